"""Questions that are answered in a thread, whoever still waits for the answer."""

from threading import Event

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject

from domino_desktop.controller.background import Background


@pytest.fixture
def owner(qapp):
    made = QObject()
    yield made
    made.deleteLater()


@pytest.fixture
def background(owner):
    return Background(owner)


def deleted(thing):
    thing.deleteLater()
    QCoreApplication.sendPostedEvents(thing, QEvent.Type.DeferredDelete)


def test_answers_come_in_the_order_of_the_questions(background, qtbot):
    told = []
    background.answered.connect(told.append)
    with qtbot.waitSignal(background.finished):
        background.ask(lambda: 1, lambda: "two", lambda: None)
        assert background.is_working
    assert told == [1, "two", None] and not background.is_working


def test_only_the_last_question_is_of_interest(background, qtbot):
    told, may_go = [], Event()
    background.answered.connect(told.append)
    background.ask(may_go.wait, lambda: "before")
    with qtbot.waitSignal(background.finished):
        background.ask(lambda: "now")
    may_go.set()
    qtbot.wait(60)
    assert told == ["now"]


def test_who_asks_anew_at_an_answer_hears_the_new_one(background, qtbot):
    told = []

    def hear(answer):
        told.append(answer)
        if answer == "first":
            background.ask(lambda: "last")

    background.answered.connect(hear)
    with qtbot.waitSignal(background.finished):
        background.ask(lambda: "first", lambda: "never told")
    assert told == ["first", "last"]


def test_what_is_forgotten_is_not_told(background, qtbot):
    told = []
    background.answered.connect(told.append)
    background.finished.connect(lambda: told.append("finished"))
    background.ask(lambda: 1)
    background.forget()
    assert not background.is_working
    qtbot.wait(60)
    assert told == []


def test_a_fault_is_raised_in_the_window_and_ends_the_questions(background, qtbot):
    told = []
    background.answered.connect(told.append)

    def fail():
        raise ZeroDivisionError

    with qtbot.captureExceptions() as raised:
        background.ask(lambda: 1, fail, lambda: 2)
        qtbot.waitUntil(lambda: bool(raised))
    assert raised[0][0] is ZeroDivisionError
    assert told == [1] and not background.is_working


def test_whoever_asked_may_go_while_the_thread_works(qapp, qtbot):
    """Windows are closed at any moment: the answers of 300 of them come while they go, and after."""
    for number in range(300):
        owner = QObject()
        Background(owner).ask(*(lambda: sum(range(100)),) * (number % 20 + 1))
        deleted(owner)
    qtbot.wait(60)


def test_nothing_more_is_worked_out_once_nobody_is_there(qapp, qtbot):
    owner, began, may_go, done = QObject(), Event(), Event(), []

    def first():
        began.set()
        may_go.wait()

    Background(owner).ask(first, lambda: done.append(1))
    assert began.wait(5)
    deleted(owner)
    may_go.set()
    qtbot.wait(60)
    assert done == []
