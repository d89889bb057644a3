"""The rules in words, comparing two rule sets, and both on paper."""

from __future__ import annotations

import datetime
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QComboBox

from domino_desktop.i18n import rulebook
from domino_desktop.i18n.language import CODES
from domino_desktop.i18n.messages import gallery, rulepages
from domino_desktop.storage import rulesets
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.house_rules import HouseRules
from domino_desktop.storage.paths import DataPaths
from domino_desktop.ui.pages.rulesets import paper
from domino_desktop.ui.pages.rulesets.compare import ComparePage
from domino_desktop.ui.pages.rulesets.passport import Passport
from domino_desktop.ui.pages.rulesets.rulebook_page import RulebookPage
from domino_desktop.ui.pages.rulesets.shelf import Entry, Shelf
from tests.ui.page_frame import SIZES, art, assert_all_can_be_read, button, click, icons, press, show
from tests.ui.seen import shown_texts

SHELF = Shelf(tuple(map(Entry.of_preset, rulesets.presets())))
MATCH = Passport(("Anna", "João", "Åsa", "Elsa"), ("en", "sv"), datetime.date(2026, 11, 29))


def entry_of(ruleset_id, **changes):
    found = next(entry for entry in SHELF.presets if entry.ruleset.id == ruleset_id)
    return replace(found, ruleset=found.ruleset.changed(changes)) if changes else found


@pytest.fixture
def happened():
    return []


@pytest.fixture
def make_book(qtbot, dress, languages, happened):
    def make(entry=None, code="en", width=1280, height=800, **more):
        page = RulebookPage(art(), icons())
        for name in ("taken", "change_wanted", "compare_wanted", "share_wanted", "rename_wanted", "delete_wanted"):
            getattr(page, name).connect(lambda entry, name=name: happened.append((name, entry)))
        page.left.connect(lambda: happened.append("left"))
        page.print_wanted.connect(lambda document, title: happened.append(("print", document, title)))
        page.save_wanted.connect(lambda document, title: happened.append(("save", document, title)))
        page.present(entry or entry_of("classic-draw"), SHELF, languages[code], **more)
        show(qtbot, page, width, height)
        return page

    return make


@pytest.fixture
def make_comparison(qtbot, dress, languages, happened):
    def make(first, second=None, code="en", width=1280, height=800):
        page = ComparePage(art(), icons())
        page.print_wanted.connect(lambda document, title: happened.append(("print", document, title)))
        page.present(SHELF, first, languages[code], second)
        show(qtbot, page, width, height)
        return page

    return make


def sentences(ruleset, seats, language):
    return [sentence for section in rulebook.sections(ruleset, seats, language) for sentence in section.sentences]


def plain(document):
    """What one reads of a document on paper."""
    laid = QTextDocument()
    laid.setHtml(document)
    return laid.toPlainText()


# The rules in words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("entry", SHELF.presets, ids=lambda entry: entry.ruleset.id)
def test_every_sentence_of_the_rulebook_is_on_the_page(make_book, languages, entry):
    page = make_book(entry)
    texts = shown_texts(page)
    for section in rulebook.sections(entry.ruleset, None, languages["en"]):
        assert section.heading in texts
        assert all(sentence in texts for sentence in section.sentences)


def test_the_next_rule_set_takes_the_place_of_the_last(make_book, languages):
    page = make_book(entry_of("mexican-train"))
    page.present(entry_of("block"), SHELF, languages["en"])
    gone = set(sentences(entry_of("mexican-train").ruleset, None, languages["en"]))
    gone -= set(sentences(entry_of("block").ruleset, None, languages["en"]))
    assert gone and not gone & set(shown_texts(page))


def test_the_rules_are_read_in_any_language(make_book, languages):
    page = make_book()
    click(button(page, "Svenska"))
    texts = shown_texts(page)
    assert all(sentence in texts for sentence in sentences(entry_of("classic-draw").ruleset, None, languages["sv"]))
    assert languages["en"].say(gallery.PLAY) in texts, "the buttons stay in the language of the program"


