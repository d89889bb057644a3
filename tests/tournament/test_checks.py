"""What may happen in a tournament: everything else is refused, with the numbers that its sentence names."""

from dataclasses import replace

import pytest

from domino_desktop.storage import rulesets
from domino_desktop.tournament.changes import apply
from domino_desktop.tournament.checks import check, check_settings
from domino_desktop.tournament.facts import (
    ClockStopped,
    ClockWentOn,
    EntrantAdded,
    EntrantReturned,
    EntrantWithdrawn,
    PairingChanged,
    PairingWithdrawn,
    PenaltyGiven,
    PenaltyWithdrawn,
    PersonReplaced,
    RatingChanged,
    ResultCorrected,
    ResultEntered,
    RoundPaired,
    RoundScoresNoted,
    RoundStarted,
    SeatsSwapped,
    SettingsChanged,
    TimeAdded,
    TournamentCreated,
    TournamentFinished,
    TournamentReopened,
)
from domino_desktop.tournament.refusals import Refused
from domino_desktop.tournament.results import MatchScore, Outcome, Place, RoundScore, Seating, TableResult
from domino_desktop.tournament.settings import EntrantKind, Format, Order, TieBreak
from tests.tournament.events import AT, Event
from tests.tournament.played import forfeit, score

Kind = Refused.Kind


def put(event, kind, **values):
    """Add a fact as the controller does: looked at first."""
    fact = kind(number=event.number, at=AT, by=0, **values)
    check(event.state, fact)
    event.state = apply(event.state, fact)


def refused(event, kind, **values):
    """Why the fact is refused, with its numbers; nothing when it is not."""
    try:
        check(event.state, kind(number=event.number, at=AT, by=0, **values))
    except Refused as fault:
        return fault.kind, fault.values
    return None


@pytest.fixture
def event():
    """Four single entrants, the first tournament round paired: 1 - 2 and 3 - 4."""
    made = Event(EntrantKind.SINGLE, Format.SWISS, 4)
    put(made, RoundPaired, round=1, seatings=tables(made))
    return made


def tables(event, *sides):
    return event.seatings(sides or [((1,), (2,)), ((3,), (4,))])


@pytest.fixture
def pairs():
    return Event(EntrantKind.PAIR, Format.SWISS, 4)


@pytest.fixture
def changing():
    """Eight persons at two tables of four."""
    made = Event(EntrantKind.CHANGING, Format.SWISS, 8)
    put(made, RoundPaired, round=1, seatings=made.seatings([((1, 2), (3, 4)), ((5, 6), (7, 8))]))
    return made


# Settings ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "changes",
    [
        {"format": Format.ROTATION},
        {"rounds": -1},
        {"rounds": 100},
        {"circuits": 3},
        {"first_table": 0},
        {"tie_breaks": ()},
        {"tie_breaks": (TieBreak.WINS, TieBreak.WINS)},
        {"seed": -1},
    ],
)
def test_impossible_settings(event, changes):
    with pytest.raises(Refused) as fault:
        check_settings(replace(event.state.settings, **changes))
    assert fault.value.kind is Kind.SETTINGS_IMPOSSIBLE


@pytest.mark.parametrize(
    "changes",
    [
        {"best_of": 2},
        {"best_of": 0},
        {"minutes": -1},
        {"minutes": 1441},
        {"bye": (-1, 0)},
        {"bye": (50, 100)},
        {"forfeit": (10_000, 0)},
    ],
)
def test_impossible_terms(event, changes):
    settings = event.state.settings
    with pytest.raises(Refused) as fault:
        check_settings(replace(settings, terms=replace(settings.terms, **changes)))
    assert fault.value.kind is Kind.SETTINGS_IMPOSSIBLE


@pytest.mark.parametrize(
    ("kind", "ruleset"),
    [
        (EntrantKind.PAIR, "block"),  # four who play each for themselves
        (EntrantKind.SINGLE, "pairs"),  # needs four
        (EntrantKind.SINGLE, "swedish-draw-one"),  # the lowest total wins
        (EntrantKind.CHANGING, "mexican-train"),
    ],
)
def test_rules_that_make_no_two_sides(event, kind, ruleset):
    settings = event.state.settings
    terms = replace(settings.terms, ruleset=rulesets.load(ruleset))
    with pytest.raises(Refused) as fault:
        check_settings(replace(settings, kind=kind, terms=terms))
    assert fault.value.kind is Kind.RULES_DO_NOT_SUIT


