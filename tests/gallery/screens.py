"""The screens of the gallery, each as a widget in one language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TypeVar

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from domino_desktop import __version__
from domino_desktop.ai.review import review
from domino_desktop.core.block import BlockPhase
from domino_desktop.core.moves import DrawTile, PlayTile
from domino_desktop.core.rules import legal_moves
from domino_desktop.core.state import MatchState
from domino_desktop.i18n.language import language
from domino_desktop.storage import rulesets
from domino_desktop.storage.setup import BlockCheck, Privacy
from domino_desktop.ui.look import Look
from domino_desktop.ui.pages.foul import FoulPage
from domino_desktop.ui.pages.guests import quick_table
from domino_desktop.ui.pages.help import HelpPage
from domino_desktop.ui.pages.resume_card import ResumeCard, ResumeRow
from domino_desktop.ui.pages.rulesets.compare import ComparePage
from domino_desktop.ui.pages.rulesets.editor import EditorPage
from domino_desktop.ui.pages.rulesets.gallery import GalleryPage
from domino_desktop.ui.pages.rulesets.passport import Passport
from domino_desktop.ui.pages.rulesets.rulebook_page import RulebookPage
from domino_desktop.ui.pages.rulesets.shelf import Entry, Shelf
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.pages.settings import SettingsPage
from domino_desktop.ui.pages.setup import SetupPage
from domino_desktop.ui.pages.start import StartPage
from domino_desktop.ui.review.page import ReviewPage
from domino_desktop.ui.table.page import TablePage
from tests.ai.test_review import played_round
from tests.gallery.club_numbers import ClubNumbers
from tests.gallery.club_papers import ClubPapers
from tests.gallery.club_people import ClubPeople
from tests.gallery.club_round import ClubRound
from tests.gallery.deals import Deals
from tests.gallery.guidance import Guidance
from tests.gallery.practising import Practising
from tests.gallery.puzzling import Puzzling
from tests.gallery.refereeing import Refereeing
from tests.gallery.stages import LONG_NAMES, NAMES, PatientStudy, Stage, played, record_of
from tests.gallery.variants import Variants
from tests.ui import positions

Part = TypeVar("Part", bound=QWidget)
Lengthy = TypeVar("Lengthy", GalleryPage, EditorPage)


class Screens:
    """Makes one screen after another, so that only one lives at a time."""

    def __init__(self, look: Look, stage: Stage, code: str) -> None:
        self._look, self._stage, self._code = look, stage, code
        self._language = language(code)

    def all(self) -> Iterator[tuple[str, QWidget]]:
        """Name and widget of every screen."""
        yield from self._pages()
        yield from self._tables()
        yield from self._walks()
        yield from self._results()
        yield from Puzzling(self._look, self._code).all()
        yield from Practising(self._look, self._code).all()
        yield from Refereeing(self._look, self._code).all()
        yield from self._club()
        yield from Variants(self._stage, self._code).all()
        yield from Deals(self._look, self._stage, self._code).all()
        yield from Guidance(self._look, self._code, self._stage.folder / "own", self._own_turn).all()

    def at_tables(self) -> Iterator[tuple[str, QWidget]]:
        """Those of them that belong to a match: tables in play, in the walk and after it."""
        yield from self._tables()
        yield from self._walks()
        yield from self._results()
        yield from Variants(self._stage, self._code).all()
        yield from Deals(self._look, self._stage, self._code).all()

    def few(self) -> Iterator[tuple[str, QWidget]]:
        """What a look is judged by: start, settings, two tables, the walk and the score."""
        yield "02-start", self._start_again()
        yield "04-settings", self._settings()
        yield "10-table", self._own_turn()
        yield "15-double-twelve", self._double_twelve()
        yield "20-walk", self._walk()
        yield "30-score", self._at(positions.after_walk(positions.fix_4()))

    def _club(self) -> Iterator[tuple[str, QWidget]]:
        people = ClubPeople(self._look, self._stage.folder / "club", self._code)
        yield from people.all()
        people.close()
        for screens in (ClubRound, ClubNumbers, ClubPapers):
            yield from screens(self._look, self._code).all()

    # Pages outside a match ----------------------------------------------------------------------------

    def _pages(self) -> Iterator[tuple[str, QWidget]]:
        art, icons = self._look.art(), self._look.icons
        first = StartPage(art, icons)
        first.present(self._language, None, True)
        yield "01-first-start", first
        yield "02-start", self._start_again()
        shelf = Shelf(tuple(map(Entry.of_preset, rulesets.presets())))
        classic = rulesets.load("classic-draw")
        setup = SetupPage(art, icons)
        setup.present(self._language, shelf, (), quick_table(classic, "Giulia", self._language))
        yield "03-setup", setup
        yield "04-settings", self._settings()
        page = HelpPage(art, icons)
        page.retranslate(self._language)
        yield "05-help", page
        yield from self._rulesets(shelf)

    def _start_again(self) -> StartPage:
        again = StartPage(self._look.art(), self._look.icons)
        totals = (("Giulia", 42), ("João", 31), ("Astrid", 57), ("Elsa", 18))
        rows = tuple(ResumeRow((name,), (seat,), total) for seat, (name, total) in enumerate(totals))
        again.present(self._language, ResumeCard(rows, 4, self._thumbnail()), False)
        return again

    def _settings(self) -> SettingsPage:
        settings = SettingsPage(self._look, Path("domino-desktop"), __version__)
        settings.present(self._language, self._look.settings, ())
        return settings

    def _rulesets(self, shelf: Shelf) -> Iterator[tuple[str, QWidget]]:
        art, icons = self._look.art(), self._look.icons
        classic = next(entry for entry in shelf.presets if entry.ruleset.id == "classic-draw")
        train = next(entry for entry in shelf.presets if entry.ruleset.id == "mexican-train")
        gallery = GalleryPage(art, icons)
        gallery.present(shelf, self._language, is_choosing=False)
        yield "06-rule-sets", _complete(gallery)
        book = RulebookPage(art, icons)
        book.present(train, shelf, self._language)
        yield "07-rules", book
        ours = replace(classic, ruleset=classic.ruleset.changed({"reserve": 2, "direction": "counterclockwise"}))
        book = RulebookPage(art, icons)
        names = ("Giulia", "João", "Astrid", "Elsa")
        book.present(ours, shelf, self._language, passport=Passport(names, ("it", "sv"), date(2026, 11, 29)))
        yield "08-rules-of-match", book
        editor = EditorPage(art, icons)
        editor.present(ours, shelf, self._language, is_choosing=True)
        yield "09-change-rules", _complete(editor)
        comparison = ComparePage(art, icons)
        comparison.present(shelf, classic, self._language, train)
        yield "09-compare", comparison

    def _thumbnail(self) -> QPixmap:
        table = self._own_turn()
        table.resize(900, 560)
        picture = table.grab().scaledToWidth(420)
        table.deleteLater()
        return picture

    # A round in play ----------------------------------------------------------------------------------

    def _tables(self) -> Iterator[tuple[str, QWidget]]:
        yield "10-table", self._own_turn()
        classic = rulesets.load("classic-draw")
        take = played(classic, 4, 3, lambda state: _is_to_draw(state) and _laid(state) > 5)
        page = self._stage.table(classic, take, self._code, humans=1 if _turn(take, classic) == 0 else 4)
        page.toggle_lid()
        yield "11-take-a-tile", page
        lid = played(classic, 4, 5, lambda state: _laid(state) == 8)
        yield "12-lid", self._stage.table(classic, lid, self._code)
        yield "13-curtain", self._stage.table(classic, lid, self._code, privacy=Privacy.CURTAIN)
        block = rulesets.load("block")
        light = played(block, 4, 1, lambda state: _answers(state) == 2 and not _is_formal(state))
        yield "14-light-knocks", self._stage.table(block, light, self._code)
        yield "15-double-twelve-long-names", self._double_twelve(LONG_NAMES)
        yield "16-coach", self._coached()

    def _coached(self) -> TablePage:
        """The coach's meter and its hint: what it really says about this position."""
        block = rulesets.load("block")
        events = played(block, 4, 6, lambda state: _laid(state) == 11 and _plays(state, 0) > 2)
        page, study = self._stage.table(block, events, self._code, humans=1), PatientStudy()
        page.coaching.study = lambda: study
        page.coaching.switch(True)
        page.coaching.toggle_hint()
        while page.coaching.hint is None:
            QApplication.processEvents()
        return page

    def _double_twelve(self, names: Sequence[str] = NAMES) -> TablePage:
        twelve = rulesets.load("classic-draw").changed({"max_pip": 12})
        long_line = played(twelve, 4, 2, lambda state: _laid(state) == 40)
        page = self._stage.table(twelve, long_line, self._code, names=names)
        page.toggle_lid()
        return page

    def _own_turn(self) -> TablePage:
        classic = rulesets.load("classic-draw")
        events = played(
            classic,
            4,
            1,
            lambda state: state.round is not None and state.round.turn == 0 and _laid(state) == 12 and _can_play(state),
        )
        return self._stage.table(classic, events, self._code, humans=1)

    # The walk -----------------------------------------------------------------------------------------

    def _walks(self) -> Iterator[tuple[str, QWidget]]:
        opened = self._opened()
        yield "20-walk-checked", self._at(opened)
        further = positions.after(opened, (1, positions.Knock()), (2, positions.Knock()))
        yield "21-walk-hands-open", self._at(further)
        liar = positions.after(positions.fix_liar(), (0, positions.ProposeBlock()), (1, positions.Knock()))
        yield "22-walk-on-honour", self._at(liar, BlockCheck.HONOUR)

    def _walk(self) -> TablePage:
        return self._at(self._opened())

    def _opened(self) -> MatchState:
        return positions.after(positions.fix_4(opens_walk=True), (0, positions.ProposeBlock()))

    def _at(self, state: MatchState, check: BlockCheck = BlockCheck.TOGETHER) -> TablePage:
        return self._stage.table(state.ruleset, record_of(state), self._code, check=check)

    # Results ------------------------------------------------------------------------------------------

    def _results(self) -> Iterator[tuple[str, QWidget]]:
        yield "30-score-block", self._at(positions.after_walk(positions.fix_4()))
        yield "31-score-tie", self._at(positions.after_walk(positions.tie()))
        yield "32-score-pairs", self._at(positions.after_walk(positions.pairs_block(match_end={"points": 200})))
        yield "33-score-out", self._at(positions.went_out())
        state = positions.fix_liar()
        lied = positions.after(
            state, (0, positions.ProposeBlock()), (1, positions.Knock()), (2, positions.Knock()), (3, positions.Knock())
        )
        yield "34-wrong-answer", self._at(lied, BlockCheck.HONOUR)
        page = self._at(lied, BlockCheck.HONOUR)
        _part(page, FoulPage).go_on.emit()
        yield "35-score-replayed", page
        yield "36-match-won", self._at(positions.after_walk(positions.fix_4(target=80)))
        yield "37-score-double-twelve", self._at(positions.after_walk(positions.double_twelve_block()))
        shown = self._at(positions.after_walk(positions.fix_4()))
        _part(shown, ScorePage).show_table.emit()
        yield "38-table-after-block", shown
        yield "39-review", self._reviewed()

    def _reviewed(self) -> ReviewPage:
        """A round looked at again, at its first turning point."""
        events = played_round(rulesets.load("pairs"), 4, 8)
        page = ReviewPage(self._look.art(6), self._look.icons)
        page.resize(1280, 800)
        page.present(events, positions.MARKS, self._language)
        page.show_findings(review(events, 1))
        page.cards[0].wanted.emit()
        return page


