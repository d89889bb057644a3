"""The steps of a ladder as stairs: on each a double tile, face down as long as the step is closed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import puzzles
from domino_desktop.storage.training import STARS, STEPS, Ladder
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls.ground import ground_palette, paint_ring
from domino_desktop.ui.puzzles.stars import paint_stars

_Role = QPalette.ColorRole
_LARGEST, _SMALLEST = 40, 26  # the short side of a tile
_AROUND: Final = 8  # room between a tile and the edge of its button
_STARS: Final = 18  # the height of the stars
_FOOT: Final = 34  # of the first step
_RISE: Final = 13  # of each further step


class _StepButton(QAbstractButton):
    """One step: its tile, and its stars below."""

    def __init__(self, art: TileArt, step: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._art, self._step = art, step
        self._stars, self._is_open, self._is_here = 0, False, False
        self.short = _LARGEST
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def present(self, stars: int, language: Speaker, *, is_open: bool, is_here: bool) -> None:
        self._stars, self._is_open, self._is_here = stars, is_open, is_here
        self.setEnabled(is_open)
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_open else Qt.CursorShape.ArrowCursor)
        message = puzzles.STEP_STARS if is_open else puzzles.STEP_CLOSED
        self.setAccessibleName(language.say(message, self._step, n=stars if is_open else None))
        self.setToolTip(self.accessibleName())
        self.update()

    def set_art(self, art: TileArt) -> None:
        self._art = art
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()  # the stairs know what is beside what

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = ground_palette(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            body = paint_ring(painter, self, 10)
            if self._is_here:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(palette.color(_Role.AlternateBase))
                painter.drawRoundedRect(body, 10, 10)
                painter.setPen(QPen(palette.color(_Role.LinkVisited), 2.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(body.adjusted(1.5, 1.5, -1.5, -1.5), 9, 9)
            self._paint_tile(painter)
            if self._is_open:
                area = QRectF(2, self.height() - _STARS - 5, self.width() - 4, _STARS)
                gold = palette.color(_Role.LinkVisited)
                paint_stars(painter, area, self._stars, STARS, gold, palette.color(_Role.Text))

    def _paint_tile(self, painter: QPainter) -> None:
        dpr, short = self.devicePixelRatioF(), self.short
        is_lifted = self.underMouse() and self._is_open
        if self._is_open:
            picture = self._art.face(self._step, self._step, short, dpr=dpr, lifted=is_lifted)
        else:
            picture = self._art.back(short, dpr=dpr)
        margin = TileArt.margin(short)
        # One that is closed has no stars to stand above.
        top = _AROUND - (2 if is_lifted else 0) if self._is_open else self.height() - 2 * short - 3
        corner = QPointF(round((self.width() - short) / 2), top)
        painter.drawPixmap(corner - QPointF(margin, margin), picture)


class Stairs(QWidget):
    """``chosen(int)`` when somebody presses an open step. Arrow keys go from step to step."""

    chosen = Signal(int)

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._highest = 1
        self._steps = [_StepButton(art, step, self) for step in range(1, STEPS + 1)]
        for number, button in enumerate(self._steps, 1):
            button.clicked.connect(lambda _checked=False, step=number: self.chosen.emit(step))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def steps(self) -> tuple[QAbstractButton, ...]:
        """The buttons, the lowest first."""
        return tuple(self._steps)

    def present(self, ladder: Ladder, language: Speaker) -> None:
        """Show how far somebody has climbed."""
        self._highest = ladder.highest
        for step, button in enumerate(self._steps, 1):
            is_open = step <= ladder.highest
            button.present(ladder.stars(step), language, is_open=is_open, is_here=step == ladder.highest)
        self.update()

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        for button in self._steps:
            button.set_art(art)

    def sizeHint(self) -> QSize:
        return QSize(STEPS * (_LARGEST + 2 * _AROUND + 4), self._height(_LARGEST))

    def minimumSizeHint(self) -> QSize:
        return QSize(STEPS * (_SMALLEST + _AROUND), self._height(_LARGEST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        cell = self.width() // STEPS
        short = max(_SMALLEST, min(_LARGEST, cell - 2 * _AROUND))
        width = min(cell - 2, short + 2 * _AROUND)
        height = 2 * short + 2 * _AROUND + _STARS
        for place, button in enumerate(self._steps):
            button.short = short
            x = place * cell + (cell - width) // 2
            if self.isRightToLeft():
                x = self.width() - x - width
            bottom = self.height() - self._tread(place)
            button.setGeometry(QRect(x, bottom - height, width, height))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        onward = -1 if self.isRightToLeft() else 1
        way = {
            Qt.Key.Key_Right: onward,
            Qt.Key.Key_Left: -onward,
            Qt.Key.Key_Up: 1,
            Qt.Key.Key_Down: -1,
            Qt.Key.Key_Home: -STEPS,
            Qt.Key.Key_End: STEPS,
        }.get(Qt.Key(event.key()))
        here = next((place for place, button in enumerate(self._steps) if button.hasFocus()), None)
        if way is None or here is None:
            super().keyPressEvent(event)
        else:
            there = max(0, min(self._highest - 1, here + way))
            self._steps[there].setFocus(Qt.FocusReason.TabFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = ground_palette(self)
        cell = self.width() / STEPS
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place in range(STEPS):
                left = self.width() - (place + 1) * cell if self.isRightToLeft() else place * cell
                rise = self._tread(place)
                is_open = place < self._highest
                fill = QColor(palette.color(_Role.LinkVisited if is_open else _Role.Midlight))
                fill.setAlphaF(0.5 if is_open else 1.0)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(fill)
                step = QRectF(left + 1, self.height() - rise + 2, cell - 2, rise - 2)
                painter.drawRoundedRect(step, 5, 5)
                painter.setPen(palette.color(_Role.Text if is_open else _Role.PlaceholderText))
                painter.drawText(step, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, str(place + 1))

    def _tread(self, place: int) -> int:
        """How high a step is above the ground."""
        return max(_FOOT, self.fontMetrics().height() + 6) + place * _RISE

    def _height(self, short: int) -> int:
        return 2 * short + 2 * _AROUND + _STARS + self._tread(STEPS - 1) + 4
