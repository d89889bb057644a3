"""Events, moves and views as plain JSON values, and back. One codec for files, storage and the engine's wire.

A value is written by the type that its field declares: tiles as ``4-6``, enums as their word, dataclasses as
objects. Where a field or a call allows several dataclasses, the object names its own under ``kind``.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from reprlib import repr as brief
from typing import Any, Union, get_args, get_origin, get_type_hints

from domino_desktop.core.events import GameEvent
from domino_desktop.core.moves import Move
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.tiles import Tile

Json = Any


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


def _read(kind: Any, data: Json, place: str) -> Any:
    if kind in (int, str, bool):
        if type(data) is not kind:
            raise CodecFault(f"{place}: {brief(data)} is no {kind.__name__}")
        return data
    if _is_union(kind):
        return _read_union(kind, data, place)
    if kind is float:
        if type(data) not in (int, float):
            raise CodecFault(f"{place}: {brief(data)} is no number")
        return float(data)
    if kind is type(None):
        if data is not None:
            raise CodecFault(f"{place}: {brief(data)} is not null")
        return None
    if get_origin(kind) is tuple:
        return _read_tuple(kind, data, place)
    try:
        if kind is Tile:
            return Tile.parse(data)
        if isinstance(kind, type) and issubclass(kind, Enum):
            return kind(data)
        if kind is RuleSet:
            return RuleSet.from_mapping(data)
    except (ValueError, TypeError, AttributeError) as error:
        raise CodecFault(f"{place}: {error}") from error
    if not is_dataclass(kind) or not isinstance(data, Mapping):
        raise CodecFault(f"{place}: {brief(data)} is no object")
    hints = _hints(kind)  # type: ignore[arg-type]
    unknown = sorted(set(data) - set(hints) - {"kind"})
    if unknown:
        raise CodecFault(f"{place}: unknown key {unknown[0]}")
    values = {name: _read(hint, data[name], f"{place}.{name}") for name, hint in hints.items() if name in data}
    try:
        return kind(**values)  # type: ignore[operator]
    except TypeError as error:
        raise CodecFault(f"{place}: {error}") from error


def _read_union(kind: Any, data: Json, place: str) -> Any:
    choices = _choices(kind)
    if isinstance(data, Mapping) and len(choices) > 1:
        chosen = choices.get(str(data.get("kind")))
        if chosen is None:
            raise CodecFault(f"{place}: unknown kind {brief(data.get('kind'))}")
        return _read(chosen, data, place)
    faults = []
    for choice in get_args(kind):
        try:
            return _read(choice, data, place)
        except CodecFault as fault:
            faults.append(fault)
    raise faults[0]


def _read_tuple(kind: Any, data: Json, place: str) -> tuple[Any, ...]:
    if not isinstance(data, (list, tuple)):
        raise CodecFault(f"{place}: {brief(data)} is no list")
    kinds = _item_kinds(kind, len(data))
    if len(kinds) != len(data):
        raise CodecFault(f"{place}: {len(kinds)} items expected")
    return tuple(
        _read(item_kind, item, f"{place}[{index}]") for index, (item_kind, item) in enumerate(zip(kinds, data))
    )
