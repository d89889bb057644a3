"""C59 and C60: the deal favours no seat, and every level is a step above the one before."""

import random
import statistics

import pytest

from domino_desktop.core import rules
from domino_desktop.core.deal import Deal
from domino_desktop.core.tiles import pips_of
from tests.ai import tables
from tests.ai.strength import measure, player

DEALS = 20_000


def test_c59_over_20_000_deals_no_seat_gets_more_pips_or_doubles():
    """Dealt as the program deals; the means of any two seats differ by less than three standard errors."""
    state, chance = tables.new_match(tables.ruleset("pairs"), 4), random.Random(59)
    pips, doubles = ([[] for _ in range(4)] for _ in range(2))
    for _ in range(DEALS):
        dealt = rules.deal(state, Deal.from_bytes(state.ruleset.tile_set, chance.randbytes(21)))
        for seat, hand in enumerate(dealt.hands):
            pips[seat].append(pips_of(hand))
            doubles[seat].append(sum(tile.is_double for tile in hand))
    for counted, mean in ((pips, 42.0), (doubles, 1.75)):
        means = [statistics.fmean(seat) for seat in counted]
        for one in range(4):
            for other in range(one):
                differences = [a - b for a, b in zip(counted[one], counted[other])]
                error = statistics.stdev(differences) / DEALS**0.5
                assert abs(means[one] - means[other]) < 3 * error
        assert all(abs(each - mean) < 0.05 * mean for each in means)


@pytest.mark.parametrize(
    "stronger, weaker, pairs",
    [("casual", "beginner", 400), ("expert:600", "casual", 40), ("expert:200", "heaviest", 40)],
)
def test_c60_the_levels_are_steps_that_can_be_felt(stronger, weaker, pairs):
    """A small sample of the measurement in `strength`, in the block game of two: no more than it can tell.

    The stronger one is above a half, and 55 % of the decided rounds is within the sample's uncertainty. The club player
    stands between casual and expert: that this short game hardly tells them apart, only long samples show.
    """
    share, half, decided = measure(tables.ruleset("block"), 2, player(stronger), player(weaker), pairs, seed=60)
    assert share > 50 and decided + half > 55
