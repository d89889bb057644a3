"""Rounds at a table with real tiles, refereed to their end, as a protocol is made of them."""

from __future__ import annotations

import datetime
from dataclasses import dataclass, field
from typing import Any

from domino_desktop.controller.protocol import Protocol, protocol_of
from domino_desktop.core.changes import apply
from domino_desktop.core.events import PositionEntered
from domino_desktop.core.moves import Knock, Move, ProposeBlock, RevealHand
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.refereeing import (
    EnterPosition,
    Order,
    ScoreRound,
    order,
    start_refereed,
)
from domino_desktop.core.rules import decide
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.state import MatchState, start
from domino_desktop.core.tiles import Tile, parse_tiles
from domino_desktop.storage.desks import DeskFacts
from domino_desktop.storage.setup import SeatKind, SeatSetup, TableSetup
from tests.ui.positions import DEAD_LINE, FOUR_HANDS, ruleset

PEOPLE = (("Giulia", "it"), ("Budi", "id"), ("Inês", "pt_PT"), ("João", "pt_BR"))
STARTED = datetime.datetime(2026, 11, 30, 20, 58, tzinfo=datetime.UTC)


@dataclass
class Table:
    """A referee's table: moves and orders become a record, a second apart."""

    rules: RuleSet
    people: tuple[tuple[str, str], ...] = PEOPLE
    state: MatchState = field(init=False)
    times: dict[int, datetime.datetime] = field(init=False, default_factory=dict)
    events: list[Any] = field(init=False)

    def __post_init__(self) -> None:
        self.events = [start_refereed(self.rules, len(self.people))]
        self.state = start(self.events[0])

    def enter(
        self, hands: tuple[Any, ...], *, line: str = "", ends: tuple[int, ...] = (), boneyard: int = 0, turn: int = 0
    ) -> None:
        halves = tuple((int(left), int(right)) for left, right in (word.split("-") for word in line.split()))
        self.give(EnterPosition(PositionEntered(0, 0, halves, ends, hands, boneyard, turn, 0, 3)))

    def give(self, wish: Order) -> None:
        self._happen(order(self.state, wish))

    def move(self, seat: int, move: Move) -> None:
        self._happen(decide(self.state, seat, move))

    def _happen(self, events: list[Any]) -> None:
        for event in events:
            self.state = apply(self.state, event)
            self.times[event.number] = STARTED + datetime.timedelta(seconds=37 * event.number)
            self.events.append(event)

    def protocol(
        self, referee: str = "Åsa Lindqvist", label: str = "Bord 3", language: str = "sv", place: int = -1
    ) -> Protocol:
        seats = tuple(
            SeatSetup(name, SeatKind.HUMAN, code, number % 8) for number, (name, code) in enumerate(self.people)
        )
        facts, setup = DeskFacts(label, referee, "sv"), TableSetup(seats, self.rules)
        return protocol_of(setup, facts, MatchRecord(self.events), self.times, place)


def tiles(text: str) -> tuple[Tile, ...]:
    return parse_tiles(text)


def four(rules: RuleSet | None = None) -> Table:
    """FIX-4: a dead line, nobody holds a six, all hands laid open and scored: Giulia wins 83."""
    table = Table(rules or ruleset())
    table.enter((4, 4, 5, 5), line=DEAD_LINE)
    walk(table)
    lay_open(table, FOUR_HANDS)
    table.give(ScoreRound())
    return table


def walk(table: Table) -> None:
    """Whoever is on turn proposes, everybody else says no."""
    first = table.state.round.turn
    table.move(first, ProposeBlock())
    for seat in table.rules.order_from(first, len(table.people))[1:]:
        table.move(seat, Knock())


def lay_open(table: Table, hands: tuple[str, ...]) -> None:
    for seat, hand in enumerate(hands):
        if seat not in table.state.round.revealed:
            table.move(seat, RevealHand(tiles(hand)))
