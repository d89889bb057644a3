"""What most club evenings leave as it is: points for sitting out, what decides ties, tables, the draw, penalties."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.controller.new_tournament import LARGEST_SEED
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message
from domino_desktop.i18n.messages import tournament_new as words
from domino_desktop.tournament.result_checks import MOST_POINTS
from domino_desktop.tournament.settings import USUAL_TIE_BREAKS, Settings
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import FlowLayout, NumberField, TextLabel
from domino_desktop.ui.desk.stacks import flow, stack
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.columns import ColumnLayout
from domino_desktop.ui.pages.switch import Switch
from domino_desktop.ui.tournament.beginning.penalty_list import PenaltyList
from domino_desktop.ui.tournament.parts.order_list import OrderList

_USUAL_BYE: Final = (100, 50)
_USUAL_FORFEIT: Final = (100, 0)
_MOST_TABLES: Final = 999


class MoreForm(QWidget):
    """Until a person changes them, points for sitting out follow the length of a match."""

    changed = Signal()
    entered = Signal()
    grown = Signal()
    """There is more to fill in."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._labels: list[tuple[TextLabel, Message]] = []
        self._bye, self._forfeit = _PointsPair(), _PointsPair()
        self._bye_wins = Switch()
        self._first_table, self._seed = NumberField(), NumberField()
        self._first_table.setRange(1, _MOST_TABLES)
        self._seed.setRange(0, LARGEST_SEED)
        self._order, self._penalties = OrderList(art, icons), PenaltyList(art, icons)
        self._seed_note = TextLabel("quiet")
        for part in (self._bye, self._forfeit, self._order, self._penalties):
            part.changed.connect(self.changed)
        self._bye_wins.clicked.connect(self.changed)
        for field in (self._first_table, self._seed):
            field.valueChanged.connect(self.changed)
        self._penalties.grown.connect(self.grown)
        self._order.entered.connect(self.entered)
        self._lay_out()

    def present(self, settings: Settings | None, seed: int, language: Language) -> None:
        """Begin as these settings have it; without any, as usual. ``seed`` is the number of the draw."""
        terms = None if settings is None else settings.terms
        self._bye.present(None if terms is None else terms.bye, _USUAL_BYE)
        self._forfeit.present(None if terms is None else terms.forfeit, _USUAL_FORFEIT)
        self._bye_wins.setChecked(terms is None or terms.bye_wins)
        self._first_table.setValue(1 if settings is None else settings.first_table)
        self._seed.setRange(0, max(LARGEST_SEED, seed))
        self._seed.setValue(seed)
        self._order.present(USUAL_TIE_BREAKS if settings is None else settings.tie_breaks, language)
        self._penalties.present(() if terms is None else terms.penalties, language)
        self.retranslate(language)

    def follow_target(self, points: int) -> None:
        """A match goes to so many points: what nobody has changed follows."""
        if points:
            self._bye.follow((points, points // 2))
            self._forfeit.follow((points, 0))

    def fix_draw(self, is_fixed: bool) -> None:
        """Whether the number of the draw has to stay as it is."""
        self._seed.setEnabled(not is_fixed)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._order.set_art(art)
        self._penalties.set_art(art)

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        say = language.say
        for label, message in self._labels:
            label.setText(say(message))
        self._bye.retranslate(language, words.SITTING_OUT)
        self._forfeit.retranslate(language, words.FORFEIT)
        self._bye_wins.setText(say(words.SITTING_OUT_WINS))
        self._seed_note.setText(say(words.SEED_NOTE))
        for field, message in ((self._first_table, words.FIRST_TABLE), (self._seed, words.SEED)):
            field.setAccessibleName(say(message))
        self._order.retranslate(language)
        self._penalties.retranslate(language)

    def find_fault(self) -> QWidget | None:
        """What has to be changed, having told why; None when all is well."""
        return self._order.find_fault() or self._penalties.find_fault()

    def settled(self, settings: Settings) -> Settings:
        """These settings with what is chosen here."""
        terms = replace(
            settings.terms,
            bye=self._bye.points(),
            forfeit=self._forfeit.points(),
            bye_wins=self._bye_wins.isChecked(),
            penalties=self._penalties.penalties(),
        )
        return replace(
            settings,
            terms=terms,
            tie_breaks=self._order.tie_breaks(),
            first_table=self._first_table.value(),
            seed=self._seed.value(),
        )

    def _under(self, message: Message, *parts: QWidget) -> QWidget:
        label = TextLabel("quiet")
        label.setBuddy(parts[0])
        self._labels.append((label, message))
        return stack(label, *parts)

    def _lay_out(self) -> None:
        grid = QWidget()
        columns = ColumnLayout(grid, letters=36, most=2, spacing=24)
        columns.addWidget(self._under(words.SITTING_OUT, self._bye, self._bye_wins))
        columns.addWidget(self._under(words.FORFEIT, self._forfeit))
        columns.addWidget(self._under(words.FIRST_TABLE, self._first_table))
        columns.addWidget(self._under(words.SEED, self._seed, self._seed_note))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(18)
        column.addWidget(self._order)
        column.addWidget(grid)
        column.addWidget(self._penalties)
        flow(self, grid)


class _PointsPair(QWidget):
    """Points for and points against, never more against than for."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._is_changed = False
        self._for, self._against = NumberField(), NumberField()
        self._for_label, self._against_label = TextLabel("quiet"), TextLabel("quiet")
        grid = FlowLayout(self, spacing=12)
        for field, label in ((self._for, self._for_label), (self._against, self._against_label)):
            field.setRange(0, MOST_POINTS)
            field.valueChanged.connect(self._hear)
            label.setBuddy(field)
            grid.addWidget(stack(field, label, spacing=2))
        flow(self)

    def present(self, points: tuple[int, int] | None, usual: tuple[int, int]) -> None:
        """Show these points; None: the usual ones, which may follow the length of a match."""
        self._set(usual if points is None else points)
        self._is_changed = points is not None

    def follow(self, points: tuple[int, int]) -> None:
        """Be these points, unless a person has chosen others."""
        if not self._is_changed:
            self._set(points)

    def points(self) -> tuple[int, int]:
        """Points for and against."""
        return self._for.value(), self._against.value()

    def retranslate(self, language: Language, about: Message) -> None:
        """Say everything in this language; ``about`` is what the points are for."""
        for field, label, message in (
            (self._for, self._for_label, words.POINTS_FOR),
            (self._against, self._against_label, words.POINTS_AGAINST),
        ):
            field.setLocale(language.locale)
            field.setAccessibleName(language.say(message))
            field.setAccessibleDescription(language.say(about))
            label.setText(language.say(message))

    def _set(self, points: tuple[int, int]) -> None:
        for field, value in ((self._for, points[0]), (self._against, points[1])):
            field.blockSignals(True)
            field.setMaximum(MOST_POINTS)
            field.setValue(value)
            field.blockSignals(False)
        self._against.setMaximum(points[0])

    def _hear(self) -> None:
        self._is_changed = True
        self._against.setMaximum(self._for.value())
        self.changed.emit()
