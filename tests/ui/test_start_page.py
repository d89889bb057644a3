"""The start page: the first minute, the last match, the doors, the languages."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QRadioButton

from domino_desktop.i18n.language import CODES
from domino_desktop.i18n.messages import start
from domino_desktop.storage import rulesets
from domino_desktop.storage.matches import SeatName
from domino_desktop.storage.setup import SetupFault
from domino_desktop.ui.art.theme import HIGH_CONTRAST
from domino_desktop.ui.pages.guests import COMPUTER_NAMES, computer_name, quick_table
from domino_desktop.ui.pages.resume_card import ResumeCard, ResumeRow, outline
from domino_desktop.ui.pages.start import StartPage
from domino_desktop.ui.pages.tile_line import WHOLE_SET, TileLine
from tests.ui.page_frame import SIZES, art, assert_all_can_be_read, button, click, icons, press, show, stops, type_text
from tests.ui.seen import every_word, shown_texts

LONG = "أحمد بن عبد الله بن محمد بن عبد الرحمن بن سليمان بن خالد"


@pytest.fixture
def heard():
    return []


@pytest.fixture
def page(qtbot, dress, languages, heard):
    made = StartPage(art(), icons())
    for name in ("continue_wanted", "set_up", "help_wanted", "settings_wanted"):
        getattr(made, name).connect(lambda name=name: heard.append(name))
    made.play_now.connect(lambda name: heard.append(("play_now", name)))
    made.language_chosen.connect(lambda code: heard.append(("language", code)))
    return made


def last_match(names=("Giulia", "João", "Astrid", "Elsa")):
    picture = QPixmap(640, 400)
    picture.fill(QColor("#22594e"))
    rows = tuple(ResumeRow((name,), (seat,), 10 * seat) for seat, name in enumerate(names))
    return ResumeCard(rows, 3, picture)


def every_button(page):
    return [one.text() for one in page.findChildren(QAbstractButton) if one.isVisible()]


def test_the_very_first_start_offers_languages_and_one_large_button(page, qtbot, languages, heard):
    page.present(languages["en"], None, is_first=True)
    show(qtbot, page)
    say = languages["en"].say
    for code in CODES:
        assert button(page, languages[code].own_name).isVisible()
    play, set_up = button(page, say(start.PLAY_NOW)), button(page, say(start.SET_UP))
    assert play.hasFocus()
    assert play.height() > set_up.height()
    press(Qt.Key.Key_Return)
    assert heard == [("play_now", "")]


def test_a_name_may_be_told_at_the_first_start(page, qtbot, languages, heard):
    page.present(languages["it"], None, is_first=True)
    show(qtbot, page)
    field = page.findChild(QLineEdit)
    type_text(field, "  Giulia 🎲 ")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert heard == [("play_now", "Giulia 🎲")]


@pytest.mark.parametrize("name", ["   ", "x" * 61, "a\u0007b", "\u200b"])
def test_a_bad_name_gets_one_sentence_and_starts_nothing(page, qtbot, languages, heard, name):
    page.present(languages["en"], None, is_first=True)
    show(qtbot, page)
    before = set(shown_texts(page))
    page.findChild(QLineEdit).setText(name)
    click(button(page, languages["en"].say(start.PLAY_NOW)))
    assert heard == []
    assert len(set(shown_texts(page)) - before) == 1
    assert page.findChild(QLineEdit).hasFocus()


def test_a_language_chosen_at_the_first_start_is_told_and_then_spoken(page, qtbot, languages, heard):
    page.present(languages["en"], None, is_first=True)
    show(qtbot, page)
    click(button(page, "Svenska"))
    assert heard == [("language", "sv")]
    page.retranslate(languages["sv"])
    assert button(page, languages["sv"].say(start.PLAY_NOW)).isVisible()
    assert languages["en"].say(start.WELCOME) not in every_word(page)


def test_the_last_match_is_the_first_thing_to_do(page, qtbot, languages, heard):
    page.present(languages["en"], last_match(), is_first=False)
    show(qtbot, page)
    assert {"Giulia", "João", "Astrid", "Elsa", "30"} <= set(shown_texts(page))
    press(Qt.Key.Key_Space)
    assert heard == ["continue_wanted"]


def test_a_match_shown_in_outline_keeps_its_place_when_it_is_whole(page, qtbot, languages, heard):
    whole = last_match()
    names = [[SeatName(row.names[0], row.colours[0])] for row in whole.rows]
    page.present(languages["en"], outline(names, "#22594e"), is_first=False)
    show(qtbot, page)
    assert {"Giulia", "João", "Astrid", "Elsa"} <= set(shown_texts(page))
    before = {name: button(page, name).geometry() for name in every_button(page)}
    door = button(page, languages["en"].say(start.SET_UP))
    door.setFocus()
    page.complete(languages["en"], whole)
    QApplication.processEvents()
    assert "30" in shown_texts(page)
    assert {name: button(page, name).geometry() for name in every_button(page)} == before
    assert door.hasFocus()
    press(Qt.Key.Key_Space)
    assert heard == ["set_up"]


def test_a_match_that_cannot_be_read_after_all_is_not_offered(page, qtbot, languages, heard):
    page.present(languages["en"], outline([[SeatName("Anna", 0)]], "#22594e"), is_first=False)
    show(qtbot, page)
    page.complete(languages["en"], None)
    assert languages["en"].say(start.CONTINUE) not in shown_texts(page)
    press(Qt.Key.Key_Return)
    assert heard == [("play_now", "")]


def test_without_a_last_match_there_is_nothing_to_continue(page, qtbot, languages, heard):
    page.present(languages["en"], None, is_first=False)
    show(qtbot, page)
    assert languages["en"].say(start.CONTINUE) not in shown_texts(page)
    press(Qt.Key.Key_Return)
    assert heard == [("play_now", "")]


def test_every_door_leads_somewhere_and_tab_reaches_it(page, qtbot, languages, heard):
    page.present(languages["en"], last_match(), is_first=False)
    show(qtbot, page)
    say = languages["en"].say
    for message in (start.CONTINUE, start.PLAY_NOW, start.SET_UP, start.HOW_TO_PLAY, start.SETTINGS):
        click(button(page, say(message)))
    assert heard == ["continue_wanted", ("play_now", ""), "set_up", "help_wanted", "settings_wanted"]
    reached = {stop.text() for stop in stops(page)}
    assert {say(start.SET_UP), say(start.HOW_TO_PLAY), say(start.SETTINGS), "English"} <= reached


def test_the_language_switch_is_in_view_and_says_own_names(page, qtbot, languages, heard):
    page.present(languages["en"], last_match(), is_first=False)
    show(qtbot, page, 1024, 700)
    for code in CODES:
        pill = button(page, languages[code].own_name)
        assert page.rect().contains(pill.mapTo(page, pill.rect().center()))
    click(button(page, "Bahasa Indonesia"))
    assert heard == [("language", "id")]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
@pytest.mark.parametrize("is_first", [True, False])
def test_everything_can_be_read_at_every_size(page, qtbot, dress, languages, code, width, height, scale, is_first):
    dress(scale=scale)
    page.present(languages[code], None if is_first else last_match(("W" * 60, LONG, "👩‍👩‍👧‍👦" * 5, "Elsa")), is_first)
    show(qtbot, page, width, height)
    assert_all_can_be_read(page)


def test_the_cloth_is_that_of_the_theme(qtbot, dress, languages):
    dress(HIGH_CONTRAST)
    page = StartPage(art(HIGH_CONTRAST), icons())
    page.present(languages["en"], last_match(), is_first=False)
    show(qtbot, page)
    assert page.grab().toImage().pixelColor(5, 400).name() == "#000000"


def test_the_tiles_across_the_page_are_the_whole_set_in_a_legal_line():
    assert len({frozenset(tile) for tile in WHOLE_SET}) == 28
    assert all(one[1] == following[0] for one, following in pairwise(WHOLE_SET))


@pytest.mark.parametrize("code", CODES)
def test_play_now_seats_one_person_and_three_computers_with_names_of_the_language(languages, code):
    table = quick_table(rulesets.load("classic-draw"), "", languages[code])
    person, *guests = table.seats
    assert person.is_human
    assert person.name == languages[code].say(start.PLAYER_NUMBER, 1)
    assert [guest.level.value for guest in guests] == ["casual"] * 3
    assert {guest.name for guest in guests} <= set(COMPUTER_NAMES[code])
    assert len({seat.colour for seat in table.seats}) == 4


def test_a_guest_never_has_the_name_of_the_person(languages):
    table = quick_table(rulesets.load("classic-draw"), "giulia", languages["it"])
    assert [seat.name.casefold() for seat in table.seats].count("giulia") == 1
    taken = [*COMPUTER_NAMES["it"], "Giulia 2"]
    assert computer_name("it", taken) == "Giulia 3"


def test_play_now_refuses_a_name_that_cannot_be_shown(languages):
    with pytest.raises(SetupFault):
        quick_table(rulesets.load("classic-draw"), "a\u0000b", languages["en"])


def test_languages_stand_alike_on_their_cards(page, qtbot, languages):
    """At the usual size no name breaks, so all cards are equally high whichever is chosen."""
    page.present(languages["it"], None, is_first=True)
    show(qtbot, page)
    cards = [card for card in page.findChildren(QRadioButton) if card.isVisible()]
    assert len(cards) == len(CODES)
    for code in CODES:
        page.retranslate(languages[code])
        assert {card.height() for card in cards} == {cards[0].heightForWidth(2000)}


def test_tiles_frame_the_page_in_a_large_window_alone(page, qtbot, languages):
    page.present(languages["en"], last_match(), is_first=False)
    show(qtbot, page, 2560, 1440)
    lines = page.findChildren(TileLine)
    above, below = sorted(line.mapTo(page, line.rect().topLeft()).y() for line in lines if line.isVisible())
    assert above < 100 and below > 1440 - 200
    languages_below = max(one.mapTo(page, one.rect().bottomLeft()).y() for one in page.findChildren(QRadioButton))
    assert languages_below < below, "the tiles are the frame"
    page.resize(1280, 800)
    assert [line.isVisible() for line in lines].count(True) == 1
