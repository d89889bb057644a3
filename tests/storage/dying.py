"""A program that dies at its n-th call to the disk, without cleaning up.

Started by test_killed.py: ``dying.py FOLDER DEED CALLS``; ends with 9 when it died, with 0 when the deed was done.
"""

import os
import shutil
import sys
from pathlib import Path

from domino_desktop.storage import exchange
from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.pictures import PicturePlace, PictureShelf

CALLS = ((os, "replace"), (os, "rename"), (os, "fsync"), (os, "mkdir"), (os, "unlink"), (shutil, "copyfile"))


def dying(function, left):
    def call(*values, **named):
        left[0] -= 1
        if left[0] == 0:
            os._exit(9)
        return function(*values, **named)

    return call


def main(folder, deed, calls):
    paths = DataPaths.under(Path(folder, "data"))
    database = None if deed == "open" else Database.open(paths)
    left = [calls]
    for module, name in CALLS:
        setattr(module, name, dying(getattr(module, name), left))
    match deed:
        case "open":
            Database.open(paths)
        case "finish":
            database.finish_match(2)
        case "restore":
            exchange.restore_everything(database, paths, Path(folder, "stick"))
        case "delete":
            exchange.delete_everything(database, paths)
        case "forget":
            database.members.forget(1, "Player 1")
        case "picture":
            PictureShelf(paths).keep(PicturePlace.ONE, b"new")
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
