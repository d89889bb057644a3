"""The shuffle: the same code is the same deal everywhere, and every order is as likely as any other."""

import hashlib
from collections import Counter

import pytest

from domino_desktop.core import deal
from domino_desktop.core.deal import ALPHABET, Deal, is_code, shuffled
from domino_desktop.core.tiles import TileSet, print_tiles


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
    sealed = Deal.from_bytes(TileSet(6), bytes(range(21)))
    assert sealed.fingerprint == hashlib.sha256((sealed.code + sealed.nonce).encode()).hexdigest()
    others = [Deal.from_bytes(TileSet(6), bytes([place == at for at in range(21)])).fingerprint for place in range(21)]
    assert len({sealed.fingerprint, *others}) == 22


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
