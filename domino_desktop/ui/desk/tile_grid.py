"""All tiles of a set on a cloth, to be entered with one click, one key or none at all: typing goes on elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.controller.balance import Balance
from domino_desktop.i18n.english import Speaker
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls.ground import GAP, RING, ground_palette
from domino_desktop.ui.controls.scrolling import scroll_of
from domino_desktop.ui.desk import accessible_grid
from domino_desktop.ui.desk.tile_cells import Cells
from domino_desktop.ui.seating import SeatMark

_CORNER: Final = 16
_FRAME: Final = round(RING + GAP)


class TileGrid(QWidget):
    """All tiles of a set, in rows by their higher number, as large as there is room; scrolls where they are many.

    A click enters a tile; so does Enter on the tile to which the arrow keys led. Whatever else is typed goes on to the
    widgets around, and so does Enter while the arrow keys have not been used since.
    """

    chosen = Signal(object)
    """A person chose a tile that has not been entered; carries it."""

    taken = Signal(object)
    """A person chose a tile that is somewhere already; carries it."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        accessible_grid.install()
        self.cells = Cells(art)
        self._area = scroll_of(self.cells)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        for see_through in (self.cells, self._area.viewport()):
            see_through.setAutoFillBackground(False)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(_FRAME, _FRAME, _FRAME, _FRAME)
        rows.addWidget(self._area)
        self.setFocusProxy(self.cells)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.cells.chosen.connect(self.chosen)
        self.cells.taken.connect(self.taken)
        self.cells.moved.connect(self._follow)
        self.cells.focused.connect(self.update)

    def present(self, balance: Balance, marks: Sequence[SeatMark], language: Speaker, enabled: bool = True) -> None:
        """Show where each tile of the balance's set is; ``marks`` are in seat order."""
        self.setEnabled(enabled)
        self.cells.present(balance, marks, language)

    def sizeHint(self) -> QSize:
        return QSize(720, 480)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 240)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        body, palette = self._area.geometry(), ground_palette(self)
        whole, rounded = QPainterPath(), QPainterPath()
        whole.addRect(QRectF(body))
        rounded.addRoundedRect(QRectF(body), _CORNER, _CORNER)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawPixmap(body.topLeft(), self._art.cloth(body.width(), body.height(), self.devicePixelRatioF()))
            painter.fillPath(whole.subtracted(rounded), palette.color(QPalette.ColorRole.Window))
            if self.cells.hasFocus():
                painter.setPen(QPen(palette.color(QPalette.ColorRole.BrightText), RING))
                reach = GAP + RING / 2
                painter.drawRoundedRect(QRectF(body).adjusted(-reach, -reach, reach, reach), _CORNER + 3, _CORNER + 3)

    def _fit(self) -> None:
        rows = self.layout()
        assert rows is not None
        rows.activate()
        self.cells.fit(self._area.maximumViewportSize(), self._area.verticalScrollBar().sizeHint().width())

    def _follow(self) -> None:
        """Keep the tile that the keyboard is on in view."""
        if self.cells.ring is not None:
            place = self.cells.area(self.cells.ring)
            self._area.ensureVisible(place.center().x(), place.center().y(), place.width(), place.height())
