"""The coach: its advice comes from the view alone, and whatever reason it gives is true of the position."""

import random
from dataclasses import replace

import pytest

from domino_desktop.ai.advice import HintReason
from domino_desktop.ai.belief import Belief
from domino_desktop.ai.coach import advise, is_asked, lacking
from domino_desktop.ai.masks import masks_for
from domino_desktop.ai.monte_carlo import Appraisal
from domino_desktop.ai.reasons import Reasons
from domino_desktop.core.block import BlockPhase
from domino_desktop.core.events import TilePlayed
from domino_desktop.core.moves import ClaimRedeal, DiscardTile, DrawTile, Knock, PlayTile, ProposeBlock
from domino_desktop.core.placing import place
from domino_desktop.core.play_scoring import play_points
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import view_for
from tests.ai import tables
from tests.ai.test_levels import with_hidden_tiles_moved
from tests.core.tables import DEAD_LINE, FIX_4, table

QUICK = 25
"""Milliseconds: enough for some playouts."""


@pytest.fixture
def few(monkeypatch):
    """So few deals and playouts that the time never runs out: then the same view gets the same advice."""
    monkeypatch.setattr("domino_desktop.ai.coach.PLAYOUTS", 12)
    monkeypatch.setattr("domino_desktop.ai.coach.DEALS", 4)


def positions(rule, count=3):
    """Positions of this rule set in which somebody is to choose, from its first tile to near its end."""
    sizes = [seats for seats in rule.players if rule.hand_for(seats) is not None and seats <= 4] or [rule.players[0]]
    for seed in range(count):
        yield tables.position_at(rule, sizes[seed % len(sizes)], seed, seed * 5)


def eyes(state):
    """The seat on turn and another one."""
    turn = tables.to_move(state)
    return turn, (turn + 1) % state.seats


def check_hint(view, hint):
    """Everything that a hint claims, checked against the position with the means of the core."""
    assert hint.move in view.legal_moves and hint.ahead >= 0
    plays = [move for move in view.legal_moves if isinstance(move, PlayTile)]
    if hint.reason is HintReason.ONLY_MOVE:
        ways = {type(m) for m in view.legal_moves if not isinstance(m, (ProposeBlock, ClaimRedeal))}
        values = {(m.tile, (view.layout.end(m.end) or view.layout.ends[0]).value) for m in plays}
        assert len(values) <= 1 and (plays or len(ways) == 1)
        return
    if isinstance(hint.move, DiscardTile):
        others = [tile for tile in view.hand if tile != hint.move.tile]
        assert hint.reason is HintReason.KEEPS_VARIETY
        assert hint.numbers == (len({half for tile in others for half in (tile.low, tile.high)}),)
        return
    if not plays:
        assert hint.reason in (HintReason.BLOCKS_AND_WINS, HintReason.AVOIDS_BLOCK)
        return
    tile, kept = hint.move.tile, [each for each in view.hand if each != hint.move.tile]
    after = place(view.ruleset, view.layout, tile, hint.move.end, hint.move.near)
    scored = play_points(view.ruleset, after, hint.move.end, view.eye, view.teams[view.eye])
    spent = [move.tile for move in plays if move != hint.move]
    reason = hint.reason
    if reason is HintReason.GOES_OUT:
        assert not kept
    elif reason is HintReason.SCORES:
        assert scored is not None and hint.numbers == (scored.points,)
    elif reason is HintReason.BLOCKS_AND_WINS:
        assert not any(end.accepts(each) for end in after.ends for each in kept)
    elif reason is HintReason.MAKES_PASS:
        assert view.ruleset.is_checked and view.teams[hint.seat] != view.teams[view.eye]
        assert hint.seat == view.ruleset.order_from(view.eye, view.seats)[1]
        assert hint.numbers[0] in after.values and hint.numbers[0] not in view.layout.values
        assert hint.numbers[0] in lacked(view, hint.seat)
    elif reason is HintReason.HELPS_PARTNER:
        assert hint.seat != view.eye and view.teams[hint.seat] == view.teams[view.eye]
        assert hint.numbers[0] in after.values
        laid = [event.tile for event in view.history if isinstance(event, TilePlayed) and event.seat == hint.seat]
        assert any(each.fits(hint.numbers[0]) for each in laid)
    elif reason is HintReason.KEEPS_NUMBER:
        counts = [sum(each.fits(value) for each in view.hand) for value in range(view.ruleset.max_pip + 1)]
        assert counts[hint.numbers[0]] == max(counts) and counts.count(max(counts)) == 1
        assert not tile.fits(hint.numbers[0]) and any(each.fits(hint.numbers[0]) for each in spent)
    elif reason is HintReason.SHEDS_DOUBLE:
        assert tile.is_double
    elif reason is HintReason.SHEDS_PIPS:
        assert all(each.pips < tile.pips for each in spent if each != tile)
    elif reason is HintReason.KEEPS_VARIETY:
        assert hint.numbers == (len({half for each in kept for half in (each.low, each.high)}),)
    else:
        assert reason is HintReason.AVOIDS_BLOCK


