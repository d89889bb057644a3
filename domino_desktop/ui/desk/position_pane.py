"""How the table stands: open ends or the line, who proposes the block, and how many tiles everybody holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.controller.desk_draft import Draft
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import desk
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import Card, PillChoice, PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.controls.scrolling import scroll_of
from domino_desktop.ui.desk.digits_edit import DigitsEdit
from domino_desktop.ui.desk.line_preview import LinePreview
from domino_desktop.ui.desk.number_plates import NumberPlates
from domino_desktop.ui.desk.position_entry import (
    Missing,
    begun,
    dealt,
    ends_wanted,
    holds_boneyard,
    in_line,
    may_be_a_line,
    missing,
    missing_sentence,
    needs_closer,
    needs_leader,
    wants_tiles,
    who_is_out,
)
from domino_desktop.ui.desk.seat_cell import SeatCell
from domino_desktop.ui.desk.seat_pills import SeatPills
from domino_desktop.ui.desk.tile_typing import NoSuchNumber
from domino_desktop.ui.desk.tile_words import typing_sentence
from domino_desktop.ui.pages.columns import ColumnLayout
from domino_desktop.ui.pages.rows import at_the_end, beside
from domino_desktop.ui.seating import SeatMark

_WITH_HINT: Final = 110  # letters across, from which the hint has room beside the buttons
_PLATES: Final = 64
_STEP: Final = 1.2  # from one plate to the next, of their side
_NEAR: Final = 40  # what is shown around the field that has the keyboard
_ENDS, _LINE, _TILE = "ends", "line", "tile"


class PositionPane(QWidget):
    """Fields that fill with digits and lead on by themselves, and one button. ``drafted`` after every change."""

    drafted = Signal(object)
    """Carries the `Draft` as it is typed now."""
    entered = Signal(object, bool)
    """Everything is there: the `Draft`, and whether the walk shall begin at once."""
    went_out = Signal(object, int)
    """Everything is there, and this seat has no tile left."""
    undo_wanted = Signal()

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._draft = Draft()
        self._ruleset: RuleSet | None = None
        self._marks: Sequence[SeatMark] = ()
        self._language: Language | None = None
        self._is_correction = False
        self._title = TextLabel("headline")
        self._modes = PillChoice()
        self._modes.chosen.connect(self._change_mode)
        self._note = TextLabel("quiet")
        self._ends_label, self._line_label = TextLabel("heading"), TextLabel("heading")
        self._ends = DigitsEdit(6, 2)
        self._line = DigitsEdit(6, None)
        self._plates = NumberPlates(art, self)
        self._preview = LinePreview(art)
        self._turn_label, self._leader_label, self._closer_label = (TextLabel("heading") for _ in range(3))
        self._turn, self._leader, self._closer = (SeatPills() for _ in range(3))
        self._markers_label, self._markers = TextLabel("heading"), DigitsEdit(8, None)
        self._counts_label = TextLabel("heading")
        self._seats: list[SeatCell] = []
        self._boneyard_label = TextLabel("heading")
        self._boneyard = DigitsEdit(199, None, digits=3)
        self._boneyard.setPlaceholderText("0")
        self._boneyard_label.setWordWrap(False)  # beside its field
        self._refusal = TextLabel("heading")
        self._keys = TextLabel("quiet")
        self._main = PrimaryButton()
        self._main.clicked.connect(lambda: self._finish(is_walk=True))
        self._just_enter = QuietButton()
        self._just_enter.clicked.connect(lambda: self._finish(is_walk=False))
        self._lay_out()
        for edit in (self._ends, self._line, self._boneyard, self._markers):
            self._connect(edit)
        for pills in (self._turn, self._leader, self._closer):
            pills.chosen.connect(self._follow)
            pills.picked.connect(lambda pills=pills: self._follow_and_go_on(pills))
            pills.left_back.connect(lambda pills=pills: self._go_back(pills))

    def present(
        self,
        ruleset: RuleSet,
        marks: Sequence[SeatMark],
        draft: Draft,
        language: Language,
        *,
        goes_on: bool = False,
        is_correction: bool = False,
    ) -> None:
        """Show what is typed so far.

        ``goes_on``: the same round stands differently now; ``is_correction``: the position takes another's place.
        """
        self._ruleset, self._marks, self._language = ruleset, marks, language
        self._is_correction = is_correction
        seats = len(marks)
        draft = draft if len(draft.counts) == seats else begun(ruleset, seats, draft)
        self._draft = draft
        highest = ruleset.max_pip
        self._ends.expect(highest, ends_wanted(ruleset, seats))
        self._line.expect(highest, None)
        self._ends.show_numbers(draft.ends)
        self._line.show_numbers([half for tile in draft.line for half in tile])
        while len(self._seats) < seats:
            self._seats.append(self._made_cell())
        for seat, cell in enumerate(self._seats):
            cell.setVisible(seat < seats)
            if seat < seats:
                cell.present(marks[seat], draft.counts[seat], language)
        for pills, named in ((self._turn, draft.turn), (self._leader, draft.leader), (self._closer, draft.closer)):
            pills.offer(marks, language)
            pills.show_seat(named)
        self._markers.show_numbers([seat + 1 for seat in draft.markers])
        self._boneyard.show_numbers([draft.boneyard] if draft.boneyard else [])
        self._say(goes_on)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keys.setVisible(self.width() >= _WITH_HINT * self.fontMetrics().averageCharWidth())

    def focus_first(self) -> None:
        """Put the keyboard on the first field that is not filled in, else on the button."""
        lacking = None if self._ruleset is None else missing(self._draft, self._ruleset, len(self._marks))
        self._focus_missing(lacking)

    def show_refusal(self, text: str) -> None:
        """Say why this cannot be; empty for nothing."""
        self._refusal.setText(text)
        self._refusal.setVisible(bool(text))

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._art = art
        self._plates.set_art(art)
        self._preview.set_art(art)
        for cell in self._seats:
            cell.set_art(art)

    # What is typed ------------------------------------------------------------------------------------

    def _follow(self) -> None:
        """Take over what the fields say now."""
        if self._ruleset is None or self._language is None:
            return
        numbers = self._line.numbers
        laid, broken = in_line(list(zip(numbers[::2], numbers[1::2], strict=False)))
        self._draft = replace(
            self._draft,
            ends=self._ends.numbers,
            line=laid,
            counts=tuple(cell.count() for cell in self._seats[: len(self._marks)]),
            boneyard=next(iter(self._boneyard.numbers), 0),
            turn=self._turn.seat() or 0,
            leader=self._leader.seat(),
            closer=self._closer.seat(),
            markers=tuple(sorted({seat - 1 for seat in self._markers.numbers if 0 < seat <= len(self._marks)})),
        )
        say = self._language.say
        if broken is not None:
            self.show_refusal(say(desk.TILE_TWICE if broken.is_twice else desk.LINE_BROKEN, str(broken.tile)))
        else:
            self.show_refusal("")
        self._show_table()
        self._name_main()
        self.drafted.emit(self._draft)

    def _follow_and_go_on(self, field: QWidget) -> None:
        self._follow()
        self._go_on(field)

    def _show_table(self) -> None:
        assert self._language is not None
        self._plates.present(self._draft.ends)
        self._plates.setFixedSize(round(max(1, len(self._draft.ends)) * _PLATES * _STEP), _PLATES)
        self._plates.setAccessibleName(self._language.joined(map(self._language.number, self._draft.ends)))
        self._preview.present(self._draft.line)
        self._preview.setAccessibleName(" ".join(f"{one}-{another}" for one, another in self._draft.line))

    def _change_mode(self, mode: str) -> None:
        assert self._ruleset is not None
        if mode == _TILE:
            self._draft = replace(dealt(self._ruleset, len(self._marks)), turn=self._draft.turn)
        elif self._draft.by_tile:
            self._draft = Draft(counts=(None,) * len(self._marks), wants_line=mode == _LINE, turn=self._draft.turn)
        else:
            self._draft = replace(self._draft, wants_line=mode == _LINE)
        assert self._language is not None
        self.present(self._ruleset, self._marks, self._draft, self._language, is_correction=self._is_correction)
        self.drafted.emit(self._draft)
        self.focus_first()

    def _finish(self, *, is_walk: bool) -> None:
        """Hand everything over, or say what is missing and go there."""
        assert self._ruleset is not None and self._language is not None
        lacking = missing(self._draft, self._ruleset, len(self._marks))
        if lacking is not None:
            self.show_refusal(missing_sentence(lacking, self._marks, self._language))
            self._focus_missing(lacking)
            return
        out = self._out()
        if out is not None:
            # Whoever holds no tile has gone out, whichever button was pressed.
            self.went_out.emit(self._draft, out)
        else:
            self.entered.emit(self._draft, is_walk and not self._draft.by_tile)

    def _out(self) -> int | None:
        assert self._ruleset is not None
        return who_is_out(self._draft, self._ruleset)

    # Fields and the ways between them --------------------------------------------------------------------

    def _fields(self) -> list[QWidget]:
        counts = [cell.edit for cell in self._seats[: len(self._marks)]]
        others = (self._boneyard, self._markers, self._leader, self._closer)
        fields = [self._ends, self._line, self._turn, *counts, *others]
        return [field for field in fields if not field.isHidden()]

    def _go_on(self, field: QWidget) -> None:
        fields = self._fields()
        following = fields[fields.index(field) + 1 :]
        self._go_to(following[0] if following else self._main, Qt.FocusReason.TabFocusReason)

    def _go_to(self, field: QWidget, reason: Qt.FocusReason) -> None:
        field.setFocus(reason)
        if self._area.isAncestorOf(field):
            self._area.ensureWidgetVisible(field, 0, _NEAR)

    def _go_back(self, field: QWidget) -> None:
        fields = self._fields()
        place = fields.index(field)
        if place:
            self._go_to(fields[place - 1], Qt.FocusReason.BacktabFocusReason)
        else:
            self.undo_wanted.emit()

    def _focus_missing(self, lacking: tuple[Missing, int | None] | None) -> None:
        if lacking is None:
            self._main.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        kind, seat = lacking
        fields = {Missing.ENDS: self._ends, Missing.LINE: self._line}
        pills = {Missing.LEADER: self._leader, Missing.CLOSER: self._closer}
        self._go_to(pills.get(kind) or fields.get(kind) or self._seats[seat or 0].edit, Qt.FocusReason.OtherFocusReason)

    def _connect(self, edit: DigitsEdit) -> None:
        edit.edited.connect(self._follow)
        edit.full.connect(lambda: self._go_on(edit))
        edit.left_back.connect(lambda: self._go_back(edit))
        edit.refused.connect(self._refuse)

    def _refuse(self, fault: NoSuchNumber) -> None:
        if self._language is not None:
            self.show_refusal(typing_sentence(fault, self._language))

    def _made_cell(self) -> SeatCell:
        cell = SeatCell(self._art)
        self._connect(cell.edit)
        self._grid.addWidget(cell)
        return cell

    # Words and places ---------------------------------------------------------------------------------

    def _say(self, goes_on: bool) -> None:
        language, ruleset = self._language, self._ruleset
        assert language is not None and ruleset is not None
        say = language.say
        self._title.setText(say(desk.ROUND_AGAIN if goes_on else desk.HOW_IT_STANDS))
        modes = [(_ENDS, say(desk.BY_ENDS)), (_LINE, say(desk.BY_LINE)), (_TILE, say(desk.BY_TILE))]
        offered = [
            mode
            for mode in modes
            if (mode[0] != _LINE or may_be_a_line(ruleset))
            and (mode[0] != _TILE or not (goes_on or self._is_correction))
        ]
        self._modes.set_choices(offered)
        mode = _TILE if self._draft.by_tile else _LINE if self._draft.wants_line and may_be_a_line(ruleset) else _ENDS
        if mode in dict(offered):
            self._modes.choose(mode)
        notes = {_ENDS: desk.BY_ENDS_NOTE, _LINE: desk.BY_LINE_NOTE, _TILE: desk.BY_TILE_NOTE}
        self._note.setText(say(notes[mode]))
        ends = say(desk.ENDS)
        if ruleset.placing == "trains":
            names = [*(mark.name for mark in self._marks), say(desk.NOBODYS_TRAIN)]
            ends = say(desk.ENDS_OF_TRAINS, ", ".join(names))
        for label, text, field in (
            (self._ends_label, ends, self._ends),
            (self._line_label, say(desk.LINE), self._line),
            (self._turn_label, say(desk.WHO_LEADS if self._draft.by_tile else desk.WHO_PROPOSES), self._turn),
            (self._leader_label, say(desk.WHO_LED), self._leader),
            (self._closer_label, say(desk.WHO_CLOSED), self._closer),
            (self._boneyard_label, say(desk.BONEYARD), self._boneyard),
            (self._markers_label, say(desk.WHOSE_MARKERS), self._markers),
        ):
            label.setText(text)
            field.setAccessibleName(text)
        self._counts_label.setText(say(desk.TILES_HELD))
        self._keys.setText(say(desk.KEYS_NOTE))
        self._just_enter.setText(say(desk.JUST_ENTER))
        self._show_table()
        self._name_main()

    def _name_main(self) -> None:
        assert self._language is not None
        out = self._out()
        if self._is_correction:
            text = self._language.say(desk.TAKE_CORRECTION)
        elif self._draft.by_tile:
            text = self._language.say(desk.BEGIN_ROUND)
        elif out is not None:
            text = self._language.say(desk.IS_OUT, self._marks[out].name)
        else:
            text = self._language.say(desk.START_WALK)
        self._main.setText(text)

    def _arrange(self) -> None:
        """Show the fields that these rules and this way of entering ask for."""
        assert self._ruleset is not None
        by_tile = self._draft.by_tile
        has_tiles = wants_tiles(self._draft, self._ruleset)
        for shown, widgets in (
            (not has_tiles and not by_tile, (self._ends_label, self._ends, self._plates)),
            (has_tiles, (self._line_label, self._line, self._preview)),
            (holds_boneyard(self._ruleset), (self._boneyard_label, self._boneyard)),
            (not by_tile and self._ruleset.has_markers, (self._markers_label, self._markers)),
            (not by_tile and needs_leader(self._ruleset), (self._leader_label, self._leader)),
            (not by_tile and needs_closer(self._ruleset), (self._closer_label, self._closer)),
            (not by_tile and not self._is_correction, (self._just_enter,)),
        ):
            for widget in widgets:
                widget.setVisible(shown)
        self._table.setVisible(has_tiles or not by_tile)
        self.show_refusal("")

    def _lay_out(self) -> None:
        self._table = table = Card()
        people = Card()
        for card, parts in (
            (table, (self._ends_label, beside(self._ends, self._plates), self._line_label, self._line, self._preview)),
            (people, self._people_parts()),
        ):
            card.setContentsMargins(20, 16, 20, 18)
            rows = QVBoxLayout(card)
            rows.setContentsMargins(0, 0, 0, 0)
            rows.setSpacing(8)
            for part in parts:
                rows.addWidget(part)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(4, 4, 12, 4)
        column.setSpacing(12)
        for widget in (self._title, self._modes, self._note, table, people):
            column.addWidget(widget)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(10)
        self._area = scroll_of(body)
        whole.addWidget(self._area, 1)
        whole.addWidget(self._refusal)
        foot = QHBoxLayout()
        foot.setSpacing(16)
        foot.addWidget(self._keys, 1)
        foot.addWidget(at_the_end(self._just_enter, self._main))
        whole.addLayout(foot)

    def _people_parts(self) -> tuple[QWidget, ...]:
        seats = QWidget()
        self._grid = ColumnLayout(seats, letters=16, most=4)
        return (
            *(self._turn_label, self._turn, self._counts_label, seats),
            *(beside(self._boneyard_label, self._boneyard), self._markers_label, self._markers),
            *(self._leader_label, self._leader, self._closer_label, self._closer),
        )
