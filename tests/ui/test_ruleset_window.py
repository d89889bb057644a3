"""Rule sets in the whole program: the ways in and back, house rules kept in the data folder, files, a match."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLineEdit

from domino_desktop.i18n.language import language
from domino_desktop.i18n.messages import gallery, help, rulepages, setup, start
from domino_desktop.i18n.messages import table as messages
from domino_desktop.i18n.narration import ruleset_name
from domino_desktop.i18n.rulebook import label
from domino_desktop.storage import rulesets
from domino_desktop.storage.house_rules import HouseRules, export
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.settings import Settings
from domino_desktop.ui.dialogs.notice import Notice
from domino_desktop.ui.dialogs.question import Question
from domino_desktop.ui.pages.rulesets.editor import EditorPage
from domino_desktop.ui.pages.rulesets.gallery import GalleryPage
from domino_desktop.ui.pages.rulesets.name_dialog import NameDialog
from domino_desktop.ui.pages.rulesets.rulebook_page import RulebookPage
from domino_desktop.ui.pages.rulesets.ruleset_card import RuleSetCard
from domino_desktop.ui.pages.rulesets.switch_row import SwitchRow
from domino_desktop.ui.pages.setup import SetupPage
from domino_desktop.ui.pages.start import StartPage
from tests.ui.page_frame import button, click, type_text
from tests.ui.seen import shown_texts


def say(message, *args, n=None):
    return language("en").say(message, *args, n=n)


@pytest.fixture
def house(tmp_path):
    return HouseRules(DataPaths.under(tmp_path / "data"))


def page(window):
    """The page in view."""
    return window.centralWidget().currentWidget()


def escape(window):
    """The key Esc for the page in view."""
    QTest.keyClick(page(window), Qt.Key.Key_Escape)


def menu_item(window, message):
    (item,) = [item for item, words in window.menus._items if words is message]
    return item


def card_of(window, qtbot, title):
    """The card of this rule set among all."""
    qtbot.waitUntil(lambda: page(window).is_complete)
    name = say(gallery.READ_OF, title)
    cards = [card for card in page(window).findChildren(RuleSetCard) if card.isVisibleTo(window)]
    return [card for card in cards if name in seen_names(card)][-1]


def seen_names(widget):
    return [one.accessibleName() for one in widget.findChildren(QAbstractButton)]


def unfold(window, qtbot, key):
    qtbot.waitUntil(lambda: page(window).is_complete)
    row = next(row for row in page(window).findChildren(SwitchRow) if row.key == key)
    click(row.button)
    return row


def change_direction(window, qtbot):
    """Turn the direction of play round, in the editor that is in view."""
    row = unfold(window, qtbot, "direction")
    click(button(row, "Turns go counter-clockwise."))


def answer(window, kind, words):
    """Press a button of the small window that is open; answers what it says."""
    (dialog,) = [one for one in window.findChildren(kind) if one.isVisible()]
    texts = shown_texts(dialog)
    click(button(dialog, words))
    QApplication.processEvents()
    return texts


def name_it(window, name):
    (dialog,) = [one for one in window.findChildren(NameDialog) if one.isVisible()]
    field = dialog.findChild(QLineEdit)
    type_text(field, name)
    QTest.keyClick(field, Qt.Key.Key_Return)
    QApplication.processEvents()


def choose_file(monkeypatch, path):
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: True)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(path)])


def told(window):
    return [shown_texts(notice)[0] for notice in window.findChildren(Notice) if notice.isVisible()]


# Ways in and back -------------------------------------------------------------------------------------------


def test_from_the_start_page_to_a_match_by_other_rules_in_two_clicks(window, qtbot):
    click(button(window, say(start.RULE_SETS)))
    assert isinstance(page(window), GalleryPage)
    click(button(card_of(window, qtbot, "Mexican Train"), say(gallery.PLAY)))
    assert window.table is not None
    table = window.table.controller.setup
    assert table.ruleset == rulesets.load("mexican-train")
    assert [seat.is_human for seat in table.seats] == [True, False, False, False]


@pytest.mark.parametrize("ruleset", rulesets.available(), ids=lambda ruleset: ruleset.id)
def test_every_rule_set_can_be_played_at_once(window, ruleset):
    window.matches.play(ruleset)
    assert window.table.controller.setup.ruleset.id == ruleset.id
    assert len(window.table.controller.setup.seats) in ruleset.players


def test_escape_leads_back_step_by_step(window, qtbot):
    click(button(window, say(start.RULE_SETS)))
    click(button(card_of(window, qtbot, "All Fives"), say(gallery.READ)))
    assert isinstance(page(window), RulebookPage)
    click(button(page(window), say(gallery.COMPARE)))
    assert say(rulepages.COMPARE_TITLE) in shown_texts(page(window))
    for kind in (RulebookPage, GalleryPage, StartPage):
        escape(window)
        assert isinstance(page(window), kind)


def test_help_in_the_middle_leads_back_to_the_same_page(window, qtbot):
    click(button(window, say(start.RULE_SETS)))
    click(button(card_of(window, qtbot, "All Fives"), say(gallery.READ)))
    menu_item(window, messages.HOW_TO_PLAY_ITEM).trigger()
    assert say(help.HOW_TO_PLAY) in shown_texts(page(window))
    escape(window)
    assert isinstance(page(window), RulebookPage)
    escape(window)
    escape(window)
    assert isinstance(page(window), StartPage)


def test_another_language_from_the_menu_is_spoken_at_once(window):
    click(button(window, say(start.RULE_SETS)))
    window.choose_language("sv")
    assert language("sv").say(gallery.TITLE) in shown_texts(page(window))
    escape(window)
    assert isinstance(page(window), StartPage)


# Setting up a table -----------------------------------------------------------------------------------------


def test_the_rules_of_a_table_are_chosen_in_the_gallery(window, qtbot):
    click(button(window, say(start.SET_UP)))
    type_text(page(window).findChild(QLineEdit), "Anna")
    click(button(page(window), say(gallery.ANOTHER)))
    click(button(card_of(window, qtbot, "Two against two"), say(gallery.CHOOSE)))
    assert isinstance(page(window), SetupPage)
    assert "Two against two" in shown_texts(page(window))
    click(button(page(window), say(setup.START)))
    played = window.table.controller.setup
    assert played.ruleset == rulesets.load("pairs")
    assert played.seats[0].name == "Anna"


def test_a_table_changes_a_rule_without_saving_anything(window, qtbot, house):
    click(button(window, say(start.SET_UP)))
    type_text(page(window).findChild(QLineEdit), "Anna")
    click(button(page(window), say(gallery.CHANGE)))
    change_direction(window, qtbot)
    click(button(page(window), say(rulepages.USE_AT_TABLE)))
    assert any("Direction of play" in text for text in shown_texts(page(window)))
    click(button(page(window), say(setup.START)))
    assert window.table.controller.setup.ruleset.direction == "counterclockwise"
    assert house.usable_and_faulty() == ((), ())


def test_backing_out_of_the_gallery_leaves_the_set_up_as_it_was(window):
    click(button(window, say(start.SET_UP)))
    type_text(page(window).findChild(QLineEdit), "Anna")
    click(button(page(window), say(gallery.ANOTHER)))
    escape(window)
    assert isinstance(page(window), SetupPage)
    assert page(window).findChild(QLineEdit).text() == "Anna"


# House rules ------------------------------------------------------------------------------------------------


def edit(window, qtbot, title="Classic with boneyard"):
    click(button(window, say(start.RULE_SETS)))
    click(button(card_of(window, qtbot, title), say(gallery.READ)))
    click(button(page(window), say(gallery.CHANGE)))
    assert isinstance(page(window), EditorPage)


def test_house_rules_are_saved_found_first_and_played(window, qtbot, house):
    edit(window, qtbot)
    change_direction(window, qtbot)
    click(button(page(window), say(rulepages.SAVE_AS)))
    name_it(window, "Sundays at Åsa's")
    assert say(rulepages.KEPT_AS, "Sundays at Åsa's") in shown_texts(page(window))
    (rule,), _ = house.usable_and_faulty()
    assert (rule.name, rule.based_on, rule.ruleset.direction) == (
        "Sundays at Åsa's",
        "classic-draw",
        "counterclockwise",
    )
    escape(window)
    escape(window)
    assert say(gallery.YOURS) in shown_texts(page(window))
    click(button(card_of(window, qtbot, "Sundays at Åsa's"), say(gallery.PLAY)))
    played = window.table.controller.setup.ruleset
    assert (played.id, played.direction) == ("classic-draw", "counterclockwise")
    menu_item(window, messages.MATCH_RULES_ITEM).trigger()
    assert "Sundays at Åsa's" in shown_texts(page(window))


def test_saved_rules_are_changed_in_their_place(window, qtbot, house):
    house.save("Sundays", rulesets.load("block"), "block")
    edit(window, qtbot, "Sundays")
    change_direction(window, qtbot)
    click(button(page(window), say(rulepages.SAVE)))
    (rule,), _ = house.usable_and_faulty()
    assert (rule.name, rule.ruleset.direction) == ("Sundays", "counterclockwise")


def test_a_name_that_is_used_replaces_only_when_that_is_said(window, qtbot, house):
    house.save("Sundays", rulesets.load("block"), "block")
    edit(window, qtbot)
    change_direction(window, qtbot)
    click(button(page(window), say(rulepages.SAVE_AS)))
    (dialog,) = [one for one in window.findChildren(NameDialog) if one.isVisible()]
    type_text(dialog.findChild(QLineEdit), "sundays")
    assert say(rulepages.NAME_TAKEN, "Sundays") in shown_texts(dialog)
    answer(window, NameDialog, say(rulepages.REPLACE_THEM))
    (rule,), _ = house.usable_and_faulty()
    assert rule.ruleset.direction == "counterclockwise"


@pytest.mark.parametrize("name", ["", "   ", "x" * 61])
def test_a_name_that_cannot_be_used_is_not_taken(window, qtbot, house, name):
    edit(window, qtbot)
    click(button(page(window), say(rulepages.SAVE_AS)))
    name_it(window, name)
    assert [one for one in window.findChildren(NameDialog) if one.isVisible()]
    assert house.usable_and_faulty() == ((), ())


def test_leaving_with_changes_is_asked_once(window, qtbot):
    edit(window, qtbot)
    change_direction(window, qtbot)
    escape(window)
    assert say(rulepages.LEAVE_QUESTION) in answer(window, Question, say(rulepages.STAY))
    assert isinstance(page(window), EditorPage)
    page(window).back.emit()
    answer(window, Question, say(rulepages.LEAVE))
    assert isinstance(page(window), RulebookPage)


def test_leaving_without_changes_is_not_asked(window, qtbot):
    edit(window, qtbot)
    escape(window)
    assert isinstance(page(window), RulebookPage)


def test_own_rules_are_renamed_and_deleted(window, qtbot, house):
    house.save("Sundays", rulesets.load("block"), "block")
    click(button(window, say(start.RULE_SETS)))
    click(button(card_of(window, qtbot, "Sundays"), say(gallery.READ)))
    click(button(page(window), say(rulepages.RENAME)))
    name_it(window, "Mondays")
    assert "Mondays" in shown_texts(page(window))
    click(button(page(window), say(rulepages.DELETE)))
    assert say(rulepages.DELETE_QUESTION, "Mondays") in answer(window, Question, say(rulepages.DELETE))
    assert house.usable_and_faulty() == ((), ())
    assert isinstance(page(window), GalleryPage)
    assert say(gallery.YOURS) not in shown_texts(page(window))


def test_rules_cannot_be_renamed_to_what_others_are_called(window, qtbot, house):
    for name in ("Sundays", "Mondays"):
        house.save(name, rulesets.load("block"), "block")
    click(button(window, say(start.RULE_SETS)))
    click(button(card_of(window, qtbot, "Sundays"), say(gallery.READ)))
    click(button(page(window), say(rulepages.RENAME)))
    name_it(window, "mondays")
    assert {rule.name for rule in house.usable_and_faulty()[0]} == {"Sundays", "Mondays"}
    (dialog,) = [one for one in window.findChildren(NameDialog) if one.isVisible()]
    assert say(rulepages.NAME_TAKEN, "Mondays") in shown_texts(dialog)
    dialog.reject()


# Files ------------------------------------------------------------------------------------------------------


def test_rules_are_shared_as_a_file_and_loaded_by_somebody_else(window, qtbot, house, monkeypatch, tmp_path):
    house.save("Sundays", rulesets.load("block").changed({"direction": "counterclockwise"}), "block")
    click(button(window, say(start.RULE_SETS)))
    click(button(card_of(window, qtbot, "Sundays"), say(gallery.READ)))
    choose_file(monkeypatch, tmp_path / "sundays.toml")
    click(button(page(window), say(rulepages.SHARE)))
    assert told(window) == [say(rulepages.SAVED_TO, str(tmp_path / "sundays.toml"))]
    answer(window, Notice, "OK")
    house.delete(house.usable_and_faulty()[0][0])
    escape(window)
    click(button(page(window), say(gallery.LOAD_FILE)))
    assert isinstance(page(window), RulebookPage)
    assert "Sundays" in shown_texts(page(window))
    (rule,), _ = house.usable_and_faulty()
    assert rule.ruleset.direction == "counterclockwise"


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"id = 7", b"max_pip = 6\nwish = 1", b"[" * 5000])
def test_a_wrong_file_gets_one_clear_sentence(window, monkeypatch, house, tmp_path, content):
    (tmp_path / "wrong.toml").write_bytes(content)
    choose_file(monkeypatch, tmp_path / "wrong.toml")
    click(button(window, say(start.RULE_SETS)))
    click(button(page(window), say(gallery.LOAD_FILE)))
    (sentence,) = told(window)
    assert sentence.startswith(say(rulepages.NOT_LOADED, ""))
    assert isinstance(page(window), GalleryPage)
    assert house.usable_and_faulty() == ((), ())


@pytest.mark.parametrize("content", [b'{"max_pip": 6}', b"\xff\xfe\x00", b"max_pip ="])
def test_what_holds_no_rules_is_told_without_the_words_of_a_parser(window, monkeypatch, tmp_path, content):
    (tmp_path / "wrong.toml").write_bytes(content)
    choose_file(monkeypatch, tmp_path / "wrong.toml")
    click(button(window, say(start.RULE_SETS)))
    click(button(page(window), say(gallery.LOAD_FILE)))
    assert told(window) == [say(rulepages.NOT_LOADED, say(rulepages.NO_RULES_IN_FILE))]


def test_a_file_that_contradicts_itself_names_both_rules(window, monkeypatch, tmp_path):
    path = tmp_path / "wrong.toml"
    export(rulesets.load("block"), "Sundays", "block", path)
    path.write_text(path.read_text().replace('draw = "none"', 'draw = "one"\ncannot_play = "discard"'))
    choose_file(monkeypatch, path)
    click(button(window, say(start.RULE_SETS)))
    click(button(page(window), say(gallery.LOAD_FILE)))
    both = say(rulepages.RULES_CONTRADICT, label("draw", language("en")), label("cannot_play", language("en")))
    assert told(window) == [say(rulepages.NOT_LOADED, both)]


def test_a_damaged_house_rule_is_told_and_the_others_are_there(window, qtbot, house, tmp_path):
    house.save("Sundays", rulesets.load("block"), "block")
    (tmp_path / "data" / "rulesets" / "broken.toml").write_text("id = 3")
    click(button(window, say(start.RULE_SETS)))
    assert len(told(window)) == 1 and "broken.toml" in told(window)[0]
    answer(window, Notice, "OK")
    assert card_of(window, qtbot, "Sundays")
    escape(window)
    click(button(window, say(start.RULE_SETS)))
    assert told(window) == [], "once is enough"


# During a match ---------------------------------------------------------------------------------------------


def test_the_rules_of_the_match_are_read_during_play(window):
    window.matches.play_now("Anna")
    table = window.table
    menu_item(window, messages.MATCH_RULES_ITEM).trigger()
    assert say(rulepages.TITLE_OF_MATCH) in shown_texts(page(window))
    assert any(table.controller.setup.ruleset.digest in text for text in shown_texts(page(window)))
    click(button(page(window), say(rulepages.TO_TABLE)))
    assert page(window) is table is window.table


def test_the_help_leads_to_the_rules_of_the_match_and_back_to_the_table(window):
    window.matches.play_now("Anna")
    table = window.table
    window.doors.show_help()
    click(button(page(window), say(help.MATCH_RULES)))
    assert say(rulepages.TITLE_OF_MATCH) in shown_texts(page(window))
    escape(window)
    assert page(window) is table


def test_without_a_match_the_help_leads_to_all_rule_sets(window):
    window.doors.show_help()
    click(button(page(window), say(help.RULE_SETS)))
    assert isinstance(page(window), GalleryPage)
    assert not menu_item(window, messages.MATCH_RULES_ITEM).isEnabled()
    escape(window)
    assert isinstance(page(window), StartPage)


def test_looking_round_leaves_the_match_where_it_is(window, qtbot):
    window.matches.play_now("Anna")
    table, before = window.table, window.table.controller.match_id
    menu_item(window, messages.RULE_SETS_ITEM).trigger()
    click(button(card_of(window, qtbot, "All Fives"), say(gallery.READ)))
    escape(window)
    escape(window)
    assert page(window) is table
    assert window.table.controller.match_id == before


def test_another_look_reaches_pages_that_are_open(window, qtbot):
    click(button(window, say(start.RULE_SETS)))
    qtbot.waitUntil(lambda: page(window).is_complete)
    window.doors.show_settings()
    window.change_settings(Settings(language="en", text_scale=150))
    QTest.qWait(1)
    escape(window)
    assert isinstance(page(window), GalleryPage)
    assert ruleset_name("classic-draw", language("en")) in shown_texts(page(window))
