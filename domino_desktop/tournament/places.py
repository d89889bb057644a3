"""Tables and seats for those who play each other.

Needs are kept without exception: a table that somebody always has, a seat, a helper at the same or the next table.
Beyond them everybody comes around: table numbers are dealt so that as few as possible sit where they have sat before
(the sum of the squares of these times is the least there is, and then as few as possible stay where they sat in the
last tournament round), and at each table the persons take the order of turn in which they have sat least. What is
still equal is drawn by lot. Tables are numbered from the first table of the settings on, without gaps unless a need
or a locked table asks for another number.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import count, islice, permutations

from domino_desktop.tournament.limits import Limits, limits
from domino_desktop.tournament.lot import lot
from domino_desktop.tournament.matched import Sides
from domino_desktop.tournament.matching import best_assignment
from domino_desktop.tournament.needs import Needs
from domino_desktop.tournament.past import Past, past
from domino_desktop.tournament.proposal import PairingFault
from domino_desktop.tournament.results import Seating
from domino_desktop.tournament.settings import EntrantKind
from domino_desktop.tournament.state import Tournament

_MOST_TRIES = 20_000
"""Placing those with needs is given up after so many steps; events with dozens of helpers stay far below."""


def seated(
    state: Tournament, needs: Needs, sides: Sequence[Sides], locked: tuple[Seating, ...] = ()
) -> tuple[Seating, ...]:
    """All tables of the next tournament round, the locked ones as they are, by number.

    Raises PairingFault (NEEDS_CLASH) when these sides cannot be placed.
    """
    placed = {entrant for each in sides for side in each for entrant in side}
    placed.update(entrant for seating in locked for entrant in seating.entrants)
    limit = limits(state, needs, locked, set(state.playing) - placed)
    seen = past(state)
    tables = tables_for(state, limit, seen, sides, locked)
    if tables is None:
        raise clash(state, needs, sides)
    seatings = [_seating(state, limit, seen, table, each) for table, each in zip(tables, sides)]
    return tuple(sorted((*seatings, *locked), key=lambda seating: seating.table))


def clash(state: Tournament, needs: Needs, sides: Sequence[Sides]) -> PairingFault:
    """What to raise when needs keep these sides from being placed: it names two persons with needs, if there are."""
    at_one_table = [
        [person for side in each for entrant in side for person in state.entrants[entrant].persons if person in needs]
        for each in sides
    ]
    named = max(at_one_table, key=len, default=[])[:2]
    if len(named) < 2:
        named = [person for persons in at_one_table for person in persons][:2]
    return PairingFault(PairingFault.Kind.NEEDS_CLASH, *(named * 2)[:2])


def tables_for(
    state: Tournament, limit: Limits, seen: Past, sides: Sequence[Sides], locked: tuple[Seating, ...] = ()
) -> tuple[int, ...] | None:
    """A table number for each of the sides; None when needs cannot be kept."""

    def cost(index: int, table: int) -> int:
        entrants = sides[index][0] + sides[index][1]
        times = sum(seen.tables[entrant, table] ** 2 for entrant in entrants)
        again = sum(seen.last_tables.get(entrant) == table for entrant in entrants)
        drawn = lot(state.settings.seed, "table", len(state.rounds), table, min(entrants)) >> 48
        return times << 24 | again << 16 | drawn

    taken = {seating.table for seating in locked}
    bound = _bound_tables(limit, sides, taken, _first_free(state, taken, len(sides)), cost)
    if bound is None:
        return None
    rest = [index for index in range(len(sides)) if index not in bound]
    open_tables = _first_free(state, taken | set(bound.values()), len(rest))
    chosen = best_assignment([[cost(index, table) for table in open_tables] for index in rest])
    bound.update((index, open_tables[column]) for index, column in zip(rest, chosen))
    return tuple(bound[index] for index in range(len(sides)))


def can_be_placed(state: Tournament, limit: Limits, sides: Sequence[Sides], locked: tuple[Seating, ...] = ()) -> bool:
    """Whether there are tables and seats for these sides."""
    taken = {seating.table for seating in locked}
    return _bound_tables(limit, sides, taken, _first_free(state, taken, len(sides)), lambda _, table: table) is not None


def _first_free(state: Tournament, taken: Collection[int], number: int) -> list[int]:
    """So many table numbers from the first one on."""
    return list(islice((table for table in count(state.settings.first_table) if table not in taken), number))


def _bound_tables(
    limit: Limits, sides: Sequence[Sides], taken: set[int], free: Sequence[int], cost: Callable[[int, int], int]
) -> dict[int, int] | None:
    """Tables for those who cannot sit anywhere: by index; None when there are none."""
    index_of = {entrant: index for index, each in enumerate(sides) for side in each for entrant in side}
    links: dict[int, set[int]] = {}
    for near in limit.near:
        if near.entrant in index_of and near.helping in index_of:
            one, other = index_of[near.entrant], index_of[near.helping]
            if one != other:
                links.setdefault(one, set()).add(other)
                links.setdefault(other, set()).add(one)
    open_to: dict[int, list[int]] = {}
    for index, each in enumerate(sides):
        if not limit.may_share_table(each[0] + each[1]) or not _can_sit(limit, each):
            return None
        limited = [limit.tables[entrant] for side in each for entrant in side if entrant in limit.tables]
        if limited:
            open_to[index] = sorted(frozenset.intersection(*limited) - taken)
    asked = {table + step for tables in open_to.values() for table in tables for step in (-limit.reach, limit.reach)}
    beside = sorted(table for table in asked - taken - set(free) if table > 0)
    open_to = {**{index: [*free, *beside] for index in links}, **open_to}
    for index, tables in open_to.items():
        tables.sort(key=partial(cost, index))
        tables.sort(key=beside.__contains__)
    return _search(_in_search_order(open_to, links), open_to, links, limit.reach)


def _in_search_order(open_to: Mapping[int, Sequence[int]], links: Mapping[int, set[int]]) -> list[int]:
    """The fewest tables to choose from first; whoever has to be near somebody follows directly."""
    order: list[int] = []
    waiting = sorted(open_to, key=lambda index: (len(open_to[index]), index))
    while waiting:
        near = [index for index in waiting if len(open_to[index]) == 1 or links.get(index, set()) & set(order)]
        order.append((near or waiting)[0])
        waiting.remove(order[-1])
    return order


def _search(
    order: Sequence[int], open_to: Mapping[int, Sequence[int]], links: Mapping[int, set[int]], reach: int
) -> dict[int, int] | None:
    """One table each, all different, linked ones within reach: the cheapest tables are tried first."""
    chosen: dict[int, int] = {}
    tries = count()

    def place(position: int) -> bool:
        if position == len(order):
            return True
        index = order[position]
        linked = [chosen[other] for other in links.get(index, ()) if other in chosen]
        for table in open_to[index]:
            if next(tries) > _MOST_TRIES:
                return False
            if table in chosen.values() or any(abs(table - other) > reach for other in linked):
                continue
            chosen[index] = table
            if place(position + 1):
                return True
            del chosen[index]
        return False

    return chosen if place(0) else None


def _orders(limit: Limits, sides: Sides) -> Iterator[tuple[Sides, tuple[int, ...]]]:
    """All ways in which these sides can take their seats: the sides as they sit then, and the order of turn."""
    for first, second in (sides, sides[::-1]):
        for one in permutations(first):
            for other in permutations(second):
                if limit.kind is EntrantKind.PAIR:
                    for held in permutations(limit.persons[one[0]]):
                        for opposing in permutations(limit.persons[other[0]]):
                            yield (one, other), (held[0], opposing[0], held[1], opposing[1])
                else:
                    held, opposing = (tuple(limit.persons[each][0] for each in side) for side in (one, other))
                    yield (one, other), tuple(person for turn in zip(held, opposing) for person in turn)


def _can_sit(limit: Limits, sides: Sides) -> bool:
    """Whether everybody at this table can have the seat that is needed."""
    return any(limit.fits(seats) for _, seats in _orders(limit, sides))


def _seating(state: Tournament, limit: Limits, seen: Past, table: int, sides: Sides) -> Seating:
    """The order of turn in which these persons have sat least."""

    def key(order: tuple[Sides, tuple[int, ...]]) -> tuple[int, int]:
        seats = order[1]
        times = sum(seen.seats[person, seat] ** 2 for seat, person in enumerate(seats))
        return times, lot(state.settings.seed, "seats", len(state.rounds), *seats)

    orders = (order for order in _orders(limit, sides) if limit.fits(order[1]))
    turned, seats = min(orders, key=key)
    return Seating(table, turned, seats)
