"""Where the open hands lie on the desk, and the desk without them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QPixmap

from domino_desktop.core.tiles import Tile
from domino_desktop.ui.board.open_hand import OpenHand
from domino_desktop.ui.board.tile_item import TileItem
from domino_desktop.ui.table.desk import Desk

_MOST_PIXELS = 6_000_000


def open_tiles(desk: Desk) -> dict[Tile, QRectF]:
    """The area of every tile of an open hand, on the desk; on the sheet of the walk where it lies there as well."""
    found = {item.tile: _area(desk, item) for item in desk.board.board.staging.open_tiles()}
    for hand in _hands_on_sheet(desk):
        corner = hand.mapTo(desk, QPoint(0, 0))
        areas = (area.translated(corner) for area in hand.tile_areas())
        found |= dict(zip(hand.tiles, areas, strict=True))
    return found


def without_open_tiles(desk: Desk) -> QPixmap:
    """A picture of the desk on which no tile of a hand is; none where it would take too long to paint."""
    if desk.width() * desk.height() * desk.devicePixelRatioF() ** 2 > _MOST_PIXELS:
        return QPixmap()
    items, hands = desk.board.board.staging.open_tiles(), _hands_on_sheet(desk)
    for item in items:
        item.setOpacity(0)
    for hand in hands:
        hand.await_tiles(True)
    picture = desk.grab()
    for item in items:
        item.setOpacity(1)
    for hand in hands:
        hand.await_tiles(False)
    return picture


def _hands_on_sheet(desk: Desk) -> list[OpenHand]:
    return desk.sheet.hands_in_view() if desk.is_sheet_open else []


def _area(desk: Desk, item: TileItem) -> QRectF:
    width, height = (2, 1) if item.is_lying else (1, 2)
    seen = item.mapRectToScene(QRectF(0, 0, width * item.short_side, height * item.short_side))
    corner = desk.board.mapTo(desk, desk.board.mapFromScene(seen.topLeft()))
    return QRectF(corner, seen.size())
