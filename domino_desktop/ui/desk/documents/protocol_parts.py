"""The protocol of a round in one language: every row that is printed, read aloud or sent."""

from __future__ import annotations

from datetime import MINYEAR, datetime
from typing import TYPE_CHECKING, Final

from domino_desktop.core.rulings import RoundEnteredByHand, ScoreCorrected
from domino_desktop.core.scoring import ScoreReason
from domino_desktop.i18n import rulebook
from domino_desktop.i18n.language import Language, language
from domino_desktop.i18n.messages import protocol as texts
from domino_desktop.i18n.messages import score
from domino_desktop.i18n.messages.rulebook_deal import SET_NAMES
from domino_desktop.i18n.narration import (
    Names,
    match_sentence,
    ruleset_name,
    score_sentence,
    sum_text,
    winner_sentence,
)
from domino_desktop.i18n.ruling_words import penalty_sentence
from domino_desktop.ui.desk.documents.protocol_rulings import accusations, rulings
from domino_desktop.ui.desk.documents.protocol_tiles import hands, position
from domino_desktop.ui.desk.documents.protocol_walk import conditions, declarations
from domino_desktop.ui.desk.documents.rows import Part, Row, Sheet, Tone

if TYPE_CHECKING:
    from domino_desktop.controller.protocol import Protocol

DIGITS_IN_GROUP: Final = 8
_MINUS: Final = "\u2212"


def protocol_sheet(protocol: Protocol, speaker: Language) -> Sheet:
    """The whole protocol in this language."""
    say = speaker.say
    names = Names(tuple(seat.name for seat in protocol.setup.seats), protocol.view.teams)
    built = (
        (texts.PASSPORT, passport(protocol, names, speaker)),
        (texts.POSITION, position(protocol, names, speaker)),
        (texts.CONDITIONS, conditions(protocol, names, speaker)),
        (texts.DECLARATIONS, declarations(protocol, names, speaker)),
        (texts.HANDS, hands(protocol, names, speaker)),
        (texts.RULINGS, rulings(protocol, names, speaker)),
        (texts.ACCUSATIONS, accusations(protocol, names, speaker)),
        (texts.ARITHMETIC, arithmetic(protocol, names, speaker)),
        (texts.RESULT, outcome(protocol, names, speaker)),
        (texts.CORRECTIONS, corrections(protocol, names, speaker)),
        (texts.CHECK_SUM, _check_sum(protocol, speaker)),
        (texts.SIGNATURES, _signatures(protocol, speaker)),
    )
    parts = tuple(Part(say(heading), rows) for heading, rows in built if rows)
    foot = f"{protocol.facts.label} · {say(texts.ROUND)} {protocol.round} · {protocol.check_sum[:DIGITS_IN_GROUP]}"
    return Sheet(speaker.code, say(texts.TITLE), _facts(protocol, speaker), parts, foot)


def begun_at(protocol: Protocol) -> datetime | None:
    """When the round began, by the clock on the wall; None where nobody kept the times."""
    return None if protocol.started.year == MINYEAR else protocol.started.astimezone()


def _facts(protocol: Protocol, speaker: Language) -> tuple[Row, ...]:
    say, begun = speaker.say, begun_at(protocol)
    when = "" if begun is None else say(texts.DATE_AND_TIME, speaker.date(begun.date()), speaker.time(begun.time()))
    return (
        Row(protocol.facts.label, say(texts.TABLE)),
        Row(speaker.number(protocol.round), say(texts.ROUND)),
        Row(when, say(texts.DATE)),
        Row(protocol.facts.referee, say(texts.REFEREE)),
    )


