"""A short sentence over the table that goes away by itself."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from domino_desktop.ui.art.theme import Theme

_LEAST_TIME, _TIME_A_LETTER = 2500, 60
_WIDEST = 0.8  # of its parent


class Bubble(QLabel):
    """One sentence above or below a point; it stays as long as it takes to read, and never takes a click."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._over = parent
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setContentsMargins(18, 10, 18, 10)
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self.hush)
        self.hide()

    def say_above(self, sentence: str, foot: QPoint, *, stays: bool = False) -> None:
        """Show the sentence with its lower edge centred on this point, inside the parent.

        One that ``stays`` is there until the next sentence, or until it is hushed.
        """
        self._say(sentence, foot, stays, 1)

    def say_below(self, sentence: str, head: QPoint) -> None:
        """Show the sentence with its upper edge centred on this point, inside the parent."""
        self._say(sentence, head, False, 0)

    def _say(self, sentence: str, point: QPoint, stays: bool, share_above: int) -> None:
        parent = self._over
        self.setText(sentence)
        width = min(self.fontMetrics().horizontalAdvance(sentence) + 44, round(parent.width() * _WIDEST))
        height = self.heightForWidth(width)
        left = min(max(8, point.x() - width // 2), parent.width() - width - 8)
        top = min(max(8, point.y() - height * share_above), parent.height() - height - 8)
        self.setGeometry(left, top, width, height)
        self.show()
        self.raise_()
        if stays:
            self._rest.stop()
        else:
            self._rest.start(_LEAST_TIME + _TIME_A_LETTER * len(sentence))

    def hush(self) -> None:
        """Be gone, words and all: they may be about a tile that only one person may know."""
        self._rest.stop()
        self.hide()
        self.clear()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(QColor(self._theme.card_raised))
            painter.setPen(QPen(QColor(self._theme.gold_line), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 14, 14)
            painter.setPen(QColor(self._theme.text))
            painter.setFont(self.font())
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.contentsRect(), flags, self.text())
