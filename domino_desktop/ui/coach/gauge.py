"""The block meter as a drawing: an arc that fills, its number in the middle."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QIcon, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from domino_desktop.ui.coach.words import ALMOST_CERTAIN, NEAR, POSSIBLE, percent
from domino_desktop.ui.controls import IconButton
from domino_desktop.ui.controls.ground import ground_palette

_Role = QPalette.ColorRole
_FROM, _SWEEP = 210.0, 240.0  # degrees: where the arc begins, counted from the right, and how far it goes clockwise
_ROUND: Final = 16  # Qt counts angles in sixteenths of a degree
_WIDE_IN_LINES: Final = 4.2


def paint_meter(painter: QPainter, area: QRectF, share: float | None, palette: QPalette, number: str) -> None:
    """Paint the arc into this square: as far as ``share`` it is filled; notches tell where its words change.

    Without a share it is an empty arc. Fuller is also thicker, so that it does not need its colour.
    """
    thick = area.width() * 0.105
    arc = area.adjusted(thick, thick, -thick, -thick)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    cap = Qt.PenCapStyle.RoundCap
    painter.setPen(QPen(palette.color(_Role.Mid), thick * 1.1, Qt.PenStyle.SolidLine, cap))
    painter.drawArc(arc, round(_FROM * _ROUND), -round(_SWEEP * _ROUND))
    painter.setPen(QPen(palette.color(_Role.Midlight), thick * 0.7, Qt.PenStyle.SolidLine, cap))
    painter.drawArc(arc, round(_FROM * _ROUND), -round(_SWEEP * _ROUND))
    if share:
        painter.setPen(QPen(fill_colour(share, palette), thick * (0.9 + 0.5 * share), Qt.PenStyle.SolidLine, cap))
        painter.drawArc(arc, round(_FROM * _ROUND), -max(_ROUND, round(_SWEEP * share * _ROUND)))
    painter.setPen(QPen(palette.color(_Role.Link), max(1.0, thick * 0.16)))
    for notch in (POSSIBLE, NEAR, ALMOST_CERTAIN):
        painter.save()
        painter.translate(area.center())
        painter.rotate(-(_FROM - _SWEEP * notch))
        reach = arc.width() / 2
        painter.drawLine(QPointF(reach - thick * 0.55, 0), QPointF(reach + thick * 0.55, 0))
        painter.restore()
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(1, round(area.width() * 0.25)))
    room = (arc.width() - thick) * 0.72
    wide = QFontMetricsF(font).horizontalAdvance(number)
    if wide > room:
        font.setPixelSize(max(1, int(font.pixelSize() * room / wide)))
    painter.setFont(font)
    painter.setPen(palette.color(_Role.WindowText))
    painter.drawText(area.adjusted(0, thick * 0.3, 0, thick * 0.3), Qt.AlignmentFlag.AlignCenter, number)


def fill_colour(share: float, palette: QPalette) -> QColor:
    """Calm while a block is unlikely or possible, gold from where it is near."""
    return palette.color(_Role.Highlight if share < NEAR else _Role.LinkVisited)


class Gauge(QLabel):
    """The meter with its number. What it says aloud is set by whoever shows it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share: float | None = None
        self._number = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float | None, number: str) -> None:
        """Fill the arc so far; ``number`` is the same in digits."""
        self._share, self._number = share, number
        self.update()

    def sizeHint(self) -> QSize:
        side = max(76, round(self.fontMetrics().height() * _WIDE_IN_LINES))
        return QSize(side, round(side * 0.86))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            side = float(self.width())
            paint_meter(painter, QRectF(0, 0, side, side), self._share, ground_palette(self), self._number)


class GaugeButton(IconButton):
    """The meter as a round button that opens the coach where there is no room for it beside the table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(QIcon(), parent)
        self._share: float | None = None

    def show_share(self, share: float | None) -> None:
        """Fill the arc so far."""
        self._share = share
        self.update()

    def clear(self) -> None:
        """Be hidden, and keep nothing of what was shown."""
        self.hide()
        self._share = None
        self.setAccessibleName("")

    def _paint_label(self, painter: QPainter) -> None:
        side = min(self.width(), self.height()) - 8.0
        area = QRectF(0, 0, side, side)
        area.moveCenter(QRectF(self.rect()).center() + QPointF(0, side * 0.03))
        number = "?" if self._share is None else str(percent(self._share))
        paint_meter(painter, area, self._share, ground_palette(self), number)
