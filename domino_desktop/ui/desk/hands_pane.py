"""Hands laid open at a real table: typed or clicked one by one, then word of the rest, then the count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.controller.balance import Balance
from domino_desktop.controller.desk_draft import Draft
from domino_desktop.controller.referee import RefereeDesk, Stage
from domino_desktop.core.events import TilePlayed
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import desk as words
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import Card, NameLabel, PrimaryButton, QuietButton, SeatBadge, TextLabel
from domino_desktop.ui.controls.ground import ground_palette
from domino_desktop.ui.controls.scrolling import scroll_of
from domino_desktop.ui.desk.balance_card import BalanceCard, SmallTiles
from domino_desktop.ui.desk.tile_grid import TileGrid
from domino_desktop.ui.desk.tile_typing import NoSuchNumber, TileTyping, reads
from domino_desktop.ui.desk.tile_words import refusal_sentence, typing_sentence
from domino_desktop.ui.pages.rows import at_the_end
from domino_desktop.ui.seating import SeatMark

_Direction = QBoxLayout.Direction
_BESIDE: Final = 96  # letters across from which the grid stands beside the hands
_LEAST_HANDS: Final = 120
_NAME_SHARE: Final = 0.25  # of a row, at most, for whose hand it is
_HIGH: Final = 0.62  # of the width, for a grid below the hands
_OTHER_KEYS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class HandsPane(QWidget):
    """Digits make tiles for the seat whose turn it is to lay open; the seat changes by itself when its hand is full."""

    drafted = Signal(object)
    """Carries the `Draft` with the tiles typed so far."""
    laid_open = Signal(int, object)
    """A hand is complete: the seat and its tiles."""
    asleep = Signal()
    """Nobody holds the tiles that are left."""
    count_wanted = Signal()
    fouls_wanted = Signal()
    undo_wanted = Signal()

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._desk: RefereeDesk | None = None
        self._language: Language | None = None
        self._marks: Sequence[SeatMark] = ()
        self._typing = TileTyping(6)
        self._rows: list[_HandRow] = []
        self._now: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._title = TextLabel("headline")
        self._note = TextLabel("quiet")
        self._pending = TextLabel("title")
        self._refusal = TextLabel("heading")
        self._grid = TileGrid(art)
        self._grid.chosen.connect(self._take)
        self._grid.taken.connect(self._tell_taken)
        self._balance = BalanceCard(art)
        self._main = PrimaryButton()
        self._main.clicked.connect(self._go_on)
        self._fouls = QuietButton()
        self._fouls.clicked.connect(self.fouls_wanted)
        self._lay_out()

    @property
    def main_button(self) -> PrimaryButton:
        """Says that nobody holds the rest, or counts."""
        return self._main

    def present(self, desk: RefereeDesk, marks: Sequence[SeatMark], language: Language) -> None:
        """Show the hands of this desk, in the stages from the first hand to the count."""
        view = desk.view
        if self._desk is not desk:
            self._typing = TileTyping(view.ruleset.max_pip)
        self._desk, self._marks, self._language = desk, marks, language
        entering = self._entering(view, desk.draft)
        self._show_rows(view, desk.draft, entering, language)
        self._grid.present(balance_of(view, desk.draft, entering), marks, language, enabled=entering is not None)
        self._balance.present(balance_of(view, desk.draft, entering), language)
        self._say(desk, entering, language)
        self.show_refusal("")
        # The grid keeps the keyboard as long as tiles are chosen there.
        if desk.stage is not Stage.HANDS or not self._grid.isAncestorOf(QApplication.focusWidget() or self):
            self.focus_first()

    def focus_first(self) -> None:
        """Typing goes to the page; when there is only one thing to press, the keyboard is on it."""
        target: QWidget = self._main if self._main.isVisibleTo(self) else self
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_refusal(self, text: str) -> None:
        """Say why a tile or a hand cannot be; empty for nothing."""
        self._refusal.setText(text)
        self._refusal.setVisible(bool(text))
        # In place of the note, so that nothing moves under the finger.
        self._note.setVisible(bool(self._note.text()) and not text)

    def set_art(self, art: TileArt) -> None:
        """The art wears another dress."""
        self._art = art
        for row in self._rows:
            row.set_art(art)
        for part in (self._grid, self._balance, *self._rows):
            part.update()

    def sizeHint(self) -> QSize:
        return QSize(900, 600)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        typed = event.text()
        if event.key() == Qt.Key.Key_Backspace:
            if not self._typing.backspace():
                self.undo_wanted.emit()
            self._show_pending()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._change_seat(1 if event.key() == Qt.Key.Key_Down else -1)
        elif len(typed) == 1 and reads(typed) and not event.modifiers() & _OTHER_KEYS:
            self._press(typed)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        QTimer.singleShot(0, self, self._settle)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Rows that have grown want room."""
        if event.type() is QEvent.Type.LayoutRequest:
            QTimer.singleShot(0, self, self._settle)
        return super().eventFilter(watched, event)

    # Typing -------------------------------------------------------------------------------------------

    def _press(self, typed: str) -> None:
        desk, language = self._desk, self._language
        if desk is None or language is None or self._entering(desk.view, desk.draft) is None:
            return
        try:
            tile = self._typing.press(typed)
        except NoSuchNumber as fault:
            self.show_refusal(typing_sentence(fault, language))
            return
        self._show_pending()
        if tile is not None:
            self._take(tile)

    def _take(self, tile: Tile) -> None:
        """One more tile of the hand that is entered; the last one lays it open."""
        desk, language = self._desk, self._language
        assert desk is not None and language is not None
        view, draft = desk.view, desk.draft
        seat = self._entering(view, draft)
        if seat is None:
            return
        refusal = balance_of(view, draft, seat).refusal(tile)
        if refusal is not None:
            self.show_refusal(refusal_sentence(tile, refusal, self._marks, language))
            return
        hand = (*draft.hand, tile) if draft.entering == seat else (tile,)
        if len(hand) == view.counts[seat]:
            self.laid_open.emit(seat, hand)
        else:
            self.drafted.emit(replace(draft, entering=seat, hand=hand))

    def _tell_taken(self, tile: Tile) -> None:
        """A tile that is somewhere already: one of the hand that is being entered goes back, of others it is told."""
        desk, language = self._desk, self._language
        assert desk is not None and language is not None
        draft = desk.draft
        if tile in draft.hand:
            self.drafted.emit(replace(draft, hand=tuple(held for held in draft.hand if held != tile)))
            return
        refusal = balance_of(desk.view, draft, draft.entering).refusal(tile)
        if refusal is not None:
            self.show_refusal(refusal_sentence(tile, refusal, self._marks, language))

    def _change_seat(self, step: int) -> None:
        """Enter another hand first; what was typed of this one is forgotten only if it is another's turn."""
        desk = self._desk
        if desk is None:
            return
        waiting = _waiting(desk.view)
        now = self._entering(desk.view, desk.draft)
        if now is None or len(waiting) < 2:
            return
        self._enter_for(waiting[(waiting.index(now) + step) % len(waiting)])

    def _enter_for(self, seat: int) -> None:
        desk = self._desk
        if desk is not None and seat in _waiting(desk.view) and seat != self._entering(desk.view, desk.draft):
            self._typing.clear()
            self.drafted.emit(replace(desk.draft, entering=seat, hand=()))

    def _go_on(self) -> None:
        if self._desk is None:
            return
        if self._desk.stage is Stage.REST:
            self.asleep.emit()
        else:
            self.count_wanted.emit()

    def _entering(self, view: View, draft: Draft) -> int | None:
        """The seat whose hand is entered now: the one that was begun, else the next in turn."""
        waiting = _waiting(view)
        if draft.entering in waiting:
            return draft.entering
        return waiting[0] if waiting else None

    # Showing ------------------------------------------------------------------------------------------

    def _show_rows(self, view: View, draft: Draft, entering: int | None, language: Language) -> None:
        while len(self._rows) < view.seats:
            row = _HandRow(self._art)
            row.pressed.connect(self._enter_for)
            self._rows.append(row)
            self._column.insertWidget(len(self._rows) - 1, row)
        for seat, row in enumerate(self._rows):
            row.setVisible(seat < view.seats)
            if seat < view.seats:
                shown = view.revealed_hand(seat)
                tiles = draft.hand if shown is None and draft.entering == seat else shown or ()
                row.present(self._marks[seat], tiles, view.counts[seat], language, is_now=seat == entering)
        self._now = entering
        QTimer.singleShot(0, self, self._settle)

    def _say(self, desk: RefereeDesk, entering: int | None, language: Language) -> None:
        say, stage = language.say, desk.stage
        has_main = stage in (Stage.REST, Stage.COUNT)
        if entering is not None and stage is Stage.HANDS:
            self._title.setText(say(words.LAYS_OPEN, self._marks[entering].name, n=desk.view.counts[entering]))
            self._note.setText(say(words.TYPE_TILES))
        elif stage is Stage.REST:
            self._title.setText(say(words.REST_TITLE, n=len(desk.unaccounted)))
            self._note.setText(say(words.REST_NOTE))
            self._main.setText(say(words.REST_YES))
        else:
            is_void = any(ruling.penalty.round == "replay" for ruling in desk.view.rulings)
            self._title.setText(say(words.COUNT_TITLE))
            has_fouls = bool(desk.view.fouls)
            self._note.setText(say(words.VOID_NOTE) if is_void else "" if has_fouls else say(words.NO_FOUL))
            self._main.setText(say(words.CLOSE_VOID if is_void else words.COUNT_NOW))
        self._main.setVisible(has_main)
        self.setAccessibleName(self._title.text())
        self._fouls.setText(say(words.LOOK_AT_FOULS))
        self._fouls.setVisible(stage is Stage.COUNT)
        self._show_pending()

    def _show_pending(self) -> None:
        self._pending.setText(self._typing.pending)

    def _settle(self) -> None:
        """Give every row its room, and bring the hand that is entered now into view."""
        self._arrange()
        if self._now is not None:
            for area in (self._hands, self._area):
                area.ensureWidgetVisible(self._rows[self._now], 0, 8)

    def _arrange(self) -> None:
        """The grid beside the hands; where it is narrow below them, and everything scrolls."""
        is_beside = self.width() >= _BESIDE * self.fontMetrics().averageCharWidth()
        self._both.setDirection(_Direction.LeftToRight if is_beside else _Direction.TopToBottom)
        whole = self._column.heightForWidth(self._hands.viewport().width())
        self._hands.setMinimumHeight(_LEAST_HANDS if is_beside else max(_LEAST_HANDS, whole))
        self._grid.setMinimumHeight(0 if is_beside else round(self.width() * _HIGH))

    def _lay_out(self) -> None:
        hands = QWidget()
        self._column = QVBoxLayout(hands)
        self._column.setContentsMargins(2, 2, 10, 2)
        self._column.setSpacing(8)
        self._column.addStretch(1)
        hands.installEventFilter(self)
        self._hands = scroll_of(hands)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._pending)
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(self._hands, 1)
        left.addWidget(self._balance)
        body = _Body()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self._both = QBoxLayout(_Direction.LeftToRight)
        self._both.setSpacing(18)
        column.addWidget(self._note)
        column.addLayout(self._both, 1)
        self._both.addLayout(left, 5)
        self._both.addWidget(self._grid, 6)
        self._area = scroll_of(body)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addLayout(head)
        whole.addWidget(self._refusal)
        whole.addWidget(self._area, 1)
        whole.addWidget(at_the_end(self._fouls, self._main))


