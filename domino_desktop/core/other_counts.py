"""How else one laid-open position is counted: the same hands under the other published rules for a blocked round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from domino_desktop.core.events import RoundEnd
from domino_desktop.core.policies import BLOCK_TIES, BLOCK_WINNERS, ROUND_POINTS, Count
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.score_lines import Score, ScoreLine, ScoreReason
from domino_desktop.core.scoring import score_block
from domino_desktop.core.tiles import pips_of
from domino_desktop.core.views import View

_WHO = frozenset(
    {
        ScoreReason.LOWEST_HAND,
        ScoreReason.LOWEST_TEAM,
        ScoreReason.TEAM_OF_LOWEST_HAND,
        ScoreReason.CLOSER_DUEL,
        ScoreReason.CLOSER,
        ScoreReason.NOT_THE_LAST_MOVER,
        ScoreReason.FEWEST_DOUBLES_FIRST,
        ScoreReason.NOBODY,
    }
)
#: Lines of a scored round that other rules would not change, or that come from other rounds.
_NOT_OF_THE_COUNT = frozenset(
    {
        ScoreReason.FALSE_DECLARATION,
        ScoreReason.ROUND_LOST,
        ScoreReason.MATCH_LOST,
        ScoreReason.PLAY_MULTIPLES,
        ScoreReason.PLAY_EQUAL_ENDS,
        ScoreReason.OVERSHOT,
        ScoreReason.VOIDED,
        ScoreReason.EVERYBODY_HAS_SCORED,
        ScoreReason.GAME_OVER,
    }
)
#: Rules that are no other way of counting one round: they need another way of winning the match.
_OF_OTHER_MATCHES = ("own_pips_against", "own_pips")


@dataclass(frozen=True, slots=True)
class OtherCount:
    """One result of the position: what it says, and the ids of the rule sets that count so.

    ``rulesets`` is empty where none of them does, but one rule of the table's own, changed, would.
    """

    score: Score
    points: tuple[int, ...]
    """By team."""
    rulesets: tuple[str, ...]
    is_current: bool

    @property
    def winner(self) -> int | None:
        return self.score.winner

    @property
    def is_against(self) -> bool:
        """Whether these points are written down against their sides: fewer are better."""
        return any(line.reason is ScoreReason.OWN_PIPS_AGAINST for line in self.score.lines)

    @property
    def who(self) -> ScoreLine:
        """The line that says who wins the round, or why nobody does."""
        lines = self.score.lines
        ties = [line for line in lines if line.reason.value.startswith("tie_")]
        return ties[0] if ties else next(line for line in lines if line.reason in _WHO)

    @property
    def worth(self) -> tuple[ScoreLine, ...]:
        """The lines that say what the round is worth, step by step; the last ones carry the points."""
        lines = self.score.lines
        return tuple(lines[lines.index(self.who) + 1 :])


def laid_open(view: View) -> Count | None:
    """The position of a round that ended in a block and counts, with every hand; None for any other round."""
    if view.ended is not RoundEnd.BLOCKED or view.score is None or view.leader is None:
        return None
    hands = {line.seat: line.tiles for line in view.score.lines if line.reason is ScoreReason.HAND_COUNTED}
    if set(hands) != set(range(view.seats)) or _is_replayed_for_a_foul(view.score):
        return None
    if any(len(hands[seat]) != count for seat, count in enumerate(view.counts)):
        return None
    seen = {tile for hand in hands.values() for tile in hand} | set(view.layout.tiles())
    boneyard = [tile for tile in view.ruleset.tiles_for(view.seats) if tile not in seen]
    lost = frozenset(
        line.team for line in view.score.lines if line.reason is ScoreReason.ROUND_LOST and line.team is not None
    )
    return Count(
        hands=tuple(hands[seat] for seat in range(view.seats)),
        teams=view.teams,
        leader=view.leader,
        closer=view.closer,
        order=view.ruleset.order_from(view.leader, view.seats),
        excluded=lost,
        # A table that entered only numbers, not tiles, does not know what was never drawn.
        boneyard=pips_of(boneyard) if len(boneyard) == view.boneyard else 0,
        blank_value=view.ruleset.blank_value,
        round=view.round,
    )


def _is_replayed_for_a_foul(score: Score) -> bool:
    return any(line.reason is ScoreReason.ROUND_REPLAYED for line in score.lines)


def other_counts(view: View, rulesets: Iterable[RuleSet]) -> tuple[OtherCount, ...]:
    """Every different result of this position: the table's own first, then by how many of these rule sets count so.

    Equal results are told once. Last come those of the table's own rules with a single rule of counting changed.
    Empty where the round was no block that counts.
    """
    count = laid_open(view)
    if count is None or view.score is None or not count.contenders():
        return ()
    own = replace(view.score, lines=tuple(line for line in view.score.lines if line.reason not in _NOT_OF_THE_COUNT))
    results = [_result(own, count, (), is_current=True)]
    known = {_key(results[0]): 0}
    for score, ids in (*_of_rulesets(view, count, rulesets), *_of_single_rules(view.ruleset, count)):
        result = _result(score, count, ids, is_current=False)
        place = known.setdefault(_key(result), len(results))
        if place == len(results):
            results.append(result)
        else:
            same = results[place]
            results[place] = replace(same, rulesets=(*same.rulesets, *ids))
    first, *others = results
    return (first, *sorted(others, key=lambda result: -len(result.rulesets)))


def _result(score: Score, count: Count, ids: tuple[str, ...], *, is_current: bool) -> OtherCount:
    return OtherCount(score, tuple(score.points(team) for team in count.all_teams()), ids, is_current)


def _key(result: OtherCount) -> tuple[object, ...]:
    """What makes two results the same: who wins, what everybody gets, and what happens then."""
    return result.winner, result.points, result.score.is_replayed, result.score.carries, result.is_against


def _of_rulesets(view: View, count: Count, rulesets: Iterable[RuleSet]) -> Iterator[tuple[Score, tuple[str, ...]]]:
    """The position under every rule set for tables like this one: pairs or single players, as many seats."""
    are_pairs = len(count.all_teams()) < view.seats
    for ruleset in rulesets:
        if (ruleset.partners == "opposite") is are_pairs and view.seats in ruleset.players:
            yield score_block(ruleset, replace(count, blank_value=ruleset.blank_value)), (ruleset.id,)


def _of_single_rules(ruleset: RuleSet, count: Count) -> Iterator[tuple[Score, tuple[str, ...]]]:
    """The position under the table's own rules, with one rule of counting a block changed."""
    if ruleset.round_points in _OF_OTHER_MATCHES:
        return
    for word in dict.fromkeys((*BLOCK_WINNERS, "nobody")):
        for duel_with in ("next", "previous") if word == "closer_duel" else (ruleset.duel_with,):
            if count.closer is not None or not _needs_closer(word):
                yield score_block(replace(ruleset, block_winner=word, duel_with=duel_with), count), ()
    for tie in _tie_words(count):
        yield score_block(replace(ruleset, block_tie=(tie,)), count), ()
    for points in ROUND_POINTS:
        yield score_block(replace(ruleset, round_points=points), count), ()


def _needs_closer(word: str) -> bool:
    return word in ("closer", "closer_duel", "not_the_last_mover")


def _tie_words(count: Count) -> Sequence[str]:
    """The tie rules that can mean something at this table."""
    are_pairs = len(count.all_teams()) < len(count.hands)
    left_out = (*_OF_OTHER_MATCHES, *(("share_full", "share_split") if are_pairs else ("lowest_team",)))
    return [word for word in BLOCK_TIES if word not in left_out]
