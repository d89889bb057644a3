"""What teaches and what is shared: the tour, the help of a screen, own pictures, pictures of the table."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPixmap, QResizeEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QStackedWidget, QWidget

from domino_desktop.i18n.language import language
from domino_desktop.storage import rulesets
from domino_desktop.storage.people import Aids
from domino_desktop.storage.pictures import PicturePlace
from domino_desktop.storage.settings import Pace, Settings, TileSet
from domino_desktop.ui.help.guide import Guide
from domino_desktop.ui.look import Look
from domino_desktop.ui.pages.own_pictures import OwnPicturesPage
from domino_desktop.ui.pages.own_pictures_crop import CropPage
from domino_desktop.ui.pages.own_pictures_drawing import Portraits
from domino_desktop.ui.share.retelling import scenes_of
from domino_desktop.ui.share.table_picture import TablePicture
from domino_desktop.ui.table.page import TablePage
from domino_desktop.ui.tour.page import TourPage
from domino_desktop.ui.tour.steps import Step
from tests.gallery.looks import family_pictures
from tests.ui.share_rounds import answer_of, marks_of, view_of
from tests.ui.tour_walker import Walker

Screen = TypeVar("Screen", bound=QWidget)

_SHARED = QSize(1280, 800)
_REST = 350


class Guidance:
    """Makes one screen after another in one language. ``table`` is a fresh table at which somebody is to play."""

    def __init__(self, look: Look, code: str, folder: Path, table: Callable[[], TablePage]) -> None:
        self._look, self._code, self._table = look, code, table
        self._language = language(code)
        self._portraits = _portraits(folder)
        self._folder = folder

    def all(self) -> Iterator[tuple[str, QWidget]]:
        """Name and widget of every screen."""
        yield from self._tour()
        yield "63-help-of-the-table", self._help()
        yield "64-own-pictures", self._own_pictures()
        yield "65-cut-a-picture", self._crop()
        yield from self._shared()

    def _tour(self) -> Iterator[tuple[str, QWidget]]:
        yield "60-tour", self._tour_after(lambda walker: walker.wait_for(Step.LAY))
        yield "61-tour-own-block", self._tour_after(lambda walker: walker.take_with_mouse())
        yield "62-tour-done", self._tour_after(lambda walker: (walker.take_with_mouse(), walker.go_on()))

    def _tour_after(self, do: Callable[[Any], object]) -> TourPage:
        """The tour when somebody has done this much of it."""
        TourPage.pace, TourPage.reading = Pace.INSTANT, 0
        page = TourPage(self._look, rulesets.load(rulesets.DEFAULT))
        page.resize(_SHARED)
        page.show()
        page.activateWindow()
        page.begin("Giulia", Aids(), self._language, Settings())
        do(Walker(_Patience(), page, self._language, is_hasty=True))  # type: ignore[no-untyped-call]
        return _settling(page)

    def _help(self) -> QWidget:
        """A table with the sheet of F1."""
        pages = _Window()
        table = self._table()
        pages.table, pages.language, pages.settings = table, self._language, self._look.settings
        pages.addWidget(table)
        pages.resize(_SHARED)
        pages.show()
        guide = Guide(pages, self._look, pages)
        guide.toggle(is_first=False)
        return _settling(pages)

    def _own_pictures(self) -> OwnPicturesPage:
        page = OwnPicturesPage(self._look.dress(), self._look.icons)
        page.present(self._language, self._look.dress(), self._portraits, TileSet.IVORY)
        return page

    def _crop(self) -> CropPage:
        page = CropPage(self._look.dress(), self._look.icons)
        page.present(self._language, self._look.dress(), PicturePlace.TWO, self._portraits)
        page.show_picture(self._portraits.family[2], is_stored=False, is_cut=False)
        return page

    def _shared(self) -> Iterator[tuple[str, QWidget]]:
        """The picture that is copied or saved, and the last scene of a film."""
        view = view_of("line")
        marks = marks_of(view)
        scenes = scenes_of(view, marks, self._language)
        picture = TablePicture(scenes, marks, self._language, self._look.art(), _SHARED, 1)
        answer_of(picture.preparing())
        for name, scene in (("66-shared-midst", scenes[len(scenes) // 2]), ("67-shared-end", scenes[-1])):
            yield name, _Framed(answer_of(picture.painting(scene)))


def _settling(page: Screen) -> Screen:
    """The same page; after each new size it has the time to come to rest."""
    page.in_view = lambda: QTest.qWait(_REST)  # type: ignore[attr-defined]
    return page


class _Window(QStackedWidget):
    """Stands in for the program around a table."""

    table: TablePage
    language: object
    settings: Settings


class _Framed(QLabel):
    """A picture as it is shared, as large as it has room."""

    def __init__(self, picture: QImage) -> None:
        super().__init__()
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._shared = QPixmap.fromImage(picture)
        self.setMinimumSize(1, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        how = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        self.setPixmap(self._shared.scaled(self.size(), *how))


class _Patience:
    """Waits, as the fixture of the tests does."""

    def waitUntil(self, condition: Callable[[], bool], timeout: int) -> None:
        until = time.monotonic() + timeout / 1000
        while not condition():
            QApplication.processEvents()
            if time.monotonic() > until:
                raise TimeoutError


def _portraits(folder: Path) -> Portraits:
    own = family_pictures(folder)
    family = {number: QImage(str(path)) for number, path in enumerate(own.family, 1)}
    return Portraits(family, QImage(str(own.back)), QImage(str(own.cloth)))
