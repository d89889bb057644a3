"""240 positions whose verdicts a separate judge worked out: through the command, and through a real walk."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from domino_desktop.cli import adjudicate
from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.events import BlockEstablished, PositionEntered
from domino_desktop.core.layout import Layout
from domino_desktop.core.moves import DeclareCanPlay, Knock, ProposeBlock, Reason, RuleViolation
from domino_desktop.core.state import MatchState
from domino_desktop.core.tiles import parse_tiles
from domino_desktop.i18n.language import CODES
from domino_desktop.storage import rulesets
from tests.controller import settling

HERE = Path(__file__).parent
FILE = HERE / "blocked-lines.json"
CASES = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def verdicts(tmp_path_factory):
    """What the command says to the whole list."""
    file = tmp_path_factory.mktemp("positions") / "positions.json"
    file.write_text(json.dumps([case["position"] for case in CASES]))
    command = [sys.executable, "-m", "domino_desktop", "adjudicate", str(file)]
    run = subprocess.run(command, cwd=HERE.parents[1], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    return json.loads(run.stdout)


def test_there_are_240_different_positions():
    assert len(CASES) == 240 == len({json.dumps(case["position"], sort_keys=True) for case in CASES})


@pytest.mark.parametrize("number", range(len(CASES)), ids=[case["id"] for case in CASES])
def test_the_command_comes_to_the_expected_verdict(verdicts, number):
    expected = CASES[number]["expect"]
    assert {key: verdicts[number][key] for key in expected} == expected


def entered(position, **changes):
    """The position as a round of the core, without the reader of the command."""
    ruleset = rulesets.load("classic-draw")
    teams = tuple(seat.get("team", number) for number, seat in enumerate(position["seats"]))
    if len(set(teams)) < len(teams):
        ruleset = rulesets.load("pairs")
    ruleset = ruleset.changed({**position["rules"], **changes})
    event = PositionEntered(
        0,
        1,
        tuple(tuple(map(int, tile.split("-"))) for tile in position["line"].split()),
        (),
        tuple(parse_tiles(seat["hand"]) for seat in position["seats"]),
        parse_tiles(position["boneyard"]),
        position["to_act"],
        position["leader"],
        position["closer"],
    )
    return apply(MatchState(ruleset, len(teams), teams, opens_walk=False), event)


def walk(state, proposer):
    """Proposes and lets every seat answer truthfully; answers the state in which the walk stopped."""
    move, seat = ProposeBlock(), proposer
    while state.round.turn is not None:
        assert state.round.turn == seat
        if move == DeclareCanPlay():
            with pytest.raises(RuleViolation, match="hand_has_playable_tile"):
                rules.decide(state, seat, Knock())
        elif seat != proposer:
            with pytest.raises(RuleViolation, match="no_tile_fits"):
                rules.decide(state, seat, DeclareCanPlay())
        for event in rules.decide(state, seat, move):
            state = apply(state, event)
        if move == DeclareCanPlay():
            break
        seat = state.round.turn
        move = DeclareCanPlay() if seat is not None and rules.can_play(state, seat) else Knock()
    return state


BLOCKED = [case for case in CASES if case["expect"]["blocked"]]
PLAYABLE = [case for case in CASES if case["expect"].get("because") == "seat_can_play"]
SUPPLIED = [case for case in CASES if case["expect"].get("because") == "boneyard_can_supply"]


def by_id(cases):
    return pytest.mark.parametrize("case", cases, ids=[case["id"] for case in cases])


@by_id(BLOCKED)
def test_a_real_walk_establishes_the_block(case):
    expected = case["expect"]
    state = walk(entered(case["position"]), case["position"]["to_act"])
    established = next(event for event in state.round.history if isinstance(event, BlockEstablished))
    assert list(established.confirmed_by) == expected["confirmed_by"]
    score = state.round.score
    assert score.winner == expected["winner_team"]
    assert list(score.tied) == expected["tied_teams"]
    assert {str(team): score.points(team) for team in sorted(set(state.teams))} == expected["points"]
    assert state.totals == tuple(score.points(team) for team in sorted(set(state.teams)))


@by_id(PLAYABLE)
def test_a_real_walk_is_refuted_by_the_first_seat_that_can_play(case):
    state = entered(case["position"])
    proposer, refuter = case["position"]["to_act"], case["expect"]["refuted_by"]
    if proposer == refuter:
        with pytest.raises(RuleViolation) as refused:
            rules.decide(state, proposer, ProposeBlock())
        assert refused.value.reason is Reason.HAND_HAS_PLAYABLE_TILE
        return
    state = walk(state, proposer)
    assert state.round.verification.refuted_by == state.round.turn == refuter
    assert state.round.score is None


@by_id(SUPPLIED)
def test_a_proposal_is_refused_while_the_boneyard_can_supply(case):
    state = entered(case["position"])
    with pytest.raises(RuleViolation) as refused:
        rules.decide(state, case["position"]["to_act"], ProposeBlock())
    assert (refused.value.reason, *refused.value.numbers) == (
        Reason.BONEYARD_CAN_SUPPLY,
        case["expect"]["drawable"],
    )


@pytest.mark.parametrize("case", CASES[:40], ids=[case["id"] for case in CASES[:40]])
def test_the_layout_reads_the_line_as_it_lies(case):
    line = tuple(tuple(map(int, tile.split("-"))) for tile in case["position"]["line"].split())
    layout = Layout.of_halves(line)
    assert layout.halves() == line
    assert list(layout.values) == case["expect"]["open_ends"]


@pytest.mark.parametrize("code", CODES)
def test_every_verdict_is_explained_in_every_language(code):
    positions = json.dumps([case["position"] for case in CASES]).encode()
    for verdict in adjudicate.judge(positions, adjudicate.speaker(code)):
        for line in verdict["explanation"]:
            assert line["sentence"].strip() and "%" not in line["sentence"]


def test_a_referees_desk_comes_to_the_same_verdicts(verdicts):
    agreed = [
        settling.agree(json.dumps(case["position"]).encode(), verdict)
        for case, verdict in zip(CASES, verdicts, strict=True)
    ]
    assert agreed.count(True) > 200
