"""The walk as the referee leads it: who has answered what, the question, and the two answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from domino_desktop.core.block import BlockPhase, BlockVerification
from domino_desktop.core.events import BlockRefuted
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language, language
from domino_desktop.i18n.messages import desk_rounds, desk_walk, walk
from domino_desktop.storage.setup import TableSetup
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.walk_ring import Station
from domino_desktop.ui.board.walk_sheet import stations
from domino_desktop.ui.controls import QuietButton, TextLabel
from domino_desktop.ui.controls.ground import lay_ground
from domino_desktop.ui.desk.answer_buttons import NO_KEY, YES_KEY, RefereeAnswers
from domino_desktop.ui.desk.question import Question, asked_of, ends_of, marks_of
from domino_desktop.ui.desk.seat_row import SeatRow
from domino_desktop.ui.style import cloth_palette

_GAP: Final = 10
_SEATS_SHARE: Final = 0.27  # of the height, at most, for the row of seats
_QUESTION_SHARE: Final = 0.42  # of the height, for the question before the seats have names
_BUTTONS_SHARE: Final = 0.6  # of the height, at most, for all buttons
_LOW: Final = 560
_OTHER_KEYS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier

_Row = list[tuple[QWidget, int, int]]
"""Widgets beside each other, each with its left edge and its width."""


class WalkPane(QWidget):
    """The referee's side of the walk. The key 1 says that the player can, 0 that not; Enter never answers."""

    answered = Signal(bool)
    """Whether the seat that is asked can play; what follows is shown by ``present`` or ``show_refusal``."""
    undo_wanted = Signal()
    """The last answer was entered wrongly."""
    window_wanted = Signal()
    """The players want to see the question on a window of their own."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._is_open = self._is_answered = False
        self._announcement = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        lay_ground(self, cloth_palette(art.theme))
        self._seats = SeatRow(art, self)
        self._question = Question(art, self)
        self._outcome = TextLabel("body", "", self)
        self._refusal = TextLabel("body", "", self)
        self._answers = RefereeAnswers(self)
        self._undo = QuietButton("", self)
        self._show_players = QuietButton("", self)
        for label in (self._outcome, self._refusal):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._answers.can_play.connect(lambda: self._answer(True))
        self._answers.cannot_play.connect(lambda: self._answer(False))
        self._undo.clicked.connect(self.undo_wanted)
        self._show_players.clicked.connect(self.window_wanted)

    def present(self, view: View, setup: TableSetup, times: Mapping[int, datetime], referee_language: Language) -> None:
        """Show the walk as it stands; ``times`` say when events happened. Raises AssertionError without a walk."""
        walking, marks = view.verification, marks_of(setup)
        assert walking is not None, "the walk has not begun"
        asked = asked_of(view, setup, referee_language)
        self.setLocale(referee_language.locale)
        said = stations(view, marks, referee_language)
        order = view.ruleset.order_from(walking.proposer, view.seats)
        answers = {answer.seat: answer.event for answer in walking.answers}
        if walking.refuted_by is not None:
            answers |= {event.seat: event.number for event in view.history if isinstance(event, BlockRefuted)}
        self._seats.present([_timed(said[seat], times.get(answers.get(seat, -1)), referee_language) for seat in order])
        self._question.present(asked)
        self._is_open = asked is not None and walking.phase is BlockPhase.ASKING and view.turn is not None
        player = language(marks[view.turn].language) if self._is_open and view.turn is not None else referee_language
        self._answers.present(referee_language, player)
        self._answers.setVisible(self._is_open)
        self._outcome.setText("" if self._is_open else _outcome(walking, referee_language))
        self._outcome.setVisible(not self._is_open)
        self._undo.setText(referee_language.say(desk_walk.TAKE_BACK_ANSWER))
        key = QKeySequence(Qt.Key.Key_Backspace).toString(QKeySequence.SequenceFormat.NativeText)
        self._undo.setToolTip(referee_language.say(desk_rounds.PRESS_KEY, key))
        self._show_players.setText(referee_language.say(desk_walk.SHOW_PLAYERS))
        self._announcement = self._spoken(view, setup, referee_language)
        self.setAccessibleName(referee_language.say(walk.TITLE))
        self.show_refusal("")
        # Whoever is asked next is answered anew: the button that was pressed last does not wait under the finger.
        if self._answers.isAncestorOf(self.focusWidget() or self):
            self.setFocus()

    def show_refusal(self, text: str) -> None:
        """Say why the answer was refused; the question stays open."""
        self._refusal.setText(text)
        self._refusal.setVisible(bool(text))
        self._is_answered = False
        self._arrange()

    def announcement(self) -> str:
        """What a screen reader tells the referee now: the question or the outcome, and the open ends."""
        return self._announcement

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._art = art
        lay_ground(self, cloth_palette(art.theme))
        self._seats.set_art(art)
        self._question.set_art(art)
        self._arrange()
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 300)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_undo = event.key() == Qt.Key.Key_Backspace or event.matches(QKeySequence.StandardKey.Undo)
        if event.isAutoRepeat():
            event.accept()
        elif is_undo:
            self.undo_wanted.emit()
        elif event.text() in (YES_KEY, NO_KEY) and not event.modifiers() & _OTHER_KEYS:
            self._answer(event.text() == YES_KEY)
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        self.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._art.cloth(self.width(), self.height(), self.devicePixelRatioF()))

    def _answer(self, can_play: bool) -> None:
        """One press, one answer: a second one waits for the next question."""
        if self._is_open and not self._is_answered:
            self._is_answered = True
            self.answered.emit(can_play)

    def _arrange(self) -> None:
        """Seats above, buttons below, and all that is left to the question."""
        room = self.rect().adjusted(_GAP, _GAP, -_GAP, -_GAP)
        bottom = room.bottom() + 1
        rows = self._rows(room)
        # In the lowest panes the question is worth more than what the keys and the page's menu do as well.
        is_cramped = sum(_height_of(row) + _GAP for row in rows) > room.height() * _BUTTONS_SHARE
        self._undo.setHidden(is_cramped)
        self._show_players.setHidden(is_cramped)
        if is_cramped:
            rows = self._rows(room, has_quiet=False)
        for row in rows:
            high = _height_of(row)
            for widget, left, wide in row:
                own = widget.heightForWidth(wide)
                widget.setGeometry(left, bottom - (high + own) // 2, wide, own)
            bottom -= high + _GAP
        for_seats = min(room.height() * _SEATS_SHARE, bottom - room.top() - room.height() * _QUESTION_SHARE)
        seats = self._seats.take_room(room.width(), round(for_seats))
        self._seats.setGeometry(room.left(), room.top(), room.width(), seats)
        top = room.top() + seats + _GAP
        self._question.setGeometry(QRect(room.left(), top, room.width(), max(0, bottom - top)))

    def _rows(self, room: QRect, *, has_quiet: bool = True) -> list[_Row]:
        """What stands below the question, from the bottom up, each with its left edge and its width.

        In a low pane the quiet buttons stand beside the answers.
        """
        main = self._answers if self._is_open else self._outcome
        undo, show = (button.sizeHint().width() for button in (self._undo, self._show_players))
        beside = room.width() - undo - show - 2 * _GAP
        undo_here = (self._undo, room.left(), undo)
        show_here = (self._show_players, room.right() + 1 - show, show)
        rows: list[_Row]
        if not has_quiet:
            rows = [[(main, room.left(), room.width())]]
        elif room.height() < _LOW and beside >= self._answers.sizeHint().width():
            rows = [[undo_here, (main, room.left() + undo + _GAP, beside), show_here]]
        elif beside >= 0:
            rows = [[undo_here, show_here], [(main, room.left(), room.width())]]
        else:
            half = (room.width() - _GAP) // 2
            quiet = [(self._undo, room.left(), half), (self._show_players, room.left() + half + _GAP, half)]
            rows = [[*quiet], [(main, room.left(), room.width())]]
        if not self._refusal.isHidden():
            rows.append([(self._refusal, room.left(), room.width())])
        return rows

    def _spoken(self, view: View, setup: TableSetup, referee: Language) -> str:
        """The question in the referee's language with the open ends, or the outcome."""
        walking = view.verification
        assert walking is not None
        if not self._is_open or view.turn is None:
            return self._outcome.text()
        ends = ends_of(view, referee)
        question = referee.say(walk.QUESTION, marks_of(setup)[view.turn].name)
        return f"{question} {ends.spoken}." if ends is not None else question


def _height_of(row: _Row) -> int:
    return max(widget.heightForWidth(wide) for widget, _, wide in row)


def _timed(station: Station, when: datetime | None, referee: Language) -> Station:
    """The station with the time of its answer, where that is known."""
    if when is None:
        return station
    words = referee.say(desk_walk.ANSWERED_AT, station.words, referee.time(when.astimezone().time()))
    return replace(station, words=words, spoken=referee.say(walk.CONFIRMS, station.mark.name, words), hand=())


def _outcome(walking: BlockVerification, referee: Language) -> str:
    """How the walk came out, and what comes next."""
    if walking.phase is BlockPhase.MUST_PLAY:
        return f"{referee.say(walk.REFUTED)} {referee.say(desk_walk.NEXT_TILE)}"
    return referee.say(desk_walk.NEXT_HANDS)
