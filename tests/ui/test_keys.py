"""Single letters follow the words of the language and give way to those that a person chose."""

from __future__ import annotations

from dataclasses import replace
from string import ascii_uppercase

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

from domino_desktop.i18n.english import English
from domino_desktop.i18n.language import CODES
from domino_desktop.i18n.messages import help
from domino_desktop.storage.settings import Settings
from domino_desktop.ui.key_sequences import key_sequence
from domino_desktop.ui.keys import KEY_ROWS, LETTER_ROWS, Action, as_letter, keys_in_force, keys_of
from domino_desktop.ui.pages.help import HelpPage
from domino_desktop.ui.pages.settings import SettingsPage
from domino_desktop.ui.table.page import TablePage
from tests.ui.tables import DEAD_LINE, FIX_4
from tests.ui.windows import Window

HINT = "H"
"""The key of a hint in every language."""


@pytest.fixture
def window(qtbot, look, tmp_path):
    made = Window(qtbot, look, tmp_path)
    yield made
    made.leave()


def letters(keys):
    return {row.action: keys[row.action][0] for row in LETTER_ROWS}


def listened_to(page):
    """What the table does at a key now, by action."""
    shortcuts = page.findChild(TablePage).shortcuts._shortcuts
    return {action: tuple(key.toString() for key in QShortcut.keys(one)) for action, one in shortcuts.items()}


@pytest.mark.parametrize("code", CODES)
def test_each_language_has_letters_of_its_own_words_and_no_conflicts(languages, code):
    language = languages[code]
    keys = keys_in_force(Settings(), language)
    found = letters(keys)
    assert set(found.values()) <= set(ascii_uppercase)
    assert found[Action.HINT] == HINT
    assert [language.say(row.letter) for row in LETTER_ROWS] == list(found.values())
    everything = [key for those in keys.values() for key in those]
    assert len(set(everything)) == len(everything)
    if code != "en":
        assert all(
            letter in language.say(row.does).upper()
            for row, letter in zip(LETTER_ROWS, found.values())
            if letter != HINT
        )


def test_every_action_has_a_row_and_every_key_can_be_a_shortcut():
    assert {row.action for row in KEY_ROWS} == set(Action)
    assert {row.action for row in LETTER_ROWS} == {
        Action.DRAW,
        Action.PASS,
        Action.BLOCK,
        Action.SKIP,
        Action.SORT,
        Action.HINT,
        Action.STORY,
        Action.READ_HAND,
        Action.READ_ENDS,
        Action.READ_COUNTS,
        Action.READ_TURN,
        Action.READ_LAST,
    }
    for keys in keys_in_force(Settings(), English()).values():
        for key in keys:
            assert QKeySequence(key)[0].key() != Qt.Key.Key_unknown
    assert keys_of(Action.CLOSE_LID) == ("F9",)
    assert keys_of(Action.GO_TO_NUMBER) == tuple("0123456789")


def test_a_chosen_letter_goes_before_those_of_every_language(languages):
    chosen = Settings(keys={"draw": "P"})
    for language in languages.values():
        found = letters(keys_in_force(chosen, language))
        assert found[Action.DRAW] == "P"
        assert len(set(found.values())) == len(LETTER_ROWS)
    assert letters(keys_in_force(chosen, English()))[Action.PASS] == "A", "pass gives way within its own word"


@pytest.mark.parametrize("kept", [{"draw": "+"}, {"draw": "9"}, {"draw": ""}, {"draw": "DD"}, {"hat": "P"}])
def test_what_cannot_be_a_letter_is_as_if_it_were_not_kept(kept):
    assert keys_in_force(Settings(keys=kept), English()) == keys_in_force(Settings(), English())


def test_of_two_equal_letters_only_one_holds():
    found = letters(keys_in_force(Settings(keys={"sort": "X", "draw": "X"}), English()))
    assert found[Action.DRAW] == "X" and found[Action.SORT] == "S"


