"""The club's home: its tournaments, those that go on and those that are finished, and the ways to everything else."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from datetime import date
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import tournament_list as words
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import LargeButton, PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.page import Page
from domino_desktop.ui.pages.rows import in_a_row
from domino_desktop.ui.pages.tab_order import order_tabs
from domino_desktop.ui.pages.welcome import CardColumns, Welcome
from domino_desktop.ui.slices import Filling
from domino_desktop.ui.tournament.beginning.tournament_card import TournamentCard, TournamentPanel
from domino_desktop.ui.tournament.parts.kind_pictures import EveningPicture

__all__ = ["TournamentCard", "TournamentsPage"]

_WIDTH_IN_LETTERS: Final = 132
_WIDE, _NARROW = (46, 2), (36, 3)
"""Letters in a card, and cards beside each other, at most: of those that go on, and of the finished ones."""
_READABLE: Final = 72
_TITLE_AND_BUTTON: Final = 80  # letters across
_AROUND: Final = 130  # room between title, picture, sentence and buttons

_Made: TypeAlias = Callable[[], Generator[None, None, TournamentCard]]
"""What reads a tournament and makes its card, in steps."""


class TournamentsPage(Page):
    """Every tournament of this computer."""

    opened = Signal(int)
    """Carries the id of a tournament."""
    new_wanted = Signal()
    again_wanted = Signal()
    """A new tournament like the last one, with its people to tick."""
    members_wanted = Signal()
    season_wanted = Signal()
    file_wanted = Signal()
    """Open a tournament, or results, that another computer has written."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art.theme, icons, letters=_WIDTH_IN_LETTERS, parent=parent)
        self._art = art
        self._language = language_of("en")
        self._entries: tuple[TournamentCard, ...] = ()
        self._unread: dict[bool, tuple[_Made, ...]] = {False: (), True: ()}
        """What makes further cards: of tournaments that are not finished, and of those that are."""
        self._panels: dict[tuple[TournamentCard, str, date], TournamentPanel] = {}
        self._fill_running, self._fill_finished = Filling(self), Filling(self)
        self._picture = EveningPicture(art)
        self._what = TextLabel("body")
        self._first, self._again = LargeButton(), QuietButton()
        self._welcome = Welcome(self._picture, (self._what,), self._first)
        self._new, self._new_below = PrimaryButton(), PrimaryButton()
        self._members, self._season, self._file = QuietButton(), QuietButton(), QuietButton()
        for button, signal in (
            (self._first, self.new_wanted),
            (self._new, self.new_wanted),
            (self._new_below, self.new_wanted),
            (self._again, self.again_wanted),
            (self._members, self.members_wanted),
            (self._season, self.season_wanted),
            (self._file, self.file_wanted),
        ):
            button.clicked.connect(signal)
        self._none_running = TextLabel("quiet")
        self._fold = QuietButton()
        self._fold.setCheckable(True)
        self._fold.clicked.connect(self._unfold)
        self._running: CardColumns[TournamentPanel] = CardColumns(*_WIDE)
        self._finished: CardColumns[TournamentPanel] = CardColumns(*_NARROW)
        self._paint_icons()
        self._lay_out()

    def present(
        self,
        entries: Sequence[TournamentCard],
        language: Language,
        *,
        running: Sequence[_Made] = (),
        finished: Sequence[_Made] = (),
    ) -> None:
        """Show these tournaments, the one that was used last first.

        ``running`` and ``finished`` make the cards of further ones, which takes a while: one after the other is read
        while the window answers, and those that are finished only when wanted: a club has many.
        """
        self._entries = tuple(sorted(entries, key=lambda entry: entry.last_used, reverse=True))
        self._unread = {False: tuple(running), True: tuple(finished)}
        self.retranslate(language)
        if self.isVisible():
            order_tabs(self)
            self.focus_first()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        self.set_theme(art.theme)
        self._picture.set_art(art)
        self._paint_icons()
        for panel in self._panels.values():
            panel.set_art(art)

    def retranslate(self, language: Language) -> None:
        """Say everything in this language; what the cards say comes with `present`."""
        self._language, say = language, language.say
        self.entitle(say(words.TITLE), language)
        self._picture.setAccessibleName(say(words.PICTURE))
        self._what.setText(say(words.WHAT_IT_DOES))
        self._none_running.setText(say(words.NONE_RUNNING))
        for button, message in (
            (self._first, words.NEW),
            (self._new, words.NEW),
            (self._new_below, words.NEW),
            (self._again, words.AGAIN),
            (self._members, words.MEMBERS),
            (self._season, words.SEASON),
            (self._file, words.OPEN_FILE),
        ):
            button.setText(say(message))
        self._show_cards()

    def focus_first(self) -> None:
        """The tournament that was used last, else a new one."""
        new = self._new if self._is_wide else self._new_below
        first = self._running.cards[0].button if self._running.cards else new if self._has_any else self._first
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_cards(self) -> None:
        running, finished = self._count(is_finished=False), self._count(is_finished=True)
        self._fill_finished.stop()
        if not (finished and self._fold.isChecked()):
            self._put(self._finished, ())
        self._fill_running.fill(self._filled(self._running, is_finished=False))
        self._welcome.setVisible(not self._has_any)
        for widget in (self._again, self._season):
            widget.setVisible(self._has_any)
        self._none_running.setVisible(self._has_any and not running)
        self._running.setVisible(bool(running))
        self._fold.setVisible(bool(finished))
        self._fold.setText(self._language.say(words.FINISHED_ONES, n=finished) if finished else "")
        self._make_room()
        self._unfold()

    def _count(self, *, is_finished: bool) -> int:
        known = sum(entry.is_finished is is_finished for entry in self._entries)
        return known + len(self._unread[is_finished])

    def _filled(self, columns: CardColumns[TournamentPanel], *, is_finished: bool) -> Generator[None, None, None]:
        """Show the cards of one kind; what has been in view stays there until all are read."""
        before, panels = columns.cards, list[TournamentPanel]()
        known = (partial(_itself, entry) for entry in self._entries if entry.is_finished is is_finished)
        makers: list[_Made] = [*known, *self._unread[is_finished]]
        for made in makers:
            entry = yield from made()
            yield
            panels.append(self._panel(entry))
            if not before and len(panels) >= 2 * len(columns.cards):  # laying many out takes longer each time
                self._put(columns, panels)
                if self._new.hasFocus() or self._new_below.hasFocus():
                    self.focus_first()
            yield
        self._put(columns, panels)
        order_tabs(self)

    def _put(self, columns: CardColumns[TournamentPanel], panels: Sequence[TournamentPanel]) -> None:
        held = next((place for place, panel in enumerate(columns.cards) if panel.button is self.focusWidget()), None)
        columns.show_cards(panels)
        if held is not None and panels:  # another card may stand there, which says more by now
            panels[min(held, len(panels) - 1)].button.setFocus(Qt.FocusReason.OtherFocusReason)
        in_view = (*self._running.cards, *self._finished.cards)
        self._panels = {key: panel for key, panel in self._panels.items() if panel in in_view}

    def _panel(self, entry: TournamentCard) -> TournamentPanel:
        """Its panel; the same one as long as it says the same."""
        key = (entry, self._language.code, date.today())
        if key not in self._panels:
            self._panels[key] = panel = TournamentPanel(self._art, entry, self._language, self)
            panel.hide()  # until it has its place; without one it goes with this page
            panel.opened.connect(self.opened)
        return self._panels[key]

    def _unfold(self) -> None:
        """Show the finished tournaments, or fold them away; their cards are made when wanted."""
        is_open = self._fold.isChecked() and self._count(is_finished=True) > 0
        if is_open:
            self._fill_finished.fill(self._filled(self._finished, is_finished=True))
        else:
            self._fill_finished.stop()
        self._finished.setVisible(is_open)
        drawing = "chevron-up" if is_open else "chevron-down"
        self._fold.setIcon(self._icons.icon(drawing, self._art.theme.outline))
        order_tabs(self)

    def _paint_icons(self) -> None:
        theme = self._art.theme
        for button in (self._first, self._new, self._new_below):
            button.setIcon(self._icons.icon("plus", theme.accent_text))
        for quiet, name in (
            (self._again, "copy"),
            (self._members, "people"),
            (self._season, "sort"),
            (self._file, "folder"),
        ):
            quiet.setIcon(self._icons.icon(name, theme.outline))

    def _lay_out(self) -> None:
        fold = QHBoxLayout()
        fold.addWidget(self._fold)
        fold.addStretch(1)
        self.column.addWidget(self._welcome)
        self.column.addWidget(self._none_running)
        self.column.addWidget(self._running)
        self.column.addSpacing(4)
        self.column.addWidget(in_a_row(self._new_below, self._again, self._members, self._season, self._file))
        self.column.addSpacing(8)
        self.column.addLayout(fold)
        self.column.addWidget(self._finished)
        self.column.addStretch(1)
        self.set_corner(self._new)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    @property
    def _has_any(self) -> bool:
        return bool(self._entries or self._unread[False] or self._unread[True])

    @property
    def _is_wide(self) -> bool:
        """Whether the title leaves room beside it."""
        return self.width() >= self.fontMetrics().averageCharWidth() * _TITLE_AND_BUTTON

    def _make_room(self) -> None:
        """The picture takes what height is to spare; the sentence and the buttons go before it."""
        self._new.setVisible(self._has_any and self._is_wide)
        self._new_below.setVisible(self._has_any and not self._is_wide)
        around = self.title.sizeHint().height() + self._file.sizeHint().height() + _AROUND
        self._welcome.fit(self.size() - QSize(0, around))

    def _bound(self) -> None:
        super()._bound()
        self._welcome.bound(self.fontMetrics().averageCharWidth() * _READABLE)


def _itself(entry: TournamentCard) -> Generator[None, None, TournamentCard]:
    """A card that is there."""
    yield
    return entry
