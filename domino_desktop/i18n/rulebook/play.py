"""The switches of laying tiles, and of what happens when no tile fits."""

from __future__ import annotations

from typing import Any

from domino_desktop.core.layout import is_matador
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.ruleset_keys import NUMBERS, WORDS
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import rulebook_play as texts
from domino_desktop.i18n.rulebook.switch import (
    Kind,
    Sentences,
    Switch,
    counted,
    passes,
    takes_tiles,
    tiles_text,
    worded,
    yes_or_no,
)

STAR_OF_SIX = 6
STAR_OF_MORE = 8


def _switch(key: str, section: str, told: Sentences, values: tuple[Any, ...] = (), **more: Any) -> Switch:
    found = texts.LABELS[key], texts.HELP[key]
    return Switch(key=key, section=section, label=found[0], help=found[1], told=told, values=values, **more)


def _phase(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    if ruleset.toes:
        return (speaker.say(texts.PHASES["foot"], n=ruleset.toes),)
    arms = ruleset.max_pip if ruleset.max_pip <= STAR_OF_SIX else STAR_OF_MORE
    return (speaker.say(texts.PHASES[ruleset.phase1], n=arms if ruleset.phase1 == "star" else None),)


def _matching(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    if not ruleset.joint:
        return (speaker.say(texts.MATCHING_EQUAL),)
    matadors = tuple(tile for tile in ruleset.tile_set if is_matador(tile, ruleset.joint))
    return (
        speaker.say(texts.MATCHING_SUM, ruleset.joint),
        speaker.say(texts.MATADORS, tiles_text(matadors, speaker)),
    )


def _draw(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    if ruleset.draw.startswith("max"):
        return (speaker.say(texts.DRAWS["max"], n=ruleset.most_draws),)
    return (speaker.say(texts.DRAWS[ruleset.draw]),)


def _cannot_play(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    if ruleset.cannot_play == "discard":
        return (speaker.say(texts.MUST_PLAY), speaker.say(texts.LAYS_ASIDE))
    return (speaker.say(texts.PASSES if ruleset.draw == "none" else texts.PASSES_AFTER_TAKING),)


def _must_play(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    if ruleset.must_play_if_able:
        return (speaker.say(texts.MUST_PLAY),)
    return (speaker.say(texts.MAY_PASS_AFTER_TAKING if takes_tiles(ruleset) else texts.MAY_PASS),)


def _matador_duty(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    if ruleset.matador_duty == "yard_exhausted" and not takes_tiles(ruleset):
        return (speaker.say(texts.MATADORS_MUST_BE_PLAYED),)
    return (speaker.say(texts.MATADOR_DUTIES[ruleset.matador_duty]),)


def _first_turn(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    turn = speaker.say(texts.TURNS["next"])
    return (turn,) if ruleset.mexican.first_turn == "one" else (turn, speaker.say(texts.ALL_IN_FIRST_TURN))


def end(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    """When a round is over, where no switch decides it."""
    if _partners_may_end(ruleset):
        return ()
    return (speaker.say(texts.ENDS["first_out"] if passes(ruleset) else texts.END_WITHOUT_TILES),)


def _partners_may_end(ruleset: RuleSet) -> bool:
    return ruleset.partners == "opposite" and passes(ruleset)


def _is_train(ruleset: RuleSet) -> bool:
    return ruleset.placing == "trains"


def _can_have_dead_doubles(ruleset: RuleSet) -> bool:
    if _is_train(ruleset):
        return ruleset.mexican.doubles == "cover_first"
    return ruleset.placing == "cross" and (ruleset.toes > 0 or ruleset.phase1 == "double_cross")


SWITCHES = (
    _switch("placing", "playing", worded("placing", texts.PLACING), WORDS["placing"]),
    _switch(
        "spinners",
        "playing",
        worded("spinners", texts.SPINNERS),
        WORDS["spinners"],
        applies=lambda ruleset: ruleset.placing == "spinner",
    ),
    _switch(
        "foot_first",
        "playing",
        counted("foot_first", texts.FOOT_FIRST),
        kind=Kind.NUMBER,
        span=NUMBERS["foot_first"],
        applies=lambda ruleset: ruleset.placing == "cross" and ruleset.toes > 0,
    ),
    _switch("phase1", "playing", _phase, WORDS["phase1"], applies=lambda ruleset: ruleset.placing == "cross"),
    _switch("matching", "playing", _matching, WORDS["matching"]),
    _switch(
        "double_orientation",
        "playing",
        worded("double_orientation", texts.ORIENTATIONS),
        WORDS["double_orientation"],
        in_book=lambda ruleset: ruleset.double_orientation == "inline",
    ),
    _switch(
        "turn_after",
        "playing",
        worded("turn_after", texts.TURNS),
        WORDS["turn_after"],
        applies=lambda ruleset: not _is_train(ruleset),
    ),
    _switch(
        "must_play_if_able",
        "playing",
        _must_play,
        (True, False),
        applies=passes,
    ),
    _switch(
        "matador_duty",
        "playing",
        _matador_duty,
        WORDS["matador_duty"],
        applies=lambda ruleset: ruleset.matching == "sum" and ruleset.must_play_if_able,
    ),
    _switch(
        "mexican.first_turn",
        "playing",
        _first_turn,
        ("one", "all"),
        applies=_is_train,
    ),
    _switch(
        "mexican.doubles",
        "playing",
        worded("mexican.doubles", texts.OPEN_DOUBLES),
        ("cover_first", "second_tile"),
        applies=_is_train,
    ),
    _switch(
        "mexican.dead_double",
        "playing",
        worded("mexican.dead_double", texts.DEAD_DOUBLES),
        ("satisfied", "blocks"),
        applies=_can_have_dead_doubles,
    ),
    _switch(
        "mexican.markers",
        "playing",
        yes_or_no("mexican.markers", texts.MARKERS, texts.NO_MARKERS),
        (True, False),
        applies=_is_train,
    ),
    _switch(
        "end",
        "playing",
        worded("end", texts.ENDS),
        WORDS["end"],
        applies=_partners_may_end,
    ),
    _switch("draw", "cannot", _draw, WORDS["draw"], applies=passes),
    _switch(
        "reserve",
        "cannot",
        counted("reserve", texts.RESERVE),
        (0, 1, 2),
        applies=takes_tiles,
        in_book=lambda ruleset: takes_tiles(ruleset) and ruleset.reserve > 0,
    ),
    _switch(
        "voluntary_draw",
        "cannot",
        yes_or_no("voluntary_draw", texts.TAKES_AT_WILL, texts.TAKES_ONLY_IF_UNABLE),
        (False, True),
        applies=takes_tiles,
        in_book=lambda ruleset: takes_tiles(ruleset) and ruleset.voluntary_draw,
    ),
    _switch("play_drawn", "cannot", worded("play_drawn", texts.PLAY_DRAWN), WORDS["play_drawn"], applies=takes_tiles),
    _switch("cannot_play", "cannot", _cannot_play, WORDS["cannot_play"]),
)
