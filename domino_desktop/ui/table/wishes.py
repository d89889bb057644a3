"""What the person at the screen wishes: gestures, buttons and keys become moves for the controller."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from domino_desktop.controller.table import TableController
from domino_desktop.core.block import BlockPhase
from domino_desktop.core.events import BlockRefuted, Knocked, LeadYielded, Passed, TileDiscarded, TilePlayed
from domino_desktop.core.moves import (
    CallDead,
    CallLastRound,
    ClaimRedeal,
    DeclareCanPlay,
    DiscardTile,
    DrawTile,
    Knock,
    Move,
    Pass,
    PlayTile,
    ProposeBlock,
    YieldLead,
)
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import TABLE, View
from domino_desktop.ui.table.phrases import Deed
from domino_desktop.ui.table.rack_keeper import RackKeeper

_MOVES: dict[Deed, Move] = {
    Deed.TAKE: DrawTile(),
    Deed.PASS: Knock(),
    Deed.BLOCK: ProposeBlock(),
    Deed.PASS_BY_CHOICE: Pass(),
    Deed.LEAVE_LEAD: YieldLead(),
}


class Wishes(QObject):
    """Submits moves for whoever may act here and now. A wish that cannot be granted is refused by the rules, in words.

    ``drop_wanted(Tile)`` when a tile that fits was dropped elsewhere, ``wrong_end(Tile, int)`` when that was an open
    end with another number; ``lid_first`` when the person to act has not
    opened the lid yet; ``not_yet(Tile)`` when somebody else is to act.
    """

    drop_wanted = Signal(object)
    wrong_end = Signal(object, int)
    lid_first = Signal()
    not_yet = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._controller: TableController | None = None
        self._keeper: RackKeeper | None = None
        self._is_taking = False
        self._next_take = QTimer(self)
        self._next_take.setSingleShot(True)
        self._next_take.timeout.connect(self._take_again)

    def serve(self, controller: TableController | None, keeper: RackKeeper) -> None:
        """Pass wishes to this controller from now on."""
        self.stop_taking()
        self._controller, self._keeper = controller, keeper

    def actor(self) -> int | None:
        """The person who may act here and now: on turn, with the lid open."""
        if self._controller is None or self._keeper is None or not self._keeper.is_open:
            return None
        human = self._controller.human_to_act()
        return human if human == self._keeper.owner else None

    def play(self, move: PlayTile) -> None:
        self._submit(move)

    def draw(self) -> None:
        """One tile from the boneyard, by hand."""
        self._submit(DrawTile())

    def _claim_new_deal(self) -> None:
        """Ask for a new deal for the owner of the open rack, whose turn it need not be."""
        if self._controller is not None and self._keeper is not None and self._keeper.owner is not None:
            self._controller.submit(self._keeper.owner, ClaimRedeal())

    def _call_dead(self) -> None:
        """Say for somebody at the screen that no tile can fit any more; for the owner of the rack if that one may."""
        controller = self._controller
        if controller is None or self._keeper is None:
            return
        owner = self._keeper.owner
        for seat in sorted(controller.setup.people, key=lambda each: each != owner):
            if any(isinstance(move, CallDead) for move in controller.view(seat).legal_moves):
                controller.submit(seat, CallDead())
                return

    def act(self, deed: Deed, tile: Tile | None = None) -> None:
        """Do what an action button or its key asks for, with this tile where it is to be laid aside."""
        controller = self._controller
        if controller is None:
            return
        if deed is Deed.LAY_ASIDE:
            if tile is not None:
                self._submit(DiscardTile(tile))
            return
        if deed is Deed.NEW_DEAL:
            self._claim_new_deal()
            return
        if deed is Deed.CALL_DEAD:
            self._call_dead()
            return
        view = controller.view(TABLE)
        walk = view.verification
        if deed is Deed.PASS and walk is not None and walk.is_formal and walk.phase is BlockPhase.ASKING:
            # A knock would be an answer, and answers are given on the sheet: the rules say so about a proposal.
            deed = Deed.BLOCK
        if deed is Deed.PASS and self._passes_by_choice():
            deed = Deed.PASS_BY_CHOICE
        if deed is Deed.TAKE:
            self._is_taking = self._takes_until_fits(view)
        if not self._submit(_MOVES[deed]):
            self.stop_taking()

    def _passes_by_choice(self) -> bool:
        """Whether the person who acts may pass, but not because nothing fits."""
        seat = self.actor()
        moves = () if seat is None or self._controller is None else self._controller.view(seat).legal_moves
        kinds = {type(move) for move in moves}
        return Pass in kinds and Knock not in kinds

    def _takes_until_fits(self, view: View) -> bool:
        """Whether one wish takes tiles until one fits; a person who can play and yet draws takes one."""
        seat = self.actor()
        if seat is None or self._controller is None or not view.ruleset.is_checked:
            return False
        able = any(isinstance(move, PlayTile) for move in self._controller.view(seat).legal_moves)
        return view.ruleset.draw == "until_playable" and not able

    def _submit(self, move: Move) -> bool:
        """Wish this for the person who acts; out of turn for the owner of the rack, who is told why not."""
        controller, seat = self._controller, self.actor()
        if controller is None or self._keeper is None:
            return False
        if seat is None:
            human = controller.human_to_act()
            walk = controller.view(TABLE).verification
            if human is not None and (walk is None or not walk.is_formal):
                self.lid_first.emit()
                return False
            seat = self._somebody(human)
        return seat is not None and controller.submit(seat, move)

    def _somebody(self, human: int | None) -> int | None:
        """The person to talk to: who is asked, else whose rack it is, else anybody at the screen."""
        assert self._controller is not None and self._keeper is not None
        if human is not None:
            return human
        people = self._controller.setup.people
        return self._keeper.owner if self._keeper.owner is not None else next(iter(people), None)

    def go_on_taking(self, pause: int) -> None:
        """After a tile was taken: the next one after so many milliseconds, until one fits."""
        if self._is_taking:
            self._next_take.start(pause)

    def _take_again(self) -> None:
        seat = self.actor()
        controller = self._controller
        if seat is None or controller is None or not self._is_taking:
            self.stop_taking()
        elif _is_to_draw(controller.view(seat).legal_moves):
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
            controller.submit(seat, DeclareCanPlay() if can else Knock())

    def call_last_round(self) -> None:
        """Make this round the last one."""
        controller = self._controller
        if controller is not None:
            controller.submit(self.last_mover() or 0, CallLastRound())

    def take_back(self) -> None:
        """Take back the last move made here; the controller asks the table where the others must agree."""
        seat = self.last_mover()
        if self._controller is not None and seat is not None:
            self._controller.take_back(seat)

    def agree(self, seat: int) -> None:
        """The table agrees to a taking back."""
        if self._controller is not None:
            self._controller.take_back(seat, is_agreed=True)

    def own_answer(self) -> int | None:
        """The person whose answer is the newest of a walk that still asks, or None."""
        walk = None if self._controller is None else self._controller.view(TABLE).verification
        if walk is None or walk.phase is not BlockPhase.ASKING:
            return None
        seat = walk.answers[-1].seat
        return seat if seat == self.last_mover() else None

    def last_mover(self) -> int | None:
        """The person who moved last in this round; before anybody did, the first one at the screen."""
        controller = self._controller
        if controller is None:
            return None
        people = controller.setup.people
        for event in reversed(controller.view(TABLE).history):
            acts = TilePlayed | Knocked | BlockRefuted | Passed | TileDiscarded | LeadYielded
            if isinstance(event, acts) and event.seat in people:
                return event.seat
        return next(iter(people), None)

    def last_tile(self, seat: int) -> str:
        """The tile that this seat laid last, as text."""
        if self._controller is not None:
            for event in reversed(self._controller.view(TABLE).history):
                if isinstance(event, TilePlayed) and event.seat == seat:
                    return str(event.tile)
        return ""

    def misplace(self, tile: Tile, end_id: str = "") -> None:
        """A tile was chosen that cannot be laid at this end, or anywhere: the rules say why, or the page what to do."""
        controller, seat = self._controller, self.actor()
        if controller is None:
            return
        if seat is None:
            self.not_yet.emit(tile)
            return
        view = controller.view(seat)
        fits_elsewhere = any(isinstance(move, PlayTile) and move.tile == tile for move in view.legal_moves)
        end = view.layout.end(end_id)
        if fits_elsewhere and end is None:
            self.drop_wanted.emit(tile)
        elif fits_elsewhere and end in view.open and end is not None and end.value is not None:
            self.wrong_end.emit(tile, end.value)
        else:
            controller.submit(seat, PlayTile(tile, end_id or (view.open or view.layout.ends)[0].id))


def _is_to_draw(moves: Sequence[Move]) -> bool:
    """Whether nothing fits and a tile may be taken."""
    kinds = {type(move) for move in moves}
    return DrawTile in kinds and PlayTile not in kinds
