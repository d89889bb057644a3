"""What a foul costs always hurts: points off where the highest total wins, points more where the lowest does."""

import pytest

from domino_desktop.core.policies import Count
from domino_desktop.core.rulings import FoulKind
from domino_desktop.core.scoring import Charge, score_block, with_penalties
from domino_desktop.core.tiles import parse_tiles
from domino_desktop.storage import rulesets


@pytest.mark.parametrize("ruleset", rulesets.available(), ids=lambda ruleset: ruleset.id)
@pytest.mark.parametrize("round_", ["stands", "replay", "lost"])
def test_a_penalty_never_helps_the_offender(ruleset, round_):
    penalty = {"false_declaration": {"points": 25, "round": round_, "match": "stands"}}
    ruleset = ruleset.changed({"fouls": penalty})
    seats = ruleset.players[0]
    hands = tuple(parse_tiles(text) for text in ("0-1 3-4", "2-2", "0-6", "1-6", "5-5", "4-4", "3-5", "6-6")[:seats])
    count = Count(hands, ruleset.teams(seats), 0, 1, ruleset.order_from(0, seats))
    honest = score_block(ruleset, count)
    fined = with_penalties(honest, ruleset, count, [Charge(1, FoulKind.FALSE_DECLARATION, ruleset.false_declaration)])
    change = fined.points(count.teams[1]) - (0 if fined.is_replayed else honest.points(count.teams[1]))
    assert change == (25 if ruleset.match_form == "lowest_after_rounds" else -25)
