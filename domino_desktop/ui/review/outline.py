"""A dashed outline where a move was made, and round its tile in the rack."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from domino_desktop.core.moves import Move, PlayTile
from domino_desktop.ui.board.scene import BoardScene

_LAYER = 6  # above the light of a better move
_AROUND = 3


class PlayedOutline:
    """Marks one move on the board; marks nothing until it is told to."""

    def __init__(self, board: BoardScene) -> None:
        self._board = board
        self._lines: list[QGraphicsPathItem] = []
        self._move: Move | None = None

    @property
    def move(self) -> Move | None:
        """What is marked now."""
        return self._move

    def show(self, move: Move) -> None:
        """Mark where this move lies, and the tile that it was made with."""
        self._move = move
        self.follow()

    def hide(self) -> None:
        """Mark nothing."""
        self._move = None
        self._take_away()

    def follow(self) -> None:
        """Tiles have moved: the marks go with them."""
        self._take_away()
        move, board = self._move, self._board
        if not isinstance(move, PlayTile):
            return
        item = board.hand.item(move.tile)
        if item is not None and item.isVisible():
            side = board.rack.room.side
            self._add(QRectF(0, 0, side, 2 * side), item)
        place = board.geometry.end(move.end)
        if place is not None:
            rect = place.spot_for(move.tile).rect
            self._add(QRectF(rect.left, rect.top, rect.width, rect.height), board.marks)

    def _add(self, area: QRectF, parent: QGraphicsItem) -> None:
        theme = self._board.art.theme
        bend = min(area.width(), area.height()) * 0.17
        path = QPainterPath()
        path.addRoundedRect(area.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND), bend, bend)
        # Light on dark, so that the dashes are seen on tiles and on the cloth.
        for colour, style in ((theme.chip, Qt.PenStyle.SolidLine), (theme.cloth_headline, Qt.PenStyle.DashLine)):
            line = QGraphicsPathItem(path, parent)
            line.setPen(QPen(QColor(colour), 3, style))
            line.setZValue(_LAYER)
            self._lines.append(line)

    def _take_away(self) -> None:
        for line in self._lines:
            # A tile that left took its outline along.
            if shiboken6.isValid(line) and line.scene() is not None:
                line.scene().removeItem(line)
        self._lines.clear()
