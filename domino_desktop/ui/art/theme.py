"""The colours of the program, as values: cloth, tiles, wood, paper, seats."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, unique
from typing import Final

_DIGIT_DARKNESS: Final = 0.78
_DIGIT_BRIGHTNESS: Final = 0.3  # of the way to white, on dark tiles


@unique
class Ground(Enum):
    """What the tiles lie on."""

    FELT = "felt"
    WOOD = "wood"
    PICTURE = "picture"  # of the people's own


@unique
class Shape(Enum):
    """The form that tells seats apart without colour."""

    CIRCLE = "circle"
    DIAMOND = "diamond"
    SQUARE = "square"
    TRIANGLE = "triangle"
    STAR = "star"
    HEART = "heart"
    CROSS = "cross"
    ARCH = "arch"


@dataclass(frozen=True, slots=True)
class SeatColour:
    """How one seat is marked. Colours are written ``#rrggbb``."""

    fill: str  # carries a white letter; seen on paper and on dark chips
    glow: str  # the same hue, bright: ring and rack edge on the cloth
    shape: Shape


@dataclass(frozen=True, slots=True)
class Theme:
    """One consistent set of colours, each written ``#rrggbb``."""

    name: str

    cloth_light: str  # the middle of the table
    cloth: str
    cloth_shade: str  # its far corners
    cloth_text: str
    cloth_quiet: str
    cloth_headline: str
    chip: str  # dark rounded plates on the cloth: names, counts, buttons
    brass: str  # lines, rings and numbers on the cloth
    cloth_focus: str

    tile_light: str
    tile: str
    tile_shade: str
    tile_side: str  # the thickness of the tile, seen at its lower edge
    tile_outline: str
    pip: str
    club_pips: tuple[str, ...]  # by value, 0 first
    pin_light: str
    pin: str
    pin_shade: str
    back_light: str
    back: str
    back_line: str

    wood_light: str
    wood: str
    wood_shade: str

    paper: str
    card: str
    card_raised: str
    hairline: str  # outline of cards and fields, never the only sign of anything
    track: str  # what a progress bar has still to fill
    outline: str  # outline of controls
    text: str
    quiet_text: str
    accent: str  # primary buttons, chosen pills
    accent_text: str
    gold: str  # the winner's numbers, readable on paper
    gold_line: str  # the edge of raised cards
    focus: str

    seats: tuple[SeatColour, ...]
    flat: bool = False  # no gradients, textures or shadows; thick outlines
    ground: Ground = Ground.FELT
    tile_rim: str = ""  # a thin line of light round tiles that are dark; none round light ones
    is_dark: bool = False  # whether paper is dark and text light

    def seat(self, seat: int) -> SeatColour:
        """The mark of a seat, counted from 0."""
        return self.seats[seat % len(self.seats)]

    def pip_colour(self, value: int, *, club_colours: bool) -> str:
        """The colour of the pips of a half showing ``value``."""
        return self.club_pips[value] if club_colours and value < len(self.club_pips) else self.pip

    def numeral_colour(self, value: int, *, club_colours: bool) -> str:
        """The pips' colour, so much darker, or brighter on dark tiles, that a small digit in it can be read."""
        colour = self.pip_colour(value, club_colours=club_colours)
        return (
            _mixed(colour, "#ffffff", _DIGIT_BRIGHTNESS)
            if self.tile_rim
            else _mixed("#000000", colour, _DIGIT_DARKNESS)
        )


def _mixed(one: str, another: str, share: float) -> str:
    """The colour on the way from one to another, 0.0 being the one."""
    pairs = ((int(one[start : start + 2], 16), int(another[start : start + 2], 16)) for start in (1, 3, 5))
    return "#" + "".join(f"{round(first + (second - first) * share):02x}" for first, second in pairs)


