"""What is typed about a table makes a position that the rules take, in every rule set and for every number of seats."""

from dataclasses import replace

import pytest

from domino_desktop.controller.desk_draft import Draft
from domino_desktop.controller.referee import Stage
from domino_desktop.core.moves import DiscardTile, Knock, PlayTile, ProposeBlock
from domino_desktop.core.refereeing import EnterPosition
from domino_desktop.core.tiles import Tile
from domino_desktop.storage import rulesets
from domino_desktop.ui.desk.position_entry import (
    BrokenLine,
    Missing,
    begun,
    dealt,
    ends_wanted,
    in_line,
    missing,
    needs_closer,
    needs_leader,
    position_from,
)
from tests.controller.desks import desk, setup

RULESETS = {ruleset.id: ruleset for ruleset in rulesets.available()}
TABLES = [
    (ruleset_id, seats)
    for ruleset_id, ruleset in RULESETS.items()
    for seats in ruleset.players
    if ruleset.hand_for(seats) is not None
]


def ways(view, tile):
    """Every way in which the seat on turn may lay this tile."""
    return [
        PlayTile(tile, end.id, near if len(end.nears(tile)) > 1 else None)
        for end in view.open
        for near in end.nears(tile)
    ]


@pytest.mark.parametrize(("ruleset_id", "seats"), TABLES)
def test_a_round_can_be_written_down_from_its_first_tile(ruleset_id, seats):
    ruleset = RULESETS[ruleset_id]
    at = desk(setup(ruleset, seats))
    draft = dealt(ruleset, seats)
    if ruleset.start_tile == "turned_up":
        assert missing(draft, ruleset, seats) == (Missing.LINE, None)
        draft = replace(draft, line=((3, 5),))
    assert missing(draft, ruleset, seats) is None
    entered = position_from(draft, ruleset, 1)
    assert at.order(EnterPosition(entered)) is None
    view = at.view
    tiles = sum(view.counts) + view.boneyard + len(view.layout.tiles()) + len(ruleset.removed(seats))
    assert tiles == len(ruleset.tile_set)
    free = next(
        tile
        for tile in ruleset.tile_set
        if tile not in view.layout.tiles() and tile not in ruleset.removed(seats) and ways(view, tile)
    )
    assert at.submit(0, ways(view, free)[0]) is None
    assert at.view.counts[0] == view.counts[0] - 1


@pytest.mark.parametrize(("ruleset_id", "seats"), TABLES)
def test_open_ends_alone_are_enough_for_a_walk(ruleset_id, seats):
    ruleset = RULESETS[ruleset_id]
    at = desk(setup(ruleset, seats))
    wanted = ends_wanted(ruleset, seats) or 4
    draft = begun(ruleset, seats)
    assert missing(draft, ruleset, seats) == (Missing.ENDS, None)
    draft = replace(draft, ends=(ruleset.max_pip,) * wanted)
    assert missing(draft, ruleset, seats) == (Missing.COUNT, 0)
    draft = replace(draft, counts=(2,) * seats, turn=seats - 1)
    if needs_leader(ruleset):
        assert missing(draft, ruleset, seats) == (Missing.LEADER, None)
        draft = replace(draft, leader=0)
    if needs_closer(ruleset):
        assert missing(draft, ruleset, seats) == (Missing.CLOSER, None)
        draft = replace(draft, closer=1)
    assert missing(draft, ruleset, seats) is None
    assert at.order(EnterPosition(position_from(draft, ruleset, 1))) is None
    if ruleset.cannot_play == "discard":
        # Nobody passes there: what does not fit is laid aside.
        assert at.submit(seats - 1, DiscardTile(Tile.of(0, 0))) is None
        return
    assert at.submit(seats - 1, ProposeBlock()) is None
    asked = []
    while at.stage is Stage.WALK:
        asked.append(at.view.turn)
        assert at.submit(at.view.turn, Knock()) is None
        assert len(asked) <= 2 * seats
    assert at.stage is Stage.HANDS
    assert set(at.view.verification.confirmed_by) == set(range(seats))


@pytest.mark.parametrize(
    ("typed", "laid", "broken"),
    [
        ([(6, 0), (0, 1)], ((6, 0), (0, 1)), None),
        ([(0, 6), (1, 0)], ((6, 0), (0, 1)), None),
        ([(0, 6), (6, 6), (6, 2)], ((0, 6), (6, 6), (6, 2)), None),
        ([(0, 6), (1, 2)], ((0, 6),), BrokenLine(Tile.of(1, 2))),
        ([(0, 6), (6, 1), (1, 2), (2, 6), (6, 0)], ((0, 6), (6, 1), (1, 2), (2, 6)), BrokenLine(Tile.of(0, 6), True)),
        ([], (), None),
    ],
)
def test_a_typed_line_is_turned_so_that_it_matches(typed, laid, broken):
    assert in_line(typed) == (laid, broken)


def test_the_next_round_is_typed_as_the_one_before():
    classic = RULESETS["classic-draw"]
    assert begun(classic, 4, Draft(by_tile=True)).by_tile
    assert begun(classic, 4, Draft(wants_line=True)).wants_line
    assert begun(classic, 4, Draft(ends=(6, 6), counts=(4, 4, 4, 4), boneyard=3)) == Draft(counts=(None,) * 4)


def test_an_empty_table_takes_any_tile_but_the_one_that_must_be_led():
    at = desk(setup("block", seats=2))
    at.order(EnterPosition(position_from(dealt(RULESETS["block"], 2), RULESETS["block"], 1)))
    assert at.submit(0, PlayTile(Tile.of(3, 4), "start")) is None
