"""What the needs of persons forbid a pairing: who may not meet, and which needs cannot be kept together at all.

Needs of those who have withdrawn count for nothing. Whoever sits at a locked table stays there, whatever is needed.
A table of two has the seats 0 and 1: the seats 2 and 3 mean the same chairs there, seen from the other side.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from domino_desktop.tournament.needs import Needs, SeatNeeds
from domino_desktop.tournament.proposal import PairingFault
from domino_desktop.tournament.results import Seating
from domino_desktop.tournament.settings import EntrantKind
from domino_desktop.tournament.state import Tournament

Tables = frozenset[int]


@dataclass(frozen=True, slots=True)
class Near:
    """A person and the helper who is entered as well, with their entrants."""

    person: int
    helper: int
    entrant: int
    helping: int


@dataclass(frozen=True, slots=True)
class Limits:
    """What needs leave open. Entrants and persons who are not named are free.

    ``tables`` are those at which an entrant can sit, ``fixed`` the ones of these that need a table for themselves and
    not to be near somebody; ``seats`` those in which a person has to. ``near`` are the helpers
    of entrants who play; ``reach``: how many table numbers they may be apart (0: the same table).
    """

    kind: EntrantKind
    persons: Mapping[int, tuple[int, ...]]
    tables: Mapping[int, Tables]
    fixed: Mapping[int, Tables]
    seats: Mapping[int, int]
    near: tuple[Near, ...]
    reach: int

    def may_share_table(self, entrants: Iterable[int]) -> bool:
        """Whether there is a table at which all of them can sit, and a seat for each of their persons."""
        together = tuple(entrants)
        limited = [self.tables[entrant] for entrant in together if entrant in self.tables]
        if limited and not frozenset.intersection(*limited):
            return False
        persons = [person for entrant in together for person in self.persons[entrant]]
        seats = [self.seats[person] for person in persons if person in self.seats]
        if len(set(seats)) < len(seats):
            return False
        if self.kind is EntrantKind.CHANGING:
            return True
        halves = [self._half(entrant) for entrant in together if self._half(entrant) is not None]
        return len(set(halves)) == len(halves)

    def without_helpers(self) -> Limits:
        """Only what is true whoever sits out: an entrant who needs a table by himself has it, nobody is near it."""
        return replace(self, tables=self.fixed, near=())

    def fits(self, seats: tuple[int, ...]) -> bool:
        """Whether persons in this order of turn have the seats that they need."""
        return all(self.seats.get(person, seat) == seat for seat, person in enumerate(seats))

    def _half(self, entrant: int) -> int | None:
        """Whether an entrant has to have the even seats or the odd ones; None: it does not matter."""
        return next((self.seats[person] % 2 for person in self.persons[entrant] if person in self.seats), None)


def limits(state: Tournament, needs: Needs, locked: tuple[Seating, ...] = (), absent: Collection[int] = ()) -> Limits:
    """What the needs of all who play leave open; the needs of those who sit out (``absent``) count for nothing.

    Raises PairingFault (NEEDS_CLASH) when they can never be kept.
    """
    kind = state.settings.kind
    persons = {number: state.entrants[number].persons for number in state.playing if number not in absent}
    everybody = {number: entrant.persons for number, entrant in state.entrants.items()}
    of = {person: number for number, held in persons.items() for person in held}
    at_locked = {entrant: frozenset((seating.table,)) for seating in locked for entrant in seating.entrants}
    wanted = {person: each for person, each in sorted(needs.items()) if person in of and of[person] not in at_locked}
    _check_alike(kind, persons, wanted)
    reach = 0 if kind is EntrantKind.CHANGING else 1
    near = tuple(
        Near(person, each.helper, of[person], of[each.helper])
        for person, each in sorted(needs.items())
        if person in of and each.helper in of and of[person] != of[each.helper]
        if not (of[person] in at_locked and of[each.helper] in at_locked)
    )
    fixed = {of[person]: frozenset((each.table,)) for person, each in wanted.items() if each.table}
    tables = {**fixed, **at_locked}
    _spread(tables, near, reach)
    for entrant in at_locked:
        del tables[entrant]
    seats = {person: _seat(kind, each) for person, each in wanted.items() if each.seat >= 0}
    return Limits(kind, everybody, tables, fixed, seats, near, reach)


def _seat(kind: EntrantKind, need: SeatNeeds) -> int:
    return need.seat % 2 if kind is EntrantKind.SINGLE else need.seat


def _check_alike(kind: EntrantKind, persons: Mapping[int, tuple[int, ...]], wanted: Mapping[int, SeatNeeds]) -> None:
    """Partners who stay together have one table and seats that face each other; a seat of a table is for one person."""
    for held in persons.values():
        needing = [person for person in held if person in wanted]
        if len(needing) < 2:
            continue
        one, other = (wanted[person] for person in needing)
        if one.table and other.table and one.table != other.table:
            raise PairingFault(PairingFault.Kind.NEEDS_CLASH, *needing)
        if one.seat >= 0 and other.seat >= 0 and abs(one.seat - other.seat) != 2:
            raise PairingFault(PairingFault.Kind.NEEDS_CLASH, *needing)
    table_of = {person: wanted[person].table for person in wanted}
    for held in persons.values():
        table = max((table_of.get(person, 0) for person in held), default=0)
        table_of.update(dict.fromkeys(held, table))
    taken: dict[tuple[int, int], tuple[int, int]] = {}
    for entrant, held in persons.items():
        for person in held:
            if person not in wanted or wanted[person].seat < 0 or not table_of[person]:
                continue
            seat = _seat(kind, wanted[person])
            # where pairs stay together, whoever has one seat has its opposite too
            key = (table_of[person], seat % 2 if kind is EntrantKind.PAIR else seat)
            holder, first = taken.setdefault(key, (entrant, person))
            if holder != entrant:
                raise PairingFault(PairingFault.Kind.NEEDS_CLASH, first, person)


def _spread(tables: dict[int, Tables], near: tuple[Near, ...], reach: int) -> None:
    """Narrows the tables of helpers and helped until nothing changes."""
    changed = True
    while changed:
        changed = False
        for each in near:
            for one, other in ((each.entrant, each.helping), (each.helping, each.entrant)):
                if one not in tables:
                    continue
                reached = frozenset(
                    table + step for table in tables[one] for step in range(-reach, reach + 1) if table + step > 0
                )
                narrowed = tables[other] & reached if other in tables else reached
                if not narrowed:
                    raise PairingFault(PairingFault.Kind.NEEDS_CLASH, each.person, each.helper)
                if narrowed != tables.get(other):
                    tables[other] = narrowed
                    changed = True
