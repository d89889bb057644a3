"""A tournament round from its pairing to its last result, led by keys: proposal, reasons, clock, seats, the way on."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from domino_desktop.i18n.language import CODES, Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.storage.members import Member
from domino_desktop.tournament.facts import (
    ClockStopped,
    EntrantWithdrawn,
    Happened,
    PairingChanged,
    PairingWithdrawn,
    ResultEntered,
    RoundScoresNoted,
    RoundStarted,
    SeatsSwapped,
    TimeAdded,
    TournamentFinished,
)
from domino_desktop.tournament.merging import FiledResult, merge
from domino_desktop.tournament.needs import SeatNeeds
from domino_desktop.tournament.proposal import PairingFault, Proposal, Reason, Why
from domino_desktop.tournament.results import MatchScore, Outcome, Place, RoundScore, TableResult
from domino_desktop.tournament.settings import EntrantKind, Format
from domino_desktop.tournament.why import why
from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.dialogs.question import Question
from domino_desktop.ui.tournament.parts.names import entrant_name
from domino_desktop.ui.tournament.rounds.conflicts_form import ConflictsForm
from domino_desktop.ui.tournament.rounds.fault_bar import FaultBar
from domino_desktop.ui.tournament.rounds.round_tab import RoundTab
from domino_desktop.ui.tournament.rounds.swap_form import SwapForm
from domino_desktop.ui.tournament.rounds.table_forms import ForfeitForm, MoreTimeForm
from domino_desktop.ui.tournament.rounds.table_tiles import TableTiles
from domino_desktop.ui.tournament.rounds.why_words import reason_sentence
from tests.ui.accessible_tree import tree
from tests.ui.page_frame import art, assert_all_can_be_read, icons, show, stops
from tests.ui.seen import shown_texts
from tests.ui.tournament_offices import Evening

_Key = Qt.Key
_CONTROL = Qt.KeyboardModifier.ControlModifier


class Hall:
    """A tournament on screen."""

    def __init__(self, qtbot: QtBot, evening: Evening, language: Language, size: tuple[int, int]) -> None:
        self.qtbot, self.evening, self.office, self.language = qtbot, evening, evening.office, language
        self.heard: list[str] = []
        self.tab = RoundTab(art(), icons())
        self.tab.told.connect(self.heard.append)
        self.tab.present(self.office, language)
        self.office.changed.connect(lambda: self.tab.present(self.office, language))
        show(qtbot, self.tab, *size)
        self.tab.focus_first()

    @property
    def proposal(self) -> Proposal:
        proposal = self.office.proposal
        assert proposal is not None
        return proposal

    @property
    def tiles(self) -> TableTiles:
        """The cards in view."""
        return next(one for one in self.tab.findChildren(TableTiles) if one.isVisible())

    def has_just(self, kind: type[Happened]) -> bool:
        """Whether this happened last."""
        return isinstance(self.office.state.facts[-1], kind)

    @property
    def holds(self) -> str:
        """What the button says that has the keyboard; it must be in view."""
        held = QApplication.focusWidget()
        assert held is not None and held.isVisible()
        return held.text() if isinstance(held, QPushButton) else ""

    def press(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        for key in keys:
            held = QApplication.focusWidget()
            assert held is not None
            QTest.keyClick(held, key, modifier)

    def propose(self) -> Proposal:
        """The proposal of the program, in view."""
        with self.qtbot.waitSignal(self.office.proposed, timeout=20_000):
            self.office.propose()
        return self.proposal

    def button(self, text: str) -> QPushButton:
        found = [one for one in self.tab.findChildren(QPushButton) if one.text() == text and one.isVisible()]
        assert len(found) == 1, (text, shown_texts(self.tab))
        return found[0]

    def go_to(self, key: Hashable) -> None:
        """Lead the keyboard to this place of the proposal, by arrows."""
        self.tiles.setFocus()
        self.press(_Key.Key_Home)
        for _ in range(200):
            if self.tiles.slot_key == key:
                return
            card, slot = self.tiles.place
            is_last = slot == len(self.tiles.values[card].slots) - 1
            if is_last:
                self.press(_Key.Key_Right)
                while self.tiles.place[1]:
                    self.press(_Key.Key_Up)
            else:
                self.press(_Key.Key_Down)
        raise AssertionError(f"{key} cannot be reached")


@pytest.fixture
def hall(qtbot: QtBot, dress: Callable[..., None], languages: dict[str, Language]) -> Callable[..., Hall]:
    def make(evening: Evening, code: str = "en", size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> Hall:
        dress(scale=scale)
        return Hall(qtbot, evening, languages[code], size)

    return make


# Pairing ------------------------------------------------------------------------------------------------


def test_one_button_pairs_and_ctrl_enter_publishes(hall: Callable[..., Hall]) -> None:
    at = hall(Evening(entrants=9))
    with at.qtbot.waitSignal(at.office.proposed, timeout=20_000):
        at.press(_Key.Key_Return)
    assert len(at.proposal.seatings) == 4
    assert at.heard[-1] == "Proposed: 4 tables."
    assert isinstance(QApplication.focusWidget(), TableTiles)
    at.press(_Key.Key_Return, modifier=_CONTROL)
    last = at.office.state.last_round
    assert last is not None
    assert (last.number, len(last.seatings), len(last.sitting_out)) == (1, 4, 1)
    assert "Round 1 of 5" in shown_texts(at.tab)


def test_two_names_change_places_by_space_and_arrows(hall: Callable[..., Hall]) -> None:
    at = hall(Evening(entrants=8))
    before = at.propose()
    at.go_to(Place(1, 0))
    at.press(_Key.Key_Space)
    at.go_to(Place(3, 1))
    at.press(_Key.Key_Space)
    after = at.proposal
    assert after.is_by_hand
    assert after.seatings[0].sides == (before.seatings[2].sides[1], before.seatings[0].sides[1])
    assert after.seatings[2].sides == (before.seatings[2].sides[0], before.seatings[0].sides[0])


def test_somebody_who_sits_out_takes_a_place(hall: Callable[..., Hall]) -> None:
    at = hall(Evening(kind=EntrantKind.CHANGING, entrants=18))
    before = at.propose()
    (out, other) = before.sitting_out
    at.go_to(out)
    at.press(_Key.Key_Space)
    at.go_to(Place(2, 3))
    at.press(_Key.Key_Space)
    after = at.proposal
    assert out in after.seatings[1].entrants
    assert set(after.sitting_out) == {other, before.seatings[1].sides[1][1]}


def test_whoever_is_out_of_a_knockout_does_not_sit_out_and_may_be_put_in(hall: Callable[..., Hall]) -> None:
    """Of six pairs two have byes; the two that lose are out. One that has left leaves another without a table."""
    at = hall(Evening(entrants=6, style=Format.KNOCKOUT, rounds=0))
    first = at.propose()
    assert [card.heading for card in at.tiles.values] == ["", "", "Sitting out"]
    at.tab._pairing.publish()
    for seating in first.seatings:
        at.evening.result(seating.table, 200, 150)
    gone = first.sitting_out[0]
    at.office.submit(EntrantWithdrawn, entrant=gone, reason="")
    second = at.propose()
    losers = [seating.sides[1][0] for seating in first.seatings]
    without = {card.heading: [slot.key for slot in card.slots] for card in at.tiles.values if card.heading}
    (waiting,) = without.pop("Sitting out")
    assert without == {"Out of the knockout": sorted(losers)}
    assert set(second.sitting_out) == {waiting, *losers}
    at.go_to(waiting)
    at.press(_Key.Key_W)
    names = [entrant_name(at.office, entrant, at.language) for entrant in (waiting, gone, losers[0])]
    at.qtbot.waitUntil(lambda: f"No opponent for {names[0]}: {names[1]} withdrew." in at.heard)
    at.go_to(losers[0])
    assert "Out of the knockout" in shown_texts(at.tab)
    at.press(_Key.Key_Space)
    at.go_to(Place(second.seatings[0].table, 0))
    at.press(_Key.Key_Space)
    assert f"{names[2]}: out of the knockout, but at a table again." in "\n".join(shown_texts(at.tab))
    at.office.keep_proposal(second)
    at.tab._pairing.publish()
    assert [slot.key for card in at.tiles.values if card.heading for slot in card.slots] == [(0, waiting)]


def test_who_went_on_stays_when_seats_of_a_knockout_are_swapped_late(hall: Callable[..., Hall]) -> None:
    evening = Evening(entrants=4, style=Format.KNOCKOUT, rounds=0)
    at = hall(evening)
    for _ in range(2):
        proposed = at.propose()
        signs = [sign for card in at.tiles.values for sign in card.signs]
        at.tab._pairing.publish()
        for seating in proposed.seatings:
            evening.result(seating.table, 200, 150)
    assert signs == ["Match for third place"]
    assert [sign for card in at.tiles.values for sign in card.signs] == ["done", "done", "Match for third place"]
    at.tab._turn_to(1)
    at.tab._tables.choose(1)
    at.button("They sat in each other's seats").click()
    form = at.tab.findChild(SwapForm)
    assert form is not None
    said = "Round 2 of the knockout is paired already: wins and points move, but who went on stays."
    assert said in "\n".join(shown_texts(form))
    final = at.office.state.rounds[1].seatings
    form.main.click()
    assert at.has_just(SeatsSwapped)
    assert at.office.state.rounds[1].seatings == final


def test_escape_lets_go_of_a_name(hall: Callable[..., Hall]) -> None:
    at = hall(Evening(entrants=8))
    before = at.propose()
    at.go_to(Place(1, 0))
    at.press(_Key.Key_Space, _Key.Key_Escape)
    at.go_to(Place(3, 1))
    at.press(_Key.Key_Space)
    assert at.proposal == before


def test_a_locked_table_survives_a_new_pairing(hall: Callable[..., Hall]) -> None:
    at = hall(Evening(entrants=8))
    at.propose()
    at.go_to(Place(1, 0))
    at.press(_Key.Key_Space)
    at.go_to(Place(3, 1))
    at.press(_Key.Key_Space, _Key.Key_L)
    kept = next(each for each in at.proposal.seatings if each.table == 3)
    assert at.proposal.locked == (3,)
    assert at.heard[-1] == "Table 3 stays as it is."
    with at.qtbot.waitSignal(at.office.proposed, timeout=20_000):
        QTest.mouseClick(at.button("Pair again"), Qt.MouseButton.LeftButton)
    assert kept in at.proposal.seatings
    at.go_to(Place(3, 0))
    at.press(_Key.Key_L)
    assert not at.proposal.locked


def test_a_table_gets_another_number(hall: Callable[..., Hall]) -> None:
    at = hall(Evening(entrants=8))
    before = at.propose()
    at.go_to(Place(1, 0))
    at.press(_Key.Key_N)
    at.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    at.qtbot.waitUntil(lambda: not isinstance(QApplication.focusWidget(), TableTiles))
    held = QApplication.focusWidget()
    assert held is not None
    QTest.keyClicks(held, "4")
    at.press(_Key.Key_Return)
    tables = {each.table: each.sides for each in at.proposal.seatings}
    assert tables[4] == before.seatings[0].sides
    assert tables[1] == before.seatings[3].sides


@pytest.mark.parametrize("size", [(1280, 720), (800, 360)])
def test_why_says_true_sentences_about_this_table(hall: Callable[..., Hall], size: tuple[int, int]) -> None:
    evening = Evening(entrants=9)
    evening.play_round()
    at = hall(evening, "en", size, 1.0 if size[0] > 800 else 2.0)
    at.propose()
    seating = at.proposal.seatings[1]
    at.go_to(Place(seating.table, 0))
    at.press(_Key.Key_W)
    told = why(at.office.state, at.office.needs, at.proposal, seating.table)
    reasons = [reason_sentence(at.office, each, at.language, seating) for each in told]
    at.qtbot.waitUntil(lambda: at.heard[-1] == " ".join(reasons))
    assert f"Why table {seating.table}?" in shown_texts(at.tab)
    (said,) = [
        each for each in at.tab.findChildren(TextLabel) if each.isVisible() and each.text() == "\n".join(reasons)
    ]
    at.qtbot.waitUntil(lambda: not said.visibleRegion().isEmpty())
    at.press(_Key.Key_Right)
    assert f"Why table {seating.table}?" not in shown_texts(at.tab), "reasons never stand beside another table"


def test_what_speaks_against_it_is_in_view_and_asked_once(hall: Callable[..., Hall]) -> None:
    evening = Evening(entrants=8)
    evening.play_round()
    at = hall(evening)
    first = evening.office.state.rounds[0]
    at.office.keep_proposal(Proposal(2, first.seatings, (), is_by_hand=True))
    shown = "\n".join(shown_texts(at.tab))
    assert "4 things to know before you publish" in shown
    assert "have met 1 time before." in shown
    at.tab.focus_first()
    at.press(_Key.Key_Return, modifier=_CONTROL)
    assert len(at.office.state.rounds) == 1, "not before the question"
    at.qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), Question))
    at.press(_Key.Key_Return)  # the safe answer
    assert len(at.office.state.rounds) == 1
    at.tab.focus_first()
    at.press(_Key.Key_Return, modifier=_CONTROL)
    asked = QApplication.activeModalWidget()
    assert isinstance(asked, Question)
    asked.accept()
    assert len(at.office.state.rounds) == 2


def test_who_comes_after_the_pairing_has_no_place_until_somebody_says_so(hall: Callable[..., Hall]) -> None:
    at = hall(Evening(kind=EntrantKind.SINGLE, entrants=8))
    at.propose()
    at.evening.add_person()
    assert "has no table and does not sit out either." in "\n".join(shown_texts(at.tab))
    at.tab.focus_first()
    at.press(_Key.Key_Return, modifier=_CONTROL)
    asked = QApplication.activeModalWidget()
    assert isinstance(asked, Question)
    asked.accept()
    assert not at.office.state.rounds
    QTest.mouseClick(at.button("Let them sit out"), Qt.MouseButton.LeftButton)
    assert at.proposal.sitting_out == (9,)


def test_who_has_no_table_sees_how_one_is_made(hall: Callable[..., Hall]) -> None:
    at = hall(Evening(entrants=6, style=Format.FREE))
    at.propose()
    at.tiles.setFocus()
    assert not at.button("Make a table of these").isEnabled()
    assert "Change places with somebody" not in shown_texts(at.tab), "there is no table yet"
    at.press(_Key.Key_Space, _Key.Key_Down, _Key.Key_Space)
    assert at.button("Make a table of these").isEnabled()
    at.press(_Key.Key_T)
    assert len(at.proposal.seatings) == 1


def test_a_free_pairing_is_put_together_by_keys(hall: Callable[..., Hall]) -> None:
    at = hall(Evening(entrants=4, style=Format.FREE))
    at.propose()
    assert not at.proposal.seatings
    for first, second in ((1, 3), (4, 2)):
        at.go_to(first)
        at.press(_Key.Key_Space)
        at.go_to(second)
        at.press(_Key.Key_Space, _Key.Key_T)
    assert {each.sides for each in at.proposal.seatings} == {((1,), (3,)), ((4,), (2,))}
    at.go_to(Place(1, 0))
    at.press(_Key.Key_B)
    assert len(at.proposal.seatings) == 1
    assert len(at.proposal.sitting_out) == 2


def test_a_pairing_that_needs_a_decision_asks_for_it(hall: Callable[..., Hall]) -> None:
    at = hall(Evening(entrants=3, rounds=0))
    for _ in range(3):
        at.propose()
        assert at.office.publish() is None
        at.evening.result(1, 200, 20)
    with at.qtbot.waitSignal(at.office.proposed, timeout=20_000) as told:
        at.tab.focus_first()
        at.press(_Key.Key_Return)
    assert isinstance(told.args[0], PairingFault)
    assert at.office.proposal is None
    bar = at.tab.findChild(FaultBar)
    assert bar is not None
    assert bar.isVisible()
    assert "Everybody has sat out 1 time. Shall somebody sit out once more?" in shown_texts(bar)
    assert at.holds == "Not yet"
    at.press(_Key.Key_Return)
    assert not bar.isVisible()
    assert at.holds == "Pair round 4", "the keyboard is on the way on, and not on a round before"
    with at.qtbot.waitSignal(at.office.proposed, timeout=20_000):
        at.press(_Key.Key_Return)
    assert bar.isVisible()
    with at.qtbot.waitSignal(at.office.proposed, timeout=20_000):
        QTest.mouseClick(at.button("Yes, pair it so"), Qt.MouseButton.LeftButton)
    assert at.proposal.round == 4
    assert not bar.isVisible()


def test_what_stood_in_the_way_is_told_no_longer_when_something_has_changed(hall: Callable[..., Hall]) -> None:
    at = hall(Evening(needs={1: SeatNeeds(table=3, seat=0), 5: SeatNeeds(table=3, seat=0)}, rounds=1))
    with at.qtbot.waitSignal(at.office.proposed, timeout=20_000):
        at.press(_Key.Key_Return)
    bar = at.tab.findChild(FaultBar)
    assert bar is not None and bar.isVisible()
    at.tab.present(at.office, at.language)
    assert bar.isVisible(), "nothing has changed"
    at.evening.submit(EntrantWithdrawn, entrant=5, reason="")
    assert not bar.isVisible()


def test_when_nobody_can_decide_it_here_the_keyboard_stays_on_what_was_pressed(hall: Callable[..., Hall]) -> None:
    at = hall(Evening(needs={1: SeatNeeds(table=3, seat=0), 5: SeatNeeds(table=3, seat=0)}, rounds=1))
    asked = at.holds
    with at.qtbot.waitSignal(at.office.proposed, timeout=20_000) as told:
        at.press(_Key.Key_Return)
    assert isinstance(told.args[0], PairingFault)
    bar = at.tab.findChild(FaultBar)
    assert bar is not None and bar.isVisible() and not bar.has_choices
    assert at.holds == asked
    sentence = shown_texts(bar)
    at.tab.present(at.office, language_of("sv"))
    assert bar.isVisible() and shown_texts(bar) != sentence, "it goes on in the language of the page"
    at.tab.present(at.office, at.language)
    # No empty row of buttons below the sentence: as much room above as below.
    (label,) = (one for one in bar.findChildren(QLabel) if one.isVisible())
    assert abs(label.geometry().top() - (bar.height() - label.geometry().bottom())) <= 4
    at.evening.store.enrol(1, Member(1, "Anna Rossi", "en"))
    at.office.refresh()
    assert not bar.isVisible(), "what was mended stands in no way"


def test_every_reason_is_a_whole_sentence_with_names(languages: dict[str, Language]) -> None:
    evening = Evening(entrants=8)
    evening.pair()
    seating = evening.office.state.rounds[0].seatings[0]
    for each in Why:
        reason = Reason(each, _VALUES.get(each, (1, 2, 3)))
        said = reason_sentence(evening.office, reason, languages["en"], seating)
        assert said.endswith("."), each
        assert "%" not in said, each
        assert "Anna Rossi" in said or each not in _NAMED, each


_VALUES = {
    Why.FIRST_ROUND_BY_LOT: (20261128,),
    Why.SAME_WINS: (3,),
    Why.NEAREST_WINS: (3, 2),
    Why.APART_FOR_NEEDS: (3, 2),
    Why.BYE_LOWEST: (1, 8),
    Why.BYE_AGAIN: (1, 2),
    Why.BYE_SPARES_REPEAT: (1, 7),
    Why.BYE_KEEPS_NEEDS: (1, 7),
    Why.BYE_UNFAIR: (1, 2),
    Why.TABLE_NEEDED: (1, 4),
    Why.SEAT_NEEDED: (1, 2),
    Why.NEED_NOT_KEPT: (1, 4),
    Why.HELPER_NEAR: (1, 2),
    Why.TABLE_VARIES: (4, 0),
    Why.SCHEDULE: (2,),
    Why.ROTATION: (2,),
    Why.BRACKET: (1, 8),
    Why.TWICE_IN_ROUND: (1,),
    Why.NOT_PLACED: (1,),
    Why.WITHDRAWN_PLACED: (1,),
}
_NAMED = (
    {why for why in Why if why.name.startswith("BYE") or _VALUES.get(why, (1, 2, 3))[0] == 1}
    - {Why.BRACKET}
    - {
        why
        for why in Why
        if why.name.startswith(("FIRST", "SAME", "NEVER", "PARTNERS_NEVER", "THIRD", "LOCKED", "BY_HAND"))
    }
)


# In play ------------------------------------------------------------------------------------------------


def test_the_clock_starts_stops_and_ticks_without_laying_out_anew(hall: Callable[..., Hall]) -> None:
    evening = Evening(entrants=8)
    evening.pair()
    at = hall(evening)
    QTest.mouseClick(at.button("Start the clock"), Qt.MouseButton.LeftButton)
    assert at.has_just(RoundStarted)
    evening.clock.go(minutes=2, seconds=5)
    changes: list[object] = []
    at.tiles.changed.connect(lambda: changes.append(1))
    at.tab.tick()
    assert {value.timer for value in at.tiles.values} == {"27:55"}
    assert not changes
    QTest.mouseClick(at.button("Stop all clocks"), Qt.MouseButton.LeftButton)
    assert at.has_just(ClockStopped)
    evening.clock.go(minutes=9)
    at.tab.tick()
    assert {value.timer for value in at.tiles.values} == {"27:55"}


def test_when_time_is_up_it_is_said_and_seen(hall: Callable[..., Hall]) -> None:
    evening = Evening(entrants=8)
    evening.pair()
    evening.submit(RoundStarted, round=1)
    at = hall(evening)
    evening.clock.go(minutes=29, seconds=59)
    at.tab.tick()
    assert "Time is up" not in at.heard
    evening.clock.go(seconds=1)
    at.tab.tick()
    assert at.heard[-1] == "Time is up"
    assert all("time is up" in value.signs for value in at.tiles.values)
    clock = next(node for node in tree(at.tab) if node.name == "Time left")
    assert clock.description == "0:00 Time is up: finish the round in play"


def test_more_time_for_one_table(hall: Callable[..., Hall]) -> None:
    evening = Evening(entrants=8)
    evening.pair()
    evening.submit(RoundStarted, round=1)
    at = hall(evening)
    at.tiles.setFocus()
    at.press(_Key.Key_Right)
    QTest.mouseClick(at.button("More time for this table"), Qt.MouseButton.LeftButton)
    form = at.tab.findChild(MoreTimeForm)
    assert form is not None
    form.main.click()
    given = at.office.state.facts[-1]
    assert isinstance(given, TimeAdded)
    assert (given.table, given.seconds) == (2, 300)
    at.tab.tick()
    assert [value.timer for value in at.tiles.values] == ["30:00", "35:00", "30:00", "30:00"]


def test_swapping_seats_moves_the_rounds_to_whoever_played_them(hall: Callable[..., Hall]) -> None:
    """Case C75: after three rounds of the second tournament round two notice that they sit in each other's seat."""
    evening = Evening(kind=EntrantKind.CHANGING, entrants=30)
    evening.play_round()
    evening.pair()
    rounds = (RoundScore((25, 0)), RoundScore((0, 40)), RoundScore((60, 0)))
    noted = TableResult(Outcome.PLAYED, (MatchScore((85, 40), rounds),))
    evening.submit(RoundScoresNoted, round=2, table=4, result=noted)
    at = hall(evening)
    before = at.office.state.rounds[1].seatings[3]
    at.tab._turn_to(2)
    at.tab._tables.choose(4)
    QTest.mouseClick(at.button("They sat in each other's seats"), Qt.MouseButton.LeftButton)
    form = at.tab.findChild(SwapForm)
    assert form is not None
    assert "What is noted so far (3 rounds) goes to whoever really played it." in "\n".join(shown_texts(form))
    form.main.click()
    after, swapped = at.office.state.rounds[1].seatings[3], at.office.state.facts[-1]
    assert isinstance(swapped, SeatsSwapped)
    assert (swapped.first, swapped.second) == (Place(4, 0), Place(4, 1))
    assert after.seats == (before.seats[1], before.seats[0], before.seats[2], before.seats[3])
    assert after.sides == ((before.sides[1][0], before.sides[0][1]), (before.sides[0][0], before.sides[1][1]))
    assert at.office.state.rounds[1].scores_so_far[4] == noted