class _Body(QWidget):
    """No higher than it must be: before anything scrolls, the grid takes what room there is."""

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return -1 if layout is None else layout.minimumHeightForWidth(width)


class _HandRow(Card):
    """One seat with the tiles entered so far; the seat that is entered now has a brass edge."""

    pressed = Signal(int)

    def __init__(self, art: TileArt) -> None:
        super().__init__()
        self._seat, self._is_now = 0, False
        self.setContentsMargins(14, 8, 14, 8)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._badge = SeatBadge(art, 36)
        self._name = NameLabel()
        self._count = TextLabel("quiet")
        self._tiles = SmallTiles(art, scale=1.4)
        self._who = QWidget()
        words_column = QVBoxLayout(self._who)
        words_column.setContentsMargins(0, 0, 0, 0)
        words_column.setSpacing(0)
        words_column.addWidget(self._name)
        words_column.addWidget(self._count)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self._badge)
        row.addWidget(self._who)
        row.addWidget(self._tiles, 1)

    def present(self, mark: SeatMark, tiles: tuple[Tile, ...], count: int, language: Language, *, is_now: bool) -> None:
        """Show this seat with these of its tiles."""
        self._seat, self._is_now = mark.seat, is_now
        self._badge.show_seat(mark.colour, mark.name)
        self._name.setText(mark.name)
        self._count.setText(language.say(words.SO_MANY_OF, language.number(len(tiles)), language.number(count)))
        self._tiles.show_tiles(tiles)
        self._tiles.setAccessibleName(language.say(words.HAND_IS_OPEN, mark.name, " ".join(map(str, tiles))))
        self.update()

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._badge.set_art(art)
        self._tiles.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._who.setMaximumWidth(round(self.width() * _NAME_SHARE))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.pressed.emit(self._seat)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._is_now:
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(ground_palette(self).color(QPalette.ColorRole.Highlight), 3))
                painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), 12, 12)


def _waiting(view: View) -> list[int]:
    """The seats whose hands are still to be laid open, in turn order from whoever proposed or went out."""
    first = view.leader if view.went_out is None else view.went_out
    if view.verification is not None:
        first = view.verification.proposer
    shown = {hand.seat for hand in view.revealed}
    order = view.ruleset.order_from(first or 0, view.seats)
    return [seat for seat in order if view.counts[seat] and seat not in shown]


def balance_of(view: View, draft: Draft, entering: int | None) -> Balance:
    """Where every tile is, with those that are being typed."""
    hands = {hand.seat: hand.tiles for hand in view.revealed}
    if entering is not None and draft.entering == entering:
        hands[entering] = draft.hand
    table = dict.fromkeys(view.layout.tiles())
    table |= dict.fromkeys(event.tile for event in view.history if isinstance(event, TilePlayed))
    asleep = (*view.asleep, *view.ruleset.removed(view.seats))
    return Balance.of(view.ruleset.tile_set, table, hands, (), asleep)
