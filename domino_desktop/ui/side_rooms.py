"""Pages to which one goes from anywhere and back, and which exist only while somebody is there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths
from domino_desktop.ui.dialogs.teller import Teller
from domino_desktop.ui.look import Look

if TYPE_CHECKING:
    from domino_desktop.controller.study_host import StudyHost
    from domino_desktop.core.events import GameEvent
    from domino_desktop.ui.desk.room import DeskRoom
    from domino_desktop.ui.pages.own_pictures_room import OwnPicturesRoom
    from domino_desktop.ui.puzzles.room import PuzzleRoom
    from domino_desktop.ui.review.room import ReviewRoom
    from domino_desktop.ui.seating import SeatMark
    from domino_desktop.ui.tour.room import Host, TourRoom
    from domino_desktop.ui.tournament.room import Host as ClubHost
    from domino_desktop.ui.tournament.room import TournamentRoom

    class Hosting(Host, ClubHost, Protocol):
        """What these pages ask of the window they are in."""


_ROOMS = ("_own_pictures", "_tour", "_review", "_puzzles", "_desk", "_club")


class SideRooms(QObject):
    """Makes each when it is wanted. ``shown`` carries its page, ``left`` when somebody is done there.

    ``settings_left`` the same where one came from the settings; ``played`` carries the name of whoever wants to play,
    ``rules_wanted`` a `RuleSet` that somebody wants to read, ``table_wanted`` the `TableSetup` of a table to be played,
    ``going_on_wanted`` the id of a match that goes on.
    """

    shown = Signal(QWidget)
    left = Signal()
    settings_left = Signal()
    played = Signal(str)
    rules_wanted = Signal(object)
    table_wanted = Signal(object)
    going_on_wanted = Signal(int)

    def __init__(
        self,
        pages: QStackedWidget,
        look: Look,
        teller: Teller,
        paths: DataPaths,
        database: Database,
        host: Hosting,
    ) -> None:
        super().__init__(pages)
        self._pages, self._look, self._teller = pages, look, teller
        self._paths, self._database, self._host = paths, database, host
        self._is_desk_visited = False

    def __contains__(self, page: object) -> bool:
        return any(page in self.__dict__.get(room, ()) for room in _ROOMS)

    def show_tour(self, name: str = "") -> None:
        """Two minutes of learning by doing."""
        from domino_desktop.storage.rulesets import RuleSetFileFault

        try:
            self._tour.enter(name)
        except RuleSetFileFault as fault:
            self._teller.refuse_rules(fault)

    def show_own_pictures(self) -> None:
        """People's own pictures for tiles and table; from there back to the settings."""
        self._own_pictures.enter()

    def show_review(
        self, events: Sequence[GameEvent], marks: Sequence[SeatMark], language: Language, study: StudyHost
    ) -> None:
        """A finished round once more, every hand open, worked out by ``study``."""
        if "_review" not in self.__dict__:
            self._review = self._made_review(study)
        self._review.enter(events, marks, language)

    def show_puzzles(self, study: StudyHost) -> None:
        """The ladders of puzzles, which ``study`` makes."""
        if "_puzzles" not in self.__dict__:
            self._puzzles = self._made_puzzles(study)
        self._puzzles.enter()

    def show_desk(self) -> None:
        """The tables of the referee desk."""
        self._is_desk_visited = False
        self._desk.enter()

    def show_tournaments(self) -> None:
        """The tournaments of the club."""
        self._club.enter()

    def return_to_tournament(self) -> None:
        """From a match back to the tournament whose table played it."""
        self._club.come_back()

    def forget_tables(self) -> None:
        """The tables of the referee desk, and the tournaments, are other ones now."""
        for room in ("_desk", "_club"):
            if room in self.__dict__:
                self.__dict__[room].forget_tables()

    def retranslate(self, language: Language) -> None:
        """Go on in this language. A review speaks that of its table."""
        for room in ("_own_pictures", "_tour", "_puzzles", "_desk", "_club"):
            if room in self.__dict__:
                self.__dict__[room].retranslate(language)

    def redress(self) -> None:
        """Go on in the look of now."""
        for room in _ROOMS:
            if room in self.__dict__:
                self.__dict__[room].redress()

    @cached_property
    def _tour(self) -> TourRoom:
        from domino_desktop.ui.tour.room import TourRoom

        room = TourRoom(self._pages, self._look, self._database, self._host)
        room.shown.connect(self.shown)
        room.left.connect(self.left)
        room.play_wanted.connect(self.played)
        return room

    @cached_property
    def _own_pictures(self) -> OwnPicturesRoom:
        from domino_desktop.ui.pages.own_pictures_room import OwnPicturesRoom

        host = self._host
        room = OwnPicturesRoom(
            self._pages, self._look, self._teller, self._paths, lambda: host.language, lambda: host.settings
        )
        room.shown.connect(self.shown)
        room.left.connect(self.settings_left)
        room.settings_wanted.connect(host.change_settings)
        return room

    @cached_property
    def _desk(self) -> DeskRoom:
        from domino_desktop.ui.desk.room import DeskRoom

        room = DeskRoom(self._pages, self._look, self._teller, self._paths, self._database, self._host)
        room.shown.connect(self.shown)
        room.left.connect(self._leave_desk)
        room.rules_wanted.connect(self.rules_wanted)
        return room

    @cached_property
    def _club(self) -> TournamentRoom:
        from domino_desktop.ui.tournament.room import TournamentRoom

        room = TournamentRoom(self._pages, self._look, self._teller, self._paths, self._database, self._host)
        room.shown.connect(self.shown)
        room.left.connect(self.left)
        room.rules_wanted.connect(self.rules_wanted)
        room.desk_wanted.connect(self._visit_desk)
        room.table_wanted.connect(self.table_wanted)
        room.going_on_wanted.connect(self.going_on_wanted)
        return room

    def _visit_desk(self, desk_id: int) -> None:
        """One table of the referee desk, and from there back to its tournament."""
        self._is_desk_visited = True
        self._desk.visit(desk_id)

    def _leave_desk(self) -> None:
        if self._is_desk_visited:
            self._is_desk_visited = False
            self._club.come_back()
        else:
            self.left.emit()

    def _made_review(self, study: StudyHost) -> ReviewRoom:
        from domino_desktop.ui.review.room import ReviewRoom

        room = ReviewRoom(self._pages, self._look, study)
        room.shown.connect(self.shown)
        room.left.connect(self.left)
        return room

    def _made_puzzles(self, study: StudyHost) -> PuzzleRoom:
        from domino_desktop.ui.puzzles.room import PuzzleRoom

        room = PuzzleRoom(self._pages, self._look, self._teller, self._paths, self._database, self._host, study)
        room.shown.connect(self.shown)
        room.left.connect(self.left)
        return room
