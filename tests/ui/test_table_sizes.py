"""Every size of window and letters: nothing covers anything, nothing is cut, and sizes depend on the window alone."""

from dataclasses import replace
from itertools import combinations, pairwise
from random import Random

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QWidget

from domino_desktop.core.layout import Layout
from domino_desktop.i18n.language import CODES, language
from domino_desktop.i18n.messages import table as table_words
from domino_desktop.storage.settings import Pace, Settings
from domino_desktop.storage.setup import BlockCheck
from domino_desktop.ui.board.chip import SeatChip
from domino_desktop.ui.board.geometry import Rect
from domino_desktop.ui.board.plate_text import bold, longest_word
from domino_desktop.ui.board.tile_item import TileItem
from domino_desktop.ui.controls import ActionButton
from domino_desktop.ui.motion import Motion
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.style import SMALLEST_POINTS
from domino_desktop.ui.table.action_bar import ActionBar
from domino_desktop.ui.table.phrases import Action, Deed
from tests.core.tables import DEAD_LINE
from tests.ui.lines import LONGEST, longest_halves

LINE_28 = (
    "0-0 0-1 1-1 1-2 2-2 2-0 0-3 3-3 3-1 1-4 4-4 4-0 0-5 5-5 5-1 1-6 6-6 6-2 2-3 3-4 4-2 2-5 5-3 3-6 6-4 4-5 5-6 6-0"
)
SIZES = ((1440, 900), (1280, 800), (1024, 700), (800, 600))
SMALL = {0: "2-5 4-6", 1: "3-3 3-4", 2: "0-0 0-1", 3: "1-1 1-2"}


def halves(text):
    return tuple(tuple(map(int, word.split("-"))) for word in text.split())


def to_one_side(tiles):
    """The line with its first tile at the left end and every other one laid to the right."""
    return Layout.of_halves(tiles)


def show(table, layout):
    """Lay this line on the table, whoever holds what."""
    picture = table.board._picture
    table.board.show_picture(replace(picture, view=replace(picture.view, layout=layout)))


def zones_of(table):
    zones = table.scene.zones
    named = {f"seat {seat}": rect for seat, rect in enumerate(zones.chips)}
    return {
        **named,
        "line": zones.cloth,
        "headline": zones.headline,
        "rack": zones.rack,
        "boneyard": zones.boneyard,
        "actions": zones.actions,
    }


def assert_line_is_whole(table):
    places = table.scene.geometry.tiles
    cloth = table.scene.zones.cloth
    assert len(places) == len(table.board._picture.view.layout.tiles()), "the view holds every tile"
    for place in places:
        assert cloth.contains(place.rect), (place.tile, table.size)
        item = table.scene.line_item(place.tile)
        assert item.goal.toTuple() == (place.rect.left, place.rect.top)
    for one, another in combinations(places, 2):
        assert not one.rect.overlaps(another.rect), (one.tile, another.tile)
    for one, another in pairwise(places):
        assert touch(one, another), (one.tile, another.tile)


def touch(one, another):
    """Whether two neighbours of the line touch with halves of the same number."""
    for near in one.halves:
        for far in another.halves:
            gap = near.rect.distance_to(far.rect.centre) - min(far.rect.width, far.rect.height) / 2
            if near.value == far.value and gap <= 0.5:
                return True
    # A double lies across the line: its middle touches, where both halves meet.
    return one.tile.is_double or another.tile.is_double


@pytest.fixture(params=[100, 200], ids=["100%", "200%"])
def letters(request, look):
    look.follow(replace(Settings(), text_scale=request.param))
    return request.param


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c43_nothing_on_the_board_covers_anything(seat_people, letters, seats, size):
    table = seat_people("2-6", [SMALL[seat] for seat in range(seats)], "0-2 0-3", size=size)
    zones = zones_of(table)
    whole = Rect(0, 0, table.scene.zones.width, table.scene.zones.height)
    for name, rect in zones.items():
        assert whole.contains(rect), name
    for one, another in combinations(zones, 2):
        assert not zones[one].overlaps(zones[another]), (one, another)
    for tile in table.scene.rack.tiles:
        assert table.scene.zones.rack.left <= table.scene.rack.slot_of(tile).rect.left


