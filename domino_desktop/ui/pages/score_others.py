"""The same laid-open hands as other tables count them: a sheet over the score page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.core.other_counts import OtherCount, other_counts
from domino_desktop.core.score_lines import ScoreReason
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import score
from domino_desktop.i18n.narration import Names, ruleset_name, score_sentence, winner_sentence
from domino_desktop.storage import rulesets
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import Card, FlowLayout, PrimaryButton, ProgressBar, SeatBadge, TextLabel
from domino_desktop.ui.controls.ground import lay_ground
from domino_desktop.ui.controls.scrolling import scroll_by_key, scroll_of
from domino_desktop.ui.pages.score_sum import growing
from domino_desktop.ui.seating import SeatMark, names
from domino_desktop.ui.style import paper_palette

_MARGIN: Final = 24
_BADGE: Final = 34
_SMALL_BADGE: Final = 24
_NUMBER_LETTERS: Final = 6


class OthersSheet(QWidget):
    """Every different result of one position, this table's first; ``closed`` when somebody goes back to the score."""

    closed = Signal()

    def __init__(self, art: TileArt, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self._wear(art)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._cards: list[_ResultCard] = []
        self._title = Sentence("title")
        self._note = Sentence("quiet")
        self._hands = _Hands(art)
        self.back = PrimaryButton()
        self.back.clicked.connect(self.shut)
        self._body = QWidget()
        self._column = QVBoxLayout(self._body)
        self._column.setContentsMargins(_MARGIN, 18, _MARGIN, 12)
        self._column.setSpacing(10)
        for part in (self._title, self._note, self._hands):
            self._column.addWidget(part)
        self._column.addStretch(1)
        self._scroll = scroll_of(self._body)
        self._scroll.viewport().setAutoFillBackground(False)
        self._body.setAutoFillBackground(False)
        footer = QHBoxLayout()
        footer.setContentsMargins(_MARGIN, 10, _MARGIN, 16)
        footer.addStretch(1)
        footer.addWidget(self.back)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 2, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._scroll, 1)
        whole.addLayout(footer)

    @property
    def results(self) -> tuple[OtherCount, ...]:
        """What is shown, in its order."""
        return tuple(card.result for card in self._cards)

    def present(self, view: View, marks: Sequence[SeatMark], language: Language) -> None:
        """Count this position in every way and show the results."""
        self.setLocale(language.locale)
        self.setLayoutDirection(language.locale.textDirection())
        self._title.setText(language.say(score.OTHER_TABLES_TITLE))
        self._note.setText(language.say(score.OTHER_TABLES_NOTE))
        self.setAccessibleName(language.say(score.OTHER_TABLES_TITLE))
        self._hands.present(view, marks, language)
        self.back.setText(language.say(score.BACK_TO_SCORE))
        for card in self._cards:
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        found = other_counts(view, rulesets.usable_and_faulty()[0])
        most = max((max(result.points) for result in found if not result.is_against), default=0)
        players = names(marks, view.teams)
        self._cards = [_ResultCard(self._art, result, most, view, marks, players, language) for result in found]
        for place, card in enumerate(self._cards):
            self._column.insertWidget(3 + place, card)
            card.show()

    def open(self) -> None:
        """Cover the parent and take the keyboard."""
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        self.show()
        self.raise_()
        self._scroll.verticalScrollBar().setValue(0)
        self.back.setFocus(Qt.FocusReason.OtherFocusReason)

    def shut(self) -> None:
        """Uncover the score."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def announcement(self) -> str:
        """What a screen reader says when the sheet opens: every result as a sentence."""
        return " ".join((self._title.text() + ".", *(card.accessibleName() for card in self._cards)))

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._wear(art)
        self._hands.set_art(art)
        for card in self._cards:
            card.set_art(art)

    def _wear(self, art: TileArt) -> None:
        self._art = art
        lay_ground(self, paper_palette(art.theme))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.shut()
        elif not scroll_by_key(self._scroll, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(self._art.theme.paper))
            painter.fillRect(0, 0, self.width(), 2, QColor(self._art.theme.gold_line))


class _Hands(QWidget):
    """The position in little: the mark of each seat and what its hand counts."""

    def __init__(self, art: TileArt) -> None:
        super().__init__()
        self._art = art
        self._flow = FlowLayout(self, spacing=16)
        self._pieces: list[QWidget] = []
        growing(self)

    def present(self, view: View, marks: Sequence[SeatMark], language: Language) -> None:
        for piece in self._pieces:
            self._flow.removeWidget(piece)
            piece.hide()
            piece.deleteLater()
        self._pieces = []
        assert view.score is not None
        for line in view.score.lines:
            if line.reason is ScoreReason.HAND_COUNTED and line.seat is not None:
                piece = QWidget(self)
                row = QHBoxLayout(piece)
                row.setContentsMargins(0, 0, 0, 0)
                row.setSpacing(6)
                badge = SeatBadge(self._art, _SMALL_BADGE)
                badge.show_seat(marks[line.seat].colour, marks[line.seat].name)
                row.addWidget(badge)
                row.addWidget(
                    TextLabel("body", language.say(score.PIPS_LEFT, marks[line.seat].name, n=sum(line.numbers)))
                )
                self._flow.addWidget(piece)
                self._pieces.append(piece)
                piece.show()

    def set_art(self, art: TileArt) -> None:
        self._art = art
        for badge in self.findChildren(SeatBadge):
            badge.set_art(art)


class _ResultCard(Card):
    """One result: whose, how many points as a number and as a bar, why, and who counts so."""

    def __init__(
        self,
        art: TileArt,
        result: OtherCount,
        most: int,
        view: View,
        marks: Sequence[SeatMark],
        players: Names,
        language: Language,
    ) -> None:
        super().__init__(raised=result.is_current)
        self.result = result
        title = Sentence("heading", winner_sentence(result.score, players, language))
        told = [score_sentence(line, players, language) for line in (result.who, *result.worth)]
        why = Sentence("body", " ".join(told))
        source = Sentence("quiet", _source(result, view, language))
        self._badges = self._badges_of(art, view, marks)
        badges = QVBoxLayout()
        badges.setSpacing(2)
        for badge in self._badges:
            badges.addWidget(badge, 0, Qt.AlignmentFlag.AlignHCenter)
        badges.addStretch(1)
        points = max(result.points)
        number = TextLabel("number", language.number(points) if not result.is_against else "")
        number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if result.is_current:
            number.setForegroundRole(QPalette.ColorRole.Link)
        number.setMinimumWidth(number.fontMetrics().averageCharWidth() * _NUMBER_LETTERS)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(3)
        grid.setColumnMinimumWidth(0, _BADGE)
        grid.setColumnStretch(1, 1)
        grid.addLayout(badges, 0, 0, 4, 1)
        grid.addWidget(title, 0, 1)
        grid.addWidget(number, 0, 2)
        self._bar: ProgressBar | None = None
        if points > 0 and not result.is_against:
            self._seat_colour = self._colour(view, marks)
            self._bar = ProgressBar(art.theme.seat(self._seat_colour).fill)
            self._bar.set_progress(points, most)
            self._bar.setAccessibleName(title.text())
            grid.addWidget(self._bar, 1, 1, 1, 2)
        grid.addWidget(why, 2, 1, 1, 2)
        grid.addWidget(source, 3, 1, 1, 2)
        self.setAccessibleName(" ".join((f"{title.text()}.", *told, f"{source.text()}.")))
        growing(self)

    def _scorers(self) -> tuple[int, ...]:
        """The sides that this result is about: the winner, or all that score."""
        if self.result.winner is not None:
            return (self.result.winner,)
        return tuple(team for team, points in enumerate(self.result.points) if points > 0)

    def _badges_of(self, art: TileArt, view: View, marks: Sequence[SeatMark]) -> list[SeatBadge]:
        scorers = self._scorers()
        seats = [seat for seat, team in enumerate(view.teams) if team in scorers]
        size = _BADGE if len(seats) == 1 else _SMALL_BADGE
        badges = []
        for seat in seats:
            badge = SeatBadge(art, size)
            badge.show_seat(marks[seat].colour, marks[seat].name)
            badges.append(badge)
        return badges

    def _colour(self, view: View, marks: Sequence[SeatMark]) -> int:
        scorers = self._scorers()
        return next(mark.colour for mark, team in zip(marks, view.teams, strict=True) if team in scorers)

    def set_art(self, art: TileArt) -> None:
        for badge in self._badges:
            badge.set_art(art)
        if self._bar is not None:
            self._bar.set_colour(art.theme.seat(self._seat_colour).fill)


def _source(result: OtherCount, view: View, language: Language) -> str:
    """Who counts so: this table, and the names of rule sets."""
    told = [ruleset_name(one, language) for one in result.rulesets if one != view.ruleset.id]
    if result.is_current:
        told.insert(0, language.say(score.AT_THIS_TABLE))
    return " · ".join(dict.fromkeys(told)) or language.say(score.ONE_RULE_CHANGED)
