"""Scores: totals that are nothing but the sum of their reasons.

What a winner scores is told step by step (pips, rounding, factor, what earlier rounds left over). Only the last step
carries the points; the steps before it explain.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from domino_desktop.core.bonuses import lock_bonuses, out_bonuses, way_out
from domino_desktop.core.policies import (
    BLOCK_TIES,
    BLOCK_WINNERS,
    ROUND_POINTS,
    Count,
    Verdict,
    comparison,
    doubles_and_pips,
    level_seats,
    neighbour,
    rounded,
)
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.ruleset_parts import Penalty
from domino_desktop.core.rulings import FoulKind
from domino_desktop.core.score_lines import Score, ScoreLine, ScoreReason, carry_after

__all__ = [
    "Charge",
    "Score",
    "ScoreLine",
    "ScoreReason",
    "carry_after",
    "losing_teams",
    "score_block",
    "score_out",
    "with_penalties",
]

_BLOCK = "block"


@dataclass(frozen=True, slots=True)
class Charge:
    """What a foul of this seat costs."""

    seat: int
    kind: FoulKind
    penalty: Penalty


def score_block(ruleset: RuleSet, count: Count) -> Score:
    """Who wins a blocked round and what it is worth, line by line."""
    lines = _counted(count)
    if not count.contenders():
        return Score(tuple(lines))
    if ruleset.block_winner == "nobody":
        return Score((*lines, ScoreLine(ScoreReason.NOBODY)))
    compared = comparison(ruleset, count)
    level = BLOCK_WINNERS[compared](ruleset, count)
    if compared == "closer_duel":
        lines += _duel(ruleset, count)
    if len(level) == 1:
        lines.append(_compared(ruleset, count, compared, level))
        return _block_won(ruleset, count, level[0], lines)
    lines.append(_tied(ruleset, count, compared, level))
    for name in ruleset.block_tie:
        verdict = BLOCK_TIES[name](ruleset, count, level, compared)
        if verdict is not None:
            return _tie_decided(ruleset, count, verdict, ScoreReason(f"tie_{name}"), level, lines)
    return _tie_decided(ruleset, count, Verdict(), ScoreReason.TIE_NO_SCORE, level, lines)


def score_out(ruleset: RuleSet, count: Count, seat: int) -> Score:
    """What going out is worth; a team that a foul took out of the comparison leaves it to the others."""
    team = count.teams[seat]
    if team in count.excluded:
        return score_block(ruleset, count)
    lines = [*_counted(count), ScoreLine(ScoreReason.WENT_OUT, team=team, seat=seat)]
    lines += _worth(ruleset, count, team, way_out(count.last, ruleset.capicua_ends_must_differ))
    lines += out_bonuses(ruleset, count, seat)
    return Score(tuple(lines), team)


def with_penalties(
    score: Score, ruleset: RuleSet, count: Count, charges: Sequence[Charge], *, is_counted: bool = True
) -> Score:
    """The score after fouls: what each costs, and what they make of the round and the match.

    ``is_counted``: every hand lies open, so a round that does not count still shows what was in them.
    """
    if not charges:
        return score
    lines = [*score.lines]
    winner, tied, is_replayed = score.winner, score.tied, score.is_replayed
    if any(charge.penalty.round == "replay" for charge in charges):
        lines = [*(_counted(count) if is_counted else ()), ScoreLine(ScoreReason.ROUND_REPLAYED)]
        winner, tied, is_replayed = None, (), True
    else:
        lines += [ScoreLine(ScoreReason.ROUND_LOST, team=team) for team in losing_teams(charges, count.teams)]
    # Where the lowest total wins the match, points are what hurts.
    sign = 1 if ruleset.match_form == "lowest_after_rounds" else -1
    for charge in charges:
        reason = ScoreReason.FALSE_DECLARATION
        if charge.kind is not FoulKind.FALSE_DECLARATION:
            reason = ScoreReason(f"foul_{charge.kind.value}")
        points = sign * charge.penalty.points
        lines.append(ScoreLine(reason, team=count.teams[charge.seat], seat=charge.seat, points=points))
    lost = dict.fromkeys(count.teams[charge.seat] for charge in charges if charge.penalty.match == "lost")
    lines += [ScoreLine(ScoreReason.MATCH_LOST, team=team) for team in lost]
    return Score(tuple(lines), winner, tied, is_replayed)


def losing_teams(charges: Iterable[Charge], teams: tuple[int, ...]) -> tuple[int, ...]:
    """The teams that fouls took out of the comparison, each once."""
    return tuple(dict.fromkeys(teams[charge.seat] for charge in charges if charge.penalty.round == "lost"))


# Comparing -------------------------------------------------------------------------------------------


def _counted(count: Count) -> list[ScoreLine]:
    """Each hand with its tiles; then each pair's sum, where there are pairs."""
    lines = [
        ScoreLine(ScoreReason.HAND_COUNTED, seat=seat, numbers=count.tile_pips(hand), tiles=hand)
        for seat, hand in enumerate(count.hands)
    ]
    for team in count.all_teams():
        members = _pips_by_seat(count, (team,))
        if len(members) > 1:
            lines.append(ScoreLine(ScoreReason.TEAM_COUNTED, team=team, numbers=members))
    return lines


