"""The controller: decides, stores, and only then tells; lets computers act at the table's pace."""

import pytest
from PySide6.QtCore import QTimer

from domino_desktop.ai.levels import Level
from domino_desktop.controller.engine_host import EngineTrouble
from domino_desktop.controller.table import (
    DEAL_HOLD,
    PASS_HOLD,
    PAUSES,
    PREPARED_LIMIT,
    RETRY,
    THINKING_LIMIT,
    TableController,
)
from domino_desktop.core import rules
from domino_desktop.core.events import RoundDealt, TileDrawn, TilePlayed
from domino_desktop.core.moves import CallLastRound, DrawTile, Knock, PlayTile, ProposeBlock, Reason, TakeBack
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import TABLE
from domino_desktop.storage import rulesets
from domino_desktop.storage.database import Database
from domino_desktop.storage.faults import StorageFault, StorageReason
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.settings import Pace
from domino_desktop.storage.setup import BlockCheck, SeatKind, SeatSetup, TableSetup
from tests.controller.engines import ScriptedEngine
from tests.core.tables import DEAD_LINE, FIX_4, FIX_LIAR, LIAR_LINE, entered

OPEN = ("2-6", ("2-5 1-1 0-0", "4-6 3-3 2-2", "5-5 1-2 3-4"), "0-2 0-3 0-4 0-5")


class Match:
    """A controller on a database of its own, with what it has told."""

    def __init__(self, folder, *position, humans=(0,), seats=4, check=BlockCheck.TOGETHER, seed=7, pace=Pace.INSTANT,
                 ruleset="classic-draw", opens_walk=None, **changes):  # fmt: skip
        places = {name: changes.pop(name) for name in ("turn", "leader") if name in changes}
        if check is BlockCheck.HONOUR:
            changes["declarations"] = "trusted"
        chosen = rulesets.load(ruleset).changed(changes)
        count = len(position[1]) if position else seats
        people = tuple(
            SeatSetup(f"N{seat}", SeatKind.HUMAN, "en", seat)
            if seat in humans
            else SeatSetup(f"N{seat}", SeatKind.COMPUTER, "en", seat, Level.CASUAL)
            for seat in range(count)
        )
        self.paths = DataPaths.under(folder)
        self.database = Database.open(self.paths)
        more = [entered(*position, number=1, **places)] if position else []
        opens = chosen.is_checked if opens_walk is None else opens_walk
        setup = TableSetup(people, chosen, check, seed=seed)
        self.match_id = self.database.create_match(setup, rules.start_match(chosen, count, opens), *more)
        self.pace = pace
        self.open(ScriptedEngine())

    def open(self, engine):
        self.engine = engine
        self.told = []
        self.controller = TableController(self.database, self.match_id, engine)
        self.controller.set_pace(self.pace)
        for name in ("changed", "refused", "consent_wanted", "troubled", "failed"):
            getattr(self.controller, name).connect(lambda *what, name=name: self.told.append((name, *what)))
        return self.controller

    @property
    def events(self):
        return [event for name, *what in self.told if name == "changed" for event in what[0]]

    @property
    def kinds(self):
        return [type(event).__name__ for event in self.events]

    @property
    def timer(self):
        return self.controller.findChild(QTimer)

    def stored(self):
        return self.database.record(self.match_id).events

    def of(self, name):
        return [what for kind, *what in self.told if kind == name]


@pytest.fixture
def match(tmp_path, qapp):
    made = []

    def make(*position, **choices):
        made.append(Match(tmp_path / f"data-{len(made)}", *position, **choices))
        return made[-1]

    yield make
    for one in made:
        one.controller.stop()
        one.database.close()


def play(tile, end):
    return PlayTile(Tile.parse(tile), end)


