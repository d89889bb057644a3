"""The way into the tour and out of it: its page exists only while somebody takes it."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.storage import rulesets
from domino_desktop.storage.database import Database
from domino_desktop.storage.people import Aids
from domino_desktop.storage.settings import Settings
from domino_desktop.ui.look import Look
from domino_desktop.ui.table.page import TablePage
from domino_desktop.ui.tour.page import TourPage


class Tables(Protocol):
    """Whether a match is open."""

    @property
    def table(self) -> object | None: ...


class Host(Protocol):
    """What the tour asks of the program."""

    @property
    def language(self) -> Language: ...

    @property
    def settings(self) -> Settings: ...

    @property
    def matches(self) -> Tables: ...

    def change_settings(self, wanted: Settings) -> None: ...

    def equip(self, page: TablePage) -> None: ...


class TourRoom(QObject):
    """Shows the tour among the other pages, and clears it away as soon as another page comes to the front.

    ``shown`` carries its page; ``left`` when the person is done with it; ``play_wanted`` carries the name of somebody
    who now wants a real match.
    """

    shown = Signal(QWidget)
    left = Signal()
    play_wanted = Signal(str)

    def __init__(self, pages: QStackedWidget, look: Look, database: Database, host: Host) -> None:
        super().__init__(pages)
        self._pages, self._look, self._database, self._host = pages, look, database, host
        self._page: TourPage | None = None
        self._name = ""
        pages.currentChanged.connect(self._clear_away)

    def __contains__(self, page: object) -> bool:
        return page is not None and page is self._page

    def enter(self, name: str = "") -> None:
        """Begin the tour, for somebody of this name; without one for whoever played here last.

        Raises RuleSetFileFault when the founding rules are not there.
        """
        ruleset = rulesets.load(rulesets.DEFAULT)
        people = self._database.people()
        aids = Aids()
        if people:
            name, aids = (people[0].name, people[0].aids) if name in ("", people[0].name) else (name, aids)
        self._name = name
        if not self._host.settings.toured:
            self._host.change_settings(replace(self._host.settings, toured=True))
        if self._host.matches.table is None:
            # At an open table somebody is in front of the screen already.
            self._look.read_by(aids)
        self._page = page = TourPage(self._look, ruleset)
        page.laid.connect(self._host.equip)
        page.left.connect(self.left)
        page.play_wanted.connect(lambda: self.play_wanted.emit(self._name))
        self._pages.addWidget(page)
        self.shown.emit(page)
        page.begin(name, aids, self._host.language, self._host.settings)

    def retranslate(self, language: Language) -> None:
        """Go on in this language."""
        if self._page is not None:
            self._page.retranslate(language)

    def redress(self) -> None:
        """Go on in the look of now."""
        if self._page is not None:
            self._page.redress()

    def _clear_away(self) -> None:
        page = self._page
        if page is not None and self._pages.currentWidget() is not page:
            self._page = None
            page.stop()
            if self._host.matches.table is None:
                self._look.read_by(None)
            self._pages.removeWidget(page)
            page.deleteLater()
