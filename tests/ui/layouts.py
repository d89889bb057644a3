"""Random legal layouts of every placing, and how they grow."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from domino_desktop.core import placing
from domino_desktop.core.layout import START, Layout
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.tiles import Tile, TileSet
from domino_desktop.storage import rulesets
from tests.ui.lines import longest_halves, play_halves


@dataclass(frozen=True)
class Way:
    """A way of placing tiles: a rule set with some changes, at a table."""

    ruleset: str
    seats: int = 4
    changes: tuple[tuple[str, object], ...] = ()
    starts_with_double: bool = False

    def rules(self) -> RuleSet:
        # Other sets than the hands are made for: only placing matters here.
        return replace(rulesets.load(self.ruleset), **dict(self.changes))  # type: ignore[arg-type]


WAYS = {
    "spinner": Way("all-fives"),
    "cross": Way("cross", starts_with_double=True),
    "sebastopol": Way("sebastopol", starts_with_double=True),
    "double cross": Way("maltese-cross", starts_with_double=True),
    "star of six": Way("cross", changes=(("phase1", "star"),), starts_with_double=True),
    "star of eight": Way("cross", changes=(("phase1", "star"), ("max_pip", 9)), starts_with_double=True),
    "matador": Way("matador"),
    "matador nine": Way("matador", changes=(("max_pip", 9),)),
    "inline spinner": Way("all-fives", changes=(("double_orientation", "inline"),)),
    "inline five up": Way("five-up", changes=(("double_orientation", "inline"),)),
    "inline feet": Way("chicken-foot", changes=(("double_orientation", "inline"),), starts_with_double=True),
    "inline trains": Way("mexican-train", changes=(("double_orientation", "inline"),), starts_with_double=True),
    "inline line": Way("classic-draw", changes=(("double_orientation", "inline"),)),
    "first toe": Way("chicken-foot", changes=(("phase1", "foot(1)"),), starts_with_double=True),
    "two toes": Way("chicken-foot", changes=(("phase1", "foot(2)"), ("foot_first", 8)), starts_with_double=True),
    "trains": Way("mexican-train", seats=4, starts_with_double=True),
    "trains of eight": Way("mexican-train", seats=8, starts_with_double=True),
    "trains of two": Way("mexican-train", seats=2, changes=(("max_pip", 9),), starts_with_double=True),
    "five up": Way("five-up"),
    "five up nine": Way("five-up", changes=(("max_pip", 9),)),
    "feet": Way("chicken-foot", changes=(("max_pip", 6),), starts_with_double=True),
    "feet nine": Way("chicken-foot", changes=(("max_pip", 9),), starts_with_double=True),
    "feet twelve": Way("chicken-foot", changes=(("max_pip", 12),), starts_with_double=True),
    "feet from six": Way("chicken-foot", changes=(("foot_first", 6),), starts_with_double=True),
}


@dataclass(frozen=True)
class Play:
    """One tile as it was laid."""

    tile: Tile
    end: str
    near: int | None = None


@dataclass(frozen=True)
class Grown:
    """A layout and the plays that made it."""

    rules: RuleSet
    seats: int
    plays: tuple[Play, ...]

    def layouts(self) -> list[Layout]:
        """The layout after each play."""
        layout = placing.empty(self.rules, self.seats)
        grown = []
        for play in self.plays:
            layout = placing.place(self.rules, layout, play.tile, play.end, play.near)
            grown.append(layout)
        return grown

    @property
    def layout(self) -> Layout:
        return self.layouts()[-1]


def random_growth(way: Way, random: Random, longest: int = 999) -> Grown:
    """Random legal plays until nothing fits, as a round might go. One arm in three rounds gets most of the tiles."""
    return growth(way.rules(), way.seats, random, way.starts_with_double, longest)


def growth(rules: RuleSet, seats: int, random: Random, starts_with_double: bool, longest: int = 999) -> Grown:
    """The same under any rules."""
    unused = list(TileSet(rules.max_pip))
    random.shuffle(unused)
    first = next(tile for tile in unused if tile.is_double or not starts_with_double)
    plays = [Play(first, START)]
    unused.remove(first)
    layout = placing.place(rules, placing.empty(rules, seats), first, START)
    favourite = random.random() < 0.33
    while len(plays) < longest:
        open_to = [(tile, end) for end in layout.ends for tile in unused if end.accepts(tile)]
        if not open_to:
            break
        if favourite:
            last = [choice for choice in open_to if choice[1].id == plays[-1].end]
            open_to = last or open_to
        tile, end = random.choice(open_to)
        play = Play(tile, end.id, random.choice(end.nears(tile)))
        unused.remove(tile)
        plays.append(play)
        layout = placing.place(rules, layout, tile, end.id, play.near)
    return Grown(rules, seats, tuple(plays))


def longest_growth(rules: RuleSet, seats: int, random: Random, tries: int = 3) -> Grown:
    """A round with as many tiles on the table as the set allows, or nearly so where they do not lie in one line."""
    if rules.placing in ("line", "spinner") and rules.matching == "equal":
        halves = longest_halves(rules.max_pip, random)
        line = play_halves(halves, random.randrange(len(halves)), [random.random() < 0.5 for _ in halves])
        return Grown(rules, seats, tuple(Play(tile, end) for tile, end in line.plays))
    starts_with_double = rules.placing in ("cross", "trains")
    rounds = [growth(rules, seats, random, starts_with_double) for _ in range(tries)]
    return max(rounds, key=lambda grown: len(grown.plays))
