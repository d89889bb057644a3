"""The host of the computer players: whatever its process does, every question gets a legal move."""

import logging
import os
import signal
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QElapsedTimer, QTimer

from domino_desktop.ai.levels import Level, choose, plain_move
from domino_desktop.controller.engine_host import (
    TROUBLES_BEFORE_GIVING_UP,
    EngineHost,
    EngineTrouble,
    engine_command,
)
from domino_desktop.core.moves import PlayTile
from domino_desktop.core.views import TABLE, view_for
from tests.ai import tables
from tests.controller import fake_engine

LONG = 120_000
"""A limit that no test reaches."""

SHORT = 200
"""A limit that is waited for."""


def view_with_choice():
    """A seat with several tiles that fit, so that the engine's choice and the host's own can differ."""
    rule = tables.ruleset("classic-draw")
    for seed in range(1000):
        state = tables.position_at(rule, 3, seed, 4)
        view = view_for(state, tables.to_move(state))
        if isinstance(plain_move(view), PlayTile) and choose(view, Level.CASUAL, 1) != plain_move(view):
            return view
    raise AssertionError("no such position")


VIEW = view_with_choice()
BY_ENGINE, BY_HOST = choose(VIEW, Level.CASUAL, 1), plain_move(VIEW)


class Listener:
    """What the host has told, in order."""

    def __init__(self, host):
        self.told = []
        host.troubled.connect(lambda request, trouble: self.told.append((request, trouble)))
        host.answered.connect(lambda request, move: self.told.append((request, move)))

    def has_answer_to(self, request):
        return any(told == request and not isinstance(what, EngineTrouble) for told, what in self.told)


class Table:
    """A host with a fake engine, and the asking and waiting that every test does."""

    def __init__(self, qtbot, folder, mode, times=1, allowance=0):
        self.qtbot, self.folder = qtbot, folder
        script = Path(fake_engine.__file__)
        self.host = EngineHost(None, (sys.executable, str(script), mode, str(folder), str(times)), allowance)
        self.listener = Listener(self.host)

    @property
    def told(self):
        return self.listener.told

    def ask(self, request, limit=LONG):
        """Ask and wait for the answer."""
        self.host.ask(request, VIEW, Level.CASUAL, 1, limit)
        self.wait(lambda: self.listener.has_answer_to(request))

    def start(self):
        """Start and wait until the process knows how it is to behave."""
        self.host.start()
        self.wait(self.processes)

    def wait(self, condition):
        self.qtbot.waitUntil(lambda: bool(condition()), timeout=60_000)

    def processes(self):
        return [int(file.read_text(encoding="ascii")) for file in self.folder.iterdir() if file.stat().st_size]

    def is_nobody_left(self):
        """Whether every process has ended and been waited for: a zombie would still have its number."""
        return not any(is_there(process) for process in self.processes())


def is_there(process):
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def seat(qtbot, tmp_path):
    """Makes tables; each is stopped at the end and must leave no process behind."""
    made = []

    def make(mode, times=1, allowance=0):
        folder = tmp_path / str(len(made))
        folder.mkdir()
        made.append(Table(qtbot, folder, mode, times, allowance))
        return made[-1]

    yield make
    for table in made:
        table.host.stop()
        assert not table.host.is_running
        assert table.is_nobody_left()


def test_the_real_engine_answers(qtbot):
    host = EngineHost()
    listener = Listener(host)
    host.start()
    for request in (7, 7, 8):
        host.ask(request, VIEW, Level.CASUAL, 1, LONG)
        qtbot.waitUntil(lambda: len(listener.told) >= 1, timeout=60_000)
        assert listener.told == [(request, BY_ENGINE)]
        listener.told.clear()
    host.stop()


def test_the_engine_is_found_from_any_folder(qtbot, tmp_path, monkeypatch):
    """Not even a stranger's json.py in the current folder is taken for one of Python's own."""
    (tmp_path / "json.py").write_text("raise SystemExit(1)", encoding="ascii")
    monkeypatch.chdir(tmp_path)
    test_the_real_engine_answers(qtbot)


def test_a_frozen_program_starts_itself(monkeypatch):
    assert engine_command() == (sys.executable, "-m", "domino_desktop", "engine")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert engine_command() == (sys.executable, "engine")


TROUBLES = {name: name.split("_")[0] for name in fake_engine.MODES if name.split("_")[0] not in ("good", "answers")}


@pytest.mark.parametrize("mode", [mode for mode in TROUBLES if mode != "silent_at_the_second"])
def test_trouble_gets_the_host_s_own_move_and_the_next_question_a_real_one(seat, mode, caplog):
    table = seat(mode)
    trouble = EngineTrouble(TROUBLES[mode])
    if trouble is EngineTrouble.SILENT:
        table.start()
    table.ask(1, SHORT if trouble is EngineTrouble.SILENT else LONG)
    assert table.told == [(1, trouble), (1, BY_HOST)]
    table.ask(2)
    assert table.told[2:] == [(2, BY_ENGINE)]
    table.wait(lambda: len(table.processes()) == 2 and sum(map(is_there, table.processes())) == 1)
    assert "5-6" not in caplog.text
    assert f"in trouble: {trouble.value}" in caplog.text


