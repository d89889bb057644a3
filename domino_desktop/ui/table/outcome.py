"""What follows the last move of a round: a moment to look, the proof of a wrong answer, the score."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtWidgets import QStackedLayout, QWidget

from domino_desktop.controller.table import TableController
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import TABLE
from domino_desktop.i18n.language import language
from domino_desktop.ui.motion import Motion
from domino_desktop.ui.pages.foul import FoulPage
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.table.desk import Desk
from domino_desktop.ui.table.gathering import Gathering
from domino_desktop.ui.table.laid_open import open_tiles, without_open_tiles


class Outcome(QObject):
    """Shows each page once and in its order; ``shown`` when one of them has taken the place of the table.

    ``spoken`` is the language of the table; the score may be read in any other one that is spoken there. When it comes
    by itself, the hands go from the table into its rows before everybody's eyes.
    """

    shown = Signal()

    def __init__(self, stack: QStackedLayout, desk: Desk, foul: FoulPage, score: ScorePage, parent: QWidget) -> None:
        super().__init__(parent)
        self._stack, self._desk, self._foul, self._score = stack, desk, foul, score
        self._controller: TableController | None = None
        self._marks: tuple[SeatMark, ...] = ()
        self.spoken = "en"
        self._chosen: str | None = None
        self._has_shown_foul = False
        self._motion = Motion.normal()
        self._moment = QTimer(self, singleShot=True)
        self._moment.timeout.connect(self._come)
        self._gathering = Gathering(parent)
        self._gathering.ended.connect(self._count)
        foul.go_on.connect(self.show)
        score.language_chosen.connect(self._speak)

    def serve(self, controller: TableController | None, marks: tuple[SeatMark, ...]) -> None:
        """Show the rounds of this match from now on."""
        self._controller, self._marks = controller, marks
        self.begin_round()

    def begin_round(self) -> None:
        """Another round is played: nothing of it has been shown."""
        self._moment.stop()
        self._gathering.stop()
        self._chosen = None
        self._has_shown_foul = False

    def show_after(self, motion: Motion) -> None:
        """Show it when the people have had long enough to look at the table."""
        self._motion = motion
        self._moment.start(motion.ceremony)

    @property
    def is_coming(self) -> bool:
        """Whether people are still looking at the table."""
        return self._moment.isActive()

    def show(self) -> None:
        """Show what comes next: the proof of a wrong answer, once, then the score."""
        self._moment.stop()
        self._gathering.stop()
        view = None if self._controller is None else self._controller.view(TABLE)
        if view is None or view.score is None:
            return
        if view.fouls and not self._has_shown_foul:
            self._has_shown_foul = True
            self._foul.present(view, self._marks, language(self.spoken))
            self._stack.setCurrentWidget(self._foul)
        else:
            tongues = tuple(dict.fromkeys([self.spoken, *(mark.language for mark in self._marks)]))
            self._score.present(view, self._marks, language(self._chosen or self.spoken), tongues)
            self._stack.setCurrentWidget(self._score)
        self.shown.emit()

    def finish_motion(self) -> None:
        """The hands have come to where they go."""
        self._gathering.stop()

    def announcement(self) -> str:
        """What a screen reader says about the page that is shown."""
        page = self._stack.currentWidget()
        if page is self._foul:
            return self._foul.announcement()
        return self._score.announcement() if page is self._score else ""

    def _speak(self, code: str) -> None:
        self._chosen = code
        self.show()

    # The way there ------------------------------------------------------------------------------------

    def _come(self) -> None:
        """The moment is over: show it, with the hands on their way from where they lie now."""
        if not self._motion.gather or self._stack.currentWidget() is not self._desk or not self._desk.isVisible():
            self.show()
            return
        self._desk.board.board.finish_motion()
        start, before = open_tiles(self._desk), without_open_tiles(self._desk)
        self.show()
        if self._stack.currentWidget() is self._score:
            self._score.await_tiles(True)
            self._gathering.cover(before)
            # The rows have their places only once the page has been laid out.
            QTimer.singleShot(0, self, lambda: self._gather(start))

    def _gather(self, start: dict[Tile, QRectF]) -> None:
        if not self._gathering.isHidden():
            goal, view = self._score.lying_tiles(), self._score.rows_view()
            self._gathering.begin(start, goal, view, self._score.art, self._motion.gather)

    def _count(self) -> None:
        """The hands have come: let their sums be counted."""
        self._score.await_tiles(False)
        if self._stack.currentWidget() is self._score:
            self._score.count_up(self._motion.count)
