"""The rules: a wish becomes facts, or a RuleViolation. Nothing here ever changes a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domino_desktop.core.aftermath import after_play, decide_dead, decide_redeal, goes_on
from domino_desktop.core.block import BlockPhase
from domino_desktop.core.changes import after_knock, apply
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
    LeadYielded,
    MatchStarted,
    Passed,
    RoundDealt,
    TileDiscarded,
    TileDrawn,
    TilePlayed,
)
from domino_desktop.core.moves import (
    CallDead,
    CallLastRound,
    ClaimRedeal,
    DeclareCanPlay,
    DiscardTile,
    DrawTile,
    Knock,
    Move,
    Pass,
    PlayTile,
    ProposeBlock,
    Reason,
    RevealHand,
    RuleViolation,
    TakeBack,
    YieldLead,
)
from domino_desktop.core.policies import Lead, lead
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.state import MatchState, RoundState
from domino_desktop.core.tiles import Tile
from domino_desktop.core.turns import (
    asked,
    can_play,
    kinds,
    legal_moves,
    may_draw,
    may_draw_though_able,
    may_pass,
    open_to,
    values_open_to,
)

__all__ = ["asked", "can_play", "deal", "decide", "legal_moves", "open_to", "start_match"]

Events = list[GameEvent]


def start_match(ruleset: RuleSet, seats: int, opens_walk: bool = True) -> MatchStarted:
    """The first event of a match. Raises ValueError when the rule set has no such table."""
    if ruleset.hand_for(seats) is None:
        raise ValueError(f"{ruleset.id} has no table for {seats} seats with this set")
    return MatchStarted(0, ruleset, seats, opens_walk)


def deal(state: MatchState, dealt: Deal) -> RoundDealt:
    """The next round, dealt from a shuffled set; from the next shuffle where the rules want the deal repeated.

    Everything follows from the code of the deal and from this state; the nonce decides nothing.
    Raises RuleViolation while a round is in play.
    """
    if state.is_over:
        raise RuleViolation(Reason.MATCH_IS_OVER)
    if state.round is not None and not state.round.is_over:
        raise RuleViolation(Reason.ROUND_IS_IN_PLAY)
    ruleset = state.ruleset
    size = ruleset.hand_for(state.seats)
    assert size is not None
    end = state.seats * size
    round_number = state.rounds_played + 1
    start_tile = ruleset.engine(round_number) if ruleset.start_tile == "engine" else None
    away = (*ruleset.removed(state.seats), *(() if start_tile is None else (start_tile,)))
    while True:
        tiles = tuple(tile for tile in dealt.tiles if tile not in away) if away else dealt.tiles
        hands = tuple(tiles[seat * size : (seat + 1) * size] for seat in range(state.seats))
        leads = lead(ruleset, hands, state.memory, dealt.lot)
        if isinstance(leads, Lead):
            break
        dealt = dealt.again(ruleset.tile_set)
    if ruleset.start_tile == "turned_up":
        start_tile, end = tiles[end], end + 1
    return RoundDealt(
        state.next_number,
        round_number,
        dealt.code,
        dealt.nonce,
        hands,
        tiles[end:],
        leads.seat,
        None if start_tile is not None else leads.tile,
        leads.must_double and start_tile is None,
        start_tile,
        leads.may_yield and start_tile is None,
    )


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
    rules = state.ruleset
    end = now.layout.end(move.end)
    fits = rules.is_plain_line and end is not None and (end.value is None or end.value in tile)
    near = None if fits else _touching_half(state, seat, now, move)
    if now.lead_tile is not None and tile != now.lead_tile:
        raise RuleViolation(Reason.OPENING_TILE_REQUIRED, tile=now.lead_tile)
    if now.must_lead_double and now.layout.is_empty and not tile.is_double:
        raise RuleViolation(Reason.MUST_LEAD_DOUBLE, tile=tile)
    again = hand.count > 1 and goes_on(state, seat, now, move)
    played = TilePlayed(state.next_number, seat, tile, move.end, near, again)
    return [played] if rules.is_quiet and hand.count > 1 else [played, *after_play(state, played)]


def _touching_half(state: MatchState, seat: int, now: RoundState, move: PlayTile) -> int | None:
    """The half that touches, where the tile leaves a choice. Raises RuleViolation where the tile may not go there."""
    tile = move.tile
    end = now.layout.end(move.end)
    if end is None:
        wanted = now.layout.ends[0] if len(now.layout.ends) == 1 else None
        if wanted is not None and wanted.value is not None and now.layout.arm(move.end) is not None:
            raise RuleViolation(Reason.DOUBLE_REQUIRED, wanted.value, tile=tile)
        raise RuleViolation(Reason.NO_SUCH_END)
    if state.ruleset.placing == "trains" and end not in open_to(state, seat):
        raise RuleViolation(Reason.END_IS_NOT_YOURS)
    nears = end.nears(tile)
    if not nears:
        raise RuleViolation(Reason.TILE_DOES_NOT_FIT, *values_open_to(state, seat), tile=tile)
    if move.near is None and len(nears) > 1:
        raise RuleViolation(Reason.WHICH_HALF_TOUCHES, tile=tile)
    if move.near not in (None, *nears):
        raise RuleViolation(Reason.TILE_DOES_NOT_FIT, *values_open_to(state, seat), tile=tile)
    return move.near if len(nears) > 1 else None


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
    if not may_draw(state, now):
        raise _draw_refusal(state, now)
    if can_play(state, seat) and not may_draw_though_able(state, seat, now):
        raise RuleViolation(Reason.HAND_HAS_PLAYABLE_TILE)
    if not 0 <= move.place < now.boneyard.count:
        raise RuleViolation(Reason.NO_SUCH_PLACE)
    tile = None if now.boneyard.tiles is None else now.boneyard.tiles[move.place]
    return [TileDrawn(state.next_number, seat, move.place, tile)]


def _may_knock(state: MatchState, seat: int, now: RoundState) -> None:
    if now.layout.is_empty:
        raise RuleViolation(Reason.LEADER_MUST_PLAY)
    if state.ruleset.cannot_play == "discard":
        raise RuleViolation(Reason.NO_PASSING_BY_CHOICE)
    if may_draw(state, now):
        raise RuleViolation(Reason.BONEYARD_CAN_SUPPLY, state.drawable)
    if state.ruleset.is_checked and can_play(state, seat):
        raise RuleViolation(Reason.HAND_HAS_PLAYABLE_TILE)


def _decide_knock(state: MatchState, seat: int, move: Knock) -> Events:
    now = _on_turn(state, seat)
    if now.verification is not None and now.verification.phase is BlockPhase.MUST_PLAY:
        raise RuleViolation(Reason.MUST_PLAY_AS_DECLARED)
    _may_knock(state, seat, now)
    knocked = _knocked(state, seat, now)
    if knocked.drawable:
        return [knocked]
    walk = after_knock(state.ruleset, now, knocked)
    if not walk.is_formal and _opens_walk(state):
        opened = BlockProposed(state.next_number + 1, seat, by_program=True)
        return [knocked, opened, *_after_declaration(apply(apply(state, knocked), opened))]
    if walk.by_program or walk.stands(now.active):
        return [knocked, *_after_declaration(apply(state, knocked))]
    return [knocked]


def _knocked(state: MatchState, seat: int, now: RoundState) -> Knocked:
    doubles_only = state.ruleset.placing == "cross" and any(end.doubles_only for end in now.layout.ends)
    return Knocked(state.next_number, seat, values_open_to(state, seat), state.drawable, doubles_only)


def _opens_walk(state: MatchState) -> bool:
    """Whether checked play opens the walk by itself: nobody can play any more, so nothing is given away.

    With trains that also holds for every marker that is still to be placed.
    """
    now = state.round
    if now is None or not state.opens_walk or not state.ruleset.is_checked:
        return False
    if state.ruleset.has_markers:
        state = state.with_round(now._replace(markers=tuple(range(state.seats))), state.next_number)
    return all(can_play(state, other) is False for other in now.active)


def _decide_proposal(state: MatchState, seat: int, move: ProposeBlock) -> Events:
    now = _on_turn(state, seat)
    _without_question(now)
    if state.drawable:
        raise RuleViolation(Reason.BONEYARD_CAN_SUPPLY, state.drawable)
    _may_knock(state, seat, now)
    knocked = _knocked(state, seat, now)
    after = apply(state, knocked)
    proposed = BlockProposed(after.next_number, seat, by_program=_opens_walk(after))
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


def _decide_pass(state: MatchState, seat: int, move: Pass) -> Events:
    now = _on_turn(state, seat)
    _without_question(now)
    if Pass not in kinds(state, now) or not may_pass(state, seat, now):
        raise RuleViolation(Reason.NO_PASSING_BY_CHOICE)
    return [Passed(state.next_number, seat)]


def _decide_discard(state: MatchState, seat: int, move: DiscardTile) -> Events:
    now = _on_turn(state, seat)
    if DiscardTile not in kinds(state, now):
        raise RuleViolation(Reason.LEADER_MUST_PLAY if now.layout.is_empty else Reason.NO_LAYING_ASIDE)
    if now.hands[seat].holds(move.tile) is False:
        raise RuleViolation(Reason.TILE_NOT_IN_HAND, tile=move.tile)
    if can_play(state, seat):
        raise RuleViolation(Reason.HAND_HAS_PLAYABLE_TILE)
    laid_aside = TileDiscarded(state.next_number, seat, move.tile)
    after = apply(state, laid_aside)
    return [laid_aside, *finish(after)] if after.round and not after.round.active else [laid_aside]


def _decide_yield(state: MatchState, seat: int, move: YieldLead) -> Events:
    now = _on_turn(state, seat)
    if YieldLead not in kinds(state, now):
        raise RuleViolation(Reason.NO_LEAD_TO_YIELD)
    partner = next(other for other, team in enumerate(state.teams) if team == state.teams[seat] and other != seat)
    return [LeadYielded(state.next_number, seat, partner)]


_DECISIONS: dict[type, Callable[[MatchState, int, Any], Events]] = {
    PlayTile: _decide_play,
    DrawTile: _decide_draw,
    Knock: _decide_knock,
    ProposeBlock: _decide_proposal,
    DeclareCanPlay: _decide_can_play,
    RevealHand: _decide_reveal,
    CallLastRound: _decide_last_round,
    TakeBack: _refuse_taking_back,
    Pass: _decide_pass,
    DiscardTile: _decide_discard,
    YieldLead: _decide_yield,
    ClaimRedeal: decide_redeal,
    CallDead: decide_dead,
}
