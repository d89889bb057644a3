"""What the tour points at: a ring around it and a small arrow beside it, over the table and out of the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF, QRegion
from PySide6.QtWidgets import QWidget

from domino_desktop.ui.art.theme import Theme

_AROUND: Final = 7.0  # between a thing and its ring
_ARROW: Final = 30.0
_SWING: Final = 7.0
_BEAT: Final = 900  # milliseconds
_BEATS: Final = 4


_DARK: Final = QColor(20, 30, 24, 170)  # sets the ring and the arrow off from tiles and from cloth


class Pointer(QWidget):
    """Lies over its parent and never takes a click, a key or a word of a screen reader."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._targets: tuple[QRectF, ...] = ()
        self._aim: tuple[QPointF, QPointF] | None = None
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

    def point_at(self, targets: Sequence[QRectF], kept_clear: Sequence[QRectF] = ()) -> None:
        """Put a ring around each of these, and an arrow beside one of them where it covers nothing ``kept_clear``."""
        wanted = tuple(targets)
        aim = self._free_aim(wanted, kept_clear)
        if (wanted, aim) == (self._targets, self._aim):
            return
        is_same, self._targets, self._aim = wanted == self._targets, wanted, aim
        if is_same:
            self.update()
            return
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

    @property
    def arrow_area(self) -> QRectF | None:
        """What the arrow covers now, if there is one."""
        return None if self._aim is None else _area(*self._aim)

    def _free_aim(self, targets: Sequence[QRectF], kept_clear: Sequence[QRectF]) -> tuple[QPointF, QPointF] | None:
        """The tip of the arrow and the way it flies, at the first target and side where it covers nothing."""
        whole = QRectF(self.rect())
        rings = [self._ring(target) for target in targets]
        for ring in rings:
            middle = ring.center()
            for tip, way in (
                (QPointF(middle.x(), ring.top() - 4), QPointF(0, 1)),
                (QPointF(ring.left() - 4, middle.y()), QPointF(1, 0)),
                (QPointF(ring.right() + 4, middle.y()), QPointF(-1, 0)),
                (QPointF(middle.x(), ring.bottom() + 4), QPointF(0, -1)),
            ):
                area = _area(tip, way)
                others = [*kept_clear, *(other for other in rings if other != ring)]
                if whole.contains(area) and not any(area.intersects(other) for other in others):
                    return tip, way
        return None

    def _arrow(self, tip: QPointF, way: QPointF) -> QPolygonF:
        tip = tip - way * (self._swing * _SWING)
        across = QPointF(-way.y(), way.x())
        neck, tail = tip - way * (_ARROW * 0.5), tip - way * _ARROW
        broad, slim = across * (_ARROW * 0.42), across * (_ARROW * 0.17)
        return QPolygonF([tip, neck + broad, neck + slim, tail + slim, tail - slim, neck - slim, neck - broad])

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
        region = QRegion()
        for target in self._targets:
            region += QRegion(self._ring(target).toAlignedRect().adjusted(-6, -6, 6, 6))
        return region if self._aim is None else region + QRegion(_area(*self._aim).toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._targets:
            return
        glow = QColor(self._theme.brass)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for target in self._targets:
                self._paint_ring(painter, self._ring(target), glow)
            if self._aim is not None:
                self._paint_arrow(painter, self._arrow(*self._aim), glow)

    def _paint_arrow(self, painter: QPainter, arrow: QPolygonF, glow: QColor) -> None:
        path = QPainterPath()
        path.addPolygon(arrow)
        path.closeSubpath()
        edge = QPen(_DARK, 5)
        edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, edge)
        painter.fillPath(path, glow)

    def _paint_ring(self, painter: QPainter, ring: QRectF, glow: QColor) -> None:
        corner = min(16.0, ring.height() / 2, ring.width() / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        soft = QColor(glow)
        soft.setAlphaF(0.25 + 0.3 * self._swing)
        for colour, width in ((soft, 11.0), (_DARK, 6.5), (glow, 3.5)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(ring, corner, corner)


def _area(tip: QPointF, way: QPointF) -> QRectF:
    """What an arrow covers as it swings."""
    tail = tip - way * (_ARROW + _SWING)
    across = QPointF(-way.y(), way.x()) * (_ARROW * 0.42)
    return QRectF(tip + across, tail - across).normalized().adjusted(-3, -3, 3, 3)
