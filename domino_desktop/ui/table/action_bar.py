"""The buttons beside the rack: the one action, what else is left to do, sorting and the eye."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.ui.art.theme import Theme
from domino_desktop.ui.controls import ActionButton, IconButton
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.style import cloth_palette
from domino_desktop.ui.table.phrases import Action


class ActionBar(QWidget):
    """``acted(Deed)`` when a button is pressed; ``sort_pressed`` and ``eye_pressed`` for the two drawings."""

    acted = Signal(object)
    sort_pressed = Signal()
    eye_pressed = Signal()

    def __init__(self, theme: Theme, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._icons = icons
        self.setPalette(cloth_palette(theme))
        self._buttons: list[ActionButton] = []
        self._shown: tuple[Action, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._column.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(8)
        self._eye = self._icon_button("eye", self.eye_pressed.emit)
        self._sort = self._icon_button("sort", self.sort_pressed.emit)
        row.addStretch(1)
        row.addWidget(self._eye)
        row.addWidget(self._sort)
        self._column.addLayout(row)

    def _icon_button(self, name: str, pressed: Callable[[], None]) -> IconButton:
        button = IconButton(self._icons.icon(name, self._theme.cloth_text), self)
        button.clicked.connect(lambda: pressed())
        return button

    @property
    def buttons(self) -> tuple[ActionButton, ...]:
        """The action buttons shown now, the main one first."""
        return tuple(self._buttons)

    def present(self, actions: tuple[Action, ...], eye: str, eye_is_open: bool, sort: str) -> None:
        """Show these actions; an empty ``eye`` or ``sort`` hides that drawing."""
        self._eye.setVisible(bool(eye))
        self._eye.setIcon(self._icons.icon("eye" if eye_is_open else "eye-off", self._theme.cloth_text))
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
            self._column.insertWidget(place, made)
            self._buttons.append(made)
        for button, action in zip(self._buttons, actions, strict=True):
            button.setText(action.label)
            button.show()

    def _press(self, place: int) -> None:
        if place < len(self._shown):
            self.acted.emit(self._shown[place].deed)

    def focus_first(self) -> None:
        """Put the keyboard on the main button, if there is one."""
        if self._buttons:
            self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
