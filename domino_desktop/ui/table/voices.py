"""Words over the table: to the person who acts, of one seat to everybody, and the points that were just made."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize

from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.geometry import Rect
from domino_desktop.ui.board.view import BoardView
from domino_desktop.ui.board.walk_ribbon import WalkRibbon
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.table import phrases
from domino_desktop.ui.table.bubble import Bubble
from domino_desktop.ui.table.points_note import PointsNote


class Voices:
    """Says one thing at a time in each of its places; none of them ever takes a click."""

    def __init__(self, art: TileArt, board: BoardView, ribbon: WalkRibbon) -> None:
        self._board = board
        self._ribbon = ribbon
        self.bubble = Bubble(art, board)
        self.speech = Bubble(art, board)
        self.points = PointsNote(art, board)

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
        tiles = {each.tile: self._on_table(each.rect) for each in board.geometry.tiles}
        place = tiles.pop(tile, None) if tile is not None else None
        place = QRect(room.center(), QSize(0, 0)) if place is None else place
        self.points.show_beside(sentence, place, room, [*tiles.values(), *self._pills()], fades=fades)

    def line_areas(self) -> list[QRect]:
        """Where tiles of the line and the numbers of its ends are seen, on the board."""
        return [*(self._on_table(each.rect) for each in self._board.board.geometry.tiles), *self._pills()]

    def _on_table(self, rect: Rect) -> QRect:
        """A rectangle of the line in the board's own coordinates."""
        return self._board.board.marks.mapRectToScene(QRectF(rect.left, rect.top, rect.width, rect.height)).toRect()

    def _pills(self) -> list[QRect]:
        """Where the numbers of the open ends stand."""
        geometry = self._board.board.geometry
        size = geometry.pill_diameter
        ends = [(end.pill.x - size / 2, end.pill.y - size / 2) for end in geometry.ends]
        return [self._on_table(Rect(left, top, size, size)) for left, top in ends]

    def catch_up(self, view: View, marks: Sequence[SeatMark], seat: int, language: Language, milliseconds: int) -> None:
        """What has happened since this seat last acted: replayed in so long, and told in one line that stays."""
        since = phrases.last_own_event(view, seat) + 1
        tellings = phrases.catch_ups(view, marks, seat, language)
        if tellings:
            self._say_low(*tellings, stays=True)
        if milliseconds:
            self._board.board.replay([event for event in view.history if event.number >= since], milliseconds)

    def _say_low(self, *tellings: str, stays: bool) -> None:
        """Low on the cloth, or high on it where tiles lie there; the first telling that leaves the line bare."""
        board = self._board.board
        feet = [self._board.rect().center()]
        taken: list[QRect] = []
        if board.zones is not None:
            cloth = board.zones.cloth
            middle = round(cloth.centre.x)
            high = round(cloth.top) + 3 * self.bubble.fontMetrics().height()
            feet = [QPoint(middle, round(cloth.bottom - 8)), QPoint(middle, high)]
            taken = self.line_areas()
        self.bubble.say_clear(tellings, feet, taken, stays=stays)

    def make_way(self) -> None:
        """Lay bare the table for somebody who chooses an end there: what was for everybody is in the story."""
        self.speech.hush()
        self.points.hush()

    def hush(self, *, everything: bool = False) -> None:
        """No longer say what was for one person; with ``everything``, nothing at all."""
        self.bubble.hush()
        if everything:
            self.speech.hush()
            self.points.hush()
