"""What the table and its computer players say to each other: one JSON object a line, in ASCII.

Request: ``{"id", "level", "seed", "limit_ms", "view"}``. Answer: ``{"id", "move"}``, or ``{"id", "error"}`` with a word
that tells nothing of the hands. A line that cannot even be read is answered with the id null.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from domino_desktop.ai.level import Level
from domino_desktop.core.codec import CodecFault, from_json, move_from_json, move_to_json, to_json
from domino_desktop.core.moves import Move
from domino_desktop.core.views import View

LONGEST_LINE = 1 << 20
"""Bytes of the longest request that is read; the view late in a double-twelve round takes some 15,000."""

LONGEST_ANSWER = 4096
"""Bytes of the longest answer that is read; real ones have a hundred."""


class EngineError(Enum):
    """Why a request got no move."""

    UNREADABLE = "unreadable"
    NO_MOVE = "no_move"


class WireFault(ValueError):
    """A line that is no request or no answer; ``id`` is its request's number where that could be read."""

    def __init__(self, request_id: int | None = None) -> None:
        super().__init__("a line of the wire cannot be read")
        self.id = request_id


@dataclass(frozen=True, slots=True)
class Request:
    """``limit_ms``: how long to think at most; None leaves it to the level, so the answer is the same everywhere."""

    id: int
    level: Level
    seed: int
    view: View
    limit_ms: int | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """``said`` is the chosen move, or why there is none."""

    id: int | None
    said: Move | EngineError


def write_request(request: Request) -> bytes:
    head = {"id": request.id, "level": request.level.value, "seed": request.seed, "limit_ms": request.limit_ms}
    # what proves the deal afterwards is nothing to think about
    return _line({**head, "view": to_json(replace(request.view, seal=None))})


def read_request(line: bytes) -> Request:
    """Raises WireFault."""
    data = _object(line)
    request_id = _number(data, "id")
    try:
        limit_ms = None if data.get("limit_ms") is None else _number(data, "limit_ms")
        level, seed = Level(data.get("level")), _number(data, "seed")
        return Request(request_id, level, seed, from_json(View, data.get("view")), limit_ms)
    except (ValueError, RecursionError) as error:
        raise WireFault(request_id) from error


def write_answer(answer: Answer) -> bytes:
    if isinstance(answer.said, EngineError):
        return _line({"id": answer.id, "error": answer.said.value})
    return _line({"id": answer.id, "move": move_to_json(answer.said)})


def read_answer(line: bytes) -> Answer:
    """Raises WireFault."""
    data = _object(line)
    if "error" in data:
        request_id = data.get("id")
        try:
            return Answer(None if request_id is None else _number(data, "id"), EngineError(data["error"]))
        except ValueError as error:
            raise WireFault from error
    request_id = _number(data, "id")
    try:
        return Answer(request_id, move_from_json(data.get("move")))
    except (CodecFault, RecursionError) as error:
        raise WireFault(request_id) from error


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode("ascii") + b"\n"


def _object(line: bytes) -> Mapping[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise WireFault from error
    if not isinstance(data, Mapping):
        raise WireFault
    return data


def _number(data: Mapping[str, Any], key: str) -> int:
    value = data.get(key)
    if type(value) is not int:
        raise WireFault
    return value
