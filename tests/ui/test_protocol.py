"""The protocol says what was recorded, in every language, on one page, and its words can be copied from the PDF."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QTextDocument, QWheelEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QFileDialog

from domino_desktop.controller.protocol import Protocol
from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.events import FoulCalled, FoulKind, Knocked
from domino_desktop.core.moves import DeclareCanPlay, Knock, PlayTile, ProposeBlock
from domino_desktop.core.refereeing import (
    Correct,
    EnterRound,
    HearAccusation,
    PutToSleep,
    Rule,
    ScoreRound,
    Withdraw,
    wanting_ruling,
)
from domino_desktop.core.ruleset_parts import Penalty
from domino_desktop.core.state import start
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import REFEREE, view_for
from domino_desktop.i18n.language import CODES, language
from domino_desktop.i18n.messages import pocket, walk
from domino_desktop.i18n.narration import Names, foul_proof, score_sentence
from domino_desktop.i18n.ruling_words import ruling_sentence
from domino_desktop.storage import rulesets
from domino_desktop.storage.desks import DeskFacts
from domino_desktop.storage.setup import SeatKind, SeatSetup, TableSetup
from domino_desktop.ui.desk.documents.output import protocol_pages
from domino_desktop.ui.desk.documents.pocket_card import PocketCard, words_of
from domino_desktop.ui.desk.documents.protocol_html import SMALLEST, Type, protocol_html
from domino_desktop.ui.desk.documents.protocol_parts import protocol_sheet
from domino_desktop.ui.desk.documents.protocol_text import COLUMNS, protocol_text
from domino_desktop.ui.desk.documents.rows import Tone
from domino_desktop.ui.desk.pocket_page import PocketPage
from domino_desktop.ui.desk.protocol_page import ProtocolPage
from domino_desktop.ui.printing.leaves import as_pdf, as_picture, as_png
from domino_desktop.ui.printing.sheets import Paper
from domino_desktop.ui.printing.stacked import StackedPages
from tests.ui.page_frame import SIZES, art, assert_all_can_be_read, click, icons, press, show
from tests.ui.pdf_text import pages_of, text_of
from tests.ui.positions import DEAD_LINE, FOUR_HANDS, LIAR_LINE, LONG_MARKS, ruleset
from tests.ui.protocols import PEOPLE, STARTED, Table, four, lay_open, tiles
from tests.ui.protocols import walk as walk_round

LIARS = ("0-0 0-2 1-1 1-2 1-3", "0-3 2-2 3-3 1-4 0-4", "4-6 0-5 1-5 2-4 4-4", "5-6 2-5 3-4 3-5 4-5 5-5")
ONE_LIAR = (*LIARS[:3], "2-5 3-4 3-5 4-5 5-5")
PAIRS_OF_LANGUAGES = [("sv", "it"), ("id", "pt_BR"), ("pt_PT", "en")]


def liar() -> Table:
    """One false declaration, of Inês, ruled on: the round is dealt again."""
    table = Table(ruleset("block", declarations="trusted"))
    table.enter((5, 5, 5, 5), line=LIAR_LINE, boneyard=1)
    walk_round(table)
    lay_open(table, ONE_LIAR)
    table.give(PutToSleep())
    table.give(
        Rule(2, FoulKind.FALSE_DECLARATION, Penalty(25, "replay"), wanting_ruling(table.state)[0], "Warned before")
    )
    table.give(ScoreRound())
    return table


def quarrel() -> Table:
    """Two false declarations, a ruling withdrawn, an accusation, a foul of another kind, a correction."""
    table = Table(ruleset(declarations="trusted"))
    table.enter((5, 5, 5, 6), line=LIAR_LINE)
    table.move(0, ProposeBlock())
    table.move(1, Knock())
    table.give(HearAccusation(1, 2, tiles(LIARS[2]), True))
    table.move(2, Knock())
    table.move(3, Knock())
    lay_open(table, LIARS)
    first, second = wanting_ruling(table.state)
    table.give(Rule(2, FoulKind.FALSE_DECLARATION, Penalty(25), first))
    table.give(Rule(3, FoulKind.FALSE_DECLARATION, Penalty(25), second))
    table.give(Withdraw(table.state.round.rulings[-1].number, "Was not asked in a language he speaks"))
    table.give(Rule(3, FoulKind.FALSE_DECLARATION, Penalty(), second))
    table.give(Rule(1, FoulKind.DELAY, Penalty(10), None, "Five minutes"))
    table.give(ScoreRound())
    table.give(Correct(1, (5, 0, -5, 0), "Added up wrongly"))
    return table


def tie() -> Table:
    table = Table(ruleset())
    table.enter((4, 3, 5, 6), line=DEAD_LINE)
    walk_round(table)
    hands = ("0-0 0-2 1-2 1-3", "1-1 0-3 0-4", "0-5 1-4 1-5 2-2 2-4", "2-5 3-3 3-4 3-5 4-4 5-5")
    lay_open(table, hands)
    table.give(ScoreRound())
    return table


def only_ends() -> Table:
    """Nothing but the open ends is known of the table; names are as long as they may be."""
    table = Table(ruleset(), tuple((mark.name, mark.language) for mark in LONG_MARKS))
    table.enter((4, 4, 5, 5), ends=(6, 6))
    walk_round(table)
    lay_open(table, FOUR_HANDS)
    table.give(PutToSleep())
    table.give(ScoreRound())
    return table


def by_hand() -> Table:
    table = Table(ruleset())
    table.give(EnterRound((0, 20, 0, 0), 1, "The lights went out"))
    return table


def pairs() -> Table:
    return four(ruleset("pairs"))


def trains() -> Protocol:
    """A whole round with a train for each of eight players and 91 tiles."""
    rng, rule = random.Random(3), rulesets.load("mexican-train")
    state, times = start(rules.start_match(rule, 8, False)), {}
    happening = [rules.deal(state, Deal.from_bytes(rule.tile_set, rng.randbytes(21)))]
    while happening:
        for event in happening:
            state = apply(state, event)
            times[event.number] = STARTED.replace(minute=event.number % 60)
        seat = state.round.turn
        if seat is None:
            break
        legal = rules.legal_moves(state, seat)
        wish = rng.choice([move for move in legal if isinstance(move, PlayTile)] or legal)
        happening = rules.decide(state, seat, wish)
    seats = tuple(SeatSetup(f"Player {number}", SeatKind.HUMAN, CODES[number % 6], number) for number in range(8))
    facts = DeskFacts("Bord 3", "Åsa", "sv")
    view = view_for(state, REFEREE)
    return Protocol(
        TableSetup(seats, rule), facts, 1, STARTED, view, times, (0,) * 8, state.totals, "0123456789abcdef" * 4
    )


CASES = {
    "four": lambda: four().protocol(),
    "liar": lambda: liar().protocol(),
    "quarrel": lambda: quarrel().protocol(),
    "tie": lambda: tie().protocol(),
    "only ends": lambda: only_ends().protocol(),
    "by hand": lambda: by_hand().protocol(),
    "pairs": lambda: pairs().protocol(),
    "trains": trains,
}


@pytest.fixture(scope="module")
def protocols():
    return {name: make() for name, make in CASES.items()}


def packed(text):
    """The text without any space: lines are broken wherever the paper ends."""
    return "".join(text.split())


def rows_of(sheet):
    return [*sheet.facts, *(row for part in sheet.parts for row in part.rows)]


def words_on(sheet):
    """Everything a page says, in pieces that stand in one place of it."""
    words = [sheet.title, *(part.heading for part in sheet.parts)]
    for row in rows_of(sheet):
        words += [row.label, row.text, *(f"{first}-{second}" for first, second in row.tiles)]
    return [word for word in words if word]


# What it says -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_the_protocol_tells_what_happened_and_who_is_who(protocols, code):
    protocol, speaker = protocols["four"], language(code)
    said = protocol_text([protocol_sheet(protocol, speaker)])
    for name, spoken in PEOPLE:
        assert name in said and language(spoken).own_name in said
    for word in ("Bord 3", "Åsa Lindqvist", protocol.setup.ruleset.digest, *FOUR_HANDS, "0 + 2 + 2 + 3 = 7"):
        assert word in said
    names = Names(tuple(name for name, _ in PEOPLE), (0, 1, 2, 3))
    for line in protocol.view.score.lines[4:]:
        assert packed(score_sentence(line, names, speaker, is_referee=True)) in packed(said)
    declared = [event for event in protocol.view.history if isinstance(event, Knocked)]
    assert len(declared) == 4
    for event in declared:
        assert protocol.times[event.number].astimezone().strftime("%H:%M:%S") in said
    assert protocol.check_sum in packed(said)


def test_every_hand_is_added_up_in_the_order_of_its_tiles(protocols):
    for name in ("four", "liar", "quarrel", "tie", "pairs"):
        shown = [row for row in rows_of(protocol_sheet(protocols[name], language("en"))) if row.tone is Tone.HAND]
        assert len(shown) == 4
        for row in shown:
            numbers = [int(number) for number in row.text.split(" = ")[0].split(" + ")]
            assert numbers == [sum(tile) for tile in row.tiles]
            assert sum(numbers) == int(row.text.split(" = ")[-1])


def test_a_lie_is_proven_and_ruled_on_and_the_condition_is_not_met(protocols):
    protocol, speaker = protocols["liar"], language("en")
    said = packed(protocol_text([protocol_sheet(protocol, speaker)]))
    names = Names(tuple(name for name, _ in PEOPLE), (0, 1, 2, 3))
    foul = next(event.foul for event in protocol.view.history if isinstance(event, FoulCalled))
    assert packed(foul_proof(foul, names, speaker)) in said
    assert packed(ruling_sentence(protocol.view.rulings[0], names, speaker)) in said
    assert packed("it was not true: Inês held a tile that fits.") in said
    assert packed("In nobody's hand: 5-6") in said


def test_what_was_withdrawn_says_so_and_the_accused_hand_stays_secret():
    table = Table(ruleset())
    table.enter((4, 4, 5, 5), line=DEAD_LINE)
    table.move(0, ProposeBlock())
    table.give(HearAccusation(1, 2, tiles(FOUR_HANDS[2]), False))
    table.give(Rule(1, FoulKind.FALSE_ACCUSATION, Penalty(10)))
    table.give(Withdraw(table.state.round.rulings[-1].number, "Meant as a joke"))
    said = protocol_text([protocol_sheet(table.protocol(), language("en"))])
    assert "Budi accused Inês" in said
    assert not any(tile in said for tile in FOUR_HANDS[2].split())
    withdrawn = [line for line in said.splitlines() if line.startswith("Withdrawn: ")]
    assert len(withdrawn) == 1 and "Meant as a joke" in packed(said).replace("Meantasajoke", "Meant as a joke")


def test_totals_and_corrections_add_up(protocols):
    said = protocol_text([protocol_sheet(protocols["quarrel"], language("en"))])
    assert "Added up wrongly" in said
    for row in rows_of(protocol_sheet(protocols["quarrel"], language("en"))):
        if row.tone is Tone.CELL and "=" in row.text:
            terms, total = row.text.replace("− ", "+ −").replace("−", "-").split(" = ")
            assert sum(int(term) for term in terms.split(" + ")) == int(total)


def test_a_walk_that_was_refuted_and_played_on_is_no_condition(protocols):
    table = Table(ruleset(declarations="trusted"))
    table.enter((5, 5, 5, 6), line=LIAR_LINE)
    table.move(0, ProposeBlock())
    table.move(1, Knock())
    table.move(2, DeclareCanPlay())
    headings = [part.heading for part in protocol_sheet(table.protocol(), language("en")).parts]
    assert "The two conditions of a blocked game" in headings
    assert "Inês can play" in protocol_text([protocol_sheet(table.protocol(), language("en"))])
    table.move(2, PlayTile(Tile.of(4, 6), "right"))
    headings = [part.heading for part in protocol_sheet(table.protocol(), language("en")).parts]
    assert "The two conditions of a blocked game" not in headings and "Declarations" in headings


def test_a_round_without_times_has_none(protocols):
    bare = replace(protocols["four"], times={}, started=datetime.min.replace(tzinfo=UTC))
    sheet = protocol_sheet(bare, language("en"))
    assert sheet.facts[2].text == ""
    assert not any(":" in row.label for row in rows_of(sheet))


# Paper ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", (Paper.A4, Paper.LETTER))
@pytest.mark.parametrize("codes", [*((code,) for code in CODES), *PAIRS_OF_LANGUAGES], ids="-".join)
def test_a_round_of_four_is_one_page_and_its_words_are_in_the_pdf(protocols, codes, paper):
    speakers = [language(code) for code in codes]
    for name in ("four", "liar", "tie", "pairs"):
        pages = protocol_pages(protocols[name], speakers, paper)
        assert pages.count == 1, name
        pdf = as_pdf(pages)
        assert pages_of(pdf) == 1 and len(pdf) < 400_000
        read = packed(text_of(pdf))
        for speaker in speakers:
            for word in words_on(protocol_sheet(protocols[name], speaker)):
                assert packed(word) in read, (name, word)


@pytest.mark.parametrize("name", ["quarrel", "trains", "only ends", "by hand"])
@pytest.mark.parametrize("codes", [("en",), ("sv", "it")], ids="-".join)
def test_a_long_record_flows_on_and_nothing_is_lost(protocols, name, codes):
    speakers = [language(code) for code in codes]
    pages = protocol_pages(protocols[name], speakers, Paper.A4)
    read = packed(text_of(as_pdf(pages)))
    for speaker in speakers:
        assert all(packed(word) in read for word in words_on(protocol_sheet(protocols[name], speaker)))
    for number in range(pages.count):
        assert packed(f"{number + 1} of {pages.count}") in read or codes != ("en",)


def test_no_heading_stands_alone_at_the_foot_of_a_page(protocols):
    """On the last page of a long record there is more than what was torn off a part that began before."""
    for codes in (("en",), ("sv", "it")):
        pages = protocol_pages(protocols["trains"], [language(code) for code in codes], Paper.A4)
        assert pages.count > 1
        headings = {part.heading for part in protocol_sheet(protocols["trains"], language(codes[0])).parts}
        for number in range(1, pages.count):
            assert pages.first_words(number) in headings


def test_both_languages_stand_in_the_same_rows(protocols):
    for protocol in protocols.values():
        sheets = [protocol_sheet(protocol, language(code)) for code in CODES]
        shapes = [[len(part.rows) for part in sheet.parts] for sheet in sheets]
        assert all(shape == shapes[0] for shape in shapes)
        tiles_of = [[row.tiles for row in rows_of(sheet)] for sheet in sheets]
        assert all(one == tiles_of[0] for one in tiles_of)


def test_nothing_is_printed_smaller_than_can_be_read(protocols):
    sheets = [protocol_sheet(protocols["four"], language(code)) for code in ("sv", "it")]
    document = QTextDocument()
    document.setHtml(protocol_html(sheets, Type(SMALLEST)))
    sizes, block = set(), document.begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            fragment = fragments.fragment()
            if fragment.text().strip(" \u2028\ufffc"):
                sizes.add(fragment.charFormat().fontPointSize())
            fragments += 1
        block = block.next()
    assert min(sizes) >= SMALLEST


def test_a_picture_shows_what_the_pdf_shows(protocols):
    pages = protocol_pages(protocols["quarrel"], [language("en")], Paper.A4)
    page = as_picture(pages, 0, 100)
    assert (page.width(), page.height()) == (827, 1169)
    whole = QImage.fromData(as_png(pages))
    assert whole.height() == pages.count * as_picture(pages, 0).height()
    corner = {page.pixelColor(x, y).name() for x in range(30) for y in range(0, 1169, 10)}
    assert corner == {"#ffffff"}, "the margin stays white"


# Plain text and web page ------------------------------------------------------------------------------------


@pytest.mark.parametrize("codes", [*((code,) for code in CODES), ("sv", "it")], ids="-".join)
def test_plain_text_has_short_lines_and_nothing_drawn(protocols, codes):
    for name, protocol in protocols.items():
        sheets = [protocol_sheet(protocol, language(code)) for code in codes]
        text = protocol_text(sheets)
        assert all(len(line) <= COLUMNS for line in text.splitlines()), name
        assert not any("\u2500" <= letter <= "\u25ff" or letter in "|\t" for letter in text)
        for sheet in sheets:
            assert all(packed(word) in packed(text) for word in words_on(sheet))


def test_names_are_no_markup(protocols):
    table = Table(ruleset(), (("<b>&amp;", "it"), *PEOPLE[1:]))
    table.enter((4, 4, 5, 5), line=DEAD_LINE)
    html = protocol_html([protocol_sheet(table.protocol("<i>", "a & b"), language("en"))], Type(9))
    document = QTextDocument()
    document.setHtml(html)
    read = document.toPlainText()
    assert "1. <b>&amp;" in read and "<i>" in read and "a & b" in read
    assert html.startswith("<!DOCTYPE html>") and '<html lang="en">' in html


# The pocket card --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", (Paper.A4, Paper.LETTER))
def test_the_card_is_one_sheet_with_both_answers_in_every_language(paper):
    pdf = as_pdf(PocketCard(paper, "Card"))
    assert pages_of(pdf) == 2
    read = packed(text_of(pdf))
    for code in CODES:
        say = language(code).say
        for message in (walk.TITLE, pocket.QUESTION, walk.YES, walk.NO, pocket.PROPOSE, pocket.LAY_OPEN, pocket.COUNT):
            assert packed(say(message)) in read
        assert language(code).own_name.split()[0] in read
        assert say(pocket.QUESTION) in words_of(language(code))


def test_nothing_of_the_card_is_cut_off_nor_lies_on_a_fold():
    for paper in (Paper.A4, Paper.LETTER):
        card = PocketCard(paper, "Card")
        for number in (0, 1):
            page = as_picture(card, number, 60)
            width, height = page.width(), page.height()
            below = {page.pixelColor(x, y).name() for x in range(width) for y in range(height - 2, height)}
            assert below == {"#ffffff"}
            for fold in (width // 3, 2 * width // 3):
                inked = {
                    page.pixelColor(x, y).name() for x in range(fold - 6, fold + 6) for y in range(20, height - 20)
                }
                assert inked == {"#ffffff"}


# The pages --------------------------------------------------------------------------------------------------


@pytest.fixture
def make_page(qtbot, dress, protocols):
    def make(name="four", codes=("sv", "it", "id", "pt_PT", "pt_BR"), width=1280, height=800, scale=1.0):
        dress(scale=scale)
        page = ProtocolPage(art(), icons())
        page.present(protocols[name], codes, language("sv"))
        show(qtbot, page, width, height)
        return page

    return make


def test_the_languages_of_the_table_come_first_and_two_stand_side_by_side(make_page):
    page = make_page()
    assert page.first.choice() == "sv" and page.second.choice() == "none"
    assert page.preview.accessibleDescription() == protocol_text([protocol_sheet(page._protocol, language("sv"))])
    page.second.setFocus()
    press(Qt.Key.Key_Right)
    assert page.second.choice() == "it"
    assert [speaker.code for speaker in page.speakers()] == ["sv", "it"]
    page.first.setFocus()
    press(Qt.Key.Key_Right)
    assert page.first.choice() == "it" and page.second.choice() == "none", "no language stands beside itself"


def test_paper_is_as_large_beside_a_scroll_bar_as_without_one(make_page):
    """Else it would fit only while there is a bar, and the window would show and hide one for ever."""
    page = make_page()
    widths = {}
    for height in (600, 3000):
        page.resize(800, height)
        QApplication.processEvents()
        widths[page.preview.verticalScrollBar().isVisible()] = page.preview.sheet_width
    assert widths[True] == widths[False]


def test_the_wheel_brings_the_paper_nearer(make_page):
    page = make_page()
    before = page.preview.sheet_width

    def turn(steps):
        middle = QPointF(page.preview.viewport().rect().center())
        wheel = QWheelEvent(
            middle, middle, QPoint(), QPoint(0, 120 * steps), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.ControlModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(page.preview.viewport(), wheel)

    turn(1)
    assert page.preview.sheet_width > before
    for _ in range(20):
        turn(1)
    nearest = page.preview.sheet_width
    for _ in range(40):
        turn(-1)
    assert nearest < 4 * before and page.preview.sheet_width > before // 4
    press(Qt.Key.Key_Plus)
    assert page.preview.sheet_width > before // 4


@pytest.mark.parametrize(
    "button, ending",
    [("save_button", "pdf"), ("save_button", "html"), ("picture_button", "png"), ("text_button", "txt")],
)
def test_files_are_written_where_the_person_wants(make_page, monkeypatch, tmp_path, button, ending):
    page, path = make_page(), tmp_path / f"round.{ending}"
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: True)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(path)])
    click(getattr(page, button))
    written = path.read_bytes()
    begins = {"pdf": b"%PDF-", "png": b"\x89PNG", "html": b"<!DOCTYPE html>", "txt": b"Protocol"}[ending]
    assert written.startswith(begins) or ending == "txt"
    if ending in ("html", "txt"):
        assert "Åsa Lindqvist" in written.decode()
    assert str(path) in page._said.text()


def test_a_full_folder_is_told_and_nothing_is_lost(make_page, monkeypatch, tmp_path):
    page = make_page()
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: True)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(tmp_path / "nowhere" / "round.pdf")])
    click(page.save_button)
    notice = QApplication.activeModalWidget()
    assert notice is not None and str(tmp_path / "nowhere") in notice.accessibleName()
    notice.close()


def test_the_printer_gets_the_same_page(make_page, monkeypatch, tmp_path):
    page, target = make_page("quarrel"), tmp_path / "paper.pdf"

    def choose(dialog):
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(target))
        return True

    monkeypatch.setattr(QPrintDialog, "exec", choose)
    click(page.print_button)
    assert pages_of(target.read_bytes()) == page._leaves.count


def test_escape_leads_back_and_the_record_is_asked_for(make_page, qtbot):
    page = make_page()
    with qtbot.waitSignal(page.file_wanted):
        click(page.file_button)
    with qtbot.waitSignal(page.back):
        press(Qt.Key.Key_Escape)


@pytest.mark.parametrize("width, height, scale", SIZES)
def test_paper_and_choices_suit_every_window(make_page, width, height, scale):
    page = make_page(width=width, height=height, scale=scale)
    assert_all_can_be_read(page)
    for button in (page.print_button, page.save_button):
        place = button.mapTo(page, QPoint(0, 0))
        assert page.rect().contains(place) and page.rect().contains(place + QPoint(button.width(), button.height()))
    assert page.preview.viewport().width() > 150 and page.preview.viewport().height() > 150


def test_the_card_is_shown_and_saved(qtbot, dress, monkeypatch, tmp_path):
    dress()
    page, path = PocketPage(art(), icons()), tmp_path / "card.pdf"
    page.retranslate(language("it"))
    show(qtbot, page)
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: True)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(path)])
    page.paper.choose("letter")
    page.lay_out()
    click(page.save_button)
    assert b"/MediaBox [0 0 792" in path.read_bytes()
    assert language("id").own_name in page.preview.accessibleDescription()


# Pieces one below the other ---------------------------------------------------------------------------


@pytest.mark.parametrize("tables", [(3,), (12, 12, 12), (25, 25, 25, 25), (40, 3), (3, 90, 3)])
def test_pieces_lie_below_each_other_and_nothing_is_lost_or_told_twice(
    qapp: QApplication, tables: tuple[int, ...]
) -> None:
    """Short ones and ones that are torn between two tables, one that is longer than a page; each word stands once."""
    pages = StackedPages("Pieces", Paper.A4, 11.0, lambda number, count: f"Foot {number} {count}")
    wanted = []
    for piece, count in enumerate(tables):
        words = [f"Word{piece}x{number}e" for number in range(count)]
        rows = [f'<table width="100%"><tr><td style="padding: 8px">{word}</td></tr></table>' for word in words]
        pages.add("".join(rows))
        wanted += words
    text = text_of(as_pdf(pages)).replace("\n", "")
    assert {word: text.count(word) for word in wanted} == dict.fromkeys(wanted, 1)
    assert [text.count(f"Foot {number} {pages.count}") for number in range(1, pages.count + 1)] == [1] * pages.count
    assert [text.index(word) for word in wanted] == sorted(text.index(word) for word in wanted)
