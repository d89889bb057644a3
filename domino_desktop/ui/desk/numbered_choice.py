"""A question with its answers on cards, each with the digit that chooses it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QRadioButton, QVBoxLayout, QWidget

from domino_desktop.i18n.english import Speaker
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.pages.choice_cards import Choice, ChoiceCards
from domino_desktop.ui.pages.score_sum import growing
from domino_desktop.ui.seating import SeatMark


class NumberedChoice(QWidget):
    """One answer out of at most nine; the digits on them stay as they are when some are not offered."""

    chosen = Signal()
    """A person chose another answer."""

    def __init__(self, parent: QWidget | None = None, *, letters: int = 19, most: int = 4) -> None:
        super().__init__(parent)
        self._digits: dict[int, str] = {}
        self._question = Sentence("heading")
        self._cards = ChoiceCards(letters=letters, most=most)
        self._cards.chosen.connect(self.chosen)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(8)
        rows.addWidget(self._question)
        rows.addWidget(self._cards)
        growing(self)

    def present(
        self, question: str, answers: Sequence[Choice], language: Speaker, without: Collection[str] = ()
    ) -> None:
        """Ask this; what stays possible stays chosen, else the first answer is. ``without`` are keys not offered."""
        offered = [(digit, answer) for digit, answer in enumerate(answers, 1) if answer.key not in without]
        self._digits = {digit: answer.key for digit, answer in offered}
        self._question.setText(question)
        self._cards.setAccessibleName(question)
        self._cards.set_choices(
            Choice(answer.key, f"{language.number(digit)}   {answer.name}", answer.sentence)
            for digit, answer in offered
        )

    def choice(self) -> str:
        """The key of the chosen answer."""
        return self._cards.choice()

    def choose_by_digit(self, digit: int) -> bool:
        """Choose the answer with this digit; answers False when it is not offered."""
        key = self._digits.get(digit)
        if key is None:
            return False
        self._cards.choose(key)
        self.focus_cards()
        self.chosen.emit()
        return True

    def has_keyboard(self) -> bool:
        """Whether the keyboard is on one of the answers."""
        held = QApplication.focusWidget()
        return held is not None and self.isAncestorOf(held)

    def focus_cards(self) -> None:
        """Put the keyboard on the chosen answer."""
        for card in self._cards.findChildren(QRadioButton):
            if card.isChecked():
                card.setFocus(Qt.FocusReason.OtherFocusReason)


def seats_to_choose(marks: Sequence[SeatMark]) -> list[Choice]:
    """Everybody at the table; the key is the number of the seat."""
    return [Choice(str(mark.seat), mark.name) for mark in marks]
