"""Hands that lie open on the table: small tiles, face up, beside their seats."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from domino_desktop.core.views import View
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.tile_item import TileItem
from domino_desktop.ui.board.zones import Zones

_SHORT = 26
_SPACE = 5


class OpenHands:
    """The rows of tiles of every seat whose hand the view shows to everybody."""

    def __init__(self, parent: QGraphicsItem) -> None:
        self._parent = parent
        self._items: list[TileItem] = []
        self._shown: object = None

    def present(self, view: View, zones: Zones, art: TileArt, dpr: float, without: int | None) -> None:
        """Show every open hand but that of ``without``, whose tiles stand in the rack."""
        shown = (view.revealed, zones, dpr, without, id(art))
        if shown == self._shown:
            return
        self._shown = shown
        for item in self._items:
            item.leave()
        self._items = []
        for hand in view.revealed:
            if hand.seat == without:
                continue
            for tile, corner in zip(hand.tiles, _corners(len(hand.tiles), hand.seat, zones), strict=True):
                item = TileItem(tile, self._parent)
                item.show_face(art, (tile.low, tile.high), _SHORT, dpr)
                item.place_at(corner)
                self._items.append(item)


def _corners(count: int, seat: int, zones: Zones) -> list[QPointF]:
    """Where the tiles of a seat lie: in rows below its plate, or above it for the seat on the near side."""
    chip = zones.chips[seat]
    step = _SHORT + _SPACE
    room = max(chip.width, 8 * step)
    columns = max(1, int(room // step))
    rows = -(-count // columns)
    width = min(count, columns) * step - _SPACE
    left = min(max(chip.left + 6, 6), zones.width - width - 6)
    if chip.centre.x > zones.width * 0.6:
        left = zones.width - width - 14
    elif seat and abs(chip.centre.x - zones.width / 2) < 40:
        left = chip.centre.x - width / 2
    top = zones.boneyard.top - rows * (_SHORT * 2 + _SPACE) - 4 if seat == 0 else chip.bottom + 8
    return [
        QPointF(round(left + number % columns * step), round(top + number // columns * (_SHORT * 2 + _SPACE)))
        for number in range(count)
    ]
