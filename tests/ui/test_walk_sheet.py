"""The sheet of the walk: who has answered, who is asked, and that nothing betrays a closed hand."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from domino_desktop.core.moves import DeclareCanPlay, Knock, PlayTile, ProposeBlock
from domino_desktop.core.state import MatchState
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import TABLE, view_for
from domino_desktop.i18n.language import Language
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.theme import EVENING
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.answers import Answers
from domino_desktop.ui.board.open_hand import OpenHand
from domino_desktop.ui.board.question_card import QuestionCard, ScrollColumn
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.board.track import berths
from domino_desktop.ui.board.walk_ribbon import WalkRibbon
from domino_desktop.ui.board.walk_ring import WalkRing
from domino_desktop.ui.board.walk_sheet import WalkSheet
from domino_desktop.ui.controls import ActionButton, QuietButton
from tests.ui import positions
from tests.ui.positions import MARKS, after, after_walk, entered, fix_4, fix_liar, ruleset
from tests.ui.seen import every_word, place_in, shown_texts

Languages = dict[str, Language]
Wear = Callable[..., None]

QUESTIONS = {
    "en": (0, "Giulia, can you play a tile?", "Yes, I can", "No, I cannot"),
    "it": (0, "Giulia, puoi giocare una tessera?", "Sì, posso", "Non posso"),
    "pt_BR": (1, "João, você tem pedra para jogar?", "Tenho", "Não tenho"),
    "pt_PT": (1, "João, tem peça para jogar?", "Tenho", "Não tenho"),
    "sv": (2, "Astrid, kan du lägga en bricka?", "Ja, jag kan", "Nej, kan inte"),
    "id": (3, "Elsa, ada batu yang bisa diturunkan?", "Ada", "Tidak ada"),
}


@pytest.fixture
def sheet(qtbot: QtBot, dress: Wear) -> WalkSheet:
    made = WalkSheet(TileArt(Dress(EVENING)))
    made.reduced_motion = True
    made.resize(480, 720)
    qtbot.addWidget(made)
    return made


def shown(qtbot: QtBot, sheet: WalkSheet) -> WalkSheet:
    sheet.show()
    sheet.activateWindow()
    qtbot.waitUntil(sheet.isActiveWindow)
    return sheet


def asked(seat: int, state: MatchState | None = None) -> MatchState:
    """The seat is asked after the one before it has proposed the block."""
    before = (seat - 1) % 4
    return after(state or fix_4(turn=before), (before, ProposeBlock()))


def answers_of(sheet: WalkSheet) -> Answers:
    return sheet.findChildren(Answers)[0]


def ring_of(sheet: WalkSheet) -> WalkRing:
    return sheet.findChildren(WalkRing)[0]


def open_hands(sheet: WalkSheet) -> list[tuple[Tile, ...]]:
    return [hand.tiles for hand in sheet.findChildren(OpenHand) if hand.tiles]


@pytest.mark.parametrize("code", QUESTIONS)
def test_the_question_is_asked_by_name_in_the_language_of_whom_it_addresses(
    sheet: WalkSheet, languages: Languages, code: str
) -> None:
    seat, question, yes, no = QUESTIONS[code]
    sheet.present(view_for(asked(seat), TABLE), MARKS, languages[code], seat, True)
    assert question in shown_texts(sheet)
    assert [answers_of(sheet).yes.text(), answers_of(sheet).no.text()] == [yes, no]
    assert yes.split()[0].strip(",") != no.split()[0].strip(",")
    assert question in sheet.announcement()


@pytest.mark.parametrize("code", QUESTIONS)
@pytest.mark.parametrize(("width", "height"), [(420, 560), (480, 720), (560, 900), (900, 400), (1200, 520)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_both_answers_are_equal_in_size_and_colour_and_always_in_view(
    qtbot: QtBot,
    sheet: WalkSheet,
    languages: Languages,
    dress: Wear,
    code: str,
    width: int,
    height: int,
    scale: float,
) -> None:
    dress(scale=scale)
    seat = QUESTIONS[code][0]
    sheet.present(view_for(asked(seat), TABLE), MARKS, languages[code], seat, True, may_withdraw=True)
    sheet.resize(width, height)
    shown(qtbot, sheet)
    yes, no = answers_of(sheet).yes, answers_of(sheet).no
    assert type(yes) is type(no) is ActionButton
    assert yes.size() == no.size()
    assert yes.palette() == no.palette()
    first, second = place_in(sheet, yes), place_in(sheet, no)
    assert (first.top(), first.left()) < (second.top(), second.left())
    assert not first.intersects(second)
    for place in (first, second):
        assert sheet.rect().contains(place)
        assert place.height() >= 44
    for button in (yes, no):
        assert not button.visibleRegion().isEmpty()
        assert button.visibleRegion().boundingRect().size() == button.size()
        assert button.heightForWidth(button.width()) <= button.height()


@pytest.mark.parametrize("code", QUESTIONS)
@pytest.mark.parametrize(("width", "height"), [(800, 430), (900, 460), (1000, 440)])
def test_in_a_low_sheet_with_large_letters_the_question_is_read_whole(
    qtbot: QtBot, sheet: WalkSheet, languages: Languages, dress: Wear, code: str, width: int, height: int
) -> None:
    dress(scale=2.0)
    seat = QUESTIONS[code][0]
    sheet.present(view_for(asked(seat), TABLE), MARKS, languages[code], seat, True, may_withdraw=True)
    sheet.resize(width, height)
    shown(qtbot, sheet)
    assert not sheet.findChild(QuestionCard).is_cut


@pytest.mark.parametrize("code", QUESTIONS)
@pytest.mark.parametrize("width", range(430, 570, 10))
def test_a_question_that_has_room_is_not_scrolled(
    qtbot: QtBot, sheet: WalkSheet, languages: Languages, code: str, width: int
) -> None:
    """A bar that comes for a moment would take the width that keeps it there."""
    seat = QUESTIONS[code][0]
    sheet.resize(width, 760)
    shown(qtbot, sheet)
    sheet.present(view_for(asked(seat), TABLE), MARKS, languages[code], seat, True, may_withdraw=True)
    QApplication.processEvents()
    (words,) = sheet.findChildren(QuestionCard)
    column = words.findChildren(ScrollColumn)[0]
    assert not column.verticalScrollBar().isVisible()
    inside = column.widget()
    assert inside.height() >= inside.heightForWidth(column.viewport().width())
    assert inside.height() <= column.viewport().height()


def test_no_answer_is_a_default(qtbot: QtBot, sheet: WalkSheet, languages: Languages) -> None:
    sheet.present(view_for(asked(0, None), TABLE), MARKS, languages["it"], 0, True)
    shown(qtbot, sheet)
    pressed: list[str] = []
    sheet.can_play.connect(lambda: pressed.append("yes"))
    sheet.cannot_play.connect(lambda: pressed.append("no"))
    assert not any(button.hasFocus() or button.isDefault() for button in (answers_of(sheet).yes, answers_of(sheet).no))
    focused = QApplication.focusWidget()
    assert focused is not None
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Y, Qt.Key.Key_N, Qt.Key.Key_Escape):
        QTest.keyClick(focused, key)
    assert pressed == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_press_the_answer_that_has_the_focus(
    qtbot: QtBot, sheet: WalkSheet, languages: Languages, key: Qt.Key
) -> None:
    sheet.present(view_for(asked(0), TABLE), MARKS, languages["it"], 0, True)
    shown(qtbot, sheet)
    no = answers_of(sheet).no
    no.setFocus()
    with qtbot.waitSignal(sheet.cannot_play):
        QTest.keyClick(no, key)


def test_nobody_is_asked_twice(qtbot: QtBot, sheet: WalkSheet, languages: Languages) -> None:
    """A second press before the next question is nobody's answer, and the next question finds no button focused."""
    sheet.present(view_for(asked(2), TABLE), MARKS, languages["sv"], 2, True)
    shown(qtbot, sheet)
    pressed: list[str] = []
    sheet.can_play.connect(lambda: pressed.append("yes"))
    sheet.cannot_play.connect(lambda: pressed.append("no"))
    no = answers_of(sheet).no
    no.setFocus()
    for _ in range(3):
        QTest.mouseClick(no, Qt.MouseButton.LeftButton)
    QTest.mouseClick(answers_of(sheet).yes, Qt.MouseButton.LeftButton)
    assert pressed == ["no"]
    sheet.present(view_for(after(asked(2), (2, Knock())), TABLE), MARKS, languages["id"], 3, True)
    assert not no.hasFocus()
    QTest.mouseClick(no, Qt.MouseButton.LeftButton)
    assert pressed == ["no", "no"]


