"""Whether there is anything left to pair."""

from __future__ import annotations

from itertools import combinations

from domino_desktop.tournament.bracket import OPEN, bracket
from domino_desktop.tournament.round_robin import meetings
from domino_desktop.tournament.settings import Format
from domino_desktop.tournament.state import Tournament


def is_played_out(state: Tournament) -> bool:
    """Whether the format has no further tournament round: a knockout is won, or everybody has met everybody."""
    last = state.last_round
    if last is None or not last.is_complete:
        return False
    if state.settings.format is Format.KNOCKOUT:
        drawn = bracket(state)
        return drawn.champion != OPEN and (drawn.third is None or drawn.third.winner != OPEN)
    if state.settings.format is Format.ROUND_ROBIN:
        met = meetings(state.rounds)
        return all(met[frozenset(pair)] >= state.settings.circuits for pair in combinations(state.playing, 2))
    return False
