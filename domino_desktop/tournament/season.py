"""The season table: several tournaments added up by member."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from domino_desktop.tournament.elimination import taking_part
from domino_desktop.tournament.standings import Standing, standings
from domino_desktop.tournament.state import Tournament


class Measure(Enum):
    """What a tournament brings for the season."""

    PLACES = "places"
    """As many points as there were entrants, less one for each rank above: the last one has 1."""
    WINS = "wins"
    """Half wins."""
    EFFECTIVENESS = "effectiveness"


@dataclass(frozen=True, slots=True)
class SeasonEvent:
    """One tournament of a season. ``members`` are the ids of the members of the club by their person number in it."""

    state: Tournament
    members: Mapping[int, int]
    placed: tuple[Standing, ...] = field(init=False)
    """Its standings: they stay the same, and a season asks for them again and again."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "placed", standings(self.state))


@dataclass(frozen=True, slots=True)
class SeasonResult:
    """What one tournament (by its place in the list of events) brought a member.

    ``is_counted``: it is one of the best that are added up.
    """

    event: int
    rank: int
    value: int
    is_counted: bool


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """The place of one member. Members with the same total share a rank: 1, 2, 2, 4."""

    member: int
    rank: int
    is_shared: bool
    total: int
    results: tuple[SeasonResult, ...]


def season_table(
    events: Sequence[SeasonEvent], best: int = 0, measure: Measure = Measure.PLACES
) -> tuple[SeasonRow, ...]:
    """Everybody who played in one of the events, best first; only the ``best`` results of each count (0: all).

    Both persons of a pair have its result. When somebody was replaced, it goes to those who sat for the entrant in most
    tournament rounds. Whoever played for two entrants has the better result. Persons without a member are left out.
    Of equal results the earlier ones count; those who share a rank stand in the order of their ids.
    """
    brought: dict[int, list[tuple[int, int, int]]] = {}
    for place, event in enumerate(events):
        for member, (value, rank) in _results(event, measure).items():
            brought.setdefault(member, []).append((place, rank, value))
    counted = {member: _counted(found, best) for member, found in brought.items()}
    totals = {member: sum(each.value for each in found if each.is_counted) for member, found in counted.items()}
    above = Counter(totals.values())
    ranks, rank = {}, 1
    for value in sorted(above, reverse=True):
        ranks[value] = rank
        rank += above[value]
    return tuple(
        SeasonRow(member, ranks[totals[member]], above[totals[member]] > 1, totals[member], counted[member])
        for member in sorted(totals, key=lambda member: (-totals[member], member))
    )


def _counted(found: list[tuple[int, int, int]], best: int) -> tuple[SeasonResult, ...]:
    by_value = sorted(found, key=lambda result: (-result[2], result[0]))
    counting = {place for place, _, _ in (by_value[:best] if best else by_value)}
    return tuple(SeasonResult(place, rank, value, place in counting) for place, rank, value in found)


def _results(event: SeasonEvent, measure: Measure) -> dict[int, tuple[int, int]]:
    """Value and rank of each member in one tournament."""
    there = {entrant for each in event.state.rounds for entrant in taking_part(each)}
    persons = _persons(event.state)
    results: dict[int, tuple[int, int]] = {}
    for standing in event.placed:
        if standing.entrant not in there:
            continue
        value = _value(standing, len(event.placed), measure)
        for person in persons[standing.entrant]:
            member = event.members.get(person)
            if member is not None and (member not in results or value > results[member][0]):
                results[member] = (value, standing.rank)
    return results


def _value(standing: Standing, entrants: int, measure: Measure) -> int:
    match measure:
        case Measure.PLACES:
            return entrants - standing.rank + 1
        case Measure.WINS:
            return standing.tally.half_wins
        case Measure.EFFECTIVENESS:
            return standing.tally.effectiveness


def _persons(state: Tournament) -> dict[int, tuple[int, ...]]:
    """Of each entrant as many persons as it is: those who sat for it most often, of equals those of now."""
    sat = {number: Counter(dict.fromkeys(entrant.persons, 0)) for number, entrant in state.entrants.items()}
    for each in state.rounds:
        for seating in each.seatings:
            for side, entrants in enumerate(seating.sides):
                seats = seating.seats[side::2]
                for place, entrant in enumerate(entrants):
                    # One of two entrants of a side is one person; an entrant alone on its side is all of them.
                    sat[entrant].update(seats if len(entrants) == 1 else (seats[place],))
    found = {}
    for number, times in sat.items():
        current = state.entrants[number].persons
        order = sorted(times, key=lambda person: (-times[person], person not in current, person))
        found[number] = tuple(order[: state.settings.kind.persons])
    return found
