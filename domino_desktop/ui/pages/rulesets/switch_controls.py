"""How one switch of a rule set is set: by a choice of sentences, a number, or a table of its own shape."""

from __future__ import annotations

import json
from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.tiles import TileSet, print_tiles
from domino_desktop.i18n import rulebook
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import rulepages
from domino_desktop.i18n.rulebook.block import ALWAYS_DECIDE
from domino_desktop.ui.controls import FlowLayout, NumberField, TextLabel
from domino_desktop.ui.pages.choice_cards import Choice, ChoiceCards
from domino_desktop.ui.pages.setup_length import LengthChoice
from domino_desktop.ui.pages.switch import Switch
from domino_desktop.ui.pages.wrap_combo import WrapCombo

MOST_SEATS: Final = 8
SMALLEST_SET: Final = 6
"""Smaller sets are for studying exact cases, not for people."""

_MOST_TIES: Final = 3
_ROUNDS_WITH_EXTRA: Final = 4
_USUAL_HAND: Final = {2: 7, 3: 7, 4: 7}


class SwitchControl(QWidget):
    """Sets one switch; ``wanted`` carries what ``RuleSet.changed`` needs."""

    wanted = Signal(object)

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key
        self._is_showing = False
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_rules(self, ruleset: RuleSet, language: Language) -> None:
        """Show what these rules say, in this language; tells nobody."""
        self._is_showing = True
        self._show(ruleset, language)
        self._is_showing = False

    def _show(self, ruleset: RuleSet, language: Language) -> None:
        raise NotImplementedError

    def _want(self, changes: dict[str, Any]) -> None:
        if not self._is_showing:
            self.wanted.emit(changes)


class ChoiceControl(SwitchControl):
    """One sentence for each value."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self._ruleset: RuleSet | None = None
        self._cards = ChoiceCards(letters=36, most=2)
        self._cards.chosen.connect(self._choose)
        _below(self, self._cards)

    def _show(self, ruleset: RuleSet, language: Language) -> None:
        self._ruleset = ruleset
        self._cards.setAccessibleName(rulebook.label(self.key, language))
        self._cards.set_choices(
            Choice(json.dumps(value), rulebook.choice_sentence(self.key, value, ruleset, language))
            for value in rulebook.choices(self.key, ruleset)
            if self.key != "max_pip" or value >= SMALLEST_SET
        )
        self._cards.choose(json.dumps(rulebook.value_of(ruleset, self.key)))

    def _choose(self, chosen: str) -> None:
        if self._ruleset is not None:
            self._want(rulebook.changes(self._ruleset, self.key, json.loads(chosen)))


class NumberControl(SwitchControl):
    """A number to type or to step."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self._ruleset: RuleSet | None = None
        self._field = NumberField()
        lowest, highest = rulebook.span(key) or (0, 1000)
        self._field.setRange(lowest, highest)
        self._field.setSingleStep(5 if highest >= 1000 else 1)
        self._field.valueChanged.connect(self._choose)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._field)
        row.addStretch(1)

    def _show(self, ruleset: RuleSet, language: Language) -> None:
        self._ruleset = ruleset
        self._field.setLocale(language.locale)
        self._field.setAccessibleName(rulebook.label(self.key, language))
        self._field.setValue(rulebook.value_of(ruleset, self.key))

    def _choose(self, number: int) -> None:
        if self._ruleset is not None:
            self._want(rulebook.changes(self._ruleset, self.key, number))


