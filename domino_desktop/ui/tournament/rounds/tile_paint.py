"""How the card of one table is laid out and painted: a plate of cloth with the number, names, points, small signs."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPalette, QPen, QTextLayout

from domino_desktop.ui.art.theme import Theme
from domino_desktop.ui.controls.ground import RING
from domino_desktop.ui.controls.lines import laid_out
from domino_desktop.ui.tournament.rounds.tile_values import SideValue, TableValue

_Role = QPalette.ColorRole
_EDGE: Final = 14.0
_GAP: Final = 14.0
_LINE: Final = 5.0
"""Room above and below each name, inside its line."""
_BETWEEN: Final = 9.0
_CORNER: Final = 14.0


@dataclass(frozen=True, slots=True)
class Paints:
    """What all cards are painted with."""

    theme: Theme
    palette: QPalette
    font: QFont

    @property
    def bold(self) -> QFont:
        return _bold(self.font, 1.0)

    @property
    def plate(self) -> QFont:
        return _bold(self.font, 1.35)

    @property
    def line(self) -> float:
        """The height of a line of text."""
        return QFontMetricsF(self.bold).height()


@dataclass(frozen=True, slots=True)
class CardPlan:
    """Where everything on one card is, from its upper left corner. ``slots`` are in the order of the value's."""

    height: float
    plate: QRectF
    slots: tuple[QRectF, ...]
    names: tuple[QTextLayout, ...]
    scores: tuple[QRectF, ...]
    heading: QRectF
    signs: QRectF
    words: QTextLayout | None


def plan_card(value: TableValue, width: float, paints: Paints) -> CardPlan:
    """The card at this width."""
    metrics, line = QFontMetricsF(paints.bold), paints.line
    side = max(line * 2.1, QFontMetricsF(paints.plate).horizontalAdvance(value.plate) + 18) if value.plate else 0.0
    left = _EDGE + (side + _GAP if value.plate else 0.0)
    numbers = max((metrics.horizontalAdvance(each.score) for each in value.sides), default=0.0)
    room = width - left - _EDGE - (numbers + _GAP if numbers else 0.0)
    y = _EDGE
    heading = QRectF()
    if value.heading:
        heading = QRectF(left, y, width - left - _EDGE, line)
        y += line + _BETWEEN
    slots, names, scores = [], [], []
    for number, each in enumerate(value.sides):
        y += _BETWEEN if number else 0.0
        top = y
        for slot in each.slots:
            name, high = laid_out(slot.text, paints.bold if each.is_winner else paints.font, room)
            high += 2 * _LINE
            names.append(name)
            slots.append(QRectF(left - 8, y, room + 16, high))
            y += high
        scores.append(QRectF(width - _EDGE - numbers, top, numbers, y - top))
    signs, words = QRectF(), None
    if value.signs or value.timer:
        timer = metrics.horizontalAdvance("888:88") + _GAP if value.timer else 0.0
        words, high = laid_out(" · ".join(value.signs), paints.font, width - left - _EDGE - timer)
        high = max(line, high)
        signs = QRectF(left, y + 4, width - left - _EDGE, high)
        y += 4 + high
    height = max(y + _EDGE - 4, side + 2 * _EDGE)
    return CardPlan(
        ceil(height), QRectF(_EDGE, _EDGE, side, side), tuple(slots), tuple(names), tuple(scores), heading, signs, words
    )


