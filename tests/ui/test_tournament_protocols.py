"""From a result in the window to what was refereed or played for it, and back to the place where one was."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from domino_desktop.controller.referee import RefereeDesk
from domino_desktop.core.refereeing import EnterRound
from domino_desktop.storage.record_files import write_record
from domino_desktop.storage.tournament_files import archive_of, write_archive
from domino_desktop.tournament.facts import ResultCorrected, ResultEntered
from domino_desktop.tournament.results import Source
from domino_desktop.ui.tournament.numbers.history_page import HistoryPage
from domino_desktop.ui.tournament.papers.result_page import ResultPage
from domino_desktop.ui.tournament.parts.number_table import NumberTable
from domino_desktop.ui.tournament.tabs import Tab
from tests.tournament.played import score
from tests.ui.club_windows import choose_file, esc, in_view, office_in, open_tournament, tab_of, told
from tests.ui.page_frame import activate, button
from tests.ui.pdf_text import text_of
from tests.ui.seen import shown_texts

SAVE, OPEN = "Save the match as a file", "Open the file of this match"
SAME = "It is the one in the log: nothing in this match was changed since its result was written down."


def refereed(window, table=1):
    """The tournament in view, at its round: a table was called, went 120 to 0 and came home; and its result's entry."""
    activate(window)
    page = open_tournament(window, office_in(window), Tab.ROUND)
    tab_of(page, Tab.ROUND).called.emit(1, table)
    desk = in_view(window).desk
    assert desk.order(EnterRound((70, 0), 0, note="Budi Santoso was late")) is None
    assert desk.order(EnterRound((50, 0), 0)) is None
    esc(window)
    assert in_view(window) is page
    return page, page.office.state.facts[-1].number


def protocol(qtbot, window):
    """The page of a protocol, when all of it is there."""
    page = in_view(window)
    assert isinstance(page, ResultPage)
    qtbot.waitUntil(page.print_button.isEnabled)
    return page


def words_of(page):
    """What a screen reader reads on the paper, on one line."""
    return " ".join(page.preview.accessibleDescription().split())


def table_of(tab):
    return next(each for each in tab.findChildren(NumberTable) if each.isVisible())


def press_enter():
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)


def test_enter_in_the_log_shows_the_protocol_and_esc_leads_back_to_the_line(qtbot, window):
    page, number = refereed(window)
    page.show_tab(Tab.LOG)
    table = table_of(tab_of(page, Tab.LOG))
    table.setFocus()
    table.choose(number)
    press_enter()
    shown = protocol(qtbot, window)
    text = words_of(shown)
    assert SAME in text and f"Entry {number} of the log: Round 1, table 1, " in text
    digest = page.office.state.facts[number].digest
    assert f"It came from the referee desk. Check sum {digest[:8]}\u2026" in text, "so the log on paper leads here too"
    assert "70 + 50 = 120" in text and "Budi Santoso was late" in text
    assert "No foul was found" not in text, "only the points of these rounds are known"
    assert shown.print_button.hasFocus()
    esc(window)
    assert in_view(window) is page and page.tab is Tab.LOG
    assert QApplication.focusWidget() is table.view and table.current() == number


def test_other_lines_of_the_log_lead_nowhere(window):
    page, number = refereed(window)
    page.show_tab(Tab.LOG)
    table = table_of(tab_of(page, Tab.LOG))
    table.setFocus()
    table.choose(number - 1)
    press_enter()
    assert in_view(window) is page


def test_a_click_at_the_end_of_the_line_shows_it_too(qtbot, window):
    page, number = refereed(window)
    page.show_tab(Tab.LOG)
    QApplication.processEvents()
    table = table_of(tab_of(page, Tab.LOG))
    model = table.view.model()
    place = model.index(number, model.columnCount() - 1)
    assert model.data(place) == "Show"
    for place_beside in (model.index(number, 2), model.index(number - 1, model.columnCount() - 1)):
        QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=middle(table, place_beside))
        assert in_view(window) is page
    QTest.mouseMove(table.view.viewport(), middle(table, place))
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=middle(table, place))
    assert SAME in words_of(protocol(qtbot, window))


def middle(table, index) -> QPoint:
    table.view.scrollTo(index)
    return table.view.visualRect(index).center()


