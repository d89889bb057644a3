"""The screens of a club before the first round: its tournaments, the form for a new one, members, entrants."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime, timedelta
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from domino_desktop.controller.tournament import TournamentController
from domino_desktop.i18n.language import language
from domino_desktop.i18n.messages import tournament_list, tournament_log, tournament_new, tournament_people
from domino_desktop.storage import rulesets
from domino_desktop.storage.members import Member, Shown
from domino_desktop.tournament.facts import EntrantReturned, EntrantWithdrawn, PersonReplaced
from domino_desktop.tournament.needs import SeatNeeds
from domino_desktop.tournament.settings import EntrantKind, Format, OwnPenalty, PenaltyCost
from domino_desktop.ui.look import Look
from domino_desktop.ui.pages.rulesets.shelf import Entry, Shelf
from domino_desktop.ui.tournament.beginning.last_time import last_time_of
from domino_desktop.ui.tournament.beginning.new_page import NewPage
from domino_desktop.ui.tournament.beginning.penalty_list import PenaltyList
from domino_desktop.ui.tournament.beginning.tournaments_page import TournamentCard, TournamentsPage
from domino_desktop.ui.tournament.parts.names import entrant_name, person_name
from domino_desktop.ui.tournament.parts.settings_words import format_words
from domino_desktop.ui.tournament.parts.tick_list import TickList
from domino_desktop.ui.tournament.people.check_in_form import CheckInForm
from domino_desktop.ui.tournament.people.entrant_forms import RatingForm, ReplaceForm, WithdrawForm
from domino_desktop.ui.tournament.people.entrants_tab import EntrantsTab
from domino_desktop.ui.tournament.people.import_form import ImportForm
from domino_desktop.ui.tournament.people.member_form import MemberForm
from domino_desktop.ui.tournament.people.members_page import MembersPage
from domino_desktop.ui.tournament.people.registering import playing_members
from tests.controller.clubs import Club
from tests.controller.clubs import settings as settings_of

_WINDOW = QSize(1280, 800)
CUP = "Coppa d'Inverno"
"""The name that somebody gave a tournament."""
_TODAY = date(2026, 11, 30)
_LIST = (
    "Nils Åberg;Saga Öberg;sv;1510",
    "Chiara Greco;Matteo Fontana;it",
    "Giulia Bianchi;Paolo Costa",
    "Leonor Silva;;pt",
    "Dewi Lestari;Agus Wijaya;Klingon",
    '"Duarte Nunes;Inês Lopes',
)


class ClubPeople:
    """Makes one screen after another, of a club in a ``folder`` of its own; ``close`` it afterwards."""

    def __init__(self, look: Look, folder: Path, code: str, size: QSize = _WINDOW) -> None:
        """Small windows lie over a page of this ``size``."""
        self._look, self._language, self._size = look, language(code), size
        self._club = Club(folder)
        self._owners: list[QWidget] = []

    def close(self) -> None:
        """Let go of the database."""
        self._club.close()

    def all(self) -> Iterator[tuple[str, QWidget]]:
        """Name and widget of every screen."""
        yield "c01-tournaments-first", self._list()
        yield "c02-tournaments", self._list(*self._cards())
        yield "c03-tournament-new", self._form()
        yield "c04-tournament-new-more", self._form(is_unfolded=True)
        yield "c05-members-first", self._member_list()
        yield from self._entrants()
        yield "c20-members", self._member_list(*self._members())
        member = self._members()[2]
        form = MemberForm(self._owner(), member, self._members(), self._language)
        yield "c21-member", form
        yield "c22-tournament-changed", self._changed()
        yield "c23-tournament-penalties", self._with_penalties()

    # People -------------------------------------------------------------------------------------------

    def _member_list(self, *members: Member) -> MembersPage:
        page = MembersPage(self._look.art(), self._look.icons)
        page.present(members, self._language)
        return page

    def _members(self) -> tuple[Member, ...]:
        return self._club.database.members.all()

    def _entrants(self) -> Iterator[tuple[str, QWidget]]:
        office = self._club.office(settings_of(EntrantKind.PAIR), entrants=0)
        yield "c10-entrants-first", self._tab(office)
        for number in range(1, 15):
            self._club.enter(office, number)
        first, second, third, *_ = self._members()
        self._club.change_member(first.id, shown=Shown.INITIAL)
        self._club.change_member(second.id, shown=Shown.NUMBER, needs=SeatNeeds(large_print=True, read_aloud=True))
        self._club.change_member(third.id, needs=SeatNeeds(table=2, helper=first.id, large_print=True))
        office.submit(EntrantWithdrawn, entrant=4, reason="")
        office.submit(EntrantWithdrawn, entrant=6, reason="")
        office.submit(EntrantReturned, entrant=6)
        comes = office.add_person(self._club.member("Rosa Conti", "it"))
        office.submit(PersonReplaced, entrant=2, old=office.state.entrants[2].persons[1], new=comes, reason="")
        office.refresh()
        yield "c11-entrants", self._tab(office)
        names = {number: person_name(office, number, self._language) for number in office.state.entrants[3].persons}
        name, taken = entrant_name(office, 3, self._language), playing_members(office)
        yield "c12-withdraw", WithdrawForm(self._owner(), name, self._language)
        yield "c13-replace", ReplaceForm(self._owner(), name, names, self._members(), taken, self._language)
        yield "c16-rating", RatingForm(self._owner(), name, 1540, self._language, tournament_people.RATE_NOTE)
        last = last_time_of(office).entrants
        checking = CheckInForm(self._owner(), last, self._members(), 2, self._language)
        ticks = checking.findChild(TickList)
        assert ticks is not None
        ticks.tick_all(True)
        yield "c14-check-in", checking
        importing = ImportForm(self._owner(), self._members(), taken, 2, self._language)
        importing.show_text("Name; Partner; Language; Rating\n" + "\n".join(_LIST))
        yield "c15-import", importing
        self._office = office

    def _tab(self, office: TournamentController) -> EntrantsTab:
        tab = EntrantsTab(self._look.art(), self._look.icons)
        tab.setAutoFillBackground(True)
        tab.offer_last(())
        tab.present(office, self._language)
        return tab

    def _changed(self) -> NewPage:
        page = NewPage(self._look.art(), self._look.icons)
        page.present_change(self._office.state, self._shelf, self._language)
        return page

    def _with_penalties(self) -> NewPage:
        """The settings down at the penalties of the club: the usual three, and one that is only a warning."""
        page = self._changed()
        page.unfold()
        listed = page.findChild(PenaltyList)
        assert listed is not None
        three = (tournament_new.LATE_TEN, tournament_new.TWO_FAULTS, tournament_new.SIGNALS)
        costs = (PenaltyCost.MATCH, PenaltyCost.TOURNAMENT, PenaltyCost.POINTS)
        own = [OwnPenalty(self._language.say(each), cost) for each, cost in zip(three, costs, strict=True)]
        own[2] = replace(own[2], points=25)
        own.append(OwnPenalty(self._language.say(tournament_log.WHY_CONDUCT)))
        listed.present(own, self._language)
        page.show()
        QApplication.processEvents()
        page.scroll_area.ensureWidgetVisible(listed)
        return page

    def _owner(self) -> QWidget:
        """A page for a small window to lie over."""
        owner = QWidget()
        owner.resize(self._size)
        self._owners.append(owner)
        return owner

    # Tournaments --------------------------------------------------------------------------------------

    def _list(self, *cards: TournamentCard) -> TournamentsPage:
        page = TournamentsPage(self._look.art(), self._look.icons)
        page.present(cards, self._language)
        return page

    def _cards(self) -> Iterator[TournamentCard]:
        say, now = self._language.say, datetime.now().astimezone().replace(hour=19, minute=40)
        pairs = self._kind(EntrantKind.PAIR, Format.SWISS)
        name = say(tournament_new.USUAL_NAME, self._language.date(_TODAY))
        leader = say(tournament_list.IN_FRONT, "Giulia Bianchi & Marco Verdi")
        standing = say(tournament_list.IN_ROUND_OF, 3, 5)
        entered = say(tournament_list.PAIRS, n=14)
        yield TournamentCard(1, name, f"{pairs} · {entered}", standing, leader, now, 2, 5)
        everybody = self._kind(EntrantKind.CHANGING, Format.ROTATION)
        entered = say(tournament_list.PLAYERS, n=16)
        standing = say(tournament_list.NOT_BEGUN)
        yield TournamentCard(2, CUP, f"{everybody} · {entered}", standing, "", now - timedelta(hours=3))
        for number in (3, 4):
            won = say(tournament_list.WON_BY, "Elsa Lindqvist & João Ferreira")
            day = now - timedelta(days=7 * number)
            name = say(tournament_new.USUAL_NAME, self._language.date(day.date()))
            standing = say(tournament_list.FINISHED)
            yield TournamentCard(number, name, pairs, standing, won, day, 5, 5, is_finished=True)

    def _kind(self, kind: EntrantKind, form: Format) -> str:
        return self._language.say(format_words(kind, form)[0])

    def _form(self, *, is_unfolded: bool = False) -> NewPage:
        page = NewPage(self._look.art(), self._look.icons)
        page.present(self._shelf, (), None, self._language, today=_TODAY, seed=270_411)
        if is_unfolded:
            page.unfold()
        return page

    @cached_property
    def _shelf(self) -> Shelf:
        return Shelf(tuple(map(Entry.of_preset, rulesets.presets())))
