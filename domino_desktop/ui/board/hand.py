"""The hand on the table: the rack and its tiles, as their owner likes them."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from domino_desktop.core.tiles import Tile
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.geometry import Rect
from domino_desktop.ui.board.picture import Picture
from domino_desktop.ui.board.rack import Order, Rack
from domino_desktop.ui.board.rack_item import RackItem
from domino_desktop.ui.board.tile_item import TileItem

RACK_LAYER, LIFTED_LAYER = 20, 40


class Hand:
    """Places the tiles of an open rack; under a closed lid it holds none.

    ``lifted`` is the tile that follows the pointer and has no place of its own meanwhile.
    """

    def __init__(self, scene: QGraphicsScene, art: TileArt) -> None:
        self._scene, self._art = scene, art
        self.rack = Rack()
        self.lifted: Tile | None = None
        self.is_focus_shown = False
        self._rack_item = RackItem(art)
        scene.addItem(self._rack_item)
        scene.addItem(self._rack_item.marks)
        self._items: dict[Tile, TileItem] = {}
        self._owner: int | None = None
        self._orders: dict[int, Order] = {}
        self._picture: Picture | None = None
        self._yard = QPointF()
        self._dpr = 1.0

    def item(self, tile: Tile) -> TileItem | None:
        """The picture of this tile in the rack, if it stands there."""
        return self._items.get(tile)

    def give_away(self, tile: Tile) -> None:
        """This tile lies on the table now."""
        mine = self._items.pop(tile, None)
        if mine is not None:
            mine.leave()

    def present(self, picture: Picture, area: Rect, yard: QPointF, dpr: float, travel: int, deal_time: int) -> None:
        """Show the owner's tiles in a rack in this area; those that are dealt or taken come from ``yard``."""
        self._picture, self._yard, self._dpr = picture, yard, dpr
        owner, theme = picture.owner, self._art.theme
        colour = theme.seat(picture.marks[owner].colour).glow if owner is not None else theme.brass
        self._rack_item.present(area, colour, dpr)
        if not picture.is_open or owner is None:
            self.rack.clear()
            for item in self._items.values():
                item.leave()
            self._items.clear()
            self._rack_item.mark((), None, (False, False))
            return
        self._hold(picture, owner)
        # What joins other tiles was drawn; a hand that was under the lid stands where it stood.
        self.place(travel, comes_from_yard=bool(self._items))
        if deal_time:
            self._deal_in(deal_time)

    def _deal_in(self, milliseconds: int) -> None:
        """Let the hand come from the boneyard, tile after tile."""
        items = [self._items[slot.tile] for slot in self.rack.slots()]
        for number, item in enumerate(items, 1):
            goal = item.goal
            item.place_at(self._yard)
            item.glide_to(goal, milliseconds * number // len(items))

    def _hold(self, picture: Picture, owner: int) -> None:
        """The owner's tiles in the order that the owner likes; orders are remembered, tiles are not."""
        if owner != self._owner:
            self.rack.clear()
        self._owner = owner
        is_new = not {*self.rack.tiles} & {*picture.view.hand}
        self.rack.hold(picture.view.hand)
        order = self._orders.get(owner, Order.BY_NUMBER if picture.sorts_hand else None)
        if order is not None and (is_new or picture.sorts_hand):
            self.rack.sort(order)

    def sort(self, travel: int) -> None:
        """Sort the rack's tiles in the next order, and remember it for their owner."""
        if self._picture is None or self._picture.owner is None or not self.rack.tiles:
            return
        self.rack.sort()
        assert self.rack.order is not None
        self._orders[self._picture.owner] = self.rack.order
        self.place(travel)

    def place(self, travel: int = 0, *, comes_from_yard: bool = False) -> None:
        """Put every tile of the rack but the lifted one where its slot is; tiles that left the hand leave the scene."""
        if self._picture is None:
            return
        slots = {slot.tile: slot for slot in self.rack.slots()}
        for tile in [tile for tile in self._items if tile not in self.rack.tiles]:
            if tile not in self._picture.view.layout.tiles():
                self._items.pop(tile).leave()
        for tile in self.rack.tiles:
            slot = slots.get(tile)
            item = self._items.get(tile)
            if slot is None:
                if item is not None:
                    item.setVisible(False)
                continue
            if item is None:
                item = TileItem(tile)
                item.setZValue(RACK_LAYER)
                self._scene.addItem(item)
                self._items[tile] = item
                is_drawn = travel and comes_from_yard
                item.place_at(self._yard if is_drawn else QPointF(slot.rect.left, slot.rect.top))
            item.setVisible(True)
            if tile == self.lifted:
                continue
            item.show_face(self._art, (tile.low, tile.high), self.rack.side, self._dpr)
            fits = self._picture.shows_fit and tile in self._picture.legal
            raised = 12 if fits or tile == self._picture.aside else 0
            item.glide_to(QPointF(slot.rect.left, slot.rect.top - raised), travel)
        fitting = self._picture.legal if self._picture.shows_fit else {}
        raised_slots = [slot for tile, slot in slots.items() if tile in fitting and tile != self.lifted]
        self._rack_item.mark(tuple(slot.rect for slot in raised_slots), self._focus_rect(), self.rack.hides)

    def show_focus(self, is_shown: bool) -> None:
        """Draw, or no longer draw, the ring of the keyboard on the rack's current tile."""
        self.is_focus_shown = is_shown
        self.place()

    def _focus_rect(self) -> Rect | None:
        focused = self.rack.focused
        slot = self.rack.slot_of(focused) if focused is not None and self.is_focus_shown else None
        return None if slot is None else slot.rect
