"""How far people have climbed with puzzles, in one small JSON file."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from domino_desktop.ai.puzzle import PuzzleKind
from domino_desktop.storage.faults import storing
from domino_desktop.storage.files import free_number, write_whole
from domino_desktop.storage.paths import DataPaths

STEPS: Final = 6
"""How many steps each ladder has."""

STARS: Final = 3
"""So many right answers out of the last `KEPT` open the next step; each is a star."""

KEPT: Final = 4

LARGEST: Final = 10_000_000
"""Bytes; the file of a large family has a few thousand."""

_SCHEMA: Final = 1


@dataclass(frozen=True, slots=True)
class StepRecord:
    """One step of a ladder: the last answers, whether each was right, the oldest first, and the most stars so far."""

    last: tuple[bool, ...] = ()
    stars: int = 0

    def after(self, is_right: bool) -> StepRecord:
        """The same after one more answer; a star that somebody has is never lost."""
        last = (*self.last, is_right)[-KEPT:]
        return StepRecord(last, max(self.stars, min(STARS, sum(last))))


@dataclass(frozen=True, slots=True)
class Ladder:
    """The steps of one ladder, from 1 to `STEPS`; the first is always open, every other behind one with all stars."""

    steps: tuple[StepRecord, ...] = (StepRecord(),) * STEPS

    @property
    def highest(self) -> int:
        """The highest step that is open."""
        return next((place for place, step in enumerate(self.steps[:-1], 1) if step.stars < STARS), STEPS)

    def stars(self, step: int) -> int:
        """How many stars this step has."""
        return self.steps[step - 1].stars

    def after(self, step: int, is_right: bool) -> Ladder:
        """The same after one more answer to a puzzle of this step."""
        changed = list(self.steps)
        changed[step - 1] = changed[step - 1].after(is_right)
        return Ladder(tuple(changed))


class TrainingFile:
    """Everybody's ladders. ``set_aside`` is where a damaged file was put when it was opened, or None."""

    def __init__(self, path: Path, people: Mapping[str, Mapping[PuzzleKind, Ladder]], set_aside: Path | None) -> None:
        self.set_aside = set_aside
        self._path = path
        self._people = {name: dict(ladders) for name, ladders in people.items()}

    @staticmethod
    def open(paths: DataPaths) -> TrainingFile:
        """Read the file, or begin with nobody. Raises StorageFault."""
        path = paths.training
        with storing(path):
            if not os.path.lexists(path):
                return TrainingFile(path, {}, None)
            content = path.read_bytes() if path.is_file() and path.stat().st_size <= LARGEST else b""
            people = parse(content)
            if people is not None:
                return TrainingFile(path, people, None)
            pattern = f"{path.stem}-damaged-{{}}{path.suffix}"
            aside = path.with_name(pattern.format(free_number(path.parent, pattern)))
            path.rename(aside)
        return TrainingFile(path, {}, aside)

    def ladder(self, name: str, kind: PuzzleKind) -> Ladder:
        """How far somebody has climbed; the empty name is whoever sits at the computer."""
        return self._people.get(name, {}).get(kind, Ladder())

    def note(self, name: str, kind: PuzzleKind, step: int, is_right: bool) -> Ladder:
        """Keep one more answer; answers the ladder with it.

        Raises StorageFault when it could not be kept; then it counts as long as the program runs.
        """
        ladder = self.ladder(name, kind).after(step, is_right)
        self._people.setdefault(name, {})[kind] = ladder
        text = json.dumps({"schema": _SCHEMA, "people": _to_json(self._people)}, ensure_ascii=False, indent=1)
        write_whole(self._path, f"{text}\n".encode())
        return ladder


def parse(content: bytes) -> dict[str, dict[PuzzleKind, Ladder]] | None:
    """The ladders that a file holds, or None when it holds none."""
    try:
        data = json.loads(content.decode("utf-8-sig"))
        people = data["people"]
        return {name: {kind: _ladder(held.get(kind.value, [])) for kind in PuzzleKind} for name, held in people.items()}
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def _to_json(people: Mapping[str, Mapping[PuzzleKind, Ladder]]) -> dict[str, Any]:
    return {
        name: {
            kind.value: [{"last": [int(each) for each in step.last], "stars": step.stars} for step in ladder.steps]
            for kind, ladder in ladders.items()
        }
        for name, ladders in people.items()
    }


def _ladder(data: list[Any]) -> Ladder:
    """Raises ValueError, TypeError, KeyError or AttributeError for what is no ladder."""
    if not isinstance(data, list):
        raise TypeError(data)
    steps = [_step(each) for each in data[:STEPS]]
    return Ladder((*steps, *(StepRecord(),) * (STEPS - len(steps))))


def _step(data: Mapping[str, Any]) -> StepRecord:
    stars = data["stars"]
    if type(stars) is not int or not 0 <= stars <= STARS:
        raise ValueError(stars)
    return StepRecord(tuple(bool(each) for each in data["last"])[-KEPT:], stars)
