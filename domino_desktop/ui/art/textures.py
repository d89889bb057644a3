"""Small squares of felt, wood and ivory to lay over even colours: each is made once, and is the same every time."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

_FELT_SIDE: Final = 384
_LONGEST_HAIR: Final = 15
_BOARD: Final = 176  # how broad the boards of a table are, in logical pixels
_BOARDS: Final = 4
_WOOD_LENGTH: Final = 1280
_LIT_WOOD: Final = 0xFFD2A0
_DARK_WOOD: Final = 0x1A0800


@lru_cache(maxsize=1)
def felt() -> QImage:
    """A square of felt to lay side by side: grain and short hairs, barely darker or lighter than the cloth."""
    # Made at every start, before anything is seen: what can be left out or left to Qt is.
    chance = Random(1906)
    cloth = _specks(chance, _FELT_SIDE, _FELT_SIDE, 9)
    light, dark = QColor(255, 255, 255, 8), QColor(0, 12, 8, 13)
    part = chance.random
    with QPainter(cloth) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for thickness in (0.8, 1.2):
            for colour in (light, dark):
                hairs = []
                for _ in range(350):
                    x, y = _FELT_SIDE * part(), _FELT_SIDE * part()
                    hair = QLineF(x, y, x + 18 * part() - 9, y + 18 * part() - 9)
                    # Hairs that cross an edge go on at the opposite one, so that no seam shows.
                    hairs += [hair.translated(right, down) for right in _repeats(x) for down in _repeats(y)]
                # All at once: to hand over hair by hair takes several times as long as to draw them.
                painter.setPen(QPen(colour, thickness))
                painter.drawLines(hairs)
    return cloth


@lru_cache(maxsize=1)
def boards() -> QImage:
    """Boards of a wooden table to lay side by side: streaks, pores and the joints between them."""
    chance = Random(1742)
    height = _BOARD * _BOARDS
    table = QImage(_WOOD_LENGTH, height, QImage.Format.Format_ARGB32_Premultiplied)
    table.fill(Qt.GlobalColor.transparent)
    with QPainter(table) as painter:
        for board in range(_BOARDS):
            area = QRect(0, board * _BOARD, _WOOD_LENGTH, _BOARD)
            tone = (16, 0, 22, 6)[board]
            painter.fillRect(area, QColor(24, 8, 0, tone))
            for columns, rows, opacity in ((5, 9, 26), (9, 60, 24), (22, _BOARD, 20)):
                painter.drawImage(area, _streaks(chance, columns, rows, area, opacity))
            _paint_pores(painter, chance, area)
            painter.fillRect(QRect(0, area.top(), _WOOD_LENGTH, 1), QColor(18, 6, 0, 105))
            painter.fillRect(QRect(0, area.top() + 1, _WOOD_LENGTH, 1), QColor(255, 220, 170, 20))
            joint = (board * 470 + 690) % _WOOD_LENGTH
            painter.fillRect(QRect(joint, area.top(), 1, _BOARD), QColor(18, 6, 0, 95))
            painter.fillRect(QRect(joint + 1, area.top() + 1, 1, _BOARD - 1), QColor(255, 220, 170, 18))
    return table


@lru_cache(maxsize=1)
def grain() -> QImage:
    """The faint upright grain of a tile, to be stretched over it."""
    chance = Random(1938)
    area = QRect(0, 0, 192, 96)
    lying = QImage(area.size(), QImage.Format.Format_ARGB32_Premultiplied)
    lying.fill(Qt.GlobalColor.transparent)
    with QPainter(lying) as painter:
        for columns, rows, opacity in ((3, 10, 120), (5, 40, 120)):
            painter.drawImage(area, _streaks(chance, columns, rows, area, opacity))
    return lying


def _streaks(chance: Random, columns: int, rows: int, area: QRect, opacity: int) -> QImage:
    """Long soft streaks that go on where they began: few specks across, many down, stretched."""
    specks = _specks(chance, columns, rows, opacity, _LIT_WOOD, _DARK_WOOD)
    wrapped = QImage(columns + 2, rows, specks.format())
    wrapped.fill(Qt.GlobalColor.transparent)
    with QPainter(wrapped) as painter:
        for left in (-columns, 0, columns):
            painter.drawImage(left + 1, 0, specks)
    step = area.width() / columns
    wide = wrapped.scaled(
        round(step * (columns + 2)),
        area.height(),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    return wide.copy(round(step), 0, area.width(), area.height())


def _specks(chance: Random, width: int, height: int, opacity: int, light: int = 0xFFFFFF, dark: int = 0) -> QImage:
    """Chance specks of a light and a dark colour, none less to be seen through than ``opacity`` of 255."""
    # Rows of an indexed picture begin at every fourth byte.
    line = (width + 3) // 4 * 4
    picture = QImage(chance.randbytes(line * height), width, height, line, QImage.Format.Format_Indexed8)
    picture.setColorTable([_shade(step - 127.5, opacity, light, dark) for step in range(256)])
    return picture.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _paint_pores(painter: QPainter, chance: Random, area: QRect) -> None:
    """The short dark lines that make walnut walnut."""
    for _ in range(220):
        x, y = chance.uniform(area.left(), area.right() - 40), chance.uniform(area.top() + 3, area.bottom() - 2)
        painter.setPen(QPen(QColor(22, 8, 0, chance.randint(16, 46)), 1))
        painter.drawLine(QPointF(x, y), QPointF(x + chance.uniform(6, 38), y))


def _shade(distance: float, opacity: int, light: int, dark: int) -> int:
    """Light or dark, the less to be seen through the further it is from the middle, as Qt writes colours."""
    return round(abs(distance) / 127.5 * opacity) << 24 | (light if distance > 0 else dark)


def _repeats(place: float) -> tuple[int, ...]:
    """Where else a hair that begins here may reach into the felt, from the squares beside it."""
    if place < _LONGEST_HAIR:
        return 0, _FELT_SIDE
    return (0, -_FELT_SIDE) if place > _FELT_SIDE - _LONGEST_HAIR else (0,)
