"""Sheets of paper as they will be printed, lying on the table: one below the other, as near as one likes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from domino_desktop.ui.art.shadow import paint_shadow
from domino_desktop.ui.art.theme import Theme
from domino_desktop.ui.controls.scrolling import scroll_by_key
from domino_desktop.ui.printing.leaves import INCH, Leaves, as_picture

_GAP: Final = 22
_STEP: Final = 1.2
_NEAREST, _FARTHEST = 3.0, 0.4
_MOST_KEPT: Final = 24  # pictures of sheets
_WIDEST: Final = 860  # pixels: wider than that, one page is no longer taken in at a glance


class PaperPreview(QScrollArea):
    """Shows `Leaves` as wide as there is room; Ctrl and the wheel, or plus and minus, bring them nearer."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheets = _Sheets(theme)
        self._theme, self._nearness = theme, 1.0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setWidget(self._sheets)
        self._sheets.setAutoFillBackground(False)

    def set_theme(self, theme: Theme) -> None:
        """Let the paper lie on this cloth."""
        self._theme = theme
        self._sheets.set_theme(theme)
        self.viewport().update()

    def show_leaves(self, leaves: Leaves, name: str, words: str) -> None:
        """Show these sheets from the top; a screen reader says their name and reads their words."""
        self._sheets.leaves = leaves
        self.setAccessibleName(name)
        self.setAccessibleDescription(words)
        self._arrange()

    def come_nearer(self) -> None:
        self._approach(self._nearness * _STEP)

    def go_farther(self) -> None:
        self._approach(self._nearness / _STEP)

    @property
    def sheet_width(self) -> int:
        """How wide a sheet is now, in pixels."""
        return self._sheets.sheet_size().width()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self.viewport()) as painter:
            painter.fillRect(event.rect(), QColor(self._theme.cloth))
        super().paintEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            turned = event.angleDelta().y()
            if turned:
                self._approach(self._nearness * (_STEP if turned > 0 else 1 / _STEP))
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.come_nearer()
        elif event.key() == Qt.Key.Key_Minus:
            self.go_farther()
        elif not scroll_by_key(self, event):
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _approach(self, nearness: float) -> None:
        """Keep what is in the middle there."""
        bar = self.verticalScrollBar()
        middle = (bar.value() + self.viewport().height() / 2) / max(1, self._sheets.height())
        self._nearness = min(_NEAREST, max(_FARTHEST, nearness))
        self._arrange()
        bar.setValue(round(middle * self._sheets.height() - self.viewport().height() / 2))

    def _arrange(self) -> None:
        # As if the bar were always there: sheets that fit only beside one would show and hide it for ever.
        room = self.contentsRect().width() - self.verticalScrollBar().sizeHint().width() - 2 * _GAP
        self._sheets.arrange(max(120, round(min(room, _WIDEST) * self._nearness)))


class _Sheets(QWidget):
    """The sheets; each is painted once for a size, when it comes into view.

    One after the other, so that the window answers in between. Those seen longest ago are let go of.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._leaves: Leaves | None = None
        self._width = 0
        self._pictures: dict[tuple[int, int], QImage] = {}

    @property
    def leaves(self) -> Leaves | None:
        return self._leaves

    @leaves.setter
    def leaves(self, leaves: Leaves) -> None:
        self._leaves = leaves
        self._pictures.clear()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def sheet_size(self) -> QSize:
        if self._leaves is None:
            return QSize()
        sheet = self._leaves.paper.millimetres(is_landscape=self._leaves.is_landscape)
        return QSize(self._width, round(self._width * sheet.height() / sheet.width()))

    def arrange(self, width: int) -> None:
        self._width = width
        if self._leaves is None:
            return
        sheet = self.sheet_size()
        whole = QSize(sheet.width() + 2 * _GAP, self._leaves.count * (sheet.height() + _GAP) + _GAP)
        if whole != self.size():
            self._pictures.clear()
        self.setFixedSize(whole)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._leaves is None:
            return
        sheet = self.sheet_size()
        step = sheet.height() + _GAP
        first = max(0, (event.rect().top() - 2 * _GAP) // step)
        last = min(self._leaves.count, (event.rect().bottom() + _GAP) // step + 1)
        is_first_new, waiting = True, QRect()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for number in range(first, last):
                place = QRect(QPoint(_GAP, _GAP + number * step), sheet)
                paint_shadow(painter, QRectF(place).translated(0, 3), 2.0, 10.0, 0.35, QColor(self._theme.cloth_shade))
                key = (number, round(sheet.width() * self.devicePixelRatioF()))
                if key not in self._pictures and not is_first_new:
                    painter.fillRect(place, QColor("white"))
                    waiting |= place
                    continue
                is_first_new = is_first_new and key in self._pictures
                painter.drawImage(place, self._picture(*key))
        if not waiting.isNull():
            QTimer.singleShot(0, self, lambda: self.update(waiting))

    def _picture(self, number: int, pixels: int) -> QImage:
        """The sheet as sharp as this screen shows it."""
        assert self._leaves is not None
        found = self._pictures.pop((number, pixels), None)
        if found is None:
            across = self._leaves.paper.millimetres(is_landscape=self._leaves.is_landscape).width()
            found = as_picture(self._leaves, number, pixels / across * INCH)
        self._pictures[number, pixels] = found
        while len(self._pictures) > _MOST_KEPT:
            del self._pictures[next(iter(self._pictures))]
        return found
