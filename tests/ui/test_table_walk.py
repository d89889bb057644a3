"""The walk round the table, from the first knock to the score, at the page where people see it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication

from domino_desktop.core.block import BlockPhase
from domino_desktop.core.moves import DeclareCanPlay, Knock, Reason, RuleViolation
from domino_desktop.core.tiles import Tile
from domino_desktop.i18n.language import language
from domino_desktop.i18n.messages import table as messages
from domino_desktop.i18n.messages import walk
from domino_desktop.i18n.narration import refusal_sentence
from domino_desktop.storage.settings import Pace
from domino_desktop.storage.setup import BlockCheck, Privacy
from tests.ui.tables import DEAD_LINE, FIX_4, FIX_LIAR, LANGUAGES, LIAR_LINE, NAMES

ALL = {"humans": (0, 1, 2, 3)}


def question(table, seat):
    return language(LANGUAGES[seat]).say(walk.QUESTION, NAMES[seat])


def press(table, name):
    """Press an answer, or another button of the sheet by its message."""
    if name in ("yes", "no"):
        button = table.sheet_button(name)
    else:
        words = {language(code).say(getattr(walk, name)) for code in LANGUAGES}
        button = next(one for one in table.sheet.findChildren(QAbstractButton) if one.text() in words)
    assert button.isVisible(), name
    table.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def propose(table):
    table.look_in()
    table.key(None, "b")


def walk_through(table, *answers):
    """Answers in turn; returns the words of the sheet when each question stood there."""
    found = []
    for answer in answers:
        found.append(table.words_of(table.sheet))
        press(table, answer)
    return found


class TestTogether:
    def test_c04_each_question_once_in_the_addressed_language_then_the_score_once(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, opens_walk=False, **ALL)
        shown = table.count_pages()
        propose(table)
        for seat, words in enumerate(walk_through(table, "no", "no", "no"), 1):
            assert question(table, seat) in words
            assert language(LANGUAGES[seat]).say(walk.YES) in words and language(LANGUAGES[seat]).say(walk.NO) in words
            others = {question(table, other) for other in range(4)} - {question(table, seat)}
            assert not others & set(words)
        assert table.kinds().count("Knocked") == 4
        table.wait(lambda: table.shown is table.score_page)
        assert not table.sheet.isVisible()
        assert shown == ["ScorePage"]
        assert table.public.totals == (83, 0, 0, 0)

    @pytest.mark.parametrize(("direction", "order"), [("clockwise", (3, 0, 1)), ("counterclockwise", (1, 0, 3))])
    def test_c10_the_walk_follows_the_direction_of_the_table(self, seat_people, direction, order):
        table = seat_people(DEAD_LINE, FIX_4, opens_walk=False, turn=2, direction=direction, **ALL)
        propose(table)
        for seat, words in zip(order, walk_through(table, "no", "no", "no"), strict=True):
            assert question(table, seat) in words

    def test_an_untrue_answer_is_refused_and_nothing_recorded(self, seat_people):
        table = seat_people(LIAR_LINE, FIX_LIAR, opens_walk=False, **ALL)
        propose(table)
        press(table, "no")
        before = table.kinds()
        press(table, "no")
        assert table.refusals == [(2, Reason.HAND_HAS_PLAYABLE_TILE)]
        assert table.kinds() == before
        told = refusal_sentence(RuleViolation(Reason.HAND_HAS_PLAYABLE_TILE), language(LANGUAGES[2]))
        assert told in table.words_of(table.sheet)
        assert question(table, 2) in table.words_of(table.sheet)

    def test_saying_yes_with_no_tile_that_fits_is_refused(self, seat_people):
        table = seat_people(LIAR_LINE, FIX_LIAR, opens_walk=False, **ALL)
        propose(table)
        press(table, "yes")
        assert table.refusals == [(1, Reason.NO_TILE_FITS)]
        assert table.public.turn == 1

    def test_c01_refuted_the_sheet_closes_and_that_seat_must_play(self, seat_people):
        table = seat_people(LIAR_LINE, FIX_LIAR, opens_walk=False, **ALL)
        propose(table)
        walk_through(table, "no", "yes")
        assert not table.sheet.isVisible()
        assert table.desk.voices.speech.isVisible() and table.desk.voices.speech.text() == table.walk_word("REFUTED")
        assert table.lid.isVisible() and table.lid.accessibleName() == table.say("LID", "Astrid")
        table.look_in()
        assert table.headline.text() == table.say("YOU_MUST_PLAY", "Astrid")
        assert table.buttons() == []
        table.key(None, "p")
        assert table.refusals[-1] == (2, Reason.MUST_PLAY_AS_DECLARED)
        table.drag("4-6", table.outline("4-6", "right"))
        assert table.public.verification is None and table.public.turn == 3
        assert table.public.score is None

    def test_the_sheet_has_the_keyboard_and_enter_answers_nothing_by_itself(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, opens_walk=False, **ALL)
        propose(table)
        assert table.sheet.isAncestorOf(QApplication.focusWidget()) or table.sheet.hasFocus()
        before = table.kinds()
        table.key(Qt.Key.Key_Return)
        assert table.kinds() == before
        for _ in range(6):
            table.key(Qt.Key.Key_Tab)
            if table.sheet_button("no").hasFocus():
                break
        table.key(Qt.Key.Key_Return)
        assert table.kinds().count("Knocked") == 2
        assert not table.sheet_button("no").hasFocus(), "the next person chooses anew"

    def test_a_double_click_answers_once(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, opens_walk=False, **ALL)
        propose(table)
        button = table.sheet_button("no")
        button.click()
        count = table.kinds().count("Knocked")
        assert count == 2

    def test_opened_by_the_program_it_turns_each_hand_up_and_can_be_skipped(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, **ALL)
        table.look_in()
        table.key(None, "p")
        assert table.sheet.isVisible() and table.public.verification.by_program
        assert [hand.seat for hand in table.public.revealed] == [0]
        press(table, "no")
        assert [hand.seat for hand in table.public.revealed] == [0, 1]
        press(table, "SKIP")
        table.wait(lambda: table.shown is table.score_page)
        assert table.kinds().count("Knocked") == 4

    def test_computers_answer_by_themselves(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, opens_walk=False, humans=(0,))
        table.key(None, "b")
        table.wait(lambda: table.shown is table.score_page)
        assert table.kinds().count("Knocked") == 4

    def test_menus_and_buttons_stay_alive_during_the_walk(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, opens_walk=False, **ALL)
        propose(table)
        table.page.desk.board.zoom_in()
        table.page.desk.board.zoom_out()
        table.page.desk.toggle_story()
        table.page.set_motion(table.motion)
        assert table.sheet.isVisible()
        table.look_in()
        assert table.rack != "", "one may look at one's own hand"
        press(table, "no")
        assert table.rack == ""

    def test_the_sheet_is_over_at_once_when_asked_to_go_on(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, opens_walk=False, pace=Pace.SLOW, **ALL)
        propose(table)
        walk_through(table, "no", "no", "no")
        assert table.sheet.isVisible() and table.shown is table.desk
        press(table, "SHOW_SCORE")
        assert table.shown is table.score_page and not table.sheet.isVisible()


class TestLightKnocks:
    def test_ordinary_knocks_only_show_the_ribbon(self, seat_people):
        table = seat_people(LIAR_LINE, FIX_LIAR, opens_walk=False, **ALL)
        table.look_in()
        table.key(None, "p")
        assert not table.sheet.isVisible()
        assert table.desk.findChild(type(table.desk._ribbon)).isVisible()
        assert table.lid.isVisible(), "the next person plays or passes on the normal turn"
        table.look_in()
        table.key(None, "p")
        table.look_in()
        table.drag("4-6", table.outline("4-6", "right"))
        assert not table.desk.findChild(type(table.desk._ribbon)).isVisible()

    def test_with_the_last_answer_the_whole_walk_is_shown_however_light_it_was(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, opens_walk=False, pace=Pace.SLOW, **ALL)
        for _ in range(4):
            table.look_in()
            table.key(None, "p")
        assert table.sheet.isVisible()
        assert table.walk_word("ESTABLISHED") in table.words_of(table.sheet)
        assert table.shown is table.desk

    def test_c17_a_pass_is_visible_with_the_numbers(self, seat_people):
        table = seat_people("1-6 6-2", ("2-5 0-0", "3-5 0-4"), "", ruleset="block", humans=(0, 1), turn=1)
        table.look_in()
        table.key(None, "p")
        assert table.desk.voices.speech.isVisible()
        assert all(word in table.desk.voices.speech.text() for word in ("João", "1", "2"))
        story = table.words_of(table.desk.panel)
        assert any("João" in line and "1" in line and "2" in line for line in story)


class TestQuick:
    def test_the_program_answers_for_everybody_and_shows_one_summary(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, check=BlockCheck.QUICK, pace=Pace.SLOW, **ALL)
        table.look_in()
        table.key(None, "p")
        table.wait(lambda: table.public.score is not None)
        assert table.kinds().count("Knocked") == 4 and table.refusals == []
        assert table.sheet.isVisible() and table.walk_word("ESTABLISHED") in table.words_of(table.sheet)
        press(table, "SHOW_SCORE")
        assert table.shown is table.score_page

    def test_a_proposal_that_is_refuted_goes_to_the_seat_that_can(self, seat_people):
        table = seat_people(LIAR_LINE, FIX_LIAR, check=BlockCheck.QUICK, opens_walk=False, **ALL)
        table.look_in()
        table.key(None, "b")
        table.wait(lambda: table.public.verification.phase is BlockPhase.MUST_PLAY)
        assert table.controller.human_to_act() == 2
        table.wait(lambda: not table.sheet.isVisible())
        table.look_in()
        assert table.headline.text() == table.say("YOU_MUST_PLAY", "Astrid")


class TestOnOurHonour:
    HONOUR = {"check": BlockCheck.HONOUR, **ALL}

    def test_neither_button_betrays_and_neither_is_a_default(self, seat_people):
        looks = []
        for line, hands in ((LIAR_LINE, FIX_LIAR), (DEAD_LINE, FIX_4)):
            table = seat_people(line, hands, **self.HONOUR)
            propose(table)
            press(table, "no")
            yes, no = table.sheet_button("yes"), table.sheet_button("no")
            looks.append((yes.isEnabled(), no.isEnabled(), yes.text(), no.text()))
            assert yes.size() == no.size() and not yes.isDefault() and not no.isDefault()
            assert not yes.hasFocus() and not no.hasFocus()
        assert looks[0] == looks[1] and looks[0][:2] == (True, True)

    def test_c12_a_lie_is_accepted_found_and_proven_once(self, seat_people):
        table = seat_people(LIAR_LINE, FIX_LIAR, **self.HONOUR)
        shown = table.count_pages()
        propose(table)
        walk_through(table, "no", "no", "no")
        table.wait(lambda: table.shown is table.foul_page)
        assert [(foul.seat, str(foul.tile)) for foul in table.public.fouls] == [(2, "4-6"), (3, "5-6")]
        assert "4-6" in " ".join(table.words_of(table.foul_page))
        table.foul_page.go_on.emit()
        assert shown == ["FoulPage", "ScorePage"]
        table.show_table()
        table.page.act(table.deed("SHOW_SCORE"))
        assert shown == ["FoulPage", "ScorePage", "Desk", "ScorePage"], "the proof is not shown again"
        assert table.public.score.is_replayed
        assert table.public.totals == (0, 0, -25, -25)

    def test_an_own_answer_can_be_taken_back_until_the_next_seat_acts(self, seat_people):
        table = seat_people(LIAR_LINE, FIX_LIAR, **self.HONOUR)
        propose(table)
        walk_through(table, "no", "no")
        assert table.public.turn == 3
        press(table, "WITHDRAW")
        assert table.public.turn == 2
        assert question(table, 2) in table.words_of(table.sheet)
        press(table, "yes")
        table.look_in()
        table.drag("4-6", table.outline("4-6", "right"))
        assert table.public.score is None and table.public.turn == 3

    def test_the_same_by_ctrl_z_and_never_a_second_time(self, seat_people):
        table = seat_people(LIAR_LINE, FIX_LIAR, **self.HONOUR)
        propose(table)
        press(table, "no")
        table.page.take_back()
        assert table.public.turn == 1
        table.page.take_back()
        assert table.public.turn == 0, "then the proposal itself, for the next seat has not acted"
        assert not table.sheet.isVisible()

    def test_a_yes_without_a_tile_is_refused_on_the_sheet(self, seat_people):
        table = seat_people(LIAR_LINE, FIX_LIAR, **self.HONOUR)
        propose(table)
        press(table, "yes")
        assert table.refusals == [(1, Reason.NO_TILE_FITS)]
        assert table.public.turn == 1

    def test_a_lie_before_somebody_went_out_is_found_too(self, seat_people):
        table = seat_people("2-6", ("2-5", "4-6 3-3"), humans=(0, 1), check=BlockCheck.HONOUR, turn=1)
        shown = table.count_pages()
        table.look_in()
        table.key(None, "p")
        table.look_in()
        table.click(table.spot("2-5"))
        table.wait(lambda: table.shown is table.foul_page)
        table.foul_page.go_on.emit()
        assert shown == ["FoulPage", "ScorePage"]
        assert table.public.fouls[0].seat == 1

    def test_truthful_computers_make_no_foul(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, check=BlockCheck.HONOUR, humans=(0,))
        table.key(None, "b")
        table.wait(lambda: table.shown is table.score_page)
        assert table.public.fouls == ()


class TestResuming:
    @pytest.mark.parametrize("check", [BlockCheck.TOGETHER, BlockCheck.HONOUR])
    @pytest.mark.parametrize("answered", [0, 1, 2])
    def test_the_same_question_with_every_answer_kept(self, seat_people, check, answered):
        table = seat_people(
            LIAR_LINE if check is BlockCheck.HONOUR else DEAD_LINE,
            FIX_LIAR if check is BlockCheck.HONOUR else FIX_4,
            check=check,
            opens_walk=False,
            **ALL,
        )
        propose(table)
        walk_through(table, *["no"] * answered)
        asked = table.public.turn
        table.reopen()
        assert table.sheet.isVisible()
        assert table.public.turn == asked
        assert len(table.public.verification.answers) == answered + 1
        words = table.words_of(table.sheet)
        assert question(table, asked) in words
        walk_through(table, *["no"] * (3 - answered))
        table.wait(lambda: table.shown is not table.desk)
        assert table.public.score is not None

    def test_after_a_yes_the_seat_must_still_play(self, seat_people):
        table = seat_people(LIAR_LINE, FIX_LIAR, opens_walk=False, **ALL)
        propose(table)
        walk_through(table, "no", "yes")
        table.reopen()
        assert not table.sheet.isVisible() and table.controller.human_to_act() == 2
        table.look_in()
        assert table.headline.text() == table.say("YOU_MUST_PLAY", "Astrid")

    def test_a_scored_round_comes_back_as_its_score(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, opens_walk=False, **ALL)
        propose(table)
        walk_through(table, "no", "no", "no")
        table.wait(lambda: table.shown is table.score_page)
        table.reopen()
        assert table.shown is table.score_page
        table.score_page.next_round.emit()
        assert table.public.round == 2 and table.shown is table.desk

    def test_computers_go_on_after_a_resume(self, seat_people):
        table = seat_people(LIAR_LINE, FIX_LIAR, opens_walk=False, humans=(1,), turn=0, pace=Pace.SLOW)
        assert table.kinds() == []
        table.motion = type(table.motion).of(Pace.INSTANT, False)
        table.reopen()
        table.wait(lambda: table.kinds()[:1] == ["Knocked"])


class TestScore:
    def test_c16_one_result_for_block_and_match_and_no_badge_left(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, opens_walk=False, match_end={"points": 80}, **ALL)
        shown = table.count_pages()
        propose(table)
        walk_through(table, "no", "no", "no")
        table.wait(lambda: table.shown is table.score_page)
        assert shown == ["ScorePage"]
        assert table.public.winner == 0
        assert not table.sheet.isVisible() and not table.desk._ribbon.isVisible()
        left = []
        table.page.left.connect(lambda: left.append(True))
        table.score_page.match_finished.emit()
        assert left == [True]

    def test_c52_the_final_table_stays_in_reach_until_the_next_deal(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, opens_walk=False, **ALL)
        propose(table)
        walk_through(table, "no", "no", "no")
        table.wait(lambda: table.shown is table.score_page)
        table.score_page.show_table.emit()
        assert table.shown is table.desk
        held = {Tile.parse(word) for hand in FIX_4 for word in hand.split()}
        laid = set(table.public.layout.tiles())
        assert set(table.tiles_in_scene()) == held | laid
        assert len(table.tiles_in_scene()) == len(held | laid)
        assert not table.lid.isVisible() and not table.sheet.isVisible()
        assert table.buttons() == [table.say("SHOW_SCORE")]
        assert table.desk.bar.buttons[0].hasFocus()
        assert any("Elsa" in line for line in table.words_of(table.desk.panel))
        table.key(Qt.Key.Key_Return)
        assert table.shown is table.score_page
        table.score_page.next_round.emit()
        assert table.shown is table.desk and table.public.round == 2
        assert table.tiles_in_scene() == []

    def test_the_score_speaks_any_language_of_the_table(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, opens_walk=False, **ALL)
        propose(table)
        walk_through(table, "no", "no", "no")
        table.wait(lambda: table.shown is table.score_page)
        table.score_page.language_chosen.emit("sv")
        assert language("sv").say(messages.SHOW_SCORE) != ""
        assert any("vinner" in words for words in table.words_of(table.score_page))
        table.score_page.next_round.emit()
        assert table.public.round == 2

    def test_rounds_go_on_to_the_target(self, seat_people):
        table = seat_people(humans=(), seats=4, seed=4, match_end={"points": 60})
        for _ in range(40):
            table.wait(lambda: table.shown is not table.desk)
            if table.public.winner is not None:
                break
            table.score_page.next_round.emit()
        assert max(table.public.totals) >= 60
        assert table.kinds().count("MatchEnded") == 1
        assert table.database.last_unfinished_match() is None

    def test_a_match_by_rounds(self, seat_people):
        table = seat_people(humans=(), seats=2, seed=4, match_end={"rounds": 3})
        for _ in range(10):
            table.wait(lambda: table.shown is not table.desk)
            if table.public.winner is not None:
                break
            table.score_page.next_round.emit()
        assert table.public.rounds_played >= 3 and table.public.winner is not None

    def test_the_last_round_ends_the_match(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, opens_walk=False, **ALL)
        table.page.call_last_round()
        table.questions()[0].accept()
        propose(table)
        walk_through(table, "no", "no", "no")
        table.wait(lambda: table.shown is table.score_page)
        assert table.public.winner == 0


class TestTakingBack:
    def test_alone_a_tile_is_taken_back_at_once(self, seat_people):
        table = seat_people("2-6", ("2-5 1-1", "3-3 5-5"), pace=Pace.SLOW)
        table.click(table.spot("2-5"))
        table.page.take_back()
        assert table.line == "2-6" and table.rack == "1-1 2-5"
        assert table.desk.voices.speech.text() == table.say("TAKEN_BACK", "Giulia")
        assert table.tiles_in_scene().count(Tile.parse("2-5")) == 1

    def test_between_people_one_question_is_asked(self, seat_people):
        table = seat_people("2-6", ("2-5 1-1", "3-3 5-5"), humans=(0, 1))
        table.look_in()
        table.click(table.spot("2-5"))
        table.page.take_back()
        asked = table.questions()
        assert len(asked) == 1 and table.kinds() == ["TilePlayed"]
        words = " ".join(table.words_of(asked[0]))
        assert "Giulia" in words and "2-5" in words
        asked[0].reject()
        assert table.line == "5-2 2-6"
        table.page.take_back()
        table.questions()[0].accept()
        assert table.line == "2-6" and table.public.turn == 0
        assert table.lid.isVisible() and table.rack == ""

    @pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
    def test_escape_and_a_stray_enter_say_no(self, seat_people, key):
        table = seat_people("2-6", ("2-5 1-1", "3-3 5-5"), humans=(0, 1))
        table.look_in()
        table.click(table.spot("2-5"))
        table.page.take_back()
        question = table.questions()[0]
        table.qtbot.keyClick(question.focusWidget() or question, key)
        assert table.line == "5-2 2-6"

    def test_what_cannot_be_taken_back_is_refused_in_words(self, seat_people):
        table = seat_people("2-6", ("2-5 1-1", "3-3 4-4"), "0-1 0-2", humans=(0, 1))
        table.page.take_back()
        assert table.refusals == [(0, Reason.NOTHING_TO_TAKE_BACK)] and table.bubble.isVisible()
        table.look_in()
        table.click(table.spot("2-5"))
        table.look_in()
        table.key(None, "d")
        table.page.take_back()
        assert table.refusals[-1] == (0, Reason.SOMETHING_WAS_REVEALED)
        assert table.questions() == []

    def test_an_answer_of_yes_is_taken_back_without_asking_the_others(self, seat_people):
        table = seat_people(LIAR_LINE, FIX_LIAR, opens_walk=False, check=BlockCheck.HONOUR, **ALL)
        propose(table)
        walk_through(table, "no", "yes")
        table.page.take_back()
        assert table.questions() == []
        assert table.public.turn == 2 and table.sheet.isVisible()

    def test_after_the_match_nothing_is_taken_back(self, seat_people):
        table = seat_people("2-6", ("2-5", "3-3 5-5"), humans=(0,), match_end={"points": 10})
        table.click(table.spot("2-5"))
        table.wait(lambda: table.shown is table.score_page)
        table.page.take_back()
        assert table.refusals[-1][1] is Reason.MATCH_IS_OVER


def test_the_sheet_is_beside_or_above_the_rack_and_never_over_it(seat_people):
    for size in ((1440, 900), (1280, 800), (1024, 700), (800, 600)):
        table = seat_people(DEAD_LINE, FIX_4, opens_walk=False, size=size, **ALL)
        propose(table)
        rack = table.scene.zones.rack
        corner = table.board.mapTo(table.desk, table.board.rect().topLeft())
        assert not table.sheet.geometry().intersects(table.lid.geometry().translated(corner)), size
        assert table.desk.rect().contains(table.sheet.geometry()), size
        for behind in (table.desk.panel, table.desk.strip):
            assert behind.isHidden() or table.sheet.geometry().contains(behind.geometry()), "a strip of it looks out"
        assert rack.bottom <= table.board.height()


def test_a_computer_that_can_refutes_and_plays(seat_people):
    table = seat_people(LIAR_LINE, FIX_LIAR, opens_walk=False, humans=(0,))
    table.engine.script = [Knock(), DeclareCanPlay()]
    table.key(None, "b")
    table.wait(lambda: "BlockRefuted" in table.kinds() and table.kinds()[-1] == "TilePlayed")
    assert not table.sheet.isVisible()


def test_privacy_curtain_in_the_walk_shows_the_lid_only_over_the_rack(seat_people):
    table = seat_people(DEAD_LINE, FIX_4, opens_walk=False, privacy=Privacy.CURTAIN, **ALL)
    propose(table)
    assert table.lid.isVisible() and not table.desk.curtain.isVisible()
