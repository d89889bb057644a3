"""Before a tournament round is paired: one picture, one sentence, one large button."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament as tournament_words
from domino_desktop.i18n.messages import tournament_pairing as words
from domino_desktop.i18n.messages import tournament_round as round_words
from domino_desktop.tournament.settings import EntrantKind, Format
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import LargeButton, QuietButton, TextLabel
from domino_desktop.ui.controls.scrolling import scroll_of
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.rows import centred, in_a_row
from domino_desktop.ui.tournament.rounds.hall_picture import HallPicture

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController

_AROUND: Final = 60
_LEAST_PICTURE: Final = 120


class StartPane(QWidget):
    """The way into the next tournament round, or out of a tournament that is played out."""

    pairing_wanted = Signal()
    entrants_wanted = Signal()
    """Enter who plays: there are too few."""
    earlier_wanted = Signal()
    """Look at earlier tournament rounds."""
    closing_wanted = Signal()
    reopening_wanted = Signal()

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = HallPicture(art)
        self._sentence, self._detail = TextLabel("headline"), TextLabel("body")
        for label in (self._sentence, self._detail):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._pair, self._enter, self._close = LargeButton(), LargeButton(), QuietButton()
        self._reopen, self._earlier = QuietButton(), QuietButton()
        for button, signal in (
            (self._pair, self.pairing_wanted),
            (self._enter, self.entrants_wanted),
            (self._close, self.closing_wanted),
            (self._reopen, self.reopening_wanted),
            (self._earlier, self.earlier_wanted),
        ):
            button.clicked.connect(signal)
        self._icons = icons
        body = QWidget()
        rows = QVBoxLayout(body)
        rows.setContentsMargins(20, 16, 20, 20)
        rows.setSpacing(14)
        rows.addStretch(1)
        rows.addLayout(centred(self._picture))
        rows.addWidget(self._sentence)
        rows.addWidget(self._detail)
        rows.addSpacing(6)
        rows.addWidget(in_a_row(self._pair, self._enter))
        rows.addWidget(in_a_row(self._close, self._reopen, self._earlier))
        rows.addStretch(2)
        self._body = body
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll_of(body))

    def present(self, office: TournamentController, language: Language, *, may_pair: bool) -> None:
        """``may_pair``: a further tournament round is possible, as far as the settings say."""
        say, state = language.say, office.state
        number, is_working = len(state.rounds) + 1, office.is_proposing
        here, needed = len(state.playing), state.settings.kind.entrants_at_table
        may_go_on = may_pair and not state.is_finished
        is_first_of_all = may_go_on and here < needed
        if state.is_finished:
            self._sentence.setText(say(round_words.IS_CLOSED))
        elif is_first_of_all:
            self._sentence.setText(say(words.WHO_PLAYS_FIRST))
        elif may_pair:
            self._sentence.setText(say(words.PAIRING_GOES_ON if is_working else words.READY, number))
        else:
            self._sentence.setText(say(round_words.ALL_DONE))
        counted = {EntrantKind.PAIR: words.READY_PAIRS}.get(state.settings.kind, words.READY_PERSONS)
        too_few = say(tournament_words.TOO_FEW, here, needed) if here else say(counted, n=0)
        self._detail.setText(too_few if is_first_of_all else say(counted, n=here))
        self._detail.setVisible(may_go_on)
        is_by_hand = state.settings.format is Format.FREE
        self._pair.setText(say(words.BY_HAND_START if is_by_hand else words.PAIR_ROUND, number))
        self._pair.setVisible(may_go_on and not is_first_of_all)
        self._pair.setEnabled(not is_working)
        self._enter.setText(say(words.TO_ENTRANTS))
        self._enter.setVisible(is_first_of_all)
        for button, message, is_shown in (
            (self._close, round_words.CLOSE_TOURNAMENT, bool(state.rounds) and not state.is_finished),
            (self._reopen, round_words.OPEN_AGAIN, state.is_finished),
            (self._earlier, words.EARLIER_ROUNDS, bool(state.rounds)),
        ):
            button.setText(say(message))
            button.setVisible(is_shown)
        self.setAccessibleName(self._sentence.text())

    def focus_first(self) -> None:
        """The keyboard goes to the one thing to press."""
        for button in (self._pair, self._enter, self._close, self._reopen):
            if button.isVisibleTo(self) and button.isEnabled():
                button.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._picture.set_art(art)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words and button go before the picture."""
        super().resizeEvent(event)
        taken = self._pair.sizeHint().height() + self._close.sizeHint().height() + _AROUND
        for label in (self._sentence, self._detail):
            taken += max(label.sizeHint().height(), label.heightForWidth(self.width() - 40))
        self._picture.setVisible(self.height() - taken >= _LEAST_PICTURE + 40)
