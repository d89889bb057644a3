"""The rules: a wish becomes facts, or a RuleViolation. Nothing here ever changes a state."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from domino_desktop.core.block import BlockPhase, declared
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.ending import emit, finish, revealed
from domino_desktop.core.events import (
    BlockEstablished,
    BlockProposed,
    BlockRefuted,
    GameEvent,
    HandRevealed,
    Knocked,
    LastRoundCalled,
    MatchStarted,
    RoundDealt,
    TileDrawn,
    TilePlayed,
)
from domino_desktop.core.moves import (
    CallLastRound,
    DeclareCanPlay,
    DrawTile,
    Knock,
    Move,
    PlayTile,
    ProposeBlock,
    Reason,
    RevealHand,
    RuleViolation,
    TakeBack,
)
from domino_desktop.core.policies import OPENINGS, Lead
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.state import MatchState, RoundState
from domino_desktop.core.tiles import Tile

Events = list[GameEvent]


def start_match(ruleset: RuleSet, seats: int, opens_walk: bool = True) -> MatchStarted:
    """The first event of a match. Raises ValueError when the rule set has no such table."""
    if ruleset.hand_for(seats) is None:
        raise ValueError(f"{ruleset.id} has no table for {seats} seats with this set")
    return MatchStarted(0, ruleset, seats, opens_walk)


def deal(state: MatchState, dealt: Deal) -> RoundDealt:
    """The next round, dealt from a shuffled set. Raises RuleViolation while a round is in play."""
    if state.is_over:
        raise RuleViolation(Reason.MATCH_IS_OVER)
    if state.round is not None and not state.round.is_over:
        raise RuleViolation(Reason.ROUND_IS_IN_PLAY)
    size = state.ruleset.hand_for(state.seats)
    assert size is not None
    tiles = dealt.tiles
    hands = tuple(tiles[seat * size : (seat + 1) * size] for seat in range(state.seats))
    lead = OPENINGS[state.ruleset.opening](hands) if state.next_leader is None else Lead(state.next_leader)
    return RoundDealt(
        state.next_number,
        state.rounds_played + 1,
        dealt.code,
        dealt.nonce,
        hands,
        tiles[state.seats * size :],
        lead.seat,
        lead.tile,
    )


_PLAY_ONLY = (PlayTile,)
_ANSWERS = (DeclareCanPlay, Knock)
_PLAY_OR_DRAW = (PlayTile, DrawTile)
_PLAY_OR_PASS = (PlayTile, Knock)
_PLAY_OR_PROPOSE = (PlayTile, Knock, ProposeBlock)


def asked(state: MatchState) -> dict[int, tuple[type, ...]]:
    """The seats that may act now, each with the kinds of move it may try; told from public facts only."""
    now = state.round
    if now is None or now.score is not None or state.winner is not None:
        return {}
    if now.turn is None:
        return {seat: (RevealHand,) for seat in now.active if seat not in now.revealed}
    return {now.turn: _kinds(state, now)}


def _kinds(state: MatchState, now: RoundState) -> tuple[type, ...]:
    """The kinds of move that the seat on turn may try, from public facts."""
    walk = now.verification
    if walk is not None and walk.phase is BlockPhase.MUST_PLAY:
        return _PLAY_ONLY
    if walk is not None and walk.is_formal:
        return _ANSWERS
    if now.layout.is_empty:
        return _PLAY_ONLY
    if _may_draw(state, now):
        return _PLAY_OR_DRAW
    return _PLAY_OR_PASS if state.drawable else _PLAY_OR_PROPOSE


def _may_draw(state: MatchState, now: RoundState) -> bool:
    """Whether the seat on turn may draw if it cannot play, from public facts."""
    return bool(state.drawable) and not now.layout.is_empty and not (now.drawn and state.ruleset.draw == "one")


def can_play(state: MatchState, seat: int) -> bool | None:
    """Whether a seat holds a tile that fits an open end: yes, no, or None for unknown."""
    now = state.round
    if now is None:
        return False
    if now.layout.is_empty:
        return now.hands[seat].count > 0
    return now.hands[seat].can_fit(now.layout.values)


def legal_moves(state: MatchState, seat: int) -> tuple[Move, ...]:
    """Every move that `decide` accepts from this seat now, laying first; equal ends of one tile are two moves."""
    now = state.round
    if now is None or now.score is not None or state.winner is not None:
        return ()
    if now.turn is None:
        may_show = seat in now.active and seat not in now.revealed and now.hands[seat].tiles is not None
        return (RevealHand(),) if may_show else ()
    if now.turn != seat:
        return ()
    kinds = _kinds(state, now)
    moves = _plays(now, seat) if PlayTile in kinds else []
    if moves and state.ruleset.is_checked:
        return tuple(moves)
    able = can_play(state, seat) if not moves else True
    may_pass = able is not True or not state.ruleset.is_checked
    if DrawTile in kinds and able is not True:
        moves.extend([DrawTile(place) for place in range(now.boneyard.count)])
    if Knock in kinds and may_pass:
        moves.append(Knock())
    if ProposeBlock in kinds and may_pass:
        moves.append(ProposeBlock())
    if DeclareCanPlay in kinds and able is not False:
        moves.append(DeclareCanPlay())
    return tuple(moves)


def _plays(now: RoundState, seat: int) -> list[Move]:
    tiles = now.hands[seat].tiles or ()
    if now.lead_tile is not None:
        tiles = (now.lead_tile,)
    ends = [(end.id, end.value) for end in now.layout.ends]
    return [_play(tile, end_id) for tile in tiles for end_id, value in ends if value is None or value in tile]


@cache
def _play(tile: Tile, end_id: str) -> PlayTile:
    return PlayTile(tile, end_id)


def decide(state: MatchState, seat: int, move: Move) -> Events:
    """The events that follow from a seat's wish. Raises RuleViolation; never changes anything."""
    return _DECISIONS[type(move)](state, seat, move)


