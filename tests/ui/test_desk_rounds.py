"""A round tile by tile at the referee desk, the rounds of its match, and points that are written down by hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from domino_desktop.controller.protocol import rounds_of
from domino_desktop.controller.referee import RefereeDesk, Stage
from domino_desktop.core.events import LaidTile
from domino_desktop.core.layout import LEFT, RIGHT, START
from domino_desktop.core.moves import DeclareCanPlay, DiscardTile, DrawTile, Knock, PlayTile, ProposeBlock
from domino_desktop.core.refereeing import Correct, EnterRound, Rule, ScoreRound, Withdraw
from domino_desktop.core.ruleset_parts import Penalty
from domino_desktop.core.rulings import FoulKind
from domino_desktop.core.tiles import Tile
from domino_desktop.i18n.desk_log import log_of
from domino_desktop.i18n.language import language
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.theme import EVENING
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import NumberField
from domino_desktop.ui.desk.key_button import KeyButton
from domino_desktop.ui.desk.number_plates import NumberPlates
from domino_desktop.ui.desk.points_form import ByHandForm, CorrectionForm
from domino_desktop.ui.desk.question import marks_of
from domino_desktop.ui.desk.refusal_words import desk_refusal
from domino_desktop.ui.desk.round_pane import RoundPane
from domino_desktop.ui.desk.rounds_page import RoundsPage
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.seating import names
from tests.controller import desks
from tests.ui.seen import shown_texts

Wear = Callable[..., None]
ICONS = Path(__file__).parents[2] / "resources" / "icons"
ENGLISH = language("en")
LINE = "6-0 0-1 1-6 6-6 6-2 2-3 3-6 6-4 4-5"


@pytest.fixture(scope="module")
def art(qapp: QApplication) -> TileArt:
    return TileArt(Dress(EVENING))


@pytest.fixture
def pane(qtbot: QtBot, dress: Wear, art: TileArt) -> RoundPane:
    made = RoundPane(art, Icons(ICONS))
    qtbot.addWidget(made)
    made.resize(1100, 640)
    made.show()
    return made


@pytest.fixture
def host(qtbot: QtBot, dress: Wear) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    return made


def at(pane: RoundPane, desk: RefereeDesk) -> list[tuple[int, object]]:
    """The pane as it shows this desk, which takes what is entered; answers the moves that were entered."""
    moves: list[tuple[int, object]] = []

    def follow() -> None:
        if desk.stage in (Stage.ROUND, Stage.MUST_PLAY):
            pane.present(desk.view, desk.setup, desk.times, ENGLISH)

    def take(seat: int, move: object) -> None:
        moves.append((seat, move))
        refusal = desk.submit(seat, move)  # type: ignore[arg-type]
        if refusal is not None:
            pane.show_refusal(desk_refusal(refusal, ENGLISH))

    desk.changed.connect(follow)
    pane.moved.connect(take)
    pane.undo_wanted.connect(desk.undo)
    follow()
    pane.setFocus()
    return moves


def press(widget: QWidget, *keys: Qt.Key | str) -> None:
    for key in keys:
        if isinstance(key, str):
            QTest.keyClicks(widget, key)
        else:
            QTest.keyClick(widget, key)


def choices(pane: RoundPane) -> list[str]:
    return [each.text() for each in pane.findChildren(KeyButton) if each.isVisible() and each.key.isdigit()]


def keys(pane: RoundPane) -> dict[str, str]:
    return {
        each.key: each.text() for each in pane.findChildren(KeyButton) if each.isVisible() and not each.key.isdigit()
    }


# A round, tile by tile -------------------------------------------------------------------------------------


def test_two_digits_lay_a_tile_for_the_seat_on_turn(pane: RoundPane) -> None:
    desk = desks.entered(line=LINE, counts=(4, 4, 4, 4), boneyard=3)
    moves = at(pane, desk)
    press(pane, "53")
    assert moves == [(0, PlayTile(Tile.of(3, 5), RIGHT))]
    assert desk.view.turn == 1 and "Budi is to play" in shown_texts(pane)
    assert any("Giulia plays 3-5" in said for said in shown_texts(pane))


def test_a_tile_that_fits_at_different_ends_waits_for_a_digit(pane: RoundPane) -> None:
    desk = desks.entered(line=LINE, counts=(4, 4, 4, 4), boneyard=3)
    moves = at(pane, desk)
    press(pane, "65")
    assert moves == [] and choices(pane) == ["at the 6 on the left", "at the 5 on the right"]
    press(pane, "9", "x", "4")
    assert moves == []
    press(pane, "1")
    assert moves == [(0, PlayTile(Tile.of(5, 6), LEFT))] and choices(pane) == []


def test_equal_ends_are_no_choice(pane: RoundPane) -> None:
    moves = at(pane, desks.entered(ends=(6, 6)))
    press(pane, "64")
    assert moves == [(0, PlayTile(Tile.of(4, 6), LEFT))]


def test_backspace_takes_back_a_choice_then_a_digit_then_the_last_entry(pane: RoundPane) -> None:
    back = Qt.Key.Key_Backspace
    desk = desks.entered(line=LINE, counts=(4, 4, 4, 4), boneyard=3)
    moves = at(pane, desk)
    press(pane, "53", "6", back)
    assert len(moves) == 1 and desk.view.turn == 1
    press(pane, back)
    assert desk.view.turn == 0
    press(pane, "65", back)
    assert choices(pane) == [] and desk.view.turn == 0
    press(pane, "2", "5")
    assert moves[-1] == (0, PlayTile(Tile.of(2, 5), RIGHT))


def test_what_everybody_can_see_is_refused_in_words(pane: RoundPane) -> None:
    moves = at(pane, desks.entered(line=LINE, counts=(4, 4, 4, 4), boneyard=3))
    press(pane, "66")
    assert len(moves) == 1 and "6-6 lies somewhere else already." in shown_texts(pane)
    press(pane, "22")
    assert any("2-2" in said for said in shown_texts(pane))
    press(pane, "9")
    assert any("9" in said for said in shown_texts(pane))
    assert pane.announcement().startswith("Giulia is to play")


def test_keys_say_what_else_a_player_does_and_only_what_is_possible(pane: RoundPane) -> None:
    desk = desks.entered(ends=(6, 3), boneyard=2, counts=(4, 4, 4, 4))
    moves = at(pane, desk)
    assert set(keys(pane)) == {"F3", "F7", "F8"}
    press(pane, Qt.Key.Key_F2, Qt.Key.Key_F4)
    assert moves == []
    press(pane, Qt.Key.Key_F3, Qt.Key.Key_F3)
    assert moves == [(0, DrawTile())] * 2 and desk.view.boneyard == 0
    assert {"F2": "Passes", "F4": "Says the game is blocked"}.items() <= keys(pane).items()
    press(pane, Qt.Key.Key_F2)
    assert moves[-1] == (0, Knock()) and desk.view.turn == 1
    press(pane, Qt.Key.Key_F4)
    assert moves[-1] == (1, ProposeBlock()) and desk.stage is Stage.WALK


def test_a_round_goes_on_from_open_ends_alone(pane: RoundPane) -> None:
    """A tile at a number of which no line is known leaves the new number, and the round does not begin anew."""
    desk = desks.entered(ends=(6, 3))
    at(pane, desk)
    press(pane, "62")
    plates = next(each for each in pane.findChildren(NumberPlates) if each.isVisible())
    assert plates.values == (2, 3) and "Budi is to play" in shown_texts(pane)
    assert "F2" in keys(pane)


def test_whoever_said_yes_is_asked_for_the_tile_and_nothing_else(pane: RoundPane) -> None:
    desk = desks.entered(ends=(6, 3))
    desk.submit(0, ProposeBlock())
    desk.submit(1, DeclareCanPlay())
    assert desk.stage is Stage.MUST_PLAY
    moves = at(pane, desk)
    assert keys(pane) == {} and "Budi said yes and must play now" in shown_texts(pane)
    press(pane, "64")
    assert moves == [(1, PlayTile(Tile.of(4, 6), LEFT))] and desk.stage is Stage.ROUND


def test_the_first_tile_of_a_round_goes_to_the_middle(pane: RoundPane) -> None:
    moves = at(pane, desks.entered(ends=(), counts=(5, 5, 5, 5), boneyard=8, turn=2))
    assert "João leads" in shown_texts(pane)
    press(pane, "66")
    assert moves == [(2, PlayTile(Tile.of(6, 6), START))]


def test_the_tile_that_empties_a_hand_ends_the_round(pane: RoundPane) -> None:
    desk = desks.entered(ends=(6, 3), counts=(1, 4, 4, 4))
    at(pane, desk)
    press(pane, "64")
    assert desk.stage is Stage.HANDS and desk.view.went_out == 0


def test_a_matador_waits_for_the_half_that_touches(pane: RoundPane) -> None:
    desk = desks.entered(desks.setup("matador", 2), ends=(3, 3), counts=(5, 5), boneyard=3)
    moves = at(pane, desk)
    press(pane, "61")
    assert choices(pane) == ["its 1 touches", "its 6 touches"]
    press(pane, "2")
    assert moves == [(0, PlayTile(Tile.of(1, 6), LEFT, 6))]
    assert desk.view.layout.values == (1, 3)


def test_trains_say_whose_end_it_is_and_which_are_open_to_all(pane: RoundPane) -> None:
    table = desks.setup("mexican-train", 8)
    ends = (1, 1, 1, 4, 5, 6, 7, 8, 1)
    desk = desks.entered(table, ends=ends, counts=(5,) * 8, boneyard=10, markers=(2,))
    moves = at(pane, desk)
    said = shown_texts(pane)
    assert {mark.name for mark in marks_of(table)} <= set(said) and "open to all" in said
    assert "Open to all: João" in said
    press(pane, "1 3")
    if not choices(pane):
        press(pane, " ")
    assert choices(pane) == [
        "at the 1, train of Giulia",
        "at the 1, train of João",
        "at the 1, everybody's train",
    ]
    press(pane, "2")
    assert moves == [(0, PlayTile(Tile.of(1, 3), "train-2"))]


def test_a_tile_laid_aside_is_typed_after_its_key(pane: RoundPane) -> None:
    desk = desks.entered(desks.setup("classic-draw", cannot_play="discard", draw="none"), ends=(6, 3))
    moves = at(pane, desk)
    press(pane, Qt.Key.Key_F5, Qt.Key.Key_Backspace, Qt.Key.Key_F5, "22")
    assert moves == [(0, DiscardTile(Tile.of(2, 2)))]
    assert desk.view.turn != 0 and "Type the tile, like 64." in shown_texts(pane)


def test_a_spinner_offers_each_arm_that_differs(pane: RoundPane) -> None:
    laid = (LaidTile(Tile.of(5, 5), START), LaidTile(Tile.of(1, 5), LEFT), LaidTile(Tile.of(2, 5), RIGHT))
    desk = desks.entered(desks.setup("all-fives"), plays=laid, counts=(5,) * 4, boneyard=4)
    moves = at(pane, desk)
    press(pane, "12")
    assert choices(pane) == ["at the 1", "at the 2"]
    press(pane, "2")
    assert moves == [(0, PlayTile(Tile.of(1, 2), RIGHT))]


def test_the_round_can_be_ended_and_entered_anew_by_key(pane: RoundPane, qtbot: QtBot) -> None:
    at(pane, desks.entered(ends=(6, 3)))
    with qtbot.waitSignal(pane.position_wanted):
        press(pane, Qt.Key.Key_F7)
    with qtbot.waitSignal(pane.stopped):
        press(pane, Qt.Key.Key_F8)


@pytest.mark.parametrize("size", [(760, 420), (1100, 640)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_what_is_asked_is_seen_without_scrolling(
    pane: RoundPane, dress: Wear, size: tuple[int, int], scale: float
) -> None:
    dress(EVENING, scale)
    at(pane, desks.entered(line=LINE, counts=(4, 4, 4, 4), boneyard=3))
    pane.resize(*size)
    QApplication.processEvents()
    press(pane, "65")
    QApplication.processEvents()
    first = next(each for each in pane.findChildren(KeyButton) if each.isVisible() and each.key == "1")
    assert pane.rect().contains(first.mapTo(pane, first.rect().center()))


# The rounds, and points by hand ------------------------------------------------------------------------------


def scored() -> RefereeDesk:
    desk = desks.entered()
    desks.walk(desk, [0, 0, 0, 0])
    desks.lay_open(desk, desks.FIX_4)
    assert desk.order(ScoreRound()) is None
    return desk


def test_points_are_written_down_by_number_and_enter(host: QWidget) -> None:
    desk = scored()
    form = ByHandForm(host, names(marks_of(desk.setup), desk.view.teams), ENGLISH)
    got: list[tuple[object, object, str]] = []
    form.entered.connect(lambda points, winner, note: got.append((points, winner, note)))
    form.open()
    QApplication.processEvents()
    for points in ("0", "25", "3", "0"):
        held = QApplication.focusWidget()
        assert held is not None
        press(held, points, Qt.Key.Key_Return)
    assert got == []
    for _ in range(2):
        held = QApplication.focusWidget()
        assert held is not None
        press(held, Qt.Key.Key_Return)
    assert got == [((0, 25, 3, 0), 1, "")]


def test_a_correction_shows_the_new_total_and_wants_a_reason(host: QWidget) -> None:
    desk = scored()
    total = desk.view.totals[0]
    players = names(marks_of(desk.setup), desk.view.teams)
    form = CorrectionForm(host, players, rounds_of(desk.record), desk.view.totals, ENGLISH)
    got: list[tuple[int, object, str]] = []
    form.corrected.connect(lambda number, points, note: got.append((number, points, note)))
    form.open()
    assert not form.main.isEnabled()
    form.findChildren(NumberField)[0].setValue(-5)
    assert not form.main.isEnabled() and f"total {total} \u2192 {total - 5}" in shown_texts(form)
    reason = next(each for each in form.findChildren(QLineEdit) if not isinstance(each.parent(), NumberField))
    reason.setText("  counted   twice ")
    assert form.main.isEnabled()
    form.main.click()
    assert got == [(1, (-5, 0, 0, 0), "counted twice")]


def test_the_log_tells_everything_undone_withdrawn_and_corrected_with_its_time() -> None:
    desk = desks.entered()
    desks.walk(desk, [0, 0])
    assert desk.undo()
    for _ in range(3):
        assert desk.submit(desk.view.turn, Knock()) is None
    desks.lay_open(desk, desks.FIX_4)
    assert desk.order(Rule(2, FoulKind.DELAY, Penalty(10))) is None
    assert desk.order(Withdraw(desk.view.rulings[0].number, "it was the phone")) is None
    assert desk.order(ScoreRound()) is None
    assert desk.order(EnterRound((0, 4, 0, 0), 1)) is None
    assert desk.order(Correct(1, (-5, 0, 2, 0), "counted twice")) is None
    players = names(marks_of(desk.setup), desk.view.teams)
    told = log_of(desk.record.events, desk.times, players, ENGLISH)
    assert [line.split("  ", 1)[1] for line in told] == [
        "Answer of Budi taken back",
        "Ruling on Jo\u00e3o withdrawn: it was the phone",
        "Round 1 corrected (Giulia \u22125 and Jo\u00e3o +2): counted twice",
    ]
    assert all(":" in line.split("  ", 1)[0] for line in told)
    assert desk.undo() and log_of(desk.record.events, {}, players, ENGLISH)[-1] == "Correction of round 1 taken back"


def test_the_page_of_rounds_marks_what_was_by_hand_and_corrected(qtbot: QtBot, dress: Wear, art: TileArt) -> None:
    desk = scored()
    page = RoundsPage(art, Icons(ICONS))
    qtbot.addWidget(page)
    page.resize(1024, 700)
    page.show()
    page.present(desk, ENGLISH)
    assert "Undone and corrected" not in shown_texts(page)
    desk.order(EnterRound((0, 4, 0, 0), 1))
    desk.order(Correct(1, (-5, 0, 0, 0), "counted twice"))
    page.present(desk, ENGLISH)
    QApplication.processEvents()
    said = shown_texts(page)
    assert any("Round 1" in each and "corrected" in each for each in said)
    assert any("Round 2" in each and "by hand" in each for each in said)
    assert any("Round 1 corrected (Giulia \u22125): counted twice" in each for each in said)
