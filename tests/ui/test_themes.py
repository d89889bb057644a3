"""What tiles, table and pages wear: from the settings, the system, the people and their own pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, product
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from domino_desktop.storage.people import Aids
from domino_desktop.storage.settings import Back, Cloth, ClubColours, Settings, Surroundings, TileSet
from domino_desktop.storage.settings import Theme as ThemeChoice
from domino_desktop.ui.art.cloth import veiled
from domino_desktop.ui.art.dress import Dress, OwnPictures
from domino_desktop.ui.art.theme import EVENING, HIGH_CONTRAST, Ground, contrast
from domino_desktop.ui.art.themes import VEILED, compose
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.look import Look

SIZE = QSize(160, 90)
SCHEMES = {
    Surroundings.SYSTEM: Qt.ColorScheme.Unknown,
    Surroundings.LIGHT: Qt.ColorScheme.Light,
    Surroundings.DARK: Qt.ColorScheme.Dark,
}


class Hints(QObject):
    """Stands in for what the system says about itself."""

    colorSchemeChanged = Signal(object)
    contrastPreferenceChanged = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.system, self.asked = Qt.ColorScheme.Light, Qt.ColorScheme.Unknown
        self.wish = Qt.ContrastPreference.NoPreference

    def accessibility(self) -> Hints:
        return self

    def colorScheme(self) -> Qt.ColorScheme:
        return self.system if self.asked is Qt.ColorScheme.Unknown else self.asked

    def contrastPreference(self) -> Qt.ContrastPreference:
        return self.wish

    def setColorScheme(self, scheme: Qt.ColorScheme) -> None:
        self.asked = scheme
        self.colorSchemeChanged.emit(self.colorScheme())

    def unsetColorScheme(self) -> None:
        self.setColorScheme(Qt.ColorScheme.Unknown)

    def turn(self, scheme: Qt.ColorScheme) -> None:
        self.system = scheme
        self.colorSchemeChanged.emit(self.colorScheme())

    def want(self, wish: Qt.ContrastPreference) -> None:
        self.wish = wish
        self.contrastPreferenceChanged.emit(wish)


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> Hints:
    hints = Hints()
    monkeypatch.setattr("domino_desktop.ui.look.QGuiApplication.styleHints", lambda: hints)
    return hints


@pytest.fixture
def worn(qapp: QApplication, system: Hints) -> Iterator[Look]:
    """A look that follows the stand-in of the system."""
    font, palette = qapp.font(), qapp.palette()
    look = Look(qapp)
    look.follow(Settings())
    yield look
    qapp.setStyleSheet("")
    qapp.setPalette(palette)
    qapp.setFont(font)


@pytest.fixture
def changes(worn: Look) -> list[str]:
    """The name of the theme after each change that was told."""
    seen: list[str] = []
    worn.changed.connect(lambda: seen.append(worn.theme.name))
    return seen


def paint_picture(path: Path, *colours: str) -> Path:
    """A picture of equal bands from above downwards."""
    picture = QImage(120, 240, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        for number, name in enumerate(colours):
            painter.fillRect(0, number * 240 // len(colours), 120, 240, QColor(name))
    assert picture.save(str(path))
    return path


def pictures(folder: Path) -> OwnPictures:
    hues = ("#c01010", "#10c010", "#1010c0", "#c0c010", "#c010c0", "#10c0c0")
    return OwnPictures(
        family=tuple(paint_picture(folder / f"{number}.png", hue) for number, hue in enumerate(hues, 1)),
        back=paint_picture(folder / "back.png", "#d02020", "#2020d0"),
        cloth=paint_picture(folder / "cloth.png", "#ffffff", "#000000"),
    )


# From settings and system -------------------------------------------------------------------------------


def test_the_first_start_looks_as_ever(worn: Look) -> None:
    assert worn.theme is EVENING
    assert worn.dress() == Dress(EVENING)
    assert worn.dress(9) == Dress(EVENING, club_colours=True)


def test_every_choice_is_a_theme_of_its_own() -> None:
    looks = [
        compose(is_dark=is_dark, tiles=tiles, cloth=cloth)
        for is_dark, tiles, cloth in product((False, True), (TileSet.IVORY, TileSet.EBONY, TileSet.COLOURS), Cloth)
    ]
    assert len(set(looks)) == len({look.name for look in looks}) == len(looks)


@pytest.mark.parametrize(
    ("surroundings", "scheme", "is_dark"),
    [
        (Surroundings.SYSTEM, Qt.ColorScheme.Light, False),
        (Surroundings.SYSTEM, Qt.ColorScheme.Dark, True),
        (Surroundings.SYSTEM, Qt.ColorScheme.Unknown, False),
        (Surroundings.LIGHT, Qt.ColorScheme.Dark, False),
        (Surroundings.DARK, Qt.ColorScheme.Light, True),
    ],
)
def test_surroundings_follow_the_setting_and_else_the_system(
    worn: Look, system: Hints, surroundings: Surroundings, scheme: Qt.ColorScheme, is_dark: bool
) -> None:
    worn.follow(Settings(surroundings=surroundings))
    system.turn(scheme)
    assert worn.theme.is_dark is is_dark
    assert system.asked is SCHEMES[surroundings], "what the frames of windows look like"
    worn.follow(Settings())
    assert worn.theme.is_dark is (scheme is Qt.ColorScheme.Dark), "the system is followed again"
    worn.follow(Settings(surroundings=surroundings))
    assert QApplication.palette().window().color() == QColor(worn.theme.paper)


def test_a_system_that_changes_is_followed_at_once_and_told_once(worn: Look, system: Hints, changes: list[str]) -> None:
    system.turn(Qt.ColorScheme.Dark)
    assert changes == ["dark-ivory-green"]
    system.turn(Qt.ColorScheme.Dark)
    assert len(changes) == 1
    system.want(Qt.ContrastPreference.HighContrast)
    assert changes[1:] == ["high-contrast"]
    system.turn(Qt.ColorScheme.Light)
    system.want(Qt.ContrastPreference.NoPreference)
    assert changes[2:] == ["evening"]


def test_a_system_that_changes_is_not_followed_where_somebody_chose(
    worn: Look, system: Hints, changes: list[str]
) -> None:
    worn.follow(Settings(surroundings=Surroundings.LIGHT))
    system.turn(Qt.ColorScheme.Dark)
    assert changes == []


@pytest.mark.parametrize("tiles", TileSet)
@pytest.mark.parametrize("cloth", Cloth)
def test_high_contrast_overrides_everything_but_numerals(
    worn: Look, tmp_path: Path, tiles: TileSet, cloth: Cloth
) -> None:
    worn.use_pictures(pictures(tmp_path))
    chosen = Settings(
        surroundings=Surroundings.DARK,
        tile_set=tiles,
        cloth=cloth,
        back=Back.OWN,
        club_colours=ClubColours.ON,
        numerals=True,
    )
    expected = Dress(HIGH_CONTRAST, numerals=True, large_numerals=tiles is TileSet.NUMERALS)
    assert worn.try_on(replace(chosen, theme=ThemeChoice.HIGH_CONTRAST), 12) == expected
    assert worn.try_on(chosen, 12, Aids(contrast=True)) == expected
    assert worn.try_on(chosen, 12).theme is not HIGH_CONTRAST


@pytest.mark.parametrize(
    ("choice", "max_pip", "is_coloured"),
    [
        (ClubColours.AUTO, 6, False),
        (ClubColours.AUTO, 9, True),
        (ClubColours.ON, 6, True),
        (ClubColours.OFF, 12, False),
    ],
)
@pytest.mark.parametrize("tiles", [TileSet.IVORY, TileSet.EBONY, TileSet.NUMERALS])
def test_pips_are_coloured_as_they_were_set(
    worn: Look, choice: ClubColours, max_pip: int, is_coloured: bool, tiles: TileSet
) -> None:
    worn.follow(Settings(club_colours=choice, tile_set=tiles))
    assert worn.dress(max_pip).club_colours is is_coloured


def test_the_set_with_coloured_pips_has_coloured_pips_always(worn: Look) -> None:
    worn.follow(Settings(club_colours=ClubColours.OFF, tile_set=TileSet.COLOURS))
    assert worn.dress(6).club_colours


def test_aids_belong_to_the_person_who_looks(worn: Look) -> None:
    assert worn.dress(6, Aids(numerals=True)).numerals and not worn.dress(6, Aids()).numerals
    assert worn.dress(6, Aids(contrast=True)).theme is HIGH_CONTRAST
    assert worn.theme is EVENING


def test_trying_on_changes_nothing(worn: Look, changes: list[str]) -> None:
    assert worn.try_on(Settings(tile_set=TileSet.EBONY, cloth=Cloth.BLUE)).theme.name == "light-ebony-blue"
    assert worn.dress() == Dress(EVENING)
    assert changes == []


@pytest.mark.parametrize(
    "setting",
    [
        {"surroundings": Surroundings.DARK},
        {"tile_set": TileSet.EBONY},
        {"tile_set": TileSet.NUMERALS},
        {"tile_set": TileSet.FAMILY},
        {"cloth": Cloth.WOOD},
        {"cloth": Cloth.OWN},
        {"back": Back.OWN},
        {"club_colours": ClubColours.OFF},
        {"numerals": True},
        {"text_scale": 150},
        {"theme": ThemeChoice.HIGH_CONTRAST},
    ],
    ids=lambda setting: next(iter(setting)),
)
def test_every_setting_of_the_look_is_told_once(
    worn: Look, tmp_path: Path, changes: list[str], setting: dict[str, object]
) -> None:
    worn.use_pictures(pictures(tmp_path))
    changes.clear()
    changed = replace(Settings(), **setting)  # type: ignore[arg-type]
    worn.follow(changed)
    worn.follow(replace(changed, sound=False))
    assert len(changes) == 1
    worn.follow(Settings())
    assert len(changes) == 2


# The people's own pictures ------------------------------------------------------------------------------


def test_without_pictures_the_own_sets_fall_back(worn: Look, tmp_path: Path) -> None:
    chosen = Settings(tile_set=TileSet.FAMILY, cloth=Cloth.OWN, back=Back.OWN)
    worn.follow(chosen)
    assert worn.dress() == Dress(EVENING)
    own = pictures(tmp_path)
    worn.use_pictures(replace(own, family=own.family[:5], cloth=None, back=None))
    assert worn.dress() == Dress(EVENING)


def test_pictures_are_used_as_soon_as_they_are_there(worn: Look, tmp_path: Path, changes: list[str]) -> None:
    worn.follow(Settings(tile_set=TileSet.FAMILY, cloth=Cloth.OWN, back=Back.OWN))
    own = pictures(tmp_path)
    worn.use_pictures(own)
    assert len(changes) == 1
    dress = worn.dress()
    assert (dress.family, dress.back, dress.cloth) == (own.family, own.back, own.cloth)
    assert dress.theme.ground is Ground.PICTURE
    worn.follow(Settings())
    worn.use_pictures(OwnPictures())
    assert changes[2:] == [], "pictures that nobody chose change nothing"


def test_each_half_shows_the_picture_of_its_number_and_a_digit(qtbot: QtBot, tmp_path: Path) -> None:
    own = pictures(tmp_path)
    family, ivory = TileArt(Dress(EVENING, family=own.family)), TileArt(Dress(EVENING))
    margin = TileArt.margin(60)
    for number, hue in enumerate(("#c01010", "#10c010", "#1010c0", "#c0c010", "#c010c0", "#10c0c0"), 1):
        for horizontal in (False, True):
            image = family.face(number, 0, 60, horizontal=horizontal).toImage()
            assert image.pixelColor(margin + 25, margin + 25) == QColor(hue)
            plate = image.copy(margin + 39, margin + 39, 18, 18)
            assert darkest(plate) < 60 < 200 < brightest(plate), "a dark digit on a light plate"
    for first, second in ((0, 0), (7, 12), (0, 9)):
        assert family.face(first, second, 60).toImage() == ivory.face(first, second, 60).toImage()


def test_a_picture_that_cannot_be_read_gives_way_to_what_there_would_be_without_it(
    qtbot: QtBot, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.png"
    broken.write_bytes(b"\x89PNG\r\n\x1a\n and no more")
    missing = tmp_path / "missing.png"
    art = TileArt(Dress(EVENING, family=(broken, missing) * 3, back=broken, cloth=missing))
    plain = TileArt(Dress(EVENING))
    for number in range(7):
        assert art.face(number, 0, 40).toImage() == plain.face(number, 0, 40).toImage()
    assert art.back(40).toImage() == plain.back(40).toImage()
    assert art.cloth(200, 100).toImage() == plain.cloth(200, 100).toImage()


def test_an_own_back_lies_with_its_tile(qtbot: QtBot, tmp_path: Path) -> None:
    art = TileArt(Dress(EVENING, back=pictures(tmp_path).back))
    margin = TileArt.margin(60)
    upright = art.back(60).toImage().copy(margin, margin, 60, 120)
    lying = art.back(60, horizontal=True).toImage().copy(margin, margin, 120, 60)
    turned = upright.transformed(QTransform().rotate(-90))
    for x, y in ((30, 30), (90, 30), (45, 15), (75, 45)):
        assert lying.pixelColor(x, y) == turned.pixelColor(x, y)
    assert upright.pixelColor(30, 30) == QColor("#d02020") and upright.pixelColor(30, 90) == QColor("#2020d0")


def flat_picture(colour: str) -> QImage:
    picture = QImage(64, 48, QImage.Format.Format_RGB32)
    picture.fill(QColor(colour))
    return picture


def noise() -> QImage:
    bits = Random(3).randbytes(64 * 48 * 4)
    return QImage(bits, 64, 48, QImage.Format.Format_RGB32).copy()


def sparks() -> QImage:
    """Nearly black, with a few places of pure white that a veil made for the whole would let through."""
    picture = flat_picture("#050505")
    for x in range(0, 64, 16):
        picture.setPixelColor(x, 20, QColor("#ffffff"))
    return picture


@pytest.mark.parametrize(
    "picture",
    [flat_picture("#ffffff"), flat_picture("#000000"), flat_picture("#ffff00"), noise(), sparks()],
    ids=["white", "black", "yellow", "noise", "sparks"],
)
def test_every_text_can_be_read_on_a_picture_of_whatever_kind(picture: QImage) -> None:
    theme = compose(is_dark=False, tiles=TileSet.IVORY, cloth=Cloth.OWN)
    dark = veiled(picture, SIZE, theme.cloth_light)
    assert dark.size() == SIZE
    colours = {dark.pixelColor(x, y).name() for x in range(SIZE.width()) for y in range(SIZE.height())}
    texts = (theme.cloth_text, theme.cloth_quiet, theme.cloth_headline, theme.brass)
    assert min(contrast(text, colour) for text, colour in product(texts, colours)) >= 4.5


def test_a_veiled_picture_is_still_a_picture() -> None:
    bands = QImage(64, 48, QImage.Format.Format_RGB32)
    with QPainter(bands) as painter:
        for band, colour in enumerate(("#ffffff", "#c0c0c0", "#808080", "#400000")):
            painter.fillRect(band * 16, 0, 16, 48, QColor(colour))
    dark = veiled(bands, QSize(64, 48), VEILED)
    levels = [dark.pixelColor(8 + 16 * band, 24).lightness() for band in range(4)]
    assert levels == sorted(levels, reverse=True)
    assert all(one - another >= 8 for one, another in pairwise(levels))
    assert levels[0] >= 70, "a white picture does not become a black table"


@pytest.mark.parametrize("size", [QSize(300, 60), QSize(60, 300), QSize(160, 90)])
def test_a_picture_covers_the_table_from_edge_to_edge_without_being_stretched(size: QSize) -> None:
    picture = QImage(120, 120, QImage.Format.Format_RGB32)
    picture.fill(QColor("#606060"))
    with QPainter(picture) as painter:
        painter.setBrush(QColor("#000000"))
        painter.drawRect(50, 50, 19, 19)
    dark = veiled(picture, size, VEILED)
    across = sum(dark.pixelColor(x, size.height() // 2).lightness() < 20 for x in range(size.width()))
    down = sum(dark.pixelColor(size.width() // 2, y).lightness() < 20 for y in range(size.height()))
    assert abs(across - down) <= 2
    corners = [(0, 0), (size.width() - 1, size.height() - 1)]
    assert all(dark.pixelColor(x, y).lightness() > 20 for x, y in corners)


def darkest(image: QImage) -> int:
    return min(image.pixelColor(x, y).lightness() for x in range(image.width()) for y in range(image.height()))


def brightest(image: QImage) -> int:
    return max(image.pixelColor(x, y).lightness() for x in range(image.width()) for y in range(image.height()))