def test_a_refused_answer_says_why_and_asks_again(qtbot: QtBot, sheet: WalkSheet, languages: Languages) -> None:
    sheet.present(view_for(asked(2), TABLE), MARKS, languages["sv"], 2, True)
    shown(qtbot, sheet)
    sentence = "Titta igen"
    with qtbot.waitSignal(sheet.cannot_play):
        answers_of(sheet).no.click()
    sheet.show_refusal(sentence)
    assert sentence in shown_texts(sheet)
    assert sheet.announcement() == sentence
    with qtbot.waitSignal(sheet.can_play):
        answers_of(sheet).yes.click()
    sheet.present(view_for(after(asked(2), (2, Knock())), TABLE), MARKS, languages["id"], 3, True)
    assert sentence not in every_word(sheet)


def test_every_seat_says_what_it_has_said(sheet: WalkSheet, languages: Languages) -> None:
    state = after(fix_4(), (0, ProposeBlock()), (1, Knock()))
    sheet.present(view_for(state, TABLE), MARKS, languages["en"], 2, True)
    spoken = every_word(sheet)
    for sentence in (
        "Giulia: cannot play",
        "João: cannot play",
        "Astrid: is answering",
        "Elsa: is waiting",
    ):
        assert spoken.count(sentence) == 1, sentence
    texts = shown_texts(sheet)
    assert [texts.count(word) for word in ("cannot play", "is answering", "is waiting")] == [2, 1, 1]
    assert "Giulia says the game is blocked. The boneyard is empty." in texts


