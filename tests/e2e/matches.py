"""Matches that go on from a prepared position: played to the block, through the walk, to the score."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from domino_desktop.core.moves import PlayTile
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import TABLE
from domino_desktop.ui.pages.start import StartPage
from tests.e2e.driver import Driver, at_rest, xdotool
from tests.e2e.prepared import POSITIONS

_INSIDE = 2  # logical pixels from the edge of a tile that is pressed
_IVORY, _CLOTH = 150, 120  # of 255: brighter is a tile, darker is the cloth


class PointerMatch(Driver):
    """One round by pointer alone: tiles are dragged and clicked in turn. ``rules`` is the name of the position."""

    ways = ("drags", "clicks")

    @property
    def _is_by_keys(self) -> bool:
        return self.ways == ("keys",)

    def script(self) -> Iterator[Any]:
        yield from self.go_on()
        position = POSITIONS[self.rules]
        for tile, _ in position.plays:
            yield from self._until(0)
            ends = self._table().controller.view(0).layout.ends
            move = PlayTile(Tile.parse(tile), position.number_at(tile, ends))
            laid = len(self._tiles())
            yield from self._lay(move)
            yield lambda: len(self._tiles()) == laid + 1  # noqa: B023
        yield from self._until(1)
        yield from self._declare()
        yield from self._walk()
        yield from self.tell_score("score")
        view = self._table().controller.view(TABLE)
        self.report["confirmed_by"] = list(view.verification.confirmed_by)
        self.report["winner"] = view.winner
        yield from self.quit()

    def go_on(self) -> Iterator[Any]:
        """From the start page to the table."""
        yield lambda: self._window() is not None and self._window().isVisible()
        window = self._window()
        xdotool("windowfocus", int(window.winId()))
        yield window.isActiveWindow
        button = self._button(window.findChild(StartPage), "Continue the match")
        if self._is_by_keys:
            yield button.hasFocus
            xdotool("key", "Return")
        else:
            yield at_rest(button)
            self._click(button)
        yield lambda: window.table is not None and window.table.findChild(QWidget, "board") is not None

    def _tiles(self) -> tuple[Tile, ...]:
        return tuple(self._table().controller.view(TABLE).layout.tiles())

    def _until(self, wanted: int) -> Iterator[Any]:
        """Whoever is to act opens the lid; João passes until it is the turn of the one who is wanted."""
        controller = self._table().controller
        while True:
            yield lambda: controller.human_to_act() is not None
            seat = controller.human_to_act()
            yield from self._open_lid(seat)
            if seat == wanted:
                return
            if self._is_by_keys:
                xdotool("key", "p")
            else:
                self._click(self._button(self._desk(), "Pass"))
            self.report["passes"] = self.report.get("passes", 0) + 1
            yield lambda: controller.human_to_act() != seat  # noqa: B023

    def _open_lid(self, seat: int) -> Iterator[Any]:
        keeper, lid = self._table()._keeper, self._desk().lid
        yield lambda: keeper.owner == seat
        if keeper.is_open:
            return
        yield lambda: lid.isVisible() and not lid.is_deaf
        if self._is_by_keys:
            yield lid.button.hasFocus
            xdotool("key", "Return")
        else:
            self._click(lid.button)
        yield lambda: keeper.is_open

    def _declare(self) -> Iterator[Any]:
        """João says that the game is blocked."""
        desk = self._desk()
        if self._is_by_keys:
            xdotool("key", "b")
        else:
            self._click(self._button(desk, "Say the game is blocked"))
        yield lambda: desk.is_sheet_open

    def _walk(self) -> Iterator[Any]:
        """Anna answers; the computer player does by itself."""
        desk, view = self._desk(), self._table().controller.view
        yield lambda: self._has_button(desk.sheet, "No, I cannot")
        no = self._button(desk.sheet, "No, I cannot")
        yield at_rest(no)
        self._window().grab().save(f"{self._folder}/walk.png")
        if self._is_by_keys:
            for _ in range(12):
                if no.hasFocus():
                    break
                before = QApplication.focusWidget()
                xdotool("key", "Tab")
                yield lambda: QApplication.focusWidget() is not before  # noqa: B023
            assert no.hasFocus(), "Tab leads to the answers"
            xdotool("key", "space")
        else:
            self._click(no)
        self.report["answers"] += 1
        yield lambda: view(TABLE).score is not None

    def _desk(self) -> Any:
        return self._table().findChild(QWidget, "desk")


class KeyMatch(PointerMatch):
    """One round by keys alone."""

    ways = ("keys",)


class Scaled(PointerMatch):
    """A start, every edge of the rack's tiles, a drag, and a picture of the screen, at any scale of the screen."""

    def script(self) -> Iterator[Any]:
        yield from self.go_on()
        yield from self._until(0)
        board = self._table().findChild(QWidget, "board")
        yield lambda: board.board.unfolding.is_settled
        self.report["scale"] = board.devicePixelRatioF()
        self.report["edges"] = self.report["wrong"] = 0
        yield from self._press_edges(board)
        tile = Tile.parse(POSITIONS[self.rules].plays[0][0])
        ends = self._table().controller.view(0).layout.ends
        yield from self._drag(board, PlayTile(tile, POSITIONS[self.rules].number_at(str(tile), ends)))
        yield lambda: tile in self._tiles()
        for _ in range(6):
            yield None
        self._look_at_edges(board)
        yield from self.quit()

    def _press_edges(self, board: Any) -> Iterator[Any]:
        """Just inside each edge, on both halves, the tile is pressed and no other; raised or not."""
        rack, hand = board.board.rack, board.board.hand
        self.report["raised"] = sum(hand.item(tile).goal.y() < rack.slot_of(tile).rect.top - 1 for tile in rack.tiles)
        for tile in rack.tiles:
            corner, width, height = hand.item(tile).goal, rack.room.side, 2 * rack.room.side
            right, bottom = width - _INSIDE, height - _INSIDE
            for x, y in (
                (_INSIDE, height / 4), (right, height * 3 / 4), (width / 2, _INSIDE), (width / 2, bottom),
                (_INSIDE, _INSIDE), (right, bottom),
            ):  # fmt: skip
                point = self._global(board, corner + QPointF(x, y))
                xdotool("mousemove", *self._on_screen(point), "mousedown", 1)
                yield lambda: board.phase.value == "pressed"
                self.report["edges"] += 1
                self.report["wrong"] += board.board.rack.focused != tile
                # Another button takes it back.
                xdotool("click", 3, "mouseup", 1)
                yield lambda: board.phase.value == "idle"

    def _look_at_edges(self, board: Any) -> None:
        """On the screen each tile that was laid is as bright as ivory up to its edges, and the cloth beyond is dark."""
        window, scale, marks = self._window(), board.devicePixelRatioF(), board.board.marks
        picture = window.screen().grabWindow(window.winId()).toImage()
        picture.save(f"{self._folder}/screen.png")
        corner = QPointF(window.mapToGlobal(window.rect().topLeft()))
        self.report["blurred"] = []
        for place in board.board.geometry.tiles:
            rect = place.rect
            along = rect.left + rect.width * (0.18 if rect.width > rect.height else 0.5)
            for edge, way in ((rect.top, 1), (rect.bottom, -1)):
                inside, outside = (
                    board.mapFromScene(marks.mapToScene(QPointF(along, edge + way * off))) for off in (5, -9)
                )
                seen = [
                    _brightness(picture, QPointF(board.viewport().mapToGlobal(point)) - corner, scale)
                    for point in (inside, outside)
                ]
                if seen[0] < _IVORY or (seen[1] > _CLOTH and place is board.board.geometry.tiles[0]):
                    self.report["blurred"].append((str(place.tile), way, *seen))
        self.report["picture"] = [picture.width(), picture.height()]


def _brightness(picture: QImage, point: QPointF, scale: float) -> int:
    return picture.pixelColor(round(point.x() * scale), round(point.y() * scale)).lightness()
