"""Asks what house rules shall be called."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette, QShowEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, buttons, rulepages
from domino_desktop.storage.setup import NameFault, clean_name, name_fault
from domino_desktop.ui.controls import PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.dialogs.fitting import fit
from domino_desktop.ui.pages.name_faults import name_sentence
from domino_desktop.ui.pages.rows import at_the_end

_WIDTH_IN_LETTERS = 52


class NameDialog(QDialog):
    """A small window with one field; ``named`` carries the name.

    One that is used already is only taken if ``may_replace``, and the button says so.
    """

    named = Signal(str)

    def __init__(
        self,
        parent: QWidget,
        language: Language,
        heading: Message,
        name: str,
        taken: Collection[str],
        *,
        may_replace: bool,
    ) -> None:
        super().__init__(parent)
        self._language, self._may_replace = language, may_replace
        self._taken = {clean_name(one).casefold(): one for one in taken}
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(language.say(heading))
        self._asked = TextLabel("heading", language.say(heading))
        self._field = QLineEdit(name)
        self._field.setPlaceholderText(language.say(rulepages.NAME_HINT))
        self._field.setAccessibleName(language.say(heading))
        self._field.textChanged.connect(self._follow)
        self._field.returnPressed.connect(self._finish)
        self._note = TextLabel("body")
        self._note.setForegroundRole(QPalette.ColorRole.BrightText)
        self._save = PrimaryButton()
        self._save.clicked.connect(self._finish)
        self._cancel = QuietButton(language.say(buttons.CANCEL))
        self._cancel.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 24)
        column.setSpacing(14)
        for widget in (self._asked, self._field, self._note, at_the_end(self._cancel, self._save)):
            column.addWidget(widget)
        self._follow()

    def showEvent(self, event: QShowEvent) -> None:
        fit(self, _WIDTH_IN_LETTERS)
        super().showEvent(event)
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._field.selectAll()

    def _follow(self) -> None:
        """Say at once what is wrong with the name, or that it is used already."""
        name = clean_name(self._field.text())
        fault, known = name_fault(name), self._taken.get(name.casefold())
        note = ""
        if fault is not None and fault is not NameFault.ONLY_SPACES:
            note = name_sentence(fault, self._language)
        elif known is not None:
            note = self._language.say(rulepages.NAME_TAKEN, known)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self._field.setAccessibleDescription(note)
        self._save.setEnabled(fault is None and (known is None or self._may_replace))
        replaces = known is not None and self._may_replace
        self._save.setText(self._language.say(rulepages.REPLACE_THEM if replaces else rulepages.SAVE))
        if self.isVisible():
            fit(self, _WIDTH_IN_LETTERS)

    def _finish(self) -> None:
        if self._save.isEnabled():
            self.named.emit(clean_name(self._field.text()))
            self.accept()
