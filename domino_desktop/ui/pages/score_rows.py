"""The rows of the score page: a card for each team with its hands laid open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import score
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.open_hand import OpenHand
from domino_desktop.ui.controls import Card, NameLabel, SeatBadge, TextLabel
from domino_desktop.ui.controls.rising import Rising
from domino_desktop.ui.controls.tally import Tally
from domino_desktop.ui.pages.score_values import HandEntry, Row

_ACROSS: Final = 18
_ABOVE: Final = 10
_GAP: Final = 12
_BADGE: Final = 40
_LARGEST: Final = 42  # the short side of a tile
_COMPACT: Final = 32
_MANY: Final = 4  # more rows than these are compact
_NARROW: Final = 58  # below so many letters the hand lies beneath the name


class _HandLine(QWidget):
    """One seat: badge, name and label, the tiles with their pips, the sum."""

    def __init__(self, art: TileArt, parent: QWidget) -> None:
        super().__init__(parent)
        self.badge = SeatBadge(art, _BADGE, self)
        self.name = NameLabel("", self)
        self.label = TextLabel("body", "", self)
        self.label.setForegroundRole(QPalette.ColorRole.Link)
        self.hand = OpenHand(art, self)
        self.empty = TextLabel("quiet", "", self)
        self.total = Tally("number", "", self)
        self.total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def present(self, entry: HandEntry, language: Speaker, alike: int, largest: int) -> None:
        self.badge.show_seat(entry.mark.colour, entry.mark.name)
        self.name.setText(entry.mark.name)
        self.label.setText(entry.label)
        self.label.setVisible(bool(entry.label))
        self.hand.set_largest(largest)
        self.hand.show_tiles(entry.tiles, entry.captions, alike=alike)
        self.hand.setAccessibleName(" ".join(str(tile) for tile in entry.tiles))
        self.hand.setVisible(bool(entry.tiles))
        self.empty.setText(language.say(score.NO_TILES_LEFT))
        self.empty.setVisible(not entry.tiles)
        self.total.setText(entry.total)
        self.total.setAccessibleName(entry.spoken)

    def set_art(self, art: TileArt) -> None:
        self.badge.set_art(art)
        self.hand.set_art(art)

    def place(self, width: int, total_width: int, *, move: bool) -> int:
        """Place everything within a width; answers the height it needs."""
        letter = self.fontMetrics().averageCharWidth()
        is_narrow = width < _NARROW * letter
        left = _BADGE + _GAP
        if is_narrow:
            beside = width - left - total_width - _GAP
        else:
            beside = min(max(14 * letter, width * 20 // 100), width // 3)
        words = self.name.heightForWidth(beside)
        note = self.label.heightForWidth(beside) if not self.label.isHidden() else 0
        shown = self.empty if self.hand.isHidden() else self.hand
        hand_width = width if is_narrow else width - left - beside - total_width - 2 * _GAP
        tiles = shown.heightForWidth(hand_width)
        first = max(_BADGE, words + note, self.total.sizeHint().height())
        height = first + _GAP // 2 + tiles if is_narrow else max(first, tiles)
        if move:
            row = first if is_narrow else height
            self.badge.setGeometry(0, (row - _BADGE) // 2, _BADGE, _BADGE)
            top = (row - words - note) // 2
            self.name.setGeometry(left, top, beside, words)
            self.label.setGeometry(left, top + words, beside, note)
            self.total.setGeometry(width - total_width, 0, total_width, row)
            if is_narrow:
                shown.setGeometry(0, first + _GAP // 2, hand_width, tiles)
            else:
                shown.setGeometry(left + beside + _GAP, (height - tiles) // 2, hand_width, tiles)
        return height


class RowCard(Card):
    """One team. A pair has a line above its hands with both names and the sum that counts."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._lines: list[_HandLine] = []
        self._title = NameLabel("", self)
        self._label = TextLabel("body", "", self)
        self._label.setForegroundRole(QPalette.ColorRole.Link)
        self._total = Tally("number", "", self)
        self._total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.row: Row | None = None
        self._rising = Rising(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def present(self, row: Row, language: Speaker, alike: int, largest: int) -> None:
        """Show this team; its tiles as large as in a hand of ``alike``, their short side at most ``largest``."""
        self.row = row
        self.set_raised(row.is_raised)
        while len(self._lines) < len(row.hands):
            line = _HandLine(self._art, self)
            line.show()
            self._lines.append(line)
        while len(self._lines) > len(row.hands):
            self._lines.pop().deleteLater()
        for line, entry in zip(self._lines, row.hands, strict=True):
            line.present(entry, language, alike, largest)
        for label, text in ((self._title, row.title), (self._label, row.label)):
            label.setText(text)
            label.setVisible(bool(text))
        self._total.setText(row.total)
        self._total.setVisible(bool(row.title))
        role = QPalette.ColorRole.Link if row.is_raised else QPalette.ColorRole.WindowText
        counts = [self._total] if row.title else [line.total for line in self._lines]
        for total in counts:
            total.setForegroundRole(role)
        self.updateGeometry()
        self._place(self.width(), move=True)

    @property
    def _totals(self) -> tuple[Tally, ...]:
        return (self._total, *(line.total for line in self._lines))

    @property
    def hands(self) -> tuple[OpenHand, ...]:
        """The hands that lie open here."""
        return tuple(line.hand for line in self._lines)

    def await_tiles(self, are_awaited: bool) -> None:
        """Whether the hands are still on their way here, and so not counted yet."""
        for hand in self.hands:
            hand.await_tiles(are_awaited)
        for total in self._totals:
            total.hold(are_awaited)

    def count_up(self, milliseconds: int) -> None:
        """Let the sums count up; the card of the winner rises."""
        for total in self._totals:
            total.count_up(milliseconds)
        if self.raised:
            self._rising.begin(milliseconds)

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._art = art
        for line in self._lines:
            line.set_art(art)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(width, move=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place(self.width(), move=True)

    def _place(self, width: int, *, move: bool) -> int:
        inner = width - 2 * _ACROSS
        total_width = max(total.sizeHint().width() for total in self._totals) + 4
        y = _ABOVE
        if not self._title.isHidden():
            y = self._place_title(inner, total_width, move=move)
        for line in self._lines:
            height = line.place(inner, total_width, move=move)
            if move:
                line.setGeometry(_ACROSS, y, inner, height)
            y += height + 4
        return y - 4 + _ABOVE

    def _place_title(self, inner: int, total_width: int, *, move: bool) -> int:
        beside = inner - total_width - _GAP
        words = self._title.heightForWidth(beside)
        note = self._label.heightForWidth(beside) if not self._label.isHidden() else 0
        height = max(words + note, self._total.sizeHint().height())
        if move:
            top = _ABOVE + (height - words - note) // 2
            self._title.setGeometry(_ACROSS, top, beside, words)
            self._label.setGeometry(_ACROSS, top + words, beside, note)
            self._total.setGeometry(_ACROSS + inner - total_width, _ABOVE, total_width, height)
        return _ABOVE + height + 4


class Rows(QWidget):
    """A card for each team, fewest pips first."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._cards: list[RowCard] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)

    @property
    def cards(self) -> tuple[RowCard, ...]:
        """The cards in the order shown."""
        return tuple(self._cards)

    @property
    def hands(self) -> tuple[OpenHand, ...]:
        """Every hand that lies open here."""
        return tuple(hand for card in self._cards for hand in card.hands)

    def await_tiles(self, are_awaited: bool) -> None:
        """Whether the hands are still on their way here, and so not counted yet."""
        for card in self._cards:
            card.await_tiles(are_awaited)

    def count_up(self, milliseconds: int) -> None:
        """Let all sums count up, and the winner rise."""
        for card in self._cards:
            card.count_up(milliseconds)

    def present(self, rows: Sequence[Row], language: Speaker, *, is_compact: bool) -> None:
        """Show these teams in this order; compact where something else needs the height."""
        alike = max((len(entry.tiles) for row in rows for entry in row.hands), default=0)
        is_compact = is_compact or len(rows) > _MANY or any(row.title for row in rows)
        largest = _COMPACT if is_compact else _LARGEST
        while len(self._cards) < len(rows):
            card = RowCard(self._art)
            self._cards.append(card)
            self._column.addWidget(card)
        while len(self._cards) > len(rows):
            card = self._cards.pop()
            self._column.removeWidget(card)
            card.deleteLater()
        for card, row in zip(self._cards, rows, strict=True):
            card.present(row, language, alike, largest)

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._art = art
        for card in self._cards:
            card.set_art(art)
