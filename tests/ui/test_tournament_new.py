"""The form for a new tournament: Enter alone creates a club evening, and nothing impossible is ever offered."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QSpinBox

from domino_desktop.i18n.language import CODES
from domino_desktop.i18n.messages import gallery, setup
from domino_desktop.i18n.messages import tournament_new as words
from domino_desktop.storage import rulesets
from domino_desktop.storage.people import Aids, Person
from domino_desktop.tournament.checks import check_settings, suits
from domino_desktop.tournament.results import MatchScore, Outcome, Seating, TableResult
from domino_desktop.tournament.settings import (
    FORMATS,
    USUAL_TIE_BREAKS,
    EntrantKind,
    Format,
    MatchTerms,
    Order,
    OwnPenalty,
    PenaltyCost,
    Settings,
    TieBreak,
)
from domino_desktop.tournament.state import Entrant, Tournament, TournamentRound
from domino_desktop.ui.art.theme import EVENING
from domino_desktop.ui.controls import PillChoice
from domino_desktop.ui.desk.rule_field import RuleField
from domino_desktop.ui.pages.choice_cards import ChoiceCards
from domino_desktop.ui.pages.page import Section
from domino_desktop.ui.pages.rulesets.shelf import Entry, Shelf
from domino_desktop.ui.pages.switch import Switch
from domino_desktop.ui.tournament.beginning.last_time import LastEntrant, LastTime, entrants_for
from domino_desktop.ui.tournament.beginning.new_page import NewPage
from domino_desktop.ui.tournament.parts.tick_list import TickList
from tests.ui.page_frame import SIZES, art, assert_all_can_be_read, button, click, icons, press, show, stops, type_text
from tests.ui.seen import shown_texts

SHELF = Shelf(tuple(map(Entry.of_preset, rulesets.presets())))
PEOPLE = [Person("Elsa Lind", "sv", Aids(), datetime(2026, 11, 1, tzinfo=UTC))]
TODAY = date(2026, 11, 30)
ENTER = Qt.Key.Key_Return
LAST = Settings(
    "Last week",
    EntrantKind.PAIR,
    Format.SWISS,
    MatchTerms(
        rulesets.load("pairs-spain").changed({"match_end": {"points": 300}}),
        minutes=45,
        finishes_round=False,
        best_of=3,
        bye=(150, 75),
        bye_wins=False,
        forfeit=(200, 10),
        penalties=(OwnPenalty("Late", PenaltyCost.MATCH), OwnPenalty("Noise"), OwnPenalty("Signals", points=30)),
    ),
    seed=11,
    rounds=7,
    order=Order.NEIGHBOURS,
    tie_breaks=(TieBreak.WINS, TieBreak.LOT),
    first_table=21,
)


@pytest.fixture
def created():
    return []


@pytest.fixture
def changed():
    return []


@pytest.fixture
def make_page(qtbot, dress, languages, created, changed):
    def make(last=None, state=None, code="en", size=(1280, 800), **more):
        page = NewPage(art(), icons())
        page.created.connect(lambda *found: created.append(found))
        page.changed.connect(lambda *found: changed.append(found))
        if state is None:
            page.present(SHELF, PEOPLE, last, languages[code], today=TODAY, **more)
        else:
            page.present_change(state, SHELF, languages[code])
        show(qtbot, page, *size)
        return page

    return make


def cards(page):
    """The two choices among cards: who plays, and how they meet."""
    return page.findChildren(ChoiceCards)


def choose(page, key):
    (found,) = [one for one in cards(page) if key in {*one.keys()}]
    found.choose(key)
    found.chosen.emit(key)


def number(page, name):
    (found,) = [one for one in page.findChildren(QSpinBox) if one.accessibleName() == name and one.isVisibleTo(page)]
    return found


def pills(page, name):
    (found,) = [one for one in page.findChildren(PillChoice) if one.accessibleName() == name]
    return found


def pick(page, name, key):
    found = pills(page, name)
    found.choose(key)
    found.chosen.emit(key)


def focus():
    found = QApplication.focusWidget()
    assert found is not None
    return found


def test_three_times_enter_creates_a_club_evening(make_page, created, languages):
    make_page()
    for _ in range(3):
        press(ENTER)
    ((settings, director, code, entrants),) = created
    check_settings(settings)
    assert settings.name == languages["en"].say(words.USUAL_NAME, languages["en"].date(TODAY))
    assert (settings.kind, settings.format, settings.rounds) == (EntrantKind.PAIR, Format.SWISS, 5)
    assert settings.terms.ruleset.partners == "opposite"
    assert settings.terms.ruleset.declarations == "trusted"
    assert (settings.terms.minutes, settings.terms.finishes_round, settings.terms.best_of) == (30, True, 1)
    assert settings.tie_breaks == USUAL_TIE_BREAKS
    assert (director, code, entrants) == ("", "en", None)


def test_enter_leads_through_name_director_and_rules(make_page, created):
    make_page()
    type_text(focus(), "Coppa")
    press(ENTER)
    type_text(focus(), "Elsa Lind")
    press(ENTER)
    assert isinstance(focus(), RuleField)
    press(ENTER)
    ((settings, director, code, _),) = created
    assert (settings.name, director, code) == ("Coppa", "Elsa Lind", "sv")


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_control_and_enter_creates_it_from_anywhere(make_page, created, key):
    page = make_page()
    QTest.keyClick(page, key, Qt.KeyboardModifier.ControlModifier)
    assert len(created) == 1


def test_every_draw_has_a_number_of_its_own(make_page, created):
    for _ in range(4):
        QTest.keyClick(make_page(), ENTER, Qt.KeyboardModifier.ControlModifier)
    seeds = {settings.seed for settings, *_ in created}
    assert len(seeds) > 2
    assert all(1 <= seed <= 999_999 for seed in seeds)


def test_the_number_of_the_draw_can_be_typed(make_page, created, say):
    page = make_page(seed=5)
    page.unfold()
    number(page, say(words.SEED)).setValue(4711)
    QTest.keyClick(page, ENTER, Qt.KeyboardModifier.ControlModifier)
    assert created[0][0].seed == 4711


@pytest.mark.parametrize("kind", EntrantKind)
def test_only_formats_and_rules_that_suit_are_offered(make_page, created, kind):
    page = make_page()
    choose(page, kind.value)
    assert cards(page)[1].keys() == tuple(form.value for form in FORMATS[kind])
    rule = page.findChild(RuleField)
    assert suits(rule.entry.ruleset, kind)
    QTest.keyClick(rule, Qt.Key.Key_Down)
    offered = rule.list_model.rowCount()
    suiting = [entry for entry in SHELF if suits(entry.ruleset, kind)]
    assert offered == len(suiting) < len(list(SHELF))


@pytest.mark.parametrize("kind", EntrantKind)
def test_whatever_is_chosen_can_be_played(make_page, created, kind, say):
    page = make_page()
    choose(page, kind.value)
    for form in FORMATS[kind]:
        choose(page, form.value)
        QTest.keyClick(page, ENTER, Qt.KeyboardModifier.ControlModifier)
        settings = created[-1][0]
        check_settings(settings)
        assert (settings.kind, settings.format) == (kind, form)
        assert (settings.rounds > 0) == (form is Format.SWISS)


def test_only_what_the_format_asks_for_is_shown(make_page, say):
    page = make_page()
    asks = {
        Format.SWISS: {words.ROUNDS, words.ORDER},
        Format.ROUND_ROBIN: {words.CIRCUITS},
        Format.KNOCKOUT: {words.THIRD_PLACE},
        Format.FREE: set(),
    }
    every = set().union(*asks.values())
    for form, asked in asks.items():
        choose(page, form.value)
        assert {message for message in every if say(message) in shown_texts(page)} == asked
    choose(page, EntrantKind.CHANGING.value)
    choose(page, Format.SWISS.value)
    assert say(words.ROUNDS) in shown_texts(page)
    assert say(words.ORDER) not in shown_texts(page)


def test_rounds_say_for_how_many_they_are_enough(make_page, say):
    page = make_page()
    number(page, say(words.ROUNDS)).setValue(4)
    assert say(words.ROUNDS_TELL, 16, n=4) in shown_texts(page)


def test_everything_of_last_time_is_taken_over_but_name_and_draw(make_page, created, languages):
    entrants = (LastEntrant((1, 2), 1500), LastEntrant((3, 4)))
    page = make_page(LastTime(LAST, "Elsa Lind", "sv", entrants), seed=99, takes_entrants=True)
    QTest.keyClick(page, ENTER, Qt.KeyboardModifier.ControlModifier)
    ((settings, director, code, taken),) = created
    ruleset = LAST.terms.ruleset.changed({"declarations": "trusted"})
    name = languages["en"].say(words.USUAL_NAME, languages["en"].date(TODAY))
    assert settings == replace(LAST, name=name, seed=99, terms=replace(LAST.terms, ruleset=ruleset))
    assert (director, code, taken) == ("Elsa Lind", "sv", entrants)


def test_pairs_of_last_time_fall_apart_where_everybody_plays_alone(make_page, created):
    page = make_page(LastTime(LAST, entrants=(LastEntrant((1, 2), 1500), LastEntrant((3, 4)))), takes_entrants=True)
    choose(page, EntrantKind.CHANGING.value)
    QTest.keyClick(page, ENTER, Qt.KeyboardModifier.ControlModifier)
    assert created[0][3] == tuple(LastEntrant((member,)) for member in (1, 2, 3, 4))


def test_people_who_played_alone_do_not_become_pairs():
    assert entrants_for([LastEntrant((1,)), LastEntrant((2,))], EntrantKind.PAIR) == ()


def test_what_sitting_out_brings_follows_the_length_until_somebody_changes_it(make_page, created, say):
    page = make_page()
    page.unfold()
    points = next(one for one in page.findChildren(QSpinBox) if one.accessibleName() == say(setup.POINTS_TO_REACH))
    points.setValue(300)
    QTest.keyClick(page, ENTER, Qt.KeyboardModifier.ControlModifier)
    assert (created[-1][0].terms.bye, created[-1][0].terms.forfeit) == ((300, 150), (300, 0))
    bye = next(one for one in page.findChildren(QSpinBox) if one.accessibleName() == say(words.POINTS_FOR))
    bye.setValue(120)
    points.setValue(500)
    QTest.keyClick(page, ENTER, Qt.KeyboardModifier.ControlModifier)
    assert (created[-1][0].terms.bye, created[-1][0].terms.forfeit) == ((120, 120), (500, 0))


def test_without_a_clock_nobody_is_asked_what_happens_when_time_is_up(make_page, say):
    page = make_page()
    assert say(words.TIME_IS_UP) in shown_texts(page)
    number(page, say(words.MINUTES)).setValue(0)
    assert say(words.TIME_IS_UP) not in shown_texts(page)


def test_a_tournament_needs_a_name(make_page, created, say):
    page = make_page()
    type_text(focus(), " ")
    QTest.keyClick(page, ENTER, Qt.KeyboardModifier.ControlModifier)
    assert not created
    assert say(words.NAME_IT) in shown_texts(page)
    assert isinstance(focus(), QLineEdit)
    type_text(focus(), "Cup")
    assert say(words.NAME_IT) not in shown_texts(page)


def test_an_unknown_rule_set_is_told(make_page, created, say):
    page = make_page()
    type_text(page.findChild(RuleField), "chess")
    press(ENTER)
    assert not created
    assert say(gallery.NOTHING_FOUND) in shown_texts(page)


def test_what_decides_the_order_is_ticked_and_moved_by_the_keyboard(make_page, created, say):
    page = make_page()
    page.unfold()
    order = page.findChild(TickList)
    order.setFocus()
    press(Qt.Key.Key_Space)  # no wins
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down):
        press(key)
    QTest.keyClick(order, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)  # points for before effectiveness
    press(Qt.Key.Key_End)
    press(Qt.Key.Key_Space)  # the lot
    QTest.keyClick(page, ENTER, Qt.KeyboardModifier.ControlModifier)
    assert created[0][0].tie_breaks == (
        TieBreak.POINTS_FOR,
        TieBreak.EFFECTIVENESS,
        TieBreak.DIRECT,
        TieBreak.OPPONENTS,
        TieBreak.LOT,
    )


def test_buttons_move_what_decides_as_well(make_page, created, say):
    page = make_page()
    page.unfold()
    page.findChild(TickList).setFocus()
    click(button(page, say(words.MOVE_DOWN)))
    QTest.keyClick(page, ENTER, Qt.KeyboardModifier.ControlModifier)
    assert created[0][0].tie_breaks[:2] == (TieBreak.EFFECTIVENESS, TieBreak.WINS)


def test_something_has_to_decide_the_order(make_page, created, say):
    page = make_page()
    order = page.findChild(TickList)
    order.tick_all(False)
    QTest.keyClick(page, ENTER, Qt.KeyboardModifier.ControlModifier)
    assert not created
    assert say(words.ONE_MUST_COUNT) in shown_texts(page)


def test_penalties_are_settled_line_by_line(make_page, created, say):
    page = make_page()
    page.unfold()
    click(button(page, f"+ {say(words.TWO_FAULTS)}"))
    click(button(page, say(words.ADD_PENALTY)))
    type_text(focus(), "Late")
    press(ENTER)
    assert not created, "Enter leads through the line"
    focus().setCurrentIndex(1)
    click(button(page, say(words.ADD_PENALTY)))
    type_text(focus(), "late")
    QTest.keyClick(page, ENTER, Qt.KeyboardModifier.ControlModifier)
    assert not created
    assert say(words.PENALTY_TWICE, "late") in shown_texts(page)
    type_text(focus(), "Signals")
    click(button(page, say(words.ADD_PENALTY)))  # a line without words counts for nothing
    QTest.keyClick(page, ENTER, Qt.KeyboardModifier.ControlModifier)
    assert created[-1][0].terms.penalties == (
        OwnPenalty(say(words.TWO_FAULTS), PenaltyCost.TOURNAMENT),
        OwnPenalty("Late"),
        OwnPenalty("Signals", PenaltyCost.POINTS, 10),
    )
    click(button(page, say(words.REMOVE_PENALTY, "Late")))
    QTest.keyClick(page, ENTER, Qt.KeyboardModifier.ControlModifier)
    assert [own.name for own in created[-1][0].terms.penalties] == [say(words.TWO_FAULTS), "Signals"]
    for _ in range(5):
        click(button(page, say(words.ADD_PENALTY)))
    assert not button(page, say(words.ADD_PENALTY)).isEnabled()


def test_rules_can_be_read_and_one_comes_back_to_where_one_left(make_page, qtbot, say):
    page = make_page()
    read = button(page, say(gallery.READ_RULES))
    with qtbot.waitSignal(page.rules_wanted) as heard:
        click(read)
    assert heard.args[0].partners == "opposite"
    page.focus_first()
    assert focus() is read


# Changing it later --------------------------------------------------------------------------------------


def state_of(settings=LAST, *, entrants=0, rounds=0, results=0):
    pair = {number: Entrant(number, (2 * number - 1, 2 * number)) for number in range(1, entrants + 1)}
    seating = Seating(1, ((1,), (2,)), (1, 3, 2, 4))
    result = TableResult(Outcome.PLAYED, (MatchScore((10, 5)),))
    made = [
        TournamentRound(number, (seating,), results={1: result} if number <= results else {})
        for number in range(1, rounds + 1)
    ]
    return Tournament("a" * 32, settings, pair, tuple(made))


def test_changes_carry_the_reason(make_page, changed, say):
    page = make_page(state=state_of())
    assert page.title.text() == say(words.CHANGE_TITLE)
    type_text(focus(), "Cup")
    reason = next(one for one in page.findChildren(QLineEdit) if one.accessibleName() == say(words.REASON))
    type_text(reason, "a nicer name")
    QTest.keyClick(page, ENTER, Qt.KeyboardModifier.ControlModifier)
    ruleset = LAST.terms.ruleset.changed({"declarations": "trusted"})
    assert changed == [(replace(LAST, name="Cup", terms=replace(LAST.terms, ruleset=ruleset)), "a nicer name")]


def test_before_anybody_is_entered_everything_can_be_changed(make_page):
    assert set(cards(make_page(state=state_of()))[0].keys()) == {kind.value for kind in EntrantKind}


def test_pairs_stay_pairs_once_they_are_entered(make_page, say):
    page = make_page(state=state_of(entrants=4))
    assert say(words.WHO) not in shown_texts(page)
    alone = make_page(state=state_of(replace(LAST, kind=EntrantKind.CHANGING), entrants=4))
    assert set(cards(alone)[0].keys()) == {EntrantKind.CHANGING.value, EntrantKind.SINGLE.value}


def test_after_the_first_pairing_only_the_number_of_rounds_may_change(make_page, changed, say):
    page = make_page(state=state_of(entrants=2, rounds=3))
    assert say(words.FIXED_BY_PAIRING) in shown_texts(page)
    assert say(words.SWISS_NOTE) not in shown_texts(page)
    rounds = number(page, say(words.ROUNDS))
    rounds.setValue(1)
    assert rounds.value() == 3, "three are paired already"
    page.unfold()
    assert not number(page, say(words.SEED)).isEnabled()
    rounds.setValue(9)
    QTest.keyClick(page, ENTER, Qt.KeyboardModifier.ControlModifier)
    assert (changed[0][0].rounds, changed[0][0].seed) == (9, LAST.seed)


def test_after_the_first_result_the_rules_stay_and_the_time_may_change(make_page, changed, say):
    page = make_page(state=state_of(entrants=2, rounds=1, results=1))
    assert say(words.FIXED_BY_RESULT) in shown_texts(page)
    assert not page.findChild(RuleField).isVisibleTo(page)
    number(page, say(words.MINUTES)).setValue(50)
    QTest.keyClick(page, ENTER, Qt.KeyboardModifier.ControlModifier)
    terms = changed[0][0].terms
    assert (terms.minutes, terms.best_of) == (50, LAST.terms.best_of)
    assert terms.ruleset == LAST.terms.ruleset, "rules that have been played by stay as they are to the letter"


def test_a_refusal_is_told_beside_the_button(make_page):
    page = make_page(state=state_of())
    page.tell("No.")
    assert "No." in shown_texts(page)
    page.tell("")
    assert "No." not in shown_texts(page)


# Looking at it ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("width", "height", "scale"), SIZES[::2])
def test_all_can_be_read_at_every_size(make_page, dress, code, width, height, scale):
    dress(EVENING, scale)
    page = make_page(code=code, size=(width, height))
    page.unfold()
    for kind in EntrantKind:
        choose(page, kind.value)
        for form in FORMATS[kind]:
            choose(page, form.value)
            QApplication.processEvents()
    assert (page.width(), page.height()) == (width, height)
    assert_all_can_be_read(page)


def test_tab_goes_through_the_cards_from_top_to_bottom(make_page):
    page = make_page()
    page.unfold()
    found = stops(page)
    body = page.scroll_area.widget()
    sections = page.findChildren(Section)
    passed = [section for one in found for section in sections if section.isAncestorOf(one)]
    tops = [section.mapTo(body, section.rect().topLeft()).y() for section in passed]
    assert tops == sorted(tops)
    assert set(passed) == set(sections)
    assert page.findChild(TickList) in found
    assert len([one for one in found if isinstance(one, Switch)]) == 1


def test_in_another_language_what_was_filled_in_stays(make_page, created, languages):
    page = make_page()
    choose(page, EntrantKind.SINGLE.value)
    choose(page, Format.KNOCKOUT.value)
    type_text(focus(), "Coppa")
    page.retranslate(languages["it"])
    assert page.title.text() == languages["it"].say(words.TITLE)
    QTest.keyClick(page, ENTER, Qt.KeyboardModifier.ControlModifier)
    settings = created[0][0]
    assert (settings.name, settings.kind, settings.format) == ("Coppa", EntrantKind.SINGLE, Format.KNOCKOUT)
