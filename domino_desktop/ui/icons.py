"""Our own drawings for buttons and menus, in any colour."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

_SIZES: Final = (16, 24, 32, 48)  # logical pixels; Qt draws the others from the next larger one
_DISABLED_OPACITY: Final = 0.45
_OWN_COLOUR: Final = re.compile(r'stroke="#[0-9a-f]{6}"')


class Icons:
    """The folder of drawings, each painted in the colour asked for and kept."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._icons: dict[tuple[str, str], QIcon] = {}

    def icon(self, name: str, colour: str) -> QIcon:
        """The drawing ``name`` in a ``#rrggbb`` colour, for a button or a menu. Raises OSError when there is none."""
        key = (name, colour)
        if key not in self._icons:
            icon = QIcon()
            drawing = self._drawing(name, colour)
            sharpest = max(screen.devicePixelRatio() for screen in QGuiApplication.screens())
            for size in (round(size * sharpest) for size in _SIZES):
                picture = _painted(drawing, size)
                icon.addPixmap(picture, QIcon.Mode.Normal)
                icon.addPixmap(_faded(picture), QIcon.Mode.Disabled)
            self._icons[key] = icon
        return self._icons[key]

    def pixmap(self, name: str, colour: str, size: int, dpr: float = 1.0) -> QPixmap:
        """The drawing as one square picture of ``size`` logical pixels."""
        picture = _painted(self._drawing(name, colour), round(size * dpr))
        picture.setDevicePixelRatio(dpr)
        return picture

    def _drawing(self, name: str, colour: str) -> QSvgRenderer:
        text = (self._folder / f"{name}.svg").read_text(encoding="utf-8").replace("currentColor", colour)
        # what style sheets show as well has a colour of its own in its file
        return QSvgRenderer(QByteArray(_OWN_COLOUR.sub(f'stroke="{colour}"', text).encode()))

    def application_icon(self) -> QIcon:
        """The icon of the program, for windows and task bars; Qt paints it in the sizes that the system asks for."""
        return QIcon(str(self._folder / "domino-desktop.svg"))


def _painted(drawing: QSvgRenderer, side: int) -> QPixmap:
    """One picture, so many pixels wide and high."""
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing.render(painter, QRectF(0, 0, side, side))
    return picture


def _faded(picture: QPixmap) -> QPixmap:
    """The same for something that cannot be used now; much faster than to draw it once more."""
    faded = QPixmap(picture.size())
    faded.fill(Qt.GlobalColor.transparent)
    with QPainter(faded) as painter:
        painter.setOpacity(_DISABLED_OPACITY)
        painter.drawPixmap(0, 0, picture)
    return faded
