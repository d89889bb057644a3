"""Which results can be proven: they came from a desk or a match, and the log has the check sum of its record."""

from __future__ import annotations

from collections.abc import Iterable

from domino_desktop.tournament.facts import Fact, ResultCorrected, ResultEntered, RoundPaired


def has_protocol(fact: Fact) -> bool:
    """Whether this is a result that came from a desk or from a match."""
    return isinstance(fact, ResultEntered) and bool(fact.digest)


def proven_results(facts: Iterable[Fact]) -> dict[tuple[int, int], int]:
    """Such results, as far as they are in force: the number of the fact, by tournament round and table.

    One that was corrected is among them; one that was taken away is not.
    """
    found: dict[tuple[int, int], int] = {}
    for fact in facts:
        match fact:
            case RoundPaired():
                found = {place: number for place, number in found.items() if place[0] != fact.round}
            case ResultEntered(digest=""):
                found.pop((fact.round, fact.table), None)
            case ResultEntered():
                found[fact.round, fact.table] = fact.number
            case ResultCorrected(result=None):
                found.pop((fact.round, fact.table), None)
    return found
