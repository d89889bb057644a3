"""Adding a rule set takes a TOML file, a recorded match and translations, and nothing else: done here for two."""

import random
import shutil

import pytest

from domino_desktop.core.events import MatchStarted
from domino_desktop.core.notation import parse_record
from domino_desktop.i18n import rulebook
from domino_desktop.i18n.english import English
from domino_desktop.storage import resources, rulesets
from tests import soak
from tests.golden import record, test_golden_matches

HARBOUR = """
id = "harbour-rules"
max_pip = 6
players = [2, 3]
partners = "none"
hand_size = { 6 = { 2 = 8, 3 = 6 } }
start_tile = "turned_up"
draw = "max(2)"
reserve = 1
direction = "counterclockwise"
opening = "lot"
lead_next = "winner"
placing = "spinner"
spinners = "first"
play_drawn = "may"
dead_number_stop = "callable"
block_winner = "closer_duel"
duel_with = "previous"
block_tie = ["fewest_tiles", "carry_double"]
carry_cap = 4
round_points = "others_and_boneyard"
factors = { both_ends = 3 }
play_scoring = { multiples = [4] }
bonuses = { each_pass = 3 }
declarations = "checked"
fouls = { false_declaration = { points = 10, round = "lost", match = "stands" } }
match_end = { points = 150 }
match_form = "best_of(3)"
turn_after = "double_again"
gallery = { region = "sweden", first_six = [] }
"""
VILLAGE = """
id = "village-rules"
max_pip = 9
players = [4]
partners = "opposite"
hand_size = { 9 = { 4 = 11 } }
draw = "none"
reserve = 0
direction = "clockwise"
opening = "lowest_double"
lead_next = "winner_team_choice"
lead_after_tie = "highest_double_of_tied"
redeal_doubles = 5
placing = "line"
cannot_play = "discard"
block_winner = "fewest_doubles_first"
block_tie = ["lightest_tile", "no_score"]
round_points = "differences"
rounding = "down_5"
declarations = "checked"
fouls = { false_declaration = { points = 10, round = "stands", match = "stands" } }
match_end = { rounds = 4 }
gallery = { region = "italy", first_six = [] }
"""
MADE_UP = {"harbour-rules": HARBOUR, "village-rules": VILLAGE}


@pytest.fixture(params=MADE_UP)
def made_up(request, tmp_path, monkeypatch):
    """The id of a rule set whose file lies beside those of the program, and a folder for golden matches."""
    shutil.copytree(resources.data_folder("resources"), tmp_path / "resources")
    (tmp_path / "golden").mkdir()
    file = tmp_path / "resources" / "rulesets" / f"{request.param}.toml"
    file.write_text(MADE_UP[request.param], encoding="utf-8")
    monkeypatch.setattr(rulesets, "data_folder", lambda kind: tmp_path / kind)
    monkeypatch.setattr(record, "FOLDER", tmp_path / "golden")
    monkeypatch.setattr(record, "ENOUGH", 1)
    return request.param


def test_a_file_in_the_folder_is_offered(made_up):
    ids = [preset.ruleset.id for preset in rulesets.presets()]
    assert made_up in ids and len(ids) == len(set(ids)) > 35
    assert rulesets.is_built_in(made_up) and rulesets.load(made_up).id == made_up


def test_its_golden_match_is_missed_until_it_is_recorded(made_up):
    with pytest.raises(AssertionError, match=f"{made_up} has no golden match"):
        test_golden_matches.test_the_rules_decide_the_golden_match_line_by_line(made_up)
    record.main([made_up])
    test_golden_matches.test_the_rules_decide_the_golden_match_line_by_line(made_up)
    test_golden_matches.test_the_golden_match_holds_today_s_rule_set(made_up)
    events = parse_record(record.golden_file(made_up).read_text(encoding="utf-8"))
    assert isinstance(events[0], MatchStarted) and events[0].ruleset.digest == rulesets.load(made_up).digest


def test_it_is_played_and_soaked_without_further_ado(made_up):
    tables = [table for table in soak.tables(15) if table[0].id == made_up]
    assert {seats for _, seats, _ in tables} == set(rulesets.load(made_up).players)
    for ruleset, seats, rounds in tables:
        for number in range(rounds):
            soak.play_first_round(ruleset, seats, random.Random(f"{made_up} {number}"), is_thorough=number % 5 == 0)


def test_its_rules_are_told(made_up):
    ruleset = rulesets.load(made_up)
    sections = {section.id: section.sentences for section in rulebook.sections(ruleset, None, English())}
    assert {"deal", "lead", "playing", "cannot", "winner", "points", "match", "fouls"} <= set(sections)
    assert all(sections.values())


def test_a_match_that_never_shows_what_it_must_is_told(monkeypatch):
    monkeypatch.setattr(record, "SEEDS", 3)
    monkeypatch.setattr(record, "is_telling", lambda events: False)
    with pytest.raises(LookupError, match="no match of five-up is telling; most often lacking"):
        record.record(rulesets.load("five-up"))
