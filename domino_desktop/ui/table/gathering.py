"""The way of the open hands from the table into the rows of the score: one motion over two pages."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from domino_desktop.core.tiles import Tile
from domino_desktop.ui.art.tile_art import TileArt

_EASE = QEasingCurve(QEasingCurve.Type.InOutCubic)
_FADED = 0.6  # of the time: then nothing is left of the page before
_SPREAD = 0.3  # of the time, between the first tile that sets out and the last


class Gathering(QWidget):
    """Lies over the page that has just come, while the page before fades and the tiles move; then it has ``ended``.

    It takes no click: whatever lies beneath is in its last state, and a new size of the window ends it at once.
    """

    ended = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._before = QPixmap()
        self._art: TileArt | None = None
        self._view = QRectF()
        self._ways: list[tuple[Tile, QRectF, QRectF]] = []
        self._moving = QVariantAnimation(self)
        self._moving.setStartValue(0.0)
        self._moving.setEndValue(1.0)
        self._moving.valueChanged.connect(self.update)
        self._moving.finished.connect(self.stop)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        over.installEventFilter(self)
        self.hide()

    def cover(self, before: QPixmap) -> None:
        """Go on showing the page before, while another one takes its place."""
        self._before = before
        self.setGeometry(self._over.rect())
        self.show()
        self.raise_()

    def begin(
        self, start: Mapping[Tile, QRectF], goal: Mapping[Tile, QRectF], view: QRectF, art: TileArt, milliseconds: int
    ) -> None:
        """Let every tile that lies on both pages go from its area on the one to its area on the other.

        A tile whose way ends outside ``view`` fades on it.
        """
        self._art, self._view = art, view
        self._ways = [(tile, start[tile], goal[tile]) for tile in goal if tile in start]
        self._moving.setDuration(milliseconds)
        self._moving.start()

    def stop(self) -> None:
        """Only the page that has come is left."""
        if self.isHidden():
            return
        self.hide()
        self._moving.stop()
        self._before, self._art, self._ways = QPixmap(), None, []
        self.ended.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self.stop()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        is_moving = self._moving.state() is QVariantAnimation.State.Running
        share: float = self._moving.currentValue() if is_moving else 0.0
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setOpacity(max(0.0, 1 - share / _FADED))
            painter.drawPixmap(0, 0, self._before)
            painter.setOpacity(1)
            for number, (tile, start, goal) in enumerate(self._ways):
                begins = _SPREAD * number / max(1, len(self._ways) - 1)
                self._paint(painter, tile, start, goal, max(0.0, min(1.0, (share - begins) / (1 - _SPREAD))))

    def _paint(self, painter: QPainter, tile: Tile, start: QRectF, goal: QRectF, share: float) -> None:
        assert self._art is not None
        along = _EASE.valueForProgress(share)
        first, last = _short(start), _short(goal)
        # In the size that it will have, so that nothing jumps when it has come.
        is_lying = goal.width() > goal.height()
        face = self._art.face(tile.low, tile.high, round(last), horizontal=is_lying, dpr=self.devicePixelRatioF())
        size = face.deviceIndependentSize()
        painter.save()
        painter.setOpacity(1 if self._view.contains(goal) else 1 - along)
        painter.translate(start.center() + (goal.center() - start.center()) * along)
        if is_lying and start.height() > start.width():
            painter.rotate(90 * (1 - along))
        scale = (first + (last - first) * along) / last
        painter.scale(scale, scale)
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), face)
        painter.restore()


def _short(area: QRectF) -> float:
    """The short side of a tile with this area."""
    return min(area.width(), area.height())
