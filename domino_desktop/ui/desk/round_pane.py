"""A round written down as it is played: tiles typed, passes and draws by key, and the way to a walk."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from domino_desktop.core.layout import START, OpenEnd
from domino_desktop.core.moves import DiscardTile, DrawTile, Knock, Move, Pass, PlayTile, ProposeBlock
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, desk_rounds
from domino_desktop.i18n.story import story_lines
from domino_desktop.storage.setup import TableSetup
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.position_picture import PositionPicture
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import QuietButton, SeatBadge, TextLabel
from domino_desktop.ui.desk.number_plates import NumberPlates
from domino_desktop.ui.desk.question import marks_of
from domino_desktop.ui.desk.tile_typing import NoSuchNumber, TileTyping, reads
from domino_desktop.ui.desk.tile_words import typing_sentence
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.rows import flowing
from domino_desktop.ui.seating import SeatMark, names

_LINES: Final = 4
_OTHER_KEYS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_KEYS: Final = {
    "knock": Qt.Key.Key_F2,
    "draw": Qt.Key.Key_F3,
    "propose": Qt.Key.Key_F4,
    "lay_aside": Qt.Key.Key_F5,
    "anew": Qt.Key.Key_F7,
    "stop": Qt.Key.Key_F8,
}
_WORDS: Final[Mapping[str, Message]] = {
    "knock": desk_rounds.PASSES,
    "draw": desk_rounds.DRAWS,
    "propose": desk_rounds.PROPOSES,
    "lay_aside": desk_rounds.LAYS_ASIDE,
    "anew": desk_rounds.TABLE_MOVED_ON,
    "stop": desk_rounds.STOP_ROUND,
}


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
        self._typing: TileTyping | None = None
        self._is_aside = False
        self._places: list[PlayTile] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._badge = SeatBadge(art, 44)
        self._title = Sentence("headline")
        self._counts = TextLabel("quiet")
        self._pending = TextLabel("title")
        self._hint = TextLabel("quiet")
        self._picture = PositionPicture(art)
        self._plates = NumberPlates(art, self)
        self._shown = QStackedWidget()
        self._shown.addWidget(self._picture)
        self._shown.addWidget(self._plates)
        self._story = TextLabel("quiet")
        self._refusal = TextLabel("heading")
        self._choices = QWidget()
        self._choice_row = QHBoxLayout(self._choices)
        self._choice_row.setContentsMargins(0, 0, 0, 0)
        self._choice_row.addStretch(1)
        self._buttons = {name: QuietButton() for name in _KEYS}
        for name, button in self._buttons.items():
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda checked=False, name=name: self._act(name))
        self._lay_out()

    def present(self, view: View, setup: TableSetup, times: Mapping[int, datetime], language: Language) -> None:
        """Show the round as far as it is known, and ask what the seat on turn does."""
        if self._typing is None or self._view is None or self._view.ruleset.max_pip != view.ruleset.max_pip:
            self._typing = TileTyping(view.ruleset.max_pip)
        self._view, self._marks, self._language = view, marks_of(setup), language
        self._typing.clear()
        self._is_aside = False
        self._ask_where([])
        self._show_table(view, language)
        self._say(view, language)
        self.show_refusal("")

    def show_refusal(self, text: str) -> None:
        """Say why something cannot be; empty for nothing."""
        self._refusal.setText(text)
        self._refusal.setVisible(bool(text))

    def announcement(self) -> str:
        """What a screen reader says: who is to play, and what happened last."""
        return f"{self._title.text()}. {self._story.text()}"

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        for part in (self._badge, self._picture, self._plates):
            part.set_art(art)

    def sizeHint(self) -> QSize:
        return QSize(900, 600)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        typed, key = event.text(), event.key()
        name = next((name for name, wanted in _KEYS.items() if wanted == key), None)
        if key == Qt.Key.Key_Backspace:
            self._step_back()
        elif name is not None and not self._buttons[name].isHidden():
            self._act(name)
        elif self._places and typed.isdigit() and typed.isascii():
            if 0 < int(typed) <= len(self._places):
                self._move(self._places[int(typed) - 1])
        elif len(typed) == 1 and reads(typed) and not event.modifiers() & _OTHER_KEYS:
            self._press(typed)
        else:
            super().keyPressEvent(event)

    # What is entered ----------------------------------------------------------------------------------

    def _press(self, typed: str) -> None:
        if self._typing is None or self._language is None:
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
        view = self._view
        assert view is not None and self._language is not None
        if self._is_aside:
            self._move(DiscardTile(tile))
            return
        places = places_for(view, tile)
        if len(places) > 1:
            self._ask_where(places)
        else:
            # Where it fits nowhere the rules say why.
            self._move(places[0] if places else PlayTile(tile, view.open[0].id if view.open else START))

    def _move(self, move: Move) -> None:
        view = self._view
        if view is not None and view.turn is not None:
            self._ask_where([])
            self.moved.emit(view.turn, move)

    def _act(self, name: str) -> None:
        view, language = self._view, self._language
        if view is None or language is None:
            return
        if name == "anew":
            self.position_wanted.emit()
        elif name == "stop":
            self.stopped.emit()
        elif name == "lay_aside":
            self._is_aside = True
            self._hint.setText(language.say(desk_rounds.TYPE_ASIDE))
        elif name == "draw":
            self._move(DrawTile())
        elif name == "propose":
            self._move(ProposeBlock())
        else:
            self._move(Knock() if "knock" in view.asks else Pass())
        self.setFocus()

    def _step_back(self) -> None:
        if self._places:
            self._ask_where([])
        elif self._typing is None or not self._typing.backspace():
            self.undo_wanted.emit()
        if self._typing is not None:
            self._pending.setText(self._typing.pending)

    def _ask_where(self, places: list[PlayTile]) -> None:
        """Offer these places for a tile, each with its digit."""
        self._places = places
        while self._choice_row.count() > 1:
            item = self._choice_row.takeAt(0)
            button = None if item is None else item.widget()
            if button is not None:
                button.hide()
                button.deleteLater()
        view, language = self._view, self._language
        self._choices.setVisible(bool(places))
        if not places or view is None or language is None:
            return
        self.show_refusal("")
        self._hint.setText(language.say(desk_rounds.WHICH_END, str(places[0].tile)))
        for number, place in enumerate(places, 1):
            button = QuietButton(self._place_words(number, place, view, language))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda checked=False, place=place: self._move(place))
            self._choice_row.insertWidget(number - 1, button)

    def _place_words(self, number: int, place: PlayTile, view: View, language: Language) -> str:
        end = next(each for each in view.open if each.id == place.end)
        digit, value = language.number(number), "" if end.value is None else language.number(end.value)
        if place.near is not None:
            return language.say(desk_rounds.WITH_HALF, digit, value, language.number(place.near))
        if end.owner is not None:
            return language.say(desk_rounds.AT_END_OF, digit, value, self._marks[end.owner].name)
        return language.say(desk_rounds.AT_END, digit, value)

    # What is shown ------------------------------------------------------------------------------------

    def _show_table(self, view: View, language: Language) -> None:
        bare = bool(view.layout.bare)
        self._shown.setCurrentWidget(self._plates if bare else self._picture)
        self._shown.setVisible(not view.layout.is_empty)
        if bare:
            self._plates.present(view.layout.values)
            self._plates.setAccessibleName(language.joined(map(language.number, view.layout.values)))
        else:
            self._picture.present(view.layout, None, None, language, marks=self._marks)
            self._picture.setAccessibleName(" ".join(map(str, view.layout.tiles())))

    def _say(self, view: View, language: Language) -> None:
        say, turn = language.say, view.turn
        if turn is None:
            return
        mark = self._marks[turn]
        must_play = "knock" not in view.asks and view.verification is not None
        self._badge.show_seat(mark.colour, mark.name)
        self._title.setText(say(desk_rounds.MUST_PLAY_NOW if must_play else desk_rounds.IS_TO_PLAY, mark.name))
        counts = [say(desk_rounds.HELD, n=view.counts[turn])]
        if view.boneyard:
            counts.append(say(desk_rounds.IN_BONEYARD, n=view.boneyard))
        self._counts.setText(" · ".join(counts))
        self._hint.setText(say(desk_rounds.TYPE_TILE))
        self._pending.setText("")
        lines = story_lines(
            view.history, names(self._marks, view.teams), language, joint=view.ruleset.joint, is_referee=True
        )
        self._story.setText("\n".join(line.sentence for line in lines[-_LINES:]))
        possible = {*view.asks, "anew", "stop"}
        if "pass" in possible:
            possible.add("knock")
        for name, button in self._buttons.items():
            key = QKeySequence(_KEYS[name]).toString(QKeySequence.SequenceFormat.NativeText)
            button.setText(say(desk_rounds.KEY, say(_WORDS[name]), key))
            button.setVisible(name in possible)
        self.setAccessibleName(self._title.text())

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self._badge)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._counts)
        head.addLayout(words, 1)
        head.addWidget(self._pending)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addLayout(head)
        whole.addWidget(self._hint)
        whole.addWidget(self._choices)
        whole.addWidget(self._shown, 1)
        whole.addWidget(self._story)
        whole.addWidget(self._refusal)
        whole.addWidget(flowing(*self._buttons.values()))


def places_for(view: View, tile: Tile) -> list[PlayTile]:
    """Where the seat on turn may have laid this tile; places that make no difference are one."""
    found: list[PlayTile] = []
    seen: set[int | None] = set()
    for end in view.open:
        if end.value is None:
            return [PlayTile(tile, end.id)]
        nears = end.nears(tile)
        if _makes_no_difference(end, view) and end.value in seen:
            continue
        seen.add(end.value)
        found += [PlayTile(tile, end.id, near if len(nears) > 1 else None) for near in nears]
    return found


def _makes_no_difference(end: OpenEnd, view: View) -> bool:
    """Whether all ends with one number are alike: on a line they are."""
    return view.ruleset.placing == "line" and end.owner is None
