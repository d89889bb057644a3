"""The screens of the referee desk: its tables, a round from the position to the score, small windows and papers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cached_property
from typing import TypeVar

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from domino_desktop.controller.desk_draft import Draft
from domino_desktop.controller.protocol import protocol_of
from domino_desktop.controller.referee import RefereeDesk
from domino_desktop.core.events import FoulCalled
from domino_desktop.core.moves import DeclareCanPlay, RevealHand
from domino_desktop.core.refereeing import Correct, EnterPosition, EnterRound, PutToSleep, Rule, ScoreRound
from domino_desktop.core.ruleset_parts import Penalty
from domino_desktop.core.rulings import FoulKind
from domino_desktop.core.tiles import parse_tiles
from domino_desktop.i18n.language import language
from domino_desktop.i18n.messages import desk_setup
from domino_desktop.storage import rulesets
from domino_desktop.storage.desks import DeskEntry, DeskFacts
from domino_desktop.storage.setup import BlockCheck, SeatKind, SeatSetup, TableSetup
from domino_desktop.ui.desk.accusation_form import AccusationForm, verdict_of
from domino_desktop.ui.desk.desks_page import DeskCard, DesksPage
from domino_desktop.ui.desk.digits_edit import DigitsEdit
from domino_desktop.ui.desk.foul_form import FoulForm
from domino_desktop.ui.desk.hands_pane import HandsPane
from domino_desktop.ui.desk.new_table_page import NewTablePage
from domino_desktop.ui.desk.page import DeskPage
from domino_desktop.ui.desk.players_window import PlayersWindow
from domino_desktop.ui.desk.pocket_page import PocketPage
from domino_desktop.ui.desk.position_entry import dealt, position_from
from domino_desktop.ui.desk.position_pane import PositionPane
from domino_desktop.ui.desk.protocol_page import ProtocolPage
from domino_desktop.ui.desk.question import marks_of
from domino_desktop.ui.desk.round_pane import RoundPane
from domino_desktop.ui.desk.round_words import places_for
from domino_desktop.ui.desk.rounds_page import RoundsPage
from domino_desktop.ui.desk.standing import card_of
from domino_desktop.ui.look import Look
from domino_desktop.ui.pages.rulesets.shelf import Entry, Shelf
from tests.controller.desks import FIX_4, MemoryStore, lay_open, position, walk
from tests.gallery.stages import NAMES
from tests.gallery.variants import EIGHT
from tests.ui.desk_rulings import LIAR_LINE, LIARS

Part = TypeVar("Part", bound=QWidget)

REFEREE = EIGHT[4]
TONGUES = ("it", "pt_BR", "sv", "id", "pt_PT", "en", "it", "id")
"""What the seats speak, whatever the language of the referee is."""
_WINDOW = QSize(1024, 700)


class Refereeing:
    """Makes one screen after another; the referee speaks the language of the screens, most players another one."""

    def __init__(self, look: Look, code: str, size: QSize = _WINDOW) -> None:
        """Small windows lie over a page of this ``size``."""
        self._look, self._code, self._language, self._size = look, code, language(code), size
        self._owner_of_window: QWidget | None = None

    def all(self) -> Iterator[tuple[str, QWidget]]:
        """Name and widget of every screen."""
        yield "75-desk-first", self._list()
        page = self._list(*self._tables())
        next(button for button in page.findChildren(QAbstractButton) if button.isCheckable()).click()
        yield "76-desk-tables", page
        yield "77-desk-new-table", self._form()
        yield from self._positions()
        yield from self._rounds()
        yield from self._walks()
        yield from self._ends()
        yield from self._papers()

    # The tables ---------------------------------------------------------------------------------------

    def _list(self, *cards: DeskCard) -> DesksPage:
        page = DesksPage(self._look.art(), self._look.icons)
        page.present(cards, self._language)
        return page

    def _tables(self) -> Iterator[DeskCard]:
        """Three tables at work and one that is closed."""
        now = datetime.now().astimezone().replace(hour=14, minute=5)
        made = (self._asked(2), self._scored(), self._desk("pairs"), self._scored())
        for number, desk in enumerate(made, 1):
            facts = replace(desk.facts, label=self._label(number))
            moment = now - (timedelta(minutes=7 * number) if number < 4 else timedelta(days=9))
            entry = DeskEntry(number, facts, moment, moment, is_closed=number == 4)
            yield card_of(entry, desk, self._shelf, self._language)

    def _form(self) -> NewTablePage:
        page = NewTablePage(self._look.art(), self._look.icons)
        page.present(
            self._shelf,
            (),
            self._setup("pairs"),
            self._language,
            taken=[self._label(1)],
            referee=REFEREE,
            referee_language=self._code,
        )
        return page

    # A round in play ----------------------------------------------------------------------------------

    def _positions(self) -> Iterator[tuple[str, QWidget]]:
        desk = self._desk()
        desk.keep(Draft(ends=(6, 6), counts=(4, 4, 5, 5), turn=1))
        yield "78-desk-position", self._page(desk)
        desk = self._desk()
        desk.keep(Draft(counts=(None,) * 4, wants_line=True))
        page = self._page(desk)
        line = next(edit for edit in _part(page, PositionPane).findChildren(DigitsEdit) if not edit.isHidden())
        line.show_numbers((6, 0, 0, 1, 1, 6, 6, 6, 2, 3))
        line.edited.emit()
        yield "79-desk-line-refused", page
        desk = self._desk()
        desk.keep(dealt(desk.setup.ruleset, 4))
        yield "80-desk-tile-by-tile", self._page(desk)

    def _rounds(self) -> Iterator[tuple[str, QWidget]]:
        yield "81-desk-round", self._page(self._played("block", "6-6 4-6 2-4 2-5 3-6"))
        page = self._page(self._played("cross", "5-5 0-5 1-5 2-5 3-5 0-1"))
        _type(_part(page, RoundPane), "12")
        yield "82-desk-which-end", page
        yield "83-desk-trains", self._page(self._on_trains())

    def _walks(self) -> Iterator[tuple[str, QWidget]]:
        yield "84-desk-walk", self._page(self._asked(2))
        refuted = self._asked(2)
        refuted.submit(refuted.view.turn or 0, DeclareCanPlay())
        yield "85-desk-refuted", self._page(refuted)
        asked = self._asked(3)
        window = PlayersWindow(self._look.art())
        window.present(asked.view, asked.setup, asked.facts.label, self._language)
        yield "86-players-window", window

    # The end of a round -------------------------------------------------------------------------------

    def _ends(self) -> Iterator[tuple[str, QWidget]]:
        desk = self._opened(FIX_4[:2])
        page = self._page(desk)
        hands = _part(page, HandsPane)
        for tile in FIX_4[2].split()[:2]:
            _type(hands, tile.replace("-", ""))
        _type(hands, "00")
        yield "87-desk-hands", page
        yield "88-desk-rest", self._page(self._opened(FIX_4, is_settled=False))
        yield "89-desk-count", self._page(self._opened(FIX_4))
        yield "90-desk-rulings", self._page(self._lied())
        liars = self._lied()
        foul = next(event for event in liars.view.history if isinstance(event, FoulCalled))
        liars.order(Rule(foul.foul.seat, FoulKind.FALSE_DECLARATION, Penalty(25), foul.number, ""))
        yield "91-desk-second-foul", self._page(liars)
        yield "92-foul-form", self._foul_form()
        yield "93-accusation", self._accusation()
        yield "94-desk-score", self._page(self._scored())

    def _foul_form(self) -> FoulForm:
        desk = self._asked(2)
        form = FoulForm(self._owner(), desk.setup.ruleset, marks_of(desk.setup), self._language)
        form.settle()
        return form

    def _accusation(self) -> AccusationForm:
        """The accuser is wrong about the tiles that the referee has seen."""
        desk, art = self._asked(2), self._look.art()
        verdict = verdict_of(desk.view)
        form = AccusationForm(self._owner(), art, desk.view, marks_of(desk.setup), self._language, verdict)
        field = _part(form, QLineEdit)
        field.setText(FIX_4[1])
        field.textEdited.emit(field.text())
        return form

    # What is written down ------------------------------------------------------------------------------

    def _papers(self) -> Iterator[tuple[str, QWidget]]:
        desk = self._scored()
        desk.order(Correct(1, (0, 0, -3, 0), "21 - 24 = -3"))
        desk.order(EnterRound((0, 21, 0, 0), 1))
        rounds = RoundsPage(self._look.art(), self._look.icons)
        rounds.present(desk, self._language)
        yield "95-desk-rounds", rounds
        yield "96-protocol", self._protocol()
        page = self._protocol()
        page.second.choose(next(code for code in TONGUES if code != self._code))
        page.lay_out()
        yield "97-protocol-two-languages", page
        card = PocketPage(self._look.art(), self._look.icons)
        card.retranslate(self._language)
        yield "98-pocket-card", card

    def _protocol(self) -> ProtocolPage:
        desk = self._lied()
        for event in desk.view.history:
            if isinstance(event, FoulCalled):
                desk.order(Rule(event.foul.seat, FoulKind.FALSE_DECLARATION, Penalty(25), event.number, ""))
        desk.order(ScoreRound())
        page = ProtocolPage(self._look.art(), self._look.icons)
        shown = protocol_of(desk.setup, desk.facts, desk.record, desk.times, 0)
        page.present(shown, (self._code, *TONGUES[:4]), self._language)
        return page

    # Desks --------------------------------------------------------------------------------------------

    def _page(self, desk: RefereeDesk) -> DeskPage:
        page = DeskPage(self._look.art(desk.setup.ruleset.max_pip), self._look.icons)
        page.present(desk, [(number, self._label(number)) for number in (1, 2, 3)], self._language)
        return page

    def _owner(self) -> QWidget:
        """A page for a small window to lie over; it lives until the next small window is made."""
        owner = QWidget()
        owner.resize(self._size)
        self._owner_of_window = owner
        return owner

    def _label(self, number: int) -> str:
        return self._language.say(desk_setup.TABLE_NUMBER, number)

    @cached_property
    def _shelf(self) -> Shelf:
        return Shelf(tuple(map(Entry.of_preset, rulesets.presets())))

    def _setup(self, rules: str) -> TableSetup:
        ruleset = rulesets.load(rules).changed({"declarations": "trusted"})
        seats = (SeatSetup(name, SeatKind.HUMAN, code, seat) for seat, (name, code) in enumerate(zip(NAMES, TONGUES)))
        return TableSetup(tuple(seats), ruleset, BlockCheck.HONOUR)

    def _desk(self, rules: str = "classic-draw") -> RefereeDesk:
        """A new table."""
        facts = DeskFacts(self._label(1), REFEREE, self._code)
        return RefereeDesk(MemoryStore(self._setup(rules), facts), 1)

    def _asked(self, answers: int) -> RefereeDesk:
        """A block is proposed, and so many have answered."""
        desk = self._desk()
        desk.order(EnterPosition(position()))
        walk(desk, [False] * answers)
        return desk

    def _opened(self, hands: Sequence[str], *, is_settled: bool = True) -> RefereeDesk:
        """Everybody said no, and these hands lie open; ``is_settled``: what lies nowhere is out of play."""
        desk = self._asked(4)
        for seat, hand in enumerate(hands):
            desk.submit(seat, RevealHand(parse_tiles(hand)))
        if is_settled and len(hands) == 4:
            desk.order(PutToSleep())
        return desk

    def _lied(self) -> RefereeDesk:
        """A line on which two who said no can play."""
        desk = self._desk()
        desk.order(EnterPosition(position([len(hand.split()) for hand in LIARS], line=LIAR_LINE)))
        walk(desk, [False] * 4)
        lay_open(desk, LIARS)
        return desk

    def _scored(self) -> RefereeDesk:
        desk = self._opened(FIX_4)
        desk.order(ScoreRound())
        return desk

    def _played(self, rules: str, tiles: str) -> RefereeDesk:
        """A round written down from its first tile on."""
        desk = self._desk(rules)
        ruleset = desk.setup.ruleset
        desk.order(EnterPosition(position_from(dealt(ruleset, 4), ruleset, 1)))
        for tile in parse_tiles(tiles):
            view = desk.view
            (first, *_) = places_for(view, tile, marks_of(desk.setup), self._language)
            refusal = desk.submit(view.turn or 0, first.move)
            assert refusal is None, (tile, refusal)
        return desk

    def _on_trains(self) -> RefereeDesk:
        """Trains of which only the ends are known, one of them open to all."""
        desk = self._desk("mexican-train")
        desk.order(EnterPosition(position((9, 8, 11, 10), (7, 2, 12, 4, 9), boneyard=20, markers=(1,))))
        return desk


def _part(screen: QWidget, kind: type[Part]) -> Part:
    found = screen.findChild(kind)
    assert found is not None
    return found


def _type(pane: QWidget, digits: str) -> None:
    """Press these keys there, whether it is in view yet or not."""
    for digit in digits:
        key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_0 + int(digit), Qt.KeyboardModifier.NoModifier, digit)
        pane.keyPressEvent(key)
