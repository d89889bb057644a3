"""The deals of a match: all of them are fixed when it begins, so nobody can choose one while it is played."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from domino_desktop.core import rules
from domino_desktop.core.deal import Deal, following_code, is_code
from domino_desktop.core.events import MatchStarted, RoundDealt
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.state import start
from domino_desktop.core.views import TABLE, view_for
from domino_desktop.storage.setup import TableSetup

#: Bytes of chance that a deal is made of: 5 for its code, 16 for its nonce.
_DEAL_BYTES = 21


@dataclass(frozen=True, slots=True)
class DealFacts:
    """What the people at a table may know of its deals, beside the seal in their views.

    ``next_fingerprint`` seals the deal of the next round; empty where that is not fixed yet, or is never dealt.
    ``replay_code`` is the code with which a new match begins with the tiles of the round just played; empty while a
    round is in play, and where no first round is dealt like that one.
    """

    next_fingerprint: str = ""
    replay_code: str = ""


def draw_chance() -> str:
    """What decides every deal of a match that is about to begin: 64 hexadecimal digits of the computer's chance."""
    return secrets.token_hex(32)


class Deals:
    """Every deal of one match, by its number from 1; the same match always has the same ones."""

    def __init__(self, setup: TableSetup) -> None:
        self._setup = setup
        # matches of earlier programs have none; what they are dealt from now on is fixed only while they are open
        self._chance = setup.chance or draw_chance()

    @property
    def are_prepared(self) -> bool:
        """Whether somebody may have known the deals before the match."""
        return self._setup.seed is not None or bool(self._setup.deal_code)

    def following(self, record: MatchRecord) -> Deal:
        """The deal of the next round of a match that has come so far. Nobody may see it before it is dealt."""
        number = 1 + sum(isinstance(event, RoundDealt) for event in record.effective())
        source = self._chance if self._setup.seed is None else str(self._setup.seed)
        entropy = hashlib.sha256(f"{source}/{number}".encode()).digest()[:_DEAL_BYTES]
        dealt = Deal.from_bytes(self._setup.ruleset.tile_set, entropy)
        if not self._setup.deal_code:
            return dealt
        return Deal.of(self._setup.ruleset.tile_set, following_code(self._setup.deal_code, number), dealt.nonce)

    def facts(self, record: MatchRecord) -> DealFacts:
        """What may be told when the last round of this record is over."""
        state = record.state()
        if state.round is None or not state.round.is_over:
            return DealFacts()
        is_fixed = not state.is_over and bool(self._setup.chance or self._setup.seed is not None)
        fingerprint = self.following(record).seal.fingerprint if is_fixed else ""
        seal = view_for(state, TABLE).seal
        return DealFacts(fingerprint, _replay_code(record) if seal is not None and seal.code else "")


def _replay_code(record: MatchRecord) -> str:
    """The code of the last deal, if the first round of such a match gets the same tiles by it."""
    started, *events = record.effective()
    dealt = next(event for event in reversed(events) if isinstance(event, RoundDealt))
    if not isinstance(started, MatchStarted) or not is_code(dealt.code):
        return ""
    again = rules.deal(start(started), Deal.of(started.ruleset.tile_set, dealt.code, dealt.nonce))
    return dealt.code if (again.hands, again.boneyard) == (dealt.hands, dealt.boneyard) else ""
