"""What is taken over from the tournament before: what was settled, who directed, and who was entered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from domino_desktop.tournament.settings import EntrantKind, Settings

if TYPE_CHECKING:
    from domino_desktop.controller.tournament_record import TournamentRecord


@dataclass(frozen=True, slots=True)
class LastEntrant:
    """One entrant of the tournament before, by the ids of its members."""

    members: tuple[int, ...]
    rating: int = 0


@dataclass(frozen=True, slots=True)
class LastTime:
    """``director`` is a name, empty where nobody was named; ``language`` is the code of theirs."""

    settings: Settings
    director: str = ""
    language: str = ""
    entrants: tuple[LastEntrant, ...] = ()


def last_time_of(office: TournamentRecord) -> LastTime:
    """What this tournament hands on. Who was withdrawn may come again; who is forgotten may not."""
    people, state = office.people, office.state
    entrants = []
    for _, entrant in sorted(state.entrants.items()):
        members = [people[person] for person in entrant.persons if person in people]
        if len(members) == len(entrant.persons) and not any(member.is_forgotten for member in members):
            entrants.append(LastEntrant(tuple(member.id for member in members), entrant.rating))
    director = people.get(office.director)
    if director is None or director.is_forgotten:
        return LastTime(state.settings, entrants=_once(entrants))
    return LastTime(state.settings, director.name, director.language, _once(entrants))


def entrants_for(entrants: Sequence[LastEntrant], kind: EntrantKind) -> tuple[LastEntrant, ...]:
    """The same people as entrants of this kind: pairs fall apart where everybody plays alone; the reverse is none."""
    if kind.persons == 2:
        return tuple(entrant for entrant in entrants if len(entrant.members) == 2)
    return _once(
        [
            LastEntrant((member,), 0 if len(each.members) > 1 else each.rating)
            for each in entrants
            for member in each.members
        ]
    )


def _once(entrants: Sequence[LastEntrant]) -> tuple[LastEntrant, ...]:
    """Nobody twice: whoever was withdrawn may have been entered again."""
    known: set[int] = set()
    kept = []
    for entrant in entrants:
        if known.isdisjoint(entrant.members):
            kept.append(entrant)
            known.update(entrant.members)
    return tuple(kept)
