"""What the person at the screen wishes: gestures, buttons and keys become moves for the controller."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from domino_desktop.controller.table import TableController
from domino_desktop.core.block import BlockPhase
from domino_desktop.core.events import TilePlayed
from domino_desktop.core.moves import CallLastRound, DeclareCanPlay, DrawTile, Knock, PlayTile, ProposeBlock
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import TABLE
from domino_desktop.ui.table.phrases import Deed
from domino_desktop.ui.table.rack_keeper import RackKeeper


class Wishes(QObject):
    """Submits moves for whoever may act here and now, and remembers who moved last.

    ``drop_wanted(Tile)`` when a tile that fits was dropped elsewhere; ``consent_wanted(seat)`` when the table must
    agree to a taking back; ``not_yet(Tile)`` when somebody else is to act.
    """

    drop_wanted = Signal(object)
    consent_wanted = Signal(int)
    not_yet = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._controller: TableController | None = None
        self._keeper: RackKeeper | None = None
        self._is_taking = False
        self.last_mover: int | None = None
        self._next_take = QTimer(self)
        self._next_take.setSingleShot(True)
        self._next_take.timeout.connect(self._take_again)

    def serve(self, controller: TableController | None, keeper: RackKeeper) -> None:
        """Pass wishes to this controller from now on."""
        self.stop_taking()
        self._controller, self._keeper = controller, keeper
        people = () if controller is None else controller.people()
        self.last_mover = people[0] if len(people) == 1 else None

    def actor(self) -> int | None:
        """The person who may act here and now: on turn, with the lid open."""
        if self._controller is None or self._keeper is None or not self._keeper.is_open:
            return None
        human = self._controller.human_to_act()
        return human if human == self._keeper.owner else None

    def play(self, move: PlayTile) -> None:
        seat = self.actor()
        if seat is not None and self._controller is not None:
            self.last_mover = seat
            self._controller.submit(seat, move)

    def act(self, deed: Deed) -> None:
        """Do what an action button or its key asks for."""
        seat = self.actor()
        controller = self._controller
        if seat is None or controller is None:
            return
        self.last_mover = seat
        if deed is Deed.TAKE:
            ruleset = controller.view(seat).ruleset
            self._is_taking = ruleset.draw == "until_playable" and ruleset.is_checked
            if not controller.submit(seat, DrawTile()):
                self.stop_taking()
        elif deed in (Deed.PASS, Deed.BLOCK):
            controller.submit(seat, Knock() if deed is Deed.PASS else ProposeBlock())

    def draw(self) -> None:
        """One tile from the boneyard, by hand."""
        seat = self.actor()
        if seat is not None and self._controller is not None:
            self.last_mover = seat
            self._controller.submit(seat, DrawTile())

    def go_on_taking(self, pause: int) -> None:
        """After a tile was taken: the next one after so many milliseconds, until one fits."""
        if self._is_taking:
            self._next_take.start(pause)

    def _take_again(self) -> None:
        seat = self.actor()
        controller = self._controller
        if seat is None or controller is None or not self._is_taking:
            self.stop_taking()
        elif any(isinstance(move, DrawTile) for move in controller.view(seat).legal_moves):
            controller.submit(seat, DrawTile())
        else:
            self.stop_taking()

    def stop_taking(self) -> None:
        self._is_taking = False
        self._next_take.stop()

    def answer(self, can: bool) -> None:
        """The addressed person's answer in the walk; it needs no open lid."""
        controller = self._controller
        seat = None if controller is None else controller.human_to_act()
        if controller is not None and seat is not None:
            self.last_mover = seat
            controller.submit(seat, DeclareCanPlay() if can else Knock())

    def call_last_round(self) -> None:
        """Make this round the last one."""
        controller = self._controller
        if controller is not None and controller.people():
            seat = self.last_mover if self.last_mover is not None else controller.people()[0]
            controller.submit(seat, CallLastRound())

    def take_back(self) -> None:
        """Take back the last move made here, with one question to the table where others must agree."""
        controller, seat = self._controller, self.last_mover
        if controller is None or seat is None:
            return
        is_shared = len(controller.people()) > 1
        if is_shared and not self.is_own_answer(seat) and controller.may_take_back(seat):
            self.consent_wanted.emit(seat)
        else:
            controller.take_back(seat, is_agreed=True)

    def agree(self, seat: int) -> None:
        """The table agrees to a taking back."""
        if self._controller is not None:
            self._controller.take_back(seat, is_agreed=True)

    def is_own_answer(self, seat: int) -> bool:
        """Whether this seat's last move is the newest answer of a walk."""
        walk = None if self._controller is None else self._controller.view(TABLE).verification
        return walk is not None and walk.phase is BlockPhase.ASKING and walk.answers[-1].seat == seat

    def last_tile(self, seat: int) -> str:
        """The tile that this seat laid last, as text."""
        if self._controller is not None:
            for event in reversed(self._controller.view(TABLE).history):
                if isinstance(event, TilePlayed) and event.seat == seat:
                    return str(event.tile)
        return ""

    def misplace(self, tile: Tile) -> None:
        """A tile was chosen that cannot be laid there: the rules say why, or the page says what to do."""
        controller, seat = self._controller, self.actor()
        if controller is None:
            return
        if seat is None:
            self.not_yet.emit(tile)
            return
        view = controller.view(seat)
        if any(isinstance(move, PlayTile) and move.tile == tile for move in view.legal_moves):
            self.drop_wanted.emit(tile)
        else:
            controller.submit(seat, PlayTile(tile, view.layout.ends[0].id))
