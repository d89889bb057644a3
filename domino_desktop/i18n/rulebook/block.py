"""The switches of a blocked game: how it is found out, who wins it, and ties."""

from __future__ import annotations

from typing import Any

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.ruleset_keys import NUMBERS, TIES, WORDS
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import rulebook_block as texts
from domino_desktop.i18n.messages import rules
from domino_desktop.i18n.rulebook.switch import (
    Kind,
    Sentences,
    Switch,
    can_be_level,
    counted,
    passes,
    takes_tiles,
    worded,
)

CARRIES = ("carry_double", "carry_one")
ALWAYS_DECIDE = (
    "no_score",
    "replay",
    "share_full",
    "share_split",
    *CARRIES,
    "own_pips",
    "nearest_to_leader",
    "opponents_of_closer",
)
"""The tie rules that leave nothing to a next one."""
DECIDE_BETWEEN_PAIRS = ("leader_side", "closer_side", "closer_loses")
"""The tie rules that always decide where only two sides can be level."""
NAME_A_WINNER = ("nearest_to_leader", *DECIDE_BETWEEN_PAIRS)
"""The tie rules that never leave a round without a winner, where they always decide."""


def _switch(key: str, section: str, told: Sentences, values: tuple[Any, ...] = (), **more: Any) -> Switch:
    found = texts.LABELS[key], texts.HELP[key]
    return Switch(key=key, section=section, label=found[0], help=found[1], told=told, values=values, **more)


def walk(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    """What a blocked game is, which ends count, and how the question goes round the table."""
    if not passes(ruleset):
        return (speaker.say(texts.ALL_LAID_ASIDE),)
    told = [
        speaker.say(texts.BLOCKED, n=ruleset.reserve)
        if takes_tiles(ruleset)
        else speaker.say(texts.BLOCKED_WITHOUT_TAKING),
        speaker.say(texts.ENDS_THAT_COUNT[_ends_that_count(ruleset)]),
        speaker.say(texts.WALK, speaker.say(rules.DIRECTIONS[ruleset.direction])),
        speaker.say(texts.ONE_CAN),
    ]
    if ruleset.has_markers:
        told.append(speaker.say(texts.NEW_MARKER))
    if may_pass_by_choice(ruleset):
        told.append(speaker.say(texts.PASS_IS_NO_ANSWER))
    return (*told, speaker.say(texts.ALL_CANNOT))


def _ends_that_count(ruleset: RuleSet) -> str:
    if ruleset.placing == "trains" and not ruleset.mexican.markers:
        return "trains_apart"
    return ruleset.placing


def may_pass_by_choice(ruleset: RuleSet) -> bool:
    """Whether a player who can lay a tile may pass all the same."""
    return not ruleset.must_play_if_able or (ruleset.matching == "sum" and ruleset.matador_duty == "never")


def can_end_without_winner(ruleset: RuleSet) -> bool:
    """Whether a round may have no winner: after a tie, in rules without one, or when fouls leave nobody."""
    if ruleset.block_winner == "nobody" or ruleset.false_declaration.round == "lost":
        return True
    return can_be_level(ruleset) and _ties_tried(ruleset)[-1] not in NAME_A_WINNER


def _ties_tried(ruleset: RuleSet) -> tuple[str, ...]:
    """The rules for a tie in their order, to the first that always decides."""
    decisive = (*ALWAYS_DECIDE, *(DECIDE_BETWEEN_PAIRS if ruleset.partners == "opposite" else ()))
    listed = (*ruleset.block_tie, "no_score")
    return listed[: 1 + next(place for place, name in enumerate(listed) if name in decisive)]


def _ties(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    told = [speaker.say(rules.BLOCK_TIE_RULES[name]) for name in _ties_tried(ruleset)]
    return (speaker.say(texts.TIES_IN_ORDER), *told) if len(told) > 1 else tuple(told)


def _carry_cap(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    message = texts.CARRY_CAP_DOUBLE if "carry_double" in ruleset.block_tie else texts.CARRY_CAP_ONE
    return (speaker.say(message, n=ruleset.carry_cap),)


def _can_be_dead(ruleset: RuleSet) -> bool:
    return ruleset.placing != "trains" and passes(ruleset)


SWITCHES = (
    _switch("declarations", "block", worded("declarations", texts.DECLARATIONS), WORDS["declarations"], applies=passes),
    _switch(
        "dead_number_stop",
        "block",
        worded("dead_number_stop", texts.DEAD_NUMBERS),
        WORDS["dead_number_stop"],
        applies=_can_be_dead,
        in_book=lambda ruleset: _can_be_dead(ruleset) and (ruleset.dead_number_stop != "off" or takes_tiles(ruleset)),
    ),
    _switch("block_winner", "winner", worded("block_winner", rules.BLOCK_WINNER_RULES), WORDS["block_winner"]),
    _switch(
        "duel_with",
        "winner",
        worded("duel_with", texts.DUELS),
        WORDS["duel_with"],
        applies=lambda ruleset: ruleset.block_winner == "closer_duel",
    ),
    _switch("block_tie", "ties", _ties, tuple([name] for name in TIES), kind=Kind.SHAPED, applies=can_be_level),
    _switch(
        "carry_cap",
        "ties",
        _carry_cap,
        kind=Kind.NUMBER,
        span=NUMBERS["carry_cap"],
        applies=lambda ruleset: can_be_level(ruleset) and any(name in ruleset.block_tie for name in CARRIES),
    ),
    _switch(
        "tie_award",
        "ties",
        counted("tie_award", texts.TIE_AWARD),
        kind=Kind.NUMBER,
        span=NUMBERS["tie_award"],
        applies=lambda ruleset: can_be_level(ruleset) and "opponents_of_closer" in ruleset.block_tie,
    ),
)
