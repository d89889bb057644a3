"""Events, moves and views as plain JSON values, and back. One codec for files, storage and the engine's wire.

A value is written by the type that its field declares: tiles as ``4-6``, enums as their word, dataclasses as
objects. Where a field or a call allows several dataclasses, the object names its own under ``kind``.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache, partial
from itertools import repeat
from reprlib import repr as brief
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from domino_desktop.core.events import GameEvent
from domino_desktop.core.moves import Move
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.tiles import Tile

Json = Any
_Reader: TypeAlias = Callable[[Json], Any]


class CodecFault(ValueError):
    """Data that is no such value, with the place where it is wrong."""


def event_to_json(event: GameEvent) -> dict[str, Json]:
    return _named(event)


def event_from_json(data: Json) -> GameEvent:
    """Raises CodecFault."""
    event: GameEvent = _read(GameEvent, data, "event")
    return event


def move_to_json(move: Move) -> dict[str, Json]:
    return _named(move)


def move_from_json(data: Json) -> Move:
    """Raises CodecFault."""
    move: Move = _read(Move, data, "move")
    return move


def to_json(value: Any) -> Json:
    """Any frozen value of the core as plain JSON; the reader must know its type."""
    return _write(type(value), value)


def from_json(kind: Any, data: Json) -> Any:
    """Raises CodecFault."""
    return _read(kind, data, getattr(kind, "__name__", "value"))


def _named(value: Any) -> dict[str, Json]:
    return {"kind": type(value).__name__, **_write(type(value), value)}


@cache
def _hints(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


@cache
def _choices(kind: Any) -> dict[str, type]:
    """The dataclasses that a union allows, by name."""
    return {choice.__name__: choice for choice in get_args(kind) if is_dataclass(choice) and isinstance(choice, type)}


@cache
def _is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, types.UnionType)


def _write(kind: Any, value: Any) -> Json:
    if value is None or isinstance(value, (bool, int, str, float)):
        return value
    if isinstance(value, Tile):
        return str(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, RuleSet):
        return value.to_mapping()
    if isinstance(value, tuple):
        return [_write_item(item_kind, item) for item_kind, item in zip(_item_kinds(kind, len(value)), value)]
    later = _later_facts(type(value))  # type: ignore[arg-type]
    return {
        name: _write_item(hint, getattr(value, name))
        for name, hint in _hints(type(value)).items()  # type: ignore[arg-type]
        if name not in later or getattr(value, name) != later[name]
    }


@cache
def _later_facts(kind: Any) -> dict[str, Any]:
    """What the first records did not have, with its usual value: left out where it is as usual."""
    return {each.name: each.default for each in fields(kind) if each.metadata.get("is_later")}


def _write_item(kind: Any, value: Any) -> Json:
    """A field's or an item's value; named where the declared type leaves several dataclasses open."""
    if _is_union(kind):
        choices = _choices(kind)
        if len(choices) > 1 and type(value).__name__ in choices:
            return _named(value)
        if isinstance(value, tuple) and not isinstance(value, Tile):
            kind = next(choice for choice in get_args(kind) if get_origin(choice) is tuple)
    return _write(kind, value)


def _item_kinds(kind: Any, length: int) -> tuple[Any, ...]:
    items = get_args(kind)
    if len(items) == 2 and items[1] is Ellipsis:
        return (items[0],) * length
    return items


class _Wrong(Exception):
    """What is wrong with data; ``way`` leads there, from the inside out."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what, self.way = what, list[str]()


def _read(kind: Any, data: Json, place: str) -> Any:
    try:
        return _reader(kind)(data)
    except _Wrong as wrong:
        raise CodecFault(f"{place}{''.join(reversed(wrong.way))}: {wrong.what}") from wrong


@cache
def _reader(kind: Any) -> _Reader:
    """What reads a value of this type. Made once: a tournament has tens of thousands of values."""
    if kind in (int, str, bool):
        return partial(_read_plain, kind)
    if _is_union(kind):
        return _union_reader(kind)
    if kind is float:
        return _read_float
    if kind is type(None):
        return _read_none
    if get_origin(kind) is tuple:
        return _tuple_reader(kind)
    if kind is Tile:
        return partial(_read_word, Tile.parse)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return partial(_read_word, kind)
    if kind is RuleSet:
        return partial(_read_word, RuleSet.from_mapping)
    return _object_reader(kind)


def _read_plain(kind: type, data: Json) -> Any:
    if type(data) is not kind:
        raise _Wrong(f"{brief(data)} is no {kind.__name__}")
    return data


def _read_float(data: Json) -> float:
    if type(data) not in (int, float):
        raise _Wrong(f"{brief(data)} is no number")
    return float(data)


def _read_none(data: Json) -> None:
    if data is not None:
        raise _Wrong(f"{brief(data)} is not null")


def _read_word(made: Callable[[Any], Any], data: Json) -> Any:
    try:
        return made(data)
    except (ValueError, TypeError, AttributeError) as error:
        raise _Wrong(str(error)) from error


def _object_reader(kind: Any) -> _Reader:
    if not is_dataclass(kind):
        return _read_nothing
    hints = _hints(kind)  # type: ignore[arg-type]
    known = frozenset(hints) | {"kind"}
    readers: dict[str, _Reader] = {}

    def read(data: Json) -> Any:
        if not isinstance(data, Mapping):
            return _read_nothing(data)
        if not data.keys() <= known:
            raise _Wrong(f"unknown key {min(set(data) - known)}")
        if not readers:
            readers.update((name, _reader(hint)) for name, hint in hints.items())
        values, name = {}, ""
        try:
            for name, reader in readers.items():
                if name in data:
                    values[name] = reader(data[name])
        except _Wrong as wrong:
            wrong.way.append(f".{name}")
            raise
        try:
            return kind(**values)  # type: ignore[operator]
        except TypeError as error:
            raise _Wrong(str(error)) from error

    return read


def _read_nothing(data: Json) -> Any:
    raise _Wrong(f"{brief(data)} is no object")


def _union_reader(kind: Any) -> _Reader:
    choices, kinds = _choices(kind), get_args(kind)
    may_be_none = type(None) in kinds

    def read(data: Json) -> Any:
        if data is None and may_be_none:
            return None
        if len(choices) > 1 and isinstance(data, Mapping):
            chosen = choices.get(str(data.get("kind")))
            if chosen is None:
                raise _Wrong(f"unknown kind {brief(data.get('kind'))}")
            return _reader(chosen)(data)
        faults = []
        for choice in kinds:
            try:
                return _reader(choice)(data)
            except _Wrong as wrong:
                faults.append(wrong)
        raise faults[0]

    return read


def _tuple_reader(kind: Any) -> _Reader:
    items = get_args(kind)
    is_long = len(items) == 2 and items[1] is Ellipsis

    def read(data: Json) -> tuple[Any, ...]:
        if not isinstance(data, (list, tuple)):
            raise _Wrong(f"{brief(data)} is no list")
        if not is_long and len(items) != len(data):
            raise _Wrong(f"{len(items)} items expected")
        readers = repeat(_reader(items[0])) if is_long else map(_reader, items)
        found: list[Any] = []
        try:
            for reader, item in zip(readers, data):
                found.append(reader(item))
        except _Wrong as wrong:
            wrong.way.append(f"[{len(found)}]")
            raise
        return tuple(found)

    return read
