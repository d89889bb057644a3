"""Puts entrants in order by the tie-breaks that the director chose.

One after the other is asked, each only inside the groups that all before it left level:

* opponents count once for each meeting, with what they have gathered in the counted rounds; where partners change both
  opponents of a table count. Nobody is met by sitting out, so that adds nothing. The opponent of a forfeit counts (it
  was drawn, and nobody may lose by who stays away), that of a table that was not played does not.
* the direct encounter adds up the wins in all meetings of those who are level. It decides only when each of them has
  met each other at least once. What it leaves level goes on to the next tie-break, which is asked inside each part.
* the lot of an entrant depends on the seed and on its number only, so later entries change nothing between others.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from domino_desktop.tournament.lot import shuffled
from domino_desktop.tournament.settings import TieBreak
from domino_desktop.tournament.tally import Tally


@dataclass(frozen=True, slots=True)
class Met:
    """How often one entrant met another as an opponent, and the half wins that it took from these meetings."""

    times: int = 0
    half_wins: int = 0


@dataclass(frozen=True, slots=True)
class Ledger:
    """What everybody gathered, and from whom: ``met[one][other]`` is there when they met."""

    tallies: Mapping[int, Tally]
    met: Mapping[int, Mapping[int, Met]]
    seed: int


Values = tuple[int | None, ...]


def in_order(
    groups: Iterable[Sequence[int]], tie_breaks: Sequence[TieBreak], ledger: Ledger
) -> list[list[tuple[int, Values]]]:
    """The groups split further until nothing separates anybody, best first, each entrant with one value per tie-break.

    Those who stay level stand in one group, in the order in which they came. A value is None when that tie-break was
    not asked or could not decide: only the direct encounter and the lot (its value is the place drawn inside the group,
    1 is best).
    """
    values: dict[int, list[int | None]] = defaultdict(list)
    level = [list(group) for group in groups]
    for tie_break in tie_breaks:
        parts: list[list[int]] = []
        for group in level:
            measured = _measured(tie_break, group, ledger)
            for entrant in group:
                values[entrant].append(measured.get(entrant))
            parts.extend(_split(group, measured, lowest_first=tie_break is TieBreak.LOT))
        level = parts
    return [[(entrant, tuple(values[entrant])) for entrant in group] for group in level]


def _split(group: list[int], measured: Mapping[int, int], lowest_first: bool) -> list[list[int]]:
    """The parts with the same value, best first; everybody together when nothing was measured."""
    parts: dict[int, list[int]] = defaultdict(list)
    for entrant in group:
        parts[measured.get(entrant, 0)].append(entrant)
    return [parts[value] for value in sorted(parts, reverse=not lowest_first)]


def _measured(tie_break: TieBreak, group: list[int], ledger: Ledger) -> dict[int, int]:
    """The value of each of the group, or nothing when it cannot decide."""
    tallies, met = ledger.tallies, ledger.met
    match tie_break:
        case TieBreak.WINS:
            return {entrant: tallies[entrant].half_wins for entrant in group}
        case TieBreak.EFFECTIVENESS:
            return {entrant: tallies[entrant].effectiveness for entrant in group}
        case TieBreak.POINTS_FOR:
            return {entrant: tallies[entrant].points_for for entrant in group}
        case TieBreak.OPPONENTS:
            return {
                entrant: sum(each.times * tallies[other].half_wins for other, each in met[entrant].items())
                for entrant in group
            }
        case TieBreak.OPPONENTS_EFFECTIVENESS:
            return {
                entrant: sum(each.times * tallies[other].effectiveness for other, each in met[entrant].items())
                for entrant in group
            }
        case TieBreak.DIRECT:
            return _direct(group, ledger)
        case TieBreak.LOT:
            if len(group) == 1:
                return {}
            drawn = shuffled(group, ledger.seed, "standings")
            return {entrant: place for place, entrant in enumerate(drawn, start=1)}


def _direct(group: list[int], ledger: Ledger) -> dict[int, int]:
    if len(group) == 1:
        return {}
    for entrant in group:
        met = ledger.met[entrant]
        if not all(other in met for other in group if other != entrant):
            return {}
    return {
        entrant: sum(ledger.met[entrant][other].half_wins for other in group if other != entrant) for entrant in group
    }
