"""The match that is open: begun, gone on with, left and come back to."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import score
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.matches import RecordDamaged
from domino_desktop.storage.settings import Settings
from domino_desktop.storage.setup import TableSetup
from domino_desktop.ui.doors import Doors, Furniture

if TYPE_CHECKING:
    from collections.abc import Callable

    from domino_desktop.controller.engine_host import EngineHost
    from domino_desktop.core.ruleset import RuleSet
    from domino_desktop.ui.share.sharing import Sharing
    from domino_desktop.ui.share_wishes import ShareWish
    from domino_desktop.ui.table.page import TablePage


class Hall(Protocol):
    """What a match asks of the window it is played in."""

    @property
    def doors(self) -> Doors: ...

    @property
    def language(self) -> Language: ...

    @property
    def settings(self) -> Settings: ...

    def save(self, wanted: Settings) -> None: ...


class Matches(QObject):
    """At most one match is open. ``laid`` carries its page before anybody sits down at it."""

    laid = Signal(QWidget)

    def __init__(
        self, hall: Hall, pages: QStackedWidget, furniture: Furniture, engine: EngineHost | None, seed: int | None
    ) -> None:
        super().__init__(pages)
        self._hall, self._pages = hall, pages
        self._look, self._teller, self._database = furniture.look, furniture.teller, furniture.database
        self._furniture = furniture
        self._seed = seed
        if engine is not None:
            self.engine = engine
        self._table: TablePage | None = None
        self._then: Callable[[], None] | None = None
        self._sharing: Sharing | None = None
        self._is_outdated = False

    @cached_property
    def engine(self) -> EngineHost:
        """The computer players of every match."""
        from domino_desktop.controller.engine_host import EngineHost  # brings all rules

        return EngineHost()

    @property
    def table(self) -> TablePage | None:
        """The match that is open, or None."""
        return self._table

    def play_now(self, name: str = "") -> None:
        """One person against three casual computers, by the founding rules."""
        from domino_desktop.storage import rulesets

        try:
            self.play(rulesets.load(rulesets.DEFAULT), name)
        except rulesets.RuleSetFileFault as fault:
            self._teller.refuse_rules(fault)

    def play(self, ruleset: RuleSet, name: str = "") -> None:
        """One person against casual computers, by these rules."""
        from domino_desktop.ui.pages.guests import quick_table

        people = self._database.people()
        if not name and people:
            name = people[0].name
        self.open_table(quick_table(ruleset, name, self._hall.language, self._hall.settings.privacy))

    def open_table(self, setup: TableSetup, then: Callable[[], None] | None = None) -> None:
        """Begin a match. What was chosen is offered again next time. Afterwards ``then``, else the start page."""
        from domino_desktop.ui.opening import begin_match

        setup = setup if self._seed is None else replace(setup, seed=self._seed)
        try:
            match_id = begin_match(self._database, setup)
        except StorageFault as fault:
            self._teller.tell_fault(fault)
            return
        kept = self._hall.settings
        code = kept.language or self._hall.language.code
        self._hall.save(replace(kept, last_setup=setup.offered().to_json(), language=code, toured=True))
        self._hall.doors.is_first = False
        self.sit_down(match_id, then)

    def continue_last(self) -> None:
        """Go on with the last match at the very question where it stopped."""
        entry = self._database.last_unfinished_match()
        if entry is not None:
            self.sit_down(entry.id)

    def sit_down(self, match_id: int, then: Callable[[], None] | None = None) -> None:
        """Go on with this match at the very question where it stopped. Afterwards ``then``, else the start page."""
        from domino_desktop.ui.opening import lay_table

        before = self._table
        is_same = before is not None and before.controller is not None and before.controller.match_id == match_id
        is_coached = before.coaching.is_on if before is not None and is_same else None
        self._then = then or (self._then if is_same else None)
        self.close_table()
        try:
            laid = lay_table(self._database, match_id, self.engine, self._look, lambda: self._furniture.study)
        except (StorageFault, RecordDamaged):
            self._hall.doors.show_start()  # which tells why
            return
        self._table, self._sharing, self._is_outdated = laid.page, laid.sharing, False
        laid.page.left.connect(self._then or self._hall.doors.show_start)
        laid.score.leads_to = score.TO_START if self._then is None else score.TO_TOURNAMENT
        laid.page.deals.again_wanted.connect(self._deal_again)
        laid.page.read_by.connect(self._look.read_by)
        laid.score.review_wanted.connect(self._review)
        self.laid.emit(laid.page)
        self._pages.addWidget(laid.page)
        self._hall.doors.show_page(laid.page)
        laid.page.sit_down(laid.controller, laid.aids, self._look.motion(), self._hall.language.code)
        if is_coached is not None and is_coached is not laid.page.coaching.is_on:
            laid.page.coaching.switch(is_coached)

    def _review(self, code: str) -> None:
        """Look at the round that has just ended once more, in this language."""
        from domino_desktop.i18n.language import language as language_of
        from domino_desktop.ui.seating import SeatMark

        controller = self._table.controller if self._table is not None else None
        record = controller.round_record() if controller is not None else None
        if controller is not None and record is not None:
            seats = enumerate(controller.setup.seats)
            marks = [SeatMark(seat, one.name, one.colour, one.language) for seat, one in seats]
            self._hall.doors.side.show_review(record, marks, language_of(code), self._furniture.study)

    def _deal_again(self, code: str) -> None:
        """Set up the open match once more, to be dealt by this code."""
        if self._table is not None and self._table.controller is not None:
            self._hall.doors.show_setup(replace(self._table.controller.setup.offered(), deal_code=code))

    def return_to_table(self) -> None:
        """The match that is open comes to the front again, as its people now want it."""
        if self._table is None:
            self._hall.doors.show_start()
        elif self._is_outdated and self._table.controller is not None:
            self.sit_down(self._table.controller.match_id)
        else:
            self._hall.doors.show_page(self._table)

    def close_table(self) -> None:
        """Get up; the match stays stored as it is."""
        table, self._table, self._sharing = self._table, None, None
        if table is not None:
            table.stand_up()
            self._look.read_by(None)
            self._pages.removeWidget(table)
            table.deleteLater()

    def share(self, wish: ShareWish) -> None:
        """A picture of the open table, or its round as a film."""
        if self._table is not None and self._sharing is not None:
            self._sharing.share(wish)

    def outdate(self) -> None:
        """The people at the table want it otherwise: it is laid anew when somebody comes back to it."""
        self._is_outdated = True

    def wear(self) -> None:
        """The program looks different now, and so does the table."""
        controller = None if self._table is None else self._table.controller
        if self._table is not None and controller is not None:
            self._table.wear(self._look.dress(controller.setup.ruleset.max_pip))

    def speak(self) -> None:
        """Who plays alone has changed the own language, too; several people keep each their own."""
        controller = None if self._table is None else self._table.controller
        if controller is not None and len(controller.setup.people) == 1:
            with self._teller.telling_faults():
                name = controller.setup.seats[controller.setup.people[0]].name
                self._database.remember_person(name, self._hall.language.code)
            self.outdate()
            if self._pages.currentWidget() is self._table:
                self.sit_down(controller.match_id)