def test_silence_after_a_good_answer(seat):
    table = seat("silent_at_the_second")
    table.ask(1)
    table.ask(2, SHORT)
    table.ask(3)
    assert table.told == [(1, BY_ENGINE), (2, EngineTrouble.SILENT), (2, BY_HOST), (3, BY_ENGINE)]


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
def test_a_process_that_is_held_up_by_the_system_is_replaced(seat):
    """Stopped like by Ctrl+Z, or swapped out: it is there, but says nothing in time."""
    table = seat("good")
    table.ask(1)
    os.kill(table.processes()[0], signal.SIGSTOP)
    table.ask(2, SHORT)
    table.ask(3)
    assert table.told == [(1, BY_ENGINE), (2, EngineTrouble.SILENT), (2, BY_HOST), (3, BY_ENGINE)]


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
def test_a_process_that_is_killed_while_it_thinks_is_replaced(seat):
    table = seat("silent", times=1)
    table.start()
    table.host.ask(1, VIEW, Level.EXPERT, 1, LONG)
    os.kill(table.processes()[0], signal.SIGKILL)
    table.wait(lambda: table.listener.has_answer_to(1))
    table.ask(2)
    assert table.told == [(1, EngineTrouble.DIED), (1, BY_HOST), (2, BY_ENGINE)]


def test_the_process_is_told_to_think_well_within_the_limit(seat, tmp_path):
    """The fake engine answers only when it was given less than half of the time that the host itself waits."""
    table = seat("answers_when_hurried", times=99)
    table.ask(1, 4000)
    assert table.told == [(1, BY_ENGINE)]


@pytest.mark.parametrize("mode", ["answers_twice", "answers_in_pieces"])
def test_what_is_odd_but_harmless_is_no_trouble(seat, mode):
    table = seat(mode)
    for request in (1, 2, 3):
        table.ask(request)
    assert table.told == [(1, BY_ENGINE), (2, BY_ENGINE), (3, BY_ENGINE)]
    assert len(table.processes()) == 1


def test_a_process_that_dies_after_its_answer_is_replaced_before_the_next_question(seat):
    table = seat("answers_and_dies")
    table.ask(1)
    table.wait(lambda: len(table.processes()) == 2)
    table.ask(2)
    assert table.told == [(1, BY_ENGINE), (2, BY_ENGINE)]


def test_a_newer_question_drops_the_open_one_and_its_late_answer(seat):
    table = seat("answers_late")
    table.host.ask(1, VIEW, Level.CASUAL, 1, LONG)
    table.ask(2)
    assert table.told == [(2, BY_ENGINE)]
    assert len(table.processes()) == 1


def test_a_newer_question_also_drops_an_answer_that_was_about_to_be_told(seat):
    """The host's own move for 10 is ready when the process gets another chance and 11 is asked."""
    table = seat("died_at_start", times=TROUBLES_BEFORE_GIVING_UP)
    for request in range(1, TROUBLES_BEFORE_GIVING_UP + 1):
        table.ask(request)
    table.told.clear()
    table.host.ask(10, VIEW, Level.CASUAL, 1, LONG)
    table.host.start()
    table.ask(11)
    assert table.told == [(11, BY_ENGINE)]


def test_a_process_that_is_beyond_help_is_given_up_and_tried_again_at_the_next_start(seat):
    table = seat("garbled_text", times=TROUBLES_BEFORE_GIVING_UP)
    for request in range(1, TROUBLES_BEFORE_GIVING_UP + 3):
        table.ask(request)
    troubles = [what for _, what in table.told if isinstance(what, EngineTrouble)]
    assert troubles == [EngineTrouble.GARBLED] * TROUBLES_BEFORE_GIVING_UP + [EngineTrouble.GIVEN_UP] * 2
    assert [what for _, what in table.told if not isinstance(what, EngineTrouble)] == [BY_HOST] * len(troubles)
    assert len(table.processes()) == TROUBLES_BEFORE_GIVING_UP
    assert not table.host.is_running
    table.host.start()
    table.ask(99)
    assert table.told[-1] == (99, BY_ENGINE)


def test_a_process_that_keeps_dying_while_nobody_asks_is_given_up(seat):
    table = seat("died_at_start", times=99)
    table.host.start()
    table.wait(lambda: not table.host.is_running and len(table.processes()) == TROUBLES_BEFORE_GIVING_UP)
    assert table.told == []
    table.ask(1)
    assert table.told == [(1, EngineTrouble.GIVEN_UP), (1, BY_HOST)]


