"""The protocol of a result as it will lie on paper, and everywhere it can go."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from domino_desktop.controller.result_protocol import Standing
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import protocol as texts
from domino_desktop.i18n.messages import tournament as club
from domino_desktop.i18n.messages import tournament_protocol as words
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import QuietButton
from domino_desktop.ui.desk.documents.output import stacked_pages
from domino_desktop.ui.desk.documents.protocol_text import protocol_text
from domino_desktop.ui.desk.documents.rows import Sheet
from domino_desktop.ui.desk.spoken_page import SpokenPage
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.share.file_name import proposed_name
from domino_desktop.ui.tournament.papers.documents.result_sheet import result_sheet
from domino_desktop.ui.tournament.papers.paper_maker import PaperMaker

if TYPE_CHECKING:
    from domino_desktop.controller.result_protocol import ResultProtocol
    from domino_desktop.controller.tournament_record import TournamentRecord
    from domino_desktop.ui.printing.stacked import StackedPages

    Finding = Generator[None, None, ResultProtocol | None]


class ResultPage(SpokenPage):
    """Shows what a result was made of, and whether it is what the log means.

    A match of many rounds takes a while to be found and laid out: that happens bit by bit, and the window answers. What
    prints and writes can be used when all of it is there.

    ``save_wanted``: the match shall be written to a file; ``open_wanted``: to be read from one of another computer.
    """

    save_wanted = Signal()
    open_wanted = Signal()

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art, icons, parent)
        self._office: TournamentRecord | None = None
        self._finding: Finding | None = None
        self._found: ResultProtocol | None = None
        self._sheets: Sequence[Sheet] = ()
        self._maker = PaperMaker(self)
        self._maker.made.connect(self._show_made)
        self._save_match, self._open_match = QuietButton(), QuietButton()
        self._save_match.clicked.connect(self.save_wanted)
        self._open_match.clicked.connect(self.open_wanted)
        self._add_common(self.text_button, self._save_match, self._open_match)
        self.column.insertWidget(0, self._open_match, 0, Qt.AlignmentFlag.AlignLeft)  # where all else is of no use yet
        self.set_art(art)

    def present(self, office: TournamentRecord, finding: Finding, languages: Sequence[str], language: Language) -> None:
        """Show what ``finding`` comes to, in the first of these ``languages``; speak ``language``.

        Where it comes to None nothing is shown: whoever finds has told why.
        """
        self._office, self._finding, self._found, self._sheets = office, finding, None, ()
        self._show_in(languages, language)

    @property
    def found(self) -> ResultProtocol | None:
        """What is shown; None until it is found."""
        return self._found

    def retranslate(self, language: Language) -> None:
        self.title.setText(language.say(words.TITLE))
        self._save_match.setText(language.say(words.SAVE))
        self._open_match.setText(language.say(words.OPEN_FILE))
        super().retranslate(language)

    def sheets(self) -> Sequence[Sheet]:
        return self._sheets

    def lay_out(self) -> None:
        if self._office is None:
            return
        self._offer(False)
        self._maker.make(self._steps(self._office))

    def file_name(self) -> str:
        assert self._office is not None and self._found is not None
        fact, say = self._found.fact, self._spoken.say
        place = say(club.ROUND, fact.round), say(club.TABLE, fact.table)
        return proposed_name([self._office.state.settings.name, *place], datetime.fromisoformat(fact.at).date())

    def focus_first(self) -> None:
        """To the button that prints; while it cannot yet, to the one that leads back."""
        first = self.print_button if self.print_button.isEnabled() else self.back_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _steps(self, office: TournamentRecord) -> Generator[None, None, StackedPages | None]:
        """Find the protocol, if that is not done yet, and lay it out; the first page is shown at once."""
        if self._found is None and self._finding is not None:
            self._found = yield from self._finding
        if self._found is None:
            return None
        sheets = []
        for speaker in self.speakers():
            sheets.append(result_sheet(office, self._found, speaker))
            yield
        self._sheets = sheets
        pages = None
        for pages in stacked_pages(sheets, self.speakers()[0], self._chosen_paper()):
            if pages.count > 1 and self._leaves is not pages:
                self._show(pages, self._name(), "")
            yield
        return pages

    def _show_made(self, pages: StackedPages | None) -> None:
        if pages is None:
            return
        self._show(pages, self._name(), protocol_text(self._sheets))
        self._offer(True)
        if self.back_button.hasFocus():
            self.focus_first()

    def _name(self) -> str:
        return self._spoken.say(texts.PREVIEW, self._spoken.say(words.TITLE))

    def _offer(self, is_there: bool) -> None:
        for button in (self.print_button, self.save_button, self.picture_button, self.text_button):
            button.setEnabled(is_there)
        found = self._found
        self._save_match.setVisible(is_there and found is not None and bool(found.file_of))
        self._open_match.setVisible(is_there and found is not None and found.standing is Standing.ELSEWHERE)
