"""A program that plays and stores until it is killed; it says each move only when it is stored.

Started by test_killed.py: ``appending.py FOLDER SEED``.
"""

import sys
from pathlib import Path

from domino_desktop.storage.database import Database
from domino_desktop.storage.lock import DataLock
from domino_desktop.storage.paths import DataPaths
from tests.storage.playing import first_event, moves_of, table


def main(folder, seed):
    paths = DataPaths.under(Path(folder))
    DataLock.take(paths)
    database = Database.open(paths)
    assert database.set_aside is None
    setup = table(points=10_000)
    match_id = database.create_match(setup, first_event(setup))
    print(match_id, 0, flush=True)
    for move in moves_of(setup, seed):
        database.append(match_id, move)
        print(match_id, move[-1].number, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
