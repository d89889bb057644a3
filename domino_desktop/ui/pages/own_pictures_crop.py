"""The page on which somebody chooses which part of a picture is seen on the tile."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QImage, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QLabel, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import Message, buttons, pictures
from domino_desktop.storage.pictures import Crop, PicturePlace
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.controls import IconButton, PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.own_pictures_drawing import OwnTable, Portraits
from domino_desktop.ui.pages.own_pictures_view import CropView
from domino_desktop.ui.pages.page import Page
from domino_desktop.ui.pages.rows import flowing
from domino_desktop.ui.pages.rulesets.beside import Beside

_WIDTH_IN_LETTERS: Final = 130
_STEP: Final = 1.25
_PREVIEW: Final = 300  # logical pixels: no higher
_DRAWING: Final = 120
_TITLES: Final = {PicturePlace.BACK: pictures.CROP_BACK, PicturePlace.CLOTH: pictures.CROP_TABLE}


class CropPage(Page):
    """A picture with a frame, and beside it the tile that comes of it."""

    used = Signal(object)
    """This `Crop` of the picture is wanted."""
    kept = Signal()
    """The picture that was there already is to stay as it is."""
    another_wanted = Signal()
    paste_wanted = Signal()
    removed = Signal()
    left = Signal()
    """The page is no longer in view."""

    def __init__(self, dress: Dress, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(dress.theme, icons, letters=_WIDTH_IN_LETTERS, parent=parent)
        self._language = language_of("en")
        self._dress, self._place = dress, PicturePlace.ONE
        self._is_stored = self._is_cut = False
        self._others = Portraits()
        self._notice_said: Message | None = None
        self._notice_args: tuple[str, ...] = ()
        self._notice = TextLabel("heading")
        self._view = CropView()
        self._view.changed.connect(self._follow)
        self._preview = OwnTable(dress)
        self._round: list[tuple[QAbstractButton, str, Message]] = []
        self._add_round("plus", pictures.SMALLER, lambda: self._view.resize_frame(1 / _STEP))
        self._add_round("minus", pictures.LARGER, lambda: self._view.resize_frame(_STEP))
        self._add_round("turn", pictures.TURN, self._view.turn)
        self._how, self._keys = TextLabel("body"), TextLabel("quiet")
        beside = QWidget()
        column = QVBoxLayout(beside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._preview, 3)
        column.addWidget(flowing(*(button for button, _, _ in self._round)))
        column.addWidget(self._how)
        column.addWidget(self._keys)
        column.addStretch(1)
        self._preview.setMaximumHeight(_PREVIEW)
        self._drawing = QLabel()
        self._drawing.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter)
        self._notice.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        self.column.addWidget(self._drawing)
        self.column.addWidget(self._notice)
        self._work = Beside(self._view, beside, letters=84, shares=(3, 2))
        self.column.addWidget(self._work, 1)
        self._use, self._another, self._remove = PrimaryButton(), QuietButton(), QuietButton()
        self._use.clicked.connect(self._take)
        self._another.clicked.connect(self.another_wanted)
        self._remove.clicked.connect(self.removed)
        self.scroll_area.viewport().installEventFilter(self)
        self.set_footer(flowing(self._use, self._another, self._remove))
        self.wear(dress)

    def present(self, language: Language, dress: Dress, place: PicturePlace, others: Portraits) -> None:
        """Wait for a picture for this place; ``others`` are the pictures that are there."""
        self._place, self._others = place, others
        self._view.show_picture(QImage(), 1.0)
        self._notice_said, self._notice_args = pictures.ONE_MOMENT, ()
        self.wear(dress)
        self._show_preview(None)
        self.retranslate(language)

    def show_picture(self, picture: QImage, crop: Crop | None = None, *, is_stored: bool, is_cut: bool) -> None:
        """Choose a part of this picture, perhaps beginning with the part of last time.

        ``is_stored``: it belongs to what this place shows now; ``is_cut``: it is what this place shows now.
        """
        self._is_stored, self._is_cut, self._notice_said = is_stored, is_cut, None
        across, down = self._place.most
        self._view.show_picture(picture, across / down, crop)
        self._settle()
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def wait(self) -> None:
        """Something is being read or written."""
        self.tell(pictures.ONE_MOMENT)

    def tell(self, message: Message, *args: str) -> None:
        """Say what is going on, or what was wrong, above the picture; one may choose another one."""
        self._notice_said, self._notice_args = message, args
        self._settle()
        if message is not pictures.ONE_MOMENT:
            self._another.setFocus(Qt.FocusReason.OtherFocusReason)

    def wear(self, dress: Dress) -> None:
        """Look like this from now on."""
        self._dress = dress
        self.set_theme(dress.theme)
        for button, name, _ in self._round:
            button.setIcon(self._icons.icon(name, dress.theme.outline))
        ratio = self.devicePixelRatioF()
        self._drawing.setPixmap(self._icons.pixmap("no-picture", dress.theme.quiet_text, _DRAWING, ratio))
        self._follow()

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        self._language = language
        say = language.say
        number = self._place.number
        self.title.setText(say(pictures.CROP_NUMBER, number) if number else say(_TITLES[self._place]))
        self.back_button.setAccessibleName(say(buttons.BACK))
        self.back_button.setToolTip(say(buttons.BACK))
        self._use.setText(say(pictures.USE))
        self._another.setText(say(pictures.ANOTHER))
        self._remove.setText(say(pictures.REMOVE))
        self._how.setText(say(pictures.CROP_HOW))
        self._keys.setText(say(pictures.CROP_KEYS))
        for button, _, message in self._round:
            button.setAccessibleName(say(message))
            button.setToolTip(say(message))
        self._view.setAccessibleName(say(pictures.CROP_DRAWN))
        self._preview.setAccessibleName(say(pictures.PREVIEW_DRAWN))
        self._settle()

    def focus_first(self) -> None:
        """On the picture, or where one can be chosen."""
        (self._view if self._view.has_picture else self.back_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """However large the letters are, the whole picture is in view at once."""
        if event.type() is QEvent.Type.Resize:
            room = self.scroll_area.viewport().height() - self.column.contentsMargins().top()
            self._view.setMaximumHeight(max(self._view.minimumSizeHint().height(), room))
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # as when the window goes to the task bar
            self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste_wanted.emit()
        else:
            super().keyPressEvent(event)

    def _add_round(self, icon: str, message: Message, do: object) -> None:
        button = IconButton(self._icons.icon(icon, self._dress.theme.outline))
        button.clicked.connect(do)
        self._round.append((button, icon, message))

    def _take(self) -> None:
        if self._is_cut and self._view.is_whole():
            self.kept.emit()
        else:
            self.used.emit(self._view.crop())

    def _settle(self) -> None:
        """What can be done now."""
        is_waiting, has_picture = self._notice_said is pictures.ONE_MOMENT, self._view.has_picture
        said = "" if self._notice_said is None else self._language.say(self._notice_said, *self._notice_args)
        self._view.say(said if is_waiting else "")
        self._notice.setVisible(bool(said) and not is_waiting)
        self._notice.setText(said)
        self._work.setVisible(has_picture or is_waiting)
        self._drawing.setVisible(not has_picture and not is_waiting)
        for button in (self._use, *(button for button, _, _ in self._round)):
            button.setEnabled(has_picture and not is_waiting)
        self._use.setVisible(has_picture)
        self._another.setEnabled(not is_waiting)
        self._remove.setVisible(has_picture and self._is_stored)
        self._remove.setEnabled(not is_waiting)

    def _follow(self) -> None:
        """The frame is elsewhere: show the tile that comes of it."""
        if self._view.has_picture:
            self._show_preview(self._view.part())
            crop = self._view.crop()
            percents = (round(100 * share) for share in (crop.width, crop.left, crop.top))
            self._view.setAccessibleDescription(self._language.say(pictures.CROP_PLACE, *percents))

    def _show_preview(self, part: QImage | None) -> None:
        """Tiles on a table, with this picture in its place among the others."""
        others, number = self._others, self._place.number
        family, back, cloth = dict(others.family), others.back, others.cloth
        if number:
            self._preview.show_tiles((number, 0), (number, number), has_back=False)
            family |= {} if part is None else {number: part}
        elif self._place is PicturePlace.BACK:
            self._preview.show_tiles((1, 2), has_back=True)
            back = part or back
        else:
            self._preview.show_tiles((1, 2), (3, 4), has_back=True)
            cloth = part or cloth
        self._preview.show_pictures(self._dress, Portraits(family, back, cloth))
