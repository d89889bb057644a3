"""The host of the coach: whatever its process does, every question ends, and the window never waits."""

import logging
import os
import signal
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QElapsedTimer, QTimer

from domino_desktop.ai.advice import Advice
from domino_desktop.ai.findings import Review
from domino_desktop.ai.puzzle import PuzzleKind
from domino_desktop.controller.child import TROUBLES_BEFORE_GIVING_UP, Trouble
from domino_desktop.controller.study_host import (
    LIMITS_MS,
    AdviceWanted,
    PuzzleWanted,
    ReviewWanted,
    StudyError,
    StudyHost,
)
from domino_desktop.core import rules
from domino_desktop.core.views import view_for
from tests.ai import tables
from tests.controller import fake_study
from tests.controller.test_engine_host import is_there

SHORT = 1000
"""A limit that is waited for, in milliseconds."""

LONG = 120_000
"""A limit that no test reaches."""

STATE = tables.position_at(tables.ruleset("classic-draw"), 3, 1, 4)
ADVICE = AdviceWanted(view_for(STATE, tables.to_move(STATE)), 1, 50)
REVIEW = ReviewWanted((rules.start_match(tables.ruleset("block"), 2),), 1)
PUZZLE = PuzzleWanted(PuzzleKind.BLOCKED, tables.ruleset("block"), 2, 1, 1)
ADVISED, REVIEWED = Advice(None, (), None), Review((), (), ())


class Desk:
    """A host with a fake process, and what it has told."""

    def __init__(self, qtbot, folder, mode, times=1, limit=LONG, allowance=0):
        self.qtbot, self.folder = qtbot, folder
        script = Path(fake_study.__file__)
        command = (sys.executable, str(script), mode, str(folder), str(times))
        self.host = StudyHost(None, command, allowance, dict.fromkeys(LIMITS_MS, limit))
        self.told = []
        self.host.told.connect(lambda number, what: self.told.append((number, what)))
        self.host.failed.connect(lambda number, why: self.told.append((number, why)))

    def ask(self, wanted):
        """Ask, and wait for what comes of it."""
        number = self.host.ask(wanted)
        self.wait(lambda: any(told == number for told, _ in self.told))
        return self.told[-1][1]

    def wait(self, condition):
        self.qtbot.waitUntil(lambda: bool(condition()), timeout=60_000)

    def processes(self):
        return [int(file.read_text(encoding="ascii")) for file in self.folder.iterdir() if file.stat().st_size]


@pytest.fixture
def desk(qtbot, tmp_path):
    """Makes desks; each host is stopped at the end and must leave no process behind."""
    made = []

    def make(mode, **more):
        folder = tmp_path / str(len(made))
        folder.mkdir()
        made.append(Desk(qtbot, folder, mode, **more))
        return made[-1]

    yield make
    for one in made:
        one.host.stop()
        assert not one.host.is_running
        assert not any(map(is_there, one.processes()))


def test_the_real_process_answers_from_any_folder(qtbot, tmp_path, monkeypatch):
    (tmp_path / "json.py").write_text("raise SystemExit(1)", encoding="ascii")
    monkeypatch.chdir(tmp_path)
    host, told = StudyHost(), []
    host.told.connect(lambda number, what: told.append((number, what)))
    number = host.ask(ADVICE)
    assert told == []
    qtbot.waitUntil(lambda: bool(told), timeout=60_000)
    assert told[0][0] == number
    assert told[0][1].hint.move in ADVICE.view.legal_moves
    host.stop()


MISBEHAVIOURS = {name: name.split("_")[0] for name in fake_study.MODES if name.split("_")[0] not in ("good", "answers")}


@pytest.mark.parametrize("mode", MISBEHAVIOURS)
def test_trouble_ends_the_question_and_the_next_one_gets_its_answer(desk, mode, caplog):
    trouble = Trouble(MISBEHAVIOURS[mode])
    one = desk(mode, limit=SHORT if trouble is Trouble.SILENT else LONG, allowance=1500)
    if mode == "garbled_unasked":
        one.host.start()
        one.wait(lambda: len(one.processes()) == 2)
    elif mode != "died_at_start":
        assert one.ask(ADVICE) is trouble
    else:
        # It may have died before it was asked, and then the next one is asked.
        assert one.ask(ADVICE) in (trouble, ADVISED)
    assert one.ask(ADVICE) == ADVISED
    assert "5-6" not in caplog.text
    assert f"in trouble: {trouble.value}" in caplog.text


def test_a_process_that_is_stopped_is_replaced(desk):
    one = desk("good", limit=SHORT)
    assert one.ask(ADVICE) == ADVISED
    os.kill(one.processes()[0], signal.SIGSTOP)
    assert one.ask(ADVICE) is Trouble.SILENT
    one.wait(lambda: len(one.processes()) == 2)


def test_a_process_that_is_killed_between_two_questions_is_replaced(desk):
    one = desk("good")
    assert one.ask(ADVICE) == ADVISED
    os.kill(one.processes()[0], signal.SIGKILL)
    one.wait(lambda: len(one.processes()) == 2)
    assert one.ask(REVIEW) == REVIEWED


