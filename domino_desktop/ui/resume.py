"""The card of the match that can go on: who plays, the score, and a small picture of the table."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap

from domino_desktop.core.views import TABLE, View, view_for
from domino_desktop.storage.database import Database
from domino_desktop.storage.matches import RecordDamaged
from domino_desktop.ui.board.picture import Picture
from domino_desktop.ui.board.view import BoardView
from domino_desktop.ui.look import Look
from domino_desktop.ui.pages.resume_card import THUMBNAIL, ResumeCard, ResumeRow
from domino_desktop.ui.seating import SeatMark

_TABLE = QSize(900, 560)


def last_match(database: Database, look: Look) -> tuple[ResumeCard | None, bool]:
    """The card of the match that was played last and can go on, and whether another one can no longer be read.

    That one stays as it is, but is not offered again. Raises StorageFault.
    """
    is_one_damaged = False
    while (entry := database.last_unfinished_match()) is not None:
        try:
            return _card(database, entry.id, look), is_one_damaged
        except RecordDamaged:
            is_one_damaged = True
            database.finish_match(entry.id)
    return None, is_one_damaged


def _card(database: Database, match_id: int, look: Look) -> ResumeCard:
    """What the start page shows of this match. Raises RecordDamaged or StorageFault."""
    view = view_for(database.record(match_id).state(), TABLE)
    seats = database.setup(match_id).seats
    rows = []
    for team, total in enumerate(view.totals):
        members = [seats[seat] for seat, owner in enumerate(view.teams) if owner == team]
        rows.append(ResumeRow(tuple(seat.name for seat in members), tuple(seat.colour for seat in members), total))
    marks = tuple(SeatMark(number, seat.name, seat.colour, seat.language) for number, seat in enumerate(seats))
    return ResumeCard(tuple(rows), max(1, view.round), _thumbnail(view, marks, look))


def _thumbnail(view: View, marks: tuple[SeatMark, ...], look: Look) -> QPixmap:
    """The table as everybody may see it."""
    board = BoardView(look.art(view.ruleset.max_pip))
    board.resize(_TABLE)
    board.show_picture(Picture(view, marks, ("",) * len(marks), "", on_turn=view.turn, play_time=0))
    board.board.unfolding.finish()
    picture = board.grab()
    board.deleteLater()  # it belongs to no window that would end it
    return picture.scaledToWidth(THUMBNAIL.width(), Qt.TransformationMode.SmoothTransformation)
