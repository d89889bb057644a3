"""The answer to a referee's puzzle: the walk round the table, seat by seat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.controller.puzzle_table import Answer
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import puzzles, walk
from domino_desktop.i18n.narration import lacking_tiles
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.open_ends import OpenEnds
from domino_desktop.ui.board.question_card import ScrollColumn
from domino_desktop.ui.board.walk_ring import Station, WalkRing
from domino_desktop.ui.board.walk_sheet import boneyard_sentence
from domino_desktop.ui.board.walk_signs import SeatAnswer
from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.controls.ground import lay_ground
from domino_desktop.ui.puzzles import words
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.style import cloth_palette


class WalkRound(QWidget):
    """Goes from seat to seat by itself; ``ended`` when the last one has answered, or it was skipped."""

    ended = Signal()

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        lay_ground(self, cloth_palette(art.theme))
        self._title, self._note = TextLabel("headline"), TextLabel("body")
        for label in (self._title, self._note):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._ends = OpenEnds(art)
        self._ring = WalkRing(art, self._ends)
        self._inside = QWidget()
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(8, 8, 8, 8)
        column.addStretch(1)
        for part in (self._title, self._note, self._ring):
            column.addWidget(part)
        column.addStretch(1)
        self._scroll = ScrollColumn(self._inside)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(6, 6, 6, 6)
        rows.addWidget(self._scroll)
        self._answers: tuple[Answer, ...] = ()
        self._told = 0
        self._walk: tuple[View, Sequence[SeatMark], Language] | None = None
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._go_on)

    @property
    def is_walking(self) -> bool:
        """Whether somebody is still to answer."""
        return self._told < len(self._answers)

    def begin(
        self,
        view: View,
        answers: Sequence[Answer],
        marks: Sequence[SeatMark],
        language: Language,
        milliseconds: int,
    ) -> None:
        """Go round this table; each seat takes so long, and nothing moves where that is no time at all."""
        self._walk, self._answers, self._told = (view, marks, language), tuple(answers), 0
        self.setLocale(language.locale)
        self.setLayoutDirection(language.locale.textDirection())
        self._title.setText(language.say(puzzles.THE_WALK))
        self._note.setText(boneyard_sentence(view, language) if not answers[-1].takes else "")
        self._note.setVisible(bool(self._note.text()))
        self._ends.present(view.layout, view.ruleset.max_pip, language)
        self._ring.reduced_motion = not milliseconds
        self._pause.setInterval(milliseconds)
        if milliseconds:
            self._show()
            self._pause.start()
        else:
            self.skip()

    def skip(self) -> None:
        """Be at the end of the walk."""
        self._pause.stop()
        self._told = len(self._answers)
        self._show()
        self.ended.emit()

    def stop(self) -> None:
        """Go no further, and tell nobody."""
        self._pause.stop()

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._art = art
        lay_ground(self, cloth_palette(art.theme))
        self._ends.set_art(art)
        self._ring.set_art(art)
        self.update()

    def _go_on(self) -> None:
        self._told += 1
        self._show()
        if self.is_walking:
            self._pause.start()
        else:
            self.ended.emit()

    def _show(self) -> None:
        assert self._walk is not None
        view, marks, language = self._walk
        told = {answer.seat: answer for answer in self._answers[: self._told]}
        asked = self._answers[self._told].seat if self.is_walking else None
        stations = [_station(view, mark, told.get(mark.seat), mark.seat == asked, language) for mark in marks]
        is_closed = not self.is_walking and not self._answers[-1].is_able
        clockwise = view.ruleset.step == 1
        self._ring.present(stations, self._answers[0].seat, clockwise=clockwise, is_closed=is_closed)
        self._fit()
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(". ".join(station.spoken for station in stations))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def _fit(self) -> None:
        """As high as the ring is at this width: by itself a scroll area takes it for narrower, and so for higher."""
        view = self._scroll.viewport()
        self._inside.setFixedHeight(max(view.height(), self._inside.heightForWidth(view.width())))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._art.cloth(self.width(), self.height(), self.devicePixelRatioF()))


def _station(view: View, mark: SeatMark, answer: Answer | None, is_asked: bool, language: Language) -> Station:
    hand = view.revealed_hand(mark.seat) or ()
    if is_asked:
        kind, said, hand = SeatAnswer.ASKED, language.say(walk.SEAT_ANSWERS), ()
    elif answer is None:
        kind, said, hand = SeatAnswer.WAITING, language.say(walk.SEAT_WAITS), ()
    elif answer.takes:
        kind, said = SeatAnswer.CAN, language.say(puzzles.TAKES_UNTIL)
    elif answer.tiles:
        kind, said = SeatAnswer.CAN, language.say(puzzles.CAN_PLAY_TILES, words.tiles(answer.tiles, language))
        hand = answer.tiles
    else:
        kind, said = SeatAnswer.CANNOT, lacking_tiles(answer.values, language, joint=view.ruleset.joint)
    return Station(mark, kind, said, language.say(walk.CONFIRMS, mark.name, said), hand)
