"""Who is still in a knockout, and whose sitting out counts.

A published tournament round names everybody of the tournament, so in a knockout those who have lost sit out of it as
well. That is no bye: only whoever is still in has one.

A tournament round that is paired stays as it is when an earlier result is corrected. So whoever went on goes on: a
correction counts in the wins and the points, but who was out is decided by what was known when the next round was
paired.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from domino_desktop.tournament.facts import RoundPaired
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
    for each, results in zip(state.rounds, decisive_results(state)):
        counted = [entrant for entrant in each.sitting_out if form is not Format.KNOCKOUT or entrant not in beaten]
        if form is Format.ROUND_ROBIN:
            counted = [entrant for entrant in counted if times[entrant] < state.settings.circuits]
        times.update(counted)
        beaten |= _losers(each, results)
        lists.append(tuple(counted))
    return tuple(lists)


def reached(state: Tournament, rounds: Sequence[TournamentRound], entrants: Iterable[int]) -> dict[int, int]:
    """How far each entrant came in the first tournament rounds of a knockout.

    It is the tournament round of the first defeat, or the last one that an entrant who left took part in; one more than
    all rounds for whoever is still in; 0 for those who never took part. The match for the third place comes after a
    defeat, so those who lost in the semi-finals have come as far, and their wins put them in order.
    """
    last = rounds[-1].number if rounds else 0
    found = dict.fromkeys(entrants, 0 if rounds else 1)
    beaten: set[int] = set()
    for each, results in zip(rounds, decisive_results(state)):
        losers = _losers(each, results)
        for entrant in taking_part(each) - beaten:
            found[entrant] = each.number + (each.number == last and entrant not in losers)
        beaten |= losers
    return found


def decisive_results(state: Tournament) -> tuple[Mapping[int, TableResult], ...]:
    """The results by table that the next tournament round was paired from; one mapping for each tournament round.

    They are the results of now in the last tournament round, and wherever nothing was corrected later on.
    """
    paired = {fact.round: fact.number for fact in state.facts if isinstance(fact, RoundPaired)}
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
