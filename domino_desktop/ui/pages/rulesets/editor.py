"""Change any rule of a rule set, see what differs, and keep it: house rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.core.ruleset import RuleSet, RuleSetFault
from domino_desktop.i18n import rulebook
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import buttons, rulepages
from domino_desktop.i18n.narration import ruleset_name
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.finding import fits_search, folded
from domino_desktop.ui.pages.page import Page, Section
from domino_desktop.ui.pages.rows import at_the_end
from domino_desktop.ui.pages.rulesets.companions import as_usual, changed_with_companions
from domino_desktop.ui.pages.rulesets.refusals import refusal_sentence
from domino_desktop.ui.pages.rulesets.search_field import SearchField
from domino_desktop.ui.pages.rulesets.shelf import Entry, Shelf
from domino_desktop.ui.pages.rulesets.switch_row import SwitchRow
from domino_desktop.ui.pages.tab_order import order_tabs

_WIDTH_IN_LETTERS: Final = 120


class EditorPage(Page):
    """Every switch as a sentence to press; on top, what has been changed."""

    used = Signal(object)
    """Play by this `RuleSet`, or use it at the table that is being set up."""
    save_wanted = Signal(object, object)
    """Keep this `RuleSet`, made of this `Entry`."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art.theme, icons, letters=_WIDTH_IN_LETTERS, parent=parent)
        self._colour = art.theme.outline
        self._language = language_of("en")
        self._entry: Entry | None = None
        self._usual: RuleSet | None = None
        self._rules: RuleSet | None = None
        self._kept: RuleSet | None = None
        self._is_choosing = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._make_more)
        self._search = SearchField()
        self._search.textChanged.connect(self._filter)
        QShortcut(QKeySequence.StandardKey.Find, self, self._search.setFocus)
        self._summary = _Summary()
        self._summary.undone.connect(self._undo)
        self._summary.all_undone.connect(self._undo_all)
        self._chapters: list[_Chapter] = []
        self._waiting: Iterator[None] = self._make_chapters()
        self._notice = TextLabel("body")
        self._save = QuietButton()
        self._save.clicked.connect(lambda: self.save_wanted.emit(self._rules, self._entry))
        self._use = PrimaryButton()
        self._use.clicked.connect(self._hear_use)
        self._lay_out()

    @property
    def is_complete(self) -> bool:
        """Whether every line has been made: they come a section at a time."""
        return sum(len(chapter.rows_by_key) for chapter in self._chapters) == len(rulebook.SWITCHES)

    @property
    def has_unkept_changes(self) -> bool:
        """Whether somebody has changed something that is neither saved nor used."""
        return self._rules != self._kept

    def present(self, entry: Entry, shelf: Shelf, language: Language, *, is_choosing: bool) -> None:
        """Change the rules of this entry; ``is_choosing``: for the table that is being set up."""
        self._entry, self._is_choosing = entry, is_choosing
        self._usual = shelf.preset_of(entry.ruleset)
        self._rules = self._kept = entry.ruleset
        self._notice.hide()
        self._search.clear()
        if not self._chapters:
            next(self._waiting)
        for chapter in self._chapters:
            chapter.fold_all()
        self.retranslate(language)
        self.scroll_area.verticalScrollBar().setValue(0)
        self._later.start()

    def was_saved(self, entry: Entry) -> None:
        """The rules are kept: under the name of this entry they are changed from now on."""
        self._entry, self._kept = entry, self._rules
        self._notice.setText(self._language.say(rulepages.KEPT_AS, entry.name))
        self._notice.show()
        self.retranslate(self._language)

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        if self._entry is None or self._usual is None:
            return
        self._language, say = language, language.say
        title = self._entry.title(language)
        self.title.setText(title if self._entry.house is not None else say(rulepages.EDIT_TITLE))
        self.back_button.setAccessibleName(say(buttons.BACK))
        self.back_button.setToolTip(say(buttons.BACK))
        self._search.setPlaceholderText(say(rulepages.FIND_RULE_HINT))
        self._search.setAccessibleName(say(rulepages.FIND_RULE))
        self._save.setText(say(rulepages.SAVE if self._entry.house is not None else rulepages.SAVE_AS))
        self._use.setText(say(rulepages.USE_AT_TABLE if self._is_choosing else rulepages.PLAY_THESE))
        self._summary.retranslate(language, ruleset_name(self._usual.id, language))
        self._tell()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self.set_theme(art.theme)
        self._colour = art.theme.outline
        for row in self._rows_of_all():
            row.set_colour(self._colour)

    def focus_first(self) -> None:
        """The first line: from there the arrow keys scroll, and Enter unfolds."""
        shown = (row for row in self._rows_of_all() if not row.isHidden())
        next(shown).button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_chapters(self) -> Iterator[None]:
        """A card for each section, with a line for each of its switches."""
        for section in dict.fromkeys(switch.section for switch in rulebook.SWITCHES):
            keys = [switch.key for switch in rulebook.SWITCHES if switch.section == section]
            chapter = _Chapter(section)
            for key in keys:
                row = SwitchRow(key, self._icons, self._colour)
                row.wanted.connect(self._change)
                row.undone.connect(self._undo)
                row.unfolded.connect(self._fold_others)
                chapter.add(row)
            self._chapters.append(chapter)
            self._list.addWidget(chapter)
            yield

    def _make_more(self) -> None:
        before = len(self._chapters)
        next(self._waiting, None)
        if len(self._chapters) > before:
            self._tell_chapter(self._chapters[-1], self._changed_keys())
            self._filter()
            self._later.start()
        else:
            order_tabs(self)

    def _rows_of_all(self) -> Iterator[SwitchRow]:
        for chapter in self._chapters:
            yield from chapter.rows_by_key.values()

    def _changed_keys(self) -> tuple[str, ...]:
        if self._usual is None or self._rules is None:
            return ()
        return rulebook.differences(self._usual, self._rules)

    def _tell(self) -> None:
        """Say what the rules are now, and what of them is not as usual."""
        changed = self._changed_keys()
        for chapter in self._chapters:
            self._tell_chapter(chapter, changed)
        if self._rules is not None:
            self._summary.show_changes(self._rules, changed, self._language)
        self._filter()

    def _tell_chapter(self, chapter: _Chapter, changed: Sequence[str]) -> None:
        assert self._rules is not None
        chapter.heading.setText(rulebook.heading(chapter.section, self._language))
        for key, row in chapter.rows_by_key.items():
            row.show_rules(self._rules, self._language, is_changed=key in changed)

    def _filter(self) -> None:
        """Show the switches that matter with the rules as they are, and that somebody looks for."""
        wanted = self._search.text()
        for chapter in self._chapters:
            shown = 0
            for key, row in chapter.rows_by_key.items():
                is_shown = self._rules is not None and rulebook.applies(key, self._rules)
                is_shown = is_shown and (not wanted or fits_search(folded(row.words), wanted))
                row.setVisible(is_shown)
                shown += is_shown
            chapter.setVisible(shown > 0)
        self._summary.setVisible(not wanted)

    def _change(self, key: str, changes: dict[str, Any]) -> None:
        self._try(key, lambda rules, _: changed_with_companions(rules, changes))

    def _undo(self, key: str) -> None:
        self._try(key, lambda rules, usual: as_usual(rules, usual, key))

    def _try(self, key: str, change: Callable[[RuleSet, RuleSet], RuleSet]) -> None:
        assert self._rules is not None and self._usual is not None
        try:
            self._rules = change(self._rules, self._usual)
        except RuleSetFault as fault:
            self._refuse(key, fault)
            return
        self._notice.hide()
        self._tell()

    def _undo_all(self) -> None:
        assert self._usual is not None
        self._rules = self._usual
        self._tell()
        self.focus_first()

    def _refuse(self, key: str, fault: RuleSetFault) -> None:
        """Say at the switch why it cannot be."""
        row = next(row for row in self._rows_of_all() if row.key == key)
        row.unfold(True)
        row.refuse(refusal_sentence(fault, key, self._language))
        self.scroll_area.ensureWidgetVisible(row)

    def _fold_others(self, opened: SwitchRow) -> None:
        """One line is unfolded at a time, so that the page stays easy to overlook."""
        for row in self._rows_of_all():
            if row is not opened and row.button.is_open:
                row.unfold(False)
        order_tabs(self)

    def _hear_use(self) -> None:
        self._kept = self._rules
        self.used.emit(self._rules)

    def _lay_out(self) -> None:
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 4)
        row.addWidget(self._search)
        self.set_header(head)
        self._list = QVBoxLayout()
        self._list.setSpacing(12)
        self.column.addWidget(self._summary)
        self.column.addLayout(self._list)
        self.column.addStretch(1)
        footer = QWidget()
        column = QVBoxLayout(footer)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._notice)
        column.addWidget(at_the_end(self._save, self._use))
        self.set_footer(footer)


