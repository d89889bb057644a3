"""The referee desk: a walk at a real table, hands laid open, fouls ruled on, and the score."""

import pytest

from domino_desktop.controller.desk_draft import Draft
from domino_desktop.controller.referee import RefereeDesk, Stage
from domino_desktop.core.events import FoulCalled, MatchEnded
from domino_desktop.core.moves import DeclareCanPlay, Knock, PlayTile, ProposeBlock, Reason, RevealHand
from domino_desktop.core.refereeing import (
    Correct,
    EnterPosition,
    EnterRound,
    GoOut,
    HearAccusation,
    PutToSleep,
    Rule,
    ScoreRound,
    StopPlay,
    Withdraw,
)
from domino_desktop.core.ruleset_parts import Penalty
from domino_desktop.core.rulings import FoulKind
from domino_desktop.core.tiles import Tile, parse_tiles
from tests.controller.desks import (
    FIX_4,
    FIX_DEAD,
    MemoryStore,
    desk,
    entered,
    goes_out,
    lay_open,
    position,
    setup,
    walk,
)

LIAR = ("0-0 0-2 1-1 1-2 1-3", "0-3 2-2 3-3 1-4 0-4", "4-6 0-5 1-5 2-4 4-4", "5-6 2-5 3-4 3-5 4-5 5-5")
LIAR_LINE = "6-0 0-1 1-6 6-6 6-2 2-3 3-6"
LIE = FoulKind.FALSE_DECLARATION


def settled(hands=FIX_4, line=FIX_DEAD, table=None, **facts):
    """A desk at which the block is established and every hand lies open."""
    counts = tuple(len(hand.split()) for hand in hands)
    made = entered(table, counts=counts, line=line, **facts)
    walk(made, [False] * sum(map(bool, counts)))
    lay_open(made, hands)
    return made


def test_a_block_is_settled_from_the_position_to_the_score():
    at = entered()
    assert at.stage is Stage.ROUND
    assert at.submit(0, ProposeBlock()) is None
    assert at.stage is Stage.WALK and at.view.turn == 1
    walk_on = [at.submit(seat, Knock()) for seat in (1, 2, 3)]
    assert walk_on == [None] * 3
    assert at.stage is Stage.HANDS
    for seat, hand in enumerate(FIX_4):
        assert at.submit(seat, RevealHand(parse_tiles(hand))) is None
    assert at.stage is Stage.REST and len(at.unaccounted) == 10
    assert at.order(PutToSleep()) is None
    assert at.stage is Stage.COUNT
    assert at.order(ScoreRound()) is None
    assert at.view.score.winner == 0 and at.view.totals == (83, 0, 0, 0)
    assert at.stage is Stage.SCORED


def test_with_the_whole_line_every_tile_is_accounted_for_at_once():
    at = settled()
    assert at.stage is Stage.COUNT and at.unaccounted == ()


def test_a_refuted_walk_goes_on_with_the_tile_that_was_played():
    at = entered(counts=(5, 5, 5, 6), line=LIAR_LINE)
    walk(at, [False, False, True])
    assert at.stage is Stage.MUST_PLAY and at.view.turn == 2
    assert at.submit(2, Knock()).reason is Reason.MUST_PLAY_AS_DECLARED
    assert at.submit(2, PlayTile(Tile.of(4, 6), "right")) is None
    assert at.stage is Stage.ROUND and at.view.layout.values == (6, 4)
    assert at.submit(3, PlayTile(Tile.of(4, 6), "left")).reason is Reason.TILE_NOT_IN_HAND


def test_an_earlier_lie_is_found_although_the_round_was_entered_once_more():
    """P1 held 1-4 while 4 was open, said no, and the next walk was about other ends."""
    at = entered(counts=(4, 4, 5, 5), ends=(4, 4))
    walk(at, [False, False, False, True])
    assert at.order(EnterPosition(position(counts=(4, 4, 5, 4), ends=(6, 6), turn=0))) is None
    walk(at, [False] * 4)
    lay_open(at, ("0-0 0-2 1-4 1-2", "0-3 1-3 2-2 3-3", "0-4 0-5 1-1 1-5 2-4", "2-5 3-4 3-5 5-5"))
    assert [(foul.seat, str(foul.tile), foul.end) for foul in at.view.fouls] == [(0, "1-4", 4), (2, "0-4", 4)]


def test_a_seat_that_is_not_on_turn_may_not_propose():
    at = entered(turn=1)
    assert at.submit(3, ProposeBlock()).reason is Reason.NOT_YOUR_TURN
    assert at.submit(1, ProposeBlock()) is None


def test_a_boneyard_that_can_supply_refuses_the_proposal_with_its_number():
    at = entered(counts=(3, 3), ends=(2, 2), boneyard=21, table=setup(seats=2))
    refusal = at.submit(0, ProposeBlock())
    assert (refusal.reason, refusal.numbers) == (Reason.BONEYARD_CAN_SUPPLY, (21,))


