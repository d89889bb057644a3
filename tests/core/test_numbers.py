"""Known numbers: sets, deals, lines, parity of blocked games, shortest blocks, exact small games, perft."""

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb, factorial

import pytest

from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.events import RoundEnd
from domino_desktop.core.layout import LEFT, RIGHT, Layout
from domino_desktop.core.moves import Knock, PlayTile, ProposeBlock
from domino_desktop.core.state import MatchState, start
from domino_desktop.core.tiles import Tile, TileSet, parse_tiles, pips_of
from domino_desktop.storage import rulesets
from tests.core.tables import entered, halves, knock_round, table
from tests.invariants import check_parity
from tests.soak import random_move

SIX = TileSet(6)


@pytest.mark.parametrize(
    "max_pip, count, pips",
    [(2, 6, 12), (3, 10, 30), (6, 28, 168), (9, 55, 495), (12, 91, 1092), (15, 136, 2040), (18, 190, 3420)],
)
def test_sets(max_pip, count, pips):
    tile_set = TileSet(max_pip)
    assert (len(tile_set), len(set(tile_set)), tile_set.pips, pips_of(tile_set)) == (count, count, pips, pips)
    for value in range(max_pip + 1):
        suit = tile_set.suit(value)
        assert len(suit) == max_pip + 1 and set(suit) == {tile for tile in tile_set if tile.fits(value)}
        assert sum(half == value for tile in tile_set for half in (tile.low, tile.high)) == max_pip + 2


def test_hands_of_seven():
    by_pips = sorted(tile.pips for tile in SIX)
    assert (sum(by_pips[:7]), sum(by_pips[-7:]), 7 * SIX.pips / 28) == (15, 69, 42)
    variance = sum((pips - 6) ** 2 for pips in by_pips) / 28 * 7 * (28 - 7) / (28 - 1)
    assert round(variance**0.5, 1) == 7.0
    assert comb(28, 7) == 1_184_040


def test_deals():
    assert factorial(28) // factorial(7) ** 4 == 472_518_347_558_400
    assert comb(28, 7) * comb(21, 7) == 137_680_171_200
    no_double = Fraction(comb(21, 7), comb(28, 7))
    assert no_double == Fraction(323, 3289)
    five_or_more = Fraction(sum(comb(7, k) * comb(21, 7 - k) for k in (5, 6, 7)), comb(28, 7))
    assert five_or_more == Fraction(2279, 592_020)
    assert round(float(4 * five_or_more), 6) == 0.015398
    assert Fraction(comb(21, 14), comb(28, 14)) == Fraction(1, 345)


@pytest.mark.parametrize("max_pip, lines", [(2, 12)])
def test_lines_of_all_tiles(max_pip, lines):
    """Counted with the layout: every way to lay the whole set from left to right, reversals too."""

    def extensions(layout, left):
        if not left:
            return 1
        return sum(
            extensions(layout.place(tile, RIGHT), left - {tile}) for tile in left if tile.fits(layout.end_value(RIGHT))
        )

    every = frozenset(TileSet(max_pip))
    firsts = {(tile, half) for tile in every for half in ((tile.low, tile.high), (tile.high, tile.low))}
    assert sum(extensions(Layout.of_halves((half,)), every - {tile}) for tile, half in firsts) == lines


# Blocked games


def blocked_rounds(ruleset, seats, count, max_pip=6):
    """The last states of random first rounds that blocked, and how many tiles lay on the table."""
    rng = random.Random(f"{ruleset} {seats} {max_pip}")
    chosen = rulesets.load(ruleset).with_set(max_pip)
    base = start(rules.start_match(chosen, seats, opens_walk=False))
    for _ in range(count):
        state = apply(base, rules.deal(base, Deal.from_bytes(chosen.tile_set, rng.randbytes(21))))
        while state.round.score is None:
            moves = rules.legal_moves(state, state.round.turn)
            for event in rules.decide(state, state.round.turn, random_move(moves, state.round.layout, rng)):
                state = apply(state, event)
        if state.round.ended is RoundEnd.BLOCKED:
            yield state