def paint_card(
    painter: QPainter, area: QRectF, value: TableValue, plan: CardPlan, paints: Paints, *, is_chosen: bool
) -> None:
    """The card, without any ring."""
    palette = paints.palette
    edge = 2.5 if is_chosen or value.is_warned else 1.5
    line = _Role.LinkVisited if value.is_warned else _Role.Link if is_chosen else _Role.Mid
    painter.setPen(QPen(palette.color(line), edge))
    painter.setBrush(palette.color(_Role.AlternateBase if is_chosen or value.is_warned else _Role.Base))
    painter.drawRoundedRect(area.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), _CORNER, _CORNER)
    corner = area.topLeft()
    if value.plate:
        _paint_plate(painter, plan.plate.translated(corner), value, paints)
    if value.heading:
        painter.setFont(paints.bold)
        painter.setPen(palette.color(_Role.Text))
        painter.drawText(plan.heading.translated(corner), Qt.AlignmentFlag.AlignLeft, value.heading)
    place = 0
    for number, side in enumerate(value.sides):
        if number:
            _paint_divider(painter, plan, place, corner, palette)
        painter.setPen(palette.color(_Role.Text))
        for _ in side.slots:
            plan.names[place].draw(painter, corner + plan.slots[place].topLeft() + QPointF(8, _LINE))
            place += 1
        _paint_score(painter, plan.scores[number].translated(corner), side, paints)
    _paint_signs(painter, plan, corner, value, paints)


def paint_slot(painter: QPainter, area: QRectF, paints: Paints, *, is_marked: bool, has_ring: bool) -> None:
    """What lies behind a name: chosen to change places, or with the keyboard."""
    if is_marked:
        tint = QColor(paints.palette.color(_Role.Highlight))
        tint.setAlphaF(0.2)
        painter.setPen(QPen(paints.palette.color(_Role.Highlight), 2, Qt.PenStyle.DashLine))
        painter.setBrush(tint)
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 9, 9)
    if has_ring:
        painter.setPen(QPen(paints.palette.color(_Role.BrightText), RING))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(1.5, 1.5, -1.5, -1.5), 9, 9)


def paint_ring(painter: QPainter, area: QRectF, paints: Paints) -> None:
    """Where the keyboard is, round a whole card."""
    painter.setPen(QPen(paints.palette.color(_Role.BrightText), RING))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area.adjusted(1.5, 1.5, -1.5, -1.5), _CORNER, _CORNER)


def _paint_plate(painter: QPainter, area: QRectF, value: TableValue, paints: Paints) -> None:
    """The table itself: cloth with a brass number, or an empty table once its result is there."""
    theme = paints.theme
    if value.is_done:
        painter.setPen(QPen(QColor(theme.outline), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ink = QColor(theme.outline)
    else:
        painter.setPen(QPen(QColor(theme.wood), 3))
        painter.setBrush(QColor(theme.cloth))
        ink = QColor(theme.brass)
    painter.drawRoundedRect(area.adjusted(1.5, 1.5, -1.5, -1.5), 11, 11)
    painter.setFont(paints.plate)
    painter.setPen(ink)
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, value.plate)


def _paint_divider(painter: QPainter, plan: CardPlan, place: int, corner: QPointF, palette: QPalette) -> None:
    """A hairline between both sides."""
    below = plan.slots[place]
    y = corner.y() + below.top() - _BETWEEN / 2
    painter.setPen(QPen(palette.color(_Role.Mid), 1))
    painter.drawLine(QPointF(corner.x() + below.left() + 8, y), QPointF(corner.x() + plan.scores[0].right(), y))


def _paint_score(painter: QPainter, area: QRectF, side: SideValue, paints: Paints) -> None:
    if not side.score:
        return
    painter.setFont(paints.bold)
    painter.setPen(QColor(paints.theme.gold) if side.is_winner else paints.palette.color(_Role.Text))
    painter.drawText(area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, side.score)


def _paint_signs(painter: QPainter, plan: CardPlan, corner: QPointF, value: TableValue, paints: Paints) -> None:
    quiet, area = paints.palette.color(_Role.PlaceholderText), plan.signs.translated(corner)
    if value.timer:
        painter.setFont(paints.bold)
        painter.setPen(paints.palette.color(_Role.BrightText) if value.is_urgent else quiet)
        painter.drawText(area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, value.timer)
    if plan.words is not None:
        painter.setPen(quiet)
        plan.words.draw(painter, area.topLeft())


def _bold(font: QFont, size: float) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    if font.pointSizeF() > 0:
        bold.setPointSizeF(font.pointSizeF() * size)
    return bold
