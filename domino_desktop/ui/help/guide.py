"""F1: opens the help about whatever is in view, and closes it again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget
from shiboken6 import isValid

from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.language import Language
from domino_desktop.storage.settings import Settings
from domino_desktop.ui.help.lines import told_lines
from domino_desktop.ui.help.place_keys import Told, keys_at, keys_everywhere
from domino_desktop.ui.help.sheet import HelpSheet
from domino_desktop.ui.help.topics import PAGES, Topic, place_of, topic_of
from domino_desktop.ui.keys import keys_in_force
from domino_desktop.ui.look import Look
from domino_desktop.ui.pages.help_keys import KeyLine

if TYPE_CHECKING:
    from domino_desktop.ui.table.page import TablePage

_WATCH = 400  # milliseconds


class Program(Protocol):
    """What the help asks of the program."""

    @property
    def language(self) -> Language: ...

    @property
    def settings(self) -> Settings: ...

    @property
    def table(self) -> TablePage | None: ...


@dataclass(frozen=True, slots=True)
class _Told:
    """What the sheet tells of a place, and in which language."""

    topic: Topic
    language: Speaker
    here: tuple[KeyLine, ...]
    everywhere: tuple[KeyLine, ...]


class Guide(QObject):
    """Keeps one sheet over the stack of pages. Another page closes it, and so does another look."""

    tour_wanted = Signal()
    how_to_play_wanted = Signal()
    rules_wanted = Signal()

    def __init__(self, pages: QStackedWidget, look: Look, program: Program) -> None:
        super().__init__(pages)
        self._pages, self._look, self._program = pages, look, program
        self.is_first = False
        self._sheet: HelpSheet | None = None
        self._returns_to: QWidget | None = None
        self._told: _Told | None = None
        # The table goes on under the sheet, by itself or because somebody else has pressed something.
        self._watch = QTimer(self, interval=_WATCH)
        self._watch.timeout.connect(self.refresh)
        pages.currentChanged.connect(self.close)
        look.changed.connect(self._open_anew)
        pages.installEventFilter(self)

    @property
    def sheet(self) -> HelpSheet | None:
        """The sheet while it is open."""
        return self._sheet

    def toggle(self, *, is_first: bool) -> None:
        """Open the help about the page in view, or close it; ``is_first``: nobody has played here yet."""
        if self._sheet is not None:
            self.close()
            return
        self.is_first = is_first
        if self._what_to_tell() is None:
            return
        sheet = HelpSheet(self._look.theme, self._look.icons, self._pages.window())
        self._sheet, self._told = sheet, None
        self._returns_to = QApplication.focusWidget()
        sheet.closed.connect(self.close)
        for asked, wanted in (
            (sheet.tour_wanted, self.tour_wanted),
            (sheet.how_to_play_wanted, self.how_to_play_wanted),
            (sheet.rules_wanted, self.rules_wanted),
        ):
            asked.connect(self.close)
            asked.connect(wanted)
        self.refresh()
        self._watch.start()
        sheet.open_over(self._room(), is_still=self._look.motion().is_reduced)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(sheet, sheet.announcement()))

    def _open_anew(self) -> None:
        """The program looks different now, and so does an open sheet."""
        if self._sheet is not None:
            self.close()
            self.toggle(is_first=self.is_first)

    def refresh(self) -> None:
        """Tell what is true now: the table may have gone on, or the language may be another one."""
        told = self._what_to_tell()
        if self._sheet is None or told is None or told == self._told:
            return
        self._told = told
        is_of_play = told.topic.is_of_play
        self._sheet.present(
            told.topic.told(told.language),
            told.language,
            tour=is_of_play and told.topic is not PAGES["TourPage"],
            how_to_play=is_of_play and told.topic is not PAGES["HelpPage"],
            rules=self._table_in_view() is not None,
        )
        self._sheet.show_keys(told.here, told.everywhere, told.language)
        self._sheet.place(self._room())

    def close(self) -> None:
        """Away with the sheet; the keyboard is again where it was."""
        sheet, self._sheet = self._sheet, None
        if sheet is None:
            return
        self._watch.stop()
        held = sheet.window().focusWidget()
        had_focus = held is not None and sheet.isAncestorOf(held)
        sheet.hide()
        sheet.deleteLater()
        back, self._returns_to = self._returns_to, None
        page = self._pages.currentWidget()
        if not had_focus or page is None:
            return
        if back is None or not isValid(back) or not page.isAncestorOf(back) or not back.isVisible():
            back = page
        back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _what_to_tell(self) -> _Told | None:
        page, table, language = self._pages.currentWidget(), self._table_in_view(), self._program.language
        here: tuple[Told, ...]
        speaker: Speaker
        if page is None:
            return None
        if table is not None:
            from domino_desktop.ui.help.table_topics import told_at

            found = told_at(table)
            if found is None:
                return None
            topic, speaker, here = found
        else:
            known = topic_of(page, is_first=self.is_first)
            if known is None:
                return None
            topic, speaker, here = known, language, keys_at(place_of(page))
        keys = keys_in_force(self._program.settings, language)
        everywhere = keys_everywhere(type(page).__name__)
        return _Told(topic, speaker, told_lines(here, page, speaker, keys), told_lines(everywhere, page, speaker, keys))

    def _table_in_view(self) -> TablePage | None:
        table = self._program.table
        return table if table is not None and self._pages.currentWidget() is table else None

    def _room(self) -> QRect:
        return QRect(self._pages.mapTo(self._pages.window(), QPoint(0, 0)), self._pages.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self._sheet is not None:
            self._sheet.place(self._room())
        return super().eventFilter(watched, event)
