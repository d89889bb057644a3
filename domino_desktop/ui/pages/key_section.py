"""The card of the settings page where each single key of the table is shown and can be changed."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import settings
from domino_desktop.storage.settings import Settings
from domino_desktop.ui.controls import QuietButton, TextLabel
from domino_desktop.ui.keys import LETTER_ROWS, KeyRow, as_letter, keys_in_force
from domino_desktop.ui.pages.columns import ColumnLayout
from domino_desktop.ui.pages.page import Section

_ROOM_IN_LETTERS: Final = 5


class KeyField(QLineEdit):
    """Shows one key and takes another: the next one pressed here. What it cannot be, it leaves to the page."""

    pressed = Signal(str)
    """Carries what a person typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.selectionChanged.connect(self.deselect)

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * _ROOM_IN_LETTERS + 24, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
        if plain and event.text().isprintable() and event.text().strip():
            self.pressed.emit(event.text())
        else:
            event.ignore()


class KeySection(Section):
    """A field for each single letter of the table."""

    changed = Signal(object)
    """Carries the letters that a person chose, as `Settings.keys` keeps them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language, self._settings = language_of("en"), Settings()
        self._note = TextLabel("quiet")
        self.rows.addWidget(self._note)
        fields = QWidget()
        columns = ColumnLayout(fields, letters=34, most=2)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        fields.setSizePolicy(policy)
        self._fields = [(row, KeyField(), TextLabel("body")) for row in LETTER_ROWS]
        for row, field, words in self._fields:
            field.pressed.connect(lambda typed, row=row: self._take(row, typed))
            holder = QWidget()
            line = QHBoxLayout(holder)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(14)
            line.addWidget(field, 0, Qt.AlignmentFlag.AlignVCenter)
            line.addWidget(words, 1, Qt.AlignmentFlag.AlignVCenter)
            columns.addWidget(holder)
        self.rows.addWidget(fields)
        self._as_at_first = QuietButton()
        self._as_at_first.clicked.connect(lambda: self._change({}))
        self.rows.addWidget(self._as_at_first, 0, Qt.AlignmentFlag.AlignLeft)

    def present(self, language: Language, shown: Settings) -> None:
        """Show the keys that are in force with these settings in this language."""
        self._language, self._settings = language, shown
        say = language.say
        self.heading.setText(say(settings.KEYS_AT_TABLE))
        self._note.setText(say(settings.KEYS_NOTE))
        self._as_at_first.setText(say(settings.KEYS_AS_AT_FIRST))
        keys = keys_in_force(shown, language)
        for row, field, words in self._fields:
            field.setText(keys[row.action][0])
            field.setAccessibleName(say(row.does))
            words.setText(say(row.does))

    def _take(self, row: KeyRow, typed: str) -> None:
        """Make this the key of the row, or say in one sentence why not."""
        letter = as_letter(typed)
        others = {field.text(): other for other, field, _ in self._fields if other is not row}
        if not letter:
            self._refuse(row, self._language.say(settings.KEY_IS_NO_LETTER))
        elif letter in others:
            does = self._language.say(others[letter].does)
            self._refuse(row, self._language.say(settings.KEY_IS_TAKEN, letter, does))
        else:
            keys = {action: kept for action, kept in self._settings.keys.items() if action != row.action.value}
            by_itself = keys_in_force(replace(self._settings, keys=keys), self._language)
            # a letter that the language gives goes on following the language
            self._change(keys if by_itself[row.action] == (letter,) else {**keys, row.action.value: letter})

    def _change(self, keys: dict[str, str]) -> None:
        self.present(self._language, replace(self._settings, keys=keys))
        self.changed.emit(keys)

    def _refuse(self, refused: KeyRow, sentence: str) -> None:
        """Say under the words of this row, where the eye is, why its key stays as it was."""
        for row, _, words in self._fields:
            does = self._language.say(row.does)
            words.setText(f"{does}\n{sentence}" if row is refused else does)
