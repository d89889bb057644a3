"""The page of one puzzle: the position on the real board, the question beside it, and the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from domino_desktop.ai.puzzle import Puzzle, PuzzleKind
from domino_desktop.controller import puzzle_table
from domino_desktop.core.moves import Move, Reason
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import buttons, puzzles, rules
from domino_desktop.i18n.narration import Names, either
from domino_desktop.storage.training import STARS
from domino_desktop.ui.access.readings import sentences
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.picture import Picture, legal_ends, legal_ways
from domino_desktop.ui.board.view import BoardView
from domino_desktop.ui.coach.glow import HintGlow
from domino_desktop.ui.controls import IconButton, TextLabel
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.motion import Motion
from domino_desktop.ui.pages.tab_order import order_tabs
from domino_desktop.ui.puzzles import words
from domino_desktop.ui.puzzles.moves import MoveLine
from domino_desktop.ui.puzzles.panel import PuzzlePanel
from domino_desktop.ui.puzzles.spread import MARGIN, Spread
from domino_desktop.ui.puzzles.stars import Stars
from domino_desktop.ui.puzzles.walk_round import WalkRound
from domino_desktop.ui.puzzles.words import Claim, Verdict
from domino_desktop.ui.review.words import move as move_in_words
from domino_desktop.ui.seating import SeatMark, names
from domino_desktop.ui.table import phrases

_ROOM_FOR_STEP: Final = 12  # times as wide as its words the page must be; the stars say it as well
_STEPS_OF_WALK: Final = 4  # how much longer than a tile's way one seat takes to answer


class PuzzlePage(QWidget):
    """Shows one puzzle after another. ``solved(bool)`` once for each, with whether the first answer was right.

    ``left`` when somebody has had enough; ``next_wanted`` when it is to be another one.
    """

    left = Signal()
    solved = Signal(bool)
    next_wanted = Signal()

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self._art, self._icons = art, icons
        self._puzzle: Puzzle | None = None
        self._kind, self._number = PuzzleKind.FIND_MOVE, 1
        self._view: View | None = None
        self._marks: tuple[SeatMark, ...] = ()
        self._language: Language | None = None
        self._motion = Motion.normal()
        self._answers: tuple[puzzle_table.Answer, ...] = ()
        self._verdict: Verdict | None = None
        self._has_counted = False
        self._back = IconButton(icons.icon("back", art.theme.outline))
        self._back.clicked.connect(self.left)
        self._title, self._step, self._stars = TextLabel("headline"), TextLabel("quiet"), Stars(STARS)
        self.board, self.walk = BoardView(art), WalkRound(art)
        self._glow = HintGlow(self.board.board)
        self.panel = PuzzlePanel(art, icons)
        self._lay_out()
        self.board.move_chosen.connect(self._choose)
        self.board.misplaced.connect(self._refuse)
        self.board.asked.connect(self._tell_choice)
        self.board.shown.connect(self._glow.follow)
        self.walk.ended.connect(self._show_verdict)
        self.panel.asking.claimed.connect(self._judge)
        self.panel.moves.chosen.connect(lambda move: self._glow.show(move, 0))
        self.panel.skip.clicked.connect(self.walk.skip)
        self.panel.again.clicked.connect(self.ask)
        self.panel.following.clicked.connect(self.next_wanted)
        self.panel.other_side.clicked.connect(self._turn_over)

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle that is shown, or None while it is being made."""
        return self._puzzle

    @property
    def help_part(self) -> str:
        """What the help tells about."""
        return "move" if self._kind is PuzzleKind.FIND_MOVE else "blocked"

    @property
    def verdict(self) -> Verdict | None:
        """What was said about the answer, once there is one."""
        return self._verdict

    # One puzzle ---------------------------------------------------------------------------------------

    def prepare(self, kind: PuzzleKind, step: int, stars: int, language: Language, motion: Motion) -> None:
        """A puzzle of this step is on its way."""
        self._puzzle = self._view = self._verdict = None
        self._kind, self._number, self._motion = kind, step, motion
        self._speak(language)
        self.show_stars(stars)
        self._glow.hide()
        self.walk.stop()
        self._stack.setCurrentWidget(self._blank)
        self.panel.wait(language.say(puzzles.PREPARING), language)

    def retranslate(self, language: Language, marks: Sequence[SeatMark]) -> None:
        """Ask the same in this language, at a table of these people; an answer that was counted stays counted."""
        self._speak(language)
        self.show_stars(self._stars.filled)
        if self._puzzle is None:
            self.panel.wait(language.say(puzzles.PREPARING), language)
        self._marks = tuple(marks)
        self.ask()

    def _speak(self, language: Language) -> None:
        self._language = language
        self.setLocale(language.locale)
        self.setLayoutDirection(language.locale.textDirection())
        title = puzzles.FIND_THE_MOVE if self._kind is PuzzleKind.FIND_MOVE else puzzles.BLOCKED_OR_NOT
        self._title.setText(language.say(title))
        self.setAccessibleName(self._title.text())
        self._step.setText(language.say(puzzles.STEP, self._number))
        self._back.setAccessibleName(language.say(buttons.BACK))
        self._back.setToolTip(language.say(buttons.BACK))

    def show_failure(self) -> None:
        """There is no puzzle; another one may be wanted."""
        if self._language is not None:
            self.panel.fail(self._language.say(puzzles.FAILED), self._language)

    def present(self, puzzle: Puzzle, marks: Sequence[SeatMark]) -> None:
        """Ask this puzzle, at a table of these people."""
        self._puzzle, self._marks = puzzle, tuple(marks)
        is_counted = puzzle.kind is PuzzleKind.BLOCKED
        # A player looks at the own rack; a referee stands behind the first seat.
        self._view = puzzle_table.position(puzzle.events, 0 if is_counted else None)
        self._answers = puzzle_table.walk(puzzle.events) if is_counted else ()
        self._has_counted = False
        self.ask()

    def ask(self) -> None:
        """Ask from the beginning."""
        puzzle, view, language = self._puzzle, self._view, self._language
        if puzzle is None or view is None or language is None or view.turn is None:
            return
        self._verdict = None
        self.walk.stop()
        self._glow.hide()
        is_counted = puzzle.kind is PuzzleKind.BLOCKED
        self._stack.setCurrentWidget(self.board)
        self._spread.show_board()
        self.board.show_picture(self._picture(may_play=not is_counted))
        name = self._marks[view.turn].name
        if is_counted:
            teams = [(team, self._names.team(team, language)) for team in dict.fromkeys(view.teams)]
            question, note = language.say(puzzles.IS_IT_BLOCKED), language.say(puzzles.IS_IT_BLOCKED_NOTE, name)
            self.panel.ask_referee(question, note, teams, language)
        else:
            question, note = language.say(puzzles.FIND_BEST_FOR, name), language.say(puzzles.FIND_BEST_NOTE)
            self.panel.ask_player(question, note, language)
        self.focus_first()
        self._announce(sentences([question, note]))

    def show_stars(self, stars: int) -> None:
        """Somebody has so many on this step now."""
        self._stars.show_filled(stars)
        if self._language is not None:
            self._stars.setAccessibleName(self._language.say(puzzles.STEP_STARS, self._number, n=stars))

    def praise(self, sentence: str) -> None:
        """Say something nice below the verdict."""
        self.panel.praise(sentence)

    @property
    def _names(self) -> Names:
        assert self._view is not None
        return names(self._marks, self._view.teams)

    def _picture(self, *, may_play: bool) -> Picture:
        view, language = self._view, self._language
        assert view is not None and language is not None
        under = tuple(phrases.under_name(view, mark.seat, "", language) for mark in self._marks)
        return Picture(
            view,
            self._marks,
            under,
            phrases.boneyard_label(view, language),
            owner=view.eye,
            is_open=True,
            play_time=self._motion.play,
            on_turn=view.turn,
            legal=legal_ends(view) if may_play else {},
            speaker=language,
            ways=legal_ways(view) if may_play else {},
            notes=under,
            fades=self._motion.is_reduced,
        )

    # The answer ---------------------------------------------------------------------------------------

    def _judge(self, claim: Claim) -> None:
        """A referee has answered: go round the table, and tell then."""
        puzzle, view, language = self._puzzle, self._view, self._language
        if puzzle is None or view is None or language is None:
            return
        self._verdict = words.judged(puzzle, claim, self._answers, self._names, language)
        self._stack.setCurrentWidget(self.walk)
        self._spread.show_board()
        self.panel.walk(language.say(puzzles.THE_WALK), language)
        time = 0 if self._motion.is_reduced else self._motion.play * _STEPS_OF_WALK
        self.walk.begin(view, self._answers, self._marks, language, time)

    def _show_verdict(self) -> None:
        puzzle, verdict, language = self._puzzle, self._verdict, self._language
        if puzzle is None or verdict is None or language is None:
            return
        score = words.score_of(puzzle)
        counted = () if score is None else words.count(score, self._names, language)
        self.panel.tell_referee(verdict, counted, language)
        self._count(verdict)

    def _choose(self, move: Move) -> None:
        """A player has laid a tile."""
        puzzle, view, language = self._puzzle, self._view, self._language
        chosen = None if puzzle is None else next((each for each in puzzle.worths if each.move == move), None)
        if puzzle is None or view is None or view.turn is None or language is None or chosen is None:
            return
        self._verdict = words.found(puzzle.worths, chosen, view.layout, language)
        self.board.show_picture(self._picture(may_play=False))
        self._glow.show(puzzle.worths[0].move, self._motion.play)
        best, seat = puzzle.worths[0].points, view.turn
        lines = []
        for each in puzzle.worths:
            marks = [puzzles.BEST_MOVE] if each.points == best else []
            marks += [puzzles.YOUR_MOVE] if each is chosen else []
            following = puzzle_table.after(puzzle.events, each.move)
            lines.append(
                MoveLine(
                    each.move,
                    move_in_words(each.move, view.layout, language),
                    words.worth(each.points, language),
                    words.follows(following, seat, self._names, language),
                    tuple(map(language.say, marks)),
                    each.points == best,
                )
            )
        side = self._names.team(view.teams[seat], language)
        self.panel.tell_player(self._verdict, language.say(puzzles.SO_IT_ENDS, side), lines, language)
        self._count(self._verdict)

    def _count(self, verdict: Verdict) -> None:
        """The first answer counts; whoever tries again practises."""
        self._announce(sentences([verdict.headline, *verdict.sentences]))
        if not self._has_counted:
            self._has_counted = True
            self.solved.emit(verdict.is_right)
        self.panel.take_focus(is_right=verdict.is_right)
        self._spread.show_focus()

    def _turn_over(self) -> None:
        """The table again, or the walk again."""
        assert self._language is not None
        is_walk = self._stack.currentWidget() is self.board
        self._stack.setCurrentWidget(self.walk if is_walk else self.board)
        self.panel.name_other_side(self._language, is_walk=is_walk)
        self._spread.show_board()

    def _refuse(self, tile: Tile, end_id: str) -> None:
        """This tile cannot be laid there, or anywhere."""
        view, language = self._view, self._language
        if view is None or language is None or self._verdict is not None or view.turn != view.eye:
            return
        if self._puzzle is not None and self._puzzle.kind is PuzzleKind.FIND_MOVE:
            self.panel.note(
                language.say(rules.REFUSALS[Reason.TILE_DOES_NOT_FIT], str(tile), either(view.open_values, language))
            )

    def _tell_choice(self) -> None:
        """A tile fits in several places, and waits for one of them."""
        view, language, tile = self._view, self._language, self.board.asking
        if view is None or language is None or self._verdict is not None:
            return
        if tile is None:
            self.panel.note(language.say(puzzles.FIND_BEST_NOTE))
        elif self.board.asks_for_half:
            self.panel.note(phrases.choice_of_way(view, self._marks, tile, language))
        else:
            self.panel.note(phrases.choice(view, self._marks, tile, language))

    def _announce(self, sentence: str) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    # How it is laid out -------------------------------------------------------------------------------

    def focus_first(self) -> None:
        """Put the keyboard on what is asked."""
        if self._verdict is not None or self._puzzle is None:
            self.panel.take_focus(is_right=self._verdict is None or self._verdict.is_right)
        elif self._puzzle.kind is PuzzleKind.FIND_MOVE:
            self.board.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.panel.asking.take_focus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard belongs to what can be pressed, not to the page itself."""
        self.focus_first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif not self._spread.scroll_by(event):
            super().keyPressEvent(event)

    def redress(self) -> None:
        """The art wears another dress."""
        self._back.setIcon(self._icons.icon("back", self._art.theme.outline))
        self.walk.set_art(self._art)
        self.panel.set_art(self._art)
        self.board.redress()

    def sizeHint(self) -> QSize:
        return QSize(1024, 700)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._step.setVisible(self.width() >= self._step.sizeHint().width() * _ROOM_FOR_STEP)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Scroll to what gets the keyboard."""
        has_moved = super().focusNextPrevChild(forward)
        self._spread.show_focus()
        return has_moved

    def _follow_panel(self) -> None:
        """Something else is asked, or told."""
        order_tabs(self)
        self._spread.arrange()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(MARGIN, 14, MARGIN, 6)
        head.setSpacing(14)
        head.addWidget(self._back)
        head.addWidget(self._title, 1)
        head.addWidget(self._step)
        head.addWidget(self._stars)
        self._step.setWordWrap(False)
        self._blank = QWidget()
        self._stack = QStackedWidget()
        for part in (self._blank, self.board, self.walk):
            self._stack.addWidget(part)
        self._spread = Spread(self._stack, self.panel)
        self.panel.changed.connect(self._follow_panel)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        rows.addLayout(head)
        rows.addWidget(self._spread, 1)
