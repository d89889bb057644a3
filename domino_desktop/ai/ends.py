"""The open ends of a layout that branches, as whole numbers: what `core.placing` works out, without its tree of tiles.

`Ends` is any layout whose arms are all open. `core.placing` decides what is right: tests lay the same tiles on both.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from domino_desktop.ai.game import points_of
from domino_desktop.ai.masks import masks_for
from domino_desktop.core.layout import LEFT, RIGHT, Layout
from domino_desktop.core.placing import empty
from domino_desktop.core.ruleset import RuleSet

ROOT = -1
"""The place of the first tile, among the numbers of the arms."""

_LEFT, _RIGHT = 0, 1
_MOST_EQUAL_ENDS = 4


class Ground:
    """What every layout of one table has in common."""

    def __init__(self, ruleset: RuleSet, seats: int) -> None:
        masks = masks_for(ruleset.max_pip)
        self.ruleset, self.seats, self.masks = ruleset, seats, masks
        self.halves = [(tile.low, tile.high) for tile in masks.order]
        #: The arms that grow from the first tile.
        self.first_arms = tuple(arm.id for arm in empty(ruleset, seats).arms)
        self.is_straight = self.first_arms[: _RIGHT + 1] == (LEFT, RIGHT)
        #: Whether doubles that nobody can cover any more ask for nothing.
        self.excuses = ruleset.mexican.dead_double == "satisfied"
        self.names_every_foot = bool(ruleset.toes) or ruleset.spinners == "all"
        #: The layout looked at last, with its ends: all imagined deals of one position lie on the same layout.
        self.latest: tuple[Layout, Ends] | None = None


@lru_cache(maxsize=64)
def ground_for(ruleset: RuleSet, seats: int) -> Ground:
    """The ground of a table, made ready once."""
    return Ground(ruleset, seats)


class Ends:
    """The ends of a layout by the numbers of its arms, which are counted as `Layout.arms` are.

    By arm: ``values`` is the number at its end, ``shown`` how many halves of its last tile show it (0: no tile lies
    on it yet), ``lengths`` its tiles, ``roots`` where it begins: arm, place there and side. ``laid`` are the tiles
    (bits) on the table, ``last`` is the arm of the last one. ``open`` are the arms that may grow now, never changed
    in place, ``mask`` the tiles (bits) that fit them.
    """

    __slots__ = (
        "far",
        "ground",
        "is_empty",
        "laid",
        "last",
        "lengths",
        "mask",
        "near",
        "open",
        "roots",
        "shown",
        "values",
    )

    def __init__(self, ground: Ground) -> None:
        count = len(ground.first_arms)
        self.ground = ground
        self.is_empty = True
        self.near = self.far = -1
        self.values = [-1] * count
        self.shown = [0] * count
        self.lengths = [0] * count
        self.roots = [(ROOT, 0, name) for name in ground.first_arms]
        self.laid = 0
        self.last = ROOT
        self.open: Sequence[int] = ()
        self.mask = (1 << len(ground.masks.order)) - 1

    def copy(self) -> Ends:
        """The same ends, to be changed apart from these."""
        other = type(self).__new__(type(self))
        other.ground, other.is_empty = self.ground, self.is_empty
        other.near, other.far = self.near, self.far
        other.values, other.shown = self.values[:], self.shown[:]
        other.lengths, other.roots = self.lengths[:], self.roots[:]
        other.laid, other.last = self.laid, self.last
        other.open, other.mask = self.open, self.mask
        self._copied(other)
        return other

    def _copied(self, other: Ends) -> None:
        """Give a copy what only this kind of layout remembers."""

    # What lies here -----------------------------------------------------------------------------------------

    def name(self, arm: int) -> str:
        """What the core calls this arm."""
        parent, at, side = self.roots[arm]
        if parent == ROOT or not self.ground.names_every_foot:
            return side
        return f"{self.name(parent)}.{at}.{side}"

    def arm(self, name: str) -> int:
        """The arm that the core calls so. Raises LookupError when there is none."""
        for arm in range(len(self.roots)):
            if self.name(arm) == name:
                return arm
        raise LookupError(name)

    def open_values(self) -> tuple[int, ...]:
        """The numbers open, in the order of the ends."""
        values = self.values
        return tuple([values[arm] for arm in self.open])

    def open_to(self, seat: int, markers: int) -> int:
        """The tiles (bits) that this seat may lay somewhere, with the trains of these seats (bits) marked."""
        return self.mask

    def arms_for(self, seat: int, markers: int) -> Sequence[int]:
        """The arms at which this seat may lay, in their order."""
        return self.open

    def accepted(self, arm: int) -> int:
        """The tiles (bits) that fit this arm while it is open."""
        return self.ground.masks.suits[self.values[arm]]

    def is_used_up(self, value: int) -> bool:
        """Whether every tile that shows this number lies on the table."""
        return not self.ground.masks.suits[value] & ~self.laid

    # What is laid -------------------------------------------------------------------------------------------

    def lead(self, tile: int, near: int | None = None) -> None:
        """Lay the first tile; with its lower half to the left unless told otherwise."""
        low, high = self.ground.halves[tile]
        self.is_empty = False
        self.laid = 1 << tile
        self.near = low if near is None else near
        self.far = low + high - self.near
        self.values = [self.near] * len(self.values)
        if self.ground.is_straight:
            self.values[_RIGHT] = self.far
        self._led(low == high)

    def lay(self, tile: int, arm: int) -> None:
        """Lay a tile that fits at this arm."""
        low, high = self.ground.halves[tile]
        self.laid |= 1 << tile
        before, touched = self.shown[arm], self.values[arm]
        self.values[arm] = low + high - touched
        self.shown[arm] = 2 if low == high else 1
        self.lengths[arm] += 1
        self.last = arm
        self._grown(arm, before, touched)

    def _led(self, is_double: bool) -> None:
        """Work out what is open behind the first tile."""
        self._open_arms(range(len(self.values)))

    def _grown(self, arm: int, before: int, touched: int) -> None:
        """Work out what is open behind a tile on this arm, whose end showed so many halves ``before``, of a number
        ``touched``."""
        self._open_arms(self.open)

    def _open_arms(self, arms: Sequence[int]) -> None:
        """Let these arms grow, and no others."""
        values, suits = self.values, self.ground.masks.suits
        self.open = arms
        mask = 0
        for arm in arms:
            mask |= suits[values[arm]]
        self.mask = mask

    def _begin(self, parent: int, value: int, sides: Sequence[str]) -> range:
        """Let arms begin at the last tile of an arm (or at the first tile), or at the one before. Answers them."""
        at = 0
        if parent != ROOT:
            at = self.lengths[parent] - (1 if self.shown[parent] == 2 else 2)
        first = len(self.values)
        for side in sides:
            self.values.append(value)
            self.shown.append(0)
            self.lengths.append(0)
            self.roots.append((parent, at, side))
        return range(first, len(self.values))

    # What it makes ------------------------------------------------------------------------------------------

    def made(self) -> int:
        """The points that the tile just laid makes at once: see `core.play_scoring`."""
        if self.near < 0:
            return 0
        scoring = self.ground.ruleset.play_scoring
        if scoring.kind == "bergen":
            return self._equal_halves()
        total = 0
        for value, halves in zip(self.values, self.shown):
            total += value * halves
        value, halves = self._free()
        return points_of(scoring, total + value * halves)

    def _free(self) -> tuple[int, int]:
        """What the first tile shows where its long sides are free: the number, or the sum, and how often."""
        if self.last == ROOT:
            return self.near + self.far, 1
        if not self.ground.is_straight:
            return 0, 0
        taken_left, taken_right = self.shown[_LEFT], self.shown[_RIGHT]
        if taken_left and taken_right:
            return 0, 0
        if self.near == self.far:
            return self.near, 2
        return (self.far if taken_left else self.near), 1

    def _equal_halves(self) -> int:
        """Bergen: ends equal to the one just laid, a double among them twice."""
        if self.last == ROOT:
            return 2 if self.near == self.far else 0
        wanted = self.values[self.last]
        halves = ends = 0
        for value, shown in zip(self.values, self.shown):
            if shown and value == wanted:
                halves += shown
                ends += 1
        value, shown = self._free()
        if shown and value == wanted:
            halves += shown
            ends += 1
        return min(halves, _MOST_EQUAL_ENDS) if ends > 1 else 0


class BareEnds(Ends):
    """Ends of which nothing but the numbers is known, as a referee may enter them: nothing begins at a double."""

    __slots__ = ()

    def __init__(self, ground: Ground, names: Sequence[str], values: Sequence[int]) -> None:
        super().__init__(ground)
        self.is_empty = False
        self.values = list(values)
        self.shown, self.lengths = [0] * len(values), [0] * len(values)
        self.roots = [(ROOT, 0, name) for name in names]
        self._open_arms(range(len(values)))

    def lay(self, tile: int, arm: int) -> None:
        super().lay(tile, arm)
        # No tile of the line is known to lie, so no number is known to be used up.
        self.laid = 0
