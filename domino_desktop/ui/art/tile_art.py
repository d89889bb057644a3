"""Ready pictures of tiles, cloth, rack and badges, painted once per size."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import partial
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from domino_desktop.ui.art.badge import paint_badge
from domino_desktop.ui.art.cloth import paint_cloth
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.own_pictures import own_picture
from domino_desktop.ui.art.surfaces import paint_rack
from domino_desktop.ui.art.theme import Shape, Theme
from domino_desktop.ui.art.tile_body import paint_back, paint_body
from domino_desktop.ui.art.tile_face import paint_half

_CACHE_BYTES: Final = 48 * 1024 * 1024


class TileArt:
    """The pictures of one dress. Asking twice for the same picture gives the same QPixmap.

    Sizes are logical pixels; ``dpr`` is the device pixel ratio of the window that will show the picture.
    """

    def __init__(self, dress: Dress) -> None:
        self._dress = dress
        self._dresses = {dress: 0}
        self._worn = 0
        self._pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._held = 0

    @property
    def dress(self) -> Dress:
        """What everything wears now."""
        return self._dress

    @property
    def theme(self) -> Theme:
        """The colours everything is painted in."""
        return self._dress.theme

    def wear(self, dress: Dress) -> bool:
        """Paint everything in this dress from now on; answers whether it is another one."""
        if dress == self._dress:
            return False
        self._dress = dress
        # People at one table change about: what was painted for one of them is still there when the turn comes back.
        self._worn = self._dresses.setdefault(dress, len(self._dresses))
        return True

    @staticmethod
    def margin(short: int) -> int:
        """The room on each side of a tile's picture, outside the tile, that holds its shadow."""
        return ceil(short * 0.26)

    def face(
        self, first: int, second: int, short: int, *, horizontal: bool = False, dpr: float = 1.0, lifted: bool = False
    ) -> QPixmap:
        """A tile face up, ``first`` being its upper half, or its left half when it lies horizontally.

        ``short`` is the tile's short side; the long side is twice that. ``margin(short)`` surrounds the tile.
        """
        key = ("face", first, second, short, horizontal, dpr, lifted)
        return self._kept(key, lambda: self._paint_face(first, second, short, horizontal, dpr, lifted))

    def back(self, short: int, *, horizontal: bool = False, dpr: float = 1.0, lifted: bool = False) -> QPixmap:
        """A tile face down, measured as ``face`` is."""
        own = self._dress.back
        paint = paint_back if own is None else partial(paint_back, picture=own_picture(own))
        return self._tile(("back", short, horizontal, dpr, lifted), paint, short, horizontal, dpr, lifted)

    def cloth(self, width: int, height: int, dpr: float = 1.0) -> QPixmap:
        """The cloth of the table, opaque."""
        own = self._dress.cloth
        picture = None if own is None else own_picture(own)
        return self._picture(
            ("cloth", width, height, dpr),
            width,
            height,
            dpr,
            lambda painter: paint_cloth(painter, self.theme, width, height, picture),
            ground=Qt.GlobalColor.black,
        )

    def rack(self, width: int, height: int, dpr: float, edge_colour: str) -> QPixmap:
        """The wooden rack; ``surfaces.RACK_INSET`` of it on every side is shadow."""
        return self._picture(
            ("rack", width, height, dpr, edge_colour),
            width,
            height,
            dpr,
            lambda painter: paint_rack(painter, self.theme, width, height, edge_colour),
        )

    def badge(self, shape: Shape, colour: str, letter: str, size: int, dpr: float = 1.0) -> QPixmap:
        """The mark of a seat, a square picture of side ``size``."""
        return self._picture(
            ("badge", shape, colour, letter, size, dpr),
            size,
            size,
            dpr,
            lambda painter: paint_badge(painter, shape, colour, letter, size, "#ffffff"),
        )

    def drawing(self, key: Hashable, width: int, height: int, dpr: float, paint: Callable[[QPainter], None]) -> QPixmap:
        """A picture that somebody else paints, kept under this key and measure like the others."""
        return self._picture(("drawing", key, width, height, dpr), width, height, dpr, paint)

    def _paint_face(self, first: int, second: int, short: int, horizontal: bool, dpr: float, lifted: bool) -> QPixmap:
        blank = self._tile(("blank", short, horizontal, dpr, lifted), paint_body, short, horizontal, dpr, lifted)
        face = QPixmap(blank)
        margin = self.margin(short)
        with QPainter(face) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place, value in enumerate((first, second)):
                along = margin + place * short
                half = QRectF(along, margin, short, short) if horizontal else QRectF(margin, along, short, short)
                portrait = self._portrait(value)
                paint_half(painter, self._dress, half, value, horizontal=horizontal, portrait=portrait)
        return face

    def _portrait(self, value: int) -> QImage | None:
        """Who of the family stands for this number; nobody for blank, nor for more than six."""
        family = self._dress.family
        return own_picture(family[value - 1]) if 1 <= value <= len(family) else None

    def _tile(
        self,
        key: Hashable,
        paint: Callable[..., None],
        short: int,
        horizontal: bool,
        dpr: float,
        lifted: bool,
    ) -> QPixmap:
        margin = self.margin(short)
        width, height = (2 * short, short) if horizontal else (short, 2 * short)
        body = QRectF(margin, margin, width, height)
        return self._picture(
            key,
            width + 2 * margin,
            height + 2 * margin,
            dpr,
            lambda painter: paint(painter, self.theme, body, lifted=lifted),
        )

    def _picture(
        self,
        key: Hashable,
        width: int,
        height: int,
        dpr: float,
        paint: Callable[[QPainter], None],
        ground: Qt.GlobalColor = Qt.GlobalColor.transparent,
    ) -> QPixmap:
        def painted() -> QPixmap:
            picture = QPixmap(ceil(width * dpr), ceil(height * dpr))
            picture.setDevicePixelRatio(dpr)
            picture.fill(ground)
            with QPainter(picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint(painter)
            return picture

        return self._kept(key, painted)

    def _kept(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """The picture kept under this key, made now if it is not there; the longest unused give way."""
        key = (self._worn, key)
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
            return found
        picture = make()
        self._pictures[key] = picture
        self._held += _bytes_of(picture)
        while self._held > _CACHE_BYTES and len(self._pictures) > 1:
            _, forgotten = self._pictures.popitem(last=False)
            self._held -= _bytes_of(forgotten)
        return picture


def _bytes_of(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4
