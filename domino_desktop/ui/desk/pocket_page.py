"""The card for the pocket as it will lie on paper."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import pocket
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.desk.documents.pocket_card import PocketCard
from domino_desktop.ui.desk.paper_page import PaperPage
from domino_desktop.ui.icons import Icons


class PocketPage(PaperPage):
    """Shows both sides of the card; call ``retranslate`` before it is shown."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art, icons, parent)
        self._about, self._fold = TextLabel("body"), TextLabel("quiet")
        self.column.addWidget(self._about)
        self.column.addWidget(self._fold)
        self._add_common()
        self.set_art(art)

    def retranslate(self, language: Language) -> None:
        super().retranslate(language)
        self.title.setText(language.say(pocket.PAGE_TITLE))
        self._about.setText(language.say(pocket.ABOUT))
        self._fold.setText(language.say(pocket.FOLD))
        self.lay_out()

    def lay_out(self) -> None:
        card = PocketCard(self._chosen_paper(), self._spoken.say(pocket.PAGE_TITLE))
        self._show(card, self._spoken.say(pocket.PREVIEW), card.text())

    def file_name(self) -> str:
        return f"Domino – {self._spoken.say(pocket.PAGE_TITLE)}"
