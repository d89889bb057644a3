"""Scores: totals that are nothing but the sum of their reasons."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from domino_desktop.core.policies import BLOCK_TIES, BLOCK_WINNERS, ROUND_POINTS, Count
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.tiles import Tile, pips_of


class ScoreReason(Enum):
    """What a score line says."""

    HAND_COUNTED = "hand_counted"
    TEAM_COUNTED = "team_counted"
    WENT_OUT = "went_out"
    LOWEST_HAND = "lowest_hand"
    LOWEST_TEAM = "lowest_team"
    TEAM_OF_LOWEST_HAND = "team_of_lowest_hand"
    TIED = "tied"
    TIE_NO_SCORE = "tie_no_score"
    TIE_LEADER_SIDE = "tie_leader_side"
    TIE_CLOSER_SIDE = "tie_closer_side"
    TIE_CLOSER_LOSES = "tie_closer_loses"
    TIE_NEAREST_TO_LEADER = "tie_nearest_to_leader"
    TIE_LIGHTEST_TILE = "tie_lightest_tile"
    TIE_LOWEST_TEAM = "tie_lowest_team"
    TIE_SHARE_FULL = "tie_share_full"
    TIE_SHARE_SPLIT = "tie_share_split"
    OTHERS_PIPS = "others_pips"
    OPPONENTS_PIPS = "opponents_pips"
    OTHERS_MINUS_OWN = "others_minus_own"
    DIFFERENCES = "differences"
    ALL_PIPS = "all_pips"
    FALSE_DECLARATION = "false_declaration"
    ROUND_REPLAYED = "round_replayed"
    ROUND_LOST = "round_lost"
    MATCH_LOST = "match_lost"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One reason with its numbers. ``points`` go to ``team``; a line without points only explains.

    ``numbers`` are what was added up (pips of the tiles, of the hands, ...), ``teams`` those that were level.
    """

    reason: ScoreReason
    team: int | None = None
    seat: int | None = None
    numbers: tuple[int, ...] = ()
    tiles: tuple[Tile, ...] = ()
    teams: tuple[int, ...] = ()
    points: int = 0


@dataclass(frozen=True, slots=True)
class Score:
    """A scored round. Points by team are the sum of the lines; ``tied`` were level before the tie rule."""

    lines: tuple[ScoreLine, ...]
    winner: int | None = None
    tied: tuple[int, ...] = ()
    is_replayed: bool = False

    def points(self, team: int) -> int:
        return sum(line.points for line in self.lines if line.team == team)


def score_block(ruleset: RuleSet, count: Count) -> Score:
    """Who wins a blocked round and what it is worth, line by line."""
    lines = [*_counted(count)]
    contenders = count.contenders()
    if not contenders:
        return Score(tuple(lines))
    level = BLOCK_WINNERS[ruleset.block_winner](count)
    compared = ScoreReason(ruleset.block_winner)
    if len(level) == 1:
        lines.append(_compared(count, compared, level[0]))
        return _won(ruleset.round_points, count, level[0], lines)
    lowest = count.team_pips(level[0]) if ruleset.block_winner == "lowest_team" else count.lowest_hand()
    lines.append(ScoreLine(ScoreReason.TIED, teams=level, numbers=(lowest,)))
    for name in ruleset.block_tie:
        verdict = BLOCK_TIES[name](count, level, ruleset.block_winner)
        if verdict is None:
            continue
        reason = ScoreReason(f"tie_{name}")
        if verdict.winner is not None:
            lines.append(ScoreLine(reason, team=verdict.winner, teams=level))
            return _won(ruleset.round_points, count, verdict.winner, lines, level)
        for team, points in verdict.shares:
            others = _pips_by_seat(count, [other for other in count.all_teams() if other not in level])
            lines.append(ScoreLine(reason, team=team, teams=level, numbers=others, points=points))
        if not verdict.shares:
            lines.append(ScoreLine(reason, teams=level))
        return Score(tuple(lines), None, level)
    lines.append(ScoreLine(ScoreReason.TIE_NO_SCORE, teams=level))
    return Score(tuple(lines), None, level)


def score_out(ruleset: RuleSet, count: Count, seat: int) -> Score:
    """What going out is worth; a team that a foul took out of the comparison leaves it to the others."""
    team = count.teams[seat]
    if team in count.excluded:
        return score_block(ruleset, count)
    lines = [*_counted(count), ScoreLine(ScoreReason.WENT_OUT, team=team, seat=seat)]
    return _won(ruleset.out_points, count, team, lines)


def with_penalties(score: Score, ruleset: RuleSet, count: Count, offenders: Iterable[int]) -> Score:
    """The score after fouls: points once per seat, and what the rule set makes of the round and the match."""
    seats = tuple(dict.fromkeys(offenders))
    if not seats:
        return score
    penalty = ruleset.false_declaration
    lines = [*score.lines]
    winner, tied = score.winner, score.tied
    teams = dict.fromkeys(count.teams[seat] for seat in seats)
    is_replayed = penalty.round == "replay"
    if is_replayed:
        lines = [*_counted(count), ScoreLine(ScoreReason.ROUND_REPLAYED)]
        winner, tied = None, ()
    elif penalty.round == "lost":
        lines += [ScoreLine(ScoreReason.ROUND_LOST, team=team) for team in teams]
    for seat in seats:
        team = count.teams[seat]
        lines.append(ScoreLine(ScoreReason.FALSE_DECLARATION, team=team, seat=seat, points=-penalty.points))
    if penalty.match == "lost":
        lines += [ScoreLine(ScoreReason.MATCH_LOST, team=team) for team in teams]
    return Score(tuple(lines), winner, tied, is_replayed)


def _counted(count: Count) -> list[ScoreLine]:
    """Each hand with its tiles; then each pair's sum, where there are pairs."""
    lines = [
        ScoreLine(ScoreReason.HAND_COUNTED, seat=seat, numbers=tuple(tile.pips for tile in hand), tiles=hand)
        for seat, hand in enumerate(count.hands)
    ]
    for team in count.all_teams():
        members = _pips_by_seat(count, [team])
        if len(members) > 1:
            lines.append(ScoreLine(ScoreReason.TEAM_COUNTED, team=team, numbers=members))
    return lines


def _compared(count: Count, reason: ScoreReason, winner: int) -> ScoreLine:
    if reason is ScoreReason.LOWEST_TEAM:
        return ScoreLine(reason, team=winner, numbers=(count.team_pips(winner),))
    lowest = count.lowest_hand()
    seat = next(seat for seat, pips in enumerate(count.seat_pips) if pips == lowest and count.teams[seat] == winner)
    return ScoreLine(reason, team=winner, seat=seat, numbers=(lowest,))


def _won(points: str, count: Count, winner: int, lines: list[ScoreLine], tied: tuple[int, ...] = ()) -> Score:
    numbers = ROUND_POINTS[points](count, winner)
    worth = ScoreLine(ScoreReason(points), team=winner, numbers=numbers, points=sum(numbers))
    return Score((*lines, worth), winner, tied)


def _pips_by_seat(count: Count, teams: list[int]) -> tuple[int, ...]:
    return tuple(pips_of(hand) for hand, team in zip(count.hands, count.teams) if team in teams)