def test_from_the_history_of_an_entrant_and_back(qtbot, window):
    page, _ = refereed(window)
    page.show_tab(Tab.STANDINGS)
    tab = tab_of(page, Tab.STANDINGS)
    tab.show_history(page.office.state.rounds[0].seating(1).sides[1][0])
    history = tab.findChild(HistoryPage)
    table = table_of(history)
    table.setFocus()
    table.choose(1)
    press_enter()
    assert SAME in words_of(protocol(qtbot, window))
    esc(window)
    assert in_view(window) is page and history.isVisible() and QApplication.focusWidget() is table.view
    button(history, "Show the protocol").click()
    protocol(qtbot, window)
    esc(window)
    table.choose("sum")
    history._follow()
    assert not button(history, "Show the protocol").isEnabled()


def test_from_the_tables_of_the_round_and_back(qtbot, window):
    page, _ = refereed(window)
    tab = tab_of(page, Tab.ROUND)
    tab.tables.choose(2)
    tab.tables.chosen.emit(2)
    assert "Show the protocol" not in shown_texts(tab)
    tab.tables.choose(1)
    tab.tables.chosen.emit(1)
    show = button(tab, "Show the protocol")
    show.setFocus()
    press_enter()
    assert SAME in words_of(protocol(qtbot, window))
    esc(window)
    assert in_view(window) is page and show.hasFocus()


def test_it_speaks_the_directors_language_and_another_beside_it(qtbot, window):
    page, number = refereed(window)
    office = page.office
    office.direct(office.add_person(window._database.members.add("Elsa Ek", "sv")))
    tab_of(page, Tab.ROUND).protocol_wanted.emit(number)
    shown = protocol(qtbot, window)
    assert shown.first.choice() == "sv" and "Elsa" not in words_of(shown)
    shown.first.choose("en")
    shown.second.choose("it")
    shown.lay_out()
    shown = protocol(qtbot, window)
    assert [sheet.code for sheet in shown.sheets()] == ["en", "it"] and SAME in words_of(shown)
    window.choose_language("it")
    assert shown.print_button.text() != "Print"


def test_it_goes_everywhere_a_paper_goes(qtbot, window, tmp_path, monkeypatch):
    page, number = refereed(window)
    tab_of(page, Tab.ROUND).protocol_wanted.emit(number)
    shown = protocol(qtbot, window)
    digest = page.office.state.facts[number].digest
    for press, name in (
        (shown.save_button, "one.pdf"),
        (shown.save_button, "one.html"),
        (shown.text_button, "one.txt"),
        (shown.picture_button, "one.png"),
    ):
        path = tmp_path / name
        choose_file(monkeypatch, path)
        press.click()
        content = path.read_bytes()
        assert content
        if name.endswith(("html", "txt")):
            text = content.decode()
            assert digest[:8] in text and "Budi Santoso was late" in text
        elif name.endswith("pdf"):
            text = text_of(content).replace("\n", "")
            assert "Check sum" in text and digest[-8:] in text


def test_a_desk_that_was_used_since_is_told_and_a_correction_of_the_log_too(qtbot, window):
    page, number = refereed(window)
    office = page.office
    (desk_id,) = [entry.id for entry in window._database.desks.entries()]
    old = office.state.rounds[0].results[1]
    wish = {"round": 1, "table": 1, "old": old, "reason": "Added up again"}
    assert office.submit(ResultCorrected, result=score((115, 0)), **wish) is None
    desk = RefereeDesk(window._database.desks, desk_id)
    assert desk.undo() and desk.order(EnterRound((45, 0), 0)) is None
    tab_of(page, Tab.ROUND).protocol_wanted.emit(number)
    text = words_of(protocol(qtbot, window))
    assert "What was entered at the desk after the result was written down is not shown." in text
    assert "70 + 50 = 120" in text and "70 + 45" not in text
    assert "This result was set right later." in text and "Added up again" in text
    window._database._connection.execute("DELETE FROM events WHERE match_id = ? AND number = 2", (desk_id,))
    esc(window)
    tab_of(page, Tab.ROUND).protocol_wanted.emit(number)
    assert "is damaged and cannot be read" in words_of(protocol(qtbot, window))


