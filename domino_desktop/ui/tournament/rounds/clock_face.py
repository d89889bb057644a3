"""The clock of a tournament round in large digits, with what one does to it."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message
from domino_desktop.i18n.messages import tournament_round as words
from domino_desktop.tournament.clock import TableClock
from domino_desktop.ui.art.theme import Theme
from domino_desktop.ui.controls import PrimaryButton, QuietButton
from domino_desktop.ui.controls.ground import ground_palette
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.tournament.parts.two_columns import focus_in_view, wrapping
from domino_desktop.ui.tournament.rounds.round_values import RunningClock, time_text

_SIZE: Final = 2.4  # of the digits, the text being 1
_MOST_LETTERS: Final = 26  # in a line below the digits


class ClockFace(QWidget):
    """The time of the hall. ``started``, ``stopped``, ``went_on``: what the director wants; ``more``: other minutes."""

    started = Signal()
    stopped = Signal()
    went_on = Signal()
    more = Signal()

    def __init__(self, theme: Theme, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._running: RunningClock | None = None
        self._language: Language | None = None
        self._finishes = True
        self._digits = _Digits()
        self.start, self._stop, self._go_on, self._more = PrimaryButton(), QuietButton(), QuietButton(), QuietButton()
        for button, signal in (
            (self.start, self.started),
            (self._stop, self.stopped),
            (self._go_on, self.went_on),
            (self._more, self.more),
        ):
            button.clicked.connect(signal)
        self._icons = icons
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(self._digits)
        row.addWidget(wrapping(self.start, self._stop, self._go_on, self._more), 1)
        self.set_theme(theme)

    def present(self, running: RunningClock, finishes: bool, now: datetime, language: Language) -> None:
        """Show this clock. ``finishes``: when time is up the round of tiles in play is finished."""
        self._running, self._finishes, self._language = running, finishes, language
        clock = running.clock
        for button, message, is_shown in (
            (self.start, words.CLOCK_START, not clock.is_started),
            (self._stop, words.CLOCK_STOP, clock.is_running),
            (self._go_on, words.CLOCK_GO_ON, clock.is_started and not clock.is_running),
            (self._more, words.CLOCK_MORE, clock.is_started and clock.left is not None),
        ):
            button.setText(language.say(message))
            button.setVisible(is_shown)
        self.tick(now)

    def tick(self, now: datetime) -> None:
        """Show the time of now; nothing is laid out anew."""
        if self._running is None or self._language is None:
            return
        clock, say = self._running.at(now), self._language.say
        shown = clock.played if clock.left is None else clock.left
        name = words.CLOCK_PLAYED if clock.left is None else words.CLOCK_NAME
        below = _state_of(clock, self._finishes)
        self._digits.present(time_text(shown), say(below), is_urgent=clock.is_over and clock.is_started)
        self._digits.setAccessibleName(say(name))

    def focus_start(self) -> None:
        """Put the keyboard on what lets the clock run, where it waits."""
        if self.start.isVisibleTo(self.window()):
            focus_in_view(self.start)

    def set_theme(self, theme: Theme) -> None:
        """Use these colours from now on."""
        self.start.setIcon(self._icons.icon("play", theme.accent_text))
        self._more.setIcon(self._icons.icon("plus", theme.outline))
        self._digits.ink = theme.focus
        self.update()


def _state_of(clock: TableClock, finishes: bool) -> Message:
    if not clock.is_started:
        return words.CLOCK_WAITS
    if clock.is_over:
        return words.FINISH_HAND if finishes else words.CLOCK_OVER
    if not clock.is_running:
        return words.CLOCK_STANDS
    return words.CLOCK_COUNTS if clock.left is None else words.CLOCK_RUNS


class _Digits(QLabel):
    """Minutes and seconds, as wide as ever they can be, so that nothing moves while they run."""

    def __init__(self) -> None:
        super().__init__()
        self._below, self._is_urgent = "", False
        self.ink = "#000000"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def present(self, time: str, below: str, *, is_urgent: bool) -> None:
        """Show this time over these words."""
        if (time, below, is_urgent) == (self.text(), self._below, self._is_urgent):
            return
        is_wider = len(time) != len(self.text()) or below != self._below
        self._below, self._is_urgent = below, is_urgent
        self.setText(time)
        self.setAccessibleDescription(f"{time} {below}")
        if is_wider:
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        large, small = QFontMetrics(self._large()), self.fontMetrics()
        longest = min(small.horizontalAdvance(self._below), small.averageCharWidth() * _MOST_LETTERS)
        wide = max(large.horizontalAdvance(self.text() or "00:00"), longest) + 4
        words = small.boundingRect(QRect(0, 0, wide, 0), int(Qt.TextFlag.TextWordWrap), self._below)
        return QSize(wide, large.ascent() + max(small.height(), words.height()) + 10)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = ground_palette(self)
        with QPainter(self) as painter:
            painter.setFont(self._large())
            strong = QColor(self.ink) if self._is_urgent else palette.color(QPalette.ColorRole.Text)
            painter.setPen(strong)
            ascent = QFontMetrics(self._large()).ascent()
            painter.drawText(0, ascent, self.text())
            painter.setFont(self.font())
            painter.setPen(strong if self._is_urgent else palette.color(QPalette.ColorRole.PlaceholderText))
            area = self.rect().adjusted(0, ascent + 4, 0, 0)
            painter.drawText(
                area,
                int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap),
                self._below,
            )

    def _large(self) -> QFont:
        self.ensurePolished()
        font = QFont(self.font())
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * _SIZE)
        font.setFeature(QFont.Tag("tnum"), 1)
        return font
