"""The hand on the table: the rack and its tiles, as their owner likes them."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from domino_desktop.core.tiles import Tile
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.flights import Spot
from domino_desktop.ui.board.geometry import Point, Rect
from domino_desktop.ui.board.orders import Orders
from domino_desktop.ui.board.picture import Picture
from domino_desktop.ui.board.rack import Order, Rack
from domino_desktop.ui.board.rack_item import RackItem
from domino_desktop.ui.board.rack_room import Slot, ledges
from domino_desktop.ui.board.tile_item import TileItem

RACK_LAYER, LIFTED_LAYER = 20, 40


class Hand:
    """Places the tiles of an open rack; under a closed lid it holds none.

    ``lifted`` is the tile that follows the pointer and has no place of its own meanwhile. ``comes_from`` is where a
    tile that is drawn by hand comes from, while it is drawn. Points are those of the scene.
    """

    def __init__(self, scene: QGraphicsScene, art: TileArt) -> None:
        self._scene, self._art = scene, art
        self.rack = Rack()
        self.lifted: Tile | None = None
        self.comes_from: Spot | None = None
        self.is_focus_shown = False
        self._rack_item = RackItem(art)
        scene.addItem(self._rack_item)
        scene.addItem(self._rack_item.marks)
        self._items: dict[Tile, TileItem] = {}
        self._owner: int | None = None
        self._orders = Orders()
        self._before_lift: tuple[Tile, ...] = ()
        self._picture: Picture | None = None
        self._area = Rect(0, 0, 1, 1)
        self._dpr = 1.0

    def item(self, tile: Tile) -> TileItem | None:
        """The picture of this tile in the rack, if it stands there."""
        return self._items.get(tile)

    def give_away(self, tile: Tile) -> None:
        """This tile lies on the table now."""
        mine = self._items.pop(tile, None)
        if mine is not None:
            mine.leave()

    # Showing ------------------------------------------------------------------------------------------

    def present(self, picture: Picture, area: Rect, dpr: float, travel: int) -> None:
        """Show the owner's tiles in a rack in this area; those that stand there already go to their new places."""
        self._picture, self._area, self._dpr = picture, area, dpr
        owner, theme = picture.owner, self._art.theme
        colour = theme.seat(picture.marks[owner].colour).glow if owner is not None else theme.brass
        self._rack_item.present(area, colour, dpr)
        self._orders.begin_round(picture.view.round)
        if not picture.is_open or owner is None:
            self.rack.clear()
            for item in self._items.values():
                item.leave()
            self._items.clear()
            self._rack_item.mark((), None, (False, False))
            self._rack_item.show_ledges(())
            return
        self._hold(picture, owner)
        self.place(travel)

    def _hold(self, picture: Picture, owner: int) -> None:
        """The owner's tiles in the order that the owner likes."""
        if owner != self._owner:
            self.rack.clear()
        self._owner = owner
        is_new = not {*self.rack.tiles} & {*picture.view.hand}
        self.rack.hold(picture.view.hand)
        usual = Order.BY_NUMBER if picture.sorts_hand else None
        self._orders.settle(self.rack, owner, usual, picture.shows_fit, picture.legal, is_new=is_new)

    def place(self, travel: int = 0) -> None:
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
                if item is not None and tile != self.lifted:
                    item.setVisible(False)
                continue
            if item is None:
                item = TileItem(tile)
                item.setZValue(RACK_LAYER)
                self._scene.addItem(item)
                self._items[tile] = item
                seen = self._seen(slot)
                item.place_at(QPointF(seen.left, seen.top))
            item.setVisible(True)
            if tile == self.lifted:
                continue
            item.show_face(self._art, (tile.low, tile.high), self.rack.room.side, self._dpr)
            place = self._seen(slot)
            item.glide_to(QPointF(place.left, place.top), travel)
        notched = [self._seen(slot) for tile, slot in slots.items() if self._fits(tile) and tile != self.lifted]
        self._rack_item.mark(tuple(notched), self._focus_rect(), self.rack.room.hides)
        self._rack_item.show_ledges(ledges(self.rack.slots()))

    def _seen(self, slot: Slot) -> Rect:
        """Where the tile of this slot is seen: one that fits, or is picked, stands out."""
        is_picked = self._picture is not None and slot.tile == self._picture.aside
        raised = self.rack.room.raise_by if is_picked or self._fits(slot.tile) else 0
        return replace(slot.rect, top=slot.rect.top - raised)

    def _fits(self, tile: Tile) -> bool:
        return self._picture is not None and self._picture.shows_fit and tile in self._picture.legal

    def scroll(self, steps: int) -> None:
        """Move along a rack that holds more than it shows, by so many tiles."""
        self.rack.room.scroll(steps)
        self.place()

    def invite(self, is_favoured: bool | None) -> None:
        """Show that a tile from the pile may be put into the rack, boldly where it is over it; with None no longer."""
        self._rack_item.marks.invite(is_favoured)

    def show_focus(self, is_shown: bool) -> None:
        """Draw, or no longer draw, the ring of the keyboard on the rack's current tile."""
        self.is_focus_shown = is_shown
        self.place()

    def _focus_rect(self) -> Rect | None:
        focused = self.rack.focused
        if focused is None or not self.is_focus_shown or focused == self.lifted:
            return None
        slot = self.rack.slot_of(focused)
        return None if slot is None else self._seen(slot)

    # Where things are ---------------------------------------------------------------------------------

    def tile_at(self, point: QPointF) -> Tile | None:
        """The tile that is seen here; in the gap between two, the nearer one."""
        near: list[tuple[float, int]] = []
        side, tiles = self.rack.room.side, self.rack.tiles
        for number, tile in enumerate(tiles):
            item = self._items.get(tile)
            if item is None or not item.isVisible() or tile == self.lifted:
                continue
            seen = Rect(item.goal.x(), item.goal.y(), side, side * 2)
            distance = seen.distance_to(Point(point.x(), point.y()))
            if distance <= self.rack.room.reach:
                near.append((distance, number))
        return tiles[min(near)[1]] if near else None

    def is_over(self, point: QPointF) -> bool:
        """Whether this is in the band where the rack stands: what is dropped there stays in the hand."""
        return point.y() >= self._area.top

    # In order -----------------------------------------------------------------------------------------

    def sort(self, travel: int) -> Order | None:
        """Sort the rack's tiles in the next order, and remember it for their owner; answers which it is."""
        picture = self._picture
        if picture is None or picture.owner is None or not self.rack.tiles:
            return None
        order = self._orders.go_on(self.rack, picture.owner, picture.shows_fit, picture.legal)
        self.place(travel)
        return order

    def move_focused(self, steps: int, travel: int) -> bool:
        """Move the tile that the keyboard is on along the rack; answers whether there was a way to go."""
        tile = self.rack.focused
        place = max(0, min(len(self.rack.tiles) - 1, self.rack.cursor + steps))
        if tile is None or self._owner is None or place == self.rack.cursor:
            return False
        self.rack.move(tile, place)
        self._orders.keep(self.rack, self._owner)
        self.place(travel)
        return True

    def lift(self, tile: Tile) -> None:
        """This tile follows the pointer from now on; its place in the row stays free."""
        self.lifted = tile
        self._before_lift = self.rack.tiles
        self.place()

    def make_room(self, point: QPointF, travel: int) -> None:
        """Let the gap of the lifted tile be where it is held."""
        place = self.rack.place_near(Point(point.x(), point.y()))
        if self.lifted is None or place is None or place == self.rack.tiles.index(self.lifted):
            return
        self.rack.move(self.lifted, place)
        self.place(travel)

    def close_gap(self, travel: int) -> None:
        """Stand again as before the tile was lifted."""
        if self.rack.tiles != self._before_lift and self.lifted is not None:
            self.rack.arrange(self._before_lift, self.rack.order)
            self.place(travel)

    def put_down(self, *, is_kept: bool, travel: int) -> None:
        """No tile follows the pointer any more; ``is_kept`` says that the row is to stay as it is now."""
        if is_kept and self._owner is not None and self.rack.tiles != self._before_lift:
            self._orders.keep(self.rack, self._owner)
        else:
            self.close_gap(travel)
        self.lifted = None
