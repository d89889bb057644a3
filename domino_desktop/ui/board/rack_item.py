"""The wooden rack in the scene, with its notches, its focus ring and the hints that it holds more."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from domino_desktop.ui.art.focus import paint_focus
from domino_desktop.ui.art.surfaces import RACK_GROOVE
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.geometry import Rect
from domino_desktop.ui.board.rack_room import groove_of

_LEDGE = 34
_NOTCH, _NOTCH_IN_ROWS = (9.0, 9.0, 4.0), (7.0, 6.0, 2.0)  # half as wide, how high, how far above the tile


class RackItem(QGraphicsItem):
    """The rack itself lies behind the tiles; ``marks``, an item of its own, lies above them."""

    def __init__(self, art: TileArt) -> None:
        super().__init__()
        self._art = art
        self._area = Rect(0, 0, 1, 1)
        self._edge = art.theme.brass
        self._dpr = 1.0
        self._ledges: tuple[float, ...] = ()
        self.marks = RackMarks(art)
        self.setZValue(15)
        self.hide()

    def present(self, area: Rect, edge: str, dpr: float) -> None:
        if (area, edge, dpr) == (self._area, self._edge, self._dpr):
            return
        self.prepareGeometryChange()
        self._area, self._edge, self._dpr = area, edge, dpr
        self.show()
        self.update()

    def show_ledges(self, ledges: tuple[float, ...]) -> None:
        """Boards under the upper rows of a large hand, whose tiles end here."""
        if ledges != self._ledges:
            self._ledges = ledges
            self.marks.crowd(bool(ledges))
            self.update()

    def mark(self, fitting: tuple[Rect, ...], focus: Rect | None, hides: tuple[bool, bool]) -> None:
        """Notches over the tiles that fit, the keyboard's ring, both where they are seen, and arrows to what is not."""
        self.marks.present(self._area, fitting, focus, hides)

    def boundingRect(self) -> QRectF:
        return QRectF(self._area.left, self._area.top, self._area.width, self._area.height)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        height = groove_of(self._area.height) / (1 - RACK_GROOVE)
        wood = self._art.rack(round(self._area.width), round(height), self._dpr, self._edge)
        painter.drawPixmap(QPointF(self._area.left, self._area.bottom - round(height)), wood)
        # The colour of the seat is the rack's as a whole: its shelves are plain wood, where that can be seen.
        edge = self._edge if self._art.theme.flat else self._art.theme.wood_shade
        for bottom in self._ledges:
            ledge = self._art.rack(round(self._area.width), _LEDGE, self._dpr, edge)
            painter.drawPixmap(QPointF(self._area.left, round(bottom - _LEDGE * RACK_GROOVE)), ledge)


_RING = 12  # the keyboard's ring reaches so far around its tile


def _notch(rect: Rect) -> Rect:
    """Where the notch over this tile is."""
    return Rect(rect.centre.x - 11, rect.top - 15, 22, 13)


class RackMarks(QGraphicsItem):
    """What is drawn over the tiles in the rack."""

    def __init__(self, art: TileArt) -> None:
        super().__init__()
        self._art = art
        self._area = Rect(0, 0, 1, 1)
        self._fitting: tuple[Rect, ...] = ()
        self._focus: Rect | None = None
        self._more = (False, False)
        self._invites: bool | None = None
        self._is_crowded = False
        self.setZValue(21)

    def present(self, area: Rect, fitting: tuple[Rect, ...], focus: Rect | None, hides: tuple[bool, bool]) -> None:
        if area != self._area:
            self.prepareGeometryChange()
            self.update()
        before = self._places()
        self._area, self._fitting, self._focus, self._more = area, fitting, focus, hides
        # A tile may be in the air while the others make room: only what has changed is painted anew.
        for place in before ^ self._places():
            self.update(place.left, place.top, place.width, place.height)

    def crowd(self, is_crowded: bool) -> None:
        """Draw the notches small, between rows of tiles, or large again."""
        self._is_crowded = is_crowded
        self.update()

    def invite(self, is_favoured: bool | None) -> None:
        """Outline the rack for a tile from the pile; boldly where it would fall into it, and not at all with None."""
        if is_favoured is not self._invites:
            self._invites = is_favoured
            self.update()

    def _places(self) -> set[Rect]:
        """Everything that is drawn, by where it is."""
        places = {_notch(rect) for rect in self._fitting}
        if self._focus is not None:
            ring = self._focus
            places.add(Rect(ring.left - _RING, ring.top - _RING, ring.width + 2 * _RING, ring.height + 2 * _RING))
        for is_shown, left in zip(self._more, (self._area.left, self._area.right - 24), strict=True):
            if is_shown:
                places.add(Rect(left, self._area.centre.y - 20, 24, 40))
        return places

    def boundingRect(self) -> QRectF:
        return QRectF(self._area.left - 8, self._area.top - 30, self._area.width + 16, self._area.height + 38)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brass = QColor(self._art.theme.brass)
        if self._invites is not None:
            style = Qt.PenStyle.SolidLine if self._invites else Qt.PenStyle.DashLine
            painter.setPen(QPen(brass, 4 if self._invites else 3, style))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            area = QRectF(self._area.left, self._area.top, self._area.width, self._area.height)
            painter.drawRoundedRect(area.adjusted(-4, -4, 4, 4), 14, 14)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brass)
        half, high, above = _NOTCH_IN_ROWS if self._is_crowded else _NOTCH
        for rect in self._fitting:
            middle, top = rect.centre.x, rect.top - above
            painter.drawPolygon(
                QPolygonF(
                    [QPointF(middle - half, top - high), QPointF(middle + half, top - high), QPointF(middle, top)]
                )
            )
        if self._focus is not None:
            ring = QRectF(self._focus.left, self._focus.top, self._focus.width, self._focus.height)
            paint_focus(painter, self._art.theme, ring.adjusted(-5, -5, 5, 5), 12)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brass)
        middle = self._area.centre.y
        for is_shown, left, way in ((self._more[0], self._area.left + 5, 1), (self._more[1], self._area.right - 5, -1)):
            if is_shown:
                painter.drawPolygon(
                    QPolygonF(
                        [
                            QPointF(left, middle),
                            QPointF(left + way * 15, middle - 17),
                            QPointF(left + way * 15, middle + 17),
                        ]
                    )
                )
