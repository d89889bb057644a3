"""How a match ends: first to a target, exactly on it, six-love, the lowest total, the best of several games."""

import random
from dataclasses import replace

import pytest

from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.events import GameWon, MatchEnded, PointsScored, RoundEnd, RoundScored
from domino_desktop.core.match_end import back_to_zero, first_on_target, leading_team, without_overshoot
from domino_desktop.core.moves import CallLastRound
from domino_desktop.core.policies import LeadMemory, Outcome
from domino_desktop.core.rules import start_match
from domino_desktop.core.score_lines import ScoreLine, ScoreReason
from domino_desktop.core.state import start
from domino_desktop.core.tiles import TileSet
from domino_desktop.storage import rulesets
from tests.core.counts import ruleset
from tests.core.tables import entered, knock_round, play, points
from tests.core.test_matches import PLAIN, dealt, most_seats, play_round

ONE_A_ROUND = {"round_points": "fixed"}


def match(base="block", seats=2, **changes):
    if "match_end" not in changes:
        changes["match_end"] = {"points": 100}
    return apply_start(ruleset(base, **changes), seats)


def apply_start(rules_, seats):
    return start(start_match(rules_, seats))


def a_round(state, winner, pips=7):
    """One round in which this seat goes out against hands of so many pips in all."""
    rest = {7: "3-4", 12: "6-6", 1: "0-1", 2: "0-2", 3: "1-2", 5: "1-4", 9: "4-5", 10: "4-6"}[pips]
    held = [""] * state.seats
    held[winner] = "5-6"
    loser = next(seat for seat in range(state.seats) if state.teams[seat] != state.teams[winner])
    held[loser] = rest
    for seat in range(state.seats):
        held[seat] = held[seat] or "0-0"
    event = entered("5-5", held, 0, turn=winner, leader=winner, number=state.next_number)
    state = apply(state, replace(event, round=state.rounds_played + 1))
    return play(state, f"{winner} play 5-6 left")


def rounds(state, *winners):
    for winner in winners:
        state = a_round(state, winner)
    return state


def of_kind(state, kind):
    return [event for event in state.round.history if isinstance(event, kind)]


# First to so many points -------------------------------------------------------------------------------


def test_the_first_to_the_target_wins():
    state = rounds(match(match_end={"points": 20}, round_points="others_pips"), 0, 1, 0, 1)
    assert (state.totals, state.winner) == ((14, 14), None)
    assert rounds(state, 1).winner == 1


@pytest.mark.parametrize(
    ("totals", "winner"), [({0: 99, 1: 3}, None), ({0: 100, 1: 3}, 0), ({0: 120, 1: 130}, 1), ({0: 120, 1: 120}, None)]
)
def test_more_points_win_and_level_totals_play_on(totals, winner):
    assert leading_team(ruleset(), totals, 9, is_last_round=False) == winner


def test_after_so_many_rounds_or_when_time_is_up_the_best_wins():
    by_rounds = ruleset(match_end={"rounds": 3})
    assert leading_team(by_rounds, {0: 5, 1: 9}, 2, is_last_round=False) is None
    assert leading_team(by_rounds, {0: 5, 1: 9}, 3, is_last_round=False) == 1
    assert leading_team(by_rounds, {0: 9, 1: 9}, 3, is_last_round=False) is None
    assert leading_team(by_rounds, {0: 5, 1: 9}, 1, is_last_round=True) == 1


def test_a_foul_that_costs_the_match_leaves_it_to_the_others():
    assert leading_team(ruleset(), {0: 50, 1: 3, 2: 9}, 1, False, frozenset({0})) == 2
    assert leading_team(ruleset(), {0: 50, 1: 3}, 1, False, frozenset({0, 1})) == 0


# Exactly on the target ---------------------------------------------------------------------------------

PUB = {"target_exact": True, "match_end": {"points": 61}}


