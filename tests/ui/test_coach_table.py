"""The coach at the table: it speaks only to the person whose rack is open, and leaves nothing behind."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from domino_desktop.ai.advice import HintReason
from domino_desktop.core.moves import Knock
from domino_desktop.core.tiles import Tile
from domino_desktop.i18n.language import language
from domino_desktop.i18n.messages import coach
from domino_desktop.storage.people import Aids
from domino_desktop.storage.setup import Privacy
from domino_desktop.ui.coach.board import CoachBoard
from domino_desktop.ui.coach.card import CoachCard
from domino_desktop.ui.coach.gauge import GaugeButton
from domino_desktop.ui.keys import Action
from tests.ui.studies import ScriptedStudy, advice, without_hint
from tests.ui.tables import DEAD_LINE, FIX_4, NAMES

OPEN_LINE = "2-6 6-6 6-1"
HANDS = ("2-5 1-1 0-0", "4-6 3-3 2-2", "5-5 1-2 3-4", "0-1 0-2 4-4")
SMALL = {"size": (800, 600)}


@pytest.fixture
def study(qapp):
    return ScriptedStudy()


class Coached:
    """A table with a coach, and what can be seen and heard of it."""

    def __init__(self, seat_people, study, *position, **choices):
        self.study = study
        self.table = seat_people(*(position or (OPEN_LINE, HANDS, "0-3 0-4")), study=study, **choices)
        self.said = []
        self.table.page.coaching._announce = self.said.append
        self.settle()

    def settle(self):
        """Let the coach be asked and answer."""
        self.table.wait(lambda: not self.coaching._asking.isActive())
        for _ in range(4):
            QApplication.processEvents()

    @property
    def coaching(self):
        return self.table.page.coaching

    @property
    def docked(self):
        return self.table.desk.panel.findChild(CoachBoard)

    @property
    def card(self):
        return self.table.desk.findChild(CoachCard)

    @property
    def gauge(self):
        return self.table.desk.findChild(GaugeButton)

    @property
    def lit(self):
        """The move that glows on the board."""
        return self.coaching._glow.move

    def h(self):
        self.table.key(None, "h")
        self.settle()

    def words(self):
        """Everything that the coach has written or told anywhere in the window."""
        boards = self.table.desk.findChildren(CoachBoard)
        labels = [label for board in boards for label in board.findChildren(QLabel)]
        widgets = [*labels, *(w for board in boards for w in board.findChildren(QWidget)), self.gauge]
        texts = [label.text() for label in labels]
        texts += [text for widget in widgets if widget for text in (widget.accessibleName(), widget.toolTip())]
        return " ".join(texts)

    def say(self, message, *args, code="it", **count):
        return language(code).say(message, *args, **count)

    @property
    def bubble(self):
        return self.table.bubble.text() if self.table.bubble.isVisible() else ""


@pytest.fixture
def coached(seat_people, study):
    return lambda *position, **choices: Coached(seat_people, study, *position, **choices)


# Off by default, and who may switch it ---------------------------------------------------------------------


def test_a_table_without_a_coach_asks_nobody_and_shows_nothing(seat_people, study):
    table = seat_people(OPEN_LINE, HANDS, "0-3 0-4", humans=(0,))
    table.page.coaching.study = lambda: study
    table.key(None, "h")
    assert not table.page.coaching.is_on and study.asked == [] and study.starts == 0
    assert table.desk.findChildren(CoachBoard) == []
    assert table.bubble.text() == language("it").say(coach.COACH_IN_MENU)


def test_one_person_alone_may_switch_it_on_and_off(seat_people, study):
    table = seat_people(OPEN_LINE, HANDS, "0-3 0-4", humans=(0,))
    coaching = table.page.coaching
    coaching.study = lambda: study
    assert coaching.may_be_switched
    coaching.switch(True)
    table.wait(lambda: study.asked)
    QApplication.processEvents()
    assert table.desk.panel.findChild(CoachBoard).isVisible()
    coaching.switch(False)
    assert not table.desk.panel.findChild(CoachBoard).isVisible()


def test_several_people_have_agreed_when_they_set_up_the_table(seat_people, study):
    table = seat_people(OPEN_LINE, HANDS, "0-3 0-4", humans=(0, 2))
    table.page.coaching.study = lambda: study
    assert not table.page.coaching.may_be_switched
    table.look_in()
    table.key(None, "h")
    assert table.bubble.text() == language("it").say(coach.NO_COACH_HERE)


# The meter --------------------------------------------------------------------------------------------------


def test_the_coach_sees_what_the_owner_of_the_rack_sees_and_no_more(coached, study):
    one = coached(humans=(0,))
    assert [wanted.view for wanted in study.asked] == [one.table.controller.view(0)]
    assert study.asked[0].view.eye == 0


def test_the_meter_is_told_in_numbers_and_words(coached):
    one = coached(humans=(0,))
    assert one.docked.isVisible()
    for text in (
        one.say(coach.PERCENT, 62),
        one.say(coach.BLOCK_NEAR),
        one.say(coach.OTHER_WINS_BLOCK, NAMES[1]),
        one.say(coach.BLOCK_COSTS, n=17),
        one.say(coach.METER, 62),
    ):
        assert text in f"{one.words()} {one.docked.gauge._number}"
    assert one.said == [one.say(coach.BLOCK_NEAR)], "said once, when it has changed"


def test_before_the_first_tile_the_meter_waits(coached):
    one = coached("", HANDS, "0-3 0-4", humans=(0,))
    assert one.say(coach.METER_WAITS) in one.words()


def test_a_small_window_has_a_button_that_opens_a_card(coached):
    one = coached(humans=(0,), **SMALL)
    assert one.gauge.isVisible() and not one.card.isVisible()
    one.gauge.click()
    assert one.card.isVisible() and one.card.board.hint_button.hasFocus()
    one.table.key(Qt.Key.Key_Escape)
    assert not one.card.isVisible()


# The hint ---------------------------------------------------------------------------------------------------


def test_h_lights_up_the_tile_and_its_place_and_says_why_and_h_again_hides_it(coached, study):
    one = coached(humans=(0,))
    assert one.lit is None
    one.h()
    assert one.lit == study.say(study.asked[-1].view).hint.move
    assert len(one.coaching._glow._lights) == 2
    assert one.say(coach.KEEPS_VARIETY, n=4) in one.words()
    assert one.say(coach.KEEPS_VARIETY, n=4).rstrip(".") in one.said[-1]
    one.h()
    assert one.lit is None and one.say(coach.KEEPS_VARIETY, n=4) not in one.words()


def test_the_button_does_the_same(coached):
    one = coached(humans=(0,))
    one.docked.hint_button.click()
    assert one.lit is not None
    one.docked.hint_button.click()
    assert one.lit is None


def test_a_hint_that_is_not_ready_comes_as_soon_as_it_is(coached, study):
    study.is_silent = True
    one = coached(humans=(0,))
    one.h()
    assert one.lit is None and one.say(coach.THINKING) in one.words()
    study.answer()
    assert one.lit is not None


def test_in_a_small_window_the_hint_stands_at_the_tile(coached):
    one = coached(humans=(0,), **SMALL)
    one.h()
    assert one.say(coach.KEEPS_VARIETY, n=4) in one.bubble and one.lit is not None


def test_the_hint_is_gone_after_the_move_and_on_the_turns_of_others(coached, study):
    one = coached(humans=(0,))
    one.h()
    one.table.engine.is_silent = True
    one.table.controller.submit(0, one.lit)
    assert one.lit is None
    one.h()
    assert one.lit is None and one.bubble == one.say(coach.HINT_LATER)
    assert one.docked.isVisible(), "the meter of somebody who plays alone may stay"


def test_an_old_answer_to_a_new_position_is_never_shown(coached, study):
    study.is_silent = True
    one = coached(humans=(0,))
    one.h()
    one.table.engine.is_silent = True
    one.table.controller.submit(0, advice(study.asked[0].view).hint.move)
    study.answer(1)
    assert one.lit is None and one.coaching.hint is None
    assert study.cancelled == [1]


def test_where_the_coach_has_no_answer_it_says_so_and_may_be_asked_again(coached, study):
    study.is_silent = True
    one = coached(humans=(0,))
    one.h()
    study.fail()
    assert one.bubble == one.say(coach.NO_ADVICE)
    asked, starts = len(study.asked), study.starts
    one.h()
    assert len(study.asked) == asked + 1
    assert study.starts == starts + 1
    study.answer()
    assert one.lit is not None


def test_advice_without_a_hint_is_told_as_none(coached, study):
    study.say = without_hint
    one = coached(humans=(0,))
    one.h()
    assert one.lit is None and one.bubble == one.say(coach.NO_ADVICE)


def test_a_reason_about_somebody_names_them(coached, study):
    study.say = lambda view: advice(view, HintReason.MAKES_PASS, (5,), 1)
    one = coached(humans=(0,))
    one.h()
    assert one.say(coach.MAKES_PASS, NAMES[1], 5) in one.words()


def test_there_is_no_hint_in_the_walk(coached):
    one = coached(DEAD_LINE, FIX_4, humans=(0, 1, 2, 3), opens_walk=False)
    one.table.look_in()
    one.table.key(None, "b")
    one.settle()
    asked = one.table.controller.human_to_act()
    assert one.table.sheet.isVisible() and asked is not None
    one.coaching.toggle_hint()
    assert one.lit is None and one.coaching.hint is None


# The lid ----------------------------------------------------------------------------------------------------


def test_nothing_is_asked_or_shown_while_the_lid_is_closed(coached, study):
    one = coached(humans=(0, 2))
    assert study.asked == []
    one.table.look_in()
    one.settle()
    assert len(study.asked) == 1 and one.docked.isVisible()
    assert QApplication.activeWindow() is one.table.page, "no part of it was a window of its own for a moment"


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_with_the_lid_everything_of_it_is_gone_words_and_names_and_light(coached, study, size):
    study.say = lambda view: advice(view, HintReason.MAKES_PASS, (5,), 1)
    one = coached(humans=(0, 2), size=size)
    one.table.look_in()
    one.settle()
    if size == (800, 600):
        one.gauge.click()
    one.h()
    assert one.lit is not None
    one.table.page.close_lid()
    one.settle()
    assert one.lit is None and one.coaching._glow._lights == []
    assert not any(board.isVisible() for board in one.table.desk.findChildren(CoachBoard))
    assert not one.gauge.isVisible() and not (one.card is not None and one.card.isVisible())
    for secret in (coach.MAKES_PASS, coach.BLOCK_NEAR, coach.OTHER_WINS_BLOCK, coach.BLOCK_COSTS):
        assert not any(language(code).say(secret, NAMES[1], 5, n=17) in one.words() for code in ("it", "sv"))
    assert "62" not in one.words() and one.bubble == ""
    one.table.look_in()
    one.settle()
    assert one.lit is None, "the hint does not come back by itself"


def test_each_person_is_told_in_the_own_language(coached, study):
    one = coached(humans=(0, 2))
    one.table.look_in()
    one.settle()
    assert one.say(coach.BLOCK_NEAR, code="it") in one.words()
    one.table.engine.is_silent = False
    one.table.controller.submit(0, advice(study.asked[-1].view).hint.move)
    one.table.wait(lambda: one.table.controller.human_to_act() == 2)
    assert not one.docked.isVisible()
    one.table.look_in()
    one.settle()
    assert study.asked[-1].view.eye == 2
    assert one.say(coach.BLOCK_NEAR, code="sv") in one.words()


def test_while_computers_play_between_people_nobody_sees_it(coached):
    one = coached(humans=(0, 2))
    one.table.look_in()
    one.settle()
    one.table.engine.is_silent = True
    one.table.controller.submit(0, advice(one.study.asked[-1].view).hint.move)
    one.settle()
    assert one.table.controller.human_to_act() is None
    assert not one.docked.isVisible() and "62" not in one.words()


def test_between_people_a_tile_is_told_aloud_by_its_place(coached):
    one = coached(humans=(0, 2))
    one.table.look_in()
    one.settle()
    one.h()
    tile = one.lit.tile
    place = one.table.scene.rack.tiles.index(tile) + 1
    assert one.said[-1] == one.say(coach.HINT_BY_PLACE, place, 3)
    assert not any(str(tile) in sentence for sentence in one.said)


def test_with_open_hands_it_is_there_on_the_own_turn_only(coached):
    one = coached(humans=(0, 2), privacy=Privacy.OPEN_HANDS)
    assert one.docked.isVisible()
    one.table.engine.is_silent = True
    one.table.controller.submit(0, advice(one.study.asked[-1].view).hint.move)
    one.settle()
    assert not one.docked.isVisible()


# Everything else that the table has -------------------------------------------------------------------------


def test_one_switch_reaches_the_hint(coached):
    one = coached(humans=(0,), aids={0: Aids(one_switch=True)})
    things = one.table.page._switch.one_switch._things()
    hint = next(thing for thing in things if thing.key is one.docked.hint_button)
    hint.do()
    assert one.lit is not None


def test_a_window_that_becomes_small_moves_the_coach_to_its_button(coached):
    one = coached(humans=(0,))
    assert not one.gauge.isVisible()
    one.table.page.resize(800, 600)
    one.settle()
    assert one.gauge.isVisible()
    one.table.page.resize(1280, 800)
    one.settle()
    assert one.docked.isVisible() and not one.gauge.isVisible()


def test_the_light_follows_a_sorted_hand_and_a_resized_table(coached):
    one = coached(humans=(0,))
    one.h()
    one.table.key(None, one.table.letter(Action.SORT))
    one.table.page.resize(1100, 720)
    one.settle()
    item = one.table.scene.hand.item(one.lit.tile)
    assert one.coaching._glow._lights[0].parentItem() is item


def test_a_table_that_is_left_is_forgotten(coached):
    one = coached(humans=(0,))
    one.h()
    one.table.page.stand_up()
    assert one.lit is None and not one.docked.isVisible() and one.coaching.hint is None
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_knock_is_advised_without_a_tile(coached):
    hands = ("0-0 3-4 5-5", *HANDS[1:])
    one = coached("2-6 6-6 6-1", hands, "", humans=(0,))
    assert Knock() in one.table.controller.view(0).legal_moves
    one.h()
    assert one.lit == Knock() and one.coaching._glow._lights == []
    assert one.say(coach.PASS) in one.words()
    assert Tile.of(0, 0) in one.table.scene.rack.tiles