@pytest.mark.parametrize("max_pip", [6, 12])
@pytest.mark.parametrize("size", SIZES)
def test_c43_the_longest_line_to_one_side_stays_whole(seat_people, letters, size, max_pip):
    table = seat_people("2-6", [SMALL[seat] for seat in range(4)], size=size, max_pip=max_pip)
    tiles = halves(LINE_28) if max_pip == 6 else longest_halves(12, Random(5))
    assert len(tiles) == LONGEST[max_pip]
    show(table, to_one_side(tiles))
    assert_line_is_whole(table)
    if size == (1024, 700) and letters == 100 and max_pip == 6:
        assert table.scene.geometry.short_side >= 22
    table.page.resize(800, 600)
    QApplication.processEvents()
    assert_line_is_whole(table)


@pytest.mark.parametrize("lengths", range(8, 31, 2))
def test_c44_every_width_turns_the_line_somewhere_else(seat_people, lengths):
    table = seat_people("2-6", [SMALL[seat] for seat in range(4)], size=(max(800, 56 * lengths), 760))
    show(table, to_one_side(halves(LINE_28)))
    assert_line_is_whole(table)


def test_c45_the_drawn_halves_read_as_the_line_does(seat_people):
    table = seat_people("2-6", ("2-5 1-1", "4-6 3-3"), humans=(0, 1))
    table.open_lid()
    table.drag("2-5", table.outline("2-5", "left"))
    table.open_lid()
    table.drag("4-6", table.outline("4-6", "right"))
    drawn = sorted(
        ((item.goal.x(), item.halves) for item in map(table.scene.line_item, table.public.layout.tiles())),
        key=lambda pair: pair[0],
    )
    assert [both for _, both in drawn] == [(5, 2), (2, 6), (6, 4)]


def test_c45_in_a_vertical_stretch_too(seat_people):
    table = seat_people("2-6", [SMALL[seat] for seat in range(4)], size=(800, 600))
    show(table, to_one_side(halves(LINE_28)))
    upright = [place for place in table.scene.geometry.tiles if place.is_upright and not place.tile.is_double]
    assert upright, "the line was meant to turn"
    for place in upright:
        item = table.scene.line_item(place.tile)
        assert item.halves == (place.halves[0].value, place.halves[1].value)
        assert item.pixmap().height() > item.pixmap().width()


def test_c51_sizes_are_those_of_a_fresh_window_after_any_journey(seat_people):
    def sizes(table):
        return table.scene.geometry.short_side, table.scene.rack.room.side, table.scene.zones

    table = seat_people("2-6", [SMALL[seat] for seat in range(4)], size=(1280, 800))
    show(table, to_one_side(halves(LINE_28)))
    fresh = sizes(table)
    table.page.showMinimized()
    QApplication.processEvents()
    table.page.showNormal()
    QApplication.processEvents()
    for journey in ((1920, 1080), (800, 600), (1024, 700), (1600, 900), (1280, 800)):
        table.page.resize(*journey)
        QApplication.processEvents()
        assert_line_is_whole(table)
    assert sizes(table) == fresh


def test_the_panel_becomes_a_strip_in_small_windows_and_with_large_letters(seat_people, look):
    table = seat_people("2-6", ("2-5 1-1", "3-3"), size=(1280, 800))
    assert table.desk.panel.isVisible() and not table.desk.strip.isVisible()
    for size in ((999, 800), (1280, 679)):
        table.page.resize(*size)
        assert not table.desk.panel.isVisible() and table.desk.strip.isVisible()
        assert table.desk.strip.height() + table.board.height() == table.desk.height()
    table.page.resize(1024, 700)
    assert table.desk.panel.isVisible()
    look.follow(replace(Settings(), text_scale=200))
    large = seat_people("2-6", ("2-5 1-1", "3-3"), size=(1024, 700))
    assert large.desk.strip.isVisible() and not large.desk.panel.isVisible()


