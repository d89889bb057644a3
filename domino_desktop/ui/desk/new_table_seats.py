"""Who sits at a real table: how many, and for each a name and a language; partners are shown as pairs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import desk_setup, rules, setup
from domino_desktop.storage.people import Person
from domino_desktop.storage.setup import SeatKind, SeatSetup, clean_name, name_fault
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import Card, PillChoice, SeatBadge, TextLabel
from domino_desktop.ui.desk.person_fields import PersonFields
from domino_desktop.ui.desk.stacks import flow
from domino_desktop.ui.pages.columns import ColumnLayout
from domino_desktop.ui.pages.name_faults import name_sentence
from domino_desktop.ui.pages.setup_seat import SeatDraft
from domino_desktop.ui.pages.setup_seats import TablePicture, without_twice_used_colours

_LETTERS: Final = 26
_COLUMNS: Final = 4
_BADGE: Final = 40
_MOST: Final = 8


class TableSeats(QWidget):
    """The seats in turn order, clockwise round the table. Seats that are taken away keep their names for a while."""

    edited = Signal()
    counted = Signal(int)
    """Another number of players is chosen."""
    entered = Signal()
    """Enter was pressed in the field for a name."""
    rearranged = Signal()
    """There are more or fewer fields than before."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language_of("en")
        self._ruleset: RuleSet | None = None
        self._count = 0
        self._asked_to_open = False
        self._cards = [_SeatCard(art) for _ in range(_MOST)]
        self._pills = PillChoice()
        self._pills.chosen.connect(lambda key: self._choose(int(key)))
        self._turns = TextLabel("quiet")
        self._picture = TablePicture(art)
        self._grid = QWidget()
        for card in self._cards:
            card.fields.edited.connect(self._hear)
            card.fields.entered.connect(self.entered)
        self._lay_out()

    def present(self, drafts: Sequence[SeatDraft], people: Sequence[Person], language: Language) -> None:
        """Show these seats; ``people`` are offered while a name is typed."""
        self._asked_to_open = False
        seated = list(drafts)
        while len(seated) < _MOST:
            seated.append(SeatDraft("", None, language.code, len(seated)))
        for card, draft in zip(self._cards, without_twice_used_colours(seated), strict=True):
            card.present(draft, people)
        self._count = len(drafts)
        self.retranslate(language)

    def use_rules(self, ruleset: RuleSet, direction: str) -> None:
        """Offer as many seats as these rules have: the number that is nearest to the one of now stays."""
        self._ruleset = ruleset
        possible = counts_of(ruleset)
        self._pills.set_choices((str(count), self._language.number(count)) for count in possible)
        self._count = min(possible, key=lambda count: (abs(count - self._count), count))
        self._pills.choose(str(self._count))
        self.set_direction(direction)
        self._arrange()

    def set_direction(self, direction: str) -> None:
        """Tell which way the turns go."""
        self._turns.setText(self._language.say(setup.TURNS_GO, self._language.say(rules.DIRECTIONS[direction])))

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._picture.set_art(art)
        for card in self._cards:
            card.set_art(art)

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        self._language = language
        self._pills.setAccessibleName(language.say(desk_setup.HOW_MANY))
        for key in map(str, () if self._ruleset is None else counts_of(self._ruleset)):
            self._pills.set_text(key, language.number(int(key)))
        self._tell()

    def fields(self) -> tuple[PersonFields, ...]:
        """The fields of everybody who sits here, in turn order."""
        return tuple(card.fields for card in self._cards[: self._count])

    @property
    def count(self) -> int:
        """How many sit here."""
        return self._count

    def seats(self) -> tuple[SeatSetup, ...]:
        """The finished seats. Raises SetupFault."""
        return tuple(
            SeatSetup(card.fields.name, SeatKind.HUMAN, card.fields.language, card.colour)
            for card in self._cards[: self._count]
        )

    def find_fault(self) -> PersonFields | None:
        """The fields of the first name that cannot be used, having told why; None when all can."""
        self._asked_to_open = True
        faults = self._tell_faults()
        return next((fields for fields, fault in zip(self.fields(), faults, strict=True) if fault), None)

    def _choose(self, count: int) -> None:
        self._count = count
        self._arrange()
        self.counted.emit(count)

    def _hear(self) -> None:
        self._tell()
        self.edited.emit()

    def _arrange(self) -> None:
        for place, card in enumerate(self._cards):
            card.setVisible(place < self._count)
        self._columns.invalidate()
        self._grid.updateGeometry()
        self._tell()
        self.rearranged.emit()

    def _tell(self) -> None:
        """Number the seats, name the pairs, paint the picture, and tell what is wrong."""
        say, is_paired = self._language.say, self._ruleset is not None and self._ruleset.partners == "opposite"
        for place, card in enumerate(self._cards):
            number = place + 1
            pair = say(desk_setup.SEAT_AND_PAIR, number, place % 2 + 1)
            card.say(
                pair if is_paired else say(setup.SEAT, number),
                say(setup.NAME_OF_SEAT, number),
                say(setup.LANGUAGE_OF_SEAT, number),
                say(setup.TYPE_A_NAME),
            )
        drafts = tuple(
            SeatDraft(card.fields.name, None, card.fields.language, card.colour) for card in self._cards[: self._count]
        )
        self._picture.present(drafts, paired=is_paired)
        self._tell_faults()

    def _tell_faults(self) -> list[str]:
        """Tell each seat what is wrong with its name; an empty one only once the table was to be opened."""
        names = [fields.name for fields in self.fields()]
        counted = Counter(clean_name(name).casefold() for name in names)
        sentences = []
        for fields, name in zip(self.fields(), names, strict=True):
            sentence, fault = "", name_fault(name)
            if fault is not None and (name or self._asked_to_open):
                sentence = name_sentence(fault, self._language)
            elif fault is None and counted[clean_name(name).casefold()] > 1:
                sentence = self._language.say(setup.NAME_IS_TAKEN, clean_name(name))
            fields.show_fault(sentence)
            sentences.append(sentence)
        return sentences

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(8)
        words.addStretch(1)
        words.addWidget(self._pills)
        words.addWidget(self._turns)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(18)
        head.addLayout(words, 1)
        head.addWidget(self._picture)
        self._columns = ColumnLayout(self._grid, letters=_LETTERS, most=_COLUMNS, spacing=12)
        for card in self._cards:
            self._columns.addWidget(card)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self._grid)
        flow(self, self._grid)


class _SeatCard(Card):
    """One seat to fill in."""

    def __init__(self, art: TileArt) -> None:
        super().__init__()
        self.fields = PersonFields()
        self.colour = 0
        self._badge = SeatBadge(art, _BADGE)
        self._caption = TextLabel("quiet")
        self.fields.edited.connect(self._paint)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._badge)
        head.addWidget(self._caption, 1, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.fields)
        column.addStretch(1)
        flow(self)

    def present(self, draft: SeatDraft, people: Sequence[Person]) -> None:
        """Show who sits here."""
        self.colour = draft.colour
        self.fields.present(draft.name, draft.language, people)
        self._paint()

    def say(self, caption: str, name: str, language: str, hint: str) -> None:
        """The seat's number or pair, and what a screen reader says for the fields."""
        self._caption.setText(caption)
        self.fields.call(name, language, hint)
        self.setAccessibleName(self.fields.name.strip() or caption)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._badge.set_art(art)

    def _paint(self) -> None:
        self._badge.show_seat(self.colour, self.fields.name)


def counts_of(ruleset: RuleSet) -> tuple[int, ...]:
    """How many can play by these rules with one of their sets."""
    return tuple(count for count in ruleset.players if count <= _MOST and ruleset.smallest_set_for(count) is not None)
