"""What must hold in every state of every match, whoever plays and however badly."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

from domino_desktop.core import rules
from domino_desktop.core.block import BlockPhase
from domino_desktop.core.changes import apply
from domino_desktop.core.events import (
    BlockEstablished,
    DeadCalled,
    Knocked,
    MatchStarted,
    Passed,
    RedealClaimed,
    RoundEnd,
    RoundEnded,
    TilePlayed,
)
from domino_desktop.core.layout import START
from domino_desktop.core.moves import (
    CallDead,
    CallLastRound,
    ClaimRedeal,
    DeclareCanPlay,
    DiscardTile,
    DrawTile,
    Knock,
    Pass,
    PlayTile,
    ProposeBlock,
    RevealHand,
    RuleViolation,
    TakeBack,
    YieldLead,
)
from domino_desktop.core.notation import parse_record, print_record
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.scoring import ScoreReason
from domino_desktop.core.state import start
from domino_desktop.core.tiles import pips_of
from tests.open_ends import open_ends

LONGEST_ROUND = 1500
"""More events than the longest round of the largest table can have."""

_ADDED_UP = ("others_pips", "opponents_pips", "others_minus_own", "differences", "all_pips", "others_and_boneyard")


def check_state(state):
    """Holds after every single event of a round in which all tiles are known."""
    now, ruleset = state.round, state.ruleset
    check_places(state)
    check_joints(now.layout, ruleset)
    sums = Counter()
    for line in state.lines:
        if line.team is not None:
            sums[line.team] += line.points
    assert state.totals == tuple(sums[team] for team in range(len(state.totals)))
    target = ruleset.match_end.points
    if ruleset.target_exact and ruleset.overshoot == "void":
        assert max(state.totals) <= target, "an exact target is never overshot"
    assert len(now.history) < LONGEST_ROUND, "no round is endless"
    if now.score is not None or now.turn is None:
        return
    assert now.hands[now.turn].count, "who has no tile is never asked"
    asked = rules.asked(state)
    assert next(iter(asked)) == now.turn
    legal = rules.legal_moves(state, now.turn)
    assert set(map(type, legal)) - {ClaimRedeal, CallDead}, "whoever is on turn can go on"
    check_duty(state, legal)
    for seat in range(state.seats):
        moves = legal if seat == now.turn else rules.legal_moves(state, seat)
        assert set(map(type, moves)) <= set(asked.get(seat, ())), "public facts cover what is legal"


def check_duty(state, legal):
    """Whoever can play must, except where the rules say otherwise; whoever cannot is offered no tile to play."""
    now, ruleset = state.round, state.ruleset
    kinds = set(map(type, legal)) - {ClaimRedeal, CallDead}
    fitting = fitting_tiles(state, now.turn)
    if now.layout.is_empty or (now.verification is not None and now.verification.is_formal):
        return
    assert {move.tile for move in legal if isinstance(move, PlayTile)} == fitting
    if not fitting:
        assert not {PlayTile, Pass} & kinds
        return
    is_free = not ruleset.must_play_if_able or (ruleset.play_drawn == "may" and now.drawn > 0)
    if all(is_matador(tile, ruleset) for tile in fitting):
        is_free = is_free or state.drawable > 0 or ruleset.matador_duty == "never"
    may_draw = is_free and (ruleset.must_play_if_able or ruleset.voluntary_draw)
    honest = {PlayTile, *([Pass] if is_free else []), *([DrawTile] if may_draw or ruleset.voluntary_draw else [])}
    assert kinds - honest <= (set() if ruleset.is_checked else {Knock, ProposeBlock}), "whoever can play must"


def fitting_tiles(state, seat):
    """The tiles of this seat that fit an end open to it, read without the rules."""
    now, ruleset = state.round, state.ruleset
    ends = [end for end in now.layout.ends if end.owner is None or end.owner == seat or end.owner in now.markers]
    return {tile for tile in now.hands[seat].tiles for end in ends if fits(tile, end.value, end.doubles_only, ruleset)}


def fits(tile, value, doubles_only, ruleset):
    """Whether a tile may be laid at an end with this number."""
    if value is None:
        return True
    if doubles_only and not tile.is_double:
        return False
    if ruleset.matching == "sum":
        return ruleset.max_pip + 1 - value in tile or is_matador(tile, ruleset)
    return value in tile


def check_places(state):
    """Each tile of the set is in exactly one place."""
    now, ruleset = state.round, state.ruleset
    held = [tile for hand in (*now.hands, *now.discards) for tile in hand.tiles]
    everywhere = [*now.layout.tiles(), *held, *now.boneyard.tiles, *ruleset.removed(state.seats)]
    assert len(everywhere) == len(ruleset.tile_set) and set(everywhere) == set(ruleset.tile_set)
    assert pips_of(everywhere) == ruleset.tile_set.pips
    assert all(hand.count == len(hand.tiles) for hand in (*now.hands, *now.discards))


def check_joints(layout, ruleset):
    """Touching halves are equal, or make the sum of the matadors; every end shows what its arm ends with."""
    if layout.first is None:
        return
    by_id = {arm.id: arm for arm in layout.arms}
    assert len(by_id) == len(layout.arms)
    for arm in layout.arms:
        if arm.parent == START:
            value = layout.first.far if arm.side == "right" else layout.first.near
        else:
            value = by_id[arm.parent].tiles[arm.at].far
        for placed in arm.tiles:
            assert _may_touch(value, placed, ruleset), "neighbours match"
            value = placed.far
    if not ruleset.is_plain_line:
        assert len(layout.order) == sum(len(arm.tiles) for arm in layout.arms)


def _may_touch(value, placed, ruleset):
    if ruleset.matching == "equal":
        return placed.near == value
    return value + placed.near == ruleset.max_pip + 1 or is_matador(placed.tile, ruleset)


def is_matador(tile, ruleset):
    """Whether a tile goes anywhere in a game of sums."""
    return ruleset.matching == "sum" and (tile.pips == 0 or tile.pips == ruleset.max_pip + 1)


def check_open_ends(state):
    """The open ends are those that an independent reading of the record finds."""
    now = state.round
    if now.turn is None or now.layout.is_empty:
        return
    expected = open_ends(state.ruleset, state.seats, now.history)
    assert {(end.id, end.value, end.owner, end.doubles_only) for end in now.layout.ends} == expected
    assert len(now.layout.ends) == len(expected)


def conceivable_moves(state):
    """Every move that anybody could try, sensible or not, named without looking into a hand."""
    now, tiles = state.round, state.ruleset.tile_set.tiles
    ends = dict.fromkeys(("start", "left", "right", "nowhere", *[arm.id for arm in now.layout.arms]))
    yield from (PlayTile(tile, end) for tile in tiles for end in ends)
    if state.ruleset.matching == "sum":
        yield from (PlayTile(tile, end, near) for tile in tiles for end in ends for near in {tile.low, tile.high})
    yield from (DrawTile(place) for place in range(-1, now.boneyard.count + 2))
    yield from (Knock(), ProposeBlock(), DeclareCanPlay(), RevealHand(), TakeBack(), Pass(), YieldLead())
    yield from (ClaimRedeal(), CallDead())
    yield from (DiscardTile(tile) for tile in tiles)


def is_legal(state, seat, move):
    """Whether this is one of the seat's legal moves; the half that goes without saying may be said."""
    legal = rules.legal_moves(state, seat) if 0 <= seat < state.seats else ()
    if move in legal or not isinstance(move, PlayTile) or move.near is None:
        return move in legal
    end = state.round.layout.end(move.end)
    return replace(move, near=None) in legal and end.nears(move.tile) == (move.near,)


