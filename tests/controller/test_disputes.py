"""Disputes for referees: what the rules decide about each is what `adjudicate` says of the same position."""

import json
from collections import Counter

import pytest

from domino_desktop.cli.verdict import verdict_on
from domino_desktop.controller.disputes import FILE, DisputeKind, Disputes, Outcome, Standing
from domino_desktop.core.events import Certainty, Knocked, MatchStarted, PositionEntered
from domino_desktop.core.views import TABLE
from domino_desktop.i18n.english import English
from domino_desktop.storage import rulesets
from domino_desktop.storage.positions.position import read_position
from domino_desktop.storage.positions.reading import InputFault, read_json
from domino_desktop.storage.resources import data_folder
from tests.make_disputes import checked, made

CONTENT = (data_folder("resources") / FILE).read_bytes()
RAW = {one["id"]: one for one in read_json(CONTENT)}
DISPUTES = Disputes.load()
EVERY = {one: DISPUTES.open(one) for one in DISPUTES.kinds}
PRESETS = {ruleset.id: ruleset for ruleset in rulesets.available()}
ASLEEP = {"yard-closed", "train-opens", "cross-unfinished", "out-on-dead-ends"}
"""Classics that leave tiles unmentioned."""

every_dispute = pytest.mark.parametrize("dispute", EVERY.values(), ids=EVERY)


def verdict(dispute):
    return verdict_on(read_position(RAW[dispute.id]["position"], PRESETS), English())


@every_dispute
def test_the_standing_is_that_of_adjudicate(dispute):
    told, truth = verdict(dispute), dispute.truth
    assert told["blocked"] == (truth.ruling.standing is Standing.BLOCKED)
    if not told["blocked"]:
        assert truth.ruling.standing.value == told["because"]
        assert truth.standings[0] is truth.ruling.standing
    if told["because"] == "seat_can_play":
        assert truth.able is not None and truth.able[0] == told["refuted_by"]


@every_dispute
def test_the_fouls_are_those_of_adjudicate(dispute):
    found = [{"seat": foul.seat, "tile": str(foul.tile), "end": foul.end} for foul in dispute.truth.fouls]
    if dispute.earlier:
        # A single position knows nothing of what was said before its last tiles.
        assert [foul for foul in verdict(dispute)["fouls"] if foul not in found] == []
    else:
        assert found == verdict(dispute)["fouls"]
    assert dispute.truth.ruling.liars == {foul["seat"] for foul in found}
    assert all(foul.certainty is Certainty.PROVEN for foul in dispute.truth.fouls)


@every_dispute
def test_the_score_is_that_of_adjudicate(dispute):
    told, score = verdict(dispute), dispute.truth.score
    if not told["blocked"] or dispute.truth.fouls:
        return
    assert score is not None
    assert (score.winner, list(score.tied)) == (told["winner_team"], told["tied_teams"])
    assert {str(team): score.points(team) for team in set(dispute.closed.teams)} == told["points"]
    assert [line["reason"] for line in told["explanation"]] == [line.reason.value for line in score.lines]


RULINGS = {
    "six-is-out": (Outcome.WON, 0, 83),
    "dead-line-stops": (Outcome.WON, 0, 17),
    "dead-line-played-on": (Outcome.GOES_ON, None, 0),
    "yard-closed": (Outcome.WON, 1, 2),
    "one-hid-a-six": (Outcome.GOES_ON, None, 0),
    "two-hid-a-six": (Outcome.REPLAYED, None, 0),
    "accused": (Outcome.WON, 0, 83),
    "an-earlier-pass": (Outcome.REPLAYED, None, 0),
    "level-nobody": (Outcome.NOBODY, None, 0),
    "level-full-share": (Outcome.SHARED, None, 72),
    "level-again": (Outcome.REPLAYED, None, 0),
    "lowest-pair": (Outcome.WON, 1, 47),
    "lowest-hand": (Outcome.WON, 0, 43),
    "closer-of-level": (Outcome.WON, 0, 55),
    "cross-unfinished": (Outcome.WON, 0, 30),
    "no-sides-here": (Outcome.WON, 0, 75),
    "train-opens": (Outcome.GOES_ON, None, 0),
    "two-dead-ends": (Outcome.WON, 0, 303),
    "lone-double-blank": (Outcome.WON, 1, 105),
    "out-on-dead-ends": (Outcome.WON, 0, 83),
    "gaple-neighbour": (Outcome.WON, 1, 66),
    "gaple-closer-lost": (Outcome.WON, 0, 171),
    "pordi-closer-lost": (Outcome.WON, 0, 2),
    "pordi-level": (Outcome.WON, 0, 1),
    "nobody-wins-blocks": (Outcome.NOBODY, None, 0),
    "differences": (Outcome.WON, 0, 62),
}
"""What the classics are known to come to."""


