"""Every rule set in fifty windows: the promises of the board, for rounds that go on to the last tile that fits.

``GEOMETRY_EXAMPLES=200`` looks at so many rounds of each rule set and set of tiles, new ones each time.
"""

from __future__ import annotations

import os
from functools import cache
from itertools import combinations
from math import hypot
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_desktop.core.layout import Layout
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.storage import rulesets
from domino_desktop.ui.board.ends import mark_beside
from domino_desktop.ui.board.geometry import Geometry, Rect
from tests.ui import test_geometry, test_geometry_branches
from tests.ui.layouts import Grown, growth, longest_growth
from tests.ui.shapes import WINDOWS, Window, cloth

EXAMPLES = int(os.environ.get("GEOMETRY_EXAMPLES", "0"))
usual = settings(deadline=None, max_examples=EXAMPLES or 6, derandomize=not EXAMPLES)
KINDS = [(each.id, max_pip) for each in rulesets.available() for max_pip in rulesets.load(each.id).sets]


def rules_of(ruleset_id: str, max_pip: int) -> RuleSet:
    return rulesets.load(ruleset_id).with_set(max_pip)


def seats_of(rules: RuleSet) -> list[int]:
    return [seats for seats in rules.players if rules.hand_for(seats)]


def starts_with_double(rules: RuleSet) -> bool:
    return rules.placing in ("cross", "trains")


def check(rules: RuleSet, layout: Layout, window: Window, seats: int, is_large_text: bool) -> Geometry:
    """Every promise about a layout in the window."""
    view = window.view(seats, is_large_text)
    promises = test_geometry if rules.is_plain_line else test_geometry_branches
    geometry = promises.check(layout, *view)
    check_findable(layout, geometry, cloth(*view))
    return geometry


def check_findable(layout: Layout, geometry: Geometry, table: Rect) -> None:
    """The pill of every end is in view, whole and not covered; so is the sign of the last tile."""
    radius = geometry.pill_diameter / 2
    pills = [Rect(end.pill.x - radius, end.pill.y - radius, 2 * radius, 2 * radius) for end in geometry.ends]
    for pill in pills:
        assert table.contains(pill)
    for one, other in combinations(geometry.ends, 2):
        assert hypot(one.pill.x - other.pill.x, one.pill.y - other.pill.y) >= geometry.pill_diameter
    for place in geometry.tiles:
        mark = mark_beside(place, geometry, table)
        assert mark is None or table.contains(mark)
        assert mark is None or not any(mark.overlaps(other.rect) for other in geometry.tiles if other is not place)


@pytest.mark.parametrize(("ruleset_id", "max_pip"), KINDS)
@usual
@given(data=st.data())
def test_every_round_of_every_rule_set_lies_well_in_every_window(
    ruleset_id: str, max_pip: int, data: st.DataObject
) -> None:
    rules = rules_of(ruleset_id, max_pip)
    seats = data.draw(st.sampled_from(seats_of(rules)), label="seats")
    random = Random(data.draw(st.integers(0, 2**32), label="seed"))
    if data.draw(st.booleans(), label="as long as possible"):
        grown = longest_growth(rules, seats, random)
    else:
        grown = growth(rules, seats, random, starts_with_double(rules))
    count = data.draw(st.just(len(grown.plays)) | st.integers(1, len(grown.plays)), label="tiles")
    window = data.draw(st.sampled_from(WINDOWS), label="window")
    check(rules, grown.layouts()[count - 1], window, seats, data.draw(st.booleans(), label="large text"))


@pytest.mark.parametrize(("ruleset_id", "max_pip"), KINDS)
@usual
@given(data=st.data())
def test_laid_tiles_stay_in_every_window(ruleset_id: str, max_pip: int, data: st.DataObject) -> None:
    """Until the whole picture is laid out anew, smaller."""
    rules = rules_of(ruleset_id, max_pip)
    seats = data.draw(st.sampled_from(seats_of(rules)), label="seats")
    grown = longest_growth(rules, seats, Random(data.draw(st.integers(0, 2**32), label="seed")))
    view = data.draw(st.sampled_from(WINDOWS), label="window").view(seats)
    before: Geometry | None = None
    for layout, play in zip(grown.layouts(), grown.plays, strict=True):
        geometry = Geometry.of(layout, *view)
        if before is not None and before.short_side == geometry.short_side:
            assert set(before.tiles) < set(geometry.tiles)
            assert before.spot_for(play.tile, play.end, play.near) in geometry.tiles
        assert before is None or geometry.short_side <= before.short_side
        before = geometry


#: One of each kind of layout, each in its largest set.
SHAPES = ("classic-draw", "matador", "all-fives", "five-up", "cross", "maltese-cross", "chicken-foot", "mexican-train")


@cache
def longest_round(ruleset_id: str) -> Grown:
    rules = rules_of(ruleset_id, max(rulesets.load(ruleset_id).sets))
    return longest_growth(rules, max(seats_of(rules)), Random(ruleset_id))


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("ruleset_id", SHAPES)
def test_the_longest_round_lies_well_in_each_of_the_fifty_windows(ruleset_id: str, window: Window) -> None:
    grown = longest_round(ruleset_id)
    check(grown.rules, grown.layout, window, grown.seats, WINDOWS.index(window) % 2 == 1)


def test_the_fifty_windows_are_as_different_as_people_have_them() -> None:
    assert len(set(WINDOWS)) == 50
    assert min(window.width for window in WINDOWS) == 800 and min(window.height for window in WINDOWS) == 600
    assert max(window.width for window in WINDOWS) == 3840 and max(window.height for window in WINDOWS) >= 2160
    ratios = sorted(window.width / window.height for window in WINDOWS)
    assert ratios[0] <= 0.57 and ratios[-1] >= 3.5 and any(0.99 < ratio < 1.01 for ratio in ratios)
