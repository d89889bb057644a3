"""What an eye can know: the real deal is always possible, imagined ones agree with everything public."""

import random
from collections import Counter
from dataclasses import replace
from itertools import pairwise, permutations

import pytest

from domino_desktop.ai.belief import Belief
from domino_desktop.ai.masks import masks_for
from domino_desktop.ai.plausibility import Plausibility
from domino_desktop.core.events import LaidTile
from domino_desktop.core.moves import DiscardTile, DrawTile, Knock, Pass, PlayTile
from domino_desktop.core.ruleset import RuleSetFault
from domino_desktop.core.tiles import Tile, parse_tiles, print_tiles
from domino_desktop.core.views import TABLE, RevealedHand, view_for
from domino_desktop.storage import rulesets
from tests.ai import tables
from tests.ai.test_levels import position, with_hidden_tiles_moved
from tests.random_rules import random_mapping
from tests.soak import random_wish


def fits_into(tiles, places):
    """Whether these tiles (bits) can lie in these places, each where it is not barred: by augmenting paths."""
    rooms = [place.barred for place in places for _ in range(place.room)]
    lies = {}

    def settle(tile, tried):
        for room, barred in enumerate(rooms):
            if not barred >> tile & 1 and room not in tried:
                tried.add(room)
                if room not in lies or settle(lies[room], tried):
                    lies[room] = tile
                    return True
        return False

    found = [tile for tile in range(tiles.bit_length()) if tiles >> tile & 1]
    return len(found) == len(rooms) and all(settle(tile, set()) for tile in found)


def check_belief(state, eye, chance):
    """Everything that must hold of what this eye believes in this state."""
    view = view_for(state, eye)
    belief = Belief.of(view)
    masks = masks_for(state.ruleset.max_pip)
    for seat in range(state.seats):
        hand = masks.bits(state.round.hands[seat].tiles)
        assert not hand & ~belief.may_hold[seat]
        assert not any(masks.suits[number] & hand for number in belief.lacking()[seat])
        if hand & belief.unseen:
            assert fits_into(hand, [place for place in belief.places if place.seat == seat and not place.is_aside])
        if state.round.discards and seat != eye:
            aside = [place for place in belief.places if place.seat == seat and place.is_aside]
            assert fits_into(masks.bits(state.round.discards[seat].tiles), aside)
    for _ in range(3):
        dealt = belief.deal(chance)
        everything = [*dealt.hands, *dealt.laid_aside, masks.bits(masks.order[tile] for tile in dealt.boneyard)]
        everything.append(masks.bits(state.round.layout.tiles()))
        assert sum(everything) == masks.bits(state.ruleset.tiles_for(state.seats)), "each tile is in one place"
        assert tuple(hand.bit_count() for hand in dealt.hands) == view.counts
        assert len(dealt.boneyard) == view.boneyard
        for place, held in zip(belief.places, dealt.places):
            assert held.bit_count() == place.room and not held & place.barred


def honest_round(rule, seats, chance, look):
    """Plays a random round without untrue words; now and then looks at it with the eye of a seat or of the table."""
    state = tables.with_round(tables.new_match(rule, seats, opens_walk=chance.random() < 0.5), chance)
    while not state.round.is_over and state.round.turn is not None:
        seat, move = random_wish(state, chance)
        if chance.random() < 0.2:
            look(state, seat)
            look(state, chance.randrange(-1, seats))
        state = tables.after(state, seat, move)
    return state


@pytest.mark.parametrize("rule", tables.offered(), ids=lambda rule: rule.id)
def test_the_real_deal_is_always_possible_and_imagined_ones_agree_with_everything_public(rule):
    chance = random.Random(rule.id)
    every = [(rule.with_set(top), seats) for top, sizes in rule.hand_size for seats, _ in sizes]
    for table, seats in chance.sample(every, min(3, len(every))):
        honest_round(table, seats, chance, lambda state, eye: check_belief(state, eye, chance))


def test_the_same_holds_for_house_rules_of_every_kind():
    chance, played = random.Random(5), 0
    while played < 60:
        try:
            rule = rulesets.RuleSet.from_mapping(random_mapping(chance))
        except RuleSetFault:
            continue
        seats = chance.choice([seats for seats in rule.players if rule.hand_for(seats) is not None] or [0])
        if seats:
            played += 1
            honest_round(rule, seats, chance, lambda state, eye: check_belief(state, eye, chance))


