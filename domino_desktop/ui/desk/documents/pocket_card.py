"""The walk round the table on one sheet of paper: three panels on each side, one for each language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from domino_desktop.i18n.language import CODES, Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import Message, pocket, walk
from domino_desktop.ui.desk.documents import pictograms
from domino_desktop.ui.desk.documents.pictograms import GREEN, INK, RED, Pictogram
from domino_desktop.ui.printing.leaves import dots
from domino_desktop.ui.printing.sheets import Paper

PANELS: Final = 3
"""Beside each other, on both sides of the sheet."""

_STEPS: Final[tuple[tuple[Pictogram, Message], ...]] = (
    (pictograms.paint_knock, pocket.PROPOSE),
    (pictograms.paint_boneyard, pocket.BONEYARD),
    (pictograms.paint_round, pocket.ASK),
    (pictograms.paint_open, pocket.LAY_OPEN),
    (pictograms.paint_check, pocket.CHECK),
    (pictograms.paint_count, pocket.COUNT),
)
_ASKED: Final = 2
"""The step below which the question and its answers stand."""

# Lengths are tenths of a millimetre.
_EDGE: Final = 70
_BAND: Final = 130
_PICTURE: Final = 140
_GAP: Final = 30
_LETTERS: Final = tuple(range(44, 23, -1))
"""Heights of letters, largest first: all panels have the largest that fits in all of them."""

_FAMILIES: Final = ("DejaVu Sans Condensed", "DejaVu Sans", "Helvetica", "Arial")
_PAPER: Final = "#f3efe4"


class PocketCard:
    """Two sheets to be printed on both sides of one paper; see `printing.leaves.Leaves`."""

    is_landscape = True
    count = 2

    def __init__(self, paper: Paper, title: str) -> None:
        self.paper, self.title = paper, title
        self._speakers = [language_of(code) for code in CODES]
        self._letters = 0

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint one side: three panels, and small marks where the paper is folded."""
        painter.save()
        painter.scale(dots(0.1), dots(0.1))
        whole = self.paper.millimetres(is_landscape=True) * 10
        width = whole.width() / PANELS
        letters = self._fitting_letters(painter, width, whole.height())
        for place, speaker in enumerate(self._speakers[number * PANELS : (number + 1) * PANELS]):
            painter.save()
            painter.translate(place * width, 0)
            _Panel(painter, speaker, width, letters).paint()
            painter.restore()
        painter.setPen(QPen(QColor("#8c8c8c"), 3, Qt.PenStyle.DashLine))
        for place in range(1, PANELS):
            for top in (20.0, whole.height() - 60):
                painter.drawLine(QPointF(place * width, top), QPointF(place * width, top + 40))
        painter.restore()

    def text(self) -> str:
        """Everything that the card says, language after language."""
        return "\n\n".join("\n".join(words_of(speaker)) for speaker in self._speakers)

    def _fitting_letters(self, painter: QPainter, width: float, height: float) -> int:
        for letters in _LETTERS if not self._letters else ():
            ends = [_Panel(painter, speaker, width, letters).height() for speaker in self._speakers]
            self._letters = letters
            if max(ends) <= height - _EDGE:
                break
        return self._letters


def words_of(speaker: Language) -> Sequence[str]:
    """One panel in reading order."""
    say = speaker.say
    steps = [say(words) for _, words in _STEPS]
    answers = [
        f"{say(answer)}: {say(after)}" for answer, after in ((walk.YES, pocket.AFTER_YES), (walk.NO, pocket.AFTER_NO))
    ]
    asked = [say(pocket.QUESTION), *answers]
    return [speaker.own_name, say(walk.TITLE), *steps[: _ASKED + 1], *asked, *steps[_ASKED + 1 :]]


