"""The match that can go on, as the start page offers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_desktop.i18n.messages import errors
from domino_desktop.storage.database import Database
from domino_desktop.storage.matches import MatchEntry
from domino_desktop.ui.dialogs.teller import Teller
from domino_desktop.ui.look import Look

if TYPE_CHECKING:
    from domino_desktop.ui.pages.resume_card import ResumeCard


def match_in_outline(database: Database, look: Look, teller: Teller) -> ResumeCard | None:
    """Who plays, and no more: this much is there at once. None when no match can go on."""
    entry: MatchEntry | None = None
    with teller.telling_faults():
        entry = database.last_unfinished_match()
    if entry is None or not entry.names:
        return None
    from domino_desktop.ui.pages.resume_card import outline  # many starts have no match

    return outline(entry.names, look.theme.cloth)


def match_to_go_on(database: Database, look: Look, teller: Teller) -> ResumeCard | None:
    """The whole card. None when no match can go on; one that cannot be read any more is told."""
    with teller.telling_faults():
        if database.last_unfinished_match() is not None:
            from domino_desktop.ui.resume import last_match  # brings the table and all rules

            card, is_one_damaged = last_match(database, look)
            if is_one_damaged:
                teller.tell(errors.MATCH_DAMAGED)
            return card
    return None
