"""Makes ``resources/disputes.json``: ``python -m tests.make_disputes [FILE]``.

Most disputes are searched for in random rounds, so their positions can come up at a table; the rest are classics that
clubs argue about. Nothing but positions and what was said is written: every verdict follows from the rules.
"""

import json
import random
import sys
from dataclasses import dataclass, field
from pathlib import Path

from domino_desktop.controller.disputes import FILE, Disputes, Outcome, Standing
from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.events import Knocked, TilePlayed
from domino_desktop.core.moves import DeclareCanPlay, Knock, PlayTile, ProposeBlock
from domino_desktop.core.state import start
from domino_desktop.core.tiles import pips_of
from domino_desktop.storage import rulesets
from domino_desktop.storage.positions.position import read_position
from domino_desktop.storage.positions.reading import read_json
from tests.cli.written import position_of, random_round

NAMES = (
    ("Anna", "João", "Astrid", "Dewi", "Luca", "Elsa", "Rosa", "Budi"),
    ("Giulia", "Nils", "Inês", "Putu", "Marta", "Omar", "Karin", "Rui"),
    ("Carlos", "Maja", "Siti", "Paolo", "Bianca", "Erik", "Luísa", "Agus"),
    ("Ebba", "Tiago", "Wayan", "Chiara", "Sofia", "Lars", "Beatriz", "Hugo"),
)
MOST_ROUNDS = 60_000


@dataclass(frozen=True)
class Wish:
    """What is looked for: ``fits`` a state in which nobody has been asked yet, ``suits`` the dispute made of it.

    ``lies`` tells which of the seats that can play say that they cannot, by their number in the walk; ``says`` how many
    of the answers are heard before the referee is called, all if None.
    """

    id: str
    kind: str
    base: str
    seats: int
    fits: object = lambda state: True
    suits: object = lambda dispute: True
    changes: dict = field(default_factory=dict)
    max_pip: int = 6
    lies: tuple = ()
    says: int | None = None
    accusation: tuple | None = None
    most: int = 12
    """So many tiles are in all hands at most: these have to be counted."""


# What a state is like ---------------------------------------------------------------------------------


def able(state):
    return [seat for seat in walk_order(state) if rules.can_play(state, seat)]


def walk_order(state):
    order = state.ruleset.order_from(state.round.turn, state.seats)
    return [seat for seat in order if seat in state.round.active]


def ends(state):
    return state.round.layout.values


def pips(state):
    return [pips_of(hand.tiles) for hand in state.round.hands]


def is_closed(state):
    return not state.drawable


def blocked(state):
    return is_closed(state) and not able(state)


def only_last_is_able(state):
    return is_closed(state) and able(state) == walk_order(state)[-1:]


def is_level(state):
    """Whether the two lightest hands are level."""
    lightest, following, *_ = sorted(pips(state))
    return lightest == following


def one_of_few(state):
    """One seat can play, with one tile only."""
    seats = able(state)
    return is_closed(state) and len(seats) == 1 and fitting(state, seats[0]) == 1


def fitting(state, seat):
    opened = rules.open_to(state, seat)
    return sum(any(end.accepts(tile) for end in opened) for tile in state.round.hands[seat].tiles)


def own_train(state, seat):
    """Whether all that fits, fits on the seat's own train alone."""
    opened = [end for end in rules.open_to(state, seat) if end.owner != seat]
    return not any(end.accepts(tile) for end in opened for tile in state.round.hands[seat].tiles)


def lengths(layout):
    return [len(arm.tiles) for arm in layout.arms]


# Searching --------------------------------------------------------------------------------------------


def states(wish, rng):
    """States in which the seat on turn cannot play, right behind a tile, of truthful random rounds."""
    ruleset = rulesets.load(wish.base).changed(wish.changes)
    ruleset = ruleset.with_set(wish.max_pip)
    for _ in range(MOST_ROUNDS):
        for state in random_round(ruleset, wish.seats, rng):
            now = state.round
            if now.turn is None or now.score is not None or now.layout.is_empty or now.verification is not None:
                continue
            if isinstance(now.history[-1], Knocked) or rules.can_play(state, now.turn):
                continue
            if sum(hand.count for hand in now.hands) <= wish.most:
                yield state


