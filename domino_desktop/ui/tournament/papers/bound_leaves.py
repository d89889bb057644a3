"""Several papers as one pile, for a printer that is asked once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPainter

from domino_desktop.ui.printing.leaves import Leaves, dots


class BoundLeaves:
    """Papers one after the other; see `printing.leaves.Leaves`. The pile lies as the first of them does.

    A sheet that lies the other way is turned on its side, as it comes out of a printer.
    """

    def __init__(self, papers: Sequence[Leaves], title: str) -> None:
        self.title = title
        self.paper, self.is_landscape = papers[0].paper, papers[0].is_landscape
        self._sheets = [(leaves, number) for leaves in papers for number in range(leaves.count)]

    @property
    def count(self) -> int:
        return len(self._sheets)

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint sheet ``number``, the first being 0."""
        leaves, place = self._sheets[number]
        painter.save()
        if leaves.is_landscape != self.is_landscape:
            size = self.paper.millimetres(is_landscape=self.is_landscape)
            painter.translate(dots(size.width()), 0)
            painter.rotate(90)
        leaves.paint(painter, place)
        painter.restore()
