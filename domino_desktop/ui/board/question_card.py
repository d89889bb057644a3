"""The paper in the sheet of the walk: the question, its two answers, and what else one may press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.core.block import BlockPhase, BlockVerification
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import walk
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.answers import Answers
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import Card, PrimaryButton, QuietButton, SeatBadge, TextLabel
from domino_desktop.ui.controls.ground import lay_ground
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.style import paper_palette

_PAD: Final = 8
_GAP: Final = 12


class ScrollColumn(QScrollArea):
    """A see-through column that scrolls up and down when it is higher than its room."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)
        inside.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, 40)


class QuestionCard(Card):
    """One question, large, in the language of whom it addresses. The buttons stay in view, the words may scroll."""

    def __init__(self, art: TileArt) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._badge = SeatBadge(art, 40)
        self._tongue = TextLabel("quiet")
        self._question = Sentence("headline")
        self._note = Sentence("quiet")
        self._refusal = TextLabel("heading")
        self._refusal.setForegroundRole(QPalette.ColorRole.BrightText)
        self.answers = Answers()
        self.withdraw = QuietButton()
        self.skip = QuietButton()
        self.go_on = PrimaryButton()
        self._words = self._column_of_words()
        self._scroll = ScrollColumn(self._words)
        self._buttons = QWidget()
        below = QVBoxLayout(self._buttons)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(10)
        for button in self._pressable():
            below.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(_PAD, _PAD, _PAD, _PAD)
        column.setSpacing(_GAP)
        column.addWidget(self._scroll, 1)
        column.addWidget(self._buttons)
        self._is_asking = self._may_answer = False
        self._dress(art)

    def present(
        self,
        view: View,
        verification: BlockVerification,
        marks: Sequence[SeatMark],
        language: Language,
        addressed: int,
        may_answer: bool,
        may_withdraw: bool,
    ) -> None:
        """Show the question to this seat, or what became of it."""
        phase = verification.phase
        self._is_asking, self._may_answer = phase is BlockPhase.ASKING, may_answer
        mark = marks[addressed if verification.refuted_by is None else verification.refuted_by]
        self._badge.show_seat(mark.colour, mark.name)
        self._badge.setVisible(phase in (BlockPhase.ASKING, BlockPhase.MUST_PLAY))
        self._tongue.setText(language.own_name)
        note = ""
        if self._is_asking:
            self._question.setText(language.say(walk.QUESTION, mark.name))
            checked_note = walk.CHECKED_NOTE if view.ruleset.is_checked else walk.TRUSTED_NOTE
            note = language.say(checked_note)
            if not may_answer:
                note = language.say(walk.CONFIRMS, mark.name, language.say(walk.SEAT_ANSWERS))
        elif phase is BlockPhase.MUST_PLAY:
            self._question.setText(language.say(walk.CAN_AND_MUST_PLAY, mark.name))
        else:
            self._question.setText(language.say(walk.ALL_CONFIRMED))
        self._note.setText(note)
        self.answers.set_texts(language.say(walk.YES), language.say(walk.NO))
        self.answers.setVisible(self._is_asking and may_answer)
        self.withdraw.setText(language.say(walk.WITHDRAW))
        self.withdraw.setVisible(may_withdraw)
        self.skip.setText(language.say(walk.SKIP))
        self.skip.setVisible(self._is_asking and verification.by_program)
        self.go_on.setText(language.say(walk.SHOW_SCORE))
        self.go_on.setVisible(phase not in (BlockPhase.ASKING, BlockPhase.MUST_PLAY))
        self._buttons.setVisible(any(not button.isHidden() for button in self._pressable()))
        self.show_refusal("")

    def show_refusal(self, text: str) -> None:
        """Say why an answer was refused; nothing takes it away again."""
        self._refusal.setText(text)
        self._refusal.setVisible(bool(text))

    def words(self) -> str:
        """The question or the outcome."""
        return self._question.text()

    def fit(self, width: int, wished: int, roomy: int, most: int) -> int:
        """Answers the height the card needs at this width, ``most`` at most.

        Beyond ``wished`` it leaves out its side notes, beyond ``roomy`` the question is set smaller.
        """
        needed = self._needed(width, has_notes=True, role="headline")
        if needed > min(wished, roomy):
            needed = self._needed(width, has_notes=False, role="headline")
        if needed > roomy:
            needed = self._needed(width, has_notes=False, role="heading")
        # A bar that is not needed would take the width that makes it needed.
        off, as_needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self._scroll.setVerticalScrollBarPolicy(off if needed <= most else as_needed)
        return min(needed, most)

    @property
    def is_cut(self) -> bool:
        """Whether its words have to be scrolled, as it was fitted last."""
        return self._scroll.verticalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAsNeeded

    def _needed(self, width: int, *, has_notes: bool, role: str) -> int:
        """The height of the card when it is dressed like this."""
        self._note.setVisible(bool(self._note.text()) and (has_notes or not self._may_answer))
        self._tongue.setVisible(self._is_asking and self._may_answer and has_notes)
        if self._question.property("role") != role:
            self._question.setProperty("role", role)
            self._question.style().unpolish(self._question)
            self._question.style().polish(self._question)
        # What was just shown, hidden or set smaller counts at once.
        for holder in (self._words, self._buttons):
            layout = holder.layout()
            assert layout is not None
            layout.invalidate()
        margins = self.contentsMargins()
        inner = width - 2 * _PAD - margins.left() - margins.right()
        height = 2 * _PAD + margins.top() + margins.bottom() + self._words.heightForWidth(inner)
        if not self._buttons.isHidden():
            buttons = self._buttons.heightForWidth(inner)
            self._buttons.setFixedHeight(buttons)
            height += _GAP + buttons
        return height

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._badge.set_art(art)
        self._dress(art)

    def _pressable(self) -> tuple[QWidget, ...]:
        return self.answers, self.withdraw, self.skip, self.go_on

    def _dress(self, art: TileArt) -> None:
        lay_ground(self, paper_palette(art.theme))

    def _column_of_words(self) -> QWidget:
        words = QWidget()
        grid = QGridLayout(words)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._badge, 1, 0, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(self._tongue, 1, 1)
        grid.addWidget(self._question, 2, 1)
        grid.addWidget(self._note, 3, 0, 1, 2)
        grid.addWidget(self._refusal, 4, 0, 1, 2)
        for beyond in (0, 5):
            grid.setRowStretch(beyond, 1)
        return words
