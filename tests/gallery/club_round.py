"""The screens of a tournament round: before its pairing, the proposal, tables in play, results, small windows."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import language
from domino_desktop.tournament.facts import (
    ClockStopped,
    EntrantWithdrawn,
    ResultEntered,
    RoundScoresNoted,
    RoundStarted,
)
from domino_desktop.tournament.merging import FiledResult, merge
from domino_desktop.tournament.needs import SeatNeeds
from domino_desktop.tournament.proposal import Proposal
from domino_desktop.tournament.proposals import propose
from domino_desktop.tournament.results import Ended, MatchScore, Outcome, RoundScore, TableResult
from domino_desktop.tournament.settings import EntrantKind, Format
from domino_desktop.ui.desk.sheet import Sheet
from domino_desktop.ui.look import Look
from domino_desktop.ui.tournament.rounds.conflicts_form import ConflictsForm
from domino_desktop.ui.tournament.rounds.round_tab import RoundTab
from domino_desktop.ui.tournament.rounds.swap_form import SwapForm
from domino_desktop.ui.tournament.rounds.table_forms import ForfeitForm, MoreTimeForm
from domino_desktop.ui.tournament.rounds.table_tiles import TableTiles
from tests.ui.tournament_offices import Evening

_WINDOW = QSize(1024, 700)


class ClubRound:
    """Makes one screen after another."""

    def __init__(self, look: Look, code: str, size: QSize = _WINDOW) -> None:
        """Small windows lie over a page of this ``size``."""
        self._look, self._language, self._size = look, language(code), size
        self._below = QWidget()

    def all(self) -> Iterator[tuple[str, QWidget]]:
        """Name and widget of every screen."""
        yield "c105-club-ready", self._tab(Evening(entrants=13))
        yield "c106-club-proposal", self._proposed()
        yield "c106-club-proposal-knockout", self._knockout()
        yield "c107-club-in-play", self._tab(_in_play())
        yield "c107-club-mistake", self._mistaken()
        yield "c107-club-by-rounds", self._by_rounds()
        evening = Evening(entrants=12)
        evening.play_round()
        yield "c108-club-complete", self._tab(evening)
        yield from self._forms()

    def _proposed(self) -> RoundTab:
        """The second round as the first one was: something speaks against every table."""
        evening = Evening(entrants=13)
        evening.play_round()
        first = evening.office.state.rounds[0]
        evening.office.keep_proposal(Proposal(2, first.seatings, first.sitting_out, (2,), is_by_hand=True))
        tab = self._tab(evening)
        tiles = next(one for one in tab.findChildren(TableTiles) if one.by_slots and one.values)
        QTest.keyClick(tiles, Qt.Key.Key_Space)
        QTest.keyClick(tiles, Qt.Key.Key_Right)
        return tab

    def _knockout(self) -> RoundTab:
        """The second round of a knockout: somebody has left, one goes on without a table, the others are out."""
        evening = Evening(entrants=13, style=Format.KNOCKOUT, rounds=0)
        evening.office.keep_proposal(propose(evening.office.state, {}))
        evening.office.publish()
        for seating in evening.office.state.rounds[0].seatings:
            evening.result(seating.table, 204, 150)
        evening.submit(EntrantWithdrawn, entrant=evening.office.state.rounds[0].seatings[2].sides[0][0], reason="")
        evening.office.keep_proposal(propose(evening.office.state, {}))
        return self._tab(evening)

    def _mistaken(self) -> RoundTab:
        tab = self._tab(_in_play())
        tab.results.type_table("5")
        for text in ("5", "250", "310"):
            field = tab.results.field
            field.setText(text)
            QTest.keyClick(field, Qt.Key.Key_Return)
        return tab

    def _by_rounds(self) -> RoundTab:
        """A table where partners change, with three rounds noted."""
        evening = Evening(EntrantKind.CHANGING, 24)
        evening.pair()
        rounds = (RoundScore((45, 0), Ended.OUT), RoundScore((0, 31), Ended.BLOCKED), RoundScore((62, 0), Ended.OUT))
        noted = TableResult(Outcome.PLAYED, (MatchScore((107, 31), rounds),))
        evening.submit(RoundScoresNoted, round=1, table=4, result=noted)
        tab = self._tab(evening)
        tab.results.type_table("4")
        QTest.keyClick(tab.results.field, Qt.Key.Key_Return)
        return tab

    def _forms(self) -> Iterator[tuple[str, QWidget]]:
        evening = _in_play()
        office, last = evening.office, evening.office.state.last_round
        assert last is not None
        names = ("Anna Rossi & Bruno Verdi", "Carla Bianchi & Dino Neri")
        yield "c109-club-swap", self._over(SwapForm(self._page(), office, last, 5, self._language))
        yield "c109-club-forfeit", self._over(ForfeitForm(self._page(), 5, names, (100, 0), self._language))
        yield "c109-club-more-time", self._over(MoreTimeForm(self._page(), 5, self._language, for_one=True))
        theirs = [
            FiledResult(1, table, seating.sides, TableResult(Outcome.PLAYED, (MatchScore(points),)))
            for table, points in ((1, (188, 204)), (2, (150, 204)), (5, (201, 88)), (6, (30, 212)))
            if (seating := last.seating(table)) is not None
        ]
        form = ConflictsForm(self._page(), office, merge(office.state, theirs), self._language)
        yield "c109-club-from-a-file", self._over(form)

    def _tab(self, evening: Evening) -> RoundTab:
        tab = RoundTab(self._look.art(), self._look.icons)
        tab.setAutoFillBackground(True)
        tab.present(evening.office, self._language)
        evening.office.changed.connect(lambda: tab.present(evening.office, self._language))
        tab.resize(self._size)
        return tab

    def _page(self) -> QWidget:
        """A page for a small window to lie over; it lives until the next one is made."""
        self._below = QWidget()
        self._below.resize(self._size)
        return self._below

    def _over(self, form: Sheet) -> Sheet:
        form.settle()
        return form


def _in_play() -> Evening:
    """Some tables are done, one has stopped, one goes on with what it has."""
    evening = Evening(entrants=17, needs={3: SeatNeeds(large_print=True), 14: SeatNeeds(has_helper=True)})
    evening.pair()
    evening.submit(RoundStarted, round=1)
    evening.clock.go(minutes=12, seconds=7)
    evening.result(1, 188, 204)
    evening.result(2, 204, 150)
    forfeit = TableResult(Outcome.FORFEIT, winner=0)
    evening.submit(ResultEntered, round=1, table=8, result=forfeit)
    evening.submit(ClockStopped, round=1, table=4)
    noted = TableResult(Outcome.PLAYED, (MatchScore((85, 120)),))
    evening.submit(RoundScoresNoted, round=1, table=6, result=noted)
    evening.clock.go(minutes=13, seconds=30)
    return evening
