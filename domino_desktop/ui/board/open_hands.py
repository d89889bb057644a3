"""Hands that lie open on the table: small tiles, face up, beside their seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from domino_desktop.core.views import View
from domino_desktop.ui.art.badge import initial
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.tile_item import TileItem
from domino_desktop.ui.board.zones import Zones
from domino_desktop.ui.seating import SeatMark

_SHORT, _SMALL = 26, 18
_SPACE = 5
_COLUMNS = 8
_FEW = 3  # with more others than these, hands lie side by side below all plates
_BADGE = 22
_GAP = 8


class OpenHands:
    """The rows of tiles of every seat whose hand the view shows to everybody."""

    def __init__(self, parent: QGraphicsItem) -> None:
        self._parent = parent
        self._items: list[TileItem] = []
        self._seats: list[int] = []
        self._badges: list[QGraphicsPixmapItem] = []
        self._shown: object = None

    @property
    def items(self) -> tuple[TileItem, ...]:
        """Every tile that lies open."""
        return tuple(self._items)

    def items_of(self, seat: int) -> list[TileItem]:
        """The open tiles of one seat, in their order."""
        return [item for item, owner in zip(self._items, self._seats, strict=True) if owner == seat]

    def present(
        self, view: View, marks: Sequence[SeatMark], zones: Zones, art: TileArt, dpr: float, without: int | None
    ) -> None:
        """Show every open hand but that of ``without``, whose tiles stand in the rack."""
        shown = (view.revealed, marks, zones, dpr, without, art.dress)
        if shown == self._shown:
            return
        self._shown = shown
        for item in self._items:
            item.leave()
        for badge in self._badges:
            badge.scene().removeItem(badge)
        self._items, self._seats, self._badges = [], [], []
        for hand in view.revealed:
            if hand.seat == without:
                continue
            short = _spread(hand.seat, zones).short
            for tile, corner in zip(hand.tiles, _corners(len(hand.tiles), hand.seat, zones), strict=True):
                item = TileItem(tile, self._parent)
                item.show_face(art, (tile.low, tile.high), short, dpr)
                item.place_at(corner)
                self._items.append(item)
                self._seats.append(hand.seat)
            if hand.seat and hand.tiles and view.seats - 1 > _FEW:
                self._add_badge(marks[hand.seat], _spread(hand.seat, zones), art, dpr)

    def _add_badge(self, mark: SeatMark, spread: _Spread, art: TileArt, dpr: float) -> None:
        """Whose hand it is, where it does not lie below its plate."""
        seat = art.theme.seat(mark.colour)
        badge = QGraphicsPixmapItem(art.badge(seat.shape, seat.fill, initial(mark.name), _BADGE, dpr), self._parent)
        badge.setPos(round(spread.left), round(spread.top + spread.short - _BADGE / 2))
        self._badges.append(badge)


def room_for_hands(view: View, zones: Zones, without: int | None) -> tuple[float, float]:
    """How far open hands reach into the free cloth: from above, and from below."""
    above = below = 0.0
    for hand in view.revealed:
        if hand.seat == without or not hand.tiles:
            continue
        spread = _spread(hand.seat, zones)
        height = spread.rows(len(hand.tiles)) * spread.row_height + 2 * _GAP
        if hand.seat:
            above = max(above, spread.top + height - zones.cloth.top)
        else:
            below = max(below, zones.cloth.bottom - (zones.boneyard.top - height))
    return above, below


@dataclass(frozen=True, slots=True)
class _Spread:
    """How one seat's tiles are laid out: how large, how many side by side, and below what."""

    short: int
    columns: int
    top: float
    left: float
    """Where the place of the seat begins."""

    def rows(self, count: int) -> int:
        return -(-count // self.columns)

    @property
    def step(self) -> int:
        return self.short + _SPACE

    @property
    def row_height(self) -> int:
        return 2 * self.short + _SPACE


def _spread(seat: int, zones: Zones) -> _Spread:
    """Below the plate of its seat; where there are many plates, side by side below them all, in their turns."""
    chip = zones.chips[seat]
    others = len(zones.chips) - 1
    if seat == 0 or others <= _FEW:
        step = _SHORT + _SPACE
        columns = max(1, int(max(chip.width, _COLUMNS * step) // step))
        return _Spread(_SHORT, columns, chip.bottom + _GAP, chip.left)
    top = max(other.bottom for other in zones.chips[1:]) + _GAP
    width = (zones.width - 2 * _GAP) / others
    short = _SHORT if width >= _SHORT * 6 else _SMALL
    columns = max(1, int((width - _BADGE - 3 * _GAP) // (short + _SPACE)))
    return _Spread(short, columns, top, _GAP + (seat - 1) * width)


def _corners(count: int, seat: int, zones: Zones) -> list[QPointF]:
    """Where the tiles of a seat lie: in rows below the plates, or above the boneyard for the seat on the near side."""
    chip = zones.chips[seat]
    spread = _spread(seat, zones)
    rows, columns = spread.rows(count), min(count, spread.columns)
    width = columns * spread.step - _SPACE
    if seat and len(zones.chips) - 1 > _FEW:
        left = spread.left + _BADGE + _GAP
    elif chip.left < zones.width * 0.1:
        left = chip.left
    elif chip.right > zones.width * 0.9:
        left = max(6.0, chip.right - width)
    else:
        left = max(6.0, min(chip.centre.x - width / 2, zones.width - width - 6))
    top = zones.boneyard.top - rows * spread.row_height - _GAP if seat == 0 else spread.top
    return [
        QPointF(round(left + number % columns * spread.step), round(top + number // columns * spread.row_height))
        for number in range(count)
    ]