@pytest.mark.parametrize(
    "ruleset, seats, max_pip, rounds, at_least, shortest",
    [("pairs", 4, 6, 1200, 200, 10), ("classic-draw", 2, 6, 1000, 100, 10), ("classic-draw", 2, 9, 200, 40, 19),
     ("classic-draw", 3, 12, 120, 15, 19)],
)  # fmt: skip
def test_parity_and_length_of_blocked_games(ruleset, seats, max_pip, rounds, at_least, shortest):
    """Every tile dealt or drawn: in even sets the ends are equal and each number left is even, in double-nine odd."""
    lengths = Counter()
    for state in blocked_rounds(ruleset, seats, rounds, max_pip):
        assert not state.round.boneyard.count
        check_parity(state)
        lengths[len(state.round.layout.tiles())] += 1
    assert lengths.total() >= at_least
    assert min(lengths) >= shortest
    longest = {("pairs", 6): 24, ("classic-draw", 6): 26}.get((ruleset, max_pip), 91)
    assert max(lengths) <= longest


def test_the_parity_check_can_fail():
    state = table("6-6 6-5", ("0-1", "1-2"), ruleset="block")
    with pytest.raises(AssertionError):
        check_parity(state)


SHORTEST = {
    6: "4-1 1-0 0-4 4-4 4-2 2-3 3-4 4-5 5-6 6-4",
    12: "11-0 0-1 1-11 11-11 11-2 2-3 3-11 11-4 4-5 5-11 11-6 6-7 7-11 11-8 8-9 9-11 11-10 10-12 12-11",
    9: "0-2 2-1 1-3 3-0 0-4 4-1 1-5 5-0 0-6 6-1 1-7 7-0 0-8 8-1 1-9 9-0 0-0 0-1 1-1",
}


