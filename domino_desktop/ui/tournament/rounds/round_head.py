"""The head of a tournament round: which one it is, how far it is, its clock, and the way on when all is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_round as words
from domino_desktop.tournament.state import TournamentRound
from domino_desktop.ui.art.theme import Theme
from domino_desktop.ui.controls import Card, IconButton, PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.score_sum import growing
from domino_desktop.ui.tournament.parts.two_columns import focus_in_view, wrapping
from domino_desktop.ui.tournament.rounds.clock_face import ClockFace
from domino_desktop.ui.tournament.rounds.round_values import RunningClock, round_title

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController


class _Standing(TextLabel):
    """One line where there is room for it; where there is not, it wraps."""

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + 2, super().sizeHint().height())


class RoundHead(QWidget):
    """``turned`` carries -1 for the tournament round before, 1 for the one after."""

    turned = Signal(int)
    pairing_wanted = Signal()
    closing_wanted = Signal()
    standings_wanted = Signal()
    reopening_wanted = Signal()

    def __init__(self, theme: Theme, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons = icons
        self._earlier, self._later = (IconButton(icons.icon(name, theme.outline)) for name in _CHEVRONS)
        self._earlier.clicked.connect(lambda: self.turned.emit(-1))
        self._later.clicked.connect(lambda: self.turned.emit(1))
        self._title, self._standing = TextLabel("headline"), _Standing("quiet")
        self._title.setWordWrap(False)
        self.clock = ClockFace(theme, icons)
        self._banner = Card(raised=True)
        self._done = TextLabel("heading")
        self._next, self._standings = PrimaryButton(), PrimaryButton()
        self._close, self._reopen = QuietButton(), QuietButton()
        for button, signal in (
            (self._next, self.pairing_wanted),
            (self._standings, self.standings_wanted),
            (self._close, self.closing_wanted),
            (self._reopen, self.reopening_wanted),
        ):
            button.clicked.connect(signal)
        self._lay_out()
        self.set_theme(theme)

    def present(
        self,
        office: TournamentController,
        paired: TournamentRound,
        hall: RunningClock | None,
        language: Language,
        *,
        may_pair: bool,
    ) -> None:
        """Show this tournament round, ``hall`` being its clock, where it has one; ``may_pair``: another can follow."""
        say, state = language.say, office.state
        is_last = paired.number == len(state.rounds)
        self._title.setText(round_title(office, paired.number, language))
        for button, message, is_able in (
            (self._earlier, words.EARLIER, paired.number > 1),
            (self._later, words.LATER, not is_last or office.proposal is not None),
        ):
            button.setAccessibleName(say(message))
            button.setToolTip(say(message))
            button.setEnabled(is_able)
        is_done = paired.is_complete
        if state.is_finished:
            standing = say(words.IS_CLOSED)
        elif not is_last:
            standing = say(words.LOOKING_BACK)
        elif is_done:
            standing = say(words.ALL_DONE)
        else:
            standing = say(words.TABLES_OPEN, n=len(paired.open_tables))
        self._standing.setText(standing)
        self._widen_standing()
        has_banner = is_last and (is_done or state.is_finished)
        self.clock.setVisible(hall is not None and is_last and not is_done and not state.is_finished)
        if hall is not None:
            self.clock.present(hall, state.settings.terms.finishes_round, office.now(), language)
        self._standing.setVisible(not has_banner)
        self._banner.setVisible(has_banner)
        self._done.setText(standing)
        for action, text, is_shown in (
            (self._next, say(words.PAIR_NEXT, paired.number + 1), may_pair and not state.is_finished),
            (self._standings, say(words.SEE_STANDINGS), state.is_finished),
            (self._close, say(words.CLOSE_TOURNAMENT), not state.is_finished),
            (self._reopen, say(words.OPEN_AGAIN), state.is_finished),
        ):
            action.setText(text)
            action.setVisible(is_shown)
        self._next.setEnabled(not office.is_proposing)

    def focus_next(self) -> bool:
        """Put the keyboard on the way on; answers whether there is one in view."""
        ways = (self._next, self._standings, self._close)
        way = next((button for button in ways if button.isVisibleTo(self)), None)
        if way is not None:
            focus_in_view(way)
        return way is not None

    def set_theme(self, theme: Theme) -> None:
        """Use these colours from now on."""
        for button, name in zip((self._earlier, self._later), _CHEVRONS, strict=True):
            button.setIcon(self._icons.icon(name, theme.outline))
        self.clock.set_theme(theme)

    def _widen_standing(self) -> None:
        """A short line stays one, however short the title is."""
        metrics = self._standing.fontMetrics()
        wanted = metrics.horizontalAdvance(self._standing.text()) + 2
        self._standing.setMinimumWidth(min(wanted, metrics.averageCharWidth() * _LINE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is narrow the clock stands below."""
        super().resizeEvent(event)
        self._widen_standing()
        wanted = self._title.sizeHint().width() + self.clock.sizeHint().width() + _BESIDE
        is_wide = event.size().width() >= wanted
        self._line.setDirection(_DIRECTION.LeftToRight if is_wide else _DIRECTION.TopToBottom)

    def _lay_out(self) -> None:
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self._title)
        names.addWidget(self._standing)
        names.addStretch(1)
        which = QWidget()
        row = QHBoxLayout(which)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self._earlier, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(names)
        row.addWidget(self._later, 0, Qt.AlignmentFlag.AlignTop)
        row.addStretch(1)
        self._banner.setContentsMargins(18, 12, 18, 14)
        inner = QVBoxLayout(self._banner)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(10)
        inner.addWidget(self._done)
        inner.addWidget(wrapping(self._next, self._standings, self._close, self._reopen))
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 4)
        rows.setSpacing(10)
        self._line = QBoxLayout(_DIRECTION.LeftToRight)
        self._line.setSpacing(12)
        self._line.addWidget(which)
        self._line.addStretch(1)
        self._line.addWidget(self.clock)
        rows.addLayout(self._line)
        rows.addWidget(self._banner)
        growing(self._banner)
        growing(self)


_DIRECTION = QBoxLayout.Direction
_BESIDE = 160
_LINE = 26
"""Letters that the line below the title may always have."""
_CHEVRONS = ("chevron-left", "chevron-right")
