"""Why something could not be stored or read: one exception with a reason and the place."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path


class StorageReason(Enum):
    """Why storing failed: completes "because ..."."""

    DISK_IS_FULL = "disk_is_full"
    WRITING_IS_NOT_ALLOWED = "writing_is_not_allowed"
    FOLDER_IS_MISSING = "folder_is_missing"
    FILE_IS_DAMAGED = "file_is_damaged"
    ANOTHER_PROGRAM_HOLDS_IT = "another_program_holds_it"
    DEVICE_FAILED = "device_failed"


class StorageFault(Exception):
    """A file or folder that could not be read or written. Nothing of the attempt is left behind."""

    def __init__(self, reason: StorageReason, path: Path) -> None:
        self.reason, self.path = reason, path
        super().__init__(f"{path}: {reason.value}")


_BY_ERRNO = {
    errno.ENOSPC: StorageReason.DISK_IS_FULL,
    errno.EDQUOT: StorageReason.DISK_IS_FULL,
    errno.EFBIG: StorageReason.DISK_IS_FULL,
    errno.EACCES: StorageReason.WRITING_IS_NOT_ALLOWED,
    errno.EPERM: StorageReason.WRITING_IS_NOT_ALLOWED,
    errno.EROFS: StorageReason.WRITING_IS_NOT_ALLOWED,
    errno.ENOENT: StorageReason.FOLDER_IS_MISSING,
    errno.ENOTDIR: StorageReason.FOLDER_IS_MISSING,
    errno.EEXIST: StorageReason.FOLDER_IS_MISSING,
    errno.EBUSY: StorageReason.ANOTHER_PROGRAM_HOLDS_IT,
}

_BY_SQLITE = {
    sqlite3.SQLITE_FULL: StorageReason.DISK_IS_FULL,
    sqlite3.SQLITE_READONLY: StorageReason.WRITING_IS_NOT_ALLOWED,
    sqlite3.SQLITE_PERM: StorageReason.WRITING_IS_NOT_ALLOWED,
    sqlite3.SQLITE_CANTOPEN: StorageReason.WRITING_IS_NOT_ALLOWED,
    sqlite3.SQLITE_CORRUPT: StorageReason.FILE_IS_DAMAGED,
    sqlite3.SQLITE_NOTADB: StorageReason.FILE_IS_DAMAGED,
    sqlite3.SQLITE_BUSY: StorageReason.ANOTHER_PROGRAM_HOLDS_IT,
    sqlite3.SQLITE_LOCKED: StorageReason.ANOTHER_PROGRAM_HOLDS_IT,
}


def reason_for(error: OSError | sqlite3.Error) -> StorageReason:
    """What an error of the system or of SQLite means to a person."""
    if isinstance(error, OSError):
        return _BY_ERRNO.get(error.errno or 0, StorageReason.DEVICE_FAILED)
    code = getattr(error, "sqlite_errorcode", 0)
    # the low byte is the kind of error, the rest its details
    return _BY_SQLITE.get(code & 0xFF, StorageReason.DEVICE_FAILED)


@contextmanager
def storing(path: Path) -> Iterator[None]:
    """Whatever fails inside with this file or folder is raised as StorageFault."""
    try:
        yield
    except (sqlite3.IntegrityError, sqlite3.ProgrammingError):
        raise  # a mistake of the program, not of the disk
    except (OSError, sqlite3.Error) as error:
        raise StorageFault(reason_for(error), path) from error
