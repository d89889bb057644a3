"""A list of people as clubs keep it, in a file or pasted: whom it names, and which of its lines cannot be used.

Comma, semicolon or tab is found out. A first line of headings in any of our languages is understood but not needed:
without one a line holds the name, with pairs the partner's name or both as "Anna & Bruno", then perhaps a language
and a rating.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from domino_desktop.tournament.csv_words import BARE_CODES, HEADINGS, Column, folded, language_code

MOST_BYTES: Final = 1_000_000
"""No list of people is longer."""
_MOST_ENTRIES: Final = 2_000
_LARGEST_RATING_DIGITS: Final = 5
_LONGEST_LINE: Final = 10_000
_LONGEST_SHOWN: Final = 80
"""Letters of a line that cannot be used: enough to find it again."""
_DELIMITERS: Final = ("\t", ";", ",")
"""Where two are in as many lines, the first of them: names hold commas, never tabs."""
_LINE_ENDS: Final = re.compile(r"\r\n|\n|\r")
_NUMBERED: Final = re.compile(r"^\d{1,4}[.)]\s+")
_BOTH: Final = re.compile(r"\s+[&+/]\s+|\s*&\s*")
_SEPARATOR_LINE: Final = re.compile(r"^sep=(.)$", re.IGNORECASE)
_STRANGE_SHARE: Final = 0.05


@dataclass(frozen=True, slots=True)
class Written:
    """A person as the list has them. ``language`` is one of our codes, or empty where the list says none."""

    name: str
    language: str = ""


@dataclass(frozen=True, slots=True)
class ListedEntry:
    """One line that can be used: one person, or the two of a pair. ``rating`` is 0 where the list says none."""

    line: int
    persons: tuple[Written, ...]
    rating: int = 0


class LineFaultKind(Enum):
    """Why a line, or the whole list, cannot be used. What a `LineFault` carries is named here."""

    NAME = "name"
    """found: the name; cause: what the judge of names said"""
    NAMED_BEFORE = "named_before"
    """found: the name; first_line: where it stands already"""
    SAME_PERSON_TWICE = "same_person_twice"
    """found: the name that both of a pair have"""
    HALF_A_PAIR = "half_a_pair"
    """found: the one name that is there"""
    TOO_MANY_NAMES = "too_many_names"
    """found: what looks like two names where there should be one"""
    TOO_MANY_COLUMNS = "too_many_columns"
    """found: the first cell that has no meaning"""
    UNKNOWN_LANGUAGE = "unknown_language"
    """found: what stands where a language should"""
    NO_RATING = "no_rating"
    """found: what stands where a number should"""
    OPEN_QUOTE = "open_quote"
    """found: the line; a quotation mark is not closed"""
    UNREADABLE = "unreadable"
    """The whole list is no text, or in an encoding that nobody can guess."""
    TOO_LARGE = "too_large"
    """The whole list is longer than any list of people."""
    NOBODY = "nobody"
    """The whole list names nobody."""


@dataclass(frozen=True, slots=True)
class LineFault:
    """One fault; ``line`` counts from 1, 0 means the whole list."""

    line: int
    kind: LineFaultKind
    found: str = ""
    first_line: int = 0
    cause: Enum | None = None


@dataclass(frozen=True, slots=True)
class PeopleList:
    """What a list holds, in its order."""

    entries: tuple[ListedEntry, ...] = ()
    faults: tuple[LineFault, ...] = ()


def read_people(
    data: bytes | str,
    persons: int,
    clean: Callable[[str], str],
    judge: Callable[[str], Enum | None],
) -> PeopleList:
    """Read a list whose lines are entrants of so many ``persons`` (1 or 2). Never raises.

    ``clean`` answers a name as it is kept, ``judge`` why it cannot be used.
    """
    if len(data) > MOST_BYTES:
        return _refused(LineFaultKind.TOO_LARGE)
    text = data.removeprefix("\ufeff") if isinstance(data, str) else decoded(data)
    if text is None or _is_strange(text):
        return _refused(LineFaultKind.UNREADABLE)
    lines = _LINE_ENDS.split(text)
    if any(len(line) > _LONGEST_LINE for line in lines):
        return _refused(LineFaultKind.TOO_LARGE)
    return _Reader(persons, clean, judge).read(lines)


def _refused(kind: LineFaultKind) -> PeopleList:
    return PeopleList(faults=(LineFault(0, kind),))


def decoded(data: bytes) -> str | None:
    """The text of a file; None where it is none. What is not UTF-8 comes from an older Windows."""
    encodings = ("utf-16",) if data.startswith((b"\xff\xfe", b"\xfe\xff")) else ("utf-8-sig", "cp1252")
    for encoding in encodings:
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    return None


def _is_strange(text: str) -> bool:
    """Whether this was never meant to be read: pictures and programs are full of control characters."""
    strange = sum(sign < " " and sign not in "\t\r\n" for sign in text)
    return "\0" in text or strange > len(text) * _STRANGE_SHARE


class _Faulty(Exception):
    """The line cannot be used."""

    def __init__(self, kind: LineFaultKind, found: str, first_line: int = 0, cause: Enum | None = None) -> None:
        self.kind, self.first_line, self.cause = kind, first_line, cause
        self.found = found if len(found) <= _LONGEST_SHOWN else f"{found[:_LONGEST_SHOWN]}\u2026"
        super().__init__(kind.value)


class _Reader:
    """Reads one list."""

    def __init__(self, persons: int, clean: Callable[[str], str], judge: Callable[[str], Enum | None]) -> None:
        self._persons, self._clean, self._judge = persons, clean, judge
        self._columns: tuple[Column, ...] | None = None
        self._lines_of: dict[str, int] = {}

    def read(self, lines: Sequence[str]) -> PeopleList:
        entries: list[ListedEntry] = []
        faults: list[LineFault] = []
        delimiter = _delimiter_of(lines)
        is_first = True
        for number, line in enumerate(lines, 1):
            if _is_empty(line) or (number == 1 and _SEPARATOR_LINE.match(line)):
                continue
            try:
                cells = [self._clean(cell) for cell in _cells(line, delimiter)]
                if is_first:
                    is_first = False
                    self._columns = _headings(cells)
                    if self._columns is not None:
                        continue
                entries.append(self._entry(number, cells))
            except _Faulty as fault:
                faults.append(LineFault(number, fault.kind, fault.found, fault.first_line, fault.cause))
            if len(entries) + len(faults) > _MOST_ENTRIES:
                return _refused(LineFaultKind.TOO_LARGE)
        if not entries and not faults:
            return _refused(LineFaultKind.NOBODY)
        return PeopleList(tuple(entries), tuple(faults))

    def _entry(self, line: int, cells: Sequence[str]) -> ListedEntry:
        if self._columns is None:
            names, languages, rating = self._without_headings(cells)
        else:
            names, languages, rating = self._under_headings(cells, self._columns)
        names = self._checked(names, line)
        codes = [_code(found) for found in languages]
        codes = codes[:1] * len(names) if len(codes) < len(names) else codes
        people = tuple(Written(name, code) for name, code in zip(names, codes or [""] * len(names), strict=True))
        entry = ListedEntry(line, people, _number(rating))
        for name in names:
            self._lines_of[name.casefold()] = line
        return entry

    def _checked(self, names: Sequence[str], line: int) -> list[str]:
        """The names, every one of them good and new."""
        names = [self._clean(_NUMBERED.sub("", name)) for name in names]
        there = [name for name in names if name]
        if len(there) < self._persons and there:
            raise _Faulty(LineFaultKind.HALF_A_PAIR, there[0])
        for place, name in enumerate(names):
            if _BOTH.search(name):
                raise _Faulty(LineFaultKind.TOO_MANY_NAMES, name)
            cause = self._judge(name)
            if cause is not None:
                raise _Faulty(LineFaultKind.NAME, name, cause=cause)
            if name.casefold() in (other.casefold() for other in names[:place]):
                raise _Faulty(LineFaultKind.SAME_PERSON_TWICE, name)
            if name.casefold() in self._lines_of:
                raise _Faulty(LineFaultKind.NAMED_BEFORE, name, self._lines_of[name.casefold()])
        return names

    def _without_headings(self, cells: Sequence[str]) -> tuple[list[str], list[str], str]:
        """Names first; what follows is told apart by being a number or not."""
        names, rest = self._names(cells[0], cells[1:])
        languages: list[str] = []
        rating = ""
        for cell in filter(None, rest):
            if cell.lstrip("-").isdecimal() and not rating:
                rating = cell
            elif len(languages) < self._persons and not cell.isdecimal():
                languages.append(cell)
            else:
                raise _Faulty(LineFaultKind.TOO_MANY_COLUMNS, cell)
        return names, languages, rating

    def _names(self, first: str, rest: Sequence[str]) -> tuple[list[str], Sequence[str]]:
        """The names of a line without headings, and what comes behind them."""
        if self._persons == 1:
            return [first], rest
        both = _BOTH.split(first, maxsplit=1)
        if len(both) == 2:
            return both, rest
        partner = rest[0] if rest else ""
        if not partner or partner.isdecimal() or partner in BARE_CODES:
            return [first], rest
        return [first, partner], rest[1:]

    def _under_headings(self, cells: Sequence[str], columns: Sequence[Column]) -> tuple[list[str], list[str], str]:
        by_column: dict[Column, str] = {}
        for column, cell in zip(columns, cells):
            if column is not Column.OTHER:
                by_column.setdefault(column, cell)
        beyond = next(filter(None, cells[len(columns) :]), "")
        if beyond:
            raise _Faulty(LineFaultKind.TOO_MANY_COLUMNS, beyond)
        name = " ".join(filter(None, (by_column.get(Column.NAME, ""), by_column.get(Column.FAMILY_NAME, ""))))
        partner = by_column.get(Column.PARTNER, "")
        names = [name]
        if self._persons == 2:
            both = _BOTH.split(name, maxsplit=1)
            names = [name, partner] if partner else both
        languages = [by_column.get(column, "") for column in (Column.LANGUAGE, Column.PARTNERS_LANGUAGE)]
        if Column.PARTNERS_LANGUAGE not in by_column or self._persons == 1:
            languages = languages[:1]
        return names, languages, by_column.get(Column.RATING, "")


def _is_empty(line: str) -> bool:
    """Whether nothing stands in a line; spreadsheets leave lines of nothing but delimiters."""
    return not line.strip(f'"{"".join(_DELIMITERS)} ')


def _delimiter_of(lines: Sequence[str]) -> str:
    """What stands in most lines."""
    told = _SEPARATOR_LINE.match(lines[0])
    if told:
        return told[1]
    return max(
        _DELIMITERS, key=lambda delimiter: sum(delimiter in _unquoted(line) for line in lines if not _is_empty(line))
    )


def _unquoted(line: str) -> str:
    return re.sub(r'"[^"]*"', "", line)


def _cells(line: str, delimiter: str) -> list[str]:
    """The cells of one line; quotation marks hold a cell together where they begin it, and are doubled within."""
    cells: list[str] = []
    rest: str | None = line
    while rest is not None:
        if rest.lstrip(" ").startswith('"'):
            cell, rest = _quoted(line, rest.lstrip(" "), delimiter)
        else:
            cell, found, after = rest.partition(delimiter)
            rest = after if found else None
        cells.append(cell)
    return cells


def _quoted(line: str, rest: str, delimiter: str) -> tuple[str, str | None]:
    """The cell in quotation marks that ``rest`` begins with, and what follows the next delimiter."""
    closed = re.match(r'"((?:[^"]|"")*)"', rest)
    if closed is None:
        raise _Faulty(LineFaultKind.OPEN_QUOTE, line)
    behind, found, after = rest[closed.end() :].partition(delimiter)
    return closed[1].replace('""', '"') + behind, after if found else None


def _headings(cells: Sequence[str]) -> tuple[Column, ...] | None:
    """What the columns mean, where this is a line of headings."""
    columns = [HEADINGS.get(folded(cell), Column.OTHER) for cell in cells]
    if Column.NAME not in columns and Column.PARTNER in columns:
        columns[columns.index(Column.PARTNER)] = Column.NAME  # one column for both names
    return tuple(columns) if Column.NAME in columns else None


def _code(found: str) -> str:
    if not found:
        return ""
    code = language_code(found)
    if code is None:
        raise _Faulty(LineFaultKind.UNKNOWN_LANGUAGE, found)
    return code


def _number(found: str) -> int:
    if not found:
        return 0
    if not found.isdecimal() or len(found) > _LARGEST_RATING_DIGITS:
        raise _Faulty(LineFaultKind.NO_RATING, found)
    return int(found)
