"""Reading JSON that people write by hand: every fault names its place and its reason in one short line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, NoReturn

_FEW = 12
"""So many words are listed in one line."""

_FOUND = 60
"""So many characters of what was found stand in one line."""


class InputFault(ValueError):
    """Input that is wrong: at which place, and why. Prints as one line of plain ASCII."""

    def __init__(self, place: str, fault: str) -> None:
        self.place, self.fault = place, fault
        super().__init__(f"{place}: {fault}" if place else fault)

    def within(self, outer: str) -> InputFault:
        """The same fault, with its place named from further out."""
        joint = "." if self.place and outer else ""
        return InputFault(f"{outer}{joint}{self.place}", self.fault)


class JsonObject(dict[str, Any]):
    """A JSON object that remembers a key which it named twice."""

    repeated: str | None = None


def read_json(source: bytes) -> Any:
    """The JSON value in a file's bytes. Raises InputFault."""
    try:
        text = source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputFault("", f"is not UTF-8 text (byte {error.start})") from error
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        raise InputFault("", f"is not JSON (line {error.lineno}, column {error.colno}: {error.msg})") from error
    except RecursionError as error:
        raise InputFault("", "is nested too deeply") from error
    except InputFault:
        raise
    except ValueError as error:  # a number of thousands of digits
        raise InputFault("", "holds a number that is too long") from error


def _object(pairs: list[tuple[str, Any]]) -> JsonObject:
    found = JsonObject()
    for key, value in pairs:
        if key in found:
            found.repeated = key
        found[key] = value
    return found


def _refuse_constant(name: str) -> NoReturn:
    raise InputFault("", f"is not JSON ({name} is no JSON value)")


def shown(value: object) -> str:
    """What was found, short and in plain ASCII, for an error line."""
    try:
        text = ascii(value)
    except RecursionError:
        text = f"a deeply nested {type(value).__name__}"
    return text if len(text) <= _FOUND else f"{text[: _FOUND - 3]}..."


def plain(text: str, longest: int = _FOUND) -> str:
    """Somebody's text as part of an error line: one line of plain ASCII, not too long."""
    text = ascii(text)[1:-1]
    return text if len(text) <= longest else f"{text[: longest - 3]}..."


def choice(found: str, allowed: Iterable[str]) -> str:
    """All words that are allowed, or of many the nearest few.

    >>> choice("rserve", ["reserve", "draw"]), choice("x20", map("x{}".format, range(30)))
    ('(allowed: draw, reserve)', '(nearest: x20, x2, x0; 30 are allowed)')
    """
    words = sorted(allowed)
    if len(words) <= _FEW:
        return f"(allowed: {', '.join(words)})"
    nearest = get_close_matches(found[:_FOUND], words, n=3, cutoff=0)
    return f"(nearest: {', '.join(nearest)}; {len(words)} are allowed)"


def keyed(place: str, value: object, allowed: Iterable[str], required: tuple[str, ...] = ()) -> Mapping[str, Any]:
    """A JSON object that has no unknown key, no key twice, and every required one. Raises InputFault."""
    found = json_object(place, value)
    names = frozenset(allowed)
    joint = "." if place else ""
    for key in found:
        if key not in names:
            raise InputFault(f"{place}{joint}{plain(key)}", f"unknown key {choice(key, names)}")
    for key in required:
        if key not in found:
            raise InputFault(f"{place}{joint}{key}", "is missing")
    return found


def json_object(place: str, value: object) -> JsonObject:
    """A JSON object with any keys, none of them twice. Raises InputFault."""
    if not isinstance(value, JsonObject):
        raise InputFault(place, f"{shown(value)} is no JSON object")
    if value.repeated is not None:
        raise InputFault(f"{place}{'.' if place else ''}{plain(value.repeated)}", "is named twice")
    return value


def number(place: str, value: object, lowest: int = 0, highest: int = 18) -> int:
    """A whole number in a range. Raises InputFault."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise InputFault(place, f"{shown(value)} is no whole number")
    if not lowest <= value <= highest:
        raise InputFault(place, f"{shown(value)} is out of range ({lowest} to {highest})")
    return value


def text(place: str, value: object) -> str:
    """A text. Raises InputFault."""
    if not isinstance(value, str):
        raise InputFault(place, f"{shown(value)} is no text")
    return value


def items(place: str, value: object) -> list[Any]:
    """A list. Raises InputFault."""
    if not isinstance(value, list):
        raise InputFault(place, f"{shown(value)} is no list")
    return value
