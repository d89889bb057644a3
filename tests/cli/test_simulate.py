"""The command that lets computer players play each other."""

import json
import math
import random
import statistics
from pathlib import Path

import pytest

from domino_desktop.ai.level import Level
from domino_desktop.ai.levels import choose
from domino_desktop.cli import simulate as command
from domino_desktop.cli.simulation import Round, Simulation, simulate
from domino_desktop.core.moves import PlayTile
from domino_desktop.i18n.language import CODES
from domino_desktop.storage import rulesets
from tests.ai import tables

ROOT = Path(__file__).resolve().parents[2]
SIDE_KEYS = ["level", "wins", "ties", "points", "ms_median", "ms_p95", "ms_max"]
EVERY_TABLE = [(preset.ruleset, seats) for preset in rulesets.presets() for seats in preset.ruleset.players]


@pytest.fixture
def run(capsys):
    def run_it(*arguments):
        status = command.main(list(map(str, arguments)))
        return (status, *capsys.readouterr())

    return run_it


def result(run, *arguments):
    status, out, err = run(*arguments, "--json")
    assert (status, err) == (0, "")
    return json.loads(out)


def without_times(found):
    sides = [{key: side[key] for key in ("level", "wins", "ties", "points")} for side in found["sides"]]
    return {**found, "sides": sides}


def casual(view, seed):
    return choose(view, Level.CASUAL, seed)


def heaviest(view, seed):
    plays = [move for move in view.legal_moves if isinstance(move, PlayTile)]
    return max(plays, key=lambda move: move.tile.pips) if plays else choose(view, Level.CASUAL, seed)


def test_json_has_one_side_for_each_entry_and_counts_every_round(run):
    found = result(run, "--ruleset", "classic-draw", "--seats", "casual,beginner", "--rounds", 30, "--seed", 4)
    assert list(found) == ["rounds", "blocked", "sides"]
    assert [side["level"] for side in found["sides"]] == ["casual", "beginner"]
    first, second = found["sides"]
    assert list(first) == list(second) == SIDE_KEYS
    assert found["rounds"] == 30 and 0 <= found["blocked"] <= 30
    assert first["ties"] == second["ties"] and first["wins"] + second["wins"] + first["ties"] == 30
    for side in found["sides"]:
        assert 0 < side["ms_median"] <= side["ms_p95"] <= side["ms_max"]


def test_a_seed_is_one_result_and_another_seed_another(run):
    arguments = ["--ruleset", "pairs", "--seats", "casual,beginner", "--rounds", 40, "--swap"]
    one, again, other = (without_times(result(run, *arguments, "--seed", seed)) for seed in (5, 5, 6))
    assert one == again != other


def test_partners_are_one_side_whether_two_or_four_levels_are_named(run):
    rest = ["--rounds", 20, "--seed", 2, "--swap"]
    two = result(run, "--ruleset", "pairs", "--seats", "casual,beginner", *rest)
    four = result(run, "--ruleset", "pairs", "--seats", "casual,beginner,casual,beginner", *rest)
    assert without_times(two) == without_times(four) and len(two["sides"]) == 2


@pytest.mark.parametrize("ruleset, seats", EVERY_TABLE, ids=lambda value: getattr(value, "id", value))
def test_every_table_can_be_played(run, ruleset, seats):
    sides = max(ruleset.teams(seats)) + 1
    levels = ["casual", *["beginner"] * (sides - 1)]
    found = result(run, "--ruleset", ruleset.id, "--seats", ",".join(levels), "--rounds", 2, "--swap")
    assert [side["level"] for side in found["sides"]] == levels
    assert all(side["wins"] + side["ties"] <= found["rounds"] == 2 for side in found["sides"])


