"""The bracket of a knockout, painted: matches as cards, level beside level, the way of each winner drawn in gold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QLineF, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

from domino_desktop.ui.controls.ground import RING, ground_palette
from domino_desktop.ui.tournament.parts.bracket_values import BracketLine, BracketValue

_Role = QPalette.ColorRole
_WRAPPED: Final = int((Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft).value) | int(
    Qt.TextFlag.TextWordWrap.value
)
_MOST_LETTERS: Final = 26
_PAD, _BETWEEN, _ASIDE = 12, 18, 44  # within a card, below it, and beside it
_CORNER: Final = 12.0
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


@dataclass(frozen=True, slots=True)
class _Card:
    """One match: its level (one more than all of them: the match for the third place), its lines and its place."""

    level: int
    number: int
    lines: tuple[BracketLine, BracketLine]
    area: QRectF

    def line_area(self, place: int) -> QRectF:
        """Where the upper (0) or the lower (1) line stands."""
        half = self.area.height() / 2
        return QRectF(self.area.left(), self.area.top() + place * half, self.area.width(), half)


class BracketPicture(QWidget):
    """Arrow keys lead from line to line and from level to level; Enter opens the entrant of a line."""

    opened = Signal(int)
    moved = Signal()
    """The keyboard is at another line."""
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._value = BracketValue((), (), "", None)
        self._cards: tuple[_Card, ...] = ()
        self._at = 0
        self._heading_height = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def present(self, value: BracketValue, name: str) -> None:
        """Show this bracket; ``name`` is what a screen reader calls it."""
        self.setAccessibleName(name)
        if value != self._value:
            self._value = value
            self._plan()
            self._at = min(self._at, max(0, len(self.lines) - 1))
            self.changed.emit()

    @property
    def lines(self) -> list[BracketLine]:
        """All lines, level by level from the top, the match for the third place last."""
        return [line for card in self._cards for line in card.lines]

    @property
    def at(self) -> int:
        """The place of the line that the keyboard is on."""
        return self._at

    def line_area(self, place: int) -> QRect:
        """Where a line is painted."""
        return self._cards[place // 2].line_area(place % 2).toAlignedRect()

    def sizeHint(self) -> QSize:
        right = max((card.area.right() for card in self._cards), default=0.0)
        bottom = max((card.area.bottom() for card in self._cards), default=0.0)
        return QSize(round(right) + _PAD, round(bottom) + _PAD)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._plan()

    # Keys and mouse -----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        card = self._cards[self._at // 2] if self._cards else None
        if card is None or event.modifiers() not in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        ):
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._go_to(self._at + (1 if key == Qt.Key.Key_Down else -1))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._go_to(0 if key == Qt.Key.Key_Home else len(self.lines) - 1)
        elif key in _STEPS:
            self._change_level(card, -_STEPS[key] if self.isRightToLeft() else _STEPS[key])
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        spot = event.position()
        for place in range(len(self.lines)):
            if self._cards[place // 2].line_area(place % 2).contains(spot):
                self._go_to(place)

    def _change_level(self, card: _Card, step: int) -> None:
        """Right: where the winner goes on. Left: where the entrant of this line came from."""
        number = card.number // 2 if step > 0 else card.number * 2 + self._at % 2
        level = card.level + step
        found = next((at for at, each in enumerate(self._cards) if (each.level, each.number) == (level, number)), None)
        if found is not None:
            self._go_to(2 * found + (card.number % 2 if step > 0 else 0))

    def _go_to(self, place: int) -> None:
        if 0 <= place < len(self.lines):
            self._at = place
            self.update()
            self.moved.emit()

    def _open(self) -> None:
        entrant = self.lines[self._at].entrant
        if entrant:
            self.opened.emit(entrant)

    # The picture --------------------------------------------------------------------------------------

    def _plan(self) -> None:
        """Where everything stands: each match in the middle of the two that lead to it."""
        metrics, letter = QFontMetrics(self._bold()), self.fontMetrics().averageCharWidth()
        everything = [*self._value.levels, *([(self._value.third,)] if self._value.third else [])]
        lines = [line for level in everything for match in level for line in match]
        points = max((metrics.horizontalAdvance(line.points) for line in lines), default=0) + _PAD
        widest = max((metrics.horizontalAdvance(line.name) for line in lines), default=0) + 2
        name = min(widest, letter * _MOST_LETTERS)
        height = max(
            (metrics.boundingRect(QRect(0, 0, name, 9999), _WRAPPED, line.name).height() for line in lines), default=0
        )
        card = QSize(name + points + 2 * _PAD, 2 * (height + _PAD))
        self._heading_height = metrics.height() + _PAD
        cards: list[_Card] = []
        middles: list[float] = []
        for level, matches in enumerate(self._value.levels):
            middles = (
                [(one + other) / 2 for one, other in zip(middles[::2], middles[1::2])]
                if middles
                else [
                    self._heading_height + card.height() / 2 + number * (card.height() + _BETWEEN)
                    for number in range(len(matches))
                ]
            )
            left = 2 + level * (card.width() + _ASIDE)
            for number, (match, middle) in enumerate(zip(matches, middles, strict=True)):
                area = QRectF(left, middle - card.height() / 2, card.width(), card.height())
                cards.append(_Card(level, number, match, area))
        if self._value.third is not None and cards:
            final = cards[-1].area
            area = final.translated(0, final.height() + self._heading_height + _BETWEEN)
            cards.append(_Card(len(self._value.levels), 0, self._value.third, area))
        self._cards = tuple(cards)
        self.resize(self.sizeHint())
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        seen = QRectF(event.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for start, end, is_way in self._ways():
                role = _Role.LinkVisited if is_way else _Role.Mid
                painter.setPen(QPen(ground_palette(self).color(role), 3 if is_way else 1.5))
                middle = (start.x() + end.x()) / 2
                for one, other in (
                    (start, QPointF(middle, start.y())),
                    (QPointF(middle, start.y()), QPointF(middle, end.y())),
                    (QPointF(middle, end.y()), end),
                ):
                    painter.drawLine(QLineF(one, other))
            self._paint_headings(painter)
            for place, card in enumerate(self._cards):
                if card.area.adjusted(-4, -4, 4, 4).intersects(seen):
                    self._paint_card(painter, card, place)

    def _ways(self) -> Iterator[tuple[QPointF, QPointF, bool]]:
        """From each match to the line of the next one that its winner stands in."""
        by_place = {(card.level, card.number): card for card in self._cards}
        last = len(self._value.levels) - 1
        for card in self._cards:
            following = by_place.get((card.level + 1, card.number // 2)) if card.level < last else None
            if following is not None:
                target = following.line_area(card.number % 2)
                start = QPointF(card.area.right(), card.area.center().y())
                end = QPointF(target.left(), target.center().y())
                yield start, end, any(line.has_won for line in card.lines)

    def _paint_headings(self, painter: QPainter) -> None:
        painter.setFont(self._bold())
        painter.setPen(ground_palette(self).color(_Role.PlaceholderText))
        first = {card.level: card for card in reversed(self._cards)}
        for level, card in first.items():
            is_third = level == len(self._value.levels)
            text = self._value.third_heading if is_third else self._value.headings[level]
            top = card.area.top() - self._heading_height if is_third else 0.0
            area = QRectF(card.area.left(), top, card.area.width() + _ASIDE, self._heading_height - 6)
            painter.drawText(area, int((Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter).value), text)

    def _paint_card(self, painter: QPainter, card: _Card, number: int) -> None:
        palette = ground_palette(self)
        painter.setPen(QPen(palette.color(_Role.Mid), 1.5))
        painter.setBrush(palette.color(_Role.Base))
        painter.drawRoundedRect(card.area, _CORNER, _CORNER)
        middle = card.area.center().y()
        painter.drawLine(QPointF(card.area.left(), middle), QPointF(card.area.right(), middle))
        for place, line in enumerate(card.lines):
            self._paint_line(painter, card.line_area(place), line)
        if self.hasFocus() and self._at // 2 == number:
            painter.setPen(QPen(palette.color(_Role.BrightText), RING))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card.line_area(self._at % 2), 8, 8)

    def _paint_line(self, painter: QPainter, area: QRectF, line: BracketLine) -> None:
        palette = ground_palette(self)
        painter.setFont(self._bold() if line.has_won else self.font())
        painter.setPen(palette.color(_Role.Text if line.entrant else _Role.PlaceholderText))
        inner = area.adjusted(_PAD, 2, -_PAD, -2)
        painter.drawText(inner, int((Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter).value), line.points)
        points = painter.fontMetrics().horizontalAdvance(line.points)
        painter.drawText(inner.adjusted(0, 0, -(points + _PAD if points else 0), 0), _WRAPPED, line.name)

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font
