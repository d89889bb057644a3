"""Results of another computer: equal ones are counted, new ones ticked, and where they differ the director decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_round as words
from domino_desktop.tournament.merging import Conflict, FiledResult, Merge
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import PillChoice, TextLabel
from domino_desktop.ui.pages.score_sum import growing
from domino_desktop.ui.tournament.parts.names import side_name
from domino_desktop.ui.tournament.parts.result_words import result_text
from domino_desktop.ui.tournament.rounds.table_forms import TableSheet

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController

_OURS, _THEIRS = "ours", "theirs"


class ConflictsForm(TableSheet):
    """``decided(new, theirs, reason)`` carries the places (tournament round, table) of new results that are taken, the
    places where theirs goes before ours, and why. Whoever hears it closes the form, or says in it why not.
    """

    decided = Signal(object, object, str)

    def __init__(self, parent: QWidget, office: TournamentController, found: Merge, language: Language) -> None:
        say = language.say
        super().__init__(parent, language, say(words.MERGE_TITLE), words.MERGE_TAKE)
        self.office = office
        for results, message in (
            (found.equal, words.MERGE_EQUAL),
            (found.unknown, words.MERGE_UNKNOWN),
            (found.others, words.MERGE_OTHERS),
        ):
            if results:
                self.add_part(TextLabel("body", say(message, n=len(results))))
        self._conflicts: list[_ConflictPart] = []
        if found.conflicting:
            self.add_part(TextLabel("heading", say(words.MERGE_CONFLICTS, n=len(found.conflicting))))
        for conflict in found.conflicting:
            part = _ConflictPart(conflict, self._names(conflict.theirs), language)
            part.choice.chosen.connect(self._follow)
            self._conflicts.append(part)
            self.add_part(part, steps=part)
        self._new = _NewPart([(filed, self._line(filed)) for filed in found.new], language)
        self._new.setVisible(bool(found.new))
        self._new.ticked.connect(self._follow)
        self.add_part(self._new, steps=self._new)
        self._reason = self.add_reason(words.MERGE_REASON)
        self._reason.textChanged.connect(self._follow)
        self._note = Sentence("heading")
        self.add_part(self._note)
        self.column.addStretch(1)
        self._follow()

    def finish(self) -> None:
        theirs = {part.place for part in self._conflicts if part.choice.choice() == _THEIRS}
        self.decided.emit(self._new.taken(), theirs, " ".join(self._reason.text().split()))

    def refuse(self, text: str) -> None:
        """Say in one sentence why this cannot be."""
        self._note.setText(text)
        self._note.show()
        self.settle()

    def _finish(self) -> None:
        """Nothing is closed here: what was decided may still be refused."""
        if self.main.isEnabled():
            self.finish()

    def _follow(self) -> None:
        """Everything is decided, and what changes a result has a reason."""
        say = self.language.say
        undecided = sum(not part.choice.choice() for part in self._conflicts)
        takes_theirs = any(part.choice.choice() == _THEIRS for part in self._conflicts)
        holder = self._reason.parentWidget()
        if holder is not None:
            holder.setVisible(takes_theirs)
        lacks_reason = takes_theirs and not self._reason.text().strip()
        if undecided:
            self._note.setText(say(words.MERGE_DECIDE, n=undecided))
        elif lacks_reason:
            self._note.setText(say(words.MERGE_REASON_MISSING))
        self._note.setVisible(bool(undecided) or lacks_reason)
        takes_any = bool(self._new.taken()) or takes_theirs
        keeps_ours = any(part.choice.choice() == _OURS for part in self._conflicts)
        self.main.setEnabled(not undecided and not lacks_reason and (takes_any or keeps_ours))
        self.settle()

    def _names(self, filed: FiledResult) -> tuple[str, str]:
        seating = self.office.state.rounds[filed.round - 1].seating(filed.table)
        assert seating is not None
        first, second = (side_name(self.office, seating, side, self.language) for side in (0, 1))
        return first, second

    def _line(self, filed: FiledResult) -> str:
        names = self._names(filed)
        said = result_text(filed.result, names, self.language)
        if len(filed.result.matches) == 1 and filed.result.winner < 0:
            points = map(self.language.number, filed.result.points)
            said = self.language.say(words.STORED_LINE, names[0], *points, names[1])
        return self.language.say(words.MERGE_LINE, filed.round, filed.table, said)


class _ConflictPart(QWidget):
    """One table with two results. Nothing is chosen beforehand."""

    def __init__(self, conflict: Conflict, names: tuple[str, str], language: Language) -> None:
        super().__init__()
        say, filed = language.say, conflict.theirs
        self.place = (filed.round, filed.table)
        heading = say(words.MERGE_PLACE, filed.round, filed.table, *names)
        label = Sentence("body")
        label.setText(heading)
        self.choice = PillChoice()
        growing(self)
        texts = [
            say(message, result_text(result, names, language)).replace("&", "&&")
            for message, result in ((words.MERGE_OURS, conflict.ours), (words.MERGE_THEIRS, filed.result))
        ]
        self.choice.set_choices(zip((_OURS, _THEIRS), texts, strict=True))
        self.choice.clear()
        self.choice.setAccessibleName(heading)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        rows.addWidget(label)
        rows.addWidget(self.choice)

    def choose_by_digit(self, digit: int) -> bool:
        """1 keeps ours, 2 takes theirs."""
        if digit not in (1, 2):
            return False
        self.choice.choose((_OURS, _THEIRS)[digit - 1])
        self.focus_cards()
        self.choice.chosen.emit(self.choice.choice())
        return True

    def focus_cards(self) -> None:
        """Put the keyboard on the choice."""
        self.choice.setFocus(Qt.FocusReason.OtherFocusReason)


class _NewPart(QWidget):
    """The new results, all ticked until somebody takes a tick away."""

    ticked = Signal()

    def __init__(self, results: list[tuple[FiledResult, str]], language: Language) -> None:
        super().__init__()
        self._boxes: dict[tuple[int, int], QCheckBox] = {}
        growing(self)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(2)
        if results:
            rows.addWidget(TextLabel("heading", language.say(words.MERGE_NEW, n=len(results))))
        for filed, line in results:
            box, words_beside = QCheckBox(), Sentence("body")
            words_beside.setText(line)
            box.setAccessibleName(line)
            box.setChecked(True)
            box.toggled.connect(self.ticked)
            self._boxes[filed.round, filed.table] = box
            row = QHBoxLayout()
            row.addWidget(box)
            row.addWidget(words_beside, 1)
            rows.addLayout(row)

    def taken(self) -> set[tuple[int, int]]:
        """The places of those that are ticked."""
        return {place for place, box in self._boxes.items() if box.isChecked()}

    def choose_by_digit(self, digit: int) -> bool:
        """Digits choose nothing here."""
        return False

    def focus_cards(self) -> None:
        """Put the keyboard on the first one."""
        for box in self._boxes.values():
            box.setFocus(Qt.FocusReason.OtherFocusReason)
            return
