"""The standings of a tournament at any time.

Counted is what has a result: of a tournament round that still goes on the tables that are done, and those who have a
bye in it. `complete_rounds` tells up to where the standings are even. What counts how much says `tally`, what decides
between those who are level `tie_breaks`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, replace

from domino_desktop.tournament.bracket import NOBODY, OPEN, bracket
from domino_desktop.tournament.elimination import taking_part
from domino_desktop.tournament.results import Outcome
from domino_desktop.tournament.settings import Format
from domino_desktop.tournament.sitting_out import byes
from domino_desktop.tournament.state import Tournament, TournamentRound
from domino_desktop.tournament.tally import Tally, half_wins, of_bye, of_penalty, of_table
from domino_desktop.tournament.tie_breaks import Ledger, Met, Values, in_order

__all__ = ["Standing", "Tally", "complete_rounds", "counted_rounds", "ledger", "standings", "tallies"]


@dataclass(frozen=True, slots=True)
class Standing:
    """The place of one entrant. Those whom nothing separates share a rank: 1, 2, 2, 4.

    ``values`` has one number per tie-break of the settings, in their order: wins and opponents' wins and the direct
    encounter in half wins, effectiveness and points in points, the lot as the place drawn. None: not decided there.
    ``reached`` is for knockouts, where it goes before all tie-breaks: the level of the bracket on which the entrant
    went out (1: the first matches), one more than there are for whoever is still in or has won, 0 for whoever was never
    in it and in every other format. Those who played for the third place are put in order by that match.
    """

    entrant: int
    rank: int
    is_shared: bool
    tally: Tally
    values: Values
    reached: int = 0


def standings(state: Tournament, after: int | None = None) -> tuple[Standing, ...]:
    """Everybody who takes part, best first, after so many tournament rounds (None: all that are paired).

    Left out are those who withdrew before they took part in any round, and those who joined later than ``after``.
    Those who share a rank stand in the order of their numbers.
    """
    rounds = counted_rounds(state, after)
    counted = ledger(state, after)
    came, third = _knocked_out(state, rounds) if state.settings.format is Format.KNOCKOUT else ({}, NOBODY)
    groups: dict[tuple[int, bool], list[int]] = defaultdict(list)
    for entrant in counted.tallies:
        groups[came.get(entrant, 0), entrant == third].append(entrant)
    placed: list[Standing] = []
    level_groups = in_order([groups[key] for key in sorted(groups, reverse=True)], state.settings.tie_breaks, counted)
    for group in level_groups:
        rank, is_shared = len(placed) + 1, len(group) > 1
        placed += [
            Standing(entrant, rank, is_shared, counted.tallies[entrant], values, came.get(entrant, 0))
            for entrant, values in group
        ]
    return tuple(placed)


def tallies(state: Tournament, after: int | None = None) -> Mapping[int, Tally]:
    """What everybody of the standings has gathered, by entrant."""
    return ledger(state, after).tallies


def complete_rounds(state: Tournament) -> int:
    """How many tournament rounds from the first on have all their results."""
    count = 0
    for each in state.rounds:
        if not each.is_complete:
            break
        count += 1
    return count


def counted_rounds(state: Tournament, after: int | None = None) -> tuple[TournamentRound, ...]:
    """The tournament rounds that standings after so many of them count."""
    return state.rounds if after is None else tuple(each for each in state.rounds if each.number <= after)


def ledger(state: Tournament, after: int | None = None) -> Ledger:
    """What everybody of the standings gathered, and who met whom."""
    terms = state.settings.terms
    rounds = counted_rounds(state, after)
    gathered = {number: Tally(number) for number in sorted(_listed(state, rounds, after))}
    met: dict[int, dict[int, Met]] = {number: {} for number in gathered}
    for each, sat_out in zip(rounds, byes(state)):
        for entrant in sat_out:
            gathered[entrant] = gathered[entrant].plus(of_bye(entrant, terms))
        for seating in each.seatings:
            result = each.results.get(seating.table)
            if result is None or result.outcome is Outcome.NOT_PLAYED:
                continue
            for side, won in enumerate(half_wins(result)):
                for entrant in seating.sides[side]:
                    gathered[entrant] = gathered[entrant].plus(of_table(entrant, result, side, terms))
                    for other in seating.sides[1 - side]:
                        before = met[entrant].get(other, Met())
                        met[entrant][other] = Met(before.times + 1, before.half_wins + won)
    for penalty in state.penalties:
        if penalty.entrant in gathered and (after is None or penalty.round <= after):
            gathered[penalty.entrant] = gathered[penalty.entrant].plus(of_penalty(penalty.entrant, penalty.points))
    return Ledger(gathered, met, state.settings.seed)


def _listed(state: Tournament, rounds: tuple[TournamentRound, ...], after: int | None) -> set[int]:
    """Those who took part in a counted round, and those who were there to be paired after them."""
    listed = {number for each in rounds for number in taking_part(each)}
    for number, entrant in state.entrants.items():
        if not entrant.is_withdrawn and (after is None or entrant.joined <= after):
            listed.add(number)
    return listed


def _knocked_out(state: Tournament, rounds: tuple[TournamentRound, ...]) -> tuple[dict[int, int], int]:
    """How far everybody came in the bracket, and who won the match for the third place.

    Whoever won, and stands in no line of the next level, had to make room there for somebody else.
    """
    drawn = bracket(replace(state, rounds=rounds))
    reached: dict[int, int] = {}
    last = len(drawn.levels)
    for number, level in enumerate(drawn.levels, start=1):
        for match in level:
            for entrant in match.lines:
                is_over = match.winner != OPEN and not (entrant == match.winner and number == last)
                reached[entrant] = number if is_over else last + 1
    return reached, NOBODY if drawn.third is None else drawn.third.winner
