"""The pointer over the table: a mouse or one finger, always in exactly one phase of what it does."""

from __future__ import annotations

from enum import Enum, unique

from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtWidgets import QApplication

from domino_desktop.core.tiles import Tile
from domino_desktop.ui.board.carrying import CarriedBack, CarriedTile, home_time
from domino_desktop.ui.board.choosing import Choosing
from domino_desktop.ui.board.scene import BoardScene
from domino_desktop.ui.board.tile_item import TileItem

_ARROW_REACH = 16  # so far outside the rack its arrows may be pressed
_EDGE = 40  # so near to an end of the rack a carried tile moves along it
_ALONG_TIME = 180


@unique
class Phase(Enum):
    """What the pointer does now."""

    IDLE = "idle"
    PRESSED = "pressed"
    """A tile or the pile is pressed, and may be clicked or lifted yet."""
    LIFTED = "lifted"
    """A tile of the rack is in the air, over the table."""
    SORTING = "sorting"
    """A tile of the rack is in the air, over the rack: the others make room for it."""
    DRAWING = "drawing"
    """A tile of the pile is in the air."""
    PANNING = "panning"
    PINCHING = "pinching"
    """Two fingers are on the table: the one pointer waits until both are gone."""


_CARRYING = (Phase.LIFTED, Phase.SORTING, Phase.DRAWING)


