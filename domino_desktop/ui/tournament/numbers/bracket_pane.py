"""The bracket of a knockout in a window that may be smaller than it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_standings as words
from domino_desktop.ui.tournament.numbers import accessible_bracket
from domino_desktop.ui.tournament.numbers.bracket_picture import BracketPicture
from domino_desktop.ui.tournament.parts.bracket_values import bracket_value

if TYPE_CHECKING:
    from domino_desktop.controller.tournament_record import TournamentRecord

_AROUND = 24


class BracketPane(QWidget):
    """``opened(entrant)``: Enter on a line."""

    opened = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        accessible_bracket.install()
        self._picture = BracketPicture()
        self._picture.opened.connect(lambda entrant: self.opened.emit(entrant))
        self._picture.moved.connect(self._follow)
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(self._picture)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self._area)
        self.setFocusProxy(self._picture)

    def present(self, office: TournamentRecord, language: Language) -> None:
        """Show the bracket as it stands."""
        self._picture.present(bracket_value(office, language), language.say(words.SHOW_BRACKET))

    def _follow(self) -> None:
        """The line that the keyboard is on is in view."""
        area = self._picture.line_area(self._picture.at)
        spot = area.center()
        self._area.ensureVisible(spot.x(), spot.y(), area.width() // 2 + _AROUND, area.height() // 2 + _AROUND)
