"""One position as `adjudicate` reads it, settled at a referee's desk that does not know a single hand."""

from dataclasses import replace

from domino_desktop.cli.known import known_rules
from domino_desktop.controller.referee import RefereeDesk, Stage
from domino_desktop.core.events import FoulCalled, MatchStarted
from domino_desktop.core.moves import DeclareCanPlay, Knock, ProposeBlock, Reason, RevealHand
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.refereeing import EnterPosition, GoOut, PutToSleep, Rule, ScoreRound, StopPlay
from domino_desktop.core.ruleset_parts import Penalty
from domino_desktop.core.rulings import FoulKind
from domino_desktop.core.turns import can_play
from domino_desktop.storage.positions.position import read_position
from domino_desktop.storage.positions.reading import read_json
from tests.controller.desks import MemoryStore

NOT_AT_A_DESK = ("carry", "totals")
"""What the rounds before have left: a desk knows it from its own record."""


def position_in(source):
    """The position of a JSON text, or None where a desk cannot begin with it."""
    data = read_json(source)
    if any(data.get(key) for key in NOT_AT_A_DESK) or any(seat.get("laid_aside") for seat in data["seats"]):
        return None
    read = read_position(data, {name: one.ruleset for name, one in known_rules().items()})
    if read.state.ruleset.teams(read.state.seats) != read.state.teams:
        return None
    return read


def desk_with(read):
    """A desk at which this position was entered: what lies on the table, and how many tiles there are elsewhere."""
    state = read.state
    rules = replace(state.ruleset, declarations="trusted")
    store = MemoryStore(None, record=MatchRecord([MatchStarted(0, rules, state.seats, False, True)]))
    at = RefereeDesk(store, 1)
    shown = state.round.history[0]
    yard = shown.boneyard if isinstance(shown.boneyard, int) else len(shown.boneyard)
    counts = tuple(len(hand) for hand in read.hands)
    refusal = at.order(EnterPosition(replace(shown, hands=counts, boneyard=yard)))
    assert refusal is None, refusal
    # The number of the round decides bonuses, and the engine of a train.
    now = at._state.round._replace(number=shown.round)
    at._state = at._state.with_round(now, at._state.next_number)
    return at


def open_hands(at, read):
    for seat in [seat for seat, hand in enumerate(read.hands) if hand]:
        assert at.submit(seat, RevealHand(read.hands[seat])) is None
    if at.stage is Stage.REST:
        assert at.order(PutToSleep()) is None


def settled(read, because):
    """What the desk says of a position about which everybody tells the truth, in the words of a verdict."""
    at = desk_with(read)
    found = {}
    if because == "seat_went_out":
        out = next(seat for seat, hand in enumerate(read.hands) if not hand)
        assert at.order(GoOut(out)) is None
        open_hands(at, read)
        assert at.order(ScoreRound()) is None
        return {"blocked": False, "ended": at.view.ended.value}
    if because == "boneyard_can_supply":
        return {"blocked": False, "refusal": at.submit(read.to_act, ProposeBlock()).reason}
    if because != "dead_number":
        state, answers = read.state, 0
        while at.view.turn is not None:
            seat = at.view.turn
            marked = state.with_round(state.round._replace(markers=at.view.markers), 0)
            if can_play(marked, seat):
                if answers:
                    assert at.submit(seat, DeclareCanPlay()) is None
                    assert at.stage is Stage.MUST_PLAY
                return {"blocked": False, "refuted_by": seat}
            assert at.submit(seat, ProposeBlock() if not answers else Knock()) is None
            answers += 1
        found["confirmed_by"] = list(at.view.verification.confirmed_by)
    open_hands(at, read)
    assert not at.view.fouls, "nobody is accused who told the truth"
    assert at.order(ScoreRound()) is None
    score = at.view.score
    teams = sorted(set(at.view.teams))
    points = {str(team): score.points(team) for team in teams}
    return {**found, "blocked": True, "winner_team": score.winner, "points": points, "tied_teams": list(score.tied)}


def lies(read):
    """The false declarations that the desk finds when the answers of the position were given, then all hands shown."""
    at = desk_with(read)
    for place, answer in enumerate(read.declarations):
        if at.view.turn is None:
            break
        move = ProposeBlock() if not place else Knock()
        if answer == "can":
            move = DeclareCanPlay()
            if not place:
                break
        assert at.submit(at.view.turn, move) is None
    if at.view.turn is not None:
        assert at.order(StopPlay()) is None
    open_hands(at, read)
    called = [event for event in at.view.history if isinstance(event, FoulCalled)]
    for event in called:
        assert at.order(Rule(event.foul.seat, FoulKind.FALSE_DECLARATION, Penalty(), event.number)) is None
    assert at.order(ScoreRound()) is None
    first = {}
    for event in called:
        first.setdefault(
            event.foul.seat, {"seat": event.foul.seat, "tile": str(event.foul.tile), "end": event.foul.end}
        )
    return list(first.values())


def agree(source, verdict):
    """Whether the desk comes to this verdict; None where a desk cannot begin with such a position."""
    read = position_in(source)
    if read is None or verdict["because"] in ("all_laid_aside", "tiles_can_be_laid_aside"):
        return None
    told = settled(read, verdict["because"])
    assert told["blocked"] == verdict["blocked"]
    if "refusal" in told:
        assert told["refusal"] is Reason.BONEYARD_CAN_SUPPLY
    for key in ("refuted_by", "confirmed_by", "winner_team", "points", "tied_teams"):
        if key in told:
            assert told[key] == verdict[key], key
    may_walk = verdict["because"] in (None, "seat_can_play")
    if read.declarations and may_walk:
        assert lies(read) == verdict["fouls"]
    return True
