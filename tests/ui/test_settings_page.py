"""Settings apply at once; deleting everything takes one clear answer."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton

from domino_desktop.i18n.language import CODES
from domino_desktop.i18n.messages import buttons, help, settings, setup
from domino_desktop.storage.people import LARGER_TILES, Aids, Person
from domino_desktop.storage.settings import (
    Back,
    Cloth,
    ClubColours,
    Pace,
    ReducedMotion,
    Settings,
    Surroundings,
    Theme,
    TileSet,
)
from domino_desktop.storage.setup import Privacy
from domino_desktop.ui.art.dress import OwnPictures
from domino_desktop.ui.art.theme import EVENING
from domino_desktop.ui.controls import PillChoice
from domino_desktop.ui.dialogs.question import Question
from domino_desktop.ui.pages.key_section import KeyField
from domino_desktop.ui.pages.settings import SettingsPage
from domino_desktop.ui.pages.settings_looks import LooksSection
from tests.ui.page_frame import SIZES, assert_all_can_be_read, button, click, press, show, stops
from tests.ui.seen import shown_texts

FOLDER = Path("/home/giulia/.local/share/domino-desktop")
PEOPLE = [
    Person("Giulia", "it", Aids(), datetime(2026, 11, 1)),
    Person("João", "pt_BR", Aids(what_fits=False, numerals=True), datetime(2026, 10, 1)),
]


@pytest.fixture
def heard():
    return []


@pytest.fixture
def make_page(qtbot, look, dress, languages, heard):
    def make(shown=None, people=PEOPLE, code="en", width=1280, height=800):
        page = SettingsPage(look, FOLDER, "0.1.0")
        page.changed.connect(heard.append)
        page.aids_changed.connect(lambda name, aids: heard.append((name, aids)))
        for name in ("copy_wanted", "restore_wanted", "delete_wanted"):
            getattr(page, name).connect(lambda name=name: heard.append(name))
        page.present(languages[code], shown or Settings(language=code), people)
        show(qtbot, page, width, height)
        return page

    return make


def pill(page, label, text):
    """The pill with this text in the choice with this name."""
    (choice,) = [one for one in page.findChildren(PillChoice) if one.accessibleName() == label]
    (found,) = [one for one in choice.findChildren(QRadioButton) if one.text() == text]
    return found


def test_every_change_is_told_at_once_and_they_add_up(make_page, heard, say):
    page = make_page()
    usual = Settings(language="en")
    size, pace, light = settings.TEXT_SIZE, settings.PACE, settings.SURROUNDINGS
    steps = [
        (button(page, "Italiano"), {"language": "it"}),
        (pill(page, say(size), say(settings.PERCENT, 150)), {"text_scale": 150}),
        (pill(page, say(settings.CONTRAST), say(settings.CONTRAST_HIGH)), {"theme": Theme.HIGH_CONTRAST}),
        (pill(page, say(light), say(settings.DARK)), {"surroundings": Surroundings.DARK}),
        (button(page, say(settings.SET_EBONY)), {"tile_set": TileSet.EBONY}),
        (button(page, say(settings.CLOTH_WOOD)), {"cloth": Cloth.WOOD}),
        (pill(page, say(pace), say(settings.PACE_SLOW)), {"pace": Pace.SLOW}),
        (button(page, say(settings.SOUND)), {"sound": False}),
        (button(page, say(settings.ALL_NUMERALS)), {"numerals": True}),
        (button(page, say(setup.OPEN_HANDS)), {"privacy": Privacy.OPEN_HANDS}),
    ]
    for control, change in steps:
        click(control)
        usual = replace(usual, **change)
        assert heard[-1] == usual
    assert len(heard) == len(steps)


@pytest.mark.parametrize(
    ("shown", "label", "chosen"),
    [
        (Settings(language="en", pace=Pace.INSTANT), settings.PACE, settings.PACE_INSTANT),
        (Settings(language="en", theme=Theme.HIGH_CONTRAST), settings.CONTRAST, settings.CONTRAST_HIGH),
    ],
)
def test_what_is_set_is_what_is_shown(make_page, say, shown, label, chosen):
    assert pill(make_page(shown), say(label), say(chosen)).isChecked()


@pytest.mark.parametrize("words", [settings.SET_FAMILY, settings.CLOTH_OWN, settings.BACK_OWN], ids=str)
def test_whoever_has_no_pictures_yet_is_led_to_them_and_keeps_what_was(make_page, heard, say, words):
    page = make_page()
    page.own_pictures_wanted.connect(lambda: heard.append("own pictures"))
    shown = [one for one in page.findChildren(QRadioButton) if one.text() == say(words)]
    for card in shown:
        before = [one for one in card.parentWidget().findChildren(QRadioButton) if one.isChecked()]
        click(card)
        assert heard[-1] == "own pictures"
        assert all(one.isChecked() for one in before)
    assert not [one for one in heard if one != "own pictures"]


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("words", [settings.SET_FAMILY, settings.CLOTH_OWN, settings.BACK_OWN], ids=str)
def test_whoever_has_pictures_can_choose_them_though_high_contrast_shows_none(
    make_page, look, heard, say, words, theme, tmp_path
):
    shown = Settings(language="en", theme=theme)
    look.follow(shown)
    look.use_pictures(OwnPictures(tuple(tmp_path / str(number) for number in range(6)), tmp_path, tmp_path))
    page = make_page(shown)
    page.own_pictures_wanted.connect(lambda: heard.append("own pictures"))
    for card in [one for one in page.findChildren(QRadioButton) if one.text() == say(words)]:
        click(card)
        assert heard[-1] != "own pictures"
    assert heard and {heard[-1].tile_set, heard[-1].cloth, heard[-1].back} & {TileSet.FAMILY, Cloth.OWN, Back.OWN}


def test_personal_size_contrast_and_one_switch(make_page, heard, say):
    page = make_page()
    click(button(page, "Giulia"))
    click(pill(page, say(settings.OWN_TEXT_SIZE), say(settings.PERCENT, 200)))
    click(button(page, say(settings.OWN_CONTRAST)))
    click(button(page, say(settings.ONE_SWITCH)))
    assert heard[-1] == ("Giulia", Aids(text_scale=200, contrast=True, one_switch=True))
    click(pill(page, say(settings.OWN_TEXT_SIZE), say(settings.SIZE_AS_USUAL)))
    assert heard[-1] == ("Giulia", Aids(contrast=True, one_switch=True))


def test_an_odd_text_size_stays(make_page, heard, say):
    page = make_page(Settings(language="en", text_scale=130))
    assert button(page, say(settings.PERCENT, 130)).isChecked()


def test_motion_and_pips_know_on_off_and_by_themselves(make_page, heard, say):
    page = make_page()
    on = [pill for pill in page.findChildren(QRadioButton) if pill.text() == say(settings.ON)]
    for one in on:
        click(one)
    assert heard[-1].reduced_motion is ReducedMotion.ON
    assert heard[-1].club_colours is ClubColours.ON


def test_aids_belong_to_the_chosen_person(make_page, heard, say):
    page = make_page()
    fits = button(page, say(settings.WHAT_FITS))
    assert fits.isChecked()
    click(button(page, "João"))
    assert not fits.isChecked()
    fits.setFocus()
    QTest.keyClick(fits, Qt.Key.Key_Space)
    assert heard == [("João", Aids(what_fits=True, numerals=True))]
    click(button(page, "Giulia"))
    click(button(page, "João"))
    assert fits.isChecked()


def test_larger_tiles_and_a_pace_are_personal_too(make_page, heard, say):
    people = [Person("Anna", "sv", Aids(tile_size=120, pace="slow"), datetime(2026, 11, 1)), *PEOPLE]
    page = make_page(people=people)
    larger, (usual, *paces) = button(page, say(settings.LARGER_TILES)), own_paces(page, say)
    assert larger.isChecked()
    assert [pace.isChecked() for pace in (usual, *paces)] == [False, False, False, False, True]
    click(paces[0])
    assert heard[-1] == ("Anna", Aids(tile_size=120, pace="instant"))
    click(usual)
    click(larger)
    assert heard[-1] == ("Anna", Aids())
    click(button(page, "Giulia"))
    assert usual.isChecked() and not larger.isChecked()
    click(larger)
    assert heard[-1] == ("Giulia", Aids(tile_size=LARGER_TILES))


def test_a_pace_of_a_newer_program_is_shown_as_the_usual_one(make_page, say):
    page = make_page(people=[Person("Anna", "sv", Aids(pace="dreamy"), datetime(2026, 11, 1))])
    assert own_paces(page, say)[0].isChecked()


def own_paces(page, say):
    (choice,) = [one for one in page.findChildren(PillChoice) if one.accessibleName() == say(settings.OWN_PACE)]
    return choice.findChildren(QRadioButton)


def key_field(page, words):
    (field,) = [one for one in page.findChildren(KeyField) if one.accessibleName() == words]
    return field


def test_a_key_pressed_in_a_field_becomes_the_key(make_page, heard, say):
    page = make_page(Settings(language="en", keys={"story": "Y"}))
    field = key_field(page, say(help.KEY_DRAW_DOES))
    assert field.text() == "D"
    click(field)
    QTest.keyClick(field, "x")
    assert heard[-1].keys == {"story": "Y", "draw": "X"}
    assert field.text() == "X"
    QTest.keyClick(field, "d")
    assert heard[-1].keys == {"story": "Y"}, "the letter of the language follows the language again"


def test_a_taken_key_is_refused_in_one_sentence(make_page, heard, say):
    page = make_page()
    field = key_field(page, say(help.KEY_DRAW_DOES))
    QTest.keyClick(field, "p")
    draw, taken = say(help.KEY_DRAW_DOES), say(settings.KEY_IS_TAKEN, "P", say(help.KEY_PASS_DOES))
    assert f"{draw}\n{taken}" in shown_texts(page)
    assert field.text() == "D" and heard == []
    QTest.keyClick(field, "7")
    assert f"{draw}\n{say(settings.KEY_IS_NO_LETTER)}" in shown_texts(page)
    assert field.text() == "D" and heard == []
    QTest.keyClick(field, "j")
    assert draw in shown_texts(page)


@pytest.mark.parametrize("modifier", [Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier])
def test_a_key_with_ctrl_or_alt_is_no_letter(make_page, heard, say, modifier):
    field = key_field(make_page(), say(help.KEY_DRAW_DOES))
    QTest.keyClick(field, Qt.Key.Key_X, modifier)
    assert field.text() == "D" and heard == []


def test_tab_and_esc_leave_a_key_field_as_they_leave_any_other(make_page, heard, say):
    page = make_page()
    left = []
    page.back.connect(lambda: left.append(True))
    key_field(page, say(help.KEY_DRAW_DOES)).setFocus()
    press(Qt.Key.Key_Tab)
    assert key_field(page, say(help.KEY_PASS_DOES)).hasFocus()
    press(Qt.Key.Key_Escape)
    assert left == [True] and heard == []


def test_all_keys_can_be_as_at_first(make_page, heard, say):
    page = make_page(Settings(language="en", keys={"story": "Y", "draw": "P"}))
    click(button(page, say(settings.KEYS_AS_AT_FIRST)))
    assert heard[-1].keys == {}
    assert key_field(page, say(help.KEY_DRAW_DOES)).text() == "D"


def test_key_fields_follow_the_language(make_page, languages):
    page = make_page()
    for code in CODES:
        page.present(languages[code], Settings(language=code), PEOPLE)
        shown = {field.accessibleName(): field.text() for field in page.findChildren(KeyField)}
        assert shown[languages[code].say(help.KEY_STORY_DOES)] == languages[code].say(help.LETTER_STORY)


def test_without_people_there_are_no_aids_to_set(make_page, say):
    page = make_page(people=[])
    assert say(settings.NOBODY_YET) in shown_texts(page)
    assert say(settings.WHAT_FITS) not in shown_texts(page)


def test_copy_and_restore_ask_for_a_folder_outside(make_page, heard, say):
    page = make_page()
    click(button(page, say(settings.COPY_ALL)))
    click(button(page, say(settings.RESTORE)))
    assert heard == ["copy_wanted", "restore_wanted"]
    page.show_notice("Everything was copied.")
    assert "Everything was copied." in shown_texts(page)


def _question(page, qtbot):
    question = page.findChild(Question)
    qtbot.waitUntil(lambda: question.isActiveWindow())
    return question


def test_deleting_everything_takes_one_clear_yes(make_page, heard, say, qtbot):
    page = make_page()
    click(button(page, say(settings.DELETE_ALL)))
    question = _question(page, qtbot)
    assert say(settings.DELETE_QUESTION) in shown_texts(question)
    assert heard == []
    click(button(question, say(settings.DELETE_YES)))
    assert heard == ["delete_wanted"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_esc_and_enter_keep_everything(make_page, heard, say, qtbot, key):
    page = make_page()
    click(button(page, say(settings.DELETE_ALL)))
    _question(page, qtbot)
    press(key)
    qtbot.waitUntil(lambda: page.findChild(Question) is None)
    assert heard == []


def test_an_open_question_speaks_the_new_language(make_page, languages, say, qtbot):
    page = make_page()
    click(button(page, say(settings.DELETE_ALL)))
    question = _question(page, qtbot)
    page.retranslate(languages["sv"])
    assert languages["sv"].say(settings.DELETE_QUESTION) in shown_texts(question)


def test_the_folder_and_the_licences_are_told(make_page, say):
    texts = shown_texts(make_page())
    assert say(settings.DATA_NOTE, str(FOLDER)) in texts
    assert say(settings.ABOUT_QT, qVersion(), PySide6.__version__) in texts
    assert say(settings.ABOUT_LICENCE) in texts


def test_esc_and_the_button_go_back(make_page, say):
    page = make_page()
    left = []
    page.back.connect(lambda: left.append(True))
    click(button(page, say(buttons.BACK)))
    press(Qt.Key.Key_Escape)
    assert left == [True, True]


def test_the_keyboard_stays_where_it_is_when_the_language_changes(make_page, heard, languages):
    page = make_page()
    english = button(page, "English")
    english.setFocus()
    press(Qt.Key.Key_Right)
    assert heard[-1].language == "it"
    page.present(languages["it"], heard[-1], PEOPLE)
    assert button(page, "Italiano").hasFocus()
    assert button(page, "Italiano").isChecked()


def test_tab_reaches_every_choice_once(make_page, say):
    page = make_page()
    reached = stops(page)
    texts = [stop.text() for stop in reached if hasattr(stop, "text")]
    for text in ("English", say(settings.PACE_NORMAL), say(settings.COPY_ALL), say(settings.DELETE_ALL), "Giulia"):
        assert texts.count(text) == 1
    assert QApplication.focusWidget() is reached[0]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
def test_everything_can_be_read_at_every_size(make_page, dress, code, width, height, scale):
    dress(scale=scale)
    assert_all_can_be_read(make_page(code=code, width=width, height=height))


def test_a_person_with_the_longest_name_fits_too(make_page, dress):
    dress(scale=2.0)
    people = [Person("W" * 60, "en", Aids(), datetime(2026, 11, 1))]
    assert_all_can_be_read(make_page(people=people, width=800, height=600))


@pytest.mark.parametrize(
    ("place", "own_choice", "usual"),
    [
        ("tile_set", TileSet.FAMILY, TileSet.IVORY),
        ("cloth", Cloth.OWN, Cloth.GREEN),
        ("back", Back.OWN, Back.PLAIN),
    ],
)
def test_what_needs_pictures_that_are_not_there_yet_looks_like_an_invitation(make_page, place, own_choice, usual):
    looks = make_page().findChild(LooksSection)

    def sample(choice):
        return looks._sample({place: choice}, 160, 70, 1.0).toImage()

    invitation = sample(own_choice)
    assert invitation != sample(usual)
    middle = {invitation.pixelColor(x, y).name() for x in range(160) for y in range(70)}
    ink = {EVENING.brass, EVENING.outline}
    assert middle & ink, "no plus and no frame"
