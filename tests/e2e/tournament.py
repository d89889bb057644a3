"""A whole club evening in a real window, by keyboard alone: twelve pairs, five rounds, papers, an archive."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from shiboken6 import isValid

from domino_desktop.controller.tournament import TournamentController
from domino_desktop.tournament.standings import standings
from domino_desktop.ui.controls import PillChoice
from domino_desktop.ui.pages.start import StartPage
from domino_desktop.ui.tournament.beginning.tournaments_page import TournamentsPage
from domino_desktop.ui.tournament.page import TournamentPage
from domino_desktop.ui.tournament.papers.publish_tab import PublishTab
from tests.e2e.driver import Driver, xdotool

PAIRS = (
    ("Anna Rossi", "Bruno Verdi"),
    ("Carla Neri", "Dino Galli"),
    ("Astrid Lind", "Olof Berg"),
    ("Budi Santoso", "Siti Rahayu"),
    ("Joao Lima", "Ana Souza"),
    ("Marta Silva", "Rui Costa"),
    ("Tom Reed", "Emma Clark"),
    ("Karin Ek", "Nils Dahl"),
    ("Gino Conti", "Elsa Serra"),
    ("Paulo Reis", "Bia Melo"),
    ("Agus Wijaya", "Dewi Lestari"),
    ("Zita Orlandi", "Yves Blanc"),
)
ROUNDS = 5
_MOST_TABS = 80


class ByKeyboard(Driver):
    """What a director does with keys, and what there is to see."""

    def start(self) -> Iterator[Any]:
        """From the start page to the tournaments."""
        yield lambda: self._window() is not None and self._window().isVisible()
        window = self._window()
        xdotool("windowfocus", int(window.winId()))
        yield window.isActiveWindow
        yield from self.press_button(window.findChild(StartPage), "Tournaments")
        yield from self._page(TournamentsPage)

    def press_button(self, page: QWidget, words: str) -> Iterator[Any]:
        """Reach a button with Tab and press it with Enter."""
        button = self._button(page, words)
        yield from self.reach(button)
        self.key("Return")

    def reach(self, widget: QWidget) -> Iterator[Any]:
        """Press Tab until this has the keyboard."""
        for _ in range(_MOST_TABS):
            focus = QApplication.focusWidget()
            if focus is not None and (focus is widget or widget.isAncestorOf(focus)):
                return
            self.key("Tab")
            yield lambda before=focus: QApplication.focusWidget() is not before
        raise LookupError(f"Tab does not lead to {widget}")

    def key(self, *names: str) -> None:
        self.report["keys"] += len(names)
        xdotool("key", *names)

    def write(self, text: str) -> Iterator[Any]:
        """Type into the field that has the keyboard, once it is empty, and wait until it stands there."""
        yield lambda: isinstance(QApplication.focusWidget(), QLineEdit) and not QApplication.focusWidget().text()
        self.report["keys"] += len(text)
        field = QApplication.focusWidget()
        xdotool("type", "--delay", 4, text)
        yield lambda: field.text() == text

    def name_file(self, path: Path) -> Iterator[Any]:
        """Name the file in the window that asks for one, and wait until that is gone."""
        asking = yield from self.small_window()
        yield lambda: isinstance(asking.focusWidget(), QLineEdit)
        field = asking.focusWidget()
        xdotool("key", "ctrl+a")
        xdotool("type", "--delay", 4, str(path))
        yield lambda: field.text() == str(path)
        xdotool("key", "Return")
        yield lambda: not isValid(asking)  # it deletes itself

    def small_window(self) -> Iterator[Any]:
        """Waits for the small window that is open over the page and gives it the keyboard; returns it."""
        yield lambda: QApplication.activeModalWidget() is not None
        opened = QApplication.activeModalWidget()
        xdotool("windowfocus", int(opened.winId()))
        yield opened.isActiveWindow
        return opened

    def back_to_window(self) -> Iterator[Any]:
        """Waits until no small window is open, and gives the keyboard back."""
        yield lambda: QApplication.activeModalWidget() is None
        xdotool("windowfocus", int(self._window().winId()))
        yield self._window().isActiveWindow

    def choose(self, choice: PillChoice, wanted: str) -> Iterator[Any]:
        """Arrows lead to this one of several choices."""
        yield from self.reach(choice)
        for _ in range(40):
            if choice.choice() == wanted:
                return
            before = choice.choice()
            self.key("Right")
            yield lambda before=before: choice.choice() != before
        raise LookupError(wanted)

    @property
    def page(self) -> TournamentPage:
        found: TournamentPage = self._window().findChild(TournamentPage)
        return found

    @property
    def office(self) -> TournamentController:
        assert self.page.office is not None
        return self.page.office

    def tell_standings(self) -> None:
        """Who is where, as the report's own words."""
        self.report["standings"] = [
            [each.rank, each.entrant, list(each.values)] for each in standings(self.office.state)
        ]
        self.report["names"] = {str(number): member.name for number, member in self.office.people.items()}
        self.report["facts"] = len(self.office.state.facts)


