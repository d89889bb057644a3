"""A widget that rises to its place."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPoint, QVariantAnimation
from PySide6.QtWidgets import QWidget

_DEPTH = 14


class Rising(QVariantAnimation):
    """Lets a widget come from a little below its place; its layout decides where that is."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget, self._place = widget, QPoint()
        self.setStartValue(float(_DEPTH))
        self.setEndValue(0.0)
        self.setEasingCurve(QEasingCurve.Type.OutBack)
        self.valueChanged.connect(self._move)
        self.finished.connect(self._settle)

    def begin(self, milliseconds: int) -> None:
        """Rise from now on within this time."""
        self.stop()
        self._place = self._widget.pos()
        if milliseconds > 0:
            self.setDuration(milliseconds)
            self.start()
            self._move(_DEPTH)

    def _move(self, below: float) -> None:
        self._widget.move(self._place + QPoint(0, round(below)))

    def _settle(self) -> None:
        """Be where the layout wants it: that may have changed meanwhile."""
        around = self._widget.parentWidget()
        layout = None if around is None else around.layout()
        if layout is not None:
            layout.invalidate()
            layout.activate()
