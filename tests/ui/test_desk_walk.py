"""The walk at the referee desk: the large question, the referee's pane, and the window for the players."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from domino_desktop.core.moves import DeclareCanPlay, RevealHand
from domino_desktop.core.state import MatchState
from domino_desktop.core.tiles import TileSet, parse_tiles
from domino_desktop.core.views import TABLE, view_for
from domino_desktop.i18n.language import CODES, language
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.theme import EVENING, HIGH_CONTRAST
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.walk_signs import SeatAnswer
from domino_desktop.ui.desk.answer_buttons import AnswerButton
from domino_desktop.ui.desk.large_text import LargeText
from domino_desktop.ui.desk.number_plates import NumberPlates
from domino_desktop.ui.desk.players_window import PlayersWindow
from domino_desktop.ui.desk.question import Question, asked_of
from domino_desktop.ui.desk.walk_pane import WalkPane
from tests.ui import positions
from tests.ui.accessible_tree import tree
from tests.ui.positions import FOUR_HANDS, after, after_walk, fix_4
from tests.ui.real_tables import LONG_NAMES, NAMES, TIMES, setup_of, table, trains, walked
from tests.ui.seen import every_word, place_in, shown_texts

Wear = Callable[..., None]
Shown = TypeVar("Shown", bound=QWidget)

SWEDISH = language("sv")
QUESTIONS = (
    (0, "Giulia, puoi giocare una tessera?", "Sì, posso", "Non posso"),
    (1, "João, você tem pedra para jogar?", "Tenho", "Não tenho"),
    (2, "Åsa, kan du lägga en bricka?", "Ja, jag kan", "Nej, kan inte"),
    (3, "Budi, ada batu yang bisa diturunkan?", "Ada", "Tidak ada"),
    (4, "Inês, tem peça para jogar?", "Tenho", "Não tenho"),
    (5, "Ann, can you play a tile?", "Yes, I can", "No, I cannot"),
)
SIZES = ((800, 480), (800, 600), (1280, 720), (1920, 1080))


@pytest.fixture(scope="module")
def art(qapp: QApplication) -> TileArt:
    """Painted once for all these tests."""
    return TileArt(Dress(EVENING))


@pytest.fixture
def pane(dress: Wear, art: TileArt) -> Iterator[WalkPane]:
    yield from shown_once(WalkPane(art))


@pytest.fixture
def window(dress: Wear, art: TileArt) -> Iterator[PlayersWindow]:
    yield from shown_once(PlayersWindow(art))


def shown_once(made: Shown) -> Iterator[Shown]:
    """The widget, which is really gone afterwards: each look that is put on goes through every widget there is."""
    made.resize(1024, 700)
    made.show()
    yield made
    made.close()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def walk_on(pane: WalkPane, state: MatchState, names: tuple[str, ...] = NAMES) -> WalkPane:
    pane.present(view_for(state, TABLE), setup_of(state, names), TIMES, SWEDISH)
    return pane


def tell(window: PlayersWindow, state: MatchState, names: tuple[str, ...] = NAMES) -> PlayersWindow:
    window.present(view_for(state, TABLE), setup_of(state, names), "Bord 3", SWEDISH)
    return window


def shown(qtbot: QtBot, widget: QWidget) -> None:
    widget.show()
    widget.activateWindow()
    qtbot.waitUntil(widget.isActiveWindow)


def answers_of(pane: WalkPane) -> tuple[AnswerButton, AnswerButton]:
    yes, no = pane.findChildren(AnswerButton)
    return yes, no


def asked(seat: int) -> MatchState:
    """The seat is asked right after the one before it has proposed the block."""
    return walked(table(seats=6, turn=(seat - 1) % 6), 0)


# The question -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "question", "yes", "no"), QUESTIONS)
def test_the_question_is_in_the_players_language_and_below_it_in_the_referees(
    pane: WalkPane, seat: int, question: str, yes: str, no: str
) -> None:
    walk_on(pane, asked(seat))
    texts = shown_texts(pane)
    assert question in texts
    swedish = f"{NAMES[seat]}, kan du lägga en bricka?"
    assert texts.count(swedish) == 1, "the referee's sentence is there once, also where it is the player's"
    assert [button.text() for button in answers_of(pane)] == ["Ja, jag kan", "Nej, kan inte"]
    smaller = [button.smaller for button in answers_of(pane)]
    assert smaller == (["", ""] if seat == 2 else [yes, no])


@pytest.mark.parametrize(("seat", "question", "yes", "no"), QUESTIONS)
def test_the_players_read_the_question_without_the_referees_sentence(
    window: PlayersWindow, seat: int, question: str, yes: str, no: str
) -> None:
    texts = shown_texts(tell(window, asked(seat)))
    assert question in texts
    if seat != 2:
        assert not [text for text in texts if "kan du" in text]


def test_ends_and_boneyard_are_told_in_the_players_language(pane: WalkPane) -> None:
    walk_on(pane, walked(table((6, 3)), 2))
    assert {"Ujung terbuka", "Stok sudah habis."} <= set(shown_texts(pane))
    plates = pane.findChildren(NumberPlates)[0]
    assert (plates.values, plates.accessibleName()) == ((6, 3), "Ujung terbuka: 6 dan 3")


def test_two_alike_ends_are_two_plates(pane: WalkPane) -> None:
    walk_on(pane, walked(table((5, 5)), 0))
    assert pane.findChildren(NumberPlates)[0].values == (5, 5)


def test_with_trains_everybody_sees_the_own_open_ends(pane: WalkPane) -> None:
    plates = pane.findChildren(NumberPlates)[0]
    for answers in range(7):
        state = walked(trains(), answers)
        view = view_for(state, TABLE)
        walk_on(pane, state)
        assert plates.values == view.open_values
        assert answers + 1 in plates.values, "the own train"
        assert 8 in plates.values, "the train of all"
    walk_on(pane, walked(trains(markers=tuple(range(8))), 0))
    assert plates.values == tuple(range(9))


def test_the_answer_that_was_heard_stands_below_in_both_languages(pane: WalkPane) -> None:
    walk_on(pane, walked(table(), 0))
    texts = shown_texts(pane)
    assert "Giulia dice che il gioco è bloccato." in texts and "Giulia säger att spelet är blockerat." in texts
    walk_on(pane, walked(table(), 1))
    assert {"João: Não tenho", "Nej, kan inte"} <= set(shown_texts(pane))
    walk_on(pane, walked(table(), 2))
    assert "Åsa: Nej, kan inte" in shown_texts(pane)
    assert shown_texts(pane).count("Nej, kan inte") == 1, "on the button alone: the player speaks Swedish as well"


def test_nobody_is_asked_without_a_walk() -> None:
    state = table()
    assert asked_of(view_for(state, TABLE), setup_of(state), SWEDISH) is None


def test_a_sheet_with_nothing_to_ask_is_empty(qtbot: QtBot, dress: Wear, art: TileArt) -> None:
    sheet = Question(art)
    qtbot.addWidget(sheet)
    sheet.show()
    state = asked(1)
    sheet.present(asked_of(view_for(state, TABLE), setup_of(state), SWEDISH))
    assert "João, você tem pedra para jogar?" in sheet.announcement()
    sheet.present(None)
    assert shown_texts(sheet) == [] and sheet.announcement() == ""


# The referee's pane -----------------------------------------------------------------------------------


def test_every_seat_is_told_in_turn_order_with_its_answer_and_its_time(pane: WalkPane) -> None:
    state = walked(table(turn=2), 1)
    walk_on(pane, state)
    walking = view_for(state, TABLE).verification
    assert walking is not None
    when = [SWEDISH.time(TIMES[answer.event].astimezone().time()) for answer in walking.answers]
    told = [node.name for node in tree(pane) if node.kind == "_Seat"]
    assert told == [
        f"Åsa: kan inte lägga, {when[0]}",
        f"Budi: kan inte lägga, {when[1]}",
        "Giulia: svarar nu",
        "João: väntar",
    ]


@pytest.mark.parametrize(("key", "can_play"), [("1", True), ("0", False)])
@pytest.mark.parametrize("modifier", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier])
def test_a_key_answers(qtbot: QtBot, pane: WalkPane, key: str, can_play: bool, modifier: Qt.KeyboardModifier) -> None:
    shown(qtbot, walk_on(pane, asked(1)))
    with qtbot.waitSignal(pane.answered) as heard:
        QTest.keyClick(pane, key, modifier)
    assert heard.args == [can_play]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize("place", ["pane", "yes", "no"])
def test_enter_never_answers(qtbot: QtBot, pane: WalkPane, key: Qt.Key, place: str) -> None:
    shown(qtbot, walk_on(pane, asked(1)))
    yes, no = answers_of(pane)
    focus = {"pane": pane, "yes": yes, "no": no}[place]
    focus.setFocus()
    heard: list[bool] = []
    pane.answered.connect(heard.append)
    QTest.keyClick(focus, key)
    assert heard == []
    QTest.keyClick(focus, "1")
    assert heard == [True], "the keys answer wherever the focus is"


def test_neither_answer_is_a_default_nor_has_the_focus(qtbot: QtBot, pane: WalkPane) -> None:
    shown(qtbot, walk_on(pane, asked(1)))
    for button in answers_of(pane):
        assert not button.isDefault() and not button.autoDefault() and not button.hasFocus()


def test_one_question_takes_one_answer(qtbot: QtBot, pane: WalkPane) -> None:
    shown(qtbot, walk_on(pane, asked(1)))
    heard: list[bool] = []
    pane.answered.connect(heard.append)
    for key in "010":
        QTest.keyClick(pane, key)
    assert heard == [False]
    answers_of(pane)[0].click()
    assert heard == [False]
    walk_on(pane, asked(2))
    QTest.keyClick(pane, "1")
    assert heard == [False, True]
    pane.show_refusal("Så går det inte.")
    assert "Så går det inte." in shown_texts(pane)
    QTest.keyClick(pane, "0")
    assert heard == [False, True, False], "a refused answer leaves the question open"


def test_a_held_key_and_a_shortcut_are_no_answers(qtbot: QtBot, pane: WalkPane) -> None:
    shown(qtbot, walk_on(pane, asked(1)))
    heard: list[bool] = []
    pane.answered.connect(heard.append)
    QTest.keyClick(pane, "1", Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(pane, "0", Qt.KeyboardModifier.AltModifier)
    QTest.simulateEvent(pane, True, Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, "1", True)
    assert heard == []


def test_the_space_bar_presses_the_answer_with_the_focus_and_leaves_none_behind(qtbot: QtBot, pane: WalkPane) -> None:
    shown(qtbot, walk_on(pane, asked(1)))
    no = answers_of(pane)[1]
    no.setFocus()
    with qtbot.waitSignal(pane.answered) as heard:
        QTest.keyClick(no, Qt.Key.Key_Space)
    assert heard.args == [False]
    walk_on(pane, asked(2))
    assert pane.hasFocus()


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Qt.Key.Key_Backspace, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier),
    ],
)
def test_a_key_takes_the_answer_back(qtbot: QtBot, pane: WalkPane, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    shown(qtbot, walk_on(pane, asked(1)))
    with qtbot.waitSignal(pane.undo_wanted):
        QTest.keyClick(pane, key, modifier)


def test_the_players_window_is_asked_for_with_a_button(qtbot: QtBot, pane: WalkPane) -> None:
    walk_on(pane, asked(1))
    quiet = [each for each in pane.findChildren(QAbstractButton) if each not in answers_of(pane)]
    assert len(quiet) == 2
    with qtbot.waitSignal(pane.window_wanted):
        quiet[1].click()
    with qtbot.waitSignal(pane.undo_wanted):
        quiet[0].click()


def test_a_refuted_walk_says_so_and_what_comes_next(qtbot: QtBot, pane: WalkPane) -> None:
    walk_on(pane, after(asked(1), (1, DeclareCanPlay())))
    texts = shown_texts(pane)
    assert "João tem pedra para jogar, e joga agora." in texts and "João: Tenho" in texts
    assert any("Spelet är inte blockerat" in text for text in texts)
    assert not [button for button in answers_of(pane) if button.isVisibleTo(pane)]
    assert "Spelet är inte blockerat" in pane.announcement()
    shown(qtbot, pane)
    heard: list[bool] = []
    pane.answered.connect(heard.append)
    QTest.keyClick(pane, "1")
    assert heard == [], "nobody is asked any more"


def test_an_established_block_says_so_and_what_comes_next(pane: WalkPane) -> None:
    walk_on(pane, walked(table(), 3))
    texts = shown_texts(pane)
    assert {"Spelet är blockerat.", "Budi: Tidak ada"} <= set(texts)
    assert not [button for button in answers_of(pane) if button.isVisibleTo(pane)]
    assert pane.announcement()


def test_a_screen_reader_hears_the_question_in_the_referees_language(pane: WalkPane) -> None:
    walk_on(pane, asked(1))
    assert pane.announcement() == "João, kan du lägga en bricka? Öppna ändar: 6 och 3."
    yes, no = answers_of(pane)
    assert (yes.accessibleName(), no.accessibleName()) == ("Ja, jag kan", "Nej, kan inte")
    assert "Tenho" in yes.accessibleDescription() and "1" in yes.accessibleDescription()
    assert "Não tenho" in no.accessibleDescription() and "0" in no.accessibleDescription()


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("referee", CODES)
def test_both_answers_are_alike_and_in_view_at_every_size(
    qtbot: QtBot, pane: WalkPane, dress: Wear, width: int, height: int, scale: float, referee: str
) -> None:
    dress(scale=scale)
    pane.resize(width, height)
    pane.show()
    for seat in range(6):
        state = asked(seat)
        pane.present(view_for(state, TABLE), setup_of(state), TIMES, language(referee))
        yes, no = answers_of(pane)
        assert yes.size() == no.size() and yes.palette() == no.palette()
        first, second = place_in(pane, yes), place_in(pane, no)
        assert (first.top(), first.left()) < (second.top(), second.left()) and not first.intersects(second)
        for button, place in ((yes, first), (no, second)):
            assert pane.rect().contains(place) and place.height() >= 44
            assert button.heightForWidth(button.width()) <= button.height()
            assert button.holds_words(button.width())


# At every size ----------------------------------------------------------------------------------------


def faults_of(holder: QWidget, sheet: QRect) -> list[str]:
    """What is cut, outside the sheet, or lies over something else."""
    texts = [text for text in holder.findChildren(LargeText) if text.isVisibleTo(holder)]
    found = [f"{text.text()!r} is cut in {text.size()}" for text in texts if not text.is_whole()]
    things: list[QWidget] = [*texts, *(each for each in holder.findChildren(NumberPlates) if each.isVisibleTo(holder))]
    places = [place_in(holder, thing) for thing in things]
    found += [f"{thing} at {place} is outside" for thing, place in zip(things, places, strict=True) if place.isEmpty()]
    found += [f"{place} leaves {sheet}" for place in places if not sheet.contains(place)]
    for number, place in enumerate(places):
        found += [f"{place} lies over {other}" for other in places[:number] if place.intersects(other)]
    return found


POSITIONS = {
    "question": lambda: walked(table(), 1),
    "first question": lambda: walked(table(), 0),
    "last question": lambda: walked(table(), 2),
    "refuted": lambda: after(walked(table(), 0), (1, DeclareCanPlay())),
    "established": lambda: walked(table(), 3),
    "trains": lambda: walked(trains(tuple(range(8))), 2),
    "eight seats": lambda: walked(trains(), 6),
}


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["short", "long"])
@pytest.mark.parametrize("position", POSITIONS)
def test_the_pane_shows_everything_whole(
    pane: WalkPane, dress: Wear, width: int, height: int, scale: float, names: tuple[str, ...], position: str
) -> None:
    dress(scale=scale)
    pane.resize(width, height)
    pane.show()
    walk_on(pane, POSITIONS[position](), names)
    if position == "question":
        pane.show_refusal("Så går det inte: det finns fortfarande 21 brickor i högen att ta av.")
    assert faults_of(pane, pane.rect()) == []
    for question in pane.findChildren(Question):
        assert faults_of(question, question.rect()) == []
        # Why an answer was refused may take some of the question's room, for as long as it stands there.
        assert question.height() >= (0.28 if position == "question" else 0.36) * height, "the question has its share"
    places = [place_in(pane, each) for each in pane.children() if isinstance(each, QWidget) and each.isVisible()]
    for number, place in enumerate(places):
        assert pane.rect().contains(place)
        assert not [other for other in places[:number] if place.intersects(other)]


@pytest.mark.parametrize(("width", "height"), [(400, 300), *SIZES, (2560, 720), (900, 1600)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["short", "long"])
@pytest.mark.parametrize("position", [*POSITIONS, "between"])
def test_the_players_window_shows_everything_whole(
    window: PlayersWindow, dress: Wear, width: int, height: int, scale: float, names: tuple[str, ...], position: str
) -> None:
    dress(scale=scale)
    window.resize(width, height)
    window.show()
    tell(window, table() if position == "between" else POSITIONS[position](), names)
    assert faults_of(window, window.rect()) == []


@pytest.mark.parametrize("seat", range(6))
def test_on_a_large_screen_the_question_is_read_from_across_the_room(window: PlayersWindow, seat: int) -> None:
    """A letter is then a hundredth of the distance of four metres high where the picture is two metres wide."""
    window.resize(1920, 1080)
    window.show()
    tell(window, asked(seat))
    question = next(each for each in window.findChildren(LargeText) if each.text() == QUESTIONS[seat][1])
    assert question.fitting(question.width(), question.height()) >= 90


def test_the_letters_grow_with_the_window(window: PlayersWindow) -> None:
    window.show()
    tell(window, asked(1))
    question = next(each for each in window.findChildren(LargeText) if each.text() == QUESTIONS[1][1])
    sizes = []
    for width, height in ((400, 300), (800, 600), (1280, 720), (1920, 1080)):
        window.resize(width, height)
        sizes.append(question.fitting(question.width(), question.height()))
    assert sizes == sorted(set(sizes))


def test_a_new_question_is_there_at_once(window: PlayersWindow, pane: WalkPane) -> None:
    for widget in (window, pane):
        widget.resize(1920, 1080)
        widget.show()
    states = [walked(trains(tuple(range(8))), answers) for answers in range(7)]
    took = []
    for state in states:
        begin = time.process_time()
        walk_on(pane, state, LONG_NAMES)
        tell(window, state, LONG_NAMES)
        took.append(time.process_time() - begin)
    assert sorted(took)[len(took) // 2] < 0.05


# The players' window ----------------------------------------------------------------------------------


def test_between_questions_the_players_see_who_is_next(window: PlayersWindow) -> None:
    texts = shown_texts(tell(window, table()))
    assert {"Bord 3", "Ora: Giulia", "Estremità aperte"} <= set(texts)
    assert "Bord 3" in window.windowTitle()


def test_the_result_is_told_once_in_every_language_at_the_table(window: PlayersWindow) -> None:
    texts = shown_texts(tell(window, walked(table(seats=6), 5)))
    assert texts == [
        "Il gioco è bloccato.",
        "O jogo fechou.",
        "Spelet är blockerat.",
        "Permainan buntu.",
        "The game is blocked.",
    ], "both kinds of Portuguese say the same"


def test_a_refuted_walk_is_told_in_every_language_at_the_table(window: PlayersWindow) -> None:
    texts = shown_texts(tell(window, after(walked(table(), 0), (1, DeclareCanPlay()))))
    assert len(texts) == 4 and all("João" in text for text in texts)


def test_after_the_count_the_players_see_who_wins(window: PlayersWindow) -> None:
    texts = shown_texts(tell(window, after_walk(fix_4())))
    assert len(texts) == 4 and all("Giulia" in text and "83" in text for text in texts)


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def test_no_tile_of_a_hand_is_ever_in_the_players_window(window: PlayersWindow) -> None:
    """Two deals of the same public facts look and read the same, through the walk and while hands are laid open."""
    real = walked(table((6, 6), turn=0), 3)
    window.show()
    tell(window, real)
    before = picture(window)
    for seat, hand in enumerate(FOUR_HANDS):
        real = after(real, (seat, RevealHand(parse_tiles(hand)))) if len(hand.split()) == 4 else real
        tell(window, real)
        if view_for(real, TABLE).score is None:
            assert picture(window) == before
        told = " ".join([*every_word(window), *(node.told for node in tree(window))])
        assert not [tile for tile in TileSet(6) if str(tile) in told]


def test_what_the_players_see_does_not_depend_on_closed_hands(window: PlayersWindow) -> None:
    window.show()
    one = fix_4(rules=positions.ruleset(declarations="trusted"))
    swapped = positions.entered(
        positions.ruleset(declarations="trusted"),
        positions.DEAD_LINE,
        ("0-3 1-3 2-2 3-3", "0-0 0-2 1-1 1-2", *FOUR_HANDS[2:]),
        totals=(12, 31, 57, 18),
    )
    for answers in range(3):
        tell(window, walked(one, answers))
        picture(window)  # letters of a size that was never painted before come out a hair different the first time
        seen = []
        for state in (one, swapped):
            tell(window, walked(state, answers))
            seen.append((picture(window), every_word(window), [node.told for node in tree(window)]))
        assert seen[0] == seen[1]


@pytest.mark.parametrize("answers", range(4))
def test_nothing_can_be_pressed_in_the_players_window(window: PlayersWindow, answers: int) -> None:
    tell(window, walked(table(), answers))
    assert window.findChildren(QAbstractButton) == []
    assert [each for each in window.findChildren(QWidget) if each.focusPolicy() != Qt.FocusPolicy.NoFocus] == []


def test_the_players_window_closes_with_escape_and_says_so(qtbot: QtBot, window: PlayersWindow) -> None:
    tell(window, asked(1)).show()
    with qtbot.waitSignal(window.closed):
        QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


@pytest.mark.parametrize("how", ["key", "double click"])
def test_the_players_window_fills_the_screen_and_back(qtbot: QtBot, window: PlayersWindow, how: str) -> None:
    tell(window, asked(1)).show()

    def toggle() -> None:
        if how == "key":
            QTest.keyClick(window, Qt.Key.Key_F11)
        else:
            QTest.mouseDClick(window.findChildren(Question)[0], Qt.MouseButton.LeftButton)

    toggle()
    assert window.isFullScreen()
    toggle()
    assert window.isVisible() and not window.isFullScreen()
    assert window.screen().availableGeometry().contains(window.geometry())


def test_where_there_is_one_screen_the_players_window_is_an_ordinary_one(qtbot: QtBot, window: PlayersWindow) -> None:
    main = QWidget()
    qtbot.addWidget(main)
    main.show()
    assert len(QApplication.screens()) == 1
    window.close()
    tell(window, asked(1)).open_beside(main)
    assert window.isVisible() and window.isWindow() and not window.isFullScreen()
    assert window.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating), "the keyboard stays with the referee"
    assert not window.testAttribute(Qt.WidgetAttribute.WA_QuitOnClose)


def test_an_open_players_window_stays_where_it_was_put(qtbot: QtBot, window: PlayersWindow) -> None:
    main = QWidget()
    qtbot.addWidget(main)
    main.show()
    tell(window, asked(1)).move(40, 50)
    window.showFullScreen()
    window.open_beside(main)
    assert window.isFullScreen()
    window.showNormal()
    window.open_beside(main)
    assert (window.x(), window.y()) == (40, 50)


def test_another_look_is_put_on_at_once(window: PlayersWindow, pane: WalkPane, dress: Wear) -> None:
    for widget in (window, pane):
        widget.show()
    for state in (table(), asked(1), walked(table(), 3)):
        tell(window, state)
        if state.round is not None and state.round.verification is not None:
            walk_on(pane, state)
        dress(HIGH_CONTRAST)
        for widget in (window, pane):
            widget.set_art(TileArt(Dress(HIGH_CONTRAST)))
        assert picture(window).pixelColor(1, 1).name() == picture(pane).pixelColor(1, 1).name() == "#000000"
        sheet = next(each for each in window.children() if isinstance(each, QWidget) and each.isVisible())
        inside = place_in(window, sheet).topLeft()
        assert picture(window).pixelColor(inside.x() + 8, inside.y() + 20).name() == "#ffffff"
        dress(EVENING)
        for widget in (window, pane):
            widget.set_art(TileArt(Dress(EVENING)))


def test_a_sign_tells_the_answers_apart_without_colour(qtbot: QtBot, pane: WalkPane) -> None:
    """The four signs differ when everything is grey."""
    from PySide6.QtGui import QPainter

    from domino_desktop.ui.board.walk_signs import paint_sign

    signs = []
    for answer in SeatAnswer:
        image = QImage(30, 30, QImage.Format.Format_Grayscale8)
        image.fill(0)
        with QPainter(image) as painter:
            painter.translate(15, 15)
            paint_sign(painter, EVENING, answer)
        signs.append(image)
    assert all(one != other for number, one in enumerate(signs) for other in signs[:number])
