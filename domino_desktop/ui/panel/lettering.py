"""Labels of the panel, and headings with a note beside them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from domino_desktop.ui.controls import TextLabel

_GAP = 10


def set_text(label: TextLabel, text: str) -> None:
    """Change what a label says, if it says something else."""
    if label.text() != text:
        label.setText(text)


def natural_width(label: TextLabel) -> int:
    """The room that a label needs to stay on one line."""
    label.ensurePolished()
    return label.fontMetrics().horizontalAdvance(label.text()) + 4


class Heading(QWidget):
    """The title of a part of the panel, with a quiet note at the far edge, or beneath where that is too narrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = TextLabel("heading", parent=self)
        self._note = TextLabel("quiet", parent=self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def present(self, title: str, note: str = "") -> None:
        """Show this title and this note."""
        if (title, note) != (self._title.text(), self._note.text()):
            set_text(self._title, title)
            set_text(self._note, note)
            self._note.setVisible(bool(note))
            self.updateGeometry()
            self._place(self.width(), move=True)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(width, move=False)

    def sizeHint(self) -> QSize:
        return QSize(200, self._place(200, move=False))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self._title.fontMetrics().height())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            # A text or the size of the letters has changed.
            self.updateGeometry()
            self._place(self.width(), move=True)
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place(self.width(), move=True)

    def _place(self, width: int, *, move: bool) -> int:
        """Place title and note within a width; answers the height they need."""
        title, note = self._title, self._note
        tall = max(title.heightForWidth(width), title.fontMetrics().height())
        if not note.text():
            if move:
                title.setGeometry(0, 0, width, tall)
            return tall
        beside = natural_width(note)
        if natural_width(title) + _GAP + beside <= width:
            at, height = QRect(width - beside, 0, beside, tall), tall
            align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        else:
            at = QRect(0, tall, width, note.heightForWidth(width))
            height = tall + at.height()
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        if move:
            title.setGeometry(0, 0, width if at.top() else width - beside - _GAP, tall)
            note.setAlignment(align)
            note.setGeometry(at)
        return height