def test_the_ends_tell_how_many_of_their_number_are_out(sheet: WalkSheet, languages: Languages) -> None:
    sheet.present(view_for(asked(0), TABLE), MARKS, languages["it"], 0, True)
    assert "Tessere con il 6 sul tavolo: 7 su 7" in shown_texts(sheet)
    assert any("6 e 6" in word for word in every_word(sheet))
    two_ends = entered(
        ruleset("block"), "3-1 1-5", ("0-0 2-2 4-6", "1-1 2-6 0-2"), boneyard=rest("3-1 1-5 0-0 2-2 4-6 1-1 2-6 0-2")
    )
    sheet.present(view_for(after(two_ends, (0, ProposeBlock())), TABLE), MARKS[:2], languages["en"], 1, True)
    counted = [text for text in shown_texts(sheet) if "on the table" in text]
    assert counted == ["1 of 7 tiles with a 3 are on the table\n1 of 7 tiles with a 5 are on the table"]


def rest(words: str) -> str:
    """Every tile of double-six that is not among these."""
    used = {Tile.parse(word) for word in words.split()}
    return " ".join(str(tile) for tile in ruleset().tile_set if tile not in used)


def test_the_boneyard_says_why_it_gives_nothing(sheet: WalkSheet, languages: Languages) -> None:
    def sentence(state: MatchState) -> str:
        proposer = state.round.turn if state.round is not None else None
        assert proposer is not None
        sheet.present(view_for(after(state, (proposer, ProposeBlock())), TABLE), MARKS, languages["en"], 1, True)
        return next(text for text in shown_texts(sheet) if "says the game is blocked." in text)

    hands = ("0-0 0-2 1-1 1-2", "0-3 1-3 2-2 3-3", "0-4 0-5 1-4 1-5", "2-5 3-4 3-5 4-4")
    assert sentence(fix_4()).endswith("The boneyard is empty.")
    closed = entered(ruleset("block"), positions.DEAD_LINE, hands, boneyard="2-4 5-5")
    assert sentence(closed).endswith("Nobody takes tiles in this game.")
    reserve = entered(ruleset("draw-reserve-two"), positions.DEAD_LINE, hands, boneyard="2-4 5-5")
    assert sentence(reserve).endswith("2 tiles must stay in the boneyard.")


