"""The two answers as a referee presses them: the key, the words for the referee, and smaller those of the player."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import desk_walk, walk
from domino_desktop.ui.board.answers import Answers
from domino_desktop.ui.controls import ActionButton
from domino_desktop.ui.controls.ground import ground_palette

YES_KEY: Final = "1"
NO_KEY: Final = "0"

_WRAPPED: Final = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
_CAP_GAP: Final = 14
_SIZES: Final = (1.35, 1.15, 1.0, 0.85)


class AnswerButton(ActionButton):
    """One answer with its key on a cap. Enter does not press it: only the key, the space bar, a click or a touch do."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._key = ""
        self._smaller = ""

    def set_words(self, key: str, words: str, smaller: str, spoken_key: str) -> None:
        """Name the answer; ``smaller`` is the same in the player's language, empty where that is equal."""
        self._key, self._smaller = key, smaller
        self.setText(words)
        self.setAccessibleName(words)
        self.setAccessibleDescription(", ".join(part for part in (smaller, spoken_key) if part))
        self.updateGeometry()

    def set_size(self, share: float) -> None:
        """Set the words in letters of this size, the application's being 1."""
        self._text_size = share

    @property
    def smaller(self) -> str:
        """The words for the player."""
        return self._smaller

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _icon_room(self) -> int:
        return self._cap_side() + _CAP_GAP

    def _room(self, width: int) -> QRect:
        words = super()._room(width)
        if not self._smaller:
            return words
        small = QFontMetrics(self.font()).boundingRect(QRect(0, 0, width, 10_000), int(_WRAPPED), self._smaller)
        return QRect(0, 0, max(words.width(), small.width()), words.height() + small.height())

    def _paint_label(self, painter: QPainter) -> None:
        ink = ground_palette(self).color(self._ink)
        area = self.rect().adjusted(self._across - 4, 2, 4 - self._across, -2)
        side = self._cap_side()
        cap = QRectF(area.left(), area.center().y() - side / 2, side, side)
        painter.setPen(QPen(ink, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, side * 0.22, side * 0.22)
        painter.setFont(self._label_font())
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)
        words = area.adjusted(self._icon_room(), 0, 0, 0)
        first = super()._room(words.width()).height()
        small = 0
        if self._smaller:
            metrics = QFontMetrics(self.font())
            small = metrics.boundingRect(QRect(0, 0, words.width(), 10_000), int(_WRAPPED), self._smaller).height()
        top = words.top() + (words.height() - first - small) // 2
        painter.drawText(QRect(words.left(), top, words.width(), first), int(_WRAPPED), self.text())
        painter.setFont(QFont(self.font()))
        painter.drawText(QRect(words.left(), top + first, words.width(), small), int(_WRAPPED), self._smaller)

    def _cap_side(self) -> int:
        return round(QFontMetrics(self._label_font()).height() * 1.35)


class RefereeAnswers(Answers):
    """ "Yes, I can" and "No, I cannot" for the referee: equal in size, colour and rank, always in this order."""

    kind = AnswerButton

    def present(self, referee: Language, player: Language) -> None:
        """Name both answers in the referee's language, and smaller in the player's."""
        for button, key, message in ((self.yes, YES_KEY, walk.YES), (self.no, NO_KEY, walk.NO)):
            assert isinstance(button, AnswerButton)
            words, smaller = referee.say(message), player.say(message)
            button.set_words(key, words, "" if smaller == words else smaller, referee.say(desk_walk.KEY, key))
        self.set_texts(self.yes.text(), self.no.text())

    def _measured(self, width: int) -> tuple[int, int, bool]:
        """Side by side in smaller letters rather than one over the other, so that more is left to the question."""
        measured = super()._measured(width)
        for size in _SIZES:
            for button in (self.yes, self.no):
                assert isinstance(button, AnswerButton)
                button.set_size(size)
            measured = super()._measured(width)
            if not measured[2]:
                break
        return measured
