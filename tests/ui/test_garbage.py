"""Garbage is found, and in the thread of the window alone."""

from __future__ import annotations

import gc
import threading

import pytest
from PySide6.QtCore import QObject

from domino_desktop.storage.resources import data_folder
from domino_desktop.ui.sound.loudspeaker import Loudspeaker

MAKES_MANY = 20_000


class Circle(QObject):
    """Only a search for garbage ends it; notes in which thread that is."""

    def __init__(self, ended):
        super().__init__()
        self._circle, self._ended = self, ended

    def __del__(self):
        self._ended.append(threading.current_thread())


@pytest.fixture
def ended(garbage):
    gc.collect()
    return []


def make_many():
    return [[number] for number in range(MAKES_MANY)]


def test_a_thread_that_makes_many_objects_ends_none_of_the_window(ended):
    def opens():
        make_many()
        raise OSError

    loudspeaker = Loudspeaker(data_folder("resources") / "sounds", opens)
    Circle(ended)
    loudspeaker.prepare()
    loudspeaker.close(10)
    assert ended == []
    gc.collect()
    assert ended == [threading.main_thread()]


def test_the_window_ends_them_by_and_by(ended, qtbot):
    Circle(ended)
    kept = make_many()
    qtbot.waitUntil(lambda: bool(ended), timeout=5_000)
    assert ended == [threading.main_thread()] and kept


def test_what_has_stayed_for_long_is_looked_at_seldom(garbage, monkeypatch):
    looked = []
    monkeypatch.setattr(gc, "collect", looked.append)
    for counts in ((0, 0, 0), (700, 10, 10), (701, 0, 0), (701, 11, 0), (5, 3, 11)):
        monkeypatch.setattr(gc, "get_count", lambda counts=counts: counts)
        garbage.look()
    assert looked == [0, 1, 2]
