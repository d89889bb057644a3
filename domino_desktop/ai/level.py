"""How strong a computer player is. The window names levels, so this brings nothing else with it."""

from __future__ import annotations

from enum import Enum


class Level(Enum):
    """The levels, the weakest first."""

    BEGINNER = "beginner"
    CASUAL = "casual"
    CLUB = "club"
    EXPERT = "expert"
