"""What is in the air over the table. A tile that flies is already where it belongs; the eye follows a picture of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.tile_item import TileItem

FLIGHT_LAYER = 39
_RING_LAYER = 11
_FRAME = 16
_TURN_BEGINS, _TURN_ENDS = 0.35, 0.85  # of the way of a tile that turns over
_REACH = 54.0  # of a ring on the cloth
_EASE = QEasingCurve(QEasingCurve.Type.OutCubic)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a tile is in the scene, and how large: its middle, and its short side in pixels."""

    middle: QPointF
    short: float


@dataclass(slots=True)
class _Flight:
    """One picture in the air; ``step`` shows a share of the way, ``land`` is called once when it has ended."""

    picture: QGraphicsItem
    begins: float
    milliseconds: float
    step: Callable[[float], None]
    land: Callable[[], None]
    item: TileItem | None = None


class Flights(QObject):
    """Moves pictures and nothing else: to end them all at any moment changes nothing but what the eye sees.

    Times are in milliseconds; a flight with none has landed at once.
    """

    def __init__(self, scene: QGraphicsScene, art: TileArt) -> None:
        super().__init__(scene)
        self._scene, self._art = scene, art
        self._flights: list[_Flight] = []
        self._clock = QElapsedTimer()
        self._clock.start()
        self._frames = QTimer(self)
        self._frames.setTimerType(Qt.TimerType.PreciseTimer)
        self._frames.setInterval(_FRAME)
        self._frames.timeout.connect(self._advance)

    @property
    def is_busy(self) -> bool:
        """Whether anything moves."""
        return bool(self._flights)

    def is_flying(self, item: TileItem) -> bool:
        """Whether this tile is still on its way, for the eye."""
        return any(flight.item is item for flight in self._flights)

    def bring(
        self,
        item: TileItem,
        start: Spot,
        milliseconds: float,
        *,
        after: float = 0,
        turns: bool,
        dpr: float,
        arrived: Callable[[], None] = lambda: None,
    ) -> None:
        """Let a tile that has its place come to it from ``start``, where it stands upright; then call ``arrived``.

        One that ``turns`` sets out face down.
        """
        self.land(item)
        if milliseconds <= 0:
            arrived()
            return
        courier = QGraphicsPixmapItem()
        courier.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setOpacity(0)

        def step(share: float) -> None:
            self._carry(courier, item, start, share, turns, dpr)

        def land() -> None:
            item.setOpacity(1)
            arrived()

        self._begin(_Flight(courier, after, milliseconds, step, land, item))

    def fade_in(self, item: TileItem, milliseconds: float) -> None:
        """Let a tile appear where it is."""
        self.land(item)
        if milliseconds > 0:
            self._begin(_Flight(item, 0, milliseconds, item.setOpacity, lambda: item.setOpacity(1), item))

    def send(
        self,
        start: Spot,
        goal: Spot,
        milliseconds: float,
        *,
        after: float = 0,
        dpr: float,
        arrived: Callable[[], None] = lambda: None,
    ) -> None:
        """Let a tile face down go from one place to another, where it is gone; then call ``arrived``."""
        if milliseconds <= 0:
            arrived()
            return
        courier = QGraphicsPixmapItem()
        courier.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        short = round(max(start.short, goal.short))

        def step(share: float) -> None:
            along = _EASE.valueForProgress(share)
            _show(courier, self._art.back(short, dpr=dpr))
            courier.setPos(start.middle + (goal.middle - start.middle) * along)
            courier.setScale((start.short + (goal.short - start.short) * along) / short)

        self._begin(_Flight(courier, after, milliseconds, step, arrived))

    def ring(self, middle: QPointF, milliseconds: float) -> None:
        """Two rings on the cloth: somebody knocked here."""
        if milliseconds <= 0:
            return
        for after in (0, milliseconds * 0.45):
            ring = QGraphicsEllipseItem()
            ring.setPos(middle)

            def step(share: float, ring: QGraphicsEllipseItem = ring) -> None:
                reach = 8 + (_REACH - 8) * _EASE.valueForProgress(share)
                colour = QColor(self._art.theme.brass)
                colour.setAlphaF(0.75 * (1 - share))
                ring.setPen(QPen(colour, 3.5 - 2 * share))
                # The cloth is seen from above at a slant, as a table is from a chair.
                ring.setRect(QRectF(-reach, -reach * 0.42, 2 * reach, 0.84 * reach))

            ring.setZValue(_RING_LAYER)
            self._begin(_Flight(ring, after, milliseconds * 0.55, step, lambda: None))

    def land(self, item: TileItem) -> None:
        """Let this tile be where it is."""
        for flight in [flight for flight in self._flights if flight.item is item]:
            self._end(flight)

    def finish_all(self) -> None:
        """Whatever moves has arrived."""
        while self._flights:
            self._end(self._flights[0])

    def _begin(self, flight: _Flight) -> None:
        flight.begins += self._clock.elapsed()
        if flight.picture is not flight.item:
            if flight.picture.zValue() == 0:
                flight.picture.setZValue(FLIGHT_LAYER)
            self._scene.addItem(flight.picture)
        flight.step(0.0)
        if flight.picture is not flight.item:
            flight.picture.setVisible(flight.begins <= self._clock.elapsed())
        self._flights.append(flight)
        self._frames.start()

    def _advance(self) -> None:
        now = self._clock.elapsed()
        for flight in tuple(self._flights):
            if flight not in self._flights:
                continue  # what another one brought has ended it
            share = (now - flight.begins) / flight.milliseconds
            is_gone = flight.item is not None and flight.item.scene() is not self._scene
            if share >= 1 or is_gone:
                self._end(flight)
            elif share >= 0:
                if flight.picture is not flight.item:
                    flight.picture.setVisible(True)
                flight.step(share)

    def _end(self, flight: _Flight) -> None:
        self._flights.remove(flight)
        if flight.picture is not flight.item:
            self._scene.removeItem(flight.picture)
        if not self._flights:
            self._frames.stop()
        flight.land()

    def _carry(
        self, courier: QGraphicsPixmapItem, item: TileItem, start: Spot, share: float, turns: bool, dpr: float
    ) -> None:
        """Show a tile on its way: it grows or shrinks, lies down as the line wants it, and turns over."""
        goal, is_lying = spot_of(item), item.is_lying
        along = _EASE.valueForProgress(share)
        turned = max(0.0, min(1.0, (share - _TURN_BEGINS) / (_TURN_ENDS - _TURN_BEGINS))) if turns else 1.0
        size = item.short_side
        face = item.pixmap() if turned > 0.5 else self._art.back(size, horizontal=is_lying, dpr=dpr)
        _show(courier, face)
        courier.setPos(start.middle + (goal.middle - start.middle) * along)
        scale = (start.short + (goal.short - start.short) * along) / size
        narrow = max(0.04, abs(cos(pi * turned))) * scale
        turn = QTransform().rotate(_stood(item) * (1 - along))
        courier.setTransform(turn.scale(scale, narrow) if is_lying else turn.scale(narrow, scale))


def spot_of(item: TileItem) -> Spot:
    """Where a tile is in the scene now."""
    size, is_lying = item.short_side, item.is_lying
    middle = QPointF(size if is_lying else size / 2, size / 2 if is_lying else size)
    return Spot(item.mapToScene(middle), size * item.sceneTransform().m11())


def _stood(item: TileItem) -> float:
    """How far, in degrees, the tile must be turned to stand as it does in a rack: its lower number above."""
    is_low_first = item.halves is None or item.halves[0] == item.tile.low
    if item.is_lying:
        return 90.0 if is_low_first else -90.0
    return 0.0 if is_low_first else 180.0


def _show(courier: QGraphicsPixmapItem, picture: QPixmap) -> None:
    """Show this picture about the middle of the courier."""
    if courier.pixmap().cacheKey() != picture.cacheKey():
        courier.setPixmap(picture)
        size = picture.deviceIndependentSize()
        courier.setOffset(-size.width() / 2, -size.height() / 2)
