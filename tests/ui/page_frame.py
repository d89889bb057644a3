"""What tests of pages share: art and icons, a page on screen, and whether all of it can be read."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget

from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.theme import EVENING, Theme
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.icons import Icons

DRAWINGS = Path(__file__).parents[2] / "resources" / "icons"

SIZES = [(800, 600, 2.0), (1024, 700, 1.0), (1280, 800, 1.0), (1920, 1080, 1.0)]
"""Width, height and text scale of the windows every page must suit."""


def art(theme: Theme = EVENING) -> TileArt:
    return TileArt(Dress(theme))


def icons() -> Icons:
    return Icons(DRAWINGS)


def show(qtbot, page: QWidget, width: int = 1280, height: int = 800) -> None:
    """Put the page on screen and wait until it has the keyboard."""
    qtbot.addWidget(page)
    page.resize(width, height)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()


def activate(window: QWidget) -> None:
    """Wait until the keyboard is in this window."""
    window.activateWindow()
    for _ in range(12_000):
        if QApplication.activeWindow() is window:
            return
        QTest.qWait(5)
    raise AssertionError(f"{window} never has the keyboard")


def button(page: QWidget, text: str) -> QAbstractButton:
    """The one visible button that says this, or is called so."""
    found = [
        one
        for one in page.findChildren(QAbstractButton)
        if text in (one.text(), one.accessibleName()) and one.isVisibleTo(page)
    ]
    assert len(found) == 1, f"{len(found)} buttons say {text!r}"
    return found[0]


def click(widget: QWidget, at: QPoint | None = None) -> None:
    """A real click of the left button, in the middle unless told where."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at or widget.rect().center())


def press(key: Qt.Key) -> None:
    """A key for whoever has the keyboard."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def type_text(widget: QWidget, text: str) -> None:
    """Type into this field in place of what it holds."""
    widget.setFocus()
    QTest.keyClick(widget, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(widget, Qt.Key.Key_Delete)
    if text.isascii() and text.isprintable():
        QTest.keyClicks(widget, text)
    else:  # as an input method writes what no single key can
        event = QInputMethodEvent()
        event.setCommitString(text)
        QApplication.sendEvent(widget, event)


def stops(page: QWidget, most: int = 200) -> list[QWidget]:
    """Everything that Tab reaches, once round, from where the keyboard is."""
    found: list[QWidget] = []
    while (focus := QApplication.focusWidget()) is not None and focus not in found and len(found) < most:
        found.append(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    return found


def assert_all_can_be_read(page: QWidget) -> None:
    """Nothing is wider than the page, no words are cut, and every button is large enough and has a name."""
    for area in page.findChildren(QScrollArea):
        body = area.widget()
        assert body.minimumSizeHint().width() <= area.viewport().width(), "the page must not scroll sideways"
        assert body.width() <= area.viewport().width()
    for label in page.findChildren(TextLabel):
        if label.isVisibleTo(page) and label.text():
            needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
            assert label.height() >= needed - 1, f"cut: {label.text()!r}"
            words = [label.text()] if not label.wordWrap() else label.text().split()
            longest = max(label.fontMetrics().horizontalAdvance(word) for word in words)
            assert longest <= label.width() + 1, f"cut: {label.text()!r}"
    for one in page.findChildren(QAbstractButton):
        if one.isVisibleTo(page) and one.focusPolicy() != Qt.FocusPolicy.NoFocus:
            assert one.text() or one.accessibleName(), f"{one} has no name"
            assert one.height() >= 44, f"too low: {one.text() or one.accessibleName()!r}"
            if one.hasHeightForWidth():
                assert one.height() >= one.heightForWidth(one.width()) - 1, f"cut: {one.text()!r}"
            least = one.minimumSizeHint().width()
            assert one.width() >= least, f"cut: {one.text() or one.accessibleName()!r}"


def assert_no_overlap(widgets: list[QWidget]) -> None:
    """No two of these lie upon each other."""
    boxes = [QRect(one.mapToGlobal(QPoint(0, 0)), one.size()) for one in widgets]
    for place, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[place + 1 :])
