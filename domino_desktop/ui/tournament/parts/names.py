"""What people are called: in full on the director's screens, in their own public form wherever others read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament as words
from domino_desktop.tournament.people import with_names
from domino_desktop.tournament.results import Seating
from domino_desktop.tournament.state import Tournament

if TYPE_CHECKING:
    from domino_desktop.controller.tournament_record import TournamentRecord
    from domino_desktop.storage.members import Member


def member_name(member: Member | None, number: int, language: Language, *, is_public: bool = False) -> str:
    """The name of a person with this number; "Player 17" where there is none, or where it shall not be shown."""
    from domino_desktop.storage.members import Shown

    if member is None or member.is_forgotten or (is_public and member.shown is Shown.NUMBER):
        return language.say(words.PLAYER_NUMBER, number)
    return shortened(member.name) if is_public and member.shown is Shown.INITIAL else member.name


def shortened(name: str) -> str:
    """The first name and the initial of the last one.

    >>> shortened("Anna Maria Rossi"), shortened("Anna")
    ('Anna R.', 'Anna')
    """
    first, *others = name.split()
    return f"{first} {others[-1][0]}." if others else first


def person_name(office: TournamentRecord, number: int, language: Language, *, is_public: bool = False) -> str:
    """The name of a person of this tournament."""
    return member_name(office.people.get(number), number, language, is_public=is_public)


def entrant_name(office: TournamentRecord, entrant: int, language: Language, *, is_public: bool = False) -> str:
    """The name of an entrant, or both names of a pair."""
    held = office.state.entrants.get(entrant)
    if held is None:
        return language.say(words.ENTRANT_NUMBER, entrant)
    return pair_name(office, held.persons, language, is_public=is_public)


def pair_name(
    office: TournamentRecord, persons: tuple[int, ...], language: Language, *, is_public: bool = False
) -> str:
    """One name, or two as a pair."""
    names = [person_name(office, person, language, is_public=is_public) for person in persons]
    return names[0] if len(names) == 1 else language.say(words.PAIR_OF, *names)


def side_name(
    office: TournamentRecord, seating: Seating, side: int, language: Language, *, is_public: bool = False
) -> str:
    """Who sat on a side of a table, by those who really sat there; a pair in the same order wherever it sits."""
    persons = in_order_of_entrant(office.state, seating.sides[side], seating.seats[side::2])
    return pair_name(office, persons, language, is_public=is_public)


def in_order_of_entrant(state: Tournament, entrants: tuple[int, ...], persons: tuple[int, ...]) -> tuple[int, ...]:
    """The persons of one side of a table, a pair as it was entered, whoever of both sits first."""
    held = state.entrants.get(entrants[0]) if len(entrants) == 1 else None
    return held.persons if held is not None and set(held.persons) == set(persons) else persons


def reason_text(office: TournamentRecord, reason: str, language: Language, *, is_public: bool = False) -> str:
    """A reason with the names of the persons in it."""
    names = {number: person_name(office, number, language, is_public=is_public) for number in office.people}
    return with_names(reason, names)
