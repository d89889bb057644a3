"""What a director types as a result: every mistake is named at its place, and whatever is right comes through."""

from __future__ import annotations

import random
from dataclasses import replace
from types import MappingProxyType

import pytest

from domino_desktop.storage import rulesets
from domino_desktop.tournament.results import Ended, MatchScore, Outcome, RoundScore, Seating, TableResult
from domino_desktop.tournament.settings import EntrantKind, Format, MatchTerms, Settings
from domino_desktop.tournament.state import TournamentRound
from domino_desktop.tournament.typed_results import (
    MOST_DIGITS,
    TOTALS,
    Kind,
    Mistake,
    Reading,
    TypedMatch,
    TypedResult,
    TypedRound,
    both_in,
    both_may_score,
    read,
    read_table,
    target_of,
    typed_from,
)

LETTERS = {"o": Ended.OUT, "b": Ended.BLOCKED, "f": Ended.FOUL}
BY_ENDING = {ended: letter for letter, ended in LETTERS.items()}


def settings(rules: str = "dominican-formal", *, minutes: int = 0, best_of: int = 1) -> Settings:
    """A Swiss of pairs to 200 points, unless said otherwise; only the winner of a round scores."""
    terms = MatchTerms(rulesets.load(rules), minutes=minutes, best_of=best_of)
    return Settings("Club", EntrantKind.PAIR, Format.SWISS, terms, seed=7)


def knockout() -> Settings:
    return replace(settings(minutes=30), format=Format.KNOCKOUT)


def totals(first: str, second: str) -> TypedResult:
    return TypedResult((TypedMatch((first, second)),))


def by_rounds(*rounds: str, points: tuple[str, str] = ("", "")) -> TypedResult:
    """Rounds like "25/0 o"."""
    made = []
    for each in rounds:
        numbers, _, letter = each.partition(" ")
        first, _, second = numbers.partition("/")
        made.append(TypedRound((first, second), letter))
    return TypedResult((TypedMatch(points, tuple(made)),))


def kinds(reading: Reading) -> list[Kind]:
    return [mistake.kind for mistake in reading.mistakes]


# Points of a match ------------------------------------------------------------------------------------


def test_a_usual_result_is_taken_at_once() -> None:
    reading = read(totals(" 204 ", "150"), settings(), LETTERS)
    assert reading == Reading(TableResult(Outcome.PLAYED, (MatchScore((204, 150)),)))


@pytest.mark.parametrize(
    ("first", "second", "mistake"),
    [
        ("", "150", Mistake(Kind.POINTS_MISSING, column=0)),
        ("200", " ", Mistake(Kind.POINTS_MISSING, column=1)),
        ("two", "150", Mistake(Kind.NOT_A_NUMBER, column=0)),
        ("200", "15o", Mistake(Kind.NOT_A_NUMBER, column=1)),
        ("200", "1.5", Mistake(Kind.NOT_A_NUMBER, column=1)),
        ("200", "-5", Mistake(Kind.NEGATIVE, column=1)),
        ("\u22125", "200", Mistake(Kind.NEGATIVE, column=0)),
        ("20000", "150", Mistake(Kind.TOO_MANY_DIGITS, (MOST_DIGITS,), column=0)),
        ("9" * 5000, "150", Mistake(Kind.TOO_MANY_DIGITS, (MOST_DIGITS,), column=0)),
        ("250", "310", Mistake(Kind.BOTH_REACHED, (200, 250, 310), column=1)),
        ("200", "200", Mistake(Kind.BOTH_REACHED, (200, 200, 200), column=1)),
    ],
)
def test_what_cannot_be_true_is_not_taken(first: str, second: str, mistake: Mistake) -> None:
    assert read(totals(first, second), settings(), LETTERS) == Reading(None, (mistake,))


