"""Every paper of a tournament says the same on paper, as a web page, as plain text and in a spreadsheet."""

from __future__ import annotations

import csv
from dataclasses import replace
from html.parser import HTMLParser
from io import StringIO

import pytest
from PySide6.QtGui import QImage

from domino_desktop.i18n.language import CODES, language
from domino_desktop.i18n.messages import tournament_papers as texts
from domino_desktop.storage import rulesets
from domino_desktop.storage.members import Shown
from domino_desktop.tournament.settings import EntrantKind, Format, MatchTerms
from domino_desktop.tournament.standings import standings
from domino_desktop.ui.printing.leaves import as_pdf, as_picture
from domino_desktop.ui.printing.sheets import Paper
from domino_desktop.ui.tournament.papers.documents.card_pages import CardPages
from domino_desktop.ui.tournament.papers.documents.columns import measure
from domino_desktop.ui.tournament.papers.documents.diplomas import diploma_lines, diplomas_of
from domino_desktop.ui.tournament.papers.documents.edition import edition_of
from domino_desktop.ui.tournament.papers.documents.round_lists import (
    pairings_by_name,
    pairings_by_table,
    results_of_round,
)
from domino_desktop.ui.tournament.papers.documents.score_cards import card_lines, cards_of_round
from domino_desktop.ui.tournament.papers.documents.sheet import Align, Cell, Column, Sheet, merged
from domino_desktop.ui.tournament.papers.documents.sheet_csv import sheets_csv
from domino_desktop.ui.tournament.papers.documents.sheet_html import sheets_html
from domino_desktop.ui.tournament.papers.documents.sheet_text import sheets_text
from domino_desktop.ui.tournament.papers.documents.standings_lists import history_list
from domino_desktop.ui.tournament.papers.tournament_papers import LISTS, PaperKind, Wish, kinds_of
from domino_desktop.ui.tournament.parts.names import entrant_name, side_name
from tests.ui.club_evenings import (
    FORGOTTEN,
    FORMULA,
    FOUR_LANGUAGES,
    HIDDEN,
    INITIAL,
    LARGE,
    SCRIPT,
    dress_people,
    evening,
    made,
    singles,
)
from tests.ui.club_offices import club_office, play, play_in_circles, settings
from tests.ui.pdf_text import pages_of, text_of

SPOKEN = [*((code,) for code in CODES), ("sv", "it")]


@pytest.fixture(scope="module")
def office(qapp):
    return evening()


@pytest.fixture(scope="module")
def large_office(qapp):
    """200 pairs after two tournament rounds."""
    many = club_office(200, settings(rounds=9))
    dress_people(many)
    play_in_circles(many, 2)
    return many


def lists_of(office, codes, number=3):
    """Every list with its name."""
    for kind in kinds_of(office.state):
        if kind in LISTS:
            yield kind, made(office, Wish(kind, codes, Paper.A4, number))


def packed(text):
    """The text without any space: lines are broken wherever a column ends."""
    return "".join(text.split())


class Read(HTMLParser):
    """What a browser makes of a page: its tables, the tags, every piece of text."""

    def __init__(self, page):
        super().__init__()
        self.tables, self.tags, self.text, self._cell = [], [], [], None
        self.open = []
        self.feed(page)
        self.close()
        assert not self.open

    def handle_starttag(self, tag, attributes):
        self.tags.append((tag, dict(attributes)))
        if tag not in ("meta", "br"):
            self.open.append(tag)
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self._cell = []
        elif tag == "br" and self._cell is not None:
            self._cell.append("\n")

    def handle_endtag(self, tag):
        assert self.open.pop() == tag
        if tag in ("td", "th"):
            self.tables[-1][-1].append("".join(self._cell))
            self._cell = None

    def handle_data(self, data):
        self.text.append(data)
        if self._cell is not None:
            self._cell.append(data)


