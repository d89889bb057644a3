"""The tab where everything is printed, saved and sent: the choices beside the paper as it will be."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import Message, protocol, rulepages
from domino_desktop.i18n.messages import tournament_papers as texts
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import IconButton, PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.controls.scrolling import scroll_of
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.rows import flowing
from domino_desktop.ui.printing.leaves import making_pdf, print_leaves
from domino_desktop.ui.printing.preview import PaperPreview
from domino_desktop.ui.printing.saving import Kinds, save_file, save_in_steps
from domino_desktop.ui.printing.sheets import Paper
from domino_desktop.ui.share.file_name import proposed_name
from domino_desktop.ui.slices import Filling
from domino_desktop.ui.tournament.papers.bound_leaves import BoundLeaves
from domino_desktop.ui.tournament.papers.documents.sheet_csv import sheets_csv
from domino_desktop.ui.tournament.papers.documents.sheet_html import sheets_html
from domino_desktop.ui.tournament.papers.paper_maker import PaperMaker
from domino_desktop.ui.tournament.papers.publish_choices import PublishChoices
from domino_desktop.ui.tournament.papers.tournament_papers import Made, PaperKind, Wish, made_paper

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController
    from domino_desktop.tournament.state import Tournament

_MARGIN: Final = 20
_CHOICES_SHARE: Final = 0.6  # of the width, at most, for the choices beside the paper
_PREVIEW_BELOW: Final = 420  # pixels: how high the paper is where it lies below the choices
_OF_ONE_ROUND: Final = (PaperKind.BY_TABLE, PaperKind.BY_NAME, PaperKind.CARDS)


class PublishTab(QWidget):
    """Shows a paper as it will be. What is shown follows the tournament while the tab is in view.

    ``told``: for a screen reader; ``archive_wanted``: the whole tournament as a file; ``results_file_wanted``: the
    results of this tournament round as a file.
    """

    told = Signal(str)
    archive_wanted = Signal()
    results_file_wanted = Signal(int)

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons = icons
        self._office: TournamentController | None = None
        self._language = language_of("en")
        self._shown: tuple[Tournament, Wish] | None = None
        """What is in the preview, or being made for it."""
        self._made: Made | None = None
        self._maker, self._pile_maker = PaperMaker(self), PaperMaker(self)
        self._maker.made.connect(self._show_made)
        self._pile_maker.made.connect(self._print_pile)
        self._saving = Filling(self)
        self.choices, self.preview = PublishChoices(), PaperPreview(art.theme)
        self.choices.changed.connect(self._lay_out_paper)
        self.print_button, self.pile_button = PrimaryButton(), QuietButton()
        self.pdf_button, self.text_button, self.csv_button = QuietButton(), QuietButton(), QuietButton()
        self.archive_button, self.results_button = QuietButton(), QuietButton()
        self._nearer, self._farther = (IconButton(icons.icon(name, art.theme.outline)) for name in ("plus", "minus"))
        self._files_label, self._others_label = TextLabel("heading"), TextLabel("heading")
        self._said = Sentence("quiet")
        self._arrange()
        self._connect()
        self.set_art(art)

    def present(self, office: TournamentController, language: Language) -> None:
        """Show this tournament, or what is new in it."""
        self._office, self._language = office, language
        self.setLocale(language.locale)
        self.choices.present(office, language)
        self._say()
        if self.isVisible():
            self._lay_out_paper()

    def show_paper(self, kind: PaperKind) -> None:
        """Choose this paper, as a button on another tab does."""
        self.choices.show_kind(kind)

    def say_saved(self, path: Path) -> None:
        """Say where a file was written."""
        self._said.setText(self._language.say(texts.SAVED, str(path)))
        self.told.emit(self._said.text())

    @property
    def is_busy(self) -> bool:
        """Whether the paper in view is still being laid out."""
        return self._maker.is_busy

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self.preview.set_theme(art.theme)
        for button in (self.pdf_button, self.text_button, self.csv_button, self.archive_button, self.results_button):
            button.setIcon(self._icons.icon("folder", art.theme.outline))
        self._nearer.setIcon(self._icons.icon("plus", art.theme.outline))
        self._farther.setIcon(self._icons.icon("minus", art.theme.outline))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._lay_out_paper()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._maker.is_busy:  # made anew when the tab is seen again
            self._maker.stop()
            self._shown = None

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.choices.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus and minus bring the sheets nearer, and the arrows move them, wherever the keyboard is."""
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            self.preview.keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._body and event.type() is QEvent.Type.LayoutRequest:
            self._give_room()
        return super().eventFilter(watched, event)

    # The paper ----------------------------------------------------------------------------------------

    def _lay_out_paper(self) -> None:
        """Make the paper that is wanted, unless it is there; the last one stays in view meanwhile."""
        office = self._office
        if office is None or not self.isVisible():
            return
        wanted = (office.state, self.choices.wish())
        self._offer_files(wanted[1].kind)
        if self._shown is not None and self._shown[0] is wanted[0] and self._shown[1] == wanted[1]:
            return
        self._shown = wanted
        self._said.setText(self._language.say(texts.MAKING))
        self._maker.make(made_paper(office, wanted[1]))

    def _show_made(self, made: Made) -> None:
        is_another = self._made is None or made.leaves.title != self._made.leaves.title
        self._made = made
        kind = self._language.say(texts.PAPERS[self.choices.kind.value])
        self.preview.show_leaves(made.leaves, self._language.say(texts.PREVIEW, kind), made.text)
        if is_another:
            self.preview.verticalScrollBar().setValue(0)
        self._said.setText(self._language.say(texts.SHEETS, n=made.leaves.count) if made.leaves.count else "")
        self._offer_files(self.choices.kind)

    def _offer_files(self, kind: PaperKind) -> None:
        has_rounds = self._office is not None and bool(self._office.state.rounds)
        self.csv_button.setVisible(self._made is None or bool(self._made.sheets))
        self.pile_button.setVisible(has_rounds)
        self.results_button.setVisible(has_rounds)

    # Where it goes ------------------------------------------------------------------------------------

    def _print(self) -> None:
        if self._made is not None and self._made.leaves.count:
            print_leaves(self._made.leaves, self.window(), is_both_sides=False)

    def _make_pile(self) -> None:
        """Everything that a tournament round needs: pairings by table and by name, score cards."""
        office, wish = self._office, self.choices.wish()
        if office is None or not office.state.rounds:
            return
        if wish.paper is Paper.A5:
            wish = replace(wish, paper=Paper.A4)
        number = wish.round or len(office.state.rounds)

        def steps() -> Generator[None, None, Made]:
            papers = []
            for kind in _OF_ONE_ROUND:
                papers.append((yield from made_paper(office, replace(wish, kind=kind, round=number))))
            title = f"{office.state.settings.name} – {self._language.say(texts.ROUND_NUMBER, number)}"
            return Made(BoundLeaves([each.leaves for each in papers], title), "")

        self.pile_button.setEnabled(False)
        self._pile_maker.make(steps())

    def _print_pile(self, made: Made) -> None:
        self.pile_button.setEnabled(True)
        print_leaves(made.leaves, self.window())

    def _save_pdf(self) -> None:
        made = self._made
        if made is None:
            return
        kinds = [(rulepages.PDF_FILES, "pdf")] + ([(rulepages.WEB_PAGES, "html")] if made.sheets else [])

        def written(ending: str) -> Generator[None, None, bytes]:
            if ending in ("html", "htm") and made.sheets:
                return sheets_html(made.sheets).encode()
            return (yield from making_pdf(made.leaves))

        self._saving.fill(
            save_in_steps(
                self.window(),
                self._language,
                texts.SAVE_PDF,
                tuple(kinds),
                self._file_name(),
                written,
                self.say_saved,
            )
        )

    def _save_text(self) -> None:
        made = self._made
        if made is not None:
            self._save(texts.SAVE_TEXT, ((protocol.TEXT_FILES, "txt"),), lambda _: made.text.encode())

    def _save_csv(self) -> None:
        made = self._made
        if made is not None and made.sheets:
            self._save(texts.SAVE_CSV, ((texts.CSV_FILES, "csv"),), lambda _: sheets_csv(made.sheets))

    def _save(self, title: Message, kinds: Kinds, made: Callable[[str], bytes]) -> None:
        path = save_file(self.window(), self._language, title, kinds, self._file_name(), made)
        if path is not None:
            self.say_saved(path)

    def _file_name(self) -> str:
        assert self._office is not None
        state = self._office.state
        name = [state.settings.name, self._language.say(texts.PAPERS[self.choices.kind.value])]
        return proposed_name(name, datetime.fromisoformat(state.facts[0].at).astimezone().date())

    # How it looks -------------------------------------------------------------------------------------

    def _connect(self) -> None:
        for button, done in (
            (self.print_button, self._print),
            (self.pile_button, self._make_pile),
            (self.pdf_button, self._save_pdf),
            (self.text_button, self._save_text),
            (self.csv_button, self._save_csv),
            (self.archive_button, self.archive_wanted.emit),
            (self.results_button, lambda: self.results_file_wanted.emit(self._number())),
            (self._nearer, self.preview.come_nearer),
            (self._farther, self.preview.go_farther),
        ):
            button.clicked.connect(lambda _=False, done=done: done())
            if button not in (self._nearer, self._farther):  # words wrap where it is narrow
                policy = button.sizePolicy()
                policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
                button.setSizePolicy(policy)

    def _number(self) -> int:
        """The tournament round that is chosen, else the last one."""
        assert self._office is not None
        return self.choices.round or len(self._office.state.rounds)

    def _say(self) -> None:
        say = self._language.say
        for button, words in (
            (self.print_button, texts.PRINT),
            (self.pile_button, texts.PRINT_ROUND),
            (self.pdf_button, texts.SAVE_PDF),
            (self.text_button, texts.SAVE_TEXT),
            (self.csv_button, texts.SAVE_CSV),
            (self.archive_button, texts.ARCHIVE),
            (self.results_button, texts.RESULTS_FILE),
        ):
            button.setText(say(words))
        for sign, words in ((self._nearer, protocol.CLOSER), (self._farther, protocol.FARTHER)):
            sign.setAccessibleName(say(words))
            sign.setToolTip(say(words))
        self._files_label.setText(say(texts.FILES))
        self._others_label.setText(say(texts.OTHER_COMPUTERS))

    def _arrange(self) -> None:
        self._body = QWidget()
        column = QVBoxLayout(self._body)
        column.setContentsMargins(_MARGIN, 0, _MARGIN, _MARGIN)
        column.setSpacing(8)
        column.addWidget(flowing(self.pile_button))
        column.addWidget(self.choices)
        for label, buttons in (
            (self._files_label, (self.pdf_button, self.text_button, self.csv_button)),
            (self._others_label, (self.archive_button, self.results_button)),
        ):
            label.setContentsMargins(0, 14, 0, 0)
            column.addWidget(label)
            column.addWidget(flowing(*buttons))
        self._column = column
        column.addStretch(1)
        self.scroll_area = scroll_of(self._body)
        self._body.installEventFilter(self)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._both.setSpacing(0)
        self._both.addWidget(self.scroll_area, 2)
        self._both.addWidget(self.preview, 3)
        signs = QHBoxLayout()
        signs.setSpacing(12)
        signs.addWidget(self._said, 1)
        for sign in (self._farther, self._nearer):
            signs.addWidget(sign, 0, Qt.AlignmentFlag.AlignVCenter)
        foot = QHBoxLayout()
        foot.setContentsMargins(_MARGIN, 10, _MARGIN, 12)
        foot.setSpacing(12)
        foot.addWidget(self.print_button)
        foot.addLayout(signs, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._both, 1)
        whole.addLayout(foot)

    def _give_room(self) -> None:
        """Let no choice be cut off: where the paper would be a strip beside them, it lies below and scrolls along."""
        wanted = self._body.minimumSizeHint().width() + self.scroll_area.verticalScrollBar().sizeHint().width()
        is_beside = wanted <= self.width() * _CHOICES_SHARE
        if is_beside == (self._both.indexOf(self.preview) >= 0):
            self.scroll_area.setMinimumWidth(wanted if is_beside else 0)
            return
        if is_beside:
            self._column.removeWidget(self.preview)
            self._both.addWidget(self.preview, 3)
            self.preview.setMinimumHeight(0)
        else:
            self._both.removeWidget(self.preview)
            self._column.insertWidget(self._column.count() - 1, self.preview)
            self.preview.setMinimumHeight(_PREVIEW_BELOW)
        self.scroll_area.setMinimumWidth(wanted if is_beside else 0)
