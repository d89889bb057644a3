"""Large layouts take their places while the window answers: the same places, and never a false one before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from domino_desktop.core.layout import START, Layout
from domino_desktop.core.moves import PlayTile
from domino_desktop.core.tiles import Tile, TileSet
from domino_desktop.i18n.english import English
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.theme import EVENING
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board import scales
from domino_desktop.ui.board.geometry import SCALES, Geometry, Margins, Rect
from domino_desktop.ui.board.picture import Picture
from domino_desktop.ui.board.position_picture import PositionPicture
from domino_desktop.ui.board.stand_in import stand_in
from domino_desktop.ui.board.unfolding import Unfolding
from tests.ui.layouts import WAYS, random_growth
from tests.ui.test_geometry import check_tile
from tests.ui.test_geometry_branches import SIZES, arm_places

BRANCHING = ("spinner", "cross", "star of eight", "five up", "inline five up", "feet", "feet nine", "inline feet")
MARGINS = Margins()
RIGHT = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier)
seeds = st.integers(0, 2**32)
sizes = st.sampled_from(SIZES)


def table_of(size: tuple[int, int]) -> Rect:
    return Rect(12, 12, size[0] - 24, size[1] - 24)


def layouts_of(name: str, seed: int) -> list[Layout]:
    return random_growth(WAYS[name], Random(seed)).layouts()


@settings(deadline=None, max_examples=30)
@given(name=st.sampled_from(BRANCHING), seed=seeds, size=sizes, chance=st.randoms(use_true_random=False))
def test_what_happens_in_the_pauses_changes_nothing(
    name: str, seed: int, size: tuple[int, int], chance: Random
) -> None:
    """Earlier tables, other games in the same room, and beginnings that are given up."""
    layouts = layouts_of(name, seed)
    others = [*layouts, *layouts_of(name, seed + 1)]
    scales.forget()
    wanted = Geometry.of(layouts[-1], *size)
    scales.forget()
    growing, given_up = Geometry.growing(layouts[-1], *size), Geometry.growing(chance.choice(others), *size)
    while True:
        try:
            next(growing)
        except StopIteration as done:
            assert done.value == wanted
            break
        if chance.random() < 0.02:
            Geometry.of(chance.choice(others), *size)
        if chance.random() < 0.05:
            given_up.close()
            given_up = Geometry.growing(chance.choice(others), *size)
        next(given_up, None)
    given_up.close()
    assert Geometry.of(layouts[-1], *size) == wanted


def check_stand_in(shown: Geometry, layout: Layout, table: Rect) -> None:
    """All that it shows is true."""
    first, by_arm = arm_places(layout, Geometry.of(layout, 1120, 560))
    arms = {place.tile: arm_id for arm_id, places in by_arm.items() for place in places} | {first.tile: START}
    ends = {end.id: end for end in layout.ends}
    assert all(arms[place.tile] == place.arm for place in shown.tiles)
    assert len({place.tile for place in shown.tiles}) == len(shown.tiles)
    for place in shown.tiles:
        check_tile(place, shown.short_side)
        assert table.contains(place.rect) or shown.short_side == SCALES[-1]
    for one, other in combinations(shown.tiles, 2):
        assert not one.rect.overlaps(other.rect)
    for end in shown.ends:
        assert ends[end.end.id] == end.end
        assert not any(end.ordinary.rect.overlaps(place.rect) for place in shown.tiles)
        assert end.ordinary.rect.distance_to(end.pill) < 1


@settings(deadline=None, max_examples=40)
@given(name=st.sampled_from(BRANCHING), seed=seeds, size=sizes, other=sizes, data=st.data())
def test_a_stand_in_shows_nothing_false(
    name: str, seed: int, size: tuple[int, int], other: tuple[int, int], data: st.DataObject
) -> None:
    layouts = layouts_of(name, seed)
    at = data.draw(st.integers(1, len(layouts) - 1))
    before = Geometry.of(layouts[at - 1], *size)
    no_larger = SCALES[SCALES.index(before.short_side) :]
    assert stand_in(before, layouts[at - 1], table_of(size), no_larger) == before
    resized = stand_in(before, layouts[at - 1], table_of(other), SCALES)
    check_stand_in(resized, layouts[at - 1], table_of(other))
    assert [place.tile for place in resized.tiles] == [place.tile for place in before.tiles]
    assert [place.end for place in resized.ends] == [place.end for place in before.ends]
    played = stand_in(before, layouts[at], table_of(size), no_larger)
    check_stand_in(played, layouts[at], table_of(size))
    assert {place.tile for place in played.tiles} == set(layouts[at].tiles())
    assert set(before.tiles) < set(played.tiles)
    taken_back = stand_in(Geometry.of(layouts[at], *size), layouts[at - 1], table_of(size), SCALES)
    check_stand_in(taken_back, layouts[at - 1], table_of(size))
    another = layouts_of(name, seed + 1)[-1]
    check_stand_in(stand_in(before, another, table_of(size), SCALES), another, table_of(size))


class TestUnfolding:
    @pytest.fixture(autouse=True)
    def impatient(self, patience: None, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Unfolding, "patience", 0)
        scales.forget()

    @pytest.fixture
    def unfolding(self, qapp: QApplication) -> Iterator[Unfolding]:
        made = Unfolding(qapp)
        yield made
        made.deleteLater()

    def test_it_settles_where_it_would_have_been_at_once(self, qtbot, unfolding) -> None:
        layout = layouts_of("feet", 3)[-1]
        unfolding.show(layout, 1120, 560, MARGINS)
        assert not unfolding.is_settled and not unfolding.geometry.tiles
        with qtbot.waitSignal(unfolding.settled):
            pass
        assert unfolding.is_settled and unfolding.geometry == Geometry.of(layout, 1120, 560)

    def test_only_the_last_wish_is_settled(self, qtbot, unfolding) -> None:
        layout = layouts_of("feet", 3)[-1]
        settled = []
        unfolding.settled.connect(lambda: settled.append(unfolding.geometry))
        for width in (1120, 1000, 760, 1040):
            unfolding.show(layout, width, 560, MARGINS)
            qtbot.wait(3)
        qtbot.waitUntil(lambda: unfolding.is_settled)
        qtbot.wait(30)
        assert settled[-1] == Geometry.of(layout, 1040, 560) and settled.count(settled[-1]) == 1

    def test_the_same_wish_goes_on(self, qtbot, unfolding) -> None:
        layout = layouts_of("feet", 3)[-1]
        for _ in range(3):
            unfolding.show(layout, 1120, 560, MARGINS)
        unfolding.finish()
        shown = unfolding.geometry
        unfolding.show(layout, 1120, 560, MARGINS)
        assert unfolding.is_settled and unfolding.geometry is shown

    def test_in_another_view_everything_can_be_seen_and_played_at_once(self, qtbot, unfolding) -> None:
        layout = layouts_of("feet", 3)[20]
        unfolding.show(layout, 1120, 560, MARGINS)
        unfolding.finish()
        unfolding.show(layout, 760, 380, MARGINS)
        assert not unfolding.is_settled
        assert {place.tile for place in unfolding.geometry.tiles} == set(layout.tiles())
        assert tuple(place.end for place in unfolding.geometry.ends) == layout.ends


class TestTable:
    """A table at which a large layout is found piece by piece."""

    @pytest.fixture
    def table(self, seat_people, monkeypatch: pytest.MonkeyPatch):
        table = seat_people("2-6", ("2-5 4-6 1-1 2-4", "3-3 3-4 0-0"))
        monkeypatch.setattr(Unfolding, "patience", 0)
        return table

    def large(self, table) -> Picture:
        """A picture of a large layout with one tile in hand that fits at several ends."""
        layout = layouts_of("feet", 4)[18]
        tile = next(
            tile
            for tile in TileSet(6)
            if tile not in layout.tiles() and sum(end.accepts(tile) for end in layout.ends) > 1
        )
        ends = tuple(end.id for end in layout.ends if end.accepts(tile))
        picture = table.scene.picture
        view = replace(picture.view, layout=layout, hand=(tile,), history=(), open=layout.ends)
        return replace(picture, view=view, legal={tile: ends}, ways={})

    def test_who_chooses_too_early_is_heard_when_the_ends_are_there(self, table, qtbot) -> None:
        scales.forget()
        picture = self.large(table)
        ((tile, ends),) = picture.legal.items()
        moves: list[PlayTile] = []
        table.board.move_chosen.connect(moves.append)
        table.board.show_picture(picture)
        assert not table.scene.unfolding.is_settled
        table.board.choose(tile)
        assert table.board.asking is None and not moves
        qtbot.waitUntil(lambda: table.scene.unfolding.is_settled)
        assert table.board.asking == tile and table.scene.marks.invited == ends and not moves

    def test_a_choice_given_up_is_not_heard_later(self, table, qtbot) -> None:
        scales.forget()
        picture = self.large(table)
        table.board.show_picture(picture)
        table.board.choose(*picture.legal)
        table.board.cancel()
        qtbot.waitUntil(lambda: table.scene.unfolding.is_settled)
        assert table.board.asking is None

    def test_choosing_goes_on_while_the_tiles_take_their_places(self, table, qtbot) -> None:
        scales.forget()
        picture = self.large(table)
        ((tile, ends),) = picture.legal.items()
        table.board.show_picture(picture)
        table.scene.unfolding.finish()
        scales.forget()
        table.page.resize(1100, 720)
        qtbot.waitUntil(lambda: table.scene.zones.width < 1100)
        table.board.show_picture(picture)
        table.board.choose(tile)
        was_settled = table.scene.unfolding.is_settled
        table.board.keyPressEvent(RIGHT)
        favoured = table.scene.marks.favoured
        qtbot.waitUntil(lambda: table.scene.unfolding.is_settled)
        assert not was_settled and table.board.asking == tile
        assert table.scene.marks.invited == ends and table.scene.marks.favoured == favoured == ends[1]

    def test_the_line_is_that_of_the_settled_picture(self, table, qtbot) -> None:
        scales.forget()
        picture = self.large(table)
        shown: list[set[Tile]] = []
        table.board.shown.connect(lambda: shown.append({place.tile for place in table.scene.geometry.tiles}))
        table.board.show_picture(picture)
        qtbot.waitUntil(lambda: table.scene.unfolding.is_settled)
        assert shown == [set(), set(picture.view.layout.tiles())]
        for place in table.scene.geometry.tiles:
            item = table.scene.line_item(place.tile)
            assert item is not None and (item.goal.x(), item.goal.y()) == (place.rect.left, place.rect.top)


def test_a_still_picture_keeps_nothing_waiting(qtbot, monkeypatch: pytest.MonkeyPatch, patience: None) -> None:
    """It is bare cloth until the places are found, and then what it would have been at once."""
    layout = layouts_of("feet", 4)[-1]
    end = layout.ends[0]
    assert end.value is not None
    tile = next(tile for tile in TileSet(6) if end.accepts(tile))
    art = TileArt(Dress(EVENING))

    def made() -> PositionPicture:
        picture = PositionPicture(art)
        picture.resize(560, 280)
        picture.present(layout, tile, end.value or 0, English())
        qtbot.addWidget(picture)
        return picture

    wanted = made().grab().toImage()
    scales.forget()
    monkeypatch.setattr(Unfolding, "patience", 0)
    picture = made()
    picture.show()
    assert picture.grab().toImage() != wanted
    qtbot.waitUntil(lambda: picture.grab().toImage() == wanted)
