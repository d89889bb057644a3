"""Layouts that branch, on bits: the same ends open as in the core, whatever is laid and whatever house rules say."""

import json
import random

import pytest

from domino_desktop.ai.ends import ground_for
from domino_desktop.ai.ends_growth import ends_of
from domino_desktop.core.codec import from_json, to_json
from domino_desktop.core.layout import START, Layout
from domino_desktop.core.placing import empty, place
from domino_desktop.core.play_scoring import play_points
from domino_desktop.core.views import View, view_for
from tests.ai.parallel import dealt, is_over, on_bits, plays, settled, walked
from tests.ai.tables import every_table, ruleset
from tests.ai.test_playout import compare

EXCUSES = ("satisfied", "blocks")
SCORING = ("bergen", {"multiples": [5]}, {"multiples": [3, 5], "divided": True})


def house(name, seats, top=6, **changes):
    """A rule set of the program with changes, in a set that it may not come with, at one table."""
    base = ruleset(name)
    dealt_tiles = {"6": {str(seats): 5}, "9": {str(seats): 8}}[str(top)]
    hand_size = {str(top): dealt_tiles}
    return base.changed({"max_pip": top, "players": [seats], "hand_size": hand_size, **changes}), seats


def scored(name, seats, **changes):
    return [house(name, seats, play_scoring=scoring, **changes) for scoring in SCORING]


TABLES = [
    *(table for kind in ("first", "all", "lead_only") for table in scored("all-fives", 3, spinners=kind)),
    house("five-up", 2, top=9),
    house("five-up", 4, turn_after="double_again"),
    house("five-up", 3, cannot_play="discard", draw="none"),
    *(table for kind in ("cross4", "star") for table in scored("cross", 3, phase1=kind)),
    house("cross", 4, dead_number_stop="auto"),
    house("cross", 3, top=9, phase1="star"),
    *(table for dead in EXCUSES for table in scored("maltese-cross", 4, mexican={"dead_double": dead})),
    *(
        house("chicken-foot", 4, top, phase1=f"foot({toes})", foot_first=first, mexican={"dead_double": dead})
        for top, toes, first in ((6, 1, 4), (6, 2, 3), (6, 3, 6), (9, 3, 4), (9, 2, 8))
        for dead in EXCUSES
    ),
    *(
        house(
            "mexican-train",
            seats,
            top,
            mexican={"first_turn": first, "doubles": doubles, "dead_double": dead, "markers": markers},
        )
        for seats, top, markers in ((2, 6, True), (4, 9, True), (3, 6, False))
        for first in ("one", "all")
        for doubles in ("cover_first", "second_tile")
        for dead in EXCUSES
    ),
]
IDS = [f"{number}-{rules.id}-{rules.phase1}-{rules.spinners}-{seats}" for number, (rules, seats) in enumerate(TABLES)]

OFFERED = [(rules, seats) for rules, seats in every_table() if rules.placing != "line"]


def first_tile(rules, chance):
    """Any tile where any may lead, else a double."""
    tiles = rules.tile_set.tiles
    return chance.choice(tiles if rules.placing == "spinner" else [tile for tile in tiles if tile.is_double])


def led(rules, seats, chance):
    """The layout of a random first tile."""
    return place(rules, empty(rules, seats), first_tile(rules, chance), START)


def grown(rules, layout, chance):
    """More and more random tiles until none fits: each tile, its end, and the layout then."""
    left = [tile for tile in rules.tile_set.tiles if tile not in layout.tiles()]
    while fitting := [(tile, end.id) for tile in left for end in layout.ends if end.accepts(tile)]:
        tile, end = chance.choice(fitting)
        left.remove(tile)
        layout = place(rules, layout, tile, end)
        yield tile, end, layout


def facts(layout, rules, seats):
    """What the core says is open: each end with its number and the tiles that it takes, from the view of each seat."""
    tiles = rules.tile_set.tiles
    everything = [(end.id, end.value, {tile for tile in tiles if end.accepts(tile)}, end.owner) for end in layout.ends]
    markers = chance_of_markers(rules, seats)
    return [
        [each[:3] for each in everything if each[3] is None or each[3] == seat or markers >> each[3] & 1]
        for seat in range(seats)
    ]


def chance_of_markers(rules, seats):
    """Some trains are open to all."""
    return 0b101 & (1 << seats) - 1 if rules.has_markers else 0


def facts_on_bits(ends, rules, seats):
    masks = ends.ground.masks
    markers = chance_of_markers(rules, seats)
    found = []
    for seat in range(seats):
        arms = ends.arms_for(seat, markers)
        together = 0
        for arm in arms:
            together |= ends.accepted(arm)
        assert ends.open_to(seat, markers) == together
        found.append([(ends.name(arm), ends.values[arm], set(masks.tiles(ends.accepted(arm)))) for arm in arms])
    return found


