"""Opens *About this deal* over an open match, and keeps it true while the match goes on below."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from domino_desktop.controller.table import TableController
from domino_desktop.core.views import TABLE
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.deals.sheet import DealSheet, ShownDeal


class AboutDeal(QObject):
    """The sheet of one page; made when somebody first wants it."""

    again_wanted = Signal(str)
    """Play this deal again; carries its code."""

    def __init__(
        self, page: QWidget, art: TileArt, announce: Callable[[str], object], spoken: Callable[[], Language]
    ) -> None:
        super().__init__(page)
        self._page, self._art, self._announce, self._spoken = page, art, announce, spoken
        self._controller: TableController | None = None
        self._sheet: DealSheet | None = None
        self._code = ""
        page.installEventFilter(self)

    @property
    def sheet(self) -> DealSheet | None:
        """The sheet while it is open."""
        return self._sheet if self._sheet is not None and not self._sheet.isHidden() else None

    def serve(self, controller: TableController | None) -> None:
        """Tell about the deals of this match from now on."""
        self.shut()
        self._controller = controller
        if controller is not None:
            controller.changed.connect(self._follow)

    def show(self, code: str = "") -> None:
        """Open the sheet, in the language with this code or else in the one that the table speaks."""
        if self._controller is None or not self._controller.view(TABLE).round:
            return
        if self._sheet is None:
            self._sheet = DealSheet(self._art, self._page)
            self._sheet.closed.connect(self._page.setFocus)
            self._sheet.again_wanted.connect(self.again_wanted)
            self._sheet.copied.connect(self._announce)
        self._code = code
        self._present()
        self._sheet.open()
        self._announce(self._sheet.announcement())

    def shut(self) -> None:
        """Away with the sheet."""
        if self._sheet is not None:
            self._sheet.shut()

    def redress(self) -> None:
        """The table looks different now, and so does the sheet."""
        if self._sheet is not None:
            self._sheet.set_art(self._art)

    def _follow(self) -> None:
        if self.sheet is not None:
            self._present()

    def _present(self) -> None:
        controller = self._controller
        assert controller is not None and self._sheet is not None
        shown = ShownDeal(controller.view(TABLE).seal, controller.about_deals(), controller.is_prepared)
        self._sheet.present(shown, language_of(self._code) if self._code else self._spoken())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self._sheet is not None and isinstance(watched, QWidget):
            self._sheet.setGeometry(watched.rect())
        return super().eventFilter(watched, event)
