"""Values of the core become sentences in the language of a speaker."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from domino_desktop.core.events import Certainty, Foul
from domino_desktop.core.moves import Reason, RuleViolation
from domino_desktop.core.ruleset import RuleSetFault
from domino_desktop.core.scoring import Score, ScoreLine, ScoreReason
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import rules, rulesets, score, scoring, setup, story, table, walk

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
        kind = rules.WRONG_ANSWER_POINTS_ADDED if line.points > 0 else rules.WRONG_ANSWER_PENALTY
        message = rules.FALSE_DECLARATION_PENALTY if is_referee else kind
        return speaker.say(message, names.seats[_known(line.seat)], n=abs(line.points))
    if reason in rules.FOUL_PENALTIES:
        return speaker.say(rules.FOUL_PENALTIES[reason], names.seats[_known(line.seat)], n=abs(line.points))
    if reason in _TIES:
        pairs = names.is_pair(line.teams[0])
        message = (_PAIR_SCORE_LINES if pairs else _SCORE_LINES)[reason]
        return speaker.say(message, names.all_of(line.teams, speaker), numbers[0], "", *numbers)
    message = _SCORE_LINES[reason]
    team = ""
    if line.team is not None:
        team = names.team(line.team, speaker)
        if names.is_pair(line.team):
            message = _PAIR_SCORE_LINES.get(reason, message)
    seat = "" if line.seat is None else names.seats[line.seat]
    return speaker.say(message, team, _amount(line, speaker), seat, *_more(line, speaker))


def _hand_counted(line: ScoreLine, names: Names, speaker: Speaker) -> str:
    name, numbers = names.seats[_known(line.seat)], line.numbers
    if not numbers:
        return speaker.say(rules.NO_TILES_COUNTED, name)
    if len(numbers) == 1:
        return speaker.say(rules.ONE_TILE_COUNTED, name, n=numbers[0])
    return speaker.say(rules.HAND_SUM, name, sum_text(numbers, speaker), n=sum(numbers))


_SCORE_LINES = {**rules.SCORE_LINES, **scoring.SCORE_LINES_MORE}
_PAIR_SCORE_LINES = {**rules.PAIR_SCORE_LINES, **scoring.PAIR_SCORE_LINES_MORE}
_TIES = (ScoreReason.TIED, ScoreReason.TIED_DUEL, ScoreReason.TIED_DOUBLES)
_COMPARISONS = (
    ScoreReason.LOWEST_HAND,
    ScoreReason.LOWEST_TEAM,
    ScoreReason.TEAM_OF_LOWEST_HAND,
    ScoreReason.NOT_THE_LAST_MOVER,
)
_SHARES = (ScoreReason.TIE_SHARE_FULL, ScoreReason.TIE_SHARE_SPLIT)
_PIPS_ADDED = (
    ScoreReason.OTHERS_PIPS,
    ScoreReason.OPPONENTS_PIPS,
    ScoreReason.OTHERS_MINUS_OWN,
    ScoreReason.DIFFERENCES,
    ScoreReason.ALL_PIPS,
    ScoreReason.OTHERS_AND_BONEYARD,
)
_PRODUCTS = (
    ScoreReason.TIMES_BLOCK,
    ScoreReason.TIMES_OUT,
    ScoreReason.TIMES_DOUBLE,
    ScoreReason.TIMES_BOTH_ENDS,
    ScoreReason.TIMES_DOUBLE_BOTH_ENDS,
    ScoreReason.TIMES_CLOSER_LOST,
    ScoreReason.CARRIED_DOUBLE,
)
_ADDED = (
    *_PIPS_ADDED,
    ScoreReason.OWN_PIPS_AGAINST,
    ScoreReason.ROUNDED_NEAREST_5,
    ScoreReason.ROUNDED_DOWN_5,
    ScoreReason.ROUNDED_NEAREST_3,
    ScoreReason.ROUNDED_BANDS,
    ScoreReason.CARRIED_ONE,
)


def _amount(line: ScoreLine, speaker: Speaker) -> str:
    """What a line compares or is worth: "7", "17 pips", "83 points", "17 + 26 = 43 points", "57 × 2 = 114 points".

    A line whose points are written by a later one (after rounding, say) tells its numbers all the same, as pips.
    """
    reason, numbers = line.reason, line.numbers
    if reason in _COMPARISONS:
        return speaker.number(numbers[0])
    if reason in (ScoreReason.DUEL_CLOSER, ScoreReason.DUEL_NEIGHBOUR):
        return speaker.say(scoring.PIPS, n=numbers[0])
    if reason in _PRODUCTS:
        return speaker.say(scoring.PRODUCT_OF_POINTS, numbers[0], numbers[1], n=numbers[0] * numbers[1])
    if reason in _ADDED and numbers:
        is_written_later = reason in _PIPS_ADDED and line.points != sum(numbers)
        if len(numbers) == 1:
            return speaker.say(scoring.PIPS if is_written_later else rules.POINTS, n=numbers[0])
        message = scoring.SUM_OF_PIPS if is_written_later else rules.SUM_OF_POINTS
        return speaker.say(message, sum_text(numbers, speaker), n=sum(numbers))
    points = line.points or (numbers[0] if reason in _WRITTEN else 0)
    if points < 0:
        return speaker.say(scoring.POINTS_OFF, n=-points)
    return speaker.say(rules.POINTS, n=points)


#: Lines whose first number is what they are worth, even where a later line writes the points or takes them away.
_WRITTEN = (
    ScoreReason.FIXED_BLOCK,
    ScoreReason.FIXED_OUT,
    ScoreReason.FIXED_DOUBLE,
    ScoreReason.FIXED_BOTH_ENDS,
    ScoreReason.FIXED_DOUBLE_BOTH_ENDS,
    ScoreReason.CLOSER_LOST_OTHERS,
    ScoreReason.BONUS_CAPICUA,
    ScoreReason.BONUS_CHUCHAZO,
    ScoreReason.BONUS_OUT_DOUBLE,
    ScoreReason.BONUS_LOCK,
    ScoreReason.BONUS_GOING_OUT,
    ScoreReason.BONUS_HAND_NUMBER,
    ScoreReason.PASS_AFTER_LEAD_DOUBLE,
    ScoreReason.PASS_AFTER_LEAD_SINGLE,
    ScoreReason.THREE_PASSES,
    ScoreReason.EACH_PASS,
    ScoreReason.FIRST_PASS,
    ScoreReason.GALO,
)


def _more(line: ScoreLine, speaker: Speaker) -> tuple[str | int, ...]:
    """The numbers that a message may name one by one, from %4 on."""
    if line.reason is ScoreReason.PLAY_MULTIPLES:
        numbers = line.numbers
        total = speaker.number(sum(numbers))
        added = sum_text(numbers, speaker)
        return "", "", added if len(numbers) == 1 else speaker.say(score.SUM, added, total)
    return line.numbers


def _known(place: int | None) -> int:
    """A seat or team that this kind of line always names."""
    assert place is not None
    return place


def winner_sentence(result: Score, names: Names, speaker: Speaker) -> str:
    """Who wins the round and what it is worth: "Giulia wins the round: 83 points"."""
    if result.is_replayed:
        return speaker.say(score.ROUND_IS_REPLAYED)
    if result.winner is not None:
        return _won_sentence(result, result.winner, names, speaker)
    if not result.tied:
        return speaker.say(score.NOBODY_WINS)
    reasons = {line.reason for line in result.lines}
    if ScoreReason.TIE_OWN_PIPS in reasons:
        return speaker.say(scoring.TIE_ALL_WRITE)
    tied = names.all_of(result.tied, speaker)
    if reasons & set(_SHARES):
        return speaker.say(score.TIE_EACH_SCORES, tied, n=_points_won(result, result.tied[0]))
    won = {line.team: line.points for line in result.lines if line.reason is ScoreReason.TIE_OPPONENTS_OF_CLOSER}
    scorers = [team for team in won if team is not None]
    if scorers:
        return speaker.say(scoring.TIE_POINTS_FOR, names.all_of(scorers, speaker), n=won[scorers[0]])
    if names.is_pair(result.tied[0]):
        return speaker.say(score.PAIRS_TIE_NOBODY_SCORES)
    return speaker.say(score.TIE_NOBODY_SCORES, tied)


def _won_sentence(result: Score, winner: int, names: Names, speaker: Speaker) -> str:
    pair, team = names.is_pair(winner), names.team(winner, speaker)
    for line in result.lines:
        if line.reason is ScoreReason.TARGET_REACHED:
            message = scoring.PAIR_HITS_TARGET if pair else scoring.HITS_TARGET
            return speaker.say(message, team, line.numbers[0])
        if line.reason is ScoreReason.OWN_PIPS_AGAINST:
            message = scoring.PAIR_WINS_ROUND_AND_WRITES if pair else scoring.WINS_ROUND_AND_WRITES
            return speaker.say(message, team, n=_points_won(result, winner))
    message = score.PAIR_WINS_ROUND if pair else score.WINS_ROUND
    return speaker.say(message, team, n=_points_won(result, winner))


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
    if message.is_plural:
        return speaker.say(message, n=numbers[0])
    return speaker.say(message, *numbers)


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


def pass_label(open_values: Iterable[int], speaker: Speaker, *, joint: int = 0, doubles_only: bool = False) -> str:
    """The action button of a hand that fits nothing: "Pass: no 5, no 3"; see ``lacking_tiles``."""
    lacking = lacking_tiles(open_values, speaker, joint=joint, doubles_only=doubles_only)
    return speaker.say(table.PASS_BECAUSE, lacking)