def declared(state, lies, says):
    """What is said: the truth, but for the able seats whose number is in ``lies``. None where it comes to nothing."""
    ruleset = state.ruleset.changed({"declarations": "trusted"})
    state = state._replace(ruleset=ruleset, opens_walk=False)
    answers, found = [], 0
    if state.drawable:
        return ["cannot"]
    while (now := state.round).turn is not None and now.score is None:
        can = bool(rules.can_play(state, now.turn))
        if can:
            found += 1
            can = found not in lies
        answers.append("can" if can else "cannot")
        move = DeclareCanPlay() if can else Knock() if now.verification is not None else ProposeBlock()
        for event in rules.decide(state, now.turn, move):
            state = apply(state, event)
        if can:
            break
    if found < max(lies, default=0):
        return None
    return answers[:says]


def found(wish):
    rng = random.Random(wish.id)
    for state in states(wish, rng):
        if not wish.fits(state):
            continue
        said = declared(state, wish.lies, wish.says)
        if said is None:
            continue
        written = position_of(state, wish.base, wish.changes, declarations=said)
        raw = {"id": wish.id, "kind": wish.kind, "position": tidy(written)}
        if wish.accusation:
            order = walk_order(state)
            by, seat = wish.accusation
            raw["accusation"] = {"by": order[by], "seat": order[seat]}
        if wish.suits(opened(raw)):
            return raw
    raise SystemExit(f"{wish.id}: nothing found")


def opened(raw):
    return Disputes(json.dumps([raw]).encode()).open(raw["id"])


def tidy(position):
    """Without what says nothing."""
    for key in ("rules", "declarations", "markers"):
        if not position.get(key):
            position.pop(key, None)
    position.pop("totals", None)
    if position["round"] == 1:
        del position["round"]
    return position


# Lies of earlier in the round -------------------------------------------------------------------------


def with_a_past(wish, is_lie):
    """A position behind a pass of the same round, with every move since.

    Blocked behind a false pass; behind a true one, whoever passed then is the only one who can play now.
    """
    rng = random.Random(wish.id)
    ruleset = rulesets.load(wish.base).changed({**wish.changes, "declarations": "trusted"}).with_set(wish.max_pip)
    for _ in range(MOST_ROUNDS):
        state = start(rules.start_match(ruleset, wish.seats, opens_walk=False))
        state = apply(state, rules.deal(state, Deal.from_bytes(ruleset.tile_set, rng.randbytes(21))))
        past = liar = None
        while (now := state.round).score is None:
            if now.verification is None and past and (blocked(state) if is_lie else can_play_now(state, liar)):
                raw = _with_moves(wish, state, past, is_lie, liar)
                if raw is not None:
                    return raw
            seat = now.turn
            plays = [move for move in rules.legal_moves(state, seat) if isinstance(move, PlayTile)]
            is_moment = past is None and not now.layout.is_empty and (bool(plays) == is_lie) and rng.random() < 0.1
            move = Knock() if is_moment or not plays else rng.choice(plays)
            if is_moment:
                past, liar = now.history[-1].number, seat
            for event in rules.decide(state, seat, move):
                state = apply(state, event)
    raise SystemExit(f"{wish.id}: nothing found")


def can_play_now(state, seat):
    """Whether nobody but this seat can play, and another one is to act."""
    return state.round.turn is not None and state.round.turn != seat and able(state) == [seat]


def _with_moves(wish, state, past, is_lie, liar):
    moves = []
    for event in state.round.history:
        if event.number > past and isinstance(event, TilePlayed):
            moves.append({"seat": event.seat, "tile": str(event.tile), "end": event.end})
        elif event.number > past and isinstance(event, Knocked):
            moves.append({"seat": event.seat})
    if len(moves) > 5 or sum(hand.count for hand in state.round.hands) > wish.most:
        return None
    changes = {key: value for key, value in wish.changes.items() if key != "declarations"}
    said = declared(state, (), wish.says)
    raw = {
        "id": wish.id,
        "kind": wish.kind,
        "position": tidy(position_of(state, wish.base, changes, declarations=said)),
        "earlier": moves,
    }
    if not is_lie:
        by = next(seat for seat in walk_order(state) if seat != liar)
        raw["accusation"] = {"by": by, "seat": liar}
    return raw if wish.suits(opened(raw)) else None


