"""Matches for the tests of computer players: rule sets, seeded deals, and rounds driven through the core."""

import random
from functools import cache

from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.policies import LeadMemory, Outcome
from domino_desktop.core.state import start
from domino_desktop.core.views import view_for
from domino_desktop.storage import rulesets


@cache
def offered():
    """Every rule set that the program offers."""
    return rulesets.available()


def ruleset(name):
    return rulesets.load(name)


@cache
def every_table():
    """Each offered rule set with each of its sets and numbers of seats."""
    return tuple(
        (rule.with_set(top), seats) for rule in offered() for top, sizes in rule.hand_size for seats, _ in sizes
    )


def new_match(rule, seats, opens_walk=True):
    return start(rules.start_match(rule, seats, opens_walk))


def with_round(state, chance, leader=None):
    """The state with one more round dealt; any tile may be led when the leader is named."""
    dealt = Deal.from_bytes(state.ruleset.tile_set, chance.randbytes(21))
    if leader is not None:
        state = state._replace(memory=LeadMemory(1, leader, Outcome.VOID))
    return apply(state, rules.deal(state, dealt))


def after(state, seat, move):
    """The state after a seat's move, or RuleViolation."""
    for event in rules.decide(state, seat, move):
        state = apply(state, event)
    return state


def to_move(state):
    """The seat that is asked first."""
    return next(iter(rules.asked(state)))


def play_round(state, choose_for):
    """The state at the end of the round; ``choose_for(seat, view)`` names each move."""
    while not state.round.is_over:
        seat = to_move(state)
        state = after(state, seat, choose_for(seat, view_for(state, seat)))
    return state


def position_at(rule, seats, seed, moves, opens_walk=True):
    """A position after so many random legal moves of a dealt round (fewer when the round ends)."""
    chance = random.Random(seed)
    state = with_round(new_match(rule, seats, opens_walk), chance)
    for _ in range(moves):
        seat = to_move(state)
        following = after(state, seat, chance.choice(rules.legal_moves(state, seat)))
        if following.round.is_over:
            break
        state = following
    return state
