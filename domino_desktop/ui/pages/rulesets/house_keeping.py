"""Saving, renaming, deleting, sharing and loading house rules, with the questions that this needs."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, buttons, rulepages
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.house_rules import HouseRule, HouseRules, export
from domino_desktop.storage.rulesets import RuleSetFileFault
from domino_desktop.ui.dialogs.question import Question
from domino_desktop.ui.dialogs.teller import Teller, words_for
from domino_desktop.ui.pages.rulesets.name_dialog import NameDialog
from domino_desktop.ui.pages.rulesets.refusals import file_sentence
from domino_desktop.ui.pages.rulesets.shelf import Entry
from domino_desktop.ui.printing.files import ask_for_file

Done = Callable[[Entry], None]


class HouseKeeping:
    """Does to the house rules what people ask for; what cannot be done is told over the window."""

    def __init__(self, house: HouseRules, window: QWidget, teller: Teller, spoken: Callable[[], Language]) -> None:
        self._house, self._window, self._teller, self._spoken = house, window, teller, spoken

    def save(self, ruleset: RuleSet, entry: Entry, done: Done) -> None:
        """Keep these rules: in place of those of the house that were changed, else under a name to be asked for."""
        if entry.house is not None:
            rule = entry.house
            self._do(lambda: self._house.replace(rule, ruleset), done)
        else:
            self._ask(rulepages.NAME_OF_RULES, "", lambda name: self._save_as(name, ruleset, entry, done))

    def rename(self, entry: Entry, done: Done) -> None:
        """Ask how these rules of the house shall be called."""
        rule = entry.house
        if rule is not None:
            self._ask(
                rulepages.NAME_OF_RULES, rule.name, lambda name: self._do(lambda: self._house.rename(rule, name), done)
            )

    def delete(self, entry: Entry, done: Callable[[], None]) -> None:
        """Ask once, then forget these rules of the house."""
        rule = entry.house
        if rule is None:
            return

        def forget() -> None:
            with self._teller.telling_faults():
                self._house.delete(rule)
                done()

        question = Question(
            self._window,
            self._spoken(),
            rulepages.DELETE_QUESTION,
            rule.name,
            yes=rulepages.DELETE,
            no=buttons.CANCEL,
        )
        question.accepted.connect(forget)
        question.open()

    def share(self, ruleset: RuleSet, entry: Entry) -> None:
        """Ask for a file and write these rules there, so that others can load them."""
        language, title = self._spoken(), entry.title(self._spoken())
        kinds = ((rulepages.RULE_SET_FILES, "toml"),)
        path = ask_for_file(self._window, language, rulepages.SHARE, kinds, title)
        if path is None:
            return
        try:
            export(ruleset, title, _base_of(entry), path)
        except StorageFault as fault:
            self._teller.tell(words_for(fault), str(path.parent))
        else:
            self._teller.tell(rulepages.SAVED_TO, str(path))

    def load(self, done: Done) -> None:
        """Ask for a file that somebody sent, and keep its rules; what is wrong with it is told in one sentence."""
        language = self._spoken()
        path = ask_for_file(self._window, language, rulepages.LOAD_FILE, ((rulepages.RULE_SET_FILES, "toml"),))
        if path is None:
            return
        try:
            rule = self._house.take_in(path)
        except RuleSetFileFault as fault:
            self._teller.tell(rulepages.NOT_LOADED, file_sentence(fault.fault, language))
        except StorageFault as fault:
            self._teller.tell_fault(fault)
        else:
            done(Entry.of_house(rule))

    def _save_as(self, name: str, ruleset: RuleSet, entry: Entry, done: Done) -> None:
        known = next((rule for rule in self._rules() if rule.name.casefold() == name.casefold()), None)
        if known is not None:
            self._do(lambda: self._house.replace(known, ruleset), done)
        else:
            self._do(lambda: self._house.save(name, ruleset, _base_of(entry)), done)

    def _ask(self, heading: Message, name: str, then: Callable[[str], None]) -> None:
        """Ask for a name; who has one already cannot take that of others."""
        taken = [rule.name for rule in self._rules() if rule.name != name]
        dialog = NameDialog(self._window, self._spoken(), heading, name, taken, may_replace=not name)
        dialog.named.connect(then)
        dialog.open()

    def _rules(self) -> tuple[HouseRule, ...]:
        found: tuple[HouseRule, ...] = ()
        with self._teller.telling_faults():
            found, _ = self._house.usable_and_faulty()
        return found

    def _do(self, keep: Callable[[], HouseRule], done: Done) -> None:
        with self._teller.telling_faults():
            done(Entry.of_house(keep()))


def _base_of(entry: Entry) -> str:
    """The id of the rule set that comes with the program of which these rules were made."""
    return entry.ruleset.id if entry.house is None else entry.house.based_on