def test_the_panel_is_between_its_least_and_its_most_width(seat_people):
    for width, least, most in ((1024, 260, 340), (1440, 260, 340), (2560, 260, 340)):
        table = seat_people("2-6", ("2-5 1-1", "3-3"), size=(width, 900))
        assert least <= table.desk.panel.width() <= most


@pytest.mark.parametrize("size", SIZES)
def test_the_words_and_buttons_beside_the_rack_fit(seat_people, letters, size):
    table = seat_people("2-6", ("1-1 3-3", "4-4 0-0"), "", size=size)
    for button in table.desk.bar.findChildren(ActionButton):
        assert button.height() >= 44 and button.width() >= 44
        assert button.height() >= button.heightForWidth(button.width()) or len(table.buttons()) > 1
        assert table.desk.bar.rect().contains(button.geometry())
    assert table.headline.height() >= table.headline.fontMetrics().height()


def test_the_rack_never_shrinks_below_44(seat_people, letters):
    for size in SIZES:
        table = seat_people("2-6", (" ".join(f"{a}-{b}" for a in range(3) for b in range(3, 7)), "3-3"), size=size)
        assert table.scene.rack.room.side >= 44


def test_large_names_are_shown_whole_at_every_seat(seat_people, letters, monkeypatch):
    long = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte"
    monkeypatch.setattr("tests.ui.tables.NAMES", (long, "Åsa-Märta Löfgren-Söderström", long[:40], "Elsa"))
    for size in SIZES:
        table = seat_people("2-6", [SMALL[seat] for seat in range(4)], size=size)
        zones = zones_of(table)
        whole = Rect(0, 0, table.scene.zones.width, table.scene.zones.height)
        for name in zones:
            assert whole.contains(zones[name]), (name, size)
        for one, another in combinations(zones, 2):
            assert not zones[one].overlaps(zones[another]), (one, another, size)


class TestMotion:
    def test_c53_reduced_motion_leaves_short_fades_at_most(self):
        for pace in Pace:
            reduced, full = Motion.of(pace, True), Motion.of(pace, False)
            assert reduced.play <= 80
            assert (reduced.nod, reduced.slide, reduced.deal, reduced.replay) == (0, 0, 0, 0)
            assert full.replay <= 2000
            assert reduced.ceremony == full.ceremony, "what is to be read stays as long"
        assert Motion.of(Pace.INSTANT, False).play == 0
        assert [Motion.of(pace, False).play for pace in (Pace.QUICK, Pace.NORMAL, Pace.SLOW)] == [120, 200, 350]

    def test_at_reduced_motion_the_sheet_is_there_at_once(self, seat_people):
        table = seat_people("6-6", ("0-0 1-1", "2-2 3-3"), humans=(0, 1), pace=Pace.SLOW, reduced=True)
        table.open_lid()
        table.key(None, "b")
        assert table.sheet.isVisible()
        assert table.desk.rect().contains(table.sheet.geometry())

    def test_a_pace_that_changes_in_play_is_followed(self, seat_people):
        table = seat_people("2-6", ("2-5 1-1", "4-6 3-3"), pace=Pace.SLOW)
        table.click(table.spot("2-5"))
        table.page.set_motion(Motion.of(Pace.INSTANT, False))
        assert table.board._picture.play_time == 0


def test_the_walk_dims_the_cloth_and_stays_dimmed_through_a_resize(seat_people):
    table = seat_people("6-6", ("0-0 1-1", "2-2 3-3"), humans=(0, 1), check=BlockCheck.HONOUR)
    table.open_lid()
    table.key(None, "b")
    assert table.scene.is_dimmed
    table.page.resize(QSize(900, 640))
    assert table.scene.is_dimmed and table.desk.rect().contains(table.sheet.geometry())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("many", [False, True])
