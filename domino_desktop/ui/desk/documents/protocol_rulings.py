"""The rows of a protocol about fouls: proof, ruling, what was withdrawn, and accusations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_desktop.core.events import Certainty, Foul, FoulCalled, PositionEntered
from domino_desktop.core.rulings import AccusationHeard, FoulKind, FoulRuled, RulingWithdrawn
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import protocol as texts
from domino_desktop.i18n.narration import Names, foul_proof, foul_sentence
from domino_desktop.i18n.ruling_words import accusation_sentence, ruling_sentence, withdrawn_sentence
from domino_desktop.ui.desk.documents.rows import Row, Tone

if TYPE_CHECKING:
    from domino_desktop.controller.protocol import Protocol


def rulings(protocol: Protocol, names: Names, speaker: Language) -> tuple[Row, ...]:
    """Every foul that the audit found and every ruling of the referee, also those that were withdrawn."""
    say, history = speaker.say, protocol.view.history
    called = [event for event in history if isinstance(event, FoulCalled)]
    ruled = [event for event in history if isinstance(event, FoulRuled)]
    withdrawn = {event.ruling: event for event in history if isinstance(event, RulingWithdrawn)}
    rows: list[Row] = []
    for event in called:
        rows += _found(event.foul, names, speaker)
        answers = [ruling for ruling in ruled if ruling.foul == event.number]
        rows += [_ruling(ruling, withdrawn, names, speaker) for ruling in answers]
        if event.foul.certainty is Certainty.PROVEN and all(ruling.number in withdrawn for ruling in answers):
            rows.append(Row(say(texts.NOT_RULED), tone=Tone.QUIET))
    known = {event.number for event in called}
    rows += [_ruling(ruling, withdrawn, names, speaker) for ruling in ruled if ruling.foul not in known]
    if not rows:
        rows.append(Row(say(texts.NO_FOULS)))
    if protocol.view.revealed:
        begins_later = any(isinstance(event, PositionEntered) for event in history)
        rows.append(Row(say(texts.FROM_POSITION if begins_later else texts.FROM_START), tone=Tone.QUIET))
    return tuple(rows)


def accusations(protocol: Protocol, names: Names, speaker: Language) -> tuple[Row, ...]:
    """Who accused whom, and whether rightly; the hand that the referee saw is nobody else's business."""
    heard = [event for event in protocol.view.history if isinstance(event, AccusationHeard)]
    return tuple(Row(accusation_sentence(event, names, speaker)) for event in heard)


def _found(foul: Foul, names: Names, speaker: Language) -> list[Row]:
    rows = [Row(foul_sentence(foul, names, speaker, is_referee=True), tone=Tone.STRONG)]
    if foul.certainty is Certainty.PROVEN and foul.kind is FoulKind.FALSE_DECLARATION:
        rows.append(Row(foul_proof(foul, names, speaker)))
    return rows


def _ruling(ruling: FoulRuled, withdrawn: dict[int, RulingWithdrawn], names: Names, speaker: Language) -> Row:
    withdrawal = withdrawn.get(ruling.number)
    if withdrawal is None:
        return Row(ruling_sentence(ruling, names, speaker))
    return Row(withdrawn_sentence(ruling, withdrawal, names, speaker), tone=Tone.QUIET)
