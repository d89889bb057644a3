"""What is painted on the table: pips, themes, tiles and their cache."""

from __future__ import annotations

from collections import Counter
from math import ceil
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform
from pytestqt.qtbot import QtBot

from domino_desktop.storage.settings import Cloth, TileSet
from domino_desktop.ui.art.badge import initial
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.pips import MAX_VALUE, pips, radius, turned
from domino_desktop.ui.art.theme import EVENING, HIGH_CONTRAST, THEMES, Shape, Theme
from domino_desktop.ui.art.themes import compose
from domino_desktop.ui.art.tile_art import TileArt

SHORT = 100
INK = 110  # greyer than this is a pip, lighter is ivory

Mask = list[list[bool]]


def _worn(tiles: TileSet, *, club_colours: bool = False) -> Dress:
    return Dress(compose(is_dark=False, tiles=tiles, cloth=Cloth.GREEN), club_colours=club_colours)


PIP_DRESSES = (
    _worn(TileSet.IVORY),
    _worn(TileSet.IVORY, club_colours=True),
    _worn(TileSet.EBONY),
    _worn(TileSet.EBONY, club_colours=True),
    _worn(TileSet.COLOURS, club_colours=True),
    Dress(HIGH_CONTRAST),
)


def _name(dress: Dress) -> str:
    return f"{dress.theme.name}{'-coloured' if dress.club_colours else ''}"


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


@pytest.mark.parametrize("dress", PIP_DRESSES, ids=_name)
@pytest.mark.parametrize(("short", "dpr"), [(22, 1.0), (22, 1.5), (34, 1.25), (56, 1.0), (72, 2.0)])
def test_pips_can_be_counted_in_every_set_at_every_size(qtbot: QtBot, dress: Dress, short: int, dpr: float) -> None:
    art = TileArt(dress)
    for value in range(13):
        halves = _halves(_tile(art.face(value, 12 - value, short, dpr=dpr), short), horizontal=False)
        assert [_blobs(_ink_of(half, dress)) for half in halves] == [value, 12 - value]


@pytest.mark.parametrize("tiles", [TileSet.IVORY, TileSet.EBONY])
@pytest.mark.parametrize(("short", "dpr"), [(22, 1.0), (34, 1.5), (56, 2.0)])
def test_large_numerals_fill_half_a_half_and_no_two_are_alike(
    qtbot: QtBot, tiles: TileSet, short: int, dpr: float
) -> None:
    dress = Dress(compose(is_dark=False, tiles=tiles, cloth=Cloth.GREEN), large_numerals=True)
    art = TileArt(dress)
    seen = [
        _ink_of(_halves(_tile(art.face(value, 0, short, dpr=dpr), short), horizontal=False)[0], dress)
        for value in range(13)
    ]
    for value, mask in enumerate(seen):
        rows = [y for y, row in enumerate(mask) if any(row)]
        assert rows[-1] - rows[0] > 0.5 * short * dpr
        columns = [x for x in range(len(mask[0])) if any(row[x] for row in mask)]
        assert columns[0] > 0 and columns[-1] < len(mask[0]) - 1, "a numeral is cut"
        others = [_unlike(mask, other) for at, other in enumerate(seen) if at != value]
        assert min(others) >= 8, value


@pytest.mark.parametrize("short", [22, 40, 72])
@pytest.mark.parametrize("numerals", ["large", "small", "family"])
def test_digits_and_faces_stand_upright_on_a_tile_that_lies(
    qtbot: QtBot, tmp_path: Path, short: int, numerals: str
) -> None:
    dress = {
        "large": Dress(EVENING, large_numerals=True),
        "small": Dress(EVENING, numerals=True),
        "family": Dress(EVENING, family=_family(tmp_path)),
    }[numerals]
    art = TileArt(dress)
    for value in range(7 if numerals == "family" else 13):
        upright = _middle(_tile(art.face(value, value, short), short))
        lying = _middle(_tile(art.face(value, value, short, horizontal=True), short))
        if numerals == "small" and short > 22:
            # The pips beside the digit lie as the tile does.
            upright, lying = (half.copy(0, 0, short // 5, short // 5) for half in (upright, lying))
        assert not _differences(_ink(upright, INK), _ink(lying, INK)), value


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
def test_seats_differ_in_shape_as_well_as_in_colour(theme: Theme) -> None:
    assert {seat.shape for seat in theme.seats} == set(Shape)
    assert len({seat.fill for seat in theme.seats}) == len({seat.glow for seat in theme.seats}) == len(theme.seats)


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
    rim, pin = ceil(side * 0.09), ceil(side * 0.12)
    across, along = side - 2 * rim, side - rim - pin
    if horizontal:
        return tile.copy(rim, rim, along, across), tile.copy(side + pin, rim, along, across)
    return tile.copy(rim, rim, across, along), tile.copy(rim, side + pin, across, along)


def _middle(tile: QImage) -> QImage:
    """The first half, as much less on each side as keeps the pin out."""
    side = min(tile.width(), tile.height())
    rim = ceil(side * 0.12)
    return tile.copy(rim, rim, side - 2 * rim, side - 2 * rim)


def _grey(image: QImage, x: int, y: int) -> int:
    """The darkest channel of a pixel, so that coloured pips are ink too."""
    colour = image.pixelColor(x, y)
    return min(colour.red(), colour.green(), colour.blue()) if colour.alpha() > 127 else 255


def _ink_of(image: QImage, dress: Dress) -> Mask:
    """Which pixels are pips or digits of this dress: darker than light tiles, brighter than dark ones."""
    if dress.theme.tile_rim:
        mask = [[image.pixelColor(x, y).value() > 125 for x in range(image.width())] for y in range(image.height())]
    else:
        mask = _ink(image, 150)
    # The tile's own edge reaches into the corners.
    reach = image.width() * 0.1
    for y, row in enumerate(mask):
        for x in range(len(row)):
            if min(x, image.width() - 1 - x) + min(y, image.height() - 1 - y) < reach:
                row[x] = False
    return mask


def _family(folder: Path) -> tuple[Path, ...]:
    """Six pictures, bright above and dark below, so that it shows which way up they are."""
    paths = []
    for number, name in enumerate(("#ff8080", "#80ff80", "#8080ff", "#ffff80", "#ff80ff", "#80ffff")):
        picture = QImage(120, 120, QImage.Format.Format_RGB32)
        picture.fill(QColor(name))
        with QPainter(picture) as painter:
            painter.fillRect(0, 60, 120, 60, QColor("#101010"))
        paths.append(folder / f"{number}.png")
        assert picture.save(str(paths[-1]))
    return tuple(paths)


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


def _unlike(one: Mask, another: Mask) -> int:
    """How many pixels are ink in one of two masks only."""
    return sum(
        here != there for row, other in zip(one, another, strict=True) for here, there in zip(row, other, strict=True)
    )


def _is_edge(mask: Mask, x: int, y: int) -> bool:
    return len({mask[y + down][x + right] for down in (-1, 0, 1) for right in (-1, 0, 1)}) > 1


def _count(art: TileArt, value: int, short: int) -> int:
    return _blobs(_ink(_halves(_tile(art.face(value, 0, short, dpr=2), short), horizontal=False)[0], INK))
