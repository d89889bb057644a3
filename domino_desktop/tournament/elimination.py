"""What a knockout was decided by: every tournament round as it was known when the next one was paired.

A tournament round that is paired stays as it is when an earlier result is corrected, or when it turns out that two sat
in each other's seat. So whoever went on goes on: a correction counts in the wins and the points, but who was out is
decided by what was known when the next round was paired.
"""

from __future__ import annotations

from dataclasses import replace

from domino_desktop.tournament.facts import PairingWithdrawn, RoundPaired, SeatsSwapped
from domino_desktop.tournament.state import Tournament, TournamentRound
from domino_desktop.tournament.swaps import swapped


def decisive_rounds(state: Tournament) -> tuple[TournamentRound, ...]:
    """The tournament rounds that the next one was paired from: who sat where, and the results by table.

    They are as they are now in the last tournament round, and wherever nothing was mended later on.
    """
    paired: dict[int, int] = {}
    swaps: list[SeatsSwapped] = []
    for fact in state.facts:
        match fact:
            case RoundPaired():
                paired[fact.round] = fact.number
            case PairingWithdrawn():
                paired.pop(fact.round, None)
            case SeatsSwapped():
                swaps.append(fact)
    found = []
    for each in state.rounds:
        next_one = paired.get(each.number + 1)
        if next_one is None:
            found.append(each)
            continue
        results, seatings = dict(each.results), each.seatings
        for correction in reversed(state.corrections):  # the first one after the pairing tells what was known
            if correction.round == each.number and correction.number > next_one:
                results[correction.table] = correction.old
        for swap in reversed(swaps):  # to swap once more takes it back
            if swap.round == each.number and swap.number > next_one:
                seatings = swapped(seatings, swap.first, swap.second)
        found.append(replace(each, results=results, seatings=seatings))
    return tuple(found)


def taking_part(each: TournamentRound) -> set[int]:
    """Everybody who is named in a tournament round, at a table or sitting out."""
    return {number for seating in each.seatings for number in seating.entrants} | set(each.sitting_out)
