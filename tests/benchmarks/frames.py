"""Frames of the table: a dragged tile, an answer to a key, and an animation while a computer player thinks."""

from __future__ import annotations

import gc
import statistics
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from PySide6.QtCore import QEventLoop, QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from domino_desktop.ai.level import Level
from domino_desktop.controller.engine_host import EngineHost
from domino_desktop.core.layout import Layout
from domino_desktop.core.moves import PlayTile
from domino_desktop.core.tiles import Tile
from domino_desktop.storage import rulesets
from domino_desktop.storage.settings import Settings, TileSet
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.board.hand import LIFTED_LAYER
from domino_desktop.ui.board.tile_item import TileItem
from domino_desktop.ui.board.view import BoardView
from domino_desktop.ui.look import Look
from domino_desktop.ui.table.page import TablePage
from tests.gallery.stages import Stage, played
from tests.ui.lines import longest_halves


def _percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def _table(look: Look, folder: str, width: int, height: int) -> TablePage:
    """A double-twelve table where the one person is to act."""
    ruleset = rulesets.load("classic-draw").changed({"max_pip": 12})

    def stop(state: Any) -> bool:
        now = state.round
        is_mine = now is not None and now.turn == 0 and now.layout.first is not None
        return is_mine and len(now.layout.tiles()) >= 4

    events = played(ruleset, 4, 1, stop)
    page = Stage(look, Path(folder)).table(ruleset, events, "en", humans=1)
    page.resize(width, height)
    page.show()
    QApplication.processEvents()
    return page


def dragging(look: Look) -> list[dict[str, Any]]:
    """One tile dragged over a line of 91 tiles in a window of 1920 x 1080, once for each set of tiles."""
    with tempfile.TemporaryDirectory() as folder:
        page = _table(look, folder, 1920, 1080)
        board = page.findChild(BoardView)
        assert board is not None and board.board.picture is not None
        scene = board.board
        view = scene.picture.view
        long_line = Layout.of_halves(longest_halves(12, Random(3)))
        picture = replace(scene.picture, view=replace(view, layout=long_line, open=long_line.ends), legal={}, ways={})
        rows = []
        # As the program does when it has started.
        gc.collect()
        gc.freeze()
        for name, dress in _dresses(look, Path(folder)):
            scene.art.wear(dress)
            board.show_picture(picture)
            QApplication.processEvents()
            rows.append(_drag(board, name))
        gc.unfreeze()
        page.stand_up()
        page.deleteLater()
    return rows


def _dresses(look: Look, folder: Path) -> Iterator[tuple[str, Dress]]:
    """What tiles of double-twelve wear, set by set; the family's pictures are photos as a phone takes them."""
    photos = []
    for number in range(1, 7):
        photos.append(folder / f"photo-{number}.png")
        Image.effect_noise((512, 512), 80).convert("RGB").save(photos[-1])
    for tile_set in TileSet:
        dress = look.try_on(replace(Settings(), tile_set=tile_set), 12)
        yield tile_set.value, replace(dress, family=tuple(photos)) if tile_set is TileSet.FAMILY else dress


def _drag(board: BoardView, name: str) -> dict[str, Any]:
    """Every tile of the set lies in the line, so the one in the air is a second 6-6."""
    scene = board.board
    item = TileItem(Tile.of(6, 6))
    item.setZValue(LIFTED_LAYER)
    item.show_face(scene.art, (6, 6), scene.rack.room.side, 1.0, lifted=True)
    scene.addItem(item)
    board.viewport().repaint()
    dirty, whole = [], []
    for step in range(240):
        began = time.perf_counter()
        before = item.sceneBoundingRect()
        item.place_at(QPointF(200 + step * 5, 300 + (step * 37) % 240))
        union = before.united(item.sceneBoundingRect())
        board.viewport().repaint(board.mapFromScene(union).boundingRect())
        dirty.append((time.perf_counter() - began) * 1000)
        began = time.perf_counter()
        board.viewport().repaint()
        whole.append((time.perf_counter() - began) * 1000)
    scene.removeItem(item)
    small, large = statistics.median(dirty), statistics.median(whole)
    return {
        "name": f"a tile dragged over 91 tiles, 1920 x 1080, {name}",
        "unit": "ms",
        "median": small,
        "goal": "<= 1, p99 <= 16, view <= 4",
        "met": small <= 1 and _percentile(dirty, 0.99) <= 16 and large <= 4,
        "detail": f"p99 {_percentile(dirty, 0.99):.2f}; the whole view {large:.2f}",
    }


