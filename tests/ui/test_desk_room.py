"""The referee desk in the whole window: there and back, several tables, files, the players' window, the languages."""

import json

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from domino_desktop.controller.referee import RefereeDesk, Stage
from domino_desktop.core.moves import ProposeBlock
from domino_desktop.core.refereeing import EnterPosition, ScoreRound, start_refereed
from domino_desktop.i18n.messages import desk as words
from domino_desktop.storage.desks import DeskFacts
from domino_desktop.storage.protocols import read_protocol, write_protocol
from domino_desktop.storage.settings import Settings, Surroundings
from domino_desktop.ui.desk.accusation_form import AccusationForm
from domino_desktop.ui.desk.desks_page import DesksPage
from domino_desktop.ui.desk.foul_form import FoulForm
from domino_desktop.ui.desk.page import DeskPage
from domino_desktop.ui.desk.players_window import PlayersWindow
from domino_desktop.ui.desk.pocket_page import PocketPage
from domino_desktop.ui.desk.practice.page import PracticePage
from domino_desktop.ui.desk.protocol_page import ProtocolPage
from domino_desktop.ui.desk.rounds_page import RoundsPage
from domino_desktop.ui.desk.tools import DeskTools
from domino_desktop.ui.dialogs.notice import Notice
from domino_desktop.ui.pages.rulesets.rulebook_page import RulebookPage
from domino_desktop.ui.pages.start import StartPage
from tests.controller.desks import FIX_4, FIX_DEAD, MemoryStore, lay_open, position, setup, walk


def new_desk(window, label="Table 1", code="sv"):
    """A table in the database of this window."""
    table = setup()
    started = start_refereed(table.ruleset, len(table.seats))
    return window._database.desks.create(DeskFacts(label, "Elsa", code), table, started)


def in_view(window):
    return window._pages.currentWidget()


def open_desk(window, desk_id):
    window.doors.side.show_desk()
    in_view(window).opened.emit(desk_id)
    assert isinstance(in_view(window), DeskPage)
    return in_view(window)


def esc(window):
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)


def test_from_the_start_page_to_the_tables_and_back(window):
    window.doors.show_start()
    in_view(window).desk_wanted.emit()
    assert isinstance(in_view(window), DesksPage)
    esc(window)
    assert isinstance(in_view(window), StartPage)


def test_everything_is_stored_when_somebody_goes_elsewhere(window):
    page = open_desk(window, new_desk(window))
    page.desk.order(EnterPosition(position()))
    page.desk.submit(0, ProposeBlock())
    window.doors.show_start()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    again = open_desk(window, page_id := window._database.desks.entries()[0].id)
    assert again.desk.id == page_id and again.desk.stage is Stage.WALK


def test_one_key_goes_round_all_open_tables(window):
    first, second, third = (new_desk(window, f"Table {number}") for number in (1, 2, 3))
    window._database.desks.close(second)
    page = open_desk(window, first)
    seen = []
    for _ in range(3):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
        seen.append(page.desk.id)
    assert seen == [third, first, third]


def test_a_table_that_was_closed_while_it_is_in_view_stays_there_alone(window):
    first, _ = new_desk(window), new_desk(window, "Table 2")
    page = open_desk(window, first)
    window._database.desks.close(first)
    for _ in range(2):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
        assert page.desk.id == first and not page._head._tables.isVisible()
    window._database.desks.reopen(first)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
    assert page.desk.id != first and page._head._tables.isVisible()


def test_each_desk_speaks_its_referees_language(window):
    page = open_desk(window, new_desk(window, code="sv"))
    assert page.locale().name() == "sv_SE"
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
    italian = new_desk(window, "Tavolo 2", "it")
    page.switched.emit(italian)
    assert page.locale().name() == "it_IT"


def test_the_rules_the_rounds_and_the_papers_lead_back_to_the_table(window):
    desk_id = new_desk(window)
    page = open_desk(window, desk_id)
    page.desk.order(EnterPosition(position(line=FIX_DEAD)))
    tools = page.findChild(DeskTools)
    for wanted, kind in ((tools.rules, RulebookPage), (tools.rounds, RoundsPage), (tools.protocol, ProtocolPage)):
        wanted.emit()
        assert isinstance(in_view(window), kind)
        in_view(window).back.emit()
        assert in_view(window) is page and page.desk.id == desk_id


def test_the_pocket_card_and_the_practice_lead_back_to_the_tables(window):
    window.doors.side.show_desk()
    tables = in_view(window)
    for wanted, kind in ((tables.pocket_card, PocketPage), (tables.practice, PracticePage)):
        wanted.emit()
        assert isinstance(in_view(window), kind)
        in_view(window).back.emit()
        assert isinstance(in_view(window), DesksPage)


def test_a_dispute_that_was_solved_is_kept(window, tmp_path):
    window.doors.side.show_desk()
    in_view(window).practice.emit()
    in_view(window).solved.emit("fix-4", True)
    kept = json.loads((tmp_path / "data" / "training.json").read_text())
    assert "fix-4" in json.dumps(kept)


