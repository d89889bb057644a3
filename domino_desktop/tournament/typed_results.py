"""What a director types as the result of a table: read, checked, and every mistake named with its place.

Some of what can be typed cannot be true, whatever happened; it is never taken. Some is only unusual; it is taken once
the director has seen what is odd about it (``Kind.is_warning``).

* Impossible: no number at all, points below zero (those are penalties), more than four digits, a gap among the
  rounds, rounds that do not add up to the points beside them, both sides at the target where a round gives points to
  one side only (one of them was there first, and that ended the match), a match after the one that decided the table,
  a knockout that is level without a play-off.
* Unusual: both sides at the target where both may score in the last round, nobody at the target although there is no
  clock, more points past the target than one round can bring, rounds after the one that reached the target, a round
  worth more than all tiles, a round in which both scored where only one side can, no points at all, a best of three
  that nobody has won.

A target is only looked at where whoever has most points wins (``match_form`` first_to).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import astuple, dataclass, field
from enum import Enum

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.tournament.results import Ended, MatchScore, Outcome, RoundScore, TableResult
from domino_desktop.tournament.settings import Format, MatchTerms, Settings
from domino_desktop.tournament.state import TournamentRound

MOST_DIGITS = 4
TOTALS = -1
"""The place of the points of a whole match, where rounds are counted from 0."""

_BOTH = re.compile(r"\s*(\d+)\s*[-\u2013:/ ]\s*(\d+)\s*")
_NEGATIVE = re.compile(r"[-\u2212\u2013]\s*\d+")


@dataclass(frozen=True, slots=True)
class TypedRound:
    """One round of tiles as it stands in the fields; ``ended`` is a letter."""

    points: tuple[str, str] = ("", "")
    ended: str = ""

    @property
    def is_empty(self) -> bool:
        """Whether nothing is typed here."""
        return not any(text.strip() for text in (*self.points, self.ended))


@dataclass(frozen=True, slots=True)
class TypedMatch:
    """One match as it stands in the fields; where ``points`` are empty the rounds are added up."""

    points: tuple[str, str] = ("", "")
    rounds: tuple[TypedRound, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether nothing is typed here."""
        return not any(text.strip() for text in self.points) and all(each.is_empty for each in self.rounds)


@dataclass(frozen=True, slots=True)
class TypedResult:
    """All fields of one table. ``winner``: the side that won a play-off, or -1."""

    matches: tuple[TypedMatch, ...] = (TypedMatch(),)
    winner: int = -1


class Kind(Enum):
    """What is wrong with what was typed; ``values`` of a `Mistake` are named here."""

    TABLE_MISSING = "table_missing"
    TABLE_NOT_A_NUMBER = "table_not_a_number"
    NO_SUCH_TABLE = "no_such_table"
    """table, lowest table, highest table"""
    HAS_RESULT = "has_result"
    """table, points of side 0, of side 1"""
    POINTS_MISSING = "points_missing"
    NOT_A_NUMBER = "not_a_number"
    NEGATIVE = "negative"
    TOO_MANY_DIGITS = "too_many_digits"
    """digits allowed"""
    UNKNOWN_ENDING = "unknown_ending"
    ROUND_MISSING = "round_missing"
    """round of tiles, from 1"""
    DOES_NOT_ADD_UP = "does_not_add_up"
    """points typed, points of the rounds"""
    BOTH_REACHED = "both_reached"
    """target, points of side 0, of side 1"""
    LEVEL_IN_KNOCKOUT = "level_in_knockout"
    BOTH_PAST = "both_past"
    """target, points of side 0, of side 1"""
    NEITHER_REACHED = "neither_reached"
    """target"""
    TOO_FAR = "too_far"
    """points, target"""
    AFTER_END = "after_end"
    """round of tiles, from 1: the target was reached in it, and more rounds follow; target"""
    ROUND_TOO_LARGE = "round_too_large"
    """points, the most that one round brings"""
    BOTH_SCORED = "both_scored"
    """round of tiles, from 1"""
    NOTHING_SCORED = "nothing_scored"
    UNDECIDED = "undecided"
    """matches that win the table"""
    PLAYED_ON = "played_on"
    """match, from 1, that decided the table"""

    @property
    def is_warning(self) -> bool:
        """Whether it is only unusual: a director may say that it is right."""
        return self in _UNUSUAL


