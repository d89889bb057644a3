"""A short sentence over the table that goes away by itself."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QLabel, QWidget

from domino_desktop.ui.art.tile_art import TileArt

_LEAST_TIME, _TIME_A_LETTER = 2500, 60
_WIDEST = 0.8  # of its parent
_DOING = (
    QEvent.Type.KeyPress,
    QEvent.Type.ShortcutOverride,  # a key that is a shortcut comes as nothing else
    QEvent.Type.MouseButtonPress,
    QEvent.Type.TouchBegin,
    QEvent.Type.Wheel,
)


class Bubble(QLabel):
    """One sentence above or below a point; it stays as long as it takes to read, and never takes a click."""

    def __init__(self, art: TileArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._over = parent
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setContentsMargins(18, 10, 18, 10)
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self.hush)
        self._makes_way = False
        parent.installEventFilter(self)
        if isinstance(parent, QAbstractScrollArea):
            parent.viewport().installEventFilter(self)
        self.hide()

    def say_above(self, sentence: str, foot: QPoint, *, stays: bool = False) -> None:
        """Show the sentence with its lower edge centred on this point, inside the parent.

        One that ``stays`` is there until the next sentence, or until it is hushed.
        """
        self._say(sentence, foot, stays, 1)

    def say_clear(
        self, tellings: Sequence[str], feet: Sequence[QPoint], taken: Sequence[QRect], *, stays: bool
    ) -> None:
        """Show the first of these tellings that covers nothing that is ``taken``, above the first point that does it.

        Where there is none the last and shortest is above the first one. It does not stay for longer than it takes
        to read, and is gone with the next key or press: people need what lies under it.
        """
        for telling in tellings:
            for foot in feet:
                area = self._area(telling, foot, 1)
                if not any(area.intersects(each) for each in taken):
                    self._say(telling, foot, stays, 1)
                    return
        self._say(tellings[-1], feet[0], False, 1)
        self._makes_way = True

    def say_below(self, sentence: str, head: QPoint) -> None:
        """Show the sentence with its upper edge centred on this point, inside the parent."""
        self._say(sentence, head, False, 0)

    def _say(self, sentence: str, point: QPoint, stays: bool, share_above: int) -> None:
        self._makes_way = False
        self.setGeometry(self._area(sentence, point, share_above))
        self.show()
        self.raise_()
        if stays:
            self._rest.stop()
        else:
            self._rest.start(_LEAST_TIME + _TIME_A_LETTER * len(sentence))

    def _area(self, sentence: str, point: QPoint, share_above: int) -> QRect:
        """Where this sentence would stand."""
        parent = self._over
        self.setText(sentence)
        width = min(self.fontMetrics().horizontalAdvance(sentence) + 44, round(parent.width() * _WIDEST))
        height = self.heightForWidth(width)
        left = min(max(8, point.x() - width // 2), parent.width() - width - 8)
        top = min(max(8, point.y() - height * share_above), parent.height() - height - 8)
        return QRect(left, top, width, height)

    def hush(self) -> None:
        """Be gone, words and all: they may be about a tile that only one person may know."""
        self._makes_way = False
        self._rest.stop()
        self.hide()
        self.clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Makes way for what people do at the table, and leaves it to the table."""
        if self._makes_way and event.type() in _DOING:
            self.hush()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(QColor(self._art.theme.card_raised))
            painter.setPen(QPen(QColor(self._art.theme.gold_line), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 14, 14)
            painter.setPen(QColor(self._art.theme.text))
            painter.setFont(self.font())
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.contentsRect(), flags, self.text())
