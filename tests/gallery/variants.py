"""Tables of eight, and what only some rule sets have: trains, two ways, claims, tiles laid aside, points in play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from domino_desktop.core.events import GameEvent, PointsScored
from domino_desktop.core.moves import CallDead, ClaimRedeal, DiscardTile, Move, Pass, PlayTile
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.rules import decide, legal_moves
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.state import MatchState
from domino_desktop.core.views import TABLE
from domino_desktop.i18n.language import language
from domino_desktop.i18n.messages import score
from domino_desktop.storage import rulesets
from domino_desktop.storage.settings import Pace
from domino_desktop.ui.board.view import BoardView
from domino_desktop.ui.motion import Motion
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.table.desk import Desk
from domino_desktop.ui.table.page import TablePage
from domino_desktop.ui.table.telling import tell
from tests.gallery.stages import Stage, played, record_of
from tests.ui import positions

Part = TypeVar("Part", bound=QWidget)

EIGHT = (
    "Giulia",
    "João",
    "Astrid",
    "Elsa",
    "Nonno Beppe",
    "Maria Antonietta",
    "Åsa",
    "Sri Wahyuningsih",
)


class Variants:
    """Makes one screen after another in one language."""

    def __init__(self, stage: Stage, code: str) -> None:
        self._stage, self._code = stage, code

    def all(self) -> Iterator[tuple[str, QWidget]]:
        """Name and widget of every screen."""
        yield "40-eight-seats", self._trains(8)
        yield "41-trains", self._trains(4)
        yield "42-two-ways", self._two_ways()
        yield "43-points-in-play", self._points()
        block = rulesets.load("block")
        yield "44-new-deal", self._table(block.changed({"redeal_doubles": 4}), 4, _can(ClaimRedeal))
        aside = self._table(
            block.changed({"cannot_play": "discard"}), 4, lambda s: _can(DiscardTile)(s) and _laid(s) > 8
        )
        board = _part(aside, BoardView)
        board.choose(board.board.rack.tiles[0])
        yield "45-laying-aside", aside
        yield "46-dead-number", self._table(block.changed({"dead_number_stop": "callable"}), 4, _can(CallDead))
        keeping = rulesets.load("classic-draw").changed({"draw": "one", "play_drawn": "may"})
        yield "47-keep-and-pass", self._table(keeping, 3, _can(Pass))
        yield "48-other-tables", self._other_tables()

    def _trains(self, seats: int) -> TablePage:
        trains = rulesets.load("mexican-train")
        return self._table(trains, seats, lambda s: _can(PlayTile)(s) and _laid(s) > 24 and _has_markers(s))

    def _two_ways(self) -> TablePage:
        page = self._table(rulesets.load("matador"), 3, lambda state: _laid(state) > 5 and _matador(state) is not None)
        board = _part(page, BoardView)

        def choose() -> None:
            picture = board.board.picture
            assert picture is not None
            board.choose(next(tile for tile, _ in picture.ways))
            if not board.asks_for_half:
                QTest.keyClick(board, Qt.Key.Key_Return)

        return _dressed(page, choose)

    def _points(self) -> TablePage:
        """A tile that makes points is laid as soon as the table is in view."""
        fives = rulesets.load("all-fives")
        events = played(fives, 3, 4, lambda state: _laid(state) > 6 and _scoring(state) is not None)
        state = MatchRecord(events).state()
        move = _scoring(state)
        assert move is not None and state.round is not None and state.round.turn is not None
        played_on = [*events, *decide(state, state.round.turn, move)]
        page = self._stage.table(fives, played_on, self._code, humans=3, names=EIGHT)
        desk, controller = _part(page, Desk), page.controller
        assert controller is not None
        view = controller.view(TABLE)
        made = [event for event in view.history if isinstance(event, PointsScored)][-1:]

        def tell_points() -> None:
            marks = tuple(SeatMark(seat, EIGHT[seat], seat, self._code) for seat in range(3))
            tell(desk, made, view, marks, language(self._code), Motion.of(Pace.INSTANT, True))

        return _dressed(page, tell_points)

    def _other_tables(self) -> TablePage:
        state = positions.after_walk(positions.fix_4())
        page = self._stage.table(state.ruleset, record_of(state), self._code)
        words = language(self._code).say(score.OTHER_TABLES)
        buttons = _part(page, ScorePage).findChildren(QPushButton)
        next(one for one in buttons if one.text() == words).click()
        return page

    def _table(self, ruleset: RuleSet, seats: int, stop: Callable[[MatchState], bool]) -> TablePage:
        """An open rack at the first state that ``stop`` likes."""
        events = played(ruleset, seats, 4, stop)
        page = self._stage.table(ruleset, events, self._code, humans=seats, names=EIGHT)
        page.toggle_lid()
        return page


def _dressed(page: TablePage, do: Callable[[], object]) -> TablePage:
    """The same page; what it does is done anew at every size, once it is in view."""
    page.in_view = do  # type: ignore[attr-defined]
    return page


def _part(page: TablePage, kind: type[Part]) -> Part:
    found = page.findChild(kind)
    assert found is not None
    return found


def _laid(state: MatchState) -> int:
    return 0 if state.round is None else len(state.round.layout.tiles())


def _has_markers(state: MatchState) -> bool:
    return state.round is not None and bool(state.round.markers)


def _moves(state: MatchState) -> tuple[Move, ...]:
    turn = None if state.round is None else state.round.turn
    return () if turn is None else legal_moves(state, turn)


def _can(kind: type) -> Callable[[MatchState], bool]:
    """Whether the seat on turn may make such a move."""
    return lambda state: any(isinstance(move, kind) for move in _moves(state))


def _matador(state: MatchState) -> PlayTile | None:
    return next((move for move in _moves(state) if isinstance(move, PlayTile) and move.near is not None), None)


def _scoring(state: MatchState) -> PlayTile | None:
    """A tile that makes points at once and does not end the round."""
    for move in _moves(state):
        if isinstance(move, PlayTile) and state.round is not None and state.round.turn is not None:
            events: list[GameEvent] = decide(state, state.round.turn, move)
            if isinstance(events[-1], PointsScored):
                return move
    return None
