"""Looks of the gallery: surroundings, tile sets and tables, with pictures of a family that never was."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

from domino_desktop.storage.settings import Back, Cloth, Settings, Surroundings, Theme, TileSet
from domino_desktop.ui.art.dress import OwnPictures

_SIDE = 480
_SKIES = ("#f2b99b", "#9bd0f2", "#bfe3a6", "#f2dc9b", "#d3b8f0", "#f0b8cf")
_COATS = ("#7a3b2e", "#23527c", "#3d6b2f", "#8a6512", "#553a86", "#8f2f5a")


@dataclass(frozen=True)
class DressedLook:
    """A name, the language it is shown in, and the settings that make it."""

    name: str
    language: str
    changes: dict[str, Any] = field(default_factory=dict)

    def settings(self) -> Settings:
        return Settings(language=self.language, **self.changes)


LOOKS = (
    DressedLook("light-ivory-green", "en", {"surroundings": Surroundings.LIGHT}),
    DressedLook("dark-ivory-green", "it", {"surroundings": Surroundings.DARK}),
    DressedLook("light-ebony-wood", "sv", {"tile_set": TileSet.EBONY, "cloth": Cloth.WOOD}),
    DressedLook(
        "dark-ebony-blue", "pt_BR", {"surroundings": Surroundings.DARK, "tile_set": TileSet.EBONY, "cloth": Cloth.BLUE}
    ),
    DressedLook("light-colours-blue", "pt_PT", {"tile_set": TileSet.COLOURS, "cloth": Cloth.BLUE}),
    DressedLook(
        "dark-colours-wood", "id", {"surroundings": Surroundings.DARK, "tile_set": TileSet.COLOURS, "cloth": Cloth.WOOD}
    ),
    DressedLook("light-numerals-wood", "en", {"tile_set": TileSet.NUMERALS, "cloth": Cloth.WOOD}),
    DressedLook("light-family-own", "it", {"tile_set": TileSet.FAMILY, "cloth": Cloth.OWN, "back": Back.OWN}),
    DressedLook("high-contrast", "sv", {"theme": Theme.HIGH_CONTRAST, "text_scale": 150}),
)


def family_pictures(folder: Path) -> OwnPictures:
    """Six portraits, a back and a cloth, drawn with few strokes."""
    folder.mkdir(parents=True, exist_ok=True)
    family = []
    for number in range(6):
        picture = Image.new("RGB", (_SIDE, _SIDE), _SKIES[number])
        draw = ImageDraw.Draw(picture)
        draw.ellipse((60, 300, 420, 660), fill=_COATS[number])
        draw.ellipse((130, 90, 350, 330), fill="#f1c9a5")
        draw.chord((120, 60, 360, 300), 180 + number * 6, 360 - number * 6, fill=_COATS[-1 - number])
        for x in (195, 285):
            draw.ellipse((x - 14, 195, x + 14, 225), fill="#2a2a2a")
        draw.arc((190, 220, 290, 290), 20, 160, fill="#8a3b2e", width=9)
        family.append(folder / f"family-{number + 1}.png")
        picture.save(family[-1])
    return OwnPictures(tuple(family), _striped(folder / "back.png"), _checked(folder / "cloth.png"))


def _striped(path: Path) -> Path:
    picture = Image.new("RGB", (300, 600), "#27496d")
    draw = ImageDraw.Draw(picture)
    for place in range(-600, 600, 60):
        draw.line((place, 600, place + 600, 0), fill="#d9b45a", width=14)
    picture.save(path)
    return path


def _checked(path: Path) -> Path:
    picture = Image.new("RGB", (1600, 1000), "#8c2f2f")
    draw = ImageDraw.Draw(picture)
    for x, y in _squares(1600, 1000, 100):
        draw.rectangle((x, y, x + 100, y + 100), fill="#a84a42")
    picture.save(path)
    return path


def _squares(width: int, height: int, side: int) -> Iterator[tuple[int, int]]:
    for x in range(0, width, side):
        for y in range(0, height, side):
            if (x + y) // side % 2:
                yield x, y
