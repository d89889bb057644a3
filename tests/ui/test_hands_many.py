"""Hands of up to forty-eight tiles: all of them can be reached, lifted and laid in order, in small windows too."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from domino_desktop.core.tiles import Tile, TileSet
from domino_desktop.ui.board.pointer import Phase

TILES = [tile for tile in TileSet(12).tiles if str(tile) not in ("0-0", "0-1")]


@pytest.fixture
def sit(seat_people):
    def sit(count, size, **more):
        hand, other, pile = (
            " ".join(map(str, TILES[first:last]))
            for first, last in ((0, count), (count, count + 4), (count + 4, count + 12))
        )
        return seat_people("0-0 0-1", (hand, other), pile, max_pip=12, size=size, **more)

    return sit


def rows(table):
    return len({slot.rect.top for slot in table.scene.rack.slots()})


@pytest.mark.parametrize(
    ("count", "size", "shown"),
    [(7, (1440, 900), 7), (20, (1440, 900), 20), (48, (1440, 900), 48), (48, (1920, 1080), 48), (30, (800, 600), 10)],
)
def test_as_many_as_possible_are_seen_and_each_is_large_enough(sit, count, size, shown):
    table = sit(count, size)
    rack, zones = table.scene.rack, table.scene.zones
    assert len(rack.slots()) >= shown and rack.room.side >= 44
    assert zones.cloth.height >= 0.3 * zones.height or zones.rack.height <= 185
    assert zones.cloth.bottom <= zones.headline.top and zones.headline.bottom <= zones.rack.top
    assert all(zones.rack.contains(slot.rect) for slot in rack.slots())


def test_drawing_more_and_more_keeps_the_newest_in_view(seat_people):
    unfit = [str(tile) for tile in TILES if tile.low > 1]
    hand, other, pile = (" ".join(unfit[first:last]) for first, last in ((0, 10), (10, 13), (13, 40)))
    table = seat_people("0-0 0-1", (hand, other), pile, max_pip=12, size=(800, 600))
    for count in range(11, 35):
        table.click(table.boneyard())
        rack = table.scene.rack
        assert len(rack.tiles) == count and rack.slot_of(rack.tiles[-1]) is not None
        assert rack.room.side >= 44 and table.scene.zones.cloth.height > 150


def test_up_down_and_the_ends_of_a_row_go_everywhere(sit):
    table = sit(48, (1440, 900))
    rack = table.scene.rack
    table.key(Qt.Key.Key_Home)
    for key in [Qt.Key.Key_Down] * 3 + [Qt.Key.Key_Right] + [Qt.Key.Key_Up] * 2:
        table.key(key)
    columns = len(rack.slots()) // rows(table)
    assert rack.cursor == columns + 1
    assert table.scene.hand.is_focus_shown and table.kinds() == []


def test_a_tile_held_at_the_end_of_the_rack_moves_along_it(sit):
    table = sit(30, (800, 600))
    rack, area = table.scene.rack, table.scene.zones.rack
    assert rack.room.hides == (False, True)
    first, last = rack.tiles[0], rack.tiles[-1]
    edge = QPoint(round(area.right) - 20, round(area.centre.y))
    table.press(table.spot(str(first)))
    table.move(table.spot(str(first)) - QPoint(0, 20), edge)
    assert table.board.phase is Phase.SORTING
    table.wait(lambda: not rack.room.hides[1])
    assert table.board.lifted.isVisible() and table.board.lifted.tile == first
    assert rack.slot_of(last) is not None
    middle = rack.slots()[-1].rect.centre
    goal = QPoint(round(middle.x), round(middle.y))
    table.move(goal)
    table.release(goal)
    assert rack.tiles[-1] == first and table.kinds() == []
    assert table.tiles_in_scene().count(first) == 1


def test_escape_after_moving_along_the_rack_brings_the_tile_back_to_its_place(sit):
    table = sit(30, (800, 600))
    rack, area, order = table.scene.rack, table.scene.zones.rack, table.rack
    first = rack.tiles[0]
    table.press(table.spot(str(first)))
    table.move(table.spot(str(first)) - QPoint(0, 20), QPoint(round(area.right) - 20, round(area.centre.y)))
    table.wait(lambda: rack.room.hides[0])
    table.key(Qt.Key.Key_Escape)
    assert table.rack == order and table.board.phase is Phase.IDLE
    assert table.tiles_in_scene().count(first) == 1


def test_shift_and_arrows_carry_the_focus_into_view(sit):
    table = sit(30, (800, 600))
    rack = table.scene.rack
    table.key(Qt.Key.Key_Home)
    moved = rack.focused
    QTest.keyClick(table.board, Qt.Key.Key_End, Qt.KeyboardModifier.ShiftModifier)
    assert rack.tiles[-1] == moved == rack.focused and rack.slot_of(moved) is not None
    assert Tile.parse(str(moved)) in table.tiles_in_scene()
