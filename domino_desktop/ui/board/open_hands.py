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
_ROW = _SHORT * 2 + _SPACE
_COLUMNS = 8
_GAP = 8


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


def room_for_hands(view: View, zones: Zones, without: int | None) -> tuple[float, float]:
    """How far open hands reach into the free cloth: from above, and from below."""
    above = below = 0.0
    for hand in view.revealed:
        if hand.seat == without or not hand.tiles:
            continue
        height = _rows(len(hand.tiles), hand.seat, zones)[0] * _ROW + 2 * _GAP
        if hand.seat:
            above = max(above, zones.chips[hand.seat].bottom + height - zones.cloth.top)
        else:
            below = max(below, zones.cloth.bottom - (zones.boneyard.top - height))
    return above, below


def _rows(count: int, seat: int, zones: Zones) -> tuple[int, int]:
    """Into how many rows and columns the tiles of a seat are laid."""
    step = _SHORT + _SPACE
    columns = max(1, int(max(zones.chips[seat].width, _COLUMNS * step) // step))
    return -(-count // columns), min(count, columns)


def _corners(count: int, seat: int, zones: Zones) -> list[QPointF]:
    """Where the tiles of a seat lie: in rows below its plate, or above the boneyard for the seat on the near side."""
    chip = zones.chips[seat]
    step = _SHORT + _SPACE
    rows, columns = _rows(count, seat, zones)
    width = columns * step - _SPACE
    left = max(6.0, min(chip.centre.x - width / 2, zones.width - width - 6))
    if chip.left < zones.width * 0.1:
        left = chip.left
    elif chip.right > zones.width * 0.9:
        left = max(6.0, chip.right - width)
    top = zones.boneyard.top - rows * _ROW - _GAP if seat == 0 else chip.bottom + _GAP
    return [
        QPointF(round(left + number % columns * step), round(top + number // columns * _ROW)) for number in range(count)
    ]
