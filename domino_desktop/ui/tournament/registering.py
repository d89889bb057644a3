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
        members, taken = list(office.members.all()), playing_members(office)
        chosen = [
            (tuple(_member(office, members, taken, each) for each in entrant.people), entrant.rating)
            for entrant in entrants
        ]
    except StorageFault as fault:
        office.failed.emit(fault)
        return None
    return enter_members(office, chosen)


def enter_members(office: TournamentRecord, entrants: Sequence[tuple[tuple[int, ...], int]]) -> Refused | None:
    """Enter these members, given by id with their rating; answers why the first one is refused, or None."""
    wishes = []
    for number, (members, rating) in enumerate(entrants, len(office.state.entrants) + 1):
        persons = tuple(office.add_person(member) for member in members)
        if not all(persons):
            return None
        wishes.append((EntrantAdded, {"entrant": number, "persons": persons, "rating": rating}))
    return office.submit_all(wishes)


def person_called(office: TournamentRecord, named: Named) -> int:
    """The number in this tournament of the member of this name, a new one where there is none; 0 when it fails."""
    try:
        member = _member(office, list(office.members.all()), playing_members(office), named)
    except StorageFault as fault:
        office.failed.emit(fault)
        return 0
    return office.add_person(member)


def _member(office: TournamentRecord, members: list[Member], taken: frozenset[int], named: Named) -> int:
    """The id of the member of this name, who is made where there is none; a language that was chosen is kept."""
    found = member_called(members, named.name, taken)
    if found is None:
        number = office.members.add(named.name, named.language)
        members.append(Member(number, named.name, named.language))
        return number
    if found.language != named.language:
        office.members.change(replace(found, language=named.language))
    return found.id