def test_untrue_words_never_leave_a_seat_without_a_deal_to_imagine():
    """Where words are trusted, seats that knock at random: a deal is always found, and it counts the tiles rightly."""
    chance = random.Random(3)
    for rule, seats in chance.sample(tables.every_table(), 25):
        trusted = rule.changed({"declarations": "trusted"})
        for moves in (8, 25, 60):
            state = tables.position_at(trusted, seats, chance.random(), moves)
            view = view_for(state, tables.to_move(state))
            dealt = Belief.of(view).deal(chance)
            assert tuple(hand.bit_count() for hand in dealt.hands) == view.counts


def test_nothing_believed_depends_on_a_hidden_tile():
    chance = random.Random(8)
    for rule, seats in chance.sample(tables.every_table(), 20):
        state = tables.position_at(rule, seats, chance.random(), 12, opens_walk=False)
        seat = tables.to_move(state)
        here = Belief.of(view_for(state, seat))
        other = Belief.of(view_for(with_hidden_tiles_moved(state, seat, chance), seat))
        assert (here.places, here.unseen, here.may_hold) == (other.places, other.unseen, other.may_hold)
        assert here.deal(random.Random(1)) == other.deal(random.Random(1))


def held_by(state, eye, seat):
    """What this eye believes that a seat may hold, as tiles."""
    masks = masks_for(state.ruleset.max_pip)
    return {masks.order[number] for number in masks.numbers(Belief.of(view_for(state, eye)).may_hold[seat])}


def tiles(text):
    return set(parse_tiles(text))


def play(text, end):
    return PlayTile(Tile.parse(text), end)


def test_who_knocks_lacks_the_open_numbers():
    state = position("block", "0-1", ["0-3 5-5", "2-2 2-3", "4-4 6-6"])
    state = tables.after(state, 0, play("0-3", "left"))
    state = tables.after(state, 1, play("2-3", "left"))
    state = tables.after(state, 2, Knock())
    assert not any(tile.fits(1) or tile.fits(2) for tile in held_by(state, 0, 2))
    lacking = Belief.of(view_for(state, 0)).lacking()
    assert lacking == ((), (), (1, 2))
    assert held_by(state, 0, 1) >= tiles("1-2 2-4 1-6")


def test_a_number_of_which_every_tile_is_seen_is_no_news():
    state = position("block", "0-1", ["1-1 1-2 1-3 1-4 1-5 1-6", "2-2 2-3", "4-4 6-6"], turn=1)
    state = tables.after(state, 1, Knock())
    assert Belief.of(view_for(state, 0)).lacking() == ((), (0,), ())


def test_a_tile_drawn_after_a_knock_may_be_any():
    state = position(
        "classic-draw", "0-1", ["0-2 2-2", "5-5 4-4"], turn=1, boneyard="3-3 6-6 1-5", changes={"draw": "one"}
    )
    state = tables.after(state, 1, DrawTile(0))
    state = tables.after(state, 1, Knock())
    assert not any(tile.fits(0) or tile.fits(1) for tile in held_by(state, 0, 1))
    state = tables.after(state, 0, play("0-2", "left"))
    state = tables.after(state, 1, DrawTile(1))
    belief = Belief.of(view_for(state, 0))
    rooms = {place.room: place.barred for place in belief.places if place.seat == 1}
    assert rooms[1] == 0, "the new tile may be any"
    masks = masks_for(6)
    assert rooms[2] & masks.suits[0] == masks.suits[0] and rooms[2] & masks.suits[2] == masks.suits[2]
    state = tables.after(state, 1, play("1-5", "right"))
    assert not any(set(tile) & {0, 1, 2} for tile in held_by(state, 0, 1)), "the tile that was laid was the new one"


def test_who_draws_until_it_can_lay_laid_what_it_drew_last():
    state = position("classic-draw", "0-1", ["0-2 2-2", "5-5 4-4"], turn=1, boneyard="3-3 3-4 1-5 6-6 5-6")
    for _ in range(3):
        state = tables.after(state, 1, DrawTile(0))
    assert held_by(state, 0, 1) >= tiles("1-3 1-6")
    state = tables.after(state, 1, play("1-5", "right"))
    assert not any(tile.fits(0) or tile.fits(1) for tile in held_by(state, 0, 1))


