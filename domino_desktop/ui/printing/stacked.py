"""Pieces of a document one below the other: each is laid out by itself, so a window can answer in between."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QPainter

from domino_desktop.ui.printing.pages import DocumentPages
from domino_desktop.ui.printing.sheets import Paper

_SHORT, _LEAST = 0.45, 0.15
"""Of a page: how high a short piece is, and how much of another one is worth its heading."""


@dataclass(frozen=True, slots=True)
class _Placed:
    """A part of a piece, from one height of it to another; the page on which it begins, and how far down."""

    piece: DocumentPages
    part: tuple[float, float]
    page: int
    top: float


class StackedPages:
    """See `leaves.Leaves`. A short piece is never torn apart, another one only between two of its tables.

    The first table of a piece is its heading, which stays with the next one. What is longer than a page begins one.

    ``foot`` answers what stands below a page, from its number (1 for the first) and how many there are.
    """

    def __init__(self, title: str, paper: Paper, margin: float, foot: Callable[[int, int], str]) -> None:
        self.title, self.paper, self.is_landscape = title, paper, False
        self._margin, self._foot = margin, foot
        self._placed: list[_Placed] = []
        self._page, self._used = 0, 0.0

    @property
    def count(self) -> int:
        """How many pages there are."""
        return self._page + 1 if self._placed else 0

    def add(self, html: str) -> None:
        """Put a piece, which is made of tables, below what there is."""
        piece = DocumentPages(html, self.title, self.paper, margin=self._margin, foot=self._foot)
        ends = piece.ends
        height = ends[-1]
        if piece.count > 1:
            self._begin_page()
            self._place(piece, 0.0, piece.count * piece.room)
            self._page, self._used = self._page + piece.count - 1, height - (piece.count - 1) * piece.room
            return
        room = piece.room - self._used
        torn = max((end for end in ends[1:] if end <= room), default=0.0)
        if height <= room:
            torn = height
        elif height <= _SHORT * piece.room or torn < _LEAST * piece.room:
            torn = 0.0
        if torn:
            self._place(piece, 0.0, torn)
        if torn < height:
            self._begin_page()
            self._place(piece, torn, height)

    def _place(self, piece: DocumentPages, first: float, last: float) -> None:
        self._placed.append(_Placed(piece, (first, last), self._page, self._used))
        self._used += last - first

    def _begin_page(self) -> None:
        if self._placed:
            self._page, self._used = self._page + 1, 0.0

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint page ``number``, the first being 0."""
        for placed in self._placed:
            if placed.page == number and placed.piece.count == 1:
                down = placed.top - placed.part[0]
                placed.piece.paint_body(painter, 0, down=down, part=placed.part)
            elif placed.page <= number < placed.page + placed.piece.count:
                placed.piece.paint_body(painter, number - placed.page)
        self._placed[0].piece.paint_foot(painter, self._foot(number + 1, self.count))
