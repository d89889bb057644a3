"""Cases of the table by their numbers, as people meet them: with the exact tiles, windows and gestures they name."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random
from time import perf_counter

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication

from domino_desktop.controller.table import PAUSES
from domino_desktop.core.events import TilePlayed
from domino_desktop.core.layout import Layout
from domino_desktop.core.tiles import Tile
from domino_desktop.storage.settings import Pace
from tests.ui.lines import longest_halves
from tests.ui.shapes import Window, cloth
from tests.ui.test_geometry import LINE28

SMALL = ["2-5 4-6", "3-3 3-4", "0-0 0-1", "1-1 1-2"]


def colours(table, place):
    """The colours in the place of an outline, as they are painted."""
    board = table.board
    image = board.viewport().grab().toImage()
    area = board.mapFromScene(table.scene.marks.mapRectToScene(place.left, place.top, place.width, place.height))
    box = area.boundingRect().intersected(image.rect())
    return [image.pixelColor(x, box.center().y()).name() for x in range(box.left(), box.right())]


def test_c17_a_forced_pass_is_seen_told_and_kept_in_the_story(seat_people, monkeypatch):
    heard = []
    monkeypatch.setattr(
        "domino_desktop.ui.table.announcer.Announcer.announce", lambda announcer, sentence: heard.append(sentence)
    )
    table = seat_people("1-6 6-2", ("4-4 0-0", "3-5 0-4"), "", ruleset="block", humans=(0, 1), turn=1, opens_walk=False)
    table.look_in()
    table.key(None, "p")
    for shown in (table.desk.voices.speech.text(), " ".join(heard)):
        assert all(word in shown for word in ("João", "1", "2"))
    assert table.desk.voices.speech.isVisible()
    story = " ".join(table.words_of(table.desk.panel))
    assert all(word in story for word in ("João", "1", "2"))


class TestC37:
    def test_the_lead_of_a_later_round_is_not_asked_for_a_side(self, seat_people):
        table = seat_people("", ("6-6 1-2", "3-3 3-4"))
        picture = table.board._picture
        table.board.show_picture(replace(picture, view=replace(picture.view, round=2)))
        table.click(table.spot("6-6"))
        assert table.board.asking is None
        assert table.line.split()[0] == "6-6" or "6-6" in table.line

    @pytest.mark.parametrize("tile", ["6-6", "6-3"])
    def test_equal_ends_are_one_choice(self, seat_people, tile):
        table = seat_people("6-1 1-6", (f"{tile} 1-1", "3-3 3-4"))
        table.click(table.spot(tile))
        assert table.board.asking is None and table.kinds() == ["TilePlayed"]

    def test_a_side_is_asked_for_only_where_the_choices_differ(self, seat_people):
        table = seat_people("2-1 1-6", ("2-6 1-3", "3-3 3-4"))
        table.click(table.spot("2-6"))
        assert table.board.asking == Tile.parse("2-6") and table.kinds() == []


@pytest.mark.parametrize("max_pip", [6, 12])
def test_c43_the_line_covers_neither_hands_nor_names(seat_people, max_pip):
    """To one side in 1024 x 700, then in 800 x 600: also where it is shown close up."""
    table = seat_people("2-6", SMALL, size=(1024, 700), max_pip=max_pip)
    halves = LINE28 if max_pip == 6 else ((6, 6), *play_line(max_pip))
    for size in ((1024, 700), (800, 600)):
        table.page.resize(*size)
        QApplication.processEvents()
        show(table, Layout.of_halves(halves))
        zones = table.scene.zones
        for rect in (*zones.chips, zones.rack, zones.headline, zones.boneyard, zones.actions):
            assert not zones.cloth.overlaps(rect)
        window = table.scene.finder._window.rect()
        assert table.scene.zoom_factor == 1 or window.top() >= max(chip.bottom for chip in zones.chips[1:]) - 1
        assert all(zones.cloth.contains(place.rect) for place in table.scene.geometry.tiles)


def play_line(max_pip):
    """A long line from the six on, without the 6-6."""
    halves = longest_halves(max_pip, Random(2))
    start = next(number for number, pair in enumerate(halves) if pair == (6, 6))
    return halves[start + 1 :]


def show(table, layout):
    picture = table.board._picture
    table.board.show_picture(replace(picture, view=replace(picture.view, layout=layout, open=layout.ends)))


class TestC47:
    @pytest.fixture
    def table(self, seat_people):
        return seat_people("2-6", ("2-5 4-6 1-1", "3-3 3-4 0-0"))

    def test_the_tile_follows_the_ends_light_up_and_it_snaps(self, table):
        place = table.scene.geometry.spot_for(Tile.parse("2-5"), "left").rect
        quiet = colours(table, place)
        goal = table.outline("2-5", "left") + QPoint(round(-0.8 * table.scene.geometry.short_side), 0)
        start = table.spot("2-5")
        table.press(start)
        item = table.scene.hand.item(Tile.parse("2-5"))
        corner = item.pos()
        for step in range(1, 21):
            point = start + (QPoint(goal.x(), 200) - start) * step / 20
            table.move(point)
            assert (item.pos() - corner).toPoint() == point - start
        lit = colours(table, place)
        assert lit != quiet, "a legal end lights up in colour"
        assert len(set(lit)) > len(set(quiet)), "and in shape: an outline and an arrow"
        table.move(goal)
        table.release(goal)
        assert table.line == "5-2 2-6"

    def test_a_tile_that_fits_nowhere_comes_home_from_anywhere(self, table):
        for goal in (QPoint(5, 5), QPoint(400, 250), table.outline("1-1", "left"), table.outline("1-1", "right")):
            table.drag("1-1", goal)
            assert table.rack.split().count("1-1") == 1 and table.line == "2-6"
            assert table.board.lifted is None

    def test_escape_returns_the_tile(self, table):
        table.lift("4-6", table.outline("4-6", "right"))
        assert table.board.lifted is not None
        table.key(Qt.Key.Key_Escape)
        assert table.board.lifted is None and table.line == "2-6"
        table.release(table.outline("4-6", "right"))
        assert table.line == "2-6" and table.tiles_in_scene().count(Tile.parse("4-6")) == 1


def test_c51_every_journey_of_a_window_ends_as_a_fresh_one(seat_people, monkeypatch):
    def sizes(table):
        scene = table.scene
        return scene.geometry, scene.rack.room.side, scene.zones, scene.zoom_factor

    def pixels(table):
        return {item.tile: item.pixmap().deviceIndependentSize() for item in table.scene._line.values()}

    table = seat_people("2-6", SMALL, size=(1280, 800))
    line = Layout.of_halves(LINE28)
    show(table, line)
    fresh, faces = sizes(table), pixels(table)
    for there, back in (
        ("showMinimized", "showNormal"),
        ("showMaximized", "showNormal"),
        ("showFullScreen", "showNormal"),
    ):
        getattr(table.page, there)()
        QApplication.processEvents()
        getattr(table.page, back)()
        table.page.resize(1280, 800)
        QApplication.processEvents()
        assert sizes(table) == fresh, there
    # The other screen has twice as many pixels for the same length.
    monkeypatch.setattr(type(table.board), "devicePixelRatioF", lambda board: 2.0)
    QApplication.sendEvent(table.board, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert sizes(table) == fresh and pixels(table) == faces
    assert {item.pixmap().devicePixelRatio() for item in table.scene._line.values()} == {2.0}


class TestC53:
    @pytest.mark.parametrize("pace", [Pace.INSTANT, Pace.QUICK])
    def test_from_one_lay_to_the_next(self, seat_people, pace):
        hands = ("2-5 0-0", "5-4 4-4", "4-3 3-3", "3-0 5-5")
        table = seat_people("1-6 6-2", hands, ruleset="block", pace=pace)
        laid = []
        table.controller.changed.connect(
            lambda events: laid.extend(perf_counter() for event in events if isinstance(event, TilePlayed))
        )
        table.click(table.spot("2-5"))
        table.wait(lambda: len(laid) == 4)
        gaps = [after - before for before, after in pairwise(laid)]
        assert min(gaps) * 1000 >= PAUSES[pace] * 0.95

    def test_the_paces_are_in_their_order(self):
        paces = (Pace.INSTANT, Pace.QUICK, Pace.NORMAL, Pace.SLOW)
        assert [PAUSES[pace] for pace in paces] == sorted({PAUSES[pace] for pace in paces})

    @pytest.mark.parametrize("reduced", [False, True])
    def test_nothing_that_moves_blocks_a_key_or_a_click(self, seat_people, reduced):
        table = seat_people("2-6", ("2-5 4-6 1-1", "3-3 3-4"), pace=Pace.SLOW, reduced=reduced)
        table.click(table.spot("2-5"))
        table.key(Qt.Key.Key_End)
        assert table.scene.rack.focused == table.scene.rack.tiles[-1]
        table.lift("4-6", QPoint(300, 200))
        assert table.board.lifted is not None
        table.release(QPoint(300, 200))


@pytest.mark.parametrize("size", [(800, 600), (1024, 700), (1440, 900), (1920, 1080)])
def test_the_fifty_windows_have_the_cloth_that_the_program_gives_them(seat_people, size):
    """Else the properties of `test_geometry_windows` would hold for tables that nobody sees."""
    real = seat_people("2-6", SMALL, size=size).scene.zones.cloth
    supposed = cloth(*Window(*size).view(4))
    assert abs(real.width - supposed.width) <= 12 and abs(real.height - supposed.height) <= 12
