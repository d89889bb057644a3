"""Who leads a round, and with which tile."""

import pytest

from domino_desktop.core.policies import Lead, LeadMemory, Outcome, Redeal, after_round, lead
from domino_desktop.core.ruleset_keys import WORDS
from domino_desktop.core.scoring import Score, score_block
from domino_desktop.core.tiles import Tile, parse_tiles
from tests.core.counts import count, pairs, ruleset
from tests.core.tables import FIX_4

C38 = ("2-2 5-6", "5-5 0-1", "4-6 3-5", "0-0 1-2")
NO_DOUBLE = ("2-5 1-6", "0-1", "4-6 3-5", "1-2")


def remembered(rules, position, score, out=None):
    """What is remembered of a round with this laid-open position."""
    return after_round(rules, LeadMemory(position.round, position.leader), score, out, lambda: position)


def hands(*texts):
    return tuple(parse_tiles(text) for text in texts)


def opens(texts, lot=0, number=1, **changes):
    """Who leads the first round: the seat and the tile."""
    found = lead(ruleset(**changes), hands(*texts), LeadMemory(number), lot)
    return found if isinstance(found, Redeal) else (found.seat, found.tile and str(found.tile))


@pytest.mark.parametrize(
    ("opening", "expected"),
    [
        ("highest_double", (1, "5-5")),
        ("lowest_double", (0, "2-2")),
        ("named_double(round)", (3, "0-0")),
        ("holder(5-5)", (1, "5-5")),
        ("holder(5-6)", (0, "5-6")),
        ("holder(6-6)", (1, "5-5")),
        ("highest_tile", (0, "5-6")),
    ],
)
def test_c38_who_opens_and_with_what(opening, expected):
    assert opens(C38, opening=opening) == expected
    assert opens(C38, opening=opening, opening_must_play=False) == (expected[0], None)


@pytest.mark.parametrize("opening", ["highest_double", "lowest_double", "named_double(round)", "holder(6-6)"])
def test_c38_nobody_holds_a_double(opening):
    assert opens(NO_DOUBLE, opening=opening) == (2, "4-6")
    assert opens(NO_DOUBLE, opening=opening, no_double="redeal") == Redeal()


@pytest.mark.parametrize(
    ("texts", "expected"), [(("2-6", "4-5"), (1, "4-5")), (("3-5", "2-6"), (1, "2-6")), (("0-6", "1-5"), (0, "0-6"))]
)
def test_without_a_double_the_heaviest_tile_leads_and_then_the_higher_half(texts, expected):
    assert opens(texts) == expected


def test_only_the_double_blank_is_no_lowest_double_but_a_highest_one():
    assert opens(("0-0 1-2", "5-6"), opening="lowest_double") == (0, "0-0")


@pytest.mark.parametrize(("number", "tile"), [(1, "0-0"), (2, "1-1"), (7, "6-6"), (8, "0-0"), (9, "1-1")])
def test_the_named_double_goes_up_and_round(number, tile):
    texts = ("0-0 1-1", "2-2 6-6")
    assert opens(texts, number=number, opening="named_double(round)")[1] == tile


def test_a_lot_can_fall_on_every_seat_and_leaves_the_tile_free():
    assert [opens(C38, lot=number, opening="lot") for number in range(6)] == [
        (seat, None) for seat in (0, 1, 2, 3, 0, 1)
    ]


@pytest.mark.parametrize("word", [word for word in WORDS["lead_next"] if word != "winner_team_choice"])
def test_every_word_for_later_rounds_names_a_lead(word):
    memory = LeadMemory(2, 0, Outcome.WENT_OUT, 3)
    expected = {
        "rotate": Lead(1),
        "winner": Lead(3),
        "winner_must_double": Lead(3, must_double=True),
        "lot": Lead(2),
        "opening": Lead(1, Tile.of(5, 5)),
    }
    assert lead(ruleset(lead_next=word), hands(*C38), memory, 2) == expected[word]


def test_the_lead_goes_round_the_way_of_the_turns():
    memory = LeadMemory(2, 0, Outcome.WENT_OUT, 3)
    assert lead(ruleset(direction="counterclockwise"), hands(*C38), memory, 0) == Lead(3)


def test_the_winner_may_leave_the_lead_to_the_partner():
    memory = LeadMemory(2, 0, Outcome.WENT_OUT, 3)
    assert lead(pairs(lead_next="winner_team_choice"), hands(*C38), memory, 0) == Lead(3, may_yield=True)


