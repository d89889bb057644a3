"""The open ends in the midst of the walk, and the table as it was at an earlier moment, for every placing."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from domino_desktop.core import placing, rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.events import TilePlayed
from domino_desktop.core.layout import LEFT, RIGHT, START, Layout
from domino_desktop.core.state import MatchState, start
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import TABLE, view_for
from domino_desktop.i18n.english import English
from domino_desktop.storage import rulesets
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.theme import EVENING
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.open_ends import OpenEnds, end_tile
from domino_desktop.ui.board.position_picture import layout_at
from tests.ui.layouts import WAYS, random_growth


def spun() -> Layout:
    """5-5 with both long sides covered and one tile above it."""
    fives = rulesets.load("all-fives")
    layout = placing.place(fives, placing.empty(fives, 3), Tile.of(5, 5), START)
    for tile, end in ((Tile.of(5, 2), LEFT), (Tile.of(5, 3), RIGHT), (Tile.of(5, 1), placing.UP)):
        layout = placing.place(fives, layout, tile, end)
    return layout


def test_every_end_shows_the_tile_of_its_arm() -> None:
    layout = spun()
    assert end_tile(layout, LEFT) == (2, 5)
    assert end_tile(layout, RIGHT) == (5, 3)
    assert end_tile(layout, placing.UP) == (5, 1)
    assert end_tile(layout, placing.DOWN) == (5, 5)
    assert end_tile(layout, "train-0") is None
    assert end_tile(Layout.of_ends((3, 4)), LEFT) is None


@pytest.mark.parametrize("name", WAYS)
def test_the_shown_half_is_open(name: str) -> None:
    for layout in random_growth(WAYS[name], Random(3)).layouts():
        for end in layout.ends:
            shown = end_tile(layout, end.id)
            assert shown is not None and end.value in shown


def test_many_ends_are_shown_as_their_numbers(qapp: QApplication) -> None:
    """So that they have room in the ring of the walk, whatever lies on the table."""
    ends = OpenEnds(TileArt(Dress(EVENING)))
    for name in ("feet nine", "trains of eight", "five up"):
        for layout in random_growth(WAYS[name], Random(4)).layouts():
            ends.present(layout, 9, English())
            assert ends.minimumSizeHint().width() <= 420


def played_trains() -> MatchState:
    trains = rulesets.load("mexican-train")
    random = Random(8)
    started = rules.start_match(trains, 4, True)
    state = start(started)
    state = apply(state, rules.deal(state, Deal.from_bytes(trains.tile_set, random.randbytes(21))))
    for _ in range(60):
        if state.round is None or state.round.turn is None:
            break
        move = random.choice(rules.legal_moves(state, state.round.turn))
        for event in rules.decide(state, state.round.turn, move):
            state = apply(state, event)
    return state


def test_an_earlier_table_is_shown_by_the_rules_of_its_game() -> None:
    view = view_for(played_trains(), TABLE)
    laid = [event for event in view.history if isinstance(event, TilePlayed)]
    assert len(laid) > 10
    assert layout_at(view, view.history[-1].number + 1) == view.layout
    before = layout_at(view, laid[5].number)
    assert before.tiles()[0] == Tile.of(12, 12)
    assert set(before.tiles()[1:]) == {event.tile for event in laid[:5]}