def test_in_the_walk_of_the_program_each_answer_turns_its_hand_up(sheet: WalkSheet, languages: Languages) -> None:
    state = after(fix_4(opens_walk=True), (0, Knock()), (1, Knock()))
    sheet.present(view_for(state, TABLE), MARKS, languages["en"], 2, False)
    view = view_for(state, TABLE)
    assert open_hands(sheet) == [view.revealed_hand(0), view.revealed_hand(1)]
    assert {"Giulia: no 6", "João: no 6"} <= set(every_word(sheet))
    assert not any("2-4" in word or "5-5" in word for word in every_word(sheet)), "a hand that is not shown yet"


def test_one_press_goes_to_the_end_of_the_walk_that_opened_by_itself(
    qtbot: QtBot, sheet: WalkSheet, languages: Languages
) -> None:
    state = after(fix_4(opens_walk=True), (0, Knock()))
    sheet.present(view_for(state, TABLE), MARKS, languages["en"], 1, True)
    shown(qtbot, sheet)
    skip = next(button for button in sheet.findChildren(QuietButton) if button.text() == "Skip to the end")
    with qtbot.waitSignal(sheet.skipped):
        skip.click()
    sheet.present(view_for(asked(1), TABLE), MARKS, languages["en"], 1, True)
    assert "Skip to the end" not in shown_texts(sheet), "what somebody proposed is answered by everybody"


@pytest.mark.parametrize("eye", [TABLE, 2])
def test_on_honour_nothing_betrays_a_closed_hand(qtbot: QtBot, languages: Languages, dress: Wear, eye: int) -> None:
    """Two positions that differ in closed hands only: the asked seat can play in one and not in the other."""
    able = fix_liar()
    unable = entered(
        able.ruleset,
        positions.LIAR_LINE,
        (
            "0-0 0-2 1-1 1-2 1-3",
            "0-3 2-2 3-3 1-4 0-4",
            "2-5 0-5 1-5 2-4 4-4",
            "5-6 4-6 3-4 3-5 4-5 5-5",
        ),
        totals=(12, 31, 57, 18),
    )
    told, painted = [], []
    for state in (able, unable):
        sheet = WalkSheet(TileArt(Dress(EVENING)))
        sheet.reduced_motion = True
        sheet.resize(480, 720)
        qtbot.addWidget(sheet)
        walking = after(state, (0, ProposeBlock()), (1, Knock()))
        sheet.present(view_for(walking, eye), MARKS, languages["sv"], 2, True, may_withdraw=True)
        shown(qtbot, sheet)
        enabled = [button.isEnabled() for button in sheet.findChildren(QAbstractButton)]
        told.append((every_word(sheet), sheet.announcement(), enabled))
        painted.append(sheet.grab().toImage().convertToFormat(QImage.Format.Format_RGB32))
        assert open_hands(sheet) == []
        assert not any(re.search(r"\d-\d", word) for word in every_word(sheet))
        sheet.hide()
    assert told[0] == told[1]
    assert painted[0] == painted[1]


def test_i_can_ends_the_walk_in_one_line(sheet: WalkSheet, languages: Languages) -> None:
    """C01: the third seat can play; nobody is asked any more."""
    state = after(fix_liar(), (0, ProposeBlock()), (1, Knock()), (2, DeclareCanPlay()))
    sheet.present(view_for(state, TABLE), MARKS, languages["en"], 2, True)
    texts = shown_texts(sheet)
    assert "Astrid can play, and plays now." in texts
    assert "The game is not blocked: play goes on." in texts
    assert not any("can you play" in text for text in texts)
    assert not answers_of(sheet).isVisibleTo(sheet)
    assert open_hands(sheet) == []


