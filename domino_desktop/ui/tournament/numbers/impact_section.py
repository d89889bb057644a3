"""What a correction changes, told before it is stored: places now, and later pairings that would have differed."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from domino_desktop.controller.background import Background
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_log as words
from domino_desktop.tournament.facts import ResultCorrected
from domino_desktop.tournament.impact import (
    PairingChange,
    RankChange,
    RoundImpact,
    later_rounds,
    rank_changes,
    round_impact,
)
from domino_desktop.tournament.needs import Needs
from domino_desktop.tournament.results import Seating
from domino_desktop.tournament.state import Tournament
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.pages.page import Section
from domino_desktop.ui.tournament.parts.names import entrant_name

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController

_log = logging.getLogger(__name__)

_MOST_RANKS: Final = 12
_MOST_TABLES: Final = 8


class ImpactSection(Section):
    """``grown``: it needs another height."""

    grown = Signal()

    def __init__(self, office: TournamentController, language: Language) -> None:
        super().__init__()
        self._office, self._language = office, language
        self._later: list[QWidget] = []
        self._is_told = False
        self._background = Background(self)
        self._background.answered.connect(self._take)
        self._background.finished.connect(self._finish)
        self._ranks, self._stays = Sentence("body"), Sentence("body")
        self._looking = Sentence("quiet", language.say(words.LOOKING))
        self.heading.setText(language.say(words.CHANGES_NOW))
        for part in (self._ranks, self._stays, self._looking):
            self.rows.addWidget(part)

    @property
    def is_told(self) -> bool:
        """Whether everything has been looked at."""
        return self._is_told

    def look(self, correction: ResultCorrected) -> None:
        """Tell what this changes, the later rounds one after the other."""
        for part in self._later:
            self.rows.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._later, self._is_told = [], False
        self._ranks.setText("")
        self._stays.setText("")
        self._looking.show()
        state, needs = self._office.state, self._office.needs
        rounds = (partial(_impact_of, state, correction, each, needs) for each in later_rounds(state, correction))
        self._background.ask(partial(rank_changes, state, correction), *rounds)

    def stop(self) -> None:
        """Nobody waits any more."""
        self._background.forget()

    def _take(self, found: RoundImpact | Sequence[RankChange]) -> None:
        if isinstance(found, RoundImpact):
            self._add_round(found)
        else:
            self._show_ranks(found)

    def _show_ranks(self, changes: Sequence[RankChange]) -> None:
        say = self._language.say
        told = [
            say(words.RANK_CHANGES, self._name(each.entrant), each.before, each.after) for each in changes[:_MOST_RANKS]
        ]
        if len(changes) > _MOST_RANKS:
            told.append(say(words.MORE_RANKS, n=len(changes) - _MOST_RANKS))
        self._ranks.setText("\n".join(told) or say(words.NO_RANK_CHANGES))
        self.grown.emit()

    def _add_round(self, found: RoundImpact) -> None:
        say = self._language.say
        told = [self._pairing(change) for change in found.pairings[:_MOST_TABLES]]
        if len(found.pairings) > _MOST_TABLES:
            told.append(say(words.MORE_TABLES, n=len(found.pairings) - _MOST_TABLES))
        if found.sat_out and found.would_sit_out:
            told.append(say(words.WOULD_SIT_OUT, self._names(found.sat_out), self._names(found.would_sit_out)))
        if not found.is_known:
            told.append(say(words.UNKNOWN_ROUND))
        if told:
            if not self._later:
                self._stays.setText(say(words.LATER_STAYS))
            for part in (
                TextLabel("heading", say(words.ROUND_NUMBER, found.round)),
                Sentence("body", "\n".join(told)),
            ):
                self._later.append(part)
                self.rows.insertWidget(self.rows.count() - 1, part)
                part.show()
        self.grown.emit()

    def _finish(self) -> None:
        self._is_told = True
        if not self._later:
            self._stays.setText(self._language.say(words.NOTHING_LATER))
        self._looking.hide()
        self.grown.emit()

    def _pairing(self, change: PairingChange) -> str:
        was = self._sides(change.seating)
        if change.would_be is None:
            return self._language.say(words.WOULD_NOT_BE, change.table, *was)
        return self._language.say(words.WOULD_BE, change.table, *was, *self._sides(change.would_be))

    def _sides(self, seating: Seating) -> tuple[str, str]:
        return self._names(seating.sides[0]), self._names(seating.sides[1])

    def _names(self, entrants: Iterable[int]) -> str:
        return self._language.joined(map(self._name, entrants))

    def _name(self, entrant: int) -> str:
        return entrant_name(self._office, entrant, self._language)


def _impact_of(state: Tournament, correction: ResultCorrected, number: int, needs: Needs) -> RoundImpact:
    try:
        return round_impact(state, correction, number, needs)
    except Exception:  # a fault of the program: the correction itself must not wait for it
        _log.exception("tournament round %d cannot be paired again", number)
        return RoundImpact(number, is_known=False)
