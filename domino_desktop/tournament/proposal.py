"""A pairing that nobody has agreed to yet, and what can be said about it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from domino_desktop.tournament.results import Seating


class Why(Enum):
    """One reason for a pairing, or one thing to know about it; ``values`` of a `Reason` are named here."""

    FIRST_ROUND_BY_LOT = "first_round_by_lot"
    """seed"""
    FIRST_ROUND_BY_RATING = "first_round_by_rating"
    SAME_WINS = "same_wins"
    """half wins of both"""
    NEAREST_WINS = "nearest_wins"
    """half wins of side 0, of side 1: nobody nearer was left whom they have not met"""
    APART_FOR_NEEDS = "apart_for_needs"
    """half wins of side 0, of side 1: by wins alone they would not meet, but seats are given as they are needed"""
    NEVER_MET = "never_met"
    REPEAT_FORCED = "repeat_forced"
    """entrant, entrant, times they met before: no pairing without a repeat was left"""
    PARTNERS_NEVER = "partners_never"
    PARTNERS_REPEAT_FORCED = "partners_repeat_forced"
    """entrant, entrant, times"""
    OPPONENTS_REPEAT_FORCED = "opponents_repeat_forced"
    """entrant, entrant, times"""
    BYE_LOWEST = "bye_lowest"
    """entrant, rank: the lowest of those who have sat out least"""
    BYE_AGAIN = "bye_again"
    """entrant, times before: everybody has sat out"""
    BYE_SPARES_REPEAT = "bye_spares_repeat"
    """entrant, rank: a lower one would have forced a repeat"""
    BYE_KEEPS_NEEDS = "bye_keeps_needs"
    """entrant, rank: with a lower one out, seats could not be given as they are needed"""
    MET_BEFORE = "met_before"
    """entrant, entrant, times they met before: nobody says that it had to be"""
    PARTNERS_BEFORE = "partners_before"
    """entrant, entrant, times they were partners before: nobody says that it had to be"""
    TABLE_NEEDED = "table_needed"
    """person, table"""
    SEAT_NEEDED = "seat_needed"
    """person, seat"""
    HELPER_NEAR = "helper_near"
    """person, helper"""
    TABLE_VARIES = "table_varies"
    """table: times that those at it have sat there before"""
    SCHEDULE = "schedule"
    """tournament round of the plan"""
    ROTATION = "rotation"
    """tournament round of the plan"""
    BRACKET = "bracket"
    """place in the bracket of side 0, of side 1"""
    THIRD_PLACE = "third_place"
    HAS_BYE = "has_bye"
    """entrant: the bracket has nobody to play against"""
    OPPONENT_LEFT = "opponent_left"
    """entrant, entrant who has left"""
    WAITS = "waits"
    """entrant, who has won on this level of the bracket: a table of it is played again"""
    LOCKED = "locked"
    BY_HAND = "by_hand"
    # what the director should know before publishing
    TWICE_IN_ROUND = "twice_in_round"
    """entrant"""
    NOT_PLACED = "not_placed"
    """entrant"""
    NEED_NOT_KEPT = "need_not_kept"
    """person, table"""
    WITHDRAWN_PLACED = "withdrawn_placed"
    """entrant"""
    CANNOT_WIN = "cannot_win"
    """entrant, not beaten: somebody else was put in"""
    PLAYS_AGAIN = "plays_again"
    """entrant, out of the knockout"""
    BYE_UNFAIR = "bye_unfair"
    """entrant, times before"""


@dataclass(frozen=True, slots=True)
class Reason:
    why: Why
    values: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Proposal:
    """The tables of the next tournament round, for a director to accept or change.

    ``locked`` are tables that a new proposal must keep.
    """

    round: int
    seatings: tuple[Seating, ...]
    sitting_out: tuple[int, ...] = ()
    locked: tuple[int, ...] = ()
    is_by_hand: bool = False


class PairingFault(ValueError):
    """No pairing is possible, or the director has to decide something first: ``kind`` says what."""

    class Kind(Enum):
        TOO_FEW = "too_few"
        """entrants there, entrants needed"""
        EVERYBODY_SAT_OUT = "everybody_sat_out"
        """times; asked once for each further turn of sitting out: pair again with ``byes_again``"""
        NEEDS_CLASH = "needs_clash"
        """person, person: their needs cannot both be kept"""
        ALL_PLAYED = "all_played"
        """tournament rounds: the format has no further one"""
        RESULTS_MISSING = "results_missing"
        """table ...: the next tournament round follows from them"""
        TIE_IN_KNOCKOUT = "tie_in_knockout"
        """table: a knockout needs a winner"""
        NO_ROTATION = "no_rotation"
        """entrants: there is no perfect rotation for so many"""

    def __init__(self, kind: PairingFault.Kind, *values: int) -> None:
        self.kind, self.values = kind, values
        super().__init__(f"{kind.value}: {values}")