def _in_play(state: MatchState) -> RoundState:
    now = state.round
    if state.winner is not None:
        raise RuleViolation(Reason.MATCH_IS_OVER)
    if now is None or now.score is not None:
        raise RuleViolation(Reason.NO_ROUND_IN_PLAY)
    return now


def _on_turn(state: MatchState, seat: int) -> RoundState:
    now = state.round
    if now is not None and now.turn == seat:
        return now
    now = _in_play(state)
    raise RuleViolation(Reason.HANDS_ARE_BEING_SHOWN if now.turn is None else Reason.NOT_YOUR_TURN)


def _without_question(now: RoundState) -> None:
    """Refuses what is no answer while a walk asks."""
    walk = now.verification
    if walk is not None and walk.phase is BlockPhase.MUST_PLAY:
        raise RuleViolation(Reason.MUST_PLAY_AS_DECLARED)
    if walk is not None and walk.is_formal:
        raise RuleViolation(Reason.QUESTION_WANTS_AN_ANSWER)


def _decide_play(state: MatchState, seat: int, move: PlayTile) -> Events:
    now = _on_turn(state, seat)
    walk = now.verification
    if walk is not None and walk.is_formal and walk.phase is BlockPhase.ASKING:
        raise RuleViolation(Reason.QUESTION_WANTS_AN_ANSWER)
    tile = move.tile
    hand = now.hands[seat]
    if _is_elsewhere(state, now, tile) if hand.tiles is None else tile not in hand.tiles:
        raise RuleViolation(Reason.TILE_NOT_IN_HAND, tile=tile)
    end = now.layout.end(move.end)
    if end is None:
        raise RuleViolation(Reason.NO_SUCH_END)
    if not end.accepts(tile):
        raise RuleViolation(Reason.TILE_DOES_NOT_FIT, *now.layout.values, tile=tile)
    if now.lead_tile is not None and tile != now.lead_tile:
        raise RuleViolation(Reason.OPENING_TILE_REQUIRED, tile=now.lead_tile)
    played = TilePlayed(state.next_number, seat, tile, move.end)
    if hand.count > 1:
        return [played]
    after = apply(state, played)
    return [played, *finish(after)] if after.is_out(seat) else [played]


def _draw_refusal(state: MatchState, now: RoundState) -> RuleViolation:
    """Why no tile may be drawn now."""
    if state.ruleset.draw == "none":
        return RuleViolation(Reason.BONEYARD_IS_CLOSED)
    if now.boneyard.count == 0:
        return RuleViolation(Reason.BONEYARD_IS_EMPTY)
    if state.drawable == 0:
        return RuleViolation(Reason.ONLY_RESERVE_IS_LEFT, now.boneyard.count)
    if now.layout.is_empty:
        return RuleViolation(Reason.LEADER_MUST_PLAY)
    return RuleViolation(Reason.ALREADY_DREW_THIS_TURN)


def _decide_draw(state: MatchState, seat: int, move: DrawTile) -> Events:
    now = _on_turn(state, seat)
    _without_question(now)
    if not _may_draw(state, now):
        raise _draw_refusal(state, now)
    if can_play(state, seat):
        raise RuleViolation(Reason.HAND_HAS_PLAYABLE_TILE)
    if not 0 <= move.place < now.boneyard.count:
        raise RuleViolation(Reason.NO_SUCH_PLACE)
    tile = None if now.boneyard.tiles is None else now.boneyard.tiles[move.place]
    return [TileDrawn(state.next_number, seat, move.place, tile)]


def _may_knock(state: MatchState, seat: int, now: RoundState) -> None:
    if now.layout.is_empty:
        raise RuleViolation(Reason.LEADER_MUST_PLAY)
    if _may_draw(state, now):
        raise RuleViolation(Reason.BONEYARD_CAN_SUPPLY, state.drawable)
    if state.ruleset.is_checked and can_play(state, seat):
        raise RuleViolation(Reason.HAND_HAS_PLAYABLE_TILE)


