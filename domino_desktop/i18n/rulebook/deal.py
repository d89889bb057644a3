"""The switches of the tiles, the deal, and who begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.ruleset_keys import CHOSEN_NUMBERS, OPENINGS, SETS, WORDS, held_tile
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import rulebook_deal as texts
from domino_desktop.i18n.messages import rules, setup
from domino_desktop.i18n.rulebook.block import can_end_without_winner
from domino_desktop.i18n.rulebook.switch import (
    Kind,
    Sentences,
    Switch,
    can_be_won,
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


def _opening(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    told = worded_or_holder("opening", texts.OPENINGS)(ruleset, speaker)
    if _names_a_tile(ruleset.opening) and _may_lack(ruleset, 1):
        return (*told, speaker.say(texts.NOBODY_HOLDS_IT))
    return told


def _no_double(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    if ruleset.no_double == "highest_tile" and not _opens_with_a_double(ruleset):
        return (speaker.say(texts.WINNER_WITHOUT_DOUBLES),)
    return (speaker.say(texts.NO_DOUBLE[ruleset.no_double]),)


def _lead_next(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    # Where a tile lies in the middle, no other tile than one that fits may come first.
    leads = texts.LEADS if ruleset.start_tile == "none" else texts.LEADS | texts.LEADS_FROM_THE_MIDDLE
    told = [speaker.say(leads[ruleset.lead_next])]
    is_pair = ruleset.partners == "opposite" and ruleset.lead_next.startswith("winner")
    if is_pair and can_be_won(ruleset) and ruleset.lead_after_block == "as_next":
        told.append(speaker.say(texts.PARTNER_WHO_BEGINS))
    if ruleset.lead_next == "winner_must_double" and ruleset.no_double == "highest_tile":
        if _opens_with_a_double(ruleset) and _can_lack_doubles(ruleset):
            told.append(speaker.say(texts.WINNER_WITHOUT_DOUBLES))
    return tuple(told)


def _names_a_tile(word: str) -> bool:
    return held_tile(word) is not None or word == "named_double(round)"


def _leads_with_a_tile(ruleset: RuleSet) -> bool:
    """Whether some round is begun by the holder of a certain tile."""
    if ruleset.start_tile != "none":
        return False
    later = []
    if _tie_decides_the_lead(ruleset):
        later.append(ruleset.lead_after_tie)
    if _block_may_change_the_lead(ruleset):
        later.append(ruleset.lead_after_block)
    return ruleset.opening != "lot" or any(
        held_tile(word) is not None or word == "highest_double_of_tied" for word in later
    )


def _opens_with_a_double(ruleset: RuleSet) -> bool:
    return ruleset.opening not in ("lot", "highest_tile")


def _can_lack_doubles(ruleset: RuleSet) -> bool:
    """Whether a double is wanted and all of them may lie undealt."""
    is_wanted = _opens_with_a_double(ruleset) or ruleset.lead_next == "winner_must_double"
    return is_wanted and _may_lack(ruleset, ruleset.max_pip)


def _may_lack(ruleset: RuleSet, tiles: int) -> bool:
    """Whether at some table at least so many tiles, and the tile in the middle, are not dealt to anybody."""
    sizes = dict(ruleset.hand_size).get(ruleset.max_pip, ())
    return any(len(ruleset.tiles_for(seats)) - seats * hand >= tiles for seats, hand in sizes)


def _block_may_change_the_lead(ruleset: RuleSet) -> bool:
    return ruleset.lead_next != "opening" and can_be_won(ruleset)


def _tie_decides_the_lead(ruleset: RuleSet) -> bool:
    return ruleset.lead_next != "opening" and can_end_without_winner(ruleset)


SWITCHES = (
    _switch("max_pip", "deal", _set, SETS),
    _switch("players", "deal", _players, kind=Kind.SHAPED, span=(2, 8)),
    _switch(
        "partners",
        "deal",
        worded("partners", texts.PARTNERS),
        WORDS["partners"],
        in_book=lambda ruleset: ruleset.partners == "opposite",
    ),
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
    _switch("opening", "lead", _opening, (*OPENINGS, HOLDER)),
    _switch(
        "opening_must_play",
        "lead",
        yes_or_no("opening_must_play", texts.OPENING_TILE, texts.OPENING_ANY_TILE),
        (True, False),
        applies=_leads_with_a_tile,
    ),
    _switch("no_double", "lead", _no_double, WORDS["no_double"], applies=_can_lack_doubles),
    _switch("lead_next", "lead", _lead_next, WORDS["lead_next"]),
    _switch(
        "lead_after_block",
        "lead",
        worded_or_holder("lead_after_block", texts.LEADS_AFTER_BLOCK),
        ("as_next", "lot", "rotate", HOLDER),
        applies=_block_may_change_the_lead,
        in_book=lambda ruleset: _block_may_change_the_lead(ruleset) and ruleset.lead_after_block != "as_next",
    ),
    _switch(
        "lead_after_tie",
        "lead",
        worded_or_holder("lead_after_tie", texts.LEADS_AFTER_TIE),
        ("rotate", "same", "lot", HOLDER, "highest_double_of_tied"),
        applies=_tie_decides_the_lead,
        in_book=lambda ruleset: (
            _tie_decides_the_lead(ruleset) and not ruleset.lead_after_tie == ruleset.lead_next == "rotate"
        ),
    ),
)
