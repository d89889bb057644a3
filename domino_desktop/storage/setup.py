"""What a table was set up with: who sits where, the rules with the table's own choices, and how people share it."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from domino_desktop.ai.level import Level
    from domino_desktop.core.events import MatchStarted
    from domino_desktop.core.ruleset import RuleSet

LONGEST_NAME = 60
"""Characters in a name, counted as code points."""


class NameFault(Enum):
    """Why a name is refused."""

    ONLY_SPACES = "only_spaces"
    CONTROL_CHARACTERS = "control_characters"
    TOO_LONG = "too_long"


class SeatKind(Enum):
    HUMAN = "human"
    COMPUTER = "computer"


class BlockCheck(Enum):
    """How a table verifies a block: checked step by step, checked as a summary, or trusted."""

    TOGETHER = "together"
    QUICK = "quick"
    HONOUR = "honour"


class Privacy(Enum):
    """What hides a hand between two people at one screen."""

    LID = "lid"
    CURTAIN = "curtain"
    OPEN_HANDS = "open"


class SetupFault(ValueError):
    """A table that cannot be: which part, and what is wrong with it."""

    def __init__(self, key: str, found: str = "") -> None:
        self.key, self.found = key, found
        super().__init__(f"{key}: {found}" if found else key)


# Marks that turn the direction of the text after them, beyond the name's own end; and the byte order mark.
# Right-to-left letters need none of them, and the marks for single letters (LRM, RLM, ALM) stay.
_TURNING = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xFEFF])
# Letters by category that show nothing: Hangul fillers and the empty Braille cell.
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def clean_name(text: str) -> str:
    """A name as it is kept: composed letters, no space around it, nothing that turns the text after it.

    >>> clean_name("  A\u030alo\u0308 ") == "Ålö"
    True
    """
    return unicodedata.normalize("NFC", text.translate(_TURNING)).strip()


def name_fault(text: str) -> NameFault | None:
    """Why a name cannot be used, or None. Emoji and letters of every script are welcome.

    >>> name_fault(" \u200b "), name_fault("Anna")
    (<NameFault.ONLY_SPACES: 'only_spaces'>, None)
    """
    name = clean_name(text)
    categories = [unicodedata.category(character) for character in name]
    # line and paragraph separators break a line, lone surrogates cannot be written to any file
    if any(category in ("Cc", "Cs", "Zl", "Zp") for category in categories):
        return NameFault.CONTROL_CHARACTERS
    if all(category in ("Zs", "Cf") or mark in _BLANK for category, mark in zip(categories, name, strict=True)):
        return NameFault.ONLY_SPACES
    return NameFault.TOO_LONG if len(name) > LONGEST_NAME else None


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """Who sits at one seat. ``level`` is None for people; ``colour`` is an index into the theme's seat colours."""

    name: str
    kind: SeatKind
    language: str
    colour: int
    level: Level | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean_name(self.name))
        fault = name_fault(self.name)
        if fault is not None:
            raise SetupFault("name", fault.value)
        if (self.level is None) != self.is_human:
            raise SetupFault("level", "people have none, computers have one")

    @property
    def is_human(self) -> bool:
        return self.kind is SeatKind.HUMAN


@dataclass(frozen=True, slots=True)
class TableSetup:
    """One table, frozen into its match. ``ruleset`` carries the chosen set, match end and declarations.

    ``seed`` fixes deals and computer choices of a prepared match; None leaves them to chance. ``coach``: people may
    ask the coach here. ``deal_code``: the first round is dealt by this code, the others by codes that follow from it;
    empty for deals by chance. ``chance`` is what chance decided when the match began, 64 hexadecimal digits from which
    its deals and their nonces follow; empty before, and in matches of earlier programs.
    """

    seats: tuple[SeatSetup, ...]
    ruleset: RuleSet
    block_check: BlockCheck = BlockCheck.TOGETHER
    privacy: Privacy = Privacy.LID
    seed: int | None = None
    coach: bool = False
    deal_code: str = ""
    chance: str = field(default="", repr=False)

    def __post_init__(self) -> None:
        if self.ruleset.hand_for(len(self.seats)) is None:
            raise SetupFault("seats", f"{len(self.seats)} with double-{self.ruleset.max_pip}")
        if self.deal_code:
            # whoever wants only names goes without the tiles
            from domino_desktop.core.deal import is_code

            if not is_code(self.deal_code):
                raise SetupFault("deal_code", repr(self.deal_code))

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return tuple(seat for seat, held in enumerate(self.seats) if held.is_human)

    def suits(self, started: MatchStarted) -> bool:
        """Whether a match that began like this can have been set up like this."""
        return started.ruleset == self.ruleset and started.seats == len(self.seats)

    def offered(self) -> TableSetup:
        """The same table for another match: nothing is left of what chance, a seed or a code decided for this one."""
        return replace(self, seed=None, deal_code="", chance="")

    def spoken(self, languages: Mapping[str, str]) -> TableSetup:
        """The same table, at which the people with these names speak these languages."""
        seats = (
            replace(seat, language=languages.get(seat.name, seat.language)) if seat.is_human else seat
            for seat in self.seats
        )
        return replace(self, seats=tuple(seats))

    def to_json(self) -> dict[str, Any]:
        """Plain JSON values; ``from_json`` is the inverse."""
        return {
            "seats": [
                {
                    "name": seat.name,
                    "kind": seat.kind.value,
                    "language": seat.language,
                    "colour": seat.colour,
                    "level": None if seat.level is None else seat.level.value,
                }
                for seat in self.seats
            ],
            "ruleset": self.ruleset.to_mapping(),
            "block_check": self.block_check.value,
            "privacy": self.privacy.value,
            "seed": self.seed,
            "coach": self.coach,
            "deal_code": self.deal_code,
            "chance": self.chance,
        }

    @staticmethod
    def from_json(data: Any) -> TableSetup:
        """Raises SetupFault."""
        # whoever wants only names and settings, as the first page does, goes without the rules
        from domino_desktop.core.ruleset import RuleSet, RuleSetFault

        try:
            return TableSetup(
                tuple(_seat_from_json(seat) for seat in data["seats"]),
                RuleSet.from_mapping(data["ruleset"]),
                BlockCheck(data["block_check"]),
                Privacy(data["privacy"]),
                None if data["seed"] is None else _whole(data, "seed"),
                # the first tables had no coach
                _choice(data, "coach") if "coach" in data else False,
                # and no codes
                _text(data, "deal_code") if "deal_code" in data else "",
                _text(data, "chance") if "chance" in data else "",
            )
        except SetupFault:
            raise
        except RuleSetFault as fault:
            raise SetupFault("ruleset", str(fault)) from fault
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise SetupFault("setup", f"{type(error).__name__} {error}") from error


def _seat_from_json(data: Any) -> SeatSetup:
    # the levels bring all rules with them
    from domino_desktop.ai.level import Level

    level = None if data["level"] is None else Level(data["level"])
    kind = SeatKind(data["kind"])
    return SeatSetup(_text(data, "name"), kind, _text(data, "language"), _whole(data, "colour"), level)


def _text(data: Any, key: str) -> str:
    if not isinstance(data[key], str):
        raise SetupFault(key, repr(data[key]))
    return str(data[key])


def _choice(data: Any, key: str) -> bool:
    if type(data[key]) is not bool:
        raise SetupFault(key, repr(data[key]))
    return bool(data[key])


def _whole(data: Any, key: str) -> int:
    if type(data[key]) is not int:
        raise SetupFault(key, repr(data[key]))
    return int(data[key])
