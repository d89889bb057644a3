"""Whatever is written or drawn can be seen on what it stands on, in every look there is: computed from the themes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product

import pytest
from PySide6.QtGui import QPalette
from pytestqt.qtbot import QtBot

from domino_desktop.storage.settings import Cloth, TileSet
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.pips import MAX_VALUE
from domino_desktop.ui.art.theme import HIGH_CONTRAST, Ground, Theme, contrast
from domino_desktop.ui.art.themes import compose
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.style import cloth_palette, paper_palette

LOOKS = [
    *(
        compose(is_dark=is_dark, tiles=tiles, cloth=cloth)
        for is_dark, tiles, cloth in product((False, True), TileSet, Cloth)
    ),
    HIGH_CONTRAST,
]
LIGHT_TEXT = "#ffffff"  # the letters on badges

every_look = pytest.mark.parametrize("theme", LOOKS, ids=lambda theme: theme.name)


def least(theme: Theme, plain: float) -> float:
    return 7.0 if theme is HIGH_CONTRAST else plain


def poor(pairs: list[tuple[str, str, str]], wanted: float) -> list[str]:
    return [
        f"{what}: {one} on {another}: {contrast(one, another):.2f}"
        for what, one, another in pairs
        if contrast(one, another) < wanted
    ]


@every_look
def test_every_text_can_be_read_on_its_ground(theme: Theme) -> None:
    grounds = {
        "paper": ["text", "quiet_text", "outline", "gold", "focus"],
        "card": ["text", "quiet_text", "outline", "gold", "focus"],
        "card_raised": ["text", "quiet_text", "outline", "gold", "focus"],
        "accent": ["accent_text"],
        "cloth_light": ["cloth_text", "cloth_quiet", "cloth_headline", "brass"],
        "cloth": ["cloth_text", "cloth_quiet", "cloth_headline", "brass"],
        "cloth_shade": ["cloth_text", "cloth_quiet", "cloth_headline", "brass"],
        "chip": ["cloth_text", "cloth_quiet", "cloth_headline", "brass", "cloth_focus"],
        "wood_light": ["cloth_text", "cloth_headline"],
        "wood": ["cloth_text", "cloth_headline"],
        "wood_shade": ["cloth_text", "cloth_headline"],
    }
    pairs = [
        (f"{text} on {ground}", getattr(theme, text), getattr(theme, ground))
        for ground, texts in grounds.items()
        for text in texts
    ]
    pairs += [(f"letter of {seat.shape.value}", LIGHT_TEXT, seat.fill) for seat in theme.seats]
    assert not poor(pairs, least(theme, 4.5))


@every_look
@pytest.mark.parametrize("palette", [paper_palette, cloth_palette])
def test_every_pair_of_a_palette_can_be_read(theme: Theme, palette: Callable[[Theme], QPalette]) -> None:
    worn, role = palette(theme), QPalette.ColorRole
    pairs = [
        (f"{text.name} on {ground.name}", worn.color(text).name(), worn.color(ground).name())
        for text, ground in (
            (role.WindowText, role.Window),
            (role.Text, role.Base),
            (role.Text, role.AlternateBase),
            (role.PlaceholderText, role.Base),
            (role.ButtonText, role.Button),
            (role.Link, role.Button),
            (role.Link, role.Window),
            (role.HighlightedText, role.Highlight),
            (role.ToolTipText, role.ToolTipBase),
        )
    ]
    assert not poor(pairs, least(theme, 4.5))


@every_look
@pytest.mark.parametrize("club_colours", [False, True], ids=["plain", "coloured"])
def test_every_pip_and_every_numeral_can_be_seen_on_its_tile(theme: Theme, club_colours: bool) -> None:
    bodies = (theme.tile_light, theme.tile, theme.tile_shade)
    values = range(MAX_VALUE + 1)
    pips = [
        (f"pip {value}", theme.pip_colour(value, club_colours=club_colours), body)
        for value, body in product(values, bodies)
    ]
    numerals = [
        (f"numeral {value}", theme.numeral_colour(value, club_colours=club_colours), body)
        for value, body in product(values, bodies)
    ]
    assert not poor(pips, least(theme, 3.0))
    assert not poor(numerals, least(theme, 4.5))


@every_look
def test_every_tile_stands_out_from_the_table_and_from_the_rack(theme: Theme) -> None:
    edge = theme.tile_rim or theme.tile_shade
    grounds = {
        name: getattr(theme, name)
        for name in ("cloth_light", "cloth", "cloth_shade", "wood_light", "wood", "wood_shade", "chip")
    }
    assert not poor([(f"tile on {name}", edge, ground) for name, ground in grounds.items()], 3.0)


@every_look
def test_the_ring_of_the_keyboard_is_seen_on_tile_cloth_wood_and_paper(theme: Theme) -> None:
    """On the table the ring is bright between dark seams: one of them stands out from anything."""
    bright, seam = theme.cloth_focus, theme.chip
    assert contrast(bright, seam) >= 3.0
    for name in (
        *("tile_light", "tile", "tile_shade", "back", "back_light"),
        *("cloth_light", "cloth", "cloth_shade", "wood_light", "wood", "wood_shade"),
    ):
        ground = getattr(theme, name)
        assert max(contrast(bright, ground), contrast(seam, ground)) >= 3.0, name
    for name in ("paper", "card", "card_raised"):
        assert contrast(theme.focus, getattr(theme, name)) >= 3.0, name


@every_look
def test_every_mark_can_be_seen_where_it_stands(theme: Theme) -> None:
    on_cloth = ("cloth_light", "cloth", "cloth_shade", "chip")
    marks = [
        *((f"brass on {ground}", theme.brass, getattr(theme, ground)) for ground in (*on_cloth, "wood_light", "wood")),
        *((f"outline on {ground}", theme.outline, getattr(theme, ground)) for ground in ("paper", "card")),
        *(
            (f"{seat.shape.value} on {ground}", seat.fill, getattr(theme, ground))
            for seat, ground in product(theme.seats, ("paper", "card", "card_raised"))
        ),
        *(
            (f"glow of {seat.shape.value} on {ground}", seat.glow, getattr(theme, ground))
            for seat, ground in product(theme.seats, (*on_cloth, "wood_light", "wood", "wood_shade"))
        ),
        ("accent on card", theme.accent, theme.card),
        ("accent on paper", theme.accent, theme.paper),
    ]
    assert not poor(marks, 3.0)


@pytest.mark.parametrize("cloth", [Cloth.GREEN, Cloth.BLUE, Cloth.WOOD])
def test_every_text_can_be_read_on_the_painted_table(qtbot: QtBot, cloth: Cloth) -> None:
    """Hairs, streaks and pores are part of the ground; one bright hair in a thousand is no harm."""
    theme = compose(is_dark=False, tiles=TileSet.IVORY, cloth=cloth)
    table = TileArt(Dress(theme)).cloth(900, 600).toImage()
    seen = Counter(table.pixelColor(x, y).name() for x in range(0, 900, 3) for y in range(0, 600, 2))
    for text in (theme.cloth_text, theme.cloth_quiet, theme.cloth_headline, theme.brass):
        faint = sum(count for colour, count in seen.items() if contrast(text, colour) < 4.5)
        assert faint <= seen.total() / 1000, text


def test_the_rack_is_of_another_wood_than_the_table() -> None:
    for theme in LOOKS:
        if theme.ground is Ground.WOOD:
            assert contrast(theme.wood, theme.cloth) >= 1.5
