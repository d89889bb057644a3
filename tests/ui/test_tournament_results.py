"""Results typed by keys alone: what is right is stored, what is wrong is said at its field, nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from domino_desktop.i18n.language import Language
from domino_desktop.tournament.facts import ResultCorrected, ResultEntered, RoundScoresNoted
from domino_desktop.tournament.results import Ended, MatchScore, Outcome, RoundScore, TableResult
from domino_desktop.tournament.settings import EntrantKind, Format
from domino_desktop.tournament.typed_results import TypedMatch, TypedRound
from domino_desktop.ui.tournament.parts.names import side_name
from domino_desktop.ui.tournament.rounds.match_fields import ResultField
from domino_desktop.ui.tournament.rounds.result_draft import HalfTyped, as_draft, from_draft
from domino_desktop.ui.tournament.rounds.result_entry import ResultEntry
from domino_desktop.ui.tournament.rounds.round_tab import RoundTab
from tests.ui.page_frame import art, icons, show
from tests.ui.seen import shown_texts
from tests.ui.tournament_offices import Evening

_ENTER = Qt.Key.Key_Return


class Desk:
    """A tournament round on screen, and a director who only types."""

    def __init__(self, qtbot: QtBot, evening: Evening, language: Language) -> None:
        self._qtbot = qtbot
        self.evening, self.office, self.language = evening, evening.office, language
        self.heard: list[str] = []
        self.tab = self.made()

    def made(self) -> RoundTab:
        """The tab as if it were opened just now."""
        tab = RoundTab(art(), icons())
        tab.told.connect(self.heard.append)
        tab.present(self.office, self.language)
        self.office.changed.connect(lambda: tab.present(self.office, self.language))
        show(self._qtbot, tab, 1280, 700)
        tab.focus_first()
        return tab

    def type(self, *words: str) -> None:
        """Type each word and press Enter behind it; None of them leaves the field by itself."""
        for word in words:
            held = QApplication.focusWidget()
            assert held is not None
            if word:
                QTest.keyClicks(held, word)
            self.press(_ENTER)

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        held = QApplication.focusWidget()
        assert held is not None
        QTest.keyClick(held, key, modifier)

    @property
    def field(self) -> QLineEdit:
        """The field that has the keyboard."""
        held = QApplication.focusWidget()
        assert isinstance(held, QLineEdit), held
        return held

    @property
    def entry(self) -> ResultEntry:
        found = self.tab.findChild(ResultEntry)
        assert found is not None
        return found

    @property
    def message(self) -> str:
        """The sentence below the fields; empty while there is none."""
        return self.entry.message

    def results(self) -> dict[int, tuple[int, int]]:
        last = self.office.state.last_round
        assert last is not None
        return {table: result.points for table, result in last.results.items()}

    def button(self, text: str) -> QPushButton:
        """The button with these words that is in view."""
        return next(one for one in self.tab.findChildren(QPushButton) if one.text() == text and one.isVisible())


@pytest.fixture
def desk(qtbot: QtBot, dress: Callable[..., None], languages: dict[str, Language]) -> Callable[..., Desk]:
    def make(**settings: object) -> Desk:
        dress()
        evening = Evening(**settings)  # type: ignore[arg-type]
        evening.pair()
        return Desk(qtbot, evening, languages["en"])

    return make


def test_table_points_points_and_the_next_open_table(desk: Callable[..., Desk]) -> None:
    at = desk(entrants=8)
    assert at.field.text() == "1"
    at.type("", "204", "150")
    assert at.results() == {1: (204, 150)}
    assert at.field.text() == "2"
    at.type("4", "90", "200")
    assert at.results() == {1: (204, 150), 4: (90, 200)}
    assert at.field.text() == "2"
    at.type("", "0", "210", "3", "201", "3")
    assert at.results() == {1: (204, 150), 2: (0, 210), 3: (201, 3), 4: (90, 200)}
    entered = [fact for fact in at.office.state.facts if isinstance(fact, ResultEntered)]
    assert [fact.table for fact in entered] == [1, 4, 2, 3]


def test_both_numbers_in_one_field(desk: Callable[..., Desk]) -> None:
    at = desk(entrants=8)
    at.type("3", "200-150")
    assert at.results() == {3: (200, 150)}


@pytest.mark.parametrize(
    ("typed", "said", "left"),
    [
        (["9"], "There is no table 9 in this round: the tables are 1 to 4.", "9"),
        (["two"], "The table is a number, as on its plate.", "two"),
        (["1", "abc"], "Points are a whole number, such as 150.", "abc"),
        (["1", "-5"], "Points are never below 0. A penalty is noted separately.", "-5"),
        (["1", "12345"], "That is too long: points have at most 4 digits.", "12345"),
        (["1", "200", ""], "The points of Carla Bianchi & Dino Neri are missing.", ""),
        (
            ["1", "250", "310"],
            "Only one side can be the first to reach 200, so 250 and 310 cannot both be right.",
            "310",
        ),
    ],
)
def test_every_mistake_is_one_sentence_at_its_field(
    desk: Callable[..., Desk], typed: list[str], said: str, left: str
) -> None:
    at = desk(entrants=8, minutes=0)
    at.type(*typed)
    assert at.message == said
    assert at.heard[-1] == said
    assert at.field.text() == left
    assert at.field.selectedText() == left
    assert not at.results()
    QTest.keyClicks(at.field, "1")
    assert at.message == ""


def test_a_table_with_a_result_offers_its_correction(desk: Callable[..., Desk]) -> None:
    at = desk(entrants=8)
    at.evening.result(2, 200, 150)
    wanted: list[tuple[int, int]] = []
    at.tab.correction_wanted.connect(lambda *place: wanted.append(place))
    at.type("2")
    assert at.message == "Table 2 has its result: 200 to 150. It can be corrected."
    correct = [one for one in at.entry.findChildren(QPushButton) if one.text() == "Correct the result"]
    QTest.mouseClick(correct[0], Qt.MouseButton.LeftButton)
    assert wanted == [(1, 2)]


def test_what_is_unusual_is_asked_once_and_taken_with_ctrl_enter(desk: Callable[..., Desk]) -> None:
    at = desk(entrants=8, minutes=0)
    at.type("1", "120", "90")
    assert at.message == "Nobody has 200 yet. Is the match over?"
    at.press(_ENTER)
    assert not at.results(), "Enter alone is no answer to a warning"
    at.press(_ENTER, Qt.KeyboardModifier.ControlModifier)
    assert at.results() == {1: (120, 90)}


def test_ctrl_enter_takes_nothing_that_cannot_be(desk: Callable[..., Desk]) -> None:
    at = desk(entrants=8, minutes=0)
    at.type("1", "250", "310")
    at.press(_ENTER, Qt.KeyboardModifier.ControlModifier)
    assert not at.results()


def test_a_knockout_asks_for_the_play_off(desk: Callable[..., Desk]) -> None:
    at = desk(entrants=8, style=Format.KNOCKOUT, rounds=0)
    at.type("2", "120", "120")
    assert at.message == "It is level, and a knockout needs a winner: who won the play-off?"
    at.press(Qt.Key.Key_Right)
    at.press(_ENTER)
    at.type("1", "120", "120", "")
    assert len(at.office.state.rounds[-1].results) == 1, "Enter chooses first"
    QTest.mouseClick(at.button("Write it down"), Qt.MouseButton.LeftButton)
    for table, winner in ((2, 1), (1, 0)):
        result = at.office.state.rounds[-1].results[table]
        assert result == TableResult(Outcome.PLAYED, (MatchScore((120, 120)),), winner=winner)


def test_a_best_of_three_ends_when_it_is_decided(desk: Callable[..., Desk]) -> None:
    at = desk(entrants=8, best_of=3, minutes=0)
    at.type("1", "200", "120", "150", "210", "201", "199")
    at.type("2", "200", "0", "210", "150")
    last = at.office.state.last_round
    assert last is not None
    assert last.results[1].matches_won == (2, 1)
    assert last.results[2].matches_won == (2, 0)


# Round by round -----------------------------------------------------------------------------------------


def _by_rounds(at: Desk) -> None:
    pill = next(one for one in at.entry.findChildren(QWidget) if getattr(one, "text", str)() == "Round by round")
    pill.click()  # type: ignore[attr-defined]


def test_rounds_with_their_endings_are_added_up(desk: Callable[..., Desk]) -> None:
    at = desk(entrants=8)
    at.type("1")
    _by_rounds(at)
    at.type("120", "0", "o", "0", "45", "b", "85", "", "", "")
    last = at.office.state.last_round
    assert last is not None
    rounds = (RoundScore((120, 0), Ended.OUT), RoundScore((0, 45), Ended.BLOCKED), RoundScore((85, 0)))
    assert last.results[1] == TableResult(Outcome.PLAYED, (MatchScore((205, 45), rounds),))


def test_an_unknown_letter_is_said_at_its_field(desk: Callable[..., Desk]) -> None:
    at = desk(entrants=8)
    at.type("1")
    _by_rounds(at)
    at.type("120", "0", "x")
    assert at.message == "Type o, b or f here, or nothing.", "at once, not at the end of the match"
    assert at.field.text() == "x"
    at.type("O")
    assert not at.message and not at.field.text()


def test_what_stands_so_far_is_noted_and_gone_on_with(desk: Callable[..., Desk]) -> None:
    at = desk(entrants=8)
    at.type("3")
    _by_rounds(at)
    at.type("60", "0", "o", "0", "45", "b")
    QTest.mouseClick(at.button("Note what stands so far"), Qt.MouseButton.LeftButton)
    assert not at.results()
    noted = [fact for fact in at.office.state.facts if isinstance(fact, RoundScoresNoted)]
    assert [(fact.table, fact.result.points) for fact in noted] == [(3, (60, 45))]
    at.type("3", "150", "0", "o", "")
    last = at.office.state.last_round
    assert last is not None
    assert last.results[3].points == (210, 45)
    assert len(last.results[3].matches[0].rounds) == 3


@pytest.mark.parametrize(
    "junk",
    [
        *(None, 7, "x", [], {}, {"round": 1}),
        {"round": "x", "table": "1", "by_rounds": False, "matches": []},
        {"round": 1, "table": "1", "by_rounds": False, "matches": [{"points": ["1"], "rounds": []}]},
    ],
)
def test_a_draft_that_is_none_is_no_draft(junk: object) -> None:
    assert from_draft(junk) is None


def test_a_draft_comes_back_as_it_was() -> None:
    rounds = (TypedRound(("12", ""), "o"), TypedRound(("x", "-3"), ""))
    half = HalfTyped(3, "1x", True, (TypedMatch(("", "9")), TypedMatch(rounds=rounds)))
    assert from_draft(json.loads(json.dumps(as_draft(half)))) == half


# Nothing is lost ----------------------------------------------------------------------------------------


def test_half_typed_points_survive_changes_and_a_new_start(desk: Callable[..., Desk]) -> None:
    at = desk(entrants=8)
    at.type("3", "14")
    QTest.keyClicks(at.field, "9")
    before = at.field
    at.evening.result(1, 200, 20)
    assert at.field is before
    assert before.text() == "9"
    at.tab.hide()  # keeps what is half typed at once
    again = at.made()
    texts = [one.text() for one in again.findChildren(ResultField) if one.isVisible()]
    assert texts == ["3", "14", "9"]
    assert at.field.text() in ("14", "9")


def test_what_cannot_be_stored_stays_in_the_fields(desk: Callable[..., Desk]) -> None:
    at = desk(entrants=8)
    at.evening.store.is_broken = True
    at.type("2", "204", "150")
    assert not at.results()
    texts = [one.text() for one in at.tab.findChildren(ResultField) if one.isVisible()]
    assert texts == ["2", "204", "150"]
    at.evening.store.is_broken = False
    at.press(_ENTER)
    assert at.results() == {2: (204, 150)}


def test_a_result_of_the_same_table_from_elsewhere_takes_the_half_typed_one_away(desk: Callable[..., Desk]) -> None:
    at = desk(entrants=8)
    at.type("3", "14")
    at.evening.result(3, 200, 20)
    texts = [one.text() for one in at.tab.findChildren(ResultField) if one.isVisible()]
    assert texts == ["1", "", ""]


def test_ctrl_z_takes_the_last_result_back_with_a_reason(desk: Callable[..., Desk], qtbot: QtBot) -> None:
    at = desk(entrants=8)
    at.type("2", "204", "150")
    QTest.keyClick(at.field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: at.field.text() == "mistyped")
    at.press(_ENTER)
    corrected = [fact for fact in at.office.state.facts if isinstance(fact, ResultCorrected)]
    assert [(fact.table, fact.result, fact.reason) for fact in corrected] == [(2, None, "mistyped")]
    texts = [one.text() for one in at.tab.findChildren(ResultField) if one.isVisible()]
    assert texts == ["2", "204", "150"], "what was typed can be mended"


def test_ctrl_z_says_when_there_is_nothing_to_take_back(desk: Callable[..., Desk]) -> None:
    at = desk(entrants=8)
    QTest.keyClick(at.field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert at.message == "No result was typed here that could be taken back."


def test_the_number_and_the_names_are_of_one_table_whichever_is_looked_at(desk: Callable[..., Desk]) -> None:
    at = desk(entrants=8)
    at.type("2", "200", "50")
    held = at.field
    at.tab.tables.setFocus()
    for key, table, expected in (
        (Qt.Key.Key_Home, 1, 1),
        (Qt.Key.Key_Right, 2, 1),
        (Qt.Key.Key_End, 4, 4),
    ):
        at.press(key)
        typed = int(held.text())
        assert (at.tab.tables.table, typed) == (table, expected)
        shown = next(each for each in at.office.state.rounds[-1].seatings if each.table == typed)
        names = {side_name(at.office, shown, side, at.language) for side in (0, 1)}
        assert names <= set(shown_texts(at.entry))
    at.press(Qt.Key.Key_Home)
    at.press(Qt.Key.Key_Right)
    assert at.tab.tables.table == 2
    at.type("1")
    assert at.tab.tables.table == 1, "what is typed is what is looked at"


def test_digits_typed_among_the_tables_begin_a_result(desk: Callable[..., Desk]) -> None:
    at = desk(entrants=8)
    at.tab.tables.setFocus()
    QTest.keyClicks(at.tab.tables, "4")
    assert at.field.text() == "4"
    at.press(_ENTER)
    at.type("200", "20")
    assert at.results() == {4: (200, 20)}


def test_backspace_in_an_empty_field_goes_back(desk: Callable[..., Desk]) -> None:
    at = desk(entrants=8)
    at.type("2", "200")
    at.press(Qt.Key.Key_Backspace)
    assert at.field.text() == "200"
    at.press(Qt.Key.Key_Up)
    assert at.field.text() == "2"


def test_entrants_of_changing_partners_are_named_by_who_sits_there(desk: Callable[..., Desk]) -> None:
    at = desk(kind=EntrantKind.CHANGING, entrants=16)
    at.type("1")
    fields = [one.accessibleName() for one in at.tab.findChildren(ResultField) if one.isVisible()]
    assert fields == ["Table", "Points of Anna Rossi & Bruno Verdi", "Points of Carla Bianchi & Dino Neri"]