def test_a_tournament_without_a_name(event):
    fact = TournamentCreated(0, AT, 0, "0" * 32, replace(event.state.settings, name="  "))
    with pytest.raises(Refused) as fault:
        check(None, fact)
    assert fault.value.kind is Kind.NAME_MISSING


@pytest.mark.parametrize(
    ("old", "new", "is_allowed"),
    [
        ({"format": Format.ROTATION}, {"format": Format.SWISS}, True),  # somebody left, so the plan has ended
        ({"format": Format.ROTATION}, {"format": Format.FREE}, True),
        ({"format": Format.SWISS}, {"format": Format.FREE}, True),
        ({"format": Format.SWISS}, {"format": Format.ROTATION}, False),
        ({"format": Format.KNOCKOUT}, {"format": Format.SWISS}, False),
        ({"format": Format.SWISS}, {"order": Order.NEIGHBOURS}, True),
        ({"format": Format.KNOCKOUT}, {"order": Order.NEIGHBOURS}, False),  # the bracket is drawn by it
    ],
)
def test_what_may_change_between_rounds(event, old, new, is_allowed):
    held = replace(event.state.settings, **old)
    if held.format is Format.ROTATION or new.get("format") is Format.ROTATION:
        terms = replace(held.terms, ruleset=rulesets.load("dominican-formal"))
        held = replace(held, kind=EntrantKind.CHANGING, terms=terms)
    event.state = replace(event.state, settings=held)
    expected = None if is_allowed else (Kind.FORMAT_IS_FIXED, ())
    assert refused(event, SettingsChanged, settings=replace(held, **new)) == expected


def test_what_is_settled_stays_so_once_it_has_been_used(event):
    held = event.state.settings
    for changes in ({"format": Format.KNOCKOUT}, {"seed": 77}, {"third_place": False}, {"circuits": 2}):
        assert refused(event, SettingsChanged, settings=replace(held, **changes)) == (Kind.FORMAT_IS_FIXED, ())
    longer = replace(held, terms=replace(held.terms, best_of=3))
    assert refused(event, SettingsChanged, settings=longer) is None
    put(event, ResultEntered, round=1, table=1, result=score((100, 40)))
    assert refused(event, SettingsChanged, settings=longer) == (Kind.MATCH_IS_FIXED, ())
    assert refused(event, SettingsChanged, settings=held) == (Kind.NOTHING_CHANGED, ())
    allowed = replace(held, format=Format.FREE, rounds=7, terms=replace(held.terms, minutes=20))
    assert refused(event, SettingsChanged, settings=allowed) is None


# Entrants ---------------------------------------------------------------------------------------------


def test_nobody_is_entered_twice(event, pairs):
    assert refused(event, EntrantAdded, entrant=5, persons=(3,)) == (Kind.PERSON_IS_ENTERED, (3, 3))
    assert refused(pairs, EntrantAdded, entrant=5, persons=(99, 4)) == (Kind.PERSON_IS_ENTERED, (4, 2))
    assert refused(pairs, EntrantAdded, entrant=5, persons=(99, 99)) == (Kind.WRONG_NUMBER_OF_PERSONS, (2,))
    assert refused(pairs, EntrantAdded, entrant=5, persons=(99,)) == (Kind.WRONG_NUMBER_OF_PERSONS, (2,))
    assert refused(pairs, EntrantAdded, entrant=5, persons=(0, 99)) == (Kind.WRONG_NUMBER_OF_PERSONS, (2,))


def test_whoever_left_may_come_back_unless_playing_for_somebody_else(pairs):
    put(pairs, EntrantWithdrawn, entrant=1)
    assert refused(pairs, EntrantWithdrawn, entrant=1) == (Kind.IS_WITHDRAWN, (1,))
    put(pairs, PersonReplaced, entrant=2, old=3, new=1)
    assert refused(pairs, EntrantReturned, entrant=1) == (Kind.PERSON_IS_ENTERED, (1, 2))
    put(pairs, PersonReplaced, entrant=2, old=1, new=3)
    assert refused(pairs, EntrantReturned, entrant=1) is None
    assert refused(pairs, EntrantReturned, entrant=2) == (Kind.NOT_WITHDRAWN, (2,))
    assert refused(pairs, PersonReplaced, entrant=1, old=1, new=90) == (Kind.IS_WITHDRAWN, (1,))