def test_a_matador_may_be_held_back_from_drawing_but_not_from_a_knock():
    state = position("matador", "2-3", ["0-1 1-2", "1-1 6-6"], turn=1, boneyard="2-2 3-3 4-4 5-6")
    state = tables.after(state, 1, DrawTile(0))
    # 2 asks for a 5, 3 for a 4; the matadors are 0-0, 1-6, 2-5 and 3-4.
    belief = Belief.of(view_for(state, 0))
    old = next(place for place in belief.places if place.seat == 1 and place.room == 2)
    masks = masks_for(6)
    barred = {masks.order[number] for number in masks.numbers(old.barred)}
    assert barred == {tile for tile in masks.order if tile.fits(5) or tile.fits(4)} - tiles("2-5 3-4")


def test_a_free_draw_or_pass_proves_nothing():
    free = {"voluntary_draw": True, "play_drawn": "may", "draw": "one"}
    state = position("classic-draw", "0-1", ["0-2 2-2", "5-5 0-4"], turn=1, boneyard="3-3 1-4 6-6", changes=free)
    state = tables.after(state, 1, DrawTile(1))
    state = tables.after(state, 1, Pass())
    assert all(place.barred == 0 for place in Belief.of(view_for(state, 0)).places)


def test_at_trains_a_knock_tells_of_the_ends_that_were_open_to_that_seat_alone():
    """Seat 1 has begun its train with 12-3; the others' trains are closed to it and still ask for a 12."""
    laid = (("12-12", "start"), ("3-12", "train-1"), ("5-12", "train-0"), ("7-12", "mexican"))
    plays = tuple(LaidTile(Tile.parse(tile), end) for tile, end in laid)
    hands = ["5-6 1-1", "0-1 0-2", "8-9 9-9"]
    state = position("mexican-train", "", hands, turn=1, boneyard="0-0", plays=plays)
    state = tables.after(state, 1, DrawTile(0))
    state = tables.after(state, 1, Knock())
    barred = {place.barred for place in Belief.of(view_for(state, 0)).places if place.seat == 1}
    masks = masks_for(12)
    assert barred == {masks.suits[3] | masks.suits[7]}


def test_what_is_laid_aside_proves_that_nothing_fitted():
    state = position("gaple-family", "0-1", ["0-2 2-2", "5-5 4-4", "0-3 3-3"], 1, changes={"cannot_play": "discard"})
    state = tables.after(state, 1, DiscardTile(Tile.parse("4-4")))
    assert not any(tile.fits(0) or tile.fits(1) for tile in held_by(state, 0, 1))
    aside = [place for place in Belief.of(view_for(state, 0)).places if place.is_aside]
    assert [(place.seat, place.room) for place in aside] == [(1, 1)]
    assert Belief.of(view_for(state, 1)).deal(random.Random(1)).laid_aside[1] == masks_for(6).bits(tiles("4-4"))


@pytest.mark.parametrize(
    "opening, led, gone",
    [
        ("highest_double", "4-4", "5-5 6-6"),
        ("highest_double", "5-6", "0-0 1-1 2-2 3-3 4-4 5-5 6-6"),
        ("lowest_double", "3-3", "1-1 2-2"),
        ("lowest_double", "0-0", "1-1 2-2 3-3 4-4 5-5 6-6"),
        ("highest_tile", "4-6", "5-6 6-6"),
        ("highest_tile", "5-5", "4-6 5-6 6-6"),
        ("holder(6-6)", "5-5", "6-6"),
        ("holder(6-6)", "6-6", ""),
        ("named_double(round)", "0-0", ""),
        ("named_double(round)", "3-3", "0-0 4-4 5-5 6-6"),
    ],
)
def test_the_tile_that_opens_a_match_tells_what_nobody_was_dealt(opening, led, gone):
    rule = tables.ruleset("classic-draw").changed({"opening": opening, "opening_must_play": True})
    for seed in range(4000):
        state = tables.with_round(tables.new_match(rule, 2), random.Random(seed))
        if state.round.lead_tile == Tile.parse(led):
            break
    else:
        pytest.skip("no such deal")
    leader = state.round.leader
    state = tables.after(state, leader, PlayTile(Tile.parse(led), "start"))
    belief = Belief.of(view_for(state, TABLE))
    places = [place for place in belief.places if place.seat >= 0]
    masks = masks_for(6)
    assert {print_tiles(masks.order[number] for number in masks.numbers(place.barred)) for place in places} == {gone}


