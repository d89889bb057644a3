"""Buttons: one main, many quiet ones, one large on the cloth, and round ones with a drawing."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QIcon, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from domino_desktop.ui.controls.ground import ground_palette, paint_ring
from domino_desktop.ui.style import BUTTON_HEIGHT

_Role = QPalette.ColorRole
_TEXT: Final = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextShowMnemonic
_ICON_GAP: Final = 10


class _TextButton(QPushButton):
    """A large rounded button whose words wrap rather than being cut."""

    _fill = _Role.Button
    _ink = _Role.ButtonText
    _edge: QPalette.ColorRole | None = None
    _corner = 14.0
    _across = 26  # room beside the text
    _above = 10  # room over and under it
    _least = BUTTON_HEIGHT
    _text_size = 1.0
    _bold = True

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAutoDefault(False)  # Enter presses the button that has the ring, never another one
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return self._size(self._room(10_000).size())

    def minimumSizeHint(self) -> QSize:
        """Wide enough for the longest word."""
        return self._size(self._room(1).size())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room = self._room(max(1, width - 2 * self._across - self._icon_room()))
        return self._size(room.size()).height()

    def holds_words(self, width: int) -> bool:
        """Whether no word is wider than a button of this width has room."""
        return self.minimumSizeHint().width() <= max(width, self._least)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            body = paint_ring(painter, self, self._bend())
            self._paint_body(painter, body)
            self._paint_label(painter)

    def _bend(self) -> float:
        """The radius of the corners."""
        return self._corner

    def _paint_body(self, painter: QPainter, body: QRectF) -> None:
        corner = self._bend() - body.top() * 0.6
        palette = ground_palette(self)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._shown_fill(palette))
        if not self.isEnabled():
            painter.setPen(QPen(palette.color(_Role.Link), 1.5, Qt.PenStyle.DashLine))
        elif self._edge is not None:
            painter.setPen(QPen(palette.color(self._edge), 2))
        if painter.pen().style() != Qt.PenStyle.NoPen:
            body = body.adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(body, corner, corner)

    def _shown_fill(self, palette: QPalette) -> QColor:
        """The fill as the button is now: resting, under the pointer, pressed, or unable."""
        fill, ink = palette.color(self._fill), palette.color(self._ink)
        if not self.isEnabled():
            return QColor(Qt.GlobalColor.transparent)
        if self.isDown() or self.isChecked():
            return _mixed(fill, ink, 0.2)
        return _mixed(fill, ink, 0.09) if self.underMouse() else fill

    def _paint_label(self, painter: QPainter) -> None:
        painter.setFont(self._label_font())
        painter.setPen(ground_palette(self).color(self._ink if self.isEnabled() else _Role.Link))
        area = self.rect().adjusted(self._across - 4, 2, 4 - self._across, -2)
        if not self.icon().isNull():
            side = self._icon_side()
            words = painter.boundingRect(area.adjusted(self._icon_room(), 0, 0, 0), _TEXT, self.text()).width()
            left = area.center().x() - (words + self._icon_room()) // 2
            if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
                left = 2 * area.center().x() - left - side
                area.adjust(0, 0, -self._icon_room(), 0)
            else:
                area.adjust(self._icon_room(), 0, 0, 0)
            mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
            self.icon().paint(painter, QRect(left, self.rect().center().y() - side // 2, side, side), mode=mode)
        painter.drawText(area, _TEXT, self.text())

    def _label_font(self) -> QFont:
        font = self.font()
        font.setBold(self._bold)
        if font.pointSizeF() > 0:
            font.setPointSizeF(font.pointSizeF() * self._text_size)
        return font

    def _icon_side(self) -> int:
        return max(24, round(self.fontMetrics().height() * 1.1))

    def _icon_room(self) -> int:
        return 0 if self.icon().isNull() else self._icon_side() + _ICON_GAP

    def _room(self, width: int) -> QRect:
        self.ensurePolished()
        return QFontMetrics(self._label_font()).boundingRect(QRect(0, 0, width, 10_000), _TEXT, self.text())

    def _size(self, text: QSize) -> QSize:
        width = text.width() + 2 * self._across + self._icon_room()
        return QSize(max(width, self._least), max(text.height() + 2 * self._above, self._least))


class PrimaryButton(_TextButton):
    """The one thing most people want next on a page."""

    _fill = _Role.Highlight
    _ink = _Role.HighlightedText


class LargeButton(PrimaryButton):
    """The one thing to press where nothing else is to be done yet."""

    _corner = 18.0
    _above = 16
    _least = 64
    _text_size = 1.3


class QuietButton(_TextButton):
    """Anything else one may do: outlined."""

    _fill = _Role.Base
    _ink = _Role.Link
    _edge = _Role.Link


class ActionButton(_TextButton):
    """The large button beside the rack that names the only thing left to do."""

    _edge = _Role.Accent
    _corner = 18.0
    _above = 16
    _least = 60
    _text_size = 1.15


class IconButton(_TextButton):
    """A round button with a drawing; the caller gives it an accessible name and a tooltip."""

    _edge = _Role.Link
    _ink = _Role.Link

    def __init__(self, icon: QIcon, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setIcon(icon)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = max(BUTTON_HEIGHT, self._icon_side() + 20)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hasHeightForWidth(self) -> bool:
        return False

    def _bend(self) -> float:
        return min(self.width(), self.height()) / 2

    def _paint_label(self, painter: QPainter) -> None:
        side = self._icon_side()
        corner = QPointF(self.rect().center()) - QPointF(side / 2 - 0.5, side / 2 - 0.5)
        mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
        self.icon().paint(painter, QRect(round(corner.x()), round(corner.y()), side, side), mode=mode)


def _mixed(one: QColor, another: QColor, share: float) -> QColor:
    """The colour ``share`` of the way from one to another."""
    return QColor.fromRgbF(
        one.redF() + (another.redF() - one.redF()) * share,
        one.greenF() + (another.greenF() - one.greenF()) * share,
        one.blueF() + (another.blueF() - one.blueF()) * share,
    )
