"""The story of the round: its events as one line for each turn, told by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from domino_desktop.core.events import (
    BlockEstablished,
    BlockProposed,
    BlockRefuted,
    Certainty,
    DeadCalled,
    Foul,
    FoulCalled,
    GameEvent,
    GameWon,
    HandRevealed,
    Knocked,
    LastRoundCalled,
    LeadYielded,
    MatchEnded,
    Passed,
    PointsScored,
    RedealClaimed,
    RoundDealt,
    RoundEnd,
    RoundEnded,
    RoundScored,
    TileDiscarded,
    TileDrawn,
    TilePlayed,
)
from domino_desktop.core.tiles import Tile, pips_of
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import Message, story
from domino_desktop.i18n.narration import Names, lacking_tiles, score_sentence, winner_sentence

_ENDS: Final = {RoundEnd.LAID_ASIDE: story.ALL_LAID_ASIDE, RoundEnd.REDEALT: story.DEALT_AGAIN}


@dataclass(frozen=True, slots=True)
class StoryLine:
    """One line: who (None for the table), the sentence, the tile that was laid, and the last event it tells."""

    seat: int | None
    sentence: str
    tile: Tile | None
    event_number: int


def story_lines(
    history: Iterable[GameEvent], names: Names, speaker: Speaker, *, joint: int = 0, is_referee: bool = False
) -> tuple[StoryLine, ...]:
    """The round's redacted events, in their order, one line for each turn. Drawn tiles are counted, never named.

    ``joint`` is what touching halves add up to; 0 where they are equal.
    """
    return tuple(_Teller(names, speaker, joint, is_referee).lines(tuple(history)))


class _Teller:
    """Walks through the events of a round and remembers what the next sentence depends on."""

    def __init__(self, names: Names, speaker: Speaker, joint: int, is_referee: bool) -> None:
        self._names, self._speaker, self._joint, self._is_referee = names, speaker, joint, is_referee
        self._taken = 0
        self._is_lead = False
        self._is_walk = False

    def lines(self, events: tuple[GameEvent, ...]) -> Iterator[StoryLine]:
        for place, event in enumerate(events):
            following = events[place + 1] if place + 1 < len(events) else None
            if isinstance(event, RoundDealt):
                self._is_lead = event.start_tile is None
                if event.start_tile is not None:
                    sentence = self._speaker.say(story.BEGINS_WITH, str(event.start_tile))
                    yield self._line(event, None, sentence, event.start_tile)
            elif isinstance(event, TileDrawn):
                self._taken += 1
                if following is None:
                    yield self._line(event, event.seat, self._say(story.TAKES, event.seat, n=self._taken))
            elif isinstance(event, TilePlayed):
                yield self._line(event, event.seat, self._played(event), event.tile)
                self._taken, self._is_lead, self._is_walk = 0, False, False
            elif isinstance(event, Knocked):
                proposes = isinstance(following, BlockProposed) and not following.by_program
                yield self._line(event, event.seat, self._knocked(event, proposes))
                self._taken = 0
            elif isinstance(event, BlockProposed):
                self._is_walk = True
                if event.by_program:
                    yield self._line(event, None, self._speaker.say(story.NOBODY_CAN_PLAY))
            elif isinstance(event, Passed):
                message = story.TAKES_AND_KEEPS if self._taken else story.PASSES_BY_CHOICE
                yield self._line(event, event.seat, self._say(message, event.seat, n=self._taken or None))
                self._taken = 0
            else:
                yield from self._turns(event)
                yield from self._ceremony(event)

    def _turns(self, event: GameEvent) -> Iterator[StoryLine]:
        """What else a seat does in its turn, and what it earns."""
        if isinstance(event, PointsScored):
            for line in event.lines:
                yield self._line(event, line.seat, score_sentence(line, self._names, self._speaker))
        elif isinstance(event, TileDiscarded):
            # Which tile it was is nobody else's business, and the story is read by everybody.
            yield self._line(event, event.seat, self._say(story.LAYS_ASIDE, event.seat))
        elif isinstance(event, RedealClaimed):
            yield self._line(event, event.seat, self._say(story.ASKS_FOR_NEW_DEAL, event.seat))
        elif isinstance(event, LeadYielded):
            partner = self._names.seats[event.to]
            yield self._line(event, event.seat, self._say(story.LEAVES_LEAD, event.seat, partner))
        elif isinstance(event, DeadCalled):
            if event.seat is None:
                yield self._line(event, None, self._speaker.say(story.NOTHING_CAN_FIT))
            else:
                yield self._line(event, event.seat, self._say(story.CALLS_DEAD, event.seat))

    def _played(self, event: TilePlayed) -> str:
        if self._is_lead:
            return self._say(story.LEADS, event.seat, str(event.tile))
        if event.again:
            return self._say(story.PLAYS_AND_GOES_ON, event.seat, str(event.tile))
        if self._taken:
            return self._say(story.TAKES_AND_PLAYS, event.seat, str(event.tile), n=self._taken)
        return self._say(story.PLAYS, event.seat, str(event.tile))

    def _knocked(self, event: Knocked, proposes: bool) -> str:
        lacking = lacking_tiles(event.values, self._speaker, joint=self._joint, doubles_only=event.doubles_only)
        if self._taken:
            message = story.TAKES_AND_SAYS_BLOCKED if proposes else story.TAKES_AND_PASSES
            return self._say(message, event.seat, lacking, n=self._taken)
        if proposes:
            return self._say(story.SAYS_BLOCKED, event.seat, lacking)
        return self._say(story.CANNOT_PLAY if self._is_walk else story.PASSES, event.seat, lacking)

    def _ceremony(self, event: GameEvent) -> Iterator[StoryLine]:
        """What is said once somebody cannot go on: answers, hands, the end of the round."""
        speaker, names = self._speaker, self._names
        if isinstance(event, BlockRefuted):
            self._is_walk = False
            yield self._line(event, event.seat, self._say(story.CAN_PLAY, event.seat))
        elif isinstance(event, BlockEstablished):
            yield self._line(event, None, speaker.say(story.GAME_IS_BLOCKED))
        elif isinstance(event, HandRevealed) and event.tiles:
            shown = self._say(story.SHOWS_HAND, event.seat, n=pips_of(event.tiles))
            yield self._line(event, event.seat, shown)
        elif isinstance(event, FoulCalled):
            yield self._line(event, event.foul.seat, self._foul(event.foul), event.foul.tile)
        elif isinstance(event, RoundEnded) and event.reason is RoundEnd.WENT_OUT and event.seat is not None:
            yield self._line(event, event.seat, self._say(story.GOES_OUT, event.seat))
        elif isinstance(event, RoundEnded) and event.reason in _ENDS:
            yield self._line(event, None, speaker.say(_ENDS[event.reason]))
        elif isinstance(event, RoundScored):
            yield self._line(event, None, winner_sentence(event.score, names, speaker))
        elif isinstance(event, GameWon):
            message = story.PAIR_WINS_GAME if names.is_pair(event.team) else story.WINS_GAME
            yield self._line(event, None, speaker.say(message, names.team(event.team, speaker)))
        elif isinstance(event, LastRoundCalled):
            yield self._line(event, event.seat, self._say(story.LAST_ROUND, event.seat))
        elif isinstance(event, MatchEnded):
            message = story.PAIR_WINS_MATCH if names.is_pair(event.team) else story.WINS_MATCH
            yield self._line(event, None, speaker.say(message, names.team(event.team, speaker)))

    def _foul(self, foul: Foul) -> str:
        if foul.certainty is Certainty.POSSIBLE:
            message = story.POSSIBLY_WRONG
        else:
            message = story.FALSE_DECLARATION if self._is_referee else story.WRONG_ANSWER
        return self._say(message, foul.seat, str(foul.tile))

    def _say(self, message: Message, seat: int, *args: str, n: int | None = None) -> str:
        return self._speaker.say(message, self._names.seats[seat], *args, n=n)

    def _line(self, event: GameEvent, seat: int | None, sentence: str, tile: Tile | None = None) -> StoryLine:
        return StoryLine(seat, sentence, tile, event.number)
