"""What must hold in every state of every match, whoever plays and however badly."""

from collections import Counter
from itertools import pairwise

from domino_desktop.core import rules
from domino_desktop.core.block import BlockPhase
from domino_desktop.core.changes import apply
from domino_desktop.core.events import BlockEstablished, MatchStarted, RoundEnd
from domino_desktop.core.moves import (
    CallLastRound,
    DeclareCanPlay,
    DrawTile,
    Knock,
    PlayTile,
    ProposeBlock,
    RevealHand,
    RuleViolation,
    TakeBack,
)
from domino_desktop.core.notation import parse_record, print_record
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.scoring import ScoreReason
from domino_desktop.core.state import start
from domino_desktop.core.tiles import pips_of


def check_state(state):
    """Holds after every single event of a round in which all tiles are known."""
    now = state.round
    on_table = now.layout.tiles()
    held = [tile for hand in now.hands for tile in hand.tiles]
    everywhere = [*on_table, *held, *now.boneyard.tiles]
    tile_set = state.ruleset.tile_set
    assert len(everywhere) == len(tile_set) and set(everywhere) == set(tile_set), "each tile in exactly one place"
    assert pips_of(everywhere) == tile_set.pips
    assert all(hand.count == len(hand.tiles) for hand in now.hands)
    halves = now.layout.halves()
    for before, after in pairwise(halves):
        assert before[1] == after[0], "neighbours match"
    if halves:
        assert now.layout.values == (halves[0][0], halves[-1][1])
    sums = Counter()
    for line in state.lines:
        if line.team is not None:
            sums[line.team] += line.points
    assert state.totals == tuple(sums[team] for team in range(len(state.totals)))
    if now.score is not None or now.turn is None:
        return
    assert now.hands[now.turn].count, "who has no tile is never asked"
    assert rules.legal_moves(state, now.turn), "whoever is asked can do something"
    assert [*rules.asked(state)] == [now.turn]


def conceivable_moves(state):
    """Every move that anybody could try, sensible or not."""
    now = state.round
    ends = ("start", "left", "right", "nowhere")
    yield from (PlayTile(tile, end) for tile in state.ruleset.tile_set for end in ends)
    yield from (DrawTile(place) for place in range(-1, now.boneyard.count + 2))
    yield from (Knock(), ProposeBlock(), DeclareCanPlay(), RevealHand(), TakeBack())
    yield from (RevealHand(hand.tiles) for hand in now.hands)


def check_decisions(state):
    """For every seat, `decide` accepts exactly the legal moves, and what it decides can be applied."""
    for seat in range(state.seats):
        legal = rules.legal_moves(state, seat)
        assert len(set(legal)) == len(legal)
        accepted = set()
        for move in conceivable_moves(state):
            try:
                events = rules.decide(state, seat, move)
            except RuleViolation:
                continue
            accepted.add(move)
            after = state
            for event in events:
                assert event.number == after.next_number
                after = apply(after, event)
        assert accepted == set(legal), f"seat {seat}"
        try:
            rules.decide(state, seat, CallLastRound())
        except RuleViolation:
            assert state.winner is not None or state.round.score is not None


def check_ended_round(state, all_honest):
    """Holds once a round is over: why it ended, what was declared, and what it was worth."""
    now = state.round
    score, active = now.score, now.active
    able = [seat for seat in active if rules.can_play(state, seat)]
    established = [event for event in now.history if isinstance(event, BlockEstablished)]
    if now.ended is RoundEnd.BLOCKED:
        assert len(established) == 1 and sorted(established[0].confirmed_by) == sorted(active)
        step = state.ruleset.step
        for before, after in pairwise(established[0].confirmed_by):
            between = {(before + step * k) % state.seats for k in range(1, (after - before) * step % state.seats)}
            assert not between & set(active), "the walk goes the way of the turns"
        assert state.drawable == 0
        if all_honest:
            assert not able, "blocked exactly when nobody can play"
            assert now.verification.phase is BlockPhase.CONFIRMED
    else:
        assert not established and not now.hands[now.went_out].count
        assert state.is_out(now.went_out)
    assert sorted(now.revealed) == sorted(active)
    if all_honest:
        assert now.fouls == ()
    for team in sorted(set(state.teams)):
        assert score.points(team) == sum(line.points for line in score.lines if line.team == team)
    for line in score.lines:
        if line.reason is ScoreReason.HAND_COUNTED:
            assert sum(line.numbers) == now.hands[line.seat].pips and line.tiles == now.hands[line.seat].tiles
        elif line.reason.value in ("others_pips", "opponents_pips", "others_minus_own", "differences", "all_pips"):
            assert line.points == sum(line.numbers)
    if now.ended is RoundEnd.BLOCKED and len(now.boneyard.tiles) == 0:
        check_parity(state)
    if not now.boneyard.tiles and all_honest and now.ended is RoundEnd.BLOCKED:
        on_table = set(now.layout.tiles())
        for value in now.layout.values:
            assert set(state.ruleset.tile_set.suit(value)) <= on_table, "with every tile dealt a block is structural"


def check_parity(state):
    """In a true block with every tile dealt or drawn the numbers left come in pairs, or all but two ends do."""
    now = state.round
    if any(rules.can_play(state, seat) for seat in now.active):
        return
    left = Counter(half for hand in now.hands for tile in hand.tiles for half in (tile.low, tile.high))
    ends = now.layout.values
    if state.ruleset.max_pip % 2 == 0:
        assert ends[0] == ends[1]
        assert all(count % 2 == 0 for count in left.values())
    else:
        assert ends[0] != ends[1]
        others = [value for value in range(state.ruleset.max_pip + 1) if value not in ends]
        assert all(left[value] % 2 == 1 for value in others)
    assert not any(left[value] for value in ends)


def check_record(events, state):
    """The record alone, through text and back, leads to the very same state."""
    assert parse_record(print_record(events)) == tuple(events)
    record = MatchRecord(events)
    assert record.state() == state
    assert record.effective() == tuple(events)
    first = events[0]
    assert isinstance(first, MatchStarted)
    replayed = start(first)
    for event in events[1:]:
        replayed = apply(replayed, event)
    assert replayed == state