class _Chapter(Section):
    """The switches of one section."""

    def __init__(self, section: str) -> None:
        super().__init__()
        self.section = section
        self.rows_by_key: dict[str, SwitchRow] = {}
        self.setContentsMargins(8, 14, 8, 10)
        self.heading.setContentsMargins(12, 0, 0, 0)
        self.rows.setSpacing(2)

    def add(self, row: SwitchRow) -> None:
        """Add a line behind the others."""
        self.rows_by_key[row.key] = row
        self.rows.addWidget(row)

    def fold_all(self) -> None:
        """Fold every line."""
        for row in self.rows_by_key.values():
            if row.button.is_open:
                row.unfold(False)


class _Summary(Section):
    """What is not as usual, each with the way back."""

    undone = Signal(str)
    all_undone = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._made_of = TextLabel("quiet")
        self._lines: list[_Change] = []
        self._list = QVBoxLayout()
        self._list.setSpacing(6)
        self._all = QuietButton()
        self._all.clicked.connect(self.all_undone)
        self.rows.addWidget(self._made_of)
        self.rows.addLayout(self._list)
        self.rows.addWidget(self._all, 0, Qt.AlignmentFlag.AlignLeft)
        self._nothing = TextLabel("body")
        self.rows.insertWidget(2, self._nothing)

    def retranslate(self, language: Language, made_of: str) -> None:
        """Say everything in this language; ``made_of`` is the name of the rule set that is changed."""
        self.heading.setText(language.say(rulepages.YOUR_CHANGES))
        self._made_of.setText(language.say(rulepages.MADE_OF, made_of))
        self._nothing.setText(language.say(rulepages.NOTHING_CHANGED))
        self._all.setText(language.say(rulepages.UNDO_ALL))

    def show_changes(self, ruleset: RuleSet, keys: Sequence[str], language: Language) -> None:
        """List these switches with what they say now."""
        while len(self._lines) < len(keys):
            line = _Change()
            line.undone.connect(self.undone)
            self._lines.append(line)
            self._list.addWidget(line)
        for place, line in enumerate(self._lines):
            line.setVisible(place < len(keys))
            if place < len(keys):
                line.show_change(keys[place], ruleset, language)
        self._nothing.setVisible(not keys)
        self._all.setVisible(len(keys) > 1)


class _Change(QWidget):
    """One change: what the rule says now, and the way back."""

    undone = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._key = ""
        self._words = TextLabel("body")
        self._undo = QuietButton()
        self._undo.clicked.connect(lambda: self.undone.emit(self._key))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self._words, 1)
        row.addWidget(self._undo, 0, Qt.AlignmentFlag.AlignVCenter)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_change(self, key: str, ruleset: RuleSet, language: Language) -> None:
        self._key = key
        label = rulebook.label(key, language)
        self._words.setText(rulebook.value_sentence(key, ruleset, language) or label)
        self._undo.setText(language.say(rulepages.UNDO))
        self._undo.setAccessibleName(language.say(rulepages.UNDO_OF, label))
