"""Tables at a chosen moment, made from real records in a throw-away database."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from domino_desktop.ai.advice import Advice
from domino_desktop.ai.coach import advise
from domino_desktop.ai.levels import Level
from domino_desktop.ai.study_wire import AdviceWanted, Wanted
from domino_desktop.controller.table import TableController
from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.events import GameEvent
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.state import MatchState, start
from domino_desktop.core.views import View
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.people import Aids
from domino_desktop.storage.settings import Pace
from domino_desktop.storage.setup import BlockCheck, Privacy, SeatKind, SeatSetup, TableSetup
from domino_desktop.ui.look import Look
from domino_desktop.ui.motion import Motion
from domino_desktop.ui.pages.foul import FoulPage
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.table.desk import Desk
from domino_desktop.ui.table.page import TablePage
from tests.ui.databases import HastyDatabase

NAMES = ("Giulia", "João", "Astrid", "Elsa")
_CHANCE = "5eed" * 16
"""What decides the deals to come."""
LONG_NAMES = (
    "Maria Antonietta Evangelista della Rovere Sforza Pallavicini",
    "João",
    "Åsa-Märta Löfgren-Söderström af Västergötland och Östersjön",
    "Sri Wahyuningsih",
)


class SilentEngine(QObject):
    """Stands in for the computer players: they think for as long as the picture lasts."""

    answered = Signal(int, object)
    troubled = Signal(int, object)

    def ask(self, *question: object) -> None:
        """Never answers."""


class PatientStudy(QObject):
    """Stands in for the process of the coach: it thinks here, and until it is done, so it always says the same."""

    told = Signal(int, object)
    failed = Signal(int, object)

    def start(self) -> None:
        """Is always ready."""

    def ask(self, wanted: Wanted) -> int:
        assert isinstance(wanted, AdviceWanted)
        QTimer.singleShot(0, lambda: self.told.emit(1, _advice(wanted.view)))
        return 1

    def cancel(self, number: int) -> None:
        """Answers all the same."""


@cache
def _advice(view: View) -> Advice:
    return advise(view, 1, 60_000)


class Stage:
    """Opens tables on records; keeps the databases as long as the pictures need them."""

    def __init__(self, look: Look, folder: Path) -> None:
        self._look = look
        self.folder = folder
        self._databases: list[HastyDatabase] = []
        self._engine = SilentEngine()

    def table(
        self,
        ruleset: RuleSet,
        events: Sequence[GameEvent],
        language: str,
        *,
        humans: int = 4,
        names: Sequence[str] = NAMES,
        check: BlockCheck = BlockCheck.TOGETHER,
        privacy: Privacy = Privacy.LID,
    ) -> TablePage:
        """A table page at the end of this record; every person speaks the language."""
        database = HastyDatabase.open(DataPaths.under(self.folder / str(len(self._databases))))
        self._databases.append(database)
        first = events[0]
        seats = tuple(
            SeatSetup(
                names[seat],
                SeatKind.HUMAN if seat < humans else SeatKind.COMPUTER,
                language,
                seat,
                None if seat < humans else Level.CASUAL,
            )
            for seat in range(first.seats)  # type: ignore[union-attr]
        )
        match_id = database.create_match(TableSetup(seats, ruleset, check, privacy, chance=_CHANCE), *events)  # type: ignore[arg-type]
        art = self._look.art(ruleset.max_pip)
        page = TablePage(Desk(art, self._look.icons), ScorePage(art), FoulPage(art))
        controller = TableController(database, match_id, self._engine, page)  # type: ignore[arg-type]
        page.sit_down(controller, {seat: Aids() for seat in range(humans)}, Motion.of(Pace.INSTANT, True), language)
        return page

    def close(self) -> None:
        for database in self._databases:
            database.close()


def record_of(state: MatchState) -> list[GameEvent]:
    """The record of a state that began from an entered position."""
    assert state.round is not None
    return [rules.start_match(state.ruleset, state.seats, state.opens_walk), *state.round.history]


def played(
    ruleset: RuleSet, seats: int, seed: int, stop: Callable[[MatchState], bool], opens_walk: bool = True
) -> list[GameEvent]:
    """A round of random legal moves up to the first state that ``stop`` likes; the next seed if none does."""
    while True:
        chance = random.Random(seed)
        started = rules.start_match(ruleset, seats, opens_walk)
        state, events = start(started), [started]

        def happen(fact: GameEvent) -> None:
            nonlocal state
            state = apply(state, fact)
            events.append(fact)  # noqa: B023

        happen(rules.deal(state, Deal.from_bytes(ruleset.tile_set, chance.randbytes(21))))
        while not stop(state):
            if state.round is None or state.round.turn is None:
                break
            move = chance.choice(rules.legal_moves(state, state.round.turn))
            for event in rules.decide(state, state.round.turn, move):
                happen(event)
        else:
            return events  # type: ignore[return-value]
        seed += 1


def honest(ruleset: RuleSet) -> RuleSet:
    """The rule set with declarations on honour."""
    return replace(ruleset, declarations="trusted")
