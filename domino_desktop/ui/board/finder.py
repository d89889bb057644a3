"""Keeps in view what matters: a line too small to be read is shown close up, and signs point to what is beyond."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, unique
from math import atan2, degrees

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QStyleOptionGraphicsItem, QWidget

from domino_desktop.core.tiles import Tile
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.ends import EndMarks
from domino_desktop.ui.board.finding import TARGET, Pointer, close_up, pointers, worth_seeing
from domino_desktop.ui.board.geometry import Geometry, Point, Rect
from domino_desktop.ui.board.picture import Picture
from domino_desktop.ui.board.zooming import LARGEST, Zooming

_HOLD = 350  # milliseconds over a sign, before a carried tile is brought there
_PULSE = 1100
_AROUND = 8  # beyond the cloth, for shadows and the line beside the last tile
_DISC = 15.0


@unique
class Mode(Enum):
    """Who decides which part of the line is seen."""

    FOLLOWING = "following"
    """The last tile and the open ends are kept in view."""
    GLANCING = "glancing"
    """Somebody looks elsewhere until the next tile is laid."""
    HELD = "held"
    """Somebody has chosen how large the line is."""


class Finder(QObject):
    """Moves the line by itself where the whole of it is too small, and never against whoever has moved it by hand.

    ``window`` is the item around the line, cut off at the edge of the cloth while the line is larger than that.
    """

    def __init__(
        self, zooming: Zooming, window: QGraphicsRectItem, marks: EndMarks, art: TileArt, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._zooming, self._window, self._marks = zooming, window, marks
        self.mode = Mode.FOLLOWING
        self.signs = EdgeSigns(art)
        self._geometry: Geometry | None = None
        self._room = Rect(0, 0, 0, 0)
        self._ends: tuple[str, ...] = ()
        self._wanted: tuple[str, ...] = ()
        self._last: Tile | None = None
        self._round = 0
        self._held: Pointer | None = None
        self._hold = QTimer(self, singleShot=True, interval=_HOLD)
        self._after_hold: Callable[[], object] = lambda: None
        self._hold.timeout.connect(self._go_to_held)
        self._pulse = QVariantAnimation(self)
        self._pulse.setDuration(_PULSE)
        self._pulse.setStartValue(0.0)
        self._pulse.setEndValue(1.0)
        self._pulse.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._pulse.valueChanged.connect(marks.pulse)
        self._pulse.finished.connect(lambda: marks.pulse(1.0))
        zooming.moved.connect(self._point_beyond)
        zooming.handled.connect(self._let)

    def present(self, picture: Picture, geometry: Geometry, cloth: Rect, font: QFont) -> None:
        """Another picture, or the same one in another place."""
        view, last = picture.view, self._marks.last
        ends = view.open if view.turn is not None else view.layout.ends
        before = self._geometry, self._room, self._last, self._wanted, self.mode
        is_new_tile = (None if last is None else last.tile) != self._last
        self._geometry, self._room = geometry, cloth
        self._ends = tuple(end.id for end in ends)
        legal = {end for ends_of_tile in picture.legal.values() for end in ends_of_tile}
        self._wanted = tuple(end for end in self._ends if end in legal) or self._ends
        self._last = None if last is None else last.tile
        if view.round != self._round or (is_new_tile and self.mode is Mode.GLANCING):
            self._round, self.mode = view.round, Mode.FOLLOWING
        area = QRectF(cloth.left, cloth.top, cloth.width, cloth.height)
        self._window.setRect(area.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND))
        self.signs.set_font(font)
        if before != (self._geometry, self._room, self._last, self._wanted, self.mode):
            is_same_place = before[1] == cloth and is_new_tile
            self._follow(is_new_tile, picture.travel_time if is_same_place else 0)
        self._point_beyond()

    def _follow(self, is_new_tile: bool, milliseconds: int) -> None:
        last = self._marks.last
        if self.mode is Mode.FOLLOWING:
            self._show_close_up(milliseconds)
        elif is_new_tile and last is not None and not self._zooming.is_at_rest:
            self._zooming.reveal(_area(last.rect))

    def _show_close_up(self, milliseconds: int = 0) -> None:
        geometry = self._geometry
        if geometry is None or not geometry.tiles:
            self._zooming.fit()
            return
        factor = min(LARGEST, close_up(geometry.short_side))
        if factor == 1:
            self._zooming.fit()
            return
        last = self._marks.last
        first = geometry.tiles[0].rect if last is None else last.rect
        others = [place.ordinary.rect for place in geometry.ends if place.end.id in self._wanted]
        margin = geometry.short_side
        room = self._room.width / factor - 2 * margin, self._room.height / factor - 2 * margin
        self._zooming.show_part(factor, _area(worth_seeing(first, others, *room)), milliseconds)

    def fit(self) -> None:
        """Show the whole line; where it is there already and too small, show again what matters of it."""
        geometry = self._geometry
        is_whole = self._zooming.is_at_rest
        is_small = geometry is not None and close_up(geometry.short_side) > 1
        if is_small and not is_whole:
            self.mode = Mode.HELD
            self._zooming.fit()
        else:
            self.mode = Mode.FOLLOWING
            self._show_close_up()

    def _let(self, is_larger: bool) -> None:
        """Somebody has moved the line, or chosen its size."""
        if is_larger:
            self.mode = Mode.HELD
        elif self.mode is Mode.FOLLOWING:
            self.mode = Mode.GLANCING

    # What is looked for ------------------------------------------------------------------------------

    def show_last(self) -> None:
        """Bring the last tile into view, and let a ring go out from it once."""
        last = self._marks.last
        if last is not None:
            self._zooming.reveal(_area(last.rect))
            self._pulse.stop()
            self._pulse.start()

    def show_end(self, end_id: str) -> None:
        """Bring this open end into view."""
        place = None if self._geometry is None else self._geometry.end(end_id)
        if place is not None and not self._zooming.is_at_rest:
            self._zooming.reveal(_area(place.ordinary.rect).united(_area(place.across.rect)))

    def place_in_view(self, end_id: str) -> Rect | None:
        """Where the next tile at this end would lie in the scene, or the sign that points there; None for no end."""
        sign = next((each for each in self.signs.shown if each.id == end_id), None)
        if sign is not None:
            return Rect(sign.spot.x - TARGET / 2, sign.spot.y - TARGET / 2, TARGET, TARGET)
        place = None if self._geometry is None else self._geometry.end(end_id)
        if place is None:
            return None
        corner, factor = self._seen(Point(place.ordinary.rect.left, place.ordinary.rect.top)), self._zooming.factor
        return Rect(corner.x, corner.y, place.ordinary.rect.width * factor, place.ordinary.rect.height * factor)

    def press(self, point: QPointF) -> bool:
        """Go where the sign at this point of the scene points to; answers whether there is one."""
        sign = self.signs.at(point)
        if sign is not None:
            self._go_to(sign)
        return sign is not None

    def carry(self, point: QPointF, moved: Callable[[], object]) -> None:
        """Something is carried over this point; held over a sign it gets there, and ``moved`` is called."""
        sign = self.signs.at(point)
        self._after_hold = moved
        if sign is None:
            self._hold.stop()
        elif not self._hold.isActive() or sign != self._held:
            self._hold.start()
        self._held = sign

    def rest(self) -> None:
        """Nothing is carried any more."""
        self._hold.stop()
        self._held = None

    def _go_to_held(self) -> None:
        if self._held is not None:
            self._go_to(self._held)
            self._held = None
            self._after_hold()

    def _go_to(self, sign: Pointer) -> None:
        self._let(False)
        if not sign.id:
            self.show_last()
            return
        place = None if self._geometry is None else self._geometry.end(sign.id)
        if place is not None:
            middle = place.ordinary.rect.centre
            self._zooming.center_on(QPointF(middle.x, middle.y))

    def _point_beyond(self) -> None:
        is_whole = self._zooming.is_at_rest
        self._window.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape, not is_whole)
        if self._geometry is None or is_whole:
            self.signs.present(())
            return
        ends = [place for end in (*self._wanted, *self._ends) if (place := self._geometry.end(end)) is not None]
        goals = [(end.end.id, end.end.value, self._seen(end.ordinary.rect.centre)) for end in dict.fromkeys(ends)]
        last = self._marks.last
        if last is not None:
            goals.append(("", None, self._seen(last.centre)))
        self.signs.present(pointers(goals, self._room))

    def _seen(self, point: Point) -> Point:
        """A point of the line as it is seen in the scene."""
        seen = self._zooming.seen(QPointF(point.x, point.y))
        return Point(seen.x(), seen.y())


class EdgeSigns(QGraphicsItem):
    """Discs at the edge of the cloth that point to open ends, and to the last tile, beyond it."""

    def __init__(self, art: TileArt) -> None:
        super().__init__()
        self._art = art
        self._font = QFont()
        self.shown: tuple[Pointer, ...] = ()

    def present(self, signs: tuple[Pointer, ...]) -> None:
        """Show these signs."""
        if signs != self.shown:
            self.prepareGeometryChange()
            self.shown = signs
            self.update()

    def set_font(self, font: QFont) -> None:
        """Write numbers in this font."""
        self._font = QFont(font)
        self._font.setBold(True)
        self._font.setPixelSize(16)

    def at(self, point: QPointF) -> Pointer | None:
        """The sign at this point, as large as a finger."""
        reach = TARGET / 2
        for sign in self.shown:
            if abs(sign.spot.x - point.x()) <= reach and abs(sign.spot.y - point.y()) <= reach:
                return sign
        return None

    def boundingRect(self) -> QRectF:
        bounds = QRectF()
        for sign in self.shown:
            bounds = bounds.united(QRectF(sign.spot.x, sign.spot.y, 0, 0).adjusted(-24, -24, 24, 24))
        return bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for sign in self.shown:
            self._paint(painter, sign)

    def _paint(self, painter: QPainter, sign: Pointer) -> None:
        theme, middle = self._art.theme, QPointF(sign.spot.x, sign.spot.y)
        way = QPointF(sign.goal.x, sign.goal.y) - middle
        painter.save()
        painter.translate(middle)
        shape = QPainterPath()
        shape.addEllipse(QPointF(), _DISC, _DISC)
        arrow = QPainterPath()
        arrow.addPolygon(QPolygonF([QPointF(_DISC + 8, 0), QPointF(_DISC - 4, -11), QPointF(_DISC - 4, 11)]))
        arrow.closeSubpath()
        painter.save()
        painter.rotate(degrees(atan2(way.y(), way.x())))
        painter.setPen(QPen(QColor(theme.chip), 2))
        painter.setBrush(QColor(theme.brass))
        painter.drawPath(arrow)
        painter.restore()
        painter.setBrush(QColor(theme.chip))
        painter.setPen(QPen(QColor(theme.brass), 2.5))
        painter.drawPath(shape)
        if sign.value is None:
            self._paint_tile(painter)
        else:
            painter.setFont(self._font)
            painter.setPen(QColor(theme.cloth_headline))
            painter.drawText(
                QRectF(-_DISC, -_DISC, 2 * _DISC, 2 * _DISC), Qt.AlignmentFlag.AlignCenter, str(sign.value)
            )
        painter.restore()

    def _paint_tile(self, painter: QPainter) -> None:
        """A small tile: the last one."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._art.theme.brass), 2))
        painter.drawRoundedRect(QRectF(-9, -4.5, 18, 9), 2, 2)
        painter.drawLine(QPointF(0, -4.5), QPointF(0, 4.5))


def _area(rect: Rect) -> QRectF:
    return QRectF(rect.left, rect.top, rect.width, rect.height)
