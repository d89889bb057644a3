"""Writes a file beside the window, which goes on answering meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.files import write_whole
from domino_desktop.ui.share.encoding import Cancelled

_POLL: Final = 20  # milliseconds


class _Work:
    """What the thread does. It knows nothing of Qt, whose objects may only come to their end beside the window."""

    def __init__(self, make: Callable[[], bytes], path: Path) -> None:
        self._make, self._path = make, path
        self.fault: Exception | None = None

    def do(self) -> None:
        try:
            write_whole(self._path, self._make())
        except Exception as fault:  # told in the thread of the window, where mistakes are logged
            self.fault = fault


class Writing(QObject):
    """One file on its way to the disk: whole at its end, or not there.

    ``done`` carries None when it is written, else why it is not: a StorageFault, Cancelled, or a mistake of ours.
    """

    done = Signal(object)

    def __init__(self, make: Callable[[], bytes], path: Path, parent: QObject) -> None:
        """``make`` answers the content of the file. It runs in another thread and may raise Cancelled."""
        super().__init__(parent)
        self._work = _Work(make, path)
        # Not a daemon: a program that ends waits until the file is whole.
        self._thread = Thread(target=self._work.do, name="share")
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)

    def start(self) -> None:
        """Begin to write."""
        self._thread.start()
        self._timer.start(_POLL)

    def _look(self) -> None:
        if self._thread.is_alive():
            return
        self._timer.stop()
        fault = self._work.fault
        self.done.emit(fault)
        if fault is not None and not isinstance(fault, Cancelled | StorageFault):
            raise fault
