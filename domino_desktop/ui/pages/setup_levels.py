"""Who can sit at a seat: a person, or a computer player of some level."""

from __future__ import annotations

from typing import Final

from domino_desktop.ai.level import Level
from domino_desktop.i18n.messages import setup

HUMAN: Final = "human"
PLAYERS: Final = (
    (HUMAN, setup.PERSON, "person"),
    (Level.BEGINNER.value, setup.COMPUTER_BEGINNER, "computer"),
    (Level.CASUAL.value, setup.COMPUTER_CASUAL, "computer"),
    (Level.CLUB.value, setup.COMPUTER_CLUB, "computer"),
    (Level.EXPERT.value, setup.COMPUTER_EXPERT, "computer"),
)
"""Key, name and picture of everybody who can sit at a seat."""

NOTES: Final = {
    Level.BEGINNER: setup.BEGINNER_NOTE,
    Level.CASUAL: setup.CASUAL_NOTE,
    Level.CLUB: setup.CLUB_NOTE,
    Level.EXPERT: setup.EXPERT_NOTE,
}
"""How a computer player plays, in one line."""
