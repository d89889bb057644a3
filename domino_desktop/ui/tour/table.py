"""The real table with the prepared round on it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from domino_desktop.controller.table import MatchStore, TableController
from domino_desktop.storage.people import Aids
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.look import Look
from domino_desktop.ui.pages.foul import FoulPage
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.pages.share_button import ShareButton
from domino_desktop.ui.table.desk import Desk
from domino_desktop.ui.table.page import TablePage
from domino_desktop.ui.tour.companions import Companions
from domino_desktop.ui.tour.position import LEARNER


class TourController(TableController):
    """Runs the prepared round and no other; ``finished`` when the learner wants to go on after it."""

    finished = Signal()

    def next_round(self) -> bool:
        """There is only one round."""
        self.finished.emit()
        return False


class TourDesk(Desk):
    """A desk without totals: the card of the tour stands where a small window has them."""

    def _strip_height(self) -> int:
        return 0


class TourScore(ScorePage):
    """The score of the prepared round; ``appeared`` when it comes into view."""

    appeared = Signal()

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        for button in self.findChildren(ShareButton):
            button.hide()  # nobody wants to send a prepared round

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.appeared.emit()


class TourTable:
    """A table page with its desk and controller; it goes on where the stored round stands.

    ``aids`` are the learner's, ``code`` the language that the table speaks.
    """

    def __init__(self, store: MatchStore, companions: Companions, look: Look, aids: Aids, code: str) -> None:
        name = store.setup(0).seats[LEARNER].name
        self.controller = TourController(store, 0, companions, spoken={name: code})
        art = look.art(self.controller.setup.ruleset.max_pip, aids)
        self.desk = TourDesk(art, look.icons)
        self.score = TourScore(art)
        self.page = TablePage(self.desk, self.score, FoulPage(art))
        self.controller.setParent(self.page)

    def clear_away(self) -> None:
        """Nobody sits here any more; what was played stays in the store."""
        self.page.stand_up()
        self.page.hide()
        self.page.setParent(None)
        self.page.deleteLater()
