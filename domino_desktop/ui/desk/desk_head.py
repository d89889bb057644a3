"""What stands above every step of a table: its name, the steps, what can be done at any time, and the other tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.controller.referee import Stage
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import buttons
from domino_desktop.i18n.messages import desk as words
from domino_desktop.ui.art.theme import Theme
from domino_desktop.ui.controls import IconButton, PillChoice, TextLabel
from domino_desktop.ui.desk.steps_bar import StepsBar
from domino_desktop.ui.desk.tools import DeskTools
from domino_desktop.ui.icons import Icons

_GAP: Final = 14
_BETWEEN: Final = 24


class DeskHead(QWidget):
    """Two lines where there is room. Where it is narrow everything folds into one menu, and the steps are a line."""

    switched = Signal(int)
    """Another open table is wanted; carries the desk's id."""
    rearranged = Signal()
    """Things stand in another order now."""

    def __init__(self, icons: Icons, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons = icons
        self._is_folded: bool | None = None
        self._has_tables = False
        self.back_button = IconButton(icons.icon("back", theme.outline))
        self._title = TextLabel("title")
        self._steps = StepsBar()
        self._tables = PillChoice()
        self._tables.chosen.connect(lambda key: self.switched.emit(int(key)))
        self.tools = DeskTools()
        self.tools.switched.connect(self.switched)
        self._first, self._second = QHBoxLayout(), QHBoxLayout()
        self._first.setSpacing(_GAP)
        self._second.setSpacing(_BETWEEN)
        self._first.addWidget(self.back_button)
        self._first.addWidget(self._title, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addLayout(self._first)
        whole.addLayout(self._second)
        self._arrange()

    def offer(self, tables: Sequence[tuple[int, str]], desk_id: int) -> None:
        """The open tables, and the one in view; while that is closed, it is alone."""
        is_open = any(number == desk_id for number, _ in tables)
        if is_open:
            self._tables.set_choices((str(number), name) for number, name in tables)
            self._tables.choose(str(desk_id))
        self._has_tables = is_open and len(tables) > 1
        self.tools.offer(tables if self._has_tables else (), desk_id)
        self._arrange()

    def retranslate(self, language: Language) -> None:
        """Say everything that stays in this language."""
        self.back_button.setAccessibleName(language.say(buttons.BACK))
        self.back_button.setToolTip(language.say(buttons.BACK))
        self._tables.setAccessibleName(language.say(words.OTHER_TABLES))
        self.tools.retranslate(language)
        self._arrange()

    def present(self, title: str, stage: Stage, language: Language) -> None:
        """Show where things are."""
        self._title.setText(title)
        self._steps.present(stage, language)
        self._arrange()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours from now on."""
        self.back_button.setIcon(self._icons.icon("back", theme.outline))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._arrange()

    def _arrange(self) -> None:
        """Fold what does not fit side by side."""
        room, for_tools = self.width(), self.tools.full_width()
        is_folded = for_tools > room
        beside = self._has_tables and for_tools + _BETWEEN + self._tables.sizeHint().width() <= room
        self._tables.setVisible(beside)
        self.tools.fold(tools=is_folded, tables=not beside)
        if is_folded != self._is_folded:
            self._fold(is_folded)
        # The name of the table stays in one line; the steps that are done and to come do without words before that.
        title = self._title.fontMetrics().horizontalAdvance(self._title.text()) + 1
        beside_it = self.back_button.sizeHint().width() + self._steps.minimumSizeHint().width() + 2 * _GAP
        self._title.setMinimumWidth(0 if is_folded else max(0, min(title, room - beside_it)))

    def _fold(self, is_folded: bool) -> None:
        """Put the parts where they belong."""
        self._is_folded = is_folded
        upper, lower = (self.tools, self._steps) if is_folded else (self._steps, self.tools)
        for widget in (self._steps, self.tools, self._tables):
            self._first.removeWidget(widget)
            self._second.removeWidget(widget)
        self._first.addWidget(upper)
        self._second.addWidget(lower)
        if not is_folded:
            self._second.addWidget(self._tables, 1)
        self._title.setProperty("role", "headline" if is_folded else "title")
        self._title.style().unpolish(self._title)
        self._title.style().polish(self._title)
        self.rearranged.emit()
