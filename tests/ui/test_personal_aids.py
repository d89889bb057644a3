"""A pace and larger tiles go with the person in front of the table; the line and the seats stay where they are."""

from __future__ import annotations

import pytest

from domino_desktop.storage.people import LARGER_TILES, Aids
from domino_desktop.storage.settings import Pace
from domino_desktop.ui.motion import Motion

HANDS = ("2-5 2-4 0-0", "2-6 1-1 3-3", "5-5 4-4", "6-6 3-4")
TWO = {"humans": (0, 1)}


def geometry(table):
    return table.scene.zones, table.scene.geometry.short_side


def test_larger_tiles_are_those_of_their_owner_alone(seat_people):
    plain = seat_people("2-2", HANDS, **TWO)
    plain.look_in()
    table = seat_people("2-2", HANDS, aids={0: Aids(tile_size=LARGER_TILES), 1: Aids()}, **TWO)
    table.look_in()
    assert table.scene.rack.room.side == plain.scene.rack.room.side * LARGER_TILES // 100
    assert geometry(table) == geometry(plain)
    for slot in table.scene.rack.slots():
        assert slot.rect.top > table.scene.zones.rack.top
        assert slot.rect.bottom < table.scene.zones.rack.bottom
    table.submit(0, table.controller.view(0).legal_moves[0])
    table.look_in()
    assert table.scene.rack.room.side == plain.scene.rack.room.side


@pytest.mark.parametrize("size", [(800, 600), (1024, 700), (1920, 1080)])
def test_many_larger_tiles_still_stand_in_the_rack(seat_people, size):
    many = " ".join(f"{low}-{high}" for high in range(4) for low in range(high + 1))
    plain = seat_people("6-6", (many, "5-5"), size=size)
    larger = seat_people("6-6", (many, "5-5"), size=size, aids={0: Aids(tile_size=LARGER_TILES)})
    assert len(larger.scene.rack.slots()) == len(plain.scene.rack.slots())
    assert larger.scene.rack.room.side >= plain.scene.rack.room.side


def test_the_look_follows_the_person_in_front(seat_people):
    table = seat_people("2-2", HANDS, aids={0: Aids(contrast=True, text_scale=200), 1: Aids(numerals=True)}, **TWO)
    seen = []
    table.page.read_by.connect(seen.append)
    table.look_in()
    table.submit(0, table.controller.view(0).legal_moves[0])
    table.look_in()
    assert seen == [Aids(numerals=True)]


def test_each_reader_sees_the_own_dress(look):
    plain = look.dress()
    for aids, differs in (
        (Aids(numerals=True), True),
        (Aids(contrast=True), True),
        (Aids(text_scale=200), False),
        (Aids(sorts_hand=True), False),
    ):
        changes = []
        look.changed.connect(lambda changes=changes: changes.append(look.dress()))
        look.read_by(aids)
        assert (look.dress() != plain) == differs
        assert len(changes) == (aids.contrast or aids.numerals or aids.text_scale > 0)
        look.read_by(None)
        assert look.dress() == plain


def test_the_pace_is_that_of_the_person_in_front(seat_people):
    table = seat_people("2-2", HANDS, aids={0: Aids(pace="slow"), 1: Aids()}, pace=Pace.QUICK, **TWO)
    table.look_in()
    assert table.controller._pace is Pace.SLOW
    assert table.scene.picture.play_time == Motion.of(Pace.SLOW, False).play
    table.submit(0, table.controller.view(0).legal_moves[0])
    table.look_in()
    assert table.controller._pace is Pace.QUICK
    assert table.scene.picture.play_time == Motion.of(Pace.QUICK, False).play


@pytest.mark.parametrize("pace", [None, "dreamy"])
def test_without_a_pace_of_their_own_people_have_the_usual_one(pace):
    usual = Motion.of(Pace.QUICK, True)
    assert usual.at(pace) is usual


def test_a_pace_of_their_own_does_not_make_things_travel_that_must_not():
    assert Motion.of(Pace.QUICK, True).at("slow") == Motion.of(Pace.SLOW, True)
    assert Motion.of(Pace.SLOW, True).slide == 0 < Motion.of(Pace.SLOW, False).slide
