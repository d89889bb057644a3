"""What has just happened, said and shown: knocks, answers, points, moves taken back."""

from __future__ import annotations

from collections.abc import Sequence

from domino_desktop.core.events import (
    BlockRefuted,
    DeadCalled,
    GameEvent,
    Knocked,
    LeadYielded,
    MoveTakenBack,
    Passed,
    PointsScored,
    RedealClaimed,
    TileDiscarded,
    TilePlayed,
)
from domino_desktop.core.score_lines import ScoreLine, ScoreReason
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import score, table, walk
from domino_desktop.i18n.narration import sum_text
from domino_desktop.ui.motion import Motion
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.table import phrases
from domino_desktop.ui.table.desk import Desk

_SAID_BY_A_SEAT = (Knocked, Passed, TileDiscarded, LeadYielded, RedealClaimed, DeadCalled)


def tell(
    desk: Desk, events: Sequence[GameEvent], view: View, marks: Sequence[SeatMark], language: Language, motion: Motion
) -> None:
    """Say on the table what is no tile on it."""
    lines = phrases.told(view, marks, events[0].number, language)
    sentences = {line.event_number: line.sentence for line in lines}
    for event in events:
        if isinstance(event, DeadCalled) and event.seat is None:
            desk.voices.say(sentences[event.number])
        elif isinstance(event, _SAID_BY_A_SEAT) and event.seat is not None:
            if isinstance(event, Knocked | Passed):
                desk.board.board.nod(event.seat, motion.nod)
            if not desk.is_sheet_open and event.number in sentences:
                desk.voices.say_beside(event.seat, sentences[event.number])
        elif isinstance(event, BlockRefuted):
            desk.voices.say_beside(event.seat, language.say(walk.REFUTED))
        elif isinstance(event, MoveTakenBack):
            desk.voices.say_beside(event.seat, language.say(table.TAKEN_BACK, marks[event.seat].name))
        elif isinstance(event, PointsScored):
            told = [line.sentence for line in lines if line.event_number == event.number]
            made = [_made(line, sentence, marks, language) for line, sentence in zip(event.lines, told, strict=True)]
            if made:
                desk.voices.note_points("\n".join(made), _tile_before(view, event.number), fades=not motion.is_reduced)


def _made(line: ScoreLine, sentence: str, marks: Sequence[SeatMark], language: Language) -> str:
    """Points in little: the sum of the open ends and who scores; any others as the story tells them."""
    if line.reason is not ScoreReason.PLAY_MULTIPLES or line.seat is None:
        return sentence
    total = sum_text(line.numbers, language)
    if len(line.numbers) > 1:
        total = language.say(score.SUM, total, language.number(sum(line.numbers)))
    return language.say(table.POINTS_MADE, total, marks[line.seat].name, n=line.points)


def _tile_before(view: View, number: int) -> Tile | None:
    """The tile that was laid last before this event."""
    laid = [event.tile for event in view.history if isinstance(event, TilePlayed) and event.number < number]
    return laid[-1] if laid else None
