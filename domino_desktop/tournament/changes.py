"""How each fact changes a tournament. Nothing is refused here: what may happen is decided in `checks`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType

from domino_desktop.tournament.facts import (
    EntrantAdded,
    EntrantReturned,
    EntrantWithdrawn,
    Fact,
    PairingChanged,
    PairingWithdrawn,
    PenaltyGiven,
    PenaltyWithdrawn,
    PersonReplaced,
    RatingChanged,
    ResultCorrected,
    ResultEntered,
    RoundPaired,
    RoundScoresNoted,
    RoundStarted,
    SeatsSwapped,
    SettingsChanged,
    TournamentCreated,
    TournamentFinished,
    TournamentReopened,
)
from domino_desktop.tournament.results import TableResult
from domino_desktop.tournament.state import Entrant, Tournament, TournamentRound
from domino_desktop.tournament.swaps import swapped


def replay(facts: Iterable[Fact]) -> Tournament:
    """The tournament after these facts. Raises ValueError when they do not begin with its creation."""
    state: Tournament | None = None
    for fact in facts:
        state = apply(state, fact)
    if state is None:
        raise ValueError("a tournament begins with its creation")
    return state


def apply(state: Tournament | None, fact: Fact) -> Tournament:
    """The tournament after one more fact. Raises ValueError for a fact before the creation."""
    if state is None:
        if not isinstance(fact, TournamentCreated):
            raise ValueError("a tournament begins with its creation")
        return Tournament(fact.key, fact.settings, MappingProxyType({}), facts=(fact,))
    return replace(_changed(state, fact), facts=(*state.facts, fact))


def _changed(state: Tournament, fact: Fact) -> Tournament:
    match fact:
        case SettingsChanged():
            return replace(state, settings=fact.settings)
        case EntrantAdded():
            return _with_entrant(state, Entrant(fact.entrant, fact.persons, fact.rating, len(state.rounds)))
        case EntrantWithdrawn():
            return _with_entrant(state, replace(state.entrants[fact.entrant], is_withdrawn=True))
        case EntrantReturned():
            return _with_entrant(state, replace(state.entrants[fact.entrant], is_withdrawn=False))
        case RatingChanged():
            return _with_entrant(state, replace(state.entrants[fact.entrant], rating=fact.rating))
        case PersonReplaced():
            entrant = state.entrants[fact.entrant]
            persons = tuple(fact.new if person == fact.old else person for person in entrant.persons)
            return _with_entrant(state, replace(entrant, persons=persons))
        case PenaltyGiven():
            return replace(state, penalties=(*state.penalties, fact))
        case PenaltyWithdrawn():
            kept = tuple(each for each in state.penalties if each.number != fact.penalty)
            return replace(state, penalties=kept)
        case TournamentFinished():
            return replace(state, is_finished=True)
        case TournamentReopened():
            return replace(state, is_finished=False)
        case RoundPaired():
            paired = TournamentRound(fact.round, fact.seatings, fact.sitting_out, is_by_hand=fact.is_by_hand)
            return replace(state, rounds=(*state.rounds, paired))
        case PairingWithdrawn():
            return replace(state, rounds=state.rounds[:-1])
        case PairingChanged():
            changed = replace(
                state.rounds[fact.round - 1], seatings=fact.seatings, sitting_out=fact.sitting_out, is_by_hand=True
            )
            return _with_round(state, changed)
        case SeatsSwapped():
            held = state.rounds[fact.round - 1]
            return _with_round(state, replace(held, seatings=swapped(held.seatings, fact.first, fact.second)))
        case RoundStarted():
            return _with_round(state, replace(state.rounds[fact.round - 1], started=fact.at))
        case RoundScoresNoted():
            held = state.rounds[fact.round - 1]
            return _with_round(state, replace(held, scores_so_far=_put(held.scores_so_far, fact.table, fact.result)))
        case ResultEntered():
            return _with_result(state, fact.round, fact.table, fact.result)
        case ResultCorrected():
            state = replace(state, corrections=(*state.corrections, fact))
            return _with_result(state, fact.round, fact.table, fact.result)
        case _:  # what is only in the log: the clock
            return state


def _with_entrant(state: Tournament, entrant: Entrant) -> Tournament:
    return replace(state, entrants=MappingProxyType({**state.entrants, entrant.number: entrant}))


def _with_round(state: Tournament, changed: TournamentRound) -> Tournament:
    rounds = tuple(changed if each.number == changed.number else each for each in state.rounds)
    return replace(state, rounds=rounds)


def _with_result(state: Tournament, number: int, table: int, result: TableResult | None) -> Tournament:
    held = state.rounds[number - 1]
    return _with_round(state, replace(held, results=_put(held.results, table, result)))


def _put(results: Mapping[int, TableResult], table: int, result: TableResult | None) -> Mapping[int, TableResult]:
    changed = {key: value for key, value in results.items() if key != table}
    if result is not None:
        changed[table] = result
    return MappingProxyType(dict(sorted(changed.items())))