def test_tiles_neither_entered_nor_asleep_stop_the_result_but_not_the_work():
    at = entered()
    walk(at, [False] * 4)
    for seat, hand in enumerate(FIX_4):
        at.submit(seat, RevealHand(parse_tiles(hand)))
    refusal = at.order(ScoreRound())
    assert (refusal.reason, refusal.numbers) == (Reason.TILES_ARE_UNACCOUNTED, (10,))
    assert at.order(PutToSleep(parse_tiles("0-6 1-6"))) is None
    assert at.stage is Stage.REST and len(at.unaccounted) == 8
    assert at.order(PutToSleep(parse_tiles("0-0"))).reason is Reason.TILE_IS_ELSEWHERE
    assert at.order(PutToSleep()) is None
    assert at.order(ScoreRound()) is None


@pytest.mark.parametrize(
    ("tiles", "reason"),
    [
        ("0-0 0-2 1-1", Reason.HAND_COUNT_DIFFERS),
        ("0-0 0-2 1-1 1-1", Reason.HAND_COUNT_DIFFERS),
        ("0-0 0-2 1-1 6-6", Reason.TILE_IS_ELSEWHERE),
        ("0-0 0-2 1-1 5-9", Reason.TILE_IS_ELSEWHERE),
        ("0-0 0-2 1-1 0-3", Reason.TILE_IS_ELSEWHERE),
    ],
)
def test_an_impossible_hand_is_refused(tiles, reason):
    at = entered(line=FIX_DEAD)
    walk(at, [False] * 4)
    assert at.submit(1, RevealHand(parse_tiles(FIX_4[1]))) is None
    assert at.submit(0, RevealHand(parse_tiles(tiles))).reason is reason
    assert at.stage is Stage.HANDS


def test_more_tiles_than_the_set_has_are_refused():
    refusal = desk().order(EnterPosition(position(counts=(7, 7, 7, 7), boneyard=1)))
    assert (refusal.reason, refusal.numbers) == (Reason.MORE_TILES_THAN_THE_SET, (29, 28))


# Fouls and rulings ------------------------------------------------------------------------------------


def lied():
    """C12: P3 said that it cannot play, and so did P4."""
    return settled(LIAR, LIAR_LINE, setup(match_end={"points": 500}))


def called(at):
    return [event.number for event in at.view.history if isinstance(event, FoulCalled)]


def test_a_false_declaration_waits_for_a_ruling():
    at = lied()
    assert at.stage is Stage.RULINGS
    assert [(foul.seat, str(foul.tile), foul.end) for foul in at.view.fouls] == [(2, "4-6", 6), (3, "5-6", 6)]
    assert at.order(ScoreRound()).reason is Reason.FOUL_WANTS_RULING
    first, second = called(at)
    assert at.waiting_fouls == (first, second)
    assert at.order(Rule(2, LIE, Penalty(25, "stands", "stands"), first)) is None
    assert at.order(Rule(2, LIE, Penalty(), first)).reason is Reason.NO_SUCH_RULING
    assert at.waiting_fouls == (second,)
    assert at.order(Rule(3, LIE, Penalty(), second)) is None
    assert at.stage is Stage.COUNT
    assert at.order(ScoreRound()) is None
    assert at.view.totals[2] == -25 and at.view.score.winner == 0


@pytest.mark.parametrize(
    ("penalty", "totals", "is_over"),
    [
        (Penalty(0, "stands", "stands"), (84, 0, 0, 0), False),
        (Penalty(30, "stands", "stands"), (84, 0, -30, 0), False),
        (Penalty(0, "replay", "stands"), (0, 0, 0, 0), False),
        (Penalty(10, "lost", "stands"), (84, 0, -10, 0), False),
        (Penalty(0, "stands", "lost"), (84, 0, 0, 0), True),
    ],
)
def test_every_penalty_is_applied(penalty, totals, is_over):
    at = lied()
    first, second = called(at)
    at.order(Rule(2, LIE, penalty, first))
    at.order(Rule(3, LIE, Penalty(), second))
    assert at.order(ScoreRound()) is None
    base = sum(tile.pips for hand in LIAR[1:] for tile in parse_tiles(hand))
    assert at.view.totals == tuple(base if total == 84 else total for total in totals)
    assert (at.stage is Stage.MATCH_OVER) == is_over
    assert at.view.score.is_replayed == (penalty.round == "replay")


