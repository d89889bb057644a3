"""A round told again: what everybody at the table saw after each event, one scene for each that changed something."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from domino_desktop.core.events import (
    GameEvent,
    GameWon,
    HandRevealed,
    Knocked,
    MatchEnded,
    PointsScored,
    PositionEntered,
    RoundDealt,
    RoundScored,
    TileDiscarded,
    TileDrawn,
    TilePlayed,
)
from domino_desktop.core.layout import Layout
from domino_desktop.core.placing import empty, layout_after, train
from domino_desktop.core.scoring import ScoreLine
from domino_desktop.core.views import RevealedHand, View
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import share
from domino_desktop.i18n.narration import Names, match_sentence, winner_sentence
from domino_desktop.i18n.story import story_lines
from domino_desktop.ui.seating import SeatMark, names

STEP, DRAW, RESULT = 900, 600, 5000
"""How long a scene is seen, in milliseconds: what a seat does, one tile taken, who has won."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The table at one moment, what is said of it, and whose doing it is (None for the table's own).

    ``milliseconds`` is how long it is seen in a film.
    """

    view: View
    caption: str
    seat: int | None = None
    milliseconds: int = STEP


def scene_now(view: View, marks: Sequence[SeatMark], speaker: Speaker) -> Scene:
    """The table as it is: what has happened last, or who has won."""
    view, players = _unsealed(view), names(marks, view.teams)
    if view.winner is not None:
        return Scene(view, match_sentence(view.winner, view.totals[view.winner], players, speaker))
    if view.score is not None:
        return Scene(view, winner_sentence(view.score, players, speaker))
    told = story_lines(view.history, players, speaker, joint=view.ruleset.joint)
    return Scene(view, told[-1].sentence if told else speaker.say(share.TILES_ARE_DEALT), view.turn)


def scenes_of(view: View, marks: Sequence[SeatMark], speaker: Speaker) -> tuple[Scene, ...]:
    """The round from the deal to where it stands in this view, which must be that of the table.

    What is not public in the view cannot be in any scene: they are made of nothing else.
    """
    return tuple(_scenes(_unsealed(view), names(marks, view.teams), speaker))


def _unsealed(view: View) -> View:
    """The view without what sealed its deal: no picture shows it, so none carries it."""
    return replace(view, seal=None)


def _scenes(view: View, players: Names, speaker: Speaker) -> Iterator[Scene]:
    told: dict[int, list[str]] = {}
    doers: dict[int, int | None] = {}
    for line in story_lines(view.history, players, speaker, joint=view.ruleset.joint):
        told.setdefault(line.event_number, []).append(line.sentence)
        doers[line.event_number] = line.seat
    drawn: list[GameEvent] = []
    for event, seen in zip(view.history, views_of(view), strict=True):
        if isinstance(event, TileDrawn):
            # The story waits for what becomes of it; the film shows each tile.
            drawn.append(event)
            caption = story_lines(drawn, players, speaker)[-1].sentence
            yield Scene(seen, caption, event.seat, DRAW)
            continue
        drawn.clear()
        if isinstance(event, RoundDealt | PositionEntered):
            caption = " · ".join(told.get(event.number, [speaker.say(share.TILES_ARE_DEALT)]))
            yield Scene(seen, caption)
        elif isinstance(event, MatchEnded):
            yield Scene(seen, match_sentence(event.team, seen.totals[event.team], players, speaker), None, RESULT)
        elif event.number in told:
            is_result = isinstance(event, RoundScored | GameWon)
            caption = " · ".join(told[event.number])
            yield Scene(seen, caption, doers[event.number], RESULT if is_result else STEP)


def views_of(view: View) -> tuple[View, ...]:
    """What the table showed after each event of the round; the last one is this view, as far as a picture shows it."""
    history = view.history
    layouts = _layouts(view)
    counts, discards = list(view.counts), list(view.discards)
    yard, totals = view.boneyard, list(view.totals)
    revealed, markers = _revealed(history), _markers(view)
    found: list[View] = []
    # Nobody tells how many tiles were dealt, but everybody can count back from what is there now.
    for number in range(len(history) - 1, -1, -1):
        event, so_far = history[number], history[: number + 1]
        score = next((each.score for each in so_far if isinstance(each, RoundScored)), None)
        found.append(
            replace(
                view,
                turn=None,
                asks=(),
                legal_moves=(),
                verification=None,
                layout=layouts[number],
                open=layouts[number].ends,
                counts=tuple(counts),
                discards=tuple(discards),
                boneyard=yard,
                totals=tuple(totals),
                revealed=revealed[number],
                markers=markers[number],
                history=so_far,
                score=score,
                winner=event.team if isinstance(event, MatchEnded) else None,
            )
        )
        if isinstance(event, TilePlayed):
            counts[event.seat] += 1
        elif isinstance(event, TileDiscarded):
            counts[event.seat] += 1
            discards[event.seat] -= 1
        elif isinstance(event, TileDrawn):
            counts[event.seat] -= 1
            yard += 1
        for line in _lines(event):
            if line.team is not None:
                totals[line.team] -= line.points
    return tuple(reversed(found))


def _layouts(view: View) -> list[Layout]:
    """The layout after each event."""
    rules = view.ruleset
    layout, found = empty(rules, view.seats), []
    for event in view.history:
        layout = layout_after(rules, view.seats, layout, event)
        found.append(layout)
    return found


def _revealed(history: Sequence[GameEvent]) -> list[tuple[RevealedHand, ...]]:
    """The hands that lay open after each event."""
    shown: tuple[RevealedHand, ...] = ()
    found = []
    for event in history:
        if isinstance(event, HandRevealed):
            shown = (*shown, RevealedHand(event.seat, event.tiles))
        found.append(shown)
    return found


def _markers(view: View) -> list[tuple[int, ...]]:
    """The seats whose trains were open to everybody after each event: from a knock to the next tile of their own."""
    marked: set[int] = set()
    found = []
    for event in view.history:
        if isinstance(event, PositionEntered):
            marked = {*event.markers}
        elif isinstance(event, Knocked) and view.ruleset.has_markers:
            marked = {*marked, event.seat}
        elif isinstance(event, TilePlayed) and event.end == train(event.seat):
            marked = marked - {event.seat}
        found.append(tuple(sorted(marked)))
    return found


def _lines(event: GameEvent) -> tuple[ScoreLine, ...]:
    """What an event adds to the totals."""
    if isinstance(event, RoundScored):
        return event.score.lines
    return event.lines if isinstance(event, PointsScored | GameWon) else ()