@pytest.mark.parametrize(
    ("rules", "first", "second", "mistake"),
    [
        ("dominican-formal", "120", "90", Mistake(Kind.NEITHER_REACHED, (200,), column=1)),
        ("dominican-formal", "368", "90", Mistake(Kind.TOO_FAR, (368, 200), column=0)),
        ("dominican-formal", "0", "0", Mistake(Kind.NOTHING_SCORED)),
        ("brazil-six-points", "3", "11", Mistake(Kind.TOO_FAR, (11, 6), column=1)),
        ("dominican-patio", "250", "310", Mistake(Kind.BOTH_PAST, (200, 250, 310), column=1)),
        ("all-fives", "260", "255", Mistake(Kind.BOTH_PAST, (250, 260, 255), column=1)),
    ],
)
def test_what_is_unusual_is_shown_and_can_be_taken(rules: str, first: str, second: str, mistake: Mistake) -> None:
    reading = read(totals(first, second), settings(rules), LETTERS)
    assert reading.mistakes == (mistake,)
    assert mistake.kind.is_warning
    assert reading.result is not None
    assert reading.result.points == (int(first), int(second))


def test_the_last_round_may_bring_its_pips_past_the_target() -> None:
    assert not read(totals("367", "199"), settings(), LETTERS).mistakes


def test_with_a_clock_a_match_may_end_before_the_target_and_be_level() -> None:
    for first, second in (("120", "90"), ("90", "90")):
        reading = read(totals(first, second), settings(minutes=30), LETTERS)
        assert reading.result is not None
        assert not reading.mistakes


def test_where_the_lowest_wins_there_is_no_target() -> None:
    assert not read(totals("250", "310"), settings("mexican-train"), LETTERS).mistakes


def test_what_stands_so_far_needs_no_end() -> None:
    for first, second in (("0", "0"), ("25", "0")):
        assert not read(totals(first, second), settings(), LETTERS, is_over=False).mistakes
    assert kinds(read(totals("x", "0"), settings(), LETTERS, is_over=False)) == [Kind.NOT_A_NUMBER]


@pytest.mark.parametrize("rules", [preset.ruleset.id for preset in rulesets.presets()])
def test_one_side_at_the_target_is_usual_by_every_rule_set_and_both_never(rules: str) -> None:
    played = settings(rules)
    target = target_of(played.terms.ruleset)
    if target is None:
        return
    assert not read(totals(str(target), "0"), played, LETTERS).mistakes
    assert not read(totals(str(target - 1), str(target)), played, LETTERS).mistakes
    both = read(totals(str(target), str(target)), played, LETTERS)
    assert (both.result is not None) == both_may_score(played.terms.ruleset)
    assert len(both.mistakes) == 1


# Both numbers in one field ----------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["200-150", "200:150", "200 150", " 200 \u2013 150", "200/150"])
def test_both_numbers_may_be_typed_into_one_field(text: str) -> None:
    assert both_in(text) == ("200", "150")


@pytest.mark.parametrize("text", ["200", "-5", "200-", "1.500", "200--150", "", "200-150-3"])
def test_what_is_not_two_numbers_stays_one_text(text: str) -> None:
    assert both_in(text) is None


# Rounds of tiles --------------------------------------------------------------------------------------


def test_rounds_are_added_up() -> None:
    reading = read(by_rounds("100/0 o", "0/40 B", "101/ ", "/0 f"), settings(), LETTERS)
    assert kinds(reading) == [Kind.AFTER_END]
    reading = read(by_rounds("100/0 o", "0/40 B", "/0 f", "101/"), settings(), LETTERS)
    assert not reading.mistakes
    rounds = (
        RoundScore((100, 0), Ended.OUT),
        RoundScore((0, 40), Ended.BLOCKED),
        RoundScore((0, 0), Ended.FOUL),
        RoundScore((101, 0)),
    )
    assert reading.result == TableResult(Outcome.PLAYED, (MatchScore((201, 40), rounds),))


def test_empty_rows_below_the_last_round_are_nothing() -> None:
    reading = read(by_rounds("200/0", "/", "/ "), settings(minutes=20), LETTERS)
    assert reading.result is not None
    assert len(reading.result.matches[0].rounds) == 1


