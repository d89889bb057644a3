"""One table of the referee desk on the screen, by keyboard: every step, every way back, and what is refused."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from domino_desktop.controller.desk_draft import Draft
from domino_desktop.controller.referee import RefereeDesk, Stage
from domino_desktop.core.moves import ClaimRedeal, Knock
from domino_desktop.core.refereeing import EnterPosition, GoOut
from domino_desktop.core.rulings import FoulKind
from domino_desktop.i18n.language import language
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.desk.hands_pane import HandsPane
from domino_desktop.ui.desk.page import DeskPage
from domino_desktop.ui.desk.position_pane import PositionPane
from domino_desktop.ui.desk.round_pane import RoundPane
from domino_desktop.ui.desk.rulings_pane import RulingsPane
from domino_desktop.ui.desk.tools import DeskTools
from domino_desktop.ui.desk.walk_pane import WalkPane
from domino_desktop.ui.pages.score import ScorePage
from tests.controller.desks import MemoryStore, position, setup

TYPED = ("00021112", "03132233", "0405141524", "2534354455")
"""FIX-4."""
LIAR = ("0002111213", "0322331404", "4605152444", "562534354555")
LIAR_LINE = "60 01 16 66 62 23 36"
UNDO, NEXT_TABLE = Qt.Key.Key_Z, Qt.Key.Key_F6


@pytest.fixture
def page(qtbot, look):
    made = DeskPage(TileArt(look.dress()), look.icons)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    return made


@pytest.fixture
def at(page, qtbot):
    """A new table in view, with the keyboard on its first field."""
    return shown(page, qtbot, RefereeDesk(MemoryStore(setup()), 1))


def shown(page, qtbot, desk, tables=((1, "Bord 3"), (2, "Bord 4"))):
    page.present(desk, tables, language("en"))
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    return desk


def press(keys):
    """Keys for whatever has the keyboard; a line break is Enter."""
    for key in keys:
        held = QApplication.focusWidget()
        assert held is not None
        if key == "\n":
            QTest.keyClick(held, Qt.Key.Key_Return)
        elif key == "<":
            QTest.keyClick(held, Qt.Key.Key_Backspace)
        else:
            QTest.keyClick(held, key)


def pane(page):
    return next(each for each in panes(page) if each.isVisible())


def panes(page):
    kinds = (PositionPane, WalkPane, RoundPane, HandsPane, RulingsPane, ScorePage)
    return [each for kind in kinds for each in page.findChildren(kind)]


def test_a_block_from_the_first_key_to_the_score(page, at):
    press("6614455\n\n")
    assert at.stage is Stage.WALK and isinstance(pane(page), WalkPane)
    press("000")
    assert at.stage is Stage.HANDS
    for hand in TYPED:
        press(hand)
    assert at.stage is Stage.REST
    press("\n\n")
    assert at.stage is Stage.SCORED and at.view.totals == (83, 0, 0, 0)
    assert isinstance(pane(page), ScorePage)


def test_enter_never_answers_a_question(page, at):
    press("6614455\n\n")
    press("\n\n\n")
    assert at.stage is Stage.WALK and at.view.turn == 1


def test_a_line_is_typed_as_it_lies_and_a_slip_is_told(page, at):
    modes = next(iter(page.findChildren(PositionPane)))._modes
    modes._pills["line"].click()
    press("60 01 26")
    told = pane(page)._refusal
    assert told.isVisible() and "2-6" in told.text()
    press("<" * 3)
    assert not told.isVisible()
    press(" 16 66 62 23 36\n")
    assert at.draft.line == ((6, 0), (0, 1), (1, 6), (6, 6), (6, 2), (2, 3), (3, 6))
    press("15556\n\n")
    assert at.stage is Stage.WALK and at.view.layout.values == (6, 6)


def test_a_refuted_walk_waits_for_the_tile_and_goes_on(page, at):
    pane(page)._modes._pills["line"].click()
    press(LIAR_LINE + "\n15556\n\n01")
    assert at.stage is Stage.MUST_PLAY and isinstance(pane(page), RoundPane)
    press("46")
    assert at.stage is Stage.ROUND and at.view.counts[2] == 4


def lie(page, at):
    """C12: two of four hid a six."""
    pane(page)._modes._pills["line"].click()
    press(LIAR_LINE + "\n15556\n\n000")
    for hand in LIAR:
        press(hand)


def test_lies_are_ruled_on_one_by_one_before_anything_is_counted(page, at):
    lie(page, at)
    assert at.stage is Stage.RULINGS and isinstance(pane(page), RulingsPane)
    assert [foul.seat for foul in at.view.fouls] == [2, 3]
    press("\n")
    assert len(at.waiting_fouls) == 1
    press("\n")
    assert at.stage is Stage.COUNT and not at.waiting_fouls
    press("\n")
    assert at.stage in (Stage.SCORED, Stage.MATCH_OVER)
    assert [ruling.offence for ruling in at.view.rulings] == [FoulKind.FALSE_DECLARATION] * 2


@pytest.mark.parametrize("typed", ["00", "66"])
def test_a_tile_that_is_somewhere_already_is_refused_with_the_place(page, at, typed):
    pane(page)._modes._pills["line"].click()
    press("60 01 16 66 62 23 36 64 45 56\n14455\n\n000")
    press("0002" + typed)
    told = pane(page)._refusal
    assert told.isVisible() and f"{typed[0]}-{typed[1]}" in told.text()
    assert len(at.draft.hand) == 2


def test_backspace_takes_back_one_tile_after_another_then_the_hand_before(page, at):
    press("6614455\n\n000")
    press(TYPED[0] + "031")
    press("<")
    assert len(at.draft.hand) == 1
    press("<")
    assert at.draft.hand == ()
    press("<")
    assert at.view.revealed == () and len(at.draft.hand) == 3
    press("12")
    assert at.view.revealed_hand(0) is not None


def test_undo_goes_back_to_the_first_field_and_everything_can_be_typed_again(page, at):
    press("6614455\n\n000")
    for _ in range(8):
        QTest.keyClick(QApplication.focusWidget(), UNDO, Qt.KeyboardModifier.ControlModifier)
    assert at.stage is Stage.POSITION and at.draft.ends == (6, 6)
    press("\n")
    assert at.stage is Stage.WALK


def test_a_position_that_was_misread_is_corrected_in_the_middle_of_the_walk(page, at):
    press("6514455\n\n00")
    page.findChild(DeskTools).correction.emit()
    position = pane(page)
    assert isinstance(position, PositionPane)
    position._ends.setText("66")
    position._main.click()
    assert at.stage is Stage.WALK and at.view.turn == 3
    assert at.view.layout.values == (6, 6)


def test_esc_leaves_a_correction_and_nothing_has_happened(page, at):
    press("6614455\n\n0")
    page.findChild(DeskTools).correction.emit()
    left = []
    page.back.connect(lambda: left.append(True))
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert isinstance(pane(page), WalkPane) and not left
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert left


def test_what_is_missing_is_said_and_the_keyboard_goes_there(page, at):
    press("66144")
    pane(page)._main.click()
    told = pane(page)._refusal
    assert told.isVisible() and "João" in told.text()
    assert QApplication.focusWidget() is pane(page)._seats[2].edit
    press("55\n\n")
    assert at.stage is Stage.WALK


def test_a_boneyard_that_can_supply_is_told_with_its_number(page, at):
    press("66144557\n\n")
    assert at.stage is Stage.ROUND
    assert page._refusal.isVisible() and "7" in page._refusal.text()


def test_a_seat_without_tiles_ends_the_round_by_going_out(page, at):
    press("6620455\n\n")
    assert at.stage is Stage.HANDS
    for hand in TYPED[1:]:
        press(hand)
    press("\n\n")
    assert at.view.ended.value == "went_out" and at.view.totals[0] == 83


def test_a_round_that_somebody_has_gone_out_of_does_not_go_on(page, at):
    press("6620455\n")
    pane(page)._just_enter.click()
    assert at.stage is Stage.HANDS and at.view.went_out == 0


def test_the_next_round_begins_with_empty_fields(page, at):
    press("6614455\n\n000")
    for hand in TYPED:
        press(hand)
    press("\n\n")
    press("\n")
    assert isinstance(pane(page), PositionPane) and at.draft.ends == ()
    press("3322222\n\n")
    assert at.stage is Stage.WALK and at.view.round == 2


def test_a_round_tile_by_tile_is_written_down_and_blocks(page, qtbot):
    desk = shown(page, qtbot, RefereeDesk(MemoryStore(setup("block", seats=2)), 1), tables=((1, "A"),))
    pane(page)._modes._pills["tile"].click()
    position = pane(page)
    for cell, count in zip(position._seats, (2, 3), strict=False):
        cell.edit.setText(str(count))
    position._main.click()
    assert desk.stage is Stage.ROUND and isinstance(pane(page), RoundPane)
    press("2556")
    assert desk.view.layout.values == (2, 6)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F4)
    assert desk.stage is Stage.WALK
    press("0")
    assert desk.stage is Stage.HANDS


def test_one_key_goes_on_to_the_next_table(page, at):
    wanted = []
    page.switched.connect(wanted.append)
    QTest.keyClick(QApplication.focusWidget(), NEXT_TABLE)
    assert wanted == [-1]


def test_the_page_goes_on_where_another_program_stopped(page, qtbot):
    store = MemoryStore(setup())
    shown(page, qtbot, RefereeDesk(store, 1))
    press("6614455\n\n0")
    again = RefereeDesk(store, 1)
    shown(page, qtbot, again)
    assert isinstance(pane(page), WalkPane) and again.view.turn == 2
    press("00000")
    assert [str(tile) for tile in again.draft.hand] == ["0-0"]
    third = RefereeDesk(store, 1)
    shown(page, qtbot, third)
    assert isinstance(pane(page), HandsPane)
    press("021112")
    assert third.view.revealed_hand(0) is not None


def test_no_hand_is_in_the_page_before_it_is_laid_open(page, at):
    """The desk cannot tell what it does not know: unknown hands have no tiles anywhere."""
    press("6614455\n\n00")
    assert at.view.revealed == () and at.view.hand == ()
    assert at.submit(3, Knock()) is None
    assert at.view.revealed == ()


def test_the_score_can_be_read_in_every_language_of_the_table(page, at):
    press("6614455\n\n000")
    for hand in TYPED:
        press(hand)
    press("\n\n")
    score = pane(page)
    for code in ("it", "id", "pt_PT", "sv", "en"):
        score.language_chosen.emit(code)
        assert score.locale() == language(code).locale


@pytest.mark.parametrize("by_key", [True, False])
def test_going_back_from_the_next_position_shows_the_score_and_takes_nothing_back(page, at, by_key):
    press("6614455\n\n000")
    for hand in TYPED:
        press(hand)
    press("\n\n\n")
    assert isinstance(pane(page), PositionPane)
    if by_key:
        press("<")
    else:
        page.findChild(DeskTools).undo.emit()
    assert at.stage is Stage.SCORED and at.view.totals == (83, 0, 0, 0)
    assert isinstance(pane(page), ScorePage)
    QTest.keyClick(QApplication.focusWidget(), UNDO, Qt.KeyboardModifier.ControlModifier)
    assert at.stage is Stage.COUNT and isinstance(pane(page), HandsPane)


@pytest.mark.parametrize("answers", ["", "0", "000"])
def test_going_back_from_a_correction_takes_no_answer_back(page, at, answers):
    press("6614455\n\n" + answers)
    stage, turn = at.stage, at.view.turn
    page.findChild(DeskTools).correction.emit()
    assert isinstance(pane(page), PositionPane)
    page.findChild(DeskTools).undo.emit()
    assert (at.stage, at.view.turn) == (stage, turn) and not isinstance(pane(page), PositionPane)


def test_undo_in_a_field_first_takes_back_what_was_typed_there_and_then_leaves_the_correction(page, at):
    press("6614455\n\n0")
    asked = at.view.turn
    page.findChild(DeskTools).correction.emit()
    position = pane(page)
    assert isinstance(position, PositionPane)
    position._seats[0].edit.setFocus()
    press("<7")
    changed = position._seats[0].edit.text()
    position._seats[0].edit.setFocus()
    QTest.keyClick(position._seats[0].edit, UNDO, Qt.KeyboardModifier.ControlModifier)
    assert pane(page) is position and position._seats[0].edit.text() != changed
    position._ends.setFocus()
    QTest.keyClick(position._ends, UNDO, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(pane(page), WalkPane) and at.view.turn == asked and at.view.layout.values == (6, 6)


def test_a_round_that_is_dealt_again_has_a_score_without_hands(page, qtbot):
    """Whoever holds too many doubles shows them to the referee; nobody enters a hand."""
    desk = shown(page, qtbot, RefereeDesk(MemoryStore(setup("gaple-club-201")), 1))
    assert desk.order(EnterPosition(position(counts=(7, 7, 7, 7), plays=(), ends=()))) is None
    assert desk.submit(0, ClaimRedeal()) is None
    assert desk.view.score.is_replayed and isinstance(pane(page), ScorePage)


@pytest.mark.parametrize("out", range(4))
def test_hands_are_asked_for_in_turn_from_whoever_went_out(page, at, out):
    counts = tuple(0 if seat == out else 5 for seat in range(4))
    assert at.order(EnterPosition(position(counts=counts, turn=out, leader=(out + 2) % 4))) is None
    assert at.order(GoOut(out)) is None
    free = [*at.unaccounted]
    for step in (1, 2, 3):
        press("".join(f"{tile.low}{tile.high}" for tile in free[5 * step - 5 : 5 * step]))
        assert at.view.revealed[-1].seat == (out + step) % 4


@pytest.mark.parametrize(
    ("ruleset", "changes", "counts", "out"),
    [
        ("pairs", {"end": "both_partners_out"}, "0455", None),
        ("pairs", {"end": "both_partners_out"}, "4050", 1),
        ("pairs", {}, "4055", 1),
        ("gaple-family", {"cannot_play": "discard"}, "0455", None),
    ],
)
def test_going_out_is_offered_where_it_ends_the_round(page, qtbot, ruleset, changes, counts, out):
    desk = shown(page, qtbot, RefereeDesk(MemoryStore(setup(ruleset, **changes)), 1))
    desk.keep(Draft(ends=(6, 6), counts=tuple(map(int, counts)), turn=2, leader=0, closer=0))
    page.retranslate(language("en"))
    pane(page)._finish(is_walk=True)
    assert desk.view.went_out == out
    assert (desk.stage is Stage.HANDS) == (out is not None)