def test_open_hands_cover_neither_line_nor_names(seat_people, letters, size, many):
    """After the round, and in the walk: every hand lies open beside its seat."""
    hands = ("0-0 0-2 1-1 1-2", "0-3 1-3 2-2 3-3", "0-4 0-5 1-4 1-5 2-4", "2-5 3-4 3-5 4-4 5-5")
    if many:
        hands = (hands[0] + " " + hands[2] + " " + hands[3], hands[1])
    table = seat_people(DEAD_LINE, hands, humans=range(len(hands)), size=size)
    table.open_lid()
    table.key(None, "p")
    while table.public.score is None:
        table.sheet_button("no").click()
    table.wait(lambda: table.shown is table.score_page)
    table.show_table()
    assert_line_is_whole(table)
    zones = table.scene.zones
    whole = Rect(0, 0, zones.width, zones.height)
    line = set(table.public.layout.tiles())
    shown = []
    for item in table.scene.items():
        if isinstance(item, TileItem) and item.tile not in line:
            shown.append((item.tile, Rect(item.pos().x(), item.pos().y(), 26, 52)))
    assert len(shown) == sum(len(hand.split()) for hand in hands)
    places = [place.rect for place in table.scene.geometry.tiles]
    for tile, rect in shown:
        assert whole.contains(rect), tile
        assert not any(rect.overlaps(other) for other in (*places, *zones.chips, zones.boneyard)), tile
        assert not any(rect.overlaps(other) for another, other in shown if another != tile), tile


def test_a_tile_that_is_lifted_leaves_no_notch_behind(seat_people):
    table = seat_people("2-6", ("2-5 4-6 1-1", "3-3 3-4"))
    marks = table.scene.hand._rack_item.marks
    assert len(marks._fitting) == 2
    table.lift("2-5", table.outline("2-5", "left"))
    assert len(marks._fitting) == 1
    table.key(Qt.Key.Key_Escape)
    assert len(marks._fitting) == 2


@pytest.mark.parametrize("code", CODES)
def test_what_stands_under_a_name_takes_one_line_of_a_small_table(look, code):
    font = QApplication.font()
    font.setPointSizeF(24.0)
    chip, mark = SeatChip(look.art()), SeatMark(1, "Elsa", 1, code)
    said = language(code).say(table_words.SEAT_LAID_ASIDE, 1)
    alone, both = (chip.measure(mark, words, font, 250, False, False) for words in ("", said))
    assert both.height() <= alone.height() + QFontMetricsF(font).height()
    assert both.width() <= 250


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("widest", [190, 220, 260, 320])
@pytest.mark.parametrize("points", [12.0, 15.0])
def test_the_fanned_backs_make_way_for_the_words_on_a_plate(look, code, widest, points):
    font = QApplication.font()
    font.setPointSizeF(points)
    chip, mark = SeatChip(look.art()), SeatMark(1, "Jo", 1, code)
    spoken = language(code).own_name
    name = QFontMetricsF(bold(font)).horizontalAdvance(mark.name) + 4
    beside = chip.measure(mark, "", font, widest, True, False).width() - name
    chip.measure(mark, spoken, font, widest, True, True)
    room = widest - beside - chip._fan_width(QFontMetricsF(font).height())
    assert not chip._has_fan or longest_word(spoken, chip._subtitle_font) <= room


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("width", [160, 200, 240])
def test_no_word_on_an_action_is_wider_than_its_button(look, qtbot, code, width):
    look.follow(replace(Settings(), text_scale=200))
    desk = QWidget()
    qtbot.addWidget(desk)
    bar = ActionBar(look.art(), look.icons, desk)
    words = [language(code).say(message) for message in (table_words.SHOW_SCORE, table_words.SAY_BLOCKED)]
    bar.present(tuple(Action(Deed.TAKE, one) for one in words), "", False, "")
    bar.fit(width, 400)
    smallest = min(button.font().pointSizeF() for button in bar.buttons)
    for button in bar.buttons:
        assert button.minimumSizeHint().width() <= width or smallest <= SMALLEST_POINTS, button.text()