def test_the_ring_grows_seat_by_seat_and_closes_with_the_last_answer(sheet: WalkSheet, languages: Languages) -> None:
    """C10: the same walk in both directions; the line goes the way the turns go."""
    for direction, second in (("clockwise", 1), ("counterclockwise", 3)):
        state = after(fix_4(rules=ruleset(direction=direction)), (0, ProposeBlock()))
        reached = [0.0]
        while state.round is not None and state.round.turn is not None:
            if len(reached) == 1:
                assert state.round.turn == second
            sheet.present(view_for(state, TABLE), MARKS, languages["en"], state.round.turn, True)
            reached.append(ring_of(sheet).progress)
            state = after(state, (state.round.turn, Knock()))
        sheet.present(view_for(state, TABLE), MARKS, languages["en"], 0, False)
        reached.append(ring_of(sheet).progress)
        assert len(reached) == 5
        assert reached == sorted(set(reached))
        assert reached[-1] == 1.0
        assert "The game is blocked." in shown_texts(sheet)


def test_the_marker_travels_unless_motion_is_reduced(qtbot: QtBot, sheet: WalkSheet, languages: Languages) -> None:
    first, second = asked(1), after(asked(1), (1, Knock()))
    sheet.present(view_for(first, TABLE), MARKS, languages["pt_BR"], 1, True)
    shown(qtbot, sheet)
    here = ring_of(sheet).progress
    sheet.present(view_for(second, TABLE), MARKS, languages["sv"], 2, True)
    there = ring_of(sheet).progress
    assert there > here
    sheet.present(view_for(first, TABLE), MARKS, languages["pt_BR"], 1, True)
    sheet.reduced_motion = False
    sheet.present(view_for(second, TABLE), MARKS, languages["sv"], 2, True)
    assert ring_of(sheet).progress < there
    qtbot.waitUntil(lambda: ring_of(sheet).progress == there)


def test_withdrawing_is_offered_only_when_the_table_says_so(
    qtbot: QtBot, sheet: WalkSheet, languages: Languages
) -> None:
    sheet.present(view_for(asked(2), TABLE), MARKS, languages["en"], 2, True)
    assert "Take my answer back" not in shown_texts(sheet)
    sheet.present(view_for(asked(2), TABLE), MARKS, languages["en"], 2, True, may_withdraw=True)
    shown(qtbot, sheet)
    button = next(one for one in sheet.findChildren(QuietButton) if one.text() == "Take my answer back")
    with qtbot.waitSignal(sheet.withdrawn):
        button.click()


def test_once_the_block_stands_the_way_leads_to_the_score(qtbot: QtBot, sheet: WalkSheet, languages: Languages) -> None:
    sheet.present(view_for(after_walk(fix_4()), TABLE), MARKS, languages["it"], 0, False)
    shown(qtbot, sheet)
    assert len(open_hands(sheet)) == 4
    button = next(one for one in sheet.findChildren(QAbstractButton) if one.isVisibleTo(sheet))
    with qtbot.waitSignal(sheet.skipped):
        button.click()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_number_of_seats_sits_round_the_ends(sheet: WalkSheet, languages: Languages, seats: int) -> None:
    hands = ("0-0 0-2 1-1 1-2", "0-3 1-3 2-2 3-3", "0-4 0-5 1-4 1-5 2-4", "2-5 3-4 3-5 4-4 5-5")[:seats]
    used = " ".join((positions.DEAD_LINE, *hands))
    state = entered(ruleset("block"), positions.DEAD_LINE, hands, boneyard=rest(used))
    sheet.present(view_for(after(state, (0, ProposeBlock())), TABLE), MARKS[:seats], languages["en"], 1, True)
    assert [name in shown_texts(sheet) for name in ("Giulia", "João", "Astrid", "Elsa")] == [
        seat < seats for seat in range(4)
    ]
    assert len(set(berths(seats))) == seats
    assert not berths(seats)[0].upper


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_names_of_sixty_characters_are_shown_whole(
    qtbot: QtBot, sheet: WalkSheet, languages: Languages, dress: Wear, scale: float
) -> None:
    dress(scale=scale)
    state = after(fix_4(), (0, ProposeBlock()), (1, Knock()))
    sheet.present(view_for(state, TABLE), positions.LONG_MARKS, languages["it"], 2, True)
    sheet.resize(420, 560)
    shown(qtbot, sheet)
    ring = ring_of(sheet)
    for mark in positions.LONG_MARKS:
        words = ring.words_of(mark.seat)
        assert mark.name in shown_texts(words)
        assert ring.rect().contains(place_in(ring, words)), mark.name
    assert ring.width() <= sheet.width()


