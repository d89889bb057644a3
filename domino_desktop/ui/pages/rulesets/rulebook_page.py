"""The rules of exactly one rule set in words, before and during play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.i18n import rulebook
from domino_desktop.i18n.language import CODES, Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import buttons, gallery, rulepages
from domino_desktop.i18n.narration import ruleset_name
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import FlowLayout, PillChoice, PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.columns import ColumnLayout
from domino_desktop.ui.pages.page import Page, Section
from domino_desktop.ui.pages.rows import at_the_end
from domino_desktop.ui.pages.rulesets.beside import Beside
from domino_desktop.ui.pages.rulesets.documents import Chapter, rules_document
from domino_desktop.ui.pages.rulesets.facts import layout_of, length_sentence, seats_sentence
from domino_desktop.ui.pages.rulesets.layout_picture import Layout, LayoutPicture
from domino_desktop.ui.pages.rulesets.passport import Passport
from domino_desktop.ui.pages.rulesets.shelf import Entry, Shelf
from domino_desktop.ui.pages.tab_order import order_tabs

_WIDTH_IN_LETTERS: Final = 150
_PICTURE: Final = 150


class RulebookPage(Page):
    """Everything that one rule set says, and what one can do with it."""

    taken = Signal(object)
    """Play by this `Entry`, or use it for the table that is being set up."""
    left = Signal()
    """Back to the table of the match whose rules these are."""
    change_wanted = Signal(object)
    """Make house rules of this `Entry`."""
    compare_wanted = Signal(object)
    """Compare this `Entry` with another one."""
    share_wanted = Signal(object)
    """Write the rules of this `Entry` to a file that others can load."""
    rename_wanted = Signal(object)
    """Call this `Entry` of the house something else."""
    delete_wanted = Signal(object)
    """Forget this `Entry` of the house."""
    print_wanted = Signal(str, str)
    """Carries the document and its title."""
    save_wanted = Signal(str, str)
    """Carries the document and its title."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art.theme, icons, letters=_WIDTH_IN_LETTERS, parent=parent)
        self._program = self._spoken = language_of("en")
        self._entry: Entry | None = None
        self._shelf = Shelf(())
        self._passport: Passport | None = None
        self._is_choosing = self._is_reading = False
        self._picture = LayoutPicture(art, Layout.LINE, _PICTURE)
        self._name = TextLabel("headline")
        self._facts = TextLabel("heading")
        self._description = TextLabel("body")
        self._more = TextLabel("quiet")
        self._languages = PillChoice()
        self._languages.chosen.connect(self._speak)
        self._take = PrimaryButton()
        self._take.clicked.connect(self._hear_take)
        self._change, self._compare = QuietButton(), QuietButton()
        self._print, self._save = QuietButton(), QuietButton()
        self._share, self._rename, self._delete = QuietButton(), QuietButton(), QuietButton()
        for button, signal in (
            (self._change, self.change_wanted),
            (self._compare, self.compare_wanted),
            (self._share, self.share_wanted),
            (self._rename, self.rename_wanted),
            (self._delete, self.delete_wanted),
        ):
            button.clicked.connect(partial(self._tell_entry, signal))
        self._print.clicked.connect(lambda: self.print_wanted.emit(*self.document()))
        self._save.clicked.connect(lambda: self.save_wanted.emit(*self.document()))
        self._chapters = QWidget()
        self._columns = ColumnLayout(self._chapters, letters=54, most=2, as_in_full_rows=True)
        self._cards: list[_ChapterCard] = []
        self._lay_out()
        self.set_art(art)

    def present(
        self,
        entry: Entry,
        shelf: Shelf,
        language: Language,
        *,
        is_choosing: bool = False,
        is_reading: bool = False,
        passport: Passport | None = None,
        codes: Sequence[str] = CODES,
    ) -> None:
        """Show the rules of this entry in this language; ``codes``: the languages to which one can switch.

        ``is_choosing``: a table is being set up and wants a rule set. ``passport``: a match is played by these rules.
        ``is_reading``: somebody looks them up and goes back to what they do; nothing is played from here.
        """
        self._is_reading = is_reading
        self._entry, self._shelf, self._passport, self._is_choosing = entry, shelf, passport, is_choosing
        offered = dict.fromkeys((*codes, language.code))
        self._languages.set_choices((code, language_of(code).own_name) for code in offered)
        self._languages.choose(language.code)
        self._languages.setVisible(len(offered) > 1)
        self._spoken = language
        self._picture.show_layout(layout_of(entry.ruleset))
        self.retranslate(language)
        self.scroll_area.verticalScrollBar().setValue(0)

    def retranslate(self, language: Language) -> None:
        """Say the buttons in this language, and the rules in the one that was chosen for them."""
        if self._entry is None:
            return
        self._program, say = language, language.say
        self.back_button.setAccessibleName(say(buttons.BACK))
        self.back_button.setToolTip(say(buttons.BACK))
        self._languages.setAccessibleName(say(rulepages.IN_LANGUAGE))
        if self._passport is not None:
            self._take.setText(say(rulepages.TO_TABLE))
        elif self._is_reading:
            self._take.setText(say(buttons.BACK))
        else:
            self._take.setText(say(rulepages.USE_AT_TABLE if self._is_choosing else gallery.PLAY))
        is_free = self._passport is None and not self._is_reading
        self._change.setVisible(is_free)
        is_ours = is_free and self._entry.house is not None
        for button in (self._rename, self._delete):
            button.setVisible(is_ours)
        for button, words in (
            (self._change, gallery.CHANGE),
            (self._compare, gallery.COMPARE),
            (self._share, rulepages.SHARE),
            (self._rename, rulepages.RENAME),
            (self._delete, rulepages.DELETE),
            (self._print, rulepages.PRINT),
            (self._save, rulepages.SAVE_FILE),
        ):
            button.setText(say(words))
        self._tell()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self.set_theme(art.theme)
        self._picture.set_art(art)
        colour = art.theme.outline
        for button, name in ((self._print, "printer"), (self._save, "folder")):
            button.setIcon(self._icons.icon(name, colour))

    def focus_first(self) -> None:
        self._take.setFocus(Qt.FocusReason.OtherFocusReason)

    def document(self) -> tuple[str, str]:
        """The page as a document, and its title."""
        assert self._entry is not None
        speak, title = self._spoken, self._entry.title(self._spoken)
        kicker = "" if self._passport is None else speak.say(rulepages.PASSPORT)
        facts = [self._facts.text(), *self._description.text().splitlines(), *self._remarks()]
        chapters = [Chapter(section.heading, section.sentences) for section in self._sections()]
        return rules_document(speak, title, kicker, facts, chapters), title

    def _tell_entry(self, signal: SignalInstance) -> None:
        signal.emit(self._entry)

    def _hear_take(self) -> None:
        if self._passport is not None:
            self.left.emit()
        elif self._is_reading:
            self.back.emit()
        else:
            self.taken.emit(self._entry)

    def _speak(self, code: str) -> None:
        self._spoken = language_of(code)
        self._tell()

    def _tell(self) -> None:
        """The rules, in the language chosen for them."""
        entry, speak = self._entry, self._spoken
        assert entry is not None
        name = entry.title(speak)
        is_match = self._passport is not None
        self.title.setText(speak.say(rulepages.TITLE_OF_MATCH) if is_match else name)
        self._name.setText(name)
        self._name.setVisible(is_match)
        self._facts.setText(f"{seats_sentence(entry.ruleset, speak)} · {length_sentence(entry.ruleset, speak)}")
        self._description.setText(entry.description(speak))
        self._picture.setAccessibleName(speak.say(gallery.LAYOUTS[self._picture.kind.value]))
        self._more.setText("\n".join(self._remarks()))
        self._more.setVisible(bool(self._more.text()))
        sections = self._sections()
        while len(self._cards) < len(sections):
            card = _ChapterCard()
            self._cards.append(card)
            self._columns.addWidget(card)
        for card, section in zip(self._cards, sections, strict=False):
            card.show_chapter(section.heading, section.sentences)
        for place, card in enumerate(self._cards):
            card.setVisible(place < len(sections))
        self._columns.invalidate()
        order_tabs(self)

    def _sections(self) -> tuple[rulebook.Section, ...]:
        assert self._entry is not None
        seats = None if self._passport is None else len(self._passport.players)
        return rulebook.sections(self._entry.ruleset, seats, self._spoken)

    def _remarks(self) -> list[str]:
        """What was changed in these rules, and what makes them those of a match."""
        assert self._entry is not None
        ruleset, speak = self._entry.ruleset, self._spoken
        preset = self._shelf.preset_of(ruleset)
        changes = rulebook.differences(preset, ruleset)
        remarks = []
        if changes or self._passport is not None:
            named = speak.joined(rulebook.label(key, speak) for key in changes)
            remarks.append(speak.say(rulepages.DIFFERS_FROM, ruleset_name(preset.id, speak), named, n=len(changes)))
        if self._passport is not None:
            remarks.append(speak.say(rulepages.PLAYERS, speak.joined(self._passport.players)))
            if self._passport.begun is not None:
                remarks.append(speak.say(rulepages.STARTED, speak.date(self._passport.begun)))
            remarks.append(speak.say(rulepages.FINGERPRINT, ruleset.digest))
        return remarks

    def _lay_out(self) -> None:
        words = QWidget()
        rows = QVBoxLayout(words)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        for label in (self._name, self._facts, self._description, self._more):
            rows.addWidget(label)
        rows.addStretch(1)
        tools = QWidget()
        flow = FlowLayout(tools, spacing=10)
        for button in (
            *(self._change, self._compare, self._print, self._save),
            *(self._share, self._rename, self._delete),
        ):
            flow.addWidget(button)
        rows.addWidget(tools)
        head = Section()
        head.heading.hide()
        head.rows.addWidget(Beside(self._picture, words, letters=88))
        self.column.addWidget(head)
        self.column.addWidget(self._languages)
        self.column.addWidget(self._chapters)
        self.column.addStretch(1)
        for widget in (words, tools, self._chapters):
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
            policy.setHeightForWidth(True)
            widget.setSizePolicy(policy)
        self.set_footer(at_the_end(self._take))


class _ChapterCard(Section):
    """A heading, and a sentence for every rule below it."""

    def __init__(self) -> None:
        super().__init__()
        self._sentences: list[TextLabel] = []
        self.rows.addStretch(1)

    def show_chapter(self, heading: str, sentences: Sequence[str]) -> None:
        """Say this."""
        self.heading.setText(heading)
        while len(self._sentences) < len(sentences):
            label = TextLabel("body")
            self.rows.insertWidget(self.rows.count() - 1, label)
            self._sentences.append(label)
        for place, label in enumerate(self._sentences):
            label.setVisible(place < len(sentences))
            label.setText(sentences[place] if place < len(sentences) else "")
