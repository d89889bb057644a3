"""Values of the core become sentences in the language of a speaker."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from domino_desktop.core.events import Certainty, Foul
from domino_desktop.core.moves import Reason, RuleViolation
from domino_desktop.core.ruleset import RuleSetFault
from domino_desktop.core.scoring import Score, ScoreLine, ScoreReason
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import rules, rulesets, score, setup, story, table, walk

_MINUS = "\u2212"


@dataclass(frozen=True, slots=True)
class Names:
    """Who sits where: the name and the team of each seat."""

    seats: tuple[str, ...]
    teams: tuple[int, ...]

    def members(self, team: int) -> tuple[str, ...]:
        """The names of a team in the order of its seats."""
        return tuple(name for name, owner in zip(self.seats, self.teams, strict=True) if owner == team)

    def is_pair(self, team: int) -> bool:
        return self.teams.count(team) > 1

    def team(self, team: int, speaker: Speaker) -> str:
        """The player, or both players of a pair: "Anna and Elsa"."""
        return speaker.joined(self.members(team))

    def all_of(self, teams: Iterable[int], speaker: Speaker) -> str:
        """Every player of these teams as one list."""
        return speaker.joined(name for team in teams for name in self.members(team))


def seat_name(seat: int, speaker: Speaker) -> str:
    """What a seat is called as long as nobody is named: seat 0 is "Seat 1"."""
    return speaker.say(setup.SEAT, seat + 1)


# Lists and sums ---------------------------------------------------------------------------------------


def either(values: Iterable[int], speaker: Speaker) -> str:
    """Each number once, as a choice: "4", "2 or 4", "2, 3 or 4"."""
    *first, last = [speaker.number(value) for value in dict.fromkeys(values)] or [""]
    return speaker.say(story.OR_LAST, _listed(first, speaker), last) if first else last


def none_of(values: Iterable[int], speaker: Speaker, *, doubles_only: bool = False) -> str:
    """Each number once, as what a hand lacks: "no 5", "no 5, no 3"; or "no double 5" where only doubles may be laid."""
    message = story.NO_DOUBLE if doubles_only else story.NO_NUMBER
    return _listed([speaker.say(message, value) for value in dict.fromkeys(values)], speaker)


def lacking_tiles(values: Iterable[int], speaker: Speaker, *, joint: int = 0, doubles_only: bool = False) -> str:
    """What a hand lacks at ends that show these numbers: "no 5, no 3", "no double 5", "no 2, no matador".

    ``joint`` is what touching halves add up to; 0 where they are equal.
    """
    if not joint:
        return none_of(values, speaker, doubles_only=doubles_only)
    lacking = none_of([joint - value for value in values if value], speaker)
    return _listed([*([lacking] if lacking else []), speaker.say(story.NO_MATADOR)], speaker)


def _listed(parts: Sequence[str], speaker: Speaker) -> str:
    listed = parts[0] if parts else ""
    for part in parts[1:]:
        listed = speaker.say(story.AND_MORE, listed, part)
    return listed


def sum_text(numbers: Iterable[int], speaker: Speaker) -> str:
    """The numbers as they are added up: "17 + 26 − 7"."""
    first, *rest = numbers
    text = speaker.number(first)
    for number in rest:
        text += f" {_MINUS if number < 0 else '+'} {speaker.number(abs(number))}"
    return text


# The score --------------------------------------------------------------------------------------------


def score_sentence(line: ScoreLine, names: Names, speaker: Speaker, *, is_referee: bool = False) -> str:
    """One line of a score as a sentence; a referee says "false declaration", a family "wrong answer"."""
    reason, numbers = line.reason, line.numbers
    if reason is ScoreReason.HAND_COUNTED:
        return _hand_counted(line, names, speaker)
    if reason is ScoreReason.TEAM_COUNTED:
        team = names.team(_known(line.team), speaker)
        return speaker.say(rules.PAIR_SUM, team, sum_text(numbers, speaker), n=sum(numbers))
    if reason is ScoreReason.FALSE_DECLARATION:
        message = rules.FALSE_DECLARATION_PENALTY if is_referee else rules.WRONG_ANSWER_PENALTY
        return speaker.say(message, names.seats[_known(line.seat)], n=-line.points)
    if reason is ScoreReason.TIED:
        pairs = names.is_pair(line.teams[0])
        message = (rules.PAIR_SCORE_LINES if pairs else rules.SCORE_LINES)[reason]
        return speaker.say(message, names.all_of(line.teams, speaker), numbers[0])
    if line.team is None:
        return speaker.say(rules.SCORE_LINES[reason])
    team = names.team(line.team, speaker)
    message = rules.SCORE_LINES[reason]
    if names.is_pair(line.team):
        message = rules.PAIR_SCORE_LINES.get(reason, message)
    return speaker.say(message, team, _amount(line, speaker), "" if line.seat is None else names.seats[line.seat])


def _hand_counted(line: ScoreLine, names: Names, speaker: Speaker) -> str:
    name, numbers = names.seats[_known(line.seat)], line.numbers
    if not numbers:
        return speaker.say(rules.NO_TILES_COUNTED, name)
    if len(numbers) == 1:
        return speaker.say(rules.ONE_TILE_COUNTED, name, n=numbers[0])
    return speaker.say(rules.HAND_SUM, name, sum_text(numbers, speaker), n=sum(numbers))


_COMPARISONS = (ScoreReason.LOWEST_HAND, ScoreReason.LOWEST_TEAM, ScoreReason.TEAM_OF_LOWEST_HAND)
_SHARES = (ScoreReason.TIE_SHARE_FULL, ScoreReason.TIE_SHARE_SPLIT)


def _amount(line: ScoreLine, speaker: Speaker) -> str:
    """What a line compares or is worth: "7", "83 points", "17 + 26 = 43 points"."""
    if line.reason in _COMPARISONS:
        return speaker.number(line.numbers[0])
    if len(line.numbers) > 1 and line.reason not in _SHARES:
        return speaker.say(rules.SUM_OF_POINTS, sum_text(line.numbers, speaker), n=line.points)
    return speaker.say(rules.POINTS, n=line.points)


def _known(place: int | None) -> int:
    """A seat or team that this kind of line always names."""
    assert place is not None
    return place


def winner_sentence(result: Score, names: Names, speaker: Speaker) -> str:
    """Who wins the round and what it is worth: "Giulia wins the round: 83 points"."""
    if result.is_replayed:
        return speaker.say(score.ROUND_IS_REPLAYED)
    if result.winner is not None:
        message = score.PAIR_WINS_ROUND if names.is_pair(result.winner) else score.WINS_ROUND
        return speaker.say(message, names.team(result.winner, speaker), n=_points_won(result, result.winner))
    if not result.tied:
        return speaker.say(score.NOBODY_WINS)
    if names.is_pair(result.tied[0]):
        return speaker.say(score.PAIRS_TIE_NOBODY_SCORES)
    tied = names.all_of(result.tied, speaker)
    if any(line.reason in _SHARES for line in result.lines):
        return speaker.say(score.TIE_EACH_SCORES, tied, n=_points_won(result, result.tied[0]))
    return speaker.say(score.TIE_NOBODY_SCORES, tied)


def _points_won(result: Score, team: int) -> int:
    """A team's points of the round itself, without a penalty."""
    penalty = ScoreReason.FALSE_DECLARATION
    return sum(line.points for line in result.lines if line.team == team and line.reason is not penalty)


