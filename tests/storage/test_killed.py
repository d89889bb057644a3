"""C56: whatever kills the program and whenever, what was stored is there afterwards."""

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from domino_desktop.ai.puzzle import PuzzleKind
from domino_desktop.storage import exchange
from domino_desktop.storage.database import Database
from domino_desktop.storage.lock import DataInUse, DataLock
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.pictures import PicturePlace, PictureShelf, picture_files
from domino_desktop.storage.training import TrainingFile
from domino_desktop.tournament.changes import replay
from tests.storage.clubs import DIRECTOR, PEOPLE, Club, evening
from tests.storage.entering import steps
from tests.storage.playing import first_event, moves_of, store_match, table
from tests.storage.test_members import traces

ROOT = Path(__file__).resolve().parents[2]
MOMENTS = 20
TOURNAMENT_MOMENTS = 6


def program(name, *words):
    """One of the programs beside this test, as a process of its own."""
    command = [sys.executable, "-m", f"tests.storage.{name}", *map(str, words)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def test_killed_at_random_moments_no_stored_move_is_lost(paths):
    """One after another on the same folder, so that each one finds what the last one left."""
    chance = random.Random(20)
    told = {}
    for seed in range(MOMENTS):
        with program("appending", paths.root, seed) as process:
            for _ in range(chance.randint(1, 120)):
                match_id, number = process.stdout.readline().split()
            process.kill()
            # what it had said before it died counts too
            for line in process.stdout.read().split("\n")[:-1]:
                match_id, number = line.split()
        assert process.returncode != 0, "it was to be killed, not to end"
        told[int(match_id)] = (seed, int(number))
    database = Database.open(paths)
    try:
        assert (database.set_aside, len(told)) == (None, MOMENTS)
        for match_id, (seed, number) in told.items():
            events = database.record(match_id).events
            assert len(events) > number
            setup = table(points=10_000)
            played = [first_event(setup)]
            for move in moves_of(setup, seed):
                if len(played) >= len(events):
                    break
                played.extend(move)
            # whole moves only: never half of what one move brought about
            assert events == tuple(played)
    finally:
        database.close()
    assert len(list(paths.backups.iterdir())) == 2


def test_killed_at_random_moments_no_confirmed_result_of_a_tournament_is_lost(paths):
    """Each director goes on with what the last one left."""
    chance = random.Random(70)
    database = Database.open(paths)
    club = Club(database)
    club.pair((1, 2), (3, 4))
    facts = club.facts
    database.close()
    for seed in range(TOURNAMENT_MOMENTS):
        with program("entering", paths.root, seed) as process:
            for _ in range(chance.randint(1, 60)):
                told = int(process.stdout.readline())
            time.sleep(chance.random() / 500)
            process.kill()
            for line in process.stdout.read().split("\n")[:-1]:
                told = int(line)
        assert process.returncode == -signal.SIGKILL
        database = Database.open(paths)
        assert database.set_aside is None
        stored = database.tournaments.facts(club.id)
        assert len(stored) > told
        # whole steps only, exactly as they were entered
        director = steps(facts, seed)
        while len(facts) < len(stored):
            facts = (*facts, *next(director))
        assert stored == facts
        database.close()


@pytest.fixture
def knowing(tmp_path):
    """A data folder of a club whose people stand in desks, training and backup copies, too."""
    paths = DataPaths.under(tmp_path / "knowing" / "data")
    database = Database.open(paths)
    club = evening(database)
    database.back_up()
    for name, language in PEOPLE:
        database.remember_person(name, language)
        TrainingFile.open(paths).note(name, next(iter(PuzzleKind)), 0, True)
    database.close()
    Database.open(paths).close()
    assert len(traces(paths, PEOPLE[0][0])) >= 3
    return paths.root.parent, club.members


def known_and_forgotten(paths):
    """Who is forgotten after the next start; of none of them a byte is left, and every result is there."""
    database = Database.open(paths)
    try:
        assert database.set_aside is None
        forgotten = [member.id for member in database.members.all() if member.is_forgotten]
        assert len(replay(database.tournaments.facts(1)).rounds[0].results) == 2
    finally:
        database.close()
    for number in forgotten:
        name = [*PEOPLE, (DIRECTOR, "sv")][number - 1][0]
        assert traces(paths, name) == []
    return forgotten


def test_dying_while_somebody_is_forgotten_leaves_all_of_the_name_or_nothing(knowing, tmp_path):
    start, members = knowing
    seen = {tuple(known_and_forgotten(paths)) for paths in every_death(tmp_path, "forget", start)}
    assert seen == {(), (members[0],)}


def test_killed_while_one_after_the_other_is_forgotten_nothing_is_left_of_those_who_are(knowing):
    start, _ = knowing
    paths, chance, told = DataPaths.under(start / "data"), random.Random(3), 0
    while told < len(PEOPLE):
        with program("erasing", paths.root) as process:
            assert process.stdout.readline() == "ready\n"
            for _ in range(chance.randint(0, 2)):
                told = int(process.stdout.readline() or told)
            time.sleep(chance.random() / 50)
            process.kill()
        forgotten = known_and_forgotten(paths)
        assert forgotten == list(range(1, len(forgotten) + 1)) and len(forgotten) >= told
        told = len(forgotten)


def test_the_lock_of_a_program_that_was_killed_can_be_taken(paths):
    with program("appending", paths.root, 1) as process:
        assert process.stdout.readline()
        with pytest.raises(DataInUse):
            DataLock.take(paths)
        process.kill()
    DataLock.take(paths).release()


@pytest.fixture(scope="module")
def before(tmp_path_factory):
    """A data folder with a match that is over and one that is not, and an older copy of everything on a stick."""
    folder = tmp_path_factory.mktemp("before")
    paths = DataPaths.under(folder / "data")
    database = Database.open(paths)
    store_match(database, table(points=20))
    (folder / "stick").mkdir()
    exchange.copy_everything(database, paths, folder / "stick").rename(folder / "copy")
    (folder / "stick").rmdir()
    (folder / "copy").rename(folder / "stick")
    store_match(database, table(), seed=2, moves=20)
    database.close()
    Database.open(paths).close()  # the start that makes a backup copy of both
    return folder


def matches_in(paths):
    """How many matches open, every one of them read in full."""
    database = Database.open(paths)
    try:
        return len([database.record(match.id) for match in database.matches()]), database
    finally:
        database.close()


def die(folder, deed, start, calls):
    """Whether the program died at that call to the disk, on a copy of the folder that it began with."""
    shutil.copytree(start, folder)
    with program("dying", folder, deed, calls) as process:
        process.wait()
    assert process.returncode in (0, 9)
    return process.returncode == 9


def every_death(tmp_path, deed, start):
    """The data folders that a program leaves when it dies at its first, second, ... call to the disk."""
    calls = 1
    while die(tmp_path / str(calls), deed, start, calls):
        yield DataPaths.under(tmp_path / str(calls) / "data")
        calls += 1
    assert calls > 3, "the deed hardly touched the disk"


def test_dying_at_the_very_first_start_leaves_no_damage(tmp_path):
    (tmp_path / "nothing").mkdir()
    for paths in every_death(tmp_path, "open", tmp_path / "nothing"):
        matches, database = matches_in(paths)
        assert (matches, database.set_aside) == (0, None)


def test_dying_while_a_damaged_database_is_replaced_loses_neither(before, tmp_path):
    broken = tmp_path / "broken"
    shutil.copytree(before, broken)
    DataPaths.under(broken / "data").database.write_bytes(b"garbage")
    for paths in every_death(tmp_path, "open", broken):
        assert matches_in(paths)[0] == 2
        assert (paths.root / "domino-damaged-1.sqlite").read_bytes() == b"garbage"


def test_dying_at_a_backup_copy_loses_nothing(before, tmp_path):
    for paths in every_death(tmp_path, "finish", before):
        assert matches_in(paths)[0] == 2


def test_dying_while_a_copy_is_restored_leaves_the_old_or_the_new_data(before, tmp_path):
    seen = set()
    for paths in every_death(tmp_path, "restore", before):
        matches, database = matches_in(paths)
        assert database.set_aside is None
        seen.add(matches)
        if matches == 1:
            (aside,) = paths.root.glob("before-restore-*")
            exchange.check_copy(aside)
    assert seen == {1, 2}


def test_dying_while_everything_is_deleted_never_brings_half_of_it_back(before, tmp_path):
    for paths in every_death(tmp_path, "delete", before):
        matches, database = matches_in(paths)
        assert (matches, database.set_aside) in ((2, None), (0, None))
        assert matches == 2 or database.restored_from is None


def test_dying_while_a_picture_is_replaced_leaves_the_old_or_the_new_one(before, tmp_path):
    start = tmp_path / "start"
    shutil.copytree(before, start)
    os.utime(PictureShelf(DataPaths.under(start / "data")).keep(PicturePlace.ONE, b"old"), (1, 1))
    seen = set()
    for paths in every_death(tmp_path, "picture", start):
        shelf = PictureShelf(paths)
        assert shelf.set_aside == ()
        seen.add(shelf.family()[0].read_bytes())
        assert len(picture_files(paths)) == 1
    assert seen == {b"old", b"new"}
