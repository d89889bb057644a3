"""The walk as a picture: seats in turn order on a brass line, and the open ends in their midst."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import pi, sin
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from domino_desktop.core.tiles import Tile
from domino_desktop.ui.art.badge import initial
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.open_hand import OpenHand
from domino_desktop.ui.board.plate_text import longest_word
from domino_desktop.ui.board.track import Berth, Track, berths
from domino_desktop.ui.board.walk_signs import SeatAnswer, paint_sign
from domino_desktop.ui.controls import NameLabel, TextLabel
from domino_desktop.ui.seating import SeatMark

TRAVEL: Final = 240
"""How long the marker travels from one seat to the next, in milliseconds."""

POP: Final = 320
"""How long a sign takes to grow and be itself again when its seat has answered."""

TURNING: Final = 700
"""How long a hand takes to turn up."""

_BADGE: Final = 44
_RING: Final = 8  # room round a badge for the ring of the seat that is asked
_GAP: Final = 6
_WIDEST: Final = 760
_WITHIN: Final = 0.8  # of the bent ends of the ring: so far out they still leave room beside the lines of the centre
_STEPS: Final = 96  # points in which a lap is drawn


@dataclass(frozen=True, slots=True)
class Station:
    """One seat in the walk: what stands under its name, what a screen reader says, and its hand if it lies open."""

    mark: SeatMark
    answer: SeatAnswer
    words: str
    spoken: str
    hand: tuple[Tile, ...] = ()


class _Words(QWidget):
    """The name, the state and the open hand of one seat, above or below its badge."""

    def __init__(self, art: TileArt, parent: QWidget) -> None:
        super().__init__(parent)
        self.name = NameLabel("", self)
        self.state = TextLabel("body", "", self)
        self.hand = OpenHand(art, self, upright=True)
        for label in (self.name, self.state, self.hand):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)

    def present(self, station: Station, turning: int) -> None:
        """Show this station; a hand that was not open before turns up in ``turning`` milliseconds."""
        is_new = bool(station.hand) and self.hand.isHidden()
        self.name.setText(station.mark.name)
        self.name.setAccessibleName(station.spoken)
        self.state.setText(station.words)
        self.hand.show_tiles(station.hand)
        self.hand.setAccessibleName(" ".join(str(tile) for tile in station.hand))
        self.hand.setVisible(bool(station.hand))
        if is_new:
            self.hand.turn_up(turning)

    def arrange(self, width: int, *, upper: bool) -> int:
        """Lay the labels out in this width, the name next to the badge or the hand furthest; answers the height.

        Words that would be broken are left out: the sign at the badge says the same.
        """
        rows: list[QWidget] = [self.name, self.state]
        self.state.setVisible(longest_word(self.state.text(), self.state.font()) <= width)
        if self.state.isHidden():
            rows.remove(self.state)
        if not self.hand.isHidden():
            rows.insert(0 if upper else len(rows), self.hand)
        top = 0
        for row in rows:
            # A label may need a hair more than it says.
            height = row.heightForWidth(width - 2)
            row.setGeometry(0, top, width, height)
            top += height
        return top


class WalkRing(QWidget):
    """Seats round a table of open ends. The line is brass as far as the walk has come, and closes with the last answer.

    ``centre`` is shown in the middle; the ring becomes its parent.
    """

    def __init__(self, art: TileArt, centre: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._centre = centre
        centre.setParent(self)
        self._stations: tuple[Station, ...] = ()
        self._words: list[_Words] = []
        self._start = 0
        self._way = 1
        self._is_closed = False
        self._track = Track(0, 1, 0, 1, 1)
        self._badges: tuple[QPointF, ...] = ()
        self._reached = 0.0  # laps from the start, in the way of the walk
        self.reduced_motion = False
        self._travel = QVariantAnimation(self)
        self._travel.setDuration(TRAVEL)
        self._travel.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._travel.valueChanged.connect(self._move_marker)
        self._travel.finished.connect(self._arrange)
        self._popping: frozenset[int] = frozenset()
        self._pop = QVariantAnimation(self)
        self._pop.setDuration(POP)
        self._pop.setStartValue(0.0)
        self._pop.setEndValue(1.0)
        self._pop.valueChanged.connect(self.update)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def present(self, stations: Sequence[Station], start: int, *, clockwise: bool, is_closed: bool) -> None:
        """Show this stage of the walk that began at seat ``start``; the marker travels there from the stage before."""
        is_same_walk = len(stations) == len(self._stations) and start == self._start
        before = self._reached
        self._travel.stop()
        moves = is_same_walk and not self.reduced_motion and self.isVisible()
        self._pop_answers(stations if moves else ())
        self._stations = tuple(stations)
        self._start, self._way, self._is_closed = start, 1 if clockwise else -1, is_closed
        while len(self._words) > len(stations):
            self._words.pop().deleteLater()
        while len(self._words) < len(stations):
            words = _Words(self._art, self)
            words.show()
            self._words.append(words)
        turning = TURNING if moves else 0
        for words, station in zip(self._words, stations, strict=True):
            words.present(station, turning)
        self.updateGeometry()
        self._arrange()
        target = self._target()
        if moves and target > before:
            self._travel.setStartValue(before)
            self._travel.setEndValue(target)
            self._travel.start()
        else:
            self._reached = target
        self.update()

    def _pop_answers(self, stations: Sequence[Station]) -> None:
        """Let the signs of the seats that have just answered pop gently."""
        given = (SeatAnswer.CANNOT, SeatAnswer.CAN)
        pairs = zip(stations, self._stations, strict=False)
        self._popping = frozenset(
            new.mark.seat for new, old in pairs if new.answer in given and new.answer is not old.answer
        )
        self._pop.stop()
        if self._popping:
            self._pop.start()

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._art = art
        for words in self._words:
            words.hand.set_art(art)
        self.update()

    @property
    def progress(self) -> float:
        """How much of a lap is brass: 0.0 at the first answer, 1.0 when the ring has closed."""
        return self._reached

    @property
    def hands(self) -> tuple[OpenHand, ...]:
        """The hands that have been laid open."""
        return tuple(words.hand for words in self._words if not words.hand.isHidden())

    def words_of(self, seat: int) -> QWidget:
        """The name and state of a seat, to scroll to."""
        return self._words[seat]

    def sizeHint(self) -> QSize:
        return QSize(440, self.heightForWidth(440))

    def minimumSizeHint(self) -> QSize:
        return QSize(max(260, self._centre.minimumSizeHint().width() + 2 * _RING), 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arranged(width, move=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        self._arranged(self.width(), move=True)
        if self._travel.state() is not QVariantAnimation.State.Running:
            self._reached = self._target()
        self.update()

    def _arranged(self, width: int, *, move: bool) -> int:
        """Place everything within a width; answers the height it needs."""
        places = berths(len(self._stations))
        span = min(width, _WIDEST)
        aside = (width - span) // 2
        above = max(sum(place.upper for place in places), 2)
        cell = span // above - 2 * _GAP
        heights = [words.arrange(cell, upper=place.upper) for words, place in zip(self._words, places, strict=True)]
        over = max((height for height, place in zip(heights, places, strict=True) if place.upper), default=0)
        under = max((height for height, place in zip(heights, places, strict=True) if not place.upper), default=0)
        badge = self._badge_size() + 2 * _RING
        top = over + _GAP + badge / 2
        left, right = span / (2 * above), span - span / (2 * above)
        inner = span - 2 * (_RING + _GAP + 10)
        # Twice: how far the ends of the ring bend out depends on how high the centre is, and the centre on its room.
        for _ in range(2):
            centre = self._centre.heightForWidth(inner)
            bottom = top + badge + centre + 2 * _GAP
            bulge = min((bottom - top) / 2, left - _RING)
            least = self._centre.minimumSizeHint().width()
            inner = min(inner, max(least, int(right - left + 2 * (bulge * _WITHIN - _GAP))))
        centre = self._centre.heightForWidth(inner)
        bottom = top + badge + centre + 2 * _GAP
        bulge = min((bottom - top) / 2, left - _RING)
        height = int(bottom + badge / 2 + _GAP + under) + 1
        if move:
            self._track = Track(aside + left, aside + right, top, bottom, bulge)
            self._badges = tuple(
                QPointF(aside + place.across * span, top if place.upper else bottom) for place in places
            )
            for words, place, badge_at, tall in zip(self._words, places, self._badges, heights, strict=True):
                y = top - badge / 2 - _GAP - tall if place.upper else bottom + badge / 2 + _GAP
                words.setGeometry(QRect(int(badge_at.x() - cell / 2), int(y), cell, tall))
            self._centre.setGeometry(int(aside + (span - inner) / 2), int(top + badge / 2 + _GAP), inner, centre)
        return height

    def _badge_size(self) -> int:
        """The badge of the seat that is asked; it grows with large text."""
        return max(_BADGE, round(self.fontMetrics().height() * 1.7))

    def _place_of(self, seat: int) -> float:
        berth: Berth = berths(len(self._stations))[seat]
        return self._track.place_on(upper=berth.upper, x=self._badges[seat].x())

    def _target(self) -> float:
        """How many laps the walk has come."""
        if self._is_closed:
            return 1.0
        reached = 0.0
        for station in self._stations:
            if station.answer in (SeatAnswer.ASKED, SeatAnswer.CAN):
                reached = (self._way * (self._place_of(station.mark.seat) - self._place_of(self._start))) % 1.0
        return reached

    def _move_marker(self, value: float) -> None:
        self._reached = value
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._stations:
            return
        theme = self._art.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            faint = QColor(theme.cloth_quiet)
            faint.setAlphaF(1.0 if theme.flat else 0.38)
            painter.setPen(QPen(faint, 2, Qt.PenStyle.SolidLine if not theme.flat else Qt.PenStyle.DotLine))
            painter.drawPath(self._run(0.0, 1.0))
            walked = self._run(0.0, self._reached)
            cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
            if not theme.flat:
                glow = QColor(theme.brass)
                glow.setAlphaF(0.16)
                painter.setPen(QPen(glow, 12, Qt.PenStyle.SolidLine, cap, join))
                painter.drawPath(walked)
            painter.setPen(QPen(QColor(theme.brass), 4, Qt.PenStyle.SolidLine, cap, join))
            painter.drawPath(walked)
            for station, point in zip(self._stations, self._badges, strict=True):
                self._paint_seat(painter, station, point)
            if self._travel.state() is QVariantAnimation.State.Running:
                self._paint_marker(painter)

    def _run(self, begin: float, end: float) -> QPainterPath:
        """The line from one lap share to another, both counted from the start in the way of the walk."""
        origin = self._place_of(self._start)
        steps = max(1, round((end - begin) * _STEPS))
        path = QPainterPath()
        for step in range(steps + 1):
            laps = begin + (end - begin) * step / steps
            point = QPointF(*self._track.point(origin + self._way * laps))
            if step:
                path.lineTo(point)
            else:
                path.moveTo(point)
        return path

    def _paint_seat(self, painter: QPainter, station: Station, centre: QPointF) -> None:
        theme = self._art.theme
        seat = theme.seat(station.mark.colour)
        has_come = station.answer is not SeatAnswer.WAITING
        is_here = station.answer in (SeatAnswer.ASKED, SeatAnswer.CAN)
        size = self._badge_size() - (0 if is_here else 6)
        reach = size / 2 + _RING
        # The line ends at the badge, not under its edge.
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.chip))
        painter.drawEllipse(centre, reach, reach)
        edge = QColor(theme.brass if has_come else theme.cloth_quiet)
        if not has_come and not theme.flat:
            edge.setAlphaF(0.5)
        painter.setPen(QPen(edge, 4 if is_here else 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, reach - 2, reach - 2)
        picture = self._art.badge(seat.shape, seat.fill, initial(station.mark.name), size, self.devicePixelRatioF())
        painter.setOpacity(1.0 if has_come or theme.flat else 0.75)
        painter.drawPixmap(centre - QPointF(size / 2, size / 2), picture)
        painter.setOpacity(1.0)
        painter.save()
        painter.translate(centre + QPointF(reach * 0.76, reach * 0.66))
        if station.mark.seat in self._popping and self._pop.state() is QVariantAnimation.State.Running:
            larger = 1 + 0.6 * sin(pi * self._pop.currentValue())
            painter.scale(larger, larger)
        paint_sign(painter, theme, station.answer)
        painter.restore()

    def _paint_marker(self, painter: QPainter) -> None:
        centre = QPointF(*self._track.point(self._place_of(self._start) + self._way * self._reached))
        glow = QColor(self._art.theme.brass)
        painter.setPen(Qt.PenStyle.NoPen)
        for radius, opacity in ((16, 0.18), (12, 0.3), (8, 1.0)):
            glow.setAlphaF(opacity)
            painter.setBrush(glow)
            painter.drawEllipse(centre, radius, radius)