def lacked(view, seat):
    """The numbers that no tile this seat may hold shows."""
    may_hold = Belief.of(view).may_hold[seat]
    return [value for value, suit in enumerate(masks_for(view.ruleset.max_pip).suits) if not suit & may_hold]


@pytest.mark.parametrize("rule", tables.offered(), ids=lambda rule: rule.id)
def test_in_every_rule_set_there_is_a_hint_and_its_reason_is_true(rule, few):
    for state in positions(rule, 4):
        for seat in eyes(state):
            view = view_for(state, seat)
            told = advise(view, 1, 10_000)
            assert (told.hint is not None) is is_asked(view)
            assert (told.forecast is None) is view.layout.is_empty
            if told.hint is not None:
                check_hint(view, told.hint)
            for one in told.lacking:
                hand = state.round.hands[one.seat].tiles
                assert one.seat != seat and not any(tile.fits(number) for tile in hand for number in one.numbers)


@pytest.mark.parametrize("rule", ["pairs", "pairs-spain", "block", "classic-draw", "dominican-patio"])
def test_reasons_are_true_late_in_a_round_too(rule, few):
    rule, chance, seen = tables.ruleset(rule), random.Random(3), set()
    for seed in range(14):
        seats = rule.players[-1]
        state = tables.position_at(rule, seats, 100 + seed, chance.randrange(6, 22))
        view = view_for(state, tables.to_move(state))
        hint = advise(view, seed, 10_000).hint
        if hint is not None:
            check_hint(view, hint)
            seen.add(hint.reason)
    assert len(seen) > 2


@pytest.mark.parametrize("rule", tables.offered(), ids=lambda rule: rule.id)
def test_nothing_hidden_changes_the_advice(rule, few):
    chance, compared = random.Random(8), 0
    for state in positions(rule):
        for seat in eyes(state):
            moved = with_hidden_tiles_moved(state, seat, chance)
            if view_for(moved, seat) == view_for(state, seat):
                compared += 1
                assert advise(view_for(moved, seat), 4, 10_000) == advise(view_for(state, seat), 4, 10_000)
    assert compared


def test_a_move_that_is_forced_is_told_as_the_only_one():
    state = table("6-6", ("6-5 1-2", "1-1 3-4", "0-0 2-2"), ruleset="block")
    hint = advise(view_for(state, 0), 1, QUICK).hint
    assert (hint.reason, str(hint.move.tile)) == (HintReason.ONLY_MOVE, "5-6")
    draws = table("6-6", ("1-2", "1-1 3-4", "0-0 2-2"), "6-5 4-4")
    hint = advise(view_for(draws, 0), 1, QUICK).hint
    assert (hint.reason, hint.move) == (HintReason.ONLY_MOVE, DrawTile(0))


def test_the_last_tile_is_told_as_the_last():
    state = table("6-6 6-5", ("5-4", "1-1 3-4", "0-0 2-2"), ruleset="block")
    assert advise(view_for(state, 0), 1, QUICK).hint.reason is HintReason.GOES_OUT


def test_points_in_play_are_told_with_their_number():
    state = table("5-5", ("5-0 5-1 2-3", "1-1 3-4"), "0-0 2-2", ruleset="all-fives")
    hint = advise(view_for(state, 0), 1, 300).hint
    assert (hint.reason, hint.numbers, str(hint.move.tile)) == (HintReason.SCORES, (10,), "0-5")


