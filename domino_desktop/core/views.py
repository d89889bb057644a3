"""What an eye may know. This is the only door: a view is built by listing what is allowed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from domino_desktop.core import rules
from domino_desktop.core.block import BlockVerification
from domino_desktop.core.deal import Seal
from domino_desktop.core.events import (
    Foul,
    GameEvent,
    PositionEntered,
    RoundDealt,
    RoundEnd,
    TileDiscarded,
    TileDrawn,
)
from domino_desktop.core.layout import Layout, OpenEnd
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
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.rulings import AccusationHeard, FoulRuled
from domino_desktop.core.scoring import Score
from domino_desktop.core.state import MatchState, RoundState
from domino_desktop.core.tiles import Tile

TABLE = -1
"""The eye of somebody who looks at the table: no hand that is not laid open."""

REFEREE = -2
"""The eye of a referee at a real table: what lies open, and whatever the referee has entered."""

_KINDS: dict[type, str] = {
    PlayTile: "play",
    DrawTile: "draw",
    Knock: "knock",
    ProposeBlock: "propose",
    DeclareCanPlay: "can",
    RevealHand: "reveal",
    Pass: "pass",
    DiscardTile: "lay_aside",
    YieldLead: "yield",
    ClaimRedeal: "claim",
    CallDead: "call_dead",
}


@dataclass(frozen=True, slots=True)
class RevealedHand:
    seat: int
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class View:
    """One eye's knowledge of a match. ``eye`` is a seat, TABLE or REFEREE.

    ``asks`` are the kinds of move that ``turn`` may try, from public facts; ``legal_moves`` are this eye's own.
    ``history`` is the round's record as this eye may read it. ``open`` are the ends open to the seat on turn (all ends
    where nobody is), ``markers`` the seats whose trains are open to everybody, ``discards`` how many tiles each seat
    has laid aside, ``carry`` how many level rounds wait to be paid out, ``games`` the games won by team.
    ``seal`` proves what was dealt: it is opened when the round is over and every hand lies open; None where a position
    was entered.
    """

    eye: int
    ruleset: RuleSet
    seats: int
    teams: tuple[int, ...]
    totals: tuple[int, ...]
    rounds_played: int
    is_last_round: bool
    winner: int | None
    round: int
    leader: int | None
    closer: int | None
    turn: int | None
    asks: tuple[str, ...]
    layout: Layout
    hand: tuple[Tile, ...]
    counts: tuple[int, ...]
    revealed: tuple[RevealedHand, ...]
    boneyard: int
    drawable: int
    verification: BlockVerification | None
    legal_moves: tuple[Move, ...]
    history: tuple[GameEvent, ...]
    fouls: tuple[Foul, ...]
    ended: RoundEnd | None
    went_out: int | None
    score: Score | None
    open: tuple[OpenEnd, ...] = ()
    markers: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    carry: int = 0
    games: tuple[int, ...] = ()
    seal: Seal | None = None
    rulings: tuple[FoulRuled, ...] = ()
    """What a referee has ruled in this round and not withdrawn."""
    asleep: tuple[Tile, ...] = ()
    """Tiles that a referee has named as in nobody's hand."""

    @property
    def open_values(self) -> tuple[int, ...]:
        """The numbers open to the seat on turn, each once, in the order of the ends."""
        return tuple(dict.fromkeys(end.value for end in self.open if end.value is not None))

    def revealed_hand(self, seat: int) -> tuple[Tile, ...] | None:
        """The tiles of a hand that lies open, or None."""
        for shown in self.revealed:
            if shown.seat == seat:
                return shown.tiles
        return None


def view_for(state: MatchState, eye: int) -> View:
    """What this eye may know of this state."""
    now = state.round
    asked = rules.asked(state)
    if now is None:
        return View(
            eye, state.ruleset, state.seats, state.teams, state.totals, state.rounds_played, state.is_last_round,
            state.winner, 0, None, None, None, (), Layout(), (), (0,) * state.seats, (), 0, 0, None, (), (), (),
            None, None, None, carry=state.carry, games=state.games,
        )  # fmt: skip
    hand = now.hands[eye].tiles if eye >= 0 else None
    return View(
        eye=eye,
        ruleset=state.ruleset,
        seats=state.seats,
        teams=state.teams,
        totals=state.totals,
        rounds_played=state.rounds_played,
        is_last_round=state.is_last_round,
        winner=state.winner,
        round=now.number,
        leader=now.leader,
        closer=now.closer,
        turn=now.turn,
        asks=() if now.turn is None else tuple(_KINDS[kind] for kind in asked.get(now.turn, ())),
        layout=now.layout,
        hand=hand or (),
        counts=tuple(held.count for held in now.hands),
        revealed=tuple(RevealedHand(seat, now.hands[seat].tiles or ()) for seat in now.revealed),
        boneyard=now.boneyard.count,
        drawable=state.drawable,
        verification=now.verification,
        legal_moves=rules.legal_moves(state, eye) if eye >= 0 else (),
        history=tuple(redact(event, eye) for event in now.history),
        fouls=now.fouls,
        ended=now.ended,
        went_out=now.went_out,
        score=now.score,
        open=now.layout.ends if now.turn is None else rules.open_to(state, now.turn),
        markers=now.markers,
        discards=tuple(laid_aside.count for laid_aside in now.discards),
        carry=state.carry,
        games=state.games,
        seal=_seal(now),
        rulings=now.rulings,
        asleep=now.asleep,
    )


def _seal(now: RoundState) -> Seal | None:
    """The seal of the deal. What was dealt anew because of a claim stays closed: nobody has seen those hands."""
    dealt = now.history[0]
    if not isinstance(dealt, RoundDealt):
        return None
    seal = Seal.of(dealt.code, dealt.nonce)
    return seal if now.is_over and now.ended is not RoundEnd.REDEALT else seal.closed


def redact(event: GameEvent, eye: int) -> GameEvent:
    """The event as this eye may read it: hands, boneyard, nonce and drawn tiles of others are left out.

    The deal code would tell the whole deal, so it stays hidden with the nonce.
    """
    if isinstance(event, RoundDealt):
        hands = tuple(hand if seat == eye else () for seat, hand in enumerate(event.hands))
        # What the leader must lead would tell something of the hand; what lies on the table everybody sees.
        return RoundDealt(
            event.number,
            event.round,
            "",
            "",
            hands,
            (),
            event.leader,
            start_tile=event.start_tile,
            may_yield=event.may_yield,
        )
    if isinstance(event, PositionEntered) and eye != REFEREE:
        known = tuple(
            hand if seat == eye or isinstance(hand, int) else len(hand) for seat, hand in enumerate(event.hands)
        )
        yard = event.boneyard if isinstance(event.boneyard, int) else len(event.boneyard)
        return replace(event, hands=known, boneyard=yard)
    if isinstance(event, (TileDrawn, TileDiscarded)) and event.seat != eye:
        return replace(event, tile=None)
    if isinstance(event, AccusationHeard) and eye != REFEREE:
        return replace(event, tiles=())
    return event
