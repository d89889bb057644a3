"""The lines that a score is made of: one reason each, with its numbers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from domino_desktop.core.quick import quick
from domino_desktop.core.tiles import Tile


class ScoreReason(Enum):
    """What a score line says."""

    HAND_COUNTED = "hand_counted"
    TEAM_COUNTED = "team_counted"
    WENT_OUT = "went_out"

    LOWEST_HAND = "lowest_hand"
    LOWEST_TEAM = "lowest_team"
    TEAM_OF_LOWEST_HAND = "team_of_lowest_hand"
    DUEL_CLOSER = "duel_closer"
    DUEL_NEIGHBOUR = "duel_neighbour"
    CLOSER_DUEL = "closer_duel"
    CLOSER = "closer"
    NOT_THE_LAST_MOVER = "not_the_last_mover"
    FEWEST_DOUBLES_FIRST = "fewest_doubles_first"
    NOBODY = "nobody"

    TIED = "tied"
    TIED_DUEL = "tied_duel"
    TIED_DOUBLES = "tied_doubles"
    TIE_NO_SCORE = "tie_no_score"
    TIE_REPLAY = "tie_replay"
    TIE_LEADER_SIDE = "tie_leader_side"
    TIE_CLOSER_SIDE = "tie_closer_side"
    TIE_CLOSER_LOSES = "tie_closer_loses"
    TIE_NEAREST_TO_LEADER = "tie_nearest_to_leader"
    TIE_LIGHTEST_TILE = "tie_lightest_tile"
    TIE_LOWEST_TEAM = "tie_lowest_team"
    TIE_FEWEST_TILES = "tie_fewest_tiles"
    TIE_SHARE_FULL = "tie_share_full"
    TIE_SHARE_SPLIT = "tie_share_split"
    TIE_OPPONENTS_OF_CLOSER = "tie_opponents_of_closer"
    TIE_OWN_PIPS = "tie_own_pips"
    TIE_CARRY_DOUBLE = "tie_carry_double"
    TIE_CARRY_ONE = "tie_carry_one"

    OTHERS_PIPS = "others_pips"
    OPPONENTS_PIPS = "opponents_pips"
    OTHERS_MINUS_OWN = "others_minus_own"
    DIFFERENCES = "differences"
    ALL_PIPS = "all_pips"
    OTHERS_AND_BONEYARD = "others_and_boneyard"
    OWN_PIPS_AGAINST = "own_pips_against"
    FIXED_BLOCK = "fixed_block"
    FIXED_OUT = "fixed_out"
    FIXED_DOUBLE = "fixed_double"
    FIXED_BOTH_ENDS = "fixed_both_ends"
    FIXED_DOUBLE_BOTH_ENDS = "fixed_double_both_ends"
    CLOSER_LOST_OWN = "closer_lost_own"
    CLOSER_LOST_OTHERS = "closer_lost_others"

    ROUNDED_NEAREST_5 = "rounded_nearest_5"
    ROUNDED_DOWN_5 = "rounded_down_5"
    ROUNDED_NEAREST_3 = "rounded_nearest_3"
    ROUNDED_BANDS = "rounded_bands"
    TIMES_BLOCK = "times_block"
    TIMES_OUT = "times_out"
    TIMES_DOUBLE = "times_double"
    TIMES_BOTH_ENDS = "times_both_ends"
    TIMES_DOUBLE_BOTH_ENDS = "times_double_both_ends"
    TIMES_CLOSER_LOST = "times_closer_lost"
    TIMES_NOTHING = "times_nothing"
    CARRIED_DOUBLE = "carried_double"
    CARRIED_ONE = "carried_one"

    BONUS_CAPICUA = "bonus_capicua"
    BONUS_CHUCHAZO = "bonus_chuchazo"
    BONUS_OUT_DOUBLE = "bonus_out_double"
    BONUS_LOCK = "bonus_lock"
    BONUS_GOING_OUT = "bonus_going_out"
    BONUS_HAND_NUMBER = "bonus_hand_number"
    PASS_AFTER_LEAD_DOUBLE = "pass_after_lead_double"
    PASS_AFTER_LEAD_SINGLE = "pass_after_lead_single"
    THREE_PASSES = "three_passes"
    EACH_PASS = "each_pass"
    FIRST_PASS = "first_pass"
    GALO = "galo"

    PLAY_MULTIPLES = "play_multiples"
    PLAY_EQUAL_ENDS = "play_equal_ends"
    OVERSHOT = "overshot"
    TARGET_REACHED = "target_reached"
    VOIDED = "voided"

    FALSE_DECLARATION = "false_declaration"
    FOUL_DREW_THOUGH_ABLE = "foul_drew_though_able"
    FOUL_WRONG_TILE = "foul_wrong_tile"
    FOUL_WRONG_COUNT = "foul_wrong_count"
    FOUL_TILE_SHOWN = "foul_tile_shown"
    FOUL_SIGNALS = "foul_signals"
    FOUL_DELAY = "foul_delay"
    FOUL_FALSE_ACCUSATION = "foul_false_accusation"
    FOUL_OTHER = "foul_other"
    CORRECTED = "corrected"
    ENTERED_BY_HAND = "entered_by_hand"
    ROUND_REPLAYED = "round_replayed"
    ROUND_LOST = "round_lost"
    MATCH_LOST = "match_lost"
    EVERYBODY_HAS_SCORED = "everybody_has_scored"
    GAME_OVER = "game_over"


_CARRYING = (ScoreReason.TIE_CARRY_DOUBLE, ScoreReason.TIE_CARRY_ONE)
_CARRIED = (ScoreReason.CARRIED_DOUBLE, ScoreReason.CARRIED_ONE)


@quick
@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One reason with its numbers. ``points`` go to ``team``; a line without points only explains.

    ``numbers`` are what was added up (pips of the tiles, of the hands, ...), ``teams`` those that were level.
    """

    reason: ScoreReason
    team: int | None = None
    seat: int | None = None
    numbers: tuple[int, ...] = ()
    tiles: tuple[Tile, ...] = ()
    teams: tuple[int, ...] = ()
    points: int = 0


@quick
@dataclass(frozen=True, slots=True)
class Score:
    """A scored round. Points by team are the sum of the lines; ``tied`` were level before the tie rule."""

    lines: tuple[ScoreLine, ...]
    winner: int | None = None
    tied: tuple[int, ...] = ()
    is_replayed: bool = False

    def points(self, team: int) -> int:
        return sum(line.points for line in self.lines if line.team == team)

    @property
    def carries(self) -> bool:
        """Whether nothing was scored now and the next round that somebody wins is worth more."""
        return any(line.reason in _CARRYING for line in self.lines)


def carry_after(carry: int, score: Score) -> int:
    """How many level rounds wait to be paid out after this score, when ``carry`` of them waited before."""
    if score.carries:
        return carry + 1
    return 0 if any(line.reason in _CARRIED for line in score.lines) else carry
