"""A page with sheets in one language or in two side by side, and everywhere they can go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import CODES, Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import protocol as texts
from domino_desktop.i18n.messages import rulepages
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import PillChoice, QuietButton, TextLabel
from domino_desktop.ui.desk.documents.protocol_html import Type, protocol_html
from domino_desktop.ui.desk.documents.protocol_text import protocol_text
from domino_desktop.ui.desk.documents.rows import Sheet
from domino_desktop.ui.desk.paper_page import PaperPage
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.printing.leaves import as_pdf

_NONE: Final = "none"
_WEB_POINTS: Final = 11.0


class SpokenPage(PaperPage):
    """Shows a `Sheet` as paper; the languages of the table come first.

    Pages answer ``sheets`` and ``lay_out``, call ``_add_common`` and then ``set_art``, and ``_show_in`` when there is
    something to show.
    """

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art, icons, parent)
        self._codes: tuple[str, ...] = CODES
        self.first, self.second = PillChoice(), PillChoice()
        self._first_label, self._second_label = TextLabel("heading"), TextLabel("heading")
        self.text_button = QuietButton()
        self.first.chosen.connect(self._offer_second)
        self.first.chosen.connect(self.lay_out)
        self.second.chosen.connect(self.lay_out)
        self.text_button.clicked.connect(self._save_text)
        for label, choice in ((self._first_label, self.first), (self._second_label, self.second)):
            self.column.addWidget(label)
            self.column.addWidget(choice)

    def sheets(self) -> Sequence[Sheet]:
        """What is shown, in each of the chosen languages."""
        raise NotImplementedError

    def retranslate(self, language: Language) -> None:
        super().retranslate(language)
        say = language.say
        for label, choice, words in (
            (self._first_label, self.first, texts.FIRST_LANGUAGE),
            (self._second_label, self.second, texts.SECOND_LANGUAGE),
        ):
            label.setText(say(words))
            choice.setAccessibleName(say(words))
        self._offer_second()
        self.text_button.setText(say(texts.SAVE_TEXT))
        self.lay_out()

    def speakers(self) -> list[Language]:
        """The languages of the paper: one, or two side by side."""
        codes = [self.first.choice(), self.second.choice()]
        return [language_of(code) for code in codes if code != _NONE]

    def lay_out(self) -> None:
        raise NotImplementedError

    def _show_in(self, languages: Sequence[str], language: Language) -> None:
        """Show the paper in the first of these ``languages``; speak ``language``."""
        self._codes = tuple(dict.fromkeys((*languages, *CODES)))
        self.first.set_choices((code, language_of(code).own_name) for code in self._codes)
        self.first.choose(self._codes[0])
        self._spoken = language
        self._offer_second()
        self.second.choose(_NONE)
        self.retranslate(language)
        self.preview.verticalScrollBar().setValue(0)

    def _offer_second(self) -> None:
        others = [(code, language_of(code).own_name) for code in self._codes if code != self.first.choice()]
        self.second.set_choices([(_NONE, self._spoken.say(texts.ONE_LANGUAGE)), *others])

    def _save_pdf(self) -> None:
        kinds = ((rulepages.PDF_FILES, "pdf"), (rulepages.WEB_PAGES, "html"))
        self._save(rulepages.SAVE_FILE, kinds, self._as_file)

    def _as_file(self, ending: str) -> bytes:
        assert self._leaves is not None
        if ending not in ("html", "htm"):
            return as_pdf(self._leaves)
        return protocol_html(self.sheets(), Type(_WEB_POINTS)).encode()

    def _save_text(self) -> None:
        text = protocol_text(self.sheets())
        self._save(texts.SAVE_TEXT, ((texts.TEXT_FILES, "txt"),), lambda _: text.encode())
