"""The walk round the table that verifies a block. It needs no hand to work, so real tables share it.

A declaration is a knock when nothing may be drawn. The block stands exactly when the declaration of
every active seat stands; a tile laid clears them all.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from domino_desktop.core.quick import quick


class BlockPhase(Enum):
    ASKING = "asking"
    MUST_PLAY = "must_play"
    REVEALING = "revealing"
    CONFIRMED = "confirmed"
    FOULED = "fouled"


@quick
@dataclass(frozen=True, slots=True)
class Answer:
    """One seat's "I cannot", and the event that holds it."""

    seat: int
    event: int


@quick
@dataclass(frozen=True, slots=True)
class BlockVerification:
    """The declarations that stand, in the order they were made, and how far the walk has come.

    ``proposed_by`` asked for the formal walk (None while knocks stay light); ``by_program`` when it
    opened by itself; ``refuted_by`` has said that it can play.
    """

    answers: tuple[Answer, ...]
    phase: BlockPhase = BlockPhase.ASKING
    proposed_by: int | None = None
    by_program: bool = False
    refuted_by: int | None = None

    @property
    def proposer(self) -> int:
        """The first seat whose declaration stands."""
        return self.answers[0].seat

    @property
    def is_formal(self) -> bool:
        return self.proposed_by is not None

    @property
    def confirmed_by(self) -> tuple[int, ...]:
        return tuple(answer.seat for answer in self.answers)

    def stands(self, active: tuple[int, ...]) -> bool:
        """Whether every active seat has declared that it cannot play."""
        return {answer.seat for answer in self.answers}.issuperset(active)

    def without_answers(self) -> BlockVerification:
        """The same walk with every seat to be asked again."""
        return replace(self, answers=())

    def proposed(self, seat: int, by_program: bool) -> BlockVerification:
        return replace(self, proposed_by=seat, by_program=by_program)

    def refuted(self, seat: int) -> BlockVerification:
        return replace(self, phase=BlockPhase.MUST_PLAY, refuted_by=seat)

    def established(self) -> BlockVerification:
        return replace(self, phase=BlockPhase.REVEALING)

    def audited(self, has_foul: bool) -> BlockVerification:
        return replace(self, phase=BlockPhase.FOULED if has_foul else BlockPhase.CONFIRMED)


def declared(verification: BlockVerification | None, seat: int, event: int) -> BlockVerification:
    """The walk after one more seat has declared that it cannot play."""
    answer = Answer(seat, event)
    if verification is None:
        return BlockVerification((answer,))
    now = verification
    return BlockVerification((*now.answers, answer), now.phase, now.proposed_by, now.by_program, now.refuted_by)