def test_a_later_question_of_the_same_kind_makes_the_earlier_one_stale(desk):
    one = desk("silent")
    stale = one.host.ask(ADVICE)
    one.wait(one.processes)
    assert one.ask(ADVICE) == ADVISED
    assert [number for number, _ in one.told] == [stale + 1]
    assert len(one.processes()) == 2


def test_a_stale_question_that_was_still_waiting_is_never_asked(desk):
    one = desk("good")
    numbers = [one.host.ask(ADVICE) for _ in range(5)]
    one.wait(lambda: one.told)
    assert one.told == [(numbers[-1], ADVISED)]
    assert len(one.processes()) == 1


def test_questions_of_several_kinds_wait_for_each_other(desk):
    one = desk("good")
    first, second, third = (one.host.ask(wanted) for wanted in (ADVICE, REVIEW, PUZZLE))
    one.wait(lambda: len(one.told) == 3)
    assert one.told == [(first, ADVISED), (second, REVIEWED), (third, StudyError.NO_ANSWER)]
    assert len(one.processes()) == 1, "no answer is an answer: the process is as good as before"


def test_a_cancelled_question_is_never_heard_of_again_and_what_waits_goes_on(desk):
    one = desk("silent")
    busy, waiting = one.host.ask(REVIEW), one.host.ask(ADVICE)
    one.wait(one.processes)
    one.host.cancel(busy)
    one.wait(lambda: one.told)
    assert one.told == [(waiting, ADVISED)]


def test_a_question_that_waits_survives_the_trouble_of_the_one_before(desk):
    one = desk("died_when_asked")
    first, second = one.host.ask(REVIEW), one.host.ask(ADVICE)
    one.wait(lambda: len(one.told) == 2)
    assert one.told == [(first, Trouble.DIED), (second, ADVISED)]


@pytest.mark.parametrize("mode", ["answers_in_pieces"])
def test_what_is_odd_but_harmless_is_no_trouble(desk, mode):
    one = desk(mode)
    assert [one.ask(ADVICE) for _ in range(3)] == [ADVISED] * 3
    assert len(one.processes()) == 1


def test_good_answers_forgive_earlier_troubles(desk):
    one = desk("answers_and_dies", times=2 * TROUBLES_BEFORE_GIVING_UP)
    for asked in range(1, 2 * TROUBLES_BEFORE_GIVING_UP):
        assert one.ask(ADVICE) == ADVISED
        one.wait(lambda expected=asked + 1: len(one.processes()) == expected)


def test_a_process_that_is_beyond_help_is_given_up_until_the_next_start(desk):
    one = desk("garbled_text", times=TROUBLES_BEFORE_GIVING_UP)
    told = [one.ask(ADVICE) for _ in range(TROUBLES_BEFORE_GIVING_UP + 1)]
    assert told == [Trouble.GARBLED] * TROUBLES_BEFORE_GIVING_UP + [Trouble.GIVEN_UP]
    assert not one.host.is_running
    one.host.start()
    assert one.ask(ADVICE) == ADVISED


def test_a_program_that_cannot_be_started(qtbot):
    host, told = StudyHost(None, ("no-such-program-anywhere",), 0), []
    host.failed.connect(lambda number, why: told.append((number, why)))
    number = host.ask(ADVICE)
    qtbot.waitUntil(lambda: bool(told), timeout=60_000)
    assert told[0][0] == number and told[0][1] in (Trouble.COULD_NOT_START, Trouble.GIVEN_UP)
    host.stop()


@pytest.mark.parametrize("mode", ["good", "silent", "garbled_endless_line"])
def test_a_stopped_host_leaves_no_process_and_no_answer(desk, mode):
    one = desk(mode)
    one.host.ask(ADVICE)
    one.wait(one.processes)
    one.host.stop()
    one.told.clear()
    turns = []
    QTimer.singleShot(0, lambda: turns.append(1))
    one.wait(lambda: turns)
    assert one.told == []


def test_asking_never_holds_up_the_event_loop(desk):
    one = desk("silent", times=999)
    clock = QElapsedTimer()
    clock.start()
    for _ in range(200):
        one.host.ask(ADVICE)
    assert clock.elapsed() < 5000
    assert one.told == []


def test_the_next_question_may_be_asked_from_within_the_answer(desk):
    one = desk("good")
    one.host.told.connect(lambda number, _: number < 5 and one.host.ask(ADVICE))
    one.host.ask(ADVICE)
    one.wait(lambda: len(one.told) == 5)
    assert [number for number, _ in one.told] == [1, 2, 3, 4, 5]


def test_the_log_tells_no_tiles(desk, caplog):
    one = desk("died_when_asked")
    with caplog.at_level(logging.DEBUG):
        assert one.ask(ADVICE) is Trouble.DIED
    said = [record.getMessage() for record in caplog.records if record.name.startswith("domino_desktop")]
    assert said == ["the coaches wrote 19 bytes of errors", "the coaches are in trouble: died"]
