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
NONCE_DIGITS = 32

_CODE = re.compile(f"[{ALPHABET}]{{{CODE_LENGTH}}}")


@dataclass(frozen=True, slots=True)
class Deal:
    """A shuffled set with the code it follows from and the nonce that seals it."""

    code: str
    nonce: str
    tiles: tuple[Tile, ...]

    @staticmethod
    def from_bytes(tile_set: TileSet, entropy: bytes) -> Deal:
        """A deal from 21 or more bytes of chance: 5 for the code, 16 for the nonce."""
        number = int.from_bytes(entropy[:5], "big")
        code = "".join(ALPHABET[number >> 5 * place & 31] for place in reversed(range(CODE_LENGTH)))
        return Deal(code, entropy[5:21].hex(), shuffled(tile_set, code))

    def again(self, tile_set: TileSet) -> Deal:
        """The deal that follows when this one must be repeated; it follows from this one's code and nonce."""
        return Deal.from_bytes(tile_set, hashlib.sha256(f"{self.code}{self.nonce}/again".encode()).digest())

    @property
    def fingerprint(self) -> str:
        """SHA-256 of code and nonce: can be shown before the round without telling the deal."""
        return hashlib.sha256(f"{self.code}{self.nonce}".encode()).hexdigest()


def is_code(text: str) -> bool:
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
