"""Standings on the screen: places, what decided, corrections with what they change, penalties, brackets, seasons."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from typing import TypeAlias

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from domino_desktop.controller.tournament import TournamentController
from domino_desktop.i18n.language import CODES, Language
from domino_desktop.i18n.messages import tournament as refusals
from domino_desktop.i18n.messages import tournament_log as words
from domino_desktop.i18n.messages import tournament_round
from domino_desktop.storage.settings import Settings as ProgramSettings
from domino_desktop.storage.settings import Surroundings
from domino_desktop.tournament.facts import (
    PenaltyGiven,
    ResultCorrected,
    ResultEntered,
    RoundPaired,
    SettingsChanged,
)
from domino_desktop.tournament.merging import turned
from domino_desktop.tournament.results import MatchScore, Outcome, Seating, TableResult
from domino_desktop.tournament.settings import EntrantKind, Format, OwnPenalty, PenaltyCost, TieBreak
from domino_desktop.tournament.standings import standings
from domino_desktop.ui.controls import ChoiceField, PillChoice
from domino_desktop.ui.look import Look
from domino_desktop.ui.tournament.numbers.bracket_picture import BracketPicture
from domino_desktop.ui.tournament.numbers.correction_form import CorrectionForm
from domino_desktop.ui.tournament.numbers.history_page import HistoryPage
from domino_desktop.ui.tournament.numbers.impact_section import ImpactSection
from domino_desktop.ui.tournament.numbers.order_form import OrderForm
from domino_desktop.ui.tournament.numbers.penalty_form import PenaltyForm, WithdrawalForm
from domino_desktop.ui.tournament.numbers.season_page import SeasonPage
from domino_desktop.ui.tournament.numbers.standings_rows import corrected_entries, standings_columns, standings_rows
from domino_desktop.ui.tournament.numbers.standings_tab import StandingsTab
from domino_desktop.ui.tournament.papers.tournament_papers import PaperKind
from domino_desktop.ui.tournament.parts.fact_words import Log
from domino_desktop.ui.tournament.parts.names import entrant_name
from domino_desktop.ui.tournament.parts.number_table import NumberTable
from domino_desktop.ui.tournament.parts.tick_list import TickList
from domino_desktop.ui.tournament.parts.tie_break_words import decided
from domino_desktop.ui.tournament.rounds.match_fields import ResultField
from tests.gallery.club_numbers import ClubNumbers, a_knockout, an_evening
from tests.ui.club_offices import ClubSeason, club_office, do, play, play_in_circles, played, settings
from tests.ui.page_frame import activate, art, assert_all_can_be_read, button, icons, press, show
from tests.ui.seen import shown_texts
from tests.ui.settled import settle

Corrections: TypeAlias = Callable[..., tuple[TournamentController, CorrectionForm]]

TOTALS = tournament_round.BY_TOTALS.source


@pytest.fixture
def say(languages: dict[str, Language]) -> Language:
    return languages["en"]


@pytest.fixture
def make_tab(qtbot: QtBot, dress: Callable[..., None], say: Language) -> Callable[..., StandingsTab]:
    def make(office: TournamentController, width: int = 1280, height: int = 800) -> StandingsTab:
        tab = StandingsTab(art(), icons())
        tab.present(office, say)
        show(qtbot, tab, width, height)
        return tab

    return make


def singles(*results: tuple[int, int, TableResult], count: int = 4, **changes: object) -> TournamentController:
    """One against one: a tournament round for each result of two entrants; what the others play does not count."""
    office = club_office(count, settings(EntrantKind.SINGLE, Format.FREE, rounds=0, **changes))
    for number, (one, other, result) in enumerate(results, start=1):
        others = tuple(each for each in range(1, count + 1) if each not in (one, other))
        pairs = [(one, other), others] if len(others) == 2 else [(one, other)]
        seatings = tuple(Seating(table, ((a,), (b,)), (a, b)) for table, (a, b) in enumerate(pairs, start=1))
        do(office, RoundPaired, round=number, seatings=seatings, sitting_out=())
        do(office, ResultEntered, round=number, table=1, result=result)
        for seating in seatings[1:]:
            nothing = TableResult(Outcome.NOT_PLAYED)
            do(office, ResultEntered, round=number, table=seating.table, result=nothing)
    return office


def table_of(page: QWidget) -> NumberTable:
    found = [table for table in page.findChildren(NumberTable) if table.isVisibleTo(page)]
    assert len(found) == 1
    return found[0]


def line(table: NumberTable, row: int) -> list[str]:
    model = table.view.model()
    return [model.index(row, column).data() for column in range(model.columnCount())]


def choose_view(tab: QWidget, key: str) -> None:
    choice = tab.findChild(PillChoice)
    assert choice is not None
    choice.choose(key)
    choice.chosen.emit(key)


# Rows -------------------------------------------------------------------------------------------------


def test_columns_follow_the_directors_order(say: Language) -> None:
    ties = (TieBreak.POINTS_FOR, TieBreak.LOT, TieBreak.WINS)
    office = singles(tie_breaks=ties)
    keys = [column.key for column in standings_columns(office.state, say)]
    assert keys == ["rank", "name", "points_for", "lot", "wins", "played"]


def test_wins_are_halves_and_differences_have_signs(say: Language) -> None:
    level = TableResult(Outcome.PLAYED, (MatchScore((80, 80)),))
    office = singles((1, 2, played(100, 40)), (1, 3, level), (3, 2, played(90, 100)))
    rows = standings_rows(office, standings(office.state), None, say)
    cells = {row.cells[1].text.split()[0]: [cell.text for cell in row.cells] for row in rows}
    assert cells["Anna"][2:4] == ["1\u00bd", "+60"]
    assert cells["Bruno"][2:4] == ["1", "\u221250"]
    assert cells["Carla"][2:4] == ["\u00bd", "\u221210"]
    assert cells["Dimas"][2:4] == ["0", "0"]


def test_shared_places_look_and_sound_shared(say: Language) -> None:
    office = singles((1, 2, played(100, 40)), (3, 4, played(100, 40)))
    rows = standings_rows(office, standings(office.state), None, say)
    assert [row.cells[0].text for row in rows] == ["1=", "1=", "3=", "3="]
    assert rows[0].told == "place 1, shared, Anna Rossi: Wins 1, Effectiveness +60, Points for 100, Opponents' wins 0"
    assert rows[0].note == "Anna Rossi and Carla Almeida are level in everything and share their place."


@pytest.mark.parametrize(
    ("ties", "results", "sentence"),
    [
        (
            (TieBreak.WINS,),
            ((1, 2, played(100, 40)),),
            "Anna Rossi is ahead of Bruno Ferreira by wins: 1 to 0.",
        ),
        (
            (TieBreak.WINS, TieBreak.EFFECTIVENESS),
            ((1, 2, played(100, 40)), (2, 1, played(100, 50))),
            "Anna Rossi is ahead of Bruno Ferreira by effectiveness: +10 to \u221210.",
        ),
        (
            (TieBreak.WINS, TieBreak.DIRECT),
            ((1, 2, played(100, 40)), (1, 2, played(50, 90)), (1, 2, played(100, 0))),
            "Anna Rossi is ahead of Bruno Ferreira by wins: 2 to 1.",
        ),
        (
            (TieBreak.DIRECT,),
            ((1, 2, played(100, 40)),),
            "Anna Rossi is ahead of Bruno Ferreira by the direct encounter: 1 to 0 wins among those who were level.",
        ),
        (
            (TieBreak.POINTS_FOR,),
            ((1, 2, played(100, 40)),),
            "Anna Rossi is ahead of Bruno Ferreira by points made: 100 to 40.",
        ),
        (
            (TieBreak.OPPONENTS,),
            ((2, 1, played(100, 40)),),
            "Anna Rossi is ahead of Bruno Ferreira by stronger opponents: 1 to 0 wins of theirs.",
        ),
        (
            (TieBreak.OPPONENTS_EFFECTIVENESS,),
            ((2, 1, played(100, 40)),),
            "Anna Rossi is ahead of Bruno Ferreira by the effectiveness of the opponents: +60 to \u221260.",
        ),
    ],
)
def test_what_decided_between_two_is_said(
    say: Language, ties: tuple[TieBreak, ...], results: tuple[tuple[int, int, TableResult], ...], sentence: str
) -> None:
    office = singles(*results, count=2, tie_breaks=ties)
    rows = standings_rows(office, standings(office.state), None, say)
    assert [row.note for row in rows] == [sentence, sentence]


def test_a_lot_says_the_places_drawn(say: Language) -> None:
    office = singles(count=2, tie_breaks=(TieBreak.WINS, TieBreak.LOT))
    first, second = standings(office.state)
    assert decided(first, second, office.state.settings.tie_breaks) is TieBreak.LOT
    (note,) = {row.note for row in standings_rows(office, (first, second), None, say)}
    assert note.endswith("by lot: place 1 and place 2 were drawn.")


def test_corrected_standings_carry_the_entry(say: Language) -> None:
    """Case C72: of everybody at the corrected table, and only from that tournament round on."""
    office = an_evening()
    (correction,) = office.state.corrections
    seating = office.state.rounds[0].seating(correction.table)
    assert seating is not None
    assert corrected_entries(office.state) == dict.fromkeys(seating.entrants, (correction.number,))
    rows = standings_rows(office, standings(office.state), None, say)
    marked = {row.key: row.cells[1].under for row in rows if "corrected" in row.cells[1].under}
    assert marked == dict.fromkeys(seating.entrants, f"corrected, entry {correction.number}")
    assert all(f"entry {correction.number}" in row.told for row in rows if row.key in marked)
    assert not corrected_entries(office.state, after=0)


def test_who_withdrew_is_marked(say: Language) -> None:
    office = an_evening()
    rows = {row.key: row for row in standings_rows(office, standings(office.state), None, say)}
    assert rows[9].cells[1].under == "withdrawn"


# The tab ----------------------------------------------------------------------------------------------


def test_standings_say_so_far_until_all_results_are_in(make_tab: Callable[..., StandingsTab], say: Language) -> None:
    office = club_office(4)
    tab = make_tab(office)
    assert "Nothing has been played yet." in shown_texts(tab)
    play(office, leaves_open=1)
    tab.present(office, say)
    assert "So far: 1 table of round 1 still without a result." in shown_texts(tab)
    held = office.state.rounds[0]
    do(office, ResultEntered, round=1, table=held.open_tables[0], result=played(100, 20))
    tab.present(office, say)
    assert "All results up to round 1 are in." in shown_texts(tab)


def test_earlier_standings_can_be_chosen_and_stay_chosen(make_tab: Callable[..., StandingsTab], say: Language) -> None:
    office = club_office(6)
    play(office, 2)
    tab = make_tab(office)
    now, (choice,) = line(table_of(tab), 0), tab.findChildren(QComboBox)
    choice.setCurrentIndex(1)
    choice.activated.emit(1)
    first = [each.entrant for each in standings(office.state, after=1)]
    assert table_of(tab).view.model().rowCount() == 6
    assert line(table_of(tab), 0) != now
    assert [row.key for row in table_of(tab)._model.rows] == first
    play(office)
    tab.present(office, say)
    assert choice.currentText() == "After round 1"
    assert [row.key for row in table_of(tab)._model.rows] == first


def test_enter_opens_the_history_and_esc_comes_back_to_the_row(make_tab: Callable[..., StandingsTab]) -> None:
    tab = make_tab(an_evening())
    table = table_of(tab)
    tab.setFocus()
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Down)
    chosen = table.current()
    press(Qt.Key.Key_Return)
    page = tab.findChild(HistoryPage)
    assert page is not None and page.isVisible() and page.entrant == chosen
    press(Qt.Key.Key_Escape)
    assert not page.isVisible()
    assert table.view.hasFocus() and table.current() == chosen


def test_what_decided_follows_the_row(make_tab: Callable[..., StandingsTab]) -> None:
    tab = make_tab(an_evening())
    tab.setFocus()
    press(Qt.Key.Key_Down)
    note = table_of(tab).current_row()
    assert note is not None and note.note in shown_texts(tab)
    assert len(note.note.split("\n")) == 2


def test_columns_are_explained_on_request(make_tab: Callable[..., StandingsTab]) -> None:
    tab = make_tab(an_evening())
    meaning = "Wins: tables won. A level table is half a win."
    assert not any(meaning in text for text in shown_texts(tab))
    button(tab, "What do the columns mean?").click()
    assert any(meaning in text for text in shown_texts(tab))


def test_what_is_in_view_can_be_printed(qtbot: QtBot, make_tab: Callable[..., StandingsTab]) -> None:
    tab = make_tab(an_evening())
    for key, kind in (("standings", PaperKind.STANDINGS), ("cross", PaperKind.CROSS)):
        choose_view(tab, key)
        with qtbot.waitSignal(tab.paper_wanted) as wanted:
            button(tab, "Print").click()
        assert wanted.args == [kind]


def test_nobody_entered_yet_is_one_sentence(make_tab: Callable[..., StandingsTab]) -> None:
    tab = make_tab(club_office(0))
    assert "Standings appear here as soon as somebody is entered." in shown_texts(tab)
    assert not [table for table in tab.findChildren(NumberTable) if table.isVisibleTo(tab)]


# Cross table, bracket, history ------------------------------------------------------------------------


def test_the_cross_table_shows_both_sides_of_every_meeting(make_tab: Callable[..., StandingsTab]) -> None:
    office = singles((1, 2, played(100, 40)), (1, 2, played(30, 90)), count=2)
    tab = make_tab(office)
    choose_view(tab, "cross")
    table = table_of(tab)
    (row,) = [row for row in table._model.rows if row.key == 1]
    assert [cell.text for cell in row.cells[2:]].count("\u00d7") == 1
    (met,) = [cell for cell in row.cells[2:-1] if cell.text != "\u00d7"]
    assert (met.text, met.under) == ("100\u201340", "30\u201390")
    assert met.told == ("round 1: won 100 to 40 against Bruno Ferreira, round 2: lost 30 to 90 against Bruno Ferreira")


def test_many_are_crossed_by_rounds(make_tab: Callable[..., StandingsTab]) -> None:
    office = club_office(20, settings(rounds=9))
    play_in_circles(office, 3)
    tab = make_tab(office)
    choose_view(tab, "cross")
    headings = [column.heading for column in table_of(tab)._model.columns]
    assert headings == ["Place", "Pair", "R1", "R2", "R3", "Wins"]
    assert all("against" in row.cells[2].told for row in table_of(tab)._model.rows)


def test_a_bracket_is_led_through_by_arrows(make_tab: Callable[..., StandingsTab]) -> None:
    tab = make_tab(a_knockout())
    choose_view(tab, "bracket")
    (picture,) = tab.findChildren(BracketPicture)
    picture.setFocus()
    lines = picture.lines
    assert lines[0].told.startswith("Last 16: ")
    QTest.keyClick(picture, Qt.Key.Key_Right)
    assert lines[picture.at].told.startswith("Quarter-finals: ") and lines[picture.at].name == lines[0].name
    QTest.keyClick(picture, Qt.Key.Key_Left)
    assert picture.at == 0
    QTest.keyClick(picture, Qt.Key.Key_Down)
    assert picture.at == 1
    QTest.keyClick(picture, Qt.Key.Key_Up)
    QTest.keyClick(picture, Qt.Key.Key_Return)
    page = tab.findChild(HistoryPage)
    assert page is not None and page.entrant == lines[0].entrant


def test_a_screen_reader_finds_every_line_of_a_bracket(make_tab: Callable[..., StandingsTab]) -> None:
    tab = make_tab(a_knockout())
    choose_view(tab, "bracket")
    (picture,) = tab.findChildren(BracketPicture)
    picture.setFocus()
    interface = QAccessible.queryAccessibleInterface(picture)
    names = [interface.child(place).text(QAccessible.Text.Name) for place in range(interface.childCount())]
    assert names == [one.told for one in picture.lines]
    QTest.keyClick(picture, Qt.Key.Key_Down)
    assert interface.focusChild().text(QAccessible.Text.Name) == names[1]


def test_lines_of_a_bracket_never_overlap_and_lead_to_the_winner(make_tab: Callable[..., StandingsTab]) -> None:
    tab = make_tab(a_knockout())
    choose_view(tab, "bracket")
    (picture,) = tab.findChildren(BracketPicture)
    areas = [picture.line_area(place).adjusted(1, 1, -1, -1) for place in range(len(picture.lines))]
    assert not any(one.intersects(other) for place, one in enumerate(areas) for other in areas[place + 1 :])
    value = picture._value
    for level, following in zip(value.levels, value.levels[1:]):
        for number, match in enumerate(level):
            winner = next((one.name for one in match if one.has_won), None)
            assert winner is None or following[number // 2][number % 2].name == winner


def test_the_history_adds_everything_up(make_tab: Callable[..., StandingsTab]) -> None:
    office = an_evening()
    tab = make_tab(office)
    tab.show_history(3)
    rows = table_of(tab)._model.rows
    tally = next(each.tally for each in standings(office.state) if each.entrant == 3)
    assert [row.key for row in rows] == [1, 2, 3, 4, "sum"]
    together = {
        column.key: cell.text for column, cell in zip(table_of(tab)._model.columns, rows[-1].cells, strict=True)
    }
    assert together["points"] == f"{tally.points_for + tally.penalty_points}\u2013{tally.points_against}"
    assert (together["penalty"], together["fouls"], together["blocks"]) == ("25", str(tally.fouls), str(tally.blocks))


def test_the_history_of_one_person_of_a_pair(make_tab: Callable[..., StandingsTab], say: Language) -> None:
    tab = make_tab(an_evening())
    tab.show_history(3)
    button(tab, "Fabio Conti alone").click()
    assert table_of(tab)._model.rows[0].cells[1].text
    assert table_of(tab).view.model().rowCount() == 5


# Corrections ------------------------------------------------------------------------------------------


@pytest.fixture
def correction(qtbot: QtBot, dress: Callable[..., None], say: Language) -> Iterator[Corrections]:
    opened: list[tuple[QWidget, CorrectionForm]] = []

    def make(number: int = 0, table: int = 0) -> tuple[TournamentController, CorrectionForm]:
        office, parent = an_evening(), QWidget()
        qtbot.addWidget(parent)
        parent.resize(1024, 700)
        form = CorrectionForm(parent, office, say, number, table)
        form.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        form.show()
        form.activateWindow()
        qtbot.waitUntil(form.isActiveWindow)
        opened.append((parent, form))
        return office, form

    yield make
    for _, form in opened:
        form.close()


def reason_field(form: QWidget) -> QLineEdit:
    (field,) = [edit for edit in form.findChildren(QLineEdit) if type(edit) is QLineEdit and edit.isVisibleTo(form)]
    return field


def test_a_correction_shows_what_it_changes_before_it_is_stored(qtbot: QtBot, correction: Corrections) -> None:
    office, form = correction(1, 3)
    before, pairings = office.state, [each.seatings for each in office.state.rounds]
    button(form, "Swap both sides").click()
    assert not form.main.isEnabled(), "no reason yet"
    button(form, "Sides mixed up").click()
    form.main.click()
    assert office.state is before, "looking at it changes nothing"
    (section,) = form.findChildren(ImpactSection)
    qtbot.waitUntil(lambda: section.is_told, timeout=20_000)
    qtbot.waitUntil(lambda: not form.area.verticalScrollBar().maximum() or form.height() == 700 - 40)
    told = " ".join(shown_texts(form))
    old = before.rounds[0].results[3]
    assert f"Wrong: {old.points[0]} : {old.points[1]}. Right: {old.points[1]} : {old.points[0]}." in told
    assert "\u2192" in told and "Later rounds stay as they were paired" in told
    with qtbot.waitSignal(form.stored) as stored:
        form.main.click()
    fact = office.state.facts[-1]
    assert isinstance(fact, ResultCorrected) and stored.args == [fact.number]
    assert (fact.old, fact.result, fact.reason) == (old, turned(old), "Sides mixed up")
    assert [each.seatings for each in office.state.rounds] == pairings, "what was paired stays"
    assert not form.isVisible()


def test_buttons_do_not_move_when_nothing_is_missing_any_more(qtbot: QtBot, correction: Corrections) -> None:
    office, form = correction(1, 3)
    button(form, "Swap both sides").click()
    penalty = PenaltyForm(form.parentWidget(), office, form.language)
    penalty.show()
    for each, usual in ((form, "Sides mixed up"), (penalty, "Bad conduct")):
        qtbot.waitUntil(lambda each=each: "Say in a few words why." in shown_texts(each))
        QTest.qWait(20)
        place = each.main.mapToGlobal(each.main.rect().center())
        button(each, usual).click()
        QTest.qWait(20)
        assert "Say in a few words why." not in shown_texts(each)
        assert each.main.mapToGlobal(each.main.rect().center()) == place
    penalty.close()


def test_esc_leads_back_to_the_fields_first(correction: Corrections) -> None:
    office, form = correction(1, 3)
    button(form, "Swap both sides").click()
    button(form, "Typing mistake").click()
    form.main.click()
    QTest.keyClick(form, Qt.Key.Key_Escape)
    assert form.isVisible() and reason_field(form).text() == "Typing mistake"
    QTest.keyClick(form, Qt.Key.Key_Escape)
    assert not form.isVisible()
    assert len(office.state.corrections) == 1, "only the one of the evening"


def test_a_correction_by_keys_alone(qtbot: QtBot, correction: Corrections) -> None:
    office, form = correction(1, 3)
    button(form, TOTALS).click()
    first, second = [field for field in form.findChildren(ResultField) if field.isVisibleTo(form)]
    first.setFocus()
    QTest.keyClicks(first, "77")
    press(Qt.Key.Key_Return)
    assert second.hasFocus()
    QTest.keyClicks(second, "105")
    press(Qt.Key.Key_Return)
    assert reason_field(form).hasFocus()
    QTest.keyClicks(reason_field(form), "card read again")
    press(Qt.Key.Key_Return)
    assert form.main.hasFocus() and office.state.rounds[0].results[3].points != (77, 105)
    press(Qt.Key.Key_Return)
    assert office.state.rounds[0].results[3].points == (77, 105)


def test_only_what_is_another_result_can_be_stored(correction: Corrections) -> None:
    _, form = correction(1, 3)
    button(form, "Sides mixed up").click()
    assert not form.main.isEnabled()
    assert "This is what is written down already." in shown_texts(form)
    button(form, TOTALS).click()
    first = next(field for field in form.findChildren(ResultField) if field.isVisibleTo(form))
    first.setText("-5")
    first.textEdited.emit("-5")
    assert not form.main.isEnabled()
    assert any("never below 0" in text for text in shown_texts(form))


@pytest.mark.parametrize(
    ("choice", "result"),
    [
        (1, TableResult(Outcome.FORFEIT, winner=0)),
        (2, TableResult(Outcome.FORFEIT, winner=1)),
        (3, TableResult(Outcome.BOTH_LOST)),
        (4, TableResult(Outcome.NOT_PLAYED)),
        (5, None),
    ],
)
def test_a_result_can_become_anything_else(correction: Corrections, choice: int, result: TableResult | None) -> None:
    office, form = correction(4, 1)
    outcome = next(box for box in form.findChildren(QComboBox) if box.accessibleName() == "How it came about")
    outcome.setCurrentIndex(choice)
    outcome.activated.emit(choice)
    button(form, "Typing mistake").click()
    form.main.click()
    form.main.click()
    assert office.state.rounds[3].results.get(1) == result


def test_no_table_of_an_earlier_round_becomes_open_again(correction: Corrections) -> None:
    _, form = correction(1, 3)
    outcome = next(box for box in form.findChildren(QComboBox) if box.accessibleName() == "How it came about")
    texts = [outcome.itemText(place) for place in range(outcome.count())]
    assert len(texts) == 5 and not any("open again" in text for text in texts)


def test_round_and_table_are_chosen_where_none_is_given(correction: Corrections) -> None:
    office, form = correction()
    round_choice, table_choice = [box for box in form.findChildren(QComboBox) if box.isVisibleTo(form)][:2]
    assert round_choice.currentText() == "Round 4"
    round_choice.setCurrentIndex(3)
    assert round_choice.currentText() == "Round 1"
    assert table_choice.count() == len(office.state.rounds[0].results)
    table_choice.setCurrentIndex(1)
    old = office.state.rounds[0].results[2]
    assert f"Written down now: {old.points[0]} : {old.points[1]}" in shown_texts(form)


def test_rounds_that_were_noted_are_kept(correction: Corrections) -> None:
    office, form = correction(1, 3)
    old = office.state.rounds[0].results[3]
    button(form, "Swap both sides").click()
    button(form, "Sides mixed up").click()
    form.main.click()
    form.main.click()
    now = office.state.rounds[0].results[3]
    assert [each.ended for each in now.matches[0].rounds] == [each.ended for each in old.matches[0].rounds]
    assert turned(now) == old


# Penalties and the order ------------------------------------------------------------------------------


def test_a_penalty_is_given_and_withdrawn(qtbot: QtBot, dress: Callable[..., None], say: Language) -> None:
    office, parent = an_evening(), QWidget()
    qtbot.addWidget(parent)
    form = PenaltyForm(parent, office, say, 3, 5)
    form.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    form.show()
    assert not form.main.isEnabled()
    button(form, "Bad conduct").click()
    form.main.click()
    given = office.state.facts[-1]
    assert isinstance(given, PenaltyGiven)
    assert (given.round, given.entrant, given.points, given.reason) == (3, 5, 10, "Bad conduct")
    withdrawal = WithdrawalForm(parent, office, say, given.number)
    withdrawal.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    withdrawal.show()
    assert not withdrawal.main.isEnabled()
    reason_field(withdrawal).setText("it was somebody else")
    withdrawal.main.click()
    assert given not in office.state.penalties


def settled_club() -> tuple[TournamentController, Seating]:
    """An evening whose club has settled three penalties, with a table of its last round that still plays."""
    office = an_evening()
    held = office.state.settings
    own = (
        OwnPenalty("Late by 10 minutes", PenaltyCost.MATCH),
        OwnPenalty("Two faults", PenaltyCost.TOURNAMENT),
        OwnPenalty("Signals", PenaltyCost.POINTS, 25),
    )
    do(office, SettingsChanged, settings=replace(held, terms=replace(held.terms, penalties=own)), reason="")
    last = office.state.rounds[-1]
    return office, next(seating for seating in last.seatings if seating.table in last.open_tables)


@pytest.fixture
def page(qtbot: QtBot, dress: Callable[..., None]) -> QWidget:
    """What small windows lie over."""
    below = QWidget()
    show(qtbot, below, 1024, 700)
    return below


def type_key(letter: str) -> None:
    """A letter for whoever has the keyboard."""
    held = QApplication.focusWidget()
    assert held is not None
    QTest.keyClicks(held, letter)


def penalty_form(page: QWidget, office: TournamentController, entrant: int, say: Language) -> PenaltyForm:
    form = PenaltyForm(page, office, say, entrant=entrant)
    form.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    form.show()
    activate(form)
    return form


def test_one_key_and_enter_give_a_penalty_of_the_club(page: QWidget, say: Language) -> None:
    office, seating = settled_club()
    entrant, other = seating.entrants
    form = penalty_form(page, office, entrant, say)
    type_key("3")
    press(Qt.Key.Key_Return)
    given = office.state.facts[-1]
    assert isinstance(given, PenaltyGiven)
    assert (given.entrant, given.points, given.reason) == (entrant, 25, "Signals")
    assert not form.isVisible()
    form = penalty_form(page, office, entrant, say)
    type_key("1")
    won = f"Table {seating.table} then counts as: not played, win for {entrant_name(office, other, say)}."
    assert won in shown_texts(form)
    press(Qt.Key.Key_Return)
    assert office.state.rounds[-1].results[seating.table].outcome is Outcome.FORFEIT
    log = [line.sentence for line in Log().lines(office, say)]
    number, name = len(office.state.rounds), entrant_name(office, entrant, say)
    assert f"Round {number}: 25 penalty points for {name}. Reason: Signals" in log
    assert f"Round {number}: match lost by penalty for {name}. Reason: Late by 10 minutes" in log
    form = penalty_form(page, office, other, say)
    type_key("2")
    assert f"No further pairing for {entrant_name(office, other, say)}." in " ".join(shown_texts(form))
    press(Qt.Key.Key_Return)
    assert office.state.entrants[other].is_withdrawn


def test_any_other_penalty_is_still_possible(page: QWidget, say: Language) -> None:
    office, seating = settled_club()
    form = penalty_form(page, office, seating.entrants[0], say)
    assert say.say(words.HOW_MANY) not in shown_texts(form)
    type_key("4")
    assert say.say(words.HOW_MANY) in shown_texts(form)
    assert not form.main.isEnabled()
    button(form, "Bad conduct").click()
    form.main.click()
    given = office.state.facts[-1]
    assert isinstance(given, PenaltyGiven) and (given.points, given.reason) == (10, "Bad conduct")


def test_a_match_that_cannot_be_lost_any_more_is_told(page: QWidget, say: Language) -> None:
    office, seating = settled_club()
    form = penalty_form(page, office, seating.entrants[0], say)
    rounds = next(one for one in form.findChildren(ChoiceField) if one.accessibleName() == say.say(words.IN_ROUND))
    rounds.setCurrentIndex(1)
    assert not form.main.isEnabled()
    assert say.say(refusals.NOT_THE_LAST_ROUND, rounds.currentData()) in shown_texts(form)


def test_the_order_is_changed_with_a_reason_once_there_are_results(
    qtbot: QtBot, dress: Callable[..., None], say: Language
) -> None:
    office, parent = an_evening(), QWidget()
    qtbot.addWidget(parent)
    form = OrderForm(parent, office, say, art(), icons())
    form.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    form.show()
    ticks = form.findChild(TickList)
    assert ticks is not None and not form.main.isEnabled()
    ticks.setFocus()
    QTest.keyClick(ticks, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert not form.main.isEnabled(), "no reason yet"
    reason_field(form).setText("as agreed before the first round")
    form.main.click()
    fact = office.state.facts[-1]
    assert isinstance(fact, SettingsChanged)
    assert fact.settings.tie_breaks[:2] == (TieBreak.EFFECTIVENESS, TieBreak.WINS)
    assert fact.reason == "as agreed before the first round"


# The season -------------------------------------------------------------------------------------------


@pytest.fixture
def season(qtbot: QtBot, dress: Callable[..., None], say: Language) -> SeasonPage:
    offices = [club_office(6, settings(seed=seed)) for seed in range(3)]
    for office in offices:
        play(office, 2)
    page = SeasonPage(art(), icons())
    page.present(ClubSeason(*offices), say)
    show(qtbot, page)
    qtbot.waitUntil(lambda: bool([table for table in page.findChildren(NumberTable) if table.isVisibleTo(page)]))
    return page


def test_a_season_adds_up_what_is_ticked(qtbot: QtBot, season: SeasonPage) -> None:
    table = table_of(season)
    assert [column.heading for column in table._model.columns] == [
        "Place",
        "Name",
        "Total",
        "Club evening 1",
        "Club evening 2",
    ]
    for row in table._model.rows:
        total, *brought = (cell.text for cell in row.cells[2:])
        assert int(total) == sum(int(value) for value in brought if value)
    ticks = season.findChild(TickList)
    assert ticks is not None
    ticks.tick_all(True)
    qtbot.waitUntil(lambda: len(table._model.columns) == 6)


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the zone of a program cannot be changed here")
def test_the_days_of_a_season_are_those_of_the_clock_on_the_wall(
    qtbot: QtBot, season: SeasonPage, say: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An evening that begins at 17:00 in London begins on the next day in Auckland."""
    ticks = season.findChild(TickList)
    assert ticks is not None
    days = {}
    for zone in ("UTC", "Pacific/Auckland"):
        with monkeypatch.context() as clock:
            clock.setenv("TZ", zone)
            time.tzset()
            season.present(ClubSeason(club_office(2), club_office(2)), say)
            days[zone] = [line.aside for line in ticks._lines.lines]
    time.tzset()
    assert days == {
        "UTC": [say.date(date(2026, 12, 12)), say.date(date(2026, 12, 5))],
        "Pacific/Auckland": [say.date(date(2026, 12, 13)), say.date(date(2026, 12, 6))],
    }


