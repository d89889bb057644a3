"""The board as a screen reader finds it: line, ends, seats, boneyard and the tiles of an open rack, by name."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from domino_desktop.core.layout import LEFT, RIGHT, Line, OpenEnd
from domino_desktop.core.placing import MEXICAN, train
from domino_desktop.core.tiles import Tile
from domino_desktop.i18n.messages import rules, table
from domino_desktop.i18n.narration import either
from domino_desktop.ui.board.geometry import Rect
from domino_desktop.ui.board.picture import Picture
from domino_desktop.ui.board.scene import BoardScene
from domino_desktop.ui.board.view import BoardView
from domino_desktop.ui.controls import accessible_items
from domino_desktop.ui.controls.accessible_items import Item, ItemList


@dataclass(frozen=True, slots=True)
class Part:
    """One thing on the board: its name, where it is in the scene, and the tile of the rack that it is, if any."""

    name: str
    rect: Rect
    tile: Tile | None = None


def line_sentence(picture: Picture) -> str:
    """Everything that lies on the table, tile by tile: the line, then every branch and train as it grows."""
    layout, speaker = picture.view.layout, picture.speaker
    halves = layout.halves()
    if not halves:
        return speaker.say(table.EMPTY_LINE)
    told = [speaker.say(table.LINE_OF_PLAY, " ".join(f"{left}-{right}" for left, right in halves))]
    for arm in layout.arms:
        if arm.tiles and arm.id not in (LEFT, RIGHT):
            tiles = " ".join(f"{placed.near}-{placed.far}" for placed in arm.tiles)
            told.append(_branch(picture, arm, tiles))
    return ". ".join(told)


def _branch(picture: Picture, arm: Line, tiles: str) -> str:
    """One arm beside the line: whose train it is, or from which tile it grows."""
    layout, speaker = picture.view.layout, picture.speaker
    owner = next((mark for mark in picture.marks if train(mark.seat) == arm.id), None)
    if owner is not None:
        return speaker.say(table.TRAIN_TILES, owner.name, tiles)
    if arm.id == MEXICAN:
        return speaker.say(table.COMMON_TRAIN_TILES, tiles)
    parent = layout.arm(arm.parent)
    root = layout.first if parent is None else parent.tiles[arm.at]
    return speaker.say(table.BRANCH, "" if root is None else str(root.tile), tiles)


def parts(board: BoardScene) -> tuple[Part, ...]:
    """Everything on the board that has a name, in the order in which one reads it. Under a closed lid no tile has."""
    picture, zones = board.picture, board.zones
    if picture is None or zones is None:
        return ()
    speaker, view = picture.speaker, picture.view
    found = [Part(line_sentence(picture), zones.cloth)]
    for place in board.geometry.ends:
        if place.end.value is not None:
            found.append(Part(end_name(picture, place.end), board.finder.place_in_view(place.end.id) or zones.cloth))
    for mark in picture.marks:
        held = speaker.say(table.TILES_IN_HAND, n=view.counts[mark.seat])
        points = speaker.say(rules.POINTS, n=view.totals[view.teams[mark.seat]])
        found.append(Part(speaker.say(table.SEAT, mark.name, held, points), zones.chips[mark.seat]))
    if picture.boneyard_label:
        found.append(Part(speaker.say(table.BONEYARD_NAME, n=view.boneyard), zones.boneyard))
    if picture.owner is None:
        return tuple(found)
    is_open = picture.is_open
    rack = table.RACK if is_open else table.RACK_HIDDEN
    found.append(Part(speaker.say(rack, *([picture.marks[picture.owner].name] if is_open else [])), zones.rack))
    if is_open:
        places = {slot.tile: slot.rect for slot in board.rack.slots()}
        tiles = board.rack.tiles
        found += [
            Part(tile_name(picture, tile, number, len(tiles)), places.get(tile, zones.rack), tile)
            for number, tile in enumerate(tiles, 1)
        ]
    return tuple(found)


def tile_name(picture: Picture, tile: Tile, number: int, of: int) -> str:
    """A tile of the rack, its place there, and, for whom that is shown, what it fits.

    Where other people might hear it, only its place.
    """
    speaker = picture.speaker
    if not picture.names_tiles:
        return speaker.say(table.TILE_BY_PLACE, number, of)
    name = speaker.say(table.DOUBLE_TILE if tile.is_double else table.TILE, str(tile))
    ends = picture.legal.get(tile, ()) if picture.shows_fit else ()
    values = [end.value for end in picture.view.layout.ends if end.id in ends and end.value is not None]
    if not values:
        return speaker.say(table.TILE_IN_RACK, name, number, of)
    return speaker.say(table.TILE_FITS, name, number, of, either(values, speaker))


def end_name(picture: Picture, end: OpenEnd) -> str:
    """An open end: where it is, whose train it is, and whether it is closed to the seat on turn."""
    speaker, view = picture.speaker, picture.view
    value = end.value if end.value is not None else 0
    if end.owner is not None:
        message = table.MARKED_TRAIN if end.owner in view.markers else table.TRAIN_OF
        name = speaker.say(message, picture.marks[end.owner].name, value)
    elif end.id == MEXICAN:
        name = speaker.say(table.COMMON_TRAIN, value)
    else:
        is_line = {each.id for each in view.layout.ends} <= {LEFT, RIGHT}
        sides = {LEFT: table.LEFT_END, RIGHT: table.RIGHT_END} if is_line else {}
        name = speaker.say(sides.get(end.id, table.OPEN_END), value)
    if view.turn is not None and end not in view.open:
        return speaker.say(table.CLOSED_END, name, picture.marks[view.turn].name)
    return name


def choice_name(picture: Picture, end_id: str, near: int) -> str:
    """What the keyboard is at while a tile waits: an end, or the half that would touch there (-1: none)."""
    if near >= 0:
        return picture.speaker.say(table.FIRST_HALF, near)
    end = picture.view.layout.end(end_id)
    return "" if end is None else end_name(picture, end)


class AccessibleBoard(ItemList):
    """The board's own interface: a list whose items are the parts."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self._view = view
        self._parts: tuple[Part, ...] = ()
        self._picture: Picture | None = None
        self._seen: tuple[object, ...] = ()

    def parts(self) -> tuple[Part, ...]:
        """What is on the board now; nothing once the board is gone."""
        if not self.isValid():
            return ()
        board = self._view.board
        seen = (board.zones, board.rack.tiles, board.rack.slots())
        if board.picture is not self._picture or seen != self._seen:
            self._picture, self._seen, self._parts = board.picture, seen, parts(board)
        return self._parts

    def make_item(self, place: int) -> AccessiblePart:
        return AccessiblePart(self, place)

    def names(self) -> tuple[str, ...]:
        return tuple(part.name for part in self.parts())

    def _widgets(self) -> list[QWidget]:
        """What stands on the board as widgets: the headline, the buttons beside the rack, the lid."""
        if not self.isValid():
            return []
        found = self._view.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        own = self._view.viewport()
        return [one for one in found if one is not own and one.isVisible() and not one.objectName().startswith("qt_")]

    def childCount(self) -> int:
        return len(self.parts()) + len(self._widgets())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        count = len(self.parts())
        if index >= count:
            beside = self._widgets()[index - count :]
            return QAccessible.queryAccessibleInterface(beside[0]) if beside else None
        return self.item(index) if index >= 0 else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        count = len(self.parts())
        thing: QObject | None = child.object()
        if thing is not None:
            return next((count + number for number, one in enumerate(self._widgets()) if one is thing), -1)
        return self.place_of(child, count)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        for index in reversed(range(self.childCount())):
            item = self.child(index)
            if item is not None and item.rect().contains(x, y):
                return item
        return None

    def focused(self) -> int:
        """The place of the tile that the keyboard is on, or -1."""
        tile = self._view.board.rack.focused
        return next((n for n, part in enumerate(self.parts()) if tile is not None and part.tile == tile), -1)

    def is_chosen(self, tile: Tile) -> bool:
        """Whether this tile waits for its end, or to be laid aside."""
        picture = self._view.board.picture
        return tile == self._view.asking or (picture is not None and tile == picture.aside)

    def text(self, kind: QAccessible.Text) -> str:
        picture = self._view.board.picture if self.isValid() else None
        if picture is None:
            return ""
        if kind is QAccessible.Text.Name:
            return line_sentence(picture)
        if kind is QAccessible.Text.Description:
            return picture.boneyard_label
        return ""

    def rect_of(self, part: Part) -> QRect:
        """A part's place on the screen."""
        top_left = self._view.mapFromScene(QPointF(part.rect.left, part.rect.top))
        bottom_right = self._view.mapFromScene(QPointF(part.rect.right, part.rect.bottom))
        corner = self._view.viewport().mapToGlobal(top_left)
        return QRect(corner, corner + (bottom_right - top_left) - QPoint(1, 1))


