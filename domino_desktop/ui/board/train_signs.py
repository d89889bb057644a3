"""The signs of trains: whose each one is, which are open to everybody, and the double that must be covered first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from domino_desktop.core.placing import train
from domino_desktop.core.views import View
from domino_desktop.ui.art.badge import initial
from domino_desktop.ui.art.theme import Theme
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.geometry import Geometry, Point, Rect, Slot
from domino_desktop.ui.board.plate_text import bold
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.style import SMALLEST_POINTS

_EDGE = 6
_GLOW = 9


@dataclass(frozen=True, slots=True)
class _Sign:
    slot: Slot
    mark: SeatMark | None
    """Whose train it is; None for the one that belongs to everybody."""
    is_open: bool
    """To the seat on turn."""
    is_marked: bool


class TrainSigns(QGraphicsItem):
    """A plate beside the first tile of each train; a brass flag where everybody may lay."""

    def __init__(self, art: TileArt) -> None:
        super().__init__()
        self._art = art
        self._signs: tuple[_Sign, ...] = ()
        self._for_all = ""
        self._glowing: Rect | None = None
        self._hub: Rect | None = None
        self._links: tuple[tuple[Point, Point], ...] = ()
        self._bar = 0.0
        self._font = QFont()
        self._shown: object = None

    def present(
        self,
        geometry: Geometry,
        view: View,
        marks: Sequence[SeatMark],
        for_all: str,
        glowing: Rect | None,
        font: QFont,
    ) -> None:
        """Show what lies under the tiles of a picture: signs, the plate in its middle and bars between tiles.

        ``for_all`` names the train of everybody, ``glowing`` is the tile to be covered first.
        """
        owners = {train(mark.seat): mark for mark in marks}
        open_now = {end.id for end in view.open}
        signs = tuple(
            _Sign(
                slot,
                owners.get(slot.id),
                slot.id in open_now,
                slot.id in owners and owners[slot.id].seat in view.markers,
            )
            for slot in geometry.slots
        )
        shown = (
            self._art.dress,
            signs,
            for_all,
            glowing,
            geometry.hub,
            geometry.links,
            geometry.short_side,
            font.key(),
        )
        if shown == self._shown:
            return
        self.prepareGeometryChange()
        self._shown = shown
        self._signs, self._for_all, self._glowing = signs, for_all, glowing
        self._hub, self._links = geometry.hub, geometry.links
        self._bar = bar_width(geometry.short_side)
        self._font = QFont(font)
        self.update()

    def boundingRect(self) -> QRectF:
        bounds = QRectF()
        for rect in (self._glowing, self._hub):
            bounds = bounds if rect is None else bounds.united(_area(rect))
        for one, other in self._links:
            bounds = bounds.united(QRectF(QPointF(one.x, one.y), QPointF(other.x, other.y)).normalized())
        for sign in self._signs:
            bounds = bounds.united(_area(sign.slot.label)).united(_area(sign.slot.marker))
        return bounds.adjusted(-_GLOW - 2, -_GLOW - 2, _GLOW + 2, _GLOW + 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if self._hub is not None:
            painter.setBrush(QColor(self._art.theme.chip))
            painter.setPen(QPen(QColor(self._art.theme.brass), 2))
            painter.drawRoundedRect(_area(self._hub), 10, 10)
        paint_links(
            painter, [(QPointF(a.x, a.y), QPointF(b.x, b.y)) for a, b in self._links], self._bar, self._art.theme
        )
        if self._glowing is not None:
            self._paint_glow(painter, _area(self._glowing))
        font = self._letters()
        has_names = self._have_room(font)
        for sign in self._signs:
            self._paint_plate(painter, sign, font, has_names)
            if sign.is_marked:
                self._paint_flag(painter, _area(sign.slot.marker))

    def _paint_glow(self, painter: QPainter, area: QRectF) -> None:
        brass = QColor(self._art.theme.brass)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for reach, strength in ((_GLOW, 0.25), (_GLOW * 0.6, 0.5), (_GLOW * 0.25, 1.0)):
            brass.setAlphaF(strength)
            painter.setPen(QPen(brass, 3))
            painter.drawRoundedRect(area.adjusted(-reach, -reach, reach, reach), 8, 8)

    def _letters(self) -> QFont:
        """Letters as large as the plates allow, but no smaller than elsewhere."""
        font = bold(self._font)
        high = min((sign.slot.label.height for sign in self._signs), default=32.0)
        while font.pointSizeF() > SMALLEST_POINTS and QFontMetricsF(font).height() > high:
            font.setPointSizeF(font.pointSizeF() - 1)
        return font

    def _have_room(self, font: QFont) -> bool:
        """Whether every plate has room for a first name; else the marks of the seats must do on all of them."""
        letters = QFontMetricsF(font)
        return all(
            letters.height() <= sign.slot.label.height + 2
            and letters.horizontalAdvance(_first_name(sign.mark)) <= _room_for_name(sign.slot.label).width()
            for sign in self._signs
            if sign.mark is not None
        )

    def _paint_plate(self, painter: QPainter, sign: _Sign, font: QFont, has_name: bool) -> None:
        """Bright and framed where the seat on turn may lay, quiet and dotted where it may not."""
        theme, area = self._art.theme, _area(sign.slot.label)
        plate = QColor(theme.chip)
        plate.setAlphaF(1.0 if sign.is_open or theme.flat else 0.55)
        painter.setBrush(plate)
        edge = QColor(theme.brass if sign.is_open else theme.cloth_quiet)
        style = Qt.PenStyle.SolidLine if sign.is_open else Qt.PenStyle.DotLine
        painter.setPen(QPen(edge, 2 if sign.is_open else 1, style))
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), area.height() / 2, area.height() / 2)
        painter.setFont(font)
        painter.setPen(QColor(theme.cloth_text if sign.is_open else theme.cloth_quiet))
        if sign.mark is None:
            words = QFontMetricsF(font).elidedText(self._for_all, Qt.TextElideMode.ElideRight, area.width() - 2 * _EDGE)
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, words)
            return
        seat = theme.seat(sign.mark.colour)
        side = _badge_side(sign.slot.label)
        # As fine as it is magnified, in whole steps: each of them is a picture that is kept.
        fine = painter.device().devicePixelRatioF() * max(1, ceil(painter.worldTransform().m11() - 0.05))
        badge = self._art.badge(seat.shape, seat.fill, initial(sign.mark.name), side, fine)
        left = area.left() + _EDGE - 2 if has_name else area.center().x() - side / 2
        painter.drawPixmap(QPointF(left, area.center().y() - side / 2), badge)
        if has_name:
            room = _room_for_name(sign.slot.label)
            whole = QFontMetricsF(font).horizontalAdvance(sign.mark.name) <= room.width()
            name = sign.mark.name if whole else _first_name(sign.mark)
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)

    def _paint_flag(self, painter: QPainter, area: QRectF) -> None:
        """A pennant on its pole: this train is open to everybody."""
        theme = self._art.theme
        pole = area.left() + area.width() * 0.24
        painter.setPen(QPen(QColor(theme.brass), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(pole, area.top() + 1), QPointF(pole, area.bottom() - 1))
        flag = QPainterPath(QPointF(pole, area.top() + 1))
        flag.lineTo(area.right(), area.top() + area.height() * 0.3)
        flag.lineTo(pole, area.top() + area.height() * 0.6)
        flag.closeSubpath()
        painter.setBrush(QColor(theme.brass))
        painter.setPen(QPen(QColor(theme.chip), 1))
        painter.drawPath(flag)


def bar_width(short_side: float) -> float:
    """How thick a bar between two tiles of this size is."""
    return max(2.5, short_side * 0.14)


def paint_links(painter: QPainter, links: Sequence[tuple[QPointF, QPointF]], width: float, theme: Theme) -> None:
    """Brass bars that lead from one tile to the next where the two do not touch."""
    for colour, thickness in ((theme.chip, width + 2), (theme.brass, width)):
        painter.setPen(QPen(QColor(colour), thickness, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for one, other in links:
            painter.drawLine(one, other)


def _area(rect: Rect) -> QRectF:
    return QRectF(rect.left, rect.top, rect.width, rect.height)


def _badge_side(label: Rect) -> int:
    return round(label.height - 6)


def _room_for_name(label: Rect) -> QRectF:
    """The part of a plate beside its badge."""
    left = label.left + _EDGE + _badge_side(label) + 2
    return QRectF(left, label.top, label.right - left - _EDGE, label.height)


def _first_name(mark: SeatMark) -> str:
    return mark.name.split()[0]
