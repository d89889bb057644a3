"""The sum of the score page as one strip, and the banner at the end of a match."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.core.scoring import ScoreLine
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import score
from domino_desktop.i18n.narration import Names, score_sentence, sum_text
from domino_desktop.ui.art.badge import initial
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import Card, FlowLayout, SeatBadge, TextLabel
from domino_desktop.ui.controls.tally import Tally
from domino_desktop.ui.pages.score_values import addends
from domino_desktop.ui.seating import SeatMark

_MINUS: Final = "\u2212"
_BADGE: Final = 24


def growing(widget: QWidget) -> None:
    """Let layouts ask this widget how high it must be for a width."""
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    widget.setSizePolicy(policy)


class SumStrip(QWidget):
    """ "17 + 26 + 40 = 83", each number beside the mark of the hand it comes from."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._flow = FlowLayout(self, spacing=6)
        self._pieces: list[QWidget] = []
        self._result: Tally | None = None
        growing(self)

    def present(
        self,
        line: ScoreLine,
        steps: Sequence[tuple[str, int]],
        teams: Sequence[int],
        marks: Sequence[SeatMark],
        names: Names,
        language: Speaker,
    ) -> None:
        """Show what this line added up, and what became of the sum: signs with numbers."""
        for piece in self._pieces:
            self._flow.removeWidget(piece)
            piece.hide()
            piece.deleteLater()
        self._pieces, self._result = [], None
        for place, addend in enumerate(addends(line, teams)):
            sign = _MINUS if addend.number < 0 else "+" if place else ""
            mark = None if addend.seat is None else marks[addend.seat]
            self._add(sign, language.number(abs(addend.number)), mark)
        if len(line.numbers) > 1:
            self._add("=", language.number(sum(line.numbers)), None, is_result=not steps)
        for place, (sign, number) in enumerate(steps, 1):
            self._add(sign, language.number(number), None, is_result=place == len(steps))
        self.setAccessibleName(score_sentence(line, names, language))

    def hold(self, is_held: bool) -> None:
        """Whether the sum is still to be counted: then there is no result."""
        if self._result is not None:
            self._result.hold(is_held)

    def await_count(self, milliseconds: int) -> None:
        """Leave out the result while the sums of the hands count up: then nothing stands here that is wrong."""
        if self._result is not None:
            self._result.wait(milliseconds)

    def text(self, line: ScoreLine, language: Speaker) -> str:
        """The strip as one line of text."""
        total = language.number(sum(line.numbers))
        return language.say(score.SUM, sum_text(line.numbers, language), total) if len(line.numbers) > 1 else total

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        for badge in self.findChildren(SeatBadge):
            badge.set_art(art)

    def _add(self, sign: str, number: str, mark: SeatMark | None, *, is_result: bool = False) -> None:
        """One sign with its number stays together when the strip wraps."""
        piece = QWidget(self)
        row = QHBoxLayout(piece)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(5)
        if sign:
            row.addWidget(TextLabel("number", sign))
        if mark is not None:
            badge = SeatBadge(self._art, _BADGE)
            badge.show_seat(mark.colour, mark.name)
            row.addWidget(badge)
        label = Tally("number", number)
        if is_result:
            label.setForegroundRole(QPalette.ColorRole.Link)
            self._result = label
        row.addWidget(label)
        self._flow.addWidget(piece)
        self._pieces.append(piece)
        piece.show()


class VictoryBanner(Card):
    """Who has won the match, between two branches of laurel."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent, raised=True)
        self._laurel = _Laurel(art)
        self.title = Sentence("title")
        self.over = TextLabel("quiet")
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 10, 0)
        row.setSpacing(18)
        row.addWidget(self._laurel, 0, Qt.AlignmentFlag.AlignVCenter)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self.over)
        words.addWidget(self.title)
        words.addStretch(1)
        row.addLayout(words, 1)
        growing(self)

    def present(self, sentence: str, winners: Sequence[SeatMark], language: Speaker) -> None:
        """Show this sentence beside the marks of the winners."""
        self.title.setText(sentence)
        self.over.setText(language.say(score.MATCH_OVER))
        self._laurel.present(winners)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._laurel.set_art(art)


class _Laurel(QWidget):
    """Two branches round the marks of the winners, for the eye only."""

    def __init__(self, art: TileArt) -> None:
        super().__init__()
        self._art = art
        self._marks: tuple[SeatMark, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def present(self, marks: Sequence[SeatMark]) -> None:
        self._marks = tuple(marks)
        self.update()

    def set_art(self, art: TileArt) -> None:
        self._art = art
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(112, 84)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._art.theme
        middle = QPointF(self.width() / 2, self.height() / 2 - 3)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            for side in (-1, 1):
                for step in range(7):
                    # From the foot of the wreath upwards, two leaves at each knot.
                    turn = pi / 2 - side * (0.28 + step * 0.36)
                    knot = middle + QPointF(cos(turn), sin(turn)) * 37
                    for lean, colour in ((0.55, theme.gold_line), (-0.55, theme.gold)):
                        _paint_leaf(painter, knot, turn - side * (pi / 2) + side * lean, 17 - step * 0.8, colour)
            size = 48 if len(self._marks) == 1 else 34
            for place, mark in enumerate(self._marks):
                seat = theme.seat(mark.colour)
                shift = (place - (len(self._marks) - 1) / 2) * size * 0.86
                picture = self._art.badge(seat.shape, seat.fill, initial(mark.name), size, self.devicePixelRatioF())
                painter.drawPixmap(middle + QPointF(shift - size / 2, -size / 2), picture)


def _paint_leaf(painter: QPainter, foot: QPointF, turn: float, length: float, colour: str) -> None:
    along, across = QPointF(cos(turn), sin(turn)), QPointF(-sin(turn), cos(turn))
    tip = foot + along * length
    leaf = QPainterPath(foot)
    leaf.quadTo(foot + along * (length * 0.5) + across * (length * 0.34), tip)
    leaf.quadTo(foot + along * (length * 0.5) - across * (length * 0.34), foot)
    painter.setBrush(QColor(colour))
    painter.drawPath(leaf)
