"""The shuffle: the same code is the same deal everywhere, and every order is as likely as any other."""

import hashlib
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_desktop.core import deal, rules
from domino_desktop.core.deal import (
    ALPHABET,
    Deal,
    Seal,
    code_of_day,
    following_code,
    in_groups,
    is_code,
    read_code,
    shuffled,
    strange_letters,
)
from domino_desktop.core.state import start
from domino_desktop.core.tiles import TileSet, print_tiles
from domino_desktop.storage import rulesets


def test_the_deals_of_known_codes_never_change():
    """Written down once: a different Python, computer or release must shuffle the same."""
    assert print_tiles(shuffled(TileSet(6), "AAAAAAAA")) == GOLDEN
    assert hashlib.sha256(print_tiles(shuffled(TileSet(12), "DOMINO23")).encode()).hexdigest()[:16] == GOLDEN_12


GOLDEN = (
    "0-3 0-1 2-5 1-1 0-0 1-3 1-5 3-3 5-6 2-6 5-5 4-5 1-4 2-3 4-6 6-6 3-4 1-2 0-5 2-4 3-6 0-6 0-4 4-4 1-6 2-2 0-2 3-5"
)
GOLDEN_12 = "4abae43d3e962a34"


def test_the_same_bytes_are_the_same_deal():
    entropy = bytes(range(21))
    first, second = (Deal.from_bytes(TileSet(6), entropy) for _ in range(2))
    assert first == second
    assert first.tiles == shuffled(TileSet(6), first.code)
    assert first.code != Deal.from_bytes(TileSet(6), bytes(21)).code
    assert first.nonce == bytes(range(5, 21)).hex()


def test_the_code_has_letters_that_cannot_be_mistaken():
    assert not set("01IO") & set(ALPHABET) and len(set(ALPHABET)) == 32
    codes = {Deal.from_bytes(TileSet(6), bytes([number]) * 21).code for number in range(256)}
    assert len(codes) == 256 and all(map(is_code, codes))
    assert not any(map(is_code, ("", "AAAAAAA", "AAAAAAAAA", "aaaaaaaa", "AAAAAAA0", "AAAAAAAA\n")))


def test_the_fingerprint_seals_code_and_nonce():
    seal = Deal.from_bytes(TileSet(6), bytes(range(21))).seal
    assert seal.fingerprint == hashlib.sha256((seal.code + seal.nonce).encode()).hexdigest()
    assert seal.closed == Seal(seal.fingerprint, "", "")
    others = [
        Deal.from_bytes(TileSet(6), bytes([place == at for at in range(21)])).seal.fingerprint for place in range(21)
    ]
    assert len({seal.fingerprint, *others}) == 22


def test_the_nonce_decides_nothing():
    """Tiles, deals repeated because nobody has a double, and the lot of the lead follow from the code alone."""
    for ruleset in rulesets.available():
        seats = next(seats for seats in ruleset.players if ruleset.hand_for(seats) is not None)
        state = start(rules.start_match(ruleset, seats))
        for code in ("KTQ72MXB", "DQMXNQ23", "AAAAAAAA"):
            dealt = [rules.deal(state, Deal.of(ruleset.tile_set, code, nonce)) for nonce in ("00" * 16, "5e" * 16)]
            assert replace(dealt[0], nonce="") == replace(dealt[1], nonce="") and dealt[0].code == code


def test_a_repeated_deal_keeps_its_code_and_its_seal():
    """Two seats and seven tiles each: one deal in 345 has no double, and these rules want one led."""
    ruleset = rulesets.load("classic-draw").changed({"no_double": "redeal"})
    state = start(rules.start_match(ruleset, 2))
    deals = [Deal.of(ruleset.tile_set, following_code("KTQ72MXB", number), "0" * 32) for number in range(1, 1500)]
    repeated = [
        (first, event)
        for first in deals
        for event in [rules.deal(state, first)]
        if not any(tile.is_double for tile in first.tiles[:14])
    ]
    assert 1 <= len(repeated) <= 15
    for first, event in repeated:
        second = first.again(ruleset.tile_set)
        assert (event.code, event.nonce) == (first.code, first.nonce)
        assert event.hands == (second.tiles[:7], second.tiles[7:14])
        assert second.tiles == shuffled(TileSet(6), f"{first.code}+1") and second.lot != first.lot
        assert second.seal == first.seal