@pytest.mark.parametrize(
    "ruleset_id, seats", [("pairs", 4), ("classic-draw", 2), ("all-fives", 2), ("jamaican-partner", 4)]
)
def test_equal_players_are_level_when_sides_change(ruleset_id, seats):
    """Both places play each deal alike, so whatever one side wins in the first round the other wins in the second."""
    played = simulate(rulesets.load(ruleset_id), seats, [casual, casual], 40, 1, changes_sides=True)
    assert [played.wins(side) for side in (0, 1)] == [(40 - played.ties(0)) // 2] * 2
    assert played.points(0) == played.points(1) > 0
    assert played.share(0) == played.share(1) == (0.5, 0.0)


def test_of_three_sides_each_moves_on_by_one():
    played = simulate(rulesets.load("block"), 3, [casual, casual, casual], 20, 1, changes_sides=True)
    for first, second in zip(played.rounds[::2], played.rounds[1::2], strict=True):
        # the place of a side is taken by the side before it
        assert [first.points[side] for side in (0, 1, 2)] == [second.points[side - 1] for side in (0, 1, 2)]


def test_rounds_and_points_are_those_of_the_rules():
    """The same rounds, played by hand with the seats named by their places."""
    rule = rulesets.load("all-fives")
    played = simulate(rule, 2, [casual, heaviest], 12, 9)
    for number, one in enumerate(played.rounds):
        chance = random.Random(f"9/{number}")
        state = tables.with_round(tables.new_match(rule, 2), chance)
        luck = chance.getrandbits(32)
        state = tables.play_round(state, lambda seat, view: (casual, heaviest)[seat](view, luck))  # noqa: B023
        assert (one.winner, one.points) == (state.round.score.winner, state.totals)


def test_points_outlive_a_match_that_sets_its_totals_back():
    """A game won by the first round takes the totals back to zero; what the round was worth stays."""
    rule = rulesets.load("block").changed({"match_form": "best_of(3)", "match_end": {"points": 1}})
    usual = simulate(rulesets.load("block"), 2, [casual, casual], 20, 3)
    assert simulate(rule, 2, [casual, casual], 20, 3).rounds == usual.rounds
    assert usual.points(0) > 0


def test_a_player_sees_its_own_hand_and_no_other():
    seen = []

    def looks(view, seed):
        seen.append(view)
        return casual(view, seed)

    simulate(rulesets.load("pairs"), 4, [looks, looks], 4, 1, changes_sides=True)
    assert {view.eye for view in seen} == {0, 1, 2, 3}
    for view in seen:
        assert view.eye == view.turn and view.counts[view.eye] == len(view.hand)
        dealt = view.history[0]
        assert [bool(hand) for hand in dealt.hands] == [seat == view.eye for seat in range(4)]


def test_shares_and_intervals_are_those_of_deals():
    def won(side):
        return Round(side, (), (0, 0), False)

    rounds = (won(0), won(0), won(1), Round(None, (0, 1), (4, 0), True), won(0), won(1))
    played = Simulation(rounds, 2, ((1.0, 2.0, 30.0), ()))
    means = [1.0, 0.25, 0.5]
    half = 1.96 * statistics.stdev(means) / math.sqrt(3)
    assert played.share(0) == (pytest.approx(3.5 / 6), pytest.approx(half))
    assert played.share(1).mean == pytest.approx(2.5 / 6)
    assert (played.blocked, played.wins(0), played.wins(1), played.ties(0)) == (1, 3, 2, 1)
    assert played.points_a_round(0).mean == pytest.approx(4 / 6)
    assert played.thinking(0) == (2.0, 30.0, 30.0) and played.thinking(1) == (0.0, 0.0, 0.0)
    assert Simulation(rounds[:2], 2, ((), ())).share(0) == (1.0, None)


def test_of_three_a_tie_is_shared_by_those_who_are_level():
    tie = Round(None, (0, 2), (0, 0, 0), True)
    assert [tie.share(side) for side in (0, 1, 2)] == [0.5, 0.0, 0.5]


@pytest.mark.parametrize("code", CODES)
def test_every_language_prints_the_table(run, code):
    status, out, err = run("--ruleset", "pairs", "--seats", "casual,beginner", "--rounds", 4, "--swap", "--lang", code)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert [line.split()[0] for line in lines if "±" in line][:2] == ["casual", "beginner"]
    assert all(len(line) < 110 for line in lines)


def test_rules_in_a_file_are_played(run, tmp_path):
    file = tmp_path / "ours.toml"
    file.write_bytes((ROOT / "resources" / "rulesets" / "block.toml").read_bytes())
    found = result(run, "--ruleset", file, "--seats", "casual,casual", "--rounds", 4)
    assert without_times(found) == without_times(
        result(run, "--ruleset", "block", "--seats", "casual,casual", "--rounds", 4)
    )


@pytest.mark.parametrize(
    "arguments, fault",
    [
        (
            {"--ruleset": "clasic-draw"},
            "--ruleset: 'clasic-draw' is neither a file nor the id of a rule set (nearest: ",
        ),
        ({"--seats": "casual,master"}, "--seats: unknown level 'master' (allowed: beginner, casual, club, expert)"),
        ({"--seats": ""}, "--seats: unknown level ''"),
        ({"--seats": "casual"}, "--seats: block has no table for 1 (allowed: 2, 3, 4)"),
        ({"--seats": ",".join(["casual"] * 9)}, "--seats: block has no table for 9 (allowed: 2, 3, 4)"),
        ({"--ruleset": "pairs", "--seats": "casual,casual,casual"}, "--seats: pairs has no table for 3 (allowed: 4)"),
        (
            {"--ruleset": "pairs", "--seats": "casual,casual,casual,beginner"},
            "--seats: seats 2 and 4 are partners: give them one level",
        ),
        ({"--rounds": "0"}, "--rounds: 0 is out of range (1 to "),
        ({"--rounds": "-4"}, "--rounds: -4 is out of range (1 to "),
        ({"--rounds": "9" * 30}, "--rounds: 9"),
        ({"--rounds": "many"}, "command line: "),
        ({"--rounds": "1.5"}, "command line: "),
        ({"--rounds": "7", "--swap": None}, "--rounds: 7 is odd, but with --swap every deal is played twice"),
        ({"--seed": "x"}, "command line: "),
        ({"--what": None}, "command line: "),
        ({"--lang": "xx"}, "--lang: unknown language 'xx'"),
    ],
)
def test_what_cannot_be_played_is_one_line(run, arguments, fault):
    given = {"--ruleset": "block", "--seats": "casual,beginner", "--rounds": "4", **arguments}
    status, out, err = run(*(word for pair in given.items() for word in pair if word is not None))
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(fault) and err.isascii() and len(err) < 400


@pytest.mark.parametrize("missing", ["--ruleset", "--seats", "--rounds"])
def test_what_must_be_named_is_asked_for(run, missing):
    given = {"--ruleset": "block", "--seats": "casual,beginner", "--rounds": "4"}
    del given[missing]
    status, out, err = run(*(word for pair in given.items() for word in pair))
    assert (status, out) == (2, "") and err.startswith("command line: ") and missing in err
