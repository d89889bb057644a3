"""How the line is magnified and moved, so that no part of it can ever be lost."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QTimer, QVariantAnimation, Signal
from PySide6.QtWidgets import QGraphicsItem

from domino_desktop.ui.board.geometry import Geometry

STEP = 1.25
"""One step of a key, or of a wheel."""

LARGEST = 4.0
_NEAR_ONE = 0.05
_REST = 200  # milliseconds without a change, before tiles are painted anew
_FINEST = 3.0
_MARGIN = 24.0  # between what is brought into view and the edge of the cloth


class Zooming(QObject):
    """Scales and moves the layer of the line. At factor 1 the whole line is in its place.

    ``moved`` after each change; ``handled(bool)`` when somebody moved it, or (True) chose its size; ``sharpened`` when
    the line has come to rest and is to be painted for another ``sharpness``. Points are those of the scene, and those
    of the line where that is said.
    """

    moved = Signal()
    handled = Signal(bool)
    sharpened = Signal()

    def __init__(self, layer: QGraphicsItem, parent: QObject) -> None:
        super().__init__(parent)
        self._layer = layer
        self._line = QRectF()
        self._room = QRectF()
        self.sharpness = 1.0
        """How many times as fine as usual the pictures of tiles are: once for each time they are magnified."""
        self._way = (1.0, QPointF()), (1.0, QPointF())
        self._glide = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._glide.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._glide.valueChanged.connect(self._go_along)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._sharpen)

    @property
    def factor(self) -> float:
        return self._layer.scale()

    @property
    def is_at_rest(self) -> bool:
        """Whether the line is in its own place and size."""
        return self.factor == 1

    def bound(self, line: QRectF, room: QRectF) -> None:
        """The line reaches so far, in its own points, and is to be seen in this part of the scene."""
        self._line, self._room = line, room
        self._put(self.factor, self._layer.pos())

    def zoom_by(self, factor: float, about: QPointF | None = None) -> None:
        """Magnify so much more, within sensible limits, about this point, or about the middle of the cloth."""
        wanted = max(1.0, min(LARGEST, self.factor * factor))
        wanted = 1.0 if wanted < 1 + _NEAR_ONE else wanted
        about = self._room.center() if about is None else about
        self._glide.stop()
        self.handled.emit(True)
        self._put(wanted, about - (about - self._layer.pos()) * (wanted / self.factor))

    def pan(self, by: QPointF) -> None:
        """Move the line so far."""
        self._glide.stop()
        self.handled.emit(False)
        self._move(by)

    def _move(self, by: QPointF) -> None:
        self._put(self.factor, self._layer.pos() + by)

    def fit(self) -> None:
        """Show the whole line in its own size."""
        self._glide.stop()
        self._put(1.0, QPointF())

    def center_on(self, point: QPointF) -> None:
        """Bring this point of the line as near to the middle of the cloth as the line allows."""
        self._glide.stop()
        self._put(self.factor, self._room.center() - point * self.factor)

    def show_part(self, factor: float, part: QRectF, milliseconds: int = 0) -> None:
        """Be so large in so much time, with this part of the line in view: in the middle, if the size is another."""
        before = self.factor, self._layer.pos()
        # Where the line will be hangs on where it was to be, not on how far it has come.
        self.arrive()
        if factor != self.factor:
            self._put(factor, self._room.center() - part.center() * factor)
        self.reveal(part)
        after = self.factor, self._layer.pos()
        if milliseconds > 0 and before != after:
            self._put(*before)
            self._way = before, after
            self._glide.setDuration(milliseconds)
            self._glide.start()

    def arrive(self) -> None:
        """Be where the line glides to."""
        if self._glide.state() is QVariantAnimation.State.Running:
            self._glide.stop()
            self._put(*self._way[1])

    def _go_along(self, share: float) -> None:
        (small, first), (large, last) = self._way
        self._put(small + (large - small) * share, first + (last - first) * share)

    def seen(self, point: QPointF) -> QPointF:
        """Where this point of the line is in the scene."""
        return self._layer.mapToScene(point)

    def reveal(self, part: QRectF) -> None:
        """Bring this part of the line into view, if it is not yet, by the shortest way."""
        inner = self._room.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        seen = self._layer.mapRectToScene(part)
        if not inner.contains(seen):
            self._move(
                QPointF(
                    _shift(seen.left(), seen.right(), inner.left(), inner.right(), 0),
                    _shift(seen.top(), seen.bottom(), inner.top(), inner.bottom(), 0),
                )
            )

    def visible_rect(self) -> QRectF:
        """What can be seen of the line over the free cloth, in its own points."""
        return self._layer.mapRectFromScene(self._room)

    def _put(self, factor: float, place: QPointF) -> None:
        """Be as large, and as near to this place as possible."""
        if factor == 1:
            place = QPointF()
        else:
            line, room = self._line, self._room
            place = QPointF(
                _shift(line.left() * factor, line.right() * factor, room.left(), room.right(), place.x()),
                _shift(line.top() * factor, line.bottom() * factor, room.top(), room.bottom(), place.y()),
            )
        if (factor, place) != (self.factor, self._layer.pos()):
            self._layer.setScale(factor)
            self._layer.setPos(place)
            self._rest.start()
            self.moved.emit()

    def be_sharp(self) -> None:
        """The line is about to be painted: its ``sharpness`` is what its size asks for, without waiting for rest."""
        self.sharpness = min(float(ceil(self.factor)), _FINEST)

    def _sharpen(self) -> None:
        before = self.sharpness
        self.be_sharp()
        if self.sharpness != before:
            self.sharpened.emit()


def _shift(low: float, high: float, room_low: float, room_high: float, wanted: float) -> float:
    """How far to move a stretch, as near as possible to what is wanted, so that it stays in the room or fills it.

    >>> _shift(0, 10, 0, 100, 95), _shift(0, 10, 0, 100, -5), _shift(0, 10, 0, 100, 40)
    (90, 0, 40)
    >>> _shift(0, 300, 0, 100, 20), _shift(0, 300, 0, 100, -250), _shift(0, 300, 0, 100, -50)
    (0, -200, -50)
    """
    first, last = room_low - low, room_high - high
    return max(min(first, last), min(max(first, last), wanted))


def reach_of(geometry: Geometry) -> QRectF:
    """How far a line reaches: its tiles, and the places at its open ends."""
    rects = [place.rect for place in geometry.tiles]
    rects += [spot.rect for place in geometry.ends for spot in (place.ordinary, place.across)]
    bounds = QRectF()
    for rect in rects:
        bounds = bounds.united(QRectF(rect.left, rect.top, rect.width, rect.height))
    return bounds
