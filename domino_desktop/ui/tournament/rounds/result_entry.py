"""Results typed at speed: the table, the points of one side, the points of the other, each with Enter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_round as words
from domino_desktop.tournament.results import TableResult
from domino_desktop.tournament.state import TournamentRound
from domino_desktop.tournament.typed_results import (
    Kind,
    Mistake,
    Reading,
    TypedMatch,
    TypedResult,
    read,
    read_table,
    typed_from,
)
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import PillChoice, PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.pages.page import Section
from domino_desktop.ui.pages.rows import beside
from domino_desktop.ui.tournament.parts.names import side_name
from domino_desktop.ui.tournament.parts.two_columns import bring_into_view, wrapping
from domino_desktop.ui.tournament.rounds.match_fields import ResultField
from domino_desktop.ui.tournament.rounds.match_list import MatchList
from domino_desktop.ui.tournament.rounds.mistake_words import letters_of, mistake_sentence
from domino_desktop.ui.tournament.rounds.play_off import PlayOff
from domino_desktop.ui.tournament.rounds.result_draft import PLACE, HalfTyped, as_draft, from_draft

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController

_TOTALS, _ROUNDS = "totals", "rounds"
_PAUSE: Final = 400  # milliseconds without a key before what is half typed is kept


class ResultEntry(Section):
    """The fields for one result of the last tournament round. What is half typed is kept."""

    entered = Signal(int, object)
    """A result is complete; carries the table and the `TableResult`."""
    noted = Signal(int, object)
    """So much has been played; the match goes on."""
    correction_wanted = Signal(int)
    """The table has its result already."""
    table_typed = Signal(int)
    """Another table that waits for its result is meant."""
    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._office: TournamentController | None = None
        self._language: Language | None = None
        self._table: int | None = None
        self._refused_table = 0
        self._label, self._field = TextLabel("heading"), ResultField()
        self._label.setWordWrap(False)
        self._field.fit(4)
        self._field.setMaximumWidth(self._field.minimumWidth() + 20)
        self._matches = MatchList()
        self._modes = PillChoice()
        self._play_off = PlayOff()
        self._message = Sentence("heading")
        self._anyway, self._correct = QuietButton(), QuietButton()
        self._take, self._so_far = PrimaryButton(), QuietButton()
        self._keys, self._none_open = TextLabel("quiet"), TextLabel("body")
        self._keeper = QTimer(self)
        self._keeper.setSingleShot(True)
        self._keeper.setInterval(_PAUSE)
        self._keeper.timeout.connect(self.keep)
        self._connect()
        for widget in (
            self._none_open,
            beside(self._label, self._field),
            self._matches,
            self._message,
            self._play_off,
            wrapping(self._anyway, self._correct),
            wrapping(self._take, self._so_far),
            self._modes,
            self._keys,
        ):
            self.rows.addWidget(widget)

    # What is shown ------------------------------------------------------------------------------------

    def present(self, office: TournamentController, language: Language) -> None:
        """Show the fields for the last tournament round; what is typed in them stays."""
        is_new = office is not self._office
        self._office, self._language = office, language
        say = language.say
        self._modes.set_choices([(_TOTALS, say(words.BY_TOTALS)), (_ROUNDS, say(words.BY_ROUNDS))])
        if is_new:
            self._table = None
            self._take_up()
        paired = self._paired
        if self._table is not None and (paired is None or self._table not in paired.open_tables):
            self.clear()
        if not self._field.text():
            self.offer_next(0)
        self._say()

    def offer_next(self, after: int) -> None:
        """Offer the next open table after this one."""
        paired = self._paired
        opened = () if paired is None else tuple(sorted(paired.open_tables))
        following = [table for table in opened if table > after] or list(opened)
        self._field.setText(str(following[0]) if following else "")
        if following:
            self._set_table(following[0])

    def go_to_table(self, table: int, *, takes_keyboard: bool) -> None:
        """This table is meant now, unless points of another one are half typed, or it is only looked at."""
        paired = self._paired
        if paired is None or (not self._matches.is_empty and table != self._table):
            return
        if takes_keyboard or table in paired.open_tables:
            self._field.setText(str(table))
            if takes_keyboard:
                self._take_table()
            else:
                self._set_table(table)

    def focus_first(self) -> None:
        """Put the keyboard where one goes on typing."""
        if self._matches.is_empty:
            self._field.setFocus(Qt.FocusReason.OtherFocusReason)
            self._field.selectAll()
        else:
            self._matches.go_on()

    def type_table(self, digit: str) -> None:
        """A digit was typed elsewhere: it begins the number of a table."""
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._field.setText(digit)
        self._field.end(False)

    def refuse(self, text: str) -> None:
        """Say in one sentence why this cannot be; empty for nothing."""
        self._show_message(text)

    def clear(self) -> None:
        """Nothing is typed any more."""
        self._matches.fill(())
        self._table = None
        self._field.clear()
        self._show_play_off(False)
        self._show_message("")
        self._say()
        self.keep()

    def fill(self, table: int, result: TableResult) -> None:
        """Fill in what was typed before, to change it."""
        self._matches.fill(())
        self._field.setText(str(table))
        self._set_table(table)
        self._show_result(result)

    @property
    def field(self) -> ResultField:
        """The field that one types in now: that of the table, or one of points."""
        held = self.focusWidget()
        return held if isinstance(held, ResultField) else self._field

    @property
    def message(self) -> str:
        """What is said below the fields; empty for nothing."""
        return "" if self._message.isHidden() else self._message.text()

    def _show_fields(self) -> None:
        """Where there is little room, what will be filled in next comes into view as well."""
        bring_into_view(self._matches)
        bring_into_view(self._field)

    # Enter, and what follows --------------------------------------------------------------------------

    def _take_table(self) -> None:
        """The number of the table is typed."""
        paired = self._paired
        if paired is None:
            return
        found = read_table(self._field.text(), paired)
        if isinstance(found, Mistake):
            self._show_mistake(found, self._field)
            return
        self._set_table(found)
        self._show_message("")
        self._matches.go_on()

    def _set_table(self, table: int) -> None:
        """The fields are for this table now; what it has played so far stands in them."""
        if table == self._table:
            self.table_typed.emit(table)  # another one may have been looked at meanwhile
            return
        self._table = table
        paired = self._paired
        so_far = None if paired is None else paired.scores_so_far.get(table)
        if self._matches.is_empty and so_far is not None:
            self._show_result(so_far)
        self._show_play_off(False)
        self._say()
        self.table_typed.emit(table)

    def _show_result(self, result: TableResult) -> None:
        assert self._language is not None
        typed = typed_from(result, letters_of(self._language))
        if any(match.rounds for match in typed.matches):
            # The rounds say everything: the points of the match are their sum.
            self._modes.choose(_ROUNDS)
            typed = TypedResult(tuple(TypedMatch(rounds=match.rounds) for match in typed.matches))
        self._say()
        self._matches.fill(typed.matches)

    def _reading(self, *, is_over: bool) -> Reading:
        assert self._office is not None and self._language is not None
        winner = self._play_off.choice() if self._play_off.isVisibleTo(self) else ""
        typed = TypedResult(self._matches.value, int(winner) if winner else -1)
        letters = {letter: ended for ended, letter in letters_of(self._language).items()}
        return read(typed, self._office.state.settings, letters, is_over=is_over)

    def _finish(self, *, is_forced: bool = False, is_over: bool = True) -> None:
        """Hand the result over, or say what is wrong or odd about it."""
        if self._table is None or self._field.text().strip() != str(self._table):
            self._take_table()
            return
        reading = self._reading(is_over=is_over)
        worst = sorted(reading.mistakes, key=lambda mistake: mistake.kind.is_warning)
        if worst and (reading.result is None or not is_forced):
            self._show_mistake(worst[0], self._matches.field_of(worst[0]))
        elif reading.result is not None:
            (self.entered if is_over else self.noted).emit(self._table, reading.result)

    # What is wrong ------------------------------------------------------------------------------------

    def _show_mistake(self, mistake: Mistake, field: ResultField) -> None:
        office, language = self._office, self._language
        assert office is not None and language is not None
        ruleset = office.state.settings.terms.ruleset
        self._show_message(mistake_sentence(mistake, self._names(), ruleset, language))
        self._anyway.setVisible(mistake.kind.is_warning)
        self._refused_table = mistake.values[0] if mistake.kind is Kind.HAS_RESULT else 0
        self._correct.setVisible(bool(self._refused_table))
        if mistake.kind is Kind.LEVEL_IN_KNOCKOUT:
            self._show_play_off(True)
        else:
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            field.selectAll()
            # The sentence has its place only once everything is laid out anew.
            QTimer.singleShot(0, self._message, lambda: bring_into_view(self._message))

    def _show_message(self, text: str) -> None:
        self._message.setText(text)
        self._message.setVisible(bool(text))
        self._anyway.hide()
        self._correct.hide()
        if text:
            self.told.emit(text)

    def _show_play_off(self, is_shown: bool) -> None:
        self._play_off.setVisible(is_shown)
        if is_shown:
            self._play_off.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._play_off.clear()

    # What is half typed -------------------------------------------------------------------------------

    def keep(self) -> None:
        """Keep what is half typed, now."""
        self._keeper.stop()
        if self._office is None or self._paired is None:
            return
        by_rounds = self._modes.choice() == _ROUNDS
        half = HalfTyped(self._paired.number, self._field.text(), by_rounds, self._matches.value)
        self._office.keep_draft(PLACE, None if self._matches.is_empty else as_draft(half))

    def _take_up(self) -> None:
        """Show what was half typed when the tournament was left."""
        self._matches.fill(())
        self._field.clear()
        self._show_play_off(False)
        self._show_message("")
        paired = self._paired
        half = None if self._office is None else from_draft(self._office.draft.get(PLACE))
        if half is None or paired is None or half.round != paired.number:
            return
        self._modes.choose(_ROUNDS if half.by_rounds else _TOTALS)
        found = read_table(half.table, paired)
        self._table = found if isinstance(found, int) else None
        self._field.setText(half.table)
        self._say()
        self._matches.fill(half.matches)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._keeper.isActive():
            self.keep()

    # Words and places ---------------------------------------------------------------------------------

    @property
    def _paired(self) -> TournamentRound | None:
        return None if self._office is None else self._office.state.last_round

    def _names(self) -> tuple[str, str]:
        office, language, paired = self._office, self._language, self._paired
        seating = None if paired is None or self._table is None else paired.seating(self._table)
        if seating is None or office is None or language is None:
            return "", ""
        return side_name(office, seating, 0, language), side_name(office, seating, 1, language)

    def _say(self) -> None:
        office, language, paired = self._office, self._language, self._paired
        if office is None or language is None:
            return
        say, names = language.say, self._names()
        by_rounds = self._modes.choice() == _ROUNDS
        self.heading.setText(say(words.ENTER_RESULT))
        self._label.setText(say(words.TABLE_FIELD))
        self._field.setAccessibleName(say(words.TABLE_FIELD))
        self._matches.present(names, office.state.settings.terms.best_of, by_rounds, language)
        self._play_off.setAccessibleName(say(words.PLAY_OFF))
        self._play_off.set_choices(zip(("0", "1"), (name.replace("&", "&&") for name in names)))
        if not self._play_off.isVisibleTo(self):
            self._play_off.clear()
        for button, message in (
            (self._anyway, words.TAKE_ANYWAY),
            (self._correct, words.CORRECT),
            (self._take, words.TAKE_RESULT),
            (self._so_far, words.NOTE_SO_FAR),
        ):
            button.setText(say(message))
        self._so_far.setVisible(by_rounds)
        letters = say(words.ENDED_KEYS, *letters_of(language).values())
        self._keys.setText(f"{letters}. {say(words.ENTRY_KEYS_ROUNDS)}" if by_rounds else say(words.ENTRY_KEYS))
        is_open = paired is not None and bool(paired.open_tables)
        self._none_open.setText(say(words.NONE_OPEN))
        self._none_open.setVisible(not is_open)

    def _change_mode(self) -> None:
        self._say()
        self._matches.go_on()
        self._keeper.start()

    def _follow_table(self) -> None:
        """The names are shown as soon as a number means a table, unless points are typed for another one."""
        paired = self._paired
        if paired is not None and self._matches.is_empty:
            found = read_table(self._field.text(), paired)
            if isinstance(found, int):
                self._set_table(found)
            else:
                self._table = None
                self._say()
        self._follow()

    def _follow(self) -> None:
        """Something was typed: what was wrong before may be right now."""
        self._show_message("")
        self._keeper.start()

    def _connect(self) -> None:
        self._field.entered.connect(self._take_table)
        self._field.reached.connect(self._show_fields)
        self._field.textEdited.connect(self._follow_table)
        self._field.left.connect(lambda step: self._matches.go_on() if step > 0 and self._table else None)
        self._matches.typed.connect(self._follow)
        self._matches.mistaken.connect(self._show_mistake)
        self._matches.finished.connect(self._finish)
        self._matches.left_back.connect(lambda: self._field.setFocus(Qt.FocusReason.OtherFocusReason))
        for wish in (self._matches.forced, self._anyway.clicked):
            wish.connect(lambda: self._finish(is_forced=True))
        self._play_off.entered.connect(lambda: self._finish())
        self._take.clicked.connect(lambda: self._finish())
        self._so_far.clicked.connect(lambda: self._finish(is_over=False))
        self._correct.clicked.connect(lambda: self.correction_wanted.emit(self._refused_table))
        self._modes.chosen.connect(self._change_mode)
