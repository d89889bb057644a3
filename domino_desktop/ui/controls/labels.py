"""Texts, names, seat badges and single tiles."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPixmap, QTextLayout
from PySide6.QtWidgets import QApplication, QLabel, QSizePolicy, QWidget

from domino_desktop.ui.art.badge import initial
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls.ground import ground_palette
from domino_desktop.ui.controls.lines import laid_out

TextRole = Literal["title", "headline", "heading", "number", "body", "quiet"]
_SHRUNK: Final = (1.0, 0.92, 0.85, 0.78)
_WIDTHS: Final = 8  # so many of them a name is kept laid out for


class TextLabel(QLabel):
    """Plain text that wraps, sized by what it is for."""

    def __init__(self, role: TextRole = "body", text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(role != "number")
        self.setProperty("role", role)
        if role == "quiet":
            self.setForegroundRole(QPalette.ColorRole.PlaceholderText)

    def paintEvent(self, event: QPaintEvent) -> None:
        flags = int(self.alignment().value)
        if self.wordWrap():
            flags |= Qt.TextFlag.TextWordWrap.value
        with QPainter(self) as painter:
            painter.setPen(ground_palette(self).color(self.foregroundRole()))
            painter.drawText(self.contentsRect(), flags, self.painted_text())

    def painted_text(self) -> str:
        """What the eye reads now."""
        return self.text()


class NameLabel(QLabel):
    """A person's name, always whole: set a little smaller when that keeps it on one line, else wrapped anywhere."""

    def __init__(self, name: str = "", parent: QWidget | None = None, *, bold: bool = True) -> None:
        super().__init__(name, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._bold = bold
        self._lines: dict[tuple[object, ...], tuple[QTextLayout, float]] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        layout, height = self.laid_out(1e6)
        return QSize(int(layout.maximumWidth()) + 2, int(height) + 1)

    def minimumSizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._name_font(_SHRUNK[-1]))
        return QSize(min(int(metrics.averageCharWidth() * 9), self.sizeHint().width()), int(metrics.height()) + 1)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return int(self.laid_out(width)[1]) + 1

    def paintEvent(self, event: QPaintEvent) -> None:
        layout, height = self.laid_out(self.width())
        top = max(0.0, (self.height() - height) / 2)
        if self.alignment() & Qt.AlignmentFlag.AlignTop:
            top = 0.0
        with QPainter(self) as painter:
            painter.setPen(ground_palette(self).color(self.foregroundRole()))
            layout.draw(painter, QPointF(0, top))

    def laid_out(self, width: float) -> tuple[QTextLayout, float]:
        """The name in lines of at most this width, and their height."""
        self.ensurePolished()
        # What stands around it asks again and again while it is laid out, and mostly for the same few widths.
        wanted = self.text(), width, self.alignment().value, self.font().key(), QApplication.font().pointSizeF()
        found = self._lines.get(wanted)
        if found is None:
            if len(self._lines) >= _WIDTHS:
                self._lines.clear()
            found = self._lines[wanted] = self._lay_out(width)
        return found

    def _lay_out(self, width: float) -> tuple[QTextLayout, float]:
        for share in _SHRUNK:
            font = self._name_font(share)
            if QFontMetricsF(font).horizontalAdvance(self.text()) <= width:
                break
        return laid_out(self.text(), font, width, self.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask)

    def _name_font(self, share: float) -> QFont:
        font = self.font()
        font.setBold(self._bold)
        # Never below the application's own size: that is the smallest text anywhere.
        least = min(font.pointSizeF(), QApplication.font().pointSizeF())
        if font.pointSizeF() > 0:
            font.setPointSizeF(max(font.pointSizeF() * share, least))
        return font


class _PictureLabel(QLabel):
    """A label that shows a picture sharp on whatever screen it is on."""

    def current_picture(self) -> QPixmap:
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        picture = self.current_picture()
        size = picture.deviceIndependentSize()
        with QPainter(self) as painter:
            corner = QPointF(round((self.width() - size.width()) / 2), round((self.height() - size.height()) / 2))
            painter.drawPixmap(corner, picture)


class TileLabel(_PictureLabel):
    """One small tile. The caller sets its accessible name."""

    def __init__(
        self, art: TileArt, short: int = 32, parent: QWidget | None = None, *, horizontal: bool = True
    ) -> None:
        super().__init__(parent)
        self._art = art
        self._short = short
        self._horizontal = horizontal
        self._halves: tuple[int, int] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_face(self, first: int, second: int) -> None:
        """Show a tile face up, ``first`` on the left, or above when the label stands upright."""
        self._halves = (first, second)
        self.update()

    def show_back(self) -> None:
        """Show a tile face down."""
        self._halves = None
        self.update()

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._art = art
        self.update()

    def sizeHint(self) -> QSize:
        around = 2 * (self._short // 8)
        long, short = 2 * self._short + around, self._short + around
        return QSize(long, short) if self._horizontal else QSize(short, long)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def current_picture(self) -> QPixmap:
        dpr = self.devicePixelRatioF()
        if self._halves is None:
            return self._art.back(self._short, horizontal=self._horizontal, dpr=dpr)
        return self._art.face(*self._halves, self._short, horizontal=self._horizontal, dpr=dpr)


class SeatBadge(_PictureLabel):
    """A seat's shape in its colour with the initial of who sits there."""

    def __init__(self, art: TileArt, size: int = 32, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._size = size
        self._seat = 0
        self._letter = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_seat(self, seat: int, name: str) -> None:
        """Show the seat counted from 0, and the first character of this name."""
        self._seat = seat
        self._letter = initial(name)
        self.setAccessibleName(name)
        self.update()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._size, self._size)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def current_picture(self) -> QPixmap:
        mark = self._art.theme.seat(self._seat)
        return self._art.badge(mark.shape, mark.fill, self._letter, self._size, self.devicePixelRatioF())
