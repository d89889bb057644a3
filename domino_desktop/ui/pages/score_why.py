"""Why a round has this score: every line of it as a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout

from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import Card, TextLabel
from domino_desktop.ui.pages.score_sum import growing


class WhyCard(Card):
    """Every line of the score as a sentence."""

    def __init__(self) -> None:
        super().__init__()
        self._heading = TextLabel("heading")
        self._lines: list[TextLabel] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(6, 4, 6, 4)
        self._column.setSpacing(6)
        self._column.addWidget(self._heading)
        growing(self)

    def present(self, heading: str, sentences: Sequence[str]) -> None:
        self._heading.setText(heading)
        for label in self._lines:
            self._column.removeWidget(label)
            label.hide()
            label.deleteLater()
        self._lines = [Sentence("body", sentence) for sentence in sentences]
        for label in self._lines:
            self._column.addWidget(label)
