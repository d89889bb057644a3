"""The two pages about own pictures, and the ways between choosing, cutting, storing and showing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache, partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QStandardPaths, Qt, Signal
from PySide6.QtGui import QGuiApplication, QImage, QImageReader
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, pictures, rulepages, settings
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.files import write_whole
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.pictures import FAMILY, Crop, PicturePlace, PictureReason, PictureShelf
from domino_desktop.storage.settings import Back, Cloth, Settings, TileSet
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.own_pictures import own_picture
from domino_desktop.ui.dialogs.teller import Teller, words_for
from domino_desktop.ui.look import Look
from domino_desktop.ui.pages.own_pictures import OwnPicturesPage
from domino_desktop.ui.pages.own_pictures_crop import CropPage
from domino_desktop.ui.pages.own_pictures_drawing import Portraits
from domino_desktop.ui.pages.own_pictures_hanging import own_pictures, settings_for
from domino_desktop.ui.pages.own_pictures_many import ManyPictures
from domino_desktop.ui.pages.own_pictures_reader import PictureReader, Source
from domino_desktop.ui.pages.own_pictures_sheet import as_pdf, print_sheet
from domino_desktop.ui.pages.own_pictures_slot import pictures_in
from domino_desktop.ui.printing.files import ask_for_file
from domino_desktop.ui.printing.sheets import usual_paper

_ENDINGS: Final = "jpg jpeg png gif webp avif bmp tif tiff ico jp2 tga psd qoi ppm".split()
_SMALL: Final = 640  # pixels
_SMALL_BYTES: Final = 5_000_000

SENTENCES: Final[Mapping[PictureReason, Message]] = {
    PictureReason.CANNOT_BE_OPENED: pictures.CANNOT_BE_OPENED,
    PictureReason.IS_NO_PICTURE: pictures.NO_PICTURE,
    PictureReason.IS_BROKEN: pictures.BROKEN,
    PictureReason.IS_TOO_LARGE_A_FILE: pictures.TOO_LARGE_A_FILE,
    PictureReason.HAS_TOO_MANY_PIXELS: pictures.TOO_MANY_PIXELS,
    PictureReason.IS_TOO_NARROW: pictures.TOO_NARROW,
    PictureReason.TAKES_TOO_LONG: pictures.TOO_LONG,
}
"""What is wrong with a file, and what to do."""


class OwnPicturesRoom(QObject):
    """Shows the own pictures and changes them."""

    shown = Signal(QWidget)
    """This page wants to be in view."""
    left = Signal()
    """Whoever came in wants to be where they came from."""
    settings_wanted = Signal(object)
    """These `Settings` are to be followed from now on."""

    def __init__(
        self,
        pages: QStackedWidget,
        look: Look,
        teller: Teller,
        paths: DataPaths,
        spoken: Callable[[], Language],
        kept: Callable[[], Settings],
    ) -> None:
        super().__init__(pages)
        self._pages, self._look, self._teller = pages, look, teller
        self._paths, self._spoken, self._kept = paths, spoken, kept
        self._shelf = PictureShelf(paths)
        self._reader = PictureReader(self)
        self._many = ManyPictures(self)
        self._many.made.connect(self._store)
        self._many.finished.connect(self._end_many)
        self._place = PicturePlace.ONE
        self._source: Source | None = None
        self._origins: dict[Path, tuple[Source, Crop]] = {}
        self._folder = ""

    def enter(self) -> None:
        """Show the pictures that are there."""
        self._shelf = PictureShelf(self._paths)
        if own_pictures(self._shelf) != self._look.pictures:
            self._do_without_what_is_gone()
        self._show_all()
        if self._shelf.set_aside:
            self._page.tell(self._spoken().say(pictures.DAMAGED, str(self._shelf.set_aside[0])))

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        for page in self._made():
            page.retranslate(language)

    def redress(self) -> None:
        """The program looks different now."""
        current = self._pages.currentWidget()
        if current is self.__dict__.get("_page"):
            self._present()
        elif current is self.__dict__.get("_crop"):
            self._crop.wear(self._dress())

    def __contains__(self, page: QWidget | None) -> bool:
        return any(page is made for made in self._made())

    # Pages: each is made when it is wanted ---------------------------------------------------------------

    @cached_property
    def _page(self) -> OwnPicturesPage:
        page = OwnPicturesPage(self._dress(), self._look.icons)
        page.back.connect(self.left)
        page.left.connect(self._many.stop)
        page.wanted.connect(self._visit)
        page.brought.connect(self._take)
        page.paste_wanted.connect(self._paste)
        page.set_wanted.connect(lambda tile_set: self._want(tile_set=tile_set))
        page.print_wanted.connect(self._print)
        page.save_wanted.connect(self._save)
        self._pages.addWidget(page)
        return page

    @cached_property
    def _crop(self) -> CropPage:
        page = CropPage(self._dress(), self._look.icons)
        page.back.connect(self._leave_crop)
        page.kept.connect(self._leave_crop)
        page.used.connect(self._cut)
        page.another_wanted.connect(lambda: self._choose(self._place))
        page.paste_wanted.connect(lambda: self._paste(self._place))
        page.removed.connect(self._remove)
        page.left.connect(self._reader.stop)
        self._pages.addWidget(page)
        return page

    def _made(self) -> tuple[OwnPicturesPage | CropPage, ...]:
        return tuple(self.__dict__[name] for name in ("_page", "_crop") if name in self.__dict__)

    def _show_all(self) -> None:
        self._present()
        self.shown.emit(self._page)

    def _present(self) -> None:
        self._page.present(self._spoken(), self._dress(), self._portraits(), self._kept().tile_set)

    def _leave_crop(self) -> None:
        self._show_all()
        self._page.go_to(self._place)

    def _dress(self) -> Dress:
        """What the table would wear with all own pictures that there are."""
        shelf = self._shelf
        wanted = replace(
            self._kept(),
            tile_set=TileSet.FAMILY,
            back=self._kept().back if shelf.back() is None else Back.OWN,
            cloth=self._kept().cloth if shelf.cloth() is None else Cloth.OWN,
        )
        return self._look.try_on(wanted)

    def _portraits(self) -> Portraits:
        def picture(path: Path | None) -> QImage | None:
            return None if path is None else own_picture(path)

        cloth = self._shelf.cloth()
        family = {place.number: picture(self._shelf.picture(place)) for place in FAMILY}
        return Portraits(
            {number: image for number, image in family.items() if image is not None},
            picture(self._shelf.back()),
            None if cloth is None else _small(cloth),
        )

    # Choosing and cutting -------------------------------------------------------------------------------

    def _visit(self, place: PicturePlace) -> None:
        """A frame was clicked: choose a picture for it, or change the one that is there."""
        there = self._shelf.picture(place)
        if there is None:
            self._choose(place)
            return
        origin = self._origins.get(there)
        if origin is None:
            self._open(place, there)
        else:
            # Whoever has chosen it a moment ago may want to see more of it. The file may be gone by now.
            self._open(place, *origin, otherwise=lambda _: self._open(place, there))

    def _choose(self, place: PicturePlace) -> None:
        self._take(place, self._ask_for_pictures(are_many=place in FAMILY and self._shelf.picture(place) is None))

    def _take(self, place: PicturePlace, sources: Sequence[Source]) -> None:
        """One picture is looked at closely; several go where pictures of the family are missing."""
        places = FAMILY[max(place.number - 1, 0) :] + FAMILY[: max(place.number - 1, 0)]
        free = [one for one in places if self._shelf.picture(one) is None]
        if len(sources) > 1 and place in FAMILY and free:
            if self._pages.currentWidget() is not self._page:
                self._show_all()
            self._page.tell(self._spoken().say(pictures.ONE_MOMENT))
            self._many.bring(tuple(zip(free, sources)), max(0, len(sources) - len(free)))
        elif sources:
            self._open(place, sources[0])

    def _paste(self, place: PicturePlace) -> None:
        sources = pictures_in(QGuiApplication.clipboard().mimeData())
        if sources:
            self._open(place, sources[0])
        elif self._pages.currentWidget() is self._page:
            self._page.tell(self._spoken().say(pictures.NOTHING_TO_PASTE))
        else:
            self._crop.tell(pictures.NOTHING_TO_PASTE)

    def _open(
        self,
        place: PicturePlace,
        source: Source,
        crop: Crop | None = None,
        otherwise: Callable[[PictureReason], None] | None = None,
    ) -> None:
        """Read this picture; the window goes on meanwhile."""
        self._place, self._source = place, source
        is_cut = source == self._shelf.picture(place)
        is_stored = is_cut or crop is not None
        self._crop.present(self._spoken(), self._dress(), place, self._portraits())
        self.shown.emit(self._crop)
        show = partial(self._crop.show_picture, crop=crop, is_stored=is_stored, is_cut=is_cut)
        self._reader.look(source, show, otherwise or self._refuse)

    def _refuse(self, reason: PictureReason) -> None:
        self._crop.tell(SENTENCES[reason])

    def _cut(self, crop: Crop) -> None:
        if self._source is not None:
            self._crop.wait()
            self._reader.cut(self._source, self._place, crop, partial(self._keep, crop), self._refuse)

    def _keep(self, crop: Crop, content: bytes) -> None:
        if self._source is not None and self._store(self._place, self._source, crop, content):
            self._leave_crop()

    def _store(self, place: PicturePlace, source: Source, crop: Crop, content: bytes) -> bool:
        """Whether the picture is stored; then it is seen everywhere."""
        try:
            path = self._shelf.keep(place, content)
        except StorageFault as fault:
            self._tell_fault(fault)
            return False
        # Of what was copied, the small remains: it lies in memory.
        if isinstance(source, Path) or len(source) < _SMALL_BYTES:
            if source != path:
                self._origins[path] = source, crop
        self._use_them()
        if place is PicturePlace.BACK:
            self._want(back=Back.OWN)
        elif place is PicturePlace.CLOTH:
            self._want(cloth=Cloth.OWN)
        if self._many.is_busy:
            self._present()
            self._page.tell(self._spoken().say(pictures.ONE_MOMENT))
        return True

    def _end_many(self, refused: int) -> None:
        self._present()
        if refused:
            self._page.tell(self._spoken().say(pictures.NOT_USED, n=refused))

    def _tell_fault(self, fault: StorageFault) -> None:
        if self._pages.currentWidget() is self._page:
            self._many.stop()
            self._page.tell(self._spoken().say(words_for(fault), str(self._paths.pictures)))
        else:
            self._crop.tell(words_for(fault), str(self._paths.pictures))

    def _remove(self) -> None:
        try:
            self._shelf.remove(self._place)
        except StorageFault as fault:
            self._tell_fault(fault)
            return
        self._do_without_what_is_gone()
        self._leave_crop()

    def _do_without_what_is_gone(self) -> None:
        self._use_them()
        possible = settings_for(self._look.pictures, self._kept())
        if possible != self._kept():
            self.settings_wanted.emit(possible)

    def _use_them(self) -> None:
        self._look.use_pictures(own_pictures(self._shelf))

    def _want(self, **what: Any) -> None:
        self.settings_wanted.emit(replace(self._kept(), **what))
        self._present()

    def _ask_for_pictures(self, *, are_many: bool) -> list[Path]:
        """The files that somebody chooses."""
        language = self._spoken()
        dialog = QFileDialog(self._pages.window(), language.say(pictures.CHOOSE), self._folder or _first_folder())
        endings = " ".join(f"*.{ending}" for ending in _ENDINGS)
        dialog.setNameFilters(
            [f"{language.say(pictures.PICTURE_FILES)} ({endings})", language.say(pictures.ALL_FILES) + " (*)"]
        )
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles if are_many else QFileDialog.FileMode.ExistingFile)
        # Details have a column that Qt fills with English; these two labels it has translated under other letters.
        dialog.setViewMode(QFileDialog.ViewMode.List)
        dialog.setLabelText(QFileDialog.DialogLabel.LookIn, language.say(settings.LOOK_IN))
        dialog.setLabelText(QFileDialog.DialogLabel.FileType, language.say(settings.FILES_OF_TYPE))
        chosen = dialog.selectedFiles() if dialog.exec() else []
        self._folder = dialog.directory().absolutePath()
        dialog.deleteLater()
        return list(map(Path, chosen))

    # Paper --------------------------------------------------------------------------------------------

    def _print(self) -> None:
        print_sheet(self._spoken(), self._portraits(), self._pages.window())

    def _save(self) -> None:
        language = self._spoken()
        kinds = ((rulepages.PDF_FILES, "pdf"),)
        name = language.say(pictures.SHEET_TITLE)
        path = ask_for_file(self._pages.window(), language, rulepages.SAVE_FILE, kinds, name)
        if path is None:
            return
        try:
            write_whole(path, as_pdf(language, self._portraits(), usual_paper().size))
        except StorageFault as fault:
            self._page.tell(language.say(words_for(fault), str(path.parent)))
        else:
            self._page.tell(language.say(pictures.SAVED, str(path)))


@lru_cache(maxsize=1)
def _small(path: Path) -> QImage | None:
    """The picture as large as a small table needs it: read whole, the window would wait for it."""
    reader = QImageReader(str(path))
    reader.setScaledSize(reader.size().scaled(_SMALL, _SMALL, Qt.AspectRatioMode.KeepAspectRatio))
    picture = reader.read()
    return None if picture.isNull() else picture


def _first_folder() -> str:
    """Where people of this computer keep their photos."""
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
