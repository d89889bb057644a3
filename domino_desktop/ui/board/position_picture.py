"""A small still picture of the table: the line, its open ends, and perhaps a tile where it would have fitted."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from domino_desktop.core.events import Knocked, PositionEntered, TilePlayed
from domino_desktop.core.layout import Layout
from domino_desktop.core.placing import empty, layout_after, train
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.i18n.english import Speaker
from domino_desktop.ui.art.badge import initial
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.geometry import Geometry, Point, Rect, TilePlace
from domino_desktop.ui.board.train_signs import bar_width, paint_links
from domino_desktop.ui.board.unfolding import Unfolding
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.slices import Slices

_CORNER: Final = 16
_LARGEST: Final = 44  # the short side of a tile: this is a picture, not the table
_EDGE: Final = 26
_OWNER: Final = 26
_VIRTUAL_VIEWS: Final = (3.2, 2.6, 2.2, 1.8, 1.5, 1.25, 1.0)  # how much larger than the picture the table may be
_FEW_VIEWS: Final = (2.2, 1.4)  # where many arms take their time to lay out


def layout_at(view: View, number: int) -> Layout:
    """The table as it was just before this event of the round's record."""
    rules = view.ruleset
    layout = empty(rules, view.seats)
    for event in view.history:
        if event.number >= number:
            break
        layout = layout_after(rules, view.seats, layout, event)
    return layout


def trains_open_to(view: View, seat: int, number: int) -> tuple[int, ...]:
    """The seats at whose trains this seat might have laid just before this event: its own first, then marked ones."""
    marked: set[int] = set()
    for event in view.history:
        if event.number >= number:
            break
        if isinstance(event, PositionEntered):
            marked = set(event.markers)
        elif isinstance(event, Knocked) and view.ruleset.has_markers:
            marked.add(event.seat)
        elif isinstance(event, TilePlayed) and event.end == train(event.seat):
            marked.discard(event.seat)
    return (seat, *sorted(marked - {seat}))


class _Frame:
    """Where the table's pixels come out in the picture."""

    def __init__(self, scale: float, left: float, top: float) -> None:
        self._scale, self._left, self._top = scale, left, top

    def point(self, point: Point) -> QPointF:
        return QPointF(self._left + point.x * self._scale, self._top + point.y * self._scale)

    def rect(self, rect: Rect) -> QRectF:
        return QRectF(self.point(Point(rect.left, rect.top)), self.point(Point(rect.right, rect.bottom)))