def seen_moves(state):
    """The moves that name the tiles of a hand."""
    yield from (RevealHand(hand.tiles) for hand in state.round.hands)


def check_decisions(state):
    """For every seat, `decide` accepts exactly the legal moves, and what it decides can be applied."""
    moves = [*conceivable_moves(state), *seen_moves(state)]
    for seat in range(-1, state.seats + 1):
        legal = rules.legal_moves(state, seat) if 0 <= seat < state.seats else ()
        assert len(set(legal)) == len(legal)
        accepted = set()
        for move in moves:
            try:
                events = rules.decide(state, seat, move)
            except RuleViolation:
                continue
            accepted.add(move)
            after = state
            for event in events:
                assert event.number == after.next_number
                after = apply(after, event)
        assert set(legal) <= accepted and all(is_legal(state, seat, move) for move in accepted), f"seat {seat}"
        if not 0 <= seat < state.seats:
            continue
        try:
            rules.decide(state, seat, CallLastRound())
        except RuleViolation:
            assert state.winner is not None or state.round.score is not None


def check_ended_round(state, all_honest):
    """Holds once a round is over: why it ended, what was declared, and what it was worth."""
    now = state.round
    score, active = now.score, now.active
    established = [event for event in now.history if isinstance(event, BlockEstablished)]
    called = any(isinstance(event, DeadCalled) for event in now.history)
    assert sum(isinstance(event, RoundEnded) for event in now.history) == 1
    if now.ended is RoundEnd.BLOCKED and not called:
        check_walk(state, established, all_honest)
    elif now.ended is RoundEnd.BLOCKED:
        assert not established and not any(can_ever_play(state, seat) for seat in active)
    elif now.ended is RoundEnd.WENT_OUT:
        assert not established and not now.hands[now.went_out].count
        assert state.is_out(now.went_out)
    elif now.ended is RoundEnd.LAID_ASIDE:
        assert not active and not any(hand.count for hand in now.hands)
    elif now.ended is RoundEnd.REDEALT:
        check_redealt(state)
        return
    else:
        assert now.ended is RoundEnd.TARGET_REACHED and state.ruleset.target_exact
    assert sorted(now.revealed) == sorted(active)
    if all_honest:
        assert now.fouls == ()
    if all_honest and now.ended is RoundEnd.TARGET_REACHED:
        assert state.winner is not None and state.totals[state.winner] == state.ruleset.match_end.points
    check_score(state, score)
    if not now.boneyard.tiles and all_honest and now.ended is RoundEnd.BLOCKED and state.ruleset.is_plain_line:
        check_parity(state)
        on_table = {*now.layout.tiles(), *state.ruleset.removed(state.seats)}
        for value in now.layout.values:
            assert set(state.ruleset.tile_set.suit(value)) <= on_table, "with every tile dealt a block is structural"


