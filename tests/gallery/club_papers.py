"""The papers of a tournament: the tab where they are chosen, each of them, and the view for everybody in the room."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from domino_desktop.controller.tournament import TournamentController
from domino_desktop.i18n.language import language
from domino_desktop.tournament.settings import Format
from domino_desktop.ui.look import Look
from domino_desktop.ui.tournament.beamer.beamer_pages import Part
from domino_desktop.ui.tournament.beamer.beamer_window import BeamerWindow
from domino_desktop.ui.tournament.papers.publish_tab import PublishTab
from domino_desktop.ui.tournament.papers.result_page import ResultPage
from domino_desktop.ui.tournament.papers.tournament_papers import PaperKind
from tests.gallery.refereeing import TONGUES
from tests.ui.club_evenings import dress_people, evening
from tests.ui.club_offices import club_office, copy_of, play, settings
from tests.ui.club_protocols import at_once, refereed

_WINDOW = QSize(1024, 700)
_OTHER = "it"


class ClubPapers:
    """Makes one screen after another."""

    def __init__(self, look: Look, code: str, size: QSize = _WINDOW) -> None:
        """``size`` is that of the tab while its paper is laid out."""
        self._look, self._code, self._language, self._size = look, code, language(code), size

    def all(self) -> Iterator[tuple[str, QWidget]]:
        """Name and widget of every screen."""
        office = evening(13, 3, codes=(self._code, *TONGUES[:4]), is_plain=True)
        yield "c120-publish-tables", self._tab(office, PaperKind.BY_TABLE)
        yield "c121-publish-names", self._tab(office, PaperKind.BY_NAME)
        yield "c122-publish-cards", self._tab(office, PaperKind.CARDS)
        yield "c123-publish-results", self._tab(office, PaperKind.RESULTS)
        yield "c124-publish-standings", self._tab(office, PaperKind.STANDINGS, is_bilingual=True)
        yield "c125-publish-cross-table", self._tab(office, PaperKind.CROSS)
        yield "c126-publish-histories", self._tab(office, PaperKind.HISTORY)
        yield "c127-publish-diplomas", self._tab(office, PaperKind.DIPLOMAS)
        yield "c128-publish-log", self._tab(office, PaperKind.LOG)
        knockout = club_office(11, settings(format=Format.KNOCKOUT, rounds=0))
        dress_people(knockout, is_plain=True)
        play(knockout, 3)
        yield "c129-publish-bracket", self._tab(knockout, PaperKind.BRACKET)
        yield "c129-result-protocol", self._protocol(copy_of(office))
        yield "c130-beamer-welcome", self._beamer(evening(13, 0, is_plain=True), Part.WELCOME)
        yield "c131-beamer-clock", self._beamer(office, Part.CLOCK)
        yield "c132-beamer-tables", self._beamer(office, Part.TABLES)
        yield "c133-beamer-standings", self._beamer(office, Part.STANDINGS)

    def _tab(self, office: TournamentController, kind: PaperKind, *, is_bilingual: bool = False) -> PublishTab:
        """The tab with this paper laid out."""
        tab = PublishTab(self._look.art(), self._look.icons)
        tab.setAutoFillBackground(True)
        tab.resize(self._size)
        tab.present(office, self._language)
        if is_bilingual:
            second = tab.choices.languages[1]
            second.setCurrentIndex(max(1, second.findData(_OTHER)))
        tab.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)  # only laid out: no window comes and goes
        tab.show()
        tab.show_paper(kind)
        while tab.is_busy:
            QTest.qWait(1)
        tab.hide()
        tab.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, False)
        return tab

    def _protocol(self, office: TournamentController) -> ResultPage:
        """What was refereed at the first table that is still open, brought home."""
        found = refereed(office)
        page = ResultPage(self._look.art(), self._look.icons)
        page.resize(self._size)
        page.present(office, at_once(found), [self._code], self._language)
        while not page.print_button.isEnabled():
            QTest.qWait(1)
        return page

    def _beamer(self, office: TournamentController, part: Part) -> BeamerWindow:
        """The first page of this kind, with headings in the language of the screens."""
        window = BeamerWindow(self._look.art(), is_reduced=True)
        window.present(office, self._language)
        while window.page is not None and window.page.part is not part:
            window.turn(1)
        window.speak(self._code)
        return window
