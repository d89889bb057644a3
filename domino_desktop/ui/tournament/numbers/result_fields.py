"""The right result of a table, typed: how it came about, and points by match or round by round."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_log as words
from domino_desktop.i18n.messages import tournament_round
from domino_desktop.tournament.merging import turned
from domino_desktop.tournament.results import Outcome, TableResult
from domino_desktop.tournament.settings import Settings
from domino_desktop.tournament.typed_results import Reading, TypedMatch, TypedResult, read, typed_from
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import PillChoice, QuietButton, TextLabel
from domino_desktop.ui.desk.stacks import flow
from domino_desktop.ui.pages.wrap_combo import WrapCombo
from domino_desktop.ui.tournament.rounds.match_list import MatchList
from domino_desktop.ui.tournament.rounds.mistake_words import letters_of, mistake_sentence

_TOTALS: Final = "totals"
_ROUNDS: Final = "rounds"
_PLAYED, _FIRST, _SECOND, _BOTH, _NOT, _NONE = range(6)


class ResultFields(QWidget):
    """Fields for one table, filled in with what is written down now. Enter leads from one to the next.

    ``changed``: a person changed something. ``finished``: Enter behind the last field.
    """

    changed = Signal()
    finished = Signal()

    def __init__(self, language: Language) -> None:
        super().__init__()
        say = language.say
        self._language = language
        self._settings: Settings | None = None
        self._sides = ("", "")
        self._old = TableResult(Outcome.NOT_PLAYED)
        self._outcome, self._play_off = WrapCombo(), WrapCombo()
        self._outcome.setAccessibleName(say(words.HOW_ENDED))
        self._outcome.activated.connect(self._follow)
        self._play_off.setAccessibleName(say(tournament_round.PLAY_OFF))
        self._play_off.activated.connect(self._follow)
        self._play_off_label = TextLabel("quiet", say(tournament_round.PLAY_OFF))
        self._turn = QuietButton(say(words.TURN_ROUND))
        self._turn.clicked.connect(self._turn_round)
        self._how = PillChoice()
        modes = ((_TOTALS, tournament_round.BY_TOTALS), (_ROUNDS, tournament_round.BY_ROUNDS))
        self._how.set_choices((key, say(message)) for key, message in modes)
        self._how.chosen.connect(self._change_mode)
        self._matches = MatchList()
        self._matches.typed.connect(self._follow)
        self._matches.finished.connect(self.finished)
        self._matches.forced.connect(self.finished)
        self._keys = Sentence("quiet", say(tournament_round.ENDED_KEYS, *letters_of(language).values()))
        self._wrong = Sentence("body")
        self._wrong.setForegroundRole(QPalette.ColorRole.BrightText)
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(self._outcome, 1)
        line.addWidget(self._turn)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(TextLabel("heading", say(words.REALLY)))
        column.addLayout(line)
        for part in (self._how, self._matches, self._keys, self._play_off_label, self._play_off, self._wrong):
            column.addWidget(part)
        flow(self)

    def present(self, settings: Settings, sides: tuple[str, str], old: TableResult, *, may_be_none: bool) -> None:
        """Begin with what is written down now. ``sides`` are the names of both sides.

        ``may_be_none``: the table may become open again.
        """
        self._settings, self._sides, self._old = settings, sides, old
        say = self._language.say
        outcomes = (
            say(words.WAS_PLAYED),
            say(words.WON_UNPLAYED, sides[0]),
            say(words.WON_UNPLAYED, sides[1]),
            say(words.BOTH_LOSE),
            say(words.COUNTS_NOT),
            *([say(words.NOTHING_THERE)] if may_be_none else []),
        )
        self._outcome.clear()
        self._outcome.addItems(outcomes)
        self._play_off.clear()
        self._play_off.addItems((say(words.NO_PLAY_OFF), *sides))
        self._show(old)

    def result(self) -> tuple[bool, TableResult | None]:
        """Whether it can be read, and the result (None: there shall be none)."""
        kind = self._outcome.currentIndex()
        if kind == _NONE:
            return True, None
        if kind in (_FIRST, _SECOND):
            return True, TableResult(Outcome.FORFEIT, winner=kind - _FIRST)
        if kind in (_BOTH, _NOT):
            return True, TableResult(Outcome.BOTH_LOST if kind == _BOTH else Outcome.NOT_PLAYED)
        result = self._reading(self._typed()).result
        return result is not None, result

    def choose_by_digit(self, digit: int) -> bool:
        """Digits are for the fields."""
        return False

    def focus_cards(self) -> None:
        """The keyboard goes to the first field."""
        if self._outcome.currentIndex() == _PLAYED:
            self._matches.focus_first()
        else:
            self._outcome.setFocus(Qt.FocusReason.OtherFocusReason)

    # Inside -------------------------------------------------------------------------------------------

    def _show(self, result: TableResult) -> None:
        """Fill everything in; where rounds were noted they say it all, and the points are their sum."""
        self._outcome.setCurrentIndex(_place_of(result))
        self._play_off.setCurrentIndex(result.winner + 1 if result.outcome is Outcome.PLAYED else 0)
        self._how.choose(_ROUNDS if any(match.rounds for match in result.matches) else _TOTALS)
        self._present_matches()
        self._matches.fill(typed_from(result, letters_of(self._language)).matches)
        self._follow()

    def _turn_round(self) -> None:
        """Everything that one side had goes to the other: the most usual mistake set right."""
        self._show(turned(self._old))
        self.focus_cards()

    def _change_mode(self) -> None:
        self._present_matches()
        self._follow()

    def _present_matches(self) -> None:
        assert self._settings is not None
        by_rounds = self._how.choice() == _ROUNDS
        self._matches.present(self._sides, self._settings.terms.best_of, by_rounds, self._language)

    def _typed(self) -> TypedResult:
        return TypedResult(self._matches.value or (TypedMatch(),), self._play_off.currentIndex() - 1)

    def _reading(self, typed: TypedResult) -> Reading:
        assert self._settings is not None
        return read(typed, self._settings, {letter: ended for ended, letter in letters_of(self._language).items()})

    def _follow(self) -> None:
        """Fields only for what was played; who won a play-off only where it is level."""
        is_played = self._outcome.currentIndex() == _PLAYED
        for part in (self._how, self._matches):
            part.setVisible(is_played)
        self._keys.setVisible(is_played and self._how.choice() == _ROUNDS)
        is_level, told = False, []
        if is_played and self._settings is not None:
            # In a knockout a level table can only be read with a winner.
            decided = self._reading(replace(self._typed(), winner=0)).result
            is_level = decided is not None and len(set(decided.matches_won)) == 1
            mistakes = self._reading(self._typed()).mistakes
            ruleset = self._settings.terms.ruleset
            told = [mistake_sentence(each, self._sides, ruleset, self._language) for each in mistakes]
        self._play_off_label.setVisible(is_level)
        self._play_off.setVisible(is_level)
        self._wrong.setText("\n".join(dict.fromkeys(told)))
        self._wrong.setVisible(bool(told))
        self.changed.emit()


def _place_of(result: TableResult) -> int:
    match result.outcome:
        case Outcome.PLAYED:
            return _PLAYED
        case Outcome.FORFEIT:
            return _FIRST + result.winner
        case Outcome.BOTH_LOST:
            return _BOTH
        case Outcome.NOT_PLAYED:
            return _NOT
