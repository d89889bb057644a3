"""The picture of a table: whole, the same whatever lies hidden, and with everything at its place."""

from __future__ import annotations

import itertools
import random

import pytest
from PySide6.QtCore import QSize

from domino_desktop.core.views import TABLE, view_for
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.theme import EVENING, HIGH_CONTRAST
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.geometry import Rect
from domino_desktop.ui.share.lie_of_the_line import lying, so_far
from domino_desktop.ui.share.retelling import scene_now, scenes_of
from domino_desktop.ui.share.table_picture import TablePicture
from tests.core.test_machine import shuffled_for
from tests.ui.layouts import WAYS, random_growth
from tests.ui.positions import LONG_MARKS
from tests.ui.share_rounds import FAMILIES, answer_of, marks_of, states_by, states_of, view_of

SIZE = QSize(800, 500)


def painted(scenes, marks, language, *, dress=None, size=SIZE, dpr=1):
    """Every scene as bytes, and the last as a picture."""
    picture = TablePicture(scenes, marks, language, TileArt(dress or Dress(EVENING)), size, dpr)
    answer_of(picture.preparing())
    frames = [answer_of(picture.painting(scene)) for scene in scenes]
    return [bytes(frame.constBits()) for frame in frames], frames[-1]


@pytest.mark.parametrize("family", FAMILIES)
def test_hidden_tiles_change_no_pixel(family, languages, dress):
    dress()
    state = states_of(family, tiles=9)[-1]
    seen = set()
    for attempt in range(3):
        other = state if not attempt else shuffled_for(state, TABLE, random.Random(attempt))
        view = view_for(other, TABLE)
        marks = marks_of(view)
        film, _ = painted(scenes_of(view, marks, languages["it"]), marks, languages["it"])
        still, _ = painted([scene_now(view, marks, languages["it"])], marks, languages["it"])
        seen.add((*film, *still))
    assert len(seen) == 1


@pytest.mark.parametrize("family", FAMILIES)
def test_what_everybody_sees_changes_the_picture(family, languages, dress):
    """The comparison above can fail: each event that is told changes some pixel."""
    dress()
    view = view_of(family)
    frames, _ = painted(scenes_of(view, marks_of(view), languages["en"]), marks_of(view), languages["en"])
    assert all(one != other for one, other in itertools.pairwise(frames))


@pytest.mark.parametrize("way", WAYS)
def test_the_line_lies_within_its_room_and_laid_tiles_keep_their_place(way):
    grown = random_growth(WAYS[way], random.Random(way))
    room = Rect(40, 130, 1512, 420)
    whole = answer_of(lying(grown.layout, room, 68, has_pills=True))
    assert [one.tile for one in whole.tiles] == list(grown.layout.tiles())
    for one in whole.tiles:
        assert room.contains(one.rect)
        assert not any(one.rect.overlaps(other.rect) for other in whole.tiles if other is not one)
    places = {one.tile: one for one in whole.tiles}
    for layout in grown.layouts():
        shown = so_far(whole, layout)
        assert {one.tile for one in shown.tiles} == {*layout.tiles()}
        assert all(places[one.tile] == one for one in shown.tiles)
        assert {*shown.links} <= {*whole.links}
    assert so_far(whole, grown.layout).links == whole.links


def test_a_bar_comes_with_the_tile_it_leads_to():
    for seed in range(60):
        grown = random_growth(WAYS["feet twelve"], random.Random(seed))
        whole = answer_of(lying(grown.layout, Rect(0, 0, 900, 260), 68, has_pills=False))
        if whole.links:
            break
    assert whole.links
    counts = [len(so_far(whole, layout).links) for layout in grown.layouts()]
    assert counts[0] == 0 and counts == sorted(counts) and counts[-1] == len(whole.links)


def test_a_picture_is_as_large_and_sharp_as_asked(languages, dress):
    dress()
    view = view_of("line")
    scene = scene_now(view, marks_of(view), languages["en"])
    _, picture = painted([scene], marks_of(view), languages["en"], size=QSize(1600, 1000), dpr=2)
    assert (picture.width(), picture.height()) == (3200, 2000)


@pytest.mark.parametrize("theme", [EVENING, HIGH_CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_plates_and_words_stay_within_the_picture(seats, theme, languages, dress):
    """With the longest names and thirty tiles in a hand nothing reaches the lower edge, nor leaves the line no room."""
    dress(theme)
    rules, changes = ("mexican-train", {}) if seats == 8 else ("classic-draw", {"max_pip": 12})
    view = view_for(states_by(rules, seats, seed=2, **changes)[-1], TABLE)
    names = tuple(LONG_MARKS[seat % 3].name for seat in range(seats))
    marks = marks_of(view, names)
    for code in ("en", "id", "pt_BR"):
        scenes = scenes_of(view, marks, languages[code])
        picture = TablePicture(scenes, marks, languages[code], TileArt(Dress(theme)), QSize(960, 600))
        assert picture.room.height > 130 and picture.room.width > 850
        assert picture.room.bottom < picture.plates_area.top() and picture.plates_area.bottom() < 600 - 20
        assert picture.head_area.bottom() < picture.room.top


def test_other_dresses_give_other_pictures(languages, dress):
    dress()
    view = view_of("line")
    scene = [scene_now(view, marks_of(view), languages["en"])]
    pictures = {
        painted(scene, marks_of(view), languages["en"], dress=worn)[0][0]
        for worn in (Dress(EVENING), Dress(EVENING, club_colours=True), Dress(EVENING, numerals=True))
    }
    assert len(pictures) == 3
