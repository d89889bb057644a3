"""Tiles typed on the keyboard, key by key, and tiles pasted as text. Knows nothing of windows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from domino_desktop.core.tiles import Tile

SEPARATORS: Final = "-, /\n\r\t.:;|\u00a0\u2010\u2011\u2012\u2013\u2014\u2212"
"""What stands between two numbers, or ends one that could go on; text editors have spaces and dashes of their own."""

_JOINT: Final = r"[-/:|\u2010-\u2014\u2212]"
_DIGITS: Final = re.compile("[0-9]+")
_PAIR: Final = re.compile(rf"([0-9]+)\s*{_JOINT}\s*([0-9]+)")


class NoSuchNumber(ValueError):
    """A number that no tile of the set shows."""

    def __init__(self, number: int, max_pip: int) -> None:
        super().__init__(f"{number} is above {max_pip}")
        self.number = number
        self.max_pip = max_pip


class HalfATile(ValueError):
    """A number in pasted text that has no second number."""

    def __init__(self, number: int) -> None:
        super().__init__(f"{number} is half a tile")
        self.number = number


def reads(character: str) -> bool:
    """Whether this one character belongs to the writing of tiles."""
    return len(character) == 1 and character in SEPARATORS + "0123456789"


class _Typing:
    """Numbers from 0 to ``max_pip`` out of single characters.

    A number is complete with the digit after which no further one could follow, else with a separator: in
    double-twelve 5 is complete at once, 1 waits because 10, 11 and 12 begin so. Nothing is remembered but what was
    typed, so that taking back a character leads exactly to what was before it.
    """

    def __init__(self, max_pip: int) -> None:
        self._max_pip = max_pip
        self._typed = ""

    @property
    def pending(self) -> str:
        """What is half typed, as it is to be shown: ``6-``, ``10-1`` or nothing."""
        numbers, waiting = _numbers(self._typed, self._max_pip)
        return "".join(f"{number}-" for number in numbers) + waiting

    def backspace(self) -> bool:
        """Take back the last character; answers False when nothing is half typed."""
        had = bool(self._typed)
        self._typed = self._typed[:-1]
        return had

    def clear(self) -> None:
        """Forget what is half typed."""
        self._typed = ""

    def _taken(self, character: str) -> list[int]:
        """Every number that is complete after one more character."""
        if not reads(character):
            raise ValueError(f"{character!r} does not belong to a tile")
        _, waiting = _numbers(self._typed, self._max_pip)
        if character in SEPARATORS and not waiting:
            return []
        typed = self._typed + ("-" if character in SEPARATORS else character)
        numbers, _ = _numbers(typed, self._max_pip)
        self._typed = typed
        return numbers


class TileTyping(_Typing):
    """Reads tiles as they are typed: ``64``, ``6-4``, ``6 4``, and ``10-12`` in big sets.

    >>> typing = TileTyping(6)
    >>> [typing.press(key) for key in "6-4"]
    [None, None, Tile(low=4, high=6)]
    """

    def press(self, character: str) -> Tile | None:
        """Take one character in; answers the tile that it completes.

        Raises NoSuchNumber, and forgets the character, when it makes a number above those of the set; ValueError for
        a character that ``reads`` does not know.
        """
        numbers = self._taken(character)
        if len(numbers) < 2:
            return None
        self.clear()
        return Tile.of(*numbers)

    def finish(self) -> Tile | None:
        """Complete a number that could go on; answers the tile when it was the second one."""
        return self.press("\n")


class NumberTyping(_Typing):
    """Reads single numbers as they are typed, as those of open ends, by the same rules.

    >>> typing = NumberTyping(12)
    >>> [typing.press(key) for key in "512"], typing.press("1"), typing.finish()
    ([5, None, 12], None, 1)
    """

    def press(self, character: str) -> int | None:
        """Take one character in; answers the number that it completes. Raises as ``TileTyping.press`` does."""
        numbers = self._taken(character)
        if not numbers:
            return None
        self.clear()
        return numbers[0]

    def finish(self) -> int | None:
        """Complete a number that could go on."""
        return self.press("\n")

    @property
    def pending(self) -> str:
        """The digits of a number that could go on, or nothing."""
        return self._typed


def read_tiles(text: str, max_pip: int) -> tuple[Tile, ...]:
    """Every tile of a pasted text, in its order and writing: ``6-4 5|3 22, 1 0``; words between them are passed over.

    Two numbers joined by a dash, a slash, a colon or a bar are always one tile. Raises NoSuchNumber for a number that
    the set does not have, HalfATile for a number without a second one.
    """
    return tuple(_tiles_in(text, max_pip))


def _tiles_in(text: str, max_pip: int) -> Iterator[Tile]:
    start = 0
    for pair in _PAIR.finditer(text):
        yield from _loose_tiles(text[start : pair.start()], max_pip)
        one, another = int(pair[1]), int(pair[2])
        for number in (one, another):
            if number > max_pip:
                raise NoSuchNumber(number, max_pip)
        yield Tile.of(one, another)
        start = pair.end()
    yield from _loose_tiles(text[start:], max_pip)


def _loose_tiles(text: str, max_pip: int) -> Iterator[Tile]:
    """The tiles of a text without joints: each written in one piece, or as two numbers that stand apart."""
    half: int | None = None
    for piece in _DIGITS.findall(text):
        numbers, waiting = _numbers(piece, max_pip)
        numbers += [int(waiting)] if waiting else []
        if len(numbers) == 1:
            if half is None:
                half = numbers[0]
            else:
                yield Tile.of(half, numbers[0])
                half = None
            continue
        if half is not None or len(numbers) % 2:
            raise HalfATile(numbers[-1] if half is None else half)
        yield from (Tile.of(*pair) for pair in zip(numbers[::2], numbers[1::2], strict=True))
    if half is not None:
        raise HalfATile(half)


def _numbers(typed: str, max_pip: int) -> tuple[list[int], str]:
    """The complete numbers of what was typed, and the digits of the one that could go on.

    Raises NoSuchNumber as soon as one is above ``max_pip``.
    """
    numbers: list[int] = []
    waiting = ""
    for character in typed:
        if character == "-":
            numbers.append(int(waiting))
            waiting = ""
            continue
        waiting += character
        number = int(waiting)
        if number > max_pip:
            raise NoSuchNumber(number, max_pip)
        if number == 0 or number * 10 > max_pip:
            numbers.append(number)
            waiting = ""
    return numbers, waiting
