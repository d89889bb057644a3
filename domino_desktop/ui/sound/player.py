"""What can be heard at the table, and who plays it."""

from __future__ import annotations

from enum import Enum, unique
from typing import Protocol


@unique
class Sound(Enum):
    """One sound; its word names the file in the resources."""

    CLACK = "clack"
    KNOCK = "knock"
    SHUFFLE = "shuffle"
    BLOCK = "block"


class Player(Protocol):
    """Plays sounds. Nothing of it ever fails or waits: where there is nothing to play on, it is silent."""

    def prepare(self) -> None:
        """A sound may be wanted soon."""

    def play(self, sound: Sound) -> None:
        """Begin to play this sound, together with what is heard already."""

    def close(self, patience: float = 0.0) -> None:
        """No sound is wanted any more; wait so many seconds at most until that is so."""
