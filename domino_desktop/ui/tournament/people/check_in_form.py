"""Ticking who of the last tournament is here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament as tournament_words
from domino_desktop.i18n.messages import tournament_people as words
from domino_desktop.storage.members import Member
from domino_desktop.ui.controls import QuietButton, TextLabel
from domino_desktop.ui.style import BUTTON_HEIGHT
from domino_desktop.ui.tournament.beginning.last_time import LastEntrant
from domino_desktop.ui.tournament.parts.flowing_words import flowing_words
from domino_desktop.ui.tournament.parts.form import Form
from domino_desktop.ui.tournament.parts.tick_list import TickLine, TickList

_LINES_AROUND: Final = 16  # of text, about as high as everything but the list
_LEAST_ROWS: Final = 4


class CheckInForm(Form):
    """``ticked`` carries the `LastEntrant` who are here, in their order."""

    ticked = Signal(object)

    def __init__(
        self,
        parent: QWidget,
        entrants: Sequence[LastEntrant],
        members: Sequence[Member],
        persons: int,
        language: Language,
    ) -> None:
        super().__init__(parent, language, words.WHO_IS_HERE, main=words.ENTER_IT, letters=72)
        say = language.say
        names = {member.id: member.name for member in members}
        self._entrants, self._take = entrants, words.TAKE_PAIRS if persons == 2 else words.TAKE_PLAYERS
        self._list = TickList()
        self._list.setAccessibleName(say(words.LAST_NAMES))
        self._list.setAccessibleDescription(say(words.TICK_NOTE))
        self._list.present(
            [TickLine(place, _names(entrant, names, language)) for place, entrant in enumerate(entrants)],
            set(),
            lambda line, is_ticked: say(words.IS_HERE if is_ticked else words.IS_NOT_HERE, line.text),
        )
        self._list.changed.connect(self._follow)
        self._list.entered.connect(self.main.click)
        everybody, nobody = QuietButton(say(words.TICK_ALL)), QuietButton(say(words.TICK_NONE))
        everybody.clicked.connect(lambda: self._list.tick_all(True))
        nobody.clicked.connect(lambda: self._list.tick_all(False))
        self.column.addWidget(TextLabel("body", say(words.TICK_NOTE)))
        self.column.addWidget(flowing_words(everybody, nobody))
        self.column.addWidget(self._list, 1)
        room = parent.window().height() - self.fontMetrics().height() * _LINES_AROUND
        self._list.setMinimumHeight(max(_LEAST_ROWS * BUTTON_HEIGHT, min(self._list.height_of_all(), room)))
        self._follow()

    def focus_first(self) -> None:
        """The list."""
        self._list.setFocus()

    def finish(self) -> str:
        """Hand over everybody who is ticked."""
        self.ticked.emit(tuple(self._entrants[place] for place in self._places()))
        return ""

    def _places(self) -> tuple[int, ...]:
        return tuple(place for place in self._list.ticked() if isinstance(place, int))

    def _follow(self) -> None:
        count = len(self._places())
        self.main.setText(self.language.say(self._take, n=count))
        self.main.setEnabled(count > 0)


def _names(entrant: LastEntrant, names: dict[int, str], language: Language) -> str:
    one, *others = (names[member] for member in entrant.members)
    return language.say(tournament_words.PAIR_OF, one, others[0]) if others else one
