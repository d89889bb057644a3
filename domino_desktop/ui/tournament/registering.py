"""Entering people into a tournament: members found by name or made, and everybody at once or nobody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from domino_desktop.controller.tournament_record import TournamentRecord
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.members import Member
from domino_desktop.tournament.facts import EntrantAdded
from domino_desktop.tournament.refusals import Refused
from domino_desktop.ui.pages.guests import same_name


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


def member_called(members: Sequence[Member], name: str, taken: frozenset[int] = frozenset()) -> Member | None:
    """The member of this name; of several the first who does not play yet."""
    found = [member for member in members if not member.is_forgotten and same_name(member.name, name)]
    return next((member for member in found if member.id not in taken), found[0] if found else None)


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
    by_name: dict[str, Member] = {}
    taken = playing_members(office)
    for member in office.members.all():
        if not member.is_forgotten:
            held = by_name.setdefault(member.name.casefold(), member)
            if held.id in taken and member.id not in taken:
                by_name[member.name.casefold()] = member
    for person in people:
        found = by_name.get(person.name.casefold())
        if found is not None and found.language != person.language:
            office.members.change(replace(found, language=person.language))
    missing = {person.name.casefold(): person for person in people if person.name.casefold() not in by_name}
    made = office.members.add_all([(person.name, person.language) for person in missing.values()])
    ids = {key: member.id for key, member in by_name.items()} | dict(zip(missing, made, strict=True))
    return [ids[person.name.casefold()] for person in people]
