"""The screens of a club before the first round: its tournaments, the form for a new one, members, entrants."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from functools import cached_property

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import language
from domino_desktop.i18n.messages import tournament_list, tournament_new
from domino_desktop.storage import rulesets
from domino_desktop.tournament.settings import EntrantKind, Format
from domino_desktop.ui.look import Look
from domino_desktop.ui.pages.rulesets.shelf import Entry, Shelf
from domino_desktop.ui.tournament.new_page import NewPage
from domino_desktop.ui.tournament.settings_words import format_words
from domino_desktop.ui.tournament.tournaments_page import TournamentCard, TournamentsPage

_WINDOW = QSize(1280, 800)
_TODAY = date(2026, 11, 30)


class ClubPeople:
    """Makes one screen after another."""

    def __init__(self, look: Look, code: str, size: QSize = _WINDOW) -> None:
        """Small windows lie over a page of this ``size``."""
        self._look, self._language, self._size = look, language(code), size

    def all(self) -> Iterator[tuple[str, QWidget]]:
        """Name and widget of every screen."""
        yield "c01-tournaments-first", self._list()
        yield "c02-tournaments", self._list(*self._cards())
        yield "c03-tournament-new", self._form()
        yield "c04-tournament-new-more", self._form(is_unfolded=True)

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
        yield TournamentCard(2, "Coppa d'Inverno", f"{everybody} · {entered}", standing, "", now - timedelta(hours=3))
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
