"""Lists of people from files and from the clipboard: what they name, and every line that cannot be used."""

from __future__ import annotations

import csv
import io
import random

import pytest

from domino_desktop.storage.setup import NameFault, clean_name, name_fault
from domino_desktop.tournament.csv_people import LineFault, LineFaultKind, ListedEntry, PeopleList, Written, read_people

Kind = LineFaultKind


def read(data, persons=1) -> PeopleList:
    return read_people(data, persons, clean_name, name_fault)


def names(found: PeopleList) -> list[tuple[str, ...]]:
    assert not found.faults
    return [tuple(person.name for person in entry.persons) for entry in found.entries]


def only_fault(data, persons=1) -> LineFault:
    (fault,) = read(data, persons).faults
    return fault


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_every_way_a_program_writes_a_list_is_read(delimiter, encoding, ends):
    text = ends.join((f"Zoë Ångström{delimiter}sv{delimiter}1500", f"João{delimiter}pt_PT", "Çiğdem".replace("ğ", "g")))
    found = read(text.encode(encoding))
    assert found == PeopleList(
        (
            ListedEntry(1, (Written("Zoë Ångström", "sv"),), 1500),
            ListedEntry(2, (Written("João", "pt_PT"),)),
            ListedEntry(3, (Written("Çigdem"),)),
        )
    )


@pytest.mark.parametrize(
    ("heading", "line"),
    [
        ("Name;Language;Rating", "Anna;it;7"),
        ("Giocatore;Lingua;Punteggio", "Anna;Italiano;7"),
        ("Rating;Idioma;Nome completo", "7;italiano;Anna"),
        ("Jogador;Língua;Classificação", "Anna;IT;7"),
        ("NAMN;SPRÅK;RANKING", "Anna;Italienska;7"),
        ("Nama;Bahasa;Peringkat", "Anna;bahasa Italia;7"),
        ("#;Name;Club;Language;Elo", "1;Anna;DC Bari;it_IT;7"),
    ],
)
def test_headings_in_every_language_say_what_the_columns_are(heading, line):
    assert read(f"{heading}\n{line}").entries == (ListedEntry(2, (Written("Anna", "it"),), 7),)


def test_first_and_family_names_in_columns_of_their_own_are_put_together():
    assert names(read("Cognome,Nome\nRossi,Anna\n,Bruno")) == [("Anna Rossi",), ("Bruno",)]


@pytest.mark.parametrize(
    "text",
    [
        "Anna;Bruno;it;900",
        "Anna & Bruno;it;900",
        "Anna&Bruno,Italian,900",
        "Anna / Bruno\t900\tit",
        "Anna;Bruno;it;it;900",
        "Coppia;Lingua;Elo\nAnna & Bruno;it;900",
        "Name;Partner;Language;Rating\nAnna;Bruno;it;900",
        "nome 1;nome 2;lingua 1;lingua 2;rating\nAnna;Bruno;it;it;900",
    ],
)
def test_pairs_stand_in_one_column_or_in_two(text):
    (entry,) = read(text, 2).entries
    assert entry.persons == (Written("Anna", "it"), Written("Bruno", "it"))
    assert entry.rating == 900


def test_each_of_a_pair_may_speak_another_language():
    (entry,) = read("Elsa;Budi;sv;id", 2).entries
    assert [person.language for person in entry.persons] == ["sv", "id"]
    (entry,) = read("name;partner;language;language 2\nElsa;Budi;;id", 2).entries
    assert [person.language for person in entry.persons] == ["", "id"]


def test_lines_of_nothing_and_columns_of_nothing_are_no_faults():
    assert names(read(";;;\nAnna;;;\n\n   \n;;\nBruno\n")) == [("Anna",), ("Bruno",)]


def test_quotation_marks_hold_a_cell_together():
    assert names(read('"Rossi, Anna",it\n"Carlo ""Il Re"" Bianchi",it\nNina "Ninja" Sund,sv')) == [
        ("Rossi, Anna",),
        ('Carlo "Il Re" Bianchi',),
        ('Nina "Ninja" Sund',),
    ]
    assert names(read('"Rossi, Anna";"Verdi, Bruno"', 2)) == [("Rossi, Anna", "Verdi, Bruno")]


def test_numbers_before_names_are_left_out_as_they_come_from_a_pasted_list():
    assert names(read("1. Anna\n2) Bruno\n10.  Carla")) == [("Anna",), ("Bruno",), ("Carla",)]


def test_spreadsheets_may_name_their_separator():
    assert read("sep=|\nAnna|sv").entries == (ListedEntry(2, (Written("Anna", "sv"),)),)


