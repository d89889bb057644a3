"""Random rounds at real tables, written down tile by tile, in which some passes are lies.

Every lie that the record can prove is found when the hands are laid open, and nobody is accused wrongly. Run as a
program, it plays as many rounds as told: ``python -m tests.controller.test_referee_lies 2000``.
"""

import random
import sys
from collections import Counter

import pytest

from domino_desktop.controller.referee import Stage
from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.events import Certainty, FoulCalled, LaidTile, PositionEntered, TileDrawn
from domino_desktop.core.moves import CallDead, ClaimRedeal, Knock, ProposeBlock, RevealHand
from domino_desktop.core.refereeing import EnterPosition, PutToSleep, Rule, ScoreRound
from domino_desktop.core.ruleset_parts import Penalty
from domino_desktop.core.rulings import FoulKind
from domino_desktop.core.state import start
from domino_desktop.storage import rulesets
from tests.controller.desks import desk, setup
from tests.invariants import fitting_tiles
from tests.soak import random_move

ROUNDS = 4
LIES = 0.25
RULESETS = {
    ruleset.id: ruleset for ruleset in rulesets.available() if ruleset.cannot_play != "discard"
}  # what is laid aside face down is no declaration
KINDS = ("line", "spinner", "cross", "trains")


def tables(ruleset):
    """For how many seats there is a table."""
    return [seats for seats in ruleset.players if ruleset.hand_for(seats) is not None]


def lying_round(ruleset, seats, rng):
    """One round on the screen and at the desk, move by move. Answers the desk, the lies, and whether all is known.

    The desk learns of tiles what everybody can see: those that are laid, and that somebody takes one.
    """
    table = setup(ruleset, seats)
    at = desk(table)
    screen = start(rules.start_match(table.ruleset, seats, opens_walk=False))
    screen = apply(screen, rules.deal(screen, Deal.from_bytes(ruleset.tile_set, rng.randbytes(21))))
    now = screen.round
    first = now.layout.first
    laid = () if first is None else (LaidTile(first.tile, "start"),)
    counts = tuple(hand.count for hand in now.hands)
    shown = PositionEntered(0, 1, (), (), counts, now.boneyard.count, now.turn, now.leader, None, laid)
    assert at.order(EnterPosition(shown)) is None
    lies, has_drawn = set(), False
    while screen.round.score is None:
        seat = screen.round.turn
        moves = [move for move in rules.legal_moves(screen, seat) if not isinstance(move, (CallDead, ClaimRedeal))]
        passes = [move for move in moves if isinstance(move, (Knock, ProposeBlock))]
        move = rng.choice(passes) if passes and rng.random() < LIES else random_move(moves, screen.round.layout, rng)
        if isinstance(move, (Knock, ProposeBlock)) and fitting_tiles(screen, seat):
            lies.add(at.record.events[-1].number + 1)
        events = rules.decide(screen, seat, move)
        has_drawn = has_drawn or any(isinstance(event, TileDrawn) for event in events)
        for event in events:
            screen = apply(screen, event)
        assert at.submit(seat, move) is None
    open_hands = [seat for seat in range(seats) if at.view.counts[seat]]
    rng.shuffle(open_hands)
    for seat in open_hands:
        if at.view.score is None:
            assert at.submit(seat, RevealHand(screen.round.hands[seat].tiles)) is None
    if at.stage is Stage.REST:
        assert at.order(PutToSleep()) is None
    return at, lies, has_drawn


def check(ruleset, seats, rng):
    """The lies of one round are found; answers how many there were."""
    at, lies, has_drawn = lying_round(ruleset, seats, rng)
    if at.view.score is not None:
        # A target that was hit ended it in the middle: no hand was laid open.
        return 0
    called = [event for event in at.view.history if isinstance(event, FoulCalled)]
    named = {event.foul.event for event in called}
    proven = {event.foul.event for event in called if event.foul.certainty is Certainty.PROVEN}
    assert named >= lies and proven <= lies
    if not has_drawn:
        assert proven == lies
    for number in at.waiting_fouls:
        seat = next(event.foul.seat for event in called if event.number == number)
        assert at.order(Rule(seat, FoulKind.FALSE_DECLARATION, Penalty(), number)) is None
    assert at.stage is Stage.COUNT
    assert at.order(ScoreRound()) is None
    return len(lies)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_lie_at_a_real_table_is_found(ruleset_id):
    ruleset, rng = RULESETS[ruleset_id], random.Random(f"desk {ruleset_id}")
    played, lies = 0, 0
    while played < ROUNDS or not lies:
        lies += check(ruleset, rng.choice(tables(ruleset)), rng)
        played += 1
        assert played < 200, "somebody lies"


def test_every_kind_of_layout_is_tried():
    assert {ruleset.placing for ruleset in RULESETS.values()} == set(KINDS)


def main(rounds):
    """So many rounds over all rule sets in turn, with as many lies as chance brings."""
    rng, told, lies = random.Random(rounds), Counter(), 0
    every = list(RULESETS.values())
    for number in range(rounds):
        ruleset = every[number % len(every)]
        lies += check(ruleset, rng.choice(tables(ruleset)), rng)
        told[ruleset.placing] += 1
    print(f"{rounds} rounds, {lies} lies, all named, nobody accused wrongly: {dict(told)}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
