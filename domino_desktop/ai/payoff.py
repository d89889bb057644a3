"""What the end of a round is worth to each team: the same points as `core.scoring`, worked out on bits.

The usual rules (hands or pairs compared by pips, pips or a fixed award scored) are worked out here; where a rule set
says something rarer, or hands are level, the core is asked.
"""

from __future__ import annotations

from typing import NamedTuple

from domino_desktop.ai.masks import Masks, masks_for
from domino_desktop.core.policies import Count, LastTile
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.ruleset_parts import Bonuses, CloserLoses, Factors, OutValues
from domino_desktop.core.scoring import Score, score_block, score_out
from domino_desktop.core.tiles import pips_of

_CHUNK = 14
"""So many tiles are counted in one step."""
_CHUNK_BITS = (1 << _CHUNK) - 1

_PLAIN_POINTS = ("others_pips", "opponents_pips", "all_pips", "others_minus_own", "fixed", "own_pips_against")


class Ending(NamedTuple):
    """How a round ended: who led and who laid last, with which tile at which numbers; -1 and None are nobody, nothing.

    ``went_out`` is a seat, or -1 when the hands are compared. ``boneyard`` are the tiles (bits) that nobody drew;
    ``round`` and ``carry`` are as in `Count`.
    """

    leader: int
    closer: int
    went_out: int
    last_tile: int
    ends_before: tuple[int, ...]
    boneyard: int
    round: int
    carry: int


class Payoff:
    """Counts the rounds of one table."""

    def __init__(self, ruleset: RuleSet, seats: int) -> None:
        self._ruleset = ruleset
        self._masks: Masks = masks_for(ruleset.max_pip)
        self._teams = ruleset.teams(seats)
        self._team_count = max(self._teams) + 1
        self._seats = seats
        self._orders = [ruleset.order_from(seat, seats) for seat in range(seats)]
        self._counts_boneyard = "others_and_boneyard" in (ruleset.round_points, ruleset.out_points)
        # A blank double that counts more does so in a hand only, like any other tile.
        pips = [each or ruleset.blank_value for each in self._masks.pips]
        self._tables = _tables(pips)
        is_usual = (
            ruleset.rounding == "none"
            and ruleset.factors == Factors()
            and ruleset.closer_loses == CloserLoses()
            and ruleset.bonuses == Bonuses()
            and ruleset.out_values == OutValues()
        )
        self._counts_out = is_usual and ruleset.out_points in _PLAIN_POINTS
        self._counts_block = (
            is_usual
            and ruleset.round_points in _PLAIN_POINTS
            and ruleset.block_winner in ("lowest_hand", "team_of_lowest_hand", "lowest_team")
        )
        self._by_team = ruleset.block_winner == "lowest_team"

    def pips(self, hand: int) -> int:
        """The pips that a hand (bits) counts."""
        total = 0
        for table in self._tables:
            total += table[hand & _CHUNK_BITS]
            hand >>= _CHUNK
        return total

    def score(self, hands: list[int], ending: Ending) -> tuple[int, list[int]]:
        """The team that wins (-1: nobody) and the points of every team. Points made in play are not among them."""
        out = ending.went_out
        if not ending.carry:
            if out >= 0 and self._counts_out:
                winner = self._teams[out]
                return winner, self._worth(self._ruleset.out_points, hands, winner, self._ruleset.out_values.simple)
            if out < 0 and self._counts_block:
                winner = self._lowest(hands)
                if winner >= 0:
                    worth = self._worth(self._ruleset.round_points, hands, winner, self._ruleset.block_value)
                    return winner, worth
        score = self._asked(hands, ending)
        points = [0] * self._team_count
        for line in score.lines:
            if line.team is not None:
                points[line.team] += line.points
        return -1 if score.winner is None else score.winner, points

    def _lowest(self, hands: list[int]) -> int:
        """The team that is alone in front, or -1."""
        weights = [self.pips(hand) for hand in hands]
        if self._by_team:
            totals = [0] * self._team_count
            for team, pips in zip(self._teams, weights):
                totals[team] += pips
            least = min(totals)
            return totals.index(least) if totals.count(least) == 1 else -1
        least = min(weights)
        winner = self._teams[weights.index(least)]
        for seat, pips in enumerate(weights):
            if pips == least and self._teams[seat] != winner:
                return -1
        return winner

    def _worth(self, rule: str, hands: list[int], winner: int, award: int) -> list[int]:
        points = [0] * self._team_count
        if rule == "fixed":
            points[winner] = award
            return points
        own = others = 0
        for seat, hand in enumerate(hands):
            pips = self.pips(hand) if hand else 0
            if rule == "own_pips_against":
                points[self._teams[seat]] += pips
            elif self._teams[seat] == winner:
                own += pips
            else:
                others += pips
        if rule == "own_pips_against":
            return points
        points[winner] = others
        if rule == "all_pips":
            points[winner] = others + own
        elif rule == "others_minus_own":
            points[winner] = others - own
        return points

    def _asked(self, hands: list[int], ending: Ending) -> Score:
        """What the core says."""
        tiles = self._masks.tiles
        held = tuple(tiles(hand) for hand in hands)
        last = None
        if ending.last_tile >= 0:
            last = LastTile(self._masks.order[ending.last_tile], ending.ends_before)
        rules = self._ruleset
        count = Count(
            held,
            self._teams,
            ending.leader,
            None if ending.closer < 0 else ending.closer,
            self._orders[ending.leader],
            boneyard=pips_of(tiles(ending.boneyard)) if self._counts_boneyard else 0,
            blank_value=rules.blank_value,
            last=last,
            round=ending.round,
            carry=ending.carry,
        )
        return score_block(rules, count) if ending.went_out < 0 else score_out(rules, count, ending.went_out)


def _tables(pips: list[int]) -> list[list[int]]:
    """For each chunk of tiles, what every choice of them counts together."""
    tables = []
    for start in range(0, len(pips), _CHUNK):
        table = [0]
        for value in pips[start : start + _CHUNK]:
            table += [each + value for each in table]
        tables.append(table)
    return tables
