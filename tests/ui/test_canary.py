"""The reason for the pin of PySide6 below 6.12: that version loses one reference of None with each call."""

import sys

import PySide6
from PySide6.QtWidgets import QLabel


def test_qt_calls_do_not_lose_references_of_none(qtbot):
    label = QLabel()
    qtbot.addWidget(label)
    before = sys.getrefcount(None)
    for _ in range(1000):
        label.update()
    assert sys.getrefcount(None) > before - 100, f"PySide6 {PySide6.__version__} drops None on Python {sys.version}"
