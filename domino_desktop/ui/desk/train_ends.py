"""The open ends of trains whose tiles were not written down: whose each is, and whether it is open to all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import desk, desk_rounds
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import Card, FlowLayout, NameLabel, SeatBadge, TextLabel
from domino_desktop.ui.controls.ground import lay_ground
from domino_desktop.ui.desk.number_plates import NumberPlates
from domino_desktop.ui.pages.score_sum import growing
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.style import paper_palette

_PLATE: Final = 64
_WIDTH: Final = 20  # letters across the name at one train
_WIDEST: Final = 240


class TrainEnds(QWidget):
    """One card for each train."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._trains: list[_Train] = []
        lay_ground(self, paper_palette(art.theme))
        self._flow = FlowLayout(self, spacing=10)
        growing(self)

    def present(self, view: View, marks: Sequence[SeatMark], language: Language) -> None:
        """Show the ends of this table; ``marks`` are in seat order."""
        while len(self._trains) < len(view.layout.ends):
            train = _Train(self._art)
            self._trains.append(train)
            self._flow.addWidget(train)
        for place, train in enumerate(self._trains):
            train.setVisible(place < len(view.layout.ends))
        for end, train in zip(view.layout.ends, self._trains, strict=False):
            mark = None if end.owner is None else marks[end.owner]
            name = language.say(desk.NOBODYS_TRAIN) if mark is None else mark.name
            is_open = end.owner in view.markers
            note = language.say(desk_rounds.OPEN_TO_ALL) if is_open else ""
            train.present(mark, name, end.value, note, language)
        self.updateGeometry()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        for train in self._trains:
            train.set_art(art)
        lay_ground(self, paper_palette(art.theme))


class _Train(Card):
    """A badge, a name, perhaps the mark, and the number large."""

    def __init__(self, art: TileArt) -> None:
        super().__init__()
        self.setContentsMargins(10, 6, 10, 6)
        self._badge, self._name, self._note = SeatBadge(art, 32), NameLabel(), TextLabel("quiet")
        self._plate = NumberPlates(art, self)
        self._plate.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._plate.setFixedSize(_PLATE, _PLATE)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._name)
        words.addWidget(self._note)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(words, 1)
        row.addWidget(self._plate, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setMinimumHeight(_PLATE + 12)

    def present(self, mark: SeatMark | None, name: str, value: int | None, note: str, language: Language) -> None:
        self._badge.setVisible(mark is not None)
        if mark is not None:
            self._badge.show_seat(mark.colour, mark.name)
        self._name.setText(name)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self.set_raised(bool(note))
        self._plate.present(() if value is None else (value,))
        said = "" if value is None else language.number(value)
        self._plate.setAccessibleName(said)
        self.setFixedWidth(min(_WIDEST, self.fontMetrics().averageCharWidth() * _WIDTH) + _PLATE)

    def set_art(self, art: TileArt) -> None:
        self._badge.set_art(art)
        self._plate.set_art(art)
