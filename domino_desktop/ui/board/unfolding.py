"""Where the tiles of a layout lie, found out a few at a time, so that the window always answers."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QObject, Signal

from domino_desktop.core.layout import Layout
from domino_desktop.ui.board.geometry import SCALES, Geometry, Margins, Rect
from domino_desktop.ui.board.stand_in import stand_in
from domino_desktop.ui.slices import Slices

#: In another view everything else is laid out anew as well, and the stand-in lacks nothing.
_SHARE_OF_A_RESIZE = 0.25


class Unfolding(QObject):
    """The geometry of the layout that is shown: a stand-in while it is sought, ``settled`` when it is found.

    What was begun for an earlier layout or view is given up.
    """

    settled = Signal()

    patience: ClassVar[float] = 0.016
    """How long a new layout may take, in seconds, without a stand-in. Pictures and tests may wait for ever."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.geometry = Geometry.of(Layout(), 800, 400)
        """What is to be shown now."""
        self._shown: tuple[Layout, float, float, Margins] = Layout(), 800, 400, Margins()
        self._search = Slices(self, self._settle)

    @property
    def is_settled(self) -> bool:
        """Whether the geometry is that of the whole layout, to stay."""
        return not self._search.is_busy

    def show(self, layout: Layout, width: float, height: float, margins: Margins) -> None:
        """Find the geometry of this layout in a view of this size, or begin to."""
        wanted = layout, width, height, margins
        if wanted == self._shown:
            return
        is_new = layout != self._shown[0]
        before, self._shown = _table(*self._shown[1:]), wanted
        patience = self.patience if is_new else self.patience * _SHARE_OF_A_RESIZE
        found = self._search.begin(Geometry.growing(*wanted), patience)
        if found is not None:
            self.geometry = found
            return
        table = _table(width, height, margins)
        # With more tiles it will hardly be larger; in a larger view perhaps.
        growth = min(table.width / max(1, before.width), table.height / max(1, before.height))
        largest = self.geometry.short_side * max(1, growth)
        scales = [scale for scale in SCALES if scale <= largest]
        self.geometry = stand_in(self.geometry, layout, table, scales)

    def finish(self) -> None:
        """Find it now, however long that takes."""
        self._search.finish()

    def _settle(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self.settled.emit()


def _table(width: float, height: float, margins: Margins) -> Rect:
    return Rect(margins.left, margins.top, width - margins.left - margins.right, height - margins.top - margins.bottom)
