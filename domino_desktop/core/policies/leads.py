"""Who leads a round, and with which tile."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache

from domino_desktop.core.policies.comparing import comparison, level_seats
from domino_desktop.core.policies.counting import Count, Hands
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.ruleset_keys import held_tile
from domino_desktop.core.score_lines import Score
from domino_desktop.core.tiles import Tile


@dataclass(frozen=True, slots=True)
class Lead:
    """Who leads a round, and with which tile (None: any).

    ``must_double``: any tile that is a double. ``may_yield``: the lead may be left to the partner.
    """

    seat: int
    tile: Tile | None = None
    must_double: bool = False
    may_yield: bool = False


@dataclass(frozen=True, slots=True)
class Redeal:
    """Nobody holds a double, and the rules want one led: the round is dealt again."""


class Outcome(Enum):
    """How a round ended, as far as the next lead depends on it."""

    WENT_OUT = "went_out"
    BLOCK_WON = "block_won"
    NOBODY_WON = "nobody_won"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class LeadMemory:
    """What the next lead depends on. ``round`` is the number of the round that is to be led.

    ``leader`` led the round before (None: this one opens a match or a set), ``winner`` is the seat that won it,
    ``tied`` are the seats that were level in front. A round made void by a foul is led again by the same seat.
    """

    round: int = 1
    leader: int | None = None
    outcome: Outcome = Outcome.NOBODY_WON
    winner: int | None = None
    tied: tuple[int, ...] = ()


def lead(ruleset: RuleSet, hands: Hands, memory: LeadMemory, lot: int) -> Lead | Redeal:
    """Who leads the dealt round, and with which tile. ``lot`` is any number drawn at random: it decides a lot."""
    if memory.leader is None or ruleset.lead_next == "opening":
        return _opening(ruleset, hands, memory, lot)
    if memory.outcome is Outcome.VOID:
        return Lead(memory.leader)
    if memory.outcome is Outcome.NOBODY_WON:
        return _by_word(ruleset.lead_after_tie, ruleset, hands, memory, lot)
    word = ruleset.lead_next
    if memory.outcome is Outcome.BLOCK_WON and ruleset.lead_after_block != "as_next":
        word = ruleset.lead_after_block
    return _by_word(word, ruleset, hands, memory, lot)


def after_round(
    ruleset: RuleSet, played: LeadMemory, score: Score, out: int | None, counted: Callable[[], Count]
) -> LeadMemory:
    """What the next lead depends on, once the round just played has its score.

    ``played`` names that round's number and its leader, ``out`` the seat that went out and won, if one did;
    ``counted`` answers the laid-open position where the lowest hands must be found.
    """
    number = played.round + (not score.is_replayed)
    if score.winner is not None:
        if out is not None:
            return LeadMemory(number, played.leader, Outcome.WENT_OUT, out)
        return LeadMemory(number, played.leader, Outcome.BLOCK_WON, winner_seat(counted(), score.winner))
    if score.is_replayed and not score.tied:
        return LeadMemory(number, played.leader, Outcome.VOID)
    tied: tuple[int, ...] = ()
    if score.tied:
        count = counted()
        tied = level_seats(ruleset, count, comparison(ruleset, count), score.tied)
    return LeadMemory(number, played.leader, Outcome.NOBODY_WON, tied=tied)


def winner_seat(count: Count, team: int) -> int:
    """The seat of a team that won a block: its lowest hand; where two are level, the nearer to the leader."""
    return min(count.members((team,)), key=lambda seat: count.seat_pips[seat])


# The round that opens a match ------------------------------------------------------------------------


def _opening(ruleset: RuleSet, hands: Hands, memory: LeadMemory, lot: int) -> Lead | Redeal:
    word = ruleset.opening
    if word == "lot":
        return Lead(lot % len(hands))
    tiles = _all(hands)
    if word == "highest_tile":
        return _with(ruleset, hands, max(tiles, key=_heaviest_first))
    wanted = _wanted(ruleset, tiles, memory.round)
    if wanted is None or wanted not in tiles:
        wanted = max(tiles, key=_doubles_first)
        if not wanted.is_double and ruleset.no_double == "redeal":
            return Redeal()
    return _with(ruleset, hands, wanted)


def _wanted(ruleset: RuleSet, tiles: list[Tile], number: int) -> Tile | None:
    """The tile that is to open round ``number``; None stands for the highest double."""
    word = ruleset.opening
    if word == "highest_double":
        return None
    if word == "lowest_double":
        return min([tile for tile in tiles if tile.is_double and tile.high], default=None)
    if word == "named_double(round)":
        double = (number - 1) % (ruleset.max_pip + 1)
        return Tile.of(double, double)
    return held_tile(word)


def _with(ruleset: RuleSet, hands: Hands, tile: Tile) -> Lead:
    """The holder of this tile leads, and with it, unless the rules let any tile be led."""
    seat = next(seat for seat, hand in enumerate(hands) if tile in hand)
    return Lead(seat, tile if ruleset.opening_must_play and ruleset.start_tile == "none" else None)


def _all(hands: Hands) -> list[Tile]:
    return [tile for hand in hands for tile in hand]


@cache
def _doubles_first(tile: Tile) -> tuple[bool, int, int]:
    return tile.is_double, tile.pips, tile.high


def _heaviest_first(tile: Tile) -> tuple[int, int]:
    return tile.pips, tile.high


# Later rounds ----------------------------------------------------------------------------------------


def _by_word(word: str, ruleset: RuleSet, hands: Hands, memory: LeadMemory, lot: int) -> Lead | Redeal:
    found = LEADS.get(word)
    if found is not None:
        return found(ruleset, hands, memory, lot)
    tile = held_tile(word)
    if tile is not None and any(tile in hand for hand in hands):
        return _with(ruleset, hands, tile)
    return _with(ruleset, hands, max(_all(hands), key=_doubles_first))


def _rotate(ruleset: RuleSet, hands: Hands, memory: LeadMemory, lot: int) -> Lead | Redeal:
    """Pagat: the lead goes round, whoever won."""
    return Lead((_leader(memory) + ruleset.step) % len(hands))


def _same(ruleset: RuleSet, hands: Hands, memory: LeadMemory, lot: int) -> Lead | Redeal:
    return Lead(_leader(memory))


def _lot(ruleset: RuleSet, hands: Hands, memory: LeadMemory, lot: int) -> Lead | Redeal:
    return Lead(lot % len(hands))


def _winner(ruleset: RuleSet, hands: Hands, memory: LeadMemory, lot: int) -> Lead | Redeal:
    """Puerto Rico, the Dominican Republic, Indonesia: whoever won."""
    return Lead(_winner_of(memory))


def _winner_team_choice(ruleset: RuleSet, hands: Hands, memory: LeadMemory, lot: int) -> Lead | Redeal:
    """Jamaica: the winning side agrees which of the two leads."""
    return Lead(_winner_of(memory), may_yield=True)


def _winner_must_double(ruleset: RuleSet, hands: Hands, memory: LeadMemory, lot: int) -> Lead | Redeal:
    """Gaple after Pagat: the winner leads a double, else the next in turn who has one does."""
    winner = _winner_of(memory)
    for seat in ruleset.order_from(winner, len(hands)):
        if any(tile.is_double for tile in hands[seat]):
            return Lead(seat, must_double=True)
    return Redeal() if ruleset.no_double == "redeal" else Lead(winner)


def _highest_double_of_tied(ruleset: RuleSet, hands: Hands, memory: LeadMemory, lot: int) -> Lead | Redeal:
    """Among those who were level the highest double leads; none has one: the heaviest tile among them."""
    tied = memory.tied or tuple(range(len(hands)))
    return _with(ruleset, hands, max(_all(tuple(hands[seat] for seat in tied)), key=_doubles_first))


def _leader(memory: LeadMemory) -> int:
    assert memory.leader is not None
    return memory.leader


def _winner_of(memory: LeadMemory) -> int:
    return _leader(memory) if memory.winner is None else memory.winner


LEADS: Mapping[str, Callable[[RuleSet, Hands, LeadMemory, int], Lead | Redeal]] = {
    "rotate": _rotate,
    "same": _same,
    "lot": _lot,
    "winner": _winner,
    "winner_team_choice": _winner_team_choice,
    "winner_must_double": _winner_must_double,
    "highest_double_of_tied": _highest_double_of_tied,
    "opening": _opening,
}
"""The words of ``lead_next``, ``lead_after_block`` and ``lead_after_tie``; a held tile is the only other one."""
