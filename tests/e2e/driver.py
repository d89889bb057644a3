"""Runs the real program in this process and plays it with the real pointer and keyboard of an X display.

The driver reads what is on the screen from the widgets, and acts through ``xdotool`` alone. It prints one JSON line
about the evening and ends with the program's exit status.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from domino_desktop.core.moves import DeclareCanPlay, DrawTile, Knock, PlayTile
from domino_desktop.core.views import TABLE
from domino_desktop.ui import app
from domino_desktop.ui.main_window import MainWindow
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.pages.setup import SetupPage
from domino_desktop.ui.pages.start import StartPage

STEP_MS = 60
PATIENCE = 400
"""So many steps without anything new, and the evening is given up."""


def xdotool(*words: object) -> None:
    subprocess.run(["xdotool", *map(str, words)], check=True, timeout=20)


class Evening:
    """One evening: language, a table of the rule set ``block``, rounds until one is blocked, its walk and score."""

    def __init__(self, picture_folder: str) -> None:
        self.report: dict[str, Any] = {"drags": 0, "clicks": 0, "keys": 0, "answers": 0, "rounds": 0}
        self._folder = picture_folder
        self._script = self._evening()
        self._waits_for: Any = None
        self._steps = 0

    def step(self) -> None:
        """Go on as soon as the awaited condition holds."""
        self._steps += 1
        if self._steps > PATIENCE:
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

    def _give_up(self, why: str) -> None:
        self.report["failed"] = why
        window = self._window()
        if window is not None:
            window.grab().save(f"{self._folder}/given-up.png")
        QApplication.exit(70)

    # The evening --------------------------------------------------------------------------------------

    def _evening(self) -> Iterator[Any]:
        yield lambda: self._window() is not None and self._window().isVisible()
        window = self._window()
        assert window is not None
        # There is no window manager here that would give the window the keyboard.
        xdotool("windowfocus", int(window.winId()))
        yield window.isActiveWindow
        self._click(self._button(window.findChild(StartPage), "Set up a table"))
        yield lambda: window.findChild(SetupPage) is not None
        setup = window.findChild(SetupPage)
        yield setup.isVisible
        self._click(self._button(setup, "Block"))
        field = next(one for one in setup.findChildren(QLineEdit) if one.isVisible() and not one.text())
        self._click(field)
        yield field.hasFocus
        xdotool("type", "Anna")
        yield lambda: field.text() == "Anna"
        self._click(self._button(setup, "Start"))
        yield lambda: window.table is not None
        while True:
            yield from self._round()
            table = self._table()
            view = table.controller.view(TABLE)
            self.report["rounds"] += 1
            if view.ended.value == "blocked":
                break
            yield lambda: self._part(ScorePage).isVisible()
            self._click(self._button(self._part(ScorePage), "Next round"))
            yield lambda: table.controller.view(TABLE).score is None  # noqa: B023
        yield lambda: self._part(ScorePage).isVisible()
        window.grab().save(f"{self._folder}/score.png")
        walk = view.verification
        self.report["confirmed_by"] = list(walk.confirmed_by)
        self.report["phase"] = walk.phase.value
        self.report["points"] = [view.score.points(team) for team in sorted(set(view.teams))]
        self.report["score_page"] = self._part(ScorePage).announcement()
        xdotool("key", "ctrl+q")
        yield lambda: not window.isVisible()

    def _round(self) -> Iterator[Any]:
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
            elif isinstance(move, Knock):
                yield from self._say_no()
            else:
                assert not isinstance(move, (DrawTile, DeclareCanPlay)), move
            yield lambda: len(controller.view(TABLE).history) > events  # noqa: B023

    def _lay(self, move: PlayTile) -> Iterator[Any]:
        """By dragging and by the keyboard in turn."""
        board = self._table().findChild(QWidget, "board")
        assert board is not None
        yield lambda: board.board.hand_item(move.tile) is not None
        scene = board.board
        item = scene.hand_item(move.tile)
        if len(scene.rack.tiles) == 4:
            for _ in range(8):
                # The last tile laid is still on its way.
                yield None
            self._window().grab().save(f"{self._folder}/table.png")
        if self.report["drags"] <= self.report["keys"]:
            side = scene.rack.side
            grip = QPointF(side / 2, side)
            start = self._global(board, item.goal + grip)
            outline = scene.geometry.end(move.end).spot_for(move.tile).rect.centre
            goal = self._global(board, QPointF(outline.x, outline.y))
            xdotool("mousemove", start.x(), start.y(), "mousedown", 1)
            for share in (0.1, 0.4, 0.8, 1.0):
                between = start + (goal - start) * share
                xdotool("mousemove", between.x(), between.y())
                yield None
            yield lambda: scene.marks.favoured == move.end
            xdotool("mouseup", 1)
            self.report["drags"] += 1
            return
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
        if board.asking is not None:
            xdotool("key", "Return")
        self.report["keys"] += 1

    def _say_no(self) -> Iterator[Any]:
        """Pass at the table; answer on the sheet in a walk."""
        desk = self._table().findChild(QWidget, "desk")
        assert desk is not None
        if desk.is_sheet_open:
            button = self._button(desk.sheet, "No, I cannot")
            yield _at_rest(button)
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

    def _button(self, page: QWidget, words: str) -> QAbstractButton:
        """The visible button whose text or accessible name begins with these words."""
        for button in page.findChildren(QAbstractButton):
            said = button.text() or button.accessibleName()
            if button.isVisible() and said.replace("&", "").startswith(words):
                return button
        raise LookupError(words)

    def _global(self, board: QWidget, point: QPointF) -> QPoint:
        return board.viewport().mapToGlobal(board.mapFromScene(point))

    def _click(self, widget: QWidget) -> None:
        middle = widget.mapToGlobal(widget.rect().center())
        xdotool("mousemove", middle.x(), middle.y(), "click", 1)


def _at_rest(widget: QWidget) -> Callable[[], bool]:
    """Whether a widget is where it was a step ago: nobody presses a sheet that is still sliding in."""
    seen: list[QPoint] = []

    def is_still() -> bool:
        seen.append(widget.mapToGlobal(QPoint(0, 0)))
        return len(seen) > 1 and seen[-1] == seen[-2]

    return is_still


def main(folder: str, words: list[str]) -> int:
    """Play one evening; pictures go into the folder."""
    QApplication(sys.argv[:1])
    evening = Evening(folder)
    timer = QTimer()
    timer.timeout.connect(evening.step)
    timer.start(STEP_MS)
    status = app.main(words)
    timer.stop()
    print(json.dumps(evening.report))
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
