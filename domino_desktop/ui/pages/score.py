"""The score page: who won, every hand laid open, the sum, and where the match stands."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.core.other_counts import laid_open
from domino_desktop.core.scoring import Score
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import deals, review, score
from domino_desktop.i18n.narration import Names, match_sentence, score_sentence, winner_sentence
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import Card, FlowLayout, PillChoice, PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.controls.scrolling import scroll_by_key, scroll_of
from domino_desktop.ui.pages.score_others import OthersSheet
from domino_desktop.ui.pages.score_rows import Rows
from domino_desktop.ui.pages.score_sum import SumStrip, VictoryBanner, growing
from domino_desktop.ui.pages.score_values import (
    how_it_ended,
    made_in_play,
    remarks,
    round_score,
    rows_of,
    rule_sentences,
    scoring_line,
    steps_after,
)
from domino_desktop.ui.pages.score_why import WhyCard
from domino_desktop.ui.pages.share_button import ShareButton
from domino_desktop.ui.panel.score_board import ScoreBoard
from domino_desktop.ui.seating import SeatMark, names

_MARGIN: Final = 24
_WIDEST: Final = 170  # letters across; in a larger window the page stands in the middle
_WIDE: Final = 96  # letters across, from which the sum stands beside the rows


class ScorePage(QWidget):
    """One scored round, in any language of the table; at the end of a match the match's winner above it."""

    next_round = Signal()
    show_table = Signal()
    language_chosen = Signal(str)
    """Carries the code of the language in which the page is wanted."""
    sheet_opened = Signal(str)
    """Carries what a screen reader says: how other tables count the same hands."""
    match_finished = Signal()
    """The match is over and the people are done with the page."""
    review_wanted = Signal(str)
    """Carries the code of the language of the page."""
    share_wanted = Signal(object, str)
    """Carries a ShareWish and the code of the language of the page."""
    deal_wanted = Signal(str)
    """What was dealt, and the proof of it; carries the code of the language of the page."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._is_over = False
        self.leads_to = score.TO_START
        self._body = QWidget()
        self._banner = VictoryBanner(art)
        self._headline = Sentence("title")
        self._ended = Sentence("heading")
        self._confirmed = Sentence("quiet")
        self._languages = PillChoice()
        self._languages.chosen.connect(self.language_chosen)
        self._rows = Rows(art)
        self._rule_name = TextLabel("body")
        self._rule = TextLabel("quiet")
        self._sum = _SumCard(art)
        self._board = ScoreBoard(art)
        self._why_card = WhyCard()
        self._why_card.hide()
        self._main = PrimaryButton()
        self._main.clicked.connect(self._go_on)
        self._table = QuietButton()
        self._table.clicked.connect(self.show_table)
        self._why = QuietButton()
        self._why.setCheckable(True)
        self._why.toggled.connect(self._unfold)
        self._review = QuietButton()
        self._review.clicked.connect(lambda: self.review_wanted.emit(self._languages.choice()))
        self._review.hide()
        self._share = ShareButton()
        self._share.wished.connect(lambda wish: self.share_wanted.emit(wish, self._languages.choice()))
        self._deal = QuietButton()
        self._deal.clicked.connect(lambda: self.deal_wanted.emit(self._languages.choice()))
        self._others = QuietButton()
        self._others.clicked.connect(self._open_others)
        self._lay_out()
        self._art = art
        self._sheet: OthersSheet | None = None
        self._shown: tuple[View, Sequence[SeatMark], Language] | None = None

    def present(
        self,
        view: View,
        marks: Sequence[SeatMark],
        language: Language,
        languages: Sequence[str],
        is_referee: bool = False,
    ) -> None:
        """Show the score in this view; ``languages`` are the codes spoken at the table.

        ``is_referee`` chooses the referee's words for fouls. Raises AssertionError before the round is scored.
        """
        result = round_score(view)
        players = names(marks, view.teams)
        self.setLocale(language.locale)
        self.setLayoutDirection(language.locale.textDirection())
        self._show_outcome(view, result, marks, players, language)
        self._show_languages(language, languages)
        self._rows.present(rows_of(view, marks, language), language, is_compact=self._is_over)
        self._sum.present(view, marks, players, language, is_referee=is_referee)
        self._board.present(view, marks, language)
        rule_name, *rule = rule_sentences(view, language)
        self._rule_name.setText(rule_name)
        self._rule.setText(" ".join(rule))
        sentences = [score_sentence(line, players, language, is_referee=is_referee) for line in result.lines]
        sentences += made_in_play(view, players, language)
        self._why_card.present(language.say(score.WHY_HEADING), sentences)
        self._table.setText(language.say(score.SHOW_TABLE))
        self._why.setText(language.say(score.WHY))
        self._review.setText(language.say(review.REVIEW))
        self._share.retranslate(language)
        self._deal.setText(language.say(deals.ABOUT))
        self._deal.setVisible(view.seal is not None)
        self._others.setText(language.say(score.OTHER_TABLES))
        self._others.setVisible(laid_open(view) is not None)
        self._shown = (view, marks, language)
        if self._sheet is not None:
            self._sheet.shut()
        ahead = self.leads_to if self._is_over else score.DEAL_AGAIN if result.is_replayed else score.NEXT_ROUND
        self._main.setText(language.say(ahead))
        self._arrange()

    def announcement(self) -> str:
        """What a screen reader says when the page appears."""
        shown = [self._banner.title] if self._is_over else []
        texts = [label.text() for label in (*shown, self._headline, self._ended, self._confirmed)]
        return " ".join(f"{text}." if text[-1].isalnum() else text for text in texts if text)

    def offer_review(self) -> None:
        """Somebody listens to ``review_wanted``."""
        self._review.show()

    def keep_to_the_score(self) -> None:
        """There is no table on the screen to show or to share."""
        self._table.hide()
        self._share.hide()

    def focus_main(self) -> None:
        """Put the keyboard on what leads on."""
        self._main.setFocus()

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._art = art
        for part in (self._banner, self._rows, self._sum, self._board):
            part.set_art(art)
        if self._sheet is not None:
            self._sheet.set_art(art)

    @property
    def art(self) -> TileArt:
        """The pictures in use."""
        return self._art

    def lying_tiles(self) -> dict[Tile, QRectF]:
        """The area of every tile in the rows on this page, in view or not."""
        found: dict[Tile, QRectF] = {}
        for hand in self._rows.hands:
            corner = hand.mapTo(self, QPoint(0, 0))
            found |= dict(zip(hand.tiles, (area.translated(corner) for area in hand.tile_areas()), strict=True))
        return found

    def rows_view(self) -> QRectF:
        """What is in view of the rows, on this page."""
        view = self._scroll.viewport()
        return QRectF(view.rect()).translated(view.mapTo(self, QPoint(0, 0)))

    def await_tiles(self, are_awaited: bool) -> None:
        """Whether the hands are still on their way into their rows."""
        self._rows.await_tiles(are_awaited)
        self._sum.strip.hold(are_awaited)

    def count_up(self, milliseconds: int) -> None:
        """Let the sums count up, and the winner rise."""
        self._rows.count_up(milliseconds)
        self._sum.strip.await_count(milliseconds)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not scroll_by_key(self._scroll, event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        if self._sheet is not None:
            self._sheet.setGeometry(self.rect())

    def _show_outcome(
        self, view: View, result: Score, marks: Sequence[SeatMark], players: Names, language: Language
    ) -> None:
        winner = view.winner
        self._is_over = winner is not None
        self._banner.setVisible(self._is_over)
        if winner is not None:
            sentence = match_sentence(winner, view.totals[winner], players, language)
            winners = [mark for mark, team in zip(marks, view.teams, strict=True) if team == winner]
            self._banner.present(sentence, winners, language)
        # The match's result is the larger one when there are two.
        _set_role(self._headline, "headline" if self._is_over else "title")
        self._headline.setText(winner_sentence(result, players, language))
        self.setAccessibleName(self._headline.text())
        ended, confirmed = how_it_ended(view, players, language)
        self._ended.setText(ended)
        self._ended.setVisible(bool(ended))
        self._confirmed.setText(confirmed)
        self._confirmed.setVisible(bool(confirmed))

    def _show_languages(self, language: Language, codes: Sequence[str]) -> None:
        offered = tuple(dict.fromkeys((*codes, language.code)))
        self._languages.set_choices((code, language_of(code).own_name) for code in offered)
        self._languages.setVisible(len(offered) > 1)
        self._languages.choose(language.code)
        self._languages.setAccessibleName(language.say(score.LANGUAGE))

    def _go_on(self) -> None:
        if self._is_over:
            self.match_finished.emit()
        else:
            self.next_round.emit()

    def _unfold(self, unfolded: bool) -> None:
        self._why_card.setVisible(unfolded)
        if unfolded:
            # The card has its place only once the layout has made room for it.
            QTimer.singleShot(0, self, lambda: self._scroll.ensureWidgetVisible(self._why_card, 0, 40))

    def _open_others(self) -> None:
        """Count the same hands in every other way; only when somebody asks for it."""
        if self._shown is None:
            return
        if self._sheet is None:
            self._sheet = OthersSheet(self._art, self)
            self._sheet.closed.connect(lambda: self._others.setFocus(Qt.FocusReason.OtherFocusReason))
        self._sheet.present(*self._shown)
        self._sheet.open()
        self.sheet_opened.emit(self._sheet.announcement())

    def _arrange(self) -> None:
        """Rows and sum side by side, or one below the other where it is narrow or the text is large."""
        letter = self.fontMetrics().averageCharWidth()
        aside = max(_MARGIN, (self.width() - _WIDEST * letter) // 2)
        for layout in (self._page, self._foot):
            margins = layout.contentsMargins()
            layout.setContentsMargins(aside, margins.top(), aside, margins.bottom())
        is_wide = self.width() >= _WIDE * letter
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(across if is_wide else down)
        self._head.setDirection(across if is_wide else down)
        self._columns.setStretch(0, 13 if is_wide else 0)
        self._columns.setStretch(1, 7 if is_wide else 0)
        self._head.setStretch(0, 13 if is_wide else 0)
        self._head.setStretch(1, 7 if is_wide else 0)

    def _lay_out(self) -> None:
        texts = QVBoxLayout()
        texts.setSpacing(4)
        for label in (self._headline, self._ended, self._confirmed):
            texts.addWidget(label)
        texts.addStretch(1)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.setSpacing(20)
        self._head.addLayout(texts)
        self._head.addWidget(self._languages, 0, Qt.AlignmentFlag.AlignTop)
        under_rows = QVBoxLayout()
        under_rows.setSpacing(2)
        under_rows.addWidget(self._rows)
        under_rows.addSpacing(14)
        under_rows.addWidget(self._rule_name)
        under_rows.addWidget(self._rule)
        under_rows.addSpacing(8)
        under_rows.addWidget(self._others, 0, Qt.AlignmentFlag.AlignLeft)
        under_rows.addWidget(self._deal, 0, Qt.AlignmentFlag.AlignLeft)
        under_rows.addStretch(1)
        beside = QWidget()
        column = QVBoxLayout(beside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(18)
        column.addWidget(self._sum)
        column.addWidget(self._board)
        column.addStretch(1)
        growing(beside)
        growing(self._rows)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(20)
        self._columns.addLayout(under_rows, 13)
        self._columns.addWidget(beside, 7, Qt.AlignmentFlag.AlignTop)
        self._page = rows = QVBoxLayout(self._body)
        rows.setContentsMargins(_MARGIN, 20, _MARGIN, 16)
        rows.setSpacing(18)
        rows.addWidget(self._banner)
        rows.addLayout(self._head)
        rows.addLayout(self._columns)
        rows.addWidget(self._why_card)
        rows.addStretch(1)
        self._scroll = scroll_of(self._body)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._scroll, 1)
        whole.addWidget(self._footer())
        # What most people want next comes first with Tab; a key pressed too early presses nothing.
        for before, behind in pairwise(
            (
                self,
                self._main,
                self._table,
                self._why,
                self._review,
                self._share,
                self._others,
                self._deal,
                self._languages,
            )
        ):
            QWidget.setTabOrder(before, behind)

    def _footer(self) -> QWidget:
        footer = QWidget()
        quiet = QWidget()
        flow = FlowLayout(quiet, spacing=12)
        flow.addWidget(self._table)
        for button in (self._why, self._review, self._share):
            flow.addWidget(button)
        growing(quiet)
        self._foot = row = QHBoxLayout(footer)
        row.setContentsMargins(_MARGIN, 10, _MARGIN, 16)
        row.setSpacing(16)
        row.addWidget(quiet, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._main, 0, Qt.AlignmentFlag.AlignVCenter)
        self._main.setMinimumWidth(220)
        return footer


class _SumCard(Card):
    """Points for the winner as one strip, and what the sum does not tell."""

    def __init__(self, art: TileArt) -> None:
        super().__init__()
        self._heading = Sentence("heading")
        self.strip = SumStrip(art)
        self._remarks = Sentence("body")
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 4, 6, 4)
        column.setSpacing(8)
        for part in (self._heading, self.strip, self._remarks):
            column.addWidget(part)
        growing(self)

    def present(
        self, view: View, marks: Sequence[SeatMark], players: Names, language: Language, *, is_referee: bool
    ) -> None:
        result = round_score(view)
        line = scoring_line(result)
        for part in (self._heading, self.strip):
            part.setVisible(line is not None)
        if line is not None:
            scorers = line.teams if line.teams else (line.team if line.team is not None else 0,)
            self._heading.setText(language.say(score.POINTS_FOR, players.all_of(scorers, language)))
            self.strip.present(line, steps_after(result, line), view.teams, marks, players, language)
        told = remarks(view, players, language, is_referee=is_referee)
        self._remarks.setText("\n".join(told))
        self._remarks.setVisible(bool(told))
        self.setVisible(line is not None or bool(told))

    def set_art(self, art: TileArt) -> None:
        self.strip.set_art(art)


def _set_role(label: TextLabel, role: str) -> None:
    """Give a text another size; the style sheet looks at roles only when it dresses a widget anew."""
    if label.property("role") != role:
        label.setProperty("role", role)
        label.style().unpolish(label)
        label.style().polish(label)
