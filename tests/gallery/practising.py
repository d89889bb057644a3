"""The screens of practice for referees: the list, a dispute with hands hidden and open, and two rulings."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from domino_desktop.controller.disputes import Disputes, Outcome, Ruling, Standing
from domino_desktop.i18n.language import language
from domino_desktop.storage.settings import Pace
from domino_desktop.ui.desk.practice.page import PracticePage
from domino_desktop.ui.look import Look
from domino_desktop.ui.motion import Motion

_SOLVED = 11


class Practising:
    """Makes one screen after another."""

    def __init__(self, look: Look, code: str) -> None:
        self._look, self._language = look, language(code)
        self._disputes = Disputes.load()

    def all(self) -> Iterator[tuple[str, QWidget]]:
        """Name and widget of every screen."""
        yield "70-practice", self._page()
        page = self._page()
        page.open("passed-before")
        yield "71-dispute", page
        page = self._page()
        page.open("spinner-dead")
        page.case.lay_open()
        yield "72-hands-open", page
        page = self._page()
        page.open("lowest-pair")
        page.case.lay_open()
        page.case.panel.form.ruled.emit(self._disputes.open("lowest-pair").truth.ruling)
        yield "73-right-ruling", page
        page = self._page()
        page.open("two-hid-a-six")
        page.case.lay_open()
        page.case.panel.form.ruled.emit(Ruling(Standing.SEAT_CAN_PLAY, frozenset({2}), Outcome.REPLAYED))
        yield "74-nearly", page

    def _page(self) -> PracticePage:
        page = PracticePage(self._look.art(), self._look.icons)
        solved = list(self._disputes.kinds)[:_SOLVED]
        page.present(self._disputes, solved, self._language, Motion.of(Pace.INSTANT, True))
        return page
