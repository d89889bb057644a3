"""The form for a new tournament, filled in before so far that Enter is enough; and for changing one."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from domino_desktop.controller.new_tournament import fresh_seed
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import Message, setup
from domino_desktop.i18n.messages import tournament_new as words
from domino_desktop.storage.setup import LONGEST_NAME, NameFault, clean_name, name_fault
from domino_desktop.tournament.settings import EntrantKind, Settings
from domino_desktop.tournament.state import Tournament
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.desk.person_fields import Known, PersonFields
from domino_desktop.ui.desk.stacks import flow, stack
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.key_sequences import key_sequence
from domino_desktop.ui.pages.choice_cards import Choice, ChoiceCards
from domino_desktop.ui.pages.columns import ColumnLayout
from domino_desktop.ui.pages.name_faults import name_sentence
from domino_desktop.ui.pages.page import Page, Section
from domino_desktop.ui.pages.rows import at_the_end
from domino_desktop.ui.pages.rulesets.shelf import Shelf
from domino_desktop.ui.pages.tab_order import order_tabs
from domino_desktop.ui.tournament.beginning.last_time import LastEntrant, LastTime, entrants_for
from domino_desktop.ui.tournament.beginning.meeting_form import MeetingForm
from domino_desktop.ui.tournament.beginning.more_form import MoreForm
from domino_desktop.ui.tournament.beginning.terms_form import TermsForm, fault_label
from domino_desktop.ui.tournament.parts.kind_pictures import kind_picture
from domino_desktop.ui.tournament.parts.settings_words import KINDS

_WIDTH_IN_LETTERS: Final = 140
_WITH_PICTURES: Final = 100
_IN_ONE_LINE: Final = 88
"""Letters across from which pictures, and the hint beside the button, do not crowd out what is to be filled in."""

_AT_ONCE: Final = "Ctrl+Return"
_AT_ONCE_ON_THE_PAD: Final = "Ctrl+Enter"


class NewPage(Page):
    """Settle everything before the first round. Emits nothing that cannot be played."""

    created = Signal(object, str, str, object)
    """Carries the `Settings`, the director's name (perhaps empty), the code of the director's language, and the
    `LastEntrant` of last time who are to be ticked, or None."""
    changed = Signal(object, str)
    """Carries the changed `Settings` of the tournament in hand, and why."""
    rules_wanted = Signal(object)
    """Read these rules; carries the `RuleSet`."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art.theme, icons, letters=_WIDTH_IN_LETTERS, parent=parent)
        self._art = art
        self._language = language_of("en")
        self._state: Tournament | None = None
        self._offered_kinds: tuple[EntrantKind, ...] = tuple(KINDS)
        self._entrants: Sequence[LastEntrant] | None = None
        self._asked_to_create = self._is_reading = False
        self._name, self._reason = QLineEdit(), QLineEdit()
        self._name_fault, self._fault = fault_label(), fault_label()
        self._director = PersonFields()
        self._kinds = ChoiceCards(letters=30, most=3)
        self._meeting, self._terms, self._more = MeetingForm(), TermsForm(art, icons), MoreForm(art, icons)
        self._fixed_meeting, self._fixed_terms = TextLabel("body"), TextLabel("body")
        self._fold = QuietButton()
        self._fold.setCheckable(True)
        self._hint = TextLabel("quiet")
        self._create = PrimaryButton()
        self._labels: list[tuple[TextLabel, Message]] = []
        self._lay_out()
        self._connect()

    def present(
        self,
        shelf: Shelf,
        people: Sequence[Known],
        last: LastTime | None,
        language: Language,
        *,
        today: date,
        takes_entrants: bool = False,
        seed: int | None = None,
    ) -> None:
        """Begin a new tournament: as the last one was, if there was one. ``people`` are offered as directors.

        ``takes_entrants``: those of last time are to be ticked afterwards. Without a ``seed`` one is drawn.
        """
        self._state = None
        self._entrants = last.entrants if last is not None and takes_entrants else None
        self._name.setText(language.say(words.USUAL_NAME, language.date(today))[:LONGEST_NAME])
        director, code = ("", "") if last is None else (last.director, last.language)
        self._director.present(director, code or language.code, people)
        seed = fresh_seed() if seed is None else seed
        self._fill(shelf, None if last is None else last.settings, seed, language, tuple(KINDS))

    def present_change(self, state: Tournament, shelf: Shelf, language: Language) -> None:
        """Change what was settled for this tournament, as far as it can still be changed."""
        self._state, self._entrants = state, None
        self._name.setText(state.settings.name)
        self._reason.clear()
        held = state.settings.kind
        kinds = [
            kind
            for kind in KINDS
            if kind is held or not state.entrants or (kind.persons == held.persons and not state.rounds)
        ]
        self._fill(shelf, state.settings, state.settings.seed, language, kinds)

    def unfold(self) -> None:
        """Show what is folded away."""
        self._fold.setChecked(True)
        self._show_more()

    def tell(self, sentence: str) -> None:
        """Tell why what was wished for cannot be; an empty text for nothing."""
        self._fault.setText(sentence)
        self._fault.setVisible(bool(sentence))

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        self.set_theme(art.theme)
        self._terms.set_art(art)
        self._more.set_art(art)
        self._offer_kinds()
        self._show_more()

    def retranslate(self, language: Language) -> None:
        """Say everything in this language; what was typed stays."""
        self._language, say = language, language.say
        is_new = self._state is None
        self.entitle(say(words.TITLE if is_new else words.CHANGE_TITLE), language)
        for label, message in self._labels:
            label.setText(say(message))
        self._name.setAccessibleName(say(words.NAME))
        self._reason.setAccessibleName(say(words.REASON))
        self._director.call(say(words.DIRECTOR), say(words.DIRECTORS_LANGUAGE), say(setup.TYPE_A_NAME))
        self._kinds.setAccessibleName(say(words.WHO))
        self._fixed_meeting.setText(say(words.FIXED_BY_PAIRING))
        self._fixed_terms.setText(say(words.FIXED_BY_RESULT))
        self._fold.setText(say(words.MORE))
        self._create.setText(say(words.CREATE if is_new else words.SAVE))
        keys = key_sequence(_AT_ONCE_ON_THE_PAD).toString(QKeySequence.SequenceFormat.NativeText)
        self._hint.setText(say(words.ENTER_GOES_ON, keys) if is_new else "")
        self._offer_kinds()
        for part in (self._meeting, self._terms, self._more):
            part.retranslate(language)
        self._follow()

    def focus_first(self) -> None:
        """The name, ready to be typed over; after the rules were read, where one left."""
        if self._is_reading:
            self._is_reading = False
            self._terms.read.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._name.setFocus(Qt.FocusReason.TabFocusReason)
            self._name.selectAll()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._offer_kinds()
        self._hint.setVisible(self._letters_across() >= _IN_ONE_LINE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter leads from field to field, and from the last one to the tournament."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._go_on()
        else:
            super().keyPressEvent(event)

    # Filling in ---------------------------------------------------------------------------------------

    def _fill(
        self, shelf: Shelf, settings: Settings | None, seed: int, language: Language, kinds: Sequence[EntrantKind]
    ) -> None:
        self._asked_to_create = self._is_reading = False
        self._language, self._offered_kinds = language, tuple(kinds)
        self._offer_kinds()
        kind = self._offered_kinds[0] if settings is None else settings.kind
        self._kinds.choose(kind.value)
        self._more.present(settings, seed, language)
        self._meeting.present(settings, kind, language)
        self._terms.present(shelf, None if settings is None else settings.terms, kind, language)
        self._fix()
        self._fold.setChecked(False)
        self._show_more()
        self.tell("")
        self.retranslate(language)
        self.scroll_area.verticalScrollBar().setValue(0)
        self.focus_first()

    def _fix(self) -> None:
        """Offer only what can still be changed."""
        state = self._state
        is_paired = state is not None and bool(state.rounds)
        has_result = state is not None and any(each.results for each in state.rounds)
        self._meeting.fix(is_fixed=is_paired, least=0 if state is None else len(state.rounds))
        self._terms.fix(is_fixed=has_result)
        self._more.fix_draw(is_paired)
        self._fixed_meeting.setVisible(is_paired)
        self._fixed_terms.setVisible(has_result)
        self._who.setVisible(len(self._offered_kinds) > 1)
        self._director_part.setVisible(state is None)
        self._reason_part.setVisible(state is not None)

    def _offer_kinds(self) -> None:
        has_pictures = self._letters_across() >= _WITH_PICTURES
        self._kinds.set_choices(
            Choice(
                kind.value,
                self._language.say(KINDS[kind][0]),
                self._language.say(KINDS[kind][1]),
                kind_picture(self._art, kind) if has_pictures else None,
            )
            for kind in self._offered_kinds
        )

    def _letters_across(self) -> int:
        return self.width() // max(1, self.fontMetrics().averageCharWidth())

    @property
    def _kind(self) -> EntrantKind:
        return EntrantKind(self._kinds.choice())

    def _use_kind(self) -> None:
        self._meeting.use_kind(self._kind)
        self._terms.use_kind(self._kind)
        order_tabs(self)

    def _show_more(self) -> None:
        is_open = self._fold.isChecked()
        self._more_section.setVisible(is_open)
        drawing = "chevron-up" if is_open else "chevron-down"
        self._fold.setIcon(self._icons.icon(drawing, self._art.theme.outline))
        order_tabs(self)

    def _follow(self) -> None:
        """Tell what is wrong with the names."""
        sentence = self._name_sentence(self._name.text(), is_needed=True)
        self._name_fault.setText(sentence)
        self._name_fault.setVisible(bool(sentence))
        self._name.setAccessibleDescription(sentence)
        self._director.show_fault(self._name_sentence(self._director.name, is_needed=False))
        self._more.follow_target(self._terms.target)

    def _name_sentence(self, name: str, *, is_needed: bool) -> str:
        fault = name_fault(name)
        if fault is NameFault.ONLY_SPACES:
            return self._language.say(words.NAME_IT) if is_needed and (name or self._asked_to_create) else ""
        return "" if fault is None else name_sentence(fault, self._language)

    # What comes of it ---------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """On to the next field that is typed in; the rest is as it was or as is usual."""
        way: list[tuple[QWidget, QLineEdit]] = [(self._name, self._name)]
        if self._state is None:
            way.append((self._director, self._director.name_field))
        if self._terms.rule.isVisibleTo(self):
            way.append((self._terms.rule, self._terms.rule))
        now = self.focusWidget()
        place = next((place for place, (part, _) in enumerate(way) if now is part or part.isAncestorOf(now)), len(way))
        if place + 1 >= len(way):
            self._wish()
            return
        _, field = way[place + 1]
        field.setFocus(Qt.FocusReason.TabFocusReason)
        field.selectAll()
        self.scroll_area.ensureWidgetVisible(field)

    def _wish(self) -> None:
        self._asked_to_create = True
        field = self._first_fault()
        if field is not None:
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.scroll_area.ensureWidgetVisible(field)
        elif self._state is None:
            entrants = None if self._entrants is None else entrants_for(self._entrants, self._kind)
            self.created.emit(
                self._settings(), clean_name(self._director.name), self._director.language, entrants or None
            )
        else:
            self.changed.emit(self._settings(), clean_name(self._reason.text()))

    def _settings(self) -> Settings:
        settings = Settings(
            clean_name(self._name.text()),
            self._kind,
            self._meeting.format,
            self._terms.terms(),
            seed=0,
            rounds=self._meeting.planned_rounds(),
            circuits=self._meeting.circuits,
            third_place=self._meeting.has_third_place,
            order=self._meeting.order,
        )
        return self._more.settled(settings)

    def _first_fault(self) -> QWidget | None:
        """Where the first thing stands that has to be changed, all of them having been told; None when all is well."""
        self._follow()
        if self._name_fault.text():
            return self._name
        if self._name_sentence(self._director.name, is_needed=False):
            return self._director.name_field
        fault = self._terms.find_fault()
        if fault is not None:
            return fault
        fault = self._more.find_fault()
        if fault is not None and not self._fold.isChecked():
            self.unfold()
        return fault

    def _wish_to_read(self, rules: object) -> None:
        self._is_reading = True
        self.rules_wanted.emit(rules)

    # Laying out ---------------------------------------------------------------------------------------

    def _connect(self) -> None:
        self._name.textEdited.connect(self._follow)
        self._director.edited.connect(self._follow)
        self._director.entered.connect(self._go_on)
        self._kinds.chosen.connect(self._use_kind)
        self._meeting.changed.connect(lambda: order_tabs(self))
        self._terms.changed.connect(self._follow)
        self._terms.entered.connect(self._go_on)
        self._terms.rules_wanted.connect(self._wish_to_read)
        self._more.entered.connect(self._wish)
        self._more.grown.connect(lambda: order_tabs(self))
        self._fold.clicked.connect(self._show_more)
        self._create.clicked.connect(self._wish)
        for keys in (_AT_ONCE, _AT_ONCE_ON_THE_PAD):
            QShortcut(key_sequence(keys), self, self._wish)

    def _lay_out(self) -> None:
        names = QWidget()
        columns = ColumnLayout(names, letters=40, most=2, spacing=24)
        columns.addWidget(self._under(words.NAME, self._name, self._name_fault))
        self._director_part = self._under(words.DIRECTOR, self._director)
        self._reason_part = self._under(words.REASON, self._reason)
        columns.addWidget(self._director_part)
        columns.addWidget(self._reason_part)
        flow(names)
        self._section(None, names)
        self._who = self._section(words.WHO, self._kinds)
        self._section(words.HOW, self._fixed_meeting, self._meeting)
        self._section(words.MATCH, self._fixed_terms, self._terms)
        row = QHBoxLayout()
        row.addWidget(self._fold)
        row.addStretch(1)
        self.column.addLayout(row)
        self._more_section = self._section(None, self._more)
        self.column.addStretch(1)
        bar = QWidget()
        foot = QHBoxLayout(bar)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.setSpacing(16)
        words_beside = QVBoxLayout()
        words_beside.addWidget(self._fault)
        words_beside.addWidget(self._hint)
        foot.addLayout(words_beside, 1)
        foot.addWidget(at_the_end(self._create))
        self.set_footer(bar)

    def _section(self, heading: Message | None, *parts: QWidget) -> Section:
        """A card with these parts below each other."""
        section = Section()
        if heading is None:
            section.heading.hide()
        else:
            self._labels.append((section.heading, heading))
        for part in parts:
            section.rows.addWidget(part)
        self.column.addWidget(section)
        return section

    def _under(self, message: Message, *parts: QWidget) -> QWidget:
        """The parts below a small label, at the top of their place."""
        label = TextLabel("quiet")
        label.setBuddy(parts[0])
        self._labels.append((label, message))
        return stack(label, *parts)