def smooth_while_thinking(look: Look) -> list[dict[str, Any]]:
    """An animation of 16 ms and a key while the expert thinks without pause in its own process."""
    host = EngineHost()
    host.start()
    with tempfile.TemporaryDirectory() as folder:
        page = _table(look, folder, 1280, 800)
        board = page.findChild(BoardView)
        assert board is not None and page.controller is not None
        view = page.controller.view(0)

        def think(number: int) -> None:
            host.ask(number + 1, view, Level.EXPERT, number, 60_000)

        troubles: list[object] = []
        host.troubled.connect(lambda number, trouble: troubles.append(trouble))
        host.answered.connect(think)
        think(0)
        item = next(board.board.hand.item(tile) for tile in board.board.rack.tiles)
        assert item is not None
        _wait(1500)
        gaps, handlers, answers = [], [], []
        last: list[float] = []

        def frame() -> None:
            began = time.perf_counter()
            if last:
                gaps.append((began - last[0]) * 1000)
            last[:] = [began]
            item.setPos(item.pos() + QPointF(1 if len(gaps) % 2 else -1, 0))
            handlers.append((time.perf_counter() - began) * 1000)

        timer = QTimer()
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(frame)
        timer.start(16)
        _wait(5000)
        timer.stop()
        for number in range(60):
            key = Qt.Key.Key_Right if number % 2 else Qt.Key.Key_Left
            began = time.perf_counter()
            press = QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(board, press)
            board.viewport().repaint()
            answers.append((time.perf_counter() - began) * 1000)
        page.stand_up()
        page.deleteLater()
    host.stop()
    if troubles:
        raise RuntimeError(f"the expert did not think: {troubles}")
    return [
        {
            "name": "frame gap while the expert thinks",
            "unit": "ms",
            "median": statistics.median(gaps),
            "goal": "p99 <= 20, handler p95 <= 1",
            "met": _percentile(gaps, 0.99) <= 20 and _percentile(handlers, 0.95) <= 1,
            "detail": f"p99 {_percentile(gaps, 0.99):.1f}, handler p95 {_percentile(handlers, 0.95):.2f}",
        },
        {
            "name": "a key to its first changed frame, the same",
            "unit": "ms",
            "median": statistics.median(answers),
            "goal": "<= 50",
            "met": _percentile(answers, 0.99) <= 50,
            "detail": f"p99 {_percentile(answers, 0.99):.1f}",
        },
    ]


def one_event(look: Look) -> list[dict[str, Any]]:
    """What the window does for one tile laid: the whole page follows the new state."""
    times = []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(9):
            page = _table(look, folder, 1280, 800)
            controller = page.controller
            assert controller is not None
            plays = [move for move in controller.view(0).legal_moves if isinstance(move, PlayTile)]
            if plays:
                began = time.perf_counter()
                controller.submit(0, plays[0])
                page.repaint()
                times.append((time.perf_counter() - began) * 1000)
            page.stand_up()
            page.deleteLater()
    return [
        {
            "name": "a tile laid: decided, stored, shown",
            "unit": "ms",
            "median": statistics.median(times),
            "goal": "<= 50",
            "met": statistics.median(times) <= 50,
            "detail": f"worst {max(times):.1f}",
        }
    ]


def _wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
