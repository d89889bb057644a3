"""The view of the table: mouse, touch and keyboard become wishes. A lifted tile exists once, in the scene."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QSizeF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from domino_desktop.core.layout import START
from domino_desktop.core.tiles import Tile
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.choosing import Choosing, are_alike
from domino_desktop.ui.board.geometry import Point
from domino_desktop.ui.board.hand import LIFTED_LAYER, RACK_LAYER
from domino_desktop.ui.board.picture import Picture
from domino_desktop.ui.board.scene import BoardScene
from domino_desktop.ui.board.tile_item import TileItem

_HOME_TIME = 160
_ARROW_REACH = 16  # so far outside the rack its arrows may be pressed
_ZOOM_STEP = 1.25
_ZOOM_LIMITS = (0.8, 4.0)


class BoardView(QGraphicsView):
    """Shows a BoardScene and turns gestures into signals.

    ``move_chosen(PlayTile)`` a tile and an end; ``misplaced(Tile)`` a tile was chosen that cannot be laid there or
    anywhere; ``aside_chosen(Tile, bool)`` a tile was picked to be laid aside, or dropped on the pile; ``asked`` it
    begins, or no longer waits, to be told an end or a half for ``asking``; ``lifted_up`` a tile is in the air;
    ``pointed_at(str, int)`` the keyboard is at another end, or (with -1 for none) at another half;
    ``boneyard_pressed`` the pile was clicked; ``shown`` another picture; ``cursor_moved`` to another tile by the
    keyboard; ``resized`` the zones have changed.
    """

    move_chosen = Signal(object)
    misplaced = Signal(object)
    aside_chosen = Signal(object, bool)
    asked = Signal()
    lifted_up = Signal()
    pointed_at = Signal(str, int)
    boneyard_pressed = Signal()
    shown = Signal()
    cursor_moved = Signal()
    resized = Signal()

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        # The scene must outlive the view's last event: keep a reference of our own.
        self._board = BoardScene(art)
        super().__init__(self._board, parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(False)
        self._picture: Picture | None = None
        self._pressed: tuple[Tile, QPoint] | None = None
        self._is_second_press = False
        self._panned_from: QPointF | None = None
        self._lifted: TileItem | None = None
        self._grip = QPointF()
        self._waiting: Tile | None = None
        self._choosing = Choosing(self._board, self.move_chosen.emit, self.asked.emit, self.pointed_at.emit)
        self._board.unfolding.settled.connect(self._follow)

    @property
    def board(self) -> BoardScene:
        return self._board

    @property
    def lifted(self) -> TileItem | None:
        """The tile that follows the pointer now."""
        return self._lifted

    @property
    def asking(self) -> Tile | None:
        """The tile for which an end, or the half that touches, is being chosen."""
        return self._choosing.tile

    @property
    def asks_for_half(self) -> bool:
        """Whether the end is known, and only the half is still to be chosen."""
        return self._choosing.asks_for_half

    def show_picture(self, picture: Picture) -> None:
        """Show this picture; a tile in the air is back in its rack first."""
        self.cancel()
        self._picture = picture
        self._refresh()

    def _refresh(self) -> None:
        if self._picture is not None and self.viewport().width() > 1:
            size = QSizeF(self.viewport().size())
            self._board.show_picture(self._picture, size, self.font(), self.devicePixelRatioF())
            self.shown.emit()

    def _follow(self) -> None:
        """The tiles lie where they are to stay: so does what is being chosen, and what had to wait may go on."""
        self._choosing.follow()
        if self._lifted is not None:
            self._carry(self._lifted.pos() + self._grip)
        waiting, self._waiting = self._waiting, None
        self.shown.emit()
        if waiting is not None:
            self.choose(waiting)

    # The pointer --------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.RightButton:
            self.cancel()
            return
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self._is_second_press = False
        point = self.mapToScene(event.position().toPoint())
        slot = self._board.rack.slot_at(_raised_for(self, point))
        if slot is not None:
            self._pressed = (slot.tile, event.position().toPoint())
            self._board.rack.focus_on(slot.tile)
            return
        way = self._way_along_rack(point)
        if way:
            self._move_along_rack(way)
            return
        if self._choosing.tile is not None:
            self._choosing.click(point)
            return
        if self._board.is_boneyard(point):
            self.boneyard_pressed.emit()
        elif self._board.zoom_factor > 1:
            self._panned_from = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        position = event.position().toPoint()
        if self._pressed is not None and self._lifted is None:
            tile, start = self._pressed
            if (position - start).manhattanLength() >= QApplication.startDragDistance():
                self._lift(tile, start)
        if self._lifted is not None:
            self._carry(self.mapToScene(position))
        elif self._panned_from is not None:
            self._board.pan(event.position() - self._panned_from)
            self._panned_from = event.position()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._panned_from = None
        if event.button() is not Qt.MouseButton.LeftButton or self._pressed is None:
            return
        tile, _ = self._pressed
        self._pressed = None
        if self._lifted is None:
            if not self._is_second_press:
                self.choose(tile)
            return
        point = self.mapToScene(event.position().toPoint())
        self._carry(point)
        end = self._board.marks.favoured
        if end is None:
            self._fly_home()
            if self._picture is not None and self._picture.lays_aside and self._board.is_boneyard(point):
                self.aside_chosen.emit(tile, True)
            elif not self._is_over_rack(point):
                self.misplaced.emit(tile)
            return
        item = self._put_down()
        self._choosing.lay(tile, end)
        if item is not None and self._board.hand.item(tile) is item:
            # The move was refused: the picture did not change.
            self._board.hand.place(self._home_time())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click may begin a drag, or take one more tile, but never plays a second time."""
        self.mousePressEvent(event)
        self._is_second_press = True

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.cancel()

    def _lift(self, tile: Tile, start: QPoint) -> None:
        item = self._board.hand.item(tile)
        if item is None or self._picture is None:
            self._pressed = None
            return
        self._choosing.stop()
        item.halt()
        self._grip = self.mapToScene(start) - item.pos()
        self._lifted, self._board.hand.lifted = item, tile
        item.setZValue(LIFTED_LAYER)
        halves = (tile.low, tile.high)
        item.show_face(self._board.art, halves, self._board.rack.side, self.devicePixelRatioF(), lifted=True)
        self._board.hand.place()
        self._board.marks.invite(tile, self._picture.legal.get(tile, ()))
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self.lifted_up.emit()

    def _carry(self, point: QPointF) -> None:
        item = self._lifted
        if item is None or self._picture is None:
            return
        item.place_at(point - self._grip)
        side = self._board.rack.side
        middle = self._board.to_line(item.pos() + QPointF(side / 2, side))
        ends = self._picture.legal.get(item.tile, ())
        favoured = self._board.geometry.end_at(Point(middle.x(), middle.y()), item.tile, ends)
        if favoured == START and self._is_over_rack(item.pos() + QPointF(side / 2, side)):
            # An empty table takes the first tile anywhere, but the rack is not the table.
            favoured = None
        if favoured != self._board.marks.favoured:
            self._board.marks.invite(item.tile, ends, favoured)

    def _is_over_rack(self, point: QPointF) -> bool:
        zones = self._board.zones
        return zones is not None and point.y() >= zones.rack.top

    def _put_down(self) -> TileItem | None:
        """Nothing is in the air any more; answers what was."""
        self._pressed = None
        item, self._lifted = self._lifted, None
        self._board.hand.lifted = None
        if item is not None:
            self.viewport().unsetCursor()
            item.setZValue(RACK_LAYER)
            self._board.marks.invite(None, ())
        return item

    def _fly_home(self) -> None:
        if self._put_down() is not None:
            self._board.hand.place(self._home_time())

    def _home_time(self) -> int:
        return _HOME_TIME if self._picture is not None and self._picture.play_time else 0

    def cancel(self) -> None:
        """Whatever was begun is undone: the tile is back in its rack."""
        self._waiting = None
        self._choosing.stop()
        self._fly_home()

    # Choosing without dragging ------------------------------------------------------------------------

    def choose(self, tile: Tile) -> None:
        """Play a tile that can go one way only; ask for the end where two choices differ."""
        if self._picture is None:
            return
        ends = self._picture.legal.get(tile, ())
        self._waiting = None
        if not self._board.unfolding.is_settled and any(self._board.geometry.end(end) is None for end in ends):
            # Nobody can choose between ends that are not yet in their places.
            self._waiting = tile
            return
        if not ends:
            self._choosing.stop()
            if self._picture.lays_aside:
                self.aside_chosen.emit(tile, False)
            else:
                self.misplaced.emit(tile)
            return
        if self._choosing.tile == tile:
            self._choosing.stop()
        elif are_alike(self._picture, ends):
            self._choosing.stop()
            self._choosing.lay(tile, ends[0])
        else:
            self._choosing.ask_end(tile, ends)

    # The keyboard -------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._answer_key(event.key(), event.text()):
            # Not ours: the page has shortcuts of its own.
            event.ignore()

    def _answer_key(self, key: int, text: str) -> bool:
        if key == Qt.Key.Key_Escape:
            is_busy = self._choosing.tile is not None or self._lifted is not None
            self.cancel()
            return is_busy
        if self._lifted is not None:
            return True
        if self._choosing.tile is not None:
            return self._choosing.key(key)
        rack = self._board.rack
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -1000, Qt.Key.Key_End: 1000}
        if key in steps:
            rack.move_cursor(steps[Qt.Key(key)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if rack.focused is None:
                return False
            self.choose(rack.focused)
        elif len(text) == 1 and text in "0123456789":
            rack.jump_to(int(text))
        else:
            return False
        self._board.hand.show_focus(True)
        self.cursor_moved.emit()
        return True

    # Zoom, focus, size --------------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Moves along the rack; over the cloth, with Ctrl, magnifies the line."""
        event.accept()
        turned = event.angleDelta()
        steps = (turned.y() or turned.x()) / 120
        if not steps or self._lifted is not None:
            return
        if self._is_over_rack(event.position()):
            self._move_along_rack(-1 if steps > 0 else 1)
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(_ZOOM_STEP**steps)

    def _way_along_rack(self, point: QPointF) -> int:
        """Where a press at an arrow of the rack leads: -1 or 1; 0 elsewhere, and where the rack shows every tile."""
        zones, slots, (before, after) = self._board.zones, self._board.rack.slots(), self._board.rack.hides
        if zones is None or not slots or not zones.rack.top <= point.y() <= zones.rack.bottom:
            return 0
        if before and zones.rack.left - _ARROW_REACH <= point.x() < slots[0].rect.left:
            return -1
        return int(after and slots[-1].rect.right < point.x() <= zones.rack.right + _ARROW_REACH)

    def _move_along_rack(self, steps: int) -> None:
        self._board.rack.scroll(steps)
        self._board.hand.place()

    def zoom_by(self, factor: float) -> None:
        """Magnify the line, within sensible limits; at its own size it is back in its place."""
        wanted = max(_ZOOM_LIMITS[0], min(_ZOOM_LIMITS[1], self._board.zoom_factor * factor))
        self._board.zoom(1 if abs(wanted - 1) < 0.05 else wanted)

    def zoom_in(self) -> None:
        self.zoom_by(_ZOOM_STEP)

    def zoom_out(self) -> None:
        self.zoom_by(1 / _ZOOM_STEP)

    def sort_hand(self) -> None:
        self.cancel()
        self._board.hand.sort(self._home_time())

    def focusInEvent(self, event: QFocusEvent) -> None:
        keyboard = (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
            Qt.FocusReason.ShortcutFocusReason,
        )
        if event.reason() in keyboard:
            self._board.hand.show_focus(True)
        super().focusInEvent(event)
        self.cursor_moved.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            self.cancel()
        self._board.hand.show_focus(False)
        super().focusOutEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.cancel()
            self._refresh()
            self.resized.emit()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.cancel()
        super().resizeEvent(event)
        self._refresh()
        self.resized.emit()


def _raised_for(view: BoardView, point: QPointF) -> Point:
    """The point as the rack knows it: a raised tile is pressed where it is seen."""
    for tile in view.board.rack.tiles:
        item = view.board.hand.item(tile)
        if item is not None and item.isVisible():
            corner = item.goal
            side = view.board.rack.side
            inside = corner.x() <= point.x() < corner.x() + side and corner.y() <= point.y() < corner.y() + side * 2
            slot = view.board.rack.slot_of(tile)
            if inside and slot is not None:
                return slot.rect.centre
    return Point(point.x(), point.y())
