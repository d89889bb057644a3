"""A seat at the table: name, mark, count and at most seven fanned backs on a dark plate."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from domino_desktop.ui.board.badge import initial
from domino_desktop.ui.board.tile_art import TileArt
from domino_desktop.ui.seating import SeatMark

_MOST_BACKS = 7
_PAD = 10.0
_WRAP = Qt.TextFlag.TextWrapAnywhere | Qt.AlignmentFlag.AlignVCenter


class SeatChip(QGraphicsItem):
    """The plate of one seat. ``measure`` answers how large it wants to be."""

    def __init__(self, art: TileArt) -> None:
        super().__init__()
        self._art = art
        self._size = QSizeF(180, 60)
        self._mark: SeatMark | None = None
        self._subtitle = ""
        self._count = 0
        self._is_on_turn = False
        self._font = QFont()
        self._nod: QVariantAnimation | None = None
        self._rest = QPointF()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def measure(self, mark: SeatMark, subtitle: str, font: QFont, widest: float) -> QSizeF:
        """The size for this seat within a width; long names take more lines rather than being cut."""
        bold = QFont(font)
        bold.setBold(True)
        line = QFontMetricsF(font).height()
        badge = line * 2
        beside = badge + 3 * _PAD + self._fan_width(line) + line * 2.2
        name_width = max(widest - beside, line * 4)
        names = QFontMetricsF(bold)
        wanted = min(names.horizontalAdvance(mark.name) + 4, name_width)
        wanted = max(wanted, min(QFontMetricsF(font).horizontalAdvance(subtitle) + 4, name_width))
        height = names.boundingRect(QRectF(0, 0, wanted, 4000), int(_WRAP), mark.name).height()
        height += QFontMetricsF(font).boundingRect(QRectF(0, 0, wanted, 4000), int(_WRAP), subtitle).height()
        return QSizeF(min(wanted + beside, max(widest, beside + line * 4)), max(height, badge) + _PAD)

    def present(self, mark: SeatMark, subtitle: str, count: int, is_on_turn: bool, font: QFont, size: QSizeF) -> None:
        """Show this seat as it stands now."""
        self.prepareGeometryChange()
        self._mark, self._subtitle, self._count = mark, subtitle, count
        self._is_on_turn, self._font, self._size = is_on_turn, font, size
        self.update()

    def rest_at(self, point: QPointF) -> None:
        self._rest = point
        if self._nod is None:
            self.setPos(point)

    def nod(self, milliseconds: int) -> None:
        """Two nods: this seat knocked."""
        if milliseconds <= 0 or self._nod is not None:
            return
        nod = QVariantAnimation()
        nod.setDuration(milliseconds)
        nod.setStartValue(0.0)
        for step, drop in ((0.2, 7.0), (0.45, 0.0), (0.7, 7.0), (1.0, 0.0)):
            nod.setKeyValueAt(step, drop)
        nod.setEasingCurve(QEasingCurve.Type.InOutSine)
        nod.valueChanged.connect(lambda drop: self.setPos(self._rest + QPointF(0, drop)))
        nod.finished.connect(self._end_nod)
        self._nod = nod
        nod.start()

    def _end_nod(self) -> None:
        if self._nod is not None:
            self._nod.deleteLater()
        self._nod = None
        self.setPos(self._rest)

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(0, 0), self._size).adjusted(-4, -4, 4, 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._mark is None:
            return
        theme = self._art.theme
        seat = theme.seat(self._mark.colour)
        body = QRectF(QPointF(0, 0), self._size)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(theme.chip))
        painter.setPen(QPen(QColor(theme.brass), 3) if self._is_on_turn else Qt.PenStyle.NoPen)
        corner = min(26.0, self._size.height() / 2)
        painter.drawRoundedRect(body, corner, corner)
        line = QFontMetricsF(self._font).height()
        side = round(line * 1.9)
        dpr = painter.device().devicePixelRatioF()
        badge = self._art.badge(seat.shape, seat.fill, initial(self._mark.name), side, dpr)
        painter.drawPixmap(QPointF(_PAD, (self._size.height() - side) / 2), badge)
        left = _PAD * 1.8 + side
        count_width = line * 2.0
        fan_width = self._fan_width(line)
        right = self._size.width() - count_width - fan_width - _PAD
        self._paint_words(painter, QRectF(left, 0, right - left, self._size.height()))
        self._paint_fan(painter, right, line, dpr)
        painter.setPen(QColor(theme.cloth_headline))
        number = QFont(self._font)
        number.setBold(True)
        number.setPointSizeF(number.pointSizeF() * 1.15)
        painter.setFont(number)
        count_area = QRectF(self._size.width() - count_width - 4, 0, count_width, self._size.height())
        painter.drawText(count_area, Qt.AlignmentFlag.AlignCenter, str(self._count))

    def _paint_words(self, painter: QPainter, area: QRectF) -> None:
        theme = self._art.theme
        assert self._mark is not None
        bold = QFont(self._font)
        bold.setBold(True)
        flags = int(_WRAP)
        name = QFontMetricsF(bold).boundingRect(QRectF(0, 0, area.width(), 4000), flags, self._mark.name).height()
        below = QFontMetricsF(self._font).boundingRect(QRectF(0, 0, area.width(), 4000), flags, self._subtitle).height()
        top = (area.height() - name - below) / 2
        painter.setFont(bold)
        painter.setPen(QColor(theme.cloth_text))
        painter.drawText(QRectF(area.left(), top, area.width(), name), flags, self._mark.name)
        painter.setFont(self._font)
        painter.setPen(QColor(theme.cloth_quiet))
        painter.drawText(QRectF(area.left(), top + name, area.width(), below), flags, self._subtitle)

    @staticmethod
    def _fan_width(line: float) -> float:
        return line * 0.8 + (_MOST_BACKS - 1) * 5.0 + 8

    def _paint_fan(self, painter: QPainter, left: float, line: float, dpr: float) -> None:
        shown = min(self._count, _MOST_BACKS)
        short = max(10, round(line * 0.8))
        back = self._art.back(short, dpr=dpr)
        margin = TileArt.margin(short)
        start = left + self._fan_width(line) - short - (shown - 1) * 5.0 - 4
        top = (self._size.height() - 2 * short) / 2
        for number in range(shown):
            painter.drawPixmap(QPointF(start + number * 5.0 - margin, top - margin), back)
