"""Everything without the mouse: set up, lay, choose a side, take, pass, answer, read the count, go on, quit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from domino_desktop.core.moves import DeclareCanPlay, DrawTile, Knock, PlayTile
from domino_desktop.core.views import TABLE
from domino_desktop.i18n.english import English
from domino_desktop.i18n.messages import score, setup, start
from domino_desktop.i18n.messages import table as messages
from domino_desktop.storage.settings import Pace, Settings
from domino_desktop.ui.board.answers import Answers
from domino_desktop.ui.keys import Action
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.table.desk import Desk
from tests.ui.tables import DEAD_LINE, FIX_4
from tests.ui.windows import Window

EN = English()
MOST_STEPS = 400


def press(key, modifiers=Qt.KeyboardModifier.NoModifier):
    """A key as the window system sends it: to the window that has the keyboard."""
    QTest.keyClick(QApplication.focusWindow(), key, modifiers)
    QApplication.processEvents()


def words(widget):
    """What a control is called."""
    return widget.accessibleName() or getattr(widget, "text", str)()


def reach(text, key=Qt.Key.Key_Tab):
    """Go on with this key until the keyboard is at what is called so."""
    gone = []
    for _ in range(120):
        focus = QApplication.focusWidget()
        assert focus is not None, "the keyboard is nowhere"
        if text in words(focus):
            return focus
        gone.append(words(focus))
        press(key)
    raise AssertionError(f"{text} is not within reach: {gone}")


class Player:
    """Plays for the person to act by keys alone; the keyboard must always be where the next thing is done."""

    def __init__(self, qtbot, page):
        self.qtbot, self.page = qtbot, page
        self.did = set()

    @property
    def desk(self):
        return self.page.findChild(Desk)

    @property
    def shown(self):
        return self.page.layout().currentWidget()

    def letter(self, action):
        press(Qt.Key[f"Key_{self.page.shortcuts.keys[action][0]}"])

    def step(self):
        """One thing that can be done now."""
        QApplication.processEvents()
        controller = self.page.controller
        human = controller.human_to_act()
        if human is None:
            self.qtbot.wait(5)
        elif self.desk.is_sheet_open:
            self.answer(human)
        elif not self.page._keeper.is_open:
            self.open_lid()
        else:
            self.move(human)

    def open_lid(self):
        assert self.desk.lid.isAncestorOf(QApplication.focusWidget())
        self.qtbot.waitUntil(lambda: not self.desk.lid.is_deaf)
        press(Qt.Key.Key_Return)
        assert self.page._keeper.is_open
        self.did.add("open the lid")

    def answer(self, seat):
        legal = self.page.controller.view(seat).legal_moves
        can = any(isinstance(move, DeclareCanPlay) for move in legal) and Knock() not in legal
        focus, answers = QApplication.focusWidget(), self.desk.sheet.findChild(Answers)
        assert focus is self.desk.sheet or self.desk.sheet.isAncestorOf(focus)
        reach((answers.yes if can else answers.no).text())
        press(Qt.Key.Key_Space)
        self.did.add("answer")

    def move(self, seat):
        assert self.desk.board.hasFocus(), f"the keyboard is at {QApplication.focusWidget()}"
        legal = self.page.controller.view(seat).legal_moves
        plays = [move for move in legal if isinstance(move, PlayTile)]
        if plays:
            self.lay(plays[0])
        elif any(isinstance(move, DrawTile) for move in legal):
            self.letter(Action.DRAW)
            self.did.add("take")
        else:
            self.letter(Action.PASS)
            self.did.add("pass")

    def lay(self, move):
        board = self.desk.board
        press(Qt.Key.Key_Home)
        while board.board.rack.focused != move.tile:
            press(Qt.Key.Key_Right)
        press(Qt.Key.Key_Return)
        while board.asking is not None:
            press(Qt.Key.Key_Right)
            press(Qt.Key.Key_Return)
            self.did.add("choose a side")
        self.did.add("lay")

    def play_round(self):
        for _ in range(MOST_STEPS):
            if self.shown is not self.desk:
                return
            if self.page.controller.view(TABLE).score is not None:
                self.qtbot.wait(20)
                focus = QApplication.focusWidget()
                if self.desk.is_sheet_open and focus is not None and self.desk.sheet.isAncestorOf(focus):
                    press(Qt.Key.Key_Return)
            else:
                self.step()
        raise AssertionError("the round never ends")


@pytest.fixture
def window(qtbot, look, tmp_path):
    made = Window(qtbot, look, tmp_path, Settings(language="en", pace=Pace.INSTANT))
    made.matches.engine.is_silent = False
    yield made
    made.leave()


@pytest.mark.parametrize("tiles", ["DOUBLE_SIX", "DOUBLE_TWELVE"])
def test_c64_from_the_first_page_to_the_second_round_and_out(qtbot, window, tiles):
    reach(EN.say(start.SET_UP))
    press(Qt.Key.Key_Return)
    reach(EN.say(setup.DOUBLE_SIX))
    if tiles == "DOUBLE_TWELVE":
        press(Qt.Key.Key_Right)
        press(Qt.Key.Key_Right)
        press(Qt.Key.Key_Space)
    reach("100")
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Space)
    reach(EN.say(setup.START))
    press(Qt.Key.Key_Return)
    QTest.keyClicks(QApplication.focusWidget(), "Anna")  # a name is missing, so the keyboard is there
    reach(EN.say(setup.START))
    press(Qt.Key.Key_Return)
    assert window.table is not None
    player = Player(qtbot, window.table)
    assert window.table.controller.view(TABLE).ruleset.max_pip == (6 if tiles == "DOUBLE_SIX" else 12)
    player.play_round()
    assert {"lay", "take"} <= player.did
    assert isinstance(player.shown, ScorePage)
    reach(EN.say(score.NEXT_ROUND))
    press(Qt.Key.Key_Return)
    assert window.table.controller.view(TABLE).round == 2
    assert player.shown is player.desk
    player.step()
    press(Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not window.isVisible()


ALL = {"humans": (0, 1, 2, 3), "opens_walk": False, "languages": ("en",) * 4}


def test_c64_a_block_is_said_answered_counted_and_left(seat_people, qtbot):
    table = seat_people(DEAD_LINE, FIX_4, **ALL)
    player = Player(qtbot, table.page)
    player.open_lid()
    player.letter(Action.BLOCK)
    player.play_round()
    assert player.did == {"open the lid", "answer"}
    page = table.score_page
    assert page.hasFocus() or page.isAncestorOf(QApplication.focusWidget())
    for name in (score.WHY, score.SHOW_TABLE):
        reach(EN.say(name))
    press(Qt.Key.Key_Return)
    assert player.shown is table.desk
    reach(EN.say(messages.SHOW_SCORE))
    press(Qt.Key.Key_Return)
    reach(EN.say(score.NEXT_ROUND))
    press(Qt.Key.Key_Return)
    assert table.public.round == 2
    player.open_lid()
    assert table.board.hasFocus()


def test_the_keyboard_is_back_at_the_rack_after_each_question(seat_people, qtbot):
    table = seat_people("2-1 1-6", ("2-6 3-3 4-6", "5-5 0-0 2-4"), "0-1 0-2 3-4", humans=(0, 1), languages=("en", "en"))
    Player(qtbot, table.page).open_lid()
    for answer in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        table.page.call_last_round()
        (question,) = table.questions()
        qtbot.waitUntil(lambda: question.isActiveWindow())  # noqa: B023
        press(answer)
        table.page.activateWindow()  # as every window system does when a dialog goes
        qtbot.waitUntil(lambda: table.board.hasFocus())
    press(Qt.Key.Key_End)
    press(Qt.Key.Key_Return)
    assert table.line == "2-1 1-6 6-4"


def test_escape_takes_a_chosen_tile_back_and_leaves_the_keyboard_there(seat_people):
    table = seat_people("2-1 1-6", ("2-6 3-3 4-6", "5-5 0-0 2-4"), "0-1 0-2 3-4")
    press(Qt.Key.Key_Return)
    assert table.board.asking is not None
    press(Qt.Key.Key_Escape)
    assert table.board.asking is None and table.board.hasFocus()


def test_tab_goes_from_the_rack_to_the_actions_and_comes_round(seat_people):
    table = seat_people("2-1 1-6", ("3-3 4-4", "5-5 0-0"), "0-1 0-3 3-4", languages=("en", "en"))
    assert table.board.hasFocus()
    press(Qt.Key.Key_Tab)
    assert words(QApplication.focusWidget()) == EN.say(messages.TAKE_UNTIL_FITS)
    gone = []
    while QApplication.focusWidget() is not table.board:
        gone.append(words(QApplication.focusWidget()))
        assert len(gone) < 12, gone
        press(Qt.Key.Key_Tab)
    assert EN.say(messages.SORT) in gone and EN.say(messages.CLOSE_LID) in gone
