"""Where the referee rules: every false declaration that was found, one after the other, and the rulings that hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from domino_desktop.core.events import Certainty, FoulCalled, FoulKind, PositionEntered
from domino_desktop.core.ruleset_parts import Penalty
from domino_desktop.core.rulings import FoulRuled
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import rulings
from domino_desktop.i18n.narration import foul_proof, foul_sentence
from domino_desktop.i18n.ruling_words import no_penalty, presets, ruling_sentence
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import Card, PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.controls.scrolling import scroll_by_key, scroll_of
from domino_desktop.ui.desk.penalty_picker import PenaltyPicker
from domino_desktop.ui.desk.proof_card import ProofCard
from domino_desktop.ui.desk.rulings_list import RulingsList, WithdrawDialog
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.page import Section
from domino_desktop.ui.pages.rows import at_the_end, flowing
from domino_desktop.ui.pages.score_sum import growing
from domino_desktop.ui.pages.tab_order import order_tabs
from domino_desktop.ui.seating import SeatMark, names

_MARGIN: Final = 24
_WIDE: Final = 96  # letters across, from which the words stand beside the picture
_PICTURE: Final = (130, 320)  # how high the picture is at least and at most


class RulingsPane(QWidget):
    """The proof of each false declaration with the penalties to choose from, and below it what has been ruled.

    Digits choose a penalty, Enter lets it hold and shows the next foul; behind the last one Enter goes to the score.
    """

    ruled = Signal(int, object, object, object, str)
    """The referee's decision: seat, `FoulKind`, `Penalty`, the number of the `FoulCalled`, the note."""
    withdrawn = Signal(int, str)
    """A ruling shall no longer hold: its number and the reason."""
    other_foul_wanted = Signal()
    accusation_wanted = Signal()
    done = Signal()
    """Everything found is ruled on: to the score."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._language: Language | None = None
        self._case: FoulCalled | None = None
        self._shown: tuple[int | None, FoulRuled | None] = (None, None)
        self._announcement = ""
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._summary = Sentence("headline")
        self._limits = Sentence("quiet")
        self._place = TextLabel("quiet")
        self._proof = ProofCard(art)
        self._heading = Sentence("heading")
        self._hint = Sentence("body")
        self._picker = PenaltyPicker()
        self._card = Card(raised=True)
        self._card.setContentsMargins(20, 16, 20, 18)
        card = QVBoxLayout(self._card)
        card.setContentsMargins(0, 0, 0, 0)
        card.setSpacing(10)
        for widget in (self._place, self._proof, self._heading, self._hint, self._picker):
            card.addWidget(widget)
        growing(self._card)
        self._possible = Section()
        self._possible_told = Sentence("body")
        self._possible.rows.addWidget(self._possible_told)
        self._list = RulingsList(art, icons)
        self._list.withdraw_wanted.connect(self._ask_to_withdraw)
        self._other = QuietButton()
        self._other.clicked.connect(self.other_foul_wanted)
        self._accuse = QuietButton()
        self._accuse.clicked.connect(self.accusation_wanted)
        self._main = PrimaryButton()
        self._main.clicked.connect(self._go_on)
        self._body = QWidget()
        column = QVBoxLayout(self._body)
        column.setContentsMargins(_MARGIN, 16, _MARGIN, 12)
        column.setSpacing(14)
        more = flowing(self._other, self._accuse)
        for part in (self._summary, self._limits, self._card, self._possible, self._list, more):
            column.addWidget(part)
        column.addStretch(1)
        self._scroll = scroll_of(self._body)
        footer = at_the_end(self._main)
        footer.setContentsMargins(_MARGIN, 10, _MARGIN, 14)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._scroll, 1)
        whole.addWidget(footer)

    @property
    def main_button(self) -> PrimaryButton:
        """Lets the chosen penalty hold, or goes on to the score."""
        return self._main

    def present(self, view: View, marks: Sequence[SeatMark], times: Mapping[int, datetime], language: Language) -> None:
        """Show the fouls and rulings of this round; what is half chosen stays while the same foul is shown."""
        self._view, self._marks, self._language = view, tuple(marks), language
        self.setLocale(language.locale)
        self.setLayoutDirection(language.locale.textDirection())
        self.setAccessibleName(language.say(rulings.TITLE))
        held, shown = QApplication.focusWidget(), self._shown
        had_keyboard = held is not None and (held is self or self.isAncestorOf(held))
        called = [event for event in view.history if isinstance(event, FoulCalled)]
        proven = [event for event in called if event.foul.certainty is Certainty.PROVEN]
        answered = {ruling.foul for ruling in view.rulings}
        open_cases = [event for event in proven if event.number not in answered]
        self._case = open_cases[0] if open_cases else None
        self._show_case(proven, times, is_last=len(open_cases) == 1)
        self._show_summary(proven, language)
        self._show_possible([event for event in called if event not in proven], language)
        self._list.present(view, marks, language)
        self._other.setText(language.say(rulings.ANOTHER_FOUL))
        self._accuse.setText(language.say(rulings.ACCUSATION))
        self._arrange()
        order_tabs(self)
        if had_keyboard and (self._shown != shown or QApplication.focusWidget() is not held):
            self._focus_first()

    def announcement(self) -> str:
        """What a screen reader says when another foul is shown, or none is left."""
        return self._announcement

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._proof.set_art(art)
        self._list.set_art(art)

    def sizeHint(self) -> QSize:
        return QSize(1024, 640)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._go_on()
        elif not (self._chooses(event) or scroll_by_key(self._scroll, event)):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._focus_first()

    def _chooses(self, event: QKeyEvent) -> bool:
        """Whether this key chooses a penalty; then it has done so."""
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        digit = event.text()
        if self._case is None or not plain or len(digit) != 1 or not ("0" <= digit <= "9"):
            return False
        has_chosen = self._picker.choose_by_digit(int(digit))
        held = self.focusWidget()
        if held is not None and self._picker.isAncestorOf(held):
            self._scroll.ensureWidgetVisible(held, 0, _MARGIN)
        return has_chosen

    def _go_on(self) -> None:
        if self._case is None:
            self.done.emit()
            return
        penalty, note = self._picker.penalty(), self._picker.note()
        self.ruled.emit(self._case.foul.seat, FoulKind.FALSE_DECLARATION, penalty, self._case.number, note)

    def _focus_first(self) -> None:
        if self._case is None:
            self._main.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._picker.focus_cards()

    def _show_case(self, proven: Sequence[FoulCalled], times: Mapping[int, datetime], *, is_last: bool) -> None:
        """The foul that waits for its ruling. Its penalty is chosen anew only when another foul is shown."""
        assert self._view is not None and self._language is not None
        view, language, case = self._view, self._language, self._case
        self._card.setVisible(case is not None)
        if case is None:
            self._shown = (None, None)
            self._main.setText(language.say(rulings.TO_SCORE))
            return
        foul, name = case.foul, self._marks[case.foul.seat].name
        self._place.setText(language.say(rulings.FOUND_PLACE, proven.index(case) + 1, len(proven)))
        self._place.setVisible(len(proven) > 1)
        self._proof.present(foul, view, self._marks, times.get(foul.event), language)
        self._heading.setText(language.say(rulings.PENALTY_FOR, name))
        earlier = next(
            (event for event in view.history if isinstance(event, FoulRuled) and event.foul == case.number), None
        )
        is_counted = any(
            ruling.seat == foul.seat and ruling.offence is foul.kind and ruling.penalty != Penalty()
            for ruling in view.rulings
        )
        hint = ""
        if earlier is not None:
            hint = language.say(rulings.WAS_WITHDRAWN)
        elif is_counted:
            hint = language.say(rulings.COUNTED_ALREADY, name)
        self._hint.setText(hint)
        self._hint.setVisible(bool(hint))
        shown = (case.number, earlier)
        if shown == self._shown:
            self._picker.retranslate(language)
        else:
            self._shown = shown
            usual = presets(foul.kind, view.ruleset)
            self._picker.present(foul.kind, view.ruleset, language, no_penalty(usual) if hint else 0)
            self._scroll.verticalScrollBar().setValue(0)
        self._main.setText(language.say(rulings.RULE if is_last else rulings.RULE_AND_NEXT))

    def _show_summary(self, proven: Sequence[FoulCalled], language: Language) -> None:
        assert self._view is not None
        if self._case is not None:
            summary = language.say(rulings.FOUND, n=len(proven))
        else:
            summary = language.say(rulings.ALL_RULED if proven else rulings.NOTHING_FOUND)
        self._summary.setText(summary)
        limits = language.say(rulings.ONLY_SINCE_POSITION) if _begins_late(self._view) else ""
        self._limits.setText(limits)
        self._limits.setVisible(bool(limits))
        told = [summary]
        if self._case is not None:
            players, foul = names(self._marks, self._view.teams), self._case.foul
            told += [foul_sentence(foul, players, language, is_referee=True), foul_proof(foul, players, language)]
        self._announcement = " ".join((*told, *([limits] if limits else [])))

    def _show_possible(self, possible: Sequence[FoulCalled], language: Language) -> None:
        assert self._view is not None
        players = names(self._marks, self._view.teams)
        told = [foul_sentence(event.foul, players, language, is_referee=True) for event in possible]
        self._possible.heading.setText(language.say(rulings.NOT_PROVEN))
        self._possible_told.setText("\n".join((*told, language.say(rulings.COSTS_NOTHING))))
        self._possible.setVisible(bool(possible))

    def _ask_to_withdraw(self, number: int) -> None:
        assert self._view is not None and self._language is not None
        ruling = next((ruling for ruling in self._view.rulings if ruling.number == number), None)
        if ruling is not None:
            sentence = ruling_sentence(ruling, names(self._marks, self._view.teams), self._language)
            asked = WithdrawDialog(self, self._language, sentence)
            asked.withdrawn.connect(lambda reason: self.withdrawn.emit(number, reason))
            asked.finished.connect(self._focus_first)
            asked.open()

    def _arrange(self) -> None:
        is_wide = self.width() >= _WIDE * self.fontMetrics().averageCharWidth()
        least, most = _PICTURE
        self._proof.arrange(is_wide=is_wide, picture=max(least, min(most, self.height() - 560)))


def _begins_late(view: View) -> bool:
    """Whether the first thing known of this round is a position with tiles or ends on the table."""
    first = view.history[0] if view.history else None
    return isinstance(first, PositionEntered) and bool(first.ends or first.line or first.plays)
