"""The way to the puzzles and back: who trains by which rules, the next puzzle in advance, and what was right."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from domino_desktop.ai.puzzle import Puzzle, PuzzleKind
from domino_desktop.ai.puzzles import kinds_for
from domino_desktop.ai.study_wire import PuzzleWanted
from domino_desktop.core.events import MatchStarted
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import puzzles
from domino_desktop.storage import rulesets
from domino_desktop.storage.database import Database
from domino_desktop.storage.house_rules import HouseRules
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.settings import Settings
from domino_desktop.storage.training import Ladder, TrainingFile
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.dialogs.teller import Teller
from domino_desktop.ui.look import Look
from domino_desktop.ui.pages.guests import computer_name
from domino_desktop.ui.pages.rulesets.shelf import Entry
from domino_desktop.ui.puzzles.ladders import LaddersPage, Training
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.study import Study

if TYPE_CHECKING:
    from domino_desktop.ui.puzzles.page import PuzzlePage

_SEATS: Final = (4, 3, 2, 5, 6, 7, 8)
"""For so many, the first of them that these rules have puzzles for."""

_SEEDS: Final = 1 << 31


class Host(Protocol):
    """What the puzzles ask of the program."""

    @property
    def language(self) -> Language: ...

    @property
    def settings(self) -> Settings: ...


@dataclass(frozen=True, slots=True)
class _Wish:
    """Which puzzle is wanted, but for chance."""

    kind: PuzzleKind
    ruleset: RuleSet
    seats: int
    step: int


class PuzzleRoom(QObject):
    """Shows the ladders and the puzzles, and clears them away as soon as another page comes to the front.

    ``shown`` carries a page; ``left`` when the person is done. ``seed`` gives each puzzle its chance.
    """

    shown = Signal(QWidget)
    left = Signal()

    def __init__(
        self,
        pages: QStackedWidget,
        look: Look,
        teller: Teller,
        paths: DataPaths,
        database: Database,
        host: Host,
        study: Study,
        seed: Callable[[], int] = lambda: secrets.randbelow(_SEEDS),
    ) -> None:
        super().__init__(pages)
        self._pages, self._look, self._teller = pages, look, teller
        self._paths, self._database, self._host = paths, database, host
        self._study, self._seed = study, seed
        self._ladders: LaddersPage | None = None
        self._page: PuzzlePage | None = None
        self._art = TileArt(look.dress())
        self._name, self._rule = "", ""
        self._wish: _Wish | None = None
        self._asked: tuple[int, _Wish] | None = None
        self._ahead: tuple[_Wish, Puzzle] | None = None
        pages.currentChanged.connect(self._clear_away)
        study.told.connect(self._on_told)
        study.failed.connect(self._on_failed)

    def __contains__(self, page: object) -> bool:
        return page is not None and page in (self._ladders, self._page)

    def enter(self) -> None:
        """Show the ladders."""
        people = self._names()
        self._name = self._name if self._name in people else next(iter(people), "")
        if self._rule not in self._entries:
            last = self._host.settings.last_table()
            played = "" if last is None else last.ruleset.id
            self._rule = played if played in self._entries else rulesets.DEFAULT
        self._show_ladders()

    def retranslate(self, language: Language) -> None:
        """Go on in this language."""
        if self._ladders is not None:
            self._ladders.present(self._training(), language)
        if self._page is not None:
            self._page.retranslate(language, self._marks(language))

    def redress(self) -> None:
        """Go on in the look of now."""
        if self._ladders is not None:
            self._ladders.set_art(self._look.art())
        if self._page is not None and self._art.wear(self._look.dress(self._set_shown())):
            self._page.redress()

    # The ladders --------------------------------------------------------------------------------------

    @cached_property
    def _file(self) -> TrainingFile:
        file = TrainingFile(self._paths.training, {}, None)
        with self._teller.telling_faults():
            file = TrainingFile.open(self._paths)
        return file

    @cached_property
    def _entries(self) -> dict[str, Entry]:
        """Every rule set on offer by its id. What cannot be used is told in the gallery."""
        found = {preset.ruleset.id: Entry.of_preset(preset) for preset in rulesets.usable_and_faulty_presets()[0]}
        with self._teller.telling_faults():
            found |= {rule.ruleset.id: Entry.of_house(rule) for rule in HouseRules(self._paths).usable_and_faulty()[0]}
        return found

    def _names(self) -> tuple[str, ...]:
        return tuple(person.name for person in self._database.people())

    def _training(self) -> Training:
        language = self._host.language
        rules = tuple((key, entry.title(language)) for key, entry in self._entries.items())
        ladders = {kind: self._file.ladder(self._name, kind) for kind in PuzzleKind}
        kinds = tuple(_kinds(self._entries[self._rule].ruleset))
        return Training(self._names(), self._name, rules, self._rule, ladders, kinds)

    def _show_ladders(self) -> None:
        if self._ladders is None:
            self._ladders = page = LaddersPage(self._look.art(), self._look.icons)
            page.back.connect(self.left)
            page.wanted.connect(self._open)
            page.person_chosen.connect(self._choose_person)
            page.rules_chosen.connect(self._choose_rules)
            self._pages.addWidget(page)
        self._ladders.present(self._training(), self._host.language)
        self.shown.emit(self._ladders)

    def _choose_person(self, name: str) -> None:
        self._name = name
        self._present_ladders()

    def _choose_rules(self, rule: str) -> None:
        self._rule = rule
        self._present_ladders()

    def _present_ladders(self) -> None:
        if self._ladders is not None:
            self._ladders.present(self._training(), self._host.language)

    # Puzzles ------------------------------------------------------------------------------------------

    def _open(self, kind: PuzzleKind, step: int) -> None:
        """A puzzle of this step: the one that was made in advance, or a new one."""
        ruleset = self._entries[self._rule].ruleset
        self._wish = wish = _Wish(kind, ruleset, _kinds(ruleset)[kind], step)
        if self._page is None:
            from domino_desktop.ui.puzzles.page import PuzzlePage  # brings the whole table

            self._page = page = PuzzlePage(self._art, self._look.icons)
            page.left.connect(self._show_ladders)
            page.solved.connect(self._on_solved)
            page.next_wanted.connect(self._go_on)
            self._pages.addWidget(page)
        stars = self._file.ladder(self._name, kind).stars(step)
        self._page.prepare(kind, step, stars, self._host.language, self._look.motion())
        # The board is laid out for the room that it has, so the page comes to the front first.
        self.shown.emit(self._page)
        if self._ahead is not None and self._ahead[0] == wish:
            puzzle, self._ahead = self._ahead[1], None
            self._present(puzzle)
        else:
            # Whoever asks again gets another try, even if the process was given up before.
            self._study.start()
            self._prepare(wish)

    def _go_on(self) -> None:
        if self._wish is not None:
            self._open(self._wish.kind, self._wish.step)

    def _prepare(self, wish: _Wish) -> None:
        """Have such a puzzle made, unless one is being made already."""
        if self._asked is None or self._asked[1] != wish:
            wanted = PuzzleWanted(wish.kind, wish.ruleset, wish.seats, wish.step, self._seed())
            self._asked = (self._study.ask(wanted), wish)

    def _present(self, puzzle: Puzzle) -> None:
        assert self._page is not None and self._wish is not None
        started = puzzle.events[0]
        assert isinstance(started, MatchStarted)
        if self._art.wear(self._look.dress(started.ruleset.max_pip)):
            self._page.redress()
        self._page.present(puzzle, self._marks(self._host.language))
        self._prepare(self._wish)

    def _marks(self, language: Language) -> tuple[SeatMark, ...]:
        """Who sits at the table of the puzzle."""
        seats = 0 if self._wish is None else self._wish.seats
        taken: list[str] = []
        for _ in range(seats):
            taken.append(computer_name(language.code, taken))
        return tuple(SeatMark(seat, name, seat, language.code) for seat, name in enumerate(taken))

    def _set_shown(self) -> int:
        """The highest number of the set on the table."""
        puzzle = None if self._page is None else self._page.puzzle
        started = None if puzzle is None else puzzle.events[0]
        return started.ruleset.max_pip if isinstance(started, MatchStarted) else 6

    def _on_told(self, number: int, told: object) -> None:
        if self._asked is None or number != self._asked[0] or not isinstance(told, Puzzle):
            return
        wish, self._asked = self._asked[1], None
        if self._page is not None and self._page.puzzle is None and wish == self._wish:
            self._present(told)
        else:
            self._ahead = (wish, told)

    def _on_failed(self, number: int, trouble: object) -> None:
        if self._asked is not None and number == self._asked[0]:
            self._asked = None
            if self._page is not None and self._page.puzzle is None:
                self._page.show_failure()

    def _on_solved(self, is_right: bool) -> None:
        """Keep the answer; go on where it leads."""
        wish, page, language = self._wish, self._page, self._host.language
        if wish is None or page is None:
            return
        before = self._file.ladder(self._name, wish.kind)
        with self._teller.telling_faults():
            self._file.note(self._name, wish.kind, wish.step, is_right)
        ladder: Ladder = self._file.ladder(self._name, wish.kind)
        page.show_stars(ladder.stars(wish.step))
        if ladder.highest > before.highest:
            page.praise(language.say(puzzles.STEP_IS_OPEN, ladder.highest))
            self._wish = _Wish(wish.kind, wish.ruleset, wish.seats, ladder.highest)
            self._prepare(self._wish)
        elif ladder.stars(wish.step) > before.stars(wish.step):
            page.praise(language.say(puzzles.ONE_MORE_STAR))

    def _clear_away(self) -> None:
        if self._pages.currentWidget() in self:
            return
        pages = [page for page in (self._ladders, self._page) if page is not None]
        if not pages:
            return
        self._ladders = self._page = None
        self.__dict__.pop("_entries", None)  # house rules may change meanwhile
        self.__dict__.pop("_file", None)  # and so may the file, when a copy is restored
        self._wish = None
        if self._asked is not None:
            self._study.cancel(self._asked[0])
            self._asked = None
        for page in pages:
            self._pages.removeWidget(page)
            page.deleteLater()


def _kinds(ruleset: RuleSet) -> dict[PuzzleKind, int]:
    """The kinds of puzzle that these rules have, and for how many seats."""
    found: dict[PuzzleKind, int] = {}
    for seats in _SEATS:
        if seats in ruleset.players:
            for kind in kinds_for(ruleset, seats):
                found.setdefault(kind, seats)
    return found
