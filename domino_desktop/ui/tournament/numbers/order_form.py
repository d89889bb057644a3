"""What decides the order of the standings, changed in a small window."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_log
from domino_desktop.i18n.messages import tournament_standings as words
from domino_desktop.tournament.facts import SettingsChanged
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.tournament.numbers.fact_form import FactForm
from domino_desktop.ui.tournament.parts.form_parts import ReasonPart
from domino_desktop.ui.tournament.parts.order_list import OrderList

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController


class OrderForm(FactForm):
    """The tie-breaks to move and to switch; once there are results, with a reason."""

    def __init__(
        self, parent: QWidget, office: TournamentController, language: Language, art: TileArt, icons: Icons
    ) -> None:
        super().__init__(parent, office, language, words.ORDER_TITLE, words.ORDER_STORE)
        self._list = OrderList(art, icons)
        self._list.present(office.state.settings.tie_breaks, language)
        self._list.changed.connect(self._follow)
        self._why = ReasonPart(language.say(tournament_log.WHY), [])
        self._why.changed.connect(self._follow)
        self._has_results = any(each.results for each in office.state.rounds)
        self._why.setVisible(self._has_results)
        self.add_part(self._list)
        self.add_part(self._why, steps=self._why)
        self.add_part(self.missing)
        self.column.addStretch(1)
        self._follow()

    def finish(self) -> None:
        settings = replace(self.office.state.settings, tie_breaks=self._list.tie_breaks())
        self.submit(SettingsChanged, settings=settings, reason=self._why.reason() if self._has_results else "")

    def _follow(self) -> None:
        tie_breaks = self._list.tie_breaks()
        is_new = bool(tie_breaks) and tie_breaks != self.office.state.settings.tie_breaks
        lacks_reason = self._has_results and not self._why.reason()
        self.main.setEnabled(is_new and not lacks_reason)
        self.say_missing(self.language.say(tournament_log.WHY_WANTED) if is_new and lacks_reason else "")
