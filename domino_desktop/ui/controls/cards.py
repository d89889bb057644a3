"""Panels of white paper and the thin bar of progress."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFrame, QProgressBar, QSizePolicy, QWidget

from domino_desktop.ui.controls.ground import ground_palette

_Role = QPalette.ColorRole


class Card(QFrame):
    """A rounded white panel. Raised, it has a warm ground and a gold edge: the winner, the one to act."""

    def __init__(self, parent: QWidget | None = None, *, raised: bool = False) -> None:
        super().__init__(parent)
        self._raised = raised
        # Qt measures a frame anew when it gets another parent, and clears the room along the edges of one so small
        # that nothing is left within: a widget that begins with a parent would be that small.
        self.resize(640, 480)
        self.setContentsMargins(14, 10, 14, 10)

    @property
    def raised(self) -> bool:
        """Whether the card stands out among its neighbours."""
        return self._raised

    def set_raised(self, raised: bool) -> None:
        """Raise the card or lay it flat."""
        if raised != self._raised:
            self._raised = raised
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = ground_palette(self)
        edge = 3.0 if self._raised else 1.5
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(palette.color(_Role.LinkVisited if self._raised else _Role.Mid), edge))
            painter.setBrush(palette.color(_Role.AlternateBase if self._raised else _Role.Base))
            half = edge / 2
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 14, 14)


class PressableCard(Card):
    """A card that can be clicked anywhere beside its buttons; raised while the pointer is over it.

    The mouse only: what a click does has to be a button on the card as well.
    """

    clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.set_raised(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.set_raised(False)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()


class ProgressBar(QProgressBar):
    """A thin bar in a seat's colour: how far a total is on its way to the target."""

    def __init__(self, colour: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colour = colour
        self.setTextVisible(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_colour(self, colour: str) -> None:
        """Paint the bar in this colour from now on."""
        self._colour = colour
        self.update()

    def set_progress(self, total: int, target: int) -> None:
        """Show a total against its target; below nothing it is empty, beyond the target full."""
        self.setRange(0, max(1, target))
        self.setValue(min(max(total, 0), max(1, target)))

    def sizeHint(self) -> QSize:
        return QSize(120, 10)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        whole = QRectF(self.rect()).adjusted(0, 1, 0, -1)
        corner = whole.height() / 2
        done = QRectF(whole)
        share = self.value() / self.maximum() if self.maximum() > 0 else 0.0
        done.setWidth(max(whole.width() * share, whole.height()) if share else 0)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            done.moveRight(whole.right())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            palette = ground_palette(self)
            painter.setPen(QPen(palette.color(_Role.Mid), 1))
            painter.setBrush(palette.color(_Role.Midlight))
            painter.drawRoundedRect(whole.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._colour))
            painter.drawRoundedRect(done, corner, corner)