def test_replacements(pairs):
    assert refused(pairs, PersonReplaced, entrant=1, old=7, new=90) == (Kind.NOT_IN_ENTRANT, (7, 1))
    assert refused(pairs, PersonReplaced, entrant=1, old=1, new=2) == (Kind.PERSON_IS_ENTERED, (2, 1))
    assert refused(pairs, PersonReplaced, entrant=1, old=1, new=5) == (Kind.PERSON_IS_ENTERED, (5, 3))
    assert refused(pairs, PersonReplaced, entrant=9, old=1, new=5) == (Kind.NO_SUCH_ENTRANT, (9,))


def test_nobody_joins_a_knockout_that_has_begun():
    event = Event(EntrantKind.SINGLE, Format.KNOCKOUT, 4)
    assert refused(event, EntrantAdded, entrant=5, persons=(5,)) is None
    put(event, RoundPaired, round=1, seatings=tables(event))
    assert refused(event, EntrantAdded, entrant=5, persons=(5,)) == (Kind.KNOCKOUT_HAS_BEGUN, ())


def test_a_rating_changes_as_long_as_something_asks_for_it():
    for form in (Format.SWISS, Format.KNOCKOUT, Format.ROUND_ROBIN, Format.FREE):
        event = Event(EntrantKind.SINGLE, form, 4, ratings=(10, 40, 30, 20))
        put(event, RatingChanged, entrant=1, rating=50)
        assert event.state.entrants[1].rating == 50
        put(event, RoundPaired, round=1, seatings=tables(event))
        is_fixed = form in (Format.KNOCKOUT, Format.ROUND_ROBIN)
        expected = (Kind.RATING_IS_FIXED, ()) if is_fixed else None
        assert refused(event, RatingChanged, entrant=2, rating=0) == expected
        put(event, PairingWithdrawn, round=1)
        put(event, RatingChanged, entrant=1, rating=10)
        assert event.state.entrants[1].rating == 10, "undone by another"
    assert refused(event, RatingChanged, entrant=1, rating=10) == (Kind.NOTHING_CHANGED, ())
    assert refused(event, RatingChanged, entrant=1, rating=-1) == (Kind.RATING_IMPOSSIBLE, (99_999,))
    assert refused(event, RatingChanged, entrant=9, rating=1) == (Kind.NO_SUCH_ENTRANT, (9,))


# Pairings ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sides", "out", "expected"),
    [
        ([((1,), (2,)), ((3,), (1,))], (4,), (Kind.TWICE_IN_ROUND, (1,))),
        ([((1,), (2,))], (3,), (Kind.NOT_PLACED, (4,))),
        ([((1,), (2,)), ((3,), (4,))], (1,), (Kind.TWICE_IN_ROUND, (1,))),
        ([], (1, 2, 3, 4), (Kind.NO_TABLE, ())),
        ([((1,), (2,)), ((3,), (4,))], (9,), (Kind.NO_SUCH_ENTRANT, (9,))),
    ],
)
def test_everybody_has_one_place(sides, out, expected):
    event = Event(EntrantKind.SINGLE, Format.FREE, 4)
    assert refused(event, RoundPaired, round=1, seatings=event.seatings(sides), sitting_out=out) == expected


def test_tables_that_cannot_be(event, changing):
    fresh = Event(EntrantKind.SINGLE, Format.FREE, 4)
    two = [replace(each, table=7) for each in tables(fresh)]
    assert refused(fresh, RoundPaired, round=1, seatings=tuple(two)) == (Kind.TABLE_TWICE, (7,))
    wrong = (Seating(1, ((1,), (2,)), (2, 1)), *tables(fresh)[1:])
    assert refused(fresh, RoundPaired, round=1, seatings=wrong) == (Kind.WRONG_SEATS, (1,))
    three = (Seating(1, ((1, 3), (2,)), (1, 2, 3)), Seating(2, ((4,), (4,)), (4, 4)))
    assert refused(fresh, RoundPaired, round=1, seatings=three) == (Kind.WRONG_SEATS, (1,))
    many = Event(EntrantKind.CHANGING, Format.FREE, 4)
    swapped = (Seating(1, ((1, 2), (3, 4)), (1, 3, 2, 4)),)
    assert refused(many, RoundPaired, round=1, seatings=swapped) is None
    disagreeing = (Seating(1, ((1, 2), (3, 4)), (2, 3, 1, 4)),)
    assert refused(many, RoundPaired, round=1, seatings=disagreeing) == (Kind.WRONG_SEATS, (1,))


