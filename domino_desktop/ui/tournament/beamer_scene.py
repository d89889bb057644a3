"""One page of the view for a beamer, painted as large as it fits: light on dark, read from ten metres."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls.lines import laid_out
from domino_desktop.ui.tournament.beamer_pages import BeamerPage, Part
from domino_desktop.ui.tournament.documents.sheet import Align, Cell, Sheet

_HEAD, _FOOT = 0.17, 0.05  # of the height
_EDGE: Final = 0.035  # of the width
_LETTERS_OF_ROW: Final = 0.56  # of a row with one line; with two, of half a row
_HEADING: Final = 0.6  # of the letters of a row
_SMALLEST: Final = 0.55  # of the letters that the height allows, before names go on in a second line
_ALIGNED: Final = {
    Align.START: Qt.AlignmentFlag.AlignLeft,
    Align.MIDDLE: Qt.AlignmentFlag.AlignHCenter,
    Align.END: Qt.AlignmentFlag.AlignRight,
}
_MIDDLE: Final = Qt.AlignmentFlag.AlignHCenter


class BeamerScene(QWidget):
    """Paints what it was given; ``place`` is the language of headings and words."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._page: BeamerPage | None = None
        self._place = 0
        self._event, self._clock, self._is_urgent = "", "", False
        self._lines: tuple[str, ...] = ()
        self._dots = (0, 0)
        self._passed = 0.0
        self._on_page = 1

    def show_page(self, page: BeamerPage, place: int, event: str, number: int, count: int, on_page: int) -> None:
        """Show page ``number`` of ``count``; ``on_page`` rows are what the fullest page of its kind has."""
        self._page, self._place, self._event = page, place, event
        self._dots, self._on_page = (number, count), max(1, on_page)
        self.update()

    def show_clock(self, clock: str, lines: Sequence[str], *, is_urgent: bool) -> None:
        """Show this time, and below a large clock these lines."""
        if (clock, tuple(lines), is_urgent) != (self._clock, self._lines, self._is_urgent):
            self._clock, self._lines, self._is_urgent = clock, tuple(lines), is_urgent
            self.update()

    def show_passed(self, share: float) -> None:
        """Show how much of the time of this page has passed, 0.0 to 1.0."""
        if abs(share - self._passed) > 0.001:
            self._passed = share
            self.update(0, round(self.height() * (1 - _FOOT)), self.width(), self.height())

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 200)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._art.cloth(self.width(), self.height(), self.devicePixelRatioF()))
            if self._page is None:
                return
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            edge = self.width() * _EDGE
            head = QRectF(edge, edge * 0.6, self.width() - 2 * edge, self.height() * _HEAD)
            foot = QRectF(edge, self.height() * (1 - _FOOT), self.width() - 2 * edge, self.height() * _FOOT)
            body = QRectF(edge, head.bottom(), head.width(), foot.top() - head.bottom())
            self._paint_head(painter, self._page, head)
            if self._page.part is Part.CLOCK:
                self._paint_clock(painter, body)
            elif self._page.part is Part.WELCOME:
                self._paint_welcome(painter, self._page, body)
            else:
                self._paint_rows(painter, self._page, body)
            self._paint_foot(painter, foot)

    # Parts --------------------------------------------------------------------------------------------

    def _paint_head(self, painter: QPainter, page: BeamerPage, room: QRectF) -> None:
        """The event small, the title large, and the clock where there is one."""
        theme = self._art.theme
        right = room.right()
        if self._clock and page.part is not Part.CLOCK:
            font = _font(room.height() * 0.62, bold=True)
            width = QFontMetricsF(font).horizontalAdvance(self._clock)
            colour = theme.cloth_headline if not self._is_urgent else theme.brass
            at = QRectF(room.right() - width, room.top(), width + 2, room.height() * 0.9)
            _write(painter, self._clock, at, font, colour, Qt.AlignmentFlag.AlignRight)
            right = at.left() - room.height() * 0.3
        width = right - room.left()
        above = QRectF(room.left(), room.top(), width, room.height() * 0.26)
        _fit(painter, self._event, above, room.height() * 0.2, theme.cloth_quiet)
        below = QRectF(room.left(), above.bottom(), width, room.height() * 0.62)
        _fit(painter, page.titles[self._place], below, room.height() * 0.44, theme.cloth_headline, bold=True)

    def _paint_clock(self, painter: QPainter, room: QRectF) -> None:
        theme = self._art.theme
        digits = QRectF(room.left(), room.top(), room.width(), room.height() * 0.58)
        colour = theme.brass if self._is_urgent else theme.cloth_headline
        _fit(painter, self._clock, digits, digits.height() * 0.95, colour, bold=True, alignment=_MIDDLE)
        below = QRectF(room.left(), digits.bottom(), room.width(), room.bottom() - digits.bottom())
        self._paint_lines(painter, self._lines, below)

    def _paint_welcome(self, painter: QPainter, page: BeamerPage, room: QRectF) -> None:
        lines = page.lines[self._place]
        first = QRectF(room.left(), room.top(), room.width(), room.height() * 0.55)
        theme = self._art.theme
        _fit(painter, lines[0], first, room.height() * 0.24, theme.cloth_text, bold=True, alignment=_MIDDLE)
        below = QRectF(room.left(), first.bottom(), room.width(), room.height() * 0.3)
        self._paint_lines(painter, lines[1:], below)

    def _paint_lines(self, painter: QPainter, lines: Sequence[str], room: QRectF) -> None:
        each = room.height() / max(3, len(lines))
        for place, line in enumerate(lines):
            at = QRectF(room.left(), room.top() + place * each, room.width(), each)
            _fit(painter, line, at, each * 0.62, self._art.theme.cloth_text, alignment=_MIDDLE)

    def _paint_rows(self, painter: QPainter, page: BeamerPage, room: QRectF) -> None:
        """The rows on plates, each as high as on the fullest page, below the headings in the language of now."""
        theme, sheet = self._art.theme, page.sheets[self._place]
        rows = sheet.rows[slice(*page.rows)]
        has_pairs = any("&" in cell.text for row in sheet.rows for cell in row) and len(sheet.columns) > 4
        head = room.height() * 0.075
        step = (room.height() - head - room.height() * 0.02) / self._on_page
        letters = step * _LETTERS_OF_ROW * (0.62 if has_pairs else 1)
        pad = letters * 0.45
        widths, letters = _widths(page.sheets, letters, room.width() - 2 * pad, has_pairs=has_pairs)
        places = []
        left = room.left() + pad
        for width in widths:
            places.append((left, width))
            left += width + letters * 0.7
        for column, (left, width) in zip(sheet.columns, places, strict=True):
            at = QRectF(left, room.top(), width, head)
            size = min(letters * _HEADING, head * 0.72)
            words = column.heading
            _fit(painter, words, at, size, theme.brass, alignment=_ALIGNED[column.align])
        for number, row in enumerate(rows):
            at = QRectF(room.left(), room.top() + head + number * step, room.width(), step * 0.9)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.chip))
            painter.drawRoundedRect(at, step * 0.16, step * 0.16)
            self._paint_row(painter, sheet, row, at, places, letters, has_pairs=has_pairs)

    def _paint_row(
        self,
        painter: QPainter,
        sheet: Sheet,
        row: Sequence[Cell],
        room: QRectF,
        places: Sequence[tuple[float, float]],
        letters: float,
        *,
        has_pairs: bool,
    ) -> None:
        theme = self._art.theme
        for number, (column, cell, (left, width)) in enumerate(zip(sheet.columns, row, places, strict=True)):
            if not cell.text:
                continue
            at = QRectF(left, room.top() + room.height() * 0.04, width, room.height() * 0.92)
            is_number = column.align is Align.END
            colour = theme.brass if number == 0 else theme.cloth_headline if is_number else theme.cloth_text
            size = letters * (1.3 if is_number and has_pairs else 1.0)
            text = cell.text.replace(" & ", " &\n") if has_pairs else cell.text
            _fit(painter, text, at, size, colour, bold=is_number or column.is_name, alignment=_ALIGNED[column.align])

    def _paint_foot(self, painter: QPainter, room: QRectF) -> None:
        """A dot for every page, and a line that grows until the next one comes."""
        number, count = self._dots
        if count < 2:
            return
        theme = self._art.theme
        size = room.height() * 0.16
        step = min(size * 4, room.width() / count)
        left = room.center().x() - step * (count - 1) / 2
        for place in range(count):
            is_now = place == number
            painter.setPen(Qt.PenStyle.NoPen if is_now else QPen(QColor(theme.cloth_quiet), max(1.0, size * 0.3)))
            painter.setBrush(QColor(theme.brass) if is_now else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(left + place * step, room.center().y() - size), size, size)
        if self._passed > 0:
            line = QRectF(0, self.height() - max(3.0, size * 0.5), self.width() * self._passed, max(3.0, size * 0.5))
            painter.fillRect(line, QColor(theme.brass))


