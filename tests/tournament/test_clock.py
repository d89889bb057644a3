"""The clock of a table: it follows from the facts and the time of now."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from domino_desktop.tournament.changes import apply
from domino_desktop.tournament.clock import stopped_clocks, table_clock
from domino_desktop.tournament.facts import (
    ClockStopped,
    ClockWentOn,
    PairingWithdrawn,
    RoundPaired,
    RoundStarted,
    SettingsChanged,
    TimeAdded,
)
from domino_desktop.tournament.settings import EntrantKind, Format
from tests.tournament.events import Event

START = datetime(2026, 11, 30, 18, 0, tzinfo=UTC)


def after(minutes):
    return START + timedelta(minutes=minutes)


@pytest.fixture
def event():
    made = Event(EntrantKind.SINGLE, Format.SWISS, 4)
    settings = made.state.settings
    put(made, SettingsChanged, settings=replace(settings, terms=replace(settings.terms, minutes=30)))
    put(made, RoundPaired, round=1, seatings=made.seatings([((1,), (2,)), ((3,), (4,))]))
    return made


def put(event, kind, minute=0, **values):
    at = after(minute).isoformat(timespec="seconds")
    event.state = apply(event.state, kind(number=event.number, at=at, by=0, **values))


def left(event, table, minute):
    return table_clock(event.state, table, after(minute)).left


def test_before_the_start_all_time_is_left(event):
    clock = table_clock(event.state, 1, after(99))
    assert (clock.left, clock.is_running, clock.is_started, clock.is_over) == (1800, False, False, False)


def test_the_clock_runs_down_to_zero_and_stays_there(event):
    put(event, RoundStarted, 0, round=1)
    assert [left(event, 1, minute) for minute in (0, 10, 29, 30, 99)] == [1800, 1200, 60, 0, 0]
    assert table_clock(event.state, 1, after(30)).is_over


def test_a_stopped_table_waits_and_the_others_play_on(event):
    put(event, RoundStarted, 0, round=1)
    put(event, ClockStopped, 10, round=1, table=2)
    assert (left(event, 1, 15), left(event, 2, 15), left(event, 0, 15)) == (900, 1200, 900)
    assert stopped_clocks(event.state) == {2}
    put(event, ClockWentOn, 15, round=1, table=2)
    assert (left(event, 1, 20), left(event, 2, 20)) == (600, 900)
    assert not stopped_clocks(event.state)


def test_a_table_that_is_stopped_stays_so_when_the_hall_goes_on(event):
    put(event, RoundStarted, 0, round=1)
    put(event, ClockStopped, 5, round=1, table=2)
    put(event, ClockStopped, 10, round=1)
    put(event, ClockWentOn, 20, round=1)
    assert (left(event, 1, 25), left(event, 2, 25)) == (900, 1500)
    put(event, ClockWentOn, 25, round=1, table=2)
    assert (left(event, 1, 30), left(event, 2, 30)) == (600, 1200)


def test_a_table_goes_on_only_when_the_hall_does(event):
    put(event, RoundStarted, 0, round=1)
    put(event, ClockStopped, 10, round=1)
    put(event, ClockStopped, 12, round=1, table=2)
    put(event, ClockWentOn, 14, round=1, table=2)
    assert (left(event, 1, 20), left(event, 2, 20)) == (1200, 1200)
    assert not table_clock(event.state, 2, after(20)).is_running


def test_time_is_added_to_one_table_or_to_all(event):
    put(event, RoundStarted, 0, round=1)
    put(event, TimeAdded, 10, round=1, table=2, seconds=300)
    put(event, TimeAdded, 11, round=1, table=0, seconds=60)
    assert (left(event, 1, 15), left(event, 2, 15), left(event, 0, 15)) == (960, 1260, 960)


def test_time_added_after_the_end_begins_anew(event):
    put(event, RoundStarted, 0, round=1)
    put(event, TimeAdded, 31, round=1, table=0, seconds=300)
    assert (left(event, 1, 31), left(event, 1, 33), left(event, 1, 40)) == (300, 180, 0)


def test_time_taken_away_ends_sooner(event):
    put(event, RoundStarted, 0, round=1)
    put(event, TimeAdded, 5, round=1, table=1, seconds=-600)
    assert (left(event, 1, 5), left(event, 1, 15), left(event, 2, 15)) == (900, 300, 900)


def test_without_minutes_only_the_time_played_is_told(event):
    settings = event.state.settings
    put(event, SettingsChanged, settings=replace(settings, terms=replace(settings.terms, minutes=0)))
    put(event, RoundStarted, 0, round=1)
    clock = table_clock(event.state, 1, after(7))
    assert (clock.left, clock.played, clock.is_over) == (None, 420, False)


def test_a_round_that_is_paired_again_begins_with_a_new_clock(event):
    put(event, RoundStarted, 0, round=1)
    put(event, ClockStopped, 5, round=1, table=2)
    put(event, PairingWithdrawn, 6, round=1)
    put(event, RoundPaired, 7, round=1, seatings=event.seatings([((1,), (3,)), ((2,), (4,))]))
    assert (left(event, 2, 20), table_clock(event.state, 2, after(20)).is_started) == (1800, False)
    assert not stopped_clocks(event.state)
