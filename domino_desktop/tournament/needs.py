"""What a person needs in order to play. Needs are never printed, exported or written into a fact."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class SeatNeeds:
    """``table``: always this table (0: any). ``seat``: always this seat at it, 0 to 3 in the order of turn (-1: any).

    ``helper``: a person (by number) who is entered as well and is always near: at the same table where partners change,
    at the same or the next table otherwise (0: nobody). ``has_helper``: somebody who does not play sits beside.
    """

    table: int = 0
    seat: int = -1
    helper: int = 0
    has_helper: bool = False
    large_print: bool = False
    read_aloud: bool = False


Needs: TypeAlias = Mapping[int, SeatNeeds]
"""The needs of persons by their numbers; most have none."""
