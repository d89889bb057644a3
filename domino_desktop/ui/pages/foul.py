"""The page that proves a wrong answer: the table as it was, the tile that would have fitted, and what the rules say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.core.events import Certainty, Foul
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import walk
from domino_desktop.i18n.narration import Names, foul_proof, foul_sentence
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.position_picture import PositionPicture, layout_at, trains_open_to
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import Card, PrimaryButton, SeatBadge, TextLabel, TileLabel
from domino_desktop.ui.controls.scrolling import scroll_by_key, scroll_of
from domino_desktop.ui.pages.score_sum import growing
from domino_desktop.ui.seating import SeatMark, names

_MARGIN: Final = 24
_WIDE: Final = 96  # letters across, from which the ruling stands beside the proof


def ruling(foul: Foul, ruleset: RuleSet, names: Names, language: Language) -> tuple[str, ...]:
    """What the rule set makes of a foul: points, the round, the match. One that is not proven costs nothing."""
    penalty = ruleset.false_declaration
    team = names.team(names.teams[foul.seat], language)
    if foul.certainty is Certainty.POSSIBLE:
        return (language.say(walk.RULING_STANDS),)
    told = [language.say(walk.PENALTY_POINTS, team, n=penalty.points)]
    if penalty.round == "replay":
        told.append(language.say(walk.RULING_REPLAY))
    elif penalty.round == "lost":
        told.append(language.say(walk.RULING_LOST, team))
    else:
        told.append(language.say(walk.RULING_STANDS))
    if penalty.match == "lost":
        told.append(language.say(walk.RULING_MATCH_LOST, team))
    return tuple(told)


class FoulPage(QWidget):
    """Every foul of a round with its proof, one below the other, and the way on to the score."""

    go_on = Signal()

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._announcement = ""
        self._proofs: list[_Proof] = []
        self._advice = TextLabel("quiet")
        self._main = PrimaryButton()
        self._main.setMinimumWidth(220)
        self._main.clicked.connect(self.go_on)
        self._body = QWidget()
        self._column = QVBoxLayout(self._body)
        self._column.setContentsMargins(_MARGIN, 20, _MARGIN, 12)
        self._column.setSpacing(16)
        self._column.addWidget(self._advice)
        self._column.addStretch(1)
        self._scroll = scroll_of(self._body)
        footer = QHBoxLayout()
        footer.setContentsMargins(_MARGIN, 10, _MARGIN, 16)
        footer.setSpacing(16)
        footer.addStretch(1)
        footer.addWidget(self._main)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._scroll, 1)
        whole.addLayout(footer)

    @property
    def main_button(self) -> PrimaryButton:
        """Goes on to the score."""
        return self._main

    def present(self, view: View, marks: Sequence[SeatMark], language: Language, is_referee: bool = False) -> None:
        """Show the fouls of this view; ``is_referee`` chooses the referee's words."""
        players = names(marks, view.teams)
        self.setLocale(language.locale)
        self.setLayoutDirection(language.locale.textDirection())
        self.setAccessibleName(language.say(walk.REFEREE_FOUL_TITLE if is_referee else walk.FOUL_TITLE))
        while len(self._proofs) > len(view.fouls):
            proof = self._proofs.pop()
            self._column.removeWidget(proof)
            proof.hide()
            proof.deleteLater()
        while len(self._proofs) < len(view.fouls):
            self._proofs.append(_Proof(self._art))
            self._column.insertWidget(len(self._proofs) - 1, self._proofs[-1])
        for proof, foul in zip(self._proofs, view.fouls, strict=True):
            proof.present(foul, view, marks, players, language, is_referee=is_referee)
        self._advice.setText(language.say(walk.HOW_TO_WITHDRAW))
        self._advice.setVisible(not is_referee)
        self._main.setText(language.say(walk.SHOW_SCORE))
        sentences = [foul_sentence(foul, players, language, is_referee=is_referee) for foul in view.fouls]
        self._announcement = " ".join((*sentences, *(foul_proof(foul, players, language) for foul in view.fouls)))
        self._arrange()

    def announcement(self) -> str:
        """What a screen reader says when the page appears."""
        return self._announcement

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._art = art
        for proof in self._proofs:
            proof.set_art(art)

    def sizeHint(self) -> QSize:
        return QSize(1024, 700)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not scroll_by_key(self._scroll, event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        is_wide = self.width() >= _WIDE * self.fontMetrics().averageCharWidth()
        # A single proof has the whole height for its picture.
        picture = max(240, self.height() - 290) if len(self._proofs) == 1 and is_wide else 240
        for proof in self._proofs:
            proof.arrange(is_wide=is_wide, picture=min(picture, 340))


class _Proof(Card):
    """One foul: who, the table at that moment, what was said and held, and the ruling."""

    def __init__(self, art: TileArt) -> None:
        super().__init__()
        self._badge = SeatBadge(art, 40)
        self._accusation = Sentence("headline")
        self._caption = Sentence("quiet")
        self._picture = PositionPicture(art)
        self._mark = TextLabel("body")
        self._tile = TileLabel(art, 44)
        self._told = Sentence("body")
        self._heading = TextLabel("heading")
        self._ruling = Sentence("body")
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self._accusation, 1)
        seen = QVBoxLayout()
        seen.setSpacing(6)
        seen.addWidget(self._caption)
        seen.addWidget(self._picture, 1)
        seen.addWidget(self._mark)
        said = QVBoxLayout()
        said.setSpacing(8)
        said.addWidget(self._tile, 0, Qt.AlignmentFlag.AlignLeft)
        said.addWidget(self._told)
        said.addSpacing(12)
        said.addWidget(self._heading)
        said.addWidget(self._ruling)
        said.addStretch(1)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(22)
        self._columns.addLayout(seen, 13)
        self._columns.addLayout(said, 7)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(12)
        column.addLayout(head)
        column.addLayout(self._columns)
        growing(self)

    def present(
        self,
        foul: Foul,
        view: View,
        marks: Sequence[SeatMark],
        players: Names,
        language: Language,
        *,
        is_referee: bool,
    ) -> None:
        mark = marks[foul.seat]
        self._badge.show_seat(mark.colour, mark.name)
        self._accusation.setText(foul_sentence(foul, players, language, is_referee=is_referee))
        self._caption.setText(language.say(walk.POSITION_THEN, mark.name))
        trains = trains_open_to(view, foul.seat, foul.event)
        self._picture.present(layout_at(view, foul.event), foul.tile, foul.end, language, trains, marks)
        proof = foul_proof(foul, players, language)
        self._picture.setAccessibleName(proof)
        self._mark.setText(language.say(walk.FITTING_TILE))
        self._tile.show_face(foul.tile.low, foul.tile.high)
        self._tile.setAccessibleName(str(foul.tile))
        self._told.setText(proof)
        self._told.setVisible(foul.certainty is Certainty.PROVEN)
        self._heading.setText(language.say(walk.RULING))
        self._ruling.setText("\n".join(ruling(foul, view.ruleset, players, language)))

    def arrange(self, *, is_wide: bool, picture: int) -> None:
        """Words beside the picture or beneath it."""
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom)
        self._columns.setStretch(0, 13 if is_wide else 0)
        self._columns.setStretch(1, 7 if is_wide else 0)
        self._picture.setFixedHeight(picture)

    def set_art(self, art: TileArt) -> None:
        self._badge.set_art(art)
        self._tile.set_art(art)
        self._picture.set_art(art)
