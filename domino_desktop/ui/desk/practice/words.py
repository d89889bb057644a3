"""What is said about a dispute: the rules of its table, what the players declared, and whether a ruling is right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from domino_desktop.controller.disputes import Dispute, Heard, Outcome, Ruling, Standing
from domino_desktop.core.events import TilePlayed
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.tiles import Tile
from domino_desktop.i18n import rulebook
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import practice, rulebook_block, rules
from domino_desktop.i18n.narration import Names, foul_proof, foul_sentence, score_sentence, winner_sentence
from domino_desktop.i18n.rulebook import block, points
from domino_desktop.i18n.rulebook.switch import can_be_level

_BY_LEADER: Final = ("leader_side", "nearest_to_leader")
_BY_CLOSER: Final = ("closer_side", "closer_loses", "opponents_of_closer")


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a ruling: whether it is right, what is the case, and what was said where that was wrong."""

    is_right: bool
    sentence: str
    said: str = ""


@dataclass(frozen=True, slots=True)
class Judged:
    """What is said about a ruling."""

    headline: str
    parts: tuple[Part, ...]

    @property
    def is_right(self) -> bool:
        """Whether all of it is right."""
        return all(part.is_right for part in self.parts)


# The table --------------------------------------------------------------------------------------------


def table_rules(dispute: Dispute, names: Names, speaker: Speaker) -> tuple[str, ...]:
    """The rules that may matter here, each as a sentence: what is a block, who wins it, what it is worth."""
    return tuple(_rules(dispute, names, speaker))


def _rules(dispute: Dispute, names: Names, speaker: Speaker) -> Iterator[str]:
    view = dispute.closed
    ruleset = view.ruleset
    blocked, ends, *_ = block.walk(ruleset, speaker)
    yield blocked
    if ruleset.placing != "line":
        yield ends
    yield speaker.say(practice.IN_TURN, speaker.say(rules.DIRECTIONS[ruleset.direction]))
    if ruleset.has_markers:
        yield speaker.say(rulebook_block.NEW_MARKER)
    for key in _told_of_count(ruleset):
        yield rulebook.value_sentence(key, ruleset, speaker)
        if key == "block_winner":
            yield from _facts(dispute, names, speaker)
    yield from points.round_points(ruleset, speaker)[-1:]
    for key in _told_of_points(ruleset):
        yield rulebook.value_sentence(key, ruleset, speaker)
    penalty = ruleset.false_declaration
    yield speaker.say(practice.FALSE_COSTS, n=penalty.points)
    yield speaker.say(practice.FALSE_ROUNDS[penalty.round])


def _told_of_count(ruleset: RuleSet) -> list[str]:
    """The switches that say who wins, where they say something."""
    told = ["dead_number_stop"] if ruleset.dead_number_stop != "off" else []
    told.append("block_winner")
    if ruleset.block_winner == "closer_duel":
        told.append("duel_with")
    return [*told, "block_tie"] if can_be_level(ruleset) else told


def _told_of_points(ruleset: RuleSet) -> list[str]:
    """The switches that change what a block is worth, where they are not as usual."""
    is_fixed = ruleset.round_points == "fixed"
    told = ["block_value"] if is_fixed else []
    if ruleset.factors.block != 1 and not is_fixed:
        told.append("factors.block")
    if ruleset.rounding != "none" and rulebook.applies("rounding", ruleset):
        told.append("rounding")
        if ruleset.rounding == "bands":
            told += ["bands.first", "bands.step"]
    if ruleset.closer_loses.factor or ruleset.closer_loses.is_fixed:
        told.append("closer_loses")
    if "opponents_of_closer" in ruleset.block_tie:
        told.append("tie_award")
    return [*told, "blank_value"] if ruleset.blank_value else told


def _facts(dispute: Dispute, names: Names, speaker: Speaker) -> Iterator[str]:
    """Who led and who laid the last tile, where the rules ask for it."""
    view = dispute.closed
    ruleset = view.ruleset
    if view.leader is not None and any(name in _BY_LEADER for name in ruleset.block_tie):
        yield speaker.say(practice.LED, names.seats[view.leader])
    asks_for_closer = ruleset.closer_loses.factor or ruleset.closer_loses.is_fixed or "closer" in ruleset.block_winner
    if view.closer is not None and (asks_for_closer or any(name in _BY_CLOSER for name in ruleset.block_tie)):
        yield speaker.say(practice.CLOSED, names.seats[view.closer])


def declarations(dispute: Dispute, names: Names, speaker: Speaker) -> tuple[tuple[int | None, str], ...]:
    """What was said, in the order in which it was said, each with the seat that it is about, if any."""
    told: list[tuple[int | None, str]] = [(heard.seat, _passed(heard, names, speaker)) for heard in dispute.earlier]
    laid = tuple(event.tile for event in dispute.events if isinstance(event, TilePlayed))
    if laid:
        told.append((None, speaker.say(practice.SINCE_THEN, tiles(laid, speaker))))
    for place, heard in enumerate(dispute.heard):
        first = practice.SAYS_CAN if heard.can else practice.SAYS_BLOCKED
        later = practice.SAYS_CAN if heard.can else practice.SAYS_CANNOT
        told.append((heard.seat, speaker.say(later if place else first, names.seats[heard.seat])))
    if len(dispute.heard) == 1:
        told.append((None, speaker.say(practice.NOT_ASKED_YET)))
    if dispute.accusation is not None:
        accused = dispute.accusation
        said = speaker.say(practice.ACCUSES, names.seats[accused.by], names.seats[accused.seat])
        told.append((accused.by, said))
    return tuple(told)