def test_the_next_round_waits_for_all_results(event):
    put(event, ResultEntered, round=1, table=1, result=score((100, 40)))
    again = tables(event, ((1,), (3,)), ((2,), (4,)))
    assert refused(event, RoundPaired, round=2, seatings=again) == (Kind.RESULTS_MISSING, (1, 2))
    assert refused(event, RoundPaired, round=3, seatings=again) == (Kind.NO_SUCH_ROUND, (3,))
    assert refused(event, TournamentFinished) == (Kind.RESULTS_MISSING, (1, 2))
    put(event, ResultEntered, round=1, table=2, result=TableResult(Outcome.NOT_PLAYED))
    assert refused(event, RoundPaired, round=2, seatings=again) is None
    put(event, SettingsChanged, settings=replace(event.state.settings, rounds=1))
    assert refused(event, RoundPaired, round=2, seatings=again) == (Kind.ALL_ROUNDS_PAIRED, (1,))


def test_a_pairing_is_taken_back_only_before_its_results(event):
    assert refused(event, PairingWithdrawn, round=1) is None
    put(event, RoundScoresNoted, round=1, table=2, result=score((30, 40)))
    assert refused(event, PairingWithdrawn, round=1) == (Kind.HAS_RESULT, (2,))
    assert refused(event, PairingWithdrawn, round=2) == (Kind.NO_SUCH_ROUND, (2,))


def test_a_pairing_is_changed_only_at_tables_that_have_not_played(event):
    other = tables(event, ((1,), (3,)), ((2,), (4,)))
    assert refused(event, PairingChanged, round=1, seatings=other, sitting_out=()) is None
    assert refused(event, PairingChanged, round=1, seatings=tables(event), sitting_out=()) == (Kind.NOTHING_CHANGED, ())
    put(event, ResultEntered, round=1, table=1, result=score((100, 40)))
    assert refused(event, PairingChanged, round=1, seatings=other, sitting_out=()) == (Kind.HAS_RESULT, (1,))


def test_somebody_who_leaves_in_the_middle_may_stay_at_the_table_or_go(event):
    put(event, EntrantAdded, entrant=5, persons=(5,))
    put(event, EntrantWithdrawn, entrant=4)
    without = tables(event, ((1,), (2,)), ((3,), (5,)))
    assert refused(event, PairingChanged, round=1, seatings=without, sitting_out=()) is None
    turned = tables(event, ((2,), (1,)), ((3,), (4,)))
    assert refused(event, PairingChanged, round=1, seatings=turned, sitting_out=()) is None
    assert refused(event, PairingChanged, round=1, seatings=turned[:1], sitting_out=()) == (Kind.NOT_PLACED, (3,))


# Seats (C75) ------------------------------------------------------------------------------------------


def test_hands_that_were_played_in_the_wrong_seats_go_to_who_sat_there(changing):
    rounds = tuple(RoundScore(points) for points in ((20, 0), (0, 35), (10, 0)))
    put(
        changing,
        RoundScoresNoted,
        round=1,
        table=1,
        result=TableResult(Outcome.PLAYED, (MatchScore((30, 35), rounds),)),
    )
    assert changing.state.rounds[0].seatings[0].seats == (1, 3, 2, 4)
    put(changing, SeatsSwapped, round=1, first=Place(1, 0), second=Place(1, 1), reason="{1} sat in the seat of {3}")
    seating = changing.state.rounds[0].seatings[0]
    assert (seating.seats, seating.sides) == ((3, 1, 2, 4), ((3, 2), (1, 4)))
    assert changing.state.rounds[0].scores_so_far[1].matches[0].points == (30, 35)


def test_swapping_twice_changes_nothing(changing):
    before = changing.state.rounds
    for _ in range(2):
        put(changing, SeatsSwapped, round=1, first=Place(1, 2), second=Place(2, 3))
    assert changing.state.rounds == before


def test_partners_who_stay_together_change_places_as_a_pair(pairs):
    put(pairs, RoundPaired, round=1, seatings=pairs.seatings([((1,), (2,)), ((3,), (4,))]))
    put(pairs, SeatsSwapped, round=1, first=Place(1, 0), second=Place(2, 1))
    one, other = pairs.state.rounds[0].seatings
    assert (one.sides, one.seats) == (((4,), (2,)), (7, 3, 8, 4))
    assert (other.sides, other.seats) == (((3,), (1,)), (5, 1, 6, 2))
    put(pairs, SeatsSwapped, round=1, first=Place(2, 1), second=Place(2, 3))
    assert pairs.state.rounds[0].seatings[1].seats == (5, 2, 6, 1)


