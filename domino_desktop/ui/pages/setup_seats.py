"""The seats of a table to set up: a row of cards, and a small picture of who sits where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.ai.level import Level
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import setup
from domino_desktop.storage.people import Person
from domino_desktop.storage.setup import clean_name, name_fault
from domino_desktop.ui.art.badge import initial
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import QuietButton
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.columns import ColumnLayout
from domino_desktop.ui.pages.guests import computer_name
from domino_desktop.ui.pages.name_faults import name_sentence
from domino_desktop.ui.pages.setup_seat import SeatCard, SeatDraft

FEWEST: Final = 2
MOST: Final = 8
_LETTERS: Final = 25
_COLUMNS: Final = 4


class SeatRow(QWidget):
    """The cards of all seats in turn order, clockwise round the table."""

    changed = Signal()
    """Somebody sits elsewhere, or is somebody else."""
    rearranged = Signal()
    """The cards have another order, or there are more or fewer."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._icons = art, icons
        self._language = language_of("en")
        self._people: Sequence[Person] = ()
        self._cards: list[SeatCard] = []
        self._order_before: list[SeatCard] = []
        self._has_pairs = False
        self._most = MOST
        self._asked_to_start = False
        self.picture = TablePicture(art)
        self._add = QuietButton()
        self._add.clicked.connect(self._add_seat)
        self._grid = QWidget()
        self._columns = ColumnLayout(self._grid, letters=_LETTERS, most=_COLUMNS)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._grid)
        for widget in (self, self._grid):
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
            policy.setHeightForWidth(True)
            widget.setSizePolicy(policy)
        self._paint_icons()

    def present(self, drafts: Sequence[SeatDraft], people: Sequence[Person], language: Language) -> None:
        """Show these seats; ``people`` are offered while a name is typed."""
        self._people, self._language = people, language
        self._asked_to_start = False
        for card in self._cards:
            card.hide()
            card.deleteLater()
        self._cards = [self._card(draft) for draft in drafts]
        self._arrange()

    def set_pairs(self, has_pairs: bool) -> None:
        """Whether the rules play two against two, partners sitting opposite each other."""
        self._has_pairs = has_pairs
        self._tell_places()

    def set_most(self, seats: int) -> None:
        """Offer no more seats than the rules have; those that are there stay."""
        self._most = seats
        self._add.setVisible(len(self._cards) < seats)
        self.updateGeometry()

    def set_count(self, seats: int) -> None:
        """Add computer players, or remove the last seats, until there are so many."""
        while len(self._cards) < seats:
            self._cards.append(self._card(self._next_draft()))
        for card in self._cards[seats:]:
            card.hide()
            card.deleteLater()
        del self._cards[seats:]
        self._arrange()
        self.changed.emit()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        self.picture.set_art(art)
        self._paint_icons()
        for card in self._cards:
            card.set_art(art)

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        self._language = language
        self._add.setText(language.say(setup.ADD_PLAYER))
        for card in self._cards:
            card.retranslate(language)
        self._tell_places()
        self._tell_faults()

    def drafts(self) -> tuple[SeatDraft, ...]:
        """All seats as they are filled in now, in turn order."""
        return tuple(card.draft for card in self._cards)

    def first_without_name(self) -> QWidget | None:
        """The field of the first seat whose name nobody has typed."""
        return next((card.name_field for card in self._cards if not card.draft.name.strip()), None)

    def find_fault(self) -> QWidget | None:
        """The field of the first name that cannot be used, having told why; None when all can."""
        self._asked_to_start = True
        faults = self._tell_faults()
        return next((card.name_field for card, fault in zip(self._cards, faults, strict=True) if fault), None)

    def _card(self, draft: SeatDraft) -> SeatCard:
        card = SeatCard(self._art, self._icons, draft, self._people)
        card.edited.connect(self._hear_edit)
        card.removed.connect(partial(self._remove, card))
        card.stepped.connect(partial(self._step, card))
        card.colour_wanted.connect(partial(self._next_colour, card))
        card.name_wanted.connect(partial(self._give_name, card))
        card.lifted.connect(self._remember_order)
        card.dragged.connect(partial(self._drag, card))
        card.drag_cancelled.connect(self._put_back)
        card.retranslate(self._language)
        return card

    def _next_draft(self) -> SeatDraft:
        used = {card.draft.colour for card in self._cards}
        colour = next(number for number in range(len(self._cards) + 1) if number not in used)
        code = self._language.code
        name = computer_name(code, [card.draft.name for card in self._cards])
        return SeatDraft(name, Level.CASUAL, code, colour, is_given=True)

    def _hear_edit(self) -> None:
        self._tell_places()
        self._tell_faults()
        self.changed.emit()

    def _add_seat(self) -> None:
        self.set_count(len(self._cards) + 1)
        self._cards[-1].name_field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _remove(self, card: SeatCard) -> None:
        place = self._cards.index(card)
        self._cards.remove(card)
        card.hide()
        card.deleteLater()
        self._arrange()
        self._cards[min(place, len(self._cards) - 1)].name_field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def _step(self, card: SeatCard, way: int) -> None:
        place = self._cards.index(card)
        self._move(card, place + way)

    def _move(self, card: SeatCard, place: int) -> None:
        if 0 <= place < len(self._cards) and self._cards[place] is not card:
            self._cards.remove(card)
            self._cards.insert(place, card)
            self._arrange()
            self.changed.emit()

    def _next_colour(self, card: SeatCard) -> None:
        """The next colour and shape; whoever had it takes the one that was here."""
        before = card.draft.colour
        after = (before + 1) % len(self._art.theme.seats)
        for other in self._cards:
            if other.draft.colour == after:
                other.paint_colour(before)
        card.paint_colour(after)
        self._hear_edit()

    def _give_name(self, card: SeatCard) -> None:
        taken = [other.draft.name for other in self._cards if other is not card]
        card.give_name(computer_name(card.draft.language, taken))

    def _remember_order(self) -> None:
        self._order_before = list(self._cards)

    def _drag(self, card: SeatCard, point: QPoint) -> None:
        here = self._grid.mapFromGlobal(point)
        for place, other in enumerate(self._cards):
            if other is not card and other.geometry().contains(here):
                self._move(card, place)
                return

    def _put_back(self) -> None:
        self._cards = [card for card in self._order_before if card in self._cards]
        self._arrange()
        self.changed.emit()

    def _arrange(self) -> None:
        """Lay the cards out in their order, the button that adds one behind them."""
        while self._columns.count():
            self._columns.takeAt(0)
        for widget in (*self._cards, self._add):
            self._columns.addWidget(widget)
            widget.show()
        self._add.setVisible(len(self._cards) < self._most)
        self._columns.invalidate()
        self._columns.activate()
        self.updateGeometry()
        self._tell_places()
        self._tell_faults()
        self.rearranged.emit()

    def _tell_places(self) -> None:
        """Number the seats, name the pairs, paint the picture."""
        say = self._language.say
        names = [clean_name(draft.name) for draft in self.drafts()]
        paired = self._has_pairs and len(names) == 4
        for seat, card in enumerate(self._cards):
            card.set_place(seat + 1, len(self._cards), FEWEST)
            caption = say(setup.PAIR, seat % 2 + 1) if paired else say(setup.SEAT, seat + 1)
            card.set_caption(caption)
            card.retranslate(self._language)
        self.picture.present(self.drafts(), paired=paired)

    def _tell_faults(self) -> list[str]:
        """Tell each seat what is wrong with its name; an empty one only once the start was asked for."""
        drafts = self.drafts()
        counted = Counter(clean_name(draft.name).casefold() for draft in drafts)
        sentences = []
        for card, draft in zip(self._cards, drafts, strict=True):
            sentence = ""
            fault = name_fault(draft.name)
            if fault is not None and (draft.name or self._asked_to_start):
                sentence = name_sentence(fault, self._language)
            elif fault is None and counted[clean_name(draft.name).casefold()] > 1:
                sentence = self._language.say(setup.NAME_IS_TAKEN, clean_name(draft.name))
            card.show_fault(sentence)
            sentences.append(sentence)
        return sentences

    def _paint_icons(self) -> None:
        self._add.setIcon(self._icons.icon("plus", self._art.theme.outline))