def test_a_hand_that_lies_open_is_known():
    state = position("block", "0-1", ["0-2 2-2", "5-5 4-4", "0-3 3-3"])
    shown = replace(view_for(state, 0), revealed=(RevealedHand(1, parse_tiles("4-4 5-5")),))
    belief = Belief.of(shown)
    assert belief.may_hold[1] == masks_for(6).bits(tiles("4-4 5-5"))
    assert not belief.may_hold[2] & belief.may_hold[1]
    assert belief.deal(random.Random(1)).hands[1] == belief.may_hold[1]


def test_a_lie_that_comes_out_frees_the_hand_from_everything_that_it_said():
    trusted = {"declarations": "trusted", "direction": "clockwise"}
    state = position("block", "0-1", ["0-0 2-2 6-6", "1-5 4-4", "0-3 3-3"], turn=1, changes=trusted)
    state = tables.after(state, 1, Knock())
    assert not any(tile.fits(0) or tile.fits(1) for tile in held_by(state, 0, 1))
    state = tables.after(state, 2, play("0-3", "left"))
    state = tables.after(state, 0, Knock())
    state = tables.after(state, 1, play("1-5", "right"))
    assert held_by(state, 0, 1) >= tiles("1-1 1-4")


def test_words_that_no_deal_agrees_with_do_not_count():
    """Both others deny 0 and 2, and each tile that is not seen shows one of them."""
    small = {"max_pip": 2, "players": [3], "hand_size": {"2": {"3": 2}}, "declarations": "trusted"}
    state = position("block", "0-2 2-2", ["1-1", "0-0", "0-1"], 1, changes={**small, "direction": "clockwise"})
    state = tables.after(tables.after(state, 1, Knock()), 2, Knock())
    belief = Belief.of(view_for(state, 0))
    dealt = {tuple(belief.deal(random.Random(seed)).hands[1:]) for seed in range(99)}
    masks = masks_for(2)
    assert dealt == set(permutations([masks.bits(tiles(tile)) for tile in ("0-0", "0-1", "1-2")], 2))


def every_deal(tiles, places):
    """Every way in which these tiles (numbers) can lie in these places, as the bits of each place."""
    if not tiles:
        yield (0,) * len(places)
        return
    tile, *others = tiles
    for number, place in enumerate(places):
        if place.room and not place.barred >> tile & 1:
            less = [*places[:number], place._replace(room=place.room - 1), *places[number + 1 :]]
            for held in every_deal(others, less):
                yield (*held[:number], held[number] | 1 << tile, *held[number + 1 :])


def test_every_deal_that_agrees_is_about_as_likely():
    """Late positions where seats lack different numbers, so that few deals agree: each comes up equally often."""
    chance, looked_at = random.Random(4), 0
    while looked_at < 4:
        state = tables.position_at(tables.ruleset("block"), 3, chance.random(), 16, opens_walk=False)
        belief = Belief.of(view_for(state, tables.to_move(state)))
        barred = {place.barred for place in belief.places}
        if (
            len(barred) < 3
            or belief.unseen.bit_count() > 12
            or any(one & ~other == 0 for one, other in pairwise(barred))
        ):
            continue
        unseen = masks_for(6).numbers(belief.unseen)
        deals = list(every_deal(unseen, list(belief.places)))
        if not 20 <= len(deals) <= 500:
            continue
        looked_at += 1
        times = 40 * len(deals)
        counted = Counter(tuple(belief.deal(chance).places) for _ in range(times))
        assert set(counted) <= set(deals)
        off = sum((counted[deal] - 40) ** 2 / 40 for deal in deals) / len(deals)
        assert off < 1.6, "as even as chance makes it, nearly"


def test_it_is_likelier_that_a_seat_laid_what_suits_its_hand():
    """Seat 1 left the 5 open: with 5-5 and 5-6 in its hand that was wise, with 4-4 and 4-6 (it could leave a 4) not."""
    state = position("block", "0-1", ["0-0 6-6", "1-5 1-4 5-5 5-6", "2-2 2-3 3-3 3-6"], turn=1)
    state = tables.after(state, 1, play("1-5", "right"))
    view = view_for(state, 0)
    belief = Belief.of(view)
    masks = masks_for(6)

    def weight(hand):
        held = masks.bits(parse_tiles(hand))
        rest = belief.unseen & ~held
        order = [held if place.seat == 1 else rest for place in belief.places]
        return Plausibility(view, belief).weight(order)

    assert weight("1-4 5-5 5-6") > 2 * weight("1-4 4-4 4-6")
    assert weight("2-2 3-3 4-4") == pytest.approx(1.0), "where it had no choice nothing is learned"
