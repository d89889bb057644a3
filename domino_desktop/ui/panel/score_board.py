"""The totals of the match, one card for each team."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.core.views import View
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import table
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.plate_text import bold, longest_word
from domino_desktop.ui.controls import NameLabel, ProgressBar, TextLabel
from domino_desktop.ui.panel.lettering import Heading, natural_width, set_text
from domino_desktop.ui.panel.standing import Standing, match_length, match_notes, standings
from domino_desktop.ui.panel.team_card import TeamCard
from domino_desktop.ui.seating import SeatMark

_ACROSS, _ABOVE, _GAP = 12, 9, 9
_DENSE_ABOVE = 3
_BAR, _DENSE_BAR = 10, 5
_MANY = 5  # so many teams or more, and their cards are low


class ScoreCard(TeamCard):
    """One team: badge and whole name of each player, a bar on its way to the target, the total, a star when ahead."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        self.names: list[NameLabel] = []
        self.bar = ProgressBar(art.theme.accent, self)
        self.total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._column = 0
        self._above, self._bar = _ABOVE, _BAR
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def total_width(self) -> int:
        """The room that the total needs."""
        return natural_width(self.total)

    def give_column(self, width: int) -> None:
        """Keep so much room for the total: the same on every card, so that the bars can be compared."""
        if width != self._column:
            self._column = width
            self.updateGeometry()
            self.arrange()

    def set_dense(self, is_dense: bool) -> None:
        """Be as low as many cards must be to stand one under another."""
        self._above, self._bar = (_DENSE_ABOVE, _DENSE_BAR) if is_dense else (_ABOVE, _BAR)
        self.badge_lines = 1.25 if is_dense else TeamCard.badge_lines
        self.refit()

    def fill(self, standing: Standing) -> None:
        while len(self.names) < len(standing.players):
            self.names.append(NameLabel(parent=self))
            self.names[-1].show()
        while len(self.names) > len(standing.players):
            self.names.pop().deleteLater()
        for mark, name in zip(standing.players, self.names, strict=True):
            if name.text() != mark.name:
                name.setText(mark.name)
        self.bar.setAccessibleName(", ".join(mark.name for mark in standing.players))
        self.bar.setVisible(standing.target is not None)
        self.bar.set_colour(self.art.theme.seat(standing.players[0].colour).fill)
        self.bar.set_progress(standing.points, standing.target or 1)

    def set_art(self, art: TileArt) -> None:
        super().set_art(art)
        if self.shown is not None:
            self.bar.set_colour(art.theme.seat(self.shown.players[0].colour).fill)

    def arrange(self) -> None:
        self._place(self.width(), move=True)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(width, move=False)

    def sizeHint(self) -> QSize:
        return QSize(240, self._place(240, move=False))

    def minimumSizeHint(self) -> QSize:
        """The least of all; how high the card must be depends on its width."""
        return QSize(200, self.side + 2 * self._above)

    def _place(self, width: int, *, move: bool) -> int:
        """Place everything within a width; answers the height it needs.

        The total stands at the right edge; where it would crowd the names or break a word of one, beside the bar
        beneath them.
        """
        if self.shown is None:
            return 0
        side, line = self.side, self.fontMetrics().height()
        total = QSize(max(self._column, self.total_width()), self.total.fontMetrics().height())
        left, right = _ACROSS + side + _GAP, width - _ACROSS - total.width()
        has_bar = self.shown.target is not None
        # The star has its place at the end of the bar, or of the name where there is no bar.
        size = min(round(line * 0.8), 22)
        bar = QRect(left, 0, right - left - size - 2 * _GAP + 2, self._bar)
        room = right - _GAP - left if has_bar else bar.width()
        wanted = max(name.sizeHint().width() for name in self.names)
        word = max(longest_word(name.text(), bold(name.font())) for name in self.names)
        is_stacked = room < max(word, min(wanted, line * (4 if self._above == _DENSE_ABOVE else 7)))
        if is_stacked:
            room = width - _ACROSS - left
        is_alone = len(self.names) == 1 and not is_stacked
        under = self._bar + 3 if has_bar else 0
        y = self._above
        for badge, name in zip(self.badges, self.names, strict=True):
            words = name.heightForWidth(room)
            tall = max(side, words + under if is_alone else words)
            top = y + (tall - words - (under if is_alone else 0)) // 2
            if move:
                badge.setGeometry(_ACROSS, y + (tall - side) // 2, side, side)
                name.setGeometry(left, top, room, words)
            bar.moveTop(top + words + 3)
            y += tall
        total_top = y
        if is_stacked:
            bar.moveTop(y + (total.height() - self._bar) // 2)
            y += total.height()
        else:
            if has_bar and not is_alone:
                bar.moveTop(y + 3)
                y += under
            y = max(y, self._above + total.height())
            total_top = (self._above + y - total.height()) // 2
        if move:
            self.total.setGeometry(QRect(QPoint(right, total_top), total))
            self.bar.setGeometry(bar)
            is_low = is_stacked or wanted > bar.width()
            middle = bar.center().y() if is_low else total_top + total.height() // 2
            self.star_area = QRect(bar.right() + _GAP, middle - size // 2, size, size)
        return y + self._above


class ScoreBoard(QWidget):
    """The heading with the length of the match, and a card for each team."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._heading = Heading(self)
        self._notes = TextLabel("quiet", parent=self)
        self._cards: list[ScoreCard] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self._column.addWidget(self._heading)
        self._column.addWidget(self._notes)

    @property
    def cards(self) -> tuple[ScoreCard, ...]:
        """One card for each team, in team order."""
        return tuple(self._cards)

    def present(self, view: View, marks: Sequence[SeatMark], language: Speaker) -> None:
        """Show where the match stands."""
        self._heading.present(language.say(table.SCORES), match_length(view, language))
        notes = match_notes(view, language)
        set_text(self._notes, "\n".join(notes))
        self._notes.setVisible(bool(notes))
        teams = standings(view, marks, language)
        while len(self._cards) < len(teams):
            self._cards.append(ScoreCard(self._art, self))
            self._column.addWidget(self._cards[-1])
        while len(self._cards) > len(teams):
            card = self._cards.pop()
            self._column.removeWidget(card)
            card.deleteLater()
        is_dense = len(teams) >= _MANY
        self._column.setSpacing(4 if is_dense else 6)
        for card, standing in zip(self._cards, teams, strict=True):
            card.set_dense(is_dense)
            card.present(standing)
        widest = max((card.total_width() for card in self._cards), default=0)
        for card in self._cards:
            card.give_column(widest)

    def set_count_time(self, milliseconds: int) -> None:
        """How long a total counts up to its new number from now on; with 0 it is there at once."""
        for card in self._cards:
            card.count_time = milliseconds

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        for card in self._cards:
            card.set_art(art)
