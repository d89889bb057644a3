"""A referee's ruling, asked for one question after another; every answer can still be changed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.controller.disputes import Dispute, Outcome, Ruling, Standing
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import practice, puzzles
from domino_desktop.i18n.narration import Names
from domino_desktop.ui.art.theme import Theme
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import FlowLayout, IconButton, NumberField, PillChoice, PrimaryButton, TickPill
from domino_desktop.ui.desk.practice import words
from domino_desktop.ui.icons import Icons

_MOST_POINTS: Final = 9999
_NOBODY: Final = -1


class RulingForm(QWidget):
    """``ruled(Ruling)`` when all is said; ``changed`` when one more question is asked, or one less.

    ``asked(QWidget)``: this part is new, because what was before it has been answered.
    """

    ruled = Signal(object)
    changed = Signal()
    asked = Signal(QWidget)

    def __init__(self, theme: Theme, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons = icons
        self._questions = {name: Sentence("heading") for name in ("standing", "liars", "outcome", "points")}
        self.standings, self.outcomes = PillChoice(), PillChoice()
        self.liars = LiarChoice()
        self.points = NumberField()
        self.points.setRange(0, _MOST_POINTS)
        self._points_note = Sentence("quiet")
        self.fewer, self.more = (IconButton(icons.icon(name, theme.outline)) for name in ("minus", "plus"))
        self.fewer.clicked.connect(self.points.stepDown)
        self.more.clicked.connect(self.points.stepUp)
        for button in (self.fewer, self.more):
            button.setAutoRepeat(True)
        self.done = PrimaryButton()
        self.done.clicked.connect(self._rule)
        self._outcomes: dict[str, tuple[Outcome, int | None]] = {}
        self._parts: dict[str, QWidget] = {}
        self._language: Language | None = None
        self._lay_out()
        self.standings.chosen.connect(self._follow)
        self.liars.chosen.connect(self._follow)
        self.outcomes.chosen.connect(self._follow)

    def present(self, dispute: Dispute, names: Names, language: Language) -> None:
        """Ask about this dispute from the beginning."""
        self._language = language
        self.standings.set_choices((each.value, words.standing(each, language)) for each in Standing)
        self.standings.clear()
        self.liars.present(names.seats, language.say(practice.NOBODY))
        found = words.outcomes(dispute)
        self._outcomes = {str(place): each for place, each in enumerate(found)}
        self.outcomes.set_choices(
            (key, words.outcome(answer, team, names, language)) for key, (answer, team) in self._outcomes.items()
        )
        self.outcomes.clear()
        self.points.setValue(0)
        for name, message in (
            ("standing", practice.IS_IT_BLOCKED),
            ("liars", practice.WHO_DECLARED_FALSELY),
            ("outcome", practice.WHAT_OF_THE_ROUND),
        ):
            self._questions[name].setText(language.say(message))
        self.standings.setAccessibleName(self._questions["standing"].text())
        self.liars.setAccessibleName(self._questions["liars"].text())
        self.outcomes.setAccessibleName(self._questions["outcome"].text())
        self._points_note.setText(language.say(practice.POINTS_NOTE))
        for button, message in ((self.fewer, puzzles.FEWER), (self.more, puzzles.MORE)):
            button.setAccessibleName(language.say(message))
            button.setToolTip(language.say(message))
        self.done.setText(language.say(practice.GIVE_RULING))
        self._follow()

    def take_focus(self) -> None:
        """Put the keyboard on the first question."""
        self.standings.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_theme(self, theme: Theme) -> None:
        """Use these colours from now on."""
        for button, name in ((self.fewer, "minus"), (self.more, "plus")):
            button.setIcon(self._icons.icon(name, theme.outline))

    @property
    def ruling(self) -> Ruling | None:
        """What has been ruled, once every question is answered."""
        found = self._outcomes.get(self.outcomes.choice())
        if not self.standings.choice() or not self.liars.is_answered or found is None:
            return None
        outcome, team = found
        points = self.points.value() if outcome in (Outcome.WON, Outcome.SHARED) else 0
        return Ruling(Standing(self.standings.choice()), self.liars.seats, outcome, team, points)

    def _follow(self) -> None:
        """One question after the other; where nobody wins, no points are asked for."""
        found = self._outcomes.get(self.outcomes.choice())
        outcome = None if found is None else found[0]
        is_standing, is_liars = bool(self.standings.choice()), self.liars.is_answered
        has_points = is_standing and is_liars and outcome in (Outcome.WON, Outcome.SHARED)
        shown = {
            self._parts["liars"]: is_standing,
            self._parts["outcome"]: is_standing and is_liars,
            self._parts["points"]: has_points,
            self.done: self.ruling is not None,
        }
        new = [part for part, is_shown in shown.items() if is_shown and part.isHidden()]
        for part, is_shown in shown.items():
            part.setVisible(is_shown)
        if self._language is not None:
            message = practice.HOW_MANY_EACH if outcome is Outcome.SHARED else practice.HOW_MANY_POINTS
            self._questions["points"].setText(self._language.say(message))
            self.points.setAccessibleName(self._questions["points"].text())
        self.changed.emit()
        for part in new:
            self.asked.emit(part)

    def _rule(self) -> None:
        ruling = self.ruling
        if ruling is not None:
            self.ruled.emit(ruling)

    def _lay_out(self) -> None:
        number = QWidget()
        row = QHBoxLayout(number)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        for part in (self.fewer, self.points, self.more):
            row.addWidget(part)
        row.addStretch(1)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(18)
        for name, parts in (
            ("standing", (self.standings,)),
            ("liars", (self.liars,)),
            ("outcome", (self.outcomes,)),
            ("points", (number, self._points_note)),
        ):
            self._parts[name] = box = QWidget()
            column = QVBoxLayout(box)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(8)
            for part in (self._questions[name], *parts):
                column.addWidget(part)
            rows.addWidget(box)
        rows.addWidget(self.done)


class LiarChoice(QWidget):
    """Everybody at the table, and nobody: any number of seats, or nobody. ``chosen`` when a person has changed it."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pills: dict[int, TickPill] = {}
        self._flow = FlowLayout(self, spacing=8)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def present(self, names: tuple[str, ...], nobody: str) -> None:
        """Offer these seats, and nobody, with nothing chosen."""
        for pill in self._pills.values():
            self._flow.removeWidget(pill)
            pill.hide()
            pill.deleteLater()
        self._pills = {}
        for seat, name in (*enumerate(names), (_NOBODY, nobody)):
            self._pills[seat] = pill = TickPill(name.replace("&", "&&"), self)
            self._flow.addWidget(pill)
            pill.clicked.connect(lambda _, seat=seat: self._choose(seat))
            pill.show()
        self.setFocusProxy(self._pills[0])

    @property
    def is_answered(self) -> bool:
        """Whether somebody is named, or nobody is."""
        return any(pill.isChecked() for pill in self._pills.values())

    @property
    def seats(self) -> frozenset[int]:
        """Who is named."""
        return frozenset(seat for seat, pill in self._pills.items() if pill.isChecked() and seat != _NOBODY)

    def pill(self, seat: int | None) -> TickPill:
        """The pill of a seat; of nobody for None."""
        return self._pills[_NOBODY if seat is None else seat]

    def _choose(self, chosen: int) -> None:
        """Nobody and somebody exclude each other."""
        if self._pills[chosen].isChecked():
            for seat, pill in self._pills.items():
                if (seat == _NOBODY) != (chosen == _NOBODY):
                    pill.setChecked(False)
        self.chosen.emit()
