"""Wherever the keyboard is, a ring of three pixels shows it, on every screen and in every look."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractScrollArea, QLabel, QPushButton

from domino_desktop.storage.settings import Settings, Theme
from domino_desktop.ui.board.lid import Lid
from domino_desktop.ui.board.walk_sheet import WalkSheet
from domino_desktop.ui.deals.sheet import DealSheet
from domino_desktop.ui.desk.hands_pane import HandsPane
from domino_desktop.ui.desk.round_pane import RoundPane
from domino_desktop.ui.desk.rulings_pane import RulingsPane
from domino_desktop.ui.desk.tile_cells import Cells
from domino_desktop.ui.desk.walk_pane import WalkPane
from domino_desktop.ui.pages.foul import FoulPage
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.pages.score_others import OthersSheet
from domino_desktop.ui.puzzles.page import PuzzlePage
from domino_desktop.ui.review.page import ReviewPage
from domino_desktop.ui.tournament.numbers.bracket_picture import BracketPicture
from domino_desktop.ui.tournament.rounds.table_tiles import TableTiles
from tests.gallery.screens import Screens
from tests.gallery.stages import Stage
from tests.ui.settled import settle

RING = 3
"""Its width in logical pixels."""

SCREENS = tuple("01 02 03 04 06 07 09 11 12 13 20 22 30 34 36 44 60 62 63 64 65 75 76 77 78 79 8 9 c".split())

WHOLE = (
    WalkSheet,
    ScorePage,
    FoulPage,
    OthersSheet,
    DealSheet,
    ReviewPage,
    PuzzlePage,
    WalkPane,
    RoundPane,
    HandsPane,
    RulingsPane,
    Cells,
    QAbstractScrollArea,
    QLabel,
    Lid,
)
"""What fills the view and has the keyboard to be read, scrolled or typed at; boards and lists show it at an item."""


AT_AN_ITEM = {
    TableTiles: lambda tiles: tiles.area(tiles.place[0], tiles.place[1] if tiles.by_slots else None),
    BracketPicture: lambda picture: picture.line_area(picture.at),
}
"""What paints items and shows the keyboard round one of them: where that one is."""


def pixels(widget):
    at = AT_AN_ITEM.get(type(widget))
    area = widget.rect() if at is None else at(widget).adjusted(-RING, -RING, RING, RING)
    picture = widget.grab(area).toImage().convertToFormat(QImage.Format.Format_RGB32)
    return picture.width(), picture.height(), bytes(picture.constBits())


def changed_edges(before, after):
    """On how many of its four sides, three pixels deep along the middle, a widget looks different."""
    width, height, one = before
    _, _, other = after

    def differs(x, y):
        at = (y * width + x) * 4
        return one[at : at + 3] != other[at : at + 3]

    across, down = width // 2, height // 2
    sides = (
        [(across, y) for y in range(height // 2)],
        [(across, height - 1 - y) for y in range(height // 2)],
        [(x, down) for x in range(width // 2)],
        [(width - 1 - x, down) for x in range(width // 2)],
    )
    return sum(sum(differs(*point) for point in side[:12]) >= RING for side in sides)


@pytest.mark.parametrize("theme", [Theme.SYSTEM, Theme.HIGH_CONTRAST])
def test_every_stop_of_the_keyboard_shows_it_on_all_sides(qtbot, look, tmp_path, theme):
    look.follow(Settings(theme=theme))
    stage = Stage(look, tmp_path)
    unseen, stops = {}, 0
    for name, screen in Screens(look, stage, "en").all():
        if name.startswith(SCREENS):
            screen.resize(QSize(1280, 800))
            screen.show()
            screen.activateWindow()
            settle(screen)
            for widget in screen.findChildren(object):
                if not _is_stop(widget):
                    continue
                stops += 1
                widget.clearFocus()
                before = pixels(widget)
                widget.setFocus(Qt.FocusReason.TabFocusReason)
                if not widget.hasFocus() or changed_edges(before, pixels(widget)) < 4:
                    unseen.setdefault(name, []).append(f"{type(widget).__name__} {_name(widget)}")
                widget.clearFocus()
        screen.hide()
        screen.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    stage.close()
    assert unseen == {}
    assert stops > 100


def _is_stop(thing):
    if not thing.isWidgetType() or isinstance(thing, WHOLE) or not thing.isVisible() or not thing.isEnabled():
        return False
    return bool(thing.focusPolicy() & Qt.FocusPolicy.TabFocus) and thing.focusProxy() is None


def _name(widget):
    return widget.accessibleName() or getattr(widget, "text", str)()


def test_a_stop_without_a_ring_is_seen(qtbot):
    bare = QPushButton("bare")
    qtbot.addWidget(bare)
    bare.show()
    before = pixels(bare)
    assert changed_edges(before, before) == 0
