"""What stands beside the board of a puzzle: the question, then what is said about the answer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import puzzles, walk
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import Card, PrimaryButton, QuietButton
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.puzzles.asking import Asking
from domino_desktop.ui.puzzles.moves import MoveLine, MoveList
from domino_desktop.ui.puzzles.words import Verdict


class PuzzlePanel(QWidget):
    """Shows what its page tells it to; the page listens to its buttons. ``changed`` when it may need another height."""

    changed = Signal()

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question, self._note = Sentence("headline"), Sentence("body")
        self.asking = Asking(art.theme, icons)
        self.skip = QuietButton()
        self._card = _VerdictCard()
        self._counted = _Sentences()
        self.moves = MoveList(art)
        self.following = PrimaryButton()
        self.again, self.other_side = QuietButton(), QuietButton()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 10, 10)
        column.setSpacing(12)
        self._parts = (
            self._question,
            self._note,
            self.asking,
            self.skip,
            self._card,
            self.following,
            self.again,
            self.other_side,
            self._counted,
            self.moves,
        )
        for part in self._parts:
            column.addWidget(part)
        column.addStretch(1)
        self.asking.changed.connect(self.changed)
        self._show_only()

    # Asking -------------------------------------------------------------------------------------------

    def wait(self, sentence: str, language: Language) -> None:
        """There is no puzzle yet."""
        self._say(language)
        self._note.setText(sentence)
        self._show_only(self._note)

    def fail(self, sentence: str, language: Language) -> None:
        """There is none this time."""
        self._say(language)
        self._note.setText(sentence)
        self.following.setText(language.say(puzzles.ANOTHER))
        self._show_only(self._note, self.following)

    def ask_referee(self, question: str, note: str, teams: Sequence[tuple[int, str]], language: Language) -> None:
        """Blocked or not? One of ``teams`` may win."""
        self._say(language)
        self._question.setText(question)
        self._note.setText(note)
        self.asking.present(teams, language)
        self._show_only(self._question, self._note, self.asking)

    def ask_player(self, question: str, note: str, language: Language) -> None:
        """Which move?"""
        self._say(language)
        self._question.setText(question)
        self._note.setText(note)
        self._show_only(self._question, self._note)

    def note(self, sentence: str) -> None:
        """Say this below the question."""
        self._note.setText(sentence)
        self.changed.emit()

    def walk(self, heading: str, language: Language) -> None:
        """Everybody looks at the walk."""
        self._question.setText(heading)
        self.skip.setText(language.say(walk.SKIP))
        self._show_only(self._question, self.skip)
        self.skip.setFocus(Qt.FocusReason.OtherFocusReason)

    # Telling ------------------------------------------------------------------------------------------

    def tell_referee(self, verdict: Verdict, counted: Sequence[str], language: Language) -> None:
        """Whether it was right, and the count."""
        self._card.present(verdict)
        self._counted.present(language.say(puzzles.THE_COUNT), counted)
        self.name_other_side(language, is_walk=True)
        also = (self._counted,) if counted else ()
        again = () if verdict.is_right else (self.again,)
        self._show_only(self._card, self.following, *again, self.other_side, *also)

    def tell_player(self, verdict: Verdict, note: str, lines: Sequence[MoveLine], language: Language) -> None:
        """Whether it was right, and every move."""
        self._card.present(verdict)
        self.moves.present(language.say(puzzles.ALL_MOVES), note, lines)
        again = () if verdict.is_right else (self.again,)
        self._show_only(self._card, self.following, *again, self.moves)

    def praise(self, sentence: str) -> None:
        """Say something nice below the verdict."""
        self._card.praise(sentence)
        self.changed.emit()

    def name_other_side(self, language: Language, *, is_walk: bool) -> None:
        """Offer the table while the walk is in view, else the walk."""
        self.other_side.setText(language.say(puzzles.SHOW_TABLE if is_walk else puzzles.SHOW_WALK))

    def take_focus(self, *, is_right: bool) -> None:
        """Put the keyboard on what most people want next."""
        first = self.following if is_right or self.again.isHidden() else self.again
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self.asking.set_theme(art.theme)
        self.moves.set_art(art)

    def _say(self, language: Language) -> None:
        self.following.setText(language.say(puzzles.NEXT_PUZZLE))
        self.again.setText(language.say(puzzles.TRY_AGAIN))

    def _show_only(self, *shown: QWidget) -> None:
        for part in self._parts:
            part.setVisible(part in shown)
        self.changed.emit()


class _Sentences(Card):
    """A heading, and a sentence below the other."""

    def __init__(self) -> None:
        super().__init__()
        self._heading, self._lines = Sentence("heading"), Sentence("body")
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 4, 6, 4)
        column.setSpacing(6)
        column.addWidget(self._heading)
        column.addWidget(self._lines)

    def present(self, heading: str, sentences: Sequence[str]) -> None:
        self._heading.setText(heading)
        self._lines.setText("\n".join(sentences))


class _VerdictCard(Card):
    """Right, almost, or not quite, and what is the case; raised where it was right."""

    def __init__(self) -> None:
        super().__init__()
        self._headline, self._lines, self._praise = Sentence("headline"), Sentence("body"), Sentence("heading")
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 4, 6, 4)
        column.setSpacing(6)
        for part in (self._headline, self._lines, self._praise):
            column.addWidget(part)

    def present(self, verdict: Verdict) -> None:
        self.set_raised(verdict.is_right)
        self._headline.setText(verdict.headline)
        self._lines.setText("\n".join(verdict.sentences))
        self._praise.hide()

    def praise(self, sentence: str) -> None:
        self._praise.setText(sentence)
        self._praise.setVisible(bool(sentence))
