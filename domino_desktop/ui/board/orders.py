"""The orders in which people like their hands: sorted by a rule, or laid by themselves. Knows no Qt."""

from __future__ import annotations

from collections.abc import Collection

from domino_desktop.core.tiles import Tile
from domino_desktop.ui.board.rack import Order, Rack


class Orders:
    """Remembers for each owner of the rack the order of the hand: a rule for the match, an own order for the round."""

    def __init__(self) -> None:
        self._rules: dict[int, Order] = {}
        self._own: dict[int, tuple[Tile, ...]] = {}
        self._stand_as_laid: set[int] = set()
        self._round = 0

    def begin_round(self, number: int) -> None:
        """Other tiles are dealt in another round: orders that were laid by hand are forgotten."""
        if number != self._round:
            self._round = number
            self._own.clear()
            self._stand_as_laid.clear()

    def settle(
        self, rack: Rack, owner: int, usual: Order | None, shows_fit: bool, fitting: Collection[Tile], *, is_new: bool
    ) -> None:
        """Put a hand that has changed, or that ``is_new`` in the rack, in its owner's order.

        ``usual`` is the order that the hand is kept in without being asked, if any. ``fitting`` are the tiles that
        can be laid now: none while somebody else is to act.
        """
        if owner in self._stand_as_laid:
            if is_new:
                rack.arrange(self._own[owner], Order.BY_HAND)
            return
        order = self._allowed(self._rules.get(owner, usual), shows_fit)
        # What fits is not known before the own turn, and then it stands first each time.
        if order is not None and (is_new or usual is not None or (order is Order.BY_FIT and fitting)):
            if order is not Order.BY_FIT or fitting or is_new:
                rack.sort(order, fitting)

    def go_on(self, rack: Rack, owner: int, shows_fit: bool, fitting: Collection[Tile]) -> Order:
        """Sort the rack in the next order, and remember it; answers which it is.

        By number, by pips, by fit where that may be shown, and as its owner laid it in this round.
        """
        orders = [Order.BY_NUMBER, Order.BY_PIPS]
        if shows_fit:
            orders.append(Order.BY_FIT)
        if owner in self._own:
            orders.append(Order.BY_HAND)
        order = orders[(orders.index(rack.order) + 1) % len(orders)] if rack.order in orders else orders[0]
        if order is Order.BY_HAND:
            self._stand_as_laid.add(owner)
            rack.arrange(self._own[owner], order)
        else:
            self._stand_as_laid.discard(owner)
            self._rules[owner] = order
            rack.sort(order, fitting)
        return order

    def keep(self, rack: Rack, owner: int) -> None:
        """The rack stands as its owner laid it, and that is how the owner likes it in this round."""
        rack.order = Order.BY_HAND
        self._own[owner] = rack.tiles
        self._stand_as_laid.add(owner)

    @staticmethod
    def _allowed(order: Order | None, shows_fit: bool) -> Order | None:
        return Order.BY_NUMBER if order is Order.BY_FIT and not shows_fit else order
