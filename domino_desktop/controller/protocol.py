"""One round of a referee's desk as it is printed, signed and filed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import zip_longest

from domino_desktop.core.changes import apply
from domino_desktop.core.ending import after_score, scored
from domino_desktop.core.events import (
    GameEvent,
    GameWon,
    MatchStarted,
    PointsScored,
    PositionEntered,
    RoundEnd,
    RoundEnded,
    RoundScored,
)
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.rulings import RoundEnteredByHand, ScoreCorrected
from domino_desktop.core.score_lines import ScoreLine
from domino_desktop.core.state import start
from domino_desktop.core.views import REFEREE, View, view_for
from domino_desktop.storage.desks import DeskFacts
from domino_desktop.storage.protocols import digest_of, filed_up_to, rounds_in
from domino_desktop.storage.setup import TableSetup


@dataclass(frozen=True, slots=True)
class RoundSummary:
    """One round as a list shows it: its place in the record, its number, the points by team, and the totals after it.

    A round that was replayed has the same number as the one dealt for it.
    """

    place: int
    round: int
    points: tuple[int, ...]
    totals: tuple[int, ...]
    is_by_hand: bool = False
    is_replayed: bool = False
    is_corrected: bool = False


@dataclass(frozen=True, slots=True)
class Protocol:
    """Everything about one round that a referee's page says.

    ``view`` is the table as the referee knew it when the round was scored, or as it is now: its ``history`` holds the
    round's events. ``times`` holds when each was entered, ``before`` and ``after`` the totals by team, ``corrections``
    every one of the match up to the last that means this round. ``check_sum`` is the SHA-256 of the record up to there,
    the same as in the round's file.
    """

    setup: TableSetup
    facts: DeskFacts
    round: int
    started: datetime
    view: View
    times: Mapping[int, datetime]
    before: tuple[int, ...]
    after: tuple[int, ...]
    check_sum: str
    corrections: tuple[ScoreCorrected, ...] = ()


def protocol_of(
    setup: TableSetup, facts: DeskFacts, record: MatchRecord, times: Mapping[int, datetime], place: int
) -> Protocol:
    """The protocol of the round at this place of the record (0 = first). Raises IndexError when there is none."""
    first, last = rounds_in(record)[place]
    filed = filed_up_to(record, place)
    started, *events = record.effective()
    assert isinstance(started, MatchStarted)
    state = before = start(started)
    for event in events:
        if event.number == first:
            before = state
        state = apply(state, event)
        if event.number >= last:
            break
    assert state.round is not None
    return Protocol(
        setup,
        facts,
        state.round.number,
        times.get(first, datetime.min.replace(tzinfo=UTC)),
        view_for(state, REFEREE),
        {number: at for number, at in times.items() if number <= filed},
        before.totals,
        state.totals,
        digest_of(setup, facts, record, times, place),
        tuple(event for event in record.effective() if isinstance(event, ScoreCorrected) and event.number <= filed),
    )


def rounds_of(record: MatchRecord) -> tuple[RoundSummary, ...]:
    """Every scored round of a desk in its order, with the corrections that belong to it.

    Its points are all that it brought, those of single tiles too; a game that is won may set the totals back.
    """
    teams = len(record.state().totals)
    lasts = [last for _, last in rounds_in(record)]
    found: list[RoundSummary] = []
    started, *events = record.effective()
    assert isinstance(started, MatchStarted)
    state = start(started)
    made = (0,) * teams
    resets: dict[int, tuple[int, ...]] = {}
    for event in events:
        state = apply(state, event)
        if isinstance(event, PositionEntered) and state.round is not None and state.round.history[0] is event:
            made = (0,) * teams
        elif isinstance(event, (PointsScored, GameWon)):
            assert state.round is not None
            written = _by_team(event.lines, teams)
            if state.round.score is None:
                made = _sum(made, written)
            else:
                resets[len(found)] = _sum(resets.get(len(found), (0,) * teams), written)
        elif isinstance(event, (RoundScored, RoundEnteredByHand)):
            assert state.round is not None
            points = _sum(made, _by_team(event.score.lines, teams))
            made = (0,) * teams
            is_by_hand, is_replayed = isinstance(event, RoundEnteredByHand), event.score.is_replayed
            place = next(place for place, last in enumerate(lasts) if event.number <= last)
            found.append(RoundSummary(place, state.round.number, points, (), is_by_hand, is_replayed))
        elif isinstance(event, ScoreCorrected):
            # Of a round that was replayed, the one dealt for it is meant.
            meant = max((at for at, summary in enumerate(found) if summary.round == event.round), default=-1)
            points = _sum(found[meant].points, _by_team(event.lines, teams))
            found[meant] = replace(found[meant], points=points, is_corrected=True)
    totals = (0,) * teams
    summed = []
    for number, summary in enumerate(found, start=1):
        totals = _sum(_sum(totals, summary.points), resets.get(number, (0,) * teams))
        summed.append(replace(summary, totals=totals))
    return tuple(summed)


def _by_team(lines: Iterable[ScoreLine], teams: int) -> tuple[int, ...]:
    points = [0] * teams
    for line in lines:
        if line.team is not None:
            points[line.team] += line.points
    return tuple(points)


def _sum(some: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(sum, zip(some, others)))


def judged_again(record: MatchRecord) -> bool:
    """Whether every score in a record is what the rules make of it today, with the rulings that were in force."""
    started, *events = record.effective()
    assert isinstance(started, MatchStarted)
    state = start(started)
    for place, event in enumerate(events):
        if isinstance(event, RoundEnded) and event.reason in (RoundEnd.BLOCKED, RoundEnd.WENT_OUT, RoundEnd.STOPPED):
            if not _is_same(scored(state), events[place:]):
                return False
        state = apply(state, event)
        if isinstance(event, ScoreCorrected) and not _is_same(after_score(state), events[place + 1 :]):
            return False
    return True


def _is_same(judged: Sequence[GameEvent], stored: Sequence[GameEvent]) -> bool:
    """Whether these events are what the stored ones begin with. What a correction decides anew is not compared here."""
    for one, other in zip_longest(judged, stored[: len(judged)]):
        if isinstance(other, ScoreCorrected) and not isinstance(one, (RoundEnded, RoundScored)):
            return True
        if other is None or replace(one, number=0) != replace(other, number=0):
            return False
    return True
