"""Records one golden match per rule set: ``python -m tests.golden.record [ID ...]``; existing files stay as they are.

A golden match holds the behaviour of its rule set still: change one only when the rules are meant to change.
"""

import random
import sys
from pathlib import Path

from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.events import BlockEstablished, RoundEnd, RoundEnded
from domino_desktop.core.notation import print_record
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.state import start
from domino_desktop.storage import rulesets
from tests.soak import random_move

FOLDER = Path(__file__).parent


def golden_file(ruleset_id):
    return FOLDER / f"{ruleset_id}.txt"


def played_match(ruleset, seed):
    """A whole match of random truthful moves, decided by its seed alone."""
    rng = random.Random(f"golden {ruleset.id} {seed}")
    started = rules.start_match(ruleset, ruleset.players[-1])
    state, events = start(started), [started]
    while state.winner is None:
        if state.round is None or state.round.score is not None:
            decided = [rules.deal(state, Deal.from_bytes(ruleset.tile_set, rng.randbytes(21)))]
        else:
            seat = state.round.turn
            decided = rules.decide(state, seat, random_move(rules.legal_moves(state, seat), state.round.layout, rng))
        for event in decided:
            state = apply(state, event)
        events += decided
    return tuple(events)


def is_telling(events):
    """Whether a match shows both ways in which a round ends."""
    ends = {event.reason for event in events if isinstance(event, RoundEnded)}
    return ends == set(RoundEnd) and any(isinstance(event, BlockEstablished) for event in events)


def record(ruleset):
    """Writes the shortest telling match of a hundred seeds."""
    matches = [match for match in (played_match(ruleset, seed) for seed in range(100)) if is_telling(match)]
    shortest = min(matches, key=len)
    text = print_record(MatchRecord(shortest).events)
    golden_file(ruleset.id).write_text(text, encoding="utf-8", newline="\n")


def main(wanted):
    for ruleset in rulesets.available():
        if ruleset.id in wanted or (not wanted and not golden_file(ruleset.id).exists()):
            record(ruleset)
            print(f"recorded {golden_file(ruleset.id)}")


if __name__ == "__main__":
    main(sys.argv[1:])