class PlayersControl(SwitchControl):
    """How many can play: a switch for each number, and hands for those that are new."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self._ruleset: RuleSet | None = None
        self._switches = {seats: Switch() for seats in range(2, MOST_SEATS + 1)}
        flow = FlowLayout(self, spacing=8)
        for switch in self._switches.values():
            switch.toggled.connect(self._choose)
            flow.addWidget(switch)

    def _show(self, ruleset: RuleSet, language: Language) -> None:
        self._ruleset = ruleset
        for seats, switch in self._switches.items():
            switch.setText(language.number(seats))
            switch.setChecked(seats in ruleset.players)

    def _choose(self) -> None:
        if self._ruleset is None:
            return
        chosen = [seats for seats, switch in self._switches.items() if switch.isChecked()]
        known = {seats for _, sizes in self._ruleset.hand_size for seats, _ in sizes}
        hands = {
            str(top): {str(seats): tiles for seats, tiles in sizes if seats in chosen}
            | {str(seats): _usual_hand(top, seats) for seats in chosen if seats not in known}
            for top, sizes in self._ruleset.hand_size
        }
        removed = {
            str(seats): [str(tile) for tile in tiles] for seats, tiles in self._ruleset.remove if seats in chosen
        }
        hands = {top: sizes for top, sizes in hands.items() if sizes}
        self._want({"players": chosen, "hand_size": hands, "remove": removed})


def _labelled(field: QWidget, flow: FlowLayout) -> tuple[QWidget, TextLabel]:
    """The field added to the flow in one piece with a label before it: that piece, and the label."""
    holder, label = QWidget(), TextLabel("quiet")
    label.setWordWrap(False)
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(label)
    row.addWidget(field)
    flow.addWidget(holder)
    return holder, label


class HandControl(SwitchControl):
    """How many tiles each gets, by how many play, in the set that is chosen."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self._ruleset: RuleSet | None = None
        self._fields: dict[int, tuple[QWidget, TextLabel, NumberField]] = {}
        flow = FlowLayout(self, spacing=16)
        for seats in range(2, MOST_SEATS + 1):
            field = NumberField()
            field.setRange(1, 60)
            field.valueChanged.connect(self._choose)
            self._fields[seats] = (*_labelled(field, flow), field)

    def _show(self, ruleset: RuleSet, language: Language) -> None:
        self._ruleset = ruleset
        for seats, (holder, label, field) in self._fields.items():
            dealt = ruleset.hand_for(seats)
            holder.setVisible(dealt is not None)
            label.setText(language.say(rulepages.WITH_PLAYERS, n=seats))
            field.setAccessibleName(label.text())
            field.setLocale(language.locale)
            if dealt is not None:
                field.setValue(dealt)

    def _choose(self) -> None:
        if self._ruleset is None:
            return
        hands = {str(top): {str(seats): tiles for seats, tiles in sizes} for top, sizes in self._ruleset.hand_size}
        here = hands[str(self._ruleset.max_pip)]
        for seats, (_, _, field) in self._fields.items():
            if str(seats) in here:
                here[str(seats)] = field.value()
        self._want({"hand_size": hands})


