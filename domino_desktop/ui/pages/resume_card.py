"""The card that continues the last match."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import score, start
from domino_desktop.storage.matches import SeatName
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import Card, NameLabel, PrimaryButton, SeatBadge, TextLabel
from domino_desktop.ui.controls.ground import ground_palette, lay_ground
from domino_desktop.ui.pages.columns import ColumnLayout
from domino_desktop.ui.style import paper_palette

_LETTERS: Final = 28
_PICTURE: Final = QSize(320, 200)

THUMBNAIL: Final = QSize(420, 261)
"""How large the picture of the table is."""


@dataclass(frozen=True, slots=True)
class ResumeRow:
    """One seat or pair of the match: names, places in ``Theme.seats``, and points so far if they are known yet."""

    names: tuple[str, ...]
    colours: tuple[int, ...]
    total: int | None


@dataclass(frozen=True, slots=True)
class ResumeCard:
    """What the start page shows of the match that can go on; the round may be known only later."""

    rows: tuple[ResumeRow, ...]
    round_number: int | None
    thumbnail: QPixmap | None = None


def outline(teams: Iterable[Iterable[SeatName]], cloth: str) -> ResumeCard:
    """The card while nothing is known but who plays: no points, and a table without tiles."""
    rows = [ResumeRow(tuple(seat.name for seat in team), tuple(seat.colour for seat in team), None) for team in teams]
    bare = QPixmap(THUMBNAIL)
    bare.fill(QColor(cloth))
    return ResumeCard(tuple(rows), None, bare)


class ResumePanel(Card):
    """The table as it was left, who plays, and the button to go on."""

    wanted = Signal()
    """The person wants to go on with this match."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent, raised=True)
        self._art = art
        self._card = ResumeCard((), None)
        self.setContentsMargins(18, 16, 18, 18)
        lay_ground(self, paper_palette(art.theme))
        self._picture = _Thumbnail()
        self._round = TextLabel("quiet")
        self._rows = QVBoxLayout()
        self._rows.setSpacing(6)
        self.button = PrimaryButton()
        self.button.clicked.connect(self.wanted)
        words = QWidget()
        column = QVBoxLayout(words)
        column.setContentsMargins(4, 0, 4, 0)
        column.setSpacing(8)
        column.addWidget(self._round)
        column.addLayout(self._rows)
        column.addStretch(1)
        column.addWidget(self.button)
        self._parts = ColumnLayout(self, letters=_LETTERS, most=2, spacing=18)
        self._parts.addWidget(self._picture)
        self._parts.addWidget(words)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def present(self, card: ResumeCard, language: Language) -> None:
        """Show this match."""
        self._card = card
        self._picture.show_picture(card.thumbnail)
        self._make_room()
        self.retranslate(language)

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        number = self._card.round_number
        self._round.setText("" if number is None else language.say(score.ROUND_NUMBER, number))
        self.button.setText(language.say(start.CONTINUE))
        self._picture.setAccessibleName(language.say(start.THUMBNAIL))
        while self._rows.count():
            item = self._rows.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for row in self._card.rows:
            self._rows.addWidget(self._row(row, language))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Where both do not fit side by side, the way on is worth more than the picture."""
        fits = self.width() >= 2 * _LETTERS * self.fontMetrics().averageCharWidth()
        self._picture.setVisible(fits and self._card.thumbnail is not None)

    def _row(self, row: ResumeRow, language: Language) -> QWidget:
        holder = QWidget()
        line = QHBoxLayout(holder)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        side = max(28, round(self.fontMetrics().height() * 1.3))
        for name, colour in zip(row.names, row.colours, strict=True):
            badge = SeatBadge(self._art, side)
            badge.show_seat(colour, name)
            line.addWidget(badge)
        line.addWidget(NameLabel(language.joined(row.names)), 1)
        total = "" if row.total is None else language.number(row.total)
        line.addWidget(TextLabel("number", total), 0, Qt.AlignmentFlag.AlignRight)
        return holder


class _Thumbnail(QWidget):
    """A picture of the table in a rounded frame, drawn smaller where there is less room, never larger."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: QPixmap | None = None

    def show_picture(self, picture: QPixmap | None) -> None:
        self._shown = picture
        self.update()

    def sizeHint(self) -> QSize:
        return _PICTURE

    def minimumSizeHint(self) -> QSize:
        return QSize(160, 100)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown is None:
            return
        size = self._shown.deviceIndependentSize()
        scale = min(self.width() / size.width(), self.height() / size.height(), 1.0)
        area = QRectF(0, 0, size.width() * scale, size.height() * scale)
        area.moveCenter(QRectF(self.rect()).center())
        frame = QPainterPath()
        frame.addRoundedRect(area.adjusted(1, 1, -1, -1), 10, 10)
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.setClipPath(frame)
            painter.drawPixmap(area, self._shown, QRectF(self._shown.rect()))
            painter.setClipping(False)
            painter.setPen(QPen(ground_palette(self).mid().color(), 1.5))
            painter.drawPath(frame)
