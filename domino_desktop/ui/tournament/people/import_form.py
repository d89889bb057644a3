"""Names from a list: pasted or from a file, shown line by line before anybody is entered."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import Message
from domino_desktop.i18n.messages import tournament as tournament_words
from domino_desktop.i18n.messages import tournament_people as words
from domino_desktop.storage.members import Member
from domino_desktop.storage.setup import NameFault, clean_name, name_fault
from domino_desktop.tournament.csv_people import (
    MOST_BYTES,
    LineFault,
    LineFaultKind,
    ListedEntry,
    PeopleList,
    decoded,
    read_people,
)
from domino_desktop.ui.controls import QuietButton, TextLabel
from domino_desktop.ui.pages.name_faults import name_sentence
from domino_desktop.ui.printing.files import ask_for_file
from domino_desktop.ui.tournament.parts.flowing_words import flowing_words
from domino_desktop.ui.tournament.parts.form import Form
from domino_desktop.ui.tournament.parts.number_model import Cell, Column, Row
from domino_desktop.ui.tournament.parts.number_table import NumberTable
from domino_desktop.ui.tournament.people.registering import KnownPeople, Named, NewEntrant

_KINDS: Final = ((words.TEXT_FILES, "csv *.tsv *.txt"),)
_LINES: Final = 5  # of the list that are in view while it is typed
_ROWS: Final = 5
_SENTENCES: Final[dict[LineFaultKind, Message]] = {
    LineFaultKind.NAMED_BEFORE: words.NAMED_BEFORE,
    LineFaultKind.SAME_PERSON_TWICE: words.SAME_TWICE,
    LineFaultKind.HALF_A_PAIR: words.HALF_A_PAIR,
    LineFaultKind.TOO_MANY_NAMES: words.TOO_MANY_NAMES,
    LineFaultKind.TOO_MANY_COLUMNS: words.TOO_MANY_COLUMNS,
    LineFaultKind.UNKNOWN_LANGUAGE: words.UNKNOWN_LANGUAGE,
    LineFaultKind.NO_RATING: words.RATING_IS_NONE,
    LineFaultKind.OPEN_QUOTE: words.OPEN_QUOTE,
    LineFaultKind.UNREADABLE: words.NO_TEXT,
    LineFaultKind.TOO_LARGE: words.TOO_LARGE,
    LineFaultKind.NOBODY: words.NO_NAMES,
}


class ImportForm(Form):
    """``read`` carries the `NewEntrant` of every line that can be used."""

    read = Signal(object)

    def __init__(
        self,
        parent: QWidget,
        members: Sequence[Member],
        taken: frozenset[int],
        persons: int,
        language: Language,
    ) -> None:
        super().__init__(parent, language, words.LIST_TITLE, main=words.ENTER_IT, letters=112)
        say = language.say
        self._known, self._persons = KnownPeople(members, taken), persons
        self._found: tuple[NewEntrant, ...] = ()
        self._text = QPlainTextEdit()
        self._text.setTabChangesFocus(True)
        self._text.setPlaceholderText(say(words.PASTE_HERE))
        self._text.setAccessibleName(say(words.LIST_FIELD))
        self._text.setFixedHeight(self.fontMetrics().lineSpacing() * _LINES + 24)
        self._text.textChanged.connect(self._follow)
        self._open = QuietButton(say(words.OPEN_LIST))
        self._open.clicked.connect(self._ask_for_file)
        self._count = TextLabel("heading")
        self._table = NumberTable()
        self._table.keep_in_view(_ROWS)
        how = words.LIST_HOW_PAIRS if persons == 2 else words.LIST_HOW_PLAYERS
        self.column.addWidget(TextLabel("body", say(how)))
        self.column.addWidget(self._text)
        self.column.addWidget(flowing_words(self._open))
        self.column.addWidget(self._count)
        self.column.addWidget(self._table, 1)
        self._follow()

    def focus_first(self) -> None:
        """The field for the list."""
        self._text.setFocus()

    def show_text(self, text: str) -> None:
        """Put this list into the field."""
        self._text.setPlainText(text)

    def open_file(self, path: Path) -> None:
        """Put what this file holds into the field, or tell why that cannot be."""
        try:
            with path.open("rb") as file:
                data = file.read(MOST_BYTES + 1)
        except OSError:
            self.tell(self.language.say(words.FILE_UNREADABLE, str(path)))
            return
        found = read_people(data, self._persons, clean_name, name_fault)
        whole = next((fault for fault in found.faults if not fault.line), None)
        text = decoded(data)
        if whole is not None or text is None:
            self.tell(self.language.say(_SENTENCES[whole.kind] if whole is not None else words.NO_TEXT))
            return
        self.tell("")
        self.show_text(text)
        self._table.setFocus()

    def finish(self) -> str:
        """Hand over every line that can be used."""
        self.read.emit(self._found)
        return ""

    def _ask_for_file(self) -> None:
        path = ask_for_file(self, self.language, words.OPEN_LIST_TITLE, _KINDS)
        if path is not None:
            self.open_file(path)

    def _follow(self) -> None:
        """Show what is found in the list as it is now."""
        text, say = self._text.toPlainText(), self.language.say
        found = read_people(text, self._persons, clean_name, name_fault) if text.strip() else PeopleList()
        whole = next((fault for fault in found.faults if not fault.line), None)
        bad = {fault.line: self._fault_row(fault) for fault in found.faults if fault.line}
        good: list[Row] = []
        usable = []
        for entry in found.entries:
            entered = self._entered(entry)
            row = self._row(entry, entered)
            if entered is None:
                usable.append(self._entrant(entry))
                good.append(row)
            else:
                bad[entry.line] = row
        self._found = tuple(usable)
        self.tell("" if whole is None else say(_SENTENCES[whole.kind]))
        told = [say(words.LINES_GOOD, n=len(good))] if good or bad else []
        told += [say(words.LINES_BAD, n=len(bad))] if bad else []
        self._count.setText(" \u00b7 ".join(told))
        self._show_rows([row for _, row in sorted(bad.items())] + good)  # nobody searches sixty lines for three
        take = words.TAKE_PAIRS if self._persons == 2 else words.TAKE_PLAYERS
        self.main.setText(say(take if usable else words.ENTER_IT, n=len(usable)))
        self.main.setEnabled(bool(usable))

    def _show_rows(self, rows: Sequence[Row]) -> None:
        say = self.language.say
        columns = (
            Column("line", say(words.LINE), is_number=True, stays=True),
            Column("names", say(words.PAIR if self._persons == 2 else words.PLAYER), stays=True, stretches=True),
            Column("language", say(words.LANGUAGE)),
            Column("rating", say(words.RATING), is_number=True),
            Column("note", say(words.NOTE), stretches=True),
        )
        self._table.present(columns, rows, say(words.FOUND))
        self._table.setVisible(bool(rows))
        self._count.setVisible(bool(rows))
        if self.isVisible():
            self.fit()

    def _row(self, entry: ListedEntry, entered: str | None) -> Row:
        say = self.language.say
        one, *others = (person.name for person in entry.persons)
        names = say(tournament_words.PAIR_OF, one, others[0]) if others else one
        codes = dict.fromkeys(person.language for person in self._entrant(entry).people)
        note = "" if entered is None else say(words.IS_ENTERED, entered)
        if not note and any(self._known.called(person.name) is None for person in entry.persons):
            note = say(words.IS_NEW)
        return Row(
            entry.line,
            (
                Cell(self.language.number(entry.line), is_quiet=True),
                Cell(names, is_strong=entered is None, is_quiet=entered is not None),
                Cell(", ".join(language_of(code).own_name for code in codes), is_quiet=True),
                Cell(self.language.number(entry.rating) if entry.rating else ""),
                Cell(note, is_quiet=entered is None),
            ),
        )

    def _fault_row(self, fault: LineFault) -> Row:
        return Row(
            fault.line,
            (
                Cell(self.language.number(fault.line), is_quiet=True),
                Cell(fault.found, is_quiet=True),
                Cell(""),
                Cell(""),
                Cell(self._sentence(fault)),
            ),
            is_raised=True,
        )

    def _sentence(self, fault: LineFault) -> str:
        if isinstance(fault.cause, NameFault):
            if fault.cause is NameFault.ONLY_SPACES:
                return self.language.say(words.EMPTY_NAME)
            return name_sentence(fault.cause, self.language)
        return self.language.say(_SENTENCES[fault.kind], fault.found, fault.first_line)

    def _entered(self, entry: ListedEntry) -> str | None:
        """The name of whoever of this line plays already."""
        for person in entry.persons:
            playing = self._known.playing(person.name)
            if playing is not None:
                return playing.name
        return None

    def _entrant(self, entry: ListedEntry) -> NewEntrant:
        """The entrant of a line; who is known keeps the language, who is new speaks that of the list or of here."""
        people = []
        for person in entry.persons:
            member = self._known.called(person.name)
            usual = self.language.code if member is None else member.language
            people.append(Named(person.name, person.language or usual))
        return NewEntrant(tuple(people), entry.rating)
