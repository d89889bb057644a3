"""How long a match is: up to a number of points, or so many rounds."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.core.ruleset import MatchEnd
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import setup
from domino_desktop.ui.controls import NumberField, PillChoice, TextLabel

_ROUNDS: Final = (1, 3, 5)
_USUAL_POINTS: Final = 100
_MOST_POINTS: Final = 100_000


class LengthChoice(QWidget):
    """How long the match is: up to a number of points, or so many rounds."""

    changed = Signal()
    """A person has chosen another length."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rounds: tuple[int, ...] = _ROUNDS
        self._language: Language | None = None
        self._pills = PillChoice()
        self._pills.chosen.connect(self._follow)
        self._pills.chosen.connect(self.changed)
        self._points = NumberField()
        self._points.setRange(1, _MOST_POINTS)
        self._points.setSingleStep(25)
        self._points.setValue(_USUAL_POINTS)
        self._points.setAccelerated(True)
        self._points.valueChanged.connect(self._hear_points)
        self._label = TextLabel("quiet")
        self._label.setWordWrap(False)
        self._label.setBuddy(self._points)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self._label)
        row.addWidget(self._points)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pills)
        column.addLayout(row)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def present(self, end: MatchEnd, language: Language) -> None:
        """Show this length."""
        self._rounds = tuple(sorted({*_ROUNDS, *([end.rounds] if end.rounds is not None else [])}))
        self._points.blockSignals(True)
        self._points.setValue(_USUAL_POINTS if end.points is None else end.points)
        self._points.blockSignals(False)
        self.retranslate(language)
        self._pills.choose("points" if end.rounds is None else str(end.rounds))
        self._follow()

    def chosen(self) -> dict[str, int]:
        """The length as a rule-set file has it."""
        key = self._pills.choice()
        return {"points": self._points.value()} if key == "points" else {"rounds": int(key)}

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        self._language = language
        self._points.setLocale(language.locale)
        self._pills.setAccessibleName(language.say(setup.LENGTH))
        self._points.setAccessibleName(language.say(setup.POINTS_TO_REACH))
        self._label.setText(language.say(setup.POINTS_TO_REACH))
        points = ("points", language.say(setup.TO_POINTS, n=self._points.value()))
        rounds = ((str(number), language.say(setup.OF_ROUNDS, n=number)) for number in self._rounds)
        self._pills.set_choices([points, *rounds])
        self._follow()

    def _hear_points(self, points: int) -> None:
        if self._language is not None:
            self._pills.set_text("points", self._language.say(setup.TO_POINTS, n=points))
        self.changed.emit()

    def _follow(self) -> None:
        """The number of points is asked for only where it matters."""
        to_points = self._pills.choice() == "points"
        self._points.setVisible(to_points)
        self._label.setVisible(to_points)
