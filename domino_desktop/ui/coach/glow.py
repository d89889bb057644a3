"""The light of a hint: round the tile in the rack, and where it would lie."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from domino_desktop.core.moves import DiscardTile, Move, PlayTile
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.scene import BoardScene

_HALO = 12.0


class _Light(QGraphicsItem):
    """A ring of light round a rectangle of its parent's coordinates."""

    def __init__(self, art: TileArt, area: QRectF, parent: QGraphicsItem, *, is_place: bool) -> None:
        super().__init__(parent)
        self._art, self._area, self._is_place = art, area, is_place
        self.setZValue(5)

    def boundingRect(self) -> QRectF:
        reach = _HALO + 2
        return self._area.adjusted(-reach, -reach, reach, reach)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._art.theme
        bend = min(self._area.width(), self._area.height()) * 0.17
        brass = QColor(theme.brass)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if not theme.flat:
            for reach in range(int(_HALO), 2, -2):
                halo = QColor(brass)
                halo.setAlphaF(0.16)
                painter.setPen(QPen(halo, 3))
                painter.drawRoundedRect(self._area.adjusted(-reach, -reach, reach, reach), bend + reach, bend + reach)
        if self._is_place:
            fill = QColor(brass)
            fill.setAlphaF(0.38)
            painter.setBrush(fill)
        for colour, width in ((QColor(theme.chip), 7.0), (brass, 4.0)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(self._area.adjusted(-2, -2, 2, 2), bend + 2, bend + 2)
            painter.setBrush(Qt.BrushStyle.NoBrush)


class HintGlow:
    """Lights up what one hint is about; dark until it is told to."""

    def __init__(self, board: BoardScene) -> None:
        self._board = board
        self._lights: list[_Light] = []
        self._fade: QVariantAnimation | None = None
        self._move: Move | None = None

    @property
    def move(self) -> Move | None:
        """What is lit now."""
        return self._move

    def show(self, move: Move, milliseconds: int) -> None:
        """Light up the tile of this move and the place where it would lie, within this time."""
        if move != self._move:
            self._move = move
            self._bring_into_view(move)
            self._light(move)
            self._fade_in(milliseconds)

    def follow(self) -> None:
        """Tiles have moved, or others stand in the rack: the light goes with them."""
        if self._move is not None:
            self._light(self._move)

    def hide(self) -> None:
        """Be dark."""
        self._move = None
        self._put_out()

    def _bring_into_view(self, move: Move) -> None:
        """Let the tile stand where it is seen, if the rack holds more than it shows."""
        tile = move.tile if isinstance(move, (PlayTile, DiscardTile)) else None
        if tile is not None and self._board.rack.slot_of(tile) is None:
            self._board.rack.focus_on(tile)
            self._board.hand.place()

    def _light(self, move: Move) -> None:
        self._put_out()
        board = self._board
        tile = move.tile if isinstance(move, (PlayTile, DiscardTile)) else None
        item = None if tile is None else board.hand.item(tile)
        if item is not None and item.isVisible():
            side = board.rack.room.side
            self._lights.append(_Light(board.art, QRectF(0, 0, side, 2 * side), item, is_place=False))
        place = board.geometry.end(move.end) if isinstance(move, PlayTile) else None
        if isinstance(move, PlayTile) and place is not None:
            rect = place.spot_for(move.tile).rect
            area = QRectF(rect.left, rect.top, rect.width, rect.height)
            self._lights.append(_Light(board.art, area, board.marks, is_place=True))

    def _put_out(self) -> None:
        for light in self._lights:
            # A tile that left took its light along.
            if shiboken6.isValid(light) and light.scene() is not None:
                light.scene().removeItem(light)
        self._lights.clear()

    def _fade_in(self, milliseconds: int) -> None:
        if self._fade is not None:
            self._fade.stop()
        if milliseconds <= 0:
            return
        if self._fade is None:
            # The animation belongs to the scene, so that it ends with it.
            self._fade = QVariantAnimation(self._board)
            self._fade.setStartValue(0.0)
            self._fade.setEndValue(1.0)
            self._fade.valueChanged.connect(self._dim)
        self._fade.setDuration(milliseconds)
        self._fade.start()
        self._dim(0.0)

    def _dim(self, share: float) -> None:
        for light in self._lights:
            if shiboken6.isValid(light):
                light.setOpacity(share)
