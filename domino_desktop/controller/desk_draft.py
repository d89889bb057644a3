"""What a referee has half entered: kept with the desk, so that nothing typed is ever lost."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from domino_desktop.core.codec import CodecFault, from_json, to_json
from domino_desktop.core.tiles import Tile


@dataclass(frozen=True, slots=True)
class Draft:
    """The position as far as it is typed, and the tiles of the hand that is being entered.

    ``ends`` are the numbers open; ``line`` the tiles of a plain line as they lie, each as its left and right half.
    ``counts`` holds how many tiles each seat has, None where nobody has said so yet. ``hand`` are the tiles typed for
    the seat ``entering``. ``turn``, ``leader`` and ``closer`` are seats. ``by_tile``: the round is recorded from its
    first tile on; ``wants_line``: the referee types lines rather than ends.
    """

    ends: tuple[int, ...] = ()
    line: tuple[tuple[int, int], ...] = ()
    counts: tuple[int | None, ...] = ()
    boneyard: int = 0
    turn: int = 0
    leader: int | None = None
    closer: int | None = None
    markers: tuple[int, ...] = ()
    by_tile: bool = False
    wants_line: bool = False
    entering: int | None = None
    hand: tuple[Tile, ...] = field(default=())

    def to_json(self) -> Any:
        return to_json(self)

    @staticmethod
    def from_json(data: Any) -> Draft:
        """An empty draft where the data are none: what was half typed is no fact yet."""
        try:
            draft: Draft = from_json(Draft, data)
        except CodecFault:
            return Draft()
        return draft
