"""Fingers on a board, as a touch screen reports them."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice, QTouchEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

_hands = []
"""Whose fingers may still be down: Qt goes on to send what they do to what they were put on."""


@cache
def screen():
    """A touch screen; Qt keeps every one that was ever made."""
    return QTest.createTouchDevice()


def lift_all():
    """No finger is down any more, and none of them has done anything by going."""
    while _hands:
        _hands.pop().leave()


class Fingers:
    """Up to ten of them, by number, each where it was put last."""

    def __init__(self, viewport):
        self._viewport = viewport
        self._down = {}

    def _event(self, changed, how):
        sequence = QTest.touchEvent(self._viewport, screen())
        for number in self._down:
            if number not in changed:
                sequence.stationary(number)
        for number, point in changed.items():
            getattr(sequence, how)(number, point, self._viewport)
        sequence.commit()

    def put(self, *points):
        """One more finger for each of these points, all at once."""
        _hands.append(self)
        first = len(self._down)
        changed = {first + number: point for number, point in enumerate(points)}
        self._event(changed, "press")
        self._down.update(changed)

    def move(self, *points):
        """Each finger to its point."""
        changed = dict(zip(self._down, points, strict=False))
        self._event(changed, "move")
        self._down.update(changed)

    def lift(self, *numbers):
        """These fingers, or all."""
        changed = {number: self._down[number] for number in numbers or tuple(self._down)}
        self._event(changed, "release")
        for number in changed:
            del self._down[number]

    def tap(self, point):
        self.put(point)
        self.lift()

    def cancel(self):
        """The system takes the fingers for a gesture of its own."""
        QApplication.sendEvent(self._viewport, QTouchEvent(QEvent.Type.TouchCancel, screen()))

    def leave(self):
        """They go without having done anything, also when what they were put on is gone."""
        if not self._down:
            return
        if isValid(self._viewport):
            self.cancel()
            self.lift()
            return
        self._viewport = QWidget()
        self._viewport.show()
        self.lift()
        self._viewport.close()


def wheel(board, point, turned, modifiers=Qt.KeyboardModifier.NoModifier, exact=None):
    """The wheel turned by so much over this point of the viewport; a trackpad knows the ``exact`` pixels."""
    place, exact = QPointF(point), exact or QPoint()
    event = QWheelEvent(
        place, place, exact, turned, Qt.MouseButton.NoButton, modifiers, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(board.viewport(), event)


def pinch_on_trackpad(board, point, by):
    """Two fingers spread on a trackpad, by this share, while the pointer is here."""
    place = QPointF(point)
    kind, pad = Qt.NativeGestureType.ZoomNativeGesture, QPointingDevice.primaryPointingDevice()
    QApplication.sendEvent(board.viewport(), QNativeGestureEvent(kind, pad, 2, place, place, place, by, QPointF()))
