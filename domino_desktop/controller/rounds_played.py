"""A whole match round by round, at the referee desk or in the program, each round as a protocol of its own."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from itertools import pairwise

from domino_desktop.controller.protocol import Protocol
from domino_desktop.core.changes import apply
from domino_desktop.core.events import (
    GameEvent,
    GameWon,
    MatchStarted,
    PositionEntered,
    RoundDealt,
)
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.rulings import RoundEnteredByHand, ScoreCorrected
from domino_desktop.core.state import MatchState, start
from domino_desktop.core.views import REFEREE, view_for
from domino_desktop.storage.desks import DeskFacts
from domino_desktop.storage.setup import TableSetup


def rounds_played(
    setup: TableSetup, facts: DeskFacts, record: MatchRecord, times: Mapping[int, datetime]
) -> tuple[Protocol, ...]:
    """Every round of a match in its order, the one in play included; the check sum of each is left empty.

    ``corrections`` are those that mean the round, whenever they were made. A round that was dealt again has the number
    of the one dealt for it.
    """
    started, *events = record.effective()
    assert isinstance(started, MatchStarted)
    corrections = [event for event in events if isinstance(event, ScoreCorrected)]
    known = {number: at for number, at in times.items() if number < len(record.events)}
    states = [start(started)]
    for event in events:
        states.append(apply(states[-1], event))
    begins = [place for place, event in enumerate(events) if _begins(event, states[place])]
    found: list[Protocol] = []
    for first, behind in pairwise([*begins, len(events)]):
        # a game that is won may set both totals back: the round ends before that
        won = next((place for place in range(first, behind) if isinstance(events[place], GameWon)), behind)
        view = view_for(states[behind], REFEREE)
        found.append(
            Protocol(
                setup,
                facts,
                view.round,
                known.get(events[first].number, datetime.min.replace(tzinfo=UTC)),
                view,
                known,
                states[first].totals,
                states[won].totals,
                check_sum="",
                corrections=tuple(each for each in corrections if each.round == view.round),
            )
        )
    return tuple(found)


def _begins(event: GameEvent, before: MatchState) -> bool:
    """Whether a round begins with this; a position that takes the place of another one goes on with its round."""
    is_open = before.round is not None and before.round.score is None
    return isinstance(event, (RoundDealt, RoundEnteredByHand)) or (isinstance(event, PositionEntered) and not is_open)
