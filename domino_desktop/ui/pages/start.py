"""The start page: go on, play now, set up a table; on the very first start, a language first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSpacerItem, QVBoxLayout, QWidget

from domino_desktop.i18n.language import CODES, Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import start, ways
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import PillChoice, PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.controls.ground import lay_ground
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.keys import Action, keys_of
from domino_desktop.ui.pages.rows import centred, in_a_row, narrow
from domino_desktop.ui.pages.tab_order import order_tabs
from domino_desktop.ui.pages.tile_line import TileLine
from domino_desktop.ui.style import cloth_palette

# Of these the page makes only what it is to show: it must be there at once.
if TYPE_CHECKING:
    from domino_desktop.ui.pages.first_start import FirstStart
    from domino_desktop.ui.pages.resume_card import ResumeCard, ResumePanel

_WIDTH_IN_LETTERS: Final = 102


_TOO_EMPTY: Final = 300
"""Height to spare, in logical pixels, from which tiles run along the foot of the page as well."""

_GAP: Final = 12
"""Room above the main button, beside the usual."""


class _LargeButton(PrimaryButton):
    """The one thing to press on the whole page."""

    _corner = 18.0
    _above = 18
    _least = 68
    _text_size = 1.4


class StartPage(QWidget):
    """The first page, on the cloth."""

    continue_wanted = Signal()
    play_now = Signal(str)
    """Carries the name typed on the very first start, else an empty text."""
    set_up = Signal()
    rulesets_wanted = Signal()
    puzzles_wanted = Signal()
    desk_wanted = Signal()
    tournaments_wanted = Signal()
    help_wanted = Signal()
    tour_wanted = Signal(str)
    """Carries the name typed on the very first start."""
    settings_wanted = Signal()
    language_chosen = Signal(str)
    """Carries the code of a language."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._icons = art, icons
        self._is_first = False
        self._first: FirstStart | None = None
        self._resume: ResumePanel | None = None
        self._languages: PillChoice | None = None
        self._languages_row: QWidget | None = None
        self._line, self._foot = TileLine(art), TileLine(art)
        self._title = TextLabel("title")
        self._title.setForegroundRole(QPalette.ColorRole.ButtonText)
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._play = _LargeButton()
        self._play.clicked.connect(self._wish_to_play)
        self._play_note = TextLabel("quiet")
        self._play_note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._tour = QuietButton()
        self._tour.clicked.connect(self._wish_for_tour)
        self._help_note = TextLabel("quiet")
        self._help_note.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._set_up = QuietButton()
        self._set_up.clicked.connect(self.set_up)
        self._rulesets = QuietButton()
        self._rulesets.clicked.connect(self.rulesets_wanted)
        self._puzzles = QuietButton()
        self._puzzles.clicked.connect(self.puzzles_wanted)
        self._desk = QuietButton()
        self._desk.clicked.connect(self.desk_wanted)
        self._tournaments = QuietButton()
        self._tournaments.clicked.connect(self.tournaments_wanted)
        self._help = QuietButton()
        self._help.clicked.connect(self.help_wanted)
        self._settings = QuietButton()
        self._settings.clicked.connect(self.settings_wanted)
        self._paint_icons()
        self._lay_out()

    def present(self, language: Language, resume: ResumeCard | None, is_first: bool) -> None:
        """Show the page: with the match that can go on, if there is one; or as the very first start."""
        self._is_first = is_first
        # the field for the name belongs to the button below it
        self._gap.changeSize(0, 0 if is_first else _GAP)
        if is_first and self._first is None:
            self._first = self._add_first_start(language)
        if not is_first and self._languages is None:
            self._languages = self._add_languages()
        if resume is not None and self._resume is None:
            self._resume = self._add_resume()
        if self._first is not None:
            self._first.setVisible(is_first)
            self._first.forget_fault()
        if self._languages_row is not None:
            self._languages_row.setVisible(not is_first)
        if self._resume is not None:
            self._resume.setVisible(resume is not None and not is_first)
        self._play_note.setVisible(is_first or resume is None)
        self._tour.setVisible(is_first)
        self._help_note.setVisible(is_first)
        self.retranslate(language)
        if resume is not None and self._resume is not None:
            self._resume.present(resume, language)
        if self.isVisible():
            self._make_room()
            order_tabs(self)
            self._focus_first()

    def complete(self, language: Language, resume: ResumeCard | None) -> None:
        """Show the whole of the match that was shown in outline, and leave the keyboard where it is."""
        if resume is not None and self._resume is not None and not self._resume.isHidden():
            self._resume.present(resume, language)
        else:
            self.present(language, resume, self._is_first)

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        say = language.say
        self._title.setText(say(start.WELCOME if self._is_first else start.APP_NAME))
        self._play.setText(say(start.PLAY_NOW))
        self._play.setAccessibleDescription(say(start.PLAY_NOW_NOTE))
        self._play_note.setText(say(start.PLAY_NOW_NOTE))
        self._tour.setText(say(ways.OFFER_TOUR))
        self._help_note.setText(say(ways.F1_HELPS, keys_of(Action.HELP)[0]))
        self._set_up.setText(say(start.SET_UP))
        self._set_up.setAccessibleDescription(say(start.SET_UP_NOTE))
        self._rulesets.setText(say(start.RULE_SETS))
        self._puzzles.setText(say(ways.PUZZLES))
        self._desk.setText(say(ways.REFEREE_DESK))
        self._tournaments.setText(say(ways.TOURNAMENTS))
        self._help.setText(say(start.HOW_TO_PLAY))
        self._settings.setText(say(start.SETTINGS))
        if self._languages is not None:
            self._languages.setAccessibleName(say(start.PROGRAM_LANGUAGE))
            self._languages.choose(language.code)
        for part in (self._first, self._resume):
            if part is not None:
                part.retranslate(language)

    def sizeHint(self) -> QSize:
        return QSize(1024, 700)

    def showEvent(self, event: QShowEvent) -> None:
        self._middle.setMaximumWidth(self.fontMetrics().averageCharWidth() * _WIDTH_IN_LETTERS)
        self._make_room()
        order_tabs(self)
        self._focus_first()
        super().showEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard belongs to what can be pressed, not to the page itself."""
        self._focus_first()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """The tiles across the page are for show: they go before anything else would have to be scrolled to.

        In a large window they frame the page above and below.
        """
        rows = self._body.layout()
        if rows is not None:
            needed = rows.minimumHeightForWidth(self.width()) + (
                self._line.sizeHint().height() + rows.spacing() if self._line.isHidden() else 0
            )
            needed -= self._foot.sizeHint().height() + rows.spacing() if not self._foot.isHidden() else 0
            self._line.setVisible(needed <= self.height())
            self._foot.setVisible(needed + _TOO_EMPTY <= self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._art.cloth(self.width(), self.height(), self.devicePixelRatioF()))

    def _focus_first(self) -> None:
        main = self._play if self._resume is None or self._resume.isHidden() else self._resume.button
        main.setFocus(Qt.FocusReason.OtherFocusReason)

    def _wish_to_play(self) -> None:
        if not self._is_first or self._first is None:
            self.play_now.emit("")
        elif self._first.check():
            self.play_now.emit(self._first.name)
        else:
            self._first.focus_name()

    def _wish_for_tour(self) -> None:
        """Learn first; a name that cannot be used is said now, not after two minutes."""
        if self._first is None or self._first.check():
            self.tour_wanted.emit("" if self._first is None else self._first.name)
        else:
            self._first.focus_name()

    def _add_first_start(self, language: Language) -> FirstStart:
        from domino_desktop.ui.pages.first_start import FirstStart

        first = FirstStart(language)
        first.language_chosen.connect(self.language_chosen)
        first.entered.connect(self._wish_to_play)
        self._choices.addWidget(first)
        return first

    def _add_resume(self) -> ResumePanel:
        from domino_desktop.ui.pages.resume_card import ResumePanel

        resume = ResumePanel(self._art)
        resume.wanted.connect(self.continue_wanted)
        self._choices.addWidget(resume)
        return resume

    def _add_languages(self) -> PillChoice:
        languages = PillChoice(is_centred=True)
        languages.set_choices((code, language_of(code).own_name) for code in CODES)
        languages.chosen.connect(self.language_chosen)
        self._languages_row = in_a_row(languages)
        self._rows.insertLayout(self._rows.count() - 1, centred(self._languages_row))
        return languages

    def _paint_icons(self) -> None:
        colour = self._art.theme.cloth_headline
        for button, name in (
            (self._set_up, "people"),
            (self._rulesets, "book"),
            (self._puzzles, "puzzle"),
            (self._desk, "whistle"),
            (self._tournaments, "trophy"),
            (self._help, "help"),
            (self._settings, "settings"),
        ):
            button.setIcon(self._icons.icon(name, colour))

    def _lay_out(self) -> None:
        self._middle = QWidget()
        self._choices = QVBoxLayout()
        self._gap = QSpacerItem(0, _GAP)
        column = QVBoxLayout(self._middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._title)
        column.addSpacing(8)
        column.addLayout(self._choices)
        column.addItem(self._gap)
        column.addWidget(narrow(self._play, self._play_note, self._tour))
        self._body = QWidget()
        lay_ground(self, cloth_palette(self._art.theme))
        self._rows = QVBoxLayout(self._body)
        self._rows.setContentsMargins(0, 16, 0, 8)
        self._rows.setSpacing(10)
        self._rows.addWidget(self._line)
        self._rows.addStretch(1)
        self._rows.addLayout(centred(self._middle))
        doors = (self._set_up, self._rulesets, self._puzzles, self._desk, self._tournaments, self._help, self._settings)
        self._rows.addLayout(centred(in_a_row(*doors)))
        self._rows.addStretch(2)
        self._rows.addLayout(centred(self._help_note))
        self._rows.addWidget(self._foot)
        area = QScrollArea()
        # A widget of ours, for one that Qt has made would have PySide look at every kind of widget that it might be.
        area.setViewport(QWidget())
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(self._body)
        self._body.setAutoFillBackground(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)