def test_an_ordinary_knock_stays_slim(qtbot: QtBot, languages: Languages, dress: Wear) -> None:
    ribbon = WalkRibbon(TileArt(Dress(EVENING)))
    qtbot.addWidget(ribbon)
    light = after(fix_4(), (0, Knock()), (1, Knock()))
    ribbon.present(view_for(light, TABLE), MARKS, languages["en"])
    assert not ribbon.isHidden()
    assert ribbon.announcement() == "Cannot play: Giulia and João. Now: Astrid."
    assert not any(re.search(r"\d-\d", word) for word in every_word(ribbon))
    ribbon.present(view_for(fix_4(), TABLE), MARKS, languages["en"])
    assert ribbon.isHidden()
    assert ribbon.announcement() == ""
    ribbon.present(view_for(after(light, (2, ProposeBlock())), TABLE), MARKS, languages["en"])
    assert ribbon.isHidden(), "the formal walk has its sheet"


@pytest.mark.parametrize("high", [60, 90, 150, 300])
@pytest.mark.parametrize("code", ["en", "id", "pt_PT"])
@pytest.mark.parametrize("points", [12, 24])
def test_the_ribbon_says_as_much_as_the_line_leaves_room_for(
    qtbot: QtBot, languages: Languages, dress: Wear, high: int, code: str, points: int
) -> None:
    ribbon = WalkRibbon(TileArt(Dress(EVENING)))
    qtbot.addWidget(ribbon)
    font = ribbon.font()
    font.setPointSize(points)
    ribbon.setFont(font)
    light = after(fix_4(), (0, Knock()), (1, Knock()))
    ribbon.present(view_for(light, TABLE), MARKS, languages[code])
    room = QRect(12, 40, 400, 500)
    line = QRect(12, room.top() + high, 400, 60)
    (words,) = ribbon.findChildren(Sentence)
    ribbon.lie_in(room, [])
    whole, area = words.text(), ribbon.geometry()
    assert whole == ribbon.announcement() and room.contains(area)
    ribbon.lie_in(room, [line])
    assert not ribbon.geometry().intersects(line) and room.contains(ribbon.geometry())
    assert (words.text() == whole) == (not area.intersects(line))
    ribbon.lie_in(room, [room])
    assert words.isHidden() and ribbon.announcement() == whole
    assert any(one.accessibleName() == whole and not one.isHidden() for one in ribbon.findChildren(QWidget))
    ribbon.lie_in(room, [])
    assert words.text() == whole and ribbon.geometry() == area


def test_the_ribbon_goes_when_somebody_plays(qtbot: QtBot, languages: Languages, dress: Wear) -> None:
    ribbon = WalkRibbon(TileArt(Dress(EVENING)))
    qtbot.addWidget(ribbon)
    state = after(fix_liar(), (0, Knock()), (1, Knock()))
    ribbon.present(view_for(state, TABLE), MARKS, languages["en"])
    assert not ribbon.isHidden()
    ribbon.present(view_for(after(state, (2, PlayTile(Tile.of(4, 6), "left"))), TABLE), MARKS, languages["en"])
    assert ribbon.isHidden()
