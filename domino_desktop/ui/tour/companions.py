"""The computer players of the tour: they lay what was prepared for them, and leave time to read."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from domino_desktop.ai.level import Level
from domino_desktop.controller.engine_host import EngineHost
from domino_desktop.core.moves import Move
from domino_desktop.core.views import View
from domino_desktop.ui.tour.position import companion_move


class Companions(EngineHost):
    """Answers like the host of the computer players, without a process of its own.

    ``patience`` tells for how many milliseconds a view is left as it is before somebody moves.
    """

    def __init__(self, patience: Callable[[View], int], parent: QObject | None = None) -> None:
        super().__init__(parent, command=())
        self._patience = patience
        self._waiting: tuple[int, Move] | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._answer)

    def start(self) -> None:
        """There is nothing to start."""

    def stop(self) -> None:
        """Nobody moves any more."""
        self._waiting = None
        self._pause.stop()

    def ask(self, request_id: int, view: View, level: Level, seed: int, limit_ms: int) -> None:
        """Answer in a while; a question that is still open is dropped."""
        self._waiting = (request_id, companion_move(view))
        self._pause.start(self._patience(view))

    def _answer(self) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            self.answered.emit(*waiting)
