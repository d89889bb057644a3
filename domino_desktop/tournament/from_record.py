"""What the record of a match means for a table of a tournament: the points of both sides, and how each round ended."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from domino_desktop.core.changes import apply
from domino_desktop.core.events import GameWon, MatchStarted, PointsScored, RoundEnd, RoundScored
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.rulings import RoundEnteredByHand, ScoreCorrected
from domino_desktop.core.score_lines import ScoreLine, ScoreReason
from domino_desktop.core.state import MatchState, start
from domino_desktop.tournament.results import Ended, MatchScore, Outcome, RoundScore, TableResult

_ENDED = {
    RoundEnd.WENT_OUT: Ended.OUT,
    RoundEnd.BLOCKED: Ended.BLOCKED,
}
_LOST = frozenset({ScoreReason.ROUND_LOST, ScoreReason.MATCH_LOST})


class RecordFault(ValueError):
    """A record that can be no result of a table: ``kind`` says why."""

    class Kind(Enum):
        NOT_TWO_SIDES = "not_two_sides"
        FEWER_POINTS_WIN = "fewer_points_win"
        """The side with fewer points has won, as some rules have it; a tournament counts points the other way."""

    def __init__(self, kind: RecordFault.Kind) -> None:
        self.kind = kind
        super().__init__(kind.value)


class _Rounds:
    """The points of one match by the numbers of its rounds, and how these ended."""

    def __init__(self) -> None:
        self.points: dict[int, tuple[int, int]] = {}
        self.ended: dict[int, Ended | None] = {}

    def add(self, number: int, lines: Iterable[ScoreLine]) -> None:
        first, second = self.points.get(number, (0, 0))
        for line in lines:
            first += line.points if line.team == 0 else 0
            second += line.points if line.team == 1 else 0
        if number in self.ended or (first, second) != (0, 0):
            self.points[number] = (first, second)

    def void(self) -> None:
        """Both sides begin again from zero: what was scored so far counts for nothing."""
        self.points = dict.fromkeys(self.points, (0, 0))

    def score(self) -> MatchScore:
        rounds = tuple(RoundScore(points, self.ended.get(number)) for number, points in sorted(self.points.items()))
        return MatchScore((sum(each.points[0] for each in rounds), sum(each.points[1] for each in rounds)), rounds)


def result_from_record(record: MatchRecord) -> TableResult:
    """The result of a match as far as it was played; team 0 is side 0. Corrections stand in the rounds they belong to.

    A round may have negative points, where a foul cost more than was won. Each game of a match of several games is a
    match of the table. Raises RecordFault.
    """
    started, *events = record.effective()
    assert isinstance(started, MatchStarted)
    state = start(started)
    if set(state.teams) != {0, 1}:
        raise RecordFault(RecordFault.Kind.NOT_TWO_SIDES)
    matches: list[MatchScore] = []
    rounds = _Rounds()
    for event in events:
        state = apply(state, event)
        number = 0 if state.round is None else state.round.number
        if isinstance(event, GameWon):
            matches.append(rounds.score())
            _check_won(matches[-1], event.team)
            rounds = _Rounds()
        elif isinstance(event, ScoreCorrected):
            rounds.add(event.round, event.lines)
        elif isinstance(event, PointsScored):
            if any(line.reason is ScoreReason.EVERYBODY_HAS_SCORED for line in event.lines):
                rounds.void()
            else:
                rounds.add(number, event.lines)
        elif isinstance(event, (RoundEnteredByHand, RoundScored)):
            rounds.ended[number] = _ended(state, event.score.lines)
            rounds.add(number, event.score.lines)
    if rounds.points or not matches:
        matches.append(rounds.score())
    result = TableResult(Outcome.PLAYED, tuple(matches))
    return _decided(state, result)


def _ended(state: MatchState, lines: Iterable[ScoreLine]) -> Ended | None:
    if any(line.reason in _LOST for line in lines):
        return Ended.FOUL
    ended = None if state.round is None else state.round.ended
    return None if ended is None else _ENDED.get(ended)


def _decided(state: MatchState, result: TableResult) -> TableResult:
    """The result, with the winner named where the points do not tell: a foul has cost the other side the match."""
    winner = state.winner
    if winner is None:
        return result
    if any(line.reason is ScoreReason.MATCH_LOST and line.team == 1 - winner for line in state.lines):
        return TableResult(Outcome.FORFEIT, winner=winner)
    if not state.games:
        _check_won(result.matches[-1], winner)
        return result
    # When time is up the games already won decide, whoever is ahead in the one that is not over.
    is_level = result.matches_won[0] == result.matches_won[1]
    return TableResult(Outcome.PLAYED, result.matches, winner) if is_level else result


def _check_won(match: MatchScore, team: int) -> None:
    if match.points[team] <= match.points[1 - team]:
        raise RecordFault(RecordFault.Kind.FEWER_POINTS_WIN)
