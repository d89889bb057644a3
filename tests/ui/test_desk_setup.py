"""The tables of the referee desk, and the form that opens a new one by the keyboard alone."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QSpinBox

from domino_desktop.controller.referee import Stage
from domino_desktop.core.moves import RevealHand
from domino_desktop.core.refereeing import EnterRound, ScoreRound
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.tiles import parse_tiles
from domino_desktop.i18n.language import CODES
from domino_desktop.i18n.messages import desk_setup, gallery, setup
from domino_desktop.storage import rulesets
from domino_desktop.storage.desks import DeskEntry
from domino_desktop.storage.house_rules import HouseRule
from domino_desktop.storage.matches import SeatName
from domino_desktop.storage.people import Aids, Person
from domino_desktop.storage.setup import BlockCheck, SeatKind, SeatSetup, TableSetup
from domino_desktop.ui.art.theme import EVENING
from domino_desktop.ui.controls import PillChoice
from domino_desktop.ui.desk.desk_card import TableCard, when_sentence
from domino_desktop.ui.desk.desks_page import DeskCard, DesksPage
from domino_desktop.ui.desk.new_table_page import NewTablePage
from domino_desktop.ui.desk.person_fields import PersonFields
from domino_desktop.ui.desk.rule_field import RuleField
from domino_desktop.ui.desk.standing import card_of, standing_sentence
from domino_desktop.ui.pages.rulesets.shelf import Entry, Shelf
from tests.controller.desks import FIX_4, desk, entered, lay_open, walk
from tests.controller.desks import setup as real_table
from tests.ui.page_frame import (
    SIZES,
    art,
    assert_all_can_be_read,
    assert_no_overlap,
    button,
    click,
    icons,
    press,
    show,
    stops,
    type_text,
)
from tests.ui.seen import shown_texts

SHELF = Shelf(tuple(map(Entry.of_preset, rulesets.presets())))
PEOPLE = [Person("Anna", "sv", Aids(), datetime(2026, 11, 1)), Person("Zoë", "it", Aids(), datetime(2026, 10, 1))]
FAMILY = "👩‍👩‍👧‍👦"
NOW = datetime(2026, 11, 30, 14, 5).astimezone()
ENTER = Qt.Key.Key_Return
LIAR = ("0-0 0-2 1-1 1-2 1-3", "0-3 2-2 3-3 1-4 0-4", "4-6 0-5 1-5 2-4 4-4", "5-6 2-5 3-4 3-5 4-5 5-5")
LIAR_LINE = "6-0 0-1 1-6 6-6 6-2 2-3 3-6"


def person(name, colour=0, language="en"):
    return SeatSetup(name, SeatKind.HUMAN, language, colour)


def table_of(*seats, ruleset="classic-draw", **changes):
    return TableSetup(
        tuple(seats), rulesets.load(ruleset).changed({"declarations": "trusted", **changes}), BlockCheck.HONOUR
    )


PAIRS = table_of(
    person("Elsa", 3, "sv"),
    person("Giulia", 1, "it"),
    person("Sari", 2, "id"),
    person("João", 0, "pt_PT"),
    ruleset="pairs",
    match_end={"rounds": 7},
    direction="clockwise",
)


@pytest.fixture
def opened():
    return []


@pytest.fixture
def make_page(qtbot, dress, languages, opened):
    def make(last=None, people=(), code="en", shelf=SHELF, size=(1280, 800), **more):
        page = NewTablePage(art(), icons())
        page.opened.connect(lambda *found: opened.append(found))
        page.present(shelf, list(people), last, languages[code], **more)
        show(qtbot, page, *size)
        return page

    return make


def focus():
    found = QApplication.focusWidget()
    assert found is not None
    return found


def write(text):
    """Type over what stands in the field that has the keyboard."""
    field = focus()
    assert isinstance(field, QLineEdit)
    type_text(field, text)


def fill(*texts):
    """Type each text into the field that has the keyboard, and go on by Enter."""
    for text in texts:
        write(text)
        press(ENTER)


def people_of(page):
    """The fields of the referee and of everybody who sits at the table."""
    referee, *seated = [one for one in page.findChildren(PersonFields) if one.isVisibleTo(page)]
    return referee, seated


def rule_of(page):
    return page.findChild(RuleField)


def pills_of(page, name):
    """The choice of this name."""
    return next(one for one in page.findChildren(PillChoice) if one.accessibleName() == name)


# From nothing to an open table ------------------------------------------------------------------------


def test_a_first_table_is_opened_by_typing_and_enter_alone(make_page, opened):
    make_page()
    fill("Final", "Maria", "all fives", "Anna", "Bo", "Cleo", "Dan")
    ((table, label, referee, code),) = opened
    assert (label, referee, code) == ("Final", "Maria", "en")
    assert [seat.name for seat in table.seats] == ["Anna", "Bo", "Cleo", "Dan"]
    assert all(seat.kind is SeatKind.HUMAN for seat in table.seats)
    assert len({seat.colour for seat in table.seats}) == 4
    assert table.block_check is BlockCheck.HONOUR
    assert table.ruleset == rulesets.load("all-fives").changed({"declarations": "trusted"})


def test_the_table_of_last_time_is_opened_by_one_stroke(make_page, opened):
    make_page(PAIRS, referee="Maria", referee_language="sv", taken=["Table 1", "table 3"])
    QTest.keyClick(focus(), ENTER, Qt.KeyboardModifier.ControlModifier)
    assert opened == [(PAIRS, "Table 2", "Maria", "sv")]


def test_enter_alone_leads_through_the_table_of_last_time(make_page, opened):
    make_page(PAIRS, referee="Maria")
    for _ in range(7):
        assert opened == []
        press(ENTER)
    assert opened == [(PAIRS, "Table 1", "Maria", "en")]


def _own_tables():
    yield PAIRS
    yield table_of(
        person("Ada"),
        person("Ben", 5),
        max_pip=12,
        direction="counterclockwise",
        match_end={"points": 175},
        fouls={"false_declaration": {"points": 40, "round": "lost", "match": "lost"}},
    )
    # what a house has changed and never saved
    yield table_of(person("Ada"), person("Ben", 1), person("Cleo", 2), draw="one", block_tie=["share_split"])
    yield table_of(*(person(f"Player {seat}", seat) for seat in range(8)), ruleset="mexican-train", max_pip=12)


@pytest.mark.parametrize("last", list(_own_tables()), ids=lambda table: f"{table.ruleset.id}-{len(table.seats)}")
def test_what_was_set_up_last_comes_back_whole(make_page, opened, last):
    page = make_page(last, referee="Maria")
    QTest.keyClick(focus(), ENTER, Qt.KeyboardModifier.ControlModifier)
    assert [table for table, *_ in opened] == [last]
    assert page.findChild(RuleField).text()


def test_everything_else_is_reached_and_changed_by_the_keyboard(make_page, opened, say):
    page = make_page(table_of(*map(person, ("Ada", "Ben", "Cleo", "Dan"), range(4))), referee="Maria")
    reached = stops(page)
    for choice, key in (
        (setup.TILES, Qt.Key.Key_Right),
        (setup.LENGTH, Qt.Key.Key_Right),
        (desk_setup.DIRECTION, Qt.Key.Key_Right),
        (desk_setup.HOW_MANY, Qt.Key.Key_Left),
    ):
        pills = pills_of(page, say(choice))
        entry = next(one for one in reached if pills.isAncestorOf(one))
        entry.setFocus()
        press(key)
    assert {one.accessibleName() for one in reached if isinstance(one, QComboBox)} >= {
        say(desk_setup.REFEREES_LANGUAGE),
        *(say(setup.LANGUAGE_OF_SEAT, seat) for seat in range(1, 5)),
    }
    languages = next(one for one in reached if one.accessibleName() == say(setup.LANGUAGE_OF_SEAT, 2))
    languages.setFocus()
    QTest.keyClicks(languages, "Sv")
    QTest.keyClick(languages, ENTER, Qt.KeyboardModifier.ControlModifier)
    ((table, *_),) = opened
    assert table.ruleset.max_pip == 9
    assert table.ruleset.match_end.rounds == 1
    assert table.ruleset.direction != rulesets.load("classic-draw").direction
    assert [seat.name for seat in table.seats] == ["Ada", "Ben", "Cleo"]
    assert table.seats[1].language == "sv"


def test_enter_from_a_language_leads_to_the_next_name(make_page, opened):
    page = make_page(PAIRS, referee="Maria")
    referee, seated = people_of(page)
    for one, following in ((referee, rule_of(page)), (seated[1], seated[2].name_field)):
        one.findChild(QComboBox).setFocus()
        press(ENTER)
        assert focus() is following
    assert opened == []


# People -----------------------------------------------------------------------------------------------


def test_somebody_who_is_known_brings_the_language(make_page, opened):
    make_page(people=PEOPLE)
    fill("1", "Zoë", "block", "Anna", "Bo", "Cleo", "Dan")
    ((table, _, referee, code),) = opened
    assert (referee, code) == ("Zoë", "it")
    assert [seat.language for seat in table.seats] == ["sv", "en", "en", "en"]


def test_known_names_are_offered_and_taken_by_the_keyboard(make_page, opened, qtbot):
    page = make_page(people=PEOPLE)
    _, seated = people_of(page)
    field = seated[0].name_field
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Down)
    popup = field.completer().popup()
    qtbot.waitUntil(popup.isVisible)
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, ENTER)
    qtbot.waitUntil(lambda: not popup.isVisible())
    assert (seated[0].name, seated[0].language) == ("Zoë", "it")


def test_a_name_that_only_begins_like_a_known_one_needs_one_enter(make_page, qtbot):
    page = make_page(people=PEOPLE)
    _, seated = people_of(page)
    field = seated[0].name_field
    field.setFocus()
    QTest.keyClicks(field, "An")
    popup = field.completer().popup()
    qtbot.waitUntil(popup.isVisible)
    QTest.keyClick(popup, ENTER)
    assert not popup.isVisible()
    assert (seated[0].name, focus()) == ("An", seated[1].name_field)


def test_partners_are_shown_as_pairs(make_page, say):
    page = make_page(PAIRS)
    told = [text for text in shown_texts(page) if text.startswith("Seat")]
    assert told == [say(desk_setup.SEAT_AND_PAIR, seat, pair) for seat, pair in ((1, 1), (2, 2), (3, 1), (4, 2))]


# Refusals ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("label", "referee", "names", "sentence"),
    [
        ("  ", "Maria", "Ada Ben Cleo Dan", (desk_setup.NAME_THE_TABLE,)),
        ("table 2", "Maria", "Ada Ben Cleo Dan", (desk_setup.TABLE_IS_TAKEN, "table 2")),
        ("A" * 61, "Maria", "Ada Ben Cleo Dan", (setup.NAME_IS_TOO_LONG,)),
        ("Final", "", "Ada Ben Cleo Dan", (desk_setup.NAME_THE_REFEREE,)),
        ("Final", "M\u2028x", "Ada Ben Cleo Dan", (setup.NAME_HAS_STRANGE_CHARACTERS,)),
        ("Final", "Maria", "Anna Ben ANNA Dan", (setup.NAME_IS_TAKEN, "Anna")),
        ("Final", "Maria", "Anna Ben Cleo Anna", (setup.NAME_IS_TAKEN, "Anna")),
        ("Final", "Maria", f"{FAMILY} Ben {FAMILY} Dan", (setup.NAME_IS_TAKEN, FAMILY)),
        ("Final", "Maria", "Ada Ben \u200b Dan", (setup.NAME_IS_EMPTY,)),
    ],
)
def test_what_cannot_be_is_told_at_its_field(make_page, opened, say, label, referee, names, sentence):
    page = make_page(taken=["Table 2"])
    first, seated = people_of(page)
    texts = [label, referee, *names.split(" ")]
    fields = [focus(), first.name_field, *(one.name_field for one in seated)]
    for field, text in zip(fields, texts, strict=True):
        field.setText(text)
        field.textEdited.emit(text)
    QTest.keyClick(focus(), ENTER, Qt.KeyboardModifier.ControlModifier)
    assert opened == []
    count = 60 if sentence[0] is setup.NAME_IS_TOO_LONG else None
    told = say(sentence[0], *sentence[1:], n=count)
    assert told in shown_texts(page)
    assert focus().accessibleDescription() == told


def test_mending_the_name_takes_the_sentence_away(make_page, opened, say):
    page = make_page()
    fill("Final", "Maria", "block", "Anna", "Anna", "Cleo", "Dan")
    assert opened == []
    assert say(setup.NAME_IS_TAKEN, "Anna") in shown_texts(page)
    write("Ada")
    assert say(setup.NAME_IS_TAKEN, "Anna") not in shown_texts(page)


def test_nothing_is_refused_before_anybody_asks(make_page, say):
    page = make_page()
    texts = shown_texts(page)
    for sentence in (setup.NAME_IS_EMPTY, desk_setup.NAME_THE_REFEREE, desk_setup.NAME_THE_TABLE):
        assert say(sentence) not in texts


# Rules ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_the_six_of_the_language_are_offered_first(make_page, languages, code):
    page = make_page(code=code)
    titles = offered(page)
    assert titles[:6] == [entry.title(languages[code]) for entry in SHELF.six(code)]
    assert len(titles) == len(tuple(SHELF))


def test_rules_are_found_by_part_of_their_name_without_accents(make_page, languages):
    page = make_page(code="pt_BR")
    rule_of(page).setFocus()
    write("mexicano")
    press(ENTER)
    assert rule_of(page).entry.ruleset.id == "mexican-train"
    assert rule_of(page).text() == rule_of(page).entry.title(languages["pt_BR"])


def test_unknown_rules_are_told_and_stay_as_they_were_when_one_leaves(make_page, opened, say):
    page = make_page(PAIRS, referee="Maria")
    rule_of(page).setFocus()
    write("canasta")
    press(ENTER)
    assert focus() is rule_of(page)
    assert say(gallery.NOTHING_FOUND) in shown_texts(page)
    press(Qt.Key.Key_Tab)
    assert rule_of(page).entry.ruleset.id == "pairs"
    assert say(gallery.NOTHING_FOUND) not in shown_texts(page)


def test_escape_forgets_what_was_typed_before_it_leaves_the_page(make_page, qtbot):
    page = make_page(PAIRS)
    left = []
    page.back.connect(lambda: left.append(True))
    rule_of(page).setFocus()
    title = rule_of(page).text()
    write("mex")
    press(Qt.Key.Key_Escape)
    assert (rule_of(page).text(), left) == (title, [])
    press(Qt.Key.Key_Escape)
    assert left == [True]


def test_the_marked_rules_are_taken(make_page, qtbot):
    page = make_page()
    field = rule_of(page)
    field.setFocus()
    press(Qt.Key.Key_Down)
    qtbot.waitUntil(field.list_view.isVisible)
    QTest.keyClick(field.list_view, Qt.Key.Key_Down)
    QTest.keyClick(field.list_view, Qt.Key.Key_Down)
    QTest.keyClick(field.list_view, ENTER)
    assert field.entry == SHELF.six("en")[1]


def offered(page):
    """What the list of rules says, from top to bottom."""
    rule_of(page).setFocus()
    press(Qt.Key.Key_Down)
    model = rule_of(page).list_model
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_rules_that_a_house_has_changed_stand_first_beside_those_they_were_made_of(make_page, languages):
    last = table_of(person("Ada"), person("Ben", 1), draw="one")
    page = make_page(last)
    title = SHELF.entry_of(last.ruleset).title(languages["en"])
    first, *others = offered(page)
    assert first.startswith(f"{title} · ")
    assert first.removeprefix(f"{title} · ") in shown_texts(page)
    assert title in others
    assert len(others) == len(tuple(SHELF))


def test_the_rules_as_they_come_can_be_had_again(make_page, opened, qtbot):
    page = make_page(table_of(person("Ada"), person("Ben", 1), draw="one"), referee="Maria")
    titles = offered(page)
    plain = titles.index(rule_of(page).text())
    for _ in range(plain + 1):
        QTest.keyClick(rule_of(page).list_view, Qt.Key.Key_Down)
    QTest.keyClick(rule_of(page).list_view, ENTER)
    QTest.keyClick(focus(), ENTER, Qt.KeyboardModifier.ControlModifier)
    assert opened[0][0].ruleset == rulesets.load("classic-draw").changed({"declarations": "trusted"})


def test_saved_house_rules_keep_their_name_and_their_place(make_page, opened):
    saved = replace(rulesets.load("classic-draw").changed({"draw": "one"}), id="grandmother")
    own = HouseRule("At grandmother's", "classic-draw", saved, Path("grandmother.toml"))
    shelf = Shelf(SHELF.presets, (Entry.of_house(own),))
    last = table_of(person("Ada"), person("Ben", 1), draw="one", match_end={"points": 55})
    page = make_page(last, shelf=shelf, referee="Maria")
    assert rule_of(page).text() == "At grandmother's"
    assert offered(page).count("At grandmother's") == 1
    QTest.keyClick(focus(), ENTER, Qt.KeyboardModifier.ControlModifier)
    assert opened[0][0] == last


@pytest.mark.parametrize("points", [1, 250])
def test_enter_in_the_number_of_points_opens_the_table(make_page, opened, points):
    page = make_page(table_of(person("Ada"), person("Ben", 1)), referee="Maria")
    number = page.findChildren(QSpinBox)[0]
    number.setFocus()
    QTest.keyClick(number, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(number, str(points))
    QTest.keyClick(number, ENTER)
    assert [table.ruleset.match_end.points for table, *_ in opened] == [points]


def test_names_stay_when_the_rules_change(make_page, opened):
    page = make_page(table_of(person("Ada"), person("Ben", 1)), referee="Maria")
    rule_of(page).setFocus()
    write("two against two")
    press(ENTER)
    _, seated = people_of(page)
    assert [one.name for one in seated] == ["Ada", "Ben", "", ""]


@pytest.mark.parametrize("entry", tuple(SHELF), ids=lambda entry: entry.ruleset.id)
def test_every_rule_set_opens_with_every_number_it_allows(make_page, opened, entry, languages):
    page = make_page(referee="Maria")
    rule_of(page).setFocus()
    write(entry.title(languages["en"]))
    press(ENTER)
    pills = pills_of(page, languages["en"].say(desk_setup.HOW_MANY))
    assert rule_of(page).entry == entry
    for count in entry.ruleset.players:
        click(button(pills, str(count)))
        _, seated = people_of(page)
        assert len(seated) == count
        for number, one in enumerate(seated):
            one.name_field.setText(f"Player {number}")
        QTest.keyClick(focus(), ENTER, Qt.KeyboardModifier.ControlModifier)
        table, *_ = opened[-1]
        assert len(table.seats) == count
        assert table.ruleset.max_pip == (
            entry.ruleset.max_pip if entry.ruleset.hand_for(count) else table.ruleset.smallest_set_for(count)
        )
    assert len(opened) == len(entry.ruleset.players)


def test_a_set_that_is_too_small_gives_way_and_says_so(make_page, opened, say):
    page = make_page(table_of(*map(person, ("Ada", "Ben"), range(2)), ruleset="swedish-draw-one"), referee="Maria")
    pills = pills_of(page, say(desk_setup.HOW_MANY))
    click(button(pills, "8"))
    assert say(desk_setup.SET_WAS_CHANGED, 8, say(setup.DOUBLE_NINE)) in shown_texts(page)
    assert not button(page, say(setup.DOUBLE_SIX)).isEnabled()


def test_rules_are_read_with_the_choices_of_this_table(make_page, say):
    page = make_page(PAIRS)
    wanted = []
    page.rules_wanted.connect(wanted.append)
    click(button(page, say(gallery.READ_RULES)))
    assert wanted == [PAIRS.ruleset]
    assert isinstance(wanted[0], RuleSet)
    page.focus_first()
    assert focus() is button(page, say(gallery.READ_RULES))


# Languages and sizes ----------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_another_language_leaves_everything_that_was_typed(make_page, languages, opened, code):
    page = make_page(PAIRS, referee="Maria")
    write("Final")
    page.retranslate(languages[code])
    QTest.keyClick(focus(), ENTER, Qt.KeyboardModifier.ControlModifier)
    assert opened == [(PAIRS, "Final", "Maria", "en")]
    assert languages[code].say(setup.TILES) in shown_texts(page)


@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
@pytest.mark.parametrize("code", ["en", "pt_BR", "id"])
def test_the_form_can_be_read_at_every_size(make_page, dress, width, height, scale, code):
    dress(EVENING, scale)
    long = replace(PAIRS, seats=(replace(PAIRS.seats[0], name="W" * 60), *PAIRS.seats[1:]))
    page = make_page(long, code=code, size=(width, height), taken=["Table 1"], referee="Maria")
    page.findChild(QLineEdit).setText("Table 1")
    QTest.keyClick(focus(), ENTER, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert_all_can_be_read(page)


# The list of tables -----------------------------------------------------------------------------------


def listed(number, *, minutes=0, closed=False, label=""):
    teams = ((SeatName("Elsa", 0), SeatName("Sari", 2)), (SeatName("Giulia", 1), SeatName("João", 3)))
    used = NOW - timedelta(minutes=minutes)
    return DeskCard(number, label or f"Table {number}", teams, "Two against two", "Walk: Elsa is asked", used, closed)


@pytest.fixture
def make_list(qtbot, dress, languages):
    def make(entries, code="en", size=(1280, 800)):
        page = DesksPage(art(), icons())
        page.present(entries, languages[code])
        show(qtbot, page, *size)
        return page

    return make


def cards(page):
    found = [card for card in page.findChildren(TableCard) if card.isVisibleTo(page)]
    return sorted(found, key=lambda card: (card.y(), card.x()))


def test_the_table_that_was_used_last_comes_first_and_has_the_keyboard(make_list):
    page = make_list([listed(1, minutes=90), listed(2, minutes=5), listed(3, minutes=20)])
    went = []
    page.opened.connect(went.append)
    assert [card.id for card in cards(page)] == [2, 3, 1]
    press(ENTER)
    assert went == [2]
    click(cards(page)[2])
    assert went == [2, 1]


def test_every_card_tells_who_plays_by_which_rules_and_what_is_next(make_list):
    texts = shown_texts(make_list([listed(1)]))
    assert {"Table 1", "Elsa and Sari", "Giulia and João", "Walk: Elsa is asked"} <= set(texts)
    assert any(text.startswith("Two against two") for text in texts)


def test_closed_tables_are_folded_and_can_be_opened_again(make_list, say):
    page = make_list([listed(1), listed(2, closed=True), listed(3, closed=True, minutes=1)])
    again, closing = [], []
    page.reopened.connect(again.append)
    page.closed_wanted.connect(closing.append)
    assert [card.id for card in cards(page)] == [1]
    click(button(page, say(desk_setup.CLOSED_TABLES, n=2)))
    assert [card.id for card in cards(page)] == [1, 2, 3]
    click(button(page, say(desk_setup.REOPEN_IT, "Table 3")))
    click(button(page, say(desk_setup.CLOSE_IT, "Table 1")))
    assert (again, closing) == ([3], [1])


def test_an_empty_desk_says_what_it_is_for_and_begins_with_one_enter(make_list, say):
    page = make_list([])
    begun = []
    page.new_table.connect(lambda: begun.append(True))
    texts = shown_texts(page)
    assert say(desk_setup.WHAT_IT_DOES) in texts
    assert say(desk_setup.WHAT_ONE_GETS) in texts
    press(ENTER)
    assert begun == [True]


def test_every_door_of_the_list_leads_somewhere(make_list, say):
    page = make_list([listed(1)])
    went = []
    for signal, message in (
        (page.new_table, desk_setup.NEW_TABLE),
        (page.practice, desk_setup.PRACTICE),
        (page.pocket_card, desk_setup.POCKET_CARD),
        (page.file_wanted, desk_setup.OPEN_FILE),
    ):
        signal.connect(lambda message=message: went.append(message))
        click(button(page, say(message)))
        assert went[-1] is message
    press(Qt.Key.Key_Escape)


@pytest.mark.parametrize(
    ("moment", "message", "words"),
    [
        (datetime(2026, 11, 30, 0, 0), desk_setup.TODAY, "00:00"),
        (datetime(2026, 11, 29, 23, 59), desk_setup.YESTERDAY, "23:59"),
        (datetime(2026, 11, 28, 23, 59), None, "28/11/2026"),
        (datetime(2025, 11, 30, 14, 0), None, "30/11/2025"),
    ],
)
def test_when_a_table_was_used_is_told_as_one_says_it(languages, moment, message, words):
    english = languages["en"]
    told = words if message is None else english.say(message, words)
    local = moment.astimezone()
    for zone in (None, UTC, timezone(timedelta(hours=-11))):
        assert when_sentence(local.astimezone(zone), english, date(2026, 11, 30)) == told


@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
@pytest.mark.parametrize("code", ["en", "pt_BR", "id"])
def test_the_list_can_be_read_at_every_size(make_list, dress, say, languages, width, height, scale, code):
    dress(EVENING, scale)
    long = listed(4, label="The long table in the big hall, by the window")
    page = make_list([listed(1), listed(2), long, listed(3, closed=True)], code, (width, height))
    click(button(page, languages[code].say(desk_setup.CLOSED_TABLES, n=1)))
    QApplication.processEvents()
    assert_all_can_be_read(page)
    assert_no_overlap(list(cards(page)))
    empty = make_list([], code, (width, height))
    assert_all_can_be_read(empty)


def test_nobody_who_plays_alone_is_taken_for_a_pair(make_page, say):
    page = make_page(table_of(*map(person, ("Ada", "Ben", "Cleo", "Dan"), range(4))))
    assert say(setup.SEAT, 1) in shown_texts(page)
    assert not any(text == say(desk_setup.SEAT_AND_PAIR, 1, 1) for text in shown_texts(page))


@pytest.mark.parametrize("last", [None, PAIRS], ids=["first", "again"])
def test_tab_reaches_every_field_from_top_to_bottom(make_page, last):
    page = make_page(last)
    fields = [one for one in stops(page) if isinstance(one, QLineEdit) and one.isVisibleTo(page)]
    _, seated = people_of(page)
    names = [one.name_field for one in seated]
    assert [field for field in fields if field in names] == names


# How far things are ----------------------------------------------------------------------------------


def _stages():
    """A desk at every stage, what its card says, and what is filled in."""
    at = desk()
    yield at, desk_setup.AT_REST, ()
    at = entered()
    yield at, desk_setup.IN_ROUND, (1,)
    at = entered()
    walk(at, [False, False])
    yield at, desk_setup.IS_ASKED, ("João",)
    at = entered()
    walk(at, [False, False, True])
    yield at, desk_setup.HAS_TO_PLAY, ("João",)
    at = entered()
    walk(at, [False] * 4)
    yield at, desk_setup.HANDS_ENTERED, ()
    for seat, hand in enumerate(FIX_4):
        assert at.submit(seat, RevealHand(parse_tiles(hand))) is None
    assert at.stage is Stage.REST
    yield at, desk_setup.TILES_MISSING, ()
    yield counted(), desk_setup.READY_TO_SCORE, ()
    at = counted()
    assert at.order(ScoreRound()) is None
    yield at, desk_setup.ROUND_SCORED, (1, in_one_line("83 : 0 : 0 : 0"))
    at = counted(real_table(match_end={"points": 50}))
    assert at.order(ScoreRound()) is None
    yield at, desk_setup.MATCH_ENDED, (in_one_line("83 : 0 : 0 : 0"),)
    at = desk()
    assert at.order(EnterRound((12, 0, 0, 0), 0)) is None
    yield at, desk_setup.ROUND_SCORED, (1, in_one_line("12 : 0 : 0 : 0"))
    at = entered(real_table(match_end={"points": 500}), counts=[len(hand.split()) for hand in LIAR], line=LIAR_LINE)
    walk(at, [False] * 4)
    lay_open(at, LIAR)
    yield at, desk_setup.RULINGS_OPEN, ()


def in_one_line(totals):
    """These totals, which no end of a line tears apart."""
    return totals.replace(" ", "\u00a0")


def counted(table=None):
    """A desk that only has to count."""
    at = entered(table)
    walk(at, [False] * 4)
    lay_open(at, FIX_4)
    assert at.stage is Stage.COUNT
    return at


def test_every_stage_is_told_in_one_line(languages):
    stages = set()
    for at, message, words in _stages():
        assert standing_sentence(at, languages["en"]) == languages["en"].say(message, *words)
        stages.add(at.stage)
    assert stages == set(Stage)


@pytest.mark.parametrize(
    ("rules", "teams"),
    [
        ("classic-draw", (("Giulia",), ("Budi",), ("João",), ("Astrid",))),
        ("pairs", (("Giulia", "João"), ("Budi", "Astrid"))),
    ],
)
def test_the_card_of_a_desk_names_its_players_by_team(languages, rules, teams):
    at = desk(real_table(rules))
    card = card_of(DeskEntry(7, at.facts, NOW, NOW, True), at, SHELF, languages["en"])
    assert tuple(tuple(seat.name for seat in team) for team in card.teams) == teams
    assert (card.id, card.label, card.last_used, card.is_closed) == (7, "Bord 3", NOW, True)
    assert card.rule_title == SHELF.entry_of(at.setup.ruleset).title(languages["en"])
