"""A desk in the hands of a monkey: thousands of moves and orders by chance, wrong ones among them, in every rule set.

After each, the record replays to the state, a desk that is opened anew stands where this one stands, no tile lies in
two places, the totals are the sum of their lines, and every round's file is read, judged and printed to the same. Run
as a program, it plays as many matches as told: ``python -m tests.controller.test_referee_monkey 200``.
"""

import json
import random
import sys
from collections import Counter
from pathlib import Path

import pytest

from domino_desktop.cli.adjudicate import judge
from domino_desktop.controller.protocol import judged_again, protocol_of, rounds_of
from domino_desktop.controller.referee import RefereeDesk, Stage
from domino_desktop.core.moves import (
    CallDead,
    DeclareCanPlay,
    DiscardTile,
    DrawTile,
    Knock,
    Pass,
    PlayTile,
    ProposeBlock,
    RevealHand,
)
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
from domino_desktop.i18n.english import English
from domino_desktop.storage import rulesets
from domino_desktop.storage.protocols import PROTOCOL, content_of, protocol_in, rounds_in
from tests.controller.desks import MemoryStore, position, setup

STEPS, LOOK, JUDGE = 60, 6, 30
"""Steps of a match, and after how many a desk is looked at and all of its rounds are judged."""
OWN = {
    "games": {"match_form": "best_of(3)"},
    "dead": {"dead_number_stop": "auto"},
    "callable": {"dead_number_stop": "callable"},
}
RULESETS = {
    **{ruleset.id: ruleset for ruleset in rulesets.available()},
    **{name: rulesets.load("classic-draw").changed(changes) for name, changes in OWN.items()},
    "laid aside": rulesets.load("gaple-family").changed({"cannot_play": "discard"}),
    "both out": rulesets.load("pairs").changed({"end": "both_partners_out"}),
}


class Monkey:
    """Sits at one table and does what chance tells it."""

    def __init__(self, ruleset, rng):
        self.rng, self.ruleset = rng, ruleset
        self.seats = rng.choice([seats for seats in ruleset.players if ruleset.hand_for(seats) is not None])
        self.store = MemoryStore(setup(ruleset, self.seats))
        self.at = RefereeDesk(self.store, 1)

    def position(self):
        """How a table may stand: ends or a line, and counts, boneyard and seats by chance."""
        rng, rules, seats = self.rng, self.ruleset, self.seats
        most = min(rules.hand_for(seats), 6)
        # Where a seat without tiles ends the round, somebody says so; where it waits for its partner, one has some.
        least = [1, 1, *[int(rules.end == "first_out")] * (seats - 2)]
        number = {"line": 2, "trains": rng.choice([seats + 1] * 4 + [1])}.get(rules.placing) or rng.randint(1, 4)
        counts = tuple(rng.randint(fewest, most) for fewest in least)
        return position(
            counts=counts,
            ends=tuple(rng.randint(0, rules.max_pip) for _ in range(number)),
            line=self.line() if rules.is_plain_line and rng.random() < 0.5 else "",
            boneyard=rng.choice([0, 0, 0, rng.randint(0, 4)]),
            turn=rng.choice([seat for seat in range(seats) if counts[seat]] or [0]),
            leader=rng.randrange(seats),
            closer=rng.randrange(seats),
            markers=tuple(seat for seat in range(seats) if rules.has_markers and rng.random() < 0.3),
        )

    def line(self):
        laid, free, value = [], [*self.ruleset.tile_set], self.rng.randint(0, self.ruleset.max_pip)
        for _ in range(self.rng.randint(1, 8)):
            fitting = [tile for tile in free if value in tile]
            if not fitting:
                break
            tile = self.rng.choice(fitting)
            free.remove(tile)
            laid.append(f"{value}-{tile.other(value)}")
            value = tile.other(value)
        return " ".join(laid)

    def penalty(self):
        rng = self.rng
        points, of_round = rng.choice([0, 0, 10, 25]), rng.choice(["stands", "stands", "replay", "lost"])
        return Penalty(points, of_round, "lost" if rng.random() < 0.1 else "stands")

    def points(self, *choices):
        return tuple(self.rng.choice(choices) for _ in self.at.view.totals)

    def order(self):
        """Something that a referee may want at any time, wise or not."""
        rng, at, seat = self.rng, self.at, self.rng.randrange(self.seats)
        ruling = rng.choice(at.view.rulings).number if at.view.rulings else 0
        tiles = tuple(rng.sample(at.unaccounted, min(2, len(at.unaccounted))))
        return rng.choice(
            [
                EnterPosition(self.position()),
                EnterPosition(self.position()),
                Rule(seat, rng.choice([*FoulKind]), self.penalty()),
                Withdraw(ruling),
                HearAccusation(seat, rng.randrange(self.seats), tiles, rng.random() < 0.5),
                Correct(rng.randint(1, max(1, at.view.round)), self.points(0, 7, -7, 60, -60), "why"),
                EnterRound(self.points(0, 5, 60), rng.choice([None, 0])),
                StopPlay(),
                GoOut(seat),
                PutToSleep(),
                ScoreRound(),
            ]
        )

    def step(self):
        """One step: mostly what the desk waits for."""
        rng, at = self.rng, self.at
        chance = rng.random()
        if chance < 0.08:
            at.undo()
        elif chance < 0.12:
            at.correct(self.position())
        elif chance < 0.25:
            at.order(self.order())
        else:
            self.go_on()

    def go_on(self):
        rng, at, view = self.rng, self.at, self.at.view
        match at.stage:
            case Stage.POSITION | Stage.SCORED:
                at.order(EnterPosition(self.position()))
            case Stage.MATCH_OVER:
                at.order(Correct(1, self.points(0, -60), "why"))
            case Stage.HANDS:
                shown = {hand.seat for hand in view.revealed}
                seat = rng.choice([seat for seat, count in enumerate(view.counts) if count and seat not in shown])
                free = at.unaccounted
                at.submit(seat, RevealHand(tuple(rng.sample(free, min(view.counts[seat], len(free))))))
            case Stage.REST:
                at.order(PutToSleep())
            case Stage.RULINGS:
                number = rng.choice(at.waiting_fouls)
                foul = next(event.foul for event in view.history if event.number == number)
                at.order(Rule(foul.seat, FoulKind.FALSE_DECLARATION, self.penalty(), number))
            case Stage.COUNT:
                at.order(ScoreRound())
            case _:
                at.submit(view.turn, self.move())

    def move(self):
        rng, free = self.rng, self.at.unaccounted
        if not free or rng.random() < 0.6:
            return rng.choice([ProposeBlock(), Knock(), Knock(), DeclareCanPlay(), DrawTile(0), Pass(), CallDead()])
        ends = [end for end in self.at.view.layout.ends if end.value is not None]
        tile, end = rng.choice(free), rng.choice(ends) if ends else None
        if rng.random() < 0.1:
            return DiscardTile(tile)
        fitting = [tile] if end is None else [tile for tile in free if end.accepts(tile)]
        return PlayTile(rng.choice(fitting or [tile]), "start" if end is None else end.id)