class RemoveControl(SwitchControl):
    """The tiles that are left out, by how many play."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self._ruleset: RuleSet | None = None
        self._fields: dict[int, tuple[QWidget, TextLabel, QLineEdit]] = {}
        flow = FlowLayout(self, spacing=16)
        for seats in range(2, MOST_SEATS + 1):
            field = QLineEdit()
            field.setPlaceholderText("0-0 6-6")
            field.editingFinished.connect(self._choose)
            self._fields[seats] = (*_labelled(field, flow), field)

    def _show(self, ruleset: RuleSet, language: Language) -> None:
        self._ruleset = ruleset
        for seats, (holder, label, field) in self._fields.items():
            holder.setVisible(seats in ruleset.players)
            label.setText(language.say(rulepages.WITH_PLAYERS, n=seats))
            field.setAccessibleName(label.text())
            field.setText(print_tiles(ruleset.removed(seats)))

    def _choose(self) -> None:
        if self._ruleset is None:
            return
        typed = {str(seats): field.text().replace(",", " ").split() for seats, (_, _, field) in self._fields.items()}
        wanted = {seats: names for seats, names in typed.items() if names and int(seats) in self._ruleset.players}
        now = {str(seats): [str(tile) for tile in tiles] for seats, tiles in self._ruleset.remove}
        if wanted != now:
            self._want({"remove": wanted})


class TiesControl(SwitchControl):
    """What decides a tie, and what does if that does not."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self._ruleset: RuleSet | None = None
        self._names: list[list[str]] = []
        self._labels = [TextLabel("quiet") for _ in range(_MOST_TIES)]
        self._lists = [WrapCombo() for _ in range(_MOST_TIES)]
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        for label, chosen in zip(self._labels, self._lists, strict=True):
            chosen.setMinimumWidth(200)
            chosen.activated.connect(self._choose)
            rows.addWidget(label)
            rows.addWidget(chosen)

    def _show(self, ruleset: RuleSet, language: Language) -> None:
        self._ruleset = ruleset
        now = [*ruleset.block_tie]
        offered = [value[0] for value in rulebook.choices(self.key, ruleset) if len(value) == 1]
        self._names = []
        for place, (label, chosen) in enumerate(zip(self._labels, self._lists, strict=True)):
            label.setText(language.say(rulepages.TIE_FIRST if place == 0 else rulepages.TIE_NEXT))
            chosen.setAccessibleName(label.text())
            before = now[:place]
            is_open = not any(name in ALWAYS_DECIDE for name in before) and len(before) == place
            label.setVisible(is_open)
            chosen.setVisible(is_open)
            if not is_open:
                self._names.append([])
                continue
            here = now[place] if place < len(now) else "no_score"
            names = [name for name in dict.fromkeys((*offered, here)) if name not in before]
            self._names.append(names)
            chosen.clear()
            chosen.addItems([rulebook.choice_sentence(self.key, [name], ruleset, language) for name in names])
            chosen.setCurrentIndex(names.index(here))

    def _choose(self) -> None:
        ties: list[str] = []
        for names, chosen in zip(self._names, self._lists, strict=True):
            if chosen.isHidden() or (ties and ties[-1] in ALWAYS_DECIDE):
                break
            name = names[chosen.currentIndex()]
            if name not in ties:
                ties.append(name)
        self._want({"block_tie": ties})


class LengthControl(SwitchControl):
    """Points or rounds."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self._length = LengthChoice()
        self._length.changed.connect(self._choose)
        _below(self, self._length)

    def _show(self, ruleset: RuleSet, language: Language) -> None:
        self._length.present(ruleset.match_end, language)

    def _choose(self) -> None:
        self._want({"match_end": self._length.chosen()})


class RoundsControl(SwitchControl):
    """Extra points for whoever wins the first, second, third and fourth round."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self._ruleset: RuleSet | None = None
        self._fields = [NumberField() for _ in range(_ROUNDS_WITH_EXTRA)]
        flow = FlowLayout(self, spacing=10)
        for field in self._fields:
            field.setRange(0, 1000)
            field.setSingleStep(5)
            field.valueChanged.connect(self._choose)
            flow.addWidget(field)

    def _show(self, ruleset: RuleSet, language: Language) -> None:
        self._ruleset = ruleset
        extra = ruleset.bonuses.hand_number
        for place, field in enumerate(self._fields):
            field.setLocale(language.locale)
            field.setAccessibleName(language.say(rulepages.EXTRA_FOR_ROUND, place + 1))
            field.setValue(extra[place] if place < len(extra) else 0)

    def _choose(self) -> None:
        if self._ruleset is None:
            return
        extra = [field.value() for field in self._fields]
        while extra and not extra[-1]:
            extra.pop()
        self._want(rulebook.changes(self._ruleset, self.key, extra))


_SHAPED: Final[dict[str, type[SwitchControl]]] = {
    "players": PlayersControl,
    "hand_size": HandControl,
    "remove": RemoveControl,
    "block_tie": TiesControl,
    "match_end": LengthControl,
    "bonuses.hand_number": RoundsControl,
}


def control_for(key: str) -> SwitchControl | None:
    """What sets this switch, or None where it can only be taken back."""
    switch = rulebook.switch(key)
    if key in _SHAPED:
        return _SHAPED[key](key)
    if switch.kind is rulebook.Kind.NUMBER:
        return NumberControl(key)
    return ChoiceControl(key) if switch.values else None


def _usual_hand(top: int, seats: int) -> int:
    """As many tiles as usual, or as the set has for so many, a few being left over where seven each cannot be."""
    return max(1, min(_USUAL_HAND.get(seats, 5), len(TileSet(top)) // seats))


def _below(holder: QWidget, widget: QWidget) -> None:
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(widget)