def test_fouls_and_accusations_are_written_down_over_the_table(window, qtbot):
    page = open_desk(window, new_desk(window))
    page.desk.order(EnterPosition(position(line=FIX_DEAD)))
    tools = page.findChild(DeskTools)
    tools.foul.emit()
    form = page.findChild(FoulForm)
    assert form.isVisible()
    form.main.click()
    assert len(page.desk.view.rulings) == 1
    tools.accusation.emit()
    form = page.findChild(AccusationForm)
    assert form.isVisible()
    form.reject()
    assert len(page.desk.view.rulings) == 1


def test_the_players_window_follows_the_table_and_closes_with_the_desk(window, qtbot):
    page = open_desk(window, new_desk(window))
    page.window_wanted.emit()
    (shown,) = [one for one in QApplication.topLevelWidgets() if isinstance(one, PlayersWindow) and one.isVisible()]
    page.desk.order(EnterPosition(position()))
    page.desk.submit(0, ProposeBlock())
    assert "Budi" in " ".join(label.text() for label in shown.findChildren(QLabel))
    window.doors.show_start()
    assert not shown.isVisible()


def test_another_language_and_another_look_in_the_middle_of_a_walk(window):
    page = open_desk(window, new_desk(window))
    page.desk.order(EnterPosition(position()))
    page.desk.submit(0, ProposeBlock())
    window.change_settings(Settings(language="en", surroundings=Surroundings.DARK))
    window.choose_language("it")
    assert in_view(window) is page and page.desk.stage is Stage.WALK
    page.desk.undo()
    assert page.desk.stage is Stage.ROUND


def scored():
    store = MemoryStore(setup())
    at = RefereeDesk(store, 1)
    at.order(EnterPosition(position(line=FIX_DEAD)))
    walk(at, [False] * 4)
    lay_open(at, FIX_4)
    at.order(ScoreRound())
    return at


def choose(monkeypatch, path):
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: True)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(path)])


def test_a_protocol_is_saved_loaded_and_judged_again_to_the_same(window, monkeypatch, tmp_path):
    desk_id = new_desk(window)
    page = open_desk(window, desk_id)
    page.desk.order(EnterPosition(position(line=FIX_DEAD)))
    walk(page.desk, [False] * 4)
    lay_open(page.desk, FIX_4)
    page.desk.order(ScoreRound())
    page.protocol_wanted.emit()
    path = tmp_path / "round.domino"
    choose(monkeypatch, path)
    in_view(window).file_wanted.emit()
    assert read_protocol(path).record.state().totals == (83, 0, 0, 0)
    window.doors.side.show_desk()
    in_view(window).file_wanted.emit()
    assert isinstance(in_view(window), ProtocolPage)
    assert [one for one in window.findChildren(Notice) if one.isVisible()]


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda text: text.replace('"seat": 1', '"seat": 2', 1), words.FILE_CHANGED),
        (lambda text: "no protocol", words.FILE_NOT_OURS),
        (lambda text: text.replace('"form": 1', '"form": 99', 1), words.FILE_NEWER),
    ],
)
def test_a_file_that_cannot_be_used_is_told_in_one_sentence(window, monkeypatch, tmp_path, spoil, message):
    at, path = scored(), tmp_path / "spoiled.domino"
    write_protocol(path, at.setup, at.facts, at.record, at.times, 0)
    path.write_text(spoil(path.read_text()))
    choose(monkeypatch, path)
    said = []
    monkeypatch.setattr(window.doors.side._teller, "tell", lambda *words: said.append(words))
    window.doors.side.show_desk()
    in_view(window).file_wanted.emit()
    assert isinstance(in_view(window), DesksPage)
    assert [each[0] for each in said] == [message]


def test_a_table_that_cannot_be_read_is_told_and_the_others_go_on(window, monkeypatch):
    broken, whole = new_desk(window, "Table 1"), new_desk(window, "Table 2")
    window._database._connection.execute("UPDATE events SET seal = 0 WHERE match_id = ?", (broken,))
    said = []
    window.doors.side.show_desk()
    monkeypatch.setattr(window.doors.side._teller, "tell", lambda *words: said.append(words[0]))
    in_view(window).opened.emit(broken)
    assert said == [words.TABLE_UNREADABLE]
    in_view(window).opened.emit(whole)
    assert isinstance(in_view(window), DeskPage)


@pytest.mark.parametrize("way", ["rules", "rounds", "list"])
def test_after_everything_was_deleted_a_new_table_is_an_empty_one(window, way):
    page = open_desk(window, new_desk(window))
    page.desk.order(EnterPosition(position()))
    if way == "list":
        esc(window)
    else:
        getattr(page.findChild(DeskTools), way).emit()
    window.doors.show_settings()
    in_view(window).delete_wanted.emit()
    assert open_desk(window, new_desk(window, "Table 2")).desk.stage is Stage.POSITION