def _widths(sheets: Sequence[Sheet], letters: float, room: float, *, has_pairs: bool) -> tuple[list[float], float]:
    """How wide each column is, and how large its letters: the same on all pages and in all languages."""
    plain, bold = QFontMetricsF(_font(100)), QFontMetricsF(_font(100, bold=True))
    wanted = [0.0] * len(sheets[0].columns)
    for sheet in sheets:
        for place, column in enumerate(sheet.columns):
            is_heavy = column.is_name or column.align is Align.END
            metrics = bold if is_heavy else plain
            larger = 1.3 if column.align is Align.END and has_pairs else 1.0
            heading = max(plain.horizontalAdvance(word) for word in column.heading.split() or [""]) * _HEADING
            wanted[place] = max(wanted[place], heading)
            for row in sheet.rows:
                lines = row[place].text.split(" & ") if has_pairs else [row[place].text]
                for line in lines:
                    wanted[place] = max(wanted[place], metrics.horizontalAdvance(line) * larger / 1.0)
    gaps = 0.7 * letters * (len(wanted) - 1)
    needed = sum(wanted) / 100 * letters + gaps
    if needed > room:
        letters *= max(_SMALLEST, room / needed)
    gaps = 0.7 * letters * (len(wanted) - 1)
    natural = [each / 100 * letters for each in wanted]
    texts = [place for place, column in enumerate(sheets[0].columns) if column.align is Align.START]
    spare = room - gaps - sum(natural)
    held = sum(natural[place] for place in texts)
    widths = [width + (spare * width / held if place in texts and held else 0) for place, width in enumerate(natural)]
    return widths, letters


def _font(pixels: float, *, bold: bool = False) -> QFont:
    font = QFont()
    font.setPixelSize(max(8, round(pixels)))
    font.setBold(bold)
    return font


def _fit(
    painter: QPainter,
    text: str,
    room: QRectF,
    pixels: float,
    colour: str,
    *,
    bold: bool = False,
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Write in the middle of the height, in smaller letters where there is too little room."""
    while True:
        layout, height = laid_out(text, _font(pixels, bold=bold), room.width(), alignment)
        if pixels <= 8 or (height <= room.height() and layout.lineCount() <= max(1, text.count("\n") + 1)):
            break
        if height <= room.height() and pixels < room.height() * 0.3:  # two lines of readable letters
            break
        pixels *= 0.94
    painter.setPen(QColor(colour))
    layout.draw(painter, QPointF(room.left(), room.top() + (room.height() - height) / 2))


def _write(painter: QPainter, text: str, room: QRectF, font: QFont, colour: str, alignment: Qt.AlignmentFlag) -> None:
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(room, alignment | Qt.AlignmentFlag.AlignVCenter, text)