def went_out(wish):
    """A round that ended on dead ends with the last tile of a hand."""
    rng = random.Random(wish.id)
    ruleset = rulesets.load(wish.base).changed(wish.changes).with_set(wish.max_pip)
    for _ in range(MOST_ROUNDS):
        for state in random_round(ruleset, wish.seats, rng):
            now = state.round
            if not isinstance(now.history[-1], TilePlayed) or now.turn is not None or state.drawable:
                continue
            following = state.seat_after(now.history[-1].seat, now.hands)
            asked = state.with_round(now._replace(turn=following), state.next_number)
            if able(asked) or sum(hand.count for hand in now.hands) > wish.most:
                continue
            written = tidy(position_of(asked, wish.base, wish.changes, declarations=["cannot"]))
            raw = {"id": wish.id, "kind": wish.kind, "position": written}
            if wish.suits(opened(raw)):
                return raw
    raise SystemExit(f"{wish.id}: nothing found")


# The classics -----------------------------------------------------------------------------------------

SIXES = "6-0 0-1 1-6 6-6 6-2 2-3 3-6 6-4 4-5 5-6"
FOUR = ("0-0 0-2 1-1 1-2", "0-3 1-3 2-2 3-3", "0-4 0-5 1-4 1-5 2-4", "2-5 3-4 3-5 4-4 5-5")
SWAPPED = (FOUR[0], FOUR[1], FOUR[3], FOUR[2])
LIAR_LINE = "6-0 0-1 1-6 6-6 6-2 2-3 3-6"
LIARS = ("0-0 0-2 1-1 1-2 1-3", "0-3 2-2 3-3 1-4 0-4", "4-6 0-5 1-5 2-4 4-4", "5-6 2-5 3-4 3-5 4-5 5-5")
LEVEL = ("0-0 0-2 1-2 1-3", "1-1 0-3 0-4", "0-5 1-4 1-5 2-2 2-4", "2-5 3-3 3-4 3-5 4-4 5-5")
LONE_BLANK = ("0-0", "0-2 0-3 1-1 1-2", "1-3 2-2 3-3 0-4 1-4 0-5", "1-5 2-4 2-5 3-4 3-5 4-4 5-5")
REST_OF_SIXES = "0-4 0-5 1-4 1-5 2-4 2-5 3-4 3-5 4-4 5-5"
NINES = (
    "0-2 2-1 1-3 3-0 0-4 4-1 1-5 5-0 0-6 6-1 1-7 7-0 0-8 8-1 1-9 9-0 0-0 0-1 1-1",
    "2-2 2-6 3-3 3-7 4-5 4-9 5-8 6-8 7-9",
    "2-3 2-7 3-4 3-8 4-6 5-5 5-9 6-9 8-8",
    "2-4 2-8 3-5 3-9 4-7 5-6 6-6 7-7 8-9",
    "2-5 2-9 3-6 4-4 4-8 5-7 6-7 7-8 9-9",
)
W9_LINE = "3-0 0-4 4-3 3-3 3-5 5-5 5-1 1-3 3-2 2-6 6-3"
W9 = {"spinner": "5-5", "left": "5-3 3-3 3-4 4-0 0-3", "right": "5-1 1-3 3-2 2-6 6-3"}
W9_HANDS = ("0-0 0-1 0-2 0-6 1-1 1-2 1-4 2-2", "0-5 1-6 2-4 2-5 4-4 4-5 4-6 5-6 6-6")
ALL_CANNOT = ("cannot",) * 4


