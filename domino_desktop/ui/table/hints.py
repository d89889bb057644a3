"""Words at the tile: why it flew home, what to do with it, and in which order the hand stands now."""

from __future__ import annotations

from collections.abc import Callable

from domino_desktop.core.tiles import Tile
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, table
from domino_desktop.ui.board.rack import Order
from domino_desktop.ui.board.view import BoardView
from domino_desktop.ui.table.voices import Voices
from domino_desktop.ui.table.wishes import Wishes

_SORTED = {
    Order.BY_NUMBER: table.SORTED_BY_NUMBER,
    Order.BY_PIPS: table.SORTED_BY_PIPS,
    Order.BY_FIT: table.SORTED_BY_FIT,
    Order.BY_HAND: table.SORTED_BY_HAND,
}


class Hints:
    """Says them in the language that is ``spoken`` now, and lets them be announced, with whether they name a tile."""

    def __init__(
        self,
        board: BoardView,
        wishes: Wishes,
        voices: Voices,
        spoken: Callable[[], Language],
        announce: Callable[[str, bool], object],
    ) -> None:
        self._voices, self._spoken, self._announce = voices, spoken, announce
        board.sorted.connect(lambda order: self._say(None, _SORTED[order]))
        wishes.drop_wanted.connect(lambda tile: self._say(tile, table.DROP_ON_END))
        wishes.wrong_end.connect(lambda tile, value: self._say(tile, table.DOES_NOT_FIT_END, str(tile), value))

    def _say(self, tile: Tile | None, message: Message, *args: str | int) -> None:
        sentence = self._spoken().say(message, *args)
        self._voices.say_at(tile, sentence)
        self._announce(sentence, bool(args))
