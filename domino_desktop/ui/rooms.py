"""The pages about rule sets and the ways between them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import rulepages
from domino_desktop.storage import rulesets
from domino_desktop.storage.database import Database
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.house_rules import HouseRule, HouseRules
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.rulesets import RuleSetFileFault
from domino_desktop.storage.setup import TableSetup
from domino_desktop.ui.dialogs.question import Question
from domino_desktop.ui.dialogs.teller import Teller, words_for
from domino_desktop.ui.look import Look
from domino_desktop.ui.pages.page import Page
from domino_desktop.ui.pages.rulesets import paper
from domino_desktop.ui.pages.rulesets.gallery import GalleryPage
from domino_desktop.ui.pages.rulesets.house_keeping import HouseKeeping
from domino_desktop.ui.pages.rulesets.passport import Passport, passport_of
from domino_desktop.ui.pages.rulesets.shelf import Entry, Shelf

if TYPE_CHECKING:
    from domino_desktop.ui.pages.rulesets.compare import ComparePage
    from domino_desktop.ui.pages.rulesets.editor import EditorPage
    from domino_desktop.ui.pages.rulesets.rulebook_page import RulebookPage

Visit = Callable[[], None]


class Rooms(QObject):
    """Shows one page about rule sets after another, and finds the way back."""

    shown = Signal(QWidget)
    """This page wants to be in view."""
    left = Signal()
    """Whoever came in wants to be where they came from."""
    play_wanted = Signal(object)
    """Play by this `RuleSet` at once."""
    chosen = Signal(object)
    """This `RuleSet` is for the table that is being set up."""

    def __init__(
        self, pages: QStackedWidget, look: Look, teller: Teller, paths: DataPaths, spoken: Callable[[], Language]
    ) -> None:
        super().__init__(pages)
        self._pages, self._look, self._teller, self._spoken = pages, look, teller, spoken
        self._house = HouseRules(paths)
        self._keeping = HouseKeeping(self._house, pages.window(), teller, spoken)
        self._is_choosing = False
        self._way: list[Visit] = []
        self._told: set[Path] = set()

    # Coming in ----------------------------------------------------------------------------------------

    def enter_gallery(self, *, is_choosing: bool = False) -> None:
        """Look around; ``is_choosing``: for a table that is being set up."""
        self._is_choosing = is_choosing
        self._gallery.present(self.shelf(), self._spoken(), is_choosing=is_choosing)
        self._way = [self._show_gallery_again]
        self.shown.emit(self._gallery)

    def enter_rules(self, ruleset: RuleSet, *, is_choosing: bool = False, is_reading: bool = False) -> None:
        """Read these rules; ``is_reading``: and nothing else."""
        self._enter(partial(self._show_rules, self.shelf().entry_of(ruleset), is_reading=is_reading), is_choosing)

    def enter_match(self, database: Database, match_id: int, setup: TableSetup) -> None:
        """Read the rules of a stored match, in the languages of its people."""
        with self._teller.telling_faults():
            passport = passport_of(database, match_id, setup)
            self._enter(partial(self._show_match, self.shelf().entry_of(setup.ruleset), passport), False)

    def enter_editor(self, ruleset: RuleSet) -> None:
        """Change these rules for the table that is being set up."""
        self._enter(partial(self._show_editor, self.shelf().entry_of(ruleset)), True)

    def shelf(self) -> Shelf:
        """Every rule set on offer now. What cannot be used is told, once."""
        own: tuple[HouseRule, ...] = ()
        faults: tuple[RuleSetFileFault, ...] = ()
        with self._teller.telling_faults():
            own, faults = self._house.usable_and_faulty()
        self._tell(faults)
        return Shelf(self._presets, tuple(map(Entry.of_house, own)))

    def retranslate(self, language: Language) -> None:
        """Say everything on the page in view in this language."""
        for page in self._made():
            if page is self._pages.currentWidget():
                page.retranslate(language)

    def redress(self) -> None:
        """Use other colours from now on."""
        for page in self._made():
            page.set_art(self._look.art())

    def __contains__(self, page: QWidget | None) -> bool:
        return any(page is made for made in self._made())

    # Pages: each is made when it is wanted ---------------------------------------------------------------

    @cached_property
    def _presets(self) -> tuple[Entry, ...]:
        usable, faults = rulesets.usable_and_faulty_presets()
        self._tell(faults)
        return tuple(map(Entry.of_preset, usable))

    @cached_property
    def _gallery(self) -> GalleryPage:
        page = GalleryPage(self._look.art(), self._look.icons)
        page.play_wanted.connect(self._take)
        page.chosen.connect(self._take)
        page.rules_wanted.connect(lambda entry: self._go(partial(self._show_rules, entry)))
        page.file_wanted.connect(lambda: self._keeping.load(lambda entry: self._go(partial(self._show_rules, entry))))
        self._add(page)
        return page

    @cached_property
    def _rulebook(self) -> RulebookPage:
        from domino_desktop.ui.pages.rulesets.rulebook_page import RulebookPage

        page = RulebookPage(self._look.art(), self._look.icons)
        page.taken.connect(self._take)
        page.left.connect(self.left)
        page.change_wanted.connect(lambda entry: self._go(partial(self._show_editor, entry)))
        page.share_wanted.connect(lambda entry: self._keeping.share(entry.ruleset, entry))
        page.rename_wanted.connect(lambda entry: self._keeping.rename(entry, self._instead))
        page.delete_wanted.connect(lambda entry: self._keeping.delete(entry, self._back))
        page.compare_wanted.connect(lambda entry: self._go(partial(self._show_comparison, entry)))
        page.print_wanted.connect(self._print)
        page.save_wanted.connect(self._save)
        self._add(page)
        return page

    @cached_property
    def _comparison(self) -> ComparePage:
        from domino_desktop.ui.pages.rulesets.compare import ComparePage

        page = ComparePage(self._look.art(), self._look.icons)
        page.print_wanted.connect(self._print)
        page.save_wanted.connect(self._save)
        self._add(page)
        return page

    @cached_property
    def _editor(self) -> EditorPage:
        from domino_desktop.ui.pages.rulesets.editor import EditorPage

        page = EditorPage(self._look.art(), self._look.icons)
        page.used.connect(self._use)
        page.save_wanted.connect(lambda rules, entry: self._keeping.save(rules, entry, page.was_saved))
        page.back.connect(self._leave_editor)
        self._pages.addWidget(page)
        return page

    def _made(self) -> tuple[GalleryPage | RulebookPage | ComparePage | EditorPage, ...]:
        """The pages that somebody has wanted so far."""
        names = ("_gallery", "_rulebook", "_comparison", "_editor")
        return tuple(self.__dict__[name] for name in names if name in self.__dict__)

    def _add(self, page: Page) -> None:
        page.back.connect(self._back)
        self._pages.addWidget(page)

    # Ways ---------------------------------------------------------------------------------------------

    def _enter(self, visit: Visit, is_choosing: bool) -> None:
        self._is_choosing = is_choosing
        self._way = []
        self._go(visit)

    def _go(self, visit: Visit) -> None:
        self._way.append(visit)
        visit()

    def _instead(self, entry: Entry) -> None:
        """The rules in view are called something else now."""
        self._way = self._way[:-1]
        self._go(partial(self._show_rules, entry))

    def _leave_editor(self) -> None:
        """Who has changed something and not kept it is asked once."""
        if not self._editor.has_unkept_changes:
            self._back()
            return
        window, language = self._pages.window(), self._spoken()
        question = Question(window, language, rulepages.LEAVE_QUESTION, yes=rulepages.LEAVE, no=rulepages.STAY)
        question.accepted.connect(self._back)
        question.open()

    def _back(self) -> None:
        self._way = self._way[:-1]
        if self._way:
            self._way[-1]()
        else:
            self.left.emit()

    def _show_gallery_again(self) -> None:
        self._gallery.show_again(self.shelf(), self._spoken())
        self.shown.emit(self._gallery)

    def _show_rules(self, entry: Entry, *, is_reading: bool = False) -> None:
        self._rulebook.present(
            entry, self.shelf(), self._spoken(), is_choosing=self._is_choosing, is_reading=is_reading
        )
        self.shown.emit(self._rulebook)

    def _show_match(self, entry: Entry, passport: Passport) -> None:
        self._rulebook.present(entry, self.shelf(), self._spoken(), passport=passport, codes=passport.languages)
        self.shown.emit(self._rulebook)

    def _show_comparison(self, entry: Entry) -> None:
        self._comparison.present(self.shelf(), entry, self._spoken())
        self.shown.emit(self._comparison)

    def _show_editor(self, entry: Entry) -> None:
        self._editor.present(entry, self.shelf(), self._spoken(), is_choosing=self._is_choosing)
        self.shown.emit(self._editor)

    def _take(self, entry: Entry) -> None:
        self._use(entry.ruleset)

    def _use(self, ruleset: RuleSet) -> None:
        (self.chosen if self._is_choosing else self.play_wanted).emit(ruleset)

    # Paper and files ----------------------------------------------------------------------------------

    def _print(self, document: str, title: str) -> None:
        paper.print_document(document, self._pages.window(), title)

    def _save(self, document: str, title: str) -> None:
        path = paper.ask_where_to_save(self._pages.window(), self._spoken(), title)
        if path is None:
            return
        try:
            paper.save_document(document, path, title)
        except StorageFault as fault:
            self._teller.tell(words_for(fault), str(path.parent))
        else:
            self._teller.tell(rulepages.SAVED_TO, str(path))

    def _tell(self, faults: Iterable[RuleSetFileFault]) -> None:
        for fault in faults:
            if fault.path not in self._told:
                self._told.add(fault.path)
                self._teller.refuse_rules(fault)
