"""Small windows for one table: no match, a typing mistake, more time, a penalty. Each tells what was chosen."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message
from domino_desktop.i18n.messages import tournament_round as words
from domino_desktop.tournament.checks import MOST_SECONDS
from domino_desktop.tournament.results import Outcome, TableResult
from domino_desktop.ui.controls import NumberField, TextLabel
from domino_desktop.ui.desk.numbered_choice import NumberedChoice
from domino_desktop.ui.desk.sheet import Sheet
from domino_desktop.ui.pages.choice_cards import Choice
from domino_desktop.ui.tournament.parts.form_parts import LONGEST_REASON, LabelledField


class TableSheet(Sheet):
    """A small window with what most of them have: labelled fields and a reason."""

    def __init__(self, parent: QWidget, language: Language, title: str, main: Message) -> None:
        super().__init__(parent, language, words.AT_TABLE, main)
        self.language = language
        self.name(title)

    def name(self, title: str) -> None:
        """Its title, which has numbers and names in it."""
        self.setWindowTitle(title)
        self._heading.setText(title)

    def add_field(self, label: str, field: QWidget) -> LabelledField:
        """Add a field under its label."""
        part = LabelledField(label, field)
        self.add_part(part, steps=part)
        return part

    def add_choice(self, question: str, choices: list[Choice], *, letters: int = 30, most: int = 2) -> NumberedChoice:
        """Add a question with its answers."""
        choice = NumberedChoice(letters=letters, most=most)
        choice.present(question, choices, self.language)
        self.add_part(choice, steps=choice)
        return choice

    def add_reason(self, label: Message, text: str = "") -> QLineEdit:
        """Add a field for a few words."""
        reason = QLineEdit(text)
        reason.setMaxLength(LONGEST_REASON)
        self.add_field(self.language.say(label), reason)
        return reason


class ForfeitForm(TableSheet):
    """What counts at a table that was not played; ``chosen`` carries the result."""

    chosen = Signal(object)

    def __init__(
        self, parent: QWidget, table: int, sides: tuple[str, str], points: tuple[int, int], language: Language
    ) -> None:
        """``points`` are those of a forfeit."""
        say = language.say
        super().__init__(parent, language, say(words.FORFEIT_TITLE, table), words.FORFEIT_TAKE)
        won = f"{say(words.FORFEIT_WIN_NOTE)} {say(words.FORFEIT_WIN_POINTS, *points)}"
        choices = [
            *(Choice(str(side), say(words.FORFEIT_WIN, name), won) for side, name in enumerate(sides)),
            Choice("both", say(words.FORFEIT_BOTH), say(words.FORFEIT_BOTH_NOTE)),
            Choice("none", say(words.FORFEIT_NONE), say(words.FORFEIT_NONE_NOTE)),
        ]
        self._choice = self.add_choice(say(words.FORFEIT_ASKED), choices)
        self.column.addStretch(1)

    def finish(self) -> None:
        choice = self._choice.choice()
        outcomes = {"both": Outcome.BOTH_LOST, "none": Outcome.NOT_PLAYED}
        if choice in outcomes:
            self.chosen.emit(TableResult(outcomes[choice]))
        else:
            self.chosen.emit(TableResult(Outcome.FORFEIT, winner=int(choice)))


class UndoForm(TableSheet):
    """Takes a result back that was mistyped; ``confirmed`` carries the reason, which is filled in beforehand."""

    confirmed = Signal(str)

    def __init__(self, parent: QWidget, table: int, result: str, language: Language) -> None:
        say = language.say
        super().__init__(parent, language, say(words.UNDO_TITLE, table), words.UNDO_TAKE)
        self.add_part(TextLabel("heading", result))
        self._reason = self.add_reason(words.UNDO_REASON, say(words.MISTYPED))
        self._reason.textChanged.connect(lambda text: self.main.setEnabled(bool(text.strip())))
        self.column.addStretch(1)

    def finish(self) -> None:
        self.confirmed.emit(" ".join(self._reason.text().split()))


class MoreTimeForm(TableSheet):
    """More minutes for all tables or one; ``given(table, seconds, reason)``, table 0 being all."""

    given = Signal(int, int, str)

    def __init__(self, parent: QWidget, table: int | None, language: Language, *, for_one: bool) -> None:
        """``table`` may be chosen beside all, and is chosen already where it is ``for_one``."""
        say = language.say
        super().__init__(parent, language, say(words.MORE_TITLE), words.MORE_TAKE)
        self._minutes = NumberField()
        most = MOST_SECONDS // 60
        self._minutes.setRange(-most, most)
        self._minutes.setValue(5)
        self.add_field(say(words.MORE_MINUTES), self._minutes)
        choices = [Choice("0", say(words.MORE_ALL))]
        if table is not None:
            choices.insert(0 if for_one else 1, Choice(str(table), say(words.MORE_ONE, table)))
        self._who = self.add_choice(say(words.MORE_WHO), choices)
        self._reason = self.add_reason(words.MORE_REASON)
        self.column.addStretch(1)

    def finish(self) -> None:
        reason = " ".join(self._reason.text().split())
        self.given.emit(int(self._who.choice()), self._minutes.value() * 60, reason)


class PenaltyChoice(TableSheet):
    """Who at a table is penalised; ``chosen`` carries the number of the entrant."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget, table: int, names: dict[int, str], language: Language) -> None:
        """``names`` by entrant."""
        super().__init__(parent, language, language.say(words.PENALTY_TITLE, table), words.PENALTY_TAKE)
        choices = [Choice(str(entrant), name) for entrant, name in names.items()]
        self._choice = self.add_choice(language.say(words.PENALTY_WHO), choices)
        self.column.addStretch(1)

    def finish(self) -> None:
        self.chosen.emit(int(self._choice.choice()))
