"""What leaves the desk on paper or as a file, and protocols that come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from domino_desktop.controller.protocol import judged_again, protocol_of
from domino_desktop.controller.referee import RefereeDesk
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import desk
from domino_desktop.storage.exchange import ExchangeFault, ExchangeReason
from domino_desktop.storage.protocols import FiledProtocol, read_protocol, rounds_in, write_protocol
from domino_desktop.ui.dialogs.teller import Teller
from domino_desktop.ui.look import Look
from domino_desktop.ui.printing.files import ask_for_file

if TYPE_CHECKING:
    from domino_desktop.ui.desk.pocket_page import PocketPage
    from domino_desktop.ui.desk.protocol_page import ProtocolPage

_KINDS: Final = ((desk.PROTOCOL_FILES, "domino"),)
_FAULTS: Final = {
    ExchangeReason.WAS_CHANGED: desk.FILE_CHANGED,
    ExchangeReason.IS_NONE_OF_OURS: desk.FILE_NOT_OURS,
    ExchangeReason.FILE_IS_MISSING: desk.FILE_NOT_OURS,
    ExchangeReason.IS_TOO_LARGE: desk.FILE_NOT_OURS,
    ExchangeReason.IS_OF_A_NEWER_FORM: desk.FILE_NEWER,
}


class Papers(QObject):
    """The page of a protocol and that of the pocket card. ``shown`` carries a page, ``left`` when one is done there."""

    shown = Signal(QWidget)
    left = Signal()

    def __init__(
        self, pages: QStackedWidget, look: Look, teller: Teller, spoken: Callable[[], Language], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._pages, self._look, self._teller, self._spoken = pages, look, teller, spoken
        self._protocol: ProtocolPage | None = None
        self._pocket: PocketPage | None = None
        self._filed: FiledProtocol | None = None

    def __contains__(self, page: object) -> bool:
        return page is not None and page in (self._protocol, self._pocket)

    def show_protocol(self, desk_shown: RefereeDesk, place: int | None = None) -> None:
        """The protocol of a desk's round; without a place, of the last one."""
        places = rounds_in(desk_shown.record)
        if not places:
            return
        chosen = len(places) - 1 if place is None else place
        self._show(
            FiledProtocol(
                desk_shown.setup, desk_shown.facts, desk_shown.record, dict(desk_shown.times), chosen, digest=""
            )
        )

    def open_file(self) -> None:
        """A protocol from a file, judged once more."""
        window = self._pages.window()
        path = ask_for_file(window, self._spoken(), desk.OPEN_PROTOCOL, _KINDS)
        if path is None:
            return
        try:
            with self._teller.telling_faults():
                filed = read_protocol(path)
                self._show(filed)
                self._teller.tell(desk.FILE_LOADED if judged_again(filed.record) else desk.FILE_DIFFERS)
        except ExchangeFault as fault:
            self._teller.tell(_FAULTS.get(fault.reason, desk.FILE_DAMAGED), str(path))

    def show_pocket_card(self) -> None:
        """The card for tables without a computer."""
        from domino_desktop.ui.desk.pocket_page import PocketPage

        if self._pocket is None:
            self._pocket = PocketPage(self._look.art(), self._look.icons)
            self._pocket.back.connect(self.left)
            self._pages.addWidget(self._pocket)
        self._pocket.retranslate(self._spoken())
        self.shown.emit(self._pocket)

    def retranslate(self, language: Language) -> None:
        """Go on in this language."""
        for page in (self._protocol, self._pocket):
            if page is not None:
                page.retranslate(language)

    def redress(self) -> None:
        """Go on in the look of now."""
        for page in (self._protocol, self._pocket):
            if page is not None:
                page.set_art(self._look.art())

    def clear_away(self) -> None:
        """Let go of pages that nobody is at."""
        for page in (self._protocol, self._pocket):
            if page is not None:
                self._pages.removeWidget(page)
                page.deleteLater()
        self._protocol = self._pocket = self._filed = None

    def _show(self, filed: FiledProtocol) -> None:
        from domino_desktop.ui.desk.protocol_page import ProtocolPage

        if self._protocol is None:
            self._protocol = ProtocolPage(self._look.art(), self._look.icons)
            self._protocol.back.connect(self.left)
            self._protocol.file_wanted.connect(self._save)
            self._pages.addWidget(self._protocol)
        self._filed = filed
        protocol = protocol_of(filed.setup, filed.facts, filed.record, filed.times, filed.place)
        codes = dict.fromkeys((filed.facts.language, *(seat.language for seat in filed.setup.seats)))
        self._protocol.present(protocol, tuple(codes), self._spoken())
        self.shown.emit(self._protocol)

    def _save(self) -> None:
        filed = self._filed
        if filed is None or self._protocol is None:
            return
        window = self._pages.window()
        path = ask_for_file(window, self._spoken(), desk.SAVE_PROTOCOL, _KINDS, self._protocol.file_name())
        if path is not None:
            with self._teller.telling_faults():
                write_protocol(path, filed.setup, filed.facts, filed.record, filed.times, filed.place)
