"""The rulings that hold, each with the way to withdraw it, and the accusations that were heard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from domino_desktop.core.rulings import AccusationHeard, FoulRuled
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import rulings
from domino_desktop.i18n.ruling_words import accusation_sentence, ruling_sentence
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import PrimaryButton, QuietButton, SeatBadge, TextLabel
from domino_desktop.ui.dialogs.fitting import fit
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.page import Section
from domino_desktop.ui.pages.rows import at_the_end
from domino_desktop.ui.pages.score_sum import growing
from domino_desktop.ui.seating import SeatMark, names

_LONGEST_REASON = 200
_WIDTH_IN_LETTERS = 52


class RulingsList(Section):
    """Every ruling that holds in this round, oldest first."""

    withdraw_wanted = Signal(int)
    """Carries the number of the ruling."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._icons = art, icons
        self._rows: dict[int, _Row] = {}
        self._none = TextLabel("quiet")
        self.rows.addWidget(self._none)

    def present(self, view: View, marks: Sequence[SeatMark], language: Language) -> None:
        """Show the rulings of this view, and what was found about accusations."""
        players = names(marks, view.teams)
        said = {ruling.number: ruling_sentence(ruling, players, language) for ruling in view.rulings}
        shown: dict[int, FoulRuled | AccusationHeard] = {ruling.number: ruling for ruling in view.rulings}
        for event in view.history:
            if isinstance(event, AccusationHeard):
                said[event.number] = accusation_sentence(event, players, language)
                shown[event.number] = event
        for number in [number for number in self._rows if number not in shown]:
            row = self._rows.pop(number)
            self.rows.removeWidget(row)
            row.hide()
            row.deleteLater()
        for place, number in enumerate(sorted(shown)):
            if number not in self._rows:
                row = _Row(self._art, self._icons, may_withdraw=isinstance(shown[number], FoulRuled))
                row.withdraw.clicked.connect(lambda _=False, number=number: self.withdraw_wanted.emit(number))
                self._rows[number] = row
                self.rows.insertWidget(2 + place, row)
            mark = marks[shown[number].seat]
            self._rows[number].present(mark, said[number], language.say(rulings.WITHDRAW))
        self.heading.setText(language.say(rulings.IN_FORCE))
        self._none.setText(language.say(rulings.NONE_IN_FORCE))
        self._none.setVisible(not shown)

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._art = art
        for row in self._rows.values():
            row.set_art(art)


class _Row(QWidget):
    """One sentence with the mark of whom it is about, and a button unless it is only told."""

    def __init__(self, art: TileArt, icons: Icons, *, may_withdraw: bool) -> None:
        super().__init__()
        self._icons = icons
        self._badge = SeatBadge(art, 32)
        self._sentence = Sentence("body")
        self.withdraw = QuietButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(12)
        row.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._sentence, 1)
        row.addWidget(self.withdraw, 0, Qt.AlignmentFlag.AlignVCenter)
        self.withdraw.setVisible(may_withdraw)  # not before it has a parent: it would be a window of its own
        growing(self)
        self.set_art(art)

    def present(self, mark: SeatMark, sentence: str, withdraw: str) -> None:
        self._badge.show_seat(mark.colour, mark.name)
        self._sentence.setText(sentence)
        self.withdraw.setText(withdraw)
        self.withdraw.setAccessibleDescription(sentence)

    def set_art(self, art: TileArt) -> None:
        self._badge.set_art(art)
        self.withdraw.setIcon(self._icons.icon("undo", art.theme.outline))


class WithdrawDialog(QDialog):
    """Asks whether a ruling shall no longer hold, and why; ``withdrawn`` carries the reason, which may be empty."""

    withdrawn = Signal(str)

    def __init__(self, parent: QWidget, language: Language, ruling: str) -> None:
        super().__init__(parent)
        say = language.say
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say(rulings.WITHDRAW_ASKED))
        self.setAccessibleDescription(ruling)
        told = Sentence("body")
        told.setText(ruling)
        self._reason = QLineEdit()
        self._reason.setMaxLength(_LONGEST_REASON)
        self._reason.setPlaceholderText(say(rulings.WITHDRAW_REASON))
        self._reason.setAccessibleName(say(rulings.WITHDRAW_REASON))
        self._reason.returnPressed.connect(self._finish)
        withdraw = PrimaryButton(say(rulings.WITHDRAW_YES))
        withdraw.clicked.connect(self._finish)
        keep = QuietButton(say(rulings.KEEP_RULING))
        keep.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 24)
        column.setSpacing(14)
        column.addWidget(TextLabel("heading", say(rulings.WITHDRAW_ASKED)))
        for widget in (told, self._reason, at_the_end(keep, withdraw)):
            column.addWidget(widget)

    def showEvent(self, event: QShowEvent) -> None:
        fit(self, _WIDTH_IN_LETTERS)
        super().showEvent(event)
        self._reason.setFocus(Qt.FocusReason.OtherFocusReason)

    def _finish(self) -> None:
        self.withdrawn.emit(" ".join(self._reason.text().split()))
        self.accept()
