"""Keys in the help: at each place those are told that work there, and nothing else; each is pressed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from domino_desktop.core.moves import ProposeBlock
from domino_desktop.core.tiles import Tile
from domino_desktop.i18n.english import English
from domino_desktop.i18n.messages import help_topics
from domino_desktop.storage.settings import Settings
from domino_desktop.storage.setup import Privacy
from domino_desktop.tournament.facts import ResultEntered
from domino_desktop.tournament.proposals import propose
from domino_desktop.tournament.results import MatchScore, Outcome, Source, TableResult
from domino_desktop.ui.desk.key_button import KeyButton
from domino_desktop.ui.help import topics
from domino_desktop.ui.help.place_keys import KEYS, PlaceKey, keys_at, keys_everywhere
from domino_desktop.ui.help.sheet import HelpSheet
from domino_desktop.ui.help.table_topics import told_at
from domino_desktop.ui.help.topics import place_of, topic_of
from domino_desktop.ui.keys import Action, keys_in_force
from domino_desktop.ui.table.page import TablePage
from domino_desktop.ui.tournament.beamer.beamer_window import BeamerWindow
from domino_desktop.ui.tournament.tabs import Tab
from tests.gallery.screens import Screens
from tests.gallery.stages import Stage
from tests.ui.club_windows import office_in, open_tournament
from tests.ui.helped import f1, purpose_at
from tests.ui.key_probe import answers, in_order, shortcuts_of
from tests.ui.page_frame import activate
from tests.ui.tables import DEAD_LINE, FIX_4

PACKAGE = Path(topics.__file__).parents[1]
IN_FORCE = keys_in_force(Settings(), English())
NOT_TOLD = {"Ctrl+Enter", "Find", *IN_FORCE[Action.HINT]}
"""Keys of the number pad and of rare keyboards that do what another one does; and nobody coaches on the tour."""
PAPERS = {"ListPage", "ResultPage"}
"""Pages of paper that are not in the gallery; they are as those that are."""
PARTS = {f"Ctrl+{place}" for place in range(1, 6)}
DRAWN = TableResult(Outcome.PLAYED, (MatchScore((200, 150)),))
PRESSED = {
    Action.GO_ALONG: ("Left", "Right", "Up", "Down"),
    Action.MOVE_TILE: ("Shift+Left", "Shift+Right"),
    Action.PAN: ("Ctrl+Left", "Ctrl+Right", "Ctrl+Up", "Ctrl+Down"),
    Action.PLAY: ("Return",),
    Action.CANCEL: ("Esc",),
}
OF_THE_WINDOW = {Action.FIT, Action.CLOSE_LID, Action.TAKE_BACK, Action.COPY_PICTURE, Action.SAVE_PICTURE}
BOTH_ENDS = Tile.of(1, 6)


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


def test_every_key_that_a_page_listens_to_is_told_somewhere():
    """Enter, Space, Esc and arrows mean what they mean everywhere; any other key has to be told."""
    handled = {
        key
        for path in PACKAGE.rglob("*.py")
        if "def keyPressEvent" in (source := path.read_text(encoding="utf-8"))
        for key in re.findall(r"Key_(\w+)|StandardKey\.(\w+)", source)
    }
    names = {"Backspace", "Del", "F6", "F11", "0", "+", "-", "Ctrl+Z", "Ctrl+F", "Ctrl+V"}
    told = {key for rows in KEYS.values() for row in rows if isinstance(row, PlaceKey) for key in row.keys}
    assert names <= told
    said = {QKeySequence(key)[0].key() for key in names} | {Qt.Key.Key_F7, Qt.Key.Key_F8}  # on the caps of buttons
    usual = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Equal}
    usual |= {getattr(Qt.Key, f"Key_{name}") for name in ("Home", "End", "PageUp", "PageDown")}
    usual |= {getattr(Qt.Key, f"Key_{name}") for name in ("Left", "Right", "Up", "Down")}
    assert {getattr(Qt.Key, f"Key_{key}") for key, standard in handled if key} - said - usual == set()
    assert {standard for _, standard in handled if standard} <= {"Undo", "Find", "Paste"}


# At a table ------------------------------------------------------------------------------------------


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


def test_keys_of_the_window_belong_to_its_menu_and_the_others_are_told_everywhere(open_window):
    opened = open_window()
    opened.matches.play_now("Giulia")
    keys = {key.toString() for item in opened.findChildren(QAction) if item.isEnabled() for key in item.shortcuts()}
    everywhere = {key for told in keys_everywhere("TablePage") for key in told.keys}
    assert keys == everywhere | {key for each in OF_THE_WINDOW for key in IN_FORCE[each]}


# In the whole window --------------------------------------------------------------------------------


def test_a_table_tells_the_keys_in_force_and_no_other_page_does(open_window):
    opened = open_window(keys={"sort": "X"})
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


def test_each_part_of_a_tournament_has_its_own_keys(open_window):
    opened = open_window()
    page = open_tournament(opened, office_in(opened, is_paired=False))
    office, seen = page.office, []

    def look():
        f1(opened)
        seen.append((place_of(page), caps_in(opened.guide.sheet)))
        f1(opened)

    def press(key):
        assert answers(page, key), key

    for place in range(1, 6):
        press(f"Ctrl+{place}")
        look()
    press("Ctrl+2")
    office.keep_proposal(propose(office.state, {}))
    look()
    press("Ctrl+Return")
    look()
    tab = page._tabs[Tab.ROUND]
    tab._change_tables()
    look()
    tab._changing.discard()
    for table in office.state.last_round.open_tables:
        office.submit(ResultEntered, round=1, table=table, result=DRAWN, source=Source.TYPED, digest="")
    look()
    assert [place.partition("/")[2] for place, _ in seen] == [
        "entrants",
        "round/start",
        "standings",
        "log",
        "publish",
        "round/pairing",
        "round/results",
        "round/changing",
        "round/played",
    ]
    caps = {place.partition("/")[2]: each for place, each in seen}
    assert "Delete" in caps["entrants"] and "Delete" not in caps["standings"]
    assert {"Ctrl+Enter", "W"} <= caps["round/pairing"] and "Ctrl+Enter" not in caps["round/start"]
    assert "Ctrl+Z" in caps["round/results"] and "Ctrl+Z" not in caps["round/played"]
    assert {"+", "−"} <= caps["publish"]
    assert not any("D" in each for each in caps.values()), "keys of the game have nothing to do here"


def test_f1_helps_in_the_window_for_everybody(open_window):
    opened = open_window()
    page = open_tournament(opened, office_in(opened))
    page.tools.beamer.emit()
    beamer = next(each for each in QApplication.topLevelWidgets() if isinstance(each, BeamerWindow))
    activate(beamer)
    QTest.keyClick(beamer, Qt.Key.Key_F1)
    sheet = beamer.findChild(HelpSheet)
    assert {"Space", "F11", "Esc"} <= caps_in(sheet)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F1)
    assert not sheet.isVisible() and beamer.isVisible()
    QTest.keyClick(beamer, Qt.Key.Key_F1)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert beamer.isVisible(), "Esc has closed the sheet and nothing else"
    beamer.close()
