"""When the coach speaks, and to whom: only while a rack is open, and only to the person in front of it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import cached_property

from PySide6.QtCore import QObject, QRect, QTimer, Signal

from domino_desktop.ai.advice import Advice, Hint
from domino_desktop.ai.study_wire import AdviceWanted
from domino_desktop.controller.table import TableController
from domino_desktop.core.block import BlockPhase
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, coach
from domino_desktop.ui.access.readings import place_in_row, sentences
from domino_desktop.ui.coach import words
from domino_desktop.ui.coach.board import CoachBoard, Sight
from domino_desktop.ui.coach.card import CoachCard
from domino_desktop.ui.coach.gauge import GaugeButton
from domino_desktop.ui.coach.glow import HintGlow
from domino_desktop.ui.motion import Motion
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.study import Study
from domino_desktop.ui.table.desk import Desk
from domino_desktop.ui.table.rack_keeper import RackKeeper

PATIENCE = 350
"""So many milliseconds nothing must happen on others' turns before the coach is asked; on one's own, none."""

_LEAST_LINES = 14  # high: less room than this above the rack, and the card lies over the rack as well


class Coaching(QObject):
    """Follows the table, asks for advice on what the rack's owner sees, and shows it as long as that is in view.

    ``announce`` tells a screen reader; ``spoken`` is the language of the person in front of the table. Until it is
    given a ``study`` there is no coach. ``switched`` when it helps from now on, or no longer.
    """

    switched = Signal()

    study: Callable[[], Study] | None = None

    def __init__(
        self, page: QObject, desk: Desk, announce: Callable[[str], object], spoken: Callable[[], Language]
    ) -> None:
        super().__init__(page)
        self._desk, self._announce, self._spoken = desk, announce, spoken
        self._controller: TableController | None = None
        self._keeper: RackKeeper | None = None
        self._marks: tuple[SeatMark, ...] = ()
        self._motion = Motion.normal()
        self._is_on = self._is_hearing = False
        self._view: View | None = None
        self._place: object = None
        self._advice: Advice | None = None
        self._is_fresh = self._wants_hint = self._has_failed = False
        self._number: int | None = None
        self._told_nearness: Message | None = None
        self._asking = QTimer(self, singleShot=True)
        self._asking.timeout.connect(self._ask)

    # Whom it serves -------------------------------------------------------------------------------------

    def serve(
        self, controller: TableController | None, keeper: RackKeeper | None = None, marks: Sequence[SeatMark] = ()
    ) -> None:
        """Sit at this table from now on, or at none."""
        self._forget()
        self._show()
        self._controller, self._keeper, self._marks = controller, keeper, tuple(marks)
        self._is_on = controller is not None and controller.setup.coach

    @property
    def is_on(self) -> bool:
        """Whether the coach helps at this table."""
        return self._is_on

    @property
    def is_showing(self) -> bool:
        """Whether somebody in front of the table sees it now."""
        return self._view is not None

    @property
    def may_be_switched(self) -> bool:
        """Whether one person alone decides about it; several people have agreed when they set up the table."""
        return self._controller is not None and self.study is not None and len(self._controller.setup.people) == 1

    def switch(self, is_on: bool) -> None:
        """Help from now on, or no longer."""
        self._is_on = is_on
        self._forget()
        self._show()
        self.switched.emit()

    def follow(self, view: View, human: int | None, motion: Motion) -> None:
        """The table looks like this now; it waits for ``human``, a person, or for nobody at the screen."""
        self._motion = motion
        if not self._may_see(view, human):
            self._forget()
            self._show()
            return
        place = (view.eye, view.round, len(view.history), view.history[-1].number if view.history else -1)
        is_other_round = self._view is not None and (self._view.eye, self._view.round) != (view.eye, view.round)
        if is_other_round:
            self._forget()
        self._view = view
        if place != self._place:
            self._place = place
            self._is_fresh = self._wants_hint = self._has_failed = False
            self._drop_question()
            self._asking.start(0 if self._is_asked else PATIENCE)
        self._show()

    def _may_see(self, view: View, human: int | None) -> bool:
        """Whether the owner of the rack is in front of it now, and a round is in play."""
        keeper = self._keeper
        if keeper is None or not self._is_on or self.study is None or view.ended is not None or not view.round:
            return False
        is_own = keeper.is_open and keeper.owner is not None and view.eye == keeper.owner
        return is_own and (not keeper.is_shared or human == keeper.owner)

    @property
    def _is_asked(self) -> bool:
        """Whether it is this person's turn to move, outside the walk."""
        view = self._view
        return view is not None and view.turn == view.eye and not _is_in_walk(view)

    def _forget(self) -> None:
        """Know nothing any more of what somebody could see."""
        self._asking.stop()
        self._drop_question()
        self._view = self._place = self._advice = self._told_nearness = None
        self._is_fresh = self._wants_hint = self._has_failed = False

    # Asking -----------------------------------------------------------------------------------------------

    @cached_property
    def _host(self) -> Study:
        assert self.study is not None
        host = self.study()
        host.start()
        host.told.connect(self._on_told)
        host.failed.connect(self._on_failed)
        return host

    def _ask(self) -> None:
        if self._view is not None:
            self._number = self._host.ask(AdviceWanted(self._view, secrets.randbits(32)))

    def _drop_question(self) -> None:
        if self._number is not None:
            self._host.cancel(self._number)
            self._number = None

    def _on_told(self, number: int, told: object) -> None:
        if number != self._number or not isinstance(told, Advice):
            return
        self._number = None
        self._advice, self._is_fresh = told, True
        self._show()
        self._tell_nearness()
        if self._wants_hint:
            self._tell_hint()

    def _on_failed(self, number: int, _trouble: object) -> None:
        if number != self._number:
            return
        self._number = None
        self._has_failed = True
        if self._wants_hint:
            self._wants_hint = False
            self._say(coach.NO_ADVICE)
        self._show()

    # The hint ---------------------------------------------------------------------------------------------

    def toggle_hint(self) -> None:
        """Show the hint or hide it; where there is none, say why."""
        if not self._is_on:
            self._say(coach.COACH_IN_MENU if self.may_be_switched else coach.NO_COACH_HERE)
        elif self._view is not None and _is_in_walk(self._view):
            self._say(coach.HINT_NOT_IN_WALK)
        elif not self._is_asked:
            self._say(coach.HINT_LATER)
        elif self._has_failed:
            self._has_failed = False
            self._wants_hint = True
            # Whoever asks again gets another try, even if the process was given up before.
            self._host.start()
            self._ask()
            self._show()
        else:
            self._wants_hint = not self._wants_hint
            self._show()
            if self._wants_hint:
                self._tell_hint()

    @property
    def hint(self) -> Hint | None:
        """The hint that is shown now."""
        if not (self._wants_hint and self._is_fresh and self._is_asked) or self._advice is None:
            return None
        return self._advice.hint

    def _tell_hint(self) -> None:
        """Say the hint: aloud, and over the cloth where the coach has no place of its own."""
        hint, view, keeper = self.hint, self._view, self._keeper
        if hint is None or view is None or keeper is None:
            if self._is_fresh:
                self._say(coach.NO_ADVICE)
                self._wants_hint = False
            return
        said = words.hint(hint, view, self._marks, self._spoken())
        tile, tiles = words.hinted_tile(hint), self._desk.board.board.rack.tiles
        if not self._is_docked:
            self._card.shut()
            self._desk.voices.say_at(tile, " ".join((said.move, said.why)))
        place = place_in_row(tile, tiles)
        if keeper.names_tiles or place is None:
            self._announce(sentences(said.sentences))
        else:
            # Others hear it too: the tile by its place, and nothing of what it is good for.
            self._announce(self._spoken().say(coach.HINT_BY_PLACE, *place))

    def _say(self, message: Message, *args: str) -> None:
        sentence = self._spoken().say(message, *args)
        if not self._desk.is_sheet_open:
            self._desk.voices.say(sentence)
        self._announce(sentence)

    def tell_switched(self, keys: Sequence[str]) -> None:
        """Say whether the coach helps now, and by which key."""
        if self._is_on:
            self._say(coach.COACH_IS_ON, *keys[:1])
        else:
            self._say(coach.COACH_IS_OFF)

    def _tell_nearness(self) -> None:
        """Say how near a block is, when that has changed since it was said last."""
        forecast = None if self._advice is None else self._advice.forecast
        if forecast is None or not self._is_asked:
            return
        nearness = words.nearness(forecast.block)
        if nearness is not self._told_nearness:
            self._told_nearness = nearness
            self._announce(self._spoken().say(nearness))

    # Showing ----------------------------------------------------------------------------------------------

    @cached_property
    def _docked(self) -> CoachBoard:
        """The coach beside the table."""
        docked = CoachBoard(self._desk.art, self._desk.icons)
        docked.hint_pressed.connect(self.toggle_hint)
        self._desk.panel.lend_top(docked)
        self._desk.lent = (docked.hint_button, self._gauge)
        self._listen()
        return docked

    @cached_property
    def _card(self) -> CoachCard:
        """The coach over the table."""
        card = CoachCard(self._desk.art, self._desk.icons, self._desk)
        card.board.hint_pressed.connect(self.toggle_hint)
        card.closed.connect(self._desk.take_focus)
        self._desk.card = card
        return card

    @cached_property
    def _gauge(self) -> GaugeButton:
        """What opens the card."""
        gauge = GaugeButton(self._desk.bar)
        gauge.clicked.connect(self._toggle_card)
        self._desk.bar.lend(gauge)
        return gauge

    @cached_property
    def _glow(self) -> HintGlow:
        return HintGlow(self._desk.board.board)

    def _listen(self) -> None:
        """The table is laid out anew, or its tiles move: what lies there follows."""
        board = self._desk.board
        for signal in (board.shown, board.cursor_moved, board.sorted, board.board.unfolding.settled):
            signal.connect(lambda *_: self._glow.follow())
        board.resized.connect(self._show)

    @property
    def _is_docked(self) -> bool:
        return not self._desk.panel.isHidden()

    def _show(self) -> None:
        """Show what the person in front of the table may see now, or nothing."""
        view = self._view
        if view is None:
            if self._is_hearing:
                self._is_hearing = False
                self._docked.clear()
                self._card.board.clear()
                self._card.shut()
                self._gauge.clear()
                self._glow.hide()
            return
        self._is_hearing = True
        hint = self.hint
        sight = Sight(
            view,
            self._marks,
            self._spoken(),
            self._advice,
            hint,
            self._is_asked,
            self._wants_hint and hint is None,
            self._has_failed,
        )
        self._docked.present(sight)
        self._show_gauge(sight)
        if hint is None:
            self._glow.hide()
        else:
            self._glow.show(hint.move, self._motion.play)

    def _show_gauge(self, sight: Sight) -> None:
        gauge, forecast = self._gauge, None if self._advice is None else self._advice.forecast
        gauge.show_share(None if forecast is None else forecast.block)
        words_aloud = self._spoken().say(coach.OPEN_COACH)
        gauge.setToolTip(words_aloud)
        gauge.setAccessibleName(sentences([words_aloud, sight.meter_aloud()]))
        self._card.board.present(sight)
        if gauge.isHidden() is not self._is_docked:
            gauge.setVisible(not self._is_docked)
            self._desk.place_again()
        if self._is_docked:
            self._card.shut()
        elif self._card.isVisible():
            self._card.fit_into(self._room())

    def _toggle_card(self) -> None:
        if self._card.isVisible():
            self._card.shut()
        else:
            self._card.open_in(self._room())

    def _room(self) -> QRect:
        """What the card may cover: the cloth above the rack, and all of the table where that is low."""
        room, zones = self._desk.board.geometry().adjusted(8, 8, -8, -8), self._desk.board.board.zones
        if zones is not None:
            above = QRect(room)
            above.setBottom(self._desk.board.y() + round(zones.rack.top) - 8)
            if above.height() >= _LEAST_LINES * self._desk.fontMetrics().height():
                return above
        return room

    def redress(self) -> None:
        """The art wears another dress."""
        if self._is_hearing:
            self._docked.set_art(self._desk.art)
            self._card.set_art(self._desk.art)


def _is_in_walk(view: View) -> bool:
    """Whether an answer is asked for; who said "I can" has answered and is to lay a tile."""
    walk = view.verification
    return walk is not None and walk.is_formal and walk.phase is not BlockPhase.MUST_PLAY
