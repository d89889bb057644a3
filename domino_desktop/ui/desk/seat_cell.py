"""One player with the number of tiles in hand, to be typed."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import desk
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import NameLabel, SeatBadge
from domino_desktop.ui.desk.digits_edit import DigitsEdit
from domino_desktop.ui.seating import SeatMark

_MOST_HELD: Final = 19  # a digit above 1 is then a number by itself


class SeatCell(QWidget):
    """A badge, a name, and how many tiles."""

    def __init__(self, art: TileArt) -> None:
        super().__init__()
        self._badge = SeatBadge(art, 34)
        self._name = NameLabel()
        self.edit = DigitsEdit(_MOST_HELD, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(10)
        row.addWidget(self._badge)
        row.addWidget(self._name)
        row.addWidget(self.edit)
        row.addStretch(1)

    def present(self, mark: SeatMark, count: int | None, language: Language) -> None:
        """Show who it is and how many tiles."""
        self._badge.show_seat(mark.colour, mark.name)
        self._name.setText(mark.name)
        self.edit.show_numbers(() if count is None else (count,))
        self.edit.setAccessibleName(language.say(desk.TILES_OF, mark.name))

    def count(self) -> int | None:
        """How many tiles, or None where nothing is typed."""
        return next(iter(self.edit.numbers), None)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._badge.set_art(art)