def test_every_button_does_its_own(make_book, happened, languages):
    entry = entry_of("classic-draw")
    page, say = make_book(entry), languages["en"].say
    for words in (gallery.PLAY, gallery.CHANGE, gallery.COMPARE, rulepages.SHARE):
        click(button(page, say(words)))
    names = ("taken", "change_wanted", "compare_wanted", "share_wanted")
    assert happened == [(name, entry) for name in names]
    assert say(rulepages.DELETE) not in shown_texts(page)


def test_own_rules_are_renamed_and_deleted_here(make_book, happened, languages, tmp_path):
    house = HouseRules(DataPaths.under(tmp_path))
    own = Entry.of_house(house.save("Sundays", entry_of("block").ruleset, "block"))
    page, say = make_book(own), languages["en"].say
    click(button(page, say(rulepages.RENAME)))
    click(button(page, say(rulepages.DELETE)))
    assert happened == [("rename_wanted", own), ("delete_wanted", own)]


def test_while_a_table_is_set_up_the_rules_are_used_there(make_book, happened, languages):
    page = make_book(is_choosing=True)
    assert languages["en"].say(gallery.PLAY) not in shown_texts(page)
    click(button(page, languages["en"].say(rulepages.USE_AT_TABLE)))
    assert [name for name, _ in happened] == ["taken"]


def test_who_only_looks_the_rules_up_goes_back_and_plays_nothing(make_book, happened, languages):
    page, say = make_book(is_reading=True), languages["en"].say
    left = []
    page.back.connect(lambda: left.append("back"))
    assert not {say(gallery.PLAY), say(gallery.CHANGE)} & set(shown_texts(page))
    page.focus_first()
    press(Qt.Key.Key_Return)
    assert (left, happened) == (["back"], [])


# The passport of a match ------------------------------------------------------------------------------------


def test_a_match_shows_its_passport_and_the_way_back(make_book, happened, languages):
    changed = entry_of("classic-draw", reserve=2)
    page, say = make_book(changed, passport=MATCH, codes=MATCH.languages), languages["en"].say
    told = "\n".join(shown_texts(page))
    assert say(rulepages.TITLE_OF_MATCH) in told
    named = rulebook.label("reserve", languages["en"])
    assert say(rulepages.DIFFERS_FROM, "Classic with boneyard", named, n=1) in told
    assert changed.ruleset.digest in told
    assert all(name in told for name in MATCH.players)
    assert languages["en"].date(MATCH.begun) in told
    assert all(sentence in told for sentence in sentences(changed.ruleset, 4, languages["en"]))
    assert say(gallery.CHANGE) not in told
    click(button(page, say(rulepages.TO_TABLE)))
    assert happened == ["left"]


def test_the_passport_speaks_the_languages_of_the_table(make_book):
    page = make_book(passport=MATCH, codes=MATCH.languages)
    assert {"English", "Svenska"} <= set(shown_texts(page))
    assert "Italiano" not in shown_texts(page)


@pytest.mark.parametrize("code", CODES)
def test_the_printed_passport_holds_all_of_it(make_book, happened, languages, code):
    page = make_book(entry_of("pairs"), code, passport=MATCH, codes=CODES)
    click(button(page, languages[code].say(rulepages.PRINT)))
    _, document, title = happened[0]
    text = plain(document)
    assert title == entry_of("pairs").title(languages[code])
    assert all(sentence in text for sentence in sentences(entry_of("pairs").ruleset, 4, languages[code]))
    assert entry_of("pairs").ruleset.digest in text
    assert languages[code].say(rulepages.PASSPORT) in text


def test_a_strange_name_does_no_harm_to_the_document(make_book):
    strange = Passport(("<b>Bo</b> & Co", "a", "b", "c"), ("en",))
    document, _ = make_book(passport=strange).document()
    assert "<b>Bo</b> & Co" in plain(document)


# Comparing --------------------------------------------------------------------------------------------------


