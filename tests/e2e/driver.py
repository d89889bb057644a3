"""Runs the real program in this process and plays it with the real pointer and keyboard of an X display.

The driver reads what is on the screen from the widgets, and acts through ``xdotool`` alone. It prints one JSON line
about the evening and ends with the program's exit status.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from domino_desktop.core.moves import DrawTile, Knock, PlayTile
from domino_desktop.core.views import TABLE
from domino_desktop.ui import app
from domino_desktop.ui.main_window import MainWindow
from domino_desktop.ui.pages.rulesets.gallery import GalleryPage
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.pages.setup import SetupPage
from domino_desktop.ui.pages.start import StartPage

STEP_MS = 25
PATIENCE = 1000
"""So many steps without anything new, and the evening is given up."""


def xdotool(*words: object) -> None:
    subprocess.run(["xdotool", *map(str, words)], check=True, timeout=20)


class Driver:
    """Goes on step by step with what ``script`` does, each time as soon as what it waits for holds."""

    ways = ("drags", "keys")
    """How tiles are laid, in turn."""

    def __init__(self, picture_folder: str, rules: str) -> None:
        self.report: dict[str, Any] = {"drags": 0, "clicks": 0, "keys": 0, "answers": 0, "rounds": 0, "taken": 0}
        self.rules = rules
        self._folder = picture_folder
        self._script = self.script()
        self._waits_for: Any = None
        self._steps = 0

    def script(self) -> Iterator[Any]:
        """Yields conditions; the driver goes on when one holds, and at the next step after None."""
        raise NotImplementedError

    def step(self) -> None:
        """Go on as soon as the awaited condition holds."""
        self._steps += 1
        if self._steps > PATIENCE or (self._steps % 40 == 0 and self._has_failed()):
            self._give_up(f"nothing happens any more: {self.report}")
            return
        try:
            if self._waits_for is None or self._waits_for():
                self._steps = 0
                self._waits_for = next(self._script)
        except StopIteration:
            QApplication.quit()
        except Exception as error:
            self._give_up(repr(error))

    def _has_failed(self) -> bool:
        """Whether the program has written down that something went wrong."""
        log = Path(self._folder, "data", "logs", "domino.log")
        return log.exists() and "CRITICAL" in log.read_text(encoding="utf-8")

    def _give_up(self, why: str) -> None:
        self.report["failed"] = why
        window = self._window()
        if window is not None:
            window.grab().save(f"{self._folder}/given-up.png")
        QApplication.exit(70)

    # What people do ------------------------------------------------------------------------------------

    def open_table(self) -> Iterator[Any]:
        """From the first start to a table of these rules, with one person and three computer players."""
        yield lambda: self._window() is not None and self._window().isVisible()
        window = self._window()
        assert window is not None
        # There is no window manager here that would give the window the keyboard.
        xdotool("windowfocus", int(window.winId()))
        yield window.isActiveWindow
        self._click(self._button(window.findChild(StartPage), "Set up a table"))
        setup = yield from self._page(SetupPage)
        self._click(self._button(setup, "Choose other rules"))
        gallery = yield from self._page(GalleryPage)
        search = next(one for one in gallery.findChildren(QLineEdit) if one.isVisible())
        self._click(search)
        yield search.hasFocus
        xdotool("type", self.rules)
        yield lambda: self._has_button(gallery, f"Choose {self.rules}")
        choose = self._button(gallery, f"Choose {self.rules}")
        yield at_rest(choose)
        self._click(choose)
        setup = yield from self._page(SetupPage)
        field = next(one for one in setup.findChildren(QLineEdit) if one.isVisible() and not one.text())
        self._click(field)
        yield field.hasFocus
        xdotool("type", "Anna")
        yield lambda: field.text() == "Anna"
        self._click(self._button(setup, "Start"))
        yield lambda: window.table is not None

    def _page(self, kind: type) -> Iterator[Any]:
        """Waits for a page of this kind; returns it."""
        window = self._window()
        assert window is not None
        yield lambda: window.findChild(kind) is not None and window.findChild(kind).isVisible()
        return window.findChild(kind)

    def quit(self) -> Iterator[Any]:
        """Leaves as people do."""
        window = self._window()
        xdotool("key", "ctrl+q")
        yield lambda: not window.isVisible()

    def tell_score(self, picture: str) -> Iterator[Any]:
        """Waits for the score page, keeps a picture of it and what it says."""
        yield lambda: self._part(ScorePage).isVisible()
        self._window().grab().save(f"{self._folder}/{picture}.png")
        view = self._table().controller.view(TABLE)
        self.report["rules"] = view.ruleset.id
        self.report["ended"] = view.ended.value
        self.report["points"] = [view.score.points(team) for team in sorted(set(view.teams))]
        self.report["totals"] = list(view.totals)
        self.report["score_page"] = self._part(ScorePage).announcement()

    def play_round(self) -> Iterator[Any]:
        table = self._table()
        controller = table.controller
        while True:
            yield lambda: controller.human_to_act() is not None or controller.view(TABLE).score is not None
            if controller.view(TABLE).score is not None:
                return
            seat = controller.human_to_act()
            events = len(controller.view(TABLE).history)
            move = controller.view(seat).legal_moves[0]
            if isinstance(move, PlayTile):
                yield from self._lay(move)
            elif isinstance(move, DrawTile):
                yield from self._take(events)
            else:
                assert isinstance(move, Knock), move
                yield from self._say_no()
            yield lambda: len(controller.view(TABLE).history) > events  # noqa: B023

    def _lay(self, move: PlayTile) -> Iterator[Any]:
        """In every way in turn."""
        board = self._table().findChild(QWidget, "board")
        assert board is not None
        yield lambda: board.board.hand.item(move.tile) is not None and board.board.unfolding.is_settled
        if len(board.board.rack.tiles) == 4:
            for _ in range(8):
                # The last tile laid is still on its way.
                yield None
            self._window().grab().save(f"{self._folder}/table.png")
        way = min(self.ways, key=self.report.__getitem__)
        self.report[way] += 1
        yield from {"drags": self._drag, "keys": self._key_in, "clicks": self._click_in}[way](board, move)

    def _drag(self, board: Any, move: PlayTile) -> Iterator[Any]:
        scene = board.board
        yield from self._look_at(board, move)
        start, goal = self._grip(board, move), self._goal(board, move)
        xdotool("mousemove", *self._on_screen(start), "mousedown", 1)
        for share in (0.1, 0.4, 0.8, 1.0):
            xdotool("mousemove", *self._on_screen(start + (goal - start) * share))
            yield None
        yield lambda: scene.marks.favoured == move.end
        xdotool("mouseup", 1)

    def _click_in(self, board: Any, move: PlayTile) -> Iterator[Any]:
        events = len(self._table().controller.view(TABLE).history)
        grip = self._grip(board, move)
        xdotool("mousemove", *self._on_screen(grip), "click", 1)
        yield lambda: board.asking is not None or len(self._table().controller.view(TABLE).history) > events
        if board.asking is not None:
            yield from self._look_at(board, move)
            goal = self._goal(board, move)
            xdotool("mousemove", *self._on_screen(goal), "click", 1)

    def _key_in(self, board: Any, move: PlayTile) -> Iterator[Any]:
        scene = board.board
        board.setFocus()
        xdotool("key", "Home")
        yield lambda: scene.rack.cursor == 0
        for _ in range(scene.rack.tiles.index(move.tile)):
            before = scene.rack.cursor
            xdotool("key", "Right")
            yield lambda: scene.rack.cursor == before + 1  # noqa: B023
        xdotool("key", "Return")
        yield None
        yield None
        while board.asking is not None and scene.marks.favoured != move.end:
            before = scene.marks.favoured
            xdotool("key", "Right")
            yield lambda: scene.marks.favoured != before  # noqa: B023
        if board.asking is not None:
            xdotool("key", "Return")

    def _look_at(self, board: Any, move: PlayTile) -> Iterator[Any]:
        """Press the sign at the edge of the cloth that points to this end, if there is one."""
        scene = board.board
        sign = next((one for one in scene.finder.signs.shown if one.id == move.end), None)
        if sign is not None:
            self.report["signs"] = self.report.get("signs", 0) + 1
            point = self._global(board, QPointF(sign.spot.x, sign.spot.y))
            xdotool("mousemove", *self._on_screen(point), "click", 1)
            yield lambda: all(one.id != move.end for one in scene.finder.signs.shown)

    def _grip(self, board: Any, move: PlayTile) -> QPoint:
        """The middle of a tile in the rack."""
        side = board.board.rack.room.side
        return self._global(board, board.board.hand.item(move.tile).goal + QPointF(side / 2, side))

    def _goal(self, board: Any, move: PlayTile) -> QPoint:
        """Where this move lays its tile."""
        scene = board.board
        if not scene.geometry.tiles:
            return self._global(board, QPointF(scene.zones.cloth.centre.x, scene.zones.cloth.centre.y))
        middle = scene.geometry.end(move.end).spot_for(move.tile).rect.centre
        return self._global(board, scene.marks.mapToScene(QPointF(middle.x, middle.y)))

    def _take(self, events: int) -> Iterator[Any]:
        """Take a tile by the button; one press may take several, so look whether more are coming."""
        for _ in range(3):
            yield None
            if len(self._table().controller.view(TABLE).history) > events:
                return
        self._click(self._table().findChild(QWidget, "desk").bar.buttons[0])
        self.report["taken"] += 1

    def _say_no(self) -> Iterator[Any]:
        """Pass at the table; answer on the sheet in a walk."""
        desk = self._table().findChild(QWidget, "desk")
        assert desk is not None
        if desk.is_sheet_open:
            button = self._button(desk.sheet, "No, I cannot")
            yield at_rest(button)
            self._window().grab().save(f"{self._folder}/walk.png")
            self.report["answers"] += 1
        else:
            yield lambda: bool(desk.bar.buttons)
            button = desk.bar.buttons[0]
        self._click(button)
        self.report["clicks"] += 1

    # What is on the screen ----------------------------------------------------------------------------

    def _window(self) -> MainWindow | None:
        found = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]
        return found[0] if found else None

    def _table(self) -> Any:
        window = self._window()
        assert window is not None and window.table is not None
        return window.table

    def _part(self, kind: type) -> Any:
        return self._table().findChild(kind)

    def _has_button(self, page: QWidget, words: str) -> bool:
        try:
            return self._button(page, words) is not None
        except LookupError:
            return False

    def _button(self, page: QWidget, words: str) -> QAbstractButton:
        """The visible button whose text or accessible name begins with these words."""
        for button in page.findChildren(QAbstractButton):
            said = (button.text().replace("&", ""), button.accessibleName())
            if button.isVisible() and any(each.startswith(words) for each in said):
                return button
        raise LookupError(words)

    def _global(self, board: QWidget, point: QPointF) -> QPoint:
        return board.viewport().mapToGlobal(board.mapFromScene(point))

    def _click(self, widget: QWidget) -> None:
        middle = widget.mapToGlobal(widget.rect().center())
        xdotool("mousemove", *self._on_screen(middle), "click", 1)

    def _on_screen(self, point: QPoint) -> tuple[int, int]:
        """A point in the pixels of the screen, which is all that the pointer knows."""
        window = self._window()
        assert window is not None
        scale = window.devicePixelRatioF()
        return round(point.x() * scale), round(point.y() * scale)


class Evening(Driver):
    """Rounds until one is blocked, its walk and its score."""

    def script(self) -> Iterator[Any]:
        yield from self.open_table()
        while True:
            yield from self.play_round()
            table = self._table()
            view = table.controller.view(TABLE)
            self.report["rounds"] += 1
            if view.ended.value == "blocked":
                break
            yield lambda: self._part(ScorePage).isVisible()
            self._click(self._button(self._part(ScorePage), "Next round"))
            yield lambda: table.controller.view(TABLE).score is None  # noqa: B023
        yield from self.tell_score("score")
        self.report["confirmed_by"] = list(view.verification.confirmed_by)
        self.report["phase"] = view.verification.phase.value
        yield from self.quit()


class Round(Driver):
    """One whole round of any rule set."""

    ways = ("drags", "clicks", "keys")

    def script(self) -> Iterator[Any]:
        yield from self.open_table()
        yield from self.play_round()
        yield from self.tell_score("score")
        yield from self.quit()


def at_rest(widget: QWidget) -> Callable[[], bool]:
    """Whether a widget is where it was a step ago: nobody presses a sheet that is still sliding in."""
    seen: list[QPoint] = []

    def is_still() -> bool:
        seen.append(widget.mapToGlobal(QPoint(0, 0)))
        return len(seen) > 1 and seen[-1] == seen[-2]

    return is_still


def main(kind: str, folder: str, rules: str, words: list[str]) -> int:
    """Play what ``kind`` names by these rules; pictures go into the folder."""
    from tests.e2e.matches import KeyMatch, PointerMatch, Scaled
    from tests.e2e.refereeing import Refereed
    from tests.e2e.tournament import ClubEvening, Reopened

    QApplication(sys.argv[:1])
    kinds: dict[str, type[Driver]] = {
        "evening": Evening,
        "round": Round,
        "pointer": PointerMatch,
        "keys": KeyMatch,
        "scaled": Scaled,
        "refereed": Refereed,
        "tournament": ClubEvening,
        "reopened": Reopened,
    }
    driver = kinds[kind](folder, rules)
    timer = QTimer()
    timer.timeout.connect(driver.step)
    timer.start(STEP_MS)
    status = app.main(words)
    timer.stop()
    print(json.dumps(driver.report))
    return status


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4], sys.argv[4:]))
