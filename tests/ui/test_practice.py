"""Practice for referees: a dispute is told, the hands are laid open, a ruling is asked for and judged part by part."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from domino_desktop.controller.disputes import DisputeKind, Disputes, Outcome, Ruling, Standing
from domino_desktop.i18n.english import English
from domino_desktop.i18n.language import CODES
from domino_desktop.i18n.messages import practice
from domino_desktop.i18n.narration import Names, foul_proof, score_sentence
from domino_desktop.storage.settings import Pace, Settings
from domino_desktop.ui.art.theme import HIGH_CONTRAST
from domino_desktop.ui.board.position_picture import PositionPicture
from domino_desktop.ui.desk.practice import words
from domino_desktop.ui.desk.practice.page import PracticePage
from domino_desktop.ui.motion import Motion
from tests.ui.page_frame import art, assert_all_can_be_read, button, click, icons, press, show, type_text
from tests.ui.seen import shown_texts
from tests.ui.settled import settle

EN = English()
ONE_OF_EACH = ("six-is-out", "level-full-share", "two-hid-a-six", "train-opens", "lowest-pair")
STILL = Motion.of(Pace.INSTANT, True)
DISPUTES = Disputes.load()
IDS = list(DISPUTES.kinds)


@pytest.fixture
def page(qtbot, languages):
    made = PracticePage(art(), icons())
    show(qtbot, made)
    made.heard = []
    made.solved.connect(lambda one, is_right: made.heard.append((one, is_right)))
    made.present(DISPUTES, (), languages["en"], STILL)
    QApplication.processEvents()
    return made


def names_of(dispute):
    return Names(dispute.names, dispute.closed.teams)


def wrong(ruling):
    """A ruling of which every part is wrong."""
    other = Standing.SEAT_CAN_PLAY if ruling.standing is Standing.BLOCKED else Standing.BLOCKED
    liars = frozenset() if ruling.liars else frozenset({1})
    return Ruling(other, liars, Outcome.WON, 0, ruling.points + 1)


def rule(page, ruling):
    """Answer every question by the mouse."""
    form, dispute = page.case.panel.form, page.case.dispute
    names = names_of(dispute)
    click(button(form, words.standing(ruling.standing, EN)))
    for seat in sorted(ruling.liars) or (None,):
        click(form.liars.pill(seat))
    click(button(form, words.outcome(ruling.outcome, ruling.team, names, EN)))
    if ruling.outcome in (Outcome.WON, Outcome.SHARED):
        type_text(form.points, str(ruling.points))
    click(form.done)
    QApplication.processEvents()


def opened(page, dispute_id):
    page.open(dispute_id)
    click(page.case.panel.lay_open)
    QApplication.processEvents()
    return page.case.dispute


# What is said -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("dispute_id", IDS)
def test_the_right_ruling_is_found_right_and_a_wrong_one_wrong_in_every_part(dispute_id):
    dispute = DISPUTES.open(dispute_id)
    right, names = dispute.truth.ruling, names_of(dispute)
    assert (right.outcome, right.team) in words.outcomes(dispute), "it can be answered"
    judged = words.judged(dispute, right, names, EN)
    assert judged.is_right and [part.said for part in judged.parts] == ["", "", ""]
    assert judged.headline == EN.say(practice.ALL_RIGHT)
    judged = words.judged(dispute, wrong(right), names, EN)
    assert [part.is_right for part in judged.parts] == [False] * 3
    assert judged.headline == EN.say(practice.NOT_RIGHT)
    assert all(part.said and part.sentence for part in judged.parts)


@pytest.mark.parametrize("dispute_id", IDS)
def test_what_was_said_and_the_rules_are_told_before_any_hand_is(dispute_id):
    dispute = DISPUTES.open(dispute_id)
    names = names_of(dispute)
    told = [sentence for _, sentence in words.declarations(dispute, names, EN)]
    for heard in dispute.heard:
        assert any(dispute.names[heard.seat] in sentence for sentence in told)
    rules = words.table_rules(dispute, names, EN)
    assert all(rules) and len(set(rules)) == len(rules)
    laid = {str(tile) for tile in dispute.closed.layout.tiles()}
    held = {str(tile) for hand in dispute.open.revealed for tile in hand.tiles} - laid
    assert not [tile for tile in held for sentence in (*told, *rules) if tile in sentence.split()]


@pytest.mark.parametrize("dispute_id", IDS)
def test_the_rules_tell_all_that_the_score_needs(dispute_id):
    """Whoever led or laid the last tile is named where the result depends on it."""
    dispute = DISPUTES.open(dispute_id)
    ruleset, names = dispute.closed.ruleset, names_of(dispute)
    rules = words.table_rules(dispute, names, EN)
    closed = EN.say(practice.CLOSED, dispute.names[dispute.closed.closer or 0])
    led = EN.say(practice.LED, dispute.names[dispute.closed.leader or 0])
    by_closer = "closer" in ruleset.block_winner or any("closer" in name for name in ruleset.block_tie)
    assert (closed in rules) == (by_closer or bool(ruleset.closer_loses.factor or ruleset.closer_loses.is_fixed))
    assert (led in rules) == any("leader" in name for name in ruleset.block_tie)


def test_a_penalty_that_comes_with_the_count_is_announced():
    dispute = DISPUTES.open("one-hid-a-six")
    parts = words.judged(dispute, dispute.truth.ruling, names_of(dispute), EN).parts
    assert EN.say(practice.GOES_ON_WITH, "Nils") not in parts[2].sentence
    assert EN.say(practice.PENALTY_LATER) in parts[2].sentence
    can = next(heard.seat for heard in dispute.heard if heard.can)
    assert dispute.names[can] in parts[2].sentence, "whoever said so must play"


# At the table -----------------------------------------------------------------------------------------


def test_the_hands_are_hidden_until_they_are_laid_open(page):
    page.open("six-is-out")
    assert page.case.board.board.staging.open_tiles() == []
    assert not page.case.panel.form.isVisible()
    click(page.case.panel.lay_open)
    QApplication.processEvents()
    shown = {item.tile for item in page.case.board.board.staging.open_tiles()}
    others = {tile for hand in page.case.dispute.open.revealed if hand.seat for tile in hand.tiles}
    assert shown >= others
    assert page.case.panel.form.isVisible()


@pytest.mark.parametrize(
    "dispute_id", ["six-is-out", "level-full-share", "two-hid-a-six", "train-opens", "lowest-pair"]
)
def test_a_right_ruling_is_praised_and_counted(page, dispute_id):
    dispute = opened(page, dispute_id)
    rule(page, dispute.truth.ruling)
    assert page.heard == [(dispute_id, True)]
    told = shown_texts(page.case)
    assert EN.say(practice.ALL_RIGHT) in told
    assert EN.say(practice.SOLVED_OF, 1, len(IDS)) in told
    assert page.case.panel.following.hasFocus() and not page.case.panel.again.isVisible()
    names = names_of(dispute)
    lines = () if dispute.truth.score is None else dispute.truth.score.lines
    assert {score_sentence(line, names, EN, is_referee=True) for line in lines} <= set(told)


def test_every_liar_is_shown_at_the_table_with_the_tile_that_fitted(page):
    dispute = opened(page, "two-hid-a-six")
    rule(page, wrong(dispute.truth.ruling))
    assert page.heard == [("two-hid-a-six", False)]
    names = names_of(dispute)
    told = " ".join(shown_texts(page.case))
    pictures = [one for one in page.case.findChildren(PositionPicture) if one.isVisible()]
    assert [one.fitting[0] for one in pictures] == [foul.tile for foul in dispute.truth.fouls]
    for foul, picture in zip(dispute.truth.fouls, pictures, strict=True):
        assert foul_proof(foul, names, EN) in told and picture.accessibleName() == foul_proof(foul, names, EN)
    assert EN.say(practice.SOLVED_OF, 0, len(IDS)) in shown_texts(page.case)


def test_one_can_try_again_and_solve_it(page):
    dispute = opened(page, "accused")
    rule(page, wrong(dispute.truth.ruling))
    click(page.case.panel.again)
    assert page.case.judged is None and page.case.panel.form.ruling is None
    assert page.case.board.board.staging.open_tiles(), "the hands stay open"
    rule(page, dispute.truth.ruling)
    assert page.heard == [("accused", False), ("accused", True)]


def test_one_question_comes_after_the_other_and_points_only_for_winners(page):
    dispute = opened(page, "level-full-share")
    form, names = page.case.panel.form, names_of(dispute)
    assert (form.liars.isVisible(), form.outcomes.isVisible(), form.done.isVisible()) == (False, False, False)
    click(button(form, EN.say(practice.STANDINGS["blocked"])))
    assert (form.liars.isVisible(), form.outcomes.isVisible()) == (True, False)
    click(form.liars.pill(0))
    click(form.liars.pill(None))
    assert form.liars.seats == frozenset(), "nobody and somebody exclude each other"
    click(form.liars.pill(2))
    assert not form.liars.pill(None).isChecked() and form.liars.seats == {2}
    assert form.outcomes.isVisible() and not form.done.isVisible()
    click(button(form, EN.say(practice.OUTCOMES["nobody"])))
    assert not form.points.isVisible() and form.done.isVisible()
    click(button(form, EN.say(practice.OUTCOMES["shared"])))
    assert form.points.isVisible() and EN.say(practice.HOW_MANY_EACH) in shown_texts(form)
    click(button(form, words.outcome(Outcome.WON, 3, names, EN)))
    assert EN.say(practice.HOW_MANY_POINTS) in shown_texts(form)
    click(form.more)
    assert form.ruling == Ruling(Standing.BLOCKED, frozenset({2}), Outcome.WON, 3, 1)
    click(form.liars.pill(2))
    assert form.ruling is None and not form.done.isVisible()


def test_by_keyboard_alone_from_the_list_to_the_next_dispute(page):
    page.activateWindow()
    assert page.overview.button.hasFocus()
    press(Qt.Key.Key_Return)
    assert page.is_at_table and page.case.panel.lay_open.hasFocus()
    press(Qt.Key.Key_Return)
    QApplication.processEvents()
    press(Qt.Key.Key_Space)  # blocked
    for _ in range(5):
        press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Return)  # nobody
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Space)  # the first player wins
    press(Qt.Key.Key_Tab)
    while not page.case.panel.form.points.hasFocus():
        press(Qt.Key.Key_Tab)
    QTest.keyClick(page.case.panel.form.points, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(page.case.panel.form.points, "83")
    while not page.case.panel.form.done.hasFocus():
        press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Return)
    QApplication.processEvents()
    assert page.heard == [("six-is-out", True)]
    press(Qt.Key.Key_Return)
    assert page.case.dispute.id == IDS[1] and page.case.judged is None
    press(Qt.Key.Key_Escape)
    assert not page.is_at_table
    left = []
    page.back.connect(lambda: left.append(1))
    press(Qt.Key.Key_Escape)
    assert left == [1]


def test_the_next_dispute_is_one_that_is_not_solved_yet_and_after_the_last_comes_the_list(page, languages):
    page.present(DISPUTES, set(IDS) - {IDS[3], IDS[10]}, languages["en"], STILL)
    dispute = opened(page, IDS[10])
    rule(page, dispute.truth.ruling)
    click(page.case.panel.following)
    assert page.case.dispute.id == IDS[3], "round from the end to the beginning"
    click(page.case.panel.lay_open)
    rule(page, page.case.dispute.truth.ruling)
    click(page.case.panel.following)
    assert not page.is_at_table
    assert EN.say(practice.ALL_SOLVED, len(IDS)) in shown_texts(page.overview)
    click(page.overview.button)
    assert page.case.dispute.id == IDS[0]


def test_another_language_and_another_dress_leave_the_ruling_as_it_is(page, languages):
    dispute = opened(page, "accused")
    rule(page, wrong(dispute.truth.ruling))
    page.retranslate(languages["sv"])
    page.redress()
    swedish = languages["sv"]
    assert swedish.say(practice.NOT_RIGHT) in shown_texts(page.case)
    assert page.case.panel.again.isVisible()
    assert page.heard == [("accused", False)], "nothing is counted twice"


# The list ---------------------------------------------------------------------------------------------


def test_the_list_has_every_dispute_by_kind_and_ticks_what_is_solved(page, languages):
    page.present(DISPUTES, IDS[:3], languages["en"], STILL)
    stones = {one: page.overview.cards[kind].stones.stone(one) for one, kind in DISPUTES.kinds.items()}
    assert [one for one in IDS if stones[one].is_solved] == IDS[:3]
    assert stones[IDS[0]].accessibleName() == EN.say(practice.IS_SOLVED, 1)
    assert stones[IDS[3]].accessibleName() == EN.say(practice.IS_NEXT, 4)
    assert stones[IDS[4]].accessibleName() == EN.say(practice.IS_OPEN, 5)
    assert EN.say(practice.SOLVED_OF, 3, len(IDS)) in shown_texts(page.overview)
    click(stones["two-dead-ends"])
    assert page.case.dispute.id == "two-dead-ends"


def test_arrow_keys_go_along_the_stones_of_a_kind(page):
    stones = page.overview.cards[DisputeKind.TIES].stones
    own = [one for one, kind in DISPUTES.kinds.items() if kind is DisputeKind.TIES]
    stones.setFocus()
    assert stones.stone(own[0]).hasFocus()
    for key, goal in ((Qt.Key.Key_Right, own[1]), (Qt.Key.Key_End, own[-1]), (Qt.Key.Key_Right, own[0]),
                      (Qt.Key.Key_Left, own[-1]), (Qt.Key.Key_Home, own[0]), (Qt.Key.Key_Down, own[1])):  # fmt: skip
        press(key)
        assert stones.stone(goal).hasFocus()
    press(Qt.Key.Key_Return)
    assert page.case.dispute.id == own[1]


# Room -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("code", "size"), [*((code, (800, 600)) for code in CODES), ("pt_PT", (1280, 800))])
def test_everything_can_be_read(qtbot, languages, code, size):
    page = PracticePage(art(HIGH_CONTRAST), icons())
    show(qtbot, page, *size)
    page.present(DISPUTES, IDS[:5], languages[code], STILL)
    QApplication.processEvents()
    assert_all_can_be_read(page.overview)
    for dispute_id in ("two-hid-a-six", "an-earlier-pass", "trains-all-marked", "lowest-pair"):
        page.open(dispute_id)
        QApplication.processEvents()
        assert_all_can_be_read(page.case.panel)
        page.case.lay_open()
        QApplication.processEvents()
        assert_all_can_be_read(page.case.panel)
        page.case.panel.form.ruled.emit(wrong(page.case.dispute.truth.ruling))
        QApplication.processEvents()
        assert_all_can_be_read(page.case.panel)


@pytest.fixture
def large_text(look):
    before = look.settings
    look.follow(Settings(text_scale=200))
    yield
    look.follow(before)


def test_large_letters_scroll_to_what_is_asked_next(qtbot, languages, look, large_text):
    page = PracticePage(look.art(), look.icons)
    show(qtbot, page, 800, 600)
    page.present(DISPUTES, (), languages["pt_BR"], STILL)
    settle()
    assert_all_can_be_read(page.overview)
    page.open("six-is-out")
    page.case.lay_open()
    settle()
    form = page.case.panel.form
    form.standings.setFocus()
    press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: form.liars.pill(None).visibleRegion().boundingRect().height() > 40)
    assert_all_can_be_read(page.case.panel)
    page.case.panel.form.ruled.emit(wrong(page.case.dispute.truth.ruling))
    settle()
    assert_all_can_be_read(page.case.panel)
    assert page.case.panel.verdict.visibleRegion().boundingRect().top() == 0, "the verdict is read from its beginning"
