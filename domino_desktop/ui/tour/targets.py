"""Where on the desk the things are that the tour talks about, in the coordinates of a widget around the desk."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSizeF
from PySide6.QtWidgets import QWidget

from domino_desktop.core.events import Knocked
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.ui.board.geometry import Rect
from domino_desktop.ui.table.desk import Desk
from domino_desktop.ui.tour.steps import Step, tile_to_lay


def targets(step: Step, view: View, desk: Desk, around: QWidget, block_label: str) -> tuple[QRectF, ...]:
    """What is pointed at in this step; ``block_label`` are the words on the button that says the game is blocked."""
    zones = desk.board.board.zones
    if zones is None or desk.is_sheet_open:
        return ()
    if step in (Step.LAY, Step.ENDS, Step.TAKEN):
        return _to_lay(view, desk, around)
    if step is Step.TAKE:
        return (_of(zones.boneyard, desk, around),)
    if step is Step.PASS:
        seat = next(event.seat for event in reversed(view.history) if isinstance(event, Knocked))
        return (_of(zones.chips[seat], desk, around),)
    if step is Step.BLOCK:
        buttons = [button for button in desk.bar.buttons if button.text() == block_label]
        return tuple(QRectF(QRect(button.mapTo(around, QPoint(0, 0)), button.size())) for button in buttons)
    return ()


def kept_clear(desk: Desk, around: QWidget) -> tuple[QRectF, ...]:
    """Everything on the desk that somebody may want to read, or to press."""
    board = desk.board.board
    zones = board.zones
    if zones is None:
        return ()
    rects = [*zones.chips, zones.boneyard, *(slot.rect for slot in board.rack.slots())]
    laid = [
        QRectF(place.rect.left, place.rect.top, place.rect.width, place.rect.height) for place in board.geometry.tiles
    ]
    words = QRectF(desk.headline.geometry())
    width = min(words.width(), desk.headline.natural_width() + 24.0)
    words = QRectF(words.center().x() - width / 2, words.top(), width, words.height())
    shown = [QRectF(each.geometry()) for each in (desk.voices.bubble, desk.voices.speech) if each.isVisible()]
    buttons = [QRectF(button.geometry().translated(desk.bar.pos())) for button in desk.bar.buttons]
    return (
        *(_of(rect, desk, around) for rect in rects),
        *(_mapped(board.marks.mapRectToScene(rect), desk, around) for rect in laid),
        *(_mapped(rect, desk, around) for rect in (words, *shown, *buttons)),
    )


def _to_lay(view: View, desk: Desk, around: QWidget) -> tuple[QRectF, ...]:
    """The tile that fits and the ends that it fits; only those once it is in the air, or waits for one of them."""
    tile = tile_to_lay(view)
    board = desk.board
    ends = tuple(_end(end, tile, desk, around) for end in view.open if tile is not None and end.value in tile)
    places = tuple(place for place in ends if place is not None)
    if tile is None or board.lifted is not None or board.asking is not None:
        return places
    item, side = board.board.hand.item(tile), board.board.rack.room.side
    # Where it stands, not its place in the rack: a tile that fits stands higher.
    return places if item is None else (_mapped(QRectF(item.goal, QSizeF(side, side * 2)), desk, around), *places)


def _end(end: object, tile: Tile | None, desk: Desk, around: QWidget) -> QRectF | None:
    """The number of this open end, on the table."""
    geometry = desk.board.board.geometry
    place = next((each for each in geometry.ends if each.end == end), None)
    if place is None:
        return None
    size = geometry.pill_diameter
    pill = QRectF(place.pill.x - size / 2, place.pill.y - size / 2, size, size)
    return _mapped(desk.board.board.marks.mapRectToScene(pill), desk, around)


def _of(rect: Rect, desk: Desk, around: QWidget) -> QRectF:
    return _mapped(QRectF(rect.left, rect.top, rect.width, rect.height), desk, around)


def _mapped(scene: QRectF, desk: Desk, around: QWidget) -> QRectF:
    corner = desk.board.viewport().mapTo(around, desk.board.mapFromScene(scene.topLeft()))
    return QRectF(corner.x(), corner.y(), scene.width(), scene.height())