@pytest.mark.parametrize(
    ("total", "gains", "after"),
    [(58, (4, 1), 58), (57, (3, 1), 61), (58, (1, 1), 60), (58, (2, 1), 61), (60, (1, 1), 60), (61, (1,), 61)],
)
def test_w10_what_would_pass_the_target_is_void_as_a_whole(total, gains, after):
    """The points of the last tile and of going out are one scoring."""
    reasons = (ScoreReason.PLAY_MULTIPLES, ScoreReason.BONUS_GOING_OUT)
    lines = tuple(ScoreLine(reason, 0, 0, (gain,), points=gain) for reason, gain in zip(reasons, gains))
    kept = without_overshoot(ruleset(**PUB), {0: total, 1: 0}, lines)
    assert total + sum(line.points for line in kept) == after
    told = [line for line in kept if line.reason is ScoreReason.OVERSHOT]
    assert [line.numbers for line in told] == ([] if after != total else [(sum(gains), total + sum(gains), 61)])
    assert without_overshoot(ruleset(**PUB, overshoot="keep"), {0: total, 1: 0}, lines) == lines
    assert without_overshoot(ruleset(), {0: total, 1: 0}, lines) == lines


def test_only_the_team_that_would_pass_the_target_loses_its_points():
    lines = (ScoreLine(ScoreReason.TIE_SHARE_FULL, 0, points=9), ScoreLine(ScoreReason.TIE_SHARE_FULL, 1, points=9))
    kept = without_overshoot(ruleset(**PUB), {0: 55, 1: 20}, lines)
    assert [line.points for line in kept] == [0, 9, 0]


@pytest.mark.parametrize(
    ("totals", "winner"),
    [({0: 60, 1: 3}, None), ({0: 61, 1: 60}, 0), ({0: 62, 1: 61}, 1), ({0: 62, 1: 3}, None), ({0: 70, 1: 62}, 1)],
)
def test_only_the_exact_target_wins(totals, winner):
    assert leading_team(ruleset(**PUB, overshoot="keep"), totals, 9, is_last_round=False) == winner


def test_two_who_are_on_the_target_came_there_one_after_the_other():
    """Without this rule neither could ever win: whatever they score next is void."""

    def line(team, gained):
        return ScoreLine(ScoreReason.PLAY_MULTIPLES, team, points=gained)

    rules_ = ruleset(**PUB)
    assert first_on_target(rules_, (line(0, 60), line(1, 61), line(0, 1))) == 1
    assert first_on_target(rules_, (line(0, 61), line(1, 61), line(0, -25))) == 1
    assert first_on_target(rules_, (line(0, 60),)) is None


def test_a_match_on_an_exact_target():
    state = rounds(match(**ONE_A_ROUND, target_exact=True, match_end={"points": 2}, out_values={"double": 1}), 0, 0)
    assert (state.totals, state.winner) == ((2, 0), 0)
    state = match(round_points="others_pips", target_exact=True, match_end={"points": 10})
    state = a_round(a_round(state, 0, 7), 0, 7)
    assert (state.totals, state.winner) == ((7, 0), None)
    assert [line.reason.value for line in state.round.score.lines[-2:]] == ["others_pips", "overshot"]
    assert a_round(state, 0, 3).winner == 0


def test_a_target_that_a_tile_hits_ends_the_match_in_the_middle_of_the_round():
    state = match(play_scoring={"multiples": [8]}, target_exact=True, match_end={"points": 8})
    state = apply(state, entered("1-5 5-6", ("1-1 4-5", "2-2 3-3"), 0, turn=0, leader=0, number=state.next_number))
    state = play(state, "0 play 1-1 left")
    assert (state.round.ended, state.totals, state.winner) == (RoundEnd.TARGET_REACHED, (8, 0), 0)


# Six-love ----------------------------------------------------------------------------------------------


def six_love(points_=3, seats=2):
    return match("block", seats, **ONE_A_ROUND, match_form="six_love", match_end={"points": points_})


def test_six_love_is_won_only_while_an_opponent_has_none():
    state = rounds(six_love(), 0, 0)
    assert (state.totals, state.winner) == ((2, 0), None)
    assert rounds(state, 0).winner == 0
    level = rounds(state, 1)
    assert (level.totals, level.winner) == ((0, 0), None)
    assert [line.points for line in level.lines].count(-2) == 1
    assert rounds(level, 1, 1, 1).winner == 1


