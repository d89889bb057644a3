"""Random tournaments from beginning to end: late entries, withdrawals, returns, forfeits, level tables, needs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from domino_desktop.tournament.needs import Needs, SeatNeeds
from domino_desktop.tournament.proposal import PairingFault, Proposal
from domino_desktop.tournament.proposals import propose
from domino_desktop.tournament.results import Outcome, TableResult
from domino_desktop.tournament.settings import EntrantKind, Format, Order
from domino_desktop.tournament.state import Tournament
from tests.tournament.events import Event

Kind = PairingFault.Kind


@dataclass(frozen=True)
class Step:
    """One tournament round: the state before it, and what was proposed. ``asked``: byes had to be allowed again."""

    state: Tournament
    needs: Needs
    proposal: Proposal
    asked: bool


def lived(
    kind: EntrantKind,
    form: Format,
    seed: int,
    counts: tuple[int, int] = (4, 40),
    rounds: int = 6,
    with_needs: bool = False,
    **more: object,
) -> Iterator[Step]:
    """Every tournament round of one random event. It ends early when the format has no further round."""
    chance = Random(seed)
    count = chance.randint(*counts)
    ratings = [chance.randrange(2000) for _ in range(count)] if chance.random() < 0.3 else []
    more = {"order": chance.choice(list(Order)), **more} if form is Format.SWISS else more
    event = Event(kind, form, count, seed, ratings, **more)
    needs = random_needs(event.state, chance) if with_needs else {}
    for _ in range(rounds):
        asked = False
        try:
            proposal = propose(event.state, needs)
        except PairingFault as fault:
            if fault.kind is Kind.EVERYBODY_SAT_OUT:
                asked = True
            elif fault.kind is Kind.NEEDS_CLASH and needs:
                needs = {}
            else:
                return
            try:
                proposal = propose(event.state, needs, byes_again=asked)
            except PairingFault:
                return
        yield Step(event.state, needs, proposal, asked)
        event.publish_as(proposal)
        for table in event.state.rounds[-1].open_tables:
            if chance.random() < 0.05:
                event.enter(table, TableResult(Outcome.FORFEIT, (), chance.randrange(2)))
            elif chance.random() < 0.02:
                event.enter(table, TableResult(chance.choice((Outcome.BOTH_LOST, Outcome.NOT_PLAYED))))
        event.play(chance, level=0.05)
        _come_and_go(event, chance, counts[1])


def random_needs(state: Tournament, chance: Random) -> Needs:
    """A few needs that can be kept together most of the time."""
    persons = [person for entrant in state.entrants.values() for person in entrant.persons]
    chance.shuffle(persons)
    needs = {}
    for person in persons[: chance.randint(1, max(1, len(persons) // 8))]:
        what = chance.random()
        if what < 0.4:
            needs[person] = SeatNeeds(table=chance.randint(1, max(1, len(persons) // 4)))
        elif what < 0.6:
            needs[person] = SeatNeeds(seat=chance.randrange(4))
        elif what < 0.85:
            needs[person] = SeatNeeds(helper=chance.choice([other for other in persons if other != person]))
        else:
            needs[person] = SeatNeeds(large_print=True)
    return needs


def _come_and_go(event: Event, chance: Random, most: int) -> None:
    if chance.random() < 0.15 and len(event.state.playing) < most:
        event.add(chance.randrange(2000))
    if chance.random() < 0.2:
        event.withdraw(chance.choice(event.state.playing))
    away = [entrant.number for entrant in event.state.entrants.values() if entrant.is_withdrawn]
    if away and chance.random() < 0.2 and len(event.state.playing) < most:
        event.give_back(chance.choice(away))
