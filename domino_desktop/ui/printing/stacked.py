"""Pieces of a document one below the other: each is laid out by itself, so a window can answer in between."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QPainter

from domino_desktop.ui.printing.pages import DocumentPages
from domino_desktop.ui.printing.sheets import Paper


@dataclass(frozen=True, slots=True)
class _Placed:
    """A piece, the page on which it begins, and how far down."""

    piece: DocumentPages
    page: int
    top: float


class StackedPages:
    """See `leaves.Leaves`. A piece that fits on one page is never torn apart; a longer one begins a page.

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
        if self._placed and (piece.count > 1 or self._used + piece.used > piece.room):
            self._page, self._used = self._page + 1, 0.0
        self._placed.append(_Placed(piece, self._page, self._used))
        self._page += piece.count - 1
        self._used = piece.used + (self._used if piece.count == 1 else 0.0)

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint page ``number``, the first being 0."""
        for placed in self._placed:
            if placed.page <= number < placed.page + placed.piece.count:
                placed.piece.paint_body(painter, number - placed.page, down=placed.top)
        self._placed[0].piece.paint_foot(painter, self._foot(number + 1, self.count))
