"""The screens of numbers of a tournament: standings, cross table, histories, the log, what is set right."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from PySide6.QtCore import QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from domino_desktop.controller.tournament import TournamentController
from domino_desktop.i18n.language import language
from domino_desktop.i18n.messages import tournament_log as words
from domino_desktop.i18n.messages import tournament_new
from domino_desktop.tournament.facts import EntrantWithdrawn, PenaltyGiven, ResultCorrected, SettingsChanged
from domino_desktop.tournament.settings import Format, OwnPenalty, PenaltyCost
from domino_desktop.ui.controls import ChoiceField, PillChoice, QuietButton
from domino_desktop.ui.look import Look
from domino_desktop.ui.tournament.numbers.correction_form import CorrectionForm
from domino_desktop.ui.tournament.numbers.impact_section import ImpactSection
from domino_desktop.ui.tournament.numbers.log_tab import LogTab
from domino_desktop.ui.tournament.numbers.order_form import OrderForm
from domino_desktop.ui.tournament.numbers.penalty_form import PenaltyForm
from domino_desktop.ui.tournament.numbers.season_page import SeasonPage
from domino_desktop.ui.tournament.numbers.standings_tab import StandingsTab
from tests.ui.club_offices import ClubSeason, club_office, copy_of, do, play, played, settings

_WINDOW = QSize(1024, 700)


class ClubNumbers:
    """Makes one screen after another."""

    def __init__(self, look: Look, code: str, size: QSize = _WINDOW) -> None:
        """Small windows lie over a page of this ``size``."""
        self._look, self._code, self._language = look, code, language(code)
        self._size, self._below = size, QWidget()

    def all(self) -> Iterator[tuple[str, QWidget]]:
        """Name and widget of every screen."""
        office = an_evening()
        yield "c110-club-standings", self._standings(office)
        tab = self._standings(office)
        _choose(tab, "cross")
        yield "c111-club-cross-table", tab
        tab = self._standings(office)
        tab.show_history(3)
        yield "c112-club-history", tab
        tab = self._standings(a_knockout())
        _choose(tab, "bracket")
        yield "c112-club-bracket", tab
        yield "c114-club-correction", self._over(self._correction(office))
        yield "c114-club-correction-changes", self._changes(office)
        yield "c115-club-penalties", self._over(PenaltyForm(self._page(), office, self._language, 2, 3))
        yield (
            "c115-club-penalties-own",
            self._over(PenaltyForm(self._page(), self._settled(office), self._language, 4, 2)),
        )
        order = OrderForm(self._page(), office, self._language, self._look.art(), self._look.icons)
        yield "c116-club-order", self._over(order)
        yield "c117-club-season", self._season()
        log = LogTab(self._look.art(), self._look.icons)
        log.present(office, self._language)
        yield "c113-club-log", log

    def _season(self) -> SeasonPage:
        """Four evenings, of which the best two count."""
        page = SeasonPage(self._look.art(), self._look.icons)
        page.present(ClubSeason(*_evenings()), self._language)
        QTest.qWait(50)
        best = page.findChild(ChoiceField)
        assert best is not None
        best.setCurrentIndex(2)
        best.activated.emit(2)
        return page

    def _correction(self, office: TournamentController) -> CorrectionForm:
        form = CorrectionForm(self._page(), office, self._language, 1, 3)
        for button in form.findChildren(QuietButton):
            if button.text() in (self._language.say(words.TURN_ROUND), self._language.say(words.WHY_TURNED)):
                button.click()
        return form

    def _changes(self, office: TournamentController) -> QWidget:
        """Everything that the correction changes."""
        form = self._correction(office)
        form.main.click()
        section = form.findChild(ImpactSection)
        assert section is not None
        while not section.is_told:
            QApplication.processEvents()
        return self._over(form)

    def _settled(self, office: TournamentController) -> TournamentController:
        """With penalties of the club."""
        say, held = self._language.say, office.state.settings
        own = (
            OwnPenalty(say(tournament_new.LATE_TEN), PenaltyCost.MATCH),
            OwnPenalty(say(tournament_new.TWO_FAULTS), PenaltyCost.TOURNAMENT),
            OwnPenalty(say(words.WHY_SIGNALS), PenaltyCost.POINTS, 25),
        )
        do(office, SettingsChanged, settings=replace(held, terms=replace(held.terms, penalties=own)), reason="")
        return office

    def _page(self) -> QWidget:
        """What small windows lie over."""
        self._below = QWidget()
        self._below.resize(self._size)
        return self._below

    def _over(self, form: QWidget) -> QWidget:
        """A small window as large as it opens."""
        form.show()
        form.setMaximumSize(form.size())
        return form

    def _standings(self, office: TournamentController) -> StandingsTab:
        tab = StandingsTab(self._look.art(), self._look.icons)
        tab.present(office, self._language)
        return tab


def an_evening() -> TournamentController:
    """A copy of the evening: making it takes longer than looking at it."""
    return copy_of(_evening())


def a_knockout() -> TournamentController:
    """A copy of the knockout."""
    return copy_of(_knockout())


@cache
def _evening() -> TournamentController:
    """Twelve pairs in their fourth tournament round, with a result that was corrected and a penalty."""
    office = club_office(12)
    play(office, 2)
    old = office.state.rounds[0].results[2]
    right = played(*reversed(old.points))
    reason = "Anna Rossi wrote it the wrong way round"
    do(office, ResultCorrected, round=1, table=2, old=old, result=right, reason=reason)
    do(office, PenaltyGiven, round=2, entrant=3, points=25, reason="Late at the table")
    play(office)
    do(office, EntrantWithdrawn, entrant=9, reason="")
    play(office, leaves_open=2)
    return office


@cache
def _knockout() -> TournamentController:
    """Eleven pairs, with the first two levels played."""
    office = club_office(11, settings(format=Format.KNOCKOUT, rounds=0))
    play(office, 2)
    play(office, leaves_open=1)
    return office


@cache
def _evenings() -> tuple[TournamentController, ...]:
    """Four evenings of the same pairs."""
    offices = tuple(club_office(12, settings(seed=seed)) for seed in range(4))
    for number, office in enumerate(offices):
        play(office, 3 + number % 2)
    return offices


def _choose(tab: QWidget, key: str) -> None:
    choice = tab.findChild(PillChoice)
    assert choice is not None
    choice.choose(key)
    choice.chosen.emit(key)
