"""What a screen reader finds on the board."""

import gc

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from domino_desktop.core.tiles import Tile
from domino_desktop.storage.people import Aids
from domino_desktop.storage.setup import BlockCheck
from tests.ui.tables import Table

POSITION = ("2-1 1-6", ("2-6 3-3 4-6", "5-5 0-0"), "0-1 0-2 3-4")


def children(table):
    """What lies on the board; the widgets on it come after."""
    board = QAccessible.queryAccessibleInterface(table.board)
    found = [board.child(number) for number in range(board.childCount())]
    return [child for child in found if child.object() is None]


def widgets(table):
    """What stands on the board as widgets."""
    board = QAccessible.queryAccessibleInterface(table.board)
    found = [board.child(number) for number in range(board.childCount())]
    return [child for child in found if child.object() is not None]


def names(table):
    return [child.text(QAccessible.Text.Name) for child in children(table)]


def test_the_line_is_the_name_of_the_board(seat_people):
    table = seat_people(*POSITION)
    board = QAccessible.queryAccessibleInterface(table.board)
    assert board.text(QAccessible.Text.Name) == table.say("LINE_OF_PLAY", "2-1 1-6")
    assert board.role() is QAccessible.Role.List
    table.click(table.spot("4-6"))
    assert board.text(QAccessible.Text.Name) == table.say("LINE_OF_PLAY", "2-1 1-6 6-4")
    empty = seat_people("", ("2-6 3-3", "5-5 0-0"))
    assert QAccessible.queryAccessibleInterface(empty.board).text(QAccessible.Text.Name) == empty.say("EMPTY_LINE")


def test_ends_seats_boneyard_and_tiles_are_named_in_the_language_of_the_table(seat_people):
    table = seat_people(*POSITION)
    found = names(table)
    assert table.say("LEFT_END", 2) in found and table.say("RIGHT_END", 6) in found
    assert any("Giulia" in name and "3" in name for name in found)
    assert found.index(table.say("TILE_FITS", table.say("TILE", "2-6"), 1, 3, table.either(2, 6)))
    assert found.index(table.say("TILE_IN_RACK", table.say("DOUBLE_TILE", "3-3"), 2, 3))
    assert found.index(table.say("TILE_FITS", table.say("TILE", "4-6"), 3, 3, table.either(6)))


@pytest.mark.parametrize("choices", [{"check": BlockCheck.HONOUR}, {"aids": {0: Aids(what_fits=False)}}])
def test_what_fits_is_not_told_where_it_is_not_shown(seat_people, choices):
    table = seat_people(*POSITION, **choices)
    assert table.say("TILE_IN_RACK", table.say("TILE", "2-6"), 1, 3) in names(table)


def test_each_child_knows_its_place_its_parent_and_the_keyboard(seat_people):
    table = seat_people(*POSITION)
    board = QAccessible.queryAccessibleInterface(table.board)
    whole = board.rect()
    for number, child in enumerate(children(table)):
        assert child.isValid() and board.indexOfChild(child) == number
        assert whole.contains(child.rect()), child.text(QAccessible.Text.Name)
        assert child.childCount() == 0 and child.child(0) is None
    tiles = [child for child in children(table) if child.role() is QAccessible.Role.ListItem]
    assert [child.state().focused for child in tiles] == [True, False, False]
    table.key(Qt.Key.Key_Right)
    assert [child.state().focused for child in tiles] == [False, True, False]
    assert board.childAt(*tiles[2].rect().center().toTuple()).text(QAccessible.Text.Name) == names(table)[-1]
    assert board.focusChild() is tiles[1]


def test_headline_buttons_and_lid_are_found_on_the_board(seat_people):
    table = seat_people("2-1 1-6", ("3-3 4-4", "5-5 0-0"), "0-1 0-3 3-4")
    board = QAccessible.queryAccessibleInterface(table.board)
    found = {child.object() for child in widgets(table)}
    assert table.headline in found and table.desk.bar in found and table.lid not in found
    for child in widgets(table):
        assert board.child(board.indexOfChild(child)).object() is child.object()
        assert child.parent().object() is table.board
    button = table.desk.bar.buttons[0]
    middle = button.mapToGlobal(button.rect().center())
    assert board.childAt(middle.x(), middle.y()).object() is table.desk.bar
    table.page.close_lid()
    assert table.lid in {child.object() for child in widgets(table)}


def test_a_closed_lid_takes_the_tiles_away_from_whoever_holds_on_to_them(seat_people):
    table = seat_people(*POSITION)
    tiles = [child for child in children(table) if child.role() is QAccessible.Role.ListItem]
    table.page.close_lid()
    assert names(table)[-1] == table.say("RACK_HIDDEN")
    for tile in tiles:
        assert not tile.isValid()
        assert tile.text(QAccessible.Text.Name) == "" and tile.rect().isEmpty() and tile.state().invalid


def test_changes_and_the_keyboard_are_told(seat_people, monkeypatch):
    table = seat_people(*POSITION, humans=(0, 1))
    table.open_lid()
    names(table)
    told = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: told.append(event.type()))
    table.key(Qt.Key.Key_Right)
    assert QAccessible.Event.Focus in told
    told.clear()
    table.click(table.spot("4-6"))
    assert QAccessible.Event.ObjectReorder in told


def test_interfaces_outlive_neither_board_nor_garbage(seat_people):
    for _ in range(3):
        table = seat_people(*POSITION)
        kept = children(table)
        assert all(child.isValid() for child in kept)
        table.leave()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        del kept
        gc.collect()
        table.page = None


def test_a_rack_that_scrolls_names_every_tile(seat_people):
    hand = "0-0 0-1 0-2 0-3 0-4 0-5 1-1 1-2 1-3 1-4 1-5 2-2 2-3 2-4 2-5"
    table: Table = seat_people("6-6", (hand, "3-3"), size=(800, 600))
    told = " ".join(names(table))
    assert all(str(Tile.parse(word)) in told for word in hand.split())
