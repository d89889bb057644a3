"""A second window for the players: the question and nothing else, as large as the screen it stands on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QScreen,
)
from PySide6.QtWidgets import QWidget

from domino_desktop.core.block import BlockPhase
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language, language
from domino_desktop.i18n.messages import desk_walk, walk
from domino_desktop.i18n.narration import winner_sentence
from domino_desktop.storage.setup import TableSetup
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import Card
from domino_desktop.ui.controls.ground import lay_ground
from domino_desktop.ui.desk.large_text import LargeText
from domino_desktop.ui.desk.question import Asked, Question, asked_of, ends_of, marks_of
from domino_desktop.ui.look import Look
from domino_desktop.ui.seating import names
from domino_desktop.ui.style import cloth_palette, paper_palette

_SIZE: Final = QSize(960, 600)
_CLOTH: Final = 0.03  # of the window, on every side


class PlayersWindow(QWidget):
    """Shows values only: nothing can be entered here, and no tile of any hand is ever in it."""

    closed = Signal()

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._art = art
        # The keyboard stays with the referee, and the program may end without this window.
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self._question = Question(art, self)
        self._result = _Result(art, self)
        self._result.hide()
        lay_ground(self, cloth_palette(art.theme))
        self.resize(_SIZE)

    def present(self, view: View, setup: TableSetup, label: str, referee_language: Language) -> None:
        """Show the question of the walk, its result in every language of the table, or who is next.

        ``label`` is what the table is called.
        """
        self.setWindowTitle(f"{label} – {referee_language.say(desk_walk.PLAYERS_WINDOW)}")
        results = _results(view, setup)
        if results:
            self._result.present(results)
        else:
            is_asked = view.verification is not None and view.verification.phase is BlockPhase.ASKING
            asked = asked_of(view, setup, referee_language) if is_asked else None
            self._question.present(asked or _between(view, setup, label, referee_language), translated=False)
        self._result.setVisible(bool(results))
        self._question.setVisible(not results)
        self._arrange()

    def open_beside(self, window: QWidget) -> None:
        """Open on another screen than this window's, filling it; where there is none, as an ordinary window.

        The keyboard stays with ``window`` where this one does not lie before it. An open window stays where it was put.
        """
        if self.isVisible():
            self.raise_()
            return
        other = _other_screen(window.screen())
        if other is None:
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

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._art = art
        lay_ground(self, cloth_palette(art.theme))
        self._question.set_art(art)
        self._result.set_art(art)
        self._arrange()
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 200)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.key() == Qt.Key.Key_F11:
            self.toggle_full_screen()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.toggle_full_screen()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._art.cloth(self.width(), self.height(), self.devicePixelRatioF()))

    def _lie_on(self, screen: QScreen) -> None:
        """Lie in the middle of this screen, as an ordinary window does."""
        room = screen.availableGeometry()
        place = QRect(QPoint(), _SIZE.boundedTo(room.size()))
        place.moveCenter(room.center())
        self.setScreen(screen)
        self.setGeometry(place)

    def _arrange(self) -> None:
        edge = max(8, round(min(self.width(), self.height()) * _CLOTH))
        for sheet in (self._question, self._result):
            sheet.setGeometry(self.rect().adjusted(edge, edge, -edge, -edge))


def with_help(art: TileArt, look: Look, referee_language: Callable[[], Language]) -> PlayersWindow:
    """A new window in which F1 tells what it is for, in the language that the referee speaks then."""
    from domino_desktop.ui.help.window_help import WindowHelp

    window = PlayersWindow(art)
    WindowHelp(window, look, referee_language)
    return window


class _Result(Card):
    """The same sentence in several languages, one below the other, in letters of one size."""

    def __init__(self, art: TileArt, parent: QWidget) -> None:
        super().__init__(parent, raised=True)
        self.setContentsMargins(0, 0, 0, 0)
        self._texts: list[LargeText] = []
        self.set_art(art)

    def present(self, sentences: dict[str, str]) -> None:
        """Show these sentences, each with the code of its language."""
        for text in self._texts:
            text.hide()
            text.deleteLater()
        self._texts = []
        for sentence, code in sentences.items():
            text = LargeText(self, heavy=True, alignment=Qt.AlignmentFlag.AlignHCenter)
            text.setText(sentence)
            text.setLocale(language(code).locale)
            text.show()
            self._texts.append(text)
        self._arrange()

    def set_art(self, art: TileArt) -> None:
        lay_ground(self, paper_palette(art.theme))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        if not self._texts:
            return
        pad = round(min(self.width(), self.height()) * 0.06)
        width, height = self.width() - 2 * pad, (self.height() - 2 * pad) // len(self._texts)
        for text in self._texts:
            text.set_largest(height)
        alike = min(text.fitting(width, height) for text in self._texts)
        for number, text in enumerate(self._texts):
            text.set_largest(alike)
            text.setGeometry(pad, pad + number * height, width, height)


def _results(view: View, setup: TableSetup) -> dict[str, str]:
    """What came out of the walk or the round, once for every language at the table; nothing while that is open.

    Each sentence comes with the code of its language; two languages that say the same say it once.
    """
    marks = marks_of(setup)
    spoken = [language(code) for code in dict.fromkeys(mark.language for mark in marks)]
    walking = view.verification
    if view.score is not None:
        people, score = names(marks, view.teams), view.score
        return {winner_sentence(score, people, speaker): speaker.code for speaker in spoken}
    if walking is None or not walking.is_formal or walking.phase is BlockPhase.ASKING:
        return {}
    if walking.phase is BlockPhase.MUST_PLAY and walking.refuted_by is not None:
        name = marks[walking.refuted_by].name
        return {speaker.say(walk.CAN_AND_MUST_PLAY, name): speaker.code for speaker in spoken}
    return {speaker.say(walk.ESTABLISHED): speaker.code for speaker in spoken}


def _between(view: View, setup: TableSetup, label: str, referee: Language) -> Asked:
    """Who is next, and what is open; before a round only what the table is called."""
    if view.turn is None:
        return Asked(None, referee.code, "", label, ends=ends_of(view, referee))
    mark = marks_of(setup)[view.turn]
    speaker = language(mark.language)
    return Asked(mark, speaker.code, label, speaker.say(walk.SLIM_RING_NOW, mark.name), ends=ends_of(view, speaker))


def _other_screen(own: QScreen) -> QScreen | None:
    return next((screen for screen in QGuiApplication.screens() if screen is not own), None)