def passport(protocol: Protocol, names: Names, speaker: Language) -> tuple[Row, ...]:
    """Who sits where, and the rules as far as a dispute may need them."""
    say, setup = speaker.say, protocol.setup
    ruleset, seats = setup.ruleset, len(setup.seats)
    deck = say(SET_NAMES[ruleset.max_pip])
    rules = say(texts.RULES_AND_SET, ruleset_name(ruleset.id, speaker), deck, ruleset.digest)
    rows = [
        Row(language(seat.language).own_name, say(texts.SEATED, number, seat.name), tone=Tone.CELL)
        for number, seat in enumerate(setup.seats, 1)
    ]
    if len(set(names.teams)) < seats:
        pairs = [names.team(team, speaker) for team in dict.fromkeys(names.teams)]
        rows.append(Row("   ".join(pairs), say(texts.PAIRS)))
    block = [rulebook.value_sentence(key, ruleset, speaker) for key in ("block_winner", "block_tie")]
    points = next((part for part in rulebook.sections(ruleset, seats, speaker) if part.id == "points"), None)
    rows += [
        Row(rules, say(texts.RULES)),
        Row(rulebook.value_sentence("direction", ruleset, speaker), say(texts.TURNS)),
        Row(" ".join(block), say(texts.BLOCK)),
        Row("" if points is None else " ".join(points.sentences), say(texts.POINTS)),
        Row(penalty_sentence(ruleset.false_declaration, speaker), say(texts.FALSE_DECLARATION)),
    ]
    return tuple(row for row in rows if row.text)


def arithmetic(protocol: Protocol, names: Names, speaker: Language) -> tuple[Row, ...]:
    """The lines of the score but those that only count a hand: they stand beside its tiles."""
    result = protocol.view.score
    if result is None:
        return ()
    return tuple(
        Row(score_sentence(line, names, speaker, is_referee=True))
        for line in result.lines
        if line.reason is not ScoreReason.HAND_COUNTED
    )


def outcome(protocol: Protocol, names: Names, speaker: Language) -> tuple[Row, ...]:
    """Who won the round, and how the totals came about."""
    say, view = speaker.say, protocol.view
    rows = []
    entered = next((event for event in view.history if isinstance(event, RoundEnteredByHand)), None)
    if entered is not None:
        rows.append(Row(say(score.BY_HAND)))
        if entered.note:
            rows.append(Row(say(texts.NOTE, entered.note)))
    if view.score is not None:
        rows.append(Row(winner_sentence(view.score, names, speaker), tone=Tone.STRONG))
    for team, (before, after) in enumerate(zip(protocol.before, protocol.after, strict=True)):
        rows.append(Row(_total(before, after, speaker), names.team(team, speaker), tone=Tone.CELL))
    if view.winner is not None:
        rows.append(Row(match_sentence(view.winner, protocol.after[view.winner], names, speaker), tone=Tone.STRONG))
    return tuple(rows)


def _total(before: int, after: int, speaker: Language) -> str:
    """How a total came about: "40 + 83 = 123", "−5 + 20 = 15"."""
    added = speaker.say(score.SUM, sum_text((before, after - before), speaker), speaker.number(after))
    return added.replace("-", _MINUS)


def corrections(protocol: Protocol, names: Names, speaker: Language) -> tuple[Row, ...]:
    """Scores that were set right later, with the reason."""
    return tuple(row for correction in protocol.corrections for row in _correction(correction, names, speaker))


def _correction(correction: ScoreCorrected, names: Names, speaker: Language) -> tuple[Row, ...]:
    rows = [Row(score_sentence(line, names, speaker, is_referee=True)) for line in correction.lines]
    if correction.note:
        rows.append(Row(speaker.say(texts.REASON, correction.note), tone=Tone.QUIET))
    return tuple(rows)


def grouped(digits: str) -> str:
    """A check sum in groups that can be compared by eye."""
    return " ".join(digits[place : place + DIGITS_IN_GROUP] for place in range(0, len(digits), DIGITS_IN_GROUP))


def _check_sum(protocol: Protocol, speaker: Language) -> tuple[Row, ...]:
    return Row(grouped(protocol.check_sum), tone=Tone.DIGITS), Row(speaker.say(texts.CHECK_SUM_NOTE), tone=Tone.QUIET)


def _signatures(protocol: Protocol, speaker: Language) -> tuple[Row, ...]:
    say = speaker.say
    players = [Row(say(texts.PLAYER), seat.name, tone=Tone.SIGNATURE) for seat in protocol.setup.seats]
    return (*players, Row(say(texts.REFEREE), protocol.facts.referee, tone=Tone.SIGNATURE))
