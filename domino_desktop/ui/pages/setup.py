"""The page where a table is set up: rules, seats, set, block check, length, privacy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.ai.level import Level
from domino_desktop.core.ruleset import RuleSet, RuleSetFault
from domino_desktop.core.tiles import TileSet
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import Message, buttons, coach, deals, rules, setup
from domino_desktop.storage.people import Person
from domino_desktop.storage.setup import BlockCheck, Privacy, TableSetup
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.choice_cards import Choice, ChoiceCards
from domino_desktop.ui.pages.guests import computer_name
from domino_desktop.ui.pages.page import Page, Section
from domino_desktop.ui.pages.privacy_choices import privacy_choices
from domino_desktop.ui.pages.rulesets.chosen import ChosenRuleSet
from domino_desktop.ui.pages.rulesets.refusals import refusal_sentence
from domino_desktop.ui.pages.rulesets.shelf import Shelf
from domino_desktop.ui.pages.setup_coach import CoachChoice
from domino_desktop.ui.pages.setup_deal import DealChoice
from domino_desktop.ui.pages.setup_length import LengthChoice
from domino_desktop.ui.pages.setup_penalty import PenaltyChoice
from domino_desktop.ui.pages.setup_seat import SeatDraft
from domino_desktop.ui.pages.setup_seats import SeatRow, without_twice_used_colours
from domino_desktop.ui.pages.tab_order import order_tabs

_SETS: Final = {6: setup.DOUBLE_SIX, 9: setup.DOUBLE_NINE, 12: setup.DOUBLE_TWELVE}
_CHECKS: Final = {
    BlockCheck.TOGETHER: (setup.TOGETHER, setup.TOGETHER_NOTE),
    BlockCheck.QUICK: (setup.QUICK, setup.QUICK_NOTE),
    BlockCheck.HONOUR: (setup.ON_OUR_HONOUR, setup.ON_OUR_HONOUR_NOTE),
}
_WIDTH_IN_LETTERS: Final = 140


class SetupPage(Page):
    """Fill in a table and start it. Emits nothing that cannot be played."""

    start_wanted = Signal(TableSetup)
    gallery_wanted = Signal()
    """Choose other rules."""
    rules_wanted = Signal(object)
    """Read these rules; carries the `RuleSet`."""
    change_wanted = Signal(object)
    """Make house rules of these; carries the `RuleSet`."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art.theme, icons, letters=_WIDTH_IN_LETTERS, parent=parent)
        self._shelf = Shelf(())
        self._chosen: RuleSet | None = None
        self._language = language_of("en")
        self._remedy_set: int | None = None
        self._remedy_seats: int | None = None
        self._game = ChosenRuleSet(art)
        self._game.gallery_wanted.connect(self.gallery_wanted)
        self._game.rules_wanted.connect(lambda: self.rules_wanted.emit(self._possible_rules()))
        self._game.change_wanted.connect(lambda: self.change_wanted.emit(self._possible_rules()))
        self._seats = SeatRow(art, icons)
        self._seats.changed.connect(self._follow)
        self._seats.rearranged.connect(lambda: order_tabs(self))
        self._sets = ChoiceCards(letters=26, most=3)
        self._sets.chosen.connect(self._follow)
        self._checks = ChoiceCards(letters=26, most=3)
        self._checks.chosen.connect(self._follow)
        self._length = LengthChoice()
        self._length.changed.connect(self._follow)
        self._penalty = PenaltyChoice()
        self._deal = DealChoice()
        self._coach = CoachChoice()
        self._privacy = ChoiceCards(letters=26, most=3)
        self._turns = TextLabel("quiet")
        self._drag_hint = TextLabel("quiet")
        self._fault = TextLabel("body")
        self._remedy = QuietButton()
        self._remedy.clicked.connect(self._mend)
        self._start = PrimaryButton()
        self._start.clicked.connect(self._wish_to_start)
        self._lay_out()

    def present(
        self,
        language: Language,
        shelf: Shelf,
        people: Sequence[Person],
        last: TableSetup | None,
        privacy: Privacy = Privacy.LID,
    ) -> None:
        """Show the table that was played last, else a first one: one person and three computer players.

        ``people`` are offered as names; ``privacy`` is what a new table begins with.
        """
        self._language, self._shelf = language, shelf
        if last is None:
            chosen, check = shelf.presets[0].ruleset, BlockCheck.TOGETHER
        else:
            chosen, check, privacy = last.ruleset, last.block_check, last.privacy
        self._say_choices()
        self._checks.choose(check.value)
        self._privacy.choose(privacy.value)
        self._coach.switch.setChecked(last is not None and last.coach)
        self._deal.present("" if last is None else last.deal_code, language)
        self._take(chosen)
        drafts = self._first_seats(people) if last is None else _seats_of(last)
        self._seats.present(without_twice_used_colours(drafts), people, language)
        self.retranslate(language)
        self.scroll_area.verticalScrollBar().setValue(0)
        self.focus_first()

    def use_rules(self, ruleset: RuleSet, shelf: Shelf) -> None:
        """Play by these rules; who sits there and how a block is checked stay as they are."""
        self._shelf = shelf
        is_changed = self._chosen is not None and self._chosen.id == ruleset.id
        if is_changed and ruleset.is_checked is self._trusts:
            self._checks.choose((BlockCheck.TOGETHER if ruleset.is_checked else BlockCheck.HONOUR).value)
        self._take(ruleset)
        self._follow()

    def _take(self, ruleset: RuleSet) -> None:
        """Show these rules with their own set and length."""
        self._chosen = ruleset
        self._offer_sets(ruleset.max_pip)
        self._length.present(ruleset.match_end, self._language)
        self._penalty.present(ruleset.false_declaration, self._language)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self.set_theme(art.theme)
        self._seats.set_art(art)
        self._game.set_art(art)

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        self._language = language
        say = language.say
        self.title.setText(say(setup.TITLE))
        self.back_button.setAccessibleName(say(buttons.BACK))
        self.back_button.setToolTip(say(buttons.BACK))
        for section, message in self._headings:
            section.heading.setText(say(message))
        self._say_choices()
        for cards, message in (
            (self._sets, setup.TILES),
            (self._checks, setup.BLOCK_CHECK),
            (self._privacy, setup.BETWEEN_PEOPLE),
        ):
            cards.setAccessibleName(say(message))
        self._drag_hint.setText(say(setup.DRAG_TO_REORDER))
        self._start.setText(say(setup.START))
        self._deal.retranslate(language)
        self._coach.retranslate(language)
        self._length.retranslate(language)
        self._penalty.retranslate(language)
        self._seats.retranslate(language)
        self._follow()

    def focus_first(self) -> None:
        """A missing name is typed first; else the table may start as it is."""
        field = self._seats.first_without_name()
        (field or self._start).setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _rules(self) -> RuleSet:
        """The chosen rules, with what this table has changed in them; set, length and check are told beside them."""
        assert self._chosen is not None, "present comes first"
        return self._chosen

    @property
    def _trusts(self) -> bool:
        """Whether nobody checks the answers at this table."""
        return self._checks.choice() == BlockCheck.HONOUR.value

    @property
    def _max_pip(self) -> int:
        return int(self._sets.choice() or self._rules.max_pip)

    def _say_choices(self) -> None:
        """The choices that are the same for every rule set, in the language of now."""
        say = self._language.say
        self._checks.set_choices(Choice(check.value, say(name), say(note)) for check, (name, note) in _CHECKS.items())
        self._privacy.set_choices(privacy_choices(self._language))

    def _offer_sets(self, max_pip: int) -> None:
        """The sets of this rule set, each with its size, or with why it is too small."""
        say, seats, ruleset = self._language.say, max(2, len(self._seats.drafts())), self._rules
        choices = []
        for top in ruleset.sets:
            dealt = ruleset.hand_for(seats, top)
            smallest = ruleset.smallest_set_for(seats)
            sentence = ""
            if dealt is not None:
                sentence = say(setup.SET_NOTE, dealt, n=len(TileSet(top)))
            elif smallest is not None:
                sentence = say(setup.NEEDS_LARGER_SET, seats, self._set_name(smallest))
            choices.append(Choice(str(top), self._set_name(top), sentence))
        self._sets.set_choices(choices)
        self._sets.choose(str(max_pip if max_pip in ruleset.sets else ruleset.max_pip))

    def _set_name(self, max_pip: int) -> str:
        message = _SETS.get(max_pip)
        return f"{max_pip}-{max_pip}" if message is None else self._language.say(message)

    def _follow(self) -> None:
        """Bring every part in line with the choices as they are, and tell what is impossible."""
        ruleset, drafts = self._rules, self._seats.drafts()
        self._game.present(ruleset, self._shelf, self._language)
        self._seats.set_pairs(ruleset.partners == "opposite")
        self._seats.set_most(max(ruleset.players))
        self._offer_sets(self._max_pip)
        self._penalty.setVisible(self._trusts)
        self._between_people.setVisible(sum(draft.level is None for draft in drafts) > 1)
        self._turns.setText(self._language.say(setup.TURNS_GO, self._language.say(rules.DIRECTIONS[ruleset.direction])))
        self._tell(self._fault_sentence())

    def _fault_sentence(self) -> str:
        """Why this table cannot be, with the remedy kept ready; empty when it can."""
        say, ruleset, seats = self._language.say, self._rules, len(self._seats.drafts())
        self._remedy_set = self._remedy_seats = None
        smallest = ruleset.smallest_set_for(seats)
        if smallest is None:
            self._remedy_seats = min(ruleset.players, key=lambda players: abs(players - seats))
            numbers = self._language.joined(self._language.number(players) for players in ruleset.players)
            return say(setup.NOT_FOR_SO_MANY, numbers)
        if ruleset.hand_for(seats, self._max_pip) is None:
            self._remedy_set = smallest
            return say(setup.NEEDS_LARGER_SET, seats, self._set_name(smallest))
        if all(draft.level is not None for draft in self._seats.drafts()):
            return say(setup.NEEDS_A_PERSON)
        try:
            self._at_this_table()
        except RuleSetFault as fault:
            return refusal_sentence(fault, "match_end", self._language)
        return ""

    def _tell(self, sentence: str) -> None:
        self._fault.setText(sentence)
        self._fault.setVisible(bool(sentence))
        self._start.setAccessibleDescription(sentence)
        self._remedy.setVisible(self._remedy_set is not None or self._remedy_seats is not None)
        offer = ""
        if self._remedy_set is not None:
            offer = self._language.say(setup.USE_LARGER_SET, self._set_name(self._remedy_set))
        elif self._remedy_seats is not None:
            offer = self._language.say(setup.USE_SEATS, n=self._remedy_seats)
        self._remedy.setText(offer)

    def _mend(self) -> None:
        """Do what the button beside the sentence offers."""
        if self._remedy_set is not None:
            self._sets.choose(str(self._remedy_set))
            self._follow()
        elif self._remedy_seats is not None:
            self._seats.set_count(self._remedy_seats)
        self._start.setFocus(Qt.FocusReason.OtherFocusReason)

    def _wish_to_start(self) -> None:
        sentence = self._fault_sentence()
        self._tell(sentence)
        field = self._seats.find_fault()
        if sentence:
            if not self._remedy.isHidden():
                self._remedy.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if field is not None:
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.scroll_area.ensureWidgetVisible(field)
            return
        if not self._deal.check():
            self._deal.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.scroll_area.ensureWidgetVisible(self._deal.field)
            return
        self.start_wanted.emit(self._table())

    def _at_this_table(self) -> RuleSet:
        """The rules with the set, the length, the check and the penalty of this table. Raises RuleSetFault."""
        fouls = {**self._rules.to_mapping()["fouls"], "false_declaration": self._penalty.chosen()}
        return self._rules.changed(
            {
                "max_pip": self._max_pip,
                "match_end": self._length.chosen(),
                "declarations": "trusted" if self._trusts else "checked",
                "fouls": fouls,
            }
        )

    def _possible_rules(self) -> RuleSet:
        """The rules of this table, without its own choices where these do not go with the rules."""
        try:
            return self._at_this_table()
        except RuleSetFault:
            return self._rules

    def _table(self) -> TableSetup:
        """The finished table, once no fault is left."""
        seats = tuple(draft.seat() for draft in self._seats.drafts())
        privacy = Privacy(self._privacy.choice())
        check, is_coached = BlockCheck(self._checks.choice()), self._coach.switch.isChecked()
        return TableSetup(seats, self._at_this_table(), check, privacy, coach=is_coached, deal_code=self._deal.code())

    def _first_seats(self, people: Sequence[Person]) -> list[SeatDraft]:
        """The person who played last, or an empty name, and three computer players."""
        code = self._language.code
        name = people[0].name if people else ""
        drafts = [SeatDraft(name, None, people[0].language if people else code, 0)]
        while len(drafts) < 4:
            guest = computer_name(code, [draft.name for draft in drafts])
            drafts.append(SeatDraft(guest, Level.CASUAL, code, len(drafts), is_given=True))
        return drafts

    def _lay_out(self) -> None:
        self._headings: list[tuple[Section, Message]] = []
        for message, widgets in (
            (setup.RULES, (self._game,)),
            (setup.PLAYERS, (self._seat_head(), self._seats)),
            (setup.TILES, (self._sets,)),
            (setup.BLOCK_CHECK, (self._checks, self._penalty)),
            (setup.LENGTH, (self._length,)),
            (deals.DEAL, (self._deal,)),
            (coach.COACH, (self._coach,)),
            (setup.BETWEEN_PEOPLE, (self._privacy,)),
        ):
            section = Section()
            for widget in widgets:
                section.rows.addWidget(widget)
            self._headings.append((section, message))
            self.column.addWidget(section)
        self._between_people = section
        self.column.addStretch(1)
        self.set_footer(self._footer_bar())

    def _seat_head(self) -> QWidget:
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(18)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addStretch(1)
        words.addWidget(self._drag_hint)
        words.addWidget(self._turns)
        words.addStretch(1)
        for label in (self._drag_hint, self._turns):
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        row.addLayout(words, 1)
        row.addWidget(self._seats.picture)
        return head

    def _footer_bar(self) -> QWidget:
        self._fault.setForegroundRole(QPalette.ColorRole.BrightText)
        answers = QHBoxLayout()
        answers.setSpacing(12)
        answers.addStretch(1)
        answers.addWidget(self._remedy)
        answers.addWidget(self._start)
        footer = QWidget()
        column = QVBoxLayout(footer)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._fault)
        column.addLayout(answers)
        return footer


def _seats_of(table: TableSetup) -> list[SeatDraft]:
    return [SeatDraft(seat.name, seat.level, seat.language, seat.colour) for seat in table.seats]
