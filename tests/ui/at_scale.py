"""Hits and carries tiles with the pixels of a screen of one scale (QT_SCALE_FACTOR); prints what goes wrong, or ok."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from domino_desktop.core.tiles import TileSet
from domino_desktop.storage.settings import Settings
from domino_desktop.ui.look import Look
from tests.ui.tables import Table

INSIDE = 2.0


def pixel(value, scale):
    """The place of the nearest pixel of the screen."""
    return round(value * scale) / scale


def mouse(table, kind, point, button=Qt.MouseButton.NoButton):
    viewport = table.board.viewport()
    held = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseButtonRelease else Qt.MouseButton.LeftButton
    event = QMouseEvent(kind, point, QPointF(viewport.mapToGlobal(point)), button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(viewport, event)


def missed(table, scale, name):
    """Every tile two pixels inside each edge and corner, and one answer for every place of a gap."""
    hand, side = table.scene.hand, table.scene.rack.room.side
    wrong = []
    for slot in table.scene.rack.slots():
        corner = hand.item(slot.tile).goal
        for right in (INSIDE, side / 2, side - INSIDE):
            for down in (INSIDE, float(side), 2 * side - INSIDE):
                point = QPointF(pixel(corner.x() + right, scale), pixel(corner.y() + down, scale))
                if hand.tile_at(point) != slot.tile:
                    wrong.append(f"{name}: {slot.tile} at {right, down} is {hand.tile_at(point)}")
    slots = table.scene.rack.slots()
    for one, other in pairwise(slots):
        if one.rect.top == other.rect.top:
            down = max(hand.item(each.tile).goal.y() for each in (one, other)) + side
            middle = (one.rect.right + other.rect.left) / 2
            for shift, tile in ((-1.5, one.tile), (1.5, other.tile)):
                if hand.tile_at(QPointF(pixel(middle + shift, scale), down)) != tile:
                    wrong.append(f"{name}: the gap beside {tile}")
    return wrong


def arrows(table):
    """Where the rack holds more, what leads on is as wide as a finger and as high as a tile."""
    rack, area = table.scene.rack, table.scene.zones.rack
    if not any(rack.room.hides):
        return []
    slots = rack.slots()
    wide = min(slots[0].rect.left - area.left, area.right - max(slot.rect.right for slot in slots)) + 16
    return [] if wide >= 43 else [f"the arrows are only {wide} wide"]


def carried(table, scale):
    """A tile carried to one pixel after the other stays under the pointer, in the scene and on the screen."""
    tile = table.scene.rack.slots()[0].tile
    item, wrong = table.scene.hand.item(tile), []
    start = item.pos() + QPointF(17, 31)
    start = QPointF(pixel(start.x(), scale), pixel(start.y(), scale))
    mouse(table, QEvent.Type.MouseButtonPress, start, Qt.MouseButton.LeftButton)
    grip = start - item.pos()
    for step in range(1, 40):
        point = QPointF(pixel(start.x() + step * 3.3, scale), pixel(start.y() - 20 - step * 5.7, scale))
        mouse(table, QEvent.Type.MouseMove, point)
        off = item.pos() + grip - point
        if table.board.lifted is not item or abs(off.x()) > 1e-6 or abs(off.y()) > 1e-6:
            wrong.append(f"off by {off} at {point}")
    mouse(table, QEvent.Type.MouseButtonRelease, point, Qt.MouseButton.LeftButton)
    return wrong


def pile_and_ends(table, scale):
    """The pile is hit two pixels inside its uppermost tile; an open end takes a tile over 44 pixels and more."""
    wrong, spot = [], table.scene.yard.spot()
    for right in (-1, 1):
        for down in (-1, 1):
            x = pixel(spot.middle.x() + right * (spot.short / 2 - INSIDE), scale)
            y = pixel(spot.middle.y() + down * (spot.short - INSIDE), scale)
            if not table.scene.is_boneyard(QPointF(x, y)):
                wrong.append(f"the pile at {x, y}")
    tile, ends = next(iter(table.scene.picture.legal.items()))
    place = table.scene.geometry.end(ends[0])
    middle = table.scene.marks.mapToScene(QPointF(place.pill.x, place.pill.y))
    for right in (-21.0, 0.0, 21.0):
        for down in (-21.0, 0.0, 21.0):
            if table.scene.end_at(middle + QPointF(right, down), tile, ends) != ends[0]:
                wrong.append(f"the end at {right, down}")
    return wrong


def main(folder):
    application = QApplication(sys.argv[:1])
    application.setStyle("Fusion")
    look = Look(application)
    look.follow(Settings())
    tiles = [tile for tile in TileSet(12).tiles if str(tile) not in ("0-0", "0-1")]
    wrong, scale = [], 1.0
    for count, size in ((7, (1280, 800)), (30, (1440, 900)), (48, (1000, 700))):
        hand, other = (" ".join(map(str, some)) for some in (tiles[:count], tiles[count : count + 3]))
        pile = " ".join(map(str, tiles[count + 3 : count + 9]))
        table = Table(None, look, Path(folder) / str(count), "0-0 0-1", (hand, other), pile, size=size, max_pip=12)
        scale = table.board.devicePixelRatioF()
        wrong += missed(table, scale, f"{count} tiles")
        table.scene.hand.show_focus(True)
        table.scene.hand.scroll(1)
        wrong += missed(table, scale, f"{count} tiles, further on")
        wrong += arrows(table) + pile_and_ends(table, scale)
        wrong += carried(table, scale)
        table.leave()
    print("\n".join(wrong) or f"{scale} ok")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
