"""The page where people put their own pictures on tiles and table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import Message, buttons, pictures
from domino_desktop.storage.pictures import FAMILY, PicturePlace
from domino_desktop.storage.settings import TileSet
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.controls import PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.own_pictures_drawing import OwnTable, Portraits
from domino_desktop.ui.pages.own_pictures_slot import PictureSlot
from domino_desktop.ui.pages.page import Page, Section
from domino_desktop.ui.pages.rows import flowing
from domino_desktop.ui.pages.rulesets.beside import Beside

_WIDTH_IN_LETTERS: Final = 112
_CHOOSE: Final = {PicturePlace.BACK: pictures.CHOOSE_FOR_BACK, PicturePlace.CLOTH: pictures.CHOOSE_FOR_TABLE}
_CHANGE: Final = {PicturePlace.BACK: pictures.CHANGE_FOR_BACK, PicturePlace.CLOTH: pictures.CHANGE_FOR_TABLE}


class OwnPicturesPage(Page):
    """Six frames for the family set, one for the backs, one for the table, and what becomes of them."""

    wanted = Signal(object)
    """Somebody wants to choose or change the picture for this `PicturePlace`."""
    brought = Signal(object, object)
    """Somebody has dropped pictures on a place: a `PicturePlace` and one or more of `Source`."""
    paste_wanted = Signal(object)
    """Whatever was copied belongs into this `PicturePlace`."""
    set_wanted = Signal(object)
    """Play with this `TileSet`."""
    left = Signal()
    """The page is no longer in view."""
    print_wanted = Signal()
    save_wanted = Signal()

    def __init__(self, dress: Dress, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(dress.theme, icons, letters=_WIDTH_IN_LETTERS, parent=parent)
        self._language = language_of("en")
        self._dress = dress
        self._tile_set = TileSet.IVORY
        self._texts: list[tuple[TextLabel | PrimaryButton | QuietButton, Message]] = []
        self._slots = {place: PictureSlot(place) for place in PicturePlace}
        for place, slot in self._slots.items():
            slot.clicked.connect(lambda _=False, place=place: self.wanted.emit(place))
            slot.dropped.connect(lambda sources, place=place: self.brought.emit(place, sources))
        self._notice = TextLabel("body")
        self._notice.hide()
        self.column.addWidget(self._words("body", pictures.INTRODUCTION))
        self.column.addWidget(self._words("quiet", pictures.HOW))
        self.column.addWidget(self._notice)
        self._add_family()
        self._add_table()
        self._add_sheet()
        self.column.addStretch(1)

    def present(self, language: Language, dress: Dress, portraits: Portraits, tile_set: TileSet) -> None:
        """Show these pictures, on tiles and a table in this dress; ``tile_set`` is the one that is played with."""
        self._dress, self._tile_set = dress, tile_set
        for place, slot in self._slots.items():
            if place.number:
                slot.show_picture(portraits.family.get(place.number))
        self._slots[PicturePlace.BACK].show_picture(portraits.back)
        self._slots[PicturePlace.CLOTH].show_picture(portraits.cloth)
        self._preview.show_pictures(dress, portraits)
        self.set_theme(dress.theme)
        self._notice.hide()
        self.retranslate(language)

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        self._language = language
        say = language.say
        self.title.setText(say(pictures.TITLE))
        self.back_button.setAccessibleName(say(buttons.BACK))
        self.back_button.setToolTip(say(buttons.BACK))
        for widget, message in self._texts:
            widget.setText(say(message))
        for place, slot in self._slots.items():
            slot.setAccessibleName(self._name_of(place, is_filled=slot.is_filled))
        self._preview.setAccessibleName(say(pictures.PREVIEW_DRAWN))
        self._contrast.setVisible(self._dress.theme.flat)
        missing = sum(not self._slots[place].is_filled for place in FAMILY)
        is_in_use = self._tile_set is TileSet.FAMILY and not missing
        if missing:
            self._state.setText(say(pictures.MISSING, n=missing))
        else:
            self._state.setText(say(pictures.IN_USE if is_in_use else pictures.COMPLETE))
        self._play.setVisible(not is_in_use)
        self._play.setEnabled(not missing)
        self._stop.setVisible(is_in_use)

    def tell(self, sentence: str) -> None:
        """Say how something ended."""
        self._notice.setText(sentence)
        self._notice.setVisible(bool(sentence))
        if sentence:
            self.scroll_area.ensureWidgetVisible(self._notice)

    def go_to(self, place: PicturePlace) -> None:
        """Put the keyboard on this frame."""
        self._slots[place].setFocus()
        self.scroll_area.ensureWidgetVisible(self._slots[place])

    def focus_first(self) -> None:
        """On the first frame that waits for a picture."""
        self.go_to(self._first_empty())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # as when the window goes to the task bar
            self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):
            held = self.focusWidget()
            self.paste_wanted.emit(held.place if isinstance(held, PictureSlot) else self._first_empty())
        else:
            super().keyPressEvent(event)

    def _first_empty(self) -> PicturePlace:
        return next((place for place, slot in self._slots.items() if not slot.is_filled), PicturePlace.ONE)

    def _name_of(self, place: PicturePlace, *, is_filled: bool) -> str:
        say = self._language.say
        if place.number:
            return say(pictures.CHANGE_FOR_NUMBER if is_filled else pictures.CHOOSE_FOR_NUMBER, place.number)
        return say((_CHANGE if is_filled else _CHOOSE)[place])

    # Building ---------------------------------------------------------------------------------------------

    def _words(self, role: str, message: Message) -> TextLabel:
        label = TextLabel("quiet" if role == "quiet" else "body")
        self._texts.append((label, message))
        return label

    def _section(self, heading: Message) -> Section:
        section = Section()
        self._texts.append((section.heading, heading))
        return section

    def _add_family(self) -> None:
        section = self._section(pictures.FAMILY)
        section.rows.addWidget(flowing(*(self._slots[place] for place in FAMILY)))
        self._state = TextLabel("body")
        self._play, self._stop = PrimaryButton(), QuietButton()
        self._play.clicked.connect(lambda: self.set_wanted.emit(TileSet.FAMILY))
        self._stop.clicked.connect(lambda: self.set_wanted.emit(TileSet.IVORY))
        self._texts += [(self._play, pictures.PLAY), (self._stop, pictures.STOP)]
        section.rows.addWidget(self._state)
        section.rows.addSpacing(4)
        section.rows.addWidget(flowing(self._play, self._stop))
        self.column.addWidget(section)

    def _add_table(self) -> None:
        chosen = self._section(pictures.BACK_AND_TABLE)
        chosen.rows.addWidget(
            flowing(
                self._under_words(PicturePlace.BACK, pictures.BACK),
                self._under_words(PicturePlace.CLOTH, pictures.TABLE),
            )
        )
        chosen.rows.addStretch(1)
        seen = self._section(pictures.PREVIEW)
        self._preview = OwnTable(self._dress)
        self._contrast = self._words("quiet", pictures.CONTRAST_NOTE)
        seen.rows.addWidget(self._preview, 1)
        seen.rows.addWidget(self._contrast)
        self.column.addWidget(Beside(chosen, seen, letters=84))

    def _under_words(self, place: PicturePlace, message: Message) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        row.addWidget(self._slots[place])
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self._words("quiet", message))
        return holder

    def _add_sheet(self) -> None:
        section = self._section(pictures.SHEET)
        section.rows.addWidget(self._words("body", pictures.SHEET_NOTE))
        printing, saving = QuietButton(), QuietButton()
        printing.clicked.connect(lambda: self.print_wanted.emit())
        saving.clicked.connect(lambda: self.save_wanted.emit())
        self._texts += [(printing, pictures.PRINT), (saving, pictures.SAVE)]
        section.rows.addWidget(flowing(printing, saving))
        self.column.addWidget(section)
