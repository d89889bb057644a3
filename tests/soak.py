"""Random rounds of every rule set under all invariants: ``python -m tests.soak --rounds N [--seed S] [--json]``.

Plays N first rounds of every rule set for every number of seats in the smallest set, and a tenth of that in larger
ones. Prints which share of the first rounds blocked; exits with 1 when a share is too far from the reference, or when
an invariant fails.
"""

import argparse
import json
import random
import sys
import time
import traceback
from dataclasses import dataclass

from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.events import RoundEnd
from domino_desktop.core.moves import (
    CallDead,
    ClaimRedeal,
    DeclareCanPlay,
    DrawTile,
    Knock,
    Pass,
    PlayTile,
    ProposeBlock,
    YieldLead,
)
from domino_desktop.core.state import start
from domino_desktop.storage import rulesets
from tests.invariants import check_decisions, check_ended_round, check_open_ends, check_record, check_state

REFERENCE_ROUNDS = 250_000
BLOCKED_SHARES = {
    ("classic-draw", 2): 0.1750,
    ("classic-draw", 3): 0.0862,
    ("classic-draw", 4): 0.1008,
    ("draw-reserve-two", 2): 0.2018,
    ("draw-reserve-two", 3): 0.0978,
    ("draw-reserve-two", 4): 0.1070,
    ("block", 2): 0.6575,
    ("block", 3): 0.4559,
    ("block", 4): 0.2730,
    ("pairs", 4): 0.2512,
}
"""The share of blocked first rounds, uniform over legal (tile, end) with equal ends counted once."""

SIGMAS = 4.0
LARGEST_SET = 12
"""Larger sets are for referees only."""

BY_CHOICE = (Pass, YieldLead, CallDead, ClaimRedeal, DrawTile)
"""What an honest seat may do although it could lay a tile."""
OFTEN_BY_CHOICE = 0.15


@dataclass
class Tally:
    """What came of the rounds of one rule set for one number of seats in one set."""

    ruleset: str
    max_pip: int
    seats: int
    rounds: int = 0
    blocked: int = 0
    seconds: float = 0.0

    @property
    def share(self):
        return self.blocked / self.rounds

    @property
    def reference(self):
        return BLOCKED_SHARES.get((self.ruleset, self.seats)) if self.max_pip == 6 else None

    @property
    def sigmas(self):
        """How many standard deviations the share lies off its reference, which has an error of its own."""
        if self.reference is None:
            return 0.0
        variance = self.reference * (1 - self.reference)
        return (self.share - self.reference) / (variance / self.rounds + variance / REFERENCE_ROUNDS) ** 0.5

    @property
    def is_off(self):
        return abs(self.sigmas) > SIGMAS

    def as_json(self):
        return {
            "ruleset": self.ruleset, "max_pip": self.max_pip, "seats": self.seats, "rounds": self.rounds,
            "blocked": self.blocked, "share": round(self.share, 4), "reference": self.reference,
            "sigmas": round(self.sigmas, 2), "rounds_per_second": round(self.rounds / max(self.seconds, 1e-9)),
        }  # fmt: skip

    def __str__(self):
        reference = "" if self.reference is None else f"  reference {self.reference:.4f}  {self.sigmas:+.1f} sigma"
        speed = self.rounds / max(self.seconds, 1e-9)
        return (
            f"{self.ruleset:20} double-{self.max_pip:<2} {self.seats} seats {self.rounds:7} rounds"
            f"  blocked {self.share:.4f}{reference}  {speed:.0f}/s"
        )


def random_move(moves, layout, rng):
    """An honest move: any (tile, end), equal ends counted once; now and then what a seat may do by choice instead."""
    plays = different_plays(moves, layout)
    if plays:
        chosen = [move for move in moves if isinstance(move, BY_CHOICE)]
        if chosen and rng.random() < OFTEN_BY_CHOICE:
            return chosen[int(rng.random() * len(chosen))]
        return plays[int(rng.random() * len(plays))]
    if DeclareCanPlay() in moves:
        return DeclareCanPlay()
    if ProposeBlock() in moves:
        return ProposeBlock() if rng.random() < 0.3 else Knock()
    return moves[int(rng.random() * len(moves))]


