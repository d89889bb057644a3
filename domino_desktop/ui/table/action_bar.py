"""The buttons beside the rack: the one action, what else is left to do, sorting and the eye."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QWidget

from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import ActionButton, IconButton
from domino_desktop.ui.controls.ground import lay_ground
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.style import SMALLEST_POINTS, cloth_palette
from domino_desktop.ui.table.phrases import Action

_GAP = 8
_SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)


class ActionBar(QWidget):
    """``acted(Deed)`` when a button is pressed; ``sort_pressed`` and ``eye_pressed`` for the two drawings.

    Actions stand one under another at the upper edge, the drawings side by side at the lower one.
    """

    acted = Signal(object)
    sort_pressed = Signal()
    eye_pressed = Signal()

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._icons = icons
        self._beside = parent
        lay_ground(self, cloth_palette(art.theme))
        self._buttons: list[ActionButton] = []
        self._shown: tuple[Action, ...] = ()
        self._eye = self._icon_button("eye", self.eye_pressed.emit)
        self._sort = self._icon_button("sort", self.sort_pressed.emit)
        # From the far edge inwards.
        self._drawings: list[IconButton] = [self._sort, self._eye]
        # Tab goes from the rack to what else can be done, and only then to what is there to read.
        self.setTabOrder(parent, self._eye)
        self.setTabOrder(self._eye, self._sort)
        self._room: object = None
        self._needed = 0

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on; the drawings follow when they are shown anew."""
        self._art = art
        lay_ground(self, cloth_palette(art.theme))
        self._sort.setIcon(self._icons.icon("sort", art.theme.cloth_text))

    def _icon_button(self, name: str, pressed: Callable[[], None]) -> IconButton:
        button = IconButton(self._icons.icon(name, self._art.theme.cloth_text), self)
        button.clicked.connect(lambda: pressed())
        button.hide()
        return button

    def lend(self, drawing: IconButton) -> None:
        """Let this button stand beside the drawings while it is shown; Tab reaches it after them."""
        drawing.hide()
        self._drawings.append(drawing)
        self.setTabOrder(self._sort, drawing)

    @property
    def buttons(self) -> tuple[ActionButton, ...]:
        """The action buttons shown now, the main one first."""
        return tuple(self._buttons)

    def present(self, actions: tuple[Action, ...], eye: str, eye_is_open: bool, sort: str) -> None:
        """Show these actions; an empty ``eye`` or ``sort`` hides that drawing."""
        self._eye.setVisible(bool(eye))
        self._eye.setIcon(self._icons.icon("eye" if eye_is_open else "eye-off", self._art.theme.cloth_text))
        # Under a closed lid the button on it does the same, and Tab needs no second stop.
        self._eye.setFocusPolicy(Qt.FocusPolicy.StrongFocus if eye_is_open else Qt.FocusPolicy.NoFocus)
        self._sort.setVisible(bool(sort))
        for drawing, words in ((self._eye, eye), (self._sort, sort)):
            drawing.setAccessibleName(words)
            drawing.setToolTip(words)
        if actions == self._shown:
            return
        self._shown = actions
        while len(self._buttons) > len(actions):
            button = self._buttons.pop()
            button.hide()
            button.deleteLater()
        while len(self._buttons) < len(actions):
            made = ActionButton("", self)
            made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            place = len(self._buttons)
            made.clicked.connect(lambda _checked=False, place=place: self._press(place))
            # Tab goes from the actions on to the drawings.
            self.setTabOrder(self._buttons[-1], made) if self._buttons else self.setTabOrder(self._beside, made)
            self.setTabOrder(made, self._eye)
            self._buttons.append(made)
        for button, action in zip(self._buttons, actions, strict=True):
            button.setText(action.label)
            button.setAccessibleName(action.aloud)
            button.show()

    def _press(self, place: int) -> None:
        if place < len(self._shown):
            self.acted.emit(self._shown[place].deed)

    def fit(self, width: int, height: int) -> int:
        """Set the letters as large as this room allows, but never below 12 points; answers the height needed."""
        base = self._beside.font()
        room = (width, height, base.key(), self._shown, *(one.isHidden() for one in self._drawings))
        if room != self._room:
            self._room = room
            for share in _SHARES:
                font = QFont(base)
                font.setPointSizeF(max(min(SMALLEST_POINTS, base.pointSizeF()), base.pointSizeF() * share))
                # Style sheets keep fonts from being inherited.
                for button in (*self._buttons, *self._drawings):
                    button.setFont(font)
                self._needed = self._height_for(width)
                if self._needed <= height and all(button.holds_words(width) for button in self._buttons):
                    break
            self._arrange()
        return self._needed

    def drawings_width(self) -> int:
        """How wide the drawings are that are shown now."""
        widths = [one.sizeHint().width() + _GAP for one in self._drawings if not one.isHidden()]
        return sum(widths)

    def _height_for(self, width: int) -> int:
        drawings = [one.sizeHint().height() for one in self._drawings if not one.isHidden()]
        heights = [button.heightForWidth(width) for button in self._buttons]
        heights += [max(drawings)] if drawings else []
        return sum(heights) + _GAP * max(0, len(heights) - 1)

    def _arrange(self) -> None:
        top = 0
        for button in self._buttons:
            height = button.heightForWidth(self.width())
            button.setGeometry(0, top, self.width(), height)
            top += height + _GAP
        right = self.width()
        for drawing in self._drawings:
            if not drawing.isHidden():
                size = drawing.sizeHint()
                drawing.setGeometry(right - size.width(), self.height() - size.height(), size.width(), size.height())
                right -= size.width() + _GAP

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def focus_first(self) -> None:
        """Put the keyboard on the main button, if there is one."""
        if self._buttons:
            self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
