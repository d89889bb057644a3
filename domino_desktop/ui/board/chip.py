"""A seat at the table: name, mark, count and at most seven fanned backs on a dark plate."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from domino_desktop.ui.art.badge import initial
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.flights import Spot
from domino_desktop.ui.board.plate_text import bold, fitted, longest_word
from domino_desktop.ui.controls.lines import laid_out
from domino_desktop.ui.seating import SeatMark

_MOST_BACKS = 7
_PAD = 10.0
_STEP = 5.0


class SeatChip(QGraphicsItem):
    """The plate of one seat. ``measure`` answers how large it wants to be."""

    def __init__(self, art: TileArt) -> None:
        super().__init__()
        self._art = art
        self._size = QSizeF(180, 60)
        self._mark: SeatMark | None = None
        self._name = ""
        self._subtitle = ""
        self._count = self._expected = 0
        self._has_fan = True
        self._is_on_turn = False
        self._font = QFont()
        self._name_font = self._subtitle_font = QFont()
        self._pad = _PAD
        self._badge_side = 36
        self._nod: QVariantAnimation | None = None
        self.rest = QPointF()
        """Where the plate stands, nods left aside."""
        self._shown: object = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def measure(
        self,
        mark: SeatMark,
        subtitle: str,
        font: QFont,
        widest: float,
        is_roomy: bool,
        fan: bool,
        most_lines: int | None = None,
    ) -> QSizeF:
        """The size for this seat within a width; a long name is set smaller, then takes more lines, and is never cut.

        Where it is not roomy, badge and gaps are small. With ``most_lines`` a name that needs more has dots in its
        midst and is whole in the tooltip.
        """
        line = QFontMetricsF(font).height()
        self._pad = _PAD if is_roomy else _PAD * 0.7
        self._badge_side = round(line * (1.9 if is_roomy else 1.4))
        beside = self._badge_side + self._pad * 3.4 + _count_width(line)
        longest = max(longest_word(mark.name, bold(font)), longest_word(subtitle, fitted(subtitle, font, 0.0)))
        # The fanned backs make way for a word that would be broken.
        self._has_fan = fan and longest <= widest - beside - _fan_room(line)
        beside += self._fan_width(line)
        room = max(widest - beside, line * 2.2)
        self._name_font = fitted(mark.name, bold(font), room, line * 2.4)
        self._name = mark.name if most_lines is None else _shortened(mark.name, self._name_font, room, most_lines)
        self.setToolTip("" if self._name == mark.name else mark.name)
        wanted = min(QFontMetricsF(self._name_font).horizontalAdvance(self._name) + 4, room)
        # What stands under the name is quiet: in large letters it is set smaller rather than taking more lines.
        self._subtitle_font = fitted(subtitle, font, room, line * 1.1)
        wanted = max(wanted, min(QFontMetricsF(self._subtitle_font).horizontalAdvance(subtitle) + 4, room))
        height = laid_out(self._name, self._name_font, wanted)[1]
        height += laid_out(subtitle, self._subtitle_font, wanted)[1] if subtitle else 0
        return QSizeF(wanted + beside, max(height, line * (2 if is_roomy else 1.5)) + _PAD)

    def present(self, mark: SeatMark, subtitle: str, count: int, is_on_turn: bool, font: QFont, size: QSizeF) -> None:
        """Show this seat as it stands now."""
        shown = (
            self._art.dress,
            mark,
            self._name,
            subtitle,
            count,
            is_on_turn,
            self._has_fan,
            font.key(),
            size.width(),
            size.height(),
        )
        if shown == self._shown:
            return
        self._shown = shown
        self.prepareGeometryChange()
        self._mark, self._subtitle, self._count = mark, subtitle, count
        self._is_on_turn, self._font, self._size = is_on_turn, font, size
        self.update()

    def rest_at(self, point: QPointF) -> None:
        self.rest = point
        if self._nod is None:
            self.setPos(point)

    def nod(self, milliseconds: int) -> None:
        """Two nods: this seat knocked."""
        scene = self.scene()
        if milliseconds <= 0 or self._nod is not None or scene is None:
            return
        nod = QVariantAnimation(scene)
        nod.setDuration(milliseconds)
        nod.setStartValue(0.0)
        for step, drop in ((0.2, 7.0), (0.45, 0.0), (0.7, 7.0), (1.0, 0.0)):
            nod.setKeyValueAt(step, drop)
        nod.setEasingCurve(QEasingCurve.Type.InOutSine)
        nod.valueChanged.connect(lambda drop: self.setPos(self.rest + QPointF(0, drop)))
        nod.finished.connect(self._end_nod)
        self._nod = nod
        nod.start()

    def _end_nod(self) -> None:
        if self._nod is not None:
            self._nod.stop()
            self._nod.deleteLater()
        self._nod = None
        self.setPos(self.rest)

    def expect(self, tiles: int) -> None:
        """So many more tiles, or fewer, are on their way to this seat; the plate counts those that have come."""
        self._expected = max(0, self._expected + tiles)
        self.update()

    def finish(self) -> None:
        """The plate stands still, and every tile has come."""
        self._end_nod()
        if self._expected:
            self.expect(-self._expected)

    def spot(self) -> Spot:
        """Where the fanned backs are; the number that counts them where there is no fan."""
        line = QFontMetricsF(self._font).height()
        left = self._size.width() - _count_width(line)
        middle = left - self._fan_width(line) / 2 - self._pad if self._has_fan else left + _count_width(line) / 2
        return Spot(self.rest + QPointF(middle, self._size.height() / 2), _back_side(line))

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
        side, pad = self._badge_side, self._pad
        dpr = painter.device().devicePixelRatioF()
        badge = self._art.badge(seat.shape, seat.fill, initial(self._mark.name), side, dpr)
        painter.drawPixmap(QPointF(pad, (self._size.height() - side) / 2), badge)
        left = pad * 1.8 + side
        right = self._size.width() - _count_width(line) - self._fan_width(line) - pad
        self._paint_words(painter, left, right - left)
        self._paint_fan(painter, right, line, dpr)
        painter.setPen(QColor(theme.cloth_headline))
        number = bold(self._font)
        number.setPointSizeF(number.pointSizeF() * 1.15)
        painter.setFont(number)
        width = _count_width(line)
        count_area = QRectF(self._size.width() - width - 4, 0, width, self._size.height())
        painter.drawText(count_area, Qt.AlignmentFlag.AlignCenter, str(self.shown_count))

    @property
    def shown_count(self) -> int:
        """How many tiles the plate counts now."""
        return max(0, self._count - self._expected)

    def _fan_width(self, line: float) -> float:
        return _fan_room(line) if self._has_fan else 0

    def _paint_words(self, painter: QPainter, left: float, width: float) -> None:
        theme = self._art.theme
        name, name_height = laid_out(self._name, self._name_font, width)
        below, below_height = laid_out(self._subtitle, self._subtitle_font, width)
        if not self._subtitle:
            below_height = 0
        top = (self._size.height() - name_height - below_height) / 2
        painter.setPen(QColor(theme.cloth_text))
        name.draw(painter, QPointF(left, top))
        painter.setPen(QColor(theme.cloth_quiet))
        below.draw(painter, QPointF(left, top + name_height))

    def _paint_fan(self, painter: QPainter, left: float, line: float, dpr: float) -> None:
        shown = min(self.shown_count, _MOST_BACKS) if self._has_fan else 0
        short = _back_side(line)
        back = self._art.back(short, dpr=dpr)
        margin = TileArt.margin(short)
        start = left + self._fan_width(line) - short - (shown - 1) * _STEP - 4
        top = (self._size.height() - 2 * short) / 2
        for number in range(shown):
            painter.drawPixmap(QPointF(start + number * _STEP - margin, top - margin), back)


def _shortened(name: str, font: QFont, width: float, lines: int) -> str:
    """The name, or as much of its beginning and end as these lines hold."""
    most = lines * QFontMetricsF(font).height() + 1
    shown, kept = name, len(name)
    while laid_out(shown, font, width)[1] > most and kept > 2:
        kept -= 1
        shown = f"{name[: (kept + 1) // 2].rstrip()}…{name[len(name) - kept // 2 :].lstrip()}"
    return shown


def _fan_room(line: float) -> float:
    return _back_side(line) + (_MOST_BACKS - 1) * _STEP + 8


def _back_side(line: float) -> int:
    return max(10, round(line * 0.8))


def _count_width(line: float) -> float:
    return line * 1.5
