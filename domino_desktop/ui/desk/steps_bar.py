"""The five steps of a round at the desk, as a row: done, now, later."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from domino_desktop.controller.referee import Stage
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import desk
from domino_desktop.ui.controls.ground import ground_palette

_PLACES: Final = {
    Stage.POSITION: 0,
    Stage.ROUND: 0,
    Stage.WALK: 1,
    Stage.MUST_PLAY: 1,
    Stage.HANDS: 2,
    Stage.REST: 2,
    Stage.RULINGS: 3,
    Stage.COUNT: 4,
    Stage.SCORED: 4,
    Stage.MATCH_OVER: 4,
}
_GAP: Final = 10
_DOT: Final = 0.62  # of the height of a line


class StepsBar(QLabel):
    """Dots on a line with their words; where it is narrow, only the step that is now has words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[str, ...] = ()
        self._now = 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def present(self, stage: Stage, language: Language) -> None:
        """Show where things are."""
        self._now = _PLACES[stage]
        self._words = tuple(map(language.say, desk.STEPS))
        states = [desk.STEP_DONE if place < self._now else desk.STEP_LATER for place in range(len(self._words))]
        states[self._now] = desk.STEP_NOW
        self.setAccessibleName("; ".join(language.say(state, word) for state, word in zip(states, self._words)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(ceil(self._room(self._words)) + 4, self.fontMetrics().height() + 16)

    def minimumSizeHint(self) -> QSize:
        return QSize(ceil(self._room(self._words[self._now : self._now + 1])) + 4, self.fontMetrics().height() + 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._words:
            return
        palette = ground_palette(self)
        ink, quiet = palette.color(QPalette.ColorRole.Text), palette.color(QPalette.ColorRole.PlaceholderText)
        strong = palette.color(QPalette.ColorRole.Highlight)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            font, metrics = self._bold()
            dot = metrics.height() * _DOT
            widths = [metrics.horizontalAdvance(word) for word in self._words]
            has_words = self._room(self._words) <= self.width()
            x, middle = 2.0, self.height() / 2
            for place, (word, width) in enumerate(zip(self._words, widths, strict=True)):
                is_now, is_done = place == self._now, place < self._now
                circle = QRectF(x, middle - dot / 2, dot, dot)
                painter.setPen(QPen(strong if is_now or is_done else quiet, 2))
                painter.setBrush(strong if is_now else Qt.BrushStyle.NoBrush)
                painter.drawEllipse(circle)
                if is_done:
                    painter.drawPolyline(
                        [
                            circle.center() + QPointF(-dot * 0.24, 0),
                            circle.center() + QPointF(-dot * 0.05, dot * 0.2),
                            circle.center() + QPointF(dot * 0.26, -dot * 0.2),
                        ]
                    )
                x += dot + _GAP
                if has_words or is_now:
                    font.setBold(is_now)
                    painter.setFont(font)
                    painter.setPen(ink if is_now else quiet)
                    room = QRectF(x, 0, width + 2, self.height())
                    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, word)
                    x += width + _GAP
                if place + 1 < len(self._words):
                    painter.setPen(QPen(quiet, 1.5))
                    painter.drawLine(QPointF(x, middle), QPointF(x + _GAP, middle))
                    x += 2 * _GAP

    def _room(self, words: Sequence[str]) -> float:
        """What all dots take with these words beside them."""
        _, metrics = self._bold()
        dots = len(self._words) * (metrics.height() * _DOT + _GAP) + (len(self._words) - 1) * 2 * _GAP
        return dots + sum(metrics.horizontalAdvance(word) + _GAP for word in words)

    def _bold(self) -> tuple[QFont, QFontMetricsF]:
        self.ensurePolished()
        font = QFont(self.font())
        font.setBold(True)
        return font, QFontMetricsF(font)
