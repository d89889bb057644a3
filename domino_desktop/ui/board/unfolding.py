"""Where the tiles of a layout lie, found out a few at a time, so that the window always answers."""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter
from typing import ClassVar

from PySide6.QtCore import QObject, QTimer, Signal

from domino_desktop.core.layout import Layout
from domino_desktop.ui.board.geometry import SCALES, Geometry, Margins, Rect
from domino_desktop.ui.board.stand_in import stand_in

#: How long the event loop waits for a few more tiles, in seconds.
_SLICE = 0.008
#: In another view everything else is laid out anew as well, and the stand-in lacks nothing.
_SHARE_OF_A_RESIZE = 0.25


class Unfolding(QObject):
    """The geometry of the layout that is shown: a stand-in while it is sought, ``settled`` when it is found.

    What was begun for an earlier layout or view is given up.
    """

    settled = Signal()

    patience: ClassVar[float] = 0.016
    """How long a new layout may take, in seconds, without a stand-in. Pictures and tests may wait for ever."""

    def __init__(self) -> None:
        super().__init__()
        self.geometry = Geometry.of(Layout(), 800, 400)
        """What is to be shown now."""
        self._shown: tuple[Layout, float, float, Margins] = Layout(), 800, 400, Margins()
        self._growing: Generator[None, None, Geometry] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(lambda: self._go_on(_SLICE))

    @property
    def is_settled(self) -> bool:
        """Whether the geometry is that of the whole layout, to stay."""
        return self._growing is None

    def show(self, layout: Layout, width: float, height: float, margins: Margins) -> None:
        """Find the geometry of this layout in a view of this size, or begin to."""
        wanted = layout, width, height, margins
        if wanted == self._shown:
            return
        is_new = layout != self._shown[0]
        before, self._shown = _table(*self._shown[1:]), wanted
        self.stop()
        self._growing = Geometry.growing(*wanted)
        if self._advance(self.patience if is_new else self.patience * _SHARE_OF_A_RESIZE):
            return
        table = _table(width, height, margins)
        # With more tiles it will hardly be larger; in a larger view perhaps.
        growth = min(table.width / max(1, before.width), table.height / max(1, before.height))
        largest = self.geometry.short_side * max(1, growth)
        scales = [scale for scale in SCALES if scale <= largest]
        self.geometry = stand_in(self.geometry, layout, table, scales)
        self._timer.start(0)

    def finish(self) -> None:
        """Find it now, however long that takes."""
        self._go_on(float("inf"))

    def stop(self) -> None:
        """Give up what has begun."""
        self._timer.stop()
        if self._growing is not None:
            self._growing.close()
            self._growing = None

    def _go_on(self, seconds: float) -> None:
        if self._growing is not None and self._advance(seconds):
            self._timer.stop()
            self.settled.emit()

    def _advance(self, seconds: float) -> bool:
        """Look for so long; answers whether it was found."""
        assert self._growing is not None
        until = perf_counter() + seconds
        try:
            while perf_counter() < until:
                next(self._growing)
        except StopIteration as found:
            self.geometry, self._growing = found.value, None
            return True
        return False


def _table(width: float, height: float, margins: Margins) -> Rect:
    return Rect(margins.left, margins.top, width - margins.left - margins.right, height - margins.top - margins.bottom)
