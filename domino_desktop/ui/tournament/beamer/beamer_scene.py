"""One page of the view for a beamer, painted as large as it fits: light on dark, read from ten metres."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls.lines import laid_out
from domino_desktop.ui.tournament.beamer.beamer_pages import BeamerPage, Part
from domino_desktop.ui.tournament.papers.documents.sheet import Align, Cell, Sheet

_HEAD, _FOOT = 0.17, 0.05  # of the height
_EDGE: Final = 0.035  # of the width
_LETTERS_OF_ROW: Final = 0.56  # of a row with one line; with two, of half a row
_HEADING: Final = 0.6  # of the letters of a row
_OF_TWO_LINES: Final = 0.64
_GAP: Final = 0.7  # of the letters: between two columns
_MEASURED: Final = 100  # pixels
_USUAL: Final = 0.9  # of all names are not longer than what columns are made for
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
        self.letters = 0.0
        """How large the letters of the rows are, in pixels, since the last page with rows was painted."""
        self._measured: tuple[Sheet | None, list[float]] = (None, [])
        """The list that was measured last, and how wide its columns want to be."""

    def show_page(self, page: BeamerPage, place: int, event: str, number: int, count: int, on_page: int) -> None:
        """Show page ``number`` of ``count``; ``on_page`` rows are what the fullest page of its kind has."""
        self._page, self._place, self._event = page, place, event
        self._dots, self._on_page = (number, count), max(1, on_page)
        self.update()

    def show_clock(self, clock: str, lines: Sequence[str], *, is_urgent: bool) -> None:
        """Show this time, and below a large clock these lines."""
        if (clock, tuple(lines), is_urgent) != (self._clock, self._lines, self._is_urgent):
            self._clock, self._lines, self._is_urgent = clock, tuple(lines), is_urgent
            self.setAccessibleDescription("\n".join((clock, *lines)).strip())
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
        edge = self.width() * _EDGE
        head = QRectF(edge, edge * 0.6, self.width() - 2 * edge, self.height() * _HEAD)
        foot = QRectF(edge, self.height() * (1 - _FOOT), self.width() - 2 * edge, self.height() * _FOOT)
        body = QRectF(edge, head.bottom(), head.width(), foot.top() - head.bottom())
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._art.cloth(self.width(), self.height(), self.devicePixelRatioF()))
            if self._page is None:
                return
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_foot(painter, foot)
            if event.rect().top() < body.bottom():  # else it was only the time of this page that went on
                self._paint_head(painter, self._page, head)
                self._paint_body(painter, self._page, body)

    def _paint_body(self, painter: QPainter, page: BeamerPage, room: QRectF) -> None:
        if page.part is Part.CLOCK:
            self._paint_clock(painter, room)
        elif page.part is Part.WELCOME:
            self._paint_welcome(painter, page, room)
        else:
            self._paint_rows(painter, page, room)

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
        assert page.sheets is not None
        theme, sheet = self._art.theme, page.sheets[self._place]
        rows = sheet.rows[slice(*page.rows)]
        is_facing = page.part is Part.TABLES
        has_pairs = is_facing and any("&" in cell.text for row in sheet.rows for cell in row)
        head = room.height() * 0.075
        step = (room.height() - head - room.height() * 0.02) / self._on_page
        letters = step * _LETTERS_OF_ROW * (_OF_TWO_LINES if has_pairs else 1)
        pad = letters * 0.45
        if self._measured[0] is not sheet:
            self._measured = (sheet, _wanted(sheet, is_facing=is_facing))
        shared, letters = _shared_out(sheet, self._measured[1], letters, room.width() - 2 * pad)
        self.letters = letters
        places = [(room.left() + pad + left, width) for left, width in shared]
        for column, (left, width) in zip(sheet.columns, places, strict=True):
            at = QRectF(left, room.top(), width, head)
            size = min(letters * _HEADING, head * 0.72)
            _fit(painter, column.heading, at, size, theme.brass, alignment=_ALIGNED[column.align])
        for number, row in enumerate(rows):
            at = QRectF(room.left(), room.top() + head + number * step, room.width(), step * 0.9)
            painter.setPen(QPen(QColor(theme.cloth_quiet), 2) if theme.flat else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.chip))
            painter.drawRoundedRect(at, step * 0.16, step * 0.16)
            self._paint_row(painter, sheet, row, at, places, letters, is_facing=is_facing)

    def _paint_row(
        self,
        painter: QPainter,
        sheet: Sheet,
        row: Sequence[Cell],
        room: QRectF,
        places: Sequence[tuple[float, float]],
        letters: float,
        *,
        is_facing: bool,
    ) -> None:
        theme = self._art.theme
        for number, (column, cell, (left, width)) in enumerate(zip(sheet.columns, row, places, strict=True)):
            at = QRectF(left, room.top() + room.height() * 0.04, width, room.height() * 0.92)
            is_number = column.align is not Align.START
            colour = theme.brass if number == 0 else theme.cloth_headline if is_number else theme.cloth_text
            text = _below_each_other(cell.text) if is_facing else cell.text
            _fit(painter, text, at, letters, colour, bold=True, alignment=_ALIGNED[column.align])

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


def _below_each_other(names: str) -> str:
    """A pair in two lines."""
    return names.replace(" & ", " &\n")


def _wanted(sheet: Sheet, *, is_facing: bool) -> list[float]:
    """How wide each column wants to be in letters of one pixel, on all pages; both sides of a table want as much.

    A few names that are much longer than the others are left out: each of them is set smaller instead of everything.
    """
    metrics = QFontMetricsF(_font(_MEASURED, bold=True))
    wanted = []
    for place, column in enumerate(sheet.columns):
        cells = {row[place].text for row in sheet.rows}
        lines = [line for cell in cells for line in (_below_each_other(cell) if is_facing else cell).split("\n")]
        widths = sorted(map(metrics.horizontalAdvance, lines)) or [0.0]
        usual = widths[-1] if column.align is not Align.START else widths[int((len(widths) - 1) * _USUAL)]
        heading = max(map(metrics.horizontalAdvance, column.heading.split()), default=0.0) * _HEADING
        wanted.append(max(heading, usual) / _MEASURED)
    sides = [place for place, column in enumerate(sheet.columns) if column.align is Align.START]
    widest = max(wanted[place] for place in sides)
    return [widest if place in sides else width for place, width in enumerate(wanted)]


def _shared_out(
    sheet: Sheet, wanted: Sequence[float], letters: float, room: float
) -> tuple[list[tuple[float, float]], float]:
    """Where each column begins and how wide it is, and how large its letters are."""
    gaps = _GAP * (len(wanted) - 1)
    needed = (sum(wanted) + gaps) * letters
    letters *= max(_SMALLEST, min(1.0, room / needed))
    widths = [each * letters for each in wanted]
    names = [place for place, column in enumerate(sheet.columns) if column.align is Align.START]
    spare = room - gaps * letters - sum(widths)
    held = sum(widths[place] for place in names)
    places, left = [], 0.0
    for place, width in enumerate(widths):
        if place in names and held:
            width += spare * width / held
        places.append((left, width))
        left += width + _GAP * letters
    return places, letters


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
    lines = text.split("\n")
    metrics = QFontMetricsF(_font(pixels, bold=bold))
    widest = max(map(metrics.horizontalAdvance, lines))
    share = min(1.0, room.width() / max(widest, 1.0), room.height() / (metrics.height() * len(lines)))
    if share < _SMALLEST:  # one line more of larger letters is read from farther away
        share = min(_SMALLEST, room.height() / (metrics.height() * (len(lines) + 1)))
    layout, height = laid_out(text, _font(pixels * share * 0.99, bold=bold), room.width(), alignment)
    while height > room.height() and share > 0.1:
        share *= 0.92
        layout, height = laid_out(text, _font(pixels * share, bold=bold), room.width(), alignment)
    painter.setPen(QColor(colour))
    layout.draw(painter, QPointF(room.left(), room.top() + (room.height() - height) / 2))


def _write(painter: QPainter, text: str, room: QRectF, font: QFont, colour: str, alignment: Qt.AlignmentFlag) -> None:
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(room, alignment | Qt.AlignmentFlag.AlignVCenter, text)
