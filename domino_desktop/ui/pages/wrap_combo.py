"""A drop-down choice whose chosen words wrap rather than being cut."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from domino_desktop.ui.controls import ChoiceField
from domino_desktop.ui.controls.ground import ground_palette
from domino_desktop.ui.style import BUTTON_HEIGHT

_WORDS: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_LEFT: Final = 14
_ARROW: Final = 42
_GAP: Final = 8


class WrapCombo(ChoiceField):
    """A combo box as narrow as its longest word, and as high as its longest choice then needs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        longest = max((self._metrics().horizontalAdvance(text) for text in self._texts()), default=0)
        return QSize(longest + self._beside() + _ARROW, self._needed(self.width()))

    def minimumSizeHint(self) -> QSize:
        words = (word for text in self._texts() for word in text.split())
        longest = max((self._metrics().horizontalAdvance(word) for word in words), default=0)
        return QSize(longest + self._beside() + _ARROW + 2, self._needed(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        with QPainter(self) as painter:
            self.style().drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option, painter, self)
            area = self.rect().adjusted(_LEFT, 0, -_ARROW, 0)
            icon = self.itemIcon(self.currentIndex())
            if not icon.isNull():
                side = self._icon_side()
                place = QRect(area.left(), (self.height() - side) // 2, side, side)
                icon.paint(painter, place, Qt.AlignmentFlag.AlignCenter, QIcon.Mode.Normal)
            area.setLeft(self._beside())
            painter.setPen(ground_palette(self).color(QPalette.ColorRole.Text))
            painter.drawText(area, int(_WORDS), self.currentText())

    def _needed(self, width: int) -> int:
        """The height for the longest of the choices within this width."""
        room = QRect(0, 0, max(1, width - self._beside() - _ARROW), 10_000)
        metrics = self._metrics()
        heights = (metrics.boundingRect(room, int(_WORDS), text).height() for text in self._texts())
        return max(BUTTON_HEIGHT, max(heights, default=0) + 18)

    def _beside(self) -> int:
        """Where the words begin."""
        has_icons = any(not self.itemIcon(place).isNull() for place in range(self.count()))
        return _LEFT + (self._icon_side() + _GAP if has_icons else 0)

    def _icon_side(self) -> int:
        return round(self._metrics().height() * 1.1)

    def _texts(self) -> list[str]:
        return [self.itemText(place) for place in range(self.count())]

    def _metrics(self) -> QFontMetrics:
        self.ensurePolished()
        return QFontMetrics(self.font())
