"""Where it makes no difference at which end a tile is laid, nobody is asked."""

import random
from types import SimpleNamespace

import pytest

from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.moves import PlayTile
from domino_desktop.core.state import start
from domino_desktop.core.views import view_for
from domino_desktop.storage import rulesets
from domino_desktop.ui.board.choosing import are_alike


@pytest.mark.parametrize("seed", range(8))
def test_the_toes_of_one_double_are_all_the_same(seed):
    """Of a random round of Chicken Foot: asked only where another end than a toe of the same double is open."""
    ruleset, chance = rulesets.load("chicken-foot"), random.Random(seed)
    state = start(rules.start_match(ruleset, 4))
    state = apply(state, rules.deal(state, Deal.from_bytes(ruleset.tile_set, chance.randbytes(21))))
    feet = others = 0
    while not state.round.is_over:
        view = view_for(state, state.round.turn)
        ends = tuple(end.id for end in view.layout.ends)
        if len(ends) > 1:
            is_alike = are_alike(SimpleNamespace(view=view), ends)
            assert is_alike is (len({end.value for end in view.layout.ends}) == 1)
            feet, others = feet + is_alike, others + (not is_alike)
        plays = [move for move in view.legal_moves if isinstance(move, PlayTile)]
        for event in rules.decide(state, view.turn, chance.choice(plays or view.legal_moves)):
            state = apply(state, event)
    assert feet and others