def test_a_good_answer_forgives_earlier_troubles(seat):
    table = seat("answers_and_dies", times=3 * TROUBLES_BEFORE_GIVING_UP)
    for request in range(1, 2 * TROUBLES_BEFORE_GIVING_UP):
        table.ask(request)
        table.wait(lambda expected=request + 1: len(table.processes()) == expected)
    assert [what for _, what in table.told] == [BY_ENGINE] * len(table.told)


@pytest.mark.parametrize("program", ["no-such-program-anywhere", str(Path(__file__).parent), __file__])
def test_a_program_that_cannot_be_started(qtbot, program):
    host = EngineHost(None, (program,), 0)
    listener = Listener(host)
    host.ask(1, VIEW, Level.CASUAL, 1, LONG)
    assert listener.told == []
    qtbot.waitUntil(lambda: listener.has_answer_to(1), timeout=60_000)
    assert listener.told == [(1, EngineTrouble.COULD_NOT_START), (1, BY_HOST)]
    qtbot.waitUntil(lambda: not host.is_running, timeout=60_000)
    host.stop()


def test_a_slow_start_is_allowed_for_the_first_answer_only(seat):
    table = seat("silent_at_the_second", allowance=LONG)
    table.ask(1, 0)
    table.ask(2, 0)
    assert table.told == [(1, BY_ENGINE), (2, EngineTrouble.SILENT), (2, BY_HOST)]


def test_the_limit_of_an_answered_question_hurts_nobody_later(seat):
    table = seat("good")
    table.ask(1)
    limit, over = 1500, []
    table.ask(2, limit)
    QTimer.singleShot(limit, lambda: over.append(True))
    table.wait(lambda: over)
    table.ask(3)
    assert table.told == [(1, BY_ENGINE), (2, BY_ENGINE), (3, BY_ENGINE)]
    assert len(table.processes()) == 1


def test_the_next_question_may_be_asked_from_within_the_answer(seat):
    table = seat("answers_and_dies", times=3)
    table.host.answered.connect(
        lambda request, _: request < 6 and table.host.ask(request + 1, VIEW, Level.CASUAL, 1, LONG)
    )
    table.ask(1)
    table.wait(lambda: table.listener.has_answer_to(6))
    assert [request for request, what in table.told if not isinstance(what, EngineTrouble)] == [1, 2, 3, 4, 5, 6]
    assert {what for _, what in table.told} <= {BY_ENGINE, BY_HOST, EngineTrouble.DIED}


def test_a_seat_that_is_not_asked_is_a_mistake_of_the_caller(seat):
    table = seat("good")
    state = tables.position_at(tables.ruleset("classic-draw"), 3, 1, 4)
    with pytest.raises(ValueError, match="not asked"):
        table.host.ask(1, view_for(state, TABLE), Level.CASUAL, 1, LONG)
    assert not table.host.is_running


@pytest.mark.parametrize("mode", ["good", "silent", "answers_and_stays", "garbled_endless_line"])
def test_a_stopped_host_leaves_no_process_and_no_answer(seat, qtbot, mode):
    table = seat(mode)
    table.start()
    table.host.ask(1, VIEW, Level.CASUAL, 1, LONG)
    table.host.stop()
    assert not table.host.is_running
    assert table.is_nobody_left()
    turns = []
    QTimer.singleShot(0, lambda: turns.append(1))
    table.wait(lambda: turns)
    assert table.told == []
    assert len(table.processes()) == 1


def test_a_host_may_be_stopped_at_any_time_and_used_again(seat):
    table = seat("good")
    table.host.stop()
    table.host.start()
    table.host.stop()
    table.host.stop()
    table.ask(1)
    assert table.told == [(1, BY_ENGINE)]


def test_a_host_that_stops_right_after_trouble_starts_no_other_process(seat, qtbot):
    table = seat("died_when_asked")
    table.host.troubled.connect(lambda *_: table.host.stop())
    table.host.ask(1, VIEW, Level.CASUAL, 1, LONG)
    table.wait(lambda: table.told)
    assert not table.host.is_running
    assert table.is_nobody_left()
    assert table.told == [(1, EngineTrouble.DIED)]


def test_asking_never_holds_up_the_event_loop(seat):
    """Even a process that reads nothing and a start that takes its time: `ask` itself is over at once."""
    table = seat("silent")
    clock = QElapsedTimer()
    clock.start()
    for request in range(200):
        table.host.ask(request, VIEW, Level.CASUAL, 1, LONG)
    assert clock.elapsed() < 5000
    assert table.told == []


def test_trouble_is_logged_once_and_tells_no_tiles(seat, caplog):
    table = seat("died_when_asked")
    with caplog.at_level(logging.DEBUG):
        table.ask(1)
    assert [record.getMessage() for record in caplog.records if record.name.startswith("domino_desktop")] == [
        "the computer players wrote 19 bytes of errors",
        "the computer players are in trouble: died",
    ]
