"""The people's own pictures in the data folder: six for the family set, one for the backs and one for the cloth.

A file's name holds a digest of its content: a new picture has a new name, and what is no longer whole is noticed.
Nothing here reads pictures; `picture_reading` does.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

from domino_desktop.storage.faults import StorageFault, storing
from domino_desktop.storage.files import UNFINISHED, flush_folder, free_number, remove, write_whole
from domino_desktop.storage.paths import DataPaths

_log = logging.getLogger(__name__)


class PicturePlace(Enum):
    """What a picture is for."""

    ONE = "family-1"
    TWO = "family-2"
    THREE = "family-3"
    FOUR = "family-4"
    FIVE = "family-5"
    SIX = "family-6"
    BACK = "back"
    CLOTH = "cloth"

    @property
    def number(self) -> int:
        """The number that a picture of the family set stands for, 0 for the others."""
        return FAMILY.index(self) + 1 if self in FAMILY else 0

    @property
    def most(self) -> tuple[int, int]:
        """The width and height in pixels of the largest picture that is stored, and so its shape.

        The table is painted no sharper than this, and the window waits while it is read.
        """
        return {PicturePlace.BACK: (512, 1024), PicturePlace.CLOTH: (1600, 1000)}.get(self, (512, 512))

    @property
    def suffix(self) -> str:
        """How the name of its file ends: drawings keep their clear edges, large photos stay small files."""
        return ".png" if self in FAMILY else ".jpg"


FAMILY: Final = (
    PicturePlace.ONE,
    PicturePlace.TWO,
    PicturePlace.THREE,
    PicturePlace.FOUR,
    PicturePlace.FIVE,
    PicturePlace.SIX,
)
"""The places of the family set, for the numbers 1 to 6."""


class PictureReason(Enum):
    """Why a file cannot become an own picture: completes "because it ..."."""

    CANNOT_BE_OPENED = "cannot_be_opened"
    IS_NO_PICTURE = "is_no_picture"
    IS_BROKEN = "is_broken"
    IS_TOO_LARGE_A_FILE = "is_too_large_a_file"
    HAS_TOO_MANY_PIXELS = "has_too_many_pixels"
    IS_TOO_NARROW = "is_too_narrow"
    TAKES_TOO_LONG = "takes_too_long"


class PictureFault(ValueError):
    """A file that cannot become an own picture, and why."""

    def __init__(self, reason: PictureReason) -> None:
        self.reason = reason
        super().__init__(reason.value)


@dataclass(frozen=True, slots=True)
class Crop:
    """The part of a picture that is wanted, in shares of its width and height.

    First the picture is turned clockwise by so many quarters. Raises ValueError for a part that is not in the picture.
    """

    left: float = 0.0
    top: float = 0.0
    width: float = 1.0
    height: float = 1.0
    turns: int = 0

    def __post_init__(self) -> None:
        lengths = self.left, self.top, self.width, self.height
        is_inside = self.left + self.width <= 1.000001 and self.top + self.height <= 1.000001
        if not all(0 <= length <= 1 for length in lengths) or not is_inside or not (self.width and self.height):
            raise ValueError(f"no part of a picture: {lengths}")


_PLACES: Final = "|".join(place.value for place in PicturePlace)
_NAME: Final = re.compile(rf"({_PLACES})-([0-9a-f]{{16}})\.(png|jpg)")
_TRACE: Final = re.compile(
    rf"({_PLACES})-[0-9a-f]{{16}}(-damaged-\d+)?\.(png|jpg)({re.escape(UNFINISHED)})?", re.DOTALL
)
"""Whatever this module may have left in the folder: it holds people's photos."""

_LARGEST: Final = 50_000_000
"""Bytes; no stored picture has more than a few millions."""


def is_picture_name(name: str) -> bool:
    """Whether a file with this name in the folder of pictures is one."""
    return _NAME.fullmatch(name) is not None


