"""How the program looks: theme, text size and pips, from the settings and the system."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

from domino_desktop.storage.people import Aids
from domino_desktop.storage.resources import data_folder
from domino_desktop.storage.settings import Back, Cloth, ClubColours, ReducedMotion, Settings, Surroundings, TileSet
from domino_desktop.storage.settings import Theme as ThemeChoice
from domino_desktop.ui.art.dress import FAMILY_SIZE, Dress, OwnPictures
from domino_desktop.ui.art.theme import EVENING, HIGH_CONTRAST, Theme
from domino_desktop.ui.art.themes import compose
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.motion import Motion
from domino_desktop.ui.style import application_font, paper_palette, style_sheet

_SCHEMES: Final = {
    Surroundings.SYSTEM: Qt.ColorScheme.Unknown,
    Surroundings.LIGHT: Qt.ColorScheme.Light,
    Surroundings.DARK: Qt.ColorScheme.Dark,
}


class Look(QObject):
    """Gives the application its palette, font and style sheet; ``changed`` when it is another look."""

    changed = Signal()

    def __init__(self, application: QApplication) -> None:
        super().__init__()
        self._application = application
        self._system_font = QFont(application.font())
        # Qt forgets the wrappers of its style hints unless somebody keeps them.
        self._hints = QGuiApplication.styleHints()
        self._access = self._hints.accessibility()
        self._hints.colorSchemeChanged.connect(self._settle)
        self._access.contrastPreferenceChanged.connect(self._settle)
        self._icons_folder = data_folder("resources") / "icons"
        self.icons = Icons(self._icons_folder)
        self._settings = Settings()
        self._reader: Aids | None = None
        self._pictures = OwnPictures()
        self._framed, self._is_framing = Qt.ColorScheme.Unknown, False
        self.theme: Theme = EVENING
        application.setWindowIcon(self.icons.application_icon())

    @property
    def settings(self) -> Settings:
        """The settings that the program looks like now."""
        return self._settings

    @property
    def pictures(self) -> OwnPictures:
        """The people's own pictures that there are."""
        return self._pictures

    def follow(self, settings: Settings) -> None:
        """Look as these settings say, from now on."""
        before = self._kind()
        self._settings = settings
        self.apply()
        self._tell(before)

    def read_by(self, aids: Aids | None) -> None:
        """Look as this person, who is in front of the screen now, sees best; None when nobody is known."""
        before = self._kind()
        self._reader = aids
        if before != self._kind():
            self.apply()
            self.changed.emit()

    def use_pictures(self, own: OwnPictures) -> None:
        """Use these pictures wherever the settings ask for people's own, from now on."""
        before = self._kind()
        self._pictures = own
        self.apply()
        self._tell(before)

    def _settle(self) -> None:
        """The system looks different now."""
        if not self._is_framing and self._theme_for(self._settings, self._reader) != self.theme:
            self.apply()
            self.changed.emit()

    def _tell(self, before: tuple[object, ...]) -> None:
        if before != self._kind():
            self.changed.emit()

    def _kind(self) -> tuple[object, ...]:
        """What a screen that has been built for this look depends on."""
        theme = self._theme_for(self._settings, self._reader)
        return theme, self.dress(6), self.dress(12), self._text_scale()

    def _text_scale(self) -> int:
        return (0 if self._reader is None else self._reader.text_scale) or self._settings.text_scale

    def apply(self) -> None:
        """Dress the application."""
        self._frame_windows()
        self.theme = self._theme_for(self._settings, self._reader)
        font = application_font(self._system_font, self._text_scale() / 100)
        palette, sheet = paper_palette(self.theme), style_sheet(self.theme, font.pointSizeF(), self._icons_folder)
        # Each of these goes through every widget there is: another cloth alone must not.
        if self._application.palette() != palette:
            self._application.setPalette(palette)
        if self._application.font() != font:
            self._application.setFont(font)
        if self._application.styleSheet() != sheet:
            self._application.setStyleSheet(sheet)

    def _frame_windows(self) -> None:
        """Let the system draw the frames of windows light or dark as they are within, where it can."""
        wanted = _SCHEMES[self._settings.surroundings]
        if wanted is self._framed:
            return
        self._framed, self._is_framing = wanted, True
        if wanted is Qt.ColorScheme.Unknown:
            self._hints.unsetColorScheme()
        else:
            self._hints.setColorScheme(wanted)
        self._is_framing = False

    def dress(self, max_pip: int = 6, aids: Aids | None = None) -> Dress:
        """What tiles and table of a set wear for somebody with these aids, else for who is in front of the screen.

        Club colours come by themselves from double-nine on.
        """
        return self.try_on(self._settings, max_pip, aids or self._reader)

    def try_on(self, settings: Settings, max_pip: int = 6, aids: Aids | None = None) -> Dress:
        """What tiles and table would wear with these settings, on this system and with these pictures."""
        theme = self._theme_for(settings, aids)
        wants_numerals = settings.numerals or (aids is not None and aids.numerals)
        large_numerals = settings.tile_set is TileSet.NUMERALS
        if theme is HIGH_CONTRAST:
            # A picture, and a colour, may be hard to see.
            return Dress(theme, numerals=wants_numerals, large_numerals=large_numerals)
        choice = settings.club_colours
        return Dress(
            theme,
            club_colours=settings.tile_set is TileSet.COLOURS
            or choice is ClubColours.ON
            or (choice is ClubColours.AUTO and max_pip >= 9),
            numerals=wants_numerals,
            large_numerals=large_numerals,
            family=self._family() if settings.tile_set is TileSet.FAMILY else (),
            back=self._pictures.back if settings.back is Back.OWN else None,
            cloth=self._pictures.cloth if settings.cloth is Cloth.OWN else None,
        )

    def _family(self) -> tuple[Path, ...]:
        """The pictures of the family set, unless some are missing."""
        return self._pictures.family if len(self._pictures.family) == FAMILY_SIZE else ()

    def _theme_for(self, settings: Settings, aids: Aids | None) -> Theme:
        if (aids is not None and aids.contrast) or self._wants_contrast(settings):
            return HIGH_CONTRAST
        choice = settings.surroundings
        is_dark = choice is Surroundings.DARK or (
            choice is Surroundings.SYSTEM and self._hints.colorScheme() is Qt.ColorScheme.Dark
        )
        cloth, tiles = settings.cloth, settings.tile_set
        if cloth is Cloth.OWN and self._pictures.cloth is None:
            cloth = Cloth.GREEN
        if tiles is TileSet.FAMILY and not self._family():
            tiles = TileSet.IVORY
        return compose(is_dark=is_dark, tiles=tiles, cloth=cloth)

    def art(self, max_pip: int = 6, aids: Aids | None = None) -> TileArt:
        """Painted tiles for a set, in the dress of now."""
        return TileArt(self.dress(max_pip, aids))

    def motion(self) -> Motion:
        """The pace, with the movement that the settings or the system allow."""
        choice = self._settings.reduced_motion
        is_reduced = choice is ReducedMotion.ON or (choice is ReducedMotion.SYSTEM and self._system_reduces_motion())
        return Motion.of(self._settings.pace, is_reduced)

    def _wants_contrast(self, settings: Settings) -> bool:
        if settings.theme is ThemeChoice.HIGH_CONTRAST:
            return True
        return self._access.contrastPreference() is Qt.ContrastPreference.HighContrast

    def _system_reduces_motion(self) -> bool:
        """What the system says about movement; Qt knows it only from 6.12 on."""
        ask = getattr(self._access, "motionPreference", None)
        return ask is not None and "Reduced" in str(ask())
