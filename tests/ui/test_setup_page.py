"""Setting up a table: seats, rules, refusals, and a round trip of what was chosen."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QSpinBox

from domino_desktop.ai.levels import Level
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.i18n import rulebook
from domino_desktop.i18n.language import CODES
from domino_desktop.i18n.messages import gallery, rulepages, setup
from domino_desktop.i18n.narration import ruleset_name
from domino_desktop.storage import rulesets
from domino_desktop.storage.people import Aids, Person
from domino_desktop.storage.setup import BlockCheck, Privacy, SeatKind, SeatSetup, TableSetup
from domino_desktop.ui.pages.guests import quick_table
from domino_desktop.ui.pages.rulesets.shelf import Entry, Shelf
from domino_desktop.ui.pages.setup import SetupPage
from domino_desktop.ui.pages.setup_seat import SeatCard
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
from tests.ui.seen import every_word, shown_texts

RTL = "أحمد بن عبد الله بن محمد بن عبد الرحمن بن سليمان بن خالد"
FAMILY = "👩‍👩‍👧‍👦"
SIXTY = "W" * 60
PEOPLE = [Person("Anna", "sv", Aids(), datetime(2026, 11, 1)), Person("Zoë", "it", Aids(), datetime(2026, 10, 1))]


SHELF = Shelf(tuple(map(Entry.of_preset, rulesets.presets())))


@pytest.fixture
def started():
    return []


@pytest.fixture
def make_page(qtbot, dress, languages, started):
    def make(last=None, people=(), code="en", offered=None, width=1280, height=800):
        page = SetupPage(art(), icons())
        page.start_wanted.connect(started.append)
        page.present(languages[code], SHELF if offered is None else offered, list(people), last)
        show(qtbot, page, width, height)
        return page

    return make


def cards(page):
    """The cards of the seats as they stand, in reading order."""
    found = [card for card in page.findChildren(SeatCard) if card.isVisibleTo(page)]
    return sorted(found, key=lambda card: (card.y(), card.x()))


def names(page):
    return [card.findChild(QLineEdit).text() for card in cards(page)]


def seen_names(page):
    """What a screen reader calls the buttons on screen."""
    return [one.accessibleName() for one in page.findChildren(QAbstractButton) if one.isVisibleTo(page)]


def start(page, say):
    click(button(page, say(setup.START)))


def table_of(*seats, ruleset="classic-draw", **changes):
    chosen = rulesets.load(ruleset)
    return TableSetup(tuple(seats), chosen.changed(changes) if changes else chosen)


def person(name, colour=0, language="en"):
    return SeatSetup(name, SeatKind.HUMAN, language, colour)


def computer(name, colour=1, level=Level.CASUAL, language="en"):
    return SeatSetup(name, SeatKind.COMPUTER, language, colour, level)


def narrow_rules():
    """Rules by which four people need a larger set than double-six."""
    mapping = rulesets.load("classic-draw").to_mapping()
    mapping["id"] = "narrow"
    mapping["hand_size"] = {"6": {"2": 7, "3": 7}, "9": {"2": 7, "3": 7, "4": 7}}
    return RuleSet.from_mapping(mapping)


# The first table --------------------------------------------------------------------------------------


def test_a_first_table_asks_for_the_name_and_brings_three_computers(make_page, started, say):
    page = make_page()
    assert QApplication.focusWidget() is cards(page)[0].findChild(QLineEdit)
    start(page, say)
    assert started == []
    assert say(setup.NAME_IS_EMPTY) in shown_texts(page)
    QTest.keyClicks(QApplication.focusWidget(), "Giulia")
    assert say(setup.NAME_IS_EMPTY) not in shown_texts(page)
    start(page, say)
    (table,) = started
    assert [seat.level for seat in table.seats] == [None, Level.CASUAL, Level.CASUAL, Level.CASUAL]
    assert table.seats[0].name == "Giulia"
    assert table.ruleset == rulesets.load("classic-draw")
    assert table.block_check is BlockCheck.TOGETHER


def test_whoever_played_last_sits_down_again_in_their_language(make_page, started, say):
    page = make_page(people=PEOPLE)
    start(page, say)
    assert (started[0].seats[0].name, started[0].seats[0].language) == ("Anna", "sv")


def test_a_remembered_person_brings_their_language(make_page, started, say):
    page = make_page(people=PEOPLE)
    type_text(cards(page)[0].findChild(QLineEdit), "Zoë")
    start(page, say)
    assert (started[0].seats[0].name, started[0].seats[0].language) == ("Zoë", "it")


def test_remembered_names_are_offered_and_taken_by_keyboard(make_page, started, say, qtbot):
    page = make_page(people=PEOPLE)
    field = cards(page)[0].findChild(QLineEdit)
    type_text(field, "")
    QTest.keyClick(field, Qt.Key.Key_Down)
    popup = field.completer().popup()
    qtbot.waitUntil(popup.isVisible)
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not popup.isVisible())
    assert field.text() == "Zoë"
    start(page, say)
    assert (started[0].seats[0].name, started[0].seats[0].language) == ("Zoë", "it")


# Round trip -------------------------------------------------------------------------------------------


def _tables():
    trusted = {"declarations": "trusted"}
    strict = {"false_declaration": {"points": 40, "round": "lost", "match": "lost"}}
    yield table_of(person("Anna"), computer("Elsa"))
    yield replace(
        table_of(
            person("Anna", 2, "sv"),
            computer("Elsa", 0, Level.BEGINNER, "id"),
            person("João", 3, "pt_PT"),
            max_pip=12,
            direction="counterclockwise",
            draw="one",
            reserve=1,
            block_tie=["share_split"],
            round_points="differences",
            match_end={"rounds": 3},
            fouls=strict,
            **trusted,
        ),
        block_check=BlockCheck.HONOUR,
        privacy=Privacy.OPEN_HANDS,
    )
    four = (person("Anna"), computer("Elsa"), person("João", 2), computer("Astrid", 3))
    yield replace(
        table_of(*four, ruleset="pairs", block_winner="team_of_lowest_hand", match_end={"points": 250}),
        block_check=BlockCheck.QUICK,
        privacy=Privacy.CURTAIN,
    )
    # values that the page does not offer by itself stay as they are
    yield table_of(person("Anna"), computer("Elsa"), block_tie=["leader_side", "no_score"], match_end={"rounds": 7})


@pytest.mark.parametrize("last", list(_tables()))
def test_what_was_set_up_last_comes_back_whole(make_page, started, say, last):
    page = make_page(last)
    start(page, say)
    assert started == [last]


@pytest.mark.parametrize("last", list(_tables()))
def test_a_language_switch_changes_no_choice(make_page, started, languages, last):
    page = make_page(last)
    for code in CODES:
        page.retranslate(languages[code])
    start(page, languages[CODES[-1]].say)
    assert started == [last]


def test_every_choice_is_made_by_a_click(make_page, started, say):
    page = make_page(table_of(person("Anna"), person("Elsa", 1)))
    page.use_rules(rulesets.load("draw-reserve-two"), SHELF)
    click(button(page, say(setup.DOUBLE_NINE)))
    click(button(page, say(setup.ON_OUR_HONOUR)))
    click(button(page, say(setup.PENALTY_MATCHES["lost"])))
    click(button(page, say(setup.OF_ROUNDS, n=5)))
    click(button(page, say(setup.CURTAIN)))
    start(page, say)
    (table,) = started
    chosen = table.ruleset
    assert (chosen.id, chosen.max_pip, chosen.match_end.rounds) == ("draw-reserve-two", 9, 5)
    assert (chosen.declarations, chosen.false_declaration.match) == ("trusted", "lost")
    assert (table.block_check, table.privacy) == (BlockCheck.HONOUR, Privacy.CURTAIN)


def test_a_penalty_is_asked_for_only_where_answers_are_trusted(make_page, say):
    page = make_page(table_of(person("Anna"), computer("Elsa")))
    assert say(setup.WRONG_ANSWER) not in shown_texts(page)
    click(button(page, say(setup.ON_OUR_HONOUR)))
    assert say(setup.WRONG_ANSWER) in shown_texts(page)


def test_privacy_is_asked_for_only_between_two_people(make_page, say):
    page = make_page(table_of(person("Anna"), computer("Elsa")))
    assert say(setup.BETWEEN_PEOPLE) not in shown_texts(page)
    player = cards(page)[1].findChildren(QComboBox)[0]
    player.setFocus()
    QTest.keyClick(player, Qt.Key.Key_Home)
    assert say(setup.BETWEEN_PEOPLE) in shown_texts(page)


def test_points_are_typed(make_page, started, say):
    page = make_page(table_of(person("Anna"), computer("Elsa")))
    points = next(one for one in page.findChildren(QSpinBox) if one.accessibleName() == say(setup.POINTS_TO_REACH))
    points.setFocus()
    points.selectAll()
    QTest.keyClicks(points, "150")
    assert say(setup.TO_POINTS, n=150) in shown_texts(page)
    start(page, say)
    assert started[0].ruleset.match_end.points == 150


# Rules ------------------------------------------------------------------------------------------------


def test_the_rules_are_one_card_that_names_what_the_table_has_changed(make_page, languages, say):
    page = make_page(table_of(person("Anna"), computer("Elsa"), reserve=2, match_end={"points": 60}))
    assert ruleset_name("classic-draw", languages["en"]) in shown_texts(page)
    named = rulebook.label("reserve", languages["en"])
    assert say(gallery.CHANGES, named, n=1) in shown_texts(page), "the length stands elsewhere on the page"
    page.use_rules(rulesets.load("block"), SHELF)
    assert ruleset_name("block", languages["en"]) in shown_texts(page)
    assert not any(named in text for text in shown_texts(page))


def test_three_buttons_lead_to_other_rules_and_carry_those_of_the_table(make_page, say):
    page = make_page(table_of(person("Anna"), computer("Elsa"), reserve=2))
    wanted = []
    page.gallery_wanted.connect(lambda: wanted.append("gallery"))
    page.rules_wanted.connect(wanted.append)
    page.change_wanted.connect(wanted.append)
    click(button(page, say(setup.DOUBLE_TWELVE)))
    for words in (gallery.ANOTHER, gallery.READ_RULES, gallery.CHANGE):
        click(button(page, say(words)))
    of_table = rulesets.load("classic-draw").changed({"reserve": 2, "max_pip": 12})
    assert wanted == ["gallery", of_table, of_table]


def test_other_rules_bring_their_set_and_their_length(make_page, started, say):
    page = make_page(table_of(person("Anna"), computer("Elsa"), match_end={"points": 60}))
    page.use_rules(rulesets.load("mexican-train"), SHELF)
    start(page, say)
    assert started[0].ruleset == rulesets.load("mexican-train")
    assert len(started[0].seats) == 2


def test_changed_rules_keep_their_changes_in_the_match(make_page, started, say):
    page = make_page(table_of(person("Anna"), computer("Elsa")))
    changed = rulesets.load("classic-draw").changed({"draw": "one", "hand_size": {"6": {"2": 9}}, "players": [2]})
    page.use_rules(changed, SHELF)
    start(page, say)
    assert started[0].ruleset == changed


def test_what_was_changed_in_the_editor_decides_how_answers_are_checked(make_page, say, started):
    page = make_page(table_of(person("Anna"), computer("Elsa")))
    page.use_rules(rulesets.load("classic-draw").changed({"declarations": "trusted"}), SHELF)
    start(page, say)
    assert started[-1].block_check is BlockCheck.HONOUR
    page.use_rules(rulesets.load("block"), SHELF)
    start(page, say)
    assert started[-1].block_check is BlockCheck.HONOUR, "another rule set has nothing to say about that"


# Impossible tables --------------------------------------------------------------------------------------


def test_too_many_players_for_the_set_are_refused_with_the_smallest_that_works(make_page, started, say):
    ruleset = narrow_rules()
    page = make_page(offered=Shelf((Entry(ruleset),)))
    type_text(cards(page)[0].findChild(QLineEdit), "Anna")
    sentence = say(setup.NEEDS_LARGER_SET, 4, say(setup.DOUBLE_NINE))
    assert sentence in shown_texts(page)
    start(page, say)
    assert started == []
    remedy = button(page, say(setup.USE_LARGER_SET, say(setup.DOUBLE_NINE)))
    assert remedy.hasFocus()
    press(Qt.Key.Key_Return)
    assert sentence not in shown_texts(page)
    start(page, say)
    assert (len(started[0].seats), started[0].ruleset.max_pip) == (4, 9)


def test_pairs_with_three_seats_are_refused_and_mended(make_page, started, say):
    three = (person("Anna"), computer("Elsa"), person("João", 2))
    page = make_page(table_of(*three))
    page.use_rules(rulesets.load("pairs"), SHELF)
    start(page, say)
    assert started == []
    assert say(setup.NOT_FOR_SO_MANY, "4") in shown_texts(page)
    click(button(page, say(setup.USE_SEATS, n=4)))
    start(page, say)
    assert len(started[0].seats) == 4
    assert started[0].ruleset.partners == "opposite"


def test_pairs_are_shown_as_pairs(make_page, say):
    four = (person("Anna"), computer("Elsa"), person("João", 2), computer("Astrid", 3))
    page = make_page(table_of(*four))
    assert say(setup.PAIR, 1) not in shown_texts(page)
    page.use_rules(rulesets.load("pairs"), SHELF)
    captions = [text for card in cards(page) for text in shown_texts(card)]
    assert [text for text in captions if text.startswith("Pair")] == [
        say(setup.PAIR, 1),
        say(setup.PAIR, 2),
        say(setup.PAIR, 1),
        say(setup.PAIR, 2),
    ]


def test_a_length_that_the_rules_do_not_know_is_refused_at_once(make_page, started, say, languages):
    four = (person("Anna"), computer("Elsa"), person("João", 2), computer("Astrid", 3))
    page = make_page(table_of(*four, ruleset="jamaican-partner"))
    click(button(page, say(setup.OF_ROUNDS, n=3)))
    sentence = say(rulepages.DOES_NOT_GO_WITH, rulebook.label("match_form", languages["en"]))
    assert sentence in shown_texts(page)
    start(page, say)
    assert started == []
    click(button(page, say(setup.TO_POINTS, n=6)))
    assert sentence not in shown_texts(page)
    start(page, say)
    assert started[0].ruleset == rulesets.load("jamaican-partner")


def test_a_table_of_computers_alone_is_refused(make_page, started, say):
    page = make_page(table_of(computer("Anna", 0), computer("Elsa")))
    start(page, say)
    assert started == []
    assert say(setup.NEEDS_A_PERSON) in shown_texts(page)


# Names ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [FAMILY * 8, RTL, SIXTY, "  Åsa  ", "אברהם 🎲", "x" * 60])
def test_a_name_is_kept_as_it_was_typed(make_page, started, say, name):
    page = make_page()
    type_text(cards(page)[0].findChild(QLineEdit), name)
    start(page, say)
    assert started[0].seats[0].name == name.strip()


@pytest.mark.parametrize(
    ("name", "message", "n"),
    [
        ("x" * 61, setup.NAME_IS_TOO_LONG, 60),
        ("   ", setup.NAME_IS_EMPTY, None),
        ("\u200b", setup.NAME_IS_EMPTY, None),
        ("a\u0007b", setup.NAME_HAS_STRANGE_CHARACTERS, None),
        ("a\u2028b", setup.NAME_HAS_STRANGE_CHARACTERS, None),
    ],
)
def test_a_bad_name_gets_one_sentence_at_its_field(make_page, started, say, name, message, n):
    page = make_page()
    field = cards(page)[0].findChild(QLineEdit)
    field.setText(name)
    field.textEdited.emit(name)
    sentence = say(message, n=n)
    start(page, say)
    assert started == []
    assert shown_texts(page).count(sentence) == 1
    assert sentence in shown_texts(cards(page)[0])
    assert field.hasFocus()
    assert field.accessibleDescription() == sentence


def test_two_people_cannot_have_one_name(make_page, started, say):
    page = make_page(table_of(person("Anna"), computer("Elsa")))
    type_text(cards(page)[1].findChild(QLineEdit), "ANNA ")
    start(page, say)
    assert started == []
    assert say(setup.NAME_IS_TAKEN, "ANNA") in shown_texts(page)


@pytest.mark.parametrize("name", [FAMILY * 8, RTL, SIXTY])
@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
def test_a_long_name_is_shown_whole(make_page, dress, say, name, width, height, scale):
    dress(scale=scale)
    page = make_page(table_of(person(name), computer("Elsa")), width=width, height=height)
    card = cards(page)[0]
    field = card.findChild(QLineEdit)
    fits = field.fontMetrics().horizontalAdvance(name) <= field.width() - 30
    assert fits or name in shown_texts(card)
    assert_all_can_be_read(page)


# Seats ------------------------------------------------------------------------------------------------


def test_seats_are_added_and_removed_between_two_and_four(make_page, started, say):
    page = make_page(table_of(person("Anna"), computer("Elsa")))
    assert say(setup.REMOVE_NAMED, "Anna") not in seen_names(page)
    click(button(page, say(setup.ADD_PLAYER)))
    click(button(page, say(setup.ADD_PLAYER)))
    assert len(cards(page)) == 4
    assert say(setup.ADD_PLAYER) not in shown_texts(page)
    assert len(set(names(page))) == 4
    click(button(page, say(setup.REMOVE_NAMED, "Elsa")))
    assert "Elsa" not in names(page)
    start(page, say)
    assert len(started[0].seats) == 3
    assert len({seat.colour for seat in started[0].seats}) == 3


def test_seats_are_reordered_by_buttons(make_page, started, say):
    page = make_page(table_of(person("Anna"), computer("Elsa"), computer("Bo", 2)))
    click(button(page, say(setup.MOVE_LATER, "Anna")))
    assert names(page) == ["Elsa", "Anna", "Bo"]
    later = button(page, say(setup.MOVE_LATER, "Anna"))
    later.setFocus()
    QTest.keyClick(later, Qt.Key.Key_Return)
    start(page, say)
    assert [seat.name for seat in started[0].seats] == ["Elsa", "Bo", "Anna"]
    assert [seat.colour for seat in started[0].seats] == [1, 2, 0]


def _move_pointer(card, to, buttons=Qt.MouseButton.LeftButton):
    """Move the pressed pointer to a place on the screen; the pressed card hears it."""
    here = QPointF(card.mapFromGlobal(to))
    event = QMouseEvent(
        QMouseEvent.Type.MouseMove,
        here,
        QPointF(to),
        Qt.MouseButton.NoButton,
        buttons,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(card, event)


def _grab(card):
    """Press the pointer on a bare part of the card and begin to drag."""
    bare = QPoint(card.width() // 2, card.height() - 30)
    QTest.mousePress(card, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, bare)
    _move_pointer(card, card.mapToGlobal(bare + QPoint(QApplication.startDragDistance() + 2, 0)))
    assert card.raised


def test_seats_are_reordered_by_dragging(make_page, started, say):
    page = make_page(table_of(person("Anna"), computer("Elsa"), computer("Bo", 2)))
    anna, _, bo = cards(page)
    _grab(anna)
    _move_pointer(anna, bo.mapToGlobal(bo.rect().center()))
    assert names(page) == ["Elsa", "Bo", "Anna"]
    QTest.mouseRelease(anna, Qt.MouseButton.LeftButton)
    assert not anna.raised
    start(page, say)
    assert [seat.name for seat in started[0].seats] == ["Elsa", "Bo", "Anna"]


@pytest.mark.parametrize("how", ["escape", "right click"])
def test_a_drag_can_be_called_off(make_page, how):
    page = make_page(table_of(person("Anna"), computer("Elsa"), computer("Bo", 2)))
    left = []
    page.back.connect(lambda: left.append(True))
    anna, _, bo = cards(page)
    _grab(anna)
    _move_pointer(anna, bo.mapToGlobal(bo.rect().center()))
    if how == "escape":
        press(Qt.Key.Key_Escape)
    else:
        QTest.mousePress(anna, Qt.MouseButton.RightButton)
    assert names(page) == ["Anna", "Elsa", "Bo"]
    assert not anna.raised
    assert left == []


def test_a_drag_called_off_goes_back_to_where_it_began_not_further(make_page):
    page = make_page(table_of(person("Anna"), computer("Elsa"), computer("Bo", 2)))
    anna, elsa, _ = cards(page)
    _grab(anna)
    _move_pointer(anna, elsa.mapToGlobal(elsa.rect().center()))
    QTest.mouseRelease(anna, Qt.MouseButton.LeftButton)
    first, _, last = cards(page)
    _grab(first)
    _move_pointer(first, last.mapToGlobal(last.rect().center()))
    assert names(page) == ["Anna", "Bo", "Elsa"]
    press(Qt.Key.Key_Escape)
    assert names(page) == ["Elsa", "Anna", "Bo"]


def test_clicking_through_colours_never_gives_one_twice(make_page, started, say):
    page = make_page(table_of(person("Anna"), computer("Elsa")))
    for _ in range(3):
        click(button(page, say(setup.CHANGE_SHAPE_OF, "Anna")))
    start(page, say)
    assert [seat.colour for seat in started[0].seats] == [3, 0]


def test_a_person_becomes_a_computer_and_back(make_page, started, say):
    page = make_page(table_of(person("Anna"), computer("Elsa")))
    card = cards(page)[1]
    player = card.findChildren(QComboBox)[0]
    player.setFocus()
    QTest.keyClick(player, Qt.Key.Key_Up)
    QTest.keyClick(player, Qt.Key.Key_Up)
    assert player.currentText() == say(setup.PERSON)
    start(page, say)
    assert started[0].seats[1] == person("Elsa", 1)


def test_a_computer_has_a_name_of_its_language_until_one_is_typed(make_page, started, say):
    page = make_page()
    type_text(cards(page)[0].findChild(QLineEdit), "Anna")
    card = cards(page)[1]
    language = card.findChildren(QComboBox)[1]
    language.setFocus()
    QTest.keyClick(language, Qt.Key.Key_Down)
    assert names(page)[1] == "Giulia"
    type_text(card.findChild(QLineEdit), "Robi")
    language.setFocus()
    QTest.keyClick(language, Qt.Key.Key_Down)
    assert names(page)[1] == "Robi"


# The page ---------------------------------------------------------------------------------------------


def test_esc_leaves_the_page(make_page):
    page = make_page()
    left = []
    page.back.connect(lambda: left.append(True))
    press(Qt.Key.Key_Escape)
    assert left == [True]


def test_everything_is_reached_by_tab_in_reading_order(make_page, say):
    page = make_page(table_of(person("Anna"), computer("Elsa")))
    click(button(page, say(setup.MOVE_LATER, "Anna")))
    page.back_button.setFocus()
    reached = stops(page)
    elsa, anna = (card.findChild(QLineEdit) for card in cards(page))
    assert (elsa.text(), anna.text()) == ("Elsa", "Anna")
    languages = [card.findChildren(QComboBox)[1] for card in cards(page)]
    first, *others = (button(page, say(message)) for message in (gallery.ANOTHER, setup.ADD_PLAYER, setup.START))
    order = (page.back_button, first, elsa, languages[0], anna, languages[1], *others)
    places = [reached.index(stop) for stop in order]
    assert places == sorted(places)
    assert places[0] == 0


def test_the_keyboard_stays_with_the_seat_that_was_moved(make_page, say):
    page = make_page(table_of(person("Anna"), computer("Elsa")))
    later = button(page, say(setup.MOVE_LATER, "Anna"))
    later.setFocus()
    press(Qt.Key.Key_Return)
    assert names(page) == ["Elsa", "Anna"]
    assert button(page, say(setup.MOVE_EARLIER, "Anna")).hasFocus()


def test_nothing_of_the_old_language_stays(make_page, languages):
    page = make_page(table_of(person("Anna"), computer("Elsa"), ruleset="block"))
    before = set(every_word(page))
    page.retranslate(languages["id"])
    same = {word for word in before & set(every_word(page)) if word}
    own_names = {languages[code].own_name for code in CODES}
    allowed = own_names | {"Anna", "Elsa", "0", "1", "2", "100", "25"}
    assert {word for word in same if word not in allowed and not word.startswith("qt_")} == set()


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
def test_everything_can_be_read_at_every_size(make_page, dress, languages, code, width, height, scale):
    dress(scale=scale)
    last = replace(quick_table(rulesets.load("pairs"), SIXTY, languages[code]), block_check=BlockCheck.HONOUR)
    page = make_page(last, code=code, width=width, height=height)
    QApplication.processEvents()
    assert_all_can_be_read(page)
    assert_no_overlap(cards(page))


@pytest.mark.parametrize("is_coached", [False, True])
def test_the_coach_is_off_until_somebody_switches_it_on_and_offered_again_as_it_was(make_page, started, is_coached):
    page = make_page(replace(table_of(person("Anna"), computer("Elsa"), ruleset="block"), coach=is_coached))
    assert page._coach.switch.isChecked() is is_coached
    page._coach.switch.click()
    page._start.click()
    assert started[-1].coach is not is_coached
    first = make_page(None)
    assert not first._coach.switch.isChecked()
