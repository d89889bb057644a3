"""What the end of a round is worth to each team: the same points as `core.scoring`, worked out on bits.

Comparing hands and counting points is done here. Where hands are level and a rarer rule decides, the core is asked.
"""

from __future__ import annotations

from typing import NamedTuple

from domino_desktop.ai.masks import Masks, masks_for
from domino_desktop.core.bonuses import BOTH_ENDS, DOUBLE, DOUBLE_BOTH_ENDS, SIMPLE
from domino_desktop.core.policies import Count
from domino_desktop.core.policies.points import rounded_parts
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.ruleset_parts import Bonuses
from domino_desktop.core.scoring import score_block
from domino_desktop.core.tiles import pips_of

_CHUNK = 14
"""So many tiles are counted in one step."""
_CHUNK_BITS = (1 << _CHUNK) - 1

_BLOCK = "block"
_WAYS_OUT = (SIMPLE, DOUBLE, BOTH_ENDS, DOUBLE_BOTH_ENDS)
_OF_CLOSER = ("closer", "not_the_last_mover", "closer_duel")
_USUAL_OUT = {
    "others_pips": "others",
    "opponents_pips": "others",
    "multiplied": "others",
    "all_pips": "all",
    "fixed": "fixed",
}
_UNDECIDED = ("no_score", "carry_double", "carry_one")


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


class Result(NamedTuple):
    """The team that wins (-1: nobody) and the points of every team, without those made in play.

    ``is_replayed``: the round does not count, nor does what was made in it.
    """

    winner: int
    points: list[int]
    is_replayed: bool = False


