"""Themes put together: surroundings, tiles and what they lie on, each chosen by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from domino_desktop.storage.settings import Cloth, TileSet
from domino_desktop.ui.art.theme import EVENING, Ground, SeatColour, Shape, Theme

# The brightest that a picture under its veil may be: what stands on it must be read on this.
VEILED: Final = "#5c5852"


@lru_cache(maxsize=64)
def compose(*, is_dark: bool, tiles: TileSet, cloth: Cloth) -> Theme:
    """The theme of these surroundings, this tile set and this cloth; the same value for the same choice."""
    theme = _TABLES[cloth](_TILES[tiles](EVENING))
    if is_dark:
        theme = _in_the_dark(theme)
    if theme == EVENING:
        return EVENING
    return replace(theme, name="-".join(("dark" if is_dark else "light", tiles.value, cloth.value)))


def _as_it_is(theme: Theme) -> Theme:
    return theme


def _in_the_dark(theme: Theme) -> Theme:
    """Pages and panels like a room in the evening: warm, dark, the lamp over the table."""
    return replace(
        theme,
        paper="#1e1a17",
        card="#27221e",
        card_raised="#2e271f",
        hairline="#4a4037",
        track="#40372f",
        outline="#7ccbb9",
        text="#f4ecde",
        quiet_text="#beb3a4",
        accent="#2f7a6c",
        accent_text="#ffffff",
        gold="#ebbd5f",
        gold_line="#b98a2c",
        focus="#ffb454",
        seats=_SEATS_IN_THE_DARK,
        is_dark=True,
    )


def _ebony(theme: Theme) -> Theme:
    """Warm black wood, its pips inlaid in ivory, a thin line of light round each tile."""
    return replace(
        theme,
        tile_light="#433831",
        tile="#332a26",
        tile_shade="#261f1b",
        tile_side="#120d0b",
        tile_outline="#0d0908",
        tile_rim="#dcc8a6",
        pip="#f6ecd6",
        club_pips=_PIPS_ON_EBONY,
    )


def _porcelain(theme: Theme) -> Theme:
    """Whiter than ivory, so that colours look like themselves."""
    return replace(
        theme,
        tile_light="#ffffff",
        tile="#fbfaf6",
        tile_shade="#eeece4",
        tile_side="#c3beb0",
        tile_outline="#9b968a",
    )


def _blue_felt(theme: Theme) -> Theme:
    return replace(
        theme,
        cloth_light="#2d5784",
        cloth="#234873",
        cloth_shade="#142d4c",
        cloth_text="#f6f9fc",
        cloth_quiet="#d7e3f0",
        chip="#153253",
        back_light="#8c3d45",
        back="#6e2a33",
        back_line="#e3b7a9",
    )


def _walnut(theme: Theme) -> Theme:
    """A table of walnut; the rack is of a wood that is nearly black, to stand out from it."""
    return replace(
        theme,
        ground=Ground.WOOD,
        cloth_light="#6b472d",
        cloth="#603f28",
        cloth_shade="#3c2618",
        cloth_text="#fdf7ec",
        cloth_quiet="#f0e1ca",
        chip="#362318",
        wood_light="#4a362b",
        wood="#35261d",
        wood_shade="#1d140f",
    )


def _own_picture(theme: Theme) -> Theme:
    """What lies on a picture of the people's own, which is no brighter than its veil lets it be."""
    return replace(
        theme,
        ground=Ground.PICTURE,
        cloth_light=VEILED,
        cloth="#423e39",
        cloth_shade="#1c1a18",
        cloth_text="#ffffff",
        cloth_quiet="#efe9df",
        chip="#24211e",
    )


_TILES: Final[Mapping[TileSet, Callable[[Theme], Theme]]] = {
    TileSet.IVORY: _as_it_is,
    TileSet.EBONY: _ebony,
    TileSet.COLOURS: _porcelain,
    TileSet.NUMERALS: _as_it_is,
    TileSet.FAMILY: _as_it_is,
}
_TABLES: Final[Mapping[Cloth, Callable[[Theme], Theme]]] = {
    Cloth.GREEN: _as_it_is,
    Cloth.BLUE: _blue_felt,
    Cloth.WOOD: _walnut,
    Cloth.OWN: _own_picture,
}

# The hues of ivory's coloured pips, as bright as dark wood needs them.
_PIPS_ON_EBONY: Final = (
    "#f6ecd6",  # 0 numeral of the blank half
    "#63b7f0",  # 1 light blue
    "#66c870",  # 2 green
    "#ff7272",  # 3 red
    "#cf9f6b",  # 4 brown
    "#95a8ff",  # 5 dark blue
    "#f2d24f",  # 6 yellow
    "#ff9fca",  # 7 pink
    "#45c7b4",  # 8 dark green
    "#c99deb",  # 9 purple
    "#ff9744",  # 10 orange
    "#ffffff",  # 11 black on ivory, white here
    "#aab1b9",  # 12 grey
    "#89c6d2",  # 13 cadet blue
    "#e3869f",  # 14 wine
    "#d391f2",  # 15 violet
    "#a8d176",  # 16 olive
    "#e69d71",  # 17 rust
    "#ff8a8a",  # 18 dark red
)

# As bright as a white letter allows, so that they are seen on dark cards too.
_SEATS_IN_THE_DARK: Final = (
    SeatColour("#317d71", "#66d6c1", Shape.CIRCLE),
    SeatColour("#bc4f38", "#ffa891", Shape.DIAMOND),
    SeatColour("#516ebe", "#a9bcff", Shape.SQUARE),
    SeatColour("#8f6c15", "#f2c14e", Shape.TRIANGLE),
    SeatColour("#9557b7", "#dcaeff", Shape.STAR),
    SeatColour("#c33f7a", "#ff9fc8", Shape.HEART),
    SeatColour("#527d23", "#b5e36b", Shape.CROSS),
    SeatColour("#647382", "#c9d8e6", Shape.ARCH),
)
