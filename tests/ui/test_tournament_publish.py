"""The tab where papers are chosen, seen, printed and saved; a list on a page of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QStandardPaths, Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QFileDialog

from domino_desktop.i18n.language import language
from domino_desktop.tournament.facts import ResultEntered, TournamentFinished
from domino_desktop.ui.tournament.papers.documents.other_lists import season_list
from domino_desktop.ui.tournament.papers.documents.sheet_text import sheets_text
from domino_desktop.ui.tournament.papers.list_page import ListPage
from domino_desktop.ui.tournament.papers.publish_tab import PublishTab
from domino_desktop.ui.tournament.papers.tournament_papers import LISTS, PaperKind, Wish, kinds_of, languages_of
from tests.ui.club_evenings import HIDDEN, SCRIPT, evening, made
from tests.ui.club_offices import club_office, do, play, some_result
from tests.ui.page_frame import SIZES, art, assert_all_can_be_read, click, icons, press, show, stops
from tests.ui.pdf_text import pages_of, text_of


@pytest.fixture(scope="module")
def office(qapp):
    return evening()


def packed(text):
    """The text without any space: lines are broken wherever a column ends."""
    return "".join(text.split())


# The tab ----------------------------------------------------------------------------------------------------


@pytest.fixture
def make_tab(qtbot, dress):
    def make(office, width=1280, height=800, scale=1.0, code="en"):
        dress(scale=scale)
        tab = PublishTab(art(), icons())
        tab.setAutoFillBackground(True)
        tab.present(office, language(code))
        show(qtbot, tab, width, height)
        qtbot.waitUntil(lambda: tab._made is not None and not tab.is_busy)
        return tab

    return make


def choose(tab, qtbot, kind):
    tab.show_paper(kind)
    qtbot.waitUntil(lambda: not tab.is_busy)


def test_every_paper_is_seen_before_it_is_printed(make_tab, office, qtbot):
    tab = make_tab(office)
    for kind in kinds_of(office.state):
        choose(tab, qtbot, kind)
        assert tab.preview.accessibleDescription() == made(office, tab.choices.wish()).text
        assert tab.csv_button.isVisibleTo(tab) == (kind in LISTS)
    assert tab.choices.wish().codes == ("en",) and tab.choices.round == 3


def test_a_closed_tournament_begins_with_its_standings(make_tab):
    office = evening(6, 1)
    for seating in office.state.rounds[-1].seatings:
        if seating.table in office.state.rounds[-1].open_tables:
            do(office, ResultEntered, round=1, table=seating.table, result=some_result(office, seating))
    assert make_tab(office).choices.kind is PaperKind.BY_TABLE
    do(office, TournamentFinished)
    assert make_tab(office).choices.kind is PaperKind.STANDINGS


def test_the_paper_follows_the_tournament_and_keeps_what_was_chosen(make_tab, qtbot):
    office = evening(6, 1)
    tab = make_tab(office)
    choose(tab, qtbot, PaperKind.RESULTS)
    before = tab.preview.accessibleDescription()
    office.changed.connect(lambda: tab.present(office, language("en")))
    for table in office.state.rounds[-1].open_tables:
        seating = office.state.rounds[-1].seating(table)
        do(office, ResultEntered, round=1, table=table, result=some_result(office, seating))
    qtbot.waitUntil(lambda: tab.preview.accessibleDescription() != before and not tab.is_busy)
    assert tab.choices.kind is PaperKind.RESULTS
    assert "still playing" in before and "still playing" not in tab.preview.accessibleDescription()
    play(office)
    assert tab.choices.round == 2, "a new tournament round is what is wanted next"


@pytest.mark.parametrize("ending, button", [("pdf", "pdf"), ("html", "pdf"), ("txt", "text"), ("csv", "csv")])
def test_files_are_written_where_the_director_wants(make_tab, office, monkeypatch, tmp_path, ending, button, qtbot):
    tab, path = make_tab(office), tmp_path / f"list.{ending}"
    choose(tab, qtbot, PaperKind.STANDINGS)
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: True)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(path)])
    with qtbot.waitSignal(tab.told) as told:
        click(getattr(tab, f"{button}_button"))
    assert str(path) in told.args[0]
    written = path.read_bytes()
    begins = {"pdf": b"%PDF-", "html": b"<!DOCTYPE html>", "csv": b"\xef\xbb\xbfPlace", "txt": b"Standings"}[ending]
    assert written.startswith(begins)
    if ending != "pdf":
        assert f"Player {HIDDEN}" in written.decode()


def test_everything_for_a_round_is_one_pile(make_tab, office, monkeypatch, tmp_path, qtbot):
    tab, target = make_tab(office), tmp_path / "pile.pdf"

    def chosen(dialog):
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(target))
        return True

    monkeypatch.setattr(QPrintDialog, "exec", chosen)
    click(tab.pile_button)
    qtbot.waitUntil(target.exists)
    kinds = (PaperKind.BY_TABLE, PaperKind.BY_NAME, PaperKind.CARDS)
    sheets = [made(office, Wish(kind, ("en",), tab.choices.wish().paper, 3)).leaves.count for kind in kinds]
    assert pages_of(target.read_bytes()) == sum(sheets)
    assert tab.pile_button.isEnabled()


def test_other_computers_are_asked_for(make_tab, office, qtbot):
    tab = make_tab(office)
    with qtbot.waitSignal(tab.archive_wanted):
        click(tab.archive_button)
    with qtbot.waitSignal(tab.results_file_wanted) as wanted:
        click(tab.results_button)
    assert wanted.args == [3]


def test_everything_is_reached_by_the_keyboard(make_tab, office, qtbot):
    tab = make_tab(office)
    tab.setFocus()
    reached = stops(tab)
    buttons = (tab.print_button, tab.pile_button, tab.pdf_button, tab.text_button, tab.csv_button, tab.archive_button)
    for button in (*buttons, *tab.choices.languages):
        assert button in reached, button
    tab.choices.setFocus()
    before = tab.choices.kind
    press(Qt.Key.Key_Right)
    assert tab.choices.kind is not before
    near = tab.preview.sheet_width
    press(Qt.Key.Key_Plus)
    assert tab.preview.sheet_width > near


def test_before_the_first_round_there_are_entrants_and_the_log(make_tab):
    tab = make_tab(club_office(4))
    assert not tab.pile_button.isVisible() and not tab.results_button.isVisible()
    assert tab.preview.accessibleDescription().startswith("Entrants")


def test_large_print_and_diplomas_are_asked_for_where_they_matter(make_tab, office, qtbot):
    tab = make_tab(office)
    choose(tab, qtbot, PaperKind.CARDS)
    assert tab.choices.tables.isVisible() and not tab.choices.languages[0].isVisible()
    tab.choices.tables.setText("2, 4")
    assert tab.choices.wish().large == {2, 4}
    choose(tab, qtbot, PaperKind.DIPLOMAS)
    assert not tab.choices.tables.isVisible() and tab.choices.choices["diplomas"].isVisible()


def test_the_languages_of_the_players_come_first():
    assert languages_of(evening(4, 1, codes=("sv", "id")))[:2] == ["sv", "id"]


@pytest.mark.parametrize("width, height, scale", SIZES)
def test_choices_and_paper_suit_every_window(make_tab, office, qtbot, width, height, scale):
    tab = make_tab(office, width, height - 150, scale)
    for kind in (PaperKind.STANDINGS, PaperKind.CARDS, PaperKind.DIPLOMAS):
        choose(tab, qtbot, kind)
        assert tab.width() == width
        assert_all_can_be_read(tab)
    place = tab.print_button.mapTo(tab, QPoint(0, 0))
    assert tab.rect().contains(place + QPoint(tab.print_button.width(), tab.print_button.height()))
    assert tab.preview.viewport().width() > 150 and tab.preview.viewport().height() > 150


# A list by itself -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ending, button", [("pdf", "save"), ("html", "save"), ("txt", "text"), ("csv", "csv")])
def test_a_list_by_itself_goes_wherever_lists_go(qtbot, dress, monkeypatch, tmp_path, ending, button):
    dress()
    page, path = ListPage(art(), icons()), tmp_path / f"season.{ending}"
    rows = [
        (1, True, SCRIPT, [("12", True), ("(3)", False)], "15"),
        (1, True, "Anna", [("", True), ("15", True)], "15"),
    ]
    sheet = season_list(language("en"), "Season table", ["Spring", "Autumn"], rows, "The best 2 results count.")
    page.present([sheet], language("en"))
    show(qtbot, page)
    assert page.preview.accessibleDescription() == sheets_text([sheet])
    assert_all_can_be_read(page)
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: True)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(path)])
    click(getattr(page, f"{button}_button"))
    written = path.read_bytes()
    begins = {
        "pdf": b"%PDF-",
        "html": b"<!DOCTYPE html>",
        "csv": b"\xef\xbb\xbfPlace,Name,Spring",
        "txt": b"Season table",
    }
    assert written.startswith(begins[ending])
    if ending == "pdf":
        assert packed(SCRIPT) in packed(text_of(written))


def test_whoever_went_to_a_stick_once_finds_it_again(make_tab, office, monkeypatch, tmp_path):
    stick = tmp_path / "stick"
    stick.mkdir()
    tab, seen, chosen = make_tab(office), [], stick / "first.txt"
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: seen.append(dialog.directory().absolutePath()) or True)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(chosen)])
    click(tab.text_button)
    click(tab.text_button)
    assert seen[1] == str(stick)
    chosen = tmp_path / "gone" / "second.txt"  # written nowhere: the stick is pulled out
    click(tab.text_button)
    QApplication.activeModalWidget().close()
    click(tab.text_button)
    QApplication.activeModalWidget().close()
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    assert seen[3] == (documents if Path(documents).is_dir() else str(Path.cwd()))
