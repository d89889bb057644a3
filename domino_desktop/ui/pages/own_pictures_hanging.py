"""Lets the program look with the own pictures that are there when it starts."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from domino_desktop.i18n.messages import pictures
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.settings import Back, Cloth, Settings, TileSet
from domino_desktop.ui.art.dress import OwnPictures
from domino_desktop.ui.dialogs.teller import Teller
from domino_desktop.ui.look import Look

if TYPE_CHECKING:
    from domino_desktop.storage.pictures import PictureShelf


def own_pictures(shelf: PictureShelf) -> OwnPictures:
    """The pictures of a shelf as the painting side wants them: a family only when it is complete."""
    family = tuple(path for path in shelf.family() if path is not None)
    return OwnPictures(family if len(family) == len(shelf.family()) else (), shelf.back(), shelf.cloth())


def hang_pictures(look: Look, paths: DataPaths, teller: Teller, settings: Settings) -> Settings:
    """Use the pictures in the data folder; answers the settings without wishes for pictures that are gone.

    What was damaged, or is gone, is told in one sentence. What only cannot be read just now is still wished for.
    """
    found, is_told, is_gone = OwnPictures(), False, True
    if paths.pictures.is_dir():
        from domino_desktop.storage.pictures import PictureShelf  # most people have none

        shelf = PictureShelf(paths)
        found = own_pictures(shelf)
        is_told, is_gone = bool(shelf.set_aside), shelf.could_be_read
        if is_told:
            teller.tell(pictures.DAMAGED, str(shelf.set_aside[0]))
    look.use_pictures(found)
    possible = settings_for(found, settings)
    if possible != settings and not is_told:
        teller.tell(pictures.GONE)
    return possible if is_gone else settings


def settings_for(found: OwnPictures, settings: Settings) -> Settings:
    """These settings, with the usual looks in place of pictures that are not there."""
    if settings.tile_set is TileSet.FAMILY and not found.family:
        settings = replace(settings, tile_set=TileSet.IVORY)
    if settings.back is Back.OWN and found.back is None:
        settings = replace(settings, back=Back.PLAIN)
    if settings.cloth is Cloth.OWN and found.cloth is None:
        settings = replace(settings, cloth=Cloth.GREEN)
    return settings
