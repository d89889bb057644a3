"""The large ring of one-switch play: it can be seen from across the room, on any colour."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

_WIDE: Final = 6  # of the light line
_EDGE: Final = 3  # of the dark line on each side of it
_CORNER: Final = 12
_ROOM: Final = _WIDE + 2 * _EDGE


class Ring(QWidget):
    """Stands round a place on its parent; it takes no click and no key."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def stand_round(self, place: QRect) -> None:
        """Surround this place of the parent; at the parent's edge it stays within it."""
        parent = self.parentWidget()
        assert parent is not None
        wanted = place.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM) & parent.rect()
        if wanted != self.geometry() or self.isHidden():
            self.setGeometry(wanted)
            self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        half = _ROOM / 2
        body = QRectF(self.rect()).adjusted(half, half, -half, -half)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for colour, width in (("#000000", _ROOM), ("#ffd60a", _WIDE)):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawRoundedRect(body, _CORNER, _CORNER)
