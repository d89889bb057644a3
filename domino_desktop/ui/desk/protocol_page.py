"""The protocol of a round as it will lie on paper, in one language or two, and everywhere it can go."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import protocol as texts
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import QuietButton
from domino_desktop.ui.desk.documents.output import protocol_pages
from domino_desktop.ui.desk.documents.protocol_parts import begun_at, protocol_sheet
from domino_desktop.ui.desk.documents.protocol_text import protocol_text
from domino_desktop.ui.desk.documents.rows import Sheet
from domino_desktop.ui.desk.spoken_page import SpokenPage
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.share.file_name import proposed_name

if TYPE_CHECKING:
    from domino_desktop.controller.protocol import Protocol


class ProtocolPage(SpokenPage):
    """Shows a `Protocol` as paper; the languages of the table come first."""

    file_wanted = Signal()
    """Write the record of this round to a file that can be loaded and judged again."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art, icons, parent)
        self._protocol: Protocol | None = None
        self.file_button = QuietButton()
        self.file_button.clicked.connect(self.file_wanted)
        self._add_common(self.text_button, self.file_button)
        self.set_art(art)

    def present(self, protocol: Protocol, languages: Sequence[str], language: Language) -> None:
        """Show this protocol; ``languages`` are those of the table, the first of them is shown. Speak ``language``."""
        self._protocol = protocol
        self._show_in(languages, language)

    def retranslate(self, language: Language) -> None:
        self.title.setText(language.say(texts.PAGE_TITLE))
        self.file_button.setText(language.say(texts.SAVE_FILE))
        super().retranslate(language)

    def sheets(self) -> Sequence[Sheet]:
        assert self._protocol is not None
        return [protocol_sheet(self._protocol, speaker) for speaker in self.speakers()]

    def lay_out(self) -> None:
        if self._protocol is None:
            return
        pages = protocol_pages(self._protocol, self.speakers(), self._chosen_paper())
        self._show(pages, self._spoken.say(texts.PREVIEW, self._protocol.facts.label), protocol_text(self.sheets()))

    def file_name(self) -> str:
        assert self._protocol is not None
        number = f"{self._spoken.say(texts.ROUND)} {self._protocol.round}"
        begun = begun_at(self._protocol) or datetime.now()
        return proposed_name([self._protocol.facts.label, number], begun.date())
