"""The exact solver agrees with brute force and with numbers that were counted by others."""

from __future__ import annotations

import random

import dominoes
import pytest

from domino_desktop.ai.game import PLACES
from domino_desktop.ai.masks import masks_for
from domino_desktop.ai.playout import LineRound
from domino_desktop.ai.positions import game_for
from domino_desktop.ai.solver import Solver, is_solvable
from domino_desktop.core.tiles import Tile, TileSet
from domino_desktop.storage import rulesets
from tests.ai.parallel import dealt, is_over, on_bits, walked

MASKS = masks_for(6)

# Two deals of double-six to four hands, tiles in the order 0-0, 0-1 .. 6-6: every fourth tile, or seven in a row.
EVERY_FOURTH = [sum(1 << tile for tile in range(28) if tile % 4 == seat) for seat in range(4)]
SEVEN_IN_A_ROW = [sum(1 << tile for tile in range(28) if tile // 7 == seat) for seat in range(4)]

# Solvable tables: rules, seats, and how many tiles are laid at random before everything is tried out.
TABLES = [
    ("pairs", 4, (18, 21)),
    ("jamaican-partner", 4, (18, 21)),
    ("gaple-club-201", 4, (18, 21)),
    ("block", 2, (3, 7)),
    ("classic-draw", 2, (16, 20)),
    ("draw-reserve-two", 2, (16, 20)),
]


def everything_left():
    """Pairs, where whoever wins scores all pips that are left, as public engines count."""
    changes = {
        "round_points": "all_pips",
        "block_tie": ["no_score"],
        "block_winner": "lowest_team",
        "direction": "clockwise",
    }
    return rulesets.load("pairs-spain").changed(changes)


def opened(hands):
    game = game_for(everything_left(), 4)
    return LineRound(game, hands, [], 0, 0)


def counted(now, depth):
    """How many positions there are so many tiles later; equal ends count once, a round that has ended not again."""
    total = 0
    for code in now.moves():
        if now.left == now.right and now.left >= 0 and code & 1:
            continue
        after = now.copy()
        after.play(code)
        total += 1 if depth == 1 else counted(after, depth - 1) if after.turn >= 0 else 0
    return total


@pytest.mark.parametrize(
    ("hands", "numbers"),
    [(EVERY_FOURTH, (7, 22, 73, 221, 648, 1758)), (SEVEN_IN_A_ROW, (7, 18, 70, 346, 1356, 4362))],
)
def test_positions_are_counted_as_other_engines_count_them(hands, numbers):
    assert tuple(counted(opened(hands), depth + 1) for depth in range(len(numbers))) == numbers


@pytest.mark.parametrize(
    ("hands", "worths"),
    [
        (EVERY_FOURTH, {"0-0": 27, "0-4": 19, "1-2": -15, "1-6": 19, "2-5": 16, "3-5": 8, "4-6": 17}),
        (SEVEN_IN_A_ROW, {"0-0": 98, "0-1": 92, "0-2": 92, "0-3": 98, "0-4": 102, "0-5": 101, "0-6": 92}),
    ],
)
def test_perfect_play_from_the_first_tile_is_worth_what_others_found(hands, worths):
    now = opened(hands)
    found = Solver(now, nodes=10_000_000, seconds=60).values(now)
    assert {str(now.move_of(code).tile): worth for code, worth in found.items()} == worths


def brute(now, team):
    """The points by which a team ends better, everybody playing perfectly: every line is looked at."""
    if now.turn < 0:
        return now.points[team] - now.points[1 - team]
    worths = []
    for code in now.moves():
        after = now.copy()
        after.play(code)
        worths.append(brute(after, team))
    return max(worths) if now.game.teams[now.turn] == team else min(worths)


def small_positions():
    """At each table positions with few tiles left."""
    for name, seats, laid in TABLES:
        for seed in range(60):
            chance = random.Random(f"{name}/{seed}")
            ruleset = rulesets.load(name)
            state = walked(dealt(ruleset, seats, f"{name}/{seed}"), chance, chance.randint(*laid))
            if is_over(state):
                continue
            now = on_bits(state)
            if sum(hand.bit_count() for hand in now.hands) + now.game.draws * len(now.yard) <= 10:
                yield now


def library_position(left):
    """A position of the public library `dominoes` with at most so many tiles left, and the same on bits."""
    game = dominoes.Game.new()
    while game.result is None and sum(len(hand) for hand in game.hands) > left:
        game.make_move(*random.choice(game.valid_moves))
    hands = [sum(1 << MASKS.index[Tile.of(tile.first, tile.second)] for tile in hand) for hand in game.hands]
    now = LineRound(game_for(everything_left(), 4), hands, [], game.turn, game.starting_player)
    now.left, now.right = game.board.left_end(), game.board.right_end()
    return game, now


def test_a_public_library_finds_the_same_worths():
    random.seed(20261130)
    looked_at = 0
    while looked_at < 40:
        game, now = library_position(random.randint(8, 15))
        if game.result is None:
            # The search plays its last line on the very game that it is given.
            _, worth = dominoes.search.alphabeta(game)
            assert Solver(now).best(now) == (-worth if now.turn % 2 else worth)
            looked_at += 1


def test_two_hundred_small_positions_are_worth_what_brute_force_finds():
    looked_at = 0
    for now in small_positions():
        solver, team = Solver(now, nodes=10_000_000), now.game.teams[now.turn]
        for code, worth in solver.values(now).items():
            after = now.copy()
            after.play(code)
            assert worth == brute(after, team)
        assert solver.best(now) == max(solver.values(now).values())
        looked_at += 1
    assert looked_at >= 200


def test_what_takes_too_long_is_given_up():
    now = opened(EVERY_FOURTH)
    assert Solver(now, nodes=50).best(now) is None
    assert Solver(now, nodes=50).values(now) is None
    assert Solver(now, nodes=10_000_000, seconds=0.0).best(now) is None


def test_a_solver_remembers_one_boneyard_and_no_other():
    """The same hands with other tiles to draw are another position."""
    ruleset = rulesets.load("classic-draw")
    differ = 0
    for seed in range(30):
        state = walked(dealt(ruleset, 2, seed), random.Random(seed), 6)
        if is_over(state) or state.round.boneyard.count < 4:
            continue
        now = on_bits(state)
        other = now.copy()
        other.yard.reverse()
        solver = Solver(now, nodes=3_000_000)
        one, two = solver.values(now), solver.values(other)
        if one is None or two is None:
            continue
        assert two == Solver(other, nodes=3_000_000).values(other)
        assert one == solver.values(now)
        differ += one != two
    assert differ > 3


def test_rounds_that_cannot_be_solved_are_refused():
    for name, seats in (("classic-draw", 3), ("muggins", 2), ("all-fives", 2), ("matador", 2)):
        now = on_bits(walked(dealt(rulesets.load(name), seats, 1), random.Random(1), 1))
        assert not is_solvable(now.game)
        with pytest.raises(ValueError, match="cannot be solved"):
            Solver(now)


def test_codes_name_tiles_and_places():
    assert 1 << PLACES > 100
    assert len(TileSet(18)) << PLACES + 1 < 1 << 31
