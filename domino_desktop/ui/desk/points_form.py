"""Points typed by a referee: of a round of which nothing else is known, or to set a round right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from domino_desktop.controller.protocol import RoundSummary
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, desk_rounds
from domino_desktop.i18n.narration import Names
from domino_desktop.ui.controls import ChoiceField, NumberField, TextLabel
from domino_desktop.ui.desk.sheet import Sheet

_MOST: Final = 10_000
_LONGEST_NOTE: Final = 200


class _Labelled(QWidget):
    """A field below its label, as a part that Enter leads through."""

    def __init__(self, label: str, field: QWidget) -> None:
        super().__init__()
        self.field = field
        field.setAccessibleName(label)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        rows.addWidget(TextLabel("quiet", label))
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(field, 1)
        self.note = TextLabel("body")
        self.note.hide()
        row.addWidget(self.note, 1)
        rows.addLayout(row)

    def choose_by_digit(self, digit: int) -> bool:
        """Digits are for the field, which has the keyboard."""
        return False

    def focus_cards(self) -> None:
        """Put the keyboard into the field."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(self.field, NumberField):
            self.field.selectAll()


class _PointsForm(Sheet):
    """Numbers for every team and a note."""

    def __init__(self, parent: QWidget, players: Names, language: Language, title: Message) -> None:
        super().__init__(parent, language, title, desk_rounds.WRITE_IT)
        self._players, self._language = players, language
        self._points: list[NumberField] = []
        self._notes: list[TextLabel] = []
        self._note = QLineEdit()
        self._note.setMaxLength(_LONGEST_NOTE)

    def _add_points(self, label: Message, least: int) -> None:
        for team in range(max(self._players.teams) + 1):
            field = NumberField()
            field.setRange(least, _MOST)
            self._points.append(field)
            part = self._add(self._language.say(label, self._players.team(team, self._language)), field)
            self._notes.append(part.note)

    def _add(self, label: str, field: QWidget) -> _Labelled:
        part = _Labelled(label, field)
        self.add_part(part, steps=part)
        return part

    def _typed(self) -> tuple[int, ...]:
        return tuple(field.value() for field in self._points)


class ByHandForm(_PointsForm):
    """The points of one round. ``entered(points by team, winning team or None, note)``."""

    entered = Signal(object, object, str)

    def __init__(self, parent: QWidget, players: Names, language: Language) -> None:
        super().__init__(parent, players, language, desk_rounds.WRITE_ROUND)
        self._add_points(desk_rounds.WHO_GETS, 0)
        self._winner = ChoiceField()
        self._winner.addItem(language.say(desk_rounds.NOBODY), None)
        for team in range(max(players.teams) + 1):
            self._winner.addItem(players.team(team, language), team)
        for field in self._points:
            field.valueChanged.connect(self._propose_winner)
        self._add(language.say(desk_rounds.WHO_WON), self._winner)
        self._add(language.say(desk_rounds.NOTE), self._note)
        self.column.addStretch(1)

    def finish(self) -> None:
        self.entered.emit(self._typed(), self._winner.currentData(), " ".join(self._note.text().split()))

    def _propose_winner(self) -> None:
        """Whoever gets most has most likely won."""
        points = self._typed()
        best = [team for team, won in enumerate(points) if won == max(points)]
        self._winner.setCurrentIndex(best[0] + 1 if len(best) == 1 else 0)


class CorrectionForm(_PointsForm):
    """So many points more or fewer in one round. ``corrected(number of the round, points by team, reason)``."""

    corrected = Signal(int, object, str)

    def __init__(
        self,
        parent: QWidget,
        players: Names,
        rounds: Sequence[RoundSummary],
        totals: Sequence[int],
        language: Language,
    ) -> None:
        """``totals`` are those of the match now, by team."""
        super().__init__(parent, players, language, desk_rounds.CORRECT)
        self._totals = totals
        self._round = ChoiceField()
        for summary in reversed(rounds):
            points = " : ".join(map(language.number, summary.points))
            self._round.addItem(f"{language.say(desk_rounds.ROUND_NUMBER, summary.round)} ({points})", summary.round)
        self._add(language.say(desk_rounds.WHICH_ROUND), self._round)
        self._add_points(desk_rounds.CHANGE_FOR, -_MOST)
        self._add(language.say(desk_rounds.REASON), self._note)
        self._wanted = TextLabel("heading", language.say(desk_rounds.REASON_WANTED))
        self.add_part(self._wanted)
        self.column.addStretch(1)
        self._note.textChanged.connect(self._follow)
        for field in self._points:
            field.valueChanged.connect(self._follow)
        self._follow()

    def finish(self) -> None:
        self.corrected.emit(self._round.currentData(), self._typed(), " ".join(self._note.text().split()))

    def _follow(self) -> None:
        """A correction has a reason and changes something."""
        say, number = self._language.say, self._language.number
        for total, change, note in zip(self._totals, self._typed(), self._notes, strict=True):
            becomes = say(desk_rounds.TOTAL_BECOMES, number(total), number(total + change))
            note.setText(becomes if change else "")
            note.show()
        has_reason = bool(self._note.text().strip())
        self._wanted.setVisible(not has_reason)
        self.main.setEnabled(has_reason and any(self._typed()))
        self.settle()
