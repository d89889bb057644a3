"""Pictures of tiles, racks and cloths, and icons, painted once for many tests: most only need them to be there."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtGui import QFont, QPixmap
from PySide6.QtWidgets import QApplication

from domino_desktop.storage.people import Aids
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.look import Look

_ALIKE = ("face", "blank", "back", "cloth", "rack")
"""What looks the same in every test, given the dress, the font and the measures."""
_MOST = 400
"""So many pictures are kept; the longest unused give way."""


class Store:
    """What earlier tests have painted."""

    def __init__(self) -> None:
        self.icons: Icons | None = None
        self._pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def picture(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """The picture kept under this key, made now if it is not there."""
        picture = self._pictures.pop(key, None) or make()
        self._pictures[key] = picture
        if len(self._pictures) > _MOST:
            self._pictures.popitem(last=False)
        return picture

    def clear(self) -> None:
        """Forget everything, while there still is an application."""
        self.icons = None
        self._pictures.clear()


class PaintedArt(TileArt):
    """Looks for a picture among those of earlier tests before it paints one."""

    def __init__(self, dress: Dress, store: Store) -> None:
        super().__init__(dress)
        self._store = store

    def _kept(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        assert isinstance(key, tuple)
        dress = self._dress
        has_own = dress.family or dress.back or dress.cloth  # files may change
        if key[0] not in _ALIKE or has_own:
            return super()._kept(key, make)
        return super()._kept(key, lambda: self._store.picture((dress, QFont().family(), key), make))


class PaintedLook(Look):
    """The look of the program with pictures from earlier tests."""

    def __init__(self, application: QApplication, store: Store) -> None:
        super().__init__(application)
        self._store = store
        store.icons = self.icons = store.icons or self.icons

    def art(self, max_pip: int = 6, aids: Aids | None = None) -> TileArt:
        return PaintedArt(self.dress(max_pip, aids), self._store)
