"""The screens of puzzles: the ladders, a question to a referee and one to a player, and their answers."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from domino_desktop.ai.puzzle import Puzzle, PuzzleKind
from domino_desktop.ai.puzzles import generate
from domino_desktop.i18n.language import language
from domino_desktop.i18n.messages import puzzles
from domino_desktop.i18n.narration import ruleset_name
from domino_desktop.storage import rulesets
from domino_desktop.storage.settings import Pace
from domino_desktop.storage.training import Ladder
from domino_desktop.ui.look import Look
from domino_desktop.ui.motion import Motion
from domino_desktop.ui.puzzles.ladders import LaddersPage, Training
from domino_desktop.ui.puzzles.page import PuzzlePage
from domino_desktop.ui.puzzles.words import Claim, truth
from domino_desktop.ui.seating import SeatMark
from tests.gallery.stages import NAMES


class Puzzling:
    """Makes one screen after another."""

    def __init__(self, look: Look, code: str) -> None:
        self._look, self._language = look, language(code)

    def all(self) -> Iterator[tuple[str, QWidget]]:
        """Name and widget of every screen."""
        yield "60-puzzles", self._ladders()
        yield "61-blocked-or-not", self._asked(PuzzleKind.BLOCKED, "classic-draw", 4)
        page = self._asked(PuzzleKind.BLOCKED, "classic-draw", 4)
        page.panel.asking.answers.can_play.emit()
        yield "62-who-wins", page
        page = self._asked(PuzzleKind.BLOCKED, "classic-draw", 4)
        assert page.puzzle is not None
        right = truth(page.puzzle)
        page.panel.asking.claimed.emit(Claim(True, right.winner, right.points + 4))
        yield "63-almost", page
        yield "64-find-the-move", self._asked(PuzzleKind.FIND_MOVE, "pairs", 4)
        page = self._asked(PuzzleKind.FIND_MOVE, "pairs", 4)
        assert page.puzzle is not None
        page.board.move_chosen.emit(page.puzzle.worths[0].move)
        page.praise(self._language.say(puzzles.ONE_MORE_STAR))
        yield "65-right", page

    def _ladders(self) -> LaddersPage:
        climbed = Ladder()
        for step, right in ((1, 3), (2, 3), (3, 2)):
            for _ in range(right):
                climbed = climbed.after(step, True)
        ladders = {PuzzleKind.FIND_MOVE: climbed, PuzzleKind.BLOCKED: Ladder().after(1, True)}
        rules = tuple((name, ruleset_name(name, self._language)) for name in ("classic-draw", "pairs"))
        page = LaddersPage(self._look.art(), self._look.icons)
        shown = Training(NAMES, NAMES[0], rules, "pairs", ladders, tuple(PuzzleKind))
        page.present(shown, self._language)
        return page

    def _asked(self, kind: PuzzleKind, name: str, seats: int) -> PuzzlePage:
        ruleset = rulesets.load(name)
        made = (generate(kind, ruleset, seats, 2, seed) for seed in range(100))
        puzzle: Puzzle = next(each for each in made if each.is_blocked or kind is PuzzleKind.FIND_MOVE)
        page = PuzzlePage(self._look.art(), self._look.icons)
        page.prepare(kind, 2, 1, self._language, Motion.of(Pace.INSTANT, True))
        page.present(puzzle, [SeatMark(seat, NAMES[seat], seat, self._language.code) for seat in range(seats)])
        return page
