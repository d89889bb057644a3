"""What the board shows of a match: a view, whose rack it is, and what its owner may do there."""

from __future__ import annotations

from collections.abc import Sequence

from domino_desktop.controller.table import TableController
from domino_desktop.core.moves import DiscardTile
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import table
from domino_desktop.storage.people import Aids
from domino_desktop.ui.board.picture import Picture, legal_ends, legal_ways
from domino_desktop.ui.motion import Motion
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.table import phrases
from domino_desktop.ui.table.rack_keeper import RackKeeper


def picture_of(
    view: View,
    marks: Sequence[SeatMark],
    controller: TableController,
    keeper: RackKeeper,
    language: Language,
    motion: Motion,
    aids: Aids,
    choices: phrases.Choices,
) -> Picture:
    """The picture of a view: the rack owner's where the lid is open, else the table's."""
    is_open = keeper.is_open and view.eye == keeper.owner
    is_acting = is_open and controller.human_to_act() == keeper.owner
    subtitles = tuple(
        phrases.under_name(
            view,
            mark.seat,
            language_of(mark.language).own_name
            if controller.setup.seats[mark.seat].is_human
            else language.say(table.COMPUTER),
            language,
        )
        for mark in marks
    )
    return Picture(
        view,
        tuple(marks),
        subtitles,
        phrases.boneyard_label(view, language),
        keeper.owner,
        is_open,
        # What fits is never shown where answers are given on honour.
        aids.what_fits and view.ruleset.is_checked,
        motion.play,
        motion.deal,
        aids.sorts_hand,
        view.turn,
        legal_ends(view) if is_acting else {},
        language,
        aids.tile_size,
        legal_ways(view) if is_acting else {},
        is_acting and any(isinstance(move, DiscardTile) for move in view.legal_moves),
        choices.aside if is_acting else None,
        tuple(phrases.under_name(view, mark.seat, "", language) for mark in marks),
        motion.is_reduced,
        names_tiles=keeper.names_tiles,
        open_time=motion.lay_open,
    )