_UNUSUAL = frozenset(
    {
        Kind.BOTH_PAST,
        Kind.NEITHER_REACHED,
        Kind.TOO_FAR,
        Kind.AFTER_END,
        Kind.ROUND_TOO_LARGE,
        Kind.BOTH_SCORED,
        Kind.NOTHING_SCORED,
        Kind.UNDECIDED,
    }
)


@dataclass(frozen=True, slots=True)
class Mistake:
    """What is wrong and where: the match and the round of tiles from 0 (`TOTALS`: the points of the match), and the
    column: a side, or 2 for the letter."""

    kind: Kind
    values: tuple[int, ...] = ()
    match: int = 0
    round: int = TOTALS
    column: int = 0


@dataclass(frozen=True, slots=True)
class Reading:
    """What was read: no ``result`` where a mistake makes it impossible."""

    result: TableResult | None
    mistakes: tuple[Mistake, ...] = ()


def read_table(text: str, paired: TournamentRound) -> int | Mistake:
    """The table whose number was typed, if it is waiting for a result."""
    text = text.strip()
    if not text:
        return Mistake(Kind.TABLE_MISSING)
    if not text.isdecimal():
        return Mistake(Kind.TABLE_NOT_A_NUMBER)
    tables = [seating.table for seating in paired.seatings]
    if len(text) > MOST_DIGITS or int(text) not in tables:
        shown = int(text[:MOST_DIGITS])
        return Mistake(Kind.NO_SUCH_TABLE, (shown, min(tables, default=0), max(tables, default=0)))
    table = int(text)
    result = paired.results.get(table)
    return table if result is None else Mistake(Kind.HAS_RESULT, (table, *result.points))


def both_in(text: str) -> tuple[str, str] | None:
    """The points of both sides where they were typed into one field.

    >>> both_in("200-150"), both_in("200 : 150"), both_in("200"), both_in("-5")
    (('200', '150'), ('200', '150'), None, None)
    """
    found = _BOTH.fullmatch(text)
    return (found[1], found[2]) if found else None


def point_mistake(text: str, match: int = 0, number: int = TOTALS, column: int = 0) -> Mistake | None:
    """What is wrong with one number, whatever the others are; None where it may be so."""
    text = text.strip()
    if text.isdecimal():
        if len(text) <= MOST_DIGITS:
            return None
        return Mistake(Kind.TOO_MANY_DIGITS, (MOST_DIGITS,), match, number, column)
    kind = Kind.NEGATIVE if _NEGATIVE.fullmatch(text) else Kind.NOT_A_NUMBER if text else Kind.POINTS_MISSING
    return Mistake(kind, (), match, number, column)


def typed_from(result: TableResult, letters: Mapping[Ended, str]) -> TypedResult:
    """The fields filled in with a result, as for a correction."""
    matches = tuple(
        TypedMatch(
            (str(match.points[0]), str(match.points[1])),
            tuple(
                TypedRound(
                    (str(each.points[0]), str(each.points[1])), "" if each.ended is None else letters[each.ended]
                )
                for each in match.rounds
            ),
        )
        for match in result.matches
    )
    return TypedResult(matches or (TypedMatch(),), result.winner)


def read(typed: TypedResult, settings: Settings, letters: Mapping[str, Ended], *, is_over: bool = True) -> Reading:
    """The result that was typed, and what is wrong or odd about it, in the order of the fields.

    ``letters`` are the small letters for how a round ended. ``is_over``: the match is played out; without it only
    what stands so far is noted, and nothing is said about its end.
    """
    reader = _Reader(settings.terms, letters, is_over)
    count = max((place + 1 for place, match in enumerate(typed.matches) if not match.is_empty), default=1)
    scores = [reader.match(place, match) for place, match in enumerate(typed.matches[:count])]
    found = [score for score in scores if score is not None]
    if len(found) < count or reader.is_impossible:
        return Reading(None, tuple(reader.mistakes))
    result = TableResult(Outcome.PLAYED, tuple(found), typed.winner)
    if is_over:
        result = _decided(result, settings, reader.mistakes)
    return Reading(None if reader.is_impossible else result, tuple(reader.mistakes))