def test_a_forfeit_is_chosen_by_its_digit(hall: Callable[..., Hall]) -> None:
    evening = Evening(entrants=8)
    evening.pair()
    at = hall(evening)
    QTest.mouseClick(at.button("Forfeit, or not played"), Qt.MouseButton.LeftButton)
    form = at.tab.findChild(ForfeitForm)
    assert form is not None
    at.qtbot.waitUntil(lambda: QApplication.activeWindow() is form)
    at.press(_Key.Key_2, _Key.Key_Return)
    entered = at.office.state.facts[-1]
    assert isinstance(entered, ResultEntered)
    assert entered.result == TableResult(Outcome.FORFEIT, winner=1)


def test_wishes_leave_with_the_tournament_round_and_the_table(hall: Callable[..., Hall]) -> None:
    evening = Evening(entrants=8)
    evening.play_round()
    evening.pair()
    at = hall(evening)
    heard: list[tuple[object, ...]] = []
    at.tab.called.connect(lambda *place: heard.append(("called", *place)))
    at.tab.played_here.connect(lambda *place: heard.append(("here", *place)))
    at.tab.match_wanted.connect(lambda *place: heard.append(("match", *place)))
    at.tab.correction_wanted.connect(lambda *place: heard.append(("correct", *place)))
    at.tiles.setFocus()
    at.press(_Key.Key_Right)
    for text in ("Open the referee desk", "Play it on this computer", "Take a match from this computer"):
        QTest.mouseClick(at.button(text), Qt.MouseButton.LeftButton)
    at.press(_Key.Key_Left, modifier=Qt.KeyboardModifier.AltModifier)
    at.tiles.setFocus()
    at.press(_Key.Key_End, _Key.Key_Return)
    assert heard == [("called", 2, 2), ("here", 2, 2), ("match", 2, 2), ("correct", 1, 4)]


