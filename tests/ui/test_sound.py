"""The four sounds: as they were made, for what happened, and never in anybody's way."""

from __future__ import annotations

import itertools
import math
import subprocess
import sys
import threading
import time
import wave
from array import array
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import make_sounds
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from domino_desktop.core.events import (
    BlockEstablished,
    BlockProposed,
    Knocked,
    Passed,
    RoundDealt,
    TileDiscarded,
    TileDrawn,
    TilePlayed,
)
from domino_desktop.core.tiles import Tile
from domino_desktop.storage.resources import data_folder
from domino_desktop.ui.sound import loudspeaker, sounds
from domino_desktop.ui.sound.loudspeaker import Loudspeaker, Voices, read
from domino_desktop.ui.sound.player import Sound
from domino_desktop.ui.sound.sounds import Sounds, sound_of
from tests.ui.loudspeakers import Recorder

FOLDER = data_folder("resources") / "sounds"
LOUDEST = 10 ** (-12 / 20) * 32_768
LAID = TilePlayed(5, 1, Tile(1, 2), "left")
KNOCK = Knocked(6, 2, (1, 2), 0)
DEAL = RoundDealt(2, 1, "", "", ((), ()), (), 0)
BLOCK = BlockEstablished(9, (0, 1))


@pytest.mark.parametrize("sound", Sound)
class TestFiles:
    def test_a_sound_is_what_its_maker_makes(self, sound):
        make, decibels = make_sounds.SOUNDS[sound.value]
        made, kept = make_sounds.finished(make(), decibels), read(FOLDER / f"{sound.value}.wav")
        assert len(made) == len(kept)
        # Another processor may round the last bit of a sine otherwise.
        assert max(abs(one - another) for one, another in zip(made, kept, strict=True)) <= 1

    def test_a_sound_is_small_quiet_and_short_and_its_ends_do_not_click(self, sound):
        path = FOLDER / f"{sound.value}.wav"
        with wave.open(str(path), "rb") as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, loudspeaker.RATE)
            assert 0.1 <= file.getnframes() / loudspeaker.RATE <= 0.7 < loudspeaker.QUIET_TIME
        samples = read(path)
        assert path.stat().st_size < 60_000
        assert max(map(abs, samples)) <= LOUDEST
        assert samples[0] == samples[-1] == 0
        steps = [abs(one - another) for one, another in itertools.pairwise(samples)]
        assert max(steps[-200:]) < max(map(abs, samples)) / 50, "the end dies away"
        assert abs(sum(samples) / len(samples)) < 30, "the cone rests in the middle"
        assert math.sqrt(sum(value * value for value in samples) / len(samples)) > 200, "it can be heard"


def test_there_is_a_file_for_every_sound_and_no_other():
    assert {path.stem for path in FOLDER.iterdir()} == {sound.value for sound in Sound} == {*make_sounds.SOUNDS}


@pytest.mark.parametrize(
    ("events", "heard"),
    [
        ((LAID,), Sound.CLACK),
        ((TileDiscarded(4, 1),), Sound.CLACK),
        ((KNOCK,), Sound.KNOCK),
        ((Passed(4, 1),), Sound.KNOCK),
        ((DEAL,), Sound.SHUFFLE),
        ((DEAL, LAID), Sound.SHUFFLE),
        ((KNOCK, BLOCK), Sound.BLOCK),
        ((LAID, KNOCK), Sound.CLACK),
        ((TileDrawn(4, 1, 0),), None),
        ((BlockProposed(4, 1),), None),
        ((), None),
    ],
)
def test_what_happens_has_its_sound(events, heard):
    assert sound_of(events) is heard


@pytest.fixture
def in_front(monkeypatch):
    """The program is the one in front, or not."""

    def be(is_in_front):
        monkeypatch.setattr(sounds, "_is_in_front", lambda: is_in_front)

    be(True)
    return be


@pytest.fixture
def heard(qapp, in_front):
    player = Recorder()
    made = Sounds(player)
    made.switch(True)
    return made, player


class TestSounds:
    def test_off_is_silent_and_lets_go_of_the_loudspeaker(self, heard):
        made, player = heard
        made.switch(False)
        made.hear((LAID,))
        assert player.played == [] and player.calls == ["prepare", "close"]
        made.switch(True)
        made.hear((LAID,))
        assert player.played == [Sound.CLACK]

    def test_it_is_off_until_it_is_switched_on(self, qapp, in_front):
        player = Recorder()
        Sounds(player).hear((LAID,))
        assert player.played == [] and player.calls == []

    def test_in_the_background_it_is_silent(self, heard, in_front):
        made, player = heard
        in_front(False)
        made.hear((LAID,))
        in_front(True)
        made.hear((DEAL,))
        assert player.played == [Sound.SHUFFLE]

    def test_in_front_is_what_the_system_calls_active(self, qapp, monkeypatch):
        for state in Qt.ApplicationState:
            monkeypatch.setattr(QGuiApplication, "applicationState", lambda state=state: state)
            assert sounds._is_in_front() == (state is Qt.ApplicationState.ApplicationActive)

    def test_a_tile_is_heard_when_it_lands(self, heard, qtbot):
        made, player = heard
        made.hear((LAID,), 200)
        assert player.played == []
        qtbot.waitUntil(lambda: player.played == [Sound.CLACK])

    def test_no_two_sounds_come_within_eighty_milliseconds(self, heard):
        """At instant pace a whole round happens at once."""
        made, player = heard
        now = itertools.count()
        made._since = SimpleNamespace(elapsed=lambda: next(now))
        while next(now) < 400:
            for events in ((LAID,), (KNOCK,), (DEAL,), (BLOCK,)):
                made.hear(events)
        assert 2 <= len(player.played) <= 6
        assert player.played.count(Sound.SHUFFLE) <= 1 and player.played.count(Sound.KNOCK) <= 1

    def test_sounds_that_were_still_to_come_are_not_heard_after_the_switch(self, heard, qtbot):
        made, player = heard
        made.hear((LAID,), 60)
        made.switch(False)
        qtbot.wait(120)
        assert player.played == []


