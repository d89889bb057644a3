"""F1: every screen has its help, it follows what happens at the table, and it tells nothing that is hidden."""

from __future__ import annotations

import ast
import re
from itertools import zip_longest
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QStackedWidget, QWidget

from domino_desktop.core.moves import ProposeBlock
from domino_desktop.core.tiles import Tile
from domino_desktop.i18n.english import English
from domino_desktop.i18n.language import CODES, language
from domino_desktop.i18n.messages import help, help_topics, tour
from domino_desktop.storage.settings import Settings
from domino_desktop.storage.setup import BlockCheck, Privacy
from domino_desktop.ui.desk.key_button import KeyButton
from domino_desktop.ui.help import topics
from domino_desktop.ui.help.lines import told_lines
from domino_desktop.ui.help.place_keys import KEYS, PlaceKey, keys_at, keys_everywhere
from domino_desktop.ui.help.sheet import HelpSheet
from domino_desktop.ui.help.table_topics import told_at
from domino_desktop.ui.help.topics import DEAL, FIRST_START, FOUL, PAGES, SCORE, WALK, place_of, topic_of
from domino_desktop.ui.keys import Action, keys_in_force
from domino_desktop.ui.table.page import TablePage
from tests.gallery.screens import Screens
from tests.gallery.stages import Stage
from tests.ui.key_probe import answers, in_order, shortcuts_of
from tests.ui.page_frame import SIZES, activate, assert_all_can_be_read, show, stops
from tests.ui.seen import shown_texts
from tests.ui.settled import settle
from tests.ui.tables import DEAD_LINE, FIX_4
from tests.ui.windows import Window

PACKAGE = Path(topics.__file__).parents[1]
IN_FORCE = keys_in_force(Settings(), English())
NOT_TOLD = {"Ctrl+Enter", "Find", *IN_FORCE[Action.HINT]}
"""Keys of the number pad and of rare keyboards that do what another one does; and nobody coaches on the tour."""
PAPERS = {"ListPage", "ResultPage"}
"""Pages of paper that are not in the gallery; they are as those that are."""
PARTS = {f"Ctrl+{place}" for place in range(1, 6)}
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


@pytest.fixture
def window(qtbot, look, tmp_path):
    opened = []

    def make(size=(1280, 800), **settings):
        opened.append(Window(qtbot, look, tmp_path / str(len(opened)), Settings(language="en", **settings), size))
        return opened[-1]

    yield make
    for one in opened:
        one.leave()


def f1(window):
    """The key, for whatever has the keyboard."""
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_F1)
    QApplication.processEvents()


def purpose_at(table):
    told = told_at(table.page)
    assert told is not None
    return told[0].purpose


# Every screen ------------------------------------------------------------------------------------------


def test_every_screen_of_the_gallery_has_a_topic_and_its_keys_work(look, tmp_path):
    """A key that is told is pressed at some screen of its place, and does something there."""
    stage = Stage(look, tmp_path)
    without, unheard, listening = [], {}, {}
    for name, screen in Screens(look, stage, "en").all():
        page = screen.currentWidget() if isinstance(screen, QStackedWidget) else screen
        told = told_at(page) if isinstance(page, TablePage) else topic_of(page, is_first=name == "01-first-start")
        if told is None and type(page).__name__.endswith("Page"):  # the rest are pictures of tables
            without.append(name)
        place = place_in_gallery(page)
        if place and unheard.get(place) != set():
            press_the_keys(page, place, unheard, listening)
        if isinstance(page, TablePage):
            page.stand_up()
        screen.deleteLater()
    stage.close()
    assert without == []
    assert {place: keys for place, keys in unheard.items() if keys} == {}
    assert {page: heard - told for page, (heard, told) in listening.items() if heard - told} == {}
    assert set(KEYS) - set(unheard) <= {
        *PAPERS,
        *(f"TournamentPage/round/{part}" for part in ("changing", "played/now")),
    }


def place_in_gallery(page):
    """The place of a screen; parts of the page of a tournament stand alone in the gallery."""
    part = {
        "EntrantsTab": "entrants",
        "RoundTab": "round",
        "StandingsTab": "standings",
        "LogTab": "log",
        "PublishTab": "publish",
    }.get(type(page).__name__)
    place = place_of(page) if part is None else place_of(page).replace(type(page).__name__, f"TournamentPage/{part}")
    while place and place not in KEYS:
        place = place.rpartition("/")[0]
    return place


