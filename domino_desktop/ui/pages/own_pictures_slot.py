"""A frame for one own picture: click it, drop a picture on it, or paste one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMimeData, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QFont,
    QImage,
    QImageWriter,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from domino_desktop.storage.pictures import PicturePlace
from domino_desktop.ui.controls.ground import ground_palette, paint_ring
from domino_desktop.ui.pages.own_pictures_reader import Source

_Role = QPalette.ColorRole
_READY: Final = ("image/png", "image/jpeg", "image/webp", "image/tiff", "image/bmp", "image/gif", "image/avif")
_LONGEST_SIDE: Final = 3000


def pictures_in(data: QMimeData | None) -> tuple[Source, ...]:
    """The pictures that are dragged or were copied: files, or one picture without a file."""
    if data is None:
        return ()
    files = tuple(Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
    if files:
        return files
    for kind in _READY:
        if data.hasFormat(kind):
            return (bytes(data.data(kind).data()),)
    image = data.imageData() if data.hasImage() else None
    if not isinstance(image, QImage) or image.isNull():
        return ()
    if max(image.width(), image.height()) > _LONGEST_SIDE:
        image = image.scaled(_LONGEST_SIDE, _LONGEST_SIDE, Qt.AspectRatioMode.KeepAspectRatio)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"bmp")).write(image.convertToFormat(QImage.Format.Format_RGB32))  # written at once
    return (bytes(buffer.data().data()),)


class PictureSlot(QAbstractButton):
    """A button that shows its picture, or invites to choose one. ``dropped`` carries one or more of `Source`."""

    dropped = Signal(object)

    def __init__(self, place: PicturePlace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.place = place
        self._picture: QImage | None = None
        self._is_target = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAcceptDrops(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def is_filled(self) -> bool:
        """Whether it shows a picture."""
        return self._picture is not None

    def show_picture(self, picture: QImage | None) -> None:
        """Show this picture, or that there is none."""
        self._picture = picture
        self.update()

    def sizeHint(self) -> QSize:
        across, down = self.place.most
        if self.place.number:
            return QSize(self._side(), self._side())
        high = self._side()
        return QSize(max(round(high * across / down), 44), high)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _side(self) -> int:
        return min(max(132, self.fontMetrics().height() * 5), 168)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        data = event.mimeData()
        if any(url.isLocalFile() for url in data.urls()) or data.hasImage() or any(map(data.hasFormat, _READY)):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self._aim(True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._aim(False)

    def dropEvent(self, event: QDropEvent) -> None:
        self._aim(False)
        sources = pictures_in(event.mimeData())
        if sources:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.dropped.emit(sources)

    def _aim(self, is_target: bool) -> None:
        """A picture hangs over the frame, or no longer."""
        self._is_target = is_target
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = ground_palette(self)
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            body = paint_ring(painter, self, 16)
            bend = 14.0
            is_strong = self._is_target or self.underMouse() or self.isDown()
            width = 4.0 if self._is_target else 2.5 if is_strong else 1.5
            frame = body.adjusted(2, 2, -2, -2)
            if self._picture is not None:
                self._paint_picture(painter, frame, bend)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(palette.color(_Role.AlternateBase if is_strong else _Role.Midlight))
                painter.drawRoundedRect(frame, bend, bend)
                self._paint_invitation(painter, frame, palette)
            edge = palette.color(_Role.Link)
            edge.setAlphaF(1.0 if is_strong else 0.7)
            style = Qt.PenStyle.SolidLine if self._picture is not None or self._is_target else Qt.PenStyle.DashLine
            painter.setPen(QPen(edge, width, style))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(frame, bend, bend)
            if self._picture is not None and self.place.number:
                self._paint_number(painter, frame, palette)

    def _paint_picture(self, painter: QPainter, frame: QRectF, bend: float) -> None:
        assert self._picture is not None
        outline = QPainterPath()
        outline.addRoundedRect(frame, bend, bend)
        painter.save()
        painter.setClipPath(outline)
        painter.drawImage(frame, self._picture)
        painter.restore()

    def _paint_invitation(self, painter: QPainter, frame: QRectF, palette: QPalette) -> None:
        """A large number, or nothing, and a plus beneath."""
        ink = palette.color(_Role.Link)
        middle = frame.center()
        if self.place.number:
            font = QFont(self.font())
            font.setBold(True)
            font.setPixelSize(round(frame.height() * 0.44))
            painter.setFont(font)
            painter.setPen(ink)
            above = frame.adjusted(0, 0, 0, -frame.height() * 0.26)
            painter.drawText(above, Qt.AlignmentFlag.AlignCenter, str(self.place.number))
            middle.setY(frame.top() + frame.height() * 0.76)
        reach = min(frame.width(), frame.height()) * 0.085
        pen = QPen(ink, 3)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(round(middle.x() - reach), round(middle.y()), round(middle.x() + reach), round(middle.y()))
        painter.drawLine(round(middle.x()), round(middle.y() - reach), round(middle.x()), round(middle.y() + reach))

    def _paint_number(self, painter: QPainter, frame: QRectF, palette: QPalette) -> None:
        side = frame.height() * 0.27
        plate = QRectF(frame.right() - side - 6, frame.bottom() - side - 6, side, side)
        painter.setPen(QPen(palette.color(_Role.Link), 1.5))
        painter.setBrush(palette.color(_Role.Base))
        painter.drawEllipse(plate)
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(round(side * 0.62))
        painter.setFont(font)
        painter.setPen(palette.color(_Role.Text))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, str(self.place.number))
