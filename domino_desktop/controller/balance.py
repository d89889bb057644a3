"""The balance of a table: where each tile of the set is, and which ones nobody has found yet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, unique
from types import MappingProxyType

from domino_desktop.core.tiles import Tile, TileSet, pips_of


@unique
class PlaceKind(Enum):
    """Where a tile can be."""

    TABLE = "table"
    HAND = "hand"
    BONEYARD = "boneyard"
    ASLEEP = "asleep"  # not in play: the referee knows that nobody holds it


@dataclass(frozen=True, slots=True)
class Place:
    """Where a tile is; ``seat`` is whose hand, counted from 0, and None elsewhere."""

    kind: PlaceKind
    seat: int | None = None


@unique
class RefusalReason(Enum):
    """Why a tile cannot be entered."""

    NOT_IN_SET = "not_in_set"
    ON_TABLE = "on_table"
    IN_HAND = "in_hand"
    IN_BONEYARD = "in_boneyard"
    ASLEEP = "asleep"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a tile cannot be entered; ``seat`` is whose hand it is in, and None for every other reason."""

    reason: RefusalReason
    seat: int | None = None


_REASONS = {
    PlaceKind.TABLE: RefusalReason.ON_TABLE,
    PlaceKind.HAND: RefusalReason.IN_HAND,
    PlaceKind.BONEYARD: RefusalReason.IN_BONEYARD,
    PlaceKind.ASLEEP: RefusalReason.ASLEEP,
}


@dataclass(frozen=True, slots=True)
class Balance:
    """What has been found of a set. A tile that was entered twice counts once, and is named by ``doubled``.

    >>> balance = Balance.of(TileSet(6), [Tile.of(6, 4)], {0: [Tile.of(5, 5)]}, [], [])
    >>> balance.found_pips, balance.expected_pips, balance.found_tiles, balance.expected_tiles
    (20, 168, 2, 28)
    >>> balance.refusal(Tile.of(5, 5))
    Refusal(reason=<RefusalReason.IN_HAND: 'in_hand'>, seat=0)
    """

    tile_set: TileSet
    places: Mapping[Tile, Place]
    doubled: tuple[Tile, ...] = ()

    @staticmethod
    def of(
        tile_set: TileSet,
        table: Iterable[Tile],
        hands: Mapping[int, Iterable[Tile]],
        boneyard: Iterable[Tile],
        asleep: Iterable[Tile],
    ) -> Balance:
        """The balance of these tiles; ``hands`` by seat. Raises ValueError for a tile that is not in the set."""
        everywhere = [(Place(PlaceKind.TABLE), table)]
        everywhere += [(Place(PlaceKind.HAND, seat), tiles) for seat, tiles in hands.items()]
        everywhere += [(Place(PlaceKind.BONEYARD), boneyard), (Place(PlaceKind.ASLEEP), asleep)]
        places: dict[Tile, Place] = {}
        doubled: dict[Tile, None] = {}
        for place, tiles in everywhere:
            for tile in tiles:
                if tile not in tile_set:
                    raise ValueError(f"{tile} is not in the set")
                if tile in places:
                    doubled[tile] = None
                else:
                    places[tile] = place
        return Balance(tile_set, MappingProxyType(places), tuple(doubled))

    def place_of(self, tile: Tile) -> Place | None:
        """Where this tile is, or None while it has not been found."""
        return self.places.get(tile)

    def refusal(self, tile: Tile) -> Refusal | None:
        """Why this tile cannot be entered now, or None when it can."""
        if tile not in self.tile_set:
            return Refusal(RefusalReason.NOT_IN_SET)
        place = self.places.get(tile)
        return None if place is None else Refusal(_REASONS[place.kind], place.seat)

    @property
    def found_tiles(self) -> int:
        """How many different tiles have been found."""
        return len(self.places)

    @property
    def expected_tiles(self) -> int:
        """How many tiles the set has."""
        return len(self.tile_set)

    @property
    def found_pips(self) -> int:
        """The pips of all tiles that have been found."""
        return pips_of(self.places)

    @property
    def expected_pips(self) -> int:
        """The pips of the whole set: 168 in double-six, 495 in double-nine."""
        return self.tile_set.pips

    @property
    def unaccounted(self) -> tuple[Tile, ...]:
        """The tiles that nobody has found yet, in the order of the set."""
        return tuple(tile for tile in self.tile_set if tile not in self.places)

    @property
    def is_balanced(self) -> bool:
        """Whether every tile of the set is in exactly one place."""
        return self.found_tiles == self.expected_tiles and not self.doubled
