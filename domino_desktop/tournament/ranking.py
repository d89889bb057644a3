"""The order in which the next pairing takes the entrants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from domino_desktop.tournament.lot import lot
from domino_desktop.tournament.standings import standings
from domino_desktop.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class Ranking:
    """``order`` are all who play on, best first, nobody level with anybody; ``ranks`` and ``half_wins`` are theirs.

    Ranks are those of the standings, which share them; before the first tournament round they are places in the order.
    """

    order: tuple[int, ...]
    ranks: Mapping[int, int]
    half_wins: Mapping[int, int]


def ranking(state: Tournament) -> Ranking:
    """The standings as they are; whoever is level there goes by rating, then by lot."""
    playing = set(state.playing)
    listed = [each for each in standings(state) if each.entrant in playing]
    ranks = {each.entrant: each.rank if state.rounds else 0 for each in listed}

    def key(entrant: int) -> tuple[int, int, int, int]:
        return (
            ranks[entrant],
            -state.entrants[entrant].rating,
            lot(state.settings.seed, "order", entrant),
            entrant,
        )

    order = tuple(sorted(ranks, key=key))
    if not state.rounds:
        ranks = {entrant: place for place, entrant in enumerate(order, start=1)}
    return Ranking(order, ranks, {each.entrant: each.tally.half_wins for each in listed})
