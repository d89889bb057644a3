"""The way into the review of a round and out of it: its page exists only while somebody looks at it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from domino_desktop.ai.findings import Review
from domino_desktop.ai.study_wire import ReviewWanted
from domino_desktop.controller.study_host import StudyHost
from domino_desktop.core.events import GameEvent
from domino_desktop.i18n.language import Language
from domino_desktop.ui.look import Look
from domino_desktop.ui.review.page import ReviewPage
from domino_desktop.ui.seating import SeatMark

_SEED = 1
"""The same round is always judged alike."""


class ReviewRoom(QObject):
    """Shows the review among the other pages, and clears it away as soon as another page comes to the front.

    ``shown`` carries its page; ``left`` when the person is done with it.
    """

    shown = Signal(QWidget)
    left = Signal()

    def __init__(self, pages: QStackedWidget, look: Look, study: StudyHost) -> None:
        super().__init__(pages)
        self._pages, self._look, self._study = pages, look, study
        self._page: ReviewPage | None = None
        self._question: int | None = None
        self._round: tuple[tuple[GameEvent, ...], tuple[SeatMark, ...], Language] | None = None
        self._found: Review | None = None
        self._has_failed = False
        pages.currentChanged.connect(self._clear_away)
        study.told.connect(self._on_told)
        study.failed.connect(self._on_failed)

    def __contains__(self, page: object) -> bool:
        return page is not None and page is self._page

    def enter(self, events: Sequence[GameEvent], marks: Sequence[SeatMark], language: Language) -> None:
        """Show this round, every hand known, and have it worked out."""
        self._round, self._found = (tuple(events), tuple(marks), language), None
        self._has_failed = False
        self._show_page()
        # Whoever asks again gets another try, even if the process was given up before.
        self._study.start()
        self._question = self._study.ask(ReviewWanted(tuple(events), _SEED))

    def redress(self) -> None:
        """Go on in the look of now."""
        if self._page is not None and self._round is not None:
            step = self._page.at
            self._show_page()
            self._page.go_to(step)

    def _show_page(self) -> None:
        assert self._round is not None
        events, marks, language = self._round
        before, top = self._page, events[0].ruleset.max_pip  # type: ignore[union-attr]
        self._page = page = ReviewPage(self._look.art(top), self._look.icons)
        page.left.connect(self.left)
        self._pages.addWidget(page)
        # The board is laid out for the room that it has, so the page comes to the front first.
        self.shown.emit(page)
        page.present(events, marks, language)
        if self._found is not None:
            page.show_findings(self._found)
        elif self._has_failed:
            page.show_failure()
        page.setFocus()
        if before is not None:
            self._drop(before)

    def _on_told(self, number: int, found: object) -> None:
        if number == self._question and isinstance(found, Review):
            self._question, self._found = None, found
            if self._page is not None:
                self._page.show_findings(found)

    def _on_failed(self, number: int, trouble: object) -> None:
        if number == self._question:
            self._question, self._has_failed = None, True
            if self._page is not None:
                self._page.show_failure()

    def _clear_away(self) -> None:
        page = self._page
        if page is not None and self._pages.currentWidget() is not page:
            self._page = None
            if self._question is not None:
                self._study.cancel(self._question)
                self._question = None
            self._drop(page)

    def _drop(self, page: ReviewPage) -> None:
        self._pages.removeWidget(page)
        page.deleteLater()
