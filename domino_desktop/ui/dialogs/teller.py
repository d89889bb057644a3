"""Tells what wants to be read over a window: one sentence at a time, each with one button."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, errors
from domino_desktop.storage.faults import StorageFault, StorageReason
from domino_desktop.ui.first_paint import after_first_paint

if TYPE_CHECKING:
    from domino_desktop.storage.rulesets import RuleSetFileFault


def words_for(fault: StorageFault) -> Message:
    """What is said when something cannot be stored; %1 is the folder."""
    return errors.DISK_IS_FULL if fault.reason is StorageReason.DISK_IS_FULL else errors.DATABASE_READ_ONLY


class Teller:
    """Opens the sentences of one window, in the language that is spoken at that moment."""

    def __init__(self, window: QWidget, spoken: Callable[[], Language], folder: Path) -> None:
        self._window, self._spoken, self._folder = window, spoken, folder

    def tell(self, message: Message | str, *args: str | int) -> None:
        """One sentence, to be said or said already; the first page comes before it."""
        from domino_desktop.ui.dialogs.notice import Notice

        if self._window.isVisible():
            Notice(self._window, self._spoken(), message, *args).open()
        else:
            after_first_paint(self._window, lambda: self.tell(message, *args))

    def tell_fault(self, fault: StorageFault) -> None:
        """What could not be kept in the data folder."""
        self.tell(words_for(fault), str(self._folder))

    def refuse_rules(self, fault: RuleSetFileFault) -> None:
        """Which rules cannot be used, where to look, and why."""
        from domino_desktop.i18n.narration import ruleset_fault_sentence  # brings all rules

        self.tell(errors.RULESET_REFUSED, str(fault.path), ruleset_fault_sentence(fault.fault, self._spoken()))

    @contextlib.contextmanager
    def telling_faults(self) -> Iterator[None]:
        """What cannot be stored or read in here is told, and the rest goes on."""
        try:
            yield
        except StorageFault as fault:
            self.tell_fault(fault)
