"""The switches of what a round is worth, of scores during play, and of extra points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.ruleset_keys import CHOSEN_NUMBERS, NUMBERS, WORDS
from domino_desktop.core.ruleset_parts import Bands
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import Message, rules
from domino_desktop.i18n.messages import rulebook_points as texts
from domino_desktop.i18n.narration import either
from domino_desktop.i18n.rulebook.switch import (
    AGAINST,
    Kind,
    Sentences,
    Switch,
    Test,
    can_be_level,
    can_be_won,
    counted,
    passes,
    value_of,
    worded,
    yes_or_no,
)

OUT_KINDS = ("simple", "double", "both_ends", "double_both_ends")
BONUSES = (
    "going_out",
    "out_double",
    "capicua",
    "chuchazo",
    "lock",
    "first_pass",
    "each_pass",
    "pass_after_lead_double",
    "pass_after_lead_single",
    "three_passes",
    "galo",
)
PLAY_SCORINGS = (
    "none",
    {"multiples": [5]},
    {"multiples": [3]},
    {"multiples": [5], "divided": True},
    {"multiples": [3, 5], "divided": True},
    "bergen",
)


def _switch(key: str, section: str, told: Sentences, values: tuple[Any, ...] = (), **more: Any) -> Switch:
    found = texts.LABELS[key], texts.HELP[key]
    return Switch(key=key, section=section, label=found[0], help=found[1], told=told, values=values, **more)


def _number(key: str, section: str, told: Sentences, span: tuple[int, int], **more: Any) -> Switch:
    return _switch(key, section, told, kind=Kind.NUMBER, span=span, **more)


# Which points rules need which switches ---------------------------------------------------------------------


def _out_is_fixed(ruleset: RuleSet) -> bool:
    return passes(ruleset) and ruleset.out_points == "fixed"


def _block_is_fixed(ruleset: RuleSet) -> bool:
    return can_be_won(ruleset) and ruleset.round_points == "fixed"


def _out_counts_pips(ruleset: RuleSet) -> bool:
    return passes(ruleset) and ruleset.out_points not in ("fixed", AGAINST)


def _block_counts_pips(ruleset: RuleSet) -> bool:
    return can_be_won(ruleset) and ruleset.round_points not in ("fixed", AGAINST)


def _counts_pips(ruleset: RuleSet) -> bool:
    return _out_counts_pips(ruleset) or _block_counts_pips(ruleset)


def _block_scores(ruleset: RuleSet) -> bool:
    return can_be_won(ruleset) or ruleset.round_points == AGAINST


def _rounds(ruleset: RuleSet) -> bool:
    return _counts_pips(ruleset) and ruleset.rounding != "none"


def _is_alike(ruleset: RuleSet) -> bool:
    """Whether one sentence tells what going out and a blocked game are worth."""
    return _out_counts_pips(ruleset) and _block_counts_pips(ruleset) and ruleset.out_points == ruleset.round_points


# Sentences --------------------------------------------------------------------------------------------------


def round_points(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    """What going out and a blocked game are worth by their pips, told once where both are alike."""
    if ruleset.round_points == AGAINST:
        return (speaker.say(rules.ROUND_POINTS_RULES[AGAINST]),)
    if _is_alike(ruleset):
        return (speaker.say(texts.ALIKE), speaker.say(rules.ROUND_POINTS_RULES[ruleset.round_points]))
    told = []
    if _out_counts_pips(ruleset):
        told.append(speaker.say(texts.OUT_POINTS[ruleset.out_points]))
    if _block_counts_pips(ruleset):
        told.append(speaker.say(texts.BLOCK_POINTS[ruleset.round_points]))
    return tuple(told)


def both_ends_of_points(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    """What counts as a tile that fits both ends, where the points for going out depend on it."""
    return _both_ends(ruleset, speaker) if _points_look_at_both_ends(ruleset) else ()


def both_ends_of_bonuses(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    """What counts as a tile that fits both ends, where only the extra points depend on it."""
    is_told = _looks_at_both_ends(ruleset) and not _points_look_at_both_ends(ruleset)
    return _both_ends(ruleset, speaker) if is_told else ()


def passes_of_a_block(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    """That the passes of a block are not paid, where passes are."""
    is_told = ruleset.bonuses.pays_passes and passes(ruleset)
    return (speaker.say(texts.PASSES_OF_A_BLOCK),) if is_told else ()


def out_value(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    """The fixed points for going out, where they do not depend on the last tile."""
    if _out_is_fixed(ruleset) and _all_out_alike(ruleset):
        return (speaker.say(texts.OUT_VALUE, n=ruleset.out_values.simple),)
    return ()


def _all_out_alike(ruleset: RuleSet) -> bool:
    return len({value_of(ruleset, f"out_values.{name}") for name in OUT_KINDS}) == 1


def _factor(name: str, once: Message) -> Sentences:
    def told(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
        times = value_of(ruleset, f"factors.{name}")
        return (speaker.say(once),) if times == 1 else (speaker.say(texts.FACTORS[name], n=times),)

    return told


def _closer_loses(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    lost = ruleset.closer_loses
    if lost.is_fixed:
        return (speaker.say(texts.CLOSER_LOSES["fixed"], _signed(lost.own, speaker), _signed(lost.others, speaker)),)
    return (speaker.say(texts.CLOSER_LOSES[value_of(ruleset, "closer_loses")]),)


def _signed(number: int, speaker: Speaker) -> str:
    return f"−{speaker.number(-number)}" if number < 0 else speaker.number(number)


_both_ends = yes_or_no("capicua_ends_must_differ", texts.ENDS_MUST_DIFFER, texts.ENDS_MAY_BE_ALIKE)

_ROUNDED = {"none": (), "nearest_5": (12, 10, 13, 15), "down_5": (58, 55), "nearest_3": (7, 6, 8, 9), "bands": ()}
"""Points before and after rounding, as examples."""


def _rounding(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    return (speaker.say(texts.ROUNDING[ruleset.rounding], *_ROUNDED[ruleset.rounding]),)


def _first_band(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    bands = ruleset.bands or Bands()
    return (speaker.say(texts.BANDS_FIRST, bands.first, n=bands.value),)


def _further_bands(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    bands = ruleset.bands or Bands()
    example = bands.first + bands.step + 1
    return (speaker.say(texts.BANDS_STEP, example, bands.worth(example), n=bands.step),)


def _blank_value(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    return (speaker.say(texts.BLANK_VALUE, n=ruleset.blank_value),)


def _play_scoring(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    scoring = ruleset.play_scoring
    if scoring.kind == "none":
        return (speaker.say(texts.PLAY_NOTHING),)
    if scoring.kind == "bergen":
        return (speaker.say(texts.PLAY_BERGEN if ruleset.placing == "line" else texts.PLAY_BERGEN_ON_ARMS),)
    has_several = len(scoring.multiples) > 1
    if scoring.is_divided:
        message = texts.PLAY_DIVIDED_BY_EACH if has_several else texts.PLAY_DIVIDED
    else:
        message = texts.PLAY_MULTIPLES_OF_EACH if has_several else texts.PLAY_MULTIPLES
    total = max(scoring.multiples) * (min(scoring.multiples) if has_several else 2)
    points = sum(total // one if scoring.is_divided else total for one in scoring.multiples if total % one == 0)
    told = (
        speaker.say(message, either(scoring.multiples, speaker)),
        speaker.say(texts.PLAY_EXAMPLE, total, n=points),
        speaker.say(texts.PLAY_DOUBLES_COUNT),
    )
    return told if ruleset.placing == "line" else (*told, speaker.say(texts.PLAY_SIDES_DO_NOT_COUNT))


def _hand_number(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    extra = ruleset.bonuses.hand_number
    if not any(extra):
        return (speaker.say(texts.HAND_NUMBER_NONE),)
    return (speaker.say(texts.HAND_NUMBER, speaker.joined(speaker.number(points) for points in extra)),)


# The table --------------------------------------------------------------------------------------------------


def _told_if(applies: Test, key: str, quiet: Any) -> Callable[[RuleSet], bool]:
    """The rulebook mentions it when it applies and is not the value that changes nothing."""
    return lambda ruleset: applies(ruleset) and value_of(ruleset, key) != quiet


def _factor_switch(name: str) -> Switch:
    key = f"factors.{name}"
    applies = _block_counts_pips if name == "block" else _out_counts_pips
    told = _factor(name, texts.FACTORS_ONCE[name])
    return _number(key, "points", told, (0, 10), applies=applies, in_book=_told_if(applies, key, 1))


def _bonus_switch(name: str) -> Switch:
    key = f"bonuses.{name}"
    applies: Test = can_be_won if name == "lock" else passes
    told = counted(key, texts.BONUSES[name])
    return _number(key, "bonuses", told, (0, 1000), applies=applies, in_book=_told_if(applies, key, 0))


def _closer_can_lose(ruleset: RuleSet) -> bool:
    return can_be_level(ruleset) and ruleset.round_points != AGAINST


def _looks_at_both_ends(ruleset: RuleSet) -> bool:
    """Whether it is worth something to go out with a tile that fits both ends."""
    return _points_look_at_both_ends(ruleset) or (passes(ruleset) and ruleset.bonuses.capicua > 0)


def _points_look_at_both_ends(ruleset: RuleSet) -> bool:
    if _out_is_fixed(ruleset):
        return ruleset.out_values.both_ends != ruleset.out_values.simple
    return _out_counts_pips(ruleset) and ruleset.factors.both_ends != ruleset.factors.out


SWITCHES = (
    _switch(
        "out_points",
        "points",
        worded("out_points", texts.OUT_POINTS),
        WORDS["round_points"],
        applies=passes,
        in_book=lambda ruleset: False,
    ),
    _switch(
        "round_points",
        "points",
        worded("round_points", texts.BLOCK_POINTS),
        WORDS["round_points"],
        applies=_block_scores,
        in_book=lambda ruleset: False,
    ),
    *(
        _number(
            f"out_values.{name}",
            "points",
            counted(f"out_values.{name}", texts.OUT_VALUES[name]),
            (0, 1000),
            applies=_out_is_fixed,
            in_book=lambda ruleset: _out_is_fixed(ruleset) and not _all_out_alike(ruleset),
        )
        for name in OUT_KINDS
    ),
    _number(
        "block_value",
        "points",
        counted("block_value", texts.BLOCK_VALUE),
        NUMBERS["block_value"],
        applies=_block_is_fixed,
    ),
    _switch(
        "rounding",
        "points",
        _rounding,
        WORDS["rounding"],
        applies=_counts_pips,
        in_book=lambda ruleset: _counts_pips(ruleset) and ruleset.rounding not in ("none", "bands"),
    ),
    *(
        _number(
            f"bands.{name}",
            "points",
            _further_bands if name == "step" else _first_band,
            (1 if name == "step" else 0, 1000),
            applies=lambda ruleset: _counts_pips(ruleset) and ruleset.rounding == "bands",
            in_book=(lambda ruleset: False) if name == "value" else None,
        )
        for name in ("first", "value", "step")
    ),
    _switch(
        "round_scope",
        "points",
        worded("round_scope", texts.ROUND_SCOPES),
        WORDS["round_scope"],
        applies=_rounds,
        in_book=_told_if(_rounds, "round_scope", "total"),
    ),
    *(_factor_switch(name) for name in ("out", "double", "both_ends", "double_both_ends", "block")),
    _switch(
        "closer_loses",
        "points",
        _closer_loses,
        ("none", "x2", "x3", {"self": -1, "others": 2}),
        applies=_closer_can_lose,
        in_book=_told_if(_closer_can_lose, "closer_loses", "none"),
    ),
    _switch(
        "blank_value",
        "points",
        _blank_value,
        CHOSEN_NUMBERS["blank_value"],
        in_book=_told_if(lambda ruleset: True, "blank_value", 0),
    ),
    _switch(
        "play_scoring",
        "in_play",
        _play_scoring,
        PLAY_SCORINGS,
        in_book=_told_if(lambda ruleset: True, "play_scoring", "none"),
    ),
    *(_bonus_switch(name) for name in BONUSES[:3]),
    _switch(
        "capicua_ends_must_differ",
        "bonuses",
        _both_ends,
        (True, False),
        applies=_looks_at_both_ends,
        in_book=lambda ruleset: False,
    ),
    *(_bonus_switch(name) for name in BONUSES[3:]),
    _switch(
        "bonuses.hand_number",
        "bonuses",
        _hand_number,
        kind=Kind.SHAPED,
        span=(0, 1000),
        in_book=lambda ruleset: any(ruleset.bonuses.hand_number),
    ),
)