def classic(
    dispute_id, kind, base, line, hands, said=(), *, changes=None, to_act=0, max_pip=6, yard="", accusation=None, **more
):
    """A classic, written as it is told; in pairs, those who face each other belong together."""
    is_pairs = rulesets.load(base).changed(changes or {}).partners == "opposite"
    seats = [{"hand": hand} | ({"team": seat % 2} if is_pairs else {}) for seat, hand in enumerate(hands)]
    position = {
        "max_pip": max_pip,
        **({"layout": line} if isinstance(line, dict) else {"line": line}),
        "seats": seats,
        "boneyard": yard,
        "to_act": to_act,
        "leader": more.pop("leader", 0),
        "closer": more.pop("closer", len(hands) - 1),
        "declarations": list(said),
        "ruleset": base,
        "rules": changes or {},
        "round": 1,
        **more,
    }
    raw = {"id": dispute_id, "kind": kind, "position": tidy(position)}
    if accusation:
        raw["accusation"] = {"by": accusation[0], "seat": accusation[1]}
    return raw


def is_blocked(dispute):
    return dispute.truth.ruling.standing is Standing.BLOCKED


def wins(dispute):
    return dispute.truth.ruling.outcome is Outcome.WON


def level(dispute):
    score = dispute.truth.score
    return score is not None and len(score.tied) > 1