def follow(ends, rules, seats, layout, chance):
    """Lay random tiles on both until none fits; answers copies of the ends and layouts on the way."""
    passed = []
    for tile, end, following in grown(rules, layout, chance):
        passed.append((ends.copy(), layout))
        layout = following
        ends.lay(ends.ground.masks.index[tile], ends.arm(end))
        assert facts_on_bits(ends, rules, seats) == facts(layout, rules, seats)
        assert ends.open_values() == layout.values
        line = play_points(rules, layout, end, 0, 0)
        assert ends.made() == (0 if line is None else line.points)
    # The layout laid once more, as it is for a view in the middle of a round.
    again = ends_of(ground_for(rules, seats), layout)
    assert facts_on_bits(again, rules, seats) == facts_on_bits(ends, rules, seats)
    assert again.roots == ends.roots
    return passed


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_the_same_ends_are_open_as_in_the_core(rules, seats):
    for seed in range(3 if rules.max_pip > 6 else 10):
        chance = random.Random(f"{rules.digest}/{seed}")
        layout = led(rules, seats, chance)
        ends = ends_of(ground_for(rules, seats), layout)
        assert facts_on_bits(ends, rules, seats) == facts(layout, rules, seats)
        line = play_points(rules, layout, START, 0, 0)
        assert ends.made() == (0 if line is None else line.points)
        passed = follow(ends, rules, seats, layout, chance)
        # A copy goes its own way, whatever has become of the ends that it was taken from.
        copy, earlier = chance.choice(passed)
        follow(copy, rules, seats, earlier, chance)


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_a_round_under_house_rules_is_the_round_of_the_core(rules, seats):
    # Rare ends want many rounds: a double, say, that is the last tile of its number.
    for seed in range(20 if rules.max_pip == 6 and rules.placing == "trains" else 5):
        compare(rules, seats, f"{rules.digest}/{seed}")


@pytest.mark.parametrize(("rules", "seats"), OFFERED, ids=[f"{rules.id}-{rules.max_pip}-{n}" for rules, n in OFFERED])
def test_a_round_of_an_offered_rule_set_is_the_round_of_the_core(rules, seats):
    for seed in range(12 if rules.max_pip == 6 else 4):
        compare(rules, seats, f"{rules.id}/branching/{seats}/{seed}")


@pytest.mark.parametrize("name", ["five-up", "maltese-cross", "chicken-foot", "mexican-train"])
def test_a_view_that_came_over_the_wire_shows_the_same_ends(name):
    rules = ruleset(name)
    seats = 4
    rules = rules.with_set(rules.smallest_set_for(seats))
    state = settled(walked(dealt(rules, seats, name), random.Random(name), 9))
    assert not is_over(state)
    view = view_for(state, state.round.turn)
    sent = from_json(View, json.loads(json.dumps(to_json(view))))
    ground = ground_for(rules, seats)
    for layout in (view.layout, sent.layout):
        ends = ends_of(ground, layout)
        assert facts_on_bits(ends, rules, seats) == facts(view.layout, rules, seats)
    assert {on_bits(state).move_of(code) for code in on_bits(state).moves()} == set(plays(state))


def test_codes_stay_the_same_while_the_layout_grows():
    """A code names an arm of the layout, so it says the same in every imagined deal of one position."""
    rules = ruleset("five-up")
    state = walked(dealt(rules, 4, "codes"), random.Random(4), 8)
    now = on_bits(state)
    moves = [now.move_of(code) for code in now.moves()]
    ahead = now.copy()
    ahead.run(random.Random(1))
    assert [now.move_of(code) for code in now.moves()] == moves
    assert [now.code_of(move) for move in moves] == now.moves()


def test_ends_that_a_referee_entered_grow_without_branching():
    rules = ruleset("five-up")
    layout = Layout.of_ends((5, 3, 3))
    ends = ends_of(ground_for(rules, 2), layout)
    chance = random.Random(3)
    left = list(rules.tile_set.tiles)
    laid = 0
    while True:
        fitting = [(tile, end.id) for tile in left for end in layout.ends if end.accepts(tile)]
        if not fitting:
            break
        tile, end = chance.choice(fitting)
        left.remove(tile)
        layout = place(rules, layout, tile, end)
        ends.lay(ends.ground.masks.index[tile], ends.arm(end))
        assert facts_on_bits(ends, rules, 2) == facts(layout, rules, 2)
        assert ends.made() == 0
        laid += 1
    assert laid > 10


def test_an_end_that_is_not_there_has_no_number():
    rules = ruleset("five-up")
    with pytest.raises(LookupError):
        ends_of(ground_for(rules, 2), empty(rules, 2)).arm("up")
