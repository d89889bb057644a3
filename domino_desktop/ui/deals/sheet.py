"""About this deal: what seals it, and after the round what was sealed. A sheet over the table or the score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.controller.deals import DealFacts
from domino_desktop.core.deal import Seal, in_groups
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import deals
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import Card, FlowLayout, PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.controls.ground import lay_ground
from domino_desktop.ui.controls.scrolling import scroll_by_key, scroll_of
from domino_desktop.ui.deals.lettering import Groups, spelled
from domino_desktop.ui.pages.score_sum import growing
from domino_desktop.ui.style import paper_palette

_MARGIN: Final = 24
_WIDEST: Final = 92  # letters across


@dataclass(frozen=True, slots=True)
class ShownDeal:
    """One deal as the people may know it; ``seal`` is None where nothing was dealt."""

    seal: Seal | None
    facts: DealFacts
    is_prepared: bool


class DealSheet(QWidget):
    """One deal: its seal, its code once the round is over, and the seal of the next one."""

    closed = Signal()
    again_wanted = Signal(str)
    """Play this deal again; carries its code."""
    copied = Signal(str)
    """Something was copied; carries what a screen reader says."""

    def __init__(self, art: TileArt, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._shown: ShownDeal | None = None
        self._language: Language | None = None
        self._title = Sentence("title")
        self._meaning = Sentence("body")
        self._prepared = Sentence("body")
        self._code_card = _CodeCard()
        self._code_card.again.clicked.connect(self._wish_again)
        self._code_card.copy.clicked.connect(self._copy_code)
        self._seal_card = _SealCard()
        self._next_card = _NextCard()
        self._check = Sentence("quiet")
        self._told = TextLabel("quiet")
        self._copy_all = QuietButton()
        self._copy_all.clicked.connect(self._copy_everything)
        self.close_button = PrimaryButton()
        self.close_button.clicked.connect(self.shut)
        self._lay_out()
        self.set_art(art)

    def present(self, shown: ShownDeal, language: Language) -> None:
        """Tell what may be known of this deal."""
        if (shown, language) == (self._shown, self._language):
            return
        self._shown, self._language = shown, language
        say, seal = language.say, shown.seal
        self.setLocale(language.locale)
        self.setLayoutDirection(language.locale.textDirection())
        self.setAccessibleName(say(deals.ABOUT))
        self._title.setText(say(deals.ABOUT))
        is_open = seal is not None and bool(seal.code)
        meaning = deals.NO_DEAL if seal is None else deals.WHAT_IT_MEANS if is_open else deals.WHAT_IT_WILL_MEAN
        self._meaning.setText(say(meaning))
        self._prepared.setText(say(deals.PREPARED))
        self._prepared.setVisible(shown.is_prepared and seal is not None)
        for card in (self._code_card, self._check):
            card.setVisible(is_open)
        for part in (self._seal_card, self._copy_all):
            part.setVisible(seal is not None)
        if seal is not None:
            self._code_card.present(seal, bool(shown.facts.replay_code), language)
            self._seal_card.present(seal, language)
        self._next_card.setVisible(bool(shown.facts.next_fingerprint))
        self._next_card.present(shown.facts.next_fingerprint, language)
        self._check.setText(say(deals.HOW_TO_CHECK))
        self._copy_all.setText(say(deals.COPY_ALL))
        self._told.setText("")
        self.close_button.setText(say(deals.CLOSE))

    @property
    def speaker(self) -> Language | None:
        """The language of the sheet; None before the first deal is told."""
        return self._language

    def open(self) -> None:
        """Cover the parent and take the keyboard."""
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        self.show()
        self.raise_()
        self._scroll.verticalScrollBar().setValue(0)
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def shut(self) -> None:
        """Uncover what is below."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def announcement(self) -> str:
        """What a screen reader says when the sheet opens."""
        told = [f"{self._title.text()}.", self._meaning.text()]
        if not self._code_card.isHidden():
            told.append(self._code_card.code.accessibleName())
        return " ".join(told)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._theme = art.theme
        lay_ground(self, paper_palette(art.theme))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.shut()
        elif not scroll_by_key(self._scroll, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(self._theme.paper))
            painter.fillRect(0, 0, self.width(), 2, QColor(self._theme.gold_line))

    def _wish_again(self) -> None:
        if self._shown is not None and self._shown.facts.replay_code:
            self.again_wanted.emit(self._shown.facts.replay_code)

    def _copy_code(self) -> None:
        if self._shown is not None and self._shown.seal is not None:
            self._copy(in_groups(self._shown.seal.code))

    def _copy_everything(self) -> None:
        if self._shown is None or self._shown.seal is None or self._language is None:
            return
        seal, say = self._shown.seal, self._language.say
        lines = [say(deals.FINGERPRINT), seal.fingerprint]
        if seal.code:
            lines += ["", say(deals.CODE), seal.code, "", say(deals.NONCE), seal.nonce, "", say(deals.HOW_TO_CHECK)]
        if self._shown.facts.next_fingerprint:
            lines += ["", say(deals.NEXT_IS_FIXED), self._shown.facts.next_fingerprint]
        self._copy("\n".join(lines) + "\n")

    def _copy(self, text: str) -> None:
        assert self._language is not None
        QGuiApplication.clipboard().setText(text)
        self._told.setText(self._language.say(deals.COPIED))
        self.copied.emit(self._told.text())

    def _lay_out(self) -> None:
        middle = QWidget()
        middle.setMaximumWidth(self.fontMetrics().averageCharWidth() * _WIDEST)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(14)
        parts = (self._title, self._meaning, self._prepared, self._code_card, self._seal_card, self._next_card)
        for part in (*parts, self._check):
            column.addWidget(part)
        column.addStretch(1)
        growing(middle)
        body = QWidget()
        body.setAutoFillBackground(False)
        across = QHBoxLayout(body)
        across.setContentsMargins(_MARGIN, 18, _MARGIN, 12)
        across.addStretch(1)
        across.addWidget(middle, 1000)
        across.addStretch(1)
        self._scroll = scroll_of(body)
        self._scroll.viewport().setAutoFillBackground(False)
        quiet = QWidget()
        flow = FlowLayout(quiet, spacing=12)
        flow.addWidget(self._copy_all)
        flow.addWidget(self._told)
        growing(quiet)
        footer = QHBoxLayout()
        footer.setContentsMargins(_MARGIN, 10, _MARGIN, 16)
        footer.setSpacing(16)
        footer.addWidget(quiet, 1, Qt.AlignmentFlag.AlignVCenter)
        footer.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignVCenter)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 2, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._scroll, 1)
        whole.addLayout(footer)


