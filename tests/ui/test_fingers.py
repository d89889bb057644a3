"""The fingers of tests: what one test leaves on the screen must not reach the next."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QTouchEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.fingers import Fingers, lift_all


class Touched(QWidget):
    """A window that notes what fingers do to it."""

    def __init__(self, qtbot):
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.heard = []
        qtbot.addWidget(self)
        self.resize(300, 200)
        self.show()

    def event(self, event):
        if not isinstance(event, QTouchEvent):
            return super().event(event)
        self.heard.append(event.type())
        return True


@pytest.mark.parametrize("is_gone", [False, True])
def test_after_a_test_no_finger_is_down(qtbot, is_gone):
    before, after = Touched(qtbot), Touched(qtbot)
    Fingers(before).put(QPoint(20, 20), QPoint(60, 20))
    if is_gone:
        before.close()
        before.deleteLater()
        QApplication.sendPostedEvents(before, QEvent.Type.DeferredDelete)
    lift_all()
    heard = [] if is_gone else list(before.heard)
    fingers = Fingers(after)
    fingers.put(QPoint(20, 20), QPoint(60, 20))
    fingers.move(QPoint(30, 30), QPoint(70, 30))
    fingers.lift()
    kind = QEvent.Type
    assert after.heard == [kind.TouchBegin, kind.TouchUpdate, kind.TouchEnd]
    assert is_gone or before.heard == heard == [kind.TouchBegin, kind.TouchCancel, kind.TouchEnd]
