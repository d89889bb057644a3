"""A small window of the director: something to fill in, and one button that does it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPalette, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, buttons
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.controls.scrolling import scroll_of
from domino_desktop.ui.desk.stacks import stack
from domino_desktop.ui.dialogs.growing import grow
from domino_desktop.ui.key_sequences import key_sequence
from domino_desktop.ui.pages.rows import at_the_end
from domino_desktop.ui.pages.tab_order import order_tabs

_LEAST_WIDTH: Final = 320
_AROUND: Final = 40
_MARGIN: Final = 28


class Form(QDialog):
    """Over its page; Enter does what the button says, Esc closes it and nothing has happened."""

    def __init__(
        self, parent: QWidget, language: Language, title: Message, *args: str, main: Message, letters: int = 72
    ) -> None:
        super().__init__(parent)
        self.language = language
        self._letters = letters
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setLocale(language.locale)
        self.setLayoutDirection(language.locale.textDirection())
        self.setWindowTitle(language.say(title, *args))
        self._heading = Sentence("headline", self.windowTitle())
        self._body = QWidget()
        self.column = QVBoxLayout(self._body)
        self.column.setContentsMargins(_MARGIN, 4, _MARGIN, 8)
        self.column.setSpacing(14)
        self._scroll = scroll_of(self._body)
        self._fault = Sentence("body")
        self._fault.setForegroundRole(QPalette.ColorRole.BrightText)
        self._fault.hide()
        self.main = PrimaryButton(language.say(main))
        self.main.clicked.connect(self._finish)
        cancel = QuietButton(language.say(buttons.CANCEL))
        cancel.clicked.connect(self.reject)
        self._footer = at_the_end(cancel, self.main)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 20, 0, 20)
        rows.setSpacing(12)
        rows.addLayout(_indented(self._heading))
        rows.addWidget(self._scroll, 1)
        rows.addLayout(_indented(self._fault))
        rows.addLayout(_indented(self._footer))
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(key_sequence(keys), self, self._finish)

    def finish(self) -> str:
        """Do what the button says; answers why that is not possible, empty when it is done."""
        raise NotImplementedError

    def focus_first(self) -> None:
        """Put the keyboard where people begin."""
        raise NotImplementedError

    def under(self, message: Message, *parts: QWidget) -> QWidget:
        """The parts below a small label."""
        label = TextLabel("quiet", self.language.say(message))
        label.setBuddy(parts[0])
        return stack(label, *parts)

    def showEvent(self, event: QShowEvent) -> None:
        self.fit()
        order_tabs(self)
        super().showEvent(event)
        self.focus_first()

    def fit(self) -> None:
        """As large as what is in it, never larger than the window it belongs to."""
        parent = self.parentWidget()
        within = (800, 600) if parent is None else parent.window().size().toTuple()
        widest, highest = (side - _AROUND for side in within)
        width = min(self.fontMetrics().averageCharWidth() * self._letters, max(_LEAST_WIDTH, widest))
        around = self._heading.heightForWidth(width - 2 * _MARGIN) + self._footer.sizeHint().height() + 64
        if self._fault.text():
            around += self._fault.heightForWidth(width - 2 * _MARGIN) + 12
        self.setFixedWidth(width)
        grow(self, width, min(self.column.totalHeightForWidth(width - 16) + around, highest))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._finish()
        else:
            super().keyPressEvent(event)

    def tell(self, sentence: str) -> None:
        """Tell what is wrong above the buttons; an empty text for nothing."""
        if sentence == self._fault.text():
            return
        self._fault.setText(sentence)
        self._fault.setVisible(bool(sentence))
        self.setAccessibleDescription(sentence)
        if self.isVisible():
            self.fit()

    def _finish(self) -> None:
        if not self.main.isEnabled():
            return
        sentence = self.finish()
        self.tell(sentence)
        if not sentence:
            self.accept()


def _indented(part: QWidget) -> QVBoxLayout:
    """The part with room on both sides."""
    column = QVBoxLayout()
    column.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
    column.addWidget(part)
    return column
