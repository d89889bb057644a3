"""How far people have climbed with puzzles, and which disputes they have solved, in one small JSON file."""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
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


@dataclass(frozen=True, slots=True)
class Trained:
    """What one person has done: the ladders, and the ids of the disputes that were solved."""

    ladders: Mapping[PuzzleKind, Ladder]
    disputes: frozenset[str] = frozenset()


_NOTHING: Final = Trained({})


class TrainingFile:
    """What everybody has done. ``set_aside`` is where a damaged file was put when it was opened, or None.

    Puzzles and disputes may each hold the file open: neither overwrites what the other one has kept.
    """

    def __init__(self, path: Path, people: Mapping[str, Trained], set_aside: Path | None) -> None:
        self.set_aside = set_aside
        self._path = path
        self._people = dict(people)

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
        return self._of(name).ladders.get(kind, Ladder())

    def note(self, name: str, kind: PuzzleKind, step: int, is_right: bool) -> Ladder:
        """Keep one more answer; answers the ladder with it.

        Raises StorageFault when it could not be kept; then it counts as long as the program runs.
        """
        ladder = self.ladder(name, kind).after(step, is_right)
        self._people[name] = replace(self._of(name), ladders={**self._of(name).ladders, kind: ladder})
        for other, trained in self._kept().items():
            self._people[other] = replace(self._of(other), disputes=self._of(other).disputes | trained.disputes)
        self._write()
        return ladder

    def disputes(self, name: str) -> frozenset[str]:
        """The ids of the disputes that somebody has solved; the empty name is whoever sits at the computer."""
        return self._of(name).disputes

    def note_dispute(self, name: str, dispute: str) -> None:
        """Keep that somebody has solved a dispute.

        Raises StorageFault when it could not be kept; then it counts as long as the program runs.
        """
        self._people[name] = replace(self._of(name), disputes=self._of(name).disputes | {dispute})
        for other, trained in self._kept().items():
            self._people[other] = Trained(
                {**self._of(other).ladders, **trained.ladders}, self._of(other).disputes | trained.disputes
            )
        self._write()

    def forget(self, names: Collection[str]) -> None:
        """Drop what these people have done. Raises StorageFault."""
        self._people = {name: trained for name, trained in self._people.items() if name not in names}
        self._write()

    def _of(self, name: str) -> Trained:
        return self._people.get(name, _NOTHING)

    def _kept(self) -> Mapping[str, Trained]:
        """What the file holds now; nothing where it cannot be read."""
        with suppress(OSError):
            if self._path.stat().st_size <= LARGEST:
                return parse(self._path.read_bytes()) or {}
        return {}

    def _write(self) -> None:
        text = json.dumps({"schema": _SCHEMA, "people": _to_json(self._people)}, ensure_ascii=False, indent=1)
        write_whole(self._path, f"{text}\n".encode())


def parse(content: bytes) -> dict[str, Trained] | None:
    """What a file holds, or None when it holds none of this."""
    try:
        data = json.loads(content.decode("utf-8-sig"))
        return {name: _trained(held) for name, held in data["people"].items()}
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def _trained(held: Mapping[str, Any]) -> Trained:
    """Raises ValueError, TypeError, KeyError or AttributeError for what is none."""
    disputes = held.get("disputes", [])
    if not isinstance(disputes, list) or not all(isinstance(one, str) for one in disputes):
        raise TypeError(disputes)
    ladders = {kind: _ladder(held[kind.value]) for kind in PuzzleKind if kind.value in held}
    return Trained(ladders, frozenset(disputes))


def _to_json(people: Mapping[str, Trained]) -> dict[str, Any]:
    return {
        name: {
            **{
                kind.value: [{"last": [int(each) for each in step.last], "stars": step.stars} for step in ladder.steps]
                for kind, ladder in trained.ladders.items()
            },
            **({"disputes": sorted(trained.disputes)} if trained.disputes else {}),
        }
        for name, trained in people.items()
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
