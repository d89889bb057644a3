"""What the score page says, as values: rows of hands, the sum, and the sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from domino_desktop.core.events import RoundEnd
from domino_desktop.core.scoring import Score, ScoreLine, ScoreReason
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import rules, score
from domino_desktop.i18n.narration import Names, ruleset_name, score_sentence
from domino_desktop.ui.seating import SeatMark, names

_COMPARED = (ScoreReason.LOWEST_HAND, ScoreReason.TEAM_OF_LOWEST_HAND)
_SHARES = (ScoreReason.TIE_SHARE_FULL, ScoreReason.TIE_SHARE_SPLIT)
_BY_SEAT = (ScoreReason.OTHERS_PIPS, ScoreReason.OPPONENTS_PIPS, ScoreReason.OTHERS_MINUS_OWN)
_PENALTIES = (ScoreReason.FALSE_DECLARATION, ScoreReason.ROUND_LOST, ScoreReason.MATCH_LOST)


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
    lines = [(team, [hands[seat] for seat, owner in enumerate(view.teams) if owner == team]) for team in _teams(view)]
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
    """The line that carries the points of the round, the first one where they are shared; None when nobody scores."""
    for line in result.lines:
        if line.points and line.numbers and line.reason not in _PENALTIES:
            return line
    return None


def addends(line: ScoreLine, teams: Sequence[int]) -> tuple[Addend, ...]:
    """The numbers that were added up, each with its seat where it is one hand."""
    if line.reason is ScoreReason.ALL_PIPS:
        seats: list[int | None] = [*range(len(teams))]
    elif line.reason in _SHARES:
        seats = [seat for seat, team in enumerate(teams) if team not in line.teams]
    elif line.reason in _BY_SEAT:
        seats = [seat for seat, team in enumerate(teams) if team != line.team]
        own = [seat for seat, team in enumerate(teams) if team == line.team]
        if len(line.numbers) > len(seats):
            seats.append(own[0] if len(own) == 1 else None)
    else:
        seats = [None] * len(line.numbers)
    return tuple(Addend(number, seat) for number, seat in zip(line.numbers, seats, strict=True))


def remarks(view: View, players: Names, language: Speaker, *, is_referee: bool) -> tuple[str, ...]:
    """What the sum does not tell: a tie and how it was broken, and penalties."""
    told = [
        line
        for line in round_score(view).lines
        if line.reason is ScoreReason.TIED or line.reason.value.startswith("tie_") or line.reason in _PENALTIES
    ]
    return tuple(score_sentence(line, players, language, is_referee=is_referee) for line in told)


def how_it_ended(view: View, players: Names, language: Speaker) -> tuple[str, str]:
    """The kind of end in a few words, and after a block who confirmed it; a round that somebody won has no walk."""
    if view.ended is RoundEnd.WENT_OUT:
        assert view.went_out is not None
        return language.say(score.WENT_OUT, players.seats[view.went_out]), ""
    walk = view.verification
    if walk is None:
        return language.say(score.BLOCKED), ""
    confirmed = language.joined(players.seats[seat] for seat in walk.confirmed_by)
    ends = language.joined(language.number(value) for value in view.layout.values)
    return language.say(score.BLOCKED), language.say(score.CHECKED_BY_ALL, confirmed, ends, view.boneyard)


def rule_sentences(view: View, language: Speaker) -> tuple[str, ...]:
    """The name of the rule set, then the rules that this score rests on."""
    ruleset = view.ruleset
    told = [language.say(score.RULE_NAME, ruleset_name(ruleset.id, language))]
    if view.ended is RoundEnd.WENT_OUT:
        return (*told, language.say(rules.ROUND_POINTS_RULES[ruleset.out_points]))
    told.append(language.say(rules.BLOCK_WINNER_RULES[ruleset.block_winner]))
    told.append(language.say(rules.ROUND_POINTS_RULES[ruleset.round_points]))
    told.extend(language.say(rules.BLOCK_TIE_RULES[name]) for name in ruleset.block_tie)
    return tuple(told)
