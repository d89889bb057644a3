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
from domino_desktop.tournament.results import Place, Seating, TableResult
from domino_desktop.tournament.state import Entrant, Tournament, TournamentRound


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
            return _with_round(state, _swapped(state.rounds[fact.round - 1], fact.first, fact.second))
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


def _swapped(held: TournamentRound, first: Place, second: Place) -> TournamentRound:
    """The round with two entrants in each other's seats; what was played there goes with the seats.

    Partners who stay together change places as two persons of one entrant, or as a pair with another pair.
    """
    seatings = {seating.table: seating for seating in held.seatings}
    owner = {person: entrant for each in held.seatings for person, entrant in _entrant_by_person(each).items()}
    one, other = seatings[first.table].seats[first.seat], seatings[second.table].seats[second.seat]
    moved = {one: other, other: one}
    if owner[one] != owner[other]:
        group, others = ([person for person in owner if owner[person] == owner[each]] for each in (one, other))
        moved = {**dict(zip(group, others)), **dict(zip(others, group))}
    for table in {first.table, second.table}:
        seating = seatings[table]
        seats = tuple(moved.get(person, person) for person in seating.seats)
        sides = tuple(
            tuple(dict.fromkeys(owner[person] for person in seats[number::2])) for number in range(len(seating.sides))
        )
        seatings[table] = replace(seating, seats=seats, sides=(sides[0], sides[1]))
    return replace(held, seatings=tuple(seatings[seating.table] for seating in held.seatings))


def _entrant_by_person(seating: Seating) -> dict[int, int]:
    """Who at a table is scored for whom: a side's persons sit on every second seat in the order of its entrants."""
    found = {}
    for number, side in enumerate(seating.sides):
        for place, person in enumerate(seating.seats[number::2]):
            found[person] = side[min(place, len(side) - 1)]
    return found
