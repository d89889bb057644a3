"""When a match, or one game of a match of several, is over, and who has won it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.score_lines import ScoreLine, ScoreReason


def leading_team(
    ruleset: RuleSet, totals: Mapping[int, int], rounds: int, is_last_round: bool, lost: frozenset[int] = frozenset()
) -> int | None:
    """The team that has won with these totals after so many rounds; None: one more round is played.

    ``is_last_round``: whatever the totals are, it ends now, unless the best are level. ``lost`` are the teams that a
    foul cost the match: they cannot win it, unless every team did; it ends now, too.
    """
    left = {team: total for team, total in totals.items() if team not in lost} or dict(totals)
    end = ruleset.match_end
    is_due = is_last_round or bool(lost) or (end.rounds is not None and rounds >= end.rounds)
    lowest_wins = ruleset.match_form == "lowest_after_rounds"
    if end.points is not None and not is_due:
        if ruleset.match_form == "six_love":
            left = _unanswered(left, end.points)
        elif ruleset.target_exact:
            # Where what goes past the target is kept, all may have gone past it: then the nearest wins.
            are_past = all(total > end.points for total in left.values())
            lowest_wins = lowest_wins or are_past
            left = left if are_past else {team: total for team, total in left.items() if total == end.points}
        elif max(left.values()) < end.points:
            return None
        is_due = bool(left)
    if not is_due:
        return None
    best = min(left.values()) if lowest_wins else max(left.values())
    leaders = [team for team, total in left.items() if total == best]
    return leaders[0] if len(leaders) == 1 else None


def _unanswered(totals: Mapping[int, int], target: int) -> dict[int, int]:
    """Jamaica's six-love: the teams that have so many while at least one opponent has none."""
    return {
        team: total
        for team, total in totals.items()
        if total >= target and any(other != team and points <= 0 for other, points in totals.items())
    }


def first_on_target(ruleset: RuleSet, lines: Iterable[ScoreLine]) -> int | None:
    """The team that was the first to have exactly the points of the target, and still has them; None: nobody has."""
    totals: dict[int, int] = {}
    reached: dict[int, None] = {}
    for line in lines:
        if line.team is not None and line.points:
            totals[line.team] = totals.get(line.team, 0) + line.points
            reached.pop(line.team, None)
            if totals[line.team] == ruleset.match_end.points:
                reached[line.team] = None
    return next(iter(reached), None)


def games_to_win(ruleset: RuleSet) -> int:
    """How many games win the match: two of three, three of five; 1 where the match is one game."""
    return {"best_of(3)": 2, "best_of(5)": 3}.get(ruleset.match_form, 1)


def back_to_zero(ruleset: RuleSet, totals: tuple[int, ...]) -> tuple[ScoreLine, ...]:
    """Six-love: once every team has scored, all begin again from zero; nothing in any other form."""
    if ruleset.match_form != "six_love" or not all(total > 0 for total in totals):
        return ()
    return reset(totals, ScoreReason.EVERYBODY_HAS_SCORED)


def reset(totals: tuple[int, ...], reason: ScoreReason) -> tuple[ScoreLine, ...]:
    """The lines that take every total, by team, back to zero."""
    return tuple(ScoreLine(reason, team=team, points=-total) for team, total in enumerate(totals) if total)


def without_overshoot(
    ruleset: RuleSet, totals: Mapping[int, int], lines: tuple[ScoreLine, ...]
) -> tuple[ScoreLine, ...]:
    """One scoring (a tile's points, or a round's) where the target must be hit exactly.

    What would carry a team past it is void: those lines keep their numbers and lose their points, and a line says so
    with the points that were not written, the total that they would have made, and the target.
    """
    target = ruleset.match_end.points
    if not ruleset.target_exact or ruleset.overshoot != "void" or target is None:
        return lines
    gained = {team: sum(line.points for line in lines if line.team == team and line.points > 0) for team in totals}
    void = {team: points for team, points in gained.items() if points and totals[team] + points > target}
    kept = [replace(line, points=0) if line.team in void and line.points > 0 else line for line in lines]
    told = [
        ScoreLine(ScoreReason.OVERSHOT, team=team, numbers=(points, totals[team] + points, target))
        for team, points in void.items()
    ]
    return (*kept, *told)
