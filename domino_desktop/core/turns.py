"""Whose turn it is, what may be done in it, and which ends are open to whom."""

from __future__ import annotations

from functools import cache

from domino_desktop.core.block import BlockPhase
from domino_desktop.core.events import Knocked, Passed, TileDiscarded, TileDrawn, TilePlayed
from domino_desktop.core.layout import OpenEnd, is_matador
from domino_desktop.core.moves import (
    CallDead,
    ClaimRedeal,
    DeclareCanPlay,
    DiscardTile,
    DrawTile,
    Knock,
    Move,
    Pass,
    PlayTile,
    ProposeBlock,
    RevealHand,
    YieldLead,
)
from domino_desktop.core.state import MatchState, RoundState
from domino_desktop.core.tiles import Tile

Kinds = tuple[type, ...]

_PLAY_ONLY = (PlayTile,)
_ANSWERS = (DeclareCanPlay, Knock)
_PLAY_OR_DRAW = (PlayTile, DrawTile)
_PLAY_OR_PASS = (PlayTile, Knock)
_PLAY_OR_PROPOSE = (PlayTile, Knock, ProposeBlock)
_PLAY_OR_LAY_ASIDE = (PlayTile, DiscardTile)


def open_to(state: MatchState, seat: int) -> tuple[OpenEnd, ...]:
    """The ends at which this seat may lay now: others' trains only while they are marked."""
    now = state.round
    if now is None:
        return ()
    if state.ruleset.placing != "trains":
        return now.layout.ends
    return tuple(end for end in now.layout.ends if end.owner is None or end.owner == seat or end.owner in now.markers)


def values_open_to(state: MatchState, seat: int) -> tuple[int, ...]:
    """The numbers open to this seat, in the order of the ends."""
    if state.ruleset.placing != "trains":
        return state.round.layout.values if state.round else ()
    return tuple(dict.fromkeys(end.value for end in open_to(state, seat) if end.value is not None))


def asked(state: MatchState) -> dict[int, Kinds]:
    """The seats that may act now, each with the kinds of move it may try; told from public facts only."""
    now = state.round
    if now is None or now.score is not None or state.winner is not None:
        return {}
    if now.turn is None:
        return {seat: (RevealHand,) for seat in now.active if seat not in now.revealed}
    found = {now.turn: kinds(state, now)}
    claims = _claims(state, now) if state.ruleset.has_claims else {}
    return {seat: (*found.get(seat, ()), *claims.get(seat, ())) for seat in (*found, *claims)} if claims else found


def _claims(state: MatchState, now: RoundState) -> dict[int, Kinds]:
    """What seats may say although it is not their turn, from public facts."""
    found: dict[int, Kinds] = {}
    if state.ruleset.redeal_doubles and not is_walking(now):
        found = {seat: (ClaimRedeal,) for seat in range(state.seats) if not has_acted(now, seat)}
    if state.ruleset.dead_number_stop == "callable" and not is_walking(now) and is_dead(state):
        found = {seat: (*found.get(seat, ()), CallDead) for seat in range(state.seats)}
    return found


def is_walking(now: RoundState) -> bool:
    """Whether a formal walk is on: only its question is to be answered."""
    return now.verification is not None and now.verification.is_formal


def has_acted(now: RoundState, seat: int) -> bool:
    """Whether this seat has played, drawn, passed or laid aside in this round."""
    return any(
        isinstance(event, (TilePlayed, TileDrawn, Knocked, Passed, TileDiscarded)) and event.seat == seat
        for event in now.history
    )


def kinds(state: MatchState, now: RoundState) -> Kinds:
    """The kinds of move that the seat on turn may try, from public facts."""
    walk = now.verification
    if walk is not None and walk.phase is BlockPhase.MUST_PLAY:
        return _PLAY_ONLY
    if walk is not None and walk.is_formal:
        return _ANSWERS
    if now.layout.is_empty:
        return (*_PLAY_ONLY, YieldLead) if now.may_yield else _PLAY_ONLY
    if state.ruleset.cannot_play == "discard":
        return _PLAY_OR_LAY_ASIDE
    if may_draw(state, now):
        found: Kinds = _PLAY_OR_DRAW
    else:
        found = _PLAY_OR_PASS if state.drawable else _PLAY_OR_PROPOSE
    is_free = state.ruleset.may_leave_choice and _may_be_free_to_pass(state, now)
    return (*found, Pass) if is_free else found


def may_draw(state: MatchState, now: RoundState) -> bool:
    """Whether the seat on turn may draw if it cannot play, from public facts."""
    return bool(state.drawable) and not now.layout.is_empty and now.drawn < state.ruleset.most_draws


def _may_be_free_to_pass(state: MatchState, now: RoundState) -> bool:
    """Whether an able seat might be free to pass, from public facts; once only until a tile is laid or drawn."""
    rules = state.ruleset
    if now.turn in now.passed:
        return False
    if not rules.must_play_if_able:
        return not may_draw(state, now)
    if rules.matching == "sum" and not may_draw(state, now):
        return rules.matador_duty == "never" or state.drawable > 0
    return rules.play_drawn == "may" and now.drawn > 0 and not may_draw(state, now) and state.drawable > 0


