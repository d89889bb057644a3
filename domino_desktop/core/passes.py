"""Passes that are worth something. They are paid when the next tile is laid, so the passes of a block never are."""

from __future__ import annotations

from collections.abc import Sequence

from domino_desktop.core.events import GameEvent, Knocked, PositionEntered, RoundDealt, TilePlayed
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.score_lines import ScoreLine, ScoreReason

_ALL_OTHERS = 3
"""So many passes in a row it takes for the two bonuses of a whole round of them."""


def pass_bonuses(
    ruleset: RuleSet,
    teams: tuple[int, ...],
    history: Sequence[GameEvent],
    next_seat: int,
    earlier: tuple[ScoreLine, ...] = (),
) -> tuple[ScoreLine, ...]:
    """What the passes since the last tile are worth, now that ``next_seat`` lays a tile.

    ``history`` is the round's record before that tile, ``earlier`` the score lines of the match so far.
    """
    bonuses = ruleset.bonuses
    if not bonuses.pays_passes:
        return ()
    passes, last = _passes_since_last_tile(history)
    if not passes or last is None:
        return ()
    earns = _earning_team(teams, passes[0], last.seat)
    lines: list[ScoreLine] = []

    def pay(reason: ScoreReason, points: int, team: int | None, seat: int) -> None:
        if points and team is not None:
            lines.append(ScoreLine(reason, team, seat, (points,), points=points))

    if _is_lead(ruleset, history, last):
        # The Dominican Republic, western Cuba: the leader's side, when the next in turn had no answer.
        if last.tile.is_double:
            pay(ScoreReason.PASS_AFTER_LEAD_DOUBLE, bonuses.pass_after_lead_double, teams[last.seat], passes[0])
        else:
            pay(ScoreReason.PASS_AFTER_LEAD_SINGLE, bonuses.pass_after_lead_single, teams[last.seat], passes[0])
    if not any(line.reason is ScoreReason.FIRST_PASS for line in earlier):
        # Eastern Cuba: the first pass of the match.
        pay(ScoreReason.FIRST_PASS, bonuses.first_pass, earns, passes[0])
    is_round_of_passes = next_seat == last.seat and len(passes) >= _ALL_OTHERS
    if is_round_of_passes:
        pay(ScoreReason.THREE_PASSES, bonuses.three_passes, teams[next_seat], next_seat)
    if is_round_of_passes and bonuses.galo:
        # Manaus: instead of the single passes.
        pay(ScoreReason.GALO, bonuses.galo, teams[next_seat], next_seat)
    else:
        # Manaus: the second pass in a row pays nothing.
        pay(ScoreReason.EACH_PASS, bonuses.each_pass, earns, passes[0])
    return tuple(lines)


def _passes_since_last_tile(history: Sequence[GameEvent]) -> tuple[list[int], TilePlayed | None]:
    """The seats that knocked after the last tile, in their order, and that tile."""
    passes: list[int] = []
    for event in reversed(history):
        if isinstance(event, TilePlayed):
            return passes[::-1], event
        if isinstance(event, Knocked):
            passes.append(event.seat)
    return passes[::-1], None


def _is_lead(ruleset: RuleSet, history: Sequence[GameEvent], last: TilePlayed) -> bool:
    """Whether this tile opened the round."""
    start = history[0]
    if isinstance(start, PositionEntered) and (start.line or start.ends or start.plays):
        return False
    if isinstance(start, RoundDealt) and start.start_tile is not None:
        return False
    return last is next(event for event in history if isinstance(event, TilePlayed))


def _earning_team(teams: tuple[int, ...], passer: int, last: int) -> int | None:
    """The other side of a pass: whoever laid the last tile; where that is the passer's own side, the only other."""
    if teams[last] != teams[passer]:
        return teams[last]
    others = sorted(set(teams) - {teams[passer]})
    return others[0] if len(others) == 1 else None
