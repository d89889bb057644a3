"""What a director changes in a proposal, and what should be known before it is published.

Nothing is forbidden here but nonsense: whoever directs may seat people against a need or against the order of sitting
out. `warnings` says what follows. A free pairing begins with everybody sitting out; `added` makes its tables.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from domino_desktop.tournament.bracket import Drawing
from domino_desktop.tournament.matched import Sides
from domino_desktop.tournament.needs import Needs
from domino_desktop.tournament.past import Past, pair, past
from domino_desktop.tournament.places import seated
from domino_desktop.tournament.proposal import PairingFault, Proposal, Reason, Why
from domino_desktop.tournament.results import Place, Seating
from domino_desktop.tournament.settings import EntrantKind, Format
from domino_desktop.tournament.state import Tournament
from domino_desktop.tournament.swaps import owners
from domino_desktop.tournament.swaps import swapped as swapped_seatings


def swapped(proposal: Proposal, first: Place, second: Place) -> Proposal:
    """Two persons in each other's place, at one table or at two; pairs that stay together change places as pairs."""
    return replace(proposal, seatings=swapped_seatings(proposal.seatings, first, second), is_by_hand=True)


def swapped_with_out(state: Tournament, proposal: Proposal, place: Place, entrant: int) -> Proposal:
    """Somebody who sits out takes the seats of whoever has this place, and who sat there sits out."""
    old = _seating_at(proposal, place.table)
    owner = owners(old)
    leaving = owner[old.seats[place.seat]]
    persons = iter(state.entrants[entrant].persons)
    seats = tuple(next(persons) if owner[person] == leaving else person for person in old.seats)
    first, second = (tuple(entrant if each == leaving else each for each in side) for side in old.sides)
    new = Seating(old.table, (first, second), seats)
    return replace(
        proposal,
        seatings=tuple(new if each is old else each for each in proposal.seatings),
        sitting_out=tuple(sorted(leaving if each == entrant else each for each in proposal.sitting_out)),
        is_by_hand=True,
    )


def moved(proposal: Proposal, table: int, to: int) -> Proposal:
    """A table gets another number; when there is a table with that number already, both exchange theirs."""
    numbers = {table: to, to: table}
    seatings = (replace(each, table=numbers.get(each.table, each.table)) for each in proposal.seatings)
    return replace(
        proposal,
        seatings=tuple(sorted(seatings, key=lambda each: each.table)),
        locked=tuple(sorted(numbers.get(each, each) for each in proposal.locked)),
        is_by_hand=True,
    )


def added(state: Tournament, needs: Needs, proposal: Proposal, sides: Sides) -> Proposal:
    """One more table for entrants who sat out or were not placed: the next free number, or the one that is needed.

    Seats and table are given as the needs ask for; where that cannot be done, as if nobody had any.
    """
    try:
        seatings = seated(state, needs, (sides,), proposal.seatings)
    except PairingFault:
        seatings = seated(state, {}, (sides,), proposal.seatings)
    placed = {*sides[0], *sides[1]}
    sitting_out = tuple(entrant for entrant in proposal.sitting_out if entrant not in placed)
    return replace(proposal, seatings=seatings, sitting_out=sitting_out, is_by_hand=True)


def removed(proposal: Proposal, table: int) -> Proposal:
    """A table is broken up: those who sat at it sit out."""
    old = _seating_at(proposal, table)
    return replace(
        proposal,
        seatings=tuple(each for each in proposal.seatings if each is not old),
        sitting_out=tuple(sorted({*proposal.sitting_out, *old.entrants})),
        locked=tuple(each for each in proposal.locked if each != table),
        is_by_hand=True,
    )


def warnings(state: Tournament, needs: Needs, proposal: Proposal) -> tuple[Reason, ...]:
    """What to know before this proposal is published, the gravest first. ``state`` is the one before the round."""
    seen = past(state)
    return (
        *_misplaced(state, proposal),
        *(reason for seating in proposal.seatings for reason in broken_needs(state, needs, proposal, seating)),
        *_put_in(state, proposal),
        *_unfair_byes(state, seen, proposal),
        *(reason for seating in proposal.seatings for reason in _repeats(state, seen, proposal, seating)),
    )


