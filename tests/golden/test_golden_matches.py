"""Every rule set has one recorded match, and today's rules decide the same events from its moves."""

import pytest

from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal, shuffled
from domino_desktop.core.events import BlockProposed, BlockRefuted, Knocked, RoundDealt, TileDrawn, TilePlayed
from domino_desktop.core.moves import DeclareCanPlay, DrawTile, Knock, PlayTile, ProposeBlock
from domino_desktop.core.notation import parse_record, print_event, print_record
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.state import start
from domino_desktop.storage import rulesets
from domino_desktop.storage.resources import data_folder
from tests.golden.record import golden_file, is_telling

IDS = sorted(file.stem for file in (data_folder("resources") / "rulesets").glob("*.toml"))


def golden_match(ruleset_id):
    file = golden_file(ruleset_id)
    assert file.exists(), f"{ruleset_id} has no golden match: run python -m tests.golden.record"
    return file.read_text(encoding="utf-8")


def move_of(event, following):
    """Who asked for what, when this event begins a decision."""
    match event:
        case TilePlayed(_, seat, tile, end):
            return seat, PlayTile(tile, end)
        case TileDrawn(_, seat, place, _):
            return seat, DrawTile(place)
        case BlockRefuted(_, seat):
            return seat, DeclareCanPlay()
        case Knocked(_, seat, _, _):
            asks = isinstance(following, BlockProposed) and not following.by_program
            return seat, ProposeBlock() if asks else Knock()
    raise AssertionError(f"nobody asks for {event}")


@pytest.mark.parametrize("ruleset_id", IDS)
def test_the_rules_decide_the_golden_match_line_by_line(ruleset_id):
    text = golden_match(ruleset_id)
    lines, events = text.splitlines(), parse_record(text)
    assert print_record(events) == text
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