class Payoff:
    """Counts the rounds of one table."""

    def __init__(self, ruleset: RuleSet, seats: int) -> None:
        self._ruleset = ruleset
        self._masks: Masks = masks_for(ruleset.max_pip)
        self._teams = ruleset.teams(seats)
        self._team_count = max(self._teams) + 1
        self._seats = seats
        self._orders = [ruleset.order_from(seat, seats) for seat in range(seats)]
        #: Whether the tiles that nobody drew are worth something.
        self.counts_boneyard = "others_and_boneyard" in (ruleset.round_points, ruleset.out_points)
        # A blank double that counts more does so in a hand only, like any other tile.
        self._tables = _tables([each or ruleset.blank_value for each in self._masks.pips])
        self._carries = next((name for name in ruleset.block_tie if name.startswith("carry")), "")
        factors, values = ruleset.factors, ruleset.out_values
        self._fixed = {_BLOCK: ruleset.block_value, **{way: getattr(values, way) for way in _WAYS_OUT}}
        self._factors = {_BLOCK: factors.block, SIMPLE: factors.out}
        self._factors |= {way: getattr(factors, way) for way in _WAYS_OUT[1:]}
        #: Whether it makes any difference how a seat goes out.
        self._minds_way = (
            bool(ruleset.bonuses.capicua)
            or (ruleset.out_points == "fixed" and len({self._fixed[way] for way in _WAYS_OUT}) > 1)
            or len({self._factors[way] for way in _WAYS_OUT}) > 1
        )

        #: What going out is worth, in most games: pips of the others, or of everybody, or always as much.
        self._usual_out = ""
        if ruleset.rounding == "none" and ruleset.bonuses == Bonuses() and not self._minds_way:
            self._usual_out = _USUAL_OUT.get(ruleset.out_points, "")
        self._out_factor = 1 if ruleset.out_points == "fixed" else factors.out

    def pips(self, hand: int) -> int:
        """The pips that a hand (bits) counts."""
        total = 0
        for table in self._tables:
            total += table[hand & _CHUNK_BITS]
            hand >>= _CHUNK
        return total

    def score(self, hands: list[int], ending: Ending) -> Result:
        """What a round that ended with these hands (bits) is worth."""
        if ending.went_out >= 0 and self._usual_out and not ending.carry:
            return self._usually_out(hands, self._teams[ending.went_out])
        pips = [self.pips(hand) if hand else 0 for hand in hands]
        if ending.went_out >= 0:
            return self._out(pips, ending)
        rules = self._ruleset
        if rules.block_winner == "nobody":
            return Result(-1, [0] * self._team_count)
        level = self._level(hands, pips, ending)
        if len(level) == 1:
            return self._won(pips, ending, level[0], is_tied=False)
        closer = -1 if ending.closer < 0 else self._teams[ending.closer]
        for rule in rules.block_tie:
            if rule in _UNDECIDED:
                return Result(-1, [0] * self._team_count)
            if rule == "replay":
                return Result(-1, [0] * self._team_count, is_replayed=True)
            if rule == "leader_side" and self._teams[ending.leader] in level:
                return self._won(pips, ending, self._teams[ending.leader], is_tied=True)
            if rule == "closer_side" and closer in level:
                return self._won(pips, ending, closer, is_tied=True)
            if rule == "closer_loses" and len(level) == 2 and closer in level:
                return self._won(pips, ending, level[level[0] == closer], is_tied=True)
            if rule not in ("leader_side", "closer_side", "closer_loses"):
                return self._asked(hands, ending)
        return Result(-1, [0] * self._team_count)

    def _usually_out(self, hands: list[int], winner: int) -> Result:
        points = [0] * self._team_count
        if self._usual_out == "fixed":
            points[winner] = self._fixed[SIMPLE]
            return Result(winner, points)
        # No tile is in two hands, so all can be counted together.
        counted = 0
        for team, hand in zip(self._teams, hands):
            if team != winner or self._usual_out == "all":
                counted |= hand
        points[winner] = self.pips(counted) * self._out_factor
        return Result(winner, points)

    def _out(self, pips: list[int], ending: Ending) -> Result:
        rules, bonuses = self._ruleset, self._ruleset.bonuses
        winner, tile = self._teams[ending.went_out], ending.last_tile
        points = [0] * self._team_count
        way = self._way_out(ending) if self._minds_way and tile >= 0 else SIMPLE
        self._pay(points, pips, ending, winner, rules.out_points, way, self._factors[way])
        points[winner] += bonuses.going_out + self._for_the_round(ending)
        if way == BOTH_ENDS:
            points[winner] += bonuses.capicua
        if tile >= 0 and self._masks.doubles >> tile & 1:
            points[winner] += bonuses.out_double + (0 if self._masks.pips[tile] else bonuses.chuchazo)
        return Result(winner, points)

    def _way_out(self, ending: Ending) -> str:
        """See `core.bonuses.way_out`."""
        low, high = self._masks.order[ending.last_tile]
        ends = ending.ends_before
        fitting = sum([low == end or high == end for end in ends])
        if low == high:
            return DOUBLE_BOTH_ENDS if fitting > 1 else DOUBLE
        if low in ends and high in ends:
            return BOTH_ENDS
        return BOTH_ENDS if fitting > 1 and not self._ruleset.capicua_ends_must_differ else SIMPLE

    def _level(self, hands: list[int], pips: list[int], ending: Ending) -> list[int]:
        """The teams that are level in front: see `core.policies.comparing`."""
        word, teams, closer = self._ruleset.block_winner, self._teams, ending.closer
        if word == "lowest_team":
            totals = [0] * self._team_count
            for team, each in zip(teams, pips):
                totals[team] += each
            least = min(totals)
            return [team for team, total in enumerate(totals) if total == least]
        if closer >= 0 and word in _OF_CLOSER:
            if word == "closer":
                return [teams[closer]]
            if word == "closer_duel":
                step = self._ruleset.step if self._ruleset.duel_with == "next" else -self._ruleset.step
                seats = [closer, (closer + step) % self._seats]
            else:
                others = [seat for seat, team in enumerate(teams) if team != teams[closer]]
                seats = others or list(range(self._seats))
            least = min([pips[seat] for seat in seats])
            return sorted({teams[seat] for seat in seats if pips[seat] == least})
        if word == "fewest_doubles_first":
            doubles = self._masks.doubles
            ranks = [((hand & doubles).bit_count(), self.pips(hand & ~doubles)) for hand in hands]
            best = min(ranks)
            return sorted({team for team, rank in zip(teams, ranks) if rank == best})
        least = min(pips)
        if pips.count(least) == 1:
            return [teams[pips.index(least)]]
        return sorted({team for team, each in zip(teams, pips) if each == least})

    def _won(self, pips: list[int], ending: Ending, winner: int, is_tied: bool) -> Result:
        """A block that this team wins."""
        rules = self._ruleset
        points = [0] * self._team_count
        closer = -1 if ending.closer < 0 else self._teams[ending.closer]
        has_closer_lost = not is_tied and closer >= 0 and closer != winner
        factor = self._factors[_BLOCK]
        if has_closer_lost and rules.closer_loses.is_fixed and rules.round_points != "own_pips_against":
            self._pay_for_closer(points, ending, winner, closer)
        else:
            rule = rules.round_points
            if rule == "fixed":
                factor = 1
            if has_closer_lost and rules.closer_loses.factor:
                factor = rules.closer_loses.factor
            self._pay(points, pips, ending, winner, rule, _BLOCK, factor)
        points[winner] += rules.bonuses.lock + self._for_the_round(ending)
        return Result(winner, points)

    def _pay_for_closer(self, points: list[int], ending: Ending, winner: int, closer: int) -> None:
        value = self._ruleset.closer_loses
        for team in range(self._team_count):
            points[team] = value.own if team == closer else value.others
        points[winner] = self._with_carry(value.others, ending)

    def _pay(
        self, points: list[int], pips: list[int], ending: Ending, winner: int, rule: str, way: str, factor: int
    ) -> None:
        """What a won round is worth: see `core.scoring`."""
        if rule == "own_pips_against":
            for team, each in zip(self._teams, pips):
                points[team] += each
            return
        if rule == "fixed":
            worth = self._fixed[way]
            if way != _BLOCK:
                factor = 1
        elif self._ruleset.rounding == "none" or self._ruleset.round_scope == "total":
            worth = self._sum(pips, ending, winner, rule)
            if self._ruleset.rounding != "none":
                worth = sum(rounded_parts(self._ruleset, (worth,)))
        else:
            worth = sum(rounded_parts(self._ruleset, self._parts(pips, ending, winner, rule)))
        worth *= factor
        points[winner] += self._with_carry(worth, ending) if ending.carry else worth

    def _sum(self, pips: list[int], ending: Ending, winner: int, rule: str) -> int:
        """What a rule adds up."""
        own = others = 0
        for team, each in zip(self._teams, pips):
            if team == winner:
                own += each
            else:
                others += each
        if rule == "all_pips":
            return own + others
        if rule == "others_minus_own":
            return others - own
        if rule == "differences":
            return others - own * (self._team_count - 1)
        if rule == "others_and_boneyard":
            return others + self._boneyard(ending)
        return others

    def _parts(self, pips: list[int], ending: Ending, winner: int, rule: str) -> tuple[int, ...]:
        """What a rule adds up, in the parts that are rounded one by one: see `core.policies.points`."""
        totals = [0] * self._team_count
        for team, each in zip(self._teams, pips):
            totals[team] += each
        own = totals[winner]
        if rule == "differences":
            return tuple([total - own for team, total in enumerate(totals) if team != winner])
        is_by_hand = self._ruleset.round_scope == "per_hand"
        if rule == "all_pips":
            return tuple(pips if is_by_hand else totals)
        if is_by_hand:
            others = [each for team, each in zip(self._teams, pips) if team != winner]
        else:
            others = [total for team, total in enumerate(totals) if team != winner]
        more = 0
        if rule == "others_minus_own":
            more = -own
        elif rule == "others_and_boneyard":
            more = self._boneyard(ending)
        return (*others, more) if more else tuple(others)

    def _boneyard(self, ending: Ending) -> int:
        # In the boneyard a blank double counts nothing.
        return pips_of(self._masks.tiles(ending.boneyard))

    def _with_carry(self, worth: int, ending: Ending) -> int:
        """With what level rounds before left over."""
        carry, cap = ending.carry, self._ruleset.carry_cap
        if not carry or not self._carries:
            return worth
        more = 2**carry if self._carries == "carry_double" else carry
        if cap:
            more = min(more, cap)
        return worth * more if self._carries == "carry_double" else worth + more

    def _for_the_round(self, ending: Ending) -> int:
        by_round = self._ruleset.bonuses.hand_number
        return by_round[ending.round - 1] if ending.round <= len(by_round) else 0

    def _asked(self, hands: list[int], ending: Ending) -> Result:
        """What the core says of compared hands."""
        tiles = self._masks.tiles
        count = Count(
            tuple([tiles(hand) for hand in hands]),
            self._teams,
            ending.leader,
            None if ending.closer < 0 else ending.closer,
            self._orders[ending.leader],
            boneyard=self._boneyard(ending) if self.counts_boneyard else 0,
            blank_value=self._ruleset.blank_value,
            round=ending.round,
            carry=ending.carry,
        )
        score = score_block(self._ruleset, count)
        points = [0] * self._team_count
        for line in score.lines:
            if line.team is not None:
                points[line.team] += line.points
        return Result(-1 if score.winner is None else score.winner, points, score.is_replayed)


def _tables(pips: list[int]) -> list[list[int]]:
    """For each chunk of tiles, what every choice of them counts together."""
    tables = []
    for start in range(0, len(pips), _CHUNK):
        table = [0]
        for value in pips[start : start + _CHUNK]:
            table += [each + value for each in table]
        tables.append(table)
    return tables
