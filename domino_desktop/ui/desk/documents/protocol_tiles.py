"""The rows of a protocol that show tiles: what lay on the table, and the hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_desktop.core.events import BlockProposed, TilePlayed
from domino_desktop.core.layout import LEFT, RIGHT
from domino_desktop.core.scoring import ScoreReason
from domino_desktop.core.tiles import Tile
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import protocol as texts
from domino_desktop.i18n.messages import score, walk
from domino_desktop.i18n.narration import Names, sum_text
from domino_desktop.ui.desk.documents.protocol_walk import last_walk
from domino_desktop.ui.desk.documents.rows import Halves, Row, Tone

if TYPE_CHECKING:
    from domino_desktop.controller.protocol import Protocol
    from domino_desktop.core.views import View


def position(protocol: Protocol, names: Names, speaker: Language) -> tuple[Row, ...]:
    """What lay on the table at the end, and who proposed the block."""
    say, view = speaker.say, protocol.view
    if view.layout.is_empty:
        return ()
    values = speaker.joined(speaker.number(end.value) for end in view.layout.ends if end.value is not None)
    rows = [
        Row(values, say(walk.OPEN_ENDS), tone=Tone.FACT),
        Row(say(texts.TILES, n=view.boneyard), say(texts.BONEYARD), tone=Tone.FACT),
    ]
    proposer = next((event.seat for event in last_walk(view) if isinstance(event, BlockProposed)), None)
    if proposer is not None:
        rows.append(Row(names.seats[proposer], say(texts.PROPOSED_BY), tone=Tone.FACT))
    rows += _laid(view, names, speaker)
    if view.layout.bare:
        laid = [event.tile for event in view.history if isinstance(event, TilePlayed)]
        rows += [Row("", say(texts.LINE), halves_of(laid))] if laid else []
    if view.asleep:
        rows.append(Row("", say(texts.ASLEEP), halves_of(sorted(view.asleep))))
    return tuple(rows)


def hands(protocol: Protocol, names: Names, speaker: Language) -> tuple[Row, ...]:
    """Every hand that was laid open with what it counts, and how many tiles the others held."""
    say, view = speaker.say, protocol.view
    rows = []
    for seat, name in enumerate(names.seats):
        tiles = view.revealed_hand(seat)
        if tiles:
            counted = sorted(zip(tiles, _pips(view, seat, tiles), strict=True))
            shown, numbers = [tile for tile, _ in counted], [pips for _, pips in counted]
            rows.append(Row(_sum(numbers, speaker), name, halves_of(shown), Tone.HAND))
        elif view.layout.is_empty and not view.counts[seat]:
            continue
        else:
            rows.append(Row(say(texts.NOT_LAID_OPEN, n=view.counts[seat]), name, tone=Tone.HAND))
    whole = view.ruleset.tile_set
    if rows and _known(view) == set(whole):
        rows.append(Row(say(texts.ALL_THERE, len(whole), n=sum(tile.pips for tile in whole)), tone=Tone.QUIET))
    return tuple(rows)


def halves_of(tiles: list[Tile] | tuple[Tile, ...]) -> tuple[Halves, ...]:
    """Tiles as they are named: the lower half first."""
    return tuple((tile.low, tile.high) for tile in tiles)


def _pips(view: View, seat: int, tiles: tuple[Tile, ...]) -> tuple[int, ...]:
    """What each tile counts: as the score has it, where a blank may be worth more than nothing, else its pips."""
    for line in view.score.lines if view.score is not None else ():
        if line.reason is ScoreReason.HAND_COUNTED and line.seat == seat and len(line.numbers) == len(line.tiles):
            worth = dict(zip(line.tiles, line.numbers, strict=True))
            return tuple(worth.get(tile, tile.pips) for tile in tiles)
    return tuple(tile.pips for tile in tiles)


def _sum(numbers: list[int], speaker: Language) -> str:
    """How a hand is added up: "0 + 2 + 2 + 3 = 7"."""
    total = speaker.number(sum(numbers))
    return total if len(numbers) == 1 else speaker.say(score.SUM, sum_text(numbers, speaker), total)


def _laid(view: View, names: Names, speaker: Language) -> list[Row]:
    """One row for a line; what branches has one for each arm, a train with its owner's name."""
    say, layout = speaker.say, view.layout
    if layout.first is None:
        return []
    line = layout.halves()
    owners = {end.id: end.owner for end in layout.ends}
    rows = [Row("", say(texts.LINE), line)]
    for number, arm in enumerate(layout.arms, 1):
        if arm.id in (LEFT, RIGHT) or not arm.tiles:
            continue
        owner = owners.get(arm.id)
        if owner is not None:
            label = say(texts.TRAIN_OF, names.seats[owner])
        else:
            label = say(texts.TRAIN_OF_ALL) if view.ruleset.placing == "trains" else say(texts.ARM, number)
        rows.append(Row("", label, tuple((placed.near, placed.far) for placed in arm.tiles)))
    return rows


def _known(view: View) -> set[Tile]:
    """Every tile that is somewhere: on the table, laid open, named as not in play, or left out by the rules."""
    laid = [event.tile for event in view.history if isinstance(event, TilePlayed)]
    opened = [tile for shown in view.revealed for tile in shown.tiles]
    return {*view.layout.tiles(), *laid, *opened, *view.asleep, *view.ruleset.removed(view.seats)}
