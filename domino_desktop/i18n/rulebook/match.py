"""The switches of the match, and of fouls."""

from __future__ import annotations

from typing import Any

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.ruleset_keys import FOULS, NUMBERS, WORDS
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import Message
from domino_desktop.i18n.messages import rulebook_match as texts
from domino_desktop.i18n.rulebook.switch import (
    Kind,
    Sentences,
    Switch,
    Test,
    always,
    counted,
    value_of,
    worded,
    yes_or_no,
)

LENGTHS = (
    *({"points": points} for points in (50, 61, 100, 150, 200, 250, 300, 500)),
    *({"rounds": rounds} for rounds in (1, 3, 5, 10)),
)
POINTS, ROUND, MATCH = "points", "round", "match"


def _switch(key: str, section: str, told: Sentences, values: tuple[Any, ...] = (), **more: Any) -> Switch:
    found = texts.LABELS[key], texts.HELP[key]
    return Switch(key=key, section=section, label=found[0], help=found[1], told=told, values=values, **more)


def _match_end(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    end = ruleset.match_end
    if end.points is None:
        return (speaker.say(texts.OF_ROUNDS, n=end.rounds),)
    if ruleset.match_form == "first_to" and not _is_exact(ruleset):
        return (speaker.say(texts.FIRST_TO_POINTS, n=end.points),)
    is_several_games = ruleset.match_form.startswith("best_of")
    return (speaker.say(texts.GAME_TO_POINTS if is_several_games else texts.TO_POINTS, n=end.points),)


def level(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
    """What happens when nobody is alone in front at the end."""
    return () if _is_exact(ruleset) else (speaker.say(texts.LEVEL),)


def _can_be_exact(ruleset: RuleSet) -> bool:
    return ruleset.match_form == "first_to" and ruleset.match_end.points is not None


def _is_exact(ruleset: RuleSet) -> bool:
    return _can_be_exact(ruleset) and ruleset.target_exact


# Fouls: a table of three settings for each ----------------------------------------------------------------


def _named(name: str, message: Message) -> Sentences:
    return lambda ruleset, speaker: (speaker.say(message, speaker.say(texts.FOULS[name])),)


def _is_foul(name: str) -> Sentences:
    def told(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
        message = texts.FOUL_NAMED if value_of(ruleset, f"fouls.{name}") else texts.FOUL_UNNAMED
        return _named(name, message)(ruleset, speaker)

    return told


def _penalty(name: str, part: str) -> Sentences:
    def told(ruleset: RuleSet, speaker: Speaker) -> tuple[str, ...]:
        value = value_of(ruleset, f"fouls.{name}.{part}")
        foul = speaker.say(texts.FOULS[name])
        if part == POINTS:
            return (speaker.say(texts.FOUL_POINTS, foul, n=value),)
        messages = texts.FOUL_ROUNDS if part == ROUND else texts.FOUL_MATCHES
        return (speaker.say(messages[value], foul),)

    return told


_PARTS = {
    POINTS: (texts.POINTS_LABEL, Kind.NUMBER, (), (0, 1000)),
    ROUND: (texts.ROUND_LABEL, Kind.CHOICE, tuple(texts.FOUL_ROUNDS), None),
    MATCH: (texts.MATCH_LABEL, Kind.CHOICE, tuple(texts.FOUL_MATCHES), None),
}


def _foul_switches(name: str) -> tuple[Switch, ...]:
    """Whether the rule set names this foul, and the three parts of its penalty."""
    is_named: Test = always if name == "false_declaration" else lambda ruleset: name in dict(ruleset.fouls)
    parts = tuple(
        Switch(
            key=f"fouls.{name}.{part}",
            section="fouls",
            label=label,
            about=texts.FOULS[name],
            help=texts.FOUL_HELP[name],
            told=_penalty(name, part),
            kind=kind,
            values=values,
            span=span,
            applies=is_named,
            in_book=_is_worth_telling(name, part, is_named),
        )
        for part, (label, kind, values, span) in _PARTS.items()
    )
    if name == "false_declaration":
        return parts
    foul = Switch(
        key=f"fouls.{name}",
        section="fouls",
        label=texts.FOULS[name],
        help=texts.FOUL_HELP[name],
        told=_is_foul(name),
        values=(False, True),
        in_book=lambda ruleset: False,
    )
    return (foul, *parts)


def _is_worth_telling(name: str, part: str, is_named: Test) -> Test:
    """What a foul costs, and that it costs nothing; not that the round counts and the match goes on."""

    def is_told(ruleset: RuleSet) -> bool:
        if not is_named(ruleset):
            return False
        penalty = dict(ruleset.fouls)[name]
        if part == POINTS:
            return penalty.points > 0 or (penalty.round == penalty.match == "stands")
        return (penalty.round if part == ROUND else penalty.match) != "stands"

    return is_told


SWITCHES = (
    _switch("match_end", "match", _match_end, LENGTHS, kind=Kind.SHAPED, span=(1, 100_000)),
    _switch(
        "target_exact",
        "match",
        yes_or_no("target_exact", texts.TARGET_EXACT, texts.TARGET_OR_MORE),
        (False, True),
        applies=_can_be_exact,
        in_book=_is_exact,
    ),
    _switch(
        "overshoot",
        "match",
        worded("overshoot", texts.OVERSHOOTS),
        WORDS["overshoot"],
        applies=_is_exact,
    ),
    _switch(
        "match_form",
        "match",
        worded("match_form", texts.FORMS),
        WORDS["match_form"],
        in_book=lambda ruleset: not _can_be_exact(ruleset),
    ),
    _switch(
        "time_limit",
        "match",
        counted("time_limit", texts.TIME_LIMIT),
        kind=Kind.NUMBER,
        span=NUMBERS["time_limit"],
        in_book=lambda ruleset: ruleset.time_limit > 0,
    ),
    *(switch for name in FOULS for switch in _foul_switches(name)),
)