def test_in_cut_throat_one_opponent_with_none_is_enough():
    rules_ = ruleset("block", **ONE_A_ROUND, match_form="six_love", match_end={"points": 3})
    assert leading_team(rules_, {0: 3, 1: 2, 2: 0}, 5, is_last_round=False) == 0
    assert leading_team(rules_, {0: 3, 1: 2, 2: 1}, 6, is_last_round=False) is None
    assert back_to_zero(rules_, (2, 2, 0)) == ()
    assert [line.points for line in back_to_zero(rules_, (2, 2, 1))] == [-2, -2, -1]


def test_what_a_round_is_worth_stays_apart_from_going_back_to_zero():
    state = rounds(six_love(), 0, 1)
    assert points(state) == (0, 1)
    (reset,) = of_kind(state, PointsScored)
    assert {line.reason for line in reset.lines} == {ScoreReason.EVERYBODY_HAS_SCORED}
    assert state.totals == (0, 0)


# The lowest total --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("end", "totals", "played", "winner"),
    [
        ({"points": 50}, {0: 49, 1: 3}, 4, None),
        ({"points": 50}, {0: 50, 1: 3}, 4, 1),
        ({"points": 50}, {0: 50, 1: 3, 2: 3}, 4, None),
        ({"rounds": 4}, {0: 9, 1: 3, 2: 8}, 3, None),
        ({"rounds": 4}, {0: 9, 1: 3, 2: 8}, 4, 1),
    ],
)
def test_the_lowest_total_wins(end, totals, played, winner):
    rules_ = ruleset(round_points="own_pips_against", match_form="lowest_after_rounds", match_end=end)
    assert leading_team(rules_, totals, played, is_last_round=False) == winner


def test_a_match_for_the_lowest_total():
    state = match(round_points="own_pips_against", match_form="lowest_after_rounds", match_end={"points": 15})
    state = rounds(state, 0, 0)
    assert (state.totals, state.winner) == ((0, 14), None)
    assert rounds(state, 1).winner is None
    assert rounds(state, 0).winner == 0


# Best of several games ---------------------------------------------------------------------------------


def best_of(games, **more):
    return match(**ONE_A_ROUND, match_form=f"best_of({games})", match_end={"points": 2}, **more)


def test_best_of_three_games():
    state = rounds(best_of(3), 0, 1, 0)
    assert (state.totals, state.games, state.winner) == ((0, 0), (1, 0), None)
    (won,) = of_kind(state, GameWon)
    assert won.team == 0 and [(line.team, line.points) for line in won.lines] == [(0, -2), (1, -1)]
    state = rounds(state, 1, 1)
    assert (state.totals, state.games, state.winner) == ((0, 0), (1, 1), None)
    state = rounds(state, 1, 0, 1)
    assert (state.totals, state.games, state.winner) == ((1, 2), (1, 2), 1)
    assert [type(event) for event in state.round.history[-3:]] == [RoundScored, GameWon, MatchEnded]


def test_best_of_five_takes_three():
    state = rounds(best_of(5), 0, 0, 0, 0)
    assert (state.games, state.winner) == ((2, 0), None)
    assert rounds(state, 0, 0).winner == 0


def test_a_new_game_is_opened_like_the_first_and_owes_nothing():
    state = rounds(best_of(3, lead_next="winner", block_tie="carry_one"), 1)
    assert state.memory == LeadMemory(2, 1, Outcome.WENT_OUT, 1)
    event = entered("5-5", ("0-3", "1-2"), 0, turn=0, leader=0, number=state.next_number)
    state = knock_round(apply(state, replace(event, round=2)))
    assert (state.carry, state.round.score.carries, state.totals) == (1, True, (0, 1))
    state = rounds(state, 1)
    assert (state.carry, state.games, state.memory) == (0, (0, 1), LeadMemory(4))
    dealt = rules.deal(state, Deal.from_bytes(TileSet(6), bytes(range(21))))
    assert dealt.lead_tile is not None and dealt.lead_tile in dealt.hands[dealt.leader]


@pytest.mark.parametrize(
    ("played", "last", "winner"),
    [
        ((0, 0), 1, 0),  # one game to none, whatever the points in the second
        ((), 1, 1),  # no game yet: the points
        ((0, 0, 1), 1, None),  # one game each, and nobody has a point more
        ((0, 0, 1, 1, 0), 0, 0),
    ],
)
def test_when_time_is_up_games_count_before_points(played, last, winner):
    state = rounds(best_of(3), *played)
    event = entered("5-5", ("5-6", "3-4") if last == 0 else ("3-4", "5-6"), 0, turn=last, leader=0,
                    number=state.next_number)  # fmt: skip
    state = apply(state, replace(event, round=state.rounds_played + 1))
    for called in rules.decide(state, last, CallLastRound()):
        state = apply(state, called)
    assert play(state, f"{last} play 5-6 left").winner == winner