def picture_files(paths: DataPaths) -> list[Path]:
    """The files of the pictures that are stored. Raises OSError."""
    return _files(paths, _NAME)


def traces(paths: DataPaths) -> list[Path]:
    """Those, and what is damaged or was never finished. Raises OSError."""
    return _files(paths, _TRACE)


def _files(paths: DataPaths, names: re.Pattern[str]) -> list[Path]:
    folder = paths.pictures
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted(path for path in found if names.fullmatch(path.name) and path.is_file())


class PictureShelf:
    """The own pictures that can be used. ``set_aside`` are those that were damaged, where they lie now.

    ``could_be_read`` is whether all that is there could be read: what could not may be read next time.
    """

    def __init__(self, paths: DataPaths) -> None:
        self._data = paths
        self._kept: dict[PicturePlace, Path] = {}
        self.could_be_read = True
        self.set_aside: tuple[Path, ...] = tuple(self._find())

    def family(self) -> tuple[Path | None, ...]:
        """The six pictures for the numbers 1 to 6, None where there is none."""
        return tuple(map(self._kept.get, FAMILY))

    def back(self) -> Path | None:
        """The picture for tiles that lie face down."""
        return self._kept.get(PicturePlace.BACK)

    def cloth(self) -> Path | None:
        """The picture that the tiles lie on."""
        return self._kept.get(PicturePlace.CLOTH)

    def picture(self, place: PicturePlace) -> Path | None:
        """The picture for this place."""
        return self._kept.get(place)

    def keep(self, place: PicturePlace, content: bytes) -> Path:
        """Store what `picture_reading.cut` has made, in place of the picture that was there. Raises StorageFault."""
        folder = self._data.pictures
        with storing(folder):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path = folder / f"{place.value}-{_digest(content)}{place.suffix}"
        write_whole(path, content)
        self._kept[place] = path
        # The new one is safe. An older one that cannot be taken away now is no longer the newest.
        with contextlib.suppress(StorageFault):
            self._clear(place, path)
        return path

    def remove(self, place: PicturePlace) -> None:
        """Forget the picture for this place. Raises StorageFault."""
        self._clear(place)
        self._kept.pop(place, None)

    def _clear(self, place: PicturePlace, besides: Path | None = None) -> None:
        with storing(self._data.pictures):
            for path in traces(self._data):
                if path != besides and path.name.startswith(f"{place.value}-"):
                    remove(path)
            if self._data.pictures.is_dir():
                flush_folder(self._data.pictures)

    def _find(self) -> Iterator[Path]:
        """Take in the newest whole picture for each place; yields the damaged ones, set aside if they can be moved."""
        try:
            files = sorted((path.stat().st_mtime_ns, path) for path in picture_files(self._data))
        except OSError:
            files, self.could_be_read = [], False
        for _, path in files:
            found = _NAME.fullmatch(path.name)
            assert found is not None
            place = PicturePlace(found[1])
            try:
                is_whole = _is_whole(path, found[2])
            except OSError:  # as when a virus scanner has it; next time it may be there
                self.could_be_read = False
                continue
            if is_whole:
                # Two are there only when somebody pulled the plug between the new one and the end of the old one.
                if place in self._kept:
                    with contextlib.suppress(OSError):
                        self._kept[place].unlink()
                self._kept[place] = path
            else:
                yield _put_aside(path)


def _is_whole(path: Path, digest: str) -> bool:
    """Whether the file holds what its name says. Raises OSError."""
    return path.stat().st_size <= _LARGEST and _digest(path.read_bytes()) == digest


def _put_aside(path: Path) -> Path:
    pattern = f"{path.stem}-damaged-{{}}{path.suffix}"
    aside = path.with_name(pattern.format(free_number(path.parent, pattern)))
    try:
        os.rename(path, aside)
    except OSError:
        return path
    _log.warning("a picture was damaged and set aside")
    return aside


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]
