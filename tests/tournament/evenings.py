"""Tournaments that several tests count: one worked out by hand, a knockout, and random ones."""

from __future__ import annotations

import random
from dataclasses import replace

from domino_desktop.tournament.settings import EntrantKind, Format, TieBreak
from domino_desktop.tournament.standings import standings
from domino_desktop.tournament.state import Tournament
from tests.tournament.played import BOTH_LOST, NOT_PLAYED, Played, forfeit, score


def ranks(state: Tournament, after: int | None = None) -> list[tuple[int, int]]:
    """Entrant and rank, best first."""
    return [(each.entrant, each.rank) for each in standings(state, after)]


def values(state: Tournament) -> dict[int, tuple[int | None, ...]]:
    return {each.entrant: each.values for each in standings(state)}


def with_order(state: Tournament, *tie_breaks: TieBreak) -> Tournament:
    return replace(state, settings=replace(state.settings, tie_breaks=tie_breaks))


# A Swiss of seven pairs in five rounds ----------------------------------------------------------------
#
# To 200 points; sitting out is won 100:50; a forfeit is 100:0. Round 4, table 3: pair 6 did not come. Round 5, table 1:
# both left, both lost. Pairs 2 and 6 meet twice. Pair 4 has a penalty of 50 in round 4.
#
#        round 1      round 2      round 3      round 4      round 5      half wins     points      less    effect.
# 1      2 200:150    3 200:190    7 200:160    4 150:200    5 (0:100)    2+2+2+0+0=6   750:800       -      -50
# 2      1 150:200    4 200:100    6 200:170    7 180:180    6 180:200    0+2+2+1+0=5   910:850       -      +60
# 3      4 200:120    1 190:200    5 200:160    6 (100:0)    bye 100:50   2+0+2+2+2=8   790:530       -     +260
# 4      3 120:200    2 100:200    bye 100:50   1 200:150    7 200:120    0+0+2+2+2=6   720:720      50      -50
# 5      6 200:180    7 190:200    3 160:200    bye 100:50   1 (0:100)    2+0+0+2+0=4   650:730       -      -80
# 6      5 180:200    bye 100:50   2 170:200    3 (0:100)    2 200:180    0+2+0+0+2=4   650:730       -      -80
# 7      bye 100:50   5 200:190    1 160:200    2 180:180    4 120:200    2+2+0+1+0=5   760:820       -      -60
#
# Half wins of the opponents (once for each meeting, forfeit and both lost too, sitting out adds nothing):
# 1: 5+8+5+6+4 = 28    2: 6+6+4+5+4 = 25    3: 6+6+4+4 = 20    4: 8+5+6+5 = 24
# 5: 4+5+8+6 = 23      6: 4+5+8+5 = 22      7: 4+6+5+6 = 21
# Effectiveness of the opponents:
# 1: 60+260-60-50-80 = 130      2: -50-50-80-60-80 = -320    3: -50-50-80-80 = -260    4: 260+60-50-60 = 210
# 5: -80-60+260-50 = 70         6: -80+60+260+60 = 300       7: -80-50+60-50 = -120


def evening() -> Played:
    event = Played(entrants=7)
    event.round((1, 2, score((200, 150))), (3, 4, score((200, 120))), (5, 6, score((200, 180))), out=(7,))
    event.round((1, 3, score((200, 190))), (5, 7, score((190, 200))), (2, 4, score((200, 100))), out=(6,))
    event.round((1, 7, score((200, 160))), (3, 5, score((200, 160))), (2, 6, score((200, 170))), out=(4,))
    event.round((1, 4, score((150, 200))), (2, 7, score((180, 180))), (3, 6, forfeit(0)), out=(5,))
    event.round((1, 5, BOTH_LOST), (4, 7, score((200, 120))), (6, 2, score((200, 180))), out=(3,))
    event.penalty(4, 4, 50)
    return event


def bracket() -> Played:
    """Six entrants; 3 and 4 have a bye. Those who are out sit out of every later round. 5 wins, 3 is second.

    Round 1: 5 beats 6, 1 beats 2. Round 2: 3 beats 1, 5 beats 4. Round 3: 5 beats 3; for the third place 1 beats 4.
    """
    event = Played(EntrantKind.SINGLE, entrants=6, format=Format.KNOCKOUT)
    event.round((5, 6, score((200, 190))), (1, 2, score((200, 10))), out=(3, 4))
    event.round((3, 1, score((200, 0))), (5, 4, score((200, 190))), out=(2, 6))
    event.round((3, 5, score((190, 200))), (4, 1, score((0, 200))), out=(2, 6))
    return event


def random_event(chance: random.Random) -> Played:
    kind = chance.choice(list(EntrantKind))
    at_table = kind.entrants_at_table
    event = Played(kind, entrants=chance.randint(at_table, 14), tie_breaks=chance.sample(list(TieBreak), 4))
    for _ in range(chance.randint(1, 6)):
        if chance.random() < 0.2:
            event.enter()
        if chance.random() < 0.2 and len(event.state.playing) > at_table:
            event.withdraw(chance.choice(event.state.playing))
        there = list(event.state.playing)
        chance.shuffle(there)
        tables = []
        while len(there) >= at_table:
            side = [there.pop() for _ in range(at_table)]
            sides = ((side[0], side[1]), (side[2], side[3])) if at_table == 4 else (side[0], side[1])
            result = chance.choice((score((chance.randint(0, 4) * 50, 200)), score((100, 100)), BOTH_LOST, NOT_PLAYED))
            tables.append((*sides, chance.choice((result, result, result, forfeit(chance.randint(0, 1))))))
        event.round(*tables, out=tuple(there))
        if chance.random() < 0.3:
            event.penalty(len(event.state.rounds), chance.choice(event.state.playing), chance.randint(0, 2) * 25)
    return event
