"""What a screen reader says at the table, and what goes wrong there, in words at its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from domino_desktop.controller.engine_host import EngineTrouble
from domino_desktop.controller.table import TableController
from domino_desktop.core.events import GameEvent, MoveTakenBack, RoundDealt
from domino_desktop.core.moves import RuleViolation
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import TABLE, View
from domino_desktop.i18n.language import Language, language
from domino_desktop.i18n.messages import table
from domino_desktop.i18n.narration import refusal_sentence
from domino_desktop.storage.faults import StorageFault
from domino_desktop.ui.access import readings
from domino_desktop.ui.board import accessible
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.table import phrases
from domino_desktop.ui.table.desk import Desk
from domino_desktop.ui.table.hints import Hints
from domino_desktop.ui.table.rack_keeper import RackKeeper
from domino_desktop.ui.table.reader import Reader
from domino_desktop.ui.table.wishes import Wishes


class Announcer(QObject):
    """Speaks the language that is ``spoken`` at the table now; a refusal speaks that of the person it is for."""

    def __init__(self, page: QWidget, desk: Desk, wishes: Wishes, spoken: Callable[[], Language]) -> None:
        super().__init__(page)
        self._page, self._desk, self._wishes, self._spoken = page, desk, wishes, spoken
        self._controller: TableController | None = None
        self._keeper: RackKeeper | None = None
        self._marks: Sequence[SeatMark] = ()
        desk.board.pointed_at.connect(self._say_where)
        wishes.lid_first.connect(self._say_lid_first)
        wishes.not_yet.connect(self._say_whose_turn)
        self._hints = Hints(desk.board, wishes, desk.voices, spoken, self._announce_about)
        self.reader = Reader(desk, self.announce, self._last_move)
        self.reader.lid_first.connect(self._say_lid_first)

    def serve(self, controller: TableController, keeper: RackKeeper, marks: Sequence[SeatMark]) -> None:
        """Speak about this match from now on."""
        self._controller, self._keeper, self._marks = controller, keeper, marks
        self.reader.serve(keeper)
        controller.refused.connect(self._on_refused)
        controller.troubled.connect(self._on_trouble)
        controller.failed.connect(self._on_failure)

    def announce(self, sentence: str) -> None:
        """Tell a screen reader."""
        if sentence and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._page, sentence))

    def _announce_about(self, sentence: str, names_tile: bool) -> None:
        """Tell it as it is, unless it names a tile of a hand that others would hear, too."""
        is_secret = names_tile and self._keeper is not None and not self._keeper.names_tiles
        self.announce(self._spoken().say(table.TILE_REFUSED) if is_secret else sentence)

    def tell(self, events: Sequence[GameEvent], view: View) -> None:
        """Tell everything that has just happened, and whose turn it is now."""
        said = happened(view, events, self._marks, self._spoken())
        self.announce(readings.sentences([*said, self._desk.spoken_state()]))

    def tell_lid_open(self, keys: Sequence[str]) -> None:
        """Tell whose lid is open, what happened in the meantime, and, between people, by which key a hand is heard."""
        controller, keeper = self._controller, self._keeper
        if controller is None or keeper is None or keeper.owner is None:
            return
        speaker, owner = self._spoken(), keeper.owner
        name = self._marks[owner].name
        told = [speaker.say(table.LID_IS_OPEN, name)]
        if keeper.is_shared:
            told.append(phrases.catch_up(controller.view(TABLE), self._marks, owner, speaker))
        told.append(self._desk.spoken_state())
        if not keeper.names_tiles:
            told.append(speaker.say(table.HEAR_YOUR_TILES, name, *keys))
        self.announce(readings.sentences(told))

    def tell_picked(self, tile: Tile) -> None:
        """Tell which tile the button beside the rack would lay aside now: by its place where others might hear it."""
        picture, tiles = self._desk.board.board.picture, self._desk.board.board.rack.tiles
        if picture is None or picture.names_tiles:
            self.announce(self._spoken().say(table.LAY_ASIDE, str(tile)))
        elif (place := readings.place_in_row(tile, tiles)) is not None:
            self.announce(self._spoken().say(table.LAY_ASIDE_BY_PLACE, *place))

    def _last_move(self) -> str:
        """The last line of the story."""
        lines = (
            ()
            if self._controller is None
            else phrases.told(self._controller.view(TABLE), self._marks, 0, self._spoken())
        )
        return lines[-1].sentence if lines else self._spoken().say(table.EMPTY_LINE)

    def _say_where(self, end: str, near: int) -> None:
        """Tell a screen reader which end, or which half, the keyboard is at."""
        picture = self._desk.board.board.picture
        if picture is not None:
            self.announce(accessible.choice_name(picture, end, near))

    def _say_whose_turn(self, tile: Tile) -> None:
        turn = None if self._controller is None else self._controller.view(TABLE).turn
        if turn is not None:
            sentence = self._spoken().say(table.WAITING_FOR, self._marks[turn].name)
            self._desk.voices.say_at(tile, sentence)
            self.announce(sentence)

    def _say_lid_first(self) -> None:
        owner = None if self._keeper is None else self._keeper.owner
        if owner is not None:
            mark = self._marks[owner]
            sentence = language(mark.language).say(table.LID, mark.name)
            self._desk.voices.say(sentence)
            self.announce(sentence)

    # What goes wrong ----------------------------------------------------------------------------------

    def _on_refused(self, seat: int, violation: RuleViolation) -> None:
        self._wishes.stop_taking()
        sentence = refusal_sentence(violation, language(self._marks[seat].language))
        if self._desk.is_sheet_open:
            self._desk.sheet.show_refusal(sentence)
        else:
            self._desk.voices.say_at(violation.tile, sentence)
        self._announce_about(sentence, violation.tile is not None)

    def _on_trouble(self, seat: int, trouble: EngineTrouble) -> None:
        sentence = phrases.trouble_sentence(trouble, self._marks[seat].name, self._spoken())
        self._desk.voices.say_beside(seat, sentence)
        self.announce(sentence)

    def _on_failure(self, fault: StorageFault) -> None:
        self._wishes.stop_taking()
        sentence = phrases.failure_sentence(fault, self._spoken())
        say = self._desk.sheet.show_refusal if self._desk.is_sheet_open else self._desk.voices.say
        say(sentence)
        self.announce(sentence)


def happened(view: View, events: Sequence[GameEvent], marks: Sequence[SeatMark], language: Language) -> list[str]:
    """What these events are in words, in their order: the story, and what is told in no story."""
    lines = phrases.told(view, marks, events[0].number, language)
    said = []
    for event in events:
        if isinstance(event, RoundDealt):
            said.append(language.say(table.ROUND_BEGINS, event.round))
        elif isinstance(event, MoveTakenBack):
            said.append(language.say(table.TAKEN_BACK, marks[event.seat].name))
        said += [line.sentence for line in lines if line.event_number == event.number]
    return said
