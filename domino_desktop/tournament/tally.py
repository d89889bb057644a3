"""What one table, one sitting out or one penalty counts, and what an entrant has gathered with all of them.

* A table is won by the side that won more of its matches. When both won as many, the ``winner`` of the result has won
  (a play-off), and without one each side has half a win. Wins are therefore counted in halves.
* The points of a table are those of all its matches. A forfeit counts the points of the terms for its winner and the
  same, mirrored, for the loser; matches begun before it count nothing. When both lost, each has the loser's points.
* A table that was not played counts nothing, nor does one without a result: scores so far are no result.
* Sitting out counts the points of the terms, and a win when the terms say so, as soon as the round is published.
* A penalty is taken off the points for, and so off the effectiveness, in its tournament round.
* Where partners change, each of both entrants of a side has the whole result of the side.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from domino_desktop.tournament.results import Ended, Outcome, TableResult
from domino_desktop.tournament.settings import MatchTerms

WIN = 2
"""A win in half wins; a level table is 1."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What an entrant has gathered, in one tournament round or in several.

    ``played`` are tables with a result that was played for, ``forfeits`` those decided without (won, lost, or lost by
    both), ``byes`` rounds of sitting out. Penalties are already taken off ``points_for``. ``rounds`` of tiles were
    noted one by one: ``rounds_won`` of them brought this side more points, ``blocks`` ended blocked (whoever won them),
    ``fouls`` ended by a foul and brought the other side more points, so the foul was this side's.
    """

    entrant: int
    half_wins: int = 0
    played: int = 0
    byes: int = 0
    forfeits: int = 0
    points_for: int = 0
    points_against: int = 0
    penalty_points: int = 0
    rounds: int = 0
    rounds_won: int = 0
    blocks: int = 0
    fouls: int = 0

    @property
    def effectiveness(self) -> int:
        """Points for minus points against, penalties taken off."""
        return self.points_for - self.points_against

    def plus(self, other: Tally) -> Tally:
        """Both together, for the entrant of this one."""
        return Tally(
            self.entrant,
            self.half_wins + other.half_wins,
            self.played + other.played,
            self.byes + other.byes,
            self.forfeits + other.forfeits,
            self.points_for + other.points_for,
            self.points_against + other.points_against,
            self.penalty_points + other.penalty_points,
            self.rounds + other.rounds,
            self.rounds_won + other.rounds_won,
            self.blocks + other.blocks,
            self.fouls + other.fouls,
        )


def total(entrant: int, tallies: Iterable[Tally]) -> Tally:
    """All of them together; nothing gathered without any."""
    gathered = Tally(entrant)
    for each in tallies:
        gathered = gathered.plus(each)
    return gathered


def half_wins(result: TableResult) -> tuple[int, int]:
    """What both sides of a table won, in half wins: (2, 0), (0, 2), (1, 1), or (0, 0) when it counts for nobody."""
    if result.outcome in (Outcome.NOT_PLAYED, Outcome.BOTH_LOST):
        return (0, 0)
    winner = result.winner
    if result.outcome is Outcome.PLAYED:
        first, second = result.matches_won
        if first != second:
            winner = 0 if first > second else 1
        elif winner not in (0, 1):
            return (1, 1)
    return (WIN * (winner == 0), WIN * (winner == 1))


def table_points(result: TableResult, terms: MatchTerms) -> tuple[tuple[int, int], tuple[int, int]]:
    """The points for and against of side 0, then of side 1. They mirror each other unless both lost."""
    nothing, won = (0, 0), terms.forfeit
    lost = (won[1], won[0])
    if result.outcome is Outcome.PLAYED:
        first, second = result.points
        return ((first, second), (second, first))
    if result.outcome is Outcome.NOT_PLAYED:
        return (nothing, nothing)
    if result.outcome is Outcome.BOTH_LOST:
        return (lost, lost)
    return (won, lost) if result.winner == 0 else (lost, won)


def of_table(entrant: int, result: TableResult, side: int, terms: MatchTerms) -> Tally:
    """What a table counts for an entrant of one of its sides (0 or 1)."""
    if result.outcome is Outcome.NOT_PLAYED:
        return Tally(entrant)
    points_for, points_against = table_points(result, terms)[side]
    is_played = result.outcome is Outcome.PLAYED
    noted = [each for match in result.matches for each in match.rounds] if is_played else []
    return Tally(
        entrant,
        half_wins=half_wins(result)[side],
        played=int(is_played),
        forfeits=int(not is_played),
        points_for=points_for,
        points_against=points_against,
        rounds=len(noted),
        rounds_won=sum(each.points[side] > each.points[1 - side] for each in noted),
        blocks=sum(each.ended is Ended.BLOCKED for each in noted),
        fouls=sum(each.ended is Ended.FOUL and each.points[1 - side] > each.points[side] for each in noted),
    )


def of_bye(entrant: int, terms: MatchTerms) -> Tally:
    """What sitting out of one tournament round counts."""
    points_for, points_against = terms.bye
    return Tally(entrant, WIN if terms.bye_wins else 0, byes=1, points_for=points_for, points_against=points_against)


def of_penalty(entrant: int, points: int) -> Tally:
    """What a penalty counts; a warning has no points."""
    return Tally(entrant, points_for=-points, penalty_points=points)
