"""Whose sitting out counts, and which results decided who went on.

A published tournament round names everybody of the tournament, so in a knockout those who have lost sit out of it as
well. That is no bye, and neither is waiting for a table that has to be played again: only whoever goes on without an
opponent has one.

A tournament round that is paired stays as it is when an earlier result is corrected. So whoever went on goes on: a
correction counts in the wins and the points, but who was out is decided by what was known when the next round was
paired.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from domino_desktop.tournament.facts import PairingWithdrawn, RoundPaired
from domino_desktop.tournament.results import Outcome, TableResult
from domino_desktop.tournament.settings import Format
from domino_desktop.tournament.state import Tournament, TournamentRound
from domino_desktop.tournament.tally import half_wins


def byes(state: Tournament) -> tuple[tuple[int, ...], ...]:
    """The entrants whose sitting out counts, one list for each tournament round.

    In a round robin it counts once in each circuit, as the plan has it: later on everybody meets whom they still owe,
    and whoever has met all must not win by waiting for the others.
    """
    form = state.settings.format
    beaten: set[int] = set()
    times: Counter[int] = Counter()
    lists = []
    is_waiting = False
    for each, results in zip(state.rounds, decisive_results(state)):
        counted = list(each.sitting_out)
        if form is Format.KNOCKOUT:
            counted = [entrant for entrant in counted if entrant not in beaten and not is_waiting]
        if form is Format.ROUND_ROBIN:
            counted = [entrant for entrant in counted if times[entrant] < state.settings.circuits]
        times.update(counted)
        beaten |= _losers(each, results)
        is_waiting = any(result.outcome is Outcome.NOT_PLAYED for result in results.values())
        lists.append(tuple(counted))
    return tuple(lists)


def resting(state: Tournament, number: int) -> tuple[int, ...]:
    """Who sits out of a tournament round and is still in the tournament: in a knockout nobody who has lost."""
    sitting_out = state.rounds[number - 1].sitting_out
    if state.settings.format is not Format.KNOCKOUT:
        return sitting_out
    before = zip(state.rounds[: number - 1], decisive_results(state))
    beaten = set[int]().union(*(_losers(each, results) for each, results in before))
    return tuple(entrant for entrant in sitting_out if entrant not in beaten)


def decisive_results(state: Tournament) -> tuple[Mapping[int, TableResult], ...]:
    """The results by table that the next tournament round was paired from; one mapping for each tournament round.

    They are the results of now in the last tournament round, and wherever nothing was corrected later on.
    """
    paired: dict[int, int] = {}
    for fact in state.facts:
        if isinstance(fact, RoundPaired):
            paired[fact.round] = fact.number
        elif isinstance(fact, PairingWithdrawn):
            paired.pop(fact.round, None)
    found = []
    for each in state.rounds:
        results = dict(each.results)
        for correction in reversed(state.corrections):  # the first one after the pairing tells what was known
            if correction.round == each.number and correction.number > paired.get(each.number + 1, correction.number):
                results[correction.table] = correction.old
        found.append(results)
    return tuple(found)


def taking_part(each: TournamentRound) -> set[int]:
    """Everybody who is named in a tournament round, at a table or sitting out."""
    return {number for seating in each.seatings for number in seating.entrants} | set(each.sitting_out)


def _losers(each: TournamentRound, results: Mapping[int, TableResult]) -> set[int]:
    lost: set[int] = set()
    for seating in each.seatings:
        result = results.get(seating.table)
        if result is not None and result.outcome is not Outcome.NOT_PLAYED:
            for side, won in enumerate(half_wins(result)):
                if not won:
                    lost.update(seating.sides[side])
    return lost