@pytest.mark.parametrize(
    ("typed", "mistake"),
    [
        (by_rounds("100/0", "/", "110/0"), Mistake(Kind.ROUND_MISSING, (2,), 0, 1)),
        (by_rounds("100/0", "/ o", "110/0"), Mistake(Kind.ROUND_MISSING, (2,), 0, 1)),
        (by_rounds("100/0 x"), Mistake(Kind.UNKNOWN_ENDING, (), 0, 0, 2)),
        (by_rounds("100/ten"), Mistake(Kind.NOT_A_NUMBER, (), 0, 0, 1)),
        (by_rounds("-1/0"), Mistake(Kind.NEGATIVE, (), 0, 0, 0)),
        (by_rounds("100/0", "101/0", points=("210", "0")), Mistake(Kind.DOES_NOT_ADD_UP, (210, 201), 0, TOTALS, 0)),
        (by_rounds("100/0", "101/0", points=("201", "3")), Mistake(Kind.DOES_NOT_ADD_UP, (3, 0), 0, TOTALS, 1)),
    ],
)
def test_impossible_rounds_are_named_at_their_place(typed: TypedResult, mistake: Mistake) -> None:
    reading = read(typed, settings(minutes=30), LETTERS)
    assert reading.result is None
    assert reading.mistakes == (mistake,)


@pytest.mark.parametrize(
    ("typed", "mistake"),
    [
        (by_rounds("150/0", "60/0", "0/40"), Mistake(Kind.AFTER_END, (2, 200), 0, 2)),
        (by_rounds("150/0", "0/169"), Mistake(Kind.ROUND_TOO_LARGE, (169, 168), 0, 1, 1)),
        (by_rounds("150/10", "60/0"), Mistake(Kind.BOTH_SCORED, (1,), 0, 0, 1)),
    ],
)
def test_unusual_rounds_can_be_taken(typed: TypedResult, mistake: Mistake) -> None:
    reading = read(typed, settings(minutes=30), LETTERS)
    assert reading.result is not None
    assert reading.mistakes == (mistake,)


def test_where_both_may_score_in_a_round_nothing_is_odd_about_it() -> None:
    assert not read(by_rounds("150/60", "110/0"), settings("all-fives", minutes=30), LETTERS).mistakes


# Best of three, knockout ------------------------------------------------------------------------------


def best_of_three(*points: tuple[str, str], winner: int = -1) -> TypedResult:
    return TypedResult(tuple(map(TypedMatch, points)), winner)


def test_a_best_of_three_is_over_with_two_wins() -> None:
    terms = settings(best_of=3)
    assert not read(best_of_three(("200", "0"), ("201", "150"), ("", "")), terms, LETTERS).mistakes
    undecided = read(best_of_three(("200", "0"), ("100", "210")), terms, LETTERS)
    assert undecided.mistakes == (Mistake(Kind.UNDECIDED, (2,), match=1, column=1),)
    played_on = read(best_of_three(("200", "0"), ("201", "150"), ("0", "200")), terms, LETTERS)
    assert played_on.mistakes == (Mistake(Kind.PLAYED_ON, (2,), match=2),)
    assert played_on.result is None
    missing = read(best_of_three(("200", "0"), ("", ""), ("0", "200")), terms, LETTERS)
    assert missing.result is None
    assert [(each.kind, each.match, each.column) for each in missing.mistakes] == [
        (Kind.POINTS_MISSING, 1, 0),
        (Kind.POINTS_MISSING, 1, 1),
    ]


def test_with_a_clock_a_best_of_three_may_stay_undecided() -> None:
    assert not read(best_of_three(("200", "0")), settings(best_of=3, minutes=60), LETTERS).mistakes


