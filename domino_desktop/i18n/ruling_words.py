"""A referee's fouls, penalties and rulings in the language of a speaker, and the penalties that are usual."""

from __future__ import annotations

from dataclasses import dataclass

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.ruleset_parts import Penalty
from domino_desktop.core.rulings import AccusationHeard, FoulKind, FoulRuled, RulingWithdrawn
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import Message, rulings
from domino_desktop.i18n.narration import Names


@dataclass(frozen=True, slots=True)
class Preset:
    """A penalty to choose, and what it is called.

    ``note`` goes into a ruling whose note is empty. ``source`` is who uses such a penalty, where that is known.
    """

    label: Message
    penalty: Penalty
    source: str = ""
    note: Message | None = None

    def name(self, speaker: Speaker) -> str:
        """What stands on the button."""
        return speaker.say(self.label, n=self.penalty.points if self.label.is_plural else None)


def _points(points: int, source: str = "") -> Preset:
    return Preset(rulings.POINTS_OFF, Penalty(points), source)


_WARNING = Preset(rulings.WARNING, Penalty(), note=rulings.WARNING)
_NONE = Preset(rulings.NO_PENALTY, Penalty())
_DEAL_AGAIN = Preset(rulings.DEAL_AGAIN, Penalty(round="replay"))
_ROUND_LOST = Preset(rulings.ROUND_LOST, Penalty(round="lost"))
_MATCH_LOST = Preset(rulings.MATCH_LOST, Penalty(match="lost"))
_USUAL: dict[FoulKind, tuple[Preset, ...]] = {
    FoulKind.FALSE_DECLARATION: (
        _WARNING,
        _points(25),
        _points(30, "rocoh.org"),
        _points(50, "todasasrespostas.com"),
        _DEAL_AGAIN,
        _ROUND_LOST,
        _MATCH_LOST,
        _NONE,
    ),
    FoulKind.DREW_THOUGH_ABLE: (
        _WARNING,
        _points(50, "worldchampionshipdomino.com"),
        _DEAL_AGAIN,
        _ROUND_LOST,
        _NONE,
    ),
    FoulKind.WRONG_TILE: (_WARNING, _points(10, "todasasrespostas.com"), _points(25), _DEAL_AGAIN, _ROUND_LOST, _NONE),
    FoulKind.WRONG_COUNT: (
        _WARNING,
        _points(50, "worldchampionshipdomino.com"),
        _points(100, "rocoh.org"),
        _DEAL_AGAIN,
        _ROUND_LOST,
        _NONE,
    ),
    FoulKind.TILE_SHOWN: (_WARNING, _points(10, "aspmj.com.br"), _DEAL_AGAIN, _NONE),
    FoulKind.SIGNALS: (
        _WARNING,
        _points(10),
        _points(30, "cnylatino.com"),
        _points(50, "parishfair.org"),
        _MATCH_LOST,
        _NONE,
    ),
    FoulKind.DELAY: (_WARNING, _points(11, "ORADO"), _NONE),
    FoulKind.FALSE_ACCUSATION: (Preset(rulings.NOTE_ONLY, Penalty()), _points(10), _points(25)),
    FoulKind.OTHER: (_WARNING, _points(10), _points(25), _points(50), _DEAL_AGAIN, _ROUND_LOST, _MATCH_LOST, _NONE),
}


def presets(kind: FoulKind, ruleset: RuleSet) -> tuple[Preset, ...]:
    """The usual penalties for this kind of foul, at most nine; what the rule set itself says comes first."""
    usual = _USUAL[kind]
    if kind is not FoulKind.FALSE_DECLARATION:
        return usual
    own = Preset(rulings.AS_THE_RULES_SAY, ruleset.false_declaration)
    return (own, *(preset for preset in usual if preset is _NONE or preset.penalty != own.penalty))


def no_penalty(among: tuple[Preset, ...]) -> int:
    """The place of the one that costs nothing and says nothing; the first where there is none."""
    return next((place for place, preset in enumerate(among) if preset is _NONE), 0)


def kind_name(kind: FoulKind, speaker: Speaker) -> str:
    """What a referee calls this kind of foul."""
    return speaker.say(rulings.KINDS[kind])


def kind_description(kind: FoulKind, speaker: Speaker) -> str:
    """One line that says what somebody did."""
    return speaker.say(rulings.DESCRIPTIONS[kind])


def penalty_sentence(penalty: Penalty, speaker: Speaker) -> str:
    """What a penalty takes: "25 penalty points; the round is dealt again." """
    return speaker.say(rulings.PENALTIES[penalty.round, penalty.match], n=penalty.points)


def ruling_sentence(ruling: FoulRuled, names: Names, speaker: Speaker) -> str:
    """A ruling in one line, with its note: "Anna: wrong tile. 10 penalty points; the round stands." """
    penalty = penalty_sentence(ruling.penalty, speaker)
    sentence = speaker.say(rulings.RULED[ruling.offence], names.seats[ruling.seat], penalty)
    return speaker.say(rulings.WITH_NOTE, sentence, ruling.note) if ruling.note else sentence


def withdrawn_sentence(ruling: FoulRuled, withdrawal: RulingWithdrawn, names: Names, speaker: Speaker) -> str:
    """A ruling that no longer holds, and why."""
    sentence = ruling_sentence(ruling, names, speaker)
    if withdrawal.note:
        return speaker.say(rulings.WITHDRAWN_BECAUSE, sentence, withdrawal.note)
    return speaker.say(rulings.WITHDRAWN, sentence)


def accusation_sentence(heard: AccusationHeard, names: Names, speaker: Speaker) -> str:
    """Who accused whom, and whether it was so; never what the referee saw."""
    message = rulings.ACCUSATION_RIGHT if heard.is_upheld else rulings.ACCUSATION_WRONG
    return speaker.say(message, names.seats[heard.seat], names.seats[heard.accused])
