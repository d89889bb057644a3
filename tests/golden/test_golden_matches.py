"""Every rule set has one recorded match, and today's rules decide the same events from its moves."""

import pytest

from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal, shuffled
from domino_desktop.core.events import (
    BlockProposed,
    BlockRefuted,
    DeadCalled,
    Knocked,
    LastRoundCalled,
    LeadYielded,
    Passed,
    RedealClaimed,
    RoundDealt,
    TileDiscarded,
    TileDrawn,
    TilePlayed,
)
from domino_desktop.core.moves import (
    CallDead,
    CallLastRound,
    ClaimRedeal,
    DeclareCanPlay,
    DiscardTile,
    DrawTile,
    Knock,
    Pass,
    PlayTile,
    ProposeBlock,
    YieldLead,
)
from domino_desktop.core.notation import parse_record, print_event, print_record
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.state import start
from domino_desktop.storage import rulesets
from domino_desktop.storage.resources import data_folder
from tests.golden.record import FOLDER, golden_file, is_telling

IDS = sorted(file.stem for file in (data_folder("resources") / "rulesets").glob("*.toml"))
LARGEST = 25_000
"""Bytes; a golden match is meant to be read."""


def golden_match(ruleset_id):
    file = golden_file(ruleset_id)
    assert file.exists(), f"{ruleset_id} has no golden match: run python -m tests.golden.record"
    return file.read_text(encoding="utf-8")


def move_of(event, following):
    """Who asked for what, when this event begins a decision."""
    match event:
        case TilePlayed():
            return event.seat, PlayTile(event.tile, event.end, event.near)
        case TileDrawn():
            return event.seat, DrawTile(event.place)
        case TileDiscarded():
            return event.seat, DiscardTile(event.tile)
        case Knocked():
            asks = isinstance(following, BlockProposed) and not following.by_program
            return event.seat, ProposeBlock() if asks else Knock()
    return event.seat, _WISHES[type(event)]()


_WISHES = {
    BlockRefuted: DeclareCanPlay,
    Passed: Pass,
    RedealClaimed: ClaimRedeal,
    LeadYielded: YieldLead,
    DeadCalled: CallDead,
    LastRoundCalled: CallLastRound,
}


@pytest.mark.parametrize("ruleset_id", IDS)
def test_the_rules_decide_the_golden_match_line_by_line(ruleset_id):
    text = golden_match(ruleset_id)
    lines, events = text.splitlines(), parse_record(text)
    assert print_record(events) == text and len(text) < LARGEST
    state = start(events[0])
    assert state.ruleset.id == ruleset_id and is_telling(events)
    place = 1
    while place < len(events):
        event = events[place]
        if isinstance(event, RoundDealt):
            dealt = Deal(event.code, event.nonce, shuffled(state.ruleset.tile_set, event.code))
            decided = [rules.deal(state, dealt)]
        else:
            decided = rules.decide(state, *move_of(event, events[place + 1] if place + 1 < len(events) else None))
        for decision in decided:
            assert print_event(decision) == lines[place]
            state = apply(state, decision)
            place += 1
    assert state.winner is not None
    assert state == MatchRecord(events).state()


@pytest.mark.parametrize("ruleset_id", IDS)
def test_the_golden_match_holds_today_s_rule_set(ruleset_id):
    assert parse_record(golden_match(ruleset_id))[0].ruleset == rulesets.load(ruleset_id)


def test_every_golden_match_has_its_rule_set():
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == IDS
