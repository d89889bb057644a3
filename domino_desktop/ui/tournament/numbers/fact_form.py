"""A small window that adds one fact to a tournament, and stays open with a sentence when that is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message
from domino_desktop.tournament.facts import Happened
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.desk.sheet import Sheet
from domino_desktop.ui.dialogs.growing import grow
from domino_desktop.ui.tournament.parts.refusal_words import refusal

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController


class FactForm(Sheet):
    """Whoever derives from it puts ``missing`` among its parts; there the refusal stands, and what is still missing.

    ``stays_open``: what ``finish`` did is not the end.
    """

    stored = Signal(int)
    """The fact is in the log under this number."""

    def __init__(
        self, parent: QWidget, office: TournamentController, language: Language, title: Message, main: Message
    ) -> None:
        super().__init__(parent, language, title, main)
        self.office, self.language = office, language
        self.cancel, self.area = self._cancel, self._scroll
        self.stays_open = False
        self._least_height = 0
        self.missing = Sentence("body")
        self.missing.setForegroundRole(QPalette.ColorRole.BrightText)
        self.missing.hide()

    def submit(self, kind: type[Happened], **values: Any) -> None:
        """Add the fact; call it in ``finish``."""
        self.submit_all([(kind, values)])

    def submit_all(self, wishes: Sequence[tuple[type[Happened], Mapping[str, Any]]]) -> None:
        """Add these facts, all or none; call it in ``finish``."""
        count = len(self.office.state.facts)
        refused = self.office.submit_all(wishes)
        # Where the disk failed nothing has happened, and the controller has told so.
        self.stays_open = refused is not None or len(self.office.state.facts) == count
        if refused is not None:
            self.say_missing(refusal(self.office, refused, self.language))
        elif not self.stays_open:
            self.stored.emit(count)

    def say_missing(self, text: str) -> None:
        """Say what is missing, or nothing."""
        self.missing.setText(text)
        self.missing.setVisible(bool(text))
        self.settle()

    def begin_step(self) -> None:
        """What is filled in now needs another height."""
        self._least_height = 0

    def fit(self) -> None:
        """It only grows: what vanishes must not move the buttons while somebody reaches for them."""
        super().fit()
        self._least_height = max(self._least_height, self.height())
        grow(self, self.width(), self._least_height)

    def settle(self) -> None:
        """Make room once what has appeared is laid out."""
        QTimer.singleShot(0, self, super().settle)

    def accept(self) -> None:
        """What was refused stays open: its sentence says what to mend."""
        if not self.stays_open:
            super().accept()
