"""Why something may not be in a tournament, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message
from domino_desktop.i18n.messages import tournament as words
from domino_desktop.tournament.proposal import PairingFault
from domino_desktop.tournament.refusals import Refused
from domino_desktop.tournament.result_checks import MOST_POINTS
from domino_desktop.ui.tournament.parts.names import entrant_name, person_name

if TYPE_CHECKING:
    from domino_desktop.controller.tournament_record import TournamentRecord

_Kind = Refused.Kind

_REFUSALS: Final[dict[Refused.Kind, Message]] = {
    _Kind.IS_FINISHED: words.IS_FINISHED,
    _Kind.NOT_FINISHED: words.NOT_FINISHED,
    _Kind.SETTINGS_IMPOSSIBLE: words.SETTINGS_IMPOSSIBLE,
    _Kind.RULES_DO_NOT_SUIT: words.RULES_DO_NOT_SUIT,
    _Kind.FORMAT_IS_FIXED: words.FORMAT_IS_FIXED,
    _Kind.MATCH_IS_FIXED: words.MATCH_IS_FIXED,
    _Kind.NAME_MISSING: words.NAME_MISSING,
    _Kind.REASON_MISSING: words.REASON_MISSING,
    _Kind.NO_SUCH_ENTRANT: words.NO_SUCH_ENTRANT,
    _Kind.PERSON_IS_ENTERED: words.PERSON_IS_ENTERED,
    _Kind.NOT_IN_ENTRANT: words.NOT_IN_ENTRANT,
    _Kind.IS_WITHDRAWN: words.IS_WITHDRAWN,
    _Kind.NOT_WITHDRAWN: words.NOT_WITHDRAWN,
    _Kind.RATING_IMPOSSIBLE: words.RATING_IMPOSSIBLE,
    _Kind.RATING_IS_FIXED: words.RATING_IS_FIXED,
    _Kind.KNOCKOUT_HAS_BEGUN: words.KNOCKOUT_HAS_BEGUN,
    _Kind.ALL_ROUNDS_PAIRED: words.ALL_ROUNDS_PAIRED,
    _Kind.NO_SUCH_ROUND: words.NO_SUCH_ROUND,
    _Kind.NOT_THE_LAST_ROUND: words.NOT_THE_LAST_ROUND,
    _Kind.RESULTS_MISSING: words.RESULTS_MISSING,
    _Kind.TWICE_IN_ROUND: words.TWICE_IN_ROUND,
    _Kind.NOT_PLACED: words.NOT_PLACED,
    _Kind.WITHDRAWN_PLACED: words.WITHDRAWN_PLACED,
    _Kind.TABLE_TWICE: words.TABLE_TWICE,
    _Kind.WRONG_SEATS: words.WRONG_SEATS,
    _Kind.NO_TABLE: words.NO_TABLE,
    _Kind.NO_SUCH_TABLE: words.NO_SUCH_TABLE,
    _Kind.NO_SUCH_SEAT: words.NO_SUCH_SEAT,
    _Kind.SAME_SEAT: words.SAME_SEAT,
    _Kind.HAS_RESULT: words.HAS_RESULT,
    _Kind.NO_RESULT: words.NO_RESULT,
    _Kind.NOTHING_CHANGED: words.NOTHING_CHANGED,
    _Kind.RESULT_IS_ANOTHER: words.RESULT_IS_ANOTHER,
    _Kind.ROUND_IS_STARTED: words.ROUND_IS_STARTED,
    _Kind.NOT_STARTED: words.NOT_STARTED,
    _Kind.CLOCK_STANDS: words.CLOCK_STANDS,
    _Kind.CLOCK_RUNS: words.CLOCK_RUNS,
    _Kind.TIME_IMPOSSIBLE: words.TIME_IMPOSSIBLE,
    _Kind.POINTS_IMPOSSIBLE: words.POINTS_IMPOSSIBLE,
    _Kind.ROUNDS_DO_NOT_ADD_UP: words.ROUNDS_DO_NOT_ADD_UP,
    _Kind.TOO_MANY_MATCHES: words.TOO_MANY_MATCHES,
    _Kind.NO_MATCH: words.NO_MATCH,
    _Kind.WINNER_MISSING: words.WINNER_MISSING,
    _Kind.WINNER_IMPOSSIBLE: words.WINNER_IMPOSSIBLE,
    _Kind.HAS_NO_TABLE: words.HAS_NO_TABLE,
    _Kind.NO_SUCH_PENALTY: words.NO_SUCH_PENALTY,
}
_FAULTS: Final[dict[PairingFault.Kind, Message]] = {
    PairingFault.Kind.TOO_FEW: words.TOO_FEW,
    PairingFault.Kind.EVERYBODY_SAT_OUT: words.EVERYBODY_SAT_OUT,
    PairingFault.Kind.NEEDS_CLASH: words.NEEDS_CLASH,
    PairingFault.Kind.ALL_PLAYED: words.ALL_PLAYED,
    PairingFault.Kind.RESULTS_MISSING: words.RESULTS_MISSING,
    PairingFault.Kind.TIE_IN_KNOCKOUT: words.TIE_IN_KNOCKOUT,
    PairingFault.Kind.NO_ROTATION: words.NO_ROTATION,
}

_ENTRANT = frozenset(
    {
        _Kind.IS_WITHDRAWN,
        _Kind.NOT_WITHDRAWN,
        _Kind.HAS_NO_TABLE,
        _Kind.TWICE_IN_ROUND,
        _Kind.NOT_PLACED,
        _Kind.WITHDRAWN_PLACED,
    }
)
_PERSON_AND_ENTRANT = frozenset({_Kind.PERSON_IS_ENTERED, _Kind.NOT_IN_ENTRANT})


def refusal(office: TournamentRecord, refused: Refused, language: Language) -> str:
    """The sentence of a refusal."""
    kind, values = refused.kind, refused.values
    if kind is _Kind.WRONG_NUMBER_OF_PERSONS:
        return language.say(words.ONE_PERSON if values[0] == 1 else words.TWO_PERSONS)
    message = _REFUSALS[kind]
    if kind is _Kind.RESULTS_MISSING:
        tables = [language.say(words.TABLE, table) for table in values[1:]]
        return language.say(message, values[0], language.joined(tables))
    if kind is _Kind.POINTS_IMPOSSIBLE and not values[0]:
        return language.say(words.PENALTY_IMPOSSIBLE, MOST_POINTS)
    if kind in _ENTRANT:
        return language.say(message, entrant_name(office, values[0], language), *values[1:])
    if kind in _PERSON_AND_ENTRANT:
        person, entrant = values
        return language.say(message, person_name(office, person, language), entrant_name(office, entrant, language))
    if kind is _Kind.ALL_ROUNDS_PAIRED:
        return language.say(message, n=values[0])
    return language.say(message, *values)


def pairing_fault(office: TournamentRecord, fault: PairingFault, language: Language) -> str:
    """Why there is no pairing, and what to do."""
    kind, values = fault.kind, fault.values
    message = _FAULTS[kind]
    if kind is PairingFault.Kind.NEEDS_CLASH and len(set(values)) == 1:
        return language.say(words.NEEDS_CLASH_ALONE, person_name(office, values[0], language))
    if kind is PairingFault.Kind.NEEDS_CLASH:
        return language.say(message, *(person_name(office, person, language) for person in values))
    if kind is PairingFault.Kind.RESULTS_MISSING:
        tables = [language.say(words.TABLE, table) for table in values]
        return language.say(message, len(office.state.rounds), language.joined(tables))
    if kind in (PairingFault.Kind.EVERYBODY_SAT_OUT, PairingFault.Kind.ALL_PLAYED):
        return language.say(message, n=values[0])
    return language.say(message, *values)