class ClubEvening(ByKeyboard):
    """From an empty program to the archive of a finished tournament."""

    def script(self) -> Iterator[Any]:
        yield from self.start()
        self.key("Return")
        yield (
            lambda: QApplication.focusWidget() is not None and not self._window().findChild(TournamentsPage).isVisible()
        )
        self.key("ctrl+Return")
        yield lambda: self.page is not None and self.page.isVisible()
        for number, names in enumerate(PAIRS, start=1):
            for name in names:
                yield from self.write(name)
                self.key("Return")
            yield lambda number=number: len(self.office.state.entrants) == number
        for number in range(1, ROUNDS + 1):
            yield from self.play_tournament_round(number)
        yield from self.press_button(self.page, "Close the tournament")
        asked = yield from self.small_window()
        yield from self.press_button(asked, "Yes")
        yield from self.back_to_window()
        yield lambda: self.office.state.is_finished
        yield from self.publish()
        self.tell_standings()
        yield from self.quit()

    def play_tournament_round(self, number: int) -> Iterator[Any]:
        """Pair it, publish it, start the clock, type every result, the better number winning."""
        self.key("ctrl+2")
        yield lambda: self._has_button(self.page, f"Pair round {number}")
        yield from self.press_button(self.page, f"Pair round {number}")
        yield lambda: self.office.proposal is not None
        yield None
        self.key("ctrl+Return")
        yield lambda: len(self.office.state.rounds) == number
        yield from self.press_button(self.page, "Start the clock")
        yield lambda: bool(self.office.state.rounds[-1].started)
        for seating in self.office.state.rounds[-1].seatings:
            first, second = seating.sides[0][0], seating.sides[1][0]
            loser = 3 * max(first, second) + number
            points = (100, loser) if first < second else (loser, 100)
            for typed in (str(seating.table), *map(str, points)):
                xdotool("type", typed)
                self.key("Return")
                self.report["keys"] += len(typed)
                yield None
            yield lambda table=seating.table: table in self.office.state.rounds[-1].results
        self._window().grab().save(f"{self._folder}/round-{number}.png")

    def publish(self) -> Iterator[Any]:
        """The standings in Italian and Swedish as PDF, and the archive."""
        self.key("ctrl+5")
        yield lambda: self.page.findChild(PublishTab) is not None and self.page.findChild(PublishTab).isVisible()
        tab = self.page.findChild(PublishTab)
        yield from self.choose(tab.choices.choices["kind"], "standings")
        for field, code in zip(tab.choices.languages, ("it", "sv"), strict=True):
            yield from self.reach(field)
            while field.currentData() != code:
                before = field.currentData()
                self.key("Down")
                yield lambda before=before, field=field: field.currentData() != before
        yield lambda: tab.pdf_button.isEnabled()
        self._window().grab().save(f"{self._folder}/publish.png")
        for button, name in ((tab.pdf_button, "standings.pdf"), (tab.archive_button, "archive.json")):
            yield from self.reach(button)
            self.key("Return")
            yield from self.name_file(Path(self._folder) / name)
            yield from self.back_to_window()
            yield lambda name=name: Path(self._folder, name).exists()


class Reopened(ByKeyboard):
    """Another computer opens the archive."""

    def script(self) -> Iterator[Any]:
        yield from self.start()
        yield from self.press_button(self._window().findChild(TournamentsPage), "Open a file")
        yield from self.name_file(Path(self._folder) / "archive.json")
        yield lambda: self.page is not None and self.page.isVisible()
        yield from self.small_window()
        self.key("Return")
        yield from self.back_to_window()
        self._window().grab().save(f"{self._folder}/reopened.png")
        self.tell_standings()
        yield from self.quit()
