"""Perfect rotations: plans after which tables of four meet everybody, or partner everybody, exactly once.

A partner plan (a "whist tournament") for n players makes everybody the partner of everybody else exactly once and the
opponent of everybody else exactly twice. With n = 4k it takes n - 1 tournament rounds and nobody sits out; with
n = 4k + 1 it takes n, and everybody sits out exactly once. Each plan grows from the tables of one round: the next round
adds one to every player, modulo n - 1 (the last player stays as he is) or modulo n. With nine players one counts in
threes twice. The first rounds were found by search; the tests count every meeting of every plan.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

PlanTable: TypeAlias = tuple[tuple[int, int], tuple[int, int]]
"""The partners of both sides of one table."""

_FIRST_ROUNDS: dict[int, tuple[PlanTable, ...]] = {
    4: (((3, 0), (2, 1)),),
    5: (((4, 1), (3, 2)),),
    8: (((7, 4), (2, 1)), ((0, 5), (3, 6))),
    9: (((8, 4), (5, 7)), ((1, 2), (3, 6))),
    12: (((11, 8), (9, 1)), ((0, 5), (10, 3)), ((2, 4), (6, 7))),
    13: (((12, 9), (6, 11)), ((1, 10), (5, 7)), ((2, 8), (4, 3))),
    16: (((15, 1), (10, 9)), ((0, 2), (4, 12)), ((3, 14), (13, 7)), ((5, 8), (6, 11))),
    17: (((16, 2), (11, 3)), ((1, 12), (6, 8)), ((4, 5), (14, 7)), ((9, 13), (10, 15))),
    20: (((19, 9), (11, 14)), ((0, 1), (18, 6)), ((2, 7), (17, 15)), ((3, 13), (10, 4)), ((5, 16), (12, 8))),
    21: (((20, 10), (12, 19)), ((1, 6), (4, 16)), ((2, 17), (18, 5)), ((3, 7), (14, 11)), ((8, 9), (15, 13))),
    24: (
        ((23, 20), (21, 11)),
        ((0, 14), (17, 16)),
        ((1, 8), (13, 19)),
        ((2, 5), (4, 12)),
        ((3, 22), (7, 9)),
        ((6, 18), (10, 15)),
    ),
    25: (
        ((24, 21), (22, 12)),
        ((1, 15), (20, 4)),
        ((2, 7), (18, 14)),
        ((3, 16), (11, 10)),
        ((5, 23), (6, 8)),
        ((9, 17), (13, 19)),
    ),
    28: (
        ((27, 3), (14, 10)),
        ((0, 16), (4, 24)),
        ((1, 26), (23, 13)),
        ((2, 5), (19, 11)),
        ((6, 7), (12, 25)),
        ((8, 20), (9, 18)),
        ((15, 21), (17, 22)),
    ),
    29: (
        ((28, 4), (15, 11)),
        ((1, 17), (5, 25)),
        ((2, 23), (16, 13)),
        ((3, 26), (24, 6)),
        ((7, 9), (10, 22)),
        ((8, 18), (12, 27)),
        ((14, 21), (20, 19)),
    ),
}

_FOUR_TIMES = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))
"""Multiplication in the field of four elements; its addition is the exclusive or."""


@dataclass(frozen=True, slots=True)
class PlanRound:
    """One tournament round of a plan. Players are 0, 1, 2 ...; ``sitting_out`` is one of them or nobody."""

    tables: tuple[PlanTable, ...]
    sitting_out: tuple[int, ...] = ()


def plan_sizes() -> tuple[int, ...]:
    """The numbers of players that a plan exists for."""
    return tuple(_FIRST_ROUNDS)


def partner_plan(players: int) -> tuple[PlanRound, ...]:
    """Everybody is everybody's partner once and everybody's opponent twice. KeyError for another number of players."""
    first = _FIRST_ROUNDS[players]
    turning = players if players % 2 else players - 1

    def moved(player: int, step: int) -> int:
        if player == turning:  # stays as he is
            return player
        if turning == 9:
            return (player // 3 + step // 3) % 3 * 3 + (player + step) % 3
        return (player + step) % turning

    return tuple(
        PlanRound(
            tuple(((moved(a, step), moved(b, step)), (moved(c, step), moved(d, step))) for (a, b), (c, d) in first),
            (moved(0, step),) if players % 2 else (),
        )
        for step in range(turning)
    )


def meeting_plan() -> tuple[PlanRound, ...]:
    """Sixteen players in five tournament rounds: everybody sits at one table with everybody exactly once.

    The players are the points of the affine plane of order four; a round is one of its five directions.
    """
    columns = [[4 * x + y for y in range(4)] for x in range(4)]
    slopes = [[[4 * x + (_FOUR_TIMES[slope][x] ^ start) for x in range(4)] for start in range(4)] for slope in range(4)]
    return tuple(PlanRound(tuple(((a, c), (b, d)) for a, b, c, d in lines)) for lines in (columns, *slopes))
