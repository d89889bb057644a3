"""What the tour points at: a ring around it and a small arrow beside it, over the table and out of the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF, QRegion
from PySide6.QtWidgets import QWidget

from domino_desktop.ui.art.theme import Theme

_AROUND: Final = 7.0  # between a thing and its ring
_ARROW: Final = 30.0
_SWING: Final = 7.0
_BEAT: Final = 900  # milliseconds
_BEATS: Final = 4


class Pointer(QWidget):
    """Lies over its parent and never takes a click, a key or a word of a screen reader."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._targets: tuple[QRectF, ...] = ()
        self._swing = 0.0
        self.is_still = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._beat = QVariantAnimation(self)
        self._beat.setStartValue(0.0)
        self._beat.setKeyValueAt(0.5, 1.0)
        self._beat.setEndValue(0.0)
        self._beat.setDuration(_BEAT)
        self._beat.setLoopCount(_BEATS)
        self._beat.valueChanged.connect(self._move)

    @property
    def targets(self) -> tuple[QRectF, ...]:
        """What is pointed at now."""
        return self._targets

    def point_at(self, targets: Sequence[QRectF]) -> None:
        """Point at these places, the first of them with the arrow; at nothing with none."""
        wanted = tuple(targets)
        if wanted == self._targets:
            return
        self._targets = wanted
        self._beat.stop()
        self._swing = 0.0
        self.setVisible(bool(wanted))
        self.raise_()
        self.update()
        if wanted and not self.is_still:
            self._beat.start()

    def wear(self, theme: Theme) -> None:
        """Use these colours from now on."""
        self._theme = theme
        self.update()

    def arrow(self) -> QPolygonF:
        """The arrow at the first target: from the side where there is most room."""
        target = self._ring(self._targets[0])
        tip, way = self._tip(target)
        tip += way * -(self._swing * _SWING)
        across = QPointF(-way.y(), way.x())
        neck = tip - way * (_ARROW * 0.5)
        tail = tip - way * _ARROW
        return QPolygonF(
            [
                tip,
                neck + across * (_ARROW * 0.42),
                neck + across * (_ARROW * 0.17),
                tail + across * (_ARROW * 0.17),
                tail - across * (_ARROW * 0.17),
                neck - across * (_ARROW * 0.17),
                neck - across * (_ARROW * 0.42),
            ]
        )

    def _tip(self, ring: QRectF) -> tuple[QPointF, QPointF]:
        """Where the arrow ends, and the way it flies: from above if there is room, else from below or a side."""
        room = _ARROW + _SWING + 6
        middle = ring.center()
        if ring.top() > room:
            return QPointF(middle.x(), ring.top() - 3), QPointF(0, 1)
        if self.height() - ring.bottom() > room:
            return QPointF(middle.x(), ring.bottom() + 3), QPointF(0, -1)
        return QPointF(ring.left() - 3, middle.y()), QPointF(1, 0)

    def _ring(self, target: QRectF) -> QRectF:
        around = target.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
        return around.intersected(QRectF(self.rect()).adjusted(3, 3, -3, -3))

    def _move(self, swing: float) -> None:
        self._swing = swing
        self.update(self._touched())

    def _touched(self) -> QRegion:
        """What a beat changes: nothing else is painted again."""
        if not self._targets:
            return QRegion()
        reach = round(_ARROW + _SWING) + 12
        region = QRegion()
        for target in self._targets:
            region += QRegion(self._ring(target).toAlignedRect().adjusted(-6, -6, 6, 6))
        first = self._ring(self._targets[0]).toAlignedRect().adjusted(-reach, -reach, reach, reach)
        return region + QRegion(first.intersected(QRect(self.rect())))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._targets:
            return
        glow = QColor(self._theme.brass)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for target in self._targets:
                self._paint_ring(painter, self._ring(target), glow)
            path = QPainterPath()
            path.addPolygon(self.arrow())
            path.closeSubpath()
            painter.setPen(
                QPen(
                    QColor(20, 30, 24, 190),
                    5,
                    Qt.PenStyle.SolidLine,
                    Qt.PenCapStyle.RoundCap,
                    Qt.PenJoinStyle.RoundJoin,
                )
            )
            painter.setBrush(glow)
            painter.drawPath(path)
            painter.fillPath(path, glow)

    def _paint_ring(self, painter: QPainter, ring: QRectF, glow: QColor) -> None:
        corner = min(16.0, ring.height() / 2, ring.width() / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        dark, soft = QColor(20, 30, 24, 150), QColor(glow)
        soft.setAlphaF(0.25 + 0.3 * self._swing)
        for colour, width in ((soft, 11.0), (dark, 6.5), (glow, 3.5)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(ring, corner, corner)
