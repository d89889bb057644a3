"""What may hide the tiles between two people at one screen."""

from __future__ import annotations

from typing import Final

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import setup
from domino_desktop.storage.setup import Privacy
from domino_desktop.ui.pages.choice_cards import Choice

_PRIVACY: Final = {
    Privacy.LID: (setup.LID, setup.LID_NOTE),
    Privacy.CURTAIN: (setup.CURTAIN, setup.CURTAIN_NOTE),
    Privacy.OPEN_HANDS: (setup.OPEN_HANDS, setup.OPEN_HANDS_NOTE),
}


def privacy_choices(language: Language) -> list[Choice]:
    """The choices in this language."""
    return [Choice(privacy.value, language.say(name), language.say(note)) for privacy, (name, note) in _PRIVACY.items()]
