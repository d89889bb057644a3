"""One player accuses another of holding a playable tile: the referee alone looks, and says whether it is so."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from domino_desktop.core.events import Certainty, Foul
from domino_desktop.core.fouls import audit
from domino_desktop.core.ruleset_parts import Penalty
from domino_desktop.core.rulings import FoulKind
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import rulings
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import FlowLayout, TileLabel
from domino_desktop.ui.desk.numbered_choice import NumberedChoice, seats_to_choose
from domino_desktop.ui.desk.penalty_picker import PenaltyPicker
from domino_desktop.ui.desk.sheet import Sheet
from domino_desktop.ui.desk.tile_typing import HalfATile, NoSuchNumber, read_tiles
from domino_desktop.ui.pages.choice_cards import Choice
from domino_desktop.ui.pages.score_sum import growing
from domino_desktop.ui.seating import SeatMark

Verdict = Callable[[int, int, tuple[Tile, ...]], Foul | None]
"""What the record proves when the accuser (first seat) is right about the accused (second), who holds these tiles."""

_Role = QPalette.ColorRole
_RIGHT, _WRONG = "right", "wrong"


def verdict_of(view: View) -> Verdict:
    """Judges by the record of this view: the latest declaration that the tiles contradict."""

    def verdict(accuser: int, accused: int, tiles: tuple[Tile, ...]) -> Foul | None:
        hands = tuple(tiles if seat == accused else () for seat in range(view.seats))
        found = [foul for foul in audit(view.history, hands, view.ruleset) if foul.seat == accused]
        return next((foul for foul in reversed(found) if foul.certainty is Certainty.PROVEN), None)

    return verdict


class AccusationForm(Sheet):
    """Who accuses whom; the tiles seen, or the referee's word; and what a wrong accusation costs.

    The tiles go with the window: nothing of them stays on screen.
    """

    heard = Signal(int, int, object, bool, object, str)
    """Accuser, accused, the tiles seen (a tuple, perhaps empty), whether it is right, the accuser's `Penalty` or None
    where it is only written down, and the note."""

    def __init__(
        self,
        parent: QWidget,
        art: TileArt,
        view: View,
        marks: Sequence[SeatMark],
        language: Language,
        verdict: Verdict,
    ) -> None:
        super().__init__(parent, language, rulings.ACCUSATION_TITLE, rulings.WRITE_DOWN)
        self._view, self._marks, self._language, self._verdict = view, tuple(marks), language, verdict
        self._accuser = NumberedChoice()
        self._accuser.present(language.say(rulings.ACCUSER), seats_to_choose(marks), language)
        self._accuser.chosen.connect(self._follow)
        self._accused = NumberedChoice()
        self._accused.chosen.connect(self._follow)
        self._tiles = _TilesSeen(art, language)
        self._tiles.changed.connect(self._follow)
        self._finding = NumberedChoice(letters=26, most=2)
        answers = [Choice(_WRONG, language.say(rulings.IS_WRONG)), Choice(_RIGHT, language.say(rulings.IS_RIGHT))]
        self._finding.present(language.say(rulings.FINDING), answers, language)
        self._finding.chosen.connect(self._follow)
        self._outcome = Sentence("heading")
        self._picker = PenaltyPicker()
        self._picker.present(FoulKind.FALSE_ACCUSATION, view.ruleset, language)
        self._picker.changed.connect(self.settle)
        self._cost = _Titled(self._picker)
        self.add_part(self._accuser, steps=self._accuser)
        self.add_part(self._accused, steps=self._accused)
        self.add_part(self._tiles, steps=self._tiles)
        self.add_part(self._finding, steps=self._finding)
        self.add_part(self._outcome)
        self.add_part(self._cost, steps=self._cost)
        self.column.addStretch(1)
        self._follow()

    def finish(self) -> None:
        accuser, accused = int(self._accuser.choice()), int(self._accused.choice())
        is_right = self._is_right()
        penalty, note = self._picker.penalty(), self._picker.note()
        costs = not is_right and penalty != Penalty()
        self.heard.emit(accuser, accused, self._tiles.tiles(), is_right, penalty if costs else None, note)

    def done(self, result: int) -> None:
        """Close; the tiles are forgotten at once, not when Qt gets round to it."""
        self._tiles.forget()
        self._outcome.setText("")
        super().done(result)

    def _is_right(self) -> bool:
        tiles = self._tiles.tiles()
        if not tiles:
            return self._finding.choice() == _RIGHT
        return self._proof(tiles) is not None

    def _proof(self, tiles: tuple[Tile, ...]) -> Foul | None:
        return self._verdict(int(self._accuser.choice()), int(self._accused.choice()), tiles)

    def _follow(self) -> None:
        """Who may be accused, what is wrong with the tiles, and what follows from them."""
        say = self._language.say
        accuser = int(self._accuser.choice())
        everybody = seats_to_choose(self._marks)
        self._accused.present(say(rulings.ACCUSED), everybody, self._language, without=(str(accuser),))
        accused = int(self._accused.choice())
        name = self._marks[accused].name
        self._tiles.present(self._view, accused, name)
        tiles = self._tiles.tiles()
        self._finding.setVisible(self._tiles.is_empty)
        self._outcome.setVisible(bool(tiles))
        if tiles:
            foul = self._proof(tiles)
            told = say(rulings.FINDING_WRONG, name)
            if foul is not None:
                told = say(rulings.FINDING_RIGHT, name, str(foul.tile), foul.end)
            self._outcome.setText(told)
        can_tell = self._tiles.is_empty or bool(tiles)
        self._cost.present(say(rulings.PENALTY_FOR, self._marks[accuser].name))
        self._cost.setVisible(can_tell and not self._is_right())
        self.main.setEnabled(can_tell)
        self.settle()


class _TilesSeen(QWidget):
    """A field for the tiles of one hand, the tiles themselves below it, and what is wrong with them."""

    changed = Signal()

    def __init__(self, art: TileArt, language: Language) -> None:
        super().__init__()
        self._art, self._language = art, language
        self._tiles: tuple[Tile, ...] = ()
        self._fault = ""
        self._alone = Sentence("heading")
        self._alone.setText(language.say(rulings.LOOK_ALONE))
        self._field = QLineEdit()
        self._field.setPlaceholderText(language.say(rulings.TILES_HINT))
        self._field.textEdited.connect(self.changed)
        self._told = Sentence("quiet")
        self._faces = QWidget()
        self._flow = FlowLayout(self._faces, spacing=6)
        growing(self._faces)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(8)
        for widget in (self._alone, self._field, self._told, self._faces):
            rows.addWidget(widget)
        growing(self)

    @property
    def is_empty(self) -> bool:
        """Whether nothing was typed."""
        return not self._field.text().strip()

    def present(self, view: View, accused: int, name: str) -> None:
        """Read what is typed as the hand of this seat."""
        self._field.setAccessibleName(self._language.say(rulings.THEIR_TILES, name))
        read, self._fault = self._read(view, accused, name)
        self._tiles = read if not self._fault else ()
        is_unfinished = self._fault in ("", self._language.say(rulings.TILES_COUNT, name, n=view.counts[accused]))
        self._told.setForegroundRole(_Role.PlaceholderText if is_unfinished else _Role.BrightText)
        self._told.setText(self._language.say(rulings.TILES_SKIPPED) if self.is_empty else self._fault)
        self._told.setVisible(bool(self._told.text()))
        self._field.setAccessibleDescription(self._told.text())
        self._show(read)

    def tiles(self) -> tuple[Tile, ...]:
        """The hand, once it is complete and possible; else nothing."""
        return self._tiles

    def forget(self) -> None:
        """Keep nothing of what was typed, nor the way back to it."""
        self._field.setText("")
        self._tiles = ()
        self._fault = ""
        self._told.setText("")
        self._field.setAccessibleDescription("")
        self._show(())

    def choose_by_digit(self, digit: int) -> bool:
        """Digits are for the field, which has the keyboard."""
        return False

    def focus_cards(self) -> None:
        """Put the keyboard into the field."""
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _read(self, view: View, accused: int, name: str) -> tuple[tuple[Tile, ...], str]:
        """The tiles typed so far, and the first thing that is wrong with them."""
        say = self._language.say
        if self.is_empty:
            return (), ""
        held = view.counts[accused]
        try:
            tiles = read_tiles(self._field.text(), view.ruleset.max_pip)
        except NoSuchNumber:
            return (), say(rulings.TILES_ARE_WRONG)
        except HalfATile:
            return (), say(rulings.TILES_COUNT, name, n=held)
        twice = next((tile for place, tile in enumerate(tiles) if tile in tiles[:place]), None)
        if twice is not None:
            return tiles, say(rulings.TILES_TWICE, str(twice))
        others = [tile for hand in view.revealed if hand.seat != accused for tile in hand.tiles]
        known = {*view.layout.tiles(), *view.asleep, *others}
        elsewhere = next((tile for tile in tiles if tile in known), None)
        if elsewhere is not None:
            return tiles, say(rulings.TILE_ELSEWHERE, str(elsewhere))
        return tiles, "" if len(tiles) == held else say(rulings.TILES_COUNT, name, n=held)

    def _show(self, tiles: tuple[Tile, ...]) -> None:
        while (item := self._flow.takeAt(0)) is not None:
            face = item.widget()
            if face is not None:
                face.hide()
                face.setParent(None)
                face.deleteLater()
        for tile in tiles:
            face = TileLabel(self._art, 30)
            face.show_face(tile.low, tile.high)
            face.setAccessibleName(str(tile))
            self._flow.addWidget(face)
            face.show()
        self._faces.setVisible(bool(tiles))


class _Titled(QWidget):
    """The penalties under a heading that names who pays."""

    def __init__(self, picker: PenaltyPicker) -> None:
        super().__init__()
        self._picker = picker
        self._heading = Sentence("heading")
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(8)
        rows.addWidget(self._heading)
        rows.addWidget(picker)
        growing(self)

    def present(self, heading: str) -> None:
        self._heading.setText(heading)

    def choose_by_digit(self, digit: int) -> bool:
        return self._picker.choose_by_digit(digit)

    def focus_cards(self) -> None:
        self._picker.focus_cards()
