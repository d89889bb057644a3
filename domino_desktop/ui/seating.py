"""Who sits where, as every screen shows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from domino_desktop.i18n.english import Speaker


@dataclass(frozen=True, slots=True)
class SeatMark:
    """One seat: who sits there, in which colour and shape (a place in ``Theme.seats``), and the language spoken."""

    seat: int
    name: str
    colour: int
    language: str


def seats_of(team: int, teams: Sequence[int]) -> tuple[int, ...]:
    """The seats of a team, in seat order."""
    return tuple(seat for seat, owner in enumerate(teams) if owner == team)


def names(seats: Iterable[int], marks: Sequence[SeatMark], language: Speaker) -> str:
    """The names of these seats as one list: "Anna and João"."""
    return language.joined(marks[seat].name for seat in seats)


def team_name(team: int, teams: Sequence[int], marks: Sequence[SeatMark], language: Speaker) -> str:
    """A team by the names of who plays in it."""
    return names(seats_of(team, teams), marks, language)
