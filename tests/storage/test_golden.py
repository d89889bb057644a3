"""A database of every format that ever was must open. They were written by make_golden.py, each in its time."""

import re
import shutil
from pathlib import Path

import pytest

from domino_desktop.controller.referee import RefereeDesk, Stage
from domino_desktop.core.block import BlockPhase
from domino_desktop.core.moves import Knock
from domino_desktop.storage.migrations import FORMAT
from domino_desktop.storage.people import Aids
from domino_desktop.storage.setup import Privacy
from tests.storage.playing import NAMES, moves_of, table

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
FORMATS = sorted(int(re.findall(r"\d+", path.name)[0]) for path in GOLDEN.glob("database-*.sqlite"))


@pytest.fixture(params=FORMATS, ids=[f"format {number}" for number in FORMATS])
def golden(request, paths, opened):
    paths.create()
    shutil.copyfile(GOLDEN / f"database-{request.param}.sqlite", paths.database)
    database = opened()
    assert (database.set_aside, database.restored_from) == (None, None)
    return database


def test_every_format_has_its_database():
    assert list(range(1, FORMAT + 1)) == FORMATS


def test_people_are_still_known(golden):
    known = {person.name: (person.language, person.aids) for person in golden.people()}
    assert known == {
        "Ålö Čížek-Ñu": ("sv", Aids(numerals=True, tile_size=140, pace="slow")),
        "Béatrice": ("pt_BR", Aids()),
    }


def test_every_match_still_replays(golden):
    matches = {match.id: match for match in golden.matches()}
    assert {m.id: (golden.setup(m.id).ruleset.id, m.events, m.finished is None) for m in matches.values()} == {
        1: ("pairs", 123, False),
        2: ("draw-reserve-two", 13, False),
        3: ("block", 9, True),
    }
    assert golden.record(1).state().totals == (12, 34)
    assert golden.record(1).state().is_over
    assert [[name for name, _ in team] for team in matches[1].names] == [[NAMES[0], NAMES[2]], [NAMES[1], "Computer"]]
    setup = golden.setup(1)
    assert [seat.name for seat in setup.seats] == [*NAMES[:3], "Computer"]
    assert (setup.privacy, setup.seed) == (Privacy.CURTAIN, 2**70)


def test_the_unfinished_match_goes_on_at_its_question(golden):
    match = golden.last_unfinished_match()
    state = golden.record(match.id).state()
    assert state.round.verification.phase is BlockPhase.ASKING
    assert [answer.seat for answer in state.round.verification.answers] == [0]
    following = next(move for move in moves_of(table("block", 3), seed=6) if move[0].number == match.events)
    golden.append(match.id, following)
    assert golden.record(match.id).events[-len(following) :] == following


def test_a_desk_goes_on_at_its_question_with_what_was_half_typed(request, golden):
    entries = golden.desks.entries()
    if "format 3" not in request.node.name:
        assert entries == ()
        return
    (entry,) = entries
    assert (entry.facts.label, entry.facts.referee, entry.facts.language, entry.is_closed) == (
        "Bord 3",
        "Elsa",
        "sv",
        False,
    )
    at = RefereeDesk(golden.desks, entry.id)
    assert at.stage is Stage.WALK and at.view.turn == 2
    assert [str(tile) for tile in at.draft.hand] == ["0-4"]
    assert at.submit(2, Knock()) is None and at.submit(3, Knock()) is None
    assert at.stage is Stage.HANDS
    assert set(at.times) == set(range(len(at.record.events)))
