"""The proof of a false declaration: who, when, the table at that moment, and the tile that would have fitted."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from domino_desktop.core.events import Foul
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import rulings, walk
from domino_desktop.i18n.narration import foul_proof, foul_sentence
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.position_picture import PositionPicture, layout_at, trains_open_to
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import SeatBadge, TileLabel
from domino_desktop.ui.desk.ends_picture import EndsPicture
from domino_desktop.ui.pages.score_sum import growing
from domino_desktop.ui.seating import SeatMark, names


class ProofCard(QWidget):
    """One proven false declaration; where no line is known, the open ends stand for it."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._badge = SeatBadge(art, 40)
        self._accusation = Sentence("headline")
        self._caption = Sentence("quiet")
        self._line = PositionPicture(art)
        self._line.setMinimumHeight(1)  # as high as ``arrange`` says
        self._ends = EndsPicture(art)
        self._picture = QStackedWidget()
        self._picture.addWidget(self._line)
        self._picture.addWidget(self._ends)
        self._tile = TileLabel(art, 44)
        self._told = Sentence("body")
        self._when = Sentence("quiet")
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._accusation, 1)
        seen = QVBoxLayout()
        seen.setSpacing(6)
        seen.addWidget(self._caption)
        seen.addWidget(self._picture, 1)
        said = QVBoxLayout()
        said.setSpacing(8)
        said.addWidget(self._tile, 0, Qt.AlignmentFlag.AlignLeft)
        said.addWidget(self._told)
        said.addWidget(self._when)
        said.addStretch(1)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(22)
        self._columns.addLayout(seen, 13)
        self._columns.addLayout(said, 7)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addLayout(head)
        column.addLayout(self._columns)
        growing(self)

    def present(
        self, foul: Foul, view: View, marks: Sequence[SeatMark], when: datetime | None, language: Language
    ) -> None:
        """Show this foul of the view's round; ``when`` it was answered, where that is known."""
        mark, players = marks[foul.seat], names(marks, view.teams)
        proof = foul_proof(foul, players, language)
        self._badge.show_seat(mark.colour, mark.name)
        self._accusation.setText(foul_sentence(foul, players, language, is_referee=True))
        self._caption.setText(language.say(walk.POSITION_THEN, mark.name))
        layout = layout_at(view, foul.event)
        if layout.first is None:
            self._ends.present(layout, foul.tile, foul.end, language)
            self._picture.setCurrentWidget(self._ends)
            ends = language.joined(language.number(value) for value in layout.values)
            self._ends.setAccessibleName(language.say(rulings.PICTURE_OF_ENDS, ends, str(foul.tile)))
        else:
            trains = trains_open_to(view, foul.seat, foul.event)
            self._line.present(layout, foul.tile, foul.end, language, trains, marks)
            self._picture.setCurrentWidget(self._line)
            self._line.setAccessibleName(proof)
        self._tile.show_face(foul.tile.low, foul.tile.high)
        self._tile.setAccessibleName(str(foul.tile))
        self._told.setText(proof)
        self._when.setVisible(when is not None)
        if when is not None:
            self._when.setText(language.say(rulings.ANSWERED_AT, mark.name, language.time(when.time())))

    def arrange(self, *, is_wide: bool, picture: int) -> None:
        """Words beside the picture or beneath it; how high the picture is."""
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom)
        self._columns.setStretch(0, 13 if is_wide else 0)
        self._columns.setStretch(1, 7 if is_wide else 0)
        self._picture.setFixedHeight(picture)

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        for part in (self._badge, self._line, self._ends, self._tile):
            part.set_art(art)
