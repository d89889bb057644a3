"""The shuffle, written out: the same deal code gives the same deal on any computer."""

from __future__ import annotations

import hashlib
import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass

from domino_desktop.core.tiles import Tile, TileSet

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that cannot be mistaken for one another."""

CODE_LENGTH = 8

GROUP = 4
"""Letters that are read at once."""

_DASHES = "-_\u2010\u2011\u2012\u2013\u2014\u2212."

_CODE = re.compile(f"[{ALPHABET}]{{{CODE_LENGTH}}}")


@dataclass(frozen=True, slots=True)
class Deal:
    """A shuffled set with the code it follows from, and the nonce that seals the code and decides nothing.

    ``repeats``: how often the rules have wanted the tiles of this code shuffled again.
    """

    code: str
    nonce: str
    tiles: tuple[Tile, ...]
    repeats: int = 0

    @staticmethod
    def of(tile_set: TileSet, code: str, nonce: str) -> Deal:
        """The deal of this code, sealed with 32 hexadecimal digits."""
        return Deal(code, nonce, shuffled(tile_set, code))

    @staticmethod
    def from_bytes(tile_set: TileSet, entropy: bytes) -> Deal:
        """A deal from 21 or more bytes of chance: 5 for the code, 16 for the nonce."""
        return Deal.of(tile_set, _code(entropy), entropy[5:21].hex())

    def again(self, tile_set: TileSet) -> Deal:
        """The deal that follows when this one must be repeated; it follows from the same code."""
        repeats = self.repeats + 1
        return Deal(self.code, self.nonce, shuffled(tile_set, f"{self.code}+{repeats}"), repeats)

    @property
    def lot(self) -> int:
        """A large number that decides a lot."""
        text = f"{self.code}+{self.repeats}/lot" if self.repeats else f"{self.code}/lot"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")

    @property
    def seal(self) -> Seal:
        """What proves afterwards that this was the deal."""
        return Seal.of(self.code, self.nonce)


@dataclass(frozen=True, slots=True)
class Seal:
    """The fingerprint of a deal, and once it is opened the code and nonce that it was taken from, else empty texts."""

    fingerprint: str
    code: str = ""
    nonce: str = ""

    @staticmethod
    def of(code: str, nonce: str) -> Seal:
        """The open seal: SHA-256 of code and nonce. The fingerprint alone does not tell the deal."""
        return Seal(hashlib.sha256(f"{code}{nonce}".encode()).hexdigest(), code, nonce)

    @property
    def closed(self) -> Seal:
        """What everybody may see while the deal is in play."""
        return Seal(self.fingerprint)


def _code(entropy: bytes) -> str:
    number = int.from_bytes(entropy[:5], "big")
    return "".join(ALPHABET[number >> 5 * place & 31] for place in reversed(range(CODE_LENGTH)))


def following_code(code: str, deal: int) -> str:
    """The code of a later deal of a match that began with this code; ``deal`` counts from 1, the code itself.

    >>> following_code("DOMINQ23", 1)
    'DOMINQ23'
    """
    return code if deal == 1 else _code(hashlib.sha256(f"{code}/deal/{deal}".encode()).digest())


def code_of_day(day: str) -> str:
    """The code of the deal of the day; ``day`` is written like 2026-11-30."""
    return _code(hashlib.sha256(f"deal of the day {day}".encode()).digest())


def read_code(text: str) -> str:
    """What somebody typed as a code: capital letters, without spaces and dashes. It may be no code yet: see `is_code`.

    >>> read_code(" ktq7-2mxb ")
    'KTQ72MXB'
    """
    return "".join(letter for letter in text.upper() if not letter.isspace() and letter not in _DASHES)


def in_groups(text: str) -> str:
    """A code or a fingerprint as people read it: in groups of four.

    >>> in_groups("KTQ72MXB")
    'KTQ7 2MXB'
    """
    return " ".join(text[start : start + GROUP] for start in range(0, len(text), GROUP))


def strange_letters(code: str) -> tuple[str, ...]:
    """The letters that no code has, each once."""
    return tuple(dict.fromkeys(letter for letter in code if letter not in ALPHABET))


def is_code(text: str) -> bool:
    """Whether this is a deal code as it is kept."""
    return _CODE.fullmatch(text) is not None


def shuffled(tile_set: TileSet, code: str) -> tuple[Tile, ...]:
    """The set in the order of a deal code: Fisher-Yates, drawn from SHA-256 of the code and a counter."""
    tiles = list(tile_set.tiles)
    numbers = _numbers(code)
    for last in range(len(tiles) - 1, 0, -1):
        choices = last + 1
        # Numbers past the last full multiple would favour the first places.
        limit = 65536 - 65536 % choices
        number = next(numbers)
        while number >= limit:
            number = next(numbers)
        place = number % choices
        tiles[last], tiles[place] = tiles[place], tiles[last]
    return tuple(tiles)


def _numbers(code: str) -> Iterator[int]:
    """An endless stream of numbers from 0 to 65535."""
    counter = 0
    while True:
        block = hashlib.sha256(f"{code}/{counter}".encode()).digest()
        yield from struct.unpack(">16H", block)
        counter += 1
