"""What a referee has typed about how a table stands: what is still missing, and the position it makes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from domino_desktop.controller.desk_draft import Draft
from domino_desktop.core.events import LaidTile, PositionEntered
from domino_desktop.core.layout import START
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.tiles import Tile
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import desk
from domino_desktop.ui.seating import SeatMark

Halves = tuple[int, int]

_NEED_LEADER = ("leader_side", "nearest_to_leader")
_NEED_CLOSER = ("closer_side", "closer_loses", "opponents_of_closer")
_COMPARE_CLOSER = ("closer", "closer_duel", "not_the_last_mover")


class Missing(Enum):
    """The first thing that is not known yet."""

    ENDS = "ends"
    LINE = "line"
    COUNT = "count"
    LEADER = "leader"
    CLOSER = "closer"


_MISSING = {
    Missing.ENDS: desk.ENDS_MISSING,
    Missing.LINE: desk.LINE_MISSING,
    Missing.COUNT: desk.COUNT_MISSING,
    Missing.LEADER: desk.SEAT_MISSING,
    Missing.CLOSER: desk.SEAT_MISSING,
}


@dataclass(frozen=True, slots=True)
class BrokenLine:
    """A tile of a line that cannot lie there: it does not match, or it was there before."""

    tile: Tile
    is_twice: bool = False


def ends_wanted(ruleset: RuleSet, seats: int) -> int | None:
    """How many numbers are open on the table; None where that depends on what lies there."""
    if ruleset.placing == "line":
        return 2
    return seats + 1 if ruleset.placing == "trains" else None


def needs_leader(ruleset: RuleSet) -> bool:
    """Whether the result of a block may depend on who led."""
    return any(name in _NEED_LEADER for name in ruleset.block_tie)


def needs_closer(ruleset: RuleSet) -> bool:
    """Whether the result of a block may depend on who laid the last tile."""
    return (
        any(name in _NEED_CLOSER for name in ruleset.block_tie)
        or ruleset.block_winner in _COMPARE_CLOSER
        or bool(ruleset.closer_loses.factor or ruleset.closer_loses.is_fixed)
    )


def may_be_a_line(ruleset: RuleSet) -> bool:
    """Whether everything on the table lies in one line, so that it can be typed from left to right."""
    return ruleset.is_plain_line


def holds_boneyard(ruleset: RuleSet) -> bool:
    """Whether it matters how many tiles nobody was dealt."""
    return ruleset.draw != "none"


def in_line(pairs: Sequence[Halves]) -> tuple[tuple[Halves, ...], BrokenLine | None]:
    """Typed tiles as they lie from left to right, each turned so that it matches, and the first that does not.

    >>> in_line([(0, 6), (0, 1), (1, 6)])[0]
    ((6, 0), (0, 1), (1, 6))
    """
    laid: list[Halves] = []
    seen: set[Tile] = set()
    for first, second in pairs:
        tile = Tile.of(first, second)
        if tile in seen:
            return tuple(laid), BrokenLine(tile, is_twice=True)
        if not laid:
            laid.append((first, second))
        elif laid[-1][1] in tile:
            laid.append((laid[-1][1], tile.other(laid[-1][1])))
        elif len(laid) == 1 and laid[0][0] in tile:
            laid[0] = laid[0][::-1]
            laid.append((laid[0][1], tile.other(laid[0][1])))
        else:
            return tuple(laid), BrokenLine(tile)
        seen.add(tile)
    return tuple(laid), None


def missing(draft: Draft, ruleset: RuleSet, seats: int) -> tuple[Missing, int | None] | None:
    """The first thing to ask for, and of which seat; None when the position is complete."""
    if wants_tiles(draft, ruleset):
        if not draft.line:
            return Missing.LINE, None
    elif not draft.by_tile and not _has_ends(draft, ruleset, seats):
        return Missing.ENDS, None
    for seat in range(seats):
        if seat >= len(draft.counts) or draft.counts[seat] is None:
            return Missing.COUNT, seat
    if draft.by_tile:
        return None
    if draft.leader is None and needs_leader(ruleset):
        return Missing.LEADER, None
    if draft.closer is None and needs_closer(ruleset):
        return Missing.CLOSER, None
    return None


def missing_sentence(lacking: tuple[Missing, int | None], marks: Sequence[SeatMark], speaker: Speaker) -> str:
    """What has to be filled in first."""
    kind, seat = lacking
    return speaker.say(_MISSING[kind], *(() if seat is None else (marks[seat].name,)))


def wants_tiles(draft: Draft, ruleset: RuleSet) -> bool:
    """Whether tiles on the table are typed: the line, or the tile that was turned up before anybody played."""
    if draft.by_tile:
        return ruleset.start_tile == "turned_up"
    return draft.wants_line and may_be_a_line(ruleset)


def _has_ends(draft: Draft, ruleset: RuleSet, seats: int) -> bool:
    wanted = ends_wanted(ruleset, seats) or 1
    # A double that must be covered is the only end of all trains.
    return len(draft.ends) >= wanted or (ruleset.placing == "trains" and len(draft.ends) == 1)


def who_is_out(draft: Draft, ruleset: RuleSet) -> int | None:
    """The seat said to hold no tile, if that ends the round; where both partners must be out, neither holds one."""
    if ruleset.cannot_play == "discard" or draft.by_tile:
        return None
    teams = ruleset.teams(len(draft.counts))
    held = {team for team, count in zip(teams, draft.counts) if count != 0} if ruleset.end != "first_out" else set()
    out = (seat for seat, count in enumerate(draft.counts) if count == 0 and teams[seat] not in held)
    return next(out, None)


def position_from(draft: Draft, ruleset: RuleSet, round_number: int) -> PositionEntered:
    """The position that a complete draft makes."""
    has_tiles = wants_tiles(draft, ruleset)
    leader = draft.turn if draft.by_tile or draft.leader is None else draft.leader
    plays: tuple[LaidTile, ...] = ()
    if draft.by_tile and ruleset.start_tile == "engine":
        plays = (LaidTile(ruleset.engine(round_number), START),)
    elif draft.by_tile and has_tiles:
        plays = (LaidTile(Tile.of(*draft.line[0]), START),)
    return PositionEntered(
        0,
        0,
        draft.line if has_tiles and not draft.by_tile else (),
        () if has_tiles or draft.by_tile else draft.ends,
        tuple(count or 0 for count in draft.counts),
        draft.boneyard,
        draft.turn,
        leader,
        draft.closer,
        plays,
        () if draft.by_tile else draft.markers,
    )


def begun(ruleset: RuleSet, seats: int, before: Draft | None = None) -> Draft:
    """An empty draft for the next round; whether it is recorded tile by tile stays as it was."""
    by_tile = before is not None and before.by_tile
    if not by_tile:
        return Draft(counts=(None,) * seats, wants_line=before is not None and before.wants_line)
    return dealt(ruleset, seats, before.wants_line if before is not None else False)


def dealt(ruleset: RuleSet, seats: int, wants_line: bool = False) -> Draft:
    """A draft for a round that is recorded from its first tile on: everybody has the hand that the rules deal."""
    size = ruleset.hand_for(seats) or 0
    rest = len(ruleset.tile_set) - len(ruleset.removed(seats)) - size * seats
    boneyard = max(0, rest - (ruleset.start_tile != "none"))
    return Draft(counts=(size,) * seats, boneyard=boneyard, by_tile=True, wants_line=wants_line)
