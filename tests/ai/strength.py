"""How strong the levels are: seeded deals, each played twice with the sides swapped.

    python -m tests.ai.strength [--rounds 2000] [--rules pairs] [--seats 2] [--seed 1] casual beginner

Players: beginner, casual, doubles (doubles first without slips, as a child plays), random. A drawn round counts half.
The interval is that of the mean over pairs of rounds, 95 %. ``--match 100`` plays whole matches instead of rounds.
"""

import argparse
import math
import random
import statistics

from domino_desktop.ai.levels import Level, choose, plain_move
from domino_desktop.core.moves import DrawTile, PlayTile
from tests.ai import tables


def random_player(view, seed):
    chance = random.Random(f"{seed}/{view.round}/{len(view.history)}")
    moves = [move for move in view.legal_moves if isinstance(move, PlayTile)]
    moves = moves or [move for move in view.legal_moves if isinstance(move, DrawTile)]
    return chance.choice(moves) if moves else plain_move(view)


def doubles_player(view, seed):
    doubles = [move for move in view.legal_moves if isinstance(move, PlayTile) and move.tile.is_double]
    return random.Random(f"{seed}/{len(view.history)}").choice(doubles) if doubles else random_player(view, seed)


PLAYERS = {
    "random": random_player,
    "doubles": doubles_player,
    "beginner": lambda view, seed: choose(view, Level.BEGINNER, seed),
    "casual": lambda view, seed: choose(view, Level.CASUAL, seed),
}


def round_result(rule, seats, first, second, seed, swapped):
    """1, 0.5 or 0 for the first player, who has the even seats, or the odd ones when ``swapped``."""
    state = tables.with_round(tables.new_match(rule, seats), random.Random(seed), leader=seed % seats)
    mine = 1 if swapped else 0
    state = tables.play_round(state, lambda seat, view: (first if seat % 2 == mine else second)(view, seed))
    winner = state.round.score.winner
    return 0.5 if winner is None else float(winner % 2 == mine)


def match_result(rule, seats, first, second, seed, swapped):
    """1 or 0 for the first player over a whole match to the rule set's points."""
    mine = 1 if swapped else 0
    chance = random.Random(seed)
    state = tables.new_match(rule, seats)
    while not state.is_over:
        state = tables.with_round(state, chance)
        state = tables.play_round(state, lambda seat, view: (first if seat % 2 == mine else second)(view, seed))
    return float(state.winner % 2 == mine)


def measure(rule, seats, first, second, pairs, seed=1, result=round_result):
    """The first player's share in percent, and half the width of its 95 % interval."""
    means = [
        50 * sum(result(rule, seats, first, second, seed * 1_000_000 + number, swapped) for swapped in (False, True))
        for number in range(pairs)
    ]
    return statistics.fmean(means), 1.96 * statistics.stdev(means) / math.sqrt(pairs)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first", choices=PLAYERS)
    parser.add_argument("second", choices=PLAYERS)
    parser.add_argument("--rounds", type=int, default=2000, help="rounds (or matches) for each table")
    parser.add_argument("--rules", help="one rule set only")
    parser.add_argument("--seats", type=int, help="one number of seats only; even, so that the sides are equal")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--match", type=int, metavar="POINTS", help="whole matches to so many points")
    wanted = parser.parse_args()
    for rule in tables.offered():
        if wanted.match:
            rule = rule.changed({"match_end": {"points": wanted.match}})
        for seats in rule.players:
            if seats % 2 or (wanted.rules or rule.id) != rule.id or (wanted.seats or seats) != seats:
                continue
            share, half = measure(
                rule,
                seats,
                PLAYERS[wanted.first],
                PLAYERS[wanted.second],
                wanted.rounds // 2,
                wanted.seed,
                match_result if wanted.match else round_result,
            )
            table = f"{rule.id:17} {seats} seats  {wanted.first} v {wanted.second}"
            print(f"{table}  {share:5.1f} % +-{half:.1f}", flush=True)


if __name__ == "__main__":
    main()
