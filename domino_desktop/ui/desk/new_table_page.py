"""The form that opens a table at the referee desk: made for the keyboard, filled in before where that is possible."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPalette, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from domino_desktop.core.ruleset import RuleSet, RuleSetFault
from domino_desktop.i18n import rulebook
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import Message, desk_setup, gallery, setup
from domino_desktop.storage.people import Person
from domino_desktop.storage.setup import BlockCheck, NameFault, TableSetup, clean_name, name_fault
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.desk.match_choices import MatchChoices
from domino_desktop.ui.desk.new_table_seats import TableSeats
from domino_desktop.ui.desk.person_fields import PersonFields
from domino_desktop.ui.desk.rule_field import RuleField
from domino_desktop.ui.desk.stacks import flow, stack
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.key_sequences import key_sequence
from domino_desktop.ui.pages.columns import ColumnLayout
from domino_desktop.ui.pages.guests import same_name
from domino_desktop.ui.pages.name_faults import name_sentence
from domino_desktop.ui.pages.page import Page, Section
from domino_desktop.ui.pages.rulesets.beside import Beside
from domino_desktop.ui.pages.rulesets.facts import layout_of, seats_sentence
from domino_desktop.ui.pages.rulesets.layout_picture import Layout, LayoutPicture
from domino_desktop.ui.pages.rulesets.shelf import Entry, Shelf, changes_of, same_rules
from domino_desktop.ui.pages.setup_seat import SeatDraft
from domino_desktop.ui.pages.tab_order import order_tabs

_WIDTH_IN_LETTERS: Final = 140
_USUAL_SEATS: Final = 4
_PICTURE: Final = 132
_BESIDE: Final = 104
_IN_ONE_LINE: Final = 88
"""Letters across from which the picture of the rules and the hint do not crowd out what is to be filled in."""

_AT_ONCE: Final = "Ctrl+Return"
_AT_ONCE_ON_THE_PAD: Final = "Ctrl+Enter"


class NewTablePage(Page):
    """Fill in a table and open it. Emits nothing that cannot be played."""

    opened = Signal(TableSetup, str, str, str)
    """Carries the table, its label, the referee's name and the code of the referee's language."""
    rules_wanted = Signal(object)
    """Read these rules; carries the `RuleSet`."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art.theme, icons, letters=_WIDTH_IN_LETTERS, parent=parent)
        self._language = language_of("en")
        self._shelf: Shelf | None = None
        self._last: RuleSet | None = None
        self._taken: tuple[str, ...] = ()
        self._asked_to_open = self._is_reading = False
        self._label = QLineEdit()
        self._label.textEdited.connect(self._follow)
        self._label_fault, self._referee_fault = _fault_label(), _fault_label()
        self._referee = PersonFields(columns=2)
        self._rule = RuleField()
        self._rule.show_arrow(icons.icon("chevron-down", art.theme.outline))
        self._rule.chosen.connect(lambda _: self._use_rules())
        self._rule.searched.connect(self._tell_rule_fault)
        self._rule_fault = _fault_label()
        self._picture = LayoutPicture(art, Layout.LINE, _PICTURE)
        self._facts, self._description, self._changes = TextLabel("quiet"), TextLabel("body"), TextLabel("quiet")
        self._read = QuietButton()
        self._read.setIcon(icons.icon("book", art.theme.outline))
        self._read.clicked.connect(self._wish_to_read)
        self._seats = TableSeats(art)
        self._match = MatchChoices()
        self._match.changed.connect(lambda: self._seats.set_direction(self._match.direction))
        self._seats.counted.connect(self._match.set_seats)
        self._seats.rearranged.connect(lambda: order_tabs(self))
        self._seats.entered.connect(self._go_on)
        for field in (self._referee, self._rule):
            field.entered.connect(self._go_on)
        self._referee.edited.connect(self._follow)
        self._hint = TextLabel("quiet")
        self._open = PrimaryButton()
        self._open.clicked.connect(self._wish_to_open)
        for keys in (_AT_ONCE, _AT_ONCE_ON_THE_PAD):
            QShortcut(key_sequence(keys), self, self._wish_to_open)
        self._lay_out()

    def present(
        self,
        shelf: Shelf,
        people: Sequence[Person],
        last: TableSetup | None,
        language: Language,
        *,
        taken: Collection[str] = (),
        referee: str = "",
        referee_language: str = "",
    ) -> None:
        """Begin a new table: as the last one was, if there was one.

        ``taken`` are the labels of the tables that are open; the first number that is free names this one.
        """
        self._language, self._shelf, self._taken = language, shelf, tuple(taken)
        self._asked_to_open = self._is_reading = False
        numbers = (language.say(desk_setup.TABLE_NUMBER, number) for number in range(1, len(self._taken) + 2))
        self._label.setText(next(label for label in numbers if not self._is_taken(label)))
        self._referee.present(referee, referee_language or language.code, people)
        self._last = None if last is None else last.ruleset
        self._offer_rules(_offered(shelf, self._last, language)[1])
        if last is None:
            drafts = [SeatDraft("", None, language.code, place) for place in range(_USUAL_SEATS)]
        else:
            drafts = [SeatDraft(seat.name, None, seat.language, seat.colour) for seat in last.seats]
        self._seats.present(drafts, people, language)
        self._use_rules()
        self.retranslate(language)
        self.scroll_area.verticalScrollBar().setValue(0)
        self.focus_first()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self.set_theme(art.theme)
        self._picture.set_art(art)
        self._seats.set_art(art)
        self._rule.show_arrow(self._icons.icon("chevron-down", art.theme.outline))
        self._read.setIcon(self._icons.icon("book", art.theme.outline))

    def retranslate(self, language: Language) -> None:
        """Say everything in this language; what was typed stays."""
        self._language, say = language, language.say
        self.entitle(say(desk_setup.NEW_TITLE), language)
        for label, message in self._labels:
            label.setText(say(message))
        self._label.setAccessibleName(say(desk_setup.TABLE))
        self._referee.call(say(desk_setup.REFEREE), say(desk_setup.REFEREES_LANGUAGE), say(setup.TYPE_A_NAME))
        self._rule.setAccessibleName(say(desk_setup.RULES))
        self._rule.setPlaceholderText(say(gallery.SEARCH_HINT))
        self._read.setText(say(gallery.READ_RULES))
        self._open.setText(say(desk_setup.OPEN_TABLE))
        keys = key_sequence(_AT_ONCE_ON_THE_PAD).toString(QKeySequence.SequenceFormat.NativeText)
        self._hint.setText(say(desk_setup.ENTER_GOES_ON, keys))
        if self._shelf is not None:
            self._offer_rules(self._rule.entry)
            self._show_rules()
            self._match.retranslate(language)
            self._seats.retranslate(language)
            self._seats.set_direction(self._match.direction)
            self._follow()

    def focus_first(self) -> None:
        """The name of the table, ready to be typed over; after the rules were read, where one left."""
        if self._is_reading:
            self._is_reading = False
            self._read.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._label.setFocus(Qt.FocusReason.TabFocusReason)
            self._label.selectAll()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        letters = self.width() // self.fontMetrics().averageCharWidth()
        self._picture.setVisible(letters >= _BESIDE)
        self._hint.setVisible(letters >= _IN_ONE_LINE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter leads from field to field, and from the last ones to the open table."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._go_on()
        else:
            super().keyPressEvent(event)

    def _go_on(self) -> None:
        """On to the next field that is typed in; the rest is as it was or as the rules say."""
        way: list[tuple[QWidget, QLineEdit]] = [
            (self._label, self._label),
            (self._referee, self._referee.name_field),
            (self._rule, self._rule),
            *((fields, fields.name_field) for fields in self._seats.fields()),
        ]
        now = self.focusWidget()
        place = next((place for place, (part, _) in enumerate(way) if now is part or part.isAncestorOf(now)), len(way))
        if place + 1 >= len(way):
            self._wish_to_open()
            return
        _, field = way[place + 1]
        field.setFocus(Qt.FocusReason.TabFocusReason)
        field.selectAll()
        self.scroll_area.ensureWidgetVisible(field)

    def _wish_to_read(self) -> None:
        self._is_reading = True
        try:
            rules = self._match.rules()
        except RuleSetFault:  # a length that does not go with them is no reason not to read them
            rules = self._rule.entry.ruleset
        self.rules_wanted.emit(rules)

    def _wish_to_open(self) -> None:
        self._asked_to_open = True
        field = self._first_fault()
        if field is not None:
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.scroll_area.ensureWidgetVisible(field)
            return
        table = TableSetup(self._seats.seats(), self._match.rules(), BlockCheck.HONOUR)
        label, referee = clean_name(self._label.text()), clean_name(self._referee.name)
        self.opened.emit(table, label, referee, self._referee.language)

    def _first_fault(self) -> QWidget | None:
        """Where the first thing stands that has to be changed, all of them having been told; None when all is well."""
        self._follow()
        is_known = self._rule.settle()
        self._tell_rule_fault()
        seat, match = self._seats.find_fault(), self._match.find_fault()
        if self._label_fault.text():
            return self._label
        if self._referee_sentence():
            return self._referee.name_field
        if not is_known:
            return self._rule
        return seat.name_field if seat is not None else match

    def _follow(self) -> None:
        """Tell what is wrong with the names of the table and of the referee."""
        sentence = self._label_sentence()
        self._label_fault.setText(sentence)
        self._label_fault.setVisible(bool(sentence))
        self._label.setAccessibleDescription(sentence)
        self._referee.show_fault(self._referee_sentence())

    def _label_sentence(self) -> str:
        label = self._label.text()
        if self._is_taken(label):
            return self._language.say(desk_setup.TABLE_IS_TAKEN, clean_name(label))
        return self._name_sentence(label, desk_setup.NAME_THE_TABLE)

    def _referee_sentence(self) -> str:
        return self._name_sentence(self._referee.name, desk_setup.NAME_THE_REFEREE)

    def _name_sentence(self, name: str, empty: Message) -> str:
        """What is wrong with a name; that it is ``empty`` only once the table was to be opened."""
        fault = name_fault(name)
        if fault is NameFault.ONLY_SPACES:
            return self._language.say(empty) if name or self._asked_to_open else ""
        return "" if fault is None else name_sentence(fault, self._language)

    def _is_taken(self, label: str) -> bool:
        return any(same_name(label, other) for other in self._taken)

    def _tell_rule_fault(self) -> None:
        sentence = self._language.say(gallery.NOTHING_FOUND) if self._rule.is_unknown else ""
        self._rule_fault.setText(sentence)
        self._rule_fault.setVisible(bool(sentence))
        self._rule.setAccessibleDescription(sentence)

    def _offer_rules(self, chosen: Entry) -> None:
        """All rule sets in the order of this language, this one chosen."""
        assert self._shelf is not None, "present comes first"
        entries = _offered(self._shelf, self._last, self._language)[0]
        self._rule.present(entries, chosen, self._language, self._changes_of(entries[0]))

    def _changes_of(self, entry: Entry) -> str:
        """In what these rules differ from those that they were made of; empty where they do not."""
        assert self._shelf is not None, "present comes first"
        changed = changes_of(entry.ruleset, self._shelf)
        named = self._language.joined(rulebook.label(key, self._language) for key in changed)
        return self._language.say(gallery.CHANGES, named, n=len(changed)) if changed else ""

    def _use_rules(self) -> None:
        """Begin with what the chosen rules say; who sits there stays as far as they have seats."""
        ruleset = self._rule.entry.ruleset
        self._seats.use_rules(ruleset, ruleset.direction)
        self._match.present(ruleset, self._seats.count, self._language)
        self._show_rules()

    def _show_rules(self) -> None:
        entry = self._rule.entry
        self._picture.show_layout(layout_of(entry.ruleset))
        self._picture.setAccessibleName(self._language.say(gallery.LAYOUTS[self._picture.kind.value]))
        self._facts.setText(seats_sentence(entry.ruleset, self._language))
        self._description.setText(entry.description(self._language))
        self._changes.setText(self._changes_of(entry))
        self._changes.setVisible(bool(self._changes.text()))

    def _lay_out(self) -> None:
        self._labels: list[tuple[TextLabel, Message]] = []
        who = QWidget()
        columns = ColumnLayout(who, letters=40, most=2, spacing=24)
        columns.addWidget(self._under(desk_setup.TABLE, self._label, self._label_fault))
        columns.addWidget(self._under(desk_setup.REFEREE, self._referee))
        told = (self._facts, self._description, self._changes)
        rules = self._under(desk_setup.RULES, self._rule, self._rule_fault, *told, self._read)
        self._heading_and_parts(None, who, Beside(self._picture, rules, letters=88))
        self._heading_and_parts(desk_setup.PLAYERS, self._seats)
        self._heading_and_parts(desk_setup.THE_MATCH, self._match)
        self.column.addStretch(1)
        bar = QWidget()
        row = QHBoxLayout(bar)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(self._hint, 1)
        row.addStretch(0)
        row.addWidget(self._open, 0, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        self.set_footer(bar)
        flow(who)

    def _heading_and_parts(self, heading: Message | None, *parts: QWidget) -> None:
        """A card with these parts below each other."""
        section = Section()
        if heading is None:
            section.heading.hide()
        else:
            self._labels.append((section.heading, heading))
        for place, part in enumerate(parts):
            section.rows.addSpacing(8 if place else 0)
            section.rows.addWidget(part)
        self.column.addWidget(section)

    def _under(self, message: Message, *parts: QWidget) -> QWidget:
        """The parts below a small label, at the top of their place."""
        label = TextLabel("quiet")
        label.setBuddy(parts[0])
        self._labels.append((label, message))
        return stack(label, *parts)


def _offered(shelf: Shelf, last: RuleSet | None, language: Language) -> tuple[tuple[Entry, ...], Entry]:
    """All rule sets in the order in which they are offered, and the one of last time.

    Six for the language come first, then all others. Rules of last time that nobody has saved come before them.
    """
    six = shelf.six(language.code)
    entries = [*six, *(entry for entry in shelf if entry not in six)]
    if last is None:
        return tuple(entries), entries[0]
    chosen = shelf.entry_of(last)
    for place, entry in enumerate(entries):
        if replace(entry, ruleset=last) == chosen and same_rules(entry.ruleset, last):
            entries[place] = chosen  # with the set, the length and the penalty of last time
            return tuple(entries), chosen
    return (chosen, *entries), chosen


def _fault_label() -> TextLabel:
    label = TextLabel("body")
    label.setForegroundRole(QPalette.ColorRole.BrightText)
    label.hide()
    return label