def _passed(heard: Heard, names: Names, speaker: Speaker) -> str:
    ends = speaker.joined(speaker.number(value) for value in dict.fromkeys(heard.values))
    return speaker.say(practice.EARLIER, names.seats[heard.seat], ends)


def tiles(each: Sequence[Tile], speaker: Speaker) -> str:
    """Tiles as a list: "4-6 and 6-6"."""
    return speaker.joined(str(tile) for tile in each)


# Answers ----------------------------------------------------------------------------------------------


def standing(answer: Standing, speaker: Speaker) -> str:
    """An answer to: is the game blocked?"""
    return speaker.say(practice.STANDINGS[answer.value])


def outcome(answer: Outcome, team: int | None, names: Names, speaker: Speaker) -> str:
    """An answer to: what becomes of the round?"""
    if answer is not Outcome.WON or team is None:
        return speaker.say(practice.OUTCOMES[answer.value])
    return speaker.say(practice.PAIR_WINS if names.is_pair(team) else practice.WINS, names.team(team, speaker))


def outcomes(dispute: Dispute) -> tuple[tuple[Outcome, int | None], ...]:
    """What may be ruled about the round: sharing only where the rules know it."""
    teams = tuple(dict.fromkeys(dispute.closed.teams))
    shares = any(name.startswith("share") for name in dispute.closed.ruleset.block_tie)
    others = [Outcome.SHARED] if shares else []
    others += [Outcome.NOBODY, Outcome.REPLAYED, Outcome.GOES_ON]
    return (*((Outcome.WON, team) for team in teams), *((other, None) for other in others))


# The ruling -------------------------------------------------------------------------------------------


def judged(dispute: Dispute, ruling: Ruling, names: Names, speaker: Speaker) -> Judged:
    """What is to be said about a ruling, part by part."""
    right = dispute.truth.ruling
    parts = (
        _part(
            ruling.standing in dispute.truth.standings,
            _standing_sentence(dispute, names, speaker),
            standing(ruling.standing, speaker),
            speaker,
        ),
        _part(
            ruling.liars == right.liars,
            _liars_sentence(dispute, names, speaker),
            speaker.joined(names.seats[seat] for seat in sorted(ruling.liars)) or speaker.say(practice.NOBODY),
            speaker,
        ),
        _part(
            (ruling.outcome, ruling.team, ruling.points) == (right.outcome, right.team, right.points),
            _outcome_sentence(dispute, names, speaker),
            _said_of_round(ruling, names, speaker),
            speaker,
        ),
    )
    right_ones = sum(part.is_right for part in parts)
    message = practice.PARTLY_RIGHT if right_ones else practice.NOT_RIGHT
    return Judged(speaker.say(practice.ALL_RIGHT if right_ones == len(parts) else message), parts)


def _part(is_right: bool, sentence: str, said: str, speaker: Speaker) -> Part:
    return Part(is_right, sentence, "" if is_right else speaker.say(practice.YOU_SAID, said))


def _standing_sentence(dispute: Dispute, names: Names, speaker: Speaker) -> str:
    truth, view = dispute.truth, dispute.closed
    if truth.ruling.standing is Standing.SEAT_WENT_OUT:
        out = next(seat for seat, count in enumerate(view.counts) if not count)
        return speaker.say(practice.WENT_OUT, names.seats[out])
    if truth.ruling.standing is Standing.BONEYARD_CAN_SUPPLY:
        return speaker.say(practice.TAKES_FIRST, n=view.drawable)
    if truth.able is not None:
        seat, fitting = truth.able
        return speaker.say(practice.CAN_PLAY, names.seats[seat], tiles(fitting, speaker))
    return speaker.say(practice.IT_IS_STOPPED if view.drawable else practice.IT_IS_BLOCKED)


def _liars_sentence(dispute: Dispute, names: Names, speaker: Speaker) -> str:
    told = []
    for foul in dispute.truth.fouls:
        told.append(f"{foul_sentence(foul, names, speaker, is_referee=True)} {foul_proof(foul, names, speaker)}")
    if not told:
        told.append(speaker.say(practice.ALL_TRUE))
    accused = dispute.accusation
    if accused is not None and accused.seat not in dispute.truth.ruling.liars:
        told.append(speaker.say(practice.ACCUSED_WRONGLY, names.seats[accused.seat]))
    return "\n".join(told)


def _outcome_sentence(dispute: Dispute, names: Names, speaker: Speaker) -> str:
    truth = dispute.truth
    if truth.score is not None:
        return winner_sentence(truth.score, names, speaker)
    if truth.able is None or truth.ruling.standing is not Standing.SEAT_CAN_PLAY:
        told = speaker.say(practice.ROUND_GOES_ON)
    else:
        told = speaker.say(practice.GOES_ON_WITH, names.seats[_next_to_play(dispute)])
    return f"{told} {speaker.say(practice.PENALTY_LATER)}" if truth.fouls else told


def _next_to_play(dispute: Dispute) -> int:
    """Who has said that it can play, else the first who can."""
    assert dispute.truth.able is not None
    return next((heard.seat for heard in dispute.heard if heard.can), dispute.truth.able[0])


def _said_of_round(ruling: Ruling, names: Names, speaker: Speaker) -> str:
    said = outcome(ruling.outcome, ruling.team, names, speaker)
    if ruling.outcome not in (Outcome.WON, Outcome.SHARED):
        return said
    return speaker.say(practice.SAID_WITH_POINTS, said, speaker.say(rules.POINTS, n=ruling.points))


def count(dispute: Dispute, names: Names, speaker: Speaker) -> tuple[str, ...]:
    """The score, line by line, in the referee's words."""
    score = dispute.truth.score
    lines = () if score is None else score.lines
    return tuple(score_sentence(line, names, speaker, is_referee=True) for line in lines)
