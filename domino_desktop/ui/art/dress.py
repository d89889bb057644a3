"""What tiles and table wear: colours, pips and the people's own pictures, as one value."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from domino_desktop.ui.art.theme import Theme


@dataclass(frozen=True, slots=True)
class OwnPictures:
    """The people's own pictures, as files in the data folder that can be read; whatever there is none of is empty.

    ``family`` holds six square pictures for the numbers 1 to 6, or nothing. A picture that changes gets another name.
    """

    family: tuple[Path, ...] = ()
    back: Path | None = None
    cloth: Path | None = None


@dataclass(frozen=True, slots=True)
class Dress:
    """Two equal dresses paint the same pictures.

    ``numerals`` puts a small digit beside the pips; ``large_numerals`` makes the digit the main sign. ``family``,
    ``back`` and ``cloth`` are as in `OwnPictures`.
    """

    theme: Theme
    club_colours: bool = False
    numerals: bool = False
    large_numerals: bool = False
    family: tuple[Path, ...] = ()
    back: Path | None = None
    cloth: Path | None = None


FAMILY_SIZE: Final = 6
"""How many pictures make a family set."""
