"""One tournament as a card: its name, its kind, how far it is, and who is in front."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament
from domino_desktop.i18n.messages import tournament_list as words
from domino_desktop.tournament.settings import EntrantKind
from domino_desktop.tournament.state import Tournament
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import NameLabel, PressableCard, PrimaryButton, ProgressBar, QuietButton, TextLabel
from domino_desktop.ui.desk.desk_card import when_sentence
from domino_desktop.ui.desk.stacks import flow
from domino_desktop.ui.pages.rows import flowing
from domino_desktop.ui.tournament.parts.settings_words import format_words

if TYPE_CHECKING:
    from domino_desktop.controller.tournament_record import TournamentRecord
    from domino_desktop.storage.tournaments import TournamentEntry

_MOST_LEADERS = 3


@dataclass(frozen=True, slots=True)
class TournamentCard:
    """What the list shows of one tournament. ``kind`` and ``leader`` may be empty, ``standing`` says how it is.

    ``played`` of ``planned`` tournament rounds are done; ``planned`` is 0 where nobody can say.
    """

    id: int
    name: str
    kind: str
    standing: str
    leader: str
    last_used: datetime
    played: int = 0
    planned: int = 0
    is_finished: bool = False


def card_of(tournament_id: int, office: TournamentRecord, last_used: datetime, language: Language) -> TournamentCard:
    """The card of this tournament."""
    state = office.state
    settings = state.settings
    entered = words.PAIRS if settings.kind is EntrantKind.PAIR else words.PLAYERS
    kind = language.say(format_words(settings.kind, settings.format)[0])
    return TournamentCard(
        tournament_id,
        settings.name,
        f"{kind} \u00b7 {language.say(entered, n=len(state.playing))}",
        standing_sentence(state, language),
        _leader(office, language),
        last_used,
        _played(state),
        settings.rounds,
        state.is_finished,
    )


def unreadable_card(entry: TournamentEntry, language: Language) -> TournamentCard:
    """The card of a tournament whose data are damaged: with what is still known of it."""
    standing = language.say(tournament.UNREADABLE)
    return TournamentCard(entry.id, entry.name, "", standing, "", entry.changed, is_finished=entry.is_finished)


def standing_sentence(state: Tournament, language: Language) -> str:
    """How far the tournament is, in one short line."""
    planned, last = state.settings.rounds, state.last_round
    if state.is_finished:
        return language.say(words.FINISHED)
    if last is None:
        return language.say(words.NOT_BEGUN)
    if not last.is_complete:
        if planned:
            return language.say(words.IN_ROUND_OF, last.number, planned)
        return language.say(words.IN_ROUND, last.number)
    if planned:
        return language.say(words.AFTER_ROUND_OF, last.number, planned)
    return language.say(words.AFTER_ROUNDS, n=last.number)


def _played(state: Tournament) -> int:
    return sum(each.is_complete for each in state.rounds)


def _leader(office: TournamentRecord, language: Language) -> str:
    """Who is in front; nobody before the first result."""
    from domino_desktop.tournament.standings import standings
    from domino_desktop.ui.tournament.parts.names import entrant_name

    state = office.state
    if not any(each.results for each in state.rounds):
        return ""
    first = [standing.entrant for standing in standings(state) if standing.rank == 1]
    if len(first) > _MOST_LEADERS:
        return language.say(words.LEVEL_IN_FRONT, n=len(first))
    names = language.joined(entrant_name(office, entrant, language) for entrant in first)
    return language.say(words.WON_BY if state.is_finished else words.IN_FRONT, names)


class TournamentPanel(PressableCard):
    """The card on screen; a click anywhere on it does what its button does."""

    opened = Signal(int)

    def __init__(self, art: TileArt, entry: TournamentCard, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entry = entry
        self.setContentsMargins(18, 14, 18, 16)
        self.button: PrimaryButton | QuietButton = QuietButton() if entry.is_finished else PrimaryButton()
        for one in (self, self.button):
            one.clicked.connect(lambda: self.opened.emit(entry.id))
        self._progress = ProgressBar(art.theme.gold_line)
        self._progress.set_progress(entry.played, entry.planned)
        self._progress.setVisible(bool(entry.planned) and not entry.is_finished)
        self._lay_out(language)
        say = language.say
        self.setAccessibleName(entry.name)
        self.button.setText(say(words.LOOK_AT if entry.is_finished else words.GO_ON))
        self.button.setAccessibleName(say(words.LOOK_AT_IT if entry.is_finished else words.GO_ON_WITH, entry.name))
        self.button.setAccessibleDescription(". ".join(filter(None, (entry.standing, entry.leader))))
        self._progress.setAccessibleName(entry.standing)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._progress.set_colour(art.theme.gold_line)

    def _lay_out(self, language: Language) -> None:
        entry = self._entry
        name = NameLabel(entry.name)
        if not entry.is_finished:
            name.setProperty("role", "headline")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(name)
        column.addWidget(TextLabel("quiet" if entry.is_finished else "heading", entry.standing))
        column.addWidget(self._progress)
        if entry.leader:
            column.addWidget(NameLabel(entry.leader, bold=False))
        when = when_sentence(entry.last_used, language)
        column.addWidget(TextLabel("quiet", f"{entry.kind} \u00b7 {when}" if entry.kind else when))
        column.addStretch(1)
        column.addSpacing(4)
        column.addWidget(flowing(self.button))
        flow(self)