@pytest.mark.parametrize(
    ("text", "persons", "fault"),
    [
        ("Anna\n;it;900", 1, LineFault(2, Kind.NAME, "", cause=NameFault.ONLY_SPACES)),
        ("x" * 61, 1, LineFault(1, Kind.NAME, "x" * 61, cause=NameFault.TOO_LONG)),
        (f"{'Anna ' * 9}\x07", 1, LineFault(1, Kind.NAME, f"{'Anna ' * 9}\x07", cause=NameFault.CONTROL_CHARACTERS)),
        ("Anna\n\nBruno\n anna ", 1, LineFault(4, Kind.NAMED_BEFORE, "anna", 1)),
        ("Anna;Bruno\nCarla;ANNA", 2, LineFault(2, Kind.NAMED_BEFORE, "ANNA", 1)),
        ("Anna & anna", 2, LineFault(1, Kind.SAME_PERSON_TWICE, "anna")),
        ("Anna", 2, LineFault(1, Kind.HALF_A_PAIR, "Anna")),
        ("Anna;;it", 2, LineFault(1, Kind.HALF_A_PAIR, "Anna")),
        ("Anna;it;900", 2, LineFault(1, Kind.HALF_A_PAIR, "Anna")),
        (";Bruno", 2, LineFault(1, Kind.HALF_A_PAIR, "Bruno")),
        ("name;partner\nAnna;", 2, LineFault(2, Kind.HALF_A_PAIR, "Anna")),
        ("Anna & Bruno", 1, LineFault(1, Kind.TOO_MANY_NAMES, "Anna & Bruno")),
        ("Anna & Bruno & Carla", 2, LineFault(1, Kind.TOO_MANY_NAMES, "Bruno & Carla")),
        ("name;partner\nAnna & Bruno;it", 2, LineFault(2, Kind.TOO_MANY_NAMES, "Anna & Bruno")),
        ("Anna;it;900;sv", 1, LineFault(1, Kind.TOO_MANY_COLUMNS, "sv")),
        ("Anna;it;900;7", 1, LineFault(1, Kind.TOO_MANY_COLUMNS, "7")),
        ("name;language\nAnna;it;900", 1, LineFault(2, Kind.TOO_MANY_COLUMNS, "900")),
        ("Anna;Klingon", 1, LineFault(1, Kind.UNKNOWN_LANGUAGE, "Klingon")),
        ("Anna;it;-3", 1, LineFault(1, Kind.NO_RATING, "-3")),
        ("name;rating\nAnna;good", 1, LineFault(2, Kind.NO_RATING, "good")),
        ("name;rating\nAnna;1234567", 1, LineFault(2, Kind.NO_RATING, "1234567")),
        ('"Anna;it', 1, LineFault(1, Kind.OPEN_QUOTE, '"Anna;it')),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 1, LineFault(0, Kind.UNREADABLE)),
        (b"Anna\0Bruno", 1, LineFault(0, Kind.UNREADABLE)),
        (b"\xff\xfeA\0n\0n", 1, LineFault(0, Kind.UNREADABLE)),
        (b"Anna \x81\x8d", 1, LineFault(0, Kind.UNREADABLE)),
        ("\x01\x02\x03Anna", 1, LineFault(0, Kind.UNREADABLE)),
        ("", 1, LineFault(0, Kind.NOBODY)),
        (" \n;;\n\t", 1, LineFault(0, Kind.NOBODY)),
        ("name;rating\n", 1, LineFault(0, Kind.NOBODY)),
        (b"x" * 1_000_001, 1, LineFault(0, Kind.TOO_LARGE)),
        ("\n".join(map(str, range(2_002))), 1, LineFault(0, Kind.TOO_LARGE)),
    ],
)
def test_each_line_that_cannot_be_used_is_told_with_its_number(text, persons, fault):
    assert only_fault(text, persons) == fault


def test_one_bad_line_does_not_spoil_the_others():
    found = read('Anna\n"Bruno\nCarla;Klingon\nDavid\nanna\nElsa;sv')
    assert [entry.line for entry in found.entries] == [1, 4, 6]
    assert [(fault.line, fault.kind) for fault in found.faults] == [
        (2, Kind.OPEN_QUOTE),
        (3, Kind.UNKNOWN_LANGUAGE),
        (5, Kind.NAMED_BEFORE),
    ]


@pytest.mark.parametrize("seed", range(40))
def test_whatever_a_program_writes_comes_back(seed):
    chance = random.Random(seed)
    letters = "aÅéß, ;\"\t&'()-.0ñ漢"
    people = {}
    while len(people) < 30:
        name = clean_name("A" + "".join(chance.choices(letters.replace("\t", "").replace("&", ""), k=8)) + "z")
        people.setdefault(name.casefold(), (name, chance.choice(["", "it", "pt_BR", "id"]), chance.randrange(1, 3000)))
    file = io.StringIO()
    writer = csv.writer(file, delimiter=chance.choice(",;\t"))
    writer.writerow(["name", "language", "rating"])
    writer.writerows(people.values())
    found = read(file.getvalue().encode(chance.choice(["utf-8", "utf-8-sig", "utf-16"])))
    assert not found.faults
    assert [(e.persons[0].name, e.persons[0].language, e.rating) for e in found.entries] == list(people.values())


def test_no_list_whatever_is_in_it_stops_the_program():
    chance = random.Random(11)
    pieces = ['"', '""', ";", ",", "\t", "\n", "\r", "sep=", "name", "partner", "rating", "it", "&", " & ", "Anna", "7"]
    pieces += ["\x07", "\ud800", "\u2028", "\u202e", "é", "²", "٣", "\ufeff", "-", " ", "x" * 70, "1. "]
    for _ in range(3_000):
        persons = chance.choice((1, 2))
        text = "".join(chance.choices(pieces, k=chance.randrange(0, 24)))
        raw = chance.randbytes(chance.randrange(0, 40))
        for data in (text, text.encode("utf-8", "surrogatepass"), raw, b"\xff\xfe" + raw, b"name;rating\n" + raw):
            found = read(data, persons)
            lines = data.count("\n") + data.count("\r") if isinstance(data, str) else len(data)
            assert found.entries or found.faults
            assert all(0 <= fault.line <= lines + 1 for fault in found.faults)
            every = [person.name.casefold() for entry in found.entries for person in entry.persons]
            assert len(every) == len(set(every))
            assert all(len(entry.persons) == persons for entry in found.entries)
            assert all(name_fault(name) is None for name in every)