# The rule sets that come with the program ---------------------------------------------------------------


@pytest.mark.parametrize("preset", [each.id for each in rulesets.available() if each.id not in PLAIN])
def test_a_match_of_every_other_form_comes_to_its_end(preset):
    """Random play: the winner has what the form asks for, and every total is the sum of its lines."""
    rules_ = rulesets.load(preset)
    rng = random.Random(7)
    state = apply_start(rules_, most_seats(rules_))
    while state.winner is None and state.rounds_played < 400:
        state = play_round(dealt(state, rng), rng)
    best = state.totals[state.winner]
    end = rules_.match_end
    if rules_.match_form == "lowest_after_rounds":
        assert best == min(state.totals) and state.totals.count(best) == 1
    elif rules_.target_exact:
        assert best == end.points
    elif rules_.match_form == "six_love":
        assert best >= end.points and min(state.totals) == 0
    else:
        assert state.games[state.winner] == max(state.games)
    for team, total in enumerate(state.totals):
        assert total == sum(line.points for line in state.lines if line.team == team)


# Rounds that do not count ------------------------------------------------------------------------------


FIVES = {"play_scoring": {"multiples": [5]}}


def test_points_made_in_a_round_that_is_dealt_again_are_taken_back():
    """A tie that is dealt again, and a foul."""
    state = match(**FIVES, block_tie="replay", round_points="others_pips")
    state = apply(state, entered("5-0", ("0-0 1-4", "2-3"), 0, turn=0, leader=0, number=state.next_number))
    state = play(state, "0 play 0-0 right")
    assert state.totals == (5, 0)
    state = play(state, "1 knock", "0 knock") if state.round.score is None else state
    assert (state.totals, state.round.score.is_replayed) == ((0, 0), True)
    assert state.lines[-1] == ScoreLine(ScoreReason.VOIDED, 0, numbers=(5,), points=-5)

    foul = {"false_declaration": {"points": 25, "round": "replay", "match": "stands"}}
    state = match(**FIVES, declarations="trusted", fouls=foul)
    state = apply(state, entered("5-0", ("0-0 1-4", "2-5"), 0, turn=0, leader=0, number=state.next_number))
    state = play(state, "0 play 0-0 right", "1 knock", "0 knock")
    assert (state.totals, state.round.score.is_replayed) == ((0, -25), True)


def test_points_made_in_a_round_that_counts_stay():
    state = match(**FIVES, round_points="others_pips")
    state = apply(state, entered("5-0", ("0-0 1-4", "0-2"), 0, turn=0, leader=0, number=state.next_number))
    state = play(state, "0 play 0-0 right", "1 play 0-2 right")
    assert state.totals == (5, 5)


@pytest.mark.parametrize(("tie", "paid"), [("carry_double", (2, 4)), ("carry_one", (2, 3))])
def test_level_rounds_are_paid_out_by_the_next_win_and_then_forgotten(tie, paid):
    for level, expected in enumerate(paid, 1):
        state = match(**ONE_A_ROUND, block_tie=tie)
        for number in range(level):
            event = entered("5-5", ("0-3", "1-2"), 0, turn=0, leader=0, number=state.next_number)
            state = knock_round(apply(state, replace(event, round=number + 1)))
        assert (state.carry, state.totals) == (level, (0, 0))
        state = rounds(state, 1)
        assert (state.carry, state.totals) == (0, (0, expected))
        assert rounds(state, 1).totals == (0, expected + 1)


def test_a_round_that_is_dealt_again_keeps_its_number_and_what_waits():
    state = match(block_tie="replay", round_points="others_pips")
    event = entered("5-5", ("0-3", "1-2"), 0, turn=0, leader=0, number=state.next_number)
    state = knock_round(apply(state, event))
    assert (state.rounds_played, state.round.score.is_replayed, state.memory.round) == (0, True, 1)
    assert state.memory.outcome is Outcome.NOBODY_WON and state.memory.tied == (0, 1)
