"""What the score page says, as values: rows of hands, the sum, and the sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from domino_desktop.core.events import DeadCalled, PointsScored, RedealClaimed, RoundEnd
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.scoring import Score, ScoreLine, ScoreReason
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.i18n import rulebook
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import rulepages, rules, score, story
from domino_desktop.i18n.narration import Names, ruleset_name, score_sentence
from domino_desktop.i18n.rulebook.points import out_value
from domino_desktop.storage import rulesets
from domino_desktop.ui.pages.rulesets.shelf import changes_between
from domino_desktop.ui.seating import SeatMark, names

_COMPARED = (ScoreReason.LOWEST_HAND, ScoreReason.TEAM_OF_LOWEST_HAND)
_SHARES = (ScoreReason.TIE_SHARE_FULL, ScoreReason.TIE_SHARE_SPLIT)
_BY_SEAT = (ScoreReason.OTHERS_PIPS, ScoreReason.OPPONENTS_PIPS, ScoreReason.OTHERS_MINUS_OWN)
_ADDED_UP = (
    *_BY_SEAT,
    *_SHARES,
    ScoreReason.DIFFERENCES,
    ScoreReason.ALL_PIPS,
    ScoreReason.OTHERS_AND_BONEYARD,
)
"""Lines that the strip shows as a sum."""

_SEEN_ELSEWHERE = (
    ScoreReason.HAND_COUNTED,
    ScoreReason.TEAM_COUNTED,
    ScoreReason.WENT_OUT,
    ScoreReason.LOWEST_HAND,
    ScoreReason.LOWEST_TEAM,
    ScoreReason.TEAM_OF_LOWEST_HAND,
    ScoreReason.ROUND_REPLAYED,
)
"""Lines that the rows and the first line of the page show."""

_ENDS = {
    RoundEnd.LAID_ASIDE: story.ALL_LAID_ASIDE,
    RoundEnd.TARGET_REACHED: score.TARGET_REACHED,
    RoundEnd.STOPPED: score.STOPPED,
    RoundEnd.BY_HAND: score.BY_HAND,
}


@dataclass(frozen=True, slots=True)
class HandEntry:
    """One hand laid open: whose, what is said about it, its tiles with the pips of each, and their sum."""

    mark: SeatMark
    label: str
    tiles: tuple[Tile, ...]
    captions: tuple[str, ...]
    total: str
    spoken: str


@dataclass(frozen=True, slots=True)
class Row:
    """One team: its hands, and for a pair its names and the sum of both hands. Raised: it scores."""

    team: int
    title: str
    label: str
    total: str
    is_raised: bool
    hands: tuple[HandEntry, ...]


@dataclass(frozen=True, slots=True)
class Addend:
    """One number of the sum, and the seat whose hand it is, where it is a single hand."""

    number: int
    seat: int | None


def round_score(view: View) -> Score:
    """The score of the round in this view. Raises AssertionError before there is one."""
    assert view.score is not None, "the round is not scored yet"
    return view.score


def rows_of(view: View, marks: Sequence[SeatMark], language: Speaker) -> tuple[Row, ...]:
    """The teams by the pips they hold, fewest first."""
    result = round_score(view)
    players = names(marks, view.teams)
    hands = {line.seat: line for line in result.lines if line.reason is ScoreReason.HAND_COUNTED}
    if not hands:
        # Nothing was counted: what lies open is shown all the same, such as the doubles that asked for a new deal.
        for shown in view.revealed:
            pips = tuple(tile.pips for tile in shown.tiles)
            hands[shown.seat] = ScoreLine(ScoreReason.HAND_COUNTED, seat=shown.seat, numbers=pips, tiles=shown.tiles)
    seats = [
        [seat for seat, owner in enumerate(view.teams) if owner == team and seat in hands] for team in _teams(view)
    ]
    lines = [(team, [hands[seat] for seat in own]) for team, own in zip(_teams(view), seats, strict=True) if own]
    lines.sort(key=lambda entry: sum(sum(line.numbers) for line in entry[1]))
    return tuple(_row(view, result, team, own, marks, players, language) for team, own in lines)


def _teams(view: View) -> tuple[int, ...]:
    return tuple(dict.fromkeys(view.teams))


def _row(
    view: View,
    result: Score,
    team: int,
    lines: Sequence[ScoreLine],
    marks: Sequence[SeatMark],
    players: Names,
    language: Speaker,
) -> Row:
    is_pair = len(lines) > 1
    entries = []
    for line in lines:
        assert line.seat is not None
        label = _seat_label(view, result, line.seat, language)
        if not is_pair:
            label = label or _team_label(result, team, language)
        captions = tuple(language.number(pips) for pips in line.numbers)
        total = language.number(sum(line.numbers))
        spoken = score_sentence(line, players, language)
        entries.append(HandEntry(marks[line.seat], label, line.tiles, captions, total, spoken))
    title = players.team(team, language) if is_pair else ""
    label = _team_label(result, team, language) if is_pair else ""
    total = language.number(sum(sum(line.numbers) for line in lines))
    is_raised = team == result.winner or any(line.team == team and line.reason in _SHARES for line in result.lines)
    return Row(team, title, label, total, is_raised, tuple(entries))


def _seat_label(view: View, result: Score, seat: int, language: Speaker) -> str:
    """What distinguishes this hand: it is out, or it is the lowest one that decided."""
    if view.went_out == seat:
        return language.say(score.OUT)
    if any(line.seat == seat and line.reason in _COMPARED for line in result.lines):
        return language.say(score.LOWEST_COUNT)
    return ""


def _team_label(result: Score, team: int, language: Speaker) -> str:
    if team == result.winner:
        return language.say(score.WINNER)
    return language.say(score.TIED) if team in result.tied else ""


def scoring_line(result: Score) -> ScoreLine | None:
    """The line that the strip shows as a sum, the first one where the points are shared; None when nothing is added."""
    return next((line for line in result.lines if line.reason in _ADDED_UP and line.numbers), None)


def steps_after(result: Score, line: ScoreLine) -> tuple[tuple[str, int], ...]:
    """What the points go through after they were added up: each time a sign and a number, the last one a result."""
    steps: list[tuple[str, int]] = []
    own = [each for each in result.lines[result.lines.index(line) + 1 :] if each.team == line.team]
    worth = sum(line.numbers)
    has_bonus = False
    for each in own:
        kind = each.reason.value.split("_")[0]
        if kind == "rounded":
            worth = sum(each.numbers)
            steps.append(("\u2192", worth))
        elif kind == "times" or each.reason is ScoreReason.CARRIED_DOUBLE:
            worth = each.numbers[0] * each.numbers[1]
            steps += [("\u00d7", each.numbers[1]), ("=", worth)]
        elif each.reason is ScoreReason.CARRIED_ONE:
            worth = sum(each.numbers)
            steps += [("+", each.numbers[1]), ("=", worth)]
        elif kind == "bonus" and each.points:
            worth += each.points
            has_bonus = True
            steps.append(("+", each.points))
    return (*steps, ("=", worth)) if has_bonus else tuple(steps)


def addends(line: ScoreLine, teams: Sequence[int]) -> tuple[Addend, ...]:
    """The numbers that were added up, each with its seat where it is one hand."""
    if line.reason is ScoreReason.ALL_PIPS:
        seats: list[int | None] = [*range(len(teams))]
    elif line.reason in _SHARES:
        seats = [seat for seat, team in enumerate(teams) if team not in line.teams]
    elif line.reason is ScoreReason.OTHERS_AND_BONEYARD:
        seats = [seat for seat, team in enumerate(teams) if team != line.team]
        seats += [None] * (len(line.numbers) - len(seats))
    elif line.reason in _BY_SEAT:
        seats = [seat for seat, team in enumerate(teams) if team != line.team]
        own = [seat for seat, team in enumerate(teams) if team == line.team]
        if len(line.numbers) > len(seats):
            seats.append(own[0] if len(own) == 1 else None)
    else:
        seats = [None] * len(line.numbers)
    return tuple(Addend(number, seat) for number, seat in zip(line.numbers, seats, strict=True))


def remarks(view: View, players: Names, language: Speaker, *, is_referee: bool) -> tuple[str, ...]:
    """What rows and sum do not tell, in its order: duels, ties, each further step of the points, bonuses, penalties.

    At last what was scored during play: without it nobody could tell where the totals come from.
    """
    result = round_score(view)
    strip = scoring_line(result)
    told = [
        line
        for line in result.lines
        if line is not strip
        and line.reason not in _SEEN_ELSEWHERE
        and not (line.reason in _SHARES and line.points == 0)
    ]
    sentences = (score_sentence(line, players, language, is_referee=is_referee) for line in told)
    return (*sentences, *made_in_play(view, players, language))


def made_in_play(view: View, players: Names, language: Speaker) -> tuple[str, ...]:
    """What each team scored in this round before it was over; nothing where the round does not count."""
    if round_score(view).is_replayed:
        return ()
    points = dict.fromkeys(_teams(view), 0)
    for event in view.history:
        for line in event.lines if isinstance(event, PointsScored) else ():
            if line.team is not None:
                points[line.team] += line.points
    return tuple(
        language.say(score.DURING_PLAY, players.team(team, language), n=made) for team, made in points.items() if made
    )


def how_it_ended(view: View, players: Names, language: Speaker) -> tuple[str, str]:
    """The kind of end in a few words, and after a block who confirmed it; a round that somebody won has no walk."""
    result = round_score(view)
    claim = next((event for event in view.history if isinstance(event, RedealClaimed)), None)
    if claim is not None and view.ended is RoundEnd.REDEALT:
        return language.say(story.ASKS_FOR_NEW_DEAL, players.seats[claim.seat]), ""
    if any(line.reason is ScoreReason.ROUND_REPLAYED for line in result.lines):
        # A round that a wrong answer spoiled is not told as one that was verified.
        return "", ""
    if view.ended is RoundEnd.WENT_OUT:
        assert view.went_out is not None
        return language.say(score.WENT_OUT, players.seats[view.went_out]), ""
    if view.ended in _ENDS:
        return language.say(_ENDS[view.ended]), ""
    walk = view.verification
    if walk is None:
        dead = next((event for event in view.history if isinstance(event, DeadCalled)), None)
        if dead is not None and dead.seat is not None:
            return language.say(score.BLOCKED), language.say(story.CALLS_DEAD, players.seats[dead.seat])
        return language.say(score.BLOCKED), language.say(story.NOTHING_CAN_FIT) if dead is not None else ""
    confirmed = language.joined(players.seats[seat] for seat in walk.confirmed_by)
    ends = language.joined(language.number(value) for value in view.layout.values)
    return language.say(score.BLOCKED), language.say(score.CHECKED_BY_ALL, confirmed, ends, view.boneyard)


def rule_sentences(view: View, language: Speaker) -> tuple[str, ...]:
    """The name of the rule set, with what this table has changed in it; then the rules that this score rests on."""
    ruleset = view.ruleset
    name = language.say(score.RULE_NAME, ruleset_name(ruleset.id, language))
    changes = _changes(ruleset, language)
    name = f"{name}\n{changes}" if changes else name
    if view.ended is RoundEnd.REDEALT:
        return (name,)
    blank = rulebook.value_sentence("blank_value", ruleset, language) if _counts_blank(view) else ""
    if view.ended is RoundEnd.BLOCKED:
        told = {section.id: section.sentences for section in rulebook.sections(ruleset, view.seats, language)}
        points = _points_rule(ruleset, ruleset.round_points, ("block_value",), language)
        found = (*told.get("winner", ()), *points, blank, *told.get("ties", ()))
    else:
        found = (*_points_rule(ruleset, ruleset.out_points, _OUT_VALUES, language), blank)
    return name, *filter(None, found)


def _changes(ruleset: RuleSet, language: Speaker) -> str:
    """What was changed in rules that come with the program; empty where nothing was."""
    try:
        changed = changes_between(rulesets.load(ruleset.id), ruleset)
    except (KeyError, rulesets.RuleSetFileFault):
        return ""
    if not changed:
        return ""
    labels = language.joined(rulebook.label(key, language) for key in changed)
    return language.say(rulepages.DIFFERS_FROM, ruleset_name(ruleset.id, language), labels, n=len(changed))


def _counts_blank(view: View) -> bool:
    """Whether somebody was left with a double blank that counts, which nobody can see from its pips."""
    blank = Tile(0, 0)
    return bool(view.ruleset.blank_value) and any(blank in (shown.tiles or ()) for shown in view.revealed)


_OUT_VALUES = ("out_values.simple", "out_values.double", "out_values.both_ends", "out_values.double_both_ends")


def _points_rule(ruleset: RuleSet, word: str, fixed: tuple[str, ...], language: Speaker) -> tuple[str, ...]:
    """What this way of ending a round is worth; ``fixed`` are the switches of fixed points."""
    if word == "fixed":
        alike = out_value(ruleset, language) if fixed is _OUT_VALUES else ()
        if alike:
            return alike
        told = (rulebook.value_sentence(key, ruleset, language) for key in fixed)
        return tuple(dict.fromkeys(sentence for sentence in told if sentence))
    rounding = rulebook.value_sentence("rounding", ruleset, language) if ruleset.rounding != "none" else ""
    return language.say(rules.ROUND_POINTS_RULES[word]), *([rounding] if rounding else [])
