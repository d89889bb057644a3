"""What every language can do, and English, which needs neither Qt nor a catalogue."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Protocol

from domino_desktop.i18n.messages import Message

_PLACE = re.compile(r"%([1-9n])")
_FIRST_RIGHT_TO_LEFT = "\u0590"  # no letter before the Hebrew ones is written from right to left
_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"


class Speaker(Protocol):
    """A language that says messages, numbers and lists."""

    @property
    def code(self) -> str: ...

    def say(self, message: Message, *args: str | int, n: int | None = None) -> str: ...

    def number(self, n: int) -> str: ...

    def joined(self, parts: Iterable[str]) -> str: ...


class English:
    """English, spoken from the declared messages alone."""

    code = "en"

    def say(self, message: Message, *args: str | int, n: int | None = None) -> str:
        """The message with its arguments filled in; ``n`` chooses the plural and replaces %n."""
        if n == 0 and message.zero is not None:
            message = message.zero
        template = message.source if n is None else english_form(message.source, n)
        return filled(template, args, n, self)

    def number(self, n: int) -> str:
        """The number with its thousands set apart."""
        return f"{n:,}"

    def joined(self, parts: Iterable[str]) -> str:
        """The parts as one list: "a, b and c"."""
        *first, last = [set_apart(part) for part in parts] or [""]
        return f"{', '.join(first)} and {last}" if first else last


def english_form(source: str, n: int) -> str:
    """The English singular or plural of a declared message: "(s)" goes or becomes "s"."""
    return source.replace("(s)", "" if abs(n) == 1 else "s")


def filled(template: str, args: Sequence[str | int], n: int | None, speaker: Speaker) -> str:
    """The template with %1 to %9 and %n replaced in one pass, so a name that contains "%2" stays as it is."""

    def value(place: re.Match[str]) -> str:
        if place[1] == "n":
            return place[0] if n is None else speaker.number(n)
        index = int(place[1]) - 1
        if index >= len(args):
            return place[0]
        arg = args[index]
        return speaker.number(arg) if isinstance(arg, int) else set_apart(arg)

    return _PLACE.sub(value, template)


def set_apart(text: str) -> str:
    """A right-to-left name keeps its letters from reordering the sentence around it."""
    if text.isascii() or max(text) < _FIRST_RIGHT_TO_LEFT:
        return text
    if any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text):
        return f"{_FIRST_STRONG_ISOLATE}{text}{_POP_ISOLATE}"
    return text