@pytest.mark.parametrize(("dispute_id", "ruling"), RULINGS.items(), ids=RULINGS)
def test_a_classic_comes_to_what_it_is_known_for(dispute_id, ruling):
    right = EVERY[dispute_id].truth.ruling
    assert (right.outcome, right.team, right.points) == ruling


def test_a_false_declaration_costs_what_the_rules_of_its_table_say():
    stands, lost = EVERY["result-stands"], EVERY["pair-is-out"]
    (liar,) = stands.truth.ruling.liars
    assert stands.truth.score.points(stands.closed.teams[liar]) == stands.truth.ruling.points - 10
    (liar,) = lost.truth.ruling.liars
    assert lost.truth.ruling.team != lost.closed.teams[liar]
    replayed = EVERY["two-hid-a-six"].truth.score
    assert [replayed.points(team) for team in range(4)] == [0, 0, -25, -25]


def test_a_false_pass_of_earlier_is_found_with_the_table_of_then():
    dispute = EVERY["an-earlier-pass"]
    (foul,) = dispute.truth.fouls
    assert foul.values == dispute.earlier[0].values and foul.seat == dispute.earlier[0].seat
    knock = next(event for event in dispute.events if event.number == foul.event)
    assert isinstance(knock, Knocked) and foul.end in knock.values
    assert verdict(dispute)["fouls"] == []


def test_whoever_passed_truthfully_before_and_can_play_now_is_no_liar():
    dispute = EVERY["passed-before"]
    accused = dispute.accusation.seat
    assert dispute.truth.able[0] == accused and accused in {heard.seat for heard in dispute.earlier}
    assert dispute.truth.ruling.liars == frozenset()


# The collection ---------------------------------------------------------------------------------------


def test_there_are_many_of_every_kind():
    assert len(EVERY) >= 36
    assert len({one["id"] for one in json.loads(CONTENT)}) == len(json.loads(CONTENT)) == len(EVERY)
    counted = Counter(dispute.kind for dispute in EVERY.values())
    assert all(counted[kind] >= 4 for kind in DisputeKind)


def test_every_ruling_comes_up_and_no_kind_gives_its_rulings_away():
    assert {dispute.truth.ruling.standing for dispute in EVERY.values()} == set(Standing)
    assert {dispute.truth.ruling.outcome for dispute in EVERY.values()} == set(Outcome)
    for kind in DisputeKind:
        rulings = [dispute.truth.ruling for dispute in EVERY.values() if dispute.kind is kind]
        assert len({ruling.standing for ruling in rulings}) >= 2 and len(set(rulings)) >= 3, kind
    for asked in (1, 2, 3):
        heard = {dispute.truth.ruling.standing for dispute in EVERY.values() if len(dispute.heard) == asked}
        assert heard >= {Standing.BLOCKED, Standing.SEAT_CAN_PLAY}, "how many were asked must not tell the ruling"


