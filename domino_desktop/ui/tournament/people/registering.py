"""Entering people into a tournament: members found by name or made, and everybody at once or nobody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from domino_desktop.controller.tournament_record import TournamentRecord
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.members import Member
from domino_desktop.storage.setup import clean_name
from domino_desktop.tournament.facts import EntrantAdded
from domino_desktop.tournament.refusals import Refused


@dataclass(frozen=True, slots=True)
class Named:
    """A person as typed: a name and the code of a language."""

    name: str
    language: str


@dataclass(frozen=True, slots=True)
class NewEntrant:
    """An entrant to be: its people by name, and its rating (0: none)."""

    people: tuple[Named, ...]
    rating: int = 0


def playing_members(office: TournamentRecord) -> frozenset[int]:
    """The ids of the members who are entered and not withdrawn."""
    state, people = office.state, office.people
    return frozenset(
        people[person].id for entrant in state.playing for person in state.entrants[entrant].persons if person in people
    )


class KnownPeople:
    """Members found by their names, however those are capitalised; ``taken`` are the ids of those who play."""

    def __init__(self, members: Iterable[Member], taken: frozenset[int] = frozenset()) -> None:
        self._taken = taken
        self._by_name: dict[str, Member] = {}
        for member in members:
            if not member.is_forgotten:
                held = self._by_name.setdefault(_key(member.name), member)
                if held.id in taken and member.id not in taken:
                    self._by_name[_key(member.name)] = member

    def called(self, name: str) -> Member | None:
        """The member of this name; of several the first who does not play yet."""
        return self._by_name.get(_key(name))

    def playing(self, name: str) -> Member | None:
        """The member of this name, when nobody of it is free."""
        member = self.called(name)
        return member if member is not None and member.id in self._taken else None


def _key(name: str) -> str:
    return clean_name(name).casefold()


def enter(office: TournamentRecord, entrants: Sequence[NewEntrant]) -> Refused | None:
    """Enter all of these, who become members where they are none; answers why the first one is refused, or None.

    When something cannot be stored, ``failed`` of the office tells so.
    """
    try:
        ids = iter(_member_ids(office, [person for entrant in entrants for person in entrant.people]))
    except StorageFault as fault:
        office.failed.emit(fault)
        return None
    return enter_members(office, [(tuple(next(ids) for _ in entrant.people), entrant.rating) for entrant in entrants])


def enter_members(office: TournamentRecord, entrants: Sequence[tuple[tuple[int, ...], int]]) -> Refused | None:
    """Enter these members, given by id with their rating; answers why the first one is refused, or None."""
    persons = iter(office.add_people([member for members, _ in entrants for member in members]))
    wishes = []
    for number, (members, rating) in enumerate(entrants, len(office.state.entrants) + 1):
        numbers = tuple(next(persons) for _ in members)
        if not all(numbers):
            return None
        wishes.append((EntrantAdded, {"entrant": number, "persons": numbers, "rating": rating}))
    return office.submit_all(wishes)


def person_called(office: TournamentRecord, named: Named) -> int:
    """The number in this tournament of the member of this name, a new one where there is none; 0 when it fails."""
    try:
        (member,) = _member_ids(office, [named])
    except StorageFault as fault:
        office.failed.emit(fault)
        return 0
    return office.add_person(member)


def _member_ids(office: TournamentRecord, people: Sequence[Named]) -> list[int]:
    """The ids of the members of these names, who are made where there are none; a language that was chosen is kept."""
    known = KnownPeople(office.members.all(), playing_members(office))
    found = {_key(person.name): known.called(person.name) for person in people}
    for person in people:
        member = found[_key(person.name)]
        if member is not None and member.language != person.language:
            office.members.change(replace(member, language=person.language))
    missing = {_key(person.name): person for person in people if found[_key(person.name)] is None}
    made = office.members.add_all([(person.name, person.language) for person in missing.values()])
    ids = {key: member.id for key, member in found.items() if member is not None}
    ids.update(zip(missing, made, strict=True))
    return [ids[_key(person.name)] for person in people]
