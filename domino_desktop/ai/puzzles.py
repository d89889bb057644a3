"""Makes puzzles: rounds are played at random until a position comes up that is worth a question.

Six steps for players and for referees. For referees a step brings more tiles to count and, in the end, hands that are
level; for players more tiles to look through, and the best move is no longer the heaviest tile.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from domino_desktop.ai.playout import LineRound
from domino_desktop.ai.positions import game_for, position_of
from domino_desktop.ai.puzzle import Puzzle, PuzzleKind, Worth
from domino_desktop.ai.solver import Solver, is_solvable
from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.events import GameEvent, LaidTile, MatchStarted, PositionEntered, RoundDealt, TilePlayed
from domino_desktop.core.layout import START
from domino_desktop.core.moves import DrawTile, Knock, Move, PlayTile, ProposeBlock, RevealHand
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.state import MatchState, RoundState, start
from domino_desktop.core.views import view_for

STEPS = 6

_TILES = 6000
"""So many tiles are laid in search of a good position; five times as many while none at all has come up."""

_TO_COUNT = (4, 6, 8, 11, 14, 1000)
"""By step: at most so many tiles are left in the hands when a referee is asked; where so few never are, the fewest."""

_TO_LOOK_THROUGH = (8, 10, 12, 14, 16, 18)
"""By step: about so many tiles are left when a player is asked."""

_CLEARLY = 3
"""So many points the best move must be better than the next, where pips are points."""

_NODES = 150_000


class NoSuchPuzzle(ValueError):
    """These rules have no puzzle of this kind, or none came up."""


def kinds_for(ruleset: RuleSet, seats: int) -> tuple[PuzzleKind, ...]:
    """The kinds of puzzle that there are for a table."""
    if ruleset.hand_for(seats) is None:
        return ()
    found = []
    if ruleset.cannot_play != "discard":
        found.append(PuzzleKind.BLOCKED)
    if is_solvable(game_for(ruleset, seats)):
        found.append(PuzzleKind.FIND_MOVE)
    return tuple(found)


def generate(kind: PuzzleKind, ruleset: RuleSet, seats: int, step: int, seed: int) -> Puzzle:
    """A puzzle of this step, from 1 to STEPS; the same seed makes the same puzzle.

    Raises NoSuchPuzzle where these rules have none.
    """
    if kind not in kinds_for(ruleset, seats) or not 1 <= step <= STEPS:
        raise NoSuchPuzzle(f"{kind.value} {step} for {seats} with {ruleset.id}")
    chance = random.Random(f"{kind.value}/{ruleset.digest}/{seats}/{step}/{seed}")
    make = _blocked if kind is PuzzleKind.BLOCKED else _find_move
    found = make(ruleset, seats, step, seed, chance)
    if found is None:
        raise NoSuchPuzzle(f"{kind.value} {step} for {seats} with {ruleset.id} did not come up")
    return found


# Blocked or not ------------------------------------------------------------------------------------------


def _blocked(ruleset: RuleSet, seats: int, step: int, seed: int, chance: random.Random) -> Puzzle | None:
    """A position in which the seat on turn cannot play: half of them blocked, half with one or two who still can."""
    wants_block, wants_level = chance.random() < 0.5, step == STEPS and chance.random() < 0.5
    found: list[tuple[tuple[bool, int], MatchState]] = []
    for state in _positions(ruleset, seats, chance, found):
        now = state.round
        assert now is not None and now.turn is not None
        if state.drawable or rules.can_play(state, now.turn) is not False:
            continue
        able = sum(bool(rules.can_play(state, seat)) for seat in now.active)
        if able > 2:
            continue
        over = max(0, sum(hand.count for hand in now.hands) - _TO_COUNT[step - 1])
        rank = (bool(able) == wants_block, over)
        if rank == (False, 0):
            puzzle = _asked_if_blocked(state, step, seed)
            if puzzle.is_blocked == wants_block and (not wants_block or not wants_level or _is_level(puzzle)):
                return puzzle
        if not found or rank < found[0][0]:
            found[:] = [(rank, state)]
    return _asked_if_blocked(found[0][1], step, seed) if found else None


def _asked_if_blocked(state: MatchState, step: int, seed: int) -> Puzzle:
    events = _entered(state)
    ending, solver = _walked(events)
    return Puzzle(PuzzleKind.BLOCKED, step, seed, events, is_blocked=solver is None, solver=solver, ending=ending)


def _walked(events: tuple[GameEvent, ...]) -> tuple[tuple[GameEvent, ...], int | None]:
    """The walk from an entered position, answered truthfully, to the score; or the first seat that can play."""
    state = _after(events)
    told: list[GameEvent] = []
    while (now := state.round) is not None and now.score is None:
        seat = now.turn
        move: Move
        if seat is None:
            seat = next(other for other in now.active if other not in now.revealed)
            move = RevealHand()
        elif rules.can_play(state, seat):
            return (), seat
        else:
            move = Knock() if now.verification is not None and now.verification.is_formal else ProposeBlock()
        for event in rules.decide(state, seat, move):
            told.append(event)
            state = apply(state, event)
    return tuple(told), None


def _is_level(puzzle: Puzzle) -> bool:
    """Whether two hands or sides are level in front."""
    score = next((event.score for event in puzzle.ending if hasattr(event, "score")), None)
    return score is not None and len(score.tied) > 1


# Find the move -------------------------------------------------------------------------------------------


def _find_move(ruleset: RuleSet, seats: int, step: int, seed: int, chance: random.Random) -> Puzzle | None:
    """A position in which one move is clearly the best, and from the third step on not that of the heaviest tile."""
    found: list[Puzzle] = []
    dealt = ruleset.hand_for(seats) or 0
    wanted = min(_TO_LOOK_THROUGH[step - 1], seats * dealt - 2)
    for state in _positions(ruleset, seats, chance, found):
        now = state.round
        assert now is not None and now.turn is not None
        left = sum(hand.count for hand in now.hands) + (now.boneyard.count if state.drawable else 0)
        if not wanted - 2 < left <= wanted or now.layout.is_empty:
            continue
        moves = [move for move in rules.legal_moves(state, now.turn) if isinstance(move, PlayTile)]
        if len({move.tile for move in moves}) < 2:
            continue
        events = _entered(state)
        worths = _worths(events)
        if worths is None or not _is_clear(ruleset, worths):
            continue
        puzzle = Puzzle(PuzzleKind.FIND_MOVE, step, seed, events, worths=worths)
        heaviest = max(moves, key=lambda move: move.tile.pips).tile
        if step < 3 or worths[0].move.tile != heaviest:  # type: ignore[union-attr]
            return puzzle
        found.append(puzzle)
    return found[0] if found else None


def _worths(events: tuple[GameEvent, ...]) -> tuple[Worth, ...] | None:
    """Every move of the seat on turn with its worth, the best first; None where it takes too long."""
    state = _after(events)
    now = state.round
    assert now is not None and now.turn is not None
    masks = game_for(state.ruleset, state.seats).masks
    hands = [masks.bits(hand.tiles or ()) for hand in now.hands]
    yard = [masks.index[tile] for tile in reversed(now.boneyard.tiles or ())]
    position = position_of(view_for(state, now.turn), hands, yard)
    assert isinstance(position, LineRound)
    values = Solver(position, nodes=_NODES).values(position)
    if values is None:
        return None
    found = [Worth(position.move_of(code), worth) for code, worth in values.items()]
    return tuple(sorted(found, key=lambda each: -each.points))


def _is_clear(ruleset: RuleSet, worths: tuple[Worth, ...]) -> bool:
    """Whether one tile is better than every other by more than a trifle."""
    best = worths[0]
    others = [each.points for each in worths if each.move.tile != best.move.tile]  # type: ignore[union-attr]
    gap = 1 if "fixed" in (ruleset.round_points, ruleset.out_points) else _CLEARLY
    same_tile = [each.points for each in worths if each.move.tile == best.move.tile]  # type: ignore[union-attr]
    return bool(others) and best.points - max(others) >= gap and len(set(same_tile)) == len(same_tile)


# Rounds played at random ---------------------------------------------------------------------------------


def _positions(ruleset: RuleSet, seats: int, chance: random.Random, found: Sequence[object]) -> Iterator[MatchState]:
    """Positions of rounds played at random, each with a seat on turn, and nobody's word given yet.

    It goes on longer while whoever asks has ``found`` nothing at all.
    """
    laid = 0
    while laid < (_TILES if found else 5 * _TILES):
        state = start(rules.start_match(ruleset, seats, opens_walk=False))
        state = apply(state, rules.deal(state, Deal.from_bytes(ruleset.tile_set, chance.randbytes(21))))
        while (now := state.round) is not None and now.score is None and now.turn is not None:
            moves = rules.legal_moves(state, now.turn)
            plays = [move for move in moves if isinstance(move, PlayTile)]
            move: Move
            if plays:
                laid += 1
                move = chance.choice(plays)
            else:
                move = next((move for move in moves if isinstance(move, DrawTile)), Knock())
            is_laid = bool(now.history) and isinstance(now.history[-1], TilePlayed)
            if is_laid and now.drawn == 0:
                yield state
            for event in rules.decide(state, now.turn, move):
                state = apply(state, event)


def _entered(state: MatchState) -> tuple[GameEvent, ...]:
    """A match that begins with this position, so that nothing before it counts."""
    now = state.round
    assert now is not None and now.turn is not None
    started = MatchStarted(0, state.ruleset, state.seats, opens_walk=False)
    is_line = state.ruleset.is_plain_line
    entered = PositionEntered(
        1,
        1,
        now.layout.halves() if is_line else (),
        (),
        tuple(hand.tiles or () for hand in now.hands),
        now.boneyard.tiles or (),
        now.turn,
        now.leader,
        now.closer,
        () if is_line else _laid(now),
        now.markers,
    )
    return started, entered


def _laid(now: RoundState) -> tuple[LaidTile, ...]:
    """The tiles of the round in the order in which they were laid."""
    found = []
    for event in now.history:
        if isinstance(event, RoundDealt) and event.start_tile is not None:
            found.append(LaidTile(event.start_tile, START))
        elif isinstance(event, TilePlayed):
            found.append(LaidTile(event.tile, event.end, event.near))
    return tuple(found)


def _after(events: tuple[GameEvent, ...]) -> MatchState:
    started, *rest = events
    assert isinstance(started, MatchStarted)
    state = start(started)
    for event in rest:
        state = apply(state, event)
    return state