def test_voices_are_mixed_and_end():
    voices = Voices()
    voices.add(array("h", [100] * 6))
    voices.add(array("h", [20_000] * 3))
    voices.add(array("h", [20_000] * 3))
    assert list(voices.mixed(4)) == [32_767, 32_767, 32_767, 100]
    assert list(voices.mixed(4)) == [100, 100, 0, 0]
    assert list(voices.mixed(2)) == [0, 0]


class FakeDevice:
    """A device that asks for sound when it is told to, and notes from which thread it is used."""

    def __init__(self):
        self.calls, self.threads = [], set()
        self.stream = None

    def _note(self, call):
        self.calls.append(call)
        self.threads.add(threading.current_thread().name)

    def start(self, stream):
        self.stream = stream
        self._note("start")

    def stop(self):
        self._note("stop")

    def close(self):
        self._note("close")


class TestLoudspeaker:
    def wait(self, condition, seconds=5.0):
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end
            time.sleep(0.005)

    def test_it_plays_in_a_thread_of_its_own_and_rests_when_nothing_is_to_be_heard(self, monkeypatch):
        monkeypatch.setattr(loudspeaker, "QUIET_TIME", 0.05)
        device = FakeDevice()
        player = Loudspeaker(FOLDER, lambda: device)
        player.prepare()
        player.play(Sound.CLACK)
        self.wait(lambda: device.calls == ["start", "stop"])
        assert list(device.stream.send(50)) == list(read(FOLDER / "clack.wav")[:50])
        player.play(Sound.KNOCK)
        self.wait(lambda: device.calls == ["start", "stop", "start", "stop"])
        player.close(1)
        assert device.calls[-1] == "close" and device.threads == {"sound"}

    def test_opened_again_it_plays_on_a_new_device(self):
        devices = []

        def opens():
            devices.append(FakeDevice())
            return devices[-1]

        player = Loudspeaker(FOLDER, opens)
        for _ in range(3):
            player.play(Sound.CLACK)
            player.close(2)
        assert [device.calls for device in devices] == [["start", "close"]] * 3

    @pytest.mark.parametrize("fault", [ImportError("Elsa's laptop"), OSError("no card"), RuntimeError(), ValueError()])
    def test_without_a_backend_or_a_device_it_is_silent(self, fault, caplog):
        def opens():
            raise fault

        caplog.set_level("INFO")
        player = Loudspeaker(FOLDER, opens)
        for _ in range(3):
            player.play(Sound.CLACK)
            self.wait(lambda: not player.is_open)
        assert [record.message for record in caplog.records] == [f"No sound: {type(fault).__name__}"]
        player.close(1)

    @pytest.mark.parametrize("broken", ["start", "stop", "close"])
    def test_a_device_that_breaks_is_given_up(self, broken, monkeypatch, caplog):
        monkeypatch.setattr(loudspeaker, "QUIET_TIME", 0.01)
        device = FakeDevice()

        def breaks(*_):
            raise RuntimeError

        monkeypatch.setattr(device, broken, breaks)
        player = Loudspeaker(FOLDER, lambda: device)
        player.play(Sound.CLACK)
        time.sleep(0.05)
        player.close(2)
        assert not player.is_open

    def test_a_device_that_never_answers_keeps_nobody_waiting(self):
        release, answered = threading.Event(), threading.Event()

        def opens():
            release.wait(60)
            answered.set()
            return FakeDevice()

        player = Loudspeaker(FOLDER, opens)
        player.prepare()
        player.play(Sound.CLACK)
        player.close()
        assert not answered.is_set()
        release.set()


REAL = """
import sys, threading, time
from pathlib import Path
from domino_desktop.ui.sound.loudspeaker import Loudspeaker, open_device
from domino_desktop.ui.sound.player import Sound

may_open = threading.Event()

def opens():
    assert may_open.wait(10), "whoever plays waits for nothing"
    return {opens}

player = Loudspeaker(Path(sys.argv[1]), opens)
for sound in Sound:
    player.play(sound)
may_open.set()
time.sleep(0.6)
print(player.is_open)
player.close(2)
print(player.is_open)
"""


@pytest.mark.skipif(find_spec("miniaudio") is None, reason="miniaudio is optional")
class TestRealBackend:
    """In a process of its own, whose end is seen."""

    def run(self, opens):
        return subprocess.run(
            [sys.executable, "-X", "dev", "-c", REAL.format(opens=opens), str(FOLDER)],
            capture_output=True,
            text=True,
            timeout=60,
            cwd=Path(__file__).resolve().parents[2],
        )

    def test_a_device_that_swallows_everything_takes_it_in_real_time(self):
        done = self.run("open_device(['NULL'])")
        assert (done.returncode, done.stdout.split(), done.stderr) == (0, ["True", "False"], "")

    def test_the_loudspeaker_of_this_computer_or_none_at_all(self):
        done = self.run("open_device()")
        assert (done.returncode, done.stdout.split()[-1], done.stderr) == (0, "False", "")
