"""A club evening as papers have it: players of several languages, names that are not shown in full, odd names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from domino_desktop.controller.tournament import TournamentController
from domino_desktop.i18n.language import CODES
from domino_desktop.storage.members import Member, Shown
from domino_desktop.tournament.facts import ResultCorrected, ResultEntered, RoundStarted
from domino_desktop.tournament.needs import SeatNeeds
from domino_desktop.tournament.results import Outcome, TableResult
from domino_desktop.tournament.settings import EntrantKind, Format
from domino_desktop.ui.tournament.papers.tournament_papers import Made, Wish, made_paper
from tests.ui.club_offices import club_office, do, play, played, settings

SCRIPT, FORMULA = "<script>alert(1)</script>", "=HYPERLINK(1)"
LONG = "Maria Antonietta Evangelista della Rovere Sforza Pallavicini"
ODD_NAMES = {1: SCRIPT, 2: FORMULA, 3: LONG, 4: 'Ann "A" B, C'}
HIDDEN = 5
"""The person who is shown as a number."""
INITIAL, FORGOTTEN = 6, 7
LARGE = 8
"""The person who reads large print."""
FOUR_LANGUAGES = ("it", "sv", "id", "pt_BR")


def evening(
    pairs: int = 13,
    rounds: int = 3,
    *,
    needs: bool = True,
    codes: tuple[str, ...] = CODES,
    is_plain: bool = False,
) -> TournamentController:
    """Pairs with so many tournament rounds; of the last one two tables still play, in the first one was a mistake.

    ``is_plain``: everybody has an ordinary name.
    """
    office = club_office(pairs, settings(rounds=9))
    dress_people(office, needs=needs, codes=codes, is_plain=is_plain)
    if rounds > 1:
        play(office, rounds - 1)
        old = office.state.rounds[0].results[2]
        do(office, ResultCorrected, round=1, table=2, old=old, result=played(150, 200), reason="typed wrong")
    if rounds:
        play(office, leaves_open=3)
        do(office, RoundStarted, round=rounds)
        table = office.state.rounds[-1].open_tables[0]
        do(office, ResultEntered, round=rounds, table=table, result=TableResult(Outcome.FORFEIT, (), 1))
    return office


def singles(players: int, form: Format = Format.SWISS) -> TournamentController:
    """One against one."""
    office = club_office(players, settings(EntrantKind.SINGLE, form, rounds=0 if form is Format.KNOCKOUT else 9))
    dress_people(office)
    return office


def dress_people(
    office: TournamentController, *, needs: bool = True, codes: tuple[str, ...] = CODES, is_plain: bool = False
) -> None:
    """Give the people their names, languages, public forms and needs."""
    people: dict[int, Member] = office._store._people  # type: ignore[attr-defined]
    shown: Mapping[int, Shown] = {HIDDEN: Shown.NUMBER, INITIAL: Shown.INITIAL}
    for number, member in people.items():
        people[number] = replace(
            member,
            name=member.name if is_plain else ODD_NAMES.get(number, member.name),
            language=codes[number % len(codes)],
            shown=shown.get(number, Shown.FULL),
            needs=SeatNeeds(large_print=True, read_aloud=True) if needs and number == LARGE else SeatNeeds(),
            is_forgotten=number == FORGOTTEN,
        )
    office.refresh()


def made(office: TournamentController, wish: Wish) -> Made:
    """The paper, made in one go."""
    steps = made_paper(office, wish)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            paper: Made = done.value
            return paper
