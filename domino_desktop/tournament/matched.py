"""Who plays whom in a tournament round, before tables and seats are given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from domino_desktop.tournament.proposal import Reason

Sides: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""The entrants (by number) of both sides of one table: one each, or two each where partners change."""

SITTING_OUT = -1
"""The index of a note that belongs to those who sit out, and to no table."""


@dataclass(frozen=True, slots=True)
class Matched:
    """What a format answers: the sides of every table that is not locked, and the entrants who sit out.

    ``notes`` are reasons that only the format knows: each with the index into ``sides``, or `SITTING_OUT`.
    """

    sides: tuple[Sides, ...]
    sitting_out: tuple[int, ...] = ()
    notes: tuple[tuple[int, Reason], ...] = ()
