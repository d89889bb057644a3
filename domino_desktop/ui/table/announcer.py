"""What a screen reader says at the table, and what goes wrong there, in words at its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from domino_desktop.controller.engine_host import EngineTrouble
from domino_desktop.controller.table import TableController
from domino_desktop.core.moves import RuleViolation
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import TABLE
from domino_desktop.i18n.language import Language, language
from domino_desktop.i18n.messages import table
from domino_desktop.i18n.narration import refusal_sentence
from domino_desktop.storage.faults import StorageFault
from domino_desktop.ui.board import accessible
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.table import phrases
from domino_desktop.ui.table.desk import Desk
from domino_desktop.ui.table.hints import Hints
from domino_desktop.ui.table.rack_keeper import RackKeeper
from domino_desktop.ui.table.wishes import Wishes


class Announcer(QObject):
    """Speaks the language that is ``spoken`` at the table now; a refusal speaks that of the person it is for."""

    def __init__(self, page: QWidget, desk: Desk, wishes: Wishes, spoken: Callable[[], Language]) -> None:
        super().__init__(page)
        self._page, self._desk, self._wishes, self._spoken = page, desk, wishes, spoken
        self._controller: TableController | None = None
        self._keeper: RackKeeper | None = None
        self._marks: Sequence[SeatMark] = ()
        desk.board.pointed_at.connect(self._say_where)
        wishes.lid_first.connect(self._say_lid_first)
        wishes.not_yet.connect(self._say_whose_turn)
        self._hints = Hints(desk.board, wishes, desk.voices, spoken, self.announce)

    def serve(self, controller: TableController, keeper: RackKeeper, marks: Sequence[SeatMark]) -> None:
        """Speak about this match from now on."""
        self._controller, self._keeper, self._marks = controller, keeper, marks
        controller.refused.connect(self._on_refused)
        controller.troubled.connect(self._on_trouble)
        controller.failed.connect(self._on_failure)

    def announce(self, sentence: str) -> None:
        """Tell a screen reader."""
        if sentence and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._page, sentence))

    def _say_where(self, end: str, near: int) -> None:
        """Tell a screen reader which end, or which half, the keyboard is at."""
        picture = self._desk.board.board.picture
        if picture is not None:
            self.announce(accessible.choice_name(picture, end, near))

    def _say_whose_turn(self, tile: Tile) -> None:
        turn = None if self._controller is None else self._controller.view(TABLE).turn
        if turn is not None:
            self._desk.voices.say_at(tile, self._spoken().say(table.WAITING_FOR, self._marks[turn].name))

    def _say_lid_first(self) -> None:
        owner = None if self._keeper is None else self._keeper.owner
        if owner is not None:
            mark = self._marks[owner]
            self._desk.voices.say(language(mark.language).say(table.LID, mark.name))

    # What goes wrong ----------------------------------------------------------------------------------

    def _on_refused(self, seat: int, violation: RuleViolation) -> None:
        self._wishes.stop_taking()
        sentence = refusal_sentence(violation, language(self._marks[seat].language))
        if self._desk.is_sheet_open:
            self._desk.sheet.show_refusal(sentence)
        else:
            self._desk.voices.say_at(violation.tile, sentence)
        self.announce(sentence)

    def _on_trouble(self, seat: int, trouble: EngineTrouble) -> None:
        sentence = phrases.trouble_sentence(trouble, self._marks[seat].name, self._spoken())
        self._desk.voices.say_beside(seat, sentence)
        self.announce(sentence)

    def _on_failure(self, fault: StorageFault) -> None:
        self._wishes.stop_taking()
        sentence = phrases.failure_sentence(fault, self._spoken())
        say = self._desk.sheet.show_refusal if self._desk.is_sheet_open else self._desk.voices.say
        say(sentence)
        self.announce(sentence)
