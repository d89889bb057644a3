"""The pairing that nobody has seen yet: look at it, ask why, keep tables, swap people, and publish it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_pairing as words
from domino_desktop.tournament.proposal import Proposal, Reason
from domino_desktop.tournament.results import Place
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import NumberField, PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.dialogs.question import Question
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.page import Section
from domino_desktop.ui.pages.score_sum import growing
from domino_desktop.ui.tournament.parts.names import entrant_name
from domino_desktop.ui.tournament.parts.refusal_line import RefusalLine
from domino_desktop.ui.tournament.parts.refusal_words import refusal
from domino_desktop.ui.tournament.parts.two_columns import TwoColumns, wrapping
from domino_desktop.ui.tournament.rounds import accessible_tables
from domino_desktop.ui.tournament.rounds.proposal_actions import ProposalActions
from domino_desktop.ui.tournament.rounds.proposal_values import Key, cards_of, without_place
from domino_desktop.ui.tournament.rounds.table_forms import TableSheet
from domino_desktop.ui.tournament.rounds.table_tiles import TableTiles
from domino_desktop.ui.tournament.rounds.why_words import reason_sentence

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController

_MOST_WARNINGS: Final = 4
"""So many in one list; each table shows its own."""


class PairingPane(QWidget):
    """Shows the proposal of an office, and changes it as the director wants."""

    published = Signal()
    again_wanted = Signal()
    """A new proposal; locked tables stay."""
    earlier_wanted = Signal()
    """Look at earlier tournament rounds."""
    told = Signal(str)

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons = icons
        self._office: TournamentController | None = None
        self._language: Language | None = None
        self._marked: list[Key] = []
        self._warnings: tuple[Reason, ...] = ()
        self._proposal: Proposal | None = None
        self._looked_at: object = None
        accessible_tables.install()
        self._tiles = TableTiles(art, by_slots=True)
        self._title, self._note = TextLabel("headline"), TextLabel("quiet")
        self._publish, self._again, self._discard, self._earlier = (
            PrimaryButton(),
            QuietButton(),
            QuietButton(),
            QuietButton(),
        )
        self._refusal = RefusalLine()
        self._refusal.told.connect(self.told)
        self._warned = Section()
        self._warned_lines = Sentence("body")
        self._let_out = QuietButton()
        self._warned.rows.addWidget(self._warned_lines)
        self._warned.rows.addWidget(wrapping(self._let_out))
        self._actions = ProposalActions()
        head, above = QWidget(), QWidget()
        self._above = above
        buttons = wrapping(self._publish, self._again, self._discard, self._earlier)
        for holder, widgets in (
            (head, (self._title, self._note, buttons, self._refusal)),
            (above, (self._warned,)),
        ):
            rows = QVBoxLayout(holder)
            rows.setContentsMargins(0, 0, 0, 0)
            rows.setSpacing(8)
            for widget in widgets:
                rows.addWidget(widget)
            growing(holder)
        self._columns = TwoColumns(self._tiles, above, self._actions, head)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._columns)
        self._connect()
        self.set_art(art)

    def present(self, office: TournamentController, language: Language) -> None:
        """Show the proposal as it is now; who is chosen to change places stays so."""
        if office is not self._office:
            self._marked = []
        self._office, self._language = office, language
        proposal, state = self.shown(office), office.state
        if proposal is None:
            self._proposal = None
            return
        # A table that is locked or chosen changes nothing that could be warned of.
        looked_at = (office.id, len(state.facts), office.needs, proposal.seatings, proposal.sitting_out)
        if looked_at != self._looked_at:
            self._looked_at, self._warnings = looked_at, self.warnings_of(office, proposal)
        self._proposal = proposal
        places = {Place(seating.table, seat) for seating in proposal.seatings for seat in range(len(seating.seats))}
        outside = {*proposal.sitting_out, *without_place(office.state, proposal)}
        self._marked = [key for key in self._marked if key in places or key in outside]
        self._say(proposal)
        self._show_cards()

    def shown(self, office: TournamentController) -> Proposal | None:
        """The pairing that is looked at and changed here."""
        return office.proposal

    def warnings_of(self, office: TournamentController, proposal: Proposal) -> tuple[Reason, ...]:
        """What speaks against it."""
        return office.warnings()

    def change(self, proposal: Proposal) -> None:
        """Keep what the director has made of it."""
        assert self._office is not None
        self.refuse("")
        self._office.keep_proposal(proposal)

    def publish(self) -> None:
        """Nothing speaks against it any more."""
        office, language, proposal = self._office, self._language, self._proposal
        if office is None or language is None or proposal is None:
            return
        refused = office.publish()
        if refused is not None:
            self.refuse(refusal(office, refused, language))
            return
        self.told.emit(language.say(words.PUBLISHED_TOLD, proposal.round))
        self.done()

    def discard(self) -> None:
        """Forget it."""
        if self._office is not None:
            self._office.keep_proposal(None)

    def done(self) -> None:
        """It is published: nobody is chosen any more."""
        self._marked = []
        self.refuse("")
        self.published.emit()

    def focus_first(self) -> None:
        """The keyboard goes to the tables."""
        self._tiles.setFocus(Qt.FocusReason.OtherFocusReason)

    def refuse(self, text: str) -> None:
        """Say in one sentence why something cannot be; empty for nothing."""
        self._refusal.refuse(text)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._tiles.set_art(art)
        self._again.setIcon(self._icons.icon("turn", art.theme.outline))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._ask_and_publish()
        elif event.key() == Qt.Key.Key_Escape and self._marked:
            self._let_go()
        elif not self._actions.take_key(event):
            super().keyPressEvent(event)

    # Publishing ---------------------------------------------------------------------------------------

    def _ask_and_publish(self) -> None:
        """Publish at once, or after one question where something speaks against it."""
        if self._office is None or self._language is None or self._proposal is None:
            return
        if not self._warnings:
            self.publish()
            return
        asked = Question(self, self._language, words.PUBLISH_ASKED, yes=words.PUBLISH_YES, no=words.PUBLISH_NO)
        asked.accepted.connect(self.publish)
        asked.open()

    # Changing places ----------------------------------------------------------------------------------

    def _mark(self, key: Key) -> None:
        """A name was chosen: the first of two, or the second, and then they change places."""
        office, language = self._office, self._language
        if office is None or language is None:
            return
        if key in self._marked:
            self._marked.remove(key)
            self._show_cards()
            return
        are_outside = isinstance(key, int) and all(isinstance(each, int) for each in self._marked)
        if self._marked and not are_outside:
            self._swap(self._marked[-1], key)
            return
        self._marked.append(key)
        self._show_cards()
        self.told.emit(language.say(words.MARKED, self._name_of(key)))

    def _swap(self, first: Key, second: Key) -> None:
        from domino_desktop.tournament import by_hand

        office, language, proposal = self._office, self._language, self._proposal
        assert office is not None and language is not None and proposal is not None
        names = self._name_of(first), self._name_of(second)
        self._marked = []
        if isinstance(first, int):
            first, second = second, first
        assert isinstance(first, Place)
        if isinstance(second, int):
            proposal = replace(proposal, sitting_out=tuple(sorted({*proposal.sitting_out, second})))
            changed = by_hand.swapped_with_out(office.state, proposal, first, second)
        else:
            changed = by_hand.swapped(proposal, first, second)
        self.change(changed)
        self.told.emit(language.say(words.SWAPPED, *names))

    def _let_go(self) -> None:
        self._marked = []
        self._show_cards()

    def _name_of(self, key: Key) -> str:
        office, language, proposal = self._office, self._language, self._proposal
        assert office is not None and language is not None and proposal is not None
        if isinstance(key, int):
            return entrant_name(office, key, language)
        seating = next(each for each in proposal.seatings if each.table == key.table)
        side = seating.sides[key.seat % 2]
        return entrant_name(office, side[min(key.seat // 2, len(side) - 1)], language)

    # Tables -------------------------------------------------------------------------------------------

    def _lock_table(self) -> None:
        """Let new proposals keep the table that is chosen, or change it again."""
        proposal, table = self._proposal, self._tiles.table
        if proposal is None or not table or self._language is None:
            return
        is_locked = table in proposal.locked
        locked = {*proposal.locked} ^ {table}
        self.change(replace(proposal, locked=tuple(sorted(locked))))
        self.told.emit(self._language.say(words.UNLOCKED_TOLD if is_locked else words.LOCKED_TOLD, table))

    def _ask_number(self) -> None:
        table, language = self._tiles.table, self._language
        if not table or language is None:
            return
        form = _NumberForm(self, table, language)
        form.chosen.connect(lambda number: self._by_hand("moved", table, number))
        form.open()

    def _make_table(self) -> None:
        office, proposal = self._office, self._proposal
        entrants = [key for key in self._marked if isinstance(key, int)]
        if office is None or proposal is None or len(entrants) != office.state.settings.kind.entrants_at_table:
            return
        from domino_desktop.tournament import by_hand

        half = len(entrants) // 2
        self._marked = []
        sides = (tuple(entrants[:half]), tuple(entrants[half:]))
        self.change(by_hand.added(office.state, office.needs, proposal, sides))

    def _by_hand(self, change: str, *values: int) -> None:
        from domino_desktop.tournament import by_hand

        if self._proposal is not None:
            changes: dict[str, Callable[..., Proposal]] = {"moved": by_hand.moved, "removed": by_hand.removed}
            self.change(changes[change](self._proposal, *values))

    def _seat_out(self) -> None:
        """Let those who have no place sit out."""
        office, proposal = self._office, self._proposal
        if office is not None and proposal is not None:
            missing = without_place(office.state, proposal)
            self.change(replace(proposal, sitting_out=tuple(sorted({*proposal.sitting_out, *missing}))))

    # Words and places ---------------------------------------------------------------------------------

    def _show_cards(self) -> None:
        office, language, proposal = self._office, self._language, self._proposal
        if office is None or language is None or proposal is None:
            return
        cards = cards_of(office, proposal, self._warnings, self._marked, language)
        self._tiles.present(cards, language.say(words.LIST_NAME))
        self._tiles.set_marked(self._marked)
        self._show_actions()

    def _show_actions(self) -> None:
        office, language, proposal = self._office, self._language, self._proposal
        if office is not None and language is not None and proposal is not None:
            outside = [key for key in self._marked if isinstance(key, int)]
            makes_table = len(outside) == office.state.settings.kind.entrants_at_table
            self._actions.present(
                office, proposal, self._tiles.table or 0, bool(self._marked), makes_table, self._warnings, language
            )

    def _say(self, proposal: Proposal) -> None:
        office, language = self._office, self._language
        assert office is not None and language is not None
        say = language.say
        self._title.setText(say(words.PROPOSAL, proposal.round))
        self.setAccessibleName(self._title.text())
        self._note.setText(say(words.PROPOSAL_NOTE))
        for button, message in (
            (self._publish, words.PUBLISH),
            (self._again, words.PAIR_AGAIN),
            (self._discard, words.DISCARD),
            (self._earlier, words.EARLIER_ROUNDS),
            (self._let_out, words.LET_SIT_OUT),
        ):
            button.setText(say(message))
        self._publish.setAccessibleDescription(say(words.CTRL_ENTER))
        self._earlier.setVisible(bool(office.state.rounds))
        for button in (self._publish, self._again, self._discard):
            button.setEnabled(not office.is_proposing)
        if office.is_proposing:
            self._note.setText(say(words.PAIRING_GOES_ON))
        self._above.setVisible(bool(self._warnings))
        self._warned.heading.setText(say(words.WARNED_HEADING, n=len(self._warnings)) if self._warnings else "")
        lines = [f"• {reason_sentence(office, reason, language)}" for reason in self._warnings[:_MOST_WARNINGS]]
        further = len(self._warnings) - len(lines)
        if further:
            lines.append(say(words.MORE_WARNINGS, n=further))
        self._warned_lines.setText("\n".join(lines))
        self._let_out.setVisible(bool(without_place(office.state, proposal)))

    def _connect(self) -> None:
        self._publish.clicked.connect(self._ask_and_publish)
        self._again.clicked.connect(self.again_wanted)
        self._discard.clicked.connect(self.discard)
        self._earlier.clicked.connect(self.earlier_wanted)
        self._let_out.clicked.connect(self._seat_out)
        self._tiles.marked.connect(self._mark)
        self._tiles.chosen.connect(self._show_actions)
        self._actions.locked.connect(self._lock_table)
        self._actions.number_wanted.connect(self._ask_number)
        self._actions.broken_up.connect(lambda: self._by_hand("removed", self._tiles.table or 0))
        self._actions.made.connect(self._make_table)
        self._actions.swap_wanted.connect(lambda: self._mark(self._tiles.slot_key))  # type: ignore[arg-type]
        self._actions.let_go.connect(self._let_go)
        self._actions.told.connect(self.told)


class _NumberForm(TableSheet):
    """Another number for a table."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget, table: int, language: Language) -> None:
        super().__init__(parent, language, language.say(words.NUMBER_TITLE, table), words.NUMBER_TAKE)
        self._number = NumberField()
        self._number.setRange(1, 9_999)
        self._number.setValue(table)
        self.add_field(language.say(words.NUMBER_LABEL), self._number)
        self.column.addStretch(1)

    def finish(self) -> None:
        self.chosen.emit(self._number.value())
