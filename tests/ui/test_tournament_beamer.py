"""The view for a beamer: large, in the languages of the room, turning by itself, and never more than is public."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from domino_desktop.i18n.language import CODES, language
from domino_desktop.tournament.facts import (
    ClockStopped,
    ResultEntered,
    RoundStarted,
    TimeAdded,
    TournamentFinished,
)
from domino_desktop.tournament.settings import EntrantKind
from domino_desktop.ui.tournament.beamer import beamer_window
from domino_desktop.ui.tournament.beamer.beamer_pages import (
    Part,
    beamer_pages,
    clock_lines,
    languages_in_room,
    minutes_and_seconds,
    page_text,
)
from domino_desktop.ui.tournament.beamer.beamer_window import BeamerWindow
from tests.ui.club_evenings import FORGOTTEN, HIDDEN, INITIAL, dress_people, evening
from tests.ui.club_offices import club_office, do, play, play_in_circles, settings, some_result
from tests.ui.page_frame import art


@pytest.fixture
def make_window(qtbot, dress):
    def make(office, width=1280, height=720, *, is_reduced=False):
        dress()
        window = BeamerWindow(art(), is_reduced=is_reduced)
        qtbot.addWidget(window)
        window.resize(width, height)
        window.present(office, language("en"))
        window.show()
        return window

    return make


def pages_of(office, code="en"):
    return beamer_pages(office, [language(code)])


def parts_of(office):
    return [page.part for page in pages_of(office)]


def all_text(office, code="en"):
    return "\n".join(page_text(page, 0) for page in pages_of(office, code))


def finish_round(office):
    played = office.state.last_round
    for table in played.open_tables:
        do(office, ResultEntered, round=played.number, table=table, result=some_result(office, played.seating(table)))


# What is shown ----------------------------------------------------------------------------------------------


def test_before_the_first_round_everybody_is_welcome():
    office = evening(6, 0)
    (page,) = pages_of(office)
    assert page.part is Part.WELCOME and page.titles == ("Welcome!",)
    assert page_text(page, 0).splitlines()[0] == "Club evening"


def test_while_a_round_is_played_there_are_its_clock_its_tables_and_the_last_standings():
    office = evening(13, 3)
    pages = pages_of(office)
    parts = [page.part for page in pages]
    assert parts[0] is Part.CLOCK and set(parts) == {Part.CLOCK, Part.TABLES, Part.STANDINGS}
    assert parts == sorted(parts, key=list(Part).index)
    standings = next(page for page in pages if page.part is Part.STANDINGS)
    assert standings.titles == ("Standings after round 2",)


def test_before_the_clock_runs_everybody_finds_a_table_without_waiting_for_standings(make_window):
    office = evening(13, 2)
    finish_round(office)
    play(office, leaves_open=6)
    assert set(parts_of(office)) == {Part.CLOCK, Part.TABLES}
    do(office, RoundStarted, round=3)
    assert set(parts_of(office)) == {Part.CLOCK, Part.TABLES, Part.STANDINGS}
    many = club_office(60)
    play_in_circles(many, 1)
    assert make_window(many)._stay < make_window(office)._stay, "of many pages each is shorter in view"


def test_every_table_and_everybody_who_sits_out_is_on_exactly_one_page():
    office = evening(13, 2)
    pages = [page for page in pages_of(office) if page.part is Part.TABLES]
    ends = [page.rows for page in pages]
    assert ends[0][0] == 0 and all(one[1] == other[0] for one, other in pairwise(ends))
    sheet = pages[0].sheets[0]
    assert ends[-1][1] == len(sheet.rows) == len(office.state.rounds[-1].seatings) + 1
    sizes = [last - first for first, last in ends]
    assert max(sizes) - min(sizes) <= 1 and max(sizes) <= 5
    said = "\n".join(page_text(page, 0) for page in pages)
    assert "sits out" in said


def test_a_complete_round_shows_its_results_and_the_new_standings():
    office = evening(6, 1)
    finish_round(office)
    pages = pages_of(office)
    assert {page.part for page in pages} == {Part.TABLES, Part.STANDINGS}
    assert pages[0].titles == ("Results of round 1",) and pages[-1].titles == ("Standings after round 1",)
    do(office, TournamentFinished)
    assert {page.titles for page in pages_of(office)} == {("Final standings",)}


def test_names_have_their_public_form():
    office = evening(6, 1, needs=True)
    finish_round(office)
    said = all_text(office)
    for number in (HIDDEN, INITIAL, FORGOTTEN):
        assert office.people[number].name not in said
    assert f"Player {HIDDEN}" in said and f"Player {FORGOTTEN}" in said


def test_the_languages_are_those_of_the_people_in_the_room():
    office = evening(4, 1, codes=("sv", "it"))
    assert [each.code for each in languages_in_room(office, language("en"))] == ["it", "sv"]
    assert [each.code for each in languages_in_room(club_office(0), language("id"))] == ["id"]


# The clock --------------------------------------------------------------------------------------------------


def test_the_clock_says_what_has_to_be_done():
    office = evening(6, 0)
    play(office, leaves_open=3)
    english = language("en")
    assert clock_lines(office, english) == ("Please sit down. The round begins soon.",)
    do(office, RoundStarted, round=1)
    assert clock_lines(office, english) == ("Still playing: 1, 2 and 3",)
    do(office, TimeAdded, round=1, table=2, seconds=600)
    lines = clock_lines(office, english)
    assert len(lines) == 2 and lines[1].startswith("Table 2: ")
    do(office, ClockStopped, round=1)
    assert clock_lines(office, english)[0] == "The clock is stopped."
    late = evening(6, 1)
    for _ in range(45):  # the clock of the evening goes on by a minute each time it is asked
        late.now()
    assert clock_lines(late, english)[0] == "Time is up. Finish the round on your table."


def test_times_are_written_as_clocks_show_them():
    assert [minutes_and_seconds(each) for each in (0, 9, 61, 600, 4509)] == ["0:00", "0:09", "1:01", "10:00", "75:09"]


# The window -------------------------------------------------------------------------------------------------


def test_pages_turn_by_themselves_and_headings_change_their_language(make_window, qtbot, monkeypatch):
    monkeypatch.setattr(beamer_window, "_PAGE", 60)
    monkeypatch.setattr(beamer_window, "_LANGUAGE", 25)
    office = evening(6, 1)
    window = make_window(office)
    seen, spoken = set(), set()

    def note(share):
        seen.add(window._number)
        spoken.add(window._place)

    monkeypatch.setattr(window.scene, "show_passed", note)  # which every beat of the clock ends with
    window._timer.setInterval(5)
    pages, languages = set(range(len(window._pages))), set(range(len(window._languages)))
    qtbot.waitUntil(lambda: seen == pages and spoken == languages)
    assert len(window._languages) == len(CODES)


def test_keys_turn_hold_and_close(make_window, qtbot, monkeypatch):
    monkeypatch.setattr(beamer_window, "_PAGE", 50)
    window = make_window(evening(6, 1))
    window._timer.setInterval(5)
    QTest.keyClick(window, Qt.Key.Key_Space)
    held = window.page
    QTest.qWait(150)
    assert window.page is held, "a page that is held stays"
    QTest.keyClick(window, Qt.Key.Key_Right)
    assert window.page is not held
    QTest.keyClick(window, Qt.Key.Key_Left)
    assert window.page is held
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()
    with qtbot.waitSignal(window.closed):
        QTest.keyClick(window, Qt.Key.Key_Escape)


def test_the_window_follows_the_tournament_and_stays_on_its_page(make_window, qtbot):
    office = evening(12, 1)
    window = make_window(office)
    window.turn(2)
    before = window.page
    finished = office.state.last_round.open_tables[-1]
    assert before.part is Part.TABLES and f"Table: {finished}; " in page_text(before, 0)
    seating = office.state.last_round.seating(finished)
    do(office, ResultEntered, round=1, table=finished, result=some_result(office, seating))
    qtbot.waitUntil(lambda: window.page is not before)
    (line,) = [line for line in page_text(window.page, 0).splitlines() if f"Table: {finished}; " in line]
    assert " : " in line and line not in page_text(before, 0)
    assert window.page.rows == before.rows and window.page.titles == before.titles
    finish_round(office)
    qtbot.waitUntil(lambda: window.page.titles[0] == "Results of round 1")


def test_another_tournament_takes_its_place_and_one_that_is_gone_closes_it(make_window, qtbot):
    first, second = evening(4, 1), evening(6, 0)
    window = make_window(first)
    window.present(second, language("sv"))
    assert window.page.part is Part.WELCOME
    finish_round(first)
    QApplication.processEvents()
    assert window.page.part is Part.WELCOME
    second.deleteLater()
    qtbot.waitUntil(lambda: not window.isVisible())


def test_under_reduced_motion_nothing_moves_but_pages(make_window, qtbot):
    moving, calm = make_window(evening(6, 1)), make_window(evening(6, 1), is_reduced=True)
    qtbot.waitUntil(lambda: moving.scene._passed > 0)
    calm._tick()
    assert calm.scene._passed == 0


def test_headings_are_in_a_language_that_is_asked_for(make_window):
    window = make_window(evening(6, 1, codes=("sv", "it")))
    window.speak("sv")
    assert window._languages[window._place].code == "sv"
    window.speak("id")
    assert window._languages[window._place].code == "sv", "nobody here speaks Indonesian"


def test_what_is_shown_is_said(make_window):
    window = make_window(evening(6, 1))
    assert window.page.part is Part.CLOCK and window.scene.accessibleName() == "Round 1"
    time, *lines = window.scene.accessibleDescription().splitlines()
    assert re.fullmatch(r"\d+:\d\d", time) and lines[0].startswith("Still playing: ")
    window.turn(1)
    window._tick()
    name = window.scene.accessibleName()
    assert name.startswith("Round 1. ") and "Table: 1; " in name
    assert re.fullmatch(r"\d+:\d\d", window.scene.accessibleDescription()), "the clock above the tables"


@pytest.mark.parametrize("width, height", [(800, 600), (1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("kind", [EntrantKind.PAIR, EntrantKind.SINGLE])
def test_letters_are_read_from_ten_metres(make_window, width, height, kind):
    """On a screen two metres wide a capital letter that is read from ten metres is at least 2.5 cm high.

    What fills the room is names as long as people have them; only the longest may be smaller.
    """
    office = club_office(24, settings(kind))
    dress_people(office)
    play_in_circles(office, 2)
    window = make_window(office, width, height)
    for number in range(len(window._pages)):
        window.turn(1)
        window.grab()
        if window.page.part in (Part.TABLES, Part.STANDINGS):
            font = QFont()
            font.setPixelSize(round(window.scene.letters))
            assert QFontMetricsF(font).capHeight() / width * 2000 >= 25, (number, window.page.part)


def test_a_large_event_has_many_pages_and_no_row_is_lost():
    office = club_office(200, settings(rounds=9))
    play_in_circles(office, 1)
    pages = pages_of(office)
    for part, count in ((Part.TABLES, 100), (Part.STANDINGS, 200)):
        assert sum(page.rows[1] - page.rows[0] for page in pages if page.part is part) == count
