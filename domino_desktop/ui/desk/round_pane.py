"""A round written down as it is played: tiles typed, passes and draws by key, and the way to a walk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from domino_desktop.core.moves import DiscardTile, Move
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import desk_rounds
from domino_desktop.i18n.story import story_lines
from domino_desktop.storage.setup import TableSetup
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.position_picture import PositionPicture
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import FlowLayout, SeatBadge, TextLabel
from domino_desktop.ui.controls.scrolling import scroll_of
from domino_desktop.ui.desk.cloth import Cloth
from domino_desktop.ui.desk.key_button import KeyButton
from domino_desktop.ui.desk.number_plates import NumberPlates
from domino_desktop.ui.desk.question import marks_of
from domino_desktop.ui.desk.round_words import DEEDS, Deed, Where, asks_for_half, places_for
from domino_desktop.ui.desk.tile_typing import NoSuchNumber, TileTyping, reads
from domino_desktop.ui.desk.tile_words import typing_sentence
from domino_desktop.ui.desk.train_ends import TrainEnds
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.score_sum import growing
from domino_desktop.ui.seating import SeatMark, names

_LINES: Final = 5
_WIDE: Final = 100  # letters across, from which the words stand beside the table
_BESIDE: Final = 40  # letters across of the words beside it
_LEAST_TABLE: Final = 220
_UNBOUNDED: Final = 16_777_215
_OTHER_KEYS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_ANEW_KEY, _STOP_KEY = Qt.Key.Key_F7, Qt.Key.Key_F8


class RoundPane(QWidget):
    """Digits make the tile that the seat on turn has played; where it may lie at several ends, a digit says which."""

    moved = Signal(int, object)
    """What a seat did: the seat and its `Move`."""
    position_wanted = Signal()
    """The table is to be entered anew in the same round."""
    stopped = Signal()
    """The referee ends the round."""
    undo_wanted = Signal()

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._marks: tuple[SeatMark, ...] = ()
        self._language: Language | None = None
        self._typing = TileTyping(6)
        self._is_aside = False
        self._told: tuple[str, ...] = ()
        self._places: tuple[Where, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._badge = SeatBadge(art, 48)
        self._title = Sentence("headline")
        self._counts = TextLabel("quiet")
        self._pending = TextLabel("number")
        self._hint = Sentence("heading")
        self._picture = PositionPicture(art)
        self._plates = NumberPlates(art, self)
        self._trains = TrainEnds(art)
        area = scroll_of(self._trains)
        for see_through in (self._trains, area.viewport()):
            see_through.setAutoFillBackground(False)
        self._empty, self._ends, self._train_ends = Cloth(art), Cloth(art, self._plates), Cloth(art, area)
        self._table = QStackedWidget()
        for shown in (self._picture, self._empty, self._ends, self._train_ends):
            self._table.addWidget(shown)
        self._markers = Sentence("quiet")
        self._story = Sentence("body")
        self._refusal = Sentence("heading")
        self._choices = QWidget()
        self._choice_row = FlowLayout(self._choices, spacing=10)
        self._choice_buttons: list[KeyButton] = []
        self._deeds = {deed: KeyButton() for deed in DEEDS}
        for deed, button in self._deeds.items():
            button.clicked.connect(lambda _=False, deed=deed: self._do(deed))
        self._anew, self._stop = KeyButton(), KeyButton()
        self._anew.clicked.connect(self.position_wanted)
        self._stop.clicked.connect(self.stopped)
        self._lay_out()

    def present(self, view: View, setup: TableSetup, times: Mapping[int, datetime], language: Language) -> None:
        """Show the round as far as it is known, and ask what the seat on turn does."""
        self._view, self._marks, self._language = view, marks_of(setup), language
        self._typing = TileTyping(view.ruleset.max_pip)
        self._is_aside = False
        self.setLocale(language.locale)
        self._show_table(view, language)
        self._say(view, language)
        self._ask_where(())
        self.show_refusal("")
        held = self.focusWidget()
        if isinstance(held, KeyButton):
            # Whoever is on turn next is written down anew: no button waits under the finger.
            self.setFocus()

    def show_refusal(self, text: str) -> None:
        """Say why something cannot be; empty for nothing."""
        self._refusal.setText(text)
        self._refusal.setVisible(bool(text))

    def announcement(self) -> str:
        """What a screen reader says: who is to play, and what happened last."""
        return ". ".join((self._title.text(), *self._told[-1:]))

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        cloths = (self._empty, self._ends, self._train_ends)
        for part in (self._badge, self._picture, self._plates, self._trains, *cloths):
            part.set_art(art)

    def sizeHint(self) -> QSize:
        return QSize(900, 600)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        typed = event.text()
        if event.modifiers() & _OTHER_KEYS and not event.matches(QKeySequence.StandardKey.Undo):
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Backspace or event.matches(QKeySequence.StandardKey.Undo):
            self._step_back()
        elif self._presses(event):
            event.accept()
        elif self._places and len(typed) == 1 and typed in "0123456789":
            if 0 < int(typed) <= len(self._places):
                self._move(self._places[int(typed) - 1].move)
        elif len(typed) == 1 and reads(typed) and not self._places:
            self._press(typed)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    # What is entered ----------------------------------------------------------------------------------

    def _presses(self, event: QKeyEvent) -> bool:
        """Whether this is the key of a button that is shown; it presses the button once, however long it is held."""
        keys = [(deed.key, button) for deed, button in self._deeds.items()]
        for key, button in (*keys, (_ANEW_KEY, self._anew), (_STOP_KEY, self._stop)):
            if event.key() == key and not button.isHidden():
                if not event.isAutoRepeat():
                    button.click()
                return True
        return False

    def _press(self, typed: str) -> None:
        if self._language is None:
            return
        try:
            tile = self._typing.press(typed)
        except NoSuchNumber as fault:
            self.show_refusal(typing_sentence(fault, self._language))
            return
        self._pending.setText(self._typing.pending)
        if tile is not None:
            self._take(tile)

    def _take(self, tile: Tile) -> None:
        """A whole tile was typed: it is laid, unless it may lie in several places."""
        assert self._view is not None and self._language is not None
        if self._is_aside:
            self._move(DiscardTile(tile))
            return
        places = places_for(self._view, tile, self._marks, self._language)
        if len(places) > 1:
            self._ask_where(places)
        else:
            self._move(places[0].move)

    def _move(self, move: Move) -> None:
        view = self._view
        if view is not None and view.turn is not None:
            self._ask_where(())
            self.moved.emit(view.turn, move)

    def _do(self, deed: Deed) -> None:
        if deed.move is not None:
            self._move(deed.move)
            return
        self._is_aside = True
        self._ask_where(())

    def _step_back(self) -> None:
        """One key back: a choice, half a tile, the wish to lay one aside, else the last entry."""
        if self._places:
            self._ask_where(())
        elif self._typing.backspace():
            self._pending.setText(self._typing.pending)
        elif self._is_aside:
            self._is_aside = False
            self._ask_where(())
        else:
            self.undo_wanted.emit()

    def _ask_where(self, places: Sequence[Where]) -> None:
        """Offer these places for a tile, each with its digit; without any, ask for a tile."""
        view, language = self._view, self._language
        if view is None or language is None:
            return
        self._places = tuple(places)
        while len(self._choice_buttons) < len(places):
            button, place = KeyButton(), len(self._choice_buttons)
            button.clicked.connect(lambda _=False, place=place: self._move(self._places[place].move))
            self._choice_buttons.append(button)
            self._choice_row.addWidget(button)
        for number, button in enumerate(self._choice_buttons, 1):
            button.setVisible(number <= len(places))
        for number, (button, where) in enumerate(zip(self._choice_buttons, places, strict=False), 1):
            digit = language.number(number)
            button.set_words(digit, where.words, language.say(desk_rounds.PRESS_KEY, digit))
        self._choices.setVisible(bool(places))
        self._pending.setText(str(places[0].move.tile) if places else self._typing.pending)
        if places:
            self.show_refusal("")
        self._hint.setText(self._asked(view, language))

    def _asked(self, view: View, language: Language) -> str:
        if not self._places:
            return language.say(desk_rounds.TYPE_ASIDE if self._is_aside else desk_rounds.TYPE_TILE)
        move = self._places[0].move
        end = view.layout.end(move.end)
        if asks_for_half(self._places) and end is not None and end.value is not None:
            return language.say(desk_rounds.WHICH_HALF, str(move.tile), end.value)
        return language.say(desk_rounds.WHICH_END, str(move.tile))

    # What is shown ------------------------------------------------------------------------------------

    def _show_table(self, view: View, language: Language) -> None:
        layout = view.layout
        spoken = language.joined(map(language.number, layout.values))
        if layout.is_empty:
            self._table.setCurrentWidget(self._empty)
        elif layout.bare and view.ruleset.placing == "trains":
            self._table.setCurrentWidget(self._train_ends)
            self._trains.present(view, self._marks, language)
        elif layout.bare:
            self._table.setCurrentWidget(self._ends)
            self._plates.present(layout.values)
            self._plates.setAccessibleName(spoken)
        else:
            self._table.setCurrentWidget(self._picture)
            trains = self._marks if view.ruleset.placing == "trains" else ()
            self._picture.present(layout, None, None, language, marks=trains)
            self._picture.setAccessibleName(" ".join(map(str, layout.tiles())))
        marked = language.joined(self._marks[seat].name for seat in view.markers)
        self._markers.setText(language.say(desk_rounds.TRAINS_OPEN, marked) if marked else "")
        self._markers.setVisible(bool(marked))

    def _say(self, view: View, language: Language) -> None:
        say, turn = language.say, view.turn
        if turn is None:
            return
        mark = self._marks[turn]
        self._badge.show_seat(mark.colour, mark.name)
        title = desk_rounds.IS_TO_PLAY
        if view.layout.is_empty:
            title = desk_rounds.LEADS
        elif view.verification is not None and view.verification.is_formal:
            title = desk_rounds.MUST_PLAY_NOW
        self._title.setText(say(title, mark.name))
        counts = [say(desk_rounds.HELD, n=view.counts[turn])]
        if view.boneyard:
            counts.append(say(desk_rounds.IN_BONEYARD, n=view.boneyard))
        self._counts.setText(" \u00b7 ".join(counts))
        players = names(self._marks, view.teams)
        lines = story_lines(view.history, players, language, joint=view.ruleset.joint, is_referee=True)
        self._told = tuple(line.sentence for line in lines[-_LINES:])
        self._story.setText("\n".join(self._told))
        self._story.setVisible(bool(self._told))
        shown = [(deed.key, button, deed.words, deed.kind in view.asks) for deed, button in self._deeds.items()]
        must_play = title is desk_rounds.MUST_PLAY_NOW
        shown += [
            (_ANEW_KEY, self._anew, desk_rounds.TABLE_MOVED_ON, not must_play),
            (_STOP_KEY, self._stop, desk_rounds.STOP_ROUND, not must_play),
        ]
        for key, button, words, is_possible in shown:
            name = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            button.set_words(name, say(words), say(desk_rounds.PRESS_KEY, name))
            button.setVisible(is_possible)
        self.setAccessibleName(self._title.text())

    def _arrange(self) -> None:
        """The words beside the table where there is room; else what is asked above it, and the rest below."""
        letter = self.fontMetrics().averageCharWidth()
        is_wide = self.width() >= _WIDE * letter
        self._both.setDirection(QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom)
        self._side.setMaximumWidth(_BESIDE * letter if is_wide else _UNBOUNDED)
        self._side.setMinimumWidth(_BESIDE * letter if is_wide else 0)
        rows, place = (self._side_rows, 0) if is_wide else (self._rows, 1)
        if rows.indexOf(self._asking) < 0:
            rows.insertWidget(place, self._asking)

    def _lay_out(self) -> None:
        who = QVBoxLayout()
        who.setSpacing(0)
        who.addWidget(self._title)
        who.addWidget(self._counts)
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self._badge)
        head.addLayout(who, 1)
        buttons = QWidget()
        row = FlowLayout(buttons, spacing=8)
        for button in (*self._deeds.values(), self._anew, self._stop):
            row.addWidget(button)
        self._side = QWidget()
        asked = QHBoxLayout()
        asked.addWidget(self._hint, 1)
        asked.addWidget(self._pending)
        self._asking = QWidget()
        asking = QVBoxLayout(self._asking)
        asking.setContentsMargins(0, 0, 0, 0)
        asking.setSpacing(10)
        asking.addLayout(asked)
        asking.addWidget(self._choices)
        asking.addWidget(self._refusal)
        self._side_rows = QVBoxLayout(self._side)
        self._side_rows.setContentsMargins(0, 0, 0, 0)
        self._side_rows.setSpacing(10)
        for part in (self._asking, buttons, self._markers, self._story):
            self._side_rows.addWidget(part)
        self._side_rows.addStretch(1)
        self._table.setMinimumHeight(_LEAST_TABLE)
        for part in (buttons, self._choices, self._asking, self._side):
            growing(part)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._both.setSpacing(18)
        self._both.addWidget(self._table, 1)
        self._both.addWidget(self._side)
        body = QWidget()
        self._rows = QVBoxLayout(body)
        self._rows.setContentsMargins(0, 0, 8, 4)
        self._rows.setSpacing(10)
        self._rows.addLayout(head)
        self._rows.addLayout(self._both, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll_of(body))
