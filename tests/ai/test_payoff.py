"""What the end of a round is worth on bits is what the core says, for any hands and any way of ending."""

import random

from domino_desktop.ai.masks import masks_for
from domino_desktop.ai.payoff import Ending, Payoff
from domino_desktop.core.policies import Count, LastTile
from domino_desktop.core.scoring import score_block, score_out
from domino_desktop.core.tiles import pips_of
from tests.ai.house_rules import house_rules
from tests.ai.tables import offered

OF_POINTS = (
    "blank_value", "block_tie", "block_value", "block_winner", "bonuses", "capicua_ends_must_differ",
    "carry_cap", "closer_loses", "duel_with", "factors", "out_points", "out_values", "round_points", "round_scope",
    "rounding",
)  # fmt: skip
OFFERED = offered()
CARRYING = {"block_tie": ["leader_side", "carry_double"], "carry_cap": 3}


def dealt(masks, seats, chance):
    """Some tiles for each seat, often few, and some for the boneyard."""
    tiles = [*masks.order]
    chance.shuffle(tiles)
    most = chance.choice((1, 2, 4))
    hands = tuple(tuple(tiles.pop() for _ in range(chance.randint(0, most))) for _ in range(seats))
    return hands, tuple(tiles[: chance.randint(0, 5)])


def compare(ruleset, seats, chance):
    masks, payoff = masks_for(ruleset.max_pip), Payoff(ruleset, seats)
    hands, boneyard = dealt(masks, seats, chance)
    out = chance.choice((-1, chance.randrange(seats)))
    if out >= 0:
        hands = (*hands[:out], (), *hands[out + 1 :])
    leader, closer = chance.randrange(seats), out if out >= 0 else chance.randrange(-1, seats)
    last = masks.order[chance.randrange(len(masks.order))]
    ends = tuple(chance.choice((last.low, last.high, 0, 1)) for _ in range(chance.choice((0, 2, 2, 4))))
    number, carry = chance.randint(1, 3), chance.choice((0, 0, 1, 2, 5))
    counts_yard = "others_and_boneyard" in (ruleset.round_points, ruleset.out_points)
    count = Count(
        hands,
        ruleset.teams(seats),
        leader,
        None if closer < 0 else closer,
        ruleset.order_from(leader, seats),
        boneyard=pips_of(boneyard) if counts_yard else 0,
        blank_value=ruleset.blank_value,
        last=LastTile(last, ends),
        round=number,
        carry=carry,
    )
    score = score_block(ruleset, count) if out < 0 else score_out(ruleset, count, out)
    ending = Ending(leader, closer, out, masks.index[last], ends, masks.bits(boneyard), number, carry)
    found = payoff.score([masks.bits(hand) for hand in hands], ending)
    assert found.winner == (-1 if score.winner is None else score.winner)
    assert found.points == [score.points(team) for team in range(max(count.teams) + 1)]
    assert found.is_replayed == score.is_replayed


def test_points_are_those_of_the_core_in_every_rule_set():
    for ruleset in OFFERED:
        for number in range(25):
            chance = random.Random(f"{ruleset.id}/{number}")
            compare(ruleset, chance.choice(ruleset.players), chance)


def test_points_are_those_of_the_core_in_any_house_rules():
    for number in range(1500):
        chance = random.Random(number)
        ruleset, seats = house_rules(chance, OFFERED, OF_POINTS)
        compare(ruleset, seats, chance)


def test_what_level_rounds_left_over_is_that_of_the_core():
    carrying = [rule.changed(CARRYING) for rule in OFFERED if rule.match_form == "first_to"]
    for number in range(600):
        chance = random.Random(number)
        ruleset, seats = house_rules(chance, carrying, ("closer_loses", "factors", "out_points", "round_points"))
        compare(ruleset, seats, chance)


def test_pips_are_counted_in_the_largest_set():
    ruleset = next(rule for rule in OFFERED if 12 in rule.sets and not rule.blank_value)
    payoff, masks = Payoff(ruleset.with_set(12), 2), masks_for(12)
    assert payoff.pips(masks.bits(masks.order)) == 1092
    assert payoff.pips(0) == 0