def test_what_clubs_argue_about_is_covered():
    views = {one: dispute.closed for one, dispute in EVERY.items()}
    rules = [view.ruleset for view in views.values()]
    assert {view.max_pip for view in rules} >= {6, 9, 12}
    assert {view.placing for view in rules} == {"line", "spinner", "cross", "trains"}
    assert {view.direction for view in rules} == {"clockwise", "counterclockwise"}
    assert {view.draw for view in rules} == {"none", "one", "until_playable"}
    assert {view.block_winner for view in rules} >= {"lowest_hand", "lowest_team", "team_of_lowest_hand", "closer_duel"}
    level = [dispute for dispute in EVERY.values() if dispute.truth.score is not None and dispute.truth.score.tied]
    decided = {dispute.closed.ruleset.block_tie[0] for dispute in level}
    assert decided >= {
        *("no_score", "replay", "leader_side", "closer_loses", "nearest_to_leader", "lightest_tile"),
        *("share_full", "share_split", "opponents_of_closer"),
    }
    assert {len(dispute.truth.ruling.liars) for dispute in EVERY.values()} == {0, 1, 2}
    accused = [dispute for dispute in EVERY.values() if dispute.accusation is not None]
    assert {one.accusation.seat in one.truth.ruling.liars for one in accused} == {True, False}
    ends = {one: set(view.layout.values) for one, view in views.items()}
    nine = [one for one, view in views.items() if view.ruleset.max_pip == 9 and view.ruleset.placing == "line"]
    assert any(len(ends[one]) == 2 and EVERY[one].truth.ruling.standing is Standing.BLOCKED for one in nine)
    assert any(len(ends[one]) == 1 and EVERY[one].truth.ruling.standing is Standing.SEAT_CAN_PLAY for one in nine)
    assert any(view.markers for view in views.values())
    assert any(len(dispute.heard) > dispute.closed.seats for dispute in EVERY.values()), "a new marker asks again"


@every_dispute
def test_every_tile_is_somewhere(dispute):
    view, yard = dispute.open, dispute.closed.boneyard
    named = [*view.layout.tiles(), *(tile for hand in view.revealed for tile in hand.tiles)]
    assert len(set(named)) == len(named)
    tiles = view.ruleset.tiles_for(view.seats)
    assert set(named) <= set(tiles)
    assert (len(named) + yard == len(tiles)) == (dispute.id not in ASLEEP)


@every_dispute
def test_nothing_is_shown_before_the_hands_lie_open(dispute):
    view = dispute.closed
    assert (view.eye, view.revealed, view.hand) == (TABLE, (), ())
    assert all(isinstance(hand, int) for event in view.history if isinstance(event, PositionEntered)
               for hand in event.hands)  # fmt: skip
    assert [hand.seat for hand in dispute.open.revealed] == list(range(view.seats))


@every_dispute
def test_the_record_begins_with_a_match_and_holds_what_was_said(dispute):
    started, entered, *_ = dispute.events
    assert isinstance(started, MatchStarted) and isinstance(entered, PositionEntered)
    said = [event.seat for event in dispute.events if isinstance(event, Knocked)]
    passed = [heard.seat for heard in (*dispute.earlier, *dispute.heard) if not heard.can]
    assert said == passed
    assert len(dispute.names) == dispute.closed.seats and len(set(dispute.names)) == len(dispute.names)


def test_the_file_is_what_the_search_finds():
    assert json.loads(CONTENT) == checked(made())


# Damaged files ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content",
    [b"", b"{}", b"[1]", b'[{"id": "a", "kind": "walk"}]', b'[{"id": 1, "kind": "walk", "position": {}}]'],
)
def test_a_wrong_list_is_refused(content):
    with pytest.raises(InputFault):
        Disputes(content)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"line": "6-0 0-1 6-6"}, "line"),
        ({"declarations": ["cannot"] * 5}, "position.declarations"),
        ({"closer": 0, "seats": [{"hand": "0-0", "team": 0}, {"hand": "0-2", "team": 0}, {"hand": "1-1", "team": 1}]},
         "position.seats"),
    ],
)  # fmt: skip
def test_a_wrong_position_is_refused_with_its_place(change, place):
    raw = json.loads(json.dumps(RAW["six-is-out"]))
    raw["position"] |= change
    with pytest.raises(InputFault) as caught:
        Disputes(json.dumps([raw]).encode()).open("six-is-out")
    assert caught.value.place == place


def test_moves_before_the_position_must_lie_on_the_table():
    raw = json.loads(json.dumps(RAW["an-earlier-pass"]))
    for move in raw["earlier"]:
        if "tile" in move:
            move["tile"] = "6-6"
    with pytest.raises(InputFault, match="does not lie"):
        Disputes(json.dumps([raw]).encode()).open("an-earlier-pass")