def test_seats_that_cannot_be_swapped(changing):
    assert refused(changing, SeatsSwapped, round=1, first=Place(9, 0), second=Place(1, 1)) == (Kind.NO_SUCH_TABLE, (9,))
    assert refused(changing, SeatsSwapped, round=1, first=Place(1, 4), second=Place(1, 1)) == (
        Kind.NO_SUCH_SEAT,
        (1, 4),
    )
    assert refused(changing, SeatsSwapped, round=1, first=Place(1, 1), second=Place(1, 1)) == (Kind.SAME_SEAT, ())
    assert refused(changing, SeatsSwapped, round=2, first=Place(1, 1), second=Place(1, 0)) == (Kind.NO_SUCH_ROUND, (2,))


# Results ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "result", "expected"),
    [
        (9, score((100, 0)), (Kind.NO_SUCH_TABLE, (9,))),
        (1, score((100, 10_000)), (Kind.POINTS_IMPOSSIBLE, (1,))),
        (1, TableResult(Outcome.PLAYED), (Kind.NO_MATCH, (1,))),
        (1, score((100, 0), (100, 0)), (Kind.TOO_MANY_MATCHES, (1, 1))),
        (1, score((100, 0), winner=1), (Kind.WINNER_IMPOSSIBLE, (1,))),
        (1, score((100, 0), winner=2), (Kind.WINNER_IMPOSSIBLE, (1,))),
        (1, forfeit(-1), (Kind.WINNER_MISSING, (1,))),
        (1, TableResult(Outcome.BOTH_LOST, (), 1), (Kind.WINNER_IMPOSSIBLE, (1,))),
        (1, TableResult(Outcome.FORFEIT, (MatchScore((1, 0)),), 0), (Kind.POINTS_IMPOSSIBLE, (1,))),
        (
            1,
            TableResult(Outcome.PLAYED, (MatchScore((30, 10), (RoundScore((20, 10)),)),)),
            (Kind.ROUNDS_DO_NOT_ADD_UP, (1, 1)),
        ),
        (1, score((50, 50)), None),
        (1, score((50, 50), winner=1), None),
        (1, score((-25, 100)), None),
    ],
)
def test_results_that_cannot_be(event, table, result, expected):
    assert refused(event, ResultEntered, round=1, table=table, result=result) == expected


def test_a_result_is_entered_once(event):
    put(event, ResultEntered, round=1, table=1, result=score((100, 40)))
    for kind in (ResultEntered, RoundScoresNoted):
        assert refused(event, kind, round=1, table=1, result=score((0, 100))) == (Kind.HAS_RESULT, (1,))


def test_a_knockout_needs_a_winner():
    event = Event(EntrantKind.SINGLE, Format.KNOCKOUT, 4)
    put(event, RoundPaired, round=1, seatings=tables(event))
    assert refused(event, ResultEntered, round=1, table=1, result=score((80, 80))) == (Kind.WINNER_MISSING, (1,))
    assert refused(event, ResultEntered, round=1, table=1, result=score((80, 80), winner=0)) is None


def test_the_best_of_three_ends_when_it_is_decided():
    event = Event(EntrantKind.SINGLE, Format.SWISS, 2)
    settings = event.state.settings
    put(event, SettingsChanged, settings=replace(settings, terms=replace(settings.terms, best_of=3)))
    put(event, RoundPaired, round=1, seatings=event.seatings([((1,), (2,))]))
    decided, full = score((100, 0), (100, 20)), score((100, 0), (0, 100), (100, 90))
    assert refused(event, ResultEntered, round=1, table=1, result=decided) is None
    assert refused(event, ResultEntered, round=1, table=1, result=full) is None
    more = score((100, 0), (100, 20), (0, 100))
    assert refused(event, ResultEntered, round=1, table=1, result=more) == (Kind.TOO_MANY_MATCHES, (1, 2))
    four = score((100, 0), (0, 100), (50, 50), (100, 0))
    assert refused(event, ResultEntered, round=1, table=1, result=four) == (Kind.TOO_MANY_MATCHES, (1, 3))


