"""Tables of five to eight: everybody has a place, nothing covers anything, and the set-up goes as far as the rules."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from domino_desktop.core.placing import train
from domino_desktop.storage.settings import Settings
from domino_desktop.ui.art.theme import THEMES
from domino_desktop.ui.board.geometry import Rect
from domino_desktop.ui.board.tile_item import TileItem
from domino_desktop.ui.board.train_signs import TrainSigns
from domino_desktop.ui.board.zones import seat_plan, widest_plates
from domino_desktop.ui.pages.setup_seat import SeatDraft
from domino_desktop.ui.pages.setup_seats import MOST, SeatRow, without_twice_used_colours

MANY = {
    "players": [2, 3, 4, 5, 6, 7, 8],
    "hand_size": {"12": {"2": 12, "3": 12, "4": 12, "5": 11, "6": 11, "7": 11, "8": 11}},
    "max_pip": 12,
}
SIZES = ((1920, 1080), (1280, 800), (1024, 700), (800, 600))
HANDS = ("0-12 1-12", "2-12 3-12", "4-12 5-12", "6-12 7-12", "8-12 9-12", "10-12 11-12", "0-11 1-11", "2-11 3-11")
LONG = (
    "Maria Antonietta Evangelista della Rovere Sforza",
    "João",
    "Åsa-Märta Löfgren-Söderström",
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte",
    "Nonno Beppe",
    "Sri Wahyuningsih",
    "Ann",
    "Dona Conceição",
)


@pytest.fixture(params=[100, 200], ids=["100%", "200%"])
def letters(request, look):
    look.follow(replace(Settings(), text_scale=request.param))
    return request.param


def zones_of(table):
    zones = table.scene.zones
    plates = {f"seat {seat}": rect for seat, rect in enumerate(zones.chips)}
    return {**plates, "headline": zones.headline, "rack": zones.rack, "boneyard": zones.boneyard}


@pytest.mark.parametrize("size", [(1024, 660), (800, 600)])
def test_every_total_is_in_view_where_the_panel_is_a_strip(seat_people, letters, size):
    strip = seat_people("2-6 6-6 6-3", HANDS, ruleset="block", size=size, **MANY).desk.strip
    assert strip.isVisible() and len(strip.chips) == 8
    assert all(strip.rect().contains(chip.geometry()) for chip in strip.chips)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
@pytest.mark.parametrize("long_names", [False, True])
def test_nothing_covers_anything_round_a_full_table(seat_people, letters, monkeypatch, seats, size, long_names):
    if long_names:
        monkeypatch.setattr("tests.ui.tables.NAMES", LONG)
    table = seat_people("2-6 6-6 6-3", HANDS[:seats], ruleset="block", size=size, **MANY)
    zones = zones_of(table)
    whole = Rect(0, 0, table.scene.zones.width, table.scene.zones.height)
    for name, rect in zones.items():
        assert whole.contains(rect), name
    for one, another in combinations(zones, 2):
        assert not zones[one].overlaps(zones[another]), (one, another)
    if not long_names:
        cloth = table.scene.zones.cloth
        assert not any(cloth.overlaps(rect) for rect in zones.values())
        assert all(cloth.contains(place.rect) for place in table.scene.geometry.tiles)


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("width", [400, 640, 800, 1000, 1280, 1600, 1920, 2560])
@pytest.mark.parametrize("text", [15.0, 19.0, 28.0, 38.0])
def test_the_far_seats_sit_clockwise(seats, width, text):
    rows = seat_plan(width, 700, seats, text).rows
    assert sorted(seat for row in rows for seat in row) == list(range(1, seats))
    assert len(rows) <= 2
    upper = rows[0]
    assert list(upper) == sorted(upper)
    if len(rows) == 2:
        first, *last = rows[1]
        assert first == 1 and last == sorted(last, reverse=True) and last[-1] > max(upper)


@pytest.mark.parametrize(("width", "natural"), [(500, [90, 100, 300]), (300, [200, 200]), (900, [90, 100, 300])])
def test_plates_of_one_row_fill_it_at_most(width, natural):
    widest = widest_plates(width, natural)
    taken = sum(min(plate, widest) for plate in natural) + 12 * (len(natural) + 1)
    assert taken <= width + 0.001
    assert taken == pytest.approx(width) or widest == max(natural), "no plate is narrower than it must be"


@pytest.mark.parametrize("size", SIZES[:3])
def test_short_words_of_names_are_not_broken(seat_people, size):
    """At the usual letters eight plates show every word of a name whole."""
    table = seat_people("2-6", HANDS, ruleset="block", size=size, **MANY)
    for chip in table.scene._seats._chips[1:]:
        font = QFont(chip._name_font)
        room = chip._size.width() - chip._pad * 1.8 - chip._badge_side - chip._pad
        for word in chip._mark.name.split():
            assert QFontMetricsF(font).horizontalAdvance(word) <= room, (chip._mark.name, size)


@pytest.mark.parametrize("size", SIZES[:3])
def test_open_hands_of_eight_cover_nothing(seat_people, size):
    """After a block everybody's tiles lie open, each hand with the mark of its seat."""
    laid = "0-0 0-1 1-2 2-0 0-3 3-4 4-0 0-5 5-6 6-0 0-7 7-8 8-0 0-9 9-10 10-0 0-11 11-12 12-0"
    hands = ["1-1 1-3 1-4", "2-2 2-3", "3-3 3-5", "4-4 4-5 4-6", "5-5 5-7", "6-6 6-7", "7-7 7-9", "8-8 8-9 8-10"]
    table = seat_people(laid, hands, ruleset="block", humans=(0,), size=size, **MANY)
    while table.public.score is None:
        table.play_plainly()
        table.wait(lambda: table.public.score is not None or table.controller.human_to_act() is not None)
    table.show_table()
    zones = table.scene.zones
    line_tiles = set(table.public.layout.tiles())
    shown = [
        (item.tile, Rect(item.pos().x(), item.pos().y(), item.pixmap().width() * 0.6, item.pixmap().height() * 0.7))
        for item in table.scene.items()
        if isinstance(item, TileItem) and item.tile not in line_tiles
    ]
    assert len(shown) == sum(len(hand.split()) for hand in hands)
    places = [place.rect for place in table.scene.geometry.tiles]
    for tile, rect in shown:
        assert not any(rect.overlaps(other) for other in (*places, *zones.chips)), tile


