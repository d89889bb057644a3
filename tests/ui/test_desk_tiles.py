"""Tiles at the referee desk: typed, pasted, chosen in the grid, and their balance."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QHelpEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from domino_desktop.controller.balance import Balance, Place, PlaceKind, Refusal, RefusalReason
from domino_desktop.core.tiles import Tile, TileSet, parse_tiles
from domino_desktop.i18n.english import English
from domino_desktop.i18n.language import CODES, Language
from domino_desktop.i18n.messages import desk_tiles
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.theme import EVENING, HIGH_CONTRAST, THEMES, Theme
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.desk.balance_card import MOST_TILES, BalanceCard, SmallTiles
from domino_desktop.ui.desk.grid_plan import GridPlan, cells, fitting, moved
from domino_desktop.ui.desk.tile_grid import TileGrid
from domino_desktop.ui.desk.tile_marks import Legend, mark_picture
from domino_desktop.ui.desk.tile_typing import (
    SEPARATORS,
    HalfATile,
    NoSuchNumber,
    NumberTyping,
    TileTyping,
    read_tiles,
    reads,
)
from domino_desktop.ui.desk.tile_words import refusal_sentence, typing_sentence
from domino_desktop.ui.seating import SeatMark

SETS = (6, 9, 12, 15, 18)
NAMES = ("Anna", "João", "Giulia", "Budi")
MARKS = tuple(SeatMark(seat, name, seat, "en") for seat, name in enumerate(NAMES))


def typed(text: str, max_pip: int) -> list[Tile]:
    """Every tile that comes of typing this and the key that ends it."""
    typing = TileTyping(max_pip)
    found = [typing.press(character) for character in text] + [typing.finish()]
    assert typing.pending == ""
    return [tile for tile in found if tile is not None]


def balance(table="", hands=(), boneyard="", asleep="", max_pip=6) -> Balance:
    held = {seat: parse_tiles(hand) for seat, hand in enumerate(hands)}
    return Balance.of(TileSet(max_pip), parse_tiles(table), held, parse_tiles(boneyard), parse_tiles(asleep))


# Typing.


@pytest.mark.parametrize("max_pip", SETS)
def test_every_tile_is_read_in_every_writing(max_pip: int) -> None:
    for tile in TileSet(max_pip):
        for one, another in {(tile.low, tile.high), (tile.high, tile.low)}:
            for between in (*SEPARATORS, " - ", ", "):
                assert typed(f"{one}{between}{another}", max_pip) == [tile]
            if one != 1 or max_pip <= 9:
                assert typed(f"{one}{another}", max_pip) == [tile]


@pytest.mark.parametrize("max_pip", [6, 9])
def test_two_digits_are_a_tile_without_a_further_key(max_pip: int) -> None:
    typing = TileTyping(max_pip)
    for one in range(max_pip + 1):
        for another in range(max_pip + 1):
            assert typing.press(str(one)) is None
            assert typing.pending == f"{one}-"
            assert typing.press(str(another)) == Tile.of(one, another)
            assert typing.pending == ""


@pytest.mark.parametrize("max_pip", SETS)
def test_a_number_is_complete_with_the_digit_after_which_none_can_follow(max_pip: int) -> None:
    numbers = range(max_pip + 1)
    for number in numbers:
        typing = NumberTyping(max_pip)
        *before, last = str(number)
        assert [typing.press(digit) for digit in before] == [None] * len(before)
        could_go_on = any(str(other).startswith(str(number)) for other in numbers if other != number)
        if could_go_on:
            assert typing.press(last) is None
            assert typing.pending == str(number)
            assert typing.finish() == number
        else:
            assert typing.press(last) == number
        assert typing.pending == "" and typing.finish() is None


@pytest.mark.parametrize(
    ("max_pip", "keys", "pending"),
    [
        (6, "6", "6-"),
        (6, "6-", "6-"),
        (12, "1", "1"),
        (12, "1-", "1-"),
        (12, "10", "10-"),
        (12, "10-", "10-"),
        (12, "10 1", "10-1"),
        (12, "51", "5-1"),
        (18, "181", "18-1"),
        (6, "- ", ""),
    ],
)
def test_what_is_half_typed_can_be_shown(max_pip: int, keys: str, pending: str) -> None:
    typing = TileTyping(max_pip)
    assert [typing.press(key) for key in keys] == [None] * len(keys)
    assert typing.pending == pending


@pytest.mark.parametrize("max_pip", SETS)
def test_taking_back_leads_through_what_was_before(max_pip: int) -> None:
    for tile in TileSet(max_pip):
        for text in (f"{tile.low}-{tile.high}", f"{tile.high} {tile.low}"):
            typing, steps = TileTyping(max_pip), [""]
            for character in text[:-1]:
                assert typing.press(character) is None
                if typing.pending != steps[-1]:
                    steps.append(typing.pending)
            seen = [typing.pending]
            while typing.backspace():
                seen.append(typing.pending)
            assert seen == steps[::-1]
            assert not typing.backspace()


def test_taking_back_in_the_middle_of_a_number_lets_it_go_on_otherwise() -> None:
    typing = TileTyping(12)
    assert [typing.press(key) for key in "10"] == [None, None]
    assert typing.backspace() and typing.pending == "1"
    assert [typing.press(key) for key in "25"] == [None, Tile.of(5, 12)]
    assert not typing.backspace()


@pytest.mark.parametrize(
    ("max_pip", "keys", "number"),
    [(6, "7", 7), (6, "69", 9), (9, "", None), (12, "13", 13), (12, "619", 19), (15, "16", 16), (18, "19", 19)],
)
def test_a_digit_that_makes_too_high_a_number_is_refused_and_forgotten(
    max_pip: int, keys: str, number: int | None
) -> None:
    typing = TileTyping(max_pip)
    *before, last = keys or ["", ""]
    for key in before if keys else ():
        assert typing.press(key) is None
    pending = typing.pending
    if number is None:
        assert all(TileTyping(max_pip).press(str(digit)) is None for digit in range(10))
        return
    with pytest.raises(NoSuchNumber) as refused:
        typing.press(last)
    assert (refused.value.number, refused.value.max_pip) == (number, max_pip)
    assert typing.pending == pending
    said = f"There is no {number} in this set: its highest number is {max_pip}."
    assert typing_sentence(refused.value, English()) == said


@pytest.mark.parametrize("character", ["a", "", "64", "٣", "²", "+", "*"])
def test_what_does_not_belong_to_a_tile_is_not_read(character: str) -> None:
    assert not reads(character)
    with pytest.raises(ValueError, match="does not belong"):
        TileTyping(6).press(character)


def test_clearing_forgets_what_is_half_typed() -> None:
    typing = TileTyping(12)
    typing.press("1")
    typing.clear()
    assert typing.pending == "" and not typing.backspace()


# Pasting.


@pytest.mark.parametrize("max_pip", SETS)
@pytest.mark.parametrize("between", [" ", "\n", ", ", "; ", "\t", " and "])
@pytest.mark.parametrize("joint", ["-", "|", ":", "/", " – "])
def test_a_whole_set_is_read_from_pasted_text(max_pip: int, between: str, joint: str) -> None:
    text = between.join(f"{tile.high}{joint}{tile.low}" for tile in TileSet(max_pip))
    assert read_tiles(text, max_pip) == TileSet(max_pip).tiles


@pytest.mark.parametrize(
    ("max_pip", "text", "tiles"),
    [
        (6, "", ""),
        (6, "nothing at all", ""),
        (6, "64 53 00", "6-4 5-3 0-0"),
        (6, "645300", "6-4 5-3 0-0"),
        (6, "6 4\n5 3", "6-4 5-3"),
        (6, "6,4, 5,3", "6-4 5-3"),
        (6, "[6|4][5|3]", "6-4 5-3"),
        (6, "(6, 4) (5, 3)", "6-4 5-3"),
        (6, "Anna: 6-4 53, 2 2", "6-4 5-3 2-2"),
        (6, "4-1-1-0-0-4", "4-1 1-0 0-4"),
        (12, "10-12 1012 10 12 5-5", "10-12 10-12 10-12 5-5"),
        (12, "1 1 12 0", "1-1 0-12"),
        (18, "1-8 18-1 1818", "1-8 1-18 18-18"),
    ],
)
def test_tiles_are_found_in_pasted_text(max_pip: int, text: str, tiles: str) -> None:
    assert read_tiles(text, max_pip) == parse_tiles(tiles)


@pytest.mark.parametrize(
    ("max_pip", "text", "number"),
    [
        (6, "6", 6),
        (6, "6-4 5", 5),
        (6, "6-4 5 3-3 2", 5),
        (6, "6-4-3", 3),
        (6, "6 45 3", 6),
        (6, "645", 5),
        (12, "10 12 1", 1),
        (12, "10125", 5),
    ],
)
def test_a_number_without_a_second_one_is_refused_whole(max_pip: int, text: str, number: int) -> None:
    with pytest.raises(HalfATile) as refused:
        read_tiles(text, max_pip)
    assert refused.value.number == number
    assert typing_sentence(refused.value, English()) == f"{number} stands alone: a tile has two numbers."


@pytest.mark.parametrize(
    ("max_pip", "text", "number"), [(6, "6-7", 7), (6, "6-4 79", 7), (6, "12-3", 12), (12, "13 1", 13), (9, "10-1", 10)]
)
def test_a_number_above_the_set_is_refused_in_pasted_text(max_pip: int, text: str, number: int) -> None:
    with pytest.raises(NoSuchNumber) as refused:
        read_tiles(text, max_pip)
    assert refused.value.number == number


# Sentences.


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (Refusal(RefusalReason.NOT_IN_SET), "There is no 4-6 in this set."),
        (Refusal(RefusalReason.ON_TABLE), "4-6 lies on the table already."),
        (Refusal(RefusalReason.IN_HAND, 1), "4-6 is already in the hand of João."),
        (Refusal(RefusalReason.IN_BONEYARD), "4-6 is already in the boneyard."),
        (Refusal(RefusalReason.ASLEEP), "4-6 has been marked as not in play."),
    ],
)
def test_every_refusal_has_a_sentence(refusal: Refusal, sentence: str) -> None:
    assert refusal_sentence(Tile.of(6, 4), refusal, MARKS, English()) == sentence


# The plan of the grid.


@pytest.mark.parametrize("max_pip", range(1, 19))
def test_every_tile_has_one_cell_and_every_row_is_full(max_pip: int) -> None:
    every = cells(max_pip)
    assert sorted(cell.tile for cell in every) == sorted(TileSet(max_pip))
    assert [(cell.row, cell.column) for cell in every] == sorted((cell.row, cell.column) for cell in every)
    *full, last = range(every[-1].row + 1)
    for row in full:
        assert [cell.column for cell in every if cell.row == row] == list(range(max_pip + 1))
    assert sum(cell.row == last for cell in every) in (max_pip + 1, (max_pip + 1) // 2)


@pytest.mark.parametrize("max_pip", SETS)
@pytest.mark.parametrize("lies", [False, True])
@pytest.mark.parametrize("above", [0, 20])
def test_no_two_tiles_overlap_and_numbers_stand_clear(max_pip: int, lies: bool, above: int) -> None:
    plan = GridPlan(max_pip, 30, lies, 24, above)
    numbers = [place for _, place in (*plan.rows, *plan.columns)]
    assert len(plan.rows) == max_pip + 1 and len(plan.columns) == (max_pip + 1 if above else 0)
    areas = [*plan.places, *numbers]
    for one, another in combinations(areas, 2):
        assert not one.intersects(another)
    for area in areas:
        assert area.left() >= 0 and area.right() < plan.size.width()
        assert area.top() >= 0 and area.bottom() < plan.size.height()
    for high, heading in plan.rows:
        beside = [p for cell, p in zip(cells(max_pip), plan.places) if cell.tile.high == high]
        assert all(heading.top() <= place.center().y() <= heading.bottom() for place in beside)


@pytest.mark.parametrize("max_pip", SETS)
@pytest.mark.parametrize("wide", [640, 800, 1100, 1900])
@pytest.mark.parametrize("high", [200, 480, 900])
def test_the_grid_is_never_wider_than_its_room_and_its_tiles_never_tiny(max_pip: int, wide: int, high: int) -> None:
    plan = fitting(max_pip, QSize(wide, high), 24, 20, 30)
    assert plan.size.width() <= wide
    assert plan.short >= 26 or plan.size.height() <= high or wide < 700
    # No other grid of the same room would do better without scrolling.
    if plan.size.height() > high:
        for short in range(30, 65):
            for lies in (False, True):
                size = GridPlan(max_pip, short, lies, 24, 20).size
                assert short < plan.short or size.width() > wide or size.height() > high


@pytest.mark.parametrize("max_pip", SETS)
def test_arrow_keys_reach_every_tile_and_never_leave_the_grid(max_pip: int) -> None:
    count = len(cells(max_pip))
    reached, left = {0}, [0]
    while left:
        at = left.pop()
        for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            to = moved(max_pip, at, *step)
            assert 0 <= to < count
            if to not in reached:
                reached.add(to)
                left.append(to)
    assert len(reached) == count


# The grid.


class Around(QWidget):
    """A page that sees which keys the grid leaves to it."""

    def __init__(self, theme: Theme = EVENING) -> None:
        super().__init__()
        self.keys: list[str] = []
        self.told: list[tuple[str, Tile]] = []
        self.art = TileArt(Dress(theme))
        self.grid = TileGrid(self.art)
        self.grid.chosen.connect(lambda tile: self.told.append(("chosen", tile)))
        self.grid.taken.connect(lambda tile: self.told.append(("taken", tile)))
        QVBoxLayout(self).addWidget(self.grid)

    def keyPressEvent(self, event) -> None:
        self.keys.append(event.text())

    def type(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.grid.cells, key)

    def spot(self, tile: str) -> QPoint:
        places = [str(cell.tile) for cell in cells(self.grid.cells.balance.tile_set.max_pip)]
        return self.grid.cells.area(places.index(tile)).center()

    def click(self, tile: str) -> None:
        QTest.mouseClick(self.grid.cells, Qt.MouseButton.LeftButton, pos=self.spot(tile))

    def picture(self) -> QImage:
        return self.grid.cells.grab().toImage()


Open = Callable[..., Around]


@pytest.fixture
def around(qtbot: QtBot, dress: Callable[..., None]) -> Iterator[Open]:
    pages: list[Around] = []

    def make(shown: Balance | None = None, *, size=(760, 560), theme=EVENING, scale=1.0, enabled=True) -> Around:
        dress(theme, scale)
        page = Around(theme)
        pages.append(page)
        qtbot.addWidget(page)
        page.grid.present(shown or balance(), MARKS, English(), enabled)
        page.resize(*size)
        page.show()
        page.activateWindow()
        QApplication.processEvents()
        page.grid.setFocus()
        return page

    yield make


@pytest.mark.parametrize("max_pip", SETS)
def test_a_click_on_any_tile_chooses_it(around: Open, max_pip: int) -> None:
    page = around(balance(max_pip=max_pip), size=(1100, 800))
    for tile in TileSet(max_pip):
        page.click(str(tile))
    assert page.told == [("chosen", tile) for tile in TileSet(max_pip)]


def test_a_tile_that_is_somewhere_already_is_told_apart(around: Open) -> None:
    page = around(balance("4-6", ("5-5",), "2-2", "1-3"))
    for tile in ("4-6", "5-5", "2-2", "1-3", "6-6"):
        page.click(tile)
    assert [what for what, _ in page.told] == ["taken"] * 4 + ["chosen"]


def test_a_click_counts_only_where_it_began_and_only_of_the_left_button(around: Open) -> None:
    page = around()
    QTest.mousePress(page.grid.cells, Qt.MouseButton.LeftButton, pos=page.spot("0-6"))
    QTest.mouseRelease(page.grid.cells, Qt.MouseButton.LeftButton, pos=page.spot("1-6"))
    QTest.mouseClick(page.grid.cells, Qt.MouseButton.RightButton, pos=page.spot("1-6"))
    QTest.mouseClick(page.grid.cells, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert page.told == []


def test_a_grid_at_rest_chooses_nothing(around: Open) -> None:
    page = around(enabled=False)
    page.click("0-6")
    page.type(Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert page.told == []
    page.grid.present(balance(), MARKS, English())
    page.click("0-6")
    assert page.told == [("chosen", Tile.of(0, 6))]


def test_at_rest_the_legend_is_as_readable_as_ever(around: Open) -> None:
    page = around()
    shown = page.grid.cells
    below = max(shown.area(index).bottom() for index in range(shown.count)) + 24
    legend = page.picture().copy(0, below, shown.width(), shown.height() - below)
    assert len({legend.pixel(x, y) for x in range(legend.width()) for y in range(legend.height())}) > 20
    page.grid.present(balance(), MARKS, English(), enabled=False)
    assert page.picture().copy(0, below, shown.width(), shown.height() - below) == legend


def test_arrows_and_enter_choose(around: Open) -> None:
    page = around()
    page.type(Qt.Key.Key_Right)
    assert page.grid.cells.ring == 0
    page.type(Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert page.told == [("chosen", Tile.of(1, 5))]
    page.grid.present(balance("1-5"), MARKS, English())
    page.type(Qt.Key.Key_Space, Qt.Key.Key_End, Qt.Key.Key_Enter)
    assert page.told[1:] == [("taken", Tile.of(1, 5)), ("chosen", Tile.of(2, 2))]
    assert page.keys == []


def test_typing_and_its_enter_belong_to_the_page_around(around: Open) -> None:
    page = around()
    page.type(Qt.Key.Key_6, Qt.Key.Key_4, Qt.Key.Key_Return, Qt.Key.Key_Space)
    assert page.keys == ["6", "4", "\r", " "]
    page.type(Qt.Key.Key_Right, Qt.Key.Key_1, Qt.Key.Key_Enter)
    assert page.keys[4:] == ["1", "\r"] and page.told == []
    page.type(Qt.Key.Key_Right, Qt.Key.Key_Escape, Qt.Key.Key_Backspace)
    assert page.grid.cells.ring is None and len(page.keys) == 8
    page.type(Qt.Key.Key_Right, Qt.Key.Key_Shift, Qt.Key.Key_F1)
    assert page.grid.cells.ring is not None and len(page.keys) == 10
    QTest.keyClick(page.grid.cells, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert page.keys[-1] == "\r" and page.told == []


def test_tab_shows_where_the_keyboard_is_and_leaving_takes_the_ring_away(around: Open) -> None:
    page = around()
    other = QWidget(page)
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    other.show()
    other.setFocus()
    assert page.grid.cells.ring is None
    page.grid.cells.setFocus(Qt.FocusReason.TabFocusReason)
    assert page.grid.cells.ring == 0
    other.setFocus()
    assert page.grid.cells.ring is None


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_marks_are_told_apart_in_grey(qtbot: QtBot, theme: Theme) -> None:
    art = TileArt(Dress(theme))
    places = [Place(kind) for kind in PlaceKind if kind is not PlaceKind.HAND]
    places += [Place(PlaceKind.HAND, seat) for seat in range(4)]
    pictures = []
    for place in places:
        picture = mark_picture(art, place, MARKS, 32, 1.0).toImage()
        grey = picture.convertToFormat(QImage.Format.Format_ARGB32)
        pictures.append(
            [
                grey.pixelColor(x, y).lightness() * grey.pixelColor(x, y).alpha() // 255
                for x in range(32)
                for y in range(32)
            ]
        )
    for one, another in combinations(pictures, 2):
        assert sum(abs(first - second) > 60 for first, second in zip(one, another)) > 60


@pytest.mark.parametrize("theme", [EVENING, HIGH_CONTRAST], ids=lambda theme: theme.name)
def test_an_entered_tile_is_fainter_than_a_free_one(around: Open, theme: Theme) -> None:
    page = around(theme=theme)
    corner = page.spot("0-6") - QPoint(0, page.grid.cells.area(0).height() // 2 - 6)
    free = page.grid.grab().toImage()
    at = page.grid.cells.mapTo(page.grid, corner)
    page.grid.present(balance("0-6"), MARKS, English())
    entered = page.grid.grab().toImage()
    ground = QColorOf(free, page.grid.cells.mapTo(page.grid, QPoint(4, page.grid.cells.height() // 2)))
    assert abs(QColorOf(entered, at) - ground) < 0.6 * abs(QColorOf(free, at) - ground)


def QColorOf(image: QImage, point: QPoint) -> int:
    return image.pixelColor(point).lightness()


def test_only_a_tile_that_changed_its_place_looks_different(around: Open) -> None:
    page = around(balance("0-6"))
    before = page.picture()
    page.grid.present(balance("0-6", ("3-5",)), MARKS, English())
    after = page.picture()
    place = page.grid.cells.area([cell.tile for cell in cells(6)].index(Tile.of(3, 5)))
    spread = TileArt.margin(place.width())
    near = place.adjusted(-spread, -spread, spread, spread)
    changed = [
        (x, y) for x in range(before.width()) for y in range(before.height()) if before.pixel(x, y) != after.pixel(x, y)
    ]
    assert changed and all(near.contains(x, y) for x, y in changed)


@pytest.mark.parametrize("max_pip", SETS)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_set_fits_a_small_window_without_scrolling_sideways(around: Open, max_pip: int, scale: float) -> None:
    page = around(balance(max_pip=max_pip), size=(800, 560), scale=scale)
    area = page.grid.cells.parentWidget()
    assert area is not None and page.grid.cells.width() <= area.width()
    short = min(page.grid.cells.area(0).width(), page.grid.cells.area(0).height())
    assert short >= 26
    last = page.grid.cells.area(page.grid.cells.count - 1)
    assert page.grid.cells.rect().contains(last)


def test_the_keyboard_is_always_in_view(around: Open) -> None:
    page = around(balance(max_pip=18), size=(800, 400), scale=2.0)
    view = page.grid.cells.parentWidget()
    assert view is not None and page.grid.cells.height() > view.height()
    page.type(Qt.Key.Key_End)
    place = page.grid.cells.area(page.grid.cells.count - 1)
    assert view.rect().contains(place.translated(page.grid.cells.pos()))
    page.type(Qt.Key.Key_Home)
    assert view.rect().contains(page.grid.cells.area(0).translated(page.grid.cells.pos()))


def test_tiles_do_not_move_while_they_are_entered(around: Open) -> None:
    page = around()
    before = [page.grid.cells.area(index) for index in range(28)]
    page.grid.present(balance("0-6 6-6", ("1-1", "", "2-2"), "3-3", "4-4"), MARKS, English())
    assert [page.grid.cells.area(index) for index in range(28)] == before


def test_another_set_takes_the_place_of_the_first(around: Open) -> None:
    page = around(size=(900, 640))
    page.type(Qt.Key.Key_End)
    page.grid.present(balance(max_pip=12), MARKS, English())
    assert page.grid.cells.count == 91 and page.grid.cells.ring is None
    page.click("12-12")
    assert page.told == [("chosen", Tile.of(12, 12))]
    page.grid.present(balance(), MARKS, English())
    page.click("0-0")
    assert page.told[1:] == [("chosen", Tile.of(0, 0))]


def test_the_pointer_is_told_which_tile_it_is_on_and_why_it_is_taken(around: Open, monkeypatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _point, text, *_more: said.append(text))
    page = around(balance("", ("4-6",)))
    for tile in ("3-6", "4-6"):
        spot = page.spot(tile)
        asked = QHelpEvent(QEvent.Type.ToolTip, spot, page.grid.cells.mapToGlobal(spot))
        QApplication.sendEvent(page.grid.cells, asked)
    assert said == ["3-6", "4-6 is already in the hand of Anna."]


@pytest.mark.parametrize("width", [200, 400, 700, 2000])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_legend_names_every_mark_in_lines_that_fit(
    qtbot: QtBot, dress: Callable[..., None], languages: dict[str, Language], width: int, scale: float
) -> None:
    dress(scale=scale)
    metrics = QWidget().fontMetrics()
    for code in CODES:
        legend = Legend.of(MARKS, languages[code])
        assert [words for place, words in legend.entries if place.seat is not None] == list(NAMES)
        assert len({words for _, words in legend.entries}) == 7
        line = legend.height(2000 * 9, metrics)
        assert line <= legend.height(width, metrics) <= 7 * line
    assert Legend(()).height(width, metrics) == 0


# What a screen reader finds.


def interface(page: Around):
    return QAccessible.queryAccessibleInterface(page.grid.cells)


def test_every_tile_has_a_name_that_tells_where_it_is(around: Open) -> None:
    page = around(balance("4-6", ("", "5-5"), "0-2", "1-3"))
    found = interface(page)
    assert found.role() is QAccessible.Role.List and found.text(QAccessible.Text.Name) == "All tiles of the set"
    assert found.text(QAccessible.Text.Description) == "24 tiles can still be entered"
    names = {found.child(index).text(QAccessible.Text.Name) for index in range(found.childCount())}
    assert len(names) == found.childCount() == 28
    assert {
        "tile 4-6, on the table",
        "tile 5-5, double, in the hand of João",
        "tile 0-2, in the boneyard",
        "tile 1-3, not in play",
        "tile 6-6, double",
    } <= names


def test_each_tile_knows_its_place_and_the_keyboard(around: Open) -> None:
    page = around(balance("1-6"))
    found = interface(page)
    page.type(Qt.Key.Key_Right, Qt.Key.Key_Right)
    tiles = [found.child(index) for index in range(3)]
    assert [tile.state().focused for tile in tiles] == [False, True, False]
    assert [bool(tile.state().checked) for tile in tiles] == [False, True, False]
    assert found.focusChild() is tiles[1]
    for number, tile in enumerate(tiles):
        assert tile.isValid() and tile.role() is QAccessible.Role.ListItem and found.indexOfChild(tile) == number
        assert tile.parent() is found and tile.childCount() == 0
        middle = tile.rect().center()
        assert found.childAt(middle.x(), middle.y()) is tile
        spot = page.grid.cells.mapFromGlobal(middle)
        assert page.grid.cells.area(number).contains(spot)
    assert found.child(28) is None and found.child(-1) is None
    assert page.grid.cells.accessibleName() == English().say(desk_tiles.GRID)


def test_tiles_of_a_larger_set_are_gone_with_it(around: Open) -> None:
    page = around(balance(max_pip=9))
    found = interface(page)
    last = found.child(54)
    assert last.isValid()
    page.grid.present(balance(), MARKS, English())
    assert not last.isValid() and last.text(QAccessible.Text.Name) == "" and last.rect().isEmpty()
    assert last.state().invalid


def test_changes_and_the_keyboard_are_told(around: Open, monkeypatch) -> None:
    page = around()
    found = interface(page)
    kept = [found.child(index) for index in range(28)]
    told: list[QAccessible.Event] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: told.append(event.type()))
    page.grid.present(balance(), MARKS, English())
    told.clear()
    page.type(Qt.Key.Key_Right)
    assert told == [QAccessible.Event.Focus]
    told.clear()
    page.grid.present(balance("0-6"), MARKS, English())
    assert told == [QAccessible.Event.NameChanged]
    told.clear()
    page.grid.present(balance(max_pip=9), MARKS, English())
    assert QAccessible.Event.ObjectReorder in told
    assert len(kept) == 28


def test_interfaces_outlive_neither_grid_nor_garbage(qtbot: QtBot) -> None:
    for _ in range(3):
        grid = TileGrid(TileArt(Dress(EVENING)))
        grid.present(balance(), MARKS, English())
        found = QAccessible.queryAccessibleInterface(grid.cells)
        kept = [found.child(index) for index in range(found.childCount())]
        assert all(tile.isValid() for tile in kept)
        grid.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        del kept, found
        gc.collect()
        assert not isValid(grid)


# The balance in view.


@pytest.fixture
def card(qtbot: QtBot, dress: Callable[..., None]) -> BalanceCard:
    made = BalanceCard(TileArt(Dress(EVENING)))
    qtbot.addWidget(made)
    made.resize(320, 400)
    made.show()
    return made


def visible_texts(card: BalanceCard) -> list[str]:
    return [label.text() for label in card.findChildren(TextLabel) if label.isVisible()]


def test_a_balance_shows_what_is_found_and_what_is_missing(card: BalanceCard) -> None:
    some = balance("4-6", ("5-5 6-6",))
    card.present(some, English())
    assert visible_texts(card) == ["32 of 168 pips", "3 of 28 tiles", "25 tiles still to find"]
    assert card.shown == some.unaccounted


def test_a_single_missing_tile_is_one_tile(card: BalanceCard) -> None:
    rest = " ".join(str(tile) for tile in TileSet(6) if tile != Tile.of(4, 6))
    card.present(balance(rest), English())
    assert "1 tile still to find" in visible_texts(card) and card.shown == (Tile.of(4, 6),)


@pytest.mark.parametrize("max_pip", SETS)
def test_of_many_missing_tiles_the_first_are_shown_and_the_rest_counted(card: BalanceCard, max_pip: int) -> None:
    empty = balance(max_pip=max_pip)
    card.present(empty, English())
    assert card.shown == empty.unaccounted[:MOST_TILES]
    more = [text for text in visible_texts(card) if text.startswith("and ")]
    assert more == ([f"and {empty.expected_tiles - MOST_TILES} more"] if empty.expected_tiles > MOST_TILES else [])


@pytest.mark.parametrize("missing", [29, 30, 31])
def test_the_count_begins_where_the_tiles_end(card: BalanceCard, missing: int) -> None:
    tiles = TileSet(9).tiles
    card.present(Balance.of(TileSet(9), tiles[missing:], {}, (), ()), English())
    assert len(card.shown) == min(missing, MOST_TILES)
    assert ("and 1 more" in visible_texts(card)) == (missing == 31)


def test_a_complete_table_is_one_calm_line(card: BalanceCard) -> None:
    card.present(balance(" ".join(map(str, TileSet(6)))), English())
    assert visible_texts(card) == ["168 of 168 pips", "All found: 28 tiles, each in one place"]
    assert not any(small.isVisible() for small in card.findChildren(SmallTiles))
    card.present(balance(), English())
    assert not [text for text in visible_texts(card) if text.startswith("All found")]


def test_a_tile_in_two_places_is_named_whether_or_not_all_are_found(card: BalanceCard) -> None:
    card.present(balance("4-6 5-5", ("5-5 4-6",)), English())
    assert "In two places at once: 5-5 and 4-6" in visible_texts(card)
    card.present(balance(" ".join(map(str, TileSet(6))), ("4-6",)), English())
    assert "In two places at once: 4-6" in visible_texts(card)
    assert not [text for text in visible_texts(card) if text.startswith("All found")]


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("width", [240, 320, 600])
def test_every_missing_tile_is_painted_within_the_card(
    qtbot: QtBot, dress: Callable[..., None], width: int, scale: float
) -> None:
    dress(scale=scale)
    page = QWidget()
    column = QVBoxLayout(page)
    made = BalanceCard(TileArt(Dress(EVENING)))
    column.addWidget(made)
    column.addStretch(1)
    qtbot.addWidget(page)
    made.present(balance(max_pip=9), English())
    page.resize(width, 1400)
    page.show()
    QApplication.processEvents()
    small = made.findChild(SmallTiles)
    assert isinstance(small, SmallTiles)
    assert small.height() >= small.heightForWidth(small.width())
    assert made.rect().contains(small.geometry())


@pytest.mark.parametrize("code", CODES)
def test_every_language_says_the_balance(card: BalanceCard, languages: dict[str, Language], code: str) -> None:
    language = languages[code]
    card.present(balance("4-6"), language)
    assert visible_texts(card) == [
        language.say(desk_tiles.PIPS_FOUND, 10, n=168),
        language.say(desk_tiles.TILES_FOUND, 1, n=28),
        language.say(desk_tiles.STILL_TO_FIND, n=27),
    ]