def _duel(ruleset: RuleSet, count: Count) -> list[ScoreLine]:
    """Who is compared with whom where the closer meets one neighbour."""
    assert count.closer is not None
    other = neighbour(ruleset, count)
    return [
        ScoreLine(ScoreReason.DUEL_CLOSER, seat=count.closer, numbers=(count.seat_pips[count.closer],)),
        ScoreLine(ScoreReason.DUEL_NEIGHBOUR, seat=other, numbers=(count.seat_pips[other],)),
    ]


def _compared(ruleset: RuleSet, count: Count, compared: str, level: tuple[int, ...]) -> ScoreLine:
    """Who won the comparison, and with what."""
    reason, winner = ScoreReason(compared), level[0]
    if reason is ScoreReason.LOWEST_TEAM:
        return ScoreLine(reason, team=winner, numbers=(count.team_pips(winner),))
    if reason is ScoreReason.CLOSER:
        return ScoreLine(reason, team=winner, seat=count.closer)
    seat = min(level_seats(ruleset, count, compared, level), key=lambda each: (count.seat_pips[each], each))
    if reason is ScoreReason.FEWEST_DOUBLES_FIRST:
        return ScoreLine(reason, team=winner, seat=seat, numbers=doubles_and_pips(count, seat))
    return ScoreLine(reason, team=winner, seat=seat, numbers=(count.seat_pips[seat],))


def _tied(ruleset: RuleSet, count: Count, compared: str, level: tuple[int, ...]) -> ScoreLine:
    """Which teams are level, and with what."""
    if compared == "lowest_team":
        return ScoreLine(ScoreReason.TIED, teams=level, numbers=(count.team_pips(level[0]),))
    seat = level_seats(ruleset, count, compared, level)[0]
    if compared == "fewest_doubles_first":
        return ScoreLine(ScoreReason.TIED_DOUBLES, teams=level, numbers=doubles_and_pips(count, seat))
    reason = ScoreReason.TIED_DUEL if compared == "closer_duel" else ScoreReason.TIED
    return ScoreLine(reason, teams=level, numbers=(count.seat_pips[seat],))


def _tie_decided(
    ruleset: RuleSet,
    count: Count,
    verdict: Verdict,
    reason: ScoreReason,
    level: tuple[int, ...],
    lines: list[ScoreLine],
) -> Score:
    """What a tie rule made of level teams."""
    if verdict.winner is not None:
        lines.append(ScoreLine(reason, team=verdict.winner, teams=level))
        return _block_won(ruleset, count, verdict.winner, lines, level)
    if reason is ScoreReason.TIE_OWN_PIPS:
        lines += [ScoreLine(reason, teams=level), *_own_pips(count)]
    elif verdict.shares:
        others = _pips_by_seat(count, tuple(team for team in count.all_teams() if team not in level))
        for team, points in verdict.shares:
            numbers = (points,) if reason is ScoreReason.TIE_OPPONENTS_OF_CLOSER else others
            lines.append(ScoreLine(reason, team=team, teams=level, numbers=numbers, points=points))
    else:
        lines.append(ScoreLine(reason, teams=level))
    return Score(tuple(lines), None, level, verdict.is_replayed)


