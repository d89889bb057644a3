"""Names for computer players, and the table of *Play now*."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from domino_desktop.ai.level import Level
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import start
from domino_desktop.storage.setup import Privacy, SeatKind, SeatSetup, TableSetup, clean_name

COMPUTER_NAMES: Final = {
    "en": ("Alice", "Oliver", "Ruby", "Jack", "Daisy", "Henry", "Ivy", "Arthur"),
    "it": ("Giulia", "Marco", "Sofia", "Luca", "Elena", "Paolo", "Chiara", "Matteo"),
    "pt_BR": ("Bruna", "Thiago", "Larissa", "Rafael", "Camila", "Diego", "Juliana", "Felipe"),
    "pt_PT": ("Inês", "Duarte", "Leonor", "Tiago", "Matilde", "Gonçalo", "Beatriz", "Afonso"),
    "sv": ("Astrid", "Nils", "Elsa", "Erik", "Saga", "Olle", "Maja", "Axel"),
    "id": ("Sari", "Budi", "Dewi", "Agus", "Putri", "Joko", "Ayu", "Bayu"),
}
"""Friendly first names by language; they are names, not texts to translate."""


def same_name(one: str, another: str) -> bool:
    """Whether people would take two names for the same."""
    return clean_name(one).casefold() == clean_name(another).casefold()


def computer_name(code: str, taken: Collection[str]) -> str:
    """A name that fits the language and that nobody at the table has."""
    names = COMPUTER_NAMES.get(code, COMPUTER_NAMES["en"])
    used = {clean_name(name).casefold() for name in taken}
    free = (name for name in names if name.casefold() not in used)
    numbered = (f"{names[0]} {number}" for number in range(2, len(used) + 3))
    return next(free, None) or next(name for name in numbered if name.casefold() not in used)


def quick_table(ruleset: RuleSet, name: str, language: Speaker, privacy: Privacy = Privacy.LID) -> TableSetup:
    """The table of *Play now*: one person and casual computer players, four in all or as near to it as the rules allow.

    An empty name becomes "Player 1". Raises SetupFault for a name that cannot be used.
    """
    count = min(ruleset.players, key=lambda players: (abs(players - 4), players))
    person = clean_name(name) or language.say(start.PLAYER_NUMBER, 1)
    seats = [SeatSetup(person, SeatKind.HUMAN, language.code, 0)]
    while len(seats) < count:
        guest = computer_name(language.code, [seat.name for seat in seats])
        seats.append(SeatSetup(guest, SeatKind.COMPUTER, language.code, len(seats), Level.CASUAL))
    if ruleset.hand_for(count) is None:
        ruleset = ruleset.with_set(ruleset.smallest_set_for(count) or ruleset.max_pip)
    return TableSetup(tuple(seats), ruleset, privacy=privacy)
