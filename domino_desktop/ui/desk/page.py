"""One table of the referee desk: the step that it is at, and what can be done at any time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.controller.desk_draft import Draft
from domino_desktop.controller.referee import RefereeDesk, Stage
from domino_desktop.core.moves import DeclareCanPlay, Knock, Move, ProposeBlock, RevealHand, RuleViolation
from domino_desktop.core.refereeing import (
    EnterPosition,
    GoOut,
    HearAccusation,
    Order,
    PutToSleep,
    Rule,
    ScoreRound,
    StopPlay,
    Withdraw,
)
from domino_desktop.core.ruleset_parts import Penalty
from domino_desktop.core.rulings import FoulKind
from domino_desktop.core.tiles import Tile
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import desk as words
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.desk.desk_head import DeskHead
from domino_desktop.ui.desk.hands_pane import HandsPane
from domino_desktop.ui.desk.panes import Panes
from domino_desktop.ui.desk.position_entry import begun, position_from
from domino_desktop.ui.desk.position_pane import PositionPane
from domino_desktop.ui.desk.question import marks_of
from domino_desktop.ui.desk.refusal_words import desk_refusal
from domino_desktop.ui.desk.round_pane import RoundPane
from domino_desktop.ui.desk.rulings_pane import RulingsPane
from domino_desktop.ui.desk.walk_pane import WalkPane
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.pages.tab_order import order_tabs

_MARGIN: Final = 20

_Pane = PositionPane | WalkPane | RoundPane | HandsPane | RulingsPane | ScorePage


class DeskPage(QWidget):
    """Shows one desk at a time, and hands what is entered to it. The referee's language is the page's."""

    back = Signal()
    switched = Signal(int)
    """Another open table is wanted; carries the desk's id."""
    window_wanted = Signal()
    foul_wanted = Signal()
    accusation_wanted = Signal()
    rounds_wanted = Signal()
    protocol_wanted = Signal()
    rules_wanted = Signal()
    finished = Signal()
    """The match is over and the referee is done with its score."""
    told = Signal(str)
    """What a screen reader says now."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self._art, self._icons = art, icons
        self._desk: RefereeDesk | None = None
        self._language: Language | None = None
        self._is_correcting = self._is_moving_on = self._shows_rulings = False
        self._score_language: Language | None = None
        self._last_told = ""
        self._head = DeskHead(icons, art.theme)
        self._head.back_button.clicked.connect(self.back)
        self._head.switched.connect(self.switched)
        self._head.rearranged.connect(lambda: order_tabs(self))
        self._refusal = TextLabel("heading")
        self._make_panes()
        self._lay_out()
        for keys, call in ((QKeySequence.StandardKey.Undo, self._undo), (Qt.Key.Key_F6, self._next_table)):
            shortcut = QShortcut(QKeySequence(keys), self, call)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    # What is shown ------------------------------------------------------------------------------------

    def present(self, desk: RefereeDesk, tables: Sequence[tuple[int, str]], language: Language) -> None:
        """Show this desk; ``tables`` are the ids and names of all that are open."""
        if self._desk is not desk:
            if self._desk is not None:
                self._desk.changed.disconnect(self._follow)
            desk.changed.connect(self._follow)
            self._is_correcting = self._is_moving_on = self._shows_rulings = False
            self._score_language = None
        self._desk, self._language = desk, language
        self._head.offer(tables, desk.id)
        self.retranslate(language)

    def retranslate(self, language: Language) -> None:
        """Say everything in this language of the referee."""
        self._language = language
        self.setLocale(language.locale)
        self._head.retranslate(language)
        if self._desk is not None:
            self._follow()

    @property
    def help_part(self) -> str:
        """What the help tells about: the step in view."""
        return type(self._stack.currentWidget()).__name__

    @property
    def desk(self) -> RefereeDesk | None:
        """The table in view."""
        return self._desk

    def redress(self, art: TileArt) -> None:
        """Use another look from now on."""
        self._art = art
        self._head.set_theme(art.theme)
        for pane in (self._position, self._walk, self._round, self._hands, self._rulings, self._score):
            pane.set_art(art)
        self.update()

    def rule(self, seat: int, kind: FoulKind, penalty: Penalty, foul: int | None, note: str) -> None:
        """The referee has ruled on a foul."""
        self._order(Rule(seat, kind, penalty, foul, note))

    def hear(
        self, seat: int, accused: int, tiles: tuple[Tile, ...], is_upheld: bool, penalty: Penalty | None, note: str
    ) -> None:
        """An accusation was heard; a wrong one may cost something."""
        if self._order(HearAccusation(seat, accused, tiles, is_upheld)) and not is_upheld and penalty is not None:
            self._order(Rule(seat, FoulKind.FALSE_ACCUSATION, penalty, None, note))

    def showEvent(self, event: QShowEvent) -> None:
        order_tabs(self)
        self._focus_pane()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard belongs to what can be filled in, not to the page itself."""
        self._focus_pane()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self._is_correcting or self._is_moving_on or self._shows_rulings:
                self._leave_entry()
            else:
                self.back.emit()
        else:
            super().keyPressEvent(event)

    def _follow(self) -> None:
        """Show the desk as it is now."""
        desk, language = self._desk, self._language
        if desk is None or language is None or self._is_between:
            return
        view, stage, marks = desk.view, desk.stage, marks_of(desk.setup)
        is_over = stage in (Stage.SCORED, Stage.MATCH_OVER)
        pane = self._pane_for(stage)
        is_next = is_over and pane is self._position
        title = language.say(words.TITLE, desk.facts.label, view.rounds_played + 1 if is_next else max(1, view.round))
        self._head.present(title, Stage.POSITION if is_next else stage, language)
        self.setAccessibleName(title)
        self._head.tools.allow(in_round=view.round > 0 and not is_over, has_round=view.round > 0)
        if isinstance(pane, PositionPane):
            goes_on = self._is_moving_on and not is_over
            pane.present(view.ruleset, marks, desk.draft, language, goes_on=goes_on, is_correction=self._is_correcting)
        elif isinstance(pane, (WalkPane, RoundPane)):
            pane.present(view, desk.setup, desk.times, language)
        elif isinstance(pane, HandsPane):
            pane.present(desk, marks, language)
        elif isinstance(pane, RulingsPane):
            pane.present(view, marks, desk.times, language)
        else:
            self._present_score(language)
        has_moved = self._stack.currentWidget() is not pane
        self._stack.setCurrentWidget(pane)
        self.tell_refusal("")
        if has_moved:
            order_tabs(self)
            self._focus_pane()
        self._tell(title)

    def _pane_for(self, stage: Stage) -> _Pane:
        if self._is_correcting or self._is_moving_on or stage is Stage.POSITION:
            return self._position
        if stage in (Stage.HANDS, Stage.REST) or (stage is Stage.COUNT and not self._shows_rulings):
            return self._hands
        panes: dict[Stage, _Pane] = {
            Stage.ROUND: self._round,
            Stage.WALK: self._walk,
            Stage.MUST_PLAY: self._round,
            Stage.RULINGS: self._rulings,
            Stage.COUNT: self._rulings,
        }
        return panes.get(stage, self._score)

    def _present_score(self, language: Language) -> None:
        assert self._desk is not None
        codes = [seat.language for seat in self._desk.setup.seats]
        shown = self._score_language or language
        marks = marks_of(self._desk.setup)
        self._score.present(self._desk.view, marks, shown, (language.code, *codes), is_referee=True)

    def _focus_pane(self) -> None:
        pane = self._stack.currentWidget()
        if isinstance(pane, (PositionPane, HandsPane)):
            pane.focus_first()
        elif isinstance(pane, ScorePage):
            pane.focus_main()
        elif pane is not None:
            pane.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell(self, title: str) -> None:
        pane = self._stack.currentWidget()
        said = pane.announcement() if isinstance(pane, (WalkPane, RulingsPane, ScorePage)) else title
        if said != self._last_told:
            self._last_told = said
            self.told.emit(said)

    def tell_refusal(self, text: str) -> None:
        """Say in one sentence why something cannot be; empty for nothing."""
        self._refusal.setText(text)
        self._refusal.setVisible(bool(text))
        if text:
            self.told.emit(text)

    # What is entered ----------------------------------------------------------------------------------

    def _draft(self, draft: Draft) -> None:
        if self._desk is None:
            return
        self._desk.changed.disconnect(self._follow)
        self._desk.keep(draft)
        self._desk.changed.connect(self._follow)
        if self._stack.currentWidget() is self._hands:
            self._follow()

    def _enter_position(self, draft: Draft, is_walk: bool) -> None:
        assert self._desk is not None
        # What lies between the position and its question need not be shown.
        self._is_between = is_walk and not self._is_correcting
        is_taken, was_between = self._put(draft), self._is_between
        self._is_between = False
        if is_taken and was_between:
            self._submit(draft.turn, ProposeBlock())

    def _put(self, draft: Draft) -> bool:
        """Hand a position over; answers whether it was taken."""
        desk = self._desk
        assert desk is not None
        view = desk.view
        is_open = desk.stage not in (Stage.POSITION, Stage.SCORED, Stage.MATCH_OVER)
        number = view.round if is_open else view.rounds_played + 1
        position = position_from(draft, view.ruleset, number)
        self._was_correction = self._is_correcting
        was_moving_on = self._is_moving_on
        self._is_correcting = self._is_moving_on = False
        refusal = desk.correct(position) if self._was_correction else desk.order(EnterPosition(position))
        if refusal is not None:
            self._is_correcting, self._is_moving_on = self._was_correction, was_moving_on
            self._tell_violation(refusal)
        return refusal is None

    def _enter_out(self, draft: Draft, seat: int) -> None:
        if self._put(draft) and not self._was_correction:
            self._order(GoOut(seat))

    def _answer(self, can_play: bool) -> None:
        if self._desk is not None and self._desk.view.turn is not None:
            self._submit(self._desk.view.turn, DeclareCanPlay() if can_play else Knock())

    def _submit(self, seat: int, move: Move) -> None:
        """What a player did or said."""
        assert self._desk is not None
        self._tell_violation(self._desk.submit(seat, move))

    def _order(self, wish: Order) -> bool:
        if self._desk is None:
            return False
        refusal = self._desk.order(wish)
        self._tell_violation(refusal)
        return refusal is None

    def _tell_violation(self, violation: RuleViolation | None) -> None:
        if violation is not None and self._language is not None:
            self._follow()
            self.tell_refusal(desk_refusal(violation, self._language))

    def _leave_entry(self) -> None:
        """Back to what the desk waits for."""
        self._is_correcting = self._is_moving_on = self._shows_rulings = False
        self._follow()

    def _undo(self) -> None:
        if self._is_correcting or self._is_moving_on:
            # What is being entered is no step yet: leaving it takes nothing back that is out of view.
            self._leave_entry()
        elif self._desk is not None and not self._desk.undo() and self._language is not None:
            self.tell_refusal(self._language.say(words.NOTHING_TO_UNDO))

    def _correct(self) -> None:
        self._is_correcting = True
        self._follow()

    def _move_on(self) -> None:
        """The table stands differently now: it is entered anew in the same round."""
        self._is_moving_on = True
        self._follow()

    def _show_rulings(self) -> None:
        self._shows_rulings = True
        self._follow()

    def _count(self) -> None:
        self._shows_rulings = False
        self._order(ScoreRound())

    def _next_round(self) -> None:
        desk = self._desk
        assert desk is not None
        self._is_moving_on = True
        desk.keep(begun(desk.view.ruleset, len(desk.setup.seats), desk.draft))
        self._follow()

    def _next_table(self) -> None:
        if self._desk is not None:
            self.switched.emit(-self._desk.id)

    def _speak_score(self, code: str) -> None:
        from domino_desktop.i18n.language import language as language_of

        self._score_language = language_of(code)
        self._present_score(self._score_language)

    # Parts --------------------------------------------------------------------------------------------

    def _make_panes(self) -> None:
        art, icons, tools = self._art, self._icons, self._head.tools
        for asked, follows in (
            (tools.undo, self._undo),
            (tools.foul, self.foul_wanted),
            (tools.rounds, self.rounds_wanted),
            (tools.protocol, self.protocol_wanted),
            (tools.players, self.window_wanted),
            (tools.accusation, self.accusation_wanted),
            (tools.correction, self._correct),
            (tools.rules, self.rules_wanted),
        ):
            asked.connect(follows)
        self._was_correction = self._is_between = False
        self._position, self._walk, self._hands = PositionPane(art), WalkPane(art), HandsPane(art)
        self._round, self._rulings, self._score = RoundPane(art, icons), RulingsPane(art, icons), ScorePage(art)
        self._score.keep_to_the_score()
        self._position.drafted.connect(self._draft)
        self._position.entered.connect(self._enter_position)
        self._position.went_out.connect(self._enter_out)
        self._position.undo_wanted.connect(self._undo)
        self._walk.answered.connect(self._answer)
        self._walk.undo_wanted.connect(self._undo)
        self._walk.window_wanted.connect(self.window_wanted)
        self._hands.drafted.connect(self._draft)
        self._hands.laid_open.connect(lambda seat, tiles: self._submit(seat, RevealHand(tiles)))
        self._hands.asleep.connect(lambda: self._order(PutToSleep()))
        self._hands.count_wanted.connect(self._count)
        self._hands.fouls_wanted.connect(self._show_rulings)
        self._hands.undo_wanted.connect(self._undo)
        self._round.moved.connect(self._submit)
        self._round.position_wanted.connect(self._move_on)
        self._round.stopped.connect(lambda: self._order(StopPlay()))
        self._round.undo_wanted.connect(self._undo)
        self._rulings.ruled.connect(self.rule)
        self._rulings.withdrawn.connect(lambda number, note: self._order(Withdraw(number, note)))
        self._rulings.other_foul_wanted.connect(self.foul_wanted)
        self._rulings.accusation_wanted.connect(self.accusation_wanted)
        self._rulings.done.connect(self._count)
        self._score.next_round.connect(self._next_round)
        self._score.match_finished.connect(self.finished)
        self._score.language_chosen.connect(self._speak_score)
        self._score.sheet_opened.connect(self.told)

    def _lay_out(self) -> None:
        self._stack = Panes()
        for pane in (self._position, self._walk, self._round, self._hands, self._rulings, self._score):
            self._stack.addWidget(pane)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(_MARGIN, 12, _MARGIN, 12)
        whole.setSpacing(8)
        whole.addWidget(self._head)
        whole.addWidget(self._refusal)
        whole.addWidget(self._stack, 1)
