"""A quiet button that shows the key which presses it on a cap before its words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from domino_desktop.ui.controls import QuietButton
from domino_desktop.ui.controls.ground import ground_palette

_GAP: Final = 10
_WRAPPED: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap


class KeyButton(QuietButton):
    """Takes no keyboard by a click, so that typing goes on where it was."""

    _across = 16

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._key = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)  # where it is narrow, the words wrap
        self.setSizePolicy(policy)

    @property
    def key(self) -> str:
        """What stands on the cap."""
        return self._key

    def set_words(self, key: str, words: str, spoken_key: str) -> None:
        """Name the button and its key; ``spoken_key`` is what a screen reader says of the key."""
        self._key = key
        self.setText(words)
        self.setAccessibleName(words)
        self.setAccessibleDescription(spoken_key)
        self.updateGeometry()

    def _icon_room(self) -> int:
        return self._cap_width() + _GAP

    def _paint_label(self, painter: QPainter) -> None:
        palette = ground_palette(self)
        ink = palette.color(self._ink if self.isEnabled() else QPalette.ColorRole.Link)
        area = self.rect().adjusted(self._across, 2, -self._across, -2)
        high = round(QFontMetrics(self._label_font()).height() * 1.25)
        cap = QRectF(area.left(), area.center().y() - high / 2, self._cap_width(), high)
        painter.setPen(QPen(ink, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, high * 0.22, high * 0.22)
        painter.setFont(self._label_font())
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)
        painter.drawText(area.adjusted(self._icon_room(), 0, 0, 0), int(_WRAPPED), self.text())

    def _cap_width(self) -> int:
        metrics = QFontMetrics(self._label_font())
        return max(round(metrics.height() * 1.25), metrics.horizontalAdvance(self._key) + 14)
