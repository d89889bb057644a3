"""Positions of every rule set, written as a referee would and read back: the command says what the core says."""

import json
import random
from collections import Counter

import pytest

from domino_desktop.cli.verdict import verdict_on
from domino_desktop.core import rules
from domino_desktop.core.events import DeadCalled, RoundEnd, TilePlayed
from domino_desktop.i18n.english import English
from domino_desktop.storage import rulesets
from domino_desktop.storage.positions.position import read_position
from domino_desktop.storage.positions.reading import read_json
from tests.cli.written import position_of, random_round, walked

PRESETS = {ruleset.id: ruleset for ruleset in rulesets.available()}
HOUSES = {
    "tiles are laid aside": ("gaple-family", {"cannot_play": "discard"}),
    "two open doubles": ("mexican-train", {"mexican": {"first_turn": "all", "doubles": "second_tile"}}),
    "a dead double blocks": ("mexican-train", {"mexican": {"dead_double": "blocks"}, "draw": "none"}),
    "trains without markers": ("mexican-train", {"mexican": {"markers": False}}),
    "two toes": ("chicken-foot", {"phase1": "foot(2)", "foot_first": 6}),
    "one toe": ("chicken-foot", {"phase1": "foot(1)", "foot_first": 3}),
    "a foot blocks": ("chicken-foot", {"mexican": {"dead_double": "blocks"}}),
    "a star": ("cross", {"phase1": "star"}),
    "doubles without a boneyard": ("maltese-cross", {"draw": "none"}),
    "until both partners are out": ("pairs", {"end": "both_partners_out"}),
    "spinners in pairs": ("amazonian-fives", {"spinners": "first", "end": "both_partners_out"}),
    "spinners in a dead stop": ("five-up", {"dead_number_stop": "auto"}),
    "a dead number may be called": ("classic-draw", {"dead_number_stop": "callable"}),
    "matadors by choice": ("matador", {"matador_duty": "never", "draw": "one"}),
}
TABLES = [
    *((name, name, {}, seats) for name, ruleset in PRESETS.items() for seats in ruleset.players),
    *((house, base, changes, seats) for house, (base, changes) in HOUSES.items() for seats in PRESETS[base].players),
]


def read(position):
    """The position as the command reads it, and its verdict."""
    found = read_position(read_json(json.dumps(position).encode()), PRESETS)
    return found.state, verdict_on(found, English())


def ends_of(state):
    return Counter((end.value, end.owner, end.total, end.doubles_only) for end in state.round.layout.ends)


def open_values(state, seat):
    return Counter((end.value, end.owner) for end in rules.open_to(state, seat))


@pytest.mark.parametrize("name, base, changes, seats", TABLES, ids=[f"{name}-{seats}" for name, *_, seats in TABLES])
def test_a_position_read_back_is_the_same_position(name, base, changes, seats):
    ruleset = PRESETS[base].changed(changes)
    rng = random.Random(f"{name} {seats}")
    for max_pip in (top for top in ruleset.sets if ruleset.hand_for(seats, top) is not None):
        for _ in range(2):
            before = None
            for state in random_round(ruleset.with_set(max_pip), seats, rng):
                if state.round.score is not None:
                    check_ended(before, state.round.score, base, changes)
                    break
                if state.round.turn is not None and not state.round.layout.is_empty and rng.random() < 0.2:
                    check_in_play(state, base, changes)
                before = state


@pytest.mark.parametrize("name", PRESETS)
def test_any_table_may_play_by_any_rule_set(name):
    """The number of seats and who plays together is taken as given."""
    for hands, teams in ((2, None), (8, None), (4, (0, 1, 0, 1)), (8, (0, 0, 1, 1, 2, 2, 3, 3))):
        seats = [{"hand": f"{double}-{double}"} for double in (1, 2, 3, 4, 6, 7, 8, 9)[:hands]]
        for seat, one in enumerate(seats if teams else ()):
            one["team"] = teams[seat]
        places = {"to_act": 0, "leader": 0, "closer": 0}
        _, verdict = read({"max_pip": 9, "open_ends": [0, 0], "seats": seats, "ruleset": name, **places})
        assert verdict["blocked"] is (PRESETS[name].cannot_play == "knock")
        assert set(verdict["points"]) == {str(team) for team in teams or range(hands)}


def check_in_play(state, base, changes):
    again, verdict = read(position_of(state, base, changes))
    assert again.ruleset == state.ruleset
    assert ends_of(again) == ends_of(state)
    assert sorted(verdict["open_ends"]) == sorted(state.round.layout.values)
    assert set(again.round.layout.tiles()) == set(state.round.layout.tiles())
    able = [rules.can_play(state, seat) for seat in range(state.seats)]
    assert verdict["can_play"] == able
    for seat in range(state.seats):
        assert open_values(again, seat) == open_values(state, seat)
    check_blocked(state, verdict)


def check_blocked(state, verdict):
    just_died = isinstance(state.round.history[-1], TilePlayed) and state.ruleset.dead_number_stop == "auto"
    if just_died and verdict["because"] == "dead_number":
        return
    if state.drawable:
        assert verdict["because"] == "boneyard_can_supply"
    elif state.ruleset.cannot_play == "discard":
        assert verdict["because"] in ("seat_can_play", "tiles_can_be_laid_aside")
    else:
        refuted_by, confirmed_by = walked(state)
        assert (verdict["refuted_by"], verdict["confirmed_by"]) == (refuted_by, list(confirmed_by))
        assert verdict["because"] == (None if refuted_by is None else "seat_can_play")
    assert verdict["blocked"] is (verdict["because"] is None)


def check_ended(state, score, base, changes):
    """The round is over, and only its score is still to be written."""
    now = state.round
    proposer = now.verification.proposer if now.verification is not None else (*now.active, 0)[0]
    _, verdict = read(position_of(state, base, changes, to_act=proposer, carry=state.carry or None))
    result = {
        "winner_team": score.winner,
        "tied_teams": list(score.tied),
        "points": {str(team): score.points(team) for team in sorted(set(state.teams))},
    }
    if now.ended is RoundEnd.WENT_OUT:
        assert verdict["because"] == "seat_went_out"
    elif now.ended is RoundEnd.LAID_ASIDE:
        assert (verdict["because"], verdict["blocked"]) == ("all_laid_aside", False)
        assert {key: verdict[key] for key in result} == result
    elif now.ended is RoundEnd.BLOCKED and state.ruleset.dead_number_stop == "callable" and was_called(now):
        assert verdict["if_called"] == result
    elif now.ended is RoundEnd.BLOCKED:
        assert verdict["blocked"]
        assert {key: verdict[key] for key in result} == result
        if now.verification is not None:
            assert verdict["confirmed_by"] == list(now.verification.confirmed_by)


def was_called(now):
    return any(isinstance(event, DeadCalled) for event in now.history)
