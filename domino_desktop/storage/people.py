"""The people who have played on this computer, with the aids that each of them likes."""

from __future__ import annotations

import contextlib
from dataclasses import asdict, dataclass, fields
from datetime import datetime
from typing import Any

LARGER_TILES = 115
"""Percent: how large the tiles of the rack are for somebody who wants them larger."""


@dataclass(frozen=True, slots=True)
class Aids:
    """What helps one person to see and to play; it follows the person, not the computer.

    ``tile_size`` is that of the rack's tiles in percent; ``pace`` is the word of a `settings.Pace`, or None for the
    program's own. ``text_scale`` is in percent, 0 for the program's own; ``contrast`` asks for high contrast;
    ``one_switch`` lets everything be done with two keys: one goes on, one confirms; with ``scans``
    it goes on by itself, and one key is enough.
    """

    numerals: bool = False
    tile_size: int = 100
    what_fits: bool = True
    sorts_hand: bool = False
    switches_language: bool = True
    pace: str | None = None
    text_scale: int = 0
    contrast: bool = False
    one_switch: bool = False
    scans: bool = False

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_json(data: Any) -> Aids:
        """Whatever can be read of it; the rest is as for a new person."""
        known: dict[str, Any] = {}
        with contextlib.suppress(TypeError, AttributeError):
            for field in fields(Aids):
                default = "" if field.name == "pace" else field.default
                if type(data.get(field.name)) is type(default):
                    known[field.name] = data[field.name]
        return Aids(**known)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has played here."""

    name: str
    language: str
    aids: Aids
    last_used: datetime
