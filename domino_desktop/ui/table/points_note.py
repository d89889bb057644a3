"""The quiet brass note beside a tile that made points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPoint, QRect, QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from domino_desktop.ui.art.tile_art import TileArt

_LEAST_TIME, _TIME_A_LETTER = 2600, 45
_FADE = 600
_WIDEST = 0.8  # of its room
_GAP, _FAR = 8, 64  # beside the tile, and beyond the number at its end


class PointsNote(QLabel):
    """One sentence on a dark plate with a brass edge; it stays as long as it takes to read, then fades.

    It never takes a click, and the story says the same.
    """

    def __init__(self, art: TileArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._over = parent
        self._strength = 1.0
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setContentsMargins(16, 8, 16, 8)
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._leave)
        self._fades = True
        self._fade = QVariantAnimation(self)
        self._fade.setDuration(_FADE)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.setEasingCurve(QEasingCurve.Type.InQuad)
        self._fade.valueChanged.connect(self._weaken)
        self._fade.finished.connect(self.hush)
        self.hide()

    def show_beside(self, sentence: str, place: QRect, room: QRect, taken: Sequence[QRect], *, fades: bool) -> None:
        """Show it next to ``place`` within ``room``, if it can where it covers nothing that is ``taken``."""
        self._fade.stop()
        self._fades, self._strength = fades, 1.0
        self.setText(sentence)
        heavy = QFont(self._over.font())
        heavy.setBold(True)
        self.setFont(heavy)
        widest = max(self.fontMetrics().horizontalAdvance(line) for line in sentence.split("\n"))
        width = min(widest + 40, round(room.width() * _WIDEST))
        self.setGeometry(_spot(QSize(width, self.heightForWidth(width)), place, room, taken))
        self.show()
        self.raise_()
        self.update()
        self._rest.start(_LEAST_TIME + _TIME_A_LETTER * len(sentence))

    def hush(self) -> None:
        """Be gone."""
        self._rest.stop()
        self._fade.stop()
        self.hide()
        self.clear()

    def _leave(self) -> None:
        if self._fades:
            self._fade.start()
        else:
            self.hush()

    def _weaken(self, strength: float) -> None:
        self._strength = strength
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setOpacity(self._strength)
            painter.setBrush(QColor(self._art.theme.chip))
            painter.setPen(QPen(QColor(self._art.theme.brass), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 14, 14)
            painter.setPen(QColor(self._art.theme.brass))
            painter.setFont(self.font())
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.contentsRect(), flags, self.text())


def _spot(size: QSize, place: QRect, room: QRect, taken: Sequence[QRect]) -> QRect:
    """Above, below or beside the place, at the edges of the room at last; the first spot that is free, or has room."""
    middle = place.center()
    corners = (
        QPoint(middle.x() - size.width() // 2, place.top() - size.height() - _GAP),
        QPoint(middle.x() - size.width() // 2, place.bottom() + _GAP),
        QPoint(place.right() + _GAP, middle.y() - size.height() // 2),
        QPoint(place.left() - _GAP - size.width(), middle.y() - size.height() // 2),
        QPoint(place.right() + _FAR, middle.y() - size.height() // 2),
        QPoint(place.left() - _FAR - size.width(), middle.y() - size.height() // 2),
        QPoint(room.center().x() - size.width() // 2, room.bottom() - size.height()),
        QPoint(room.center().x() - size.width() // 2, room.top()),
    )
    spots = [_within(QRect(corner, size), room) for corner in corners]
    free = (spot for spot in spots if not any(spot.intersects(each) for each in (*taken, place)))
    return next(free, spots[-2])


def _within(spot: QRect, room: QRect) -> QRect:
    """The spot, moved into the room."""
    left = max(room.left(), min(spot.left(), room.right() - spot.width()))
    top = max(room.top(), min(spot.top(), room.bottom() - spot.height()))
    return QRect(QPoint(left, top), spot.size())
