"""Data folders in which a match is about to be stuck: what a program finds that goes on with it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from domino_desktop.ai.levels import Level
from domino_desktop.core import rules
from domino_desktop.core.layout import OpenEnd
from domino_desktop.storage import rulesets
from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.setup import SeatKind, SeatSetup, TableSetup
from tests.core.tables import entered


@dataclass(frozen=True)
class Position:
    """A line, three hands, and what the first seat lays: each tile with the number where it goes.

    Nobody else can ever play; behind the last tile nobody can.
    """

    max_pip: int
    line: str
    hands: tuple[str, str, str]
    plays: tuple[tuple[str, int], ...]

    def number_at(self, tile: str, ends: tuple[OpenEnd, ...]) -> str:
        """The open end where this tile is to go."""
        wanted = dict(self.plays)[tile]
        return next(end.id for end in ends if end.value == wanted)


POSITIONS = {
    "six": Position(
        6,
        "6-0 0-1 1-6 6-6 6-2 2-3",
        ("3-6 4-6 4-5 5-6 5-5", "0-0 1-2", "1-1 2-2"),
        (("3-6", 3), ("4-6", 6), ("4-5", 4), ("5-6", 5)),
    ),
    "twelve": Position(
        12,
        "12-0 0-1 1-12 12-12 12-2 2-3 3-12 12-4 4-5 5-12 12-6 6-7 7-12 12-8 8-9",
        ("9-12 10-12 10-11 11-12 11-11", "0-0 1-2 5-7", "1-1 2-2 6-6"),
        (("9-12", 9), ("10-12", 12), ("10-11", 10), ("11-12", 11)),
    ),
}


def prepare(folder: Path, name: str, **settings: Any) -> None:
    """A match of one round at this position, between two people and a computer player."""
    position = POSITIONS[name]
    ruleset = rulesets.load("block").changed({"max_pip": position.max_pip, "match_end": {"rounds": 1}})
    seats = (
        SeatSetup("Anna", SeatKind.HUMAN, "en", 0),
        SeatSetup("João", SeatKind.HUMAN, "en", 1),
        SeatSetup("Elsa", SeatKind.COMPUTER, "en", 2, Level.BEGINNER),
    )
    folder.mkdir()
    database = Database.open(DataPaths.under(folder))
    database.create_match(
        TableSetup(seats, ruleset, seed=1),
        rules.start_match(ruleset, len(seats), False),
        entered(position.line, position.hands, number=1),
    )
    database.close()
    kept = {"language": "en", "pace": "instant", "toured": True, **settings}
    (folder / "settings.json").write_text(json.dumps(kept), encoding="utf-8")
