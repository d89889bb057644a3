"""Positions of the core written as a referee would, for reading them back, and truthful rounds to take them from."""

from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.events import BlockEstablished
from domino_desktop.core.moves import ClaimRedeal, Knock
from domino_desktop.core.state import start
from domino_desktop.core.tiles import print_tiles
from domino_desktop.storage.written_positions import on_table


def position_of(state, base, changes, **more):
    """The JSON value of a position in play; ``base`` is the id of the rule set and ``changes`` what differs from it."""
    now = state.round
    has_pairs = len(set(state.teams)) < state.seats
    seats = [{"hand": print_tiles(hand.tiles)} for hand in now.hands]
    for seat, one in enumerate(seats):
        if has_pairs:
            one["team"] = state.teams[seat]
        if now.discards:
            one["laid_aside"] = print_tiles(now.discards[seat].tiles)
    written = {
        "max_pip": state.ruleset.max_pip,
        **on_table(state.ruleset, now.layout),
        "seats": seats,
        "boneyard": print_tiles(now.boneyard.tiles),
        "to_act": now.turn,
        "leader": now.leader,
        "closer": now.closer,
        "ruleset": base,
        "rules": changes,
        "round": now.number,
        "totals": {str(team): points for team, points in enumerate(state.totals)},
        **more,
    }
    if state.ruleset.has_markers:
        written["markers"] = list(now.markers)
    return {key: value for key, value in written.items() if value is not None}


def random_round(ruleset, seats, rng):
    """Plays one truthful round; yields its state after every event."""
    state = start(rules.start_match(ruleset, seats, opens_walk=rng.random() < 0.5))
    events = [rules.deal(state, Deal.from_bytes(ruleset.tile_set, rng.randbytes(21)))]
    while True:
        for event in events:
            state = apply(state, event)
            yield state
        if state.round.score is not None:
            return
        moves = [move for move in rules.legal_moves(state, state.round.turn) if move != ClaimRedeal()]
        events = rules.decide(state, state.round.turn, rng.choice(moves))


def walked(state):
    """Lets everybody pass who cannot play: the first who can (or None), and who has confirmed the block."""
    state = state._replace(opens_walk=False)
    state = state.with_round(state.round._replace(verification=None), state.next_number)
    while not rules.can_play(state, state.round.turn):
        for event in rules.decide(state, state.round.turn, Knock()):
            if isinstance(event, BlockEstablished):
                return None, event.confirmed_by
            state = apply(state, event)
    return state.round.turn, ()