def test_only_the_best_results_count_and_the_others_stand_in_brackets(qtbot: QtBot, season: SeasonPage) -> None:
    (best,) = season.findChildren(QComboBox)
    best.setCurrentIndex(1)
    best.activated.emit(1)
    for row in table_of(season)._model.rows:
        total, *brought = (cell.text for cell in row.cells[2:])
        (out,) = [value for value in brought if value.startswith("(")]
        counted = [int(value) for value in brought if not value.startswith("(")]
        assert int(total) == max(counted) >= int(out.strip("()"))


def test_a_season_is_printed_with_public_names(qtbot: QtBot, season: SeasonPage) -> None:
    with qtbot.waitSignal(season.print_wanted) as wanted:
        button(season, "Print or save the season").click()
    (sheet,) = wanted.args
    assert sheet.title == "Season table"
    assert len(sheet.rows) == table_of(season).view.model().rowCount()


# Every screen -----------------------------------------------------------------------------------------


SCREENS = {
    "usual": (QSize(1280, 800), ProgramSettings()),
    "small": (QSize(800, 600), ProgramSettings(text_scale=200, surroundings=Surroundings.DARK)),
}


@pytest.mark.parametrize(("code", "size"), [("en", "usual"), *((code, "small") for code in CODES)])
def test_everything_can_be_read(qtbot: QtBot, look: Look, code: str, size: str) -> None:
    window, chosen = SCREENS[size]
    look.follow(chosen)
    for name, screen in ClubNumbers(look, code, window).all():
        if "bracket" in name:  # it is as wide as it has levels, and moves sideways
            continue
        screen.resize(window.boundedTo(screen.maximumSize()))
        screen.show()
        settle(screen)
        assert_all_can_be_read(screen)
        assert screen.width() <= window.width() and screen.height() <= window.height()
        screen.hide()
        screen.deleteLater()
