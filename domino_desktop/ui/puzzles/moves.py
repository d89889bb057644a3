"""Every move of a position with its worth, the best first; one at a time is shown on the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from domino_desktop.core.moves import Move, PlayTile
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import TextLabel, TileLabel
from domino_desktop.ui.controls.ground import ground_palette, paint_ring

_SHORT: Final = 24
_Role = QPalette.ColorRole


@dataclass(frozen=True, slots=True)
class MoveLine:
    """One move: in words, how the round ends after it, what it brings about at once, and what marks it."""

    move: Move
    words: str
    worth: str
    follows: str
    marks: tuple[str, ...]
    is_best: bool

    def spoken(self) -> str:
        """Everything, as a screen reader says it."""
        return ". ".join(each for each in (self.words, self.worth, *self.marks, self.follows) if each)


class MoveRow(QPushButton):
    """One move as a row that can be pressed."""

    def __init__(self, art: TileArt, line: MoveLine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = line
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAutoDefault(False)
        self.setAccessibleName(line.spoken())
        self._tile = TileLabel(art, _SHORT)
        if isinstance(line.move, PlayTile):
            self._tile.show_face(line.move.tile.low, line.move.tile.high)
        said = Sentence("body", " · ".join((line.words, *line.marks)))
        follows = Sentence("quiet", line.follows)
        worth = TextLabel("heading", line.worth)
        worth.setWordWrap(False)
        texts = QVBoxLayout()
        texts.setSpacing(2)
        for label in (said, worth, follows):
            texts.addWidget(label)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 10, 12, 10)
        row.setSpacing(12)
        row.addWidget(self._tile, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(texts, 1)
        for part in (self._tile, said, follows, worth):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._tile.set_art(art)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return 0 if layout is None else layout.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        return super().minimumSizeHint() if layout is None else layout.totalMinimumSize()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = ground_palette(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            body = paint_ring(painter, self, 14)
            edge = 3.0 if self.isChecked() else 1.5
            painter.setBrush(palette.color(_Role.AlternateBase if self.line.is_best else _Role.Base))
            painter.setPen(QPen(palette.color(_Role.LinkVisited if self.isChecked() else _Role.Mid), edge))
            half = edge / 2
            painter.drawRoundedRect(body.adjusted(half, half, -half, -half), 12, 12)


class MoveList(QWidget):
    """``chosen(Move)`` when somebody wants to see one of them on the board."""

    chosen = Signal(object)

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self.heading, self._note = Sentence("heading"), Sentence("quiet")
        self._rows: list[MoveRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._column.addWidget(self.heading)
        self._column.addWidget(self._note)

    @property
    def rows(self) -> tuple[MoveRow, ...]:
        """The moves, the best first."""
        return tuple(self._rows)

    def present(self, heading: str, note: str, lines: Sequence[MoveLine]) -> None:
        """Show these moves; the first one is on the board."""
        self.heading.setText(heading)
        self._note.setText(note)
        for row in self._rows:
            row.hide()
            row.setParent(None)
            row.deleteLater()
        self._rows = [MoveRow(self._art, line) for line in lines]
        for place, row in enumerate(self._rows):
            self._column.insertWidget(1 + place, row)
            row.clicked.connect(lambda _checked=False, row=row: self._choose(row))
        if self._rows:
            self._rows[0].setChecked(True)

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._art = art
        for row in self._rows:
            row.set_art(art)

    def _choose(self, chosen: MoveRow) -> None:
        for row in self._rows:
            row.setChecked(row is chosen)
        self.chosen.emit(chosen.line.move)
