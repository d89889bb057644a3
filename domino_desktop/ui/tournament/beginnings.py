"""How a tournament begins, and how what was settled for it is changed later: one form for both."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths
from domino_desktop.tournament.facts import SettingsChanged
from domino_desktop.ui.dialogs.teller import Teller
from domino_desktop.ui.look import Look
from domino_desktop.ui.slices import Filling
from domino_desktop.ui.tournament.parts.refusal_words import refusal

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController
    from domino_desktop.tournament.settings import Settings
    from domino_desktop.ui.pages.rulesets.shelf import Shelf
    from domino_desktop.ui.tournament.beginning.last_time import LastEntrant, LastTime
    from domino_desktop.ui.tournament.beginning.new_page import NewPage


class Beginnings(QObject):
    """Shows the form. ``shown`` carries it; ``created(id, entrants)`` a new tournament, with the `LastEntrant` of last
    time who are to be ticked, or None; ``left(id)`` when somebody is done with the one that was changed (0: with none).

    ``office_of`` answers the open tournament with an id, or None when it cannot be read; ``rules_wanted`` carries a
    `RuleSet` to be read.
    """

    shown = Signal(QWidget)
    created = Signal(int, object)
    left = Signal(int)
    rules_wanted = Signal(object)

    def __init__(
        self,
        pages: QStackedWidget,
        look: Look,
        teller: Teller,
        paths: DataPaths,
        database: Database,
        office_of: Callable[[int], TournamentController | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._pages, self._look, self._teller = pages, look, teller
        self._paths, self._database, self._office_of = paths, database, office_of
        self._form: NewPage | None = None
        self._changing: TournamentController | None = None
        self._language: Language | None = None
        self._opening = Filling(self)

    def __contains__(self, page: object) -> bool:
        return page is not None and page is self._form

    def begin(self, language: Language, *, takes_entrants: bool) -> None:
        """A new tournament, as the last one was; ``takes_entrants``: with its people to tick."""

        def shown(form: NewPage, shelf: Shelf) -> None:
            members = self._database.members.all()
            people = [each for each in members if not each.is_forgotten]
            last = self.last_time()
            form.present(shelf, people, last, language, today=date.today(), takes_entrants=takes_entrants)

        self._changing, self._language = None, language
        self._opening.fill(self._opened(shown))

    def change(self, office: TournamentController, language: Language) -> None:
        """What was settled for this tournament, as far as it can still be changed."""
        self._changing, self._language = office, language
        self._opening.fill(self._opened(lambda form, shelf: form.present_change(office.state, shelf, language)))

    def _opened(self, present: Callable[[NewPage, Shelf], None]) -> Generator[None, None, None]:
        """Make and show the form, unless somebody has gone elsewhere meanwhile."""
        here = self._pages.currentWidget()
        with self._teller.telling_faults():
            shelf = self._shelf()
            yield
            form = self._made_form()
            yield
            present(form, shelf)
            yield
            if self._pages.currentWidget() is here:
                self.shown.emit(form)

    def last_time(self, before: int = 0) -> LastTime | None:
        """What the newest tournament hands on, or the newest one before the one with this id that had entrants."""
        from domino_desktop.ui.tournament.beginning.last_time import last_time_of

        with self._teller.telling_faults():
            entries = sorted(self._database.tournaments.entries(), key=lambda entry: entry.id, reverse=True)
            for entry in entries:
                office = self._office_of(entry.id) if not before or entry.id < before else None
                if office is not None and (office.state.entrants or not before):
                    return last_time_of(office)
        return None

    def retranslate(self, language: Language) -> None:
        """Go on in this language."""
        self._opening.finish()
        self._language = language
        if self._form is not None:
            self._form.retranslate(language)

    def redress(self) -> None:
        """Go on in the look of now."""
        self._opening.finish()
        if self._form is not None:
            self._form.set_art(self._look.art())

    def clear_away(self) -> None:
        """Let go of a form that nobody is at."""
        self._opening.stop()
        if self._form is not None:
            self._pages.removeWidget(self._form)
            self._form.deleteLater()
        self._form = self._changing = None

    def _made_form(self) -> NewPage:
        from domino_desktop.ui.tournament.beginning.new_page import NewPage

        if self._form is None:
            self._form = page = NewPage(self._look.art(), self._look.icons)
            page.back.connect(self._leave)
            page.created.connect(self._create)
            page.changed.connect(self._change)
            page.rules_wanted.connect(self.rules_wanted)
            self._pages.addWidget(page)
        return self._form

    def _leave(self) -> None:
        self.left.emit(0 if self._changing is None else self._changing.id)

    def _create(self, settings: Settings, director: str, code: str, entrants: Sequence[LastEntrant] | None) -> None:
        from domino_desktop.controller.new_tournament import create_tournament, member_named

        with self._teller.telling_faults():
            made = create_tournament(self._database, settings, member_named(self._database, director, code))
            self.created.emit(made, entrants)

    def _change(self, settings: Settings, reason: str) -> None:
        office, form, language = self._changing, self._form, self._language
        if office is None or form is None or language is None:
            return
        refused = office.submit(SettingsChanged, settings=settings, reason=reason)
        if refused is not None:
            form.tell(refusal(office, refused, language))
        else:
            self.left.emit(office.id)

    def _shelf(self) -> Shelf:
        from domino_desktop.ui.pages.rulesets.whole_shelf import whole_shelf

        return whole_shelf(self._paths, self._teller)
