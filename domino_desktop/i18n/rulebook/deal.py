"""The switches of the tiles, the deal, and who begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.ruleset_keys import CHOSEN_NUMBERS, OPENINGS, SETS, WORDS
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import rulebook_deal as texts
from domino_desktop.i18n.messages import rules, setup
from domino_desktop.i18n.rulebook.switch import (
    Kind,
    Sentences,
    Switch,
    highest_double,
    seats_text,
    tiles_text,
    worded,
    worded_or_holder,
    yes_or_no,
)

HOLDER = "holder(6-6)"


def _switch(key: str, section: str, told: Sentences, values: tuple[Any, ...] = (), **more: Any) -> Switch:
    found = texts.LABELS[key], texts.HELP[key]
    return Switch(key=key, section=section, label=found[0], help=found[1], told=told, values=values, **more)


def _set(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    return (speaker.say(texts.SETS[ruleset.max_pip], n=len(ruleset.tile_set)),)


def _players(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    return (speaker.say(texts.FOR_PLAYERS, seats_text(ruleset.players, speaker)),)


def _by_size(sizes: tuple[tuple[int, int], ...]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Every size of a hand with the numbers of players that get it."""
    for size in dict.fromkeys(tiles for _, tiles in sizes):
        yield size, tuple(seats for seats, tiles in sizes if tiles == size)


def _hand_size(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    """The set in play in whole sentences, each other set on offer in one line."""
    told = []
    for size, seats in _by_size(dict(ruleset.hand_size).get(ruleset.max_pip, ())):
        if seats == ruleset.players:
            told.append(speaker.say(texts.HAND, n=size))
        else:
            told.append(speaker.say(texts.HAND_WITH, seats_text(seats, speaker), n=size))
    for top, sizes in ruleset.hand_size:
        if top != ruleset.max_pip:
            parts = [
                speaker.say(texts.HAND_PART, seats_text(seats, speaker), n=size) for size, seats in _by_size(sizes)
            ]
            told.append(speaker.say(texts.HANDS_IN_SET, speaker.say(texts.SET_NAMES[top]), speaker.joined(parts)))
    return tuple(told)


def _removed(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    if not ruleset.remove:
        return (speaker.say(texts.REMOVED_NONE),)
    if len(ruleset.players) == 1:
        return tuple(speaker.say(texts.REMOVED, tiles_text(tiles, speaker)) for _, tiles in ruleset.remove)
    return tuple(speaker.say(texts.REMOVED_WITH, seats, tiles_text(tiles, speaker)) for seats, tiles in ruleset.remove)


def _direction(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    return (speaker.say(setup.TURNS_GO, speaker.say(rules.DIRECTIONS[ruleset.direction])),)


def _start_tile(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    return (speaker.say(texts.START_TILES[ruleset.start_tile], str(highest_double(ruleset))),)


def _redeal(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    if not ruleset.redeal_doubles:
        return (speaker.say(texts.REDEAL_NEVER),)
    return (speaker.say(texts.REDEAL, n=ruleset.redeal_doubles),)


def _begins_with_a_tile(ruleset: RuleSet) -> bool:
    return ruleset.opening != "lot"


def _wants_a_double(ruleset: RuleSet) -> bool:
    return ruleset.opening not in ("lot", "highest_tile")


def _lead_can_change_after_a_block(ruleset: RuleSet) -> bool:
    return ruleset.lead_next != "opening" and ruleset.block_winner != "nobody"


SWITCHES = (
    _switch("max_pip", "deal", _set, SETS),
    _switch("players", "deal", _players, kind=Kind.SHAPED, span=(2, 8)),
    _switch("partners", "deal", worded("partners", texts.PARTNERS), WORDS["partners"]),
    _switch("hand_size", "deal", _hand_size, kind=Kind.SHAPED, span=(1, 60)),
    _switch("remove", "deal", _removed, kind=Kind.SHAPED, in_book=lambda ruleset: bool(ruleset.remove)),
    _switch("direction", "deal", _direction, WORDS["direction"]),
    _switch(
        "redeal_doubles",
        "deal",
        _redeal,
        CHOSEN_NUMBERS["redeal_doubles"],
        in_book=lambda ruleset: ruleset.redeal_doubles > 0,
    ),
    _switch(
        "start_tile",
        "lead",
        _start_tile,
        WORDS["start_tile"],
        in_book=lambda ruleset: ruleset.start_tile != "none",
    ),
    _switch("opening", "lead", worded_or_holder("opening", texts.OPENINGS), (*OPENINGS, HOLDER)),
    _switch(
        "opening_must_play",
        "lead",
        yes_or_no("opening_must_play", texts.OPENING_TILE, texts.OPENING_ANY_TILE),
        (True, False),
        applies=_begins_with_a_tile,
    ),
    _switch("no_double", "lead", worded("no_double", texts.NO_DOUBLE), WORDS["no_double"], applies=_wants_a_double),
    _switch("lead_next", "lead", worded("lead_next", texts.LEADS), WORDS["lead_next"]),
    _switch(
        "lead_after_block",
        "lead",
        worded_or_holder("lead_after_block", texts.LEADS_AFTER_BLOCK),
        ("as_next", "lot", "rotate", HOLDER),
        applies=_lead_can_change_after_a_block,
        in_book=lambda ruleset: _lead_can_change_after_a_block(ruleset) and ruleset.lead_after_block != "as_next",
    ),
    _switch(
        "lead_after_tie",
        "lead",
        worded_or_holder("lead_after_tie", texts.LEADS_AFTER_TIE),
        ("rotate", "same", "lot", HOLDER, "highest_double_of_tied"),
    ),
)
