"""The house rules of a table to set up: everything finer than the rule set's name, folded at first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, rules, setup
from domino_desktop.storage.setup import Privacy
from domino_desktop.ui.controls import Card, NumberField, PillChoice, QuietButton, TextLabel
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.choice_cards import Choice, ChoiceCards

_MOST_PENALTY: Final = 1000
_WORDS: Final = {
    "direction": {"clockwise": setup.CLOCKWISE, "counterclockwise": setup.COUNTERCLOCKWISE},
    "draw": {
        "until_playable": setup.DRAW_UNTIL_PLAYABLE,
        "one": setup.DRAW_ONE,
        "none": setup.DRAW_NONE,
    },
}
_FOR_ONE: Final = {
    "block_winner": ("lowest_hand",),
    "block_tie": (
        "no_score",
        "leader_side",
        "closer_side",
        "closer_loses",
        "nearest_to_leader",
        "lightest_tile",
        "share_full",
        "share_split",
    ),
    "round_points": ("others_pips", "others_minus_own", "differences", "all_pips"),
}
_FOR_PAIRS: Final = {
    "block_winner": ("lowest_team", "lowest_hand", "team_of_lowest_hand"),
    "block_tie": (
        "no_score",
        "leader_side",
        "closer_side",
        "closer_loses",
        "nearest_to_leader",
        "lightest_tile",
        "lowest_team",
    ),
    "round_points": ("opponents_pips", "others_minus_own", "differences", "all_pips"),
}
_RULE_NAMES: Final[Mapping[str, Mapping[str, Message]]] = {
    "block_winner": rules.BLOCK_WINNER_RULES,
    "block_tie": rules.BLOCK_TIE_RULES,
    "round_points": rules.ROUND_POINTS_RULES,
}
_HEADINGS: Final = {
    "direction": setup.DIRECTION,
    "draw": setup.DRAWING,
    "reserve": setup.RESERVE,
    "block_winner": setup.WHO_WINS_BLOCK,
    "block_tie": setup.TIES,
    "round_points": setup.WHAT_IT_IS_WORTH,
    "penalty": setup.WRONG_ANSWER,
    "privacy": setup.BETWEEN_PEOPLE,
}
_PRIVACY: Final = {
    Privacy.LID: (setup.LID, setup.LID_NOTE),
    Privacy.CURTAIN: (setup.CURTAIN, setup.CURTAIN_NOTE),
    Privacy.OPEN_HANDS: (setup.OPEN_HANDS, setup.OPEN_HANDS_NOTE),
}


def privacy_choices(language: Language) -> list[Choice]:
    """What may hide the tiles between two people, in this language."""
    return [Choice(privacy.value, language.say(name), language.say(note)) for privacy, (name, note) in _PRIVACY.items()]


class HouseRules(QWidget):
    """A button that unfolds the finer rules, and these rules."""

    changed = Signal()

    def __init__(self, icons: Icons, colour: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons, self._colour = icons, colour
        self._folded = Card()
        self._folded.setContentsMargins(20, 16, 20, 18)
        self._preset: RuleSet | None = None
        self._shown: RuleSet | None = None
        self._labels = {key: TextLabel("heading") for key in _HEADINGS}
        self._reserve = PillChoice()
        self._words = {key: ChoiceCards(letters=24, most=3) for key in _WORDS}
        self._cards = {key: ChoiceCards(letters=38, most=2) for key in _RULE_NAMES}
        self._penalty_points = NumberField()
        self._penalty_points.setRange(0, _MOST_PENALTY)
        self._penalty_points.setSingleStep(5)
        self._penalty_round = ChoiceCards(letters=26, most=3)
        self._penalty_match = ChoiceCards(letters=26, most=2)
        self._privacy = ChoiceCards(letters=26, most=3)
        self._fold = QuietButton()
        self._fold.clicked.connect(lambda: self.unfold(self._folded.isHidden()))
        self._differs = TextLabel("quiet")
        self._reset = QuietButton()
        self._reset.clicked.connect(self._as_usual)
        self._reserve.chosen.connect(self._hear)
        for cards in (
            *self._words.values(),
            *self._cards.values(),
            self._penalty_round,
            self._penalty_match,
            self._privacy,
        ):
            cards.chosen.connect(self._hear)
        self._penalty_points.valueChanged.connect(self._hear)
        self._lay_out()
        self.unfold(False)

    def present(self, preset: RuleSet, chosen: RuleSet, privacy: Privacy, language: Language) -> None:
        """Show what the table chose; ``preset`` is the rule set as it comes."""
        self._preset, self._shown = preset, chosen
        self.retranslate(language)
        self._choose(chosen)
        self._privacy.choose(privacy.value)
        self._follow()

    def unfold(self, is_open: bool) -> None:
        """Show the finer rules, or fold them away."""
        self._folded.setVisible(is_open)
        self._fold.setIcon(self._icons.icon("chevron-up" if is_open else "chevron-down", self._colour))

    def set_colour(self, colour: str) -> None:
        """Draw in this colour from now on."""
        self._colour = colour
        self.unfold(not self._folded.isHidden())

    def privacy(self) -> Privacy:
        """What hides the tiles between two people."""
        return Privacy(self._privacy.choice())

    def changes(self) -> dict[str, Any]:
        """Every setting that differs from the rule set as it comes, as a rule-set file has it."""
        if self._preset is None:
            return {}
        chosen: dict[str, Any] = {
            "direction": self._words["direction"].choice(),
            "draw": self._words["draw"].choice(),
            "reserve": int(self._reserve.choice()),
            "block_winner": self._cards["block_winner"].choice(),
            "block_tie": self._cards["block_tie"].choice().split(","),
            "round_points": self._cards["round_points"].choice(),
            "fouls": {
                "false_declaration": {
                    "points": self._penalty_points.value(),
                    "round": self._penalty_round.choice(),
                    "match": self._penalty_match.choice(),
                }
            },
        }
        usual = self._preset.to_mapping()
        return {key: value for key, value in chosen.items() if value != usual[key]}

    def set_trusting(self, is_trusting: bool) -> None:
        """Wrong answers can happen only where the table trusts everybody's word."""
        self._penalty.setVisible(is_trusting)

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        say = language.say
        for key, message in _HEADINGS.items():
            self._labels[key].setText(say(message))
        for key, choice in self._headed().items():
            choice.setAccessibleName(say(_HEADINGS[key]))
        self._fold.setText(say(setup.HOUSE_RULES))
        self._differs.setText(say(setup.DIFFERS))
        self._reset.setText(say(setup.RESET))
        self._points_label.setText(say(setup.PENALTY_POINTS))
        self._penalty_points.setAccessibleName(say(setup.PENALTY_POINTS))
        self._penalty_points.setLocale(language.locale)
        for key, words in _WORDS.items():
            self._words[key].set_choices(Choice(word, say(text)) for word, text in words.items())
        self._reserve.set_choices((str(number), language.number(number)) for number in range(3))
        self._penalty_round.set_choices(Choice(key, say(text)) for key, text in setup.PENALTY_ROUNDS.items())
        self._penalty_match.set_choices(Choice(key, say(text)) for key, text in setup.PENALTY_MATCHES.items())
        self._privacy.set_choices(privacy_choices(language))
        for key in _RULE_NAMES:
            self._cards[key].set_choices(self._rules_to_choose(key, language))

    def _rules_to_choose(self, key: str, language: Language) -> Iterable[Choice]:
        """What goes with the rule set, and whatever it or the table already has."""
        if self._preset is None or self._shown is None:
            return
        offered = _FOR_PAIRS if self._preset.partners == "opposite" else _FOR_ONE
        keys = dict.fromkeys((_key_of(self._preset, key), _key_of(self._shown, key), *offered[key]))
        ordered = [*(one for one in keys if one not in offered[key]), *offered[key]]
        for rule in ordered:
            sentences = (language.say(_RULE_NAMES[key][name]) for name in rule.split(","))
            yield Choice(rule, " ".join(sentences))

    def _choose(self, chosen: RuleSet) -> None:
        self._words["direction"].choose(chosen.direction)
        self._words["draw"].choose(chosen.draw)
        self._reserve.choose(str(chosen.reserve))
        for key, cards in self._cards.items():
            cards.choose(_key_of(chosen, key))
        self._penalty_points.setValue(chosen.false_declaration.points)
        self._penalty_round.choose(chosen.false_declaration.round)
        self._penalty_match.choose(chosen.false_declaration.match)

    def _as_usual(self) -> None:
        if self._preset is not None:
            self._choose(self._preset)
            self._hear()
            self._fold.setFocus()

    def _hear(self) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        """Show what matters with the choices as they are."""
        differs = bool(self.changes())
        self._differs.setVisible(differs)
        self._reset.setVisible(differs)
        takes_tiles = self._words["draw"].choice() != "none"
        for widget in (self._labels["reserve"], self._reserve):
            widget.setVisible(takes_tiles)
        has_winners = len(self._cards["block_winner"].keys()) > 1
        for other in (self._labels["block_winner"], self._cards["block_winner"]):
            other.setVisible(has_winners)

    def _headed(self) -> dict[str, QWidget]:
        """The choices that stand below a heading of their own, in the order of the page."""
        return {**self._words, "reserve": self._reserve, **self._cards, "privacy": self._privacy}

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._fold)
        head.addWidget(self._differs, 1, Qt.AlignmentFlag.AlignVCenter)
        head.addStretch(1)
        self._penalty = QWidget()
        rows = QVBoxLayout(self._folded)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(10)
        for key, choice in self._headed().items():
            if key == "privacy":
                rows.addWidget(self._penalty)
            rows.addWidget(self._labels[key])
            rows.addWidget(choice)
        self._points_label = TextLabel("quiet")
        self._points_label.setWordWrap(False)
        points = QHBoxLayout()
        points.addWidget(self._points_label)
        points.addWidget(self._penalty_points)
        points.addStretch(1)
        wrong = QVBoxLayout(self._penalty)
        wrong.setContentsMargins(0, 0, 0, 0)
        wrong.setSpacing(8)
        wrong.addWidget(self._labels["penalty"])
        wrong.addLayout(points)
        wrong.addWidget(self._penalty_round)
        wrong.addWidget(self._penalty_match)
        rows.addWidget(self._reset, 0, Qt.AlignmentFlag.AlignLeft)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(head)
        column.addWidget(self._folded)
        for widget in (self, self._folded, self._penalty):
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
            policy.setHeightForWidth(True)
            widget.setSizePolicy(policy)


def _key_of(ruleset: RuleSet, key: str) -> str:
    """The choice that a rule set has made; a list of tie rules is one choice."""
    value = ruleset.to_mapping()[key]
    return ",".join(value) if isinstance(value, list) else str(value)
