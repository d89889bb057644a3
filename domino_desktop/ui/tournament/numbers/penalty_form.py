"""Penalties of a tournament: those that hold, a new one, and one that no longer holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_log as words
from domino_desktop.tournament.facts import PenaltyGiven, PenaltyWithdrawn
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import ChoiceField, NumberField
from domino_desktop.ui.pages.tab_order import order_tabs
from domino_desktop.ui.pages.wrap_combo import WrapCombo
from domino_desktop.ui.tournament.numbers.fact_form import FactForm
from domino_desktop.ui.tournament.numbers.penalties_in_force import PenaltiesInForce, penalty_line
from domino_desktop.ui.tournament.parts.form_parts import LabelledField, ReasonPart
from domino_desktop.ui.tournament.parts.names import entrant_name

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController

_MOST: Final = 9_999
_STEP: Final = 5
_USUAL: Final = 10


class PenaltyForm(FactForm):
    """A new penalty: for whom, in which tournament round, how many points, why. Above it those that hold."""

    def __init__(
        self, parent: QWidget, office: TournamentController, language: Language, number: int = 0, entrant: int = 0
    ) -> None:
        """``number``: the tournament round to begin with (0: the last one); ``entrant`` likewise (0: the first one)."""
        super().__init__(parent, office, language, words.GIVE_PENALTY, words.STORE_PENALTY)
        say = language.say
        self._whom, self._round, self._points = WrapCombo(), ChoiceField(), NumberField()
        for each in sorted(office.state.entrants, key=lambda each: entrant_name(office, each, language).casefold()):
            self._whom.addItem(entrant_name(office, each, language), each)
        self._whom.setCurrentIndex(max(0, self._whom.findData(entrant)))
        for held in reversed(office.state.rounds):
            self._round.addItem(say(words.ROUND_NUMBER, held.number), held.number)
        self._round.setCurrentIndex(max(0, self._round.findData(number)))
        self._points.setRange(0, _MOST)
        self._points.setSingleStep(_STEP)
        self._points.setValue(_USUAL)
        self._points.valueChanged.connect(self._follow)
        usual = (words.WHY_LATE, words.WHY_CONDUCT, words.WHY_SIGNALS, words.WHY_FALSE)
        self._why = ReasonPart(say(words.WHY), [say(each) for each in usual])
        self._why.changed.connect(self._follow)
        self._warning = Sentence("quiet", say(words.IS_WARNING))
        self._in_force = PenaltiesInForce(office, language)
        self._in_force.withdrawal_wanted.connect(self._ask_to_withdraw)
        self.add_part(self._in_force)
        fields = (
            (words.PENALTY_FOR, self._whom),
            (words.IN_ROUND, self._round),
            (words.HOW_MANY, self._points),
        )
        for label, field in fields:
            part = LabelledField(say(label), field)
            self.add_part(part, steps=part)
        self.add_part(self._warning)
        self.add_part(self._why, steps=self._why)
        self.add_part(self.missing)
        self.column.addStretch(1)
        self._follow()

    def finish(self) -> None:
        self.submit(
            PenaltyGiven,
            round=self._round.currentData(),
            entrant=self._whom.currentData(),
            points=self._points.value(),
            reason=self._why.reason(),
        )

    def _follow(self) -> None:
        self._warning.setVisible(not self._points.value())
        has_reason = bool(self._why.reason())
        self.main.setEnabled(has_reason)
        self.say_missing("" if has_reason else self.language.say(words.WHY_WANTED))

    def _ask_to_withdraw(self, penalty: int) -> None:
        form = WithdrawalForm(self, self.office, self.language, penalty)
        form.stored.connect(self._withdrawn)
        form.open()

    def _withdrawn(self) -> None:
        self._in_force.present()
        order_tabs(self)
        self.settle()
        self._why.focus_cards()


class WithdrawalForm(FactForm):
    """A penalty no longer holds, and why."""

    def __init__(self, parent: QWidget, office: TournamentController, language: Language, penalty: int) -> None:
        """``penalty`` is the number of the fact that gave it."""
        super().__init__(parent, office, language, words.WITHDRAW_TITLE, words.WITHDRAW_IT)
        self._penalty = penalty
        given = next(each for each in office.state.penalties if each.number == penalty)
        self._why = ReasonPart(language.say(words.WHY), [])
        self._why.changed.connect(self._follow)
        self.add_part(Sentence("body", penalty_line(office, given, language)))
        self.add_part(self._why, steps=self._why)
        self.add_part(self.missing)
        self.column.addStretch(1)
        self._follow()

    def finish(self) -> None:
        self.submit(PenaltyWithdrawn, penalty=self._penalty, reason=self._why.reason())

    def _follow(self) -> None:
        has_reason = bool(self._why.reason())
        self.main.setEnabled(has_reason)
        self.say_missing("" if has_reason else self.language.say(words.WHY_WANTED))


def ask_for_penalty(
    parent: QWidget, office: TournamentController, language: Language, number: int = 0, entrant: int = 0
) -> PenaltyForm | None:
    """Open the small window over its page; None before the first tournament round. It deletes itself."""
    if not office.state.rounds:
        return None
    form = PenaltyForm(parent, office, language, number, entrant)
    form.open()
    return form