class FailingDisk:
    """Stands in for a database whose disk fails a number of times."""

    def __init__(self, database, monkeypatch, times):
        self.times, self.attempts = times, 0
        self._append = database.append
        monkeypatch.setattr(database, "append", self.append)

    def append(self, match_id, events):
        self.attempts += 1
        if self.attempts <= self.times:
            raise StorageFault(StorageReason.DISK_IS_FULL, __file__)
        self._append(match_id, events)


class TestMoves:
    def test_a_move_is_stored_before_it_is_told(self, match):
        one = match(*OPEN, pace=Pace.SLOW)
        stored = []
        one.controller.changed.connect(lambda events: stored.append(len(one.stored())))
        before = len(one.stored())
        assert one.controller.submit(0, play("2-5", "left"))
        assert stored == [before + 1]
        assert one.kinds == ["TilePlayed"] and one.controller.view(TABLE).turn == 1

    def test_a_refused_move_changes_and_stores_nothing(self, match):
        one = match(*OPEN)
        before, view = one.stored(), one.controller.view(0)
        assert not one.controller.submit(0, play("1-1", "left"))
        assert [(seat, violation.reason) for seat, violation in one.of("refused")] == [(0, Reason.TILE_DOES_NOT_FIT)]
        assert one.stored() == before and one.controller.view(0) == view and one.events == []

    def test_what_is_told_names_no_hidden_tile(self, match):
        one = match("2-6", ("1-1 0-0", "4-6 3-3"), "0-2 0-3", humans=(0, 1))
        one.controller.submit(0, DrawTile())
        assert [event.tile for event in one.events if isinstance(event, TileDrawn)] == [None]
        dealt = match(seats=3, humans=(0, 1, 2))
        dealt.controller.start()
        first = dealt.events[0]
        assert isinstance(first, RoundDealt)
        assert set(first.hands) == {()} and first.boneyard == () and first.code == "" and first.nonce == ""

    def test_a_repeated_last_round_is_no_event(self, match):
        one = match(*OPEN)
        assert one.controller.submit(0, CallLastRound()) and one.controller.submit(0, CallLastRound())
        assert one.kinds == ["LastRoundCalled"]


class TestComputers:
    @pytest.mark.parametrize("seed, expected", [(None, THINKING_LIMIT), (7, PREPARED_LIMIT)])
    def test_they_are_asked_with_their_own_view_and_limit(self, match, qtbot, seed, expected):
        """Where a seed prepares the choices, the limit is so long that a slow computer chooses the same."""
        one = match(*OPEN, humans=(0,), seed=seed)
        one.engine.is_silent = True
        one.controller.submit(0, play("2-5", "left"))
        qtbot.waitUntil(lambda: len(one.engine.asked) == 1)
        _, view, level, _, limit = one.engine.asked[0]
        assert (view.eye, level, limit) == (1, Level.CASUAL, expected)
        assert view == one.controller.view(1)

    def test_they_act_one_after_another_until_a_person_is_asked(self, match, qtbot):
        one = match(*OPEN, humans=(0,))
        one.controller.submit(0, play("2-5", "left"))
        qtbot.waitUntil(lambda: one.controller.human_to_act() == 0)
        assert {event.seat for event in one.events if hasattr(event, "seat")} == {0, 1, 2}

    def test_prepared_matches_repeat_deals_and_choices(self, match, qtbot):
        both = []
        for _ in range(2):
            one = match(humans=(), seats=4, seed=11)
            seeds = []
            ask = one.engine.ask
            one.engine.ask = lambda *what, ask=ask, seeds=seeds: (seeds.append(what[3]), ask(*what))
            one.controller.start()
            qtbot.waitUntil(lambda one=one: one.controller.view(TABLE).score is not None)
            both.append((one.stored(), seeds))
        assert both[0] == both[1]
        assert len(set(both[0][1])) > 5

    def test_without_a_seed_two_deals_differ(self, match):
        deals = []
        for _ in range(2):
            one = match(humans=(0, 1, 2, 3), seed=None)
            one.controller.start()
            deals.append(one.stored()[1].hands)
        assert deals[0] != deals[1] and not one.controller.is_prepared

    def test_an_answer_that_comes_too_late_is_passed_over(self, match, qtbot):
        one = match(*OPEN, humans=(0,))
        one.engine.is_silent = True
        one.controller.submit(0, play("2-5", "left"))
        qtbot.waitUntil(lambda: len(one.engine.asked) == 1)
        assert one.controller.take_back(0)
        one.engine.answer_now()
        assert one.kinds == ["TilePlayed", "MoveTakenBack"]
        assert one.controller.human_to_act() == 0

    def test_trouble_is_told_and_the_round_goes_on(self, match, qtbot):
        one = match(*OPEN, humans=(0,))
        one.engine.trouble = EngineTrouble.DIED
        one.controller.submit(0, play("2-5", "left"))
        qtbot.waitUntil(lambda: one.controller.human_to_act() == 0)
        assert one.of("troubled") == [[1, EngineTrouble.DIED], [2, EngineTrouble.DIED]]

    def test_after_stopping_nothing_happens_any_more(self, match, qtbot):
        one = match(*OPEN, humans=(0,))
        one.engine.is_silent = True
        one.controller.submit(0, play("2-5", "left"))
        qtbot.waitUntil(lambda: len(one.engine.asked) == 1)
        one.controller.stop()
        one.engine.answer_now()
        assert one.kinds == ["TilePlayed"] and not one.timer.isActive()

    def test_stopping_while_a_move_is_told(self, match):
        one = match(*OPEN, humans=(0,))
        one.controller.changed.connect(lambda events: one.controller.stop())
        one.controller.submit(0, play("2-5", "left"))
        assert not one.timer.isActive() and one.engine.asked == []


