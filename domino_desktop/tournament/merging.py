"""What another computer knows of the same tournament: its results beside ours, and who has the longer log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from domino_desktop.tournament.facts import Fact, ResultCorrected, ResultEntered
from domino_desktop.tournament.results import MatchScore, RoundScore, Seating, TableResult
from domino_desktop.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class FiledResult:
    """The result of one table as a file tells it; ``digest`` is that of the match record, empty without one."""

    round: int
    table: int
    sides: tuple[tuple[int, ...], tuple[int, ...]]
    result: TableResult
    digest: str = ""


@dataclass(frozen=True, slots=True)
class Conflict:
    """A table that has another result here. ``theirs`` is turned so that its sides are ours."""

    ours: TableResult
    theirs: FiledResult


@dataclass(frozen=True, slots=True)
class Merge:
    """Results from elsewhere, sorted by what is to be done with them; those of ``new`` are turned to our sides."""

    equal: tuple[FiledResult, ...] = ()
    new: tuple[FiledResult, ...] = ()
    conflicting: tuple[Conflict, ...] = ()
    unknown: tuple[FiledResult, ...] = ()
    """There is no such table here."""
    others: tuple[FiledResult, ...] = ()
    """Other entrants sit at this table here."""


class Relation(Enum):
    """How the log of another computer stands to ours."""

    SAME = "same"
    THEY_GO_ON = "they_go_on"
    """Theirs is ours and more."""
    WE_GO_ON = "we_go_on"
    """Ours is theirs and more."""
    APART = "apart"
    """Both have gone on by themselves."""


def common_length(ours: Sequence[Fact], theirs: Sequence[Fact]) -> int:
    """How many facts two logs begin with in common."""
    differing = (number for number, (one, other) in enumerate(zip(ours, theirs)) if one != other)
    return next(differing, min(len(ours), len(theirs)))


def relation(ours: Sequence[Fact], theirs: Sequence[Fact]) -> Relation:
    """How two logs of one tournament stand to each other."""
    common = common_length(ours, theirs)
    if common < min(len(ours), len(theirs)):
        return Relation.APART
    if len(ours) == len(theirs):
        return Relation.SAME
    return Relation.WE_GO_ON if len(ours) > common else Relation.THEY_GO_ON


def results_of(state: Tournament, number: int | None = None) -> tuple[FiledResult, ...]:
    """The results of one tournament round, or of all."""
    digests: dict[tuple[int, int], str] = {}
    for fact in state.facts:
        if isinstance(fact, ResultEntered):
            digests[fact.round, fact.table] = fact.digest
        elif isinstance(fact, ResultCorrected):
            # the record does not prove what was corrected
            digests[fact.round, fact.table] = ""
    return tuple(
        FiledResult(held.number, seating.table, seating.sides, held.results[seating.table], digest)
        for held in state.rounds
        if number in (None, held.number)
        for seating in held.seatings
        if seating.table in held.results
        for digest in [digests.get((held.number, seating.table), "")]
    )


def merge(state: Tournament, theirs: Iterable[FiledResult]) -> Merge:
    """What the results from elsewhere are to this tournament; nothing is changed by it."""
    equal, new, conflicting, unknown, others = [], [], [], [], []
    for filed in theirs:
        seating = _seating(state, filed)
        if seating is None:
            unknown.append(filed)
            continue
        turned = _turned_to(seating, filed)
        if turned is None:
            others.append(filed)
            continue
        ours = state.rounds[filed.round - 1].results.get(filed.table)
        if ours is None:
            new.append(turned)
        elif _says_the_same(ours, turned.result):
            equal.append(turned)
        else:
            conflicting.append(Conflict(ours, turned))
    return Merge(tuple(equal), tuple(new), tuple(conflicting), tuple(unknown), tuple(others))


def _seating(state: Tournament, filed: FiledResult) -> Seating | None:
    return state.rounds[filed.round - 1].seating(filed.table) if 1 <= filed.round <= len(state.rounds) else None


def _turned_to(seating: Seating, filed: FiledResult) -> FiledResult | None:
    """The result with its sides as they are at our table; None when others sit there."""
    ours, theirs = ([sorted(side) for side in sides] for sides in (seating.sides, filed.sides))
    if ours == theirs:
        return replace(filed, sides=seating.sides)
    if ours == theirs[::-1]:
        return replace(filed, sides=seating.sides, result=turned(filed.result))
    return None


def turned(result: TableResult) -> TableResult:
    """The same result with its sides exchanged."""
    matches = tuple(
        MatchScore(
            (match.points[1], match.points[0]),
            tuple(RoundScore((each.points[1], each.points[0]), each.ended) for each in match.rounds),
        )
        for match in result.matches
    )
    return TableResult(result.outcome, matches, result.winner if result.winner < 0 else 1 - result.winner)


def _says_the_same(one: TableResult, other: TableResult) -> bool:
    """Whether two results are worth the same; one may know the rounds and the other only their sum."""

    def worth(result: TableResult) -> object:
        return result.outcome, result.winner, tuple(match.points for match in result.matches)

    return worth(one) == worth(other)