def test_on_another_computer_it_says_where_the_protocol_is(qtbot, window, other, tmp_path, monkeypatch):
    page, number = refereed(window)
    path = tmp_path / "archive.json"
    write_archive(window._database, page.office.id, path)
    choose_file(monkeypatch, path)
    other.doors.side.show_tournaments()
    in_view(other).file_wanted.emit()
    told(other)
    there = in_view(other)
    there.show_tab(Tab.LOG)
    tab_of(there, Tab.LOG).protocol_wanted.emit(number)
    shown = protocol(qtbot, other)
    text = words_of(shown)
    assert "The protocol is on the computer where the match was played." in text
    assert "Budi Santoso was late" not in text and page.office.state.facts[number].digest[:8] in text
    assert SAVE not in shown_texts(shown)
    # the file of the match proves it there too, and the archive stays as it is
    tab_of(page, Tab.ROUND).protocol_wanted.emit(number)
    here, record = protocol(qtbot, window), tmp_path / "match.json"
    assert OPEN not in shown_texts(here)
    choose_file(monkeypatch, record)
    button(here, SAVE).click()
    assert str(record) in " ".join(shown_texts(here))
    activate(other)
    button(shown, OPEN).click()
    assert SAME in words_of(protocol(qtbot, other)) and "Budi Santoso was late" in words_of(shown)
    assert shown.print_button.hasFocus() and OPEN not in shown_texts(shown)
    assert archive_of(other._database, there.office.id) == path.read_bytes()
    assert other._database.desks.entries() == () and other._database.matches() == (), "it is no table of this computer"


def test_a_match_from_a_stick_keeps_its_protocol(qtbot, window, other, tmp_path, monkeypatch):
    activate(window)
    office, archive, record = office_in(window), tmp_path / "archive.json", tmp_path / "match.json"
    write_archive(window._database, office.id, archive)
    page = open_tournament(window, office, Tab.ROUND)
    tab_of(page, Tab.ROUND).called.emit(1, 2)
    desk = in_view(window).desk
    assert desk.order(EnterRound((0, 130), 1, note="Budi Santoso was late")) is None
    write_record(record, window._database, desk.id)
    choose_file(monkeypatch, archive)
    other.doors.side.show_tournaments()
    in_view(other).file_wanted.emit()
    there = in_view(other)
    there.show_tab(Tab.ROUND)
    choose_file(monkeypatch, record)
    tab_of(there, Tab.ROUND).import_wanted.emit()
    assert "The result of table 2 was taken over." in told(other)
    tab_of(there, Tab.ROUND).protocol_wanted.emit(there.office.state.facts[-1].number)
    text = words_of(protocol(qtbot, other))
    assert SAME in text and "0 + 130 = 130" in text and "It came from a file." in text
    assert "Budi Santoso was late" in text


def test_another_match_proves_nothing(qtbot, window, tmp_path, monkeypatch):
    page, number = refereed(window)
    (desk_id,) = [entry.id for entry in window._database.desks.entries()]
    wish = {"round": 1, "table": 2, "result": score((20, 100)), "source": Source.FILE, "digest": "f" * 64}
    assert page.office.submit(ResultEntered, **wish) is None
    path = tmp_path / "match.json"
    write_record(path, window._database, desk_id)
    choose_file(monkeypatch, path)
    tab_of(page, Tab.ROUND).protocol_wanted.emit(number + 1)
    button(protocol(qtbot, window), OPEN).click()
    assert told(window) == [
        "match.json is another match: its check sum is not the one in the log. Nothing was taken from it."
    ]
    path.write_bytes(b"{")
    button(protocol(qtbot, window), OPEN).click()
    assert len(told(window)) == 1


def test_whoever_is_forgotten_is_gone_from_it(qtbot, window):
    page, number = refereed(window)
    member = next(each for each in page.office.people.values() if each.name == "Budi Santoso")
    window.doors.side.show_tournaments()
    in_view(window).members_wanted.emit()
    in_view(window).forgotten.emit(member.id)
    page = open_tournament(window, page.office, Tab.LOG)
    tab_of(page, Tab.LOG).protocol_wanted.emit(number)
    text = words_of(protocol(qtbot, window))
    assert "Budi" not in text and "was late" in text and "that name was erased here" in text


def test_whoever_leaves_the_tournaments_lets_go_of_it(qtbot, window):
    page, number = refereed(window)
    tab_of(page, Tab.ROUND).protocol_wanted.emit(number)
    assert isinstance(in_view(window), ResultPage)
    window.doors.show_start()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not window.findChildren(ResultPage)
