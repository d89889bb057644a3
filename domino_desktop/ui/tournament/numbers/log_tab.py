"""The tab of the log: everything that was done, to search and to print; what set something right stands out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_log as words
from domino_desktop.i18n.messages import tournament_papers as papers
from domino_desktop.tournament.proofs import has_protocol
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import FlowLayout, QuietButton, TickPill
from domino_desktop.ui.controls.scrolling import scroll_of
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.tab_order import order_tabs
from domino_desktop.ui.tournament.parts.fact_words import Log, LogLine
from domino_desktop.ui.tournament.parts.number_model import Cell, Column, Row
from domino_desktop.ui.tournament.parts.number_table import NumberTable
from domino_desktop.ui.tournament.parts.protocol_links import PROTOCOL, linked, protocol_column

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController

_MARGIN: Final = 20
_WIDE: Final = 80  # letters across, from which time and director have columns of their own
_ROWS_IN_VIEW: Final = 5
_AT_ONCE: Final = 150
"""So many lines are told before the window is asked again whether anything has happened."""
_LETTERS: Final = 36  # of the field for words to find
_PAUSE: Final = 120  # milliseconds after the last letter, so that typing never waits for the list


class LogTab(QWidget):
    """The newest entry is the last one, and in view. ``paper_wanted`` carries the `PaperKind` of the log.

    Enter on a result of a desk or a match, or a click beside it, leads to what was played there: ``protocol_wanted``
    carries the number of the entry.
    """

    told = Signal(str)
    paper_wanted = Signal(object)
    protocol_wanted = Signal(int)

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._office: TournamentController | None = None
        self._language: Language | None = None
        self._log = Log()
        self._shown = 0
        self._is_wide = True
        self._find = QLineEdit()
        self._find.setClearButtonEnabled(True)
        self._only = TickPill()
        self._count, self._nothing = Sentence("quiet"), Sentence("body")
        self._table = NumberTable()
        self._table.opened.connect(self._wish_protocol)
        self._table.pressed.connect(self._follow_link)
        self._wait = QTimer(self, singleShot=True, interval=_PAUSE)
        self._wait.timeout.connect(self._show)
        self._go_on = QTimer(self, singleShot=True, interval=0)
        self._go_on.timeout.connect(self._show)
        self._find.textChanged.connect(self._wait.start)
        self._only.toggled.connect(self._show)
        self._print = QuietButton()
        self._print.clicked.connect(self._wish_paper)
        head = FlowLayout(spacing=12)
        for part in (self._find, self._only, self._print):
            head.addWidget(part)
        body = QWidget()
        rows = QVBoxLayout(body)
        rows.setContentsMargins(_MARGIN, 4, _MARGIN, 14)
        rows.setSpacing(8)
        rows.addLayout(head)
        rows.addWidget(self._count)
        rows.addWidget(self._nothing)
        rows.addWidget(self._table, 1)
        rows.addStretch(0)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll_of(body))

    def present(self, office: TournamentController, language: Language) -> None:
        """Show the log of this tournament, or what is new in it."""
        self._office, self._language = office, language
        self.setLocale(language.locale)
        self.setLayoutDirection(language.locale.textDirection())
        self._find.setMinimumWidth(self.fontMetrics().averageCharWidth() * _LETTERS)
        self._find.setPlaceholderText(language.say(words.FIND))
        self._find.setAccessibleName(language.say(words.FIND))
        self._only.setText(language.say(words.ONLY_CORRECTIONS))
        self._print.setText(language.say(words.PRINT))
        self._nothing.setText(language.say(words.NOTHING_FOUND))
        self._show()
        order_tabs(self)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._table.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc empties the field first; letters and arrows go where they belong."""
        if event.key() == Qt.Key.Key_Escape and self._find.text():
            self._find.clear()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._find.hasFocus():
            self._table.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._find.setFocus(event.reason())

    def _show(self) -> None:
        office, language = self._office, self._language
        if office is None or language is None:
            return
        self._wait.stop()
        lines = self._log.lines(office, language, _AT_ONCE)
        if len(lines) < len(office.state.facts):
            self._go_on.start()
            return
        has_several_days = bool(lines) and lines[0].at.date() != lines[-1].at.date()
        wanted = self._find.text().casefold().split()
        shown = [line for line in lines if self._fits(line, wanted)]
        was_at_end = not self._shown or self._table.current() == self._shown - 1
        is_wide = self._is_wide = self._has_room()
        rows = [_row(line, language, has_several_days=has_several_days, is_wide=is_wide) for line in shown]
        columns = _columns(language, is_wide=is_wide)
        proven = {fact.number for fact in office.state.facts if has_protocol(fact)}
        if proven:
            columns, rows = (*columns, protocol_column(language)), linked(rows, proven, language)
        self._table.present(columns, rows, language.say(words.TITLE))
        if was_at_end and len(lines) != self._shown:
            self._table.show_end()
        self._shown = len(lines)
        self._table.keep_in_view(_ROWS_IN_VIEW)
        is_all = len(shown) == len(lines)
        count = words.NEVER_CHANGES if is_all else words.SHOWN_OF
        self._count.setText(language.say(count) if is_all else language.say(count, len(lines), n=len(shown)))
        self._table.setVisible(bool(shown))
        self._nothing.setVisible(not shown)

    def _follow_link(self, number: object, column: str) -> None:
        if column == PROTOCOL:
            self._wish_protocol(number)

    def _wish_protocol(self, number: object) -> None:
        if self._office is not None and isinstance(number, int) and has_protocol(self._office.state.facts[number]):
            self.protocol_wanted.emit(number)

    def _wish_paper(self) -> None:
        from domino_desktop.ui.tournament.papers.tournament_papers import PaperKind

        self.paper_wanted.emit(PaperKind.LOG)

    def _has_room(self) -> bool:
        return self.width() >= _WIDE * self.fontMetrics().averageCharWidth()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._has_room() is not self._is_wide:
            self._show()

    def _fits(self, line: LogLine, wanted: list[str]) -> bool:
        if self._only.isChecked() and not line.sets_right:
            return False
        text = f"{line.number} {line.sentence} {line.who}".casefold()
        return all(word in text for word in wanted)


def _columns(language: Language, *, is_wide: bool) -> tuple[Column, ...]:
    say = language.say
    entry = Column("entry", say(papers.ENTRY), say(words.ENTRY_MEANING), is_number=True)
    what = Column("what", say(papers.WHAT), stretches=True)
    if not is_wide:
        return entry, what
    return entry, Column("time", say(papers.TIME)), what, Column("who", say(papers.DIRECTOR))


def _row(line: LogLine, language: Language, *, has_several_days: bool, is_wide: bool) -> Row:
    """Where it is narrow, time and director stand below the sentence."""
    time = language.time(line.at.time())
    day = language.date(line.at.date()) if has_several_days else ""
    entry = Cell(language.number(line.number), is_quiet=True)
    beside = " \u00b7 ".join(part for part in (day, time, line.who) if part)
    what = Cell(line.sentence, under="" if is_wide else beside, is_strong=line.sets_right)
    cells = (entry, Cell(time, under=day), what, Cell(line.who, is_quiet=True)) if is_wide else (entry, what)
    return Row(line.number, cells, told=line.told, is_raised=line.sets_right)