def match_sentence(team: int, points: int, names: Names, speaker: Speaker) -> str:
    """Who has won the match: "Giulia wins the match with 104 points"."""
    message = score.PAIR_WINS_MATCH if names.is_pair(team) else score.WINS_MATCH
    return speaker.say(message, names.team(team, speaker), n=points)


# Refusals, fouls, rule sets ---------------------------------------------------------------------------


def refusal_sentence(violation: RuleViolation, speaker: Speaker) -> str:
    """Why a move was refused, for the person who tried it; it never tells more than the violation."""
    message = rules.REFUSALS[violation.reason]
    numbers = violation.numbers
    if violation.reason is Reason.TILE_DOES_NOT_FIT:
        return speaker.say(message, str(violation.tile), either(numbers, speaker))
    if violation.tile is not None:
        return speaker.say(message, str(violation.tile), *numbers)
    return speaker.say(message, n=numbers[0] if message.is_plural else None)


def foul_sentence(foul: Foul, names: Names, speaker: Speaker, *, is_referee: bool = False) -> str:
    """The accusation in one line; one that is not proven says so."""
    name = names.seats[foul.seat]
    if foul.certainty is Certainty.POSSIBLE:
        return speaker.say(walk.FOUL_POSSIBLE, name, str(foul.tile))
    return speaker.say(walk.REFEREE_FOUL if is_referee else walk.FOUL, name)


def foul_proof(foul: Foul, names: Names, speaker: Speaker) -> str:
    """What was open, what was said, and the tile that would have fitted."""
    ends = speaker.joined(speaker.number(value) for value in foul.values)
    return speaker.say(walk.FOUL_PROOF, names.seats[foul.seat], ends, str(foul.tile), foul.end)


def ruleset_fault_sentence(fault: RuleSetFault, speaker: Speaker) -> str:
    """What is wrong with a rule-set file, at which place, and what is allowed there."""
    sentence = speaker.say(rules.RULESET_FAULTS[fault.reason], fault.found, fault.key)
    if not fault.allowed:
        return sentence
    return speaker.say(rules.ALLOWED_THERE, sentence, ", ".join(fault.allowed))


def ruleset_name(ruleset_id: str, speaker: Speaker) -> str:
    """The shown name of a rule set; one without a name in the catalogues shows its id."""
    message = rulesets.RULESET_NAMES.get(ruleset_id)
    return ruleset_id if message is None else speaker.say(message)


def ruleset_description(ruleset_id: str, speaker: Speaker) -> str:
    """Two lines about a rule set, or nothing for one that has none in the catalogues."""
    message = rulesets.RULESET_DESCRIPTIONS.get(ruleset_id)
    return "" if message is None else speaker.say(message)


# The table --------------------------------------------------------------------------------------------


def turn_headline(name: str, open_values: Iterable[int], speaker: Speaker) -> str:
    """Whose turn it is and what is open: "Giulia, it is your turn: 2 or 4"."""
    choice = either(open_values, speaker)
    return speaker.say(table.YOUR_TURN, name, choice) if choice else speaker.say(table.YOU_LEAD, name)


def pass_label(open_values: Iterable[int], speaker: Speaker) -> str:
    """The action button of a hand that fits nothing: "Pass: no 5, no 3"."""
    return speaker.say(table.PASS_BECAUSE, none_of(open_values, speaker))
