"""Where each team stands in the match, as values for whatever shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from domino_desktop.core.views import View
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import rules, score, table
from domino_desktop.ui.seating import SeatMark, names


@dataclass(frozen=True, slots=True)
class Standing:
    """One team: who plays in it, its total, the points to reach (None where rounds decide), and a sentence.

    The sentence is what a screen reader says: "Giulia, 42 points, in the lead".
    """

    players: tuple[SeatMark, ...]
    total: str
    points: int
    target: int | None
    is_leading: bool
    sentence: str


def standings(view: View, marks: Sequence[SeatMark], language: Speaker) -> tuple[Standing, ...]:
    """Every team of the match, in the order of their first seats."""
    ahead = leading_teams(view)
    players = names(marks, view.teams)
    found = []
    for team, points in enumerate(view.totals):
        name = players.team(team, language)
        message = table.TEAM_LEADS if team in ahead else table.TEAM_TOTAL
        found.append(
            Standing(
                players=tuple(mark for mark, owner in zip(marks, view.teams, strict=True) if owner == team),
                total=language.number(points),
                points=points,
                target=view.ruleset.match_end.points,
                is_leading=team in ahead,
                sentence=language.say(message, name, language.say(rules.POINTS, n=points)),
            )
        )
    return tuple(found)


def leading_teams(view: View) -> tuple[int, ...]:
    """The winner of the match, or who has most points so far; nobody while all are level."""
    if view.winner is not None:
        return (view.winner,)
    best, worst = max(view.totals), min(view.totals)
    if best == worst:
        return ()
    if view.ruleset.match_form == "lowest_after_rounds":
        best = worst
    return tuple(team for team, points in enumerate(view.totals) if points == best)


def match_length(view: View, language: Speaker) -> str:
    """How far the match goes: "to 100 points", "round 2 of 5"; a round past the last is only numbered."""
    end = view.ruleset.match_end
    if end.rounds is None:
        if view.is_last_round:
            return language.say(score.LAST_ROUND)
        message = table.UNTIL_UNANSWERED if view.ruleset.match_form == "six_love" else table.TO_POINTS
        return language.say(message, n=end.points)
    now = max(view.round, 1)
    if now > end.rounds:
        return language.say(score.ROUND_NUMBER, now)
    return language.say(table.OF_ROUNDS, now, end.rounds)


def match_notes(view: View, language: Speaker) -> tuple[str, ...]:
    """What else one must know about the totals: games won, a round that counts more, and that fewest points win."""
    notes = []
    if view.ruleset.match_form.startswith("best_of"):
        games = view.games or (0,) * len(view.totals)
        notes.append(language.say(table.GAMES_WON, " : ".join(language.number(won) for won in games)))
    if view.ruleset.match_form == "lowest_after_rounds":
        notes.append(language.say(table.LOWEST_WINS))
    if view.carry and view.score is None:
        doubles = "carry_double" in view.ruleset.block_tie
        worth = 2**view.carry if doubles else view.carry
        if view.ruleset.carry_cap:
            worth = min(worth, view.ruleset.carry_cap)
        notes.append(language.say(table.ROUND_COUNTS_TIMES if doubles else table.ROUND_COUNTS_MORE, worth))
    return tuple(notes)


def star(area: QRectF) -> QPainterPath:
    """The mark of who leads: a star of five points within a square."""
    middle, reach = area.center(), area.width() / 2
    # The corners of a regular pentagon, each other time drawn in to two fifths, beginning at the top.
    turns = (
        (0.0, -1.0), (0.25, -0.34), (0.951, -0.309), (0.404, 0.131), (0.588, 0.809),
        (0.0, 0.425), (-0.588, 0.809), (-0.404, 0.131), (-0.951, -0.309), (-0.25, -0.34),
    )  # fmt: skip
    path = QPainterPath()
    path.addPolygon(QPolygonF([middle + QPointF(x * reach, y * reach) for x, y in turns]))
    path.closeSubpath()
    return path
