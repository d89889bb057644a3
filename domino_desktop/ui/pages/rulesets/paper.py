"""Puts the rules of a game on paper or into a file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import rulepages
from domino_desktop.storage.files import write_whole
from domino_desktop.ui.printing.files import ask_for_file
from domino_desktop.ui.printing.leaves import as_pdf, print_leaves
from domino_desktop.ui.printing.pages import DocumentPages
from domino_desktop.ui.printing.sheets import usual_paper

_MARGIN: Final = 24.0
"""Millimetres on every side of the paper."""

_WEB_PAGES: Final = (".html", ".htm")


def print_document(document: str, parent: QWidget, title: str) -> None:
    """Ask for a printer and print there."""
    print_leaves(_laid_out(document, title), parent)


def save_document(document: str, path: Path, title: str) -> None:
    """Write a web page where the name ends like one, else a PDF. Raises StorageFault."""
    is_web_page = path.suffix.lower() in _WEB_PAGES
    write_whole(path, document.encode() if is_web_page else as_pdf(_laid_out(document, title)))


def ask_where_to_save(parent: QWidget, language: Language, name: str) -> Path | None:
    """The file that the person chooses for a document; None when none."""
    kinds = ((rulepages.PDF_FILES, "pdf"), (rulepages.WEB_PAGES, "html"))
    return ask_for_file(parent, language, rulepages.SAVE_FILE, kinds, name)


def _laid_out(document: str, title: str) -> DocumentPages:
    return DocumentPages(
        document, title, usual_paper(), margin=_MARGIN, foot=lambda number, count: f"{number} / {count}"
    )
