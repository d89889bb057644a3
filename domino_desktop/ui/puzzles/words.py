"""What is said about the answer to a puzzle, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from domino_desktop.ai.puzzle import Puzzle, Worth
from domino_desktop.controller.puzzle_table import Answer, Following
from domino_desktop.core.events import RoundScored
from domino_desktop.core.layout import Layout
from domino_desktop.core.scoring import Score, ScoreReason
from domino_desktop.core.tiles import Tile
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import puzzles
from domino_desktop.i18n.narration import Names, score_sentence, winner_sentence
from domino_desktop.ui.review.words import move

NOBODY: Final = -1
"""The team that is named where nobody wins."""


@dataclass(frozen=True, slots=True)
class Claim:
    """What somebody says about a position: blocked or not; if so, the team that wins, or `NOBODY`, and its points."""

    is_blocked: bool
    winner: int = NOBODY
    points: int = 0


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an answer was right, and what is said about it."""

    is_right: bool
    headline: str
    sentences: tuple[str, ...]


def score_of(puzzle: Puzzle) -> Score | None:
    """The score of the block; None where the puzzle's round goes on."""
    return next((event.score for event in puzzle.ending if isinstance(event, RoundScored)), None)


def truth(puzzle: Puzzle) -> Claim:
    """The right answer. Where nobody wins alone, no points are asked for."""
    score = score_of(puzzle)
    if score is None:
        return Claim(False)
    if score.winner is None:
        return Claim(True)
    penalty = ScoreReason.FALSE_DECLARATION
    won = (line.points for line in score.lines if line.team == score.winner and line.reason is not penalty)
    return Claim(True, score.winner, sum(won))


def judged(puzzle: Puzzle, claim: Claim, answers: Sequence[Answer], names: Names, speaker: Speaker) -> Verdict:
    """What is to be said about a claim; ``answers`` are those of the walk."""
    right = truth(puzzle)
    said = [speaker.say(puzzles.IT_IS_BLOCKED) if right.is_blocked else goes_on(answers[-1], names, speaker)]
    score = score_of(puzzle)
    if score is not None:
        said.append(winner_sentence(score, names, speaker))
    if claim == right:
        return Verdict(True, speaker.say(puzzles.RIGHT), tuple(said))
    if claim.is_blocked != right.is_blocked:
        return Verdict(False, speaker.say(puzzles.NOT_QUITE), tuple(said))
    if claim.winner == right.winner:
        said.append(speaker.say(puzzles.POINTS_RIGHT, claim.points, n=right.points))
    return Verdict(False, speaker.say(puzzles.ALMOST), tuple(said))


def goes_on(answer: Answer, names: Names, speaker: Speaker) -> str:
    """With whom the round goes on, and how."""
    name = names.seats[answer.seat]
    if answer.takes:
        return speaker.say(puzzles.TAKES_FIRST, name)
    return speaker.say(puzzles.CAN_STILL_PLAY, name, tiles(answer.tiles, speaker))


def tiles(each: Sequence[Tile], speaker: Speaker) -> str:
    """Tiles as a list: "4-6 and 6-6"."""
    return speaker.joined(str(tile) for tile in each)


def count(score: Score, names: Names, speaker: Speaker) -> tuple[str, ...]:
    """The score, line by line."""
    return tuple(score_sentence(line, names, speaker) for line in score.lines)


def found(worths: Sequence[Worth], chosen: Worth, layout: Layout, speaker: Speaker) -> Verdict:
    """What is to be said about a move, ``worths`` being those of all moves, the best first."""
    best = worths[0]
    behind = best.points - chosen.points
    if not behind:
        said = speaker.say(puzzles.NO_BETTER_MOVE, move(chosen.move, layout, speaker))
        return Verdict(True, speaker.say(puzzles.RIGHT), (said,))
    said = speaker.say(puzzles.BETTER_BY, move(best.move, layout, speaker), n=behind)
    is_next = len(worths) > 2 and chosen.points == max(each.points for each in worths if each.points < best.points)
    return Verdict(False, speaker.say(puzzles.ALMOST if is_next else puzzles.NOT_QUITE), (said,))


def worth(points: int, speaker: Speaker) -> str:
    """How the round ends after a move."""
    if not points:
        return speaker.say(puzzles.LEVEL)
    return speaker.say(puzzles.AHEAD_BY if points > 0 else puzzles.BEHIND_BY, n=abs(points))


def follows(following: Following, seat: int, names: Names, speaker: Speaker) -> str:
    """What a move of this seat brings about at once."""
    if following.went_out:
        return speaker.say(puzzles.GOES_OUT, names.seats[seat])
    if following.is_blocked:
        return speaker.say(puzzles.BLOCKS)
    answer = following.answer
    if answer is None:
        return ""
    name = names.seats[answer.seat]
    if answer.tiles:
        return speaker.say(puzzles.NEXT_CAN, name, tiles(answer.tiles, speaker))
    return speaker.say(puzzles.NEXT_CANNOT, name)
