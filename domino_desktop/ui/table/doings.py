"""What can be done at the table now, for those who choose it by one switch."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF
from PySide6.QtWidgets import QApplication, QMenu, QStackedLayout, QWidget

from domino_desktop.core.tiles import Tile
from domino_desktop.i18n.messages import buttons
from domino_desktop.ui.access.things import Thing, button_thing, buttons_of, items_of
from domino_desktop.ui.board.accessible import choice_name, tile_name
from domino_desktop.ui.board.geometry import Rect
from domino_desktop.ui.table.desk import Desk


class Doings:
    """Lists it for whatever is in front: a menu, a dialog, a page of the result, the walk, the lid, or the table."""

    def __init__(self, desk: Desk, stack: QStackedLayout) -> None:
        self._desk, self._stack = desk, stack

    def now(self) -> list[Thing]:
        """Everything that can be done at this moment, in the order in which the ring goes round."""
        menu, dialog = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        page = self._stack.currentWidget()
        if isinstance(menu, QMenu):
            return items_of(menu)
        if dialog is not None:
            return buttons_of(dialog)
        if page is None or not page.isVisible():
            return []
        return self._at_desk() if page is self._desk else buttons_of(page)

    def _at_desk(self) -> list[Thing]:
        desk = self._desk
        if desk.is_sheet_open:
            return self._in_walk()
        for lid in (desk.curtain, desk.lid):
            if lid.isVisible():
                return [] if lid.is_deaf else [button_thing(lid.button, desk)]
        if desk.board.asking is not None:
            return self._choices()
        if desk.card is not None and desk.card.isVisible():
            return buttons_of(desk.card)
        found = self._tiles()
        return found + [button_thing(one, desk) for one in (*desk.bar.buttons, *desk.lent) if one.isVisible()]

    def _in_walk(self) -> list[Thing]:
        """First the question, which does nothing: no answer may be given by one press too many. Then the answers."""
        desk, sheet = self._desk, self._desk.sheet
        words = sheet.announcement()
        found = [Thing(("question", words), words, desk, lambda: _place_of(sheet, desk), lambda: None)]
        found += buttons_of(sheet)
        return found + ([button_thing(desk.lid.button, desk)] if desk.lid.isVisible() else [])

    def _tiles(self) -> list[Thing]:
        """The tiles that fit, for whom that is shown; else, and where one is to be laid aside, the whole hand."""
        view, board = self._desk.board, self._desk.board.board
        picture = board.picture
        if picture is None or not picture.is_open or picture.owner is None or picture.on_turn != picture.owner:
            return []
        tiles = board.rack.tiles
        return [
            Thing(
                tile,
                tile_name(picture, tile, number, len(tiles)),
                self._desk,
                self._place_of_tile(tile),
                partial(view.choose, tile),
                partial(self._reach, tile),
            )
            for number, tile in enumerate(tiles, 1)
            if tile in picture.legal or not picture.shows_fit or picture.lays_aside
        ]

    def _choices(self) -> list[Thing]:
        """The ends, or the halves, between which a tile waits; and to take the tile back."""
        view, picture = self._desk.board, self._desk.board.board.picture
        if picture is None:
            return []
        choosing = view.choosing
        found = [
            Thing(
                option,
                choice_name(picture, *option),
                self._desk,
                self._place_in_line(partial(choosing.place_of, *option)),
                partial(choosing.pick, *option),
                partial(choosing.favour, *option),
            )
            for option in choosing.options()
        ]
        tile = view.asking
        if tile is not None:
            back = picture.speaker.say(buttons.CANCEL)
            found.append(Thing("back", back, self._desk, self._place_of_tile(tile), view.cancel))
        return found

    def _reach(self, tile: Tile) -> None:
        """A rack that holds more than it shows moves along."""
        board = self._desk.board.board
        board.rack.focus_on(tile)
        board.hand.show_focus(True)
        self._desk.board.cursor_moved.emit()

    def _place_of_tile(self, tile: Tile) -> Callable[[], QRect]:
        def place() -> QRect:
            item, side = self._desk.board.board.hand.item(tile), self._desk.board.board.rack.room.side
            return QRect() if item is None else self._on_desk(QRectF(item.pos(), QSizeF(side, 2 * side)))

        return place

    def _place_in_line(self, place: Callable[[], Rect | None]) -> Callable[[], QRect]:
        def found() -> QRect:
            rect = place()
            if rect is None:
                return QRect()
            return self._on_desk(self._desk.board.board.marks.mapRectToScene(_rectangle(rect)))

        return found

    def _on_desk(self, place: QRectF) -> QRect:
        """A rectangle of the scene in the coordinates of the desk."""
        view = self._desk.board
        corner = view.viewport().mapTo(self._desk, view.mapFromScene(QPointF(place.topLeft())))
        return QRect(corner, place.size().toSize())


def _place_of(widget: QWidget, on: QWidget) -> QRect:
    return QRect(widget.mapTo(on, QPoint(0, 0)), widget.size())


def _rectangle(rect: Rect) -> QRectF:
    return QRectF(rect.left, rect.top, rect.width, rect.height)