@pytest.mark.parametrize("declarations", ["checked", "trusted"])
def test_who_passed_is_made_to_pass_again_and_only_where_words_are_checked(declarations):
    """Seat 1 has passed at 4 and 6, and seat 0 may close the 5 with either number. On honour a pass proves nothing."""
    hands = ("6-5 5-0 0-1", "1-1 0-0 2-2 3-3", "4-5 0-2 1-2 2-3")
    state = table("4-6", hands, ruleset="block", turn=1, declarations=declarations)
    state = tables.after(state, 1, Knock())
    state = tables.after(state, 2, PlayTile(Tile.of(4, 5), "left"))
    view = view_for(state, 0)
    told = {one.seat: one.numbers for one in lacking(view, Belief.of(view))}
    assert told == ({1: (4, 6)} if declarations == "checked" else {})
    hints = [advise(view, seed, 100).hint for seed in range(3)]
    for hint in hints:
        check_hint(view, hint)
    if declarations == "trusted":
        assert not {hint.reason for hint in hints} & {HintReason.MAKES_PASS}


def test_a_number_that_the_next_one_lacks_is_the_reason_to_open_it():
    """Seat 1 has passed at 6. Only 5-6 opens it again; 5-0 does not, and the hand is otherwise alike."""
    state = table("5-6", ("5-6 5-0", "1-1 2-2 3-3 4-4", "0-1 0-2 0-3 6-1"), ruleset="block", turn=1)
    state = tables.after(state, 1, Knock())
    state = tables.after(state, 2, PlayTile(Tile.of(1, 6), "right"))
    view = view_for(state, 0)
    belief = Belief.of(view)
    best, other = (
        Appraisal(PlayTile(Tile.of(low, 5) if low < 5 else Tile.of(5, low), "left"), worth, 1.0, 0.5, 0.2, 9)
        for low, worth in ((6, 3.0), (0, 1.0))
    )
    hint = Reasons(view, belief, None).hint(best, [other], 2.0)
    assert (hint.reason, hint.numbers, hint.seat, hint.ahead) == (HintReason.MAKES_PASS, (6,), 1, 2.0)
    check_hint(view, hint)
    hint = Reasons(view, belief, None).hint(other, [best], 0.0)
    assert hint.reason is not HintReason.MAKES_PASS


def test_a_block_of_one_s_own_making_is_told():
    """Once 0-6 lies, every 6 is on the table and both ends show it; seat 0 keeps next to nothing."""
    line = "6-1 1-2 2-6 6-6 6-3 3-4 4-6 6-5 5-0"
    state = table(line, ("0-6 0-1", "5-5 4-5 3-5", "4-4 2-5 3-3"), ruleset="block")
    view = view_for(state, 0)
    best = Appraisal(PlayTile(Tile.of(0, 6), "right"), 30.0, 1.0, 1.0, 1.0, 9)
    other = Appraisal(PlayTile(Tile.of(0, 1), "right"), 3.0, 1.0, 0.5, 0.2, 9)
    hint = Reasons(view, Belief.of(view), None).hint(best, [other], 27.0)
    assert hint.reason is HintReason.BLOCKS_AND_WINS
    check_hint(view, hint)
    told = advise(view, 1, 300).hint
    assert (told.reason, told.move) == (HintReason.BLOCKS_AND_WINS, best.move)
    lost = Appraisal(best.move, -9.0, 1.0, 0.1, 1.0, 9)
    assert Reasons(view, Belief.of(view), None).hint(lost, [other], 0.0).reason is not HintReason.BLOCKS_AND_WINS


def test_in_the_walk_there_is_no_hint_but_a_meter():
    state = table(DEAD_LINE, FIX_4)
    walked = tables.after(state, 0, ProposeBlock())
    assert walked.round.verification.phase is BlockPhase.ASKING
    for seat in range(walked.seats):
        told = advise(view_for(walked, seat), 1, QUICK)
        assert told.hint is None and (told.forecast is None or told.forecast.block == 1.0)


def test_who_said_that_they_can_may_have_a_hint_again():
    state = table("6-6", ("1-1 3-4", "6-5 6-2 0-0", "0-1 2-2"), ruleset="block")
    view = view_for(tables.after(state, 0, ProposeBlock()), 1)
    assert not is_asked(view)
    walk = replace(view.verification, phase=BlockPhase.MUST_PLAY)
    assert is_asked(replace(view, verification=walk))


@pytest.mark.parametrize("limit", [0, 60])
def test_it_is_done_in_time(limit):
    """Whatever the time, there is advice; without any it takes one deal for each question."""
    state = tables.position_at(tables.ruleset("mexican-train").with_set(12), 8, 1, 30)
    view = view_for(state, tables.to_move(state))
    told = advise(view, 1, limit)
    assert told.hint is not None and told.forecast.deals >= 1
