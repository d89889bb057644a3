"""Plays through the loudspeaker with miniaudio, if that is installed and there is a loudspeaker.

Everything that may take long or fail happens in a thread of its own: importing the backend, opening, starting and
stopping the device. Whatever goes wrong there means silence, and one line in the log.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import wave
from array import array
from collections import deque
from collections.abc import Callable, Generator, Sequence
from importlib import import_module
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Protocol, TypeAlias

from domino_desktop.ui.sound.player import Sound

RATE = 44_100
"""Samples in a second."""
QUIET_TIME = 3.0
"""So many seconds after the last sound the device stops; every sound is shorter."""
_PERIOD = 30  # milliseconds of sound that the device asks for at once

_MOST_VOICES = 6
_FULL = 32_767

Stream: TypeAlias = "Generator[array[int], int, None]"
"""Is sent a number of samples, and answers with so many."""

_Wishes: TypeAlias = "SimpleQueue[Sound | None]"

_log = logging.getLogger(__name__)


class Device(Protocol):
    """What miniaudio calls a playback device, as far as it is used here."""

    def start(self, stream: Stream) -> None: ...

    def stop(self) -> None: ...

    def close(self) -> None: ...


def open_device(wanted: Sequence[str] | None = None) -> Device:
    """The system's loudspeaker, through one of these backends of miniaudio, else through any that is there.

    Raises OSError where there is none, ImportError where miniaudio is not installed, and whatever that raises.
    """
    backend = import_module("miniaudio")
    names = _backends() if wanted is None else wanted
    device: Device = backend.PlaybackDevice(
        output_format=backend.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=_PERIOD,
        backends=[getattr(backend.Backend, name) for name in names],
        app_name="Domino Desktop",
    )
    return device


def _backends() -> list[str]:
    """What to try, in this order; nothing stands for whatever the system has.

    On Linux only what is there: ALSA complains at length on standard error where there is no card.
    """
    if sys.platform != "linux":
        return []
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR") or f"/run/user/{os.getuid()}")
    found = []
    if os.environ.get("PULSE_SERVER") or (runtime / "pulse" / "native").exists():
        found.append("PULSEAUDIO")
    if any(Path("/dev/snd").glob("pcm*p")):
        found.append("ALSA")
    if not found:
        raise OSError("there is no loudspeaker")
    return found


def read(path: Path) -> array[int]:
    """The samples of one of our own sounds. Raises OSError, EOFError or wave.Error."""
    with wave.open(str(path), "rb") as file:
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


class Voices:
    """The sounds that are heard now, mixed."""

    def __init__(self) -> None:
        self._voices: deque[tuple[array[int], int]] = deque(maxlen=_MOST_VOICES)

    def add(self, samples: array[int]) -> None:
        """Let this be heard from its beginning."""
        self._voices.append((samples, 0))

    def mixed(self, count: int) -> array[int]:
        """The next samples, so many."""
        made = array("h", bytes(2 * count))
        for _ in range(len(self._voices)):
            samples, place = self._voices.popleft()
            part = samples[place : place + count]
            for number, value in enumerate(part):
                made[number] = max(-_FULL, min(_FULL, made[number] + value))
            if place + count < len(samples):
                self._voices.append((samples, place + count))
        return made

    def stream(self) -> Stream:
        """The samples as a device asks for them; already begun."""

        def asked() -> Stream:
            count = yield array("h")
            while True:
                count = yield self.mixed(count)

        begun = asked()
        next(begun)
        return begun


class Loudspeaker:
    """A `Player` for the system's loudspeaker; its sounds are read from this folder when they are first wanted."""

    def __init__(self, folder: Path, opens: Callable[[], Device] = open_device) -> None:
        self._folder, self._opens = folder, opens
        self._wanted: _Wishes = SimpleQueue()
        self._thread: Thread | None = None

    @property
    def is_open(self) -> bool:
        """Whether somebody listens for sounds to play: until it is closed, or has found nothing to play on."""
        return self._thread is not None and self._thread.is_alive()

    def prepare(self) -> None:
        """Load the backend and open the device, in the background; a second time does nothing."""
        if self._thread is None:
            # A thread that is still closing keeps its own queue.
            self._wanted = SimpleQueue()
            self._thread = Thread(target=self._serve, args=(self._wanted,), name="sound", daemon=True)
            self._thread.start()

    def play(self, sound: Sound) -> None:
        """Let this be heard at once; never, where the thread has found that there is nothing to play on."""
        self.prepare()
        if self.is_open:
            self._wanted.put(sound)

    def close(self, patience: float = 0.0) -> None:
        """Let go of the device, and wait for that so many seconds at most: some never answer."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._wanted.put(None)
            thread.join(patience)

    def _serve(self, wanted: _Wishes) -> None:
        """The life of the thread: until it is closed, or fails for good."""
        device: Device | None = None
        try:
            sounds = {sound: read(self._folder / f"{sound.value}.wav") for sound in Sound}
            device = self._opens()
            _attend(device, sounds, wanted)
        except Exception as fault:
            # Whatever an audio system can think of: people came to play dominoes. Its words may name devices and users.
            _log.info("No sound: %s", type(fault).__name__)
        finally:
            if device is not None:
                with contextlib.suppress(Exception):
                    device.close()


def _attend(device: Device, sounds: dict[Sound, array[int]], wishes: _Wishes) -> None:
    """Play what is wished, until None is; the device runs only while there is something to hear."""
    voices = Voices()
    is_running = False
    while True:
        try:
            wish = wishes.get(timeout=QUIET_TIME if is_running else None)
        except Empty:
            device.stop()
            is_running = False
            continue
        if wish is None:
            return
        voices.add(sounds[wish])
        if not is_running:
            device.start(voices.stream())
            is_running = True
