"""Disputes for referees in training: positions as `adjudicate` reads them, what was said, and the right ruling.

The file holds positions and declarations only; every verdict follows from them by the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum, unique
from functools import cache
from typing import Any, Final

from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.ending import finish
from domino_desktop.core.events import (
    DeadCalled,
    Foul,
    GameEvent,
    Knocked,
    MatchStarted,
    PositionEntered,
    RoundScored,
)
from domino_desktop.core.fouls import audit
from domino_desktop.core.layout import LEFT, RIGHT
from domino_desktop.core.moves import DeclareCanPlay, Knock, Move, PlayTile, ProposeBlock
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.scoring import Score, ScoreReason
from domino_desktop.core.state import MatchState, start
from domino_desktop.core.tiles import Tile
from domino_desktop.core.turns import is_dead, values_open_to
from domino_desktop.core.views import TABLE, RevealedHand, View, view_for
from domino_desktop.storage import rulesets
from domino_desktop.storage.positions.position import Position, read_position
from domino_desktop.storage.positions.reading import InputFault, items, keyed, number, read_json, text
from domino_desktop.storage.resources import data_folder

FILE: Final = "disputes.json"

_KEYS: Final = ("id", "kind", "position", "earlier", "accusation")


@unique
class DisputeKind(Enum):
    """What a dispute trains. No kind tells the ruling."""

    WALK = "walk"
    BONEYARD = "boneyard"
    DECLARATIONS = "declarations"
    TIES = "ties"
    PAIRS = "pairs"
    LAYOUTS = "layouts"
    LARGE_SETS = "large_sets"
    CUSTOMS = "customs"


@unique
class Standing(Enum):
    """How a position stands: blocked, or why it is not."""

    BLOCKED = "blocked"
    SEAT_CAN_PLAY = "seat_can_play"
    BONEYARD_CAN_SUPPLY = "boneyard_can_supply"
    SEAT_WENT_OUT = "seat_went_out"


@unique
class Outcome(Enum):
    """What becomes of the round."""

    WON = "won"
    SHARED = "shared"
    NOBODY = "nobody"
    REPLAYED = "replayed"
    GOES_ON = "goes_on"


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a referee decides.

    ``points`` are those that ``team`` wins with the round, or each side that shares it; penalties come on top.
    """

    standing: Standing
    liars: frozenset[int]
    outcome: Outcome
    team: int | None = None
    points: int = 0


@dataclass(frozen=True, slots=True)
class Heard:
    """What a seat said when its turn in the walk came: ``can`` or cannot play; ``values`` were open to it."""

    seat: int
    can: bool
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Accusation:
    """``by`` says that ``seat`` hid a tile that fits."""

    by: int
    seat: int


@dataclass(frozen=True, slots=True)
class Truth:
    """The right ruling and its proof.

    ``standings`` are all true ones, the first is the one to name. ``able`` is the seat with which the round goes on,
    with the tiles of it that fit. ``fouls`` name each liar once; ``score`` is the round's, if it has one.
    """

    ruling: Ruling
    standings: tuple[Standing, ...]
    able: tuple[int, tuple[Tile, ...]] | None
    fouls: tuple[Foul, ...]
    score: Score | None


@dataclass(frozen=True, slots=True)
class Dispute:
    """One dispute. ``closed`` is the table as everybody sees it, ``open`` from the first seat, every hand face up.

    ``heard`` are the declarations of the walk, ``earlier`` passes of the same round, before the last tiles were laid.
    ``events`` lead from the start of a match to the last declaration; ``proof`` has a history in which the table at
    every foul can be found.
    """

    id: str
    kind: DisputeKind
    base: str
    overrides: tuple[str, ...]
    names: tuple[str, ...]
    closed: View
    open: View
    proof: View
    events: tuple[GameEvent, ...]
    heard: tuple[Heard, ...]
    earlier: tuple[Heard, ...]
    accusation: Accusation | None
    truth: Truth


class Disputes:
    """Every dispute that comes with the program, in the order of the file."""

    def __init__(self, content: bytes) -> None:
        """Raises InputFault where the list itself is wrong; a dispute is read when it is opened."""
        self._raw: dict[str, Mapping[str, Any]] = {}
        for place, one in enumerate(items("", read_json(content))):
            raw = keyed(f"[{place}]", one, _KEYS, required=_KEYS[:3])
            self._raw[text(f"[{place}].id", raw["id"])] = raw

    @staticmethod
    def load() -> Disputes:
        """Those of the program."""
        return Disputes((data_folder("resources") / FILE).read_bytes())

    @property
    def kinds(self) -> dict[str, DisputeKind]:
        """The kind of every dispute by its id, in order."""
        return {dispute_id: DisputeKind(raw["kind"]) for dispute_id, raw in self._raw.items()}

    def open(self, dispute_id: str) -> Dispute:
        """Read one and work out its ruling. Raises KeyError for an unknown id, InputFault for a wrong position."""
        return _dispute(self._raw[dispute_id])


