"""The story of the round: its events as one line for each turn, told by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from domino_desktop.core.events import (
    BlockEstablished,
    BlockProposed,
    BlockRefuted,
    Certainty,
    Foul,
    FoulCalled,
    GameEvent,
    HandRevealed,
    Knocked,
    LastRoundCalled,
    MatchEnded,
    RoundDealt,
    RoundEnded,
    RoundScored,
    TileDrawn,
    TilePlayed,
)
from domino_desktop.core.tiles import Tile, pips_of
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import Message, story
from domino_desktop.i18n.narration import Names, none_of, winner_sentence


@dataclass(frozen=True, slots=True)
class StoryLine:
    """One line: who (None for the table), the sentence, the tile that was laid, and the last event it tells."""

    seat: int | None
    sentence: str
    tile: Tile | None
    event_number: int


def story_lines(
    history: Iterable[GameEvent], names: Names, speaker: Speaker, *, is_referee: bool = False
) -> tuple[StoryLine, ...]:
    """The round's redacted events, in their order, one line for each turn. Drawn tiles are counted, never named."""
    return tuple(_Teller(names, speaker, is_referee).lines(tuple(history)))


class _Teller:
    """Walks through the events of a round and remembers what the next sentence depends on."""

    def __init__(self, names: Names, speaker: Speaker, is_referee: bool) -> None:
        self._names, self._speaker, self._is_referee = names, speaker, is_referee
        self._taken = 0
        self._is_lead = False
        self._is_walk = False

    def lines(self, events: tuple[GameEvent, ...]) -> Iterator[StoryLine]:
        for place, event in enumerate(events):
            following = events[place + 1] if place + 1 < len(events) else None
            if isinstance(event, RoundDealt):
                self._is_lead = True
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
            else:
                yield from self._ceremony(event)

    def _played(self, event: TilePlayed) -> str:
        if self._is_lead:
            return self._say(story.LEADS, event.seat, str(event.tile))
        if self._taken:
            return self._say(story.TAKES_AND_PLAYS, event.seat, str(event.tile), n=self._taken)
        return self._say(story.PLAYS, event.seat, str(event.tile))

    def _knocked(self, event: Knocked, proposes: bool) -> str:
        lacking = none_of(event.values, self._speaker)
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
        elif isinstance(event, RoundEnded) and event.seat is not None:
            yield self._line(event, event.seat, self._say(story.GOES_OUT, event.seat))
        elif isinstance(event, RoundScored):
            yield self._line(event, None, winner_sentence(event.score, names, speaker))
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
