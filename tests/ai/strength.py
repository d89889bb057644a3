"""How strong the levels are: seeded deals, each played twice with the sides swapped.

    python -m tests.ai.strength [--rounds 2000] [--rules pairs] [--seats 2] [--seed 1] casual beginner

Players: the levels, and beside them doubles (doubles first without slips, as a child plays), heaviest (the heaviest
tile that fits) and random; ``club:1000`` or ``expert:1000`` is that level with so many playouts. A drawn round counts
half; ``decided`` is the share of the rounds that somebody won. The interval is that of the mean over pairs of rounds,
95 %. ``--match 100`` plays whole matches instead of rounds; ``--json`` prints one object a line. To measure in pieces,
give each its own seed and add them up: `added_up`.
"""

import argparse
import json
import math
import random
import statistics
import time

from domino_desktop.ai.level import Level
from domino_desktop.ai.levels import THINKING, choose
from domino_desktop.ai.plain import plain_move
from domino_desktop.core.moves import DrawTile, PlayTile
from tests.ai import tables


def random_player(view, seed):
    chance = random.Random(f"{seed}/{view.round}/{len(view.history)}")
    moves = [move for move in view.legal_moves if isinstance(move, PlayTile)]
    moves = moves or [move for move in view.legal_moves if isinstance(move, DrawTile)]
    return chance.choice(moves) if moves else plain_move(view)


def _first(view, seed, best):
    """A tile for which ``best`` is highest, one of them by chance; else whatever a random player does."""
    moves = [move for move in view.legal_moves if isinstance(move, PlayTile)]
    if not moves:
        return random_player(view, seed)
    highest = max(best(move.tile) for move in moves)
    chance = random.Random(f"{seed}/{view.round}/{len(view.history)}")
    return chance.choice([move for move in moves if best(move.tile) == highest])


def doubles_player(view, seed):
    return _first(view, seed, lambda tile: tile.is_double)


def heaviest_player(view, seed):
    return _first(view, seed, lambda tile: tile.pips)


PLAYERS = {"random": random_player, "doubles": doubles_player, "heaviest": heaviest_player}


def player(name):
    """The player of this name: answers a view and a seed with a move."""
    if name in PLAYERS:
        return PLAYERS[name]
    level, _, playouts = name.partition(":")
    level = Level(level)
    thinking = THINKING[level]._replace(playouts=int(playouts)) if playouts else None
    return lambda view, seed: choose(view, level, seed, thinking=thinking)


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


def pairs_of_results(rule, seats, first, second, pairs, seed=1, result=round_result):
    """The two results of the first player for every deal, once on each side."""
    return [
        tuple(result(rule, seats, first, second, seed * 1_000_000 + number, swapped) for swapped in (False, True))
        for number in range(pairs)
    ]


def added_up(results):
    """Pairs of results as a share in percent, half the width of its 95 % interval, and the share of decided rounds."""
    means = [50 * sum(pair) for pair in results]
    flat = [each for pair in results for each in pair if each != 0.5]
    decided = 100 * sum(flat) / len(flat) if flat else 50.0
    return statistics.fmean(means), 1.96 * statistics.stdev(means) / math.sqrt(len(means)), decided


def measure(rule, seats, first, second, pairs, seed=1, result=round_result):
    """The first player's share in percent, half the width of its 95 % interval, and its share of decided rounds."""
    return added_up(pairs_of_results(rule, seats, first, second, pairs, seed, result))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--rounds", type=int, default=2000, help="rounds (or matches) for each table")
    parser.add_argument("--rules", help="one rule set only")
    parser.add_argument("--seats", type=int, help="one number of seats only; even, so that the sides are equal")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--match", type=int, metavar="POINTS", help="whole matches to so many points")
    parser.add_argument("--json", action="store_true", help="one JSON object for each table")
    wanted = parser.parse_args()
    for rule in tables.offered():
        if wanted.match:
            rule = rule.changed({"match_end": {"points": wanted.match}})
        for seats in rule.players:
            if seats % 2 or (wanted.rules or rule.id) != rule.id or (wanted.seats or seats) != seats:
                continue
            begun = time.perf_counter()
            share, half, decided = measure(
                rule,
                seats,
                player(wanted.first),
                player(wanted.second),
                wanted.rounds // 2,
                wanted.seed,
                match_result if wanted.match else round_result,
            )
            if wanted.json:
                row = {"rules": rule.id, "seats": seats, "first": wanted.first, "second": wanted.second}
                row |= {"share": round(share, 2), "half": round(half, 2), "decided": round(decided, 2)}
                row |= {"rounds": wanted.rounds // 2 * 2, "seed": wanted.seed, "match": wanted.match}
                print(json.dumps({**row, "seconds": round(time.perf_counter() - begun, 1)}), flush=True)
            else:
                table = f"{rule.id:17} {seats} seats  {wanted.first} v {wanted.second}"
                print(f"{table}  {share:5.1f} % +-{half:.1f}  decided {decided:.1f} %", flush=True)


if __name__ == "__main__":
    main()
