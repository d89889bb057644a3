"""Whether a key does something at a page: pressed for real, wherever the keyboard can be."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QWidget

from domino_desktop.ui.key_sequences import key_sequence
from tests.ui.page_frame import activate

_LEAVING = ("Ctrl+Z", "Return", "Down", "Ctrl+Return", "Esc")


def in_order(keys, first=()):
    """The same keys: those of ``first`` before the others, and those last that lead on to something else."""
    return sorted(keys, key=lambda key: (_LEAVING.index(key) if key in _LEAVING else -1, key not in first, key))


def shortcuts_of(page):
    """The keys of every shortcut that listens at this page, with the shortcut."""
    found = {}
    for shortcut in page.findChildren(QShortcut):
        holder = shortcut.parent()
        if shortcut.isEnabled() and isinstance(holder, QWidget) and holder.isVisible():
            found.update({keys.toString(): shortcut for keys in QShortcut.keys(shortcut)})
    return found


def answers(page, text):
    """Press this key, as QKeySequence reads it, at whatever has the keyboard; then wherever else it can be."""
    key, modifiers = key_sequence(text)[0].key(), key_sequence(text)[0].keyboardModifiers()
    shortcut = shortcuts_of(page).get(text)
    held = QApplication.focusWidget()
    here = held if held is not None and (held is page or page.isAncestorOf(held)) else page
    if shortcut is not None:
        activate(page.window())  # names that are offered below a field are a window of their own
        heard = []
        shortcut.activated.connect(lambda: heard.append(True))
        QTest.keyClick(here, key, modifiers)
        _close_what_opened()
        return bool(heard)
    ways = [here] + [one for one in page.findChildren(QWidget) if one.focusPolicy() != Qt.FocusPolicy.NoFocus]
    done = any(_is_taken(way, page, key, modifiers, text) for way in ways if way is page or way.isVisible())
    _close_what_opened()
    return done


def _is_taken(way, page, key, modifiers, text):
    if way is not page:
        way.setFocus(Qt.FocusReason.TabFocusReason)
    if key == Qt.Key.Key_Escape and isinstance(way, QLineEdit):
        way.setText("x")  # what is searched is let go of first
    while way is not None:
        event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text.lower() if len(text) == 1 else "")
        QWidget.event(way, event) if _is_ours(way) else event.ignore()
        if event.isAccepted():
            return True
        way = None if way is page else way.parentWidget()
    return False


def _is_ours(widget):
    """Whether this program, and not Qt, says what a key does there."""
    own = [each for each in type(widget).__mro__ if each.__module__.startswith("domino_desktop")]
    return any("keyPressEvent" in vars(each) for each in own)


def _close_what_opened():
    for window in QApplication.topLevelWidgets():
        if isinstance(window, QDialog) and window.isVisible():
            window.reject()
        elif window.windowType() is Qt.WindowType.Popup and window.isVisible():
            window.close()
