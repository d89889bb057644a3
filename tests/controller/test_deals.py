"""The deals of a match are fixed before its first tile, sealed while a round is in play, and can be dealt again."""

import json
from dataclasses import replace

import pytest

from domino_desktop.ai.levels import Level
from domino_desktop.controller.deals import Deals, draw_chance
from domino_desktop.controller.table import TableController
from domino_desktop.core import rules
from domino_desktop.core.codec import to_json
from domino_desktop.core.deal import Seal, following_code
from domino_desktop.core.events import RoundDealt
from domino_desktop.core.moves import ClaimRedeal
from domino_desktop.core.views import TABLE
from domino_desktop.storage import rulesets
from domino_desktop.storage.database import Database
from domino_desktop.storage.fleeting import FleetingStore
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.settings import Pace
from domino_desktop.storage.setup import SeatKind, SeatSetup, SetupFault, TableSetup
from domino_desktop.ui.opening import begin_match
from tests.controller.engines import ScriptedEngine
from tests.core.tables import DEAD_LINE, FIX_4, entered

CODE = "KTQ72MXB"


def table_of(ruleset="block", seats=4, **changes):
    people = tuple(SeatSetup(f"N{seat}", SeatKind.COMPUTER, "en", seat, Level.CASUAL) for seat in range(seats))
    return TableSetup(people, rulesets.load(ruleset), **{"chance": "5eed" * 16, **changes})


class Seated:
    """A match of computers that make plain moves, on a store without a file."""

    def __init__(self, qtbot, setup, *events, watch=None):
        self.qtbot = qtbot
        self.store = FleetingStore(setup, [rules.start_match(setup.ruleset, len(setup.seats)), *events])
        self.controller = TableController(self.store, 1, ScriptedEngine())
        self.controller.set_pace(Pace.INSTANT)
        if watch is not None:
            self.controller.changed.connect(lambda events: watch(self.controller))

    def play(self, rounds=1):
        """So many whole rounds; the score of the last one is not left."""
        for number in range(rounds):
            if number == 0:
                self.controller.start()
            else:
                assert self.controller.next_round()
            self.qtbot.waitUntil(lambda: self.controller.view(TABLE).score is not None, timeout=10_000)
        return self

    @property
    def deals(self):
        return [event for event in self.store.record(1).events if isinstance(event, RoundDealt)]


def without_nonces(events):
    return [replace(event, nonce="") if isinstance(event, RoundDealt) else event for event in events]


@pytest.fixture
def seated(qtbot):
    opened = []

    def seat(setup, *events, watch=None):
        opened.append(Seated(qtbot, setup, *events, watch=watch))
        return opened[-1]

    yield seat
    for one in opened:
        one.controller.stop()


@pytest.mark.parametrize("ruleset", ["block", "classic-draw", "mexican-train", "all-threes"])
def test_the_same_code_is_the_same_match_on_another_computer(seated, ruleset):
    """Every event is the same, whatever chance has decided there, but for the nonces."""
    there, here = (
        seated(table_of(ruleset, deal_code=CODE, chance=chance * 64)).play(3).store.record(1).events
        for chance in ("a", "b")
    )
    nonces = [[event.nonce for event in events if isinstance(event, RoundDealt)] for events in (there, here)]
    assert not set(nonces[0]) & set(nonces[1]) and len(nonces[0]) == 3
    assert without_nonces(there) == without_nonces(here)
    codes = [event.code for event in there if isinstance(event, RoundDealt)]
    assert codes == [following_code(CODE, number) for number in (1, 2, 3)] and codes[0] == CODE


def test_the_seal_is_broken_when_the_round_is_over_and_never_before(seated):
    """At no moment does any eye's view hold the code or the nonce of a deal that is in play or to come."""
    seen = []

    def watch(controller):
        views = [controller.view(eye) for eye in (*range(4), TABLE)]
        seen.append(views[0].score is not None)
        told = json.dumps([to_json(view) for view in views])
        dealt = one.deals[-1]
        seal = Seal.of(dealt.code, dealt.nonce)
        for view in views:
            assert view.seal == (seal if seen[-1] else seal.closed)
        assert (dealt.code in told, dealt.nonce in told) == (seen[-1], seen[-1])
        coming = controller._deals.following(one.store.record(1))
        assert coming.code not in told and coming.nonce not in told

    one = seated(table_of(), watch=watch)
    one.play(2)
    assert seen.count(True) >= 2 and seen.count(False) > 20


def test_the_next_deal_is_sealed_before_it_is_dealt_and_stays_what_it_was(seated):
    one = seated(table_of()).play()
    promised = one.controller.about_deals().next_fingerprint
    assert len(promised) == 64
    again = TableController(one.store, 1, ScriptedEngine())
    assert again.about_deals().next_fingerprint == promised
    again.stop()
    assert one.controller.next_round()
    assert one.controller.view(TABLE).seal.fingerprint == promised
    assert one.controller.about_deals().next_fingerprint == "", "while a round is in play its own seal is enough"


