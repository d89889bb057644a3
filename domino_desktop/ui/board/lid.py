"""The lid of the rack, and the curtain over the whole table: what stands between two people at one screen."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import ActionButton, SeatBadge, TextLabel
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.style import cloth_palette

#: For so many milliseconds after it closed the lid hears no key: one that was held down must not open it.
_DEAF_TIME = 400
_OPENING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Lid(QWidget):
    """A wooden lid with the next person's name and one button; ``opened`` when it is lifted.

    Nothing of the hand is known to it, so nothing can show through. Enter, Space or a click on ``button`` opens it.
    """

    opened = Signal()

    def __init__(self, art: TileArt, parent: QWidget | None = None, *, is_curtain: bool = False) -> None:
        super().__init__(parent)
        self._art = art
        self._is_curtain = is_curtain
        self._edge = art.theme.brass
        self._owner: int | None = None
        self._closed = QElapsedTimer()
        self._closed.start()
        self.setPalette(cloth_palette(art.theme))
        self._badge = SeatBadge(art, 56 if is_curtain else 36, self)
        self._words = TextLabel("headline" if is_curtain else "heading", "", self)
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter if is_curtain else Qt.AlignmentFlag.AlignVCenter)
        self._facts = TextLabel("body", "", self)
        self._facts.setWordWrap(True)
        self._facts.setVisible(is_curtain)
        self._facts.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = ActionButton("", self)
        self.button.clicked.connect(self._open)
        self.button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.button.installEventFilter(self)
        self.setFocusProxy(self.button)
        if is_curtain:
            column = QVBoxLayout(self)
            column.addStretch(2)
            for widget in (self._badge, self._words, self._facts, self.button):
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
            self._row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)

    @property
    def is_deaf(self) -> bool:
        """Whether keys do not open it yet."""
        return not self._closed.hasExpired(_DEAF_TIME)

    def close_for(self, mark: SeatMark, words: str, button: str, facts: str = "") -> None:
        """Close with this person's words on it; one that is closed already for this person only changes its words."""
        if self.isHidden() or self._owner != mark.seat:
            self._closed.start()
        self._owner = mark.seat
        self._edge = self._art.theme.seat(mark.colour).glow
        self._badge.show_seat(mark.colour, mark.name)
        self._words.setText(words)
        self._facts.setText(facts)
        self.button.setText(button)
        self.setAccessibleName(words)
        self.show()
        self.raise_()
        self.update()

    def _open(self) -> None:
        self.hide()
        self.opened.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keeps from the button what was meant for something else: a held key, the second half of a double click."""
        if event.type() == QEvent.Type.MouseButtonDblClick:
            return True
        if isinstance(event, QKeyEvent) and event.key() in _OPENING_KEYS:
            return event.isAutoRepeat() or self.is_deaf
        return super().eventFilter(watched, event)

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