def press_the_keys(page, place, unheard, listening):
    """Press every key that is told at this place and was not heard before; the shortcuts there must all be told."""
    page.resize(1280, 800)
    page.show()
    activate(page)
    page.setFocus()
    QApplication.processEvents()
    told = {key for each in keys_at(place) if isinstance(each, PlaceKey) for key in each.keys}
    told |= {key for each in keys_at(place) if isinstance(each, Action) for key in IN_FORCE[each] if len(key) == 1}
    told |= {"Esc"} if "Window" not in place and "Tournament" not in place else set()
    shown = {button.key for button in page.findChildren(KeyButton) if button.isVisible() and button.isEnabled()}
    shortcuts = set(shortcuts_of(page))
    heard_there, told_there = listening.setdefault("/".join(place.split("/")[:2]), (set(), set()))
    heard_there.update(shortcuts - NOT_TOLD)
    told_there.update(told)
    if "Tournament" in place:
        told -= PARTS
    if place == "TournamentPage/round/pairing":
        told -= {"Esc"}  # where nobody is chosen it belongs to the page around
    wanted = told | shown
    left = unheard.get(place, wanted) & wanted | (unheard.get(place, set()) - wanted)
    unheard[place] = {key for key in in_order(left, shown) if not answers(page, key)}


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


def test_f1_opens_and_closes_and_the_keyboard_is_where_it_was(window):
    opened = window()
    held = QApplication.focusWidget()
    f1(opened)
    sheet = opened.guide.sheet
    assert sheet is not None and sheet.isAncestorOf(QApplication.focusWidget())
    assert opened.language.say(help_topics.START) in shown_texts(sheet)
    f1(opened)
    assert opened.guide.sheet is None and QApplication.focusWidget() is held


def test_the_field_that_had_the_keyboard_may_be_gone_meanwhile(window):
    opened = window()
    page = opened._pages.currentWidget()
    field = QLineEdit(page)
    field.show()
    field.setFocus()
    f1(opened)
    field.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    f1(opened)
    assert opened.guide.sheet is None and page.isAncestorOf(QApplication.focusWidget())


def test_esc_closes_the_sheet_and_nothing_else(window):
    opened = window()
    opened.doors.show_settings()
    held = QApplication.focusWidget()
    f1(opened)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert opened.guide.sheet is None
    assert QApplication.focusWidget() is held
    assert topic_of(opened._pages.currentWidget(), is_first=False) is PAGES["SettingsPage"]


def test_tab_stays_within_the_sheet(window):
    opened = window()
    f1(opened)
    sheet = opened.guide.sheet
    reached = stops(sheet)
    assert len(reached) == 3 and all(sheet.isAncestorOf(one) for one in reached)


def test_a_table_tells_the_keys_in_force_and_no_other_page_does(window):
    opened = window(keys={"sort": "X"})
    f1(opened)
    assert "X" not in caps_in(opened.guide.sheet)
    opened.matches.play_now("Giulia")
    f1(opened)
    in_force = keys_in_force(opened.settings, opened.language)
    assert {"X", *in_force[Action.READ_HAND], *in_force[Action.STORY]} <= caps_in(opened.guide.sheet)


def caps_in(sheet):
    """What stands on the caps of all keys of a sheet."""
    sheet.complete()
    names = [one.accessibleName() for one in sheet.findChildren(QWidget) if type(one).__name__ == "_Caps"]
    return {cap for name in names for cap in name.split(", ")}


