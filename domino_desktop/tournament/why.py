"""Why a table is made up as it is, and why somebody sits out.

Everything said is checked against the state before the tournament round, so it is true of tables that were changed by
hand too: a repeat is called forced only where no pairing without one was left. Needs explain a pairing to whoever
directs; they are named by person, and never printed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domino_desktop.tournament.by_hand import broken_needs
from domino_desktop.tournament.changes import replay
from domino_desktop.tournament.facts import RoundPaired
from domino_desktop.tournament.matched import SITTING_OUT, Matched, Sides
from domino_desktop.tournament.needs import Needs
from domino_desktop.tournament.past import Past, pair, past
from domino_desktop.tournament.proposal import PairingFault, Proposal, Reason, Why
from domino_desktop.tournament.proposals import matched
from domino_desktop.tournament.ranking import Ranking, ranking
from domino_desktop.tournament.results import Seating
from domino_desktop.tournament.settings import EntrantKind, Format
from domino_desktop.tournament.state import Tournament
from domino_desktop.tournament.swiss import best_pairing
from domino_desktop.tournament.within_needs import Pairing

_MOST_CHECKED = 100
"""With more entrants a pairing takes too long to be made again for an answer."""

_BY_PLAN = (Format.ROUND_ROBIN, Format.KNOCKOUT, Format.ROTATION)


def why(state: Tournament, needs: Needs, proposal: Proposal, table: int) -> tuple[Reason, ...]:
    """The reasons for one table of a proposal, or of a round that is published; table 0: for those who sit out."""
    asked = _Question(before_round(state, proposal.round), needs, proposal, len(state.rounds) >= proposal.round)
    if not table:
        return tuple(asked.sitting_out())
    seating = next((each for each in proposal.seatings if each.table == table), None)
    return tuple(asked.table(seating)) if seating is not None else ()


def before_round(state: Tournament, number: int) -> Tournament:
    """The tournament as it stood when this tournament round was paired."""
    if len(state.rounds) < number:
        return state
    places = [index for index, fact in enumerate(state.facts) if isinstance(fact, RoundPaired) and fact.round == number]
    return replay(state.facts[: places[-1]])


class _Question:
    """One proposal, or a round that is published, and what it is compared with."""

    def __init__(self, state: Tournament, needs: Needs, proposal: Proposal, is_published: bool) -> None:
        self._state, self._needs, self._proposal, self._is_published = state, needs, proposal, is_published
        self._seen: Past = past(state)
        self._ranked: Ranking = ranking(state)
        self._locked = tuple(each for each in proposal.seatings if each.table in proposal.locked)
        at_locked = {entrant for seating in self._locked for entrant in seating.entrants}
        self._free = tuple(entrant for entrant in self._ranked.order if entrant not in at_locked)

    # A table ------------------------------------------------------------------------------------------

    def table(self, seating: Seating) -> Iterator[Reason]:
        """Who plays whom, then where."""
        strangers = [entrant for entrant in seating.entrants if entrant not in self._ranked.ranks]
        if strangers:
            yield from self._since(strangers)
        elif seating.table in self._proposal.locked:
            yield Reason(Why.LOCKED)
            yield from self._meetings(seating, is_explained=False)
        elif self._state.settings.format is Format.FREE:
            yield Reason(Why.BY_HAND)
            yield from self._meetings(seating, is_explained=False)
        elif self._state.settings.format in _BY_PLAN:
            yield from self._planned(seating)
        elif self._was_changed(seating):
            yield Reason(Why.BY_HAND)
            yield from self._meetings(seating, is_explained=False)
        else:
            yield from self._swiss(seating)
        yield from self._places(seating)

    def _since(self, strangers: Sequence[int]) -> Iterator[Reason]:
        """Of entrants who were not in play when the tournament stood like this: they have left, or came later."""
        if self._is_published:
            yield Reason(Why.BY_HAND)
        else:
            yield from (Reason(Why.WITHDRAWN_PLACED, (entrant,)) for entrant in strangers)

    def _planned(self, seating: Seating) -> Iterator[Reason]:
        """What the plan says of these sides; they may sit the other way round than it has them."""
        found = self._fresh()
        for index, sides in enumerate(found.sides if found else ()):
            if _alike(sides) == _alike(seating.sides):
                is_turned = set(sides[0]) != set(seating.sides[0])
                for place, reason in found.notes if found else ():
                    if place == index:
                        is_of_sides = reason.why is Why.BRACKET and is_turned
                        yield Reason(reason.why, reason.values[::-1]) if is_of_sides else reason
                return
        yield Reason(Why.BY_HAND)

    def _swiss(self, seating: Seating) -> Iterator[Reason]:
        settings = self._state.settings
        if not self._state.rounds:
            yield self._first_round()
            return
        wins = self._ranked.half_wins
        if settings.kind is not EntrantKind.CHANGING:
            one, other = wins[seating.sides[0][0]], wins[seating.sides[1][0]]
            yield Reason(Why.SAME_WINS, (one,)) if one == other else Reason(self._kind_of_gap(seating), (one, other))
        elif len({wins[entrant] for entrant in seating.entrants}) == 1:
            yield Reason(Why.SAME_WINS, (wins[seating.sides[0][0]],))
        yield from self._meetings(seating, is_explained=True)

    def _kind_of_gap(self, seating: Seating) -> Why:
        """Why the wins of two differ: nobody nearer was left, or what people need has come first."""
        binding = any(need.table or need.seat >= 0 or need.helper for need in self._needs.values())
        if not binding or len(self._free) > _MOST_CHECKED:
            return Why.NEAREST_WINS
        by_wins = best_pairing(self._state, {}, self._locked, self._free, self._ranked).pairs
        here = {seating.sides[0][0], seating.sides[1][0]}
        is_there = any(here == {one, other} for one, other in by_wins)
        is_nearer = self._gaps(by_wins) < self._gaps(self._pairs())
        return Why.APART_FOR_NEEDS if is_nearer and not is_there else Why.NEAREST_WINS

    def _gaps(self, pairs: Sequence[tuple[int, int]]) -> int:
        wins = self._ranked.half_wins
        return sum(abs(wins[one] - wins[other]) for one, other in pairs if other)

    def _first_round(self) -> Reason:
        if any(self._state.entrants[entrant].rating for entrant in self._free):
            return Reason(Why.FIRST_ROUND_BY_RATING)
        return Reason(Why.FIRST_ROUND_BY_LOT, (self._state.settings.seed,))

    def _meetings(self, seating: Seating, is_explained: bool) -> Iterator[Reason]:
        """Whether they were partners or opponents before, and whether it had to be again.

        ``is_explained``: the program paired them, so it can say why.
        """
        if not self._state.rounds:
            return
        partners = [side for side in seating.sides if len(side) == 2]
        repeated = [side for side in partners if self._seen.partners[pair(side[0], side[1])]]
        kind = Why.PARTNERS_REPEAT_FORCED if is_explained else Why.PARTNERS_BEFORE
        yield from (Reason(kind, (*side, self._seen.partners[pair(side[0], side[1])])) for side in repeated)
        if partners and not repeated:
            yield Reason(Why.PARTNERS_NEVER)
        opponents = [pair(one, other) for one in seating.sides[0] for other in seating.sides[1]]
        met = [each for each in opponents if self._seen.against[each]]
        if not met:
            yield Reason(Why.NEVER_MET)
        for each in met:
            yield Reason(self._kind_of_repeat(each, bool(partners), is_explained), (*each, self._seen.against[each]))

    def _kind_of_repeat(self, met: tuple[int, int], is_changing: bool, is_explained: bool) -> Why:
        if not is_explained:
            return Why.MET_BEFORE
        if is_changing:
            return Why.OPPONENTS_REPEAT_FORCED if self._has_met_all(met) else Why.MET_BEFORE
        return Why.REPEAT_FORCED if self._is_repeat_forced() else Why.MET_BEFORE

    def _has_met_all(self, met: tuple[int, int]) -> bool:
        """Whether one of two has had everybody else as an opponent at least as often as the other of them."""
        times = self._seen.against[met]
        return any(
            all(self._seen.against[pair(one, other)] >= times for other in self._free if other != one) for one in met
        )

    def _is_repeat_forced(self) -> bool:
        """Whether the best pairing repeats as much as this proposal does, which nobody changed when there are many."""
        if len(self._free) > _MOST_CHECKED:
            return True
        best = self._best(self._free)
        if best is None:
            return False
        return self._repeats(self._pairs()) == self._repeats([(one, other) for one, other in best.pairs if other])

    def _pairs(self) -> list[tuple[int, int]]:
        seatings = [each for each in self._proposal.seatings if each.table not in self._proposal.locked]
        return [(each.sides[0][0], each.sides[1][0]) for each in seatings]

    def _repeats(self, pairs: Sequence[tuple[int, int]]) -> int:
        return sum(self._seen.against[pair(one, other)] > 0 for one, other in pairs)

    def _places(self, seating: Seating) -> Iterator[Reason]:
        """Needs that are kept at this table, and how often those at it have sat there."""
        broken = {each.values[0] for each in broken_needs(self._state, self._needs, self._proposal, seating)}
        there = {person for each in self._proposal.seatings for person in each.seats}
        is_needed = False
        for seat, person in enumerate(seating.seats):
            need = self._needs.get(person)
            if need is None or person in broken:
                continue
            if need.table:
                is_needed = True
                yield Reason(Why.TABLE_NEEDED, (person, seating.table))
            if need.seat >= 0:
                yield Reason(Why.SEAT_NEEDED, (person, seat))
            if need.helper in there:
                yield Reason(Why.HELPER_NEAR, (person, need.helper))
        if self._state.rounds and not is_needed and seating.table not in self._proposal.locked:
            times = sum(self._seen.tables[entrant, seating.table] for entrant in seating.entrants)
            yield Reason(Why.TABLE_VARIES, (seating.table, times))

    # Sitting out --------------------------------------------------------------------------------------

    def sitting_out(self) -> Iterator[Reason]:
        """One reason, or more, for those who sit out."""
        out = self._proposal.sitting_out
        settings = self._state.settings
        if not out:
            return
        if settings.format is Format.FREE:
            yield Reason(Why.BY_HAND)
        elif settings.format in _BY_PLAN:
            found = self._fresh()
            is_planned = found is not None and set(found.sitting_out) == set(out)
            if found and is_planned:
                yield from dict.fromkeys(reason for place, reason in found.notes if place == SITTING_OUT)
            else:
                yield Reason(Why.BY_HAND)
        elif not self._state.rounds:
            yield Reason(Why.BY_HAND) if self._was_changed(None) else self._first_round()
        else:
            sat_out = self._seen.sat_out
            lowest_first = self._free[::-1]
            usual = sorted(lowest_first, key=lambda entrant: sat_out[entrant])[: len(out)]
            for entrant in out:
                if entrant in self._ranked.ranks:
                    yield self._sits_out(entrant, usual)
                else:
                    yield from self._since([entrant])

    def _sits_out(self, entrant: int, usual: Sequence[int]) -> Reason:
        times = self._seen.sat_out[entrant]
        if entrant in usual:
            if times:
                return Reason(Why.BYE_AGAIN, (entrant, times))
            return Reason(Why.BYE_LOWEST, (entrant, self._ranked.ranks[entrant]))
        if times > max(self._seen.sat_out[other] for other in usual) or self._was_changed(None):
            return Reason(Why.BY_HAND)
        kind = Why.BYE_SPARES_REPEAT
        if self._state.settings.kind is not EntrantKind.CHANGING:
            instead = self._best([other for other in self._free if other not in usual])
            if instead is None:
                kind = Why.BYE_KEEPS_NEEDS
            elif self._repeats(instead.pairs) <= self._repeats(self._pairs()):
                return Reason(Why.BY_HAND)
        return Reason(kind, (entrant, self._ranked.ranks[entrant]))

    # Comparisons --------------------------------------------------------------------------------------

    def _was_changed(self, seating: Seating | None) -> bool:
        """Whether the program would not have made up this table, or (None) chosen these to sit out."""
        if not self._proposal.is_by_hand:
            return False
        found = self._fresh() if len(self._free) <= _MOST_CHECKED else None
        if found is None:
            return True
        if seating is None:
            return set(found.sitting_out) != set(self._proposal.sitting_out)
        return _alike(seating.sides) not in {_alike(sides) for sides in found.sides}

    def _fresh(self) -> Matched | None:
        """What the format answers by itself; None when it cannot."""
        try:
            return matched(self._state, self._needs, self._locked, byes_again=True)
        except PairingFault:
            return None

    def _best(self, entrants: Sequence[int]) -> Pairing | None:
        try:
            return best_pairing(self._state, self._needs, self._locked, entrants, self._ranked)
        except PairingFault:
            return None


def _alike(sides: Sides) -> frozenset[frozenset[int]]:
    return frozenset(frozenset(side) for side in sides)
