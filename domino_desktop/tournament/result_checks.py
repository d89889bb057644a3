"""Whether a result can be one of this tournament, whatever it came from: a keyboard, a desk, a file."""

from __future__ import annotations

from domino_desktop.tournament.refusals import Refused
from domino_desktop.tournament.results import Outcome, TableResult
from domino_desktop.tournament.settings import Format
from domino_desktop.tournament.state import Tournament

MOST_POINTS = 9_999
"""The most points of a match, a penalty, a bye or a forfeit; a match can also end as far below zero, after fouls."""

_Kind = Refused.Kind


def check_result(state: Tournament, table: int, result: TableResult, *, is_so_far: bool = False) -> None:
    """Raises Refused. ``is_so_far``: the table still plays, so nothing has to be decided yet."""
    for number, match in enumerate(result.matches, start=1):
        scores = (match.points, *(each.points for each in match.rounds))
        if any(len(points) != 2 or not all(abs(each) <= MOST_POINTS for each in points) for points in scores):
            raise Refused(_Kind.POINTS_IMPOSSIBLE, table)
        if match.rounds:
            sums = tuple(sum(each.points[side] for each in match.rounds) for side in (0, 1))
            if sums != match.points:
                raise Refused(_Kind.ROUNDS_DO_NOT_ADD_UP, table, number)
    if result.winner not in (-1, 0, 1):
        raise Refused(_Kind.WINNER_IMPOSSIBLE, table)
    if result.outcome is Outcome.PLAYED:
        _check_played(state, table, result, is_so_far)
        return
    if is_so_far or result.matches:
        raise Refused(_Kind.POINTS_IMPOSSIBLE, table)
    if (result.outcome is Outcome.FORFEIT) != (result.winner >= 0):
        raise Refused(_Kind.WINNER_MISSING if result.winner < 0 else _Kind.WINNER_IMPOSSIBLE, table)


def _check_played(state: Tournament, table: int, result: TableResult, is_so_far: bool) -> None:
    most = state.settings.terms.best_of
    if len(result.matches) > most:
        raise Refused(_Kind.TOO_MANY_MATCHES, table, most)
    before = TableResult(Outcome.PLAYED, result.matches[:-1])
    if max(before.matches_won) > most // 2:
        raise Refused(_Kind.TOO_MANY_MATCHES, table, len(result.matches) - 1)
    if is_so_far:
        return
    if not result.matches:
        raise Refused(_Kind.NO_MATCH, table)
    won = result.matches_won
    if won[0] == won[1]:
        if state.settings.format is Format.KNOCKOUT and result.winner < 0:
            raise Refused(_Kind.WINNER_MISSING, table)
    elif result.winner >= 0 and won[result.winner] < won[1 - result.winner]:
        raise Refused(_Kind.WINNER_IMPOSSIBLE, table)
