"""What the coach shows to one person: the meter, numbers that run out, what others cannot hold, and the hint."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.ai.advice import Advice, Hint
from domino_desktop.core.views import View
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import coach
from domino_desktop.ui.access.readings import sentences
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.coach import words
from domino_desktop.ui.coach.gauge import Gauge
from domino_desktop.ui.coach.halves import Halves
from domino_desktop.ui.controls import Card, FlowLayout, IconButton, QuietButton, SeatBadge, TextLabel
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.panel.lettering import Heading, set_text
from domino_desktop.ui.seating import SeatMark

_BADGE_IN_LINES = 1.35
_NARROW_IN_LINES = 15


@dataclass(frozen=True, slots=True)
class Sight:
    """What there is to show: the position as its owner sees it, and what the coach says about it.

    Without ``advice`` it is still thinking, or ``has_failed``. ``hint`` is the one that is shown now; ``may_hint``:
    it is this person's turn.
    """

    view: View
    marks: tuple[SeatMark, ...]
    speaker: Speaker
    advice: Advice | None = None
    hint: Hint | None = None
    may_hint: bool = False
    is_waiting: bool = False
    has_failed: bool = False

    def meter_aloud(self) -> str:
        """Meter, outcome, numbers and what others lack, as a screen reader says them."""
        forecast = None if self.advice is None else self.advice.forecast
        if self.advice is None or forecast is None:
            return self.state()
        told = [
            self.speaker.say(coach.METER, words.percent(forecast.block)),
            self.speaker.say(words.nearness(forecast.block)),
            *words.outcome(forecast, self.view, self.marks, self.speaker),
            *(words.running_out_aloud(number, self.speaker) for number in forecast.dying),
            *(words.lacks(one, self.marks, self.speaker) for one in self.advice.lacking),
        ]
        return sentences(told)

    def state(self) -> str:
        """Why there is no meter."""
        if self.advice is not None:
            return self.speaker.say(coach.METER_WAITS)
        return self.speaker.say(coach.NO_ADVICE if self.has_failed else coach.THINKING)


class CoachBoard(QWidget):
    """``hint_pressed`` by its button; ``closed`` by the one in its corner."""

    hint_pressed = Signal()
    closed = Signal()

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None, *, is_card: bool = False) -> None:
        """``is_card``: it lies over the table, and so has a button that closes it."""
        super().__init__(parent)
        self._art, self._icons = art, icons
        self._sight: Sight | None = None
        self._heading = Heading()
        self._close = IconButton(icons.icon("close", art.theme.outline))
        self._close.clicked.connect(self.closed)
        self.gauge = Gauge()
        self._nearness, self._outcome = TextLabel("heading"), TextLabel("body")
        self._dying, self._lacking = _Part(), _Part()
        self.hint_button = QuietButton()
        self.hint_button.clicked.connect(self.hint_pressed)
        self._hint = Card(raised=True)
        self._hint.setContentsMargins(0, 0, 0, 0)
        self._move, self._why, self._ahead = TextLabel("heading"), TextLabel("body"), TextLabel("quiet")
        self._lay_out()
        # Only now: a button that is shown before it lies on something is a window of its own.
        self._close.setVisible(is_card)
        self._dress()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        beside = QVBoxLayout()
        beside.setSpacing(2)
        beside.addStretch(1)
        beside.addWidget(self._nearness)
        beside.addWidget(self._outcome)
        beside.addStretch(1)
        meter = self._meter = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        meter.setSpacing(12)
        meter.addWidget(self.gauge, 0, Qt.AlignmentFlag.AlignVCenter)
        meter.addLayout(beside, 1)
        said = QVBoxLayout(self._hint)
        said.setContentsMargins(14, 10, 14, 10)
        said.setSpacing(2)
        for label in (self._move, self._why, self._ahead):
            said.addWidget(label)
        self._hint.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 10)
        column.setSpacing(8)
        column.addLayout(head)
        column.addLayout(meter)
        for part in (self.hint_button, self._hint, self._dying, self._lacking):
            column.addWidget(part)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Large letters in a narrow place have their words below the meter."""
        is_narrow = self.width() < self.fontMetrics().height() * _NARROW_IN_LINES
        way = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        if way is not self._meter.direction():
            self._meter.setDirection(way)
        self._fit_button()

    def _fit_button(self) -> None:
        """In a narrow panel its words need a second line, for which nothing but this keeps room."""
        self.hint_button.setMinimumHeight(self.hint_button.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for any panel: then the meter stands above its words."""
        return QSize(self.gauge.sizeHint().width(), super().minimumSizeHint().height())

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._art = art
        self._dress()
        sight, self._sight = self._sight, None
        if sight is not None:
            self.present(sight)

    def _dress(self) -> None:
        outline = self._art.theme.outline
        self._close.setIcon(self._icons.icon("close", outline))
        self.hint_button.setIcon(self._icons.icon("hint", outline))
        self.hint_button.setIconSize(QSize(24, 24))

    def present(self, sight: Sight) -> None:
        """Show this; what has not changed is left alone."""
        self.show()
        if sight == self._sight:
            return
        self._sight = sight
        say = sight.speaker.say
        self._heading.present(say(coach.COACH))
        self._close.setAccessibleName(say(coach.CLOSE_COACH))
        self._close.setToolTip(say(coach.CLOSE_COACH))
        forecast = None if sight.advice is None else sight.advice.forecast
        number = "" if forecast is None else say(coach.PERCENT, words.percent(forecast.block))
        self.gauge.show_share(None if forecast is None else forecast.block, number)
        self.gauge.setAccessibleName(sight.meter_aloud())
        self.gauge.setToolTip("" if forecast is None else words.basis(forecast, sight.speaker))
        set_text(self._nearness, sight.state() if forecast is None else say(words.nearness(forecast.block)))
        outcome = () if forecast is None else words.outcome(forecast, sight.view, sight.marks, sight.speaker)
        set_text(self._outcome, " ".join(outcome))
        self._outcome.setVisible(bool(outcome))
        self._show_dying(sight)
        self._show_lacking(sight)
        set_text_of_button(self.hint_button, say(coach.SHOW_HINT if sight.hint is None else coach.HIDE_HINT))
        self._fit_button()
        self.hint_button.setEnabled(sight.may_hint)
        self._show_hint(sight)

    def clear(self) -> None:
        """Show nothing, and keep nothing of what was shown: it may be about a hand that is hidden now."""
        self._sight = None
        self.hide()
        for label in (self._nearness, self._outcome, self._move, self._why, self._ahead):
            set_text(label, "")
        self.gauge.show_share(None, "")
        self.gauge.setAccessibleName("")
        self.gauge.setToolTip("")
        for part in (self._dying, self._lacking):
            part.present("", ())
        self._hint.hide()

    def _show_dying(self, sight: Sight) -> None:
        forecast = None if sight.advice is None else sight.advice.forecast
        rows = []
        for number in () if forecast is None else forecast.dying:
            label = TextLabel("body", words.running_out(number, sight.speaker))
            rows.append(_beside(Halves(self._art, (number.value,), crossed=False), label))
        self._dying.present(sight.speaker.say(coach.RUNNING_OUT), rows)

    def _show_lacking(self, sight: Sight) -> None:
        rows = []
        for one in () if sight.advice is None else sight.advice.lacking:
            mark = sight.marks[one.seat]
            badge = SeatBadge(self._art, round(self.fontMetrics().height() * _BADGE_IN_LINES))
            badge.show_seat(mark.colour, mark.name)
            row = _beside(badge, Halves(self._art, one.numbers, crossed=True))
            row.setAccessibleName(words.lacks(one, sight.marks, sight.speaker))
            row.setToolTip(row.accessibleName())
            rows.append(row)
        self._lacking.present(sight.speaker.say(coach.CANNOT_HOLD), rows)

    def _show_hint(self, sight: Sight) -> None:
        said = (
            ("", "", "")
            if sight.hint is None
            else _texts(words.hint(sight.hint, sight.view, sight.marks, sight.speaker))
        )
        if sight.hint is None and sight.is_waiting:
            said = (sight.speaker.say(coach.THINKING), "", "")
        for label, text in zip((self._move, self._why, self._ahead), said, strict=True):
            set_text(label, text)
            label.setVisible(bool(text))
        self._hint.setVisible(any(said))


class _Part(QWidget):
    """A heading and rows that flow beneath it; hidden while there are none."""

    def __init__(self) -> None:
        super().__init__()
        self._heading = TextLabel("quiet")
        self._rows = QWidget()
        self._flow = FlowLayout(self._rows, spacing=6)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._heading)
        column.addWidget(self._rows)
        self.hide()

    def present(self, heading: str, rows: Sequence[QWidget]) -> None:
        while (item := self._flow.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                # At once, not with the next turn of the event loop: it may be about a hand that is hidden now.
                old.hide()
                old.setParent(None)
                old.deleteLater()
        set_text(self._heading, heading)
        for row in rows:
            self._flow.addWidget(row)
            row.show()
        self._flow.invalidate()
        self.setVisible(bool(rows))


class _Told(QWidget):
    """What stands beside each other is one thing to a screen reader: the row has the name."""


def _beside(*parts: QWidget) -> QWidget:
    row = _Told()
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(6)
    for part in parts:
        if isinstance(part, TextLabel):
            part.setWordWrap(False)
        line.addWidget(part)
    return row


def _texts(said: words.HintWords) -> tuple[str, str, str]:
    return said.move, said.why, said.ahead


def set_text_of_button(button: QuietButton, text: str) -> None:
    """Change what a button says, if it says something else."""
    if button.text() != text:
        button.setText(text)
        button.updateGeometry()
