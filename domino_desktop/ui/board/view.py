"""The view of the table: mouse, touch and keyboard become wishes. A lifted tile exists once, in the scene."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QResizeEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from domino_desktop.core.tiles import Tile
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.carrying import home_time
from domino_desktop.ui.board.choosing import Choosing, are_alike
from domino_desktop.ui.board.gestures import Gestures
from domino_desktop.ui.board.picture import Picture
from domino_desktop.ui.board.pointer import Phase, Pointer
from domino_desktop.ui.board.scene import BoardScene
from domino_desktop.ui.board.tile_item import TileItem
from domino_desktop.ui.board.zooming import STEP

_PAN_STEP = 96
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -1000, Qt.Key.Key_End: 1000}
_ROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_PANS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


class BoardView(QGraphicsView):
    """Shows a BoardScene and turns gestures into signals.

    ``move_chosen(PlayTile)`` a tile and an end; ``misplaced(Tile, str)`` a tile was chosen that cannot be laid at this
    end, or (with none) anywhere; ``aside_chosen(Tile, bool)`` a tile was picked to be laid aside, or dropped on the
    pile; ``asked`` it begins, or no longer waits, to be told an end or a half for ``asking``; ``lifted_up`` a tile is
    in the air; ``pointed_at(str, int)`` the keyboard is at another end, or (with -1 for none) at another half;
    ``boneyard_pressed`` a tile was asked for from the pile; ``shown`` another picture; ``cursor_moved`` to another
    tile by the keyboard; ``sorted(Order)`` the hand stands in another order; ``resized`` the zones have changed.
    """

    move_chosen = Signal(object)
    misplaced = Signal(object, str)
    aside_chosen = Signal(object, bool)
    asked = Signal()
    lifted_up = Signal()
    pointed_at = Signal(str, int)
    boneyard_pressed = Signal()
    shown = Signal()
    cursor_moved = Signal()
    sorted = Signal(object)
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
        # Moves without a button show what can be lifted, and that a release was not seen.
        self.viewport().setMouseTracking(True)
        self._picture: Picture | None = None
        self._waiting: Tile | None = None
        self._choosing = Choosing(self._board, self.move_chosen.emit, self.asked.emit, self.pointed_at.emit)
        self._pointer = Pointer(self._board, self._choosing, self)
        self._gestures = Gestures(self._pointer, self._board.zooming, self._board.hand)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self._connect()

    def _connect(self) -> None:
        pointer = self._pointer
        pointer.clicked.connect(self.choose)
        pointer.dropped.connect(self._choosing.lay)
        pointer.misplaced.connect(self.misplaced)
        pointer.put_on_pile.connect(lambda tile: self.aside_chosen.emit(tile, True))
        pointer.pile_chosen.connect(self.boneyard_pressed)
        pointer.lifted_up.connect(self.lifted_up)
        pointer.changed.connect(self._show_phase)
        self._board.view_moved.connect(pointer.follow)
        self._board.unfolding.settled.connect(self._follow)
        self.pointed_at.connect(self._board.finder.show_end)

    @property
    def board(self) -> BoardScene:
        return self._board

    @property
    def lifted(self) -> TileItem | None:
        """The tile that follows the pointer now."""
        return self._pointer.lifted

    @property
    def phase(self) -> Phase:
        """What the pointer does now."""
        return self._pointer.phase

    @property
    def asking(self) -> Tile | None:
        """The tile for which an end, or the half that touches, is being chosen."""
        return self._choosing.tile

    @property
    def choosing(self) -> Choosing:
        """What can be chosen for the tile that waits."""
        return self._choosing

    @property
    def asks_for_half(self) -> bool:
        """Whether the end is known, and only the half is still to be chosen."""
        return self._choosing.asks_for_half

    def show_picture(self, picture: Picture) -> None:
        """Show this picture; a tile in the air is back in its rack first."""
        self.cancel()
        self._picture = picture
        self._refresh()

    def redress(self) -> None:
        """The art wears another dress: show everything in it; a tile in the air is back in its rack first."""
        self.cancel()
        self._refresh()
        self._board.update()

    def _refresh(self) -> None:
        if self._picture is not None and self.viewport().width() > 1:
            size = QSizeF(self.viewport().size())
            self._board.show_picture(self._picture, size, self.font(), self.devicePixelRatioF())
            self.shown.emit()

    def _follow(self) -> None:
        """The tiles lie where they are to stay: so does what is being chosen, and what had to wait may go on."""
        self._choosing.follow()
        self._pointer.follow()
        waiting, self._waiting = self._waiting, None
        self.shown.emit()
        if waiting is not None:
            self.choose(waiting)

    # The pointer --------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._press(event, is_second=False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click may begin a drag, or take one more tile, but never plays a second time."""
        self._press(event, is_second=True)

    def _press(self, event: QMouseEvent, *, is_second: bool) -> None:
        self._gestures.give_up_fingers()
        is_free = self._pointer.phase is Phase.IDLE
        if event.button() is Qt.MouseButton.LeftButton and is_free:
            self._pointer.press(event.position(), is_second=is_second)
        elif event.button() is Qt.MouseButton.MiddleButton and is_free:
            self._pointer.press_to_pan(event.position())
        else:
            # Another button in the midst of something: not what was meant.
            self.cancel()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._gestures.has_fingers:
            return
        if event.buttons() == Qt.MouseButton.NoButton:
            # It was let go where nobody could see it.
            self._pointer.cancel()
            can_lift = self._pointer.can_lift(event.position())
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor if can_lift else Qt.CursorShape.ArrowCursor)
        else:
            self._pointer.move(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._pointer.release(event.position())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.cancel()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._gestures.wheel(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            if event.type() is QEvent.Type.TouchBegin:
                self.setFocus(Qt.FocusReason.MouseFocusReason)
            self._gestures.touch(event)
            return True
        if isinstance(event, QNativeGestureEvent):
            return self._gestures.native(event)
        if event.type() is QEvent.Type.UngrabMouse:
            self._pointer.cancel()
        return super().viewportEvent(event)

    def _show_phase(self) -> None:
        is_held = self._pointer.is_carrying or self._pointer.phase is Phase.PANNING
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor if is_held else Qt.CursorShape.ArrowCursor)

    def cancel(self) -> None:
        """Whatever was begun is undone: the tile is back in its rack."""
        self._waiting = None
        self._choosing.stop()
        self._pointer.cancel()

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
                self.misplaced.emit(tile, "")
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
        if not self._answer_key(Qt.Key(event.key()), event.text(), event.modifiers()):
            # Not ours: the page has shortcuts of its own.
            event.ignore()

    def _answer_key(self, key: Qt.Key, text: str, modifiers: Qt.KeyboardModifier) -> bool:
        if key == Qt.Key.Key_Escape:
            is_busy = self._choosing.tile is not None or self._pointer.phase is not Phase.IDLE
            self.cancel()
            return is_busy
        if self._pointer.is_carrying:
            return True
        if modifiers & Qt.KeyboardModifier.ControlModifier:
            return self._pan_by_key(key)
        if self._choosing.tile is not None:
            return self._choosing.key(key)
        rack, steps = self._board.rack, _STEPS.get(key)
        if steps is not None and modifiers & Qt.KeyboardModifier.ShiftModifier:
            if not self._board.hand.move_focused(steps, home_time(self._board)):
                return True
        elif steps is not None:
            rack.move_cursor(steps)
        elif key in _ROWS:
            rack.move_cursor_by_rows(_ROWS[key])
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

    def _pan_by_key(self, key: Qt.Key) -> bool:
        """The other way: what lies there comes into view."""
        way = _PANS.get(key)
        if way is not None:
            self._board.zooming.pan(QPointF(*way) * -_PAN_STEP)
        return way is not None

    # Zoom, order, focus, size -------------------------------------------------------------------------

    def zoom_in(self) -> None:
        """Magnify the line about its middle."""
        self._board.zooming.zoom_by(STEP)

    def zoom_out(self) -> None:
        """Magnify it less; in its own size it is back in its place."""
        self._board.zooming.zoom_by(1 / STEP)

    def fit(self) -> None:
        """Show the whole line; once more, what matters of a line too small to be read."""
        self._board.finder.fit()

    def sort_hand(self) -> None:
        """Put the hand in the next order."""
        self.cancel()
        order = self._board.hand.sort(home_time(self._board))
        if order is not None:
            self.sorted.emit(order)

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
        if event.reason() is Qt.FocusReason.MouseFocusReason:
            # A click elsewhere takes nothing back from somebody who chooses an end.
            self._pointer.cancel()
        else:
            self.cancel()
        self._board.hand.show_focus(False)
        super().focusOutEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        kind = event.type()
        if kind in (QEvent.Type.FontChange, QEvent.Type.StyleChange, QEvent.Type.DevicePixelRatioChange):
            self.cancel()
            self._refresh()
            self.resized.emit()
        elif kind is QEvent.Type.LanguageChange or (kind is QEvent.Type.ActivationChange and not self.isActiveWindow()):
            self.cancel()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self.changeEvent(event)
        return super().event(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.cancel()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.cancel()
        super().resizeEvent(event)
        self._refresh()
        self.resized.emit()
