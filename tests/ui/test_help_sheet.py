"""F1: every screen has its help, it follows what happens at the table, and it tells nothing that is hidden."""

from __future__ import annotations

import ast
import re
from itertools import zip_longest
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton

from domino_desktop.core.moves import ProposeBlock
from domino_desktop.i18n.language import CODES, language
from domino_desktop.i18n.messages import help, help_topics, tour
from domino_desktop.storage.settings import Settings
from domino_desktop.storage.setup import BlockCheck, Privacy
from domino_desktop.ui.help import topics
from domino_desktop.ui.help.lines import told_lines
from domino_desktop.ui.help.place_keys import KEYS, keys_everywhere
from domino_desktop.ui.help.sheet import HelpSheet
from domino_desktop.ui.help.table_topics import told_at
from domino_desktop.ui.help.topics import DEAL, FIRST_START, FOUL, PAGES, SCORE, WALK, topic_of
from domino_desktop.ui.keys import Action, keys_in_force
from tests.ui.helped import f1, purpose_at
from tests.ui.page_frame import SIZES, assert_all_can_be_read, show, stops
from tests.ui.seen import shown_texts
from tests.ui.settled import settle
from tests.ui.tables import DEAD_LINE, FIX_4

PACKAGE = Path(topics.__file__).parents[1]
TILE = re.compile(r"\b\d-\d\b")
TOPICS = [*PAGES.values(), FIRST_START, WALK, SCORE, FOUL, DEAL]
TOPICS += [
    topics.Topic(purpose, tips, "Giulia")
    for purpose, tips in (
        (help_topics.YOUR_TURN, help_topics.YOUR_TURN_TIPS),
        (help_topics.NOTHING_FITS, help_topics.NOTHING_FITS_TIPS),
        (help_topics.ON_HONOUR, help_topics.ON_HONOUR_TIPS),
        (help_topics.WAITING, help_topics.WAITING_TIPS),
        (help_topics.LID, help_topics.LID_TIPS),
        (help_topics.ROUND_OVER, help_topics.ROUND_OVER_TIPS),
    )
]


# Every screen ------------------------------------------------------------------------------------------


def test_every_page_of_the_program_has_a_topic():
    """Whoever writes another page also writes what it is for."""
    pages = {
        node.name
        for folder in ("pages/**", "tour", "review", "puzzles", "desk", "desk/practice", "tournament/**")
        for path in PACKAGE.glob(f"{folder}/*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and node.name.endswith("Page") and node.name != "Page"
    }
    within = {"ScorePage", "FoulPage", "DonePage", "PaperPage", "BeamerPage", "HistoryPage", "SpokenPage"}
    assert pages - within == {name.split("/")[0] for name in PAGES if "Window" not in name}


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.purpose.source[:30])
def test_a_topic_is_short(topic):
    assert 3 <= len(topic.tips) <= 6
    assert len(topic.purpose.source) <= 80
    assert all(len(tip.source) <= 100 for tip in topic.tips)


# The sheet ---------------------------------------------------------------------------------------------


def test_f1_opens_and_closes_and_the_keyboard_is_where_it_was(open_window):
    opened = open_window()
    held = QApplication.focusWidget()
    f1(opened)
    sheet = opened.guide.sheet
    assert sheet is not None and sheet.isAncestorOf(QApplication.focusWidget())
    assert opened.language.say(help_topics.START) in shown_texts(sheet)
    f1(opened)
    assert opened.guide.sheet is None and QApplication.focusWidget() is held


def test_the_field_that_had_the_keyboard_may_be_gone_meanwhile(open_window):
    opened = open_window()
    page = opened._pages.currentWidget()
    field = QLineEdit(page)
    field.show()
    field.setFocus()
    f1(opened)
    field.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    f1(opened)
    assert opened.guide.sheet is None and page.isAncestorOf(QApplication.focusWidget())


def test_esc_closes_the_sheet_and_nothing_else(open_window):
    opened = open_window()
    opened.doors.show_settings()
    held = QApplication.focusWidget()
    f1(opened)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert opened.guide.sheet is None
    assert QApplication.focusWidget() is held
    assert topic_of(opened._pages.currentWidget(), is_first=False) is PAGES["SettingsPage"]


def test_tab_stays_within_the_sheet(open_window):
    opened = open_window()
    f1(opened)
    sheet = opened.guide.sheet
    reached = stops(sheet)
    assert len(reached) == 3 and all(sheet.isAncestorOf(one) for one in reached)


