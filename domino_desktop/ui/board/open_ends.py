"""The open ends in the midst of the walk: the tile at each end, its number, and how many such tiles are out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.core.layout import LEFT, Layout
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import walk
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import TextLabel

_SHORT: Final = 30
_GAP: Final = 8
#: Of more ends than this only the numbers are shown, each once.
_MOST_TILES: Final = 4
_TILES_IN_ROW: Final = 2
_PILLS_IN_ROW: Final = 7


def end_tile(layout: Layout, end_id: str) -> tuple[int, int] | None:
    """The halves of the tile at an open end as they are read from left to right, or None where no tile lies.

    The last tile of its arm, or the one that the arm grows from, with the open number to the right; only the left end
    of a line is shown with it to the left.
    """
    arm = layout.arm(end_id)
    if layout.first is None or arm is None:
        return None
    if arm.tiles:
        last = arm.tiles[-1]
        return (last.far, last.near) if end_id == LEFT else (last.near, last.far)
    parent = layout.arm(arm.parent)
    root = layout.first if parent is None else parent.tiles[arm.at]
    return root.near, root.far


def number_counts(layout: Layout) -> tuple[tuple[int, int], ...]:
    """Each open number once, with how many tiles on the table show it."""
    tiles = layout.tiles()
    return tuple((value, sum(tile.fits(value) for tile in tiles)) for value in dict.fromkeys(layout.values))


class OpenEnds(QWidget):
    """What everybody looks at while the walk goes round."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = _Ends(art, self)
        self._heading = TextLabel("quiet", "", self)
        self._counts = TextLabel("body", "", self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for label in (self._heading, self._picture, self._counts):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)

    def present(self, layout: Layout, max_pip: int, language: Speaker) -> None:
        """Show the ends of this layout; a set to ``max_pip`` has one more tile of each number."""
        self._heading.setText(language.say(walk.OPEN_ENDS))
        self._picture.present(layout, language)
        values = language.joined(language.number(value) for value in layout.values)
        self._picture.setAccessibleName(language.say(walk.OPEN_ENDS_ARE, values))
        # Bare ends, as a referee may enter them, say nothing about what lies on the table.
        lines = [
            language.say(walk.NUMBER_IS_OUT, count, max_pip + 1, value)
            for value, count in number_counts(layout)
            if layout.first is not None
        ]
        self._counts.setText("\n".join(lines))
        self._counts.setVisible(bool(lines))

    def show_heading(self, shown: bool) -> None:
        """Show the heading, or leave it out where height is scarce."""
        self._heading.setVisible(shown)

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._picture.set_art(art)


@dataclass(frozen=True, slots=True)
class _End:
    """A number, perhaps beside the tile that shows it."""

    number: str
    is_left: bool
    tile: tuple[int, int] | None


class _Ends(QLabel):
    """Pills with the open numbers, each beside the tile that lies there; of many ends only the numbers."""

    def __init__(self, art: TileArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._rows: list[list[_End]] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def present(self, layout: Layout, language: Speaker) -> None:
        if len(layout.ends) > _MOST_TILES:
            ends = [_End(language.number(value), False, None) for value in dict.fromkeys(layout.values)]
        else:
            ends = [
                _End(language.number(end.value), end.id == LEFT, end_tile(layout, end.id))
                for end in layout.ends
                if end.value is not None
            ]
        in_row = _PILLS_IN_ROW if len(layout.ends) > _MOST_TILES else _TILES_IN_ROW
        self._rows = [ends[start : start + in_row] for start in range(0, len(ends), in_row)]
        self.updateGeometry()
        self.update()

    def set_art(self, art: TileArt) -> None:
        self._art = art
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(max(map(self._row_width, self._rows), default=0), max(1, len(self._rows)) * self._row_height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            top = (self.height() - self.sizeHint().height()) / 2
            for number, row in enumerate(self._rows):
                self._paint_row(painter, row, top + (number + 0.5) * self._row_height())

    def _paint_row(self, painter: QPainter, row: list[_End], middle: float) -> None:
        left = (self.width() - self._row_width(row)) / 2
        pill = self._pill()
        for end in row:
            pill_first = end.is_left or end.tile is None
            if end.tile is not None:
                margin = TileArt.margin(_SHORT)
                x = left + (pill + _GAP if pill_first else 0)
                face = self._art.face(*end.tile, _SHORT, horizontal=True, dpr=self.devicePixelRatioF())
                painter.drawPixmap(QPointF(round(x) - margin, round(middle - _SHORT / 2) - margin), face)
            x = left if pill_first else left + 2 * _SHORT + _GAP
            self._paint_pill(painter, QRectF(x, middle - pill / 2, pill, pill), end.number)
            left += self._width(end) + 3 * _GAP

    def _paint_pill(self, painter: QPainter, area: QRectF, number: str) -> None:
        theme = self._art.theme
        painter.setPen(QPen(QColor(theme.brass), 2))
        painter.setBrush(QColor(theme.chip))
        painter.drawEllipse(area.adjusted(1, 1, -1, -1))
        painter.setFont(self._number_font())
        painter.setPen(QColor(theme.cloth_headline))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, number)

    def _row_width(self, row: list[_End]) -> int:
        return sum(map(self._width, row)) + 3 * _GAP * max(0, len(row) - 1)

    def _row_height(self) -> int:
        return max(self._pill(), _SHORT) + _GAP

    def _width(self, end: _End) -> int:
        return self._pill() + (0 if end.tile is None else _GAP + 2 * _SHORT)

    def _pill(self) -> int:
        return max(_SHORT, QFontMetrics(self._number_font()).height() + 8)

    def _number_font(self) -> QFont:
        self.ensurePolished()
        font = QFont(self.font())
        font.setBold(True)
        return font
