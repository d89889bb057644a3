"""The fields of all matches of one table: Enter leads through them, and behind the last one the result is complete."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_round as words
from domino_desktop.tournament.typed_results import TOTALS, Kind, Mistake, TypedMatch, both_in, point_mistake
from domino_desktop.ui.pages.score_sum import growing
from domino_desktop.ui.tournament.rounds.match_fields import MatchFields, ResultField
from domino_desktop.ui.tournament.rounds.mistake_words import letters_of


class MatchList(QWidget):
    """As many matches as the table may need: a further one comes into view when those before are typed."""

    typed = Signal()
    finished = Signal()
    """Enter behind the last match that there can be."""
    forced = Signal()
    """Ctrl+Enter."""
    left_back = Signal()
    """From the first field back to what is before it."""
    mistaken = Signal(object, object)
    """What is wrong with the one field that was left; carries the `Mistake` and the field."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._best_of, self._by_rounds = 1, False
        self._language: Language | None = None
        self._names = ("", "")
        self._matches: list[MatchFields] = []
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(10)
        growing(self)
        self._add()

    def present(self, names: tuple[str, str], best_of: int, by_rounds: bool, language: Language) -> None:
        """Name both sides; ``best_of``: so many matches at most."""
        self._names, self._best_of, self._by_rounds, self._language = names, best_of, by_rounds, language
        while len(self._matches) < best_of:
            self._add()
        self._arrange()

    @property
    def value(self) -> tuple[TypedMatch, ...]:
        """What stands in the fields that are in view."""
        return tuple(match.value for match in self._shown())

    @property
    def is_empty(self) -> bool:
        """Whether no points are typed."""
        return all(match.is_empty for match in self.value)

    def fill(self, matches: Sequence[TypedMatch]) -> None:
        """Show these in the fields."""
        while len(self._matches) < len(matches):
            self._add()
        for place, match in enumerate(self._matches):
            match.show_value(matches[place] if place < len(matches) else TypedMatch())
        self._arrange()

    def field_of(self, mistake: Mistake) -> ResultField:
        """The field that a mistake is about."""
        return self._matches[min(mistake.match, len(self._matches) - 1)].field_of(mistake)

    def focus_first(self) -> None:
        """Put the keyboard into the first field."""
        self._shown()[0].fields()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def go_on(self) -> None:
        """Put the keyboard into the first field that is empty."""
        shown = self._shown()
        match = next((each for each in shown if each.value.is_empty), shown[-1])
        match.first_empty().setFocus(Qt.FocusReason.OtherFocusReason)

    # Inside -------------------------------------------------------------------------------------------

    def _shown(self) -> list[MatchFields]:
        return [match for match in self._matches if not match.isHidden()]

    def _arrange(self) -> None:
        """Show the matches that are typed, and the next one unless the table is decided."""
        used = max((place + 1 for place, match in enumerate(self._matches) if not match.value.is_empty), default=0)
        last = min(self._best_of, max(1, used if self._is_decided() else used + 1))
        for place, match in enumerate(self._matches):
            match.setVisible(place < max(last, used))
            if self._language is not None:
                number = place + 1
                heading = self._language.say(words.MATCH_LABEL, number) if self._best_of > 1 else ""
                match.present(self._names, heading, self._by_rounds, self._language, has_names=place == 0)

    def _is_decided(self) -> bool:
        won = [0, 0]
        for match in self._matches:
            first, second = match.sums()
            if first is not None and second is not None and first != second:
                won[second > first] += 1
        return max(won) > self._best_of // 2

    def _enter(self, match: MatchFields, field: ResultField) -> None:
        """Enter in a field: on to the next one."""
        _, column = match.place_of(field)
        both = both_in(field.text()) if column == 0 else None
        if both is not None:
            following = match.fields()[match.fields().index(field) + 1]
            field.setText(both[0])
            following.setText(both[1])
            field, column = following, 1
            self._follow()
        if match.is_empty_line(field):
            self._end(match)
            return
        mistake = self._mistake(match, field)
        if mistake is not None:
            self.mistaken.emit(mistake, field)
            return
        fields = match.fields()
        place = fields.index(field) + 1
        if place < len(fields):
            fields[place].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self._end(match)

    def _mistake(self, match: MatchFields, field: ResultField) -> Mistake | None:
        """What is wrong with this one field."""
        number, column = match.place_of(field)
        place, text = self._matches.index(match), field.text().strip()
        if number != TOTALS and not text:
            return None
        if column < 2:
            return point_mistake(text, place, number, column)
        letters = () if self._language is None else letters_of(self._language).values()
        return None if text.lower() in letters else Mistake(Kind.UNKNOWN_ENDING, (), place, number, column)

    def _end(self, match: MatchFields) -> None:
        """A match is typed: on to the next one, where there is one."""
        shown = self._shown()
        place = shown.index(match) + 1
        if place < len(shown) and not self._is_decided():
            shown[place].first_empty().setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.finished.emit()

    def _step(self, field: ResultField, step: int) -> None:
        fields = [each for match in self._shown() for each in match.fields()]
        place = fields.index(field) + step
        if place < 0:
            self.left_back.emit()
        elif place < len(fields):
            fields[place].setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow(self) -> None:
        self._arrange()
        self.typed.emit()

    def _add(self) -> None:
        match = MatchFields(self)
        self._matches.append(match)
        self._rows.addWidget(match)
        match.typed.connect(self._follow)
        match.entered.connect(lambda field, match=match: self._enter(match, field))
        match.forced.connect(self.forced)
        match.left.connect(self._step)
