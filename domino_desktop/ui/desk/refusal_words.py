"""Why the rules refuse something, as a referee is told: nobody is "you" at this desk."""

from __future__ import annotations

from domino_desktop.core.moves import Reason, RuleViolation
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import desk
from domino_desktop.i18n.narration import refusal_sentence

_ABOUT_OTHERS = {
    Reason.NOT_YOUR_TURN: desk.NOT_THEIR_TURN,
    Reason.TILE_NOT_IN_HAND: desk.TILE_IS_ELSEWHERE,
    Reason.NO_TILE_FITS: desk.NO_TILE_FITS,
    Reason.HAND_HAS_PLAYABLE_TILE: desk.A_TILE_FITS,
}


def desk_refusal(violation: RuleViolation, speaker: Speaker) -> str:
    """Why a step is refused, in one sentence."""
    message = _ABOUT_OTHERS.get(violation.reason)
    if message is None:
        return refusal_sentence(violation, speaker)
    return speaker.say(message, *(() if violation.tile is None else (str(violation.tile),)))
