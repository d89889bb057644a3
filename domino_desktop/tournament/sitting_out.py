"""Who sits out, and whose sitting out counts.

A published tournament round names everybody of the tournament, so in a knockout those who are out stand among those
who sit out of it as well. They do not sit out: whoever sits out goes on without an opponent, which is a bye, or waits
for a table that has to be played again, which is none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from enum import Enum

from domino_desktop.tournament.bracket import Drawing, Stage
from domino_desktop.tournament.proposal import Proposal
from domino_desktop.tournament.settings import Format
from domino_desktop.tournament.state import Tournament, TournamentRound


class Presence(Enum):
    """Where somebody was in a tournament round."""

    AT_TABLE = "at_table"
    SAT_OUT = "sat_out"
    """A bye."""
    WAITED = "waited"
    """Sat out without a bye, so it counts nothing: while others played for what is open between them."""
    OUT = "out"
    """Out of the knockout, after a match of it or for having left."""
    ABSENT = "absent"
    """Not paired: not there yet, withdrawn, or somebody else played for the entrant."""


def byes(state: Tournament) -> tuple[tuple[int, ...], ...]:
    """The entrants whose sitting out counts, one list for each tournament round.

    In a round robin it counts once in each circuit, as the plan has it: later on everybody meets whom they still owe,
    and whoever has met all must not win by waiting for the others.
    """
    return tuple(
        tuple(entrant for entrant in each.sitting_out if found[entrant] is Presence.SAT_OUT)
        for each, found in zip(state.rounds, presences(state))
    )


def presences(state: Tournament) -> tuple[Mapping[int, Presence], ...]:
    """Where everybody was who had no table, one mapping by entrant for each tournament round.

    Nobody is in it who was absent, unless the round names them.
    """
    if state.settings.format is Format.KNOCKOUT:
        return tuple(_in_knockout(each, stage) for each, stage in zip(state.rounds, Drawing(state).stages))
    circuits = state.settings.circuits if state.settings.format is Format.ROUND_ROBIN else len(state.rounds)
    times: Counter[int] = Counter()
    found = []
    for each in state.rounds:
        times.update(each.sitting_out)
        found.append(
            {
                entrant: Presence.SAT_OUT if times[entrant] <= circuits else Presence.WAITED
                for entrant in each.sitting_out
            }
        )
    return tuple(found)


def _in_knockout(each: TournamentRound, stage: Stage) -> Mapping[int, Presence]:
    found = dict.fromkeys(each.sitting_out, Presence.ABSENT)
    found.update(dict.fromkeys(stage.gone, Presence.OUT))
    found.update((entrant, Presence.WAITED) for entrant in each.sitting_out if entrant in stage.still_in)
    found.update(dict.fromkeys(stage.byes, Presence.SAT_OUT))
    return found


def resting(state: Tournament, number: int) -> tuple[int, ...]:
    """Who sits out of a tournament round and is still in the tournament: in a knockout nobody who is out."""
    sitting_out = state.rounds[number - 1].sitting_out
    if state.settings.format is not Format.KNOCKOUT:
        return sitting_out
    still_in = Drawing(state).stages[number - 1].still_in
    return tuple(entrant for entrant in sitting_out if entrant in still_in)


def resting_in(state: Tournament, proposal: Proposal) -> tuple[int, ...]:
    """Who would sit out, were the tournament round as it is proposed; everybody else without a table is out."""
    if state.settings.format is not Format.KNOCKOUT:
        return proposal.sitting_out
    seated = {entrant for seating in proposal.seatings for entrant in seating.entrants}
    before = replace(state, rounds=state.rounds[: proposal.round - 1])
    drawing = Drawing(before, {*state.playing, *seated, *proposal.sitting_out})
    drawing.place(proposal.seatings, proposal.round)
    still_in = drawing.still_in
    return tuple(entrant for entrant in proposal.sitting_out if entrant in still_in)


def out_of_it(state: Tournament) -> frozenset[int]:
    """The entrants who have lost their last match in a knockout; nobody before its first tournament round."""
    if state.settings.format is not Format.KNOCKOUT or not state.rounds:
        return frozenset()
    return frozenset(state.playing) - Drawing(state).still_in
