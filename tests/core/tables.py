"""Positions and moves as text, for tests that read like a table."""

from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.events import MatchStarted, PositionEntered
from domino_desktop.core.moves import RuleViolation
from domino_desktop.core.notation import parse_move
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.state import MatchState
from domino_desktop.core.tiles import parse_tiles
from domino_desktop.storage import rulesets

DEAD_LINE = "6-0 0-1 1-6 6-6 6-2 2-3 3-6 6-4 4-5 5-6"
FIX_4 = ("0-0 0-2 1-1 1-2", "0-3 1-3 2-2 3-3", "0-4 0-5 1-4 1-5 2-4", "2-5 3-4 3-5 4-4 5-5")
LIAR_LINE = "6-0 0-1 1-6 6-6 6-2 2-3 3-6"
FIX_LIAR = ("0-0 0-2 1-1 1-2 1-3", "0-3 2-2 3-3 1-4 0-4", "4-6 0-5 1-5 2-4 4-4", "5-6 2-5 3-4 3-5 4-5 5-5")
LINE_K = "4-1 1-0 0-4 4-4 4-2 2-3 3-4 4-5 5-6 6-4"
LINE_K7 = "4-1 1-0 0-4 4-4 4-2 2-3 3-4"


def halves(line):
    return tuple(tuple(map(int, tile.split("-"))) for tile in line.split())


def entered(line, hands, boneyard="", *, turn=0, leader=0, closer=None, ends=(), number=0):
    """The event of a round that begins from a position; a hand or the boneyard may be a mere count."""
    return PositionEntered(
        number,
        1,
        halves(line),
        tuple(ends),
        tuple(hand if isinstance(hand, int) else parse_tiles(hand) for hand in hands),
        boneyard if isinstance(boneyard, int) else parse_tiles(boneyard),
        turn,
        leader,
        closer,
    )


_PLACES = ("turn", "leader", "closer", "ends")


def table(line, hands, boneyard="", *, ruleset="classic-draw", opens_walk=False, **changes):
    """A match whose first round begins from a position; ``turn`` and the like are places, the rest are rules."""
    places = {name: changes.pop(name) for name in _PLACES if name in changes}
    rules_ = rulesets.load(ruleset).changed(changes)
    state = MatchState(rules_, len(hands), rules_.teams(len(hands)), opens_walk)
    return apply(state, entered(line, hands, boneyard, **places))


class Recorded:
    """A match with its record, from its first event on."""

    def __init__(self, *position, ruleset="classic-draw", opens_walk=False, **changes):
        places = {name: changes.pop(name) for name in _PLACES if name in changes}
        seats = len(position[1])
        started = MatchStarted(0, rulesets.load(ruleset).changed(changes), seats, opens_walk)
        self.record = MatchRecord([started, entered(*position, number=1, **places)])

    @property
    def state(self):
        return self.record.state()

    def play(self, *moves):
        for text in moves:
            self.record = self.record.plus(rules.decide(self.state, *parse_move(text)))
        return self

    def take_back(self, seat):
        """Takes the seat's last move back; answers whether the others had to consent, or the refusal's word."""
        try:
            event, needs_consent = self.record.take_back(seat)
        except RuleViolation as violation:
            return violation.reason.value
        self.record = self.record.plus([event])
        return needs_consent


def play(state, *moves):
    """The state after these moves, written as ``0 play 4-6 right`` or ``2 knock``."""
    for text in moves:
        for event in rules.decide(state, *parse_move(text)):
            state = apply(state, event)
    return state


def refusal(state, move):
    """Why a move is refused: the word of its reason, then its numbers; None when it is accepted."""
    try:
        rules.decide(state, *parse_move(move))
    except RuleViolation as violation:
        return (violation.reason.value, *violation.numbers)
    return None


def knock_round(state):
    """Every seat says truthfully that it cannot play, until the round is over."""
    while state.round.score is None:
        state = play(state, f"{state.round.turn} knock")
    return state


def points(state):
    score = state.round.score
    return tuple(score.points(team) for team in sorted(set(state.teams)))


def kinds(state):
    """The kinds of the round's events, in their order."""
    return [type(event).__name__ for event in state.round.history]
