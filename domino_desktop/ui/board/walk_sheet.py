"""The sheet of the walk: the ring of seats, and the question to the one whose turn it is to answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from domino_desktop.core.block import BlockPhase, BlockVerification
from domino_desktop.core.events import Knocked
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import walk
from domino_desktop.i18n.narration import lacking_tiles
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.open_ends import OpenEnds
from domino_desktop.ui.board.open_hand import OpenHand
from domino_desktop.ui.board.question_card import QuestionCard, ScrollColumn
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.board.walk_ring import Station, WalkRing
from domino_desktop.ui.board.walk_signs import SeatAnswer
from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.controls.ground import lay_ground
from domino_desktop.ui.controls.scrolling import scroll_by_key
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.style import cloth_palette

_CORNER: Final = 22
_SHARE_OF_A_LOW_SHEET: Final = 0.8  # of its height, for a question in letters too large to stand beside the ring
_SIDE_BY_SIDE: Final = 1.35  # as wide against its height as this, the question stands beside the ring
_SHARES_OF_A_TALL_SHEET: Final = (0.6, 0.75)  # of the question with its notes; of the bare question


def boneyard_sentence(view: View, language: Language) -> str:
    """Why nothing may be drawn."""
    if view.boneyard == 0:
        return language.say(walk.BONEYARD_EMPTY)
    if view.ruleset.draw == "none":
        return language.say(walk.BONEYARD_CLOSED)
    return language.say(walk.BONEYARD_RESERVE, n=view.boneyard)


def stations(view: View, marks: Sequence[SeatMark], language: Language) -> tuple[Station, ...]:
    """What each seat has said so far; hands only where they lie open in the view."""
    verification = _verification(view)
    return tuple(_station(view, verification, mark, language) for mark in marks)


def _verification(view: View) -> BlockVerification:
    assert view.verification is not None, "the walk has not begun"
    return view.verification


def _station(view: View, verification: BlockVerification, mark: SeatMark, language: Language) -> Station:
    hand: tuple[Tile, ...] = ()
    if mark.seat in verification.confirmed_by:
        answer, words = SeatAnswer.CANNOT, language.say(walk.SEAT_CANNOT)
        if verification.by_program or verification.phase is not BlockPhase.ASKING:
            hand = view.revealed_hand(mark.seat) or ()
        if hand and verification.by_program:
            words = _lacking(view, mark.seat, language)
    elif verification.refuted_by == mark.seat:
        answer, words = SeatAnswer.CAN, language.say(walk.SEAT_CAN)
    elif view.turn == mark.seat:
        answer, words = SeatAnswer.ASKED, language.say(walk.SEAT_ANSWERS)
    else:
        answer, words = SeatAnswer.WAITING, language.say(walk.SEAT_WAITS)
    return Station(mark, answer, words, language.say(walk.CONFIRMS, mark.name, words), hand)


def _lacking(view: View, seat: int, language: Language) -> str:
    """What this seat's hand lacked when it knocked."""
    knocks = [event for event in view.history if isinstance(event, Knocked) and event.seat == seat]
    joint = view.ruleset.joint
    if not knocks:
        return lacking_tiles(view.layout.values, language, joint=joint)
    return lacking_tiles(knocks[-1].values, language, joint=joint, doubles_only=knocks[-1].doubles_only)


