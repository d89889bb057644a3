"""What the program remembers about itself between two evenings, in one small JSON file."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from pathlib import Path
from typing import Any

from domino_desktop.storage.faults import storing
from domino_desktop.storage.files import free_number, write_whole
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.setup import Privacy, SeatKind, SetupFault, TableSetup, clean_name

SCHEMA = 1
"""The version of the file's form; a newer one is read as far as it is understood, and keeps its number."""

LARGEST = 10_000_000
"""Bytes; a settings file has a few thousand."""

SMALLEST_TEXT, LARGEST_TEXT = 100, 200
"""The text scale in percent."""


class Pace(Enum):
    """How fast the program lets things happen."""

    INSTANT = "instant"
    QUICK = "quick"
    NORMAL = "normal"
    SLOW = "slow"


class ReducedMotion(Enum):
    """Whether short fades take the place of movement."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


class Theme(Enum):
    """Whether everything is black and white with thick outlines."""

    SYSTEM = "system"
    HIGH_CONTRAST = "high_contrast"


class Surroundings(Enum):
    """Whether pages and panels are light or dark."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class TileSet(Enum):
    """What the tiles are made of, and how they show their numbers; FAMILY has six pictures of the people's own."""

    IVORY = "ivory"
    EBONY = "ebony"
    COLOURS = "colours"
    NUMERALS = "numerals"
    FAMILY = "family"


class Cloth(Enum):
    """What the tiles lie on; OWN is a picture of the people's own."""

    GREEN = "green"
    BLUE = "blue"
    WOOD = "wood"
    OWN = "own"


class Back(Enum):
    """What tiles show that lie face down; OWN is a picture of the people's own."""

    PLAIN = "plain"
    OWN = "own"


class ClubColours(Enum):
    """Coloured pips; AUTO shows them from double-nine on."""

    AUTO = "auto"
    ON = "on"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting with its value at the first start; change one with ``dataclasses.replace``.

    ``language`` is None until somebody chose one. ``last_setup`` is a `TableSetup` as JSON: `last_table` reads it.
    ``window_geometry`` is base64 text; ``keys`` maps an action's id to its key; ``unknown`` holds what a newer program
    wrote, and is written back. ``toured`` is whether the tour of a first start was taken, or declined.
    """

    language: str | None = None
    pace: Pace = Pace.NORMAL
    reduced_motion: ReducedMotion = ReducedMotion.SYSTEM
    privacy: Privacy = Privacy.LID
    theme: Theme = Theme.SYSTEM
    surroundings: Surroundings = Surroundings.SYSTEM
    tile_set: TileSet = TileSet.IVORY
    cloth: Cloth = Cloth.GREEN
    back: Back = Back.PLAIN
    sound: bool = True
    toured: bool = False
    club_colours: ClubColours = ClubColours.AUTO
    numerals: bool = False
    text_scale: int = SMALLEST_TEXT
    last_setup: Mapping[str, Any] | None = None
    window_geometry: str = ""
    keys: Mapping[str, str] = field(default_factory=dict)
    schema: int = SCHEMA
    unknown: Mapping[str, Any] = field(default_factory=dict)

    def last_table(self) -> TableSetup | None:
        """The table that was set up last; None when there is none, or none that can be read."""
        if self.last_setup is None:
            return None
        try:
            return TableSetup.from_json(self.last_setup)
        except SetupFault:
            return None

    def without_name(self, name: str, stand_in: str) -> Settings:
        """The same, with the stand-in in this person's place at the last table; one that cannot be read is dropped."""
        table = self.last_table()
        if table is None:
            return replace(self, last_setup=None)
        erased = clean_name(name).casefold()
        is_theirs = [seat.kind is SeatKind.HUMAN and seat.name.casefold() == erased for seat in table.seats]
        if not any(is_theirs):
            return self
        both = zip(table.seats, is_theirs, strict=True)
        seats = tuple(replace(seat, name=stand_in) if is_erased else seat for seat, is_erased in both)
        return replace(self, last_setup=replace(table, seats=seats).to_json())

    def to_json(self) -> dict[str, Any]:
        """Plain JSON values; ``from_json`` is the inverse."""
        known = {name: _plain(getattr(self, name)) for name in _READERS}
        return {**self.unknown, **known}

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Settings:
        """Whatever can be read of it; a value that makes no sense is left as it is at the first start."""
        known: dict[str, Any] = {}
        for name, reader in _READERS.items():
            # one wrong value must not cost all the others
            with contextlib.suppress(ValueError, TypeError, KeyError):
                known[name] = reader(data[name])
        return Settings(**known, unknown={key: value for key, value in data.items() if key not in _READERS})