# The same everywhere ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("codes", SPOKEN, ids="-".join)
def test_every_list_says_the_same_on_paper_and_in_files(office, codes):
    for kind, paper in lists_of(office, codes):
        printed = packed(text_of(as_pdf(paper.leaves)))
        read = Read(sheets_html(paper.sheets))
        plain = paper.text.splitlines()
        tables = [sheet for sheet in paper.sheets if sheet.rows]
        assert len(read.tables) == len(tables), kind
        for sheet, table in zip(tables, read.tables, strict=True):
            cells = [[cell.text for cell in row] for row in sheet.rows]
            assert table == [[column.heading for column in sheet.columns], *cells], kind
            for words in [sheet.title, *sheet.notes, *(cell for row in table for cell in row)]:
                for line in words.split("\n"):
                    assert packed(line) in printed, (kind, line)
            if len(codes) == 1:
                for row in cells:
                    assert [line for line in plain if all(cell in line for cell in row)], (kind, row)


def test_a_spreadsheet_reads_back_what_was_written(office):
    for kind, paper in lists_of(office, ("sv", "it")):
        raw = sheets_csv(paper.sheets)
        assert raw.startswith(b"\xef\xbb\xbf") and b"\r\n" in raw
        rows = list(csv.reader(StringIO(raw.decode("utf-8-sig"), newline=""), delimiter=";", strict=True))
        first = 1 if len(paper.sheets) > 1 else 0
        wanted = [row for sheet in paper.sheets for row in sheet.rows]
        assert len(rows) == len(wanted) + 1 and len({len(row) for row in rows}) == 1, kind
        for row, cells in zip(rows[1:], wanted, strict=True):
            for value, cell in zip(row[first:], cells, strict=True):
                if cell.number is not None:
                    assert float(value.replace(",", ".")) == cell.number
                else:
                    assert value.lstrip("'") == " / ".join(cell.text.split("\n"))