def _complete(page: Lengthy) -> Lengthy:
    """The page, once everything on it has been made."""
    while not page.is_complete:
        QApplication.processEvents()
    return page


def _part(page: TablePage, kind: type[Part]) -> Part:
    found = page.findChild(kind)
    assert found is not None
    return found


def _laid(state: MatchState) -> int:
    return 0 if state.round is None else len(state.round.layout.tiles())


def _answers(state: MatchState) -> int:
    walk = None if state.round is None else state.round.verification
    return 0 if walk is None or walk.phase is not BlockPhase.ASKING else len(walk.answers)


def _is_formal(state: MatchState) -> bool:
    walk = None if state.round is None else state.round.verification
    return walk is not None and walk.is_formal


def _can_play(state: MatchState) -> bool:
    now = state.round
    return now is not None and now.turn is not None and now.verification is None and not _is_to_draw(state)


def _is_to_draw(state: MatchState) -> bool:
    turn = None if state.round is None else state.round.turn
    return turn is not None and isinstance(legal_moves(state, turn)[0], DrawTile)


def _plays(state: MatchState, seat: int) -> int:
    """How many ways this seat has to lay a tile now; none out of turn."""
    if state.round is None or state.round.turn != seat:
        return 0
    return sum(isinstance(move, PlayTile) for move in legal_moves(state, seat))


def _turn(events: list, ruleset: object) -> int:  # type: ignore[type-arg]
    """Which seat is to act at the end of a record."""
    from domino_desktop.core.record import MatchRecord

    now = MatchRecord(events).state().round
    assert now is not None and now.turn is not None
    return now.turn
