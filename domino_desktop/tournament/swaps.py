"""Two persons in each other's seat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from domino_desktop.tournament.results import Place, Seating


def swapped(seatings: Iterable[Seating], first: Place, second: Place) -> tuple[Seating, ...]:
    """These tables with the persons of two places in each other's seats; the sides follow from who sits where.

    Partners who stay together change places as two persons of one entrant, or as a pair with another pair.
    """
    tables = {seating.table: seating for seating in seatings}
    owner = {person: entrant for each in tables.values() for person, entrant in owners(each).items()}
    one, other = tables[first.table].seats[first.seat], tables[second.table].seats[second.seat]
    moved = {one: other, other: one}
    if owner[one] != owner[other]:
        group, others = ([person for person in owner if owner[person] == owner[each]] for each in (one, other))
        moved = {**dict(zip(group, others)), **dict(zip(others, group))}
    for table in {first.table, second.table}:
        seats = tuple(moved.get(person, person) for person in tables[table].seats)
        tables[table] = replace(tables[table], seats=seats, sides=(_side(seats, 0, owner), _side(seats, 1, owner)))
    return tuple(tables.values())


def owners(seating: Seating) -> dict[int, int]:
    """Who at a table is scored for whom: a side's persons sit on every second seat in the order of its entrants."""
    found = {}
    for number, side in enumerate(seating.sides):
        for place, person in enumerate(seating.seats[number::2]):
            found[person] = side[min(place, len(side) - 1)]
    return found


def _side(seats: tuple[int, ...], number: int, owner: dict[int, int]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(owner[person] for person in seats[number::2]))