def test_corrections(event):
    old, new = score((100, 40)), score((40, 100))
    wrong = {"round": 1, "table": 1, "old": old, "result": new}
    assert refused(event, ResultCorrected, **wrong, reason="typed wrong") == (Kind.NO_RESULT, (1,))
    put(event, ResultEntered, round=1, table=1, result=old)
    assert refused(event, ResultCorrected, **wrong, reason=" ") == (Kind.REASON_MISSING, ())
    assert refused(event, ResultCorrected, **{**wrong, "old": new}, reason="x") == (Kind.RESULT_IS_ANOTHER, (1,))
    assert refused(event, ResultCorrected, **{**wrong, "result": old}, reason="x") == (Kind.NOTHING_CHANGED, ())
    put(event, ResultCorrected, **wrong, reason="typed wrong")
    assert event.state.rounds[0].results[1] == new
    put(event, ResultCorrected, round=1, table=1, old=new, result=None, reason="the wrong table")
    assert event.state.rounds[0].open_tables == (1, 2)


def test_an_old_result_is_never_simply_taken_away(event):
    for table in (1, 2):
        put(event, ResultEntered, round=1, table=table, result=score((100, 40)))
    put(event, RoundPaired, round=2, seatings=tables(event, ((1,), (3,)), ((2,), (4,))))
    gone = {"round": 1, "table": 1, "old": score((100, 40)), "reason": "x"}
    assert refused(event, ResultCorrected, **gone, result=None) == (Kind.NOT_THE_LAST_ROUND, (1,))
    assert refused(event, ResultCorrected, **gone, result=score((40, 100))) is None


# The clock, penalties, the end ------------------------------------------------------------------------


def test_clocks(event):
    assert refused(event, ClockStopped, round=1) == (Kind.NOT_STARTED, ())
    put(event, RoundStarted, round=1)
    assert refused(event, RoundStarted, round=1) == (Kind.ROUND_IS_STARTED, ())
    assert refused(event, ClockWentOn, round=1, table=2) == (Kind.CLOCK_RUNS, ())
    put(event, ClockStopped, round=1, table=2)
    assert refused(event, ClockStopped, round=1, table=2) == (Kind.CLOCK_STANDS, ())
    assert refused(event, ClockStopped, round=1, table=5) == (Kind.NO_SUCH_TABLE, (5,))
    for seconds in (0, 4 * 3600 + 1):
        assert refused(event, TimeAdded, round=1, table=1, seconds=seconds) == (Kind.TIME_IMPOSSIBLE, ())
    assert refused(event, TimeAdded, round=1, table=1, seconds=-60) is None


def test_penalties(event):
    wrong = {"round": 1, "entrant": 1, "reason": "talking"}
    for points in (-1, 10_000):
        assert refused(event, PenaltyGiven, **wrong, points=points) == (Kind.POINTS_IMPOSSIBLE, (0,))
    assert refused(event, PenaltyGiven, **{**wrong, "reason": ""}, points=5) == (Kind.REASON_MISSING, ())
    put(event, PenaltyGiven, **wrong, points=0)
    number = event.number - 1
    put(event, PenaltyWithdrawn, penalty=number)
    assert refused(event, PenaltyWithdrawn, penalty=number) == (Kind.NO_SUCH_PENALTY, ())


def test_after_the_end_only_the_past_is_mended(event):
    assert refused(event, TournamentReopened) == (Kind.NOT_FINISHED, ())
    for table in (1, 2):
        put(event, ResultEntered, round=1, table=table, result=score((100, 40)))
    put(event, TournamentFinished)
    assert refused(event, EntrantAdded, entrant=5, persons=(5,)) == (Kind.IS_FINISHED, ())
    assert refused(event, TournamentFinished) == (Kind.IS_FINISHED, ())
    mended = {"round": 1, "table": 1, "old": score((100, 40)), "result": score((100, 50)), "reason": "misread"}
    assert refused(event, ResultCorrected, **{**mended, "result": None}) == (Kind.IS_FINISHED, ()), "a table is open"
    assert refused(event, ResultCorrected, **mended) is None
    assert refused(event, PenaltyGiven, round=1, entrant=1, points=10, reason="talking") is None
    put(event, TournamentReopened)
    assert not event.state.is_finished


def test_a_fact_that_is_not_the_next_one_is_a_fault_of_the_program(event):
    with pytest.raises(ValueError, match="not the next one"):
        check(event.state, RoundStarted(event.number + 1, AT, 0, 1))


def test_a_tournament_without_rounds_has_no_end():
    event = Event(EntrantKind.SINGLE, Format.SWISS, 2)
    assert refused(event, TournamentFinished) == (Kind.NO_SUCH_ROUND, (1,))
