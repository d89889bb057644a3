"""Entering people into a tournament by the keyboard, and the statuses that follow."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPlainTextEdit, QScrollArea

from domino_desktop.i18n.language import CODES
from domino_desktop.i18n.messages import buttons
from domino_desktop.i18n.messages import tournament as tournament_words
from domino_desktop.i18n.messages import tournament_people as words
from domino_desktop.storage.faults import StorageFault, StorageReason
from domino_desktop.tournament.facts import EntrantWithdrawn, PersonReplaced, RoundPaired, TournamentFinished
from domino_desktop.tournament.results import MatchScore, Outcome, Seating, TableResult
from domino_desktop.tournament.settings import EntrantKind, Format
from domino_desktop.ui.art.theme import EVENING
from domino_desktop.ui.tournament.beginning.last_time import LastEntrant, last_time_of
from domino_desktop.ui.tournament.parts.number_table import NumberTable
from domino_desktop.ui.tournament.parts.tick_list import TickList
from domino_desktop.ui.tournament.people.check_in_form import CheckInForm
from domino_desktop.ui.tournament.people.entrant_entry import EntrantEntry
from domino_desktop.ui.tournament.people.entrant_forms import RatingForm, ReplaceForm, WithdrawForm
from domino_desktop.ui.tournament.people.entrants_tab import EntrantsTab
from domino_desktop.ui.tournament.people.import_form import ImportForm
from domino_desktop.ui.tournament.people.member_form import MemberForm
from domino_desktop.ui.tournament.people.registering import Named, NewEntrant, enter, playing_members
from tests.controller.clubs import settings as settings_of
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

ENTER, DOWN, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Space
LONG = "Wolfeschlegelstein Hausenbergerdorff Maximiliane Konstantin"
SINGLES = settings_of(EntrantKind.SINGLE, ruleset="classic-draw")


@pytest.fixture
def told():
    return []


@pytest.fixture
def make_tab(qtbot, dress, languages, told):
    def make(office, last=(), code="en", size=(1280, 800)):
        tab = EntrantsTab(art(), icons())
        tab.told.connect(told.append)
        tab.present(office, languages[code])
        tab.offer_last(last)
        office.changed.connect(lambda: tab.present(office, languages[code]))
        show(qtbot, tab, *size)
        tab.setFocus()
        return tab

    return make


def focus():
    found = QApplication.focusWidget()
    assert found is not None
    return found


def write(*names):
    """Type each name into the field that has the keyboard, and press Enter."""
    for name in names:
        field = focus()
        assert isinstance(field, QLineEdit)
        type_text(field, name)
        press(ENTER)


def entered(office):
    return [
        (tuple(office.people[person].name for person in entrant.persons), entrant.rating)
        for _, entrant in sorted(office.state.entrants.items())
    ]


def rows(tab):
    """The texts of the list, row by row."""
    model = tab.findChild(NumberTable).view.model()
    return [
        [model.data(model.index(row, column)) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def form(tab, kind):
    found = tab.findChildren(kind)
    assert len(found) == 1
    activate(found[0])
    return found[0]


def choose(tab, entrant):
    table = tab.findChild(NumberTable)
    table.setFocus()
    press(Qt.Key.Key_Home)
    for _ in range(entrant - 1):
        press(DOWN)


# Typing -------------------------------------------------------------------------------------------------


def test_pairs_are_entered_by_names_and_enter_alone(club, make_tab, told, say):
    office = club.office()
    tab = make_tab(office)
    assert say(words.NOBODY_ENTERED) in shown_texts(tab)
    write("Anna", "Bruno", "Carla", "David")
    assert entered(office) == [(("Anna", "Bruno"), 0), (("Carla", "David"), 0)]
    assert [row[:2] for row in rows(tab)] == [["1", "Anna & Bruno"], ["2", "Carla & David"]]
    assert told == [say(words.IS_IN, "Anna & Bruno", 1), say(words.IS_IN, "Carla & David", 2)]
    assert say(words.PAIRS_IN, n=2) in shown_texts(tab)
    assert isinstance(focus(), QLineEdit) and not focus().text()


def test_single_players_need_one_field(club, make_tab):
    office = club.office(SINGLES)
    make_tab(office)
    write("Anna", "Bruno", "Carla")
    assert entered(office) == [(("Anna",), 0), (("Bruno",), 0), (("Carla",), 0)]


def test_whoever_is_new_becomes_a_member_who_speaks_the_chosen_language(club, make_tab, say):
    office = club.office(SINGLES)
    tab = make_tab(office)
    type_text(focus(), "Elsa")
    assert say(words.WILL_BE_NEW, "Elsa") in shown_texts(tab)
    language = next(box for box in tab.findChildren(QComboBox) if box.isVisibleTo(tab))
    language.setCurrentIndex(language.findData("sv"))
    language.activated.emit(language.currentIndex())
    press(ENTER)
    (member,) = club.database.members.all()
    assert (member.name, member.language) == ("Elsa", "sv")


def test_a_known_name_is_the_known_member_and_brings_the_language(club, make_tab):
    known = club.member("Giulia Bianchi", "it")
    office = club.office(SINGLES)
    make_tab(office)
    write("giulia bianchi")
    assert [member.id for member in club.database.members.all()] == [known]
    assert office.people[office.state.entrants[1].persons[0]].language == "it"


def test_a_beginning_that_means_one_member_is_completed_first(club, make_tab):
    club.member("Giulia Bianchi", "it")
    club.member("Bo Ek", "sv")
    office = club.office(SINGLES)
    make_tab(office)
    write("bian")
    assert focus().text() == "Giulia Bianchi"
    assert not office.state.entrants
    press(ENTER)
    assert entered(office) == [(("Giulia Bianchi",), 0)]


def test_whoever_insists_on_the_beginning_means_just_that(club, make_tab):
    club.member("Giulia Bianchi", "it")
    office = club.office(SINGLES)
    make_tab(office)
    write("Giulia", "Giulia")
    assert entered(office) == [(("Giulia",), 0)]


def test_a_beginning_that_means_several_is_left_as_it_is(club, make_tab):
    club.member("Giulia Bianchi", "it")
    club.member("Giulia Verdi", "it")
    office = club.office(SINGLES)
    make_tab(office)
    write("Giulia")
    assert entered(office) == [(("Giulia",), 0)]


def test_a_completed_first_name_leads_on_to_the_partner(club, make_tab):
    club.member("Giulia Bianchi", "it")
    office = club.office()
    make_tab(office)
    write("giul", "Bruno")
    assert entered(office) == [(("Giulia Bianchi", "Bruno"), 0)]


@pytest.mark.parametrize(
    ("names", "sentence", "args"),
    [
        (("",), words.NAME_IS_MISSING, ()),
        (("Carla", ""), words.PARTNER_IS_MISSING, ("Carla",)),
        (("Carla", "carla"), words.NOT_WITH_ONESELF, ()),
        (("ANNA", "Carla"), words.IS_ENTERED, ("Anna",)),
        (("Carla", "Anna"), words.IS_ENTERED, ("Anna",)),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence_and_nothing_happens(club, make_tab, say, names, sentence, args):
    office = club.office()
    tab = make_tab(office)
    write("Anna", "Bruno", *names)
    assert len(office.state.entrants) == 1
    assert say(sentence, *args) in shown_texts(tab)
    type_text(focus(), "Dora")
    assert say(sentence, *args) not in shown_texts(tab)


def test_a_rating_is_kept_and_shown_once_there_is_one(club, make_tab, say):
    office = club.office(SINGLES)
    tab = make_tab(office)
    write("Anna")
    assert len(rows(tab)[0]) == 3
    tab.findChild(EntrantEntry)._rating.setValue(1500)
    write("Bruno")
    assert entered(office)[1] == (("Bruno",), 1500)
    assert [row[3] for row in rows(tab)] == ["", "1,500"]


def test_a_rating_is_changed_until_the_bracket_is_drawn(club, make_tab, say, told):
    office = club.office(settings_of(EntrantKind.SINGLE, Format.KNOCKOUT, ruleset="classic-draw"), entrants=2)
    tab = make_tab(office)
    choose(tab, 2)
    button(tab, say(words.RATE)).click()
    asked = form(tab, RatingForm)
    assert say(words.RATE_NOTE) in shown_texts(asked)
    QTest.keyClicks(focus(), "1700")
    press(ENTER)
    assert office.state.entrants[2].rating == 1700
    assert told[-1] == say(words.RATED_FACT, rows(tab)[1][1], 1700)
    assert rows(tab)[1][3] == "1,700"
    seats = office.state.entrants[1].persons + office.state.entrants[2].persons
    assert office.submit(RoundPaired, round=1, seatings=(Seating(1, ((1,), (2,)), seats),)) is None
    button(tab, say(words.RATE)).click()
    assert say(tournament_words.RATING_IS_FIXED) in shown_texts(tab)
    assert told[-1] == say(tournament_words.RATING_IS_FIXED)
    result(office)
    assert [row[2] for row in rows(tab)] == [say(words.PLAYS), say(words.OUT)]


def test_presenting_again_keeps_what_is_typed_and_chosen(club, make_tab, languages):
    office = club.office(entrants=3)
    tab = make_tab(office)
    choose(tab, 2)
    tab.setFocus()
    QTest.keyClicks(focus(), "Zo")
    tab.present(office, languages["it"])
    assert focus().text() == "Zo"
    assert tab.findChild(NumberTable).current() == 2


def test_a_full_disk_enters_nobody_and_loses_no_name(club, make_tab, monkeypatch):
    office = club.office(SINGLES)
    make_tab(office)
    faults = []
    office.failed.connect(faults.append)
    monkeypatch.setattr(
        office.members,
        "add_all",
        lambda people: (_ for _ in ()).throw(StorageFault(StorageReason.DISK_IS_FULL, Path("domino.sqlite"))),
    )
    write("Anna")
    assert len(faults) == 1
    assert not office.state.entrants
    assert focus().text() == "Anna"


def test_when_nothing_can_be_entered_any_more_the_field_is_gone_or_tells_why(club, make_tab, say, told):
    office = club.office(settings_of(form=Format.KNOCKOUT), entrants=2)
    tab = make_tab(office)
    paired(office)
    write("Zoe", "Zack")
    assert say(tournament_words.KNOCKOUT_HAS_BEGUN) in shown_texts(tab)
    assert told[-1] == say(tournament_words.KNOCKOUT_HAS_BEGUN)
    result(office)
    assert office.submit(TournamentFinished) is None
    assert not tab.findChild(EntrantEntry).isVisibleTo(tab)
    tab.setFocus()
    assert focus() is tab.findChild(NumberTable).view


def paired(office):
    seats = office.state.entrants[1].persons + office.state.entrants[2].persons
    seating = Seating(1, ((1,), (2,)), (seats[0], seats[2], seats[1], seats[3]))
    assert office.submit(RoundPaired, round=1, seatings=(seating,)) is None


def result(office):
    from domino_desktop.tournament.facts import ResultEntered

    found = TableResult(Outcome.PLAYED, (MatchScore((100, 50)),))
    assert office.submit(ResultEntered, round=1, table=1, result=found) is None


# Statuses -----------------------------------------------------------------------------------------------


def test_late_entrants_are_told_from_those_of_the_start(club, make_tab, say):
    office = club.office(entrants=2)
    tab = make_tab(office)
    paired(office)
    write("Zoe", "Zack")
    assert [row[2] for row in rows(tab)] == [say(words.PLAYS), say(words.PLAYS), say(words.FROM_ROUND, 2)]


def test_an_entrant_withdraws_and_comes_back_by_the_keyboard(club, make_tab, say, told):
    office = club.office(entrants=2)
    tab = make_tab(office)
    choose(tab, 2)
    press(Qt.Key.Key_Delete)
    asked = form(tab, WithdrawForm)
    QTest.keyClicks(focus(), "João Pereira is ill".replace("ã", "a"))
    press(ENTER)
    assert office.state.entrants[2].is_withdrawn
    assert not asked.isVisible()
    assert rows(tab)[1][2] == say(words.WITHDRAWN)
    assert say(words.OF_WHOM_OUT, n=1) in " ".join(shown_texts(tab))
    assert told == [say(words.WITHDRAW_FACT, rows(tab)[1][1])]
    activate(tab)
    tab.findChild(NumberTable).setFocus()
    press(ENTER)
    assert focus() is button(tab, say(words.RETURN))
    press(ENTER)
    assert not office.state.entrants[2].is_withdrawn
    assert told[-1] == say(words.RETURN_FACT, rows(tab)[1][1])


def test_escape_leaves_an_entrant_as_it_was(club, make_tab):
    office = club.office(entrants=2)
    tab = make_tab(office)
    choose(tab, 1)
    press(Qt.Key.Key_Delete)
    form(tab, WithdrawForm)
    press(Qt.Key.Key_Escape)
    assert not office.state.entrants[1].is_withdrawn


def test_the_reason_of_a_withdrawal_names_nobody_in_the_log(club, make_tab):
    office = club.office(entrants=2)
    tab = make_tab(office)
    choose(tab, 1)
    press(Qt.Key.Key_Delete)
    form(tab, WithdrawForm)
    QTest.keyClicks(focus(), "Giulia Bianchi had to leave")
    press(ENTER)
    (fact,) = [fact for fact in office.state.facts if isinstance(fact, EntrantWithdrawn)]
    assert fact.reason == f"{{{office.state.entrants[1].persons[0]}}} had to leave"


def test_somebody_else_plays_for_one_of_a_pair(club, make_tab, say, told):
    office = club.office(entrants=2)
    tab = make_tab(office)
    choose(tab, 1)
    click(button(tab, say(words.REPLACE)))
    asked = form(tab, ReplaceForm)
    press(Qt.Key.Key_Right)  # the second one leaves
    type_text(
        next(edit for edit in asked.findChildren(QLineEdit) if edit.accessibleName() == say(words.WHO_COMES)), "Rosa"
    )
    press(ENTER)
    assert entered(office)[0][0] == ("Giulia Bianchi", "Rosa")
    assert told == [say(words.PLAYS_FOR, "Rosa", "Budi Santoso")]
    assert [fact.entrant for fact in office.state.facts if isinstance(fact, PersonReplaced)] == [1]


def test_a_digit_chooses_who_of_a_pair_leaves(club, make_tab, say):
    office = club.office(entrants=1)
    tab = make_tab(office)
    click(button(tab, say(words.REPLACE)))
    asked = form(tab, ReplaceForm)
    press(Qt.Key.Key_2)
    type_text(
        next(edit for edit in asked.findChildren(QLineEdit) if edit.accessibleName() == say(words.WHO_COMES)), "2"
    )
    press(ENTER)
    assert entered(office)[0][0] == ("Giulia Bianchi", "2")


def test_nobody_can_play_for_two(club, make_tab, say):
    office = club.office(entrants=2)
    tab = make_tab(office)
    choose(tab, 1)
    click(button(tab, say(words.REPLACE)))
    asked = form(tab, ReplaceForm)
    field = next(edit for edit in asked.findChildren(QLineEdit) if edit.accessibleName() == say(words.WHO_COMES))
    type_text(field, "Astrid Lindqvist")
    press(ENTER)
    assert asked.isVisible()
    assert say(words.IS_ENTERED, "Astrid Lindqvist") in shown_texts(asked)
    type_text(field, "")
    press(ENTER)
    assert say(words.NAME_IS_MISSING) in shown_texts(asked)


def test_a_name_that_was_typed_wrongly_is_mended_for_the_member(club, make_tab, say):
    office = club.office(entrants=1)
    tab = make_tab(office)
    click(button(tab, say(words.CHANGE_IT, "Budi Santoso")))
    asked = form(tab, MemberForm)
    assert say(words.FORGET) not in shown_texts(asked)
    write("Budi Santosa")
    assert rows(tab)[0][1] == "Giulia Bianchi & Budi Santosa"


# Same as last time --------------------------------------------------------------------------------------


def test_those_of_last_time_are_ticked_by_space_and_entered_by_enter(club, make_tab, say, told):
    before = club.office(entrants=4)
    last = last_time_of(before)
    office = club.office()
    tab = make_tab(office, last.entrants)
    click(button(tab, say(words.LAST_TIME)))
    asked = form(tab, CheckInForm)
    assert isinstance(focus(), TickList)
    press(ENTER)
    assert asked.isVisible(), "nobody is ticked yet"
    for key in (SPACE, DOWN, DOWN, SPACE):
        press(key)
    assert say(words.TAKE_PAIRS, n=2) in shown_texts(asked)
    press(ENTER)
    assert [names for names, _ in entered(office)] == [names for names, _ in entered(before)][::2]
    assert told == [say(words.PAIRS_IN, n=2)]


def test_only_those_who_are_not_entered_yet_are_offered(club, make_tab, say):
    last = last_time_of(club.office(entrants=3)).entrants
    office = club.office()
    tab = make_tab(office, last)
    write("Giulia Bianchi", "Somebody New")
    click(button(tab, say(words.LAST_TIME)))
    assert len(form(tab, CheckInForm).findChild(TickList).order()) == 2


def test_everybody_and_nobody_can_be_ticked_at_once(club, make_tab, say):
    last = last_time_of(club.office(entrants=3)).entrants
    office = club.office()
    tab = make_tab(office)
    tab.offer_last(last, opens=True)
    asked = form(tab, CheckInForm)
    click(button(asked, say(words.TICK_ALL)))
    assert len(asked.findChild(TickList).ticked()) == 3
    click(button(asked, say(words.TICK_NONE)))
    assert not asked.main.isEnabled()
    click(button(asked, say(words.TICK_ALL)))
    click(asked.main)
    assert len(office.state.entrants) == 3


def test_a_screen_reader_hears_who_is_ticked(club, make_tab, say):
    last = last_time_of(club.office(SINGLES, entrants=1)).entrants
    tab = make_tab(club.office(SINGLES))
    tab.offer_last(last, opens=True)
    ticks = form(tab, CheckInForm).findChild(TickList)

    def heard():
        return ticks.model().data(ticks.currentIndex(), Qt.ItemDataRole.AccessibleTextRole)

    assert heard() == say(words.IS_NOT_HERE, "Giulia Bianchi")
    press(SPACE)
    assert heard() == say(words.IS_HERE, "Giulia Bianchi")


def test_without_a_last_time_nothing_is_offered(club, make_tab, say):
    tab = make_tab(club.office())
    assert say(words.LAST_TIME) not in shown_texts(tab)
    tab.offer_last([LastEntrant((998, 999))], opens=True)
    assert say(words.LAST_TIME) not in shown_texts(tab), "these people are gone"
    assert not tab.findChildren(CheckInForm)


def test_whoever_is_forgotten_or_withdrew_twice_is_no_part_of_last_time(club):
    office = club.office(SINGLES, entrants=3)
    first = office.people[office.state.entrants[1].persons[0]]
    office.submit(EntrantWithdrawn, entrant=2, reason="")
    person = office.state.entrants[2].persons
    from domino_desktop.tournament.facts import EntrantAdded

    assert office.submit(EntrantAdded, entrant=4, persons=person) is None
    club.database.members.forget(first.id, "Player 1")
    office.refresh()
    assert [entrant.members for entrant in last_time_of(office).entrants] == [
        (office.people[office.state.entrants[number].persons[0]].id,) for number in (2, 3)
    ]


# Lists --------------------------------------------------------------------------------------------------


def open_list(tab, say):
    click(button(tab, say(words.FROM_LIST)))
    return form(tab, ImportForm)


def test_a_pasted_list_is_shown_line_by_line_before_anybody_is_entered(club, make_tab, say, languages):
    club.member("Giulia Bianchi", "it")
    office = club.office(SINGLES, entrants=0)
    tab = make_tab(office)
    write("Anna")
    asked = open_list(tab, say)
    asked.findChild(QPlainTextEdit).setPlainText("giulia bianchi;;900\nElsa;sv\n\nAnna\nElsa\nBo;Klingon")
    assert rows(asked) == [
        ["4", "Anna", "English", "", say(words.IS_ENTERED, "Anna")],
        ["5", "Elsa", "", "", say(words.NAMED_BEFORE, "Elsa", 2)],
        ["6", "Klingon", "", "", say(words.UNKNOWN_LANGUAGE, "Klingon")],
        ["1", "giulia bianchi", "Italiano", "900", ""],
        ["2", "Elsa", "Svenska", "", say(words.IS_NEW)],
    ], "what cannot be used stands first: nobody searches sixty lines for three"
    texts = " ".join(shown_texts(asked))
    assert say(words.LINES_GOOD, n=2) in texts and say(words.LINES_BAD, n=3) in texts
    assert len(office.state.entrants) == 1
    click(asked.main)
    assert entered(office) == [(("Anna",), 0), (("Giulia Bianchi",), 900), (("Elsa",), 0)]
    assert [member.language for member in club.database.members.all()] == ["it", "en", "sv"]


@pytest.mark.parametrize("code", CODES)
def test_the_words_the_program_itself_uses_for_the_columns_are_understood_as_headings(club, make_tab, languages, code):
    speak = languages[code].say
    asked = open_list(make_tab(club.office(SINGLES, entrants=0), code=code), speak)
    headings = [speak(words.RATING), speak(words.PLAYER), speak(words.LANGUAGE)]
    asked.show_text(f"{';'.join(headings)}\n7;Zoe;{languages['sv'].own_name}")
    assert rows(asked) == [["2", "Zoe", languages["sv"].own_name, "7", speak(words.IS_NEW)]]
    # The sentence above the field says it in words as well: name; language; rating.
    told = speak(words.LIST_HOW_PLAYERS).split(": ", 1)[1].split(". ", 1)[0]
    asked.show_text(f"{told}\nZoe;{languages['sv'].own_name};7")
    assert rows(asked) == [["2", "Zoe", languages["sv"].own_name, "7", speak(words.IS_NEW)]]


def test_a_list_that_makes_its_window_grow_leaves_the_buttons_on_the_screen(club, make_tab, say):
    asked = open_list(make_tab(club.office(SINGLES, entrants=0)), say)
    screen = asked.screen().availableGeometry()
    asked.move(asked.x(), screen.bottom() - asked.height() - 20)
    before = asked.height()
    asked.show_text("\n".join(f"Zoe {place}" for place in range(60)))
    assert asked.height() > before + 20
    assert asked.frameGeometry().bottom() <= screen.bottom()


def test_where_there_is_room_only_the_table_of_a_list_scrolls(club, make_tab, say):
    asked = open_list(make_tab(club.office(SINGLES, entrants=0), size=(1280, 900)), say)
    asked.show_text("\n".join(f"Zoe {place}" for place in range(60)))
    QApplication.processEvents()
    assert asked.findChild(QScrollArea).verticalScrollBar().maximum() == 0


def test_a_list_of_pairs_is_entered_by_control_and_enter(club, make_tab, say):
    office = club.office()
    tab = make_tab(office)
    asked = open_list(tab, say)
    asked.show_text("Anna & Bruno\nCarla;David")
    QTest.keyClick(focus(), ENTER, Qt.KeyboardModifier.ControlModifier)
    assert [names for names, _ in entered(office)] == [("Anna", "Bruno"), ("Carla", "David")]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", words.NO_TEXT),
        (b"x" * 1_000_001, words.TOO_LARGE),
        (b"", words.NO_NAMES),
    ],
)
def test_a_file_that_is_no_list_is_told_and_what_was_typed_stays(club, make_tab, say, tmp_path, data, sentence):
    tab = make_tab(club.office(SINGLES))
    asked = open_list(tab, say)
    asked.show_text("Anna")
    file = tmp_path / "list.csv"
    file.write_bytes(data)
    asked.open_file(file)
    assert say(sentence) in shown_texts(asked)
    assert asked.findChild(QPlainTextEdit).toPlainText() == "Anna"
    asked.open_file(tmp_path / "gone.csv")
    assert say(words.FILE_UNREADABLE, str(tmp_path / "gone.csv")) in shown_texts(asked)


def test_a_file_of_an_older_windows_is_read(club, make_tab, say, tmp_path):
    office = club.office(SINGLES)
    tab = make_tab(office)
    asked = open_list(tab, say)
    file = tmp_path / "list.csv"
    file.write_bytes("Zoë Ångström;svenska\r\n".encode("cp1252"))
    asked.open_file(file)
    click(asked.main)
    assert entered(office) == [(("Zoë Ångström",), 0)]


def test_nobody_is_entered_when_one_cannot_be(club):
    office = club.office(SINGLES, entrants=1)
    wished = [NewEntrant((Named("Zoe", "en"),)), NewEntrant((Named("Giulia Bianchi", "it"),))]
    refused = enter(office, wished)
    assert refused is not None
    assert len(office.state.entrants) == 1


def test_of_two_with_one_name_the_one_who_does_not_play_is_meant(club):
    first, second = club.member("Anna"), club.member("Anna", "it")
    office = club.office(SINGLES)
    assert enter(office, [NewEntrant((Named("Anna", "en"),))]) is None
    assert playing_members(office) == {first}
    assert enter(office, [NewEntrant((Named("Anna", "it"),))]) is None
    assert playing_members(office) == {first, second}


# Looking at it ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("width", "height", "scale"), SIZES[::2])
def test_all_can_be_read_at_every_size(club, make_tab, dress, code, width, height, scale, qtbot):
    dress(EVENING, scale)
    office = club.office(settings_of(EntrantKind.PAIR))
    enter(office, [NewEntrant((Named(LONG, "pt_PT"), Named("Anna-Maria von Hohenlohe", "id")), 1500)])
    enter(office, [NewEntrant((Named("Bo", "sv"), Named("Elsa", "sv")))])
    tab = make_tab(office, [LastEntrant((1, 2))], code=code, size=(width, height))
    assert (tab.width(), tab.height()) == (width, height)
    assert_all_can_be_read(tab)
    if scale == 1.0:
        return  # small windows are nowhere as narrow as with large text
    asked = (tab._read_list, tab._ask_to_withdraw, tab._ask_to_replace, lambda: tab._ask_about(1))
    for kind, ask in zip((ImportForm, WithdrawForm, ReplaceForm, MemberForm), asked, strict=True):
        ask()
        opened = form(tab, kind)
        if isinstance(opened, ImportForm):
            opened.show_text(f"{LONG.upper()};{LONG} Jr\nAnna")
        QApplication.processEvents()
        assert opened.width() <= width
        assert_all_can_be_read(opened)
        opened.reject()
        qtbot.wait(1)


def test_every_button_of_the_chosen_entrant_and_of_the_forms_can_be_called_by_name(club, make_tab, say):
    tab = make_tab(club.office(entrants=1))
    for message in (words.WITHDRAW, words.REPLACE, words.ENTER_IT, words.FROM_LIST):
        assert button(tab, say(message))
    choose(tab, 1)
    press(Qt.Key.Key_Delete)
    assert button(form(tab, WithdrawForm), say(buttons.CANCEL))


def test_many_people_get_their_numbers_at_once_and_keep_them(club):
    ids = [club.member(f"Member {number}") for number in range(1, 6)]
    office = club.office(SINGLES)
    first = office.add_people([ids[2], ids[0], ids[2]])
    assert first[0] == first[2] != first[1]
    numbers = office.add_people(ids)
    assert (numbers[2], numbers[0]) == first[:2]
    assert len(set(numbers)) == 5
    assert [office.people[number].id for number in numbers] == ids


def test_nobody_gets_a_number_when_it_cannot_be_stored(club, monkeypatch):
    office = club.office(SINGLES)
    faults = []
    office.failed.connect(faults.append)

    def full(*_):
        raise StorageFault(StorageReason.DISK_IS_FULL, Path("domino.sqlite"))

    monkeypatch.setattr(club.database.tournaments, "append", full)
    assert enter(office, [NewEntrant((Named("Anna", "en"),))]) is None
    assert office.add_people([club.member("Bruno"), club.member("Carla")]) == (0, 0)
    assert len(faults) == 2
    assert not office.people and not office.state.entrants
