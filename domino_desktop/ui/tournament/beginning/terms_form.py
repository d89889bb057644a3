"""How one table plays: the rules, how long a match is, and how much time there is."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.core.ruleset import RuleSet, RuleSetFault
from domino_desktop.i18n import rulebook
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import Message, gallery, setup
from domino_desktop.i18n.messages import tournament_new as words
from domino_desktop.tournament.checks import suits
from domino_desktop.tournament.settings import EntrantKind, MatchTerms
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import NumberField, PillChoice, QuietButton, TextLabel
from domino_desktop.ui.desk.rule_field import RuleField
from domino_desktop.ui.desk.stacks import flow, stack
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.columns import ColumnLayout
from domino_desktop.ui.pages.rulesets.beside import Beside
from domino_desktop.ui.pages.rulesets.facts import layout_of
from domino_desktop.ui.pages.rulesets.layout_picture import Layout, LayoutPicture
from domino_desktop.ui.pages.rulesets.refusals import refusal_sentence
from domino_desktop.ui.pages.rulesets.shelf import Entry, Shelf, changes_of, same_rules
from domino_desktop.ui.pages.setup_length import LengthChoice

_PICTURE: Final = 132
_BESIDE: Final = 96
_USUAL_MINUTES: Final = 30
_MOST_MINUTES: Final = 600
_BEST_OF: Final = (1, 3, 5, 7)


class TermsForm(QWidget):
    """Offers only rules by which two sides can play at a table of this kind."""

    changed = Signal()
    entered = Signal()
    """Enter was pressed in the field for the rules."""
    rules_wanted = Signal(object)
    """Read these rules; carries the `RuleSet`."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons = icons
        self._language = language_of("en")
        self._shelf: Shelf | None = None
        self._last: RuleSet | None = None
        self._held: MatchTerms | None = None
        self._is_fixed = False
        self._kind = EntrantKind.PAIR
        self.rule = RuleField()
        self.rule.chosen.connect(lambda _: self._use_rules())
        self.rule.searched.connect(self._tell_rule_fault)
        self.rule.entered.connect(self.entered)
        self._rule_fault, self._length_fault = fault_label(), fault_label()
        self._picture = LayoutPicture(art, Layout.LINE, _PICTURE)
        self._description, self._changes = TextLabel("body"), TextLabel("quiet")
        self.read = QuietButton()
        self.read.clicked.connect(self._wish_to_read)
        self._length = LengthChoice()
        self._length.changed.connect(self._hear)
        self._minutes = NumberField()
        self._minutes.setRange(0, _MOST_MINUTES)
        self._minutes.setSingleStep(5)
        self._minutes.setValue(_USUAL_MINUTES)
        self._minutes.valueChanged.connect(self._hear)
        self._time_up, self._best_of = PillChoice(), PillChoice()
        for choice in (self._time_up, self._best_of):
            choice.chosen.connect(self._hear)
        self._labels: list[tuple[TextLabel, Message]] = []
        self.set_art(art)
        self._lay_out()

    def present(self, shelf: Shelf, terms: MatchTerms | None, kind: EntrantKind, language: Language) -> None:
        """Begin as these terms have it; without any, as usual."""
        self._shelf, self._kind, self._language = shelf, kind, language
        self._held, self._last = terms, None if terms is None else terms.ruleset
        entries, chosen = self._offered()
        self.rule.present(entries, chosen, language, self._changes_of(entries[0]))
        self._length.present(chosen.ruleset.match_end, language)
        self._minutes.setValue(_USUAL_MINUTES if terms is None else terms.minutes)
        self.retranslate(language)
        if terms is not None:
            self._time_up.choose(str(terms.finishes_round))
            self._offer_best_of(terms.best_of)
            self._best_of.choose(str(terms.best_of))
        self._use_rules()

    def use_kind(self, kind: EntrantKind) -> None:
        """Offer the rules for tables of this kind; those that stay possible stay chosen."""
        self._kind = kind
        held = self.rule.entry
        entries, chosen = self._offered()
        is_kept = held in entries
        self.rule.present(entries, held if is_kept else chosen, self._language, self._changes_of(entries[0]))
        if not is_kept:
            self._use_rules()

    def fix(self, *, is_fixed: bool) -> None:
        """Let the rules and the number of matches stay as they are; only the time may change."""
        self._is_fixed = is_fixed
        self._rules_part.setVisible(not is_fixed)
        self._length_part.setVisible(not is_fixed)
        self._best_part.setVisible(not is_fixed)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._picture.set_art(art)
        self.rule.show_arrow(self._icons.icon("chevron-down", art.theme.outline))
        self.read.setIcon(self._icons.icon("book", art.theme.outline))

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        self._language, say = language, language.say
        for label, message in self._labels:
            label.setText(say(message))
        self.rule.setAccessibleName(say(words.RULES))
        self.rule.setPlaceholderText(say(gallery.SEARCH_HINT))
        self.read.setText(say(gallery.READ_RULES))
        self._minutes.setLocale(language.locale)
        self._minutes.setAccessibleName(say(words.MINUTES))
        self._minutes.setSpecialValueText(say(words.NO_CLOCK))
        self._time_up.setAccessibleName(say(words.TIME_IS_UP))
        self._time_up.set_choices(((str(True), say(words.FINISHES)), (str(False), say(words.STOPS))))
        self._best_of.setAccessibleName(say(words.BEST_OF))
        self._offer_best_of(int(self._best_of.choice() or 1))
        if self._shelf is not None:
            entries, _ = self._offered()
            if self.rule.entry in entries:
                self.rule.present(entries, self.rule.entry, language, self._changes_of(entries[0]))
            self._length.retranslate(language)
            self._show_rules()
            self._follow()

    def rules(self) -> RuleSet:
        """The rules with this length; everybody is trusted. Raises RuleSetFault."""
        return self.rule.entry.ruleset.changed({"match_end": self._length.chosen(), "declarations": "trusted"})

    def terms(self) -> MatchTerms:
        """The terms, but for what sitting out brings. Raises RuleSetFault."""
        if self._is_fixed and self._held is not None:
            held = self._held  # what was played by stays to the letter
        else:
            held = MatchTerms(self.rules(), best_of=int(self._best_of.choice()))
        return replace(held, minutes=self._minutes.value(), finishes_round=self._time_up.choice() == str(True))

    @property
    def target(self) -> int:
        """The points that a match goes to, 0 where it is so many rounds."""
        return self._length.chosen().get("points", 0)

    def find_fault(self) -> QWidget | None:
        """What has to be changed, having told why; None when all is well."""
        if self._is_fixed:
            return None
        self._follow()
        is_known = self.rule.settle()
        self._tell_rule_fault()
        if not is_known:
            return self.rule
        return self._length if self._length_fault.text() else None

    def _offered(self) -> tuple[tuple[Entry, ...], Entry]:
        """Rules that suit: six for the language first, those of last time before them where nobody has saved them."""
        assert self._shelf is not None, "present comes first"
        six = self._shelf.six(self._language.code)
        every = [*six, *(entry for entry in self._shelf if entry not in six)]
        entries = [entry for entry in every if suits(entry.ruleset, self._kind)]
        if self._last is None or not suits(self._last, self._kind):
            return tuple(entries), entries[0]
        chosen = self._shelf.entry_of(self._last)
        for place, entry in enumerate(entries):
            if replace(entry, ruleset=self._last) == chosen and same_rules(entry.ruleset, self._last):
                entries[place] = chosen  # with the set and the length of last time
                return tuple(entries), chosen
        return (chosen, *entries), chosen

    def _changes_of(self, entry: Entry) -> str:
        """In what these rules differ from those that they were made of; empty where they do not."""
        assert self._shelf is not None, "present comes first"
        changed = changes_of(entry.ruleset, self._shelf)
        named = self._language.joined(rulebook.label(key, self._language) for key in changed)
        return self._language.say(gallery.CHANGES, named, n=len(changed)) if changed else ""

    def _use_rules(self) -> None:
        """Begin with the length that the chosen rules have."""
        self._length.present(self.rule.entry.ruleset.match_end, self._language)
        self._show_rules()
        self._hear()

    def _show_rules(self) -> None:
        entry = self.rule.entry
        self._picture.show_layout(layout_of(entry.ruleset))
        self._picture.setAccessibleName(self._language.say(gallery.LAYOUTS[self._picture.kind.value]))
        self._description.setText(entry.description(self._language))
        self._changes.setText(self._changes_of(entry))
        self._changes.setVisible(bool(self._changes.text()))

    def _offer_best_of(self, held: int) -> None:
        say = self._language.say
        self._best_of.set_choices(
            (str(number), say(words.ONE_MATCH) if number == 1 else say(words.BEST_OF_SO_MANY, number))
            for number in sorted({*_BEST_OF, held})
        )

    def _hear(self) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        """What happens when time is up is asked only where there is a clock; tell what cannot be."""
        self._time_part.setVisible(self._minutes.value() > 0)
        try:
            self.rules()
            sentence = ""
        except RuleSetFault as fault:
            sentence = refusal_sentence(fault, "match_end", self._language)
        self._length_fault.setText(sentence)
        self._length_fault.setVisible(bool(sentence))

    def _tell_rule_fault(self) -> None:
        sentence = self._language.say(gallery.NOTHING_FOUND) if self.rule.is_unknown else ""
        self._rule_fault.setText(sentence)
        self._rule_fault.setVisible(bool(sentence))
        self.rule.setAccessibleDescription(sentence)

    def _wish_to_read(self) -> None:
        try:
            rules = self.rules()
        except RuleSetFault:  # a length that does not go with them is no reason not to read them
            rules = self.rule.entry.ruleset
        self.rules_wanted.emit(rules)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture.setVisible(self.width() >= _BESIDE * self.fontMetrics().averageCharWidth())

    def _under(self, message: Message, *parts: QWidget) -> QWidget:
        """The parts below a small label."""
        label = TextLabel("quiet")
        label.setBuddy(parts[0])
        self._labels.append((label, message))
        return stack(label, *parts)

    def _lay_out(self) -> None:
        told = (self._rule_fault, self._description, self._changes, self.read)
        rules = self._under(words.RULES, self.rule, *told)
        self._rules_part = Beside(self._picture, rules, letters=88)
        self._length_part = self._under(setup.LENGTH, self._length, self._length_fault)
        self._best_part = self._under(words.BEST_OF, self._best_of)
        minutes = self._under(words.MINUTES, self._minutes)
        self._time_part = self._under(words.TIME_IS_UP, self._time_up)
        grid = QWidget()
        columns = ColumnLayout(grid, letters=44, most=2, spacing=24)
        for part in (self._length_part, self._best_part, minutes, self._time_part):
            columns.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        column.addWidget(self._rules_part)
        column.addWidget(grid)
        flow(self, grid)


def fault_label() -> TextLabel:
    """A hidden label for what is wrong."""
    label = TextLabel("body")
    label.setForegroundRole(QPalette.ColorRole.BrightText)
    label.hide()
    return label
