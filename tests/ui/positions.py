"""Positions ready to be shown: blocked, tied, went out, lied about. Each is legal and every tile is accounted for."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from domino_desktop.core.changes import apply
from domino_desktop.core.events import MatchEnded, PositionEntered
from domino_desktop.core.moves import Knock, Move, PlayTile, ProposeBlock
from domino_desktop.core.rules import decide, start_match
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.scoring import ScoreLine, ScoreReason
from domino_desktop.core.state import MatchState, start
from domino_desktop.core.tiles import Tile, TileSet, parse_tiles
from domino_desktop.storage import rulesets
from domino_desktop.ui.seating import SeatMark

RULESETS = Path(__file__).parents[2] / "resources" / "rulesets"

DEAD_LINE = "6-0 0-1 1-6 6-6 6-2 2-3 3-6 6-4 4-5 5-6"
LIAR_LINE = "6-0 0-1 1-6 6-6 6-2 2-3 3-6"

MARKS = (
    SeatMark(0, "Giulia", 0, "it"),
    SeatMark(1, "João", 1, "pt_BR"),
    SeatMark(2, "Astrid", 2, "sv"),
    SeatMark(3, "Elsa", 3, "id"),
)
LONG_MARKS = (
    SeatMark(0, "Maria Antonietta Evangelista della Rovere Sforza Pallavicini", 0, "it"),
    SeatMark(1, "João", 1, "pt_BR"),
    SeatMark(2, "Åsa-Märta Löfgren-Söderström af Västergötland och Östersjön", 2, "sv"),
    SeatMark(3, "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte", 3, "id"),
)
"""Names of up to 60 characters; one of them is a single word."""


def ruleset(name: str = "classic-draw", **changes: Any) -> RuleSet:
    """A shipped rule set with single settings changed."""
    return rulesets.load(name).changed(changes)


def entered(
    rules: RuleSet,
    line: str,
    hands: Iterable[str],
    *,
    boneyard: str = "",
    turn: int = 0,
    leader: int = 0,
    closer: int | None = None,
    totals: tuple[int, ...] = (),
    opens_walk: bool = False,
) -> MatchState:
    """A match whose present round begins from this position; ``totals`` were won before."""
    halves = tuple((int(left), int(right)) for left, right in (word.split("-") for word in line.split()))
    held = tuple(parse_tiles(hand) for hand in hands)
    state = start(start_match(rules, len(held), opens_walk))
    earlier = tuple(
        ScoreLine(ScoreReason.OTHERS_PIPS, team=team, numbers=(points,), points=points)
        for team, points in enumerate(totals)
        if points
    )
    event = PositionEntered(1, 1, halves, (), held, parse_tiles(boneyard), turn, leader, closer)
    return apply(state._replace(lines=earlier, rounds_played=len(earlier)), event)


def after(state: MatchState, *wishes: tuple[int, Move]) -> MatchState:
    """The state after these moves, each decided by the rules."""
    for seat, move in wishes:
        for event in decide(state, seat, move):
            state = apply(state, event)
    return state


def after_walk(state: MatchState) -> MatchState:
    """The state after the seat on turn has proposed the block and every other one has said that it cannot play."""
    assert state.round is not None and state.round.turn is not None
    first = state.round.turn
    order = state.ruleset.order_from(first, state.seats)
    return after(state, (first, ProposeBlock()), *((seat, Knock()) for seat in order[1:]))


FOUR_HANDS = ("0-0 0-2 1-1 1-2", "0-3 1-3 2-2 3-3", "0-4 0-5 1-4 1-5 2-4", "2-5 3-4 3-5 4-4 5-5")


def fix_4(*, target: int = 100, totals: tuple[int, ...] = (12, 31, 57, 18), **options: Any) -> MatchState:
    """Four seats, a dead line, nobody has answered yet; Giulia has 7 pips and is to act."""
    rules = options.pop("rules", None) or ruleset(match_end={"points": target})
    return entered(rules, DEAD_LINE, FOUR_HANDS, totals=totals, **options)


def fix_liar(**changes: Any) -> MatchState:
    """Trusted declarations; the third and the fourth seat can play, the others cannot."""
    hands = (
        "0-0 0-2 1-1 1-2 1-3",
        "0-3 2-2 3-3 1-4 0-4",
        "4-6 0-5 1-5 2-4 4-4",
        "5-6 2-5 3-4 3-5 4-5 5-5",
    )
    rules = ruleset(**{"declarations": "trusted", **changes})
    return entered(rules, LIAR_LINE, hands, totals=(12, 31, 57, 18))


def one_liar(**changes: Any) -> MatchState:
    """A block game with trusted declarations in which only Astrid can play; the last six lies in the boneyard."""
    hands = (
        "0-0 0-2 1-1 1-2 1-3",
        "0-3 2-2 3-3 1-4 0-4",
        "4-6 0-5 1-5 2-4 4-4",
        "2-5 3-4 3-5 4-5 5-5",
    )
    rules = ruleset("block", **{"declarations": "trusted", **changes})
    return entered(rules, LIAR_LINE, hands, boneyard="5-6", totals=(12, 31, 57, 18))


def tie(**changes: Any) -> MatchState:
    """Two lowest hands of nine pips; by default nobody scores."""
    hands = ("0-0 0-2 1-2 1-3", "1-1 0-3 0-4", "0-5 1-4 1-5 2-2 2-4", "2-5 3-3 3-4 3-5 4-4 5-5")
    return entered(ruleset(**changes), DEAD_LINE, hands, totals=(12, 31, 57, 18), closer=3)


def pairs_block(**changes: Any) -> MatchState:
    """Two pairs: the lowest hand is in the pair that holds more."""
    hands = ("0-0 0-2 1-1 1-2", "0-3 1-3 2-2 3-3", "2-5 3-4 3-5 4-4 5-5", "0-4 0-5 1-4 1-5 2-4")
    return entered(ruleset("pairs", **changes), DEAD_LINE, hands, totals=(43, 61))


def went_out(**changes: Any) -> MatchState:
    """Giulia goes out with the tile that also closes both ends: no block, although the line is dead."""
    hands = ("5-6", *FOUR_HANDS[1:])
    state = entered(
        ruleset("block", **{"round_points": "others_pips", **changes}),
        DEAD_LINE.removesuffix(" 5-6"),
        hands,
        boneyard="0-0 0-2 1-1 1-2",
        totals=(0, 31, 57, 18),
    )
    return after(state, (0, PlayTile(Tile.of(5, 6), "right")))


def double_twelve_block(sizes: tuple[int, ...] = (30, 18, 14, 10)) -> MatchState:
    """Every 0 of double-twelve lies on the table; the hands hold the other 72 tiles, up to thirty in one."""
    words = ["0-0"]
    for value in range(1, 12, 2):
        words += [f"0-{value}", f"{value}-{value + 1}", f"{value + 1}-0"]
    laid = {Tile.parse(word) for word in words}
    rest = [tile for tile in TileSet(12) if tile not in laid]
    hands, begin = [], 0
    for size in sizes:
        hands.append(" ".join(str(tile) for tile in rest[begin : begin + size]))
        begin += size
    return entered(ruleset(max_pip=12, match_end={"points": 500}), " ".join(words), hands, totals=(120, 231, 57, 318))


def with_match_won(state: MatchState) -> MatchState:
    """The match ended by the round that was just scored, as the rules decide it when the target is reached."""
    best = max(range(len(state.totals)), key=lambda team: state.totals[team])
    return state if state.winner is not None else apply(state, MatchEnded(state.next_number, best))
