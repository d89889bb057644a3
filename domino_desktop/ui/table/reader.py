"""The keys that read: each says one thing about the table, aloud and as one line on the cloth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal

from domino_desktop.i18n.messages import table
from domino_desktop.ui.access import readings
from domino_desktop.ui.keys import Action
from domino_desktop.ui.table.desk import Desk
from domino_desktop.ui.table.rack_keeper import RackKeeper

READS: Final = (Action.READ_HAND, Action.READ_ENDS, Action.READ_COUNTS, Action.READ_TURN, Action.READ_LAST)


class Reader(QObject):
    """Reads what lies on a desk; ``lid_first`` when a hand is asked for whose lid is closed.

    Where several people share the screen, a hand is heard only by this key and shown nowhere: ``heard`` when that
    begins, and the tiles of the rack have names until the lid closes.
    """

    lid_first = Signal()
    heard = Signal()

    def __init__(self, desk: Desk, announce: Callable[[str], object], last_move: Callable[[], str]) -> None:
        super().__init__(desk)
        self._desk, self._announce, self._last_move = desk, announce, last_move
        self._keeper: RackKeeper | None = None

    def serve(self, keeper: RackKeeper) -> None:
        """Read for the people of this rack from now on."""
        self._keeper = keeper

    def read(self, action: Action) -> None:
        """Say what this key asks for."""
        if action is Action.READ_HAND:
            self._read_hand()
        else:
            if action is Action.READ_LAST:
                self._desk.board.board.finder.show_last()
            self._say(self._public(action))

    def _public(self, action: Action) -> str:
        """What everybody may hear."""
        picture = self._desk.board.board.picture
        if picture is None:
            return ""
        if action is Action.READ_ENDS:
            return readings.ends(picture)
        if action is Action.READ_COUNTS:
            return readings.counts(picture)
        return self._last_move() if action is Action.READ_LAST else self._desk.spoken_state()

    def _read_hand(self) -> None:
        keeper, board = self._keeper, self._desk.board.board
        if keeper is None or keeper.owner is None or board.picture is None:
            return
        if not keeper.is_open:
            if self._desk.is_sheet_open:
                self._announce(board.picture.speaker.say(table.RACK_HIDDEN))
            else:
                self.lid_first.emit()
            return
        if not keeper.names_tiles:
            keeper.hear()
            self.heard.emit()
        sentence = readings.hand(board.picture, board.rack.tiles)
        if keeper.is_shared:
            self._announce(sentence)
        else:
            self._say(sentence)

    def _say(self, sentence: str) -> None:
        if sentence and not self._desk.is_sheet_open:
            self._desk.voices.say(sentence)
        self._announce(sentence)
