"""How the open ends follow from what was laid, for each way of placing: spinners, crosses, chicken feet, trains."""

from __future__ import annotations

from collections.abc import Sequence

from domino_desktop.ai.ends import ROOT, BareEnds, Ends, Ground
from domino_desktop.core.layout import Layout
from domino_desktop.core.placing import DOWN, UP

_SIDES = (UP, DOWN)
_NOWHERE = -2


class SpinnerEnds(Ends):
    """Doubles open to their short sides as soon as both long sides are taken: the first one, or all."""

    __slots__ = ("is_root_waiting", "spinner")

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self.is_root_waiting = False
        """Whether the first tile is a double that has not opened to its sides yet."""
        self.spinner = _NOWHERE
        """The arm at whose end the first double lies, where only that one opens, and not in the lead."""

    def _copied(self, other: Ends) -> None:
        assert isinstance(other, SpinnerEnds)
        other.is_root_waiting, other.spinner = self.is_root_waiting, self.spinner

    def _led(self, is_double: bool) -> None:
        self.is_root_waiting = is_double
        if is_double or self.ground.ruleset.spinners == "lead_only":
            self.spinner = ROOT
        super()._led(is_double)

    def _grown(self, arm: int, before: int, touched: int) -> None:
        if self.is_root_waiting and self.shown[0] and self.shown[1]:
            self.is_root_waiting = False
            self._begin(ROOT, self.near, _SIDES)
        if before == 2 and (self.spinner == arm or self.ground.ruleset.spinners == "all"):
            self._begin(arm, touched, _SIDES)
            self.spinner = ROOT
        if self.spinner == _NOWHERE and self.shown[arm] == 2:
            self.spinner = arm
        self._open_arms(range(len(self.values)))


class CrossEnds(Ends):
    """Every arm of the first double is begun before one goes on; perhaps each then wants a double first."""

    __slots__ = ("is_doubles_only", "is_finished")

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self.is_finished = False
        """Whether every arm may grow from now on."""
        self.is_doubles_only = False

    def _copied(self, other: Ends) -> None:
        assert isinstance(other, CrossEnds)
        other.is_finished, other.is_doubles_only = self.is_finished, self.is_doubles_only

    def accepted(self, arm: int) -> int:
        found = super().accepted(arm)
        return found & self.ground.masks.doubles if self.is_doubles_only else found

    def _grown(self, arm: int, before: int, touched: int) -> None:
        if not self.is_finished:
            arms = [each for each, shown in enumerate(self.shown) if not shown]
            if not arms and self.ground.ruleset.phase1 == "double_cross":
                arms = [each for each in range(len(self.values)) if self.lengths[each] == 1]
                self.is_doubles_only = bool(arms)
            self.is_finished = not arms
            self.open = arms or range(len(self.values))
        self._open_arms(self.open)
        if self.is_doubles_only:
            self.mask &= self.ground.masks.doubles


class FootEnds(Ends):
    """Behind a double its toes are laid before anything else; one foot after the other."""

    __slots__ = ("feet",)

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self.feet: list[tuple[int, int, int, range]] = []
        """Feet that may be unfinished: number, the arm of the double, how long it was then, further toes."""

    def _copied(self, other: Ends) -> None:
        assert isinstance(other, FootEnds)
        other.feet = self.feet[:]

    def _grown(self, arm: int, before: int, touched: int) -> None:
        if self.shown[arm] == 2:
            value = self.values[arm]
            toes = self._begin(arm, value, _SIDES[: self.ground.ruleset.toes - 1])
            self.feet.append((value, arm, self.lengths[arm], toes))
        self._open_arms(self._unfinished() or self._alive())

    def _unfinished(self) -> list[int]:
        """The toes that the first unfinished foot lacks."""
        root = [arm for arm in range(len(self.ground.first_arms)) if not self.shown[arm]]
        if root:
            return root
        while self.feet:
            value, arm, length, toes = self.feet[0]
            rest = [toe for toe in toes if not self.shown[toe]]
            if self.lengths[arm] == length:
                rest.insert(0, arm)
            if rest and not self._is_excused(value):
                return rest
            self.feet.pop(0)
        return []

    def _alive(self) -> list[int]:
        shown, values = self.shown, self.values
        return [arm for arm in range(len(values)) if shown[arm] or not self.is_used_up(values[arm])]

    def _is_excused(self, value: int) -> bool:
        return self.ground.excuses and self.is_used_up(value)


class TrainEnds(Ends):
    """A train for each seat and one for nobody; a double may have to be covered first, by anybody."""

    __slots__ = ("forced",)

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self.forced = _NOWHERE
        """The only arm that may grow, because a double at its end must be covered."""

    def _copied(self, other: Ends) -> None:
        assert isinstance(other, TrainEnds)
        other.forced = self.forced

    def open_to(self, seat: int, markers: int) -> int:
        if self.is_empty or self.forced >= 0:
            return self.mask
        values, suits = self.values, self.ground.masks.suits
        mask = suits[values[seat]] | suits[values[-1]]
        for owner in range(self.ground.seats):
            if markers >> owner & 1:
                mask |= suits[values[owner]]
        return mask

    def arms_for(self, seat: int, markers: int) -> Sequence[int]:
        if self.forced >= 0:
            return self.open
        seats = self.ground.seats
        is_open = markers | 1 << seat | 1 << seats
        return [arm for arm in range(seats + 1) if is_open >> arm & 1]

    def _grown(self, arm: int, before: int, touched: int) -> None:
        must_cover = self.shown[arm] == 2 and self.ground.ruleset.mexican.doubles == "cover_first"
        if must_cover and not (self.ground.excuses and self.is_used_up(self.values[arm])):
            self.forced = arm
            self._open_arms((arm,))
        else:
            self.forced = _NOWHERE
            self.open = range(len(self.values))
            # Which of them are open depends on the seat: see `open_to`.


def ends_of(ground: Ground, layout: Layout) -> Ends:
    """The ends of a layout of the core."""
    if ground.latest is None or ground.latest[0] is not layout:
        ground.latest = layout, _laid_once_more(ground, layout)
    return ground.latest[1].copy()


def _laid_once_more(ground: Ground, layout: Layout) -> Ends:
    """The ends of a layout, by laying its tiles one by one."""
    if layout.bare:
        return BareEnds(ground, [end.id for end in layout.ends], layout.values)
    ends = _kind(ground)(ground)
    index = ground.masks.index
    if layout.first is None:
        return ends
    ends.lead(index[layout.first.tile], layout.first.near)
    tiles = {arm.id: iter(arm.tiles) for arm in layout.arms}
    numbers: dict[str, int] = {}
    for name in layout.order:
        if name not in numbers:
            numbers[name] = ends.arm(name)
        ends.lay(index[next(tiles[name]).tile], numbers[name])
    return ends


def _kind(ground: Ground) -> type[Ends]:
    rules = ground.ruleset
    if rules.placing == "trains":
        return TrainEnds
    if rules.toes:
        return FootEnds
    return CrossEnds if rules.placing == "cross" else SpinnerEnds
