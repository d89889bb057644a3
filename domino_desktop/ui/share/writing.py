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


class Writing(QObject):
    """One file on its way to the disk: whole at its end, or not there.

    ``done`` carries None when it is written, else why it is not: a StorageFault, or Cancelled.
    """

    done = Signal(object)

    def __init__(self, make: Callable[[], bytes], path: Path, parent: QObject) -> None:
        """``make`` answers the content of the file. It runs in another thread and may raise Cancelled."""
        super().__init__(parent)
        self._make, self._path = make, path
        self._fault: Exception | None = None
        # Not a daemon: a program that ends waits until the file is whole.
        self._thread = Thread(target=self._write, name="share")
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)

    def start(self) -> None:
        """Begin to write."""
        self._thread.start()
        self._timer.start(_POLL)

    def _write(self) -> None:
        try:
            write_whole(self._path, self._make())
        except (Cancelled, StorageFault) as fault:
            self._fault = fault
        except Exception as fault:  # told in the thread of the window, where mistakes are logged
            self._fault = fault

    def _look(self) -> None:
        if self._thread.is_alive():
            return
        self._timer.stop()
        if self._fault is not None and not isinstance(self._fault, Cancelled | StorageFault):
            raise self._fault
        self.done.emit(self._fault)
