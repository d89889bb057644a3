"""What puts entrants in order: a list to tick and to move, the first that differs decides."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import tournament_new as words
from domino_desktop.tournament.settings import TieBreak
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import QuietButton, TextLabel
from domino_desktop.ui.desk.stacks import flow
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.tournament.parts.flowing_words import flowing_words
from domino_desktop.ui.tournament.parts.tick_list import TickLine, TickList
from domino_desktop.ui.tournament.parts.tie_break_words import tie_break_meaning


class OrderList(QWidget):
    """All tie-breaks; those that count come first, with their place."""

    changed = Signal()
    entered = Signal()
    """Enter was pressed in the list."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons = icons
        self._language = language_of("en")
        self._heading, self._note = TextLabel("heading"), TextLabel("quiet")
        self._fault = TextLabel("body")
        self._fault.setForegroundRole(QPalette.ColorRole.BrightText)
        self._list = TickList(can_move=True)
        self._list.changed.connect(self._hear)
        self._list.entered.connect(self.entered)
        self._up, self._down = QuietButton(), QuietButton()
        self._up.clicked.connect(lambda: self._list.move_by(-1))
        self._down.clicked.connect(lambda: self._list.move_by(1))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for part in (self._heading, self._note, self._list, self._fault, flowing_words(self._up, self._down)):
            column.addWidget(part)
        flow(self)
        self.set_art(art)

    def present(self, tie_breaks: tuple[TieBreak, ...], language: Language) -> None:
        """Show these in their order; all others below them do not count."""
        others = (each for each in TieBreak if each not in tie_breaks)
        self._show((*tie_breaks, *others), set(tie_breaks), language)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._up.setIcon(self._icons.icon("chevron-up", art.theme.outline))
        self._down.setIcon(self._icons.icon("chevron-down", art.theme.outline))

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        if self._list.order():
            self._show(self._all(), set(self.tie_breaks()), language)

    def tie_breaks(self) -> tuple[TieBreak, ...]:
        """Those that count, in their order."""
        return tuple(TieBreak(key) for key in self._list.ticked())

    def find_fault(self) -> QWidget | None:
        """The list, when nothing in it counts; None when all is well."""
        return None if self.tie_breaks() else self._list

    def _all(self) -> tuple[TieBreak, ...]:
        return tuple(TieBreak(key) for key in self._list.order())

    def _hear(self) -> None:
        self._show(self._all(), set(self.tie_breaks()), self._language)
        self.changed.emit()

    def _show(self, order: tuple[TieBreak, ...], counting: set[TieBreak], language: Language) -> None:
        self._language, say = language, language.say
        counted = [each for each in order if each in counting]

        def line(each: TieBreak) -> TickLine:
            place = language.number(counted.index(each) + 1) if each in counting else ""
            return TickLine(each.value, tie_break_meaning(each, language), place)

        def spoken(shown: TickLine, is_ticked: bool) -> str:
            return say(words.COUNTS, shown.text, shown.aside) if is_ticked else say(words.COUNTS_NOT, shown.text)

        self._list.present([line(each) for each in order], {each.value for each in counting}, spoken)
        self._list.setAccessibleName(say(words.TIES))
        self._list.setAccessibleDescription(say(words.TIES_NOTE))
        self._heading.setText(say(words.TIES))
        self._note.setText(say(words.TIES_NOTE))
        self._fault.setText("" if counting else say(words.ONE_MUST_COUNT))
        self._fault.setVisible(not counting)
        self._up.setText(say(words.MOVE_UP))
        self._down.setText(say(words.MOVE_DOWN))
