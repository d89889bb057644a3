"""What a referee can do at any time, as a row of quiet buttons and a menu with the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import desk, desk_walk
from domino_desktop.ui.controls import FlowLayout, QuietButton

_GAP: Final = 8


class DeskTools(QWidget):
    """Undo, a foul, the rounds, the protocol; under "More" the players' window, accusations, corrections, the rules.

    Folded, everything is under "More", the open tables as well.
    """

    undo = Signal()
    foul = Signal()
    rounds = Signal()
    protocol = Signal()
    players = Signal()
    accusation = Signal()
    correction = Signal()
    rules = Signal()
    switched = Signal(int)
    """Another open table is wanted; carries the desk's id."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._undo, self._foul, self._rounds, self._protocol, self._more = (QuietButton() for _ in range(5))
        self._menu = menu = QMenu(self._more)
        self._folded: dict[QuietButton, QAction] = {}
        for button, signal in (
            (self._undo, self.undo),
            (self._foul, self.foul),
            (self._rounds, self.rounds),
            (self._protocol, self.protocol),
        ):
            button.clicked.connect(signal)
            self._folded[button] = menu.addAction("", signal.emit)
        self._players = menu.addAction("", self.players.emit)
        self._accusation = menu.addAction("", self.accusation.emit)
        self._correction = menu.addAction("", self.correction.emit)
        self._rules = menu.addAction("", self.rules.emit)
        self._line = menu.addSeparator()
        self._tables = QActionGroup(self)
        self._tables.triggered.connect(lambda action: self.switched.emit(action.data()))
        self._more.setMenu(menu)
        flow = FlowLayout(self, spacing=_GAP)
        for button in (*self._folded, self._more):
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
        for button, action in self._folded.items():
            action.setText(button.text())
        self._players.setText(say(desk_walk.SHOW_PLAYERS))
        self._accusation.setText(say(desk.ACCUSATION))
        self._correction.setText(say(desk.CORRECT_POSITION))
        self._rules.setText(say(desk.RULES))

    def offer(self, tables: Sequence[tuple[int, str]], desk_id: int) -> None:
        """The open tables, for when they are folded, and the one in view."""
        for action in self._tables.actions():
            self._tables.removeAction(action)
            self._menu.removeAction(action)
            action.deleteLater()
        for number, name in tables:
            action = self._menu.addAction(name)
            action.setData(number)
            action.setCheckable(True)
            action.setChecked(number == desk_id)
            self._tables.addAction(action)

    def allow(self, *, in_round: bool, has_round: bool) -> None:
        """What makes sense now: fouls and corrections while a round is open, a protocol once there was one."""
        for action in (self._accusation, self._correction, self._folded[self._foul]):
            action.setEnabled(in_round)
        self._foul.setEnabled(in_round)
        for one in (self._protocol, self._folded[self._protocol]):
            one.setEnabled(has_round)

    def fold(self, *, tools: bool, tables: bool) -> None:
        """Whether everything is under "More", and whether the open tables are."""
        for button, action in self._folded.items():
            button.setVisible(not tools)
            action.setVisible(tools)
        for table in self._tables.actions():
            table.setVisible(tables)
        self._line.setVisible(tables)

    def full_width(self) -> int:
        """What all buttons side by side take."""
        buttons = (*self._folded, self._more)
        return sum(button.sizeHint().width() for button in buttons) + _GAP * (len(buttons) - 1)
