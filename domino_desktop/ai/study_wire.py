"""What the window and the process of the coach say to each other: one JSON object a line, in ASCII.

Request: ``{"id", "wanted", "of"}``, ``wanted`` being the name of what is asked for. Answer: ``{"id", "told", "of"}``,
or ``{"id", "error"}``. A line that cannot even be read is answered with the id null.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from domino_desktop.ai.advice import Advice
from domino_desktop.ai.findings import Review
from domino_desktop.ai.puzzle import Puzzle, PuzzleKind
from domino_desktop.core.codec import CodecFault, from_json, to_json
from domino_desktop.core.events import GameEvent
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.views import View

LONGEST_LINE = 1 << 21
"""Bytes of the longest line that is read; the record of a round of ninety-one tiles takes some 20,000."""


@dataclass(frozen=True, slots=True)
class AdviceWanted:
    """What the coach can say from this view; it thinks about ``limit_ms`` milliseconds at most."""

    view: View
    seed: int
    limit_ms: int = 700


@dataclass(frozen=True, slots=True)
class ReviewWanted:
    """A review of the finished round: `MatchStarted` and the events of that round, every hand known."""

    events: tuple[GameEvent, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class PuzzleWanted:
    """A puzzle of this kind and step for so many seats; the same seed makes the same puzzle."""

    kind: PuzzleKind
    ruleset: RuleSet
    seats: int
    step: int
    seed: int


Wanted = AdviceWanted | ReviewWanted | PuzzleWanted
Told = Advice | Review | Puzzle

TOLD_FOR: dict[type[Wanted], type[Told]] = {AdviceWanted: Advice, ReviewWanted: Review, PuzzleWanted: Puzzle}
"""What answers what."""

_WANTED = {kind.__name__: kind for kind in TOLD_FOR}
_TOLD = {kind.__name__: kind for kind in TOLD_FOR.values()}


class StudyError(Enum):
    """Why a request got no answer."""

    UNREADABLE = "unreadable"
    NO_ANSWER = "no_answer"
    """It cannot be worked out: a bad position, or rules for which there is no such puzzle."""


class StudyFault(ValueError):
    """A line that is no request or no answer; ``id`` is its request's number where that could be read."""

    def __init__(self, request_id: int | None = None) -> None:
        super().__init__("a line of the wire cannot be read")
        self.id = request_id


@dataclass(frozen=True, slots=True)
class StudyRequest:
    id: int
    wanted: Wanted


@dataclass(frozen=True, slots=True)
class StudyAnswer:
    id: int | None
    said: Told | StudyError


def write_request(request: StudyRequest) -> bytes:
    wanted = request.wanted
    if isinstance(wanted, AdviceWanted):
        # what proves the deal afterwards is nothing to think about
        wanted = replace(wanted, view=replace(wanted.view, seal=None))
    return _line({"id": request.id, "wanted": type(wanted).__name__, "of": to_json(wanted)})


def read_request(line: bytes) -> StudyRequest:
    """Raises StudyFault."""
    request_id, data = _object(line)
    if request_id is None:
        raise StudyFault
    wanted: Wanted = _value(_WANTED, data, "wanted", request_id)
    return StudyRequest(request_id, wanted)


def write_answer(answer: StudyAnswer) -> bytes:
    said = answer.said
    if isinstance(said, StudyError):
        return _line({"id": answer.id, "error": said.value})
    return _line({"id": answer.id, "told": type(said).__name__, "of": to_json(said)})


def read_answer(line: bytes) -> StudyAnswer:
    """Raises StudyFault."""
    request_id, data = _object(line)
    if "error" in data:
        try:
            return StudyAnswer(request_id, StudyError(data["error"]))
        except ValueError as error:
            raise StudyFault(request_id) from error
    told: Told = _value(_TOLD, data, "told", request_id)
    return StudyAnswer(request_id, told)


def _value(kinds: Mapping[str, type], data: Mapping[str, Any], key: str, request_id: int | None) -> Any:
    kind = kinds.get(str(data.get(key)))
    if kind is None:
        raise StudyFault(request_id)
    try:
        return from_json(kind, data.get("of"))
    except (CodecFault, RecursionError) as error:
        raise StudyFault(request_id) from error


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode("ascii") + b"\n"


def _object(line: bytes) -> tuple[int | None, Mapping[str, Any]]:
    """The object of a line, and its number, which is None only where it says null."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise StudyFault from error
    if not isinstance(data, Mapping):
        raise StudyFault
    request_id = data.get("id")
    if request_id is not None and type(request_id) is not int:
        raise StudyFault
    return request_id, data
