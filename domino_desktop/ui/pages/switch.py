"""A switch: a short sentence that is on or off."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from domino_desktop.ui.controls.ground import ground_palette, paint_ring
from domino_desktop.ui.style import BUTTON_HEIGHT

_Role = QPalette.ColorRole
_WORDS: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_GAP: Final = 12


class Switch(QCheckBox):
    """A check box drawn as a sliding switch, whose words wrap rather than being cut."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        width = QFontMetrics(self.font()).horizontalAdvance(self.text()) + self._beside() + 12
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        longest = max((metrics.horizontalAdvance(word) for word in self.text().split()), default=0)
        return QSize(longest + self._beside() + 12, BUTTON_HEIGHT)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, max(1, width - self._beside() - 8), 10_000)
        return max(BUTTON_HEIGHT, QFontMetrics(self.font()).boundingRect(room, int(_WORDS), self.text()).height() + 14)

    def hitButton(self, position: object) -> bool:
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, is_on = ground_palette(self), self.isChecked()
        high = self._high()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_ring(painter, self, 12)
            slot = QRectF(8, (self.height() - high) / 2, high * 1.75, high)
            painter.setPen(QPen(palette.color(_Role.Link), 2))
            painter.setBrush(palette.color(_Role.Highlight if is_on else _Role.Midlight))
            painter.drawRoundedRect(slot, high / 2, high / 2)
            painter.setBrush(palette.color(_Role.HighlightedText if is_on else _Role.Base))
            x = slot.right() - high / 2 if is_on else slot.left() + high / 2
            painter.drawEllipse(QPointF(x, slot.center().y()), high / 2 - 4, high / 2 - 4)
            painter.setPen(palette.color(_Role.Text))
            area = self.rect().adjusted(self._beside(), 0, -8, 0)
            painter.drawText(area, int(_WORDS), self.text())

    def _high(self) -> float:
        return max(24.0, self.fontMetrics().height() * 1.15)

    def _beside(self) -> int:
        return round(8 + self._high() * 1.75) + _GAP
