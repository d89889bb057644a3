"""A program that enters results of a tournament until it is killed; it says each one only when it is stored.

Started by test_killed.py: ``entering.py FOLDER SEED``.
"""

import random
import sys
from pathlib import Path

from domino_desktop.storage.database import Database
from domino_desktop.storage.lock import DataLock
from domino_desktop.storage.paths import DataPaths
from domino_desktop.tournament.changes import apply, replay
from domino_desktop.tournament.facts import ResultCorrected, ResultEntered, RoundScoresNoted
from tests.storage.clubs import score


def steps(facts, seed):
    """What a director enters from here on, for ever: one tuple of facts for each step, which belong together."""
    chance = random.Random(seed)
    state = replay(facts)
    while True:
        number, table = len(state.facts), chance.choice((1, 2))
        old, new = state.rounds[0].results.get(table), score(chance.randrange(200), chance.randrange(200))
        at = f"2026-11-30T18:00:00.{number:06}+00:00"
        if old is None:
            step = (RoundScoresNoted(number, at, 0, 1, table, new), ResultEntered(number + 1, at, 0, 1, table, new))
        else:
            step = (ResultCorrected(number, at, 0, 1, table, old, new, "miscounted"),)
        for fact in step:
            state = apply(state, fact)
        yield step


def main(folder, seed):
    paths = DataPaths.under(Path(folder))
    lock = DataLock.take(paths)
    database = Database.open(paths)
    assert database.set_aside is None and lock
    tournament = database.tournaments.entries()[0].id
    for step in steps(database.tournaments.facts(tournament), seed):
        database.tournaments.append(tournament, step)
        database.tournaments.keep_draft(tournament, {"half": step[-1].number})
        print(step[-1].number, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
