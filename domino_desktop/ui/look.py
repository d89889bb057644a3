"""How the program looks: theme, text size and pips, from the settings and the system."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

from domino_desktop.storage.people import Aids
from domino_desktop.storage.resources import data_folder
from domino_desktop.storage.settings import ClubColours, ReducedMotion, Settings
from domino_desktop.storage.settings import Theme as ThemeChoice
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.theme import EVENING, HIGH_CONTRAST, Theme
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.style import application_font, paper_palette, style_sheet
from domino_desktop.ui.table.motion import Motion


class Look(QObject):
    """Gives the application its palette, font and style sheet; ``changed`` when it is another look."""

    changed = Signal()

    def __init__(self, application: QApplication) -> None:
        super().__init__()
        self._application = application
        self._system_font = QFont(application.font())
        # Qt forgets the wrapper of its style hints unless somebody keeps it.
        self._hints = QGuiApplication.styleHints()
        self._icons_folder = data_folder("resources") / "icons"
        self.icons = Icons(self._icons_folder)
        self._settings = Settings()
        self.theme: Theme = EVENING
        application.setWindowIcon(self.icons.application_icon())

    @property
    def settings(self) -> Settings:
        """The settings that the program looks like now."""
        return self._settings

    def follow(self, settings: Settings) -> None:
        """Look as these settings say, from now on."""
        before = self._kind()
        self._settings = settings
        self.apply()
        if before != self._kind():
            self.changed.emit()

    def _kind(self) -> tuple[object, ...]:
        """What a screen that has been built for this look depends on."""
        return self.theme, self._settings.text_scale, self._settings.club_colours, self._settings.numerals

    def apply(self) -> None:
        """Dress the application."""
        self.theme = HIGH_CONTRAST if self._wants_contrast() else EVENING
        font = application_font(self._system_font, self._settings.text_scale / 100)
        self._application.setPalette(paper_palette(self.theme))
        self._application.setFont(font)
        self._application.setStyleSheet(style_sheet(self.theme, font.pointSizeF(), self._icons_folder))

    def dress(self, max_pip: int = 6, aids: Aids | None = None) -> Dress:
        """What tiles and table of a set wear, with the aids of the person who looks at them.

        Club colours come by themselves from double-nine on.
        """
        choice = self._settings.club_colours
        club = choice is ClubColours.ON or (choice is ClubColours.AUTO and max_pip >= 9)
        wants_numerals = self._settings.numerals or (aids is not None and aids.numerals)
        return Dress(self.theme, club_colours=club, numerals=wants_numerals)

    def art(self, max_pip: int = 6, aids: Aids | None = None) -> TileArt:
        """Painted tiles for a set, in the dress of now."""
        return TileArt(self.dress(max_pip, aids))

    def motion(self) -> Motion:
        """The pace, with the movement that the settings or the system allow."""
        choice = self._settings.reduced_motion
        is_reduced = choice is ReducedMotion.ON or (choice is ReducedMotion.SYSTEM and self._system_reduces_motion())
        return Motion.of(self._settings.pace, is_reduced)

    def _wants_contrast(self) -> bool:
        if self._settings.theme is ThemeChoice.HIGH_CONTRAST:
            return True
        accessibility = self._hints.accessibility()
        return accessibility.contrastPreference() is Qt.ContrastPreference.HighContrast

    def _system_reduces_motion(self) -> bool:
        """What the system says about movement; Qt knows it only from 6.12 on."""
        ask = getattr(self._hints.accessibility(), "motionPreference", None)
        return ask is not None and "Reduced" in str(ask())