def test_the_round_is_lost_for_whoever_would_have_won_it():
    hands = ("0-6 0-0", "0-3 2-2 3-3 1-4 0-4", "0-5 1-5 2-4 4-4", "2-5 3-4 3-5 4-5 5-5")
    at = settled(hands, "6-6 6-1 1-1 1-2 2-0 0-1 1-3 3-6")
    (foul,) = called(at)
    at.order(Rule(0, LIE, Penalty(0, "lost", "stands"), foul))
    if at.unaccounted:
        at.order(PutToSleep())
    assert at.order(ScoreRound()) is None
    assert at.view.score.winner == 1


def test_a_ruling_can_be_withdrawn_and_another_one_made():
    at = lied()
    first, second = called(at)
    at.order(Rule(2, LIE, Penalty(25, "replay", "stands"), first))
    at.order(Rule(3, LIE, Penalty(), second))
    ruling = at.view.rulings[0].number
    assert at.order(Withdraw(ruling, "wrong seat")) is None
    assert at.waiting_fouls == (first,)
    assert at.order(Withdraw(ruling)).reason is Reason.NO_SUCH_RULING
    at.order(Rule(2, LIE, Penalty(), first))
    at.order(ScoreRound())
    assert not at.view.score.is_replayed and at.view.score.winner == 0


def test_other_fouls_can_be_ruled_on_at_any_time_and_cost_when_the_round_is_scored():
    at = entered(line=FIX_DEAD)
    assert at.order(Rule(1, FoulKind.SIGNALS, Penalty(10, "stands", "stands"), note="coughed")) is None
    walk(at, [False] * 4)
    assert at.order(Rule(3, FoulKind.DELAY, Penalty(11, "stands", "stands"))) is None
    lay_open(at, FIX_4)
    at.order(ScoreRound())
    assert at.view.totals == (83, -10, 0, -11)


def test_a_foul_in_play_stays_when_a_tile_is_laid():
    at = entered(counts=(5, 5, 5, 6), line=LIAR_LINE)
    at.order(Rule(0, FoulKind.WRONG_TILE, Penalty(10, "stands", "stands")))
    walk(at, [False, False, True])
    at.submit(2, PlayTile(Tile.of(4, 6), "right"))
    assert [ruling.seat for ruling in at.view.rulings] == [0]


def test_a_round_that_a_foul_made_void_needs_no_hands():
    at = entered()
    at.order(Rule(1, FoulKind.SIGNALS, Penalty(0, "replay", "stands")))
    assert at.order(ScoreRound()) is None
    assert at.view.score.is_replayed and at.view.rounds_played == 0
    assert at.order(EnterPosition(position())) is None
    assert at.view.round == 1


def test_a_false_accusation_changes_nothing_unless_the_referee_says_so():
    """C14: every declaration was true; P2 accuses P3."""
    at = settled()
    assert at.order(HearAccusation(1, 2, parse_tiles(FIX_4[2]), False)) is None
    assert at.order(Rule(1, FoulKind.FALSE_ACCUSATION, Penalty())) is None
    at.order(ScoreRound())
    assert at.view.totals == (83, 0, 0, 0)


def test_the_referee_can_end_a_round_that_is_no_block():
    at = entered(counts=(4, 4, 5, 5), line=FIX_DEAD, boneyard=0)
    assert at.order(StopPlay()) is None
    assert at.stage is Stage.HANDS
    lay_open(at, FIX_4)
    at.order(ScoreRound())
    assert at.view.ended.value == "stopped" and at.view.score.winner == 0


def test_going_out_is_scored_without_a_walk():
    at = entered(counts=(0, 4, 5, 5), ends=(6, 6), turn=1)
    goes_out(at, 0)
    lay_open(at, ("", *FIX_4[1:]))
    at.order(ScoreRound())
    assert at.view.ended.value == "went_out" and at.view.totals[0] == 83


# Scores by hand, corrections, the end of the match ----------------------------------------------------


def test_rounds_can_be_written_down_and_corrected():
    at = desk()
    assert at.order(EnterRound((83, 0, 0, 0), 0)) is None
    assert at.order(EnterRound((0, 20, 0, 0), 1, "from the slip")) is None
    assert at.view.totals == (83, 20, 0, 0) and at.view.rounds_played == 2
    assert at.order(Correct(1, (-3, 0, 0, 0), "counted again")) is None
    assert at.view.totals == (80, 20, 0, 0)


def test_the_match_ends_at_its_target_and_a_correction_may_open_it_again():
    at = desk()
    at.order(EnterRound((101, 0, 0, 0), 0))
    assert at.stage is Stage.MATCH_OVER
    assert at.order(EnterRound((1, 0, 0, 0), 0)).reason is Reason.MATCH_IS_OVER
    assert at.order(Correct(1, (-10, 0, 0, 0), "one tile twice")) is None
    assert at.stage is Stage.SCORED and at.view.winner is None
    assert at.undo()
    assert at.stage is Stage.MATCH_OVER and at.view.totals[0] == 101


