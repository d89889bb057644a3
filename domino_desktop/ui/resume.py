"""The card of the match that can go on: who plays, the score, and a small picture of the table."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap

from domino_desktop.core.views import TABLE, View, view_for
from domino_desktop.storage.database import Database
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.matches import MatchEntry, RecordDamaged
from domino_desktop.ui.board.scene import Picture
from domino_desktop.ui.board.view import BoardView
from domino_desktop.ui.look import Look
from domino_desktop.ui.pages.resume_card import ResumeCard, ResumeRow
from domino_desktop.ui.seating import SeatMark

_TABLE = QSize(900, 560)
_WIDTH = 420


def resume_card(database: Database, entry: MatchEntry, look: Look) -> ResumeCard | None:
    """What the start page shows of this match; None when it can no longer be read."""
    if entry.setup is None:
        return None
    try:
        state = database.record(entry.id).state()
    except (StorageFault, RecordDamaged):
        return None
    view = view_for(state, TABLE)
    seats = entry.setup.seats
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
    return board.grab().scaledToWidth(_WIDTH, Qt.TransformationMode.SmoothTransformation)
