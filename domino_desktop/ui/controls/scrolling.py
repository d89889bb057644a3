"""Pages that scroll, also by the keyboard where buttons have it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSlider, QFrame, QScrollArea, QWidget

_Action = QAbstractSlider.SliderAction
_ACTIONS = {
    Qt.Key.Key_Up: _Action.SliderSingleStepSub,
    Qt.Key.Key_Down: _Action.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: _Action.SliderPageStepSub,
    Qt.Key.Key_PageDown: _Action.SliderPageStepAdd,
    Qt.Key.Key_Home: _Action.SliderToMinimum,
    Qt.Key.Key_End: _Action.SliderToMaximum,
}


def scroll_by_key(area: QScrollArea, event: QKeyEvent) -> bool:
    """Whether this is a key that scrolls; then it has done so."""
    action = _ACTIONS.get(Qt.Key(event.key()))
    if action is None or event.modifiers() not in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier):
        return False
    area.verticalScrollBar().triggerAction(action)
    return True


def scroll_of(body: QWidget) -> QScrollArea:
    """A frameless area for this body, as wide as its page; the keyboard goes to what stands in it."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(body)
    return area
