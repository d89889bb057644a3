"""What is in the air: a tile of the rack, or a back from the pile. It exists once, and always comes to rest."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem

from domino_desktop.core.layout import START
from domino_desktop.core.tiles import Tile
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.flights import Spot
from domino_desktop.ui.board.hand import LIFTED_LAYER, RACK_LAYER
from domino_desktop.ui.board.scene import BoardScene
from domino_desktop.ui.board.tile_item import TileItem

_HOME_TIME = 160


class CarriedTile:
    """The tile of the rack that follows the pointer, gripped where it was pressed. Points are those of the scene."""

    def __init__(self, board: BoardScene) -> None:
        self._board = board
        self._grip = QPointF()
        self._point = QPointF()
        self.item: TileItem | None = None
        """What is in the air now."""

    def lift(self, tile: Tile, at: QPointF) -> bool:
        """Take this tile out of the rack, gripped at this point; answers whether it is there to be taken."""
        board = self._board
        item = board.hand.item(tile)
        if item is None or board.picture is None:
            return False
        board.staging.flights.land(item)
        item.halt()
        self.item, self._grip, self._point = item, at - item.pos(), at
        board.hand.lift(tile)
        item.setZValue(LIFTED_LAYER)
        item.show_face(board.art, (tile.low, tile.high), board.rack.room.side, board.dpr, lifted=True)
        board.marks.invite(tile, board.picture.legal.get(tile, ()))
        return True

    def carry(self, point: QPointF) -> None:
        """Bring it here; the end where it would be laid is lit, and over the rack its neighbours make room."""
        item, picture = self.item, self._board.picture
        if item is None or picture is None:
            return
        self._point = point
        item.place_at(point - self._grip)
        ends = picture.legal.get(item.tile, ())
        is_over_rack = self.is_over_rack
        favoured = self._end_of(ends)
        if favoured == START and is_over_rack:
            # An empty table takes the first tile anywhere, but the rack is not the table.
            favoured = None
        self._board.marks.invite(item.tile, ends, favoured)
        if is_over_rack and favoured is None:
            self._board.hand.make_room(self._middle, self._home_time)
        else:
            self._board.hand.close_gap(self._home_time)

    def follow(self) -> None:
        """The board has moved, the pointer has not."""
        self.carry(self._point)

    @property
    def is_over_rack(self) -> bool:
        """Whether it would fall into its rack."""
        hand = self._board.hand
        return self.item is not None and (hand.is_over(self._middle) or hand.is_over(self._point))

    def end_below(self) -> str:
        """The open end that it is held at, whether it may be laid there or not; empty for none."""
        picture = self._board.picture
        ends = () if picture is None else tuple(end.id for end in picture.view.layout.ends)
        return self._end_of(ends) or ""

    @property
    def _middle(self) -> QPointF:
        assert self.item is not None
        side = self._board.rack.room.side
        return self.item.pos() + QPointF(side / 2, side)

    def _end_of(self, ends: tuple[str, ...]) -> str | None:
        """The end of these that takes it where it is: by its middle, or by the pointer, which shows the way as well."""
        assert self.item is not None
        found = self._board.end_at(self._middle, self.item.tile, ends)
        return found or self._board.end_at(self._point, self.item.tile, ends)

    def put_down(self, *, is_kept: bool = False) -> TileItem | None:
        """Let go of it where it is; answers what it was. ``is_kept`` leaves the rack as it stands now."""
        item, self.item = self.item, None
        if item is not None:
            self._board.hand.put_down(is_kept=is_kept, travel=self._home_time)
            item.setZValue(RACK_LAYER)
            self._board.marks.invite(None, ())
        return item

    def bring_home(self, *, is_kept: bool = False) -> None:
        """Let it fly to its place in the rack."""
        if self.put_down(is_kept=is_kept) is not None:
            self._board.hand.place(self._home_time)

    @property
    def _home_time(self) -> int:
        return home_time(self._board)


class CarriedBack:
    """A tile from the pile that follows the pointer face down: nobody knows which it is until it is in the rack."""

    def __init__(self, board: BoardScene) -> None:
        self._board = board
        self._grip = QPointF()
        self._item = QGraphicsPixmapItem()
        self._item.setZValue(LIFTED_LAYER)
        self._item.hide()
        board.addItem(self._item)

    @property
    def is_lifted(self) -> bool:
        """Whether one is in the air."""
        return self._item.isVisible()

    @property
    def has_tiles(self) -> bool:
        """Whether the pile holds tiles to be taken: not what was laid aside."""
        picture = self._board.picture
        return picture is not None and picture.view.boneyard > 0 and not picture.view.discards

    def lift(self, at: QPointF) -> bool:
        """Take the uppermost tile, gripped at this point; answers whether there is one to be taken."""
        board = self._board
        if not self.has_tiles:
            return False
        # In the hand it is as large as it will be in the rack: what is gripped is the same place on it.
        spot, side = board.yard.spot(), board.rack.room.side
        self._grip = (at - spot.middle) * (side / spot.short)
        if abs(self._grip.x()) > side / 2 or abs(self._grip.y()) > side:
            self._grip = QPointF()
        margin = TileArt.margin(side)
        self._item.setPixmap(board.art.back(side, dpr=board.dpr))
        self._item.setOffset(-side / 2 - margin, -side - margin)
        self._item.show()
        board.yard.show_lifted(True)
        self.carry(at)
        return True

    def _put_down(self) -> Spot:
        """It is in nobody's hand any more; answers where it was."""
        spot = Spot(self._item.pos(), self._board.rack.room.side)
        self._item.hide()
        self._board.yard.show_lifted(False)
        self._board.hand.invite(None)
        return spot

    def carry(self, point: QPointF) -> None:
        """Bring it here; the rack is outlined, for it may fall there."""
        self._item.setPos(point - self._grip)
        self._board.hand.invite(self.is_over_rack)

    @property
    def is_over_rack(self) -> bool:
        """Whether it would fall into the rack."""
        middle = self._item.pos()
        return self._board.hand.is_over(middle) and not self._board.is_boneyard(middle)

    def give(self, take: Callable[[], object]) -> None:
        """Let go of it over the rack: ``take`` asks for it. If nothing comes into the hand, it flies home."""
        board, spot = self._board, self._put_down()
        held = len(board.rack.tiles)
        board.hand.comes_from = spot
        take()
        board.hand.comes_from = None
        if len(board.rack.tiles) == held:
            self._fly_home(spot)

    def bring_home(self) -> None:
        """Let it fly back to the pile."""
        if self.is_lifted:
            self._fly_home(self._put_down())

    def _fly_home(self, start: Spot) -> None:
        board = self._board
        board.staging.flights.send(start, board.yard.spot(), home_time(board), dpr=board.dpr)


def home_time(board: BoardScene) -> int:
    """How long a tile takes to fly home, in milliseconds; 0 where nothing travels."""
    return _HOME_TIME if board.picture is not None and board.picture.travel_time else 0