def test_what_looks_like_a_formula_is_text_and_a_number_stays_one():
    column = (Column("=A"), Column("Number", Align.END))
    guarded = ["=1+1", "+39 06", "-x", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", "-1+1", "-5\n=1"]
    plain = ["a=1", "–", "-5", "+2,5"]
    rows = tuple((Cell(text), Cell("−5", -5)) for text in [*guarded, *plain])
    written = sheets_csv([Sheet(("en",), "", "", column, rows)]).decode("utf-8-sig")
    heading, *read = csv.reader(StringIO(written, newline=""), strict=True)
    assert heading == ["'=A", "Number"]
    assert [row[0] for row in read] == ["'" + text.replace("\n", " / ") for text in guarded] + plain
    assert {row[1] for row in read} == {"-5"}


@pytest.mark.parametrize("code", CODES)
def test_a_table_opens_in_the_spreadsheet_of_the_country(code):
    columns, rows = (Column("A"), Column("B")), ((Cell("1,234,567", 1_234_567), Cell("2½", 2.5)),)
    written = sheets_csv([Sheet((code,), "", "", columns, rows)]).decode("utf-8-sig").split()
    assert written == (["A,B", "1234567,2.5"] if code == "en" else ["A;B", "1234567;2,5"])


def test_a_web_page_stands_by_itself_and_tells_its_headings(office):
    for codes in (("en",), ("pt_BR", "sv")):
        for _, paper in lists_of(office, codes):
            page = sheets_html(paper.sheets)
            read = Read(page)
            tags = [tag for tag, _ in read.tags]
            assert page.startswith("<!DOCTYPE html>") and not {"script", "link", "img", "iframe"} & set(tags)
            assert ("html", {"lang": codes[0].replace("_", "-"), "dir": "ltr"}) in read.tags
            assert not any(name.startswith("on") or name == "src" for _, given in read.tags for name in given)
            heads = [given for tag, given in read.tags if tag == "th"]
            columns = [column for sheet in paper.sheets if sheet.rows for column in sheet.columns]
            assert sum(given["scope"] == "col" for given in heads) == len(columns)
            names = sum(len(sheet.rows) for sheet in paper.sheets for column in sheet.columns if column.is_name)
            assert sum(given["scope"] == "row" for given in heads) == names
            assert tags.count("h1") == 1 and tags.count("h2") == len(paper.sheets) - 1


def test_a_name_is_never_markup(office):
    paper = made(office, Wish(PaperKind.BY_NAME, ("en",), Paper.A4, 3))
    page = sheets_html(paper.sheets)
    assert SCRIPT not in page and SCRIPT in "".join(Read(page).text)
    assert packed(SCRIPT) in packed(text_of(as_pdf(paper.leaves)))
    assert f"'{FORMULA}" in sheets_csv(paper.sheets).decode("utf-8-sig")


def test_an_empty_list_says_so():
    empty = Sheet(("en",), "Standings", "Event", (Column("Name"),), (), (), "There is nothing yet.")
    assert "There is nothing yet." in "".join(Read(sheets_html([empty])).text)
    assert "There is nothing yet." in sheets_text([empty])


def test_two_languages_stand_together_where_they_differ():
    columns = [(Column(heading), Column("N")) for heading in ("Table", "Bord")]
    rows = [((Cell(words), Cell(number, 5)),) for words, number in (("sits out", "-5"), ("sitter över", "−5"))]
    pair = [
        Sheet((code,), title, "Event", column, row, (note,))
        for code, title, column, row, note in zip(("en", "sv"), ("Round 1", "Rond 1"), columns, rows, ("Note", "Not"))
    ]
    both = merged(pair)
    assert both.codes == ("en", "sv") and both.title == "Round 1\nRond 1" and both.subtitle == "Event"
    assert [column.heading for column in both.columns] == ["Table\nBord", "N"]
    assert both.rows == ((Cell("sits out / sitter över"), Cell("-5", 5)),) and both.notes == ("Note\nNot",)
    assert merged(pair[:1]) is pair[0]
    spans = [(given["lang"], given["dir"]) for tag, given in Read(sheets_html([both])).tags if tag == "span"]
    assert spans == [("en", "ltr"), ("sv", "ltr")] * 3, "title, heading and note say which language is which"


# What it says -----------------------------------------------------------------------------------------------


def test_standings_are_those_of_the_tournament_and_say_what_was_corrected(office):
    sheet = made(office, Wish(PaperKind.STANDINGS, ("en",), Paper.A4, 3)).sheets[0]
    placed = standings(office.state, 3)
    assert sheet.title == "Standings so far, round 3 still being played"
    assert [row[0].number for row in sheet.rows] == [standing.rank for standing in placed]
    ties = office.state.settings.tie_breaks
    assert len(sheet.columns) == 2 + len(ties)
    for row, standing in zip(sheet.rows, placed, strict=True):
        expected = [None if value is None else value for value in standing.values]
        halves = ("wins", "direct", "opponents")
        for cell, value, tie in zip(row[2:], expected, ties, strict=True):
            assert cell.number == (value if value is None or tie.value not in halves else value / 2)
    entry = office.state.corrections[0].number
    assert f"Corrected: entry {entry}" in sheet.notes
    results = made(office, Wish(PaperKind.RESULTS, ("en",), Paper.A4, 1)).sheets[0]
    assert f"Corrected: entry {entry}" in results.notes
    assert made(office, Wish(PaperKind.STANDINGS, ("en",), Paper.A4, 2)).sheets[0].title == "Standings after round 2"


def test_everybody_is_found_by_name_in_the_order_of_the_language(office):
    sheet = made(office, Wish(PaperKind.BY_NAME, ("sv",), Paper.A4, 3)).sheets[0]
    names = [row[0].text for row in sheet.rows]
    persons = [person for entrant in office.state.entrants.values() for person in entrant.persons]
    edition = edition_of(office, language("sv"))
    assert sorted(names) == sorted(map(edition.person, persons))
    order = edition.in_order(["Öst", "Zoe", "Åsa", "anna", "Ägir", "Player 10", "Player 9"], str)
    assert order == ["anna", "Player 9", "Player 10", "Zoe", "Åsa", "Ägir", "Öst"]
    assert names == edition.in_order(names, str)
    for row in sheet.rows:
        if row[1].text:
            seating = office.state.rounds[2].seating(int(row[1].number))
            assert row[0].text in map(edition.person, seating.seats)


def test_names_have_their_public_form_on_every_paper(office):
    for kind in kinds_of(office.state):
        paper = made(office, Wish(kind, ("en",), Paper.A4, 3, last=None))
        for number in (HIDDEN, INITIAL, FORGOTTEN):
            name = office.people[number].name
            assert name not in paper.text, kind
        if kind in (PaperKind.BY_NAME, PaperKind.DIPLOMAS):
            assert f"Player {HIDDEN}" in paper.text and f"Player {FORGOTTEN}" in paper.text
            assert office.people[INITIAL].shown is Shown.INITIAL
            first, *_, last = office.people[INITIAL].name.split()
            assert f"{first} {last[0]}." in paper.text


def test_a_pair_has_one_name_on_every_screen_and_paper():
    club = club_office(12)
    play(club, 3)
    english = language("en")
    edition = edition_of(club, english)
    crossed = 0
    for number, played in enumerate(club.state.rounds, start=1):
        by_table = pairings_by_table(edition, number).rows
        results = results_of_round(edition, number).rows
        seatings = sorted(played.seatings, key=lambda seating: seating.table)
        for seating, listed, brought in zip(seatings, by_table, results, strict=True):
            names = [entrant_name(club, entrant, english) for entrant in seating.entrants]
            assert names == [side_name(club, seating, side, english) for side in (0, 1)]
            assert names == [listed[1].text, listed[2].text] == [brought[1].text, brought[4].text]
            crossed += seating.seats[0::2] != club.state.entrants[seating.sides[0][0]].persons
    assert crossed, "somewhere the second of a pair sits first"
    for entrant in club.state.entrants:
        against = [row[2].text for row in history_list(edition, entrant).rows]
        others = {edition.entrant(other) for other in club.state.entrants}
        assert set(against) <= others, "a pair is named as everywhere else"


def test_needs_change_nothing_but_the_size_of_a_card():
    """The same evening with nobody who needs anything gives the same words everywhere."""
    needing, plain = evening(rounds=1), evening(rounds=1, needs=False)
    assert needing.needs[LARGE].large_print and not plain.needs[LARGE].large_print
    for kind in kinds_of(needing.state):
        wish = Wish(kind, ("en",), Paper.A4, 1, last=None)
        one, other = made(needing, wish), made(plain, wish)
        assert one.text == other.text
        if kind in LISTS:
            assert sheets_html(one.sheets) == sheets_html(other.sheets)
            assert sheets_csv(one.sheets) == sheets_csv(other.sheets)
            assert text_of(as_pdf(one.leaves)) == text_of(as_pdf(other.leaves))
    table = next(each for each in needing.state.rounds[0].seatings if LARGE in each.seats)
    large = [card for card in cards(needing, 1) if card.is_large]
    assert [card.table for card in large] == [table.table]


@pytest.mark.parametrize("kind", [EntrantKind.SINGLE, EntrantKind.CHANGING])
def test_singles_and_changing_partners_have_every_paper_too(kind):
    office = club_office(10 if kind is EntrantKind.CHANGING else 20, settings(kind, rounds=5))
    dress_people(office)
    play(office, 2)
    for name, paper in lists_of(office, ("en",), 2):
        printed = packed(text_of(as_pdf(paper.leaves)))
        assert all(packed(cell.text) in printed for sheet in paper.sheets for row in sheet.rows for cell in row), name
    by_name = made(office, Wish(PaperKind.BY_NAME, ("en",), Paper.A4, 2)).sheets[0]
    headings = [column.heading for column in by_name.columns]
    assert ("With" in headings) == (kind is EntrantKind.CHANGING)


def test_a_knockout_has_its_bracket_in_place_of_a_cross_table():
    office = singles(7, Format.KNOCKOUT)
    assert kinds_of(office.state) == [PaperKind.STANDINGS, PaperKind.LOG]
    play(office, 2)
    kinds = kinds_of(office.state)
    assert PaperKind.BRACKET in kinds and PaperKind.CROSS not in kinds
    paper = made(office, Wish(PaperKind.BRACKET, ("en", "sv"), Paper.A4, 2))
    assert [len(sheet.rows) for sheet in paper.sheets] == [4, 2, 1, 1]
    assert paper.leaves.count == 1 and paper.leaves.is_landscape
    printed = packed(text_of(as_pdf(paper.leaves)))
    for sheet in paper.sheets:
        assert all(packed(line) in printed for line in sheet.title.split("\n"))
        for row in sheet.rows:
            assert all(packed(cell.text) in printed for cell in row)
    assert office.people[HIDDEN].name not in paper.text and f"Player {HIDDEN}" in paper.text


def test_whoever_is_out_of_a_knockout_sits_out_on_no_list():
    office = singles(6, Format.KNOCKOUT)
    play(office, 2)
    for number, out in ((1, 2), (2, 0)):
        edition = edition_of(office, language("en"))
        names = {edition.entrant(entrant) for entrant in office.state.rounds[number - 1].sitting_out}
        assert len(names) == 2
        listed = [row[0].text for row in pairings_by_name(edition, number).rows]
        assert len(names & set(listed)) == out and len(listed) == 4 + out
        for sheet in (pairings_by_table(edition, number), results_of_round(edition, number)):
            assert bool(sheet.notes) == bool(out)


def test_a_large_bracket_goes_on_on_further_sheets():
    office = singles(70, Format.KNOCKOUT)
    play(office, 1)
    paper = made(office, Wish(PaperKind.BRACKET, ("en",), Paper.A4, 1))
    assert paper.leaves.count == 5, "four quarters of 32 lines, then their winners"
    printed = packed(text_of(as_pdf(paper.leaves)))
    edition = edition_of(office, language("en"))
    assert all(packed(edition.entrant(entrant)) in printed for entrant in office.state.entrants)
    assert all(edges_are_white(as_picture(paper.leaves, number, 50)) for number in range(5))


# Paper ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [PaperKind.BY_TABLE, PaperKind.BY_NAME, PaperKind.STANDINGS])
def test_a_long_list_has_its_headings_on_every_sheet_and_loses_nobody(large_office, kind):
    paper = made(large_office, Wish(kind, ("it",), Paper.A4, 2))
    pdf = as_pdf(paper.leaves)
    sheet = paper.sheets[0]
    printed = text_of(pdf)
    assert 1 < paper.leaves.count == pages_of(pdf)
    heading = sheet.columns[0].heading
    assert printed.split("\n").count(heading) == paper.leaves.count
    for row in sheet.rows:
        for cell in row:
            assert packed(cell.text) in packed(printed)


def test_no_row_hangs_over_the_edge_and_every_step_is_a_small_one(large_office):
    for kind in (PaperKind.BY_NAME, PaperKind.CROSS):
        paper = made(large_office, Wish(kind, ("sv", "id"), Paper.A4, 2))
        for number in {0, paper.leaves.count - 1}:
            picture = as_picture(paper.leaves, number, 50)
            assert edges_are_white(picture), (kind, number)
    sheet = made(large_office, Wish(PaperKind.BY_NAME, ("en",), Paper.A4, 2)).sheets[0]
    assert sum(1 for _ in measure(sheet)) >= len(sheet.rows) // 40


def edges_are_white(picture: QImage, share: float = 0.035) -> bool:
    edge = round(picture.width() * share)
    spots = [(x, y) for y in range(picture.height()) for x in (*range(edge), *range(-edge, 0))]
    width = picture.width()
    return all(picture.pixelColor(x % width, y).name() == "#ffffff" for x, y in spots)


# Score cards ------------------------------------------------------------------------------------------------


def cards(office, number, also=()):
    editions = {code: edition_of(office, language(code)) for code in CODES}
    spoken = {person: member.language for person, member in office.people.items()}
    return tuple(cards_of_round(editions, number, spoken, office.needs, also))


def test_a_card_speaks_every_language_of_its_table_and_no_other():
    office = evening(4, 1, codes=FOUR_LANGUAGES, needs=False)
    for card in cards(office, 1):
        seating = office.state.rounds[0].seating(card.table)
        spoken = [office.people[person].language for person in seating.seats]
        printed = packed(text_of(as_pdf(CardPages([card], "Cards", Paper.A4))))
        for message in (texts.OUT, texts.BLOCKED, texts.FOUL, texts.TOTAL, texts.SIGNATURE, texts.POINTS):
            words = {language(code).say(message) for code in spoken}
            assert all(packed(word) in printed for word in words)
        for line in card_lines(card)[3:]:
            assert packed(line.split(": ")[-1]) in printed
        assert set(card.headings["points"]) == {language(code).say(texts.POINTS) for code in spoken}
        first = edition_of(office, language(spoken[0]))
        assert [seat.name for seat in card.seats] == [first.person(person) for person in seating.seats]
        assert [seat.side for seat in card.seats] == [0, 1, 0, 1]


def test_two_cards_share_a_sheet_and_large_ones_have_their_own(office):
    some = cards(office, 3, also={1})
    usual, large = [[card for card in some if card.is_large is wanted] for wanted in (False, True)]
    assert large and {1} <= {card.table for card in large}
    for paper in (Paper.A4, Paper.LETTER):
        pages = CardPages(some, "Cards", paper)
        assert pages.count == (len(usual) + 1) // 2 + len(large) and not pages.is_landscape
        assert pages_of(as_pdf(pages)) == pages.count
    pages = CardPages(some, "Cards", Paper.A5)
    assert pages.count == len(some) and pages.is_landscape
    assert b"/MediaBox [0 0 595" in as_pdf(pages)
    everybody = made(office, Wish(PaperKind.CARDS, ("en",), Paper.A4, 3, all_large=True))
    assert everybody.leaves.count == len(some)


def test_nothing_of_a_card_is_cut_off(office):
    for paper in (Paper.A4, Paper.LETTER, Paper.A5):
        pages = CardPages(cards(office, 3), "Cards", paper)
        for number in range(pages.count):
            assert edges_are_white(as_picture(pages, number, 60), 0.01)


def test_a_match_of_so_many_rounds_has_so_many_rows():
    terms = MatchTerms(rulesets.load("pairs").changed({"match_end": {"rounds": 5}}), minutes=25, best_of=1)
    office = club_office(4, replace(settings(), terms=terms))
    play(office, 1)
    (card, *_) = cards(office, 1)
    assert card.rounds == 5 and card.terms == ("5 rounds · 25 minutes",)
    numbers = text_of(as_pdf(CardPages([card], "Card", Paper.A4))).split("\n")
    assert "5" in numbers and "6" not in numbers
    several = replace(terms, best_of=3)
    office = club_office(4, replace(settings(), terms=several))
    play(office, 1)
    (card, *_) = cards(office, 1)
    assert "Match" in text_of(as_pdf(CardPages([card], "Card", Paper.A4)))
    assert card.terms == ("5 rounds · Best of 3 matches · 25 minutes",)


# Diplomas ---------------------------------------------------------------------------------------------------


def test_diplomas_go_to_the_first_three_with_both_names(office):
    paper = made(office, Wish(PaperKind.DIPLOMAS, ("en", "it"), Paper.A4))
    placed = [standing for standing in standings(office.state) if standing.rank <= 3]
    assert paper.leaves.count == len(placed) and paper.leaves.is_landscape
    editions = [edition_of(office, language(code)) for code in ("en", "it")]
    printed = packed(text_of(as_pdf(paper.leaves)))
    for diploma, standing in zip(diplomas_of(editions, 3), placed, strict=True):
        assert diploma.rank == standing.rank and len(diploma.names) == 2
        for line in diploma_lines(diploma):
            assert packed(line) in printed
    everybody = made(office, Wish(PaperKind.DIPLOMAS, ("en",), Paper.LETTER, last=None))
    assert everybody.leaves.count == len(standings(office.state))