class TestPace:
    def test_thinking_is_inside_the_pause_not_on_top_of_it(self, match):
        one = match(*OPEN, pace=Pace.SLOW)
        one.engine.is_silent = True
        one.controller.submit(0, play("2-5", "left"))
        assert len(one.engine.asked) == 1, "asked at once"
        one.engine.answer_now()
        assert one.kinds == ["TilePlayed"] and one.timer.isActive(), "what is thought out waits for its time"
        one.timer.timeout.emit()
        assert one.kinds == ["TilePlayed", "TilePlayed"], "then it is done at once"

    def test_who_thinks_longer_than_the_pause_moves_when_it_has_thought(self, match):
        one = match(*OPEN, pace=Pace.SLOW)
        one.engine.is_silent = True
        one.controller.submit(0, play("2-5", "left"))
        one.timer.timeout.emit()
        assert one.kinds == ["TilePlayed"] and len(one.engine.asked) == 1, "asked once only"
        one.engine.answer_now()
        assert one.kinds == ["TilePlayed", "TilePlayed"]

    def test_what_was_thought_out_before_a_move_was_taken_back_is_forgotten(self, match):
        one = match(*OPEN, pace=Pace.SLOW)
        one.engine.is_silent = True
        one.controller.submit(0, play("2-5", "left"))
        one.engine.answer_now()
        assert one.controller.take_back(0)
        assert one.controller.submit(0, play("2-5", "left"))
        one.timer.timeout.emit()
        assert one.kinds == ["TilePlayed", "MoveTakenBack", "TilePlayed"]

    @pytest.mark.parametrize("pace", list(Pace))
    def test_c53_the_pause_between_turns_follows_the_pace(self, match, pace):
        one = match(*OPEN, pace=pace)
        one.controller.submit(0, play("2-5", "left"))
        assert one.timer.isActive() and one.timer.interval() == PAUSES[pace]
        assert sorted(PAUSES.values()) == [PAUSES[step] for step in (Pace.INSTANT, Pace.QUICK, Pace.NORMAL, Pace.SLOW)]

    @pytest.mark.parametrize("pace", list(Pace))
    def test_c17_a_pass_stays_in_view_for_a_second(self, match, pace):
        one = match("2-6", ("1-1 0-0", "4-6 3-3"), "", pace=pace)
        one.controller.submit(0, Knock())
        assert one.timer.interval() == (0 if pace is Pace.INSTANT else max(PAUSES[pace], PASS_HOLD))
        assert PASS_HOLD >= 1000

    @pytest.mark.parametrize("pace", list(Pace))
    def test_nobody_acts_before_the_tiles_are_dealt(self, match, pace):
        one = match(pace=pace, humans=(), seats=4)
        one.controller.start()
        assert one.kinds == ["RoundDealt"]
        assert one.timer.interval() == (0 if pace is Pace.INSTANT else max(PAUSES[pace], DEAL_HOLD))

    def test_an_answer_that_turns_a_hand_up_stays_in_view_too(self, match):
        one = match(DEAD_LINE, FIX_4, pace=Pace.QUICK)
        one.controller.submit(0, Knock())
        assert one.kinds == ["Knocked", "BlockProposed", "HandRevealed"]
        assert one.timer.interval() == PASS_HOLD

    def test_a_person_is_never_waited_for_with_a_timer(self, match):
        one = match(*OPEN, humans=(0, 1), pace=Pace.SLOW)
        one.controller.submit(0, play("2-5", "left"))
        assert one.controller.human_to_act() == 1 and not one.timer.isActive()


