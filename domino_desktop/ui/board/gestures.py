"""Fingers, wheel and trackpad: one finger is a pointer, two magnify and move the line."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEventPoint, QNativeGestureEvent, QTouchEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from domino_desktop.ui.board.hand import Hand
from domino_desktop.ui.board.pointer import Phase, Pointer
from domino_desktop.ui.board.zooming import STEP, Zooming

_NOTCH = 120  # what one notch of a wheel turns
_NOTCH_MOVES = 72  # pixels of the line
_TAP_REACH = 40  # so near to the last tap another one may be its second
_CLOSE_UP = 2.0


class Gestures:
    """What hands do without a mouse button. Points of events are those of the scene, which fills the view."""

    def __init__(self, pointer: Pointer, zooming: Zooming, hand: Hand) -> None:
        self._pointer, self._zooming, self._hand = pointer, zooming, hand
        self._finger = -1
        self._are_down = False
        self._pinch: tuple[QPointF, float] | None = None
        self._last_tap: tuple[int, QPointF] = (0, QPointF())
        self._turned = 0.0

    # Fingers ------------------------------------------------------------------------------------------

    @property
    def has_fingers(self) -> bool:
        """Whether a finger is down: a mouse that trembles meanwhile means nothing."""
        return self._are_down

    def give_up_fingers(self) -> None:
        """A mouse is pressed: if fingers are thought to be down, nobody saw them go."""
        self._are_down = False

    def touch(self, event: QTouchEvent) -> None:
        """Fingers came, moved or went."""
        event.accept()
        if event.type() is QEvent.Type.TouchCancel:
            self._pinch, self._are_down = None, False
            self._pointer.cancel()
            return
        down = [point for point in event.points() if point.state() is not QEventPoint.State.Released]
        self._are_down = bool(down)
        if len(down) > 1 and self._pointer.phase is not Phase.PINCHING:
            self._pinch = None
            self._pointer.begin_pinch()
        if self._pointer.phase is Phase.PINCHING:
            self._follow_pinch(down)
        elif event.type() is QEvent.Type.TouchBegin:
            self._put_finger(event.points()[0], event.timestamp())
        else:
            self._follow_finger(event.points())

    def _put_finger(self, point: QEventPoint, time: int) -> None:
        self._finger = point.id()
        before, place = self._last_tap
        is_near = (point.position() - place).manhattanLength() < _TAP_REACH
        is_second = is_near and time - before < QApplication.doubleClickInterval()
        self._last_tap = time, point.position()
        self._pointer.press(point.position(), is_second=is_second)

    def _follow_finger(self, points: Sequence[QEventPoint]) -> None:
        for point in points:
            if point.id() != self._finger:
                continue
            if point.state() is QEventPoint.State.Released:
                self._pointer.release(point.position())
            elif point.state() is QEventPoint.State.Updated:
                self._pointer.move(point.position())

    def _follow_pinch(self, down: Sequence[QEventPoint]) -> None:
        if not down:
            self._pinch = None
            self._pointer.cancel()
            return
        if len(down) < 2:
            # The last finger does not begin anything new.
            self._pinch = None
            return
        one, other = down[0].position(), down[1].position()
        middle, apart = (one + other) / 2, max(1.0, hypot(one.x() - other.x(), one.y() - other.y()))
        if self._pinch is not None:
            before, was_apart = self._pinch
            if self._hand.is_over(middle):
                self._go_along(before.x() - middle.x(), self._hand.rack.room.side)
            else:
                self._zooming.pan(middle - before)
                self._zooming.zoom_by(apart / was_apart, middle)
        self._pinch = middle, apart

    # Trackpad and wheel -------------------------------------------------------------------------------

    def native(self, event: QNativeGestureEvent) -> bool:
        """A gesture on a trackpad; answers whether it means anything here."""
        if self._pointer.is_carrying:
            return True
        kind, point = event.gestureType(), event.position()
        if kind is Qt.NativeGestureType.ZoomNativeGesture:
            self._zooming.zoom_by(1 + event.value(), point)
        elif kind is Qt.NativeGestureType.SmartZoomNativeGesture:
            if self._zooming.is_at_rest:
                self._zooming.zoom_by(_CLOSE_UP, point)
            else:
                self._zooming.fit()
        elif kind is Qt.NativeGestureType.PanNativeGesture:
            self._zooming.pan(event.delta())
        else:
            return False
        event.accept()
        return True

    def wheel(self, event: QWheelEvent) -> None:
        """Moves along the rack, or the magnified line; over the cloth, with Ctrl, magnifies it where the pointer is."""
        event.accept()
        turned, exact = event.angleDelta(), event.pixelDelta()
        if self._pointer.phase is not Phase.IDLE:
            return
        if self._hand.is_over(event.position()):
            self._go_along(-(turned.y() or turned.x()), _NOTCH)
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._zooming.zoom_by(STEP ** ((turned.y() or turned.x()) / _NOTCH), event.position())
        else:
            self._zooming.pan(QPointF(exact) if not exact.isNull() else QPointF(turned) * (_NOTCH_MOVES / _NOTCH))

    def _go_along(self, by: float, tile: float) -> None:
        """Move along the rack by one tile for each ``tile`` of the way."""
        if by * self._turned < 0:
            self._turned = 0.0
        self._turned += by
        steps = int(self._turned / tile)
        if steps:
            self._turned -= steps * tile
            self._hand.scroll(steps)
