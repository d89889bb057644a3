"""The seats of a walk in turn order on one line: who has answered what, who is asked, and who is still to come."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from domino_desktop.ui.art.badge import initial
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.walk_ring import Station
from domino_desktop.ui.board.walk_signs import SeatAnswer, paint_sign
from domino_desktop.ui.desk.large_text import LargeText

_BADGE: Final = 44
_RING: Final = 6  # round the badge of the seat that is asked
_LINES: Final = 3  # a name in more lines than this is left to the badge


class SeatRow(QWidget):
    """Badges on a brass line, which is whole as far as the walk has come; names and answers as far as there is room."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._seats: list[_Seat] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def present(self, stations: Sequence[Station]) -> None:
        """Show these seats in this order."""
        while len(self._seats) > len(stations):
            gone = self._seats.pop()
            gone.hide()
            gone.deleteLater()
        while len(self._seats) < len(stations):
            seat = _Seat(self._art, self)
            seat.show()
            self._seats.append(seat)
        for seat, station in zip(self._seats, stations, strict=True):
            seat.present(station)
        self._arrange()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        for seat in self._seats:
            seat.set_art(art)
        self.update()

    def take_room(self, width: int, most: int) -> int:
        """Answers the height at this width, ``most`` if it can be; what does not fit is told by the badges alone."""
        for words in (2, 1, 0):
            high = max((seat.height_with(words, self._cell(width)) for seat in self._seats), default=0)
            if high <= most or not words:
                break
        for seat in self._seats:
            seat.show_words(words)
        return high

    def sizeHint(self) -> QSize:
        return QSize(400, 90)

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._art.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for one, following in pairwise(self._seats):
                has_come = one.has_passed
                style = Qt.PenStyle.SolidLine if has_come else Qt.PenStyle.DotLine
                colour = QColor(theme.brass if has_come else theme.cloth_quiet)
                painter.setPen(QPen(colour, 4 if has_come else 2, style))
                painter.drawLine(one.middle(), following.middle())

    def _arrange(self) -> None:
        cell = self._cell(self.width())
        for number, seat in enumerate(self._seats):
            left = round(number * self.width() / len(self._seats))
            seat.setGeometry(QRect(left, 0, cell, self.height()))
        self.update()

    def _cell(self, width: int) -> int:
        return width // max(1, len(self._seats))


class _Seat(QLabel):
    """One seat: its badge with the sign of its answer, and below it the name and the answer in words."""

    def __init__(self, art: TileArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._station: Station | None = None
        centred = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        self._name = LargeText(self, heavy=True, alignment=centred)
        self._words = LargeText(self, alignment=centred)
        self._shown = 2

    @property
    def has_passed(self) -> bool:
        """Whether the walk has gone on from here."""
        return self._station is not None and self._station.answer is SeatAnswer.CANNOT

    def middle(self) -> QPointF:
        """The middle of the badge in the row."""
        return QPointF(self.geometry().center().x(), _RING + self._badge_size() / 2)

    def present(self, station: Station) -> None:
        self._station = station
        self.setAccessibleName(station.spoken)
        self._name.setText(station.mark.name)
        self._words.setText(station.words)
        self.update()

    def set_art(self, art: TileArt) -> None:
        self._art = art
        self.update()

    def show_words(self, lines: int) -> None:
        """Show the name and the answer (2), the name alone (1), or only the badge (0)."""
        self._shown = lines
        self._arrange()

    def height_with(self, lines: int, width: int) -> int:
        """The height with so many of the texts; beyond any room where the name would be in too many lines."""
        line = self._name.height_at(self._letters(), 100_000)
        name = self._name.height_at(self._letters(), width - 8)
        if lines and name > _LINES * line:
            return 100_000
        words = self._words.height_at(self._letters(), width - 8)
        return self._badge_high() + (0, name, name + words)[lines] + 2

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._station is None:
            return
        theme, station, size = self._art.theme, self._station, self._badge_size()
        seat = theme.seat(station.mark.colour)
        middle = QPointF(self.rect().center().x(), _RING + size / 2)
        is_here = station.answer in (SeatAnswer.ASKED, SeatAnswer.CAN)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(theme.brass if is_here else theme.chip), 4 if is_here else 1))
            painter.setBrush(QColor(theme.chip))
            painter.drawEllipse(middle, size / 2 + _RING - 2, size / 2 + _RING - 2)
            letter, ratio = initial(station.mark.name), self.devicePixelRatioF()
            picture = self._art.badge(seat.shape, seat.fill, letter, size, ratio)
            painter.drawPixmap(middle - QPointF(size / 2, size / 2), picture)
            painter.translate(middle + QPointF(size * 0.48, size * 0.4))
            paint_sign(painter, theme, station.answer)

    def _arrange(self) -> None:
        self._name.setVisible(self._shown > 0)
        self._words.setVisible(self._shown > 1)
        for label in (self._name, self._words):
            label.set_largest(self._letters())
        top, width = self._badge_high(), self.width() - 8
        name = self._name.height_at(self._letters(), width)
        self._name.setGeometry(4, top, width, name)
        self._words.setGeometry(4, top + name, width, max(1, self.height() - top - name))

    def _letters(self) -> int:
        return self.fontInfo().pixelSize()

    def _badge_size(self) -> int:
        return max(_BADGE, round(self._letters() * 1.9))

    def _badge_high(self) -> int:
        return self._badge_size() + 2 * _RING + 2