@pytest.mark.parametrize(("winner", "direction", "seat"), [(2, "clockwise", 3), (2, "counterclockwise", 1)])
def test_a_winner_without_a_double_leaves_it_to_the_next_who_has_one(winner, direction, seat):
    rules = ruleset(lead_next="winner_must_double", direction=direction)
    memory = LeadMemory(2, 0, Outcome.WENT_OUT, winner)
    assert lead(rules, hands(*C38), memory, 0) == Lead(seat, must_double=True)
    assert lead(rules, hands(*NO_DOUBLE), memory, 0) == Lead(winner)


@pytest.mark.parametrize(
    ("word", "expected"),
    [("as_next", Lead(3)), ("rotate", Lead(1)), ("lot", Lead(2)), ("holder(5-5)", Lead(1, Tile.of(5, 5)))],
)
def test_a_won_block_may_be_followed_by_another_lead(word, expected):
    rules = ruleset(lead_next="winner", lead_after_block=word)
    assert lead(rules, hands(*C38), LeadMemory(2, 0, Outcome.BLOCK_WON, 3), 2) == expected
    assert lead(rules, hands(*C38), LeadMemory(2, 0, Outcome.WENT_OUT, 3), 2) == Lead(3)


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("rotate", Lead(2)),
        ("same", Lead(1)),
        ("lot", Lead(3)),
        ("holder(6-6)", Lead(1, Tile.of(5, 5))),
        ("highest_double_of_tied", Lead(0, Tile.of(2, 2))),
    ],
)
def test_after_a_round_that_nobody_won(word, expected):
    rules = ruleset(lead_next="winner", lead_after_tie=word)
    memory = LeadMemory(2, 1, Outcome.NOBODY_WON, tied=(0, 2))
    assert lead(rules, hands(*C38), memory, 3) == expected


def test_c24_the_highest_double_among_those_who_were_level():
    """P1 and P2 were level in round six; then a new set begins with the same tiles."""
    rules = ruleset(lead_after_tie="highest_double_of_tied")
    holdings = hands("3-3", "4-4", "6-6", "0-1")
    position = count("0-4", "1-3", "5-6", "6-6", round=6, leader=2)
    memory = remembered(rules, position, score_block(rules, position))
    assert memory == LeadMemory(7, 2, Outcome.NOBODY_WON, tied=(0, 1))
    assert lead(rules, holdings, memory, 0) == Lead(1, Tile.of(4, 4))
    assert lead(rules, holdings, LeadMemory(7), 0) == Lead(2, Tile.of(6, 6))


@pytest.mark.parametrize(("leader", "seat"), [(0, 0), (1, 2), (2, 2), (3, 0)])
def test_the_winner_of_a_block_is_its_lowest_hand_the_nearer_to_the_leader_when_level(leader, seat):
    position = count("0-4", "5-5", "1-3", "6-6", leader=leader, teams="pairs")
    memory = remembered(pairs(), position, score_block(pairs(), position))
    assert (memory.outcome, memory.winner) == (Outcome.BLOCK_WON, seat)
    uneven = count("0-5", "5-5", "1-3", "6-6", leader=leader, teams="pairs")
    assert remembered(pairs(), uneven, score_block(pairs(), uneven)).winner == 2


def test_a_round_that_a_foul_made_void_is_led_again_by_the_same_seat():
    position = count(*FIX_4, leader=3, round=5)
    void = remembered(ruleset(), position, Score((), is_replayed=True))
    assert (void.round, lead(ruleset(lead_next="lot"), hands(*C38), void, 1)) == (5, Lead(3))
    tied = remembered(ruleset(), position, Score((), tied=(1, 2), is_replayed=True))
    assert (tied.round, tied.outcome) == (5, Outcome.NOBODY_WON)


def test_whoever_went_out_leads_unless_a_foul_gave_the_round_to_others():
    position = count("", "5-6", "0-1", "6-6")
    assert remembered(ruleset(), position, Score((), winner=0), 0) == LeadMemory(2, 0, Outcome.WENT_OUT, 0)
    given = count("", "5-6", "0-1", "6-6", excluded=frozenset({0}))
    assert remembered(ruleset(), given, Score((), winner=2)) == LeadMemory(2, 0, Outcome.BLOCK_WON, 2)


def test_a_tile_on_the_table_before_the_lead_forces_no_tile():
    rules = ruleset(opening="highest_double", start_tile="turned_up")
    assert lead(rules, hands(*C38), LeadMemory(), 0) == Lead(1)