class TestWalk:
    def test_quick_answers_truthfully_for_everybody(self, match, qtbot):
        one = match(DEAD_LINE, FIX_4, humans=(0, 1, 2, 3), check=BlockCheck.QUICK)
        one.controller.submit(0, ProposeBlock())
        assert one.controller.human_to_act() is None
        qtbot.waitUntil(lambda: one.controller.view(TABLE).score is not None)
        assert one.kinds.count("Knocked") == 4 and one.of("refused") == []

    def test_quick_stops_at_the_first_that_can(self, match, qtbot):
        one = match(LIAR_LINE, FIX_LIAR, humans=(0, 1, 2, 3), check=BlockCheck.QUICK, opens_walk=False)
        one.controller.submit(0, ProposeBlock())
        qtbot.waitUntil(lambda: "BlockRefuted" in one.kinds)
        assert one.controller.human_to_act() == 2

    def test_light_knocks_are_the_peoples_own_even_when_quick(self, match):
        one = match(LIAR_LINE, FIX_LIAR, humans=(0, 1, 2, 3), check=BlockCheck.QUICK, opens_walk=False)
        one.controller.submit(0, Knock())
        assert one.controller.human_to_act() == 1 and not one.timer.isActive()

    def test_only_a_walk_that_the_program_opened_can_be_skipped(self, match, qtbot):
        one = match(DEAD_LINE, FIX_4, humans=(0, 1, 2, 3), opens_walk=False)
        one.controller.submit(0, ProposeBlock())
        one.controller.skip_walk()
        assert one.controller.human_to_act() == 1
        other = match(DEAD_LINE, FIX_4, humans=(0, 1, 2, 3))
        other.controller.submit(0, Knock())
        other.controller.skip_walk()
        qtbot.waitUntil(lambda: other.controller.view(TABLE).score is not None)
        other.controller.next_round()
        assert other.controller.human_to_act() is not None, "the next round is played by the people again"


