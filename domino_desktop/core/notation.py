"""One-line text for moves and events; printing and parsing are each other's inverse."""

from __future__ import annotations

import json

from domino_desktop.core.codec import event_from_json, event_to_json
from domino_desktop.core.events import GameEvent
from domino_desktop.core.moves import (
    CallDead,
    CallLastRound,
    ClaimRedeal,
    DeclareCanPlay,
    DiscardTile,
    DrawTile,
    Knock,
    Move,
    Pass,
    PlayTile,
    ProposeBlock,
    RevealHand,
    TakeBack,
    YieldLead,
)
from domino_desktop.core.tiles import Tile, parse_tiles, print_tiles

_PLAIN: dict[str, Move] = {
    "knock": Knock(),
    "propose": ProposeBlock(),
    "can": DeclareCanPlay(),
    "take-back": TakeBack(),
    "last-round": CallLastRound(),
    "pass": Pass(),
    "claim-redeal": ClaimRedeal(),
    "yield-lead": YieldLead(),
    "call-dead": CallDead(),
}
_NO_TILES = "nothing"
_WORDS = {type(move): word for word, move in _PLAIN.items()}


def print_move(seat: int, move: Move) -> str:
    """One move as text.

    >>> print_move(2, PlayTile(Tile.of(6, 4), "right"))
    '2 play 4-6 right'
    """
    match move:
        case PlayTile(tile, end, near):
            return f"{seat} play {tile} {end}" + ("" if near is None else f" {near}")
        case DrawTile(place):
            return f"{seat} draw {place}"
        case DiscardTile(tile):
            return f"{seat} lay-aside {tile}"
        case RevealHand(tiles):
            return f"{seat} reveal" if tiles is None else f"{seat} reveal {print_tiles(tiles) or _NO_TILES}"
        case _:
            return f"{seat} {_WORDS[type(move)]}"


def parse_move(text: str) -> tuple[int, Move]:
    """Read one move. Raises ValueError.

    >>> parse_move("0 draw 3")
    (0, DrawTile(place=3))
    """
    seat_text, _, rest = text.strip().partition(" ")
    if not (seat_text.isascii() and seat_text.isdigit()):
        raise ValueError(f"{text!r} does not begin with a seat")
    seat = int(seat_text)
    word, _, rest = rest.partition(" ")
    if word == "play":
        tile, _, where = rest.partition(" ")
        end, _, near = where.partition(" ")
        if not end:
            raise ValueError(f"{text!r} names no end")
        if near and not (near.isascii() and near.isdigit()):
            raise ValueError(f"{text!r} names no half")
        return seat, PlayTile(Tile.parse(tile), end, int(near) if near else None)
    if word == "lay-aside":
        return seat, DiscardTile(Tile.parse(rest))
    if word == "draw":
        if not (rest.isascii() and rest.isdigit()):
            raise ValueError(f"{text!r} names no place")
        return seat, DrawTile(int(rest))
    if word == "reveal":
        return seat, RevealHand(parse_tiles(rest.removeprefix(_NO_TILES)) if rest else None)
    if word in _PLAIN and not rest:
        return seat, _PLAIN[word]
    raise ValueError(f"{text!r} is no move")


def print_event(event: GameEvent) -> str:
    """One event as a line of text: its number, its kind, its facts."""
    facts = event_to_json(event)
    kind, number = facts.pop("kind"), facts.pop("number")
    return f"{number} {kind} {json.dumps(facts, ensure_ascii=False, separators=(',', ':'))}"


def parse_event(line: str) -> GameEvent:
    """Read one event. Raises ValueError (CodecFault is one)."""
    number, kind, text = line.split(" ", 2)
    if not (number.isascii() and number.isdigit()):
        raise ValueError(f"{number!r} is no number of an event")
    try:
        facts = json.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if not isinstance(facts, dict) or "kind" in facts or "number" in facts:
        raise ValueError(f"{kind} does not have such facts")
    return event_from_json({"kind": kind, "number": int(number), **facts})


def print_record(events: tuple[GameEvent, ...]) -> str:
    return "".join(f"{print_event(event)}\n" for event in events)


def parse_record(text: str) -> tuple[GameEvent, ...]:
    """Read a record, one event a line. Raises ValueError."""
    return tuple(parse_event(line) for line in text.split("\n") if line.strip())
