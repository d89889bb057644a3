"""What a review has found, beside the board: where the round turned, the block, and the luck of the deal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.core.moves import Move, PlayTile
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import review
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import Card, QuietButton, TileLabel


class TurnCard(Card):
    """One move that gave points away: the tile laid, the better one, what it cost and why.

    ``wanted`` when somebody wants to see the moment.
    """

    wanted = Signal()

    def __init__(self, art: TileArt, played: Move, better: Move) -> None:
        super().__init__()
        self._tiles = [self._tile(art, each) for each in (played, better)]
        self._what, self._cost = Sentence("body"), Sentence("heading")
        self._why, self._note = Sentence("body"), Sentence("quiet")
        self._show = QuietButton()
        self._show.clicked.connect(self.wanted)
        row = QHBoxLayout()
        row.setSpacing(14)
        for tile in self._tiles:
            row.addWidget(tile)
        row.addStretch(1)
        row.addWidget(self._show)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 4, 6, 4)
        column.setSpacing(6)
        column.addWidget(self._cost)
        column.addLayout(row)
        for part in (self._what, self._why, self._note):
            column.addWidget(part)

    @staticmethod
    def _tile(art: TileArt, move: Move) -> TileLabel:
        label = TileLabel(art, 26)
        if isinstance(move, PlayTile):
            label.show_face(move.tile.low, move.tile.high)
            label.setAccessibleName(str(move.tile))
        return label

    def present(self, texts: tuple[str, str, str], note: str, language: Speaker) -> None:
        """Say what, what it cost, and why."""
        what, cost, why = texts
        self._what.setText(what)
        self._cost.setText(cost)
        self._why.setText(why)
        self._note.setText(note)
        self._show.setText(language.say(review.SHOW))
        self._show.setAccessibleName(f"{language.say(review.SHOW)}: {what} {cost}")

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        for tile in self._tiles:
            tile.set_art(art)


class TextCard(Card):
    """A heading and sentences under it."""

    def __init__(self) -> None:
        super().__init__()
        self._heading = Sentence("heading")
        self._lines: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(6, 4, 6, 4)
        self._column.setSpacing(4)
        self._column.addWidget(self._heading)

    def present(self, heading: str, sentences: Sequence[str], note: str = "") -> None:
        """Say this; hidden where there is nothing to say."""
        for line in self._lines:
            self._column.removeWidget(line)
            line.hide()
            line.deleteLater()
        self._heading.setText(heading)
        self._lines = [Sentence("body", sentence) for sentence in sentences]
        if note:
            self._lines.append(Sentence("quiet", note))
        for line in self._lines:
            self._column.addWidget(line, 0, Qt.AlignmentFlag.AlignTop)
        self.setVisible(bool(sentences))
