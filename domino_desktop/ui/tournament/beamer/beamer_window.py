"""A window for everybody in the room, on a beamer or a second screen: tables, clock and standings by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QScreen,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import tournament_beamer as texts
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.tournament.beamer.beamer_pages import (
    BeamerPage,
    Part,
    beamer_pages,
    clock_lines,
    clock_of,
    languages_in_room,
    minutes_and_seconds,
    page_text,
)
from domino_desktop.ui.tournament.beamer.beamer_scene import BeamerScene

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController

_SIZE: Final = QSize(960, 600)
_TICK: Final = 250
_PAGE: Final = 9000
_ONE_OF_MANY: Final = 6000
_LANGUAGE: Final = 4500
"""Milliseconds that a page, one of many pages, and a language of headings stay in view."""
_MANY: Final = 8
_URGENT: Final = 60  # seconds


class BeamerWindow(QWidget):
    """Shows values only: nothing can be entered here, and names stand in their public form.

    F11 fills the screen, Esc closes, the space bar holds a page, arrows turn pages.
    """

    closed = Signal()

    def __init__(self, art: TileArt, parent: QWidget | None = None, *, is_reduced: bool = False) -> None:
        """``is_reduced``: nothing moves but pages."""
        super().__init__(parent, Qt.WindowType.Window)
        # The keyboard stays with the director, and the program may end without this window.
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self._is_reduced = is_reduced
        self._office: TournamentController | None = None
        self._own = language_of("en")
        self._languages: tuple[Language, ...] = (self._own,)
        self._pages: tuple[BeamerPage, ...] = ()
        self._number = self._place = 0
        self._is_held = False
        self._page_time, self._language_time = QElapsedTimer(), QElapsedTimer()
        self.scene = BeamerScene(art, self)
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self._tick)

    @property
    def office(self) -> TournamentController | None:
        """The tournament that is shown."""
        return self._office

    @property
    def page(self) -> BeamerPage | None:
        """What is in view."""
        return self._pages[self._number] if self._pages else None

    def present(self, office: TournamentController, language: Language) -> None:
        """Show this tournament from now on, and follow it."""
        if office is not self._office:
            if self._office is not None and isValid(self._office):
                self._office.changed.disconnect(self._follow)
            if self._office is None or self._office.id != office.id:
                self._number = self._place = 0
            self._office = office
            office.changed.connect(self._follow, Qt.ConnectionType.QueuedConnection)  # the director comes first
        self._own = language
        self.setWindowTitle(language.say(texts.WINDOW, office.state.settings.name))
        self._follow()

    def open_beside(self, window: QWidget) -> None:
        """Open on another screen than this window's, filling it; where there is none, as an ordinary window."""
        if self.isVisible():
            self.raise_()
            return
        other = next((each for each in QGuiApplication.screens() if each is not window.screen()), None)
        if other is None:
            self._lie_on(window.screen())
            self.show()
            return
        self._lie_on(other)
        self.showFullScreen()
        window.activateWindow()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or be an ordinary window again."""
        if self.isFullScreen():
            screen = self.screen()
            self.showNormal()
            self._lie_on(screen)
        else:
            self.showFullScreen()

    def turn(self, pages: int) -> None:
        """Go on by so many pages, or back."""
        if self._pages:
            self._number = (self._number + pages) % len(self._pages)
            self._page_time.restart()
            self._show_page()

    def speak(self, code: str) -> None:
        """Show headings in this language now, if somebody in the room speaks it; it goes on from there."""
        codes = [language.code for language in self._languages]
        if code in codes:
            self._place = codes.index(code)
            self._language_time.restart()
            self._show_page()
            self._show_clock()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self.scene.set_art(art)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self.close()
            case Qt.Key.Key_F11:
                self.toggle_full_screen()
            case Qt.Key.Key_Space:
                self._is_held = not self._is_held
                self._page_time.restart()
            case Qt.Key.Key_Right | Qt.Key.Key_Down | Qt.Key.Key_PageDown:
                self.turn(1)
            case Qt.Key.Key_Left | Qt.Key.Key_Up | Qt.Key.Key_PageUp:
                self.turn(-1)
            case _:
                super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.toggle_full_screen()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.scene.setGeometry(self.rect())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._page_time.start()
        self._language_time.start()
        self._timer.start()
        self._tick()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    @property
    def _stay(self) -> int:
        """How long a page stays in view."""
        return _PAGE if len(self._pages) <= _MANY else _ONE_OF_MANY

    # Time goes by -------------------------------------------------------------------------------------

    def _follow(self) -> None:
        """The tournament has changed: the page in view stays, if there still is one like it."""
        office = self._office
        if office is None:
            return
        before = self.page
        self._languages = languages_in_room(office, self._own)
        self._place %= len(self._languages)
        self._pages = beamer_pages(office, self._languages)
        alike = [
            place
            for place, page in enumerate(self._pages)
            if before is not None and (page.part, page.rows, page.titles) == (before.part, before.rows, before.titles)
        ]
        self._number = alike[0] if alike else 0
        self._show_page()
        self._show_clock()

    def _tick(self) -> None:
        if self._office is None or not self._pages:
            return
        if not isValid(self._office):  # nobody has the tournament open any more
            self._office = None
            self.close()
            return
        if not self._is_held and len(self._pages) > 1 and self._page_time.elapsed() >= self._stay:
            self.turn(1)
        if len(self._languages) > 1 and self._language_time.elapsed() >= _LANGUAGE:
            self._language_time.restart()
            self._place = (self._place + 1) % len(self._languages)
            self._show_page()
        self._show_clock()
        moves = not self._is_reduced and not self._is_held and len(self._pages) > 1
        self.scene.show_passed(min(1.0, self._page_time.elapsed() / self._stay) if moves else 0.0)

    def _show_page(self) -> None:
        page, office = self.page, self._office
        if page is None or office is None:
            return
        fullest = max(each.rows[1] - each.rows[0] for each in self._pages if each.part is page.part)
        event = office.state.settings.name
        self.scene.show_page(page, self._place, event, self._number, len(self._pages), fullest)
        title, said = page.titles[self._place], page_text(page, self._place)
        say = self._languages[self._place].say
        self.scene.setAccessibleName(say(texts.SHOWS, title, said) if said else title)  # the clock is its description

    def _show_clock(self) -> None:
        office = self._office
        assert office is not None
        clock = clock_of(office)
        shown = "" if clock.left is None or not clock.is_started else minutes_and_seconds(clock.left)
        page = self.page
        lines: tuple[str, ...] = ()
        if page is not None and page.part is Part.CLOCK:
            lines = clock_lines(office, self._languages[self._place])
            shown = shown or minutes_and_seconds(office.state.settings.terms.minutes * 60)
        played = office.state.last_round
        if played is not None and played.is_complete:
            shown = ""
        self.scene.show_clock(shown, lines, is_urgent=clock.left is not None and clock.left <= _URGENT)

    def _lie_on(self, screen: QScreen) -> None:
        """Lie in the middle of this screen, as an ordinary window does."""
        room = screen.availableGeometry()
        place = QRect(QPoint(), _SIZE.boundedTo(room.size()))
        place.moveCenter(room.center())
        self.setScreen(screen)
        self.setGeometry(place)
