"""The lid of the rack, and the curtain over the whole table: what stands between two people at one screen."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import ActionButton, SeatBadge, TextLabel
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.style import cloth_palette

#: A key that was already held down when the lid closed does not open it.
_DEAF_TIME = 400


class Lid(QWidget):
    """A wooden lid with the next person's name and one button; ``opened`` when it is lifted.

    Nothing of the hand is known to it, so nothing can show through.
    """

    opened = Signal()

    def __init__(self, art: TileArt, parent: QWidget | None = None, *, is_curtain: bool = False) -> None:
        super().__init__(parent)
        self._art = art
        self._is_curtain = is_curtain
        self._edge = art.theme.brass
        self._closed = QElapsedTimer()
        self.setPalette(cloth_palette(art.theme))
        self._badge = SeatBadge(art, 56 if is_curtain else 36, self)
        self._words = TextLabel("headline" if is_curtain else "heading", "", self)
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter if is_curtain else Qt.AlignmentFlag.AlignVCenter)
        self._facts = TextLabel("body", "", self)
        self._facts.setWordWrap(True)
        self._facts.setVisible(is_curtain)
        self._facts.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._button = ActionButton("", self)
        self._button.clicked.connect(self._open)
        self._button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._button.setAutoDefault(True)
        self.setFocusProxy(self._button)
        if is_curtain:
            column = QVBoxLayout(self)
            column.addStretch(2)
            for widget in (self._badge, self._words, self._facts, self._button):
                column.addWidget(widget, alignment=Qt.AlignmentFlag.AlignHCenter)
            column.addStretch(3)
            column.setSpacing(18)
        else:
            self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
            self._row.setContentsMargins(22, 10, 22, 10)
            self._row.setSpacing(14)
            said = QHBoxLayout()
            said.setSpacing(14)
            said.addWidget(self._badge)
            said.addWidget(self._words, 1)
            self._row.addLayout(said, 1)
            self._row.addWidget(self._button, 0, Qt.AlignmentFlag.AlignCenter)

    def close_for(self, mark: SeatMark, words: str, button: str, facts: str = "") -> None:
        """Close with this person's words on it."""
        self._edge = self._art.theme.seat(mark.colour).glow
        self._badge.show_seat(mark.colour, mark.name)
        self._words.setText(words)
        self._facts.setText(facts)
        self._button.setText(button)
        self.setAccessibleName(words)
        self._closed.start()
        self.show()
        self.raise_()
        self._button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.update()

    def _open(self) -> None:
        self.hide()
        self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, unless the key was already down when the lid closed."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat() and self._closed.hasExpired(_DEAF_TIME):
                self._open()
            event.accept()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is narrow, the button stands below the words."""
        if not self._is_curtain:
            is_narrow = self.width() < self.fontMetrics().averageCharWidth() * 58
            way = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
            self._row.setDirection(way)
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            theme = self._art.theme
            body = QRectF(self.rect())
            if self._is_curtain:
                painter.drawPixmap(0, 0, self._art.cloth(self.width(), self.height(), self.devicePixelRatioF()))
                return
            wood = QLinearGradient(body.topLeft(), body.bottomLeft())
            wood.setColorAt(0, QColor(theme.wood_light))
            wood.setColorAt(0.5, QColor(theme.wood))
            wood.setColorAt(1, QColor(theme.wood_shade))
            painter.setBrush(wood)
            painter.setPen(QPen(QColor(self._edge), 3))
            painter.drawRoundedRect(body.adjusted(2, 2, -2, -2), 16, 16)