def both_may_score(ruleset: RuleSet) -> bool:
    """Whether a round of tiles can give points to both sides."""
    shared = {"share_full", "share_split", "own_pips"} & {word.partition("(")[0] for word in ruleset.block_tie}
    return bool(
        shared
        or ruleset.play_scoring.kind != "none"
        or ruleset.bonuses.pays_passes
        or "own_pips_against" in (ruleset.round_points, ruleset.out_points)
    )


def target_of(ruleset: RuleSet) -> int | None:
    """The points that win a match, where whoever has most of them wins it; else None."""
    return ruleset.match_end.points if ruleset.match_form == "first_to" else None


def has_clock(terms: MatchTerms) -> bool:
    """Whether a match may end because its time is up."""
    return bool(terms.minutes or terms.ruleset.time_limit)


def _decided(result: TableResult, settings: Settings, mistakes: list[Mistake]) -> TableResult:
    """The result with its winner, where a play-off named one."""
    won, last = result.matches_won, len(result.matches) - 1
    needed = settings.terms.best_of // 2 + 1
    if won[0] != won[1]:
        result = TableResult(result.outcome, result.matches)
    elif result.winner < 0 and settings.format is Format.KNOCKOUT:
        mistakes.append(Mistake(Kind.LEVEL_IN_KNOCKOUT, match=last, column=1))
    if settings.terms.best_of > 1:
        so_far = [0, 0]
        for place, match in enumerate(result.matches):
            if max(so_far) >= needed:
                mistakes.append(Mistake(Kind.PLAYED_ON, (place,), match=place))
                break
            if match.points[0] != match.points[1]:
                so_far[match.points[1] > match.points[0]] += 1
        if max(won) < needed and not has_clock(settings.terms):
            mistakes.append(Mistake(Kind.UNDECIDED, (needed,), match=last, column=1))
    return result


