"""The round as a row of small pictures, one for each step: what was laid, who passed, and where it turned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from domino_desktop.core.tiles import Tile
from domino_desktop.ui.art.tile_art import TileArt

_SHORT: Final = 18  # a tile's short side
_NARROWEST: Final = 24  # of a step
_WIDEST: Final = 38
_ABOVE: Final = 16  # room for the sign of the certain block
_BELOW: Final = 22  # room for the sign of a turning point


@dataclass(frozen=True, slots=True)
class Step:
    """One step: the tile that was laid, if any, what is to be marked, and in whose colour, a place in ``Theme.seats``.

    ``passes``: the seat could not play, or would not.
    """

    tile: Tile | None
    is_turn: bool = False
    is_certain: bool = False
    colour: int | None = None
    passes: bool = False


class Timeline(QWidget):
    """Shows all steps, as many at a time as there is room for, and the one where one stands.

    ``chosen(int)`` when somebody presses one. The page that holds it steps by the keyboard.
    """

    chosen = Signal(int)

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._steps: tuple[Step, ...] = ()
        self._at = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._art = art
        self.update()

    def present(self, steps: Sequence[Step], at: int) -> None:
        """Show these steps; one stands at number ``at``."""
        self._steps, self._at = tuple(steps), at
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(600, _ABOVE + 2 * _SHORT + 8 + _BELOW)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def area_of(self, number: int) -> QRectF:
        """Where a step stands, in view or not."""
        width = self._width()
        first = self._first()
        return QRectF(self._left() + (number - first) * width, 0, width, self.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = int((event.position().x() - self._left()) // self._width()) + self._first()
        if 0 <= number < len(self._steps):
            self.chosen.emit(number)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, step in enumerate(self._steps):
                area = self.area_of(number)
                if area.right() > 0 and area.left() < self.width():
                    self._paint(painter, area, step, number == self._at)

    def _paint(self, painter: QPainter, area: QRectF, step: Step, is_here: bool) -> None:
        palette = self.palette()
        middle = QPointF(area.center().x(), _ABOVE + _SHORT + 4)
        if is_here:
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 2.5))
            painter.setBrush(palette.color(QPalette.ColorRole.AlternateBase))
            painter.drawRoundedRect(QRectF(area.left() + 2, _ABOVE - 2, area.width() - 4, 2 * _SHORT + 12), 8, 8)
        ink = palette.color(QPalette.ColorRole.WindowText)
        seat = None if step.colour is None else QColor(self._art.theme.seat(step.colour).fill)
        if step.tile is None and step.passes:
            pen = QPen(seat or ink, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            for way in (1, -1):
                painter.drawLine(middle + QPointF(-5, -5 * way), middle + QPointF(5, 5 * way))
        elif step.tile is None:
            painter.setPen(Qt.PenStyle.NoPen)
            faint = QColor(ink)
            faint.setAlphaF(0.55)
            painter.setBrush(faint)
            painter.drawEllipse(middle, 4, 4)
        else:
            face = self._art.face(step.tile.high, step.tile.low, _SHORT, dpr=self.devicePixelRatioF())
            size = face.deviceIndependentSize()
            painter.drawPixmap(QPointF(middle.x() - size.width() / 2, middle.y() - size.height() / 2), face)
        if seat is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(seat)
            painter.drawRoundedRect(QRectF(middle.x() - _SHORT / 2, _ABOVE + 2 * _SHORT + 5, _SHORT, 3), 1.5, 1.5)
        if step.is_turn:
            top = QPointF(middle.x(), _ABOVE + 2 * _SHORT + 12)
            corners = [top, top + QPointF(-7, 7), top + QPointF(0, 14), top + QPointF(7, 7)]
            painter.setPen(QPen(ink, 1.5))
            painter.setBrush(QColor(self._art.theme.brass))
            painter.drawPolygon(QPolygonF(corners))
        if step.is_certain:
            _paint_lock(painter, QPointF(middle.x(), _ABOVE / 2), ink)

    def _width(self) -> float:
        """How wide one step is."""
        return max(_NARROWEST, min(_WIDEST, self.width() / max(1, len(self._steps))))

    def _first(self) -> int:
        """The first step in view: the one where one stands is as near the middle as the ends allow."""
        fitting = int(self.width() // self._width())
        return max(0, min(self._at - fitting // 2, len(self._steps) - fitting))

    def _left(self) -> float:
        """Where the first step in view begins: few steps stand in the middle."""
        spare = self.width() - len(self._steps) * self._width()
        return max(0.0, spare / 2)


def _paint_lock(painter: QPainter, middle: QPointF, ink: QColor) -> None:
    """A padlock: from here on there was no way round."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 2))
    painter.drawArc(QRectF(middle.x() - 3.5, middle.y() - 7, 7, 9), 0, 180 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawRoundedRect(QRectF(middle.x() - 6, middle.y() - 2.5, 12, 9), 2, 2)
