"""What a seat may ask for. A move is a wish: `rules.decide` answers with events or a RuleViolation."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from domino_desktop.core.quick import quick
from domino_desktop.core.tiles import Tile


@quick
@dataclass(frozen=True, slots=True)
class PlayTile:
    """Lay this tile at this open end; ``near`` is the half that touches, where either of two may."""

    tile: Tile
    end: str
    near: int | None = None


@quick
@dataclass(frozen=True, slots=True)
class DrawTile:
    """Take the tile that lies at this place of the boneyard (0 = first)."""

    place: int = 0


@quick
@dataclass(frozen=True, slots=True)
class Knock:
    """Say "I cannot place a tile and may draw nothing more"; in a walk, the answer "I cannot"."""


@quick
@dataclass(frozen=True, slots=True)
class ProposeBlock:
    """Knock, and ask for the formal walk round the table."""


@quick
@dataclass(frozen=True, slots=True)
class DeclareCanPlay:
    """In a walk, the answer "I can play"; it obliges to play."""


@quick
@dataclass(frozen=True, slots=True)
class RevealHand:
    """Lay the hand open; at a real table the tiles are named, on screen they are known."""

    tiles: tuple[Tile, ...] | None = None


@quick
@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back one's own last move."""


@quick
@dataclass(frozen=True, slots=True)
class CallLastRound:
    """Make this round the last one of the match."""


@quick
@dataclass(frozen=True, slots=True)
class Pass:
    """Pass by choice, where the rules leave an able seat free to; it declares nothing."""


@quick
@dataclass(frozen=True, slots=True)
class DiscardTile:
    """Lay this tile aside, face down, because none fits."""

    tile: Tile


@quick
@dataclass(frozen=True, slots=True)
class ClaimRedeal:
    """Ask for a new deal because of too many doubles."""


@quick
@dataclass(frozen=True, slots=True)
class YieldLead:
    """Leave the lead to the partner."""


@quick
@dataclass(frozen=True, slots=True)
class CallDead:
    """Say that no tile that could ever fit is left, so that the hands are counted at once."""


Move = (
    PlayTile
    | DrawTile
    | Knock
    | ProposeBlock
    | DeclareCanPlay
    | RevealHand
    | TakeBack
    | CallLastRound
    | Pass
    | DiscardTile
    | ClaimRedeal
    | YieldLead
    | CallDead
)


class Reason(Enum):
    """Why a move is refused: completes "because ..."."""

    NOT_YOUR_TURN = "not_your_turn"
    NO_ROUND_IN_PLAY = "no_round_in_play"
    ROUND_IS_IN_PLAY = "round_is_in_play"
    MATCH_IS_OVER = "match_is_over"
    TILE_NOT_IN_HAND = "tile_not_in_hand"
    TILE_DOES_NOT_FIT = "tile_does_not_fit"
    NO_SUCH_END = "no_such_end"
    NO_SUCH_PLACE = "no_such_place"
    OPENING_TILE_REQUIRED = "opening_tile_required"
    HAND_HAS_PLAYABLE_TILE = "hand_has_playable_tile"
    NO_TILE_FITS = "no_tile_fits"
    BONEYARD_CAN_SUPPLY = "boneyard_can_supply"
    BONEYARD_IS_EMPTY = "boneyard_is_empty"
    BONEYARD_IS_CLOSED = "boneyard_is_closed"
    ONLY_RESERVE_IS_LEFT = "only_reserve_is_left"
    ALREADY_DREW_THIS_TURN = "already_drew_this_turn"
    LEADER_MUST_PLAY = "leader_must_play"
    QUESTION_WANTS_AN_ANSWER = "question_wants_an_answer"
    NO_QUESTION_IS_ASKED = "no_question_is_asked"
    MUST_PLAY_AS_DECLARED = "must_play_as_declared"
    HANDS_ARE_BEING_SHOWN = "hands_are_being_shown"
    HAND_IS_NOT_ASKED_FOR = "hand_is_not_asked_for"
    HAND_COUNT_DIFFERS = "hand_count_differs"
    TILE_IS_ELSEWHERE = "tile_is_elsewhere"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    SOMETHING_WAS_REVEALED = "something_was_revealed"
    OTHERS_MUST_CONSENT = "others_must_consent"
    NO_TAKING_BACK_HERE = "no_taking_back_here"
    WHICH_HALF_TOUCHES = "which_half_touches"
    END_IS_NOT_YOURS = "end_is_not_yours"
    DOUBLE_REQUIRED = "double_required"
    MUST_LEAD_DOUBLE = "must_lead_double"
    NO_PASSING_BY_CHOICE = "no_passing_by_choice"
    NO_LAYING_ASIDE = "no_laying_aside"
    NO_REDEAL_TO_CLAIM = "no_redeal_to_claim"
    ALREADY_PLAYED = "already_played"
    NO_LEAD_TO_YIELD = "no_lead_to_yield"
    NUMBER_IS_ALIVE = "number_is_alive"
    NO_CALLING_HERE = "no_calling_here"
    TILES_ARE_UNACCOUNTED = "tiles_are_unaccounted"
    FOUL_WANTS_RULING = "foul_wants_ruling"
    HANDS_ARE_HIDDEN = "hands_are_hidden"
    NO_SUCH_RULING = "no_such_ruling"
    MORE_TILES_THAN_THE_SET = "more_tiles_than_the_set"
    NO_REFEREE_HERE = "no_referee_here"


class RuleViolation(Exception):
    """A move that the rules refuse; told only to the seat that asked.

    ``numbers`` and ``tile`` are what the sentence needs, e.g. how many tiles the boneyard still holds.
    """

    def __init__(self, reason: Reason, *numbers: int, tile: Tile | None = None) -> None:
        super().__init__(reason.value, *numbers)
        self.reason, self.numbers, self.tile = reason, numbers, tile
