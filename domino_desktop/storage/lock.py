"""One program per data folder: the system's own lock on a file, which ends with the process that holds it.

A lock file that carries a process number can be left behind and then names a stranger (numbers are used again,
always so inside a sandbox); a lock of the operating system cannot.
"""

from __future__ import annotations

import os
import sys

from domino_desktop.storage.faults import storing
from domino_desktop.storage.paths import DataPaths


class DataInUse(Exception):
    """Another running program holds this data folder."""

    def __init__(self, paths: DataPaths) -> None:
        self.paths = paths
        super().__init__(f"{paths.root} is in use")


class DataLock:
    """Holds a data folder until it is released or the process ends, however it ends."""

    def __init__(self, descriptor: int) -> None:
        # a bare number, not a file object, which would let go of the lock when nothing refers to it any more
        self._descriptor = descriptor

    @staticmethod
    def take(paths: DataPaths) -> DataLock:
        """Raises DataInUse while another program runs, StorageFault when the folder cannot be written."""
        paths.create()
        with storing(paths.lock):
            descriptor = os.open(paths.lock, os.O_RDWR | os.O_CREAT, 0o600)
        if not _lock(descriptor):
            os.close(descriptor)
            raise DataInUse(paths)
        return DataLock(descriptor)

    def release(self) -> None:
        """The folder is free again; the empty file stays, for removing it could break another's lock."""
        os.close(self._descriptor)


def _lock(descriptor: int) -> bool:
    """Whether the lock could be had at once."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
