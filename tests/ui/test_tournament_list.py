"""The list of the club's tournaments."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from domino_desktop.i18n.language import CODES
from domino_desktop.i18n.messages import tournament_list as words
from domino_desktop.tournament.facts import PairingWithdrawn, ResultEntered, RoundPaired, TournamentFinished
from domino_desktop.tournament.results import MatchScore, Outcome, Seating, TableResult
from domino_desktop.tournament.settings import EntrantKind
from domino_desktop.ui.art.theme import EVENING
from domino_desktop.ui.slices import Filling
from domino_desktop.ui.tournament.beginning.tournament_card import TournamentPanel, card_of
from domino_desktop.ui.tournament.beginning.tournaments_page import TournamentCard, TournamentsPage
from tests.controller.clubs import settings as settings_of
from tests.ui.page_frame import SIZES, art, assert_all_can_be_read, assert_no_overlap, button, click, icons, show
from tests.ui.seen import shown_texts

NOW = datetime(2026, 11, 30, 19, 5).astimezone()


def card(number, *, name="Club evening", days=0, is_finished=False, leader="In front: Anna & Bruno"):
    standing = "Finished" if is_finished else "Round 2 of 5 is being played"
    last_used = NOW - timedelta(days=days)
    return TournamentCard(number, name, "Swiss · 12 pairs", standing, leader, last_used, 1, 5, is_finished)


@pytest.fixture
def make_page(qtbot, dress, languages):
    def make(*cards, code="en", size=(1280, 800)):
        page = TournamentsPage(art(), icons())
        page.present(cards, languages[code])
        show(qtbot, page, *size)
        return page

    return make


def panels(page):
    return [panel for panel in page.findChildren(TournamentPanel) if panel.isVisibleTo(page)]


def played(office, points):
    """A tournament round of two pairs at one table, with this result."""
    number = len(office.state.rounds) + 1
    seats = office.state.entrants[1].persons + office.state.entrants[2].persons
    seating = Seating(1, ((1,), (2,)), (seats[0], seats[2], seats[1], seats[3]))
    assert office.submit(RoundPaired, round=number, seatings=(seating,)) is None
    if points is not None:
        result = TableResult(Outcome.PLAYED, (MatchScore(points),))
        assert office.submit(ResultEntered, round=number, table=1, result=result) is None


def test_the_first_evening_shows_one_sentence_and_one_large_button(make_page, say, qtbot):
    page = make_page()
    assert say(words.WHAT_IT_DOES) in shown_texts(page)
    new = button(page, say(words.NEW))
    assert QApplication.focusWidget() is new
    assert say(words.AGAIN) not in shown_texts(page)
    assert say(words.SEASON) not in shown_texts(page)
    with qtbot.waitSignal(page.new_wanted):
        QTest.keyClick(new, Qt.Key.Key_Return)


def test_tournaments_that_go_on_come_first_the_one_used_last_before_the_others(make_page, say):
    page = make_page(card(1, name="Old", days=9), card(2, name="New"), card(3, name="Done", is_finished=True))
    assert [panel.accessibleName() for panel in panels(page)] == ["New", "Old"]
    assert QApplication.focusWidget() is button(page, say(words.GO_ON_WITH, "New"))
    click(button(page, say(words.FINISHED_ONES, n=1)))
    assert [panel.accessibleName() for panel in panels(page)] == ["New", "Old", "Done"]
    for panel in panels(page):
        words_within = panel.rect().adjusted(18, 14, -18, -16)
        assert all(words_within.contains(label.geometry()) for label in panel.findChildren(QLabel) if label.text())


def test_the_keyboard_stays_on_the_tournament_whose_card_says_more_by_now(
    make_page, languages, say, qtbot, monkeypatch
):
    page = make_page(card(1, name="Club"), card(2, name="Old", days=9))
    monkeypatch.setattr(Filling, "patience", 0.0)  # the cards come after the page, as in a club with many tournaments
    for leader in ("In front: Bo & Cia", "In front: Dan & Eva"):
        page.present((card(1, name="Club", leader=leader), card(2, name="Old", days=9)), languages["en"])
        qtbot.waitUntil(lambda: not page._fill_running.is_busy)
        assert leader in shown_texts(page)
        assert page.focusWidget() is button(page, say(words.GO_ON_WITH, "Club"))


def test_a_click_anywhere_on_a_card_opens_it_and_so_does_its_button(make_page, say, qtbot):
    page = make_page(card(7, name="Cup"))
    (panel,) = panels(page)
    with qtbot.waitSignal(page.opened) as heard:
        click(panel)
    assert heard.args == [7]
    with qtbot.waitSignal(page.opened) as heard:
        QTest.keyClick(panel.button, Qt.Key.Key_Return)
    assert heard.args == [7]


@pytest.mark.parametrize("signal", ["again_wanted", "members_wanted", "season_wanted", "file_wanted", "new_wanted"])
def test_every_way_on_has_a_button(make_page, say, qtbot, signal):
    texts = {
        "again_wanted": words.AGAIN,
        "members_wanted": words.MEMBERS,
        "season_wanted": words.SEASON,
        "file_wanted": words.OPEN_FILE,
        "new_wanted": words.NEW,
    }
    page = make_page(card(1))
    with qtbot.waitSignal(getattr(page, signal)):
        click(button(page, say(texts[signal])))


def test_with_only_finished_ones_the_page_says_so(make_page, say):
    page = make_page(card(1, is_finished=True))
    assert say(words.NONE_RUNNING) in shown_texts(page)
    assert QApplication.focusWidget() is button(page, say(words.NEW))


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
def test_all_can_be_read_at_every_size(make_page, dress, code, width, height, scale):
    dress(EVENING, scale)
    names = ("W" * 60, "Club evening, 30/11/2026", "Coppa d'Inverno")
    cards = [card(number, name=name, leader=f"In front: {'M' * 60}") for number, name in enumerate(names)]
    page = make_page(*cards, card(9, is_finished=True), code=code, size=(width, height))
    assert (page.width(), page.height()) == (width, height)
    assert_all_can_be_read(page)
    assert_no_overlap(panels(page))


def test_the_card_tells_how_far_a_tournament_is(club, languages, say):
    english = languages["en"]
    office = club.office(settings_of(rounds=2))

    def told():
        made = card_of(3, office, NOW, english)
        return made.standing, made.leader, made.played

    assert told() == (say(words.NOT_BEGUN), "", 0)
    assert say(words.PAIRS, n=0) in card_of(3, office, NOW, english).kind
    club.enter(office, 1)
    club.enter(office, 2)
    assert say(words.PAIRS, n=2) in card_of(3, office, NOW, english).kind
    played(office, None)
    assert told() == (say(words.IN_ROUND_OF, 1, 2), "", 0)
    assert office.submit(PairingWithdrawn, round=1) is None
    assert told() == (say(words.NOT_BEGUN), "", 0)
    played(office, (100, 40))
    assert told() == (say(words.AFTER_ROUND_OF, 1, 2), say(words.IN_FRONT, "Giulia Bianchi & Budi Santoso"), 1)
    played(office, (40, 100))
    names = english.joined(("Giulia Bianchi & Budi Santoso", "João Pereira & Astrid Lindqvist"))
    assert told() == (say(words.AFTER_ROUND_OF, 2, 2), say(words.IN_FRONT, names), 2)
    assert office.submit(TournamentFinished) is None
    assert told() == (say(words.FINISHED), say(words.WON_BY, names), 2)


def test_without_planned_rounds_the_card_counts_those_that_were_played(club, languages, say):
    office = club.office(settings_of(EntrantKind.PAIR), entrants=2)
    played(office, None)
    assert card_of(1, office, NOW, languages["en"]).standing == say(words.IN_ROUND, 1)
    assert card_of(1, office, NOW, languages["en"]).planned == 0
