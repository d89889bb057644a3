"""Writes the golden database of the present format, once: ``python -m tests.storage.make_golden``.

A database of every format stays in tests/golden, for each of them is on somebody's computer.
"""

import shutil
import tempfile
from pathlib import Path

from domino_desktop.controller.desk_draft import Draft
from domino_desktop.controller.referee import RefereeDesk
from domino_desktop.core.block import BlockPhase
from domino_desktop.core.changes import apply
from domino_desktop.core.refereeing import EnterPosition, start_refereed
from domino_desktop.core.state import start
from domino_desktop.core.tiles import Tile
from domino_desktop.storage.database import Database
from domino_desktop.storage.desks import DeskFacts
from domino_desktop.storage.migrations import FORMAT
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.people import Aids
from domino_desktop.tournament.facts import TournamentFinished
from tests.controller.desks import position, setup, walk
from tests.storage.clubs import PEOPLE, Club, evening, score
from tests.storage.playing import first_event, moves_of, store_match, table

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def main():
    target = GOLDEN / f"database-{FORMAT}.sqlite"
    if target.exists():
        raise SystemExit(f"{target.name} is there already, and must stay as it is")
    with tempfile.TemporaryDirectory() as folder:
        paths = DataPaths.under(Path(folder))
        database = Database.open(paths)
        database.remember_person("Ålö Čížek-Ñu", "sv", Aids(numerals=True, tile_size=140, pace="slow"))
        database.remember_person("Béatrice", "pt_BR")
        store_match(database, table("pairs", 4, points=30), seed=4)
        given_up, _ = store_match(database, table("draw-reserve-two", 2), seed=5, moves=12)
        database.finish_match(given_up)
        # stopped in the middle of a walk, with a question open
        store_match(database, table("block", 3), seed=6, moves=walk_begins("block", 3, 6))
        # a desk in the middle of a walk, with a hand half typed before it was begun
        desk_id = database.desks.create(DeskFacts("Bord 3", "Elsa", "sv"), *desk_table())
        at = RefereeDesk(database.desks, desk_id)
        assert at.order(EnterPosition(position())) is None
        walk(at, [False, False])
        at.keep(Draft(ends=(6, 6), counts=(4, 4, 5, 5), entering=2, hand=(Tile.of(0, 4),)))
        # a tournament in the middle of its second round, with somebody who is forgotten, and one that is over
        club = evening(database)
        database.members.forget(club.members[5], "Player 6")
        over = Club(database, key="1" * 32, people=PEOPLE[:4], director="", title="Vårcup")
        over.pair((1, 2))
        over.enter(1, score(100, 64))
        over.submit(TournamentFinished)
        database.copy_to(Path(folder, "golden.sqlite"))
        database.close()
        shutil.copyfile(Path(folder, "golden.sqlite"), target)
    print(f"wrote {target}")


def desk_table():
    """The set-up of a desk's table, and its first event."""
    table_of_desk = setup()
    return table_of_desk, start_refereed(table_of_desk.ruleset, len(table_of_desk.seats))


def walk_begins(ruleset, seats, seed):
    """After how many moves the first formal walk has its first question open."""
    setup = table(ruleset, seats)
    state = start(first_event(setup))
    for number, move in enumerate(moves_of(setup, seed), 1):
        for event in move:
            state = apply(state, event)
        walk = state.round.verification
        if walk is not None and walk.is_formal and walk.phase is BlockPhase.ASKING:
            return number
    raise AssertionError("no walk in this match")


if __name__ == "__main__":
    main()
