"""Puts several pictures into their places, one after another, each cut round its middle."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from domino_desktop.storage.pictures import Crop, PicturePlace, PictureReason
from domino_desktop.ui.pages.own_pictures_frame import CropFrame
from domino_desktop.ui.pages.own_pictures_reader import PictureReader, Source

Wish = tuple[PicturePlace, Source]


class ManyPictures(QObject):
    """``made`` carries place, source, crop and file of each picture; ``finished`` how many could not be used."""

    made = Signal(object, object, object, bytes)
    finished = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reader = PictureReader(self)
        self._waiting: list[Wish] = []
        self._refused = 0
        self._is_on = False

    @property
    def is_busy(self) -> bool:
        """Whether pictures are still to come."""
        return self._is_on

    def bring(self, wishes: Sequence[Wish], surplus: int = 0) -> None:
        """Begin with these; what was still to come is forgotten. For ``surplus`` more there was no place."""
        self.stop()
        self._waiting, self._refused, self._is_on = list(wishes), surplus, True
        self._go_on()

    def stop(self) -> None:
        """Forget what is still to come."""
        self._reader.stop()
        self._waiting, self._is_on = [], False

    def _go_on(self) -> None:
        if self._waiting:
            wish = self._waiting.pop(0)
            self._reader.look(wish[1], partial(self._cut, wish), self._refuse)
        else:
            self._is_on = False
            self.finished.emit(self._refused)

    def _cut(self, wish: Wish, seen: QImage) -> None:
        place, source = wish
        across, down = place.most
        crop = CropFrame.largest(seen.width(), seen.height(), across / down).crop(0)
        self._reader.cut(source, place, crop, partial(self._tell, wish, crop), self._refuse)

    def _tell(self, wish: Wish, crop: Crop, content: bytes) -> None:
        self.made.emit(*wish, crop, content)
        if self._is_on:  # whoever heard of it may have had enough
            self._go_on()

    def _refuse(self, reason: PictureReason) -> None:
        self._refused += 1
        self._go_on()
