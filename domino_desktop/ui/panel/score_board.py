"""The totals of the match, one card for each team."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.core.views import View
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import table
from domino_desktop.ui.board.tile_art import TileArt
from domino_desktop.ui.controls import Card, NameLabel, ProgressBar, SeatBadge, TextLabel
from domino_desktop.ui.controls.ground import ground_palette
from domino_desktop.ui.panel.lettering import Heading, natural_width, set_text
from domino_desktop.ui.panel.standing import Standing, match_length, standings, star
from domino_desktop.ui.seating import SeatMark

_ACROSS, _ABOVE, _GAP = 12, 9, 9
_BAR = 10


class ScoreCard(Card):
    """One team: badge and whole name of each player, a bar on its way to the target, the total, a star when ahead."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._shown: Standing | None = None
        self._badges: list[SeatBadge] = []
        self._names: list[NameLabel] = []
        self._bar = ProgressBar(art.theme.accent, self)
        self._total = TextLabel("number", parent=self)
        self._total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._star = QRect()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def shown(self) -> Standing | None:
        """What the card says now."""
        return self._shown

    def present(self, standing: Standing) -> None:
        """Show this team."""
        if standing == self._shown:
            return
        self._shown = standing
        self._seat_players(standing.players)
        set_text(self._total, standing.total)
        self._total.setAccessibleName(standing.sentence)
        self._bar.setVisible(standing.target is not None)
        self._bar.set_colour(self._art.theme.seat(standing.players[0].colour).fill)
        self._bar.set_progress(standing.points, standing.target or 1)
        self.set_raised(standing.is_leading)
        self.updateGeometry()
        self._place(self.width(), move=True)
        self.update()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        for badge in self._badges:
            badge.set_art(art)
        if self._shown is not None:
            self._bar.set_colour(art.theme.seat(self._shown.players[0].colour).fill)

    def _seat_players(self, players: Sequence[SeatMark]) -> None:
        while len(self._badges) < len(players):
            self._badges.append(SeatBadge(self._art, self._side(), self))
            self._names.append(NameLabel(parent=self))
            self._badges[-1].show()
            self._names[-1].show()
        while len(self._badges) > len(players):
            self._badges.pop().deleteLater()
            self._names.pop().deleteLater()
        for mark, badge, name in zip(players, self._badges, self._names, strict=True):
            badge.show_seat(mark.colour, mark.name)
            if name.text() != mark.name:
                name.setText(mark.name)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(width, move=False)

    def sizeHint(self) -> QSize:
        return QSize(240, self._place(240, move=False))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self._place(240, move=False))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place(self.width(), move=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._star.isEmpty():
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground_palette(self).color(QPalette.ColorRole.LinkVisited))
            painter.drawPath(star(QRectF(self._star)))

    def _side(self) -> int:
        """How large a badge is beside text of this size."""
        return round(self.fontMetrics().height() * 1.6)

    def _place(self, width: int, *, move: bool) -> int:
        """Place everything within a width; answers the height it needs.

        The total stands at the right edge; where it would crowd the names, beside the bar beneath them.
        """
        if self._shown is None:
            return 0
        side, line = self._side(), self.fontMetrics().height()
        number = natural_width(self._total)
        mark = round(line * 0.8) + _GAP // 2 if self._shown.is_leading else 0
        inner = width - 2 * _ACROSS
        beside = inner - side - _GAP
        wanted = max(name.sizeHint().width() for name in self._names)
        stacked = beside - number - mark - _GAP < min(wanted, line * 5)
        room = beside if stacked else beside - number - mark - _GAP
        left, y = _ACROSS + side + _GAP, _ABOVE
        bar = 0 if self._shown.target is None else _BAR + 3
        alone = len(self._names) == 1 and not stacked
        for badge, name in zip(self._badges, self._names, strict=True):
            words = name.heightForWidth(room)
            tall = max(side, words + bar) if alone else max(side, words)
            if move:
                badge.setGeometry(_ACROSS, y + (tall - side) // 2, side, side)
                name.setGeometry(left, y + (tall - words - (bar if alone else 0)) // 2, room, words)
            y += tall + 2
        y -= 2
        total_height = self._total.fontMetrics().height()
        if stacked:
            y += 2
            if move:
                self._bar.setGeometry(left, y + (total_height - _BAR) // 2, beside - number - mark - _GAP, _BAR)
            total_top, y = y, y + total_height
        else:
            if alone and move:
                self._bar.setGeometry(left, self._names[0].geometry().bottom() + 4, room, _BAR)
            elif not alone and bar:
                if move:
                    self._bar.setGeometry(left, y + 3, room, _BAR)
                y += bar
            y = max(y, _ABOVE + total_height)
            total_top = _ABOVE + (y - _ABOVE - total_height) // 2
        if move:
            self._total.setGeometry(width - _ACROSS - number, total_top, number, total_height)
            size = round(line * 0.8)
            middle = total_top + total_height // 2
            at = QRect(width - _ACROSS - number - mark, middle - size // 2, size, size)
            self._star = at if mark else QRect()
        return y + _ABOVE


class ScoreBoard(QWidget):
    """The heading with the length of the match, and a card for each team."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._heading = Heading(self)
        self._cards: list[ScoreCard] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self._column.addWidget(self._heading)

    @property
    def cards(self) -> tuple[ScoreCard, ...]:
        """One card for each team, in team order."""
        return tuple(self._cards)

    def present(self, view: View, marks: Sequence[SeatMark], language: Speaker) -> None:
        """Show where the match stands."""
        self._heading.present(language.say(table.SCORES), match_length(view, language))
        teams = standings(view, marks, language)
        while len(self._cards) < len(teams):
            self._cards.append(ScoreCard(self._art, self))
            self._column.addWidget(self._cards[-1])
        while len(self._cards) > len(teams):
            card = self._cards.pop()
            self._column.removeWidget(card)
            card.deleteLater()
        for card, standing in zip(self._cards, teams, strict=True):
            card.present(standing)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        for card in self._cards:
            card.set_art(art)
