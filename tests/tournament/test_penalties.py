"""Penalties that a club has settled: what they cost, what follows from them, and what old records do without."""

from __future__ import annotations

import pytest

from domino_desktop.tournament.bracket import bracket
from domino_desktop.tournament.checks import check, check_settings
from domino_desktop.tournament.codec import fact_from_json, fact_to_json
from domino_desktop.tournament.facts import EntrantWithdrawn, PenaltyGiven, ResultCorrected, ResultEntered
from domino_desktop.tournament.penalties import wishes_for
from domino_desktop.tournament.refusals import Refused
from domino_desktop.tournament.settings import EntrantKind, Format, OwnPenalty, PenaltyCost
from domino_desktop.tournament.standings import tallies
from tests.tournament.played import BOTH_LOST, Played, forfeit, score

LATE = OwnPenalty("Late by 10 minutes", PenaltyCost.MATCH)
FAULTS = OwnPenalty("Two faults", PenaltyCost.TOURNAMENT)
SIGNALS = OwnPenalty("Signals", PenaltyCost.POINTS, 25)


def give(event: Played, own: OwnPenalty, entrant: int, number: int = 0) -> list[type]:
    """Everything that follows, as the checks let it through; answers the kinds of the facts."""
    wishes = wishes_for(event.state, own, number or len(event.state.rounds), entrant)
    for kind, values in wishes:
        fact = kind(number=len(event.state.facts), at="2026-11-30T20:00:00Z", by=0, **values)
        check(event.state, fact)  # type: ignore[arg-type]
        event.add(fact)  # type: ignore[arg-type]
    return [kind for kind, _ in wishes]


def two_tables(kind: EntrantKind = EntrantKind.PAIR, form: Format = Format.SWISS) -> Played:
    """Table 2 has its result, table 1 plays."""
    event = Played(kind, entrants=5, format=form)
    event.round((1, 2, None), (3, 4, score((200, 150))), out=(5,))
    return event


def test_points_are_taken_off_and_nothing_else_happens() -> None:
    event = two_tables()
    assert give(event, SIGNALS, 3) == [PenaltyGiven]
    assert tallies(event.state)[3].points_for == 175
    assert give(event, OwnPenalty("Noise"), 3) == [PenaltyGiven], "a warning"
    assert tallies(event.state)[3].points_for == 175


def test_a_lost_match_gives_the_table_to_the_others() -> None:
    event = two_tables()
    assert give(event, LATE, 1) == [PenaltyGiven, ResultEntered]
    assert event.state.rounds[0].results[1] == forfeit(1)
    assert give(event, LATE, 3) == [PenaltyGiven, ResultCorrected]
    assert event.state.rounds[0].results[2] == forfeit(1)
    assert event.state.corrections[-1].reason == LATE.name
    assert [each.costs for each in event.state.penalties] == [PenaltyCost.MATCH] * 2
    assert tallies(event.state)[3].penalty_points == 0


def test_both_sides_can_lose_their_match_and_no_more_than_that() -> None:
    event = two_tables()
    give(event, LATE, 1)
    assert give(event, LATE, 1) == [PenaltyGiven], "it is lost already"
    give(event, LATE, 2)
    assert event.state.rounds[0].results[1] == BOTH_LOST
    assert give(event, LATE, 1) == give(event, LATE, 2) == [PenaltyGiven]
    assert event.state.rounds[0].results[1] == BOTH_LOST


def test_where_partners_change_the_side_loses_together() -> None:
    event = Played(EntrantKind.CHANGING, entrants=4)
    event.round(((1, 2), (3, 4), None))
    give(event, LATE, 4)
    assert {entrant: tally.half_wins for entrant, tally in tallies(event.state).items()} == {1: 2, 2: 2, 3: 0, 4: 0}


def test_a_match_is_lost_only_where_there_is_one_and_nothing_follows_from_it_yet() -> None:
    event = two_tables()
    with pytest.raises(Refused) as refused:
        give(event, LATE, 5)
    assert (refused.value.kind, refused.value.values) == (Refused.Kind.HAS_NO_TABLE, (5, 1))
    event.result(1, 1, score((200, 150)))
    event.round((1, 3, None), (2, 5, None), out=(4,))
    with pytest.raises(Refused) as refused:
        give(event, LATE, 1, 1)
    assert refused.value.kind is Refused.Kind.NOT_THE_LAST_ROUND
    assert give(event, SIGNALS, 1, 1) == [PenaltyGiven]
    with pytest.raises(Refused) as refused:
        give(event, SIGNALS, 1, 3)
    assert refused.value.kind is Refused.Kind.NO_SUCH_ROUND


def test_whoever_is_out_loses_the_table_in_play_and_none_that_was_played() -> None:
    event = two_tables()
    assert give(event, FAULTS, 1) == [PenaltyGiven, ResultEntered, EntrantWithdrawn]
    assert give(event, FAULTS, 3) == [PenaltyGiven, EntrantWithdrawn]
    assert event.state.rounds[0].results[2] == score((200, 150))
    assert give(event, FAULTS, 3) == [PenaltyGiven], "out already"
    assert event.state.playing == (2, 4, 5)


def test_a_knockout_goes_on_with_whoever_did_not_lose_by_a_penalty() -> None:
    event = Played(EntrantKind.SINGLE, entrants=4, format=Format.KNOCKOUT)
    event.round((1, 4, None), (2, 3, score((200, 0))))
    give(event, LATE, 1)
    assert {match.winner for match in bracket(event.state).levels[0]} == {2, 4}


def test_what_is_as_it_always_was_is_not_written_down() -> None:
    """Archives of old stay equal to the byte, and what they lack is read as usual."""
    plain = PenaltyGiven(3, "2026-11-30T20:00:00Z", 0, 1, 2, 25, "late")
    assert "costs" not in fact_to_json(plain) and fact_from_json(fact_to_json(plain)) == plain
    created = two_tables().state.facts[0]
    assert "penalties" not in fact_to_json(created)["settings"]["terms"]
    event = Played(entrants=2, penalties=(LATE, SIGNALS))
    event.round((1, 2, None))
    give(event, LATE, 1)
    assert [fact_from_json(fact_to_json(fact)) for fact in event.state.facts] == list(event.state.facts)


@pytest.mark.parametrize(
    "penalties",
    [
        (OwnPenalty(""),),
        (OwnPenalty(" late"),),
        (OwnPenalty("x" * 61),),
        (LATE, OwnPenalty("late BY 10 minutes")),
        (OwnPenalty("late", PenaltyCost.POINTS, -1),),
        (OwnPenalty("late", PenaltyCost.POINTS, 10_000),),
        (OwnPenalty("late", PenaltyCost.MATCH, 5),),
        tuple(OwnPenalty(f"penalty {number}") for number in range(9)),
    ],
)
def test_penalties_that_cannot_be_settled(penalties: tuple[OwnPenalty, ...]) -> None:
    with pytest.raises(Refused) as refused:
        check_settings(Played(penalties=penalties).state.settings)
    assert refused.value.kind is Refused.Kind.SETTINGS_IMPOSSIBLE
    check_settings(Played(penalties=(LATE, FAULTS, SIGNALS)).state.settings)


def test_a_penalty_that_costs_more_than_points_has_none() -> None:
    event = two_tables()
    fact = PenaltyGiven(len(event.state.facts), "2026-11-30T20:00:00Z", 0, 1, 1, 5, "late", PenaltyCost.MATCH)
    with pytest.raises(Refused) as refused:
        check(event.state, fact)
    assert refused.value.kind is Refused.Kind.POINTS_IMPOSSIBLE
