"""The table page: one match from the first tile to the last score."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedLayout, QWidget

from domino_desktop.controller.table import TableController
from domino_desktop.core.block import BlockPhase
from domino_desktop.core.events import GameEvent, Knocked, RoundDealt, RoundEnded
from domino_desktop.core.moves import Reason, RuleViolation
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import TABLE, View
from domino_desktop.i18n.language import Language, language
from domino_desktop.i18n.messages import errors, table
from domino_desktop.i18n.narration import refusal_sentence
from domino_desktop.storage.people import Aids
from domino_desktop.ui.dialogs.question import Question
from domino_desktop.ui.keys import Action, keys_of
from domino_desktop.ui.pages.foul import FoulPage
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.table.desk import Desk
from domino_desktop.ui.table.motion import Motion
from domino_desktop.ui.table.phrases import Deed
from domino_desktop.ui.table.rack_keeper import RackKeeper
from domino_desktop.ui.table.wishes import Wishes


class TablePage(QWidget):
    """Shows one match and passes wishes to its controller.

    ``left`` when the match is over and the players are done; ``language_changed(code)`` when another person's
    language is spoken at the table.
    """

    left = Signal()
    language_changed = Signal(str)

    def __init__(self, desk: Desk, score: ScorePage, foul: FoulPage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._score, self._foul = desk, score, foul
        self._stack = QStackedLayout(self)
        for page in (desk, foul, score):
            self._stack.addWidget(page)
        self._controller: TableController | None = None
        self._keeper = RackKeeper((), desk.privacy)
        self._marks: tuple[SeatMark, ...] = ()
        self._aids: dict[int, Aids] = {}
        self._motion = Motion.normal()
        self._speaking = "en"
        self._score_language: str | None = None
        self._wishes = Wishes(self)
        self._ceremony = QTimer(self, singleShot=True)
        self._ceremony.timeout.connect(self._show_result)
        self._connect()

    def _connect(self) -> None:
        board = self._desk.board
        wishes = self._wishes
        board.move_chosen.connect(wishes.play)
        board.misplaced.connect(wishes.misplace)
        board.boneyard_pressed.connect(wishes.draw)
        wishes.drop_wanted.connect(lambda tile: self._desk.say_at(tile, self.language.say(table.DROP_ON_END)))
        wishes.not_yet.connect(self._say_whose_turn)
        wishes.consent_wanted.connect(self._ask_consent)
        self._desk.acted.connect(self.act)
        self._desk.lid_opened.connect(self._open_lid)
        self._desk.eye_pressed.connect(self.toggle_lid)
        sheet = self._desk.sheet
        sheet.can_play.connect(lambda: wishes.answer(True))
        sheet.cannot_play.connect(lambda: wishes.answer(False))
        sheet.withdrawn.connect(wishes.take_back)
        sheet.skipped.connect(self._skip_walk)
        self._score.next_round.connect(self._next_round)
        self._score.show_table.connect(self._show_table)
        self._score.match_finished.connect(self.left)
        self._score.language_chosen.connect(self._speak_score)
        self._foul.go_on.connect(self._show_score)
        self._make_shortcuts()

    def _make_shortcuts(self) -> None:
        """The single keys of the table; keys with Ctrl and F belong to the menus."""
        desk = self._desk
        done: dict[Action, Callable[[], object]] = {
            Action.DRAW: lambda: self._act_if_offered(Deed.TAKE),
            Action.PASS: lambda: self._act_if_offered(Deed.PASS),
            Action.BLOCK: lambda: self._act_if_offered(Deed.BLOCK),
            Action.SORT: desk.board.sort_hand,
            Action.ZOOM_IN: desk.board.zoom_in,
            Action.ZOOM_OUT: desk.board.zoom_out,
            Action.STORY: desk.toggle_story,
        }
        for action, do in done.items():
            for key in keys_of(action):
                shortcut = QShortcut(QKeySequence(key), desk)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.activated.connect(do)

    def _act_if_offered(self, deed: Deed) -> None:
        """A key for a deed that is not on offer is a wish like any other: the rules say why not."""
        if not self._desk.is_sheet_open:
            self.act(deed)

    # One match ----------------------------------------------------------------------------------------

    def sit_down(self, controller: TableController, aids: dict[int, Aids], motion: Motion, program: str) -> None:
        """Begin to show this match; ``aids`` by seat, ``program`` the language spoken until a person is known."""
        self.stand_up()
        self._controller = controller
        setup = controller.setup
        self._marks = tuple(SeatMark(seat, one.name, one.colour, one.language) for seat, one in enumerate(setup.seats))
        self._keeper = RackKeeper(controller.people(), setup.privacy)
        self._aids, self._motion = aids, motion
        people = controller.people()
        self._speaking = setup.seats[people[0]].language if people else program
        self._wishes.serve(controller, self._keeper)
        self._score_language = None
        controller.set_pace(motion.pace)
        controller.changed.connect(self._on_changed)
        controller.refused.connect(self._on_refused)
        controller.troubled.connect(self._on_trouble)
        controller.failed.connect(self._on_failure)
        self._stack.setCurrentWidget(self._desk)
        view = controller.view(TABLE)
        if view.round:
            self._keeper.attend(controller.human_to_act())
            self._refresh()
            if view.score is not None:
                self._show_result()
        controller.start()
        self.language_changed.emit(self._speaking)

    def stand_up(self) -> None:
        """Show no match any more; it stays stored as it is."""
        if self._controller is not None:
            self._controller.stop()
            self._controller.deleteLater()
        self._controller = None
        self._ceremony.stop()
        self._wishes.serve(None, self._keeper)
        self._desk.clear()

    @property
    def controller(self) -> TableController | None:
        return self._controller

    @property
    def language(self) -> Language:
        """What the table speaks now: the language of the person in front of it."""
        return language(self._speaking)

    def set_motion(self, motion: Motion) -> None:
        self._motion = motion
        if self._controller is not None:
            self._controller.set_pace(motion.pace)
            self._refresh()

    def set_aids(self, aids: dict[int, Aids]) -> None:
        """Other personal aids from now on, by seat."""
        self._aids = aids
        self._refresh()

    # Showing ------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        controller = self._controller
        if controller is None:
            return
        owner = self._keeper.owner
        public = controller.view(TABLE)
        if owner is not None:
            spoken = self._marks[owner].language
            if spoken != self._speaking:
                self._speaking = spoken
                self.language_changed.emit(spoken)
        human = controller.human_to_act()
        view = controller.view(owner) if owner is not None and self._keeper.is_open else public
        self._desk.show_state(
            view,
            self._marks,
            controller,
            self._keeper,
            self.language,
            self._motion,
            shows_fit=self._shows_fit(view, owner),
        )
        self._show_walk(public, human)

    def _shows_fit(self, view: View, owner: int | None) -> bool:
        """What fits is a personal aid, and never shown where answers are given on honour."""
        if owner is None or not view.ruleset.is_checked or view.turn != owner:
            return False
        return self._aids.get(owner, Aids()).what_fits

    def _show_walk(self, public: View, human: int | None) -> None:
        walk = public.verification
        is_shown = walk is not None and walk.is_formal and public.score is None
        if not is_shown or walk is None or walk.phase is BlockPhase.MUST_PLAY:
            if public.score is None:
                self._desk.close_sheet()
            return
        addressed = public.turn if public.turn is not None else walk.proposer
        tongue = language(self._marks[addressed].language if human == addressed else self._speaking)
        self._desk.show_sheet(public, tongue, addressed, human == addressed, self._may_withdraw(public))

    def _may_withdraw(self, public: View) -> bool:
        """Own answers may be withdrawn on honour, until the next seat has acted."""
        last = self._wishes.last_mover
        if last is None or public.ruleset.is_checked or self._controller is None:
            return False
        return self._wishes.is_own_answer(last) and self._controller.may_take_back(last)

    def _on_changed(self, events: tuple[GameEvent, ...]) -> None:
        controller = self._controller
        if controller is None:
            return
        if any(isinstance(event, RoundDealt) for event in events):
            self._keeper.new_round()
            self._stack.setCurrentWidget(self._desk)
            self._desk.close_sheet()
            self._score_language = None
        self._keeper.attend(controller.human_to_act())
        self._desk.hush()
        self._refresh()
        for event in events:
            if isinstance(event, Knocked):
                self._desk.board.board.nod(event.seat, self._motion.nod)
        self._announce(self._desk.spoken_state())
        if any(isinstance(event, RoundEnded) for event in events):
            self._wishes.stop_taking()
            self._close_round()
        else:
            self._wishes.go_on_taking(self._motion.play)

    def _close_round(self) -> None:
        """Let the whole walk, or the last tile, be seen; then the result."""
        controller = self._controller
        assert controller is not None
        view = controller.view(TABLE)
        if view.verification is not None:
            self._desk.show_sheet(view, self.language, view.verification.proposer, False, False)
        self._ceremony.start(self._motion.ceremony)

    def _show_result(self) -> None:
        self._ceremony.stop()
        controller = self._controller
        if controller is None:
            return
        view = controller.view(TABLE)
        self._desk.close_sheet()
        if view.score is not None and view.fouls and self._stack.currentWidget() is self._desk:
            self._foul.present(view, self._marks, self.language)
            self._stack.setCurrentWidget(self._foul)
            self._foul.setFocus()
            return
        self._show_score()

    def _show_score(self) -> None:
        controller = self._controller
        if controller is None:
            return
        view = controller.view(TABLE)
        spoken = self._score_language or self._speaking
        tongues = tuple(dict.fromkeys([self._speaking, *(mark.language for mark in self._marks)]))
        self._score.present(view, self._marks, language(spoken), tongues)
        self._stack.setCurrentWidget(self._score)
        self._score.setFocus()
        self._announce(self._score.announcement())

    def _speak_score(self, code: str) -> None:
        self._score_language = code
        self._show_score()

    def _show_table(self) -> None:
        self._stack.setCurrentWidget(self._desk)
        self._refresh()
        self._desk.focus_actions()

    def _next_round(self) -> None:
        if self._controller is not None and not self._controller.next_round():
            self._show_score()

    # Wishes -------------------------------------------------------------------------------------------

    def act(self, deed: Deed) -> None:
        """Do what an action button or its key asks for."""
        if deed is not Deed.SHOW_SCORE:
            self._wishes.act(deed)
        elif self._controller is not None and self._controller.view(TABLE).score is not None:
            self._show_score()

    def call_last_round(self) -> None:
        """Make this round the last one."""
        self._wishes.call_last_round()

    def take_back(self) -> None:
        """Take back the last move made here."""
        self._wishes.take_back()

    def _ask_consent(self, seat: int) -> None:
        """One question to the table."""
        name, tile = self._marks[seat].name, self._wishes.last_tile(seat)
        question = Question(
            self, self.language, table.TAKE_BACK_QUESTION, name, tile, yes=table.AGREE, no=table.DISAGREE
        )
        question.accepted.connect(lambda: self._wishes.agree(seat))
        question.open()

    def _skip_walk(self) -> None:
        if self._ceremony.isActive():
            self._show_result()
        elif self._controller is not None:
            self._controller.skip_walk()

    def _say_whose_turn(self, tile: Tile) -> None:
        if self._controller is not None:
            turn = self._controller.view(TABLE).turn
            if turn is not None:
                self._desk.say_at(tile, self.language.say(table.WAITING_FOR, self._marks[turn].name))

    # The lid ------------------------------------------------------------------------------------------

    def _open_lid(self) -> None:
        self._keeper.open()
        self._refresh()
        controller, owner = self._controller, self._keeper.owner
        if controller is not None and owner is not None:
            self._desk.catch_up(controller.view(owner), self._marks, owner, self.language)
        self._desk.board.setFocus()

    def toggle_lid(self) -> None:
        """The eye: close the lid, or open it again."""
        if self._keeper.is_open:
            self._keeper.close()
            self._wishes.stop_taking()
            self._refresh()
        elif self._keeper.owner is not None:
            self._open_lid()

    def window_activated(self, is_active: bool) -> None:
        """The window came to the front, or left it: then a shared rack closes."""
        was_open = self._keeper.is_open
        if not is_active:
            self._keeper.focus_lost()
            self._desk.board.cancel()
        if was_open and not self._keeper.is_open:
            self._refresh()

    # The view of the line ------------------------------------------------------------------------------

    def zoom_in(self) -> None:
        self._desk.board.zoom_in()

    def zoom_out(self) -> None:
        self._desk.board.zoom_out()

    def fit(self) -> None:
        self._desk.board.board.fit()

    def toggle_story(self) -> None:
        """Show or hide the story where it has no place of its own."""
        self._desk.toggle_story()

    # What goes wrong ----------------------------------------------------------------------------------

    def _on_refused(self, seat: int, violation: RuleViolation) -> None:
        self._wishes.stop_taking()
        tongue = language(self._marks[seat].language)
        sentence = refusal_sentence(violation, tongue)
        if self._desk.is_sheet_open and violation.reason in (Reason.HAND_HAS_PLAYABLE_TILE, Reason.NO_TILE_FITS):
            self._desk.sheet.show_refusal(sentence)
        else:
            self._desk.say_at(violation.tile, sentence)
        self._announce(sentence)

    def _on_trouble(self, seat: int, trouble: object) -> None:
        self._desk.say(self.language.say(errors.ENGINE_FAILED, self._marks[seat].name))

    def _on_failure(self, fault: object) -> None:
        self._wishes.stop_taking()
        self._desk.say(self.language.say(errors.SAVE_FAILED))

    def _announce(self, sentence: str) -> None:
        """Tell a screen reader."""
        if sentence and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))
