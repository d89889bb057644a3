"""The two answers of the walk: equal in size, colour and rank, always in the same order."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from domino_desktop.ui.controls import ActionButton

_GAP: Final = 14


class Answers(QWidget):
    """ "Yes, I can" and "No, I cannot", side by side or one over the other; neither is a default."""

    can_play = Signal()
    cannot_play = Signal()

    kind: type[ActionButton] = ActionButton
    """What both buttons are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.yes = self.kind("", self)
        self.no = self.kind("", self)
        for button in (self.yes, self.no):
            button.setAutoDefault(False)
            button.setDefault(False)
        self.yes.clicked.connect(self.can_play)
        self.no.clicked.connect(self.cannot_play)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_texts(self, yes: str, no: str) -> None:
        """Name both answers."""
        self.yes.setText(yes)
        self.no.setText(no)
        self.updateGeometry()
        self._arrange()

    def sizeHint(self) -> QSize:
        each = max(self.yes.sizeHint().width(), self.no.sizeHint().width())
        return QSize(2 * each + _GAP, self.heightForWidth(2 * each + _GAP))

    def minimumSizeHint(self) -> QSize:
        each = max(self.yes.minimumSizeHint().width(), self.no.minimumSizeHint().width())
        return QSize(each, self.yes.minimumSizeHint().height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        _, height, is_stacked = self._measured(width)
        return 2 * height + _GAP if is_stacked else height

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        each, height, is_stacked = self._measured(self.width())
        self.yes.setGeometry(QRect(0, 0, each, height))
        x, y = (0, height + _GAP) if is_stacked else (each + _GAP, 0)
        self.no.setGeometry(QRect(x, y, each, height))

    def _measured(self, width: int) -> tuple[int, int, bool]:
        """The width and height of each button, and whether they stand one over the other."""
        each = (width - _GAP) // 2
        is_stacked = max(self.yes.sizeHint().width(), self.no.sizeHint().width()) > each
        if is_stacked:
            each = width
        height = max(self.yes.heightForWidth(each), self.no.heightForWidth(each))
        return each, height, is_stacked
