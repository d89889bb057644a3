"""What an entrant, or a person, did in each tournament round."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from domino_desktop.tournament.facts import PairingChanged, PenaltyGiven, PersonReplaced, RoundPaired
from domino_desktop.tournament.results import Outcome, Seating
from domino_desktop.tournament.sitting_out import Presence, presences
from domino_desktop.tournament.state import Tournament, TournamentRound
from domino_desktop.tournament.tally import Tally, of_bye, of_penalty, of_table, total


@dataclass(frozen=True, slots=True)
class Encounter:
    """One tournament round of an entrant or a person.

    ``entrant`` is whom it counts for (0: a person who was absent). At a table: ``partners`` and ``opponents`` are
    entrants, ``persons`` who sat on the own side, ``opposing`` who sat on the other, both in the order of turn.
    ``outcome`` None: no result, yet or for whoever was not at a table. ``tally`` is what the round counted, its
    penalties too: points, half wins, rounds won, blocks, fouls.
    """

    round: int
    presence: Presence
    entrant: int
    tally: Tally
    table: int = 0
    partners: tuple[int, ...] = ()
    opponents: tuple[int, ...] = ()
    persons: tuple[int, ...] = ()
    opposing: tuple[int, ...] = ()
    outcome: Outcome | None = None
    penalties: tuple[PenaltyGiven, ...] = ()


@dataclass(frozen=True, slots=True)
class Summary:
    """What several tournament rounds were together."""

    at_table: int
    sat_out: int
    absent: int
    tally: Tally
    penalties: tuple[PenaltyGiven, ...]


def entrant_history(state: Tournament, entrant: int) -> tuple[Encounter, ...]:
    """All tournament rounds of an entrant, the first one first."""
    away = presences(state)
    return tuple(_of_entrant(state, each, found, entrant) for each, found in zip(state.rounds, away))


def person_history(state: Tournament, person: int) -> tuple[Encounter, ...]:
    """All tournament rounds of a person, who may have played for several entrants.

    Who really sat at a table is told by its seats, and who sat out by whom the entrant was when the round was paired.
    The result, the fouls and the penalties of a pair are those of both its persons.
    """
    away = presences(state)
    return tuple(_of_person(state, each, found, person) for each, found in zip(state.rounds, away))


def summary(encounters: Iterable[Encounter]) -> Summary:
    """The tournament rounds added up; the tally has the entrant of the last one that was not missed."""
    listed = list(encounters)
    there = [each for each in listed if each.presence is not Presence.ABSENT]
    counts = {presence: sum(each.presence is presence for each in listed) for presence in Presence}
    return Summary(
        counts[Presence.AT_TABLE],
        counts[Presence.SAT_OUT],
        counts[Presence.ABSENT],
        total(there[-1].entrant if there else 0, (each.tally for each in listed)),
        tuple(penalty for each in listed for penalty in each.penalties),
    )


def persons_at(state: Tournament, number: int) -> Mapping[int, tuple[int, ...]]:
    """Who each entrant was when a tournament round was paired, or its pairing changed for the last time, by entrant."""
    persons = {entrant.number: entrant.persons for entrant in state.entrants.values()}
    for fact in reversed(state.facts):
        if isinstance(fact, RoundPaired | PairingChanged) and fact.round == number:
            break
        if isinstance(fact, PersonReplaced):
            held = persons[fact.entrant]
            persons[fact.entrant] = tuple(fact.old if person == fact.new else person for person in held)
    return persons


def _of_entrant(state: Tournament, played: TournamentRound, away: Mapping[int, Presence], entrant: int) -> Encounter:
    for seating in played.seatings:
        for side in (0, 1):
            if entrant in seating.sides[side]:
                return _at_table(state, played, seating, side, entrant)
    return _away(state, played, away.get(entrant, Presence.ABSENT), entrant)


def _of_person(state: Tournament, played: TournamentRound, away: Mapping[int, Presence], person: int) -> Encounter:
    for seating in played.seatings:
        if person in seating.seats:
            seat = seating.seats.index(person)
            side = seating.sides[seat % 2]
            # Where partners change, a side's persons sit on every second seat in the order of its entrants.
            return _at_table(state, played, seating, seat % 2, side[min(seat // 2, len(side) - 1)])
    persons = persons_at(state, played.number)
    placed = {entrant for seating in played.seatings for entrant in seating.entrants}
    missing = [entrant for entrant, held in persons.items() if person in held and entrant not in placed]
    entrant = min(missing, key=lambda each: each not in away, default=0)
    return _away(state, played, away.get(entrant, Presence.ABSENT), entrant)


def _at_table(state: Tournament, played: TournamentRound, seating: Seating, side: int, entrant: int) -> Encounter:
    result = played.results.get(seating.table)
    counted = Tally(entrant) if result is None else of_table(entrant, result, side, state.settings.terms)
    penalties = _penalties(state, played.number, entrant)
    return Encounter(
        played.number,
        Presence.AT_TABLE,
        entrant,
        _with_penalties(counted, penalties),
        seating.table,
        tuple(other for other in seating.sides[side] if other != entrant),
        seating.sides[1 - side],
        seating.seats[side::2],
        seating.seats[1 - side :: 2],
        None if result is None else result.outcome,
        penalties,
    )


def _away(state: Tournament, played: TournamentRound, presence: Presence, entrant: int) -> Encounter:
    counted = of_bye(entrant, state.settings.terms) if presence is Presence.SAT_OUT else Tally(entrant)
    penalties = _penalties(state, played.number, entrant)
    return Encounter(played.number, presence, entrant, _with_penalties(counted, penalties), penalties=penalties)


def _penalties(state: Tournament, number: int, entrant: int) -> tuple[PenaltyGiven, ...]:
    return tuple(each for each in state.penalties if each.round == number and each.entrant == entrant)


def _with_penalties(counted: Tally, penalties: tuple[PenaltyGiven, ...]) -> Tally:
    return total(counted.entrant, (counted, *(of_penalty(each.entrant, each.points) for each in penalties)))
