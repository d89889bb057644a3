"""Where each tile of a set is, and what is missing."""

from __future__ import annotations

from random import Random

import pytest

from domino_desktop.controller.balance import Balance, Place, PlaceKind, Refusal, RefusalReason
from domino_desktop.core.tiles import Tile, TileSet, parse_tiles

SETS = {6: (28, 168), 9: (55, 495), 12: (91, 1092), 15: (136, 2040), 18: (190, 3420)}


def balance(table="", hands=(), boneyard="", asleep="", max_pip=6):
    held = {seat: parse_tiles(hand) for seat, hand in enumerate(hands)}
    return Balance.of(TileSet(max_pip), parse_tiles(table), held, parse_tiles(boneyard), parse_tiles(asleep))


@pytest.mark.parametrize("max_pip", SETS)
def test_nothing_is_found_at_first_and_the_whole_set_is_expected(max_pip: int) -> None:
    empty = balance(max_pip=max_pip)
    assert (empty.expected_tiles, empty.expected_pips) == SETS[max_pip]
    assert (empty.found_tiles, empty.found_pips) == (0, 0)
    assert empty.unaccounted == TileSet(max_pip).tiles
    assert not empty.is_balanced


@pytest.mark.parametrize("max_pip", SETS)
@pytest.mark.parametrize("seed", range(5))
def test_however_a_set_is_spread_over_the_table_it_balances(max_pip: int, seed: int) -> None:
    chance = Random(seed)
    heaps: list[list[Tile]] = [[] for _ in range(7)]
    for tile in TileSet(max_pip):
        chance.choice(heaps).append(tile)
    table, boneyard, asleep, *hands = heaps
    whole = Balance.of(TileSet(max_pip), table, dict(enumerate(hands)), boneyard, asleep)
    assert whole.is_balanced and whole.unaccounted == () and whole.doubled == ()
    assert (whole.found_tiles, whole.found_pips) == SETS[max_pip]
    for kind, heap in ((PlaceKind.TABLE, table), (PlaceKind.BONEYARD, boneyard), (PlaceKind.ASLEEP, asleep)):
        assert {tile for tile in TileSet(max_pip) if whole.place_of(tile) == Place(kind)} == set(heap)
    for seat, hand in enumerate(hands):
        held = Place(PlaceKind.HAND, seat)
        assert {tile for tile in TileSet(max_pip) if whole.place_of(tile) == held} == set(hand)
    lost = chance.choice(list(TileSet(max_pip)))
    lacking = Balance.of(
        TileSet(max_pip),
        [tile for tile in table if tile != lost],
        {seat: [tile for tile in hand if tile != lost] for seat, hand in enumerate(hands)},
        [tile for tile in boneyard if tile != lost],
        [tile for tile in asleep if tile != lost],
    )
    assert not lacking.is_balanced and lacking.unaccounted == (lost,)
    assert lacking.found_pips == whole.found_pips - lost.pips


@pytest.mark.parametrize(
    ("tile", "refusal"),
    [
        ("7-3", Refusal(RefusalReason.NOT_IN_SET)),
        ("6-4", Refusal(RefusalReason.ON_TABLE)),
        ("5-5", Refusal(RefusalReason.IN_HAND, 0)),
        ("1-0", Refusal(RefusalReason.IN_HAND, 2)),
        ("2-2", Refusal(RefusalReason.IN_BONEYARD)),
        ("3-1", Refusal(RefusalReason.ASLEEP)),
        ("6-6", None),
    ],
)
def test_a_tile_that_is_somewhere_is_refused_with_the_reason(tile: str, refusal: Refusal | None) -> None:
    entered = balance("6-4", ("5-5", "", "0-1"), "2-2", "1-3")
    assert entered.refusal(Tile.parse(tile)) == refusal


PLACES = [
    {"table": "6-4 4-6"},
    {"hands": ("6-4 6-4",)},
    {"hands": ("6-4", "4-6")},
    {"boneyard": "6-4", "asleep": "6-4"},
    {"table": "6-4", "hands": ("4-6",)},
]


@pytest.mark.parametrize("entered", PLACES)
def test_a_tile_entered_twice_counts_once_and_stops_the_balance(entered: dict[str, object]) -> None:
    twice = balance(**entered)
    assert twice.doubled == (Tile.of(4, 6),)
    assert (twice.found_tiles, twice.found_pips) == (1, 10)
    rest = " ".join(str(tile) for tile in TileSet(6) if tile != Tile.of(4, 6))
    full = balance(**{**entered, "table": f"{entered.get('table', '')} {rest}"})
    assert full.found_tiles == full.expected_tiles and full.unaccounted == ()
    assert not full.is_balanced


@pytest.mark.parametrize("place", ["table", "boneyard", "asleep"])
def test_a_tile_of_another_set_has_no_place(place: str) -> None:
    with pytest.raises(ValueError, match="3-7"):
        balance(**{place: "7-3"})
    with pytest.raises(ValueError, match="3-7"):
        balance(hands=("7-3",))


def test_equal_tables_have_equal_balances() -> None:
    assert balance("6-4", ("5-5",)) == balance("4-6", ("5-5",)) != balance("5-5", ("6-4",))
