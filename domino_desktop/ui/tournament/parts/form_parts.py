"""Parts of small windows: a field below its label, and a reason with those that are usual."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractSpinBox, QLineEdit, QVBoxLayout, QWidget

from domino_desktop.ui.controls import QuietButton, TextLabel
from domino_desktop.ui.desk.stacks import flow
from domino_desktop.ui.pages.rows import flowing

LONGEST_REASON: Final = 200


class LabelledField(QWidget):
    """A field below its label; Enter in a `Sheet` leads from one to the next."""

    def __init__(self, label: str, field: QWidget) -> None:
        super().__init__()
        self._field = field
        field.setAccessibleName(label)
        self._label = TextLabel("quiet", label)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        rows.addWidget(self._label)
        rows.addWidget(field)
        flow(self)

    def choose_by_digit(self, digit: int) -> bool:
        """Digits are for the field, which has the keyboard."""
        return False

    def focus_cards(self) -> None:
        """Put the keyboard into the field."""
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(self._field, QLineEdit | QAbstractSpinBox):
            self._field.selectAll()


class ReasonPart(LabelledField):
    """Why something is done: a field for a few words, and buttons that write the usual ones into it."""

    changed = Signal()

    def __init__(self, label: str, usual: Sequence[str]) -> None:
        self._edit = QLineEdit()
        self._edit.setMaxLength(LONGEST_REASON)
        super().__init__(label, self._edit)
        self._edit.textChanged.connect(self.changed)
        buttons = []
        for text in usual:
            button = QuietButton(text)
            button.clicked.connect(partial(self._write, text))
            buttons.append(button)
        layout = self.layout()
        if buttons and layout is not None:
            layout.addWidget(flowing(*buttons))

    def reason(self) -> str:
        """What is written, without needless spaces."""
        return " ".join(self._edit.text().split())

    def _write(self, text: str) -> None:
        self._edit.setText(text)
        self._edit.setFocus(Qt.FocusReason.OtherFocusReason)
