"""How large a dialog with flowing words becomes."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QDialog

_LEAST_WIDTH: Final = 320


def fit(dialog: QDialog, letters: int) -> None:
    """As wide as so many letters, as high as the words need, never wider than the window it belongs to."""
    parent = dialog.parentWidget()
    widest = 800 if parent is None else parent.window().width() - 40
    width = min(dialog.fontMetrics().averageCharWidth() * letters + 56, max(_LEAST_WIDTH, widest))
    dialog.setFixedWidth(width)
    layout = dialog.layout()
    if layout is not None:
        dialog.resize(width, layout.heightForWidth(width))