class SettingsFile:
    """The settings of a data folder. ``set_aside`` is where a damaged file was put when it was opened, or None."""

    def __init__(self, paths: DataPaths, settings: Settings, set_aside: Path | None = None) -> None:
        self.settings, self.set_aside = settings, set_aside
        self._path = paths.settings

    @staticmethod
    def open(paths: DataPaths) -> SettingsFile:
        """Read the settings, or begin with those of a first start. Raises StorageFault."""
        paths.create()
        path = paths.settings
        with storing(path):
            if not os.path.lexists(path):
                return SettingsFile(paths, Settings())
            content = path.read_bytes() if path.is_file() and path.stat().st_size <= LARGEST else b""
            settings = parse(content)
            if settings is not None:
                return SettingsFile(paths, settings)
            pattern = f"{path.stem}-damaged-{{}}{path.suffix}"
            aside = path.with_name(pattern.format(free_number(path.parent, pattern)))
            path.rename(aside)
        return SettingsFile(paths, Settings(), aside)

    @staticmethod
    def glance(paths: DataPaths) -> Settings:
        """The settings as far as they can be read, for a program that may not use the folder. Changes nothing."""
        with contextlib.suppress(OSError):
            if paths.settings.is_file() and paths.settings.stat().st_size <= LARGEST:
                return parse(paths.settings.read_bytes()) or Settings()
        return Settings()

    def save(self, settings: Settings) -> None:
        """Keep these settings. Raises StorageFault; then the file is as it was."""
        text = json.dumps(settings.to_json(), ensure_ascii=False, indent=2)
        write_whole(self._path, f"{text}\n".encode())
        self.settings = settings


def parse(content: bytes) -> Settings | None:
    """The settings that a file holds, or None when it holds no settings."""
    try:
        data = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return None
    return Settings.from_json(data) if isinstance(data, dict) else None


def _plain(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.value
    return dict(value) if isinstance(value, Mapping) else value


def _exactly(kind: type) -> Callable[[Any], Any]:
    def read(value: Any) -> Any:
        if type(value) is not kind:
            raise TypeError(value)
        return value

    return read


def _text_scale(value: Any) -> int:
    if type(value) is not int or not SMALLEST_TEXT <= value <= LARGEST_TEXT:
        raise ValueError(value)
    return value


def _keys(value: Any) -> dict[str, str]:
    pairs = dict(value)
    if not all(isinstance(text, str) for pair in pairs.items() for text in pair):
        raise TypeError(value)
    return pairs


def _schema(value: Any) -> int:
    return max(SCHEMA, int(_exactly(int)(value)))


_READERS: Mapping[str, Callable[[Any], Any]] = {
    "schema": _schema,
    "language": lambda value: None if value is None else _exactly(str)(value),
    "pace": Pace,
    "reduced_motion": ReducedMotion,
    "privacy": Privacy,
    "theme": Theme,
    "surroundings": Surroundings,
    "tile_set": TileSet,
    "cloth": Cloth,
    "back": Back,
    "sound": _exactly(bool),
    "toured": _exactly(bool),
    "club_colours": ClubColours,
    "numerals": _exactly(bool),
    "text_scale": _text_scale,
    "last_setup": lambda value: None if value is None else _exactly(dict)(value),
    "window_geometry": _exactly(str),
    "keys": _keys,
}

assert set(_READERS) == {setting.name for setting in fields(Settings)} - {"unknown"}