def test_nothing_comes_after_the_last_round(seated):
    setup = table_of()
    one = seated(replace(setup, ruleset=setup.ruleset.changed({"match_end": {"rounds": 1}}))).play()
    assert one.controller.view(TABLE).winner is not None
    assert one.controller.about_deals().next_fingerprint == ""
    assert one.controller.about_deals().replay_code == one.deals[-1].code


def test_matches_of_earlier_programs_go_on_and_promise_nothing(seated):
    """What decides their deals was never stored; what was dealt has its seal all the same."""
    old = table_of().to_json()
    del old["chance"], old["deal_code"]
    setup = TableSetup.from_json(old)
    assert (setup.chance, setup.deal_code) == ("", "")
    one = seated(setup).play()
    assert one.controller.about_deals().next_fingerprint == "" and one.controller.view(TABLE).seal.code
    other = seated(setup).play()
    assert one.deals[0].hands != other.deals[0].hands


@pytest.mark.parametrize("ruleset", ["block", "classic-draw", "mexican-train", "pairs"])
def test_a_deal_is_offered_again_only_if_it_comes_out_the_same(seated, ruleset):
    one = seated(table_of(ruleset))
    offered = []
    for number in range(3):
        one.play() if number == 0 else one.controller.next_round()
        one.qtbot.waitUntil(lambda: one.controller.view(TABLE).score is not None, timeout=10_000)
        code = one.controller.about_deals().replay_code
        offered.append(bool(code))
        if code:
            again = seated(table_of(ruleset, chance="77" * 32, deal_code=code))
            again.controller.start()
            assert (again.deals[0].hands, again.deals[0].boneyard) == (one.deals[-1].hands, one.deals[-1].boneyard)
    # the second round of a train leaves the double eleven out, the first one the double twelve
    assert offered == ([True, False, False] if ruleset == "mexican-train" else [True, True, True])


def test_no_deal_is_offered_again_while_it_is_in_play(seated):
    one = seated(table_of())
    one.controller.start()
    assert one.controller.about_deals().replay_code == "" and one.controller.view(TABLE).seal.code == ""


def test_an_entered_position_has_no_seal(seated):
    setup = table_of("classic-draw")
    one = seated(setup, entered(DEAD_LINE, FIX_4, "", number=1))
    assert one.controller.view(TABLE).round and one.controller.view(TABLE).seal is None


def test_a_deal_that_was_claimed_back_stays_sealed(seated):
    """Nobody has seen those hands, and nobody ever will."""
    ruleset = next(ruleset for ruleset in rulesets.available() if ruleset.redeal_doubles)
    seats = next(seats for seats in ruleset.players if (ruleset.hand_for(seats) or 0) >= ruleset.redeal_doubles)
    for number in range(1, 4000):
        code = following_code(CODE, number)
        one = seated(table_of(ruleset.id, seats, deal_code=code))
        event = rules.deal(one.store.record(1).state(), one.controller._deals.following(one.store.record(1)))
        holder = next(
            (
                seat
                for seat, hand in enumerate(event.hands)
                if sum(tile.is_double for tile in hand) >= ruleset.redeal_doubles
            ),
            None,
        )
        if holder is not None:
            break
    one.controller.start()
    assert one.controller.submit(holder, ClaimRedeal())
    view = one.controller.view(TABLE)
    assert view.score is not None and view.seal == view.seal.closed
    assert one.controller.about_deals().replay_code == ""


def test_nobody_can_ask_the_controller_what_decides_the_deals(seated):
    one = seated(table_of())
    assert one.store.setup(1).chance and one.controller.setup.chance == ""
    assert table_of().chance not in repr(table_of())


def test_every_match_has_chance_of_its_own(tmp_path):
    database = Database.open(DataPaths.under(tmp_path))
    stored = [database.setup(begin_match(database, table_of(chance=""))).chance for _ in range(3)]
    database.close()
    assert len({*stored, draw_chance()}) == 4 and {len(each) for each in stored} == {64}


def test_what_is_offered_for_another_match_keeps_nothing_of_the_deals():
    kept = table_of(deal_code=CODE, seed=3).offered()
    assert (kept.deal_code, kept.chance, kept.seed) == ("", "", None)
    assert kept.seats == table_of().seats and kept.ruleset == table_of().ruleset


@pytest.mark.parametrize("code", ["ktq72mxb", "KTQ72MX", "KTQ7 2MXB", "KTQ72MXO"])
def test_a_table_has_a_code_or_none(code):
    with pytest.raises(SetupFault):
        table_of(deal_code=code)
    told = {**table_of(deal_code=CODE).to_json(), "deal_code": code}
    with pytest.raises(SetupFault):
        TableSetup.from_json(told)


@pytest.mark.parametrize(
    "changes, expected", [({}, False), ({"seed": 3}, True), ({"deal_code": CODE}, True), ({"chance": ""}, False)]
)
def test_deals_that_somebody_may_know_are_called_prepared(changes, expected):
    assert Deals(table_of(**changes)).are_prepared is expected


def test_a_setup_comes_back_whole():
    setup = table_of(deal_code=CODE)
    assert TableSetup.from_json(json.loads(json.dumps(setup.to_json()))) == setup
