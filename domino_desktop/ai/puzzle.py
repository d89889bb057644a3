"""A puzzle: a position, a question, and the answer that was worked out exactly."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from domino_desktop.core.events import GameEvent
from domino_desktop.core.moves import Move


class PuzzleKind(Enum):
    BLOCKED = "blocked"
    """Blocked or not? Who wins, and how many points?"""
    FIND_MOVE = "find_move"
    """Which move makes most of this position, all hands open?"""


@dataclass(frozen=True, slots=True)
class Worth:
    """A move and the points by which the own side ends better than the other, both playing perfectly."""

    move: Move
    points: int


@dataclass(frozen=True, slots=True)
class Puzzle:
    """``events`` begin a match and enter the position (`MatchStarted`, `PositionEntered`): any table can show them.

    BLOCKED: ``is_blocked``; if not, ``solver`` is the first seat that can play, which ``must_draw`` first where no
    hand holds a tile that fits but the boneyard is certain to. If it is blocked: ``ending`` are the events of the
    walk, the laying open and the score, whose `RoundScored` holds winner and points.
    FIND_MOVE: ``worths`` of every move of the seat on turn, best first; several may be equally good.
    ``step`` is the difficulty from 1 (see `ai.puzzles`).
    """

    kind: PuzzleKind
    step: int
    seed: int
    events: tuple[GameEvent, ...]
    is_blocked: bool = False
    solver: int | None = None
    ending: tuple[GameEvent, ...] = ()
    worths: tuple[Worth, ...] = ()
    must_draw: bool = False
