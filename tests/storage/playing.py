"""Whole matches for the tests of storage: played at random, the same for the same seed."""

import random

from domino_desktop.ai.levels import Level
from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.moves import ProposeBlock
from domino_desktop.core.state import start
from domino_desktop.storage import rulesets
from domino_desktop.storage.setup import BlockCheck, Privacy, SeatKind, SeatSetup, TableSetup

NAMES = ("Ålö Čížek-Ñu", "Béatrice", "مريم", "Jo 👩‍👩‍👧")


def table(ruleset="classic-draw", seats=3, points=60, **changes):
    """A set-up with people and one computer."""
    chosen = rulesets.load(ruleset).changed({"match_end": {"points": points}, **changes})
    people = [SeatSetup(NAMES[seat], SeatKind.HUMAN, "sv", seat) for seat in range(seats - 1)]
    computer = SeatSetup("Computer", SeatKind.COMPUTER, "en", seats - 1, Level.CASUAL)
    return TableSetup((*people, computer), chosen, BlockCheck.TOGETHER, Privacy.CURTAIN, seed=2**70)


def first_event(setup, opens_walk=False):
    return rules.start_match(setup.ruleset, len(setup.seats), opens_walk)


def moves_of(setup, seed=1, opens_walk=False):
    """The events of a match, one tuple for each move or deal, after its first event."""
    chance = random.Random(seed)
    state = start(first_event(setup, opens_walk))
    while not state.is_over:
        if state.round is None or state.round.is_over:
            events = [rules.deal(state, Deal.from_bytes(setup.ruleset.tile_set, chance.randbytes(21)))]
        else:
            seat = next(iter(rules.asked(state)))
            legal = rules.legal_moves(state, seat)
            # the walk with all its questions is the hardest to store, so it is opened whenever it can be
            move = next((move for move in legal if isinstance(move, ProposeBlock)), None) or chance.choice(legal)
            events = rules.decide(state, seat, move)
        yield tuple(events)
        for event in events:
            state = apply(state, event)


def store_match(database, setup, seed=1, moves=None):
    """Play a match, or its first moves, into a database; answers its id and its events."""
    events = [first_event(setup)]
    match_id = database.create_match(setup, events[0])
    for number, move in enumerate(moves_of(setup, seed)):
        if number == moves:
            break
        database.append(match_id, move)
        events.extend(move)
    return match_id, tuple(events)
