"""Why a tournament round is paired as it is, and what speaks against it: one true sentence for each reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message
from domino_desktop.i18n.messages import tournament_pairing as words
from domino_desktop.tournament.proposal import Reason, Why
from domino_desktop.tournament.results import Seating
from domino_desktop.ui.tournament.parts.names import entrant_name, pair_name, person_name
from domino_desktop.ui.tournament.parts.result_words import wins_text

if TYPE_CHECKING:
    from domino_desktop.controller.tournament_record import TournamentRecord

_PLAIN: Final[dict[Why, Message]] = {
    Why.FIRST_ROUND_BY_RATING: words.BY_RATING,
    Why.NEVER_MET: words.NEVER_MET,
    Why.PARTNERS_NEVER: words.PARTNERS_NEVER,
    Why.THIRD_PLACE: words.THIRD_PLACE,
    Why.LOCKED: words.LOCKED,
    Why.BY_HAND: words.BY_HAND,
    Why.SCHEDULE: words.SCHEDULE,
    Why.ROTATION: words.ROTATION,
    Why.BRACKET: words.BRACKET,
}
"""Sentences that name nobody; numbers stay as they are."""

_TWO_ENTRANTS: Final[dict[Why, Message]] = {
    Why.REPEAT_FORCED: words.REPEAT_FORCED,
    Why.PARTNERS_REPEAT_FORCED: words.PARTNERS_REPEAT,
    Why.OPPONENTS_REPEAT_FORCED: words.OPPONENTS_REPEAT,
    Why.MET_BEFORE: words.MET_BEFORE,
    Why.PARTNERS_BEFORE: words.PARTNERS_BEFORE,
}
"""Two entrants, and how often."""

_ENTRANT_TIMES: Final[dict[Why, Message]] = {Why.BYE_AGAIN: words.BYE_AGAIN, Why.BYE_UNFAIR: words.BYE_UNFAIR}
_ENTRANT: Final[dict[Why, Message]] = {
    Why.BYE_LOWEST: words.BYE_LOWEST,
    Why.BYE_SPARES_REPEAT: words.BYE_SPARES_REPEAT,
    Why.BYE_KEEPS_NEEDS: words.BYE_KEEPS_NEEDS,
    Why.TWICE_IN_ROUND: words.TWICE_IN_ROUND,
    Why.NOT_PLACED: words.NOT_PLACED,
    Why.WITHDRAWN_PLACED: words.WITHDRAWN_PLACED,
    Why.HAS_BYE: words.HAS_BYE,
    Why.WAITS: words.WAITS,
    Why.CANNOT_WIN: words.CANNOT_WIN,
    Why.PLAYS_AGAIN: words.PLAYS_AGAIN,
}
"""An entrant, and perhaps a place."""

_TWO_WITH_WINS: Final[dict[Why, Message]] = {
    Why.NEAREST_WINS: words.NEAREST_WINS,
    Why.APART_FOR_NEEDS: words.APART_FOR_NEEDS,
}
"""Both sides of a table, each with its wins."""

_PERSON: Final[dict[Why, Message]] = {Why.TABLE_NEEDED: words.TABLE_NEEDED, Why.NEED_NOT_KEPT: words.NEED_NOT_KEPT}
"""A person, and a table."""


def reason_sentence(
    office: TournamentRecord, reason: Reason, language: Language, seating: Seating | None = None
) -> str:
    """The sentence of a reason; ``seating`` is the table that it is about, None for those who sit out."""
    why, values, say = reason.why, reason.values, language.say
    if why is Why.BY_HAND and seating is None:
        return say(words.OUT_BY_HAND)
    if why in _PLAIN:
        return say(_PLAIN[why], *values)
    if why is Why.OPPONENT_LEFT:
        return say(words.OPPONENT_LEFT, *(entrant_name(office, each, language) for each in values))
    if why is Why.FIRST_ROUND_BY_LOT:
        return say(words.BY_LOT, str(values[0]))
    if why is Why.SAME_WINS:
        return say(words.SAME_WINS, wins_text(values[0], language))
    if why in _TWO_WITH_WINS and seating is not None:
        names = [pair_name(office, seating.seats[side::2], language) for side in (0, 1)]
        wins = [wins_text(each, language) for each in values]
        return say(_TWO_WITH_WINS[why], names[0], wins[0], names[1], wins[1])
    if why in _TWO_ENTRANTS:
        one, other, times = values
        return say(_TWO_ENTRANTS[why], *(entrant_name(office, each, language) for each in (one, other)), n=times)
    if why in _ENTRANT_TIMES:
        return say(_ENTRANT_TIMES[why], entrant_name(office, values[0], language), n=values[1])
    if why in _ENTRANT:
        return say(_ENTRANT[why], entrant_name(office, values[0], language), *values[1:])
    if why in _PERSON:
        return say(_PERSON[why], person_name(office, values[0], language), values[1])
    if why is Why.SEAT_NEEDED:
        return say(words.SEAT_NEEDED, person_name(office, values[0], language), values[1] + 1)
    if why is Why.HELPER_NEAR:
        return say(words.HELPER_NEAR, *(person_name(office, person, language) for person in values))
    table, times = values
    return say(words.TABLE_VARIES, table, n=times)
