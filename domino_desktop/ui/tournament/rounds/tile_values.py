"""What a card of one table shows: its number, both sides with their points, and a few small signs."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Slot:
    """One line of a side: a player or a pair. ``told`` is what a screen reader says of the place."""

    key: Hashable
    text: str
    told: str = ""


@dataclass(frozen=True, slots=True)
class SideValue:
    """One side of a table. ``score`` stands at the end of its first line."""

    slots: tuple[Slot, ...]
    score: str = ""
    is_winner: bool = False


@dataclass(frozen=True, slots=True)
class TableValue:
    """One card. ``plate`` is the number on the table; without one ``heading`` stands above the lines.

    ``signs`` are a few words below, ``timer`` a time at their end. ``told`` is the whole card in one sentence.
    """

    table: int
    plate: str
    sides: tuple[SideValue, ...]
    heading: str = ""
    signs: tuple[str, ...] = ()
    timer: str = ""
    told: str = ""
    is_done: bool = False
    is_warned: bool = False
    is_urgent: bool = False

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The lines of both sides."""
        return tuple(slot for side in self.sides for slot in side.slots)
