"""One table of a proposal: what can be done with it, each with its key, and why it is as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from domino_desktop.controller.background import Background
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import desk_rounds
from domino_desktop.i18n.messages import tournament as tournament_words
from domino_desktop.i18n.messages import tournament_pairing as words
from domino_desktop.tournament.proposal import Proposal, Reason
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.desk.key_button import KeyButton
from domino_desktop.ui.pages.page import Section
from domino_desktop.ui.tournament.parts.two_columns import bring_into_view, wrapping
from domino_desktop.ui.tournament.rounds.proposal_values import OUT, warned_tables
from domino_desktop.ui.tournament.rounds.why_words import reason_sentence

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController

_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)


class ProposalActions(Section):
    """What is asked for belongs to the table that the keyboard is at."""

    locked = Signal()
    number_wanted = Signal()
    broken_up = Signal()
    made = Signal()
    """A table of those who are chosen and have none."""
    swap_wanted = Signal()
    let_go = Signal()
    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._office: TournamentController | None = None
        self._language: Language | None = None
        self._proposal: Proposal | None = None
        self._table = -1
        self._asked: tuple[Proposal, int] | None = None
        self._swap, self._why, self._lock, self._number, self._make, self._break = (KeyButton() for _ in range(6))
        self._warned = Sentence("heading")
        self._why_heading, self._reasons = TextLabel("heading"), Sentence("body")
        self._background = Background(self)
        self._background.answered.connect(self._show_reasons)
        self.rows.addWidget(self._warned)
        self.rows.addWidget(wrapping(self._swap, self._make, self._why, self._lock, self._number, self._break))
        self.rows.addWidget(self._why_heading)
        self.rows.addWidget(self._reasons)
        self._has_marked = False
        self.may_lock = True
        self._swap.clicked.connect(self._ask_swap)
        self._why.clicked.connect(self._ask_why)
        self._lock.clicked.connect(self.locked)
        self._number.clicked.connect(self.number_wanted)
        self._make.clicked.connect(self.made)
        self._break.clicked.connect(self.broken_up)
        self._forget_reasons()

    def present(
        self,
        office: TournamentController,
        proposal: Proposal,
        table: int,
        has_marked: bool,
        makes_table: bool,
        warnings: Sequence[Reason],
        language: Language,
    ) -> None:
        """Show what can be done with this table; 0: with those who have none, `OUT`: with those who are out."""
        say = language.say
        self._office, self._language, self._proposal, self._table = office, language, proposal, table
        self._has_marked = has_marked
        if self._asked is not None and self._asked != (proposal, table):
            self._forget_reasons()
        is_table = table > 0
        without = words.OUT if table == OUT else words.SITS_OUT
        self.heading.setText(say(tournament_words.TABLE, table) if is_table else say(without))
        seating = next((each for each in proposal.seatings if each.table == table), None)
        mine = warned_tables(warnings, proposal).get(table, [])
        self._warned.setText("\n".join(reason_sentence(office, reason, language, seating) for reason in mine))
        self._warned.setVisible(bool(mine))
        is_locked = table in proposal.locked
        may_swap = has_marked or bool(proposal.seatings)
        self._make.setEnabled(makes_table)
        for button, letter, message, is_shown in (
            (self._swap, words.SPACE_KEY, words.SWAP_CANCEL if has_marked else words.SWAP, may_swap),
            (self._make, words.LETTER_MAKE, words.MAKE_TABLE, makes_table or not is_table),
            (self._why, words.LETTER_WHY, words.WHY, table != OUT),
            (self._lock, words.LETTER_LOCK, words.UNLOCK if is_locked else words.LOCK, is_table and self.may_lock),
            (self._number, words.LETTER_NUMBER, words.NEW_NUMBER, is_table),
            (self._break, words.LETTER_BREAK, words.BREAK_UP, is_table),
        ):
            key = say(letter)
            button.set_words(key, say(message), say(desk_rounds.PRESS_KEY, key))
            button.setVisible(is_shown)

    def take_key(self, event: QKeyEvent) -> bool:
        """Whether this is the key of a button in view; then it is pressed."""
        typed = event.text().upper()
        if not typed.strip() or event.modifiers() not in _PLAIN or event.isAutoRepeat():
            return False
        for button in (self._make, self._why, self._lock, self._number, self._break):
            if button.isVisibleTo(self) and button.key.upper() == typed:
                button.click()
                return True
        return False

    def _ask_swap(self) -> None:
        (self.let_go if self._has_marked else self.swap_wanted).emit()

    def _ask_why(self) -> None:
        """Work the reasons out: with many entrants that takes a moment."""
        office, proposal, table = self._office, self._proposal, self._table
        if office is None or proposal is None or self._language is None:
            return
        self._asked = (proposal, table)
        self._why_heading.setText(
            self._language.say(words.WHY_TABLE, table) if table else self._language.say(words.WHY_SITTING_OUT)
        )
        self._why_heading.show()
        state, needs = office.state, office.needs

        def question() -> tuple[Reason, ...]:
            from domino_desktop.tournament.why import why

            return why(state, needs, proposal, table)

        self._background.ask(question)

    def _show_reasons(self, answer: object) -> None:
        office, language, proposal = self._office, self._language, self._proposal
        if office is None or language is None or proposal is None or not isinstance(answer, tuple):
            return
        seating = next((each for each in proposal.seatings if each.table == self._table), None)
        sentences = [reason_sentence(office, reason, language, seating) for reason in answer]
        sentences = sentences or [language.say(words.NO_REASONS)]
        self._reasons.setText("\n".join(sentences))
        self._reasons.show()
        QTimer.singleShot(0, self, lambda: bring_into_view(self._reasons))
        self.told.emit(" ".join(sentences))

    def _forget_reasons(self) -> None:
        self._asked = None
        self._background.forget()
        self._why_heading.hide()
        self._reasons.hide()
        self._reasons.clear()