class _Panel:
    """One panel in one language: measured and painted by the same walk down the paper."""

    def __init__(self, painter: QPainter, speaker: Language, width: float, letters: int) -> None:
        self._painter, self._speaker, self._letters = painter, speaker, letters
        self._left, self._width = float(_EDGE), width - 2 * _EDGE
        self._top = 0.0
        self._is_painting = False

    def height(self) -> float:
        """Where the panel ends, without painting it."""
        self._walk_down()
        return self._top

    def paint(self) -> None:
        self._is_painting = True
        self._walk_down()

    def _walk_down(self) -> None:
        say = self._speaker.say
        self._top = float(_EDGE)
        self._band()
        self._words(say(walk.TITLE), self._letters * 1.45, GREEN, bold=True)
        self._top += _GAP
        for number, (picture, words) in enumerate(_STEPS):
            self._step(number + 1, picture, say(words))
            if number == _ASKED:
                self._question()

    def _band(self) -> None:
        """The name of the language, by which a panel is found."""
        if self._is_painting:
            band = QRectF(self._left, self._top, self._width, _BAND - _GAP)
            self._painter.setPen(Qt.PenStyle.NoPen)
            self._painter.setBrush(QColor(GREEN))
            self._painter.drawRoundedRect(band, 24, 24)
            self._painter.setPen(QColor("white"))
            self._painter.setFont(_font(self._letters * 1.15, bold=True))
            self._painter.drawText(band, Qt.AlignmentFlag.AlignCenter, self._speaker.own_name)
        self._top += _BAND

    def _step(self, number: int, picture: Pictogram, words: str) -> None:
        """The drawing on the left, its number in it, and the sentence beside it."""
        begin = self._top
        left, width = self._left, self._width
        self._left, self._width = left + _PICTURE + _GAP, width - _PICTURE - _GAP
        self._words(f"{number}. {words}", self._letters, INK)
        self._left, self._width = left, width
        if self._is_painting:
            self._drawn(picture, QRectF(left, begin, _PICTURE, _PICTURE))
        self._top = max(self._top, begin + _PICTURE) + _GAP

    def _question(self) -> None:
        """What the player is shown, large enough to be read across a table, and the two answers to point at."""
        say = self._speaker.say
        begin, left, width = self._top, self._left, self._width
        inner = 36.0
        self._top += inner
        self._left, self._width = left + inner, width - 2 * inner
        if self._is_painting:
            probe = _Panel(self._painter, self._speaker, width + 2 * _EDGE, self._letters)
            probe._top = begin
            probe._question()
            self._painter.setPen(Qt.PenStyle.NoPen)
            self._painter.setBrush(QColor(_PAPER))
            ground = QRectF(left, begin, width, probe._top - begin - _GAP)
            self._painter.drawRoundedRect(ground, 30, 30)
        self._words(say(pocket.QUESTION), self._letters * 1.5, INK, bold=True)
        self._top += 16
        for is_yes, answer, after in ((True, walk.YES, pocket.AFTER_YES), (False, walk.NO, pocket.AFTER_NO)):
            top, side = self._top, self._letters * 2.1
            if self._is_painting:
                picture = QRectF(self._left, top + 4, side, side)
                self._drawn(partial(pictograms.paint_answer, is_yes=is_yes), picture)
            self._left, self._width = self._left + side + 24, self._width - side - 24
            self._words(say(answer), self._letters * 1.25, GREEN if is_yes else RED, bold=True)
            self._words(say(after), self._letters, INK)
            self._left, self._width = left + inner, width - 2 * inner
            self._top = max(self._top, top + side) + 14
        self._left, self._width = left, width
        self._top += inner - 14 + _GAP

    def _words(self, words: str, letters: float, colour: str, *, bold: bool = False) -> None:
        """Words in as many lines as they need; the next ones come below them."""
        self._painter.setFont(_font(letters, bold=bold))
        self._painter.setPen(QColor(colour))  # Qt measures nothing without one
        room, wrap = QRectF(self._left, self._top, self._width, 10_000), Qt.TextFlag.TextWordWrap
        needed = self._painter.boundingRect(room, wrap, words)
        if self._is_painting:
            self._painter.drawText(room, wrap, words)
        self._top += needed.height()

    def _drawn(self, picture: Pictogram, place: QRectF) -> None:
        self._painter.save()
        self._painter.translate(place.topLeft())
        self._painter.scale(place.width() / 100, place.height() / 100)
        picture(self._painter)
        self._painter.restore()


def _font(letters: float, *, bold: bool) -> QFont:
    font = QFont()
    font.setFamilies(_FAMILIES)
    font.setPixelSize(round(letters))
    font.setBold(bold)
    # Letters set even a little apart are never joined to one sign, which a search in the PDF would not find.
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, letters * 0.002)
    return font
