"""What moves on the table: every picture is whole at once, and only the eye follows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from domino_desktop.core.tiles import Tile
from domino_desktop.storage.settings import Pace
from domino_desktop.ui.board.tile_item import TileItem
from domino_desktop.ui.table.motion import Motion


def flights(table):
    return table.scene.staging.flights


def is_flying(table, tile):
    """Whether the eye still follows this tile of the line or the rack."""
    tile = Tile.parse(tile)
    item = table.scene.line_item(tile) or table.scene.hand.item(tile)
    return flights(table).is_flying(item)


def couriers(table):
    """The pictures of tiles in the air that are no tiles themselves."""
    items = [item for item in table.scene.items() if isinstance(item, QGraphicsPixmapItem)]
    return [item for item in items if not isinstance(item, TileItem) and item.zValue() == 39]


class TestPlay:
    def test_a_laid_tile_is_in_its_place_at_once_and_the_eye_follows(self, seat_people):
        table = seat_people("2-6", ("2-5 4-6 1-1", "3-3 3-4"), humans=(0, 1), pace=Pace.SLOW)
        table.open_lid()
        table.wait(lambda: not flights(table).is_busy)
        table.click(table.spot("2-5"))
        item = table.scene.line_item(Tile.parse("2-5"))
        place = next(place for place in table.scene.geometry.tiles if place.tile == item.tile)
        assert item.pos().toTuple() == (place.rect.left, place.rect.top)
        assert is_flying(table, "2-5") and item.opacity() == 0
        assert table.lid.isVisible()
        table.open_lid()
        table.key(Qt.Key.Key_End)
        table.wait(lambda: not flights(table).is_busy)
        assert item.opacity() == 1 and not couriers(table)

    def test_a_hand_is_dealt_within_its_time(self, seat_people):
        table = seat_people("2-6", ("2-5", "4-6 3-3"), pace=Pace.NORMAL)
        table.click(table.spot("2-5"))
        table.wait(lambda: table.shown is table.score_page)
        table.score_page.next_round.emit()
        assert len(table.scene.rack.tiles) == 7
        assert all(is_flying(table, str(tile)) for tile in table.scene.rack.tiles)
        assert len(couriers(table)) == 14
        assert Motion.of(Pace.NORMAL, False).deal == 1200 == Motion.of(Pace.SLOW, False).deal
        table.wait(lambda: not flights(table).is_busy, timeout=2000)

    def test_opening_a_lid_replays_what_happened(self, seat_people):
        table = seat_people("2-6", ("2-5 1-1", "4-6 5-6", "5-5 3-3"), humans=(0, 1), pace=Pace.NORMAL)
        table.open_lid()
        table.click(table.spot("2-5"))
        table.wait(lambda: not is_flying(table, "2-5"))
        table.open_lid()
        assert is_flying(table, "2-5") and not is_flying(table, "2-6")
        table.drag("4-6", table.outline("4-6", "right"))
        assert table.line == "5-2 2-6 6-4", "nothing waits for the replay"


@pytest.mark.parametrize("pace", Pace)
def test_no_motion_is_longer_than_the_house_allows(pace):
    motion = Motion.of(pace, False)
    assert motion.deal <= 1200 and motion.replay <= 2000
