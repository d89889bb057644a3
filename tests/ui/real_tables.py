"""Walks at a table with real tiles, where only the open ends and the number of tiles in each hand are known."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from domino_desktop.core.changes import apply
from domino_desktop.core.events import LaidTile, PositionEntered
from domino_desktop.core.moves import Knock, Move, ProposeBlock
from domino_desktop.core.rules import start_match
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.state import MatchState, start
from domino_desktop.core.tiles import Tile
from domino_desktop.storage.setup import SeatKind, SeatSetup, TableSetup
from tests.ui.positions import after, ruleset

NAMES = ("Giulia", "João", "Åsa", "Budi", "Inês", "Ann", "Marco", "Putu")
LONG_NAMES = (
    "Maria Antonietta Evangelista della Rovere Sforza Pallavicini",
    "João Guilherme de Albuquerque Cavalcanti e Vasconcelos Netto",
    "Åsa-Märta Löfgren-Söderström af Västergötland och Östersjön",
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte",
)
TONGUES = ("it", "pt_BR", "sv", "id", "pt_PT", "en", "it", "id")

TIMES = {number: datetime(2026, 11, 30, 19, 40, tzinfo=UTC) + timedelta(minutes=number) for number in range(40)}
"""When each event happened."""


def setup_of(state: MatchState, names: tuple[str, ...] = NAMES, tongues: tuple[str, ...] = TONGUES) -> TableSetup:
    """Everybody at this table, each with a language."""
    seats = (
        SeatSetup(names[seat % len(names)], SeatKind.HUMAN, tongues[seat % len(tongues)], seat)
        for seat in range(state.seats)
    )
    return TableSetup(tuple(seats), state.ruleset)


def table(ends: tuple[int, ...] = (6, 3), seats: int = 4, turn: int = 0, rules: RuleSet | None = None) -> MatchState:
    """A round of which nothing is known but the open ends and the counts; nothing is left to draw."""
    rules = rules or ruleset(
        "classic-draw" if seats <= 4 else "italian-pozzo", declarations="trusted", direction="clockwise"
    )
    state = start(start_match(rules, seats, False))
    return apply(state, PositionEntered(1, 1, (), ends, (4,) * seats, 0, turn, 0))


def trains(markers: tuple[int, ...] = ()) -> MatchState:
    """Eight trains and the one of all, each with another number at its end; nothing is left to draw."""
    rules = ruleset("mexican-train", declarations="trusted")
    engine, state = rules.max_pip, start(start_match(rules, 8, False))
    laid = [LaidTile(Tile.of(engine, engine), "start")]
    laid += [LaidTile(Tile.of(engine, seat), f"train-{seat}") for seat in range(8)]
    laid.append(LaidTile(Tile.of(engine, 8), "mexican"))
    return apply(state, PositionEntered(1, 1, (), (), (5,) * 8, 0, 0, 0, None, tuple(laid), markers))


def walked(state: MatchState, answers: int) -> MatchState:
    """The seat on turn has proposed the block, and so many others have said that they cannot play."""
    assert state.round is not None and state.round.turn is not None
    first, *others = state.ruleset.order_from(state.round.turn, state.seats)
    wishes: list[tuple[int, Move]] = [(first, ProposeBlock()), *((seat, Knock()) for seat in others[:answers])]
    return after(state, *wishes)
