"""The picture of the empty desk: a blocked line on the cloth, and the players who are asked in turn round it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen

from domino_desktop.ui.pages.tile_line import Halves, paint_line, units
from domino_desktop.ui.pages.welcome import WelcomePicture

_BLOCKED: Final[tuple[Halves, ...]] = (
    (1, 0),
    (0, 2),
    (2, 1),
    (1, 1),
    (1, 3),
    (3, 4),
    (4, 1),
    (1, 5),
    (5, 6),
    (6, 1),
)
"""All seven tiles with a 1 lie here, and both ends are 1."""

_SEATS: Final = ((0.5, 1.0), (0.0, 0.5), (0.5, 0.0), (1.0, 0.5))
"""Where the seats lie on the ring, as shares of its width and height, clockwise from below."""

_ANSWERED: Final = 2
"""So many have said that they cannot play; the next one is being asked."""

_BADGE: Final = 42
_CORNER: Final = 26.0
_WOOD: Final = 7.0


class DeskPicture(WelcomePicture):
    """A table from above, with its walk half done. The caller names it."""

    _LOWEST, _HIGHEST, _NARROWEST = 170, 300, 260

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_cloth(painter)
            inner = _BADGE / 2 + 16
            ring = QRectF(self.rect()).adjusted(inner, inner, -inner, -inner)
            self._paint_ring(painter, ring)
            short = min(26.0, (ring.width() - 2 * _BADGE) / (units(_BLOCKED) + 1))
            paint_line(painter, self._art, _BLOCKED, ring.center(), int(short))
            for seat, (across, down) in enumerate(_SEATS):
                place = QPointF(ring.left() + across * ring.width(), ring.top() + down * ring.height())
                self._paint_seat(painter, seat, place)

    def _paint_cloth(self, painter: QPainter) -> None:
        body = QRectF(self.rect()).adjusted(_WOOD / 2, _WOOD / 2, -_WOOD / 2, -_WOOD / 2)
        outline = QPainterPath()
        outline.addRoundedRect(body, _CORNER, _CORNER)
        painter.save()
        painter.setClipPath(outline)
        painter.drawPixmap(0, 0, self._art.cloth(self.width(), self.height(), self.devicePixelRatioF()))
        painter.restore()
        painter.setPen(QPen(QColor(self._art.theme.wood), _WOOD))
        painter.drawPath(outline)

    def _paint_ring(self, painter: QPainter, ring: QRectF) -> None:
        """The way round: brass as far as the walk has come, thin beyond."""
        corner = min(ring.height() / 2, 110.0)
        whole = QPainterPath()
        whole.addRoundedRect(ring, corner, corner)
        quiet = QColor(self._art.theme.cloth_quiet)
        quiet.setAlphaF(0.6)
        painter.setPen(QPen(quiet, 2))
        painter.drawPath(whole)
        painter.save()
        # clockwise from below: the left half has been walked once two have answered
        painter.setClipRect(QRectF(0, 0, ring.center().x(), self.height()))
        painter.setPen(QPen(QColor(self._art.theme.brass), 4))
        painter.drawPath(whole)
        painter.restore()

    def _paint_seat(self, painter: QPainter, seat: int, place: QPointF) -> None:
        theme, half = self._art.theme, _BADGE / 2
        if seat == _ANSWERED:
            painter.setPen(QPen(QColor(theme.brass), 4))
            painter.setBrush(QColor(theme.chip))
            painter.drawEllipse(place, half + 7, half + 7)
        mark = theme.seat(seat)
        badge = self._art.badge(mark.shape, mark.fill, "", _BADGE, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(place.x() - half, place.y() - half), badge)
        if seat < _ANSWERED:
            self._paint_tick(painter, place + QPointF(half * 0.8, half * 0.6))
        elif seat == _ANSWERED:
            self._paint_question(painter, place)

    def _paint_tick(self, painter: QPainter, place: QPointF) -> None:
        theme = self._art.theme
        painter.setPen(QPen(QColor(theme.chip), 2))
        painter.setBrush(QColor(theme.brass))
        painter.drawEllipse(place, 10, 10)
        painter.setPen(QPen(QColor("#1d2a2a"), 2.4))
        painter.drawPolyline([place + QPointF(-4.5, 0.5), place + QPointF(-1.2, 4), place + QPointF(4.5, -3.5)])

    def _paint_question(self, painter: QPainter, place: QPointF) -> None:
        font = self.font()
        font.setBold(True)
        font.setPixelSize(24)
        painter.setFont(font)
        painter.setPen(QColor("#ffffff"))
        box = QRectF(place.x() - 20, place.y() - 20, 40, 40)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "?")
