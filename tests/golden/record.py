"""Records one golden match per rule set: ``python -m tests.golden.record [ID ...]``; existing files stay as they are.

A golden match holds the behaviour of its rule set still: change one only when the rules are meant to change.
"""

import random
import sys
from collections import Counter
from pathlib import Path

from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.events import (
    DeadCalled,
    Knocked,
    LeadYielded,
    MatchEnded,
    Passed,
    PointsScored,
    RedealClaimed,
    RoundEnd,
    RoundEnded,
    TileDiscarded,
    TileDrawn,
    TilePlayed,
)
from domino_desktop.core.moves import CallLastRound
from domino_desktop.core.notation import print_record
from domino_desktop.core.state import start
from domino_desktop.storage import rulesets
from tests.soak import random_wish

FOLDER = Path(__file__).parent
SEEDS = 3000
ENOUGH = 20
"""Telling matches to choose the shortest from."""
LAST_ROUND = 3
"""The round that is called to be the last one, so that a file stays small."""


def golden_file(ruleset_id):
    return FOLDER / f"{ruleset_id}.txt"


def tables(ruleset):
    """The numbers of seats at which the rule set's own set gives hands large enough for a claimed new deal."""
    return [seats for seats in ruleset.players if (ruleset.hand_for(seats) or -1) >= ruleset.redeal_doubles]


def played_match(ruleset, seed):
    """A match of random truthful moves, decided by its seed alone; the third round is called to be the last."""
    rng = random.Random(f"golden {ruleset.id} {seed}")
    started = rules.start_match(ruleset, tables(ruleset)[seed % len(tables(ruleset))])
    state, events = start(started), [started]
    while state.winner is None:
        now = state.round
        if now is None or now.score is not None:
            decided = [rules.deal(state, Deal.from_bytes(ruleset.tile_set, rng.randbytes(21)))]
            if len(events) == 1:
                decided = [rules.deal(state, _first_deal(state, decided[0], rng))]
        elif now.number == LAST_ROUND and not state.is_last_round:
            decided = rules.decide(state, now.turn, CallLastRound())
        else:
            decided = rules.decide(state, *(_claim(state) or random_wish(state, rng)))
        for event in decided:
            state = apply(state, event)
        events += decided
    return tuple(events)


def _first_deal(state, dealt, rng):
    """The deal of the first round: where many doubles give a new deal, one in which somebody has them."""
    deal = Deal.from_bytes(state.ruleset.tile_set, rng.randbytes(21))
    wanted = state.ruleset.redeal_doubles
    while wanted and max(sum(tile.is_double for tile in hand) for hand in dealt.hands) < wanted:
        deal = Deal.from_bytes(state.ruleset.tile_set, rng.randbytes(21))
        dealt = rules.deal(state, deal)
    return deal


def _claim(state):
    """A new deal is claimed by whoever may, before anything else is done."""
    for seat in rules.asked(state) if state.ruleset.redeal_doubles else ():
        for move in rules.legal_moves(state, seat):
            if type(move).__name__ == "ClaimRedeal":
                return seat, move
    return None


def shown(events):
    """What a match shows, in words."""
    facts = set()
    for event in events:
        match event:
            case RoundEnded(reason=reason):
                facts.add(reason.value)
            case TilePlayed(near=near, again=again):
                facts |= {"a matador"} if near is not None else set()
                facts |= {"once more"} if again else set()
            case Knocked(doubles_only=True):
                facts.add("only doubles")
            case PointsScored(lines=lines):
                facts |= {"points in play" if line.reason.value.startswith("play") else "a paid pass" for line in lines}
            case (
                TileDrawn() | Passed() | TileDiscarded() | RedealClaimed() | LeadYielded() | DeadCalled() | MatchEnded()
            ):
                facts.add(type(event).__name__)
    return facts


def wanted(ruleset):
    """What the match of a rule set must show: both ways in which a round ends, and what is special in these rules."""
    special = {
        "TileDrawn": ruleset.draw != "none",
        "TileDiscarded": ruleset.cannot_play == "discard",
        "RedealClaimed": ruleset.redeal_doubles > 0,
        "LeadYielded": ruleset.lead_next == "winner_team_choice",
        "DeadCalled": ruleset.dead_number_stop != "off",
        "Passed": not ruleset.must_play_if_able,
        "a matador": ruleset.matching == "sum",
        "once more": ruleset.placing == "trains" or ruleset.turn_after == "double_again",
        "only doubles": ruleset.phase1 == "double_cross",
        "points in play": ruleset.play_scoring.kind != "none",
        "a paid pass": ruleset.bonuses.pays_passes,
    }
    ends = {"laid_aside"} if ruleset.cannot_play == "discard" else {RoundEnd.WENT_OUT.value, RoundEnd.BLOCKED.value}
    return {"MatchEnded", *ends, *(fact for fact, is_special in special.items() if is_special)}


def is_telling(events):
    """Whether a match shows what its rule set wants shown."""
    return wanted(events[0].ruleset) <= shown(events)


def record(ruleset):
    """Writes the shortest of the first telling matches. Raises LookupError when no match shows what it must."""
    texts, lacking = [], Counter()
    for seed in range(SEEDS):
        match = played_match(ruleset, seed)
        lacking.update(wanted(ruleset) - shown(match))
        texts += [print_record(match)] if is_telling(match) else []
        if len(texts) == ENOUGH:
            break
    if not texts:
        raise LookupError(f"no match of {ruleset.id} is telling; most often lacking: {lacking.most_common(3)}")
    golden_file(ruleset.id).write_text(min(texts, key=len), encoding="utf-8", newline="\n")


def main(wanted_ids):
    for ruleset in rulesets.available():
        if ruleset.id in wanted_ids or (not wanted_ids and not golden_file(ruleset.id).exists()):
            record(ruleset)
            print(f"recorded {golden_file(ruleset.id)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