def _dispute(raw: Mapping[str, Any]) -> Dispute:
    written = raw["position"]
    base = text("position.ruleset", written["ruleset"])
    position = read_position(written, {base: _preset(base)})
    moves = tuple(_earlier(f"earlier[{place}]", one) for place, one in enumerate(raw.get("earlier", [])))
    state, events, earlier = _begun(position, moves)
    closed = view_for(state, TABLE)
    told, heard = _declared(state, position.declarations)
    assert state.round is not None
    after = state
    for event in told:
        after = apply(after, event)
    hands = tuple(RevealedHand(seat, hand.tiles or ()) for seat, hand in enumerate(state.round.hands))
    accused = raw.get("accusation")
    return Dispute(
        raw["id"],
        DisputeKind(raw["kind"]),
        base,
        tuple(written.get("rules", ())),
        tuple(name or "" for name in position.names),
        closed,
        replace(view_for(state, 0), revealed=hands),
        view_for(after, TABLE),
        (*events, *told),
        heard,
        earlier,
        None if accused is None else Accusation(accused["by"], accused["seat"]),
        _truth(state, after),
    )


@cache
def _preset(name: str) -> RuleSet:
    return rulesets.load(name)


# The record -------------------------------------------------------------------------------------------


def _earlier(place: str, move: Any) -> tuple[int, Tile | None, str]:
    """A move before the position: a seat's tile and its end, or a pass."""
    given = keyed(place, move, ("seat", "tile", "end"), required=("seat",))
    seat = number(f"{place}.seat", given["seat"], 0, 7)
    if "tile" not in given:
        return seat, None, ""
    return seat, Tile.parse(text(f"{place}.tile", given["tile"])), text(f"{place}.end", given.get("end"))


def _begun(
    position: Position, moves: tuple[tuple[int, Tile | None, str], ...]
) -> tuple[MatchState, tuple[GameEvent, ...], tuple[Heard, ...]]:
    """The disputed position, with the moves before it in its record: the tiles laid by them go back into the hands."""
    given = position.state
    assert given.round is not None
    (entered,) = given.round.history
    assert isinstance(entered, PositionEntered)
    hands = [list(hand) for hand in position.hands]
    line = list(entered.line)
    for seat, tile, end in reversed(moves):
        if tile is not None:
            found = Tile.of(*line.pop(0 if end == LEFT else -1))
            if found != tile or end not in (LEFT, RIGHT):
                raise InputFault("earlier", f"{tile} does not lie at the {end} end")
            hands[seat].append(tile)
    # On honour, so that the record may hold what was not true.
    started = MatchStarted(0, given.ruleset.changed({"declarations": "trusted"}), given.seats, opens_walk=False)
    begun = replace(
        entered,
        number=1,
        line=tuple(line),
        hands=tuple(map(tuple, hands)),
        turn=moves[0][0] if moves else entered.turn,
        closer=None if moves else entered.closer,
    )
    state = start(started)
    if state.teams != given.teams:
        raise InputFault("position.seats", "the teams are not those of the rule set")
    events: list[GameEvent] = [started]
    state = _recorded(state, [begun], events)
    passes: list[Heard] = []
    for seat, tile, end in moves:
        move: Move = Knock() if tile is None else PlayTile(tile, end)
        happened = rules.decide(state, seat, move)
        passes += [Heard(seat, False, event.values) for event in happened if isinstance(event, Knocked)]
        state = _recorded(state, happened, events)
    return state, tuple(events), tuple(passes)


def _recorded(state: MatchState, happened: list[GameEvent], events: list[GameEvent]) -> MatchState:
    for event in happened:
        events.append(event)
        state = apply(state, event)
    return state


def _declared(state: MatchState, said: tuple[str, ...]) -> tuple[tuple[GameEvent, ...], tuple[Heard, ...]]:
    """What the declarations make of the position, and who said what."""
    events: list[GameEvent] = []
    heard: list[Heard] = []
    for answer in said:
        now = state.round
        if now is None or now.turn is None:
            raise InputFault("position.declarations", "nobody is left to be asked")
        seat = now.turn
        heard.append(Heard(seat, answer == "can", values_open_to(state, seat)))
        state = _recorded(state, _answered(state, seat, answer == "can"), events)
    return tuple(events), tuple(heard)


