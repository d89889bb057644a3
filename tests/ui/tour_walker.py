"""Somebody who takes the tour, with the mouse or with the keyboard, as fast as the table lets them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from domino_desktop.i18n.messages import start as start_messages
from domino_desktop.i18n.messages import table, tour
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.table.desk import Desk
from domino_desktop.ui.table.page import TablePage
from domino_desktop.ui.tour.coach import CoachCard
from domino_desktop.ui.tour.done import DonePage
from domino_desktop.ui.tour.pointer import Pointer
from domino_desktop.ui.tour.steps import Step, tile_to_lay

WATCHED = (Step.OTHERS, Step.PASS, Step.WALK, Step.STANDS)
"""The steps at which one only looks on."""


class Walker:
    """Does on a `TourPage` what its cards ask for; in haste it waits for no step at which there is nothing to do."""

    def __init__(self, qtbot, page, language, *, is_hasty):
        self.qtbot, self.page, self.language, self.is_hasty = qtbot, page, language, is_hasty
        self.seen = []
        """The steps that were seen, each once in its order, with the words of its card."""

    # What there is --------------------------------------------------------------------------------------

    @property
    def desk(self):
        return self._part(Desk)

    @property
    def board(self):
        return self.desk.board

    @property
    def view(self):
        return self._part(TablePage).controller.view(0)

    @property
    def coach(self):
        return self._part(CoachCard)

    @property
    def pointer(self):
        return self._part(Pointer)

    @property
    def done(self):
        return self._part(DonePage)

    @property
    def score(self):
        return self._part(ScorePage)

    def _part(self, kind):
        """The newest part of this kind."""
        found = self.page.findChildren(kind)
        return found[-1] if found else None

    def button(self, words, within=None):
        """The button with these words that is in view."""
        return next(
            one
            for one in (within or self.page).findChildren(QPushButton)
            if one.isVisible() and words in (one.text(), one.accessibleName())
        )

    def wait_for(self, step):
        if self.is_hasty and step in WATCHED:
            return
        self.qtbot.waitUntil(lambda: self.page.step is step, timeout=20_000)
        QApplication.processEvents()
        self.seen.append(step)

    # With the mouse -------------------------------------------------------------------------------------

    def spot(self, tile):
        slot = self.board.board.rack.slot_of(tile).rect.centre
        return self.board.mapFromScene(QPointF(slot.x, slot.y))

    def outline(self, tile, end):
        place = self.board.board.geometry.spot_for(tile, end).centre
        return self.board.mapFromScene(self.board.board.marks.mapToScene(QPointF(place.x, place.y)))

    def yard(self):
        zone = self.board.board.zones.boneyard
        return self.board.mapFromScene(QPointF(zone.left + 24, zone.top + 24))

    def click(self, point):
        QTest.mouseClick(self.board.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def drag(self, tile, point):
        start = self.spot(tile)
        viewport = self.board.viewport()
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        for part in range(1, 13):
            QTest.mouseMove(viewport, start + (point - start) * part / 12)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=point)

    def take_with_mouse(self, *, end="right", drags=False):
        """The whole tour with the mouse, up to its last page."""
        self.wait_for(Step.LAY)
        tile = tile_to_lay(self.view)
        self.drag(tile, self.outline(tile, "right")) if drags else self.click(self.spot(tile))
        self.wait_for(Step.OTHERS)
        self.wait_for(Step.ENDS)
        tile = tile_to_lay(self.view)
        if drags:
            self.drag(tile, self.outline(tile, end))
        else:
            self.click(self.spot(tile))
            self.click(self.outline(tile, end))
        self.wait_for(Step.TAKE)
        while self.page.step is Step.TAKE:
            self.click(self.yard())
            QApplication.processEvents()
        self.wait_for(Step.TAKEN)
        self.click(self.spot(tile_to_lay(self.view)))
        self.wait_for(Step.PASS)
        self.wait_for(Step.BLOCK)
        QTest.mouseClick(self.button(self.language.say(table.SAY_BLOCKED), self.desk), Qt.MouseButton.LeftButton)
        self.wait_for(Step.WALK)
        self.wait_for(Step.STANDS)
        self.wait_for(Step.SCORE)

    def go_on(self):
        """Press the button that leads from the score to the last page."""
        QTest.mouseClick(self.button(self.language.say(tour.GO_ON)), Qt.MouseButton.LeftButton)
        assert self.page.step is None

    def play_now(self):
        QTest.mouseClick(self.button(self.language.say(start_messages.PLAY_NOW), self.done), Qt.MouseButton.LeftButton)

    # With the keyboard ----------------------------------------------------------------------------------

    @staticmethod
    def key(key):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)

    def take_with_keys(self, letters):
        """The whole tour without a mouse; ``letters`` are the keys for taking a tile and for saying blocked."""
        self.wait_for(Step.LAY)
        self._lay_with_keys()
        self.wait_for(Step.ENDS)
        self._lay_with_keys()
        assert self.board.asking is not None
        self.key(Qt.Key.Key_Right)
        self.key(Qt.Key.Key_Return)
        self.wait_for(Step.TAKE)
        self.key(letters[0])
        self.wait_for(Step.TAKEN)
        self._lay_with_keys()
        self.wait_for(Step.PASS)
        self.wait_for(Step.BLOCK)
        self.key(letters[1])
        self.wait_for(Step.WALK)
        self.wait_for(Step.SCORE)
        self.tab_to(self.language.say(tour.GO_ON))
        self.key(Qt.Key.Key_Return)
        assert self.page.step is None

    def _lay_with_keys(self):
        """Arrows to the tile that fits, then Enter."""
        tile, rack = tile_to_lay(self.view), self.board.board.rack
        self.key(Qt.Key.Key_Home)
        for _ in range(len(rack.tiles)):
            if rack.focused == tile:
                break
            self.key(Qt.Key.Key_Right)
        assert rack.focused == tile
        self.key(Qt.Key.Key_Return)

    def tab_to(self, words):
        """Press Tab until the button with these words has the keyboard."""
        for _ in range(40):
            focus = QApplication.focusWidget()
            if isinstance(focus, QPushButton) and focus.text() == words:
                return
            QTest.keyClick(focus, Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never came to {words}")
