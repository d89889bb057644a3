"""Any result set right at any time: what is right and why, then what that changes, and only then it is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import buttons
from domino_desktop.i18n.messages import tournament_log as words
from domino_desktop.tournament.facts import ResultCorrected
from domino_desktop.tournament.results import TableResult
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import ChoiceField
from domino_desktop.ui.controls.scrolling import scroll_by_key
from domino_desktop.ui.pages.wrap_combo import WrapCombo
from domino_desktop.ui.tournament.numbers.fact_form import FactForm
from domino_desktop.ui.tournament.numbers.impact_section import ImpactSection
from domino_desktop.ui.tournament.numbers.result_fields import ResultFields
from domino_desktop.ui.tournament.parts.form_parts import LabelledField, ReasonPart
from domino_desktop.ui.tournament.parts.names import side_name
from domino_desktop.ui.tournament.parts.result_words import result_text

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController


class CorrectionForm(FactForm):
    """Two steps: the right result with its reason, then everything that would change; Esc leads one step back.

    ``stored`` when the correction is in the log.
    """

    def __init__(
        self, parent: QWidget, office: TournamentController, language: Language, number: int = 0, table: int = 0
    ) -> None:
        """``number`` and ``table``: the tournament round and its table; 0: they are chosen in the window."""
        super().__init__(parent, office, language, words.CORRECT_TITLE, words.SEE_CHANGES)
        say = language.say
        self._is_looking = False
        self._round, self._table = ChoiceField(), WrapCombo()
        self._where, self._now, self._change = Sentence("body"), Sentence("body"), Sentence("heading")
        self._fields = ResultFields(language)
        usual = (words.WHY_TURNED, words.WHY_TYPED, words.WHY_CARD, words.WHY_TABLE)
        self._why = ReasonPart(say(words.WHY), [say(each) for each in usual])
        self._impact = ImpactSection(office, language)
        self._impact.grown.connect(self.settle)
        self._choices = []
        for label, field in ((words.WHICH_ROUND, self._round), (words.WHICH_TABLE, self._table)):
            part = LabelledField(say(label), field)
            self._choices.append(part)
            self.add_part(part, steps=part)
        self._is_given = any(each.number == number and table in each.results for each in office.state.rounds)
        self.add_part(self._where)
        self.add_part(self._now)
        self.add_part(self._fields, steps=self._fields)
        self.add_part(self._why, steps=self._why)
        self.add_part(self._change)
        self.add_part(self._impact)
        self.add_part(self.missing)
        self.column.addStretch(1)
        for each in reversed(office.state.rounds):
            if each.results:
                self._round.addItem(say(words.ROUND_NUMBER, each.number), each.number)
        self._round.setCurrentIndex(max(0, self._round.findData(number)))
        self._offer_tables()
        self._table.setCurrentIndex(max(0, self._table.findData(table)))
        self._show_table()
        self._round.currentIndexChanged.connect(self._offer_tables)
        self._table.currentIndexChanged.connect(self._show_table)
        self._fields.changed.connect(self._follow)
        self._fields.finished.connect(self._why.focus_cards)
        self._why.changed.connect(self._follow)
        self._show_step(is_looking=False)

    def finish(self) -> None:
        correction = self._correction()
        assert correction is not None
        if not self._is_looking:
            self.stays_open = True
            self._impact.look(correction)
            self._show_step(is_looking=True)
            return
        self.submit(
            ResultCorrected,
            round=correction.round,
            table=correction.table,
            old=correction.old,
            result=correction.result,
            reason=correction.reason,
        )

    def reject(self) -> None:
        """One step back."""
        if self._is_looking:
            self._impact.stop()
            self._show_step(is_looking=False)
            self._why.focus_cards()
        else:
            super().reject()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What a correction changes may be long: arrows scroll it."""
        if not (self._is_looking and scroll_by_key(self.area, event)):
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        self._impact.stop()
        super().done(result)

    # Inside -------------------------------------------------------------------------------------------

    def _show_step(self, *, is_looking: bool) -> None:
        """The fields, or what the correction changes."""
        self._is_looking = is_looking
        self.begin_step()
        say = self.language.say
        for choice in self._choices:
            choice.setVisible(not is_looking and not self._is_given)
        for field in (self._fields, self._why, self._now):
            field.setVisible(not is_looking)
        self._where.setVisible(is_looking or self._is_given)
        self._change.setVisible(is_looking)
        self._impact.setVisible(is_looking)
        self.main.setText(say(words.STORE_CORRECTION if is_looking else words.SEE_CHANGES))
        self.cancel.setText(say(buttons.BACK if is_looking else buttons.CANCEL))
        self._follow()
        if is_looking:
            self.main.setFocus(Qt.FocusReason.OtherFocusReason)

    def _offer_tables(self) -> None:
        held = self.office.state.rounds[self._round.currentData() - 1]
        self._table.blockSignals(True)
        self._table.clear()
        for seating in held.seatings:
            result = held.results.get(seating.table)
            if result is not None:
                sides = self._sides(held.number, seating.table)
                text = result_text(result, sides, self.language)
                self._table.addItem(
                    self.language.say(words.TABLE_AND_RESULT, seating.table, *sides, text), seating.table
                )
        self._table.blockSignals(False)
        self._show_table()

    def _show_table(self) -> None:
        place, say = self._chosen(), self.language.say
        sides, old = self._sides(*place), self._old()
        self._where.setText(say(words.PLACE_AND_SIDES, *place, *sides))
        self._now.setText(say(words.WRITTEN_NOW, result_text(old, sides, self.language)))
        is_open_yet = place[0] == len(self.office.state.rounds) and not self.office.state.is_finished
        self._fields.present(self.office.state.settings, sides, old, may_be_none=is_open_yet)
        self.settle()

    def _chosen(self) -> tuple[int, int]:
        """Tournament round and table."""
        return int(self._round.currentData()), int(self._table.currentData())

    def _sides(self, number: int, table: int) -> tuple[str, str]:
        seating = self.office.state.rounds[number - 1].seating(table)
        assert seating is not None
        first, second = (side_name(self.office, seating, side, self.language) for side in (0, 1))
        return first, second

    def _old(self) -> TableResult:
        number, table = self._chosen()
        return self.office.state.rounds[number - 1].results[table]

    def _correction(self) -> ResultCorrected | None:
        """What would be stored now; None while the result cannot be read or is the same."""
        is_read, result = self._fields.result()
        old = self._old()
        if not is_read or result == old:
            return None
        number, table = self._chosen()
        at, place = self.office.now().isoformat(timespec="seconds"), len(self.office.state.facts)
        return ResultCorrected(place, at, self.office.director, number, table, old, result, self._why.reason())

    def _follow(self) -> None:
        """Say what is still missing."""
        correction, say = self._correction(), self.language.say
        is_read, result = self._fields.result()
        missing = ""
        if is_read and result == self._old():
            missing = say(words.SAME_AS_BEFORE)
        elif is_read and not self._why.reason():
            missing = say(words.WHY_WANTED)
        self.main.setEnabled(correction is not None and bool(correction.reason))
        if correction is not None:
            sides = self._sides(*self._chosen())
            texts = (result_text(each, sides, self.language) for each in (correction.old, correction.result))
            self._change.setText(say(words.WRONG_AND_RIGHT, *texts))
        self.say_missing(missing)


def ask_for_correction(
    parent: QWidget, office: TournamentController, language: Language, number: int = 0, table: int = 0
) -> CorrectionForm | None:
    """Open the small window over its page; None when no table has a result. Keep nothing: it deletes itself."""
    if not any(each.results for each in office.state.rounds):
        return None
    form = CorrectionForm(parent, office, language, number, table)
    form.open()
    return form
