"""The scene of the table: cloth, line, seats, boneyard and rack. It shows a view and never decides."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsRectItem, QGraphicsScene

from domino_desktop.core.events import GameEvent, TilePlayed
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.i18n.messages import table
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.boneyard_item import BoneyardItem
from domino_desktop.ui.board.ends import EndMarks
from domino_desktop.ui.board.finder import Finder
from domino_desktop.ui.board.flights import Flights
from domino_desktop.ui.board.geometry import Point, Rect, TilePlace
from domino_desktop.ui.board.hand import RACK_LAYER, Hand
from domino_desktop.ui.board.open_hands import OpenHands, room_for_hands
from domino_desktop.ui.board.picture import Picture
from domino_desktop.ui.board.rack import Rack
from domino_desktop.ui.board.rack_room import rack_height_for
from domino_desktop.ui.board.seats import Seats
from domino_desktop.ui.board.staging import Staging
from domino_desktop.ui.board.tile_item import TileItem
from domino_desktop.ui.board.train_signs import TrainSigns
from domino_desktop.ui.board.unfolding import Unfolding
from domino_desktop.ui.board.ways import Ways
from domino_desktop.ui.board.zones import RACK_SIDES, Zones, rack_side, zones
from domino_desktop.ui.board.zooming import Zooming, reach_of

LINE_LAYER, MARKS_LAYER = 10, 12
_LEAST_CLOTH = 0.33  # of the height, whatever the hands are
_TARGET = 22  # half the size of what a finger finds


class BoardScene(QGraphicsScene):
    """Items for one table. Positions come from ``zones`` and ``Geometry``; the view always wins.

    ``view_moved`` when the line was magnified or moved by hand; ``zooming`` does that.
    """

    view_moved = Signal()

    def __init__(self, art: TileArt) -> None:
        super().__init__()
        self.art = art
        self.zones: Zones | None = None
        self.unfolding = Unfolding(self)
        self.unfolding.settled.connect(self._settle)
        self.geometry = self.unfolding.geometry
        self.picture: Picture | None = None
        self.dpr = 1.0
        self._font, self._travel = QFont(), 0
        self._seats = Seats(self, art)
        self.ways = Ways(art)
        window = QGraphicsRectItem()
        window.setPen(Qt.PenStyle.NoPen)
        window.setZValue(LINE_LAYER)
        self.addItem(window)
        self._line_layer = QGraphicsPixmapItem(window)
        self.zooming = Zooming(self._line_layer, self)
        self.zooming.moved.connect(self.view_moved)
        self.zooming.sharpened.connect(self._settle)
        self._line: dict[Tile, TileItem] = {}
        self.marks = EndMarks(art)
        self.marks.setParentItem(self._line_layer)
        self.marks.setZValue(MARKS_LAYER)
        self.finder = Finder(self.zooming, window, self.marks, art, self)
        self.finder.signs.setZValue(MARKS_LAYER)
        self.addItem(self.finder.signs)
        self._signs = TrainSigns(art)
        self._signs.setParentItem(self._line_layer)
        self._signs.setZValue(-1)
        self.ways.setParentItem(self._line_layer)
        self.ways.setZValue(MARKS_LAYER + 1)
        self.hand = Hand(self, art)
        above = QGraphicsRectItem()
        above.setZValue(RACK_LAYER - 5)
        self.addItem(above)
        self._open_hands = OpenHands(above)
        self.yard = BoneyardItem(art)
        self.addItem(self.yard)
        self.staging = Staging(Flights(self, art), self.hand, self._line, self._seats, self.yard, self._open_hands)
        self._dim = QGraphicsRectItem()
        self._dim.setBrush(QColor(0, 0, 0, 105))
        self._dim.setPen(Qt.PenStyle.NoPen)
        self._dim.setZValue(RACK_LAYER - 6)
        self._dim.hide()
        self.addItem(self._dim)

    @property
    def rack(self) -> Rack:
        """Where each tile of the open hand stands."""
        return self.hand.rack

    # Showing ------------------------------------------------------------------------------------------

    def show_picture(self, picture: Picture, size: QSizeF, font: QFont, dpr: float) -> None:
        """Reconcile every item with this picture in a view of this size."""
        before = self.picture
        is_same_place = self.zones is not None and (self.zones.width, self.zones.height) == (
            size.width(),
            size.height(),
        )
        is_same_place = (
            is_same_place and dpr == self.dpr and before is not None and before.view.round == picture.view.round
        )
        self.staging.remember(before, picture)
        self.picture, self.dpr, self._font = picture, dpr, font
        self._lay_out(picture, size, font)
        assert self.zones is not None
        self._travel = travel = picture.travel_time if is_same_place else 0
        self.hand.present(picture, self.zones.rack, dpr, travel)
        self._show_line(picture, font, travel)
        self._seats.present(picture.marks, picture.view.counts, picture.on_turn, font, self.zones)
        rack_owner = picture.owner if picture.is_open else None
        self._open_hands.present(picture.view, picture.marks, self.zones, self.art, dpr, rack_owner)
        lie_aside = sum(picture.view.discards) if picture.view.discards else picture.view.boneyard
        self.yard.present(lie_aside, picture.boneyard_label, self.zones.boneyard, font)
        self.staging.follow(before, picture, self.zones, dpr, is_same_place=is_same_place)

    def _lay_out(self, picture: Picture, size: QSizeF, font: QFont) -> None:
        seats = picture.view.seats
        text = QFontMetricsF(font).height()
        sizes = self._seats.measure(picture.marks, picture.subtitles, picture.notes, font, size)
        bare = zones(size.width(), size.height(), seats, sizes, text)
        # Whoever holds most: the line keeps its place when the rack changes hands.
        rack, spare = bare.rack, bare.cloth.height - size.height() * _LEAST_CLOTH
        most = max(picture.view.counts, default=0)
        bare = bare.with_higher_rack(rack_height_for(most, rack.width, rack.height, rack.height + spare))
        rack_owner = picture.owner if picture.is_open else None
        self.zones = bare.with_less_cloth(*room_for_hands(picture.view, bare, rack_owner))
        self.setSceneRect(0, 0, size.width(), size.height())
        sides = {side for side in RACK_SIDES if side <= rack_side(size.height())}
        larger = {side * picture.tile_size // 100 for side in sides}
        self.rack.fit_into(self.zones.rack, tuple(sorted(sides | larger, reverse=True)))
        self.unfolding.show(picture.view.layout, size.width(), size.height(), self.zones.margins)
        self.geometry = self.unfolding.geometry

    def _settle(self) -> None:
        """Lay every tile where it is to stay; whatever is being chosen goes on being chosen."""
        assert self.picture is not None
        self.geometry = self.unfolding.geometry
        invitation = self.marks.invitation
        self._show_line(self.picture, self._font, self._travel)
        self.marks.invite(*invitation)

    def _show_line(self, picture: Picture, font: QFont, travel: int) -> None:
        places = {place.tile: place for place in self.geometry.tiles}
        for tile in [tile for tile in self._line if tile not in places]:
            self._line.pop(tile).leave()
        last = next((e for e in reversed(picture.view.history) if isinstance(e, TilePlayed)), None)
        under = places.get(last.tile) if last is not None else None
        view = picture.view
        closed = (
            {end.id for end in view.layout.ends} - {end.id for end in view.open} if view.turn is not None else set()
        )
        assert self.zones is not None
        cloth = self.zones.cloth
        self.marks.present(self.geometry, font, under, cloth, frozenset(closed))
        self.zooming.bound(reach_of(self.geometry), QRectF(cloth.left, cloth.top, cloth.width, cloth.height))
        self.finder.present(picture, self.geometry, cloth, font)
        self.zooming.be_sharp()
        for tile, place in places.items():
            item = self._line.get(tile)
            if item is None:
                item = TileItem(tile, self._line_layer)
                self._line[tile] = item
                item.place_at(_corner(place))
            short = self.geometry.short_side
            halves = (place.halves[0].value, place.halves[1].value)
            dpr = self.dpr * self.zooming.sharpness
            item.show_face(self.art, halves, short, dpr, horizontal=not place.is_upright)
            item.glide_to(_corner(place), travel)
            self.hand.give_away(tile)
        self._signs.present(
            self.geometry, view, picture.marks, picture.speaker.say(table.TRAIN_FOR_ALL), self._to_cover(view), font
        )

    def _to_cover(self, view: View) -> Rect | None:
        """The double that must be covered before anything else is laid, in games with trains."""
        if not self.geometry.slots or len(view.layout.ends) != 1:
            return None
        arm = view.layout.arm(view.layout.ends[0].id)
        tile = arm.tiles[-1].tile if arm is not None and arm.tiles else None
        return next((place.rect for place in self.geometry.tiles if place.tile == tile), None)

    def replay(self, events: Sequence[GameEvent], milliseconds: int) -> None:
        """Let the tiles of these events come from their seats once more, and the seats that knocked nod."""
        self.staging.replay(events, milliseconds)

    def nod(self, seat: int, milliseconds: int) -> None:
        """The seat knocks."""
        self.staging.nod(seat, milliseconds)

    def finish_motion(self) -> None:
        """Whatever moves on the table has arrived."""
        self.zooming.arrive()
        self.staging.finish_all()

    def dim(self, is_dimmed: bool) -> None:
        """Let the cloth step back behind the walk; seats, ends and rack are dimmed with it, the hand is not."""
        self._dim.setRect(self.sceneRect())
        self._dim.setVisible(is_dimmed)

    @property
    def is_dimmed(self) -> bool:
        return self._dim.isVisible()

    # Zooming the line ---------------------------------------------------------------------------------

    @property
    def zoom_factor(self) -> float:
        return self.zooming.factor

    def visible_rect(self) -> QRectF:
        """What can be seen of the line over the free cloth, in the coordinates of its geometry."""
        return self.zooming.visible_rect()

    def center_on(self, point: QPointF) -> None:
        """Bring this point of the line's geometry as near to the middle of the cloth as the line allows."""
        self.zooming.center_on(point)

    # Where things are ---------------------------------------------------------------------------------

    def to_line(self, point: QPointF) -> QPointF:
        """A point of the scene in the coordinates of the line's geometry."""
        return self._line_layer.mapFromScene(point)

    def end_at(self, point: QPointF, tile: Tile, ends: Collection[str]) -> str | None:
        """The end, one of ``ends``, that takes a tile with its middle at this point of the scene.

        However small the line is, what takes a tile is as large as a finger.
        """
        spot = self.to_line(point)
        reach = max(self.geometry.short_side, _TARGET / self.zoom_factor)
        return self.geometry.end_at(Point(spot.x(), spot.y()), tile, ends, reach)

    def line_item(self, tile: Tile) -> TileItem | None:
        return self._line.get(tile)

    def is_boneyard(self, point: QPointF) -> bool:
        return self.yard.sceneBoundingRect().contains(point)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        rect = QRectF(rect)
        size = self.sceneRect().size()
        cloth = self.art.cloth(max(1, round(size.width())), max(1, round(size.height())), self.dpr)
        source = QRectF(rect.topLeft() * self.dpr, rect.size() * self.dpr)
        painter.drawPixmap(rect, cloth, source)


def _corner(place: TilePlace) -> QPointF:
    return QPointF(place.rect.left, place.rect.top)
