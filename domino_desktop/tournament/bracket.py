"""The bracket of a knockout: who meets whom on every level, who went on, and the places at the end.

The bracket is drawn for those of the first tournament round. What was published since then is followed as it was: when
the director had others play each other than the bracket had, the two change places in it; whoever was put in for
somebody who is gone takes over that line. A match is decided by its result; without a table, whoever is still there
when its tournament round is published goes on, and nobody when both have left. A level on which nobody is left to play
against takes no tournament round at all. A table that was not played is played again in the next tournament round, but
for the match for the third place, which may be left out.

Results that were corrected after the next tournament round had been paired are shown as they are now, and so are two
who sat in each other's seat; but who went on is whoever was known to have won. Where it turns out that others had met,
the match is shown as it was known: the tables of its tournament round tell what was played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import product

from domino_desktop.tournament.elimination import decisive_rounds, taking_part
from domino_desktop.tournament.lot import lot
from domino_desktop.tournament.results import Outcome, Seating, TableResult
from domino_desktop.tournament.settings import Order
from domino_desktop.tournament.state import Tournament
from domino_desktop.tournament.tally import WIN, half_wins

NOBODY = 0
"""Stands in a line for a bye, and for whoever would have come if both had not lost or left; as a winner for nobody."""

OPEN = -1
"""Stands in a line for the winner of a match that is not decided yet, and for such a winner."""


@dataclass(slots=True)
class BracketMatch:
    """One match. ``lines`` are both entrants from the top of the page (`NOBODY`, `OPEN`), ``winner`` is who goes on
    (`NOBODY`, `OPEN`). ``seating`` and ``round`` (a tournament round) are of its table, if it has one; ``result`` is
    the result with the sides of ``seating``: as both are now, if these two still sit there.
    """

    lines: tuple[int, int]
    winner: int = OPEN
    round: int = 0
    seating: Seating | None = None
    result: TableResult | None = None

    @property
    def waits_for_table(self) -> bool:
        """Whether both lines are known, nothing is decided and nobody has sat down yet."""
        return self.winner == OPEN and self.seating is None and OPEN not in self.lines

    @property
    def losers(self) -> tuple[int, ...]:
        """The entrants who do not go on; nobody as long as it is not decided."""
        return () if self.winner == OPEN else tuple(each for each in self.lines if each not in (self.winner, NOBODY))

    def is_between(self, there: Set[int]) -> bool:
        """Whether both of its entrants are there."""
        return set(self.lines) <= there


@dataclass(frozen=True, slots=True)
class Bracket:
    """``levels`` go from the first matches to the final, each has half as many; none with fewer than two entrants.

    ``third`` is the match for the third place, once it is known who plays it; its ``winner`` has the third place.
    """

    levels: tuple[tuple[BracketMatch, ...], ...]
    third: BracketMatch | None

    @property
    def champion(self) -> int:
        """Who won the final: `OPEN` until it is decided, `NOBODY` when both finalists lost or left."""
        return self.levels[-1][0].winner if self.levels else OPEN

    @property
    def entrants(self) -> tuple[int, ...]:
        """Everybody in the lines of the first level, from the top."""
        first = self.levels[0] if self.levels else ()
        return tuple(entrant for match in first for entrant in match.lines if entrant != NOBODY)

    def line(self, entrant: int) -> int:
        """The line of an entrant on the first level, from 1 at the top; 0 for whoever came in later."""
        lines = [each for match in self.levels[0] for each in match.lines]
        return lines.index(entrant) + 1 if entrant in lines else 0


@dataclass(frozen=True, slots=True)
class FinalPlace:
    """The places ``first`` to ``last``, which an entrant shares with all others who have the same two numbers."""

    entrant: int
    first: int
    last: int


def bracket(state: Tournament) -> Bracket:
    """The bracket as it stands; before the first tournament round it is that of the entrants who are there now."""
    return Drawing(state).bracket()


def places(state: Tournament) -> tuple[FinalPlace, ...]:
    """The places that are decided, best first: 1, 2, 3, 4, 5 to 8 ... Who can still win a place has none yet.

    Those who went out on the same level share their places; so do the losers of the semi-finals when nobody plays for
    the third place. Whoever left before the next match, and whose line somebody else took over, went out before it.
    """
    drawn = bracket(state)
    found: list[FinalPlace] = []
    last = len({each for level in drawn.levels for match in level for each in match.lines} - {NOBODY, OPEN})
    for number, level in enumerate(drawn.levels):
        if any(match.winner == OPEN for match in level):
            break
        later = {each for above in drawn.levels[number + 1 :] for match in above for each in match.lines}
        here = {entrant for match in level for entrant in match.lines}
        out = sorted(here - later - {NOBODY, drawn.champion})
        third = drawn.third if number == len(drawn.levels) - 2 else None
        if third is not None and third.winner == OPEN and not state.is_finished:
            last -= len(out)
            continue
        ahead = [entrant for entrant in out if third is not None and entrant == third.winner]
        for group in ([entrant for entrant in out if entrant not in ahead], ahead):
            found += [FinalPlace(entrant, last - len(group) + 1, last) for entrant in group]
            last -= len(group)
    if drawn.champion > 0:
        found.append(FinalPlace(drawn.champion, 1, 1))
    return tuple(sorted(found, key=lambda place: (place.first, place.entrant)))


@dataclass(frozen=True, slots=True)
class Stage:
    """What one tournament round was for those of the knockout who were there.

    ``still_in`` had a match to play or had won theirs on its level, ``byes`` of them went on without a table. ``gone``
    had been in the bracket and were out of it.
    """

    still_in: frozenset[int]
    byes: frozenset[int]
    gone: frozenset[int]


class Drawing:
    """The bracket while it is drawn: the levels up to the one that is played now.

    ``stages`` has one for each tournament round that is paired. ``next_there`` are those who
    can play the next one; None: whoever is in play.
    """

    def __init__(self, state: Tournament, next_there: Set[int] | None = None) -> None:
        there = taking_part(state.rounds[0]) if state.rounds else set(state.playing)
        self._has_third = state.settings.third_place
        self._levels: list[list[BracketMatch]] = [_first_level(state, there)] if len(there) > 1 else []
        self._third: BracketMatch | None = None
        self.stages: list[Stage] = []
        if not self._levels:
            self.stages = [Stage(frozenset(), frozenset(), frozenset()) for _ in state.rounds]
            return
        known: set[int] = set()
        for held in decisive_rounds(state):
            there = taking_part(held)
            self._skip(there)
            self.place(held.seatings, held.number)
            here = self._here()
            known |= here
            self.stages.append(Stage(self.still_in & there, self._walking_over(there), frozenset(known - here)))
            self._decide(held.results, there)
        self._skip(set(state.playing) if next_there is None else next_there)
        self._show_as_now(state)

    @property
    def matches(self) -> tuple[BracketMatch, ...]:
        """The matches of the level that is played now, the one for the third place last."""
        return (*self._level, *((self._third,) if self._third else ()))

    @property
    def third(self) -> BracketMatch | None:
        """The match for the third place, once it is known who plays it."""
        return self._third

    @property
    def can_win(self) -> frozenset[int]:
        """Whoever has a match to play on the level that is played now, or has won theirs on it."""
        found = {entrant for match in self._level for entrant in match.lines if match.winner in (OPEN, entrant)}
        return frozenset(found - {NOBODY})

    @property
    def still_in(self) -> frozenset[int]:
        """Whoever can win, or plays for the third place."""
        third = self._third
        return self.can_win.union(third.lines if third is not None and third.winner == OPEN else ())

    def bracket(self) -> Bracket:
        """All levels, with open lines for those to come."""
        levels = list(self._levels)
        while levels and len(levels[-1]) > 1:
            levels.append(_next_level(levels[-1]))
        return Bracket(tuple(map(tuple, levels)), self._third)

    def place(self, seatings: Sequence[Seating], number: int) -> None:
        """Takes over the tables of a tournament round, whoever sits there."""
        by_hand = []
        for seating in seatings:
            match = next((each for each in self.matches if set(each.lines) == set(seating.entrants)), None)
            if match is None:
                by_hand.append(seating)
            else:
                match.seating, match.round = seating, number
        for seating in by_hand:
            match = self._made_up(seating.entrants)
            if match is not None:
                match.seating, match.round = seating, number

    def _made_up(self, entrants: tuple[int, ...]) -> BracketMatch | None:
        """The match of these two after others have changed places for it; None when neither of them is in any.

        Whoever of them can still win keeps their match before one who plays for the third place.
        """
        waiting = [each for each in self.matches if each.waits_for_table]
        upper = [each for each in waiting if each is not self._third]
        for matches, (entrant, other) in product((upper, waiting), (entrants, entrants[::-1])):
            match = next((each for each in matches if entrant in each.lines), None)
            if match is None:
                continue
            leaving = next(each for each in match.lines if each != entrant)
            match.lines = _with(match.lines, leaving, other)
            for each in waiting:
                if each is not match and other in each.lines:
                    each.lines = _with(each.lines, other, leaving)
            return match
        return None

    @property
    def _level(self) -> list[BracketMatch]:
        return self._levels[-1] if self._levels else []

    def _here(self) -> set[int]:
        """Everybody in the lines of this level, and of the match for the third place."""
        return {entrant for match in self.matches for entrant in match.lines} - {NOBODY}

    def _walking_over(self, there: Set[int]) -> frozenset[int]:
        """Whoever goes on from this level without a table."""
        return frozenset(
            entrant
            for match in self._level
            if match.waits_for_table and not match.is_between(there)
            for entrant in match.lines
            if entrant in there
        )

    def _decide(self, results: Mapping[int, TableResult], there: Set[int]) -> None:
        for match in self.matches:
            if match.winner != OPEN:
                continue
            if match.seating is not None:
                self._decide_table(match, match.seating, results.get(match.seating.table))
                match.result = results.get(match.seating.table) if match.seating else None
            elif not match.is_between(there):
                _walk_over(match, there)
        self._go_on()

    def _show_as_now(self, state: Tournament) -> None:
        """What was mended after the next tournament round had been paired, where the same two still met."""
        for match in (*(match for level in self._levels for match in level), *((self._third,) if self._third else ())):
            held = state.rounds[match.round - 1] if match.seating is not None else None
            seating = None if held is None or match.seating is None else held.seating(match.seating.table)
            if held is not None and seating is not None and set(seating.entrants) == set(match.lines):
                match.seating, match.result = seating, held.results.get(seating.table)

    def _decide_table(self, match: BracketMatch, seating: Seating, result: TableResult | None) -> None:
        if result is None:
            return
        won = half_wins(result)
        if WIN in won:
            match.winner = seating.sides[won.index(WIN)][0]
        elif result.outcome is Outcome.BOTH_LOST or (result.outcome is Outcome.NOT_PLAYED and match is self._third):
            match.winner = NOBODY
        elif result.outcome is Outcome.NOT_PLAYED:
            match.seating, match.round = None, 0

    def _skip(self, there: Set[int]) -> None:
        """Goes over levels on which nobody is left to play against."""
        while True:
            level = [match for match in self._levels[-1] if match.winner == OPEN]
            if not level or any(match.seating is not None or match.is_between(there) for match in level):
                break
            for match in level:
                _walk_over(match, there)
            self._go_on()
        third = self._third
        if not level and third is not None and third.waits_for_table and not third.is_between(there):
            _walk_over(third, there)

    def _go_on(self) -> None:
        """The next level, when all of this one is decided."""
        level = self._levels[-1]
        if len(level) == 1 or any(match.winner == OPEN for match in level):
            return
        self._levels.append(_next_level(level))
        if not self._has_third or len(level) != 2:
            return
        winners = {match.winner for match in level}
        losers = [entrant for match in level for entrant in match.losers if entrant not in winners]
        if len(losers) == 2 and losers[0] != losers[1] and all(match.winner != NOBODY for match in level):
            self._third = BracketMatch((losers[0], losers[1]))


def _first_level(state: Tournament, there: Set[int]) -> list[BracketMatch]:
    """The first matches: byes go to the best.

    By rating, then by lot, the best two can only meet in the final, the best four in the semi-finals. With neighbours
    as the order of the settings, entrants stand in the bracket as they were entered.
    """
    size = 1 << (len(there) - 1).bit_length()
    byes = size - len(there)
    if state.settings.order is Order.NEIGHBOURS:
        waiting = iter(sorted(there))
        rank = _seeds(size // 2)  # byes are spread over the page
        return [
            BracketMatch((next(waiting), NOBODY if rank[number] < byes else next(waiting)))
            for number in range(size // 2)
        ]

    def key(entrant: int) -> tuple[int, int, int]:
        return (-state.entrants[entrant].rating, lot(state.settings.seed, "order", entrant), entrant)

    order = [*sorted(there, key=key), *(NOBODY,) * byes]
    lines = [order[seed] for seed in _seeds(size)]
    return [BracketMatch((one, other)) for one, other in zip(lines[::2], lines[1::2])]


def _seeds(size: int) -> list[int]:
    """Who stands in which line, 0 for the best: 0 7 3 4 1 6 2 5 for eight."""
    seeds = [0]
    while len(seeds) < size:
        seeds = [each for seed in seeds for each in (seed, 2 * len(seeds) - 1 - seed)]
    return seeds


def _next_level(level: Sequence[BracketMatch]) -> list[BracketMatch]:
    """Whoever has won twice, having been put in for somebody else as well, goes on once."""
    winners: list[int] = []
    for match in level:
        is_again = match.winner > NOBODY and match.winner in winners
        winners.append(NOBODY if is_again else match.winner)
    return [BracketMatch((one, other)) for one, other in zip(winners[::2], winners[1::2])]


def _walk_over(match: BracketMatch, there: Set[int]) -> None:
    """Whoever is there goes on without a table."""
    match.winner = next((entrant for entrant in match.lines if entrant in there), NOBODY)


def _with(lines: tuple[int, int], old: int, new: int) -> tuple[int, int]:
    return (new, lines[1]) if lines[0] == old else (lines[0], new)