def _answered(state: MatchState, seat: int, can: bool) -> list[GameEvent]:
    now = state.round
    assert now is not None
    if state.drawable and not can:
        # The rules refuse it; what was said was said all the same.
        doubles_only = any(end.doubles_only for end in rules.open_to(state, seat))
        return [Knocked(state.next_number, seat, values_open_to(state, seat), state.drawable, doubles_only)]
    is_asked = now.verification is not None and now.verification.is_formal
    if can and not is_asked:
        return []
    return rules.decide(state, seat, DeclareCanPlay() if can else Knock() if is_asked else ProposeBlock())


# The ruling -------------------------------------------------------------------------------------------


def _truth(state: MatchState, after: MatchState) -> Truth:
    """What is true of a position, and what the declarations made ``after`` it come to."""
    standings, able = _standings(state)
    score = _score(state, after, standings[0])
    fouls = _fouls(after)
    outcome, team, points = _outcome(score)
    liars = frozenset(foul.seat for foul in fouls)
    return Truth(Ruling(standings[0], liars, outcome, team, points), standings, able, fouls, score)


def _standings(state: MatchState) -> tuple[tuple[Standing, ...], tuple[int, tuple[Tile, ...]] | None]:
    """Every true word on a position, in the order in which they are checked, and the first seat that can play."""
    assert state.round is not None
    if any(state.is_out(seat) for seat in range(state.seats)):
        return (Standing.SEAT_WENT_OUT,), None
    if _is_stopped(state):
        return (Standing.BLOCKED,), None
    able = _first_able(state)
    found = [Standing.BONEYARD_CAN_SUPPLY] if state.drawable else []
    found += [Standing.SEAT_CAN_PLAY] if able is not None else []
    return tuple(found) or (Standing.BLOCKED,), able


def _is_stopped(state: MatchState) -> bool:
    """Whether the last tile killed the open number, and by these rules that ends the round at once."""
    return state.ruleset.dead_number_stop == "auto" and is_dead(state)


def _first_able(state: MatchState) -> tuple[int, tuple[Tile, ...]] | None:
    """The first seat in the walk that can play, everybody before it having passed, with its tiles that fit."""
    while (now := state.round) is not None and now.turn is not None and now.score is None:
        ends = rules.open_to(state, now.turn)
        tiles = now.hands[now.turn].tiles or ()
        fitting = tuple(tile for tile in tiles if any(end.accepts(tile) for end in ends))
        if fitting:
            return now.turn, fitting
        if state.drawable and {event.seat for event in now.history if isinstance(event, Knocked)} >= {*now.active}:
            return None
        for event in _answered(state, now.turn, False):
            state = apply(state, event)
    return None


def _score(before: MatchState, after: MatchState, standing: Standing) -> Score | None:
    """The score of the round, after whatever is still to be asked was answered truthfully; None where it goes on."""
    assert before.round is not None
    if standing is Standing.SEAT_WENT_OUT:
        now = after.round
        assert now is not None
        seat = next(seat for seat in range(after.seats) if after.is_out(seat))
        return _finished(after.with_round(now.changed(went_out=seat, turn=None), after.next_number))
    if _is_stopped(before):
        return _finished(apply(before, DeadCalled(before.next_number)))
    if standing is Standing.BONEYARD_CAN_SUPPLY:
        return None
    while (now := after.round) is not None and now.turn is not None and now.score is None:
        if rules.can_play(after, now.turn):
            return None
        for event in _answered(after, now.turn, False):
            after = apply(after, event)
    return after.round.score if after.round is not None else None


def _finished(state: MatchState) -> Score | None:
    return next((event.score for event in finish(state) if isinstance(event, RoundScored)), None)


def _fouls(state: MatchState) -> tuple[Foul, ...]:
    """The first false declaration of each seat in this round, earlier ones too."""
    assert state.round is not None
    hands = tuple(hand.tiles or () for hand in state.round.hands)
    found = audit(state.round.history, hands, state.ruleset)
    return tuple({foul.seat: foul for foul in reversed(found)}.values())[::-1]


def _outcome(score: Score | None) -> tuple[Outcome, int | None, int]:
    if score is None:
        return Outcome.GOES_ON, None, 0
    if score.is_replayed:
        return Outcome.REPLAYED, None, 0
    won: dict[int, int] = {}
    for line in score.lines:
        if line.team is not None and line.reason is not ScoreReason.FALSE_DECLARATION:
            won[line.team] = won.get(line.team, 0) + line.points
    if score.winner is not None:
        return Outcome.WON, score.winner, won.get(score.winner, 0)
    sharing = [team for team, points in won.items() if points > 0]
    if not sharing:
        return Outcome.NOBODY, None, 0
    if len(sharing) == 1:
        return Outcome.WON, sharing[0], won[sharing[0]]
    return Outcome.SHARED, None, won[sharing[0]]
