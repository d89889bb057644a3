"""Case C62: a picture without colour stays unambiguous. Whatever has a state differs from its neighbours in shape."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import TABLE, view_for
from domino_desktop.storage.people import Aids
from domino_desktop.storage.settings import Cloth, Settings, Surroundings, Theme, TileSet
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.theme import EVENING, HIGH_CONTRAST, Shape
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.position_picture import PositionPicture
from domino_desktop.ui.pages.foul import FoulPage
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.pages.score_rows import Rows
from tests.ui.pixels import greys
from tests.ui.positions import MARKS, after_walk, fix_4, one_liar
from tests.ui.settled import settle

STEP = 40
"""So many of 256 levels of grey are seen at a glance."""

LOOKS = {
    "light": Settings(),
    "dark-ebony-wood": Settings(surroundings=Surroundings.DARK, tile_set=TileSet.EBONY, cloth=Cloth.WOOD),
    "blue-colours": Settings(cloth=Cloth.BLUE, tile_set=TileSet.COLOURS),
    "high-contrast": Settings(theme=Theme.HIGH_CONTRAST),
}
LINE, HANDS = "2-6 6-6 6-3", ("2-5 1-1 3-4", "0-0 0-1", "5-5 4-4", "1-4 0-5")


@pytest.fixture(params=LOOKS)
def dressed(request, look):
    """One look after another."""
    look.follow(LOOKS[request.param])


def grey(picture):
    image = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    image.setDevicePixelRatio(1)
    return image


def shot(widget):
    settle(widget)
    return grey(widget.grab().toImage())


def differing(one, another, area):
    """How many pixels of the area anybody sees to be different."""
    assert one.size() == another.size()
    area = area.intersected(one.rect())
    return sum(abs(level - other) >= STEP for level, other in zip(greys(one, area), greys(another, area), strict=True))


def around(rect, room=14):
    return QRect(
        round(rect.left - room), round(rect.top - room), round(rect.width + 2 * room), round(rect.height + 2 * room)
    )


# Seats --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", [EVENING, HIGH_CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.parametrize("size", [16, 24, 36, 48])
def test_the_marks_of_seats_differ_without_colour_and_letter(qtbot, theme, size):
    art = TileArt(Dress(theme))
    seen = {shape: on_plate(art.badge(shape, "#606060", "", size), size) for shape in Shape}
    for one, another in combinations(Shape, 2):
        assert differing(seen[one], seen[another], QRect(0, 0, size, size)) >= size * size * 0.04, (one, another)


def on_plate(badge, size):
    plate = QImage(QSize(size, size), QImage.Format.Format_RGB32)
    plate.fill(Qt.GlobalColor.black)
    with QPainter(plate) as painter:
        painter.drawPixmap(QPointF(0, 0), badge)
    return grey(plate)


def test_whose_turn_it_is_shows_as_a_ring_round_the_seat(seat_people, dressed):
    now, later = (seat_people(LINE, HANDS, turn=turn, humans=(0, 1, 2, 3)) for turn in (1, 2))
    pictures = [shot(table.board.viewport()) for table in (now, later)]
    for seat in (1, 2):
        plate = now.scene.zones.chips[seat]
        assert differing(*pictures, around(plate, 4)) >= 2 * plate.width


# Tiles in the rack --------------------------------------------------------------------------------------


def test_a_tile_that_fits_is_raised_under_a_notch(seat_people, dressed):
    told, plain = (seat_people(LINE, HANDS, aids={0: Aids(what_fits=wish)}) for wish in (True, False))
    pictures = [shot(table.board.viewport()) for table in (told, plain)]
    for tile, fits in (("2-5", True), ("1-1", False), ("3-4", True)):
        slot = plain.scene.rack.slot_of(Tile.parse(tile)).rect
        above = around(replace(slot, height=1), 0).adjusted(0, -40, 0, -2)
        changed = differing(*pictures, above)
        assert changed >= 100 if fits else changed == 0, tile


def test_the_tile_that_the_keyboard_is_on_has_a_ring(seat_people, dressed):
    table = seat_people(LINE, HANDS)
    table.board.setFocus(Qt.FocusReason.TabFocusReason)
    first = shot(table.board.viewport())
    table.key(Qt.Key.Key_Right)
    second = shot(table.board.viewport())
    for tile in ("2-5", "1-1"):
        slot = table.scene.rack.slot_of(Tile.parse(tile)).rect
        assert differing(first, second, around(slot)) >= 2 * slot.height, tile


# On the table -------------------------------------------------------------------------------------------


def test_open_ends_are_marked_on_the_cloth(seat_people, dressed):
    table = seat_people(LINE, HANDS)
    marked = shot(table.board.viewport())
    table.scene.marks.hide()
    bare = shot(table.board.viewport())
    for end in table.scene.geometry.ends:
        pill = QRect(round(end.pill.x) - 18, round(end.pill.y) - 18, 36, 36)
        assert differing(marked, bare, pill) >= 80


def test_the_last_move_is_underlined(seat_people, dressed):
    table = seat_people("2-6", HANDS)
    table.submit(0, table.controller.view(0).legal_moves[0])
    table.wait(lambda: table.scene.marks.last is not None)
    marked = shot(table.board.viewport())
    table.scene.marks.hide()
    line = table.scene.marks._underline
    assert differing(marked, shot(table.board.viewport()), around(line, 1)) >= line.width * line.height / 2


def test_the_ends_that_take_a_tile_are_outlined(seat_people, dressed):
    table = seat_people(LINE, HANDS)
    before = shot(table.board.viewport())
    tile = Tile.parse("2-5")
    places = {end.end.id: end.spot_for(tile).rect for end in table.scene.geometry.ends}
    for invited in places:
        table.scene.marks.invite(tile, (invited,))
        after = shot(table.board.viewport())
        outline = places[invited]
        assert differing(before, after, around(outline, 4)) >= outline.width + outline.height
    table.scene.marks.invite(None, ())


# Winner and wrong answer --------------------------------------------------------------------------------


def test_the_winner_stands_on_a_thicker_edge_and_is_named_in_words(qtbot, look, dressed, languages):
    page = ScorePage(look.art())
    page.resize(1280, 800)
    qtbot.addWidget(page)
    view = view_for(after_walk(fix_4()), TABLE)
    page.present(view, MARKS, languages["en"], ("en",) * 4)
    page.show()
    winner, *others = page.findChildren(Rows)[0].cards
    assert winner.raised and not any(card.raised for card in others)
    pictures = [shot(card) for card in (winner, others[0])]
    strips = [edge_of(picture) for picture in pictures]
    assert strips[0] >= strips[1] + 1


def edge_of(card):
    """How many pixels of the left edge are unlike the ground of the card, half way down."""
    ground = card.pixelColor(9, card.height() // 2).red()
    return sum(abs(card.pixelColor(x, card.height() // 2).red() - ground) >= 10 for x in range(6))


def test_the_tile_that_proves_a_wrong_answer_is_dashed_round(qtbot, look, dressed, languages):
    page = FoulPage(look.art())
    page.resize(1280, 800)
    qtbot.addWidget(page)
    page.present(view_for(after_walk(one_liar()), TABLE), MARKS, languages["en"])
    page.show()
    (picture,) = [one for one in page.findChildren(PositionPicture) if one.isVisibleTo(page)]
    proof = shot(picture)
    picture._fitting = None
    picture.update()
    assert differing(proof, shot(picture), proof.rect()) >= 300


def test_the_comparison_sees_no_difference_between_equal_pictures(seat_people):
    one, another = (shot(seat_people(LINE, HANDS).board.viewport()) for _ in range(2))
    assert differing(one, another, one.rect()) == 0
