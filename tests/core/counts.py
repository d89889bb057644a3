"""Laid-open positions and rule sets for tests of comparing and scoring."""

from domino_desktop.core.policies import Count, LastTile
from domino_desktop.core.scoring import score_block, score_out
from domino_desktop.core.tiles import Tile, parse_tiles
from domino_desktop.storage import rulesets


def ruleset(base="classic-draw", **changes):
    return rulesets.load(base).changed(changes)


def pairs(**changes):
    return ruleset("pairs", **{"direction": "clockwise", **changes})


def count(*hands, leader=0, closer=None, teams=None, clockwise=True, last=None, ends=(), **more):
    """A position with these hands; ``teams="pairs"`` puts partners opposite."""
    seats = len(hands)
    owners = tuple(seat % 2 if teams == "pairs" else seat for seat in range(seats))
    step = 1 if clockwise else -1
    order = tuple((leader + step * number) % seats for number in range(seats))
    tile = None if last is None else LastTile(Tile.parse(last), tuple(ends))
    return Count(tuple(parse_tiles(hand) for hand in hands), owners, leader, closer, order, last=tile, **more)


def won(score, teams):
    """The points of a score by team, after checking that they are the sum of its lines."""
    points = tuple(score.points(team) for team in range(teams))
    assert sum(points) == sum(line.points for line in score.lines)
    return points


def block(rules, position):
    """What a block is worth: the winner, and the points by team."""
    score = score_block(rules, position)
    return score.winner, won(score, len(position.all_teams()))


def out(rules, position, seat=0):
    """What going out is worth by team."""
    return won(score_out(rules, position, seat), len(position.all_teams()))


def reasons(score):
    """The words of a score's lines, without the hands that were counted."""
    return [line.reason.value for line in score.lines if not line.reason.value.endswith("_counted")]