class Pointer(QObject):
    """Turns presses, moves and releases into what is meant by them. Points are those of the scene.

    ``clicked(Tile)`` a tile of the rack was pressed and let go; ``dropped(Tile, str)`` one was let go at an end where
    it may be laid; ``misplaced(Tile, str)`` elsewhere, at an end where it may not, or at none; ``put_on_pile(Tile)``
    on the pile; ``pile_chosen`` the pile was clicked, or a tile of it was carried to the rack; ``lifted_up`` something
    is in the air; ``changed`` another phase.
    """

    clicked = Signal(object)
    dropped = Signal(object, str)
    misplaced = Signal(object, str)
    put_on_pile = Signal(object)
    pile_chosen = Signal()
    lifted_up = Signal()
    changed = Signal()

    def __init__(self, board: BoardScene, choosing: Choosing, parent: QObject) -> None:
        super().__init__(parent)
        self._board, self._choosing = board, choosing
        self._tile, self._back = CarriedTile(board), CarriedBack(board)
        self._phase = Phase.IDLE
        self._pressed: Tile | None = None
        self._start = QPointF()
        self._last = QPointF()
        self._is_second_press = False
        self._along = QTimer(self)
        self._along.setInterval(_ALONG_TIME)
        self._along.timeout.connect(self._go_along)

    @property
    def phase(self) -> Phase:
        return self._phase

    @property
    def is_carrying(self) -> bool:
        """Whether something is in the air."""
        return self._phase in _CARRYING

    @property
    def lifted(self) -> TileItem | None:
        """The tile of the rack that is in the air."""
        return self._tile.item

    def press(self, point: QPointF, *, is_second: bool = False) -> None:
        """The pointer is pressed here; the second press of a double click never plays a second time."""
        self.cancel()
        self._is_second_press = is_second
        self._start = self._last = point
        self._pressed = self._board.hand.tile_at(point)
        if self._pressed is not None:
            self._board.rack.focus_on(self._pressed)
            self._enter(Phase.PRESSED)
            return
        way = self._way_along_rack(point)
        if way:
            self._board.hand.scroll(way)
        elif self._board.finder.press(point):
            return
        elif self._choosing.tile is not None:
            self._choosing.click(point)
        elif self._board.is_boneyard(point):
            self._enter(Phase.PRESSED)
        elif not self._board.zooming.is_at_rest:
            self._enter(Phase.PANNING)

    def press_to_pan(self, point: QPointF) -> None:
        """The button that moves the line is pressed here."""
        self.cancel()
        self._last = point
        if not self._board.zooming.is_at_rest:
            self._enter(Phase.PANNING)

    def move(self, point: QPointF) -> None:
        """The pressed pointer is here now."""
        if self._phase is Phase.PRESSED:
            if (point - self._start).manhattanLength() < QApplication.startDragDistance():
                return
            self._lift()
        if self._phase is Phase.DRAWING:
            self._back.carry(point)
        elif self.is_carrying:
            self._tile.carry(point)
            self._enter(Phase.SORTING if self._tile.is_over_rack else Phase.LIFTED)
            self._mind_edges(point)
            self._board.finder.carry(point, self._tile.follow)
        elif self._phase is Phase.PANNING:
            self._board.zooming.pan(point - self._last)
        self._last = point

    def release(self, point: QPointF) -> None:
        """The pointer is let go here."""
        if self.is_carrying:
            self.move(point)
        phase, tile = self._phase, self._pressed
        self._rest()
        if phase is Phase.PRESSED:
            if tile is None:
                self.pile_chosen.emit()
            elif not self._is_second_press:
                self.clicked.emit(tile)
        elif phase is Phase.DRAWING:
            if self._back.is_over_rack:
                self._back.give(self.pile_chosen.emit)
            else:
                self._back.bring_home()
        elif tile is not None and phase in _CARRYING:
            self._drop(tile, point)

    def _drop(self, tile: Tile, point: QPointF) -> None:
        board, picture = self._board, self._board.picture
        end = board.marks.favoured
        if end is not None:
            item = self._tile.put_down()
            self.dropped.emit(tile, end)
            if item is not None and board.hand.item(tile) is item:
                # The move was refused: the picture did not change.
                board.hand.place(home_time(board))
            return
        is_over_rack, wrong_end = self._tile.is_over_rack, self._tile.end_below()
        is_aside = picture is not None and picture.lays_aside and board.is_boneyard(point)
        self._tile.bring_home(is_kept=is_over_rack and not is_aside)
        if is_aside:
            self.put_on_pile.emit(tile)
        elif not is_over_rack:
            self.misplaced.emit(tile, wrong_end)

    def cancel(self) -> None:
        """Whatever was begun is undone: what was in the air is back where it came from."""
        self._tile.bring_home()
        self._back.bring_home()
        self._rest()

    def follow(self) -> None:
        """The board has moved under the pointer."""
        self._tile.follow()

    def can_lift(self, point: QPointF) -> bool:
        """Whether a press here could lift something."""
        return self._board.hand.tile_at(point) is not None or (self._back.has_tiles and self._board.is_boneyard(point))

    def begin_pinch(self) -> bool:
        """A second finger is on the table; answers whether both may pinch. What is in the air is not dropped."""
        if self.is_carrying:
            return False
        self._rest()
        self._enter(Phase.PINCHING)
        return True

    def _lift(self) -> None:
        tile = self._pressed
        self._choosing.stop()
        if tile is None:
            is_lifted = self._back.lift(self._start)
        else:
            is_lifted = self._tile.lift(tile, self._start)
        if not is_lifted:
            self._rest()
            return
        self._enter(Phase.DRAWING if tile is None else Phase.LIFTED)
        self.lifted_up.emit()

    def _rest(self) -> None:
        self._along.stop()
        self._board.finder.rest()
        self._pressed = None
        self._enter(Phase.IDLE)

    def _enter(self, phase: Phase) -> None:
        if phase is not self._phase:
            self._phase = phase
            self.changed.emit()

    # Along the rack -----------------------------------------------------------------------------------

    def _way_along_rack(self, point: QPointF) -> int:
        """Where a press at an arrow of the rack leads: -1 or 1; 0 elsewhere, and where the rack shows every tile."""
        zones, slots, (before, after) = self._board.zones, self._board.rack.slots(), self._board.rack.room.hides
        if zones is None or not slots or not zones.rack.top <= point.y() <= zones.rack.bottom:
            return 0
        if before and zones.rack.left - _ARROW_REACH <= point.x() < slots[0].rect.left:
            return -1
        return int(after and slots[-1].rect.right < point.x() <= zones.rack.right + _ARROW_REACH)

    def _mind_edges(self, point: QPointF) -> None:
        """A tile held at an end of the rack moves along it."""
        if self._phase is Phase.SORTING and self._way_at_edge(point):
            if not self._along.isActive():
                self._along.start()
        else:
            self._along.stop()

    def _way_at_edge(self, point: QPointF) -> int:
        zones, (before, after) = self._board.zones, self._board.rack.room.hides
        if zones is None:
            return 0
        if before and point.x() < zones.rack.left + _EDGE:
            return -1
        return int(after and point.x() > zones.rack.right - _EDGE)

    def _go_along(self) -> None:
        way = self._way_at_edge(self._last)
        if not way:
            self._along.stop()
            return
        self._board.hand.scroll(way)
        self._tile.follow()
