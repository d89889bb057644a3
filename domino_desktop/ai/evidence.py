"""What the record of a round proves about the tiles that seats hold, read from one eye's view.

Every tile of a hand has a slot, which is barred to the tiles that it cannot hold. Whoever cannot lay bars all slots of
the hand at that moment; a tile drawn later comes in a slot of its own. So the slots are nested, the oldest barred to
most, and a tile that is laid leaves the oldest slot that allowed it: exactly the hands that are possible then stay so.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from domino_desktop.ai.masks import masks_for
from domino_desktop.core.events import (
    GameEvent,
    Knocked,
    Passed,
    PositionEntered,
    RoundDealt,
    TileDiscarded,
    TileDrawn,
    TilePlayed,
)
from domino_desktop.core.layout import OpenEnd, is_matador
from domino_desktop.core.placing import empty, layout_after, train
from domino_desktop.core.ruleset_keys import held_tile
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View


@dataclass(slots=True)
class Slot:
    """Room for one tile that is not seen: the event that brought it, and the tiles (bits) that it cannot be."""

    born: int
    barred: int = 0


class SeenPlay(NamedTuple):
    """A tile (its index) as a seat laid it: at which event, from a slot of which age, with which ends open to it.

    ``is_forced``: it had to open the match.
    """

    event: int
    seat: int
    tile: int
    born: int
    ends: tuple[OpenEnd, ...]
    end: str
    is_forced: bool


@dataclass(slots=True)
class Evidence:
    """By seat: the slots of its hand, the oldest first, and of what it has laid aside; what was laid, in order."""

    hands: list[list[Slot]]
    laid_aside: list[list[Slot]]
    plays: list[SeenPlay]


def read_evidence(view: View) -> Evidence:
    """What the view's record proves."""
    reader = _Reader(view)
    for number, event in enumerate(view.history):
        reader.read(number, event)
    return reader.evidence


@cache
def accepted(max_pip: int, value: int | None, total: int, doubles_only: bool) -> int:
    """The tiles (bits) that an open end accepts; arguments as in `OpenEnd`."""
    end = OpenEnd("", value, None, total, doubles_only)
    masks = masks_for(max_pip)
    return masks.bits(tile for tile in masks.order if end.accepts(tile))


@cache
def _matadors(max_pip: int, total: int) -> int:
    """The tiles (bits) that go anywhere; none where touching halves are equal."""
    masks = masks_for(max_pip)
    return masks.bits(tile for tile in masks.order if total and is_matador(tile, total))


