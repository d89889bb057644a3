"""Questions to everybody who shares the table: may a move be taken back, is this the last round?"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from domino_desktop.controller.table import TableController
from domino_desktop.core.views import TABLE
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import buttons, table
from domino_desktop.ui.dialogs.question import Question
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.table.wishes import Wishes


class Consent(QObject):
    """Asks in the language that is ``spoken`` at the table now, and does what the table agrees to."""

    def __init__(self, page: QWidget, wishes: Wishes, spoken: Callable[[], Language]) -> None:
        super().__init__(page)
        self._page, self._wishes, self._spoken = page, wishes, spoken
        self._controller: TableController | None = None
        self._marks: Sequence[SeatMark] = ()

    def serve(self, controller: TableController | None, marks: Sequence[SeatMark]) -> None:
        """Ask the table of this match from now on."""
        self._controller, self._marks = controller, marks
        if controller is not None:
            controller.consent_wanted.connect(self._ask_about_taking_back)

    def call_last_round(self) -> None:
        """Make this round the last one; people who share the table are asked."""
        controller = self._controller
        if controller is None or len(controller.setup.people) < 2 or controller.view(TABLE).is_last_round:
            self._wishes.call_last_round()
            return
        question = Question(self._page, self._spoken(), table.LAST_ROUND_QUESTION, yes=buttons.YES, no=buttons.NO)
        question.accepted.connect(self._wishes.call_last_round)
        question.open()

    def _ask_about_taking_back(self, seat: int) -> None:
        name, tile = self._marks[seat].name, self._wishes.last_tile(seat)
        question = Question(
            self._page, self._spoken(), table.TAKE_BACK_QUESTION, name, tile, yes=table.AGREE, no=table.DISAGREE
        )
        question.accepted.connect(lambda: self._wishes.agree(seat))
        question.open()