def may_pass(state: MatchState, seat: int, now: RoundState) -> bool:
    """Whether this seat is able to play and yet free to pass by choice."""
    rules = state.ruleset
    if not _may_be_free_to_pass(state, now) or can_play(state, seat) is False:
        return False
    if not rules.must_play_if_able or (rules.play_drawn == "may" and now.drawn > 0 and state.drawable > 0):
        return True
    return _holds_back_matadors(state, seat)


def _holds_back_matadors(state: MatchState, seat: int) -> bool:
    """Whether nothing but matadors fits, and they need not be played yet."""
    total = state.ruleset.joint
    if not total or not (state.drawable or state.ruleset.matador_duty == "never"):
        return False
    return all(is_matador(move.tile, total) for move in plays(state, seat))


def may_draw_though_able(state: MatchState, seat: int, now: RoundState) -> bool:
    """Whether this seat may draw although a tile of it fits."""
    rules = state.ruleset
    if rules.voluntary_draw and not (now.drawn and rules.play_drawn == "must"):
        return True
    return (now.drawn > 0 and rules.play_drawn == "may") or _holds_back_matadors(state, seat)


def can_play(state: MatchState, seat: int) -> bool | None:
    """Whether a seat holds a tile that fits an end open to it: yes, no, or None for unknown."""
    now = state.round
    if now is None:
        return False
    if now.layout.is_empty:
        return now.hands[seat].count > 0
    if state.ruleset.is_plain_line:
        return now.hands[seat].can_fit(now.layout.values)
    tiles = now.hands[seat].tiles
    if tiles is None:
        return None if now.hands[seat].count else False
    ends = open_to(state, seat)
    return any(end.accepts(tile) for tile in tiles for end in ends)


def plays(state: MatchState, seat: int) -> list[PlayTile]:
    """Every way in which this seat can lay a tile now; equal ends of one tile are two moves."""
    now = state.round
    assert now is not None
    tiles = now.hands[seat].tiles or ()
    if now.lead_tile is not None:
        tiles = (now.lead_tile,)
    if now.must_lead_double and now.layout.is_empty:
        tiles = tuple(tile for tile in tiles if tile.is_double)
    if state.ruleset.is_plain_line:
        ends = [(end.id, end.value) for end in now.layout.ends]
        return [_play(tile, end_id) for tile in tiles for end_id, value in ends if value is None or value in tile]
    found = []
    open_ends = open_to(state, seat)
    for tile in tiles:
        for end in open_ends:
            nears = end.nears(tile)
            if len(nears) == 1:
                found.append(_play(tile, end.id))
            else:
                found.extend(PlayTile(tile, end.id, near) for near in nears)
    return found


@cache
def _play(tile: Tile, end_id: str) -> PlayTile:
    return PlayTile(tile, end_id)


def legal_moves(state: MatchState, seat: int) -> tuple[Move, ...]:
    """Every move that `decide` accepts from this seat now, laying first."""
    now = state.round
    if now is None or now.score is not None or state.winner is not None:
        return ()
    if now.turn is None:
        may_show = seat in now.active and seat not in now.revealed and now.hands[seat].tiles is not None
        return (RevealHand(),) if may_show else ()
    claims = _legal_claims(state, now, seat) if state.ruleset.has_claims else ()
    if now.turn != seat:
        return claims
    allowed = kinds(state, now)
    moves: list[Move] = [*plays(state, seat)] if PlayTile in allowed else []
    able = can_play(state, seat) if not moves else True
    if DrawTile in allowed and (able is not True or may_draw_though_able(state, seat, now)):
        moves.extend([DrawTile(place) for place in range(now.boneyard.count)])
    if able is not True or not state.ruleset.is_checked:
        moves.extend(kind() for kind in (Knock, ProposeBlock) if kind in allowed)
    if DeclareCanPlay in allowed and able is not False:
        moves.append(DeclareCanPlay())
    if Pass in allowed and may_pass(state, seat, now):
        moves.append(Pass())
    if DiscardTile in allowed and able is not True:
        moves.extend([DiscardTile(tile) for tile in now.hands[seat].tiles or ()])
    if YieldLead in allowed:
        moves.append(YieldLead())
    return (*moves, *claims) if claims else tuple(moves)


def _legal_claims(state: MatchState, now: RoundState, seat: int) -> tuple[Move, ...]:
    found = _claims(state, now).get(seat, ())
    return tuple(kind() for kind in found if kind is not ClaimRedeal or may_claim_redeal(state, seat))


def may_claim_redeal(state: MatchState, seat: int) -> bool:
    """Whether this hand was dealt with so many doubles that it may ask for a new deal."""
    assert state.round is not None
    tiles = state.round.hands[seat].tiles
    return tiles is None or sum(tile.is_double for tile in tiles) >= state.ruleset.redeal_doubles


def is_dead(state: MatchState) -> bool:
    """Whether every tile that any open end accepts lies on the table: everybody can see it."""
    now = state.round
    if now is None or now.layout.is_empty:
        return False
    on_table = set(now.layout.tiles())
    rest = [tile for tile in state.ruleset.tiles_for(state.seats) if tile not in on_table]
    return not any(end.accepts(tile) for end in now.layout.ends for tile in rest)