def _decide_knock(state: MatchState, seat: int, move: Knock) -> Events:
    now = _on_turn(state, seat)
    if now.verification is not None and now.verification.phase is BlockPhase.MUST_PLAY:
        raise RuleViolation(Reason.MUST_PLAY_AS_DECLARED)
    _may_knock(state, seat, now)
    knocked = Knocked(state.next_number, seat, now.layout.values, state.drawable)
    if knocked.drawable:
        return [knocked]
    walk = declared(now.verification, seat, knocked.number)
    if not walk.is_formal and _opens_walk(state, now):
        opened = BlockProposed(state.next_number + 1, seat, by_program=True)
        return [knocked, opened, *_after_declaration(apply(apply(state, knocked), opened))]
    if walk.by_program or walk.stands(now.active):
        return [knocked, *_after_declaration(apply(state, knocked))]
    return [knocked]


def _opens_walk(state: MatchState, now: RoundState) -> bool:
    """Whether checked play opens the walk by itself: nobody can play any more, so nothing is given away."""
    if not state.opens_walk or not state.ruleset.is_checked:
        return False
    return all(can_play(state, other) is False for other in now.active)


def _decide_proposal(state: MatchState, seat: int, move: ProposeBlock) -> Events:
    now = _on_turn(state, seat)
    _without_question(now)
    if state.drawable:
        raise RuleViolation(Reason.BONEYARD_CAN_SUPPLY, state.drawable)
    _may_knock(state, seat, now)
    knocked = Knocked(state.next_number, seat, now.layout.values, 0)
    after = apply(state, knocked)
    proposed = BlockProposed(after.next_number, seat, by_program=_opens_walk(state, now))
    return [knocked, proposed, *_after_declaration(apply(after, proposed))]


def _after_declaration(state: MatchState) -> Events:
    """What a declaration brings about by itself: hands turned up in a walk that the program opened, the block."""
    now = state.round
    assert now is not None
    walk = now.verification
    if walk is None:
        return []
    events: Events = []
    if walk.by_program:
        for seat in walk.confirmed_by:
            if seat not in now.revealed:
                state = emit(state, events, revealed(state, seat))
    if walk.stands(now.active):
        state = emit(state, events, BlockEstablished(state.next_number, walk.confirmed_by))
        events.extend(finish(state))
    return events


def _decide_can_play(state: MatchState, seat: int, move: DeclareCanPlay) -> Events:
    now = _on_turn(state, seat)
    walk = now.verification
    if walk is None or not walk.is_formal or walk.phase is not BlockPhase.ASKING:
        raise RuleViolation(Reason.NO_QUESTION_IS_ASKED)
    if can_play(state, seat) is False:
        raise RuleViolation(Reason.NO_TILE_FITS)
    return [BlockRefuted(state.next_number, seat)]


def _decide_reveal(state: MatchState, seat: int, move: RevealHand) -> Events:
    now = _in_play(state)
    if now.turn is not None or seat in now.revealed or seat not in now.active:
        raise RuleViolation(Reason.HAND_IS_NOT_ASKED_FOR)
    tiles = now.hands[seat].tiles if move.tiles is None else move.tiles
    if tiles is None or len(tiles) != now.hands[seat].count or len(set(tiles)) != len(tiles):
        raise RuleViolation(Reason.HAND_COUNT_DIFFERS, now.hands[seat].count)
    for tile in tiles:
        if now.hands[seat].holds(tile) is False or _is_elsewhere(state, now, tile):
            raise RuleViolation(Reason.TILE_IS_ELSEWHERE, tile=tile)
    events: Events = []
    state = emit(state, events, HandRevealed(state.next_number, seat, tiles))
    return [*events, *finish(state)]


def _is_elsewhere(state: MatchState, now: RoundState, tile: Tile) -> bool:
    """Whether everybody can see that an unknown hand does not hold this tile.

    It is none of the set, lies on the table (perhaps where only the open ends are known) or in a hand laid open.
    """
    if tile not in state.ruleset.tile_set or tile in now.layout.tiles():
        return True
    if any(isinstance(event, TilePlayed) and event.tile == tile for event in now.history):
        return True
    return any(tile in (now.hands[seat].tiles or ()) for seat in now.revealed)


def _decide_last_round(state: MatchState, seat: int, move: CallLastRound) -> Events:
    _in_play(state)
    return [] if state.is_last_round else [LastRoundCalled(state.next_number, seat)]


def _refuse_taking_back(state: MatchState, seat: int, move: TakeBack) -> Events:
    """Taking back rewrites the record, so `record.take_back` answers it."""
    raise RuleViolation(Reason.NO_TAKING_BACK_HERE)


_DECISIONS: dict[type, Callable[[MatchState, int, Any], Events]] = {
    PlayTile: _decide_play,
    DrawTile: _decide_draw,
    Knock: _decide_knock,
    ProposeBlock: _decide_proposal,
    DeclareCanPlay: _decide_can_play,
    RevealHand: _decide_reveal,
    CallLastRound: _decide_last_round,
    TakeBack: _refuse_taking_back,
}
