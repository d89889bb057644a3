"""A database of every format that ever was must open. They were written by make_golden.py, each in its time."""

import re
import shutil
from pathlib import Path

import pytest

from domino_desktop.controller.referee import RefereeDesk, Stage
from domino_desktop.core.block import BlockPhase
from domino_desktop.core.moves import Knock
from domino_desktop.storage.members import Shown
from domino_desktop.storage.migrations import FORMAT
from domino_desktop.storage.people import Aids
from domino_desktop.storage.setup import Privacy
from domino_desktop.tournament.changes import replay
from domino_desktop.tournament.facts import ResultEntered
from domino_desktop.tournament.needs import SeatNeeds
from domino_desktop.tournament.results import Ended
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


def format_of_golden(request):
    return request.node.callspec.params["golden"]


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
    if format_of_golden(request) < 3:
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


def test_tournaments_and_members_are_still_there(request, golden):
    if format_of_golden(request) < 4:
        assert golden.tournaments.entries() == () and golden.members.all() == ()
        return
    over, open_one = golden.tournaments.entries()
    assert (over.name, over.is_finished, over.entrants, over.rounds) == ("Vårcup", True, 2, 1)
    assert (open_one.name, open_one.is_finished, open_one.entrants, open_one.rounds) == ("Klubbkväll", False, 4, 2)
    state = replay(golden.tournaments.facts(open_one.id))
    assert {table: result.points for table, result in state.rounds[0].results.items()} == {1: (150, 200), 2: (100, 35)}
    assert state.rounds[0].results[1].matches[0].rounds == ()
    assert state.rounds[1].results[1].matches[0].rounds[0].ended is Ended.FOUL
    assert state.rounds[1].open_tables == (2,) and state.playing == (1, 2, 3)
    assert golden.tournaments.draft(open_one.id) == {"entry": {"table": 2, "points": [35]}}
    people = golden.tournaments.people(open_one.id)
    assert [people[number].name for number in (1, 2, 5, 6)] == ["Anna Rossi", "Ålö Čížek-Ñu", "Budi Santoso", ""]
    assert [number for number, member in people.items() if member.is_forgotten] == [6]
    assert (people[4].shown, people[5].shown) == (Shown.INITIAL, Shown.NUMBER)
    assert {number: member.needs for number, member in people.items() if member.needs != SeatNeeds()} == {
        1: SeatNeeds(table=2, seat=1, helper=2, large_print=True),
        5: SeatNeeds(read_aloud=True),
    }
    # and the open one goes on
    entered = ResultEntered(len(state.facts), "2026-11-30T20:00:00+00:00", 9, 2, 2, state.rounds[0].results[1])
    golden.tournaments.append(open_one.id, [entered])
    assert replay(golden.tournaments.facts(open_one.id)).rounds[1].is_complete