class _Reader:
    """Reads event by event; follows the table for what was open to whom."""

    def __init__(self, view: View) -> None:
        self.rules = view.ruleset
        self.seats = view.seats
        self.round = view.round
        self.masks = masks_for(self.rules.max_pip)
        self.evidence = Evidence([[] for _ in range(view.seats)], [[] for _ in range(view.seats)], [])
        self.layout = empty(self.rules, view.seats)
        self.markers: set[int] = set()
        self.drawn = 0
        self.opens_match = False

    def read(self, number: int, event: GameEvent) -> None:
        if isinstance(event, TilePlayed):
            self._play(number, event)
        elif isinstance(event, TileDrawn):
            self._draw(number, event)
        elif isinstance(event, Knocked):
            self._knock(event)
        elif isinstance(event, Passed):
            self._pass(event)
        elif isinstance(event, TileDiscarded):
            self._lay_aside(event)
        elif isinstance(event, RoundDealt):
            size = self.rules.hand_for(self.seats) or 0
            self.evidence.hands = [[Slot(number) for _ in range(size)] for _ in range(self.seats)]
            # The very first deal of a match is opened by the rule; what led to a later one cannot be seen here.
            self.opens_match = event.number == 1 or self.rules.lead_next == "opening"
        elif isinstance(event, PositionEntered):
            counts = [hand if isinstance(hand, int) else len(hand) for hand in event.hands]
            self.evidence.hands = [[Slot(number) for _ in range(count)] for count in counts]
            self.markers = set(event.markers)
        self.layout = layout_after(self.rules, self.seats, self.layout, event)

    def _play(self, number: int, event: TilePlayed) -> None:
        tile = self.masks.index[event.tile]
        is_forced = self.layout.is_empty and self._must_lead()
        if is_forced:
            self._lead(event.tile)
        slots = self.evidence.hands[event.seat]
        allowing = [slot for slot in slots if not slot.barred >> tile & 1]
        if not allowing:
            # It held the tile all the time: what it said before was not true.
            for slot in slots:
                slot.barred = 0
            allowing = slots
        left = allowing[0]
        slots.remove(left)
        self.evidence.plays.append(
            SeenPlay(number, event.seat, tile, left.born, self._ends_for(event.seat), event.end, is_forced)
        )
        if event.end == train(event.seat):
            self.markers.discard(event.seat)
        self.drawn = 0

    def _must_lead(self) -> bool:
        """Whether the first tile of this round is the one that the opening names."""
        rules = self.rules
        return self.opens_match and rules.opening_must_play and rules.start_tile == "none" and rules.opening != "lot"

    def _lead(self, tile: Tile) -> None:
        """The tile that had to open the match: nobody was dealt one that would have gone before it."""
        rules = self.rules
        word = rules.opening
        wanted = held_tile(word)
        if word == "named_double(round)":
            value = (self.round - 1) % (rules.max_pip + 1)
            wanted = Tile.of(value, value)
        if wanted == tile:
            return
        tiles = self.masks.order
        if word == "highest_tile":
            before = [other for other in tiles if (other.pips, other.high) > (tile.pips, tile.high)]
        elif word == "lowest_double" and tile.is_double and tile.high:
            before = [other for other in tiles if other.is_double and 0 < other.high < tile.high]
        else:
            before = [other for other in tiles if _doubles_first(other) > _doubles_first(tile)]
        barred = self.masks.bits(before if wanted is None else (*before, wanted))
        for seat in range(self.seats):
            self._bar(seat, barred)

    def _draw(self, number: int, event: TileDrawn) -> None:
        """Who draws could not lay, unless the rules let an able seat draw; matadors may always be held back."""
        rules = self.rules
        is_free = rules.voluntary_draw and not (self.drawn and rules.play_drawn == "must")
        if not is_free and not (self.drawn and rules.play_drawn == "may"):
            self._bar(event.seat, self._fitting(event.seat) & ~_matadors(rules.max_pip, rules.joint))
        self.evidence.hands[event.seat].append(Slot(number))
        self.drawn += 1

    def _knock(self, event: Knocked) -> None:
        for value in event.values:
            self._bar(event.seat, accepted(self.rules.max_pip, value, self.rules.joint, event.doubles_only))
        if self.rules.has_markers:
            self.markers.add(event.seat)
        self.drawn = 0

    def _pass(self, event: Passed) -> None:
        """A pass proves something only where nothing but matadors may be held back."""
        rules = self.rules
        if rules.joint and rules.must_play_if_able and not (self.drawn and rules.play_drawn == "may"):
            self._bar(event.seat, self._fitting(event.seat) & ~_matadors(rules.max_pip, rules.joint))
        self.drawn = 0

    def _lay_aside(self, event: TileDiscarded) -> None:
        """Nothing fits. Which tile goes is not seen: the hand is at least as free as without its oldest slot."""
        self._bar(event.seat, self._fitting(event.seat))
        slots = self.evidence.hands[event.seat]
        self.evidence.laid_aside[event.seat].append(Slot(slots[-1].born, slots[-1].barred))
        del slots[0]

    def _bar(self, seat: int, barred: int) -> None:
        for slot in self.evidence.hands[seat]:
            slot.barred |= barred

    def _ends_for(self, seat: int) -> tuple[OpenEnd, ...]:
        if self.rules.placing != "trains":
            return self.layout.ends
        return tuple(
            end for end in self.layout.ends if end.owner is None or end.owner == seat or end.owner in self.markers
        )

    def _fitting(self, seat: int) -> int:
        """The tiles (bits) that this seat could lay now."""
        found = 0
        for end in self._ends_for(seat):
            found |= accepted(self.rules.max_pip, end.value, end.total, end.doubles_only)
        return found


def _doubles_first(tile: Tile) -> tuple[bool, int, int]:
    return tile.is_double, tile.pips, tile.high