def _misplaced(state: Tournament, proposal: Proposal) -> Iterator[Reason]:
    """Entrants who are placed twice, or not at all, or who have left."""
    placed = Counter(entrant for seating in proposal.seatings for entrant in seating.entrants)
    placed.update(proposal.sitting_out)
    playing = state.playing
    yield from (Reason(Why.TWICE_IN_ROUND, (entrant,)) for entrant in sorted(placed) if placed[entrant] > 1)
    yield from (Reason(Why.WITHDRAWN_PLACED, (entrant,)) for entrant in sorted(placed) if entrant not in playing)
    yield from (Reason(Why.NOT_PLACED, (entrant,)) for entrant in playing if not placed[entrant])


def _put_in(state: Tournament, proposal: Proposal) -> Iterator[Reason]:
    """Who could not win a knockout any more without having lost, and who would come back into it."""
    if state.settings.format is not Format.KNOCKOUT:
        return
    seated_now = {entrant for seating in proposal.seatings for entrant in seating.entrants}
    drawing = Drawing(state, {*state.playing, *seated_now})
    before, could_win = drawing.still_in, drawing.can_win
    drawing.place(proposal.seatings, proposal.round)
    leaving = could_win - drawing.can_win
    yield from (Reason(Why.CANNOT_WIN, (entrant,)) for entrant in sorted(leaving.intersection(state.playing)))
    yield from (Reason(Why.PLAYS_AGAIN, (entrant,)) for entrant in sorted(seated_now - before))


def broken_needs(state: Tournament, needs: Needs, proposal: Proposal, seating: Seating) -> Iterator[Reason]:
    """The persons at a table whose needs are not kept there: each once, with the table."""
    table_of = {person: each.table for each in proposal.seatings for person in each.seats}
    reach = 0 if state.settings.kind is EntrantKind.CHANGING else 1
    for seat, person in enumerate(seating.seats):
        need = needs.get(person)
        if need is None:
            continue
        is_kept = (
            need.table in (0, seating.table)
            and (need.seat < 0 or need.seat % len(seating.seats) == seat)
            and abs(table_of.get(need.helper, seating.table) - seating.table) <= reach
        )
        if not is_kept:
            yield Reason(Why.NEED_NOT_KEPT, (person, seating.table))


def _unfair_byes(state: Tournament, seen: Past, proposal: Proposal) -> Iterator[Reason]:
    if state.settings.format not in (Format.SWISS, Format.FREE):
        return
    at_tables = [entrant for seating in proposal.seatings for entrant in seating.entrants]
    fewest = min((seen.sat_out[entrant] for entrant in at_tables), default=0)
    for entrant in proposal.sitting_out:
        if at_tables and seen.sat_out[entrant] > fewest:
            yield Reason(Why.BYE_UNFAIR, (entrant, seen.sat_out[entrant]))


def _repeats(state: Tournament, seen: Past, proposal: Proposal, seating: Seating) -> Iterator[Reason]:
    """Partners who were partners before; opponents who met before, where two sides stay together."""
    settings = state.settings
    if settings.kind is EntrantKind.CHANGING:
        if settings.format is Format.ROTATION and not proposal.is_by_hand:
            return
        for side in seating.sides:
            times = seen.partners[pair(side[0], side[1])]
            if times:
                yield Reason(Why.PARTNERS_BEFORE, (*side, times))
        return
    if settings.format is Format.KNOCKOUT:
        return
    one, other = seating.sides[0][0], seating.sides[1][0]
    times = seen.against[pair(one, other)]
    if times >= (settings.circuits if settings.format is Format.ROUND_ROBIN else 1):
        yield Reason(Why.MET_BEFORE, (one, other, times))


def _seating_at(proposal: Proposal, table: int) -> Seating:
    return next(seating for seating in proposal.seatings if seating.table == table)
