"""The last page of the tour: that was all, and now a real match."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import start, tour
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.controls.ground import lay_ground
from domino_desktop.ui.controls.scrolling import scroll_of
from domino_desktop.ui.keys import Action, keys_of
from domino_desktop.ui.pages.rows import in_a_row, narrow
from domino_desktop.ui.pages.tile_line import TileLine
from domino_desktop.ui.style import cloth_palette


class _LargeButton(PrimaryButton):
    """The one thing to press on the whole page."""

    _corner = 18.0
    _above = 18
    _least = 68
    _text_size = 1.4


class DonePage(QWidget):
    """One large button, and two small ones."""

    play_wanted = Signal()
    again_wanted = Signal()
    left = Signal()

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        lay_ground(self, cloth_palette(art.theme))
        self._title = TextLabel("title")
        self._text = TextLabel("body")
        for label in (self._title, self._text):
            label.setForegroundRole(QPalette.ColorRole.ButtonText)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._play = _LargeButton()
        self._play.clicked.connect(self.play_wanted)
        self._again = QuietButton()
        self._again.clicked.connect(self.again_wanted)
        self._leave = QuietButton()
        self._leave.clicked.connect(self.left)
        body = QWidget()
        rows = QVBoxLayout(body)
        rows.setContentsMargins(24, 24, 24, 24)
        rows.setSpacing(18)
        rows.addStretch(1)
        rows.addWidget(TileLine(art))
        rows.addWidget(self._title)
        rows.addWidget(self._text)
        rows.addSpacing(8)
        rows.addWidget(narrow(self._play))
        rows.addWidget(in_a_row(self._again, self._leave))
        rows.addStretch(2)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        area = scroll_of(body)
        whole.addWidget(area)
        body.setAutoFillBackground(False)
        area.viewport().setAutoFillBackground(False)

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        self._title.setText(language.say(tour.DONE_HEADING))
        self._text.setText(language.say(tour.DONE, keys_of(Action.HELP)[0]))
        self._play.setText(language.say(start.PLAY_NOW))
        self._again.setText(language.say(tour.AGAIN))
        self._leave.setText(language.say(tour.LEAVE))

    def announcement(self) -> str:
        """What a screen reader says when the page appears."""
        return f"{self._title.text()}. {self._text.text()}"

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard belongs to the large button."""
        self._play.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._art.cloth(self.width(), self.height(), self.devicePixelRatioF()))