class TestTheRecordOfARound:
    def test_it_is_given_out_only_when_the_round_is_over(self, match, qtbot):
        one = match(DEAD_LINE, FIX_4, humans=(0, 1, 2, 3))
        assert one.controller.round_record() is None
        one.controller.submit(0, Knock())
        assert one.controller.round_record() is None, "not in the walk either"
        one.controller.skip_walk()
        qtbot.waitUntil(lambda: one.controller.view(TABLE).score is not None)
        record = one.controller.round_record()
        assert type(record[0]).__name__ == "MatchStarted" and type(record[1]).__name__ == "PositionEntered"
        assert all(isinstance(hand, tuple) for hand in record[1].hands)
        one.controller.next_round()
        assert one.controller.round_record() is None

    def test_it_begins_with_the_last_deal_and_leaves_out_what_was_taken_back(self, match, qtbot):
        one = match(humans=(), seats=2, seed=4)
        one.controller.start()
        qtbot.waitUntil(lambda: one.controller.view(TABLE).score is not None, timeout=60_000)
        one.controller.next_round()
        qtbot.waitUntil(lambda: one.controller.view(TABLE).score is not None, timeout=60_000)
        record = one.controller.round_record()
        dealt = [event for event in record if type(event).__name__ == "RoundDealt"]
        assert [event.round for event in dealt] == [2] and record[1] is dealt[0] and all(dealt[0].hands)
        assert sum(type(event).__name__ == "RoundScored" for event in record) == 1


class TestTakingBack:
    def test_between_people_consent_is_asked_for_and_nothing_refused(self, match):
        one = match(*OPEN, humans=(0, 1))
        one.controller.submit(0, play("2-5", "left"))
        assert not one.controller.take_back(0)
        assert one.of("consent_wanted") == [[0]] and one.of("refused") == []
        assert one.kinds == ["TilePlayed"]
        assert one.controller.take_back(0, is_agreed=True)
        assert one.kinds == ["TilePlayed", "MoveTakenBack"]

    def test_the_move_take_back_does_the_same(self, match):
        one = match(*OPEN, humans=(0, 1))
        one.controller.submit(0, play("2-5", "left"))
        one.controller.submit(0, TakeBack())
        assert one.of("consent_wanted") == [[0]]

    def test_alone_no_consent_is_needed(self, match):
        one = match(*OPEN, pace=Pace.SLOW)
        one.controller.submit(0, play("2-5", "left"))
        assert one.controller.may_take_back(0)
        assert one.controller.take_back(0)
        assert not one.timer.isActive()
        assert one.controller.view(0).hand == tuple(Tile.parse(word) for word in ("2-5", "1-1", "0-0"))

    def test_nothing_to_take_back(self, match):
        one = match(*OPEN)
        assert not one.controller.take_back(0) and not one.controller.may_take_back(0)
        assert one.of("refused")[0][1].reason is Reason.NOTHING_TO_TAKE_BACK