def test_even_all_letters_of_a_word_being_taken_leaves_a_key():
    kept = {"draw": "P", "block": "A", "skip": "S", "sort": "D"}
    found = letters(keys_in_force(Settings(keys=kept), English()))
    assert len(set(found.values())) == len(LETTER_ROWS)


@pytest.mark.parametrize(("typed", "letter"), [("q", "Q"), ("Å", "Å"), ("ß", ""), ("5", ""), ("+", ""), ("", "")])
def test_a_letter_is_what_is_printed_on_the_key(typed, letter):
    assert as_letter(typed) == letter


def test_an_open_match_a_change_and_a_language_take_effect_at_once(window, languages):
    window.matches.play_now("Giulia")
    window.change_settings(replace(window.settings, keys={"sort": "Q"}))
    assert listened_to(window)[Action.SORT] == ("Q",)
    assert listened_to(window)[Action.DRAW] == ("D",)
    window.choose_language("id")
    in_force = keys_in_force(window.settings, window.language)
    assert listened_to(window) == {action: in_force[action] for action in listened_to(window)}
    window.doors.show_settings()
    page = window.findChild(SettingsPage)
    assert isinstance(page, SettingsPage)
    assert page._keys._fields[0][1].text() == in_force[Action.DRAW][0]
    window.doors.show_help()
    caps = {caps.accessibleName() for caps, _ in window.findChild(HelpPage)._keys._lines}
    assert "Q" in caps and in_force[Action.DRAW][0] in caps


@pytest.mark.parametrize("code", CODES)
def test_keys_are_the_same_whatever_qt_calls_them_in_the_language_of_the_program(window, code):
    """In Indonesian Qt calls Return "Enter": read so, two shortcuts of one page were the same, and neither worked."""
    keys = {"Ctrl+Return", "Ctrl+Enter", "Alt+Left", "Ctrl+1", *(key for row in KEY_ROWS for key in row.keys)}
    window.choose_language(code)
    assert {key_sequence(key).toString() for key in keys} == keys


@pytest.mark.parametrize("code", CODES)
def test_a_form_is_finished_at_once_in_every_language(window, code):
    window.choose_language(code)
    window.doors.side.show_tournaments()
    window._pages.currentWidget().new_wanted.emit()
    page = window._pages.currentWidget()
    keys = [key.toString() for one in page.findChildren(QShortcut) for key in QShortcut.keys(one)]
    assert {"Ctrl+Return", "Ctrl+Enter"} <= set(keys) and len(keys) == len(set(keys))


def test_a_changed_key_works_and_the_old_one_no_longer(window, qtbot):
    window.change_settings(replace(window.settings, keys={"sort": "Q"}))
    window.matches.play_now("Giulia")
    board = window.table._desk.board
    qtbot.waitUntil(lambda: len(board.board.rack.tiles) == 5)
    dealt = list(board.board.rack.tiles)
    window.key("s")
    assert list(board.board.rack.tiles) == dealt
    window.key("q")
    assert list(board.board.rack.tiles) == sorted(dealt) != dealt


def test_one_key_skips_the_walk_while_it_may_be_skipped(seat_people):
    table = seat_people(DEAD_LINE, FIX_4, humans=(0, 1, 2, 3))
    table.look_in()
    table.key(None, "k")
    assert table.public.verification is None
    table.key(None, "p")
    assert table.sheet.isVisible() and table.public.verification.by_program
    table.key(None, "k")
    table.wait(lambda: table.shown is table.score_page)
    assert table.kinds().count("Knocked") == 4


def test_a_walk_that_waits_for_answers_cannot_be_skipped(seat_people):
    table = seat_people(DEAD_LINE, FIX_4, opens_walk=False, humans=(0, 1, 2, 3))
    table.look_in()
    table.key(None, "b")
    assert table.sheet.isVisible()
    table.key(None, "k")
    assert table.sheet.isVisible() and table.kinds().count("Knocked") == 1


def test_words_of_every_letter_are_declared():
    assert all(row.letter.context == "Keys" and row.does in vars(help).values() for row in LETTER_ROWS)
