"""House rules: every switch can be changed and taken back, contradictions are one sentence at their switch."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QSpinBox

from domino_desktop.core.ruleset import RuleSetFault
from domino_desktop.i18n import rulebook
from domino_desktop.i18n.language import CODES
from domino_desktop.i18n.messages import rulepages
from domino_desktop.storage import rulesets
from domino_desktop.ui.pages.rulesets.companions import as_usual, changed_with_companions
from domino_desktop.ui.pages.rulesets.editor import EditorPage
from domino_desktop.ui.pages.rulesets.refusals import refusal_sentence
from domino_desktop.ui.pages.rulesets.shelf import Entry, Shelf
from domino_desktop.ui.pages.rulesets.switch_controls import SwitchControl
from domino_desktop.ui.pages.rulesets.switch_row import SwitchRow
from tests.ui.page_frame import SIZES, art, assert_all_can_be_read, button, click, icons, press, show, type_text
from tests.ui.seen import shown_texts

SHELF = Shelf(tuple(map(Entry.of_preset, rulesets.presets())))
ALL = tuple(entry.ruleset for entry in SHELF.presets)


def entry_of(ruleset_id, **changes):
    found = next(entry for entry in SHELF.presets if entry.ruleset.id == ruleset_id)
    return replace(found, ruleset=found.ruleset.changed(changes)) if changes else found


@pytest.fixture
def happened():
    return []


@pytest.fixture
def make_page(qtbot, dress, languages, happened):
    def make(entry=None, code="en", is_choosing=False, width=1280, height=800):
        page = EditorPage(art(), icons())
        page.used.connect(happened.append)
        page.save_wanted.connect(lambda ruleset, entry: happened.append((ruleset, entry)))
        page.present(entry or entry_of("classic-draw"), SHELF, languages[code], is_choosing=is_choosing)
        show(qtbot, page, width, height)
        qtbot.waitUntil(lambda: page.is_complete)
        QApplication.processEvents()
        return page

    return make


def rows(page):
    return {row.key: row for row in page.findChildren(SwitchRow) if row.isVisibleTo(page)}


def unfold(page, key):
    """The line of this switch, unfolded by a click."""
    row = rows(page)[key]
    click(row.button)
    QApplication.processEvents()
    return row


def used(page, happened, say):
    """The rules as they would be played now."""
    click(button(page, say(rulepages.PLAY_THESE)))
    return happened[-1]


# Lines ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("entry", SHELF.presets, ids=lambda entry: entry.ruleset.id)
def test_every_switch_that_matters_is_a_line_with_its_sentence(make_page, languages, entry):
    page = make_page(entry)
    wanted = [switch.key for switch in rulebook.SWITCHES if rulebook.applies(switch.key, entry.ruleset)]
    assert list(rows(page)) == wanted
    for key, row in rows(page).items():
        assert row.button.text() == rulebook.label(key, languages["en"])
        assert row.button.accessibleDescription() == rulebook.value_sentence(key, entry.ruleset, languages["en"])


def test_a_line_unfolds_help_and_choices_and_folds_the_last_one(make_page, languages):
    page = make_page()
    draw, direction = unfold(page, "draw"), None
    assert rulebook.help_text("draw", languages["en"]) in shown_texts(draw)
    assert len(draw.findChildren(SwitchControl)) == 1
    direction = unfold(page, "direction")
    assert rulebook.help_text("direction", languages["en"]) in shown_texts(direction)
    assert rulebook.help_text("draw", languages["en"]) not in shown_texts(draw)


def test_search_finds_a_switch_by_name_sentence_or_help(make_page, languages):
    page = make_page()
    type_text(page.findChild(QLineEdit), "counter clockwise which way")
    assert list(rows(page)) == []
    type_text(page.findChild(QLineEdit), "which way turns")
    assert list(rows(page)) == ["direction"]
    press(Qt.Key.Key_Escape)
    assert len(rows(page)) > 20


# Changing ---------------------------------------------------------------------------------------------------


def test_a_change_is_marked_listed_and_taken_back(make_page, happened, languages):
    page, say = make_page(), languages["en"].say
    counter = rulebook.choice_sentence(
        "direction", "counterclockwise", entry_of("classic-draw").ruleset, languages["en"]
    )
    assert say(rulepages.NOTHING_CHANGED) in shown_texts(page)
    row = unfold(page, "direction")
    click(button(row, counter))
    assert row.button.accessibleDescription() == f"{counter} {say(rulepages.CHANGED)}"
    assert say(rulepages.NOTHING_CHANGED) not in shown_texts(page)
    assert shown_texts(page).count(counter) == 2, "in the list of changes, and as a choice"
    assert used(page, happened, say).direction == "counterclockwise"
    undo = say(rulepages.UNDO_OF, rulebook.label("direction", languages["en"]))
    click(button(row, undo))
    assert say(rulepages.NOTHING_CHANGED) in shown_texts(page)
    assert used(page, happened, say) == entry_of("classic-draw").ruleset


def test_all_changes_are_taken_back_at_once(make_page, happened, languages):
    page, say = make_page(entry_of("classic-draw", reserve=2, direction="counterclockwise")), languages["en"].say
    click(button(page, say(rulepages.UNDO_ALL)))
    assert used(page, happened, say) == entry_of("classic-draw").ruleset


def test_whatever_gets_the_keyboard_is_in_view(make_page):
    """Also the first line after the bar above, when the page was scrolled to its end before."""
    page = make_page(entry_of("classic-draw", direction="counterclockwise"), width=1024, height=700)
    for forward in (True, False):
        page.scroll_area.verticalScrollBar().setValue(
            0 if not forward else page.scroll_area.verticalScrollBar().maximum()
        )
        page._search.setFocus()
        for _ in range(6):
            page.focusNextPrevChild(forward)
            held = QApplication.focusWidget()
            assert held is not None and not held.visibleRegion().isEmpty(), held.accessibleName()


def test_numbers_are_typed(make_page, happened, languages):
    page = make_page()
    row = unfold(page, "bonuses.capicua")
    field = row.findChild(QSpinBox)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "25")
    assert used(page, happened, languages["en"].say).bonuses.capicua == 25


def test_a_switch_that_matters_only_now_appears(make_page, languages):
    page = make_page(entry_of("classic-draw"))
    assert "spinners" not in rows(page)
    row = unfold(page, "placing")
    ruleset = entry_of("classic-draw").ruleset.changed({"placing": "spinner", "spinners": "first"})
    click(button(row, rulebook.value_sentence("placing", ruleset, languages["en"])))
    assert "spinners" in rows(page)


def test_hands_are_changed_for_each_number_of_players(make_page, happened, languages):
    page = make_page()
    row = unfold(page, "hand_size")
    name = languages["en"].say(rulepages.WITH_PLAYERS, n=2)
    field = next(one for one in row.findChildren(QSpinBox) if one.accessibleName() == name)
    field.setValue(9)
    assert used(page, happened, languages["en"].say).hand_for(2) == 9


def test_more_players_get_hands_that_the_set_has(make_page, happened, languages):
    page = make_page()
    row = unfold(page, "players")
    click(button(row, "5"))
    ruleset = used(page, happened, languages["en"].say)
    assert ruleset.players == (2, 3, 4, 5) and ruleset.hand_for(5) == 5


def test_tiles_that_are_left_out_are_typed(make_page, happened, languages):
    page, say = make_page(entry_of("jamaican-cut-throat")), languages["en"].say
    row = unfold(page, "remove")
    name = say(rulepages.WITH_PLAYERS, n=3)
    field = next(one for one in row.findChildren(QLineEdit) if one.accessibleName() == name and one.isVisible())
    assert field.text() == "0-0"
    type_text(field, "1-1, x")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert say(rulepages.NOT_TILES) in shown_texts(row)
    assert used(page, happened, say) == entry_of("jamaican-cut-throat").ruleset
    type_text(field, "1-1")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert list(map(str, used(page, happened, say).removed(3))) == ["1-1"]


def test_a_tie_gets_a_second_rule(make_page, happened, languages):
    page, english, ruleset = make_page(), languages["en"], entry_of("classic-draw").ruleset
    row = unfold(page, "block_tie")
    first = row._body._control._lists[0]
    wanted = rulebook.choice_sentence("block_tie", ["lightest_tile"], ruleset, english)
    first.setCurrentIndex(first.findText(wanted))
    first.activated.emit(first.currentIndex())
    assert english.say(rulepages.TIE_NEXT) in shown_texts(row)
    assert used(page, happened, english.say).block_tie == ("lightest_tile",)
    second = row._body._control._lists[1]
    second.setCurrentIndex(second.findText(rulebook.choice_sentence("block_tie", ["leader_side"], ruleset, english)))
    second.activated.emit(second.currentIndex())
    assert used(page, happened, english.say).block_tie == ("lightest_tile", "leader_side")


# Contradictions ---------------------------------------------------------------------------------------------


def test_a_contradiction_is_one_sentence_at_the_switch_and_nothing_changes(make_page, happened, languages):
    page = make_page()
    row = unfold(page, "hand_size")
    name = languages["en"].say(rulepages.WITH_PLAYERS, n=4)
    field = next(one for one in row.findChildren(QSpinBox) if one.accessibleName() == name)
    field.setValue(8)
    assert shown_texts(page).count(languages["en"].say(rulepages.NOT_ENOUGH_TILES)) == 1
    assert languages["en"].say(rulepages.NOT_ENOUGH_TILES) in shown_texts(row)
    assert field.value() == 5
    assert used(page, happened, languages["en"].say) == entry_of("classic-draw").ruleset
    field.setValue(6)
    assert languages["en"].say(rulepages.NOT_ENOUGH_TILES) not in shown_texts(row)


@pytest.mark.parametrize("ruleset", ALL, ids=lambda ruleset: ruleset.id)
def test_every_choice_is_taken_or_refused_by_naming_another_switch(ruleset, languages):
    labels = {rulebook.label(switch.key, languages["en"]) for switch in rulebook.SWITCHES}
    offered = taken = 0
    for switch in rulebook.SWITCHES:
        if not rulebook.applies(switch.key, ruleset):
            continue
        for value in rulebook.choices(switch.key, ruleset):
            if switch.key == "max_pip" and value < 6:
                continue
            offered += 1
            try:
                changed = changed_with_companions(ruleset, rulebook.changes(ruleset, switch.key, value))
            except RuleSetFault as fault:
                sentence = refusal_sentence(fault, switch.key, languages["en"])
                named = [label for label in labels if label in sentence]
                assert named or sentence == languages["en"].say(rulepages.NOT_ENOUGH_TILES), sentence
            else:
                taken += 1
                assert rulebook.value_of(changed, switch.key) == value
                assert changed.id == ruleset.id
    assert taken > offered * 0.8


@pytest.mark.parametrize("ruleset", ALL, ids=lambda ruleset: ruleset.id)
def test_every_change_can_be_taken_back_at_its_own_switch(ruleset):
    for switch in rulebook.SWITCHES:
        if not rulebook.applies(switch.key, ruleset):
            continue
        for value in rulebook.choices(switch.key, ruleset):
            try:
                changed = changed_with_companions(ruleset, rulebook.changes(ruleset, switch.key, value))
            except RuleSetFault:
                continue
            back = as_usual(changed, ruleset, switch.key)
            assert rulebook.value_of(back, switch.key) == rulebook.value_of(ruleset, switch.key)


def test_players_who_were_taken_out_come_back_with_their_hands(make_page, happened, languages):
    page, say = make_page(), languages["en"].say
    row = unfold(page, "players")
    click(button(row, "4"))
    assert used(page, happened, say).players == (2, 3)
    click(button(row, say(rulepages.UNDO_OF, rulebook.label("players", languages["en"]))))
    assert used(page, happened, say) == entry_of("classic-draw").ruleset


@pytest.mark.parametrize("ruleset", ALL, ids=lambda ruleset: ruleset.id)
def test_what_is_set_as_it_is_changes_nothing(make_page, happened, languages, ruleset):
    page = make_page(Entry(ruleset))
    for key, row in rows(page).items():
        row.unfold(True)
        now = rulebook.value_of(ruleset, key)
        assert changed_with_companions(ruleset, rulebook.changes(ruleset, key, now)) == ruleset
    assert used(page, happened, languages["en"].say) == ruleset


# Keeping ----------------------------------------------------------------------------------------------------


def test_saving_hands_over_the_rules_and_what_they_were_made_of(make_page, happened, languages):
    entry = entry_of("classic-draw", reserve=2)
    page = make_page(entry)
    click(button(page, languages["en"].say(rulepages.SAVE_AS)))
    assert happened == [(entry.ruleset, entry)]


def test_changes_that_nobody_has_kept_are_known(make_page, languages):
    page = make_page()
    assert not page.has_unkept_changes
    row = unfold(page, "direction")
    counter = rulebook.choice_sentence(
        "direction", "counterclockwise", entry_of("classic-draw").ruleset, languages["en"]
    )
    click(button(row, counter))
    assert page.has_unkept_changes
    click(button(page, languages["en"].say(rulepages.PLAY_THESE)))
    assert not page.has_unkept_changes


@pytest.mark.parametrize("code", CODES)
def test_another_language_changes_no_rule(make_page, happened, languages, code):
    entry = entry_of("jamaican-cut-throat", direction="clockwise")
    page = make_page(entry)
    for row in list(rows(page).values()):
        row.unfold(True)
    page.retranslate(languages[code])
    assert used(page, happened, languages[code].say) == entry.ruleset


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
def test_all_can_be_read_at_every_size(make_page, dress, code, width, height, scale):
    dress(scale=scale)
    page = make_page(entry_of("puerto-rico-500", reserve=1), code, width=width, height=height)
    assert_all_can_be_read(page)


@pytest.mark.parametrize("key", ["opening", "hand_size", "players", "block_tie", "match_end", "bonuses.hand_number"])
def test_what_is_unfolded_can_be_read_with_large_text(make_page, dress, key):
    dress(scale=2.0)
    page = make_page(entry_of("puerto-rico-500"), width=800, height=600)
    unfold(page, key)
    assert_all_can_be_read(page)
