"""The page of the tour: the real table, a card that tells what to do, and a ring around what it talks about."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFocusEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from domino_desktop.core.events import Knocked
from domino_desktop.core.moves import RuleViolation
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import table
from domino_desktop.storage.fleeting import FleetingStore
from domino_desktop.storage.people import Aids
from domino_desktop.storage.settings import Pace, Settings
from domino_desktop.ui.controls.ground import lay_ground
from domino_desktop.ui.keys import Keys, keys_in_force
from domino_desktop.ui.look import Look
from domino_desktop.ui.motion import Motion
from domino_desktop.ui.style import paper_palette
from domino_desktop.ui.tour.coach import CoachCard
from domino_desktop.ui.tour.companions import Companions
from domino_desktop.ui.tour.done import DonePage
from domino_desktop.ui.tour.pointer import Pointer
from domino_desktop.ui.tour.position import LEARNER, prepared, tour_setup
from domino_desktop.ui.tour.steps import PLACES, Step, Words, longest_words, step_of, words_of
from domino_desktop.ui.tour.table import TourTable
from domino_desktop.ui.tour.targets import kept_clear, targets

_GAP: Final = 10
_COLUMN: Final = (280, 380)
_COLUMN_IN_LINES: Final = 15  # the card as a column, in heights of a line of text
_TABLE_IN_LINES: Final = 36  # what the table needs beside it
_COLUMN_TOP: Final = 0.14  # of the height, above the card
_STRIP_SHARE: Final = 0.3  # of the height, for a card above the table

READING: Final = 5000
"""Milliseconds in which a pass, or the beginning of the walk, can be read about before anybody goes on."""

NUDGE = 25_000
"""Milliseconds without a deed, after which the card helps by itself."""


class TourPage(QWidget):
    """Two minutes of learning by doing. Nothing of it is kept anywhere."""

    play_wanted = Signal()
    """The learner wants a real match now."""
    left = Signal()
    """The learner has had enough, or is through."""
    laid = Signal(object)
    """A `TablePage` was made; nothing has happened there yet."""

    pace = Pace.NORMAL
    reading = READING
    nudge = NUDGE

    def __init__(self, look: Look, ruleset: RuleSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._ruleset = look, ruleset
        self._name, self._aids, self._settings = "", Aids(), Settings()
        self._language: Language | None = None
        self._companions = Companions(self._patience, self)
        self._store: FleetingStore | None = None
        self._table: TourTable | None = None
        self._coach: CoachCard | None = None
        self._pointer: Pointer | None = None
        self._done: DonePage | None = None
        self._shown: tuple[Step, Words] | None = None
        self._place = 1
        self._is_counted = False
        self.setAutoFillBackground(True)
        # What moves on the table has come to rest, and what was pressed has had its effect.
        self._look_again = QTimer(self, interval=120, singleShot=True)
        self._look_again.timeout.connect(self._point)
        self._idle = QTimer(self, singleShot=True)
        self._idle.timeout.connect(self._help)

    def begin(self, name: str, aids: Aids, language: Language, settings: Settings) -> None:
        """Start from the first card, for somebody of this name (empty: nobody has told one) with these aids."""
        self._name, self._aids, self._settings, self._language = name, aids, settings, language
        setup = tour_setup(self._ruleset, name, language)
        self._store = FleetingStore(setup, prepared(self._ruleset))
        self._place, self._is_counted = 1, False
        self._lay_table()

    def retranslate(self, language: Language) -> None:
        """Speak this language from now on, at the very place where the tour is."""
        self._language = language
        if self._store is not None:
            self._lay_table()

    def redress(self) -> None:
        """Wear the look of now, at the very place where the tour is."""
        if self._store is not None:
            self._lay_table()

    def stop(self) -> None:
        """Clear everything away; the round is forgotten."""
        self._clear()
        self._companions.stop()
        self._store = None

    @property
    def step(self) -> Step | None:
        """Where the tour is; None on its last page, and before it begins."""
        return None if self._shown is None else self._shown[0]

    # Building -----------------------------------------------------------------------------------------

    def _clear(self) -> None:
        if self._table is not None:
            self._table.clear_away()
        for part in (self._coach, self._pointer, self._done):
            if part is not None:
                part.hide()
                part.deleteLater()
        self._table = self._coach = self._pointer = self._done = None
        self._shown = None

    def _lay_table(self) -> None:
        """The table, the card and the ring, made for the language and the look of now."""
        was_done = self._done is not None
        self._clear()
        assert self._store is not None and self._language is not None
        if was_done:
            self._finish()
            return
        art = self._look.art(self._ruleset.max_pip, self._aids)
        self._table = TourTable(self._store, self._companions, self._look, self._aids, self._language.code)
        self._coach = CoachCard(art, self._language, self)
        lay_ground(self._coach, paper_palette(self._look.theme))
        self._coach.skipped.connect(self.left)
        self._coach.went_on.connect(self._finish)
        page, desk, controller = self._table.page, self._table.desk, self._table.controller
        page.setParent(self)
        self._pointer = Pointer(art.theme, self)
        motion = self._motion()
        self._pointer.is_still = motion.is_reduced
        controller.changed.connect(self._tell)
        controller.refused.connect(self._help_with_refusal)
        controller.finished.connect(self._finish)
        self._table.score.appeared.connect(self._count)
        board = desk.board
        board.misplaced.connect(lambda tile: self._help())
        board.asked.connect(self._tell)
        for happened in (board.shown, board.resized, board.lifted_up):
            happened.connect(self._look_again.start)
        self._arrange()
        for part in (page, self._coach):
            part.show()
        self.laid.emit(page)
        page.sit_down(controller, {LEARNER: self._aids}, motion, self._language.code)
        page.shortcuts.follow(self._keys())
        self._tell()
        QWidget.setTabOrder(page, self._coach)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _finish(self) -> None:
        """The last page: there is nothing more to learn here."""
        self._clear()
        assert self._language is not None
        self._done = DonePage(self._look.art(), self)
        self._done.play_wanted.connect(self.play_wanted)
        self._done.left.connect(self.left)
        self._done.again_wanted.connect(self._begin_again)
        self._done.retranslate(self._language)
        self._done.setGeometry(self.rect())
        self._done.show()
        self._done.setFocus(Qt.FocusReason.OtherFocusReason)
        self._announce(self._done.announcement())

    def _begin_again(self) -> None:
        if self._language is not None:
            self._clear()
            self.begin(self._name, self._aids, self._language, self._settings)

    # Telling ------------------------------------------------------------------------------------------

    def _view(self) -> View | None:
        return None if self._table is None else self._table.controller.view(LEARNER)

    def _names(self) -> tuple[str, ...]:
        return () if self._table is None else tuple(seat.name for seat in self._table.controller.setup.seats)

    def _keys(self) -> Keys:
        assert self._language is not None
        return keys_in_force(self._settings, self._language)

    def _motion(self) -> Motion:
        return Motion.of(self.pace, self._look.motion().is_reduced)

    def _patience(self, view: View) -> int:
        """Time to read about a pass, and about the walk when it begins; else the table's own pace will do."""
        walk = view.verification
        if walk is not None and walk.is_formal:
            return self.reading if len(walk.answers) == 1 else self.reading // 2
        return self.reading if isinstance(view.history[-1], Knocked) else 0

    def _tell(self, *happened: object) -> None:
        """Say what there is to do now, and point at it."""
        view, coach, language = self._view(), self._coach, self._language
        if view is None or coach is None or language is None or self._table is None:
            return
        step = step_of(view, is_counted=self._is_counted)
        self._place = PLACES.get(step, self._place)
        is_choosing = self._table.desk.board.asking is not None
        words = words_of(step, view, self._names(), language, self._keys(), is_choosing=is_choosing)
        if self._shown != (step, words):
            self._shown = (step, words)
            coach.present(step, self._place, words, goes_on=step is Step.SCORE)
            self._arrange()
            self._announce(words.spoken())
            self._idle.start(self.nudge)
        self._point()
        self._look_again.start()

    def _count(self) -> None:
        """The score is in view."""
        self._is_counted = True
        self._tell()

    def _help_with_refusal(self, seat: int, violation: RuleViolation) -> None:
        self._help()

    def _help(self) -> None:
        """The table has said why not; the card adds what would."""
        if self._shown is not None and self._coach is not None and self._shown[1].hint:
            self._coach.show_hint()
            self._arrange()
            self._announce(self._shown[1].hint)

    def _point(self) -> None:
        view = self._view()
        if view is None or self._pointer is None or self._table is None or self._shown is None:
            return
        assert self._language is not None and self._coach is not None
        label = self._language.say(table.SAY_BLOCKED)
        desk = self._table.desk
        read = (*kept_clear(desk, self), QRectF(self._coach.geometry()))
        self._pointer.point_at(targets(self._shown[0], view, desk, self, label), read)

    def _announce(self, sentence: str) -> None:
        """Tell a screen reader."""
        if sentence and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    # Laying out ---------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        """The card beside the table, or above it where the window is narrow or the letters are large."""
        width, height = self.width(), self.height()
        if self._done is not None:
            self._done.setGeometry(self.rect())
        if self._coach is None or self._table is None or self._pointer is None:
            return
        line = self.fontMetrics().height()
        column = min(
            max(_COLUMN[0], round(width * 0.25), line * _COLUMN_IN_LINES), max(_COLUMN[1], line * _COLUMN_IN_LINES)
        )
        if width - column >= line * _TABLE_IN_LINES:
            self._coach.stand_as_column()
            card = min(height - 2 * _GAP, self._coach.column_height(column - _GAP))
            top = min(round(height * _COLUMN_TOP), height - _GAP - card)
            self._coach.setGeometry(width - column, top, column - _GAP, card)
            self._table.page.setGeometry(0, 0, width - column - _GAP, height)
        else:
            assert self._language is not None
            texts = longest_words(self._names(), self._language)
            # Always as high as the longest text: the table keeps its size, and so a tile in the air its place.
            strip = self._coach.stand_as_strip(width - 2 * _GAP, texts, round(height * _STRIP_SHARE))
            self._coach.setGeometry(_GAP, _GAP, width - 2 * _GAP, strip)
            self._table.page.setGeometry(0, strip + 2 * _GAP, width, height - strip - 2 * _GAP)
        self._pointer.setGeometry(self.rect())
        self._look_again.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard belongs to the table, or to the last page."""
        inner = self._done if self._table is None else self._table.page
        if inner is not None:
            inner.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
