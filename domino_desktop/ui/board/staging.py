"""What moves on the table when one picture follows another: tiles that were dealt, drawn, laid, taken back, and knocks.

Only for the eye: every picture is whole before anything moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from domino_desktop.core.events import GameEvent, Knocked, Passed, RoundDealt, TileDiscarded, TileDrawn, TilePlayed
from domino_desktop.core.tiles import Tile
from domino_desktop.ui.board.flights import Flights, Spot, spot_of
from domino_desktop.ui.board.picture import Picture
from domino_desktop.ui.board.tile_item import TileItem

if TYPE_CHECKING:
    from domino_desktop.ui.board.boneyard_item import BoneyardItem
    from domino_desktop.ui.board.hand import Hand
    from domino_desktop.ui.board.open_hands import OpenHands
    from domino_desktop.ui.board.seats import Seats
    from domino_desktop.ui.board.zones import Zones

_SHARE_IN_THE_AIR = 0.35  # of a deal, for each of its tiles
_A_FULL_HAND = 7  # so many tiles or more take the whole time to turn up
_MOST_BACKS = 7  # to a seat, which shows no more of them
_PILE_SHORT = 30.0
_LONGEST_KNOCK = 400  # milliseconds
_MOVES = (TilePlayed, TileDrawn, TileDiscarded, Knocked, Passed)


class Staging:
    """Compares each picture with the one before and lets tiles fly between seats, boneyard, line and rack.

    Nothing flies face up that does not lie face up in the picture itself.
    """

    def __init__(
        self,
        flights: Flights,
        hand: Hand,
        line: Mapping[Tile, TileItem],
        seats: Seats,
        yard: BoneyardItem,
        open_hands: OpenHands,
    ) -> None:
        self.flights = flights
        self._hand, self._line, self._seats, self._yard, self._open_hands = hand, line, seats, yard, open_hands
        self._zones: Zones | None = None
        self._dpr = 1.0
        self._stood: dict[Tile, Spot] = {}
        self._lay: dict[Tile, Spot] = {}
        self._dealt_to: set[int | None] = set()

    def remember(self, before: Picture | None, picture: Picture) -> None:
        """Call this before ``picture`` is shown: where the tiles are that may be elsewhere after it."""
        if before is not None and (before.is_open, before.owner) != (picture.is_open, picture.owner):
            self.finish_all()
        self._stood = {tile: spot_of(item) for tile, item in self._rack_items()}
        self._lay = {}
        if before is not None and len(before.view.layout.tiles()) > len(picture.view.layout.tiles()):
            self._lay = {tile: spot_of(item) for tile, item in self._line.items()}

    def follow(
        self, before: Picture | None, picture: Picture, zones: Zones, dpr: float, *, is_same_place: bool
    ) -> None:
        """Call this once ``picture`` is shown: let whatever is new in it come from where it was."""
        self._zones, self._dpr = zones, dpr
        is_new_round = before is None or before.view.round != picture.view.round
        if is_new_round:
            self._dealt_to.clear()
        if not is_same_place:
            self.finish_all()
        if is_new_round:
            if _is_just_dealt(picture):
                self._deal(picture)
        elif is_same_place and before is not None:
            latest = before.view.history[-1].number if before.view.history else 0
            self._show_events([event for event in picture.view.history if event.number > latest], picture)
            self._take_back(picture)
            self._lay_open(before, picture)
        if picture.is_open and picture.owner not in self._dealt_to:
            self._dealt_to.add(picture.owner)
            if picture.owner is not None and not is_new_round and _is_just_dealt(picture, picture.owner):
                self._hand_over(picture)

    def finish_all(self) -> None:
        """Whatever moves on the table has arrived."""
        self.flights.finish_all()
        self._seats.finish()
        for item in (*self._line.values(), *(item for _, item in self._rack_items())):
            if item.tile != self._hand.lifted:
                item.arrive()

    def replay(self, events: Sequence[GameEvent], milliseconds: int) -> None:
        """Let the tiles of these events come from their seats once more, and the seats that knocked nod."""
        laid = [event for event in events if isinstance(event, TilePlayed) and event.tile in self._line]
        each = milliseconds / max(1, len(laid))
        for number, event in enumerate(laid):
            start = self._seats.spot(event.seat)
            self.flights.bring(self._line[event.tile], start, each, after=number * each, turns=True, dpr=self._dpr)
        for seat in {event.seat for event in events if isinstance(event, Knocked)}:
            self.nod(seat, min(milliseconds, _LONGEST_KNOCK))

    def nod(self, seat: int, milliseconds: int) -> None:
        """The seat knocks: it nods twice, and the cloth before it trembles."""
        self._seats.nod(seat, milliseconds)
        if self._zones is None:
            return
        cloth, plate = self._zones.cloth, self._seats.middle(seat)
        near = QPointF(
            max(cloth.left + 40, min(cloth.right - 40, plate.x())),
            max(cloth.top + 26, min(cloth.bottom - 26, plate.y())),
        )
        self.flights.ring(near, milliseconds)

    # One by one ---------------------------------------------------------------------------------------

    def _show_events(self, events: Sequence[GameEvent], picture: Picture) -> None:
        pile = self._pile()
        for event in events:
            if isinstance(event, TilePlayed):
                self._bring_to_line(event, picture)
            elif isinstance(event, TileDrawn):
                self._draw(event, picture)
            elif isinstance(event, TileDiscarded):
                start = self._stood.get(event.tile) if event.tile is not None else None
                self.flights.send(start or self._seats.spot(event.seat), pile, picture.travel_time, dpr=self._dpr)

    def _bring_to_line(self, event: TilePlayed, picture: Picture) -> None:
        item = self._line.get(event.tile)
        if item is None:
            return
        mine = self._stood.get(event.tile)
        if picture.fade_time:
            self.flights.fade_in(item, picture.fade_time)
        else:
            start = mine or self._seats.spot(event.seat)
            self.flights.bring(item, start, picture.travel_time, turns=mine is None, dpr=self._dpr)

    def _draw(self, event: TileDrawn, picture: Picture) -> None:
        """A tile from the pile: to the plate of its seat, or into the open rack, where its owner turns it over."""
        if not (picture.is_open and event.seat == picture.owner):
            self._send_back(event.seat, self._pile(), picture.travel_time)
            return
        for tile, item in self._rack_items():
            if tile not in self._stood and item.isVisible():
                if picture.fade_time:
                    self.flights.fade_in(item, picture.fade_time)
                else:
                    start = self._hand.comes_from or self._pile()
                    self.flights.bring(item, start, picture.travel_time, turns=True, dpr=self._dpr)

    def _take_back(self, picture: Picture) -> None:
        """Tiles that lay on the table, and do no longer, go back to where they came from."""
        for tile, spot in self._lay.items():
            if tile in self._line:
                continue
            item = self._hand.item(tile)
            if item is not None and item.isVisible():
                self.flights.bring(item, spot, picture.travel_time, turns=False, dpr=self._dpr)

    def _lay_open(self, before: Picture, picture: Picture) -> None:
        """Hands that have just been laid open turn up beside their seats, tile by tile."""
        known = {shown.seat for shown in before.view.revealed}
        new = [shown.seat for shown in picture.view.revealed if shown.seat not in known]
        items = [(seat, item) for seat in new for item in self._open_hands.items_of(seat)]
        time = picture.open_time * min(1.0, len(items) / _A_FULL_HAND)
        in_the_air = time * _SHARE_IN_THE_AIR
        for number, (seat, item) in enumerate(items):
            after = (time - in_the_air) * number / max(1, len(items) - 1)
            self.flights.bring(item, self._seats.spot(seat), in_the_air, after=after, turns=True, dpr=self._dpr)

    def open_tiles(self) -> list[TileItem]:
        """Every tile of a hand that lies or stands face up in the picture."""
        return [*self._open_hands.items, *self._items_in_view()]

    def _deal(self, picture: Picture) -> None:
        """The whole pack goes round: a tile to each seat in turn, until everybody has their own."""
        counts = picture.view.counts
        time = picture.deal_time
        if time <= 0:
            return
        pile, in_the_air = self._pile(), time * _SHARE_IN_THE_AIR
        mine = self._items_in_view()
        flown = [len(mine) if mine and seat == picture.owner else min(n, _MOST_BACKS) for seat, n in enumerate(counts)]
        step = (time - in_the_air) / max(1, max(flown) * len(counts) - 1)
        order = picture.view.ruleset.order_from(picture.view.leader or 0, picture.view.seats)
        for number in range(max(flown)):
            for place, seat in enumerate(order):
                if number >= flown[seat]:
                    continue
                after = (number * len(counts) + place) * step
                # The last one stands for all that are not seen to fly.
                tiles = 1 if number < flown[seat] - 1 else counts[seat] - number
                if mine and seat == picture.owner:
                    self._deal_to_rack(mine[number], seat, pile, in_the_air, after, tiles)
                else:
                    self._send_back(seat, pile, in_the_air, after, tiles)
        for item in self._line.values():
            self.flights.bring(item, pile, in_the_air, after=time - in_the_air, turns=True, dpr=self._dpr)

    def _deal_to_rack(
        self, item: TileItem, seat: int, pile: Spot, milliseconds: float, after: float, tiles: int
    ) -> None:
        """A tile for the open rack of this seat, whose plate counts so many more when it has come."""
        self._seats.expect(seat, tiles)
        self.flights.bring(
            item,
            pile,
            milliseconds,
            after=after,
            turns=True,
            dpr=self._dpr,
            arrived=lambda: self._seats.expect(seat, -tiles),
        )

    def _hand_over(self, picture: Picture) -> None:
        """The lid is open for the first time in this round: the tiles stand up in the rack and turn over."""
        assert picture.owner is not None
        mine, time = self._items_in_view(), picture.deal_time / 2
        in_the_air = time / 2
        for number, item in enumerate(mine):
            after = (time - in_the_air) * number / max(1, len(mine) - 1)
            spot = self._seats.spot(picture.owner)
            self.flights.bring(item, spot, in_the_air, after=after, turns=True, dpr=self._dpr)

    def _rack_items(self) -> list[tuple[Tile, TileItem]]:
        found = ((tile, self._hand.item(tile)) for tile in self._hand.rack.tiles)
        return [(tile, item) for tile, item in found if item is not None]

    def _items_in_view(self) -> list[TileItem]:
        return [item for _, item in self._rack_items() if item.isVisible()]

    def _send_back(self, seat: int, start: Spot, milliseconds: float, after: float = 0, tiles: int = 1) -> None:
        """A tile face down for this seat, whose plate counts so many more when it has come."""
        if milliseconds > 0:
            self._seats.expect(seat, tiles)
            self.flights.send(
                start,
                self._seats.spot(seat),
                milliseconds,
                after=after,
                dpr=self._dpr,
                arrived=lambda: self._seats.expect(seat, -tiles),
            )

    def _pile(self) -> Spot:
        """Where tiles come from: the boneyard, or the middle of the cloth where there is none."""
        if self._yard.isVisible() or self._zones is None:
            return self._yard.spot()
        middle = self._zones.cloth.centre
        return Spot(QPointF(middle.x, middle.y), _PILE_SHORT)


def _is_just_dealt(picture: Picture, seat: int | None = None) -> bool:
    """Whether nothing has happened in this round since it was dealt; with a seat, nothing by that seat."""
    for event in reversed(picture.view.history):
        if isinstance(event, RoundDealt):
            return True
        if seat is None or (isinstance(event, _MOVES) and event.seat == seat):
            return False
    return False
