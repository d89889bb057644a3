"""Practice for referees: the list of disputes, and one after another at the table."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from domino_desktop.controller.disputes import Disputes
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import practice
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.desk.practice.case import DisputeView
from domino_desktop.ui.desk.practice.overview import Overview
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.motion import Motion


class PracticePage(QWidget):
    """``back`` when somebody has had enough; ``solved(str, bool)`` after every ruling: a dispute, and if it is right.

    ``art`` is the caller's own: it may wear another dress, as the boards of disputes are drawn with it.
    """

    back = Signal()
    solved = Signal(str, bool)

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._disputes: Disputes | None = None
        self._solved: frozenset[str] = frozenset()
        self._language: Language | None = None
        self._motion = Motion.normal()
        self.overview, self.case = Overview(art, icons), DisputeView(art, icons)
        self._stack = QStackedWidget()
        for page in (self.overview, self.case):
            self._stack.addWidget(page)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self._stack)
        self.overview.back.connect(self.back)
        self.overview.wanted.connect(self.open)
        self.case.left.connect(self.show_overview)
        self.case.ruled.connect(self._note)
        self.case.next_wanted.connect(self._go_on)

    def present(self, disputes: Disputes, solved: Collection[str], language: Language, motion: Motion) -> None:
        """Show the list; ``solved`` are the ids of what this person has solved before."""
        self._disputes, self._language, self._motion = disputes, language, motion
        self._solved = frozenset(solved)
        self.show_overview()

    def retranslate(self, language: Language) -> None:
        """Go on in this language."""
        self._language = language
        self._show_list()
        if self._stack.currentWidget() is self.case:
            self.case.retranslate(self._progress(language), language)

    def redress(self) -> None:
        """The art wears another dress."""
        self.overview.redress(self._art)
        self.case.redress()

    @property
    def is_at_table(self) -> bool:
        """Whether a dispute is on show, and not the list."""
        return self._stack.currentWidget() is self.case

    @property
    def help_part(self) -> str:
        """What the help tells about."""
        return "case" if self.is_at_table else "list"

    def open(self, dispute_id: str) -> None:
        """Go to this dispute. Raises KeyError for an unknown id."""
        if self._disputes is None or self._language is None:
            return
        dispute = self._disputes.open(dispute_id)
        number = list(self._disputes.kinds).index(dispute_id) + 1
        # The board is laid out for the room that it has, so it comes to the front first.
        self._stack.setCurrentWidget(self.case)
        self.case.present(dispute, number, self._progress(self._language), self._language, self._motion)

    def show_overview(self) -> None:
        """Go back to the list."""
        self._show_list()
        self._stack.setCurrentWidget(self.overview)
        self.overview.focus_first()

    def sizeHint(self) -> QSize:
        return QSize(1024, 700)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard belongs to what can be pressed, not to the page itself."""
        (self.case if self.is_at_table else self.overview).focus_first()

    def _show_list(self) -> None:
        if self._disputes is not None and self._language is not None:
            self.overview.present(self._disputes.kinds, self._solved, self._language)

    def _progress(self, language: Language) -> str:
        kinds = () if self._disputes is None else self._disputes.kinds
        done = sum(one in self._solved for one in kinds)
        return language.say(practice.SOLVED_OF, done, len(kinds))

    def _note(self, is_right: bool) -> None:
        dispute = self.case.dispute
        if dispute is None or self._language is None:
            return
        if is_right:
            self._solved |= {dispute.id}
            self.case.show_progress(self._progress(self._language))
        self.solved.emit(dispute.id, is_right)

    def _go_on(self) -> None:
        """The next dispute that is not solved yet, going round from here; the list when there is none."""
        if self._disputes is None or self.case.dispute is None:
            return
        ids = list(self._disputes.kinds)
        at = ids.index(self.case.dispute.id)
        following = next((one for one in (*ids[at + 1 :], *ids[:at]) if one not in self._solved), None)
        if following is None:
            self.show_overview()
        else:
            self.open(following)
