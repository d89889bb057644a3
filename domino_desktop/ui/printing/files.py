"""Where a file is to be written, or which one is to be read: a person chooses."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, settings

_visited: list[str] = []
"""The folder that was chosen last, while the program runs: whoever went to a stick once finds it again."""


def ask_for_file(
    parent: QWidget,
    language: Language,
    title: Message,
    kinds: tuple[tuple[Message, str], ...],
    name: str | None = None,
    folder: Path | None = None,
) -> Path | None:
    """The file that the person chooses; ``name`` is proposed for a new one, without it an old one is wanted.

    ``folder`` is where the search begins, if it is there; else where the last file was, or among the documents.
    """
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    begins = [str(folder)] if folder is not None else [*_visited, documents]
    dialog = QFileDialog(parent, language.say(title))
    dialog.setDirectory(next((each for each in begins if Path(each).is_dir()), ""))
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
    if not chosen:
        return None
    path = Path(chosen[0])
    _visited[:] = [str(path.parent)]
    return path