def test_what_differs_comes_alone_until_somebody_wants_all(make_comparison, languages):
    one, another = entry_of("classic-draw"), entry_of("draw-reserve-two")
    page, say = make_comparison(one, another), languages["en"].say
    differing = rulebook.differences(one.ruleset, another.ruleset)
    texts = shown_texts(page)
    assert say(rulepages.DIFFERENT, n=len(differing)) in texts
    for key in differing:
        assert rulebook.label(key, languages["en"]) in texts
        for entry in (one, another):
            assert rulebook.value_sentence(key, entry.ruleset, languages["en"]) in texts
    assert rulebook.label("direction", languages["en"]) not in texts
    click(button(page, say(rulepages.ONLY_DIFFERENCES)))
    texts = shown_texts(page)
    assert texts.count(rulebook.value_sentence("direction", one.ruleset, languages["en"])) == 2


def test_the_other_rule_set_is_chosen_by_the_keyboard(make_comparison, languages):
    page = make_comparison(entry_of("classic-draw"), entry_of("block"))
    second = page.findChildren(QComboBox)[1]
    assert second.hasFocus()
    before = shown_texts(page)
    press(Qt.Key.Key_Down)
    assert shown_texts(page) != before


def test_equal_rules_are_said_to_be_equal(make_comparison, languages):
    entry = entry_of("classic-draw")
    assert languages["en"].say(rulepages.DIFFERENT, n=0) in shown_texts(make_comparison(entry, entry))


def test_changed_rules_are_compared_with_those_they_were_made_of(make_comparison, languages):
    page = make_comparison(entry_of("classic-draw", reserve=2))
    assert languages["en"].say(rulepages.DIFFERENT, n=1) in shown_texts(page)


def test_the_printed_comparison_tells_every_rule_of_both(make_comparison, happened, languages):
    one, another = entry_of("classic-draw"), entry_of("mexican-train")
    page = make_comparison(one, another)
    click(button(page, languages["en"].say(rulepages.PRINT)))
    text = plain(happened[0][1])
    for switch in rulebook.SWITCHES:
        for ruleset in (one.ruleset, another.ruleset):
            if rulebook.applies(switch.key, ruleset):
                assert rulebook.value_sentence(switch.key, ruleset, languages["en"]) in text


# Files ------------------------------------------------------------------------------------------------------


def test_a_document_becomes_a_pdf_or_a_web_page(make_book, tmp_path):
    document, title = make_book().document()
    paper.save_document(document, tmp_path / "rules.pdf", title)
    paper.save_document(document, tmp_path / "rules.html", title)
    assert (tmp_path / "rules.pdf").read_bytes().startswith(b"%PDF")
    assert (tmp_path / "rules.html").read_text(encoding="utf-8") == document


def test_a_document_goes_to_the_printer_that_is_chosen(make_book, monkeypatch, tmp_path):
    target, page = tmp_path / "paper.pdf", make_book()

    def choose(dialog):
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(target))
        return True

    monkeypatch.setattr(QPrintDialog, "exec", choose)
    paper.print_document(page.document()[0], page, "Rules")
    assert target.read_bytes().startswith(b"%PDF")


def test_who_chooses_no_printer_prints_nothing(make_book, monkeypatch):
    page, printed = make_book(), []
    monkeypatch.setattr(QPrintDialog, "exec", lambda dialog: False)
    monkeypatch.setattr(QTextDocument, "print_", lambda *_: printed.append(True))
    paper.print_document(page.document()[0], page, "Rules")
    assert printed == []


def test_a_place_where_nothing_can_be_written_is_told(make_book, tmp_path):
    document, title = make_book().document()
    with pytest.raises(StorageFault):
        paper.save_document(document, tmp_path / "nowhere" / "rules.pdf", title)


# Sizes ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
def test_all_rules_can_be_read_at_every_size(make_book, dress, code, width, height, scale):
    dress(scale=scale)
    assert_all_can_be_read(make_book(entry_of("mexican-train"), code, width, height, passport=MATCH))


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
def test_a_comparison_can_be_read_at_every_size(make_comparison, dress, languages, code, width, height, scale):
    dress(scale=scale)
    page = make_comparison(entry_of("jamaican-cut-throat"), entry_of("mexican-train"), code, width, height)
    click(button(page, languages[code].say(rulepages.ONLY_DIFFERENCES)))
    QApplication.processEvents()
    assert_all_can_be_read(page)
