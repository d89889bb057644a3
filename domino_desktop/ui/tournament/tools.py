"""What a director can do at any time, as quiet buttons, or folded into one menu where it is narrow."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import desk
from domino_desktop.i18n.messages import tournament as words
from domino_desktop.ui.controls import FlowLayout, QuietButton

_GAP: Final = 8


class TournamentTools(QWidget):
    """The screen for everybody and the settings; under "More" the rules and who directs."""

    beamer = Signal()
    settings = Signal()
    rules = Signal()
    director = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._beamer, self._settings, self._more = QuietButton(), QuietButton(), QuietButton()
        menu = QMenu(self._more)
        self._folded: dict[QuietButton, QAction] = {}
        for button, signal in (
            (self._beamer, self.beamer),
            (self._settings, self.settings),
        ):
            button.clicked.connect(signal)
            self._folded[button] = menu.addAction("", signal.emit)
        self._rules = menu.addAction("", self.rules.emit)
        self._director = menu.addAction("", self.director.emit)
        self._more.setMenu(menu)
        flow = FlowLayout(self, spacing=_GAP)
        for button in (*self._folded, self._more):
            flow.addWidget(button)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.fold(True)  # until there is known to be room

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        for button, message in (
            (self._beamer, words.BEAMER),
            (self._settings, words.SETTINGS),
            (self._more, desk.MORE),
        ):
            button.setText(language.say(message))
        self._rules.setText(language.say(words.RULES))
        self._director.setText(language.say(words.WHO_DIRECTS))
        for button, action in self._folded.items():
            action.setText(button.text())

    def fold(self, is_folded: bool) -> None:
        """Put everything under "More", or show it side by side."""
        for button in self._folded:
            button.setVisible(not is_folded)
        for action in self._folded.values():
            action.setVisible(is_folded)
        narrow = QSizePolicy.Policy.Fixed if is_folded else QSizePolicy.Policy.Preferred
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(narrow)
        self.setSizePolicy(policy)

    def full_width(self) -> int:
        """What all buttons side by side take."""
        return sum(button.sizeHint().width() + _GAP for button in (*self._folded, self._more))