def look(monkey):
    """The desk agrees with its record, with its store, and with itself."""
    at, state = monkey.at, monkey.at._state
    assert at.record.state() == state
    again = RefereeDesk(monkey.store, 1)
    assert (again.stage, again.draft, again.view) == (at.stage, at.draft, at.view)
    summed = [sum(line.points for line in state.lines if line.team == team) for team in range(len(state.totals))]
    assert tuple(summed) == state.totals
    now = state.round
    if now is not None:
        hands = [*now.hands, *now.discards]
        placed = [*now.layout.tiles(), *now.asleep, *(tile for hand in hands for tile in hand.tiles or ())]
        assert max(Counter(placed).values(), default=1) == 1


def judge_all(monkey):
    """Every round of the desk is filed, read and judged to the same."""
    at = monkey.at
    assert judged_again(at.record)
    listed = rounds_of(at.record)
    if listed and at.stage in (Stage.SCORED, Stage.MATCH_OVER):
        assert listed[-1].totals == at.view.totals
    for place in range(len(rounds_in(at.record))):
        printed = protocol_of(at.setup, at.facts, at.record, at.times, place)
        content = content_of(at.setup, at.facts, at.record, at.times, place)
        data = {"what": PROTOCOL, "form": 1, "protocol": content, "digest": printed.check_sum}
        text = json.dumps(data)
        filed = protocol_in(json.loads(text), Path())
        again = protocol_of(filed.setup, filed.facts, filed.record, filed.times, filed.place)
        assert again.check_sum == printed.check_sum and judged_again(filed.record)
        assert (again.view.score, again.before, again.after) == (printed.view.score, printed.before, printed.after)
        assert judge(text.encode(), English())["protocol"]["agrees"] is not False


def match(name, seed, steps=STEPS):
    """One match; answers the stages that it came through."""
    monkey = Monkey(RULESETS[name], random.Random(f"monkey {name} {seed}"))
    met = set()
    for step in range(1, steps + 1):
        monkey.step()
        met.add(monkey.at.stage)
        if not step % LOOK:
            look(monkey)
        if not step % JUDGE:
            judge_all(monkey)
    # Of a hand that is taken back every tile is a step of its own.
    undone = sum(monkey.at.undo() for _ in range(10 * len(monkey.at.record.events)))
    assert undone and not monkey.at.undo()
    assert monkey.at.stage is Stage.POSITION and not any(monkey.at.view.totals)
    return met


@pytest.mark.parametrize("name", RULESETS)
def test_a_monkey_finds_nothing_at_the_desk(name):
    match(name, 0)


def test_the_monkey_comes_everywhere():
    met = set().union(*(match("classic-draw", seed) for seed in range(1, 4)))
    assert met == {*Stage}


def main(matches):
    """So many matches over all rule sets in turn, each longer than in the tests."""
    names = list(RULESETS)
    for number in range(matches):
        match(names[number % len(names)], f"long {number}", 200)
    print(f"{matches} matches of 200 steps, nothing found")


if __name__ == "__main__":
    main(int(sys.argv[1]))
