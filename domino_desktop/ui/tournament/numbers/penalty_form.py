"""Penalties of a tournament: those that hold, a new one, and one that no longer holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_log as words
from domino_desktop.tournament.facts import EntrantWithdrawn, PenaltyGiven, PenaltyWithdrawn
from domino_desktop.tournament.penalties import Wish, table_of, wishes_for
from domino_desktop.tournament.refusals import Refused
from domino_desktop.tournament.settings import OwnPenalty, PenaltyCost
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import ChoiceField, NumberField
from domino_desktop.ui.desk.numbered_choice import NumberedChoice
from domino_desktop.ui.pages.choice_cards import Choice
from domino_desktop.ui.pages.tab_order import order_tabs
from domino_desktop.ui.pages.wrap_combo import WrapCombo
from domino_desktop.ui.tournament.numbers.fact_form import FactForm
from domino_desktop.ui.tournament.numbers.penalties_in_force import PenaltiesInForce, penalty_line
from domino_desktop.ui.tournament.parts.form_parts import LabelledField, ReasonPart
from domino_desktop.ui.tournament.parts.names import entrant_name, side_name
from domino_desktop.ui.tournament.parts.penalty_words import cost_text
from domino_desktop.ui.tournament.parts.refusal_words import refusal
from domino_desktop.ui.tournament.parts.result_words import result_text

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController

_MOST: Final = 9_999
_STEP: Final = 5
_USUAL: Final = 10
_OTHER: Final = "other"


class PenaltyForm(FactForm):
    """A new penalty: for whom, in which tournament round, how many points, why. Above it those that hold.

    Where the club has penalties of its own, a digit chooses one of them, or any other.
    """

    def __init__(
        self, parent: QWidget, office: TournamentController, language: Language, number: int = 0, entrant: int = 0
    ) -> None:
        """``number``: the tournament round to begin with (0: the last one); ``entrant`` likewise (0: the first one)."""
        super().__init__(parent, office, language, words.GIVE_PENALTY, words.STORE_PENALTY)
        say = language.say
        self._own = office.state.settings.terms.penalties
        self._is_meant = bool(entrant)
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
        self._warning, self._effect = Sentence("quiet", say(words.IS_WARNING)), Sentence("body")
        self._in_force = PenaltiesInForce(office, language)
        self._in_force.withdrawal_wanted.connect(self._ask_to_withdraw)
        self._which = NumberedChoice(letters=30, most=2)
        answers = [Choice(str(place), own.name, cost_text(own, language)) for place, own in enumerate(self._own)]
        answers.append(Choice(_OTHER, say(words.OTHER_PENALTY), say(words.OTHER_NOTE)))
        self._which.present(say(words.WHICH_PENALTY), answers, language)
        self._which.setVisible(bool(self._own))
        self.add_part(self._in_force)
        for label, field in ((words.PENALTY_FOR, self._whom), (words.IN_ROUND, self._round)):
            part = LabelledField(say(label), field)
            self.add_part(part, steps=part)
            field.currentIndexChanged.connect(self._follow)
        self.add_part(self._which, steps=self._which)
        self._how_many = LabelledField(say(words.HOW_MANY), self._points)
        self.add_part(self._how_many, steps=self._how_many)
        self.add_part(self._warning)
        self.add_part(self._why, steps=self._why)
        self.add_part(self._effect)
        self.add_part(self.missing)
        self.column.addStretch(1)
        self._which.chosen.connect(self._follow)
        self._follow()

    def showEvent(self, event: QShowEvent) -> None:
        """Who is meant is known already: then the first key says what for."""
        super().showEvent(event)
        if self._is_meant and self._own:
            self._which.focus_cards()

    def finish(self) -> None:
        wishes = self._wishes()
        if not isinstance(wishes, Refused):  # then the main button is off
            self.submit_all(wishes)

    def _chosen(self) -> OwnPenalty | None:
        """The penalty of the club that is chosen; None: any other."""
        key = self._which.choice()
        return None if not self._own or key == _OTHER else self._own[int(key)]

    def _wishes(self) -> tuple[Wish, ...] | Refused:
        own, number, entrant = self._chosen(), self._round.currentData(), self._whom.currentData()
        if own is None:
            own = OwnPenalty(self._why.reason(), PenaltyCost.POINTS, self._points.value())
        try:
            return wishes_for(self.office.state, own, number, entrant)
        except Refused as refused:
            return refused

    def _follow(self) -> None:
        """Say what this brings about, or why it cannot be."""
        is_free = self._chosen() is None
        self._how_many.setVisible(is_free)
        self._why.setVisible(is_free)
        self._warning.setVisible(is_free and not self._points.value())
        wishes = self._wishes()
        missing = self.language.say(words.WHY_WANTED) if is_free and not self._why.reason() else ""
        if isinstance(wishes, Refused):
            missing = refusal(self.office, wishes, self.language)
        self._effect.setText("" if isinstance(wishes, Refused) else " ".join(map(self._told, wishes)).strip())
        self._effect.setVisible(bool(self._effect.text()))
        self.main.setEnabled(not missing)
        self.say_missing(missing)

    def _told(self, wish: Wish) -> str:
        """What follows from the penalty, besides it."""
        kind, values = wish
        say = self.language.say
        if kind is PenaltyGiven:
            return ""
        if kind is EntrantWithdrawn:
            return say(words.PLAYS_NO_MORE, self._whom.currentText())
        held = self.office.state.rounds[values["round"] - 1]
        seating = table_of(held, self._whom.currentData())
        assert seating is not None
        sides = [side_name(self.office, seating, side, self.language) for side in (0, 1)]
        told = say(words.LOSES_TABLE, seating.table, result_text(values["result"], (sides[0], sides[1]), self.language))
        side = next(side for side in (0, 1) if self._whom.currentData() in seating.sides[side])
        if len(seating.sides[side]) > 1:
            told = f"{told} {say(words.LOSES_WITH_PARTNER, sides[side])}"
        return told

    def _ask_to_withdraw(self, penalty: int) -> None:
        form = WithdrawalForm(self, self.office, self.language, penalty)
        form.stored.connect(self._withdrawn)
        form.open()

    def _withdrawn(self) -> None:
        self._in_force.present()
        order_tabs(self)
        self.settle()
        self._follow()
        (self._which if self._own else self._why).focus_cards()


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
        stays = {PenaltyCost.MATCH: words.RESULT_STAYS, PenaltyCost.TOURNAMENT: words.STAYS_WITHDRAWN}
        if given.costs in stays:
            self.add_part(Sentence("body", language.say(stays[given.costs])))
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
