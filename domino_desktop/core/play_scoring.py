"""Points that a tile earns at once by what the ends of the layout show when it lies."""

from __future__ import annotations

from typing import NamedTuple

from domino_desktop.core.layout import LEFT, RIGHT, START, Layout
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.score_lines import ScoreLine, ScoreReason

_MOST_EQUAL_ENDS = 4


class _Shown(NamedTuple):
    """One end that counts: its number, how many halves show it, and the arm whose last tile it is."""

    value: int
    halves: int
    arm: str


def play_points(ruleset: RuleSet, layout: Layout, end: str, seat: int, team: int) -> ScoreLine | None:
    """What the tile just laid at this end (its arm) scores for its team, or None.

    The line's numbers are what the ends show, as they are added up or compared. Where only the numbers of the ends are
    known, and not the tiles, nobody scores: a double could not be told.
    """
    scoring = ruleset.play_scoring
    if scoring.kind == "none" or layout.first is None:
        return None
    shown = _shown_ends(layout)
    if scoring.kind == "bergen":
        return _equal_ends(shown, layout, end, seat, team)
    numbers = tuple(each.value * each.halves for each in shown)
    total = sum(numbers)
    points = sum(total // each if scoring.is_divided else total for each in scoring.multiples if total % each == 0)
    return ScoreLine(ScoreReason.PLAY_MULTIPLES, team, seat, numbers, points=points) if points else None


def _equal_ends(shown: list[_Shown], layout: Layout, end: str, seat: int, team: int) -> ScoreLine | None:
    """Bergen: two equal ends score 2, a double among them 3; Double Bergen: up to 4 on four arms."""
    played = None if end == START else next((each for each in shown if each.arm == end), None)
    value = played.value if played is not None else layout.first.far if layout.first is not None else None
    equal = [each for each in shown if each.value == value]
    if len(equal) < 2:
        return None
    halves = min(sum(each.halves for each in equal), _MOST_EQUAL_ENDS)
    numbers = tuple(each.value for each in equal for _ in range(each.halves))
    return ScoreLine(ScoreReason.PLAY_EQUAL_ENDS, team, seat, numbers, points=halves)


def _shown_ends(layout: Layout) -> list[_Shown]:
    """The ends that count, the first tile's free long sides among them.

    A double at an end shows both its halves, and so does the first one while a long side of it is free; a free short
    side shows nothing. A single first tile is two ends.
    """
    assert layout.first is not None
    first, started = layout.first, [arm for arm in layout.arms if arm.tiles]
    taken = {arm.id for arm in started}
    if not started:
        return [_Shown(first.near, 1, START), _Shown(first.far, 1, START)]
    shown = []
    for arm in started:
        last = arm.tiles[-1]
        shown.append(_Shown(last.far, 2 if last.tile.is_double else 1, arm.id))
    is_straight = any(arm.id in (LEFT, RIGHT) for arm in layout.arms)
    if is_straight and not {LEFT, RIGHT} <= taken:
        if first.tile.is_double:
            free = _Shown(first.near, 2, START)
        else:
            free = _Shown(first.far if LEFT in taken else first.near, 1, START)
        shown.insert(1 if LEFT in taken else 0, free)
    return shown
