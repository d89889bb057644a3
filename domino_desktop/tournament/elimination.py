"""Who is still in a knockout, and whose sitting out counts.

A published tournament round names everybody of the tournament, so in a knockout those who have lost sit out of it as
well. That is no bye: only whoever is still in has one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from domino_desktop.tournament.results import Outcome
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
    for each in state.rounds:
        counted = [entrant for entrant in each.sitting_out if form is not Format.KNOCKOUT or entrant not in beaten]
        if form is Format.ROUND_ROBIN:
            counted = [entrant for entrant in counted if times[entrant] < state.settings.circuits]
        times.update(counted)
        beaten |= _losers(each)
        lists.append(tuple(counted))
    return tuple(lists)


def reached(rounds: Sequence[TournamentRound], entrants: Iterable[int]) -> dict[int, int]:
    """How far each entrant came in a knockout.

    It is the tournament round of the first defeat, or the last one that an entrant who left took part in; one more than
    all rounds for whoever is still in; 0 for those who never took part. The match for the third place comes after a
    defeat, so those who lost in the semi-finals have come as far, and their wins put them in order.
    """
    last = rounds[-1].number if rounds else 0
    found = dict.fromkeys(entrants, 0 if rounds else 1)
    beaten: set[int] = set()
    for each in rounds:
        for entrant in taking_part(each) - beaten:
            found[entrant] = each.number + (each.number == last)
        for entrant in _losers(each) - beaten:
            found[entrant] = each.number
        beaten |= _losers(each)
    return found


def taking_part(each: TournamentRound) -> set[int]:
    """Everybody who is named in a tournament round, at a table or sitting out."""
    return {number for seating in each.seatings for number in seating.entrants} | set(each.sitting_out)


def _losers(each: TournamentRound) -> set[int]:
    lost: set[int] = set()
    for seating in each.seatings:
        result = each.results.get(seating.table)
        if result is not None and result.outcome is not Outcome.NOT_PLAYED:
            for side, won in enumerate(half_wins(result)):
                if not won:
                    lost.update(seating.sides[side])
    return lost
