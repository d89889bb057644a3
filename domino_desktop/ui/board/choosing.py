"""A tile that can go several ways waits to be told the end, and where either half may touch, the half."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QPointF, Qt

from domino_desktop.core.moves import PlayTile
from domino_desktop.core.tiles import Tile
from domino_desktop.ui.board.geometry import Rect
from domino_desktop.ui.board.picture import Picture
from domino_desktop.ui.board.scene import BoardScene

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
_T = TypeVar("_T")


def are_alike(picture: Picture, ends: tuple[str, ...]) -> bool:
    """Whether it makes no difference at which of these ends a tile is laid, so that nobody needs to choose."""
    view = picture.view
    found = [end for end in view.layout.ends if end.id in ends]
    if len({(end.value, end.owner) for end in found}) > 1:
        return False
    if view.ruleset.placing == "line" and view.ruleset.play_scoring.kind == "none":
        return True
    if view.ruleset.toes and len(found) == len(view.layout.ends):
        # The toes of one double: which of them comes first is all the same.
        return True
    return len(ends) == 1 or not any(arm.tiles for arm in view.layout.arms if arm.id in ends)


class Choosing:
    """Lights up what can be chosen, and listens to clicks and keys until it is.

    ``lay`` gets the finished move; ``changed`` is called when it begins or no longer waits; ``pointed`` with the end
    and the half (-1: none) that the keyboard is at.
    """

    def __init__(
        self,
        board: BoardScene,
        lay: Callable[[PlayTile], object],
        changed: Callable[[], object],
        pointed: Callable[[str, int], object],
    ) -> None:
        self._board = board
        self._lay, self._changed, self._pointed = lay, changed, pointed
        self._tile: Tile | None = None
        self._end: str | None = None

    @property
    def tile(self) -> Tile | None:
        """The tile that waits."""
        return self._tile

    @property
    def asks_for_half(self) -> bool:
        """Whether the end is known, and only the half is still to be chosen."""
        return self._end is not None

    def ask_end(self, tile: Tile, ends: tuple[str, ...]) -> None:
        """Light up these ends, and wait for one of them."""
        self.stop()
        self._tile = tile
        self._board.marks.invite(tile, ends, ends[0])
        self._changed()
        self._pointed(ends[0], -1)

    def lay(self, tile: Tile, end: str) -> None:
        """Play this tile at this end; where either half may touch, ask first which one."""
        board = self._board
        nears = () if board.picture is None else board.picture.ways.get((tile, end), ())
        place = board.geometry.end(end)
        if len(nears) < 2 or place is None or board.zones is None:
            self._lay(PlayTile(tile, end, nears[0] if nears else None))
            return
        self._tile, self._end = tile, end
        self._show_ways(nears[0])
        self._changed()
        self._pointed(end, nears[0])

    def follow(self) -> None:
        """The tiles have moved: so do the halves to choose from."""
        if self._end is not None:
            self._show_ways(self._board.ways.favoured)

    def _show_ways(self, favoured: int) -> None:
        board = self._board
        if self._tile is None or self._end is None or board.picture is None or board.zones is None:
            return
        place = board.geometry.end(self._end)
        if place is not None:
            nears = board.picture.ways[self._tile, self._end]
            side, cloth = board.geometry.short_side, board.zones.cloth
            board.ways.present(self._tile, place.spot_for(self._tile), nears, favoured, side, cloth, board.dpr)

    def click(self, point: QPointF) -> None:
        """Somebody clicked here, in the scene."""
        tile = self._tile
        if tile is None:
            return
        if self._end is not None:
            near = self._board.ways.near_at(self._board.to_line(point))
            if near is None:
                self.stop()
            else:
                self._choose_half(near)
            return
        end = self._board.end_at(point, tile, self._ends())
        self.stop()
        if end is not None:
            self.lay(tile, end)

    def key(self, key: int) -> bool:
        """Arrows go through the ends, or through the halves; Enter takes the favoured one. Answers whether it did."""
        assert self._tile is not None
        marks, ways, ends = self._board.marks, self._board.ways, self._ends()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self._end is not None:
                self._choose_half(ways.favoured)
                return True
            tile, end = self._tile, marks.favoured or ends[0]
            self.stop()
            self.lay(tile, end)
            return True
        step = _STEPS.get(Qt.Key(key))
        if step is None:
            return False
        if self._end is not None:
            near = _neighbour(ways.nears, ways.favoured, step)
            ways.favour(near)
            self._pointed(self._end, near)
        else:
            end = _neighbour(ends, marks.favoured or ends[0], step)
            marks.invite(self._tile, ends, end)
            self._pointed(end, -1)
        return True

    def options(self) -> tuple[tuple[str, int], ...]:
        """What can be chosen now: each end with -1 for no half, or the end that is known with each half."""
        if self._end is not None:
            return tuple((self._end, near) for near in self._board.ways.nears)
        return tuple((end, -1) for end in self._ends())

    def favour(self, end: str, near: int) -> None:
        """Show boldly that this end, or this half, would be chosen now."""
        if self._end is not None:
            self._board.ways.favour(near)
        elif self._tile is not None:
            self._board.marks.invite(self._tile, self._ends(), end)

    def pick(self, end: str, near: int) -> None:
        """Choose this end, or this half."""
        tile = self._tile
        if self._end is not None:
            self._choose_half(near)
        elif tile is not None:
            self.stop()
            self.lay(tile, end)

    def place_of(self, end: str, near: int) -> Rect | None:
        """Where the tile would lie at this end, or with this half, in the coordinates of the line."""
        if self._tile is None:
            return None
        if self._end is not None:
            ghost = self._board.ways.place_of(near)
            return Rect(ghost.left(), ghost.top(), ghost.width(), ghost.height())
        place = self._board.geometry.end(end)
        return None if place is None else place.spot_for(self._tile).rect

    def stop(self) -> None:
        """Wait no longer."""
        if self._tile is not None:
            self._tile = self._end = None
            self._board.marks.invite(None, ())
            self._board.ways.hide()
            self._changed()

    def _choose_half(self, near: int) -> None:
        tile, end = self._tile, self._end
        self.stop()
        if tile is not None and end is not None:
            self._lay(PlayTile(tile, end, near))

    def _ends(self) -> tuple[str, ...]:
        picture = self._board.picture
        return () if picture is None or self._tile is None else picture.legal.get(self._tile, ())


def _neighbour(row: tuple[_T, ...], now: _T, step: int) -> _T:
    """The next one in this row, or the same at its end."""
    place = row.index(now) if now in row else 0
    return row[max(0, min(len(row) - 1, place + step))]
