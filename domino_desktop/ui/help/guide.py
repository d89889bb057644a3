"""F1: opens the help about whatever is in view, and closes it again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget
from shiboken6 import isValid

from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.language import Language
from domino_desktop.storage.settings import Settings
from domino_desktop.ui.help.sheet import HelpSheet
from domino_desktop.ui.help.topics import PAGES, Topic, topic_of
from domino_desktop.ui.keys import keys_in_force
from domino_desktop.ui.look import Look

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
        self._told: tuple[Topic, Speaker] | None = None
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
        if self._topic() is None:
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
        told = self._topic()
        if self._sheet is None or told is None or told == self._told:
            return
        self._told = told
        topic, language = told
        keys = keys_in_force(self._program.settings, self._program.language)
        self._sheet.present(
            topic.told(language),
            language,
            keys,
            has_match=self._table_in_view() is not None,
            from_tour=topic is PAGES["TourPage"],
            from_help=topic is PAGES["HelpPage"],
        )
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

    def _topic(self) -> tuple[Topic, Speaker] | None:
        table = self._table_in_view()
        if table is not None:
            from domino_desktop.ui.help.table_topics import told_at

            return told_at(table)
        topic = topic_of(self._pages.currentWidget(), is_first=self.is_first)
        return None if topic is None else (topic, self._program.language)

    def _table_in_view(self) -> TablePage | None:
        table = self._program.table
        return table if table is not None and self._pages.currentWidget() is table else None

    def _room(self) -> QRect:
        return QRect(self._pages.mapTo(self._pages.window(), QPoint(0, 0)), self._pages.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self._sheet is not None:
            self._sheet.place(self._room())
        return super().eventFilter(watched, event)
