"""One-switch play at the table: it goes on and off with the person in front of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import table
from domino_desktop.storage.people import Aids
from domino_desktop.ui.table.desk import Desk

if TYPE_CHECKING:
    from domino_desktop.ui.access.one_switch import OneSwitch


class SwitchPlay(QObject):
    """Follows the aids of whoever the table is in front of, and says once in a match what the two keys do."""

    def __init__(
        self,
        page: QWidget,
        desk: Desk,
        stack: QStackedLayout,
        announce: Callable[[str], object],
        spoken: Callable[[], Language],
    ) -> None:
        super().__init__(page)
        self._page, self._desk, self._stack = page, desk, stack
        self._announce, self._spoken = announce, spoken
        self._wish = (False, False)
        self._is_told = False

    @cached_property
    def one_switch(self) -> OneSwitch:
        """Made for the first person who needs it."""
        from domino_desktop.ui.access.one_switch import OneSwitch
        from domino_desktop.ui.table.doings import Doings

        return OneSwitch(self._page, Doings(self._desk, self._stack).now, self._announce)

    def follow(self, aids: Aids) -> None:
        """The person with these aids is in front of the table."""
        wish = (aids.one_switch, aids.one_switch and aids.scans)
        if wish == self._wish:
            return
        self._wish = wish
        self.one_switch.switch(aids.one_switch, scans=aids.scans)
        if aids.one_switch and not self._is_told:
            self._is_told = True
            sentence = self._spoken().say(table.SCAN_KEY if aids.scans else table.SWITCH_KEYS)
            self._desk.voices.say(sentence)
            self._announce(sentence)

    def rest(self) -> None:
        """Nobody sits here."""
        self._is_told = False
        self.follow(Aids())