def test_the_lot_falls_on_every_seat_equally_often():
    rounds = 6000
    for seats in (2, 3, 4):
        fallen = Counter(Deal(following_code("KTQ72MXB", number), "", ()).lot % seats for number in range(rounds))
        expected = rounds / seats
        assert sum((fallen[seat] - expected) ** 2 / expected for seat in range(seats)) < 20


def test_the_codes_of_a_match_and_of_the_days_are_all_different():
    following = [following_code("KTQ72MXB", number) for number in range(1, 400)]
    days = [code_of_day(f"2026-{month:02}-{day:02}") for month in range(1, 13) for day in range(1, 29)]
    assert following[0] == "KTQ72MXB" and all(map(is_code, following + days))
    assert len({*following, *days}) == len(following) + len(days)


@pytest.mark.parametrize(
    "typed",
    ["KTQ72MXB", "ktq72mxb", " ktq7 2mxb ", "KTQ7-2MXB", "ktq7\u20132mxb", "K T Q 7 2 M X B", "KTQ7\u00a02MXB"],
)
def test_a_code_may_be_typed_as_people_type(typed):
    assert read_code(typed) == "KTQ72MXB" and is_code(read_code(typed))


@given(st.integers(0, 2**40 - 1))
def test_every_code_comes_back_from_how_it_is_written(number):
    code = Deal.from_bytes(TileSet(2), number.to_bytes(5, "big") + bytes(16)).code
    assert read_code(in_groups(code).lower()) == code and strange_letters(code) == ()


def test_letters_that_no_code_has_are_told_once_each():
    assert strange_letters(read_code("oil0 1oo\u00e5")) == ("O", "I", "0", "1", "\u00c5")


@pytest.mark.parametrize("max_pip", [2, 6])
def test_every_tile_comes_to_every_place_equally_often(max_pip):
    tiles, rounds = TileSet(max_pip).tiles, 6000
    seen = Counter()
    for number in range(rounds):
        for place, tile in enumerate(shuffled(TileSet(max_pip), f"{number}")):
            seen[place, tile] += 1
    expected = rounds / len(tiles)
    chi_square = sum((seen[place, tile] - expected) ** 2 / expected for place in range(len(tiles)) for tile in tiles)
    freedom = (len(tiles) - 1) ** 2
    # Five standard deviations of the chi-square distribution either way.
    assert abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5


def test_every_order_of_a_small_set_is_equally_likely():
    rounds = 36_000
    seen = Counter(shuffled(TileSet(2), f"{number}")[:4] for number in range(rounds))
    expected = rounds / (6 * 5 * 4 * 3)
    chi_square = sum((count - expected) ** 2 / expected for count in seen.values())
    assert len(seen) == 360
    assert abs(chi_square - 359) < 5 * (2 * 359) ** 0.5


def test_numbers_that_would_favour_the_first_places_are_skipped(monkeypatch):
    monkeypatch.setattr(deal, "_numbers", lambda code: iter([65535, 65532, 65531, *[0] * 10]))
    skipping = shuffled(TileSet(2), "A")
    monkeypatch.setattr(deal, "_numbers", lambda code: iter([65531, *[0] * 10]))
    assert shuffled(TileSet(2), "A") == skipping and 65536 % 6 == 4


def test_a_biased_shuffle_would_be_noticed():
    """The check itself can fail: a shuffle that never moves the last tile does."""
    tiles, rounds = TileSet(2).tiles, 600
    seen = Counter()
    for number in range(rounds):
        order = shuffled(TileSet(2), f"{number}")
        seen[[*(tile for tile in order if tile != tiles[0]), tiles[0]].index(tiles[0])] += 1
    expected = rounds / len(tiles)
    assert sum((seen[place] - expected) ** 2 / expected for place in range(len(tiles))) > 100
