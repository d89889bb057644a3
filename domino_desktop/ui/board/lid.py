"""The lid of the rack, and the curtain over the whole table: what stands between two people at one screen."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.plate_text import PlateLabel
from domino_desktop.ui.controls import ActionButton, SeatBadge
from domino_desktop.ui.controls.ground import lay_ground
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.style import SMALLEST_POINTS, TEXT_SIZES, cloth_palette

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
        lay_ground(self, cloth_palette(art.theme))
        self._badge = SeatBadge(art, 56 if is_curtain else 36, self)
        middle, left = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignLeft
        size = TEXT_SIZES["headline" if is_curtain else "heading"]
        self._words = PlateLabel(self, size, middle if is_curtain else left, heavy=True)
        self._facts = PlateLabel(self, TEXT_SIZES["body"], heavy=False)
        self._facts.setVisible(is_curtain)
        self.button = ActionButton("", self)
        self.button.clicked.connect(self._open)
        self.button.installEventFilter(self)
        self.setFocusProxy(self.button)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on; the edge follows when the lid closes for somebody."""
        self._art = art
        lay_ground(self, cloth_palette(art.theme))
        self._badge.set_art(art)

    @property
    def is_cramped(self) -> bool:
        """Whether the words would like a wider lid."""
        self._arrange()  # before it comes into view it does not hear of its size
        return not self._words.fits(self._words.width(), self._words.height())

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
        self._arrange()
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
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._arrange()

    def _arrange(self) -> None:
        self._badge.resize(self._badge.sizeHint())
        if self._is_curtain:
            self._arrange_curtain()
            return
        room = self.rect().adjusted(16, 10, -16, -10)
        wanted = self._fit_button(room.width(), room.height())
        badge_and_gaps = self._badge.width() + 26
        if self._words.natural_width() + badge_and_gaps + wanted.width() <= room.width():
            corner = QPoint(room.right() - wanted.width(), room.center().y() - wanted.height() // 2)
            room.setRight(corner.x() - 14)
        else:
            # Where it is narrow, the button stands below the words.
            wanted = self._fit_button(room.width(), room.height() // 2)
            corner = QPoint(room.center().x() - wanted.width() // 2, room.bottom() - wanted.height())
            room.setBottom(corner.y() - 4)
            spare = room.width() - badge_and_gaps - self._words.natural_width()
            room.adjust(max(0, spare // 2), 0, 0, 0)
        self.button.setGeometry(QRect(corner, wanted))
        self._badge.move(room.left(), room.center().y() - self._badge.height() // 2)
        self._words.setGeometry(room.adjusted(self._badge.width() + 12, 0, 0, 0))

    def _arrange_curtain(self) -> None:
        room = self.rect().adjusted(24, 16, -24, -16)
        wanted = self._fit_button(room.width(), room.height() // 3)
        gap = max(8, room.height() // 40)
        words = min(self._words.heightForWidth(room.width()), room.height() // 3)
        facts = min(self._facts.heightForWidth(room.width()), room.height() // 3)
        total = self._badge.height() + words + facts + wanted.height() + 3 * gap
        top = room.top() + max(0, (room.height() - total) * 2 // 5)
        self._badge.move(room.center().x() - self._badge.width() // 2, top)
        top += self._badge.height() + gap
        self._words.setGeometry(room.left(), top, room.width(), words)
        self._facts.setGeometry(room.left(), top + words + gap, room.width(), facts)
        corner = QPoint(room.center().x() - wanted.width() // 2, top + words + facts + 2 * gap)
        self.button.setGeometry(QRect(corner, wanted))

    def _fit_button(self, width: int, height: int) -> QSize:
        """Set the button's letters as large as the room allows; answers the size it needs."""
        base = self._words.font()
        found = QSize()
        for share in (1.0, 0.85, 0.7, 0.6, 0.5):
            font = QFont(base)
            font.setPointSizeF(max(min(SMALLEST_POINTS, base.pointSizeF()), base.pointSizeF() * share))
            self.button.setFont(font)
            across = min(self.button.sizeHint().width(), width)
            found = QSize(across, self.button.heightForWidth(across))
            if found.height() <= height and self.button.minimumSizeHint().width() <= width:
                break
        return found

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