def contrast(one: str, another: str) -> float:
    """The contrast ratio of two ``#rrggbb`` colours as WCAG 2.2 defines it, 1.0 to 21.0.

    >>> round(contrast("#000000", "#ffffff"), 1)
    21.0
    """
    lighter, darker = sorted((luminance(one), luminance(another)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    """How bright a ``#rrggbb`` colour is to the eye as WCAG 2.2 defines it, 0.0 to 1.0."""
    channels = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# Printed on ivory the customary colours are too pale: these keep their names at 3:1 or more.
_CLUB_PIPS: Final = (
    "#1c2326",  # 0 numeral of the blank half
    "#1e86c5",  # 1 light blue
    "#2b923a",  # 2 green
    "#c8102e",  # 3 red
    "#8a5a2b",  # 4 brown
    "#1a2f9e",  # 5 dark blue
    "#9d7b00",  # 6 yellow
    "#d2508f",  # 7 pink
    "#00796b",  # 8 dark green
    "#6a2c91",  # 9 purple
    "#d15c00",  # 10 orange
    "#111111",  # 11 black
    "#6f7378",  # 12 grey
    "#3f7f8a",  # 13 cadet blue
    "#7d1f3c",  # 14 wine
    "#8b3fb5",  # 15 violet
    "#3d6b1f",  # 16 olive
    "#b0522a",  # 17 rust
    "#a11212",  # 18 dark red
)

EVENING: Final = Theme(
    name="evening",
    cloth_light="#286659",
    cloth="#22594e",
    cloth_shade="#153f38",
    cloth_text="#f6faf6",
    cloth_quiet="#d6e8e0",
    cloth_headline="#fff3cf",
    chip="#16403a",
    brass="#ffd87a",
    cloth_focus="#fff1b8",
    tile_light="#fffdf5",
    tile="#f8f1df",
    tile_shade="#ece1c6",
    tile_side="#cbb88f",
    tile_outline="#a8966d",
    pip="#1c2326",
    club_pips=_CLUB_PIPS,
    pin_light="#fff0bd",
    pin="#d2a64a",
    pin_shade="#7c5a1c",
    back_light="#2f5f78",
    back="#1f475d",
    back_line="#8fb3bf",
    wood_light="#8d5a33",
    wood="#6f4222",
    wood_shade="#4a2a14",
    paper="#f8f4eb",
    card="#ffffff",
    card_raised="#fffaec",
    hairline="#e4dccb",
    track="#efe8d9",
    outline="#2b6c60",
    text="#1d2a2a",
    quiet_text="#5c615d",
    accent="#2b6c60",
    accent_text="#ffffff",
    gold="#8a6410",
    gold_line="#d9a32c",
    focus="#ab5a06",
    seats=(
        SeatColour("#2b6e63", "#66d6c1", Shape.CIRCLE),
        SeatColour("#b04a34", "#ffa891", Shape.DIAMOND),
        SeatColour("#3f5ba9", "#a9bcff", Shape.SQUARE),
        SeatColour("#8a6914", "#f2c14e", Shape.TRIANGLE),
        SeatColour("#7a4299", "#dcaeff", Shape.STAR),
        SeatColour("#b3386f", "#ff9fc8", Shape.HEART),
        SeatColour("#4c7420", "#b5e36b", Shape.CROSS),
        SeatColour("#53606c", "#c9d8e6", Shape.ARCH),
    ),
)
"""Green cloth, ivory, brass and paper: what everybody sees first."""

HIGH_CONTRAST: Final = replace(
    EVENING,
    name="high-contrast",
    cloth_light="#000000",
    cloth="#000000",
    cloth_shade="#000000",
    cloth_text="#ffffff",
    cloth_quiet="#ffffff",
    cloth_headline="#ffffff",
    chip="#000000",
    brass="#ffe600",
    cloth_focus="#00e5ff",
    tile_light="#ffffff",
    tile="#ffffff",
    tile_shade="#ffffff",
    tile_side="#000000",
    tile_outline="#000000",
    pip="#000000",
    club_pips=("#000000",) * len(_CLUB_PIPS),
    pin_light="#000000",
    pin="#000000",
    pin_shade="#000000",
    back_light="#3a3a3a",
    back="#3a3a3a",
    back_line="#ffffff",
    wood_light="#1a1a1a",
    wood="#1a1a1a",
    wood_shade="#1a1a1a",
    paper="#ffffff",
    card="#ffffff",
    card_raised="#ffffff",
    hairline="#000000",
    track="#ffffff",
    outline="#000000",
    text="#000000",
    quiet_text="#000000",
    accent="#000000",
    accent_text="#ffffff",
    gold="#000000",
    gold_line="#000000",
    focus="#004dd0",
    seats=(
        SeatColour("#005a4e", "#4dffe0", Shape.CIRCLE),
        SeatColour("#a01800", "#ff9c83", Shape.DIAMOND),
        SeatColour("#1f3f9f", "#b3c4ff", Shape.SQUARE),
        SeatColour("#6b4e00", "#ffe600", Shape.TRIANGLE),
        SeatColour("#5f2182", "#e0b8ff", Shape.STAR),
        SeatColour("#8c1650", "#ffa6cf", Shape.HEART),
        SeatColour("#2f5400", "#b9f35c", Shape.CROSS),
        SeatColour("#3a4550", "#dbe6f0", Shape.ARCH),
    ),
    flat=True,
)
"""Black, white and thick outlines, 7:1 or more for every text."""

THEMES: Final = (EVENING, HIGH_CONTRAST)