def different_plays(moves, layout):
    """The tiles that can be laid, once for each number that is open and each half that may touch."""
    values = {end.id: end.value for end in layout.ends}
    plays = {}
    for move in moves:
        if isinstance(move, PlayTile):
            plays.setdefault((move.tile, values[move.end], move.near), move)
    return [*plays.values()]


def random_wish(state, rng):
    """Who does what next, honestly: mostly the seat on turn; rarely another one claims something."""
    seat = state.round.turn
    if state.ruleset.has_claims:
        claims = [(other, move) for other in rules.asked(state) for move in rules.legal_moves(state, other)
                  if isinstance(move, (CallDead, ClaimRedeal))]  # fmt: skip
        if claims and rng.random() < OFTEN_BY_CHOICE / 2:
            return claims[int(rng.random() * len(claims))]
    return seat, random_move(rules.legal_moves(state, seat), state.round.layout, rng)


def play_first_round(ruleset, seats, rng, is_thorough):
    """Plays one first round truthfully under the invariants; answers whether it blocked."""
    started = rules.start_match(ruleset, seats, opens_walk=rng.random() < 0.5)
    state = start(started)
    events = [rules.deal(state, Deal.from_bytes(ruleset.tile_set, rng.randbytes(21)))]
    record = [started, *events]
    while True:
        for event in events:
            state = apply(state, event)
            if is_thorough:
                check_state(state)
                check_open_ends(state)
        check_state(state)
        if state.round.score is not None:
            break
        if is_thorough and rng.random() < 0.03:
            check_decisions(state)
        events = rules.decide(state, *random_wish(state, rng))
        record += events
    check_ended_round(state, all_honest=True)
    if is_thorough:
        check_record(record, state)
    return state.round.ended is RoundEnd.BLOCKED


def tables(rounds):
    """Every rule set that the program offers, with every number of seats and set, and how many rounds each gets."""
    for ruleset in rulesets.available():
        tops = [top for top in ruleset.sets if top <= LARGEST_SET]
        for max_pip in tops:
            for seats in ruleset.players:
                if ruleset.hand_for(seats, max_pip) is not None:
                    yield ruleset.with_set(max_pip), seats, rounds if max_pip == tops[0] else max(1, rounds // 10)


def soak(rounds, seed):
    """Plays and yields one tally after the other. Raises AssertionError with what is needed to play it again."""
    for ruleset, seats, count in tables(rounds):
        tally = Tally(ruleset.id, ruleset.max_pip, seats)
        trusted = ruleset.changed({"declarations": "trusted"})
        begun = time.perf_counter()
        for number in range(count):
            name = f"{seed} {ruleset.id} {ruleset.max_pip} {seats} {number}"
            rng = random.Random(name)
            try:
                honour = trusted if rng.random() < 0.3 else ruleset
                tally.blocked += play_first_round(honour, seats, rng, is_thorough=number % 20 == 0)
            except Exception as error:
                error.add_note(f"in the random round {name!r}")
                raise
            tally.rounds += 1
        tally.seconds = time.perf_counter() - begun
        yield tally


def main(arguments=None):
    parser = argparse.ArgumentParser("tests.soak", description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=1000, help="first rounds for each rule set and number of seats")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args(arguments)
    tallies = []
    try:
        for tally in soak(max(1, options.rounds), options.seed):
            tallies.append(tally)
            if not options.json:
                print(tally, flush=True)
    except Exception:
        traceback.print_exc()
        return 1
    off = [tally for tally in tallies if tally.is_off]
    if options.json:
        print(json.dumps([tally.as_json() for tally in tallies], indent=2))
    for tally in off:
        print(f"too far from the reference: {tally}", file=sys.stderr)
    return 1 if off else 0


if __name__ == "__main__":
    sys.exit(main())
