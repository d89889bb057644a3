"""What one eye can know of the tiles that it cannot see, and imagined deals that agree with all of it.

Every hidden tile lies in a place: in a hand, laid aside, or in the boneyard. `evidence` tells what a place cannot hold.
Where declarations are trusted a knock may be untrue: words that no deal agrees with do not count, so there is always a
deal to imagine.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import NamedTuple

from domino_desktop.ai.evidence import Slot, read_evidence
from domino_desktop.ai.masks import masks_for
from domino_desktop.core.events import TileDiscarded, TilePlayed
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View

_BONEYARD = -1
_NOWHERE = -2
"""Where the tiles lie that an entered position leaves out."""


_PROPOSALS = 6
"""So many deals are proposed for one, where what the places are barred to is not nested: the proposals are uneven."""

_LOG_FACTORIALS = [math.lgamma(number + 1) for number in range(200)]


class Place(NamedTuple):
    """Where so many hidden tiles lie: ``seat`` is the seat whose they are, or tells that they are nobody's.

    ``barred`` are the tiles (bits) that cannot be here, ``born`` the event that brought them here.
    """

    seat: int
    room: int
    barred: int = 0
    born: int = 0
    is_aside: bool = False


class Dealt(NamedTuple):
    """An imagined deal. By seat: the hands and what is laid aside, as bits; the boneyard as tiles in their order.

    ``places`` are the hidden tiles (bits) by place of the belief.
    """

    hands: list[int]
    boneyard: list[int]
    laid_aside: list[int]
    places: list[int]


class Belief:
    """What an eye believes in one position.

    ``unseen`` are the tiles (bits) that it cannot see, ``may_hold`` by seat the tiles that its hand may contain: for
    hands that the eye can see, exactly those. Nothing here depends on a hidden tile.
    """

    def __init__(self, view: View) -> None:
        """Raises ValueError when the view contradicts itself."""
        self._masks = masks_for(view.ruleset.max_pip)
        self.evidence = read_evidence(view)
        self._known = _known_hands(view, self._masks.bits)
        self._known_aside = self._masks.bits(
            event.tile for event in view.history if isinstance(event, TileDiscarded) and event.tile is not None
        )
        self._eye = view.eye
        self._seats = view.seats
        self._draws = view.ruleset.draw != "none"
        self.unseen = self._masks.bits(view.ruleset.tiles_for(view.seats)) & ~self._seen(view)
        places = self._places(view)
        spare = self.unseen.bit_count() - sum(place.room for place in places)
        if spare < 0:
            raise ValueError("the view's tiles do not add up")
        self.places = (*places, Place(_NOWHERE, spare)) if spare else tuple(places)
        self._sort()
        if not self._is_possible():
            self.places = tuple(place._replace(barred=0) for place in self.places)
            self._sort()

    @staticmethod
    def of(view: View) -> Belief:
        """What this view's eye can know. Raises ValueError when the view contradicts itself."""
        return Belief(view)

    @property
    def may_hold(self) -> tuple[int, ...]:
        found = [self._known.get(seat, 0) for seat in range(self._seats)]
        for place in self.places:
            if place.seat >= 0 and not place.is_aside:
                found[place.seat] |= self.unseen & ~place.barred
        return tuple(found)

    def lacking(self) -> tuple[tuple[int, ...], ...]:
        """By seat: the numbers that a hidden hand cannot contain, although not all their tiles are seen."""
        return tuple(
            ()
            if seat in self._known
            else tuple(
                value for value, suit in enumerate(self._masks.suits) if suit & self.unseen and not suit & may_hold
            )
            for seat, may_hold in enumerate(self.may_hold)
        )

    def deal(self, chance: random.Random) -> Dealt:
        """The hidden tiles dealt at random, so that everything public agrees; every such deal is about as likely."""
        best = self._proposed(chance)
        for _ in range(self._proposals - 1):
            other = self._proposed(chance)
            if best is None or (other is not None and math.log(1.0 - chance.random()) < other[1] - best[1]):
                best = other
        return self._dealt(self._squeezed(chance) if best is None else best[0], chance)

    # How it is worked out -------------------------------------------------------------------------------

    def _seen(self, view: View) -> int:
        """Every tile (bits) that lies on the table, in a hand that the eye can see, or was laid aside by it."""
        laid = (event.tile for event in view.history if isinstance(event, TilePlayed))
        seen = self._masks.bits(view.layout.tiles()) | self._masks.bits(laid) | self._known_aside
        for hand in self._known.values():
            seen |= hand
        return seen

    def _places(self, view: View) -> list[Place]:
        found = []
        for seat in range(view.seats):
            if seat not in self._known:
                slots = self.evidence.hands[seat]
                if len(slots) != view.counts[seat]:
                    raise ValueError("the view's record does not agree with its counts")
                found += _places_of(seat, slots, is_aside=False)
            if seat != view.eye:
                found += _places_of(seat, self.evidence.laid_aside[seat], is_aside=True)
        if view.boneyard:
            found.append(Place(_BONEYARD, view.boneyard))
        return found

    def _sort(self) -> None:
        """Tiles that may lie in the same places are of one kind; those with the least room are dealt first."""
        self._options = {
            tile: tuple(number for number, place in enumerate(self.places) if not place.barred >> tile & 1)
            for tile in self._masks.numbers(self.unseen)
        }
        kinds: dict[tuple[int, ...], list[int]] = {}
        for tile, options in self._options.items():
            kinds.setdefault(options, []).append(tile)
        room = {options: sum(self.places[number].room for number in options) for options in kinds}
        self._kinds = [(kinds[options], options) for options in sorted(kinds, key=lambda options: room[options])]
        is_nested = all(set(one) <= set(other) for (_, one), (_, other) in pairwise(self._kinds))
        self._proposals = 1 if is_nested else _PROPOSALS

    def _is_possible(self) -> bool:
        try:
            self._squeezed(random.Random(0))
        except _NoRoom:
            return False
        return True

    def _proposed(self, chance: random.Random) -> tuple[list[int], float] | None:
        """The hidden tiles (bits) by place, and how much too rarely they come up like that (a logarithm).

        None where tiles are left for which there is no room.
        """
        places = [0] * len(self.places)
        free = [place.room for place in self.places]
        weight = 0.0
        for tiles, options in self._kinds:
            pool = [place for place in options for _ in range(free[place])]
            if len(pool) < len(tiles):
                return None
            weight += _LOG_FACTORIALS[len(pool)] - _LOG_FACTORIALS[len(pool) - len(tiles)]
            if len(options) > 1:
                _shuffle(pool, chance)
            for tile, place in zip(tiles, pool):
                places[place] |= 1 << tile
                free[place] -= 1
        return places, weight

    def _squeezed(self, chance: random.Random) -> list[int]:
        """The hidden tiles (bits) by place, where there is hardly any room. Raises _NoRoom where there is none."""
        places = [0] * len(self.places)
        free = [place.room for place in self.places]
        tiles = list(self._options)
        _shuffle(tiles, chance)
        for tile in tiles:
            self._squeeze_in(tile, places, free)
        return places

    def _squeeze_in(self, tile: int, places: list[int], free: list[int]) -> None:
        """Find room for a tile whose places are full: others move on, along the shortest way to a free place."""
        came: dict[int, tuple[int, int] | None] = dict.fromkeys(self._options[tile])
        queue = list(came)
        for place in queue:
            if free[place]:
                break
            for other in self._masks.numbers(places[place]):
                for following in self._options[other]:
                    if following not in came:
                        came[following] = (place, other)
                        queue.append(following)
        else:
            raise _NoRoom
        free[place] -= 1
        while (step := came[place]) is not None:
            before, moved = step
            places[before] ^= 1 << moved
            places[place] |= 1 << moved
            place = before
        places[place] |= 1 << tile

    def _dealt(self, places: list[int], chance: random.Random) -> Dealt:
        hands = [self._known.get(seat, 0) for seat in range(self._seats)]
        aside = [0] * self._seats
        if self._eye >= 0:
            aside[self._eye] = self._known_aside
        boneyard: list[int] = []
        for place, held in zip(self.places, places):
            if place.seat == _BONEYARD:
                boneyard = self._masks.numbers(held)
                if self._draws:
                    _shuffle(boneyard, chance)
            elif place.seat >= 0:
                (aside if place.is_aside else hands)[place.seat] |= held
        return Dealt(hands, boneyard, aside, places)


class _NoRoom(Exception):
    """No deal agrees with everything that was said."""


def _shuffle(items: list[int], chance: random.Random) -> None:
    """Like `random.shuffle`, three times as fast: this is done for every imagined deal."""
    roll = chance.random
    items.sort(key=lambda _: roll())


def _known_hands(view: View, bits: Callable[[Iterable[Tile]], int]) -> dict[int, int]:
    """The hands (bits) that the eye can see, by seat."""
    known = {shown.seat: bits(shown.tiles) for shown in view.revealed}
    if view.eye >= 0:
        known[view.eye] = bits(view.hand)
    return known


def _places_of(seat: int, slots: list[Slot], is_aside: bool) -> list[Place]:
    """The slots of a seat; those that are alike are one place."""
    rooms: dict[tuple[int, int], int] = {}
    for slot in slots:
        key = (slot.born, slot.barred)
        rooms[key] = rooms.get(key, 0) + 1
    return [Place(seat, room, barred, born, is_aside) for (born, barred), room in rooms.items()]
