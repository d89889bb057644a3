"""What the coach says, in the language of the person whose rack is open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from domino_desktop.ai.advice import BlockForecast, DyingNumber, Hint, HintReason, Lacking
from domino_desktop.core.moves import CallDead, ClaimRedeal, DiscardTile, DrawTile, Move, PlayTile, YieldLead
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import Message, coach
from domino_desktop.i18n.narration import either
from domino_desktop.ui.seating import SeatMark

POSSIBLE, NEAR, ALMOST_CERTAIN = 0.2, 0.5, 0.85
"""From these shares on a block is called possible, near, almost certain."""

_FEWEST_BLOCKS: Final = 10  # imagined ones, of which it can be told who wins them
_RAREST: Final = 0.1  # of the deals: who wins so rare a block is nobody's concern
_CLEARLY: Final = 0.6  # of the blocks: then it can be told who would win

_REASONS: Final = {
    HintReason.ONLY_MOVE: coach.ONLY_MOVE,
    HintReason.GOES_OUT: coach.GOES_OUT,
    HintReason.BLOCKS_AND_WINS: coach.BLOCKS_AND_WINS,
    HintReason.AVOIDS_BLOCK: coach.AVOIDS_BLOCK,
    HintReason.SHEDS_DOUBLE: coach.SHEDS_DOUBLE,
    HintReason.SHEDS_PIPS: coach.SHEDS_PIPS,
}
_COUNTED: Final = {HintReason.SCORES: coach.SCORES, HintReason.KEEPS_VARIETY: coach.KEEPS_VARIETY}
_ABOUT_SEATS: Final = {HintReason.MAKES_PASS: coach.MAKES_PASS, HintReason.HELPS_PARTNER: coach.HELPS_PARTNER}


@dataclass(frozen=True, slots=True)
class HintWords:
    """The move, why, and by how much it is better; the last one is empty where that is next to nothing."""

    move: str
    why: str
    ahead: str

    @property
    def sentences(self) -> tuple[str, ...]:
        return tuple(sentence for sentence in (self.move, self.why, self.ahead) if sentence)


def percent(share: float) -> int:
    """A share as a whole number of a hundred; what is not certain is never 0 or 100.

    >>> percent(0.0), percent(0.001), percent(0.355), percent(0.999), percent(1.0)
    (0, 1, 36, 99, 100)
    """
    if share in (0.0, 1.0):
        return round(share * 100)
    return min(99, max(1, round(share * 100)))


def nearness(block: float) -> Message:
    """How near a block is, in words."""
    if block < POSSIBLE:
        return coach.BLOCK_UNLIKELY
    if block < NEAR:
        return coach.BLOCK_POSSIBLE
    return coach.BLOCK_NEAR if block < ALMOST_CERTAIN else coach.BLOCK_ALMOST_CERTAIN


def basis(forecast: BlockForecast, speaker: Speaker) -> str:
    """From how many imagined deals the meter comes, and how sure that is."""
    return speaker.say(coach.METER_BASIS, max(1, percent(forecast.margin)), n=forecast.deals)


def outcome(forecast: BlockForecast, view: View, marks: Sequence[SeatMark], speaker: Speaker) -> tuple[str, ...]:
    """Who would win a block, and what it would cost or bring the own side; nothing where blocks are too rare."""
    if forecast.block < _RAREST or forecast.block * forecast.deals < _FEWEST_BLOCKS:
        return ()
    told = [_winner(forecast, view, marks, speaker)]
    points = round(abs(forecast.cost))
    if points:
        told.append(speaker.say(coach.BLOCK_COSTS if forecast.cost > 0 else coach.BLOCK_BRINGS, n=points))
    return tuple(told)


def _winner(forecast: BlockForecast, view: View, marks: Sequence[SeatMark], speaker: Speaker) -> str:
    wins = forecast.wins
    if 1 - sum(wins) >= _CLEARLY:
        return speaker.say(coach.NOBODY_WINS_BLOCK)
    team = max(range(len(wins)), key=wins.__getitem__)
    if wins[team] < _CLEARLY:
        return speaker.say(coach.OPEN_WHO_WINS)
    names = [marks[seat].name for seat in range(view.seats) if view.teams[seat] == team]
    if team == view.teams[view.eye]:
        return speaker.say(coach.YOU_WIN_BLOCK if len(names) == 1 else coach.YOUR_PAIR_WINS_BLOCK)
    if len(names) == 1:
        return speaker.say(coach.OTHER_WINS_BLOCK, names[0])
    return speaker.say(coach.OTHER_PAIR_WINS_BLOCK, speaker.joined(names))


def running_out(number: DyingNumber, speaker: Speaker) -> str:
    """How many tiles of an open number are still to come: to be read beside the number."""
    together = number.left + number.own
    if not number.own:
        return speaker.say(coach.LEFT_NONE_YOURS, n=together)
    if not number.left:
        return speaker.say(coach.LEFT_ALL_YOURS, n=together)
    return speaker.say(coach.LEFT_SOME_YOURS, number.own, n=together)


def running_out_aloud(number: DyingNumber, speaker: Speaker) -> str:
    """The same with its number."""
    together = number.left + number.own
    if not number.own:
        return speaker.say(coach.NUMBER_NONE_YOURS, number.value, n=together)
    return speaker.say(coach.NUMBER_SOME_YOURS, number.value, number.own, n=together)


def lacks(lacking: Lacking, marks: Sequence[SeatMark], speaker: Speaker) -> str:
    """What a seat certainly does not hold."""
    return speaker.say(coach.HAS_NO, marks[lacking.seat].name, either(lacking.numbers, speaker))


def hint(told: Hint, view: View, marks: Sequence[SeatMark], speaker: Speaker) -> HintWords:
    """The hint as sentences."""
    points = round(told.ahead)
    ahead = speaker.say(coach.AHEAD, n=points) if points > 0 and told.reason is not HintReason.ONLY_MOVE else ""
    return HintWords(_move(told.move, view, marks, speaker), _why(told, marks, speaker), ahead)


def _why(told: Hint, marks: Sequence[SeatMark], speaker: Speaker) -> str:
    if told.reason in _COUNTED:
        return speaker.say(_COUNTED[told.reason], n=told.numbers[0])
    if told.reason in _ABOUT_SEATS and told.seat is not None:
        return speaker.say(_ABOUT_SEATS[told.reason], marks[told.seat].name, told.numbers[0])
    if told.reason is HintReason.KEEPS_NUMBER:
        return speaker.say(coach.KEEPS_NUMBER, told.numbers[0])
    return speaker.say(_REASONS[told.reason])


def _move(move: Move, view: View, marks: Sequence[SeatMark], speaker: Speaker) -> str:
    if isinstance(move, PlayTile):
        end = view.layout.end(move.end)
        if view.layout.is_empty:
            return speaker.say(coach.LEAD_WITH, str(move.tile))
        if end is None or end.value is None:
            return speaker.say(coach.PLAY_ANYWHERE, str(move.tile))
        return speaker.say(coach.PLAY_AT, str(move.tile), end.value)
    if isinstance(move, DiscardTile):
        return speaker.say(coach.LAY_ASIDE, str(move.tile))
    if isinstance(move, YieldLead):
        partner = next(
            seat for seat in range(view.seats) if seat != view.eye and view.teams[seat] == view.teams[view.eye]
        )
        return speaker.say(coach.LEAVE_LEAD, marks[partner].name)
    if isinstance(move, DrawTile):
        return speaker.say(coach.TAKE_A_TILE)
    if isinstance(move, ClaimRedeal):
        return speaker.say(coach.ASK_NEW_DEAL)
    return speaker.say(coach.COUNT_NOW if isinstance(move, CallDead) else coach.PASS)


def hinted_tile(told: Hint) -> Tile | None:
    """The tile of the hand that a hint is about."""
    return told.move.tile if isinstance(told.move, (PlayTile, DiscardTile)) else None