def test_eight_colours_and_shapes(look):
    for theme in THEMES:
        assert len(theme.seats) == MOST
        assert len({seat.shape for seat in theme.seats}) == MOST


def test_many_score_cards_are_low(seat_people):
    eight = seat_people("2-6", HANDS, ruleset="block", size=(1440, 900), **MANY)
    four = seat_people("2-6", HANDS[:4], ruleset="block", size=(1440, 900), **MANY)
    low = {card.height() for card in eight.desk.panel.scores.cards}
    assert len(eight.desk.panel.scores.cards) == 8
    assert max(low) < min(card.height() for card in four.desk.panel.scores.cards)


def test_the_light_walk_of_many_names_only_who_is_next(seat_people):
    hands = ("1-1 1-2", "2-2 2-3", *HANDS[2:])
    table = seat_people("0-0", hands, ruleset="block", humans=(0, 1), opens_walk=False, **MANY)
    table.look_in()
    table.submit(0, table.controller.view(0).legal_moves[0])
    ribbon = table.desk._ribbon
    assert ribbon.isVisible()
    assert ribbon._words.text() == table.walk_word("SLIM_RING_NOW", "João")
    assert ribbon.announcement() == table.walk_word("SLIM_RING", "Giulia", "João")


class TestSetUp:
    @pytest.fixture
    def row(self, qtbot, look):
        row = SeatRow(look.art(), look.icons)
        qtbot.addWidget(row)
        row.present([SeatDraft("Anna", None, "en", 0)], (), row._language)
        row.resize(1200, 900)
        row.show()
        return row

    def test_seats_can_be_added_up_to_what_the_rules_have(self, row):
        row.set_most(6)
        while row._add.isVisible():
            row._add.click()
        drafts = row.drafts()
        assert len(drafts) == 6
        assert len({draft.colour for draft in drafts}) == len({draft.name for draft in drafts}) == 6
        row.set_most(8)
        assert row._add.isVisible()

    def test_eight_seats_have_eight_colours(self, row):
        row.set_count(8)
        assert sorted(draft.colour for draft in row.drafts()) == list(range(8))
        assert not row._add.isVisible()
        again = without_twice_used_colours([replace(draft, colour=0) for draft in row.drafts()])
        assert sorted(draft.colour for draft in again) == list(range(8))


@pytest.mark.parametrize("ruleset", ["block", "all-fives", "cross", "chicken-foot", "mexican-train"])
def test_a_window_without_room_is_no_trouble(seat_people, ruleset):
    """A page is shown at sizes that no window keeps: before it is laid out, and while it is dragged small."""
    table = seat_people(ruleset=ruleset, seats=3, humans=(0, 1, 2))
    for size in ((10, 10), (100, 30), (300, 200), (640, 480), (1280, 800)):
        table.page.resize(*size)
        assert table.scene.zones.cloth.width > 0 and table.scene.zones.cloth.height > 0


@pytest.mark.parametrize("factor", [1, 2, 3, 4])
def test_the_plates_of_trains_are_as_sharp_close_up_as_a_screen_of_that_many_pixels_shows_them(seat_people, factor):
    """Whatever is magnified with the line is painted for that, marks of seats as well as letters."""
    table = seat_people(ruleset="mexican-train", seats=8, humans=(0,))
    (signs,) = [item for item in table.scene.items() if isinstance(item, TrainSigns)]
    area = signs.boundingRect()
    pictures = []
    for pixels, scale in ((factor, 1), (1, factor)):
        picture = QImage((area.size() * factor).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(0)
        picture.setDevicePixelRatio(pixels)
        with QPainter(picture) as painter:
            painter.scale(scale, scale)
            painter.translate(-area.topLeft())
            signs.paint(painter, QStyleOptionGraphicsItem())
        picture.setDevicePixelRatio(1)
        pictures.append(picture)
    one, other = pictures
    for mark in table.scene.picture.marks:
        plate = next(slot.label for slot in table.scene.geometry.slots if slot.id == train(mark.seat))
        left, top = (plate.left - area.left()) * factor, (plate.top - area.top()) * factor
        badge = QRectF(left, top, plate.width * factor, plate.height * factor).toRect()
        apart = [
            abs(QColor(one.pixel(x, y)).lightness() - QColor(other.pixel(x, y)).lightness())
            for x in range(badge.left(), badge.right())
            for y in range(badge.top(), badge.bottom())
        ]
        assert sum(each > 30 for each in apart) / len(apart) < 0.01, mark.name
