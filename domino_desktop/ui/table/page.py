"""The table page: one match from the first tile to the last score."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from domino_desktop.controller.table import TableController
from domino_desktop.core.block import BlockPhase
from domino_desktop.core.events import GameEvent, RoundDealt, RoundEnded
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import TABLE, View
from domino_desktop.i18n.language import Language, language
from domino_desktop.i18n.messages import table
from domino_desktop.storage.people import Aids
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.deals.about import AboutDeal
from domino_desktop.ui.keys import Action
from domino_desktop.ui.motion import Motion, finish_all
from domino_desktop.ui.pages.foul import FoulPage
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.table.announcer import Announcer
from domino_desktop.ui.table.coaching import Coaching
from domino_desktop.ui.table.consent import Consent
from domino_desktop.ui.table.desk import Desk
from domino_desktop.ui.table.outcome import Outcome
from domino_desktop.ui.table.phrases import Deed
from domino_desktop.ui.table.rack_keeper import RackKeeper
from domino_desktop.ui.table.shortcuts import table_keys
from domino_desktop.ui.table.switch_play import SwitchPlay
from domino_desktop.ui.table.telling import tell
from domino_desktop.ui.table.wishes import Wishes


class TablePage(QWidget):
    """Shows one match and passes wishes to its controller.

    ``left`` when the match is over and the players are done; ``language_changed(code)`` when another person's
    language is spoken at the table; ``read_by(Aids)`` when somebody else with these aids is in front of it;
    ``happened(events, travel)`` when something has, with how long a laid tile travels, in milliseconds.
    """

    left = Signal()
    read_by = Signal(object)
    language_changed = Signal(str)
    happened = Signal(object, int)

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
        self._reader: Aids | None = None
        self._usual_motion = Motion.normal()
        self._wishes = Wishes(self)
        self._outcome = Outcome(self._stack, desk, foul, score, self)
        self._announcer = Announcer(self, desk, self._wishes, lambda: self._spoken)
        self._consent = Consent(self, self._wishes, lambda: self._spoken)
        self._switch = SwitchPlay(self, desk, self._stack, self._announcer.announce, lambda: self._spoken)
        self.coaching = Coaching(self, desk, self._announcer.announce, lambda: self._spoken)
        self.deals = AboutDeal(self, desk.art, self._announcer.announce, lambda: self._spoken)
        self._connect()

    def _connect(self) -> None:
        board = self._desk.board
        wishes = self._wishes
        board.move_chosen.connect(wishes.play)
        board.misplaced.connect(wishes.misplace)
        board.boneyard_pressed.connect(wishes.draw)
        board.aside_chosen.connect(self._choose_aside)
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
        self._score.deal_wanted.connect(self.deals.show)
        self._score.sheet_opened.connect(self._announcer.announce)
        self._outcome.shown.connect(self._on_outcome)
        self._announcer.reader.heard.connect(self._refresh)
        self.shortcuts = table_keys(self._desk, self.act, self._announcer.reader.read)
        self.shortcuts.listen(Action.SKIP, self, self.skip)
        self.shortcuts.listen(Action.HINT, self._desk, self.coaching.toggle_hint)
        self.coaching.switched.connect(self._refresh)

    # One match ----------------------------------------------------------------------------------------

    def sit_down(self, controller: TableController, aids: dict[int, Aids], motion: Motion, program: str) -> None:
        """Begin to show this match; ``aids`` by seat, ``program`` the language spoken until a person is known."""
        self.stand_up()
        self._controller = controller
        setup = controller.setup
        self._marks = tuple(SeatMark(seat, one.name, one.colour, one.language) for seat, one in enumerate(setup.seats))
        self._keeper = RackKeeper(controller.setup.people, setup.privacy)
        self._aids, self._usual_motion = aids, motion
        self._outcome.serve(controller, self._marks)
        self._wishes.serve(controller, self._keeper)
        self._announcer.serve(controller, self._keeper, self._marks)
        self._consent.serve(controller, self._marks)
        self.coaching.serve(controller, self._keeper, self._marks)
        self.deals.serve(controller)
        in_front = self._wishes.last_mover()
        self._outcome.spoken = program if in_front is None else self._tongue_of(in_front, program)
        controller.set_pace(self._motion.pace)
        controller.changed.connect(self._on_changed)
        self._stack.setCurrentWidget(self._desk)
        if controller.view(TABLE).round:
            self._keeper.attend(controller.human_to_act())
            self._refresh()
            self._outcome.show()
        controller.start()
        self.language_changed.emit(self._outcome.spoken)

    def stand_up(self) -> None:
        """Show no match any more; it stays stored as it is."""
        if self._controller is not None:
            self._controller.stop()
            self._controller.deleteLater()
        self._controller = None
        self.finish_motion()
        self._outcome.serve(None, ())
        self._wishes.serve(None, self._keeper)
        self._consent.serve(None, ())
        self.coaching.serve(None)
        self.deals.serve(None)
        self._switch.rest()
        self._desk.clear()

    @property
    def desk(self) -> Desk:
        """Where the tiles are."""
        return self._desk

    @property
    def controller(self) -> TableController | None:
        return self._controller

    @property
    def _motion(self) -> Motion:
        """How things move now: at the pace of the person in front of the table, if that person has one."""
        return self._usual_motion.at(self._aids_of(self._keeper.owner).pace)

    def _aids_of(self, seat: int | None) -> Aids:
        return Aids(what_fits=False) if seat is None else self._aids.get(seat, Aids())

    @property
    def _spoken(self) -> Language:
        """What the table speaks now: the language of the person in front of it."""
        return language(self._outcome.spoken)

    def set_motion(self, motion: Motion) -> None:
        self._usual_motion = motion
        self.finish_motion()
        self._refresh()

    def _look_as(self, aids: Aids) -> None:
        """Aids belong to the person: with the rack the table changes over to what its owner sees best."""
        if aids != self._reader:
            self._reader = aids
            self.read_by.emit(aids)

    def wear(self, dress: Dress) -> None:
        """Let tiles, table and pages look like this from now on."""
        if self._desk.art.wear(dress):
            self.finish_motion()
            self._desk.redress()
            self.coaching.redress()
            self.deals.redress()
            for page in (self._score, self._foul):
                page.set_art(self._desk.art)
            self._refresh()

    # Showing ------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        controller = self._controller
        if controller is None or not controller.view(TABLE).round:
            return
        owner = self._keeper.owner
        self._look_as(self._aids_of(owner))
        public = controller.view(TABLE)
        if owner is not None:
            spoken = self._tongue_of(owner, self._outcome.spoken)
            if spoken != self._outcome.spoken:
                self._outcome.spoken = spoken
                self.language_changed.emit(spoken)
        view = controller.view(owner) if owner is not None and self._keeper.is_open else public
        controller.set_pace(self._motion.pace)
        aids = self._aids_of(owner)
        self._desk.show_state(view, self._marks, controller, self._keeper, self._spoken, self._motion, aids)
        self._show_walk(public, controller.human_to_act())
        self.coaching.follow(view, controller.human_to_act(), self._motion)
        self._switch.follow(aids)

    def _tongue_of(self, seat: int, otherwise: str) -> str:
        """What the table speaks for this person: their language, unless they would rather not have it switched."""
        return self._marks[seat].language if self._aids_of(seat).switches_language else otherwise

    def _show_walk(self, public: View, human: int | None) -> None:
        walk = public.verification
        if public.score is not None:
            return
        if walk is None or not walk.is_formal or walk.phase is BlockPhase.MUST_PLAY:
            self._desk.close_sheet()
            return
        addressed = public.turn if public.turn is not None else walk.proposer
        tongue = language(self._marks[addressed].language) if human == addressed else self._spoken
        self._desk.show_sheet(public, tongue, addressed, human == addressed, self._may_withdraw(public))

    def _may_withdraw(self, public: View) -> bool:
        """Own answers may be withdrawn on honour, until the next seat has acted."""
        own = self._wishes.own_answer()
        if own is None or public.ruleset.is_checked or self._controller is None:
            return False
        return self._controller.may_take_back(own)

    def _on_changed(self, events: tuple[GameEvent, ...]) -> None:
        controller = self._controller
        if controller is None:
            return
        is_new_round = any(isinstance(event, RoundDealt) for event in events)
        if is_new_round:
            self._keeper.new_round()
            self._outcome.begin_round()
            self._stack.setCurrentWidget(self._desk)
            self._desk.close_sheet()
        self._keeper.attend(controller.human_to_act())
        self._desk.voices.hush(everything=is_new_round)
        self._refresh()
        self.happened.emit(events, self._motion.play)
        told = controller.view(TABLE)
        tell(self._desk, events, told, self._marks, self._spoken, self._motion)
        self._announcer.tell(events, told)
        if any(isinstance(event, RoundEnded) for event in events):
            self._wishes.stop_taking()
            self._close_round(controller.view(TABLE))
        else:
            self._wishes.go_on_taking(self._motion.play)
        if is_new_round:
            self._desk.take_focus()

    def _close_round(self, view: View) -> None:
        """Let the whole walk, or the last tile, be seen; then the result."""
        if view.verification is not None:
            self._desk.show_sheet(view, self._spoken, view.verification.proposer, False, False)
        self._outcome.show_after(self._motion)

    def _on_outcome(self) -> None:
        self._desk.close_sheet()
        self._desk.voices.hush(everything=True)
        self.setFocus()
        self._announcer.announce(self._outcome.announcement())

    def _show_table(self) -> None:
        self._stack.setCurrentWidget(self._desk)
        self._refresh()
        self._desk.bar.focus_first()

    def _next_round(self) -> None:
        if self._controller is not None:
            self._controller.next_round()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard belongs to what is in view."""
        current = self._stack.currentWidget()
        if current is self._desk:
            self._desk.take_focus()
        elif current is not None:
            current.setFocus(Qt.FocusReason.OtherFocusReason)

    # Wishes -------------------------------------------------------------------------------------------

    def act(self, deed: Deed) -> None:
        """Do what an action button or its key asks for; a tile in the air goes home first."""
        self._desk.board.cancel()
        owner = self._keeper.owner
        if deed is Deed.SHOW_SCORE:
            self._outcome.show()
        elif deed is Deed.KEEP_TILES and owner is not None and self._controller is not None:
            self._desk.keep_tiles(owner, self._controller.view(TABLE).round)
            self._refresh()
            self._desk.take_focus()
        else:
            self._wishes.act(deed, self._desk.aside)

    def _choose_aside(self, tile: Tile, is_dropped: bool) -> None:
        """A tile was dropped on the pile, or picked: then the button beside the rack lays it there."""
        if is_dropped:
            self._wishes.act(Deed.LAY_ASIDE, tile)
        else:
            self._desk.pick_aside(tile)
            self._refresh()
            if self._desk.aside is not None:
                self._announcer.tell_picked(tile)

    def call_last_round(self) -> None:
        """Make this round the last one; people who share the table are asked."""
        self._consent.call_last_round()

    def take_back(self) -> None:
        """Take back the last move made here."""
        self._wishes.take_back()

    def skip(self) -> None:
        """Whatever moves has arrived; a walk that may be skipped is over, and what is still to come is shown."""
        self.finish_motion()
        if self._outcome.is_coming:
            self._outcome.show()
        else:
            self._desk.sheet.skip()

    def finish_motion(self) -> None:
        """Whatever moves here has arrived."""
        self._desk.board.board.finish_motion()
        self._outcome.finish_motion()
        finish_all(self)

    def _skip_walk(self) -> None:
        if self._outcome.is_coming:
            self._outcome.show()
        elif self._controller is not None:
            self._controller.skip_walk()

    # The lid ------------------------------------------------------------------------------------------

    def _open_lid(self) -> None:
        self._keeper.open()
        self._refresh()
        controller, owner = self._controller, self._keeper.owner
        if controller is not None and owner is not None:
            if self._keeper.is_shared:
                self._desk.voices.catch_up(
                    controller.view(TABLE), self._marks, owner, self._spoken, self._motion.replay
                )
        self._desk.take_focus()
        self._announcer.tell_lid_open(self.shortcuts.keys[Action.READ_HAND])

    def close_lid(self) -> None:
        """Hide the tiles, at any time and whoever asks."""
        if self._keeper.is_open:
            self._keeper.close()
            self._hide_hand()

    def toggle_lid(self) -> None:
        """The eye closes the lid, or opens it again."""
        if self._keeper.is_open:
            self.close_lid()
        elif self._keeper.owner is not None:
            self._open_lid()

    def window_activated(self, is_active: bool) -> None:
        """The window came to the front, or left it: then a shared rack closes."""
        was_open = self._keeper.is_open
        if not is_active:
            self._keeper.focus_lost()
            self._desk.board.cancel()
        if was_open and not self._keeper.is_open:
            self._hide_hand()

    def _hide_hand(self) -> None:
        self._wishes.stop_taking()
        self._desk.voices.hush()
        self._refresh()
        self._announcer.announce(self._spoken.say(table.LID_IS_CLOSED))