def test_a_correction_may_change_who_wins_the_match():
    at = desk()
    at.order(EnterRound((101, 99, 0, 0), 0))
    at.order(Correct(1, (0, 10, 0, 0), "forgotten"))
    assert at.stage is Stage.MATCH_OVER and at.view.winner == 1
    assert sum(isinstance(event, MatchEnded) for event in at.record.effective()) == 1


# Undo, corrections of what was entered ----------------------------------------------------------------


def test_everything_can_be_undone_step_by_step_and_done_again():
    at = settled()
    at.order(ScoreRound())
    seen = []
    while at.undo():
        seen.append(at.stage)
        assert len(seen) < 100
    assert seen[0] is Stage.COUNT and seen[-1] is Stage.POSITION
    assert at.order(EnterPosition(position(line=FIX_DEAD))) is None
    walk(at, [False] * 4)
    lay_open(at, FIX_4)
    at.order(ScoreRound())
    assert at.view.totals == (83, 0, 0, 0)


def test_undoing_a_hand_leaves_all_but_its_last_tile_typed():
    at = entered()
    walk(at, [False] * 4)
    at.submit(0, RevealHand(parse_tiles(FIX_4[0])))
    assert at.undo()
    assert (at.draft.entering, at.draft.hand) == (0, parse_tiles("0-0 0-2 1-1"))
    assert at.undo()
    assert at.draft.hand == parse_tiles("0-0 0-2")
    assert at.stage is Stage.HANDS


def test_a_wrong_count_is_corrected_and_the_answers_stay_with_their_times():
    at = entered(counts=(4, 4, 5, 4))
    walk(at, [False] * 4)
    before = [at.times[event.number] for event in at.view.history if type(event).__name__ == "Knocked"]
    at.submit(0, RevealHand(parse_tiles(FIX_4[0])))
    assert at.submit(3, RevealHand(parse_tiles(FIX_4[3]))).reason is Reason.HAND_COUNT_DIFFERS
    assert at.correct(position(counts=(4, 4, 5, 5))) is None
    assert at.stage is Stage.HANDS
    assert at.view.revealed_hand(0) == parse_tiles(FIX_4[0])
    after = [at.times[event.number] for event in at.view.history if type(event).__name__ == "Knocked"]
    assert after == before
    assert at.submit(3, RevealHand(parse_tiles(FIX_4[3]))) is None


def test_ends_that_were_read_wrongly_are_corrected_in_the_middle_of_the_walk():
    at = entered(ends=(6, 5))
    walk(at, [False, False])
    assert at.correct(position(ends=(6, 6))) is None
    assert at.stage is Stage.WALK and at.view.turn == 2
    assert [event.values for event in at.view.history if type(event).__name__ == "Knocked"] == [(6, 6), (6, 6)]
    assert at.view.verification.proposed_by == 0


def test_a_correction_that_makes_the_block_impossible_drops_the_answers():
    at = entered(counts=(3, 3), ends=(2, 2), table=setup(seats=2))
    walk(at, [False])
    assert at.correct(position(counts=(3, 3), ends=(2, 2), boneyard=4)) is None
    assert at.stage is Stage.ROUND and at.view.verification is None


def test_what_is_half_entered_outlives_the_desk():
    store = MemoryStore(setup())
    at = RefereeDesk(store, 1)
    at.keep(Draft(ends=(6,), counts=(4, None, None, None), entering=2, hand=parse_tiles("0-4")))
    again = RefereeDesk(store, 1)
    assert again.draft == at.draft and again.draft.hand == (Tile.of(0, 4),)


def test_the_answers_are_kept_in_the_middle_of_the_walk():
    store = MemoryStore(setup())
    at = RefereeDesk(store, 1)
    at.order(EnterPosition(position()))
    walk(at, [False, False])
    again = RefereeDesk(store, 1)
    assert again.stage is Stage.WALK and again.view.turn == 2
    assert again.submit(2, DeclareCanPlay()) is None


@pytest.mark.parametrize(
    ("ruleset", "changes", "counts", "is_over"),
    [
        ("pairs", {}, (0, 4, 5, 5), True),
        ("pairs", {"end": "both_partners_out"}, (0, 4, 5, 5), False),
        ("pairs", {"end": "both_partners_out"}, (0, 4, 0, 5), True),
        ("gaple-family", {"cannot_play": "discard"}, (0, 4, 5, 5), False),
    ],
)
def test_a_seat_goes_out_only_where_that_ends_the_round(ruleset, changes, counts, is_over):
    at = entered(setup(ruleset, **changes), counts=counts, turn=1)
    refusal = at.order(GoOut(0))
    assert (refusal is None) == is_over
    assert at.stage is (Stage.HANDS if is_over else Stage.ROUND)
    assert is_over or refusal.reason is Reason.ROUND_IS_IN_PLAY
