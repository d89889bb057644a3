"""What is told about a name that cannot be used."""

from __future__ import annotations

from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import setup
from domino_desktop.storage.setup import LONGEST_NAME, NameFault


def name_sentence(fault: NameFault, language: Speaker) -> str:
    """The one sentence about this fault."""
    match fault:
        case NameFault.ONLY_SPACES:
            return language.say(setup.NAME_IS_EMPTY)
        case NameFault.CONTROL_CHARACTERS:
            return language.say(setup.NAME_HAS_STRANGE_CHARACTERS)
        case NameFault.TOO_LONG:
            return language.say(setup.NAME_IS_TOO_LONG, n=LONGEST_NAME)
