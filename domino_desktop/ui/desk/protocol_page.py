"""The protocol of a round as it will lie on paper, in one language or two, and everywhere it can go."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import CODES, Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import protocol as texts
from domino_desktop.i18n.messages import rulepages
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import PillChoice, QuietButton, TextLabel
from domino_desktop.ui.desk.documents.output import protocol_pages
from domino_desktop.ui.desk.documents.protocol_html import Type, protocol_html
from domino_desktop.ui.desk.documents.protocol_parts import begun_at, protocol_sheet
from domino_desktop.ui.desk.documents.protocol_text import protocol_text
from domino_desktop.ui.desk.paper_page import PaperPage
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.printing.leaves import as_pdf
from domino_desktop.ui.share.file_name import proposed_name

if TYPE_CHECKING:
    from domino_desktop.controller.protocol import Protocol

_NONE: Final = "none"
_WEB_POINTS: Final = 11.0


class ProtocolPage(PaperPage):
    """Shows a `Protocol` as paper; the languages of the table come first."""

    file_wanted = Signal()
    """Write the record of this round to a file that can be loaded and judged again."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art, icons, parent)
        self._protocol: Protocol | None = None
        self._codes: tuple[str, ...] = CODES
        self.first, self.second = PillChoice(), PillChoice()
        self._first_label, self._second_label = TextLabel("heading"), TextLabel("heading")
        self.text_button, self.file_button = QuietButton(), QuietButton()
        self.first.chosen.connect(self._offer_second)
        self.first.chosen.connect(self.lay_out)
        self.second.chosen.connect(self.lay_out)
        self.text_button.clicked.connect(self._save_text)
        self.file_button.clicked.connect(self.file_wanted)
        for label, choice in ((self._first_label, self.first), (self._second_label, self.second)):
            self.column.addWidget(label)
            self.column.addWidget(choice)
        self._add_common(self.text_button, self.file_button)
        self.set_art(art)

    def present(self, protocol: Protocol, languages: Sequence[str], language: Language) -> None:
        """Show this protocol; ``languages`` are those of the table, the first of them is shown. Speak ``language``."""
        self._protocol = protocol
        self._codes = tuple(dict.fromkeys((*languages, *CODES)))
        self.first.set_choices((code, language_of(code).own_name) for code in self._codes)
        self.first.choose(self._codes[0])
        self._spoken = language
        self._offer_second()
        self.second.choose(_NONE)
        self.retranslate(language)
        self.preview.verticalScrollBar().setValue(0)

    def retranslate(self, language: Language) -> None:
        super().retranslate(language)
        say = language.say
        self.title.setText(say(texts.PAGE_TITLE))
        for label, choice, words in (
            (self._first_label, self.first, texts.FIRST_LANGUAGE),
            (self._second_label, self.second, texts.SECOND_LANGUAGE),
        ):
            label.setText(say(words))
            choice.setAccessibleName(say(words))
        self._offer_second()
        self.text_button.setText(say(texts.SAVE_TEXT))
        self.file_button.setText(say(texts.SAVE_FILE))
        self.lay_out()

    def speakers(self) -> list[Language]:
        """The languages of the paper: one, or two side by side."""
        codes = [self.first.choice(), self.second.choice()]
        return [language_of(code) for code in codes if code != _NONE]

    def lay_out(self) -> None:
        if self._protocol is None:
            return
        pages = protocol_pages(self._protocol, self.speakers(), self._chosen_paper())
        name = self._spoken.say(texts.PREVIEW, self._protocol.facts.label)
        self._show(pages, name, self._plain_text())

    def file_name(self) -> str:
        assert self._protocol is not None
        number = f"{self._spoken.say(texts.ROUND)} {self._protocol.round}"
        begun = begun_at(self._protocol) or datetime.now()
        return proposed_name([self._protocol.facts.label, number], begun.date())

    def _offer_second(self) -> None:
        others = [(code, language_of(code).own_name) for code in self._codes if code != self.first.choice()]
        self.second.set_choices([(_NONE, self._spoken.say(texts.ONE_LANGUAGE)), *others])

    def _plain_text(self) -> str:
        assert self._protocol is not None
        return protocol_text([protocol_sheet(self._protocol, speaker) for speaker in self.speakers()])

    def _save_pdf(self) -> None:
        kinds = ((rulepages.PDF_FILES, "pdf"), (rulepages.WEB_PAGES, "html"))
        self._save(rulepages.SAVE_FILE, kinds, self._as_file)

    def _as_file(self, ending: str) -> bytes:
        assert self._protocol is not None and self._leaves is not None
        if ending not in ("html", "htm"):
            return as_pdf(self._leaves)
        sheets = [protocol_sheet(self._protocol, speaker) for speaker in self.speakers()]
        return protocol_html(sheets, Type(_WEB_POINTS)).encode()

    def _save_text(self) -> None:
        self._save(texts.SAVE_TEXT, ((texts.TEXT_FILES, "txt"),), lambda _: self._plain_text().encode())