@pytest.mark.parametrize(
    ("words", "page"), [(tour.TAKE, "TourPage"), (help.HOW_TO_PLAY, "HelpPage")], ids=["tour", "how to play"]
)
def test_the_sheet_leads_on(window, words, page):
    opened = window()
    f1(opened)
    text = opened.language.say(words)
    button = next(one for one in opened.guide.sheet.findChildren(QPushButton) if one.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert type(opened._pages.currentWidget()).__name__ == page
    assert opened.guide.sheet is None


def test_another_language_is_spoken_at_once(window, qtbot):
    opened = window()
    f1(opened)
    opened.choose_language("sv")
    wanted = language("sv").say(help_topics.START)
    qtbot.waitUntil(lambda: opened.guide.sheet is not None and wanted in shown_texts(opened.guide.sheet))


@pytest.mark.parametrize(("size", "covers_all"), [((800, 600), False), ((1280, 800), False), ((800, 600), True)])
def test_the_sheet_covers_all_only_where_it_is_narrow(window, size, covers_all):
    opened = window(size, text_scale=200 if covers_all else 100)
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
    places = [*KEYS.values(), tuple(Action)]
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


# The keys of a table ------------------------------------------------------------------------------------

PRESSED = {
    Action.GO_ALONG: ("Left", "Right", "Up", "Down"),
    Action.MOVE_TILE: ("Shift+Left", "Shift+Right"),
    Action.PAN: ("Ctrl+Left", "Ctrl+Right", "Ctrl+Up", "Ctrl+Down"),
    Action.PLAY: ("Return",),
    Action.CANCEL: ("Esc",),
}
OF_THE_WINDOW = {Action.FIT, Action.CLOSE_LID, Action.TAKE_BACK, Action.COPY_PICTURE, Action.SAVE_PICTURE}
BOTH_ENDS = Tile.of(1, 6)


def in_play(seat_people, *hands, **more):
    return seat_people("6-5 5-1", hands, **more)


def a_walk(seat_people):
    table = seat_people(DEAD_LINE, FIX_4, humans=(0, 1, 2, 3), privacy=Privacy.LID)
    table.open_lid()
    table.submit(0, ProposeBlock())
    return table


def a_score(seat_people):
    table = a_walk(seat_people)
    for _ in range(3):
        table.page._wishes.answer(False)
    table.wait(lambda: purpose_at(table) is help_topics.SCORE)
    return table


def after_score(seat_people):
    table = a_score(seat_people)
    table.show_table()
    return table


def a_deal(seat_people):
    table = in_play(seat_people, "1-6 3-3", "1-3 2-2")
    table.page.deals.show()
    return table


AT_TABLE = {
    "your turn": lambda seat: in_play(seat, "1-6 3-3", "1-3 2-2"),
    "nothing fits": lambda seat: in_play(seat, "0-2 3-3", "1-3 2-2"),
    "others play": lambda seat: in_play(seat, "1-6 3-3", "1-3 2-2", "1-4 4-4", humans=(1,), turn=2),
    "lid": lambda seat: in_play(seat, "1-6 3-3", "1-3 2-2", humans=(0, 1)),
    "curtain": lambda seat: in_play(seat, "1-6 3-3", "1-3 2-2", humans=(0, 1), privacy=Privacy.CURTAIN),
    "walk": a_walk,
    "score": a_score,
    "after the score": after_score,
    "about the deal": a_deal,
}


@pytest.mark.parametrize("state", AT_TABLE)
def test_every_key_that_a_table_tells_works_there(seat_people, state):
    table = AT_TABLE[state](seat_people)
    told = told_at(table.page)[2]
    dead = [each for each in sorted(told, key=is_a_move) if not works(table.page, each)]
    assert dead == []


def is_a_move(each):
    """What may lead on comes last."""
    if isinstance(each, PlaceKey):
        return "Return" in each.keys or "Esc" in each.keys
    return each in (Action.DRAW, Action.PASS, Action.BLOCK, Action.PLAY)


def works(page, each):
    """Whether its keys do something; those of the window are those of its menu."""
    if each in OF_THE_WINDOW or each is Action.GO_BETWEEN:
        return True
    board = page.desk.board
    if each is Action.CANCEL:
        board.choose(BOTH_ENDS)
        assert board.asking is not None or BOTH_ENDS not in board.board.rack.tiles
        if board.asking is None:
            return True
    if isinstance(each, PlaceKey):
        keys = each.keys[:1] if "Return" in each.keys or "Esc" in each.keys else each.keys
    else:
        keys = PRESSED.get(each, IN_FORCE[each])
    return all(answers(page, key) for key in keys)


def test_every_key_of_the_table_is_told_in_some_state(seat_people):
    told = {each for make in (AT_TABLE["your turn"], a_score) for each in told_at(make(seat_people).page)[2]}
    assert set(Action) - told <= {Action.HINT, Action.HELP, Action.FULL_SCREEN, Action.NEW_TABLE}


def test_keys_of_the_window_belong_to_its_menu_and_the_others_are_told_everywhere(window):
    opened = window()
    opened.matches.play_now("Giulia")
    keys = {key.toString() for item in opened.findChildren(QAction) if item.isEnabled() for key in item.shortcuts()}
    everywhere = {key for told in keys_everywhere("TablePage") for key in told.keys}
    assert keys == everywhere | {key for each in OF_THE_WINDOW for key in IN_FORCE[each]}
