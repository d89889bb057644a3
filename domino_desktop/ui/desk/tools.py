"""What a referee can do at any time, as a row of quiet buttons and a menu with the rest."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import desk, desk_walk
from domino_desktop.ui.controls import FlowLayout, QuietButton


class DeskTools(QWidget):
    """Undo, a foul, the rounds, the protocol; under "More" the players' window, accusations, corrections, the rules."""

    undo = Signal()
    foul = Signal()
    rounds = Signal()
    protocol = Signal()
    players = Signal()
    accusation = Signal()
    correction = Signal()
    rules = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._undo, self._foul, self._rounds, self._protocol, self._more = (QuietButton() for _ in range(5))
        for button, signal in (
            (self._undo, self.undo),
            (self._foul, self.foul),
            (self._rounds, self.rounds),
            (self._protocol, self.protocol),
        ):
            button.clicked.connect(signal)
        menu = QMenu(self._more)
        self._players = menu.addAction("", self.players.emit)
        self._accusation = menu.addAction("", self.accusation.emit)
        self._correction = menu.addAction("", self.correction.emit)
        self._rules = menu.addAction("", self.rules.emit)
        self._more.setMenu(menu)
        flow = FlowLayout(self, spacing=8)
        for button in (self._undo, self._foul, self._rounds, self._protocol, self._more):
            flow.addWidget(button)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        say = language.say
        for button, message in (
            (self._undo, desk.UNDO),
            (self._foul, desk.FOUL),
            (self._rounds, desk.ROUNDS),
            (self._protocol, desk.PROTOCOL),
            (self._more, desk.MORE),
        ):
            button.setText(say(message))
        self._players.setText(say(desk_walk.SHOW_PLAYERS))
        self._accusation.setText(say(desk.ACCUSATION))
        self._correction.setText(say(desk.CORRECT_POSITION))
        self._rules.setText(say(desk.RULES))

    def allow(self, *, in_round: bool, has_round: bool) -> None:
        """What makes sense now: fouls and corrections while a round is open, a protocol once there was one."""
        for action in (self._accusation, self._correction):
            action.setEnabled(in_round)
        self._foul.setEnabled(in_round)
        self._protocol.setEnabled(has_round)
