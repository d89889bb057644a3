"""Why something may not be in a tournament, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message
from domino_desktop.i18n.messages import tournament as words
from domino_desktop.tournament.proposal import PairingFault
from domino_desktop.tournament.refusals import Refused
from domino_desktop.ui.tournament.names import entrant_name, person_name

if TYPE_CHECKING:
    from domino_desktop.controller.tournament_record import TournamentRecord

_Kind = Refused.Kind

_ENTRANT = frozenset(
    {_Kind.IS_WITHDRAWN, _Kind.NOT_WITHDRAWN, _Kind.TWICE_IN_ROUND, _Kind.NOT_PLACED, _Kind.WITHDRAWN_PLACED}
)
_PERSON_AND_ENTRANT = frozenset({_Kind.PERSON_IS_ENTERED, _Kind.NOT_IN_ENTRANT})


def refusal(office: TournamentRecord, refused: Refused, language: Language) -> str:
    """The sentence of a refusal."""
    kind, values = refused.kind, refused.values
    message: Message = getattr(words, kind.name, words.SETTINGS_IMPOSSIBLE)
    if kind is _Kind.WRONG_NUMBER_OF_PERSONS:
        return language.say(words.ONE_PERSON if values[0] == 1 else words.TWO_PERSONS)
    if kind is _Kind.RESULTS_MISSING:
        tables = [language.say(words.TABLE, table) for table in values[1:]]
        return language.say(message, values[0], language.joined(tables))
    if kind is _Kind.POINTS_IMPOSSIBLE and not values[0]:
        return language.say(words.PENALTY_IMPOSSIBLE)
    if kind in _ENTRANT:
        return language.say(message, entrant_name(office, values[0], language))
    if kind in _PERSON_AND_ENTRANT:
        person, entrant = values
        return language.say(message, person_name(office, person, language), entrant_name(office, entrant, language))
    if kind is _Kind.ALL_ROUNDS_PAIRED:
        return language.say(message, n=values[0])
    return language.say(message, *values)


def pairing_fault(office: TournamentRecord, fault: PairingFault, language: Language) -> str:
    """Why there is no pairing, and what to do."""
    kind, values = fault.kind, fault.values
    message: Message = getattr(words, kind.name)
    if kind is PairingFault.Kind.NEEDS_CLASH:
        return language.say(message, *(person_name(office, person, language) for person in values))
    if kind is PairingFault.Kind.RESULTS_MISSING:
        tables = [language.say(words.TABLE, table) for table in values]
        return language.say(message, len(office.state.rounds), language.joined(tables))
    if kind in (PairingFault.Kind.EVERYBODY_SAT_OUT, PairingFault.Kind.ALL_PLAYED):
        return language.say(message, n=values[0])
    return language.say(message, *values)
