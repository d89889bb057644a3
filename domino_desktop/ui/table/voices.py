"""Words over the table: to the person who acts, of one seat to everybody, and the points that were just made."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize

from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.ui.art.theme import Theme
from domino_desktop.ui.board.view import BoardView
from domino_desktop.ui.board.walk_ribbon import WalkRibbon
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.table import phrases
from domino_desktop.ui.table.bubble import Bubble
from domino_desktop.ui.table.points_note import PointsNote


class Voices:
    """Says one thing at a time in each of its places; none of them ever takes a click."""

    def __init__(self, theme: Theme, board: BoardView, ribbon: WalkRibbon) -> None:
        self._board = board
        self._ribbon = ribbon
        self.bubble = Bubble(theme, board)
        self.speech = Bubble(theme, board)
        self.points = PointsNote(theme, board)

    def say(self, sentence: str) -> None:
        """One line over the middle of the table, for the person who acts."""
        self._say_low(sentence, stays=False)

    def say_at(self, tile: Tile | None, sentence: str) -> None:
        """One line at a tile of the rack."""
        slot = self._board.board.rack.slot_of(tile) if tile is not None else None
        if slot is None:
            self.say(sentence)
        else:
            self.bubble.say_above(sentence, QPoint(round(slot.rect.centre.x), round(slot.rect.top - 16)))

    def say_beside(self, seat: int, sentence: str) -> None:
        """One line of a seat, for everybody: it passes, or has trouble thinking."""
        zones = self._board.board.zones
        if zones is None:
            return
        chip = zones.chips[seat]
        middle = round(chip.centre.x)
        if chip.top > zones.cloth.bottom:
            self.speech.say_above(sentence, QPoint(middle, round(min(chip.top, zones.boneyard.top) - 6)))
        else:
            below = self._ribbon.geometry().bottom() if self._ribbon.isVisible() else 0
            self.speech.say_below(sentence, QPoint(middle, max(round(chip.bottom), below) + 6))

    def note_points(self, sentence: str, tile: Tile | None, *, fades: bool) -> None:
        """Points that were just made, beside the tile that made them."""
        board = self._board.board
        if board.zones is None:
            return
        cloth = board.zones.cloth
        room = QRect(round(cloth.left), round(cloth.top), round(cloth.width), round(cloth.height))
        place, taken = QRect(room.center(), QSize(0, 0)), []
        for each in board.geometry.tiles:
            rect = each.rect
            area = board.from_line(QRectF(rect.left, rect.top, rect.width, rect.height)).toRect()
            if each.tile == tile:
                place = area
            else:
                taken.append(area)
        size = board.geometry.pill_diameter
        for end in board.geometry.ends:
            pill = QRectF(end.pill.x - size / 2, end.pill.y - size / 2, size, size)
            taken.append(board.from_line(pill).toRect())
        self.points.show_beside(sentence, place, room, taken, fades=fades)

    def catch_up(self, view: View, marks: Sequence[SeatMark], seat: int, language: Language, milliseconds: int) -> None:
        """What has happened since this seat last acted: replayed in so long, and told in one line that stays."""
        since = phrases.last_own_event(view, seat) + 1
        sentence = phrases.catch_up(view, marks, seat, language)
        if sentence:
            self._say_low(sentence, stays=True)
        if milliseconds:
            self._board.board.replay([event for event in view.history if event.number >= since], milliseconds)

    def _say_low(self, sentence: str, *, stays: bool) -> None:
        zones = self._board.board.zones
        foot = self._board.rect().center()
        if zones is not None:
            foot = QPoint(round(zones.cloth.centre.x), round(zones.cloth.bottom - 8))
        self.bubble.say_above(sentence, foot, stays=stays)

    def hush(self, *, everything: bool = False) -> None:
        """No longer say what was for one person; with ``everything``, nothing at all."""
        self.bubble.hush()
        if everything:
            self.speech.hush()
            self.points.hush()