def test_needs_are_on_this_screen_as_needs(hall: Callable[..., Hall]) -> None:
    evening = Evening(entrants=8, needs={1: SeatNeeds(large_print=True), 2: SeatNeeds(read_aloud=True)})
    evening.pair()
    at = hall(evening)
    marked = [value.table for value in at.tiles.values if {"large print", "read aloud"} <= set(value.signs)]
    assert marked == [1]


class _Windows(QObject):
    """Hears every window that appears."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[QWidget] = []

    def eventFilter(self, thing: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(thing, QWidget) and thing.isWindow():
            self.shown.append(thing)
        return False


def test_no_part_is_ever_a_window_of_its_own(hall: Callable[..., Hall], qapp: QApplication) -> None:
    at = hall(Evening(entrants=9, rounds=0, best_of=3))
    heard = _Windows()
    qapp.installEventFilter(heard)
    for _ in range(2):
        at.propose()
        assert at.office.publish() is None
        last = at.office.state.last_round
        assert last is not None
        matches = (MatchScore((200, 0), (RoundScore((200, 0)),)),)
        for seating in last.seatings:
            noted = TableResult(Outcome.PLAYED, matches)
            at.evening.submit(RoundScoresNoted, round=last.number, table=seating.table, result=noted)
            at.tab._tables.choose(seating.table)
            at.tiles.setFocus()
            at.press(_Key.Key_Return)
            whole = TableResult(Outcome.PLAYED, 2 * matches)
            at.evening.submit(ResultEntered, round=last.number, table=seating.table, result=whole)
    qapp.removeEventFilter(heard)
    assert not heard.shown
    assert QApplication.activeWindow() is at.tab


def test_open_tables_are_changed_with_a_reason_and_tables_with_points_are_not(hall: Callable[..., Hall]) -> None:
    evening = Evening(kind=EntrantKind.SINGLE, entrants=8)
    evening.pair()
    evening.result(1, 200, 150)
    at = hall(evening)
    evening.add_person()
    QTest.mouseClick(at.button("Change open tables"), Qt.MouseButton.LeftButton)
    assert "has no table and does not sit out either." in "\n".join(shown_texts(at.tab))
    at.go_to(Place(1, 0))
    at.press(_Key.Key_Space)
    assert "Table 1 has points already and stays as it is." in shown_texts(at.tab)
    at.go_to(9)
    at.press(_Key.Key_Space)
    at.go_to(Place(3, 1))
    at.press(_Key.Key_Space)
    at.tab.focus_first()
    at.press(_Key.Key_Return, modifier=_CONTROL)
    at.qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), QLineEdit))
    QTest.keyClicks(QApplication.focusWidget() or at.tab, "late")
    at.press(_Key.Key_Return)
    changed = at.office.state.facts[-1]
    assert isinstance(changed, PairingChanged)
    assert (changed.seatings[2].sides, changed.sitting_out, changed.reason) == (((5,), (9,)), (6,), "late")
    assert "Enter a result" in shown_texts(at.tab)


def test_a_change_that_is_given_up_changes_nothing(hall: Callable[..., Hall]) -> None:
    evening = Evening(entrants=8)
    evening.pair()
    at = hall(evening)
    before = at.office.state.facts
    QTest.mouseClick(at.button("Change open tables"), Qt.MouseButton.LeftButton)
    at.go_to(Place(1, 0))
    at.press(_Key.Key_Space)
    at.go_to(Place(2, 0))
    at.press(_Key.Key_Space)
    QTest.mouseClick(at.button("Cancel"), Qt.MouseButton.LeftButton)
    assert at.office.state.facts == before
    assert "Enter a result" in shown_texts(at.tab)


# The way on ---------------------------------------------------------------------------------------------


def test_after_the_last_result_the_next_round_is_one_key_away(hall: Callable[..., Hall]) -> None:
    evening = Evening(entrants=8, rounds=2)
    evening.play_round()
    at = hall(evening)
    assert "Every table has its result." in shown_texts(at.tab)
    assert at.button("Close the tournament"), "an evening may end before all planned rounds"
    with at.qtbot.waitSignal(at.office.proposed, timeout=20_000):
        at.press(_Key.Key_Return)
    at.press(_Key.Key_Return, modifier=_CONTROL)
    assert len(at.office.state.rounds) == 2
    assert at.holds == "Start the clock"
    for seating in at.office.state.rounds[1].seatings:
        QTest.keyClicks(QApplication.focusWidget() or at.tab, str(seating.table))
        at.press(_Key.Key_Return)
        QTest.keyClicks(QApplication.focusWidget() or at.tab, "200-20")
        at.press(_Key.Key_Return)
        assert seating.table in at.office.state.rounds[1].results
    assert at.holds == "Close the tournament"
    at.press(_Key.Key_Return)
    asked = at.tab.findChild(Question)
    assert asked is not None
    asked.accept()
    assert at.has_just(TournamentFinished)
    assert "The tournament is closed." in shown_texts(at.tab)
    with at.qtbot.waitSignal(at.tab.standings_wanted):
        QTest.mouseClick(at.button("See the final standings"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(at.button("Open it again"), Qt.MouseButton.LeftButton)
    assert not at.office.state.is_finished


@pytest.mark.parametrize("style", [Format.KNOCKOUT, Format.ROUND_ROBIN])
def test_behind_the_last_round_of_a_format_nothing_is_paired(hall: Callable[..., Hall], style: Format) -> None:
    evening = Evening(entrants=4, rounds=0, style=style)
    at = hall(evening)
    wanted = 2 if style is Format.KNOCKOUT else 3
    for number in range(1, wanted + 1):
        assert at.holds == f"Pair round {number}"
        with at.qtbot.waitSignal(at.office.proposed, timeout=20_000):
            at.press(_Key.Key_Return)
        at.press(_Key.Key_Return, modifier=_CONTROL)
        for table in (1, 2):
            evening.result(table, 200, 150)
    assert at.holds == "Close the tournament"
    assert not any("Pair round" in text for text in shown_texts(at.tab))


@pytest.mark.parametrize("size", [(1280, 720), (800, 360)])
@pytest.mark.parametrize("way", ["totals", "forfeit", "elsewhere"])
def test_behind_the_last_result_the_keyboard_is_on_the_way_on(
    hall: Callable[..., Hall], way: str, size: tuple[int, int]
) -> None:
    evening = Evening(entrants=4)
    evening.pair()
    evening.result(1, 204, 150)
    at = hall(evening, "en", size, 1.0 if size[0] > 800 else 2.0)
    assert at.holds == "", "a field"
    if way == "totals":
        at.press(_Key.Key_Return)
        QTest.keyClicks(QApplication.focusWidget() or at.tab, "200-20")
        at.press(_Key.Key_Return)
    elif way == "forfeit":
        at.button("Forfeit, or not played").setFocus()
        at.press(_Key.Key_Space)
        form = at.tab.findChild(ForfeitForm)
        assert form is not None
        at.qtbot.waitUntil(lambda: QApplication.activeWindow() is form)
        at.press(_Key.Key_2, _Key.Key_Return)
        at.tab.activateWindow()
        at.qtbot.waitUntil(at.tab.isActiveWindow)
    else:
        evening.result(2, 200, 20)
    at.qtbot.waitUntil(lambda: at.holds == "Pair round 2")
    button = at.button("Pair round 2")
    at.qtbot.waitUntil(lambda: button.visibleRegion().contains(button.rect().center()))


def test_a_round_without_results_is_taken_back(hall: Callable[..., Hall]) -> None:
    evening = Evening(entrants=8)
    evening.pair()
    at = hall(evening)
    QTest.mouseClick(at.button("Take this round back"), Qt.MouseButton.LeftButton)
    asked = at.tab.findChild(Question)
    assert asked is not None
    asked.accept()
    assert at.has_just(PairingWithdrawn)
    assert "Everything is ready for round 1." in shown_texts(at.tab)


def test_a_short_line_below_a_short_title_stays_one(hall: Callable[..., Hall]) -> None:
    evening = Evening(entrants=8, rounds=0)
    evening.pair()
    at = hall(evening)
    lines = [each for each in at.tab.findChildren(TextLabel) if each.isVisible()]
    (line,) = [each for each in lines if each.text() == "4 tables still playing"]
    assert line.height() < 2 * line.fontMetrics().height()


def test_earlier_rounds_are_looked_at_and_left_again(hall: Callable[..., Hall]) -> None:
    evening = Evening(entrants=8)
    evening.play_round()
    evening.play_round()
    at = hall(evening)
    at.propose()
    for title in ("Round 2 of 5", "Round 1 of 5", "Round 1 of 5"):
        at.press(_Key.Key_Left, modifier=Qt.KeyboardModifier.AltModifier)
        assert title in shown_texts(at.tab)
    QApplication.processEvents()
    said = "An earlier round: what is wrong can be corrected."
    (line,) = [one for one in at.tab.findChildren(TextLabel) if one.text() == said and one.isVisible()]
    assert line.height() < 2 * line.fontMetrics().height(), "wrapped although the rest of the line is empty"
    for title in ("Round 2 of 5", "Round 3: a proposal"):
        at.press(_Key.Key_Right, modifier=Qt.KeyboardModifier.AltModifier)
        assert title in shown_texts(at.tab)


# Results of another computer ----------------------------------------------------------------------------


def test_what_differs_has_to_be_decided_one_by_one(hall: Callable[..., Hall]) -> None:
    evening = Evening(entrants=8)
    evening.pair()
    evening.result(1, 204, 150)
    evening.result(2, 200, 100)
    at = hall(evening)
    filed = [_filed(evening, table, *points) for table, points in ((1, (204, 150)), (2, (100, 200)), (3, (200, 7)))]
    form = ConflictsForm(at.tab, at.office, merge(at.office.state, filed), at.language)
    form.open()
    decided: list[tuple[object, ...]] = []
    form.decided.connect(lambda *values: decided.append(values))
    texts = shown_texts(form)
    assert {"The same here already: 1 result.", "New: 1 result"} <= set(texts)
    assert not form.main.isEnabled(), "nothing is decided beforehand"
    at.qtbot.waitUntil(lambda: QApplication.activeWindow() is form)
    at.press(_Key.Key_2)
    assert not form.main.isEnabled(), "theirs needs a reason"
    assert "Say why their result is right, in a few words." in shown_texts(form)
    while not isinstance(held := QApplication.focusWidget(), QLineEdit):
        at.press(_Key.Key_Tab)
    QTest.keyClicks(held, "their card")
    assert form.main.isEnabled()
    form.main.click()
    assert decided == [({(1, 3)}, {(1, 2)}, "their card")]
    assert form.isVisible(), "whoever takes them over closes it"
    form.reject()


def _filed(evening: Evening, table: int, first: int, second: int) -> FiledResult:
    seating = evening.office.state.rounds[0].seating(table)
    assert seating is not None
    return FiledResult(1, table, seating.sides, TableResult(Outcome.PLAYED, (MatchScore((first, second)),)))


# Every size, every language, every reader ---------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("size", "scale"), [((1280, 640), 1.0), ((800, 420), 2.0)])
def test_nothing_is_cut_in_any_language(
    hall: Callable[..., Hall], code: str, size: tuple[int, int], scale: float
) -> None:
    evening = Evening(entrants=9, needs={3: SeatNeeds(large_print=True)})
    at = hall(evening, code, size, scale)
    assert_all_can_be_read(at.tab)
    evening.pair()
    evening.submit(RoundStarted, round=1)
    QApplication.processEvents()
    assert_all_can_be_read(at.tab)
    for seating in at.office.state.rounds[0].seatings:
        evening.result(seating.table, 200, 150)
    QApplication.processEvents()
    assert_all_can_be_read(at.tab)
    first = at.office.state.rounds[0]
    at.office.keep_proposal(Proposal(2, first.seatings, first.sitting_out, is_by_hand=True))
    QApplication.processEvents()
    assert_all_can_be_read(at.tab)


def test_a_reader_finds_every_table_and_every_place(hall: Callable[..., Hall]) -> None:
    evening = Evening(entrants=4)
    evening.pair()
    evening.result(1, 204, 150)
    at = hall(evening)
    names = [node.name for node in tree(at.tab)]
    assert "Table 1: Anna Rossi & Bruno Verdi against Carla Bianchi & Dino Neri. 204 : 150" in names
    assert "Table 2: Elena Costa & Fabio Greco against Giulia Romano & Hugo Silva. playing" in names
    evening.result(2, 204, 150)
    at.propose()
    seating = at.proposal.seatings[0]
    at.go_to(Place(1, 0))
    names = [node.name for node in tree(at.tab)]
    assert any(name.startswith(f"Table {seating.table}, seat 1: ") for name in names)


def test_tab_goes_round(hall: Callable[..., Hall]) -> None:
    evening = Evening(entrants=8)
    evening.pair()
    at = hall(evening)
    reached = stops(at.tab)
    assert at.tiles in reached
    assert len(reached) > 10


def test_a_change_keeps_the_keyboard_and_the_table_that_is_chosen(hall: Callable[..., Hall]) -> None:
    evening = Evening(entrants=24)
    evening.pair()
    at = hall(evening, size=(1280, 400))
    at.tiles.setFocus()
    at.press(_Key.Key_End)
    before = at.tiles.table
    evening.result(1, 200, 150)
    assert QApplication.focusWidget() is at.tiles
    assert at.tiles.table == before == 12
    assert at.tiles.values[0].is_done