@pytest.mark.parametrize(
    ("words", "page"), [(tour.TAKE, "TourPage"), (help.HOW_TO_PLAY, "HelpPage")], ids=["tour", "how to play"]
)
def test_the_sheet_leads_on(open_window, words, page):
    opened = open_window()
    f1(opened)
    text = opened.language.say(words)
    button = next(one for one in opened.guide.sheet.findChildren(QPushButton) if one.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert type(opened._pages.currentWidget()).__name__ == page
    assert opened.guide.sheet is None


def test_another_language_is_spoken_at_once(open_window, qtbot):
    opened = open_window()
    f1(opened)
    opened.choose_language("sv")
    wanted = language("sv").say(help_topics.START)
    qtbot.waitUntil(lambda: opened.guide.sheet is not None and wanted in shown_texts(opened.guide.sheet))


@pytest.mark.parametrize(("size", "covers_all"), [((800, 600), False), ((1280, 800), False), ((800, 600), True)])
def test_the_sheet_covers_all_only_where_it_is_narrow(open_window, size, covers_all):
    opened = open_window(size, text_scale=200 if covers_all else 100)
    f1(opened)
    sheet, pages = opened.guide.sheet, opened._pages
    assert sheet.y() == pages.mapTo(opened, pages.rect().topLeft()).y() and sheet.height() == pages.height()
    assert (sheet.width() == pages.width()) is covers_all
    opened.resize(1600, 900)
    QApplication.processEvents()
    assert sheet.geometry().right() == opened.width() - 1 and sheet.height() == pages.height()


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("width", "height", "scale"), [SIZES[0], SIZES[2]])
def test_every_topic_can_be_read_in_every_language(qtbot, dress, languages, look, code, width, height, scale):
    dress(scale=scale)
    sheet = HelpSheet(look.theme, look.icons, None)
    spoken = languages[code]
    show(qtbot, sheet, width, height)
    places = [*KEYS.values(), tuple(Action)] if scale > 1 else []  # what has room in large letters has it in others
    for topic, here in zip_longest(TOPICS, places, fillvalue=()):
        told = topic.told(spoken)
        keys = keys_in_force(Settings(), spoken)
        sheet.present(told, spoken, tour=True, how_to_play=True, rules=True)
        sheet.show_keys(
            told_lines(here, sheet, spoken, keys), told_lines(keys_everywhere(""), sheet, spoken, keys), spoken
        )
        sheet.complete()
        sheet.place(sheet.rect())
        settle(sheet)
        assert_all_can_be_read(sheet)
        assert set(told) <= set(shown_texts(sheet))


# At a table --------------------------------------------------------------------------------------------


def test_the_help_follows_the_table(seat_people):
    table = seat_people(DEAD_LINE, FIX_4, humans=(0, 1, 2, 3), privacy=Privacy.LID)
    assert purpose_at(table) is help_topics.LID
    table.open_lid()
    assert purpose_at(table) is help_topics.NOTHING_FITS
    table.submit(0, ProposeBlock())
    assert purpose_at(table) is help_topics.WALK
    for _ in range(3):
        table.page._wishes.answer(False)
    table.wait(lambda: purpose_at(table) is help_topics.SCORE)
    table.show_table()
    assert purpose_at(table) is help_topics.ROUND_OVER


def test_whose_turn_it_is_decides(seat_people):
    line, hands = "6-6 6-1", ("1-2 3-3", "1-3 2-2", "1-4 4-4")
    assert purpose_at(seat_people(line, hands, humans=(0,))) is help_topics.YOUR_TURN
    assert purpose_at(seat_people(line, hands, humans=(1,), turn=2)) is help_topics.WAITING
    honest = seat_people(line, hands, humans=(0,), check=BlockCheck.HONOUR)
    assert purpose_at(honest) is help_topics.ON_HONOUR


@pytest.mark.parametrize("is_open", [False, True])
def test_no_tile_is_told(seat_people, languages, is_open):
    table = seat_people("6-6 6-1", ("1-2 3-3", "1-3 2-2"), humans=(0, 1))
    if is_open:
        table.open_lid()
    topic, speaker, _ = told_at(table.page)
    assert not any(TILE.search(sentence) for sentence in topic.told(speaker))
    assert all("%" not in sentence for sentence in topic.told(speaker))


def test_on_honour_the_help_does_not_betray_what_fits(seat_people):
    told = []
    for hand in ("1-2 3-3", "2-2 3-3"):
        table = seat_people("6-6 6-1", (hand, "1-3 2-4"), humans=(0,), check=BlockCheck.HONOUR)
        topic, speaker, _ = told_at(table.page)
        told.append(topic.told(speaker))
    assert told[0] == told[1]


def test_the_language_is_that_of_the_person_in_front(seat_people):
    table = seat_people("6-6 6-1", ("1-2 3-3", "1-3 2-2"), humans=(1,), turn=1)
    topic, speaker, _ = told_at(table.page)
    assert speaker.code == "pt_BR" and topic.name == "João"
