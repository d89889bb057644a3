"""The ground of the panel: it wears the colours of a theme and keeps them."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from domino_desktop.ui.art.theme import Theme
from domino_desktop.ui.style import paper_palette

_Role = QPalette.ColorRole


class Paper(QWidget):
    """A widget that gives what lies on it the palette of paper, wherever it lies itself."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.dress(theme)

    @property
    def theme(self) -> Theme:
        """The colours that are worn."""
        return self._theme

    def dress(self, theme: Theme) -> None:
        """Wear these colours from now on."""
        self._theme = theme
        self._palette = paper_palette(theme)
        self.setPalette(self._palette)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # With each new style sheet Qt puts back the first palette that a widget ever had.
        if event.type() == QEvent.Type.PaletteChange and self._wears_another():
            self.setPalette(self._palette)

    def _wears_another(self) -> bool:
        worn, wanted = self.palette(), self._palette
        return any(worn.color(role) != wanted.color(role) for role in (_Role.Window, _Role.Base, _Role.Highlight))
