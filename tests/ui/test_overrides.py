"""A mistake in a method that overrides one of Qt arrives where Qt was called: without the guard the program dies."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractListModel, QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from domino_desktop.ui.controls import FlowLayout


class Careless(QWidget):
    """Everything that it overrides goes wrong as soon as it is told to."""

    is_careless = False

    def hideEvent(self, event):
        assert not self.is_careless or 1 // 0

    resizeEvent = paintEvent = keyPressEvent = hideEvent

    def sizeHint(self):
        return QSize(20, 20 // (not self.is_careless))


class CarelessLayout(FlowLayout):
    def heightForWidth(self, width):
        return width // 0


class CarelessDialog(QDialog):
    asked = 0

    def accept(self):
        self.asked += 1


def presses(widget):
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier)
    QCoreApplication.postEvent(widget, event)
    QCoreApplication.sendPostedEvents(widget)


@pytest.mark.parametrize(
    "do",
    [
        QWidget.hide,
        QWidget.grab,
        QWidget.repaint,
        QWidget.adjustSize,
        presses,
        lambda widget: widget.resize(50, 50),
        lambda widget: widget.parentWidget().hide(),
        lambda widget: widget.parentWidget().layout().activate(),
    ],
)
def test_a_mistake_arrives_where_qt_was_called(qtbot, do):
    page = QWidget()
    qtbot.addWidget(page)
    widget = Careless(page)
    QVBoxLayout(page).addWidget(widget)
    page.show()
    QApplication.processEvents()
    widget.is_careless = True
    try:
        widget.updateGeometry()
        with pytest.raises(ZeroDivisionError):
            do(widget)
    finally:
        widget.is_careless = False


def test_layouts_and_models_too(qtbot):
    class Model(QAbstractListModel):
        def rowCount(self, parent):
            return 1 // 0

    page = QWidget()
    qtbot.addWidget(page)
    CarelessLayout(page)
    with pytest.raises(ZeroDivisionError):
        page.heightForWidth(100)
    with pytest.raises(ZeroDivisionError):
        Model().index(0, 0)


def test_a_slot_that_is_overridden_is_still_told_as_much_as_it_wants(qtbot):
    dialog, button = CarelessDialog(), QPushButton()
    qtbot.addWidget(dialog)
    qtbot.addWidget(button)
    button.clicked.connect(dialog.accept)
    button.click()
    assert dialog.asked == 1
