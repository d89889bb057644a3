"""The start page: go on, play now, set up a table; on the very first start, a language first."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.i18n.language import CODES, Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import start
from domino_desktop.storage.setup import clean_name, name_fault
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import FlowLayout, PillChoice, PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.controls.ground import lay_ground
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.choice_cards import Choice, ChoiceCards
from domino_desktop.ui.pages.name_faults import name_sentence
from domino_desktop.ui.pages.resume_card import ResumeCard, ResumePanel
from domino_desktop.ui.pages.tab_order import order_tabs
from domino_desktop.ui.pages.tile_line import TileLine
from domino_desktop.ui.style import cloth_palette

_WIDTH_IN_LETTERS: Final = 102


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
    help_wanted = Signal()
    settings_wanted = Signal()
    language_chosen = Signal(str)
    """Carries the code of a language."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._icons = art, icons
        self._language = language_of("en")
        self._is_first = False
        self._line = TileLine(art)
        self._title = TextLabel("title")
        self._title.setForegroundRole(QPalette.ColorRole.ButtonText)
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._resume = ResumePanel(art)
        self._resume.wanted.connect(self.continue_wanted)
        self._first_choice = self._language_cards()
        self._name_label, self._name, self._name_fault = self._name_field()
        self._play = _LargeButton()
        self._play.clicked.connect(self._wish_to_play)
        self._play_note = TextLabel("quiet")
        self._play_note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._set_up = QuietButton()
        self._set_up.clicked.connect(self.set_up)
        self._help = QuietButton()
        self._help.clicked.connect(self.help_wanted)
        self._settings = QuietButton()
        self._settings.clicked.connect(self.settings_wanted)
        self._languages = PillChoice()
        self._languages.set_choices((code, language_of(code).own_name) for code in CODES)
        self._languages.chosen.connect(self.language_chosen)
        self._paint_icons()
        self._lay_out()

    def present(self, language: Language, resume: ResumeCard | None, is_first: bool) -> None:
        """Show the page: with the match that can go on, if there is one; or as the very first start."""
        self._is_first = is_first
        self._resume.setVisible(resume is not None and not is_first)
        if resume is not None:
            self._resume.present(resume, language)
        for widget in (self._first_heading, self._first_choice, self._name_label, self._name):
            widget.setVisible(is_first)
        self._languages_row.setVisible(not is_first)
        self._name_fault.hide()
        self._play_note.setVisible(is_first or resume is None)
        self.retranslate(language)
        self._make_room()
        if self.isVisible():
            self._focus_first()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        lay_ground(self, cloth_palette(art.theme))
        self._line.set_art(art)
        self._resume.set_art(art)
        self._paint_icons()
        self.update()

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        self._language = language
        say = language.say
        self._title.setText(say(start.WELCOME if self._is_first else start.APP_NAME))
        self._first_heading.setText(say(start.CHOOSE_LANGUAGE))
        self._first_choice.setAccessibleName(say(start.CHOOSE_LANGUAGE))
        self._first_choice.choose(language.code)
        self._name_label.setText(say(start.YOUR_NAME))
        self._name.setAccessibleName(say(start.YOUR_NAME))
        self._name.setPlaceholderText(say(start.NAME_MAY_WAIT))
        self._play.setText(say(start.PLAY_NOW))
        self._play.setAccessibleDescription(say(start.PLAY_NOW_NOTE))
        self._play_note.setText(say(start.PLAY_NOW_NOTE))
        self._set_up.setText(say(start.SET_UP))
        self._set_up.setAccessibleDescription(say(start.SET_UP_NOTE))
        self._help.setText(say(start.HOW_TO_PLAY))
        self._settings.setText(say(start.SETTINGS))
        self._languages.setAccessibleName(say(start.PROGRAM_LANGUAGE))
        self._languages.choose(language.code)
        self._resume.retranslate(language)
        if not self._name_fault.isHidden():
            self._check_name()

    def sizeHint(self) -> QSize:
        return QSize(1024, 700)

    def showEvent(self, event: QShowEvent) -> None:
        self._middle.setMaximumWidth(self.fontMetrics().averageCharWidth() * _WIDTH_IN_LETTERS)
        self._make_room()
        order_tabs(self)
        self._focus_first()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """The tiles across the page are for show: they go before anything else would have to be scrolled to."""
        rows = self._body.layout()
        if rows is not None:
            needed = rows.minimumHeightForWidth(self.width()) + (
                self._line.sizeHint().height() + rows.spacing() if self._line.isHidden() else 0
            )
            self._line.setVisible(needed <= self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._art.cloth(self.width(), self.height(), self.devicePixelRatioF()))

    def _focus_first(self) -> None:
        main = self._play if self._resume.isHidden() else self._resume.button
        main.setFocus(Qt.FocusReason.OtherFocusReason)

    def _wish_to_play(self) -> None:
        if not self._is_first:
            self.play_now.emit("")
        elif self._check_name():
            self.play_now.emit(clean_name(self._name.text()))
        else:
            self._name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _check_name(self) -> bool:
        """Whether the name may be used; an empty one may. Says why not."""
        typed = self._name.text()
        fault = name_fault(typed) if typed else None
        self._name_fault.setVisible(fault is not None)
        if fault is not None:
            self._name_fault.setText(name_sentence(fault, self._language))
            self._name.setAccessibleDescription(self._name_fault.text())
        return fault is None

    def _language_cards(self) -> ChoiceCards:
        cards = ChoiceCards(letters=20, most=3)
        cards.set_choices(Choice(code, language_of(code).own_name) for code in CODES)
        cards.chosen.connect(self.language_chosen)
        self._first_heading = TextLabel("body")
        self._first_heading.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        return cards

    def _name_field(self) -> tuple[TextLabel, QLineEdit, TextLabel]:
        label = TextLabel("body")
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        field = QLineEdit()
        field.textEdited.connect(lambda _: self._name_fault.hide())
        field.editingFinished.connect(self._check_name)
        field.returnPressed.connect(self._wish_to_play)
        fault = TextLabel("body")
        fault.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        fault.hide()
        return label, field, fault

    def _paint_icons(self) -> None:
        colour = self._art.theme.cloth_headline
        for button, name in ((self._set_up, "people"), (self._help, "help"), (self._settings, "settings")):
            button.setIcon(self._icons.icon(name, colour))

    def _lay_out(self) -> None:
        self._middle = QWidget()
        column = QVBoxLayout(self._middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._title)
        column.addSpacing(8)
        column.addWidget(self._resume)
        column.addWidget(self._first_heading)
        column.addWidget(self._first_choice)
        column.addWidget(_narrow(self._name_label, self._name, self._name_fault))
        column.addWidget(_narrow(self._play, self._play_note))
        self._languages_row = _in_a_row(self._languages)
        self._body = QWidget()
        lay_ground(self, cloth_palette(self._art.theme))
        rows = QVBoxLayout(self._body)
        rows.setContentsMargins(0, 24, 0, 18)
        rows.setSpacing(16)
        rows.addWidget(self._line)
        rows.addStretch(1)
        rows.addLayout(_centred(self._middle))
        rows.addLayout(_centred(_in_a_row(self._set_up, self._help, self._settings)))
        rows.addStretch(2)
        rows.addLayout(_centred(self._languages_row))
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(self._body)
        for see_through in (area.viewport(), self._body):
            see_through.setAutoFillBackground(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)


def _centred(widget: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setContentsMargins(24, 0, 24, 0)
    row.addStretch(1)
    row.addWidget(widget, 1000)
    row.addStretch(1)
    return row


def _narrow(*widgets: QWidget) -> QWidget:
    """The widgets one below the other in the middle third."""
    holder = QWidget()
    column = QVBoxLayout()
    column.setSpacing(6)
    for widget in widgets:
        column.addWidget(widget)
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.addStretch(1)
    row.addLayout(column, 3)
    row.addStretch(1)
    return holder


def _in_a_row(*widgets: QWidget) -> QWidget:
    """The widgets side by side in the middle, in several lines where it is narrow."""
    flowing = QWidget()
    flow = FlowLayout(flowing, spacing=12)
    for widget in widgets:
        flow.addWidget(widget)
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    flowing.setSizePolicy(policy)
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.addStretch(1)
    row.addWidget(flowing)
    row.addStretch(1)
    return holder
