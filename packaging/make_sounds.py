"""Makes the four quiet sounds of the table: a tile on wood, a knuckle, a shuffle on felt, the last word of a block.

    python3 packaging/make_sounds.py [FOLDER]      # else into resources/sounds

Nothing is recorded: each sound is struck from a few damped modes, as a body of wood or ivory rings, and a breath of
filtered noise, as two surfaces meet. The same source makes the same files.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Iterable
from pathlib import Path

RATE = 44_100
"""Samples in a second."""

_FADE_IN, _FADE_OUT = 0.0015, 0.03  # seconds
_FULL = 32_767

Samples = list[float]

#: Modes as (frequency in hertz, time to a thousandth in seconds, strength).
Modes = tuple[tuple[float, float, float], ...]

_IVORY: Modes = ((2150, 0.050, 0.55), (3420, 0.036, 0.50), (5230, 0.026, 0.34), (7900, 0.016, 0.20))
_TABLE: Modes = ((176, 0.150, 0.62), (318, 0.110, 0.40), (547, 0.080, 0.30), (930, 0.055, 0.22))
_KNUCKLE: Modes = ((128, 0.180, 0.80), (221, 0.150, 0.62), (396, 0.100, 0.36), (684, 0.070, 0.22), (1240, 0.035, 0.1))
_FELT: Modes = ((240, 0.040, 0.20), (1450, 0.030, 0.36), (2280, 0.022, 0.30), (3600, 0.014, 0.14))


def silence(seconds: float) -> Samples:
    """So long a silence, to strike sounds into."""
    return [0.0] * round(seconds * RATE)


def strike(into: Samples, at: float, modes: Modes, strength: float, pitch: float = 1.0) -> None:
    """Add a body that is struck once: each mode rings and dies away by itself."""
    first = round(at * RATE)
    for frequency, decay, share in modes:
        radius = math.exp(-math.log(1000) / (decay * RATE))
        turn = 2 * math.pi * frequency * pitch / RATE
        along, back = 2 * radius * math.cos(turn), radius * radius
        now, before = math.sin(turn) * strength * share, 0.0
        for place in range(first, min(len(into), first + round(decay * RATE))):
            into[place] += now
            now, before = along * now - back * before, now


def rub(
    into: Samples, at: float, seconds: float, strength: float, low: float, high: float, chance: random.Random
) -> None:
    """Add a breath of noise between two frequencies in hertz, that swells and falls."""
    first, length = round(at * RATE), round(seconds * RATE)
    smooth = 1 - math.exp(-2 * math.pi * high / RATE)
    drift = 1 - math.exp(-2 * math.pi * low / RATE)
    soft = slow = 0.0
    for step in range(min(length, len(into) - first)):
        soft += smooth * (chance.random() * 2 - 1 - soft)
        slow += drift * (soft - slow)
        into[first + step] += (soft - slow) * strength * math.sin(math.pi * step / length) ** 2


def clack() -> Samples:
    """A tile of ivory laid on a wooden table."""
    chance = random.Random(1)
    sound = silence(0.24)
    rub(sound, 0.0, 0.006, 0.9, 1800, 9000, chance)
    strike(sound, 0.001, _IVORY, 0.8)
    strike(sound, 0.002, _TABLE, 0.9)
    # It never falls quite flat: the other edge follows.
    strike(sound, 0.017, _IVORY, 0.28, 1.06)
    strike(sound, 0.018, _TABLE, 0.25, 1.04)
    return sound


def knock() -> Samples:
    """Knock, knock: a knuckle on the table."""
    chance = random.Random(2)
    sound = silence(0.5)
    for at, strength, pitch in ((0.0, 1.0, 1.0), (0.17, 0.82, 1.03)):
        rub(sound, at, 0.008, 0.5 * strength, 300, 2600, chance)
        strike(sound, at + 0.001, _KNUCKLE, strength, pitch)
    return sound


def shuffle() -> Samples:
    """Many tiles turned about on felt, face down."""
    chance = random.Random(3)
    sound = silence(0.67)
    rub(sound, 0.0, 0.36, 0.9, 350, 2400, chance)
    rub(sound, 0.27, 0.38, 0.7, 350, 2000, chance)
    for _ in range(34):
        at = 0.02 + 0.56 * chance.random()
        swell = math.sin(math.pi * (at + 0.06) / 0.72)
        strike(sound, at, _FELT, swell * (0.25 + 0.75 * chance.random()), 0.85 + 0.4 * chance.random())
    return sound


def block() -> Samples:
    """The ring has closed: two bars of wood, the second one deep."""
    sound = silence(0.67)
    for at, pitch, strength in ((0.0, 196.0, 0.7), (0.15, 146.8, 1.0)):
        bar: Modes = ((1.0, 0.52, 0.9), (3.93, 0.16, 0.30), (9.24, 0.05, 0.12))
        strike(sound, at, bar, strength, pitch)
        strike(sound, at, _TABLE, 0.22 * strength, 0.8)
    return sound


SOUNDS = {"clack": (clack, -14.0), "knock": (knock, -15.0), "shuffle": (shuffle, -19.0), "block": (block, -15.0)}
"""Each sound with its loudest moment in decibels below full scale."""


def finished(sound: Samples, decibels: float) -> array[int]:
    """The sound as loud as it may be, with ends that do not click."""
    loudest = max(abs(value) for value in sound)
    level = 10 ** (decibels / 20) / loudest * _FULL
    rise, fall = round(_FADE_IN * RATE), round(_FADE_OUT * RATE)
    made = array("h")
    for place, value in enumerate(sound):
        left = len(sound) - 1 - place
        edge = min(1.0, place / rise) * (0.5 - 0.5 * math.cos(math.pi * min(1.0, left / fall)))
        made.append(round(value * level * edge))
    return made


def write(name: str, samples: Iterable[int], folder: Path) -> Path:
    """Keep a sound as a wave file: one channel, 16 bits."""
    path = folder / f"{name}.wav"
    content = array("h", samples)
    if sys.byteorder == "big":
        content.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(content.tobytes())
    return path


def main(folder: Path) -> None:
    """Make every sound anew."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (make, decibels) in SOUNDS.items():
        write(name, finished(make(), decibels), folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[1] / "resources" / "sounds")
