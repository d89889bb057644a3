"""Tournaments written down fact by fact, for tests of what is counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from domino_desktop.storage import rulesets
from domino_desktop.tournament.changes import apply
from domino_desktop.tournament.facts import (
    EntrantAdded,
    EntrantReturned,
    EntrantWithdrawn,
    Fact,
    PairingWithdrawn,
    PenaltyGiven,
    PenaltyWithdrawn,
    PersonReplaced,
    ResultCorrected,
    ResultEntered,
    RoundPaired,
    TournamentCreated,
)
from domino_desktop.tournament.proposal import Proposal
from domino_desktop.tournament.results import MatchScore, Outcome, RoundScore, TableResult
from domino_desktop.tournament.settings import (
    USUAL_TIE_BREAKS,
    EntrantKind,
    Format,
    MatchTerms,
    Settings,
    TieBreak,
)
from domino_desktop.tournament.state import Tournament
from tests.tournament.tables import score, seated

__all__ = ["BOTH_LOST", "NOT_PLAYED", "OPEN", "Played", "forfeit", "noted", "score"]

BOTH_LOST = TableResult(Outcome.BOTH_LOST)
NOT_PLAYED = TableResult(Outcome.NOT_PLAYED)
OPEN = None

Table = tuple[int | tuple[int, int], int | tuple[int, int], TableResult | None]


def noted(*rounds: RoundScore) -> TableResult:
    """A table with one match whose rounds of tiles were noted."""
    points = (sum(each.points[0] for each in rounds), sum(each.points[1] for each in rounds))
    return TableResult(Outcome.PLAYED, (MatchScore(points, rounds),))


def forfeit(winner: int) -> TableResult:
    """A table whose other side did not come."""
    return TableResult(Outcome.FORFEIT, (), winner)


class Played:
    """A tournament that grows. Persons of entrant 3 are 3, or 31 and 32 for a pair."""

    def __init__(
        self,
        kind: EntrantKind = EntrantKind.PAIR,
        entrants: int = 0,
        tie_breaks: Sequence[TieBreak] = USUAL_TIE_BREAKS,
        format: Format = Format.SWISS,
        seed: int = 5,
        **terms: Any,
    ) -> None:
        ruleset = rulesets.load("pairs")
        settings = Settings(
            "Club evening", kind, format, MatchTerms(ruleset, **terms), seed=seed, tie_breaks=tuple(tie_breaks)
        )
        self._state = apply(None, TournamentCreated(0, "2026-11-30T18:00:00Z", 0, "0" * 32, settings))
        for _ in range(entrants):
            self.enter()

    @property
    def state(self) -> Tournament:
        return self._state

    def enter(self) -> None:
        """One more entrant."""
        number = len(self._state.entrants) + 1
        is_pair = self._state.settings.kind is EntrantKind.PAIR
        self._add(EntrantAdded, entrant=number, persons=(10 * number + 1, 10 * number + 2) if is_pair else (number,))

    def withdraw(self, entrant: int) -> None:
        self._add(EntrantWithdrawn, entrant=entrant)

    def come_back(self, entrant: int) -> None:
        self._add(EntrantReturned, entrant=entrant)

    def replace(self, entrant: int, old: int, new: int) -> None:
        self._add(PersonReplaced, entrant=entrant, old=old, new=new)

    def round(self, *tables: Table, out: tuple[int, ...] = (), by_hand: bool = False) -> None:
        """Pair one tournament round, tables numbered from 1, and enter the results that there are."""
        number = len(self._state.rounds) + 1
        seatings = [
            seated(self._state, place, (_side(one), _side(other)))
            for place, (one, other, _) in enumerate(tables, start=1)
        ]
        self._add(RoundPaired, round=number, seatings=tuple(seatings), sitting_out=out, is_by_hand=by_hand)
        for place, (_, _, result) in enumerate(tables, start=1):
            if result is not None:
                self.result(number, place, result)

    def publish(self, proposal: Proposal) -> None:
        """What the program proposes, as it is."""
        self._add(RoundPaired, round=proposal.round, seatings=proposal.seatings, sitting_out=proposal.sitting_out)

    def take_back(self) -> None:
        """The last pairing."""
        self._add(PairingWithdrawn, round=len(self._state.rounds))

    def result(self, number: int, table: int, result: TableResult) -> None:
        self._add(ResultEntered, round=number, table=table, result=result)

    def correct(self, number: int, table: int, result: TableResult | None) -> None:
        self.add(self.correction(number, table, result))

    def correction(self, number: int, table: int, result: TableResult | None) -> ResultCorrected:
        """The fact, not added yet."""
        old = self._state.rounds[number - 1].results[table]
        return ResultCorrected(
            len(self._state.facts), "2026-11-30T21:00:00Z", 0, number, table, old, result, "typed wrong"
        )

    def penalty(self, number: int, entrant: int, points: int) -> int:
        """The number of the fact."""
        self._add(PenaltyGiven, round=number, entrant=entrant, points=points, reason="talking")
        return len(self._state.facts) - 1

    def take_penalty_back(self, penalty: int) -> None:
        self._add(PenaltyWithdrawn, penalty=penalty)

    def add(self, fact: Fact) -> None:
        self._state = apply(self._state, fact)

    def _add(self, kind: type[Fact], **values: Any) -> None:
        self.add(kind(number=len(self._state.facts), at="2026-11-30T19:00:00Z", by=0, **values))


def _side(side: int | tuple[int, int]) -> tuple[int, ...]:
    return (side,) if isinstance(side, int) else side
