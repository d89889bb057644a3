"""What a review says, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from domino_desktop.ai.findings import Luck, Review, Standing, TurningPoint, TurnReason
from domino_desktop.core.events import GameEvent, TilePlayed
from domino_desktop.core.layout import Layout
from domino_desktop.core.moves import Move, PlayTile
from domino_desktop.core.views import View
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import Message, review
from domino_desktop.i18n.narration import Names

_REASONS: Final[dict[TurnReason, Message]] = {
    TurnReason.GONE_OUT: review.GONE_OUT,
    TurnReason.WON_BLOCK: review.WON_BLOCK,
    TurnReason.AVOIDED_BLOCK: review.AVOIDED_BLOCK,
    TurnReason.MADE_PASS: review.MADE_PASS,
    TurnReason.FED_PARTNER: review.FED_PARTNER,
    TurnReason.SCORED: review.SCORED,
    TurnReason.SHED_PIPS: review.SHED_PIPS,
    TurnReason.SIMPLY_BETTER: review.SIMPLY_BETTER,
}


def move(wanted: Move, layout: Layout, speaker: Speaker) -> str:
    """A tile, and where it was to be laid if it fitted in several places."""
    if not isinstance(wanted, PlayTile):
        return ""
    end = layout.end(wanted.end)
    fitting = {each.value for each in layout.ends if each.accepts(wanted.tile)}
    if end is None or end.value is None or len(fitting) < 2:
        return str(wanted.tile)
    return speaker.say(review.TILE_AT, str(wanted.tile), end.value)


def turning(point: TurningPoint, layout: Layout, names: Names, speaker: Speaker) -> tuple[str, str, str]:
    """What was laid and what was better; what it cost; why."""
    what = speaker.say(
        review.LAID_AND_BETTER,
        names.seats[point.seat],
        move(point.played, layout, speaker),
        move(point.better, layout, speaker),
    )
    points = round(point.loss)
    if points < 1:
        cost = speaker.say(review.LESS_THAN_ONE)
    elif point.is_exact:
        cost = speaker.say(review.GAVE_AWAY, n=points)
    else:
        cost = speaker.say(review.GAVE_AWAY_ABOUT, speaker.number(max(1, round(point.margin))), n=points)
    reason = _REASONS[point.reason]
    why = speaker.say(reason) if point.other is None else speaker.say(reason, names.seats[point.other])
    return what, cost, why


def certain(found: Review, events: Sequence[GameEvent], speaker: Speaker) -> str:
    """From when on the block was certain; empty where there was none."""
    tile = next((each.tile for each in events if isinstance(each, TilePlayed) and each.number == found.certain), None)
    if tile is None:
        return ""
    return speaker.say(review.CERTAIN_FROM if found.is_certain_exact else review.CERTAIN_ESTIMATED, str(tile))


def luck(each: Luck, names: Names, speaker: Speaker) -> str:
    """Which share of the rounds a side wins from this deal."""
    share, margin = round(100 * each.wins), max(1, round(100 * each.margin))
    return speaker.say(review.LUCK_SHARE, names.team(each.team, speaker), speaker.number(share), speaker.number(margin))


def standing(each: Standing, view: View, names: Names, speaker: Speaker) -> str:
    """What the round is worth to each side from here."""
    parts = [
        speaker.say(review.NAME_AND_POINTS, names.team(team, speaker), speaker.number(round(points)))
        for team, points in enumerate(each.points)
    ]
    message = review.STANDING if each.is_exact else review.STANDING_ABOUT
    return speaker.say(message, ", ".join(parts))
