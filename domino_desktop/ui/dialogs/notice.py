"""One sentence that wants to be read, with one button."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import Message, buttons
from domino_desktop.ui.controls import PrimaryButton, TextLabel

_WIDTH_IN_LETTERS = 46


class Notice(QDialog):
    """A small window that says what happened; Esc, Enter and the button close it."""

    def __init__(self, parent: QWidget | None, language: Speaker, message: Message | str, *args: str | int) -> None:
        """``message`` is said with ``args``; a text is a whole sentence in the language already."""
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, parent is not None)
        sentence = message if isinstance(message, str) else language.say(message, *args)
        self.setWindowTitle("Domino Desktop")
        self.setAccessibleName(sentence)
        words = TextLabel("body", sentence)
        words.setWordWrap(True)
        button = PrimaryButton(language.say(buttons.OK))
        button.clicked.connect(self.accept)
        button.setDefault(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 24)
        column.setSpacing(18)
        column.addWidget(words)
        column.addWidget(button, 0, Qt.AlignmentFlag.AlignRight)
        width = self.fontMetrics().averageCharWidth() * _WIDTH_IN_LETTERS + 56
        if parent is not None:
            width = min(width, max(320, parent.window().width() - 40))
        self.setFixedWidth(width)
        self.resize(width, column.heightForWidth(width))
