"""Screens about deals: the sheet during a round and after it, and the choice of a deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtWidgets import QWidget

from domino_desktop.core.state import MatchState
from domino_desktop.i18n.language import language
from domino_desktop.storage import rulesets
from domino_desktop.ui.look import Look
from domino_desktop.ui.pages.guests import quick_table
from domino_desktop.ui.pages.rulesets.shelf import Entry, Shelf
from domino_desktop.ui.pages.setup import SetupPage
from domino_desktop.ui.pages.setup_deal import DealChoice
from domino_desktop.ui.table.page import TablePage
from tests.gallery.stages import Stage, played


class Deals:
    """Every state of what is shown about a deal, in one language."""

    def __init__(self, look: Look, stage: Stage, code: str) -> None:
        self._look, self._stage, self._code = look, stage, code

    def all(self) -> Iterator[tuple[str, QWidget]]:
        """Name and widget of every screen."""
        yield "60-deal-sealed", self._sheet(lambda state: _laid(state) == 9)
        yield "61-deal-opened", self._sheet(lambda state: state.round is not None and state.round.is_over)
        yield "62-deal-by-code", self._choice("KTQ7 2MXB")
        yield "63-deal-no-code", self._choice("kto7 2m1")

    def _sheet(self, stop: Callable[[MatchState], bool]) -> TablePage:
        block = rulesets.load("block")
        page = self._stage.table(block, played(block, 4, 3, stop), self._code)
        page.deals.show()
        return page

    def _choice(self, typed: str) -> SetupPage:
        spoken = language(self._code)
        shelf = Shelf(tuple(map(Entry.of_preset, rulesets.presets())))
        page = SetupPage(self._look.art(), self._look.icons)
        page.present(spoken, shelf, (), quick_table(rulesets.load("classic-draw"), "Giulia", spoken))
        choice = page.findChild(DealChoice)
        assert choice is not None
        choice.present("KTQ72MXB", spoken)
        choice.field.setText(typed)
        choice.check()
        page.in_view = lambda: page.scroll_area.ensureWidgetVisible(choice, 0, 200)  # type: ignore[attr-defined]
        return page


def _laid(state: MatchState) -> int:
    return 0 if state.round is None else len(state.round.layout.tiles())
