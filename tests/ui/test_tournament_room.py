"""The tournaments in the whole window: there and back, the desk, files, members who are forgotten."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from domino_desktop.core.refereeing import EnterRound
from domino_desktop.i18n.language import CODES
from domino_desktop.i18n.messages import score as score_page
from domino_desktop.storage.desks import LONGEST_LABEL
from domino_desktop.storage.setup import LONGEST_NAME
from domino_desktop.storage.tournament_files import archive_of, write_archive, write_results
from domino_desktop.tournament.facts import EntrantAdded, ResultEntered, RoundStarted, TournamentFinished
from domino_desktop.tournament.proposals import propose
from domino_desktop.tournament.results import Source
from domino_desktop.ui.desk.desks_page import DesksPage
from domino_desktop.ui.desk.page import DeskPage
from domino_desktop.ui.pages.rulesets.rulebook_page import RulebookPage
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.pages.start import StartPage
from domino_desktop.ui.tournament.beamer.beamer_window import BeamerWindow
from domino_desktop.ui.tournament.beginning.new_page import NewPage
from domino_desktop.ui.tournament.beginning.tournament_card import TournamentPanel
from domino_desktop.ui.tournament.beginning.tournaments_page import TournamentsPage
from domino_desktop.ui.tournament.calls import desk_label
from domino_desktop.ui.tournament.numbers.correction_form import CorrectionForm
from domino_desktop.ui.tournament.numbers.penalty_form import PenaltyForm
from domino_desktop.ui.tournament.numbers.season_page import SeasonPage
from domino_desktop.ui.tournament.page import TournamentPage
from domino_desktop.ui.tournament.parts.tick_list import TickList
from domino_desktop.ui.tournament.people.check_in_form import CheckInForm
from domino_desktop.ui.tournament.people.director_form import DirectorForm
from domino_desktop.ui.tournament.people.members_page import MembersPage
from domino_desktop.ui.tournament.tabs import Tab
from tests.controller.clubs import NAMES, settings
from tests.tournament.played import score
from tests.ui.club_windows import choose_file, esc, in_view, office_in, open_tournament, tab_of, told
from tests.ui.seen import shown_texts


def beamer_of(window):
    """The view for everybody, opened from the tournament in view."""
    in_view(window).tools.beamer.emit()
    shown = window.doors.side._club._beamer
    assert isinstance(shown, BeamerWindow) and shown.isVisible()
    return shown


# Ways ---------------------------------------------------------------------------------------------------


def test_from_the_start_page_to_a_new_tournament_and_back(window):
    window.doors.show_start()
    in_view(window).tournaments_wanted.emit()
    assert isinstance(in_view(window), TournamentsPage)
    in_view(window).new_wanted.emit()
    assert isinstance(in_view(window), NewPage)
    esc(window)
    assert isinstance(in_view(window), TournamentsPage)
    in_view(window).members_wanted.emit()
    assert isinstance(in_view(window), MembersPage)
    esc(window)
    in_view(window).season_wanted.emit()
    assert isinstance(in_view(window), SeasonPage)
    esc(window)
    esc(window)
    assert isinstance(in_view(window), StartPage)


def test_a_new_tournament_is_in_view_at_once_with_its_director(window):
    window.doors.side.show_tournaments()
    in_view(window).new_wanted.emit()
    in_view(window).created.emit(settings(name="Autumn cup"), "Karin Ek", "sv", None)
    page = in_view(window)
    assert isinstance(page, TournamentPage) and page.tab is Tab.ENTRANTS
    assert page.office.people[page.office.director].name == "Karin Ek"
    assert page.office.state.facts[0].by == page.office.director


def test_same_as_last_time_takes_settings_and_people_over(window):
    office_in(window, name="First evening", minutes=25)
    window.doors.side.show_tournaments()
    in_view(window).again_wanted.emit()
    form = in_view(window)
    QTest.keyClick(form, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    page = in_view(window)
    assert isinstance(page, TournamentPage)
    assert page.office.state.settings.terms.minutes == 25
    form = next(each for each in window.findChildren(CheckInForm) if each.isVisible())
    ticks = form.findChild(TickList)
    QTest.keyClick(ticks, Qt.Key.Key_Space)
    QTest.keyClick(ticks, Qt.Key.Key_Return)
    assert len(page.office.state.entrants) == 1
    assert [page.office.people[person].name for person in page.office.state.entrants[1].persons] == [
        "Giulia Bianchi",
        "Budi Santoso",
    ]


@pytest.mark.parametrize("tab", Tab)
def test_every_tab_opens_by_its_key_and_speaks_another_language_at_once(window, tab):
    office = office_in(window)
    office.submit(ResultEntered, round=1, table=1, result=score((100, 40)))
    page = open_tournament(window, office)
    QTest.keyClick(page, str(list(Tab).index(tab) + 1), Qt.KeyboardModifier.ControlModifier)
    assert page.tab is tab
    window.choose_language("sv")
    window.choose_language("en")
    assert page.tab is tab and isinstance(in_view(window), TournamentPage)


def test_each_step_leads_on_to_the_next(window, qtbot):
    """Too few entrants, enough of them, and the end: the way on is one button."""
    office = office_in(window, pairs=1, is_paired=False)
    page = open_tournament(window, office, Tab.ROUND)

    def lead_on(words, to):
        qtbot.waitUntil(lambda: words in shown_texts(page))
        (button,) = (each for each in page.findChildren(QPushButton) if each.text() == words and each.isVisible())
        button.click()
        qtbot.waitUntil(lambda: page.tab is to and to in page._tabs)
        QApplication.processEvents()

    lead_on("Enter who plays", Tab.ENTRANTS)
    assert page._tabs[Tab.ENTRANTS].isAncestorOf(QApplication.focusWidget())
    assert "Everybody is here: on to round 1" not in shown_texts(page)
    persons = [page.office.add_person(window._database.members.add(name, "sv")) for name in ("Kajsa", "Nils")]
    page.office.submit(EntrantAdded, entrant=2, persons=tuple(persons))
    lead_on("Everybody is here: on to round 1", Tab.ROUND)
    assert "Pair round 1" in shown_texts(page) and "Enter who plays" not in shown_texts(page)
    page.office.keep_proposal(propose(page.office.state, {}))
    page.office.publish()
    page.office.submit(ResultEntered, round=1, table=1, result=score((100, 40)), source=Source.TYPED, digest="")
    page.office.submit(TournamentFinished)
    lead_on("See the final standings", Tab.STANDINGS)


def test_the_rules_are_read_and_from_there_back(window):
    page = open_tournament(window, office_in(window), Tab.STANDINGS)
    page.tools.rules.emit()
    assert isinstance(in_view(window), RulebookPage)
    esc(window)
    assert in_view(window) is page and page.tab is Tab.STANDINGS
    page.tools.rules.emit()
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Return)
    assert in_view(window) is page, "Enter does not begin to play"


def test_settings_are_changed_with_a_reason_or_refused_at_the_form(window):
    office = office_in(window)
    page = open_tournament(window, office)
    page.tools.settings.emit()
    form = in_view(window)
    assert isinstance(form, NewPage)
    form.changed.emit(replace(office.state.settings, seed=99), "")
    assert in_view(window) is form
    form.changed.emit(replace(office.state.settings, rounds=7), "more people came")
    assert in_view(window) is page
    assert page.office.state.settings.rounds == 7


def test_whoever_leaves_lets_go_of_everything_and_finds_it_again(window):
    office = office_in(window)
    open_tournament(window, office, Tab.STANDINGS)
    window.doors.show_start()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not window.findChildren(TournamentPage)
    assert open_tournament(window, office).office.state == office.state


def test_the_view_for_everybody_opens_beside_and_goes_with_the_tournament(window):
    open_tournament(window, office_in(window))
    shown = beamer_of(window)
    window.doors.show_start()
    assert not shown.isVisible()


def test_the_view_for_everybody_stays_when_results_come_from_a_file(window, tmp_path, monkeypatch):
    office = office_in(window)
    page = open_tournament(window, office, Tab.ROUND)
    shown = beamer_of(window)
    shown.turn(1)
    place = shown.page
    office.submit(ResultEntered, round=1, table=1, result=score((100, 40)))
    path = tmp_path / "archive.json"
    write_archive(window._database, office.id, path)
    choose_file(monkeypatch, path)
    tab_of(page, Tab.ROUND).import_wanted.emit()
    told(window)
    QTest.qWait(300)  # more than one beat of its clock
    assert shown.isVisible() and shown.office is page.office
    assert shown.office.state.rounds[0].results and shown.page.part is place.part


def test_the_view_for_everybody_goes_on_without_the_name_of_whoever_is_forgotten(window):
    office, other = office_in(window), office_in(window, name="Another evening")
    open_tournament(window, office)
    shown = beamer_of(window)
    open_tournament(window, other)
    member = office.people[office.state.entrants[1].persons[0]]
    window.doors.side.show_tournaments()
    in_view(window).members_wanted.emit()
    in_view(window).forgotten.emit(member.id)
    QTest.qWait(300)
    assert shown.isVisible() and shown.office.id == office.id
    assert all(member.name not in str(page) for page in shown._pages)


# The desk -----------------------------------------------------------------------------------------------


def test_a_called_table_goes_to_the_desk_and_its_result_comes_home(window):
    office = office_in(window, minutes=30)
    office.submit(RoundStarted, round=1)
    page = open_tournament(window, office, Tab.ROUND)
    tab_of(page, Tab.ROUND).called.emit(1, 2)
    desk = in_view(window)
    assert isinstance(desk, DeskPage)
    seats = page.office.state.rounds[0].seating(2).seats
    assert [seat.name for seat in desk.desk.setup.seats] == [page.office.people[person].name for person in seats]
    assert desk.desk.order(EnterRound((0, 120), 1)) is None
    esc(window)
    assert in_view(window) is page
    assert page.office.state.rounds[0].results[2].points == (0, 120)
    assert next(fact.source for fact in page.office.state.facts if isinstance(fact, ResultEntered)) is Source.DESK


def test_a_table_that_was_closed_at_the_desk_is_open_again_when_it_is_called(window):
    page = open_tournament(window, office_in(window), Tab.ROUND)
    tab_of(page, Tab.ROUND).called.emit(1, 2)
    desk_id = in_view(window).desk.id
    esc(window)
    window._database.desks.close(desk_id)
    tab_of(page, Tab.ROUND).called.emit(1, 2)
    assert isinstance(in_view(window), DeskPage) and in_view(window).desk.id == desk_id
    assert [entry.is_closed for entry in window._database.desks.entries()] == [False]


@pytest.mark.parametrize("code", CODES)
def test_a_long_name_of_a_tournament_leaves_room_for_the_table(languages, code):
    for event in ("Club evening", "W" * LONGEST_NAME):
        label = desk_label(event, 12, languages[code])
        assert label.startswith(event[:12]) and label.endswith(" 12") and len(label) <= LONGEST_LABEL


def test_the_desk_on_its_own_leads_back_to_its_tables(window):
    page = open_tournament(window, office_in(window), Tab.ROUND)
    tab_of(page, Tab.ROUND).called.emit(1, 1)
    esc(window)
    window.doors.side.show_desk()
    assert isinstance(in_view(window), DesksPage)
    in_view(window).opened.emit(window._database.desks.entries()[0].id)
    esc(window)
    assert isinstance(in_view(window), DesksPage)


def test_a_table_plays_on_this_computer(window):
    page = open_tournament(window, office_in(window), Tab.ROUND)
    tab_of(page, Tab.ROUND).played_here.emit(1, 1)
    table = window.matches.table
    assert table is not None and in_view(window) is table
    names = [seat.name for seat in table.controller.setup.seats]
    assert names == [member for member in names if member in {name for name, _ in NAMES}] and len(names) == 4


def test_a_table_that_plays_on_this_computer_goes_on_when_it_is_asked_to_again(window):
    office, begun = office_in(window), []
    for place in (1, 2, 1, 2):
        tab_of(open_tournament(window, office, Tab.ROUND), Tab.ROUND).played_here.emit(1, place)
        begun.append(window.matches.table.controller.match_id)
    assert begun[2:] == begun[:2] and begun[0] != begun[1]


def test_from_a_match_on_this_computer_the_way_leads_back_to_its_tournament(window, qtbot):
    office = office_in(window)
    tab_of(open_tournament(window, office, Tab.ROUND), Tab.ROUND).played_here.emit(1, 1)
    window.choose_language("sv")
    page = window.matches.table
    assert page.findChild(ScorePage).leads_to == score_page.TO_TOURNAMENT
    page.left.emit()
    QApplication.processEvents()
    qtbot.waitUntil(lambda: isinstance(in_view(window), TournamentPage))
    assert in_view(window).office.id == office.id
    window.matches.play_now("Anna")
    assert window.matches.table.findChild(ScorePage).leads_to == score_page.TO_START
    window.matches.table.left.emit()
    assert isinstance(in_view(window), StartPage)


def test_forms_open_over_the_tournament(window):
    office = office_in(window)
    office.submit(ResultEntered, round=1, table=1, result=score((100, 40)))
    page = open_tournament(window, office, Tab.ROUND)
    window.resize(1280, 1000)
    for signal, values, form in (
        ("correction_wanted", (1, 1), CorrectionForm),
        ("penalty_wanted", (2,), PenaltyForm),
    ):
        getattr(tab_of(page, Tab.ROUND), signal).emit(*values)
        opened = [each for each in window.findChildren(form) if each.isVisible()]
        assert len(opened) == 1
        QApplication.processEvents()
        assert opened[0].area.verticalScrollBar().maximum() == 0, "it scrolls although there is room"
        opened[0].reject()


# Files --------------------------------------------------------------------------------------------------


def test_an_archive_is_saved_here_and_opened_there(window, other, tmp_path, monkeypatch):
    office = office_in(window)
    path = tmp_path / "archive.json"
    choose_file(monkeypatch, path)
    page = open_tournament(window, office, Tab.PUBLISH)
    tab_of(page, Tab.PUBLISH).archive_wanted.emit()
    assert path.read_bytes() == archive_of(window._database, office.id)
    assert f"Saved: {path}" in shown_texts(page)
    choose_file(monkeypatch, tmp_path / "results.json")
    tab_of(page, Tab.PUBLISH).results_file_wanted.emit(1)
    assert f"Saved: {tmp_path / 'results.json'}" in shown_texts(page)
    choose_file(monkeypatch, path)
    other.doors.side.show_tournaments()
    in_view(other).file_wanted.emit()
    there = in_view(other)
    assert isinstance(there, TournamentPage)
    assert there.office.state == page.office.state
    assert archive_of(other._database, there.office.id) == path.read_bytes()
    assert told(other) == ["Club evening is here now."]


def test_equal_results_are_ignored_with_a_note(window, other, tmp_path, monkeypatch):
    office = office_in(window)
    office.submit(ResultEntered, round=1, table=1, result=score((100, 40)))
    path = tmp_path / "results.json"
    write_results(path, office.state, 1)
    choose_file(monkeypatch, path)
    page = open_tournament(window, office, Tab.ROUND)
    tab_of(page, Tab.ROUND).import_wanted.emit()
    assert told(window) == ["All results of this file are known already. Nothing was changed."]
    other.doors.side.show_tournaments()
    in_view(other).file_wanted.emit()
    assert told(other)[0].startswith("results.json holds results of a tournament that is not on this computer.")


def test_an_archive_with_more_is_taken_over_and_one_with_less_is_not(window, other, tmp_path, monkeypatch):
    office = office_in(window)
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    write_archive(window._database, office.id, before)
    office.submit(ResultEntered, round=1, table=1, result=score((100, 40)))
    write_archive(window._database, office.id, after)
    other.doors.side.show_tournaments()
    for path, sentence in (
        (before, "Club evening is here now."),
        (before, "Club evening: both computers know the same. Nothing was changed."),
        (after, "Club evening: what only the other computer knew was taken over."),
        (before, "Club evening: this computer already knows more. Nothing was changed."),
    ):
        choose_file(monkeypatch, path)
        other.doors.side.show_tournaments()
        in_view(other).file_wanted.emit()
        assert told(other) == [sentence]
    assert in_view(other).office.state == office.state


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "or it is damaged"),
        (b"\xff\xfe\x00", "or it is damaged"),
        (b'{"what": "domino-desktop settings"}', "is neither a tournament nor results"),
        (b"[]", "is neither a tournament nor results"),
        (b'{"what": "domino-desktop tournament", "form": 99}', "comes from a newer version"),
    ],
)
def test_wrong_files_are_told_in_one_sentence(window, tmp_path, monkeypatch, content, sentence):
    path = tmp_path / "some file.json"
    path.write_bytes(content)
    choose_file(monkeypatch, path)
    window.doors.side.show_tournaments()
    in_view(window).file_wanted.emit()
    (text,) = told(window)
    assert text.startswith("some file.json") and sentence in text


# Members ------------------------------------------------------------------------------------------------


def test_whoever_is_forgotten_is_a_number_everywhere_at_once(window):
    office = office_in(window)
    page = open_tournament(window, office, Tab.ENTRANTS)
    person = page.office.state.entrants[1].persons[0]
    member = page.office.people[person]
    open_tournament(window, office, Tab.ROUND)
    table = next(each.table for each in office.state.rounds[0].seatings if person in each.seats)
    tab_of(page, Tab.ROUND).played_here.emit(1, table)  # the table that was set up last is offered again
    assert member.name in str(window.settings.to_json())
    window.doors.show_start()
    window.doors.side.show_tournaments()
    in_view(window).members_wanted.emit()
    in_view(window).forgotten.emit(member.id)
    assert told(window) == [], "no file is left that holds the name"
    assert member.name not in str(window.settings.to_json())
    assert f"Player {member.id}" in [seat.name for seat in window.settings.last_table().seats]
    assert window._database.members.get(member.id).is_forgotten
    page = open_tournament(window, office, Tab.ENTRANTS)
    assert page.office.people[person].is_forgotten
    assert member.name.encode() not in archive_of(window._database, office.id)


def test_a_new_name_of_a_member_is_shown_in_every_tournament(window):
    office = office_in(window)
    person = office.state.entrants[1].persons[0]
    member = office.people[person]
    window.doors.side.show_tournaments()
    in_view(window).members_wanted.emit()
    in_view(window).saved.emit(replace(member, name="Giulia Neri"))
    assert open_tournament(window, office).office.people[person].name == "Giulia Neri"


def test_a_tournament_that_cannot_be_read_is_told_and_left_as_it_is(window):
    office_in(window)
    window._database._connection.execute("UPDATE tournament_facts SET facts = '{}' WHERE number = 2")
    window.doors.side.show_tournaments()
    sentence = "This tournament cannot be read; its data are damaged. Nothing was changed."
    (panel,) = in_view(window).findChildren(TournamentPanel)
    assert [label.text() for label in panel.findChildren(QLabel)][:2] == ["Club evening", sentence]
    panel.button.click()
    assert told(window) == [sentence]


def test_finished_tournaments_are_read_when_they_are_wanted(window):
    for name in ("First evening", "Second evening"):
        office = office_in(window, name=name)
        for table in office.state.rounds[0].open_tables:
            office.submit(ResultEntered, round=1, table=table, result=score((100, 40)))
        office.submit(TournamentFinished)
    going_on = office_in(window, name="This evening")
    window.doors.side.show_tournaments()
    page, room = in_view(window), window.doors.side._club
    assert list(room._open) == [going_on.id]
    page._fold.click()
    assert list(room._open) == [going_on.id]  # those that are finished were let go again
    assert [panel.button.accessibleName() for panel in page.findChildren(TournamentPanel) if panel.isVisible()] == [
        "Go on with This evening",
        "Look at Second evening",
        "Look at First evening",
    ]


def test_somebody_else_directs_from_the_menu(window):
    page = open_tournament(window, office_in(window))
    page.tools.director.emit()
    form = next(each for each in window.findChildren(DirectorForm) if each.isVisible())
    form.named.emit("Elsa Ek", "sv")
    form.reject()
    assert page.office.people[page.office.director].name == "Elsa Ek"
    page.office.submit(RoundStarted, round=1)
    assert page.office.state.facts[-1].by == page.office.director
    page.tools.director.emit()
    form = [each for each in window.findChildren(DirectorForm) if each.isVisible()][-1]
    form.named.emit("", "sv")
    assert page.office.director == 0
