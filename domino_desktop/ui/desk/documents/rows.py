"""What a printed page is made of, whatever it is printed as: sections of rows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

Halves = tuple[int, int]
"""A tile as it lies: the left half, then the right one."""


class Tone(Enum):
    """How a row is meant, so that each kind of page can show it its own way."""

    PLAIN = "plain"
    STRONG = "strong"
    QUIET = "quiet"
    DIGITS = "digits"
    FACT = "fact"
    """Facts stand beside each other, the label small above each."""
    CELL = "cell"
    """So do names, with what belongs to each below it."""
    HAND = "hand"
    SIGNATURE = "signature"


@dataclass(frozen=True, slots=True)
class Row:
    """A label, a text and perhaps tiles; each may be empty."""

    text: str
    label: str = ""
    tiles: tuple[Halves, ...] = ()
    tone: Tone = Tone.PLAIN


@dataclass(frozen=True, slots=True)
class Part:
    """A heading with rows below it. Pages in two languages have the same parts with the same rows."""

    heading: str
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A whole page in one language: its title, the facts beside it, and the parts."""

    code: str
    title: str
    facts: tuple[Row, ...]
    parts: tuple[Part, ...]
    foot: str
    """What stands below every page, before its number."""
