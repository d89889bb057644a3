"""Desks for tests: a table with real tiles, kept in memory or in a database of its own."""

from datetime import UTC, datetime, timedelta

from domino_desktop.controller.referee import RefereeDesk, Stage
from domino_desktop.core.events import PositionEntered
from domino_desktop.core.moves import DeclareCanPlay, Knock, ProposeBlock, RevealHand
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.refereeing import EnterPosition, GoOut, PutToSleep, start_refereed
from domino_desktop.core.ruleset_parts import Penalty
from domino_desktop.core.tiles import parse_tiles
from domino_desktop.storage import rulesets
from domino_desktop.storage.desks import DeskFacts
from domino_desktop.storage.setup import BlockCheck, SeatKind, SeatSetup, TableSetup

PEOPLE = (
    ("Giulia", "it"),
    ("Budi", "id"),
    ("João", "pt_PT"),
    ("Astrid", "sv"),
    ("Ana", "pt_BR"),
    ("Emma", "en"),
    ("Olof", "sv"),
    ("Siti", "id"),
)
FACTS = DeskFacts("Bord 3", "Elsa", "sv")
NOTHING = Penalty()

FIX_4 = ("0-0 0-2 1-1 1-2", "0-3 1-3 2-2 3-3", "0-4 0-5 1-4 1-5 2-4", "2-5 3-4 3-5 4-4 5-5")
FIX_DEAD = "6-0 0-1 1-6 6-6 6-2 2-3 3-6 6-4 4-5 5-6"


def setup(ruleset="classic-draw", seats=4, **changes):
    """A table of people who each speak a language of their own."""
    chosen = rulesets.load(ruleset) if isinstance(ruleset, str) else ruleset
    chosen = chosen.changed({"declarations": "trusted", **changes})
    people = [SeatSetup(name, SeatKind.HUMAN, code, seat) for seat, (name, code) in enumerate(PEOPLE[:seats])]
    return TableSetup(tuple(people), chosen, BlockCheck.HONOUR)


class MemoryStore:
    """Keeps one desk in memory, and counts the seconds: each step takes one."""

    def __init__(self, table, facts=FACTS, record=None):
        self._table, self._facts = table, facts
        self._record = record or MatchRecord([start_refereed(table.ruleset, len(table.seats))])
        self._now = datetime(2026, 11, 30, 18, 0, tzinfo=UTC)
        self._times = {0: self._now}
        self._draft = {}

    def setup(self, desk_id):
        return self._table

    def facts(self, desk_id):
        return self._facts

    def draft(self, desk_id):
        return self._draft

    def record(self, desk_id):
        return self._record

    def times(self, desk_id):
        return dict(self._times)

    def keep_draft(self, desk_id, draft):
        self._draft = draft

    def append(self, desk_id, events, draft, times):
        self._now += timedelta(seconds=1)
        self._record = self._record.plus(events)
        self._times |= {event.number: times.get(event.number, self._now) for event in events}
        self._draft = draft


def desk(table=None):
    return RefereeDesk(MemoryStore(table or setup()), 1)


def position(counts=(4, 4, 5, 5), ends=(6, 6), line="", boneyard=0, turn=0, leader=None, closer=None, **more):
    """How a table stands: its open ends, or its line from left to right."""
    halves = tuple(tuple(map(int, tile.split("-"))) for tile in line.split())
    leader = turn if leader is None else leader
    ends = () if line or more.get("plays") else tuple(ends)
    return PositionEntered(0, 0, halves, ends, tuple(counts), boneyard, turn, leader, closer, **more)


def entered(table=None, **facts):
    """A desk at which this position has been entered."""
    made = desk(table)
    assert made.order(EnterPosition(position(**facts))) is None
    return made


def walk(at, answers):
    """Everybody answers in turn: the first proposes the block, and so says no."""
    for place, answer in enumerate(answers):
        move = ProposeBlock() if not place else DeclareCanPlay() if answer else Knock()
        refusal = at.submit(at.view.turn, move)
        if refusal is not None:
            raise refusal


def lay_open(at, hands, order=None):
    """The hands are entered, and whatever lies nowhere is asleep."""
    for seat in order or range(len(hands)):
        if hands[seat]:
            refusal = at.submit(seat, RevealHand(parse_tiles(hands[seat])))
            if refusal is not None:
                raise refusal
    if at.stage is Stage.REST:
        assert at.order(PutToSleep()) is None


def goes_out(at, seat):
    assert at.order(GoOut(seat)) is None