def test_a_knockout_needs_a_winner() -> None:
    level = read(totals("120", "120"), knockout(), LETTERS)
    assert level.result is None
    assert kinds(level) == [Kind.LEVEL_IN_KNOCKOUT]
    decided = read(replace(totals("120", "120"), winner=1), knockout(), LETTERS)
    assert decided.result == TableResult(Outcome.PLAYED, (MatchScore((120, 120)),), winner=1)


def test_a_play_off_means_nothing_where_the_points_decide() -> None:
    reading = read(replace(totals("121", "120"), winner=1), knockout(), LETTERS)
    assert reading.result is not None
    assert reading.result.winner == -1


# The number of a table --------------------------------------------------------------------------------


def paired() -> TournamentRound:
    seatings = tuple(Seating(table, ((table,), (table + 10,)), (table, 20 + table)) for table in (3, 4, 5))
    return TournamentRound(
        2, seatings, results=MappingProxyType({4: TableResult(Outcome.PLAYED, (MatchScore((200, 150)),))})
    )


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("3", 3),
        (" 05 ", 5),
        ("", Mistake(Kind.TABLE_MISSING)),
        ("x", Mistake(Kind.TABLE_NOT_A_NUMBER)),
        ("-3", Mistake(Kind.TABLE_NOT_A_NUMBER)),
        ("6", Mistake(Kind.NO_SUCH_TABLE, (6, 3, 5))),
        ("0", Mistake(Kind.NO_SUCH_TABLE, (0, 3, 5))),
        ("9" * 5000, Mistake(Kind.NO_SUCH_TABLE, (9999, 3, 5))),
        ("4", Mistake(Kind.HAS_RESULT, (4, 200, 150))),
    ],
)
def test_only_a_table_that_waits_for_its_result_is_found(text: str, found: int | Mistake) -> None:
    assert read_table(text, paired()) == found


# The way back, and everything -------------------------------------------------------------------------


def test_a_result_fills_the_fields_with_what_gives_it_again() -> None:
    chance = random.Random(7)
    for _ in range(200):
        result = _random_result(chance)
        reading = read(typed_from(result, BY_ENDING), settings("all-fives", minutes=30, best_of=11), LETTERS)
        assert reading.result == result


def test_whatever_is_typed_is_read_or_refused_and_never_both() -> None:
    chance = random.Random(8)
    for _ in range(500):
        typed = TypedResult(
            tuple(_random_match(chance) for _ in range(chance.choice((1, 1, 3)))), chance.choice((-1, 0, 1))
        )
        reading = read(typed, chance.choice((settings(), settings("all-fives", best_of=3), knockout())), LETTERS)
        assert (reading.result is None) == any(not mistake.kind.is_warning for mistake in reading.mistakes)
        for mistake in reading.mistakes:
            assert 0 <= mistake.match < len(typed.matches)
            assert TOTALS <= mistake.round < max(1, len(typed.matches[mistake.match].rounds))
        if reading.result is not None:
            for match in reading.result.matches:
                assert not match.rounds or match.points == tuple(map(sum, zip(*(each.points for each in match.rounds))))


def _random_result(chance: random.Random) -> TableResult:
    matches = []
    for _ in range(chance.randint(1, 5)):
        rounds = tuple(
            RoundScore((chance.randint(0, 90), chance.randint(0, 90)), chance.choice((None, *Ended)))
            for _ in range(chance.randint(0, 4))
        )
        points = (sum(each.points[0] for each in rounds), sum(each.points[1] for each in rounds))
        matches.append(MatchScore(points if rounds else (chance.randint(0, 300), chance.randint(0, 300)), rounds))
    return TableResult(Outcome.PLAYED, tuple(matches))


def _random_match(chance: random.Random) -> TypedMatch:
    def text() -> str:
        return chance.choice(("", "", "0", "5", "40", "100", "200", "260", "-5", "x", "9" * 9))

    rounds = tuple(
        TypedRound((text(), text()), chance.choice(("", "o", "B", "f", "q"))) for _ in range(chance.randint(0, 4))
    )
    return TypedMatch((text(), text()), rounds)
