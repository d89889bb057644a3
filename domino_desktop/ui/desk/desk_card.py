"""One table of the referee desk as a card: who sits there, by which rules, and how far things are."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import desk_setup
from domino_desktop.storage.matches import SeatName
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import (
    FlowLayout,
    NameLabel,
    PressableCard,
    PrimaryButton,
    QuietButton,
    SeatBadge,
    TextLabel,
)
from domino_desktop.ui.desk.stacks import flow
from domino_desktop.ui.pages.setup_seat import SeatDraft
from domino_desktop.ui.pages.setup_seats import TablePicture

_WORDS: Final = 26
"""Letters beside which the picture of the table still has room."""


@dataclass(frozen=True, slots=True)
class DeskCard:
    """What the list shows of one table: names by team, in turn order within the team; ``last_used`` in any time zone.

    ``standing`` is the one line about the step that the table is at.
    """

    id: int
    label: str
    teams: tuple[tuple[SeatName, ...], ...]
    rule_title: str
    standing: str
    last_used: datetime
    is_closed: bool = False


class TableCard(PressableCard):
    """A table to go on with, or one that is closed; a click anywhere on it does what its first button does."""

    opened = Signal(int)
    closed_wanted = Signal(int)
    reopened = Signal(int)

    def __init__(self, art: TileArt, entry: DeskCard, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entry = entry
        self._badges: list[SeatBadge] = []
        self.setContentsMargins(18, 14, 18, 16)
        self._picture = TablePicture(art)
        self._picture.present(_drafts(entry), paired=any(len(team) > 1 for team in entry.teams))
        self._close = QuietButton(parent=self)
        self._close.clicked.connect(lambda: self.closed_wanted.emit(entry.id))
        self.button: PrimaryButton | QuietButton = QuietButton() if entry.is_closed else PrimaryButton()
        self.button.clicked.connect(self._go_in)
        self.clicked.connect(self._go_in)
        self._close.setHidden(entry.is_closed)
        self._lay_out(art, language)
        self._say(language)

    @property
    def id(self) -> int:
        """Which table this is."""
        return self._entry.id

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._picture.set_art(art)
        for badge in self._badges:
            badge.set_art(art)

    def _go_in(self) -> None:
        (self.reopened if self._entry.is_closed else self.opened).emit(self._entry.id)

    def _say(self, language: Language) -> None:
        say, label = language.say, self._entry.label
        self.setAccessibleName(label)
        if self._entry.is_closed:
            self.button.setText(say(desk_setup.REOPEN))
            self.button.setAccessibleName(say(desk_setup.REOPEN_IT, label))
        else:
            self.button.setText(say(desk_setup.GO_ON))
            self.button.setAccessibleName(say(desk_setup.GO_ON_AT, label))
        self.button.setAccessibleDescription(self._entry.standing)
        self._close.setText(say(desk_setup.CLOSE))
        self._close.setAccessibleName(say(desk_setup.CLOSE_IT, label))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Where both do not fit side by side, the words are worth more than the picture."""
        words = _WORDS * self.fontMetrics().averageCharWidth()
        self._picture.setVisible(not self._entry.is_closed and self.width() >= words + self._picture.sizeHint().width())

    def _lay_out(self, art: TileArt, language: Language) -> None:
        entry = self._entry
        words = QVBoxLayout()
        words.setSpacing(8)
        words.addWidget(NameLabel(entry.label) if entry.is_closed else _large(entry.label))
        words.addWidget(TextLabel("quiet" if entry.is_closed else "heading", entry.standing))
        words.addSpacing(2)
        for team in entry.teams:
            words.addWidget(self._team(team, art, language))
        words.addStretch(1)
        aside = QVBoxLayout()
        aside.addWidget(self._picture)
        aside.addStretch(1)
        upper = QHBoxLayout()
        upper.setSpacing(14)
        upper.addLayout(words, 1)
        upper.addLayout(aside)
        facts = TextLabel("quiet", f"{entry.rule_title} · {when_sentence(entry.last_used, language)}")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(upper, 1)
        column.addWidget(facts)
        column.addSpacing(4)
        tools = QWidget()
        row = FlowLayout(tools, spacing=10)
        for button in (self.button,) if entry.is_closed else (self.button, self._close):
            row.addWidget(button)
        column.addWidget(tools)
        flow(self, tools)

    def _team(self, team: tuple[SeatName, ...], art: TileArt, language: Language) -> QWidget:
        """Badges and names of one pair, or of somebody who plays alone."""
        holder = QWidget()
        line = QHBoxLayout(holder)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        side = max(28, round(self.fontMetrics().height() * 1.3))
        for seat in team:
            badge = SeatBadge(art, side)
            badge.show_seat(seat.colour, seat.name)
            self._badges.append(badge)
            line.addWidget(badge)
        line.addSpacing(4)
        line.addWidget(NameLabel(language.joined(seat.name for seat in team), bold=False), 1)
        return holder


def when_sentence(moment: datetime, language: Language, today: date | None = None) -> str:
    """When that was, as short as one says it: the time of today and yesterday, else the date."""
    local = moment.astimezone()
    today = today or datetime.now().astimezone().date()
    if local.date() == today:
        return language.say(desk_setup.TODAY, language.time(local.time()))
    if local.date() == today - timedelta(days=1):
        return language.say(desk_setup.YESTERDAY, language.time(local.time()))
    return language.date(local.date())


def _drafts(entry: DeskCard) -> tuple[SeatDraft, ...]:
    """Everybody in turn order: of each team the first, then of each the second."""
    seated = (name for names in zip_longest(*entry.teams) for name in names if name is not None)
    return tuple(SeatDraft(seat.name, None, "", seat.colour) for seat in seated)


def _large(name: str) -> NameLabel:
    """The name of a table that is open."""
    label = NameLabel(name)
    label.setProperty("role", "headline")
    return label
