"""What the board shows: a view, whose rack lies open, and what its owner may do there."""

from __future__ import annotations

from dataclasses import dataclass, field

from domino_desktop.core.moves import PlayTile
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.i18n.english import English, Speaker
from domino_desktop.ui.seating import SeatMark


@dataclass(frozen=True)
class Picture:
    """Everything the scene shows: a view, whose rack it is and whether it lies open, and words in one language.

    ``speaker`` says what only a screen reader asks for; without ``names_tiles`` the tiles of the rack are told by
    their places.
    ``shows_fit`` raises the tiles that fit and ``sorts_hand`` keeps them in order (personal aids). ``play_time`` is
    how long a tile travels, and ``deal_time`` a whole deal, in milliseconds; with ``fades`` nothing travels, and tiles
    appear in that time. ``tile_size`` is that of the rack's
    tiles in percent, as far as they have room. Under a closed rack ``view`` is the table's view, so that no hand is
    anywhere in the scene.
    """

    view: View
    marks: tuple[SeatMark, ...]
    subtitles: tuple[str, ...]
    boneyard_label: str
    owner: int | None = None
    is_open: bool = False
    shows_fit: bool = False
    play_time: int = 200
    deal_time: int = 0
    sorts_hand: bool = False
    on_turn: int | None = None
    legal: dict[Tile, tuple[str, ...]] = field(default_factory=dict)
    speaker: Speaker = field(default_factory=English)
    tile_size: int = 100
    ways: dict[tuple[Tile, str], tuple[int, ...]] = field(default_factory=dict)
    """The halves that may touch, for each tile and end where there are two of them."""
    lays_aside: bool = False
    """Whether the rack's owner is to lay a tile aside, or may try to."""
    aside: Tile | None = None
    """The tile of the rack that is picked to be laid aside."""
    notes: tuple[str, ...] = ()
    """What stands under the names even where there is no room for ``subtitles``."""
    fades: bool = False
    names_tiles: bool = True
    open_time: int = 0
    """How long all hands take to turn up when they are laid open, in milliseconds."""

    @property
    def travel_time(self) -> int:
        """How long a tile travels, in milliseconds; 0 where nothing does."""
        return 0 if self.fades else self.play_time

    @property
    def fade_time(self) -> int:
        """How long a tile takes to appear, in milliseconds; 0 where it travels, or is there at once."""
        return self.play_time if self.fades else 0


def legal_ends(view: View) -> dict[Tile, tuple[str, ...]]:
    """The ends where each tile of the hand may be laid now."""
    ends: dict[Tile, tuple[str, ...]] = {}
    for move in view.legal_moves:
        if isinstance(move, PlayTile) and move.end not in ends.get(move.tile, ()):
            ends[move.tile] = (*ends.get(move.tile, ()), move.end)
    return ends


def legal_ways(view: View) -> dict[tuple[Tile, str], tuple[int, ...]]:
    """The halves that may touch, for each tile and end where either of two may."""
    ways: dict[tuple[Tile, str], tuple[int, ...]] = {}
    for move in view.legal_moves:
        if isinstance(move, PlayTile) and move.near is not None:
            ways[move.tile, move.end] = (*ways.get((move.tile, move.end), ()), move.near)
    return ways