class _CodeCard(Card):
    """The code in large letters, and what one can do with it."""

    def __init__(self) -> None:
        super().__init__(raised=True)
        self._label = TextLabel("quiet")
        self.code = TextLabel("title")
        self.again, self.copy = QuietButton(), QuietButton()
        self._note = Sentence("quiet")
        buttons = QWidget()
        flow = FlowLayout(buttons, spacing=12)
        flow.addWidget(self.again)
        flow.addWidget(self.copy)
        growing(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 4, 6, 4)
        column.setSpacing(8)
        for part in (self._label, self.code, self._note, buttons):
            column.addWidget(part)
        growing(self)

    def present(self, seal: Seal, may_replay: bool, language: Language) -> None:
        say = language.say
        self._label.setText(say(deals.CODE))
        self.code.setText(in_groups(seal.code))
        self.code.setAccessibleName(say(deals.CODE_ALOUD, spelled(seal.code)))
        self._note.setText(say(deals.SAME_TABLE))
        self.again.setText(say(deals.PLAY_AGAIN))
        for part in (self.again, self._note):
            part.setVisible(may_replay)
        self.copy.setText(say(deals.COPY_CODE))


class _SealCard(Card):
    """The fingerprint, and what was added to the code before it was taken."""

    def __init__(self) -> None:
        super().__init__()
        self._label, self._nonce_label = TextLabel("quiet"), TextLabel("quiet")
        self._fingerprint, self._nonce = Groups(), Groups()
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 4, 6, 4)
        column.setSpacing(6)
        for part in (self._label, self._fingerprint, self._nonce_label, self._nonce):
            column.addWidget(part)
        growing(self)

    def present(self, seal: Seal, language: Language) -> None:
        say = language.say
        self._label.setText(say(deals.FINGERPRINT))
        self._fingerprint.show_groups(seal.fingerprint, say(deals.FINGERPRINT_ALOUD, in_groups(seal.fingerprint)))
        self._nonce_label.setText(say(deals.NONCE))
        self._nonce.show_groups(seal.nonce, say(deals.NONCE_ALOUD, in_groups(seal.nonce)))
        for part in (self._nonce_label, self._nonce):
            part.setVisible(bool(seal.nonce))


class _NextCard(Card):
    """The fingerprint of the next round's deal, before it is dealt."""

    def __init__(self) -> None:
        super().__init__()
        self._label = Sentence("quiet")
        self._fingerprint = Groups()
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 4, 6, 4)
        column.setSpacing(6)
        column.addWidget(self._label)
        column.addWidget(self._fingerprint)
        growing(self)

    def present(self, fingerprint: str, language: Language) -> None:
        self._label.setText(language.say(deals.NEXT_IS_FIXED))
        self._fingerprint.show_groups(fingerprint, language.say(deals.FINGERPRINT_ALOUD, in_groups(fingerprint)))