@pytest.mark.parametrize("max_pip", sorted(SHORTEST))
def test_the_shortest_block_with_all_tiles_live_is_reached(max_pip):
    """3N/2 + 1 tiles for even N, 2N + 1 for odd N."""
    layout = Layout.of_halves(halves(SHORTEST[max_pip]))
    laid = layout.tiles()
    assert len(laid) == len(set(laid)) == (3 * max_pip // 2 + 1 if max_pip % 2 == 0 else 2 * max_pip + 1)
    left = [tile for tile in TileSet(max_pip) if tile not in laid]
    assert not any(tile.fits(value) for tile in left for value in layout.values)
    hands = (" ".join(map(str, left[::2])), " ".join(map(str, left[1::2])))
    state = table(SHORTEST[max_pip], hands, max_pip=max_pip)
    assert rules.legal_moves(state, 0) == (Knock(), ProposeBlock())
    check_parity(state)


def test_no_shorter_line_of_double_two_or_three_blocks():
    """All lines of small sets: with every tile live none blocks before 3N/2 + 1 (even) or 2N + 1 (odd) tiles."""
    for max_pip, shortest in ((2, 4), (3, 7)):
        every, lengths = frozenset(TileSet(max_pip)), set()
        lines = [(Layout.of_halves(((tile.low, tile.high),)), every - {tile}) for tile in every]
        seen = set()
        while lines:
            layout, left = lines.pop()
            # Both orders of laying the same line count once.
            key = (frozenset(left), layout.values)
            if key in seen or not left:
                continue
            seen.add(key)
            following = [(tile, end) for tile in left for end in layout.ends if end.accepts(tile)]
            if not following:
                lengths.add(len(every) - len(left))
            lines += [(layout.place(tile, end.id), left - {tile}) for tile, end in following]
        assert min(lengths) == shortest


def test_shortest_blocks_with_a_sleeping_boneyard():
    for hands in (("1-1", "2-2"), ("1-1", "2-2", "3-3")):
        state = knock_round(table("0-0", hands, 28 - 1 - len(hands), ruleset="block"))
        assert (state.round.ended, len(state.round.layout.tiles())) == (RoundEnd.BLOCKED, 1)


# Exact small games: two hands, block, everything enumerated


def small_ruleset(max_pip, hand):
    return rulesets.load("block").changed(
        {"max_pip": max_pip, "players": [2], "hand_size": {str(max_pip): {"2": hand}}, "match_end": {"rounds": 1}}
    )


def expected_game(state, memo):
    """The chance that the round blocks, and the tiles laid in the mean, when everybody lays at random."""
    now = state.round
    if now.score is not None:
        return Fraction(now.ended is RoundEnd.BLOCKED), Fraction(len(now.layout.tiles()))
    key = (now.hands, now.layout.values, now.turn, now.verification is not None)
    if key in memo:
        return memo[key]
    moves = [move for move in rules.legal_moves(state, now.turn) if isinstance(move, PlayTile)]
    if moves and len(set(now.layout.values)) == 1:
        moves = moves[::2]
    blocked = tiles = Fraction(0)
    for move in moves or [Knock()]:
        after = state
        for event in rules.decide(state, now.turn, move):
            after = apply(after, event)
        one = expected_game(after, memo)
        blocked, tiles = blocked + one[0], tiles + one[1]
    memo[key] = (blocked / len(moves or [0]), tiles / len(moves or [0]))
    return memo[key]


@pytest.mark.parametrize(
    "max_pip, hand, blocked, tiles",
    [(2, 2, Fraction(1, 20), Fraction(14, 5)), (2, 3, Fraction(13, 72), Fraction(569, 120))],
)
def test_exact_small_games(max_pip, hand, blocked, tiles):
    ruleset = small_ruleset(max_pip, hand)
    every = TileSet(max_pip).tiles
    empty = MatchState(ruleset, 2, (0, 1), opens_walk=False)
    sums, deals = [Fraction(0), Fraction(0)], 0
    for first in combinations(every, hand):
        for second in combinations([tile for tile in every if tile not in first], hand):
            rest = [tile for tile in every if tile not in first + second]
            event = entered("", (" ".join(map(str, first)), " ".join(map(str, second))), " ".join(map(str, rest)))
            one = expected_game(apply(empty, event), {})
            sums, deals = [sums[0] + one[0], sums[1] + one[1]], deals + 1
    assert (sums[0] / deals, sums[1] / deals) == (blocked, tiles)


# Perft


DEAL_A = tuple(" ".join(map(str, SIX.tiles[seat::4])) for seat in range(4))
DEAL_B = tuple(" ".join(map(str, SIX.tiles[7 * seat : 7 * seat + 7])) for seat in range(4))


def placements(states):
    """Every position after one more tile; forced passes are skipped, games that are over count once."""
    following = []
    for state in states:
        if state.round.score is not None:
            following.append(state)
            continue
        moves = rules.legal_moves(state, state.round.turn)
        while Knock() in moves and state.round.score is None:
            for event in rules.decide(state, state.round.turn, Knock()):
                state = apply(state, event)
            moves = () if state.round.score is not None else rules.legal_moves(state, state.round.turn)
        if state.round.score is not None:
            following.append(state)
            continue
        if len(set(state.round.layout.values)) == 1:
            moves = moves[::2]
        for move in moves:
            after = state
            for event in rules.decide(state, state.round.turn, move):
                after = apply(after, event)
            following.append(after)
    return following


@pytest.mark.parametrize(
    "hands, counts", [(DEAL_A, [7, 22, 73, 221, 648, 1758]), (DEAL_B, [7, 18, 70, 346, 1356, 4362])], ids=["A", "B"]
)
def test_perft_to_depth_six(hands, counts):
    """Tile k of 0-0, 0-1 .. 6-6 goes to seat k mod 4 (A) or k div 7 (B); seat 0 leads; order 0, 1, 2, 3."""
    positions = [table("", hands, ruleset="pairs", direction="clockwise")]
    found = []
    for _ in counts:
        positions = placements(positions)
        found.append(len(positions))
    assert found == counts


def test_matching_at_both_ends():
    layout = Layout.of_halves(halves("2-6"))
    laid = layout.place(Tile.of(2, 5), LEFT).place(Tile.of(6, 4), RIGHT)
    assert laid.halves() == ((5, 2), (2, 6), (6, 4))
    assert laid.tiles() == parse_tiles("2-5 2-6 4-6")
    assert laid.values == (5, 4)
