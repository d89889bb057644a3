"""What a referee rules, in words, and the penalties to choose from."""

from __future__ import annotations

import re
from itertools import product

import pytest

from domino_desktop.core.ruleset_parts import Penalty
from domino_desktop.core.rulings import AccusationHeard, FoulKind, FoulRuled, RulingWithdrawn
from domino_desktop.core.tiles import parse_tiles
from domino_desktop.i18n import ruling_words
from domino_desktop.i18n.english import English
from domino_desktop.i18n.messages import rulings
from domino_desktop.i18n.narration import Names
from domino_desktop.storage import rulesets
from tests.i18n.declared import ROOT

SAY = English()
NAMES = Names(("Anna", "Bo", "Carla"), (0, 1, 2))
RULES = rulesets.load("classic-draw")
LEFT_OVER = re.compile(r"%[1-9n]")
ROUNDS, MATCHES = ("stands", "replay", "lost"), ("stands", "lost")


@pytest.mark.parametrize(
    ("ruling", "told"),
    [
        (FoulRuled(9, 0, FoulKind.WRONG_TILE, Penalty(10)), "Anna: wrong tile. 10 penalty points; the round stands."),
        (FoulRuled(9, 1, FoulKind.DELAY, Penalty(1)), "Bo: delay. 1 penalty point; the round stands."),
        (
            FoulRuled(9, 0, FoulKind.FALSE_DECLARATION, Penalty(25, "replay")),
            "Anna: false declaration. 25 penalty points; the round is dealt again.",
        ),
        (
            FoulRuled(9, 2, FoulKind.SIGNALS, Penalty(0, "stands", "lost"), None, "Third time."),
            "Carla: signals or talk. No points off, but the match is lost. Note: Third time.",
        ),
        (FoulRuled(9, 0, FoulKind.OTHER, Penalty()), "Anna: a foul. No points off; the round stands."),
    ],
)
def test_a_ruling_is_one_line(ruling: FoulRuled, told: str) -> None:
    assert ruling_words.ruling_sentence(ruling, NAMES, SAY) == told


def test_every_kind_with_every_penalty_has_words_of_its_own() -> None:
    penalties = [Penalty(points, *rest) for points, *rest in product((0, 1, 25), ROUNDS, MATCHES)]
    told = {ruling_words.penalty_sentence(penalty, SAY) for penalty in penalties}
    assert len(told) == len(penalties)
    lines = {
        ruling_words.ruling_sentence(FoulRuled(9, 0, kind, penalty), NAMES, SAY)
        for kind, penalty in product(FoulKind, penalties)
    }
    assert len(lines) == len(FoulKind) * len(penalties)
    assert not any(LEFT_OVER.search(line) for line in lines)
    for words in (ruling_words.kind_name, ruling_words.kind_description):
        assert len({words(kind, SAY) for kind in FoulKind}) == len(FoulKind)


def test_every_penalty_that_a_rule_set_can_name_has_words() -> None:
    for what_becomes, match in product(ROUNDS, MATCHES):
        changes = {"fouls": {"false_declaration": {"points": 5, "round": what_becomes, "match": match}}}
        own = RULES.changed(changes).false_declaration
        assert "5" in ruling_words.penalty_sentence(own, SAY)
        assert {own.round, own.match} <= set(rulings.ROUNDS) | set(rulings.MATCHES)
    for file in sorted((ROOT / "resources" / "rulesets").glob("*.toml")):
        own = rulesets.load(file.stem).false_declaration
        assert (own.round, own.match) in rulings.PENALTIES


def test_what_was_withdrawn_says_why() -> None:
    ruling = FoulRuled(9, 0, FoulKind.WRONG_TILE, Penalty(10))
    told = "Anna: wrong tile. 10 penalty points; the round stands."
    assert ruling_words.withdrawn_sentence(ruling, RulingWithdrawn(10, 9), NAMES, SAY) == f"Withdrawn: {told}"
    why = RulingWithdrawn(10, 9, "It was Bo.")
    assert ruling_words.withdrawn_sentence(ruling, why, NAMES, SAY) == f"Withdrawn: {told} Reason: It was Bo."


@pytest.mark.parametrize(("is_upheld", "found"), [(True, "right"), (False, "wrong")])
def test_an_accusation_tells_its_outcome_and_never_the_hand(is_upheld: bool, found: str) -> None:
    heard = AccusationHeard(9, 1, 2, parse_tiles("4-6 0-5"), is_upheld)
    told = ruling_words.accusation_sentence(heard, NAMES, SAY)
    assert told == f"Bo accused Carla of holding a playable tile. The accusation was {found}."


@pytest.mark.parametrize("kind", FoulKind)
def test_presets_differ_and_fit_the_digits(kind: FoulKind) -> None:
    for path in sorted((ROOT / "resources" / "rulesets").glob("*.toml")):
        offered = ruling_words.presets(kind, rulesets.load(path.stem))
        names = [preset.name(SAY) for preset in offered]
        assert 2 <= len(offered) <= 9
        assert len(set(names)) == len(names)
        assert not any(LEFT_OVER.search(name) for name in names)


def test_a_false_declaration_begins_with_what_the_rule_set_says() -> None:
    """The rule set's own penalty comes first and is offered once; no penalty at all always stays possible."""
    for path in sorted((ROOT / "resources" / "rulesets").glob("*.toml")):
        rules = rulesets.load(path.stem)
        offered = ruling_words.presets(FoulKind.FALSE_DECLARATION, rules)
        own = rules.false_declaration
        assert (offered[0].label, offered[0].penalty) == (rulings.AS_THE_RULES_SAY, own)
        alike = [preset.label for preset in offered[1:] if preset.penalty == own]
        assert alike == ([rulings.NO_PENALTY] if own == Penalty() else [])
        assert offered[ruling_words.no_penalty(offered)].label is rulings.NO_PENALTY
        assert offered[ruling_words.no_penalty(offered)].penalty == Penalty()


@pytest.mark.parametrize(
    ("kind", "points"),
    [
        (FoulKind.FALSE_DECLARATION, {0, 25, 30, 50}),
        (FoulKind.WRONG_TILE, {0, 10, 25}),
        (FoulKind.WRONG_COUNT, {0, 50, 100}),
        (FoulKind.TILE_SHOWN, {0, 10}),
        (FoulKind.SIGNALS, {0, 10, 30, 50}),
        (FoulKind.DELAY, {0, 11}),
        (FoulKind.DREW_THOUGH_ABLE, {0, 50}),
        (FoulKind.FALSE_ACCUSATION, {0, 10, 25}),
    ],
)
def test_the_values_that_clubs_use_are_offered(kind: FoulKind, points: set[int]) -> None:
    assert {preset.penalty.points for preset in ruling_words.presets(kind, RULES)} == points


def test_a_false_accusation_is_only_written_down_unless_the_referee_wants_more() -> None:
    first, *_ = ruling_words.presets(FoulKind.FALSE_ACCUSATION, RULES)
    assert (first.label, first.penalty) == (rulings.NOTE_ONLY, Penalty())
