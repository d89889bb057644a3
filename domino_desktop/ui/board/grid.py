"""A grid of half short sides: what lies where, and how much room there is, as bits of a few long integers.

A tile covers two by four cells. Between tiles that are not neighbours one cell stays free. Two questions are
asked again and again: is this rectangle free, and how far could a tile's width go on from here? For the second
the grid knows every cell where a square of a tile's width would *not* have its corner.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

#: Round the room, so that every question may look a little outside.
_PAD = 8
#: The free cells between tiles that are not neighbours.
GAP = 1


class Box(NamedTuple):
    """A rectangle of cells: from ``left`` and ``top`` up to, without, ``right`` and ``bottom``."""

    left: int
    top: int
    right: int
    bottom: int

    def contains(self, other: Box) -> bool:
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )


@dataclass(frozen=True, slots=True)
class Claim:
    """Some cells, with all that they forbid: for each cell the squares that would come too close."""

    cells: int = 0
    rows: int = 0
    columns: int = 0

    def __or__(self, other: Claim) -> Claim:
        return Claim(self.cells | other.cells, self.rows | other.rows, self.columns | other.columns)

    def joined(self, others: Sequence[Claim]) -> Claim:
        """This and many others."""
        cells, rows, columns = self.cells, self.rows, self.columns
        for other in others:
            cells |= other.cells
            rows |= other.rows
            columns |= other.columns
        return Claim(cells, rows, columns)


NOTHING = Claim()


class Shape:
    """Rectangles that belong together, counted from a place of their own."""

    def __init__(self, *boxes: Box) -> None:
        self.boxes = boxes
        self.extent = Box(
            min(box.left for box in boxes),
            min(box.top for box in boxes),
            max(box.right for box in boxes),
            max(box.bottom for box in boxes),
        )

    def at(self, x: int, y: int) -> list[Box]:
        """The rectangles with their place here."""
        return [Box(box.left + x, box.top + y, box.right + x, box.bottom + y) for box in self.boxes]


class Grid:
    """The cells of one room."""

    def __init__(self, room: Box) -> None:
        self.room = room
        self._stride = room.right - room.left + 2 * _PAD
        self._height = room.bottom - room.top + 2 * _PAD
        self._origin = (_PAD - room.top) * self._stride + _PAD - room.left
        self._patterns: dict[tuple[int, int, int], int] = {}
        self._shapes: dict[Shape, int] = {}
        # A view that is just being made may have no room for a single tile.
        inside = Box(room.left, room.top, max(room.left, room.right - 1), max(room.top, room.bottom - 1))
        self._rows_inside = self._bits(inside)
        self._columns_inside = self._bits_across(inside)
        self._all = (1 << self._stride * self._height) - 1
        #: Squares that are not in the room at all.
        self.outside = Claim(0, self._all ^ self._rows_inside, self._all ^ self._columns_inside)

    def claim(self, box: Box) -> Claim:
        """The cells of a rectangle, as a tile or a promise takes them."""
        near = Box(box.left - GAP - 1, box.top - GAP - 1, box.right + GAP, box.bottom + GAP)
        return Claim(self._bits(box), self._bits(near), self._bits_across(near))

    def cells(self, box: Box) -> int:
        """The cells of a rectangle alone."""
        return self._bits(box)

    def is_free(self, box: Box, taken: int) -> bool:
        """Whether the rectangle is inside and keeps its distance from the cells ``taken``."""
        left, top, right, bottom = box
        room = self.room
        if left < room.left or top < room.top or right > room.right or bottom > room.bottom:
            return False
        pattern = self._pattern(right - left + 2 * GAP, bottom - top + 2 * GAP, self._stride)
        place = self._origin + (top - GAP) * self._stride + left - GAP
        return not (taken >> place) & pattern

    def has_room(self, shape: Shape, x: int, y: int, taken: int) -> bool:
        """Whether all rectangles of the shape are free here."""
        left, top, right, bottom = shape.extent
        room = self.room
        if x + left < room.left or y + top < room.top or x + right > room.right or y + bottom > room.bottom:
            return False
        pattern = self._shapes.get(shape)
        if pattern is None:
            pattern = 0
            for box in shape.boxes:
                width, height = box.right - box.left + 2 * GAP, box.bottom - box.top + 2 * GAP
                pattern |= (
                    self._pattern(width, height, self._stride) << (box.top - top) * self._stride + box.left - left
                )
            self._shapes[shape] = pattern
        place = self._origin + (y + top - GAP) * self._stride + x + left - GAP
        return not (taken >> place) & pattern

    def space(self, x: int, y: int, heading: int, taken: Claim, is_wide: bool = False) -> int:
        """How many cells lie free ahead of the middle of an edge, for a tile's width or for a double's."""
        offsets = (-2, 0) if is_wide else (-1,)
        if heading % 2:
            bits, stride, along, across, start = taken.columns, self._height, y, x, self.room.top
            base = self.room.left
        else:
            bits, stride, along, across, start = taken.rows, self._stride, x, y, self.room.left
            base = self.room.top
        line = 0
        for offset in offsets:
            place = across + offset - base + _PAD
            if not 0 <= place < (self._stride if heading % 2 else self._height):
                return 0
            line |= bits >> place * stride
        line &= (1 << stride) - 1
        if heading < 2:
            ahead = along + GAP - start + _PAD
            line >>= ahead
            run = (line & -line).bit_length() - 1 if line else 0
        else:
            ahead = along - GAP - 2 - start + _PAD
            run = ahead + 1 - (line & (1 << ahead + 1) - 1).bit_length()
        return run + GAP + 1 if run > 0 else 0

    def reach(self, x: int, y: int, heading: int, taken: Claim, steps: int) -> int:
        """How many squares can be reached from the middle of an edge within so many steps."""
        left, top = ((x + GAP, y - 1), (x - 1, y + GAP), (x - GAP - 2, y - 1), (x - 1, y - GAP - 2))[heading]
        stride, index = self._stride, self._index(left, top)
        # No more rows than so many steps can cross: shorter integers are faster.
        first = max(0, index - (steps + 1) * stride)
        free = ~(taken.rows >> first) & (1 << (2 * steps + 3) * stride) - 1
        found = 1 << index - first
        if not found & free:
            return 0
        for _ in range(steps):
            more = (found | found << 1 | found >> 1 | found << stride | found >> stride) & free
            if more == found:
                break
            found = more
        return found.bit_count()

    def _index(self, x: int, y: int) -> int:
        return self._origin + y * self._stride + x

    def _bits(self, box: Box) -> int:
        width, height = box.right - box.left, box.bottom - box.top
        return self._pattern(width, height, self._stride) << self._index(box.left, box.top)

    def _bits_across(self, box: Box) -> int:
        width, height = box.right - box.left, box.bottom - box.top
        index = (box.left - self.room.left + _PAD) * self._height + box.top - self.room.top + _PAD
        return self._pattern(height, width, self._height) << index

    def _pattern(self, width: int, height: int, stride: int) -> int:
        """A rectangle at the first cell: ``height`` times ``width`` bits."""
        key = width, height, stride
        found = self._patterns.get(key)
        if found is None:
            row = (1 << width) - 1
            found = sum(row << number * stride for number in range(height))
            self._patterns[key] = found
        return found
