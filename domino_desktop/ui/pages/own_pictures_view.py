"""A picture with a frame over it that chooses a part: moved and resized by mouse, touch, wheel and keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from domino_desktop.storage.pictures import Crop
from domino_desktop.ui.controls.ground import paint_ring
from domino_desktop.ui.pages.own_pictures_frame import CropFrame

_MARGIN: Final = 14
_REACH: Final = 26.0  # logical pixels from a corner: there a finger or a mouse takes hold of it
_HANDLE: Final = 9.0
_STEP: Final = 1.1
_PREVIEW: Final = 320  # pixels: a preview is no wider
_WHEEL_NOTCH: Final = 120.0

_MOVES: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_SIZES: Final = {
    Qt.Key.Key_Plus: 1 / _STEP,
    Qt.Key.Key_Equal: 1 / _STEP,  # the key of the plus, without Shift, on many keyboards
    Qt.Key.Key_Minus: _STEP,
}
_CURSORS: Final = (
    Qt.CursorShape.SizeFDiagCursor,
    Qt.CursorShape.SizeBDiagCursor,
    Qt.CursorShape.SizeBDiagCursor,
    Qt.CursorShape.SizeFDiagCursor,
)


class CropView(QWidget):
    """Shows a picture, its frame bright, the rest dimmed. ``changed`` with every change of the frame."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._original = QImage()
        self._picture, self._small = QImage(), QImage()
        self._shown = QPixmap()
        self._shape = 1.0
        self._turns = 0
        self._words = ""
        self._frame = CropFrame.largest(1, 1, 1)
        self._corner: int | None = None
        self._held: QPointF | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def has_picture(self) -> bool:
        """Whether there is something to choose from."""
        return not self._picture.isNull()

    @property
    def frame(self) -> CropFrame:
        """Where the frame is, in pixels of the picture that is shown."""
        return self._frame

    def show_picture(self, picture: QImage, shape: float, crop: Crop | None = None) -> None:
        """Begin with the largest frame of this shape (width for a height of 1), or with a part that was chosen before.

        A null picture shows nothing.
        """
        self._original, self._shape = picture, shape
        self._turns = 0 if crop is None else crop.turns
        self._use(self._turned())
        if crop is not None:
            self._set(CropFrame.of(crop, self._picture.width(), self._picture.height(), shape))

    def say(self, words: str) -> None:
        """Say this in the middle, over whatever is shown; nothing when it is empty."""
        self._words = words
        self.update()

    def turn(self) -> None:
        """Turn the picture clockwise by a quarter; the frame begins anew."""
        if self.has_picture:
            self._turns = (self._turns + 1) % 4
            self._use(self._turned())

    def resize_frame(self, factor: float) -> None:
        """Make the frame larger or smaller round its middle."""
        self._set(self._frame.scaled(factor))

    def crop(self) -> Crop:
        """The part that is chosen."""
        return self._frame.crop(self._turns)

    def is_whole(self) -> bool:
        """Whether nobody has moved anything: all that fits the shape is chosen, unturned."""
        return not self._turns and self._frame == self._largest()

    def part(self) -> QImage:
        """The chosen part of the picture, as large as a preview needs."""
        frame = self._frame
        picture = self._picture if frame.width < _PREVIEW else self._small
        scale = picture.width() / max(1, self._picture.width())
        width, height = max(1, round(frame.width * scale)), max(1, round(frame.height * scale))
        return picture.copy(QRect(round(frame.left * scale), round(frame.top * scale), width, height))

    def sizeHint(self) -> QSize:
        return QSize(560, 420)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 200)

    def _turned(self) -> QImage:
        return self._original.transformed(QTransform().rotate(90 * self._turns)) if self._turns else self._original

    def _use(self, picture: QImage) -> None:
        self._picture = self._small = picture
        if max(picture.width(), picture.height()) > 2 * _PREVIEW:
            smooth = Qt.TransformationMode.SmoothTransformation
            self._small = picture.scaled(2 * _PREVIEW, 2 * _PREVIEW, Qt.AspectRatioMode.KeepAspectRatio, smooth)
        self._shown = QPixmap()
        self._held = self._corner = None
        self._frame = self._largest()
        self.update()
        self.changed.emit()

    def _largest(self) -> CropFrame:
        return CropFrame.largest(max(1, self._picture.width()), max(1, self._picture.height()), self._shape)

    def _set(self, frame: CropFrame) -> None:
        if self.has_picture and frame != self._frame:
            self._frame = frame
            self.update()
            self.changed.emit()

    # Where things are ---------------------------------------------------------------------------------

    def _area(self) -> QRectF:
        """Where the picture is seen."""
        room = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        size = self._picture.size().toSizeF().scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        area = QRectF(0, 0, size.width(), size.height())
        area.moveCenter(room.center())
        return area

    def _scale(self) -> float:
        """Logical pixels on screen for one of the picture."""
        return max(self._area().width() / max(1, self._picture.width()), 1e-6)

    def _seen_frame(self) -> QRectF:
        area, scale, frame = self._area(), self._scale(), self._frame
        corner = area.topLeft() + QPointF(frame.left, frame.top) * scale
        return QRectF(corner.x(), corner.y(), frame.width * scale, frame.height * scale)

    def _corner_at(self, place: QPointF) -> int | None:
        """The corner of the frame that is near enough to be pulled, the nearest one."""
        seen = self._seen_frame()
        corners = (seen.topLeft(), seen.topRight(), seen.bottomLeft(), seen.bottomRight())
        # In a small frame there must be room left between its corners to take hold of it as a whole.
        reach = min(_REACH, max(_HANDLE, min(seen.width(), seen.height()) * 0.35))
        distances = [max(abs(place.x() - corner.x()), abs(place.y() - corner.y())) for corner in corners]
        nearest = min(range(4), key=distances.__getitem__)
        return nearest if distances[nearest] <= reach else None

    # Mouse, wheel and keys ------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton or not self.has_picture:
            return
        place = event.position()
        self._corner = self._corner_at(place)
        seen = self._seen_frame()
        if self._corner is None and not seen.contains(place):
            moved = (place - seen.center()) / self._scale()
            self._set(self._frame.moved(moved.x(), moved.y()))
        self._held = place

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = event.position()
        if self._held is None:
            self._point_at(place)
            return
        if self._corner is not None:
            pulled = (place - self._area().topLeft()) / self._scale()
            self._set(self._frame.pulled(self._corner, pulled.x(), pulled.y()))
        else:
            before, moved = self._frame, (place - self._held) / self._scale()
            self._set(self._frame.moved(moved.x(), moved.y()))
            # What the picture's edge has kept back is not owed: the frame stays under the pointer.
            self._held += QPointF(self._frame.left - before.left, self._frame.top - before.top) * self._scale()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held = self._corner = None
        self._point_at(event.position())

    def _point_at(self, place: QPointF) -> None:
        corner = self._corner_at(place) if self.has_picture else None
        if corner is not None:
            self.setCursor(_CURSORS[corner])
        elif self.has_picture and self._seen_frame().contains(place):
            self.setCursor(Qt.CursorShape.SizeAllCursor)
        else:
            self.unsetCursor()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Away from oneself comes closer to the picture, as everywhere."""
        self.resize_frame(_STEP ** (-event.angleDelta().y() / _WHEEL_NOTCH))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        is_fine = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key in _MOVES and self.has_picture:
            right, down = _MOVES[key]
            step = max(self._frame.across, self._frame.down) * (0.004 if is_fine else 0.025)
            self._set(self._frame.moved(right * step, down * step))
        elif key in _SIZES:
            self.resize_frame(_SIZES[key])
        elif key == Qt.Key.Key_0:
            self._set(self._largest())
        else:
            super().keyPressEvent(event)

    # Painting -------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._shown = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_ring(painter, self, 10)
            if self.has_picture:
                self._paint_picture(painter)
            if self._words:
                self._paint_words(painter)

    def _paint_picture(self, painter: QPainter) -> None:
        area, seen = self._area(), self._seen_frame()
        painter.drawPixmap(area.topLeft(), self._sized(area.size().toSize()))
        shade, hole = QPainterPath(), QPainterPath()
        shade.addRect(area)
        hole.addRect(seen)
        painter.fillPath(shade.subtracted(hole), QColor(0, 0, 0, 150))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # Black beside white is seen on every picture.
        painter.setPen(QPen(QColor(0, 0, 0, 200), 5))
        painter.drawRect(seen)
        painter.setPen(QPen(QColor("white"), 2.5))
        painter.drawRect(seen)
        painter.setPen(QPen(QColor(0, 0, 0, 220), 2))
        painter.setBrush(QColor("white"))
        for corner in (seen.topLeft(), seen.topRight(), seen.bottomLeft(), seen.bottomRight()):
            painter.drawEllipse(corner, _HANDLE, _HANDLE)

    def _paint_words(self, painter: QPainter) -> None:
        """On a dark plate, so that they are read on every picture."""
        plate = QRectF(painter.fontMetrics().boundingRect(self._words)).adjusted(-28, -16, 28, 16)
        plate.moveCenter(QRectF(self.rect()).center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(20, 24, 24, 225))
        painter.drawRoundedRect(plate, 16, 16)
        painter.setPen(QColor("white"))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, self._words)

    def _sized(self, size: QSize) -> QPixmap:
        """The picture as large as it is seen, made once for each size."""
        ratio = self.devicePixelRatioF()
        wanted = QSize(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
        if self._shown.size() != wanted:
            smooth = Qt.TransformationMode.SmoothTransformation
            self._shown = QPixmap.fromImage(self._picture.scaled(wanted, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))
            self._shown.setDevicePixelRatio(ratio)
        return self._shown
