"""A stand-in for the process of the coach: it says what a test wants it to say, when the test wants it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from domino_desktop.ai.advice import Advice, BlockForecast, DyingNumber, Hint, HintReason, Lacking
from domino_desktop.ai.plain import plain_move
from domino_desktop.controller.child import Trouble
from domino_desktop.core.moves import PlayTile


def forecast(view, block=0.62, cost=17.0, winner=1):
    """A block that team ``winner`` would mostly win."""
    teams = max(view.teams) + 1
    wins = tuple(0.8 if team == winner else 0.2 / (teams - 1) for team in range(teams))
    dying = tuple(DyingNumber(value, 2 + place, 1 - place) for place, value in enumerate(view.open_values[:2]))
    return BlockForecast(block, 0.03, wins, cost, dying, 400)


def advice(view, reason=HintReason.KEEPS_VARIETY, numbers=(4,), seat=None, **more):
    """A hint for the first tile that fits, the others lacking something, and a meter once a tile lies."""
    hint = None
    if view.turn == view.eye and view.verification is None:
        move = plain_move(view)
        if not isinstance(move, PlayTile):
            reason = HintReason.ONLY_MOVE
        hint = Hint(move, reason, numbers, seat, 6.4)
    others = [seat for seat in range(view.seats) if seat != view.eye]
    lacking = (Lacking(others[0], (3, 5)), Lacking(others[-1], (0,)))
    return Advice(hint, lacking, None if view.layout.is_empty else forecast(view, **more))


class ScriptedStudy(QObject):
    """Answers ``say(view)`` at the next turn of the event loop, or when ``answer`` is called while ``is_silent``."""

    told = Signal(int, object)
    failed = Signal(int, object)

    def __init__(self, say=advice):
        super().__init__()
        self.say = say
        self.is_silent = False
        self.asked = []
        self.cancelled = []
        self.starts = 0

    def start(self):
        self.starts += 1

    def ask(self, wanted):
        self.asked.append(wanted)
        number = len(self.asked)
        if not self.is_silent:
            QTimer.singleShot(0, lambda: self.answer(number))
        return number

    def cancel(self, number):
        self.cancelled.append(number)

    def answer(self, number=None):
        number = len(self.asked) if number is None else number
        self.told.emit(number, self.say(self.asked[number - 1].view))

    def fail(self):
        self.failed.emit(len(self.asked), Trouble.DIED)


def without_hint(view):
    return replace(advice(view), hint=None)