def check_walk(state, established, all_honest):
    """A block stands exactly when every seat that holds tiles has said so, in the order of the turns."""
    now = state.round
    assert len(established) == 1 and sorted(established[0].confirmed_by) == sorted(now.active)
    step = state.ruleset.step
    for before, after in pairwise(established[0].confirmed_by):
        between = {(before + step * k) % state.seats for k in range(1, (after - before) * step % state.seats)}
        assert not between & set(now.active), "the walk goes the way of the turns"
    assert state.drawable == 0
    check_answers(state)
    if all_honest:
        assert not any(rules.can_play(state, seat) for seat in now.active), "blocked exactly when nobody can play"
        assert now.verification.phase is BlockPhase.CONFIRMED


def check_answers(state):
    """Nobody is asked twice, unless a pass by choice or a train that opened made the answers void."""
    now, seats = state.round, len(state.round.active)
    last = max((place for place, event in enumerate(now.history) if isinstance(event, (TilePlayed, Passed))), default=0)
    answers = [event for event in now.history[last:] if isinstance(event, Knocked) and event.drawable == 0]
    assert seats <= len(answers) <= (2 * seats - 1 if state.ruleset.has_markers else seats)


def can_ever_play(state, seat):
    """Whether a seat holds, or could still draw, a tile for any end, its own or not."""
    now = state.round
    return any(end.accepts(tile) for end in now.layout.ends for tile in (*now.hands[seat].tiles, *now.boneyard.tiles))


def check_redealt(state):
    """A claimed new deal was earned, and leaves no points."""
    now = state.round
    (claim,) = [event for event in now.history if isinstance(event, RedealClaimed)]
    assert sum(tile.is_double for tile in now.hands[claim.seat].tiles) >= state.ruleset.redeal_doubles > 0
    assert now.score.is_replayed and now.score.winner is None
    check_nothing_kept(state, now.score)


def check_score(state, score):
    """The lines of a score say what they count, and their sum is what the teams get."""
    now, ruleset = state.round, state.ruleset
    hands = now.discards or now.hands
    for team in sorted(set(state.teams)):
        assert score.points(team) == sum(line.points for line in score.lines if line.team == team)
    counted = [line.seat for line in score.lines if line.reason is ScoreReason.HAND_COUNTED]
    if now.ended is not RoundEnd.TARGET_REACHED or score.is_replayed:
        assert sorted(counted) == list(range(state.seats))
    for line in score.lines:
        if line.reason is ScoreReason.HAND_COUNTED:
            assert line.tiles == hands[line.seat].tiles
            assert line.numbers == tuple(
                ruleset.blank_value or 0 if not tile.pips else tile.pips for tile in line.tiles
            )
        elif line.reason.value in _ADDED_UP:
            assert line.points in (0, sum(line.numbers))
    if score.is_replayed:
        check_nothing_kept(state, score)


def check_nothing_kept(state, score):
    """Whatever was made in a round that does not count is taken away again; only fouls still cost."""
    made = Counter()
    for event in state.round.history:
        for line in getattr(event, "lines", ()):
            made[line.team] += line.points
    for line in score.lines:
        if line.reason is not ScoreReason.FALSE_DECLARATION:
            made[line.team] += line.points
    assert not any(made.values()), "a round that does not count leaves no points"


def check_parity(state):
    """In a true block with every tile dealt or drawn the numbers left come in pairs, or all but two ends do."""
    now = state.round
    if any(rules.can_play(state, seat) for seat in now.active) or state.ruleset.removed(state.seats):
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
