"""The story of the round: one line a turn, by name, and nothing that an eye may not know."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_desktop.core import rules
from domino_desktop.core.deal import Deal
from domino_desktop.core.events import (
    BlockEstablished,
    BlockProposed,
    BlockRefuted,
    Certainty,
    DeadCalled,
    Foul,
    FoulCalled,
    FoulKind,
    GameWon,
    HandRevealed,
    Knocked,
    LastRoundCalled,
    LeadYielded,
    MatchEnded,
    Passed,
    PointsScored,
    PositionEntered,
    RedealClaimed,
    RoundDealt,
    RoundEnd,
    RoundEnded,
    RoundScored,
    TileDiscarded,
    TileDrawn,
    TilePlayed,
)
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.scoring import Score, ScoreLine, ScoreReason
from domino_desktop.core.tiles import Tile, parse_tiles
from domino_desktop.core.views import TABLE, view_for
from domino_desktop.i18n.english import English
from domino_desktop.i18n.narration import Names
from domino_desktop.i18n.story import StoryLine, story_lines
from tests.i18n.test_narration import LEFT_OVER, preset

SAY = English()
NAMES = Names(("Anna", "João", "Elsa"), (0, 1, 2))
DEALT = RoundDealt(1, 1, "", "", ((), (), ()), (), 0)
ANNA, JOAO, ELSA = range(3)


def told(*events, **wording):
    return [line.sentence for line in story_lines(events, NAMES, SAY, **wording)]


def played(number, seat, tile):
    return TilePlayed(number, seat, Tile.parse(tile), "right")


def test_the_first_tile_leads():
    assert told(DEALT, played(2, ANNA, "6-6"), played(3, JOAO, "4-6")) == ["Anna leads 6-6", "João plays 4-6"]


def test_a_position_that_was_entered_has_no_lead():
    entered = PositionEntered(1, 1, ((6, 6),), (), (3, 3, 3), 0, JOAO, ANNA)
    assert told(entered, played(2, JOAO, "4-6")) == ["João plays 4-6"]


def test_taking_belongs_to_the_turn():
    taken = TileDrawn(3, JOAO, 0), TileDrawn(4, JOAO, 0)
    start = DEALT, played(2, ANNA, "6-6")
    assert told(*start, *taken)[1:] == ["João takes 2 tiles"]
    assert told(*start, taken[0])[1:] == ["João takes 1 tile"]
    assert told(*start, *taken, played(5, JOAO, "2-6"))[1:] == ["João takes 2 and plays 2-6"]
    assert told(*start, *taken, Knocked(5, JOAO, (5, 3), 0))[1:] == ["João takes 2 and passes: no 5, no 3"]


def test_a_drawn_tile_is_never_named_not_even_to_its_owner():
    taken = TileDrawn(3, JOAO, 0, Tile.of(1, 2))
    assert told(DEALT, played(2, ANNA, "6-6"), taken)[1:] == ["João takes 1 tile"]


def test_a_pass_says_why():
    assert told(Knocked(5, ANNA, (1, 2), 0)) == ["Anna passes: no 1, no 2"]
    assert told(Knocked(5, ANNA, (6, 6), 4)) == ["Anna passes: no 6"]


def test_who_proposes_does_not_pass_as_well():
    knock, proposal = Knocked(5, ANNA, (1, 2), 0), BlockProposed(6, ANNA)
    assert told(knock, proposal) == ["Anna says the game is blocked: no 1, no 2"]
    assert told(TileDrawn(4, ANNA, 0), knock, proposal) == ["Anna takes 1 and says the game is blocked: no 1, no 2"]


def test_a_walk_that_is_refuted():
    events = Knocked(5, ANNA, (1,), 0), BlockProposed(6, ANNA), Knocked(7, JOAO, (1,), 0), BlockRefuted(8, ELSA)
    after = played(9, ELSA, "1-3"), Knocked(10, ANNA, (3,), 0)
    assert told(*events, *after) == [
        "Anna says the game is blocked: no 1",
        "João cannot play: no 1",
        "Elsa can play",
        "Elsa plays 1-3",
        "Anna passes: no 3",
    ]


def test_a_walk_that_opens_by_itself_to_the_score():
    score = Score((ScoreLine(ScoreReason.OTHERS_PIPS, team=1, points=3),), 1)
    events = (
        Knocked(5, ANNA, (1,), 0),
        BlockProposed(6, ANNA, by_program=True),
        HandRevealed(7, ANNA, parse_tiles("0-3")),
        Knocked(8, JOAO, (1,), 0),
        HandRevealed(9, JOAO, parse_tiles("0-0")),
        BlockEstablished(10, (0, 1)),
        RoundEnded(11, RoundEnd.BLOCKED),
        RoundScored(12, score),
        MatchEnded(13, 1),
    )
    assert told(*events) == [
        "Anna passes: no 1",
        "Nobody can play any more: everybody is asked in turn",
        "Anna shows the hand: 3 pips",
        "João cannot play: no 1",
        "João shows the hand: no pips",
        "The game is blocked",
        "João wins the round: 3 points",
        "João wins the match",
    ]


def test_going_out_shows_no_empty_hand():
    events = HandRevealed(5, ANNA, ()), RoundEnded(6, RoundEnd.WENT_OUT, ANNA), LastRoundCalled(7, JOAO)
    assert told(*events) == ["Anna goes out", "João makes this the last round"]


def test_a_foul_in_three_wordings():
    foul = Foul(JOAO, FoulKind.FALSE_DECLARATION, 3, (6,), Tile.of(4, 6), 6)
    possible = Foul(JOAO, FoulKind.FALSE_DECLARATION, 3, (6,), Tile.of(4, 6), 6, Certainty.POSSIBLE)
    assert told(FoulCalled(9, foul)) == ["Wrong answer: João had 4-6"]
    assert told(FoulCalled(9, foul), is_referee=True) == ["False declaration: João had 4-6"]
    assert told(FoulCalled(9, possible), is_referee=True) == ["João may have had 4-6"]


def test_a_pair_wins_the_match():
    names = Names(("Anna", "João", "Elsa", "Ole"), (0, 1, 0, 1))
    (line,) = story_lines([MatchEnded(9, 1)], names, SAY)
    assert line == StoryLine(None, "João and Ole win the match", None, 9)


def test_a_line_carries_what_is_drawn_beside_it():
    lines = story_lines([DEALT, TileDrawn(2, ANNA, 0), played(3, ANNA, "4-6")], NAMES, SAY)
    assert lines == (StoryLine(ANNA, "Anna leads 4-6", Tile.of(4, 6), 3),)


def random_match(name, seats, seed, steps):
    """A match of chance moves, at most so many, and its record."""
    ruleset, chance = preset(name), random.Random(seed)
    record = MatchRecord([rules.start_match(ruleset, seats)])
    record = record.plus([rules.deal(record.state(), Deal.from_bytes(ruleset.tile_set, chance.randbytes(21)))])
    for _ in range(steps):
        state = record.state()
        asked = rules.asked(state)
        if not asked:
            break
        seat = next(iter(asked))
        record = record.plus(rules.decide(state, seat, chance.choice(rules.legal_moves(state, seat))))
    return record.state()


@settings(max_examples=25, deadline=None)
@given(
    table=st.sampled_from([("classic-draw", 3), ("draw-reserve-two", 2), ("block", 4), ("pairs", 4)]),
    seed=st.integers(0, 10_000),
    steps=st.integers(0, 60),
)
def test_every_round_is_told_whole_and_the_same_to_every_eye(languages, table, seed, steps):
    name, seats = table
    state = random_match(name, seats, seed, steps)
    names = Names(("Anna", "João", "Elsa", "Ole")[:seats], state.teams)
    for language in languages.values():
        stories = {story_lines(view_for(state, eye).history, names, language) for eye in (TABLE, *range(seats))}
        assert len(stories) == 1
        (lines,) = stories
        assert not [line for line in lines if not line.sentence or re.search(LEFT_OVER, line.sentence)]
        numbers = [line.event_number for line in lines]
        assert numbers == sorted(set(numbers))
        laid = [line.tile for line in lines if line.tile is not None]
        assert sorted(laid) == sorted(view_for(state, TABLE).layout.tiles())


@pytest.mark.parametrize("seed", range(3))
def test_a_story_grows_line_by_line(seed):
    """What was told before a move is told after it, but for the turn that was still going on."""
    names = Names(("Anna", "João", "Elsa"), (0, 1, 2))
    before = ()
    for steps in range(40):
        now = story_lines(view_for(random_match("classic-draw", 3, seed, steps), TABLE).history, names, SAY)
        assert now[: max(len(before) - 1, 0)] == before[:-1]
        before = now


def test_new_moves_have_a_line_each():
    assert told(DEALT, RedealClaimed(2, JOAO)) == ["João has many doubles and asks for a new deal"]
    assert told(DEALT, LeadYielded(2, ANNA, ELSA), played(3, ELSA, "6-6")) == [
        "Anna leaves the lead to Elsa",
        "Elsa leads 6-6",
    ]
    assert told(Passed(5, ANNA)) == ["Anna passes"]
    assert told(TileDrawn(4, ANNA, 0), Passed(5, ANNA)) == ["Anna takes 1 and passes"]
    assert told(TileDiscarded(4, ANNA, Tile.of(1, 2))) == ["Anna lays a tile aside"], "which one is nobody's business"
    assert told(DeadCalled(4, JOAO)) == ["João has seen it: no tile can fit any more"]
    assert told(DeadCalled(4)) == ["No tile can fit any more"]


def test_who_goes_on_after_a_double_is_told():
    again = TilePlayed(3, JOAO, Tile.of(4, 4), "right", None, True)
    assert told(played(2, ANNA, "4-6"), again) == ["Anna plays 4-6", "João plays 4-4 and plays again"]


def test_a_tile_that_begins_the_round_is_not_led():
    dealt = RoundDealt(1, 1, "", "", ((), (), ()), (), 0, start_tile=Tile.of(9, 9))
    lines = story_lines((dealt, played(2, ANNA, "6-9")), NAMES, SAY)
    assert [line.sentence for line in lines] == ["9-9 lies in the middle", "Anna plays 6-9"]
    assert lines[0].tile == Tile.of(9, 9) and lines[0].seat is None


def test_points_made_in_play_are_told_with_their_sum():
    line = ScoreLine(ScoreReason.PLAY_MULTIPLES, team=ANNA, seat=ANNA, numbers=(4, 6, 0), points=10)
    (sentence,) = told(PointsScored(4, (line,)))
    assert "4 + 6 + 0 = 10" in sentence and "Anna" in sentence


def test_a_knock_names_what_is_lacking_there():
    knocked = Knocked(4, ANNA, (2, 0), 0)
    assert told(knocked, joint=7) == ["Anna passes: no 5, no matador"]
    assert told(Knocked(4, ANNA, (0,), 0), joint=7) == ["Anna passes: no matador"]
    assert told(Knocked(4, ANNA, (2, 5), 0, doubles_only=True)) == ["Anna passes: no double 2, no double 5"]


def test_the_other_ends_of_a_round_and_a_game():
    assert told(RoundEnded(4, RoundEnd.REDEALT, JOAO)) == ["The tiles are dealt again"], "nobody has gone out"
    assert told(RoundEnded(4, RoundEnd.LAID_ASIDE)) == ["Nobody has a tile left"]
    assert told(GameWon(4, ANNA, ())) == ["Anna wins this game"]