class TablePicture(QWidget):
    """The table from above: a badge for each seat, a brass line between partners. The first seat is below."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._drafts: tuple[SeatDraft, ...] = ()
        self._paired = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def present(self, drafts: tuple[SeatDraft, ...], *, paired: bool) -> None:
        """Show these seats; ``paired``: who sits opposite is a partner."""
        self._drafts, self._paired = drafts, paired
        self.update()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(190, 120)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, dpr = self._art.theme, self.devicePixelRatioF()
        side = 34 if len(self._drafts) <= 4 else 30
        middle = QPointF(self.rect().center())
        across, down = self.width() / 2 - side / 2 - 3, self.height() / 2 - side / 2 - 3
        # Three sit as at a table for four.
        seats = max(len(self._drafts), 1)
        turns = (0, 0.25, 0.75) if seats == 3 else [seat / seats for seat in range(seats)]
        places = [middle + QPointF(-sin(2 * pi * turn) * across, cos(2 * pi * turn) * down) for turn in turns]
        cloth = QRectF(self.rect()).adjusted(16, 12, -16, -12)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            outline = QPainterPath()
            outline.addRoundedRect(cloth, 30, 30)
            painter.setClipPath(outline)
            painter.drawPixmap(0, 0, self._art.cloth(self.width(), self.height(), dpr))
            painter.setClipping(False)
            painter.setPen(QPen(QColor(theme.wood), 5))
            painter.drawPath(outline)
            if self._paired:
                painter.setPen(QPen(QColor(theme.brass), 3, Qt.PenStyle.DashLine))
                for one, partner in ((0, 2), (1, 3)):
                    painter.drawLine(places[one], places[partner])
            for draft, place in zip(self._drafts, places, strict=False):
                mark = theme.seat(draft.colour)
                badge = self._art.badge(mark.shape, mark.fill, initial(draft.name), side, dpr)
                painter.drawPixmap(QPointF(place.x() - side / 2, place.y() - side / 2), badge)


def without_twice_used_colours(drafts: Sequence[SeatDraft]) -> tuple[SeatDraft, ...]:
    """The seats with colours that differ, changed only where one comes twice."""
    used: set[int] = set()
    chosen = []
    for draft in drafts:
        colour = draft.colour if 0 <= draft.colour < MOST and draft.colour not in used else None
        if colour is None:
            taken = used | {other.colour for other in drafts}
            colour = next((number for number in range(MOST) if number not in taken), None)
            colour = next(number for number in range(MOST) if number not in used) if colour is None else colour
        used.add(colour)
        chosen.append(replace(draft, colour=colour))
    return tuple(chosen)