def made():
    """Every dispute: by kind, the easier ones first."""
    return [
        # The walk round the table.
        classic("six-is-out", "walk", "classic-draw", SIXES, FOUR, ALL_CANNOT, closer=3),
        found(Wish("one-tile-left", "walk", "block", 3, one_of_few, says=1, most=9)),
        found(Wish("numbers-left", "walk", "block", 3,
                   lambda s: blocked(s) and len(set(ends(s))) == 2 and len(s.round.layout.tiles()) < 12,
                   says=1, most=14)),
        found(Wish("last-seat", "walk", "block", 4, lambda s: only_last_is_able(s) and one_of_few(s), says=3)),
        found(Wish("equal-ends", "walk", "block", 3,
                   lambda s: one_of_few(s) and len(set(ends(s))) == 1, says=1)),
        found(Wish("other-way-round", "walk", "italian-no-stock", 4,
                   lambda s: is_closed(s) and able(s) == walk_order(s)[1:2], says=1)),
        found(Wish("four-hands", "walk", "block", 4, lambda s: blocked(s) and len(set(ends(s))) == 2, wins, says=3)),
        # The boneyard.
        found(Wish("yard-of-many", "boneyard", "classic-draw", 2,
                   lambda s: s.drawable >= 6 and not able(s) and len(s.round.layout.tiles()) >= 3, most=18)),
        found(Wish("yard-empty", "boneyard", "classic-draw", 2, blocked, wins, says=1, most=10)),
        found(Wish("last-two-sleep", "boneyard", "draw-reserve-two", 3,
                   lambda s: blocked(s) and s.round.boneyard.count == 2, wins, says=1, most=10)),
        found(Wish("third-from-the-end", "boneyard", "draw-reserve-two", 3,
                   lambda s: s.round.boneyard.count == 3 and s.drawable and not able(s), most=16)),
        found(Wish("one-each-turn", "boneyard", "swedish-draw-one", 3,
                   lambda s: s.drawable and s.round.drawn == 0 and not able(s), most=14)),
        classic("dead-line-played-on", "boneyard", "classic-draw", SIXES, FOUR[:2], ("cannot",), yard=REST_OF_SIXES),
        classic("dead-line-stops", "boneyard", "classic-draw", SIXES, FOUR[:2], ("cannot",), yard=REST_OF_SIXES,
                changes={"dead_number_stop": "auto"}),
        classic("yard-closed", "boneyard", "block", "3-1 1-5", ("0-0 2-2 4-6", "1-1 2-6 0-2"), ("cannot", "cannot")),
        # Declarations.
        classic("one-hid-a-six", "declarations", "classic-draw", LIAR_LINE, LIARS, ("cannot",) * 3 + ("can",)),
        found(Wish("all-said-no", "declarations", "block", 3, one_of_few, lies=(1,), most=10)),
        classic("two-hid-a-six", "declarations", "classic-draw", LIAR_LINE, LIARS, ALL_CANNOT),
        classic("accused", "declarations", "classic-draw", SIXES, FOUR, ALL_CANNOT, accusation=(1, 2)),
        found(Wish("result-stands", "declarations", "block", 3, one_of_few, wins, lies=(1,),
                   changes={"fouls": {"false_declaration": {"points": 10, "round": "stands", "match": "stands"}}})),
        found(Wish("pair-is-out", "declarations", "jamaican-partner", 4, one_of_few, wins, lies=(1,))),
        with_a_past(Wish("an-earlier-pass", "declarations", "block", 3, suits=lambda d: bool(d.truth.fouls)), True),
        with_a_past(Wish("passed-before", "declarations", "block", 4, suits=lambda d: not d.truth.fouls), False),
        found(Wish("proposer-first", "declarations", "classic-draw", 2, blocked, wins, accusation=(0, 1), most=9)),
        found(Wish("accused-rightly", "declarations", "block", 4,
                   lambda s: one_of_few(s) and able(s) == walk_order(s)[2:3], lies=(1,), accusation=(0, 2))),
        # Level hands.
        classic("level-nobody", "ties", "classic-draw", SIXES, LEVEL, ALL_CANNOT),
        classic("level-full-share", "ties", "classic-draw", SIXES, LEVEL, ALL_CANNOT,
                changes={"block_tie": "share_full"}),
        found(Wish("level-split", "ties", "block", 4, blocked, level, changes={"block_tie": "share_split"}, most=14)),
        found(Wish("level-nearest", "ties", "block", 3, blocked, level, says=1,
                   changes={"block_tie": "nearest_to_leader"})),
        found(Wish("level-lightest", "ties", "classic-draw", 2, blocked, level,
                   changes={"block_tie": ["lightest_tile", "no_score"]})),
        found(Wish("level-again", "ties", "jamaican-cut-throat", 3, blocked, level, most=14)),
        found(Wish("level-but-alive", "ties", "block", 3, lambda s: one_of_few(s) and is_level(s), says=1, most=9)),
        # Pairs.
        classic("lowest-pair", "pairs", "pairs", SIXES, SWAPPED, ALL_CANNOT),
        classic("lowest-hand", "pairs", "pairs", SIXES, SWAPPED, ALL_CANNOT,
                changes={"block_winner": "team_of_lowest_hand"}),
        found(Wish("pairs-level", "pairs", "dominican-formal", 4, blocked, level, says=1, most=14)),
        found(Wish("leaders-side", "pairs", "cuban-east", 4, blocked, level, most=14)),
        classic("closer-of-level", "pairs", "pairs", SIXES, LEVEL, ALL_CANNOT, closer=3,
                changes={"block_winner": "team_of_lowest_hand", "block_tie": "closer_loses"}),
        found(Wish("partner-is-out", "pairs", "pairs", 4,
                   lambda s: blocked(s) and len(s.round.active) == 3, wins, changes={"end": "both_partners_out"})),
        found(Wish("partner-can", "pairs", "pairs", 4,
                   lambda s: one_of_few(s) and able(s) == walk_order(s)[2:3], says=2)),
        # Spinners, crosses, trains.
        classic("sides-still-open", "layouts", "all-fives", W9, W9_HANDS, ("cannot",), closer=1),
        classic("no-sides-here", "layouts", "muggins", W9_LINE, W9_HANDS, ("cannot",), closer=1),
        found(Wish("arm-still-open", "layouts", "all-fives", 2,
                   lambda s: one_of_few(s) and len(ends(s)) == 4 and not lengths(s.round.layout)[3], says=1)),
        found(Wish("spinner-dead", "layouts", "all-fives", 3, lambda s: blocked(s) and len(ends(s)) == 4, wins,
                   says=1)),
        found(Wish("cross-ends", "layouts", "cross", 3, lambda s: blocked(s) and len(ends(s)) == 4, wins, says=2)),
        found(Wish("cross-one-arm", "layouts", "cross", 3, lambda s: one_of_few(s) and len(ends(s)) == 4, says=1)),
        classic("train-opens", "layouts", "mexican-train",
                {"engine": "12-12", "trains": ["12-3 3-4", "12-5", ""], "mexican": "12-0 0-8"},
                ("3-9", "4-6", "1-2"), ("cannot",), max_pip=12, markers=[1], closer=1),
        found(Wish("trains-all-marked", "layouts", "mexican-train", 3,
                   lambda s: blocked(s) and s.round.number == 1 and max(lengths(s.round.layout)) <= 6,
                   lambda d: is_blocked(d) and len(d.heard) > d.closed.seats, max_pip=9,
                   changes={"max_pip": 9, "draw": "none"}, most=20)),
        found(Wish("own-train-only", "layouts", "mexican-train", 3,
                   lambda s: one_of_few(s) and own_train(s, able(s)[0]) and max(lengths(s.round.layout)) <= 5,
                   max_pip=9, says=1, changes={"max_pip": 9, "draw": "none"}, most=22)),
        classic("cross-unfinished", "layouts", "cross",
                {"first": "2-2", "left": "2-0", "right": "2-5", "up": "2-6", "down": ""},
                ("0-5 1-1 3-3 5-6", "0-6 1-3 4-6 5-5"), ("cannot",), changes={"draw": "none", "reserve": 0}),
        found(Wish("matadors-gone", "layouts", "matador", 2, blocked, wins, says=1, most=14)),
        # Larger sets.
        classic("two-dead-ends", "large_sets", "classic-draw", NINES[0], NINES[1:], ALL_CANNOT, max_pip=9),
        found(Wish("nine-equal-ends", "large_sets", "block", 3,
                   lambda s: one_of_few(s) and len(set(ends(s))) == 1, max_pip=9, says=1, most=16)),
        found(Wish("nine-pairs", "large_sets", "cuban-double-nine", 4, blocked, wins, max_pip=9, says=2, most=20)),
        found(Wish("twelve-late", "large_sets", "block", 4,
                   lambda s: is_closed(s) and able(s) == walk_order(s)[2:3], max_pip=12, says=2, most=24)),
        found(Wish("twelve-blocked", "large_sets", "block", 3, blocked, wins, max_pip=12, says=1, most=18)),
        # Customs.
        classic("lone-double-blank", "customs", "classic-draw", SIXES, LONE_BLANK, ALL_CANNOT,
                changes={"blank_value": 25}),
        classic("out-on-dead-ends", "customs", "block", SIXES, ("", *FOUR[1:]), ("cannot",), to_act=1, closer=0),
        classic("gaple-neighbour", "customs", "gaple-club-201", SIXES, FOUR, ALL_CANNOT, closer=1, to_act=2),
        classic("gaple-closer-lost", "customs", "gaple-club-201", SIXES, FOUR, ALL_CANNOT, closer=3),
        found(Wish("gaple-not-yet", "customs", "gaple-club-201", 4, only_last_is_able, says=3)),
        classic("pordi-closer-lost", "customs", "gaple-pairs-seven", SIXES, FOUR, ALL_CANNOT, closer=3),
        found(Wish("pordi-level", "customs", "gaple-pairs-seven", 4, blocked, level, most=14)),
        found(Wish("nobody-wins-blocks", "customs", "fives-and-threes", 3, blocked, most=12)),
        classic("differences", "customs", "classic-draw", SIXES, FOUR, ALL_CANNOT,
                changes={"round_points": "differences"}),
        went_out(Wish("out-and-closed", "customs", "pairs-spain", 4, most=12)),
    ]  # fmt: skip


def checked(disputes):
    """Names everybody, and refuses what nobody could read."""
    for place, raw in enumerate(disputes):
        for one, name in zip(raw["position"]["seats"], NAMES[place % len(NAMES)]):
            one["name"] = name
        base = raw["position"]["ruleset"]
        read_position(read_json(json.dumps(raw["position"]).encode()), {base: rulesets.load(base)})
    return disputes


def main(path):
    rows = ",\n".join(json.dumps(one, ensure_ascii=False) for one in checked(made()))
    path.write_text(f"[\n{rows}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    target = Path(__file__).resolve().parents[1] / "resources" / FILE
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else target)
