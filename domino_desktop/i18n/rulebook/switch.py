"""One switch of a rule set: its name, what it means, and a sentence for every value it can have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from enum import Enum
from typing import Any

from domino_desktop.core.ruleset import Penalty, RuleSet
from domino_desktop.core.ruleset_keys import READERS, held_tile
from domino_desktop.core.ruleset_parts import Bands
from domino_desktop.core.ruleset_writers import WRITERS
from domino_desktop.core.tiles import Tile
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import Message
from domino_desktop.i18n.messages import rulebook_deal as texts
from domino_desktop.i18n.narration import either

Sentences = Callable[[RuleSet, Speaker], tuple[str, ...]]
Test = Callable[[RuleSet], bool]


AGAINST = "own_pips_against"


class Kind(Enum):
    """How a switch is set: one of a few values, a number, or a list or table of its own shape."""

    CHOICE = "choice"
    NUMBER = "number"
    SHAPED = "shaped"


def always(ruleset: RuleSet) -> bool:
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch:
    """One key of a rule-set file; a key inside a table is written ``bonuses.capicua``.

    ``applies``: whether it can matter in a rule set. ``in_book``: whether the rulebook mentions it; where that is
    left out, whenever it applies. ``values``: what an editor offers. ``span``: the lowest and the highest number.
    """

    key: str
    section: str
    label: Message
    help: Message
    told: Sentences
    kind: Kind = Kind.CHOICE
    values: tuple[Any, ...] = ()
    span: tuple[int, int] | None = None
    about: Message | None = None
    applies: Test = always
    in_book: Test | None = None

    def is_told(self, ruleset: RuleSet) -> bool:
        """Whether the rulebook of this rule set mentions the switch."""
        return (self.in_book or self.applies)(ruleset)


# Values as a rule-set file has them ---------------------------------------------------------------------


def value_of(ruleset: RuleSet, key: str) -> Any:
    """The value of this key as a rule-set file has it. A foul is True where the rule set names it."""
    top, *path = key.split(".")
    if top == "fouls":
        return _foul(ruleset, path)
    found = getattr(ruleset, top)
    if path:
        table = asdict(Bands() if found is None else found)
        value = table[path[0]]
        return list(value) if isinstance(value, tuple) else value
    write = WRITERS.get(top)
    return found if write is None else write(found)


def _foul(ruleset: RuleSet, path: list[str]) -> Any:
    name, *part = path
    named = dict(ruleset.fouls)
    return asdict(named.get(name, Penalty()))[part[0]] if part else name in named


def changes(ruleset: RuleSet, key: str, value: Any) -> dict[str, Any]:
    """What ``RuleSet.changed`` needs to give this key this value: the whole table that the key is in."""
    top, *path = key.split(".")
    if top == "fouls":
        return {top: _fouls_with(ruleset, path, value)}
    if path:
        found = getattr(ruleset, top)
        return {top: _plain({**asdict(Bands() if found is None else found), path[0]: value})}
    if key == "rounding":
        bands = asdict(ruleset.bands or Bands()) if value == "bands" else {}
        return {key: value, "bands": bands}
    if key in ("out_points", "round_points"):
        return _points_with(ruleset, key, value)
    return {key: value}


def _points_with(ruleset: RuleSet, key: str, value: Any) -> dict[str, Any]:
    """Own pips are charged after every round or after none, and then the lowest total wins."""
    both = {"out_points": ruleset.out_points, "round_points": ruleset.round_points}
    if AGAINST not in (value, *both.values()):
        return {**both, key: value}
    return {**dict.fromkeys(both, value), "match_form": "lowest_after_rounds" if value == AGAINST else "first_to"}


def _fouls_with(ruleset: RuleSet, path: list[str], value: Any) -> dict[str, Any]:
    name, *part = path
    table: dict[str, Any] = {known: asdict(penalty) for known, penalty in ruleset.fouls}
    if part:
        table[name] = {**table.get(name, asdict(Penalty())), part[0]: value}
    elif value:
        table.setdefault(name, asdict(Penalty()))
    else:
        table.pop(name, None)
    return table


def with_value(ruleset: RuleSet, key: str, value: Any) -> RuleSet:
    """This rule set with one value changed, even where that contradicts another one. Raises RuleSetFault."""
    new = {top: READERS[top](top, found) for top, found in changes(ruleset, key, value).items()}
    return replace(ruleset, **new)


def _plain(value: Any) -> Any:
    """Tuples of numbers as the lists of a file."""
    if isinstance(value, Mapping):
        return {name: _plain(found) for name, found in value.items()}
    return list(value) if isinstance(value, tuple) else value


# What several switches ask ---------------------------------------------------------------------------------


def can_be_won(ruleset: RuleSet) -> bool:
    """Whether a blocked game has a winner at all."""
    return ruleset.block_winner != "nobody"


def can_be_level(ruleset: RuleSet) -> bool:
    """Whether a comparison of hands can end in a tie."""
    return ruleset.block_winner not in ("nobody", "closer")


def takes_tiles(ruleset: RuleSet) -> bool:
    """Whether anybody may take tiles from the boneyard."""
    return ruleset.draw != "none"


def passes(ruleset: RuleSet) -> bool:
    """Whether a player who cannot play passes; else a tile is laid aside, and nobody goes out."""
    return ruleset.cannot_play == "knock"


# Sentences ------------------------------------------------------------------------------------------------


def worded(key: str, messages: Mapping[Any, Message]) -> Sentences:
    """One sentence for each word of this key."""
    return lambda ruleset, speaker: (speaker.say(messages[value_of(ruleset, key)]),)


def counted(key: str, message: Message) -> Sentences:
    """A sentence that counts the number of this key."""
    return lambda ruleset, speaker: (speaker.say(message, n=value_of(ruleset, key)),)


def yes_or_no(key: str, yes: Message, no: Message) -> Sentences:
    """A sentence for true and one for false."""
    return lambda ruleset, speaker: (speaker.say(yes if value_of(ruleset, key) else no),)


def worded_or_holder(key: str, messages: Mapping[str, Message]) -> Sentences:
    """One sentence for each word of this key; ``holder(6-6)`` names its tile."""

    def told(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
        word = value_of(ruleset, key)
        tile = held_tile(word)
        if tile is not None:
            return (speaker.say(messages["holder"], str(tile)),)
        return (speaker.say(messages[word], str(highest_double(ruleset))),)

    return told


def highest_double(ruleset: RuleSet) -> Tile:
    return Tile.of(ruleset.max_pip, ruleset.max_pip)


def seats_text(seats: tuple[int, ...], speaker: Speaker) -> str:
    """Numbers of players within a sentence: "4", "2 or 4", "2 to 8"."""
    if len(seats) > 2 and seats[-1] - seats[0] == len(seats) - 1:
        return speaker.say(texts.SPAN, seats[0], seats[-1])
    return either(seats, speaker)


def tiles_text(tiles: tuple[Tile, ...], speaker: Speaker) -> str:
    """A list of tiles: "0-0, 1-6 and 2-5"."""
    return speaker.joined(str(tile) for tile in tiles)