class AccessiblePart(Item):
    """The part that stands at one place in the list now; not valid while the list is shorter."""

    def __init__(self, board: AccessibleBoard, place: int) -> None:
        super().__init__(board, place)
        self._board = board

    def _part(self) -> Part | None:
        found = self._board.parts()
        return found[self._place] if self._place < len(found) else None

    def isValid(self) -> bool:
        return self._part() is not None

    def text(self, kind: QAccessible.Text) -> str:
        part = self._part()
        return part.name if part is not None and kind is QAccessible.Text.Name else ""

    def rect(self) -> QRect:
        part = self._part()
        return QRect() if part is None else self._board.rect_of(part)

    def role(self) -> QAccessible.Role:
        part = self._part()
        return QAccessible.Role.StaticText if part is None or part.tile is None else QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        part = self._part()
        if part is None:
            state.invalid = True
        elif part.tile is not None:
            state.focusable = True
            state.focused = self._board.focused() == self._place
            state.selected = self._board.is_chosen(part.tile)
        return state


@cache
def install() -> None:
    """Let screen readers find every board that is made from now on."""
    accessible_items.install(_make)


def _make(key: str, thing: QObject | None) -> QAccessibleInterface | None:
    if not isinstance(thing, BoardView):
        return None
    board = AccessibleBoard(thing)
    accessible_items.keep(thing, board)
    thing.shown.connect(lambda: board.tell_changes())
    thing.cursor_moved.connect(lambda: board.tell_focus())
    return board
