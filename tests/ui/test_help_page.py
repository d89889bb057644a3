"""How to play: five legal pictures, their sentences, and the table of keys."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from domino_desktop.core.tiles import TileSet
from domino_desktop.i18n.language import CODES
from domino_desktop.i18n.messages import help
from domino_desktop.storage.settings import Settings
from domino_desktop.ui.art.theme import EVENING
from domino_desktop.ui.keys import KEY_ROWS, keys_in_force
from domino_desktop.ui.pages import help_pictures
from domino_desktop.ui.pages.help import HelpPage
from domino_desktop.ui.pages.help_pictures import HelpPicture
from tests.ui.page_frame import SIZES, art, assert_all_can_be_read, button, click, icons, press, show
from tests.ui.seen import shown_texts


@pytest.fixture
def make_page(qtbot, dress, languages):
    def make(code="en", width=1280, height=800, theme=EVENING):
        page = HelpPage(art(theme), icons())
        page.retranslate(languages[code])
        show(qtbot, page, width, height)
        return page

    return make


@pytest.mark.parametrize("code", CODES)
def test_five_pictures_each_with_a_heading_and_a_sentence(make_page, languages, code):
    page = make_page(code)
    pictures = page.findChildren(HelpPicture)
    assert len(pictures) == len(help.PICTURES) == 5
    assert len({picture.accessibleName() for picture in pictures}) == 5
    texts = shown_texts(page)
    for heading, sentence in help.PICTURES:
        assert languages[code].say(heading) in texts
        assert languages[code].say(sentence) in texts


def test_the_pictures_differ_and_are_painted(make_page):
    page = make_page()
    pictures = [picture.grab().toImage() for picture in page.findChildren(HelpPicture)]
    for place, picture in enumerate(pictures):
        assert not any(picture == other for other in pictures[place + 1 :])
        columns, rows = range(0, picture.width(), 7), range(0, picture.height(), 7)
        ivory = sum(picture.pixelColor(x, y).lightness() > 200 for x in columns for y in rows)
        assert ivory > 15


def test_the_blocked_line_is_legal_and_truly_blocked():
    line, hands = help_pictures._BLOCKED, [tile for hand in help_pictures._HANDS for tile in hand]
    assert all(one[1] == following[0] for one, following in pairwise(line))
    everything = [frozenset(tile) for tile in (*line, *hands)]
    assert len(set(everything)) == len(everything) <= len(TileSet(6))
    ends = {line[0][0], line[-1][1]}
    assert not any(set(tile) & ends for tile in hands)


def test_the_framed_hand_is_the_lightest():
    sums = [sum(map(sum, hand)) for hand in help_pictures._HANDS]
    assert sums[0] == min(sums) < sorted(sums)[1]


def test_every_key_is_in_the_table(make_page, languages):
    page = make_page()
    words = {widget.accessibleName() for widget in page.findChildren(QWidget)}
    spoken = " ".join(words)
    keys = keys_in_force(Settings(), languages["en"])
    for row in KEY_ROWS:
        assert all(key in spoken for key in row.shown_keys(languages["en"], keys))
        assert languages["en"].say(row.does) in shown_texts(page)


def test_the_table_tells_the_keys_that_are_in_force(make_page, languages):
    page = make_page("it")
    page.present(languages["it"], Settings(keys={"draw": "Z"}))
    names = {widget.accessibleName() for widget in page.findChildren(QWidget)}
    assert "Z" in names and languages["it"].say(help.LETTER_DRAW) not in names
    page.retranslate(languages["sv"])
    names = {widget.accessibleName() for widget in page.findChildren(QWidget)}
    assert "Z" in names and languages["sv"].say(help.LETTER_STORY) in names


def test_the_table_of_keys_can_be_brought_into_view(make_page, languages, qtbot):
    page = make_page(width=800, height=600)
    page.show_keys()
    title = languages["en"].say(help.KEYS)
    heading = next(label for label in page.findChildren(QLabel) if label.text() == title)
    qtbot.waitUntil(lambda: page.rect().contains(heading.mapTo(page, heading.rect().center())))


def test_esc_and_the_button_go_back(make_page, languages):
    page = make_page()
    left = []
    page.back.connect(lambda: left.append(True))
    assert button(page, languages["en"].say(help.LET_US_PLAY)).hasFocus()
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Escape)
    click(button(page, languages["en"].say(help.LET_US_PLAY)))
    assert left == [True, True, True]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
def test_everything_can_be_read_at_every_size(make_page, dress, code, width, height, scale):
    dress(scale=scale)
    assert_all_can_be_read(make_page(code, width, height))
