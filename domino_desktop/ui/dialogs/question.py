"""One question with two answers in our own words."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import Message
from domino_desktop.ui.controls import FlowLayout, PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.dialogs.fitting import fit

_WIDTH_IN_LETTERS = 46


class Question(QDialog):
    """A small window over its page that asks one thing; ``open`` shows it and waits for nothing.

    ``accepted`` is the answer yes, ``rejected`` the safe one: Esc, closing the window, and Enter as long as nobody
    has moved the ring. ``heading`` and ``detail`` are said with ``args``.
    """

    def __init__(
        self,
        parent: QWidget,
        language: Speaker,
        heading: Message,
        *args: str | int,
        yes: Message,
        no: Message,
        detail: Message | None = None,
    ) -> None:
        super().__init__(parent)
        self._heading, self._detail, self._args = heading, detail, args
        self._yes, self._no = yes, no
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._asked = TextLabel("heading")
        self._more = TextLabel("body")
        self._more.setVisible(detail is not None)
        self._yes_button = QuietButton()
        self._no_button = PrimaryButton()
        self._yes_button.clicked.connect(self.accept)
        self._no_button.clicked.connect(self.reject)
        answers = QWidget()
        row = FlowLayout(answers, spacing=12)
        row.addWidget(self._no_button)
        row.addWidget(self._yes_button)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        answers.setSizePolicy(policy)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 24)
        column.setSpacing(14)
        column.addWidget(self._asked)
        column.addWidget(self._more)
        column.addSpacing(6)
        column.addWidget(answers)
        self.retranslate(language)

    def retranslate(self, language: Speaker) -> None:
        """Ask in this language."""
        heading = language.say(self._heading, *self._args)
        self.setWindowTitle(heading)
        self.setAccessibleName(heading)
        self._asked.setText(heading)
        if self._detail is not None:
            detail = language.say(self._detail, *self._args)
            self._more.setText(detail)
            self.setAccessibleDescription(detail)
        self._yes_button.setText(language.say(self._yes))
        self._no_button.setText(language.say(self._no))
        fit(self, _WIDTH_IN_LETTERS)

    def showEvent(self, event: QShowEvent) -> None:
        fit(self, _WIDTH_IN_LETTERS)
        super().showEvent(event)
        self._no_button.setFocus(Qt.FocusReason.OtherFocusReason)
