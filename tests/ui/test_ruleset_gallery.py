"""The gallery of rule sets: six to start with, search and filters, cards that can be read and pressed."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from domino_desktop.core.tiles import Tile
from domino_desktop.i18n.language import CODES
from domino_desktop.i18n.messages import gallery
from domino_desktop.storage import rulesets
from domino_desktop.storage.house_rules import HouseRules
from domino_desktop.storage.paths import DataPaths
from domino_desktop.ui.art.theme import HIGH_CONTRAST
from domino_desktop.ui.pages.finding import folded
from domino_desktop.ui.pages.rulesets import layout_picture
from domino_desktop.ui.pages.rulesets.facts import kind_of, layout_of, seats_sentence
from domino_desktop.ui.pages.rulesets.gallery import GalleryPage
from domino_desktop.ui.pages.rulesets.layout_picture import Layout, LayoutPicture
from domino_desktop.ui.pages.rulesets.ruleset_card import RuleSetCard
from domino_desktop.ui.pages.rulesets.shelf import Entry, Shelf
from tests.ui.page_frame import SIZES, art, assert_all_can_be_read, button, click, icons, press, show, type_text
from tests.ui.seen import shown_texts

PRESETS = tuple(map(Entry.of_preset, rulesets.presets()))


@pytest.fixture
def happened():
    return []


@pytest.fixture
def make_page(qtbot, dress, languages, happened):
    def make(code="en", is_choosing=False, own=(), width=1280, height=800):
        page = GalleryPage(art(), icons())
        page.play_wanted.connect(lambda entry: happened.append(("play", entry.ruleset.id)))
        page.chosen.connect(lambda entry: happened.append(("choose", entry.ruleset.id)))
        page.rules_wanted.connect(lambda entry: happened.append(("read", entry.ruleset.id)))
        page.present(Shelf(PRESETS, tuple(own)), languages[code], is_choosing=is_choosing)
        show(qtbot, page, width, height)
        qtbot.waitUntil(lambda: page.is_complete)
        return page

    return make


def cards(page):
    """The visible cards as one reads them: from top to bottom, from left to right."""
    found = [card for card in page.findChildren(RuleSetCard) if card.isVisibleTo(page)]
    return sorted(found, key=lambda card: (card.mapTo(page, card.rect().topLeft()).y(), card.x()))


def ids(page):
    return [card.entry.ruleset.id for card in cards(page)]


def search(page):
    return page.findChild(QLineEdit)


def test_six_come_first_chosen_by_the_language(make_page):
    for code in CODES:
        wanted = [entry.ruleset.id for entry in PRESETS if code in entry.first_six]
        assert len(wanted) == 6
        assert ids(make_page(code))[:6] == wanted


def test_every_rule_set_has_a_card_with_players_length_and_two_lines(make_page, languages):
    page = make_page()
    below = cards(page)[6:]
    assert [card.entry for card in below] == list(PRESETS)
    for card in below:
        ruleset, texts = card.entry.ruleset, shown_texts(card)
        assert card.entry.title(languages["en"]) in texts
        assert any(seats_sentence(ruleset, languages["en"]) in text for text in texts)
        assert card.entry.description(languages["en"]) in texts


def test_a_card_is_played_at_once(make_page, happened):
    page = make_page()
    click(button(cards(page)[1], gallery.PLAY.source))
    assert happened == [("play", ids(page)[1])]


def test_while_a_table_is_set_up_a_card_is_chosen(make_page, happened, languages):
    page = make_page(is_choosing=True)
    assert languages["en"].say(gallery.TITLE_CHOOSING) in shown_texts(page)
    click(button(cards(page)[2], gallery.CHOOSE.source))
    assert happened == [("choose", ids(page)[2])]


def test_the_button_and_the_card_itself_lead_to_the_rules(make_page, happened):
    page = make_page()
    card = cards(page)[0]
    click(button(card, gallery.READ.source))
    click(card.findChild(LayoutPicture))
    assert happened == [("read", card.entry.ruleset.id)] * 2


@pytest.mark.parametrize("code", CODES)
def test_search_finds_names_words_regions_and_kinds_without_accents(make_page, languages, code):
    page = make_page(code)
    say = languages[code].say
    for entry in PRESETS[::6]:
        kind, region = gallery.KINDS[kind_of(entry.ruleset)], gallery.REGIONS[entry.region]
        longest = max(entry.description(languages[code]).split(), key=len)
        for words in (entry.title(languages[code]), say(kind), say(region), longest, entry.ruleset.id):
            type_text(search(page), folded(words).upper())
            assert entry.ruleset.id in ids(page), words


def test_folding_forgets_accents_and_capitals():
    assert folded("Trem à mexicana, ÅNGSTRÖM") == "trem a mexicana, angstrom"


def test_two_words_must_both_be_found(make_page):
    page = make_page()
    type_text(search(page), "jamaica pairs")
    both = ids(page)
    type_text(search(page), "jamaica")
    assert set(both) < set(ids(page))


def test_filters_narrow_by_kind_and_region(make_page, languages):
    page = make_page()
    click(button(page, languages["en"].say(gallery.KINDS["trains"])))
    trains = [entry.ruleset.id for entry in PRESETS if kind_of(entry.ruleset) == "trains"]
    assert ids(page)[6:] == trains and "mexican-train" in trains
    click(button(page, languages["en"].say(gallery.ANY_KIND)))
    click(button(page, languages["en"].say(gallery.REGIONS["caribbean"])))
    assert ids(page)[6:] == [entry.ruleset.id for entry in PRESETS if entry.region == "caribbean"]


def test_nothing_found_is_said_once_and_mended_by_one_button(make_page, languages):
    page = make_page()
    say = languages["en"].say
    assert say(gallery.NOTHING_FOUND) not in shown_texts(page)
    type_text(search(page), "no such game")
    assert cards(page) == [] and say(gallery.NOTHING_FOUND) in shown_texts(page)
    click(button(page, say(gallery.SHOW_ALL)))
    assert len(cards(page)) == 6 + len(PRESETS)
    assert search(page).text() == ""


def test_escape_empties_the_search_before_it_leaves(make_page):
    page = make_page()
    left = []
    page.back.connect(lambda: left.append(True))
    type_text(search(page), "jamaica")
    press(Qt.Key.Key_Escape)
    assert search(page).text() == "" and left == []
    press(Qt.Key.Key_Escape)
    assert left == [True]


def test_the_keyboard_reaches_search_and_every_card(make_page, happened):
    page = make_page()
    QTest.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert search(page).hasFocus()
    type_text(search(page), "mexican train")
    for _ in range(40):
        focus = QApplication.focusWidget()
        if isinstance(focus.parentWidget().parentWidget(), RuleSetCard):
            break
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    press(Qt.Key.Key_Return)
    assert happened == [("play", ids(page)[0])]


def test_own_rules_come_first(make_page, languages, tmp_path):
    house = HouseRules(DataPaths.under(tmp_path))
    classic = rulesets.load("classic-draw")
    own = Entry.of_house(house.save("Sundays", classic.changed({"reserve": 2}), "classic-draw"))
    page = make_page(own=[own])
    first = cards(page)[0]
    assert first.entry == own
    assert "Sundays" in shown_texts(first)
    assert languages["en"].say(gallery.BASED_ON, "Classic with boneyard") in shown_texts(first)
    type_text(search(page), "sundays")
    assert [card.entry for card in cards(page)] == [own]


def test_who_comes_back_finds_search_and_place_as_they_were(make_page, languages):
    page = make_page()
    type_text(search(page), "jamaica")
    card = cards(page)[1]
    click(button(card, gallery.READ.source))
    page.show_again(Shelf(PRESETS), languages["sv"])
    page.setFocus()
    assert search(page).text() == "jamaica" and ids(page)
    assert button(card, languages["sv"].say(gallery.READ)).hasFocus()


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
def test_all_can_be_read_at_every_size(make_page, dress, code, width, height, scale):
    dress(scale=scale)
    assert_all_can_be_read(make_page(code, width=width, height=height))


# Pictures ---------------------------------------------------------------------------------------------------


def test_every_layout_is_shown_by_a_picture_of_its_own(make_page):
    page = make_page()
    shown = {card.findChild(LayoutPicture).kind for card in cards(page)}
    assert shown == {layout_of(entry.ruleset) for entry in PRESETS}
    assert {Layout.LINE, Layout.PAIRS, Layout.SPINNER, Layout.CROSS, Layout.TRAINS, Layout.MATADOR} <= shown


def test_the_pictures_differ(qtbot, dress):
    seen = []
    for layout in Layout:
        picture = LayoutPicture(art(), layout)
        qtbot.addWidget(picture)
        picture.resize(picture.sizeHint())
        seen.append(picture.grab().toImage())
    for place, one in enumerate(seen):
        assert not any(one == other for other in seen[place + 1 :])


class Watched(layout_picture._Easel):
    """An easel that remembers every row of tiles, and whether its joints add up."""

    def __init__(self, painter):
        super().__init__(painter, art())
        self.rows = []

    def line(self, tiles, y, short, *, inline=False):
        self.rows.append((tiles, inline))
        return super().line(tiles, y, short, inline=inline)

    def ray(self, tiles, start, angle, short, x=0, y=0):
        self.rows.append((tiles, False))
        super().ray(tiles, start, angle, short, x, y)


@pytest.mark.parametrize("layout", Layout)
def test_every_picture_shows_a_legal_position(layout, qapp):
    canvas = QPixmap(200, 100)
    with QPainter(canvas) as painter:
        easel = Watched(painter)
        layout_picture._PICTURES[layout](easel)
    tiles = [Tile.of(*tile) for row, _ in easel.rows for tile in row]
    assert len(set(tiles)) == len(tiles) > 2
    for row, is_sum in easel.rows:
        assert all(one[1] + other[0] == 7 if is_sum else one[1] == other[0] for one, other in pairwise(row))
    if len(easel.rows) > 1:
        doubles = {tile.low for tile in tiles if tile.is_double}
        assert all(row[0][0] in doubles for row, _ in easel.rows)


def test_the_pictures_are_painted_in_high_contrast_too(qtbot, dress):
    dress(HIGH_CONTRAST)
    picture = LayoutPicture(art(HIGH_CONTRAST), Layout.SPINNER)
    qtbot.addWidget(picture)
    picture.resize(picture.sizeHint())
    image = picture.grab().toImage()
    columns, rows = range(0, image.width(), 3), range(0, image.height(), 3)
    colours = {image.pixelColor(x, y).lightness() for x in columns for y in rows}
    assert 0 in colours and 255 in colours
