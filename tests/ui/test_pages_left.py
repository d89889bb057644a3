"""Whoever leaves a page leaves nothing behind: no widget, no timer, nothing that only a search for garbage would find.

What is left grows with every visit; and what Python still holds of a page that is gone is what crashes are made of.
"""

from __future__ import annotations

import gc
import weakref
from collections import Counter
from dataclasses import replace
from functools import partial

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

from domino_desktop.i18n.messages import tournament_new as words
from domino_desktop.ui.slices import Filling
from domino_desktop.ui.tournament.tabs import Tab
from tests.ui.club_windows import in_view, office_in
from tests.ui.studies import ScriptedStudy
from tests.ui.windows import Window


def settle() -> None:
    for _ in range(2):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def widgets() -> Counter[str]:
    return Counter(type(each).__name__ for each in QApplication.allWidgets())


def objects() -> Counter[str]:
    """What Python holds of Qt, dead or alive."""
    return Counter(type(each).__name__ for each in gc.get_objects() if isinstance(each, QObject))


@pytest.fixture
def held(garbage):
    """Only what is made from now on is looked at."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


def from_list(window, signal):
    window.doors.side.show_tournaments()
    getattr(in_view(window), signal).emit()


def open_club(window, office, *tabs):
    window.doors.side.show_tournaments()
    in_view(window).opened.emit(office.id)
    window.doors.side._club._opening.finish()
    for tab in tabs:
        in_view(window).show_tab(tab)
        settle()
    return in_view(window)


def call_table(window, office):
    page = open_club(window, office, Tab.ROUND)
    page._tabs[Tab.ROUND].called.emit(1, 1)


def show_beamer(window, office):
    open_club(window, office, Tab.STANDINGS).tools.beamer.emit()


def ask_for_help(window, office):
    open_club(window, office, Tab.ENTRANTS)
    window.toggle_help()


def from_desk(window, signal):
    window.doors.side.show_desk()
    getattr(in_view(window), signal).emit()


def ways(window, office):
    side, doors = window.doors.side, window.doors
    return {
        "tournaments": side.show_tournaments,
        "new tournament": partial(from_list, window, "new_wanted"),
        "members": partial(from_list, window, "members_wanted"),
        "season": partial(from_list, window, "season_wanted"),
        "tournament": partial(open_club, window, office, *Tab),
        "beamer": partial(show_beamer, window, office),
        "help": partial(ask_for_help, window, office),
        "table of a tournament": partial(call_table, window, office),
        "desk": side.show_desk,
        "new table": partial(from_desk, window, "new_table"),
        "practice": partial(from_desk, window, "practice"),
        "pocket card": partial(from_desk, window, "pocket_card"),
        "puzzles": doors.show_puzzles,
        "tour": side.show_tour,
        "match": window.matches.play_now,
    }


@pytest.mark.parametrize("patience", [float("inf"), 0], ids=["whole", "in the making"])
def test_every_page_that_is_left_is_gone(qtbot, look, tmp_path, held, monkeypatch, patience):
    """Whether it is left when everything in it is there, or while it is still being filled."""
    monkeypatch.setattr(Filling, "patience", patience)
    before = widgets()
    window = Window(qtbot, look, tmp_path / "data")
    window._furniture.__dict__["study"] = study = ScriptedStudy()
    study.stop = study.asked.clear
    office = office_in(window)
    for number in range(0 if patience else 12):
        office_in(window, is_paired=False, name=f"Evening {number}")
    start = in_view(window)
    for name, go in list(ways(window, office).items())[: None if patience else 5]:
        for visit in range(2):
            had = widgets(), objects()
            go()
            settle() if patience else QApplication.processEvents()
            page = in_view(window)
            wrapper = weakref.ref(page)
            assert page is not start, name
            window.doors.show_start()
            start = in_view(window)
            assert shiboken6.isValid(page), f"{name} ended in the midst of the way from it"
            settle()
            assert not shiboken6.isValid(page), name
            del page
            left = widgets() - had[0]
            gc.collect()
            if visit:
                assert not left, name
                assert not (patience and objects() - had[1]), name
            assert wrapper() is None, f"Python holds on to {name}"
    window.leave()
    assert not widgets() - before, "of the whole window"


def test_a_tab_that_is_given_up_in_the_making_is_gone(window, monkeypatch):
    page = open_club(window, office_in(window))
    settle()
    monkeypatch.setattr(Filling, "patience", 0)
    for tab in (*Tab, *reversed(Tab)) * 2:
        page.show_tab(tab)
        QApplication.processEvents()
    settle()
    assert page._stack.count() == len(page._tabs)
    page.show_tab(Tab.LOG)
    window.doors.show_start()
    gc.collect()
    settle()
    assert not shiboken6.isValid(page)


def test_a_tab_in_the_making_is_not_to_be_pressed_yet(window):
    page = open_club(window, office_in(window))
    page._let_go()
    settle()
    making = page._made(Tab.LOG, page.office, window.language)
    while not page._stack.count():
        next(making)
    assert page._tabs[Tab.LOG] is page._stack.currentWidget(), "it shows nothing yet"
    making.close()


@pytest.mark.parametrize("steps", range(4))
def test_a_form_in_the_making_follows_language_and_look(window, monkeypatch, steps):
    monkeypatch.setattr(Filling, "patience", 0)
    from_list(window, "new_wanted")
    opening = window.doors.side._club._beginnings._opening
    for _ in range(steps):
        next(opening._search)
    window.choose_language("sv")
    window.change_settings(replace(window.settings, text_scale=150))
    settle()
    assert in_view(window)._create.text() == window.language.say(words.CREATE)
