"""Tournaments in the whole window: made in its database, opened, and what it says meanwhile."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from domino_desktop.controller.new_tournament import create_tournament
from domino_desktop.controller.tournament import TournamentController
from domino_desktop.tournament.facts import EntrantAdded, RoundPaired
from domino_desktop.tournament.proposals import propose
from domino_desktop.ui.dialogs.notice import Notice
from domino_desktop.ui.tournament.page import TournamentPage
from tests.controller.clubs import NAMES, settings


def in_view(window):
    return window._pages.currentWidget()


def esc(window):
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)


def office_in(window, pairs=4, is_paired=True, **more):
    """A tournament in the database of this window, its first round paired; another controller than the window's."""
    database = window._database
    tournament_id = create_tournament(database, settings(**more))
    office = TournamentController(database.tournaments, database.members, tournament_id, window)
    for number in range(1, pairs + 1):
        named = NAMES[2 * number - 2 : 2 * number]
        persons = tuple(office.add_person(database.members.add(name, code)) for name, code in named)
        assert office.submit(EntrantAdded, entrant=number, persons=persons) is None
    if is_paired:
        proposal = propose(office.state, {})
        assert office.submit(RoundPaired, round=1, seatings=proposal.seatings) is None
    return office


def open_tournament(window, office, tab=None):
    window.doors.side.show_tournaments()
    in_view(window).opened.emit(office.id)
    page = in_view(window)
    assert isinstance(page, TournamentPage)
    if tab is not None:
        page.show_tab(tab)
    return page


def tab_of(page, tab):
    return page._tabs[tab]


def told(window):
    """What the notices in view say; they are closed."""
    notices = [each for each in window.findChildren(Notice) if each.isVisible()]
    found = [label.text() for notice in notices for label in notice.findChildren(QLabel)]
    for notice in notices:
        notice.accept()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return found


def choose_file(monkeypatch, path):
    monkeypatch.setattr(QFileDialog, "exec", lambda self: True)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda self: [str(path)])
