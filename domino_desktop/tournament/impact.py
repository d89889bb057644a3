"""What a correction changes: ranks now, and what later tournament rounds would have been paired like.

Later pairings stay as they were played. What would differ is only told, round by round: `later_rounds` lists the
rounds, `round_impact` looks at one of them. That pairs it again, which takes seconds with many entrants, so a screen
calls it in a worker thread; `impact` does everything at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TypeAlias

from domino_desktop.tournament.changes import replay
from domino_desktop.tournament.facts import ResultCorrected, RoundPaired
from domino_desktop.tournament.needs import Needs
from domino_desktop.tournament.proposal import PairingFault, Proposal
from domino_desktop.tournament.results import Seating
from domino_desktop.tournament.settings import Format
from domino_desktop.tournament.sitting_out import resting, resting_in
from domino_desktop.tournament.standings import standings
from domino_desktop.tournament.state import Tournament

Propose: TypeAlias = Callable[[Tournament, Needs, bool], Proposal]
"""Pairs the next tournament round of a state; the last argument: those who sat out may do so again."""

Sides: TypeAlias = frozenset[frozenset[int]]


@dataclass(frozen=True, slots=True)
class RankChange:
    """The rank of an entrant without and with the correction."""

    entrant: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class PairingChange:
    """A table whose sides would not have met. ``would_be`` is a table that would have been there instead.

    No table that would have been stands in two changes; most often it has somebody of ``seating``. None: fewer tables
    would have been new.
    """

    round: int
    table: int
    seating: Seating
    would_be: Seating | None


@dataclass(frozen=True, slots=True)
class RoundImpact:
    """What would differ in one later tournament round.

    ``is_known`` is false when nothing can be said: the director made it up by hand, or the program cannot pair it from
    the corrected results. ``sat_out`` and ``would_sit_out`` are the entrants in whom these lists differ.
    """

    round: int
    pairings: tuple[PairingChange, ...] = ()
    sat_out: tuple[int, ...] = ()
    would_sit_out: tuple[int, ...] = ()
    is_known: bool = True


@dataclass(frozen=True, slots=True)
class Impact:
    """Everything that a correction changes."""

    ranks: tuple[RankChange, ...]
    rounds: tuple[RoundImpact, ...]

    @property
    def pairings(self) -> tuple[PairingChange, ...]:
        """The tables of all later rounds that would not have been."""
        return tuple(change for each in self.rounds for change in each.pairings)


def impact(state: Tournament, correction: ResultCorrected, needs: Needs, propose: Propose | None = None) -> Impact:
    """What a correction that is not in the facts yet would change, all at once."""
    return Impact(
        rank_changes(state, correction),
        tuple(round_impact(state, correction, each, needs, propose) for each in later_rounds(state, correction)),
    )


def rank_changes(state: Tournament, correction: ResultCorrected) -> tuple[RankChange, ...]:
    """The entrants whose rank is another one with the correction, in the order of their new ranks."""
    before = {each.entrant: each.rank for each in standings(state)}
    return tuple(
        RankChange(each.entrant, before[each.entrant], each.rank)
        for each in standings(corrected(state, correction))
        if each.rank != before[each.entrant]
    )


def later_rounds(state: Tournament, correction: ResultCorrected) -> tuple[int, ...]:
    """The numbers of the tournament rounds that were paired after the corrected one."""
    return tuple(each.number for each in state.rounds if each.number > correction.round)


def round_impact(
    state: Tournament, correction: ResultCorrected, number: int, needs: Needs, propose: Propose | None = None
) -> RoundImpact:
    """What would differ in tournament round ``number``, had the correction been known when it was paired.

    Compared is what the program proposes with what was known then, once without and once with the correction: so what
    comes from a later change (of needs, or another correction) is not blamed on this one. Only tables that were really
    played are listed.
    """
    played = next(each for each in state.rounds if each.number == number)
    known = state_before(state, number)
    truth = corrected(known, correction)
    if truth.rounds == known.rounds:
        return RoundImpact(number)
    if played.is_by_hand or known.settings.format is Format.FREE:
        return RoundImpact(number, is_known=False)
    try:
        would_be = _proposed(truth, needs, propose)
        if _who_meets(would_be.seatings) == _who_meets(played.seatings):
            return RoundImpact(number)
        was = _proposed(known, needs, propose)
    except PairingFault:
        return RoundImpact(number, is_known=False)
    would, had = _who_meets(would_be.seatings), _who_meets(was.seatings)
    gone = [each for each in played.seatings if _sides(each) in had - would]
    come = [each for each in would_be.seatings if _sides(each) in would - had]
    sat_out, did, would_sit = set(resting(state, number)), resting_in(known, was), set(resting_in(truth, would_be))
    return RoundImpact(
        number,
        _changes(number, gone, come),
        tuple(sorted(sat_out.intersection(did) - would_sit)),
        tuple(sorted(would_sit.difference(did) - sat_out)),
    )


def corrected(state: Tournament, correction: ResultCorrected) -> Tournament:
    """The state with the corrected result in the place of the other one; a table without a result stays without."""
    held = state.rounds[correction.round - 1]
    if correction.table not in held.results:
        return state
    results = {table: result for table, result in held.results.items() if table != correction.table}
    if correction.result is not None:
        results[correction.table] = correction.result
    changed = replace(held, results=MappingProxyType(dict(sorted(results.items()))))
    rounds = tuple(changed if each is held else each for each in state.rounds)
    return replace(state, rounds=rounds, corrections=(*state.corrections, correction))


def state_before(state: Tournament, number: int) -> Tournament:
    """The tournament as it was known when tournament round ``number`` was paired (for the last time)."""
    places = [place for place, fact in enumerate(state.facts) if isinstance(fact, RoundPaired) and fact.round == number]
    return replay(state.facts[: places[-1]])


def _proposed(state: Tournament, needs: Needs, propose: Propose | None) -> Proposal:
    propose = propose or _propose
    try:
        return propose(state, needs, False)
    except PairingFault as fault:
        if fault.kind is not PairingFault.Kind.EVERYBODY_SAT_OUT:
            raise
        # The round was paired, so the director had agreed to that.
        return propose(state, needs, True)


def _propose(state: Tournament, needs: Needs, byes_again: bool) -> Proposal:
    # Pairing brings a heavy solver; who only looks at standings never needs it.
    from domino_desktop.tournament.proposals import propose

    return propose(state, needs, byes_again=byes_again)


def _who_meets(seatings: tuple[Seating, ...]) -> set[Sides]:
    return {_sides(each) for each in seatings}


def _sides(seating: Seating) -> Sides:
    """Who meets whom at a table, whichever side is named first."""
    return frozenset(frozenset(side) for side in seating.sides)


def _changes(number: int, gone: list[Seating], come: list[Seating]) -> tuple[PairingChange, ...]:
    """Each table that would not have been beside one that would: the one with the most of the same entrants."""
    left = list(come)
    changes = []
    for seating in gone:
        there = set(seating.entrants)
        best = max(left, key=lambda each: len(there & set(each.entrants)), default=None)
        if best is not None:
            left.remove(best)
        changes.append(PairingChange(number, seating.table, seating, best))
    return tuple(changes)
