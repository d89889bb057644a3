"""The members of the club: found, added, changed, forgotten."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QSpinBox

from domino_desktop.i18n.language import CODES
from domino_desktop.i18n.messages import setup
from domino_desktop.i18n.messages import tournament as tournament_words
from domino_desktop.i18n.messages import tournament_people as words
from domino_desktop.storage.members import Member, Shown
from domino_desktop.tournament.needs import SeatNeeds
from domino_desktop.ui.art.theme import EVENING
from domino_desktop.ui.controls import PillChoice
from domino_desktop.ui.dialogs.question import Question
from domino_desktop.ui.pages.rulesets.search_field import SearchField
from domino_desktop.ui.pages.switch import Switch
from domino_desktop.ui.tournament.parts.number_table import NumberTable
from domino_desktop.ui.tournament.people.member_form import MemberForm
from domino_desktop.ui.tournament.people.members_page import MembersPage
from domino_desktop.ui.tournament.people.needs_form import needs_words
from tests.ui.page_frame import (
    SIZES,
    activate,
    art,
    assert_all_can_be_read,
    button,
    click,
    icons,
    press,
    show,
    type_text,
)
from tests.ui.seen import shown_texts

ENTER = Qt.Key.Key_Return
ANNA = Member(1, "Anna Rossi", "it", Shown.INITIAL)
ZOE = Member(2, "Zoë Ångström", "sv", Shown.NUMBER, SeatNeeds(table=3, seat=1, helper=1, large_print=True))
GONE = Member(3, "", "en", Shown.NUMBER, is_forgotten=True)
BUDI = Member(4, "budi Santoso", "id", needs=SeatNeeds(has_helper=True, read_aloud=True))
ALL = (ZOE, ANNA, GONE, BUDI)


@pytest.fixture
def saved():
    return []


@pytest.fixture
def make_page(qtbot, dress, languages, saved):
    def make(members=ALL, code="en", size=(1280, 800)):
        page = MembersPage(art(), icons())
        page.saved.connect(saved.append)
        page.present(members, languages[code])
        show(qtbot, page, *size)
        return page

    return make


def opened(page, kind=MemberForm):
    (found,) = page.findChildren(kind)
    activate(found)
    return found


def names(page):
    table = page.findChild(NumberTable)
    if not table.isVisibleTo(page):
        return []
    model = table.view.model()
    return [model.data(model.index(row, 0)) for row in range(model.rowCount())]


def field(form, name):
    return next(one for one in form.findChildren(QLineEdit) if one.accessibleName() == name)


def test_without_members_there_is_one_sentence_and_one_button(make_page, say):
    page = make_page([GONE])
    assert say(words.MEMBERS_WHAT) in shown_texts(page)
    assert QApplication.focusWidget() is button(page, say(words.NEW_MEMBER))


def test_members_are_listed_by_name_without_those_who_are_forgotten(make_page, say):
    page = make_page()
    assert names(page) == ["Anna Rossi", "budi Santoso", "Zoë Ångström"]
    assert say(words.COUNTED, n=3) in shown_texts(page)


def test_the_list_shows_how_others_read_a_name(make_page, say):
    model = make_page().findChild(NumberTable).view.model()
    assert [model.data(model.index(row, 2)) for row in range(3)] == [
        "Anna R.",
        "budi Santoso",
        say(tournament_words.PLAYER_NUMBER, 2),
    ]


def test_typing_finds_members_whatever_their_accents(make_page, say):
    page = make_page()
    assert isinstance(QApplication.focusWidget(), SearchField)
    QTest.keyClicks(QApplication.focusWidget(), "angst zoe")
    assert names(page) == ["Zoë Ångström"]
    press(ENTER)
    assert opened(page).windowTitle() == say(words.CHANGE_IT, "Zoë Ångström")


def test_nothing_lies_over_a_short_list(make_page):
    page = make_page(size=(1280, 800))
    type_text(page.findChild(SearchField), "anna")
    QTest.qWait(20)
    assert names(page) == ["Anna Rossi"]
    parts = [page.findChild(SearchField), page.findChild(NumberTable), page._count, page._change]
    places = [(part.mapTo(page, part.rect().topLeft()).y(), part.height()) for part in parts]
    for (top, height), (below, _) in pairwise(places):
        assert top + height <= below <= top + height + 40


def test_nobody_is_found_and_escape_brings_everybody_back(make_page, say, qtbot):
    page = make_page()
    QTest.keyClicks(QApplication.focusWidget(), "xy")
    assert names(page) == []
    assert say(words.NOBODY_FOUND) in shown_texts(page)
    press(ENTER)
    assert not page.findChildren(MemberForm)
    with qtbot.assertNotEmitted(page.back):
        press(Qt.Key.Key_Escape)
    assert len(names(page)) == 3
    with qtbot.waitSignal(page.back):
        press(Qt.Key.Key_Escape)


def test_down_leads_from_the_search_into_the_list(make_page, say):
    page = make_page()
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Down)
    press(ENTER)
    assert opened(page).windowTitle() == say(words.CHANGE_IT, "budi Santoso")


def test_a_new_member_is_saved_by_enter(make_page, saved, say):
    page = make_page()
    click(button(page, say(words.NEW_MEMBER)))
    form = opened(page)
    assert say(words.FORGET) not in shown_texts(form)
    QTest.keyClicks(QApplication.focusWidget(), "  Elsa  ")
    press(ENTER)
    assert saved == [Member(0, "Elsa", "en", Shown.FULL, SeatNeeds())]
    assert not form.isVisible()


@pytest.mark.parametrize(
    ("name", "message", "args"),
    [
        ("", setup.NAME_IS_EMPTY, ()),
        ("ANNA ROSSI", words.IS_A_MEMBER, ("ANNA ROSSI",)),
    ],
)
def test_a_name_that_cannot_be_is_told_and_nothing_is_saved(make_page, saved, say, name, message, args):
    page = make_page()
    click(button(page, say(words.NEW_MEMBER)))
    form = opened(page)
    type_text(QApplication.focusWidget(), name)
    press(ENTER)
    assert form.isVisible() and not saved
    assert say(message, *args) in shown_texts(form)
    type_text(QApplication.focusWidget(), "Elsa")
    assert say(message, *args) not in shown_texts(form)


def test_the_form_shows_at_once_how_others_will_read_the_name(make_page, say):
    page = make_page()
    click(button(page, say(words.NEW_MEMBER)))
    form = opened(page)
    QTest.keyClicks(QApplication.focusWidget(), "Elsa Maria Lind")
    assert say(words.READS_LIKE, "Elsa Maria Lind") in shown_texts(form)
    shown = next(one for one in form.findChildren(PillChoice) if one.accessibleName() == say(words.SHOWN_IN_LISTS))
    shown.choose(Shown.INITIAL.value)
    shown.chosen.emit(Shown.INITIAL.value)
    assert say(words.READS_LIKE, "Elsa L.") in shown_texts(form)
    shown.choose(Shown.NUMBER.value)
    shown.chosen.emit(Shown.NUMBER.value)
    assert say(words.READS_LIKE, say(tournament_words.PLAYER_NUMBER, 17)) in shown_texts(form)


def test_a_member_who_is_saved_unchanged_stays_the_same(make_page, saved):
    page = make_page()
    for member in (ANNA, ZOE, BUDI):
        page._ask(member)
        opened(page).main.click()
        QTest.qWait(1)
    assert saved == [ANNA, ZOE, BUDI]


def test_needs_are_filled_in_and_say_that_they_stay_here(make_page, saved, say):
    page = make_page()
    page._ask(ANNA)
    form = opened(page)
    assert say(words.NEVER_LEAVES) in shown_texts(form)
    for switch in form.findChildren(Switch):
        switch.click()
    form.findChild(QSpinBox).setValue(7)
    seat = next(one for one in form.findChildren(PillChoice) if one.accessibleName() == say(words.ALWAYS_SEAT))
    seat.choose("2")
    type_text(field(form, say(words.ALWAYS_NEAR)), "zoë ångström")
    press(ENTER)
    (member,) = saved
    assert member.needs == SeatNeeds(7, 2, ZOE.id, True, True, True)


@pytest.mark.parametrize(
    ("name", "message", "args"), [("Nobody", words.NOT_A_MEMBER, ("Nobody",)), ("anna rossi", words.NEAR_ONESELF, ())]
)
def test_one_can_sit_near_members_only_and_not_near_oneself(make_page, saved, say, name, message, args):
    page = make_page()
    page._ask(ANNA)
    form = opened(page)
    type_text(near := field(form, say(words.ALWAYS_NEAR)), name)
    press(ENTER)
    assert form.isVisible() and not saved
    assert say(message, *args) in shown_texts(form)
    type_text(near, "z")  # what is mended is not called wrong any longer
    assert say(message, *args) not in shown_texts(form)


def test_needs_are_told_in_few_words(languages):
    english = languages["en"]
    told = needs_words(ZOE.needs, {1: "Anna Rossi"}, english)
    assert told == "table 3, seat 2, near Anna Rossi, large print"
    assert needs_words(SeatNeeds(), {}, english) == ""


def test_to_forget_somebody_is_asked_and_no_is_the_safe_answer(make_page, qtbot, say):
    page = make_page()
    page._ask(ANNA)
    click(button(opened(page), say(words.FORGET)))
    question = opened(page, Question)
    assert say(words.FORGET_MEANS, "Anna Rossi") in shown_texts(question)
    with qtbot.assertNotEmitted(page.forgotten):
        press(ENTER)
    page._ask(ANNA)
    QTest.qWait(1)
    click(button(opened(page), say(words.FORGET)))
    question = next(one for one in page.findChildren(Question) if one.isVisible())
    with qtbot.waitSignal(page.forgotten) as heard:
        click(button(question, say(words.FORGET_YES)))
    assert heard.args == [ANNA.id]


def test_another_language_and_another_list_keep_the_search(make_page, languages):
    page = make_page()
    QTest.keyClicks(QApplication.focusWidget(), "a")
    page.present([*ALL, Member(9, "Carla", "it"), Member(10, "Bo", "sv")], languages["it"])
    assert names(page) == ["Anna Rossi", "budi Santoso", "Carla", "Zoë Ångström"]
    assert page.title.text() == languages["it"].say(words.MEMBERS)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("width", "height", "scale"), SIZES[::2])
def test_all_can_be_read_at_every_size(make_page, dress, code, width, height, scale):
    dress(EVENING, scale)
    long = Member(20, "Wolfeschlegelstein Hausenbergerdorff Maximiliane", "pt_PT", Shown.INITIAL, ZOE.needs)
    page = make_page([*ALL, long], code=code, size=(width, height))
    assert (page.width(), page.height()) == (width, height)
    assert_all_can_be_read(page)
    page._ask(long)
    form = opened(page)
    assert form.width() <= width
    assert_all_can_be_read(form)
