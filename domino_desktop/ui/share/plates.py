"""The plates of the seats below the line: who sits there, what was won, and the hand, face down or laid open."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTextLayout

from domino_desktop.core.scoring import ScoreReason
from domino_desktop.core.tiles import Tile, pips_of
from domino_desktop.core.views import View
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import rules, score, scoring
from domino_desktop.ui.art.badge import initial
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.share.letters import Letters

_IN_ONE_ROW: Final = 4
_GAP: Final = 16
_BADGE: Final = 50
_TILE_GAP: Final = 5
_MOST_ROWS: Final = 3  # of tiles on a plate
_NAME, _TOTAL, _COUNT = 28, 22, 28
_NAME_HEIGHT: Final = 76  # a long name may take so much
_AT_ONCE: Final = 3  # so many tiles are painted between two pauses


@dataclass(frozen=True, slots=True)
class _Measures:
    """What is smaller where plates stand in two rows. The sides of tiles are their short ones."""

    pad: int
    largest_tile: int
    good_tile: int


_ROOMY: Final = _Measures(16, 36, 24)
_DENSE: Final = _Measures(11, 28, 20)
_SMALLEST_TILE: Final = 12
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class _Tiles:
    """How the tiles of a hand stand on a plate."""

    short: int
    columns: int
    rows: int


class Plates:
    """Every seat's plate; ``longest`` is the largest hand that will be shown."""

    def __init__(self, art: TileArt, marks: Sequence[SeatMark], letters: Letters, longest: int) -> None:
        self._art, self._marks, self._letters = art, tuple(marks), letters
        self._unit = unit = letters.unit
        count = len(self._marks)
        self._columns = count if count <= _IN_ONE_ROW else -(-count // 2)
        self._measures = _ROOMY if count <= _IN_ONE_ROW else _DENSE
        self._gap, self._pad = _GAP * unit, self._measures.pad * unit
        self._width = (letters.width - (self._columns - 1) * self._gap) / self._columns
        self._tiles = self._best_tiles(max(1, longest))
        self._beside = self._width - 3 * self._pad - _BADGE * unit
        self._below = _TOTAL * 1.35 * unit
        names = (self._name(mark)[1] + self._below for mark in self._marks)
        self._head = max(_BADGE * unit, *names)

    @property
    def height(self) -> float:
        """Of all plates with the gaps between them."""
        rows = -(-len(self._marks) // self._columns)
        return rows * self._one_height() + (rows - 1) * self._gap

    def _one_height(self) -> float:
        tiles = self._tiles
        standing = tiles.rows * (2 * tiles.short + _TILE_GAP * self._unit)
        return 2.6 * self._pad + self._head + standing

    def _best_tiles(self, longest: int) -> _Tiles:
        """As large as they may be in one row; where that is too small, in more."""
        inner, sizes = self._width - 2 * self._pad, self._measures
        found = []
        for rows in range(1, _MOST_ROWS + 1):
            columns = -(-longest // rows)
            short = min(round(sizes.largest_tile * self._unit), int(inner / columns - _TILE_GAP * self._unit))
            found.append(_Tiles(max(round(_SMALLEST_TILE * self._unit), short), columns, rows))
            if short >= sizes.good_tile * self._unit:
                return found[-1]
        return max(found, key=lambda tiles: tiles.short)

    def _name(self, mark: SeatMark) -> tuple[QTextLayout, float]:
        return self._letters.within(mark.name, _NAME, self._beside, _NAME_HEIGHT * self._unit, heavy=True)

    # Painting -----------------------------------------------------------------------------------------

    def painting(
        self, painter: QPainter, corner: QPointF, view: View, bright: Sequence[int], speaker: Speaker
    ) -> Generator[None, None, None]:
        """Paint every plate as the view has it; those of the seats in ``bright`` have a brass edge."""
        for number, mark in enumerate(self._marks):
            row, column = divmod(number, self._columns)
            x = corner.x() + column * (self._width + self._gap)
            y = corner.y() + row * (self._one_height() + self._gap)
            body = QRectF(x, y, self._width, self._one_height())
            self._paint_plate(painter, body, mark.seat in bright)
            self._paint_head(painter, body, view, mark, speaker)
            yield
            hand = view.revealed_hand(mark.seat)
            yield from self._painting_hand(painter, body, view.counts[mark.seat], hand)

    def _paint_plate(self, painter: QPainter, body: QRectF, is_bright: bool) -> None:
        theme, unit = self._art.theme, self._unit
        plate = QColor(theme.chip)
        plate.setAlphaF(1.0 if theme.flat else 0.82)
        painter.setBrush(plate)
        edge = QPen(QColor(theme.cloth_quiet if theme.flat else theme.chip), 1)
        painter.setPen(QPen(QColor(theme.brass), 3.5 * unit) if is_bright else edge)
        painter.drawRoundedRect(body, 20 * unit, 20 * unit)

    def _paint_head(self, painter: QPainter, body: QRectF, view: View, mark: SeatMark, speaker: Speaker) -> None:
        """Badge and name; below it what was won, and how many tiles there are or what they count."""
        theme, letters = self._art.theme, self._letters
        seat = theme.seat(mark.colour)
        side = round(_BADGE * self._unit)
        badge = self._art.badge(seat.shape, seat.fill, initial(mark.name), side, painter.device().devicePixelRatioF())
        middle = body.top() + self._pad + self._head / 2
        painter.drawPixmap(QPointF(round(body.left() + self._pad), round(middle - side / 2)), badge)
        name, height = self._name(mark)
        corner = QPointF(body.left() + 2 * self._pad + side, middle - (height + self._below) / 2)
        painter.setPen(QColor(theme.cloth_text))
        name.draw(painter, corner)
        below = QRectF(corner.x(), corner.y() + height, self._beside, self._below)
        words, size = _count(view, mark.seat, speaker)
        painter.setPen(QColor(theme.cloth_headline))
        letters.draw(painter, words, size, below, _RIGHT, heavy=True)
        painter.setPen(QColor(theme.cloth_quiet))
        below.setWidth(below.width() - letters.breadth(words, size, heavy=True) - self._pad)
        letters.draw(painter, speaker.say(rules.POINTS, n=view.totals[view.teams[mark.seat]]), _TOTAL, below)

    def _painting_hand(
        self, painter: QPainter, body: QRectF, count: int, hand: tuple[Tile, ...] | None
    ) -> Generator[None, None, None]:
        tiles, gap = self._tiles, round(_TILE_GAP * self._unit)
        dpr = painter.device().devicePixelRatioF()
        margin = TileArt.margin(tiles.short)
        left = round(body.left() + self._pad) - margin
        top = round(body.top() + 1.6 * self._pad + self._head) - margin
        for number in range(count if hand is None else len(hand)):
            row, column = divmod(number, tiles.columns)
            corner = QPointF(left + column * (tiles.short + gap), top + row * (2 * tiles.short + gap))
            if hand is None:
                painter.drawPixmap(corner, self._art.back(tiles.short, dpr=dpr))
            else:
                tile = hand[number]
                painter.drawPixmap(corner, self._art.face(tile.low, tile.high, tiles.short, dpr=dpr))
            if number % _AT_ONCE == _AT_ONCE - 1:
                yield


def _count(view: View, seat: int, speaker: Speaker) -> tuple[str, int]:
    """How many tiles a seat holds, or what they count once they lie open; and the size of the letters."""
    count, hand = view.counts[seat], view.revealed_hand(seat)
    if not count and view.went_out == seat:
        return speaker.say(score.OUT), _TOTAL
    if hand is None or not count:
        return speaker.number(count), _COUNT
    return speaker.say(scoring.PIPS, n=_worth(view, seat, hand)), _TOTAL


def _worth(view: View, seat: int, hand: tuple[Tile, ...]) -> int:
    """What the hand counts: as the rules say where they have counted it, else its pips."""
    if view.score is not None:
        for line in view.score.lines:
            if line.reason is ScoreReason.HAND_COUNTED and line.seat == seat:
                return sum(line.numbers)
    return pips_of(hand)
