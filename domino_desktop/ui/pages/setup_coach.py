"""Whether the coach may help at a table: a switch with the sentence that says what that means."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import coach
from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.pages.switch import Switch


class CoachChoice(QWidget):
    """Off until somebody switches it on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.switch = Switch()
        self._note = TextLabel("quiet")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.switch)
        column.addWidget(self._note)

    def retranslate(self, speaker: Speaker) -> None:
        """Say it in this language."""
        self.switch.setText(speaker.say(coach.COACH_HELPS))
        self.switch.setAccessibleDescription(speaker.say(coach.COACH_HELPS_NOTE))
        self._note.setText(speaker.say(coach.COACH_HELPS_NOTE))
