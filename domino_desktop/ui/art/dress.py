"""What tiles and table wear: colours, pips and the people's own pictures, as one value."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from domino_desktop.ui.art.theme import Theme


@dataclass(frozen=True, slots=True)
class Dress:
    """Two equal dresses paint the same pictures.

    ``numerals`` puts a small digit beside the pips. ``family`` holds six square pictures for the numbers 1 to 6, or
    nothing; ``back`` and ``cloth`` are pictures of the people's own. A picture that changes gets another file name.
    """

    theme: Theme
    club_colours: bool = False
    numerals: bool = False
    family: tuple[Path, ...] = ()
    back: Path | None = None
    cloth: Path | None = None
