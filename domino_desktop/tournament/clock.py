"""How much time a table has left. The clock is not kept anywhere: it follows from the facts and the time of now."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from domino_desktop.tournament.facts import ClockStopped, ClockWentOn, PairingWithdrawn, RoundStarted, TimeAdded
from domino_desktop.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class TableClock:
    """The clock of one table, or of a whole tournament round.

    ``left`` are seconds, 0 when time is up, None where matches have no time. ``played`` are the seconds it has run.
    """

    left: int | None
    played: int
    is_running: bool
    is_started: bool

    @property
    def is_over(self) -> bool:
        """Whether no further round of tiles is begun."""
        return self.left == 0


def table_clock(state: Tournament, table: int, now: datetime) -> TableClock:
    """The clock of a table in the last tournament round, which stands while the table, or the hall, is stopped.

    Table 0 is the clock of the hall, without any table's own stops.
    """
    number = len(state.rounds)
    started: datetime | None = None
    since: datetime | None = None
    played = added = 0.0
    stops: set[int] = set()
    for fact in state.facts:
        if isinstance(fact, PairingWithdrawn):
            started, since, played, stops, added = None, None, 0.0, set(), 0.0
            continue
        if getattr(fact, "round", 0) != number:
            continue
        at = datetime.fromisoformat(fact.at)
        match fact:
            case RoundStarted():
                started = since = at
            case ClockStopped() if fact.table in (0, table):
                if since is not None:
                    played += (at - since).total_seconds()
                    since = None
                stops.add(fact.table)
            case ClockWentOn() if fact.table in (0, table):
                stops.discard(fact.table)
                if started is not None and since is None and not stops:
                    since = at
            case TimeAdded() if fact.table in (0, table):
                # whatever is given after the end counts from now
                run = played + (0.0 if since is None else (at - since).total_seconds())
                added = max(added, run - state.settings.terms.minutes * 60) + fact.seconds
            case _:
                pass
    if since is not None:
        played += max(0.0, (now - since).total_seconds())
    minutes = state.settings.terms.minutes
    left = max(0, round(minutes * 60 + added - played)) if minutes else None
    return TableClock(left, round(played), since is not None, started is not None)


def stopped_clocks(state: Tournament) -> frozenset[int]:
    """What is stopped by name in the last tournament round: tables, and 0 for the hall."""
    stops: set[int] = set()
    for fact in state.facts:
        if isinstance(fact, PairingWithdrawn):
            stops.clear()
        elif isinstance(fact, ClockStopped) and fact.round == len(state.rounds):
            stops.add(fact.table)
        elif isinstance(fact, ClockWentOn) and fact.round == len(state.rounds):
            stops.discard(fact.table)
    return frozenset(stops)