@dataclass(slots=True)
class _Reader:
    """Reads one match after the other and collects what is wrong."""

    terms: MatchTerms
    letters: Mapping[str, Ended]
    is_over: bool
    mistakes: list[Mistake] = field(default_factory=list)

    @property
    def is_impossible(self) -> bool:
        return any(not mistake.kind.is_warning for mistake in self.mistakes)

    def match(self, place: int, typed: TypedMatch) -> MatchScore | None:
        """One match; None where it cannot be read."""
        before = len(self.mistakes)
        rounds, points = self._rounds(place, typed), None
        if any(text.strip() for text in typed.points) or all(each.is_empty for each in typed.rounds):
            points = self._points(place, TOTALS, typed.points, is_empty_nought=False)
        if any(not mistake.kind.is_warning for mistake in self.mistakes[before:]):
            return None
        if points is None:
            points = sum(each.points[0] for each in rounds), sum(each.points[1] for each in rounds)
        score = MatchScore(points, rounds)
        self._add_up(place, score)
        self._look_at_rounds(place, rounds)
        if self.is_over:
            self._look_at_end(place, score)
        return score

    def _rounds(self, place: int, typed: TypedMatch) -> tuple[RoundScore, ...]:
        rounds = []
        count = max((number + 1 for number, each in enumerate(typed.rounds) if not each.is_empty), default=0)
        for number, each in enumerate(typed.rounds[:count]):
            if not any(text.strip() for text in each.points):
                self.mistakes.append(Mistake(Kind.ROUND_MISSING, (number + 1,), place, number))
                continue
            points = self._points(place, number, each.points, is_empty_nought=True)
            ended = None
            letter = each.ended.strip().lower()
            if letter and letter not in self.letters:
                self.mistakes.append(Mistake(Kind.UNKNOWN_ENDING, (), place, number, 2))
            elif letter:
                ended = self.letters[letter]
            if points is not None:
                rounds.append(RoundScore(points, ended))
        return tuple(rounds)

    def _points(
        self, place: int, number: int, texts: tuple[str, str], *, is_empty_nought: bool
    ) -> tuple[int, int] | None:
        """Both numbers; an empty one is 0 in a round of tiles, where most often only one side scores."""
        found = []
        for column, text in enumerate(text.strip() for text in texts):
            mistake = point_mistake(text, place, number, column)
            if mistake is None or (not text and is_empty_nought):
                found.append(int(text or 0))
            else:
                self.mistakes.append(mistake)
        return (found[0], found[1]) if len(found) == 2 else None

    def _add_up(self, place: int, score: MatchScore) -> None:
        for side in (0, 1) if score.rounds else ():
            together = sum(each.points[side] for each in score.rounds)
            if together != score.points[side]:
                self.mistakes.append(Mistake(Kind.DOES_NOT_ADD_UP, (score.points[side], together), place, TOTALS, side))

    def _look_at_rounds(self, place: int, rounds: tuple[RoundScore, ...]) -> None:
        ruleset, target = self.terms.ruleset, target_of(self.terms.ruleset)
        most, shared = _most_in_round(ruleset), both_may_score(ruleset)
        totals, is_ended = [0, 0], False
        for number, each in enumerate(rounds):
            large = max(each.points)
            if large > most:
                self.mistakes.append(
                    Mistake(Kind.ROUND_TOO_LARGE, (large, most), place, number, each.points.index(large))
                )
            if min(each.points) > 0 and not shared:
                self.mistakes.append(Mistake(Kind.BOTH_SCORED, (number + 1,), place, number, 1))
            totals = [total + points for total, points in zip(totals, each.points, strict=True)]
            is_last = number == len(rounds) - 1
            if target is not None and max(totals) >= target and not (is_ended or is_last):
                is_ended = True
                self.mistakes.append(Mistake(Kind.AFTER_END, (number + 1, target), place, number + 1))

    def _look_at_end(self, place: int, score: MatchScore) -> None:
        ruleset, target, points = self.terms.ruleset, target_of(self.terms.ruleset), score.points
        if points == (0, 0):
            self.mistakes.append(Mistake(Kind.NOTHING_SCORED, (), place))
            return
        if target is None:
            return
        if min(points) >= target:
            kind = Kind.BOTH_PAST if both_may_score(ruleset) else Kind.BOTH_REACHED
            self.mistakes.append(Mistake(kind, (target, *points), place, TOTALS, 1))
        elif max(points) < target:
            if not has_clock(self.terms):
                self.mistakes.append(Mistake(Kind.NEITHER_REACHED, (target,), place, TOTALS, 1))
        elif not score.rounds and max(points) >= target + (1 if _is_exact(ruleset) else _most_in_round(ruleset)):
            large = max(points)
            self.mistakes.append(Mistake(Kind.TOO_FAR, (large, target), place, TOTALS, points.index(large)))


def _is_exact(ruleset: RuleSet) -> bool:
    """Whether what would go past the target is not written down."""
    return ruleset.target_exact and ruleset.overshoot == "void"


def _most_in_round(ruleset: RuleSet) -> int:
    """The most that one round brings, points that are carried over aside.

    Where a round has a fixed worth it is that; else, and where tiles or passes are paid as well, all pips of the set.
    """
    bonuses, pips = ruleset.bonuses, ruleset.tile_set.pips
    factor: int = max(ruleset.closer_loses.factor, *astuple(ruleset.factors))
    if "multiplied" in (ruleset.out_points, ruleset.round_points):
        return pips * factor
    is_fixed = ruleset.out_points == ruleset.round_points == "fixed"
    if not is_fixed or bonuses.pays_passes or ruleset.play_scoring.kind != "none":
        return pips
    paid: list[int] = [ruleset.block_value, ruleset.tie_award, *astuple(ruleset.out_values)]
    once = bonuses.capicua + bonuses.chuchazo + bonuses.out_double + bonuses.lock + bonuses.going_out
    return max(paid) * factor + once + max(bonuses.hand_number, default=0)
