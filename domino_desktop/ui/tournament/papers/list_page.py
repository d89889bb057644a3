"""A list by itself as it will lie on paper, such as the season of a club, and everywhere it can go."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from datetime import date

from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import protocol, rulepages
from domino_desktop.i18n.messages import tournament_papers as texts
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import QuietButton
from domino_desktop.ui.desk.paper_page import PaperPage
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.printing.leaves import Leaves, as_pdf
from domino_desktop.ui.share.file_name import proposed_name
from domino_desktop.ui.slices import Filling
from domino_desktop.ui.tournament.papers.documents.list_pages import ListPages
from domino_desktop.ui.tournament.papers.documents.sheet import Sheet, on_one_line
from domino_desktop.ui.tournament.papers.documents.sheet_csv import sheets_csv
from domino_desktop.ui.tournament.papers.documents.sheet_html import sheets_html
from domino_desktop.ui.tournament.papers.documents.sheet_text import sheets_text


class ListPage(PaperPage):
    """Shows lists on paper; they can be printed, and saved as PDF, web page, plain text, table and picture."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art, icons, parent)
        self._sheets: tuple[Sheet, ...] = ()
        self._laying = Filling(self)
        self.text_button, self.csv_button = QuietButton(), QuietButton()
        self.text_button.clicked.connect(self._save_text)
        self.csv_button.clicked.connect(self._save_csv)
        self._add_common(self.text_button, self.csv_button)
        self.set_art(art)

    def present(self, sheets: Sequence[Sheet], language: Language) -> None:
        """Show these lists, which belong together and have the same columns; speak this language."""
        self._sheets = tuple(sheets)
        self.retranslate(language)
        self.preview.verticalScrollBar().setValue(0)

    def retranslate(self, language: Language) -> None:
        """Say everything but the lists in this language."""
        super().retranslate(language)
        say = language.say
        self.title.setText(self._name())
        self.save_button.setText(say(texts.SAVE_PDF))
        self.text_button.setText(say(texts.SAVE_TEXT))
        self.csv_button.setText(say(texts.SAVE_CSV))
        self.lay_out()

    def lay_out(self) -> None:
        if not self._sheets:
            return
        name, speaker = self._name(), self._spoken

        def foot(number: int, count: int) -> str:
            return f"{name} · {speaker.say(protocol.PAGE, number, count)}"

        pages = ListPages(self._sheets, name, self._chosen_paper(), foot)
        self._laying.fill(self._laid_out(pages, self._spoken.say(texts.PREVIEW, name)))

    def _laid_out(self, pages: ListPages, name: str) -> Generator[None, None, None]:
        yield from pages.lay_out()
        yield
        self._show(pages, name, sheets_text(self._sheets))

    def _wanted(self) -> Leaves:
        self._laying.finish()
        return super()._wanted()

    def file_name(self) -> str:
        return proposed_name([self._name()], date.today())

    def _name(self) -> str:
        return on_one_line(self._sheets[0].title) if self._sheets else ""

    def _save_pdf(self) -> None:
        leaves = self._wanted()

        def written(ending: str) -> bytes:
            return sheets_html(self._sheets).encode() if ending in ("html", "htm") else as_pdf(leaves)

        self._save(texts.SAVE_PDF, ((rulepages.PDF_FILES, "pdf"), (rulepages.WEB_PAGES, "html")), written)

    def _save_text(self) -> None:
        text = sheets_text(self._sheets)
        self._save(texts.SAVE_TEXT, ((protocol.TEXT_FILES, "txt"),), lambda _: text.encode())

    def _save_csv(self) -> None:
        self._save(texts.SAVE_CSV, ((texts.CSV_FILES, "csv"),), lambda _: sheets_csv(self._sheets))
