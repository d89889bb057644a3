"""Buttons: one main, many quiet ones, one large on the cloth, and round ones with a drawing."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QIcon, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from domino_desktop.ui.controls.ring import paint_ring
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
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setIconSize(QSize(24, 24))

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

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            body = paint_ring(painter, self, self._corner)
            self._paint_body(painter, body)
            self._paint_label(painter)

    def _paint_body(self, painter: QPainter, body: QRectF) -> None:
        fill = self._shown_fill()
        corner = self._corner - (body.top() if body.top() else 0) * 0.6
        painter.setPen(Qt.PenStyle.NoPen)
        if self._edge is not None:
            painter.setPen(QPen(self.palette().color(self._edge), 2))
            body = body.adjusted(1, 1, -1, -1)
        painter.setBrush(fill)
        painter.drawRoundedRect(body, corner, corner)

    def _shown_fill(self) -> QColor:
        """The fill as the button is now: resting, under the pointer, pressed, or unable."""
        palette = self.palette()
        fill, ink = palette.color(self._fill), palette.color(self._ink)
        if not self.isEnabled():
            return _mixed(fill, palette.color(_Role.Window), 0.5)
        if self.isDown() or self.isChecked():
            return _mixed(fill, ink, 0.2)
        return _mixed(fill, ink, 0.09) if self.underMouse() else fill

    def _paint_label(self, painter: QPainter) -> None:
        painter.setFont(self._label_font())
        ink = self.palette().color(self._ink)
        painter.setPen(ink)
        area = self.rect().adjusted(self._across - 4, 2, 4 - self._across, -2)
        if not self.icon().isNull():
            side = self.iconSize().width()
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

    def _icon_room(self) -> int:
        return 0 if self.icon().isNull() else self.iconSize().width() + _ICON_GAP

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
    _corner = BUTTON_HEIGHT / 2

    def __init__(self, icon: QIcon, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setIcon(icon)

    def sizeHint(self) -> QSize:
        return QSize(BUTTON_HEIGHT, BUTTON_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hasHeightForWidth(self) -> bool:
        return False

    def _paint_label(self, painter: QPainter) -> None:
        side = self.iconSize().width()
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