class WalkSheet(QWidget):
    """A sheet that its parent slides in; it shows a view and reports what a person pressed.

    It reads public facts and open hands only: nothing here depends on what a closed hand holds.
    """

    can_play = Signal()
    cannot_play = Signal()
    withdrawn = Signal()
    """A person wants the own last answer back."""
    skipped = Signal()
    """Go to the end of the walk, or on to the score once the block stands."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._announcement = ""
        self._is_answered = False
        self._addressed: int | None = None
        lay_ground(self, cloth_palette(art.theme))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._title = TextLabel("headline")
        self._subtitle = Sentence("quiet")
        for label in (self._title, self._subtitle):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._ends = OpenEnds(art)
        self._ring = WalkRing(art, self._ends)
        self._story = self._column(self._title, self._subtitle, self._ring)
        self._scroll = ScrollColumn(self._story)
        self._card = QuestionCard(art)
        self._card.answers.can_play.connect(lambda: self._answer(self.can_play))
        self._card.answers.cannot_play.connect(lambda: self._answer(self.cannot_play))
        self._card.withdraw.clicked.connect(self.withdrawn)
        for button in (self._card.skip, self._card.go_on):
            button.clicked.connect(self.skipped)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(14, 14, 14, 14)
        self._row.setSpacing(12)
        self._row.addWidget(self._scroll, 3)
        self._row.addWidget(self._card, 0)

    @property
    def reduced_motion(self) -> bool:
        """Whether the marker jumps instead of travelling."""
        return self._ring.reduced_motion

    @reduced_motion.setter
    def reduced_motion(self, reduced: bool) -> None:
        self._ring.reduced_motion = reduced

    def present(
        self,
        view: View,
        marks: Sequence[SeatMark],
        language: Language,
        addressed: int,
        may_answer: bool,
        may_withdraw: bool = False,
    ) -> None:
        """Show the walk as it stands, in the language of the seat ``addressed``.

        ``may_answer``: that seat answers here; else the sheet only tells. Raises AssertionError without a walk.
        """
        verification = _verification(view)
        self._is_answered = False
        # Whoever answers next chooses anew: the button that was pressed last does not wait under the finger.
        if self._card.isAncestorOf(self.focusWidget() or self):
            self.setFocus()
        self.setLocale(language.locale)
        self.setLayoutDirection(language.locale.textDirection())
        is_over = verification.phase not in (BlockPhase.ASKING, BlockPhase.MUST_PLAY)
        self._title.setText(self._title_text(verification, language))
        self.setAccessibleName(self._title.text())
        self._subtitle.setText(self._subtitle_text(view, verification, marks, language))
        self._ends.present(view.layout, view.ruleset.max_pip, language)
        shown = stations(view, marks, language)
        self._ring.present(shown, verification.proposer, clockwise=view.ruleset.step == 1, is_closed=is_over)
        self._card.present(view, verification, marks, language, addressed, may_answer, may_withdraw)
        self._announcement = " ".join(
            (self._title.text(), self._subtitle.text(), self._ends_text(view, language), self._card.words())
        )
        self._addressed = addressed
        self._arrange()

    def show_refusal(self, text: str) -> None:
        """Say why the answer was refused; the question stays open."""
        self._is_answered = False
        self._card.show_refusal(text)
        self._announcement = text
        self._arrange()

    def skip(self) -> None:
        """Press the button that skips the walk, where it is in view."""
        if self._card.skip.isVisible():
            self._card.skip.click()

    def hands_in_view(self) -> list[OpenHand]:
        """The hands that have been laid open on the sheet, as far as they are not scrolled away."""
        view = self._scroll.viewport()
        areas = ((hand, QRect(hand.mapTo(view, QPoint()), hand.size())) for hand in self._ring.hands)
        return [hand for hand, area in areas if view.rect().contains(area)]

    def announcement(self) -> str:
        """What a screen reader says now: the stage, the ends, and the question or the outcome."""
        return self._announcement

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._art = art
        lay_ground(self, cloth_palette(art.theme))
        self._ends.set_art(art)
        self._ring.set_art(art)
        self._card.set_art(art)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not scroll_by_key(self._scroll, event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        self.setFocus()
        self._arrange()

    def _arrange(self) -> None:
        """The question under the ring, or beside it in a wide sheet; it gives way before its buttons do."""
        inner = self.contentsRect().marginsRemoved(self._row.contentsMargins())
        half, height = (inner.width() - self._row.spacing()) // 2, inner.height()
        is_low = is_wide = self.width() > self.height() * _SIDE_BY_SIDE
        self._stand(is_wide)
        if is_wide:
            self._card.fit(half, height, height, height)
            is_wide = not self._card.is_cut
        if not is_wide:
            self._stand(is_wide)
            roomy, most = (round(inner.height() * share) for share in _SHARES_OF_A_TALL_SHEET)
            if is_low:
                roomy = most = round(inner.height() * _SHARE_OF_A_LOW_SHEET)
            left_by_ring = inner.height() - self._row.spacing() - self._story.heightForWidth(inner.width())
            height = self._card.fit(inner.width(), left_by_ring, roomy, most)
        self._card.setFixedHeight(height)
        if self._addressed is not None:
            self._scroll.ensureWidgetVisible(self._ring.words_of(self._addressed), 0, 60)

    def _stand(self, is_beside: bool) -> None:
        """Let the question stand beside the ring, or under it."""
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if is_beside else QBoxLayout.Direction.TopToBottom)
        self._row.setStretch(1, 3 if is_beside else 0)
        self._ends.show_heading(not is_beside)
        self._ring.updateGeometry()  # which places the ends by itself

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._art.theme
        outline = QPainterPath()
        outline.addRoundedRect(self._body(), _CORNER, _CORNER)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipPath(outline)
            painter.drawPixmap(0, 0, self._art.cloth(self.width(), self.height(), self.devicePixelRatioF()))
            painter.setClipping(False)
            edge = QColor(theme.brass)
            edge.setAlphaF(1.0 if theme.flat else 0.55)
            painter.setPen(QPen(edge, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(outline)

    def _body(self) -> QRectF:
        """What is painted; where the sheet reaches an edge of the table, it goes on beyond that edge."""
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        around = self.parentWidget()
        if around is None:
            return body
        reaches = self.x() <= 0, self.y() <= 0, self.geometry().right() + 1 >= around.width()
        left, top, right, bottom = (
            _CORNER * is_reached for is_reached in (*reaches, self.geometry().bottom() + 1 >= around.height())
        )
        return body.adjusted(-left, -top, right, bottom)

    def _answer(self, answer: SignalInstance) -> None:
        """One press, one answer: a second one waits for the next question."""
        if not self._is_answered:
            self._is_answered = True
            answer.emit()

    def _title_text(self, verification: BlockVerification, language: Language) -> str:
        if verification.phase is BlockPhase.ASKING:
            return language.say(walk.TITLE)
        return language.say(walk.REFUTED if verification.phase is BlockPhase.MUST_PLAY else walk.ESTABLISHED)

    def _subtitle_text(
        self, view: View, verification: BlockVerification, marks: Sequence[SeatMark], language: Language
    ) -> str:
        if verification.by_program:
            opening = language.say(walk.NOBODY_CAN_PLAY)
        else:
            said_by = verification.proposed_by if verification.proposed_by is not None else verification.proposer
            opening = language.say(walk.SAYS_BLOCKED, marks[said_by].name)
        return f"{opening} {boneyard_sentence(view, language)}"

    def _ends_text(self, view: View, language: Language) -> str:
        values = language.joined(language.number(value) for value in view.layout.values)
        return f"{language.say(walk.OPEN_ENDS_ARE, values)}."

    def _column(self, *widgets: QWidget) -> QWidget:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addStretch(1)
        for widget in widgets:
            column.addWidget(widget)
        column.addStretch(1)
        return inside
