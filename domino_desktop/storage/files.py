"""Files that are whole or not there: written beside their place, flushed to the disk, then moved into it."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
from pathlib import Path

from domino_desktop.storage.faults import storing

UNFINISHED = ".part"
"""How names end while a file or folder is being written."""


_OURS = re.compile(
    rf"(domino\.sqlite|domino-[\w.-]+|settings\.json|training\.json|before-restore-\d+){re.escape(UNFINISHED)}(-wal|-shm|-journal)?"
)


def unfinished_name(path: Path) -> Path:
    """Where a file or folder is written before it gets its name."""
    return path.with_name(f"{path.name}{UNFINISHED}")


def write_whole(path: Path, content: bytes) -> None:
    """Replace a file in one step: a crash leaves the old one or the new one. Raises StorageFault."""
    unfinished = unfinished_name(path)
    with storing(path):
        try:
            with unfinished.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            move_into_place(unfinished, path)
        except OSError:
            with contextlib.suppress(OSError):
                unfinished.unlink(missing_ok=True)
            raise


def move_into_place(source: Path, target: Path) -> None:
    """Give a flushed file its name, for good. Raises OSError."""
    os.replace(source, target)
    flush_folder(target.parent)


def flush_file(path: Path) -> None:
    """Make a file's content outlive a power cut. Raises OSError."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def flush_folder(folder: Path) -> None:
    """Make names in a folder outlive a power cut, where the system can."""
    if os.name == "nt":
        return  # Windows has no such call for folders
    # some network and stick file systems refuse it; the file itself is safe already
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def remove(path: Path) -> None:
    """Take away a file, or a folder with all that is in it; nothing there is fine. Raises OSError."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def remove_leftovers(folder: Path) -> None:
    """Take away what an earlier program could not finish writing. Raises OSError.

    The folder may be one that holds a person's own files, too: nothing else in it is touched.
    """
    for path in folder.glob(f"*{UNFINISHED}*"):
        if _OURS.fullmatch(path.name):
            remove(path)


def free_number(folder: Path, *patterns: str) -> int:
    """The lowest number from 1 up whose names are all free; ``{}`` in a pattern stands for the number."""
    number = 1
    while any(os.path.lexists(folder / pattern.format(number)) for pattern in patterns):
        number += 1
    return number
