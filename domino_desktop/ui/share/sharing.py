"""Makes of the table at hand what people want to send to others: a picture to paste or to keep, or a film."""

from __future__ import annotations

import datetime
from collections.abc import Generator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QObject, QSize, QStandardPaths
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication, QImage

from domino_desktop.core.views import TABLE, View
from domino_desktop.i18n.language import Language, language
from domino_desktop.i18n.messages import Message, share
from domino_desktop.storage.faults import StorageFault
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.share_wishes import ShareWish
from domino_desktop.ui.slices import Slices

if TYPE_CHECKING:
    from domino_desktop.ui.share.film import Film
    from domino_desktop.ui.share.strip import ShareStrip
    from domino_desktop.ui.table.page import TablePage

PICTURE_SIZE: Final = QSize(1600, 1000)
SHARPNESS: Final = 2
"""Pixels of a picture in each direction for each of its points."""

_Kinds: TypeAlias = tuple[tuple[Message, str], ...]
_PICTURES: Final[_Kinds] = ((share.PICTURES, "png"),)
_FILMS: Final[_Kinds] = ((share.FILMS_GIF, "gif"), (share.FILMS_WEBP, "webp"))


@dataclass(frozen=True, slots=True)
class Subject:
    """What is shown of a table: what everybody sees there, who sits there, in which words and colours."""

    view: View
    marks: tuple[SeatMark, ...]
    language: Language
    dress: Dress


class Sharing(QObject):
    """Serves one table page. Nothing that it makes shows more than everybody at the table may see."""

    def __init__(self, page: TablePage, art: TileArt) -> None:
        super().__init__(page)
        self._page, self._art = page, art
        self._code = "en"
        self._film: Film | None = None
        self._painting: Slices[QImage] = Slices(self, self._on_painted)
        self._wanted: list[tuple[Subject, Path | None]] = []
        self._folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation))

    @cached_property
    def strip(self) -> ShareStrip:
        """The line that tells how far it is."""
        from domino_desktop.ui.share.strip import ShareStrip

        strip = ShareStrip(self._page)
        strip.cancelled.connect(self.cancel)
        return strip

    def speak(self, code: str) -> None:
        """The table speaks this language from now on."""
        self._code = code

    def share(self, wish: ShareWish, code: str = "") -> None:
        """Make this of the table as it is now, in this language or that of the table. Asks where to save it."""
        subject = self._subject(code or self._code)
        if subject is None:
            return
        if wish is ShareWish.SAVE_FILM:
            self._begin_film(subject)
            return
        path = None
        if wish is ShareWish.SAVE_PICTURE:
            path = self._ask_where(subject, wish)
            if path is None:
                return
        self._wanted.append((subject, path))
        if len(self._wanted) == 1:
            self._painting.begin(self._paint(subject), 0)

    def cancel(self) -> None:
        """Make no film after all."""
        if self._film is not None:
            self._film.cancel()

    def _subject(self, code: str) -> Subject | None:
        controller = self._page.controller
        if controller is None:
            return None
        view = controller.view(TABLE)
        if not view.round:
            return None
        marks = (SeatMark(seat, one.name, one.colour, one.language) for seat, one in enumerate(controller.setup.seats))
        return Subject(view, tuple(marks), language(code), self._art.dress)

    def _ask_where(self, subject: Subject, wish: ShareWish) -> Path | None:
        # Printing comes along with it, and is wanted by few.
        from domino_desktop.ui.printing.files import ask_for_file
        from domino_desktop.ui.share.file_name import proposed_name

        name = proposed_name((mark.name for mark in subject.marks), datetime.date.today())
        title, kinds = (
            (share.PICTURE_TITLE, _PICTURES) if wish is ShareWish.SAVE_PICTURE else (share.FILM_TITLE, _FILMS)
        )
        path = ask_for_file(self._page.window(), subject.language, title, kinds, name, self._folder)
        if path is not None:
            self._folder = path.parent
        return path

    # Pictures -----------------------------------------------------------------------------------------

    def _paint(self, subject: Subject) -> Generator[None, None, QImage]:
        from domino_desktop.ui.share.retelling import scene_now
        from domino_desktop.ui.share.table_picture import TablePicture

        scene = scene_now(subject.view, subject.marks, subject.language)
        art = TileArt(subject.dress)
        picture = TablePicture([scene], subject.marks, subject.language, art, PICTURE_SIZE, SHARPNESS)
        yield from picture.preparing()
        return (yield from picture.painting(scene))

    def _on_painted(self, picture: QImage) -> None:
        subject, path = self._wanted.pop(0)
        if self._wanted:
            self._painting.begin(self._paint(self._wanted[0][0]), 0)
        if path is None:
            # Whoever pastes it measures it in pixels.
            picture.setDevicePixelRatio(1)
            QGuiApplication.clipboard().setImage(picture)
            self._say(subject.language.say(share.COPIED))
            return
        from domino_desktop.ui.share.encoding import as_png
        from domino_desktop.ui.share.film import pixels_of
        from domino_desktop.ui.share.writing import Writing

        pixels = pixels_of(picture)
        writing = Writing(lambda: as_png(pixels), path, self)
        writing.done.connect(lambda fault: self._tell(fault, path, subject.language))
        writing.done.connect(writing.deleteLater)
        writing.start()

    # Films --------------------------------------------------------------------------------------------

    def _begin_film(self, subject: Subject) -> None:
        if self._film is not None:
            return  # one at a time; how far it is stands in view
        path = self._ask_where(subject, ShareWish.SAVE_FILM)
        if path is None:
            return
        from domino_desktop.ui.share.film import SIZE, Film
        from domino_desktop.ui.share.retelling import scenes_of
        from domino_desktop.ui.share.table_picture import TablePicture

        scenes = scenes_of(subject.view, subject.marks, subject.language)
        picture = TablePicture(scenes, subject.marks, subject.language, TileArt(subject.dress), SIZE)
        self._film = film = Film(scenes, picture, path, self)
        film.progressed.connect(lambda done, whole: self._show_progress(done, whole, subject.language))
        film.done.connect(lambda fault: self._end_film(fault, path, subject.language))
        self._show_progress(0, len(scenes), subject.language)
        film.start()

    def _show_progress(self, done: int, whole: int, spoken: Language) -> None:
        sentence = spoken.say(share.PAINTING, done, whole) if done < whole else spoken.say(share.SAVING)
        self.strip.show_progress(sentence, done, whole, spoken)

    def _end_film(self, fault: object, path: Path, spoken: Language) -> None:
        if self._film is not None:
            self._film.deleteLater()
        self._film = None
        self._tell(fault, path, spoken)

    # Words --------------------------------------------------------------------------------------------

    def _tell(self, fault: object, path: Path, spoken: Language) -> None:
        """How it ended."""
        if isinstance(fault, StorageFault):
            from domino_desktop.ui.dialogs.notice import Notice
            from domino_desktop.ui.dialogs.teller import words_for

            self.strip.hide()
            Notice(self._page.window(), spoken, words_for(fault), str(path.parent)).open()
        else:
            self._say(spoken.say(share.SAVED, path.name) if fault is None else spoken.say(share.CANCELLED))

    def _say(self, sentence: str) -> None:
        self.strip.say(sentence)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._page, sentence))