class TestStorage:
    def test_what_is_not_stored_is_not_played_and_told_once(self, match, monkeypatch):
        one = match(*OPEN)
        FailingDisk(one.database, monkeypatch, 1)
        view = one.controller.view(0)
        assert not one.controller.submit(0, play("2-5", "left"))
        assert len(one.of("failed")) == 1 and one.events == [] and one.controller.view(0) == view
        assert one.controller.human_to_act() == 0 and not one.timer.isActive()
        assert one.controller.submit(0, play("2-5", "left"))

    def test_a_computers_move_is_tried_again_and_complained_about_once(self, match, monkeypatch, qtbot):
        one = match(*OPEN)
        one.controller.submit(0, play("2-5", "left"))
        disk = FailingDisk(one.database, monkeypatch, 3)
        for attempt in (1, 2, 3):
            qtbot.waitUntil(lambda attempt=attempt: disk.attempts == attempt)
            assert one.timer.isActive() and one.timer.interval() == RETRY
            one.timer.timeout.emit()
        qtbot.waitUntil(lambda: one.controller.human_to_act() == 0)
        assert len(one.of("failed")) == 1
        assert [event.seat for event in one.events if isinstance(event, TilePlayed)] == [0, 1, 2]

    def test_a_deal_that_was_not_stored_is_tried_again(self, match, monkeypatch):
        one = match(seats=3, humans=(0, 1, 2))
        FailingDisk(one.database, monkeypatch, 2)
        one.controller.start()
        assert len(one.of("failed")) == 1 and one.controller.view(TABLE).round == 0
        one.timer.timeout.emit()
        assert len(one.of("failed")) == 1
        one.timer.timeout.emit()
        assert one.kinds == ["RoundDealt"]

    def test_the_next_round_that_was_not_stored_can_be_asked_for_again(self, match, monkeypatch):
        one = match("2-6", ("2-5", "4-6 3-3"), humans=(0, 1))
        one.controller.submit(0, play("2-5", "left"))
        FailingDisk(one.database, monkeypatch, 1)
        assert not one.controller.next_round()
        assert len(one.of("failed")) == 1 and not one.timer.isActive()
        assert one.controller.next_round()

    def test_a_match_that_is_over_is_no_longer_offered(self, match):
        one = match("2-6", ("2-5", "4-6 6-6"), humans=(0, 1), match_end={"points": 10})
        assert one.database.last_unfinished_match() is not None
        one.controller.submit(0, play("2-5", "left"))
        assert one.kinds[-1] == "MatchEnded"
        assert one.database.last_unfinished_match() is None
        assert not one.controller.next_round()

    def test_a_failure_to_tick_the_match_off_loses_nothing(self, match, monkeypatch):
        one = match("2-6", ("2-5", "4-6 6-6"), humans=(0, 1), match_end={"points": 10})

        def fail(match_id):
            raise StorageFault(StorageReason.DISK_IS_FULL, one.paths.database)

        monkeypatch.setattr(one.database, "finish_match", fail)
        assert one.controller.submit(0, play("2-5", "left"))
        assert one.kinds[-1] == "MatchEnded"

    def test_resuming_goes_on_where_the_record_stops(self, match, qtbot):
        one = match(*OPEN, humans=(0,))
        one.engine.is_silent = True
        one.controller.submit(0, play("2-5", "left"))
        view = one.controller.view(0)
        one.controller.stop()
        again = one.open(ScriptedEngine())
        assert again.view(0) == view
        again.start()
        qtbot.waitUntil(lambda: again.human_to_act() == 0)

    def test_resuming_a_scored_round_deals_nothing_by_itself(self, match):
        one = match("2-6", ("2-5", "4-6 3-3"), humans=(0, 1))
        one.controller.submit(0, play("2-5", "left"))
        one.controller.stop()
        again = one.open(ScriptedEngine())
        again.start()
        assert one.events == [] and not one.timer.isActive()
        assert again.next_round() and one.kinds == ["RoundDealt"]
        assert not again.next_round()


class TestTimeLimit:
    def clock(self, one):
        return next(timer for timer in one.controller.findChildren(QTimer) if timer is not one.timer)

    def test_when_the_time_is_over_the_round_in_play_is_the_last(self, match):
        one = match(*OPEN, time_limit=30)
        one.controller.start()
        clock = self.clock(one)
        assert clock.isActive() and clock.interval() == 30 * 60_000
        clock.timeout.emit()
        assert "LastRoundCalled" in one.kinds and one.controller.view(TABLE).is_last_round

    def test_between_two_rounds_the_time_waits_for_the_next(self, match):
        one = match("2-6", ("2-5", "4-6 3-3 2-2"), "0-2", humans=(0, 1), time_limit=30)
        one.controller.start()
        assert one.controller.submit(0, play("2-5", "left")) and one.controller.view(TABLE).ended
        clock = self.clock(one)
        clock.timeout.emit()
        assert "LastRoundCalled" not in one.kinds and clock.isActive() and clock.interval() == RETRY
        assert one.controller.next_round()
        clock.timeout.emit()
        assert one.controller.view(TABLE).is_last_round

    def test_without_a_limit_no_clock_runs_and_a_closed_table_stops_it(self, match):
        free, timed = match(*OPEN), match(*OPEN, time_limit=1)
        free.controller.start()
        timed.controller.start()
        assert not self.clock(free).isActive() and self.clock(timed).isActive()
        timed.controller.stop()
        assert not self.clock(timed).isActive()
