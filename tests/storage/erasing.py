"""A program that forgets one member after the other until it is killed; it says each one when nothing is left.

Started by test_killed.py: ``erasing.py FOLDER``.
"""

import sys
from pathlib import Path

from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths


def main(folder):
    database = Database.open(DataPaths.under(Path(folder)))
    assert database.set_aside is None
    print("ready", flush=True)
    for member in database.members.all():
        if not member.is_forgotten:
            assert database.members.forget(member.id, f"Player {member.id}") == ()
            print(member.id, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
