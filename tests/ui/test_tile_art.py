"""What is painted on the table: pips, themes, tiles and their cache."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtGui import QImage, QPixmap, QTransform
from pytestqt.qtbot import QtBot

from domino_desktop.ui.art.badge import initial
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.pips import MAX_VALUE, pips, radius, turned
from domino_desktop.ui.art.theme import EVENING, HIGH_CONTRAST, THEMES, Shape, Theme, contrast
from domino_desktop.ui.art.tile_art import TileArt

SHORT = 100
INK = 110  # greyer than this is a pip, lighter is ivory

Mask = list[list[bool]]


@pytest.mark.parametrize("value", range(MAX_VALUE + 1))
def test_a_half_has_as_many_pips_as_its_value_says(value: int) -> None:
    spots = pips(value)
    assert len(set(spots)) == value
    reach = radius(value)
    assert all(reach <= part <= 1 - reach for spot in spots for part in spot)
    for index, (x, y) in enumerate(spots):
        for other_x, other_y in spots[index + 1 :]:
            assert (x - other_x) ** 2 + (y - other_y) ** 2 > (2 * reach) ** 2, "two pips touch"


@pytest.mark.parametrize("value", range(MAX_VALUE + 1))
def test_a_half_reads_the_same_upside_down_and_turned(value: int) -> None:
    upright = {(round(x, 6), round(y, 6)) for x, y in pips(value)}
    assert {(round(1 - x, 6), round(1 - y, 6)) for x, y in upright} == upright
    assert pips(value, horizontal=True) == tuple(turned(spot) for spot in pips(value))


@pytest.mark.parametrize("halves", [(6, 7), (10, 12), (2, 3), (0, 9), (17, 18)])
@pytest.mark.parametrize("club_colours", [False, True])
def test_a_horizontal_tile_is_the_upright_one_turned(qtbot: QtBot, halves: tuple[int, int], club_colours: bool) -> None:
    """Case C46, on the painted picture."""
    art = TileArt(Dress(EVENING, club_colours=club_colours))
    upright = _tile(art.face(*halves, SHORT, dpr=2))
    lying = _tile(art.face(*halves, SHORT, horizontal=True, dpr=2))
    assert (lying.width(), lying.height()) == (upright.height(), upright.width())
    level = 158 if club_colours else INK
    expected = [_ink(half, level) for half in _halves(upright.transformed(QTransform().rotate(-90)), horizontal=True)]
    found = [_ink(half, level) for half in _halves(lying, horizontal=True)]
    for value, wanted, seen in zip(halves, expected, found, strict=True):
        assert _blobs(wanted) == _blobs(seen) == value
        assert not list(_differences(wanted, seen)), "ink differs beyond the width of a smoothed edge"


def test_the_comparison_of_turned_tiles_sees_a_swapped_tile(qtbot: QtBot) -> None:
    art = TileArt(Dress(EVENING))
    one, another = (_ink(_tile(art.face(*halves, SHORT, dpr=2)), INK) for halves in ((6, 7), (7, 6)))
    assert list(_differences(one, another))


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("short", [22, 40, 72])
def test_pips_can_be_counted_at_every_size(qtbot: QtBot, theme: Theme, short: int) -> None:
    art = TileArt(Dress(theme))
    for value in range(13):
        first, second = _halves(_tile(art.face(value, 12 - value, short, dpr=2), short), horizontal=False)
        assert (_blobs(_ink(first, INK)), _blobs(_ink(second, INK))) == (value, 12 - value)


def test_numerals_are_added_and_replace_many_pips_when_small(qtbot: QtBot) -> None:
    plain, numbered = TileArt(Dress(EVENING)), TileArt(Dress(EVENING, numerals=True))
    assert _count(numbered, 0, 72) > _count(plain, 0, 72) == 0, "a blank half shows its 0"
    large = _blobs(_ink(_halves(_tile(numbered.face(5, 12, 72, dpr=2), 72), horizontal=False)[0], INK))
    assert large == 5 + 1
    assert _count(numbered, 12, 72) == 12 + 2, "digits keep clear of the pips"
    assert _count(numbered, 12, 40) == 2, "two digits and no pips"


def test_one_picture_is_painted_once_per_size_and_screen(qtbot: QtBot) -> None:
    art = TileArt(Dress(EVENING))
    first = art.face(1, 2, 40)
    assert art.face(1, 2, 40) is first
    others = [
        art.face(2, 1, 40),
        art.face(1, 2, 41),
        art.face(1, 2, 40, horizontal=True),
        art.face(1, 2, 40, dpr=1.5),
        art.face(1, 2, 40, lifted=True),
        art.back(40),
    ]
    assert len({picture.cacheKey() for picture in [first, *others]}) == len(others) + 1
    margin = TileArt.margin(40)
    assert art.face(1, 2, 40, dpr=1.5).deviceIndependentSize().width() == pytest.approx(40 + 2 * margin, abs=1)
    assert art.face(1, 2, 40, dpr=1.5).devicePixelRatio() == 1.5


def test_what_is_kept_has_a_bound(qtbot: QtBot) -> None:
    art = TileArt(Dress(EVENING))
    first = art.cloth(1600, 1000)
    for width in range(1601, 1613):
        art.cloth(width, 1000)
    assert art.cloth(1612, 1000) is art.cloth(1612, 1000)
    assert art.cloth(1600, 1000) is not first


def test_the_cloth_is_the_same_every_time_opaque_and_lightest_in_the_middle(qtbot: QtBot) -> None:
    one, another = TileArt(Dress(EVENING)).cloth(300, 200), TileArt(Dress(EVENING)).cloth(300, 200)
    assert one.toImage() == another.toImage()
    assert not one.hasAlphaChannel()
    image = one.toImage()
    middle, corner = (_mean_grey(image.copy(x, y, 30, 20)) for x, y in ((135, 82), (0, 0)))
    assert middle > corner + 12


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_text_can_be_read(theme: Theme) -> None:
    grounds = {
        "paper": [theme.text, theme.quiet_text, theme.outline],
        "card": [theme.text, theme.quiet_text, theme.outline, theme.gold],
        "card_raised": [theme.text, theme.quiet_text, theme.gold],
        "accent": [theme.accent_text],
        "cloth_light": [theme.cloth_text, theme.cloth_quiet, theme.cloth_headline],
        "cloth": [theme.cloth_text, theme.cloth_quiet, theme.cloth_headline, theme.brass],
        "chip": [theme.cloth_text, theme.cloth_quiet, theme.cloth_headline, theme.brass],
        "tile_shade": [theme.pip],
    }
    least = 7.0 if theme is HIGH_CONTRAST else 4.5
    poor = [
        (ground, text, round(contrast(getattr(theme, ground), text), 2))
        for ground, texts in grounds.items()
        for text in texts
        if contrast(getattr(theme, ground), text) < least
    ]
    digits = [theme.numeral_colour(value, club_colours=True) for value in range(MAX_VALUE + 1)]
    poor += [("tile", digit, 0.0) for digit in digits if contrast(theme.tile, digit) < 4.5]
    poor += [(seat.fill, "letter", 0.0) for seat in theme.seats if contrast(seat.fill, "#ffffff") < 4.5]
    assert not poor


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_mark_can_be_seen(theme: Theme) -> None:
    marks = [
        (theme.focus, theme.paper),
        (theme.focus, theme.card),
        (theme.cloth_focus, theme.cloth_light),
        (theme.brass, theme.cloth_light),
        (theme.outline, theme.paper),
        *((seat.fill, theme.card) for seat in theme.seats),
        *((seat.glow, theme.cloth_light) for seat in theme.seats),
        *((colour, theme.tile) for colour in theme.club_pips),
    ]
    assert not [(mark, ground) for mark, ground in marks if contrast(mark, ground) < 3.0]


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_seats_differ_in_shape_as_well_as_in_colour(theme: Theme) -> None:
    assert {seat.shape for seat in theme.seats} == set(Shape)
    assert len({seat.fill for seat in theme.seats}) == len({seat.glow for seat in theme.seats}) == len(theme.seats)


def test_badges_differ_without_colour(qtbot: QtBot) -> None:
    art = TileArt(Dress(EVENING))
    areas = {shape: sum(map(sum, _ink(art.badge(shape, "#000000", "", 48).toImage(), INK))) for shape in Shape}
    assert len(set(areas.values())) == len(Shape)


@pytest.mark.parametrize(
    ("name", "letter"),
    [
        ("giulia", "G"),
        ("  Åke", "Å"),
        ("A\u030ake", "A\u030a"),
        ("ßara", "ß"),
        ("👩‍👩‍👧‍👦 Familjen", "👩‍👩‍👧‍👦"),
        ("🇸🇪 Sverige", "🇸🇪"),
        ("\u200fأحمد", "أ"),
        ("שרה", "ש"),
        ("नीना", "नी"),
        ("", ""),
        (" \u200b ", ""),
    ],
)
def test_a_badge_shows_the_first_character_as_people_count(name: str, letter: str) -> None:
    assert initial(name) == letter


def _tile(picture: QPixmap, short: int = SHORT) -> QImage:
    """The tile without the room for its shadow, in device pixels, on a light ground."""
    ratio = picture.devicePixelRatio()
    margin = round(TileArt.margin(short) * ratio)
    image = picture.toImage()
    image.setDevicePixelRatio(1)
    return image.copy(margin, margin, image.width() - 2 * margin, image.height() - 2 * margin)


def _halves(tile: QImage, *, horizontal: bool) -> tuple[QImage, QImage]:
    """Both halves, without their edges and the pin between them."""
    side = min(tile.width(), tile.height())
    rim = round(side * 0.08)
    inner = side - 2 * rim
    second = (rim + side, rim) if horizontal else (rim, rim + side)
    return tile.copy(rim, rim, inner, inner), tile.copy(*second, inner, inner)


def _grey(image: QImage, x: int, y: int) -> int:
    """The darkest channel of a pixel, so that coloured pips are ink too."""
    colour = image.pixelColor(x, y)
    return min(colour.red(), colour.green(), colour.blue()) if colour.alpha() > 127 else 255


def _mean_grey(image: QImage) -> float:
    values = [_grey(image, x, y) for x in range(image.width()) for y in range(image.height())]
    return sum(values) / len(values)


def _ink(image: QImage, level: int) -> Mask:
    """Which pixels are ink."""
    return [[_grey(image, x, y) < level for x in range(image.width())] for y in range(image.height())]


def _blobs(mask: Mask) -> int:
    """How many separate areas of ink there are."""
    left = {(x, y) for y, row in enumerate(mask) for x, inked in enumerate(row) if inked}
    sizes: Counter[int] = Counter()
    while left:
        edge = [left.pop()]
        size = 0
        while edge:
            x, y = edge.pop()
            size += 1
            for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if beside in left:
                    left.remove(beside)
                    edge.append(beside)
        sizes[size] += 1
    return sizes.total()


def _differences(one: Mask, another: Mask) -> list[tuple[int, int]]:
    """Where two masks differ although neither has an edge within one pixel."""
    return [
        (x, y)
        for y in range(1, len(one) - 1)
        for x in range(1, len(one[0]) - 1)
        if one[y][x] != another[y][x] and not (_is_edge(one, x, y) or _is_edge(another, x, y))
    ]


def _is_edge(mask: Mask, x: int, y: int) -> bool:
    return len({mask[y + down][x + right] for down in (-1, 0, 1) for right in (-1, 0, 1)}) > 1


def _count(art: TileArt, value: int, short: int) -> int:
    return _blobs(_ink(_halves(_tile(art.face(value, 0, short, dpr=2), short), horizontal=False)[0], INK))