class PositionPicture(QLabel):
    """The line on its cloth, with the proof marked: a tile in a dashed brass outline. The caller names it."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._layout = Layout()
        self._fitting: tuple[Tile, str] | None = None
        self._numbers: dict[str, str] = {}
        self._owners: dict[str, SeatMark] = {}
        self._wanted: tuple[int, int] | None = None
        self._geometry: Geometry | None = None
        self._search = Slices(self, self._show)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setSizePolicy(policy)
        self.setMinimumHeight(200)

    @property
    def fitting(self) -> tuple[Tile, str] | None:
        """The marked tile and the open end where it lies."""
        return self._fitting

    def present(
        self,
        layout: Layout,
        fitting: Tile | None,
        value: int | None,
        language: Speaker,
        trains: Sequence[int] = (),
        marks: Sequence[SeatMark] = (),
    ) -> None:
        """Show this line, and this tile, if there is one, at the first end that shows ``value``.

        Where there are trains, at one of those in ``trains`` or at the one of nobody; ``marks`` tell whose they are.
        """
        self._owners = {train(mark.seat): mark for mark in marks}
        self._layout, self._wanted, self._geometry = layout, None, None
        self._search.stop()
        ends = [end for end in layout.ends if end.value == value and end.owner in (None, *trains)]
        ends.sort(key=lambda end: trains.index(end.owner) if end.owner in trains else 0)
        self._fitting = (fitting, ends[0].id) if ends and fitting is not None else None
        self._numbers = {end.id: language.number(end.value) for end in layout.ends if end.value is not None}
        self.update()

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._art = art
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(560, 280)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 200)

    def paintEvent(self, event: QPaintEvent) -> None:
        geometry = self._best_geometry()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            cloth = QPainterPath()
            cloth.addRoundedRect(QRectF(self.rect()), _CORNER, _CORNER)
            painter.setClipPath(cloth)
            painter.drawPixmap(0, 0, self._art.cloth(self.width(), self.height(), self.devicePixelRatioF()))
            if geometry is not None:
                self._paint_table(painter, geometry)

    def _paint_table(self, painter: QPainter, geometry: Geometry) -> None:
        seen = self._seen(geometry)
        short = self._shown_short(geometry)
        scale = short / geometry.short_side
        left = self.width() / 2 - seen.center().x() * scale
        top = self.height() / 2 - seen.center().y() * scale
        shown = _Frame(scale, left, top)
        if geometry.hub is not None:
            painter.setBrush(QColor(self._art.theme.chip))
            painter.setPen(QPen(QColor(self._art.theme.brass), 2))
            painter.drawRoundedRect(shown.rect(geometry.hub), 10, 10)
        for slot in geometry.slots:
            if slot.id in self._owners:
                self._paint_owner(painter, shown.rect(slot.label), self._owners[slot.id])
        links = [(shown.point(one), shown.point(other)) for one, other in geometry.links]
        paint_links(painter, links, bar_width(short), self._art.theme)
        for lying in geometry.tiles:
            self._paint_tile(painter, lying, shown, short)
        for end in geometry.ends:
            if self._fitting is None or end.end.id != self._fitting[1]:
                self._paint_pill(painter, shown.point(end.pill), max(24, round(short * 0.75)), end.end.id)
        if self._fitting is not None:
            proof = geometry.spot_for(*self._fitting)
            self._paint_tile(painter, proof, shown, short)
            self._paint_mark(painter, shown.rect(proof.rect))

    def _best_geometry(self) -> Geometry | None:
        """The line laid out so that its tiles come out largest when what is seen of it fills the picture.

        Where several do, the largest table wins: there the line bends least. None, or that of another size, until it
        is found.
        """
        size = self.width(), self.height()
        if self._wanted != size:
            self._wanted = size
            found = self._search.begin(self._searching(*size), Unfolding.patience)
            if found is not None:
                self._geometry = found
        return self._geometry

    def _searching(self, width: int, height: int) -> Generator[None, None, Geometry]:
        views = []
        for share in _FEW_VIEWS if self._layout.branches else _VIRTUAL_VIEWS:
            views.append((yield from Geometry.growing(self._layout, width * share, height * share)))
        return max(views, key=self._shown_short)

    def _show(self, geometry: Geometry) -> None:
        self._geometry = geometry
        self.update()

    def _shown_short(self, geometry: Geometry) -> int:
        """The short side of a tile when this geometry fills the picture."""
        seen = self._seen(geometry)
        scale = min((self.width() - 2 * _EDGE) / seen.width(), (self.height() - 2 * _EDGE) / seen.height())
        return max(8, min(_LARGEST, int(geometry.short_side * scale)))

    def _seen(self, geometry: Geometry) -> QRectF:
        """The tiles, the marked one and the pills."""
        rects = [place.rect for place in geometry.tiles]
        if self._fitting is not None:
            rects.append(geometry.spot_for(*self._fitting).rect)
        rects += [slot.label for slot in geometry.slots if slot.id in self._owners]
        half = geometry.pill_diameter / 2
        seen = QRectF()
        for end in geometry.ends:
            rects.append(Rect(end.pill.x - half, end.pill.y - half, 2 * half, 2 * half))
        for rect in rects:
            seen = seen.united(QRectF(rect.left, rect.top, rect.width, rect.height))
        return seen

    def _paint_owner(self, painter: QPainter, area: QRectF, mark: SeatMark) -> None:
        """The mark of a seat where its train sets out."""
        side = min(_OWNER, round(area.width()))
        seat = self._art.theme.seat(mark.colour)
        badge = self._art.badge(seat.shape, seat.fill, initial(mark.name), side, self.devicePixelRatioF())
        painter.drawPixmap(area.center() - QPointF(side / 2, side / 2), badge)

    def _paint_tile(self, painter: QPainter, place: TilePlace, shown: _Frame, short: int) -> None:
        first, second = (half.value for half in place.halves)
        lies = not place.is_upright
        face = self._art.face(first, second, short, horizontal=lies, dpr=self.devicePixelRatioF())
        margin = TileArt.margin(short)
        painter.drawPixmap(shown.rect(place.rect).topLeft() - QPointF(margin, margin), face)

    def _paint_mark(self, painter: QPainter, proof: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._art.theme.brass), 3.5, Qt.PenStyle.DashLine, Qt.PenCapStyle.RoundCap))
        painter.drawRoundedRect(proof.adjusted(-5, -5, 5, 5), 9, 9)

    def _paint_pill(self, painter: QPainter, centre: QPointF, diameter: int, end_id: str) -> None:
        theme = self._art.theme
        radius = diameter / 2
        painter.setPen(QPen(QColor(theme.brass), 2))
        painter.setBrush(QColor(theme.chip))
        painter.drawEllipse(centre, radius, radius)
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(max(12, round(diameter * 0.55)))
        painter.setFont(font)
        painter.setPen(QColor(theme.cloth_headline))
        area = QRectF(centre.x() - radius, centre.y() - radius, diameter, diameter)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self._numbers.get(end_id, ""))
