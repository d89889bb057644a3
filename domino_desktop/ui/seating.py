"""Who sits where, as every screen shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from domino_desktop.i18n.narration import Names


@dataclass(frozen=True, slots=True)
class SeatMark:
    """One seat: who sits there, in which colour and shape (a place in ``Theme.seats``), and the language spoken."""

    seat: int
    name: str
    colour: int
    language: str


def names(marks: Sequence[SeatMark], teams: Sequence[int]) -> Names:
    """What sentences need to know about the seats; ``marks`` are in seat order, ``teams`` names each one's team."""
    return Names(tuple(mark.name for mark in marks), tuple(teams))
