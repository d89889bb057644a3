"""What stands beside the table of a dispute: what was said, the rules, the ruling, and what is said about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.controller.disputes import Dispute
from domino_desktop.core.events import Foul
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import practice, walk
from domino_desktop.i18n.narration import Names, foul_proof, ruleset_name
from domino_desktop.ui.art.theme import Theme
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.position_picture import PositionPicture, layout_at, trains_open_to
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.board.walk_signs import SeatAnswer, paint_sign
from domino_desktop.ui.controls import Card, PrimaryButton, QuietButton, SeatBadge
from domino_desktop.ui.desk.practice import words
from domino_desktop.ui.desk.practice.form import RulingForm
from domino_desktop.ui.desk.practice.words import Judged, Part
from domino_desktop.ui.icons import Icons

_SIGN: Final = 26
_SIGN_PER_LINE: Final = 1.2  # it grows with the words
_BADGE: Final = 30
_PROOF: Final = 230


class PracticePanel(QWidget):
    """Shows what its page tells it to; the page listens to its buttons. ``changed`` when it may need another height."""

    changed = Signal()

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._said = SentenceCard(art)
        self._rules = SentenceCard(art)
        self.lay_open = PrimaryButton()
        self.form = RulingForm(art.theme, icons)
        self._form_card = Card()
        column = QVBoxLayout(self._form_card)
        column.setContentsMargins(6, 4, 6, 4)
        column.addWidget(self.form)
        self.verdict = VerdictCard(art)
        self.following = PrimaryButton()
        self.again, self.overview = QuietButton(), QuietButton()
        self._proofs = ProofCard(art)
        self._counted = SentenceCard(art)
        self._parts: tuple[QWidget, ...] = (
            self.verdict,
            self.following,
            self.again,
            self._form_card,
            self._proofs,
            self._counted,
            self._said,
            self.lay_open,
            self._rules,
            self.overview,
        )
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 4, 10, 10)
        rows.setSpacing(12)
        for part in self._parts:
            rows.addWidget(part)
        rows.addStretch(1)
        self.form.changed.connect(self.changed)

    def ask(self, dispute: Dispute, names: Names, language: Language) -> None:
        """Tell what was said, and wait for the hands to be laid open."""
        self._say(dispute, names, language)
        self._show_only(self._said, self.lay_open, self._rules, self.overview)

    def ask_ruling(self, dispute: Dispute, names: Names, language: Language) -> None:
        """The hands lie open: ask for a ruling."""
        self._say(dispute, names, language)
        self.form.present(dispute, names, language)
        self._show_only(self._said, self._form_card, self._rules, self.overview)

    def tell(self, dispute: Dispute, judged: Judged, names: Names, language: Language) -> None:
        """What there is to say about a ruling, with its proof and the count."""
        self._say(dispute, names, language)
        self.verdict.present(judged, language)
        counted = words.count(dispute, names, language)
        self._counted.present(language.say(practice.THE_COUNT), counted)
        fouls = dispute.truth.fouls
        self._proofs.present(dispute, fouls, names, language)
        more: list[QWidget] = [self._proofs] if fouls else []
        more += [self._counted] if counted else []
        again = () if judged.is_right else (self.again,)
        self._show_only(self.verdict, self.following, *again, *more, self._said, self._rules, self.overview)

    def take_focus(self, *, is_right: bool | None) -> None:
        """Put the keyboard on what comes next: ``is_right`` None where nothing has been ruled yet."""
        if is_right is not None:
            first: QWidget = self.following if is_right else self.again
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._form_card.isHidden():
            self.lay_open.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.form.take_focus()

    def redress(self, theme: Theme) -> None:
        """The art wears another dress."""
        self.form.set_theme(theme)
        self.verdict.update()
        self._proofs.set_art(self._art)
        self._said.set_art(self._art)

    def _say(self, dispute: Dispute, names: Names, language: Language) -> None:
        said = words.declarations(dispute, names, language)
        self._said.present_said(language.say(practice.WHAT_WAS_SAID), said, names)
        title = language.say(practice.RULES, ruleset_name(dispute.base, language))
        self._rules.present(title, words.table_rules(dispute, names, language))
        self.lay_open.setText(language.say(practice.LAY_OPEN))
        self.following.setText(language.say(practice.NEXT))
        self.again.setText(language.say(practice.TRY_AGAIN))
        self.overview.setText(language.say(practice.OVERVIEW))

    def _show_only(self, *shown: QWidget) -> None:
        for part in self._parts:
            part.setVisible(part in shown)
        self.changed.emit()


class _RowsCard(Card):
    """A heading, and rows below it that come and go."""

    def __init__(self, art: TileArt, heading: Sentence, gap: int) -> None:
        super().__init__()
        self._art = art
        self._heading = heading
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(6, 4, 6, 4)
        self._column.setSpacing(gap)
        self._column.addWidget(self._heading)
        self._rows: list[QWidget] = []

    def _show(self, rows: Sequence[QWidget]) -> None:
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = list(rows)
        for row in self._rows:
            self._column.addWidget(row)
            row.show()


class SentenceCard(_RowsCard):
    """A heading, and sentences one below the other; a badge before those that somebody said."""

    def __init__(self, art: TileArt) -> None:
        super().__init__(art, Sentence("heading"), 7)

    def present(self, heading: str, told: Sequence[str]) -> None:
        """Show these sentences."""
        self._heading.setText(heading)
        self._show([Sentence("body", sentence) for sentence in told])

    def present_said(self, heading: str, told: Sequence[tuple[int | None, str]], names: Names) -> None:
        """Show these sentences, each with the badge of its seat, if it has one."""
        self._heading.setText(heading)
        self._show([self._said(seat, sentence, names) for seat, sentence in told])

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        for badge in self.findChildren(SeatBadge):
            badge.set_art(art)

    def _said(self, seat: int | None, sentence: str, names: Names) -> QWidget:
        if seat is None:
            return Sentence("quiet", sentence)
        row = QWidget()
        across = QHBoxLayout(row)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(10)
        badge = SeatBadge(self._art, _BADGE)
        badge.show_seat(seat, names.seats[seat])
        badge.setAccessibleName("")  # the sentence names whoever spoke
        across.addWidget(badge, 0, Qt.AlignmentFlag.AlignTop)
        across.addWidget(Sentence("body", sentence), 1, Qt.AlignmentFlag.AlignVCenter)
        return row


class _Mark(QWidget):
    """A tick or a cross."""

    def __init__(self, art: TileArt, is_right: bool) -> None:
        super().__init__()
        self._art, self._is_right = art, is_right

    def sizeHint(self) -> QSize:
        side = max(_SIGN, round(self.fontMetrics().height() * _SIGN_PER_LINE))
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(QPointF(self.width() / 2, self.height() / 2))
            painter.scale(self.width() / _SIGN, self.height() / _SIGN)
            paint_sign(painter, self._art.theme, SeatAnswer.CAN if self._is_right else SeatAnswer.CANNOT)


class VerdictCard(_RowsCard):
    """Every part of a ruling with its mark; raised where all of it was right."""

    def __init__(self, art: TileArt) -> None:
        super().__init__(art, Sentence("headline"), 12)

    def present(self, judged: Judged, language: Language) -> None:
        """Show what is said about a ruling."""
        self.set_raised(judged.is_right)
        self._heading.setText(judged.headline)
        self._show([self._row(part, language) for part in judged.parts])

    def _row(self, part: Part, language: Language) -> QWidget:
        row = QWidget()
        across = QHBoxLayout(row)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(12)
        across.addWidget(_Mark(self._art, part.is_right), 0, Qt.AlignmentFlag.AlignTop)
        told = QVBoxLayout()
        told.setSpacing(2)
        sentence = Sentence("body", part.sentence)
        message = practice.IS_RIGHT if part.is_right else practice.IS_WRONG
        sentence.setAccessibleName(language.say(message, part.sentence))
        told.addWidget(sentence)
        if part.said:
            told.addWidget(Sentence("quiet", part.said))
        across.addLayout(told, 1)
        return row


class ProofCard(Card):
    """The table at each false declaration, with the tile that would have fitted."""

    def __init__(self, art: TileArt) -> None:
        super().__init__()
        self._art = art
        self._heading = Sentence("heading")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(6, 4, 6, 4)
        self._column.setSpacing(8)
        self._column.addWidget(self._heading)
        self._shown: list[QWidget] = []

    def present(self, dispute: Dispute, fouls: Sequence[Foul], names: Names, language: Language) -> None:
        """Show these fouls."""
        self._heading.setText(language.say(practice.THE_PROOF))
        for part in self._shown:
            self._column.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._shown = []
        for foul in fouls:
            picture = PositionPicture(self._art)
            picture.setFixedHeight(_PROOF)
            layout = layout_at(dispute.proof, foul.event)
            trains = trains_open_to(dispute.proof, foul.seat, foul.event)
            picture.present(layout, foul.tile, foul.end, language, trains)
            picture.setAccessibleName(foul_proof(foul, names, language))
            caption = Sentence("quiet", language.say(walk.POSITION_THEN, names.seats[foul.seat]))
            for part in (caption, picture):
                self._column.addWidget(part)
                part.show()
                self._shown.append(part)

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        for part in self._shown:
            if isinstance(part, PositionPicture):
                part.set_art(art)
