"""Asking for help, and what is told at a table."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from domino_desktop.ui.help.table_topics import told_at


def f1(window):
    """The key, for whatever has the keyboard."""
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_F1)
    QApplication.processEvents()


def purpose_at(table):
    told = told_at(table.page)
    assert told is not None
    return told[0].purpose
