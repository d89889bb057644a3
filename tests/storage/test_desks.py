"""The tables of the referee desk in the database: what is kept, what is not mixed up, and what damage costs."""

import json
from datetime import UTC, datetime

import pytest

from domino_desktop.controller.desk_draft import Draft
from domino_desktop.controller.referee import RefereeDesk, Stage
from domino_desktop.core.refereeing import Correct, EnterPosition, EnterRound, ScoreRound, start_refereed
from domino_desktop.core.tiles import parse_tiles
from domino_desktop.storage import exchange
from domino_desktop.storage.desks import DeskFacts
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.matches import EventConflict, RecordDamaged
from tests.controller.desks import FIX_4, FIX_DEAD, lay_open, position, setup, walk
from tests.storage.playing import store_match, table

FACTS = DeskFacts("Tavolo 3", "Ålö Čížek-Ñu", "it")


def made(database, facts=FACTS):
    at = setup()
    return database.desks.create(facts, at, start_refereed(at.ruleset, len(at.seats)))


def test_a_desk_is_listed_among_desks_and_nowhere_else(database):
    match_id, _ = store_match(database, table(), moves=3)
    desk_id = made(database)
    assert [entry.id for entry in database.matches()] == [match_id]
    assert database.last_unfinished_match().id == match_id
    (entry,) = database.desks.entries()
    assert (entry.id, entry.facts, entry.is_closed) == (desk_id, FACTS, False)


def test_a_match_is_no_desk(database):
    match_id, _ = store_match(database, table(), moves=3)
    for ask in (database.desks.setup, database.desks.facts, database.desks.draft):
        with pytest.raises(RecordDamaged):
            ask(match_id)


def test_a_desk_goes_on_in_another_program_with_all_that_was_typed(opened, paths):
    first = opened()
    desk_id = made(first)
    at = RefereeDesk(first.desks, desk_id)
    assert at.order(EnterPosition(position(line=FIX_DEAD))) is None
    walk(at, [False, False])
    at.keep(Draft(ends=(6, 6), entering=0, hand=parse_tiles("0-0 0-2")))
    times = dict(at.times)
    first.close()
    again = RefereeDesk(opened().desks, desk_id)
    assert again.stage is Stage.WALK and again.view.turn == 2
    assert again.draft.hand == parse_tiles("0-0 0-2")
    assert again.times == times
    assert again.facts == FACTS and again.setup == setup()


def test_every_event_has_its_time_and_answers_entered_anew_keep_theirs(database, monkeypatch):
    clock = iter(range(60))
    monkeypatch.setattr(
        "domino_desktop.storage.database.moment",
        lambda time=None: (time or datetime(2026, 11, 30, 18, next(clock), tzinfo=UTC)).isoformat(),
    )
    at = RefereeDesk(database.desks, made(database))
    at.order(EnterPosition(position(ends=(6, 5))))
    walk(at, [False, False])
    said = [at.times[event.number] for event in at.view.history[1:]]
    assert at.correct(position(ends=(6, 6))) is None
    assert [at.times[event.number] for event in at.view.history[1:]] == said
    assert database.desks.times(at.id) == at.times


def test_closing_and_opening_again(database):
    first, second = made(database), made(database)
    database.desks.close(first)
    assert {entry.id: entry.is_closed for entry in database.desks.entries()} == {first: True, second: False}
    database.desks.reopen(first)
    assert not any(entry.is_closed for entry in database.desks.entries())


def test_a_damaged_note_costs_the_name_and_the_draft_but_not_the_record(database):
    desk_id = made(database)
    at = RefereeDesk(database.desks, desk_id)
    at.order(EnterPosition(position()))
    for note in ("{", "[]", '{"facts": 3}', json.dumps({"facts": {"label": 1, "referee": "", "language": ""}})):
        database._connection.execute("UPDATE matches SET desk = ? WHERE id = ?", (note, desk_id))
        (entry,) = database.desks.entries()
        assert entry.facts.label == ""
        again = RefereeDesk(database.desks, desk_id)
        assert again.draft == Draft() and again.stage is Stage.ROUND


@pytest.mark.parametrize("draft", [None, 3, [], {"ends": "6"}, {"hand": ["6-x"]}, {"counts": {}}, {"more": 1}])
def test_a_draft_that_cannot_be_read_is_an_empty_one(draft):
    assert Draft.from_json(draft) == Draft()


