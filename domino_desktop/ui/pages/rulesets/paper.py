"""Puts a document on paper or into a file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QFileDialog, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, rulepages, settings
from domino_desktop.storage.files import write_whole

_MARGIN: Final = 18.0
"""Millimetres on every side of the paper."""

_WEB_PAGES: Final = (".html", ".htm")


def print_document(document: str, parent: QWidget, title: str) -> None:
    """Ask for a printer and print there."""
    # Only who prints needs what Qt has for it.
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setPageLayout(_sheet())
    dialog = QPrintDialog(printer, parent)
    dialog.setWindowTitle(title)
    if dialog.exec():
        _laid_out(document).print_(printer)
    dialog.deleteLater()


def save_document(document: str, path: Path, title: str) -> None:
    """Write a web page where the name ends like one, else a PDF. Raises StorageFault."""
    is_web_page = path.suffix.lower() in _WEB_PAGES
    write_whole(path, document.encode() if is_web_page else as_pdf(document, title))


def as_pdf(document: str, title: str) -> bytes:
    """The document as a PDF of A4 pages, whose text can be searched."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Domino Desktop")
    writer.setPageLayout(_sheet())
    _laid_out(document).print_(writer)
    return bytes(buffer.data().data())


def ask_where_to_save(parent: QWidget, language: Language, name: str) -> Path | None:
    """The file that the person chooses for a document; None when none."""
    kinds = ((rulepages.PDF_FILES, "pdf"), (rulepages.WEB_PAGES, "html"))
    return ask_for_file(parent, language, rulepages.SAVE_FILE, kinds, name)


def ask_for_file(
    parent: QWidget,
    language: Language,
    title: Message,
    kinds: tuple[tuple[Message, str], ...],
    name: str | None = None,
    folder: Path | None = None,
) -> Path | None:
    """The file that the person chooses; ``name`` is proposed for a new one, without it an old one is wanted.

    ``folder`` is where the search begins, if it is there.
    """
    dialog = QFileDialog(parent, language.say(title))
    if folder is not None and folder.is_dir():
        dialog.setDirectory(str(folder))
    filters = [f"{language.say(words)} (*.{suffix})" for words, suffix in kinds]
    dialog.setNameFilters(filters)
    if name is None:
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    else:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(kinds[0][1])
        dialog.selectFile(f"{name}.{kinds[0][1]}")
        dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(kinds[filters.index(chosen)][1]))
    # Details have a column that Qt fills with English; these two labels it has translated under other letters.
    dialog.setViewMode(QFileDialog.ViewMode.List)
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, language.say(settings.LOOK_IN))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, language.say(settings.FILES_OF_TYPE))
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return Path(chosen[0]) if chosen else None


def _sheet() -> QPageLayout:
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    size, upright = QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait
    return QPageLayout(size, upright, margins, QPageLayout.Unit.Millimeter)


def _laid_out(document: str) -> QTextDocument:
    laid = QTextDocument()
    laid.setHtml(document)
    return laid
