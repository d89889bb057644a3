"""A match inside the program's window: menu keys, leaving the window, other letters in the midst of a round."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from domino_desktop.ai.levels import Level
from domino_desktop.core.tiles import Tile
from domino_desktop.storage import rulesets
from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.settings import Pace, Settings, SettingsFile
from domino_desktop.storage.setup import SeatKind, SeatSetup, TableSetup
from domino_desktop.ui.main_window import MainWindow
from domino_desktop.ui.pages.help import HelpPage
from domino_desktop.ui.table.desk import Desk
from tests.controller.engines import ScriptedEngine
from tests.ui.tables import LANGUAGES, NAMES


class Window:
    """The program's window with a match of two people."""

    def __init__(self, look, folder, humans=2, text_scale=100):
        self.paths = DataPaths.under(folder)
        file = SettingsFile.open(self.paths)
        file.save(replace(Settings(), language="en", pace=Pace.INSTANT, text_scale=text_scale))
        self.database = Database.open(self.paths)
        self.window = MainWindow(look, self.paths, file, self.database, ScriptedEngine())
        self.window.resize(1280, 800)
        self.window.show()
        self.window.activateWindow()
        seats = tuple(
            SeatSetup(NAMES[seat], SeatKind.HUMAN, LANGUAGES[seat], seat)
            if seat < humans
            else SeatSetup(NAMES[seat], SeatKind.COMPUTER, LANGUAGES[seat], seat, Level.CASUAL)
            for seat in range(2)
        )
        self.window.matches.open_table(TableSetup(seats, rulesets.load("block"), seed=3))
        QApplication.processEvents()

    @property
    def page(self):
        return self.window.table

    @property
    def desk(self):
        return self.page.findChild(Desk)

    @property
    def rack(self):
        return self.desk.board.board.rack.tiles

    def key(self, key, modifier=Qt.KeyboardModifier.NoModifier):
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)

    def close(self):
        self.window.close_down()
        self.window.close()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.database.close()


@pytest.fixture
def program(qapp, look, tmp_path):
    made = []

    def start(**choices):
        made.append(Window(look, tmp_path / f"data-{len(made)}", **choices))
        return made[-1]

    yield start
    for one in made:
        one.close()


def look_in(one):
    one.desk.lid.button.click()


def test_the_keyboard_is_where_the_next_thing_is_done(program):
    one = program()
    assert one.desk.lid.button.hasFocus()
    look_in(one)
    assert one.desk.board.hasFocus()


def test_f9_closes_the_lid_and_never_opens_it(program):
    one = program()
    look_in(one)
    assert one.rack
    one.key(Qt.Key.Key_F9)
    assert not one.rack and one.desk.lid.isVisible()
    one.key(Qt.Key.Key_F9)
    assert not one.rack


def test_ctrl_z_takes_back_and_ctrl_0_fits(program):
    one = program()
    look_in(one)
    seat = one.page.controller.human_to_act()
    one.page.controller.submit(seat, one.page.controller.view(seat).legal_moves[0])
    one.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    questions = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible() and widget.isModal()]
    assert len(questions) == 1
    questions[0].reject()
    one.page.desk.board.zoom_in()
    one.window.activateWindow()
    one.key(Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert one.desk.board.board.zoom_factor == 1


def test_leaving_the_window_closes_a_shared_rack(program, qtbot):
    one = program()
    look_in(one)
    assert one.rack and one.window.isActiveWindow()
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not one.window.isActiveWindow())
    assert not one.rack and one.desk.lid.isVisible()


def test_no_title_names_a_tile(program):
    one = program()
    look_in(one)
    assert one.rack
    for tile in one.rack:
        assert str(tile) not in one.window.windowTitle()


def test_larger_letters_in_the_midst_of_a_round_look_like_a_fresh_window(program):
    one = program()
    look_in(one)
    one.window.change_settings(replace(Settings(), language="en", pace=Pace.INSTANT, text_scale=200))
    QApplication.processEvents()
    board = one.desk.board.board
    changed = (board.zones, board.geometry.short_side, board.rack.room.side, one.desk.board.geometry())
    fresh = program(text_scale=200)
    look_in(fresh)
    QApplication.processEvents()
    board = fresh.desk.board.board
    assert changed == (board.zones, board.geometry.short_side, board.rack.room.side, fresh.desk.board.geometry())


def test_going_to_help_and_back_keeps_the_match_and_the_keyboard(program):
    one = program()
    look_in(one)
    held = one.rack
    one.window.doors.show_help()
    one.window.findChild(HelpPage).back.emit()
    assert one.page.isVisible() and one.rack == held
    assert one.desk.board.hasFocus()


def test_the_start_page_offers_the_match_and_goes_on(program):
    one = program()
    look_in(one)
    seat = one.page.controller.human_to_act()
    one.page.controller.submit(seat, one.page.controller.view(seat).legal_moves[0])
    line = one.page.controller.view(-1).layout.tiles()
    one.window.doors.show_start()
    assert one.page is None
    one.window.matches.continue_last()
    assert one.page.controller.view(-1).layout.tiles() == line
    assert isinstance(line[0], Tile) and one.desk.lid.isVisible()