def _pips_by_seat(count: Count, teams: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(pips for pips, team in zip(count.seat_pips, count.teams) if team in teams)


# What a won round is worth ---------------------------------------------------------------------------


def _block_won(
    ruleset: RuleSet, count: Count, winner: int, lines: list[ScoreLine], tied: tuple[int, ...] = ()
) -> Score:
    closer = count.team_of(count.closer)
    has_closer_lost = not tied and closer not in (None, winner, *count.excluded)
    lines += _worth(ruleset, count, winner, _BLOCK, has_closer_lost)
    return Score((*lines, *lock_bonuses(ruleset, count, winner)), winner, tied)


def _worth(ruleset: RuleSet, count: Count, winner: int, way: str, has_closer_lost: bool = False) -> list[ScoreLine]:
    """What the winner scores, and what the others do in rules that give them points as well.

    ``way`` is how the round was won: by a block, or one of the ways out.
    """
    rule = ruleset.round_points if way == _BLOCK else ruleset.out_points
    if rule == "own_pips_against":
        return _own_pips(count)
    if has_closer_lost and ruleset.closer_loses.is_fixed:
        return _closer_lost(ruleset, count, winner)
    if rule == "fixed":
        values = ruleset.out_values
        reason = ScoreReason(f"fixed_{'out' if way == 'simple' else way}")
        worth: int = ruleset.block_value if way == _BLOCK else getattr(values, way)
        steps = [ScoreLine(reason, team=winner, numbers=(worth,), points=worth)]
    else:
        numbers = ROUND_POINTS[rule](count, winner)
        reason = ScoreReason.OPPONENTS_PIPS if rule == "multiplied" else ScoreReason(rule)
        steps = [ScoreLine(reason, team=winner, numbers=numbers, points=sum(numbers))]
        if ruleset.rounding != "none":
            parts = rounded(ruleset, rule, count, winner, numbers)
            if parts != (sum(numbers),) or ruleset.rounding == "bands":
                reason = ScoreReason(f"rounded_{ruleset.rounding}")
                steps.append(ScoreLine(reason, team=winner, numbers=parts, points=sum(parts)))
    _multiply(ruleset, rule, way, has_closer_lost, steps)
    return _with_carry(ruleset, count, steps)


def _multiply(ruleset: RuleSet, rule: str, way: str, has_closer_lost: bool, steps: list[ScoreLine]) -> None:
    """Adds the step of the factor, if one is to be counted."""
    key = "out" if way == "simple" else way
    factor: int = 1 if rule == "fixed" else getattr(ruleset.factors, key)
    is_for_closer = has_closer_lost and ruleset.closer_loses.factor > 0
    if is_for_closer:
        factor = ruleset.closer_loses.factor
    if factor != 1:
        worth = steps[-1].points
        reason = ScoreReason.TIMES_CLOSER_LOST if is_for_closer else ScoreReason(f"times_{key}")
        reason = reason if factor else ScoreReason.TIMES_NOTHING
        steps.append(ScoreLine(reason, team=steps[-1].team, numbers=(worth, factor), points=worth * factor))


def _with_carry(ruleset: RuleSet, count: Count, steps: list[ScoreLine]) -> list[ScoreLine]:
    """The steps with what level rounds before left over; only the last one carries points."""
    carries = next((name for name in ruleset.block_tie if name.startswith("carry")), None) if count.carry else None
    if carries is not None:
        worth, team = steps[-1].points, steps[-1].team
        if carries == "carry_double":
            reason, more = ScoreReason.CARRIED_DOUBLE, _capped(ruleset, 2**count.carry)
            points = worth * more
        else:
            reason, more = ScoreReason.CARRIED_ONE, _capped(ruleset, count.carry)
            points = worth + more
        steps = [*steps, ScoreLine(reason, team=team, numbers=(worth, more), points=points)]
    return [*[replace(step, points=0) for step in steps[:-1]], steps[-1]] if len(steps) > 1 else steps


def _capped(ruleset: RuleSet, number: int) -> int:
    return min(number, ruleset.carry_cap) if ruleset.carry_cap else number


def _closer_lost(ruleset: RuleSet, count: Count, winner: int) -> list[ScoreLine]:
    """PORDI, Indonesia: the side that closed and lost pays, and each other side scores a fixed award."""
    closer, value = count.team_of(count.closer), ruleset.closer_loses
    lines = [ScoreLine(ScoreReason.CLOSER_LOST_OWN, team=closer, numbers=(value.own,), points=value.own)]
    for team in count.contenders():
        if team != closer:
            steps = [ScoreLine(ScoreReason.CLOSER_LOST_OTHERS, team=team, numbers=(value.others,), points=value.others)]
            lines += _with_carry(ruleset, count, steps) if team == winner else steps
    return lines


def _own_pips(count: Count) -> list[ScoreLine]:
    """Mexican Train and Chicken Foot: every side writes down its own pips; the lowest total wins the match."""
    return [
        ScoreLine(
            ScoreReason.OWN_PIPS_AGAINST, team=team, numbers=_pips_by_seat(count, (team,)), points=count.team_pips(team)
        )
        for team in count.all_teams()
    ]
