"""Which sound belongs to what has happened, and when it is heard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from domino_desktop.core.events import (
    BlockEstablished,
    GameEvent,
    Knocked,
    Passed,
    RoundDealt,
    TileDiscarded,
    TilePlayed,
)
from domino_desktop.storage.resources import data_folder
from domino_desktop.ui.sound.loudspeaker import Loudspeaker
from domino_desktop.ui.sound.player import Player, Sound

LEAST_GAP = 80
"""Milliseconds between two sounds; what comes sooner is not heard."""

_GAPS = {Sound.KNOCK: 450, Sound.SHUFFLE: 900, Sound.BLOCK: 900}  # between two of a kind: each is heard out first
_LAST_PATIENCE = 1.0  # seconds
_BEFORE_LANDING = 30  # milliseconds: the ear is faster than the eye

#: What is heard of several events that happen at once: the first of these.
_SOUNDS: tuple[tuple[tuple[type, ...], Sound], ...] = (
    ((BlockEstablished,), Sound.BLOCK),
    ((RoundDealt,), Sound.SHUFFLE),
    ((TilePlayed, TileDiscarded), Sound.CLACK),
    ((Knocked, Passed), Sound.KNOCK),
)


def sound_of(events: Sequence[GameEvent]) -> Sound | None:
    """What is heard of these events, which happen at once; None for nothing."""
    for kinds, sound in _SOUNDS:
        if any(isinstance(event, kinds) for event in events):
            return sound
    return None


class Sounds(QObject):
    """Lets a player tell by ear what happens at the table, while the program is the one in front.

    In the background it is silent: somebody does something else there.
    """

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._is_on = False
        self._since = QElapsedTimer()
        self._last: dict[Sound, int] = {}
        self._since.start()

    def switch(self, is_on: bool) -> None:
        """Turn all sounds on or off; off, the loudspeaker is let go of."""
        if is_on == self._is_on:
            return
        self._is_on = is_on
        if is_on:
            self._player.prepare()
        else:
            self._player.close()

    def close_down(self) -> None:
        """The program ends: let go of the loudspeaker before everything else goes."""
        self._is_on = False
        self._player.close(_LAST_PATIENCE)

    def hear(self, events: Sequence[GameEvent], travel: int = 0) -> None:
        """These events happen now; a tile that is laid is heard when it lands, after ``travel`` milliseconds."""
        sound = sound_of(events)
        if sound is None or not self._is_on:
            return
        later = max(0, travel - _BEFORE_LANDING) if sound is Sound.CLACK else 0
        if later:
            QTimer.singleShot(later, self, lambda: self._play(sound))
        else:
            self._play(sound)

    def _play(self, sound: Sound) -> None:
        now = self._since.elapsed()
        latest = max(self._last.values(), default=-LEAST_GAP)
        is_too_soon = now - latest < LEAST_GAP or now - self._last.get(sound, -10_000) < _GAPS.get(sound, LEAST_GAP)
        if is_too_soon or not self._is_on or not _is_in_front():
            return
        self._last[sound] = now
        self._player.play(sound)


def _is_in_front() -> bool:
    return QGuiApplication.applicationState() is Qt.ApplicationState.ApplicationActive


def sounds_of_the_table(parent: QObject) -> Sounds:
    """The sounds that come with the program, through the system's loudspeaker; off at first."""
    return Sounds(Loudspeaker(data_folder("resources") / "sounds"), parent)