def test_a_step_that_cannot_be_stored_is_not_made(database, monkeypatch):
    at = RefereeDesk(database.desks, made(database))
    failed = []
    at.failed.connect(failed.append)
    database._connection.execute("PRAGMA query_only = ON")
    assert at.order(EnterPosition(position())) is None
    at.keep(Draft(ends=(6,)))
    assert at.stage is Stage.POSITION and at.draft == Draft()
    assert len(failed) == 2 and all(isinstance(fault, StorageFault) for fault in failed)
    database._connection.execute("PRAGMA query_only = OFF")
    assert at.order(EnterPosition(position())) is None
    assert at.stage is Stage.ROUND


def test_a_finished_match_closes_its_desk_but_can_be_read(database):
    table_of_desk = setup(match_end={"points": 50})
    started = start_refereed(table_of_desk.ruleset, 4)
    at = RefereeDesk(database.desks, database.desks.create(FACTS, table_of_desk, started))
    at.order(EnterPosition(position(line=FIX_DEAD)))
    walk(at, [False] * 4)
    lay_open(at, FIX_4)
    at.order(ScoreRound())
    assert at.stage is Stage.MATCH_OVER
    assert [entry.is_closed for entry in database.desks.entries()] == [True]
    assert RefereeDesk(database.desks, at.id).view.totals == (83, 0, 0, 0)


def deciding(database):
    """A desk whose first round has won the match."""
    at_fifty = setup(match_end={"points": 50})
    at = RefereeDesk(database.desks, database.desks.create(FACTS, at_fifty, start_refereed(at_fifty.ruleset, 4)))
    assert at.order(EnterRound((60, 0, 0, 0))) is None
    return at


def is_closed(database):
    (entry,) = database.desks.entries()
    return entry.is_closed


@pytest.mark.parametrize("order", [None, Correct(1, (-60, 0, 0, 0), "miscounted")])
def test_a_match_that_goes_on_after_all_opens_its_desk_again(database, order):
    at = deciding(database)
    assert is_closed(database)
    assert at.undo() if order is None else at.order(order) is None
    assert at.stage is not Stage.MATCH_OVER and not is_closed(database)
    assert at.order(EnterRound((60, 0, 0, 0))) is None
    assert at.stage is Stage.MATCH_OVER and is_closed(database)


def test_a_correction_that_leaves_the_match_won_leaves_its_desk_closed(database):
    at = deciding(database)
    assert at.order(Correct(1, (-5, 0, 0, 0), "miscounted")) is None
    assert at.stage is Stage.MATCH_OVER and is_closed(database)


LETTERS = (
    "\u0634" * 60,  # from right to left
    "\U0001f468\u200d\U0001f469\u200d\U0001f467" * 12,
    "W" * 60,
)


@pytest.mark.parametrize("name", LETTERS)
def test_a_copy_of_everything_holds_the_desks_and_gives_them_back(opened, paths, tmp_path, name):
    database, facts = opened(), DeskFacts(name, name, "sv")
    at = RefereeDesk(database.desks, made(database, facts))
    at.order(EnterPosition(position(line=FIX_DEAD)))
    walk(at, [False, False])
    at.keep(Draft(ends=(6, 6), entering=2, hand=parse_tiles("0-0")))
    (tmp_path / "stick").mkdir()
    copied = exchange.copy_everything(database, paths, tmp_path / "stick")
    exchange.delete_everything(database, paths)
    assert not database.desks.entries()
    exchange.restore_everything(database, paths, copied)
    (entry,) = database.desks.entries()
    again = RefereeDesk(database.desks, entry.id)
    assert entry.facts == again.facts == facts
    assert (again.record.events, again.draft, again.times) == (at.record.events, at.draft, at.times)


def test_two_desks_of_one_table_never_write_over_each_other(database):
    desk_id = made(database)
    one, other = RefereeDesk(database.desks, desk_id), RefereeDesk(database.desks, desk_id)
    assert one.order(EnterPosition(position())) is None
    with pytest.raises(EventConflict):
        other.order(EnterPosition(position(ends=(5, 5))))
    assert other.stage is Stage.POSITION
    assert RefereeDesk(database.desks, desk_id).view == one.view
