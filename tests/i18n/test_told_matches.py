"""Whatever happens in the golden match of any rule set, in matches of random rules, and is refused there, is told."""

import random
import re

import pytest

from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.events import PointsScored, RoundScored
from domino_desktop.core.moves import RuleViolation
from domino_desktop.core.notation import parse_record
from domino_desktop.core.ruleset import RuleSet, RuleSetFault
from domino_desktop.core.state import start
from domino_desktop.core.views import TABLE, view_for
from domino_desktop.i18n.english import English
from domino_desktop.i18n.narration import (
    Names,
    foul_proof,
    foul_sentence,
    refusal_sentence,
    ruleset_fault_sentence,
    score_sentence,
    winner_sentence,
)
from domino_desktop.i18n.story import story_lines
from domino_desktop.storage import rulesets
from tests.golden.record import golden_file
from tests.invariants import conceivable_moves
from tests.random_rules import random_mapping
from tests.soak import random_wish

SPEAK = English()
PRESETS = rulesets.available()
PEOPLE = ("Anna", "João", "Astrid", "Budi", "Carla", "Dewi", "Elsa", "Félix")
_LEFT_OVER = re.compile(r"%[0-9n]|[{}_]|None[,.;)]| None\b|True|False")


def check_told(sentence):
    """A whole sentence, with nothing left to fill in."""
    assert sentence.strip() and not _LEFT_OVER.search(sentence), sentence


def tell_round(state):
    """Everything that can be said about the round in play, or about the one that is over."""
    names = Names(PEOPLE[: state.seats], state.teams)
    view = view_for(state, TABLE)
    for line in story_lines(view.history, names, SPEAK, joint=state.ruleset.joint):
        check_told(line.sentence)
    if view.score is not None:
        check_told(winner_sentence(view.score, names, SPEAK))
    for event in view.history:
        lines = event.score.lines if isinstance(event, RoundScored) else getattr(event, "lines", ())
        for line in lines if isinstance(event, (PointsScored, RoundScored)) else ():
            check_told(score_sentence(line, names, SPEAK))
    for foul in view.fouls:
        check_told(foul_sentence(foul, names, SPEAK))
        check_told(foul_proof(foul, names, SPEAK))


def tell_refusals(state):
    """Why every impossible move is refused, to every seat."""
    for seat in range(state.seats):
        for move in conceivable_moves(state):
            try:
                rules.decide(state, seat, move)
            except RuleViolation as violation:
                check_told(refusal_sentence(violation, SPEAK))


@pytest.mark.parametrize("ruleset_id", [preset.id for preset in PRESETS])
def test_a_golden_match_is_told(ruleset_id):
    events = parse_record(golden_file(ruleset_id).read_text(encoding="utf-8"))
    state = start(events[0])
    for event in events[1:]:
        state = apply(state, event)
        if state.round.score is not None or event.number % 7 == 0:
            tell_round(state)
        if event.number in (1, 8, 30, 60):
            tell_refusals(state)


@pytest.mark.parametrize("batch", range(6))
def test_rounds_of_random_rules_are_told(batch):
    told = 0
    for seed in range(40):
        rng = random.Random(f"told {batch} {seed}")
        try:
            ruleset = RuleSet.from_mapping({**random_mapping(rng, PRESETS), "declarations": "trusted"})
        except RuleSetFault as fault:
            check_told(ruleset_fault_sentence(fault, SPEAK).replace("_", " ").replace("{", " ").replace("}", " "))
            continue
        seats = rng.choice([seats for seats in ruleset.players if ruleset.hand_for(seats) is not None])
        state = start(rules.start_match(ruleset, seats))
        for _ in range(2):
            if state.winner is None:
                state = played_round(state, rng)
                tell_round(state)
                told += 1
    assert told > 20


def played_round(state, rng):
    """A round with some lies."""
    state = apply(state, rules.deal(state, Deal.from_bytes(state.ruleset.tile_set, rng.randbytes(21))))
    while state.round.score is None:
        seat, move = random_wish(state, rng)
        if rng.random() < 0.05:
            seat = state.round.turn
            move = rng.choice(rules.legal_moves(state, seat))
        for event in rules.decide(state, seat, move):
            state = apply(state, event)
        if rng.random() < 0.01 and state.round.score is None:
            tell_refusals(state)
    return state
